"""Taking back: exact, and free up to the point where somebody learned something."""

from random import Random

import pytest
from tests.fuzz.walk import differences, position
from tests.kernel.tiny import Cups, Harvest
from tests.table.play import GAME, PEOPLE, people, until, wander

from fondaco.kernel import NATURE
from fondaco.table import Decision, NothingToUndo, Table, UndoNeedsAgreement


def leads_to_own_decision(table: Table, decision: Decision) -> bool:
    """Whether a move leaves the next decision to the same seat, with no chance between."""
    return _move_to_own_decision(table, decision) is not None


def _move_to_own_decision(table: Table, decision: Decision) -> str | None:
    for move in decision.moves:
        copy = Table.replay(table.save())
        copy.play(str(move))
        entries = copy._entries[table.length :]
        if not copy.over and len(entries) == 1 and str(move).split()[0] not in ("tile",):
            return str(move)
    return None


def test_a_decision_without_news_is_taken_back_alone() -> None:
    table, decision = until(leads_to_own_decision)
    before, saved = table._state.copy(), table.save()
    move = _move_to_own_decision(table, decision)
    assert move is not None
    table.play(move)
    assert table.save() != saved
    table.undo()
    assert position(table._state) == position(before), differences(table._state, before)
    assert table.save() == saved


def has_chance(table: Table, decision: Decision) -> bool:
    if decision.step != "roll":
        return False
    copy = Table.replay(table.save())
    copy.play(decision.moves[0].action)
    return copy._entries[table.length + 1].seat == NATURE


def test_beyond_a_die_the_others_are_asked() -> None:
    table, decision = until(has_chance)
    saved = table.save()
    table.play(decision.moves[0])
    others = [seat for seat in range(3) if seat != decision.seat]
    with pytest.raises(UndoNeedsAgreement) as caught:
        table.undo()
    assert caught.value.seats == others and "\n" not in str(caught.value)
    with pytest.raises(UndoNeedsAgreement) as caught:
        table.undo(agreed=others[:1])
    assert caught.value.seats == others[1:]
    table.undo(agreed=others)
    assert table.save() == saved


def test_what_was_taken_back_does_not_change_chance() -> None:
    table, decision = until(has_chance)
    table.play(decision.moves[0])
    after = table.save()
    table.undo(agreed=range(3))
    table.play(decision.moves[0])
    assert table.save() == after


def test_bots_agree_to_anything() -> None:
    table = Table(GAME, seats=["ada", "random", "random"], seed=5)
    table.go_on()
    for _ in range(12):
        table.play(table.moves()[0])
        table.go_on()
    lengths = []
    for _ in range(5):
        lengths.append(table.length)
        table.undo()
        assert table.decision is not None and table.decision.seat == 0
    assert lengths == sorted(set(lengths), reverse=True)


def test_another_persons_decision_is_news() -> None:
    def ends_turn(table: Table, decision: Decision) -> bool:
        if decision.step != "end" or "end" not in map(str, decision.moves):
            return False
        copy = Table.replay(table.save())
        copy.play("end")
        return any(entry.seat not in (decision.seat, NATURE) for entry in copy._entries[table.length :])

    table, decision = until(ends_turn)
    table.play("end")
    with pytest.raises(UndoNeedsAgreement):
        table.undo(seat=decision.seat)


def test_a_seat_takes_back_its_own_decision() -> None:
    table = wander(people(2), 30)
    seat = next(entry.seat for entry in reversed(table._entries) if entry.seat >= 0 and not entry.forced)
    other = (seat + 1) % 3
    index = max(i for i, entry in enumerate(table._entries) if entry.seat == other and not entry.forced)
    table.undo(seat=other, agreed=range(3))
    assert table.length == index
    assert table.decision is not None and table.decision.seat == other


def test_there_may_be_nothing_to_take_back() -> None:
    table = people()
    with pytest.raises(NothingToUndo):
        table.undo()
    assert table.length > 0, "chance and forced moves stay"


def test_everything_can_be_taken_back_to_the_start() -> None:
    table = people(4)
    start = table.save()
    states = []
    random = Random(4)
    for _ in range(70):
        states.append(table._state.copy())
        table.play(random.choice(table.moves()))
    for state in reversed(states):
        table.undo(agreed=range(3))
        assert position(table._state) == position(state), differences(table._state, state)
    assert table.save() == start


def test_after_the_end_the_published_seed_is_not_used_again() -> None:
    table = wander(people(6), 10_000)
    assert table.over
    published = table.seed_hash
    table.undo(agreed=range(3))
    assert table.seed_hash != published
    table = wander(table, 10_000)
    assert table.over and table.unfair() == []
    assert Table.replay(table.record()).record() == table.record()


# A tiny game with a peek: the boundary is computed, nobody declared it


def cups() -> Table:
    return Table(Cups(), seats=["ada", "bo"], seed=1)


def test_what_shows_nothing_can_be_taken_back() -> None:
    table = cups()
    table.play("seek wait")
    table.play("seek decide")
    table.undo()
    table.undo()
    assert table.view(0).waits == 0
    with pytest.raises(NothingToUndo):
        table.undo()


@pytest.mark.parametrize("seed", range(12))
def test_a_peek_at_a_secret_cannot(seed: int) -> None:
    table = Table(Cups(), seats=["ada", "bo"], seed=seed)
    table.play("seek peek")
    assert table.view(0).known != -1
    with pytest.raises(UndoNeedsAgreement):
        table.undo()
    table.play("seek wait")
    table.undo()
    with pytest.raises(UndoNeedsAgreement):
        table.undo()
    table.undo(agreed=[1])
    assert table.view(0).known == -1


def test_a_secret_that_is_reckoned_with_is_seen() -> None:
    table = cups()
    table.play("seek shake")
    with pytest.raises(UndoNeedsAgreement):
        table.undo()


def test_a_second_peek_shows_nothing_new() -> None:
    """The coin is known by then; a stricter answer would do no harm, a laxer one at the first peek would."""
    table = cups()
    table.play("seek peek")
    saved = table.save()
    table.play("seek peek")
    table.undo(agreed=[1])
    assert table.save() == saved


def test_pointing_shows_where_the_coin_was() -> None:
    table = cups()
    table.play("seek decide")
    table.play("point left")
    with pytest.raises(UndoNeedsAgreement):
        table.undo()


# Together


def test_a_plan_is_taken_back_while_the_plans_of_others_stand() -> None:
    """Rain falls at once, so only the agreement of the others takes a plan back; theirs is not lost."""
    table = Table(Harvest(), seats=PEOPLE, seed=1)
    table.play("plan low", seat=0)
    table.play("plan low", seat=1)
    table.undo(seat=1, agreed=range(3))
    assert [decision.seat for decision in table.decisions] == [1, 2]
    assert table.view(0).plan == 1 and table.view(1).plan == -1


# What comes to a hand in the open


def grows_only(before: list[int], after: list[int]) -> bool:
    return len(after) > len(before) and all(after.count(card) >= before.count(card) for card in before)


def test_a_card_bought_face_up_is_given_back_alone() -> None:
    """Everybody saw the card, and the rest of the hand stayed hidden."""
    for seed in range(20):
        table, random = Table("pax-renaissance", seats=PEOPLE, seed=seed), Random(seed)
        while decision := table.decision:
            hands = [list(hand) for hand in table._state.western_hand]
            saved, length = table.save(), table.length
            table.play(random.choice(decision.moves))
            alone = len(table._entries) == length + 1
            if alone and grows_only(hands[decision.seat], table._state.western_hand[decision.seat]):
                table.undo()
                assert table.save() == saved
                return
    raise AssertionError("nobody bought a card")
