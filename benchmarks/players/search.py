"""Search players: our search, and OpenSpiel's in one of our positions or in a game of its own."""

from random import Random
from time import perf_counter
from typing import Any

from benchmarks.players import Player, spaced

THOUGHT = 0.1
"""Seconds per decision."""
DECISIONS = 10
"""Number of successive decisions of a random game that are searched."""


class OurSearch(Player):
    """Our bot; here a decision is one simulation."""

    def __init__(self, name: str, players: int) -> None:
        from benchmarks.players.fondaco import Fondaco

        played = Fondaco(name, players)
        self.game, self.compiled, self.random = played.game, played.compiled, Random(1)
        moments = [
            (self.game.view(s, who), options) for s, who, options in played.decisions(Random(7)) if len(options) > 1
        ]
        self.moments = spaced(moments, DECISIONS)

    def play(self) -> int:
        from fondaco.bots import Budget, Search

        iterations = 0
        for view, options in self.moments:
            iterations += Search(Budget(seconds=THOUGHT)).think(self.game, view, options, self.random).iterations
        return iterations


class SpielSearch(Player):
    """OpenSpiel's bot; here a decision is one simulation."""

    def __init__(self, states: list[Any], game: Any) -> None:
        self.states, self.game, self.random = states, game, Random(1)

    def play(self) -> int:
        from benchmarks.spiel import searcher

        simulations = 0
        for state in self.states:
            root = searcher(self.random, self.game).search_until(state, perf_counter() + THOUGHT)
            simulations += root.explore_count
        return simulations


def in_our_game(name: str, players: int) -> SpielSearch:
    """OpenSpiel's search in positions of our games."""
    from benchmarks.players.fondaco import Fondaco
    from benchmarks.spiel import Position, Rules

    played = Fondaco(name, players)
    states = [
        Position(played.game, s.copy(), who) for s, who, options in played.decisions(Random(7)) if len(options) > 1
    ]
    search = SpielSearch(spaced(states, DECISIONS), Rules())
    search.compiled = played.compiled
    return search


def in_their_game(name: str) -> SpielSearch:
    """OpenSpiel's search in a game of its own."""
    from benchmarks.players.open_spiel import OpenSpiel

    played = OpenSpiel(name)
    states = [state.clone() for state, actions in played.moments() if len(actions) > 1]
    return SpielSearch(spaced(states, DECISIONS), played.game)


def make(whose: str, name: str, players: str = "") -> Player:
    """`ours GAME PLAYERS`, `adapted GAME PLAYERS` or `theirs GAME`."""
    if whose == "ours":
        return OurSearch(name, int(players))
    return in_our_game(name, int(players)) if whose == "adapted" else in_their_game(name)
