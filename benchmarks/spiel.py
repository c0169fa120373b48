"""OpenSpiel's MCTS bot at one of our tables, through the thinnest adapter that it takes for one of its own games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

import numpy
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from fondaco.bots.search.foresight import onward
from fondaco.kernel import NATURE, NOBODY
from fondaco.kernel.engine import at_hand
from fondaco.table import AnyGame

NAME: Final = "open-spiel"
EXPLORATION: Final = 2.0
"""The usual constant of OpenSpiel's own examples."""
ENDLESS: Final = 1 << 30
SECONDS: Final = 1.0


class Position:
    """One of our positions under the names that OpenSpiel's search uses; NATURE has the number of its chance player."""

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
        """The options but those that only take back, which ours leaves out too: else it would plan for ever."""
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
        """1 for a victory, -1 for a defeat, between them for a victory that is shared."""
        winners = self.game.winners(self.s)
        return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(self.s.players)]


class Rules:
    """What its search asks of a game."""

    def get_type(self) -> SimpleNamespace:
        return SimpleNamespace(
            reward_model=pyspiel.GameType.RewardModel.TERMINAL, dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL
        )

    def max_utility(self) -> float:
        return 1.0


class TimeIsUp(Exception):
    """The search shall end with what it has."""


class Timed(MCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """Its search as it is, which counts simulations, ended between two of them when the time is up."""

    root: Any = None

    def search_until(self, position: Any, deadline: float) -> Any:
        """The root of the tree that was grown in one go until then."""
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
    """Its MCTS bot with random rollouts, as its examples use it."""
    state = numpy.random.RandomState(random.getrandbits(32))
    return Timed(game, EXPLORATION, ENDLESS, RandomRolloutEvaluator(1, state), random_state=state)


class OpenSpielBot:
    """Sits down like any of our bots: it is given a view, and searches in a position that agrees with it."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.simulations: list[int] = []
        """How many it had time for at each decision."""
        self.peek: Callable[[], Any] | None = None
        """Where it finds the true position, if it may cheat."""

    def within(self, budget: str) -> OpenSpielBot:
        """The same bot with another budget, in seconds, such as `0.5s`."""
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
