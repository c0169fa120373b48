"""Worker process: `python -m benchmarks.worker KIND …` measures a game on request and answers in lines of JSON.

It identifies itself first; then `measure SECONDS`, `depth SECONDS` and `cost SECONDS THING` are answered.
"""

import json
import sys
from statistics import fmean, median
from time import perf_counter

from benchmarks.players import Player, Work, player, version_of

OURS = ("fondaco", "search")
PEERS = ("numpy", "open_spiel", "pyspiel")
"""Modules that may be missing for our own players: any other failed import is our own fault."""


class Worker:
    """Request handler for one game."""

    def __init__(self, playing: Player) -> None:
        self.player = playing
        self.works: dict[str, Work] = {}

    def answer(self, request: str) -> dict[str, float]:
        """Dispatch a request."""
        what, seconds, *rest = request.strip().split(maxsplit=2)
        if what == "measure":
            return self.measure(float(seconds))
        if what == "depth":
            return self.depth(float(seconds))
        if what == "cost":
            return self.cost(float(seconds), rest[0])
        raise ValueError(f"nobody here knows what {what!r} is")

    def measure(self, seconds: float) -> dict[str, float]:
        """Decisions per second of whole random games."""
        decisions = 0
        start = now = perf_counter()
        while now - start < seconds:
            decisions += self.player.play()
            now = perf_counter()
        return {"value": decisions / (now - start)}

    def depth(self, seconds: float) -> dict[str, float]:
        """Mean options per decision and decisions per game."""
        games: list[list[int]] = []
        start = perf_counter()
        while not games or perf_counter() - start < seconds:
            games.append(self.player.watch())
        options = [count for game in games for count in game]
        return {"median": median(options), "mean": fmean(options), "length": median(map(len, games))}

    def cost(self, seconds: float, thing: str) -> dict[str, float]:
        """Microseconds for a single operation."""
        if not self.works:
            self.works = self.player.works()
        do, on = self.works[thing]
        done, spent = 0, 0.0
        while spent < seconds:
            objects = on()
            start = perf_counter()
            for each in objects:
                do(each)
            spent += perf_counter() - start
            done += len(objects)
        return {"value": 1e6 * spent / done}


def main(arguments: list[str]) -> None:
    """Serve requests until standard input ends."""
    answers, sys.stdout = sys.stdout, sys.stderr  # output of a library is no answer

    def say(what: object) -> None:
        print(json.dumps(what), file=answers, flush=True)

    try:
        worker = Worker(player(arguments[0], arguments[1:]))
    except ImportError as error:
        if arguments[0] in OURS and error.name not in PEERS:
            raise
        say({"missing": str(error)})
        return
    say({"version": version_of(arguments[0]), "compiled": worker.player.compiled})
    for line in sys.stdin:
        say(worker.answer(line))


if __name__ == "__main__":
    main(sys.argv[1:])
