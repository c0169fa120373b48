"""Who must decide, what about, what is allowed and why not."""

import json
import subprocess
import sys
from collections.abc import Container

import pytest
from tests.kernel.tiny import Harvest
from tests.table.play import PEOPLE, people, until, wander

import fondaco
from fondaco.kernel import NOT_NOW, NOT_YOUR_TURN
from fondaco.table import AmbiguousMove, Decision, IllegalMove, MalformedMove, Move, Table


def has_choice(table: Table, decision: Decision) -> bool:
    return len(decision.moves) > 2


def test_the_house_lists_its_games_as_often_as_it_is_asked() -> None:
    """Run apart, as the first question must not spoil the second."""
    code = (
        "import fondaco, json;"
        "first = fondaco.games();"
        "fondaco.Table(first[0], seats=['random', 'random'], seed=1).finish();"
        "print(json.dumps([first, fondaco.games()]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, second = json.loads(done.stdout)
    assert first == second and "column-of-fire" in first


def test_a_decision_says_who_and_what() -> None:
    _, decision = until(has_choice)
    words = ", ".join(str(move) for move in decision.moves)
    assert repr(decision) == f"<Decision of seat {decision.seat}: {decision.step} ({words})>"
    assert all(str(move).split()[0] == decision.step for move in decision.moves)
    assert decision.view.seat == decision.seat
    assert decision.clause


def test_moves_can_be_counted_asked_and_shown() -> None:
    table, decision = until(has_choice)
    moves = table.moves()
    assert len(moves) == len(decision.moves) and list(moves) == list(decision.moves)
    first = moves[0]
    known: Container[object] = moves
    assert first in known and str(first) in known and first.action in known
    assert "sell the house" not in known and -1 not in known and None not in known
    assert repr(moves) == f"<Moves ({', '.join(map(str, moves))})>"
    assert moves[:2] == [moves[0], moves[1]]
    assert repr(first) == f"Move({str(first)!r})"
    assert first.say("en") and first.say("fr") and decision.ask("en") and decision.ask("fr")


def test_candidates_are_moves_allowed_or_not() -> None:
    table, _ = until(lambda table, decision: len(table.candidates()) > len(decision.moves))
    candidates = table.candidates()
    assert set(map(str, table.moves())) < set(map(str, candidates))
    assert [bool(table.why_not(move)) for move in candidates] == [move not in table.moves() for move in candidates]


@pytest.mark.parametrize("way", ["words", "spaces", "number", "value"])
def test_a_move_is_played_by_words_number_or_value(way: str) -> None:
    table, decision = until(has_choice)
    same = people_like(table)
    move: Move = decision.moves[1]
    ways: dict[str, str | int | Move] = {
        "words": str(move),
        "spaces": f"  {str(move).replace(' ', '   ')} ",
        "number": move.action,
        "value": move,
    }
    table.play(ways[way])
    same.play(move.action)
    assert table.save() == same.save()


def people_like(table: Table) -> Table:
    return Table.replay(table.save())


@pytest.mark.parametrize("move", ["sell the house", "", "take", "TAKE WHITE", "take white white", "*", "\n", "é" * 999])
def test_what_is_no_move_is_malformed(move: str) -> None:
    table = people()
    for attempt in (table.play, table.why_not):
        with pytest.raises(MalformedMove, match=r"is not a move of column-of-fire"):
            attempt(move)


@pytest.mark.parametrize("number", [-1, 100_000])
def test_what_is_no_action_is_malformed(number: int) -> None:
    table = people()
    for attempt in (table.play, table.why_not):
        with pytest.raises(MalformedMove, match=rf"{number} is not an action: column-of-fire has {table.game.size}"):
            attempt(number)


def test_an_illegal_move_is_refused_with_its_reasons_and_changes_nothing() -> None:
    table, _ = until(lambda table, decision: len(table.candidates()) > len(decision.moves))
    before = table.save()
    move = next(move for move in table.candidates() if move not in table.moves())
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert caught.value.reasons == table.why_not(move) != []
    assert caught.value.move == str(move)
    assert all(reason.clause in str(caught.value) for reason in caught.value.reasons)
    assert "\n" not in str(caught.value)
    assert table.save() == before


def test_all_reasons_are_given_at_once_with_their_numbers() -> None:
    table = Table(Harvest(), seats=PEOPLE, seed=1)
    reasons = table.why_not("plan high", seat=1)
    assert [reason.clause for reason in reasons] == ["plan.seed", "plan.tired"]
    assert reasons[0].numbers == {"need": 2, "have": 1}
    assert repr(reasons) == "[Refusal('plan.seed', need=2, have=1), Refusal('plan.tired')]"


def test_a_sale_may_be_refused_for_several_reasons() -> None:
    def has_two_reasons(table: Table, decision: Decision) -> bool:
        return any(len(table.why_not(move)) > 1 for move in table.candidates())

    table, _ = until(has_two_reasons)
    move = next(move for move in table.candidates() if len(table.why_not(move)) > 1)
    reasons = table.why_not(move)
    assert len(set(reasons)) == len(reasons)
    for language in ("en", "fr"):
        said = [reason.say(language) for reason in reasons]
        assert len(set(said)) == len(said) and not any("{" in sentence for sentence in said)


def test_a_legal_move_has_nothing_against_it() -> None:
    table = people()
    assert all(table.why_not(move) == [] for move in table.moves())


def test_another_seats_move_is_not_ones_own() -> None:
    table, decision = until(has_choice)
    other = (decision.seat + 1) % 3
    move = decision.moves[0].action
    assert [reason.reason.code for reason in table.why_not(move, seat=other)] == [NOT_YOUR_TURN]
    with pytest.raises(IllegalMove):
        table.play(move, seat=other)
    assert len(table.moves(other)) == 0


def test_a_move_of_another_step_is_not_for_now() -> None:
    table, decision = until(has_choice)
    word = next(word for word in table.game.notation if word.split()[0] != decision.step)
    reasons = table.why_not(word)
    assert [reason.reason.code for reason in reasons] == [NOT_NOW]


def test_a_move_value_grown_old_is_checked_again() -> None:
    table, decision = until(has_choice)
    old = decision.moves[0]
    table.play(old)
    while table.decision and table.decision.step == decision.step:
        table.play(table.moves()[-1])
    with pytest.raises(IllegalMove):
        table.play(old)


def test_when_the_game_is_over_nothing_is_left_to_decide() -> None:
    table = wander(people(), 10_000)
    assert table.over and table.decision is None and table.decisions == []
    assert len(table.moves()) == 0 and table.candidates() == []
    assert table.why_not(0) and table.why_not(0, seat=0)
    with pytest.raises(IllegalMove):
        table.play(0)
    assert table.winners and max(table.scores) == table.scores[table.winners[0]]
    assert f"winners {table.winners}" in repr(table)


def test_nobody_has_won_before_the_end() -> None:
    table = people()
    assert table.winners == [] and not table.over
    assert repr(table).startswith("<Table column-of-fire, seats ada, bo, cyd, scores [")


def test_the_example_of_the_design_works() -> None:
    table = fondaco.Table("column-of-fire", seats=["random"] * 4, seed=1)
    table.finish()
    assert fondaco.Table.replay(table.record()).scores == table.scores


# Together


def harvest() -> Table:
    return Table(Harvest(), seats=PEOPLE, seed=1)


def test_all_may_decide_at_the_same_time_in_any_order() -> None:
    table = harvest()
    assert [decision.seat for decision in table.decisions] == [0, 1, 2]
    table.play("plan low", seat=2)
    assert [decision.seat for decision in table.decisions] == [0, 1]
    table.play("plan low", seat=0)
    table.play("plan fallow", seat=1)
    assert [decision.seat for decision in table.decisions] == [0, 1, 2], "the next round"


def test_a_move_without_a_seat_is_ambiguous_while_several_decide() -> None:
    table = harvest()
    with pytest.raises(AmbiguousMove, match="0, 1, 2"):
        table.play("plan low")
    assert table.length == 0


def test_a_move_value_knows_its_seat() -> None:
    table = harvest()
    table.play(table.decisions[1].moves[0])
    assert [decision.seat for decision in table.decisions] == [0, 2]
    assert table.view(1).plan == 0 and table.view(0).plan == -1


def test_a_game_of_its_own_is_replayed_by_saying_which() -> None:
    table = harvest()
    for seat in (2, 0, 1, 1, 0):
        table.play("plan low", seat=seat)
    again = Table.replay(table.save(), game=Harvest())
    assert again.save() == table.save()
    assert [again.view(seat) for seat in range(-1, 3)] == [table.view(seat) for seat in range(-1, 3)]
