"""How each step is told, chapter by chapter: its prompt, its options, and the parts of the drawing they stand for."""

from typing import Final

from fondaco.games.column_of_fire.telling import characters, events, free_actions, religion, sales, symbols, track

HOOKS: Final = {
    **characters.HOOKS,
    **track.HOOKS,
    **free_actions.HOOKS,
    **religion.HOOKS,
    **sales.HOOKS,
    **events.HOOKS,
    **symbols.HOOKS,
}
