"""A decision as its player sees it: the table without what the others hide, and the option spoken of."""

from functools import cached_property

from fondaco.games.virgin_queen.rules.spaces import PowerChoice, best_battle, land_units, ships_at
from fondaco.games.virgin_queen.rules.spring import has_army_leader
from fondaco.games.virgin_queen.rules.steps import STEPS
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Frame, Look, Numbers


class Glance(Look[Enterprise, EnterpriseView]):
    """A decision about Virgin Queen as its player sees it."""

    @cached_property
    def power(self) -> int:
        """The power that is asked."""
        return asked_power(self.s, self.frame)

    @property
    def is_legal(self) -> bool:
        """Whether the option spoken of is allowed."""
        number, a, b = self.frame
        return not STEPS[number].refusal(self.s, a, b, self.option)

    @property
    def left(self) -> int:
        """The command points that are left."""
        return self.s.points_left

    def own_units(self, space: int) -> int:
        """The land units of the power that is asked."""
        return land_units(self.s, space, self.power)

    def command(self, space: int) -> int:
        """The battle rating of the best army leader of the power that is asked, or -1 without any."""
        led = has_army_leader(self.s, space, self.power)
        return best_battle(self.s, space, [self.power], True) if led else -1


def asked_power(s: Enterprise, frame: Frame) -> int:
    """For which power a decision is taken, with two players one person having two; -1 for any other step."""
    number, a, b = frame
    step = STEPS[number]
    return step.power(s, a, b) if isinstance(step, PowerChoice) else -1


# What several chapters say


def zone_guard(at: Glance) -> Numbers:
    """What guards a zone of the New World, and what lies there."""
    s, zone = at.s, at.axes["zone"]
    guards = {"patrols": s.patrols[zone], "escorts": s.escorts[zone], "walls": s.fortress[zone]}
    return {**guards, "treasures": treasures_in(s, zone)}


def treasures_in(s: Enterprise, hoard: int) -> int:
    """How many treasures of all kinds lie together."""
    return sum(s.treasure[hoard * TREASURES : (hoard + 1) * TREASURES])


def points_left(at: Glance) -> Numbers:
    return {"left": at.left}


def own_force(at: Glance) -> Numbers:
    """The units and ships a power has in a space."""
    space = at.axes.get("space", 0)
    return {"number": at.own_units(space), "ships": ships_at(at.s, space, at.power)}


def home_card(at: Glance) -> Numbers:
    return {"points": at.s.printed.home_points[at.axes["home"]], "effect": at.axes["home"]}
