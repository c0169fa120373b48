"""Sentences of A Column of Fire, word for word."""

import pytest

from fondaco.games.column_of_fire.printed import SYMBOL_NAMES
from fondaco.table import find_game
from fondaco.words import LANGUAGES, speaker

GAME = find_game("column-of-fire")
LONGEST_SHORT_NAME = 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_symbols_fit_the_track(language: str) -> None:
    names = [speaker(GAME, language).say(f"symbol-short-{name}") for name in SYMBOL_NAMES.values()]
    assert max(map(len, names)) <= LONGEST_SHORT_NAME
    assert len(set(names)) == len(names)


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
