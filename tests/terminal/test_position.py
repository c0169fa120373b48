"""Positions from files: shown, explained, played on and written down, and one clear sentence for what is wrong."""

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.terminal.keyboard import fondaco

from fondaco import cli
from fondaco.kernel import NATURE, NOBODY, pick, random_option
from fondaco.table import find_game

FLANDERS = """
game = "pax-renaissance"

[[seats]]
florins = 2
hand = ["flanders-guild"]

[[seats]]
florins = 3
west = ["luther"]

[market]
east = ["kremlin", "safavids", { card = "dervishes", florins = 2 }, "qizilbash", "crim-horde", "janissaries"]
west = ["jesuits", "cromwell", "the-bold", "the-grim", "kingmaker"]

[borders]
france-hre = "lapis"

[piles]
east = { bottom = 12, comets = 2 }
west = { bottom = 12, comets = 2 }
"""


class Run:
    """Runs `fondaco position` in this process."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys
        self.errors = ""
        self.code = 0

    def __call__(self, form: str | Path, *arguments: str, name: str = "position.toml") -> str:
        """What is printed for a position."""
        file = form if isinstance(form, Path) else self.folder / name
        if not isinstance(form, Path):
            file.write_text(form, encoding="utf-8")
        self.code = cli.main(["position", str(file), *arguments])
        out, self.errors = self.capsys.readouterr()
        return out

    def json(self, form: str | Path, *arguments: str, name: str = "position.toml") -> dict[str, Any]:
        written: dict[str, Any] = json.loads(self(form, "--json", *arguments, name=name))
        return written

    def complaint(self, form: str | Path, *arguments: str, name: str = "position.toml") -> str:
        """The one line with which a position or a move is refused."""
        self(form, *arguments, name=name)
        assert self.code == 2
        assert self.errors.startswith("fondaco: ")
        assert self.errors.count("\n") == 1
        assert "should not happen" not in self.errors
        return self.errors.strip()


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("sys.stdin", None)
    return Run(tmp_path, capsys)


# Showing


def test_the_board_shows_the_hand_of_the_seat_to_move_and_what_it_is_asked(run: Run) -> None:
    shown = run(FLANDERS)
    assert run.code == 0
    assert "Flanders" in shown
    assert "Ochre" in shown.splitlines()[-2] or "Ochre" in shown.splitlines()[-3]
    assert "[D1.two-actions]" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_moves_are_listed_in_notation_and_as_sentences(run: Run) -> None:
    lines = run(FLANDERS, "--moves").splitlines()
    listed = [line for line in lines if line.startswith("turn ")]
    moves = [line.partition("  ")[0] for line in listed]
    assert {"turn buy east-1", "turn buy east-2", "turn buy west-1", "turn end"} <= set(moves)
    assert moves[0] == "turn play flanders-guild" and moves[-1].startswith("turn sell ")
    assert "Flanders Guild" in run(FLANDERS, "--moves")
    assert "Guilde" in run(FLANDERS, "--moves", "--lang", "fr")


def test_a_refused_move_is_explained_with_every_reason(run: Run) -> None:
    poor = FLANDERS.replace('hand = ["flanders-guild"]', 'hand = ["flanders-guild", "timar-system"]')
    shown = run(poor, "--why", "buy east-3")
    assert run.code == 0
    assert "[E1.hand-limit]" in shown
    assert "[E1.cost]" in shown
    assert "is allowed now" in run(FLANDERS, "--why", "turn play flanders-guild")


def test_a_move_of_another_step_is_explained_too(run: Run) -> None:
    assert "[F8.siege]" in run(FLANDERS, "--why", "siege city paris")


# Playing


def test_moves_may_leave_out_the_word_of_their_step(run: Run) -> None:
    played = run.json(FLANDERS, "--play", "play flanders-guild; one-shot france; border england-france; france-aragon")
    assert played["borders"] == {"england-france": "ochre", "france-hre": "lapis", "france-aragon": "ochre"}
    assert played["seats"][0]["west"] == ["flanders-guild", {"empire": "france"}]
    assert played["actions"] == 1


def test_what_happened_is_told_after_each_move(run: Run) -> None:
    lines = run(FLANDERS, "--play", "turn play flanders-guild; one-shot refuse", "--moves").splitlines()
    assert lines[0] == "> turn play flanders-guild"
    assert "Flanders Guild" in lines[1]
    assert "> one-shot refuse" in lines
    assert any(line.startswith("concede none") for line in lines)


def test_a_move_that_names_chance_decides_it_and_the_seed_the_rest(run: Run) -> None:
    form = FLANDERS.replace('"kingmaker"', '"kingmaker", "antipope"')
    drawn = run.json(form, "--play", "buy west-1; end; draw star-chamber")
    row = [{"card": "jesuits", "florins": 1}, "the-bold", "the-grim", "kingmaker", "antipope", "star-chamber"]
    assert drawn["market"]["west"] == row
    assert drawn["turn"] == "lapis"
    by_seed = [run(form, "--json", "--play", "buy west-1; end", "--seed", str(seed)) for seed in range(6)]
    assert len(set(by_seed)) > 1
    assert run(form, "--json", "--play", "buy west-1; end") == by_seed[0]


def test_chance_is_named_for_the_draw_where_it_can_come_up(run: Run) -> None:
    drawn = run.json(FLANDERS, "--play", "buy east-1; end; draw star-chamber")
    assert drawn["market"]["west"][5] == "star-chamber"
    assert len(drawn["market"]["east"]) == 6


def test_an_illegal_move_is_refused_and_what_was_played_is_told(run: Run) -> None:
    complaint = run.complaint(FLANDERS, "--play", "sell flanders-guild; buy east-5; buy east-5", "--json")
    assert "“turn buy east-5” is not allowed" in complaint
    assert "[E1.cost]" in complaint
    assert complaint.endswith("(played before: turn sell flanders-guild · asked now: turn)")
    assert run(FLANDERS, "--play", "buy east-5", "--json") == ""
    assert "nothing was played before" in run.errors
    assert "n'est pas permis" in run.complaint(FLANDERS, "--play", "buy east-5", "--lang", "fr")


def test_the_end_of_the_game_is_told(run: Run) -> None:
    won = 'game = "pax-renaissance"\nturn = "ochre"\nvictories = ["imperial"]\n'
    won += '[[seats]]\nwest = ["england", "france", "hre"]\n[[seats]]\n'
    assert "Won by Ochre" in run(won, "--play", "declare imperial", "--moves")
    assert "Won by Ochre" in run(won, "--play", "declare imperial", "--why", "turn end")
    over = run.json(won, "--play", "declare imperial")
    assert over["ending"] == "imperial" and over["winners"] == ["ochre"]


def test_the_example_of_the_documentation_is_true(run: Run) -> None:
    text = (Path(__file__).parents[2] / "docs" / "pax-renaissance.md").read_text(encoding="utf-8")
    form = text.partition("```toml\n")[2].partition("```")[0]
    shown = text.partition("```\n$ fondaco position")[2].partition("```")[0]
    command, _, told = shown.partition("$ fondaco position example.toml --moves --play ")[2].partition("\n")
    played = run(form, "--moves", "--play", command.strip('"'))
    assert [line for line in played.splitlines() if line.startswith(">")] == [
        line for line in told.splitlines() if line.startswith(">")
    ]
    assert played.splitlines()[-1] == told.splitlines()[-1] == "The game is over. Won by Ochre."
    assert "[L6.renaissance]" in run(form, "--why", "declare renaissance")


# Writing down


def test_what_is_written_down_can_be_read_again(run: Run, tmp_path: Path) -> None:
    first = run(FLANDERS, "--json", "--play", "play flanders-guild")
    assert run(first, "--json", name="position.json") == first
    again = fondaco("position", "-", "--json", typed=first, home=tmp_path, check=0)
    assert again.stdout == first


def test_positions_of_random_games_are_written_down_and_read(run: Run) -> None:
    """Wherever a game stands, what is written down is the same position."""
    game, random = find_game("pax-renaissance"), Random(5)
    state = game.begin(3, {"expansion": "on"})
    who = game.advance(state)
    kept = 0
    for number in range(400):
        if who == NOBODY:
            break
        step, a, b = state.frames[-1]
        if number > 30 and number % 9 == 0:
            form = json.dumps(game.write_down(state))
            assert run.json(form, name="position.json") == json.loads(form)
            kept += 1
        if who == NATURE:
            who = game.answer(state, pick(game.steps[step], state, a, b, random.random()))
        else:
            who = game.answer(state, random_option(game.steps[step], state, a, b, random.random))
    assert kept > 3


# What is wrong


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("game = ", "line 1: not valid TOML (column 8)"),
        ("[[seats]]", "does not say of which game it is"),
        ('game = "pax"', "no game is called 'pax'"),
        ("game = 5", "no game is called '5'"),
        ('game = "orleans"', "cannot be set up from a file"),
        ('game = "pax-renaissance"', "2 to 4 seats are needed"),
        (FLANDERS.replace("florins = 2", 'florins = "two"'), "florins must be a whole number"),
        (FLANDERS.replace("hand =", "hands ="), "has no field 'hands'"),
        (FLANDERS.replace('"kremlin"', '"luther"'), "luther lies in two places"),
        (FLANDERS.replace('"lapis"', '"vermilion"'), "Nobody sits in vermilion"),
        (FLANDERS + "\n[cities]\nparis = 7", "paris"),
        (FLANDERS.replace('"lapis"', "7"), "france-hre"),
        (FLANDERS + '\n[pending]\nframes = [["operate", 9, 9]]', "pending"),
        (FLANDERS + '\n[pending]\nframes = [["lose", 0, 3]]', "pending"),
    ],
)
def test_an_impossible_position_is_one_clear_sentence(run: Run, form: str, said: str) -> None:
    complaint = run.complaint(form)
    assert said in complaint
    run.complaint(form, "--json")


def test_an_unreadable_file_is_one_clear_sentence(run: Run, tmp_path: Path) -> None:
    assert "No such file" in run.complaint(tmp_path / "missing.toml")
    assert "n'existe pas" in run.complaint(tmp_path / "missing.toml", "--lang", "fr")
    assert "line 1: not valid JSON (column 2)" in run.complaint("[", name="position.json")
    assert "there is no standard input" in run.complaint(Path("-"))
    assert "of which game" in run.complaint("[]", name="position.json")


@pytest.mark.parametrize(("move", "said"), [("dance", "'dance' is not a move"), ("none", "'none' may be region none;")])
def test_an_unknown_move_is_one_clear_sentence(run: Run, move: str, said: str) -> None:
    assert said in run.complaint(FLANDERS, "--why", move)
    assert said in run.complaint(FLANDERS, "--play", f"sell flanders-guild; {move}")
    assert "played before: turn sell flanders-guild" in run.errors


def test_a_position_is_read_from_a_pipe_and_a_closed_one_is_no_trouble(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = fondaco("position", "-", "--moves", typed=FLANDERS, home=tmp_path, check=0)
    assert "turn play flanders-guild" in done.stdout
    wrong = fondaco("position", "-", typed="game = 1", home=tmp_path, check=2)
    assert wrong.stderr.startswith("fondaco: no game is called '1'")
    monkeypatch.setattr("sys.stdin", io.StringIO(FLANDERS))
    assert "turn end" in run(Path("-"), "--moves")
