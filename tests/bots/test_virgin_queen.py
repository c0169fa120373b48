"""Bots in The Enterprise of England: greedy weighs dice still to be rolled and beats chance; how far a search looks."""

from itertools import pairwise
from random import Random

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position

from fondaco.arena import matches, standings, tournament
from fondaco.bots import Greedy


def choice(t: Position, seat: int) -> str:
    """What the bot does in a position."""
    frame = t.s.frames[-1]
    options = t.game.legal(t.s, frame)
    option = Greedy().choose(t.game, t.game.view(t.s, seat), options, Random(1))
    return t.game.notation[t.game.action(frame[0], option)]


def test_it_takes_london_when_it_can() -> None:
    t = Position().war(ENGLAND).units("london", spanish_regular=6).leader("parma", "london").act(SPAIN, 1)
    assert choice(t, SPAIN) == "act assault"


def test_it_does_not_storm_what_it_cannot_take() -> None:
    t = Position().war(ENGLAND).units("london", spanish_regular=5, english_regular=4).leader("leicester", "london")
    assert choice(t.act(SPAIN, 1), SPAIN) != "act assault"


def test_it_rises_where_nobody_guards() -> None:
    t = Position().units("rotterdam", spanish_regular=4).act(REBELS, 2)
    assert choice(t, REBELS) == "act rebel"
    assert choice(t.play("act rebel"), REBELS) != "rebel rotterdam"


def test_it_executes_mary_rather_than_face_the_next_plot() -> None:
    t = Position(turn=3)
    t.s.jesuits = [0, 3, 0]
    t.s.informant[ENGLAND] = 1  # Spain's, on England
    t.begin((t.game.steps.index(next(step for step in t.game.steps if step.name == "mary")), ENGLAND, 0))
    assert choice(t, ENGLAND) == "mary execute"


@pytest.mark.parametrize(("players", "growth"), [(3, [1, 1, 1, 1]), (2, [1, 0, 2, 1])])
def test_the_clock_of_a_search_waits_until_a_seat_has_acted_for_all_its_powers(players: int, growth: list[int]) -> None:
    """Spain, England, the rebels and Spain again: with two players England's seat acts twice in a row."""
    t = Position(players).hand(SPAIN, "one", "two").hand(ENGLAND, "one").hand(REBELS, "one").impulse(SPAIN)
    clock = [t.game.clock(t.s)]
    for card in ("one", "one", "one", "two"):
        t.play(f"impulse play {card}")
        assert t.game.clock(t.s) == clock[-1]  # while the points of a card are spent
        t.play("act end")
        clock.append(t.game.clock(t.s))
    assert [later - earlier for earlier, later in pairwise(clock)] == growth


def test_the_clock_goes_on_as_before_when_england_passes() -> None:
    t = Position(2).hand(ENGLAND, "one").hand(REBELS, "one").impulse(ENGLAND)
    before = t.game.clock(t.s)
    t.play("impulse pass")
    assert t.game.clock(t.s) == before
    t.play("impulse play one", "act end")
    assert t.game.clock(t.s) == before + 1


def test_it_beats_chance() -> None:
    """A sample on every run; docs/virgin-queen.md has the figures of a thousand games of greedy against itself."""
    bots = ["greedy", "random"]
    greedy, _ = standings(bots, list(tournament(matches("virgin-queen", bots, 8, "sample"), workers=1)))
    assert greedy.wins >= 7
