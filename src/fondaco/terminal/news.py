"""What happened, told in few lines: a paragraph for each player in turn."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST_PARTICLE = 2
"""Words so short (French `ne`) are never left out in a row of sentences."""


def paragraphs(lines: Sequence[str], subjects: Sequence[str]) -> list[str]:
    """The sentences of a log one after the other; where the next of the subjects comes in, a new paragraph begins.

    Sentences that begin with no subject belong to what is told before them.
    """
    told: list[str] = []
    current = before = ""
    for line in lines:
        subject = next((name for name in subjects if line.startswith(f"{name} ")), "")
        if not told or (subject and current and subject != current):
            told.append(line)
        elif subject and before.startswith(f"{subject} ") and ":" not in before:
            told[-1] = f"{told[-1].removesuffix('.')}, {_short(line, before, subject)}"
        else:
            told[-1] += f" {line}"
        current, before = subject or current, line
    return told


def _short(line: str, before: str, subject: str) -> str:
    """A sentence that follows another with the same subject, without it, and without the verb if they share it."""
    rest = line.removeprefix(f"{subject} ")
    verb = before.removeprefix(f"{subject} ").partition(" ")[0]
    return rest.removeprefix(f"{verb} ") if len(verb) > LONGEST_PARTICLE else rest


def without_set_up(lines: Sequence[str], first: str) -> list[str]:
    """The log of a game that begins, from its first line after the set-up, which the board shows anyhow."""
    return list(lines[lines.index(first) :] if first in lines else lines)
