"""Whole games as records, one for each way the game can end and more; see the README beside this file."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.games.golden import Golden, Story, told

from fondaco.games.pax_renaissance.vocabulary import (
    BY_PATRON,
    GLOBALISATION,
    IMPERIAL,
    RELIGIOUS,
    RENAISSANCE,
    SPICE_ISLANDS,
    WEST,
)
from fondaco.table import AnyGame, Table

# What a finished game shows


def by(ending: int) -> Callable[[Table], bool]:
    """Ended by one victory, after something has happened in the world."""

    def shows(table: Table) -> bool:
        return table.view(-1).ending == ending and len(told(table, "turn")) >= 8

    return shows


def patron_and_florins_decide(table: Table) -> bool:
    """Equal patron Prestige, and one of those who lead is richer."""
    counts = told(table, "patron-count")
    best = max((count["patron"] for count in counts), default=0)
    return len([count for count in counts if count["patron"] == best]) > 1 and len(table.winners) == 1


def patron_is_shared(table: Table) -> bool:
    """Equal patron Prestige and equal Florins."""
    return table.view(-1).ending == BY_PATRON and len(table.winners) > 1


def torch_is_lit(table: Table) -> bool:
    """A torch turns an active victory back."""
    return bool(told(table, "victory-inactive"))


def spice_route(table: Table) -> bool:
    """Trade shifts to the Spice Islands, and a West fair follows the new route."""
    shifted = any(numbers["emporium"] == SPICE_ISLANDS for numbers in told(table, "trade-shifted"))
    return shifted and any(numbers["side"] == WEST for numbers in told(table, "fair")[-3:])


def wars_of_all_kinds(table: Table) -> bool:
    """Campaigns, conspiracies, a revolt and a Religious War; a map card turned; Vassals and a Republic."""
    kinds = {numbers["shot"] for numbers in told(table, "one-shot-in")}
    wars = len(kinds & {0, 1, 2}) >= 1 and {3, 4} <= kinds and bool(told(table, "campaign"))
    return wars and bool(told(table, "became-vassal")) and bool(told(table, "became-republic"))


# Who plays


class Banker:
    """Likes to play, run and fight, and declares whatever it can; else by chance."""

    LIKED = ("declare", "play", "run", "use", "buy")
    LAST = ("end", "none", "refuse", "done", "sell")

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        step = game.steps[view.frame[0]]
        for word in self.LIKED:
            liked = [option for option in options if step.options.group(option) == word]
            if liked and random.random() < 0.8:
                return random.choice(liked)
        useful = [option for option in options if step.options.group(option) not in self.LAST]
        return random.choice(useful or options)


BANKERS = tuple(("banker",) * players for players in (3, 4, 2))
KEEN = (("greedy", "greedy"), ("greedy", "banker", "banker"))
CARELESS = tuple(("random",) * players for players in (2, 3, 4))
ON = {"expansion": "on"}

STORIES = (
    Story("religious-victory", by(RELIGIOUS), BANKERS),
    Story("imperial-victory", by(IMPERIAL), (*BANKERS, *KEEN)),
    Story("globalisation-victory", by(GLOBALISATION), (*BANKERS, *KEEN)),
    Story("renaissance-victory", by(RENAISSANCE), (*BANKERS, *KEEN)),
    Story("patron-victory", by(BY_PATRON), BANKERS),
    Story("florins-break-a-tie", patron_and_florins_decide, CARELESS),
    Story("patron-shared", patron_is_shared, CARELESS),
    Story("torch", torch_is_lit, (("greedy", "banker", "banker"), *BANKERS), ON),
    Story("spice-islands", spice_route, BANKERS, {"astrology": "on", "expansion": "on"}),
    Story("wars-of-all-kinds", wars_of_all_kinds, BANKERS, ON),
)

GOLDEN = Golden("pax-renaissance", Path(__file__).parent, STORIES, {"banker": Banker})

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
