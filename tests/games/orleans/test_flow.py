"""The course of the game: rounds, phases, turn order and the hourglass."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.vocabulary import EVENT
from fondaco.kernel import NATURE, NOT_NOW


def told(t: Position, *keys: str) -> list[str]:
    """What was told, of these things only."""
    return [key for key in t.heard if key in keys]


# Rounds and phases


@rule("flow.rounds")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_lasts_eighteen_rounds_one_for_each_tile(players: int) -> None:
    t = Position(players).prepare().idle_until()

    assert t.s.round == 18
    assert t.heard.count("round-begins") == t.heard.count("event-turned-up") == 18
    assert t.s.hourglass == [0] * 6
    assert t.game.winners(t.s)


@rule("flow.rounds")
def test_after_seventeen_rounds_there_is_one_more() -> None:
    t = Position(round=17).hourglass(trade=1).last_phase()
    assert (t.s.round, t.asked()) == (18, "hourglass")

    t.idle_until("act").everybody("act pass")

    assert t.s.over
    assert t.s.round == 18


@rule("flow.phases")
def test_a_round_has_seven_phases_in_this_order() -> None:
    """Hourglass, census, followers, planning, actions, event, first player."""
    t = Position(first=LAPIS, round=3).track(0, farmer=2, development=9).track(1, farmer=1)
    t.bag(0, "monk").put(0, "ship-knight", "knight").unlaid(1, 1)

    t.round().play("* hourglass income")
    assert t.heard == ["round-begins", "event-turned-up", "census-most", "coins-received", "census-least", "coins-paid"]
    t.play("draw back ship-knight", "draw 1", "* drawn monk", "plan monk", "send farm-boatman", "plan ready", seat=0)
    t.play("draw 0", "plan ready", seat=1).play("draw 0", "plan ready", seat=2)
    t.everybody("act pass").play("technology keep")

    assert t.heard[6:] == [
        *("brought-back", "follower-drawn", "ready", "ready", "ready", "planned"),
        *("passed", "passed", "passed"),
        *("event-strikes", "coins-received", "coins-received", "coins-received"),
        "round-begins",
    ]
    assert (t.s.round, t.s.first_player, t.asked()) == (5, VERDIGRIS, "hourglass")


@rule("flow.phases")
def test_one_phase_is_finished_before_the_next_begins() -> None:
    """What belongs to another phase is not asked, and the sequence says so."""
    t = Position(round=3).round()
    assert (t.asked(), t.asked_seat()) == ("hourglass", NATURE)
    t.play("* hourglass taxes")
    assert [t.asked(seat) for seat in range(3)] == ["draw"] * 3
    t.play("draw 0", "plan ready", seat=0).play("draw 0", "plan ready", seat=2)
    assert [t.asked(seat) for seat in range(3)] == ["wait", "draw", "wait"]
    t.play("draw 0", "plan ready", seat=1)
    assert (t.asked(), t.asked_seat()) == ("act", 0)
    assert t.game.refusals[NOT_NOW].clause == "flow.phases"


# Turn order


@rule("flow.turn-order")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(3, 0, [0, 1, 2]), (3, 1, [1, 2, 0]), (3, 2, [2, 0, 1]), (2, 1, [1, 0]), (4, 2, [2, 3, 0, 1])],
)
def test_the_first_player_begins_and_the_others_follow_clockwise(players: int, first: int, order: list[int]) -> None:
    t = Position(players, first=first).actions()

    turns: list[int] = []
    while not t.s.over and len(turns) < 9:
        turns.append(t.asked_seat())
        t.play("act pass")

    assert turns == t.s.turn_order() == order


@rule("flow.turn-order")
def test_events_strike_in_turn_order() -> None:
    t = Position(first=VERDIGRIS)
    for seat in range(3):
        t.bag(seat, "monk", "farmer")

    t.event("plague")
    assert t.s.frames[-1][1] == VERDIGRIS
    t.play("* plague monk")
    assert (t.in_bag(VERDIGRIS), t.s.frames[-1][1]) == (["farmer"], OCHRE)
    t.play("* plague farmer")
    assert (t.in_bag(OCHRE), t.s.frames[-1][1]) == (["monk"], LAPIS)


@rule("flow.turn-order")
def test_technology_is_laid_in_turn_order() -> None:
    t = Position(first=LAPIS).unlaid(0, 1).unlaid(1, 1).unlaid(2, 1).actions().everybody("act pass")

    seats: list[int] = []
    while not t.s.over and len(seats) < 9:
        seats.append(t.asked_seat())
        t.play("technology keep")

    assert seats == [LAPIS, VERDIGRIS, OCHRE]


@rule("flow.simultaneous")
def test_followers_and_planning_are_everybodys_at_once() -> None:
    t = Position().followers()

    assert [(owed.seat, owed.lane) for owed in t.game.pending(t.s)] == [(0, 0), (1, 1), (2, 2)]
    t.play("draw 0", seat=2).play("plan ready", seat=2).play("draw 0", seat=1)
    assert [t.asked(seat) for seat in range(3)] == ["draw", "plan", "wait"]
    t.play("plan ready", seat=1).play("draw 0", "plan ready", seat=0)
    assert t.s.over


@rule("flow.simultaneous")
def test_actions_go_player_by_player() -> None:
    t = Position(first=LAPIS).fill(0, "farm").fill(1, "farm").fill(2, "farm").actions()

    assert [owed.seat for owed in t.game.pending(t.s)] == [LAPIS]
    t.play("act farm", seat=LAPIS)
    assert [owed.seat for owed in t.game.pending(t.s)] == [VERDIGRIS]


@rule("flow.simultaneous")
@pytest.mark.parametrize(("first", "received"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_a_short_reserve_is_paid_out_in_turn_order(first: int, received: list[int]) -> None:
    """q.event.shortage-order"""
    t = Position(first=first).coins(0, 0).coins(1, 0).coins(2, 0).bank(3)
    for seat in range(3):
        t.track(seat, development=4)

    t.event("income")

    assert t.s.coins == received


@rule("flow.simultaneous")
def test_payments_are_settled_in_turn_order() -> None:
    """Each settles the whole payment before the next (q.torture.order-of-players)."""
    t = Position(first=LAPIS)
    for seat in range(3):
        t.coins(seat, 0).goods(seat, grain=6)

    t.event("taxes")
    order: list[int] = []
    while not t.s.over and len(order) < 9:
        order.append(t.asked_seat())
        t.play("torture unbuilt-station")

    assert order == [LAPIS, LAPIS, VERDIGRIS, VERDIGRIS, OCHRE, OCHRE]


# The hourglass


@rule("phase.hourglass")
@pytest.mark.parametrize("event", EVENT.labels)
def test_the_tile_turned_up_is_the_event_of_the_round(event: str) -> None:
    t = Position(round=6, event="trade").hourglass(**dict.fromkeys(EVENT.labels, 2)).round()
    assert t.asked_seat() == NATURE

    t.play(f"* hourglass {event}")

    assert EVENT.labels[t.s.event] == event
    assert t.s.hourglass == [1 if label == event else 2 for label in EVENT.labels]
    assert told(t, "event-turned-up") == ["event-turned-up"]


@rule("phase.hourglass")
def test_the_first_round_is_always_a_pilgrimage() -> None:
    t = Position(round=0, event="trade").round()

    assert (t.s.round, EVENT.labels[t.s.event], t.asked()) == (1, "pilgrimage", "draw")
    assert t.s.hourglass == [2, 3, 3, 3, 3, 3]


@rule("phase.hourglass")
def test_each_tile_of_the_stack_may_be_on_top() -> None:
    t = Position(round=9).hourglass(pilgrimage=1, taxes=3, plague=2).round()

    assert t.chances() == {"hourglass pilgrimage": 1, "hourglass taxes": 3, "hourglass plague": 2}
    t.play("* hourglass taxes")
    assert t.s.hourglass == [1, 0, 0, 2, 0, 2]


@rule("phase.hourglass-known")
def test_the_event_is_known_while_players_plan_and_act_and_strikes_only_then() -> None:
    t = Position(round=6).goods(0, grain=3).hourglass(taxes=1, trade=2, plague=1).round().play("* hourglass taxes")

    for seat in (-1, 0, 1, 2):
        assert EVENT.labels[t.game.view(t.s, seat).event] == "taxes"
    t.everybody("draw 0").everybody("plan ready")
    assert t.asked() == "act"
    for seat in (-1, 0, 1, 2):
        assert EVENT.labels[t.game.view(t.s, seat).event] == "taxes"
    assert t.s.coins == [5, 5, 5]
    t.everybody("act pass")
    assert t.s.coins == [4, 5, 5]


@rule("phase.hourglass-known")
def test_pilgrimage_acts_in_the_action_phase() -> None:
    t = Position(event="pilgrimage").fill(0, "monastery").actions()
    assert t.refused("act monastery") == {"place.monastery-pilgrimage"}
    before = t.lying

    t.event("pilgrimage")

    assert t.s.over
    assert t.changed(before) == set()
    assert "event-strikes" not in t.heard


@rule("phase.hourglass-known")
def test_everybody_can_tell_which_events_are_still_to_come_but_not_their_order() -> None:
    """q.events.remaining"""
    t = Position(round=14).hourglass(income=1, harvest=2, plague=1).round()

    for seat in (-1, 0, 1, 2):
        assert t.game.view(t.s, seat).hourglass == (0, 1, 2, 0, 0, 1)
    assert t.chances() == {"hourglass income": 1, "hourglass harvest": 2, "hourglass plague": 1}
