"""The sequence of play, as the rulebook lists it."""

from __future__ import annotations

from fondaco.games.orleans import frames
from fondaco.games.orleans.actions import Act, Actions, Next, ReturnFollowers
from fondaco.games.orleans.census import Census
from fondaco.games.orleans.deeds import Canalisation, GiveToDeed
from fondaco.games.orleans.ending import End
from fondaco.games.orleans.events import Event, GiveFood, Plague, Shelter, Strike
from fondaco.games.orleans.followers import Draw, DrawFollower, Tower
from fondaco.games.orleans.planning import Plan, Planned, Prepare, Send, Wait
from fondaco.games.orleans.recruiting import Recruit
from fondaco.games.orleans.round import Hourglass, PassFirstPlayer, Round
from fondaco.games.orleans.setup import DiscardGoods, DrawFirstPlayer, Exclude, LayGoods, SetUp
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.technology import LayTechnology
from fondaco.games.orleans.tiles import Bathhouse, BathhouseDraw, BathhouseSend, Pharmacy
from fondaco.games.orleans.torture import Torture, TorturedFollower
from fondaco.games.orleans.town import TakeTile
from fondaco.games.orleans.travel import TakeGood, Travel
from fondaco.kernel import Step

SEQUENCE: dict[int, Step[Orleans]] = {
    # Game preparation
    frames.SET_UP: SetUp(),
    frames.DRAW_FIRST_PLAYER: DrawFirstPlayer(),
    frames.LAY_GOODS: LayGoods(),
    frames.DISCARD_GOODS: DiscardGoods(),
    frames.EXCLUDE: Exclude(),
    # Phases 1 and 2: hourglass and census
    frames.ROUND: Round(),
    frames.HOURGLASS: Hourglass(),
    frames.CENSUS: Census(),
    # Phases 3 and 4: followers and planning, all at the same time
    frames.PREPARE: Prepare(),
    frames.DRAW: Draw(),
    frames.DRAW_FOLLOWER: DrawFollower(),
    frames.TOWER: Tower(),
    frames.PLAN: Plan(),
    frames.SEND: Send(),
    frames.WAIT: Wait(),
    frames.PLANNED: Planned(),
    # Phase 5: actions
    frames.ACTIONS: Actions(),
    frames.ACT: Act(),
    frames.NEXT: Next(),
    frames.RETURN_FOLLOWERS: ReturnFollowers(),
    frames.RECRUIT: Recruit(),
    frames.TAKE_TILE: TakeTile(),
    frames.TRAVEL: Travel(),
    frames.TAKE_GOOD: TakeGood(),
    frames.GIVE_TO_DEED: GiveToDeed(),
    frames.CANALISATION: Canalisation(),
    frames.PHARMACY: Pharmacy(),
    frames.BATHHOUSE_DRAW: BathhouseDraw(),
    frames.BATHHOUSE: Bathhouse(),
    frames.BATHHOUSE_SEND: BathhouseSend(),
    frames.LAY_TECHNOLOGY: LayTechnology(),
    # Phase 6: event
    frames.EVENT: Event(),
    frames.STRIKE: Strike(),
    frames.SHELTER: Shelter(),
    frames.GIVE_FOOD: GiveFood(),
    frames.PLAGUE: Plague(),
    frames.TORTURE: Torture(),
    frames.TORTURED_FOLLOWER: TorturedFollower(),
    # Phase 7 and the end
    frames.PASS_FIRST_PLAYER: PassFirstPlayer(),
    frames.END: End(),
}

STEPS: tuple[Step[Orleans], ...] = tuple(SEQUENCE[number] for number in range(len(SEQUENCE)))
