"""All decide at the same time, and may come back until everybody is ready."""

import pytest
from tests.kernel.council import Council

from fondaco.table import AmbiguousMove, IllegalMove, Table

PEOPLE = ["ada", "bo", "cy"]


def council(seats: list[str] = PEOPLE) -> Table:
    return Table(Council(), seats=seats, seed=1)


def vote(table: Table, seat: int, *moves: str) -> None:
    for move in moves:
        table.play(move, seat=seat)


def test_everybody_may_decide_in_any_order() -> None:
    table = council()
    assert [decision.seat for decision in table.decisions] == [0, 1, 2]
    vote(table, 2, "vote aye", "vote ready")
    vote(table, 0, "vote no", "vote ready")
    assert not table.over
    vote(table, 1, "vote aye", "vote ready")
    assert table.over
    assert table.view(0).ayes == 2


def test_who_decides_must_be_said_while_several_may() -> None:
    with pytest.raises(AmbiguousMove, match="0, 1, 2"):
        council().play("vote aye")


def test_a_move_knows_its_seat() -> None:
    table = council()
    table.play(table.moves(1)[0])
    assert table.view(0).vote == (-1, 0, -1)


def test_who_is_ready_may_come_back_but_nobody_waits_for_that() -> None:
    table = council()
    vote(table, 0, "vote no", "vote ready")
    assert [(decision.seat, decision.optional) for decision in table.decisions] == [(0, True), (1, False), (2, False)]
    assert table.decision is not None and table.decision.seat == 1
    vote(table, 0, "wait reconsider", "vote aye", "vote ready")
    vote(table, 1, "vote no", "vote ready")
    vote(table, 2, "vote no", "vote ready")
    assert table.over and table.winners == [0]


def test_when_all_are_ready_nobody_comes_back() -> None:
    table = council(["ada", "bo"])
    vote(table, 0, "vote no", "vote ready")
    vote(table, 1, "vote no", "vote ready")
    with pytest.raises(IllegalMove):
        vote(table, 0, "wait reconsider")


def test_coming_back_is_never_forced_and_never_asked_of_bots() -> None:
    table = council(["random", "random", "random"])
    table.finish()
    notation = [table.game.notation[entry.action] for entry in table._entries]
    assert "wait reconsider" not in notation
    assert notation.count("vote ready") == 3


def test_bots_do_not_wait_for_a_person() -> None:
    table = council(["ada", "random", "random"])
    table.go_on()
    assert [(decision.seat, decision.optional) for decision in table.decisions] == [(0, False), (1, True), (2, True)]
    vote(table, 0, "vote aye", "vote ready")
    assert table.over


def test_taking_back_a_vote_leaves_the_others_standing_and_needs_nobody() -> None:
    table = council()
    vote(table, 0, "vote aye")
    vote(table, 1, "vote aye", "vote ready")
    vote(table, 2, "vote no")
    table.undo(seat=0)
    assert table.view(0).vote == (-1, 1, 0)
    assert [(decision.seat, decision.optional) for decision in table.decisions] == [(0, False), (1, True), (2, False)]


def test_a_record_with_votes_crossing_replays() -> None:
    table = council()
    vote(table, 1, "vote aye", "vote ready")
    vote(table, 0, "vote aye", "vote ready", "wait reconsider", "vote no", "vote ready")
    vote(table, 2, "vote aye", "vote ready")
    again = Table.replay(table.record(), game=Council())
    assert again.record() == table.record()
    assert again.view(0) == table.view(0)


def test_a_seat_sees_its_own_frames_and_only_that_others_are_busy() -> None:
    table = council()
    vote(table, 1, "vote aye")
    view = table.view(0)
    assert view.own_frames == ((1, 0, 0),)
    assert view.busy == (True, True, True)
    assert view.frame == (1, 0, 0)
    assert table.view(-1).own_frames == ()
    vote(table, 2, "vote ready")
    assert [table.view(seat).busy for seat in (0, 2, -1)] == [(True, True, False)] * 3
