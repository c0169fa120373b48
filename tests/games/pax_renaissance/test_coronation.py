"""Coronations, couples and old maids (I)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

JOANNA = '[[seats]]\nflorins = 1\nhand = ["joanna-the-mad"]\n'
COUPLE = '{ empire = "aragon", queen = "joanna-the-mad" }'


# Marrying


@rule("I.suitors")
def test_a_queen_marries_a_king_of_her_list() -> None:
    t = Position(JOANNA).play("turn play joanna-the-mad")
    assert t.legal() == [*(f"one-shot {king}" for king in ("portugal", "aragon", "hre")), "one-shot refuse"]
    assert t.reasons("one-shot france") == ["I.suitors"]


@rule("I.suitors")
@pytest.mark.parametrize(
    "where",
    ['[[seats]]\nwest = ["aragon"]', 'west = ["aragon"]', 'east = [{ empire = "ottoman", vassals = ["aragon"] }]'],
)
def test_only_a_king_still_in_the_pile_can_be_married(where: str) -> None:
    t = Position(JOANNA + where).play("turn play joanna-the-mad")
    assert t.reasons("one-shot aragon") == ["I.suitors"]
    assert t.legal() == ["one-shot portugal", "one-shot hre", "one-shot refuse"]


@rule("I.suitors", "I2.old-maid")
def test_without_a_suitor_she_becomes_an_old_maid() -> None:
    t = Position(JOANNA + '[[seats]]\nwest = ["aragon", "portugal", "hre"]').play("turn play joanna-the-mad")
    assert t.seat(OCHRE) == {"florins": 1, "old-maids": ["joanna-the-mad"]}
    assert t.asked() == "turn"


@rule("I.regime-change", "I1.cross")
def test_a_coronation_is_a_regime_change_with_a_concession() -> None:
    t = Position(JOANNA + '[[seats]]\n[borders]\nportugal-aragon = "lapis"').play(
        "turn play joanna-the-mad", "one-shot aragon"
    )
    assert t.legal() == [
        "concede portugal-aragon",
        "concede aragon-papal-states",
        "concede france-aragon",
        "concede none",
    ]
    t.play("concede portugal-aragon")
    assert t.borders == {"portugal-aragon": "ochre"}
    assert t.seat(OCHRE)["west"] == [{"empire": "aragon", "queen": "joanna-the-mad", "repressed": ["lapis cube"]}]
    assert t.florins(OCHRE) == 0


@rule("I.regime-change")
def test_the_concession_is_optional() -> None:
    t = Position(JOANNA).play("turn play joanna-the-mad", "one-shot aragon", "concede none")
    assert t.borders == {}
    assert t.seat(OCHRE)["west"] == [{"empire": "aragon", "queen": "joanna-the-mad"}]


@rule("I.always-king")
def test_a_coronation_yields_a_king() -> None:
    t = Position(JOANNA).play("turn play joanna-the-mad", "one-shot hre", "concede none")
    assert t.s.republic == [0] * 10
    assert "republic" not in t.seat(OCHRE)["west"][0]


# Couples


@rule("I1.side")
@pytest.mark.parametrize(("king", "side"), [("hungary", "east"), ("hre", "west"), ("portugal", "west")])
def test_the_couple_lies_at_the_outer_end_of_the_kings_side(king: str, side: str) -> None:
    t = Position('[[seats]]\nhand = ["elzbieta-of-bohemia"]\neast = ["dervishes"]\nwest = ["the-bold"]')
    t.play("turn play elzbieta-of-bohemia", f"one-shot {king}", "concede none")
    assert t.seat(OCHRE)[side][1] == {"empire": king, "queen": "elzbieta-of-bohemia"}
    assert len(t.seat(OCHRE)["east"]) + len(t.seat(OCHRE)["west"]) == 3


@rule("I1.side")
def test_an_eastern_queen_of_a_western_king_acts_in_the_west() -> None:
    t = Position(
        '[[seats]]\nwest = [{ empire = "hre", queen = "sophia-palaiologina" }]\n[borders]\nfrance-hre = "lapis"'
    )
    assert t.reasons("turn run east") == ["E4.run"]
    t.play("turn run west", "operate use sophia-palaiologina repress", "repress border france-hre")
    assert t.seat(OCHRE)["west"][0]["repressed"] == ["lapis cube"]


@rule("I1.location")
def test_a_crowned_queen_acts_where_her_king_is() -> None:
    t = Position(
        f'[[seats]]\nwest = [{COUPLE}]\n[cities]\nvalencia = "catholic knight"\nvenice = "catholic knight"'
    ).play("turn run west", "operate use joanna-the-mad siege")
    assert t.legal() == ["siege city valencia"]


@rule("I1.location")
def test_a_crowned_queen_is_found_where_her_king_is() -> None:
    t = Position(
        """
        [[seats]]
        west = ["star-chamber"]
        [[seats]]
        west = [{ empire = "england", queen = "margaret-of-anjou" }, { empire = "france", queen = "anne-of-brittany" }]
        """
    ).play("turn run west", "operate use star-chamber behead")
    assert t.legal() == ["behead england", "behead margaret-of-anjou"]


@rule("I1.two-cards", "I1.cross")
def test_king_and_queen_use_one_icon_each() -> None:
    t = Position(
        f"""
        [[seats]]
        florins = 1
        west = [{COUPLE}]
        [cities]
        valencia = "catholic knight"
        algiers = "islamic rook"
        """
    ).play("turn run west", "operate use joanna-the-mad siege", "siege city algiers", "operate use aragon campaign")
    t.play("campaign england", "concede none")
    assert t.seat(OCHRE)["west"] == [
        {"empire": "aragon", "queen": "joanna-the-mad", "vassals": [{"empire": "england"}]}
    ]
    assert t.reasons("operate use joanna-the-mad siege") == ["E4.one-icon"]


@rule("I1.cross", "I1.side")
def test_a_queen_may_act_as_soon_as_she_is_crowned() -> None:
    t = Position(JOANNA + '[cities]\nvalencia = "catholic knight"').play("turn play joanna-the-mad", "one-shot aragon")
    t.play("concede none", "turn run west", "operate use joanna-the-mad siege", "siege city valencia")
    assert t.cities == {}


@rule("I1.cross", "B4.prestige")
def test_the_prestige_of_both_counts() -> None:
    couple = '{ empire = "papal-states" }, { empire = "portugal", queen = "isabella-of-castille" }'
    t = Position(f"[[seats]]\nwest = [{couple}]")
    assert t.game.scores(t.s) == [1, 0]
    t = Position(
        f"""
        victories = ["religious"]
        [[seats]]
        west = [{couple}]
        [[seats]]
        west = [{{ card = "jesuits", bishop = "catholic" }}, "peters-pence"]
        [cities]
        venice = "catholic knight"
        """
    )
    assert t.why("turn declare religious") == [("L3.religious", {"religion": 0, "own": 2, "other": 2})]


@rule("I1.one-card-bishop")
def test_one_bishop_silences_king_and_queen() -> None:
    t = Position(
        """
        [[seats]]
        florins = 1
        west = ["spanish-tercio", { empire = "aragon", queen = "joanna-the-mad", bishop = "islamic" }]
        [cities]
        valencia = "catholic knight"
        """
    ).play("turn run west")
    assert t.reasons("operate use aragon campaign") == ["F1.silence-operations"]
    assert t.reasons("operate use joanna-the-mad siege") == ["F1.silence-operations"]


@rule("I1.one-card-bishop")
def test_a_bishop_stands_on_the_couple_and_never_on_the_queen_alone() -> None:
    t = Position(f'[[seats]]\nhand = ["jesuits"]\nwest = [{COUPLE}]').play("turn play jesuits")
    assert t.reasons("ordain joanna-the-mad") == ["F1.player-card"]
    assert t.legal() == ["ordain jesuits", "ordain aragon", "ordain none"]


# Losing a King or a Queen

BEHEADER = """
[[seats]]
west = ["star-chamber"]
[[seats]]
west = [{ empire = "england", queen = "margaret-of-anjou", bishop = "catholic" }]
"""


@rule("I1.king-lost", "F3.assassin")
def test_the_queen_dies_with_her_king() -> None:
    t = Position(BEHEADER).play("turn run west", "operate use star-chamber behead", "behead england")
    assert t.seat(LAPIS) == {"florins": 0}
    assert t.form["discarded"] == ["margaret-of-anjou", "star-chamber"]
    assert all(card < 0 for card in t.s.bishop)


@rule("I1.king-lost", "E3.royal-couple")
def test_a_couple_is_sold_as_a_whole_and_the_queen_leaves_the_game() -> None:
    t = Position(f"[[seats]]\nwest = [{COUPLE}]")
    assert t.reasons("turn sell joanna-the-mad") == ["E3.royal-couple"]
    t.play("turn sell aragon")
    assert t.seat(OCHRE) == {"florins": 4}
    assert t.form["discarded"] == ["joanna-the-mad"]
    assert t.reasons("turn sell joanna-the-mad") == ["E3.sell"]


@rule("I1.queen-lost")
def test_the_king_stays_when_the_queen_is_beheaded_and_so_do_bishop_and_assassin() -> None:
    t = Position(BEHEADER).play("turn run west", "operate use star-chamber behead", "behead margaret-of-anjou")
    assert t.seat(LAPIS)["west"] == [{"empire": "england", "bishop": "catholic"}]
    assert t.form["discarded"] == ["margaret-of-anjou"]
    assert t.seat(OCHRE)["west"] == ["star-chamber"]


@rule("I1.queen-lost", "M2.apostasy")
def test_the_king_stays_when_the_queen_is_lost_to_apostasy() -> None:
    t = Position(
        f"""
        options = ["expansion"]
        [[seats]]
        hand = ["unity-of-the-brethren"]
        [[seats]]
        west = [{COUPLE}, "luther"]
        """
    ).play("turn play unity-of-the-brethren", "one-shot trigger")
    assert t.seat(LAPIS)["west"] == [{"empire": "aragon"}]


# Old maids


@rule("I2.old-maid")
def test_a_queen_played_without_coronation_lies_under_the_player_card() -> None:
    t = Position(JOANNA).play("turn play joanna-the-mad", "one-shot refuse")
    assert t.seat(OCHRE) == {"florins": 1, "old-maids": ["joanna-the-mad"]}
    assert t.asked() == "turn"
    assert t.reasons("turn sell joanna-the-mad") == ["E3.sell"]


@rule("I2.old-maid")
def test_an_old_maid_does_not_act_and_cannot_be_reached() -> None:
    t = Position(
        """
        options = ["expansion"]
        [[seats]]
        old-maids = ["hurrem-sultan-roxelana", "elizabeth-bathory", "sophia-palaiologina"]
        hand = ["papal-legate-to-persia"]
        east = ["the-grim", "ottoman", "timar-system"]
        west = ["luther"]
        [cities]
        cairo = "islamic rook"
        """
    )
    assert t.reasons("turn revolt") == ["B4.powers"]
    t.play("turn run east")
    assert t.reasons("operate use hurrem-sultan-roxelana behead") == ["E4.run"]
    t.play("operate use the-grim behead")
    assert t.reasons("behead hurrem-sultan-roxelana") == ["F3.behead"]
    t.play("behead ottoman", "operate done", "turn play papal-legate-to-persia")
    assert t.reasons("ordain sophia-palaiologina") == ["D1.list"]
    t.play("one-shot trigger")
    assert t.reasons("ordain sophia-palaiologina") == ["F1.player-card"]
    assert len(t.seat(OCHRE)["old-maids"]) == 3


@rule("I2.old-maid", "M2.apostasy")
def test_an_old_maid_takes_no_part_in_apostasy() -> None:
    t = Position(
        """
        options = ["expansion"]
        [[seats]]
        hand = ["unified-christendom"]
        [[seats]]
        old-maids = ["sitt-i-hatun-of-dulkadir"]
        west = ["luther"]
        """
    ).play("turn play unified-christendom", "one-shot trigger")
    assert t.seat(LAPIS) == {"florins": 0, "old-maids": ["sitt-i-hatun-of-dulkadir"], "west": ["luther"]}


@rule("I2.prestige")
def test_the_prestige_of_an_old_maid_counts_for_victory() -> None:
    law = """
        victories = ["renaissance"]
        [[seats]]
        west = ["gutenberg", { empire = "portugal", republic = true }]
        """
    t = Position(law)
    assert t.why("turn declare renaissance") == [("L6.renaissance", {"own": 1, "other": 0, "lead": 2})]
    t = Position(law + 'old-maids = ["mary-the-rich"]').play("turn declare renaissance")
    assert t.form["winners"] == ["ochre"]
