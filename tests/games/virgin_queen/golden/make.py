"""Whole games as records, one for each way the game can end and more; see the README beside this file."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.games.golden import Golden, Story, told

from fondaco.games.virgin_queen.vocabulary import (
    ARMADA,
    BY_ARMS,
    BY_GUNPOWDER,
    BY_POINTS,
    BY_RELIGION,
    DEAD,
    DRAKE,
    HAWKINS,
    MOST_LEVEL,
    REBELS,
    SPAIN,
)
from fondaco.table import AnyGame, Table

# What a finished game shows


def by(ending: int, power: int) -> Callable[[Table], bool]:
    """Won at once by a power in one way."""

    def shows(table: Table) -> bool:
        view = table.view(-1)
        return (view.ending, view.winner) == (ending, power)

    return shows


def by_points(table: Table) -> bool:
    """Four turns to the end, and a clear winner."""
    return table.view(-1).ending == BY_POINTS and sorted(table.scores)[-1] > sorted(table.scores)[-2] + 2


def earlier_turn_decides(table: Table) -> bool:
    """Equal points at the end, and one was ahead a turn earlier."""
    leading = [seat for seat, score in enumerate(table.scores) if score == max(table.scores)]
    return table.view(-1).ending == BY_POINTS and len(leading) > 1 and len(table.winners) == 1


def armada_sails(table: Table) -> bool:
    """The Armada is built to its full size, fights at sea and loses levels."""
    full = any(numbers["level"] == MOST_LEVEL for numbers in told(table, "armada"))
    return full and any(numbers["ship"] == ARMADA for numbers in told(table, "loses-ship"))


def new_world(table: Table) -> bool:
    """Captains sail, raid and bring treasure home; one is lost; the colony rolls."""
    captains = [table.view(-1).leader_at[captain] for captain in (DRAKE, HAWKINS)]
    return bool(told(table, "unloads")) and DEAD in captains and bool(told(table, "colony"))


def secrets(table: Table) -> bool:
    """Hands are looked at, operatives neutralised, somebody is murdered, and Mary is executed."""
    keys = ("looks", "informant-neutralised", "killed", "executed")
    return all(told(table, key) for key in keys)


def rolled_conversions(table: Table) -> bool:
    """Where the table has agreed so, the six conversions of a plot are rolled."""
    return bool(told(table, "six-conversions")) and bool(told(table, "conversion-roll"))


# Who plays


class Keen:
    """Likes some actions and answers above all others, and else chooses by chance."""

    LIKED: tuple[str, ...] = ()

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        frame = view.frame
        words = {option: game.notation[game.action(frame[0], option)] for option in options}
        for liked in self.LIKED:
            chosen = [option for option, word in words.items() if word.startswith(liked)]
            if chosen and random.random() < 0.9:
                return random.choice(chosen)
        return random.choice(options)


class Missionary(Keen):
    """Wants England Catholic, and a foothold there."""

    LIKED = (
        *("act plot", "act convert", "convert england", "convert-dice 4", "mission-cost 5", "mission-cost 4"),
        *("minor to", "major keep", "jesuit england", "act informant", "informant england", "impulse play five"),
        *("impulse play four", "impulse home", "impulse play", "take-adjacent"),
    )


class Beggar(Keen):
    """Wants the Netherlands free: rises, marches, storms and takes."""

    LIKED = (
        *("act rebel", "rebel-size 4", "rebel-size 3", "banner both", "banner leader", "act assault", "act take"),
        *("take-adjacent", "act raise", "act march", "march-units with", "impulse home", "impulse play"),
    )


class Privateer(Keen):
    """Sails the New World, raids and settles."""

    LIKED = (
        *("assign voyage", "act raid", "raid-target spain", "act colony", "act voyage", "act expedition"),
        *("impulse home", "impulse play"),
    )


class Admiral(Keen):
    """Builds the Armada and sails; fights whatever it meets."""

    LIKED = ("declare war", "build-ship armada", "act build", "act sail", "impulse home", "impulse play")


class Idler(Keen):
    """Passes."""

    LIKED = ("impulse pass", "declare nothing", "negotiate nothing", "deploy nothing", "agree no")


RANDOM = (("random",) * 3, ("random",) * 2)

STORIES = (
    Story("gunpowder-plot", by(BY_GUNPOWDER, SPAIN), RANDOM),
    Story("london-falls", by(BY_ARMS, SPAIN), RANDOM),
    Story("north-is-free", by(BY_ARMS, REBELS), (("idler", "beggar"), ("random", "beggar"))),
    Story("england-is-catholic", by(BY_RELIGION, SPAIN), (("missionary", "random"), ("missionary", "random", "idler"))),
    Story("netherlands-are-protestant", by(BY_RELIGION, REBELS), (*RANDOM, ("random", "greedy"))),
    Story("points-decide", by_points, RANDOM),
    Story("earlier-turn-decides", earlier_turn_decides, RANDOM),
    Story("armada", armada_sails, (("admiral", "admiral"), ("admiral", "random"))),
    Story("new-world", new_world, (("random", "privateer"), ("idler", "privateer"))),
    Story("secrets", secrets, RANDOM),
    Story("rolled-conversions", rolled_conversions, RANDOM, {"plot-conversions": "rolled", "start": "turn-2"}),
)
BOTS = {"missionary": Missionary, "beggar": Beggar, "privateer": Privateer, "admiral": Admiral, "idler": Idler}

GOLDEN = Golden("virgin-queen", Path(__file__).parent, STORIES, BOTS)

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
