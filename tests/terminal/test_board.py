"""The board as text: complete, at most eighty columns wide, and without a word missing."""

import io
import re
from random import Random

import pytest
from tests.games.column_of_fire.position_builder import Position
from tests.terminal.keyboard import Sitting, sit

from fondaco import Table
from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.table import find_game, games
from fondaco.terminal.screen import PALETTE, Screen, columns
from fondaco.words import speaker


def board(view: ColumnOfFireView, language: str = "en") -> list[str]:
    game = GAME()
    seats = ["anna", "ben", "carla", "dario"][: view.players]
    lines = game.text_board(view, speaker(game, language), seats, 80)
    assert all(role == "" or role in PALETTE for line in lines for _, role in line)
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def seen(position: Position, seat: int = 0) -> ColumnOfFireView:
    return GAME().view(position.s, seat)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "players"), [(name, players) for name in games() for players in find_game(name).players]
)
@pytest.mark.whole_games
def test_every_screen_of_a_game_fits_eighty_columns(game: str, language: str, players: int) -> None:
    seed = players - 1
    random = Random(seed)

    def answer(sitting: Sitting, prompt: str) -> str:
        return str(random.choice([choice.number for choice in sitting.listed if choice.allowed]))

    seats = ",".join(["you", "random", "random", "random"][:players])
    sitting, screen = sit(seats=seats, seed=seed, language=language, game=game, answer=answer)
    assert sitting.table.over
    for line in screen.splitlines():
        assert columns(line) <= 80, line
        assert "\033" not in line
        assert not re.search(r"\{|\}", line), f"a text is missing: {line}"


def test_a_board_and_its_options_fit_a_screen() -> None:
    random = Random(7)
    heights: list[int] = []

    def answer(sitting: Sitting, prompt: str) -> str:
        heights.append(len(board_and_options(sitting)))
        return str(random.choice([choice.number for choice in sitting.listed if choice.allowed]))

    sit(seats="you,random,random", seed=5, answer=answer)
    heights.sort()
    assert heights[len(heights) // 2] <= 40
    assert heights[-1] <= 60


def board_and_options(sitting: Sitting) -> list[str]:
    """What is on the screen when a person is asked."""
    screen, sitting.screen = sitting.screen, Screen(io.StringIO())
    try:
        assert sitting.decision is not None
        sitting.show(sitting.decision, list(sitting.listed))
        out = sitting.screen.out
        assert isinstance(out, io.StringIO)
        return out.getvalue().splitlines()
    finally:
        sitting.screen = screen


def test_the_board_shows_houses_stones_and_torches() -> None:
    position = Position(4).house(0, "england", 4).house(3, "england", 6).stones("england", "CPPN").stones("spain", "N")
    text = board(seen(position))
    england = next(line for line in text if "England" in line)
    assert "1· 2· 3· 4● 5· 6▼" in england
    assert "C P P N torch!" in england
    assert "buys cloth 4, wine 2" in england
    spain = next(line for line in text if line.startswith("bro Spain"))
    assert "N · · ·" in spain
    assert "torch" not in spain


def test_the_board_shows_what_lies_before_the_players() -> None:
    position = Position(2).religions("CP").religion_die(0, 4).score(23, 7).goods(0, book=2, wine=1).protection(0, 3)
    position.character(0, "elizabeth-i", "white", 5).imprisoned(0, "brown", 2).rolled(0, blue=3, orange=6, purple=1)
    text = "\n".join(board(seen(position)))
    assert "● anna 23 points · Catholic die 4 · protection 3 · book 2, wine 1" in text
    assert "free blu 3 ora 6 pur 1" in text
    assert "on Loch Leven bro 2" in text
    assert "Elizabeth I whi 5: +2 points" in text
    assert "■ ben 7 points · Protestant" in text


def test_own_tiles_are_shown_and_those_of_others_counted() -> None:
    position = Position(2).tile(0, "advance").tile(0, "points-2", 2).tile(1, "points-3")
    own, other, spectator = ("\n".join(board(seen(position, seat))) for seat in (0, 1, -1))
    assert "Your tiles: go on to the next free space" in own
    assert "2 × 2 points at the end" in own
    assert "3 points at the end" not in own
    assert "3 points at the end" in other
    assert "go on to the next" not in other
    assert "Your tiles" not in spectator
    for text in (own, other, spectator):
        assert "3 advantage tiles" in text
        assert "1 advantage tile\n" in text + "\n"


def test_the_track_shows_every_space_and_every_disk() -> None:
    table = Table("column-of-fire", ["a", "b", "c", "d"], 1)
    text = board(table.view(0))
    start = next(place for place, line in enumerate(text) if line.startswith("Action track"))
    track = "\n".join(text[start + 1 : start + 5])
    for sign in "●■◆▼":
        assert track.count(sign) == 1
    assert len(re.findall(r"\b(whi|blu|ora|bro|pur) [ ●■◆▼]", track)) == 20


@pytest.mark.parametrize("name", games())
def test_long_names_do_not_break_the_board(name: str) -> None:
    table = Table(name, ["x" * 300, "b"], 1)
    for seat in (0, 1, -1):
        lines = table.game.text_board(table.view(seat), speaker(table.game, "en"), ["x" * 300, "b"], 80)
        assert all(columns("".join(text for text, _ in line)) <= 80 for line in lines)
