"""Texts of the tracker in one language: powers, phases, steps, log, refusals, warnings and victory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fondaco.companion.odds.answer import find
from fondaco.companion.odds.sentences import Sentences
from fondaco.companion.tracker.sequence import PHASES, STEPS, Phase, Step
from fondaco.companion.tracker.state import Line, Notice, State
from fondaco.kernel.errors import Number
from fondaco.words import phrases

if TYPE_CHECKING:
    from fondaco.companion.tracker.refused import BadBook, Refused

FOLDER: Final = Path(__file__).parent
POWERS_IN_SENTENCES: Final = ("power", "other", "captor", "mover")
"""The arguments of a sentence that name a power."""


@dataclass(frozen=True)
class Named:
    """Names of some things, as a part of a sentence."""

    things: tuple[str, ...]
    name: Callable[[TrackerSentences, str], str]

    def say(self, language: str = "en") -> str:
        """The names in a language."""
        words = TrackerSentences(language)
        return ", ".join(self.name(words, thing) for thing in self.things)


class TrackerSentences:
    """Formatter of the tracker in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.odds = Sentences(language)
        self._phrases = phrases(FOLDER, language)

    def say(self, key: str, **numbers: int | str) -> str:
        """The sentence of a key."""
        return self._phrases.say(key, **numbers)

    # Checklist

    def power(self, power: str) -> str:
        """The name of a power."""
        return self.say(f"power-{power}")

    def powers(self, powers: Iterable[str]) -> str:
        """The names of some powers."""
        return ", ".join(map(self.power, powers))

    def procedure(self, name: str) -> str:
        """The name of a procedure of the aid card."""
        return self.odds.name(find(name))

    def turn(self, state: State) -> str:
        """The turn, and of how many."""
        return self.say("turn-title", turn=state.turn, turns=state.settings.turns)

    def phase(self, phase: Phase) -> str:
        """The name of a phase."""
        return self.say(f"phase-{phase.name}")

    def phase_title(self, phase: Phase | int) -> str:
        """The number and the name of a phase."""
        shown = phase if isinstance(phase, Phase) else PHASES[phase - 1]
        return self.say("phase-title", number=shown.number, phase=self.phase(shown))

    def step(self, step: Step | str) -> str:
        """The name of a step, without its power."""
        return self.say(f"step-{self._step(step).text}")

    def step_title(self, step: Step | str) -> str:
        """The name of a step, with its power."""
        return self._titled(self._step(step).text, self._step(step).power)

    def what(self, step: Step | str) -> str:
        """The instruction of a step."""
        return self.say(f"do-{self._step(step).text}")

    def _step(self, step: Step | str) -> Step:
        return step if isinstance(step, Step) else STEPS[step]

    def _titled(self, text: str, power: str) -> str:
        name = self.say(f"step-{text}")
        return self.say("step-of-power", power=self.power(power), step=name) if power else name

    # Log, notices and refusals

    def notice(self, notice: Notice) -> str:
        """The sentence of a notice: a note at a step, a warning, or a line of the log."""
        return self.say(notice.key, **self._named(notice.numbers))

    def line(self, line: Line) -> str:
        """A line of the log."""
        return self.notice(line.notice)

    def when(self, line: Line) -> str:
        """When a log line was entered."""
        return self.say("log-when", turn=line.turn, phase=line.phase)

    def refusal(self, refused: Refused) -> str:
        """Why an entry was refused."""
        return self.say(f"refused-{refused.key}", **self._named(refused.numbers))

    def cited(self, refused: Refused) -> str:
        """Why an entry was refused, with the clause."""
        sentence = self.refusal(refused)
        return self.say("with-clause", sentence=sentence, clause=refused.clause) if refused.clause else sentence

    def bad_book(self, bad: BadBook) -> str:
        """What is wrong with a saved book, and in which line."""
        return self.say("bad-book", line=bad.line, problem=self.refusal(bad.refused))

    def _named(self, numbers: Mapping[str, Number]) -> dict[str, Any]:
        """The arguments of a sentence, with names in the language."""
        named: dict[str, Any] = dict(numbers)
        if "step" in named:
            named["step"] = self._titled(str(named["step"]), str(named.get("power", "")))
        if "procedure" in named:
            procedure = find(str(named["procedure"]))
            named["procedure"] = self.procedure(procedure.name)
            if named.get("row") in procedure.rows:
                named["row"] = self.odds.row(procedure, str(named["row"]))
        if "how" in named:
            named["how"] = self.say(f"way-{named['how']}")
        for name in POWERS_IN_SENTENCES:
            if named.get(name):
                named[name] = self.power(str(named[name]))
        return named

    # The end

    def victory(self, state: State) -> str:
        """Who won, and how; empty before the end."""
        if not state.over:
            return ""
        how = "shared" if len(state.winners) > 1 else state.victory
        return self.say(f"victory-{how}", powers=self.powers(state.winners), turn=state.turn)
