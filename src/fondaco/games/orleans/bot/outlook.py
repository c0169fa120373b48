"""What a seat's things are worth to it: points as they will count at the end, and the engine that makes more."""

from typing import Final

from fondaco.games.orleans.rules import census, frames
from fondaco.games.orleans.rules.actions.travel import is_free
from fondaco.games.orleans.rules.ending import goods_points, multiplied
from fondaco.games.orleans.rules.events import NO_FOOD, benefit, has_food, taxes
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *

FOLLOWER_WORTH: Final = 1.45
"""What one more follower to send in a round brings."""
DEVELOPMENT_A_ROUND: Final = 0.9
STATIONS_A_ROUND: Final = 0.38
"""How far development and stations with citizens will probably go."""
VARIETY: Final[tuple[float, ...]] = (0.075, 0.07, 0.06, 0.05, 0.07, 0.06, 0.085)
"""What the first followers of each type add in each round to come; more of a type add less and less."""
TYPE_FADES: Final[tuple[float, ...]] = (0.0, 1.0, 1.7, 2.2, 2.5, 2.7, 2.8)
TECHNOLOGY_ON: Final[tuple[float, ...]] = (
    *(0.35, 0.5, 0.55, 0.3, 0.2, 0.5, 0.55, 0.7, 0.25, 0.0),
    *([0.3] * TILES),
)
"""How often in a round a technology token on each place saves a follower."""
UNLAID: Final = 0.42
MAY_BUILD: Final = 0.3
"""How much of a station is won by standing where it can be built."""
BEST_GOOD: Final = 0.22
SECOND_GOOD: Final = 0.12
"""How much of the goods on the ways ahead is won already."""
POOL_FLOOR: Final = 0.45
POOL_SHARE: Final = 0.3
"""How many followers can really be drawn: a share of those allowed, and one of those there are."""
SPACE_WORTH: Final = 0.35
"""A space of the development track by itself."""
CENSUS: Final = 0.45
TILE_WORTH: Final[tuple[float, ...]] = (
    *(0.5, 0.35, 0.6, 0.8, 0.9, 1.0, 0.75),
    *(1.2, 0.9, 0.8, 1.1, 0.6, 0.2, 0.75, 0.35),
    *(1.3, 0.5, 0.5, 0.5, 0.4),
)
"""What each place tile brings in a round to come, beside its use in this one."""
LEVEL_BASE: Final[tuple[int, ...]] = (0, 4, 9, 15, 22, 30)


def smooth_level(place: float) -> float:
    """The development level, growing between its spaces too."""
    for level in range(5):
        if place < LEVEL_BASE[level + 1]:
            return level + 1 + 0.85 * (place - LEVEL_BASE[level]) / (LEVEL_BASE[level + 1] - LEVEL_BASE[level])
    return 6.0


class Outlook:
    """One seat's prospects in a position."""

    __slots__ = ("final_level", "limit", "per_point", "pool", "rounds", "s", "saved", "seat", "shining", "types")

    def __init__(self, s: Orleans, seat: int) -> None:
        self.s, self.seat = s, seat
        self.rounds = ROUNDS - s.round
        place = s.track[seat * TRACKS + DEVELOPMENT]
        self.shining = multiplied(s, seat)
        self.final_level = self.level_after(0)
        ahead = self.level_after(1) - self.final_level
        self.per_point = 0.0 if place >= 30 else (self.shining + STATIONS_A_ROUND * self.rounds) * ahead + SPACE_WORTH
        self.saved = UNLAID * s.unlaid[seat]
        """How many followers technology will save in a round."""
        self.types = [0] * TYPES
        """How many followers of each type the seat has, wherever they are."""
        self.muster()
        self.pool = sum(self.types)
        self.limit = s.draw_limit(seat)

    def level_after(self, points: int) -> float:
        """The level a seat will probably have at the end if it gains so many points now."""
        place = self.s.track[self.seat * TRACKS + DEVELOPMENT] + points
        if not self.rounds:
            return float(self.s.printed.level_at[min(place, 30)])
        return smooth_level(min(30.0, place + DEVELOPMENT_A_ROUND * self.rounds))

    def muster(self) -> None:
        """Count the followers in bag, market and action spaces, and what the technology there saves."""
        s, seat, types = self.s, self.seat, self.types
        bag, market, first = s.bag[seat], s.market, seat * FOLLOWERS
        for follower in range(FOLLOWERS):
            types[TYPE_OF[follower]] += bag[follower] + market[first + follower]
        for space, token in enumerate(s.space[seat * SPACES : seat * SPACES + SPACES]):
            if token == TECHNOLOGY:
                self.saved += TECHNOLOGY_ON[PLACE_OF[space]]
            elif token:
                types[TYPE_OF[(token - FRESH if token > FRESH else token) - 1]] += 1

    # The whole

    def worth(self) -> float:
        """Everything but the followers at work in this round."""
        s, seat = self.s, self.seat
        value = s.coins[seat] + self.goods_worth()
        value += self.shining * self.final_level + STATIONS_A_ROUND * self.rounds * self.final_level
        value += SPACE_WORTH * min(s.track[seat * TRACKS + DEVELOPMENT], 30)
        value += self.engine(self.limit, self.pool) + self.variety()
        value += self.technology_worth() + self.tiles_worth()
        value += self.position(s.merchant[seat])
        if (frames.EVENT, 0, 0) in s.frames:
            value += self.event_worth()
        return value + self.census_worth()

    def goods_worth(self) -> float:
        """Goods by their points; one to eat keeps hunger away."""
        value = float(goods_points(self.s, self.seat))
        if self.s.hourglass[HARVEST] and self.rounds and has_food(self.s, self.seat):
            value += 1.5
        return value

    def engine(self, limit: int, pool: int) -> float:
        """Followers to send in every round to come, as many as may be drawn and are there."""
        return FOLLOWER_WORTH * self.rounds * min(limit, POOL_FLOOR * limit + POOL_SHARE * pool)

    def variety(self) -> float:
        """Different types are more useful than many of one."""
        value = 0.0
        for type_ in range(TYPES):
            value += VARIETY[type_] * TYPE_FADES[min(self.types[type_], 6)]
        return value * self.rounds

    def technology_worth(self) -> float:
        """Tokens laid save a follower at each use of their place."""
        return self.saved * self.rounds * FOLLOWER_WORTH

    def tiles_worth(self) -> float:
        """What place tiles bring in the rounds to come."""
        value = 0.0
        for tile, owner in enumerate(self.s.tile):
            if owner == self.seat:
                value += TILE_WORTH[tile]
        return value * self.rounds

    def position(self, town: int) -> float:
        """Where the merchant stands: a town still free for a station, goods on the ways from it."""
        s, time = self.s, min(1.0, self.rounds / 3)
        value = 0.0
        if s.stations[self.seat] and is_free(s, self.seat, town):
            value += MAY_BUILD * self.final_level
        best = second = 0
        on_map, good_points = s.on_map, s.printed.good_points
        for space in s.printed.goods_spaces_around[town]:
            good = on_map[space]
            if good:
                points = good_points[good - 1]
                if points > best:
                    best, second = points, best
                elif points > second:
                    second = points
        return time * (value + BEST_GOOD * best + SECOND_GOOD * second)

    def event_worth(self) -> float:
        """What the event of the round will bring or cost."""
        s, seat = self.s, self.seat
        if s.event in (INCOME, TRADE):
            return benefit(s, seat)
        if s.event == TAXES:
            return -taxes(s, seat)
        if s.event == HARVEST:
            for food in s.printed.food:
                if s.goods[seat * GOODS + food]:
                    return -float(food + 1)
            return -float(NO_FOOD)
        return 0.0

    def census_worth(self) -> float:
        """A coin in every round for the leader, one less for who is last."""
        value = CENSUS if census.leader(self.s) == self.seat else 0.0
        if census.last(self.s) == self.seat:
            value -= CENSUS
        return value * self.rounds
