"""A decision as its player sees it, and what several chapters say of it."""

from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.rules.development import way_ahead
from fondaco.games.orleans.rules.planning import missing
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Look


class Glance(Look[Orleans, OrleansView]):
    """A decision about Orléans as its player sees it."""

    @property
    def printed(self) -> Printed:
        return self.s.printed

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.a

    @property
    def town(self) -> int:
        """Where the seat's merchant is."""
        return self.s.merchant[self.seat]

    def token(self, space: int) -> int:
        return self.s.space[self.seat * SPACES + space]

    def follower(self, space: int) -> int:
        """Who stands on an action space, perhaps since a moment ago; the first kind if nobody does."""
        return max(self.token(space) % FRESH - 1, 0)

    def stock(self, good: int) -> int:
        return self.s.goods[self.seat * GOODS + good]


def spot(at: Glance, space: int) -> dict[str, int]:
    """An action space by its place and the type it asks for; like spaces of a place are counted."""
    place, asked = PLACE_OF[space], at.printed.asks[space]
    alike = [other for other in at.printed.spaces_of[place] if at.printed.asks[other] == asked]
    told = {"place": place, "typed": int(asked != ANY), "nth": alike.index(space) + 1 if len(alike) > 1 else 0}
    return told if asked == ANY else {**told, "type": asked}


def filled_then(at: Glance, space: int) -> dict[str, int]:
    """How many spaces of a place are filled once one more is."""
    place = PLACE_OF[space]
    spaces = at.printed.spaces_of[place]
    filled = sum(at.token(other) != EMPTY for other in spaces) + 1
    return {"filled": filled, "spaces": len(spaces), "full": int(missing(at.s, at.seat, place) <= 1)}


def reached(at: Glance, points: int) -> dict[str, int]:
    """What development points bring: a higher level, coins and citizens on the way (development.points)."""
    before, way = at.s.marker(at.seat, DEVELOPMENT), way_ahead(at.s, at.seat, points)
    level = at.printed.level_at[before + len(way)]
    return {
        "points": len(way) or points,
        "level": level if level > at.s.level(at.seat) else 0,
        "bonus": sum(coins for coins, _ in way),
        "citizens": sum(citizen >= 0 for _, citizen in way),
    }
