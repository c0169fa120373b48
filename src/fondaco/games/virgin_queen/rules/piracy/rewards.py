"""What each hit of a raid brings: the same even split in Europe and in the New World."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import discard, leave_hand, move_treasure, take_in_hand
from fondaco.games.virgin_queen.rules.choices import Drawing
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, is_sea, lower_armada, remove_ship, ships_at
from fondaco.games.virgin_queen.rules.war.sieges import ships_to_track
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, QUIET, Group, Options, Step, Why

REWARDS: Final = Options(Group("piece"), Group("prize"), Group("point"), Group("level"))
PIECE: Final = REWARDS.first("piece")
"""A naval unit in Europe, a patrol in the New World."""
PRIZE: Final = REWARDS.first("prize")
"""A card in Europe, a treasure in the New World."""
POINT: Final = REWARDS.first("point")
LEVEL: Final = REWARDS.first("level")
HIDINGS: Final = Options(Group("", (TREASURE,)), Group("nothing"))
NOTHING: Final = HIDINGS.first("nothing")


def in_the_world(s: Enterprise) -> bool:
    """Whether the raid at hand is in the New World."""
    return s.fight[FIGHT_PLACE] >= FIRST_ZONE


def near_ships(s: Enterprise, sea: int) -> list[tuple[int, int]]:
    """Spain's ships in a sea or next to it, by place and kind (piracy.europe.reward.a)."""
    return [
        (place, ship)
        for place in (sea, *s.printed.routes[sea])
        for ship in range(SHIPS)
        if SHIP_OWNER[ship] == SPAIN and s.ships[place * SHIPS + ship]
    ]


def is_valid(s: Enterprise, reward: int) -> bool:
    """Whether a reward can be given now (Q.piracy.valid)."""
    place = s.fight[FIGHT_PLACE]
    if reward == POINT:
        return True
    if in_the_world(s):
        return is_valid_in_the_world(s, reward, place - FIRST_ZONE)
    if reward == PIECE:
        return bool(near_ships(s, place))
    if reward == PRIZE:
        return s.held[SPAIN] > 0
    # piracy.europe.reward.d, Q.piracy.armada
    return s.armada_at == place or s.armada_at in s.printed.routes[place]


def is_valid_in_the_world(s: Enterprise, reward: int, zone: int) -> bool:
    """A patrol or an escort of Spain's, or a treasure that is not hidden (piracy.world.reward.a, reward.b)."""
    if reward == PIECE:  # Q.world.target: only Spain has patrols
        return s.fight[FIGHT_UNITS] != RAID_PORTUGAL and s.patrols[zone] + s.escorts[zone] > 0
    return reward == PRIZE and bool(loot_in_reach(s))


def loot_in_reach(s: Enterprise) -> list[tuple[int, int]]:
    """The treasures that can be drawn, by hoard and kind, one entry for each (Q.world.treasure, Q.world.hide)."""
    zone = s.fight[FIGHT_PLACE] - FIRST_ZONE
    if s.fight[FIGHT_UNITS] == RAID_PORTUGAL:
        hoards = [IN_PORTUGAL_S]
    else:
        hoards = [zone, IN_FLEET] if s.fleet_zone == zone else [zone]
    loot = [
        (hoard, treasure)
        for hoard in hoards
        for treasure in range(TREASURES)
        for _ in range(s.treasure[hoard * TREASURES + treasure])
    ]
    hidden = s.fight[FIGHT_HIDDEN]
    for place in loot:
        if place[1] == hidden:  # piracy.world.hide-treasure
            loot.remove(place)
            break
    return loot


def may_hide(s: Enterprise) -> bool:
    """Spain hides a treasure if it has a fortress in the zone (piracy.world.hide-treasure)."""
    if not in_the_world(s) or s.fight[FIGHT_UNITS] == RAID_PORTUGAL:
        return False
    return s.fortress[s.fight[FIGHT_PLACE] - FIRST_ZONE] > 0 and bool(loot_in_reach(s))


class Rewards(Step[Enterprise]):
    """The hits are shared out one by one (piracy.europe.even-split, piracy.world.even-split)."""

    clause = "piracy.europe.even-split"

    def run(self, s: Enterprise, raider: int, hits: int) -> None:
        s.fight[FIGHT_LEFT] = hits
        s.fight[FIGHT_ROUND] = 0
        s.fight[FIGHT_HIDDEN] = -1
        if hits:
            s.then((frames.REWARD, raider, 0))
        if hits and may_hide(s):
            s.then((frames.HIDE_TREASURE, SPAIN, 0))


class Reward(PowerChoice):
    """The raided power gives one reward for a hit; no reward twice before all valid ones were given.

    The raider chooses instead if the table has agreed so (Q.piracy.even-split).
    """

    name = "reward"
    clause = "piracy.europe.even-split"
    options = REWARDS

    def power(self, s: Enterprise, raider: int, _: int) -> int:
        """Spain, or the raider; the rebels speak for the Ottoman (enterprise.ottoman)."""
        return min(raider, REBELS) if s.raider_chooses else SPAIN

    def seat(self, s: Enterprise, raider: int, _: int) -> int:
        return s.seat_of(self.power(s, raider, 0))

    def refusal(self, s: Enterprise, raider: int, _: int, reward: int, why: Why = QUIET) -> int:
        if not is_valid(s, reward):
            return why.no(refusals.REWARD_NOT_VALID)
        return why.no(refusals.REWARD_USED) if s.fight[FIGHT_ROUND] >> reward & 1 and not is_round_over(s) else 0

    def choose(self, s: Enterprise, raider: int, _: int, reward: int) -> None:
        if is_round_over(s):
            s.fight[FIGHT_ROUND] = 0
        s.fight[FIGHT_ROUND] |= 1 << reward
        s.fight[FIGHT_LEFT] -= 1
        if s.fight[FIGHT_LEFT]:
            s.then((frames.REWARD, raider, 0))
        give(s, raider, reward)


def is_round_over(s: Enterprise) -> bool:
    """Whether every valid reward was given in this round."""
    return all(s.fight[FIGHT_ROUND] >> reward & 1 for reward in range(len(REWARDS)) if is_valid(s, reward))


def give(s: Enterprise, raider: int, reward: int) -> None:
    """One reward takes effect."""
    if reward == POINT:
        score_piracy(s, raider)
    elif reward == LEVEL:
        place = s.armada_at
        lower_armada(s)  # piracy.europe.reward.d
        s.tell(news.ARMADA_DAMAGED, s.armada_level)
        rescue_sailors(s, place)
    elif reward == PIECE and not in_the_world(s):
        s.then((frames.SINK, SPAIN, 0))
    elif reward == PIECE:
        lose_patrol(s, s.fight[FIGHT_PLACE] - FIRST_ZONE)
    elif in_the_world(s):
        s.then((frames.LOOT, raider, 0))
    else:
        s.then((frames.DRAW_FROM_HAND, SPAIN, raider))


def score_piracy(s: Enterprise, raider: int) -> None:
    """A point, at most ten a game; the Ottoman's are nobody's (piracy.europe.reward.c, piracy.world.reward.c)."""
    s.tell(news.PIRACY_POINT, raider)
    if raider < POWERS and s.piracy_vp[raider] < MOST_PIRACY_POINTS:
        s.piracy_vp[raider] += 1
        s.vp[raider] += 1


def lose_patrol(s: Enterprise, zone: int) -> None:
    """An escort is lost before a patrol (piracy.world.reward.a, Q.indies.effect)."""
    if s.escorts[zone]:
        s.escorts[zone] -= 1
    else:
        s.patrols[zone] -= 1
    s.tell(news.PATROL_LOST, zone)


def rescue_sailors(s: Enterprise, place: int) -> None:
    """Spain's sailors at sea without a ship left go to the turn track (component.turn-track)."""
    if is_sea(place) and not ships_at(s, place, SPAIN):
        ships_to_track(s, place, SPAIN)


class Sink(PowerChoice):
    """Spain chooses the ship it gives up (piracy.europe.reward.a)."""

    name = "sink"
    clause = "piracy.europe.reward.a"
    options = Options(Group("", (PLACE, SHIP)))

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return [place * len(SHIP) + ship for place, ship in near_ships(s, s.fight[FIGHT_PLACE])]

    def refusal(self, s: Enterprise, power: int, _: int, option: int, why: Why = QUIET) -> int:
        near = option in self.candidates(s, power, 0)
        return 0 if near else why.no(refusals.NO_UNIT_OF_KIND, ship=option % len(SHIP))

    def choose(self, s: Enterprise, power: int, _: int, option: int) -> None:
        place, ship = divmod(option, len(SHIP))
        remove_ship(s, place, ship)
        s.tell(news.LOSES_SHIP, ship, place)
        rescue_sailors(s, place)


class DrawFromHand(Drawing):
    """A card is drawn from a hand at random and in the open, for another power or to be discarded.

    piracy.europe.reward.b, sequence.2.ransom, espionage.assassination.forced-discard
    """

    name = "draw-from"
    clause = "piracy.europe.reward.b"
    options = Options(Group("", (CARD,)))

    def seat(self, s: Enterprise, power: int, taker: int) -> int:
        return NATURE if s.held[power] else NOBODY

    def pile(self, s: Enterprise, power: int, taker: int) -> list[int]:
        return s.cards_of(power)

    def choose(self, s: Enterprise, power: int, taker: int, card: int) -> None:
        if 0 <= taker < POWERS:  # Q.piracy.drawn-card
            leave_hand(s, power, card)
            take_in_hand(s, taker, card)
            s.tell(news.CARD_DRAWN, power, taker, card)
        else:
            discard(s, power, card)
            s.tell(news.CARD_DISCARDED, power, card)


class HideTreasure(PowerChoice):
    """Spain keeps one treasure out of the draw (piracy.world.hide-treasure, Q.world.hide)."""

    name = "hide"
    clause = "piracy.world.hide-treasure"
    options = HIDINGS

    def refusal(self, s: Enterprise, power: int, _: int, treasure: int, why: Why = QUIET) -> int:
        if treasure == NOTHING or any(kind == treasure for _, kind in loot_in_reach(s)):
            return 0
        return why.no(refusals.NO_TREASURE, treasure=treasure)

    def choose(self, s: Enterprise, power: int, _: int, treasure: int) -> None:
        if treasure != NOTHING:
            s.fight[FIGHT_HIDDEN] = treasure
            s.tell(news.HIDES, treasure)


class Loot(Drawing):
    """A treasure is drawn at random and loaded by the captain (piracy.world.reward.b)."""

    name = "loot"
    clause = "piracy.world.reward.b"
    options = Options(Group("", (TREASURE,)))

    def pile(self, s: Enterprise, raider: int, _: int) -> list[int]:
        loot = [treasure for _, treasure in loot_in_reach(s)]
        return [loot.count(treasure) for treasure in range(TREASURES)]

    def choose(self, s: Enterprise, raider: int, _: int, treasure: int) -> None:
        hoard = next(hoard for hoard, kind in loot_in_reach(s) if kind == treasure)
        captain = s.fight[FIGHT_DEFENDER]
        move_treasure(s, treasure, hoard, IN_CARGO + captain - DRAKE)
        s.tell(news.LOOT, captain, treasure)
