"""The greedy bot in The Enterprise of England: it weighs the dice still to be rolled, and beats chance."""

from __future__ import annotations

from random import Random

from tests.games.virgin_queen.scene import ENGLAND, REBELS, SPAIN, Scene

from fondaco.arena import matches, standings, tournament
from fondaco.bots import Greedy


def choice(t: Scene, seat: int) -> str:
    """What the bot does in a scene."""
    frame = t.s.frames[-1]
    options = t.game.legal(t.s, frame)
    option = Greedy().choose(t.game, t.game.view(t.s, seat), options, Random(1))
    return t.game.notation[t.game.action(frame[0], option)]


def test_it_takes_london_when_it_can() -> None:
    t = Scene().war(ENGLAND).units("london", spanish_regular=6).leader("parma", "london").act(SPAIN, 1)
    assert choice(t, SPAIN) == "act assault"


def test_it_does_not_storm_what_it_cannot_take() -> None:
    t = Scene().war(ENGLAND).units("london", spanish_regular=5, english_regular=4).leader("leicester", "london")
    assert choice(t.act(SPAIN, 1), SPAIN) != "act assault"


def test_it_rises_where_nobody_guards() -> None:
    t = Scene().units("rotterdam", spanish_regular=4).act(REBELS, 2)
    assert choice(t, REBELS) == "act rebel"
    assert choice(t.play("act rebel"), REBELS) != "rebel rotterdam"


def test_it_executes_mary_rather_than_face_the_next_plot() -> None:
    t = Scene(turn=3)
    t.s.jesuits = [0, 3, 0]
    t.s.informant[ENGLAND] = 1  # Spain's, on England
    t.begin((t.game.steps.index(next(step for step in t.game.steps if step.name == "mary")), ENGLAND, 0))
    assert choice(t, ENGLAND) == "mary execute"


def test_it_beats_chance() -> None:
    """A sample on every run; docs/virgin-queen.md has the figures of a thousand games of greedy against itself."""
    bots = ["greedy", "random"]
    greedy, _ = standings(bots, list(tournament(matches("virgin-queen", bots, 8, "sample"), workers=1)))
    assert greedy.wins >= 7
