"""The tree of what may follow, grown one game at a time (information-set Monte-Carlo tree search, max-n)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final

from fondaco.bots.search.appraisal import appraisal_of
from fondaco.bots.search.foresight import Foresight, mine_first, onward
from fondaco.bots.search.settings import Settings
from fondaco.kernel.engine import advance, answer, at_hand, legal
from fondaco.kernel.playout import pick
from fondaco.kernel.state import State
from fondaco.kernel.step import NATURE, NOBODY, Step

WIDTH: Final = 1 << 20
"""Larger than any option's number, so that a step and an option make one key."""
LONGEST_GAME: Final = 400
"""After so many moves a position is judged as it is: who likes best what leads back would move for ever."""
MARGIN: Final = 0.03
"""How much of a decided game's value is left for winning by more or losing by less."""


class Node:
    """What somebody decided or what came up, and how games went on from there."""

    __slots__ = ("children", "key", "prior", "seat", "totals", "visits")

    def __init__(self, key: int, seat: int, players: int, prior: float = 0.0) -> None:
        self.key = key
        self.seat = seat
        """Who decided it."""
        self.prior = prior
        """How good it looked to who decided it, in points, when it was first seen."""
        self.visits = 0
        self.totals: list[float] = [0.0] * players
        self.children: dict[int, Node] = {}

    def mean(self, seat: int) -> float:
        """The share of victories a seat can expect from here."""
        return self.totals[seat] / self.visits if self.visits else 0.0


class Tree:
    """All that was found out from one position on, for one seat that sees no more than its view."""

    def __init__(self, game: Any, players: int, own: int, settings: Settings, random: Callable[[], float]) -> None:
        self._steps: tuple[Step[State], ...] = game.steps
        self._evaluate: Callable[[Any, int], float] = game.evaluate
        self._winners: Callable[[Any], list[int]] = game.winners
        self._features: Callable[[Any, int], list[float]] = game.features
        self._appraisal: list[float] = appraisal_of(game.name) if settings.learned else []
        self._trust: float = settings.trust
        self._rivalry: float = 1.0 if self._appraisal else game.rivalry
        self._clock: Callable[[Any], int] = game.clock
        self._exploration: float = settings.exploration
        self._focus: float = settings.focus
        self._widening: float = settings.widening
        self._temperature: float = settings.temperature
        self._playout: int = settings.playout
        self._horizon: int = settings.horizon
        self._until = 0
        self._foresight = Foresight(game, own, settings)
        self.closed: bool = settings.closed
        self.own = own
        self.players = players
        self.random = random
        self.root = Node(-1, NOBODY, players)

    # One game

    def grow(self, s: State) -> None:
        """Play one imagined game from the root: down the tree, one step beyond it, and judge where that leads."""
        path = [self.root]
        self._until = self._clock(s) + self._horizon if self._horizon else 0
        who = self._descend(s, path)
        made = len(path)
        if who >= 0 and who == path[-1].seat:
            s, who = self._foresight.completed(s, who)
        while who == NATURE or (who != NOBODY and made < self._playout):
            s, who = self._went_on(s, who)
            made += 1
        while who != NOBODY and self._clock(s) < self._until and made < LONGEST_GAME:
            s, who = self._went_on(s, who)
            made += 1
        self._back_up(path, self._judge(s))

    def _went_on(self, s: State, who: int) -> tuple[State, int]:
        """One more move, as who makes it likes it at first sight, or what chance brings."""
        if who == NATURE:
            return s, self.chance(s, who)
        return self._foresight.moved(s, who)

    def _descend(self, s: State, path: list[Node]) -> int:
        """Follow what did best or was seldom tried, until something new; who decides there."""
        node = path[0]
        who = self._who(s)
        fresh = False
        while who != NOBODY and not fresh:
            number, a, b = at_hand(s)
            step = self._steps[number]
            if who == NATURE:
                option = pick(step, s, a, b, self.random())
                if self.closed:
                    node = self._outcome(node, number * WIDTH + option)
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

    def _outcome(self, node: Node, key: int) -> Node:
        """What came up by chance."""
        child = node.children.get(key)
        if child is None:
            child = Node(key, NATURE, self.players)
            node.children[key] = child
        return child

    def _select(self, s: State, node: Node, who: int, base: int, options: list[int]) -> Node:
        """The option to look at: what did best so far, or looks good and was seldom tried."""
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
        return self._most_promising(node, children, who, weights, self._exploration * sqrt(visits + 1.0) / total)

    def _looked_at(self, s: State, node: Node, who: int, base: int, options: list[int]) -> list[Node]:
        """The options to choose from: all at the root, elsewhere the more the oftener a position was seen."""
        children: list[Node] = []
        room = len(options) if node is self.root else int(self._widening * sqrt(node.visits + 1.0)) + 1
        for option in options:
            if len(children) < room:
                children.append(self._seen(s, node, who, base, option, True))
        return children

    def _most_promising(
        self, node: Node, children: list[Node], who: int, weights: list[float], exploration: float
    ) -> Node:
        unknown = node.mean(who)
        chosen, most = children[0], -1e18
        for place in range(len(children)):
            child = children[place]
            mean = child.totals[who] / child.visits if child.visits else unknown
            promise = mean + exploration * weights[place] / (1.0 + child.visits)
            if promise > most:
                chosen, most = child, promise
        return chosen

    def _seen(self, s: State, node: Node, who: int, base: int, option: int, looked_at: bool) -> Node:
        """An option with what is known about it; a new one is looked at first."""
        child = node.children.get(base + option)
        if child is None:
            prior = self._foresight.after(s, who, option) if looked_at else 0.0
            child = Node(base + option, who, self.players, prior)
            node.children[base + option] = child
        return child

    # What a position is worth

    def _judge(self, s: State) -> list[float]:
        """Each seat's share of victory: as it is at the end, as the evaluation has it before."""
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
        """How likely each seat's victory is, as the seat that thinks sees it."""
        players, own, temperature = self.players, self.own, self._temperature
        values = [0.0] * players
        for seat in range(players):
            if seat == own or players > 2 or self._rivalry > 0.0:
                values[seat] = self._worth(s, seat)
        if self._rivalry > 0.0:
            values = self._compared(values)
        chance = 1.0 / (1.0 + (players - 1) * exp(_bounded(-values[own] / temperature)))
        if players == 2:
            return [chance, 1.0 - chance] if own == 0 else [1.0 - chance, chance]
        odds = [0.0 if seat == own else exp(_bounded(values[seat] / temperature)) for seat in range(players)]
        total = sum(odds)
        return [chance if seat == own else (1.0 - chance) * odds[seat] / total for seat in range(players)]

    def _worth(self, s: State, seat: int) -> float:
        """What a seat's position is worth in points: as it was learned, or else as the game's evaluation has it."""
        if not self._appraisal:
            return self._evaluate(s, seat)
        value = self._trust * self._evaluate(s, seat) if self._trust else 0.0
        numbers = self._features(s, seat)
        for place in range(len(numbers)):
            value += numbers[place] * self._appraisal[place]
        return value

    def _compared(self, values: list[float]) -> list[float]:
        """What a seat has more than the others have on average."""
        total = sum(values)
        others = self.players - 1
        return [value - self._rivalry * (total - value) / others for value in values]

    def _back_up(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            for seat in range(self.players):
                node.totals[seat] += values[seat]

    # While all play together

    def _who(self, s: State) -> int:
        """Who decides at the root: the seat that thinks, whatever others may decide meanwhile."""
        if not s.sides:
            return advance(self._steps, s)
        s.lane = self.own
        number, a, b = at_hand(s)
        return self._steps[number].seat(s, a, b)

    # Between decisions

    def follow(self, key: int) -> bool:
        """Go on from what was decided, if the tree knows it."""
        child = self.root.children.get(key)
        if child is None:
            return False
        self.root = child
        return True

    def favourite(self, node: Node, number: int, options: list[int]) -> Node | None:
        """What will probably be decided: what was looked at most often, if anything was."""
        known = [node.children.get(number * WIDTH + option) for option in options]
        return max((child for child in known if child is not None and child.visits), key=_visits, default=None)

    def after_chance(self, node: Node, number: int, outcome: int) -> Node | None:
        """Where an outcome of chance leads, if it came up before."""
        return node.children.get(number * WIDTH + outcome) if self.closed else node

    def chance(self, s: State, who: int) -> int:
        """Let NATURE do what it has to; who decides then."""
        while who == NATURE:
            number, a, b = at_hand(s)
            who = self.answered(s, pick(self._steps[number], s, a, b, self.random()))
        return who

    def answered(self, s: State, option: int) -> int:
        """A decision is taken in an imagined position; who decides next."""
        return mine_first(self._steps, self.own, s, answer(self._steps, s, option))


def _visits(node: Node) -> int:
    return node.visits


def _bounded(exponent: float) -> float:
    """An exponent that stays within what a float can hold."""
    return min(60.0, max(-60.0, exponent))
