"""Post-game analysis: findings by decision, the schedule of what to analyse next, and the turning points."""

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
"""Decisions analysed first, evenly spread over the game."""
STRIDES: Final = (16, 8, 4, 2, 1)
"""Strides of the coarse-to-fine order in which they are analysed."""
REFINED: Final = 32
"""Further decisions analysed where the win probability changed most."""
DEEPENED: Final = 10
"""Turning points analysed again with the larger budget."""
QUICK: Final = "search@20!"
DEEP: Final = "search@80!"
"""Search budgets without early stopping: what is clear enough to play is not yet exact enough to compare."""
STEEP: Final = 0.06
"""Change of win probability between two decisions from which on one in between is analysed."""
COSTLY: Final = 0.06
"""Loss of win probability from which on a decision is a turning point."""
LUCKY: Final = 0.10
"""The same for chance, whose effect is less exact."""
MOST_TURNS: Final = 8


@dataclass(frozen=True)
class Spoken:
    """The texts of a finding in one language."""

    ask: str
    played: Weighed
    best: Weighed
    line: tuple[Said, ...]


@dataclass(frozen=True)
class Finding:
    """A decision of the game with its analysis from the seat's view."""

    at: int
    seat: int
    clause: str
    options: int
    spoken: dict[str, Spoken]

    @property
    def after(self) -> tuple[float, ...]:
        """Win probabilities after the played option."""
        return self._any.played.expected

    @property
    def before(self) -> tuple[float, ...]:
        """Win probabilities after the best option."""
        return self._any.best.expected

    @property
    def own(self) -> float:
        """The deciding seat's win probability after it."""
        return self.after[self.seat]

    @property
    def cost(self) -> float:
        """The win probability that the decision lost."""
        return self.before[self.seat] - self.own

    @property
    def _any(self) -> Spoken:
        return next(iter(self.spoken.values()))


def look_back(table: Table, at: int, how: str) -> tuple[Decision, Move, Thought]:
    """A past decision, the played move, and the task of analysing it."""
    decision, played = table.decision_at(at)
    thought = table.thought_at(at, how)
    assert isinstance(thought.sitter, Search)
    comparison = Comparison(played.option, thought.sitter.budget, thought.sitter.settings)
    return decision, played, replace(thought, sitter=comparison)


def finding_of(at: int, decision: Decision, played: Move, analysis: Analysis) -> Finding:
    """The finding of an analysis."""
    spoken: dict[str, Spoken] = {}
    for language in LANGUAGES:
        advice = Advice(analysis, decision, language)
        chosen = next(weighed for weighed in advice.options if weighed.option == played.option)
        spoken[language] = Spoken(decision.ask(language), chosen, advice.best, advice.line)
    return Finding(at, decision.seat, decision.clause, len(decision.moves), spoken)


@dataclass(frozen=True)
class Turn:
    """A turning point: a moment that changed a seat's win probability by much."""

    at: int
    kind: Literal["decision", "chance"]
    seat: int
    change: float
    finding: Finding
    """The finding of the decision, or of the first one after the chance outcomes."""


def new_analysis(table: Table) -> GameAnalysis:
    """A new analysis of a finished game, without findings."""
    moments = {at: seat for seat in range(len(table.seats)) for at in table.decided_by(seat)}
    return GameAnalysis(dict(sorted(moments.items())), table.decided_by(NATURE), table.length)


@dataclass
class GameAnalysis:
    """The findings of one finished game, and the schedule of the rest."""

    moments: dict[int, int]
    """The seat of each free decision, by its moment."""
    chances: list[int]
    """The moments of chance outcomes."""
    length: int
    findings: dict[int, Finding] = field(default_factory=dict)
    deepened: set[int] = field(default_factory=set)
    wanted: dict[int, None] = field(default_factory=dict)
    """Moments requested by readers, in order."""
    refined: int = 0
    turn: bool = False
    given_up: bool = False
    """Whether it failed and will not be resumed."""

    def __post_init__(self) -> None:
        moments = list(self.moments)
        count = min(EVEN, len(moments))
        self.even = [moments[number * (len(moments) - 1) // max(1, count - 1)] for number in range(count)]
        self.places = {at: place for place, at in enumerate(moments)}
        self.own = {seat: [at for at in moments if self.moments[at] == seat] for seat in set(self.moments.values())}

    # Schedule

    def next(self) -> tuple[int, str] | None:
        """The next moment to analyse and its budget, or None; requested moments and those of the graph alternate."""
        self.turn = not self.turn
        coarse_to_fine = (at for stride in STRIDES for at in self.even[::stride])
        even = next((at for at in coarse_to_fine if at not in self.findings), None)
        wanted = next((at for at in self.wanted if at not in self.findings), None)
        at = wanted if even is None or (self.turn and wanted is not None) else even
        return self._steepest() or self._next_to_deepen() if at is None else (at, QUICK)

    def _steepest(self) -> tuple[int, str] | None:
        """Bisection: a decision between the two of one seat whose win probabilities differ most."""
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
        """The unanalysed decisions of the same seat between two."""
        own = self.own[a.seat]
        return [at for at in own[bisect_right(own, a.at) : bisect_left(own, b.at)] if at not in self.findings]

    def _pairs(self) -> Iterator[tuple[Finding, Finding]]:
        """Consecutive analysed decisions of each seat; those of different seats are not comparable."""
        known = self.course()
        for seat in sorted({finding.seat for finding in known}):
            yield from pairwise(finding for finding in known if finding.seat == seat)

    def _next_to_deepen(self) -> tuple[int, str] | None:
        if len(self.deepened) >= DEEPENED:
            return None
        return next(((turn.at, DEEP) for turn in self.turns() if turn.at not in self.deepened), None)

    def learn(self, finding: Finding, how: str) -> None:
        """Add a finding."""
        self.findings[finding.at] = finding
        if how == DEEP:
            self.deepened.add(finding.at)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to analyse."""
        if self.given_up:
            return True
        turn, refined = self.turn, self.refined
        left = self.next()
        self.turn, self.refined = turn, refined
        return left is None

    @property
    def progress(self) -> tuple[int, int]:
        """Progress: done and total; an estimate, as findings add to the schedule."""
        missing = {at for at in (*self.even, *self.wanted) if at not in self.findings}
        later = 0 if self.complete else REFINED - self.refined + DEEPENED - len(self.deepened)
        done = len(self.findings) + len(self.deepened)
        return done, done + len(missing) + later

    # Findings

    def course(self) -> list[Finding]:
        """The findings of decisions with several options, in order."""
        return [self.findings[at] for at in sorted(self.findings) if self.findings[at].options > 1]

    def turns(self) -> list[Turn]:
        """The turning points, the largest change first."""
        known = self.course()
        decided = [Turn(each.at, "decision", each.seat, -each.cost, each) for each in known if each.cost >= COSTLY]
        turns = [*decided, *self._by_chance()]
        return sorted(turns, key=lambda turn: -abs(turn.change))[:MOST_TURNS]

    def _by_chance(self) -> Iterator[Turn]:
        """Changes by chance: between two consecutive decisions of one seat, without others' decisions in between."""
        for a, b in self._pairs():
            change = b.before[b.seat] - a.own
            rolled = bisect_right(self.chances, a.at) < bisect_left(self.chances, b.at)
            if rolled and self.places[b.at] == self.places[a.at] + 1 and abs(change) >= LUCKY:
                yield Turn(b.at, "chance", b.seat, change, b)

    def rolled_before(self, turn: Turn) -> list[int]:
        """The moments in the log of the chance outcomes before a turning point."""
        last = max((at for at in self.moments if at < turn.at), default=-1)
        return [at + 1 for at in self.chances if last < at < turn.at]


def turn_in_words(analysis: GameAnalysis, turn: Turn, words: Speaker, story: Sequence[Told]) -> tuple[str, str]:
    """A turning point in words: the change, and what happened according to the log."""
    points = words.say("study-gain" if turn.change > 0 else "study-loss", {"percent": round(100 * abs(turn.change))})
    if turn.kind == "chance":
        rolled = analysis.rolled_before(turn)
        told = " ".join(line.text for line in story if line.at in rolled)
        return points, told or words.say("study-chance")
    played, best = turn.finding.spoken[words.language].played, turn.finding.spoken[words.language].best
    named = {"played": played.text, "result": played.percent, "preferred": best.text, "better": best.percent}
    return points, words.say("study-decision", named)
