"""A checksum of random games, to compare the plain and the compiled form: `python -m tests.checksum GAMES`."""

import sys
from hashlib import blake2b
from random import Random

from fondaco.kernel import step, wander
from fondaco.table import find_game, games


def form() -> str:
    """Which form of the rules is loaded here."""
    return "plain" if step.__file__.endswith(".py") else "compiled"


def checksum(name: str, count: int) -> str:
    """What random games of all numbers of players come to: decisions, scores, winners and every field of the end."""
    game, digest = find_game(name), blake2b(digest_size=16)
    for number in range(count):
        random = Random(f"{name} {number}")
        settings = {setting: random.choice(values) for setting, values in game.settings.items()}
        players = random.choice(game.players)
        try:
            s = game.begin(players, settings)
        except ValueError:  # these settings do not go together
            continue
        taken = wander(game, s, random.random)
        fields = [getattr(s, field) for field, how in sorted(s.VISIBLE.items()) if how != "printed"]
        digest.update(repr((taken, game.scores(s), game.winners(s), fields)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(form())
    for name in games():
        print(name, checksum(name, int(sys.argv[1])))
