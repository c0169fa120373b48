"""What can be seen of a position, as things with a place: the board, and the mat in front of each seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """One thing in a picture: where it lies, how it looks, and what it is."""

    id: str
    """The same thing keeps its id wherever it lies, so that it can be seen to travel there."""
    x: float
    y: float
    width: float
    height: float
    body: str
    """SVG without an outer element, drawn from 0, 0 to width, height."""
    title: str
    """Its name, as a player would say it."""
    text: str = ""
    """What it does, or how things stand with it."""
    clause: str = ""
    """Where the rules speak of it."""
    reconstructed: bool = False
    """Whether what is printed on it is not known and was filled in."""
    loose: bool = False
    """Whether one can take it up and put it elsewhere, as a token and unlike a space: it can then be dragged."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The board, or one seat's mat: what never changes behind, the things on it in front."""

    width: float
    height: float
    backdrop: str
    """SVG without an outer element; the same in every position of a game and language."""
    parts: tuple[Part, ...]
    """In the order in which they are painted."""
    label: str
    """All that matters of it in one line, for a mat that is folded and for who cannot see it."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """All that a seat sees: the board, and every seat's mat in seat order."""

    board: Picture
    mats: tuple[Picture, ...]
