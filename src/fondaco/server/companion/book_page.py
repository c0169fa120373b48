"""View model of a table book, and the parser of its forms."""

import json
from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from markupsafe import Markup

from fondaco.companion.odds.answer import find
from fondaco.companion.tracker import POWERS, Book, Line, Refused
from fondaco.companion.tracker.entries import WAYS
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.state import GOAL, TURNS
from fondaco.games.virgin_queen.aid_card.plan import roll as follow
from fondaco.kernel.parsing import whole_number
from fondaco.server.companion.book_service import UNDO, LiveBook
from fondaco.server.companion.form_values import typed_number
from fondaco.server.companion.procedure_form import RefusalShown, rules_page
from fondaco.server.companion.rolls import shown
from fondaco.server.http_errors import Invalid
from fondaco.server.input_limits import LONGEST_ENTRY, LONGEST_TITLE, MOST_DECISIONS
from fondaco.server.templating import render

LINES_SHOWN: Final = 60
"""Limit of log lines on a page; the book keeps all."""
WITH: Final = "with-"
"""Prefix of form fields that are added to the entry."""
DEALT: Final = "dealt-"
"""Prefix of form fields with the cards dealt to a power."""
NUMBERS: Final = ("turn", "turns", "goal", "paid", "by")
FLAGS: Final = ("free", "confirmed")
FROM_PAGES: Final = (
    *("settings", "tick", "impulse", "pass", "vp", "hand", "penalty", "war", "peace", "alliance", "parting"),
    *("capture", "ransom", "release", "place", "take", "note", "win", UNDO),
)
"""Entries allowed from forms; dice are rolled on the server only."""


# Parsing forms -----------------------------------------------------------------------------------


def entry(**fields: Any) -> str:
    """Serialise an entry, for a button."""
    return json.dumps(fields)


def entry_of(form: Mapping[str, str]) -> dict[str, Any]:
    """Parse a form's entry, else Invalid; whether it is allowed is for the book to say."""
    try:
        read = json.loads(form.get("entry", "")[: LONGEST_ENTRY + 1])
    except (ValueError, RecursionError):
        raise Invalid("error-entry") from None
    if not isinstance(read, dict) or read.get("do") not in FROM_PAGES:
        raise Invalid("error-entry")
    typed = {name.removeprefix(WITH): text.strip() for name, text in form.items() if name.startswith(WITH)}
    if "one" in typed and "other" in typed:
        read["powers"] = [typed.pop("one"), typed.pop("other")]
    dealt = {name: typed_number(typed.pop(name)) for name in [*typed] if name.startswith(DEALT) and typed[name]}
    if dealt:
        read["dealt"] = {name.removeprefix(DEALT): cards for name, cards in dealt.items()}
    read.update({name: _typed(name, text) for name, text in typed.items() if text})
    return {name: value for name, value in read.items() if name not in ("at", "by_whom")}


def _typed(name: str, text: str) -> str | int | bool:
    if name in FLAGS:
        return text == "yes"
    return typed_number(text) if name in NUMBERS else " ".join(text.split())


def version_of(form: Mapping[str, str]) -> int:
    """Version of the book that the client has seen (optimistic locking)."""
    version = whole_number(form.get("version", ""), MOST_DECISIONS)
    if version is None:
        raise Invalid("error-entry")
    return version


def book_of(form: Mapping[str, str]) -> Book:
    """Parse the form of a new book; Refused if there is no such game."""
    powers = [power for power in POWERS if form.get(f"power-{power}") == "yes"]
    names = {power: " ".join(form.get(f"name-{power}", "").split()) for power in powers}
    players = {power: name for power, name in names.items() if name}
    numbers = {name: typed_number(form[name]) for name in ("turns", "goal", "turn") if form.get(name, "").strip()}
    return Book.begin(
        powers,
        players,
        numbers.get("turns", TURNS),
        numbers.get("goal", GOAL),
        form.get("free") == "yes",
        numbers.get("turn", 1),
    )


def title_of(form: Mapping[str, str], otherwise: str) -> str:
    """Title of a book, or the default."""
    title = " ".join(form.get("title", "").split())
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise Invalid("error-book-title", limit=LONGEST_TITLE)
    return title or otherwise


# View model --------------------------------------------------------------------------------------


def refusal_shown(refused: Refused, language: str) -> RefusalShown:
    """Why an entry was refused."""
    return RefusalShown(TrackerSentences(language).refusal(refused), refused.clause)


def body(live: LiveBook, language: str) -> Markup:
    """HTML of the part of the page that changes with each entry."""
    return Markup(render("companion_book_body.html", language, **values_of_page(live, language)))


def values_of_page(live: LiveBook, language: str) -> dict[str, Any]:
    """Template values of a book."""
    words = TrackerSentences(language)
    entries = live.book.entries
    return {
        "live": live,
        "state": live.state,
        "words": words,
        "entry": entry,
        "log": [_log_line(line, entries[line.entry - 1], words) for line in reversed(live.book.log[-LINES_SHOWN:])],
        "rules": rules_page(),
        "ways": WAYS,
        "relation": lambda one, other: _relation(live, one, other),
    }


def _relation(live: LiveBook, one: str, other: str) -> str:
    """Relation of two powers: war, alliance or neither."""
    if other in live.state.enemies(one):
        return "war"
    return "alliance" if other in live.state.allies(one) else ""


def _log_line(line: Line, made: Mapping[str, Any], words: TrackerSentences) -> dict[str, Any]:
    """A line of the log, with the dice of a roll."""
    return {
        "when": words.when(line),
        "said": words.line(line),
        "who": made.get("by_whom", ""),
        "roll": _roll_shown(made, words.language) if made["do"] == "roll" else None,
        "number": line.entry,
    }


def _roll_shown(made: Mapping[str, Any], language: str) -> dict[str, Any] | None:
    """The dice of a roll; None if it was made by other rules."""
    procedure = find(made["procedure"])
    try:
        dice = chain.from_iterable(made["faces"])
        rolled = follow(procedure.plan(made["values"]), lambda: next(dice))
    except (KeyError, StopIteration, ValueError):
        return None
    return shown(procedure, rolled, language) if rolled.outcome.row == made["row"] else None
