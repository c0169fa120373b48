"""The greedy bot in Orléans: it plans, recruits, travels and builds."""

from random import Random

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, Position

from fondaco import Table
from fondaco.arena import matches, standings, tournament
from fondaco.bots import Greedy
from fondaco.games.orleans.bot.outlook import Outlook
from fondaco.games.orleans.bot.prospects import action_values
from fondaco.games.orleans.vocabulary import BATHHOUSE

OWN = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")


def choice(t: Position, seat: int = OCHRE) -> str:
    """What the bot does in a position."""
    frame = next(pending.frame for pending in t.game.pending(t.s) if pending.seat == seat)
    options = t.game.legal(t.s, frame)
    option = Greedy().choose(t.game, t.game.view(t.s, seat), options, Random(1))
    return t.game.notation[t.game.action(frame[0], option)]


def planned(t: Position, seat: int) -> list[str]:
    """What the bot does until it is ready."""
    moves: list[str] = []
    while not moves or moves[-1] != "plan ready":
        moves.append(choice(t, seat))
        assert len(moves) < 40, f"it never gets ready: {moves}"
        if moves[-1] != "plan ready":
            t.play(moves[-1], seat=seat)
    return moves


@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_it_sends_followers_to_places_they_can_complete(seat: int) -> None:
    t = Position(3, round=3).market(seat, "boatman", "craftsman", "farmer", "trader", "knight").planning()
    planned(t, seat)
    done = [place for place in t.manned(seat) if "" not in t.standing(seat, place)]
    assert done, f"nothing is activated: {t.manned(seat)}"


def test_it_takes_nobody_up_only_to_put_them_back() -> None:
    t = Position(2, round=5).market(OCHRE, "boatman", "monk", "scholar", "farmer").planning()
    moves = planned(t, OCHRE)
    assert not [move for move in moves if move == "send keep" or move.startswith("plan back")]


def test_what_a_position_is_worth_does_not_depend_on_those_seen_before() -> None:
    """A farmer at the town hall is worth what the deeds still ask for, whatever they asked for in another game."""
    positions = [Position(2, round=18).put(OCHRE, "town-hall-1", "farmer") for _ in range(3)]
    first, full, again = positions[0], positions[1].deeds_full(), positions[2]
    worth = [t.game.evaluate(t.planning().s, OCHRE) for t in (first, full, again)]
    assert worth[0] == worth[2] > worth[1]


def test_the_bathhouse_is_worth_something_only_to_who_has_somebody_to_draw() -> None:
    """Also if a position was looked at before that is alike, but for where the follower is."""
    in_bag = Position(2, round=5).tile(OCHRE, "bathhouse").bag(OCHRE, "farmer").planning()
    in_market = Position(2, round=5).tile(OCHRE, "bathhouse").bag(OCHRE).market(OCHRE, "farmer").planning()
    worth = [action_values(Outlook(t.s, OCHRE))[BATHHOUSE] for t in (in_bag, in_market, in_bag)]
    assert worth[0] == worth[2] > worth[1] == 0.0


def test_it_draws_as_many_as_it_may() -> None:
    t = Position(2, round=5).bag(OCHRE, "farmer", "boatman", "trader", "knight", "monk").followers()
    assert choice(t) == "draw 4"


def test_it_builds_where_it_may_and_does_not_pass_before() -> None:
    t = Position(2, round=10).merchant(OCHRE, "blois").fill(OCHRE, "guildhall").actions(OCHRE)
    assert choice(t) == "act guildhall"


def test_it_takes_the_dearest_good_on_its_way() -> None:
    t = Position(2, round=18).merchant(OCHRE, "le-mans").on_map("road", "le-mans", "tours", "brocade", "grain")
    t.fill(OCHRE, "wagon").actions(OCHRE).play("act wagon", "travel tours")
    assert choice(t) == "good brocade"


def test_it_gives_to_deeds_in_the_last_round() -> None:
    t = Position(2, round=18).market(OCHRE, "monk").planning()
    assert choice(t) == "plan monk"
    t.play("plan monk", seat=OCHRE)
    assert choice(t).startswith("send town-hall")


def test_it_eats_the_cheapest_food() -> None:
    t = Position(2, round=7).goods(OCHRE, grain=1, wine=1).event("harvest")
    assert choice(t) == "food grain"


def test_it_sees_only_its_view() -> None:
    """The same view and the same random numbers give the same choice, whatever is in the others' bags."""
    others: set[str] = set()
    t = Position(4, round=6).market(OCHRE, "farmer", "boatman", "knight", "monk")
    t.bag(1, *OWN, "knight", "monk").bag(2, *OWN, "scholar", "farmer").bag(3, *OWN, "trader").planning()
    for seed in range(5):
        imagined = Position(4)
        imagined.s = t.game.imagine(t.game.view(t.s, OCHRE), Random(seed).random)
        others.add(str(imagined.s.bag[1:]))
        assert choice(imagined) == choice(t)
    assert len(others) > 1


def test_it_beats_chance() -> None:
    """At least 98 of 100 two-player games; here a sample on every run."""
    bots = ["greedy", "random"]
    greedy, random = standings(bots, list(tournament(matches("orleans", bots, 6, "sample"), workers=1)))
    assert greedy.wins == 6
    assert greedy.points > random.points + 50


def test_four_of_them_score_well() -> None:
    table = Table("orleans", seats=["greedy"] * 4, seed=12)
    table.finish()
    assert min(table.scores) > 40
