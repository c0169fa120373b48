"""The command line: what each command prints, and one clear line for whatever is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import fondaco
from fondaco import Table, cli
from fondaco.table import find_game
from fondaco.words import read_chapters


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("sys.stdin", None)  # nobody types anything
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


class Run:
    """Runs a command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.code = 0

    def __call__(self, *arguments: str | Path) -> str:
        """What the command prints."""
        self.code = cli.main([str(argument) for argument in arguments])
        out, self.errors = self.capsys.readouterr()
        return out

    def complaint(self, *arguments: str | Path) -> str:
        """The one line with which a command is refused."""
        self(*arguments)
        assert self.code == 2
        assert self.errors.startswith("fondaco: ")
        assert self.errors.count("\n") == 1
        return self.errors.strip()


@pytest.fixture(scope="module")
def finished() -> str:
    table = Table("column-of-fire", ["random", "random"], 11)
    table.finish()
    return table.record()


@pytest.fixture(scope="module")
def unfinished() -> str:
    return Table("column-of-fire", ["you", "random"], 11).save()


def written(folder: Path, text: str) -> Path:
    file = folder / "game.fondaco"
    file.write_text(text, encoding="utf-8")
    return file


# What is said when all is well


def test_every_command_is_in_the_overview(run: Run) -> None:
    shown = run("--help")
    for command in cli.COMMANDS:
        assert f"fondaco {command}" in shown
        with pytest.raises(SystemExit) as left:
            run(command, "--help")
        assert left.value.code == 0


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == f"fondaco {fondaco.__version__}\n"


def test_the_games_are_listed(run: Run) -> None:
    shown = run("games", "--lang", "fr")
    assert "column-of-fire" in shown
    assert "de 2 à 4 joueurs" in shown
    facts = find_game("column-of-fire").facts_from
    assert facts["reconstructed"] > facts["rulebook"] > 0
    assert f"{facts['reconstructed']} des {sum(facts.values())} faits imprimés sont reconstitués" in shown


def test_the_arena_is_reached(run: Run) -> None:
    run("arena", "column-of-fire", "random", "random", "--games", "2", "--workers", "1")
    assert run.code == 0


def test_the_command_starts_as_a_module_and_quickly_says_its_version() -> None:
    done = subprocess.run([sys.executable, "-m", "fondaco", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("fondaco ")


# Rules


def test_the_contents_of_the_rules_name_every_clause(run: Run) -> None:
    shown = run("rules", "column-of-fire")
    chapters = read_chapters(find_game("column-of-fire").folder)
    clauses = [clause.id for chapter in chapters for clause in chapter.clauses]
    assert len(clauses) == 195
    assert set(clauses) <= set(shown.split())


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (["sale.ship"], ["[sale.ship]"]),
        (["[sale.ship]"], ["[sale.ship]"]),
        (["sale"], ["[sale.ship]", "[sale.price]"]),
        (["year.first"], ["[year.first.end]"]),
        (["Captain", "deck"], ["[component.known-characters]"]),
    ],
)
def test_rules_are_found_by_clause_beginning_and_words(run: Run, typed: list[str], found: list[str]) -> None:
    shown = run("rules", "column-of-fire", *typed)
    for clause in found:
        assert clause in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_rules_are_found_in_french_too(run: Run) -> None:
    assert "Piste" in run("rules", "column-of-fire", "piste", "--lang", "fr").title()


# Cards


def test_the_cards_of_a_game_are_listed(run: Run) -> None:
    shown = run("cards", "pax-renaissance")
    assert run.code == 0
    assert shown.count("PREN") == 152
    assert "one-shot: crusade" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "pouvoirs" in run("cards", "pax-renaissance", "--lang", "fr")


def test_a_game_without_a_list_of_cards_says_so(run: Run) -> None:
    assert run("cards", "orleans") == "Orléans has no list of cards.\n"
    assert run.code == 0
    assert "no game is called" in run.complaint("cards", "whist")


# Checking


def test_a_finished_game_is_sound_and_fair(run: Run, tmp_path: Path, finished: str) -> None:
    shown = run("check", written(tmp_path, finished))
    assert run.code == 0
    assert "The record is sound" in shown
    assert "The dice were fair" in shown
    assert "Won by" in shown


def test_dice_that_were_changed_are_found(run: Run, tmp_path: Path, finished: str) -> None:
    lines = finished.splitlines()
    place = max(number for number, line in enumerate(lines) if line.startswith("* die "))
    lines[place] = "* die 6" if lines[place] != "* die 6" else "* die 5"
    while lines[-1].startswith("result"):
        lines.pop()
    changed = lines[: place + 1]
    shown = run("check", written(tmp_path, "\n".join(changed)))
    assert run.code == 1
    assert f"what came up in line {place + 1} does not follow from the seed" in " ".join(shown.split())


def test_dice_of_a_secret_seed_cannot_be_checked_yet(run: Run, tmp_path: Path, unfinished: str) -> None:
    secret = "".join(line for line in unfinished.splitlines(True) if not line.startswith("seed:"))
    shown = run("check", written(tmp_path, secret))
    assert run.code == 0
    assert "cannot be checked yet" in shown
    assert "The game is not over" in shown


def test_a_finished_game_is_shown_again(run: Run, tmp_path: Path, finished: str) -> None:
    shown = run("play", "--resume", written(tmp_path, finished))
    assert run.code == 0
    assert "The game is over." in shown
    assert "Year 1 begins." not in shown
    assert "check" in shown.splitlines()[-1]


def test_without_a_game_the_last_one_is_played(run: Run, home: Path) -> None:
    assert "A Column of Fire" in run("play")
    assert "Orléans" in run("play", "orleans")
    assert "Orléans" in run("play"), "as before"
    for file in (home / "state").rglob("*.fondaco"):
        file.unlink()
    assert "A Column of Fire" in run("play")


def test_a_game_that_goes_on_tells_only_the_latest_news(run: Run, tmp_path: Path) -> None:
    table = Table("column-of-fire", ["you", "random"], 5)
    table.go_on()
    for _ in range(20):
        table.play(table.moves()[0])
        table.go_on()
    shown = run("play", "--resume", written(tmp_path, table.save()))
    assert run.code == 0
    assert "Year 1 begins." not in shown
    assert "Action track" in shown


# What is wrong, in one line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["plya"], "no command is called 'plya': did you mean 'play'?"),
        (["xyzzy"], "no command is called 'xyzzy': there are serve, play, rules, games, cards, odds, position, check"),
        (["play", "chess"], "no game is called 'chess'"),
        (["play", "colum-of-fire"], "did you mean 'column-of-fire'?"),
        (["play", "--seats", "you"], "2 to 4 players, not 1"),
        (["play", "--seats", "a,b,c,d,e"], "2 to 4 players, not 5"),
        (["play", "--seats", "you,greddy"], "did you mean 'greedy'?"),
        (["play", "--seats", "you,,greedy"], "a seat needs a name"),
        (["play", "--seats", ""], "players, not 1"),
        (["play", "--lang", "de"], "invalid choice: 'de'"),
        (["play", "--setting", "starting-player"], "--setting needs NAME=VALUE"),
        (["play", "--setting", "weather=bad"], "has no setting 'weather'"),
        (["play", "--setting", "starting-player=nobody"], "not 'nobody'"),
        (["play", "--xyzzy"], "unrecognized arguments: --xyzzy"),
        (["play", "--resume", "nowhere.fondaco"], "nowhere.fondaco: No such file"),
        (["play", "--resume"], "no game is kept in"),
        (["play", "--resume", "x", "--seats", "a,b"], "--seats is for a new game"),
        (["play", "--resume", "x", "--seed", "1"], "--seed is for a new game"),
        (["play", "--components", "nowhere.toml"], "nowhere.toml: No such file"),
        (["play", "--save", "no/such/folder/game"], "no/such/folder"),
        (["rules"], "required: GAME"),
        (["rules", "chess"], "no game is called 'chess'"),
        (["rules", "column-of-fire", "xyzzy"], "No clause and no text fits “xyzzy”."),
        (["check"], "required: FILE"),
        (["check", "nowhere"], "nowhere: No such file"),
        (["check", "/"], "/: "),
        (["games", "chess"], "unrecognized arguments: chess"),
        (["arena", "chess", "greedy", "random"], "no game is called 'chess'"),
        (["arena", "column-of-fire", "greedy"], "2 to 4 players, not 1"),
    ],
)
def test_whatever_is_wrong_is_told_in_one_line(run: Run, arguments: list[str], complaint: str) -> None:
    assert complaint in run.complaint(*arguments)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: "", "line 1: a record begins with"),
        (lambda text: "dear friend", "line 1: a record begins with"),
        (lambda text: text.replace("record 1", "record 9"), "line 1: this record has format 9"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "rules version 99"),
        (lambda text: text.replace("rules: 1", "rules: one"), "line 3: rules: a number is expected, not 'one'"),
        (lambda text: text.replace("game: column-of-fire", "game: chess"), "no game is called 'chess'"),
        (lambda text: text.replace("seats: random random", "seats: random"), "players, not 1"),
        (lambda text: text.replace("moves:", "", 1), "line "),
        (lambda text: text.replace("components: standard", "components: other"), "--components"),
        (lambda text: text.replace("* die 1", "* die 7", 1), "line "),
        (lambda text: text.replace(" roll", " roll twice", 1), "is not a move of column-of-fire"),
        (lambda text: text.replace("0 roll", "0 end", 1), "line "),
        (lambda text: text.replace("winners", "losers"), "the moves end with"),
        (lambda text: text + "0 end\n", "nothing may follow the result"),
        (lambda text: text.replace("seed: 11", "seed: 12"), "no seed-hash belongs to the seed '12'"),
        (lambda text: text.replace("\n", "\n\x00\n", 1), "line 2"),
    ],
)
def test_a_record_that_was_damaged_or_edited_is_refused(
    run: Run, tmp_path: Path, finished: str, change: object, complaint: str
) -> None:
    assert callable(change)
    text = change(finished)
    assert text != finished
    file = written(tmp_path, text)
    for command in (["check"], ["play", "--resume"]):
        message = run.complaint(*command, file)
        assert complaint in message
        assert "game.fondaco" in message
    assert file.read_text(encoding="utf-8") == text


def test_a_save_with_changed_dice_is_not_resumed(run: Run, tmp_path: Path, unfinished: str) -> None:
    lines = unfinished.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("* religion-die"))
    lines[place] = "* religion-die 5" if lines[place].endswith("4") else "* religion-die 4"
    file = written(tmp_path, "\n".join(lines) + "\n")
    message = run.complaint("play", "--resume", file)
    assert f"line {place + 1}: what came up here does not follow from the seed" in message


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    for command in (["check"], ["play", "--resume"], ["play", "--components"]):
        assert "picture: this is not a text file" in run.complaint(*command, tmp_path / "picture")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('stone = "catholic"', 'stone = "buddhist"', "stone: 'buddhist' is not one of"),
        ("points = 4", "points = 40", "points: a number from 1 to 9 is expected, not 40"),
        ("format = 1", "format = ", "not valid TOML"),
        ("[religion_die]", "[no_die]", "[religion_die] is missing"),
        ('symbol = "protection"', 'symbol = "magic"', "symbol: 'magic' is not an action symbol"),
    ],
)
def test_a_broken_components_file_is_named_with_line_and_field(
    run: Run, tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    text = find_game("column-of-fire").standard_components
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    message = run.complaint("play", "--components", file)
    assert complaint in message
    assert "mine.toml, line " in message


def test_a_game_with_own_components_goes_on_only_with_them(run: Run, tmp_path: Path) -> None:
    file, game = tmp_path / "mine.toml", tmp_path / "game"
    text = find_game("column-of-fire").standard_components.replace('name = "standard"', 'name = "mine"')
    file.write_text(text.replace("points = 4", "points = 5", 1), encoding="utf-8")
    shown = run("play", "--components", file, "--save", game, "--seed", "1")
    assert "buys cloth 5, wine 2" in shown
    assert f"--resume {game} --components {file}" in shown
    assert "--components" in run.complaint("play", "--resume", game)
    run("play", "--resume", game, "--components", file)
    assert run.code == 0


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("dear friend")
    assert "it is not overwritten" in run.complaint("play", "--save", letter)
    assert letter.read_text() == "dear friend"
    game = tmp_path / "game"
    run("play", "--save", game, "--seed", "1")
    first = game.read_text()
    assert "it is not overwritten" in run.complaint("play", "--save", game, "--seed", "2")
    assert "it is not overwritten" in run.complaint("play", "--resume", game, "--save", letter)
    assert game.read_text() == first
    run("play", "--resume", game, "--save", game)
    assert run.code == 0
    run("play", "--resume", game, "--save", tmp_path / "other")
    assert (tmp_path / "other").read_text() == first


def test_a_game_of_another_name_is_not_resumed(run: Run, tmp_path: Path, unfinished: str) -> None:
    file = written(tmp_path, unfinished)
    assert "is a game of column-of-fire, not of orleans" in run.complaint("play", "orleans", "--resume", file)


def test_where_nothing_can_be_written_a_game_is_played_unsaved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    shown = run("play", "--seed", "1")
    assert run.code == 0
    assert "This game is not being saved" in shown
    assert "--resume" not in shown


def test_what_should_not_happen_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(given: list[str]) -> int:
        raise ZeroDivisionError("division by\nzero")

    monkeypatch.setattr(cli, "_run", stumble)
    assert "this should not happen: ZeroDivisionError: division by zero" in run.complaint("games")
    monkeypatch.setenv("FONDACO_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    script = f"{sys.executable} -m fondaco rules column-of-fire sale | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "0"
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plya"], "aucune commande ne s'appelle « plya » : vouliez-vous dire « play » ?"),
        (["play", "zzz"], "aucun jeu ne s'appelle « zzz » : il y a column-of-fire"),
        (["play", "--seats", "anna"], "column-of-fire se joue de 2 à 4 joueurs, pas à 1"),
        (["play", "--seats", "you,gredy"], "aucun robot ne s'appelle « gredy » : vouliez-vous dire « greedy » ?"),
        (["play", "--seats", "a b,c"], "une place porte un nom sans espaces, et non « a b »"),
        (["play", "--resume", "nowhere"], "nowhere : ce fichier ou ce dossier n'existe pas"),
        (["play", "--resume"], "aucune partie n'est gardée dans"),
        (["play", "--resume", "x", "--seed", "1"], "--seed ne vaut que pour une nouvelle partie"),
        (["check", "letter"], "letter : ce n'est pas une partie notée"),
        (["play", "--save", "letter"], "letter : ce fichier existe déjà, et il n'est pas écrasé ; pour reprendre"),
        (["play", "--seed"], "il manque quelque chose après --seed (voir fondaco play --help)"),
        (["play", "--bogus"], "arguments inconnus : --bogus (voir fondaco play --help)"),
        (["check"], "il manque : FILE (voir fondaco check --help)"),
        (["play", "--setting", "x=y"], "column-of-fire n'a pas de réglage « x »"),
    ],
)
def test_common_complaints_are_french_for_the_french(
    arguments: list[str], sentence: str, home: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    (home / "letter").write_text("Dear friend")
    assert sentence in run.complaint(*arguments).replace("\u00a0", " ")


def test_the_language_asked_for_is_the_language_of_complaints(run: Run) -> None:
    assert "aucun jeu" in run.complaint("play", "zzz", "--lang", "fr")
    assert "no game" in run.complaint("play", "zzz", "--lang=en")


def test_a_game_that_newer_rules_stop_goes_on_from_its_last_sound_moment(
    run: Run, tmp_path: Path, unfinished: str
) -> None:
    stopped = f"{unfinished.replace('rules: 1', 'rules: 0')}0 sell-three nothing\n"
    file = written(tmp_path, stopped)
    for command in (["check"], ["play", "--resume"]):
        assert "begun with version 0 of the rules" in run.complaint(*command, file)
    new = tmp_path / "anew.fondaco"
    run("play", "--resume", file, "--from-last-sound", "--save", str(new))
    assert file.read_text(encoding="utf-8") == stopped, "the old record stays as it is"
    assert new.read_text(encoding="utf-8").startswith("fondaco record")
    assert "rules: 1" in new.read_text(encoding="utf-8")
