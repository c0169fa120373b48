"""Parser of typed commands, in English or French, into entries of the book."""

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from fondaco.companion.tracker.entries import WAYS
from fondaco.companion.tracker.limits import MOST_COUNT
from fondaco.companion.tracker.matching import find_power, find_step
from fondaco.companion.tracker.refused import Misread
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.sequence import IMPULSES
from fondaco.companion.tracker.state import State
from fondaco.kernel.parsing import whole_number
from fondaco.words import fold_words

Written = dict[str, Any]
Reader = Callable[[str, State, TrackerSentences], Written]

SPELLINGS: Final = {
    **{"next": "next", "done": "next", "suivant": "next", "fait": "next", "nothing": "nothing", "rien": "nothing"},
    **{"impulse": "impulse", "impulsion": "impulse", "pass": "pass", "passe": "pass", "passer": "pass"},
    **{"vp": "vp", "pv": "vp", "deal": "deal", "donne": "deal", "donner": "deal", "hand": "hand", "main": "hand"},
    **{"penalty": "penalty", "malus": "penalty", "war": "war", "guerre": "war", "peace": "peace", "paix": "peace"},
    **{"alliance": "alliance", "parting": "parting", "rupture": "parting", "capture": "capture"},
    **{"ransom": "ransom", "rancon": "ransom", "release": "release", "relacher": "release"},
    **{"place": "place", "poser": "place", "take": "take", "retirer": "take", "win": "win", "victoire": "win"},
    **{"settings": "settings", "reglages": "settings", "note": "note"},
    **{"odds": "odds", "chances": "odds", "roll": "roll", "lancer": "roll", "log": "log", "journal": "log"},
    **{"show": "show", "montrer": "show", "undo": "undo", "annuler": "undo", "help": "help", "aide": "help"},
    **{"quit": "quit", "exit": "quit", "q": "quit", "quitter": "quit"},
}
"""Command names and their aliases."""
HELPED: Final = tuple(dict.fromkeys(SPELLINGS.values()))
"""All commands, in the order of the help."""
WAY_SPELLINGS: Final = {"militaire": "military", "religieuse": "religious", "poudres": "gunpowder", "plot": "gunpowder"}
HOME: Final = ("home", "origine")
CARDLESS: Final = ("free", "libre")


def parse_command(typed: str) -> tuple[str, str]:
    """Split a line into command and arguments; the command is empty if unknown."""
    first, _, rest = typed.strip().partition(" ")
    return ("help" if first == "?" else SPELLINGS.get(fold_words(first), "")), rest.strip()


def entry_of(command: str, rest: str, state: State, words: TrackerSentences) -> Written:
    """The entry of a command; Misread if it cannot be parsed."""
    return READERS[command](rest, state, words)


def usage(command: str) -> Misread:
    """An error with the usage of a command."""
    return Misread("companion-usage", usage=Misread(f"companion-help-{command}"))


# Checklist


def _next(rest: str, state: State, words: TrackerSentences) -> Written:
    step = find_step(rest, state, words)
    if step == IMPULSES and not state.settings.free:
        raise Misread("companion-use-impulse")
    return {"do": "tick", "step": step}


def _nothing(rest: str, state: State, words: TrackerSentences) -> Written:
    return {**_next(rest, state, words), "nothing": True}


def _deal(rest: str, state: State, words: TrackerSentences) -> Written:
    dealt: dict[str, int] = {}
    for token in rest.split():
        name, _, cards = token.partition("=")
        dealt[find_power(name)] = _count(cards, "deal")
    return {"do": "tick", "step": "deal", "dealt": dealt}


# Action phase


def _impulse(rest: str, state: State, words: TrackerSentences) -> Written:
    if not state.acting and not state.over:
        raise Misread("companion-use-done")
    tokens = rest.split()
    power = find_power(tokens.pop(0)) if state.settings.free and tokens else state.mover
    entry: Written = {"do": "impulse", "power": power}
    first = fold_words(tokens[0]) if tokens else ""
    if first in HOME or first in CARDLESS:
        entry["plays"] = "home" if first in HOME else "nothing"
        tokens.pop(0)
    if tokens:
        entry["note"] = " ".join(tokens)
    return entry


def _pass(rest: str, state: State, words: TrackerSentences) -> Written:
    if not state.acting and not state.over:
        raise Misread("companion-use-done")
    return {"do": "pass", "power": find_power(rest) if rest else state.mover}


def _win(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = _tokens(rest, "win", 2, 2)
    how = WAY_SPELLINGS.get(fold_words(tokens[1]), fold_words(tokens[1]))
    if how not in WAYS:
        raise usage("win")
    return {"do": "win", "power": find_power(tokens[0]), "how": how}


# Outside the checklist


def _vp(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = _tokens(rest, "vp", 2)
    entry: Written = {"do": "vp", "power": find_power(tokens[0]), "by": _signed(tokens[1], "vp")}
    return {**entry, "note": " ".join(tokens[2:])} if tokens[2:] else entry


def _hand(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = _tokens(rest, "hand", 2)
    entry: Written = {"do": "hand", "power": find_power(tokens[0])}
    for token in tokens[1:]:
        name, equals, value = token.partition("=")
        if equals and fold_words(name) in ("treasures", "tresors"):
            entry["treasures"] = _count(value, "hand")
        elif fold_words(token) in HOME:
            entry["home"] = True
        elif token == "?":
            entry["cards"] = None
        else:
            entry["cards"] = _count(token, "hand")
    return entry


def _penalty(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = _tokens(rest, "penalty", 1, 2)
    by = _signed(tokens[1], "penalty") if tokens[1:] else 1
    return {"do": "penalty", "power": find_power(tokens[0]), "by": by}


def _two_powers(command: str) -> Reader:
    def read(rest: str, state: State, words: TrackerSentences) -> Written:
        tokens = _tokens(rest, command, 2, 2 + (command == "war"))
        one, other = (find_power(token) for token in tokens[:2])
        if one == other:
            raise usage(command)
        entry: Written = {"do": command, "powers": [one, other]}
        return {**entry, "paid": _count(tokens[2], command)} if tokens[2:] else entry

    return read


def _capture(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = _tokens(rest, "capture", 3)
    owner, captor = (find_power(token) for token in tokens[-2:])
    return {"do": "capture", "leader": " ".join(tokens[:-2]), "owner": owner, "captor": captor}


def _one_text(command: str, field: str, known: Callable[[State], Iterable[str]] = lambda state: ()) -> Reader:
    """Parser of a single text; the name of something known keeps its spelling."""

    def read(rest: str, state: State, words: TrackerSentences) -> Written:
        if not rest:
            raise usage(command)
        alike = (name for name in known(state) if fold_words(name) == fold_words(rest))
        return {"do": command, field: next(alike, rest)}

    return read


def _captives(state: State) -> list[str]:
    return [captive.leader for captive in state.captives]


def _place(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = _tokens(rest, "place", 2)
    entry: Written = {"do": "place", "power": find_power(tokens.pop(0))}
    turn = whole_number(tokens[0], MOST_COUNT)
    if len(tokens) > 1 and turn is not None:
        entry["turn"] = turn
        tokens.pop(0)
    return {**entry, "piece": " ".join(tokens)}


SETTING_NAMES: Final = {"turns": "turns", "tours": "turns", "vp": "goal", "pv": "goal"}


def _settings(rest: str, state: State, words: TrackerSentences) -> Written:
    entry: Written = {"do": "settings"}
    players: dict[str, str] = {}
    for token in rest.split():
        name, equals, value = token.partition("=")
        if equals and fold_words(name) in SETTING_NAMES:
            entry[SETTING_NAMES[fold_words(name)]] = _count(value, "settings")
        elif equals and value:
            players[find_power(name)] = value
        elif fold_words(token) in ("free", "libre", "strict"):
            entry["free"] = fold_words(token) != "strict"
        else:
            raise usage("settings")
    if players:
        entry["players"] = players
    if len(entry) == 1:
        raise usage("settings")
    return entry


def _tokens(rest: str, command: str, least: int, most: int = sys.maxsize) -> list[str]:
    tokens = rest.split()
    if not least <= len(tokens) <= most:
        raise usage(command)
    return tokens


def _count(typed: str, command: str) -> int:
    number = whole_number(typed, MOST_COUNT)
    if number is None:
        raise usage(command)
    return number


def _signed(typed: str, command: str) -> int:
    plain = typed.replace("−", "-")
    number = _count(plain[plain.startswith(("-", "+")) :], command)
    return -number if plain.startswith("-") else number


READERS: Final[dict[str, Reader]] = {
    "next": _next,
    "nothing": _nothing,
    "deal": _deal,
    "impulse": _impulse,
    "pass": _pass,
    "win": _win,
    "vp": _vp,
    "hand": _hand,
    "penalty": _penalty,
    **{command: _two_powers(command) for command in ("war", "peace", "alliance", "parting")},
    "capture": _capture,
    **{command: _one_text(command, "leader", _captives) for command in ("ransom", "release")},
    "place": _place,
    "take": _one_text("take", "piece", lambda state: [piece.piece for piece in state.track]),
    "note": _one_text("note", "text"),
    "settings": _settings,
}
"""The argument parser of each command; the other commands make no entry."""
