"""Tracker of a physical game: an event-sourced book of entries, and the checklist of the sequence of play."""

from fondaco.companion.tracker.book import Book
from fondaco.companion.tracker.entries import KINDS, Entry
from fondaco.companion.tracker.refused import BadBook, Refused
from fondaco.companion.tracker.sequence import PHASES, POWERS, STEPS, Phase, Step
from fondaco.companion.tracker.state import (
    Captive,
    Hand,
    Impulse,
    Line,
    Notice,
    PhaseShown,
    Piece,
    Settings,
    State,
    StepShown,
)

__all__ = [
    "KINDS",
    "PHASES",
    "POWERS",
    "STEPS",
    "BadBook",
    "Book",
    "Captive",
    "Entry",
    "Hand",
    "Impulse",
    "Line",
    "Notice",
    "Phase",
    "PhaseShown",
    "Piece",
    "Refused",
    "Settings",
    "State",
    "Step",
    "StepShown",
]
