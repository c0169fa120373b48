"""Field battle: dice, losses, who holds the field, and retreat."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.field_battle import (
    attacker_holds,
    field_attack_dice,
    field_defence_dice,
    field_losses,
)
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.rolling import attack_hits, defence_hits, roll_both
from fondaco.games.virgin_queen.rules.spaces import (
    PowerChoice,
    allies_of,
    are_too_few,
    besiegers,
    best_battle,
    crossing,
    disband,
    enemies_in,
    foes_of,
    is_friend,
    land_units,
    remove_unit,
    unit_kinds,
)
from fondaco.games.virgin_queen.rules.spring import move_formation
from fondaco.games.virgin_queen.rules.war.marching import MOST_INSIDE, begin_siege, capture_leaders, first_foe, go_back
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Step, Why

LOSING_PARTS: Final = 4
"""A power and in what part it loses units share the first argument of a frame."""
MARCHING: Final = 1
DEFENDING: Final = 2
BESIEGING: Final = 3


class FieldBattle(Step[Enterprise]):
    """Both sides count their dice and roll (battle.field.attack-dice, battle.field.defence-dice)."""

    clause = "battle.field.attack-dice"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        attack, defence = field_dice(s, power)
        s.tell(news.BATTLE, power, s.fight[FIGHT_DEFENDER], s.fight[FIGHT_PLACE])
        roll_both(s, attack, defence, frames.FIELD_RESULT, power)


def field_dice(s: Enterprise, power: int) -> tuple[int, int]:
    """The dice of those who marched in, and of all their enemies there."""
    place = s.fight[FIGHT_PLACE]
    attack = field_attack_dice(s.fight[FIGHT_UNITS], best_battle(s, place, [power], True))
    defence = field_defence_dice(enemies_in(s, place, power), best_battle(s, place, foes_of(s, power), True))
    return attack, defence


class FieldResult(Step[Enterprise]):
    """Each side loses a unit per hit, both at once (battle.field.losses, battle.field.both-eliminated)."""

    clause = "battle.field.losses"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        place, attack = s.fight[FIGHT_PLACE], s.fight[FIGHT_UNITS]
        hits, taken = attack_hits(s), defence_hits(s)
        defend = enemies_in(s, place, power)
        left, other_left = field_losses(attack, defend, len(s.attack_dice), len(s.defence_dice), hits, taken)
        holds = attacker_holds(left, other_left, hits, taken)
        s.tell(news.BATTLE_RESULT, power, hits, taken, attack - left, defend - other_left)
        s.fight[FIGHT_UNITS] = left
        defender = s.fight[FIGHT_DEFENDER]
        s.then(
            (frames.LOSE, power * LOSING_PARTS + MARCHING, attack - left),
            (frames.LOSE, defender * LOSING_PARTS + DEFENDING, defend - other_left),
            (frames.FIELD_END, power, int(holds)),
        )


def losing_powers(s: Enterprise, power: int, who: int) -> list[int]:
    """Whose units fall: the marching power's, all that stand against it, or all that besiege with it."""
    attacker = s.fight[FIGHT_ATTACKER]
    return [power] if who == MARCHING else foes_of(s, attacker) if who == DEFENDING else allies_of(s, attacker)


class Lose(PowerChoice):
    """The owner chooses which units are lost (enterprise.losses, Q.loss-choice)."""

    name = "lose"
    clause = "enterprise.losses"
    options = Options(Group("", (UNIT,)))

    def power(self, s: Enterprise, who: int, left: int) -> int:
        return who // LOSING_PARTS

    def seat(self, s: Enterprise, who: int, left: int) -> int:
        return s.seat_of(self.power(s, who, left)) if left > 0 else NOBODY

    def candidates(self, s: Enterprise, who: int, left: int) -> list[int]:
        return unit_kinds(s, s.fight[FIGHT_PLACE], losing_powers(s, *divmod(who, LOSING_PARTS)))

    def refusal(self, s: Enterprise, who: int, left: int, unit: int, why: Why = QUIET) -> int:
        return 0 if unit in self.candidates(s, who, left) else why.no(refusals.NO_UNIT_OF_KIND, unit=unit)

    def choose(self, s: Enterprise, who: int, left: int, unit: int) -> None:
        remove_unit(s, s.fight[FIGHT_PLACE], unit)
        s.tell(news.LOSES, unit, s.fight[FIGHT_PLACE])
        s.then((frames.LOSE, who, left - 1))


class FieldEnd(Step[Enterprise]):
    """Leaders without units are captured, and the loser gives way (battle.field.leader-capture, enterprise.retreat)."""

    clause = "battle.field.winner"

    def run(self, s: Enterprise, power: int, holds: int) -> None:
        place, defender = s.fight[FIGHT_PLACE], s.fight[FIGHT_DEFENDER]
        if not s.fight[FIGHT_UNITS]:
            if not land_units(s, place, power):
                capture_leaders(s, power, place, defender)
        elif not holds:
            go_back(s, power, place, s.fight[FIGHT_ORIGIN], s.fight[FIGHT_UNITS])
            give_up_thin_siege(s, power, s.fight[FIGHT_ORIGIN])
        if not enemies_in(s, place, power):
            for foe in foes_of(s, power):
                capture_leaders(s, foe, place, power)
        if holds:
            s.tell(news.HOLDS, power, place)
            give_way(s, power)
        elif is_friend(s, power, s.control[place]) and are_too_few(s, place, enemies_in(s, place, power)):
            # a beaten relief has left no more besiegers than there are defenders (enterprise.siege, Q.siege.start)
            s.tell(news.SIEGE_BROKEN, place)
            retreat(s, first_foe(s, place, power), place)


def give_up_thin_siege(s: Enterprise, power: int, origin: int) -> None:
    """The beaten who come back to a siege too few to keep it up must leave it (enterprise.siege, Q.siege.start)."""
    walls = s.printed.fortified[origin] and not is_friend(s, power, s.control[origin])
    if walls and are_too_few(s, origin, besiegers(s, origin)):
        s.tell(news.SIEGE_BROKEN, origin)
        retreat(s, power, origin)


def give_way(s: Enterprise, power: int) -> None:
    """What is left of the defenders retreats or goes inside; an empty fortress is besieged."""
    place = s.fight[FIGHT_PLACE]
    if enemies_in(s, place, power):
        retreat(s, first_foe(s, place, power), place)
    elif s.printed.fortified[place] and not is_friend(s, power, s.control[place]):
        begin_siege(s, power)


# Retreat


def retreat(s: Enterprise, power: int, place: int) -> None:
    """Those who must give way choose where; without a way they are lost (enterprise.retreat)."""
    if any(not retreat_refusal(s, power, place, option, QUIET) for option in range(SPACES + 1)):
        s.then((frames.RETREAT, power, place))
        return
    captor = s.fight[FIGHT_ATTACKER] if power != s.fight[FIGHT_ATTACKER] else s.fight[FIGHT_DEFENDER]
    disband(s, place, allies_of(s, power))
    s.tell(news.NO_RETREAT, power, place)
    for friend in allies_of(s, power):
        capture_leaders(s, friend, place, captor)
    lay_siege(s, power, place)


def lay_siege(s: Enterprise, power: int, place: int) -> None:
    """Walls the defenders have left are besieged by those who drove them out (enterprise.siege)."""
    attacker = s.fight[FIGHT_ATTACKER]
    if power != attacker and s.printed.fortified[place] and not is_friend(s, attacker, s.control[place]):
        begin_siege(s, attacker)


RETREATS: Final = Options(Group("to", (SPACE,)), Group("inside"))
INSIDE: Final = RETREATS.first("inside")


def retreat_refusal(s: Enterprise, power: int, place: int, option: int, why: Why) -> int:
    """To a neighbouring friendly space without enemies or unrest, or inside one's own walls (Q.field.retreat)."""
    if option == INSIDE:
        return inside_refusal(s, power, place, why)
    near = option in s.printed.roads[place] or crossing(s, power, place, option)
    if not near or not is_friend(s, power, s.control[option]):
        return why.no(refusals.NOT_THERE, space=option)
    if option == s.fight[FIGHT_ORIGIN]:
        return why.no(refusals.CAME_FROM_THERE, space=option)
    if enemies_in(s, option, power):
        return why.no(refusals.ENEMY_THERE, space=option)
    return why.no(refusals.UNREST_THERE, space=option) if s.unrest[option] else 0


def inside_refusal(s: Enterprise, power: int, place: int, why: Why) -> int:
    """At most four units fit inside walls that are one's own (enterprise.siege)."""
    if not s.printed.fortified[place] or not is_friend(s, power, s.control[place]):
        return why.no(refusals.NOT_THERE, space=place)
    units = sum(land_units(s, place, friend) for friend in allies_of(s, power))
    return why.no(refusals.TOO_MANY_INSIDE, number=units) if units > MOST_INSIDE else 0


class Retreat(PowerChoice):
    """The loser picks the space he goes to (enterprise.retreat)."""

    name = "retreat"
    clause = "enterprise.retreat"
    options = RETREATS

    def refusal(self, s: Enterprise, power: int, place: int, option: int, why: Why = QUIET) -> int:
        return retreat_refusal(s, power, place, option, why)

    def choose(self, s: Enterprise, power: int, place: int, option: int) -> None:
        if option == INSIDE:
            s.tell(news.INSIDE, power, place)
            begin_siege(s, s.fight[FIGHT_ATTACKER])
            return
        for friend in allies_of(s, power):  # they give way together
            move_formation(s, friend, place, option, land_units(s, place, friend), True)
        s.tell(news.RETREATS, power, place, option)
        lay_siege(s, power, place)
