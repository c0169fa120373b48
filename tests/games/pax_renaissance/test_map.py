"""The map: its cards, cities, routes and Borders (B5, C1)."""

from collections import Counter

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule, standard_game

from fondaco.games.pax_renaissance.vocabulary import BORDER, CITY, EMPIRE, EMPORIUM, MAP_SIDE, SIDE, TOKEN

T = standard_game().printed


@rule("B5.ten-cards")
def test_one_map_card_for_each_empire() -> None:
    assert len(T.map_sides) == 20 and len(CITY) == 26
    cities = {
        empire: [CITY.labels[c] for c in range(26) if T.city_empire[c] == e] for e, empire in enumerate(EMPIRE.labels)
    }
    assert cities == {
        "england": ["bordeaux", "london"],
        "france": ["bruges", "lyon", "paris"],
        "hre": ["lubeck", "novgorod", "nurnberg", "vienna"],
        "hungary": ["buda", "varna"],
        "byzantium": ["caffa", "tana", "trebizond"],
        "portugal": ["granada", "spice-islands", "toledo"],
        "aragon": ["algiers", "timbuktu", "valencia"],
        "papal-states": ["venice"],
        "ottoman": ["constantinople", "modon", "rhodes"],
        "mamluk": ["cairo", "cyprus"],
    }


@rule("B5.medieval", "B5.two-theocracies", "B5.name-icon")
def test_the_two_sides_of_each_map_card_which_everybody_knows() -> None:
    sides = {
        empire: tuple(MAP_SIDE.labels[side] for side in T.map_sides[2 * number : 2 * number + 2])
        for number, empire in enumerate(EMPIRE.labels)
    }

    assert sides["papal-states"] == ("catholic", "reformist")
    assert sides["mamluk"] == ("islamic", "catholic")
    assert sides["aragon"] == ("medieval", "catholic")
    assert [empire for empire, (front, _) in sides.items() if front != "medieval"] == ["papal-states", "mamluk"]
    assert all(back not in ("medieval", front) for front, back in sides.values())


@rule("B5.name-icon")
@pytest.mark.parametrize(("turned", "state"), [("", "medieval"), ('turned = ["aragon"]', "catholic")])
def test_the_state_of_a_map_card_is_the_side_that_shows(turned: str, state: str) -> None:
    t = Position(turned)

    assert MAP_SIDE.labels[t.s.religion(EMPIRE.labels.index("aragon"))] == state
    assert t.game.view(t.s, OCHRE).turned == tuple(t.s.turned)


@rule("B5.cities")
def test_the_icons_of_cities_on_both_sides() -> None:
    icons = {
        CITY.labels[T.city_of[place]]: tuple(TOKEN.labels[T.icons[side][place]] for side in (0, 1))
        for place in range(28)
        if T.city_of.count(T.city_of[place]) == 1
    }

    assert icons["caffa"] == ("catholic-knight", "islamic-rook")
    assert icons["cairo"] == ("islamic-rook", "catholic-rook")
    assert icons["novgorod"] == ("reformist-rook", "reformist-rook")
    assert icons["valencia"] == ("catholic-knight", "catholic-knight")
    room = [place for place in range(28) if CITY.labels[T.city_of[place]] == "constantinople"]
    front = Counter(TOKEN.labels[T.icons[0][place]] for place in room)
    assert front == {"islamic-knight": 2, "islamic-rook": 1}


@rule("B5.capital")
def test_the_capitals() -> None:
    capitals = {EMPIRE.labels[T.city_empire[city]]: CITY.labels[city] for city in range(26) if T.is_capital[city]}

    assert capitals == {
        **{"england": "london", "france": "paris", "hre": "vienna", "hungary": "buda", "byzantium": "tana"},
        **{"portugal": "toledo", "aragon": "valencia", "papal-states": "venice", "ottoman": "constantinople"},
        "mamluk": "cairo",
    }


@rule("B5.routes")
@pytest.mark.parametrize(
    ("emporium", "fair", "path"),
    [
        ("tana", "east", "byzantium hungary ottoman mamluk"),
        ("timbuktu", "east", "aragon papal-states ottoman mamluk"),
        ("novgorod", "east", "hre france england portugal aragon papal-states ottoman mamluk"),
        ("trebizond", "west", "byzantium hungary ottoman papal-states aragon portugal england france hre"),
        ("spice-islands", "west", "portugal england france hre"),
    ],
)
def test_each_route_begins_at_its_emporium_and_ends_at_an_arrowhead(emporium: str, fair: str, path: str) -> None:
    route = EMPORIUM.labels.index(emporium)

    assert SIDE.labels[T.route_side[route]] == fair
    assert [EMPIRE.labels[empire] for empire in T.route_cards[route]] == path.split()
    assert len(T.route_borders[route]) == len(path.split()) - 1
    assert T.city_empire[CITY.labels.index(emporium)] == EMPIRE.labels.index(path.split(maxsplit=1)[0])


@rule("B5.emporia")
def test_two_white_and_three_black_emporia() -> None:
    kinds = {CITY.labels[city]: kind for city, kind in enumerate(T.emporium_kind) if kind}

    assert kinds == {"novgorod": 2, "tana": 2, "timbuktu": 2, "trebizond": 1, "spice-islands": 1}


@rule("B5.borders", "C1.borders")
def test_thirteen_borders_join_neighbours_in_the_grid() -> None:
    assert len(BORDER) == len(set(T.border_between)) == 13
    for border, (first, second) in enumerate(T.border_between):
        assert BORDER.labels[border] == f"{EMPIRE.labels[first]}-{EMPIRE.labels[second]}"
        assert second - first in (1, 5)  # beside each other in a row, or one above the other
    around = {empire: len(T.borders_of[number]) for number, empire in enumerate(EMPIRE.labels)}
    assert [empire for empire, count in around.items() if count == 2] == ["england", "byzantium", "portugal", "mamluk"]
    assert [BORDER.labels[b] for b in T.borders_of[1]] == ["england-france", "france-hre", "france-aragon"]


@rule("E2.sea-border")
def test_every_sea_border() -> None:
    sea = {BORDER.labels[border] for border in range(13) if T.is_sea[border]}

    assert set(BORDER.labels) - sea == {"hre-hungary", "france-aragon", "hre-papal-states", "byzantium-mamluk"}


@rule("B5.starting-shields", "C2.fugger", "C2.medici", "C2.coeur", "C2.marchionni")
@pytest.mark.parametrize(
    ("bank", "place", "border"),
    [
        ("Fugger", "Augsburg", "france-hre"),
        ("Medici", "Florence", "aragon-papal-states"),
        ("Cœur", "Alexandria", "ottoman-mamluk"),
        ("Marchionni", "Lisbon", "england-portugal"),
    ],
)
def test_the_shield_of_each_bank(bank: str, place: str, border: str) -> None:
    number = [name["en"] for name in T.bank_names].index(bank)
    shield = T.bank_border[number]

    assert BORDER.labels[shield] == border
    assert T.border_places[shield]["en"] == place  # type: ignore[index]
    assert sum(name is not None for name in T.border_places) == 4


@rule("C1.matrix")
def test_two_rows_of_five_and_their_corners() -> None:
    adjacent = {empire: {EMPIRE.labels[e] for e in T.adjacent[number]} for number, empire in enumerate(EMPIRE.labels)}

    north = ("england", "france", "hre", "hungary", "byzantium")
    south = ("portugal", "aragon", "papal-states", "ottoman", "mamluk")
    assert EMPIRE.labels == (*north, *south)
    assert adjacent["england"] == {"france", "portugal", "aragon"}
    assert adjacent["papal-states"] == {"aragon", "ottoman", "france", "hre", "hungary"}
    assert adjacent["mamluk"] == {"ottoman", "byzantium", "hungary"}
