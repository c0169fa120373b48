"""Greedy against itself in The Enterprise of England: how often each side wins, and how."""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from fondaco.bots import Greedy
from fondaco.kernel import NATURE, NOBODY
from fondaco.kernel.playout import pick
from fondaco.table import find_game

GAME = "virgin-queen"

Result = tuple[list[int], int]
"""Who won, and how the game ended."""


def play(players: int, seed: int) -> Result:
    """One game of greedy bots at the bare engine."""
    game, random, bot = find_game(GAME), Random(seed), Greedy()
    s = game.begin(players, {})
    who = game.advance(s)
    while who != NOBODY:
        number, a, b = s.frames[-1]
        if who == NATURE:
            option = pick(game.steps[number], s, a, b, random.random())
        else:
            options = game.legal(s, s.frames[-1])
            option = options[0] if len(options) == 1 else bot.choose(game, game.view(s, who), options, random)
        who = game.answer(s, option)
    return game.winners(s), s.ending


def shares(players: int, games: int, workers: int = 1) -> tuple[list[float], Counter[int]]:
    """The share of games each seat wins, shared victories divided, and the endings."""
    seeds = range(games)
    if workers == 1:
        results = [play(players, seed) for seed in seeds]
    else:
        with ProcessPoolExecutor(workers) as pool:
            results = list(pool.map(play, [players] * games, seeds, chunksize=4))
    won = [0.0] * players
    for winners, _ in results:
        for seat in winners:
            won[seat] += 1 / len(winners) / games
    return won, Counter(ending for _, ending in results)


if __name__ == "__main__":
    for players in (2, 3):
        won, endings = shares(players, int(sys.argv[1]), workers=2)
        print(f"{players} players: {[round(share, 3) for share in won]}, endings {dict(endings)}")
