"""Technology: tokens that stand for a follower to the end of the game."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.planning import free_spaces
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

OPTIONS: Final = Options(Group("", (SPACE,)), Group("keep"))
KEEP: Final = OPTIONS.first("keep")


def take_technology(s: Orleans, seat: int) -> None:
    """A token is taken and lies beside the player board until the actions are over (tech.timing)."""
    s.technology -= 1
    s.unlaid[seat] += 1
    s.tell(news.TECHNOLOGY_TAKEN, seat)


class LayTechnology(Choice[Orleans]):
    """When all have passed, tokens may be laid or kept for later (tech.timing, tech.optional, q.tech.keep)."""

    name = "technology"
    clause = "tech.timing"
    options = OPTIONS

    def seat(self, s: Orleans, seat: int, _: int) -> int:
        return seat if s.unlaid[seat] else NOBODY

    def run(self, s: Orleans, seat: int, _: int) -> None:
        """There is no token to lay."""

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        options = free_spaces(s, seat)
        options.append(KEEP)
        return options

    def refusal(self, s: Orleans, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        return 0 if option == KEEP else technology_refusal(s, seat, option, why)

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        if option == KEEP:
            return
        s.unlaid[seat] -= 1
        s.laid[seat] = 1
        s.space[seat * SPACES + option] = TECHNOLOGY  # tech.effect
        s.tell(news.TECHNOLOGY_LAID, seat, PLACE_OF[option], s.printed.asks[option])
        s.then((frames.LAY_TECHNOLOGY, seat, 0))


def technology_refusal(s: Orleans, seat: int, space: int, why: Why = QUIET) -> int:
    """Where a technology token may not lie; anywhere else it may (tech.later, tech.optional, tile.laboratory-self)."""
    place, asked = PLACE_OF[space], s.printed.asks[space]
    if place >= BOARD_PLACES and s.tile[place - BOARD_PLACES] != seat:
        return why.no(refusals.NOT_YOUR_PLACE, place=place)
    first, spaces = seat * SPACES, s.printed.spaces_of[place]
    if s.space[first + space] and why.also(refusals.SPACE_TAKEN, place=place):  # q.tech.occupied-space
        return refusals.SPACE_TAKEN
    if len(spaces) == 1 and why.also(refusals.SINGLE_SPACE, place=place):  # tech.not-single
        return refusals.SINGLE_SPACE
    for other in spaces:  # tech.one-per-place
        if s.space[first + other] == TECHNOLOGY and why.also(refusals.ONE_PER_PLACE, place=place):
            return refusals.ONE_PER_PLACE
    if asked == MONK:  # tech.no-monk
        return why.no(refusals.NOT_ON_MONK)
    if asked == ANY:  # tech.not-single, q.tech.town-hall
        return why.no(refusals.UNTYPED_SPACE, place=place)
    if not s.laid[seat] and asked != FARMER:  # tech.first-farmer, q.tech.first-after-loss
        return why.no(refusals.FIRST_ON_FARMER, type=asked)
    return 0
