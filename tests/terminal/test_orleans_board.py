"""The table of Orléans as text: all that a seat may know, and nothing of the others' bags."""

import re
from random import Random

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position
from tests.words.peculiar import book
from tests.words.playing import a_whole_game

from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import BOARD_PLACES
from fondaco.terminal.screen import PALETTE, columns
from fondaco.words import speaker

SPECTATOR = -1
NAMES = ["anna", "ben", "carla", "dario"]
GAME = book("orleans").game


def board(view: OrleansView, language: str = "en") -> list[str]:
    lines = GAME.text_board(view, speaker(GAME, language), NAMES[: view.players], 80)
    assert all(role == "" or role in PALETTE for line in lines for _, role in line)
    text = ["".join(part for part, _ in line).rstrip() for line in lines]
    assert all(columns(line) <= 80 for line in text), max(text, key=columns)
    assert not [line for line in text if re.search(r"[{}]|[·:]$", line)], text
    return text


def seen(position: Position, seat: int = OCHRE, language: str = "en") -> str:
    return "\n".join(board(position.game.view(position.s, seat), language)).replace("\u00a0", " ")


def line(text: str, beginning: str) -> str:
    return next(line for line in text.splitlines() if line.strip().startswith(beginning))


def test_the_title_says_the_round_the_event_and_whose_turn_it_is() -> None:
    position = Position(event="taxes").hourglass(taxes=2, plague=1).fill(LAPIS, "farm").actions(LAPIS)
    assert seen(position).startswith("Round 4 of 18 · Taxes: then 1 coin for every 3 goods · ■ ben to play\n")
    assert "your turn" in seen(position, LAPIS)
    assert line(seen(position), "Events") == "Events to come: Taxes 2, Plague 1"
    assert seen(position, language="fr").startswith("Manche 4 sur 18 · Taxes : puis 1 pièce pour 3 marchandises")
    assert "everybody plans" in seen(Position().planning())


def test_the_own_board_shows_every_place_and_who_stands_there() -> None:
    position = (
        Position()
        .put(OCHRE, "village-farmer", "own-farmer")
        .put(OCHRE, "village-boatman", "monk")
        .technology(OCHRE, "castle-farmer")
    )
    position.tile(OCHRE, "windmill", "herb-garden").put(OCHRE, "windmill-2", "craftsman").actions()
    text = seen(position)
    assert line(text, "Village") == "  Village      [farmer*] [monk] craftsman  boatman, craftsman or trader"
    assert line(text, "Castle") == "  Castle       [tech] boatman trader       knight, draw 5"
    assert line(text, "Windmill") == "  Windmill     craftsman [craftsman]  2 coins and 1 development point"
    assert line(text, "Herb garden") == "  Herb garden  boatmen stand in for farmers, craftsmen and traders"
    gains = [line(text, place).rindex("  ") for place in ("Farm ", "Village", "Monastery", "Scriptorium", "Town hall")]
    assert len(set(gains)) == 1, "the columns are not straight"


def test_the_own_things_are_shown_in_full() -> None:
    position = (
        Position().coins(OCHRE, 7).goods(OCHRE, grain=2, wine=1).track(OCHRE, development=6, knight=1).citizen(OCHRE, 2)
    )
    position.station(OCHRE, "blois", "tours").market(OCHRE, "monk", "monk", "own-farmer").bag(OCHRE, "scholar")
    position.unlaid(OCHRE, 1).actions()
    text = seen(position)
    assert line(text, "● anna") == ("● anna 18 points · 7 coins · level 2 (space 6) · 2 stations built, 8 left")
    assert "1 citizen · grain 2, wine 1 · 1 technology token to lay" in text
    assert line(text, "Bag") == "  Bag (1, draw up to 5): scholar"
    assert line(text, "Market") == "  Market (3 of 8): monk 2, farmer*"


def test_the_points_are_those_of_the_game() -> None:
    position = (
        Position()
        .coins(OCHRE, 4)
        .goods(OCHRE, brocade=2)
        .track(OCHRE, development=9)
        .citizen(OCHRE, 2, 3)
        .station(OCHRE, "blois")
    )
    position.actions()
    assert position.game.scores(position.s)[OCHRE] == 4 + 10 + 9
    assert "● anna 23 points" in seen(position)


def test_others_are_shown_in_short() -> None:
    position = (
        Position()
        .put(LAPIS, "farm-boatman", "own-boatman")
        .market(LAPIS, "monk")
        .merchant(LAPIS, "tours")
        .tile(LAPIS, "school")
    )
    text = seen(position.actions())
    ben = text[text.index("■ ben 5") : text.index("◆ carla 5")]
    assert "merchant in Tours · bag 4 · market mon · Farm [boa*] cra · School" in ben
    assert "Village" not in ben


def test_the_map_shows_ways_goods_and_stations() -> None:
    position = Position().merchant(OCHRE, "blois").on_map("waterway", "blois", "tours", "wine").station(LAPIS, "tours")
    text = seen(position.station(VERDIGRIS, "orleans").station(OCHRE, "orleans").actions())
    assert line(text, "From Blois by waterway") == "From Blois by waterway: Orléans ●◆, Tours ■ (wine)"
    assert line(text, "From Blois by road") == "From Blois by road: Vendôme, Vierzon"
    assert line(text, "Stations") == "Stations: ●◆ Orléans, ■ Tours"
    assert "From" not in seen(position, SPECTATOR)


def test_deeds_piles_tracks_and_stock_are_shown() -> None:
    position = (
        Position().deeds_full("cathedral").deed_left("cathedral", "monk", "monk", "trader").piles("school", "brewery")
    )
    text = seen(position.track(LAPIS, boatman=2).citizen(LAPIS, 1, 2).technology_left(3).actions())
    assert line(text, "Deeds") == "Deeds: Cathedral +2: tra, mon 2"
    assert line(text, "Pile I:") == "Pile I: Brewery"
    assert line(text, "Pile II:") == "Pile II: School"
    assert "boatman ●0 ■2 ◆0 (citizen at 5)" in text
    assert "knight ●0 ■0 ◆0 · " in text
    assert "development ●0 ■0 ◆0 (citizen at 18, 28)" in text
    assert "technology 3" in text


def test_the_powder_tower_is_part_of_the_market() -> None:
    position = Position().tile(OCHRE, "powder-tower").tower(OCHRE, "monk").market(OCHRE, "knight").actions()
    text = seen(position)
    assert line(text, "Market") == "  Market (2 of 10): knight, monk"
    assert line(text, "Powder tower").startswith("  Powder tower  [monk]  2 more market spaces")


def test_sending_a_follower_needs_no_more_than_the_own_board() -> None:
    position = Position().market(OCHRE, "monk").planning()
    assert "Deeds:" in seen(position)
    position.play("plan monk", seat=OCHRE)
    text = seen(position)
    assert "Deeds:" not in text
    assert "Town hall" in text
    assert "Deeds:" in seen(position, LAPIS)


@pytest.mark.parametrize("reader", [OCHRE, SPECTATOR])
def test_the_bags_of_others_stay_closed(reader: int) -> None:
    """What lies in another bag changes nothing but its number."""
    one = Position().bag(LAPIS, "monk", "monk").bag(OCHRE, "knight").supply(scholar=5, monk=5).actions()
    other = Position().bag(LAPIS, "scholar", "scholar").bag(OCHRE, "knight").supply(scholar=5, monk=5).actions()
    for language in ("en", "fr"):
        assert seen(one, reader, language) == seen(other, reader, language)
    assert seen(one, LAPIS) != seen(other, LAPIS)
    assert "Bag (" not in seen(one, SPECTATOR)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.whole_games
def test_boards_of_whole_games_fit(players: int, language: str) -> None:
    """Also where everybody has many tiles, which makes the longest boards."""
    orleans, random = book("orleans"), Random(players)
    names = [speaker(GAME, language).name("place", place) for place in range(BOARD_PLACES)]
    for game, usual, tallest in ((orleans.game, 50, 60), (orleans.peculiar.also[0], 60, 66)):
        heights: list[int] = []
        for table, decision in a_whole_game(orleans, game, players, players):
            if decision is None or random.random() < 0.08:
                own = board(table.view(decision.seat if decision else OCHRE), language)
                assert all(any(name in line for line in own) for name in names)
                heights += [len(own), len(board(table.view(SPECTATOR), language))]
        heights.sort()
        assert heights[len(heights) // 2] <= usual
        assert heights[-1] <= tallest


def test_whoever_has_passed_is_said_during_the_actions_only() -> None:
    position = Position(2).fill(OCHRE, "farm", "castle").fill(LAPIS, "farm").actions().play("act farm", "act pass")
    assert "has passed" in line(seen(position), "■ ben") + seen(position).split("■ ben")[1].splitlines()[1]
    assert "has passed" not in seen(position.planning())
    laying = Position(2).unlaid(LAPIS, 1).actions().play("act pass", "act pass")
    assert laying.asked() == "technology"
    assert "has passed" not in seen(laying), "all have, and the actions are over"
