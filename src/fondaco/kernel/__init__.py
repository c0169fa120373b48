"""Public API of the kernel: states, steps, frames, refusals, options and views."""

from fondaco.kernel.cache import Cache
from fondaco.kernel.errors import BadSeats, FondacoError
from fondaco.kernel.facts import SOURCES, Fact, FactError, Facts, fingerprint
from fondaco.kernel.game import Board, Bot, Game, Pending, Telling
from fondaco.kernel.languages import LANGUAGES
from fondaco.kernel.look import UNTOLD, Hooks, Ids, Look, Numbers
from fondaco.kernel.options import Axis, Group, Options
from fondaco.kernel.picture import Part, Picture, Pictures
from fondaco.kernel.playout import pick, random_option, wander
from fondaco.kernel.refusal import NOT_NOW, NOT_YOUR_TURN, QUIET, Collector, Reason, RefusalCode, Refusals, Why
from fondaco.kernel.state import EVERYONE, Event, EventKind, Frame, State
from fondaco.kernel.step import NATURE, NOBODY, Chance, Choice, Step, numbered
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
    decides,
    lay_out,
    see,
)
from fondaco.kernel.words import SEAT_SIGNS, Line, Span, Words

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "LANGUAGES",
    "NATURE",
    "NOBODY",
    "NOT_NOW",
    "NOT_YOUR_TURN",
    "OWN",
    "OWN_AND_SIZES",
    "OWN_AND_TOTALS",
    "PRINTED",
    "PUBLIC",
    "QUIET",
    "SEAT_SIGNS",
    "SIZE",
    "SOURCES",
    "TOTAL",
    "UNTOLD",
    "Axis",
    "BadSeats",
    "Board",
    "Bot",
    "Cache",
    "Chance",
    "Choice",
    "Collector",
    "Event",
    "EventKind",
    "Fact",
    "FactError",
    "Facts",
    "FondacoError",
    "Frame",
    "Game",
    "Group",
    "Hooks",
    "Ids",
    "Line",
    "Look",
    "Numbers",
    "Options",
    "Part",
    "Pending",
    "Picture",
    "Pictures",
    "Reason",
    "RefusalCode",
    "Refusals",
    "Span",
    "State",
    "Step",
    "Telling",
    "View",
    "Why",
    "Words",
    "decides",
    "fingerprint",
    "lay_out",
    "numbered",
    "pick",
    "random_option",
    "see",
    "wander",
]
