"""All tables of the house: sitting down, deciding, taking back, leaving; written down before anyone hears of it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from tests.server.hosting import told

import fondaco.bots  # noqa: F401
from fondaco.server.http_errors import Forbidden, HttpError, Illegal, NotFound, NotPossible, Outdated
from fondaco.server.storage import Storage
from fondaco.server.storage.model import Person, Rewrite
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.request import SeatRequest, TableRequest
from fondaco.server.tables.service import TableService
from fondaco.table import Table

R = TypeVar("R")
ADA, BO, EVE = Person("ada-id", "Ada"), Person("bo-id", "Bo"), Person("eve-id", "Eve")
GAME = "column-of-fire"
Hosting = Callable[[Callable[[TableService], Awaitable[R]]], R]


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(f"sqlite:///{tmp_path}/house.sqlite")
    storage.migrate()
    yield storage
    storage.close()


def order(*kinds: str, **changes: object) -> TableRequest:
    return TableRequest(GAME, tuple(SeatRequest(*kind.split(":")) for kind in kinds), **changes)  # type: ignore[arg-type]


def in_hall(
    storage: Storage, story: Callable[[TableService], Awaitable[R]], now: Callable[[], float] | None = None
) -> R:
    """Tell a story in a hall of its own, as a server that starts and stops."""

    async def told() -> R:
        hall = TableService(storage, now=now) if now else TableService(storage)
        try:
            return await story(hall)
        finally:
            await hall.close()

    return asyncio.run(told())


async def settled(live: LiveTable) -> None:
    """Wait for the bots."""
    while live.driver is not None:
        await asyncio.sleep(0.001)


def person_at(live: LiveTable) -> Person:
    seat = live.stored.waiting[0]
    return next(person for person in (ADA, BO, EVE) if person.id == live.stored.seats[seat].person)


async def decide(hall: TableService, live: LiveTable) -> str:
    """Whoever must decides takes the first option."""
    seat = live.stored.waiting[0]
    move = str(live.game.moves(seat)[0])
    await hall.play(live, person_at(live), move, live.moment(seat))
    return move


def test_a_table_with_bots_begins_at_once_and_the_bots_play(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "greedy", "random"))
        await settled(live)
        assert live.stored.begun
        assert live.stored.waiting == (0,)
        assert [seat.sitter for seat in live.stored.seats] == ["", "greedy", "random"]
        assert len({seat.name for seat in live.stored.seats}) == 3

    in_hall(storage, story)


def test_what_was_played_is_there_after_a_restart(storage: Storage) -> None:
    async def first(hall: TableService) -> tuple[str, str]:
        live = await hall.create(ADA, order("me", "greedy"))
        for _ in range(5):
            await settled(live)
            await decide(hall, live)
        await settled(live)
        return live.id, live.game.save()

    id, save = in_hall(storage, first)

    async def second(hall: TableService) -> str:
        live = await hall.open(id)
        await settled(live)
        return live.game.save()

    assert in_hall(storage, second) == save
    kept = storage.tables.load(id)
    assert kept is not None
    assert kept.head + "\n".join(kept.lines) + "\n" == save


def test_a_move_is_written_before_anyone_hears_of_it(storage: Storage) -> None:
    class Signal:
        def __init__(self, live: LiveTable) -> None:
            self.live, self.rung = live, 0

        def notify(self) -> None:
            kept = storage.tables.load(self.live.id)
            assert kept is not None
            assert kept.version >= self.live.stored.version
            assert kept.lines == tuple(self.live.game.papers()[1])
            self.rung += 1

    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "random"))
        await settled(live)
        ear = Signal(live)
        live.listeners.add(ear.notify)
        await decide(hall, live)
        await settled(live)
        assert ear.rung >= 1

    in_hall(storage, story)


def test_what_cannot_be_written_did_not_happen(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "random"))
        await settled(live)
        save = live.game.save()
        rewrite = storage.tables.rewrite
        broken = [OSError("the disk is full")]

        def full(change: Rewrite) -> None:
            if broken:
                raise broken.pop()
            rewrite(change)

        monkeypatch.setattr(storage.tables, "rewrite", full)
        with pytest.raises(OSError, match="full"):
            await decide(hall, live)
        assert live.game.save() == save
        await decide(hall, live)
        assert live.game.save() != save

    in_hall(storage, story)


def test_friends_take_seats_and_the_last_one_starts_the_game(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend", "friend"))
        assert not live.stored.begun
        with told(NotPossible, "error-seated-already"):
            await hall.sit(live, ADA, 1)
        await hall.sit(live, BO, 2)
        with told(NotPossible, "error-seat-taken"):
            await hall.sit(live, EVE, 2)
        with pytest.raises(NotFound):
            await hall.sit(live, EVE, 3)
        await hall.leave(live, BO)
        assert live.stored.seats[2].is_free
        await hall.sit(live, EVE, 2)
        await hall.sit(live, BO, 1)
        assert live.stored.begun
        assert live.game.names == ("Ada", "Bo", "Eve")
        with pytest.raises(NotPossible):
            await hall.sit(live, EVE, 0)

    in_hall(storage, story)


def test_the_host_starts_with_bots_in_the_free_seats(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend"))
        with told(Forbidden, "error-not-host"):
            await hall.begin(live, BO)
        for sitter in ("nobody", "search@1s*2"):
            with told(HttpError, "error-no-bot"):
                await hall.begin(live, ADA, sitter)
        await hall.begin(live, ADA, "random")
        assert live.stored.begun and live.stored.seats[1].sitter == "random"
        with told(NotPossible, "error-begun"):
            await hall.begin(live, ADA)

    in_hall(storage, story)


def test_a_click_is_meant_for_the_position_that_was_seen(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "random"))
        await settled(live)
        moment, move, save = live.moment(0), str(live.game.moves(0)[0]), None
        await hall.play(live, ADA, move, moment)
        await settled(live)
        save = live.game.save()
        with pytest.raises(Outdated):
            await hall.play(live, ADA, move, moment)
        assert live.game.save() == save

    in_hall(storage, story)


def test_a_click_for_a_position_that_came_back_is_too_late(storage: Storage) -> None:
    """In Pax Renaissance everybody may pass, and then the same is asked in the same position."""

    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, TableRequest("pax-renaissance", (SeatRequest("me"), SeatRequest("friend"))))
        await hall.sit(live, BO, 1)
        first, asker = live.stored.waiting[0], person_at(live)
        moment, seen = live.moment(first), live.game.view(first)
        for _ in range(2):
            seat = live.stored.waiting[0]
            await hall.play(live, person_at(live), "turn end", live.moment(seat))
        assert live.stored.waiting == (first,) and live.game.view(first) == seen
        with pytest.raises(Outdated):
            await hall.play(live, asker, "turn end", moment)

    in_hall(storage, story)


def test_two_clicks_at_once_are_one(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend"))
        await hall.sit(live, BO, 1)
        person, seat = person_at(live), live.stored.waiting[0]
        move, moment, length = str(live.game.moves(seat)[0]), live.moment(seat), live.game.length
        clicks = [hall.play(live, person, move, moment) for _ in range(5)]
        results = await asyncio.gather(*clicks, return_exceptions=True)
        assert results.count(None) == 1
        assert all(isinstance(result, Outdated) for result in results if result is not None)
        assert live.game.length > length

    in_hall(storage, story)


def test_nobody_decides_for_another(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend"))
        await hall.sit(live, BO, 1)
        seat = live.stored.waiting[0]
        other = BO if person_at(live) is ADA else ADA
        move, save = str(live.game.moves(seat)[0]), live.game.save()
        with told(Forbidden, "error-not-your-seat"):
            await hall.play(live, other, move, live.moment(seat), seat)
        with pytest.raises(Illegal) as refused:
            await hall.play(live, other, move, live.moment(1 - seat))
        assert refused.value.refusals
        with told(Forbidden, "error-spectator"):
            await hall.play(live, EVE, move, live.moment(-1))
        with told(HttpError, "error-no-move"):
            await hall.play(live, person_at(live), "fly to the moon", live.moment(seat))
        assert live.game.save() == save

    in_hall(storage, story)


def test_a_decision_is_taken_back_when_nobody_learned_anything(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "random", settings={"starting-player": "ochre"}))
        await settled(live)
        with told(NotPossible, "error-nothing-to-undo"):
            await hall.undo(live, ADA)
        save = live.game.save()
        await decide(hall, live)
        await settled(live)
        await hall.undo(live, ADA)  # a bot agrees to anything
        assert live.game.save() == save
        kept = storage.tables.load(live.id)
        assert kept is not None and kept.head + "\n".join(kept.lines) + "\n" == save

    in_hall(storage, story)


async def _until_new(hall: TableService, live: LiveTable) -> int:
    """Decide until taking back would need the other's agreement; whose decision that was."""
    for _ in range(60):
        seat = live.stored.waiting[0]
        await decide(hall, live)
        last = live.game.last_decision(seat)
        assert last is not None
        if live.game.new_since(last):
            return seat
    raise AssertionError("nothing new happened")


@pytest.mark.parametrize("agrees", [True, False])
def test_past_new_information_the_others_are_asked(storage: Storage, agrees: bool) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend"))
        await hall.sit(live, BO, 1)
        seat = await _until_new(hall, live)
        asker, other = (ADA, BO) if seat == 0 else (BO, ADA)
        save, length = live.game.save(), live.game.length
        await hall.undo(live, asker)
        assert live.stored.takeback is not None and live.stored.takeback.seat == seat
        assert live.game.save() == save
        with pytest.raises(Forbidden):
            await hall.answer_takeback(live, EVE, True)
        await hall.answer_takeback(live, other, agrees)
        assert live.stored.takeback is None
        assert (live.game.length < length) is agrees
        with told(NotPossible, "error-no-takeback"):
            await hall.answer_takeback(live, other, True)

    in_hall(storage, story)


def test_the_asker_alone_cannot_agree(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend"))
        await hall.sit(live, BO, 1)
        seat = await _until_new(hall, live)
        asker = ADA if seat == 0 else BO
        save = live.game.save()
        await hall.undo(live, asker)
        await hall.answer_takeback(live, asker, True)
        assert live.stored.takeback is not None
        assert live.game.save() == save
        await hall.answer_takeback(live, asker, False)
        assert live.stored.takeback is None

    in_hall(storage, story)


def test_whoever_leaves_is_played_on_by_a_bot(storage: Storage) -> None:
    async def story(hall: TableService) -> str:
        live = await hall.create(ADA, order("me", "friend"))
        await hall.sit(live, BO, 1)
        await hall.leave(live, BO, "random")
        with pytest.raises(Forbidden):
            await hall.leave(live, BO)
        with told(Forbidden, "error-bot-plays-on"):
            await hall.play(live, BO, "roll", live.moment(1))
        await hall.leave(live, ADA, "random")
        await settled(live)
        assert live.stored.over
        assert live.game.names == ("Ada", "Bo")
        assert live.side_of(BO.id) == 1
        with pytest.raises(Forbidden):
            await hall.leave(live, ADA)
        return live.id

    id = in_hall(storage, story)
    kept = storage.tables.load(id)
    assert kept is not None and kept.over and kept.winners and "Ada=random Bo=random" in kept.head
    assert Table.replay(kept.head + "\n".join(kept.lines)).over


def test_a_server_that_was_killed_goes_on_with_its_bots(storage: Storage) -> None:
    async def first(hall: TableService) -> str:
        live = await hall.create(ADA, order("me", "friend"))
        await hall.sit(live, BO, 1)
        await hall.leave(live, ADA, "random")
        await hall.leave(live, BO, "random")
        return live.id  # the hall is closed while the bots play

    id = in_hall(storage, first)
    kept = storage.tables.load(id)
    assert kept is not None and not kept.over

    async def second(hall: TableService) -> bool:
        await hall.resume()
        live = await hall.open(id)
        await settled(live)
        return live.stored.over

    assert in_hall(storage, second)


def test_whose_time_is_up_is_played_on_by_a_bot(storage: Storage) -> None:
    clock = [1000.0]

    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend", bank=60, increment=5))
        await hall.sit(live, BO, 1)
        seat = live.stored.waiting[0]
        clock[0] += 10
        await decide(hall, live)
        assert live.stored.seats[seat].bank == 55
        waiting = live.stored.waiting[0]
        clock[0] += 1000
        await hall.autoplay._time_is_up(live)
        assert live.stored.seats[waiting].sitter == "merchant"
        assert live.stored.seats[waiting].bank == 0

    in_hall(storage, story, lambda: clock[0])


def test_two_people_at_one_screen_have_a_seat_each(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "here:Bea", "random"))
        await settled(live)
        assert live.seats_of(ADA.id) == [0, 1]
        assert live.game.names[:2] == ("Ada", "Bea")
        for _ in range(10):
            assert live.side_of(ADA.id) == live.stored.waiting[0]
            await decide(hall, live)
            await settled(live)

    in_hall(storage, story)


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        (order("friend", "greedy"), "error-no-seat-for-me"),
        (order("me"), "error-order"),
        (order("me", "wizard"), "error-no-bot"),
        (order("me", "search@1s*2"), "error-no-bot"),
        (order("me", "greedy", settings={"stakes": "high"}), "error-order"),
        (TableRequest("chess", (SeatRequest("me"), SeatRequest("greedy"))), "error-order"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(storage: Storage, wanted: TableRequest, problem: str) -> None:
    async def story(hall: TableService) -> None:
        with told(HttpError, problem):
            await hall.create(ADA, wanted)

    in_hall(storage, story)
    assert storage.tables.of_person(ADA.id) == []


def test_remarks_are_kept_and_bounded(storage: Storage) -> None:
    async def story(hall: TableService) -> str:
        live = await hall.create(ADA, order("me", "friend"))
        await hall.say(live, ADA, "  good   evening ")
        await hall.say(live, EVE, "I only watch")
        for text in ("", "   "):
            with told(HttpError, "error-empty-remark"):
                await hall.say(live, ADA, text)
        with told(HttpError, "error-long-remark"):
            await hall.say(live, ADA, "a" * 501)
        return live.id

    id = in_hall(storage, story)
    assert [(said.seat, said.text) for said in storage.tables.remarks(id)] == [
        (0, "good evening"),
        (-1, "I only watch"),
    ]


def test_another_process_is_followed(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        other = TableService(storage)
        live = await hall.create(ADA, order("me", "friend"))
        there = await other.open(live.id)
        await hall.sit(live, BO, 1)
        await other.on_notification(f"{live.id} {live.stored.version}")
        assert there.game.save() == live.game.save()
        for _ in range(12):
            await decide(hall, live)
            await other.on_notification(f"{live.id} {live.stored.version}")
            assert there.game.save() == live.game.save()
            assert there.story(0, "fr").told == live.story(0, "fr").told
        seat = live.stored.waiting[0]
        move, moment, person = str(live.game.moves(seat)[0]), live.moment(seat), person_at(live)
        await hall.play(live, person, move, moment)
        with pytest.raises(Outdated):  # it has not heard yet, and the storage does not take the same move twice
            await other.play(there, person, move, moment)
        assert there.game.save() == live.game.save()
        await other.close()

    in_hall(storage, story)


def test_there_is_no_table_under_any_other_id(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        for id in ("", "nothing", "../../etc", "x" * 1000):
            with pytest.raises(NotFound):
                await hall.open(id)

    in_hall(storage, story)


def test_a_visitor_who_leaves_does_not_stop_a_write(storage: Storage) -> None:
    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend"))
        sitting = asyncio.create_task(hall.sit(live, BO, 1))
        while hall.changes._write_queue._writing is None:
            await asyncio.sleep(0)
        sitting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sitting
        assert not live.lock.locked()
        assert live.stored == storage.tables.load(live.id), "the seat was taken before the lock was given back"
        assert live.stored.seats[1].person == BO.id

    in_hall(storage, story)


def test_nobody_sits_down_under_the_name_of_an_account(storage: Storage) -> None:
    storage.people.save(Person("zoe-id", "Zoë", "", "hash"))

    async def story(hall: TableService) -> None:
        live = await hall.create(ADA, order("me", "friend"))
        with told(NotPossible, "error-name-taken"):
            await hall.sit(live, Person("bo-id", "zoë"), 1)

    in_hall(storage, story)
