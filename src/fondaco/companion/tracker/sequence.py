"""The checklist of the aid card: eight phases, their steps, and the power each step belongs to."""

from typing import Final, NamedTuple

OTTOMAN: Final = "ottoman"
SPAIN: Final = "spain"
ENGLAND: Final = "england"
FRANCE: Final = "france"
EMPIRE: Final = "empire"
PROTESTANT: Final = "protestant"

POWERS: Final = (OTTOMAN, SPAIN, ENGLAND, FRANCE, EMPIRE, PROTESTANT)
"""The six major powers (powers.six), in the order of their impulses (sequence.4.impulse-order)."""

ESPIONAGE_OPENS: Final = 3
"""The first turn with missions (espionage.turn-three)."""
ESPIONAGE: Final = ("intelligence", "assassination", "catholic-rebellion")
"""The procedures that are missions of espionage."""


class Step(NamedTuple):
    """A step of the checklist."""

    name: str
    """Its id, such as `deal` or `leaders.spain`."""
    phase: int
    line: int
    """The number of its line in the phase."""
    clause: str
    power: str = ""
    """The power it belongs to; empty if it is common to all."""
    only_turn: int = 0
    """The only turn on which it shows; 0 means every turn."""
    part: int = 0
    """Its index among the parts of one line; 0 if the line has only one."""

    @property
    def text(self) -> str:
        """Its text key, the same for all powers."""
        return self.name.partition(".")[0]


class Phase(NamedTuple):
    """A phase of the turn."""

    number: int
    name: str
    clause: str
    steps: tuple[Step, ...]


IMPULSES: Final = "impulses"
"""The only line of the action phase: ticked when all have passed."""
PERSONALITIES: Final = "personalities"
DEAL: Final = "deal"
RANSOM: Final = "ransom"
WAR: Final = "war"
HOME_CARD: Final = "home-card"
TREASURE_DISCARD: Final = "treasure-discard"
ALLIANCES: Final = "alliances"
WINNER: Final = "winner"
NEXT_TURN: Final = "next-turn"

ACTIONS: Final = 4
"""The number of the action phase."""


def _lines(phase: int, *names: str) -> tuple[Step, ...]:
    """Lines common to all powers, each named as its clause."""
    return tuple(Step(name, phase, line, f"sequence.{phase}.{name}") for line, name in enumerate(names, 1))


def _cards() -> tuple[Step, ...]:
    """Four steps, and the three parts of step 5 (sequence.1.treasures)."""
    acts = ("treasures-pool", "treasures-deal", "treasures-riches")
    treasures = (Step(name, 1, 5, "sequence.1.treasures", part=part) for part, name in enumerate(acts, 1))
    return (*_lines(1, PERSONALITIES, "fortresses-jesuits", "new-cards", DEAL), *treasures)


EXTRAS: Final = {SPAIN: ("spain-escorts", 0), ENGLAND: ("england-captains", 0), EMPIRE: ("hre-preference", 1)}
"""The step of a single power in spring, and the only turn on which it shows (Q.turn.conditional-steps)."""


def _spring() -> tuple[Step, ...]:
    """Three steps for each power in impulse order, and its extra step if it has one (Q.turn.step-owner)."""
    steps: list[Step] = []
    for line, power in enumerate(POWERS, 1):
        steps += [
            Step(f"{name}.{power}", 3, line, f"sequence.3.{name}", power)
            for name in ("leaders", HOME_CARD, "formation")
        ]
        if power in EXTRAS:
            name, turn = EXTRAS[power]
            steps.append(Step(name, 3, line, f"sequence.3.{name}", power, turn))
    return tuple(steps)


def _patronage() -> tuple[Step, ...]:
    return tuple(Step(name, 7, line, "sequence.7.patronage") for line, name in enumerate(("artists", "scientists"), 1))


WINTER: Final = (
    *("morisco-unrest", TREASURE_DISCARD, "loans", "return", ALLIANCES, "regulars"),
    *("piracy-markers", "espionage-reset", "diplomacy-reset", "catholic-league"),
)

PHASES: Final = (
    Phase(1, "cards", "sequence.1.cards", _cards()),
    Phase(2, "diplomacy", "sequence.2.diplomacy", _lines(2, "negotiation", RANSOM, WAR)),
    Phase(3, "spring", "sequence.order", _spring()),
    Phase(4, "actions", "sequence.4.impulse-order", (Step(IMPULSES, 4, 1, "sequence.4.until-all-pass"),)),
    Phase(5, "winter", "sequence.5.winter", _lines(5, *WINTER)),
    Phase(6, "marriages", "sequence.order", _lines(6, "marriages", "virgin-queen", "aging")),
    Phase(7, "patronage", "sequence.7.patronage", _patronage()),
    Phase(8, "victory", "sequence.order", _lines(8, "territory-vp", WINNER, NEXT_TURN)),
)
"""All phases of a turn (sequence.order)."""

STEPS: Final = {step.name: step for phase in PHASES for step in phase.steps}
"""Every step by its name, in order."""


def on_turn(step: Step, turn: int) -> bool:
    """Whether a step shows on a turn."""
    return step.only_turn in (0, turn)
