"""Looking a little ahead: a move is never judged half done."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.bots.search.foresight import Foresight
from fondaco.bots.search.settings import Settings
from fondaco.kernel.engine import at_hand
from fondaco.table import AnyGame, Table, games

IMPATIENT = Settings(completion=1, patience=2)


def decisions(game: str, count: int = 40) -> list[tuple[AnyGame, Any, int]]:
    """Positions in which a seat begins a move, from a game played at random."""
    table = Table(game, ["random", "random"], "foresight")
    table.finish()
    found = []
    for seat in (0, 1):
        decided = table.decided_by(seat)
        for at in decided[:: max(1, len(decided) * 2 // count)]:
            thought = table.thought_at(at, "random")
            world = thought.game.imagine(thought.view, thought.random.random)
            thought.game.turn_to(world, thought.pending.lane)
            found.append((thought.game, world, seat))
    return found


@pytest.mark.parametrize("game", games())
def test_a_move_ends_where_another_decides_or_a_new_one_begins(game: str) -> None:
    for played, s, seat in decisions(game):
        after, who = Foresight(played, seat, IMPATIENT).moved(s, seat)
        if who == seat:
            assert played.steps[at_hand(after)[0]].settled


@pytest.mark.parametrize("game", games())
def test_looking_ahead_leaves_the_position_alone(game: str) -> None:
    for played, s, seat in decisions(game, 10):
        before = [(name, repr(getattr(s, name))) for name in s.VISIBLE]
        for option in played.legal(s, at_hand(s)):
            Foresight(played, seat, Settings()).after(s, seat, option)
        assert [(name, repr(getattr(s, name))) for name in s.VISIBLE] == before


def test_more_patience_finds_what_is_at_least_as_good() -> None:
    for played, s, seat in decisions("pax-renaissance"):
        least, most = (
            Foresight(played, seat, Settings(completion=follow, patience=looks)).moved(s.copy(), seat)[0]
            for follow, looks in ((0, 1), (6, 4000))
        )
        assert played.evaluate(most, seat) >= played.evaluate(least, seat)
