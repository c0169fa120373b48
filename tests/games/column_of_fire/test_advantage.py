"""Advantage tiles: used in the own turn, once each."""

import random

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.vocabulary import LOCH_LEVEN, TILE
from fondaco.kernel import NATURE, NOBODY, NOT_YOUR_TURN, pick, random_option


def count(t: Position, seat: int, tile: str) -> int:
    return t.s.hand[seat][TILE.labels.index(tile)]


@rule("advantage.use")
def test_a_tile_is_carried_out_once_and_discarded() -> None:
    t = Position().tile(0, "protection", 2).tile(1, "protection").ending_turn()
    before = t.lying

    t.play("end tile", "tile protection")

    assert t.s.protection == [1, 0, 0, 0]
    assert count(t, 0, "protection") == 1
    assert count(t, 1, "protection") == 1
    assert t.s.discard[TILE.labels.index("protection")] == 1
    assert sum(t.s.discard) == 1
    assert t.changed(before) == {"protection", "hand", "discard"}
    assert t.asked == "end"


@rule("advantage.use")
def test_any_number_of_tiles_may_be_used_in_a_turn() -> None:
    t = Position().tile(0, "protection", 2).tile(0, "any-good").ending_turn()

    t.play("end tile", "tile any-good", "good wine", "end tile", "tile protection", "end tile", "tile protection")

    assert t.protection_of(0) == 2
    assert t.good(0, "wine") == 1
    assert t.legal == ["end"]
    assert t.refuses("end tile", "advantage.use")


@rule("advantage.use")
def test_a_player_uses_only_tiles_in_the_own_hand() -> None:
    t = Position().tile(0, "any-good").tile(0, "points-2").tile(1, "protection").ending_turn().play("end tile")

    assert t.legal == ["tile any-good"]
    assert t.refuses("tile protection", "advantage.use")
    assert t.refuses("tile points-2", "advantage.vp-end")


@rule("advantage.use")
@pytest.mark.parametrize("step", ["roll", "take", "use", "reveal", "move", "space", "end"])
def test_a_tile_may_be_used_between_any_two_steps_of_the_second_half(step: str) -> None:
    """q.advantage.timing."""
    t = Position(2).tile(0, "protection").second_half()
    moves = ["roll", "die 5", "die 5", "die 5", "die 5", "die 5", "take blue", "use skip", "reveal", "card 6"]
    moves += ["move purple", "space forgo"]
    while t.asked != step:
        t.play(moves.pop(0))
    frames = t.s.frames[:]

    t.play(f"{step} tile", "tile protection")

    assert t.protection_of(0) == 1
    assert t.s.frames == frames
    assert t.refuses(f"{step} tile", "advantage.use")


@rule("advantage.use")
def test_a_tile_may_be_used_in_the_first_half() -> None:
    """q.advantage.first-half: a first-half turn is a turn."""
    t = Position().religions("CCPP").tile(0, "protection", 2).character(0, "elizabeth-i", "white", 4).first_half()

    t.play("use tile", "tile protection")
    assert t.asked == "use"
    t.play("use first", "end tile", "tile protection")

    assert t.protection_of(0) == 2
    assert t.points(0) == 4


@rule("advantage.same-turn")
@pytest.mark.parametrize("half", [0, 1])
def test_a_tile_may_be_used_in_the_turn_in_which_it_was_drawn(half: int) -> None:
    t = Position().religions("CCPP").character(0, "father-huus", "white", 4)
    if half:
        t.performing("advantage")
    else:
        t.first_half().play("use first")

    t.play("draw any-good")
    assert count(t, 0, "any-good") == 1
    t.play("end tile", "tile any-good", "good ore")

    assert t.good(0, "ore") == 1
    assert count(t, 0, "any-good") == 0
    assert t.asked == "end"


@rule("advantage.own-turn-only")
def test_in_anothers_turn_a_player_hit_by_an_event_has_protection_only() -> None:
    """q.advantage.other-turn: neither tiles nor payments react to what others do."""
    t = Position().score(9, 9, 9, 9).house(1, "england", 2).protection(1, 1).tile(1, "any-good")
    t.event(t.event_with(LOCH_LEVEN), active=0)

    assert t.asked_seat == 1
    assert t.legal == ["shield suffer", "shield protect"]
    t.play("shield suffer")
    assert all(move.startswith("imprison ") for move in t.legal)


@rule("advantage.own-turn-only")
def test_tiles_and_payments_are_offered_to_the_active_player_alone() -> None:
    """Watched over whole games."""
    game = GAME()
    offered = 0
    for seed in range(4):
        chance = random.Random(seed).random
        s = game.begin(2 + seed % 3, {})
        who = game.advance(s)
        while who != NOBODY:
            number, a, b = s.frames[-1]
            step = game.steps[number]
            if who == NATURE:
                who = game.answer(s, pick(step, s, a, b, chance()))
                continue
            words = {step.options.group(option) for option in step.candidates(s, a, b)}
            if {"tile", "ransom"} & words or step.name in ("tile", "ransom"):
                assert who == s.active
                offered += 1
            who = game.answer(s, random_option(step, s, a, b, chance))
    assert offered > 1000


@rule("advantage.own-turn-only")
def test_a_move_in_anothers_place_is_refused_with_this_clause() -> None:
    game = GAME()
    assert game.refusals[NOT_YOUR_TURN].clause == "advantage.own-turn-only"


@rule("advantage.vp-end")
@pytest.mark.parametrize("tile", ["points-1", "points-2", "points-3"])
def test_tiles_with_points_are_not_used_before_the_end(tile: str) -> None:
    t = Position().score(49, 2, 2, 2).tile(0, tile, 2).ending_turn()

    assert t.legal == ["end", "end ransom"]
    assert t.clauses("end tile") == ["advantage.vp-end"]
    assert t.s.ending == 0

    t.tile(0, "any-good").play("end tile")
    assert t.clauses(f"tile {tile}") == ["advantage.vp-end"]
    assert t.legal == ["tile any-good"]


@rule("advantage.vp-end")
def test_points_on_tiles_do_not_help_to_trigger_the_end() -> None:
    t = Position().score(49, 2, 2, 2).performing("advantage").play("draw points-3", "end")
    assert t.s.ending == 0
    assert t.points(0) == 49
