"""What each card can do, and whether it was done: played, every Operation, one-shot, torch and Power.

A use counts once it had its effect, not when it was merely chosen. Of an Operation every icon counts by itself, of
repress every kind of token it shows, and of an Empire both faces. When a Power counts as used is told at each of the
functions in `POWERS_USED`; all of them ask that the card lies in the player's Tableau and is not silenced.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from fondaco.games.pax_renaissance.printed import DETAILS as DETAILS_OF
from fondaco.games.pax_renaissance.printed import TARGETS, Icon, Printed
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.market import HAND_LIMIT
from fondaco.games.pax_renaissance.rules.operations.political import is_hunted
from fondaco.games.pax_renaissance.rules.playing import TRIGGER
from fondaco.games.pax_renaissance.rules.selling import PRICE, RANSOM_PREMIUM
from fondaco.games.pax_renaissance.rules.tableau import cards_of, prestige, prestige_of, side_of
from fondaco.games.pax_renaissance.rules.turn import APOSTASIES as COUNTER_REFORMATION_FIRST
from fondaco.games.pax_renaissance.rules.turn import DECLARE, END, FAIR, RUN
from fondaco.games.pax_renaissance.rules.war.battle import FROM_CITY, attackers_of, neighbours_of
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Event, Frame

Use = tuple[int, str]
"""A card, and what it can do in words: "play", "commerce west", "one-shot jihad", "torch imperial", "power ransom"."""
Numbers = dict[str, int]
FACES: Final = ("king", "republic")


# All that can be done


def all_uses(printed: Printed) -> Iterator[Use]:
    """Everything the 152 cards and the two faces of the ten Empires can do."""
    for card in range(TABLEAU_CARDS):
        yield card, "play"
        for icon in printed.operations[card]:
            yield from ((card, word) for word in words_of(icon))
        if printed.one_shot[card] != NO_ONE_SHOT:
            yield card, f"one-shot {ONE_SHOT_LABELS[printed.one_shot[card]]}"
        if printed.torch[card] >= 0:
            yield card, f"torch {VICTORY.labels[printed.torch[card]]}"
        yield from ((card, f"power {POWER.labels[power]}") for power in printed.powers[card])
    for empire in range(EMPIRES):
        for face, word in enumerate(FACES):
            for icon in printed.operations[FIRST_EMPIRE + EMPIRES * face + empire]:
                yield from ((FIRST_EMPIRE + empire, f"{word} {use}") for use in words_of(icon))


def words_of(icon: Icon) -> list[str]:
    """An icon in words: the Operation with what it is for, a repress once for each kind of token."""
    operation, detail = icon
    if operation == REPRESS:
        return [f"repress {target}" for bit, target in enumerate(TARGETS) if detail >> bit & 1]
    return [operation_words(operation, detail)]


def operation_words(operation: int, detail: int) -> str:
    words = DETAILS_OF.get(operation)
    return f"{OPERATION.labels[operation]} {words[detail]}" if words else OPERATION.labels[operation]


# What was done


class Moment(NamedTuple):
    """A decision that was taken: the position before and after it, and what was told meanwhile."""

    before: Pax
    frame: Frame
    option: int
    after: Pax
    events: list[Event]

    def told(self, *keys: str) -> list[Numbers]:
        """The numbers of all events of some keys."""
        return [dict(event.numbers) for event in self.events if event.key in keys]

    @property
    def step(self) -> int:
        return self.frame[0]

    @property
    def seat(self) -> int:
        return self.frame[1]

    def turns(self, first: int, last: int) -> int:
        """Which of a range of a turn's actions was taken, or -1."""
        return self.option - first if self.step == frames.TURN and first <= self.option < last else -1


class CardCoverage:
    """How often each card did each thing it can do."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.times: dict[Use, int] = dict.fromkeys(all_uses(printed), 0)

    @property
    def missing(self) -> list[Use]:
        return [use for use, times in self.times.items() if not times]

    def is_untried(self, card: int, words: str) -> bool:
        """Whether a card can do something and never did."""
        return self.times.get((card, words)) == 0

    def report(self) -> Iterator[str]:
        """What each card did, and what never happened."""
        for number, card in enumerate(CARD.labels):
            uses = {words: times for (other, words), times in self.times.items() if other == number}
            if uses:
                told = ", ".join(f"{words} {times}" for words, times in uses.items())
                yield f"{'+' if all(uses.values()) else '-'} {card}: {told}"
        yield f"{len(self.missing)} of the {len(self.times)} things that cards can do never happened."
        yield from (f"  {CARD.labels[card]}: {words}" for card, words in self.missing)

    def note(self, moment: Moment) -> None:
        """Count what the cards did at a moment."""
        for use in self.done(moment):
            self.times[use] += 1

    def done(self, moment: Moment) -> list[Use]:
        """What the cards did at a moment, as far as it is printed on them."""
        return [use for use in self._done(moment) if use in self.times]

    def _done(self, moment: Moment) -> Iterator[Use]:
        if moment.step == frames.TURN:
            yield from ((told["card"], "play") for told in moment.told("played"))
        if moment.step == frames.TORCH:
            told = moment.told("victory-inactive")
            yield from ((moment.before.acting, f"torch {VICTORY.labels[n['victory']]}") for n in told)
        if moment.step == frames.ONE_SHOT and not moment.frame[2] and took_place(moment):
            card = moment.before.acting
            yield card, f"one-shot {ONE_SHOT_LABELS[self.printed.one_shot[card]]}"
        operation = operation_used(moment)
        if operation is not None:
            yield operation
        for power, used in POWERS_USED.items():
            if self.printed.cards_with[power]:
                for card in used(moment, power):
                    yield card, f"power {POWER.labels[power]}"


EFFECTS: Final = {CORONATION: "crowned", SHIFT: "trade-shifted", APOSTASY: "lost-to-apostasy"}


def took_place(moment: Moment) -> bool:
    """A one-shot counts if its Battle was fought, its Queen crowned, its disk moved, or a card lost to it."""
    kind = moment.before.printed.one_shot[moment.before.acting]
    return moment.option <= TRIGGER and bool(moment.told("battle" if kind < WARS else EFFECTS[kind]))


# Operations


def operation_used(moment: Moment) -> Use | None:
    """The Operation of a player's own card that had its effect, if one had."""
    s, card = moment.before, moment.before.acting
    find = OPERATIONS_USED.get(moment.step)
    if find is None or s.holder[card] != moment.seat:
        return None
    words = find(moment)
    if not words:
        return None
    return card, f"{FACES[s.republic[card - FIRST_EMPIRE]]} {words}" if card >= FIRST_EMPIRE else words


def commerce_used(moment: Moment) -> str:
    """A Florin came from the market to the player."""
    earned = moment.after.florins[moment.seat] > moment.before.florins[moment.seat]
    return operation_words(COMMERCE, moment.option // COLUMNS) if earned else ""


def repress_used(moment: Moment) -> str:
    """A token left the map, and the player got a Florin."""
    if not moment.told("repressed", "killed-for-want-of-empire"):
        return ""
    if moment.option >= PLACES:
        return f"repress {TARGETS[REPRESS_CUBES.bit_length() - 1]}"
    is_rook = moment.before.token[moment.option] >= ROOK
    return f"repress {TARGETS[(REPRESS_ROOKS if is_rook else REPRESS_KNIGHTS).bit_length() - 1]}"


def vote_used(moment: Moment) -> str:
    """An Empire of that side changed hands or faces."""
    return operation_words(VOTE, side_of(moment.before, FIRST_EMPIRE + moment.option)) if moment.told("voted") else ""


def told_with_religion(operation: int, key: str) -> Callable[[Moment], str]:
    """A Bishop or a Pirate of the icon's Religion moved."""
    return lambda moment: next((operation_words(operation, told["religion"]) for told in moment.told(key)), "")


def simply_told(operation: int, *keys: str) -> Callable[[Moment], str]:
    return lambda moment: OPERATION.labels[operation] if moment.told(*keys) else ""


OPERATIONS_USED: Final[dict[int, Callable[[Moment], str]]] = {
    frames.PREACH: told_with_religion(INQUISITOR, "bishop-moved"),
    frames.COMMERCE: commerce_used,
    frames.BEHEAD: simply_told(BEHEAD, "beheaded"),
    frames.TAX: simply_told(TAX, "taxed"),
    frames.REPRESS: repress_used,
    frames.VOTE: vote_used,
    frames.CORSAIR: told_with_religion(CORSAIR, "pirate-moved"),
    frames.SIEGE: simply_told(SIEGE, "besieged", "pirate-besieged"),
    frames.CAMPAIGN: simply_told(CAMPAIGN, "battle"),
}


# Powers


def at_work(s: Pax, seat: int, power: int) -> list[int]:
    """The cards of a seat that have a Power and are not silenced."""
    return [card for card in s.printed.cards_with[power] if s.holder[card] == seat and not s.is_silenced(card)]


def hunt_used(moment: Moment, power: int) -> list[int]:
    """A hunted card was beheaded by the one that hunts."""
    card, is_hunter = moment.before.acting, moment.before.acting in at_work(moment.before, moment.seat, power)
    is_hit = is_hunter and moment.step == frames.BEHEAD and is_hunted(moment.before, card, moment.option)
    return [card] if is_hit and moment.told("beheaded") else []


def rooks_used(moment: Moment, power: int) -> list[int]:
    """A Catholic Rook of another Map card joined its owner's crusade."""
    s = moment.before
    if moment.step != frames.ONE_SHOT or moment.option >= EMPIRES or s.printed.one_shot[s.acting] != CRUSADE:
        return []
    joined = [fighter - FROM_CITY for fighter in attackers_of(s, moment.seat, CRUSADE, moment.option)]
    rooks = [p for p in joined if 0 <= p < PLACES and s.printed.empire_of[p] != moment.option]
    is_joined = moment.told("battle") and any(s.token[place] == ROOK + CATHOLIC for place in rooks)
    return at_work(s, moment.seat, power) if is_joined else []


def income_used(moment: Moment, power: int) -> list[int]:
    """A fair paid more for a Concession because of the Power: on the route of the Spice Islands, or on any."""
    s, side = moment.before, moment.turns(FAIR, DECLARE)
    if side < 0 or (power == CAPE and s.route[side] != SPICE_ISLANDS):
        return []
    other = RENOWN if power == CAPE else CAPE
    cards: list[int] = []
    for told in moment.told("fair-paid"):
        others = s.power(told["seat"], other) if other == RENOWN or s.route[side] == SPICE_ISLANDS else 0
        if told["florins"] > 1 + others:
            cards += at_work(s, told["seat"], power)
    return cards


def ransom_used(moment: Moment, power: int) -> list[int]:
    """The card, or a King with his Queen, was sold for two Florins more than usual."""
    s = moment.before
    cards: list[int] = []
    for told in moment.told("sold"):
        sold, usual = told["card"], PRICE
        if sold >= FIRST_EMPIRE and s.queen[sold - FIRST_EMPIRE] >= 0:
            sold, usual = s.queen[sold - FIRST_EMPIRE], PRICE + PRICE
        if sold in at_work(s, moment.seat, power) and told["florins"] == usual + RANSOM_PREMIUM:
            cards.append(sold)
    return cards


def hand_used(moment: Moment, power: int) -> list[int]:
    """A card was bought into a hand of two or more."""
    bought = [told for told in moment.told("bought") if told["card"] < FIRST_COMET]
    is_over = moment.before.hand_size(moment.seat) >= HAND_LIMIT
    return at_work(moment.before, moment.seat, power) if bought and is_over else []


def syncretism_used(moment: Moment, power: int) -> list[int]:
    """A card with a Bishop on it used an Operation that the Bishop would have silenced."""
    s = moment.before
    if moment.step != frames.OPERATE or moment.option >= CARD_OPERATIONS or moment.option % OPERATIONS == INQUISITOR:
        return []
    has_bishop = s.stand_of(moment.option // OPERATIONS) in s.bishop
    return at_work(s, moment.seat, power) if has_bishop and moment.told("operation") else []


def immunity_used(moment: Moment, power: int) -> list[int]:
    """A Pirate came to a Concession and left it standing."""
    cards: list[int] = []
    for told in moment.told("pirate-placed", "pirate-moved"):
        owner = moment.before.concession[told["border"]]
        if owner >= 0 and moment.after.concession[told["border"]] == owner:
            cards += at_work(moment.before, owner, power)
    return cards


def reprisals_used(moment: Moment, _: int) -> list[int]:
    """The Queen was given for a revolt."""
    return [told["card"] for told in moment.told("reprisals") if moment.told("battle")]


def galleys_used(moment: Moment, power: int) -> list[int]:
    """A fair was held for nothing."""
    bit = 1 << SAILED_FREE
    is_free = moment.turns(FAIR, DECLARE) >= 0 and moment.after.done & bit > moment.before.done & bit
    return at_work(moment.before, moment.seat, power) if is_free else []


def fortifications_used(moment: Moment, power: int) -> list[int]:
    """The side was run for nothing."""
    is_free = moment.turns(RUN, RUN + BOTH) == power - FORTIFICATIONS
    return at_work(moment.before, moment.seat, power) if is_free and spent(moment) == 0 else []


def spent(moment: Moment) -> int:
    return moment.before.actions - moment.after.actions


def declaration_used(moment: Moment, power: int) -> list[int]:
    """The victory that the Power helps to was declared, and the Power counted for it."""
    s, victory = moment.before, moment.turns(DECLARE, DECLARE + len(VICTORY))
    if victory != (GLOBALISATION if power == NAVIGATION else RENAISSANCE) or not moment.told("declared"):
        return []
    counted = power == SECULAR_REPUBLIC or prestige(s, moment.seat, PATRON)
    return at_work(s, moment.seat, power) if counted else []


def both_sides_used(moment: Moment, power: int) -> list[int]:
    """Both sides were run as one action."""
    is_both = moment.turns(RUN, FAIR) == BOTH and spent(moment) == 1
    return at_work(moment.before, moment.seat, power) if is_both else []


def counter_reformation_used(moment: Moment, power: int) -> list[int]:
    """An apostasy as an action took a card from somebody."""
    is_action = moment.turns(COUNTER_REFORMATION_FIRST, END) >= 0
    return at_work(moment.before, moment.seat, power) if is_action and moment.told("lost-to-apostasy") else []


def ciphers_used(moment: Moment, power: int) -> list[int]:
    """A card of another player acted for the owner."""
    is_read = moment.step == frames.CIPHER and moment.told("operation")
    return at_work(moment.before, moment.seat, power) if is_read else []


def treachery_used(moment: Moment, power: int) -> list[int]:
    """The one-shot of a card that was sold took place."""
    is_sold = moment.step == frames.ONE_SHOT and moment.frame[2] == 1
    return at_work(moment.before, moment.seat, power) if is_sold and took_place(moment) else []


def unbelief_used(moment: Moment, power: int) -> list[int]:
    """An apostasy spared the cards of its owner, who had Prestige of both Religions."""
    s, pair = moment.before, apostasy_of(moment)
    if not pair:
        return []
    cards: list[int] = []
    for seat in range(s.players):
        if all(any(prestige_of(s, card)[religion] for card in cards_of(s, seat)) for religion in pair):
            cards += [card for card in at_work(s, seat, power) if moment.after.holder[card] == seat]
    return cards


def apostasy_of(moment: Moment) -> tuple[int, ...]:
    """The two Religions of the apostasy that took place, if one did."""
    s = moment.before
    number = moment.turns(COUNTER_REFORMATION_FIRST, END)
    if number >= 0:
        return PAIRS[number]
    if moment.step == frames.ONE_SHOT and moment.option == TRIGGER and s.printed.one_shot[s.acting] == APOSTASY:
        religions = s.printed.one_shot_detail[s.acting]
        return tuple(religion for religion in range(RELIGIONS) if religions >> religion & 1)
    return ()


def buffer_used(moment: Moment, power: int) -> list[int]:
    """A campaign set out from France or Portugal, and the other one was not Adjacent."""
    s, attacker = moment.before, moment.before.acting - FIRST_EMPIRE
    if moment.step != frames.CAMPAIGN or attacker not in (FRANCE, PORTUGAL):
        return []
    other = FRANCE + PORTUGAL - attacker
    if other not in s.printed.adjacent[attacker] or other in neighbours_of(s, attacker):
        return []
    return [card for seat in range(s.players) for card in at_work(s, seat, power)]


CARD_OPERATIONS: Final = len(CARD) * OPERATIONS
POWERS_USED: Final[dict[int, Callable[[Moment, int], list[int]]]] = {
    HERETIC_HUNT: hunt_used,
    ROOK_KNIGHTS: rooks_used,
    CAPE: income_used,
    RANSOM: ransom_used,
    NO_HAND_LIMIT: hand_used,
    SYNCRETISM: syncretism_used,
    MARITIME_IMMUNITY: immunity_used,
    POPULAR_REPRISALS: reprisals_used,
    GALLEYS: galleys_used,
    FORTIFICATIONS: fortifications_used,
    FORTIFICATIONS + WEST: fortifications_used,
    NAVIGATION: declaration_used,
    SECULAR_REPUBLIC: declaration_used,
    BOTH_SIDES: both_sides_used,
    COUNTER_REFORMATION: counter_reformation_used,
    CIPHERS: ciphers_used,
    RENOWN: income_used,
    HUMANIST_LAW: declaration_used,
    TREACHERY: treachery_used,
    UNBELIEF: unbelief_used,
    BUFFER_STATE: buffer_used,
}

assert len(POWERS_USED) == len(POWER)
