"""Bots think in processes of their own: nobody waits for them, and whatever ends such a process, the game goes on."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import TypeVar

import pytest
from tests.faults.process import Guest, Served
from tests.server.conftest import Telling
from tests.server.serving import GAME, Program, Street

from fondaco.server.bot_workers import pool as thinking
from fondaco.server.bot_workers.pool import ThinkingFailed, WorkerPool, usual_count
from fondaco.table import Table
from fondaco.table.moves import Thought

R = TypeVar("R")
SOON = 3.0
"""Seconds in which anything that is not thought about for long must have happened, on a busy machine."""
LONG = "search@9s!"


def think(story: Callable[[WorkerPool], Awaitable[R]], most: int = 1) -> R:
    """Let a story happen with processes of its own."""

    async def told() -> R:
        thinkers = WorkerPool(most)
        try:
            return await story(thinkers)
        finally:
            await thinkers.close()
            assert thinkers.processes == []

    return asyncio.run(told())


def thought_of(sitter: str, game: str = GAME, seed: int = 1) -> Thought:
    thought = Table(game, [sitter] * 3, seed=seed).bot_thinks()
    assert thought
    return thought


async def begun(thinkers: WorkerPool) -> None:
    """Until the first process is at work."""
    while not thinkers.processes:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.5)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# Thinking


def test_a_bot_decides_elsewhere_as_it_would_here() -> None:
    async def story(thinkers: WorkerPool) -> None:
        for seed in range(3):
            assert (
                await thinkers.move("here", thought_of("random", seed=seed)) == thought_of("random", seed=seed).move()
            )
        assert thinkers.processes == [], "chance needs no thinking"
        for game in (GAME, "orleans"):
            assert await thinkers.move("there", thought_of("greedy", game)) == thought_of("greedy", game).move()
        assert len(thinkers.processes) == 1
        with pytest.raises(ThinkingFailed, match="cannot say why"):
            await thinkers.analysis("there", thought_of("greedy"))
        with pytest.raises(ThinkingFailed, match="a council thinks in processes of its own"):
            await thinkers.move("there", thought_of("search@2*2"))

    think(story)


def test_what_was_found_out_is_used_again() -> None:
    async def story(thinkers: WorkerPool) -> None:
        table = Table(GAME, ["search@200"] * 2, seed=3)
        table.bot_plays()
        thought = table.bot_thinks()
        assert thought and len(thought.options) > 1
        games = [(await thinkers.analysis(name, thought)).iterations for name in ("one", "other", "one")]
        assert games[0] <= 200 and games[1] <= 200, "each table begins anew"
        assert games[2] > games[0], "and goes on with what it found out before"
        gained = []
        for number in range(8):  # what was looked at in vain is of no use, so not every decision gains
            thought = table.bot_thinks()
            assert thought
            name = f"seat-{thought.pending.seat}"
            known, new = [(await thinkers.analysis(each, thought)).iterations for each in (name, f"new-{number}")]
            gained.append(known - new)
            table.play(await thinkers.move(name, thought), thought.pending.seat)
        assert max(gained) > 0, "also when the game has gone on"
        back = thought_of("search@200")
        assert (await thinkers.analysis("one", back)).iterations <= 200, "but not when something was taken back"

    think(story)


def test_a_long_thought_makes_nobody_wait_for_a_short_one() -> None:
    async def story(thinkers: WorkerPool) -> None:
        long = asyncio.create_task(thinkers.move("long", thought_of(LONG, "orleans")))
        await begun(thinkers)
        await thinkers.move("short", thought_of("apprentice"))
        start = time.perf_counter()
        for seed in range(3):
            await thinkers.move(f"short-{seed}", thought_of("apprentice", seed=seed))
        assert time.perf_counter() - start < SOON
        assert len(thinkers.processes) == 1 and not long.done()
        long.cancel()

    think(story)


def test_whoever_is_idle_takes_the_next_thought() -> None:
    async def story(thinkers: WorkerPool) -> None:
        tasks = [asyncio.create_task(thinkers.move(name, thought_of(LONG))) for name in ("one", "two", "three")]
        await until(lambda: len(thinkers.processes) == 2)
        for name in ("one", "two", "three"):
            thinkers.interrupt(name)
        await asyncio.gather(*tasks)
        assert len(thinkers.processes) == 2, "as many as are wanted, and no more"

    think(story, most=2)
    assert usual_count() >= 1 and usual_count(1000) == 1


def test_many_thoughts_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_AT_ONCE", 2)

    async def story(thinkers: WorkerPool) -> None:
        moves = await asyncio.gather(*(thinkers.move(f"{n}", thought_of("apprentice", seed=n)) for n in range(7)))
        assert len(moves) == 7 and all(moves)

    think(story)


# Interrupting


def test_a_bot_can_be_told_to_play_now() -> None:
    async def story(thinkers: WorkerPool) -> None:
        thought = thought_of(LONG, "orleans")
        move = asyncio.create_task(thinkers.move("table", thought))
        await begun(thinkers)
        assert not move.done()
        start = time.perf_counter()
        thinkers.interrupt("elsewhere")
        thinkers.interrupt("table")
        assert await move in {str(name) for name in thought.game.notation}
        assert time.perf_counter() - start < SOON
        start = time.perf_counter()
        assert (await thinkers.analysis("table", thought, stop_after=0.2)).iterations > 0
        assert time.perf_counter() - start < SOON

    think(story)


def test_what_nobody_wants_to_know_is_not_thought_to_its_end() -> None:
    async def story(thinkers: WorkerPool) -> None:
        abandoned = asyncio.create_task(thinkers.move("table", thought_of(LONG)))
        await begun(thinkers)
        abandoned.cancel()
        with pytest.raises(asyncio.CancelledError):
            await abandoned
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await thinkers.move("table", thought_of(LONG))
        start = time.perf_counter()
        await thinkers.move("table", thought_of("apprentice"))
        assert time.perf_counter() - start < SOON and len(thinkers.processes) == 1

    think(story)


# Dying


def test_what_a_killed_process_thought_about_is_thought_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinkers: WorkerPool) -> None:
        move = asyncio.create_task(thinkers.move("table", thought_of("search@1s!")))
        await begun(thinkers)
        [killed] = thinkers.processes
        os.kill(killed, signal.SIGKILL)
        assert await move
        assert killed not in thinkers.processes and not is_alive(killed)

    with caplog.at_level(logging.WARNING, "fondaco"):
        think(story)
    assert "another takes its place" in caplog.text


def test_a_thought_that_kills_every_process_is_given_up() -> None:
    async def story(thinkers: WorkerPool) -> None:
        move = asyncio.create_task(thinkers.move("table", thought_of(LONG)))
        killed: set[int] = set()
        while not move.done():
            for process in set(thinkers.processes) - killed:
                os.kill(process, signal.SIGKILL)
                killed.add(process)
            await asyncio.sleep(0.01)
        with pytest.raises(ThinkingFailed, match="died"):
            await move
        assert len(killed) == thinking.TRIES
        assert await thinkers.move("table", thought_of("apprentice")), "and the next one is thought about as ever"

    think(story)


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(thinkers: WorkerPool) -> None:
        await thinkers.move("table", thought_of("apprentice"))
        [stopped] = thinkers.processes
        os.kill(stopped, signal.SIGSTOP)
        monkeypatch.setattr(thinking, "GRACE", 0.3)
        hangs = asyncio.create_task(thinkers.analysis("table", thought_of("search@100"), stop_after=0.2))
        await asyncio.sleep(0.1)
        monkeypatch.setattr(thinking, "GRACE", 30.0)
        assert (await hangs).iterations > 0
        assert not is_alive(stopped) and stopped not in thinkers.processes

    think(story)


# In a house


async def lags(until: asyncio.Future[object], pause: float = 0.01) -> list[float]:
    """By how much the event loop is late, in seconds."""
    found = []
    while not until.done():
        start = time.perf_counter()
        await asyncio.sleep(pause)
        found.append(time.perf_counter() - start - pause)
    return found


async def lateness(guest: Program) -> tuple[float, float]:
    """How late the event loop is, and how late a decision is answered: nine times of ten, within two seconds."""
    table = await guest.open_table("me", "random", "random")
    lag = asyncio.create_task(lags(asyncio.create_task(asyncio.sleep(2.0))))
    answered = []
    while not lag.done():
        start = time.perf_counter()
        await guest.decide(table)
        answered.append(time.perf_counter() - start)
        await asyncio.sleep(0.05)
    return quantiles(await lag, n=10)[-1], quantiles(answered, n=10)[-1]


def test_other_tables_are_as_quick_as_ever_while_a_bot_thinks(happens: Telling) -> None:
    """The best of three times: other tests run on the same machine."""

    async def story(street: Street) -> None:
        ada, bo = await street.guest("Ada"), await street.guest("Bo")
        table = await ada.open_table("me", LONG, settings={"starting-player": "lapis"}, game=GAME)
        await begun(street.services.workers)
        lag = answered = 9.0
        for _ in range(3):
            if lag >= 0.05 or answered >= 0.5:
                lag, answered = await lateness(bo)
        live = await street.services.tables.open(table)
        assert live.driver is not None and live.stored.waiting == (1,), "it has been thinking all the time"
        assert lag < 0.05 and answered < 0.5

    happens(story)


def test_a_table_is_closed_in_the_middle_of_a_thought(happens: Telling) -> None:
    async def story(street: Street) -> list[int]:
        ada = await street.guest("Ada")
        await ada.open_table("me", LONG, settings={"starting-player": "lapis"})
        await begun(street.services.workers)
        return street.services.workers.processes

    start = time.perf_counter()
    processes = happens(story)
    assert processes and not any(map(is_alive, processes))
    assert time.perf_counter() - start < 9


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return list(_children(process))


def _children(process: int) -> Iterator[int]:
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == process:
                yield int(folder.name)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes as Linux tells of them")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_leaves_nobody_behind(tmp_path: Path, how: signal.Signals) -> None:
    with Served(tmp_path / "house.sqlite", "--thinkers", "1") as server:
        guest = Guest(server, "Ada")
        assert server.process
        guest.open_table("me", LONG, LONG)
        deadline = time.monotonic() + 20
        while not (left := children(server.process.pid)) or "waiting" not in str(guest.get("/tables?which=mine")):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.kill(server.process.pid, how)
        server.process.wait(20)
        deadline = time.monotonic() + 10
        while any(map(is_alive, left)):
            assert time.monotonic() < deadline, left
            time.sleep(0.05)
