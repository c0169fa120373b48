"""Processes: the same games on one core or several, and none lost when a process dies."""

import os
import signal
from multiprocessing import active_children

import pytest

from fondaco.arena import Match, matches, tournament
from fondaco.arena.matches import MatchFailed, Outcome
from fondaco.arena.task_queue import ATTEMPTS, TaskQueue, WorkersLost
from fondaco.arena.tournament import once

PAX = "pax-renaissance"
RANDOM = ["random", "random"]


def in_order(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.number)


def test_the_same_seed_plays_the_same_games_on_one_core_or_two() -> None:
    todo = matches(PAX, RANDOM, 12, "again")
    assert in_order(list(tournament(todo, 2))) == list(tournament(todo, 1))


def test_no_game_is_lost_when_workers_are_killed() -> None:
    todo = matches(PAX, RANDOM, 60, "killed")
    outcomes: list[Outcome] = []
    for outcome in tournament(todo, 2):
        if len(outcomes) in (3, 20):
            victim = active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
        outcomes.append(outcome)
    assert [outcome.number for outcome in in_order(outcomes)] == list(range(60))
    assert in_order(outcomes) == list(tournament(todo, 1))


def test_workers_leave_when_nobody_waits_for_them_any_more() -> None:
    before = set(active_children())
    running = tournament(matches(PAX, RANDOM, 200, "left"), 2)
    next(running)
    assert set(active_children()) - before
    running.close()
    assert not set(active_children()) - before


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    with pytest.raises(MatchFailed, match=r"game 1 .* no bot is called 'randon'"):
        list(tournament([Match(number, PAX, (0, 1), ("random", "randon"), "s") for number in (1, 1)], 2))


# What is given out


def test_the_first_task_is_one_game_and_later_ones_take_some_time() -> None:
    queue = TaskQueue(matches(PAX, RANDOM, 1000, "tasks"))
    assert len(queue.take(2)) == 1
    queue.learn(10, seconds=0.2)
    assert len(queue.take(2)) == 10


def test_a_long_game_is_a_task_of_its_own() -> None:
    queue = TaskQueue(matches(PAX, RANDOM, 1000, "tasks"))
    queue.learn(1, seconds=90)
    assert len(queue.take(2)) == 1


def test_tasks_become_small_towards_the_end_and_hold_every_game_once() -> None:
    todo = matches(PAX, RANDOM, 200, "tasks")
    queue = TaskQueue(todo)
    queue.learn(1000, seconds=1)
    tasks = []
    while queue:
        tasks.append(queue.take(4))
    assert len(tasks[0]) == 25
    assert len(tasks[-1]) == 1
    assert [match for task in tasks for match in task] == todo


def test_games_of_a_lost_worker_come_next_and_the_guilty_one_not_for_ever() -> None:
    todo = matches(PAX, RANDOM, 9, "lost")
    queue = TaskQueue(todo)
    queue.learn(1000, seconds=1)
    for _ in range(ATTEMPTS - 1):
        task = queue.take(1)
        assert task == todo[:5]
        queue.give_back(task)
    with pytest.raises(WorkersLost, match=f"game 0 .* was given out {ATTEMPTS} times"):
        queue.give_back(queue.take(1))


def test_a_worker_that_dies_idle_takes_no_game_along() -> None:
    queue = TaskQueue(matches(PAX, RANDOM, 3, "idle"))
    queue.give_back([])
    assert len(queue) == 3


def test_an_outcome_that_comes_twice_counts_once() -> None:
    first, second = (Outcome(number, (0, 1), (0, 0), (0,), 1) for number in range(2))
    assert list(once([first, second, first, second, second])) == [first, second]
