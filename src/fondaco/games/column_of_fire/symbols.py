"""The action symbols: the same on characters, action spaces and advantage tiles (symbol.where)."""

from __future__ import annotations

from typing import Final

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.dice import is_on_card, is_on_character, set_free, shown, take_off
from fondaco.games.column_of_fire.refusals import (
    COUNTRY_FULL,
    DIE_AT_LIMIT,
    NO_CHARACTER,
    NO_DIE_ON_CARD,
    NO_DIE_TO_TURN,
    NO_FACE_UP_CARD,
    NO_STONE,
    WRONG_STONE,
)
from fondaco.games.column_of_fire.religion import lower_religion_die
from fondaco.games.column_of_fire.reveal import WITH_EVENTS
from fondaco.games.column_of_fire.score import gain
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.stones import place_stone, remove_stone
from fondaco.games.column_of_fire.vocabulary import (
    ADVANCE,
    ADVANTAGE,
    ANY_GOOD,
    ARGUMENTS,
    BLACK,
    CARDS,
    COUNTRIES,
    COUNTRY,
    DICE,
    DIE,
    EITHER,
    FREE_DIE,
    GOOD,
    GOOD_KIND,
    GOODS,
    NEUTRAL,
    NEUTRAL_STONE,
    NO_CARD,
    OWN_DIE,
    POINTS,
    PROTECTION,
    RELIGION,
    REMOVE_CHARACTER,
    SELL_THREE,
    SPACES,
    STONE,
    STONES,
    TURN_DIE,
)
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
        if s.heard is not None:
            s.tell("points-gained", seat=seat, points=argument)
    elif kind == PROTECTION:
        s.protection[seat] += 1  # symbol.protection
        if s.heard is not None:
            s.tell("protection-taken", seat=seat)
    elif kind == ADVANCE:
        advance(s, seat, advanced)
    else:
        s.then((ASKING[kind], seat, argument))


def take_good(s: ColumnOfFire, seat: int, good: int) -> None:
    """A goods tile from the supply, which never runs out (component.supply-unlimited)."""
    s.goods[seat * GOODS + good] += 1
    if s.heard is not None:
        s.tell("good-taken", seat=seat, good=good)


class AnyGood(Choice[ColumnOfFire]):
    """A goods tile of a kind the player chooses (symbol.any-good)."""

    name = "good"
    clause = "symbol.any-good"
    options = Options(Group("", (GOOD_KIND,)))

    def choose(self, s: ColumnOfFire, seat: int, _: int, good: int) -> None:
        take_good(s, seat, good)


FIRST_REMOVAL: Final = 8
NO_STONE_MOVED: Final = 16


class MoveStone(Choice[ColumnOfFire]):
    """A religious stone is added to a country or taken from one (symbol.stone, symbol.stone-both)."""

    name = "religion"
    clause = "symbol.stone"
    options = Options(Group("place", (RELIGION, COUNTRY)), Group("remove", (RELIGION, COUNTRY)), Group("nothing"))

    def refusal(self, s: ColumnOfFire, seat: int, depicted: int, option: int, why: Why = QUIET) -> int:
        if option == NO_STONE_MOVED:
            return 0
        removal, place = option // FIRST_REMOVAL, option % FIRST_REMOVAL
        stone, country = place // COUNTRIES, place % COUNTRIES
        if depicted not in (EITHER, stone) and why.also(WRONG_STONE, stone=depicted):
            return WRONG_STONE
        if removal and not s.stones[country * STONES + stone]:
            return why.no(NO_STONE, stone=stone, country=country)
        if not removal and s.is_full(country):
            return why.no(COUNTRY_FULL, country=country)
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


NO_NEUTRAL: Final = 4


class NeutralStone(Choice[ColumnOfFire]):
    """A neutral stone is added to a country with room (symbol.neutral)."""

    name = "neutral"
    clause = "symbol.neutral"
    options = Options(Group("place", (COUNTRY,)), Group("nothing"))

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option != NO_NEUTRAL and s.is_full(option):
            return why.no(COUNTRY_FULL, country=option)  # stone.full
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option != NO_NEUTRAL:
            place_stone(s, option, NEUTRAL_STONE)


def steps_to_next_space(s: ColumnOfFire, seat: int) -> int:
    """How far the very next unoccupied space is, whatever its colour (symbol.advance)."""
    length = len(s.tables.space_die)
    distance = 1
    while (s.disk[seat] + distance) % length in s.disk:
        distance += 1
    return distance


def lap_refusal(s: ColumnOfFire, seat: int, advanced: int) -> bool:
    """Whether one more step of a chain would complete a lap (q.advance.optional-action)."""
    return advanced + steps_to_next_space(s, seat) >= len(s.tables.space_die)


def enter(s: ColumnOfFire, seat: int, space: int, advanced: int) -> None:
    """The disk stands on a space, whose action may now be used; `advanced` counts steps made without a die."""
    s.disk[seat] = space
    if s.heard is not None:
        s.tell("disk-moved", seat=seat, die=s.tables.space_die[space], symbol=s.tables.space_symbol[space])
    s.then((frames.USE_SPACE, seat, advanced * SPACES + space))


def advance(s: ColumnOfFire, seat: int, advanced: int) -> None:
    """The disk moves on without a die, and the new space may be used (symbol.advance)."""
    distance = steps_to_next_space(s, seat)
    enter(s, seat, (s.disk[seat] + distance) % len(s.tables.space_die), advanced + distance)


FIRST_FACE_UP: Final = 5
NOBODY_REMOVED: Final = 9


class RemoveCharacter(Choice[ColumnOfFire]):
    """An own character or a face-up one leaves the game (symbol.remove-character)."""

    name = "dismiss"
    clause = "symbol.remove-character"
    options = Options(Group("own", (DIE,)), Group("deck", (COUNTRY,)), Group("nobody"))

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        return [*s.rows[seat], *range(FIRST_FACE_UP, NOBODY_REMOVED + 1)]

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option < FIRST_FACE_UP:
            return 0 if is_on_character(s, seat, option) else why.no(NO_CHARACTER, own_die=option)
        if option < NOBODY_REMOVED and s.face_up[option - FIRST_FACE_UP] == NO_CARD:
            return why.no(NO_FACE_UP_CARD, country=option - FIRST_FACE_UP)  # q.remove.timing
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option < FIRST_FACE_UP:
            set_free(s, seat, option)  # q.remove.own-die
        elif option < NOBODY_REMOVED:
            country = option - FIRST_FACE_UP
            if s.heard is not None:
                s.tell("face-up-dismissed", seat=seat, card=country * CARDS + s.face_up[country])
            s.face_up[country] = NO_CARD
            s.then((frames.TURN_UP, country, WITH_EVENTS))  # symbol.remove-character-deck


FIRST_DOWN: Final = 6
NO_TURN: Final = 12


class TurnDie(Choice[ColumnOfFire]):
    """A die on an own card goes up or down by one, without an action (symbol.rotate, symbol.rotate-no-action)."""

    name = "turn"
    clause = "symbol.rotate"
    options = Options(Group("up", (OWN_DIE,)), Group("down", (OWN_DIE,)), Group("nothing"))

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == NO_TURN:
            return 0
        down, die = option // FIRST_DOWN, option % FIRST_DOWN
        if not is_on_card(s, seat, die):
            return why.no(NO_DIE_TO_TURN, own_die=die)
        top = s.tables.religion_top if die == BLACK else 6
        if shown(s, seat, die) == (1 if down else top):  # q.rotate.limits
            return why.no(DIE_AT_LIMIT, own_die=die, number=shown(s, seat, die))
        return 0

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
        if s.heard is not None:
            s.tell("die-turned", seat=seat, own_die=die, number=shown(s, seat, die))


NO_DIE_TAKEN: Final = 6


class FreeDie(Choice[ColumnOfFire]):
    """A die is taken off an own card (symbol.remove-die)."""

    name = "free"
    clause = "symbol.remove-die"
    options = Options(Group("", (OWN_DIE,)), Group("nothing"))

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option != NO_DIE_TAKEN and not is_on_card(s, seat, option):
            return why.no(NO_DIE_ON_CARD, own_die=option)
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option != NO_DIE_TAKEN:
            take_off(s, seat, option)
