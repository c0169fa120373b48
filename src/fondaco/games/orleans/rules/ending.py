"""The end of the game: the last citizen, victory points and ties."""

from fondaco.games.orleans.rules import news
from fondaco.games.orleans.rules.development import take_citizen
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Step


class End(Step[Orleans]):
    """Who has built the most trading stations takes the last citizen (end.station-majority)."""

    clause = "end.station-majority"

    def run(self, s: Orleans, _: int, __: int) -> None:
        built = [s.stations_built(seat) for seat in range(s.players)]
        if built.count(max(built)) == 1:  # end.station-majority-tie
            seat = built.index(max(built))
            s.tell(news.MOST_STATIONS, seat)
            take_citizen(s, seat, STATION_CITIZEN)
        else:
            s.tell(news.STATIONS_TIED)
        for seat in range(s.players):
            tell_score(s, seat)


def goods_points(s: Orleans, seat: int) -> int:
    """What a seat's goods score (score.goods)."""
    goods, first, total = s.goods, seat * GOODS, 0
    for good, points in enumerate(s.printed.good_points):
        total += goods[first + good] * points
    return total


def multiplied(s: Orleans, seat: int) -> int:
    """How many trading stations and citizens a seat's level multiplies (score.citizens)."""
    return s.stations_built(seat) + s.citizen.count(seat)


def score(s: Orleans, seat: int) -> int:
    """Coins, goods, and stations and citizens times the level; nothing else (score.nothing-else, score.coins)."""
    return s.coins[seat] + goods_points(s, seat) + multiplied(s, seat) * s.level(seat)


def tell_score(s: Orleans, seat: int) -> None:
    """A seat's score and where it comes from."""
    s.tell(
        news.FINAL_SCORE,
        seat,
        score(s, seat),
        s.coins[seat] + goods_points(s, seat),
        s.stations_built(seat),
        s.citizen.count(seat),
        s.level(seat),
    )


def winners(s: Orleans) -> list[int]:
    """The most points; then who went furthest in development; else the victory is shared (score.tie-break)."""
    ranks = [(score(s, seat), s.track[seat * TRACKS + DEVELOPMENT]) for seat in range(s.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]  # score.winner, goal.most-points
