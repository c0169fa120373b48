"""Placing Agents in cities and on Borders (E2, B4.location, B5)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule


def held(*cards: str, florins: int = 0, more: str = "") -> str:
    """The first seat, with cards in hand."""
    return f"[[seats]]\nflorins = {florins}\nhand = {list(cards)}\n{more}\n"


def swabians(florins: int = 5, more: str = "", cities: str = 'vienna = "reformist rook"') -> Position:
    """Two Catholic Knights are about to come to the Empire."""
    return Position(held("swabian-league", florins=florins, more=more) + "[cities]\n" + cities).play(
        "turn play swabian-league"
    )


# Knights and Rooks in cities


@rule("E2.city", "B4.location")
def test_knights_and_rooks_go_into_cities_of_the_map_card() -> None:
    t = swabians()
    assert t.legal() == ["settle lubeck", "settle nurnberg", "settle vienna", "settle none"]
    assert t.reasons("settle paris") == ["B4.location"]

    t.play("settle lubeck", "settle nurnberg")
    assert t.cities == {"lubeck": "catholic knight", "nurnberg": "catholic knight", "vienna": "reformist rook"}
    assert t.stock("catholic knight") == 8 and t.florins(OCHRE) == 5


@rule("E2.city-icon", "E2.city")
def test_the_icon_of_the_city_does_not_matter() -> None:
    t = swabians(cities="").play("settle lubeck", "settle nurnberg")  # a white Rook and a red Knight are printed there

    assert t.cities == {"lubeck": "catholic knight", "nurnberg": "catholic knight"}


@rule("E2.city-repress")
def test_who_stands_in_the_way_is_repressed_for_a_florin() -> None:
    t = swabians(florins=1, more="west = ['hre']").play("settle vienna")

    assert t.seat(OCHRE)["west"][0] == {"empire": "hre", "repressed": ["reformist rook"]}
    assert t.cities == {"vienna": "catholic knight"} and t.florins(OCHRE) == 0
    assert t.reasons("settle vienna") == ["E2.city-repress"]  # no Florin is left for the second Knight
    assert "settle vienna" not in t.legal()


@rule("E2.city-repress")
def test_the_florin_is_due_even_if_the_empire_lies_in_the_pile_and_the_token_is_killed() -> None:
    t = swabians(florins=1).play("settle vienna")

    assert t.florins(OCHRE) == 0 and t.stock("reformist rook") == 7
    assert t.s.repressed == [0] * 100


@rule("E2.city-same")
def test_an_agent_may_repress_its_own_kind_even_the_first_agent_of_its_card() -> None:
    t = swabians(more="west = ['hre']", cities='vienna = "catholic knight"').play("settle vienna", "settle vienna")

    assert t.seat(OCHRE)["west"][0]["repressed"] == ["catholic knight", "catholic knight"]
    assert t.cities == {"vienna": "catholic knight"} and t.florins(OCHRE) == 3


@rule("B5.closed", "C1.closed-emporia")
@pytest.mark.parametrize(
    ("card", "emporium", "agents"),
    [("swabian-league", "novgorod", 2), ("duke-of-milan", "timbuktu", 2), ("order-of-santiago", "spice-islands", 2)],
)
def test_no_agent_is_placed_on_a_covered_emporium(card: str, emporium: str, agents: int) -> None:
    t = Position(held(card)).play(f"turn play {card}")
    if t.asked() == "one-shot":
        t.play("one-shot refuse")
    assert f"settle {emporium}" not in t.legal() and t.reasons(f"settle {emporium}") == ["B5.closed"]

    t = Position(f"emporia = ['{emporium}']\n" + held(card)).play(f"turn play {card}")
    if t.asked() == "one-shot":
        t.play("one-shot refuse")
    assert f"settle {emporium}" in t.legal()


@rule("B5.one-open", "B5.closed")
def test_when_one_emporium_opens_the_other_of_its_colour_closes() -> None:
    t = Position(held("kremlin", "black-sheep-tribe")).play(
        "turn play kremlin", "one-shot trigger", "concede france-hre"
    )
    assert t.form["emporia"] == ["novgorod", "trebizond"]

    t.play("turn play black-sheep-tribe", "one-shot refuse")
    assert t.legal() == ["settle caffa", "settle trebizond", "settle none"]
    assert t.reasons("settle tana") == ["B5.closed"]


# Constantinople


def besieged(*standing: str) -> Position:
    cities = f"[cities]\nconstantinople = {list(standing)}"
    given = held("cem-anti-hostage", florins=1, more="east = ['ottoman']") + cities
    return Position(given).play("turn play cem-anti-hostage", "one-shot refuse")


@rule("E2.constantinople")
def test_constantinople_holds_three() -> None:
    t = besieged("islamic knight").play("settle constantinople-2", "settle constantinople-3")

    assert t.cities == {"constantinople": ["islamic knight", "islamic rook", "islamic rook"]}
    assert t.florins(OCHRE) == 1


@rule("E2.constantinople")
def test_while_there_is_room_nobody_gives_way_and_places_are_filled_in_order() -> None:
    t = besieged("islamic knight")

    assert t.legal() == ["settle constantinople-2", "settle modon", "settle rhodes", "settle none"]
    assert t.reasons("settle constantinople-1") == t.reasons("settle constantinople-3") == ["E2.constantinople"]


@rule("E2.constantinople", "E2.city-repress")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_full_constantinople_gives_up_any_one_of_three(number: int) -> None:
    standing = ["islamic knight", "catholic rook", "reformist knight"]
    t = besieged(*standing).play(f"settle constantinople-{number}")

    assert t.seat(OCHRE)["east"][0]["repressed"] == [standing[number - 1]]
    assert t.cities["constantinople"][number - 1] == "islamic rook" and t.florins(OCHRE) == 0


# Pirates


@rule("E2.pirate", "E2.sea-border", "B4.location")
def test_a_pirate_is_a_rook_on_a_sea_border_of_the_map_card() -> None:
    t = Position(held("genoese-fleet")).play("turn play genoese-fleet")
    assert t.legal() == ["sail portugal-aragon", "sail aragon-papal-states", "sail none"]
    assert t.reasons("sail france-aragon") == ["E2.sea-border"]  # no route crosses it
    assert t.reasons("sail ottoman-mamluk") == ["B4.location"]

    t.play("sail portugal-aragon")
    assert t.borders == {"portugal-aragon": "catholic pirate"}
    assert t.stock("catholic rook") == 9


@rule("E2.pirate")
@pytest.mark.parametrize(
    ("card", "border", "religion"),
    [
        ("ottoman-navy", "ottoman-mamluk", "islamic"),
        ("scottish-privateers", "england-france", "reformist"),
        ("knights-hospitaller", "hungary-ottoman", "catholic"),
    ],
)
def test_a_pirate_has_the_printed_colour(card: str, border: str, religion: str) -> None:
    t = Position(held(card)).play(f"turn play {card}", f"sail {border}")

    assert t.borders == {border: f"{religion} pirate"}
    assert t.stock(f"{religion} rook") == (9 if religion == "catholic" else 6)
    assert sum(t.s.supply) == 48 - 1 and t.s.cubes == [10, 10]  # nobody was there to be Killed


@rule("E2.sea-border")
def test_a_border_is_at_sea_even_if_no_active_route_crosses_it() -> None:
    t = Position("emporia = ['tana', 'spice-islands']\n" + held("genoese-fleet")).play("turn play genoese-fleet")

    assert "sail aragon-papal-states" in t.legal()  # on the routes from Timbuktu, Novgorod and Trebizond only


@rule("E2.pirate-kills")
def test_a_pirate_kills_a_concession_at_no_cost() -> None:
    t = Position(held("genoese-fleet", more="west = ['aragon']") + '[borders]\nportugal-aragon = "lapis"')
    assert t.stock("lapis cube") == 9

    t.play("turn play genoese-fleet", "sail portugal-aragon")
    assert t.borders == {"portugal-aragon": "catholic pirate"}
    assert t.stock("lapis cube") == 10 and t.s.repressed == [0] * 100  # Killed, not Repressed


@rule("E2.pirate-kills")
@pytest.mark.parametrize("religion", ["islamic", "catholic"])
def test_a_pirate_kills_a_pirate_of_any_colour(religion: str) -> None:
    t = Position(held("genoese-fleet") + f'[borders]\nportugal-aragon = "{religion} pirate"')
    t.play("turn play genoese-fleet", "sail portugal-aragon")

    assert t.borders == {"portugal-aragon": "catholic pirate"}
    assert (t.stock("catholic rook"), t.stock("islamic rook")) == (9, 7)


@rule("B4.powers", "E2.pirate-kills")
@pytest.mark.parametrize("card", ["dalmatian-merchant-marine", "tersane-i-amire"])
@pytest.mark.parametrize("bishop", [False, True])
def test_with_maritime_immunity_a_concession_shares_its_border_with_the_pirate(card: str, bishop: bool) -> None:
    silenced = f"[{{ card = '{card}', bishop = 'catholic' }}]" if bishop else f"['{card}']"
    seats = held("genoese-fleet") + f"[[seats]]\neast = {silenced}\n"
    t = Position("options = ['expansion']\n" + seats + '[borders]\nportugal-aragon = "lapis"')
    t.play("turn play genoese-fleet", "sail portugal-aragon")

    assert t.borders["portugal-aragon"] == ("catholic pirate" if bishop else ["lapis", "catholic pirate"])


@rule("B4.powers", "E2.pirate-kills")
def test_maritime_immunity_protects_its_owner_only() -> None:
    immune = "[[seats]]\neast = ['dalmatian-merchant-marine']\n"
    t = Position("options = ['expansion']\n" + held("genoese-fleet") + immune + '[borders]\nportugal-aragon = "ochre"')
    t.play("turn play genoese-fleet", "sail portugal-aragon")

    assert t.borders == {"portugal-aragon": "catholic pirate"}


# Cubes


@rule("E2.cube", "B4.agent-cube", "B4.location", "B5.concession", "B5.borders")
@pytest.mark.parametrize("border", ["england-france", "france-hre", "france-aragon"])
def test_a_cube_of_the_players_colour_goes_onto_any_border_of_the_map_card(border: str) -> None:
    t = Position("turn = 'lapis'\n[[seats]]\n" + held("flanders-guild"))
    t.play("turn play flanders-guild", "one-shot refuse")
    assert t.reasons("concede portugal-aragon") == ["B4.location"]

    t.play(f"concede {border}")
    assert t.borders == {border: "lapis"} and (t.stock("lapis cube"), t.stock("ochre cube")) == (9, 10)


@rule("E2.cube-repress", "B5.borders")
@pytest.mark.parametrize("owner", ["ochre", "lapis"])
def test_a_concession_in_the_way_is_repressed_for_a_florin_the_own_ones_too(owner: str) -> None:
    given = held("flanders-guild", florins=1, more="west = ['france']") + f"[borders]\nfrance-hre = '{owner}'"
    t = Position(given).play("turn play flanders-guild", "one-shot refuse", "concede france-hre")

    assert t.seat(OCHRE)["west"][0]["repressed"] == [f"{owner} cube"]
    assert t.borders == {"france-hre": "ochre"} and t.florins(OCHRE) == 0


@rule("E2.cube-repress")
def test_the_serf_belongs_to_the_location_used_and_not_to_the_other_neighbour() -> None:
    given = held("flanders-guild", florins=1, more="west = ['hre']") + "[borders]\nfrance-hre = 'lapis'"
    t = Position(given).play("turn play flanders-guild", "one-shot refuse", "concede france-hre")

    assert t.seat(OCHRE)["west"][0] == {"empire": "hre"} and t.stock("lapis cube") == 10


@rule("E2.cube-repress", "E2.city-repress")
def test_without_a_florin_no_concession_gives_way() -> None:
    given = held("flanders-guild", more="west = ['france']") + "[borders]\nfrance-hre = 'lapis'"
    t = Position(given).play("turn play flanders-guild", "one-shot refuse")

    assert t.reasons("concede france-hre") == ["E2.cube-repress"]
    assert "concede france-hre" not in t.legal()


@rule("E2.cube-pirate", "B5.borders")
def test_a_cube_never_joins_a_pirate() -> None:
    t = Position(held("flanders-guild", florins=5) + '[borders]\nfrance-hre = "catholic pirate"')
    t.play("turn play flanders-guild", "one-shot refuse")

    assert t.reasons("concede france-hre") == ["E2.cube-pirate"]
    assert t.legal() == ["concede england-france", "concede france-aragon", "concede none"]


# Cards of the East and of the West


@rule("E4.east-west-location")
def test_a_card_of_the_west_names_one_empire_for_its_agents() -> None:
    t = Position(held("spanish-tercio")).play("turn play spanish-tercio")
    west = ("england", "france", "hre", "portugal", "aragon", "papal-states")
    assert t.legal() == [*(f"region {empire}" for empire in west), "region none"]
    assert t.reasons("region hungary") == ["B4.location"]

    t.play("region papal-states", "settle venice")
    assert t.cities == {"venice": "catholic knight"}


@rule("E4.east-west-location")
def test_both_agents_of_an_east_card_go_to_the_same_empire() -> None:
    t = Position(held("janissaries")).play("turn play janissaries", "one-shot refuse")
    assert t.reasons("region hre") == ["B4.location"]

    t.play("region mamluk", "settle cairo")
    assert t.legal() == ["settle cyprus", "settle none"]


@rule("E4.east-west-location", "E2.optional")
def test_a_card_of_the_east_may_name_no_empire_and_place_nobody() -> None:
    t = Position(held("timar-system")).play("turn play timar-system", "region none")

    assert t.asked() == "turn" and t.cities == {}


# Shortage


CUBES = """
[borders]
england-france = "ochre"
hre-hungary = "ochre"
hungary-byzantium = "ochre"
portugal-aragon = "ochre"
aragon-papal-states = "ochre"
papal-states-ottoman = "ochre"
ottoman-mamluk = "ochre"
england-portugal = "ochre"
france-aragon = "ochre"
hre-papal-states = "lapis"
"""


@rule("E2.shortage")
def test_a_missing_cube_is_taken_from_the_repressed_first() -> None:
    serf = "[[seats]]\nwest = [{ empire = 'hre', repressed = ['ochre cube', 'lapis cube'] }]\n"
    t = Position(held("flanders-guild") + serf + CUBES).play(
        "turn play flanders-guild", "one-shot refuse", "concede france-hre"
    )
    assert t.legal() == ["take repressed hre"]
    assert t.reasons("take border hre-hungary") == t.reasons("take none") == ["E2.shortage"]

    t.play("take repressed hre")
    assert t.borders["france-hre"] == "ochre" and t.seat(LAPIS)["west"] == [
        {"empire": "hre", "repressed": ["lapis cube"]}
    ]
    assert t.stock("ochre cube") == 0 and t.florins(OCHRE) == 0


@rule("E2.shortage")
def test_otherwise_from_wherever_one_stands_or_nothing_is_placed() -> None:
    given = held("flanders-guild") + CUBES + 'byzantium-mamluk = "ochre"'
    t = Position(given).play("turn play flanders-guild", "one-shot refuse", "concede france-hre")
    assert len(t.legal()) == 11 and "take border byzantium-mamluk" in t.legal() and "take none" in t.legal()
    assert t.reasons("take border hre-papal-states") == ["E2.shortage"]  # the cube there is another's

    moved = Position(given).play(
        "turn play flanders-guild", "one-shot refuse", "concede france-hre", "take border hre-hungary"
    )
    assert "hre-hungary" not in moved.borders and moved.borders["france-hre"] == "ochre"
    t.play("take none")
    assert "france-hre" not in t.borders and t.asked() == "turn"


ROOKS = """
[cities]
lubeck = "reformist rook"
nurnberg = "reformist rook"
modon = "reformist rook"
paris = "reformist knight"
[borders]
england-france = "reformist pirate"
france-hre = "reformist pirate"
portugal-aragon = "catholic pirate"
"""


@rule("E2.shortage")
def test_rooks_and_pirates_share_one_stock() -> None:
    serfs = "[[seats]]\neast = [{ empire = 'mamluk', repressed = ['reformist rook', 'reformist rook'] }]\n"
    t = Position(held("luther") + serfs + ROOKS).play("turn play luther", "settle vienna", "take repressed mamluk")
    t.play("settle none")
    assert t.cities["vienna"] == "reformist rook" and t.seat(LAPIS)["east"][0]["repressed"] == ["reformist rook"]

    given = held("luther") + ROOKS + 'england-portugal = "reformist pirate"\nottoman-mamluk = "reformist pirate"'
    t = Position(given).play("turn play luther", "settle vienna")
    places = ("city lubeck", "city nurnberg", "city modon")
    borders = ("england-france", "france-hre", "ottoman-mamluk", "england-portugal")
    assert t.legal() == [*(f"take {p}" for p in places), *(f"take border {b}" for b in borders), "take none"]
    assert t.reasons("take city paris") == t.reasons("take border portugal-aragon") == ["E2.shortage"]
    t.play("take border france-hre", "settle none")
    assert "france-hre" not in t.borders and t.cities["vienna"] == "reformist rook"
    t = Position(given).play("turn play luther", "settle vienna", "take city modon", "settle none")
    assert "modon" not in t.cities and t.cities["vienna"] == "reformist rook" and t.stock("reformist rook") == 0
