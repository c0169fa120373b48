"""Whole games as records, each named after what it shows; see the README beside this file."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from tests.games.golden import Golden, Story, moves, told

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.ending import score
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import (
    ANY,
    DEVELOPMENT,
    FIRST_OWN,
    FOLLOWERS,
    ON_BOARD,
    PLACES,
    SPACES,
    STATION_CITIZEN,
    TRACKS,
    TYPE_OF,
)
from fondaco.table import AnyGame, Table

# What a finished game shows


def development(table: Table) -> list[int]:
    """How far everybody has gone on the development track."""
    return list(table.view(-1).track[DEVELOPMENT::TRACKS])


def stations(table: Table) -> list[int]:
    """How many stations everybody has built."""
    s = table.game.known(table.view(-1))
    return [s.stations_built(seat) for seat in range(s.players)]


def best(ranks: list[Any]) -> list[int]:
    """Who is ahead."""
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def clear_win(table: Table) -> bool:
    """Four players, all with different points, the winner far ahead; and deeds and travels in plenty."""
    first, second, *_ = sorted(table.scores, reverse=True)
    busy = len(told(table, "deed")) >= 8 and len(told(table, "travelled")) >= 12
    return len(set(table.scores)) == 4 and first >= second + 20 and busy


def development_decides(table: Table) -> bool:
    """Equal points, and one has gone further in development."""
    tied = best(table.scores)
    ranks = list(zip(table.scores, development(table), strict=True))
    return len(tied) > 1 and min(table.scores) > 1 and len(best(ranks)) == 1 and table.winners == best(ranks)


def victory_is_shared(table: Table) -> bool:
    """Equal points and equal development."""
    ranks = list(zip(table.scores, development(table), strict=True))
    return len(table.winners) > 1 and max(table.scores) > 1 and table.winners == best(ranks)


def tiles_are_excluded(table: Table) -> bool:
    """Two players put back four tiles, two each, and others are built."""
    return len(told(table, "tile-excluded")) == 4 and len(told(table, "tile-taken")) >= 4


def planned_in_turn(table: Table) -> bool:
    """Everybody draws and plans in turn order, and nobody waits for all."""
    return not moves(table, "wait") and len(told(table, "tile-taken")) >= 3


LOSSES = ("station", "unbuilt-station", "follower", "development", "good", "tile", "technology")


def tortured(table: Table) -> bool:
    """Coins are missing again and again, and items of four kinds are given for them."""
    return sum(bool(told(table, f"lost-{loss}")) for loss in LOSSES) >= 4


def debt_lapses(table: Table) -> bool:
    """Somebody has nothing left that torture takes."""
    return bool(told(table, "torture-lapses"))


def stations_tied(table: Table) -> bool:
    """Several have built the most stations, and the last citizen stays where it is."""
    built = stations(table)
    return max(built) >= 2 and len(best(built)) > 1 and table.view(-1).citizen[STATION_CITIZEN] == ON_BOARD


def last_citizen_decides(table: Table) -> bool:
    """Without the citizen for the most stations another would have won too, or instead."""
    state = table._state.copy()
    owner = state.citizen[STATION_CITIZEN]
    if owner == ON_BOARD or table.winners != [owner]:
        return False
    state.citizen[STATION_CITIZEN] = ON_BOARD
    return best([score(state, seat) for seat in range(state.players)]) != [owner]


def rare_tiles(table: Table) -> bool:
    """The bathhouse, the powder tower, the pharmacy and the sacristy all help somebody."""
    acts = {move.split()[1] for move in moves(table, "act")}
    return {"bathhouse", "powder-tower", "pharmacy"} <= acts and bool(told(table, "sheltered"))


# Who plays


class Burgher:
    """Draws as many as possible, sends followers only to places they complete, and uses every place; else by chance."""

    FIRST: tuple[str, ...] = ()
    LAST = ("pass", "none", "keep", "enough", "suffer")

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        frame = view.frame
        if frame[0] == frames.DRAW:
            return max(options, key=lambda option: (option >= SPACES, option))
        if frame[0] in (frames.PLAN, frames.SEND):
            return self._plan(game, view, options, random)
        words = {option: game.notation[game.action(frame[0], option)].split()[-1] for option in options}
        useful = [option for option in options if words[option] not in self.LAST]
        liked = [option for option in useful if words[option] in self.FIRST]
        return random.choice(liked or useful or options)

    def _plan(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        """The follower or the space that helps to complete a place; to be ready or to keep if there is none."""
        number, _, source = view.frame
        jobs = self._jobs(game.known(view), view.seat)
        if number == frames.SEND:
            spaces = [space for space, follower in jobs if follower == source and space in options]
            return spaces[0] if spaces else options[-1]
        followers = [follower for _, follower in jobs if follower in options]
        ready = next(option for option in options if game.notation[game.action(number, option)] == "plan ready")
        return followers[0] if followers else ready

    def _jobs(self, s: Orleans, seat: int) -> list[tuple[int, int]]:
        """The spaces to be filled next and by whom, so that a place is complete; the same all through a phase."""
        printed, market = s.printed, s.market[seat * FOLLOWERS : (seat + 1) * FOLLOWERS]
        row = s.space[seat * SPACES : (seat + 1) * SPACES]
        places = [place for place in range(PLACES) if s.has(seat, place) and printed.spaces_of[place]]
        Random(s.round * 7 + seat).shuffle(places)
        places.sort(key=lambda place: -sum(row[space] > 0 for space in printed.spaces_of[place]))
        for place in places:
            free = [space for space in printed.spaces_of[place] if not row[space]]
            left, jobs = market[:], []
            for space in free:
                asked = printed.asks[space]
                fitting = [
                    follower
                    for follower in range(FOLLOWERS)
                    if left[follower] and (TYPE_OF[follower] == asked or (asked == ANY and follower < FIRST_OWN))
                ]
                if fitting:
                    left[fitting[0]] -= 1
                    jobs.append((space, fitting[0]))
            if free and len(jobs) == len(free):
                return jobs
        return []


class Builder(Burgher):
    """Likes traders, as they bring place tiles, and above all some tiles that others overlook."""

    FIRST = ("village", "trader", "powder-tower", "sacristy", "bathhouse", "pharmacy")


TWO, THREE, FOUR = (("burgher",) * players for players in (2, 3, 4))
CARELESS = tuple(("random",) * players for players in (2, 3, 4))

STORIES = (
    Story("clear-win", clear_win, (FOUR,)),
    Story("tie-development-decides", development_decides, (TWO, THREE)),
    Story("victory-shared", victory_is_shared, CARELESS),
    Story("tiles-excluded", tiles_are_excluded, (TWO,), {"exclusion": "on"}),
    Story("planning-in-turn", planned_in_turn, (THREE,), {"planning": "in-turn"}),
    Story("torture", tortured, (("builder",) * 3,)),
    Story("debt-lapses", debt_lapses, (("builder", "burgher", "random"),)),
    Story("stations-tied", stations_tied, (THREE, FOUR)),
    Story("last-citizen-decides", last_citizen_decides, (TWO, THREE)),
    Story("rare-tiles", rare_tiles, (("builder",) * 4, ("builder",) * 3)),
)

GOLDEN = Golden("orleans", Path(__file__).parent, STORIES, {"burgher": Burgher, "builder": Builder})

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
