"""Parsers of what comes from outside: whole numbers, TOML and JSON; what is wrong with it is a value."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from fondaco.kernel.errors import FondacoError


class Malformed(FondacoError):
    """A text that is no TOML or no JSON, from a line and a column on."""

    def __init__(self, key: str, /, line: int = 1, column: int = 1) -> None:
        super().__init__(key, column=column)
        self.line = line


def whole_number(text: str, most: int) -> int | None:
    """The number that ASCII digits write, if it is not larger than the largest; else None, however long it is."""
    digits = text.lstrip("0") or text[:1]
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > len(str(most)) or int(digits) > most:
        return None
    return int(digits)


def parse_toml(text: str) -> dict[str, Any]:
    """What a TOML text holds; Malformed says where it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        # Up to Python 3.13 the place is in the sentence alone, and at the end of the text not even there.
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        lines = text.splitlines() or [""]
        line, column = map(int, place.groups()) if place else (len(lines), len(lines[-1]) + 1)
        raise Malformed("error-not-toml", line=line, column=column) from None
    except (ValueError, RecursionError):
        raise Malformed("error-too-deep") from None


def parse_json(text: str) -> Any:
    """What a JSON text holds; Malformed says where it is none."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Malformed("error-not-json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise Malformed("error-too-deep") from None
