"""Which step each number of `frames.py` stands for."""

from typing import Final

from fondaco.games.orleans import sequence
from fondaco.games.orleans.rules import census, ending, events, followers, frames, hourglass, planning, setup, torture
from fondaco.games.orleans.rules.actions import acting, deeds, recruiting, technology, tiles, town, travel
from fondaco.games.orleans.state import Orleans
from fondaco.kernel import Step, numbered

STEPS: Final[tuple[Step[Orleans], ...]] = numbered(
    {
        # Game preparation
        frames.SET_UP: sequence.SetUp(),
        frames.DRAW_FIRST_PLAYER: setup.DrawFirstPlayer(),
        frames.LAY_GOODS: setup.LayGoods(),
        frames.DISCARD_GOODS: setup.DiscardGoods(),
        frames.EXCLUDE: setup.Exclude(),
        # Phases 1 and 2: hourglass and census
        frames.ROUND: sequence.Round(),
        frames.HOURGLASS: hourglass.Hourglass(),
        frames.CENSUS: census.Census(),
        # Phases 3 and 4: followers and planning
        frames.PREPARE: sequence.Prepare(),
        frames.DRAW: followers.Draw(),
        frames.DRAW_FOLLOWER: followers.DrawFollower(),
        frames.TOWER: followers.Tower(),
        frames.PLAN: planning.Plan(),
        frames.SEND: planning.Send(),
        frames.WAIT: planning.Wait(),
        frames.PLANNED: planning.Planned(),
        # Phase 5: actions
        frames.ACTIONS: sequence.Actions(),
        frames.ACT: acting.Act(),
        frames.NEXT: sequence.Next(),
        frames.RETURN_FOLLOWERS: acting.ReturnFollowers(),
        frames.RECRUIT: recruiting.Recruit(),
        frames.TAKE_TILE: town.TakeTile(),
        frames.TRAVEL: travel.Travel(),
        frames.TAKE_GOOD: travel.TakeGood(),
        frames.GIVE_TO_DEED: deeds.GiveToDeed(),
        frames.CANALISATION: deeds.Canalisation(),
        frames.PHARMACY: tiles.Pharmacy(),
        frames.BATHHOUSE_DRAW: tiles.BathhouseDraw(),
        frames.BATHHOUSE: tiles.Bathhouse(),
        frames.BATHHOUSE_SEND: tiles.BathhouseSend(),
        frames.LAY_TECHNOLOGY: technology.LayTechnology(),
        # Phase 6: event
        frames.EVENT: sequence.Event(),
        frames.STRIKE: events.Strike(),
        frames.SHELTER: events.Shelter(),
        frames.GIVE_FOOD: events.GiveFood(),
        frames.PLAGUE: events.Plague(),
        frames.TORTURE: torture.Torture(),
        frames.TORTURED_FOLLOWER: torture.TorturedFollower(),
        # Phase 7 and the end
        frames.PASS_FIRST_PLAYER: sequence.PassFirstPlayer(),
        frames.END: ending.End(),
    }
)
