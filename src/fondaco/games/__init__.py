"""The games, one package each; called as `fondaco.games()`, it lists them."""

import pkgutil
import sys
from types import ModuleType


def names() -> list[str]:
    """The names of all games."""
    return sorted(game.name.replace("_", "-") for game in pkgutil.iter_modules(__path__))


class CallableModule(ModuleType):
    """Callable module: `fondaco.games()` answers although `fondaco.games` is also the package of the games."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = CallableModule
