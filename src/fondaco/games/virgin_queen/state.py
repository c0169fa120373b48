"""What lies on the table: the map with its units, the New World, hands, missions and the fight at hand."""

from __future__ import annotations

from typing import ClassVar, Final

from fondaco.games.virgin_queen.printed import Printed
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import OWN, OWN_AND_TOTALS, PRINTED, PUBLIC, TOTAL, State

OPEN: Final = (
    *("turn", "phase", "last_turn", "rolled_conversions", "raider_chooses", "active", "points_left", "passes"),
    *("home_played", "mission_tried", "treasure_used", "winner", "ending", "vp", "history", "piracy_vp"),
    *("capital", "units", "ships", "armada_at", "armada_level", "reserve_units", "reserve_ships"),
    *("track_ships", "control", "faith", "unrest", "fresh_sieges", "leader_at", "captor", "damaged", "patrols"),
    *("fortress", "escorts", "fleet_zone", "colony", "virginia", "treasure", "raided", "informant", "jesuits"),
    *("missions", "mary", "elizabeth", "science", "patron", "penalty", "war", "war_debt", "allied"),
    *("attack_dice", "defence_dice", "fight", "corsairs", "galleys", "converting", "converted", "minors"),
    *("majors", "unrest_owed", "held", "home_held", "discard", "removed"),
)
"""The fields that everybody sees: everything but hands, Home Cards and the deck (enterprise.secrets)."""


class Enterprise(State):
    """A position. Lists are indexed space * units + unit, place * ships + ship, hoard * treasures + treasure."""

    __slots__ = ("printed", *OPEN, "hand", "home", "deck")

    VISIBLE: ClassVar[dict[str, str]] = {
        "printed": PRINTED,
        **dict.fromkeys(OPEN, PUBLIC),
        "hand": OWN_AND_TOTALS,
        "home": OWN,
        "deck": TOTAL,
    }

    printed: Printed
    turn: int
    phase: int
    """0 to 7, as on the aid card (sequence.order)."""
    last_turn: int
    rolled_conversions: int
    """1 if the six conversions of a plot are rolled (Q.plot.six-conversions)."""
    raider_chooses: int
    """1 if the raider picks the rewards of piracy (Q.piracy.even-split)."""
    active: int
    """The power whose impulse it is, or -1."""
    points_left: int
    """Command points still to be spent."""
    passes: int
    """How many powers have passed in a row (sequence.4.until-all-pass)."""
    home_played: int
    """The Home Card played in this impulse, or -1."""
    mission_tried: int
    treasure_used: int
    winner: int
    """The power that won at once, or -1."""
    ending: int
    vp: list[int]
    history: list[int]
    """The points of each power at the end of each turn (Q.turn.tie)."""
    piracy_vp: list[int]
    capital: list[int]
    """The space of each power's capital, or -1."""
    units: list[int]
    ships: list[int]
    armada_at: int
    """The place of the Armada, or -1."""
    armada_level: int
    reserve_units: list[int]
    reserve_ships: list[int]
    track_ships: list[int]
    """Ships that come back next turn (component.turn-track)."""
    control: list[int]
    faith: list[int]
    unrest: list[int]
    fresh_sieges: int
    """Bits of the spaces whose siege began in this impulse (Q.assault.when)."""
    leader_at: list[int]
    captor: list[int]
    """Who holds each captive leader, or -1."""
    damaged: int
    """Bits of the captains who are damaged."""
    patrols: list[int]
    fortress: list[int]
    escorts: list[int]
    fleet_zone: int
    """Where the Indies Fleet is, or -1."""
    colony: int
    virginia: int
    """1 once the Virginia Dare point was won (Q.colony.virginia)."""
    treasure: list[int]
    raided: int
    """Bits of piracy markers: raider * 9 + sea or zone."""
    informant: list[int]
    """By owner * powers + target: 0 none, 1 in place, 2 placed in this impulse (espionage.informant)."""
    jesuits: list[int]
    """In the reserve, in England, in the Netherlands."""
    missions: list[int]
    """Bits by mission * powers + target of the missions each power tried this turn (Q.esp.timing)."""
    mary: int
    elizabeth: int
    science: list[int]
    patron: list[int]
    penalty: list[int]
    war: list[int]
    """Whether Spain is at war with each power."""
    war_debt: list[int]
    allied: int
    """1 while England and the rebels are allies."""
    attack_dice: list[int]
    defence_dice: list[int]
    fight: list[int]
    corsairs: int
    galleys: int
    """Of the Ottoman raid."""
    converting: int
    """The country of a conversion attempt, or -1."""
    converted: int
    """Bits of the spaces converted in this attempt."""
    minors: int
    majors: int
    unrest_owed: int
    hand: list[list[int]]
    """For each seat, how many cards of each kind its powers hold: power * cards + card."""
    held: list[int]
    """How many cards each power holds."""
    home: list[list[int]]
    """For each seat, the Home Card each of its powers has chosen, or -1."""
    home_held: list[int]
    deck: list[int]
    discard: list[int]
    removed: list[int]
    """Cards not yet in the game, or out of it."""

    def __init__(self, players: int, printed: Printed, source: Enterprise | None = None) -> None:
        super().__init__(players, source)
        self.printed = printed
        if source is None:
            self._lay_out()
            return
        self.turn = source.turn
        self.phase = source.phase
        self.last_turn = source.last_turn
        self.rolled_conversions = source.rolled_conversions
        self.raider_chooses = source.raider_chooses
        self.active = source.active
        self.points_left = source.points_left
        self.passes = source.passes
        self.home_played = source.home_played
        self.mission_tried = source.mission_tried
        self.treasure_used = source.treasure_used
        self.winner = source.winner
        self.ending = source.ending
        self.vp = source.vp[:]
        self.history = source.history[:]
        self.piracy_vp = source.piracy_vp[:]
        self.capital = source.capital[:]
        self.units = source.units[:]
        self.ships = source.ships[:]
        self.armada_at = source.armada_at
        self.armada_level = source.armada_level
        self.reserve_units = source.reserve_units[:]
        self.reserve_ships = source.reserve_ships[:]
        self.track_ships = source.track_ships[:]
        self.control = source.control[:]
        self.faith = source.faith[:]
        self.unrest = source.unrest[:]
        self.fresh_sieges = source.fresh_sieges
        self.leader_at = source.leader_at[:]
        self.captor = source.captor[:]
        self.damaged = source.damaged
        self.patrols = source.patrols[:]
        self.fortress = source.fortress[:]
        self.escorts = source.escorts[:]
        self.fleet_zone = source.fleet_zone
        self.colony = source.colony
        self.virginia = source.virginia
        self.treasure = source.treasure[:]
        self.raided = source.raided
        self.informant = source.informant[:]
        self.jesuits = source.jesuits[:]
        self.missions = source.missions[:]
        self.mary = source.mary
        self.elizabeth = source.elizabeth
        self.science = source.science[:]
        self.patron = source.patron[:]
        self.penalty = source.penalty[:]
        self.war = source.war[:]
        self.war_debt = source.war_debt[:]
        self.allied = source.allied
        self.attack_dice = source.attack_dice[:]
        self.defence_dice = source.defence_dice[:]
        self.fight = source.fight[:]
        self.corsairs = source.corsairs
        self.galleys = source.galleys
        self.converting = source.converting
        self.converted = source.converted
        self.minors = source.minors
        self.majors = source.majors
        self.unrest_owed = source.unrest_owed
        self.hand = [cards[:] for cards in source.hand]
        self.held = source.held[:]
        self.home = [cards[:] for cards in source.home]
        self.home_held = source.home_held[:]
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.removed = source.removed[:]

    def _lay_out(self) -> None:
        """An empty table; the set-up puts the pieces on it."""
        printed = self.printed
        self.turn = FIRST_TURN
        self.phase = 0
        self.last_turn = 0
        self.rolled_conversions = 0
        self.raider_chooses = 0
        self.active = -1
        self.points_left = 0
        self.passes = 0
        self.home_played = -1
        self.mission_tried = 0
        self.treasure_used = 0
        self.winner = -1
        self.ending = 0
        self.vp = list(printed.points[self.players - 2])
        self.history = []
        self.piracy_vp = [0] * POWERS
        self.capital = [space if space < SPACES else -1 for space in printed.capital]
        self.units = [0] * (SPACES * UNITS)
        self.ships = [0] * (PLACES * SHIPS)
        self.armada_at = -1
        self.armada_level = 0
        self.reserve_units = [*printed.regulars, printed.cavalry]
        self.reserve_ships = list(printed.ships)
        self.track_ships = [0] * SHIPS
        self.control = list(printed.control)
        self.faith = list(printed.faith)
        self.unrest = [0] * SPACES
        self.fresh_sieges = 0
        self.leader_at = [NOT_YET] * LEADERS
        self.captor = [-1] * LEADERS
        self.damaged = 0
        self.patrols = list(printed.patrols)
        self.fortress = list(printed.fortress)
        self.escorts = [0] * ZONES
        self.fleet_zone = -1
        self.colony = 0
        self.virginia = 0
        self.treasure = [0] * (HOARDS * 3)
        self.raided = 0
        self.informant = [0] * (POWERS * POWERS)
        self.jesuits = [printed.jesuits, 0, 0]
        self.missions = [0] * POWERS
        self.mary = MARY_CAPTURED
        self.elizabeth = 1
        self.science = [0] * (POWERS * SCIENCES)
        self.patron = [0] * (POWERS * SCIENCES)
        self.penalty = [0] * POWERS
        self.war = [0] * POWERS
        self.war_debt = [0] * POWERS
        self.allied = int(self.players == 2)
        self.attack_dice = []
        self.defence_dice = []
        self.fight = [-1] * FIGHT_SIZE
        self.corsairs = 0
        self.galleys = 0
        self.converting = -1
        self.converted = 0
        self.minors = 0
        self.majors = 0
        self.unrest_owed = 0
        self.hand = [[0] * (POWERS * CARDS) for _ in range(self.players)]
        self.held = [0] * POWERS
        self.home = [[-1] * POWERS for _ in range(self.players)]
        self.home_held = [0] * POWERS
        self.deck = [0] * CARDS
        self.discard = [0] * CARDS
        self.removed = list(printed.card_counts)

    def copy(self) -> Enterprise:
        return Enterprise(self.players, self.printed, self)

    def __repr__(self) -> str:
        return (
            f"<Enterprise of England: turn {self.turn}, phase {self.phase + 1}, power {self.active}, points {self.vp}>"
        )

    def seat_of(self, power: int) -> int:
        """Who plays a power; with two players the rebels are England's (enterprise.players)."""
        return power if power < self.players else 1

    def powers_of(self, seat: int) -> list[int]:
        """The powers of a seat."""
        return [power for power in range(POWERS) if self.seat_of(power) == seat]

    def cards_of(self, power: int) -> list[int]:
        """How many cards of each kind a power holds; nothing of each if that is not known."""
        return self.hand[self.seat_of(power)][power * CARDS : power * CARDS + CARDS]
