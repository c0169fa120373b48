"""A table book as a page shows it, and the entries its forms send."""

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
"""How much of the log a page shows; the book keeps all of it."""
WITH: Final = "with-"
"""Fields of a form that are added to its entry."""
DEALT: Final = "dealt-"
"""Fields that say how many cards a power was dealt."""
NUMBERS: Final = ("turn", "turns", "goal", "paid", "by")
FLAGS: Final = ("free", "confirmed")
FROM_PAGES: Final = (
    *("settings", "tick", "impulse", "pass", "vp", "hand", "penalty", "war", "peace", "alliance", "parting"),
    *("capture", "ransom", "release", "place", "take", "note", "win", UNDO),
)
"""What a form may enter: dice are rolled by the server alone."""


# What forms send ---------------------------------------------------------------------------------


def entry(**fields: Any) -> str:
    """An entry as a button carries it."""
    return json.dumps(fields)


def entry_of(form: Mapping[str, str]) -> dict[str, Any]:
    """What a form enters, or Invalid; the book itself says what it thinks of it."""
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
    """The version of the book that the writer has seen."""
    version = whole_number(form.get("version", ""), MOST_DECISIONS)
    if version is None:
        raise Invalid("error-entry")
    return version


def book_of(form: Mapping[str, str]) -> Book:
    """The book that somebody asks to begin; Refused if no game can be like that."""
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
    """What a book is called."""
    title = " ".join(form.get("title", "").split())
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise Invalid("error-book-title", limit=LONGEST_TITLE)
    return title or otherwise


# What the page shows -----------------------------------------------------------------------------


def refusal_shown(refused: Refused, language: str) -> RefusalShown:
    """Why something was not entered."""
    return RefusalShown(TrackerSentences(language).refusal(refused), refused.clause)


def body(live: LiveBook, language: str) -> Markup:
    """The part of the page that changes with every entry."""
    return Markup(render("companion_book_body.html", language, **values_of_page(live, language)))


def values_of_page(live: LiveBook, language: str) -> dict[str, Any]:
    """Everything the template of a book needs."""
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
    """How two powers stand: war, alliance or neither."""
    if other in live.state.enemies(one):
        return "war"
    return "alliance" if other in live.state.allies(one) else ""


def _log_line(line: Line, made: Mapping[str, Any], words: TrackerSentences) -> dict[str, Any]:
    """A line of the log, with its dice if it was a roll."""
    return {
        "when": words.when(line),
        "said": words.line(line),
        "who": made.get("by_whom", ""),
        "roll": _roll_shown(made, words.language) if made["do"] == "roll" else None,
        "number": line.entry,
    }


def _roll_shown(made: Mapping[str, Any], language: str) -> dict[str, Any] | None:
    """The dice of a roll again; nothing if another reading of the rules made it."""
    procedure = find(made["procedure"])
    try:
        dice = chain.from_iterable(made["faces"])
        rolled = follow(procedure.plan(made["values"]), lambda: next(dice))
    except (KeyError, StopIteration, ValueError):
        return None
    return shown(procedure, rolled, language) if rolled.outcome.row == made["row"] else None
