"""The tax Operation (F4)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

MAMLUK = "east = ['mamluk']\n"


def taxed(florins: int = 1, head: str = "", own: str = "", cities: str = "", owner: str = "lapis") -> Position:
    """Holy Land Crusade taxes the Concession between Mamluk and Ottoman."""
    seats = f"[[seats]]\nflorins = 5\nwest = ['holy-land-crusade']\n{own}[[seats]]\nflorins = {florins}\n"
    t = Position(f"{head}{seats}[cities]\n{cities}\n[borders]\nottoman-mamluk = '{owner}'")
    return t.play("turn run west", "operate use holy-land-crusade tax", "tax ottoman-mamluk")


@rule("F4.tax", "F4.levy", "B5.cities")
def test_the_coeur_bank_pays_a_florin_and_puts_a_white_rook_in_cairo() -> None:
    t = taxed(head="turned = ['mamluk']\n")  # on this side a white Rook is printed at Cairo
    assert (t.who, t.legal()) == (LAPIS, ["taxed pay", "taxed yield"])

    t.play("taxed pay", "levy cairo")
    assert (t.florins(LAPIS), t.florins(OCHRE)) == (0, 5)  # to China, and not to the taxing player
    assert t.cities == {"cairo": "catholic rook"} and t.borders == {"ottoman-mamluk": "lapis"}
    assert (t.who, t.asked()) == (OCHRE, "operate")


@rule("F4.levy", "B5.cities")
def test_the_troop_follows_the_icon_of_the_side_that_shows_and_the_owner_chooses_the_city() -> None:
    t = taxed().play("taxed pay")
    assert (t.who, t.legal()) == (LAPIS, ["levy cairo", "levy cyprus"])
    assert t.reasons("levy modon") == ["B4.location"]

    t.play("levy cairo")
    assert t.cities == {"cairo": "islamic rook"}


@rule("F4.tax", "F4.levy")
def test_or_the_concession_is_repressed_and_a_troop_comes_all_the_same() -> None:
    t = taxed(own=MAMLUK).play("taxed yield", "levy cyprus")

    assert t.borders == {} and t.seat(OCHRE)["east"] == [{"empire": "mamluk", "repressed": ["lapis cube"]}]
    assert t.cities == {"cyprus": "catholic rook"} and t.florins(LAPIS) == 1


@rule("F4.tax", "F5.not-in-play")
def test_with_the_empire_in_the_pile_the_concession_is_killed() -> None:
    t = taxed(own="east = ['ottoman']\n").play("taxed yield")

    assert t.stock("lapis cube") == 10 and t.seat(OCHRE)["east"] == [{"empire": "ottoman"}]


@rule("F4.tax")
def test_who_has_no_florin_must_yield() -> None:
    t = taxed(florins=0)

    assert t.legal() == ["taxed yield"] and t.reasons("taxed pay") == ["F4.tax"]


@rule("F4.tax", "E4.strawman")
def test_one_may_tax_oneself() -> None:
    t = taxed(owner="ochre")
    assert t.who == OCHRE

    t.play("taxed pay", "levy cairo")
    assert t.florins(OCHRE) == 4


@rule("F4.tax")
def test_only_a_concession_on_a_border_of_the_location_is_taxed() -> None:
    given = "[[seats]]\nwest = ['duke-of-milan']\n[borders]\nfrance-aragon = 'lapis'\nengland-france = 'lapis'\n"
    t = Position(given + "portugal-aragon = 'islamic pirate'").play("turn run west", "operate use duke-of-milan tax")

    assert t.legal() == ["tax france-aragon"]
    assert t.reasons("tax england-france") == ["B4.location"]
    assert t.reasons("tax portugal-aragon") == t.reasons("tax aragon-papal-states") == ["F4.tax"]


@rule("F4.saturated")
@pytest.mark.parametrize(("emporia", "full"), [("", True), ("emporia = ['timbuktu']\n", False)])
def test_a_saturated_empire_is_not_taxed_and_a_covered_emporium_is_no_room(emporia: str, full: bool) -> None:
    cities = "[cities]\nalgiers = 'islamic rook'\nvalencia = 'catholic knight'\n"
    given = f"{emporia}[[seats]]\nwest = ['duke-of-milan']\n{cities}[borders]\nfrance-aragon = 'lapis'"
    t = Position(given).play("turn run west")  # Duke of Milan might besiege

    assert t.reasons("operate use duke-of-milan tax") == (["F4.tax"] if full else [])


@rule("F4.saturated", "F4.tax")
def test_a_card_of_the_west_taxes_only_where_a_troop_finds_room() -> None:
    cities = "[cities]\nvenice = 'catholic knight'\n"
    given = f"[[seats]]\nwest = ['papal-elephant']\n{cities}[borders]\naragon-papal-states = 'lapis'"
    t = Position(given).play("turn run west", "operate use papal-elephant tax")

    assert t.legal() == ["locate aragon"] and t.reasons("locate papal-states") == ["F4.tax"]
    t.play("locate aragon", "tax aragon-papal-states", "taxed yield", "levy algiers")
    assert t.cities["algiers"] == "islamic rook"


@rule("F4.saturated")
def test_a_player_is_told_how_many_concessions_there_are_to_tax_and_of_none_where_no_troop_finds_room() -> None:
    cities = "[cities]\nvenice = 'catholic knight'\n"
    given = f"[[seats]]\nwest = ['papal-elephant']\n{cities}[borders]\naragon-papal-states = 'lapis'"
    t = Position(given).play("turn run west", "operate use papal-elephant tax")

    assert (t.sentence("locate aragon"), t.sentence("locate papal-states")) == ({"targets": 1}, {"targets": 0})


@rule("F4.levy")
def test_in_constantinople_the_missing_icon_is_raised() -> None:
    given = "[[seats]]\neast = ['greek-klephts']\n[cities]\nconstantinople = ['islamic knight', 'islamic knight']\n"
    t = Position(given + "[borders]\nhungary-ottoman = 'ochre'")
    t.play("turn run east", "operate use greek-klephts tax", "tax hungary-ottoman", "taxed yield")

    assert t.legal() == ["levy constantinople-1", "levy modon", "levy rhodes"]
    t.play("levy constantinople-1")
    assert t.cities["constantinople"] == ["islamic knight", "islamic knight", "islamic rook"]
