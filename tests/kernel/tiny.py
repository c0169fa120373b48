"""Two games small enough to see through, for the tests of kernel and table.

Harvest: everybody plans a field at the same time and in secret, then the rain falls on each; two rounds.
Cups: a coin lies under one of three cups; its seeker may peek before pointing, the other seat looks on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

import fondaco.words
from fondaco.kernel import (
    HIDDEN,
    NATURE,
    NOBODY,
    OWN,
    PUBLIC,
    QUIET,
    Axis,
    EventKind,
    Frame,
    Game,
    Group,
    Options,
    Refusals,
    State,
    Step,
    View,
    Why,
    lay_out,
    see,
)

WORDS = Path(fondaco.words.__file__).parent
"""Tiny games speak with the texts that all packages share."""

# Harvest

NO_PLAN: Final = -1
FALLOW: Final = 0
HIGH: Final = 2
ROUND: Final = 0
PLAN: Final = 1
RAIN: Final = 2
REAP: Final = 3

REFUSALS: Final = Refusals("order", "turns")
NO_SEED: Final = REFUSALS.add("plan.seed", "no-seed")
TOO_TIRED: Final = REFUSALS.add("plan.tired", "too-tired")

PLANNED: Final = EventKind("planned", "seat")
PLAN_MADE: Final = EventKind("plan", "option")
RAINED: Final = EventKind("rained", "seat", "wet")


class HarvestState(State):
    """What is planned, what rained and what was reaped."""

    __slots__ = ("barn", "plan", "rain", "round", "seed")

    VISIBLE: ClassVar[dict[str, str]] = {
        "round": PUBLIC,
        "barn": PUBLIC,
        "rain": PUBLIC,
        "seed": PUBLIC,
        "plan": OWN,
    }

    round: int
    barn: list[int]
    rain: list[int]
    seed: list[int]
    plan: list[int]

    def __init__(self, players: int, source: HarvestState | None = None) -> None:
        super().__init__(players, source)
        self.round = source.round if source else 0
        self.barn = source.barn[:] if source else [0] * players
        self.rain = source.rain[:] if source else [0] * players
        self.seed = source.seed[:] if source else [1] * players
        self.plan = source.plan[:] if source else [NO_PLAN] * players

    def copy(self) -> HarvestState:
        return HarvestState(self.players, self)


@dataclass(frozen=True)
class HarvestView(View):
    """What a farmer knows."""

    round: int
    barn: tuple[int, ...]
    rain: tuple[int, ...]
    seed: tuple[int, ...]
    plan: int | tuple[()]


class Round(Step[HarvestState]):
    """All plan together; then all reap."""

    def run(self, s: HarvestState, _: int, __: int) -> None:
        s.round += 1
        s.plan = [NO_PLAN] * s.players
        s.then((REAP, 0, 0))
        s.together(*([(PLAN, seat, 0), (RAIN, seat, 0)] for seat in range(s.players)))


class Plan(Step[HarvestState]):
    """A field is planned in secret; a high crop takes seed and a rested farmer."""

    name = "plan"
    clause = "plan"
    options = Options(Group("fallow"), Group("low"), Group("high"))

    def seat(self, s: HarvestState, seat: int, _: int) -> int:
        return seat

    def candidates(self, s: HarvestState, seat: int, _: int) -> list[int]:
        return [0, 1, 2]

    def refusal(self, s: HarvestState, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == HIGH and s.seed[seat] < 2 and why.also(NO_SEED, need=2, have=s.seed[seat]):
            return NO_SEED
        if option == HIGH and s.round == 1 and why.also(TOO_TIRED):
            return TOO_TIRED
        return 0

    def witness(self, s: HarvestState, seat: int, _: int) -> int:
        return seat

    def choose(self, s: HarvestState, seat: int, _: int, option: int) -> None:
        s.plan[seat] = option
        s.tell(PLANNED, seat)
        s.tell(PLAN_MADE, option, witness=seat)


class Rain(Step[HarvestState]):
    """It rains once in four times."""

    name = "rain"
    clause = "rain"
    options = Options(Group("dry"), Group("wet"))

    def seat(self, s: HarvestState, seat: int, _: int) -> int:
        return NATURE

    def candidates(self, s: HarvestState, seat: int, _: int) -> list[int]:
        return [0, 1]

    def weights(self, s: HarvestState, seat: int, _: int) -> list[int]:
        return [3, 1]

    def choose(self, s: HarvestState, seat: int, _: int, option: int) -> None:
        s.rain[seat] = option
        s.tell(RAINED, seat, option)


class Reap(Step[HarvestState]):
    """Plans are shown; a crop brings itself, and as much again where it rained."""

    def run(self, s: HarvestState, _: int, __: int) -> None:
        for seat, plan in enumerate(s.plan):
            s.barn[seat] += plan * (1 + s.rain[seat])
            s.seed[seat] += plan == FALLOW
        if s.round < 2:
            s.then((ROUND, 0, 0))


class Harvest(Game[HarvestState, HarvestView]):
    """Everybody plans at the same time."""

    name = "harvest"
    version = 1
    folder = WORDS
    players = range(2, 5)
    steps = (Round(), Plan(), Rain(), Reap())
    refusals = REFUSALS
    axes: ClassVar[dict[str, Axis]] = {}

    def begin(self, players: int, settings: Mapping[str, str]) -> HarvestState:
        s = HarvestState(players)
        s.then((ROUND, 0, 0))
        return s

    def view(self, s: HarvestState, seat: int) -> HarvestView:
        return see(self.steps, s, seat, HarvestView)

    def imagine(self, view: HarvestView, random: Callable[[], float]) -> HarvestState:
        s = HarvestState(view.players)
        lay_out(s, view)
        for seat, is_busy in enumerate(view.busy):
            s.plan[seat] = NO_PLAN if is_busy else int(random() * 2)
            if is_busy and seat != view.seat:
                s.sides[seat] = [(RAIN, seat, 0), (PLAN, seat, 0)]
        if isinstance(view.plan, int):
            s.plan[view.seat] = view.plan
        return s

    def scores(self, s: HarvestState) -> list[int]:
        return s.barn[:]

    def victors(self, s: HarvestState) -> list[int]:
        return [seat for seat, crop in enumerate(s.barn) if crop == max(s.barn)]


# Cups

CUP = Axis("cup", ("left", "middle", "right"))
HIDE: Final = 0
SEEK: Final = 1
POINT: Final = 2
UNKNOWN: Final = -1
PEEK: Final = 0
WAIT: Final = 1
DECIDE: Final = 2
SHAKE: Final = 3


class CupsState(State):
    """Where the coin lies and what the seeker knows of it."""

    __slots__ = ("coin", "found", "known", "spare", "waits")

    VISIBLE: ClassVar[dict[str, str]] = {
        "coin": HIDDEN,
        "known": OWN,
        "found": PUBLIC,
        "waits": PUBLIC,
        # "spare" is not declared, and so hidden
    }

    coin: int
    known: list[int]
    found: int
    waits: int
    spare: int

    def __init__(self, players: int, source: CupsState | None = None) -> None:
        super().__init__(players, source)
        self.coin = source.coin if source else UNKNOWN
        self.known = source.known[:] if source else [UNKNOWN] * players
        self.found = source.found if source else 0
        self.waits = source.waits if source else 0
        self.spare = source.spare if source else 7

    def copy(self) -> CupsState:
        return CupsState(self.players, self)


@dataclass(frozen=True)
class CupsView(View):
    """What a seat knows of the cups."""

    known: int | tuple[()]
    found: int
    waits: int


class Hide(Step[CupsState]):
    """Chance hides the coin, and nobody sees where."""

    name = "hide"
    clause = "hide"
    options = Options(Group("", (CUP,)))

    def seat(self, s: CupsState, _: int, __: int) -> int:
        return NATURE

    def candidates(self, s: CupsState, _: int, __: int) -> list[int]:
        return [0, 1, 2]

    def witness(self, s: CupsState, _: int, __: int) -> int:
        return NOBODY

    def choose(self, s: CupsState, _: int, __: int, cup: int) -> None:
        s.coin = cup
        s.then((SEEK, 0, 0))


class Seek(Step[CupsState]):
    """The seeker peeks, waits a little, makes up its mind, or shakes the table and all hear how far the coin is."""

    name = "seek"
    clause = "seek"
    options = Options(Group("peek"), Group("wait"), Group("decide"), Group("shake"))

    def seat(self, s: CupsState, seat: int, _: int) -> int:
        return seat

    def candidates(self, s: CupsState, seat: int, _: int) -> list[int]:
        return [PEEK, WAIT, DECIDE, SHAKE]

    def choose(self, s: CupsState, seat: int, _: int, option: int) -> None:
        if option == PEEK:
            s.known[seat] = s.coin
        elif option == SHAKE:
            s.waits += 10 * s.coin + 1
        s.waits += option == WAIT
        s.then((POINT, seat, 0) if option == DECIDE else (SEEK, seat, 0))


class Point(Step[CupsState]):
    """The seeker points at a cup; another round follows."""

    name = "point"
    clause = "point"
    options = Options(Group("", (CUP,)))

    def seat(self, s: CupsState, seat: int, _: int) -> int:
        return seat

    def candidates(self, s: CupsState, seat: int, _: int) -> list[int]:
        return [0, 1, 2]

    def choose(self, s: CupsState, seat: int, _: int, cup: int) -> None:
        s.found += cup == s.coin


class Cups(Game[CupsState, CupsView]):
    """One may look at what is hidden."""

    name = "cups"
    version = 1
    folder = WORDS
    players = range(2, 3)
    steps = (Hide(), Seek(), Point())
    refusals = Refusals("order", "turns")
    axes: ClassVar[dict[str, Axis]] = {CUP.name: CUP}

    def begin(self, players: int, settings: Mapping[str, str]) -> CupsState:
        s = CupsState(players)
        upcoming: Frame = (HIDE, 0, 0)
        s.then(upcoming)
        return s

    def view(self, s: CupsState, seat: int) -> CupsView:
        return see(self.steps, s, seat, CupsView)

    def imagine(self, view: CupsView, random: Callable[[], float]) -> CupsState:
        s = CupsState(view.players)
        lay_out(s, view)
        if view.frames and view.frames[-1][0] != HIDE:
            s.coin = view.known if isinstance(view.known, int) and view.known != UNKNOWN else int(random() * 3)
        if view.seat >= 0 and isinstance(view.known, int):
            s.known[view.seat] = view.known
        return s

    def scores(self, s: CupsState) -> list[int]:
        return [s.found, 0]

    def victors(self, s: CupsState) -> list[int]:
        return [0] if s.found else [1]
