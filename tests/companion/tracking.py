"""A book at a certain moment, for the tests of the tracker."""

from typing import Any

import pytest

from fondaco.companion.tracker import Book, Refused, StepShown


def next_entry(book: Book) -> dict[str, Any]:
    """What goes on: the next tick, or a pass of the power whose place it is."""
    step = book.state.step
    assert step is not None
    if book.state.acting and step.name == "impulses":
        return {"do": "pass", "power": book.state.mover}
    return {"do": "tick", "step": step.name}


def go_to(book: Book, step: str, turn: int | None = None) -> Book:
    """The book when a step is the next one to do, on a turn or on this one."""
    wanted = (turn or book.state.turn, step)
    while book.state.step is None or (book.state.turn, book.state.step.name) != wanted:
        assert len(book) < 2000, f"{wanted} never comes"
        book.do(next_entry(book))
    return book


def at(step: str, turn: int = 1, **settings: Any) -> Book:
    """A new game when a step is the next one to do."""
    return go_to(Book.begin(**settings), step, turn)


def refused(book: Book, **entry: Any) -> Refused:
    """Why an entry is refused; and nothing has changed."""
    before, length = book.state, len(book)
    with pytest.raises(Refused) as caught:
        book.do(entry)
    assert (book.state, len(book)) == (before, length)
    return caught.value


def shown(book: Book, step: str) -> StepShown:
    """A step as a page shows it."""
    return next(each for phase in book.state.phases for each in phase.steps if each.step.name == step)


def is_shown(book: Book, step: str) -> bool:
    return any(each.step.name == step for phase in book.state.phases for each in phase.steps)
