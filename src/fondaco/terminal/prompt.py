"""Prompt: the options of a decision as a numbered list, illegal ones last with their reason."""

from dataclasses import dataclass

from fondaco.table import Decision, Move, Refusal, Table
from fondaco.terminal.matching import search
from fondaco.terminal.screen import Screen, columns, cut
from fondaco.words import Speaker

SHORT_LIST = 6
"""Up to so many options are listed in one column even where two would fit."""
SHORTEST = 16
"""An illegal option is truncated to make room for the reason, but never below this width."""


@dataclass(frozen=True)
class Choice:
    """A line of the list."""

    number: int
    move: Move
    sentence: str
    refusals: tuple[Refusal, ...] = ()

    @property
    def allowed(self) -> bool:
        return not self.refusals


def choices(table: Table, decision: Decision, language: str) -> list[Choice]:
    """All options: legal moves numbered from 1, then the illegal ones."""
    legal = {move.option for move in decision.moves}
    refused = [move for move in table.candidates(decision.seat) if move.option not in legal]
    every: list[tuple[Move, tuple[Refusal, ...]]] = [(move, ()) for move in decision.moves]
    every += [(move, tuple(table.why_not(move, decision.seat))) for move in refused]
    return [Choice(number, move, move.say(language), refusals) for number, (move, refusals) in enumerate(every, 1)]


def show_choices(screen: Screen, words: Speaker, listed: list[Choice]) -> None:
    """Print the list, compactly enough for a place under a board."""
    allowed = [choice for choice in listed if choice.allowed]
    half = screen.width // 2
    if len(allowed) > SHORT_LIST and all(columns(choice.sentence) + 4 < half for choice in allowed):
        rows = (len(allowed) + 1) // 2
        for row in range(rows):
            pair = [f"{choice.number:>2} {choice.sentence}" for choice in allowed[row::rows]]
            screen.line(f"{pair[0]:<{half}}", *pair[1:])
    else:
        for choice in allowed:
            screen.text(choice.sentence, first=f"{choice.number:>2} ", rest="   ")
    _show_refused(screen, words, [choice for choice in listed if not choice.allowed])


def _show_refused(screen: Screen, words: Speaker, refused: list[Choice]) -> None:
    """Print the illegal options: one line per kind of reason, that of the first such option (`why` tells all)."""
    by_kind: dict[int, list[Choice]] = {}
    for choice in refused:
        by_kind.setdefault(choice.refusals[0].reason.code, []).append(choice)
    lead = f"{words.say('table-refused')} "
    groups = list(by_kind.values())
    if len(groups) == 1 and columns(refused_line(words, groups[0])) <= screen.width - columns(lead):
        screen.line((f"{lead}{refused_line(words, groups[0])}", "faded"))
    elif groups:
        screen.line((lead, "faded"))
        for group in groups:
            screen.line((f"  {refused_line(words, group, screen.width - 2)}", "faded"))


def refused_line(words: Speaker, group: list[Choice], width: int | None = None) -> str:
    """The numbers of illegal options, the name of the first, and the reason; truncated to a width."""
    numbers = f"({in_ranges([choice.number for choice in group])}) "
    option, reason = group[0].sentence, f" – {group[0].refusals[0].say(words.language)}"
    if width is None:
        return numbers + option + reason
    return cut(numbers + cut(option, max(SHORTEST, width - columns(numbers + reason))) + reason, width)


def in_ranges(numbers: list[int]) -> str:
    """Ascending numbers with runs as ranges: 3, 5–8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def in_one_line(words: Speaker, fitting: list[Choice], width: int) -> str:
    """The names of several options on one line, truncated to a width."""
    room = (width - columns(words.say("table-several", {"options": ""}))) // len(fitting) - 6
    if room < 12:
        return words.say("table-several-numbers", {"numbers": ", ".join(str(choice.number) for choice in fitting)})
    named = "; ".join(f"{choice.number} {cut(choice.sentence, room)}" for choice in fitting)
    return words.say("table-several", {"options": named})


def find_choices(typed: str, listed: list[Choice]) -> list[Choice]:
    """The options that match a text: legal ones first, by notation, sentence or parts of the notation."""
    notation = " ".join(typed.lower().split())
    exact = [choice for choice in listed if str(choice.move) == notation]
    if exact:
        return exact
    return search_choices(typed, [choice for choice in listed if choice.allowed]) or search_choices(
        typed, [choice for choice in listed if not choice.allowed]
    )


def search_choices(typed: str, group: list[Choice]) -> list[Choice]:
    """The options whose sentences match; else those whose notation does."""
    found = search(typed, [choice.sentence for choice in group])
    return [group[place] for place in found or search(typed, [str(choice.move) for choice in group])]
