"""View model of the table page: pictures part by part, HTML regions, log.

Made from one seat's view alone, so that no secret of another seat can leak.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from hashlib import blake2b
from html import escape
from typing import Any, Final

from fondaco.kernel import SEAT_SIGNS, Picture
from fondaco.server.table_page.parts import BOARD, backdrop, pictures_by_name, show_parts
from fondaco.server.tables import clocks
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.pending_bot import thinking_region
from fondaco.server.templating import FOLDER, game_title, render
from fondaco.table import SPECTATOR, Decision, Option, Told, find_game
from fondaco.words import phrases, speaker


@dataclass(frozen=True)
class PageState:
    """All that the table page shows."""

    moment: str = ""
    """Version sent back with a click, which is meant for this position only."""
    sight: str = ""
    """Hash of all that is known here."""
    title: str = ""
    yours: bool = False
    """Whether the game waits for this viewer."""
    begun: bool = True
    """False in the waiting room, which has no board yet."""
    seat: int = SPECTATOR
    """The seat from whose view the log is told."""
    regions: dict[str, str] = field(default_factory=dict)
    """HTML by the id of the element it fills."""
    backdrops: dict[str, str] = field(default_factory=dict)
    """Background SVG of each picture."""
    labels: dict[str, str] = field(default_factory=dict)
    """Label of each picture, for screen readers."""
    parts: dict[str, dict[str, str]] = field(default_factory=dict)
    """SVG of each part, by picture and part, in painting order."""
    story: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    told: Sequence[Told] = ()
    """The log as plain sentences, for screen readers."""

    @cached_property
    def tag(self) -> str:
        """ETag: equal states have equal tags."""
        # Pictures and log follow from the view, which `sight` hashes, and options are in the prompt.
        shown = (self.moment, self.sight, self.title, str(len(self.story)), *self.regions.values(), *self.remarks)
        return blake2b("\0".join(shown).encode(), digest_size=8).hexdigest()


EMPTY_PAGE = PageState()

MANY: Final = 9
"""Options from which a list is long, and is shown compact and in groups."""

HINTS: Final = 3
"""Hints of a step for somebody's first game, at most; they are in the game's texts."""


@dataclass(frozen=True)
class SeatLine:
    """View model of one seat's line."""

    seat: int
    name: str
    sign: str
    sitter: str
    """The bot that decides, if any."""
    level: str
    """Name of the bot's level in the page's language."""
    taken: bool
    mine: bool
    waited_for: bool
    ready: bool
    """Whether the seat is done while others still decide."""
    score: int | None
    unit: str
    """Unit of the score."""
    won: bool
    clock: str
    """Clock when this was rendered, empty without one."""
    seconds: int
    runs: bool
    at: float
    """Server time when this was rendered; the page counts on from there."""


def page_state(live: LiveTable, person: str, seat: int, language: str, now: float) -> PageState:
    """View model of a table from one seat, cached for all clients that see the same."""
    own = tuple(live.seats_of(person))
    is_host = live.stored.host == person and not live.stored.begun
    key = (own, is_host, seat, language)
    if key not in live.cache:
        live.cache[key] = _Builder(live, own, is_host, seat, language, now).build()
    shown: PageState = live.cache[key]
    pending = live.pending_bot
    if pending is None or not pending.told:
        return shown
    told = (*key, pending.seat, pending.since)
    if told not in live.cache:
        thinking = thinking_region(live, pending, own, shown.yours, language)
        live.cache[told] = replace(shown, regions={**shown.regions, "thinking": thinking})
    thoughtful: PageState = live.cache[told]
    return thoughtful


def past_state(live: LiveTable, seat: int, language: str, at: int) -> PageState:
    """View model of an earlier moment: the pictures, and what is told of it."""
    named = pictures_by_name(live.at(seat, language).pictures(at))
    told = [told for told in live.story(seat, language).told if told.at == at]
    return PageState(seat=seat, **_drawn(named), parts=show_parts(named), told=told)


def _drawn(named: Mapping[str, Picture]) -> dict[str, Any]:
    """Backgrounds and labels of pictures."""
    return {
        "backdrops": {name: backdrop(picture) for name, picture in named.items()},
        "labels": {name: picture.label for name, picture in named.items()},
    }


class _Builder:
    """Builder of one page state."""

    def __init__(
        self, live: LiveTable, own: tuple[int, ...], is_host: bool, seat: int, language: str, now: float
    ) -> None:
        self.live, self.stored, self.own, self.is_host = live, live.stored, own, is_host
        self.language, self.now = language, now
        decide = [other for other in own if other in live.stored.waiting and not live.stored.seats[other].sitter]
        self.next_own = decide[0] if decide else None
        # Hot seat: while the other person decides, neither's secrets are shown.
        self.curtain = self.next_own is not None and seat not in live.stored.waiting
        self.side = seat
        self.seat = SPECTATOR if self.curtain else seat

    @property
    def decides(self) -> bool:
        """Whether the viewer may decide for the seat; not one handed over to a bot."""
        return self.seat != SPECTATOR and not self.stored.seats[self.seat].sitter

    def build(self) -> PageState:
        remarks = tuple(self._remark(number) for number in range(len(self.live.remarks)))
        if not self.stored.begun:
            title = _title(self.stored.game, self.language, False, self.stored.over)
            room = render("room.html", self.language, **self.shared(self.lines()), agreed=self._agreed())
            return PageState(title=title, begun=False, regions={"prompt": room}, remarks=remarks)
        side = self.live.at(self.seat, self.language)
        options = side.options if self.decides else []
        yours = bool(options) and self.seat in self.stored.waiting
        named = pictures_by_name(side.pictures())
        drawn = _drawn(named)
        story = self.live.story(self.seat, self.language)
        return PageState(
            moment=self.live.moment(self.seat),
            sight=self.live.sight(self.seat),
            title=_title(self.stored.game, self.language, yours, self.stored.over),
            yours=yours,
            seat=self.seat,
            regions=self.regions(options, drawn["labels"]),
            **drawn,
            parts=show_parts(named, options),
            story=story.written(partial(story_line, self.stored.id, self.seat)),
            remarks=remarks,
            told=story.told,
        )

    def regions(self, options: list[Option], labels: dict[str, str]) -> dict[str, str]:
        lines = self.lines()
        shared = self.shared(lines)
        decision = self.live.at(self.seat, self.language).decision if self.decides else None
        listed = sorted(enumerate(options), key=lambda pair: not pair[1].allowed)
        prompt = render(
            "prompt.html",
            self.language,
            **shared,
            ask=decision.ask(self.language) if decision else "",
            optional=decision is not None and decision.optional,
            step=decision.step if decision else "",
            hints=self._hints(decision.step) if decision else [],
            clause=decision.clause if decision else "",
            options=listed,
            many=MANY,
            apart=_apart([option.text for _, option in listed]),
            curtain=self.next_own if self.curtain else None,
            ranking=self._ranking(lines),
            ended=self._ended(),
            halted=self.live.halted.say(self.language) if self.live.halted else "",
            score_title=speaker(find_game(self.stored.game), self.language).say("score-title"),
        )
        tools = render(
            "tools.html",
            self.language,
            **shared,
            can_undo=self._can_undo(),
            advises=self._advises(decision),
            stage=" · ".join(labels[BOARD].split(" · ")[:2]),  # progress of the game, from the board's label
        )
        seats = {f"line-{line.seat}": _line(self.language, line) for line in lines}
        return {"prompt": prompt, "thinking": "", "tools": tools, **seats}

    def _agreed(self) -> list[tuple[str, str]]:
        """The table's settings, in words."""
        game = find_game(self.stored.game)
        words = speaker(game, self.language)
        chosen = {name: self.stored.settings.get(name, values[0]) for name, values in game.settings.items()}
        return [(words.say(f"setting-{name}"), words.say(f"setting-{name}-{value}")) for name, value in chosen.items()]

    def _hints(self, step: str) -> list[str]:
        words = self.live.at(self.seat, self.language).words
        keys = [f"hint-{step}-{number + 1}" for number in range(HINTS)]
        return [words.say(key) for key in keys if words.has(key)]

    def shared(self, lines: list[SeatLine]) -> dict[str, Any]:
        """Template values shared by the waiting room and the prompt."""
        return {
            "stored": self.stored,
            "lines": lines,
            "seat": self.seat,
            "side": self.side,
            "own": self.own,
            "is_host": self.is_host,
        }

    def lines(self) -> list[SeatLine]:
        return [self._line(seat) for seat in range(len(self.stored.seats))]

    def _line(self, seat: int) -> SeatLine:
        taken = self.stored.seats[seat]
        waited_for = seat in self.stored.waiting and not self.stored.over
        seconds = int(max(0.0, clocks.seconds_left(self.stored, seat, self.now)))
        has_clock = bool(self.stored.bank) and not taken.sitter
        score = self.stored.scores[seat] if self.stored.scores else None
        return SeatLine(
            seat=seat,
            name=self.live.table.names[seat] if self.live.table else taken.name,
            sign=SEAT_SIGNS[seat],
            sitter=taken.sitter,
            level=self._level(taken.sitter),
            taken=not taken.is_free,
            mine=seat in self.own,
            waited_for=waited_for,
            ready=bool(self.live.table and self.live.table.together) and not waited_for,
            score=score,
            unit=speaker(find_game(self.stored.game), self.language).say("score-unit", {"points": score or 0}),
            won=seat in self.stored.winners,
            clock=f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}" if has_clock else "",
            seconds=seconds,
            runs=has_clock and waited_for,
            at=self.now if has_clock else 0.0,
        )

    def _advises(self, decision: Decision | None) -> bool:
        """Whether the seat may ask for a hint: it must decide, has a choice, and no clock runs."""
        return self.stored.hints and decision is not None and not decision.optional and len(decision.moves) > 1

    def _level(self, sitter: str) -> str:
        return phrases(FOLDER, self.language).say(f"bot-{sitter.partition('@')[0]}").lower() if sitter else ""

    def _can_undo(self) -> bool:
        """Whether the side has decided anything that can be undone."""
        if self.side == SPECTATOR or self.stored.seats[self.side].sitter or self.stored.takeback or self.live.halted:
            return False
        return self.live.game.last_decision(self.side) is not None

    def _ranking(self, lines: list[SeatLine]) -> list[SeatLine]:
        """Winners first, once the game is over."""
        return sorted(lines, key=lambda line: (not line.won, -(line.score or 0))) if self.stored.over else []

    def _ended(self) -> str:
        """How it was won, once the game is over: the last sentence about a winner, or the last of all."""
        told = self.live.story(self.seat, self.language).told if self.stored.over else []
        last = told[-1].text if told else ""
        return next((line.text for line in reversed(told) if line.seat in self.stored.winners), last)

    def _remark(self, number: int) -> str:
        remark = self.live.remarks[number]
        sign = SEAT_SIGNS[remark.seat] if remark.seat >= 0 else ""
        return render("remark.html", self.language, remark=remark, sign=sign).strip()


@lru_cache(maxsize=1000)
def _title(game: str, language: str, yours: bool, over: bool) -> str:
    return render("title.txt", language, yours=yours, game=game_title(game, language), over=over).strip()


def _apart(texts: Sequence[str]) -> set[int]:
    """Where the next group of a long list of options begins, by their first words."""
    kinds = [text.split(" ", maxsplit=1)[0] for text in texts]
    starts = {number for number in range(1, len(kinds)) if kinds[number] != kinds[number - 1]}
    return starts if len(kinds) >= MANY and len(starts) * 2 < len(kinds) else set()


@lru_cache(maxsize=10_000)
def _line(language: str, line: SeatLine) -> str:
    return render("line.html", language, line=line)


def story_line(table: str, seat: int, told: Told) -> str:
    """A line of the log, with a link to its moment in the replay."""
    address = f"/tables/{table}/replay?at={told.at}&amp;seat={seat}"
    return f'<li data-at="{told.at}"><a href="{address}" tabindex="-1">{escape(told.text)}</a></li>'
