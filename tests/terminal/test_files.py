"""Games on disk: whole or not at all, and never over another's."""

import os
from pathlib import Path

import pytest

from fondaco.terminal.files import SaveError, SaveFile, latest_file, new_file, read_file, state_folder, write_new


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def test_the_state_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    assert state_folder() == home / "state" / "fondaco"
    monkeypatch.setenv("XDG_STATE_HOME", "relative/is/ignored")
    monkeypatch.setenv("HOME", str(home))
    assert state_folder() == home / ".local" / "state" / "fondaco"


def test_every_new_game_has_a_file_of_its_own() -> None:
    files = {new_file("column-of-fire") for _ in range(5)}
    assert len(files) == 5
    assert all(file.exists() for file in files)


def test_the_latest_game_is_the_one_written_last() -> None:
    assert latest_file() is None
    first, second = new_file("game"), new_file("game")
    first.write_text("one")
    second.write_text("two")
    os.utime(first, (2_000_000_000, 2_000_000_000))
    assert latest_file() == first


def test_a_save_file_writes_its_own_file_again_and_again(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "game")
    for text in ("one", "two", "two", "three"):
        file.keep(text)
        assert (tmp_path / "game").read_text() == text
    (tmp_path / "game").unlink()
    file.keep("three")
    assert (tmp_path / "game").read_text() == "three"
    assert [file.name for file in tmp_path.iterdir()] == ["game"]  # nothing else is left behind


def test_a_save_file_leaves_alone_what_another_wrote(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "game")
    file.keep("one")
    (tmp_path / "game").write_text("another game")
    with pytest.raises(SaveError, match="another game is in this file"):
        file.keep("two")
    assert (tmp_path / "game").read_text() == "another game"


def test_only_an_empty_file_may_be_written_over(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    write_new(tmp_path / "empty", "game")
    (tmp_path / "letter").write_text("dear friend")
    for file in (tmp_path / "letter", tmp_path, tmp_path / "empty"):
        with pytest.raises(SaveError, match="not overwritten"):
            write_new(file, "game")
    assert (tmp_path / "letter").read_text() == "dear friend"


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SaveFile(tmp_path / "game")
    file.keep("one")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="No space left"):
        file.keep("two")
    assert (tmp_path / "game").read_text() == "one"
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "game")
    SaveFile(tmp_path / "link").keep("one")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game").read_text() == "one"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    with pytest.raises(SaveError, match="picture: this is not a text file"):
        read_file(tmp_path / "picture")
    with pytest.raises(SaveError, match="nowhere: No such file"):
        read_file(tmp_path / "nowhere")
    with pytest.raises(SaveError):
        read_file(tmp_path)
