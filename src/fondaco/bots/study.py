"""What was found out about the decisions of a finished game, which to think about next, and where the game turned."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final, Literal

from fondaco.bots.advice import Advice, Said, Weighed
from fondaco.bots.comparison import Comparison
from fondaco.bots.search import Analysis, Search
from fondaco.kernel import NATURE
from fondaco.table import Decision, Move, Table, Told
from fondaco.table.moves import Thought
from fondaco.words import LANGUAGES, Speaker

EVEN: Final = 64
"""At how many moments, evenly spread over the game, it is looked first."""
STRIDES: Final = (16, 8, 4, 2, 1)
"""In which steps they are looked at, so that the whole game is seen at once and grows finer."""
REFINED: Final = 32
"""How many more moments are looked at where the expected result changed most."""
DEEPENED: Final = 10
"""How many turning points are thought about again, longer."""
QUICK: Final = "search@20!"
DEEP: Final = "search@80!"
"""How hard it is thought, and never less: what is clear enough to play is not yet known well enough to compare."""
STEEP: Final = 0.06
"""A change between two moments that is worth a look in between."""
COSTLY: Final = 0.06
"""How much of victory a decision must have cost to be a turning point."""
LUCKY: Final = 0.10
"""How much of victory chance must have brought or cost to be one: it is known less exactly."""
MOST_TURNS: Final = 8


@dataclass(frozen=True)
class Spoken:
    """A finding in one language."""

    ask: str
    played: Weighed
    best: Weighed
    line: tuple[Said, ...]


@dataclass(frozen=True)
class Finding:
    """A decision that was taken, and what the search found out about it from the seat's view."""

    at: int
    seat: int
    clause: str
    options: int
    spoken: dict[str, Spoken]

    @property
    def after(self) -> tuple[float, ...]:
        """What each seat could expect after what was played."""
        return self._any.played.expected

    @property
    def before(self) -> tuple[float, ...]:
        """What each seat could have expected after the best decision."""
        return self._any.best.expected

    @property
    def own(self) -> float:
        """What whoever decided could expect after it."""
        return self.after[self.seat]

    @property
    def cost(self) -> float:
        """How much of victory the decision cost whoever took it."""
        return self.before[self.seat] - self.own

    @property
    def _any(self) -> Spoken:
        return next(iter(self.spoken.values()))


def look_back(table: Table, at: int, how: str) -> tuple[Decision, Move, Thought]:
    """A decision that was taken, what was played, and what there is to think about it."""
    decision, played = table.decision_at(at)
    thought = table.thought_at(at, how)
    assert isinstance(thought.sitter, Search)
    comparison = Comparison(played.option, thought.sitter.budget, thought.sitter.settings)
    return decision, played, replace(thought, sitter=comparison)


def found(at: int, decision: Decision, played: Move, analysis: Analysis) -> Finding:
    """What is kept of an analysis."""
    spoken = {language: _spoken(decision, played, Advice(analysis, decision, language)) for language in LANGUAGES}
    return Finding(at, decision.seat, decision.clause, len(decision.moves), spoken)


def _spoken(decision: Decision, played: Move, advice: Advice) -> Spoken:
    chosen = next(weighed for weighed in advice.options if weighed.option == played.option)
    return Spoken(decision.ask(advice.language), chosen, advice.best, advice.line)


@dataclass(frozen=True)
class Turn:
    """A moment after which a seat could expect much more or much less."""

    at: int
    kind: Literal["decision", "chance"]
    seat: int
    change: float
    finding: Finding
    """What is known of the decision, or of the last one before chance had its say."""


def begun(table: Table) -> Study:
    """The study of a finished game, with nothing found yet."""
    moments = {at: seat for seat in range(len(table.seats)) for at in table.decided_by(seat)}
    return Study(dict(sorted(moments.items())), table.decided_by(NATURE), table.length)


@dataclass
class Study:
    """All that is known of one finished game, and what is still wanted."""

    moments: dict[int, int]
    """When anybody decided freely, and who it was."""
    chances: list[int]
    """When dice were rolled and cards drawn."""
    length: int
    findings: dict[int, Finding] = field(default_factory=dict)
    deepened: set[int] = field(default_factory=set)
    wanted: dict[int, None] = field(default_factory=dict)
    """Moments that somebody wants to read of, in their order."""
    refined: int = 0
    turn: bool = False
    given_up: bool = False
    """Whether something went wrong, so that nothing more will be found."""

    def __post_init__(self) -> None:
        moments = list(self.moments)
        count = min(EVEN, len(moments))
        self.even = [moments[number * (len(moments) - 1) // max(1, count - 1)] for number in range(count)]
        self.places = {at: place for place, at in enumerate(moments)}
        self.own = {seat: [at for at in moments if self.moments[at] == seat] for seat in set(self.moments.values())}

    # What to think about

    def next(self) -> tuple[int, str] | None:
        """The moment to think about, and how hard; nothing if all is known. The list and the graph take turns."""
        self.turn = not self.turn
        wanted = next((at for at in self.wanted if at not in self.findings), None)
        if wanted is not None and self.turn:
            return wanted, QUICK
        even = next((at for at in self._coarse_to_fine() if at not in self.findings), None)
        if even is not None:
            return even, QUICK
        if wanted is not None:
            return wanted, QUICK
        return self._steepest() or self._next_to_deepen()

    def _coarse_to_fine(self) -> Iterator[int]:
        for stride in STRIDES:
            yield from self.even[::stride]

    def _steepest(self) -> tuple[int, str] | None:
        """The middle between two decisions of one seat between which most changed for it."""
        gaps = [(abs(b.own - a.own), a, b) for a, b in self._pairs() if self._between(a, b)]
        if self.refined >= REFINED or not gaps:
            return None
        change, a, b = max(gaps, key=lambda gap: gap[0])
        if change < STEEP:
            return None
        self.refined += 1
        between = self._between(a, b)
        return between[len(between) // 2], QUICK

    def _between(self, a: Finding, b: Finding) -> list[int]:
        """The decisions of the same seat in between that nobody has thought about."""
        own = self.own[a.seat]
        return [at for at in own[bisect_right(own, a.at) : bisect_left(own, b.at)] if at not in self.findings]

    def _pairs(self) -> Iterator[tuple[Finding, Finding]]:
        """Each seat's decisions of which something is known, with its next; what another expects is no measure."""
        known = self.course()
        for seat in sorted({finding.seat for finding in known}):
            yield from pairwise(finding for finding in known if finding.seat == seat)

    def _next_to_deepen(self) -> tuple[int, str] | None:
        if len(self.deepened) >= DEEPENED:
            return None
        for turn in self.turns():
            if turn.finding.at not in self.deepened:
                return turn.finding.at, DEEP
        return None

    def learn(self, finding: Finding, how: str) -> None:
        """Keep what was found."""
        self.findings[finding.at] = finding
        if how == DEEP:
            self.deepened.add(finding.at)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to think about."""
        if self.given_up:
            return True
        turn, refined = self.turn, self.refined
        left = self.next()
        self.turn, self.refined = turn, refined
        return left is None

    @property
    def progress(self) -> tuple[int, int]:
        """How much is done of how much, more or less: what follows from what is found is not known before."""
        missing = {at for at in (*self.even, *self.wanted) if at not in self.findings}
        later = 0 if self.complete else REFINED - self.refined + DEEPENED - len(self.deepened)
        done = len(self.findings) + len(self.deepened)
        return done, done + len(missing) + later

    # What is known

    def course(self) -> list[Finding]:
        """What was found at moments where there was a choice, in their order."""
        return [self.findings[at] for at in sorted(self.findings) if self.findings[at].options > 1]

    def turns(self) -> list[Turn]:
        """The turning points, the greatest first."""
        known = self.course()
        decided = [Turn(each.at, "decision", each.seat, -each.cost, each) for each in known if each.cost >= COSTLY]
        turns = [*decided, *self._by_chance()]
        return sorted(turns, key=lambda turn: -abs(turn.change))[:MOST_TURNS]

    def _by_chance(self) -> Iterator[Turn]:
        """What dice and draws changed between two decisions of one seat between which nobody else decided."""
        for a, b in self._pairs():
            change = b.before[b.seat] - a.own
            if self.places[b.at] != self.places[a.at] + 1 or abs(change) < LUCKY:
                continue
            if bisect_right(self.chances, a.at) < bisect_left(self.chances, b.at):
                yield Turn(b.at, "chance", b.seat, change, b)

    def rolled_before(self, turn: Turn) -> list[int]:
        """After which decisions that is told which came up by chance before a turning point."""
        last = max((at for at in self.moments if at < turn.at), default=-1)
        return [at + 1 for at in self.chances if last < at < turn.at]


def said(study: Study, turn: Turn, words: Speaker, story: Sequence[Told]) -> tuple[str, str]:
    """How much a turning point brought or cost, and what happened, given all that was told of the game."""
    points = words.say("study-gain" if turn.change > 0 else "study-loss", {"percent": round(100 * abs(turn.change))})
    if turn.kind == "chance":
        rolled = study.rolled_before(turn)
        told = " ".join(line.text for line in story if line.at in rolled)
        return points, told or words.say("study-chance")
    played, best = turn.finding.spoken[words.language].played, turn.finding.spoken[words.language].best
    named = {"played": played.text, "result": played.percent, "preferred": best.text, "better": best.percent}
    return points, words.say("study-decision", named)
