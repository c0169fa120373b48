"""Place tiles: what each of them gives."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.bag import BagDraw
from fondaco.games.orleans.rules.development import at_the_end, develop
from fondaco.games.orleans.rules.payments import pay, receive
from fondaco.games.orleans.rules.planning import fitting_spaces, free_spaces, space_refusal
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, QUIET, Choice, Group, Options, Why

GOOD_OF: Final = by_place({HAYSTACK: 0, CHEESE_DAIRY: 1, WINERY: 2, WOOL_MILL: 3, TAILOR: 4})
"""tile.haystack, tile.cheese-dairy, tile.winery, tile.wool-mill, tile.tailor."""
COINS_OF: Final = by_place({BREWERY: 2, WINDMILL: 2, RESTAURANT: 4}, otherwise=0)
"""tile.brewery, tile.windmill, tile.restaurant."""
POINTS_OF: Final = by_place({SCRIPTORIUM: 1, SHIPPING_LINE: 1, LIBRARY: 2, WINDMILL: 1}, otherwise=0)
"""place.scriptorium, tile.shipping-line, tile.library, tile.windmill."""


def coins_of(s: Orleans, seat: int, place: int) -> int:
    """The coins a place gives: printed, or by level or stations (development.level-use)."""
    if place == HOSPITAL:  # tile.hospital
        return s.level(seat)
    if place == TREASURY:  # tile.treasury
        return s.stations_built(seat)
    return COINS_OF[place]


def gain_refusal(s: Orleans, seat: int, place: int, why: Why = QUIET) -> int:
    """Coins or points must be possible: an action without any effect is none (q.action.no-effect, q.action.partial)."""
    coins, points = coins_of(s, seat, place), POINTS_OF[place]
    if (coins and s.bank) or (points and not at_the_end(s, seat)):
        return 0
    if points:
        return why.no(refusals.DEVELOPMENT_FINISHED)
    return why.no(refusals.BANK_EMPTY if coins else refusals.NO_STATION_BUILT)


def gain(s: Orleans, seat: int, place: int) -> None:
    """Coins and development points as the place says."""
    coins = coins_of(s, seat, place)
    if coins:
        receive(s, seat, coins)
    if POINTS_OF[place]:
        develop(s, seat, POINTS_OF[place])


# The pharmacy


def pharmacy_refusal(s: Orleans, seat: int, why: Why = QUIET) -> int:
    """At least one coin must be paid, and the marker must be able to move (tile.pharmacy)."""
    if at_the_end(s, seat):
        return why.no(refusals.DEVELOPMENT_FINISHED)
    return 0 if s.coins[seat] else why.no(refusals.CANNOT_PAY, need=1, have=0)


class Pharmacy(Choice[Orleans]):
    """One to three coins, each for a development point (tile.pharmacy, q.pharmacy.coin-by-coin)."""

    name = "pharmacy"
    clause = "tile.pharmacy"
    options = Options(Group("", (COINS,)))

    def refusal(self, s: Orleans, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        have = s.coins[seat]
        return 0 if have > option else why.no(refusals.CANNOT_PAY, need=option + 1, have=have)

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        pay(s, seat, option + 1)
        develop(s, seat, option + 1)


# The bathhouse


class BathhouseDraw(BagDraw):
    """Two followers are drawn; who activated the bathhouse is not yet back in the bag (tile.bathhouse-draw)."""

    name = "bathhouse-draw"
    clause = "tile.bathhouse-draw"

    def seat(self, s: Orleans, seat: int, _: int) -> int:
        return NATURE if any(s.bag[seat]) else NOBODY

    def run(self, s: Orleans, seat: int, _: int) -> None:
        """The bag is empty."""

    def choose(self, s: Orleans, seat: int, place: int, follower: int) -> None:
        s.bag[seat][follower] -= 1
        s.bathhouse[place] = follower + 1
        s.tell(news.BATHHOUSE_DRAWN, seat, follower)


class Bathhouse(Choice[Orleans]):
    """One of the two is chosen, if it fits anywhere; the rest return (tile.bathhouse-return, q.bathhouse.forced)."""

    name = "bathe"
    clause = "tile.bathhouse-draw"
    options = Options(Group("", (FOLLOWER,)))

    def seat(self, s: Orleans, seat: int, _: int) -> int:
        return seat if any(token and fitting_spaces(s, seat, token - 1) for token in s.bathhouse) else NOBODY

    def run(self, s: Orleans, seat: int, _: int) -> None:
        leave_bathhouse(s, seat)
        s.tell(news.BATHHOUSE_NOBODY, seat)

    def candidates(self, s: Orleans, _: int, __: int) -> list[int]:
        return sorted({token - 1 for token in s.bathhouse if token})

    def refusal(self, s: Orleans, seat: int, _: int, follower: int, why: Why = QUIET) -> int:
        if follower + 1 not in s.bathhouse:
            return why.no(refusals.NOT_DRAWN, follower=follower)
        return 0 if fitting_spaces(s, seat, follower) else why.no(refusals.FITS_NOWHERE, follower=follower)

    def choose(self, s: Orleans, seat: int, _: int, follower: int) -> None:
        s.then((frames.BATHHOUSE_SEND, seat, follower))


class BathhouseSend(Choice[Orleans]):
    """The follower chosen goes at once to a free space that takes it (tile.bathhouse-draw, q.bathhouse.town-hall)."""

    name = "settle"
    clause = "tile.bathhouse-draw"
    options = Options(Group("", (SPACE,)))

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        return free_spaces(s, seat)

    def refusal(self, s: Orleans, seat: int, follower: int, space: int, why: Why = QUIET) -> int:
        return space_refusal(s, seat, follower, space, why)

    def choose(self, s: Orleans, seat: int, follower: int, space: int) -> None:
        s.bathhouse[s.bathhouse.index(follower + 1)] = 0
        s.space[seat * SPACES + space] = follower + 1  # action.once-per-filling
        leave_bathhouse(s, seat)
        s.tell(news.BATHHOUSE_SENT, seat, follower, PLACE_OF[space])


def leave_bathhouse(s: Orleans, seat: int) -> None:
    """Who was drawn and not sent goes back into the bag (tile.bathhouse-return)."""
    for place in (0, 1):
        if s.bathhouse[place]:
            s.bag[seat][s.bathhouse[place] - 1] += 1
            s.bathhouse[place] = 0
