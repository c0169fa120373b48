"""The course of a year and its first half."""

from __future__ import annotations

from tests.games.column_of_fire.scene import Scene, rule


@rule("year.first.expiry")
def test_a_character_whose_die_shows_one_leaves_without_acting() -> None:
    """Example: green's religion die shows 2, Elizabeth I has a 5, a Cloth Merchant a 1, a Wine Merchant a 4."""
    t = Scene().religions("PCPP").religion_die(0, 2)
    t.character(0, "elizabeth-i", "white", 5)
    t.character(0, "cloth-merchant-spain", "brown", 1)
    t.character(0, "wine-merchant-france", "blue", 4)

    t.first_half().play("use first", "use first")

    assert t.shows(0, "black") == 1
    assert t.shows(0, "white") == 4
    assert t.points(0) == 4
    assert t.is_free(0, "brown")
    assert t.good(0, "cloth") == 0
    assert t.shows(0, "blue") == 3
    assert t.good(0, "wine") == 1
    assert t.asked == "end"
