"""Regime Changes in all their shapes: who takes what, what is stripped, who is freed."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

REVOLT = ("turn play flanders-guild", "one-shot france", "survivor border france-hre")


def revolt_in_france(seats: str) -> Position:
    """Ochre wins a peasant revolt in France with the Flanders Guild and may add a Concession."""
    return Position(f'[[seats]]\nflorins = 5\nhand = ["flanders-guild"]\n{seats}').play(*REVOLT)


# Taking and turning


@rule("B3.received-as-king", "J1.claim", "F9.strip")
def test_a_king_is_taken_to_the_outer_end_without_bishop_queen_and_vassals() -> None:
    t = revolt_in_france(
        """
        [[seats]]
        west = [{ empire = "france", bishop = "reformist", queen = "anne-of-brittany", vassals = [
            { empire = "england", bishop = "catholic", repressed = ["lapis cube", "islamic rook"] },
            "hungary"] }, "the-bold"]
        """
    ).play("concede none")
    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france"}]
    assert t.seat(LAPIS)["west"] == ["the-bold"]
    assert t.form["discarded"] == ["anne-of-brittany"]
    assert all(card < 0 for card in t.s.bishop)
    assert (t.stock("lapis cube"), t.stock("islamic rook")) == (10, 7)
    assert t.s.holder[-10:] == [-1, 0, -1, -1, -1, -1, -1, -1, -1, -1]


@rule("J2.republic", "F6.republic-place", "F9.strip")
def test_the_own_king_is_stripped_when_it_becomes_a_republic() -> None:
    t = revolt_in_france(
        """
        west = [{ empire = "france", bishop = "reformist", queen = "anne-of-brittany", vassals = ["england"] }]
        east = ["dervishes"]
        """
    ).play("concede none")
    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france", "republic": True}]
    assert t.form["discarded"] == ["anne-of-brittany"]
    assert all(card < 0 for card in t.s.bishop)


@rule("J2.republic", "B3.two-faces")
def test_the_own_republic_loses_its_bishop_and_becomes_a_king() -> None:
    t = revolt_in_france('west = [{ empire = "france", republic = true, bishop = "reformist" }, "the-bold"]')
    t.play("concede none")
    assert t.seat(OCHRE)["west"] == ["the-bold", "flanders-guild", {"empire": "france"}]


@rule("J2.republic", "F6.republic-place")
def test_an_own_vassal_loses_its_bishop_and_keeps_what_is_repressed() -> None:
    t = revolt_in_france(
        """
        west = [{ empire = "aragon", vassals = [
            { empire = "france", bishop = "islamic", repressed = ["islamic rook"] }, "england"] }]
        """
    ).play("concede none", "emancipate none")
    assert t.seat(OCHRE)["west"] == [
        {"empire": "aragon", "vassals": [{"empire": "england"}]},
        "flanders-guild",
        {"empire": "france", "republic": True, "repressed": ["islamic rook"]},
    ]


@rule("F9.vassal", "F9.strip")
def test_a_king_beaten_by_an_own_campaign_brings_nothing_with_him() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = ["france",
            { empire = "england", bishop = "catholic", queen = "anne-of-brittany", vassals = ["portugal"] }]
        [cities]
        paris = "catholic knight"
        """
    ).play("turn run west", "operate use france campaign", "campaign england", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}]
    assert t.form["discarded"] == ["anne-of-brittany"]


@rule("I.regime-change", "I.always-king")
def test_a_king_from_the_pile_comes_with_his_queen_and_nothing_else() -> None:
    t = Position('[[seats]]\nhand = ["anne-of-brittany"]\n[cities]\nparis = "catholic knight"')
    t.play("turn play anne-of-brittany", "one-shot france", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "queen": "anne-of-brittany"}]
    assert t.cities == {"paris": "catholic knight"}


# Vassals


@rule("F9.vassal", "E3.tableau")
def test_a_vassal_is_sold_alone_and_a_suzerain_with_its_vassals_unpaid() -> None:
    vassals = '[{ empire = "france", repressed = ["lapis cube"] }, "england"]'
    given = f'[[seats]]\nwest = [{{ empire = "aragon", vassals = {vassals} }}]'
    t = Position(given).play("turn sell france")
    assert t.seat(OCHRE) == {"florins": 2, "west": [{"empire": "aragon", "vassals": [{"empire": "england"}]}]}
    assert t.stock("lapis cube") == 10
    t = Position(given).play("turn sell aragon")
    assert t.seat(OCHRE) == {"florins": 2}
    assert t.stock("lapis cube") == 10


@rule("F9.vassal", "F3.assassin")
def test_a_beheaded_vassal_goes_alone_and_a_beheaded_suzerain_with_its_vassals() -> None:
    given = '[[seats]]\nwest = ["star-chamber"]\n[[seats]]\nwest = '
    t = Position(given + '[{ empire = "aragon", vassals = ["england", "france"] }]')
    t.play("turn run west", "operate use star-chamber behead", "behead england")
    assert t.seat(LAPIS)["west"] == [{"empire": "aragon", "vassals": [{"empire": "france"}]}]
    t = Position(given + '[{ empire = "england", vassals = ["aragon", "france"] }]')
    t.play("turn run west", "operate use star-chamber behead", "behead england")
    assert "west" not in t.seat(LAPIS)
    assert "west" not in t.seat(OCHRE)


@rule("F9.by-vassal", "I1.king-lost")
def test_a_beaten_suzerain_becomes_a_vassal_alone() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = [{ empire = "france", vassals = ["portugal"] }]
        [[seats]]
        west = [{ empire = "england", vassals = ["hre"] }]
        [cities]
        paris = "catholic knight"
        """
    ).play("turn run west", "operate use france campaign", "campaign england", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}, {"empire": "portugal"}]}]
    assert "west" not in t.seat(LAPIS)


# The Concession


@rule("F6.concession")
def test_the_concession_goes_to_a_border_of_the_empire_or_nowhere() -> None:
    t = revolt_in_france("[[seats]]")
    assert t.legal() == ["concede england-france", "concede france-hre", "concede france-aragon", "concede none"]
    assert t.reasons("concede england-portugal") == ["B4.location"]
    t.play("concede france-aragon")
    assert t.borders == {"france-hre": "ochre", "france-aragon": "ochre"}


@rule("F6.concession")
def test_the_repressed_concession_becomes_a_serf_of_the_empire_that_changed() -> None:
    t = revolt_in_france('[[seats]]\nwest = ["england"]\n[borders]\nengland-france = "lapis"').play(
        "concede england-france"
    )
    assert t.legal() == ["emancipate lapis-cube", "emancipate none"]
    t.play("emancipate none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france", "repressed": ["lapis cube"]}
    assert t.seat(LAPIS)["west"] == [{"empire": "england"}]
    assert t.florins(OCHRE) == 4


# Emancipation


@rule("F9.vassal-repressed")
def test_knights_and_rooks_go_to_free_cities_and_cubes_to_free_borders() -> None:
    t = revolt_in_france(
        """
        [[seats]]
        west = [{ empire = "france", repressed = ["islamic knight", "catholic rook"] }]
        [cities]
        [borders]
        england-france = "catholic pirate"
        """
    ).play("concede none", "emancipate islamic-knight")
    assert t.legal() == ["free city bruges", "free city lyon", "free city paris"]
    assert t.reasons("free border france-aragon") == ["F9.vassal-repressed"]
    assert t.reasons("free city london") == ["E2.city"]
    t.play("free city bruges", "emancipate catholic-rook")
    assert t.reasons("free city bruges") == ["E2.city"]
    t.play("free city paris")
    assert t.cities == {"bruges": "islamic knight", "paris": "catholic rook"}
    assert t.asked() == "turn"
    assert t.florins(OCHRE) == 5


@rule("F9.vassal-repressed")
def test_nobody_is_pushed_out_by_the_freed() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        east = ["hungary"]
        [[seats]]
        west = [{ empire = "papal-states", repressed = ["lapis cube", "islamic knight"] }]
        [cities]
        buda = "catholic knight"
        [borders]
        aragon-papal-states = "lapis"
        papal-states-ottoman = "ochre"
        hre-papal-states = "lapis"
        """,
        players=3,
    ).play("turn run east", "operate use hungary campaign", "campaign papal-states", "concede none")
    assert t.reasons("emancipate lapis-cube") == ["F9.vassal-repressed"]
    assert t.reasons("emancipate catholic-rook") == ["F9.vassal-repressed"]
    assert t.legal() == ["emancipate islamic-knight", "emancipate none"]
    t.play("emancipate islamic-knight", "free city venice")
    assert t.asked() == "operate"
    assert t.seat(OCHRE)["east"][0]["vassals"] == [{"empire": "papal-states", "repressed": ["lapis cube"]}]


@rule("F9.vassal-repressed")
@pytest.mark.parametrize(("cube", "seat"), [("lapis", LAPIS), ("verdigris", VERDIGRIS)])
def test_a_freed_serf_is_a_concession_of_its_owner_again(cube: str, seat: int) -> None:
    t = Position(
        f"""
        [[seats]]
        florins = 1
        west = ["france"]
        [[seats]]
        west = [{{ empire = "england", repressed = ["{cube} cube"] }}]
        [cities]
        paris = "catholic knight"
        [borders]
        england-france = "catholic pirate"
        """,
        players=3,
    ).play(
        "turn run west", "operate use france campaign", "campaign england", "concede none", f"emancipate {cube}-cube"
    )
    assert t.legal() == ["free border england-portugal"]
    assert t.reasons("free border england-france") == ["F7.one-token"]
    t.play("free border england-portugal")
    assert t.borders["england-portugal"] == cube
    assert t.s.cubes[seat] == 9


@rule("F9.vassal-repressed", "B5.closed")
def test_a_covered_emporium_frees_nobody() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = ["france"]
        [[seats]]
        west = [{ empire = "portugal", repressed = ["islamic knight"] }]
        [cities]
        paris = "catholic knight"
        """
    ).play(
        "turn run west", "operate use france campaign", "campaign portugal", "concede none", "emancipate islamic-knight"
    )
    assert t.legal() == ["free city granada", "free city toledo"]
