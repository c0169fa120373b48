"""A record of older rules is carried over where they do not differ, and stays readable where they do."""

import re
from pathlib import Path

import pytest

from fondaco import Table
from fondaco.kernel import LANGUAGES
from fondaco.table import games
from fondaco.table.errors import RecordError
from fondaco.table.record import parse_line

GOLDEN = sorted(Path(__file__).parent.parent.glob("games/*/golden/*.record"))
BEGUN = 60
"""Decisions before the one that the rules of today refuse."""


def older(record: str) -> str:
    """The record as the version of the rules before this one would have written it."""
    return re.sub(r"^rules: \d+$", "rules: 0", record, count=1, flags=re.MULTILINE)


def refused_later(game: str) -> str:
    """The save of an older game, whose rules allowed what belongs to another step today."""
    table = Table(game, ["random", "random", "random"], seed=5)
    while table.length < BEGUN:
        table.bot_plays()
    head, lines = table.papers()
    step = table.game.step_and_option(table.game.numbers[parse_line(lines[-1], 0).move])[0]
    other = next(
        each for each in table.game.notation if table.game.step_and_option(table.game.numbers[each])[0] != step
    )
    seat = lines[-1].split(" ")[0]
    return older(head) + "\n".join([*lines[:-1], f"{seat} {other}", lines[-1], ""])


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_game_of_older_rules_that_hold_is_carried_over(file: Path) -> None:
    record = file.read_text(encoding="utf-8")
    table = Table.replay(older(record))
    assert (table.halted, table.record()) == (None, record), "and its record now follows the rules of today"


@pytest.mark.parametrize("game", games())
def test_what_the_rules_now_refuse_is_an_error_that_names_both_versions(game: str) -> None:
    with pytest.raises(RecordError) as caught:
        Table.replay(refused_later(game))
    for language, said in zip(
        LANGUAGES, ("begun with version 0 of the rules", "commencé avec la version 0 des règles")
    ):
        assert said in caught.value.say(language)


@pytest.mark.parametrize("game", games())
def test_such_a_game_can_be_read_to_its_last_sound_moment(game: str) -> None:
    record = refused_later(game)
    table = Table.replay(record, halt=True)
    sound = len(record.partition("moves:\n")[2].splitlines()) - 2
    assert table.halted is not None and table.length == sound
    assert (table.waiting, table.decisions, table.decision, table.over) == ([], [], None, False)
    assert not table.bot_plays() and list(table.moves()) == []
    for at in (0, sound // 2, sound):
        assert table.view(0, at).seat == 0
    assert table.log(0) and table.svg(-1, at=sound).startswith("<svg")
    assert table.record(0).count("\n") >= sound


@pytest.mark.parametrize("game", games())
def test_it_goes_on_from_there_with_other_dice(game: str) -> None:
    table = Table.replay(refused_later(game), halt=True)
    sound, known = table.save(), table.seed_hash
    table.go_on_from_here()
    assert table.halted is None and table.waiting
    assert table.seed_hash != known, "what came up after this moment is known to those who saw it"
    assert table.save().splitlines()[-1] in sound or table.length >= len(sound.splitlines()) - 8
    table.finish()
    assert Table.replay(table.record()).scores == table.scores


@pytest.mark.parametrize("change", [(r"rules: \d+", "rules: 99"), ("components: standard", "components: mine")])
def test_nothing_of_a_record_is_sound_whose_rules_or_components_are_not_known(change: tuple[str, str]) -> None:
    record = re.sub(*change, GOLDEN[0].read_text(encoding="utf-8"))
    with pytest.raises(RecordError):
        Table.replay(record)
    table = Table.replay(record, halt=True)
    assert (table.length, table.waiting) == (0, []) and change[1].split(": ")[1] in str(table.halted)
