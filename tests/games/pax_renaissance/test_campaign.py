"""Campaigns (F9): a King marches against a neighbour and makes it his Vassal."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

MARCH = ("turn run west", "operate use france campaign")


def france(
    lapis: str = "", rest: str = '[cities]\nparis = "catholic knight"', *, florins: int = 5, own: str = ""
) -> Position:
    """Ochre has France and whatever is given beside it, and is about to choose whom France attacks."""
    return Position(
        f'[[seats]]\nflorins = {florins}\nwest = ["france"{own}]\n[[seats]]\n{lapis}\n{rest}',
    ).play("turn run west")


# The example


@rule("F9.campaign", "F9.cost", "F9.attackers", "F9.victory", "F9.by-vassal", "F9.no-movement", "F9.vassal-repressed")
def test_the_empire_a_vassal_of_the_ottomans_conquers_france() -> None:
    t = Position(
        """
        [[seats]]
        florins = 2
        east = [{ empire = "ottoman", vassals = ["hre"] }]
        [[seats]]
        west = [{ empire = "france", repressed = ["catholic rook", "ochre cube"] }]
        [cities]
        nurnberg = "reformist knight"
        vienna = "catholic knight"
        """
    ).play("turn run east", "operate use hre campaign", "campaign france")
    assert t.florins(OCHRE) == 0
    t.play("concede england-france")
    t.play("emancipate catholic-rook", "free city lyon", "emancipate ochre-cube", "free border france-hre")
    assert t.seat(OCHRE)["east"] == [{"empire": "ottoman", "vassals": [{"empire": "france"}, {"empire": "hre"}]}]
    assert t.seat(LAPIS) == {"florins": 0}
    assert t.cities == {"nurnberg": "reformist knight", "vienna": "catholic knight", "lyon": "catholic rook"}
    assert t.borders == {"england-france": "ochre", "france-hre": "ochre"}
    assert t.asked() == "operate"


# Targets


@rule("F9.campaign", "E4.location-campaign")
def test_a_king_attacks_his_neighbours_across_sides_and_corners() -> None:
    t = france().play("operate use france campaign")
    assert t.legal() == [f"campaign {empire}" for empire in ("england", "hre", "portugal", "aragon", "papal-states")]
    assert t.reasons("campaign hungary") == ["F9.campaign"]
    assert t.reasons("campaign france") == ["F9.campaign"]


@rule("F9.campaign")
def test_only_a_king_face_campaigns() -> None:
    t = Position(
        """
        [[seats]]
        florins = 3
        west = [{ empire = "france", republic = true }]
        [market]
        west = [{ card = "the-bold", florins = 1 }]
        [cities]
        paris = "catholic knight"
        """
    ).play("turn run west")
    assert t.reasons("operate use france campaign") == ["B4.operations-line"]


# Attackers and cost


@rule("F9.attackers", "J.colour-blind")
def test_all_knights_of_the_kings_own_map_card_march_and_nobody_else() -> None:
    t = france(
        rest="""
        [cities]
        paris = "catholic knight"
        lyon = "islamic knight"
        bruges = "catholic rook"
        london = "catholic knight"
        toledo = "catholic knight"
        granada = "catholic knight"
        [borders]
        england-france = "catholic pirate"
        france-hre = "ochre"
        """
    ).play("operate use france campaign", "campaign portugal")
    assert t.told("battle") == [{"empire": 5, "attackers": 2, "defenders": 2}]
    assert t.cities == {"bruges": "catholic rook", "london": "catholic knight"}
    assert t.borders == {"england-france": "catholic pirate", "france-hre": "ochre"}


@rule("F9.attackers")
def test_without_a_knight_there_is_no_campaign() -> None:
    t = Position(
        """
        [[seats]]
        florins = 3
        west = [{ empire = "france", repressed = ["catholic knight"] }, "spanish-tercio"]
        [cities]
        paris = "catholic rook"
        """
    ).play("turn run west")
    assert t.reasons("operate use france campaign") == ["F9.attackers"]


@rule("F9.cost")
def test_every_knight_must_be_paid() -> None:
    knights = '[cities]\nparis = "catholic knight"\nlyon = "islamic knight"'
    t = france(rest=knights, florins=1, own=', "the-bold"')
    assert t.why("operate use france campaign") == [("F9.cost", {"cost": 2, "florins": 1})]
    t = france(rest=knights, florins=3).play("operate use france campaign", "campaign england")
    assert t.florins(OCHRE) == 1


# Defenders


@rule("F9.defenders", "J.colour-blind")
def test_all_in_the_cities_of_the_target_defend_whatever_their_colour() -> None:
    t = france(
        'west = ["portugal"]',
        """
        [cities]
        paris = "catholic knight"
        toledo = "catholic knight"
        granada = "islamic rook"
        [borders]
        england-portugal = "islamic pirate"
        portugal-aragon = "lapis"
        """,
    ).play("operate use france campaign", "campaign portugal")
    assert t.told("battle") == [{"empire": 5, "attackers": 1, "defenders": 2}]
    assert t.legal() == ["lose city granada", "lose city toledo"]
    t.play("lose city toledo")
    assert t.cities == {"granada": "islamic rook"}
    assert t.borders == {"england-portugal": "islamic pirate", "portugal-aragon": "lapis"}
    assert t.seat(LAPIS)["west"] == [{"empire": "portugal"}]


@rule("F9.repressed")
def test_repressed_tokens_of_neither_side_fight() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = [{ empire = "france", repressed = ["catholic knight", "ochre cube"] }]
        [[seats]]
        west = [{ empire = "england", repressed = ["catholic knight", "catholic rook"] }]
        [cities]
        paris = "catholic knight"
        """
    ).play(*MARCH, "campaign england")
    assert t.told("battle") == [{"empire": 0, "attackers": 1, "defenders": 0}]
    t.play("concede none", "emancipate none")
    assert t.seat(OCHRE)["west"] == [
        {
            "empire": "france",
            "repressed": ["catholic knight", "ochre cube"],
            "vassals": [{"empire": "england", "repressed": ["catholic knight", "catholic rook"]}],
        }
    ]


# The outcome


@rule("F9.victory", "F9.vassal")
@pytest.mark.parametrize("lapis", ['west = [{ empire = "england", republic = true }]', 'west = ["england"]', ""])
def test_the_loser_lies_under_the_winner_as_a_king(lapis: str) -> None:
    t = france(lapis).play("operate use france campaign", "campaign england", "concede england-france")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}]
    assert "west" not in t.seat(LAPIS)
    assert t.borders == {"england-france": "ochre"}
    t.play("operate done", "turn sell england")
    assert t.florins(OCHRE) == 6


@rule("F9.victory", "F9.no-movement")
def test_survivors_stay_at_home() -> None:
    t = france(
        rest='[cities]\nparis = "catholic knight"\nlyon = "islamic knight"\nlondon = "catholic rook"',
    ).play("operate use france campaign", "campaign england")
    assert t.legal() == ["lose city lyon", "lose city paris"]
    t.play("lose city paris", "concede none")
    assert t.cities == {"lyon": "islamic knight"}
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}]
    assert t.asked() == "operate"


@rule("F9.victory")
def test_a_campaign_that_fails_changes_no_regime() -> None:
    t = france('west = ["england"]', '[cities]\nparis = "catholic knight"\nlondon = "catholic rook"')
    t.play("operate use france campaign", "campaign england")
    assert t.cities == {}
    assert t.florins(OCHRE) == 4
    assert t.seat(LAPIS)["west"] == [{"empire": "england"}]
    assert t.asked() == "operate"


@rule("F9.strip")
def test_the_beaten_empire_loses_bishop_queen_and_vassals() -> None:
    t = france(
        """west = [{ empire = "england", bishop = "reformist", queen = "margaret-of-anjou", vassals = [
            { empire = "portugal", bishop = "catholic", repressed = ["islamic knight", "lapis cube"] }] }]"""
    ).play("operate use france campaign", "campaign england", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}]
    assert "west" not in t.seat(LAPIS)
    assert t.form["discarded"] == ["margaret-of-anjou"]
    assert (t.stock("islamic knight"), t.stock("lapis cube")) == (7, 10)
    assert all(card < 0 for card in t.s.bishop)


@rule("F9.vassal-repressed")
def test_repressed_tokens_stay_or_are_freed_one_by_one() -> None:
    t = france('west = [{ empire = "england", repressed = ["catholic knight", "lapis cube", "lapis cube"] }]')
    t.play("operate use france campaign", "campaign england", "concede none")
    assert t.legal() == ["emancipate catholic-knight", "emancipate lapis-cube", "emancipate none"]
    t.play("emancipate lapis-cube", "free border england-france", "emancipate none")
    assert t.seat(OCHRE)["west"][0]["vassals"] == [
        {"empire": "england", "repressed": ["catholic knight", "lapis cube"]}
    ]
    assert t.borders == {"england-france": "lapis"}
    assert t.cities == {"paris": "catholic knight"}


# Among one's own


@rule("F9.strawman")
def test_a_suzerain_that_beats_its_vassal_causes_no_regime_change() -> None:
    own = ', { empire = "england", vassals = [{ empire = "portugal", repressed = ["ochre cube"] }] }'
    t = france(own=own, rest='[cities]\nbordeaux = "catholic knight"')
    t.play("operate use england campaign", "campaign portugal")
    assert t.florins(OCHRE) == 4
    assert t.asked() == "operate"
    assert t.seat(OCHRE)["west"][1]["vassals"] == [{"empire": "portugal", "repressed": ["ochre cube"]}]


@rule("F9.strawman")
def test_the_battle_against_an_own_vassal_is_still_fought() -> None:
    t = Position(
        """
        [[seats]]
        florins = 2
        west = [{ empire = "france", vassals = ["england"] }]
        [cities]
        paris = "catholic knight"
        lyon = "catholic knight"
        london = "catholic rook"
        """
    ).play(*MARCH, "campaign england", "lose city paris")
    assert t.cities == {"lyon": "catholic knight"}
    assert t.florins(OCHRE) == 0
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}]


@rule("F9.strawman")
def test_a_vassal_that_beats_a_fellow_vassal_causes_no_regime_change() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = [{ empire = "aragon", vassals = ["france", "england"] }]
        [cities]
        paris = "catholic knight"
        """
    ).play(*MARCH, "campaign england")
    assert t.seat(OCHRE)["west"] == [{"empire": "aragon", "vassals": [{"empire": "england"}, {"empire": "france"}]}]
    assert t.asked() == "operate"


@rule("F9.strawman", "F9.vassal")
@pytest.mark.parametrize("own", [', "england"', ', { empire = "england", republic = true }'])
def test_another_own_empire_becomes_a_vassal_and_a_king(own: str) -> None:
    t = france(own=own).play("operate use france campaign", "campaign england", "concede england-portugal")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}]
    assert t.borders == {"england-portugal": "ochre"}


@rule("F9.vassal")
def test_the_vassal_of_another_own_suzerain_changes_its_suzerain() -> None:
    t = france(own=', { empire = "aragon", vassals = ["england"] }')
    t.play("operate use france campaign", "campaign england", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}, {"empire": "aragon"}]


@rule("F9.vassal", "F9.strip")
def test_the_vassal_of_an_opponent_is_taken_alone() -> None:
    t = france('west = [{ empire = "portugal", vassals = ["england", "aragon"] }]')
    t.play("operate use france campaign", "campaign england", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "vassals": [{"empire": "england"}]}]
    assert t.seat(LAPIS)["west"] == [{"empire": "portugal", "vassals": [{"empire": "aragon"}]}]


@rule("F9.by-vassal")
def test_what_a_vassal_conquers_lies_under_its_suzerain() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = [{ empire = "england", vassals = ["france"] }]
        [cities]
        paris = "catholic knight"
        """
    ).play(*MARCH, "campaign aragon", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "england", "vassals": [{"empire": "france"}, {"empire": "aragon"}]}]


@rule("F9.vassal-limit")
def test_a_vassal_never_attacks_its_own_suzerain() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = [{ empire = "aragon", vassals = ["france"] }, "england"]
        [cities]
        paris = "catholic knight"
        """
    ).play(*MARCH)
    assert t.reasons("campaign aragon") == ["F9.vassal-limit"]
    assert t.reasons("campaign england") == []
