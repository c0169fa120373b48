"""The second half of the year, first part: dice, character, stone, card."""

from typing import Final

from fondaco.games.column_of_fire.printed import character_number
from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.conflicts import place_stone
from fondaco.games.column_of_fire.rules.dice import free_die_refusal, is_on_character
from fondaco.games.column_of_fire.rules.free_actions import FREE_ACTIONS, Window
from fondaco.games.column_of_fire.rules.houses import pack, unpack, would_gain
from fondaco.games.column_of_fire.rules.score import lose
from fondaco.games.column_of_fire.rules.symbols import perform
from fondaco.games.column_of_fire.sequence import take_character
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Chance, Choice, Group, Options, Step, Why


class Roll(Window):
    """All free dice are rolled together, once (year.second.roll)."""

    name = "roll"
    clause = "year.second.roll"
    number = frames.ROLL
    options = Options(Group(""), *FREE_ACTIONS)

    def decide(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        s.then_all([(frames.ROLL_DIE, seat, die) for die in range(DICE) if s.is_free(seat, die)])


class RollDie(Chance[ColumnOfFire]):
    """What one of the coloured dice shows (component.dice)."""

    name = "die"
    clause = "year.second.roll"
    options = Options(Group("", (NUMBER,)))

    def choose(self, s: ColumnOfFire, seat: int, die: int, option: int) -> None:
        s.value[seat * DICE + die] = option + 1
        s.tell(news.DIE_ROLLED, seat, die, option + 1)


TAKING: Final = Options(Group("", (COLOUR,)), Group("purple", (COUNTRY,)), Group("decline"), *FREE_ACTIONS)
FIRST_PURPLE: Final = TAKING.first("purple")
DECLINE: Final = TAKING.first("decline")
WITHOUT_CHARACTER: Final = 1
"""The points that taking no character costs (year.second.decline)."""


def die_and_country(option: int) -> tuple[int, int]:
    """A coloured die names its country; the purple one any (year.second.choose, year.second.purple)."""
    return (option, option) if option < FIRST_PURPLE else (PURPLE, option - FIRST_PURPLE)


class TakeCharacter(Window):
    """A rolled die takes the face-up character of its country (year.second.one-character)."""

    name = "take"
    clause = "year.second.choose"
    number = frames.TAKE_CHARACTER
    options = TAKING

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        return self.every[:] if s.is_free(seat, PURPLE) else self.every[:FIRST_PURPLE] + self.every[DECLINE:]

    def own_refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why) -> int:
        if option == DECLINE:
            return self._decline_refusal(s, seat, why)
        die, country = die_and_country(option)
        code = rolled_die_refusal(s, seat, die, why)
        if code or s.face_up[country] != NO_CARD:
            return code
        # end.deck-empty-house: no character is left there, but a house can be set up or raised
        if not would_gain(s, seat, country, s.value[seat * DICE + die]):
            return why.no(refusals.NO_HOUSE_TO_GAIN, country=country)
        return self._decline_refusal(s, seat, why)  # q.deck.empty-cost

    def _decline_refusal(self, s: ColumnOfFire, seat: int, why: Why) -> int:
        """To decline costs a point one must have; to be unable costs what is there (year.second.unable)."""
        if s.score[seat] < WITHOUT_CHARACTER and can_take_character(s, seat):
            return why.no(refusals.CANNOT_PAY, need=WITHOUT_CHARACTER, have=s.score[seat])
        return 0

    def decide(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option == DECLINE:
            go_without(s, seat)
            return
        die, country = die_and_country(option)
        if s.face_up[country] == NO_CARD:
            go_without(s, seat)
            s.then((frames.PLACE_HOUSE, seat, pack(country, die)))  # q.deck.empty-die: the die stays free
            return
        s.tell(news.CHARACTER_CHOSEN, seat, s.top_card(country), die, s.value[seat * DICE + die])
        take_character(s, seat, country, die)


def go_without(s: ColumnOfFire, seat: int) -> None:
    """To take no character costs a point, by choice or not (year.second.decline, year.second.unable)."""
    s.tell(news.CHARACTER_DECLINED, seat)
    lose(s, seat, WITHOUT_CHARACTER)


def rolled_die_refusal(s: ColumnOfFire, seat: int, die: int, why: Why) -> int:
    """A character is taken with a free die that was rolled (def.free-die, q.free-die.same-turn)."""
    code = free_die_refusal(s, seat, die, refusals.DIE_NOT_FREE, why)
    return code if code or s.value[seat * DICE + die] else why.no(refusals.DIE_NOT_ROLLED, own_die=die)


def can_take_character(s: ColumnOfFire, seat: int) -> bool:
    """Whether any rolled die leads to a character."""
    return any(
        s.face_up[country] != NO_CARD
        and (not rolled_die_refusal(s, seat, country, QUIET) or not rolled_die_refusal(s, seat, PURPLE, QUIET))
        for country in range(COUNTRIES)
    )


PLACING: Final = Options(Group("place"), Group("protect"))
PROTECT: Final = PLACING.first("protect")


class PlaceStone(Choice[ColumnOfFire]):
    """The character's stone goes to its country, unless a protection tile stops it (stone.place, stone.protection)."""

    name = "stone"
    clause = "stone.place"
    options = PLACING

    def seat(self, s: ColumnOfFire, seat: int, country: int) -> int:
        # stone.protection-only-active: nobody but the player who takes the character is asked
        return seat if s.protection[seat] and not s.is_full(country) else NOBODY

    def run(self, s: ColumnOfFire, seat: int, country: int) -> None:
        if not s.is_full(country):  # stone.full: else it goes back to the supply
            place_stone(s, country, stone_of(s, country))

    def choose(self, s: ColumnOfFire, seat: int, country: int, option: int) -> None:
        if option == PROTECT:
            s.protection[seat] -= 1  # protection.return
            s.tell(news.STONE_STOPPED, seat, stone_of(s, country), country)
        else:
            place_stone(s, country, stone_of(s, country))


def stone_of(s: ColumnOfFire, country: int) -> int:
    """The stone that lies on a country's face-up character (setup.stone-on-card, reveal.stone)."""
    return s.printed.character_stone[character_number(s.top_card(country))]


class TakeCard(Step[ColumnOfFire]):
    """The card joins the right-hand end of the row with the die on it (card.take, card.die)."""

    def run(self, s: ColumnOfFire, seat: int, both: int) -> None:
        country, die = unpack(both)
        s.under[seat * DICE + die] = s.top_card(country)
        s.rows[seat].append(die)  # card.limit: only the dice bound a row
        s.face_up[country] = NO_CARD


USING: Final = Options(Group("skip"), Group("first"), Group("second"), *FREE_ACTIONS)
SKIP: Final = USING.first("skip")
FIRST_SYMBOL: Final = USING.first("first")
SECOND_SYMBOL: Final = USING.first("second")


class UseCharacter(Window):
    """A character may act once, by one of its symbols (card.use-now, year.first.action-optional)."""

    name = "use"
    clause = "card.use-now"
    number = frames.USE_CHARACTER
    options = USING

    def seat(self, s: ColumnOfFire, seat: int, die: int) -> int:
        return seat if is_on_character(s, seat, die) else NOBODY

    def run(self, s: ColumnOfFire, seat: int, die: int) -> None:
        """The card left the game before it could act."""

    def candidates(self, s: ColumnOfFire, seat: int, die: int) -> list[int]:
        if len(symbols_under(s, seat, die)) < 2:
            return [FIRST_SYMBOL, SKIP, self.tile, self.ransom]
        return [FIRST_SYMBOL, SECOND_SYMBOL, SKIP, self.tile, self.ransom]

    def own_refusal(self, s: ColumnOfFire, seat: int, die: int, option: int, why: Why) -> int:
        missing = option == SECOND_SYMBOL and len(symbols_under(s, seat, die)) < 2
        return why.no(refusals.NO_SECOND_SYMBOL) if missing else 0

    def decide(self, s: ColumnOfFire, seat: int, die: int, option: int) -> None:
        if option >= FIRST_SYMBOL:
            s.tell(news.CHARACTER_USED, seat, s.under[seat * DICE + die])
            perform(s, seat, symbols_under(s, seat, die)[option - FIRST_SYMBOL], 0)  # symbol.divider


def symbols_under(s: ColumnOfFire, seat: int, die: int) -> tuple[int, ...]:
    """The action symbols of the character a die lies on."""
    return s.printed.character_symbols[character_number(s.under[seat * DICE + die])]
