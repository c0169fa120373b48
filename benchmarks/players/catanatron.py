"""Catan for four, by catanatron."""

from random import Random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.actions import generate_playable_actions

from benchmarks.players import Player, Work, spaced

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Catanatron(Player):
    """Its random players. Rolls are actions there, so they count, to their advantage."""

    def play(self) -> int:
        game = new_game()
        game.play()
        return len(game.state.actions)

    def watch(self) -> list[int]:
        game, options = new_game(), []
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            options.append(len(game.state.playable_actions))
            game.play_tick()
        return options

    def works(self) -> dict[str, Work]:
        game, moments, random = new_game(), [], Random(7)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            moments.append((game.copy(), random.choice(game.state.playable_actions)))
            game.play_tick()
        moments = spaced(moments)
        positions = [position for position, _ in moments]
        return {
            "copy": Work(lambda game: game.copy(), lambda: positions),
            "legal moves": Work(lambda game: generate_playable_actions(game.state), lambda: positions),
            "apply": Work(
                lambda pair: pair[0].execute(pair[1], validate_action=False),
                lambda: [(position.copy(), action) for position, action in moments],
            ),
        }


def new_game() -> Any:
    """A new game."""
    return Game([RandomPlayer(colour) for colour in COLOURS])


def make() -> Catanatron:
    """Catan."""
    return Catanatron()
