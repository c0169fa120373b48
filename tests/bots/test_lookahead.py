"""Looking a little ahead: a move is never judged half done."""

from typing import Any

import pytest
from tests.bots.circle import Circle, out_walking
from tests.games.orleans.position_builder import OCHRE, Position

from fondaco.bots.search.lookahead import IN_VAIN, Lookahead
from fondaco.bots.search.settings import Settings, settings_of
from fondaco.bots.search.tree import Tree
from fondaco.games.orleans.rules.planning import READY
from fondaco.games.orleans.vocabulary import BOARD_PLACE_LABELS, MONK
from fondaco.kernel import NOBODY
from fondaco.kernel.engine import at_hand
from fondaco.table import AnyGame, Table, games

IMPATIENT = Settings(completion=1, patience=2)


def decisions(game: str, count: int = 40) -> list[tuple[AnyGame, Any, int]]:
    """Positions in which a seat begins a move, from a game played at random."""
    table = Table(game, ["random", "random"], "foresight")
    table.finish()
    found = []
    for seat in (0, 1):
        decided = table.decided_by(seat)
        for at in decided[:: max(1, len(decided) * 2 // count)]:
            thought = table.thought_at(at, "random")
            world = thought.game.imagine(thought.view, thought.random.random)
            thought.game.turn_to(world, thought.pending.lane)
            found.append((thought.game, world, seat))
    return found


@pytest.mark.parametrize("game", games())
def test_a_move_ends_where_another_decides_or_a_new_one_begins(game: str) -> None:
    for played, s, seat in decisions(game):
        after, who = Lookahead(played, seat, IMPATIENT).moved(s, seat)
        if who == seat:
            assert played.steps[at_hand(after)[0]].settled


@pytest.mark.parametrize("game", games())
def test_looking_ahead_leaves_the_position_alone(game: str) -> None:
    for played, s, seat in decisions(game, 10):
        before = [(name, repr(getattr(s, name))) for name in s.VISIBLE]
        for option in played.legal(s, at_hand(s)):
            Lookahead(played, seat, Settings()).after(s, seat, option)
        assert [(name, repr(getattr(s, name))) for name in s.VISIBLE] == before


def test_more_patience_finds_what_is_at_least_as_good() -> None:
    for played, s, seat in decisions("pax-renaissance"):
        least, most = (
            Lookahead(played, seat, Settings(completion=follow, patience=looks)).moved(s.copy(), seat)[0]
            for follow, looks in ((0, 1), (6, 4000))
        )
        assert played.evaluate(most, seat) >= played.evaluate(least, seat)


# Going round in circles


def test_nobody_moves_only_to_take_it_back() -> None:
    """However good it looks to be out, a round that leads nowhere is not made."""
    _, who = Lookahead(Circle(says_so=True), 0, Settings()).moved(out_walking(), 0)
    assert who == NOBODY


def test_a_way_back_is_taken_where_there_is_no_other() -> None:
    s, who = Lookahead(Circle(says_so=True), 0, Settings()).completed(turned(), 0)
    assert who == 0 and at_hand(s) == (0, 0, 0)


def turned() -> Any:
    """Somebody has gone round, and can only come back."""
    s = out_walking()
    s.frames = [(1, 0, 0)]
    return s


def test_an_imagined_game_ends_even_if_all_like_it_best_to_go_round() -> None:
    tree = Tree(Circle(says_so=False), 2, 0, Settings(horizon=1), lambda: 0.5)
    tree.grow(out_walking())
    assert tree.root.visits == 1


def test_nobody_in_orleans_is_taken_up_who_fits_nowhere() -> None:
    """With every space of the board taken, a waiting monk could only be put back again."""
    t = Position(2, round=15).market(OCHRE, "monk").fill(OCHRE, *BOARD_PLACE_LABELS).planning()
    taken_up, ready = (
        Lookahead(t.game, OCHRE, settings_of("orleans")).after(t.s, OCHRE, option) for option in (MONK, READY)
    )
    assert taken_up == IN_VAIN < ready
