"""Pictures as SVG: each part an outer <svg> of its own, so that the browser can animate it."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final

from fondaco.kernel import Cache, Part, Picture, Pictures
from fondaco.table import Option

BOARD: Final = "board"


def pictures_by_name(pictures: Pictures) -> dict[str, Picture]:
    """Pictures by their names on the page: the board, and mat-0, mat-1 …"""
    return {BOARD: pictures.board, **{f"mat-{seat}": mat for seat, mat in enumerate(pictures.mats)}}


def backdrop(picture: Picture) -> str:
    """The background of a picture, as an outer SVG that sets the aspect ratio."""
    return _backdrop(picture.backdrop, picture.width, picture.height)


@cache
def _backdrop(body: str, width: float, height: float) -> str:
    return f'<svg class="backdrop" viewBox="0 0 {width:g} {height:g}" aria-hidden="true">{body}</svg>'


def show_parts(pictures: Mapping[str, Picture], options: Sequence[Option] = ()) -> dict[str, dict[str, str]]:
    """SVG of every part of every picture; parts that stand for options carry their numbers."""
    standing: dict[str, list[int]] = {}
    for number, option in enumerate(options):
        for part in option.parts:
            standing.setdefault(part, []).append(number)
    allowed = {number for number, option in enumerate(options) if option.allowed}
    return {name: _picture_parts(picture, standing, allowed) for name, picture in pictures.items()}


def _picture_parts(picture: Picture, standing: Mapping[str, list[int]], allowed: set[int]) -> dict[str, str]:
    plain = _plain_parts(picture)
    pointed_at = [part for part in picture.parts if part.id in standing] if standing else []
    if not pointed_at:
        return plain
    return {**plain, **{part.id: show_part(part, standing[part.id], allowed) for part in pointed_at}}


_PLAIN: Cache[tuple[Picture, dict[str, str]]] = Cache(5_000)
"""Cached by identity of the picture, which is kept with its parts: hashing all its content would be slow."""


def _plain_parts(picture: Picture) -> dict[str, str]:
    return _PLAIN.get(id(picture), lambda: (picture, {part.id: _plain_part(part) for part in picture.parts}))[1]


def show_part(part: Part, options: Sequence[int], allowed: set[int]) -> str:
    """A part that stands for options."""
    may = any(number in allowed for number in options)
    classes = (" may drags" if part.loose else " may") if may else " may-not"
    state = "" if may else ' aria-disabled="true"'
    return _part(part, "button", classes, f' data-options="{" ".join(map(str, options))}"{state}')


@lru_cache(maxsize=20_000)
def _plain_part(part: Part) -> str:
    return _part(part, "img", "", "")


def _part(part: Part, role: str, classes: str, options: str) -> str:
    box = f"{part.x:g} {part.y:g} {part.width:g} {part.height:g}"
    told = "".join(
        f' data-{name}="{escape(value)}"' for name, value in (("text", part.text), ("clause", part.clause)) if value
    )
    marks = ' data-reconstructed=""' if part.reconstructed else ""
    marks += ' data-loose=""' if part.loose else ""
    return (
        f'<svg id="p-{part.id}" class="part{classes}" viewBox="0 0 {part.width:g} {part.height:g}" data-box="{box}"'
        f' role="{role}" tabindex="-1" aria-label="{escape(part.title)}"{told}{options}{marks}>'
        f"{part.body}</svg>"
    )
