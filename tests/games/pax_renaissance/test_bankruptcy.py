"""The Bankruptcy variant (G6)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

FAIR = '\n[market]\neast = ["dervishes"]\n'


@rule("G6.bankruptcy")
def test_the_organiser_gets_nothing_and_one_florin_starts_the_voyage() -> None:
    t = Position('options = ["bankruptcy"]\n[[seats]]\nflorins = 2\n[borders]\nhungary-byzantium = "lapis"' + FAIR)
    t.play("turn fair east")
    assert t.s.florins == [2, 1]
    assert t.legal() == ["levy caffa", "levy tana", "levy trebizond"]
    t.play("levy tana")
    assert t.asked() == "turn"


@rule("G6.bankruptcy")
def test_without_the_variant_the_organiser_is_paid() -> None:
    t = Position('[[seats]]\nflorins = 2\n[borders]\nhungary-byzantium = "lapis"' + FAIR).play("turn fair east")
    assert t.s.florins == [3, 0]


def last_concession(lapis: str = "", *, options: str = 'options = ["bankruptcy"]', rest: str = "") -> Position:
    """Ochre's corsair sinks the only Concession of Lapis, who has nothing else but what is given."""
    return Position(
        f"""
        {options}
        [[seats]]
        florins = 1
        west = ["genoese-fleet"]
        [[seats]]
        {lapis}
        [borders]
        aragon-papal-states = "catholic pirate"
        portugal-aragon = "lapis"
        {rest}
        """
    ).play("turn run west", "operate use genoese-fleet corsair", "corsair aragon-papal-states portugal-aragon")


@rule("G6.elimination")
def test_the_last_banker_left_wins() -> None:
    t = last_concession()
    assert t.asked() == "over"
    assert (t.form["ending"], t.form["winners"]) == ("bankruptcy", ["ochre"])
    assert t.seat(LAPIS)["bankrupt"]


@rule("G6.elimination")
@pytest.mark.parametrize(
    ("lapis", "rest"),
    [
        ("florins = 1", ""),
        ('hand = ["the-bold"]', ""),
        ('west = ["the-bold"]', ""),
        ('east = ["hungary"]', ""),
        ('old-maids = ["joanna-the-mad"]', ""),
        ("", 'england-france = "lapis"'),
    ],
    ids=["florin", "hand", "west", "east", "old-maid", "concession"],
)
def test_one_florin_card_or_concession_keeps_a_bank_alive(lapis: str, rest: str) -> None:
    t = last_concession(lapis, rest=rest)
    assert t.asked() == "operate"
    assert "bankrupt" not in t.seat(LAPIS)


@rule("G6.elimination")
def test_without_the_variant_nobody_is_eliminated() -> None:
    t = last_concession(options="")
    assert t.asked() == "operate"
    assert "bankrupt" not in t.seat(LAPIS)


@rule("G6.elimination")
def test_the_turns_of_a_bankrupt_are_skipped() -> None:
    given = """
        [[seats]]
        florins = 1
        west = ["genoese-fleet"]
        [[seats]]
        [[seats]]
        florins = 1
        [borders]
        aragon-papal-states = "catholic pirate"
        portugal-aragon = "lapis"
        """
    t = Position('options = ["bankruptcy"]' + given)
    t.play("turn run west", "operate use genoese-fleet corsair", "corsair aragon-papal-states portugal-aragon")
    assert t.seat(LAPIS)["bankrupt"]
    t.play("operate done", "turn end").settle()
    assert t.form["turn"] == "verdigris"
    t.play("turn end").settle()
    assert t.form["turn"] == "ochre"


@rule("G6.elimination")
def test_serfs_of_a_bankrupt_do_not_save_it_and_stay() -> None:
    t = Position(
        """
        options = ["bankruptcy"]
        [[seats]]
        florins = 1
        west = ["genoese-fleet", { empire = "france", repressed = ["lapis cube"] }]
        [[seats]]
        [[seats]]
        florins = 1
        [borders]
        aragon-papal-states = "catholic pirate"
        portugal-aragon = "lapis"
        """
    ).play("turn run west", "operate use genoese-fleet corsair", "corsair aragon-papal-states portugal-aragon")
    assert t.seat(LAPIS)["bankrupt"]
    assert t.seat(OCHRE)["west"][1] == {"empire": "france", "repressed": ["lapis cube"]}


@rule("G6.elimination")
def test_who_ruins_himself_ends_his_turn() -> None:
    t = Position(
        """
        options = ["bankruptcy"]
        [[seats]]
        west = ["star-chamber", "england"]
        [[seats]]
        florins = 1
        [[seats]]
        florins = 1
        """
    ).play("turn run west", "operate use star-chamber behead", "behead england")
    assert t.seat(OCHRE) == {"florins": 0, "bankrupt": True}
    t.settle()
    assert t.form["turn"] == "lapis"
