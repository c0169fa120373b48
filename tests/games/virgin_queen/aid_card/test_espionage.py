"""The three missions of the espionage table."""

from fractions import Fraction

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, hit, law_of, margin, numbers, percent, refused, rows, rule

from fondaco.games.virgin_queen.aid_card.espionage import (
    CARDS_FOR_DISCARD,
    INTELLIGENCE_COST,
    KILL_FROM,
    SECOND_VICTIM_FROM,
    aid_dice,
    assassination_attack_dice,
    assassination_defence_dice,
    assassination_row,
    intelligence_dice,
    is_killed,
    mary_dice_against_elizabeth,
    may_execute_after_attempt,
    may_execute_after_plot,
    may_force_discard,
    offensive_actions,
    plot_attack_dice,
    plot_defence_dice,
    plot_row,
)

MISSIONS = ("intelligence", "assassination", "catholic-rebellion")
REPEATED, ONCE, ATTACKER_ALONE = 0, 1, 2

# What all three have in common


@rule("espionage.turn-three")
@pytest.mark.parametrize("mission", MISSIONS)
def test_no_mission_before_the_third_turn(mission: str) -> None:
    for turn in (1, 2):
        assert refused(mission, turn=turn) == [("espionage.turn-three", "too-early", "turn")]
    for turn in range(3, 8):
        assert refused(mission, turn=turn) == []
    for turn in (0, 8):
        assert refused(mission, turn=turn) == [("espionage.turn-three", "out-of-range", "turn")]


@rule("espionage.cryptography.attack", "espionage.informant")
def test_cryptography_gives_one_die_and_an_informant_two() -> None:
    assert [aid_dice(0, 0), aid_dice(1, 0), aid_dice(0, 1), aid_dice(1, 1)] == [0, 1, 2, 3]
    assert aid_dice(2, 0) == 1, "Cryptography or the Cipher Key, not both"
    assert aid_dice(0, 2) == 2
    for mission in MISSIONS:
        bare = dice(mission)["attack"]
        assert dice(mission, cryptography=1)["attack"] == bare + 1
        assert dice(mission, informant=1)["attack"] == bare + 2


@rule("espionage.cryptography.defence")
def test_cryptography_gives_the_defender_one_die() -> None:
    for mission in MISSIONS[1:]:
        assert dice(mission, defend_cryptography=1)["defence"] == dice(mission)["defence"] + 1


# Intelligence gathering


@rule("espionage.intel.cost")
def test_intelligence_starts_from_two_dice() -> None:
    assert INTELLIGENCE_COST == 2
    assert dice("intelligence") == {"attack": 2}
    with pytest.raises(KeyError, match="cp"):
        refused("intelligence", cp=4)


@rule("espionage.intel.walsingham")
def test_walsingham_gives_two_dice() -> None:
    assert intelligence_dice(0, 0, 1) == 4
    assert intelligence_dice(1, 1, 1) == 7
    assert intelligence_dice(0, 0, 2) == 4
    assert dice("intelligence", walsingham=1, cryptography=1, informant=1) == {"attack": 7}


@rule("espionage.intel.no-defence")
def test_nobody_defends_against_intelligence() -> None:
    assert "defence" not in dice("intelligence", walsingham=1)
    assert numbers("intelligence", "attack-hits", walsingham=1) == {n: hit(n, 4) for n in range(5)}


POOLS = {2: {}, 3: {"cryptography": 1}, 4: {"informant": 1}, 5: {"cryptography": 1, "informant": 1}}
POOLS[7] = {"cryptography": 1, "informant": 1, "walsingham": 1}


@rule("espionage.intel.actions")
def test_each_hit_is_an_action_three_at_most() -> None:
    assert [offensive_actions(hits) for hits in range(6)] == [0, 1, 2, 3, 3, 3]
    found = law_of("intelligence", walsingham=1, cryptography=1)
    names = ["no-effect", "one-action", "two-actions", "three-actions", "three-actions", "three-actions"]
    assert {o.numbers[0]: o.row for o in found.weights} == dict(enumerate(names))


@rule("espionage.intel.actions")
@pytest.mark.parametrize(
    ("pool", "oracle", "printed"),
    [
        (2, Fraction(0), 0),
        (3, Fraction(1, 27), 3.70),
        (4, Fraction(1, 9), 11.11),
        (5, Fraction(17, 81), 20.99),
        (7, Fraction(313, 729), 42.94),
    ],
)
def test_the_oracles_of_three_actions(pool: int, oracle: Fraction, printed: float) -> None:
    found = rows("intelligence", **POOLS[pool])["three-actions"]
    assert found == oracle
    assert percent(found) == printed


@rule("espionage.intel.no-hit")
@pytest.mark.parametrize(
    ("pool", "oracle"),
    [
        (2, Fraction(4, 9)),
        (3, Fraction(8, 27)),
        (4, Fraction(16, 81)),
        (5, Fraction(32, 243)),
        (7, Fraction(128, 2187)),
    ],
)
def test_the_oracles_of_no_effect(pool: int, oracle: Fraction) -> None:
    assert rows("intelligence", **POOLS[pool])["no-effect"] == oracle


@rule("espionage.offensive.c")
@pytest.mark.parametrize(
    ("pool", "oracle", "printed"),
    [
        (2, Fraction(11, 36), 30.56),
        (3, Fraction(91, 216), 42.13),
        (4, Fraction(671, 1296), 51.77),
        (5, Fraction(4651, 7776), 59.81),
        (7, 1 - Fraction(5, 6) ** 7, 72.09),
    ],
)
def test_the_oracles_of_a_six(pool: int, oracle: Fraction, printed: float) -> None:
    assert numbers("intelligence", "six", **POOLS[pool])[1] == oracle
    assert percent(oracle) == printed
    assert numbers("intelligence", "discard-open", **POOLS[pool], hand=3)[1] == oracle
    assert numbers("intelligence", "discard-open", **POOLS[pool], hand=2) == {0: 1}


@rule("espionage.offensive.c")
def test_a_discard_needs_three_cards_and_a_six() -> None:
    assert CARDS_FOR_DISCARD == 3
    assert may_force_discard(3, 1)
    assert may_force_discard(4, 1)
    assert not may_force_discard(2, 1)
    assert not may_force_discard(3, 0)
    assert refused("intelligence", hand=0) == refused("intelligence", hand=20) == []
    for hand in (-1, 21):
        assert refused("intelligence", hand=hand) == [("espionage.offensive.c", "out-of-range", "hand")]


@rule("espionage.offensive.a-second")
def test_the_die_for_a_second_operative_has_its_own_number() -> None:
    assert SECOND_VICTIM_FROM == 4


# Assassination


@rule("espionage.assassination.cost")
def test_each_cp_is_a_die_from_two_to_four() -> None:
    assert [dice("assassination", cp=cost)["attack"] for cost in (2, 3, 4)] == [2, 3, 4]
    for cost in (1, 5):
        assert refused("assassination", cp=cost) == [("espionage.assassination.cost", "out-of-range", "cp")]


@rule("espionage.assassination.pistols")
def test_pistols_give_two_dice() -> None:
    assert assassination_attack_dice(4, 0, 0, 1, 0) == 6
    assert assassination_attack_dice(2, 1, 1, 1, 4) == 11
    assert assassination_attack_dice(2, 0, 0, 2, 0) == 4
    assert dice("assassination", pistols=1)["attack"] == 6


@rule("espionage.assassination.mary", "espionage.assassination.target")
def test_mary_helps_against_elizabeth_only() -> None:
    assert [mary_dice_against_elizabeth(1, *mary) for mary in ((0, 0), (1, 0), (0, 1), (1, 1))] == [0, 1, 3, 4]
    assert mary_dice_against_elizabeth(0, 1, 1) == 0
    assert dice("assassination", elizabeth=1, mary_alive=0)["attack"] == 4
    assert dice("assassination", elizabeth=1, mary_alive=1)["attack"] == 5
    assert dice("assassination", elizabeth=1, mary_alive=1, mary_card=1)["attack"] == 8
    assert dice("assassination", elizabeth=0, mary_alive=1, mary_card=1)["attack"] == 4


@rule("espionage.assassination.mary", "espionage.rebellion.mary")
def test_the_card_of_a_dead_mary_is_not_played() -> None:
    kill = refused("assassination", mary_alive=0, mary_card=1)
    assert kill == [("espionage.assassination.mary", "mary-is-dead", "mary-card")]
    plot = refused("catholic-rebellion", mary_alive=0, mary_card=1)
    assert plot == [("espionage.rebellion.mary", "mary-is-dead", "mary-card")]
    assert len(refused("assassination", mary_alive=0, mary_card=1, turn=1)) == 2
    assert len(refused("catholic-rebellion", mary_alive=0, mary_card=1, turn=1)) == 2
    for mission in MISSIONS[1:]:
        assert refused(mission, mary_alive=0) == refused(mission, mary_card=1) == []


@rule(
    "espionage.assassination.defence-base",
    "espionage.assassination.defence-home",
    "espionage.assassination.defence-rating",
)
def test_a_leader_is_guarded_by_one_die_his_rating_and_his_home() -> None:
    assert assassination_defence_dice(0, 0, 0, 0) == 1
    assert assassination_defence_dice(0, 3, 0, 0) == 4
    assert assassination_defence_dice(0, 0, 1, 0) == 2
    assert assassination_defence_dice(0, 0, 0, 1) == 2
    assert assassination_defence_dice(0, 2, 1, 1) == 5
    assert dice("assassination", rating=2, home=1)["defence"] == 4
    assert refused("assassination", rating=0) == refused("assassination", rating=6) == []
    assert refused("assassination", rating=7)[0][0] == "espionage.assassination.defence-rating"
    assert refused("assassination", rating=-1)[0][0] == "espionage.assassination.defence-rating"


@rule("espionage.assassination.defence-elizabeth")
def test_elizabeth_is_guarded_by_four_dice_whatever_else() -> None:
    assert assassination_defence_dice(1, 0, 0, 0) == 4
    assert assassination_defence_dice(1, 6, 1, 0) == 4
    assert assassination_defence_dice(1, 0, 0, 1) == 5
    assert dice("assassination", elizabeth=1, rating=6, home=1)["defence"] == 4
    assert dice("assassination", elizabeth=1, elizabeth_read=1)["defence"] == 6, "the other reading"
    assert dice("assassination", elizabeth=0, rating=1, elizabeth_read=1)["defence"] == 2


@rule("espionage.assassination.kill-test")
def test_the_margin_must_be_above_the_rating_and_at_least_two() -> None:
    assert KILL_FROM == 2
    least = {rating: min(margin for margin in range(9) if is_killed(margin, rating)) for rating in range(5)}
    assert least == {0: 2, 1: 2, 2: 3, 3: 4, 4: 5}


@rule(
    "dice.margin",
    "espionage.assassination.tie",
    "espionage.assassination.minus-one",
    "espionage.assassination.minus-two",
    "espionage.assassination.forced-discard",
)
def test_the_rows_of_an_assassination() -> None:
    assert [assassination_row(margin, 2) for margin in (5, 3, 2, 1, 0, -1, -2, -5)] == [
        "killed",
        "killed",
        "discard-only",
        "no-effect",
        "neutralised",
        "two-defensive",
        "three-defensive",
        "three-defensive",
    ]
    found = law_of("assassination", cp=4, rating=1)
    assert {o.numbers[2]: o.row for o in found.weights} == {
        **dict.fromkeys((2, 3, 4), "killed"),
        **{0: "neutralised", -1: "two-defensive", -2: "three-defensive"},
    }
    assert all(o.numbers[0] - o.numbers[1] == o.numbers[2] for o in found.weights)


@rule("espionage.assassination.execution")
def test_a_failed_attempt_on_elizabeth_may_cost_mary_her_head() -> None:
    assert [may_execute_after_attempt(1, margin) for margin in (2, 1, 0, -1, -3)] == [False, False, True, True, True]
    assert not may_execute_after_attempt(0, -2)
    found = law_of("assassination", elizabeth=1)
    assert all(bool(o.numbers[3]) == (o.numbers[2] <= 0) for o in found.weights)
    assert numbers("assassination", "mary-may-die", elizabeth=0) == {0: 1}


CASES = [
    # defence and attack by their inputs, the oracle of one roll where there is one, the printed percentages
    ({"rating": 0}, (4, 1), Fraction(25, 81), 30.86, 36.21, 48.39),
    ({"rating": 1}, (4, 2), Fraction(169, 729), 23.18, 31.82, 34.00),
    ({"rating": 1, "home": 1, "pistols": 1}, (6, 3), None, 35.72, 27.62, 49.35),
    ({"rating": 2, "pistols": 1}, (6, 3), Fraction(2819, 19683), 14.32, 27.62, 19.79),
    ({"rating": 2, "home": 1, "informant": 1}, (6, 4), None, 10.81, 25.54, 14.52),
    ({"rating": 3, "informant": 1, "pistols": 1}, (8, 4), Fraction(16283, 177147), 9.19, 23.74, 12.05),
    ({"elizabeth": 1, "mary_alive": 0}, (4, 4), None, 2.68, 22.56, 3.46),
    ({"elizabeth": 1, "mary_card": 1}, (8, 4), Fraction(41675, 177147), 23.53, 23.74, 30.85),
    (
        {"elizabeth": 1, "mary_card": 1, "informant": 1, "pistols": 1},
        (12, 4),
        Fraction(22775105, 43046721),
        52.91,
        14.81,
        62.10,
    ),
    (
        {"elizabeth": 1, "mary_card": 1, "informant": 1, "pistols": 1, "defend_cryptography": 1},
        (12, 5),
        None,
        46.10,
        16.53,
        55.23,
    ),
]


@rule("espionage.assassination.kill-test", "espionage.assassination.reroll", "espionage.assassination.forced-discard")
@pytest.mark.parametrize(("given", "pools", "oracle", "kill", "again", "in_the_end"), CASES)
def test_the_oracles_of_an_assassination(
    given: dict[str, int], pools: tuple[int, int], oracle: Fraction | None, kill: float, again: float, in_the_end: float
) -> None:
    attack, defence = pools
    assert dice("assassination", **given) == {"defence": defence, "attack": attack}
    rating = 2 if given.get("elizabeth") else given["rating"]
    once = sum(margin(wanted, attack, defence) for wanted in range(max(2, rating + 1), attack + 1))
    rolled_again = margin(1, attack, defence)
    assert oracle in (None, once)
    assert (percent(Fraction(once)), percent(rolled_again)) == (kill, again)
    assert rows("assassination", **given)["killed"] == once / (1 - rolled_again)
    assert percent(rows("assassination", **given)["killed"]) == in_the_end
    second = rows("assassination", **given, reroll_read=ONCE)
    assert second["killed"] == once * (1 + rolled_again), "one roll again at most"
    assert second["no-effect"] == rolled_again**2
    discard = sum(margin(wanted, attack, defence) for wanted in range(2, attack + 1)) - once
    assert rows("assassination", **given)["discard-only"] == discard / (1 - rolled_again)
    assert rows("assassination", **given)["no-effect"] == 0


@rule("espionage.assassination.reroll")
def test_the_oracle_of_rolling_again() -> None:
    found = rows("assassination", rating=1, home=1, pistols=1)
    assert found["killed"] == Fraction(7031, 14247)
    assert margin(1, 6, 3) == Fraction(604, 2187)


@rule("espionage.assassination.reroll")
def test_the_attacker_alone_rolls_again_against_the_same_hits() -> None:
    found = rows("assassination", rating=1, reroll_read=ATTACKER_ALONE)
    killed = sum(
        hit(defence, 2) * sum(hit(attack, 4) for attack in range(defence + 2, 5)) / (1 - hit(defence + 1, 4))
        for defence in range(3)
    )
    assert found["killed"] == killed
    assert found["no-effect"] == 0


# English Catholic rebellion


@rule("espionage.rebellion.cost")
def test_each_cp_of_spain_is_a_die_from_three_to_five() -> None:
    bare = {"jesuits": 0, "mary_alive": 0}
    assert [dice("catholic-rebellion", **bare, cp=cost)["attack"] for cost in (3, 4, 5)] == [3, 4, 5]
    for cost in (2, 6):
        assert refused("catholic-rebellion", cp=cost) == [("espionage.rebellion.cost", "out-of-range", "cp")]


@rule("espionage.rebellion.jesuits")
def test_each_jesuit_is_a_die() -> None:
    assert plot_attack_dice(3, 0, 0, 4, 0, 0, 0, 0) == 7
    assert dice("catholic-rebellion", cp=3, jesuits=12, mary_alive=0)["attack"] == 15
    for jesuits in (-1, 13):
        assert refused("catholic-rebellion", jesuits=jesuits)[0][0] == "espionage.rebellion.jesuits"


@rule("espionage.rebellion.mary")
def test_mary_gives_three_dice_and_her_card_three_more() -> None:
    assert plot_attack_dice(3, 0, 0, 0, 1, 0, 0, 0) == 6
    assert plot_attack_dice(3, 0, 0, 0, 0, 1, 0, 0) == 6
    assert plot_attack_dice(3, 0, 0, 0, 2, 2, 0, 0) == 9
    assert dice("catholic-rebellion", cp=3, jesuits=0, mary_alive=1, mary_card=1)["attack"] == 9


@rule("espionage.rebellion.regulars")
def test_regulars_give_two_and_four_dice_once() -> None:
    assert plot_attack_dice(3, 0, 0, 0, 0, 0, 1, 0) == 5
    assert plot_attack_dice(3, 0, 0, 0, 0, 0, 2, 0) == 5
    assert plot_attack_dice(3, 0, 0, 0, 0, 0, 0, 1) == 7
    assert plot_attack_dice(3, 0, 0, 0, 0, 0, 0, 2) == 7
    assert plot_attack_dice(3, 1, 1, 0, 0, 0, 1, 1) == 12
    assert dice("catholic-rebellion", cp=3, jesuits=0, mary_alive=0, near=1)["attack"] == 5
    assert dice("catholic-rebellion", cp=3, jesuits=0, mary_alive=0, landed=1)["attack"] == 7


@rule("espionage.rebellion.defence-base")
def test_england_has_five_dice_or_six() -> None:
    assert (plot_defence_dice(0), plot_defence_dice(1), plot_defence_dice(2)) == (5, 6, 6)


ROWS = {
    4: "gunpowder",
    3: "conversions-and-rebellion",
    2: "conversions",
    1: "england-shows",
    0: "operatives-lost",
    -1: "spain-shows",
    -2: "card-fewer",
}


@rule(
    "dice.margin",
    "espionage.rebellion.target",
    "espionage.rebellion.gunpowder",
    "espionage.rebellion.plus-three",
    "espionage.rebellion.plus-two",
    "espionage.rebellion.plus-one",
    "espionage.rebellion.tie",
    "espionage.rebellion.minus-one",
    "espionage.rebellion.minus-two",
)
def test_the_seven_rows_of_the_margin() -> None:
    assert [plot_row(margin) for margin in range(8, -6, -1)] == [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 6]
    found = law_of("catholic-rebellion", cp=5, jesuits=4)
    assert {(o.numbers[2], o.row) for o in found.weights} == {
        (margin, ROWS[max(-2, min(4, margin))]) for margin in range(-5, 13)
    }
    assert all(o.numbers[0] - o.numbers[1] == o.numbers[2] for o in found.weights)


def plot(attack: int, defence: int) -> dict[str, int]:
    """Inputs that give so many dice: 3 to 5 CP, Jesuits, and Mary's card for the rest."""
    cost = min(attack, 5)
    far = attack > cost + 12
    mary = {"mary_alive": int(far), "mary_card": int(far)}
    given = {"cp": cost, "jesuits": attack - cost - (6 if far else 0), **mary, "defend_cryptography": defence - 5}
    assert dice("catholic-rebellion", **given) == {"attack": attack, "defence": defence}
    return given


@rule("espionage.rebellion.gunpowder", "espionage.rebellion.plus-three", "espionage.rebellion.plus-two")
@rule("espionage.rebellion.plus-one", "espionage.rebellion.tie", "espionage.rebellion.minus-two")
@pytest.mark.parametrize(
    ("attack", "defence", "row", "oracle"),
    [
        (8, 5, "gunpowder", Fraction(12386, 177147)),
        (5, 5, "gunpowder", Fraction(16, 2187)),
        (12, 6, "gunpowder", Fraction(87182137, 387420489)),
        (16, 5, "gunpowder", Fraction(1831246225, 3486784401)),
        (3, 5, "gunpowder", Fraction(0)),
        (8, 5, "conversions-and-rebellion", Fraction(20825, 177147)),
        (8, 5, "conversions", Fraction(103120, 531441)),
        (12, 6, "england-shows", Fraction(7630592, 43046721)),
        (5, 5, "operatives-lost", Fraction(575, 2187)),
        (5, 5, "card-fewer", Fraction(3064, 19683)),
    ],
)
def test_the_oracles_of_the_rebellion(attack: int, defence: int, row: str, oracle: Fraction) -> None:
    assert rows("catholic-rebellion", **plot(attack, defence))[row] == oracle


PRINTED = """
3  0.00 0.49 4.15 14.39 26.46 28.20 26.32 | 0.00 0.33 2.93 10.97 22.44 27.62 35.72
5  0.73 3.66 11.18 21.29 26.29 21.29 15.57 | 0.51 2.66 8.67 17.92 24.62 22.96 22.66
8  6.99 11.76 19.40 23.14 19.87 12.11 6.73 | 5.29 9.54 16.85 21.89 20.96 14.70 10.77
12 27.15 18.96 20.12 16.53 10.36 4.84 2.05 | 22.50 17.28 19.73 17.73 12.42 6.68 3.66
16 52.52 17.67 14.07 8.96 4.48 1.71 0.59 | 46.53 17.77 15.27 10.66 5.97 2.63 1.16
20 73.49 12.17 7.82 4.09 1.71 0.56 0.16 | 68.27 13.32 9.27 5.34 2.51 0.94 0.35
"""


@rule("espionage.rebellion.minus-one", "espionage.rebellion.minus-two")
@pytest.mark.parametrize("line", PRINTED.strip().splitlines())
def test_the_printed_bands(line: str) -> None:
    attack, rest = line.split(maxsplit=1)
    for defence, bands in zip((5, 6), rest.split("|")):
        found = rows("catholic-rebellion", **plot(int(attack), defence))
        assert [percent(chance) for chance in found.values()] == [float(band) for band in bands.split()]


@rule("espionage.rebellion.execution")
def test_from_plus_one_down_mary_may_be_executed() -> None:
    assert [may_execute_after_plot(margin) for margin in (3, 2, 1, 0, -1, -4)] == [False, False, True, True, True, True]
    found = law_of("catholic-rebellion")
    assert all(bool(o.numbers[3]) == (o.numbers[2] <= 1) for o in found.weights)
