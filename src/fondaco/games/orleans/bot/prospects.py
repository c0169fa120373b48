"""What the followers of this round will do: the actions they can complete together, and what each is worth."""

from typing import Final

from fondaco.games.orleans.bot.outlook import (
    FOLLOWER_WORTH,
    MAY_BUILD,
    SPACE_WORTH,
    STATIONS_A_ROUND,
    TILE_WORTH,
    TYPE_FADES,
    UNLAID,
    VARIETY,
    Outlook,
)
from fondaco.games.orleans.rules.actions.acting import RECRUITS, TRAVELS, effect_refusal
from fondaco.games.orleans.rules.actions.deeds import spaces_left
from fondaco.games.orleans.rules.actions.recruiting import VILLAGERS, recruit_refusal, reward
from fondaco.games.orleans.rules.actions.tiles import GOOD_OF, POINTS_OF, coins_of
from fondaco.games.orleans.rules.actions.town import tile_refusal
from fondaco.games.orleans.rules.actions.travel import goods_on
from fondaco.games.orleans.rules.development import citizen_on, way_ahead
from fondaco.games.orleans.rules.planning import missing
from fondaco.games.orleans.rules.substitution import fits
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import QUIET, Cache

DRAW_WORTH: Final = 1.3
SURE: Final = 0.97
"""An action that only waits for its turn."""
NEXT_ROUND: Final = 0.55
"""An activated place that was not used in this round, or one still to be completed."""
PLACED: Final = 0.02
"""A follower sent to where the best plan wants it is better than one still to be sent."""
IDLE: Final = 0.25
"""A follower who waits, as long as there is a round to come."""
LEAST: Final = 0.55
FARM_LEAD: Final = 0.1
"""What a step on the farmer track brings in the censuses to come."""
READY: Final = 0.5
"""Being ready is better than thinking on without result."""

Missing = tuple[int, ...]
"""What the empty spaces of a place ask for."""


def standing_worth(outlook: Outlook) -> float:
    """When all are placed: what activated places will bring, in this round or later."""
    s, seat = outlook.s, outlook.seat
    done = s.passed >> seat & 1 and not s.sides
    values = action_values(outlook)
    total = IDLE * min(outlook.rounds, 1) * sum(s.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS])
    later = NEXT_ROUND if outlook.rounds else 0.0
    for place in range(PLACES):
        value = values[place]
        if value <= 0:
            continue
        empty, spaces = missing(s, seat, place), len(s.printed.spaces_of[place])
        if not empty:
            total += value * (later if done else SURE)
        elif spaces > 1 and empty < spaces:
            total += value * later * 0.5 * (1 - empty / spaces)
    return READY + total + town_hall_worth(outlook, later if done else SURE)


def town_hall_worth(outlook: Outlook, share: float) -> float:
    """What the followers at the town hall will bring as deeds."""
    s, first = outlook.s, outlook.seat * SPACES + FIRST_SPACE[TOWN_HALL]
    total = 0.0
    for token in (s.space[first], s.space[first + 1]):
        if token:
            follower = (token - FRESH if token > FRESH else token) - 1
            total += share * max(0.0, deed_worth(outlook, deed_rewards(outlook), follower))
    return total


def deed_rewards(outlook: Outlook) -> list[float]:
    """What each deed gives for a follower who fits it."""
    s = outlook.s
    rewards: list[float] = []
    for deed in range(DEEDS):
        gain = float(s.printed.deed_coins[deed])
        if s.printed.deed_choice[deed]:
            gain = max(gain, outlook.per_point)
        if s.citizen[FIRST_DEED_CITIZEN + deed] == ON_BOARD and spaces_left(s, deed) == 1:
            gain += outlook.final_level
        rewards.append(gain)
    return rewards


def deed_worth(outlook: Outlook, rewards: list[float], type_: int) -> float:
    """The best reward a deed gives for a follower, less what the follower would still do."""
    best, free = 0.0, outlook.s.deed
    for deed in range(DEEDS):
        if free[deed * TYPES + type_] and rewards[deed] > best:
            best = rewards[deed]
    return best - new_follower(outlook, type_, -1) if best else -9.0


def new_follower(outlook: Outlook, type_: int, change: int = 0, more: int = 0) -> float:
    """What one more follower of a type adds; with a change of -1, what one adds that is there already.

    From then on so many more can be drawn.
    """
    pool, count = outlook.pool + change, outlook.types[type_] + change
    engine = outlook.engine(outlook.limit + more, pool + 1) - outlook.engine(outlook.limit, pool)
    fades = TYPE_FADES[min(max(count, 0) + 1, 6)] - TYPE_FADES[min(max(count, 0), 6)]
    return engine + VARIETY[type_] * fades * outlook.rounds


def action_values(outlook: Outlook) -> list[float]:
    """What the action of each own place would bring now; the same as long as only followers are moved about."""
    s, seat = outlook.s, outlook.seat
    public = (*s.track, *s.on_map, *s.station, *s.merchant, *s.tile, *s.citizen, *s.supply, *s.reserve, *s.deed)
    own = (s.coins[seat], s.stations[seat], any(s.bag[seat]), *outlook.types)
    key = (seat, s.round, s.event, s.bank, s.technology, own, public)
    return VALUES.get(key, lambda: fresh_values(outlook))


VALUES: Cache[list[float]] = Cache(2_000)


def fresh_values(outlook: Outlook) -> list[float]:
    """What each action would bring; nothing where it is not possible."""
    s, seat = outlook.s, outlook.seat
    values = [0.0] * PLACES
    for place in range(PLACES):
        if place >= BOARD_PLACES and s.tile[place - BOARD_PLACES] != seat:
            continue
        if place == SACRISTY:
            values[place] = 2.0 if s.event in (HARVEST, TAXES, PLAGUE) else 0.6 * min(1, outlook.rounds)
        elif place not in (SCHOOL, HERB_GARDEN, TOWN_HALL, POWDER_TOWER) and not effect_refusal(s, seat, place, QUIET):
            values[place] = action_value(outlook, place)
    return values


def action_value(outlook: Outlook, place: int) -> float:
    """What one action brings."""
    s, seat = outlook.s, outlook.seat
    if place == FARM:
        return recruit_value(outlook, FARMER) + FARM_LEAD * outlook.rounds
    if place == MONASTERY:
        return new_follower(outlook, MONK)
    if RECRUITS[place] >= 0:
        return recruit_value(outlook, RECRUITS[place])
    if place == VILLAGE:
        return village_value(outlook)
    if place == GUILDHALL:
        return outlook.final_level * (1 - MAY_BUILD * min(1.0, outlook.rounds / 3))
    if TRAVELS[place] >= 0:
        return travel_value(outlook, TRAVELS[place])
    if GOOD_OF[place] >= 0:
        return float(s.printed.good_points[GOOD_OF[place]])
    if place == PHARMACY:
        paid = min(3, s.coins[seat])
        return max(0.0, development_value(outlook, paid) - paid)
    if place == LABORATORY:
        return UNLAID * outlook.rounds * FOLLOWER_WORTH
    if place == BATHHOUSE:
        return 0.8
    return min(coins_of(s, seat, place), s.bank) + development_value(outlook, POINTS_OF[place])


def development_value(outlook: Outlook, points: int) -> float:
    """What so many development points bring."""
    if not points:
        return 0.0
    s, value = outlook.s, 0.0
    for coins, citizen in way_ahead(s, outlook.seat, points):
        value += SPACE_WORTH + coins
        if citizen >= 0:
            value += outlook.final_level
    future = outlook.shining + STATIONS_A_ROUND * outlook.rounds
    return value + future * (outlook.level_after(points) - outlook.final_level)


def village_value(outlook: Outlook) -> float:
    """The best of boatman, craftsman and trader."""
    s, best = outlook.s, 0.0
    for type_ in VILLAGERS:
        if not recruit_refusal(s, outlook.seat, type_):
            best = max(best, recruit_value(outlook, type_))
    return best


def recruit_value(outlook: Outlook, type_: int) -> float:
    """What a new follower brings, with the reward of its track."""
    s, step = outlook.s, outlook.s.marker(outlook.seat, type_) + 1
    kind, number = reward(s, type_, step)
    value = new_follower(outlook, type_, more=number - outlook.limit if kind == MORE_DRAWN else 0)
    if kind == A_GOOD:
        value += s.printed.good_points[number]
    elif kind == SOME_COINS:
        value += number
    elif kind == A_TECHNOLOGY:
        value += UNLAID * outlook.rounds * FOLLOWER_WORTH
    elif kind in (A_FIRST_TILE, ANY_TILE):
        tiles = [tile for tile in range(TILES) if not tile_refusal(s, tile, number)]
        value += max((TILE_WORTH[tile] for tile in tiles), default=0.0) * outlook.rounds
    elif kind == SOME_POINTS:
        value += development_value(outlook, number)
    return value + outlook.final_level if citizen_on(s, type_, step) >= 0 else value


def travel_value(outlook: Outlook, kind: int) -> float:
    """The best town to reach, with the good on the way."""
    s, here, best = outlook.s, outlook.s.merchant[outlook.seat], 0.0
    stay = outlook.position(here)
    for town, link in s.printed.links_from[here * 2 + kind]:
        goods = [s.printed.good_points[good] for good in goods_on(s, link)]
        best = max(best, max(goods, default=0) + outlook.position(town) - stay)
    return best


# The plan


PLANS: Cache[float] = Cache(50_000)


def plan_worth(outlook: Outlook) -> float:
    """The most that the waiting followers can complete together with those who stand already."""
    s, seat = outlook.s, outlook.seat
    values = action_values(outlook)
    waiting = [0] * TYPES
    neutral = [0] * TYPES
    for follower, count in enumerate(s.waiting_kinds(seat)):
        waiting[TYPE_OF[follower]] += count
        if follower < FIRST_OWN:
            neutral[TYPE_OF[follower]] += count
    rewards = deed_rewards(outlook) if any(neutral) else []
    given = [deed_worth(outlook, rewards, type_) if neutral[type_] else -9.0 for type_ in range(TYPES)]
    row = tuple(s.space[seat * SPACES : seat * SPACES + SPACES])
    tiles = (s.tile[SCHOOL - BOARD_PLACES] == seat) + 2 * (s.tile[HERB_GARDEN - BOARD_PLACES] == seat)
    key = (row, tuple(waiting), tuple(neutral), tuple(given), tuple(values), tiles, outlook.rounds > 0)
    planned = PLANS.get(key, lambda: Planner(outlook, values, waiting, neutral, given, tiles).best(row))
    return planned + town_hall_worth(outlook, SURE)


class Planner:
    """Finds which places to complete."""

    def __init__(
        self,
        outlook: Outlook,
        values: list[float],
        waiting: list[int],
        neutral: list[int],
        given: list[float],
        tiles: int,
    ) -> None:
        self.outlook, self.values, self.waiting, self.neutral, self.given = outlook, values, waiting, neutral, given
        self.school, self.herb_garden = bool(tiles & 1), bool(tiles >> 1)
        self.later = 1.0 if outlook.rounds else 0.0
        self.gifts = 0
        self.places: list[tuple[float, Missing]] = []
        self.rest: list[float] = []

    def best(self, row: tuple[int, ...]) -> float:
        """The worth of the best plan; followers already in their place count a little more."""
        base, asks = 0.0, self.outlook.s.printed.asks
        for place in range(PLACES):
            value = self.values[place]
            if value <= LEAST:
                continue
            spaces = range(FIRST_SPACE[place], FIRST_SPACE[place + 1])
            missing = tuple(sorted(asks[space] for space in spaces if not row[space]))
            fresh = sum(row[space] > FRESH for space in spaces)
            started = len(spaces) - len(missing)
            partial = value * NEXT_ROUND * self.later * 0.5 * started / len(spaces) if len(spaces) > 1 else 0.0
            if not missing:
                base += value * SURE + PLACED * fresh
                continue
            base += partial
            self.places.append((value * SURE + PLACED * fresh - partial, missing))
        self.places.sort(key=lambda pair: -pair[0] / len(pair[1]))
        self.rest = [0.0] * (len(self.places) + 1)
        for index in range(len(self.places) - 1, -1, -1):
            self.rest[index] = self.rest[index + 1] + self.places[index][0]
        self.gifts = row[FIRST_SPACE[TOWN_HALL] : FIRST_SPACE[TOWN_HALL + 1]].count(EMPTY)
        self.found = -1.0
        self.search(0, self.waiting, 0.0)
        return base + self.found

    def search(self, index: int, left: list[int], gained: float) -> None:
        """Complete a place or leave it, whichever brings more in the end."""
        if gained + self.rest[index] + 2.0 <= self.found:
            return
        if index == len(self.places):
            self.found = max(self.found, gained + self.leftover(left))
            return
        gain, missing = self.places[index]
        remaining = self.without(left, missing)
        if remaining is not None:
            self.search(index + 1, remaining, gained + gain)
        self.search(index + 1, left, gained)

    def without(self, left: list[int], missing: Missing) -> list[int] | None:
        """Who is left when a place is completed, its own types first, then substitutes; nothing if it cannot be."""
        remaining = left[:]
        substitutes: list[int] = []
        for asked in missing:
            if asked == ANY:
                most = remaining.index(max(remaining))
                if not remaining[most]:
                    return None
                remaining[most] -= 1
            elif remaining[asked]:
                remaining[asked] -= 1
            else:
                substitutes.append(asked)
        for asked in substitutes:
            for type_ in (BOATMAN, SCHOLAR, MONK):
                if remaining[type_] and fits(type_, asked, self.school, self.herb_garden):
                    remaining[type_] -= 1
                    break
            else:
                return None
        return remaining

    def leftover(self, left: list[int]) -> float:
        """Those without work wait, or are given to deeds."""
        gifts: list[float] = []
        if self.gifts:
            for type_ in range(TYPES):
                if self.given[type_] > 0:
                    for _ in range(min(left[type_], self.neutral[type_])):
                        gifts.append(self.given[type_])
            gifts.sort(reverse=True)
            gifts = gifts[: self.gifts]
        return sum(gifts) * SURE * 0.98 + IDLE * self.later * (sum(left) - len(gifts))
