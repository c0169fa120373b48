"""The three missions of the espionage table."""

from functools import partial
from typing import Final

from fondaco.games.virgin_queen.aid_card.dice import HITS, HITS_AND_SIX
from fondaco.games.virgin_queen.aid_card.plan import ATTACK, DEFENCE, Again, Outcome, Plan, Throw, both_throw
from fondaco.games.virgin_queen.aid_card.procedure import MOST_RATING, Procedure, Refused, Values, flag, number, reading

FIRST_TURN: Final = 3
"""No mission before this turn (espionage.turn-three)."""
LAST_TURN: Final = 7
KILL_FROM: Final = 2
"""The kill test begins at this margin (Q.kill.band)."""
ELIZABETH_RATING: Final = 2
SECOND_VICTIM_FROM: Final = 4
"""The die of offensive action a (espionage.offensive.a-second)."""
CARDS_FOR_DISCARD: Final = 3
INTELLIGENCE_COST: Final = 2
OFFENSIVE_ACTIONS: Final = 3


def aid_dice(cryptography: int, informant: int) -> int:
    """One die for Cryptography or the Cipher Key, two for an informant of an earlier impulse.

    espionage.cryptography.attack, espionage.informant
    """
    return int(cryptography > 0) + 2 * int(informant > 0)


def _too_early(values: Values) -> list[Refused]:
    if values["turn"] >= FIRST_TURN:
        return []
    return [Refused("espionage.turn-three", "too-early", "turn", FIRST_TURN)]


def _too_early_or_mary_dead(clause: str, values: Values) -> list[Refused]:
    """Her card helps only while she lives (Q.mary.state)."""
    is_dead = values["mary-card"] and not values["mary-alive"]
    return _too_early(values) + ([Refused(clause, "mary-is-dead", "mary-card")] if is_dead else [])


TURN: Final = number("turn", "espionage.turn-three", 1, LAST_TURN, FIRST_TURN, "table")
AIDS: Final = (flag("cryptography", "espionage.cryptography.attack"), flag("informant", "espionage.informant"))
GUARD: Final = flag("defend-cryptography", "espionage.cryptography.defence", "defence")

# Intelligence gathering


def intelligence_dice(cryptography: int, informant: int, walsingham: int) -> int:
    """Two dice, and the aids (espionage.intel.cost, espionage.intel.walsingham)."""
    return INTELLIGENCE_COST + aid_dice(cryptography, informant) + 2 * int(walsingham > 0)


def offensive_actions(hits: int) -> int:
    """One action for each hit, each of the three once (espionage.intel.actions)."""
    return min(hits, OFFENSIVE_ACTIONS)


def may_force_discard(cards: int, six: int) -> bool:
    """Three cards in the target's hand and a 6 among the dice (espionage.offensive.c)."""
    return cards >= CARDS_FOR_DISCARD and six > 0


INTELLIGENCE_ROWS: Final = ("three-actions", "two-actions", "one-action", "no-effect")


def _intelligence_plan(values: Values) -> Plan:
    dice = intelligence_dice(values["cryptography"], values["informant"], values["walsingham"])

    def gathered(reading: tuple[int, ...]) -> Outcome:
        hits, six = reading  # espionage.intel.no-defence: the hits are the margin
        row = INTELLIGENCE_ROWS[OFFENSIVE_ACTIONS - offensive_actions(hits)]  # espionage.intel.no-hit
        return Outcome(row, (hits, six, int(may_force_discard(values["hand"], six))))

    return Throw(ATTACK, HITS_AND_SIX, dice, gathered)


INTELLIGENCE: Final = Procedure(
    "intelligence",
    "espionage.intel.actions",
    (
        *AIDS,
        flag("walsingham", "espionage.intel.walsingham"),
        number("hand", "espionage.offensive.c", 0, 20, 4, "defence"),
        TURN,
    ),
    INTELLIGENCE_ROWS,
    INTELLIGENCE_ROWS[:3],
    ("attack-hits", "six", "discard-open"),
    _intelligence_plan,
    _too_early,
)

# Assassination

LEAST_KILL_COST: Final = 2
MOST_KILL_COST: Final = 4
REPEATED: Final = 0
ONCE: Final = 1
ATTACKER_ALONE: Final = 2
WITHOUT_RATING: Final = 0


def mary_dice_against_elizabeth(elizabeth: int, alive: int, card: int) -> int:
    """One die if Mary lives and three for her card, against Elizabeth alone (espionage.assassination.mary)."""
    return (int(alive > 0) + 3 * int(card > 0)) if elizabeth else 0


def assassination_attack_dice(cost: int, cryptography: int, informant: int, pistols: int, mary: int) -> int:
    """A die for each CP, and the aids (espionage.assassination.cost, espionage.assassination.pistols)."""
    return cost + aid_dice(cryptography, informant) + 2 * int(pistols > 0) + mary


def assassination_defence_dice(elizabeth: int, rating: int, home: int, cryptography: int) -> int:
    """One die, and what guards the target.

    espionage.assassination.defence-base, espionage.assassination.defence-home,
    espionage.assassination.defence-rating, espionage.assassination.defence-elizabeth
    """
    guard = 3 if elizabeth else rating + int(home > 0)
    return 1 + guard + int(cryptography > 0)  # espionage.cryptography.defence


def is_killed(margin: int, rating: int) -> bool:
    """From +2 on, a margin above the target's rating kills (espionage.assassination.kill-test)."""
    return margin >= KILL_FROM and margin > rating


KILL_ROWS: Final = ("killed", "discard-only", "no-effect", "neutralised", "two-defensive", "three-defensive")


def assassination_row(margin: int, rating: int) -> str:
    """The row of a margin that is not rolled again."""
    if margin >= KILL_FROM:
        return KILL_ROWS[0] if is_killed(margin, rating) else KILL_ROWS[1]  # espionage.assassination.forced-discard
    if margin > 0:
        return KILL_ROWS[2]
    return KILL_ROWS[3 + min(2, -margin)]  # espionage.assassination.tie, minus-one, minus-two


def may_execute_after_attempt(elizabeth: int, margin: int) -> bool:
    """A failed attempt on Elizabeth lets England execute a captured Mary (espionage.assassination.execution)."""
    return elizabeth > 0 and margin <= 0


def _assassination_plan(values: Values) -> Plan:
    elizabeth = values["elizabeth"]
    rating = ELIZABETH_RATING if elizabeth else values["rating"]
    mary = mary_dice_against_elizabeth(elizabeth, values["mary-alive"], values["mary-card"])
    attack = assassination_attack_dice(
        values["cp"], values["cryptography"], values["informant"], values["pistols"], mary
    )
    defence = assassination_defence_dice(elizabeth, values["rating"], values["home"], values["defend-cryptography"])
    if elizabeth and values["elizabeth-read"] != WITHOUT_RATING:  # Q.kill.elizabeth-dice
        defence += ELIZABETH_RATING

    def judged(attack_hits: int, defence_hits: int, again: bool) -> Plan:
        margin = attack_hits - defence_hits  # dice.margin
        if margin == KILL_FROM - 1 and again:  # espionage.assassination.reroll
            # both sides afresh until another row comes up, or as the reading has it (Q.kill.reroll)
            how = values["reroll-read"]
            return attempt(False) if how == ONCE else Again(1 if how == ATTACKER_ALONE else 0)
        may_execute = int(may_execute_after_attempt(elizabeth, margin))
        return Outcome(assassination_row(margin, rating), (attack_hits, defence_hits, margin, may_execute))

    def attempt(again: bool) -> Throw:
        return Throw(DEFENCE, HITS, defence, lambda d: Throw(ATTACK, HITS, attack, lambda a: judged(a[0], d[0], again)))

    return attempt(True)


ASSASSINATION: Final = Procedure(
    "assassination",
    "espionage.assassination.kill-test",
    (
        number("cp", "espionage.assassination.cost", LEAST_KILL_COST, MOST_KILL_COST, MOST_KILL_COST),
        *AIDS,
        flag("pistols", "espionage.assassination.pistols"),
        flag("mary-alive", "espionage.assassination.mary", "attack", 1),
        flag("mary-card", "espionage.assassination.mary"),
        flag("elizabeth", "espionage.assassination.target", "defence"),
        number("rating", "espionage.assassination.defence-rating", 0, MOST_RATING, 1, "defence"),
        flag("home", "espionage.assassination.defence-home", "defence"),
        GUARD,
        TURN,
        reading("reroll-read", "espionage.assassination.reroll", ("repeated", "once", "attacker-alone")),
        reading("elizabeth-read", "espionage.assassination.defence-elizabeth", ("without-rating", "with-rating")),
    ),
    KILL_ROWS,
    KILL_ROWS[:1],
    ("attack-hits", "defence-hits", "margin", "mary-may-die"),
    _assassination_plan,
    partial(_too_early_or_mary_dead, "espionage.assassination.mary"),
)

# English Catholic rebellion

LEAST_PLOT_COST: Final = 3
MOST_PLOT_COST: Final = 5
PLOT_DEFENCE: Final = 5
PLOT_ROWS: Final = (
    *("gunpowder", "conversions-and-rebellion", "conversions", "england-shows"),
    *("operatives-lost", "spain-shows", "card-fewer"),
)


def plot_attack_dice(
    cost: int, cryptography: int, informant: int, jesuits: int, mary_alive: int, mary_card: int, near: int, landed: int
) -> int:
    """A die for each CP, and all that helps Spain in England.

    espionage.rebellion.cost, espionage.rebellion.jesuits, espionage.rebellion.mary, espionage.rebellion.regulars
    """
    mary = 3 * int(mary_alive > 0) + 3 * int(mary_card > 0)
    regulars = 2 * int(near > 0) + 4 * int(landed > 0)
    return cost + aid_dice(cryptography, informant) + jesuits + mary + regulars


def plot_defence_dice(cryptography: int) -> int:
    """England's dice (espionage.rebellion.defence-base)."""
    return PLOT_DEFENCE + int(cryptography > 0)


def plot_row(margin: int) -> int:
    """The place of a margin among the seven rows, +4 first (dice.margin)."""
    return 4 - max(-2, min(4, margin))


def may_execute_after_plot(margin: int) -> bool:
    """From +1 down England may execute a captured Mary (espionage.rebellion.execution)."""
    return margin <= 1


def _plot_plan(values: Values) -> Plan:
    counted = ("cp", "cryptography", "informant", "jesuits", "mary-alive", "mary-card", "near", "landed")
    attack = plot_attack_dice(*(values[name] for name in counted))

    def judged(attack_hits: int, defence_hits: int) -> Outcome:
        margin = attack_hits - defence_hits
        row = PLOT_ROWS[plot_row(margin)]
        return Outcome(row, (attack_hits, defence_hits, margin, int(may_execute_after_plot(margin))))

    return both_throw(attack, plot_defence_dice(values["defend-cryptography"]), judged)


CATHOLIC_REBELLION: Final = Procedure(
    "catholic-rebellion",
    "espionage.rebellion.target",
    (
        number("cp", "espionage.rebellion.cost", LEAST_PLOT_COST, MOST_PLOT_COST, MOST_PLOT_COST),
        *AIDS,
        number("jesuits", "espionage.rebellion.jesuits", 0, 12, 1),
        flag("mary-alive", "espionage.rebellion.mary", "attack", 1),
        flag("mary-card", "espionage.rebellion.mary"),
        flag("near", "espionage.rebellion.regulars"),
        flag("landed", "espionage.rebellion.regulars"),
        GUARD,
        TURN,
    ),
    PLOT_ROWS,
    PLOT_ROWS[:3],
    ("attack-hits", "defence-hits", "margin", "mary-may-die"),
    _plot_plan,
    partial(_too_early_or_mary_dead, "espionage.rebellion.mary"),
)
