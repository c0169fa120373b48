"""The tree of what may follow, grown one game at a time (information-set Monte-Carlo tree search, max-n)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, Final

from fondaco.bots.search.settings import Settings
from fondaco.kernel.engine import advance, answer, at_hand, legal
from fondaco.kernel.playout import pick, random_option
from fondaco.kernel.state import State
from fondaco.kernel.step import NATURE, NOBODY, Step

WIDTH: Final = 1 << 20
"""Larger than any option's number, so that a step and an option make one key."""
MARGIN: Final = 0.03
"""How much of a decided game's value is left for winning by more or losing by less."""


class Node:
    """What somebody decided or what came up, and how games went on from there."""

    __slots__ = ("available", "children", "key", "seat", "totals", "visits")

    def __init__(self, key: int, seat: int, players: int) -> None:
        self.key = key
        self.seat = seat
        """Who decided it."""
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
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
        self._rivalry: float = game.rivalry
        self._exploration: float = settings.exploration
        self._widening: float = settings.widening
        self._history: float = settings.history
        self._temperature: float = settings.temperature
        self._playout: int = settings.playout
        self._completion: int = settings.completion
        self._most_looks: int = settings.patience
        self.closed: bool = settings.closed
        self._tried: dict[int, int] = {}
        self._won: dict[int, float] = {}
        self._looks = 0
        self._best = 0.0
        self._end: State = State(players)
        self.own = own
        self.players = players
        self.random = random
        self.root = Node(-1, NOBODY, players)

    # One game

    def grow(self, s: State) -> None:
        """Play one imagined game from the root: down the tree, one step beyond it, and judge where that leads."""
        path = [self.root]
        who = self._descend(s, path)
        mover = path[-1].seat
        left = self._playout
        while who != NOBODY and (who == NATURE or left > 0):
            number, a, b = at_hand(s)
            step = self._steps[number]
            if who == NATURE:
                option = pick(step, s, a, b, self.random())
            else:
                option = random_option(step, s, a, b, self.random)
                left -= 1
                mover = who
            who = self._mine_first(s, answer(self._steps, s, option))
        if who == mover:
            s = self._completed(s, who)
        self._back_up(path, self._judge(s))

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
                    node, fresh = self._child(node, number * WIDTH + option, NATURE)
                    path.append(node)
            else:
                options = onward(step, legal(step, s, a, b))
                if len(options) == 1:
                    option = options[0]
                    node = self._child(node, number * WIDTH + option, who)[0]
                else:
                    key = self._select(node, who, number, options)
                    option = key % WIDTH
                    node, fresh = self._child(node, key, who)
                path.append(node)
            who = self._mine_first(s, answer(self._steps, s, option))
        return who

    def _child(self, node: Node, key: int, seat: int) -> tuple[Node, bool]:
        """What follows, and whether it is seen for the first time."""
        child = node.children.get(key)
        if child is not None:
            return child, False
        child = Node(key, seat, self.players)
        node.children[key] = child
        return child, True

    def _select(self, node: Node, who: int, number: int, options: list[int]) -> int:
        """The option to look at: a new one while few were tried, else the most promising."""
        base = number * WIDTH
        known: list[Node] = []
        new: list[int] = []
        for option in options:
            child = node.children.get(base + option)
            if child is None:
                new.append(base + option)
            else:
                child.available += 1
                known.append(child)
        if new and len(known) < 1.0 + self._widening * sqrt(node.visits):
            return self._untried(new)
        return self._most_promising(known, who)

    def _untried(self, keys: list[int]) -> int:
        """Among options that are new here the one that did best elsewhere; any of those that are new everywhere."""
        best, most = keys[0], -1.0
        for key in keys:
            tried = self._tried.get(key, 0)
            promise = self._won.get(key, 0.0) / tried if tried else 1.0
            promise += self.random() * 1e-3
            if promise > most:
                best, most = key, promise
        return best

    def _most_promising(self, known: list[Node], who: int) -> int:
        exploration, history = self._exploration, self._history
        best, most = known[0].key, -1.0
        for child in known:
            visits = child.visits + 1e-9
            mean = child.totals[who] / visits
            promise = mean + exploration * sqrt(log(child.available + 1.0) / visits)
            tried = self._tried.get(child.key, 0)
            if history and tried:
                promise += history * self._won.get(child.key, 0.0) / tried / (child.visits * (1.0 - mean) + 1.0)
            if promise > most:
                best, most = child.key, promise
        return best

    # Completing a move, so that it can be judged

    def _completed(self, s: State, mover: int) -> State:
        """The position after the rest of the move under way, as who makes it likes it best."""
        self._looks = self._most_looks
        self._best = -1e18
        self._end = s
        self._look(s, mover, self._completion)
        return self._end

    def _look(self, s: State, mover: int, follow: int) -> None:
        """Try how the move may go on, until it is complete or patience ends."""
        number, a, b = at_hand(s)
        step = self._steps[number]
        if follow == 0 or self._looks <= 0 or step.settled:
            self._weigh(s, mover)
            return
        for option in onward(step, legal(step, s, a, b)):
            after = s.copy()
            after.lane = s.lane
            if self._mine_first(after, answer(self._steps, after, option)) == mover:
                self._look(after, mover, follow - 1)
            else:
                self._weigh(after, mover)

    def _weigh(self, s: State, mover: int) -> None:
        """Keep the position that looks best so far."""
        self._looks -= 1
        value = self._evaluate(s, mover)
        if value > self._best:
            self._best, self._end = value, s

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
                values[seat] = self._evaluate(s, seat)
        if self._rivalry > 0.0:
            values = self._compared(values)
        chance = 1.0 / (1.0 + (players - 1) * exp(_bounded(-values[own] / temperature)))
        if players == 2:
            return [chance, 1.0 - chance] if own == 0 else [1.0 - chance, chance]
        odds = [0.0 if seat == own else exp(_bounded(values[seat] / temperature)) for seat in range(players)]
        total = sum(odds)
        return [chance if seat == own else (1.0 - chance) * odds[seat] / total for seat in range(players)]

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
            if node.seat >= 0:
                self._tried[node.key] = self._tried.get(node.key, 0) + 1
                self._won[node.key] = self._won.get(node.key, 0.0) + values[node.seat]

    # While all play together

    def _who(self, s: State) -> int:
        """Who decides at the root: the seat that thinks, whatever others may decide meanwhile."""
        if not s.sides:
            return advance(self._steps, s)
        s.lane = self.own
        number, a, b = at_hand(s)
        return self._steps[number].seat(s, a, b)

    def _mine_first(self, s: State, who: int) -> int:
        """While all play together the seat that thinks goes on with its own decisions before it looks at others'."""
        if not s.sides or s.lane == self.own or not s.sides[self.own]:
            return who
        number, a, b = s.sides[self.own][-1]
        if self._steps[number].is_optional(s, a, b):
            return who
        s.lane = self.own
        return self._steps[number].seat(s, a, b)

    # Between decisions

    def follow(self, key: int) -> bool:
        """Go on from what was decided, if the tree knows it."""
        child = self.root.children.get(key)
        if child is None:
            return False
        self.root = child
        return True

    def main_line(self, first: int) -> list[int]:
        """What will probably be decided after a first decision, as far as it was looked at more than once."""
        line = [first]
        node = self.root.children.get(first)
        while node is not None and node.children:
            node = max(node.children.values(), key=_visits)
            if node.visits < 2:
                break
            if node.seat != NATURE:
                line.append(node.key)
        return line

    def chance(self, s: State, who: int) -> int:
        """Let NATURE do what it has to; who decides then."""
        while who == NATURE:
            number, a, b = at_hand(s)
            who = self.answered(s, pick(self._steps[number], s, a, b, self.random()))
        return who

    def answered(self, s: State, option: int) -> int:
        """A decision is taken in an imagined position; who decides next."""
        return self._mine_first(s, answer(self._steps, s, option))


def onward(step: Step[State], options: list[int]) -> list[int]:
    """The options that do not take back what was just decided, if there are others."""
    return [option for option in options if not step.retracts(option)] or options


def _visits(node: Node) -> int:
    return node.visits


def _bounded(exponent: float) -> float:
    """An exponent that stays within what a float can hold."""
    return min(60.0, max(-60.0, exponent))
