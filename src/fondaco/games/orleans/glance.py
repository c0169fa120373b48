"""A decision as its player sees it, and the action spaces it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import (
    ANY,
    DEVELOPMENT,
    EMPTY,
    FIRST_OWN,
    FOLLOWERS,
    FRESH,
    GOODS,
    HERB_GARDEN,
    PLACE_OF,
    SCHOOL,
    SPACES,
    TOWN_HALL,
    TYPE_OF,
    TYPES,
)


@dataclass(frozen=True)
class Glance:
    """A decision as its player sees it: the position, the frame, and the option spoken of."""

    tables: Tables
    view: OrleansView
    seat: int
    b: int
    """The second argument of the frame; the first is always the seat."""
    word: str = ""
    """The group of the option."""
    axes: Mapping[str, int] = field(default_factory=dict)
    """What the option points at."""

    @property
    def level(self) -> int:
        return self.tables.level_at[self.view.marker(self.seat, DEVELOPMENT)]

    @property
    def town(self) -> int:
        """Where the seat's merchant is."""
        return self.view.merchant[self.seat]

    def token(self, space: int) -> int:
        return self.view.space[self.seat * SPACES + space]

    def follower(self, space: int) -> int:
        """Who stands on an action space; it may have been sent there a moment ago."""
        return self.token(space) % FRESH - 1

    def filled(self, place: int) -> int:
        """How many spaces of a place are occupied."""
        return sum(self.token(space) != EMPTY for space in self.tables.spaces_of[place])

    def is_activated(self, place: int) -> bool:
        spaces = len(self.tables.spaces_of[place])
        return bool(spaces) and self.filled(place) >= (1 if place == TOWN_HALL else spaces)

    def stock(self, good: int) -> int:
        return self.view.goods[self.seat * GOODS + good]

    def waiting(self) -> int:
        """How many followers wait in the market, those in the powder tower included."""
        market = sum(self.view.market[self.seat * FOLLOWERS : self.seat * FOLLOWERS + FOLLOWERS])
        return market + sum(token > 0 for token in self.view.tower_of(self.seat))


# Action spaces and those who stand there


def spot(at: Glance, space: int) -> dict[str, int]:
    """An action space by its place and the type it asks for; like spaces of a place are counted."""
    place, asked = PLACE_OF[space], at.tables.asks[space]
    alike = [other for other in at.tables.spaces_of[place] if at.tables.asks[other] == asked]
    told = {"place": place, "typed": int(asked != ANY), "nth": alike.index(space) + 1 if len(alike) > 1 else 0}
    return told if asked == ANY else {**told, "type": asked}


def filled_then(at: Glance, place: int) -> dict[str, int]:
    """How many spaces of a place are filled once one more is."""
    filled, spaces = at.filled(place) + 1, len(at.tables.spaces_of[place])
    return {"filled": filled, "spaces": spaces, "full": int(filled >= spaces or place == TOWN_HALL)}


def fitting(at: Glance, follower: int) -> int:
    """How many free action spaces take a follower (plan.match)."""
    substitutes = at.view.has(at.seat, SCHOOL) + 2 * at.view.has(at.seat, HERB_GARDEN)
    fits = at.tables.fits[substitutes * TYPES + TYPE_OF[follower]]
    return sum(
        fits[space] and at.token(space) == EMPTY and not (place == TOWN_HALL and follower >= FIRST_OWN)
        for space, place in enumerate(PLACE_OF)
        if at.view.has(at.seat, place)
    )
