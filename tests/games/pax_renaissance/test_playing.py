"""Playing a card: where it goes, its one-shot, and what becomes of its Agents then (E2, B3)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

FLANDERS = """
[[seats]]
florins = 2
hand = ["flanders-guild"]
"""


def held(*cards: str, florins: int = 0, more: str = "") -> str:
    """The first seat, with cards in hand."""
    return f"[[seats]]\nflorins = {florins}\nhand = {list(cards)}\n{more}\n"


# Where the card goes


@rule("E2.place-card")
def test_an_east_card_goes_to_the_far_right_and_a_west_card_to_the_far_left() -> None:
    rows = 'east = ["dervishes", "mamluk"]\nwest = ["swabian-league", "france"]'
    t = Position(held("ottoman-navy", "genoese-fleet", more=rows))
    t.play("turn play ottoman-navy", "sail none", "turn play genoese-fleet", "sail none")

    # rows are written from the Player card outwards
    assert t.seat(OCHRE)["east"] == ["dervishes", {"empire": "mamluk"}, "ottoman-navy"]
    assert t.seat(OCHRE)["west"] == ["swabian-league", {"empire": "france"}, "genoese-fleet"]
    assert t.seat(OCHRE)["florins"] == 0 and "hand" not in t.seat(OCHRE)  # playing costs nothing


@rule("E2.place-card")
def test_only_a_card_of_the_own_hand_is_played() -> None:
    t = Position(held("luther", more='west = ["swabian-league"]') + held("jesuits"))

    for card in ("jesuits", "swabian-league", "antipope"):
        assert t.reasons(f"turn play {card}") == ["E2.place-card"]
    assert "turn play luther" in t.legal()


@rule("E2.place-card", "E4.location-free")
def test_the_side_is_the_mark_of_the_card_and_not_its_location() -> None:
    t = Position(held("kremlin", "holy-land-crusade"))  # an East card in the Empire, a West card in Mamluk
    t.play("turn play kremlin", "one-shot refuse", "concede none")
    t.play("turn play holy-land-crusade", "settle none", "settle none")

    assert t.seat(OCHRE)["east"] == ["kremlin"] and t.seat(OCHRE)["west"] == ["holy-land-crusade"]


# The one-shot


@rule("E2.announce", "B4.bomb")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("flanders-guild", ["one-shot france", "one-shot refuse"]),  # a revolt
        ("duke-of-milan", ["one-shot aragon", "one-shot refuse"]),  # a conspiracy
        ("kremlin", ["one-shot trigger", "one-shot refuse"]),  # a trade shift
        ("the-grim", ["one-shot ottoman", "one-shot refuse"]),  # a jihad
        ("mary-the-rich", [f"one-shot {empire}" for empire in ("france", "england", "portugal", "hre", "refuse")]),
        ("swabian-league", ["settle lubeck", "settle nurnberg", "settle vienna", "settle none"]),  # no bomb
        ("house-of-borgia", ["ordain house-of-borgia", "ordain none"]),  # nobody would attack
    ],
)
def test_the_one_shot_is_announced_before_any_agent_is_placed(card: str, offered: list[str]) -> None:
    cities = '[cities]\nmodon = "reformist rook"\nrhodes = "islamic rook"'

    assert Position(held(card) + cities).play(f"turn play {card}").legal() == offered


@rule("E2.announce")
def test_a_one_shot_is_only_what_the_bomb_says() -> None:
    t = Position(FLANDERS).play("turn play flanders-guild")
    assert t.reasons("one-shot trigger") == ["E2.announce"]
    assert t.reasons("one-shot england") == ["B4.location"]

    t = Position(held("kremlin")).play("turn play kremlin")
    assert t.reasons("one-shot hre") == ["E2.announce"]


@rule("E2.war-agents", "B4.bomb", "J2.attackers", "B3.received-as-king")
def test_a_lone_cube_revolts_in_an_empty_france() -> None:
    t = Position(FLANDERS).play("turn play flanders-guild")
    assert t.legal() == ["one-shot france", "one-shot refuse"]

    t.play("one-shot france", "survivor border england-france", "concede france-hre")
    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france"}]
    assert t.borders == {"england-france": "ochre", "france-hre": "ochre"}
    assert t.told("battle") == [{"empire": 1, "attackers": 1, "defenders": 0}]
    assert t.asked() == "turn" and t.florins(OCHRE) == 2


@rule("E2.war-agents", "E2.war-success")
def test_agents_of_a_war_fight_instead_of_being_placed() -> None:
    cities = '[cities]\nvalencia = "catholic knight"\nalgiers = "islamic rook"'
    t = Position(held("duke-of-milan") + cities).play("turn play duke-of-milan", "one-shot aragon")

    assert t.told("battle") == [{"empire": 6, "attackers": 2, "defenders": 2}]
    assert t.cities == {} and t.stock("catholic knight") == 10  # all fell, and nobody is placed
    assert t.seat(OCHRE)["west"] == ["duke-of-milan"]  # without a survivor there is no Regime Change
    assert t.asked() == "turn"


@rule("E2.war-success")
def test_one_survivor_is_enough_for_a_regime_change() -> None:
    t = Position(held("duke-of-milan") + '[cities]\nvalencia = "catholic knight"')
    t.play("turn play duke-of-milan", "one-shot aragon", "survivor city algiers", "concede france-aragon")

    assert t.seat(OCHRE)["west"] == ["duke-of-milan", {"empire": "aragon"}]
    assert t.cities == {"algiers": "catholic knight"}
    assert t.borders == {"france-aragon": "ochre"}


@rule("E2.bishop-no-fight")
def test_a_bishop_alone_cannot_start_a_war() -> None:
    t = Position(held("house-of-borgia") + "[[seats]]\nwest = ['aragon']").play("turn play house-of-borgia")

    assert t.asked() == "ordain"


BORGIA = """
[[seats]]
hand = ["house-of-borgia"]
[[seats]]
west = [{ empire = "aragon", repressed = ["catholic knight", "reformist rook"] }, "gutenberg"]
[cities]
valencia = "catholic knight"
"""


@rule("E2.bishop-no-fight")
def test_a_bishop_stays_out_of_the_battle_and_comes_after_the_regime_change() -> None:
    t = Position(BORGIA).play("turn play house-of-borgia")
    assert t.reasons("one-shot france") == ["J1.attackers"]

    t.play("one-shot aragon")
    assert t.told("battle") == [{"empire": 6, "attackers": 2, "defenders": 1}]
    t.play("lose repressed reformist-rook", "survivor city valencia", "concede none")
    assert t.asked() == "ordain" and t.seat(OCHRE)["west"][1] == {"empire": "aragon"}
    assert t.reasons("ordain none") == ["E2.peaceful-agents"]
    t.play("ordain gutenberg")
    assert t.seat(LAPIS)["west"] == [{"card": "gutenberg", "bishop": "catholic"}]


@rule("E2.bishop-no-fight")
def test_a_bishop_is_placed_after_a_lost_battle_too() -> None:
    t = Position(BORGIA + 'algiers = "islamic rook"').play("turn play house-of-borgia", "one-shot aragon")

    assert t.asked() == "ordain" and t.seat(LAPIS)["west"][0] == {"empire": "aragon"}


# Peaceful one-shots


@rule("E2.peaceful-agents")
def test_after_a_trade_shift_the_agents_are_placed_also_in_the_emporium_just_opened() -> None:
    t = Position(held("soninke-wangara")).play("turn play soninke-wangara", "one-shot trigger")

    assert not t.told("battle")
    assert t.legal() == ["settle algiers", "settle timbuktu", "settle valencia"]
    assert t.reasons("settle none") == ["E2.peaceful-agents"]
    t.play("settle timbuktu")
    assert t.cities == {"timbuktu": "islamic rook"}


@rule("E2.peaceful-agents")
def test_nobody_is_forced_to_pay_for_a_repression() -> None:
    cities = '[cities]\nvalencia = "catholic knight"\nalgiers = "islamic rook"\n'
    t = Position(held("conquistadors", florins=5, more="west = ['portugal']") + cities)
    t.play("turn play conquistadors", "one-shot trigger")

    assert "settle none" in t.legal() and "settle valencia" in t.legal()
    t.play("settle none", "settle none")
    assert t.asked() == "turn" and t.florins(OCHRE) == 5 and t.form["emporia"] == ["tana", "spice-islands"]


@rule("E2.peaceful-agents")
@pytest.mark.parametrize("free", [True, False])
def test_a_cube_must_be_placed_after_a_shift_while_a_border_is_free(free: bool) -> None:
    borders = '[borders]\nfrance-hre = "lapis"\nhre-hungary = "lapis"\n' + (
        "" if free else 'hre-papal-states = "lapis"'
    )
    t = Position(held("kremlin") + borders).play("turn play kremlin", "one-shot trigger")

    assert t.legal() == (["concede hre-papal-states"] if free else ["concede none"])


@rule("E2.peaceful-agents", "E2.cube-pirate")
def test_a_border_with_a_pirate_is_not_free() -> None:
    borders = '[borders]\nfrance-hre = "catholic pirate"\nhre-hungary = "lapis"\nhre-papal-states = "lapis"'

    assert Position(held("kremlin") + borders).play("turn play kremlin", "one-shot trigger").legal() == ["concede none"]


@rule("E2.peaceful-agents")
@pytest.mark.parametrize("free", [True, False])
def test_a_pirate_must_be_placed_after_a_shift_while_a_sea_border_is_free(free: bool) -> None:
    borders = '[borders]\nportugal-aragon = "lapis"\n' + ("" if free else 'aragon-papal-states = "lapis"')
    t = Position("options = ['expansion']\n" + held("franco-ottoman-navy") + borders)
    t.play("turn play franco-ottoman-navy", "one-shot trigger")

    assert ("sail none" in t.legal()) == (not free)
    assert t.reasons("sail none") == (["E2.peaceful-agents"] if free else [])


@rule("E2.peaceful-agents")
def test_after_a_coronation_there_are_no_agents_to_place() -> None:
    t = Position(held("mary-the-rich")).play("turn play mary-the-rich", "one-shot france", "concede none")

    assert t.asked() == "turn" and not t.told("battle")
    assert t.seat(OCHRE)["west"] == [{"empire": "france", "queen": "mary-the-rich"}]


# Without the one-shot


@rule("E2.optional", "E2.cube-repress")
def test_a_refused_revolt_leaves_the_choice_of_border() -> None:
    given = FLANDERS + '[borders]\nfrance-hre = "lapis"'
    t = Position(given).play("turn play flanders-guild", "one-shot refuse")
    assert t.legal() == ["concede england-france", "concede france-hre", "concede france-aragon", "concede none"]

    t.play("concede england-france")  # the south would be free as well, but earns nothing
    assert t.borders == {"england-france": "ochre", "france-hre": "lapis"} and t.florins(OCHRE) == 2

    t = Position(given).play("turn play flanders-guild", "one-shot refuse", "concede france-hre")
    assert t.florins(OCHRE) == 1 and t.borders == {"france-hre": "ochre"}
    assert t.stock("lapis cube") == 10  # France lies in the pile: the Concession is Killed


@rule("E2.optional", "B4.agents")
@pytest.mark.parametrize("placed", [["lubeck", "vienna"], ["vienna", "none"], ["none", "lubeck"], ["none", "none"]])
def test_all_some_or_none_of_the_agents_are_placed(placed: list[str]) -> None:
    t = Position(held("luther")).play("turn play luther", *(f"settle {city}" for city in placed))

    assert t.cities == {city: "reformist rook" for city in placed if city != "none"}
    assert t.asked() == "turn" and "card" not in t.form.get("pending", {})  # nobody tracks which card placed whom


@rule("E2.optional", "B4.agents")
def test_each_agent_has_its_printed_shape_and_colour() -> None:
    t = Position(held("kingmaker", "the-handsome"))
    t.play("turn play kingmaker", "one-shot refuse", "settle bordeaux", "settle london")
    t.play("turn play the-handsome", "settle buda", "settle varna")

    assert t.cities == {
        "bordeaux": "reformist rook",
        "london": "catholic rook",
        "buda": "islamic knight",
        "varna": "islamic knight",
    }


# Received Empires, and strawmen


@rule("B3.received-as-king", "B3.status", "B3.two-faces")
def test_an_opponents_republic_is_received_as_a_king() -> None:
    t = Position(FLANDERS + "[[seats]]\nwest = [{ empire = 'france', republic = true }]")
    t.play("turn play flanders-guild", "one-shot france", "survivor border france-hre", "concede none")

    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france"}]
    assert "west" not in t.seat(LAPIS)


@rule("E2.strawman", "B3.two-faces", "B3.status")
def test_a_revolt_against_the_own_king_makes_a_republic() -> None:
    t = Position(held("flanders-guild", more="west = ['france']"))
    t.play("turn play flanders-guild", "one-shot france", "survivor border france-hre", "concede none")

    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france", "republic": True}]


@rule("E2.strawman", "E2.cube-repress", "E2.city-same")
def test_own_tokens_may_be_repressed_to_gather_serfs() -> None:
    t = Position(held("flanders-guild", florins=1, more="west = ['france']") + '[borders]\nfrance-hre = "ochre"')
    t.play("turn play flanders-guild", "one-shot refuse", "concede france-hre")

    assert t.seat(OCHRE)["west"][0] == {"empire": "france", "repressed": ["ochre cube"]}
    assert t.borders == {"france-hre": "ochre"} and t.florins(OCHRE) == 0
