"""The expansion: polymaths, apostasy and torches (M)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

ON = 'options = ["expansion"]\n'


# Polymaths


@rule("M1.polymath")
@pytest.mark.parametrize(
    ("card", "side"), [("machiavellianism", "west"), ("academia", "east"), ("michelangelo", "west")]
)
def test_a_polymath_joins_the_tableau_without_agents(card: str, side: str) -> None:
    t = Position(ON + f'[[seats]]\nhand = ["{card}"]').play(f"turn play {card}")
    assert t.seat(OCHRE) == {"florins": 0, side: [card]}
    assert t.asked() == "turn"


@rule("M1.polymath")
def test_a_polymath_acts_carries_a_bishop_and_is_sold_like_any_card() -> None:
    t = Position(
        ON
        + '[[seats]]\neast = ["hungary", { card = "academia", bishop = "islamic" }]\n[borders]\nhre-hungary = "ochre"'
    )
    assert t.reasons("turn run east") == ["E4.run"]
    t = Position(ON + '[[seats]]\neast = ["hungary", "academia"]\n[borders]\nhre-hungary = "ochre"')
    t.play(
        "turn run east",
        "operate use academia vote",
        "vote hungary",
        "concede none",
        "operate done",
        "turn sell academia",
    )
    assert t.seat(OCHRE) == {"florins": 2, "east": [{"empire": "hungary", "republic": True}]}


# Apostasy


@rule("M2.apostasy", "M2.both-sides", "M2.one-religion")
def test_the_european_union_sets_reformists_against_muslims() -> None:
    t = Position(
        ON
        + """
        [[seats]]
        hand = ["european-union"]
        west = ["luther"]
        east = ["the-grim", "the-handsome"]
        [[seats]]
        west = ["cromwell", "antipope", "star-chamber", "the-bold"]
        east = [{ empire = "ottoman", vassals = ["hungary"] }]
        [[seats]]
        west = ["anabaptist-reformation"]
        east = ["saint-stefan-cel-mare"]
        """
    ).play("turn play european-union")
    assert t.legal() == ["one-shot trigger", "one-shot refuse"]
    t.play("one-shot trigger", "settle vienna")
    assert t.seat(OCHRE) == {"florins": 0, "west": ["european-union"]}
    assert t.seat(LAPIS) == {"florins": 0, "west": ["the-bold"]}
    assert t.seat(VERDIGRIS) == {"florins": 0, "west": ["anabaptist-reformation"], "east": ["saint-stefan-cel-mare"]}
    discarded = ["luther", "the-grim", "the-handsome", "cromwell", "antipope", "star-chamber"]
    assert sorted(t.form["discarded"]) == sorted(discarded)
    assert t.cities == {"vienna": "reformist rook"}


def apostasy(lapis: str, card: str = "unity-of-the-brethren", own: str = "") -> Position:
    """Ochre triggers an apostasy of Reformists against Catholics, Lapis having the cards given."""
    t = Position(ON + f'[[seats]]\nhand = ["{card}"]\n{own}\n[[seats]]\n{lapis}')
    return t.play(f"turn play {card}", "one-shot trigger")


@rule("M2.apostasy")
def test_a_one_shot_of_apostasy_may_be_refused() -> None:
    t = Position(ON + '[[seats]]\nhand = ["european-union"]\nwest = ["luther"]\neast = ["the-grim"]')
    t.play("turn play european-union", "one-shot refuse", "settle none")
    assert t.seat(OCHRE) == {"florins": 0, "west": ["luther", "european-union"], "east": ["the-grim"]}


@rule("M2.both-sides")
def test_east_and_west_make_no_difference() -> None:
    t = apostasy('west = ["jesuits"]\neast = ["saint-stefan-cel-mare"]')
    assert t.seat(LAPIS) == {"florins": 0}
    t = apostasy('west = ["jesuits", "luther"]')
    assert t.seat(LAPIS) == {"florins": 0}


@rule("M2.one-religion")
@pytest.mark.parametrize(
    "lapis",
    ['west = ["jesuits", "peters-pence"]', 'west = ["luther", "cromwell"]', 'west = ["jesuits"]\neast = ["the-grim"]'],
)
def test_one_of_the_two_religions_alone_loses_nothing(lapis: str) -> None:
    before = Position(ON + f"[[seats]]\n[[seats]]\n{lapis}").seat(LAPIS)
    assert apostasy(lapis).seat(LAPIS) == before


@rule("M2.apostasy")
def test_the_card_that_triggers_it_counts_and_may_fall_before_its_bishop_is_placed() -> None:
    t = apostasy("", own='west = ["jesuits", "last-knight"]')
    assert t.seat(OCHRE) == {"florins": 0, "west": ["last-knight"]}
    assert t.legal() == ["ordain last-knight"]
    t.play("ordain last-knight")
    assert t.seat(OCHRE)["west"] == [{"card": "last-knight", "bishop": "reformist"}]


@rule("M2.apostasy", "I1.king-lost")
def test_an_empire_that_falls_takes_queen_and_vassals_with_it() -> None:
    t = apostasy(
        """
        east = [{ empire = "ottoman", queen = "carlotta-lusignan-of-cyprus", vassals = ["hungary"] }]
        west = ["luther"]
        """,
        "european-union",
    )
    assert t.seat(LAPIS) == {"florins": 0}
    assert "carlotta-lusignan-of-cyprus" in t.form["discarded"]
    assert t.s.holder[-7] == -1


@rule("M2.apostasy")
def test_an_empire_counts_with_the_face_that_shows() -> None:
    t = apostasy('west = ["luther", { empire = "papal-states", republic = true }]')
    assert t.seat(LAPIS)["west"] == ["luther", {"empire": "papal-states", "republic": True}]
    t = apostasy('west = ["luther", "papal-states"]')
    assert "west" not in t.seat(LAPIS)


@rule("M2.apostasy", "F1.prestige-kept")
def test_a_bishop_does_not_hide_the_prestige_of_a_card() -> None:
    t = apostasy('west = [{ card = "jesuits", bishop = "islamic" }, "luther"]')
    assert t.seat(LAPIS) == {"florins": 0}
    assert all(card < 0 for card in t.s.bishop)


# Torches

KINGS = '[[seats]]\nwest = ["england", "france", "hre"]\n'
KAPPELER = '[[seats]]\nwest = ["kappeler-milchsuppe"]\n'


@rule("M3.torch")
@pytest.mark.parametrize(
    ("card", "victory"),
    [("kappeler-milchsuppe", "imperial"), ("red-sea-fleet", "globalisation"), ("faith-vs-reason", "religious")],
)
def test_a_torch_turns_the_victory_it_names_back(card: str, victory: str) -> None:
    every = ["religious", "imperial", "globalisation", "renaissance"]
    t = Position(f'{ON}victories = {every}\n[[seats]]\nhand = ["{card}"]').play(f"turn play {card}")
    assert t.legal() == ["torch light", "torch keep"]
    t.play("torch light")
    assert t.form["victories"] == [name for name in every if name != victory]


@rule("M3.torch")
def test_a_torch_need_not_be_lit() -> None:
    t = Position(ON + 'victories = ["imperial"]\n[[seats]]\nhand = ["kappeler-milchsuppe"]')
    t.play("turn play kappeler-milchsuppe", "torch keep")
    assert t.form["victories"] == ["imperial"]


@rule("M3.torch")
def test_there_is_nothing_to_put_out_if_the_victory_is_inactive() -> None:
    t = Position(ON + 'victories = ["religious"]\n[[seats]]\nhand = ["kappeler-milchsuppe"]').play(
        "turn play kappeler-milchsuppe"
    )
    assert t.asked() == "settle"
    assert t.form["victories"] == ["religious"]


@rule("M3.torch", "L1.comet")
def test_a_comet_may_light_the_victory_again() -> None:
    t = Position(
        ON
        + """
        victories = ["religious"]
        [[seats]]
        florins = 1
        hand = ["hermeticism"]
        [market]
        west = ["the-bold", "comet-west-1"]
        [piles.west]
        bottom = 12
        comets = 1
        [piles.east]
        bottom = 12
        """
    ).play("turn play hermeticism", "torch light", "turn buy west-1", "activate religious")
    assert t.form["victories"] == ["religious"]


# Discredit


def discredited(actions: int, lapis: str = KAPPELER, own: str = KINGS) -> Position:
    return Position(f'{ON}victories = ["imperial"]\nactions = {actions}\n{own}{lapis}')


@rule("M3.discredit", "L2.declare")
def test_with_a_torch_in_any_tableau_the_victory_takes_two_actions() -> None:
    assert discredited(1).reasons("turn declare imperial") == ["M3.discredit"]
    t = discredited(2).play("turn declare imperial")
    assert t.form["winners"] == ["ochre"]
    assert t.form["actions"] == 0


@rule("M3.discredit")
def test_a_torch_of_ones_own_discredits_too() -> None:
    own = '[[seats]]\nwest = ["england", "france", "hre", "kappeler-milchsuppe"]\n'
    assert discredited(1, "", own).reasons("turn declare imperial") == ["M3.discredit"]


@rule("M3.discredit")
def test_several_torches_do_not_add_up() -> None:
    t = discredited(2, '[[seats]]\nwest = ["kappeler-milchsuppe", "european-union"]').play("turn declare imperial")
    assert t.form["winners"] == ["ochre"]


@rule("M3.discredit")
@pytest.mark.parametrize(
    "lapis",
    [
        '[[seats]]\nwest = [{ card = "kappeler-milchsuppe", bishop = "catholic" }]',
        '[[seats]]\nwest = ["hermeticism"]',
        '[[seats]]\nhand = ["kappeler-milchsuppe"]',
        "",
    ],
    ids=["silenced", "other-victory", "in-hand", "none"],
)
def test_else_one_action_is_enough(lapis: str) -> None:
    t = discredited(1, lapis).play("turn declare imperial")
    assert t.form["winners"] == ["ochre"]


@rule("M3.discredit")
def test_a_silenced_torch_among_two_leaves_the_other() -> None:
    lapis = '[[seats]]\nwest = [{ card = "kappeler-milchsuppe", bishop = "catholic" }, "european-union"]'
    assert discredited(1, lapis).reasons("turn declare imperial") == ["M3.discredit"]


@rule("M3.discredit", "L2.declare", "L4.imperial")
def test_everything_that_is_missing_is_told_at_once() -> None:
    t = Position(ON + "actions = 1\n[[seats]]\n" + KAPPELER)
    assert t.reasons("turn declare imperial") == ["L2.declare", "M3.discredit", "L4.two-players"]
