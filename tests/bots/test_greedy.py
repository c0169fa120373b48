"""The greedy bot: it plays from views, completes its moves, and beats chance."""

from random import Random

from tests.games.column_of_fire.position_builder import Position

from fondaco.arena import matches, standings, tournament
from fondaco.bots import Greedy, RandomSitter
from fondaco.games.column_of_fire.rules import frames


def choice(t: Position, seat: int = 0) -> str:
    """What the bot does in a position."""
    frame = t.s.frames[-1]
    options = t.game.legal(t.s, frame)
    option = Greedy().choose(t.game, t.game.view(t.s, seat), options, Random(1))
    return t.game.notation[t.game.action(frame[0], option)]


def test_it_sells_rather_than_leaves() -> None:
    t = Position().house(0, "england", 1).goods(0, cloth=1)
    t.disk(0, "ship-england").begin((frames.SELL_AT_SHIP, 0, 0))
    assert t.asked == "ship"
    assert choice(t) == "ship sell cloth"


def test_it_looks_through_the_decisions_that_complete_a_move() -> None:
    """Only the sale behind the captain makes him worth using."""
    t = Position().house(0, "england", 1).goods(0, cloth=1)
    t.character(0, "captain-england", "white", 4)
    t.first_half()
    assert choice(t) == "use first"


def test_it_changes_religion_before_a_conflict_it_would_lose() -> None:
    t = Position(2).religions("CP").score(10, 10).house(0, "spain", 6).stones("spain", "PPN")
    t.ending_turn()
    assert choice(t) == "end ransom"
    t.play("end ransom")
    assert choice(t) == "ransom black"
    t.play("ransom black", "religion-die 3")
    assert choice(t) == "believe protestant"


def test_it_sees_only_its_view() -> None:
    """The same view and the same random numbers give the same choice, whatever the others hold."""
    others: set[str] = set()
    for seed in range(5):
        t = Position(3).tile(1, "free-die").tile(2, "points-3").rolled(0, white=4, blue=2, purple=6)
        t.character(0, "elizabeth-i", "brown", 3).taking()
        imagined = Position(3)
        imagined.s = t.game.imagine(t.game.view(t.s, 0), Random(seed).random)
        others.add(str(imagined.s.hand))
        assert choice(imagined) == choice(t)
    assert len(others) > 1


def test_it_beats_chance() -> None:
    """At least 95 of 100 two-player games; here a sample on every run."""
    bots = ["greedy", "random"]
    outcomes = list(tournament(matches("column-of-fire", bots, 8, "sample"), workers=1))
    greedy, random = standings(bots, outcomes)
    assert greedy.wins == 8
    assert greedy.points > 2 * random.points


def test_chance_takes_every_option() -> None:
    t = Position().taking()
    t.rolled(0, white=1, blue=2, orange=3, brown=4, purple=5)
    options = t.game.legal(t.s, t.s.frames[-1])
    random = Random(3)
    view = t.game.view(t.s, 0)
    assert {RandomSitter().choose(t.game, view, options, random) for _ in range(300)} == set(options)
