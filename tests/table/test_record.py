"""The record: readable, complete without a generator, and rejected with one line where it is wrong."""

from collections.abc import Callable
from random import Random

import pytest
from tests.fuzz.walk import differences, position
from tests.table.play import GAME, moves_of, people, until, wander

from fondaco.kernel import EVERYONE, NATURE
from fondaco.table import FondacoError, RecordError, Table
from fondaco.table import record as records
from fondaco.table.chances import seed_hash
from fondaco.table.sitting import SNAPSHOT_EVERY


@pytest.fixture(scope="module")
def finished() -> Table:
    table = Table(GAME, seats=["random", "random", "random"], seed="borgia")
    table.finish()
    return table


# Form


def test_a_record_is_readable(finished: Table) -> None:
    lines = finished.record().splitlines()
    assert lines[:9] == [
        "fondaco record 1",
        "game: column-of-fire",
        f"rules: {finished.game.version}",
        "seats: random random random",
        "settings: starting-player=random",
        f"components: {finished.game.components}",
        f"seed-hash: 0 {seed_hash('borgia')}",
        "seed: borgia",
        "moves:",
    ]
    scores, winners = (" ".join(map(str, values)) for values in (finished.scores, finished.winners))
    assert lines[-1] == f"result: scores {scores} winners {winners}"
    assert len(lines) == 9 + finished.length + 1
    assert lines[9].startswith("* starting-player ")


def test_a_record_parses_and_prints_the_same(finished: Table) -> None:
    for text in (finished.record(), people().save(), people().record()):
        assert str(records.parse(text)) == text


def test_a_record_replays_to_the_same_position(finished: Table) -> None:
    again = Table.replay(finished.record())
    assert position(again._state) == position(finished._state), differences(again._state, finished._state)
    assert (again.scores, again.winners, again.over) == (finished.scores, finished.winners, True)
    assert again.record() == finished.record()
    for seat in range(-1, 3):
        assert again.log(seat) == finished.log(seat)


@pytest.mark.parametrize("ending", ["\r\n", "\n\n", "  \n"])
def test_line_ends_and_blanks_do_not_matter(finished: Table, ending: str) -> None:
    head, moves = finished.record().split("moves:\n")
    text = head.replace("\n", "\r\n") + "moves:" + ending + moves.replace("\n", ending)
    assert Table.replay(text).record() == finished.record()


def test_forced_moves_are_logged_as_forced(finished: Table) -> None:
    lines = moves_of(finished.record())
    forced = [line for line in lines if line.endswith(" !")]
    assert forced and len(forced) == sum(entry.forced for entry in finished._entries)
    assert not any(line.startswith("*") for line in forced)


def test_a_forced_move_had_no_alternative() -> None:
    table = wander(people(3), 40)
    for index, entry in enumerate(table._entries):
        if entry.seat != NATURE:
            state = table._state_at(index)
            number, a, b = state.frames[-1]
            alone = len(table.game.legal(state, state.frames[-1])) == 1
            assert entry.forced == (alone and table.game.steps[number].may_be_forced(state, a, b))


# Seed


def test_the_seed_is_secret_until_the_end(finished: Table) -> None:
    table = wander(people("medici"), 30)
    assert "medici" not in table.record() and "\nseed:" not in table.record()
    assert f"seed-hash: 0 {seed_hash('medici')}\n" in table.record()
    assert table.seed_hash == seed_hash("medici")
    assert "seed: borgia\n" in finished.record()


def test_a_seed_nobody_chose_cannot_be_guessed() -> None:
    hashes = {Table(GAME, seats=["ada", "bo"]).seed_hash for _ in range(5)}
    assert len(hashes) == 5


def test_the_seed_fixes_all(finished: Table) -> None:
    again = Table(GAME, seats=["random", "random", "random"], seed="borgia")
    again.finish()
    other = Table(GAME, seats=["random", "random", "random"], seed="este")
    other.finish()
    assert again.record() == finished.record()
    assert moves_of(other.record()) != moves_of(finished.record())


def test_fair_dice_are_found_fair(finished: Table) -> None:
    assert finished.unfair() == []
    assert Table.replay(finished.record()).unfair() == []


def test_an_edited_die_is_found_out() -> None:
    table = wander(people(9), 60)
    index = max(
        index
        for index, entry in enumerate(table._entries)
        if entry.seat == NATURE and table.game.notation[entry.action].startswith("die ")
    )
    lines = table.save().splitlines()
    first = lines.index("moves:") + 1
    rolled = int(lines[first + index].split()[-1])
    lines[first + index] = f"* die {rolled % 6 + 1}"
    edited = Table.replay("\n".join(lines[: first + index + 1]))
    assert edited.unfair() == [index]


# Save and resume


@pytest.mark.parametrize("decisions", [0, 1, 17, 60, 133])
def test_a_resumed_game_goes_on_as_if_nothing_had_happened(finished: Table, decisions: int) -> None:
    table = Table(GAME, seats=["random", "random", "random"], seed="borgia")
    for _ in range(decisions):
        table.bot_plays()
    resumed = Table.replay(table.save())
    assert resumed.length == table.length and resumed.save() == table.save()
    resumed.finish()
    assert resumed.record() == finished.record()


def test_a_game_put_aside_again_and_again_has_the_same_chance() -> None:
    whole, parts = people(5), people(5)
    for number in range(90):
        move = Random(number).choice(whole.moves())
        whole.play(move)
        parts = Table.replay(parts.save())
        parts.play(str(move))
    assert parts.save() == whole.save()


def resumable() -> Table:
    """A game from whose public record nothing is missing."""

    def long_and_open(table: Table, _: object) -> bool:
        return table.length > 30 and all(entry.witness == EVERYONE for entry in table._entries)

    return until(long_and_open)[0]


def test_a_public_record_can_be_gone_on_with_under_a_new_seed() -> None:
    table = resumable()
    resumed = wander(Table.replay(table.record()), 10_000)
    assert resumed.over
    text = resumed.record()
    assert text.count("seed-hash:") == 2, "the first seed is still secret, the second published"
    again = Table.replay(text)
    assert again.record() == text
    assert again.unfair() == [], "what cannot be checked is not called unfair"


def test_a_record_that_hides_a_secret_is_not_replayed() -> None:
    table, _ = until(lambda table, _: any(entry.witness != EVERYONE for entry in table._entries))
    owner = next(entry.witness for entry in table._entries if entry.witness != EVERYONE)
    other = (owner + 1) % 3
    assert any(line == "* draw ?" for line in moves_of(table.record(other)))
    assert any(line == "* draw ?" for line in moves_of(table.record()))
    with pytest.raises(RecordError, match=r"line [0-9]+: this record hides a secret"):
        Table.replay(table.record())
    assert Table.replay(table.save()).save() == table.save()


# Moments


def test_any_moment_can_be_seen_again() -> None:
    table = people(7)
    seen: dict[int, list[object]] = {}
    while table.length < 4 * SNAPSHOT_EVERY:
        seen[table.length] = [table.view(seat) for seat in range(-1, 3)]
        wander(table, 1, seed=table.length)
    seen[table.length] = [table.view(seat) for seat in range(-1, 3)]
    again = Table.replay(table.save())
    for sitting in (table, again):
        for length, views in seen.items():
            assert [sitting.view(seat, at=length) for seat in range(-1, 3)] == views
    assert table.view(0) == table.view(0, at=table.length)


@pytest.mark.parametrize("moment", [-1, 10_000])
def test_moments_that_never_were(moment: int) -> None:
    with pytest.raises(FondacoError):
        people().view(0, at=moment)


def test_the_log_tells_everybody_what_they_may_know() -> None:
    def drew(table: Table, _: object) -> bool:
        return any(event.witness != EVERYONE for entry in table._entries for event in entry.events)

    table, _ = until(drew)
    owners = [event.witness for entry in table._entries for event in entry.events if event.witness != EVERYONE]
    lengths = {seat: len(table.log(seat)) for seat in range(-1, 3)}
    assert lengths == {seat: lengths[-1] + owners.count(seat) for seat in lengths}, "only owners read of their tiles"
    assert table.log(-1, since=table.length) == []


# What is wrong in a record, and where

Change = Callable[[list[str]], int]
"""Changes the lines of a record and says at which line that will be noticed."""


def replaced(start: str, by: str) -> Change:
    def change(lines: list[str]) -> int:
        index = next(index for index, line in enumerate(lines) if line.startswith(start))
        lines[index] = by
        return index + 1

    return change


def doubled(start: str) -> Change:
    def change(lines: list[str]) -> int:
        index = next(index for index, line in enumerate(lines) if line.startswith(start))
        lines.insert(index, lines[index])
        return index + 2

    return change


def removed(start: str, noticed: int) -> Change:
    def change(lines: list[str]) -> int:
        del lines[next(index for index, line in enumerate(lines) if line.startswith(start))]
        return noticed

    return change


def at_end(text: str) -> Change:
    def change(lines: list[str]) -> int:
        lines.append(text)
        return len(lines)

    return change


def emptied(lines: list[str]) -> int:
    lines.clear()
    return 1


def beheaded(lines: list[str]) -> int:
    del lines[lines.index("moves:") :]
    return len(lines)


def another_seat(lines: list[str]) -> int:
    index = next(index for index, line in enumerate(lines) if line[0].isdigit())
    lines[index] = f"{(int(lines[index][0]) + 1) % 3}{lines[index][1:]}"
    return index + 1


def dropped_chance(lines: list[str]) -> int:
    """Without a die that was rolled the table still waits for it."""
    index = max(index for index, line in enumerate(lines) if line.startswith("* die"))
    later = next(i for i, line in enumerate(lines[index:], index) if not line.startswith("* die"))
    del lines[index]
    return later


def illegal(lines: list[str]) -> int:
    """A seat that takes a character may not take two: the step is right, the option is not."""
    for index, line in enumerate(lines):
        if line[0].isdigit() and line[2:].startswith("move "):
            lines[index] = f"{line[0]} move stay"
            return index + 1
    raise AssertionError("nobody moved")


WRONG: dict[str, tuple[Change, str]] = {
    "empty": (emptied, "a record begins with 'fondaco record 1'"),
    "title": (replaced("fondaco", "chess record 1"), "a record begins with 'fondaco record 1'"),
    "format": (replaced("fondaco", "fondaco record 2"), "format 2"),
    "no format": (replaced("fondaco", "fondaco record"), "does not say which format it has"),
    "game": (replaced("game:", "game: go"), "no game is called 'go'"),
    "no game": (removed("game:", 1), "the header needs 'game:' once"),
    "two games": (doubled("game:"), "the header needs 'game:' once"),
    "rules": (replaced("rules:", "rules: 99"), "the record follows rules version 99"),
    "rules in words": (replaced("rules:", "rules: new"), "rules: a number is expected, not 'new'"),
    "long rules": (replaced("rules:", f"rules: {'9' * 6000}"), ""),
    "seats": (replaced("seats:", "seats: ada"), "2 to 4 players, not 1"),
    "no seats": (replaced("seats:", "seats:"), "2 to 4 players, not 0"),
    "setting": (replaced("settings:", "settings: stakes=high"), "no setting 'stakes'"),
    "setting's value": (replaced("settings:", "settings: starting-player=pink"), "not 'pink'"),
    "setting's form": (replaced("settings:", "settings: pink"), "NAME=VALUE is expected, not 'pink'"),
    "components": (replaced("components:", "components: mine 0123"), "components 'mine 0123'"),
    "unknown header": (replaced("settings:", "weather: fine"), "a header such as 'game: NAME'"),
    "no colon": (replaced("settings:", "hello"), "a header such as 'game: NAME'"),
    "no moves": (removed("moves:", 9), "a header such as 'game: NAME' or 'moves:' is expected"),
    "only a head": (beheaded, "the record has no 'moves:'"),
    "seed hash": (replaced("seed-hash:", "seed-hash: abc"), "seed-hash: NUMBER HASH is expected"),
    "another seed": (replaced("seed:", "seed: este"), "no seed-hash belongs to the seed 'este'"),
    "no word": (replaced("* starting-player", "*"), "'SEAT MOVE' or '* OUTCOME' is expected"),
    "no number": (replaced("* starting-player", "x starting-player ochre"), "'SEAT MOVE' or '* OUTCOME' is expected"),
    "unknown move": (replaced("* starting-player", "* starting-player pink"), "'starting-player pink' is not a move"),
    "other step": (replaced("* starting-player", "* die 3"), "'die 3' cannot happen here"),
    "impossible outcome": (replaced("* starting-player", "* starting-player vermilion"), "cannot happen here"),
    "seat for chance": (replaced("* starting-player", "0 starting-player ochre"), "it is not for 0"),
    "no such seat": (replaced("* starting-player", "7 starting-player ochre"), "it is not for 7"),
    "long seat": (replaced("* starting-player", f"{'9' * 6000} starting-player ochre"), ""),
    "wrong seat": (another_seat, "it is not for"),
    "missing chance": (dropped_chance, ""),
    "illegal move": (illegal, "'move stay' is not allowed: "),
    "edited result": (replaced("result:", "result: scores 50 0 0 winners 0"), "the moves end with 'scores "),
    "after the result": (at_end("0 end"), "nothing may follow the result"),
    "two results": (at_end("result: scores 1 2 3 winners 2"), "nothing may follow the result"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_record_that_is_wrong_is_rejected_with_the_line(finished: Table, name: str) -> None:
    change, problem = WRONG[name]
    lines = finished.record().splitlines()
    number = change(lines)
    with pytest.raises(FondacoError) as caught:
        Table.replay("\n".join(lines))
    message = str(caught.value)
    assert problem in message
    assert f"line {number}:" in message, f"line {number} is not named: {message[:200]}"
    assert "\n" not in message


def test_what_follows_the_end_of_the_game_is_rejected(finished: Table) -> None:
    lines = finished.record().splitlines()
    lines[-1:] = ["0 end", lines[-1]]
    with pytest.raises(RecordError, match=f"line {len(lines) - 1}: it is not for 0 end now"):
        Table.replay("\n".join(lines))


def test_a_result_before_the_end_is_rejected(finished: Table) -> None:
    lines = finished.record().splitlines()
    del lines[-4:-1]
    with pytest.raises(RecordError, match=f"line {len(lines)}: "):
        Table.replay("\n".join(lines))


def test_a_finished_record_without_seeds_can_be_looked_at(finished: Table) -> None:
    lines = [line for line in finished.record().splitlines() if not line.startswith("seed")]
    table = Table.replay("\n".join(lines))
    assert table.scores == finished.scores and table.unfair() == []
    assert isinstance(table.seed_hash, str)


@pytest.mark.parametrize("seed", ["two words", " leading", "trailing ", "line\nbreak", "", "é", "a:b", "moves:"])
def test_any_seed_survives_its_record(seed: str) -> None:
    """Or is refused at once, with a clear word."""
    try:
        table = Table(GAME, seats=["random", "random"], seed=seed)
    except FondacoError:
        return
    for _ in range(10):
        table.bot_plays()
    resumed = Table.replay(table.save())
    table.finish()
    resumed.finish()
    assert resumed.record() == table.record()


def test_papers_are_the_save_in_two_parts() -> None:
    table = Table(GAME, seats=["random", "random"], seed=7)
    for _ in range(20):
        table.bot_plays()
    head, lines = table.papers()
    assert head + "\n".join(lines) + "\n" == table.save()
    assert table.papers(12)[1] == lines[12:]


def test_another_process_follows_line_by_line() -> None:
    table = Table(GAME, seats=["random", "random", "random"], seed=7)
    other = Table.replay(table.save())
    while not table.over:
        length = table.length
        table.bot_plays()
        other.follow(table.papers(length)[1])
        assert other.view(0) == table.view(0)
    assert other.save() == table.save()


def test_a_line_that_cannot_follow_is_refused() -> None:
    table = Table(GAME, seats=["random", "random"], seed=7)
    with pytest.raises(RecordError, match="is not a move"):
        table.follow([f"{table.waiting[0]} fly"])
    with pytest.raises(RecordError, match="is expected"):
        table.follow(["nonsense"])


def test_a_number_of_thousands_of_digits_is_one_sentence() -> None:
    record = Table("column-of-fire", ["you", "you"], seed=1).save()
    with pytest.raises(RecordError, match="rules: a number is expected"):
        Table.replay(record.replace("rules: 1", "rules: " + "9" * 5000))
    assert Table.replay(record.replace("rules: 1", f"rules: {'0' * 5000}1")).save() == record
