"""A search that looks at what was played as closely as at what it would have played itself."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Final

from fondaco.bots.search import Analysis, Budget, Prospect, Reply, Search, Settings
from fondaco.bots.search.foresight import onward
from fondaco.bots.search.tree import WIDTH, Node, Tree
from fondaco.table import AnyGame

HARDLY: Final = 4
"""What was looked at so many times less often than the best option is looked at again, as often."""
A_LOOK: Final = 16
"""How many games are imagined where the search had nothing to choose from."""
CERTAIN: Final = 1e9
"""How many points better than all others an option must look for every imagined game to begin with it."""


class Comparison(Search):
    """A search that knows what was played: an option it would hardly have looked at is not judged by a guess."""

    def __init__(self, played: int, budget: Budget, settings: Settings | None = None) -> None:
        super().__init__(budget, settings)
        self.played = played

    def __reduce__(self) -> tuple[Any, ...]:
        return Comparison, (self.played, self.budget, self.settings)

    def think(self, game: AnyGame, view: Any, options: list[int], random: Random) -> Analysis:
        """What was found out about each option, and about what was played as much as about the best."""
        analysis = super().think(game, view, options, random)
        if not analysis.best.visits:
            analysis = _with(analysis, self._looked_into(game, view, analysis.best.option, A_LOOK, random), view)
        best, played = analysis.best, next(each for each in analysis.prospects if each.option == self.played)
        if played.option not in onward(game.steps[view.frame[0]], options):
            return _with(analysis, Prospect(played.option, 0, best.expected), view)  # the best can still be done
        if HARDLY * played.visits >= best.visits:
            return analysis
        return _with(analysis, self._looked_into(game, view, played.option, best.visits, random), view)

    def _looked_into(self, game: AnyGame, view: Any, option: int, games: int, random: Random) -> Prospect:
        """What can be expected after an option, found in games that all begin with it."""
        settings = self._settings_for(game)
        tree = Tree(game, view.players, view.seat, settings, random.random)
        key = view.frame[0] * WIDTH + option
        node = tree.root.children[key] = Node(key, view.seat, view.players, CERTAIN)
        world: Any = None
        for done in range(games):
            if done % settings.repeat == 0:
                if done and self.stop is not None and self.stop():
                    break
                world = game.imagine(view, random.random)
            tree.grow(world.copy())
        return Prospect(option, node.visits, tuple(node.mean(seat) for seat in range(view.players)))


def _with(analysis: Analysis, known: Prospect, view: Any) -> Analysis:
    """An analysis in which more is known of one option, which comes first if it turns out to be the best."""
    best, seat = analysis.best, analysis.seat
    others = [prospect for prospect in analysis.prospects if prospect.option != known.option]
    is_best = known.option == best.option or known.expected[seat] > best.expected[seat]
    prospects = (known, *others) if is_best else (best, known, *others[1:])
    first = prospects[0]
    line = analysis.line if first.option == best.option else (Reply(seat, view.frame, first.option, view),)
    visits = sum(prospect.visits for prospect in prospects)
    return replace(analysis, prospects=prospects, line=line, expected=first.expected, iterations=visits)
