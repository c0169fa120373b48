"""One room for each game; called, it lists them."""

import pkgutil
import sys
from types import ModuleType


def rooms() -> list[str]:
    """The games one can play."""
    return sorted(room.name.replace("_", "-") for room in pkgutil.iter_modules(__path__))


class Rooms(ModuleType):
    """Lets `fondaco.games()` answer although `fondaco.games` is also the place where the rooms are."""

    def __call__(self) -> list[str]:
        return rooms()


sys.modules[__name__].__class__ = Rooms
