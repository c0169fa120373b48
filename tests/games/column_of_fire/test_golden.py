"""Whole games, one for every way the game can end; each is named after what it shows."""

import pytest
from tests.games.column_of_fire.golden.make import GOLDEN, standing, trigger
from tests.games.column_of_fire.position_builder import rule

from fondaco.games.column_of_fire.vocabulary import GOAL

golden = GOLDEN.table


@pytest.mark.parametrize("name", GOLDEN.stories)
def test_a_golden_game_replays_and_shows_its_ending(name: str) -> None:
    GOLDEN.check(name)


def test_every_golden_game_has_its_ending() -> None:
    GOLDEN.check_names()


@rule("end.trigger", "end.finish-year", "end.irrevocable")
@pytest.mark.parametrize("name", ["goal-by-sale", "goal-by-conflict", "goal-in-another-turn"])
def test_fifty_points_end_the_game_with_the_year(name: str) -> None:
    table = golden(name)
    end = trigger(table)
    assert end is not None
    index = next(i for i, entry in enumerate(table._entries) for event in entry.events if event.key == "goal-reached")
    moment = table.view(-1, at=index + 1)
    assert moment.ending == 1 and moment.score[end.seat] >= GOAL
    assert table.view(-1).year == moment.year, "the year is played out, and no other begins"


@rule("end.deck-empty", "end.deck-empty-finish")
def test_a_deck_used_up_ends_the_game_with_the_year() -> None:
    table = golden("deck-used-up")
    index = next(i for i, entry in enumerate(table._entries) for event in entry.events if event.key == "deck-empty")
    moment = table.view(-1, at=index + 1)
    assert moment.ending == 1 and [] in [list(deck) for deck in moment.decks]
    assert table.view(-1).year == moment.year


@rule("end.winner", "end.tiebreak", "end.tiebreak-religion", "end.shared")
def test_ties_are_broken_by_goods_then_by_the_religion_die() -> None:
    for name, parts in (("tie-goods-decide", 1), ("tie-religion-die-decides", 2), ("victory-shared", 3)):
        table = golden(name)
        places = sorted(standing(table), reverse=True)
        assert places[0][:parts] == places[1][:parts]
        assert parts == 3 or places[0][parts] > places[1][parts]
        assert all(standing(table)[seat] == places[0] for seat in table.winners)
