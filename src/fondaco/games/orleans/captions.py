"""What the parts of the drawing are called and what is said of them, remembered once it was said."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache
from typing import Final, cast

from fondaco.draw import captions as draw
from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.vocabulary import (
    ANY,
    BATHHOUSE,
    BOARD_PLACES,
    EVENT,
    PLACE,
    TOWN_HALL,
)
from fondaco.kernel import Words

TRACK_CLAUSES: Final = (
    *("place.farm-goods", "village.boatman", "village.craftsman", "village.trader"),
    *("place.castle", "place.university", "development.points"),
)
SUPPLY_CLAUSES: Final = (
    *("place.farm", "village.boatman", "village.craftsman", "village.trader"),
    *("place.castle", "place.university", "place.monastery"),
)


class Captions(draw.Captions):
    """The sentences of the drawing in one language."""

    def __init__(self, tables: Tables, words: Words) -> None:
        super().__init__(words)
        self.tables = tables

    def listed(self, kind: str, values: Iterable[int]) -> str:
        """Several things, each with how many there are if there are more than one."""
        counted: dict[int, int] = {}
        for value in values:
            counted[value] = counted.get(value, 0) + 1
        return ", ".join(self.counted(count, self.asked(kind, value)) for value, count in counted.items())

    def counted(self, count: int, what: str) -> str:
        """A thing, with how many there are if there are more than one."""
        return self.within("draw-several", number=count, what=what) if count > 1 else what

    def asked(self, kind: str, value: int) -> str:
        """The name of a thing; a follower type may be any."""
        return self.within("draw-anybody") if kind == "type" and value == ANY else self.name(kind, value)

    def does(self, place: int) -> str:
        """What a place does, and whom it asks for (component.place)."""
        spaces = self.tables.spaces_of[place]
        does = f"{self.say(f'place-does-{PLACE.labels[place]}')}."
        if not spaces:
            return does
        who = self.listed("type", (self.tables.asks[space] for space in spaces))
        return f"{does} {self.say('draw-asks-hall' if place == TOWN_HALL else 'draw-asks', who=who)}"

    def way(self, link: int) -> str:
        """A connection by its kind and its ends."""
        here, there = (self.name("town", town) for town in self.tables.link_ends[link])
        return self.say("draw-waterway" if self.tables.link_kind[link] else "draw-road", here=here, there=there)


def place_clause(place: int) -> str:
    """Where the rules speak of a place or a place tile."""
    if place == BATHHOUSE:
        return "tile.bathhouse-draw"
    return f"place.{PLACE.labels[place]}" if place < BOARD_PLACES else f"tile.{PLACE.labels[place]}"


def event_clause(event: int) -> str:
    """Where the rules speak of an event."""
    return f"event.{EVENT.labels[event]}"


@lru_cache(maxsize=32)
def _captions(tables: Tables, words: Hashable) -> Captions:
    return Captions(tables, cast(Words, words))


def captions(tables: Tables, words: Words) -> Captions:
    """The captions of a game in a language; whoever speaks is kept until many others came."""
    return _captions(tables, cast(Hashable, words))
