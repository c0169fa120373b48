"""Whole games as records, one for each way the game can end and more; see the README beside this file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tests.games.golden import Golden, Story, told

from fondaco.games.virgin_queen.vocabulary import (
    BY_ARMS,
    BY_GUNPOWDER,
    BY_POINTS,
    BY_RELIGION,
    DEAD,
    DRAKE,
    HAWKINS,
    REBELS,
    SPAIN,
)
from fondaco.table import Table

# What a finished game shows


def by(ending: int, power: int) -> Callable[[Table], bool]:
    """Won at once by a power in one way."""

    def shows(table: Table) -> bool:
        view = table.view(-1)
        return (view.ending, view.winner) == (ending, power)

    return shows


def by_points(table: Table) -> bool:
    """Four turns to the end, all eight phases of each, and a clear winner."""
    view = table.view(-1)
    return view.ending == BY_POINTS and len(told(table, "phase")) == 4 * 8 and len(table.winners) == 1


def earlier_turn_decides(table: Table) -> bool:
    """Equal points at the end, and one was ahead a turn earlier."""
    leading = [seat for seat, score in enumerate(table.scores) if score == max(table.scores)]
    return table.view(-1).ending == BY_POINTS and len(leading) > 1 and len(table.winners) == 1


def armada_sails(table: Table) -> bool:
    """The Armada is built, fights at sea and loses levels; a space falls to an assault."""
    lost = any(numbers["ship"] == 5 for numbers in told(table, "loses-ship"))
    return lost and len(told(table, "sea-battle")) >= 2 and bool(told(table, "falls"))


def new_world(table: Table) -> bool:
    """Captains sail, raid and bring treasure home; one is lost; the colony rolls."""
    captains = [table.view(-1).leader_at[captain] for captain in (DRAKE, HAWKINS)]
    return bool(told(table, "unloads")) and DEAD in captains and bool(told(table, "colony"))


def secrets(table: Table) -> bool:
    """Hands are looked at, operatives neutralised, somebody is murdered, and Mary is executed."""
    keys = ("looks", "informant-neutralised", "killed", "executed")
    return all(told(table, key) for key in keys)


def rolled_conversions(table: Table) -> bool:
    """Where the table has agreed so, the six conversions of a plot are rolled."""
    return bool(told(table, "six-conversions")) and bool(told(table, "conversion-roll"))


# Who plays

RANDOM = (("random",) * 3, ("random",) * 2)
KEEN = (("greedy", "greedy"), ("greedy",) * 3)
MIXED = (*RANDOM, ("greedy", "random"), ("random", "greedy"))

STORIES = (
    Story("gunpowder-plot", by(BY_GUNPOWDER, SPAIN), RANDOM),
    Story("london-falls", by(BY_ARMS, SPAIN), RANDOM),
    Story("north-is-free", by(BY_ARMS, REBELS), (*MIXED, *KEEN)),
    Story("england-is-catholic", by(BY_RELIGION, SPAIN), RANDOM),
    Story("netherlands-are-protestant", by(BY_RELIGION, REBELS), MIXED),
    Story("points-decide", by_points, KEEN),
    Story("earlier-turn-decides", earlier_turn_decides, RANDOM),
    Story("armada", armada_sails, RANDOM),
    Story("new-world", new_world, RANDOM),
    Story("secrets", secrets, RANDOM),
    Story("rolled-conversions", rolled_conversions, RANDOM, {"plot-conversions": "rolled", "start": "turn-2"}),
)

GOLDEN = Golden("virgin-queen", Path(__file__).parent, STORIES, {})

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
