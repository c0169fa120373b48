"""The journal of a match against OpenSpiel's bot, and what it comes to."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest
from benchmarks import opponents
from benchmarks.duel import Played, Terms

TERMS = Terms("orleans", "search", 0.5, False, "plain")


def game(number: int, share: float) -> Played:
    return Played(number, share, 0.4, 0.5, 20.0, False)


def test_wins_are_told_with_how_sure_they_are() -> None:
    row = opponents.summary(TERMS, {number: game(number, share) for number, share in enumerate([1, 1, 0.5, 0])})
    assert row[:9] == [
        *("orleans", "search", "plain", "MCTS", "0.5 s"),
        *("4", "62 %", "22 to 91 %", "0.400 s, theirs 0.500 s"),
    ]


def test_a_match_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "FOLDER", tmp_path)
    journal = opponents.journal_of(TERMS)
    journal.write_text(json.dumps(asdict(game(0, 1.0))) + "\n" + '{"number": 1, "sha', encoding="utf-8")
    asked: list[int] = []

    def play(terms: Terms, number: int) -> Played:
        asked.append(number)
        return game(number, 0.0)

    monkeypatch.setattr(opponents, "play", play)
    last = list(opponents.match(TERMS, 3, 1))[-1]
    assert asked == [1, 2]
    assert {number: played.share for number, played in last.items()} == {0: 1.0, 1: 0.0, 2: 0.0}
    assert set(opponents.read(journal)) == {0, 1, 2}
