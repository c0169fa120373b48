"""Diff of two page states, to patch the DOM."""

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.server.table_page.state import EMPTY_PAGE, PageState


def difference(before: PageState, after: PageState) -> dict[str, Any]:
    """What a page that shows one state must change to show the other; empty if nothing."""
    if before.tag == after.tag:
        return {}
    known = _common(before.story, after.story) if before.seat == after.seat else len(before.story)
    return {
        "tag": after.tag,
        "moment": after.moment,
        "begun": after.begun,
        "title": after.title,
        "yours": after.yours,
        "regions": {id: html for id, html in after.regions.items() if before.regions.get(id) != html},
        "backdrops": after.backdrops if before.backdrops != after.backdrops else {},
        "labels": {name: label for name, label in after.labels.items() if before.labels.get(name) != label},
        "parts": {
            name: _changed_parts(before.parts.get(name, {}), parts)
            for name, parts in after.parts.items()
            if before.parts.get(name) is not parts and before.parts.get(name) != parts
        },
        "story": _tail(before.story, after.story),
        "remarks": _tail(before.remarks, after.remarks),
        "say": [] if before is EMPTY_PAGE else [told.text for told in after.told[known:]],
    }


def _changed_parts(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, Any]:
    return {
        "order": list(after) if list(before) != list(after) else None,
        "html": {id: html for id, html in after.items() if before.get(id) != html},
    }


def _common(before: Sequence[str], after: Sequence[str]) -> int:
    """Length of the common prefix."""
    if after[: len(before)] == before:
        return len(before)
    return next((number for number, pair in enumerate(zip(before, after)) if pair[0] != pair[1]), len(after))


def _tail(before: Sequence[str], after: Sequence[str]) -> dict[str, Any] | None:
    """Diff of lists that grow at the end: first changed line, and the new tail."""
    if before == after:
        return None
    kept = _common(before, after)
    return {"from": kept, "lines": list(after[kept:])}
