"""Printed for the tests: people, bots, and how to get to a moment worth looking at."""

from collections.abc import Callable
from random import Random

from fondaco.table import Decision, Table

GAME = "column-of-fire"
PEOPLE = ["ada", "bo", "cyd"]


def people(seed: int | str = 1, players: int = 3) -> Table:
    """A table of people."""
    return Table(GAME, seats=PEOPLE[:players], seed=seed)


def wander(table: Table, decisions: int, seed: int = 0) -> Table:
    """So many decisions at random."""
    random = Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        table.play(random.choice(table.moves()))
    return table


def until(is_there: Callable[[Table, Decision], bool], players: int = 3) -> tuple[Table, Decision]:
    """The first decision of a kind in random games."""
    for seed in range(50):
        table, random = people(seed, players), Random(seed)
        while decision := table.decision:
            if is_there(table, decision):
                return table, decision
            table.play(random.choice(decision.moves))
    raise AssertionError("no game came to that")


def moves_of(text: str) -> list[str]:
    """The lines of a record below its head, without the result."""
    lines = text.split("moves:\n")[1].splitlines()
    return [line for line in lines if not line.startswith("result:")]
