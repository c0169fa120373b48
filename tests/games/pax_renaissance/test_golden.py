"""Whole games, one for every way the game can end and more; each is named after what it shows."""

import pytest
from tests.games.golden import told
from tests.games.pax_renaissance.golden.make import GOLDEN
from tests.games.pax_renaissance.position_builder import rule

from fondaco.games.pax_renaissance.rules.victory import condition_refusal
from fondaco.games.pax_renaissance.vocabulary import VICTORY

golden = GOLDEN.table


@pytest.mark.parametrize("name", GOLDEN.stories)
def test_a_golden_game_replays_and_shows_its_story(name: str) -> None:
    GOLDEN.check(name)


def test_every_golden_game_has_its_story() -> None:
    GOLDEN.check_names()


@rule("A3.goal", "L2.declare", "E6.victory")
@pytest.mark.parametrize("victory", range(4))
def test_who_declares_a_victory_meets_its_conditions_and_wins_alone(victory: int) -> None:
    table = golden(f"{VICTORY.labels[victory]}-victory")
    (declared,) = told(table, "declared")
    assert table.winners == [declared["seat"]] and declared["victory"] == victory
    assert not condition_refusal(table.game.known(table.view(-1)), declared["seat"], victory)


@rule("L2.patron-trigger", "L2.patron-winner")
def test_the_greatest_patron_wins_when_the_piles_run_out() -> None:
    table = golden("patron-victory")
    counts = {count["seat"]: (count["patron"], count["florins"]) for count in told(table, "patron-count")}
    assert table.game.known(table.view(-1)).piles() == [0, 0]
    assert table.winners == [seat for seat, rank in counts.items() if rank == max(counts.values())]


@rule("C7.first-player", "C7.florins")
def test_fugger_begins_where_it_plays() -> None:
    for name in GOLDEN.stories:
        table = golden(name)
        first = told(table, "turn")[0]["seat"]
        banks = {drawn["bank"]: drawn["seat"] for drawn in told(table, "bank-drawn")}
        assert banks.get(0, first) == first
