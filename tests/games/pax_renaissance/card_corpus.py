"""Games and positions in which every card does all it can: played by seats with a taste for what is untried.

First whole games are played, in which untried things are preferred. For whatever never came up, a small position is
laid out in which the card has what it needs, and its owner plays a turn or two.

`python -m tests.games.pax_renaissance.card_corpus` prints how often each card did each thing, and exits with 1 if
anything never happened.
"""

import sys
from collections.abc import Callable, Container, Sequence
from random import Random
from typing import Any, Final

from tests.games.pax_renaissance.card_coverage import FACES, CardCoverage, Moment, Use, words_of

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.positions.notation import PositionError
from fondaco.games.pax_renaissance.printed import TARGETS, Printed
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.operations.running import DONE as ENOUGH
from fondaco.games.pax_renaissance.rules.operations.running import READ, target_refusal
from fondaco.games.pax_renaissance.rules.tableau import cards_on, icons_of
from fondaco.games.pax_renaissance.rules.turn import DECLARE, END, FAIR, PLAY, REPRISALS, RUN, SELL
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, Game, pick

GAMES: Final = 12
TRIES: Final = 24
"""How often a position is played for something untried."""
LONGEST: Final = 24
"""How many decisions a turn or two take from a position."""
ON_SIGHT: Final = 100
"""How much something that would happen at once is preferred to what may come of a decision later."""

Form = dict[str, Any]


def try_every_card(
    game: Game[Pax, Any], printed: Printed, *, games: int = GAMES, wanted: Container[Use] | None = None
) -> CardCoverage:
    """Play games, then positions for whatever never happened, or for some of it; always the same ones."""
    coverage = CardCoverage(printed)
    for number in range(games):
        taster = Taster(game, coverage, Random(number))
        players = game.players[number % len(game.players)]
        taster.play(game.begin(players, {"expansion": "on" if number % 3 else "off"}))
    for use in coverage.missing:
        for number in range(TRIES if wanted is None or use in wanted else 0):
            if coverage.times[use]:
                break
            try:
                s = game.set_up(position_for(printed, *use))
            except (LookupError, PositionError):  # with other components there may be no such position
                break
            Taster(game, coverage, Random(number), whim=number).play(s, LONGEST)
    return coverage


# A player with a taste


class Taster:
    """Plays all seats of a game, and prefers whatever no card has done yet."""

    def __init__(self, game: Game[Pax, Any], coverage: CardCoverage, random: Random, whim: int = 0) -> None:
        self.game, self.coverage, self.random = game, coverage, random
        self.whim = 1 + whim
        """How far the taste may be overruled: where the likeliest way did not lead to it, others are tried."""

    def play(self, s: Pax, most: int = 1000) -> None:
        """Play on from a position, up to so many decisions."""
        who = self.game.advance(s)
        for _ in range(most):
            if who == NOBODY:
                return
            number, a, b = s.frames[-1]
            if who == NATURE:
                who = self.game.answer(s, pick(self.game.steps[number], s, a, b, self.random.random()))
                continue
            moment = self._choose(s)
            self.coverage.note(moment)
            s, who = moment.after, self.game.advance(moment.after)

    def _choose(self, s: Pax) -> Moment:
        """The most interesting option; what would do something untried at once comes first."""
        best: Moment | None = None
        most = 0.0
        for option in self.game.legal(s, s.frames[-1]):
            moment = self._look(s, option)
            interest = self._interest(s, option) + self.whim * self.random.random()
            interest += ON_SIGHT * sum(not self.coverage.times[use] for use in self.coverage.done(moment))
            if best is None or interest > most:
                best, most = moment, interest
        assert best is not None
        return best

    def _look(self, s: Pax, option: int) -> Moment:
        frame, after = s.frames[-1], s.copy()
        after.heard = []
        self.game.answer(after, option)
        return Moment(s, frame, option, after, after.heard)

    def _interest(self, s: Pax, option: int) -> int:
        """What may come of an option in a few decisions."""
        number, seat, _ = s.frames[-1]
        if number == frames.TURN:
            return self._interest_in_action(s, seat, option)
        if number != frames.OPERATE or option == READ:
            return 5
        return -5 if option == ENOUGH else 5 * self._is_fresh(s, option // OPERATIONS, option % OPERATIONS)

    def _interest_in_action(self, s: Pax, seat: int, option: int) -> int:
        if option < PLAY:
            return min(self._untried(s.market[option]), 3)
        if option < SELL:
            return 4 + min(self._untried(option - PLAY), 3)
        if RUN <= option < FAIR:
            return 8 if self._has_fresh(s, seat, option - RUN) else 1
        if option < RUN:
            return 6 if s.power(seat, TREACHERY) else -5
        if DECLARE <= option < REPRISALS:
            return -5
        return -9 if option == END else 2

    def _untried(self, card: int) -> int:
        return sum(not times for (other, _), times in self.coverage.times.items() if other == card)

    def _has_fresh(self, s: Pax, seat: int, sides: int) -> bool:
        """Whether a side has an Operation that could be used now and never was."""
        cards = [card for side in (EAST, WEST) if sides in (side, BOTH) for card in cards_on(s, seat, side)]
        return any(
            self._is_fresh(s, card, operation) and not target_refusal(s, seat, card, operation)
            for card in cards
            if not s.is_silenced(card)
            for operation, _ in icons_of(s, card)
        )

    def _is_fresh(self, s: Pax, card: int, operation: int) -> bool:
        face = "" if card < FIRST_EMPIRE else f"{FACES[s.republic[card - FIRST_EMPIRE]]} "
        words = [word for icon in icons_of(s, card) if icon[0] == operation for word in words_of(icon)]
        return any(self.coverage.is_untried(card, face + word) for word in words)


# A position for everything a card can do


def position_for(printed: Printed, card: int, words: str) -> Form:
    """A position in which a card can do something, for the first of two seats."""
    stage = Stage(printed, card)
    kind, _, detail = words.partition(" ")
    if kind in ("king", "republic"):
        stage.own_empire(card - FIRST_EMPIRE, kind == "republic")
        kind, _, detail = detail.partition(" ")
    elif kind in ("play", "one-shot", "torch"):
        stage.hand(card)
    else:
        stage.own(card)
    if kind == "power":
        POWER_STAGES.get(detail, Stage.plain)(stage)
    elif kind == "one-shot":
        stage.for_one_shot()
    elif kind in OPERATION.labels:
        stage.for_operation(OPERATION.labels.index(kind), detail)
    return stage.finished()


class Stage:
    """A position that is being laid out, with the card that is to act."""

    def __init__(self, printed: Printed, card: int) -> None:
        self.printed, self.card = printed, card
        self.taken = {card}
        self.mine: Form = {"florins": 20, "hand": [], "east": [], "west": []}
        self.theirs: Form = {"florins": 5, "east": [], "west": []}
        self.cities: Form = {}
        self.borders: Form = {}
        self.emporia = [TANA, TREBIZOND]
        self.theatre = self._theatre()

    def _theatre(self) -> int:
        """The Empire where the card acts; where it may choose, the one with most coasts."""
        printed = self.printed
        location = printed.location[self.card]
        if location < SIDE_LOCATION:
            return location
        choice = printed.suitors[self.card] if location == NOWHERE else printed.empires_of[location - SIDE_LOCATION]
        return max(choice or range(len(EMPIRE)), key=lambda empire: len(printed.sea_borders_of[empire]))

    # Laying cards down

    def take(self, fits: Callable[[int], bool] = lambda card: True) -> int:
        """The first card that fits and lies nowhere yet; Queens only come where they are named."""
        for card in range(TABLEAU_CARDS):
            if card not in self.taken and self.printed.card_class[card] != QUEEN and fits(card):
                self.taken.add(card)
                return card
        raise LookupError("no card of that kind is left")

    def bearing(self, kind: int) -> Callable[[int], bool]:
        """Whether a card shows Prestige of a kind."""
        return lambda card: self.printed.prestige[card][kind] > 0

    def of_deck(self, side: int) -> Callable[[int], bool]:
        return lambda card: self.printed.deck[card] == side

    def is_local(self, card: int) -> bool:
        """Whether a card is in one Empire only."""
        return self.printed.location[card] < SIDE_LOCATION

    def hand(self, card: int) -> None:
        self.mine["hand"].append(CARD.labels[card])

    def own(self, card: int, bishop: str = "") -> None:
        self._lay(self.mine, card, bishop)

    def other(self, card: int, bishop: str = "") -> None:
        self._lay(self.theirs, card, bishop)

    def _lay(self, seat: Form, card: int, bishop: str) -> None:
        """A card in a Tableau, a Queen with a King of hers."""
        if self.printed.card_class[card] == QUEEN:
            self._lay_empire(seat, self.theatre, {"queen": CARD.labels[card]})
            return
        laid = {"card": CARD.labels[card]}
        seat[SIDE.labels[self.printed.deck[card]]].append({**laid, "bishop": bishop} if bishop else laid)

    def own_empire(self, empire: int, republic: bool = False) -> None:
        self._lay_empire(self.mine, empire, {"republic": republic})

    def other_empire(self, empire: int) -> None:
        """An Empire of the other seat, with a Bishop and somebody Repressed."""
        self._lay_empire(self.theirs, empire, {"bishop": "reformist", "repressed": ["catholic knight"]})

    def _lay_empire(self, seat: Form, empire: int, more: Form) -> None:
        if not self.is_laid(empire):
            row = seat[SIDE.labels[self.printed.home[empire]]]
            row.append({"empire": EMPIRE.labels[empire], **more})

    def is_laid(self, empire: int) -> bool:
        rows = (seat[side] for seat in (self.mine, self.theirs) for side in SIDE.labels)
        return any(card.get("empire") == EMPIRE.labels[empire] for row in rows for card in row)

    # Setting pieces

    def garrison(self, empire: int, tokens: Sequence[str], spare: int = 0) -> None:
        """Tokens in the open cities of an Empire, of which so many stay empty."""
        cities = dict.fromkeys(
            self.printed.city_of[place]
            for place in range(PLACES)
            if self.printed.empire_of[place] == empire and self.printed.route_of_place[place] in (-1, *self.emporia)
        )
        for city, token in zip(list(cities)[: len(cities) - spare], tokens):
            self.cities[CITY.labels[city]] = [token]

    def concessions(self, seat: str, borders: Sequence[int]) -> None:
        for border in borders:
            self.borders.setdefault(BORDER.labels[border], seat)

    # What things need

    def plain(self) -> None:
        """Nothing beside the card."""

    def for_operation(self, operation: int, detail: str) -> None:
        printed, here = self.printed, self.theatre
        if operation == INQUISITOR:
            self.other(self.take(), detail)
            self.other(self.take())
            return
        if operation == CORSAIR:
            self.borders[BORDER.labels[printed.sea_borders_of[here][-1]]] = f"{detail} pirate"
            return
        if operation == VOTE:
            target = next(e for e in printed.empires_of[SIDE.labels.index(detail)] if not self.is_laid(e))
            self.other_empire(target)
            self.concessions("ochre", printed.borders_of[target])
            return
        self.other_empire(here)
        self.concessions("lapis", printed.borders_of[here][:1])
        if detail in TARGETS[1:]:
            self.garrison(here, [f"islamic {detail}"])
        else:
            self.garrison(here, ["islamic knight", "catholic rook"], spare=int(operation == TAX))

    def for_one_shot(self) -> None:
        kind, detail = self.printed.one_shot[self.card], self.printed.one_shot_detail[self.card]
        if kind < WARS:
            self.for_war(kind, self.theatre)
        elif kind == SHIFT:
            side = self.printed.route_side[detail]
            self.emporia[side] = next(r for r in range(ROUTES) if self.printed.route_side[r] == side and r != detail)
            self.own(self.take(self.bearing(DISCOVERY)))
        elif kind == APOSTASY:
            self.believers(self.other, detail)

    def for_war(self, kind: int, empire: int) -> None:
        """A heretic and a believer, somebody Repressed, and a Concession whose owner rises."""
        religion = kind if kind < FIRST_CIVIL_WAR else CATHOLIC
        heretic = CATHOLIC if religion == ISLAMIC else ISLAMIC
        self.other_empire(empire)
        self.garrison(empire, [f"{RELIGION.labels[heretic]} knight", f"{RELIGION.labels[religion]} rook"])
        self.concessions("ochre", self.printed.borders_of[empire])

    def believers(self, lay: Callable[[int], None], religions: int) -> None:
        """A card with Prestige of each of two Religions."""
        for religion in range(RELIGIONS):
            if religions >> religion & 1:
                lay(self.take(self.bearing(religion)))

    def merchant(self, side: int) -> None:
        """An own card that can always act: commerce, with Florins in the market."""
        is_here = self.of_deck(side)
        self.own(self.take(lambda card: is_here(card) and (COMMERCE, side) in self.printed.operations[card]))

    def for_rooks(self) -> None:
        crusade = self.take(lambda card: self.printed.one_shot[card] == CRUSADE and self.is_local(card))
        empire = self.printed.location[crusade]
        self.hand(crusade)
        self.for_war(CRUSADE, empire)
        self.garrison(self.printed.adjacent[empire][0], ["catholic rook"])

    def for_income(self) -> None:
        if CAPE in self.printed.powers[self.card]:
            self.emporia[WEST] = SPICE_ISLANDS
        for route in self.emporia:
            self.concessions("ochre", self.printed.route_borders[route][:1])

    def for_hand(self) -> None:
        self.hand(self.take())
        self.hand(self.take())

    def for_syncretism(self) -> None:
        besieger = self.take(lambda card: (SIEGE, 0) in self.printed.operations[card] and self.is_local(card))
        self.own(besieger, "catholic")
        self.garrison(self.printed.location[besieger], ["islamic knight"])

    def for_immunity(self) -> None:
        pirates = range(PIRATE_AGENT, BISHOP_AGENT)
        pirate = self.take(lambda card: self.is_local(card) and any(a in pirates for a in self.printed.agents[card]))
        self.hand(pirate)
        self.concessions("ochre", self.printed.sea_borders_of[self.printed.location[pirate]])

    def for_reprisals(self) -> None:
        self.concessions("ochre", self.printed.borders_of[self.theatre])

    def for_sides(self) -> None:
        self.merchant(EAST)
        self.merchant(WEST)

    def for_navigation(self) -> None:
        self.concessions("ochre", (0, 1, 2))
        for kind in (DISCOVERY, PATRON):
            self.own(self.take(self.bearing(kind)))

    def for_renaissance(self) -> None:
        self.own_empire(ENGLAND, republic=True)
        self.own_empire(HRE, republic=True)
        self.own(self.take(self.bearing(PATRON)))

    def for_apostasy(self) -> None:
        self.believers(self.other, 1 << CATHOLIC | 1 << ISLAMIC)

    def for_ciphers(self) -> None:
        self.merchant(WEST)
        taxer = self.take(lambda card: (TAX, 0) in self.printed.operations[card] and self.is_local(card))
        self.other(taxer)
        self.concessions("lapis", self.printed.borders_of[self.printed.location[taxer]])

    def for_treachery(self) -> None:
        sold = self.take(lambda card: self.printed.one_shot[card] == CONSPIRACY and self.is_local(card))
        self.hand(sold)
        self.for_war(CONSPIRACY, self.printed.location[sold])

    def for_unbelief(self) -> None:
        apostasy = self.take(lambda card: self.printed.one_shot[card] == APOSTASY)
        self.hand(apostasy)
        self.believers(self.own, self.printed.one_shot_detail[apostasy])

    def for_buffer(self) -> None:
        attacker = PORTUGAL if self.theatre != FRANCE else FRANCE
        self.own_empire(attacker)
        self.garrison(attacker, ["catholic knight"])

    def for_hunt(self) -> None:
        self.other_empire(self.theatre)

    def finished(self) -> Form:
        """The form, with a full market that has Florins on every card."""
        rows = {
            SIDE.labels[side]: [
                {"card": CARD.labels[self.take(self.of_deck(side))], "florins": 1} for _ in range(COLUMNS)
            ]
            for side in (EAST, WEST)
        }
        return {
            "game": "pax-renaissance",
            "options": ["expansion"],
            "victories": list(VICTORY.labels),
            "emporia": [EMPORIUM.labels[route] for route in self.emporia],
            "seats": [self.mine, self.theirs],
            "cities": self.cities,
            "borders": self.borders,
            "market": rows,
            "piles": {side: {"bottom": 12, "comets": 2} for side in SIDE.labels},
        }


POWER_STAGES: Final[dict[str, Callable[[Stage], None]]] = {
    "heretic-hunt": Stage.for_hunt,
    "rook-knights": Stage.for_rooks,
    "cape": Stage.for_income,
    "no-hand-limit": Stage.for_hand,
    "syncretism": Stage.for_syncretism,
    "maritime-immunity": Stage.for_immunity,
    "popular-reprisals": Stage.for_reprisals,
    "eastern-fortifications": Stage.for_sides,
    "western-fortifications": Stage.for_sides,
    "navigation": Stage.for_navigation,
    "secular-republic": Stage.for_renaissance,
    "both-sides": Stage.for_sides,
    "counter-reformation": Stage.for_apostasy,
    "ciphers": Stage.for_ciphers,
    "renown": Stage.for_income,
    "humanist-law": Stage.for_renaissance,
    "treachery": Stage.for_treachery,
    "unbelief": Stage.for_unbelief,
    "buffer-state": Stage.for_buffer,
}


if __name__ == "__main__":
    game = PaxRenaissanceGame()
    coverage = try_every_card(game, game.printed)
    print(*coverage.report(), sep="\n")
    sys.exit(1 if coverage.missing else 0)
