"""Message formatter (cached): text keys and numbers to sentences of a game in one language."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Identifier, Placeable, TextElement, VariableReference
from fluent.runtime.types import FluentNone

from fondaco.kernel import LANGUAGES, Cache, FondacoError, Frame, Game, Reason
from fondaco.words.plain import plain_texts

COMMON = Path(__file__).parent
AnyGame = Game[Any, Any]
MOST_REMEMBERED: Final = 20_000


@cache
def bundle(language: str, folder: Path, plain: str = "") -> FluentBundle:
    """Load the texts of a folder, or default ones in their place, with those that all games share."""
    if language not in LANGUAGES:
        raise FondacoError("error-no-language", name=language, known=", ".join(LANGUAGES))
    texts = FluentBundle([language], use_isolating=False)
    common, own = ((place / f"{language}.ftl") for place in (COMMON, folder))
    for text in (common.read_text(encoding="utf-8"), plain or own.read_text(encoding="utf-8")):
        texts.add_resource(FluentResource(text), allow_overrides=True)
    return texts


def formatted(texts: FluentBundle, key: str, arguments: dict[str, Any], form: str = "") -> str:
    """The sentence of a key, in a form of it if it has that; without a sentence, the key in braces."""
    message = texts.get_message(key) if texts.has_message(key) else None
    pattern = message.attributes.get(form, message.value) if message else None
    if pattern is None:
        return f"{{{key}}}"
    text, _ = texts.format_pattern(pattern, arguments)
    return key if isinstance(text, FluentNone) else str(text)


class Speaker:
    """Formatter of one game in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game, self.language = game, language
        has_texts = any(game.folder.glob("*.ftl"))
        self._bundle = bundle(language, game.folder, "" if has_texts else plain_texts(game))
        self._said: Cache[str] = Cache(MOST_REMEMBERED)

    def has(self, key: str) -> bool:
        """Whether a sentence exists."""
        return self._bundle.has_message(key)

    def say(
        self, key: str, numbers: Mapping[str, int | str] | None = None, seats: Sequence[str] = (), reader: int = -1
    ) -> str:
        """The sentence of a key; numbers that stand for things are replaced by their names.

        If it is about the reader's seat and has a form `you`, it addresses the reader.
        """
        numbers = numbers or {}
        addressed = numbers.get("seat", -1) == reader >= 0
        place = (key, *numbers.items(), tuple(seats), addressed)
        return self._said.get(place, lambda: self._say(key, numbers, seats, addressed))

    def _say(self, key: str, numbers: Mapping[str, int | str], seats: Sequence[str], addressed: bool) -> str:
        return formatted(self._bundle, key, self._arguments(numbers, seats), "you" if addressed else "")

    def subject(self, key: str, numbers: Mapping[str, int], seats: Sequence[str], reader: int = -1) -> str:
        """The name of the seat with which a sentence begins, if it does: such sentences can be joined."""
        seat = numbers.get("seat", -1)
        if not 0 <= seat < len(seats) or not _begins_with_seat(self._bundle.get_message(key).value):
            return ""
        return self.say("table-you").capitalize() if seat == reader else seats[seat]

    def name(self, kind: str, value: int, seats: Sequence[str] = ()) -> str:
        """The name of one thing, such as a country."""
        return str(self._arguments({kind: value}, seats)[kind])

    def _arguments(self, numbers: Mapping[str, int | str], seats: Sequence[str]) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for name, value in numbers.items():
            said.update(self._spoken(name, value, seats, said))
        return said

    def _spoken(self, name: str, value: int | str, seats: Sequence[str], said: dict[str, Any]) -> dict[str, Any]:
        """An argument and the forms of its name; a name may use the arguments before it."""
        if isinstance(value, str):
            return {name: value}
        axis = self.game.axes.get(name)
        if seats and axis is not None and "seat" in (axis.name, axis.words):
            return {name: seats[value]}
        proper = self.game.proper_name(name, value, self.language)
        if proper is not None:
            return {name: proper}
        if axis is None or not 0 <= value < len(axis) or not self._bundle.has_message(axis.key(value)):
            return {name: value}  # a plain number
        message = self._bundle.get_message(axis.key(value))
        forms = {
            f"{name}_{form}": self._bundle.format_pattern(text, said)[0] for form, text in message.attributes.items()
        }
        return {name: self._bundle.format_pattern(message.value, said)[0] if message.value else "", **forms}

    # Sentences of decisions

    def ask(self, view: Any, frame: Frame, seats: Sequence[str] = ()) -> str:
        """The prompt of a decision: what to do, and why."""
        numbers = {"seat": view.seat, **self.game.particulars(view, frame, -1)}
        return self.say(f"ask-{self.game.steps[frame[0]].name}", numbers, seats)

    def option(self, view: Any, frame: Frame, option: int, seats: Sequence[str] = ()) -> str:
        """The sentence of an option; a group that many steps share may have one for all, do-any-GROUP."""
        step = self.game.steps[frame[0]]
        group = step.options.group(option)
        key = f"do-{step.name}-{group}" if group else f"do-{step.name}"
        if not self.has(key) and group:
            key = f"do-any-{group}"
        numbers = {**step.options.arguments(option), **self.game.particulars(view, frame, option)}
        return self.say(key, numbers, seats)

    def refusal(self, reason: Reason, seats: Sequence[str] = ()) -> str:
        """The sentence of a refusal."""
        return self.say(self.game.refusals[reason.code].key, dict(reason.numbers), seats)


def _begins_with_seat(pattern: Any) -> bool:
    """Whether a text begins with the name of a seat and a space; its form `you` then begins with the pronoun."""
    match getattr(pattern, "elements", ()):
        case [Placeable(expression=VariableReference(id=Identifier(name="seat"))), TextElement(value=after), *_]:
            return bool(after.startswith(" "))
    return False


@cache
def speaker(game: AnyGame, language: str) -> Speaker:
    """The formatter of a game in a language, created once."""
    return Speaker(game, language)
