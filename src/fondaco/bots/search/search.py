"""A bot that imagines what may follow and takes what does best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from fondaco.bots.search.analysis import Analysis, Prospect, Reply
from fondaco.bots.search.budget import Budget
from fondaco.bots.search.foresight import onward
from fondaco.bots.search.settings import Settings, settings_of
from fondaco.bots.search.tree import WIDTH, Node, Tree
from fondaco.kernel import NATURE, NOBODY
from fondaco.kernel.engine import at_hand
from fondaco.kernel.playout import pick
from fondaco.table import AnyGame, Sitter

USUAL: Final = Budget(seconds=1.0)
LOOK_UP: Final = 16
"""After so many imagined games it is asked whether the time is up or the matter decided."""
LEAST: Final = 0.1
"""How much of its budget a search uses at least, however clear the matter looks or how well it was known before."""
ALIKE: Final = 0.002
"""Options whose shares of victory differ by no more than this are as good as each other."""
MEMORY: Final = 24
"""How many of its own decisions a bot remembers, not to come back to them."""
LONGEST_LINE: Final = 8
WORLDS_FOR_A_LINE: Final = 6

Stop = Callable[[], bool]
Happened = tuple[int, int]
"""Who decided, and which action; -1 for an action that is secret."""


class Search:
    """Information-set Monte-Carlo tree search: plays imagined games that agree with its view, and learns from them."""

    def __init__(self, budget: Budget = USUAL, settings: Settings | None = None) -> None:
        self.budget, self.settings = budget, settings
        self.stop: Stop | None = None
        """Asked now and then whether the search shall end at once with what it has."""
        self._history: tuple[Happened, ...] = ()
        self._past: tuple[Happened, ...] = ()
        self._tree: Tree | None = None
        self._known = 0
        self._seen: list[Any] = []

    def within(self, budget: str) -> Sitter:
        """The same bot with another budget, such as `200` games, `0.5s`, or `1s*4` in four processes."""
        from fondaco.bots.search.council import Council  # which is made of searches

        if "*" in budget:
            return Council(settings=self.settings).within(budget)
        return Search(Budget.parse(budget), self.settings)

    def __reduce__(self) -> tuple[Any, ...]:
        """What it found out stays in its own process."""
        return Search, (self.budget, self.settings)

    def remember(self, history: Sequence[Happened]) -> None:
        """All that was decided and came up so far, as far as the seat may know it, to go on with the last tree."""
        self._history = tuple(history)

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return self._search(game, view, options, random)[0].option

    def think(self, game: AnyGame, view: Any, options: list[int], random: Random) -> Analysis:
        """What was found out about each option, and how the game will probably go on."""
        start = perf_counter()
        prospects = self._search(game, view, options, random)
        tree = self._tree
        assert tree is not None
        root = tree.root
        return Analysis(
            view.seat,
            tuple(prospects),
            tuple(self._line(game, view, random, prospects[0].option)),
            prospects[0].expected if root.visits else (1 / view.players,) * view.players,
            root.visits,
            self._known,
            perf_counter() - start,
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
        """The tree of the last decision, if what happened since is in it; else a new one."""
        tree, past, history = self._tree, self._past, self._history
        if history[: len(past)] != past:  # something was taken back
            self._seen.clear()
        elif tree is not None and past and tree.own == view.seat:
            tree.random = random.random
            if all(_follow(game, tree, seat, action) for seat, action in history[len(past) :]):
                return tree
        return Tree(game, view.players, view.seat, self._settings_for(game), random.random)

    def _settings_for(self, game: AnyGame) -> Settings:
        return self.settings or settings_of(game.name)

    def _grow(self, tree: Tree, game: AnyGame, view: Any, keys: list[int], random: Random) -> None:
        """Imagine games until the budget is used up or the choice is as good as made."""
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
        if self.stop is not None and self.stop():
            return True
        left = self._left(done, known, elapsed)
        if left <= 0:
            return True
        if done < LOOK_UP:
            return False
        return not self.budget.whole and is_decided(root, keys, left, done + known, doubt)

    def _left(self, done: int, known: int, elapsed: float) -> float:
        """How many more games may be imagined; what was known before counts, up to a point."""
        left = 1e18
        if self.budget.iterations:
            left = max(self.budget.iterations - known, LEAST * self.budget.iterations) - done
        if self.budget.seconds and done:
            whole = done / max(elapsed, 1e-9) * self.budget.seconds
            left = min(left, max(whole - known, LEAST * whole) - done)
        return left

    # Not to go round in circles

    def _not_back(self, game: AnyGame, view: Any, options: list[int], random: Random) -> list[int]:
        """The options that do not lead straight back to where the seat has been before."""
        seen = self._seen[-MEMORY:]
        self._seen = [*seen, view]
        options = onward(game.steps[view.frame[0]], options)
        if not seen or len(options) == 1:
            return options
        world = _turned(game, game.imagine(view, random.random), view.seat)
        return [option for option in options if _after(game, world, option, view.seat) not in seen] or options

    # Why

    def _line(self, game: AnyGame, view: Any, random: Random, first: int) -> list[Reply]:
        """How the game will probably go on; of several imagined worlds the one that the tree knows longest."""
        lines = [self._played(game, view, random, first) for _ in range(WORLDS_FOR_A_LINE)]
        return max(lines, key=len)

    def _played(self, game: AnyGame, view: Any, random: Random, first: int) -> list[Reply]:
        """One imagined game, as far as the tree knows it."""
        tree = self._tree
        assert tree is not None
        s = _turned(game, game.imagine(view, random.random), view.seat)
        line: list[Reply] = []
        who, node = view.seat, tree.root
        while who != NOBODY and len(line) < LONGEST_LINE:
            frame = at_hand(s)
            number, a, b = frame
            if who == NATURE:
                option = pick(game.steps[number], s, a, b, random.random())
                following = tree.after_chance(node, number, option)
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
    """Go down the tree by what happened; what the seat may not know leads nowhere."""
    if action < 0 or (seat == NATURE and not tree.closed):
        return False
    step, option = game.step_and_option(action)
    return tree.follow(step * WIDTH + option)


def _turned(game: AnyGame, world: Any, seat: int) -> Any:
    """An imagined position at the decision of the seat that thinks."""
    owed = next(pending for pending in game.pending(world) if pending.seat == seat)
    game.turn_to(world, owed.lane)
    return world


def _after(game: AnyGame, world: Any, option: int, seat: int) -> Any:
    """What a seat sees after an option."""
    after = world.copy()
    game.turn_to(after, world.lane)
    game.answer(after, option)
    return game.view(after, seat)


def _prospect(tree: Tree, key: int) -> Prospect:
    child = tree.root.children.get(key)
    if child is None or not child.visits:
        return Prospect(key % WIDTH, 0, tuple(tree.root.mean(seat) for seat in range(tree.players)))
    return Prospect(key % WIDTH, child.visits, tuple(child.mean(seat) for seat in range(tree.players)))


def is_decided(root: Node, keys: list[int], left: float, done: int, doubt: float) -> bool:
    """Whether more thinking would hardly change the choice: one option is far ahead, or several are as good."""
    if done < LEAST * (done + left):
        return False
    tried = [child for key in keys if (child := root.children.get(key)) is not None and child.visits]
    tried.sort(key=lambda child: -child.visits)
    if len(tried) < 2:
        return bool(tried) and tried[0].visits > doubt * left
    first, second = tried[:2]
    if first.visits - second.visits > doubt * left:
        return True
    if done < doubt * (done + left):  # so early it may be luck that they look alike
        return False
    shares = [child.mean(first.seat) for child in tried if 4 * child.visits >= first.visits]
    return len(shares) > 1 and max(shares) - min(shares) < ALIKE
