"""Sieges (F8)."""

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule

ARAGON = """
[[seats]]
west = ["conquistadors", { empire = "aragon", repressed = ["islamic knight"] }]
[cities]
valencia = "catholic knight"
algiers = "islamic rook"
venice = "catholic knight"
[borders]
portugal-aragon = "islamic pirate"
aragon-papal-states = "lapis"
papal-states-ottoman = "islamic pirate"
"""
BESIEGE = ("turn run west", "operate use conquistadors siege")


@rule("F8.siege")
def test_a_siege_kills_a_knight_a_rook_or_a_pirate_of_the_location() -> None:
    t = Position(ARAGON).play(*BESIEGE)
    assert t.legal() == ["siege city algiers", "siege city valencia", "siege pirate portugal-aragon"]


@rule("F8.siege")
@pytest.mark.parametrize(
    ("target", "piece", "left"),
    [("city algiers", "islamic rook", 5), ("city valencia", "catholic knight", 9)],
)
def test_who_is_besieged_in_a_city_goes_back_to_the_stock(target: str, piece: str, left: int) -> None:
    t = Position(ARAGON).play(*BESIEGE, f"siege {target}")
    assert target.split()[1] not in t.cities
    assert len(t.cities) == 2
    assert t.stock(piece) == left
    assert t.florins(OCHRE) == 0


@rule("F8.siege")
def test_a_besieged_pirate_is_a_rook_of_the_stock_again() -> None:
    t = Position(ARAGON).play(*BESIEGE, "siege pirate portugal-aragon")
    assert t.borders == {"aragon-papal-states": "lapis", "papal-states-ottoman": "islamic pirate"}
    assert t.stock("islamic rook") == 5


@rule("F8.siege")
def test_concessions_repressed_tokens_and_other_empires_are_no_targets() -> None:
    t = Position(ARAGON).play(*BESIEGE)
    assert t.reasons("siege pirate aragon-papal-states") == ["F8.siege"]
    assert t.reasons("siege city timbuktu") == ["F8.siege"]
    assert t.reasons("siege city venice") == ["B4.location"]
    assert t.reasons("siege pirate papal-states-ottoman") == ["B4.location"]


@rule("F8.siege")
def test_without_knight_rook_or_pirate_there_is_nothing_to_besiege() -> None:
    t = Position(
        """
        [[seats]]
        west = ["conquistadors", { empire = "aragon", repressed = ["islamic knight"] }]
        [borders]
        portugal-aragon = "lapis"
        """
    ).play("turn run west")
    assert t.reasons("operate use conquistadors siege") == ["F8.siege"]


@rule("F8.siege")
@pytest.mark.parametrize(
    "standing",
    [
        '[cities]\nalgiers = "reformist rook"',
        '[cities]\nalgiers = "islamic knight"',
        '[borders]\nportugal-aragon = "catholic pirate"',
    ],
)
def test_one_target_of_any_kind_is_enough(standing: str) -> None:
    t = Position(f'[[seats]]\nwest = ["conquistadors"]\n{standing}').play(*BESIEGE)
    assert len(t.legal()) == 1


@rule("F8.siege")
def test_a_pirate_is_besieged_on_the_first_border_as_on_any_other() -> None:
    t = Position('[[seats]]\nwest = ["the-bold"]\n[borders]\nengland-france = "islamic pirate"')
    t.play("turn run west", "operate use the-bold siege", "siege pirate england-france")
    assert t.borders == {}


@rule("F8.siege", "E4.east-west-location")
def test_a_card_of_the_west_besieges_one_western_empire_of_its_players_choice() -> None:
    t = Position(
        """
        [[seats]]
        west = ["spanish-tercio"]
        [cities]
        paris = "catholic knight"
        venice = "catholic knight"
        buda = "catholic knight"
        """
    ).play("turn run west", "operate use spanish-tercio siege")
    assert t.legal() == ["locate france", "locate papal-states"]
    t.play("locate france", "siege city paris")
    assert sorted(t.cities) == ["buda", "venice"]
