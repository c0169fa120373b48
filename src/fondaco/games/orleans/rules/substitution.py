"""Which follower may stand in for which: monks, the school and the herb garden."""

from typing import Final

from fondaco.games.orleans.vocabulary import *


def fits(type_: int, asked: int, school: bool, herb_garden: bool) -> bool:
    """Whether a follower type may stand on a space that asks for one (plan.match)."""
    if asked in (type_, ANY):
        return True
    if asked == MONK:  # monk.no-reverse
        return False
    if type_ == MONK:  # monk.substitute
        return True
    if type_ == SCHOLAR:  # tile.school: for everybody but monks
        return school
    return herb_garden and type_ == BOATMAN and asked in HERB_GARDEN_FOR


HERB_GARDEN_FOR: Final = (0, 2, 3)  # tile.herb-garden: farmers, craftsmen and traders


def stand_in_for(type_: int, *, school: bool, herb_garden: bool) -> tuple[int, ...]:
    """The other types for which a follower type may stand."""
    return tuple(asked for asked in range(TYPES) if asked != type_ and fits(type_, asked, school, herb_garden))
