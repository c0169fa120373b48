"""Schema and validation of entries: the kinds, their fields, and a predicate for each field.

An entry is a plain dict that JSON can write, such as `{"do": "vp", "power": "spain", "by": 1}`.
Any entry may say `by_whom` (a name) and `at` (how many entries the writer has seen, see `Book.do`).
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

from fondaco.companion.tracker.limits import LONGEST_TEXT, MOST_COUNT
from fondaco.companion.tracker.refused import Refused
from fondaco.companion.tracker.sequence import POWERS, STEPS
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES

Entry = Mapping[str, Any]

WAYS: Final = ("military", "religious", "gunpowder")
"""Instant victories (sequence.4.instant-victory)."""
PLAYS: Final = ("card", "home", "nothing")
"""The card that an impulse takes from the hand."""


def is_whole(value: object) -> bool:
    """An integer, and not a bool."""
    return isinstance(value, int) and not isinstance(value, bool)


def within(least: int, most: int) -> Callable[[object], bool]:
    """An integer between two bounds."""
    return lambda value: isinstance(value, int) and is_whole(value) and least <= value <= most


is_count: Final = within(0, MOST_COUNT)
is_number: Final = within(-MOST_COUNT, MOST_COUNT)


def is_flag(value: object) -> bool:
    return isinstance(value, bool)


def is_text(value: object) -> bool:
    """A non-empty line of text."""
    return isinstance(value, str) and bool(value.strip()) and len(value) <= LONGEST_TEXT and value.isprintable()


def one_of(names: Collection[str]) -> Callable[[object], bool]:
    """One of some names."""
    return lambda value: isinstance(value, str) and value in names


is_power: Final = one_of(POWERS)


def list_of(check: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(check(each) for each in value)


def by_power(check: Callable[[object], bool]) -> Callable[[object], bool]:
    """A value for each of some powers."""
    return lambda value: isinstance(value, dict) and all(is_power(key) and check(each) for key, each in value.items())


def is_two_powers(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_power, value)) and value[0] != value[1]


def are_values(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(key, str) and is_whole(each) for key, each in value.items())


class Field(NamedTuple):
    """A field of an entry."""

    holds: Callable[[object], bool]
    needed: bool = True


def _may(holds: Callable[[object], bool]) -> Field:
    return Field(holds, needed=False)


SETTINGS: Final = {"players": _may(by_power(is_text)), "turns": _may(is_count), "goal": _may(is_count)}
PAIR: Final = {"powers": Field(is_two_powers)}
POWER: Final = {"power": Field(is_power)}
LEADER: Final = {"leader": Field(is_text)}

KINDS: Final[dict[str, dict[str, Field]]] = {
    "begin": {
        **SETTINGS,
        "powers": _may(list_of(is_power)),
        "free": _may(is_flag),
        "turn": _may(is_count),
        "vp": _may(by_power(is_count)),
    },
    "settings": {**SETTINGS, "free": _may(is_flag)},
    "tick": {"step": Field(one_of(STEPS)), "nothing": _may(is_flag), "dealt": _may(by_power(is_count))},
    "impulse": {**POWER, "plays": _may(one_of(PLAYS)), "note": _may(is_text)},
    "pass": POWER,
    "vp": {**POWER, "by": Field(is_number), "note": _may(is_text)},
    "hand": {
        **POWER,
        "cards": _may(lambda value: value is None or is_count(value)),
        "home": _may(is_flag),
        "treasures": _may(is_count),
    },
    "penalty": {**POWER, "by": _may(is_number)},
    "war": {**PAIR, "paid": _may(is_count)},
    "peace": PAIR,
    "alliance": PAIR,
    "parting": PAIR,
    "capture": {**LEADER, "owner": Field(is_power), "captor": Field(is_power)},
    "ransom": LEADER,
    "release": LEADER,
    "place": {"piece": Field(is_text), **POWER, "turn": _may(is_count)},
    "take": {"piece": Field(is_text)},
    "note": {"text": Field(is_text)},
    "roll": {
        "procedure": Field(one_of(PROCEDURES)),
        "values": Field(are_values),
        "faces": Field(list_of(list_of(within(1, 6)))),
        "row": Field(is_text),
        "numbers": _may(list_of(is_whole)),
    },
    "win": {**POWER, "how": Field(one_of(WAYS)), "confirmed": _may(is_flag)},
}
"""The fields of every kind of entry, without the common ones."""

ANY: Final = {"by_whom": _may(is_text), "at": _may(is_whole)}


def check(entry: object) -> Entry:
    """Validate an entry against the schema of its kind; Refused if it does not match."""
    if not isinstance(entry, Mapping):
        raise Refused("", "no-entry")
    kind = entry.get("do")
    if not isinstance(kind, str) or kind not in KINDS:
        raise Refused("", "unknown-kind", kind=str(kind)[:40])
    fields = KINDS[kind] | ANY
    for name in entry:
        if name != "do" and name not in fields:
            raise Refused("", "unknown-field", kind=kind, field=str(name)[:40])
    for name, field in fields.items():
        if name not in entry:
            if field.needed:
                raise Refused("", "missing-field", kind=kind, field=name)
        elif not field.holds(entry[name]):
            raise Refused("", "wrong-field", kind=kind, field=name)
    return entry
