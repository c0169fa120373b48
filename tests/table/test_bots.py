"""Bots sit at the table like people: they see what their seat sees and answer with an option."""

import gc
from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.table.play import GAME

from fondaco.kernel import State, View
from fondaco.table import SITTERS, AnyGame, Table, register_bot


def reachable(*roots: object) -> list[object]:
    """Everything that can be reached from some objects, code aside."""
    seen: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, type | ModuleType) and not callable(thing):
            seen[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return list(seen.values())


class Spy:
    """Looks at all it is given."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.views: list[View] = []

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        assert isinstance(view, View) and not isinstance(view, State)
        found = [thing for thing in reachable(view, options, random) if isinstance(thing, State | Table)]
        assert not found, f"a bot can reach {found}"
        assert options and all(isinstance(option, int) for option in options)
        choice = options[-1]
        self.asked.append((view.seat, choice))
        self.views.append(view)
        options.clear()  # it may do with its list what it likes
        return choice


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    spy = Spy()
    monkeypatch.setitem(SITTERS, "spy", lambda: spy)
    return spy


def test_a_bot_gets_its_own_view_and_no_position(spy: Spy) -> None:
    table = Table(GAME, seats=["random", "spy", "random"], seed=3)
    for _ in range(60):
        table.bot_plays()
    assert spy.asked and {view.seat for view in spy.views} == {1}
    assert all(len(view.hand) == len(table.view(1).hand) for view in spy.views if hasattr(view, "hand"))


def test_a_bots_choice_is_played(spy: Spy) -> None:
    table = Table(GAME, seats=["spy", "spy"], seed=3)
    for _ in range(40):
        length = table.length
        assert table.bot_plays()
        seat, choice = spy.asked[-1]
        entry = table._entries[length]
        assert (entry.seat, table.game.step_and_option(entry.action)[1], entry.forced) == (seat, choice, False)


def test_a_bot_is_not_asked_where_there_is_no_choice(spy: Spy) -> None:
    table = Table(GAME, seats=["spy", "spy"], seed=3)
    table.finish()
    assert len(spy.asked) == sum(not entry.forced and entry.seat >= 0 for entry in table._entries)


def test_a_bot_that_breaks_the_rules_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        """Takes what nobody offered."""

        def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
            return max(options) + 1

    monkeypatch.setitem(SITTERS, "cheat", Cheat)
    table = Table(GAME, seats=["cheat", "ada"], seed=3, settings={"starting-player": "ochre"})
    before = table.save()
    with pytest.raises(ValueError, match="the bot cheat chose"):
        table.finish()
    assert table.save() == before


def test_a_bot_may_be_welcomed_under_any_name() -> None:
    register_bot("newcomer", Spy)
    try:
        table = Table(GAME, seats=["newcomer", "ada"], seed=3)
        assert [table.person(seat) for seat in range(2)] == [False, True]
    finally:
        del SITTERS["newcomer"]


def test_a_bots_random_numbers_are_its_own_and_fixed_by_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int, float]] = []

    class Dreamer:
        """Only listens to its random numbers."""

        def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
            drawn.append((view.seat, random.random()))
            return options[0]

    monkeypatch.setitem(SITTERS, "dreamer", Dreamer)
    for _ in range(2):
        table = Table(GAME, seats=["dreamer", "dreamer"], seed=8)
        for _ in range(30):
            table.bot_plays()
    first, second = drawn[:30], drawn[30:]
    assert first == second
    assert len({number for _, number in first}) == len(first)
