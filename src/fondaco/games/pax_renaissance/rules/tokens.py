"""Pieces on map and cards: putting them down, Repressing and Killing them (B1, E2, F5)."""

from typing import Final

from fondaco.games.pax_renaissance.printed import one_by_one
from fondaco.games.pax_renaissance.rules import news
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Group, Options

CITY_OR_BORDER: Final[Options] = Options(Group("city", (PLACE,)), Group("border", (BORDER,)))
ON_BORDER: Final = CITY_OR_BORDER.first("border")


def release(s: Pax, token: int) -> None:
    """A token goes back to the stock or to its owner's reserve (Q.kill, Q.discard)."""
    if token < PIECES:
        s.supply[token] += 1
    else:
        s.cubes[token - CUBE] += 1


def repress(s: Pax, empire: int, token: int) -> None:
    """A token goes onto the Empire card, or is Killed if that lies in the pile (F5.not-in-play)."""
    if s.is_in_pile(empire):
        release(s, token)
        s.tell(news.KILLED_FOR_WANT_OF_EMPIRE, token, empire)
        return
    s.repressed[empire * TOKENS + token] += 1
    s.tell(news.REPRESSED, token, empire)


def repress_in_city(s: Pax, place: int) -> None:
    """The token of a city becomes a Repressed one."""
    token = s.token[place]
    s.token[place] = EMPTY
    repress(s, s.printed.empire_of[place], token)


def repress_concession(s: Pax, border: int, empire: int) -> None:
    """A Concession becomes a Serf of the Empire concerned (Q.repressed-concession)."""
    owner = s.concession[border]
    s.concession[border] = -1
    repress(s, empire, CUBE + owner)


def kill_in_city(s: Pax, place: int) -> None:
    release(s, s.token[place])
    s.token[place] = EMPTY


def kill_concession(s: Pax, border: int) -> None:
    release(s, CUBE + s.concession[border])
    s.concession[border] = -1


def kill_pirate(s: Pax, border: int) -> None:
    """A Pirate is a Rook of the stock (Q.pirate-as-rook)."""
    release(s, ROOK + s.pirate[border])
    s.pirate[border] = -1


def kill_repressed(s: Pax, empire: int, token: int) -> None:
    s.repressed[empire * TOKENS + token] -= 1
    release(s, token)


def repressed_on(s: Pax, empire: int) -> int:
    """How many Repressed tokens lie on an Empire card."""
    return sum(s.repressed[empire * TOKENS : empire * TOKENS + TOKENS])


def repressed_tokens(s: Pax, empire: int) -> tuple[int, ...]:
    """The tokens Repressed on an Empire card, one by one."""
    return one_by_one(s.repressed[empire * TOKENS : empire * TOKENS + TOKENS])


def owner_at_sea(s: Pax, border: int) -> int:
    """Whose Concession a Pirate would Kill on a Border, or -1 (E2.pirate-kills, B4.powers: Maritime Immunity)."""
    owner = s.concession[border]
    return -1 if owner >= 0 and s.power(owner, MARITIME_IMMUNITY) else owner


def pirate_arrives(s: Pax, border: int, religion: int) -> None:
    """A Pirate Kills what it finds on a Sea Border (E2.pirate-kills, F7.sea-battle)."""
    owner = owner_at_sea(s, border)
    if owner >= 0:
        kill_concession(s, border)
        s.tell(news.PIRATE_SANK_CONCESSION, border, owner)
    if s.pirate[border] >= 0:
        s.tell(news.PIRATE_SANK_PIRATE, border, s.pirate[border])
        kill_pirate(s, border)
    s.pirate[border] = religion


def is_closed(s: Pax, place: int) -> bool:
    """Whether a place is a covered Emporium, which is out of play (B5.closed)."""
    route = s.printed.route_of_place[place]
    return route >= 0 and s.route[s.printed.route_side[route]] != route


def occupied_places(s: Pax, empire: int) -> list[int]:
    """The places of an Empire where a Knight or Rook stands."""
    return [place for place in s.printed.places_of[empire] if s.token[place] != EMPTY]


def free_places(s: Pax, empire: int) -> list[int]:
    """The places where a Knight or Rook can still stand; of Constantinople the first (E2.constantinople)."""
    free: list[int] = []
    last = -1
    for place in s.printed.places_of[empire]:
        if s.token[place] == EMPTY:
            city = s.printed.city_of[place]
            if city != last and not is_closed(s, place):
                free.append(place)
                last = city
    return free


def room_in(s: Pax, empire: int) -> int:
    """How many more Knights and Rooks there is room for."""
    return sum(s.token[place] == EMPTY and not is_closed(s, place) for place in s.printed.places_of[empire])


def is_saturated(s: Pax, empire: int) -> bool:
    """Whether all open cities are occupied (G4.saturation, Q.saturation)."""
    return not any(s.token[place] == EMPTY and not is_closed(s, place) for place in s.printed.places_of[empire])


def free_borders(s: Pax, empire: int) -> list[int]:
    """The Borders of an Empire on which nothing stands."""
    return [border for border in s.printed.borders_of[empire] if is_free(s, border)]


def conceded_borders(s: Pax, empire: int) -> list[int]:
    """The Borders of an Empire on which a Concession stands, whoever's it is."""
    return [border for border in s.printed.borders_of[empire] if s.concession[border] >= 0]


def is_free(s: Pax, border: int) -> bool:
    return s.concession[border] < 0 and s.pirate[border] < 0


def concessions_around(s: Pax, empire: int, seat: int) -> int:
    """How many Concessions a seat has on the Borders of an Empire."""
    count = 0
    for border in s.printed.borders_of[empire]:
        count += s.concession[border] == seat
    return count


# The stock (Q.token-shortage)


def is_in_stock(s: Pax, seat: int, agent: int) -> bool:
    """Whether the piece of an Agent is there to be taken."""
    if agent >= BISHOP_AGENT:
        return idle_bishop(s, agent - BISHOP_AGENT) >= 0
    if agent == CUBE_AGENT:
        return s.cubes[seat] > 0
    return s.supply[piece_of(agent)] > 0


def piece_of(agent: int) -> int:
    """The Knight or Rook that stands for an Agent; a Pirate is a Rook (E2.pirate, B1.rooks)."""
    return agent if agent < PIECES else ROOK + agent - PIRATE_AGENT


def token_of(seat: int, agent: int) -> int:
    """The token an Agent is: a piece, or a cube of the seat's colour (B4.agent-cube)."""
    return CUBE + seat if agent == CUBE_AGENT else piece_of(agent)


def idle_bishop(s: Pax, religion: int) -> int:
    """A Bishop of a Religion that stands on no card, or -1."""
    for bishop, card in enumerate(s.bishop):
        if card == NO_CARD and s.printed.bishop_religion[bishop] == religion:
            return bishop
    return -1
