"""Search for post-game analysis: visits the option that was played as often as the best one."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from fondaco.bots.search import Analysis, Budget, Prospect, Reply, Search, Settings
from fondaco.bots.search.lookahead import onward
from fondaco.bots.search.tree import WIDTH, Node, Tree
from fondaco.table import AnyGame

HARDLY: Final = 4
"""The played option is searched again if it had this many times fewer visits than the best one."""
A_LOOK: Final = 16
"""Simulations per option where the search had only one."""
CERTAIN: Final = 1e9
"""A prior, in points, so large that every simulation begins with the option."""


class Comparison(Search):
    """Search that visits the played option as often as the best one, even where it would hardly have visited it."""

    def __init__(self, played: int, budget: Budget, settings: Settings | None = None) -> None:
        super().__init__(budget, settings)
        self.played = played

    def __reduce__(self) -> tuple[Any, ...]:
        return Comparison, (self.played, self.budget, self.settings)

    def think(self, game: AnyGame, view: Any, options: list[int], random: Random) -> Analysis:
        """The analysis of each option, the played one with as many visits as the best."""
        analysis = super().think(game, view, options, random)
        if not analysis.best.visits:
            analysis = _with(analysis, self._looked_into(game, view, analysis.best.option, A_LOOK, random), view)
        best, played = analysis.best, next(each for each in analysis.prospects if each.option == self.played)
        if played.option not in onward(game.steps[view.frame[0]], options):  # after a retraction the best is still open
            return _with(analysis, Prospect(played.option, 0, best.expected), view)
        if HARDLY * played.visits >= best.visits:
            return analysis
        return _with(analysis, self._looked_into(game, view, played.option, best.visits, random), view)

    def _looked_into(self, game: AnyGame, view: Any, option: int, games: int, random: Random) -> Prospect:
        """The result of simulations that all begin with the same option."""
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
    """The analysis with a new result for one option, reordered if it is the best now."""
    best, seat = analysis.best, analysis.seat
    others = [prospect for prospect in analysis.prospects if prospect.option != known.option]
    is_best = known.option == best.option or known.expected[seat] > best.expected[seat]
    prospects = (known, *others) if is_best else (best, known, *others[1:])
    first = prospects[0]
    line = analysis.line if first.option == best.option else (Reply(seat, view.frame, first.option, view),)
    visits = sum(prospect.visits for prospect in prospects)
    return replace(analysis, prospects=prospects, line=line, expected=first.expected, iterations=visits)
