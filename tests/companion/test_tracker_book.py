"""A book is only ever written at its end: undone, saved, loaded, and written by two at once."""

import dataclasses
import json
from random import Random
from typing import Any

import pytest
from tests.companion.tracking import at, next_entry, refused

from fondaco.companion.tracker import KINDS, POWERS, STEPS, BadBook, Book, Refused
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.words import LANGUAGES

HEADER = '{"fondaco": "virgin-queen-companion", "version": 1}\n'
BEGIN = '{"do": "begin"}\n'
LEADERS = ("Alba", "Don Juan", "Guise")
PIECES = ("two galleys", "Drake")


def test_the_state_is_what_the_entries_make() -> None:
    book = Book.begin(players={"spain": "Anna"})
    assert book.state.settings.player("spain") == "Anna"
    assert book.state.settings.player("france") == ""
    states = [book.state]
    for entry in (
        {"do": "vp", "power": "spain", "by": 2},
        {"do": "note", "text": "Philip is pleased."},
        {"do": "settings", "goal": 30, "players": {"france": "Bruno"}},
    ):
        states.append(book.do(entry))
    assert [state.length for state in states] == [1, 2, 3, 4]
    assert book.state.notes == ("Philip is pleased.",)
    assert book.state.settings.players == {"spain": "Anna", "france": "Bruno"}
    for state in reversed(states[:-1]):
        book.undo()
        assert book.state == state
    with pytest.raises(Refused) as caught:
        book.undo()
    assert caught.value.key == "nothing-to-undo"


def test_readers_cannot_change_a_state() -> None:
    book = Book.begin()
    with pytest.raises(dataclasses.FrozenInstanceError):
        book.state.turn = 3  # type: ignore[misc]
    entry: dict[str, Any] = {"do": "war", "powers": ["spain", "england"]}
    book.do(entry)
    entry["powers"].append("france")
    assert book.entries[-1]["powers"] == ["spain", "england"]


def test_of_two_who_write_at_once_the_second_is_told() -> None:
    book = Book.begin()
    seen = book.state.length
    entry = {"do": "vp", "power": "spain", "by": 1, "at": seen}
    book.do(entry)
    refusal = refused(book, **entry)
    assert (refusal.key, refusal.numbers) == ("faster", {"seen": 1, "now": 2})
    assert book.state.vp["spain"] == 1
    with pytest.raises(Refused) as caught:
        book.undo(at=seen)
    assert caught.value.key == "faster"
    book.undo(at=2)
    assert "at" not in Book.begin(players={}).save()


def test_a_saved_book_is_readable_and_goes_on_where_it_was() -> None:
    book = at("impulses")
    book.do({"do": "note", "text": "Málaga – « ça va »", "by_whom": "Zoé"})
    text = book.save()
    lines = text.splitlines()
    assert len(lines) == len(book) + 1
    assert json.loads(lines[0]) == {"fondaco": "virgin-queen-companion", "version": 1}
    assert lines[2] == '{"do": "tick", "step": "personalities"}'
    assert "Málaga – « ça va »" in text
    loaded = Book.load(text)
    assert loaded.state == book.state
    assert loaded.log == book.log
    assert loaded.save() == text


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "no-book"),
        ("\n", 1, "no-book"),
        ("not a book\n", 1, "no-book"),
        ("[]\n", 1, "no-book"),
        ('{"fondaco": "virgin-queen-companion", "version": 2}\n', 1, "other-version"),
        (HEADER, 2, "no-beginning"),
        (HEADER + '{"do": "note", "text": "x"}\n', 2, "no-beginning"),
        (HEADER + BEGIN + "{half a li", 3, "no-json"),
        (HEADER + BEGIN + "\n" + '{"do": "note", "text": "x"}\n', 3, "no-json"),
        (HEADER + BEGIN + "[" * 20_000 + "\n", 3, "no-json"),
        (HEADER + BEGIN + "7\n", 3, "no-entry"),
        (HEADER + BEGIN + BEGIN, 3, "begun-already"),
        (HEADER + BEGIN + '{"do": "dance"}\n', 3, "unknown-kind"),
        (HEADER + BEGIN + '{"do": ["dance"]}\n', 3, "unknown-kind"),
        (HEADER + BEGIN + '{"do": "vp", "power": "spain"}\n', 3, "missing-field"),
        (HEADER + BEGIN + '{"do": "vp", "power": "spain", "by": true}\n', 3, "wrong-field"),
        (HEADER + BEGIN + '{"do": "vp", "power": "spain", "by": 1000}\n', 3, "wrong-field"),
        (HEADER + BEGIN + '{"do": "vp", "power": "venice", "by": 1}\n', 3, "wrong-field"),
        (HEADER + BEGIN + '{"do": "vp", "power": "spain", "by": 1, "to": 2}\n', 3, "unknown-field"),
        (HEADER + BEGIN + '{"do": "note", "text": "a\\u0007b"}\n', 3, "wrong-field"),
        (HEADER + BEGIN + '{"do": "war", "powers": ["spain", "spain"]}\n', 3, "wrong-field"),
        (HEADER + BEGIN + '{"do": "tick", "step": "deal"}\n', 3, "not-yet"),
        (HEADER + '{"do": "begin", "turns": 0}\n', 2, "turns-out-of-range"),
        (HEADER + '{"do": "begin", "turn": 0}\n', 2, "no-turn-zero"),
        (HEADER + '{"do": "begin", "goal": 0}\n', 2, "goal-out-of-range"),
        (HEADER + '{"do": "begin", "powers": ["spain", "france"], "vp": {"england": 1}}\n', 2, "absent"),
    ],
)
def test_a_bad_file_is_one_clear_sentence_with_its_line(text: str, line: int, key: str) -> None:
    with pytest.raises(BadBook) as caught:
        Book.load(text)
    assert (caught.value.line, caught.value.refused.key) == (line, key)
    for language in LANGUAGES:
        sentence = TrackerSentences(language).bad_book(caught.value)
        assert str(line) in sentence
        assert "{" not in sentence
        assert "\n" not in sentence


def test_a_roll_must_be_of_the_card() -> None:
    book = at("impulses")
    roll: dict[str, Any] = {"do": "roll", "procedure": "field-battle", "values": {"attack": 4}}
    assert refused(book, **roll, faces=[[5, 7]], row="attacker-wins").key == "wrong-field"
    assert refused(book, **roll, faces=[[5, 6]], row="everybody-wins").key == "no-row"
    book.do({**roll, "faces": [[5, 6], [1, 2]], "row": "attacker-wins", "numbers": [2, 0, 0, 2, 0, 0]})
    assert book.log[-1].notice.numbers["dice"] == "5 6 | 1 2"


# Anything that may be entered, at random


def some_entry(random: Random, book: Book) -> dict[str, Any]:
    """An entry that often is allowed."""
    power, other = random.sample(POWERS, 2)
    procedure = random.choice(list(PROCEDURES.values()))
    made: dict[str, dict[str, Any]] = {
        "begin": {},
        "settings": {"free": random.random() < 0.2, "turns": random.randint(1, 20), "goal": random.randint(10, 99)},
        "tick": {"step": random.choice(list(STEPS)), "nothing": random.random() < 0.5},
        "impulse": {"power": power, "plays": random.choice(("card", "home", "nothing"))},
        "pass": {"power": power},
        "vp": {"power": power, "by": random.randint(-3, 3)},
        "hand": {"power": power, "cards": random.choice((None, 0, 1, 5)), "treasures": random.randint(0, 2)},
        "penalty": {"power": power, "by": random.choice((-1, 1))},
        "capture": {"leader": random.choice(LEADERS), "owner": power, "captor": other},
        "ransom": {"leader": random.choice(LEADERS)},
        "release": {"leader": random.choice(LEADERS)},
        "place": {"piece": random.choice(PIECES), "power": power, "turn": random.randint(1, 8)},
        "take": {"piece": random.choice(PIECES)},
        "note": {"text": "so it was"},
        "roll": {"procedure": procedure.name, "values": {}, "faces": [[1, 6]], "row": random.choice(procedure.rows)},
        "win": {"power": power, "how": "military", "confirmed": random.random() < 0.1},
    }
    made |= {kind: {"powers": [power, other]} for kind in ("war", "peace", "alliance", "parting")}
    assert made.keys() == KINDS.keys()
    kind = random.choice(list(made))
    if random.random() < 0.5 and not book.state.over:
        return next_entry(book)
    return {"do": kind, **made[kind]}


def is_sound(book: Book) -> None:
    """What holds of every state."""
    state = book.state
    assert state.length == len(book)
    assert 0 <= state.passes <= len(state.settings.powers)
    assert state.over or state.step is not None
    assert set(state.allowed) <= {each.step.name for phase in state.phases for each in phase.steps if each.allowed}
    assert all(0 <= points <= 99 for points in state.vp.values())
    assert not set(state.penalties.values()) & {0}
    assert state.told


@pytest.mark.parametrize("seed", [1558, 1603])
def test_two_thousand_entries_at_random(seed: int) -> None:
    random = Random(seed)
    words = [TrackerSentences(language) for language in LANGUAGES]
    book = Book.begin(powers=random.sample(POWERS, random.randint(3, 6)))
    made = games = 0
    while made < 2000:
        try:
            before = book.state
            book.do({**some_entry(random, book), "at": len(book)})
        except Refused as refusal:
            assert book.state is before
            assert all("{" not in each.refusal(refusal) for each in words)
            if book.state.over and random.random() < 0.2:
                book, games = Book.begin(powers=random.sample(POWERS, random.randint(3, 6))), games + 1
            continue
        made += 1
        is_sound(book)
        told = [*(line.notice for line in book.state.told), *book.state.warnings, *book.state.reminders]
        told += [note for phase in book.state.phases for each in phase.steps for note in each.notes]
        assert all("{" not in each.notice(notice) for each in words for notice in told)
        if made % 7 == 0:
            undone = book.undo()
            assert book.state == before
            book.do(undone)
        if made % 50 == 0:
            loaded = Book.load(book.save())
            assert (loaded.state, loaded.log, loaded.save()) == (book.state, book.log, book.save())
            book = loaded
    assert games
