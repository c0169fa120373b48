"""One seat's side of a table: what it may know and do, and nothing else."""

import pytest
from tests.table.play import GAME

from fondaco.table import SPECTATOR, IllegalMove, Table


@pytest.fixture
def table() -> Table:
    table = Table(GAME, seats=["ada", "bo", "greedy"], seed=1462)
    table.go_on()
    return table


def decider(table: Table) -> int:
    assert table.decision is not None
    return table.decision.seat


def test_only_the_seat_that_decides_has_options(table: Table) -> None:
    deciding = decider(table)
    other = 1 - deciding
    assert [str(option) for option in table.at(deciding).options if option.allowed] == list(map(str, table.moves()))
    assert table.at(deciding).decision is not None
    for seat in (other, 2, SPECTATOR):
        assert table.at(seat).options == []
        assert table.at(seat).decision is None


def test_an_option_that_is_not_allowed_says_why(table: Table) -> None:
    for _ in range(40):
        refused = [option for option in table.at(decider(table)).options if not option.allowed]
        if refused:
            break
        table.play(table.moves()[0])
        table.go_on()
    assert refused
    for option in refused:
        assert [refusal.say("fr") for refusal in option.refusals]
        assert table.at(decider(table)).why_not(str(option)) == list(option.refusals)


def test_a_seat_decides_for_itself_alone(table: Table) -> None:
    move = str(table.moves()[0])
    with pytest.raises(IllegalMove):
        table.at(1 - decider(table)).play(move)
    seat = table.at(decider(table))
    before = table.length
    seat.play(move)
    assert table.length > before
    table.go_on()


def test_the_story_tells_the_moment_of_each_sentence(table: Table) -> None:
    story = table.at(0, "fr").story()
    assert [told.text for told in story] == table.log(0, "fr")
    assert [told.at for told in story] == sorted(told.at for told in story)
    assert story[-1].at <= table.length
    later = table.at(0, "fr").story(story[-1].at - 1)
    assert later == [told for told in story if told.at >= story[-1].at]


def test_the_whole_table_is_a_drawing(table: Table) -> None:
    seen = table.svg(0)
    assert seen.startswith("<svg")
    assert "ada" in seen
    assert table.svg(0, at=0) != seen
    assert table._repr_svg_() == table.svg(SPECTATOR)
