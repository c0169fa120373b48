"""A position written down: the words of its form, and what they stand for.

The form is a table of plain words, lists and numbers, as TOML or JSON writes them. Whatever is left out is
empty; the map shows its front, and the Emporia are open that are open at the start. docs/pax-renaissance.md
describes every field.
"""

from pathlib import Path
from typing import Any, Final

from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.war.battle import Lose
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import FondacoError

Form = dict[str, Any]

OPTIONS: Final = ("expansion", "astrology", "bankruptcy")
DONE: Final = {
    "east-operations": RAN + EAST,
    "west-operations": RAN + WEST,
    "east-fair": HELD_FAIR + EAST,
    "west-fair": HELD_FAIR + WEST,
    "free-fair": SAILED_FREE,
    "ciphers": READ_CIPHERS,
}
"""What may have been done already in a turn, with its bit."""
FRAME_NAMES: Final = {
    number: name.lower().replace("_", "-") for name, number in vars(frames).items() if isinstance(number, int)
}
FIGHTERS: Final = tuple(Lose.options.words(option) for option in range(len(Lose.options)))
WAR_LABELS: Final = ONE_SHOT_LABELS[:WARS]


class PositionError(FondacoError):
    """A position that cannot be: what is wrong with it, in one sentence."""

    texts = Path(__file__).parents[1]


TOKEN_WORDS: Final = tuple(label.replace("-", " ") for label in TOKEN.labels)
"""Tokens as a position writes them, such as "catholic knight"; then Agents."""
AGENT_WORDS: Final = tuple(label.replace("-", " ") for label in AGENT.labels)
