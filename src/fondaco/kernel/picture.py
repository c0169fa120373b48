"""Drawing model of a position: the board and a mat for each seat, made of parts with id, place and SVG."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a picture: id, place, SVG and texts."""

    id: str
    """Stable wherever the piece lies, so that its moves can be animated."""
    x: float
    y: float
    width: float
    height: float
    body: str
    """SVG without an outer element, drawn from 0, 0 to width, height."""
    title: str
    """Its name for players."""
    text: str = ""
    """A description of its effect or state."""
    clause: str = ""
    """The clause of the rules about it."""
    reconstructed: bool = False
    """Whether its printed facts are unknown and were filled in."""
    loose: bool = False
    """Whether it can be dragged: a token, not a space."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The board or one seat's mat: a constant backdrop, and the parts on it."""

    width: float
    height: float
    backdrop: str
    """SVG without an outer element; the same in every position of a game and language."""
    parts: tuple[Part, ...]
    """In painting order."""
    label: str
    """A summary in one line, for folded mats and screen readers."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """The drawing of a view: the board, and every seat's mat in seat order."""

    board: Picture
    mats: tuple[Picture, ...]
