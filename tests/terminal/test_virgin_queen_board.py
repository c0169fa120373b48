"""The table of The Enterprise of England as text: all that a seat may know, and nothing of the others' hands."""

import re
from random import Random

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position
from tests.words.peculiar import book
from tests.words.playing import a_whole_game

from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import CAPTIVE, HELD, IN_FLEET, PLACES, ZONES
from fondaco.terminal.screen import PALETTE, columns
from fondaco.words import LANGUAGES, speaker

SPECTATOR = -1
NAMES = ["anna", "ben", "carla"]
GAME = book("virgin-queen").game


def board(view: EnterpriseView, language: str = "en", width: int = 80) -> list[str]:
    lines = GAME.text_board(view, speaker(GAME, language), NAMES[: view.players], width)
    assert all(role == "" or role in PALETTE for line in lines for _, role in line)
    text = ["".join(part for part, _ in line).rstrip() for line in lines]
    assert all(columns(line) <= width for line in text), max(text, key=columns)
    assert not [line for line in text if re.search(r"[{}]|[·:]$|\S  +\S*: ?$", line)], text
    return text


def seen(t: Position, seat: int = SPAIN, language: str = "en", width: int = 100) -> str:
    return "\n".join(board(t.game.view(t.s, seat), language, width)).replace("\u00a0", " ")


def line(text: str, beginning: str) -> str:
    return next(line.strip() for line in text.splitlines() if line.strip().startswith(beginning))


def war(players: int = 3) -> Position:
    """Spain besieges Amsterdam while England raids overseas."""
    t = Position(players).war(ENGLAND, REBELS).control(REBELS, "amsterdam").faith("protestant", "utrecht")
    t.units("amsterdam", spanish_regular=3, rebel_regular=1).leader("orange", "amsterdam").unrest("rotterdam")
    t.units("brussels", cavalry=1).captive("mansfeld", REBELS, CAPTIVE)
    t.ships("channel", race_galleon=2, english_galleon=1).leader("drake", "antilles").armada("lisbon", 2)
    t.treasure(1, "gold").treasure(IN_FLEET, "silver").treasure(HELD + ENGLAND, "pearls")
    t.s.fleet_zone, t.s.escorts[1], t.s.informant[ENGLAND * 3 + SPAIN], t.s.damaged = 1, 1, 1, 1 << 4
    t.s.attack_dice, t.s.defence_dice = [5, 2], [6]
    return t.hand(SPAIN, "five", "five", "cipher-key").hand(ENGLAND, "mary").home("jesuit-college")


def test_the_title_says_turn_phase_and_who_decides_for_whom() -> None:
    t = war().act(SPAIN, 3)
    first = "Turn 4 of 6 · actions · ● you decide for Spain · Spain's impulse, 3 points left"
    assert seen(t).startswith(first)
    assert "● anna decides for Spain" in seen(t, ENGLAND)
    assert seen(t, language="fr").startswith("Tour 4 sur 6 · actions · ● vous décidez pour l'Espagne")
    rebels = war(2).act(REBELS, 2)
    assert "◆ you decide for the rebels" in seen(rebels, ENGLAND)


def test_a_space_shows_ruler_faith_walls_siege_and_forces() -> None:
    text = seen(war().act(SPAIN))
    assert line(text, "◆ Amsterdam") == (
        "◆ Amsterdam  Protestant, fortified · besieged · ● 3 regulars · ◆ 1 regular · ◆ William of Orange"
    )
    assert line(text, "● Rotterdam") == "● Rotterdam  Protestant · unrest"
    assert line(text, "● Brussels").endswith("● 1 cavalry")
    assert line(text, "● Lisbon").endswith("● Armada of level 2")
    assert line(text, "■ London").startswith("■ London     Protestant, fortified, England's capital")
    assert line(text, "Edinburgh") == "Edinburgh  Protestant, fortified"


def test_seas_and_zones_show_fleets_guards_and_riches() -> None:
    text = seen(war().act(SPAIN), width=160)
    assert line(text, "English Channel") == "English Channel: ■ an English galleon · ■ 2 race galleons"
    assert line(text, "Antilles") == (
        "Antilles: settlements Spanish 2, Portuguese 0 · 1 patrol, 1 escort · fortress · treasures: gold 1"
        " · Indies Fleet with silver 1 · Drake, damaged"
    )
    assert "no ships: North Sea, Bay of Biscay" in text


def test_powers_show_points_cards_spies_and_wars() -> None:
    text = seen(war().act(SPAIN), width=160)
    assert line(text, "● Spain (anna)").endswith("3 cards · Home Card")
    assert "treasures: pearls 1 · informant with Spain" in line(text, "■ England (ben)")
    assert line(text, "At war:") == "At war: Spain and England · Spain and the rebels"
    assert line(text, "Courts:").startswith("Courts: Elizabeth lives · Mary is a captive · Jesuits: ")
    assert "Mansfeld captive of the rebels" in line(text, "Elsewhere:")
    assert line(text, "Last dice:") == "Last dice: attack 5 2 · defence 6"


def test_only_the_own_hand_is_open() -> None:
    t = war().act(SPAIN)
    own = line(seen(t), "Hand of Spain:")
    assert own.startswith("Hand of Spain: 2 × Royal Seal (5) · Cipher Key (3) · Home Card Jesuit College (")
    assert "Hand of England: Mary Queen of Scots (3)" in seen(t, ENGLAND)
    for reader in (ENGLAND, REBELS, SPECTATOR):
        assert "Cipher Key" not in seen(t, reader)
        assert "Jesuit College" not in seen(t, reader)
    both = seen(war(2).act(SPAIN), ENGLAND)
    assert "Hand of England:" in both
    assert "Hand of the rebels: no cards" in both


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.whole_games
def test_boards_of_whole_games_fit(players: int, language: str) -> None:
    enterprise, random = book("virgin-queen"), Random(players)
    said = speaker(GAME, language)
    names = [said.name("place", place) for place in range(PLACES)] + [
        said.say("board-zone", {"zone": zone}) for zone in range(ZONES)
    ]
    heights: list[int] = []
    for game in (enterprise.game, *enterprise.peculiar.also):
        for table, decision in a_whole_game(enterprise, game, players, players):
            if decision is None or random.random() < 0.05:
                own = board(table.view(decision.seat if decision else SPAIN), language)
                assert all(any(name.lower() in line.lower() for line in own) for name in names)
                heights += [len(own), len(board(table.view(SPECTATOR), language, 120))]
    assert sorted(heights)[len(heights) // 2] <= 70
    assert max(heights) <= 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_signs(language: str) -> None:
    signs = speaker(GAME, language).say("board-signs").splitlines()
    assert all(sign in signs[0] for sign in "●■◆")
    assert all(columns(line) <= 78 for line in signs)
