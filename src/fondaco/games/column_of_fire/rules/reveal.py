"""Turning up the next card of a deck."""

from typing import Final

from fondaco.games.column_of_fire.rules import frames, news
from fondaco.games.column_of_fire.rules.free_actions import FREE_ACTIONS, Window
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, Group, Options, Step

WITH_EVENTS: Final = 0
WITHOUT_EVENTS: Final = 1


class Reveal(Window):
    """The player turns up the next card of the deck the character came from (reveal.next)."""

    name = "reveal"
    clause = "reveal.next"
    number = frames.REVEAL
    options = Options(Group(""), *FREE_ACTIONS)

    def decide(self, s: ColumnOfFire, seat: int, country: int, option: int) -> None:
        s.then((frames.TURN_UP, country, WITH_EVENTS))


class TurnUp(Step[ColumnOfFire]):
    """Cards are turned up until a character lies on top (setup.reveal, reveal.event)."""

    name = "card"
    clause = "reveal.next"
    options = Options(Group("", (PLACE_IN_DECK,)))

    def seat(self, s: ColumnOfFire, country: int, mode: int) -> int:
        return NATURE if s.decks[country] else NOBODY

    def run(self, s: ColumnOfFire, country: int, mode: int) -> None:
        s.ending = 1  # end.deck-empty
        s.tell(news.DECK_EMPTY, country)

    def candidates(self, s: ColumnOfFire, country: int, mode: int) -> list[int]:
        return s.decks[country][:]

    def choose(self, s: ColumnOfFire, country: int, mode: int, place: int) -> None:
        s.decks[country].remove(place)
        card = country * CARDS + place
        if place < CHARACTERS:
            s.face_up[country] = place
            s.tell(news.CHARACTER_REVEALED, card, country)
        elif mode == WITHOUT_EVENTS or s.event_struck:  # setup.reveal, event.second-ignored
            s.tell(news.EVENT_IGNORED, card)
            s.then((frames.TURN_UP, country, mode))
        else:
            s.event_struck = 1  # event.one-per-turn
            s.then((frames.EVENT, card, 0), (frames.TURN_UP, country, mode))
