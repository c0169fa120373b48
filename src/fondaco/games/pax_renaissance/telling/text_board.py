"""The table as text: victories, map, fairs, market, the others in short, and the own things in full."""

from typing import Final

from fondaco.draw.text import COMMA, INDENT, PARTING, joined, length, spaced
from fondaco.games.pax_renaissance.rules import victory as rules
from fondaco.games.pax_renaissance.rules.fairs import profits_of
from fondaco.games.pax_renaissance.rules.tableau import prestige
from fondaco.games.pax_renaissance.rules.tokens import is_closed
from fondaco.games.pax_renaissance.telling.text_cards import CardWriter
from fondaco.games.pax_renaissance.telling.text_pieces import PIRATE_SIGN
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Line

NOTHING: Final = "–"


class PaxBoard(CardWriter):
    """One table being written."""

    def lines(self) -> list[Line]:
        """The whole table; what is nearest to the prompt is one's own."""
        seats = [seat for seat in range(self.s.players) if seat != self.view.seat]
        others = [line for seat in seats for line in self.player(seat)]
        own = self.player(self.view.seat) if self.view.seat >= 0 else []
        shared = [*self.victories(), [], *self.map(), *self.trade(), [], *self.market(), *self.powers_in_sight()]
        return [*self.title(), [], *shared, [], *others, *([[]] if own else []), *own]

    # What all share

    def title(self) -> list[Line]:
        """Whose turn it is, how many actions are left, and how long the game can still last."""
        s = self.s
        parts: list[Line] = [self.turn()]
        if s.ending == NOT_OVER and s.turn >= 0:
            parts.append([(self.say("actions", count=s.actions), "")])
        parts.append([(self.say("piles", east=s.pile(EAST), west=s.pile(WEST)), "")])
        if any(s.comets):
            parts.append([(self.say("comets", count=sum(s.comets)), "")])
        if foretold := [self.name("card", card) for card in s.foretold if card != NO_CARD]:
            parts.append([(self.say("foretold", cards=COMMA.join(foretold)), "")])
        return self.flow([part for part in parts if part])

    def turn(self) -> Line:
        s = self.s
        if s.ending != NOT_OVER:
            return [(self.say("ending", ending=s.ending), "title")]
        if s.over or s.turn < 0:
            return [(self.say("before"), "title")]
        turn = self.say("your-turn") if s.turn == self.view.seat else self.say("turn", name=self.seats[s.turn])
        return [self.sign(s.turn), (f" {turn}", "title")]

    def victories(self) -> list[Line]:
        """Each victory: whether it is open, how all stand, and who meets it."""
        lines: list[Line] = []
        heads = [self.say("victory", which=which) for which in range(VICTORIES)]
        for which in range(VICTORIES):
            opened = bool(self.s.active[which])
            state = self.say("open", double=int(rules.is_discredited(self.s, which))) if opened else self.say("closed")
            parts: list[Line] = [[(state, "now" if opened else "faded")], *self.standings(which)]
            met = [seat for seat in range(self.s.players) if not rules.condition_refusal(self.s, seat, which)]
            if met:
                role = "alarm" if opened else "strong"
                parts.append([(f"{self.say('met')} ", role), *spaced(map(self.sign, met))])
            lines += self.row(f"{heads[which]:<{max(map(len, heads))}}", parts)
        return lines

    def standings(self, which: int) -> list[Line]:
        """What a victory compares, and before it what makes a Religion supreme (L3 to L6)."""
        lead, parts = rules.LEAD, []
        if which == RELIGIOUS:
            bishops, strength = rules.bishops_in_play(self.s), rules.strength_in_theocracies(self.s)
            for key, counts in (("bishops", bishops), ("strength", strength)):
                parts.append([(self.say(key, **dict(zip(RELIGION.labels, counts))), "")])
            names = [self.name("religion", max(rules.supreme_religion(self.s), 0))]  # compared only if there is one
        elif which == IMPERIAL:
            names = [self.say("kings", lead=rules.LEAD_OF_KINGS[self.s.players])]
        elif which == GLOBALISATION:
            names = [self.say("concessions", lead=lead), self.name("prestige", DISCOVERY)]
        else:
            names = [self.say("republics"), self.say("law", lead=lead)]
        compared = zip(names, rules.compared(self.s, which))
        return [*parts, *([(f"{name} ", ""), *self.counts(counts)] for name, (_, counts) in compared)]

    # The map

    def map(self) -> list[Line]:
        """Each land: who rules it, its Religion and that of its back, and who stands in its cities."""
        names = [self.name("empire", empire) for empire in range(EMPIRES)]
        states = [self.state(empire) for empire in range(EMPIRES)]
        wide, long = max(map(len, names)), max(map(len, states))
        lines: list[Line] = []
        for empire in range(EMPIRES):
            holder = self.s.holder[FIRST_EMPIRE + empire]
            face = self.say("republic-sign") if self.s.republic[empire] else self.say("king-sign")
            ruler: Line = [self.sign(holder), (face, "")] if holder >= 0 else [("  ", "")]
            head: Line = [*ruler, (f" {names[empire]:<{wide}} ", "strong"), (f"{states[empire]:<{long}} ", "faded")]
            cities = self.cities(empire)
            lines += self.flow([[*head, *cities[0]], *cities[1:]], COMMA, hang=length(head))
        return lines

    def state(self, empire: int) -> str:
        return self.say("land", now=self.s.religion(empire), back=self.s.other_side(empire))

    def cities(self, empire: int) -> list[Line]:
        """The cities of a land with those who stand there; a closed Emporium is in brackets."""
        parts: dict[int, Line] = {}
        for place in self.printed.places_of[empire]:
            city, token = self.printed.city_of[place], self.s.token[place]
            if is_closed(self.s, place):
                parts[city] = [(f"({self.name('city', city)})", "faded")]
                continue
            line = parts.setdefault(city, [(self.name("city", city), "")])
            line += [(" ", ""), (NOTHING, "faded") if token == EMPTY else self.token(token)]
        return list(parts.values())

    def trade(self) -> list[Line]:
        """Both routes with what stands on their Borders, then all other Borders."""
        lines: list[Line] = []
        crossed: set[int] = set()
        for side in (EAST, WEST):
            route = self.s.route[side]
            cards, borders = self.printed.route_cards[route], self.printed.route_borders[route]
            crossed.update(borders)
            head = self.say("fair", side=side, florins=profits_of(self.s, side), emporium=route)
            parts: list[Line] = [[(self.name("empire", cards[0]), "")]]
            for border, empire in zip(borders, cards[1:], strict=True):
                parts[-1] = joined(filter(None, [parts[-1], self.on_border(border)]), " ")
                parts.append([(f"→ {self.name('empire', empire)}", "")])
            lines += self.row(head, parts, " ")
        others = [
            [(f"{self.name('border', border)} ", ""), *(self.on_border(border) or [(NOTHING, "faded")])]
            for border in range(BORDERS)
            if border not in crossed
        ]
        return [*lines, *self.row(self.say("borders"), others, COMMA)] if others else lines

    def on_border(self, border: int) -> Line:
        """A Concession, a Pirate, or both."""
        line: Line = []
        if self.s.concession[border] >= 0:
            line.append(self.sign(self.s.concession[border]))
        if self.s.pirate[border] >= 0:
            line.append(self.piece(PIRATE_SIGN, self.s.pirate[border]))
        return spaced(line)

    # The market

    def market(self) -> list[Line]:
        """Both rows: price, card and the Florins on it; the face-down card is the fair's."""
        lines: list[Line] = []
        for side in (EAST, WEST):
            for column in range(COLUMNS):
                slot = side * COLUMNS + column
                card, florins = self.s.market[slot], self.s.market_florins[slot]
                paid: Line = [(f" +{florins}", "now")] if florins else []
                if column == 0:
                    name = self.say("no-fair") if card == NO_CARD else self.say("face-down", card=card)
                    lines += self.flow([[(self.say("row", side=side), "strong")], [(name, "faded"), *paid]])
                elif card != NO_CARD:
                    head: Line = [(INDENT, ""), (f"{column} ", "strong"), (self.name("card", card), "strong"), *paid]
                    lines += self.flow([head, *self.details(card)])
        return lines

    def powers_in_sight(self) -> list[Line]:
        """What the Powers do that can be bought, played or are at work for oneself."""
        s, own = self.s, self.view.seat
        mine = [*s.hand(own), *s.row[own * 2 + EAST], *s.row[own * 2 + WEST]] if own >= 0 else []
        queens = [s.queen[card - FIRST_EMPIRE] for card in mine if card >= FIRST_EMPIRE]
        sold = [s.market[slot] for slot in FACE_UP]
        cards = [card for card in (*sold, *mine, *queens) if 0 <= card < FIRST_COMET]
        powers = {power: None for card in cards for power in self.printed.powers[card]}
        lines: list[Line] = []
        for power in powers:
            told = self.words.say(f"what-power-{POWER.labels[power]}")
            lines += self.flow([[(self.say("power", power=power), ""), (PARTING, "faded"), (told, "faded")]])
        return lines

    # The players

    def player(self, seat: int) -> list[Line]:
        """A player: bank, money, hand and Tableau; of one's own cards all that is printed there."""
        own = seat == self.view.seat
        lines = self.flow(self.head(seat))
        for card in self.s.hand(seat) if own else ():
            head: Line = [(INDENT, ""), (f"{self.say('hand')} ", ""), (self.name("card", card), "strong")]
            lines += self.flow([head, *self.details(card)])
        for side in (EAST, WEST):
            if laid := [self.laid(card, own=own) for card in self.s.row[seat * 2 + side]]:
                lines += self.row(f"{INDENT}{self.say('tableau', side=side)}", laid)
        maids = [[(self.name("card", card), "")] for card in self.s.maid[seat]]
        return [*lines, *self.row(f"{INDENT}{self.say('maids')}", maids)] if maids else lines

    def head(self, seat: int) -> list[Line]:
        s = self.s
        parts: list[Line] = [[self.sign(seat), (f" {self.seats[seat]}", f"seat-{seat}")]]
        if s.bank[seat] >= 0:
            parts.append([(self.name("bank", s.bank[seat]), "")])
        parts.append([(self.say("florins", count=s.florins[seat]), "strong")])
        parts.append([(self.say("cubes", count=s.cubes[seat]), "")])
        east, west = self.view.eastern_hand_sizes[seat], self.view.western_hand_sizes[seat]
        if east or west:
            parts.append([(self.say("cards", count=east + west, east=east, west=west), "")])
        shown = [(self.name("prestige", kind), prestige(s, seat, kind)) for kind in range(PRESTIGES)]
        if told := COMMA.join(f"{name} {count}" for name, count in shown if count):
            parts.append([(self.say("prestige", kinds=told), "")])
        if s.out >> seat & 1:
            parts.append([(self.say("bankrupt"), "alarm")])
        return parts
