"""The search bot: it plays fair, within its budget, and says why."""

from math import log
from random import Random
from time import perf_counter

import pytest

from fondaco.bots import LEVELS, Budget, Council, Search
from fondaco.bots.levels import strength_of
from fondaco.bots.search import Settings
from fondaco.bots.search.search import is_decided
from fondaco.bots.search.tree import Node, Tree
from fondaco.table import BadSeats, Sitter, Table, games, sitter_named
from fondaco.table import record as records
from fondaco.table.registry import Remembering

THOUGHTS = {"greedy": 8, "merchant": 8, "search@16": 6}
"""How many decisions of one game each bot thinks about twice."""


def rival_in(game: str) -> str:
    """Who plays at random; in Orléans rather somebody who comes to have something in the bag."""
    return "greedy" if game == "orleans" else "random"


def finished(game: str) -> Table:
    """A game between bots, one at least of which plays at random."""
    table = Table(game, ["random", rival_in(game), rival_in(game)], "search")
    table.finish()
    return table


def moments(table: Table, seat: int, count: int) -> list[int]:
    """Some decisions of a seat, from the whole game."""
    decided = table.decided_by(seat)
    return decided[:: max(1, len(decided) // count)][:count]


# Fair play


@pytest.mark.parametrize("bot", THOUGHTS)
@pytest.mark.parametrize("game", games())
def test_what_a_bot_cannot_see_changes_nothing(game: str, bot: str) -> None:
    """Two tables play the same game; before each thought what is hidden is swapped at one of them."""
    rival = rival_in(game)
    table, other = (Table(game, [bot, rival, rival], "fair") for _ in (1, 2))
    swapped = 0
    while swapped < THOUGHTS[bot] and (thought := table.bot_thinks()) is not None:
        move = thought.move()
        if thought.pending.seat == 0 and len(thought.options) > 1:
            swapped += _decides_alike_elsewhere(other, move, Random(table.length))
        for each in (table, other):
            each.play(move, thought.pending.seat)
    assert swapped == THOUGHTS[bot], "hardly anything was hidden in any of the positions"


def _decides_alike_elsewhere(table: Table, expected: str, random: Random) -> bool:
    """Let the bot think in a position that agrees with its view; whether it was another one than the true one."""
    true = table._state
    imagined = table.game.imagine(table.view(0), random.random)
    imagined.heard = []
    table._state, table._views = imagined, {}
    thought = table.bot_thinks()
    assert thought is not None and thought.move() == expected
    table._state, table._views = true, {}
    return any(getattr(true, name) != getattr(imagined, name) for name in true.VISIBLE)


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
@pytest.mark.whole_games
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


def test_what_was_taken_back_is_not_shunned() -> None:
    """After an undo it decides as a bot does that was never there before."""
    table = Table("pax-renaissance", ["you", "you"], "undo")
    fresh, other = Search(Budget(30)), Search(Budget(30))
    first = decided(fresh, table)
    table.play(first)
    decided(fresh, table)
    table.undo()
    assert decided(fresh, table) == decided(other, table)


def decided(search: Search, table: Table) -> str:
    """What a search that remembers its own thoughts would play."""
    decision = table.decision
    assert decision is not None
    search.remember(table.known_to(decision.seat))
    options = [move.option for move in decision.moves]
    option = search.choose(table.game, decision.view, options, Random(table.length))
    return str(decision.moves[options.index(option)])


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
            search = Search(search.budget, search.settings)
        search.remember(table.known_to(0))
        options = [move.option for move in decision.moves]
        analysis = search.think(table.game, decision.view, options, Random(table.length))
        count += analysis.iterations - analysis.known
        table.play(decision.moves[options.index(analysis.best.option)])
        table.go_on()
    return count


# When a search may end before its budget


def root_with(*children: tuple[int, float]) -> Node:
    """A decision between options that were looked at so often, and promise the first seat so much."""
    root = Node(-1, 1, 2)
    for key, (visits, share) in enumerate(children):
        child = root.children[key] = Node(key, 0, 2)
        child.visits, child.totals = visits, [visits * share, visits * (1 - share)]
    return root


@pytest.mark.parametrize(("second", "decided"), [(50, True), (70, False)])
def test_a_search_ends_when_the_second_will_hardly_catch_up(second: int, decided: bool) -> None:
    """With 80 games still to come and a doubt of 0.4, the first must be more than 32 ahead."""
    root = root_with((100, 0.6), (second, 0.5))
    assert is_decided(root, [0, 1], left=80, done=100 + second, doubt=0.4) == decided


@pytest.mark.parametrize(("left", "decided"), [(60, True), (400, False)])
def test_that_options_look_alike_early_may_be_luck(left: int, decided: bool) -> None:
    root = root_with((50, 0.5001), (50, 0.5))
    assert is_decided(root, [0, 1], left=left, done=100, doubt=0.4) == decided


def test_options_that_are_not_alike_are_looked_at_to_the_end() -> None:
    assert not is_decided(root_with((50, 0.51), (50, 0.5)), [0, 1], left=60, done=100, doubt=0.4)


def test_who_doubts_more_thinks_longer() -> None:
    hasty, doubtful = (iterations(Search(Budget(120), Settings(doubt=doubt)), forgets=True) for doubt in (0.1, 0.9))
    assert hasty < doubtful


# What a position is worth


@pytest.mark.parametrize("game", ["column-of-fire", "orleans", "virgin-queen"])
def test_the_evaluation_counts_beside_what_was_learned_as_much_as_it_is_trusted(game: str) -> None:
    table = Table(game, ["greedy", "random"], "trust")
    table.finish()
    thought = table.thought_at(moments(table, 0, 5)[2], "search")
    world = thought.game.imagine(thought.view, Random(1).random)
    ahead = thought.game.evaluate(world, 0) - thought.game.evaluate(world, 1)

    def lead(trust: float) -> float:
        settings = Settings(trust=trust, temperature=50.0)
        share, rest = Tree(thought.game, 2, 0, settings, Random(1).random)._shares(world)
        return 50.0 * log(share / rest)

    assert ahead
    assert lead(0.25) - lead(0.0) == pytest.approx(0.25 * ahead)


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
    "name",
    [
        "search@",
        "search@0",
        "search@-3",
        "search@1e9s",
        "search@fast",
        "greedy@5",
        "x",
        "search@1s*0",
        f"search@1s*{'9' * 5000}",
    ],
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
