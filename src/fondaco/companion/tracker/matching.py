"""Fuzzy lookup of typed names in both languages: powers, steps, procedures and their inputs, by prefix."""

import re
from collections.abc import Iterable, Mapping

from fondaco.companion.odds.sentences import Label
from fondaco.companion.tracker.refused import Misread
from fondaco.companion.tracker.sentences import Named, TrackerSentences
from fondaco.companion.tracker.sequence import EMPIRE, POWERS, STEPS
from fondaco.companion.tracker.state import State
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.procedure import FLAG, Input, Procedure
from fondaco.words import LANGUAGES, fold_words


def find(typed: str, named: Mapping[str, Iterable[str]]) -> list[str]:
    """The keys with exactly this name, else those with a word of this prefix."""
    wanted = fold_words(typed)
    if not wanted:
        return []
    names = {thing: [fold_words(name) for name in calls] for thing, calls in named.items()}
    exact = [thing for thing, calls in names.items() if wanted in calls]
    return exact or [thing for thing, calls in names.items() if any(f" {wanted}" in f" {call}" for call in calls)]


def find_power(typed: str) -> str:
    """The power with this name, in any language."""
    spoken = [TrackerSentences(language) for language in LANGUAGES]
    calls = {power: [power, *(each.power(power) for each in spoken)] for power in POWERS}
    calls[EMPIRE].append("HRE")
    found = find(typed, calls)
    if len(found) == 1:
        return found[0]
    key = "companion-several-powers" if found else "companion-no-power"
    raise Misread(key, typed=typed[:40], powers=Named(tuple(found or POWERS), TrackerSentences.power))


def find_step(typed: str, state: State, words: TrackerSentences) -> str:
    """The open step with this name; the next one if nothing was typed."""
    now = state.step
    if not typed:
        return now.name if now else next(iter(STEPS))
    found = find(typed, {step.name: [step.name, words.step_title(step), words.step(step)] for step in state.left})
    if len(found) == 1:
        return found[0]
    steps = Named(tuple(found or state.allowed), TrackerSentences.step_title)
    key = "companion-several-steps" if found else "companion-no-step"
    raise Misread(key, typed=typed[:40], steps=steps)


def find_procedure(typed: str, words: TrackerSentences) -> Procedure:
    """The procedure with this name."""
    found = find(typed, {name: [name, words.odds.name(each)] for name, each in PROCEDURES.items()})
    if len(found) == 1:
        return PROCEDURES[found[0]]
    key = "companion-several-procedures" if found else "companion-no-procedure"
    raise Misread(key, typed=typed[:40], procedures=", ".join(found or PROCEDURES))


def read_procedure(typed: str, words: TrackerSentences) -> tuple[Procedure, dict[str, int]]:
    """Parse `field battle attack=5 …` into a procedure and its values, with defaults for the rest."""
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
    """An input of a procedure, by its name or label."""
    inputs = {each.name: each for each in procedure.inputs}
    found = find(typed, {name: [name, words.odds.label(procedure, each)] for name, each in inputs.items()})
    if len(found) == 1:
        return inputs[found[0]]
    name, known = Named((procedure.name,), TrackerSentences.procedure), ", ".join(found or inputs)
    raise Misread("companion-no-input", typed=typed[:40], procedure=name, inputs=known)


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
        raise Misread("companion-no-value", typed=typed[:40], input=Label(procedure, each))
    return int(found[0])
