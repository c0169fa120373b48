"""Civil Wars, and conspiracies among them (J, J1)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule


def play(card: str, rest: str = "", *, florins: int = 5, tableau: str = "") -> Position:
    """Ochre has played a card; the one-shot is to be announced."""
    return Position(f'[[seats]]\nflorins = {florins}\nhand = ["{card}"]\n{tableau}\n{rest}').play(f"turn play {card}")


BORGIA = """
[[seats]]
west = [{ empire = "aragon", repressed = ["reformist knight"], vassals = ["france"] }, "the-bold"]
east = ["dervishes"]
[cities]
algiers = "islamic rook"
[borders]
portugal-aragon = "catholic pirate"
"""


# The example


@rule("J1.attackers", "J1.survivors", "J1.claim", "J.location", "F6.concession", "E2.bishop-no-fight")
def test_the_borgias_conspire_in_aragon() -> None:
    t = play("house-of-borgia", BORGIA).play("one-shot aragon")
    assert t.told("battle") == [{"empire": 6, "attackers": 2, "defenders": 1}]
    assert t.legal() == ["lose repressed reformist-knight", "lose pirate portugal-aragon"]
    t.play("lose pirate portugal-aragon")
    assert t.legal() == ["survivor city algiers", "survivor city valencia"]
    t.play("survivor city valencia", "concede portugal-aragon")
    assert t.cities == {"valencia": "reformist knight"}
    assert t.borders == {"portugal-aragon": "ochre"}
    assert t.seat(OCHRE)["west"] == ["house-of-borgia", {"empire": "aragon"}]
    assert t.seat(LAPIS)["west"] == ["the-bold"]
    assert t.legal() == ["ordain house-of-borgia", "ordain the-bold", "ordain aragon"]
    assert t.reasons("ordain none") == ["E2.peaceful-agents"]
    t.play("ordain the-bold")
    assert t.seat(LAPIS)["west"] == [{"card": "the-bold", "bishop": "catholic"}]
    assert t.asked() == "turn"


# Declaring and Location


@rule("J.declare", "E2.announce")
def test_the_civil_war_is_announced_before_anything_else() -> None:
    t = play("the-bold")
    assert t.legal() == ["one-shot france", "one-shot refuse"]


@rule("J.declare")
def test_without_a_civil_war_there_is_no_battle_and_agents_are_placed_as_usual() -> None:
    t = play("the-bold", '[cities]\nparis = "catholic knight"').play("one-shot refuse")
    assert t.told("battle") == []
    assert "settle none" in t.legal()
    t.play("settle bruges", "settle none")
    assert t.cities == {"paris": "catholic knight", "bruges": "catholic knight"}
    assert t.seat(OCHRE)["west"] == ["the-bold"]


@rule("J.location")
def test_a_civil_war_is_fought_where_the_card_is() -> None:
    t = play("kingmaker")
    assert t.reasons("one-shot france") == ["B4.location"]
    t.play("one-shot england", "survivor city london", "survivor city bordeaux", "concede none")
    assert t.seat(OCHRE)["west"] == ["kingmaker", {"empire": "england"}]


@rule("J.location")
def test_a_card_of_the_east_names_one_eastern_empire() -> None:
    t = play("janissaries")
    eastern = ("hungary", "byzantium", "ottoman", "mamluk")
    assert t.legal() == [*(f"one-shot {empire}" for empire in eastern), "one-shot refuse"]
    t.play("one-shot mamluk", "survivor city cairo", "survivor city cyprus", "theocracy keep", "concede none")
    assert t.cities == {"cairo": "islamic knight", "cyprus": "islamic knight"}
    assert t.seat(OCHRE)["east"] == ["janissaries", {"empire": "mamluk"}]


# Success


@rule("J.success", "E2.war-success")
def test_one_surviving_attacker_is_enough() -> None:
    t = play("the-bold", '[cities]\nparis = "catholic knight"').play(
        "one-shot france", "survivor city paris", "concede none"
    )
    assert t.cities == {"paris": "catholic knight"}
    assert t.stock("catholic knight") == 9
    assert t.seat(OCHRE)["west"] == ["the-bold", {"empire": "france"}]


@rule("J.success")
def test_with_equal_numbers_all_die_and_the_war_fails() -> None:
    t = play("the-bold", '[[seats]]\nwest = ["france"]\n[cities]\nparis = "catholic knight"\nlyon = "islamic rook"')
    t.play("one-shot france")
    assert t.cities == {}
    assert (t.stock("catholic knight"), t.stock("islamic rook")) == (10, 7)
    assert t.seat(LAPIS)["west"] == [{"empire": "france"}]
    assert t.seat(OCHRE)["west"] == ["the-bold"]
    assert t.asked() == "turn"


@rule("J.colour-blind")
@pytest.mark.parametrize("colour", ["catholic", "islamic", "reformist"])
def test_colours_do_not_matter_in_a_civil_war(colour: str) -> None:
    t = play("the-bold", f'[cities]\nparis = "{colour} knight"').play("one-shot france")
    assert t.told("battle") == [{"empire": 1, "attackers": 2, "defenders": 1}]


@rule("J.colour-blind")
def test_pirates_of_every_colour_join() -> None:
    t = play("the-bold", '[borders]\nengland-france = "islamic pirate"\nfrance-hre = "reformist pirate"')
    t.play("one-shot france")
    assert t.told("battle") == [{"empire": 1, "attackers": 4, "defenders": 0}]


# Attackers and defenders


@rule("J1.attackers")
def test_repressed_knights_and_rooks_attack_but_serfs_do_not() -> None:
    lapis = (
        'west = [{ empire = "france", repressed = ["islamic knight", "reformist rook", "ochre cube", "lapis cube"] }]'
    )
    t = play("the-bold", f"[[seats]]\n{lapis}").play("one-shot france")
    assert t.told("battle") == [{"empire": 1, "attackers": 4, "defenders": 0}]


@rule("J1.attackers")
def test_only_the_target_empires_repressed_and_borders_count() -> None:
    t = play(
        "the-bold",
        """
        [[seats]]
        west = [{ empire = "england", repressed = ["islamic knight"] }]
        [cities]
        london = "catholic knight"
        [borders]
        england-portugal = "catholic pirate"
        france-hre = "ochre"
        """,
    ).play("one-shot france")
    assert t.told("battle") == [{"empire": 1, "attackers": 2, "defenders": 0}]


@rule("J1.attackers")
def test_without_any_attacker_there_is_no_war() -> None:
    t = play("house-of-borgia", '[borders]\nfrance-hre = "catholic pirate"\nhre-papal-states = "ochre"')
    assert t.legal() == ["one-shot france", "one-shot hre", "one-shot refuse"]
    assert t.reasons("one-shot aragon") == ["J1.attackers"]


@rule("J1.pirates-stay")
def test_pirates_fight_from_their_border() -> None:
    t = play("house-of-borgia", '[borders]\nengland-france = "catholic pirate"').play("one-shot france", "concede none")
    assert t.borders == {"england-france": "catholic pirate"}
    assert t.stock("catholic rook") == 9
    assert t.seat(OCHRE)["west"] == ["house-of-borgia", {"empire": "france"}]


@rule("J1.pirates-stay")
def test_pirates_can_be_chosen_as_losses() -> None:
    t = play("the-bold", '[cities]\nparis = "catholic rook"\n[borders]\nengland-france = "catholic pirate"')
    t.play("one-shot france")
    assert t.legal() == ["lose agent catholic-knight", "lose pirate england-france"]
    t.play("lose pirate england-france")
    assert t.borders == {}
    assert t.stock("catholic rook") == 10


@rule("J1.defenders")
def test_all_tokens_in_cities_defend_and_nothing_on_the_borders() -> None:
    t = play(
        "janissaries",
        """
        [cities]
        constantinople = ["islamic knight", "islamic rook", "catholic knight"]
        modon = "reformist rook"
        [borders]
        hungary-ottoman = "lapis"
        ottoman-mamluk = "catholic pirate"
        """,
    ).play("one-shot ottoman")
    assert t.told("battle") == [{"empire": 8, "attackers": 3, "defenders": 4}]
    assert t.borders["hungary-ottoman"] == "lapis"


# Survivors and claim


@rule("J1.survivors")
def test_survivors_go_into_free_cities_whatever_their_icons() -> None:
    t = play("kingmaker").play("one-shot england")
    assert t.legal() == ["survivor city bordeaux", "survivor city london"]
    assert t.reasons("survivor none") == ["E2.peaceful-agents"]
    assert t.reasons("survivor city paris") == ["B4.location"]
    t.play("survivor city bordeaux", "survivor city london", "concede none")
    assert t.cities == {"bordeaux": "reformist rook", "london": "catholic rook"}


@rule("J1.survivors", "B5.closed")
def test_a_covered_emporium_takes_no_survivor() -> None:
    t = play("duke-of-milan").play("one-shot aragon")
    assert t.reasons("survivor city timbuktu") == ["B5.closed"]


@rule("J1.claim")
@pytest.mark.parametrize(
    ("lapis", "left"),
    [
        ("", None),
        ('west = ["france", "marechaussee"]', ["marechaussee"]),
        ('west = [{ empire = "france", republic = true }]', None),
        ('west = [{ empire = "aragon", vassals = ["france"] }]', [{"empire": "aragon"}]),
        ('west = [{ empire = "france", vassals = ["aragon"] }]', None),
    ],
    ids=["pile", "king", "republic", "vassal", "suzerain"],
)
def test_the_empire_is_claimed_from_wherever_it_is(lapis: str, left: list[object] | None) -> None:
    t = play("the-bold", f"[[seats]]\n{lapis}").play("one-shot france", "survivor city paris", "survivor city lyon")
    t.play("concede none")
    assert t.seat(OCHRE)["west"] == ["the-bold", {"empire": "france"}]
    assert t.seat(LAPIS).get("west") == left


# Theocratic conspiracies


@rule("J1.theocratic")
def test_who_wins_a_conspiracy_in_a_theocracy_may_turn_its_map_card() -> None:
    given = 'turned = ["aragon"]\n[[seats]]\nhand = ["duke-of-milan"]'
    t = Position(given).play(
        "turn play duke-of-milan", "one-shot aragon", "survivor city algiers", "survivor city valencia"
    )
    assert t.legal() == ["theocracy turn", "theocracy keep"]
    t.play("theocracy turn", "concede none")
    assert "turned" not in t.form
    assert t.cities == {"algiers": "catholic knight", "valencia": "catholic knight"}
    t = Position(given).play(
        "turn play duke-of-milan", "one-shot aragon", "survivor city algiers", "survivor city valencia"
    )
    t.play("theocracy keep", "concede none")
    assert t.form["turned"] == ["aragon"]


@rule("J1.theocratic", "B5.two-theocracies")
def test_the_papal_states_pass_from_one_theocracy_to_the_other() -> None:
    t = play("duchy-of-ferrara").play("one-shot papal-states", "survivor city venice", "theocracy turn", "concede none")
    assert t.form["turned"] == ["papal-states"]


@rule("J1.theocratic")
def test_on_a_medieval_card_there_is_nothing_to_turn() -> None:
    t = play("duke-of-milan").play("one-shot aragon", "survivor city algiers", "survivor city valencia")
    assert t.asked() == "concede"


@rule("J1.theocratic")
def test_a_failed_conspiracy_turns_nothing() -> None:
    t = play("duchy-of-ferrara", '[cities]\nvenice = "catholic knight"').play("one-shot papal-states")
    assert t.asked() == "turn"
    assert "turned" not in t.form
