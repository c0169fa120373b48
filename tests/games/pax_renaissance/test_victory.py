"""Comets and the declared victories (L1 to L6)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

# Comets

ONE_COMET_LESS = "\n[piles.east]\nbottom = 12\ncomets = 2\n[piles.west]\nbottom = 12\ncomets = 1\n"
COMET = f"""
[[seats]]
florins = 3
hand = ["the-bold", "luther"]
[market]
west = ["marechaussee", "spanish-tercio", {{ card = "comet-west-1", florins = 1 }}]
{ONE_COMET_LESS}"""


@rule("L1.comet", "E1.comet")
def test_a_comet_is_discarded_and_turns_a_victory_card_to_its_active_face() -> None:
    t = Position('victories = ["imperial"]\n' + COMET).play("turn buy west-2")
    assert t.florins(OCHRE) == 2
    assert t.form["discarded"] == ["comet-west-1"]
    assert t.seat(OCHRE)["hand"] == ["the-bold", "luther"]
    assert t.legal() == ["activate religious", "activate globalisation", "activate renaissance"]
    assert t.reasons("activate imperial") == ["L1.comet"]
    t.play("activate globalisation")
    assert t.form["victories"] == ["imperial", "globalisation"]
    assert t.asked() == "turn"


@rule("L1.comet")
def test_with_all_victories_active_a_comet_has_no_effect() -> None:
    t = Position('victories = ["religious", "imperial", "globalisation", "renaissance"]\n' + COMET).play(
        "turn buy west-2"
    )
    assert t.asked() == "turn"
    assert len(t.form["victories"]) == 4


@rule("L1.comet-lost")
def test_a_comet_at_the_left_end_is_turned_face_down_and_not_sold() -> None:
    t = Position('[[seats]]\n[[seats]]\nflorins = 5\n[market]\nwest = ["", "comet-west-1"]' + ONE_COMET_LESS)
    t.play("turn end").settle()
    assert t.form["market"]["west"][0] == "comet-west-1"
    assert t.told("turned-face-down") == [{"card": 152, "side": 1}]
    assert t.reasons("turn buy west-0") == ["E1.facedown"]


@rule("L1.comet-lost")
def test_a_comet_used_for_a_fair_is_discarded_without_effect() -> None:
    t = Position('[market]\nwest = ["comet-west-1"]' + ONE_COMET_LESS).play("turn fair west")
    assert t.form["discarded"] == ["comet-west-1"]
    assert "victories" not in t.form
    assert t.asked() == "turn"


# Declaring

KINGS = '[[seats]]\nwest = ["england", "france", "hre"]\n'


@rule("L2.declare", "E6.victory", "A3.goal")
def test_who_meets_the_conditions_of_an_active_victory_wins() -> None:
    t = Position('victories = ["imperial"]\n' + KINGS).play("turn declare imperial")
    assert t.asked() == "over"
    assert t.form["ending"] == "imperial"
    assert t.form["winners"] == ["ochre"]


@rule("L2.declare")
def test_a_victory_must_be_active() -> None:
    assert Position(KINGS).reasons("turn declare imperial") == ["L2.declare"]
    t = Position('victories = ["religious"]\n' + KINGS)
    assert t.reasons("turn declare imperial") == ["L2.declare"]


@rule("L2.declare", "L1.comet")
def test_a_victory_may_be_declared_right_after_its_comet() -> None:
    market = '[market]\nwest = ["the-bold", "comet-west-1"]' + ONE_COMET_LESS
    t = Position('[[seats]]\nflorins = 3\nwest = ["england", "france", "hre"]\n' + market)
    t.play("turn buy west-1", "activate imperial", "turn declare imperial")
    assert t.form["winners"] == ["ochre"]


@rule("L2.declare")
def test_conditions_are_for_the_player_who_declares() -> None:
    t = Position('turn = "lapis"\nvictories = ["imperial"]\n' + KINGS)
    assert t.why("turn declare imperial") == [("L4.two-players", {"own": 0, "other": 3, "lead": 3})]


# Religious victory


def religious(bishops: tuple[int, int, int], rest: str, *, tableau: str = 'west = ["jesuits"]') -> Position:
    """Ochre's turn, with so many Bishops of each Religion on cards of Lapis that have no Prestige."""
    cards = ("the-bold", "last-knight", "spanish-tercio", "teutonic-knights", "swabian-league")
    colours = ["catholic"] * bishops[0] + ["islamic"] * bishops[1] + ["reformist"] * bishops[2]
    row = ", ".join(f'{{ card = "{card}", bishop = "{colour}" }}' for card, colour in zip(cards, colours, strict=False))
    return Position(f'victories = ["religious"]\n[[seats]]\n{tableau}\n[[seats]]\nwest = [{row}]\n{rest}')


PAPAL = '[cities]\nvenice = "catholic knight"'


@rule("L3.supremacy-theocracies", "L3.religious")
def test_the_ottoman_navy_makes_islam_supreme() -> None:
    t = Position(
        """
        victories = ["religious"]
        [[seats]]
        hand = ["ottoman-navy"]
        east = [{ card = "dervishes", bishop = "islamic" }]
        [cities]
        cairo = "islamic rook"
        venice = "catholic knight"
        """
    )
    numbers = {"catholic": 1, "islamic": 1, "reformist": 0}
    assert t.why("turn declare religious") == [("L3.supremacy-theocracies", numbers)]
    t.play("turn play ottoman-navy", "sail ottoman-mamluk", "turn declare religious")
    assert t.form["winners"] == ["ochre"]


@rule("L3.supremacy-bishops")
@pytest.mark.parametrize(
    ("bishops", "supreme"), [((1, 0, 0), True), ((3, 1, 1), True), ((2, 1, 1), False), ((0, 0, 0), False)]
)
def test_supremacy_needs_more_bishops_than_the_other_two_together(bishops: tuple[int, int, int], supreme: bool) -> None:
    t = religious(bishops, PAPAL)
    numbers = dict(zip(("catholic", "islamic", "reformist"), bishops, strict=True))
    assert t.why("turn declare religious") == ([] if supreme else [("L3.supremacy-bishops", numbers)])


@rule("L3.supremacy-theocracies")
@pytest.mark.parametrize(
    ("rest", "strength"),
    [
        ("", (0, 0, 0)),
        (PAPAL + '\ncairo = "islamic rook"', (1, 1, 0)),
        ('[cities]\nvenice = "islamic rook"', (0, 0, 0)),
        ('[cities]\nparis = "catholic knight"', (0, 0, 0)),
        ('[borders]\npapal-states-ottoman = "islamic pirate"\nengland-portugal = "catholic pirate"', (0, 0, 0)),
        ('[borders]\naragon-papal-states = "catholic pirate"\nottoman-mamluk = "islamic pirate"', (1, 1, 0)),
    ],
    ids=["none", "tie", "foreign", "elsewhere", "pirates-elsewhere", "pirates"],
)
def test_only_tokens_in_theocracies_of_their_own_religion_count(rest: str, strength: tuple[int, int, int]) -> None:
    numbers = dict(zip(("catholic", "islamic", "reformist"), strength, strict=True))
    assert religious((1, 0, 0), rest).why("turn declare religious") == [("L3.supremacy-theocracies", numbers)]


@rule("L3.supremacy-theocracies")
def test_the_other_two_religions_are_added_together() -> None:
    given = """
        turned = ["hre", "aragon"]
        victories = ["religious"]
        [[seats]]
        west = [{ card = "jesuits", bishop = "catholic" }]
        [cities]
        valencia = "catholic knight"
        venice = "catholic knight"
        cairo = "islamic rook"
        vienna = "reformist knight"
        """
    numbers = {"catholic": 2, "islamic": 1, "reformist": 1}
    assert Position(given).why("turn declare religious") == [("L3.supremacy-theocracies", numbers)]
    assert Position(given + 'algiers = "catholic rook"').why("turn declare religious") == []


@rule("L3.supremacy-theocracies")
def test_repressed_tokens_do_not_count() -> None:
    t = religious(
        (1, 0, 0), "", tableau='west = ["jesuits", { empire = "papal-states", repressed = ["catholic knight"] }]'
    )
    assert t.reasons("turn declare religious") == ["L3.supremacy-theocracies"]


@rule("L3.supremacy-theocracies")
def test_a_pirate_between_two_theocracies_of_its_religion_counts_once() -> None:
    t = Position(
        """
        turned = ["ottoman"]
        victories = ["religious"]
        [[seats]]
        east = [{ card = "dervishes", bishop = "islamic" }]
        [cities]
        venice = "catholic knight"
        [borders]
        ottoman-mamluk = "islamic pirate"
        """
    )
    numbers = {"catholic": 1, "islamic": 1, "reformist": 0}
    assert t.why("turn declare religious") == [("L3.supremacy-theocracies", numbers)]


@rule("L3.supremacy-bishops", "L3.supremacy-theocracies")
def test_both_conditions_are_told_at_once() -> None:
    t = religious((0, 0, 0), "")
    assert t.reasons("turn declare religious") == ["L3.supremacy-bishops", "L3.supremacy-theocracies"]


@rule("L3.religious")
def test_the_same_religion_must_meet_both_conditions() -> None:
    t = religious((1, 0, 0), '[cities]\ncairo = "islamic rook"')
    assert t.why("turn declare religious") == [("L3.religious", {"bishops": 0, "strength": 1})]


@rule("L3.religious")
@pytest.mark.parametrize(
    ("own", "second", "third", "numbers"),
    [
        ('"jesuits", "peters-pence"', '"grand-inquisitor"', '"inquisition-pope"', None),
        ('"jesuits"', '"grand-inquisitor"', '"inquisition-pope"', (1, 1)),
        ('"jesuits"', '"grand-inquisitor", "inquisition-pope"', "", (1, 2)),
        ('"luther"', "", "", (0, 0)),
    ],
    ids=["more", "tie", "fewer", "none"],
)
def test_the_winner_has_more_of_its_prestige_than_each_other_player(
    own: str, second: str, third: str, numbers: tuple[int, int] | None
) -> None:
    t = Position(
        f"""
        victories = ["religious"]
        [[seats]]
        west = [{own}, {{ card = "the-bold", bishop = "catholic" }}]
        [[seats]]
        west = [{second}]
        [[seats]]
        west = [{third}]
        [cities]
        venice = "catholic knight"
        """
    )
    expected = [("L3.religious", {"religion": 0, "own": numbers[0], "other": numbers[1]})] if numbers else []
    assert t.why("turn declare religious") == expected


# Imperial victory


@rule("L4.imperial", "L4.two-players")
@pytest.mark.parametrize(
    ("players", "own", "other", "lead", "enough"),
    [
        (2, 3, 0, 3, True),
        (2, 3, 1, 3, False),
        (3, 3, 1, 2, True),
        (3, 2, 1, 2, False),
        (4, 2, 0, 2, True),
        (4, 2, 1, 2, False),
    ],
)
def test_a_lead_of_two_kings_is_needed_and_of_three_with_two_players(
    players: int, own: int, other: int, lead: int, enough: bool
) -> None:
    kings = ("england", "france", "hre", "portugal", "aragon")
    row = [f'"{king}"' for king in kings]
    t = Position(
        f'victories = ["imperial"]\n[[seats]]\nwest = [{", ".join(row[:own])}]\n'
        f"[[seats]]\nwest = [{', '.join(row[own : own + other])}]",
        players=players,
    )
    clause = "L4.two-players" if players == 2 else "L4.imperial"
    expected = [] if enough else [(clause, {"own": own, "other": other, "lead": lead})]
    assert t.why("turn declare imperial") == expected


@rule("L4.imperial")
def test_vassals_count_and_republics_do_not() -> None:
    t = Position('victories = ["imperial"]\n[[seats]]\nwest = [{ empire = "france", vassals = ["hungary", "hre"] }]')
    assert t.why("turn declare imperial") == []
    t = Position(
        'victories = ["imperial"]\n[[seats]]\nwest = ["france", "hre", { empire = "aragon", republic = true }]'
    )
    assert t.why("turn declare imperial") == [("L4.two-players", {"own": 2, "other": 0, "lead": 3})]


@rule("L4.imperial")
def test_the_opponent_with_the_most_kings_counts() -> None:
    t = Position(
        'victories = ["imperial"]\n[[seats]]\nwest = ["france", "hre"]\n[[seats]]\n[[seats]]\neast = ["hungary"]'
    )
    assert t.why("turn declare imperial") == [("L4.imperial", {"own": 2, "other": 1, "lead": 2})]


# Globalisation victory

COLUMBUS = 'victories = ["globalisation"]\n'
THREE = 'england-france = "ochre"\nfrance-hre = "ochre"\nhre-hungary = "ochre"\n'


@rule("L5.globalisation")
def test_two_more_concessions_and_more_discovery_win() -> None:
    t = Position(COLUMBUS + f'[[seats]]\nwest = ["portugal"]\n[borders]\n{THREE}portugal-aragon = "lapis"')
    t.play("turn declare globalisation")
    assert (t.form["ending"], t.form["winners"]) == ("globalisation", ["ochre"])


@rule("L5.globalisation")
def test_a_lead_of_one_concession_is_too_little() -> None:
    t = Position(
        COLUMBUS
        + f"""
        [[seats]]
        west = ["portugal", {{ empire = "france", repressed = ["ochre cube"] }}]
        [[seats]]
        [borders]
        {THREE}
        portugal-aragon = "lapis"
        england-portugal = "lapis"
        """
    )
    assert t.why("turn declare globalisation") == [("L5.globalisation", {"own": 3, "other": 2, "lead": 2})]


@rule("L5.globalisation")
def test_equal_discovery_is_too_little() -> None:
    t = Position(
        COLUMBUS + f'[[seats]]\nwest = ["portugal"]\n[[seats]]\nwest = ["merchant-adventurers"]\n[borders]\n{THREE}'
    )
    assert t.why("turn declare globalisation") == [("L5.globalisation", {"own": 1, "other": 1})]


@rule("L5.globalisation")
def test_the_best_opponents_may_be_two_and_both_gaps_are_told() -> None:
    t = Position(
        COLUMBUS
        + """
        [[seats]]
        [[seats]]
        west = ["merchant-adventurers"]
        [[seats]]
        [borders]
        england-france = "ochre"
        portugal-aragon = "verdigris"
        """
    )
    assert t.why("turn declare globalisation") == [
        ("L5.globalisation", {"own": 1, "other": 1, "lead": 2}),
        ("L5.globalisation", {"own": 0, "other": 1}),
    ]


# Renaissance victory

LEONARDO = 'victories = ["renaissance"]\n'
REPUBLIC = '{ empire = "aragon", republic = true }'


@rule("L6.renaissance")
def test_more_republics_and_two_more_law_win() -> None:
    t = Position(
        LEONARDO + f'[[seats]]\nwest = [{REPUBLIC}, "gutenberg", "gonfalonier"]\n[[seats]]\nwest = ["flanders-guild"]'
    )
    t.play("turn declare renaissance")
    assert (t.form["ending"], t.form["winners"]) == ("renaissance", ["ochre"])


@rule("L6.renaissance")
def test_as_many_republics_or_one_more_law_are_too_little() -> None:
    lapis = 'west = [{ empire = "portugal", republic = true }]'
    t = Position(LEONARDO + f'[[seats]]\nwest = [{REPUBLIC}, "gutenberg"]\n[[seats]]\n{lapis}')
    assert t.why("turn declare renaissance") == [("L6.renaissance", {"own": 1, "other": 1})]
    t = Position(LEONARDO + f'[[seats]]\nwest = [{REPUBLIC}, "gutenberg"]\n[[seats]]\nwest = ["flanders-guild"]')
    assert t.why("turn declare renaissance") == [("L6.renaissance", {"own": 2, "other": 1, "lead": 2})]


@rule("L6.renaissance")
def test_kings_are_no_republics_and_both_gaps_are_told() -> None:
    t = Position(LEONARDO + '[[seats]]\nwest = ["aragon"]', players=LAPIS + 2)
    assert t.why("turn declare renaissance") == [
        ("L6.renaissance", {"own": 0, "other": 0}),
        ("L6.renaissance", {"own": 0, "other": 0, "lead": 2}),
    ]
