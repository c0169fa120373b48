"""The table of Pax Renaissance as text: all that a seat may know, and nothing of the others' hands."""

import re
from random import Random

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position
from tests.words.peculiar import book
from tests.words.playing import a_whole_game

from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import EMPIRES
from fondaco.terminal.screen import PALETTE, columns
from fondaco.words import LANGUAGES, speaker

SPECTATOR = -1
NAMES = ["anna", "ben", "carla", "dario"]
GAME = book("pax-renaissance").game

COURT = """
victories = ["imperial"]
[[seats]]
bank = "fugger"
florins = 5
hand = ["luther", "dervishes"]
old-maids = ["joanna-the-mad"]
[[seats.west]]
empire = "aragon"
queen = "isabella-of-castille"
bishop = "catholic"
repressed = ["reformist knight", "lapis cube"]
vassals = ["france"]
[[seats.west]]
card = "the-bold"
bishop = "islamic"
[[seats]]
bank = "medici"
florins = 2
hand = ["gutenberg"]
east = [{ empire = "hungary", republic = true }]
[cities]
constantinople = ["islamic knight", "", "catholic rook"]
[borders]
hungary-byzantium = ["lapis"]
portugal-aragon = "catholic pirate"
[market]
east = [{ card = "janissaries", florins = 2 }, { card = "the-grim", florins = 1 }, "comet-east-1"]
[piles]
east = { bottom = 12, comets = 1 }
west = { bottom = 12, comets = 2 }
"""


def board(view: PaxView, language: str = "en", width: int = 80) -> list[str]:
    lines = GAME.text_board(view, speaker(GAME, language), NAMES[: view.players], width)
    assert all(role == "" or role in PALETTE for line in lines for _, role in line)
    text = ["".join(part for part, _ in line).rstrip() for line in lines]
    assert all(columns(line) <= width for line in text), max(text, key=columns)
    assert not [line for line in text if re.search(r"[{}]|[·:]$", line)], text
    return text


def seen(t: Position, seat: int = OCHRE, language: str = "en") -> str:
    return "\n".join(board(t.game.view(t.s, seat), language)).replace("\u00a0", " ")


def line(text: str, beginning: str) -> str:
    return next(line for line in text.splitlines() if line.strip().startswith(beginning))


def test_the_title_says_whose_turn_it_is_and_what_is_left() -> None:
    t = Position(COURT)
    assert seen(t).startswith("● your turn · 2 actions left · piles: East 13, West 14 · 3 Comets to come\n")
    assert "● anna to play" in seen(t, LAPIS)
    assert seen(t, language="fr").startswith("● à vous de jouer · 2 actions · pioches")


def test_victories_say_who_stands_where_and_who_meets_them() -> None:
    text = seen(Position(COURT))
    assert line(text, "Imperial") == "Imperial      open · Kings (lead 3) ●2 ■0"
    assert line(text, "Religious") == "Religious     closed · Bishops c1 i1 r0 · in Theocracies c0 i0 r0"
    assert line(text, "Globalisation").startswith("Globalisation closed · Concessions (lead 2) ●0 ■1 · discovery ●0 ■0")
    assert "Renaissance   closed · Republics ●0 ■1" in text
    winning = Position('victories = ["imperial"]\n[[seats]]\nwest = ["england", "france", "hre"]')
    assert line(seen(winning), "Imperial") == "Imperial      open · Kings (lead 3) ●3 ■0 · met by ●"


def test_the_map_shows_rulers_states_and_pieces() -> None:
    text = seen(Position(COURT))
    assert "●K Aragon            medieval (c) Algiers –, (Timbuktu), Valencia –" in text
    assert "■R Hungary           medieval (i) Buda –, Varna –" in text
    assert "   Ottoman           medieval (i) Constantinople Ki – Rc, Modon –, Rhodes –" in text
    assert "Constantinople Ci – Tc" in seen(Position(COURT), language="fr")


def test_routes_show_what_stands_on_their_borders() -> None:
    text = seen(Position(COURT))
    assert line(text, "East fair") == "East fair (3 florins) from Tana: Byzantium ■ → Hungary → Ottoman → Mamluk"
    assert "Pc → Portugal" in text
    assert "France–Aragon –" in text[text.index("Other borders:") :]


def test_the_market_shows_prices_florins_and_what_cards_do() -> None:
    text = seen(Position(COURT))
    assert line(text, "East market") == "East market · fair: Janissaries +2"
    assert line(text, "1 The Grim +1").startswith("  1 The Grim +1 · Ottoman · ")
    assert "Comet: opens a victory" in text


def test_a_tableau_shows_queens_vassals_bishops_and_repressed() -> None:
    text = seen(Position(COURT))
    assert "Aragon King [Bc] + Isabella of Castille" in text
    assert "+ Vassal France <Kr ■>" in text.replace("\n    ", " ")
    assert "The Bold [Bi]" in text
    assert line(text, "Old maids") == "  Old maids: Joanna the Mad"
    assert "Hungary Republic" in text


def test_only_the_own_hand_is_open() -> None:
    t = Position(COURT)
    assert "Hand: Luther · Holy Roman Empire" in seen(t)
    assert "1 card in hand (East 0, West 1)" in seen(t)
    assert "Gutenberg" not in seen(t)
    assert "Hand: Gutenberg" in seen(t, LAPIS)
    for reader in (LAPIS, SPECTATOR):
        assert "Luther" not in seen(t, reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.whole_games
def test_boards_of_whole_games_fit(players: int, language: str) -> None:
    pax, random = book("pax-renaissance"), Random(players)
    names = [speaker(GAME, language).name("empire", empire) for empire in range(EMPIRES)]
    heights: list[int] = []
    for game in (pax.game, *pax.peculiar.also):
        for table, decision in a_whole_game(pax, game, players, players):
            if decision is None or random.random() < 0.05:
                own = board(table.view(decision.seat if decision else OCHRE), language)
                assert all(any(name in line for line in own) for name in names)
                heights += [len(own), len(board(table.view(SPECTATOR), language, 120))]
    assert sorted(heights)[len(heights) // 2] <= 70
    assert max(heights) <= 110
