"""A decision as a numbered list: what is allowed first, then what is not, with the reason."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.table import Decision, Move, Refusal, Table
from fondaco.terminal.matching import search
from fondaco.terminal.screen import Screen, columns, cut
from fondaco.words import Speaker

SHORT_LIST = 6
"""Up to so many options stand below each other even where two columns would do."""
FEW = 2
"""So many options that are refused for one reason are all named; of more, only the first."""


@dataclass(frozen=True)
class Choice:
    """One line of the list."""

    number: int
    move: Move
    sentence: str
    refusals: tuple[Refusal, ...] = ()

    @property
    def allowed(self) -> bool:
        return not self.refusals


def choices(table: Table, decision: Decision, language: str) -> list[Choice]:
    """Everything a person can point at: legal moves from 1 on, then the others."""
    legal = {move.option for move in decision.moves}
    refused = [move for move in table.candidates(decision.seat) if move.option not in legal]
    moves = [*decision.moves, *refused]
    return [
        Choice(
            number,
            move,
            move.say(language),
            () if move.option in legal else tuple(table.why_not(move, decision.seat)),
        )
        for number, move in enumerate(moves, 1)
    ]


def show_choices(screen: Screen, words: Speaker, listed: list[Choice]) -> None:
    """The list, compact enough to stand under a board."""
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
    """What is not allowed, gathered by reason so that it takes few lines."""
    if not refused:
        return
    by_reason: dict[str, list[Choice]] = {}
    for choice in refused:
        by_reason.setdefault(choice.refusals[0].say(words.language), []).append(choice)
    lead = f"{words.say('table-refused')} "
    if len(by_reason) > 1:
        screen.line((lead, "faded"))
        lead = "  "
    for reason, group in by_reason.items():
        named = group if len(group) <= FEW else group[:1]
        options = ", ".join(f"({choice.number}) {choice.sentence}" for choice in named)
        others = ", ".join(str(choice.number) for choice in group[len(named) :])
        if others:
            options = words.say("table-refused-more", {"option": options, "numbers": others})
        screen.text(f"{options} – {reason}", "faded", first=lead, rest="    ")


def in_one_line(words: Speaker, fitting: list[Choice], width: int) -> str:
    """Several options named in one line, as far as there is room."""
    room = (width - columns(words.say("table-several", {"options": ""}))) // len(fitting) - 6
    if room < 12:
        return words.say("table-several-numbers", {"numbers": ", ".join(str(choice.number) for choice in fitting)})
    named = "; ".join(f"{choice.number} {cut(choice.sentence, room)}" for choice in fitting)
    return words.say("table-several", {"options": named})


def find_choices(typed: str, listed: list[Choice]) -> list[Choice]:
    """The options that words fit: allowed ones first, by notation, sentence or parts of the notation."""
    notation = " ".join(typed.lower().split())
    exact = [choice for choice in listed if str(choice.move) == notation]
    if exact:
        return exact
    for group in ([choice for choice in listed if choice.allowed], [choice for choice in listed if not choice.allowed]):
        for texts in ([choice.sentence for choice in group], [str(choice.move) for choice in group]):
            found = [group[place] for place in search(typed, texts)]
            if found:
                return found
    return []
