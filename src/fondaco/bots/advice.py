"""Hints in words: each option of a decision with its expected result, and the line of play that would follow."""

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from fondaco.bots.search import Analysis, Prospect, Reply
from fondaco.kernel import Pending
from fondaco.kernel.state import MAIN_LANE
from fondaco.table import Decision, Move, sitter_named
from fondaco.table.moves import Thought
from fondaco.words import Speaker, speaker

STANDINGS: Final = (
    (19.0, "won"),
    (4.0, "clear"),
    (1.5, "ahead"),
    (1 / 1.5, "even"),
    (1 / 4, "behind"),
    (1 / 19, "low"),
)
"""The word for a seat's standing, by the least odds of winning relative to an equal share."""
LOST: Final = "lost"


def thought_about(decision: Decision, sitter: str, random: Random) -> Thought:
    """The task of deciding for a seat: its view and options, and nothing else."""
    lane = decision.seat if decision.view.busy else MAIN_LANE
    options = [move.option for move in decision.moves]
    pending = Pending(decision.seat, lane, decision.frame)
    return Thought(pending, decision.game, sitter, sitter_named(sitter), decision.view, options, random)


def percent_of(share: float) -> int:
    """A win probability in percent, from 1 to 99 as a search is never certain."""
    return min(99, max(1, round(100 * share)))


def standing_of(share: float, players: int) -> str:
    """The word for a win probability; its text has the key standing-WORD."""
    odds = share / max(1e-9, 1 - share) * (players - 1)
    return next((word for least, word in STANDINGS if odds >= least), LOST)


@dataclass(frozen=True)
class Weighed:
    """An option with the results of the search."""

    option: int
    move: str
    """The option in machine notation."""
    text: str
    visits: int
    """Simulations that began with the option."""
    often: str
    """The visits in words."""
    share: float
    """Its share of all simulations."""
    expected: tuple[float, ...]
    """The win probability of each seat after it; an estimate if it was not visited."""
    percent: str
    """The win probability of the deciding seat; empty if it was not visited."""
    result: str
    """The same as a number and a word, or a sentence that it was not visited."""


@dataclass(frozen=True)
class Said:
    """A decision of the principal variation in words."""

    seat: int
    name: str
    text: str


class Advice:
    """An analysis of a decision in one language."""

    def __init__(self, analysis: Analysis, decision: Decision, language: str) -> None:
        self.analysis, self.decision, self.language = analysis, decision, language

    @property
    def words(self) -> Speaker:
        return speaker(self.decision.game, self.language)

    @property
    def is_choice(self) -> bool:
        """Whether there was more than one option to search."""
        return self.analysis.iterations > 0

    @cached_property
    def options(self) -> tuple[Weighed, ...]:
        """All options, the best first."""
        moves = {move.option: move for move in self.decision.moves}
        total = max(1, sum(prospect.visits for prospect in self.analysis.prospects))
        return tuple(self._weighed(moves[each.option], each, total) for each in self.analysis.prospects)

    def _weighed(self, move: Move, prospect: Prospect, total: int) -> Weighed:
        share, visits = prospect.expected[self.decision.seat], prospect.visits
        often = self.words.say("advice-visits", {"visits": visits})
        shown = (self.percent(share), self.result(share)) if visits else ("", often)
        said = move.say(self.language)
        return Weighed(move.option, str(move), said, visits, often, visits / total, prospect.expected, *shown)

    @property
    def best(self) -> Weighed:
        return self.options[0]

    @cached_property
    def line(self) -> tuple[Said, ...]:
        """The principal variation, beginning with the best option."""
        return tuple(self._said(reply) for reply in self.analysis.line)

    def _said(self, reply: Reply) -> Said:
        seat, names = reply.seat, self.decision.seats
        text = self.words.option(reply.view, reply.frame, reply.option, names)
        return Said(seat, names[seat] if names else str(seat + 1), text)

    def percent(self, share: float) -> str:
        """A win probability in percent, formatted for the language."""
        return self.words.say("advice-percent", {"percent": percent_of(share)})

    def result(self, share: float) -> str:
        """A win probability as a number and a word."""
        players = len(self.analysis.expected)
        standing = self.words.say(f"standing-{standing_of(share, players)}")
        return self.words.say("advice-result", {"percent": self.percent(share), "standing": standing})

    def __repr__(self) -> str:
        return f"<Advice for {self.decision!r}: {self.best.move}, {self.best.result}>"
