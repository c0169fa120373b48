"""Pages and parts of pages, filled in with every text escaped."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from fondaco.words import phrases

FOLDER: Final = Path(__file__).parent


@cache
def environment() -> Environment:
    """Where templates come from; a name that is not given is an error, not a gap."""
    return Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def render(template: str, language: str, /, **values: Any) -> str:
    """A template with its values; in it `say` speaks the language."""
    spoken = phrases(FOLDER, language)
    return environment().get_template(template).render(say=spoken.say, language=language, **values)
