"""Troops raised by fairs (G4)."""

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule

FAIR = '\n[market]\neast = [{ card = "dervishes", florins = 2 }]\nwest = [{ card = "marechaussee", florins = 2 }]'
FULL_BYZANTIUM = 'caffa = "catholic knight"\ntana = "islamic knight"\ntrebizond = "reformist rook"\n'
FULL_HUNGARY = 'buda = "catholic knight"\nvarna = "reformist knight"\n'
FULL_OTTOMANS = 'modon = "reformist rook"\nrhodes = "catholic rook"\n'


def ottomans(constantinople: str, *, turned: str = "") -> Position:
    """An eastern fair about to raise a Troop on the Ottoman card, where only Constantinople has room."""
    return Position(
        f"{turned}\n[cities]\n{FULL_BYZANTIUM}{FULL_HUNGARY}{FULL_OTTOMANS}constantinople = {constantinople}{FAIR}"
    ).play("turn fair east")


@rule("G4.troop")
@pytest.mark.parametrize(
    ("turned", "city", "troop"),
    [
        ("", "caffa", "catholic knight"),
        ("", "trebizond", "reformist rook"),
        ("", "tana", "islamic knight"),
        ('turned = ["byzantium"]', "caffa", "islamic rook"),
        ('turned = ["byzantium"]', "trebizond", "islamic knight"),
    ],
)
def test_a_troop_has_the_shape_and_colour_of_the_icon_that_shows(turned: str, city: str, troop: str) -> None:
    t = Position(turned + FAIR).play("turn fair east", f"levy {city}")
    assert t.cities == {city: troop}


@rule("G4.troop")
def test_every_card_entered_raises_one_troop_that_leaves_the_stock() -> None:
    t = Position(FAIR).play("turn fair east", "levy caffa", "levy buda", "levy rhodes", "levy cyprus")
    assert t.cities == {
        "caffa": "catholic knight",
        "buda": "catholic knight",
        "rhodes": "catholic rook",
        "cyprus": "catholic rook",
    }
    assert (t.stock("catholic knight"), t.stock("catholic rook")) == (8, 8)


@rule("G4.troop", "B5.closed")
def test_troops_are_raised_in_unoccupied_open_cities_of_the_card() -> None:
    t = Position('emporia = ["tana", "spice-islands"]\n[cities]\ncaffa = "catholic knight"' + FAIR).play(
        "turn fair east"
    )
    assert t.legal() == ["levy tana"]
    assert t.reasons("levy caffa") == ["E2.city"]
    assert t.reasons("levy trebizond") == ["B5.closed"]
    assert t.reasons("levy buda") == ["B4.location"]


@rule("G4.choice")
def test_the_organiser_chooses_the_city() -> None:
    t = Position('turn = "lapis"' + FAIR).play("turn fair east")
    assert t.who == 1
    assert t.legal() == ["levy caffa", "levy tana", "levy trebizond"]


# Constantinople


@rule("G4.constantinople")
@pytest.mark.parametrize(
    ("there", "troops"),
    [
        ('["islamic knight", "islamic knight"]', ["islamic rook"]),
        ('["islamic rook", "islamic knight"]', ["islamic knight"]),
        ('["islamic rook"]', ["islamic knight"]),
        ('["islamic knight"]', ["islamic rook", "islamic knight"]),
        ('["catholic knight", "reformist rook"]', ["islamic rook", "islamic knight"]),
        ("[]", ["islamic rook", "islamic knight"]),
    ],
)
def test_constantinople_raises_what_its_icons_still_miss(there: str, troops: list[str]) -> None:
    t = ottomans(there)
    before = ottomans(there).cities.get("constantinople", ["", "", ""])
    raised = []
    for move in t.legal():
        now = ottomans(there).play(move).cities["constantinople"]
        raised += sorted(set(now) - set(before)) or [
            piece for piece in set(now) if now.count(piece) > before.count(piece)
        ]
    assert raised == troops


@rule("G4.constantinople", "G4.saturation")
def test_constantinople_is_occupied_with_three_tokens() -> None:
    t = ottomans('["islamic knight", "islamic knight", "catholic rook"]')
    assert t.legal() == ["levy cairo", "levy cyprus"]


@rule("G4.constantinople")
def test_on_the_back_constantinople_wants_two_rooks() -> None:
    t = ottomans('["islamic rook", "islamic knight"]', turned='turned = ["ottoman"]')
    t.play(t.legal()[0])
    assert t.cities["constantinople"] == ["islamic rook", "islamic knight", "islamic rook"]


# Saturation


@rule("G4.saturation")
def test_a_saturated_card_is_passed_without_a_troop() -> None:
    t = Position(f"[cities]\n{FULL_BYZANTIUM}{FAIR}").play("turn fair east")
    assert t.legal() == ["levy buda", "levy varna"]
    assert t.told("saturated") == [{"empire": 4}]


@rule("G4.saturation")
def test_a_covered_emporium_does_not_keep_a_card_from_being_saturated() -> None:
    t = Position(
        'emporia = ["tana", "spice-islands"]\n[cities]\ncaffa = "catholic knight"\ntana = "islamic knight"' + FAIR
    ).play("turn fair east")
    assert t.legal() == ["levy buda", "levy varna"]


# Shortage


@rule("G4.troop", "E2.shortage")
def test_a_troop_missing_in_the_stock_is_taken_from_the_repressed() -> None:
    rooks = ", ".join(['"reformist rook"'] * 4)
    t = Position(
        f"""
        [[seats]]
        west = [{{ empire = "hre", repressed = [{rooks}] }}, {{ empire = "france", repressed = ["reformist rook"] }}]
        [cities]
        modon = "reformist rook"
        rhodes = "reformist rook"
        """
        + FAIR
    ).play("turn fair east", "levy trebizond")
    assert t.legal() == ["take repressed france", "take repressed hre"]
    assert t.reasons("take city modon") == ["E2.shortage"]
    t.play("take repressed france")
    assert t.cities["trebizond"] == "reformist rook"
    assert t.seat(OCHRE)["west"][1] == {"empire": "france"}


@rule("G4.troop", "E2.shortage")
def test_a_troop_is_else_taken_from_anywhere_or_not_raised() -> None:
    given = """
        [cities]
        modon = "reformist rook"
        rhodes = "reformist rook"
        cairo = "reformist rook"
        cyprus = "reformist rook"
        buda = "reformist rook"
        varna = "reformist rook"
        [borders]
        england-france = "reformist pirate"
        """
    t = Position(given + FAIR).play("turn fair east", "levy trebizond")
    cities = ("buda", "varna", "modon", "rhodes", "cairo", "cyprus")
    assert t.legal() == [*(f"take city {city}" for city in cities), "take border england-france", "take none"]
    t.play("take border england-france")
    assert t.cities["trebizond"] == "reformist rook" and t.borders == {}
    t = Position(given + FAIR).play("turn fair east", "levy trebizond", "take none")
    assert "trebizond" not in t.cities
