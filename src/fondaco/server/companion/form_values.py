"""Parser and serialiser of the query that carries a procedure's values."""

from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlencode

from fondaco.companion.odds.answer import find
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.kernel.parsing import whole_number
from fondaco.server.http_errors import Invalid, NotFound
from fondaco.server.input_limits import MOST_TYPED

STEP: Final = "step"
"""Form field of the steppers, for pages without script."""


def procedure_of(name: str) -> Procedure:
    """A procedure by name, or NotFound."""
    try:
        return find(name)
    except KeyError:
        raise NotFound("error-no-procedure") from None


def values_of(procedure: Procedure, fields: Iterable[tuple[str, str]]) -> dict[str, int]:
    """All values: the default where none was given, the last of several; unknown names are ignored."""
    known = {each.name for each in procedure.inputs}
    given = {name: text for name, text in fields if name in known or name == STEP}
    step = given.pop(STEP, "")
    return stepped(procedure, procedure.filled({name: typed_number(text) for name, text in given.items()}), step)


def typed_number(text: str) -> int:
    """Parse a typed number, else Invalid."""
    digits = text.strip().removeprefix("-").removeprefix("\N{MINUS SIGN}")
    number = whole_number(digits, MOST_TYPED)
    if number is None:
        raise Invalid("error-companion-number")
    return number if digits == text.strip() else -number


def stepped(procedure: Procedure, values: Mapping[str, int], step: str) -> dict[str, int]:
    """Values after a step such as `attack:1`, within its limits."""
    name, _, text = step.partition(":")
    for each in procedure.inputs:
        if each.name == name:
            most, least = max(each.most, values[name]), min(each.least, values[name])
            return {**values, name: min(most, max(least, values[name] + typed_number(text)))}
    return dict(values)


def query_of(procedure: Procedure, values: Mapping[str, int], **more: str) -> str:
    """Query of the values that differ from the defaults, so that links are short."""
    unusual = {each.name: values[each.name] for each in procedure.inputs if values[each.name] != each.usual}
    fields = {**unusual, **{name: text for name, text in more.items() if text}}
    return f"?{urlencode(fields)}" if fields else ""
