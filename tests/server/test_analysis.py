"""After a game: what could be expected at each moment, what was decided, and what the search would have preferred."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Telling
from tests.server.serving import Program, Street, tell

from fondaco.bots import game_analysis
from fondaco.server.accounts.tokens import new_table_id
from fondaco.server.advice import analysis
from fondaco.server.advice.contracts import CourseShown, PointShown, TurnShown
from fondaco.server.advice.graph import FORMATS, Graph
from fondaco.server.http_errors import RateLimited
from fondaco.server.storage.model import StoredSeat, StoredTable
from fondaco.table import Table


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
    """Chance played against a greedy bot."""
    folder = tmp_path_factory.mktemp("house")
    table = Table("pax-renaissance", ["Ada=random", "Fugger=greedy"], seed=6)
    table.finish()
    head, lines = table.papers()
    kept = StoredTable(
        id=new_table_id(),
        game=table.game.name,
        settings=table.settings,
        host="",
        seats=(StoredSeat("Ada", sitter="random"), StoredSeat("Fugger", sitter="greedy")),
        begun=True,
        over=True,
        head=head,
        lines=tuple(lines),
        scores=tuple(table.scores),
        winners=tuple(table.winners),
    )

    async def story(street: Street) -> Finished:
        street.services.storage.tables.create(kept)
        return Finished(folder, kept.id, table.record())

    return tell(folder, story)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few moments and short thoughts."""
    for name, value in (("EVEN", 8), ("REFINED", 4), ("DEEPENED", 2), ("QUICK", "search@16"), ("DEEP", "search@32")):
        monkeypatch.setattr(game_analysis, name, value)


# What is told


def test_it_waits_for_the_end(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "here")
        assert (await ada.get(f"/tables/{id}/analysis", 409, seat=0))["error"] == "error-not-over"
        assert (await ada.get(f"/tables/{id}/course", 409))["error"] == "error-not-over"

    happens(story)


async def complete(program: Program, id: str) -> dict[str, Any]:
    """The course of the game, once all is thought about."""
    for _ in range(3600):
        course: dict[str, Any] = await program.get(f"/tables/{id}/course")
        assert course["done"] <= course["total"]
        if course["complete"]:
            return course
        await asyncio.sleep(0.05)
    raise AssertionError("it is thought about without end")


async def decisions(program: Program, id: str, seat: int, count: int = 30, **asked: Any) -> list[dict[str, Any]]:
    """The first decisions of a seat, once they were thought about."""
    for _ in range(3600):
        part = await program.get(f"/tables/{id}/analysis", seat=seat, count=count, **asked)
        assert part["left"] + len(part["decisions"]) == min(count, part["total"])
        if not part["left"]:
            found: list[dict[str, Any]] = part["decisions"]
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("it is thought about without end")


def test_the_course_leads_from_the_beginning_to_the_result(finished: Finished) -> None:
    async def story(street: Street, ada: Program) -> None:
        table = Table.replay(finished.record)
        first = await ada.get(f"/tables/{finished.id}/course")
        assert not first["complete"] and len(first["points"]) == 1, "the answer does not wait for the thinking"
        course = await complete(ada, finished.id)
        points = course["points"]
        assert [point["at"] for point in points] == sorted({point["at"] for point in points})
        assert course["length"] == points[-1]["at"] == table.length
        seats = {at: seat for seat in (0, 1) for at in table.decided_by(seat)}
        assert all(point["seat"] == seats.get(point["at"], -1) for point in points)
        assert points[-1]["expected"] == [float(seat in table.winners) for seat in (0, 1)]
        assert len(points) >= 8
        assert all(sum(point["expected"]) == pytest.approx(1, abs=1e-6) for point in points)
        assert (await street.live(finished.id)).game.save() == table.save(), "the table is as it was"

    finished.tell(story)


def test_turning_points_tell_what_was_played_and_what_was_better(finished: Finished) -> None:
    async def story(street: Street, ada: Program) -> None:
        course = await complete(ada, finished.id)
        french = await ada.get(f"/tables/{finished.id}/course", lang="fr")
        assert course["turns"], "whoever plays at random makes mistakes"
        assert [turn["at"] for turn in course["turns"]] == [turn["at"] for turn in french["turns"]]
        for turn, tour in zip(course["turns"], french["turns"]):
            assert turn["text"] and tour["text"] and "{" not in turn["text"] + tour["text"]
            assert turn["points"].startswith("+" if turn["change"] > 0 else "−") and turn["points"].endswith("%")
            assert tour["points"].endswith("\u00a0%")
            if turn["kind"] == "decision":
                assert turn["change"] < 0
                assert re.match(r"Played: .+ \(\d+%\)\. Better: .+ \(\d+%\)\.", turn["text"])

    finished.tell(story)


def test_every_decision_is_compared_with_what_the_search_prefers(finished: Finished) -> None:
    async def story(street: Street, ada: Program) -> None:
        id, table = finished.id, Table.replay(finished.record)
        for seat in (0, 1):
            found = await decisions(ada, id, seat, 8)
            assert [decision["at"] for decision in found] == table.decided_by(seat)[:8]
            assert [decision["number"] for decision in found] == list(range(1, len(found) + 1))
            for decision in found:
                taken, move = table.decision_at(decision["at"])
                assert decision["played"]["move"] == str(move) and decision["options"] == len(taken.moves)
                assert decision["preferred"]["move"] in [str(each) for each in taken.moves]
                assert decision["agrees"] == (decision["played"]["move"] == decision["preferred"]["move"])
                assert decision["line"][0]["text"] == decision["preferred"]["text"]
        english, french = await decisions(ada, id, 0, 3), await decisions(ada, id, 0, 3, lang="fr")
        assert [one["preferred"]["move"] for one in english] == [one["preferred"]["move"] for one in french]
        assert english[0]["ask"] != french[0]["ask"]

    finished.tell(story)


def test_slices_have_bounds(finished: Finished) -> None:
    async def story(street: Street, ada: Program) -> None:
        id = finished.id
        for wrong in ({"count": 0}, {"count": 101}, {"from": -1}, {"count": "many"}):
            await ada.get(f"/tables/{id}/analysis", 400, seat=0, **wrong)
        await ada.get(f"/tables/{id}/analysis", 400)
        await ada.get(f"/tables/{id}/analysis", 404, seat=4)
        beyond = await ada.get(f"/tables/{id}/analysis", seat=0, **{"from": 100_000})
        assert beyond["decisions"] == [] and beyond["next"] is None and beyond["left"] == 0

    finished.tell(story)


def test_what_was_found_is_kept_but_not_for_ever(finished: Finished, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(street: Street, ada: Program) -> None:
        analyst = street.services.analysis
        thoughts: list[str] = []
        think = analyst._think

        async def counting(name: str, thought: Any) -> Any:
            thoughts.append(name)
            return await think(name, thought)

        analyst._think = counting
        course = await complete(ada, finished.id)
        count = len(thoughts)
        assert count == course["done"] and set(thoughts) == {f"{finished.id} analysis"}
        assert await complete(ada, finished.id) == course and len(thoughts) == count
        monkeypatch.setattr(analysis, "MOST_KEPT", 0)
        while analyst._at_work:
            await asyncio.sleep(0.01)
        await ada.get(f"/tables/{finished.id}/course")
        assert not analyst._studies

    finished.tell(story)


def test_the_line_is_not_endless(finished: Finished, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(street: Street, ada: Program) -> None:
        monkeypatch.setattr(analysis, "LONGEST_LINE", 0)
        live = await street.live(finished.id)
        with pytest.raises(RateLimited):
            await street.services.analysis.course(live, "en")

    finished.tell(story)


def test_a_mistake_ends_the_thinking_and_says_so_once(finished: Finished, caplog: pytest.LogCaptureFixture) -> None:
    async def story(street: Street, ada: Program) -> None:
        async def failing(name: str, thought: Any) -> Any:
            raise ValueError("no thought")

        street.services.analysis._think = failing
        course = await complete(ada, finished.id)
        assert len(course["points"]) == 1
        assert len([record for record in caplog.records if "cannot be analysed" in record.message]) == 1

    finished.tell(story)


# The graph


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: str(form.name))
@pytest.mark.parametrize("crowd", [0, 8])
def test_the_numbers_of_turning_points_do_not_touch_and_stay_on_the_paper(form: Any, crowd: int) -> None:
    kinds = ("decision", "chance")
    turns = [
        TurnShown(at=90 + number, kind=kinds[number % 2], seat=0, change=-0.1, points="−10%", text="<i>&")  # type: ignore[arg-type]
        for number in range(crowd)
    ]
    points = [PointShown(at=at, seat=at // 10 % 2, expected=[0.5, 0.5]) for at in range(0, 101, 10)]
    course = CourseShown(length=100, complete=True, done=1, total=1, points=points, turns=turns)
    svg = Graph(course, 0, 2, form, lambda key, **_: key, lambda at: f"/replay?at={at}&seat=0").svg()
    places = [float(x) for x in re.findall(r'<text x="([\d.]+)"[^>]*font-weight="600"', svg)]
    assert len(places) == crowd == svg.count("<a ")
    assert all(form.left <= x <= form.width - form.badge for x in places)
    assert all(b - a >= 2 * form.badge for a, b in pairwise(places))
    assert "<i>" not in svg and "&seat" not in svg
