"""The Enterprise of England is even between bots of equal strength.

FONDACO_BALANCE_GAMES says how many games are played: a few in `make test`, 1,000 in `make balance`.
"""

import os

from tests.bots.balance import shares

GAMES = int(os.environ.get("FONDACO_BALANCE_GAMES", "16"))
CHANCE = 2.0 if GAMES < 1000 else 0.0
"""So many standard deviations are left to chance in a small sample, so that of 16 games each side wins 3; none in the
full one. The seeds are always the same."""


def test_each_side_wins_four_to_six_games_of_ten() -> None:
    won, _ = shares(2, GAMES, workers=1 if GAMES < 50 else 2)
    leeway = CHANCE * (0.25 / GAMES) ** 0.5
    assert 0.4 - leeway <= won[0] <= 0.6 + leeway, won
