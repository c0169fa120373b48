"""Dice on cards and off them: where they lie, how they go down, and what becomes of the card they leave."""

from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.religion import lower_religion_die, roll_again
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Step, Why


def free_dice(s: ColumnOfFire, seat: int) -> list[int]:
    """The coloured dice of a seat that lie on no card (def.free-die)."""
    under, first = s.under, seat * DICE
    return [die for die in range(DICE) if under[first + die] == FREE]


def imprisoned(s: ColumnOfFire, seat: int) -> list[int]:
    """The dice of a seat on Loch Leven."""
    under, first = s.under, seat * DICE
    return [die for die in range(DICE) if under[first + die] == ON_LOCH_LEVEN]


def is_on_character(s: ColumnOfFire, seat: int, die: int) -> bool:
    """Whether a coloured die lies on a character."""
    return s.under[seat * DICE + die] >= 0


def is_on_card(s: ColumnOfFire, seat: int, die: int) -> bool:
    """Whether a die lies on any card; the religion die always does (def.religion-die-not-free)."""
    return die == BLACK or s.under[seat * DICE + die] != FREE


def free_die_refusal(s: ColumnOfFire, seat: int, die: int, tied: int, why: Why) -> int:
    """Why a die is not free; `tied` is the refusal of one on a character (def.free-die, event.lochleven-locked)."""
    lies_on = s.under[seat * DICE + die]
    if lies_on == FREE:
        return 0
    if lies_on == ON_LOCH_LEVEN:
        return why.no(refusals.DIE_ON_LOCH_LEVEN, own_die=die)
    return why.no(tied, own_die=die, card=lies_on)


def shown(s: ColumnOfFire, seat: int, die: int) -> int:
    """The number a die shows."""
    return s.religion_die[seat] if die == BLACK else s.value[seat * DICE + die]


def lay(s: ColumnOfFire, seat: int, die: int, lies_on: int, value: int) -> None:
    """A coloured die is laid elsewhere; its character, if any, leaves the game and gaps close up (pay.remove-die-card).

    The character's house and its stone stay on the board (year.first.house-stays).
    """
    place = seat * DICE + die
    if s.under[place] >= 0:
        s.tell(news.CHARACTER_LEAVES, seat, s.under[place])
        s.rows[seat].remove(die)
    s.under[place] = lies_on
    s.value[place] = value


def set_free(s: ColumnOfFire, seat: int, die: int) -> None:
    """A coloured die joins the free dice, not rolled yet."""
    lay(s, seat, die, FREE, 0)
    s.tell(news.DIE_FREED, seat, die)


def imprison(s: ColumnOfFire, seat: int, die: int, value: int) -> None:
    """A die goes to Loch Leven, turned to a number (event.lochleven, event.lochleven-card-lost)."""
    lay(s, seat, die, ON_LOCH_LEVEN, value)
    s.tell(news.DIE_IMPRISONED, seat, die, value)


def take_off(s: ColumnOfFire, seat: int, die: int) -> None:
    """A die leaves its card, by payment or by symbol (symbol.remove-die)."""
    if die == BLACK:
        roll_again(s, seat)
    else:
        set_free(s, seat, die)


# In the first half of the year dice go down, and characters act


class LochLevenDice(Step[ColumnOfFire]):
    """Dice on Loch Leven go down by one, or from 1 to freedom (year.first.lochleven)."""

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        for die in range(DICE):
            if s.under[seat * DICE + die] != ON_LOCH_LEVEN:
                continue
            if s.value[seat * DICE + die] == 1:
                set_free(s, seat, die)
            else:
                s.value[seat * DICE + die] -= 1


class ReligionDie(Step[ColumnOfFire]):
    """The religion die goes down by one; at 1 it is rolled again (year.first.at-one)."""

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        if s.religion_die[seat] == 1:
            roll_again(s, seat)  # year.first.religion-reroll
        else:
            lower_religion_die(s, seat)


class CharacterDie(Step[ColumnOfFire]):
    """A character's die goes down and the character acts; at 1 the card leaves (year.first.expiry)."""

    def run(self, s: ColumnOfFire, seat: int, die: int) -> None:
        if not is_on_character(s, seat, die):  # q.order.iteration: gone since the turn began
            return
        place = seat * DICE + die
        if s.value[place] == 1:
            set_free(s, seat, die)  # year.first.freed-available
        else:
            s.value[place] -= 1  # year.first.rotate, year.first.uses
            s.then((frames.USE_CHARACTER, seat, die))  # year.first.character-act
