"""The repress Operation (F5)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

ALHAMBRA = """
[[seats]]
west = [{ empire = "aragon", queen = "isabella-of-castille" }]
[cities]
valencia = "catholic knight"
algiers = "islamic rook"
london = "catholic rook"
[borders]
aragon-papal-states = "lapis"
portugal-aragon = "islamic pirate"
england-france = "lapis"
"""


def alhambra(given: str = ALHAMBRA) -> Position:
    return Position(given).play("turn run west", "operate use isabella-of-castille repress")


@rule("F5.repress", "F5.profit", "I1.location")
def test_isabella_represses_a_concession_of_aragon_or_the_rook() -> None:
    t = alhambra()
    assert t.legal() == ["repress city algiers", "repress border aragon-papal-states"]

    t.play("repress border aragon-papal-states")
    king = {"empire": "aragon", "queen": "isabella-of-castille", "repressed": ["lapis cube"]}
    assert t.seat(OCHRE) == {"florins": 1, "west": [king]} and t.florins(LAPIS) == 0
    assert "aragon-papal-states" not in t.borders and t.stock("lapis cube") == 8

    t = alhambra().play("repress city algiers")
    assert t.seat(OCHRE)["west"][0]["repressed"] == ["islamic rook"] and "algiers" not in t.cities


@rule("F5.repress")
def test_neither_tokens_elsewhere_nor_pirates_are_repressed() -> None:
    t = alhambra()

    assert t.reasons("repress city valencia") == ["E4.target"]  # a Knight is not on her icon
    assert t.reasons("repress city london") == ["B4.location"]
    assert t.reasons("repress border england-france") == ["B4.location"]
    assert t.reasons("repress border portugal-aragon") == ["F5.repress"]  # a Pirate is no Concession
    assert t.reasons("repress city timbuktu") == ["E4.target"]


@rule("F5.repress")
def test_without_a_target_there_is_nothing_to_repress() -> None:
    t = Position("[[seats]]\nwest = ['genoese-fleet', 'gutenberg']\n[market]\nwest = [{ florins = 1 }]")
    t.play("turn run west")

    assert t.reasons("operate use genoese-fleet repress") == ["F5.repress"]
    t = Position("[[seats]]\neast = ['grande-of-spain']\n[cities]\ncaffa = 'islamic rook'")
    assert t.reasons("turn run east") == ["E4.run"]  # its icon shows a Knight, and an empty city holds none
    t = Position("[[seats]]\nwest = ['kingmaker']\n[borders]\nengland-france = 'lapis'")
    assert t.reasons("turn run west") == ["E4.run"]  # its icon shows a Rook, and no cube


@rule("F5.not-in-play", "F5.profit")
@pytest.mark.parametrize(
    ("card", "move", "token"),
    [("teutonic-knights", "city lubeck", "catholic rook"), ("teutonic-knights", "border hre-hungary", "lapis cube")],
)
def test_with_the_empire_in_the_pile_the_token_is_killed_and_the_florin_comes(card: str, move: str, token: str) -> None:
    cities = "[cities]\nlubeck = 'catholic rook'\n[borders]\nhre-hungary = 'lapis'"
    t = Position(f"[[seats]]\nwest = ['{card}']\neast = ['hungary']\n{cities}")
    t.play("turn run west", f"operate use {card} repress", f"repress {move}")

    assert t.florins(OCHRE) == 1 and t.stock(token) == 10
    assert t.seat(OCHRE)["east"] == [{"empire": "hungary"}] and t.s.repressed == [0] * 100


@rule("F5.repress")
def test_the_empire_card_may_lie_in_any_tableau_or_be_a_vassal() -> None:
    given = "[[seats]]\nwest = ['kingmaker']\n[[seats]]\nwest = [{ empire = 'france', vassals = ['england'] }]\n"
    t = Position(given + "[cities]\nlondon = 'reformist rook'")
    t.play("turn run west", "operate use kingmaker repress", "repress city london")

    assert t.seat(LAPIS)["west"][0]["vassals"] == [{"empire": "england", "repressed": ["reformist rook"]}]
    assert t.florins(OCHRE) == 1


@rule("F.purple", "F5.repress")
def test_a_card_of_two_repress_icons_may_hit_either_kind() -> None:
    t = Position(
        "options = ['expansion']\n[[seats]]\neast = ['counts-of-celji']\n[borders]\nhre-hungary = 'lapis'\n"
        "[cities]\nvienna = 'catholic knight'\nlubeck = 'catholic rook'"
    )
    t.play("turn run east", "operate use counts-of-celji repress")

    assert t.legal() == ["repress city vienna", "repress border hre-hungary"]
