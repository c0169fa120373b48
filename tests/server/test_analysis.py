"""After a game: what was decided, and what bots would have decided in that place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Telling
from tests.server.serving import Program, Street, tell

from fondaco.server import analysis
from fondaco.server.analysis import Analyst
from fondaco.server.trouble import TooMuch
from fondaco.table import SITTERS, Table


@dataclass(frozen=True)
class Finished:
    """A game that is over: the house where it is kept, its id, and its record."""

    folder: Path
    id: str
    record: str

    def tell(self, story: Callable[[Street, Program], Awaitable[None]]) -> None:
        """Let a story happen where the game was played."""
        tell(self.folder, lambda street: story(street, street.stranger))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """Somebody played a little against a greedy bot, and then let chance play on."""
    folder = tmp_path_factory.mktemp("house")

    async def story(street: Street) -> Finished:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "greedy")
        for turn in range(5):
            await street.live(id)
            await ada.decide(id, turn)
        await ada.ask("DELETE", f"/tables/{id}/seats", sitter="random")
        assert (await street.live(id)).kept.over
        return Finished(folder, id, await ada.get(f"/tables/{id}/record"))

    return tell(folder, story)


def test_it_waits_for_the_end(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "here")
        assert (await ada.get(f"/tables/{id}/analysis", 409, seat=0))["error"] == "error-not-over"

    happens(story)


def test_bots_are_asked_about_every_decision_that_was_one(finished: Finished) -> None:
    async def story(street: Street, ada: Program) -> None:
        id = finished.id
        table = Table.replay(finished.record)
        for seat in (0, 1):
            decisions = await _all(ada, id, seat)
            assert [decision["at"] for decision in decisions] == table.decided_by(seat)
            for decision in decisions:
                assert {bot["level"] for bot in decision["bots"]} == set(SITTERS)
                assert decision["options"] >= 1 and decision["ask"] and decision["played"]["text"]
                for bot in decision["bots"]:
                    assert bot["agrees"] == (bot["move"] == decision["played"]["move"])
        # The same bot with the same knowledge and the same chance decides the same again.
        assert all(bot["agrees"] for decision in decisions for bot in decision["bots"] if bot["level"] == "greedy")
        assert not all(bot["agrees"] for decision in decisions for bot in decision["bots"] if bot["level"] == "random")

    finished.tell(story)


async def _all(program: Program, id: str, seat: int) -> list[dict[str, Any]]:
    """All slices together."""
    decisions: list[dict[str, Any]] = []
    start: int | None = 0
    while start is not None:
        part = await program.get(f"/tables/{id}/analysis", seat=seat, **{"from": start, "count": 30})
        assert len(part["decisions"]) <= 30 and part["start"] == start
        decisions += part["decisions"]
        start = part["next"]
    assert len(decisions) == part["total"]
    return decisions


def test_slices_have_bounds_and_speak_both_languages(finished: Finished) -> None:
    async def story(street: Street, ada: Program) -> None:
        id = finished.id
        for wrong in ({"count": 0}, {"count": 101}, {"from": -1}, {"count": "many"}):
            await ada.get(f"/tables/{id}/analysis", 400, seat=0, **wrong)
        await ada.get(f"/tables/{id}/analysis", 400)
        await ada.get(f"/tables/{id}/analysis", 404, seat=4)
        beyond = await ada.get(f"/tables/{id}/analysis", seat=0, **{"from": 100_000})
        assert beyond["decisions"] == [] and beyond["next"] is None
        english = await ada.get(f"/tables/{id}/analysis", seat=0, count=3)
        french = await ada.get(f"/tables/{id}/analysis", seat=0, count=3, lang="fr")
        assert [one["played"]["move"] for one in english["decisions"]] == [
            one["played"]["move"] for one in french["decisions"]
        ]
        assert english["decisions"][0]["ask"] != french["decisions"][0]["ask"]

    finished.tell(story)


def test_thoughts_are_kept_but_not_for_ever(finished: Finished, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []
    look_back = analysis._look_back

    def counting(table: Table, moments: Any, missing: Any) -> Any:
        thought.append(len(missing))
        return look_back(table, moments, missing)

    async def story(street: Street, ada: Program) -> None:
        id = finished.id
        monkeypatch.setattr(analysis, "_look_back", counting)
        first = await ada.get(f"/tables/{id}/analysis", seat=0, count=10)
        again = await ada.get(f"/tables/{id}/analysis", seat=0, count=10)
        assert first == again
        assert thought == [10 * len(SITTERS), 0]
        monkeypatch.setattr(analysis, "MOST_KEPT", 5)
        await ada.get(f"/tables/{id}/analysis", seat=1, count=10)
        assert len(street.house.analyst._kept) == 5

    finished.tell(story)


def test_the_table_is_as_it_was(finished: Finished) -> None:
    async def story(street: Street, ada: Program) -> None:
        id = finished.id
        live = await street.live(id)
        before = live.game.save(), live.kept, live.game.view(0)
        await ada.get(f"/tables/{id}/analysis", seat=0, count=100)
        assert (live.game.save(), live.kept, live.game.view(0)) == before

    finished.tell(story)


def test_the_line_is_not_endless() -> None:
    async def story() -> None:
        analyst = Analyst()
        analyst._waiting = analysis.LONGEST_LINE
        with pytest.raises(TooMuch):
            await analyst.analyse(None, 0, 0, 1, "en")  # type: ignore[arg-type]

    asyncio.run(story())
