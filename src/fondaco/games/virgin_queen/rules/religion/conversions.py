"""The attempt to convert: roll, unrest, majors, minors, and where the unrest breaks out."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.dice import CONVERSIONS
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.choices import Operation, Stake
from fondaco.games.virgin_queen.rules.rolling import clear_dice
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, land_units, spaces_of
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Step, Why

LEAST_DICE: Final = 2
MOST_DICE: Final = 4
REACH: Final = {SPAIN: (IN_ENGLAND, IN_NETHERLANDS), ENGLAND: (IN_ENGLAND,), REBELS: (IN_NETHERLANDS,)}
"""Where each power converts (enterprise.conversion)."""


def faith_of(power: int) -> int:
    """Spain and its units are Catholic, the other two Protestant, and so they convert (enterprise.sides)."""
    return CATHOLIC if power == SPAIN else PROTESTANT


class Convert(Operation):
    """A country of one's own reach with somebody left to convert (enterprise.conversion)."""

    name = "convert"
    clause = "enterprise.conversion"
    options = Options(Group("", (COUNTRY,)))
    leads_to = frames.CONVERT_DICE

    def refusal(self, s: Enterprise, power: int, _: int, country: int, why: Why = QUIET) -> int:
        if country not in REACH[power]:
            return why.no(refusals.CONVERSION_NOT_YOURS, country=country)
        left = any(s.faith[space] != faith_of(power) for space in spaces_of(s, country))
        return 0 if left else why.no(refusals.NO_TARGET)


def preached(s: Enterprise, power: int, country: int, points: int) -> int:
    """A die for each point, and in the Netherlands one for each Jesuit of Spain's there (enterprise.jesuits)."""
    return points + (s.jesuits[2] if power == SPAIN and country == IN_NETHERLANDS else 0)


class ConvertDice(Stake):
    """Two to four points, a die for each (Q.conv.dice)."""

    name = "convert-dice"
    clause = "enterprise.conversion"

    def bounds(self, on: int) -> tuple[int, int, int]:
        return LEAST_DICE, MOST_DICE, refusals.CONVERSION_DICE

    def choose(self, s: Enterprise, power: int, country: int, points: int) -> None:
        s.points_left -= points
        dice = preached(s, power, country, points)
        s.fight[FIGHT_ATTACKER] = power
        s.converting = country
        s.converted = 0
        s.tell(news.CONVERSION, power, country, dice)
        clear_dice(s)
        s.then((frames.ATTACK_DIE, dice, 0), (frames.CONVERTED, power, faith_of(power)))


class Converted(Step[Enterprise]):
    """4 and 5 are minor, 6 major, and a 1 owes unrest (conversion.roll, conversion.unrest-award)."""

    clause = "conversion.roll"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        minors, majors, unrest = CONVERSIONS.read(s.attack_dice)
        s.minors, s.majors, s.unrest_owed = minors, 0, unrest
        s.tell(news.CONVERSION_ROLL, minors, majors, unrest)
        s.then((frames.MAJOR, power, majors), (frames.MINOR, power, 0), (frames.UNREST, power, 0))


# Where conversions go


def convertible_refusal(
    s: Enterprise, power: int, country: int, space: int, why: Why, anywhere: bool, occupied: bool
) -> int:
    """In the country of the attempt, of the other faith, next to one's own, and not under the enemy.

    conversion.minor.adjacent, conversion.minor.occupied, conversion.major.a, conversion.major.b
    """
    faith = faith_of(power)
    if s.printed.country[space] != country:
        return why.no(refusals.OTHER_COUNTRY, space=space)
    if s.faith[space] == faith:
        return why.no(refusals.SAME_FAITH, space=space)
    adjacent = anywhere or any(s.faith[near] == faith for near in s.printed.roads[space])
    if not adjacent and why.also(refusals.NOT_ADJACENT, space=space):
        return refusals.NOT_ADJACENT
    if not occupied and any(land_units(s, space, other) for other in range(POWERS) if faith_of(other) != faith):
        return why.no(refusals.ENEMY_UNIT_THERE, space=space)
    return 0


def convert_space(s: Enterprise, power: int, space: int) -> None:
    """A space changes its faith."""
    s.faith[space] = faith_of(power)
    s.converted |= 1 << space
    s.tell(news.CONVERTED, space, s.faith[space])


MAJORS: Final = Options(Group("reposition", (SPACE,)), Group("keep"), Group("cancel"), Group("cancel-at", (SPACE,)))
KEEP: Final = MAJORS.first("keep")
CANCEL: Final = MAJORS.first("cancel")
CANCEL_AT: Final = MAJORS.first("cancel-at")


class Major(PowerChoice):
    """Each 6: kept for an occupied space, a new region, or calm and a minor (conversion.major.a)."""

    name = "major"
    clause = "conversion.major.a"
    options = MAJORS

    def seat(self, s: Enterprise, power: int, left: int) -> int:
        return s.seat_of(power) if left > 0 else NOBODY

    def candidates(self, s: Enterprise, power: int, left: int) -> list[int]:
        country = spaces_of(s, s.converting)
        return [*country, KEEP, CANCEL, *(CANCEL_AT + space for space in country if s.unrest[space])]

    def refusal(self, s: Enterprise, power: int, left: int, option: int, why: Why = QUIET) -> int:
        if option == KEEP:
            return 0
        if option == CANCEL:
            return 0 if s.unrest_owed else why.no(refusals.NO_UNREST_TO_CANCEL)
        if option >= CANCEL_AT:  # Q.conv.cancel: only if none is owed
            space = option - CANCEL_AT
            fits = s.unrest[space] and s.printed.country[space] == s.converting and not s.unrest_owed
            return 0 if fits else why.no(refusals.NO_UNREST_TO_CANCEL)
        # conversion.major.b, Q.conv.major-b
        return convertible_refusal(s, power, s.converting, option, why, True, False)

    def choose(self, s: Enterprise, power: int, left: int, option: int) -> None:
        s.then((frames.MAJOR, power, left - 1))
        if option == KEEP:
            s.majors += 1
        elif option < KEEP:
            convert_space(s, power, option)
        else:  # conversion.major.c
            s.minors += 1
            if option == CANCEL:
                s.unrest_owed = 0
            else:
                s.unrest[option - CANCEL_AT] = 0
            s.tell(news.UNREST_CANCELLED)


MINORS: Final = Options(Group("to", (SPACE,)), Group("stop"))
STOP: Final = MINORS.first("stop")


class Minor(PowerChoice):
    """Conversions one after the other; each may prepare the next; kept sixes come last (Q.conv.chain)."""

    name = "minor"
    clause = "conversion.minor.adjacent"
    options = MINORS

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        some = any(not self.refusal(s, power, 0, space) for space in spaces_of(s, s.converting))
        return s.seat_of(power) if some else NOBODY

    def run(self, s: Enterprise, power: int, _: int) -> None:
        """Conversions without a place are lost; then the kept sixes are used (conversion.major.a)."""
        if s.minors:
            s.tell(news.CONVERSIONS_LOST, s.minors)
            s.minors = 0
            s.then((frames.MINOR, power, 0))

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return [*spaces_of(s, s.converting), STOP]

    def refusal(self, s: Enterprise, power: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == STOP:
            return 0
        if not s.minors + s.majors:
            return why.no(refusals.NO_TARGET)
        return convertible_refusal(s, power, s.converting, option, why, False, not s.minors)

    def choose(self, s: Enterprise, power: int, _: int, option: int) -> None:
        if option == STOP:
            s.minors = s.majors = 0
            return
        convert_space(s, power, option)
        if s.minors:
            s.minors -= 1
        else:
            s.majors -= 1
        s.then((frames.MINOR, power, 0))


class Unrest(PowerChoice):
    """The opponent places the unrest in a space that was just converted (conversion.unrest-place)."""

    name = "unrest"
    clause = "conversion.unrest-place"
    options = Options(Group("", (SPACE,)))

    def power(self, s: Enterprise, power: int, _: int) -> int:
        """Who speaks against a conversion: Spain, or against Spain the Protestant power of the country."""
        return SPAIN if power != SPAIN else ENGLAND if s.converting == IN_ENGLAND else REBELS

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        return s.seat_of(self.power(s, power, 0)) if s.unrest_owed and s.converted else NOBODY

    def run(self, s: Enterprise, power: int, _: int) -> None:
        """Without a converted space no unrest is placed (Q.conv.unrest-space)."""
        s.unrest_owed = 0

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return list(spaces_of(s, s.converting))

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        return 0 if s.converted >> space & 1 else why.no(refusals.NOT_CONVERTED, space=space)

    def choose(self, s: Enterprise, power: int, _: int, space: int) -> None:
        s.unrest[space] = 1
        s.unrest_owed = 0
        s.tell(news.UNREST, space)
