"""How good a position looks to a seat, in points: what it has scored, and what its pieces promise."""

from functools import cache
from typing import Final

from fondaco.games.virgin_queen.aid_card.espionage import MOST_PLOT_COST, plot_attack_dice, plot_defence_dice
from fondaco.games.virgin_queen.bot.outlook import margins, outlook
from fondaco.games.virgin_queen.rules.espionage.missions import has_cryptography, has_regular_in
from fondaco.games.virgin_queen.rules.piracy.raiding import raid_marker
from fondaco.games.virgin_queen.rules.spaces import besiegers, garrison, land_units
from fondaco.games.virgin_queen.rules.victory import COUNTED_IN, FAITHS, points, winner_at_once
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *

WON: Final = 60.0
UNIT_WORTH: Final = 0.35
SHIP_WORTH: Final = 0.45
LEVEL_WORTH: Final = 0.5
FAITH_WORTH: Final = 0.4
SPACE_WORTH: Final = 0.5
FORTRESS_WORTH: Final = 0.7
LEADER_WORTH: Final = 0.6
CAPTAIN_WORTH: Final = 1.2
TREASURE_WORTH: Final = 0.35
CARGO_WORTH: Final = 0.9
INFORMANT_WORTH: Final = 0.35
SCIENCE_WORTH: Final = 0.6
PATRON_WORTH: Final = 0.12
COLONY_WORTH: Final = 0.7
CARD_WORTH: Final = 0.15
POINT_WORTH: Final = 0.25
PENALTY_WORTH: Final = 0.6
SIEGE_WORTH: Final = 0.9
MARY_WORTH: Final = 0.3
WAR_WORTH: Final = 0.5
PLOT_WORTH: Final = 15.0
RIVALRY_OF_THREE: Final = 0.5


def evaluate(s: Enterprise, seat: int) -> float:
    """The own worth against the rivals', once the procedure at hand is played out."""
    return outlook(s, lambda after: compared(after, seat))


def compared(s: Enterprise, seat: int) -> float:
    """What a seat's powers are worth, less the others'."""
    winner = s.winner if s.winner >= 0 else winner_at_once(s)[0]
    if winner >= 0:
        return WON if s.seat_of(winner) == seat else -WON
    rivalry = 1.0 if s.players == 2 else RIVALRY_OF_THREE
    value = 0.0
    for power in range(POWERS):
        value += worth(s, power) * (1.0 if s.seat_of(power) == seat else -rivalry)
    return value


def worth(s: Enterprise, power: int) -> float:
    """Points, and what is likely to become points."""
    value = points(s, power) + people_worth(s, power) + forces_worth(s, power) + land_worth(s, power)
    value += secrets_worth(s, power)
    value += CARD_WORTH * (s.held[power] + 2 * s.home_held[power]) - PENALTY_WORTH * s.penalty[power]
    if s.active == power:
        value += POINT_WORTH * s.points_left
    return value


def forces_worth(s: Enterprise, power: int) -> float:
    """Units and ships, the more the merrier but less and less."""
    units = sum(s.units[place] for place in range(power, SPACES * UNITS, UNITS))
    if power == SPAIN:
        units += sum(s.units[place] for place in range(CAVALRY, SPACES * UNITS, UNITS))
    ships = 0
    for ship in range(SHIPS):
        if SHIP_OWNER[ship] == power:
            ships += sum(s.ships[place] for place in range(ship, PLACES * SHIPS, SHIPS))
    value = UNIT_WORTH * units + SHIP_WORTH * min(ships, 6)
    return value + LEVEL_WORTH * s.armada_level if power == SPAIN else value


def land_worth(s: Enterprise, power: int) -> float:
    """Spaces held, the own faith, and sieges under way."""
    counted, faith, country = COUNTED_IN[power], FAITHS[power][1], s.printed.country
    value = 0.0
    for space in range(SPACES):
        ruler = s.control[space]
        if ruler == power:
            value += FORTRESS_WORTH if s.printed.fortified[space] else SPACE_WORTH
            value -= 0.2 * s.unrest[space]
        elif s.printed.fortified[space] and land_units(s, space, power):
            lead = besiegers(s, space) - garrison(s, space)
            value += SIEGE_WORTH * min(3, max(0, lead)) * (2.0 if space == LONDON else 1.0)
        if counted >> country[space] & 1 and s.faith[space] == faith:
            value += FAITH_WORTH
    return value + garrison_worth(s, power)


def garrison_worth(s: Enterprise, power: int) -> float:
    """What must not stand empty: London, and the Netherlands for both sides."""
    if power == ENGLAND:
        return 0.2 * min(5, land_units(s, LONDON, ENGLAND)) - WAR_WORTH * s.war[ENGLAND]
    if power == SPAIN:
        return WAR_WORTH * s.war[ENGLAND] * (s.armada_level >= 2) + 0.1 * sum(
            min(3, land_units(s, space, SPAIN))
            for space in range(SPACES)
            if s.printed.country[space] == IN_NETHERLANDS and s.control[space] == SPAIN
        )
    return 0.2 * sum(min(2, land_units(s, space, REBELS)) for space in range(SPACES) if s.control[space] == REBELS)


def people_worth(s: Enterprise, power: int) -> float:
    """Leaders and captains, and what the captains carry."""
    value = 0.0
    for leader in range(LEADERS):
        at = s.leader_at[leader]
        if s.printed.leader_power[leader] != power or at in (DEAD, NOT_YET):
            continue
        own = CAPTAIN_WORTH if leader in CAPTAINS else LEADER_WORTH + 0.3 * s.printed.battle[leader]
        value += 0.3 * own if at == CAPTIVE else own
        if leader in CAPTAINS:
            value += voyage_worth(s, leader)
    if power == ENGLAND and s.elizabeth:
        value += s.last_turn - s.turn + 1.0
    if power == SPAIN and s.mary != MARY_DEAD:
        value += MARY_WORTH
    return value


def voyage_worth(s: Enterprise, captain: int) -> float:
    """Cargo, the loot in reach, less the damage."""
    first = (IN_CARGO + captain - CAPTAINS[0]) * TREASURES
    value = CARGO_WORTH * sum(s.treasure[first : first + TREASURES]) - 0.4 * (s.damaged >> captain & 1)
    at = s.leader_at[captain]
    if FIRST_ZONE <= at < ANY_PLACE and not s.raided & raid_marker(ENGLAND, at):
        zone = at - FIRST_ZONE
        hoards = (zone, IN_PORTUGAL_S) if s.printed.portuguese[zone] else (zone,)
        loot = sum(s.treasure[hoard * TREASURES + kind] for hoard in hoards for kind in range(TREASURES))
        return value + 0.9 + 0.2 * min(4, loot + 2 * (s.fleet_zone == zone))
    if at == WAITING:
        return value + 0.3
    return value + 0.2 if at < PLACES else value


def plot_worth(s: Enterprise) -> float:
    """What plots in England threaten."""
    return PLOT_WORTH * plots_left(s) * next_plot(s)


def plots_left(s: Enterprise) -> int:
    """How many plots Spain can still try."""
    tried = s.missions[SPAIN] >> (PLOT * POWERS + ENGLAND) & 1
    return s.last_turn - max(s.turn, s.printed.plots_from) + 1 - tried


def next_plot(s: Enterprise) -> float:
    """How likely the next plot in England wins the game, by its exact odds."""
    informant = s.informant[SPAIN * POWERS + ENGLAND]
    code = has_cryptography(s, SPAIN)
    alive = int(s.mary != MARY_DEAD)
    near = has_regular_in(s, (IN_SCOTLAND, IN_IRELAND))
    landed = has_regular_in(s, (IN_ENGLAND,))
    attack = plot_attack_dice(MOST_PLOT_COST, code, informant, s.jesuits[1], alive, 0, near, landed)
    return gunpowder_chance(attack, plot_defence_dice(has_cryptography(s, ENGLAND)))


@cache
def gunpowder_chance(attack: int, defence: int) -> float:
    """How likely the Gunpowder Plot is with so many dice."""
    return sum(chance for won, lost, chance in margins(attack, defence, False) if won - lost >= 4)


def secrets_worth(s: Enterprise, power: int) -> float:
    """Informants, Jesuits, sciences, treasures and the colony."""
    value = INFORMANT_WORTH * sum(1 for other in range(POWERS) if s.informant[power * POWERS + other])
    code, plants = power * SCIENCES + CRYPTOGRAPHY, power * SCIENCES + PLANTATION
    value += SCIENCE_WORTH * (s.science[code] + s.science[plants])
    value += PATRON_WORTH * (s.patron[code] + s.patron[plants])
    first = (HELD + power) * TREASURES
    value += TREASURE_WORTH * sum((kind + 1) * s.treasure[first + kind] for kind in range(TREASURES))
    if power == SPAIN:
        value += plot_worth(s) + 0.1 * s.jesuits[2]
    if power == ENGLAND:
        value += COLONY_WORTH * s.colony
    return value
