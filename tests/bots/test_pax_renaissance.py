"""The greedy bot in Pax Renaissance: it sees how near each victory is, and declares."""

from random import Random

from tests.games.pax_renaissance.position_builder import Position

from fondaco import Table
from fondaco.arena import matches, standings, tournament
from fondaco.bots import Greedy
from fondaco.games.pax_renaissance.vocabulary import BY_PATRON

KINGS = """
victories = ["imperial"]
[[seats]]
florins = 1
west = ["england", "france", "hre"]
[[seats]]
florins = 3
"""


def choice(t: Position) -> str:
    """What the bot does in a position."""
    frame = t.s.frames[-1]
    options = t.game.legal(t.s, frame)
    option = Greedy().choose(t.game, t.game.view(t.s, t.who), options, Random(1))
    return t.game.notation[t.game.action(frame[0], option)]


def test_it_declares_a_victory_that_it_has() -> None:
    assert choice(Position(KINGS)) == "turn declare imperial"


def test_it_buys_the_comet_that_opens_its_victory_and_wins() -> None:
    inactive = KINGS.replace('victories = ["imperial"]', "")
    t = Position(inactive + '[market]\neast = ["kremlin", "comet-east-1"]\n[piles]\nwest = { bottom = 12, comets = 2 }')
    for expected in ("turn buy east-1", "activate imperial", "turn declare imperial"):
        assert choice(t) == expected
        t.play(expected)
    assert t.asked() == "over"


def test_it_takes_money_where_it_lies() -> None:
    t = Position(
        """
        [[seats]]
        west = ["merchants-of-the-staple"]
        [market]
        west = [{ card = "luther", florins = 1 }, "jesuits", { card = "the-bold", florins = 2 }]
        """
    ).play("turn run west")
    assert choice(t) == "operate use merchants-of-the-staple commerce"


def test_it_does_not_start_a_war_that_it_must_lose() -> None:
    t = Position('[[seats]]\nhand = ["flanders-guild"]\n[cities]\nparis = "catholic knight"\nlyon = "catholic knight"')
    assert choice(t.play("turn play flanders-guild")) == "one-shot refuse"


def test_it_starts_a_revolt_that_brings_a_king() -> None:
    t = Position('[[seats]]\nhand = ["flanders-guild"]').play("turn play flanders-guild")
    assert choice(t) == "one-shot france"


def test_it_sees_only_its_view() -> None:
    """The same view and the same random numbers give the same choice, whatever the others hold."""
    table = Table("pax-renaissance", ["you", "greedy", "greedy"], seed=5)
    held: set[str] = set()
    for _ in range(8):
        table.go_on()
        view = table.view(0)
        picks = set()
        for seed in range(3):
            imagined = table.game.imagine(view, Random(seed).random)
            held.add(f"{imagined.western_hand} {imagined.eastern_hand}")
            options = table.game.legal(imagined, view.frame)
            picks.add(Greedy().choose(table.game, table.game.view(imagined, 0), options, Random(1)))
        assert len(picks) == 1
        table.play(table.moves()[0])
    assert len(held) > 3


def test_it_beats_chance() -> None:
    """At least 95 of 100 two-player games; here a sample on every run."""
    bots = ["greedy", "random"]
    greedy, _ = standings(bots, list(tournament(matches("pax-renaissance", bots, 20, "sample"), workers=1)))
    assert greedy.wins >= 19


def test_it_really_declares() -> None:
    endings = []
    for seed in range(6):
        table = Table("pax-renaissance", ["greedy", "greedy"], seed=seed)
        table.finish()
        endings.append(table.view(-1).ending)
    assert sum(ending != BY_PATRON for ending in endings) >= 3
