"""How each step is told, chapter by chapter: its prompt, its options, and the parts of the drawing they stand for."""

from typing import Final

from fondaco.games.orleans.telling import (
    acting,
    deeds,
    events,
    followers,
    planning,
    recruiting,
    technology,
    tiles,
    torture,
    town,
    travel,
)

HOOKS: Final = {
    **town.HOOKS,
    **followers.HOOKS,
    **planning.HOOKS,
    **acting.HOOKS,
    **recruiting.HOOKS,
    **travel.HOOKS,
    **deeds.HOOKS,
    **tiles.HOOKS,
    **technology.HOOKS,
    **events.HOOKS,
    **torture.HOOKS,
}
