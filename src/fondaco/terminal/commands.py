"""What a person may type beside an option, in English and in French."""

from __future__ import annotations

from typing import Final

from fondaco.terminal.matching import fold

WHY: Final = "why"
RULES: Final = "rules"
LOG: Final = "log"
UNDO: Final = "undo"
HINT: Final = "hint"
BOARD: Final = "board"
SAVE: Final = "save"
HELP: Final = "help"
QUIT: Final = "quit"

COMMANDS: Final = (WHY, RULES, LOG, UNDO, HINT, BOARD, SAVE, HELP, QUIT)
ALONE: Final = (UNDO, HINT, BOARD, HELP, QUIT)
"""The commands after which nothing comes."""

SPELLINGS: Final = {
    **{command: command for command in COMMANDS},
    **{"rule": RULES, "z": UNDO, "?": HELP, "q": QUIT, "exit": QUIT},
    **{"pourquoi": WHY, "regles": RULES, "regle": RULES, "journal": LOG, "annuler": UNDO, "indice": HINT},
    **{"plateau": BOARD, "sauver": SAVE, "aide": HELP, "quitter": QUIT},
}


def parse_command(typed: str) -> tuple[str, str] | None:
    """The command somebody typed and what stands behind it; none if it is no command."""
    first, _, rest = typed.strip().partition(" ")
    command = SPELLINGS.get(fold(first) or first)
    return None if command is None else (command, rest.strip())
