"""Whole games as records, one for each way the game can end.

    .venv/bin/python -m tests.games.column_of_fire.golden.make

plays games with growing seeds until one ends as wanted, and writes each to NAME.record in this folder; it
takes a minute or two. Run it whenever a change of rules or components makes the old records stale;
with --check it only says which are.
"""

import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from tests.games.golden import Golden, Story

from fondaco.games.column_of_fire.rules.ending import YEAR_LIMIT
from fondaco.games.column_of_fire.vocabulary import GOAL, GOODS
from fondaco.kernel import Event
from fondaco.table import AnyGame, Table

# What a finished game shows


@dataclass(frozen=True)
class Trigger:
    """What brought the end about, first of all: whose goal or which deck, in whose turn, and by what."""

    key: str
    seat: int
    """Who reached the goal; -1 if a deck was used up."""
    active: int
    by: str
    """The event that brought the points; it is told after the goal is."""


def trigger(table: Table) -> Trigger | None:
    """The trigger of the end; none if the years ran out."""
    for index, entry in enumerate(table._entries):
        for event, following in pairwise([*entry.events, Event("", ())]):
            if event.key in ("goal-reached", "deck-empty"):
                active = table.view(-1, at=index).active
                return Trigger(event.key, dict(event.numbers).get("seat", -1), active, following.key)
    return None


def standing(table: Table) -> list[tuple[int, int, int]]:
    """Points, goods and religion die of each seat."""
    view = table.view(-1)
    goods = [sum(view.goods[seat * GOODS : seat * GOODS + GOODS]) for seat in range(view.players)]
    return list(zip(view.score, goods, view.religion_die, strict=True))


def best(table: Table, parts: int) -> list[int]:
    """Who is ahead by points, by points and goods, or by all three."""
    ranks = [place[:parts] for place in standing(table)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def by_goal(table: Table, by: str, own_turn: bool) -> bool:
    """Whether somebody reached 50 points by one kind of thing, in the own turn or in another's."""
    end = trigger(table)
    if end is None or (end.key, end.by) != ("goal-reached", by):
        return False
    return (end.seat == end.active) == own_turn


def by_sale(table: Table) -> bool:
    """Goods are sold, and their price brings the fiftieth point."""
    return by_goal(table, "good-sold", own_turn=True)


def by_conflict(table: Table) -> bool:
    """A conflict at the end of the own turn brings it."""
    return by_goal(table, "conflict-points", own_turn=True)


def in_another_turn(table: Table) -> bool:
    """A conflict that another lit brings it."""
    return by_goal(table, "conflict-points", own_turn=False)


def deck_used_up(table: Table) -> bool:
    """No card is left to turn up before anybody has 50 points."""
    end = trigger(table)
    return end is not None and end.key == "deck-empty" and max(table.scores) < GOAL


def goods_decide(table: Table) -> bool:
    """Equal points, and one has more goods."""
    return len(best(table, 1)) > 1 and len(best(table, 2)) == 1 and table.winners == best(table, 2)


def religion_die_decides(table: Table) -> bool:
    """Equal points, equal goods, and one religion die is higher."""
    return len(best(table, 2)) > 1 and len(best(table, 3)) == 1 and table.winners == best(table, 3)


def victory_is_shared(table: Table) -> bool:
    """Equal in everything."""
    return len(table.winners) > 1 and table.winners == best(table, 3)


def years_run_out(table: Table) -> bool:
    """Nobody takes a card or gets anywhere, until the game is broken off."""
    return trigger(table) is None and table.view(-1).year == YEAR_LIMIT


# Who plays


class Idler:
    """Declines every character, forgoes every action, keeps the faith: the game gets nowhere."""

    WORDS = ("decline", "skip", "forgo", "stay", "nothing", "done", "keep", "suffer")

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        number = view.frames[-1][0]
        words = {game.notation[game.action(number, option)]: option for option in options}
        for word, option in words.items():
            if word.split()[-1] in self.WORDS:
                return option
        same = f"believe {'catholic' if view.religion[view.seat] == 0 else 'protestant'}"
        return words[same] if same in words else options[0]


KEEN = (("greedy", "greedy", "greedy"), ("greedy", "greedy"), ("greedy", "greedy", "greedy", "greedy"))
CASUAL = (("random", "random"), ("random", "random", "random"), ("random", "random", "random", "random"))

STORIES = (
    Story("goal-by-sale", by_sale, KEEN),
    Story("goal-by-conflict", by_conflict, KEEN),
    Story("goal-in-another-turn", in_another_turn, KEEN),
    Story("deck-used-up", deck_used_up, CASUAL),
    Story("tie-goods-decide", goods_decide, CASUAL),
    Story("tie-religion-die-decides", religion_die_decides, CASUAL),
    Story("victory-shared", victory_is_shared, CASUAL),
    Story("years-run-out", years_run_out, (("idler", "idler"),)),
)

GOLDEN = Golden("column-of-fire", Path(__file__).parent, STORIES, {"idler": Idler})

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
