"""Our own games, plain or compiled."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.players import Player, Work, spaced
from fondaco.draw.sheet import whole
from fondaco.kernel import NATURE, NOBODY, Frame, pick, step, wander
from fondaco.table import find_game
from fondaco.words import speaker


class Fondaco(Player):
    """A game of ours."""

    def __init__(self, name: str, players: int) -> None:
        self.game, self.players = find_game(name), players
        self.random = Random(1)
        self.compiled = is_compiled(name)

    def play(self) -> int:
        return wander(self.game, self.game.begin(self.players, {}), self.random.random)[0]

    def watch(self) -> list[int]:
        return [len(options) for _, _, options in self.decisions(self.random)]

    def decisions(self, random: Random) -> Iterator[tuple[Any, int, list[int]]]:
        """The decisions of one random game: the position, who decides, and the options."""
        game = self.game
        s = game.begin(self.players, {})
        who = game.advance(s)
        while who != NOBODY:
            number, a, b = frame = at_hand(s)
            if who == NATURE:
                option = pick(game.steps[number], s, a, b, random.random())
            else:
                options = game.legal(s, frame)
                yield s, who, options
                option = random.choice(options)
            who = game.answer(s, option)

    def works(self) -> dict[str, Work]:
        game, random = self.game, Random(7)
        moments = spaced([(s.copy(), who, random.choice(options)) for s, who, options in self.decisions(random)])
        positions = [s for s, _, _ in moments]
        asked = [(s, at_hand(s)) for s in positions]
        seen = [(s, who) for s, who, _ in moments]
        views = [game.view(s, who) for s, who in seen]
        names = [f"seat-{seat}" for seat in range(self.players)]
        words = speaker(game, "en")
        return {
            "copy": Work(lambda s: s.copy(), lambda: positions),
            "legal moves": Work(lambda pair: game.legal(*pair), lambda: asked),
            "apply": Work(lambda pair: game.answer(*pair), lambda: [(s.copy(), option) for s, _, option in moments]),
            "view": Work(lambda pair: game.view(*pair), lambda: seen),
            "imagine": Work(lambda view: game.imagine(view, random.random), lambda: views),
            "SVG of the whole table": Work(lambda view: whole(game.pictures(view, words, names)), lambda: views),
        }


def is_compiled(game: str) -> bool:
    """Whether kernel and rules are compiled in this process; a mixture is an error."""
    rules = import_module(f"fondaco.games.{game.replace('-', '_')}.sequence")
    found = {str(module.__file__).endswith((".so", ".pyd")) for module in (step, rules)}
    if len(found) > 1:
        raise RuntimeError(f"of the kernel and the rules of {game} only one is compiled")
    return found.pop()


def at_hand(s: Any) -> Frame:
    """The frame of the decision at hand."""
    frame: Frame = s.frames[-1] if s.lane < 0 else s.sides[s.lane][-1]
    return frame


def make(name: str, players: str) -> Fondaco:
    """A game with so many players."""
    return Fondaco(name, int(players))
