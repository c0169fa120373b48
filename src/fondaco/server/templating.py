"""Template rendering (Jinja) with autoescape."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from fondaco.companion.tracker import limits as book_limits
from fondaco.server import input_limits
from fondaco.table import find_game
from fondaco.words import phrases, speaker

FOLDER: Final = Path(__file__).parent


@cache
def environment() -> Environment:
    """The template environment; an undefined name is an error."""
    environment = Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals.update(limits=input_limits, book_limits=book_limits)
    return environment


def game_title(game: str, language: str) -> str:
    """Title of a game in a language."""
    return speaker(find_game(game), language).say("game-title")


def render(template: str, language: str, /, **values: Any) -> str:
    """Render a template; in it `say` translates."""
    spoken = phrases(FOLDER, language)
    return environment().get_template(template).render(say=spoken.say, language=language, **values)
