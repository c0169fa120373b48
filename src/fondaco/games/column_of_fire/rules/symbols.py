"""The action symbols: the same on characters, action spaces and advantage tiles (symbol.where)."""

from typing import Final

from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.conflicts import place_stone, remove_stone
from fondaco.games.column_of_fire.rules.dice import is_on_card, is_on_character, set_free, shown, take_off
from fondaco.games.column_of_fire.rules.religion import lower_religion_die
from fondaco.games.column_of_fire.rules.reveal import WITH_EVENTS
from fondaco.games.column_of_fire.rules.score import gain
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Why

ASKING: Final = {
    ANY_GOOD: frames.ANY_GOOD,
    SELL_THREE: frames.SELL_THREE,
    ADVANTAGE: frames.DRAW_ADVANTAGE,
    STONE: frames.STONE,
    NEUTRAL: frames.NEUTRAL,
    REMOVE_CHARACTER: frames.REMOVE_CHARACTER,
    TURN_DIE: frames.TURN_DIE,
    FREE_DIE: frames.FREE_DIE,
}
"""The symbols that ask for more, and the step that asks."""


def perform(s: ColumnOfFire, seat: int, symbol: int, advanced: int) -> None:
    """A symbol is carried out once; `advanced` is how far this action has moved the disk on already."""
    kind, argument = symbol // ARGUMENTS, symbol % ARGUMENTS
    if kind == GOOD:
        take_good(s, seat, argument)  # symbol.good
    elif kind == POINTS:
        gain(s, seat, argument)  # symbol.vp
        s.tell(news.POINTS_GAINED, seat, argument)
    elif kind == PROTECTION:
        s.protection[seat] += 1  # symbol.protection
        s.tell(news.PROTECTION_TAKEN, seat)
    elif kind == ADVANCE:
        steps = steps_to_next_space(s, seat)  # symbol.advance
        enter(s, seat, (s.disk[seat] + steps) % len(s.printed.space_die), advanced + steps)
    else:
        s.then((ASKING[kind], seat, argument))


def take_good(s: ColumnOfFire, seat: int, good: int) -> None:
    """A goods tile from the supply, which never runs out (component.supply-unlimited)."""
    s.goods[seat * GOODS + good] += 1
    s.tell(news.GOOD_TAKEN, seat, good)


class AnyGood(Choice[ColumnOfFire]):
    """A goods tile of a kind the player chooses (symbol.any-good)."""

    name = "good"
    clause = "symbol.any-good"
    options = Options(Group("", (GOOD_KIND,)))

    def choose(self, s: ColumnOfFire, seat: int, _: int, good: int) -> None:
        take_good(s, seat, good)


MOVING_STONES: Final = Options(
    Group("place", (RELIGION, COUNTRY)), Group("remove", (RELIGION, COUNTRY)), Group("nothing")
)
FIRST_REMOVAL: Final = MOVING_STONES.first("remove")
NO_STONE_MOVED: Final = MOVING_STONES.first("nothing")


class MoveStone(Choice[ColumnOfFire]):
    """A religious stone is added to a country or taken from one (symbol.stone, symbol.stone-both)."""

    name = "religion"
    clause = "symbol.stone"
    options = MOVING_STONES

    def refusal(self, s: ColumnOfFire, seat: int, depicted: int, option: int, why: Why = QUIET) -> int:
        if option == NO_STONE_MOVED:
            return 0
        removal, place = option // FIRST_REMOVAL, option % FIRST_REMOVAL
        stone, country = place // COUNTRIES, place % COUNTRIES
        if depicted not in (EITHER, stone) and why.also(refusals.WRONG_STONE, stone=depicted):
            return refusals.WRONG_STONE
        if removal and not s.stones[country * STONES + stone]:
            return why.no(refusals.NO_STONE, stone=stone, country=country)
        if not removal and s.is_full(country):
            return why.no(refusals.COUNTRY_FULL, country=country)
        return 0

    def choose(self, s: ColumnOfFire, seat: int, depicted: int, option: int) -> None:
        if option == NO_STONE_MOVED:
            return
        removal, place = option // FIRST_REMOVAL, option % FIRST_REMOVAL
        stone, country = place // COUNTRIES, place % COUNTRIES
        if removal:
            remove_stone(s, country, stone)
        else:
            place_stone(s, country, stone)


ADDING_NEUTRAL: Final = Options(Group("place", (COUNTRY,)), Group("nothing"))
NO_NEUTRAL: Final = ADDING_NEUTRAL.first("nothing")


class NeutralStone(Choice[ColumnOfFire]):
    """A neutral stone is added to a country with room (symbol.neutral)."""

    name = "neutral"
    clause = "symbol.neutral"
    options = ADDING_NEUTRAL

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        full = option != NO_NEUTRAL and s.is_full(option)
        return why.no(refusals.COUNTRY_FULL, country=option) if full else 0  # stone.full

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option != NO_NEUTRAL:
            place_stone(s, option, NEUTRAL_STONE)


def steps_to_next_space(s: ColumnOfFire, seat: int) -> int:
    """How far the very next unoccupied space is, whatever its colour (symbol.advance)."""
    length = len(s.printed.space_die)
    distance = 1
    while (s.disk[seat] + distance) % length in s.disk:
        distance += 1
    return distance


def enter(s: ColumnOfFire, seat: int, space: int, advanced: int) -> None:
    """The disk stands on a space, whose action may now be used; `advanced` counts steps made without a die."""
    s.disk[seat] = space
    s.tell(news.DISK_MOVED, seat, s.printed.space_die[space], s.printed.space_symbol[space])
    s.then((frames.USE_SPACE, seat, advanced * SPACES + space))


DISMISSING: Final = Options(Group("own", (DIE,)), Group("deck", (COUNTRY,)), Group("nobody"))
FIRST_FACE_UP: Final = DISMISSING.first("deck")
NOBODY_REMOVED: Final = DISMISSING.first("nobody")


class RemoveCharacter(Choice[ColumnOfFire]):
    """An own character or a face-up one leaves the game (symbol.remove-character)."""

    name = "dismiss"
    clause = "symbol.remove-character"
    options = DISMISSING

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        return s.rows[seat] + self.every[FIRST_FACE_UP:]

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option < FIRST_FACE_UP:
            return 0 if is_on_character(s, seat, option) else why.no(refusals.NO_CHARACTER, own_die=option)
        if option < NOBODY_REMOVED and s.face_up[option - FIRST_FACE_UP] == NO_CARD:
            return why.no(refusals.NO_FACE_UP_CARD, country=option - FIRST_FACE_UP)  # q.remove.timing
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option < FIRST_FACE_UP:
            set_free(s, seat, option)  # q.remove.own-die
        elif option < NOBODY_REMOVED:
            country = option - FIRST_FACE_UP
            s.tell(news.FACE_UP_DISMISSED, seat, s.top_card(country))
            s.face_up[country] = NO_CARD
            s.then((frames.TURN_UP, country, WITH_EVENTS))  # symbol.remove-character-deck


TURNING: Final = Options(Group("up", (OWN_DIE,)), Group("down", (OWN_DIE,)), Group("nothing"))
FIRST_DOWN: Final = TURNING.first("down")
NO_TURN: Final = TURNING.first("nothing")


class TurnDie(Choice[ColumnOfFire]):
    """A die on an own card goes up or down by one, without an action (symbol.rotate, symbol.rotate-no-action)."""

    name = "turn"
    clause = "symbol.rotate"
    options = TURNING

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        return 0 if option == NO_TURN else turn_refusal(s, seat, option % FIRST_DOWN, option // FIRST_DOWN, why)

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option == NO_TURN:
            return
        down, die = option // FIRST_DOWN, option % FIRST_DOWN
        if die == BLACK and down:
            lower_religion_die(s, seat)  # q.rotate.minority
        elif die == BLACK:
            s.religion_die[seat] += 1
        else:
            s.value[seat * DICE + die] += -1 if down else 1
        s.tell(news.DIE_TURNED, seat, die, shown(s, seat, die))


def turn_refusal(s: ColumnOfFire, seat: int, die: int, down: int, why: Why) -> int:
    """Only a die on a card can be turned, and not past the numbers it has (symbol.rotate, q.rotate.limits)."""
    if not is_on_card(s, seat, die):
        return why.no(refusals.NO_DIE_TO_TURN, own_die=die)
    top = s.printed.religion_top if die == BLACK else 6
    if shown(s, seat, die) == (1 if down else top):
        return why.no(refusals.DIE_AT_LIMIT, own_die=die, number=shown(s, seat, die))
    return 0


FREEING: Final = Options(Group("", (OWN_DIE,)), Group("nothing"))
NO_DIE_TAKEN: Final = FREEING.first("nothing")


class FreeDie(Choice[ColumnOfFire]):
    """A die is taken off an own card (symbol.remove-die)."""

    name = "free"
    clause = "symbol.remove-die"
    options = FREEING

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        free = option != NO_DIE_TAKEN and not is_on_card(s, seat, option)
        return why.no(refusals.NO_DIE_ON_CARD, own_die=option) if free else 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option != NO_DIE_TAKEN:
            take_off(s, seat, option)
