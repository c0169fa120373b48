"""Every sentence exists, in English and in French, and can be said of every position of a game."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Attribute
from tests.words.peculiar import BOOKS, Book
from tests.words.playing import a_whole_game
from tests.words.reading import badly_set, messages

from fondaco.kernel import EventKind
from fondaco.table import Decision, Table
from fondaco.words import LANGUAGES, Speaker, speaker
from fondaco.words.speaker import COMMON

SEEDS = (1558, 1610)
ENOUGH = 25
"""After so many decisions of a step in a game, only one of five is read."""

SINGULAR = (("en", "1"), ("fr", "[01]"))
COUNTED = {
    "en": "coin follower station citizen token tile good card point space place year",
    "fr": "pièce partisan comptoir citoyen jeton tuile marchandise carte point case année",
}
"""Things that come in numbers; those of many end in s."""
ONE_OF_MANY = {
    language: re.compile(rf"\b{one} ({'|'.join(COUNTED[language].split())})s\b") for language, one in SINGULAR
}
MANY_OF_ONE = {
    language: re.compile(rf"\b(?!1\b)[1-9]\d* ({'|'.join(things.split())})\b") for language, things in COUNTED.items()
}


@pytest.fixture(params=BOOKS, ids=[book.game.name for book in BOOKS])
def book(request: pytest.FixtureRequest) -> Book:
    found: Book = request.param
    return found


# The text files


@pytest.mark.parametrize("folder", [COMMON, *(book.game.folder for book in BOOKS)], ids=lambda folder: folder.name)
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert english.keys() == french.keys()


def test_both_languages_speak_of_the_same_things(book: Book) -> None:
    different = {key for key in book.texts["en"] if book.arguments("en", key) != book.arguments("fr", key)}
    assert not different


def test_french_has_its_own_spaces_and_one_kind_of_apostrophe(book: Book) -> None:
    assert not badly_set(book.texts["fr"] | messages(COMMON, "fr"))
    assert not any("’" in "".join(book.read(message).literals) for message in book.texts["en"].values())


# Nothing is left unsaid


def test_every_prompt_option_refusal_and_thing_has_its_text(book: Book) -> None:
    wanted = {*book.keys_of_steps(), *book.keys_of_things(), *(code.key for code in book.game.refusals)}
    assert not wanted - book.texts["en"].keys()


def test_no_text_is_left_over(book: Book) -> None:
    texts = book.texts["en"]
    used = {*book.keys_of_steps(), *book.keys_of_things(), *(code.key for code in book.game.refusals)}
    used |= {f"log-{kind.key}" for kind in declared(book).values()} | {"game-title", "game-subtitle", "game-aim"}
    used |= {key for key in texts if key.startswith("error-")}  # test_errors finds what is never raised
    used |= {"score-title", "score-unit"}  # what a game's scores count, if not points
    used |= {key for key in texts if key.startswith("board-")}  # tests/terminal draws every board
    used |= {key for key in texts if key.startswith("draw-")}  # test_drawing checks that each is said
    used |= {f"hint-{step.name}-{number}" for step in book.game.steps for number in (1, 2, 3)}
    used |= set(chain.from_iterable(book.read(message).references for message in texts.values()))
    assert not texts.keys() - used


def test_hints_come_in_threes(book: Book) -> None:
    hinted = {key.rpartition("-")[0] for key in book.texts["en"] if key.startswith("hint-")}
    assert hinted
    for key in hinted:
        assert all(f"{key}-{number}" in book.texts["en"] for number in (1, 2, 3)), key


def test_a_game_tells_when_its_set_up_is_over(book: Book) -> None:
    assert book.game.begins in declared(book).values()
    told = [line.key for line in Table(book.game, ["a", "b"], 1).story(0)]
    assert book.game.begins and book.game.begins.key in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_begins_with_a_player_begins_with_you_for_that_player(book: Book, language: str) -> None:
    """Such sentences are run together by the terminal, which leaves out the player the second time."""
    said = speaker(book.game, language)
    for kind in declared(book).values():
        key, numbers = f"log-{kind.key}", dict.fromkeys(kind.names, 1)
        for reader in (0, 1):
            if subject := said.subject(key, numbers, ("Ann", "Ben"), reader):
                assert said.say(key, numbers, ("Ann", "Ben"), reader).startswith(f"{subject} "), key


# Code and texts agree on the numbers


def calls(book: Book, *names: str) -> Iterator[tuple[ast.Call, list[ast.expr]]]:
    """The calls of methods in the rules, each with what its first argument may be."""
    for path in book.game.folder.rglob("*.py"):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
                yield node, list(choices(node.args[0], module))


def choices(argument: ast.expr, module: ast.Module) -> Iterator[ast.expr]:
    """What an argument may be: either of two, or any of a table of the same module."""
    if isinstance(argument, ast.IfExp):
        yield from (argument.body, argument.orelse)
    elif isinstance(argument, ast.Subscript) and isinstance(argument.value, ast.Name):
        for node in module.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == argument.value.id:
                assert isinstance(node.value, ast.Tuple)
                yield from node.value.elts
    else:
        yield argument


def declared(book: Book) -> dict[str, EventKind]:
    """Every event of a game, by its name in the rules."""
    return {name: kind for name, kind in vars(book.news).items() if isinstance(kind, EventKind)}


def told(book: Book) -> Iterator[tuple[str, ast.Call]]:
    """Every line of the rules that tells an event, by the event's name."""
    for call, kinds in calls(book, "tell"):
        for kind in kinds:
            assert isinstance(kind, ast.Attribute)
            yield kind.attr, call


def refused(book: Book) -> Iterator[tuple[str, set[str]]]:
    for call, codes in calls(book, "no", "also"):
        for code in codes:
            if isinstance(code, ast.Attribute):  # else a helper's own argument, which a caller names
                numbers = {keyword.arg for keyword in call.keywords if keyword.arg}
                yield book.game.refusals[getattr(book.refusals, code.attr)].key, numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_with_the_numbers_it_has(book: Book, language: str) -> None:
    for kind in declared(book).values():
        assert book.arguments(language, f"log-{kind.key}") <= set(kind.names), kind
        for reader in (0, 1):
            said = speaker(book.game, language).say(f"log-{kind.key}", dict.fromkeys(kind.names, 1), "AB", reader)
            check(said, whole=True)


def test_every_event_that_is_declared_is_told_with_all_its_numbers(book: Book) -> None:
    kinds, lines = declared(book), list(told(book))
    assert {name for name, _ in lines} == set(kinds), "declared and never told, or told and never declared"
    assert len({kind.key for kind in kinds.values()}) == len(kinds), "two events share their text"
    for name, call in lines:
        assert len(call.args) - 1 == len(kinds[name].names), f"{name}, line {call.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained_with_the_numbers_it_has(book: Book, language: str) -> None:
    for key, numbers in refused(book):
        assert book.arguments(language, key) <= numbers, key
        check(speaker(book.game, language).say(key, dict.fromkeys(numbers, 1)), whole=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_player_can_address_that_player(book: Book, language: str) -> None:
    for key, message in book.texts[language].items():
        if not key.startswith("log-"):
            continue
        assert message.value is not None
        forms: dict[str, Attribute] = {form.id.name: form for form in message.attributes}
        if "seat" in book.read(message.value).variables:
            assert forms.keys() == {"you"}, key
            assert "seat" not in book.read(forms["you"]).variables, key
        else:
            assert not forms, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_every_game_and_of_the_house_do_not_take_a_number_for_a_thing(book: Book, language: str) -> None:
    """What the text table says to all games has no number that a game would say as the name of a thing."""
    said = speaker(book.game, language)
    for key, message in messages(COMMON, language).items():
        for variable in book.read(message).variables - {"seat"}:
            assert said.name(variable, 1) == "1", f"{key}: {variable} is a thing in {book.game.name}"


# Whole games, every sentence


@pytest.fixture
def problems(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """What Fluent complains of, quietly."""
    found: list[Exception] = []
    real = FluentBundle.format_pattern

    def watched(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        text, errors = real(self, pattern, args)
        found.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    return found


def check(sentence: str, *, whole: bool) -> None:
    assert sentence
    assert not re.search(r"[{}]|None|  |\u2068", sentence), sentence
    assert sentence[-1] in ".?" if whole else sentence[-1] not in ".,:; ", sentence


def check_said(sentence: str, language: str, *, whole: bool) -> None:
    """A sentence with the numbers of a real game, where one is one and many are many."""
    check(sentence, whole=whole)
    assert not ONE_OF_MANY[language].search(sentence), sentence
    assert not MANY_OF_ONE[language].search(sentence), sentence


def check_decision(table: Table, decision: Decision, language: str) -> None:
    check_said(decision.ask(language), language, whole=True)
    allowed = [move.say(language) for move in decision.moves]
    for sentence in allowed:
        check_said(sentence, language, whole=False)
    assert len(set(allowed)) == len(allowed), sorted(allowed)
    for move in table.candidates(decision.seat):
        reasons = table.why_not(move, decision.seat)
        if reasons:
            check_said(move.say(language), language, whole=False)
        for reason in reasons:
            check_said(reason.say(language), language, whole=True)


def check_log(table: Table, said: Speaker) -> None:
    events = chain(table._opening, *(entry.events for entry in table._entries))
    for event in events:
        for reader in range(len(table.seats)):
            check_said(
                said.say(f"log-{event.key}", dict(event.numbers), table.names, reader), said.language, whole=True
            )
    for seat in range(len(table.seats)):
        assert all(table.log(seat, said.language))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("book", "players"),
    [pytest.param(book, players, id=f"{book.game.name}-{players}") for book in BOOKS for players in book.game.players],
    indirect=["book"],
)
@pytest.mark.whole_games
def test_a_whole_game_can_be_told(book: Book, players: int, seed: int, problems: list[Exception]) -> None:
    for game in (book.game, *book.peculiar.also):
        asked = Counter[str]()
        for table, decision in a_whole_game(book, game, players, seed):
            for language in LANGUAGES:
                if decision is None:
                    check_log(table, speaker(table.game, language))
                elif asked[decision.step] < ENOUGH or table.length % 5 == 0:
                    check_decision(table, decision, language)
                assert not problems, (decision, problems)
            asked[decision.step if decision else ""] += 1


@pytest.mark.whole_games
def test_the_games_that_are_told_ask_everything(book: Book) -> None:
    asked: set[str] = set()
    for game, players, seed in product((book.game, *book.peculiar.also), book.game.players, SEEDS):
        asked |= {decision.step for _, decision in a_whole_game(book, game, players, seed) if decision}
    assert {step.name for step in book.asking()} == asked
