"""Log as paragraphs: one for each player in turn."""

from collections.abc import Sequence
from itertools import dropwhile

from fondaco.kernel import EventKind
from fondaco.table import Told

LONGEST_PARTICLE = 2
"""Words so short (French `ne`) are never omitted when sentences are joined."""


def paragraphs(lines: Sequence[Told]) -> list[str]:
    """Join the sentences of a log; a new paragraph begins with the next player.

    Sentences that begin with no player belong to what is told before them. This is layout and decides nothing:
    what looks like a list, after a colon, is not gone on with.
    """
    told: list[str] = []
    current, before = "", Told(0, "", "")
    for line in lines:
        if not told or (line.subject and current and line.subject != current):
            told.append(line.text)
        elif line.subject and line.subject == before.subject and ":" not in before.text:
            # Omit the common subject, and the verb if it is the same too.
            verb = _predicate(before).partition(" ")[0]
            lead = f"{verb} " if len(verb) > LONGEST_PARTICLE else ""
            told[-1] = f"{told[-1].removesuffix('.')}, {_predicate(line).removeprefix(lead)}"
        else:
            told[-1] += f" {line.text}"
        current, before = line.subject or current, line
    return told


def _predicate(line: Told) -> str:
    return line.text[len(line.subject) + 1 :]


def without_set_up(lines: Sequence[Told], begins: EventKind | None) -> list[Told]:
    """The log from the end of the set-up, which the board shows anyway."""
    begun = list(dropwhile(lambda line: begins is None or line.key != begins.key, lines))
    return begun or list(lines)
