"""The search bot: it plays fair, within its budget, and says why."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from fondaco.bots import LEVELS, Budget, Council, Search
from fondaco.bots.levels import strength_of
from fondaco.table import AnyGame, BadSeats, Sitter, Table, games, sitter_named
from fondaco.table import record as records
from fondaco.table.house import Remembering

THOUGHTS = 8
"""How many decisions of one game are thought about twice."""


def finished(game: str) -> Table:
    """A game between bots that play at random; in Orléans with some that have something in their bags."""
    other = "greedy" if game == "orleans" else "random"
    table = Table(game, ["random", other, other], "search")
    table.finish()
    return table


def moments(table: Table, seat: int, count: int) -> list[int]:
    """Some decisions of a seat, from the whole game."""
    decided = table.decided_by(seat)
    return decided[:: max(1, len(decided) // count)][:count]


# Fair play


@pytest.mark.parametrize("game", games())
def test_what_it_cannot_see_changes_nothing(game: str) -> None:
    """Hidden facts are swapped for others that agree with its view; with the same random numbers it decides alike."""
    table, swapped = finished(game), 0
    for at in table.decided_by(0)[::3]:
        thought = table.thought_at(at, "search")
        true = thought.game.imagine(thought.view, Random("true").random)
        other = thought.game.imagine(thought.view, Random("other").random)
        if swapped < THOUGHTS and any(getattr(true, name) != getattr(other, name) for name in true.VISIBLE):
            swapped += 1
            chosen = [chosen_in(thought.game, s, thought.view.seat, thought.pending.frame) for s in (true, other)]
            assert chosen[0] == chosen[1]
    assert swapped > 3, "hardly anything was hidden in any of the positions"


def chosen_in(game: AnyGame, s: Any, seat: int, frame: tuple[int, int, int]) -> tuple[int, ...]:
    """All that a search finds in a whole position, of which it is shown its seat's view."""
    analysis = Search(Budget(16)).think(game, game.view(s, seat), game.legal(s, frame), Random("same"))
    return tuple(number for prospect in analysis.prospects for number in (prospect.option, prospect.visits))


def test_it_is_told_nothing_secret() -> None:
    """What happened so far reaches it as the seat's own record has it: secrets of others are left out."""
    table, secrets = Table("virgin-queen", ["random", "random"], "secret"), 0
    for _ in range(60):
        lines = records.parse(table.record(0)).lines
        known = table.known_to(0)
        assert [seat for seat, _ in known] == [line.seat for line in lines]
        for (_, action), line in zip(known, lines, strict=True):
            hidden = line.move.endswith(records.SECRET)
            assert (table.game.notation[action] if action >= 0 else None) == (None if hidden else line.move)
            secrets += hidden
        table.bot_plays()
    assert secrets


# Playing


@pytest.mark.parametrize("game", games())
def test_it_plays_a_game_to_its_end(game: str) -> None:
    table = Table(game, ["search@3", "search@3"], "whole")
    table.finish()
    assert table.over


def test_the_same_numbers_give_the_same_decision() -> None:
    thoughts = [finished("orleans").thought_at(60, "search@40") for _ in (1, 2)]
    assert thoughts[0].move() == thoughts[1].move()


def test_it_beats_chance() -> None:
    table = Table("column-of-fire", ["search@10", "random"], "strong")
    table.finish()
    assert table.winners == [0]


def test_it_ends_with_its_seconds() -> None:
    thought = finished("column-of-fire").thought_at(40, "search@0.2s")
    thought.option()  # everything is loaded
    start = perf_counter()
    thought.option()
    assert perf_counter() - start < 1.0


def test_it_ends_when_it_is_told_to() -> None:
    thought = finished("column-of-fire").thought_at(40, "search@600s")
    search = Search(Budget(seconds=600.0))
    search.stop = lambda: True
    start = perf_counter()
    assert search.choose(thought.game, thought.view, thought.options, thought.random) in thought.options
    assert perf_counter() - start < 5.0


def test_it_goes_on_with_the_tree_of_its_last_decision() -> None:
    """What it found out about what follows counts for the next decision."""
    remembered = iterations(Search(Budget(60)), forgets=False)
    assert remembered < iterations(Search(Budget(60)), forgets=True)


def iterations(search: Search, forgets: bool) -> int:
    """How many games are imagined for the decisions of half a game."""
    table, count = Table("column-of-fire", ["you", "random"], "tree"), 0
    table.go_on()
    while (decision := table.decision_of(0)) is not None and table.length < 80:
        if forgets:
            search = Search(search.budget)
        search.remember(table.known_to(0))
        options = [move.option for move in decision.moves]
        analysis = search.think(table.game, decision.view, options, Random(table.length))
        count += analysis.iterations - analysis.known
        table.play(decision.moves[options.index(analysis.best.option)])
        table.go_on()
    return count


# Saying why


@pytest.mark.parametrize("game", games())
def test_it_says_why(game: str) -> None:
    """Options with visits and expected shares of victory, the best first, and a line that can be played."""
    table = finished(game)
    thought = table.thought_at(moments(table, 0, 5)[2], "search@60")
    analysis = Search(Budget(60)).think(thought.game, thought.view, thought.options, thought.random)
    assert sorted(prospect.option for prospect in analysis.prospects) == sorted(thought.options)
    assert sum(analysis.expected) == pytest.approx(1.0)
    assert analysis.best.visits == max(prospect.visits for prospect in analysis.prospects)
    assert analysis.line[0].option == analysis.best.option
    for reply in analysis.line:
        assert reply.view.seat == reply.seat
        assert reply.view.frame == reply.frame


def test_a_council_puts_together_what_its_members_found() -> None:
    """Two processes imagine their own games of the same decision."""
    thought = finished("column-of-fire").thought_at(40, "search")
    sitter = sitter_named("search@20*2")
    assert isinstance(sitter, Council)
    analysis = sitter.think(thought.game, thought.view, thought.options, Random(1))
    assert analysis.iterations > 20
    assert sum(prospect.visits for prospect in analysis.prospects) == analysis.iterations
    assert sum(analysis.expected) == pytest.approx(1.0)


# Names, budgets, levels


@pytest.mark.parametrize("name", ["search", "search@5", "search@0.5s", *LEVELS])
def test_it_can_be_told_how_long_to_think(name: str) -> None:
    sitter: Sitter = sitter_named(name)
    assert isinstance(sitter, Remembering)


@pytest.mark.parametrize(
    "name", ["search@", "search@0", "search@-3", "search@1e9s", "search@fast", "greedy@5", "x", "search@1s*0"]
)
def test_a_wrong_budget_gets_one_sentence(name: str) -> None:
    with pytest.raises(BadSeats) as wrong:
        sitter_named(name)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize("game", games())
def test_levels_think_more_or_slip_less_from_one_to_the_next(game: str) -> None:
    strengths = [strength_of(game, level) for level in LEVELS]
    ranks = [(strength.iterations, -strength.carelessness) for strength in strengths]
    assert ranks == sorted(set(ranks))
