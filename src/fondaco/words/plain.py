"""Default texts for a game that has none of its own: the names its rules use, the same in every language."""

from collections.abc import Iterator
from typing import Any

from fondaco.kernel import Axis, Game, Group

NOTHING = '{ "" }'


def plain_texts(game: Game[Any, Any]) -> str:
    """The texts of a game as a Fluent file: title, settings, prompts, options and refusals."""
    return "\n".join(f"{key} = {text}" for key, text in _texts(game))


def _texts(game: Game[Any, Any]) -> Iterator[tuple[str, str]]:
    yield from (("game-title", _sentence(game.name)), ("game-subtitle", NOTHING), ("game-aim", NOTHING))
    for name, values in game.settings.items():
        yield f"setting-{name}", _sentence(name)
        yield from ((f"setting-{name}-{value}", _plain(value)) for value in values)
    for step in game.steps:
        if step.name:
            yield f"ask-{step.name}", _sentence(step.name)
        for group in step.options.groups:
            yield f"do-{step.name}-{group.word}".rstrip("-"), _option(group) or _plain(step.name)
    for refusal in game.refusals:
        yield refusal.key, _sentence(refusal.key.removeprefix("refusal-"))


def _option(group: Group) -> str:
    return " ".join(filter(None, (_plain(group.word), *map(_named, group.axes))))


def _named(axis: Axis) -> str:
    """The placeable of an option's argument; a seat has its player's name."""
    if "seat" in (axis.name, axis.words):
        return f"{{ ${axis.name} }}"
    labels = "".join(f"\n    {'*' * (not value)}[{value}] {_plain(label)}" for value, label in enumerate(axis.labels))
    return f"{{ ${axis.name} ->{labels}\n    }}"


def _plain(word: str) -> str:
    return word.replace("-", " ")


def _sentence(word: str) -> str:
    return _plain(word).capitalize()
