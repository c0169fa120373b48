"""Councils in the arena: they play where they may start processes, and outlive a member."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from random import Random

import pytest

from fondaco import cli
from fondaco.arena import Match, tournament
from fondaco.arena.matches import MatchFailed
from fondaco.bots import Analysis, Council
from fondaco.bots.search.parallel import POOLS
from fondaco.table import Table, sitter_named

GAME = "column-of-fire"
COUNCIL = "search@2*2"


@pytest.fixture(autouse=True)
def adjourned() -> Iterator[None]:
    """No member is left of other tests, nor for them to meet."""
    adjourn()
    yield
    adjourn()


def adjourn() -> None:
    for pool in POOLS.values():
        pool.shutdown()
    POOLS.clear()


def test_a_council_plays_in_this_process(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", GAME, COUNCIL, "random", "--games", "1", "--workers", "1"]) == 0
    assert COUNCIL in capsys.readouterr().out
    assert list(POOLS) == [2]


def test_a_council_that_may_start_no_processes_says_so() -> None:
    todo = [Match(number, GAME, (0, 1), (COUNCIL, "random"), "s") for number in range(2)]
    with pytest.raises(MatchFailed, match="a council thinks in processes of its own, and here it may start none"):
        list(tournament(todo, workers=2))


def test_a_council_goes_on_with_others_when_a_member_has_died() -> None:
    before = set(active_children())
    first = seen(thought())
    for _ in range(2):
        member = (set(active_children()) - before).pop()
        assert member.pid is not None
        os.kill(member.pid, signal.SIGKILL)
        assert seen(thought()) == first


def thought() -> Analysis:
    """What a council of two finds out about the first decision of a game."""
    council, moment = sitter_named(COUNCIL), Table(GAME, ["random", "random"], "council").bot_thinks()
    assert isinstance(council, Council) and moment is not None
    return council.think(moment.game, moment.view, moment.options, Random(1))


def seen(analysis: Analysis) -> list[tuple[int, int]]:
    return [(prospect.option, prospect.visits) for prospect in analysis.prospects]
