"""Every sentence exists, in English and in French, and can be said of every position of a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Attribute, BaseNode
from tests.words import reading
from tests.words.reading import Reader, badly_set, messages

import fondaco
from fondaco.games.column_of_fire import refusals
from fondaco.games.column_of_fire.game import ColumnOfFireGame
from fondaco.games.column_of_fire.tables import SYMBOL_NAMES
from fondaco.table import Table
from fondaco.words import LANGUAGES, Speaker, speaker
from fondaco.words.speaker import COMMON

GAME = ColumnOfFireGame()
CHANCE = {"starting-player", "loch-leven-card", "religion-die", "card", "die", "draw"}
PLAIN_NUMBERS = {"number", "skips", "loch_leven", "place"}
FREE_ACTIONS = {"tile", "ransom"}
LONGEST_SHORT_NAME = 10


# The text files


def read(node: BaseNode) -> Reader:
    return reading.read(node, GAME.axes)


TEXTS = {language: messages(GAME.folder, language) for language in LANGUAGES}


def arguments(language: str, key: str) -> set[str]:
    """All arguments a sentence needs, with those of the phrases in it."""
    reader = read(TEXTS[language][key])
    return reader.variables.union(*(arguments(language, other) for other in reader.references))


@pytest.mark.parametrize("folder", [COMMON, GAME.folder], ids=["common", "column-of-fire"])
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert english.keys() == french.keys()


def test_both_languages_speak_of_the_same_things() -> None:
    different = {key for key in TEXTS["en"] if arguments("en", key) != arguments("fr", key)}
    assert not different


def test_french_has_its_own_spaces_and_one_kind_of_apostrophe() -> None:
    assert not badly_set(TEXTS["fr"] | messages(COMMON, "fr"))
    assert not any("’" in "".join(read(message).literals) for message in TEXTS["en"].values())


# Nothing is left unsaid


def keys_of_steps() -> Iterator[str]:
    for step in GAME.steps:
        if not step.name or step.name in CHANCE:
            continue
        yield f"ask-{step.name}"
        for group in step.options.groups:
            shared = group.word in FREE_ACTIONS
            yield f"do-any-{group.word}" if shared else f"do-{step.name}-{group.word}".removesuffix("-")


def keys_of_things() -> Iterator[str]:
    for axis in GAME.axes.values():
        if axis.name not in PLAIN_NUMBERS:
            yield from (axis.key(value) for value, label in enumerate(axis.labels) if label)
    yield from (f"symbol-short-{name}" for name in SYMBOL_NAMES.values())
    for name, values in GAME.settings.items():
        yield from (f"setting-{name}", *(f"setting-{name}-{value}" for value in values))


def test_every_prompt_option_refusal_and_thing_has_its_text() -> None:
    wanted = {*keys_of_steps(), *keys_of_things(), *(code.key for code in GAME.refusals[1:])}
    assert not wanted - TEXTS["en"].keys()


def test_no_text_is_left_over() -> None:
    used = {*keys_of_steps(), *keys_of_things(), *(code.key for code in GAME.refusals[1:])}
    used |= {f"log-{key}" for key, _ in told()} | {"game-title", "game-subtitle", "game-aim", "game-begins"}
    used |= {key for key in TEXTS["en"] if key.startswith("board-")}  # tests/terminal draws every board
    used |= {key for key in TEXTS["en"] if key.startswith("draw-")}  # test_drawing checks that each is said
    used |= {f"hint-{step.name}-{number}" for step in GAME.steps for number in (1, 2, 3)}
    used |= set(chain.from_iterable(read(message).references for message in TEXTS["en"].values()))
    assert not TEXTS["en"].keys() - used


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_symbols_fit_the_track(language: str) -> None:
    names = [speaker(GAME, language).say(f"symbol-short-{name}") for name in SYMBOL_NAMES.values()]
    assert max(map(len, names)) <= LONGEST_SHORT_NAME
    assert len(set(names)) == len(names)


# Code and texts agree on the numbers


def calls(*names: str) -> Iterator[tuple[ast.Call, list[ast.expr]]]:
    """The calls of methods in the rules, each with what its first argument may be."""
    for path in GAME.folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
                first = node.args[0]
                yield node, [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]


def passed(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg} - {"witness"}


def told() -> Iterator[tuple[str, set[str]]]:
    for call, keys in calls("tell"):
        yield from ((ast.literal_eval(key), passed(call)) for key in keys)


def refused() -> Iterator[tuple[str, set[str]]]:
    for call, codes in calls("no", "also"):
        for code in codes:
            assert isinstance(code, ast.Name)
            yield GAME.refusals[getattr(refusals, code.id)].key, passed(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_with_the_numbers_it_has(language: str) -> None:
    for key, numbers in told():
        assert arguments(language, f"log-{key}") <= numbers, key
        for reader in (0, 1):
            check(speaker(GAME, language).say(f"log-{key}", dict.fromkeys(numbers, 1), "AB", reader), whole=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained_with_the_numbers_it_has(language: str) -> None:
    for key, numbers in refused():
        assert arguments(language, key) <= numbers, key
        check(speaker(GAME, language).say(key, dict.fromkeys(numbers, 1)), whole=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_player_can_address_that_player(language: str) -> None:
    for key, message in TEXTS[language].items():
        if not key.startswith("log-"):
            continue
        assert message.value is not None
        forms: dict[str, Attribute] = {form.id.name: form for form in message.attributes}
        if "seat" in read(message.value).variables:
            assert forms.keys() == {"you"}, key
            assert "seat" not in read(forms["you"]).variables, key
        else:
            assert not forms, key


@pytest.mark.parametrize(
    ("language", "theirs", "mine"),
    [
        ("en", "Anna sells 1 book in France for 4 points.", "You sell 1 book in France for 4 points."),
        ("fr", "Anna vend 1 Livre en France pour 4 points.", "Vous vendez 1 Livre en France pour 4 points."),
    ],
)
def test_the_log_addresses_its_reader(language: str, theirs: str, mine: str) -> None:
    numbers = {"seat": 1, "good": 0, "country": 1, "points": 4}
    said = speaker(GAME, language)
    assert said.say("log-good-sold", numbers, ("Bruno", "Anna"), reader=0) == theirs
    assert said.say("log-good-sold", numbers, ("Bruno", "Anna"), reader=1) == mine
    assert said.say("log-good-sold", numbers, ("Bruno", "Anna")) == theirs


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Event in England, Plague in London: every Catholic loses 1 good."),
        ("fr", "Événement en Angleterre, « Peste à Londres » : chaque catholique perd 1 marchandise."),
    ],
)
def test_an_event_says_whom_it_hits_and_how(language: str, sentence: str) -> None:
    numbers = {"card": 16, "country": 0, "amount": 1, "scope": 1, "effect": 1}
    assert speaker(GAME, language).say("log-event-revealed", numbers).replace("\u00a0", " ") == sentence


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


def check_decision(table: Table, language: str) -> None:
    decision = table.decision
    assert decision is not None
    check(decision.ask(language), whole=True)
    allowed = [move.say(language) for move in decision.moves]
    for sentence in allowed:
        check(sentence, whole=False)
    assert len(set(allowed)) == len(allowed), sorted(allowed)
    for move in table.candidates():
        reasons = table.why_not(move)
        if reasons:
            check(move.say(language), whole=False)
        for reason in reasons:
            check(reason.say(language), whole=True)


def check_log(table: Table, said: Speaker) -> None:
    events = chain(table._opening, *(entry.events for entry in table._entries))
    for event in events:
        for reader in range(len(table.seats)):
            check(said.say(f"log-{event.key}", dict(event.numbers), table.names, reader), whole=True)
    for seat in range(len(table.seats)):
        assert all(table.log(seat, said.language))


@pytest.mark.parametrize("seed", [1558, 1603])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_told(players: int, seed: int, problems: list[Exception]) -> None:
    table = fondaco.Table("column-of-fire", seats=["random"] * players, seed=seed)
    while not table.over:
        for language in LANGUAGES:
            check_decision(table, language)
            assert not problems, (table.decision, problems)
        table.bot_plays()
    for language in LANGUAGES:
        check_log(table, speaker(table.game, language))
    assert not problems
