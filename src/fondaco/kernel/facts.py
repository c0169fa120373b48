"""Validating reader of components files (TOML); errors name file, line and field."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from fondaco.kernel.errors import FondacoError, Number
from fondaco.kernel.parsing import Malformed, parse_toml

SOURCES = ("rulebook", "documented", "reconstructed")
"""Where a printed fact comes from."""


class FactError(FondacoError):
    """Invalid data file: where and why."""

    def __init__(self, file: str, line: int, problem: FondacoError) -> None:
        super().__init__("error-fact", file=file, line=line, problem=problem)
        self.file, self.line, self.problem = file, line, problem


class Fact:
    """One fact of a data file: a TOML table with the line it starts on."""

    def __init__(self, facts: Facts, line: int, values: dict[str, Any]) -> None:
        self.facts, self.line, self.values = facts, line, values

    def error(self, field: str, key: str, /, **numbers: Number) -> FactError:
        """An error at a field of this fact."""
        return self.facts.error(self.facts.line_of(self.line, field), field, key, **numbers)

    def _get(self, field: str) -> Any:
        if field not in self.values:
            raise self.error(field, "error-missing-field")
        return self.values[field]

    def text(self, field: str) -> str:
        """A string field."""
        value = self._get(field)
        if not isinstance(value, str) or not value:
            raise self.error(field, "error-text-expected", given=repr(value))
        return value

    def one_of(self, field: str, allowed: Sequence[str]) -> int:
        """A field with one of some words, as its index."""
        value = self.text(field)
        if value not in allowed:
            raise self.error(field, "error-not-one-of", given=value, known=", ".join(allowed))
        return allowed.index(value)

    def number(self, field: str, low: int, high: int) -> int:
        """An integer field within two bounds."""
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(field, "error-number-expected", least=low, most=high, given=repr(value))
        return value

    def numbers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        """A field with a list of integers."""
        values = self._get(field)
        if not isinstance(values, list) or not all(type(v) is int and low <= v <= high for v in values):
            raise self.error(field, "error-numbers-expected", least=low, most=high, given=repr(values))
        return tuple(values)

    def texts(self, field: str, least: int, most: int) -> tuple[str, ...]:
        """A field with a list of strings."""
        values = self._get(field)
        if not isinstance(values, list) or not all(isinstance(v, str) for v in values):
            raise self.error(field, "error-texts-expected", given=repr(values))
        if not least <= len(values) <= most:
            raise self.error(field, "error-count-of-texts", least=least, most=most, given=len(values))
        return tuple(values)

    def names(self, field: str, languages: Sequence[str]) -> dict[str, str]:
        """A field with a name in every language."""
        values = self._get(field)
        if not isinstance(values, dict) or not all(isinstance(values.get(lang), str) for lang in languages):
            raise self.error(field, "error-names-expected", known=", ".join(languages), given=repr(values))
        return {language: values[language] for language in languages}


class Facts:
    """Parsed TOML file whose facts know their lines."""

    def __init__(self, text: str, file: str, texts: Path | None = None) -> None:
        """Parse a text; `file` is its name in errors, `texts` the folder of their sentences."""
        self.file, self.texts = file, texts
        self._lines = text.splitlines()
        try:
            self.values = parse_toml(text)
        except Malformed as error:
            raise FactError(file, error.line, error) from None

    def error(self, line: int, field: str, key: str, /, **numbers: Number) -> FactError:
        """An error at a line, and at a field of it if one is named."""
        problem = FondacoError(key, **numbers)
        problem.texts = self.texts
        return FactError(
            self.file, line, FondacoError("error-field", field=field, problem=problem) if field else problem
        )

    def line_of(self, start: int, field: str) -> int:
        """The line of a field of the fact that starts at a line."""
        for number in range(start, len(self._lines) + 1):
            text = self._lines[number - 1]
            if re.match(rf"\s*{re.escape(field)}\s*=", text):
                return number
            if number > start and text.lstrip().startswith("["):
                break
        return start

    def _headers(self, header: str) -> list[int]:
        return [number for number, text in enumerate(self._lines, 1) if text.split("#")[0].strip() == header]

    def head(self) -> Fact:
        """The fields above the first table."""
        return Fact(self, 1, self.values)

    def name(self, game: str) -> str:
        """The name of the components of a game, from a head that says whose they are and in which format."""
        head = self.head()
        head.number("format", 1, 1)
        head.one_of("game", (game,))
        return head.text("name")

    def only(self, name: str) -> Fact:
        """The only fact of a name."""
        if not isinstance(self.values.get(name), dict):
            raise self.error(1, "", "error-missing-record", name=name)
        return Fact(self, (self._headers(f"[{name}]") or [1])[0], self.values[name])

    def every(self, name: str, count: int | None = None) -> list[Fact]:
        """All facts of a name, in file order."""
        values = self.values.get(name, [])
        lines = self._headers(f"[[{name}]]")
        if not isinstance(values, list) or len(lines) != len(values):
            raise self.error(1, name, "error-records-expected", name=name)
        if count is not None and len(values) != count:
            line = lines[-1] if lines else 1
            raise self.error(line, f"[[{name}]]", "error-count-of-records", count=count, given=len(values))
        return [Fact(self, line, value) for line, value in zip(lines, values, strict=True)]

    def ordered(self, name: str, labels: Sequence[str]) -> list[Fact]:
        """The facts of a name, which must come in the order of their ids."""
        facts = self.every(name, len(labels))
        for label, fact in zip(labels, facts, strict=True):
            if fact.one_of("id", labels) != labels.index(label):
                raise fact.error("id", "error-wrong-order", given=label)
        return facts

    def count_sources(self, *names: str) -> dict[str, int]:
        """How many facts of some names come from where; each must say it."""
        counts = dict.fromkeys(SOURCES, 0)
        for name in names:
            for fact in [self.only(name)] if isinstance(self.values.get(name), dict) else self.every(name):
                counts[SOURCES[fact.one_of("source", SOURCES)]] += 1
        return counts


def fingerprint(text: str) -> str:
    """Short hash of a components file, kept in records."""
    return sha256(text.encode()).hexdigest()[:16]
