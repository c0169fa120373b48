"""Our games as OpenSpiel's search sees them, where OpenSpiel is installed."""

from random import Random

import pytest

from fondaco.kernel.engine import at_hand
from fondaco.table import SITTERS, Table, find_game

pytest.importorskip("pyspiel", reason="OpenSpiel comes with `make bench`")

from benchmarks.spiel import NAME, OpenSpielBot, Position

GAMES = ["column-of-fire", "orleans", "pax-renaissance", "virgin-queen"]


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_can_be_played_to_its_end(name: str) -> None:
    game, random = find_game(name), Random(3)
    s = game.begin(2, {})
    position = Position(game, s, game.advance(s))
    while not position.is_terminal():
        if position.is_chance_node():
            outcomes, odds = zip(*position.chance_outcomes())
            assert sum(odds) == pytest.approx(1)
            position.apply_action(random.choices(outcomes, odds)[0])
        else:
            before = position.clone()
            position.apply_action(random.choice(position.legal_actions()))
            assert before.current_player() >= 0
    assert position.current_player() < -1
    assert all(-1 <= value <= 1 for value in position.returns())
    assert max(position.returns()) > -1


def test_it_does_not_take_back_a_follower_it_has_sent() -> None:
    game = find_game("orleans")
    table = Table("orleans", ["random", "random"], seed=1)
    left_out = 0
    for _ in range(80):
        assert table.bot_plays()
        s = table._state
        options = game.legal(s, at_hand(s))
        offered = Position(game, s, 0).legal_actions()
        left_out += len(options) - len(offered)
        retracts = game.steps[at_hand(s)[0]].retracts
        assert not any(map(retracts, offered)) or all(map(retracts, options))
    assert left_out


@pytest.mark.parametrize("cheats", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_its_bot_sits_down_at_our_tables(name: str, cheats: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = OpenSpielBot(0.001)
    monkeypatch.setitem(SITTERS, NAME, lambda: bot)
    table = Table(name, [NAME, "random"], seed=1)
    if cheats:
        bot.peek = lambda: table._state
    for _ in range(6):
        assert table.bot_plays()
    assert bot.simulations and min(bot.simulations) >= 2
