"""The journal: what is written stays, what is half written is played again, what is another's is left alone."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fondaco.arena import Outcome, matches, play_match
from fondaco.arena.journal import Contest, Journal, JournalError

CONTEST = Contest("pax-renaissance", 1, "0.1.0", ("random", "random"), 2, "journal", "a")
TO_PLAY = matches(CONTEST.game, CONTEST.bots, 6, CONTEST.seed)


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return [play_match(match) for match in TO_PLAY]


@pytest.fixture
def folder(tmp_path: Path, outcomes: list[Outcome]) -> Path:
    """A folder with the journal of four games of six, not in order."""
    with Journal(tmp_path / "kept", CONTEST, TO_PLAY) as journal:
        assert journal.outcomes == {}
        for number in (1, 0, 3, 2):
            journal.add(outcomes[number])
    return tmp_path / "kept"


def read(folder: Path, contest: Contest = CONTEST, games: int = 6) -> dict[int, Outcome]:
    with Journal(folder, contest, matches(contest.game, contest.bots, games, contest.seed)) as journal:
        return journal.outcomes


def refused(folder: Path, contest: Contest = CONTEST) -> str:
    """Why a journal is not gone on with; nothing in the folder is changed."""
    before = {file: file.read_bytes() for file in folder.iterdir()}
    with pytest.raises(JournalError) as problem:
        read(folder, contest)
    assert before == {file: file.read_bytes() for file in folder.iterdir()}
    return str(problem.value)


def test_what_was_played_is_read_again(folder: Path, outcomes: list[Outcome]) -> None:
    assert list(read(folder).values()) == outcomes[:4]


def test_a_journal_grows_by_a_line_with_every_game(folder: Path, outcomes: list[Outcome]) -> None:
    with Journal(folder, CONTEST, TO_PLAY) as journal:
        journal.add(outcomes[5])
        assert len(journal.path.read_bytes().splitlines()) == 1 + 5  # before it is closed
    assert sorted(read(folder)) == [0, 1, 2, 3, 5]


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_line_that_is_half_written_is_dropped(folder: Path, outcomes: list[Outcome], cut: int) -> None:
    file = folder / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with Journal(folder, CONTEST, TO_PLAY) as journal:
        assert list(journal.outcomes) == [0, 1, 3]
        journal.add(outcomes[2])
    assert file.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_head_that_is_half_written_is_written_again(folder: Path, length: int) -> None:
    file = folder / "games.jsonl"
    head = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(head[:length])
    assert read(folder) == {}
    assert file.read_bytes() == head


def test_a_game_written_twice_counts_once(folder: Path, outcomes: list[Outcome]) -> None:
    with Journal(folder, CONTEST, TO_PLAY) as journal:
        journal.add(outcomes[0])
    assert list(read(folder).values()) == outcomes[:4]


def test_fewer_games_are_the_first_ones(folder: Path, outcomes: list[Outcome]) -> None:
    assert list(read(folder, games=2).values()) == outcomes[:2]
    assert list(read(folder, games=60).values()) == outcomes[:4]


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        ({"game": "orleans"}, "game 'pax-renaissance', not 'orleans'"),
        ({"rules": 2}, "rules 1, not 2"),
        ({"fondaco": "0.2.0"}, "fondaco '0.1.0', not '0.2.0'"),
        ({"bots": ("greedy", "random")}, "bots random random, not greedy random"),
        ({"seed": "arena"}, "seed 'journal', not 'arena'"),
        ({"knowledge": "b"}, "knowledge 'a', not 'b'"),
    ],
)
def test_the_journal_of_another_tournament_is_refused(folder: Path, other: dict[str, Any], problem: str) -> None:
    assert refused(folder, replace(CONTEST, **other)).endswith(f"this journal is of another tournament: {problem}")


def test_a_journal_that_does_not_tell_what_its_bots_knew_is_gone_on_with_as_it_is(tmp_path: Path) -> None:
    silent = replace(CONTEST, knowledge="")
    with Journal(tmp_path, silent, TO_PLAY):
        pass
    with Journal(tmp_path, CONTEST, TO_PLAY) as journal:
        assert journal.contest == silent


@pytest.mark.parametrize("text", ["a shopping list", "a shopping list\n", '{"journal":1}\n', "[]\n", "\n"])
def test_a_file_that_is_no_journal_is_refused(folder: Path, text: str) -> None:
    (folder / "games.jsonl").write_text(text, encoding="utf-8")
    assert refused(folder).endswith("this is not a journal of the arena")


def test_a_journal_of_another_format_is_refused(folder: Path) -> None:
    file = folder / "games.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"journal":1', b'"journal":2'))
    assert "this journal has format 2, and this program writes 1" in refused(folder)


@pytest.mark.parametrize("line", ["", "{}", '{"number":"three"}', "\x00\x00"])
def test_damage_in_the_middle_is_told_with_its_line(folder: Path, line: str) -> None:
    file = folder / "games.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[2] = line
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "games.jsonl, line 3: this is not the outcome of a game" in refused(folder)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [(b'"bots":[0,1]', b'"bots":[1,0]'), (b'"winners":[', b'"winners":[7,'), (b'"scores":[', b'"scores":[1,')],
)
def test_seats_that_do_not_fit_are_told_with_their_line(folder: Path, ours: bytes, theirs: bytes) -> None:
    file = folder / "games.jsonl"
    file.write_bytes(file.read_bytes().replace(ours, theirs))
    assert "had other seats than this" in refused(folder)


def test_two_tournaments_do_not_write_one_journal(folder: Path) -> None:
    with Journal(folder, CONTEST, TO_PLAY):
        assert "another arena is writing this journal just now" in refused(folder)
    assert len(read(folder)) == 4


def test_results_without_a_journal_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "results.json").write_text("precious", encoding="utf-8")
    assert "results.json of another tournament would be overwritten" in refused(tmp_path)
