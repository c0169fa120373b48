"""Reads the text files as their authors wrote them."""

import re
from collections.abc import Collection
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, TextElement, VariableReference
from fluent.syntax.visitor import Visitor


class Reader(Visitor):
    """Collects what a text speaks of and what it says literally."""

    def __init__(self, axes: Collection[str]) -> None:
        self.axes = axes
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.literals: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(self.base(node.id.name))

    def base(self, variable: str) -> str:
        """The argument behind a variable: `country` for `country_in`."""
        names = sorted((name for name in self.axes if variable.startswith(f"{name}_")), key=len)
        return names[-1] if names else variable

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.literals.append(node.value)


def read(node: BaseNode, axes: Collection[str] = ()) -> Reader:
    """What a text speaks of; names that have forms are given as axes."""
    reader = Reader(axes)
    reader.visit(node)
    return reader


def messages(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a text file by their keys."""
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not junk, junk
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [message.id.name for message in found]
    assert len(set(names)) == len(names), "a key stands twice"
    return {message.id.name: message for message in found}


ADDRESS = re.compile(r"\S+://\S*")
"""What looks like `sqlite:///fondaco.db` is no French."""


def badly_set(french: dict[str, Message]) -> list[str]:
    """The French sentences without the spaces of French, or with another kind of apostrophe."""
    wrong = re.compile(r"(?<![\u00a0])[;:?!»](?!\w)|«(?!\u00a0)|’")
    return [key for key, message in french.items() if wrong.search(ADDRESS.sub("", "".join(read(message).literals)))]
