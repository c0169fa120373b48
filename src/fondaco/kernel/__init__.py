"""The vocabulary every game is written in: states, steps, frames, refusals, options and views."""

from fondaco.kernel.facts import FactError, Facts, Record, fingerprint
from fondaco.kernel.game import SEAT_SIGNS, CardUse, Game, Pending, Span, Words
from fondaco.kernel.memory import Memory
from fondaco.kernel.options import Axis, Group, Options
from fondaco.kernel.picture import Part, Picture, Pictures
from fondaco.kernel.playout import pick, random_option, wander
from fondaco.kernel.refusal import QUIET, Collector, Reason, RefusalCode, Why
from fondaco.kernel.state import EVERYONE, Event, Frame, State
from fondaco.kernel.step import NATURE, NOBODY, Chance, Choice, Step
from fondaco.kernel.view import (
    HIDDEN,
    OWN,
    OWN_AND_SIZES,
    OWN_AND_TOTALS,
    PRINTED,
    PUBLIC,
    SIZE,
    TOTAL,
    View,
    recall,
    see,
)

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "NATURE",
    "NOBODY",
    "OWN",
    "OWN_AND_SIZES",
    "OWN_AND_TOTALS",
    "PRINTED",
    "PUBLIC",
    "QUIET",
    "SEAT_SIGNS",
    "SIZE",
    "TOTAL",
    "Axis",
    "CardUse",
    "Chance",
    "Choice",
    "Collector",
    "Event",
    "FactError",
    "Facts",
    "Frame",
    "Game",
    "Group",
    "Memory",
    "Options",
    "Part",
    "Pending",
    "Picture",
    "Pictures",
    "Reason",
    "Record",
    "RefusalCode",
    "Span",
    "State",
    "Step",
    "View",
    "Why",
    "Words",
    "fingerprint",
    "pick",
    "random_option",
    "recall",
    "see",
    "wander",
]
