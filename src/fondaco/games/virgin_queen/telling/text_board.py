"""The table as text: turn, powers, Europe country by country, seas, the New World, and the own cards."""

from collections.abc import Sequence
from typing import Final

from fondaco.draw.text import TextBoard
from fondaco.games.virgin_queen.printed import Printed
from fondaco.games.virgin_queen.rules.piracy.raiding import raid_marker
from fondaco.games.virgin_queen.rules.spaces import is_besieged, leaders_at, spaces_of
from fondaco.games.virgin_queen.rules.victory import points
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.telling.glance import asked_power
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Line, Span, Words

LONGEST_NAME: Final = 16
ABSENT: Final = (NOT_YET, WAITING, CAPTIVE, ON_TRACK, DEAD)
"""Where a leader is when he is on no map, in the order of the texts."""


class EnterpriseBoard(TextBoard[Enterprise, EnterpriseView]):
    """One table being written; ● ■ ◆ stand for Spain, England and the rebels."""

    margin = 6

    def __init__(self, s: Enterprise, view: EnterpriseView, words: Words, seats: Sequence[str], width: int) -> None:
        super().__init__(s, view, words, [name[:LONGEST_NAME] for name in seats], width)

    @property
    def printed(self) -> Printed:
        return self.s.printed

    def lines(self) -> list[Line]:
        """The whole table; what is nearest to the prompt is one's own."""
        europe = [line for country in range(COUNTRIES) for line in self.country(country)]
        world = [line for zone in range(ZONES) for line in self.zone(zone)]
        powers = [line for power in range(POWERS) for line in self.power(power)]
        shared = [*self.relations(), *self.courts(), *self.absent(), *self.dice()]
        return [*self.title(), [], *europe, *self.seas(), [], *world, [], *powers, *shared, *self.hands()]

    def sign(self, power: int) -> Span:
        """The shape of a power, in its colour."""
        return super().sign(power) if power < POWERS else (" ", "")

    def signed(self, power: int, told: str) -> Line:
        """Something of a power, after its shape."""
        return [self.sign(power), (f" {told}", "")]

    # The turn

    def title(self) -> list[Line]:
        """Turn and phase, who is to play for which power, and what is left of the card."""
        view = self.view
        parts: list[Line] = [[(self.say("turn", turn=view.turn, last=view.last_turn), "title")]]
        parts.append([(self.name("phase", view.phase), "")])
        frame = view.frames[-1] if view.frames else None
        if view.over:
            parts.append([(self.say("over"), "strong")])
        elif frame is not None and (power := asked_power(self.s, frame)) >= 0:
            parts.append(self.turn(power))
        if view.active >= 0 and not view.over:
            parts.append([(self.say("impulse", power=view.active, left=view.points_left), "strong")])
        parts.append([(self.say("deck", deck=view.deck_total, discard=sum(view.discard)), "faded")])
        return self.flow(parts)

    def turn(self, power: int) -> Line:
        seat = self.s.seat_of(power)
        yours = self.say("your-turn", power=power)
        told = yours if seat == self.view.seat else self.say("to-play", name=self.seats[seat], power=power)
        return [self.sign(power), (f" {told}", "strong")]

    # Europe

    def country(self, country: int) -> list[Line]:
        """A country and its spaces, one line each."""
        spaces = [line for space in spaces_of(self.s, country) for line in self.space(space)]
        return [[(self.name("country", country), "strong")], *spaces]

    def space(self, space: int) -> list[Line]:
        """Ruler, faith, walls, unrest and siege; then who and what is there."""
        view = self.view
        wide = max(len(self.name("space", other)) for other in range(SPACES))
        head: Line = [("  ", ""), self.sign(view.control[space]), (f" {self.name('space', space):<{wide}} ", "")]
        marks = [self.name("faith", view.faith[space])]
        marks += [self.say("fortified")] if self.printed.fortified[space] else []
        marks += [self.say("capital", power=power) for power in range(POWERS) if view.capital[power] == space]
        parts: list[Line] = [[*head, (", ".join(marks), "faded")]]
        if view.unrest[space]:
            parts.append([(self.say("unrest"), "alarm")])
        if is_besieged(self.s, space):
            parts.append([(self.say("besieged"), "alarm")])
        return self.flow([*parts, *self.forces(space)])

    def forces(self, space: int) -> list[Line]:
        """Land units by power, leaders, and ships in port."""
        parts: list[Line] = []
        for unit, power in enumerate(UNIT_OWNER):
            number = self.view.units[space * UNITS + unit]
            if number:
                told = self.say("cavalry" if unit == CAVALRY else "regulars", number=number)
                parts.append(self.signed(power, told))
        return [*parts, *self.afloat(space)]

    def afloat(self, place: int) -> list[Line]:
        """Leaders and ships at a place."""
        parts: list[Line] = []
        for power in range(POWERS):
            names = [self.name("leader", leader) for leader in leaders_at(self.s, place, power)]
            ships = self.ships(self.view.ships[place * SHIPS : place * SHIPS + SHIPS], power)
            if power == SPAIN and self.view.armada_at == place:
                ships.append(self.say("armada", level=self.view.armada_level))
            parts += [self.signed(power, told) for told in (*names, *ships)]
        return parts

    def ships(self, counts: Sequence[int], power: int) -> list[str]:
        """The ships of a power with their numbers."""
        owned = [ship for ship in range(SHIPS) if SHIP_OWNER[ship] == power and counts[ship]]
        return [self.say("ships", ship=ship, number=counts[ship]) for ship in owned]

    def seas(self) -> list[Line]:
        """Each sea with ships or raids of this turn; the others in one line."""
        lines: list[Line] = [[(self.say("seas"), "strong")]]
        empty: list[str] = []
        for sea in range(FIRST_SEA, FIRST_SEA + SEAS):
            parts = [*self.afloat(sea), *([(told, "faded")] for told in self.raids(sea))]
            if parts:
                lines += self.row("  " + self.say("sea", place=sea), parts)
            else:
                empty.append(self.name("place", sea))
        return [*lines, *(self.row("  " + self.say("empty"), empty, ", ") if empty else [])]

    def raids(self, place: int) -> list[str]:
        """Who has raided a sea or a zone this turn."""
        raiders = [raider for raider in range(POWERS + 1) if self.view.raided & raid_marker(raider, place)]
        return [self.say("raided", raider=raider) for raider in raiders]

    # The New World

    def zone(self, zone: int) -> list[Line]:
        """Settlements, guards, treasures, the fleet, captains and the colony of a zone."""
        view, printed = self.view, self.printed
        parts = [self.say("settlements", spanish=printed.spanish[zone], portuguese=printed.portuguese[zone])]
        parts.append(self.say("guards", patrols=view.patrols[zone], escorts=view.escorts[zone]))
        parts += [self.say("fortress")] if view.fortress[zone] else []
        parts += self.hoard("treasures", zone)
        if view.fleet_zone == zone:
            parts += self.hoard("fleet", IN_FLEET) or [self.say("fleet-empty")]
        parts += [self.captain(captain) for captain in CAPTAINS if view.leader_at[captain] == FIRST_ZONE + zone]
        parts += [self.say("colony")] if view.colony and zone == NORTH_ATLANTIC else []
        return self.row(self.say("zone", zone=zone), [*parts, *self.raids(FIRST_ZONE + zone)])

    def captain(self, captain: int) -> str:
        """A captain overseas, damaged or not, with his cargo."""
        cargo = ", ".join(self.treasures(IN_CARGO + captain - DRAKE))
        damaged = self.view.damaged >> captain & 1
        return self.say("captain", leader=captain, damaged=damaged, laden=int(bool(cargo)), cargo=cargo)

    def treasures(self, hoard: int) -> list[str]:
        counts = self.view.treasure[hoard * TREASURES : hoard * TREASURES + TREASURES]
        return [f"{self.name('treasure', kind)} {count}" for kind, count in enumerate(counts) if count]

    def hoard(self, key: str, hoard: int) -> list[str]:
        found = self.treasures(hoard)
        return [self.say(key, list=", ".join(found))] if found else []

    # Powers

    def power(self, power: int) -> list[Line]:
        """Points, cards, treasures, spies and sciences of a power."""
        view = self.view
        head = f" {self.say('power', power=power)} ({self.seats[self.s.seat_of(power)]})"
        parts = [self.say("points", points=points(self.s, power)), self.say("cards", number=view.held[power])]
        parts += [self.say("home-held")] if view.home_held[power] else []
        parts += self.hoard("treasures", HELD + power)
        spied_on = [other for other in range(POWERS) if view.informant[power * POWERS + other]]
        parts += [self.say("informant", other=other) for other in spied_on]
        first = power * SCIENCES
        parts += [self.name("science", each) for each in range(SCIENCES) if view.science[first + each]]
        parts += [self.say("patron", science=each) for each in range(SCIENCES) if view.patron[first + each]]
        for key, numbers in (("piracy", view.piracy_vp), ("debt", view.war_debt), ("penalty", view.penalty)):
            parts += [self.say(key, number=numbers[power])] if numbers[power] else []
        on_track = self.ships(view.track_ships, power)
        parts += [self.say("track", list=", ".join(on_track))] if on_track else []
        return self.flow([[self.sign(power), (head, f"seat-{power}"), (" ", ""), (parts[0], "")], *parts[1:]])

    def relations(self) -> list[Line]:
        """Wars and the alliance."""
        wars = [self.say("war", power=power) for power in range(POWERS) if self.view.war[power]]
        allied = [self.say("allied")] if self.view.allied else []
        return self.row(self.say("relations"), [*(wars or [self.say("peace")]), *allied])

    def courts(self) -> list[Line]:
        """Elizabeth, Mary, the Jesuits and the treasure of Portugal."""
        view = self.view
        reserve, england, netherlands = view.jesuits
        people = [self.say("elizabeth", alive=view.elizabeth), self.say("mary", mary=view.mary)]
        jesuits = self.say("jesuits", england=england, netherlands=netherlands, reserve=reserve)
        return self.row(self.say("courts"), [*people, jesuits, *self.hoard("portugal", IN_PORTUGAL_S)])

    def absent(self) -> list[Line]:
        """Leaders who are on no map."""
        told = []
        for leader, place in enumerate(self.view.leader_at):
            if place in ABSENT:
                turn, other = self.printed.arrives[leader], max(0, self.view.captor[leader])
                told.append(self.say("absent", leader=leader, where=ABSENT.index(place), turn=turn, other=other))
        return self.row(self.say("leaders"), told) if told else []

    def dice(self) -> list[Line]:
        """The dice of the last roll, as they lie on the table."""
        rolls = (("attack", self.view.attack_dice), ("defence", self.view.defence_dice))
        told = [self.say(key, dice=" ".join(map(str, dice))) for key, dice in rolls if dice]
        return self.row(self.say("dice"), told) if told else []

    # The own cards

    def hands(self) -> list[Line]:
        """The cards of the reader's powers."""
        view = self.view
        if view.seat < 0:
            return []
        lines: list[Line] = [[]]
        for power in self.s.powers_of(view.seat):
            cards = self.s.cards_of(power)
            told = [
                self.say("card", card=card, points=COMMAND_POINTS[card], number=cards[card])
                for card in range(MARY_CARD + 1)
                if cards[card]
            ]
            home = view.home[power]
            told += [self.say("home", home=home, points=self.printed.home_points[home])] if home >= 0 else []
            lines += self.row(self.say("hand", power=power), told or [self.say("no-cards")])
        return lines


text_board = EnterpriseBoard.write
