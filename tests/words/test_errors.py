"""Every error is a key with its numbers, said in English and in French; no text of an error is left over."""

import ast
import copy
import pickle
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax.ast import Message
from tests.words.reading import badly_set, messages, read

import fondaco
from fondaco.bots import Budget
from fondaco.kernel import FactError, FondacoError
from fondaco.table import IllegalMove, Table
from fondaco.table.errors import RecordError, UndoNeedsAgreement
from fondaco.terminal.files import read_file
from fondaco.words import COMMON, LANGUAGES
from fondaco.words.speaker import bundle

SOURCE = Path(fondaco.__file__).parent
ROOMS = sorted(file.parent for file in SOURCE.rglob("en.ftl"))
NAMED_LATER = {"name"}
"""What the parser of the command line adds to the error of an argument."""
KEY_SECOND = {"FormError"}
"""Errors of a field in a form, which name the field first."""
NOT_SAID_BY_KEY = {"Refused"}
"""Their sentences hold names of powers and steps, which tests/companion says in both languages."""


class Raised(NamedTuple):
    """A place in the code that makes an error."""

    file: Path
    line: int
    texts: Path
    """The folder whose texts say it."""
    key: str
    numbers: frozenset[str] | None
    """The names of its numbers; nothing if they come in a dictionary."""


@cache
def classes() -> dict[str, Path]:
    """All kinds of errors by their names, each with the folder whose texts say it."""
    for module in pkgutil.walk_packages(fondaco.__path__, "fondaco."):
        if "migrations" not in module.name and not module.name.endswith("__main__"):
            import_module(module.name)
    found, waiting = {FondacoError}, [FondacoError]
    while waiting:
        subclasses = waiting.pop().__subclasses__()
        found.update(subclasses)
        waiting += subclasses
    return {kind.__name__: kind.texts or COMMON for kind in found if kind.__name__ not in NOT_SAID_BY_KEY}


@cache
def texts(folder: Path, language: str) -> dict[str, Message]:
    """What can be said in a room: its own texts and those that all share."""
    return messages(COMMON, language) | (messages(folder, language) if folder != COMMON else {})


def room_of(file: Path) -> Path:
    """The folder whose texts a module speaks with."""
    return next((folder for folder in file.parents if folder in ROOMS), COMMON)


def strings(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def keys_of(call: ast.Call) -> Iterator[str]:
    """The keys with which a call makes an error, if it does: either of two where it chooses."""
    name = called(call)
    if name not in classes() and name not in ("error", "__init__"):
        return
    for place, argument in enumerate(call.args):
        choices = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        for choice in choices:
            if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                is_key = name in classes() and place == (name in KEY_SECOND)
                if choice.value.startswith("error-") or (is_key and "-" in choice.value):
                    yield choice.value


@cache
def raised() -> tuple[Raised, ...]:
    """Every place in the code that makes an error with a key of its own."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                names = [keyword.arg for keyword in node.keywords]
                numbers = None if None in names else frozenset(name for name in names if name)
                folder = classes().get(called(node)) or room_of(file)
                found += [Raised(file, node.lineno, folder, key, numbers) for key in keys_of(node)]
    return tuple(found)


def variables(key: str, folder: Path, language: str) -> set[str]:
    """What a sentence speaks of, with the sentences inside it."""
    message = read(texts(folder, language)[key])
    return message.variables.union(*(variables(inner, folder, language) for inner in message.references))


def test_the_scan_finds_errors_of_every_kind() -> None:
    keys = {each.key for each in raised()}
    assert {"error-no-game", "error-record-end", "error-missing-field", "error-two-places", "rules-none"} <= keys
    assert {"storage-busy", "error-journal-locked", "companion-use-done", "refused-no-procedure"} <= keys
    assert len(keys) > 200


def test_every_error_that_is_raised_is_worded_in_both_languages() -> None:
    unsaid = [
        f"{each.file.relative_to(SOURCE)}:{each.line} {each.key} ({language})"
        for each in raised()
        for language in LANGUAGES
        if each.key not in texts(each.texts, language)
    ]
    assert not unsaid, "\n".join(unsaid)


def test_every_error_has_the_numbers_of_its_sentence() -> None:
    missing = [
        f"{each.file.relative_to(SOURCE)}:{each.line} {each.key}: {', '.join(lacking)}"
        for each in raised()
        for language in LANGUAGES
        if each.numbers is not None
        and (lacking := variables(each.key, each.texts, language) - each.numbers - NAMED_LATER)
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(SOURCE)))
def test_no_text_of_an_error_is_left_over(room: Path) -> None:
    files = SOURCE.rglob("*.py") if room == COMMON else room.rglob("*.py")
    named = {text for file in files for text in strings(ast.parse(file.read_text(encoding="utf-8")))}
    left = {key for key in messages(room, "en") if key.startswith("error-")} - named
    assert not left


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(SOURCE)))
def test_both_languages_have_the_same_errors_with_the_same_numbers(room: Path) -> None:
    english, french = (
        {key: variables(key, room, language) for key in messages(room, language) if key.startswith("error-")}
        for language in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize("name", ["arena", "terminal"])
def test_commands_say_the_same_in_both_languages_and_nothing_else(name: str) -> None:
    room = SOURCE / name
    english, french = messages(room, "en"), messages(room, "fr")
    assert english.keys() == french.keys()
    assert all(read(english[key]).variables == read(french[key]).variables for key in english)
    assert not badly_set(french)
    assert not english.keys() & messages(COMMON, "en").keys(), "said twice"
    named = {text for file in room.rglob("*.py") for text in strings(ast.parse(file.read_text(encoding="utf-8")))}
    named |= {f"report-{text}" for text in named}  # the headings of a table
    named |= {reference for message in english.values() for reference in read(message).references}
    assert not english.keys() - named


# An error as a value


@pytest.fixture
def illegal() -> IllegalMove:
    table = Table("column-of-fire", ["you", "ben"], 1)
    refused = [move for seat in (0, 1) for move in table.candidates(seat) if table.why_not(move)]
    with pytest.raises(IllegalMove) as caught:
        table.play(refused[0])
    return caught.value


def test_an_error_is_its_english_sentence_and_speaks_french() -> None:
    error = FondacoError("error-no-game-near", name="orlean", near="orleans")
    assert str(error) == error.say("en") == "no game is called 'orlean': did you mean 'orleans'?"
    assert error.say("fr").replace("\u00a0", " ") == (
        "aucun jeu ne s'appelle « orlean » : vouliez-vous dire « orleans » ?"
    )


def test_an_error_inside_an_error_is_said_in_the_same_language(illegal: IllegalMove) -> None:
    for language in LANGUAGES:
        said = RecordError(7, illegal).say(language)
        assert illegal.say(language) in said
        assert illegal.reasons[0].say(language) in illegal.say(language)
        assert f"[{illegal.reasons[0].clause}]" in illegal.say(language)


def test_lines_are_written_without_separators() -> None:
    for language, line in (("en", "record, line 12345: "), ("fr", "partie notée, ligne 12345")):
        assert RecordError(12345, FondacoError("error-record-end")).say(language).startswith(line)


def test_errors_travel_between_processes(illegal: IllegalMove) -> None:
    fact = FactError("mine.toml", 3, FondacoError("error-missing-field"))
    for error in (illegal, fact, UndoNeedsAgreement([1, 2]), RecordError(7, illegal)):
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(again) is type(error)
            assert [again.say(language) for language in LANGUAGES] == [error.say(language) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_said(language: str) -> None:
    for each in raised():
        error = FondacoError(each.key, **dict.fromkeys(variables(each.key, each.texts, language), "x"))
        error.texts = each.texts
        assert not re.search(r"[{}]|  |\u2068", error.say(language)), each


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: bundle("de", COMMON), "il n'y a pas de textes en «\u00a0de\u00a0»"),
        (Budget, "une recherche demande un nombre"),
        (lambda: read_file(Path("a\0b")), "un signe qu'aucun fichier n'admet"),
        (lambda: Table.replay("fondaco record"), "ne dit pas quel format elle a"),
    ],
)
def test_nothing_english_is_left_in_the_french_sentence(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(FondacoError) as caught:
        ask()
    assert said in caught.value.say("fr")
