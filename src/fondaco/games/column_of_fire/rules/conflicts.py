"""Religion stones, and the conflicts they bring."""

from typing import Final

from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.score import gain
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

# Stones


def place_stone(s: ColumnOfFire, country: int, stone: int) -> None:
    """A stone covers a free religion space; the last one lights a torch (stone.place, stone.torch)."""
    s.stones[country * STONES + stone] += 1
    s.tell(news.STONE_PLACED, stone, country)
    if s.is_full(country):
        s.tell(news.TORCH_LIT, country)


def remove_stone(s: ColumnOfFire, country: int, stone: int) -> None:
    """A stone goes back to the supply, and a torch with it (conflict.cancel)."""
    s.tell(news.STONE_REMOVED, stone, country)
    if s.is_full(country):
        s.tell(news.TORCH_REMOVED, country)
    s.stones[country * STONES + stone] -= 1


# Conflicts

NO_MAJORITY: Final = -1


def countries_due(s: ColumnOfFire) -> list[int]:
    """The countries whose religion spaces are full (conflict.trigger)."""
    return [country for country in range(COUNTRIES) if s.is_full(country)]


class Conflicts(Choice[ColumnOfFire]):
    """At the end of a turn every full country erupts, in the order the player likes (conflict.order).

    It stands last in both halves of the year (conflict.timing-first, conflict.timing-second).
    """

    name = "conflict"
    clause = "conflict.order"
    options = Options(Group("", (COUNTRY,)))

    def seat(self, s: ColumnOfFire, seat: int, _: int) -> int:
        return seat if len(countries_due(s)) > 1 else NOBODY

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        for country in countries_due(s):
            resolve(s, country)

    def refusal(self, s: ColumnOfFire, seat: int, _: int, country: int, why: Why = QUIET) -> int:
        if not s.is_full(country):
            return why.no(refusals.NOT_DUE, country=country, stones=s.stones_in(country), spaces=s.religion_spaces)
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, country: int) -> None:
        resolve(s, country)
        s.then((frames.CONFLICTS, seat, 0))


def majority(s: ColumnOfFire, country: int) -> int:
    """The religion with more stones, wherever they lie; neutral ones are ignored.

    (conflict.majority, conflict.neutral, conflict.position)
    """
    catholic = s.stones[country * STONES + CATHOLIC]
    protestant = s.stones[country * STONES + PROTESTANT]
    if catholic == protestant:
        return NO_MAJORITY
    return CATHOLIC if catholic > protestant else PROTESTANT


def resolve(s: ColumnOfFire, country: int) -> None:
    """Winners score their site, losers go home, and all stones leave (conflict.cleanup)."""
    winner = majority(s, country)
    s.tell(news.CONFLICT_AVERTED if winner == NO_MAJORITY else news.CONFLICT_WON, country, max(winner, 0))
    if winner != NO_MAJORITY:  # conflict.no-majority
        for seat in range(s.players):
            if s.house[seat * COUNTRIES + country]:  # conflict.no-house
                settle(s, seat, country, winner)
    for stone in range(STONES):
        s.stones[country * STONES + stone] = 0


def settle(s: ColumnOfFire, seat: int, country: int, winner: int) -> None:
    """What a conflict means for a house owner (conflict.winners, conflict.losers)."""
    site = s.house[seat * COUNTRIES + country]
    if s.religion[seat] == winner:
        gain(s, seat, site)
        s.tell(news.CONFLICT_POINTS, seat, site)
    else:
        s.house[seat * COUNTRIES + country] = 0  # conflict.rebuild: without it no sale there
        s.tell(news.HOUSE_EXPELLED, seat, country)
