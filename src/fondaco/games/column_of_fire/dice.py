"""Dice on cards and off them: where they lie, and what becomes of the card they leave."""

from __future__ import annotations

from fondaco.games.column_of_fire.religion import roll_again
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import BLACK, CARDS, CHARACTERS, DICE, FREE, ON_LOCH_LEVEN


def character_number(card: int) -> int:
    """Which of the 52 characters a card is."""
    return card // CARDS * CHARACTERS + card % CARDS


def is_on_character(s: ColumnOfFire, seat: int, die: int) -> bool:
    """Whether a coloured die lies on a character."""
    return s.under[seat * DICE + die] >= 0


def is_on_card(s: ColumnOfFire, seat: int, die: int) -> bool:
    """Whether a die lies on any card; the religion die always does (def.religion-die-not-free)."""
    return die == BLACK or s.under[seat * DICE + die] != FREE


def shown(s: ColumnOfFire, seat: int, die: int) -> int:
    """The number a die shows."""
    return s.religion_die[seat] if die == BLACK else s.value[seat * DICE + die]


def remove_character(s: ColumnOfFire, seat: int, die: int) -> None:
    """The character under a die leaves the game for good and gaps close up (pay.remove-die-card).

    Its house and its stone stay on the board (year.first.house-stays).
    """
    if s.heard is not None:
        s.tell("character-leaves", seat=seat, card=s.under[seat * DICE + die])
    s.rows[seat].remove(die)


def set_free(s: ColumnOfFire, seat: int, die: int) -> None:
    """A coloured die joins the free dice, not rolled yet; its character, if any, leaves the game."""
    place = seat * DICE + die
    if s.under[place] >= 0:
        remove_character(s, seat, die)
    s.under[place] = FREE
    s.value[place] = 0
    if s.heard is not None:
        s.tell("die-freed", seat=seat, own_die=die)


def imprison(s: ColumnOfFire, seat: int, die: int, value: int) -> None:
    """A die goes to Loch Leven, turned to a number (event.lochleven, event.lochleven-card-lost)."""
    place = seat * DICE + die
    if s.under[place] >= 0:
        remove_character(s, seat, die)
    s.under[place] = ON_LOCH_LEVEN
    s.value[place] = value
    if s.heard is not None:
        s.tell("die-imprisoned", seat=seat, own_die=die, number=value)


def take_off(s: ColumnOfFire, seat: int, die: int) -> None:
    """A die leaves its card, by payment or by symbol (symbol.remove-die)."""
    if die == BLACK:
        roll_again(s, seat)
    else:
        set_free(s, seat, die)
