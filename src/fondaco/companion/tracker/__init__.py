"""Tracker of a physical game: an event-sourced book of entries, and the checklist of the sequence of play."""

from fondaco.companion.tracker.book import Book
from fondaco.companion.tracker.entries import KINDS, Entry
from fondaco.companion.tracker.refused import BadBook, Refused
from fondaco.companion.tracker.sequence import PHASES, POWERS, STEPS
from fondaco.companion.tracker.state import Hand, Line, PhaseShown, State, StepShown

__all__ = [
    "KINDS",
    "PHASES",
    "POWERS",
    "STEPS",
    "BadBook",
    "Book",
    "Entry",
    "Hand",
    "Line",
    "PhaseShown",
    "Refused",
    "State",
    "StepShown",
]
