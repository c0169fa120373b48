"""What somebody types at the table, in English or French, as an entry for the book."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from fondaco.companion.tracker.matching import Misread, find_power, find_step, fold
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.sequence import IMPULSES
from fondaco.companion.tracker.state import State

Written = dict[str, Any]

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
"""What may be typed first, and the command it means."""
HELPED: Final = tuple(dict.fromkeys(SPELLINGS.values()))
"""The commands in the order in which help tells of them."""
WAYS: Final = {"militaire": "military", "religieuse": "religious", "poudres": "gunpowder", "plot": "gunpowder"}
HOME: Final = ("home", "origine")
CARDLESS: Final = ("free", "libre")


def parse_command(typed: str) -> tuple[str, str]:
    """The command and what stands behind it; empty if it is none."""
    first, _, rest = typed.strip().partition(" ")
    return ("help" if first == "?" else SPELLINGS.get(fold(first), "")), rest.strip()


def entry_of(command: str, rest: str, state: State, words: TrackerSentences) -> Written:
    """The entry that a command means; Misread says what cannot be understood."""
    return READERS[command](rest, state, words)


def usage(command: str, words: TrackerSentences) -> Misread:
    """How a command is typed."""
    return Misread("companion-usage", usage=words.say(f"companion-help-{command}"))


# The check-list


def _next(rest: str, state: State, words: TrackerSentences) -> Written:
    return {"do": "tick", "step": _step_to_tick(rest, state, words)}


def _nothing(rest: str, state: State, words: TrackerSentences) -> Written:
    return {"do": "tick", "step": _step_to_tick(rest, state, words), "nothing": True}


def _step_to_tick(rest: str, state: State, words: TrackerSentences) -> str:
    name = find_step(rest, state, words)
    if name == IMPULSES and not state.settings.free:
        raise Misread("companion-use-impulse")
    return name


def _deal(rest: str, state: State, words: TrackerSentences) -> Written:
    dealt: dict[str, int] = {}
    for token in rest.split():
        name, _, cards = token.partition("=")
        dealt[find_power(name, words)] = _count(cards, "deal", words)
    return {"do": "tick", "step": "deal", "dealt": dealt}


# The action phase


def _impulse(rest: str, state: State, words: TrackerSentences) -> Written:
    if not state.acting and not state.over:
        raise Misread("companion-use-done")
    tokens = rest.split()
    power = find_power(tokens.pop(0), words) if state.settings.free and tokens else state.mover
    entry: Written = {"do": "impulse", "power": power}
    first = fold(tokens[0]) if tokens else ""
    if first in HOME or first in CARDLESS:
        entry["plays"] = "home" if first in HOME else "nothing"
        tokens.pop(0)
    if tokens:
        entry["note"] = " ".join(tokens)
    return entry


def _pass(rest: str, state: State, words: TrackerSentences) -> Written:
    if not state.acting and not state.over:
        raise Misread("companion-use-done")
    return {"do": "pass", "power": find_power(rest, words) if rest else state.mover}


def _win(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = rest.split()
    if len(tokens) != 2:
        raise usage("win", words)
    how = WAYS.get(fold(tokens[1]), fold(tokens[1]))
    if how not in ("military", "religious", "gunpowder"):
        raise usage("win", words)
    return {"do": "win", "power": find_power(tokens[0], words), "how": how}


# Beside the check-list


def _vp(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = rest.split()
    if len(tokens) < 2:
        raise usage("vp", words)
    entry: Written = {"do": "vp", "power": find_power(tokens[0], words), "by": _signed(tokens[1], "vp", words)}
    return {**entry, "note": " ".join(tokens[2:])} if tokens[2:] else entry


def _hand(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = rest.split()
    if len(tokens) < 2:
        raise usage("hand", words)
    entry: Written = {"do": "hand", "power": find_power(tokens[0], words)}
    for token in tokens[1:]:
        name, equals, value = token.partition("=")
        if equals and fold(name) in ("treasures", "tresors"):
            entry["treasures"] = _count(value, "hand", words)
        elif fold(token) in HOME:
            entry["home"] = True
        elif token == "?":
            entry["cards"] = None
        else:
            entry["cards"] = _count(token, "hand", words)
    return entry


def _penalty(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = rest.split()
    if not 1 <= len(tokens) <= 2:
        raise usage("penalty", words)
    by = _signed(tokens[1], "penalty", words) if tokens[1:] else 1
    return {"do": "penalty", "power": find_power(tokens[0], words), "by": by}


def _two_powers(command: str) -> Callable[[str, State, TrackerSentences], Written]:
    def read(rest: str, state: State, words: TrackerSentences) -> Written:
        tokens = rest.split()
        if len(tokens) < 2 or len(tokens) > 2 + (command == "war"):
            raise usage(command, words)
        one, other = (find_power(token, words) for token in tokens[:2])
        if one == other:
            raise usage(command, words)
        entry: Written = {"do": command, "powers": [one, other]}
        return {**entry, "paid": _count(tokens[2], command, words)} if tokens[2:] else entry

    return read


def _capture(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = rest.split()
    if len(tokens) < 3:
        raise usage("capture", words)
    owner, captor = (find_power(token, words) for token in tokens[-2:])
    return {"do": "capture", "leader": " ".join(tokens[:-2]), "owner": owner, "captor": captor}


def _leader(command: str) -> Callable[[str, State, TrackerSentences], Written]:
    def read(rest: str, state: State, words: TrackerSentences) -> Written:
        if not rest:
            raise usage(command, words)
        known = [captive.leader for captive in state.captives if fold(captive.leader) == fold(rest)]
        return {"do": command, "leader": known[0] if known else rest}

    return read


def _place(rest: str, state: State, words: TrackerSentences) -> Written:
    tokens = rest.split()
    if len(tokens) < 2:
        raise usage("place", words)
    entry: Written = {"do": "place", "power": find_power(tokens.pop(0), words)}
    if len(tokens) > 1 and tokens[0].isdecimal() and len(tokens[0]) <= 2:
        entry["turn"] = int(tokens.pop(0))
    return {**entry, "piece": " ".join(tokens)}


def _take(rest: str, state: State, words: TrackerSentences) -> Written:
    if not rest:
        raise usage("take", words)
    known = [piece.piece for piece in state.track if fold(piece.piece) == fold(rest)]
    return {"do": "take", "piece": known[0] if known else rest}


def _note(rest: str, state: State, words: TrackerSentences) -> Written:
    if not rest:
        raise usage("note", words)
    return {"do": "note", "text": rest}


SETTING_NAMES: Final = {"turns": "turns", "tours": "turns", "vp": "goal", "pv": "goal"}


def _settings(rest: str, state: State, words: TrackerSentences) -> Written:
    entry: Written = {"do": "settings"}
    players: dict[str, str] = {}
    for token in rest.split():
        name, equals, value = token.partition("=")
        if equals and fold(name) in SETTING_NAMES:
            entry[SETTING_NAMES[fold(name)]] = _count(value, "settings", words)
        elif equals and value:
            players[find_power(name, words)] = value
        elif fold(token) in ("free", "libre", "strict"):
            entry["free"] = fold(token) != "strict"
        else:
            raise usage("settings", words)
    if players:
        entry["players"] = players
    if len(entry) == 1:
        raise usage("settings", words)
    return entry


def _count(typed: str, command: str, words: TrackerSentences) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", typed):
        raise usage(command, words)
    return int(typed)


def _signed(typed: str, command: str, words: TrackerSentences) -> int:
    plain = typed.replace("−", "-")
    if not re.fullmatch(r"[-+]?[0-9]{1,2}", plain):
        raise usage(command, words)
    return int(plain)


READERS: Final[dict[str, Callable[[str, State, TrackerSentences], Written]]] = {
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
    **{command: _leader(command) for command in ("ransom", "release")},
    "place": _place,
    "take": _take,
    "note": _note,
    "settings": _settings,
}
"""How what stands behind each command is read; the other commands write nothing into the book."""
