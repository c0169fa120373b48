"""Corsairs (F7)."""

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule

GENOESE = '[[seats]]\nwest = ["genoese-fleet"]\n[borders]\n'
SAIL = ("turn run west", "operate use genoese-fleet corsair")


@rule("F7.corsair", "F.red")
def test_a_pirate_sails_around_its_location_or_a_neighbour_across_the_sea() -> None:
    t = Position(GENOESE + 'aragon-papal-states = "catholic pirate"').play(*SAIL)
    assert t.legal() == [
        "corsair aragon-papal-states portugal-aragon",
        "corsair aragon-papal-states papal-states-ottoman",
        "corsair aragon-papal-states england-portugal",
    ]
    t.play("corsair aragon-papal-states england-portugal")
    assert t.borders == {"england-portugal": "catholic pirate"}
    assert t.asked() == "operate"
    assert t.florins(OCHRE) == 0


@rule("F7.corsair")
@pytest.mark.parametrize(
    "border", ["france-aragon", "hre-papal-states", "england-france", "ottoman-mamluk", "hungary-ottoman"]
)
def test_land_borders_and_the_sea_beyond_are_out_of_reach(border: str) -> None:
    t = Position(GENOESE + 'aragon-papal-states = "catholic pirate"').play(*SAIL)
    assert t.reasons(f"corsair aragon-papal-states {border}") not in ([], ["D1.list"])


@rule("F7.corsair")
def test_the_pirate_has_the_colour_of_the_icon() -> None:
    t = Position(GENOESE + 'aragon-papal-states = "catholic pirate"\nportugal-aragon = "islamic pirate"').play(*SAIL)
    assert t.reasons("corsair portugal-aragon england-portugal") == ["F7.corsair"]
    t = Position(GENOESE + 'portugal-aragon = "islamic pirate"\n[cities]\nlyon = "catholic rook"')
    assert t.reasons("turn run west") == ["E4.run"]


@rule("F7.corsair")
def test_two_icons_move_a_pirate_of_either_colour() -> None:
    t = Position(
        """
        options = ["expansion"]
        [[seats]]
        east = ["franco-ottoman-navy"]
        [borders]
        aragon-papal-states = "catholic pirate"
        portugal-aragon = "islamic pirate"
        """
    ).play("turn run east", "operate use franco-ottoman-navy corsair")
    assert "corsair aragon-papal-states england-portugal" in t.legal()
    assert "corsair portugal-aragon england-portugal" in t.legal()


@rule("F7.corsair")
def test_a_pirate_does_not_stay_where_it_is() -> None:
    t = Position(GENOESE + 'aragon-papal-states = "catholic pirate"').play(*SAIL)
    assert t.reasons("corsair aragon-papal-states aragon-papal-states") == ["F7.corsair"]
    assert t.reasons("corsair portugal-aragon england-portugal") == ["F7.corsair"]


@rule("F7.same-colour")
def test_a_border_with_a_pirate_of_its_colour_is_closed() -> None:
    t = Position(GENOESE + 'aragon-papal-states = "catholic pirate"\npapal-states-ottoman = "catholic pirate"').play(
        *SAIL
    )
    assert t.reasons("corsair aragon-papal-states papal-states-ottoman") == ["F7.same-colour"]


@rule("F7.same-colour", "F7.corsair")
def test_a_pirate_shut_in_by_its_own_has_nowhere_to_go() -> None:
    shut = ("aragon-papal-states", "portugal-aragon", "england-portugal", "papal-states-ottoman")
    pirates = "\n".join(f'{border} = "catholic pirate"' for border in shut)
    t = Position('[[seats]]\nwest = ["genoese-fleet", "spanish-tercio"]\n[borders]\n' + pirates).play("turn run west")
    assert t.reasons("operate use genoese-fleet corsair") == ["F7.corsair"]


@rule("F7.sea-battle", "F7.one-token")
@pytest.mark.parametrize("owner", ["ochre", "lapis"])
def test_a_concession_at_the_goal_dies_whoever_owns_it(owner: str) -> None:
    t = Position(GENOESE + f'aragon-papal-states = "catholic pirate"\nportugal-aragon = "{owner}"').play(*SAIL)
    assert t.stock(f"{owner} cube") == 9
    t.play("corsair aragon-papal-states portugal-aragon")
    assert t.borders == {"portugal-aragon": "catholic pirate"}
    assert t.stock(f"{owner} cube") == 10


@rule("F7.sea-battle", "F7.one-token")
def test_a_heretic_pirate_at_the_goal_dies() -> None:
    t = Position(GENOESE + 'aragon-papal-states = "catholic pirate"\nportugal-aragon = "reformist pirate"').play(*SAIL)
    t.play("corsair aragon-papal-states portugal-aragon")
    assert t.borders == {"portugal-aragon": "catholic pirate"}
    assert (t.stock("reformist rook"), t.stock("catholic rook")) == (7, 9)


@rule("F7.location-bound", "E4.location-map")
def test_a_corsair_works_only_around_the_location_of_its_card() -> None:
    t = Position(
        '[[seats]]\nwest = ["genoese-fleet", "spanish-tercio"]\n[borders]\nengland-portugal = "catholic pirate"'
    )
    t.play("turn run west")
    assert t.reasons("operate use genoese-fleet corsair") == ["F7.corsair"]


@rule("F7.location-bound")
def test_a_pirate_elsewhere_is_not_moved_by_a_card_that_can_act() -> None:
    t = Position(GENOESE + 'aragon-papal-states = "catholic pirate"\nengland-portugal = "catholic pirate"').play(*SAIL)
    assert t.reasons("corsair england-portugal portugal-aragon") == ["B4.location"]
    assert all(move.startswith("corsair aragon-papal-states") for move in t.legal())
