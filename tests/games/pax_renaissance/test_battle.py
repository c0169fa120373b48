"""What all Battles have in common: losses, survivors, shortage (J.success, J1.survivors, E2.war-agents)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule


def war(card: str, empire: str, rest: str = "", *, florins: int = 5, players: int = 2, top: str = "") -> Position:
    """Ochre plays a card and triggers its war in an Empire."""
    t = Position(f'{top}\n[[seats]]\nflorins = {florins}\nhand = ["{card}"]\n{rest}', players=players)
    return t.play(f"turn play {card}", f"one-shot {empire}")


# Losses


@rule("J.success", "J1.survivors")
def test_the_attacker_names_the_losses_of_both_sides() -> None:
    t = war(
        "kingmaker",
        "england",
        """
        [[seats]]
        west = [{ empire = "england", repressed = ["islamic knight"] }]
        [cities]
        london = "catholic rook"
        """,
    )
    assert t.who == OCHRE
    assert t.legal() == ["lose agent catholic-rook", "lose agent reformist-rook", "lose repressed islamic-knight"]
    assert t.reasons("lose city london") == ["J1.survivors"]
    t.play("lose agent catholic-rook")
    assert (t.stock("catholic rook"), t.stock("reformist rook")) == (10, 6)
    t.play("survivor city london", "survivor city bordeaux", "concede none")
    assert t.cities == {"london": "reformist rook", "bordeaux": "islamic knight"}
    assert t.seat(OCHRE)["west"][-1] == {"empire": "england"}


@rule("J.success")
def test_too_weak_an_attack_kills_as_many_defenders_as_it_has_attackers() -> None:
    t = war(
        "friese-freedom",
        "france",
        """
        [[seats]]
        west = ["france"]
        [cities]
        paris = "catholic knight"
        lyon = "catholic rook"
        bruges = "islamic rook"
        """,
    )
    assert t.legal() == ["lose city bruges", "lose city lyon", "lose city paris"]
    t.play("lose city bruges")
    assert t.cities == {"paris": "catholic knight", "lyon": "catholic rook"}
    assert t.stock("catholic rook") == 9
    assert t.seat(LAPIS)["west"] == [{"empire": "france"}]
    assert t.told("battle-lost") == [{"seat": 0, "empire": 1}]
    assert t.asked() == "turn"


@rule("J.success")
def test_losses_that_are_all_alike_are_not_asked_for() -> None:
    t = war("the-bold", "france", '[cities]\nparis = "islamic rook"')
    assert t.asked() == "survivor"
    assert t.stock("catholic knight") == 9


@rule("J.success", "E2.bishop-no-fight")
def test_after_a_lost_war_the_card_stays_and_its_bishop_is_placed() -> None:
    t = war("house-of-borgia", "france", '[cities]\nparis = "islamic rook"\n[borders]\nfrance-hre = "catholic pirate"')
    assert t.borders == {} and t.cities == {}
    assert t.legal() == ["ordain house-of-borgia"]
    t.play("ordain house-of-borgia")
    assert t.seat(OCHRE)["west"] == [{"card": "house-of-borgia", "bishop": "catholic"}]


@rule("J.success", "J1.survivors")
@pytest.mark.parametrize("piece", ["catholic knight", "reformist rook"])
def test_a_repressed_attacker_that_falls_leaves_the_card(piece: str) -> None:
    before = Position().stock(piece)
    lapis = f'[[seats]]\nwest = [{{ empire = "england", repressed = ["{piece}", "{piece}"] }}]'
    t = war("house-of-borgia", "england", lapis + '\n[cities]\nbordeaux = "islamic knight"')
    assert t.seat(LAPIS)["west"] == [{"empire": "england", "repressed": [piece]}]
    assert (t.stock(piece), t.stock("islamic knight")) == (before - 1, 7)
    t.play("survivor city london", "concede none", "ordain house-of-borgia")
    assert t.cities == {"london": piece}
    assert t.seat(OCHRE)["west"][-1] == {"empire": "england"}


# Survivors without room


@rule("J1.survivors")
def test_survivors_without_room_are_repressed_for_nothing() -> None:
    t = war(
        "wolf-of-rimini",
        "papal-states",
        '[[seats]]\nwest = [{ empire = "papal-states", repressed = ["catholic knight"] }]',
        florins=0,
        top='options = ["expansion"]',
    )
    assert t.legal() == ["survivor city venice", "survivor none"]
    t.play("survivor none", "survivor city venice", "theocracy keep", "concede none")
    assert t.cities == {"venice": "catholic knight"}
    assert t.seat(OCHRE)["west"][-1] == {"empire": "papal-states", "repressed": ["catholic knight", "catholic knight"]}
    assert t.florins(OCHRE) == 0
    assert t.stock("catholic knight") == 7


@rule("J1.survivors")
def test_the_survivor_who_stays_outside_waits_for_an_empire_out_of_the_pile() -> None:
    t = war("wolf-of-rimini", "papal-states", top='options = ["expansion"]')
    t.play("survivor city venice", "theocracy keep", "concede none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "papal-states", "repressed": ["catholic knight"]}


@rule("J1.survivors", "J2.attackers")
def test_surviving_serfs_become_concessions_of_their_owners() -> None:
    t = war(
        "flanders-guild",
        "france",
        '[[seats]]\nwest = [{ empire = "france", repressed = ["lapis cube", "lapis cube", "ochre cube"] }]',
    )
    assert t.legal() == [
        "survivor border england-france",
        "survivor border france-hre",
        "survivor border france-aragon",
        "survivor none",
    ]
    t.play("survivor border england-france", "survivor border france-hre", "survivor border france-aragon")
    assert t.borders == {"england-france": "ochre", "france-hre": "ochre", "france-aragon": "lapis"}
    assert t.asked() == "concede"
    t.play("concede none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france", "repressed": ["lapis cube"]}
    assert (t.stock("ochre cube"), t.stock("lapis cube")) == (8, 8)


@rule("J1.survivors", "E2.cube-repress")
def test_an_agent_cube_may_pay_to_repress_a_concession() -> None:
    borders = '[borders]\nengland-france = "lapis"\nfrance-hre = "lapis"\nfrance-aragon = "lapis"'
    t = war("flanders-guild", "france", borders, florins=1)
    assert "survivor none" in t.legal()
    t.play("survivor border france-hre")
    assert t.borders["france-hre"] == "ochre"
    assert t.florins(OCHRE) == 0
    assert t.stock("lapis cube") == 8  # France lay in the pile: the cube was Killed
    t.play("concede none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france"}


@rule("J1.survivors", "E2.cube-repress")
def test_a_concession_of_the_first_seat_is_pushed_out_like_any_other() -> None:
    t = Position(
        """
        turn = "lapis"
        [[seats]]
        west = ["france"]
        [[seats]]
        florins = 1
        hand = ["flanders-guild"]
        [borders]
        england-france = "ochre"
        """
    ).play("turn play flanders-guild", "one-shot france", "survivor border england-france", "concede none")
    assert t.florins(LAPIS) == 0
    t.play("emancipate none")
    assert t.seat(LAPIS)["west"][-1] == {"empire": "france", "repressed": ["ochre cube"]}


@rule("J1.survivors")
def test_between_pirates_there_is_no_room_for_a_cube() -> None:
    borders = ("papal-states-ottoman", "ottoman-mamluk", "hungary-ottoman")
    pirates = "\n".join(f'{border} = "catholic pirate"' for border in borders)
    t = war("bosnian-and-serbian-silver", "ottoman", f"[borders]\n{pirates}")
    assert t.asked() == "concede"
    t.play("concede none")
    assert t.seat(OCHRE)["east"][-1] == {"empire": "ottoman", "repressed": ["ochre cube"]}


@rule("J1.survivors", "E2.cube-repress")
def test_without_a_florin_or_against_a_pirate_the_cube_is_repressed() -> None:
    borders = '[borders]\nengland-france = "lapis"\nfrance-hre = "lapis"\nfrance-aragon = "lapis"'
    t = war("flanders-guild", "france", borders, florins=0)
    assert t.asked() == "concede"
    t.play("concede none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france", "repressed": ["ochre cube"]}
    t = war("flanders-guild", "france", '[borders]\nengland-france = "catholic pirate"\nfrance-hre = "lapis"')
    assert t.reasons("survivor border england-france") == ["E2.cube-pirate"]
    assert t.reasons("survivor border france-hre") == []
    assert t.reasons("survivor none") == ["E2.peaceful-agents"]


@rule("J1.survivors")
def test_a_serf_does_not_pay_to_push_anyone_out() -> None:
    t = war(
        "bonfire-of-the-vanities",
        "papal-states",
        """
        [[seats]]
        west = [{ empire = "papal-states", repressed = ["ochre cube"] }]
        [borders]
        hre-papal-states = "lapis"
        """,
    )
    assert t.reasons("survivor border hre-papal-states") == ["F7.one-token"]
    assert t.reasons("survivor city venice") == ["J1.survivors"]
    assert t.legal() == ["survivor border aragon-papal-states", "survivor border papal-states-ottoman"]


@rule("J1.survivors", "E2.sea-border")
def test_a_pirate_survives_on_a_free_sea_border() -> None:
    t = war("arumer-zwarte-hoop", "france", '[borders]\nengland-france = "lapis"')
    assert t.legal() == ["survivor border france-hre"]
    assert t.reasons("survivor border france-aragon") == ["E2.sea-border"]
    assert t.reasons("survivor border england-france") == ["F7.one-token"]
    t.play("survivor border france-hre", "concede none")
    assert t.borders == {"england-france": "lapis", "france-hre": "islamic pirate"}


@rule("J1.survivors")
def test_a_pirate_without_room_dies() -> None:
    t = war("arumer-zwarte-hoop", "france", '[borders]\nengland-france = "lapis"\nfrance-hre = "lapis"')
    assert t.asked() == "concede"
    assert t.stock("islamic rook") == 7
    t.play("concede none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france"}


@rule("J1.survivors")
def test_after_one_without_room_the_next_survivor_is_placed() -> None:
    t = war(
        "arumer-zwarte-hoop",
        "france",
        """
        [[seats]]
        west = [{ empire = "france", repressed = ["lapis cube"] }]
        [borders]
        england-france = "lapis"
        france-hre = "lapis"
        """,
    )
    assert t.legal() == ["survivor border france-aragon"]
    t.play("survivor border france-aragon", "concede none")
    assert set(t.borders.values()) == {"lapis"} and len(t.borders) == 3


@rule("J1.survivors")
def test_survivors_that_fit_must_come_in() -> None:
    t = war("the-bold", "france", '[cities]\nparis = "islamic rook"')
    assert t.reasons("survivor none") == ["E2.peaceful-agents"]
    assert t.reasons("survivor border france-hre") == ["J1.survivors"]


# Shortage of pieces


@rule("E2.shortage", "E2.war-agents")
def test_an_agent_missing_in_the_stock_is_taken_from_the_repressed() -> None:
    knights = ", ".join(['"islamic knight"'] * 7)
    t = war("schwarzer-haufen", "england", f'west = [{{ empire = "hre", repressed = [{knights}] }}]')
    assert t.legal() == ["take repressed hre"]
    t.play("take repressed hre", "survivor city london", "concede none")
    assert t.cities == {"london": "islamic knight"}
    assert len(t.seat(OCHRE)["west"][0]["repressed"]) == 6


@rule("E2.shortage", "E2.war-agents")
def test_an_agent_is_else_taken_from_wherever_it_stands_even_from_the_defence() -> None:
    rest = """
        [cities]
        constantinople = ["islamic knight", "islamic knight", "islamic knight"]
        tana = "islamic knight"
        cairo = "islamic knight"
        cyprus = "islamic knight"
        london = "islamic knight"
        """
    t = war("schwarzer-haufen", "england", rest).play("take city london")
    t.play("survivor city london", "concede none")
    assert t.told("battle") == [{"empire": 0, "attackers": 1, "defenders": 0}]
    t = war("schwarzer-haufen", "england", rest).play("take none")
    assert t.told("battle") == [{"empire": 0, "attackers": 0, "defenders": 1}]
    assert t.cities["london"] == "islamic knight"
    assert t.asked() == "turn"


@rule("E2.shortage")
def test_a_cube_is_taken_from_an_own_concession() -> None:
    names = (
        *("england-france", "france-hre", "hre-hungary", "hungary-byzantium", "portugal-aragon"),
        *("aragon-papal-states", "papal-states-ottoman", "ottoman-mamluk", "england-portugal", "hre-papal-states"),
    )
    t = war("flanders-guild", "france", "[borders]\n" + "\n".join(f'{name} = "ochre"' for name in names))
    assert t.legal() == [*(f"take border {name}" for name in names), "take none"]
    t.play("take border ottoman-mamluk", "survivor border france-aragon")
    assert t.borders["france-aragon"] == "ochre"
    assert "ottoman-mamluk" not in t.borders
    assert t.asked() == "turn"
