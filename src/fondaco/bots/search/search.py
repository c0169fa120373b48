"""Search bot: grows the tree within a budget, stops early when decided, and reuses the tree for the next decision."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from fondaco.bots.greedy import imagined
from fondaco.bots.search.analysis import Analysis, Prospect, Reply
from fondaco.bots.search.budget import Budget
from fondaco.bots.search.lookahead import onward
from fondaco.bots.search.settings import Settings, settings_of
from fondaco.bots.search.tree import WIDTH, Node, Tree
from fondaco.kernel import NATURE, NOBODY
from fondaco.kernel.engine import at_hand
from fondaco.kernel.playout import pick
from fondaco.table import AnyGame, Sitter

USUAL: Final = Budget(seconds=1.0)
LOOK_UP: Final = 16
"""Simulations between two checks of the budget and of early stopping."""
LEAST: Final = 0.1
"""The least share of its budget that a search uses, even with a reused tree or a clear choice."""
ALIKE: Final = 0.002
"""Options whose win probabilities differ by no more than this count as equal."""
MEMORY: Final = 24
"""How many of its own past positions a bot remembers, to avoid repetition."""
LONGEST_LINE: Final = 8
WORLDS_FOR_A_LINE: Final = 6
"""Positions sampled for the principal variation, of which the longest line is taken."""

Stop = Callable[[], bool]
Happened = tuple[int, int]
"""A seat and its action; -1 for a secret action."""


class Search:
    """Information-set Monte-Carlo tree search: simulations of positions sampled from the view."""

    def __init__(self, budget: Budget = USUAL, settings: Settings | None = None) -> None:
        self.budget, self.settings = budget, settings
        self.stop: Stop | None = None
        """Polled during the search; true ends it with the best option so far."""
        self._history: tuple[Happened, ...] = ()
        self._past: tuple[Happened, ...] = ()
        self._tree: Tree | None = None
        self._known = 0
        self._seen: list[Any] = []

    def within(self, budget: str) -> Sitter:
        """A copy with another budget, such as `200` simulations, `0.5s`, or `1s*4` in four processes."""
        from fondaco.bots.search.parallel import Council  # circular: it is made of searches

        if "*" in budget:
            return Council(settings=self.settings).within(budget)
        return Search(Budget.parse(budget), self.settings)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without the search tree, which stays in its process."""
        return Search, (self.budget, self.settings)

    def remember(self, history: Sequence[Happened]) -> None:
        """Set the history of the game as the seat knows it, to reuse the last tree."""
        self._history = tuple(history)

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return self._search(game, view, options, random)[0].option

    def think(self, game: AnyGame, view: Any, options: list[int], random: Random) -> Analysis:
        """Analyse each option, and find the principal variation."""
        prospects = self._search(game, view, options, random)
        tree = self._tree
        assert tree is not None
        root = tree.root
        lines = [self._line(game, view, random, prospects[0].option) for _ in range(WORLDS_FOR_A_LINE)]
        longest: list[Reply] = max(lines, key=len)
        return Analysis(
            view.seat,
            tuple(prospects),
            tuple(longest),
            prospects[0].expected if root.visits else (1 / view.players,) * view.players,
            root.visits,
            self._known,
        )

    def _search(self, game: AnyGame, view: Any, options: list[int], random: Random) -> list[Prospect]:
        tree = self._tree = self._tree_for(game, view, random)
        self._known = tree.root.visits
        number = view.frame[0]
        fair = self._not_back(game, view, options, random)
        if len(fair) > 1:
            self._grow(tree, game, view, [number * WIDTH + option for option in fair], random)
        self._past, self._history = self._history, ()
        found = [_prospect(tree, number * WIDTH + option) for option in options]
        best = set(fair)
        found.sort(key=lambda prospect: (prospect.option in best, prospect.visits, prospect.expected[view.seat]))
        return found[::-1]

    # The tree

    def _tree_for(self, game: AnyGame, view: Any, random: Random) -> Tree:
        """Tree reuse: the last tree, advanced by what happened since, if it contains that; else a new one."""
        tree, past, history = self._tree, self._past, self._history
        if history[: len(past)] != past:  # a decision was undone
            self._seen.clear()
        elif tree is not None and past and tree.own == view.seat:
            tree.random = random.random
            if all(_follow(game, tree, seat, action) for seat, action in history[len(past) :]):
                return tree
        return Tree(game, view.players, view.seat, self._settings_for(game), random.random)

    def _settings_for(self, game: AnyGame) -> Settings:
        return self.settings or settings_of(game.name)

    def _grow(self, tree: Tree, game: AnyGame, view: Any, keys: list[int], random: Random) -> None:
        """Run simulations until the budget is exhausted or the choice is decided."""
        known = 0 if self.budget.whole else self._known
        start = perf_counter()
        world: Any = None
        settings = self._settings_for(game)
        done = 0
        while True:
            elapsed = perf_counter() - start
            if done % LOOK_UP == 0 and self._is_enough(tree.root, keys, done, known, elapsed, settings.doubt):
                break
            if done and self.budget.is_used_up(done, elapsed):
                break
            if done % settings.repeat == 0:
                world = game.imagine(view, random.random)
            tree.grow(world.copy())
            done += 1

    def _is_enough(self, root: Node, keys: list[int], done: int, known: int, elapsed: float, doubt: float) -> bool:
        left = self._left(done, known, elapsed)
        if left <= 0 or (self.stop is not None and self.stop()):
            return True
        return done >= LOOK_UP and not self.budget.whole and is_decided(root, keys, left, done + known, doubt)

    def _left(self, done: int, known: int, elapsed: float) -> float:
        """Simulations left; those of a reused tree count, down to the least share."""
        left = 1e18
        if self.budget.iterations:
            left = max(self.budget.iterations - known, LEAST * self.budget.iterations) - done
        if self.budget.seconds and done:
            whole = done / max(elapsed, 1e-9) * self.budget.seconds
            left = min(left, max(whole - known, LEAST * whole) - done)
        return left

    # Avoiding repetition

    def _not_back(self, game: AnyGame, view: Any, options: list[int], random: Random) -> list[int]:
        """Repetition avoidance: the options that do not lead directly back to a past position of the seat."""
        seen = self._seen[-MEMORY:]
        self._seen = [*seen, view]
        options = onward(game.steps[view.frame[0]], options)
        if not seen or len(options) == 1:
            return options
        world = imagined(game, view, random)
        return [option for option in options if _after(game, world, option, view.seat) not in seen] or options

    # Principal variation

    def _line(self, game: AnyGame, view: Any, random: Random, first: int) -> list[Reply]:
        """The most visited line from one sampled position, as far as the tree reaches."""
        tree = self._tree
        assert tree is not None
        s = imagined(game, view, random)
        line: list[Reply] = []
        who, node = view.seat, tree.root
        while who != NOBODY and len(line) < LONGEST_LINE:
            frame = at_hand(s)
            number, a, b = frame
            if who == NATURE:
                option = pick(game.steps[number], s, a, b, random.random())
                following = node.children.get(number * WIDTH + option) if tree.closed else node
            else:
                options = game.legal(s, frame) if line else [first]
                following = tree.favourite(node, number, options)
                option = following.key % WIDTH if following is not None else first
                if following is not None or not line:
                    line.append(Reply(who, frame, option, game.view(s, who)))
            if following is None:
                break
            node, who = following, tree.answered(s, option)
        return line


def _follow(game: AnyGame, tree: Tree, seat: int, action: int) -> bool:
    """Advance the tree by an action; false for a secret action or one the tree does not contain."""
    if action < 0 or (seat == NATURE and not tree.closed):
        return False
    step, option = game.step_and_option(action)
    child = tree.root.children.get(step * WIDTH + option)
    if child is not None:
        tree.root = child
    return child is not None


def _after(game: AnyGame, world: Any, option: int, seat: int) -> Any:
    """A seat's view after an option."""
    after = world.copy()
    game.turn_to(after, world.lane)
    game.answer(after, option)
    return game.view(after, seat)


def _prospect(tree: Tree, key: int) -> Prospect:
    child = tree.root.children.get(key)
    visits = child.visits if child is not None else 0
    known = child if child is not None and visits else tree.root
    return Prospect(key % WIDTH, visits, tuple(known.mean(seat) for seat in range(tree.players)))


def is_decided(root: Node, keys: list[int], left: float, done: int, doubt: float) -> bool:
    """Early stopping: one option is far ahead, or the best ones are equal."""
    if done < LEAST * (done + left):
        return False
    tried = [child for key in keys if (child := root.children.get(key)) is not None and child.visits]
    tried.sort(key=lambda child: -child.visits)
    if len(tried) < 2:
        return bool(tried) and tried[0].visits > doubt * left
    first, second = tried[:2]
    if first.visits - second.visits > doubt * left:
        return True
    if done < doubt * (done + left):  # too early: equal means may be noise
        return False
    shares = [child.mean(first.seat) for child in tried if 4 * child.visits >= first.visits]
    return len(shares) > 1 and max(shares) - min(shares) < ALIKE
