"""Search tree of information-set Monte-Carlo tree search with max-n values, grown one simulation at a time."""

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final

from fondaco.bots.search.lookahead import Lookahead, mine_first, onward
from fondaco.bots.search.settings import Settings
from fondaco.bots.search.weights import weights_of
from fondaco.kernel.engine import advance, answer, at_hand, legal
from fondaco.kernel.playout import pick
from fondaco.kernel.state import State
from fondaco.kernel.step import NATURE, NOBODY, Step

WIDTH: Final = 1 << 20
"""Radix of child keys, above any option's number: step and option in one int."""
LONGEST_GAME: Final = 400
"""Simulation depth limit, as playouts may move in circles."""
MARGIN: Final = 0.03
"""Share of a terminal value that depends on the margin of victory."""


class Node:
    """A decision or chance outcome, with its statistics."""

    __slots__ = ("children", "key", "prior", "seat", "totals", "visits")

    def __init__(self, key: int, seat: int, players: int, prior: float = 0.0) -> None:
        self.key = key
        self.seat = seat
        """The seat that decided it."""
        self.prior = prior
        """Its lookahead value for that seat at expansion, in points."""
        self.visits = 0
        self.totals: list[float] = [0.0] * players
        self.children: dict[int, Node] = {}

    def mean(self, seat: int) -> float:
        """The win probability of a seat."""
        return self.totals[seat] / self.visits if self.visits else 0.0


class Tree:
    """The information-set tree of one seat."""

    def __init__(self, game: Any, players: int, own: int, settings: Settings, random: Callable[[], float]) -> None:
        self._steps: tuple[Step[State], ...] = game.steps
        self._evaluate: Callable[[Any, int], float] = game.evaluate
        self._winners: Callable[[Any], list[int]] = game.winners
        self._features: Callable[[Any, int], list[float]] = game.features
        self._weights: list[float] = weights_of(game.name) if settings.learned else []
        self._trust: float = settings.trust
        self._rivalry: float = 1.0 if self._weights else game.rivalry
        self._clock: Callable[[Any], int] = game.clock
        self._exploration: float = settings.exploration
        self._focus: float = settings.focus
        self._widening: float = settings.widening
        self._temperature: float = settings.temperature
        self._playout: int = settings.playout
        self._horizon: int = settings.horizon
        self._until = 0
        self._lookahead = Lookahead(game, own, settings)
        self.closed: bool = settings.closed
        self.own = own
        self.players = players
        self.random = random
        self.root = Node(-1, NOBODY, players)

    # One simulation

    def grow(self, s: State) -> None:
        """One simulation: selection, expansion, playout, and backpropagation of the leaf's value."""
        path = [self.root]
        self._until = self._clock(s) + self._horizon if self._horizon else 0
        who = self._descend(s, path)
        made = len(path)
        if who >= 0 and who == path[-1].seat:
            s, who = self._lookahead.completed(s, who)
        while who == NATURE or (who != NOBODY and made < self._playout):
            s, who = self._went_on(s, who)
            made += 1
        while who != NOBODY and self._clock(s) < self._until and made < LONGEST_GAME:
            s, who = self._went_on(s, who)
            made += 1
        values = self._judge(s)
        for node in path:
            node.visits += 1
            for seat in range(self.players):
                node.totals[seat] += values[seat]

    def _went_on(self, s: State, who: int) -> tuple[State, int]:
        """One playout move: greedy for seats, sampled for chance."""
        if who == NATURE:
            return s, self.chance(s, who)
        return self._lookahead.moved(s, who)

    def _descend(self, s: State, path: list[Node]) -> int:
        """Selection and expansion: follow the best children to a new node; returns the seat that decides there."""
        node = path[0]
        who = self._who(s)
        fresh = False
        while who != NOBODY and not fresh:
            number, a, b = at_hand(s)
            step = self._steps[number]
            if who == NATURE:
                option = pick(step, s, a, b, self.random())
                if self.closed:
                    node = self._seen(s, node, NATURE, number * WIDTH, option, False)
                    fresh = not node.visits
                    path.append(node)
            else:
                options = onward(step, legal(step, s, a, b))
                node = self._select(s, node, who, number * WIDTH, options)
                option = node.key % WIDTH
                fresh = not node.visits and len(options) > 1
                path.append(node)
            who = mine_first(self._steps, self.own, s, answer(self._steps, s, option))
            if len(path) >= LONGEST_GAME or (self._until and self._clock(s) >= self._until):
                break
        return who

    def _select(self, s: State, node: Node, who: int, base: int, options: list[int]) -> Node:
        """Selection among the options by PUCT, with softmax priors."""
        if len(options) == 1:
            return self._seen(s, node, who, base, options[0], False)
        children = self._looked_at(s, node, who, base, options)
        best = -1e18
        for child in children:
            best = max(best, child.prior)
        weights: list[float] = []
        total = 0.0
        visits = 0
        for child in children:
            weight = exp(_bounded((child.prior - best) / self._focus))
            weights.append(weight)
            total += weight
            visits += child.visits
        exploration = self._exploration * sqrt(visits + 1.0) / total
        unknown = node.mean(who)
        chosen, most = children[0], -1e18
        for place in range(len(children)):
            child = children[place]
            mean = child.totals[who] / child.visits if child.visits else unknown
            promise = mean + exploration * weights[place] / (1.0 + child.visits)
            if promise > most:
                chosen, most = child, promise
        return chosen

    def _looked_at(self, s: State, node: Node, who: int, base: int, options: list[int]) -> list[Node]:
        """Progressive widening: all options at the root, elsewhere more of them with more visits."""
        children: list[Node] = []
        room = len(options) if node is self.root else int(self._widening * sqrt(node.visits + 1.0)) + 1
        for option in options:
            if len(children) < room:
                children.append(self._seen(s, node, who, base, option, True))
        return children

    def _seen(self, s: State, node: Node, who: int, base: int, option: int, looked_at: bool) -> Node:
        """The child of an option or outcome, created if new; its prior comes from lookahead if it has siblings."""
        child = node.children.get(base + option)
        if child is None:
            prior = self._lookahead.after(s, who, option) if looked_at else 0.0
            child = Node(base + option, who, self.players, prior)
            node.children[base + option] = child
        return child

    # Values

    def _judge(self, s: State) -> list[float]:
        """The win probability of each seat: by the winners at the end, by the evaluation before."""
        shares = self._shares(s)
        if not s.over:
            return shares
        winners = self._winners(s)
        for seat in range(self.players):
            shares[seat] *= MARGIN
            if seat in winners:
                shares[seat] += (1.0 - MARGIN) / len(winners)
        return shares

    def _shares(self, s: State) -> list[float]:
        """Win probabilities by softmax of the seats' values."""
        players, own, temperature = self.players, self.own, self._temperature
        values = [0.0] * players
        for seat in range(players):
            if seat == own or players > 2 or self._rivalry > 0.0:
                values[seat] = self._worth(s, seat)
        if self._rivalry > 0.0:  # relative to the mean of the other seats
            whole, others = sum(values), players - 1
            values = [value - self._rivalry * (whole - value) / others for value in values]
        chance = 1.0 / (1.0 + (players - 1) * exp(_bounded(-values[own] / temperature)))
        if players == 2:
            return [chance, 1.0 - chance] if own == 0 else [1.0 - chance, chance]
        odds = [0.0 if seat == own else exp(_bounded(values[seat] / temperature)) for seat in range(players)]
        total = sum(odds)
        return [chance if seat == own else (1.0 - chance) * odds[seat] / total for seat in range(players)]

    def _worth(self, s: State, seat: int) -> float:
        """A seat's value in points: by the learned weights, else by the game's evaluation."""
        if not self._weights:
            return self._evaluate(s, seat)
        value = self._trust * self._evaluate(s, seat) if self._trust else 0.0
        numbers = self._features(s, seat)
        for place in range(len(numbers)):
            value += numbers[place] * self._weights[place]
        return value

    # Simultaneous play

    def _who(self, s: State) -> int:
        """The seat that decides at the root; in simultaneous play the searching seat."""
        if not s.sides:
            return advance(self._steps, s)
        s.lane = self.own
        number, a, b = at_hand(s)
        return self._steps[number].seat(s, a, b)

    # Between decisions

    def favourite(self, node: Node, number: int, options: list[int]) -> Node | None:
        """The most visited child, if any was visited."""
        known = [node.children.get(number * WIDTH + option) for option in options]
        return max((child for child in known if child is not None and child.visits), key=_visits, default=None)

    def chance(self, s: State, who: int) -> int:
        """Sample chance outcomes; returns the seat that decides next."""
        while who == NATURE:
            number, a, b = at_hand(s)
            who = self.answered(s, pick(self._steps[number], s, a, b, self.random()))
        return who

    def answered(self, s: State, option: int) -> int:
        """Apply an option to a sampled position; returns the seat that decides next."""
        return mine_first(self._steps, self.own, s, answer(self._steps, s, option))


def _visits(node: Node) -> int:
    return node.visits


def _bounded(exponent: float) -> float:
    """An exponent clamped to the range of floats."""
    return min(60.0, max(-60.0, exponent))
