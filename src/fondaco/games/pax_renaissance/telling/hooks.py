"""How each step is told: its prompt, its options, and the parts of the drawing they stand for."""

from typing import Final

from fondaco.games.pax_renaissance.telling import agents, bishops, fairs, operations, playing, turn, war

HOOKS: Final = {
    **turn.HOOKS,
    **playing.HOOKS,
    **agents.HOOKS,
    **bishops.HOOKS,
    **fairs.HOOKS,
    **operations.HOOKS,
    **war.HOOKS,
}
