"""Peasant revolts (J2)."""

from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule


def revolt(card: str, empire: str, rest: str = "", *, players: int = 2) -> Position:
    """Ochre plays a card and the peasants of an Empire rise."""
    t = Position(f'[[seats]]\nflorins = 5\nhand = ["{card}"]\n{rest}', players=players)
    return t.play(f"turn play {card}", f"one-shot {empire}")


@rule("J2.attackers", "J2.republic", "J1.survivors")
def test_the_flanders_guild_turns_its_players_own_vassal_into_a_republic() -> None:
    t = revolt(
        "flanders-guild",
        "france",
        """
        west = [{ empire = "aragon", vassals = ["france", "england"] }]
        [cities]
        paris = "catholic knight"
        lyon = "catholic knight"
        [borders]
        england-france = "catholic pirate"
        france-hre = "ochre"
        """,
    )
    assert t.told("battle") == [{"empire": 1, "attackers": 3, "defenders": 2}]
    assert t.legal() == ["lose agent cube", "lose pirate england-france", "lose concession france-hre"]
    t.play(
        "lose pirate england-france",
        "lose concession france-hre",
        "survivor border france-hre",
        "concede england-france",
    )
    assert t.cities == {}
    assert t.borders == {"england-france": "ochre", "france-hre": "ochre"}
    assert t.seat(OCHRE)["west"] == [
        {"empire": "aragon", "vassals": [{"empire": "england"}]},
        "flanders-guild",
        {"empire": "france", "republic": True},
    ]


@rule("J2.like-conspiracy")
def test_a_revolt_is_won_and_claimed_like_a_conspiracy() -> None:
    t = revolt("flanders-guild", "france", '[[seats]]\nwest = [{ empire = "france", vassals = ["england"] }]')
    t.play("survivor border france-hre", "concede none")
    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france"}]
    assert "west" not in t.seat(LAPIS)


@rule("J2.like-conspiracy")
def test_all_in_the_cities_defend_against_a_revolt_and_a_tie_fails() -> None:
    t = revolt("flanders-guild", "france", '[[seats]]\nwest = ["france"]\n[cities]\nparis = "catholic rook"')
    assert t.told("battle") == [{"empire": 1, "attackers": 1, "defenders": 1}]
    assert t.cities == {}
    assert t.stock("ochre cube") == 10
    assert t.seat(LAPIS)["west"] == [{"empire": "france"}]
    assert t.asked() == "turn"


@rule("J2.attackers")
def test_serfs_of_every_colour_rise() -> None:
    t = revolt(
        "flanders-guild",
        "france",
        """
        [[seats]]
        west = [{ empire = "france", repressed = ["lapis cube", "verdigris cube", "ochre cube"] }]
        """,
        players=3,
    )
    assert t.told("battle") == [{"empire": 1, "attackers": 4, "defenders": 0}]


@rule("J2.attackers")
def test_the_concessions_of_others_stay_out_of_it() -> None:
    t = revolt(
        "flanders-guild",
        "france",
        """
        [[seats]]
        west = [{ empire = "england", repressed = ["ochre cube"] }]
        [borders]
        england-france = "lapis"
        france-hre = "ochre"
        france-aragon = "lapis"
        portugal-aragon = "ochre"
        """,
    )
    assert t.told("battle") == [{"empire": 1, "attackers": 2, "defenders": 0}]


@rule("J2.attackers", "J2.like-conspiracy")
def test_pirates_of_every_colour_on_the_borders_join() -> None:
    t = revolt(
        "flanders-guild",
        "france",
        """
        [borders]
        england-france = "islamic pirate"
        france-hre = "reformist pirate"
        england-portugal = "catholic pirate"
        """,
    )
    assert t.told("battle") == [{"empire": 1, "attackers": 3, "defenders": 0}]


@rule("J2.attackers")
def test_agents_other_than_cubes_fight_too() -> None:
    t = revolt("schwarzer-haufen", "hre", '[cities]\nvienna = "catholic rook"')
    assert t.told("battle") == [{"empire": 2, "attackers": 1, "defenders": 1}]
    t = revolt("arumer-zwarte-hoop", "france").play("survivor border england-france", "concede none")
    assert t.borders == {"england-france": "islamic pirate"}


@rule("J2.attackers", "J2.like-conspiracy")
def test_a_bishop_alone_starts_no_revolt_but_serfs_follow_one() -> None:
    t = Position('[[seats]]\nhand = ["bonfire-of-the-vanities"]').play("turn play bonfire-of-the-vanities")
    assert t.asked() == "ordain"
    t = revolt(
        "bonfire-of-the-vanities", "papal-states", 'west = [{ empire = "papal-states", repressed = ["lapis cube"] }]'
    )
    assert t.told("battle") == [{"empire": 7, "attackers": 1, "defenders": 0}]


@rule("J2.attackers")
def test_a_concession_that_fights_can_fall_and_goes_back_to_its_owner() -> None:
    t = revolt("flanders-guild", "france", '[cities]\nparis = "catholic rook"\n[borders]\nengland-france = "ochre"')
    assert t.legal() == ["lose agent cube", "lose concession england-france"]
    t.play("lose concession england-france", "survivor border france-aragon", "concede none")
    assert t.borders == {"france-aragon": "ochre"}
    assert t.stock("ochre cube") == 9


@rule("J2.attackers")
def test_a_concession_that_survives_stays_where_it_is() -> None:
    t = revolt("flanders-guild", "france", '[cities]\nparis = "catholic rook"\n[borders]\nfrance-hre = "ochre"')
    t.play("lose agent cube")
    assert t.asked() == "concede"
    t.play("concede none")
    assert t.borders == {"france-hre": "ochre"}
    assert t.stock("ochre cube") == 9


@rule("J2.republic")
def test_an_own_king_becomes_a_republic_and_an_own_republic_a_king() -> None:
    t = revolt("flanders-guild", "france", 'west = ["france", "the-bold"]').play(
        "survivor border france-hre", "concede none"
    )
    assert t.seat(OCHRE)["west"] == ["the-bold", "flanders-guild", {"empire": "france", "republic": True}]
    t = revolt("flanders-guild", "france", 'west = [{ empire = "france", republic = true }]')
    t.play("survivor border france-hre", "concede none")
    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france"}]


@rule("J2.republic")
def test_a_western_vassal_of_an_eastern_suzerain_comes_to_its_own_side() -> None:
    t = revolt("flanders-guild", "france", 'east = [{ empire = "ottoman", vassals = ["france"] }]')
    t.play("survivor border france-hre", "concede none")
    assert t.seat(OCHRE)["east"] == [{"empire": "ottoman"}]
    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france", "republic": True}]


@rule("J2.repressed-elite")
def test_repressed_knights_and_rooks_take_no_part_and_stay() -> None:
    lapis = 'west = [{ empire = "france", repressed = ["islamic knight", "reformist rook"] }]'
    t = revolt("flanders-guild", "france", f"[[seats]]\n{lapis}")
    assert t.told("battle") == [{"empire": 1, "attackers": 1, "defenders": 0}]
    t.play("survivor border france-hre", "concede none", "emancipate none")
    assert t.seat(OCHRE)["west"][1] == {"empire": "france", "repressed": ["islamic knight", "reformist rook"]}


@rule("J2.no-theocratic")
def test_a_revolt_never_turns_the_map() -> None:
    t = revolt("florentine-wool", "papal-states").play("survivor border hre-papal-states")
    assert t.asked() == "concede"
    assert "turned" not in t.form
