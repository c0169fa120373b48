"""The score floor, and paying victory points."""

import random

import pytest
from tests.games.column_of_fire.position_builder import Position, reprinted, rule

from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.vocabulary import CARDS
from fondaco.kernel import NATURE, NOBODY, pick, random_option


def struck_for_two(*score: int) -> Position:
    """An event has taken two points from everybody."""
    event = ("event", 3)
    text = reprinted((*event, "effect", '"lose-points"'), (*event, "scope", '"all"'), (*event, "amount", "2"))
    t = Position(4, GAME(text)).score(*score)
    return t.event(t.printed.event_ids[3])


# The floor


@rule("vp.floor")
def test_a_loss_stops_at_zero() -> None:
    assert struck_for_two(0, 1, 2, 3).s.score == [0, 0, 0, 1]


@rule("vp.floor", "vp.re-enter")
def test_a_disk_that_left_the_track_returns_on_the_space_of_the_points_gained() -> None:
    """q.score.debt: no debt is remembered, so 1 VP, a loss of 2 and a gain of 1 make 1."""
    t = struck_for_two(1, 9, 9, 9)
    assert t.points(0) == 0

    t.performing("points 1")

    assert t.points(0) == 1


@rule("vp.floor")
def test_a_forced_loss_of_any_cause_stops_at_zero() -> None:
    """q.unable.zero and q.unable.negative: nobody owes the point for a character that cannot be taken."""
    t = Position().score(0, 2, 2, 2)
    for die in ("white", "blue", "orange", "brown", "purple"):
        t.imprisoned(0, die, 2)

    t.taking().play("take decline")

    assert t.points(0) == 0
    assert t.asked == "move"


@rule("vp.re-enter")
@pytest.mark.parametrize("gain", [1, 4])
def test_points_gained_from_nothing_are_the_score(gain: int) -> None:
    assert Position().score(0, 0, 0, 0).performing(f"points {gain}").s.score == [gain, 0, 0, 0]


# Nobody spends what is not there


@rule("vp.no-voluntary-debt")
def test_a_player_may_pay_down_to_exactly_zero() -> None:
    """q.score.pay-to-zero."""
    t = Position().score(3, 2, 2, 2).character(0, "elizabeth-i", "white", 4).ending_turn()
    assert "end ransom" in t.legal
    t.play("end ransom", "ransom white")
    assert t.points(0) == 0


@rule("vp.no-voluntary-debt")
def test_a_player_short_of_a_point_may_not_pay() -> None:
    t = Position().score(2, 9, 9, 9).character(0, "elizabeth-i", "white", 4).ending_turn()
    assert t.refuses("end ransom", "vp.no-voluntary-debt")
    assert t.legal == ["end"]


@rule("vp.no-voluntary-debt")
@pytest.mark.parametrize(("points", "allowed"), [(0, False), (1, True)])
def test_declining_a_character_takes_a_point_in_hand(points: int, allowed: bool) -> None:
    """q.decline.zero."""
    t = Position().score(points, 9, 9, 9).rolled(0, white=3).taking()
    assert ("take decline" in t.legal) == allowed
    assert (t.clauses("take decline") == ["vp.no-voluntary-debt"]) == (not allowed)


# Three points for a die


@rule("pay.remove-die", "pay.remove-die-card")
def test_three_points_take_a_die_off_a_character_which_leaves_the_game() -> None:
    t = Position().score(5, 9, 9, 9)
    t.character(0, "elizabeth-i", "white", 4).character(0, "count-of-feria", "brown", 5).ending_turn()

    t.play("end ransom")
    assert t.legal == ["ransom white", "ransom brown", "ransom black"]
    before = t.lying
    t.play("ransom white")

    assert t.points(0) == 2
    assert t.is_free(0, "white")
    assert t.row(0) == ["count-of-feria"]
    assert t.card("elizabeth-i") % CARDS not in t.s.decks[0]
    assert t.on_top("england") != "elizabeth-i"
    assert t.shows(0, "brown") == 5
    assert t.changed(before) == {"score", "under", "value", "rows"}
    assert t.asked == "end"


@rule("pay.remove-die")
def test_three_points_take_a_die_off_loch_leven() -> None:
    t = Position().score(3, 9, 9, 9).imprisoned(0, "blue", 3).ending_turn()
    before = t.lying

    t.play("end ransom", "ransom blue")

    assert t.is_free(0, "blue")
    assert t.points(0) == 0
    assert t.changed(before) == {"score", "under", "value"}


@rule("pay.remove-die")
def test_a_free_die_cannot_be_bought_free() -> None:
    t = Position().score(9, 9, 9, 9).imprisoned(0, "blue", 3).character(1, "elizabeth-i", "white", 4)
    t.ending_turn().play("end ransom")
    assert t.legal == ["ransom blue", "ransom black"]
    assert t.clauses("ransom white")


@rule("pay.remove-die")
def test_dice_may_be_bought_as_often_as_a_player_can_pay() -> None:
    """q.score.many-removals: no limit is printed."""
    t = Position().score(8, 9, 9, 9).imprisoned(0, "blue", 3).imprisoned(0, "white", 1).imprisoned(0, "brown", 2)
    t.ending_turn().play("end ransom", "ransom blue", "end ransom", "ransom brown")

    assert t.points(0) == 2
    assert t.legal == ["end"]
    assert t.is_imprisoned(0, "white")


@rule("pay.remove-die")
def test_a_die_may_be_bought_in_the_first_half_too() -> None:
    t = Position().score(3, 9, 9, 9).religions("CCPP").imprisoned(0, "blue", 3).first_half()
    t.play("end ransom", "ransom blue")
    assert t.is_free(0, "blue")


@rule("pay.remove-die")
def test_a_die_bought_before_the_roll_is_rolled_with_the_others() -> None:
    """q.free-die.before-roll."""
    t = Position().score(3, 9, 9, 9).imprisoned(0, "white", 3).second_half()
    t.play("roll ransom", "ransom white", "roll", "die 6")
    assert t.shows(0, "white") == 6
    t.play("die 1", "die 1", "die 1", "die 1")
    assert "take white" in t.legal


@rule("pay.remove-die")
def test_a_die_bought_after_the_roll_takes_no_character_but_moves_the_disk() -> None:
    """q.free-die.same-turn."""
    t = Position().score(3, 9, 9, 9).rolled(0, blue=4, purple=2).imprisoned(0, "white", 3).taking()
    t.play("take ransom", "ransom white")

    assert t.refuses("take white", "year.second.roll")
    t.play("take blue", "use skip", "reveal", "card 6")
    assert "move white" in t.legal


@rule("pay.remove-die")
@pytest.mark.parametrize("step", ["roll", "take", "use", "reveal", "move", "space", "end"])
def test_a_die_may_be_bought_between_any_two_steps_of_the_own_turn(step: str) -> None:
    """q.advantage.timing."""
    t = Position(2).score(9, 9).imprisoned(0, "white", 3).second_half()
    moves = ["roll", "die 5", "die 5", "die 5", "die 5", "take blue", "use skip", "reveal", "card 6", "move purple"]
    while t.asked != step:
        t.play(moves.pop(0) if moves else "space forgo")

    t.play(f"{step} ransom", "ransom white")

    assert t.points(0) == 6
    assert t.is_free(0, "white")
    assert t.asked == step


@rule("pay.remove-die-card", "symbol.remove-die")
def test_a_character_leaves_the_game_whichever_way_its_die_is_taken_off() -> None:
    for moves in (("end ransom", "ransom white"), ("end tile", "tile free-die", "free white")):
        t = Position().score(9, 9, 9, 9).tile(0, "free-die").character(0, "elizabeth-i", "white", 4)
        t.ending_turn().play(*moves)
        assert t.row(0) == []
        assert t.is_free(0, "white")
        assert t.card("elizabeth-i") % CARDS not in t.s.decks[0]


@rule("pay.remove-religion-die")
@pytest.mark.parametrize(
    ("moves", "cost"), [(("end ransom", "ransom black"), 3), (("end tile", "tile free-die", "free black"), 0)]
)
def test_a_religion_die_taken_off_is_rolled_again_and_a_religion_is_chosen(moves: tuple[str, ...], cost: int) -> None:
    """q.religion.same-choice-order: the religion is chosen after the number is seen."""
    t = Position().score(9, 9, 9, 9).religions("CCPC").religion_die(0, 2).tile(0, "free-die").ending_turn()

    t.play(*moves)
    assert t.asked_seat == NATURE
    assert t.chances == {
        "religion-die 1": 1,
        "religion-die 2": 1,
        "religion-die 3": 2,
        "religion-die 4": 1,
        "religion-die 5": 1,
    }
    t.play("religion-die 5")
    assert t.asked_seat == 0
    assert t.legal == ["believe catholic", "believe protestant"]
    t.play("believe protestant")

    assert t.shows(0, "black") == 5
    assert t.religion(0) == "protestant"
    assert t.points(0) == 9 - cost
    assert t.asked == "end"


@rule("pay.remove-religion-die")
def test_a_religion_die_rolled_again_by_payment_earns_the_point_of_the_minority() -> None:
    """q.rotate.minority: a re-roll through a payment counts."""
    t = Position().score(9, 9, 9, 9).religions("CCCC").ending_turn()
    t.play("end ransom", "ransom black", "religion-die 1", "believe protestant")
    assert t.points(0) == 9 - 3 + 1


@rule("pay.uses")
def test_points_are_spent_in_exactly_three_ways() -> None:
    """1 for not taking a character, 3 for a die off a card, 1 for each space left out; watched over whole games."""
    game = GAME()
    spent: dict[str, set[int]] = {}
    for seed in range(6):
        chance = random.Random(seed).random
        s = game.begin(2 + seed % 3, {})
        who = game.advance(s)
        while who != NOBODY:
            number, a, b = s.frames[-1]
            step = game.steps[number]
            option = pick(step, s, a, b, chance()) if who == NATURE else random_option(step, s, a, b, chance)
            before = s.score[:]
            asked, who = who, game.answer(s, option)
            for seat in range(s.players):
                if s.score[seat] < before[seat] and asked == seat and step.name != "shield":
                    move = " ".join(game.notation[game.action(number, option)].split())
                    spent.setdefault(move, set()).add(before[seat] - s.score[seat])

    for move, amounts in spent.items():
        kind, *words = move.split()
        if kind == "move":
            assert amounts == {int(words[-1].removeprefix("skip-"))}
        elif kind == "ransom":
            assert amounts == {3}
        else:
            assert kind == "take"
            assert amounts == {1}
    assert {move.split()[0] for move in spent} == {"move", "ransom", "take"}
    assert "take decline" in spent


@rule("pay.uses")
def test_the_three_prices() -> None:
    declined = Position().score(9, 9, 9, 9).rolled(0, white=3).taking().play("take decline")
    bought = Position().score(9, 9, 9, 9).ending_turn().play("end ransom", "ransom black")
    t = Position().score(9, 9, 9, 9)
    for seat, space in enumerate(t.spaces_of("blue")):
        t.disk(seat, space)
    skipped = t.moving().play("move white skip-2")

    assert (declined.points(0), bought.points(0), skipped.points(0)) == (8, 6, 7)


@rule("vp.no-voluntary-debt", "end.irrevocable")
def test_a_player_above_fifty_may_spend_points() -> None:
    """q.score.pay-after-fifty: the end stays triggered."""
    t = Position().score(48, 9, 9, 9).performing("points 3")
    assert t.s.ending == 1
    t.play("end ransom", "ransom black", "religion-die 2", "believe catholic")
    assert t.points(0) == 48
    assert t.s.ending == 1
