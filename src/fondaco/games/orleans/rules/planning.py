"""Phase 4: everybody sends followers from the market to action spaces, all at the same time."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Step, Why
from fondaco.kernel.compiling import i64

PLAN_OPTIONS: Final = Options(
    Group("", (FOLLOWER,)), Group("tower", (WAITING,)), Group("back", (SPACE,)), Group("ready")
)
FIRST_TOWER: Final = PLAN_OPTIONS.first("tower")
FIRST_BACK: Final = PLAN_OPTIONS.first("back")
READY: Final = PLAN_OPTIONS.first("ready")
SEND_OPTIONS: Final = Options(Group("", (SPACE,)), Group("keep"))
KEEP: Final = SEND_OPTIONS.first("keep")


class Plan(Choice[Orleans]):
    """Take up a waiting follower, take one back that was placed in this phase, or be ready (phase.planning)."""

    name = "plan"
    clause = "phase.planning"
    settled = True
    options = PLAN_OPTIONS

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        market, first = s.market, i64(seat * FOLLOWERS)
        options = [follower for follower in range(FOLLOWERS) if market[first + follower]]
        if s.tile[POWDER_TOWER - BOARD_PLACES] == seat:
            options += [FIRST_TOWER + place for place in (0, 1) if s.tower[place]]
        options.append(READY)
        tokens, first = s.space, i64(seat * SPACES)
        for space in range(SPACES):
            if tokens[first + space] >= FRESH:
                options.append(FIRST_BACK + space)
        return options

    def refusal(self, s: Orleans, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option < FIRST_TOWER:
            return 0 if s.market[seat * FOLLOWERS + option] else why.no(refusals.NOT_WAITING, follower=option)
        if option == READY:
            return 0
        if option < FIRST_BACK:
            has = s.tile[POWDER_TOWER - BOARD_PLACES] == seat and s.tower[option - FIRST_TOWER]
            return 0 if has else why.no(refusals.NOBODY_THERE)
        return take_back_refusal(s, seat, option - FIRST_BACK, why)

    def retracts(self, option: int) -> bool:
        return FIRST_BACK <= option < READY  # q.plan.undo

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        if option == READY:
            s.tell(news.READY, seat)
            if not s.in_turn:
                s.then((frames.WAIT, seat, 0))
        elif option < FIRST_BACK:
            s.then((frames.SEND, seat, option))
        else:
            take_back(s, seat, option - FIRST_BACK)
            s.then((frames.PLAN, seat, 0))


def take_back_refusal(s: Orleans, seat: int, space: int, why: Why) -> int:
    """Only what was placed in this phase can be taken back (plan.no-move, q.plan.undo)."""
    token = s.space[seat * SPACES + space]
    if token >= FRESH:
        return 0
    if token == EMPTY:
        return why.no(refusals.NOBODY_THERE, space=space)
    return why.no(refusals.TECHNOLOGY_STAYS if token == TECHNOLOGY else refusals.PLACED_EARLIER)


def take_back(s: Orleans, seat: int, space: int) -> None:
    """A follower placed in this phase waits in the market again; if that is full, in the tower (tile.powder-tower)."""
    place = seat * SPACES + space
    token = s.space[place] - FRESH
    s.space[place] = EMPTY
    if sum(s.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS]) < s.printed.market:
        s.market[seat * FOLLOWERS + token - 1] += 1
    else:
        s.tower[s.tower.index(EMPTY)] = token


class Send(Choice[Orleans]):
    """The follower taken up goes to a free action space that asks for it (plan.match, plan.partial)."""

    name = "send"
    clause = "plan.match"
    options = SEND_OPTIONS

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        options = free_spaces(s, seat)
        options.append(KEEP)
        return options

    def may_be_forced(self, s: Orleans, seat: int, source: int) -> bool:
        """Who fits nowhere is not put back unseen: the player shall read why."""
        return False

    def refusal(self, s: Orleans, seat: int, source: int, option: int, why: Why = QUIET) -> int:
        if option == KEEP:
            return 0
        return space_refusal(s, seat, taken_up(s, seat, source), option, why)

    def retracts(self, option: int) -> bool:
        return option == KEEP

    def choose(self, s: Orleans, seat: int, source: int, option: int) -> None:
        if option != KEEP:
            follower = taken_up(s, seat, source)
            if source < FIRST_TOWER:
                s.market[seat * FOLLOWERS + follower] -= 1
            else:
                s.tower[source - FIRST_TOWER] = 0
            s.space[seat * SPACES + option] = FRESH + follower + 1
        s.then((frames.PLAN, seat, 0))


def taken_up(s: Orleans, seat: int, source: int) -> int:
    """The follower a frame of SEND speaks of: one of the market by its kind, or one of the tower by its space."""
    return source if source < FIRST_TOWER else s.tower[source - FIRST_TOWER] - 1


def free_spaces(s: Orleans, seat: int) -> list[int]:
    """The empty action spaces of a seat's own places (plan.own-places)."""
    tokens, first = s.space, i64(seat * SPACES)
    free = [space for space in range(BOARD_SPACES) if not tokens[first + space]]
    for tile, owner in enumerate(s.tile):
        if owner == seat:
            free += [space for space in s.printed.spaces_of[tile + BOARD_PLACES] if not tokens[first + space]]
    return free


def fitting_spaces(s: Orleans, seat: int, follower: int) -> list[int]:
    """The free action spaces of a seat that take a follower."""
    return [space for space in free_spaces(s, seat) if not space_refusal(s, seat, follower, space)]


def space_refusal(s: Orleans, seat: int, follower: int, space: int, why: Why = QUIET) -> int:
    """A space takes one follower of the type it asks for, or a substitute (plan.match, q.plan.oversubstitution)."""
    place = PLACE_OF[space]
    if place >= BOARD_PLACES and s.tile[place - BOARD_PLACES] != seat:
        return why.no(refusals.NOT_YOUR_PLACE, place=place)
    if s.space[seat * SPACES + space] and why.also(refusals.SPACE_TAKEN, place=place):
        return refusals.SPACE_TAKEN
    # component.own-followers: on spaces they work like the others of their type
    substitutes = (s.tile[SCHOOL - BOARD_PLACES] == seat) + 2 * (s.tile[HERB_GARDEN - BOARD_PLACES] == seat)
    if not s.printed.may_stand[substitutes * TYPES + TYPE_OF[follower]][space]:
        asked = s.printed.asks[space]
        if why is QUIET:  # most spaces say no here
            return refusals.ONLY_MONKS_FIT if asked == MONK else refusals.WRONG_TYPE
        return why.no(refusals.ONLY_MONKS_FIT if asked == MONK else refusals.WRONG_TYPE, follower=follower, type=asked)
    if place == TOWN_HALL and follower >= FIRST_OWN:  # town-hall.no-own
        return why.no(refusals.NO_OWN_AT_TOWN_HALL, follower=follower)
    return 0


def missing(s: Orleans, seat: int, place: int) -> int:
    """How many tokens a place still needs to be activated: one on each space, or one in all at the town hall.

    (plan.activated, place.town-hall)
    """
    first = seat * SPACES
    tokens = s.space[first + FIRST_SPACE[place] : first + FIRST_SPACE[place + 1]]
    return int(not any(tokens)) if place == TOWN_HALL else tokens.count(EMPTY)


def is_activated(s: Orleans, seat: int, place: int) -> bool:
    """Whether a place has the tokens it needs; one that works by itself is never activated (plan.activated)."""
    return FIRST_SPACE[place] < FIRST_SPACE[place + 1] and not missing(s, seat, place)


def activated_places(s: Orleans, seat: int) -> list[int]:
    """All places of a seat that are activated."""
    return [place for place in range(PLACES) if s.has(seat, place) and is_activated(s, seat, place)]


class Wait(Choice[Orleans]):
    """Who is ready may think again while others still plan (q.plan.visibility)."""

    name = "wait"
    clause = "plan.simultaneous"
    options = Options(Group("reconsider"))

    def is_optional(self, s: Orleans, seat: int, _: int) -> bool:
        return True

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        s.then((frames.PLAN, seat, 0))


class Planned(Step[Orleans]):
    """All are ready: from now on nobody can be moved any more (plan.no-move)."""

    def run(self, s: Orleans, _: int, __: int) -> None:
        for place, token in enumerate(s.space):
            if token >= FRESH:
                s.space[place] = token - FRESH
        s.tell(news.PLANNED)
