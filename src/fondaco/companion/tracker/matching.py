"""What somebody means by a word: powers, steps, procedures and what they ask, by beginnings in either language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.sequence import EMPIRE, POWERS, STEPS
from fondaco.companion.tracker.state import State
from fondaco.games.virgin_queen.card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.card.procedure import FLAG, Input, Procedure
from fondaco.words import LANGUAGES


class Misread(Exception):
    """Something typed that cannot be understood: a text key and what to put in."""

    def __init__(self, key: str, **numbers: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.numbers = numbers


def fold(text: str) -> str:
    """Small letters without accents, words parted by single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return " ".join(re.findall(r"\w+", "".join(sign for sign in bare if not unicodedata.combining(sign))))


def find(typed: str, named: Mapping[str, Iterable[str]]) -> list[str]:
    """Which things a word means: the one that is called so, else those of which a word begins so."""
    wanted = fold(typed)
    if not wanted:
        return []
    names = {thing: [fold(name) for name in calls] for thing, calls in named.items()}
    exact = [thing for thing, calls in names.items() if wanted in calls]
    return exact or [thing for thing, calls in names.items() if any(f" {wanted}" in f" {call}" for call in calls)]


def find_power(typed: str, words: TrackerSentences) -> str:
    """The power of a word, in English or French."""
    spoken = [TrackerSentences(language) for language in LANGUAGES]
    calls = {power: [power, *(each.power(power) for each in spoken)] for power in POWERS}
    calls[EMPIRE].append("HRE")
    found = find(typed, calls)
    if len(found) == 1:
        return found[0]
    key = "companion-several-powers" if found else "companion-no-power"
    raise Misread(key, typed=typed[:40], powers=words.powers(found or POWERS))


def find_step(typed: str, state: State, words: TrackerSentences) -> str:
    """The step of some words among those still to be done; the next one if nothing was typed."""
    now = state.step
    if not typed:
        return now.name if now else next(iter(STEPS))
    left = [step for step in STEPS.values() if state.applies(step) and step.name not in state.ticks]
    found = find(typed, {step.name: [step.name, words.step_title(step), words.step(step)] for step in left})
    if len(found) == 1:
        return found[0]
    steps = ", ".join(words.step_title(name) for name in (found or state.allowed))
    key = "companion-several-steps" if found else "companion-no-step"
    raise Misread(key, typed=typed[:40], steps=steps)


def find_procedure(typed: str, words: TrackerSentences) -> Procedure:
    """The procedure of some words."""
    found = find(typed, {name: [name, words.odds.name(each)] for name, each in PROCEDURES.items()})
    if len(found) == 1:
        return PROCEDURES[found[0]]
    key = "companion-several-procedures" if found else "companion-no-procedure"
    raise Misread(key, typed=typed[:40], procedures=", ".join(found or PROCEDURES))


def read_procedure(typed: str, words: TrackerSentences) -> tuple[Procedure, dict[str, int]]:
    """A procedure and its values, from `field battle attack=5 …`; what is not named is as usual."""
    tokens = typed.split()
    first = next((place for place, token in enumerate(tokens) if "=" in token), len(tokens))
    procedure = find_procedure(" ".join(tokens[:first]), words)
    given: dict[str, int] = {}
    for token in tokens[first:]:
        name, _, value = token.partition("=")
        each = find_input(name, procedure, words)
        given[each.name] = read_value(value, procedure, each, words)
    return procedure, procedure.filled(given)


def find_input(typed: str, procedure: Procedure, words: TrackerSentences) -> Input:
    """What a procedure asks for, by its name or its label."""
    inputs = {each.name: each for each in procedure.inputs}
    found = find(typed, {name: [name, words.odds.label(procedure, each)] for name, each in inputs.items()})
    if len(found) == 1:
        return inputs[found[0]]
    known = ", ".join(found or inputs)
    raise Misread("companion-no-input", typed=typed[:40], procedure=words.odds.name(procedure), inputs=known)


def read_value(typed: str, procedure: Procedure, each: Input, words: TrackerSentences) -> int:
    """A number, yes or no, or the name of a choice."""
    if re.fullmatch(r"[-+]?\d{1,4}", typed):
        return int(typed)
    named = {str(value): [words.odds.value(procedure, each, value)] for value in range(each.least, each.most + 1)}
    if each.kind == FLAG:
        named["0"] += ["no", "non"]
        named["1"] += ["yes", "oui"]
    for value, label in enumerate(each.labels):
        named[str(value)].append(label)
    found = find(typed, named)
    if len(found) != 1:
        raise Misread("companion-no-value", typed=typed[:40], input=words.odds.label(procedure, each))
    return int(found[0])
