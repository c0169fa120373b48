"""The companion in the terminal: a whole turn in both languages, nothing lost, and one sentence for what goes wrong."""

import io
import os
import signal
import subprocess
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pytest
from tests.terminal.keyboard import FONDACO, environ, fondaco

from fondaco.companion.odds.answer import find, roll
from fondaco.companion.tracker import Book
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.table import FondacoError
from fondaco.terminal.companion import Companion
from fondaco.terminal.files import SaveError, SaveFile
from fondaco.terminal.odds import dice_of
from fondaco.terminal.screen import Screen
from fondaco.terminal.signals import SignalGuard
from fondaco.terminal.streams import Quit

SPRING = 3 * 6 + 3
TURN = {
    "en": [
        *["next"] * 3,
        "deal ottoman=2 spain=2 england=2 france=2 hre=2 protestant=2",
        *["done"] * 3,
        *("alliance france ottoman", "next", "nothing", "war spain england 2", "next"),
        *["next"] * SPRING,
        *("impulse home a siege", "roll field-battle attack=5", "vp ottoman +1 Malta", *["pass"] * 6),
        *["next"] * 10,
        *("next", "vp england +1", "next", "next"),
        *("next", "nothing"),
        *("next", "next", "next"),
    ],
    "fr": [
        *["suivant"] * 3,
        "donne ottoman=2 espagne=2 angleterre=2 france=2 saint=2 protestant=2",
        *["fait"] * 3,
        *("alliance france ottoman", "suivant", "rien", "guerre espagne angleterre 2", "suivant"),
        *["suivant"] * SPRING,
        *("impulsion origine un siège", "lancer field-battle attack=5", "pv ottoman +1 Malte", *["passe"] * 6),
        *["suivant"] * 10,
        *("suivant", "pv angleterre +1", "suivant", "suivant"),
        *("suivant", "rien"),
        *("suivant", "suivant", "suivant"),
    ],
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def sit(file: Path, typed: Iterable[str], language: str = "en", book: Book | None = None) -> tuple[Companion, str]:
    """Type lines one after the other; the companion and all that was shown."""
    lines, out = iter(typed), io.StringIO()

    def read(prompt: str) -> str:
        out.write(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        out.write(f"{line}\n")
        return line

    words = TrackerSentences(language)
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    kept = Book.load(text) if text else book or Book.begin()
    companion = Companion(kept, words, Screen(out), read, SaveFile(file, text), SignalGuard(), dice_of(3))
    with suppress(EOFError, Quit):
        companion.accompany()
    return companion, out.getvalue()


def said(file: Path, *typed: str, language: str = "en", book: Book | None = None) -> str:
    """The answer to the last line."""
    _, screen = sit(file, typed, language, book)
    return screen.rpartition(f"> {typed[-1]}\n")[2].rpartition("\n")[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_turn(home: Path, language: str) -> None:
    file = home / "table.book"
    companion, screen = sit(file, TURN[language], language)
    state = companion.book.state
    assert (state.turn, state.phase) == (2, 1)
    assert (state.vp["ottoman"], state.vp["england"]) == (1, 1)
    assert state.wars == (("spain", "england"),)
    assert state.alliances == ()
    (rolled,) = (entry for entry in companion.book.entries if entry["do"] == "roll")
    dice = iter([face for faces in rolled["faces"] for face in faces])
    again = roll(find(rolled["procedure"]), rolled["values"], lambda: next(dice))
    assert (rolled["row"], rolled["numbers"]) == (again.outcome.row, list(again.outcome.numbers))
    assert next(dice, None) is None
    assert (state.hands["ottoman"].cards, state.hands["ottoman"].home) == (2, False)
    assert {"en": "Turn 2 of 7", "fr": "Tour 2 sur 7"}[language] in screen
    assert "{" not in screen
    assert max(map(len, screen.splitlines())) <= 80
    assert Book.load(file.read_text(encoding="utf-8")).state == state


def test_both_languages_write_the_same_book(home: Path) -> None:
    books = [sit(home / f"{language}.book", TURN[language], language)[0].book for language in TURN]
    first, second = ([{**entry, "note": ""} for entry in book.entries] for book in books)
    assert first == second


def test_everything_is_on_disk_after_every_line_and_goes_on(home: Path) -> None:
    file = home / "table.book"
    for count, line in enumerate(["next", "vp spain +3", "note it rains"], 2):
        sit(file, [line])
        assert len(Book.load(file.read_text(encoding="utf-8"))) == count
    companion, screen = sit(file, ["undo", "log 2"])
    assert "Taken back: Note: it rains" in screen
    assert screen.rpartition("log 2\n")[2].splitlines()[:2] == [
        "1.1  Done: New personalities",
        "1.1  Spain: +3 VP, now 3",
    ]
    assert len(companion.book) == 3


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type “next”, “nothing”, another command, or “help”."),
        ("dance", "“dance” is no command: “help” tells what you can type."),
        ("undo", "There is nothing to take back."),
        ("undo 3", "“undo” is typed alone."),
        ("log many", "After “log” comes a number of lines, such as “log 20”."),
        ("pass", "Impulses are not played now: type “next” or “nothing”."),
        ("vp spain", "Type it so: vp POWER +1 [NOTE]"),
        ("vp spain -1", "Spain has 0 VP: the track goes from 0 to 99."),
        ("peace spain england", "Spain and England are not at war. [sequence.2.negotiation]"),
        ("next war", "First comes: New personalities. [sequence.order]"),
        ("win spain military", "A victory at once is in the action phase only. [sequence.4.instant-victory]"),
        ("vp e +1", "“e” may be Spain, England, Holy Roman Empire."),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_lost(home: Path, typed: str, answer: str) -> None:
    file = home / "table.book"
    assert said(file, typed) == answer
    assert len(Book.load(file.read_text(encoding="utf-8"))) == 1


def test_odds_and_rolls_say_what_the_card_does_not_know(home: Path) -> None:
    file = home / "table.book"
    assert "No procedure is called “”" in said(file, "odds")
    assert "does not ask for “elephants”" in said(file, "roll field-battle elephants=2")
    assert said(file, "roll field-battle attack=900").endswith("]")
    assert said(file, "roll intelligence").startswith("No mission of espionage before Turn 3.")
    assert "5480/19683" in said(file, "odds field-battle")
    assert len(Book.load(file.read_text(encoding="utf-8"))) == 1
    companion, _ = sit(file, ["roll field-battle attack=5 defend=2"])
    entry = companion.book.entries[-1]
    assert (entry["do"], entry["values"]["attack"], len(entry["faces"])) == ("roll", 5, 2)


def test_a_victory_is_confirmed_and_can_be_taken_back(home: Path) -> None:
    file = home / "table.book"
    book = Book.begin(powers=("spain", "england"), free=True)
    for step in book.state.allowed:
        if step not in ("impulses", "winner", "next-turn"):
            book.do({"do": "tick", "step": step})
    book.do({"do": "settings", "free": False})
    companion, screen = sit(file, ["win spain military", "n", "win spain gunpowder", "oui"], book=book)
    assert "The game goes on." in screen
    assert companion.book.state.victory == "gunpowder"
    assert "Spain: victory by the Gunpowder Plot on Turn 1." in screen
    assert "The game is over" in said(file, "pass")
    companion, _ = sit(file, ["undo"])
    assert not companion.book.state.over


def test_what_lies_beside_the_board_is_shown(home: Path) -> None:
    typed = ["settings spain=Anna", "capture Alba spain ottoman", "place ottoman two galleys", "penalty spain"]
    typed += ["war spain england", "alliance spain france", "hand spain 4 home", "show"]
    screen = said(home / "table.book", *typed)
    assert "Alba (Spain) is a captive; captor: Ottoman" in screen
    assert "Turn track: two galleys (Ottoman) until Turn 2" in screen
    row = next(line for line in screen.splitlines() if line.startswith("Spain"))
    assert row.split() == ["Spain", "Anna", "0", "4+H", "(next", "deal", "−1)", "England", "France"]
    assert "(not on the aid card)" in screen


def test_help_tells_of_every_command_in_both_languages(home: Path) -> None:
    assert "ransom LEADER" in said(home / "table.book", "help")
    assert "rançon CHEF" in said(home / "table.book", "aide", language="fr")


def test_a_file_that_somebody_else_changed_is_left_alone(home: Path) -> None:
    file = home / "table.book"
    companion, _ = sit(file, ["next"])
    file.write_text("mine now", encoding="utf-8")
    companion.obey("next")
    assert file.read_text(encoding="utf-8") == "mine now"
    assert companion.save_file.path != file
    assert len(Book.load(companion.save_file.path.read_text(encoding="utf-8"))) == 3


def test_where_nothing_can_be_saved_one_is_told_and_goes_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(game: str, ending: str) -> Path:
        raise SaveError(home, FondacoError("error-full"))

    monkeypatch.setattr("fondaco.terminal.companion.new_file", full)
    companion, screen = sit(home / "missing" / "table.book", ["next"])
    assert "This game is not being saved" in screen
    assert len(companion.book) == 2


# As a process


def test_the_command_resumes_the_last_book_from_a_pipe(home: Path) -> None:
    first = fondaco("companion", "--lang", "en", "--powers", "spain,england", typed="next\nvp spain 2\n", home=home)
    assert first.returncode == 0, first.stderr
    assert "Go on with:" in first.stdout
    second = fondaco("companion", "--lang", "fr", typed="journal\nquitter\n", home=home)
    assert "La partie reprend où elle s'était arrêtée." in second.stdout
    assert "Espagne\u00a0: +2 PV, total 2" in second.stdout
    third = fondaco("companion", "--new", "--lang", "en", typed="", home=home)
    assert "Ottoman" in third.stdout


@pytest.mark.parametrize(
    ("arguments", "text", "complaint"),
    [
        ((), "not a book\n", "line 1: this is no book of the companion."),
        (("--turns", "9"), None, "--turns is for a new game; this one has begun: “settings” changes it."),
        (("--new",), None, "there is such a file already, and it is not overwritten"),
    ],
)
def test_a_bad_file_or_option_is_one_line(
    home: Path, arguments: tuple[str, ...], text: str | None, complaint: str
) -> None:
    file = home / "table.book"
    file.write_text(Book.begin().save() if text is None else text, encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    done = fondaco("companion", str(file), "--lang", "en", *arguments, home=home)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("arguments", [("--powers", "spain"), ("--powers", "venice,spain"), ("--goal", "0")])
def test_a_game_that_cannot_begin_is_one_line(home: Path, arguments: tuple[str, ...]) -> None:
    done = fondaco("companion", str(home / "table.book"), *arguments, home=home)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "should not happen" not in done.stderr


def test_nothing_is_lost_when_somebody_ends_it_from_outside(home: Path) -> None:
    file = home / "table.book"
    process = subprocess.Popen(
        [*FONDACO, "companion", str(file), "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(home),
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("next\nlog\n")
    process.stdin.flush()
    while "1.1  Done: New personalities" not in process.stdout.readline():
        pass
    os.kill(process.pid, signal.SIGTERM)
    _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (128 + signal.SIGTERM, "")
    assert len(Book.load(file.read_text(encoding="utf-8"))) == 2
