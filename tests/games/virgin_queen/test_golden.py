"""Whole games, each named after what it shows."""

import pytest
from tests.games.golden import told
from tests.games.virgin_queen.golden.make import GOLDEN
from tests.games.virgin_queen.position_builder import REBELS, SPAIN, rule

from fondaco.games.virgin_queen.vocabulary import MARY_DEAD, PHASE

golden = GOLDEN.table


@pytest.mark.parametrize("name", GOLDEN.stories)
def test_a_golden_game_replays_and_shows_its_story(name: str) -> None:
    GOLDEN.check(name)


def test_every_golden_game_has_its_story() -> None:
    GOLDEN.check_names()


@rule("sequence.order", "sequence.8.next-turn", "enterprise.turns")
def test_a_game_has_four_turns_of_eight_phases_in_order() -> None:
    """The first phase of the first turn begins before anybody can listen."""
    table = golden("points-decide")
    assert [numbers["turn"] for numbers in told(table, "turn")] == [4, 5, 6]
    assert [numbers["phase"] for numbers in told(table, "phase")] == (list(range(len(PHASE))) * 4)[1:]


@rule("espionage.rebellion.gunpowder")
def test_the_gunpowder_plot_ends_the_game_for_spain() -> None:
    table = golden("gunpowder-plot")
    assert table.winners == [SPAIN]
    assert told(table, "gunpowder") and not told(table, "end")


@rule("sequence.4.instant-victory", "enterprise.victory")
@pytest.mark.parametrize(
    ("name", "winner"),
    [
        ("london-falls", SPAIN),
        ("england-is-catholic", SPAIN),
        ("north-is-free", REBELS),
        ("netherlands-are-protestant", REBELS),
    ],
)
def test_a_victory_at_once_leaves_no_later_phase(name: str, winner: int) -> None:
    table = golden(name)
    view = table.view(-1)
    assert table.winners == [table.game.known(view).seat_of(winner)] and view.phase == 3
    assert not told(table, "end")


@rule("enterprise.victory")
def test_among_equals_an_earlier_turn_decides() -> None:
    """Q.turn.tie."""
    table = golden("earlier-turn-decides")
    leading = [seat for seat, score in enumerate(table.scores) if score == max(table.scores)]
    assert len(leading) > 1
    assert len(table.winners) == 1 and table.winners[0] in leading


@rule("espionage.rebellion.execution")
def test_mary_is_executed_and_stays_dead() -> None:
    assert golden("secrets").view(-1).mary == MARY_DEAD
