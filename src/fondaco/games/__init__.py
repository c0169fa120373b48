"""The games, one package each; called as `fondaco.games()`, it lists them."""

import pkgutil
import sys
from types import ModuleType


def rooms() -> list[str]:
    """The names of all games."""
    return sorted(room.name.replace("_", "-") for room in pkgutil.iter_modules(__path__))


class Rooms(ModuleType):
    """Callable module: `fondaco.games()` answers although `fondaco.games` is also the package of the games."""

    def __call__(self) -> list[str]:
        return rooms()


sys.modules[__name__].__class__ = Rooms
