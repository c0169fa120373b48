"""A decision as its player sees it: the table without what the others hide, and the option spoken of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fondaco.games.virgin_queen import battles, frames
from fondaco.games.virgin_queen.board import land_units, leaders_at
from fondaco.games.virgin_queen.conversions import opponent
from fondaco.games.virgin_queen.rewards import raider_seat
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.tables import ARMY, Tables
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import SPAIN
from fondaco.kernel import Frame, recall

Numbers = dict[str, int]
"""The arguments of a sentence."""


@dataclass(frozen=True)
class Glance:
    """One decision, and perhaps one of its options."""

    s: Enterprise
    """All that the reader knows, laid out as a position; the hands of the others are empty."""
    power: int
    """The power that is asked."""
    a: int
    b: int
    """The arguments of the frame."""
    option: int = -1
    word: str = ""
    """The group of the option."""
    axes: Mapping[str, int] = field(default_factory=dict)
    """What the option points at."""

    @property
    def left(self) -> int:
        """The command points that are left."""
        return self.s.points_left

    def own_units(self, space: int) -> int:
        """The land units of the power that is asked."""
        return land_units(self.s, space, self.power)

    def command(self, space: int) -> int:
        """The battle rating of the best army leader of the power that is asked, or -1 without any."""
        tables = self.s.tables
        leaders = [leader for leader in leaders_at(self.s, space, self.power) if tables.leader_kind[leader] == ARMY]
        return max((tables.battle[leader] for leader in leaders), default=-1)


def known(tables: Tables, view: EnterpriseView) -> Enterprise:
    """A position with everything a seat knows and nothing else."""
    s = Enterprise(view.players, tables)
    recall(s, view)
    if view.seat >= 0:
        s.hand[view.seat] = list(view.hand)
        s.home[view.seat] = list(view.home)
    return s


def asked_power(s: Enterprise, frame: Frame) -> int:
    """For which power a decision is taken; with two players one person has two."""
    number, a, _ = frame
    if number in (frames.LOSE, frames.LOSE_SHIP):
        return a // battles.LOSSES
    if number == frames.REWARD:
        return raider_seat(a) if s.raider_chooses else SPAIN
    return opponent(s, a) if number == frames.UNREST else a
