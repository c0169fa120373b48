"""A table as one side sees it, ready for a page: pictures part by part, regions, the story so far.

Everything here is made from one seat's view; nothing else can be reached from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache, partial
from hashlib import blake2b
from html import escape
from typing import Any, Final

from fondaco.kernel import SEAT_SIGNS, Cache, Part, Picture, Pictures
from fondaco.server import clocks
from fondaco.server.awaited import thinking_region
from fondaco.server.live import LiveTable
from fondaco.server.templates import FOLDER, render
from fondaco.table import SPECTATOR, Decision, Option, Told, find_game
from fondaco.words import phrases, speaker


@dataclass(frozen=True)
class Shown:
    """All that a page shows of a table."""

    moment: str
    """Sent back with a click, which is meant for this position only."""
    sight: str
    """A mark of all that is known here."""
    title: str
    yours: bool
    """Whether the game waits for whoever looks."""
    begun: bool = True
    """A page of the waiting room has no board yet."""
    seat: int = SPECTATOR
    """From which seat the story is told."""
    regions: dict[str, str] = field(default_factory=dict)
    """HTML by the id of the element it fills."""
    backdrops: dict[str, str] = field(default_factory=dict)
    """The outer SVG behind each picture."""
    labels: dict[str, str] = field(default_factory=dict)
    """Each picture in one line, for who cannot see it."""
    parts: dict[str, dict[str, str]] = field(default_factory=dict)
    """The outer SVG of each part, by picture and part, in painting order."""
    story: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    told: Sequence[Told] = ()
    """The story in plain sentences, for who listens to it."""

    @cached_property
    def tag(self) -> str:
        """Two showings with the same tag are the same."""
        # The pictures and the story follow from the view, which the sight marks, and options are in the prompt.
        shown = (self.moment, self.sight, self.title, str(len(self.story)), *self.regions.values(), *self.remarks)
        return blake2b("\0".join(shown).encode(), digest_size=8).hexdigest()


NOTHING = Shown("", "", "", False)

MANY: Final = 9
"""A list with so many options is long: they stand closer, in groups."""

HINTS: Final = 3
"""How many hints a step may have for somebody's first game; they are in the game's texts."""


@dataclass(frozen=True)
class SeatLine:
    """One seat as the page tells of it."""

    seat: int
    name: str
    sign: str
    person: bool
    """Whether a person decides."""
    sitter: str
    """The bot that decides, if one does."""
    level: str
    """What that bot is called in the page's language."""
    taken: bool
    mine: bool
    waited_for: bool
    ready: bool
    """Whether the seat has finished while others still decide."""
    score: int | None
    unit: str
    """What the score counts."""
    won: bool
    label: str
    clock: str
    """What was left on the clock when this was written, empty without one."""
    seconds: int
    runs: bool
    at: float
    """When this was written: a page counts on from there."""


def show(live: LiveTable, person: str, seat: int, language: str, now: float) -> Shown:
    """The table from one side; made once for all who see the same."""
    own = tuple(live.seats_of(person))
    is_host = live.kept.host == person and not live.kept.begun
    key = (own, is_host, seat, language)
    if key not in live.shown:
        live.shown[key] = _Showing(live, own, is_host, seat, language, now).shown()
    shown: Shown = live.shown[key]
    if live.awaited is None or not live.awaited.told:
        return shown
    told = (*key, live.awaited.seat, live.awaited.since)
    if told not in live.shown:
        thinking = thinking_region(live, own, shown.yours, language)
        live.shown[told] = replace(shown, regions={**shown.regions, "thinking": thinking})
    thoughtful: Shown = live.shown[told]
    return thoughtful


def past(live: LiveTable, seat: int, language: str, at: int) -> Shown:
    """An earlier moment from one side: the pictures as they were, and what is told of that moment."""
    named = pictures_by_name(live.at(seat, language).pictures(at))
    return Shown(
        moment="",
        sight="",
        title="",
        yours=False,
        seat=seat,
        backdrops={name: backdrop(picture) for name, picture in named.items()},
        labels={name: picture.label for name, picture in named.items()},
        parts=show_parts(named),
        told=[told for told in live.story(seat, language).told if told.at == at],
    )


class _Showing:
    """One showing being made."""

    def __init__(
        self, live: LiveTable, own: tuple[int, ...], is_host: bool, seat: int, language: str, now: float
    ) -> None:
        self.live, self.kept, self.own, self.is_host = live, live.kept, own, is_host
        self.language, self.now = language, now
        decide = [other for other in own if other in live.kept.waiting and not live.kept.seats[other].sitter]
        self.next_own = decide[0] if decide else None
        # Two people at one screen: while the other decides, neither's secrets are shown.
        self.curtain = self.next_own is not None and seat not in live.kept.waiting
        self.side = seat
        self.seat = SPECTATOR if self.curtain else seat

    @property
    def decides(self) -> bool:
        """Whether whoever looks may decide for the seat; a seat that was given to a bot decides no more."""
        return self.seat != SPECTATOR and not self.kept.seats[self.seat].sitter

    def shown(self) -> Shown:
        remarks = tuple(self._remark(number) for number in range(len(self.live.remarks)))
        if not self.kept.begun:
            lines = self.lines([""] * len(self.kept.seats))
            room = render("room.html", self.language, **self.shared(lines), agreed=self._agreed())
            return Shown("", "", self.title(False), False, begun=False, regions={"prompt": room}, remarks=remarks)
        side = self.live.at(self.seat, self.language)
        options = side.options if self.decides else []
        yours = bool(options) and self.seat in self.kept.waiting
        named = pictures_by_name(side.pictures())
        story = self.live.story(self.seat, self.language)
        return Shown(
            moment=self.live.moment(self.seat),
            sight=self.live.sight(self.seat),
            title=self.title(yours),
            yours=yours,
            seat=self.seat,
            regions=self.regions(options, {name: picture.label for name, picture in named.items()}),
            backdrops={name: backdrop(picture) for name, picture in named.items()},
            labels={name: picture.label for name, picture in named.items()},
            parts=show_parts(named, options),
            story=story.written(partial(story_line, self.kept.id, self.seat)),
            remarks=remarks,
            told=story.told,
        )

    def title(self, yours: bool) -> str:
        return _title(self.kept.game, self.language, yours, self.kept.over)

    def regions(self, options: list[Option], labels: dict[str, str]) -> dict[str, str]:
        lines = self.lines([label for name, label in labels.items() if name != BOARD])
        shared = self.shared(lines)
        decision = self.live.at(self.seat, self.language).decision if self.decides else None
        listed = sorted(enumerate(options), key=lambda pair: not pair[1].allowed)
        prompt = render(
            "prompt.html",
            self.language,
            **shared,
            ask=decision.ask(self.language) if decision else "",
            optional=decision.optional if decision else False,
            step=decision.step if decision else "",
            hints=self._hints(decision.step) if decision else [],
            clause=decision.clause if decision else "",
            options=listed,
            many=MANY,
            apart=_apart([option.text for _, option in listed]),
            curtain=self.next_own if self.curtain else None,
            ranking=self._ranking(lines),
            ended=self._ended(),
            score_title=speaker(find_game(self.kept.game), self.language).say("score-title"),
        )
        shown = {"prompt": prompt, "thinking": ""}
        shown["tools"] = render(
            "tools.html",
            self.language,
            **shared,
            can_undo=self._can_undo(),
            advises=self._advises(decision),
            stage=_stage(labels[BOARD]),
        )
        for line in lines:
            shown[f"line-{line.seat}"] = _line(self.language, line)
        return shown

    def _agreed(self) -> list[tuple[str, str]]:
        """What the table has agreed on, in words."""
        game = find_game(self.kept.game)
        words = speaker(game, self.language)
        chosen = {name: self.kept.settings.get(name, values[0]) for name, values in game.settings.items()}
        return [(words.say(f"setting-{name}"), words.say(f"setting-{name}-{value}")) for name, value in chosen.items()]

    def _hints(self, step: str) -> list[str]:
        words = self.live.at(self.seat, self.language).words
        keys = [f"hint-{step}-{number + 1}" for number in range(HINTS)]
        return [words.say(key) for key in keys if words.has(key)]

    def shared(self, lines: list[SeatLine]) -> dict[str, Any]:
        """What the waiting room and the prompt both need."""
        return {
            "kept": self.kept,
            "lines": lines,
            "seat": self.seat,
            "side": self.side,
            "own": self.own,
            "is_host": self.is_host,
        }

    def lines(self, labels: Sequence[str]) -> list[SeatLine]:
        return [self._line(seat, label) for seat, label in enumerate(labels)]

    def _line(self, seat: int, label: str) -> SeatLine:
        kept = self.kept.seats[seat]
        waited_for = seat in self.kept.waiting and not self.kept.over
        seconds = int(max(0.0, clocks.seconds_left(self.kept, seat, self.now)))
        has_clock = bool(self.kept.bank) and not kept.sitter
        score = self.kept.scores[seat] if self.kept.scores else None
        return SeatLine(
            seat=seat,
            name=self.live.table.names[seat] if self.live.table else kept.name,
            sign=SEAT_SIGNS[seat],
            person=bool(kept.person) and not kept.sitter,
            sitter=kept.sitter,
            level=self._level(kept.sitter),
            taken=not kept.is_free,
            mine=seat in self.own,
            waited_for=waited_for,
            ready=bool(self.live.table and self.live.table.together) and not waited_for,
            score=score,
            unit=speaker(find_game(self.kept.game), self.language).say("score-unit", {"points": score or 0}),
            won=seat in self.kept.winners,
            label=label,
            clock=f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}" if has_clock else "",
            seconds=seconds,
            runs=has_clock and waited_for,
            at=self.now if has_clock else 0.0,
        )

    def _advises(self, decision: Decision | None) -> bool:
        """Whether the seat may ask for a hint: it must decide, has a choice, and no clock runs."""
        return self.kept.hints and decision is not None and not decision.optional and len(decision.moves) > 1

    def _level(self, sitter: str) -> str:
        return phrases(FOLDER, self.language).say(f"bot-{sitter.partition('@')[0]}").lower() if sitter else ""

    def _can_undo(self) -> bool:
        """Whether the side has decided anything that could be taken back."""
        if self.side == SPECTATOR or self.kept.seats[self.side].sitter or self.kept.takeback:
            return False
        return self.live.game.last_decision(self.side) is not None

    def _ranking(self, lines: list[SeatLine]) -> list[SeatLine]:
        """The winners first, once the game is over."""
        return sorted(lines, key=lambda line: (not line.won, -(line.score or 0))) if self.kept.over else []

    def _ended(self) -> str:
        """How it was won, once the game is over: the last that was told of a winner, or at all."""
        told = self.live.story(self.seat, self.language).told if self.kept.over else []
        last = told[-1].text if told else ""
        return next((line.text for line in reversed(told) if line.seat in self.kept.winners), last)

    def _remark(self, number: int) -> str:
        remark = self.live.remarks[number]
        sign = SEAT_SIGNS[remark.seat] if remark.seat >= 0 else ""
        return render("remark.html", self.language, remark=remark, sign=sign).strip()


@lru_cache(maxsize=1000)
def _title(game: str, language: str, yours: bool, over: bool) -> str:
    said = speaker(find_game(game), language).say("game-title")
    return render("title.txt", language, yours=yours, game=said, over=over).strip()


def _stage(label: str) -> str:
    """How far the game is, in few words: the beginning of what is said of its board."""
    return " · ".join(label.split(" · ")[:2])


def _apart(texts: Sequence[str]) -> set[int]:
    """Where in a long list of options another kind of them begins, so that it is read as a few groups."""
    kinds = [text.split(" ", maxsplit=1)[0] for text in texts]
    starts = {number for number in range(1, len(kinds)) if kinds[number] != kinds[number - 1]}
    return starts if len(kinds) >= MANY and len(starts) * 2 < len(kinds) else set()


@lru_cache(maxsize=10_000)
def _line(language: str, line: SeatLine) -> str:
    return render("line.html", language, line=line)


BOARD: Final = "board"


def pictures_by_name(pictures: Pictures) -> dict[str, Picture]:
    """The pictures by the names a page knows them by: the board, and mat-0, mat-1 …"""
    return {BOARD: pictures.board, **{f"mat-{seat}": mat for seat, mat in enumerate(pictures.mats)}}


def story_line(table: str, seat: int, told: Told) -> str:
    """A sentence of the story; it leads to the moment it tells of."""
    address = f"/tables/{table}/replay?at={told.at}&amp;seat={seat}"
    return f'<li data-at="{told.at}"><a href="{address}" tabindex="-1">{escape(told.text)}</a></li>'


def backdrop(picture: Picture) -> str:
    """What lies behind a picture, as an outer SVG that gives it its shape."""
    return _backdrop(picture.backdrop, picture.width, picture.height)


@cache
def _backdrop(body: str, width: float, height: float) -> str:
    return f'<svg class="backdrop" viewBox="0 0 {width:g} {height:g}" aria-hidden="true">{body}</svg>'


def show_parts(pictures: Mapping[str, Picture], options: Sequence[Option] = ()) -> dict[str, dict[str, str]]:
    """Every part of every picture; those that stand for options carry the options' numbers."""
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
"""By the identity of a picture, which is kept with its parts; all that is in it would be a slow key."""


def _plain_parts(picture: Picture) -> dict[str, str]:
    return _PLAIN.get(id(picture), lambda: (picture, {part.id: _plain_part(part) for part in picture.parts}))[1]


def show_part(part: Part, options: Sequence[int], allowed: set[int]) -> str:
    """One part that stands for options, as an outer SVG of its own, so that the browser can see it travel."""
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


def difference(before: Shown, after: Shown) -> dict[str, Any]:
    """What a page that shows one must change to show the other; empty if nothing."""
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
        "say": [] if before is NOTHING else [told.text for told in after.told[known:]],
    }


def _changed_parts(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, Any]:
    return {
        "order": list(after) if list(before) != list(after) else None,
        "html": {id: html for id, html in after.items() if before.get(id) != html},
    }


def _common(before: Sequence[str], after: Sequence[str]) -> int:
    """How many lines are the same at the beginning."""
    if after[: len(before)] == before:
        return len(before)
    return next((number for number, pair in enumerate(zip(before, after)) if pair[0] != pair[1]), len(after))


def _tail(before: Sequence[str], after: Sequence[str]) -> dict[str, Any] | None:
    """From which line on a list changes, and to what."""
    if before == after:
        return None
    kept = _common(before, after)
    return {"from": kept, "lines": list(after[kept:])}
