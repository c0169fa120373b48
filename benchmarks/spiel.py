"""Adapter of OpenSpiel's MCTS bot to our games: presents our positions as its states."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

import numpy
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from fondaco.bots.search.lookahead import onward
from fondaco.kernel import NATURE, NOBODY
from fondaco.kernel.engine import at_hand
from fondaco.table import AnyGame

NAME: Final = "open-spiel"
EXPLORATION: Final = 2.0
"""The default of OpenSpiel's examples."""
ENDLESS: Final = 1 << 30
SECONDS: Final = 1.0


class Position:
    """Adapter: a position with the interface of OpenSpiel's states; NATURE is its chance player."""

    __slots__ = ("game", "s", "who")

    def __init__(self, game: AnyGame, s: Any, who: int) -> None:
        self.game, self.s, self.who = game, s, who

    def clone(self) -> Position:
        return Position(self.game, self.s.copy(), self.who)

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.who == NOBODY else self.who

    def is_terminal(self) -> bool:
        return self.who == NOBODY

    def is_chance_node(self) -> bool:
        return self.who == NATURE

    def legal_actions(self, _: int = 0) -> list[int]:
        """The options except retractions, which our search skips too, as it would never end."""
        frame = at_hand(self.s)
        return onward(self.game.steps[frame[0]], self.game.legal(self.s, frame))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number, a, b = at_hand(self.s)
        step = self.game.steps[number]
        outcomes = step.candidates(self.s, a, b)
        weights = step.weights(self.s, a, b) or [1] * len(outcomes)
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights)]

    def apply_action(self, action: int) -> None:
        self.who = self.game.answer(self.s, int(action))

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat, in between for a shared victory."""
        winners = self.game.winners(self.s)
        return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(self.s.players)]


class Rules:
    """Adapter: a game with the interface that its search uses."""

    def get_type(self) -> SimpleNamespace:
        return SimpleNamespace(
            reward_model=pyspiel.GameType.RewardModel.TERMINAL, dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL
        )

    def max_utility(self) -> float:
        return 1.0


class TimeIsUp(Exception):
    """Timeout of a search."""


class Timed(MCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """MCTSBot with a timeout, checked between two simulations."""

    root: Any = None

    def search_until(self, position: Any, deadline: float) -> Any:
        """Search until the deadline; returns the root of the tree."""
        self.deadline = deadline
        try:
            return self.mcts_search(position)
        except TimeIsUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self.root = root
        if root.children and perf_counter() >= self.deadline:
            raise TimeIsUp
        return super()._apply_tree_policy(root, state)


def searcher(random: Random, game: Any) -> Timed:
    """MCTSBot with random rollouts, as in its examples."""
    state = numpy.random.RandomState(random.getrandbits(32))
    return Timed(game, EXPLORATION, ENDLESS, RandomRolloutEvaluator(1, state), random_state=state)


class OpenSpielBot:
    """A bot of ours that uses OpenSpiel's search on a position sampled from the view."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.simulations: list[int] = []
        """How many it had time for at each decision."""
        self.peek: Callable[[], Any] | None = None
        """Where it finds the true position, if it may cheat."""

    def within(self, budget: str) -> OpenSpielBot:
        """A copy with another budget in seconds, such as `0.5s`."""
        return OpenSpielBot(float(budget.removesuffix("s")))

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        start = perf_counter()
        if len(options) == 1:
            return options[0]
        s = self.peek().copy() if self.peek else game.imagine(view, random.random)
        owed = next(pending for pending in game.pending(s) if pending.seat == view.seat)
        game.turn_to(s, owed.lane)
        root = searcher(random, Rules()).search_until(Position(game, s, view.seat), start + self.seconds)
        self.simulations.append(root.explore_count)
        chosen = int(root.best_child().action)
        if chosen not in options:
            raise RuntimeError(f"OpenSpiel's bot wants {chosen}, and may choose among {options}")
        return chosen
