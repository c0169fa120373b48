"""Agents are placed: Knights and Rooks in cities, Pirates and cubes on Borders, Bishops on cards (E2)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals, tokens
from fondaco.games.pax_renaissance.rules.bishops import arrive, is_perch, perches_in_play, shares_location
from fondaco.games.pax_renaissance.rules.tableau import drop_bishop, location_of, side_of, theatres_of
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Step, Why

MUST: Final = 16
"""Added to an Agent that has to be placed if there is a free place for it (Q.agent-mandatory)."""
REGIME: Final = 32
"""Added to the cube of a Regime Change (F6.concession)."""
PRICE: Final = 1  # E2.city-repress, E2.cube-repress
assert AGENTS <= MUST


class LocateAgents(Choice[Pax]):
    """A card of the East or West names one Empire for all its Agents but Bishops (Q.location-wildcard)."""

    name = "region"
    clause = "E4.east-west-location"
    options = Options(Group("", (EMPIRE,)), Group("none"))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [*theatres_of(s, s.acting), NO_REGION]

    def refusal(self, s: Pax, _: int, must: int, option: int, why: Why = QUIET) -> int:
        if option == NO_REGION:
            return why.no(refusals.MUST_PLACE) if must else 0
        return 0 if option in theatres_of(s, s.acting) else why.no(refusals.OTHER_EMPIRE, empire=option)

    def choose(self, s: Pax, _: int, __: int, option: int) -> None:
        if option == NO_REGION:
            s.agents = [agent for agent in s.agents if agent >= BISHOP_AGENT]
        else:
            s.theatre = option


NO_REGION: Final = LocateAgents.options.first("none")


def frame_for(agent: int) -> int:
    """Where an Agent goes depends on its kind (B4.location)."""
    if agent < PIECES:
        return frames.SETTLE
    if agent == CUBE_AGENT:
        return frames.CONCEDE
    return frames.SAIL if agent < BISHOP_AGENT else frames.ORDAIN


class PlaceAgent(Choice[Pax]):
    """Where an Agent goes; it may be left out, unless it has to be placed and finds a free place (E2.optional)."""

    def __init__(self) -> None:
        super().__init__()
        self.none: int = self.options.first("none")

    def choose(self, s: Pax, seat: int, agent: int, option: int) -> None:
        if option != self.none:
            put_down(s, seat, agent % MUST, option)


class Settle(PlaceAgent):
    """A Knight or Rook goes into a city of the Map card; whoever stands there is Repressed (E2.city)."""

    name = "settle"
    clause = "E2.city"
    options = Options(Group("", (PLACE,)), Group("none"))

    def candidates(self, s: Pax, _: int, agent: int) -> list[int]:
        places = tokens.free_places(s, s.theatre)
        full = [s.printed.city_of[place] for place in places]
        places += [
            place
            for place in s.printed.places_of[s.theatre]
            if s.token[place] != EMPTY and s.printed.city_of[place] not in full
        ]
        return [*sorted(places), self.none]

    def refusal(self, s: Pax, seat: int, agent: int, option: int, why: Why = QUIET) -> int:
        if option == self.none:
            return why.no(refusals.MUST_PLACE) if agent & MUST and tokens.free_places(s, s.theatre) else 0
        if s.printed.empire_of[option] != s.theatre:
            return why.no(refusals.OTHER_EMPIRE, empire=s.printed.empire_of[option])
        if tokens.is_closed(s, option):
            return why.no(refusals.EMPORIUM_CLOSED)
        free = [p for p in tokens.free_places(s, s.theatre) if s.printed.city_of[p] == s.printed.city_of[option]]
        if s.token[option] == EMPTY:
            return 0 if option in free else why.no(refusals.ROOM_LEFT)
        if free:  # E2.constantinople: only a full city makes anyone give way
            return why.no(refusals.ROOM_LEFT)
        return 0 if s.florins[seat] >= PRICE else why.no(refusals.CANNOT_REPRESS)


class Sail(PlaceAgent):
    """A Pirate goes onto a Sea Border of the Map card (E2.pirate, E2.sea-border)."""

    name = "sail"
    clause = "E2.pirate"
    options = Options(Group("", (BORDER,)), Group("none"))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [*s.printed.borders_of[s.theatre], self.none]

    def refusal(self, s: Pax, _: int, agent: int, option: int, why: Why = QUIET) -> int:
        if option == self.none:
            free = any(s.printed.is_sea[border] for border in tokens.free_borders(s, s.theatre))
            return why.no(refusals.MUST_PLACE) if agent & MUST and free else 0
        if s.theatre not in s.printed.border_between[option]:
            return why.no(refusals.OTHER_BORDER, border=option)
        return 0 if s.printed.is_sea[option] else why.no(refusals.NOT_A_SEA_BORDER, border=option)


class Concede(PlaceAgent):
    """A cube goes onto a Border of the Map card as a Concession (E2.cube, F6.concession)."""

    name = "concede"
    clause = "E2.cube"
    options = Options(Group("", (BORDER,)), Group("none"))

    def seat(self, s: Pax, seat: int, agent: int) -> int:
        # Q.regime-concession: for a Regime Change the cube must be in reserve
        return NOBODY if agent & REGIME and not s.cubes[seat] else seat

    def run(self, s: Pax, _: int, __: int) -> None:
        """No cube is left."""

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [*s.printed.borders_of[s.theatre], self.none]

    def refusal(self, s: Pax, seat: int, agent: int, option: int, why: Why = QUIET) -> int:
        if option == self.none:
            return why.no(refusals.MUST_PLACE) if agent & MUST and tokens.free_borders(s, s.theatre) else 0
        return border_refusal(s, seat, option, why)


def border_refusal(s: Pax, seat: int, border: int, why: Why) -> int:
    """A cube never joins a Pirate, and pays to Repress a Concession (E2.cube-pirate, E2.cube-repress)."""
    if s.theatre not in s.printed.border_between[border]:
        return why.no(refusals.OTHER_BORDER, border=border)
    if s.pirate[border] >= 0:
        return why.no(refusals.BORDER_HAS_PIRATE, border=border)
    if s.concession[border] >= 0 and s.florins[seat] < PRICE:
        return why.no(refusals.CANNOT_REPRESS_CUBE)
    return 0


class Ordain(PlaceAgent):
    """A Bishop goes onto the card played, or any card of the same Location (E2.bishop)."""

    name = "ordain"
    clause = "E2.bishop"
    options = Options(Group("", (CARD,)), Group("none"))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [*legal_perches(s), self.none]

    def refusal(self, s: Pax, _: int, agent: int, option: int, why: Why = QUIET) -> int:
        if option == self.none:
            return why.no(refusals.MUST_PLACE) if agent & MUST and legal_perches(s) else 0
        if not is_perch(s, option):
            return why.no(refusals.NO_BISHOP_HERE)
        location, side = location_of(s, s.acting), side_of(s, s.acting)
        is_near = option == s.acting or shares_location(s, location, side, option)  # E2.bishop, F1.east-west
        return 0 if is_near else why.no(refusals.OTHER_LOCATION)


def legal_perches(s: Pax) -> list[int]:
    """The cards on which the Bishop of the acting card may be placed."""
    location, side = location_of(s, s.acting), side_of(s, s.acting)
    perches = [card for card in perches_in_play(s) if card == s.acting or shares_location(s, location, side, card)]
    perches.sort()
    return perches


# Putting pieces down


def put_down(s: Pax, seat: int, agent: int, target: int) -> None:
    """A piece takes its place, once one has been found for it (E2.shortage)."""
    if tokens.is_in_stock(s, seat, agent):
        put(s, seat, agent, target)
    else:
        s.then((frames.TAKE, seat, agent), (frames.PUT, target, seat * MUST + agent))


class Put(Step[Pax]):
    """The piece that was taken from elsewhere takes its place; without one nothing happens (Q.token-shortage)."""

    def run(self, s: Pax, target: int, seat_and_agent: int) -> None:
        seat, agent = divmod(seat_and_agent, MUST)
        if tokens.is_in_stock(s, seat, agent):
            put(s, seat, agent, target)


def put(s: Pax, seat: int, agent: int, target: int) -> None:
    """A piece of the stock stands on its target; what stood there gives way."""
    if agent < PIECES:
        if s.token[target] != EMPTY:  # E2.city-repress, E2.city-same: for a Florin to China
            s.florins[seat] -= PRICE
            tokens.repress_in_city(s, target)
        s.supply[agent] -= 1
        s.token[target] = agent
        s.tell(news.PIECE_PLACED, seat, agent, target)
    elif agent == CUBE_AGENT:
        if s.concession[target] >= 0:  # E2.cube-repress: for a Florin to China
            s.florins[seat] -= PRICE
            tokens.repress_concession(s, target, s.theatre)
        s.cubes[seat] -= 1
        s.concession[target] = seat
        s.tell(news.CONCESSION_PLACED, seat, target)
    elif agent < BISHOP_AGENT:
        s.supply[tokens.piece_of(agent)] -= 1
        s.tell(news.PIRATE_PLACED, seat, agent, target)
        tokens.pirate_arrives(s, target, agent - PIRATE_AGENT)
    else:
        s.tell(news.BISHOP_PLACED, seat, agent, target)
        arrive(s, seat, tokens.idle_bishop(s, agent - BISHOP_AGENT), target)


# When the stock is empty (E2.shortage)


class Take(Choice[Pax]):
    """The piece needed is taken from the Repressed, else from anywhere it stands (E2.shortage, Q.token-shortage)."""

    name = "take"
    clause = "E2.shortage"
    options = Options(
        Group("repressed", (EMPIRE,)),
        Group("city", (PLACE,)),
        Group("border", (BORDER,)),
        Group("bishop", (CARD,)),
        Group("none"),
    )

    def seat(self, s: Pax, seat: int, agent: int) -> int:
        return NOBODY if tokens.is_in_stock(s, seat, agent) else seat

    def run(self, s: Pax, _: int, __: int) -> None:
        """The stock has one again."""

    def candidates(self, s: Pax, seat: int, agent: int) -> list[int]:
        return repressed_alike(s, seat, agent) or [*standing_alike(s, seat, agent), TAKE_NONE]

    def refusal(self, s: Pax, seat: int, agent: int, option: int, why: Why = QUIET) -> int:
        repressed = repressed_alike(s, seat, agent)
        if option in repressed:
            return 0
        if repressed:
            return why.no(refusals.REPRESSED_FIRST)
        if option == TAKE_NONE or option in standing_alike(s, seat, agent):
            return 0
        return why.no(refusals.WRONG_PIECE)

    def choose(self, s: Pax, seat: int, agent: int, option: int) -> None:
        if option == TAKE_NONE:
            return
        s.tell(news.PIECE_TAKEN, seat, agent)
        if option < FROM_CITY:
            tokens.kill_repressed(s, option, tokens.token_of(seat, agent))
        elif option < FROM_BORDER:
            tokens.kill_in_city(s, option - FROM_CITY)
        elif option >= FROM_CARD:
            drop_bishop(s, option - FROM_CARD)
        elif agent == CUBE_AGENT:
            tokens.kill_concession(s, option - FROM_BORDER)
        else:
            tokens.kill_pirate(s, option - FROM_BORDER)


FROM_CITY: Final = Take.options.first("city")
FROM_BORDER: Final = Take.options.first("border")
FROM_CARD: Final = Take.options.first("bishop")
TAKE_NONE: Final = Take.options.first("none")


def repressed_alike(s: Pax, seat: int, agent: int) -> list[int]:
    """The Empires on which an identical token is Repressed; Bishops never are."""
    if agent >= BISHOP_AGENT:
        return []
    token = tokens.token_of(seat, agent)
    return [empire for empire in range(EMPIRES) if s.repressed[empire * TOKENS + token]]


def standing_alike(s: Pax, seat: int, agent: int) -> list[int]:
    """Where identical pieces stand: cities, Borders, or cards."""
    if agent >= BISHOP_AGENT:
        religion = agent - BISHOP_AGENT
        return [
            FROM_CARD + card
            for bishop, card in enumerate(s.bishop)
            if card >= 0 and s.printed.bishop_religion[bishop] == religion
        ]
    if agent == CUBE_AGENT:
        return [FROM_BORDER + border for border in range(BORDERS) if s.concession[border] == seat]
    piece = tokens.piece_of(agent)
    places = [FROM_CITY + place for place in range(PLACES) if s.token[place] == piece]
    return places + [
        FROM_BORDER + border for border in range(BORDERS) if piece >= ROOK and s.pirate[border] == piece - ROOK
    ]
