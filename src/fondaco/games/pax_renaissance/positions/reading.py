"""A position that was written down is laid out on the table; one that cannot be is refused with the reason."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import reduce
from typing import Any, Final

from fondaco.games.pax_renaissance.positions import notation
from fondaco.games.pax_renaissance.positions.notation import PositionError
from fondaco.games.pax_renaissance.positions.plausibility import check
from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.market import unseen_cards
from fondaco.games.pax_renaissance.rules.tokens import idle_bishop, token_of
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *

WITHOUT_SEAT: Final = (
    *(frames.SET_UP, frames.DRAW_BANK, frames.DRAW_FIRST_PLAYER, frames.BEGIN, frames.REFRESH, frames.DRAW_CARD),
    *(frames.FORETELL, frames.REFRESHED, frames.PUT, frames.REGIME_CHANGE),
)
TOP_FIELDS: Final = (
    *("game", "options", "turn", "actions", "done", "victories", "emporia", "turned", "discarded"),
    *("seats", "market", "cities", "borders", "piles", "pending", "ending", "winners"),
)
SEAT_FIELDS: Final = ("bank", "florins", "hand", "east", "west", "old-maids", "bankrupt")
EMPIRE_FIELDS: Final = ("empire", "republic", "queen", "bishop", "repressed", "vassals")
PENDING_FIELDS: Final = (
    *("card", "empire", "war", "running", "used", "agents"),
    *("attackers", "defenders", "outside", "frames"),
)
MANY: Final = 14
"""With more words than these, only those that look alike are named."""


def set_up(form: Mapping[str, Any], printed: Printed, players: range) -> Pax:
    """The position that a form describes (C, and whatever play can have made of it)."""
    fields(form, TOP_FIELDS, PositionError("error-the-position"))
    if form.get("game", "pax-renaissance") != "pax-renaissance":
        raise PositionError("error-other-game-position", given=repr(form["game"]))
    seats = listed(form, "seats")
    if len(seats) not in players:
        raise PositionError("error-count-of-seats", given=len(seats), least=players.start, most=players.stop - 1)
    s = Pax(len(seats), printed)
    for name in listed(form, "options"):
        setattr(s, notation.OPTIONS[index(name, notation.OPTIONS, "options")], 1)
    read_course(s, form)
    for seat, seat_form in enumerate(seats):
        read_seat(s, seat, seat_form)
    read_map(s, form)
    read_market(s, table(form, "market"))
    for side in (EAST, WEST):
        read_pile(s, side, table(table(form, "piles"), SIDE.labels[side]))
    read_pending(s, table(form, "pending"))
    if ("ending" in form) != bool(listed(form, "winners")):
        raise PositionError("error-ending-and-winners")
    if "ending" in form:
        s.ending = index(form["ending"], ENDING.labels, "ending")
        s.victors = sum(1 << index(name, SEAT.labels[: s.players], "winners") for name in listed(form, "winners"))
        s.frames = []
    # C5.leftover-cards: every card of the game that lies nowhere in sight is in a pile or out of the game
    s.unseen = [tuple(unseen_cards(s, side)) for side in (EAST, WEST)]
    check(s)
    return s


# Reading words


def fields(form: Any, known: Sequence[str], where: str | PositionError) -> None:
    """A table has known fields only, so that a slip of the pen is told."""
    if not isinstance(form, Mapping):
        raise PositionError("error-table-expected", where=where, given=repr(form))
    for name in form:
        if name not in known:
            raise PositionError("error-no-field", where=where, given=repr(name), known=", ".join(known))


def index(word: Any, words: Sequence[str], where: str) -> int:
    if word in words:
        return words.index(word)
    if len(words) <= MANY:
        raise PositionError("error-not-among", where=where, given=repr(word), known=", ".join(words))
    near: list[str | PositionError] = [*get_close_matches(str(word), words, 3, 0.5)]
    if not near:
        raise PositionError("error-unknown", where=where, given=repr(word))
    either = reduce(lambda one, other: PositionError("error-either", one=one, other=other), near)
    raise PositionError("error-unknown-near", where=where, given=repr(word), near=either)


def listed(form: Mapping[str, Any], name: str) -> list[Any]:
    value = form.get(name, [])
    if not isinstance(value, list | tuple):
        raise PositionError("error-list-expected", where=name, given=repr(value))
    return list(value)


def table(form: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = form.get(name, {})
    if not isinstance(value, Mapping):
        raise PositionError("error-table-expected", where=name, given=repr(value))
    return value


def number(form: Mapping[str, Any], name: str, most: int, default: int = 0) -> int:
    value = form.get(name, default)
    if type(value) is not int or not 0 <= value <= most:
        raise PositionError("error-whole-number-expected", where=name, most=most, given=repr(value))
    return value


def flag(form: Mapping[str, Any], name: str) -> int:
    value = form.get(name, False)
    if not isinstance(value, bool):
        raise PositionError("error-true-or-false", where=name, given=repr(value))
    return int(value)


def card_of(word: Any, where: str) -> int:
    return index(word, CARD.labels[:FIRST_EMPIRE], where)


# The course of the turn


def read_course(s: Pax, form: Mapping[str, Any]) -> None:
    s.turn = index(form.get("turn", SEAT.labels[0]), SEAT.labels[: s.players], "turn")
    s.actions = number(form, "actions", 2, 2)
    for name in listed(form, "done"):
        s.done |= 1 << notation.DONE[list(notation.DONE)[index(name, list(notation.DONE), "done")]]
    for name in listed(form, "victories"):
        s.active[index(name, VICTORY.labels, "victories")] = 1
    s.discarded = tuple(card_of(name, "discarded") for name in listed(form, "discarded"))
    s.frames = [(frames.TURN, s.turn, 0)]


def read_pending(s: Pax, form: Mapping[str, Any]) -> None:
    fields(form, PENDING_FIELDS, "pending")
    if "card" in form:
        s.acting = index(form["card"], CARD.labels, "pending.card")
    if "empire" in form:
        s.theatre = index(form["empire"], EMPIRE.labels, "pending.empire")
    if "war" in form:
        s.war = index(form["war"], notation.WAR_LABELS, "pending.war")
    if "running" in form:
        s.running = index(form["running"], SIDES.labels, "pending.running")
    s.used = [index(name, CARD.labels, "pending.used") for name in listed(form, "used")]
    s.agents = [index(name, notation.AGENT_WORDS, "pending.agents") for name in listed(form, "agents")]
    s.attackers = [index(name, notation.FIGHTERS, "pending.attackers") for name in listed(form, "attackers")]
    s.defenders = [index(name, notation.FIGHTERS, "pending.defenders") for name in listed(form, "defenders")]
    if s.theatre < 0 and (s.war >= 0 or "outside" in form):
        raise PositionError("error-war-needs-empire")
    read_repressed(s, s.theatre, listed(form, "outside"))
    for agent in s.attackers:
        if BISHOP_AGENT <= agent < AGENTS:
            raise PositionError("error-bishop-fights")
        if agent < AGENTS:  # its piece stands beside the Map card
            take(s, token_of(s.turn, agent))
    if "frames" in form:
        s.frames = [read_frame(entry) for entry in listed(form, "frames")]
        check_frames(s)


def check_frames(s: Pax) -> None:
    """What is pending asks somebody who sits at the table."""
    if not s.frames:
        raise PositionError("error-nothing-pending")
    for number, seat, _ in s.frames:
        if number not in WITHOUT_SEAT and not 0 <= seat < s.players:
            raise PositionError("error-nobody-pending", given=seat, name=notation.FRAME_NAMES[number])


def read_frame(entry: Any) -> tuple[int, int, int]:
    names = {name: step for step, name in notation.FRAME_NAMES.items()}
    match entry:
        case [str(name), int(a), int(b)] if name in names and bool not in (type(a), type(b)):
            return names[name], a, b
    raise PositionError("error-frame-expected", given=repr(entry))


# Seats


def read_seat(s: Pax, seat: int, form: Any) -> None:
    fields(form, SEAT_FIELDS, PositionError("error-the-seat", given=seat + 1))
    if "bank" in form:
        s.bank[seat] = index(form["bank"], BANK.labels, "bank")
    s.florins[seat] = number(form, "florins", 999)
    s.out |= flag(form, "bankrupt") << seat
    for name in listed(form, "hand"):
        card = card_of(name, "hand")
        if card >= TABLEAU_CARDS:
            raise PositionError("error-comet-in-hand")
        s.take_in_hand(seat, card)
    s.maid[seat] = tuple(card_of(name, "old-maids") for name in listed(form, "old-maids"))
    for side in (EAST, WEST):
        for entry in listed(form, SIDE.labels[side]):
            read_card(s, seat, side, entry)


def read_card(s: Pax, seat: int, side: int, entry: Any) -> None:
    """A card in a row: a name, or a table with what lies on it."""
    if isinstance(entry, str):
        entry = {"empire": entry} if entry in EMPIRE.labels else {"card": entry}
    if isinstance(entry, Mapping) and "empire" in entry:
        fields(entry, EMPIRE_FIELDS, PositionError("error-an-empire"))
        empire = read_empire(s, seat, entry)
        if s.printed.home[empire] != side:
            raise PositionError("error-wrong-side", name=str(entry["empire"]))
        s.row[seat * 2 + side] += (FIRST_EMPIRE + empire,)
        read_court(s, seat, empire, entry)
        return
    fields(entry, ("card", "bishop"), PositionError("error-a-card"))
    card = card_of(entry.get("card"), SIDE.labels[side])
    if card >= TABLEAU_CARDS or s.printed.deck[card] != side:
        raise PositionError("error-not-in-row", name=CARD.labels[card], side=SIDE.labels[side])
    s.row[seat * 2 + side] += (card,)
    hold(s, seat, card)
    read_bishop(s, card, entry)


def read_court(s: Pax, seat: int, empire: int, form: Mapping[str, Any]) -> None:
    """What an Empire in the row may have: a Republic face, a Queen, Vassals."""
    s.republic[empire] = flag(form, "republic")
    if "queen" in form:
        s.queen[empire] = card_of(form["queen"], "queen")
        hold(s, seat, s.queen[empire])
    for entry in listed(form, "vassals"):
        vassal = {"empire": entry} if isinstance(entry, str) else entry
        fields(vassal, ("empire", "bishop", "repressed"), PositionError("error-a-vassal"))
        s.suzerain[read_empire(s, seat, vassal)] = empire


def read_empire(s: Pax, seat: int, form: Mapping[str, Any]) -> int:
    empire = index(form.get("empire"), EMPIRE.labels, "empire")
    hold(s, seat, FIRST_EMPIRE + empire)
    read_bishop(s, FIRST_EMPIRE + empire, form)
    read_repressed(s, empire, listed(form, "repressed"))
    return empire


def read_repressed(s: Pax, empire: int, names: list[Any]) -> None:
    for name in names:
        token = index(name, notation.TOKEN_WORDS, "repressed")
        s.repressed[empire * TOKENS + token] += 1
        take(s, token)


def hold(s: Pax, seat: int, card: int) -> None:
    if s.holder[card] >= 0:
        raise PositionError("error-two-places", name=CARD.labels[card])
    s.holder[card] = seat


def read_bishop(s: Pax, card: int, form: Mapping[str, Any]) -> None:
    if "bishop" not in form:
        return
    religion = index(form["bishop"], RELIGION.labels, "bishop")
    bishop = idle_bishop(s, religion)
    if bishop < 0:
        raise PositionError("error-too-many-bishops", count=s.printed.bishops[religion], name=RELIGION.labels[religion])
    s.bishop[bishop] = card


def take(s: Pax, token: int) -> None:
    """A token leaves the stock or its owner's reserve."""
    if token < PIECES:
        s.supply[token] -= 1
    elif token - PIECES >= s.players:
        raise PositionError("error-nobody-sits", name=SEAT.labels[token - PIECES])
    else:
        s.cubes[token - PIECES] -= 1


# Map


def read_map(s: Pax, form: Mapping[str, Any]) -> None:
    for name in listed(form, "turned"):
        s.turned[index(name, EMPIRE.labels, "turned")] = 1
    routes = [index(name, EMPORIUM.labels, "emporia") for name in listed(form, "emporia")]
    if len({s.printed.route_side[route] for route in routes}) < len(routes):
        raise PositionError("error-one-emporium-each")
    for route in routes:
        s.route[s.printed.route_side[route]] = route
    for name, tokens in table(form, "cities").items():
        several = [tokens] if isinstance(tokens, str) else listed(form["cities"], name)
        read_city(s, index(name, CITY.labels, "cities"), several)
    for name, standing in table(form, "borders").items():
        border = index(name, BORDER.labels, "borders")
        for word in [standing] if isinstance(standing, str) else listed(form["borders"], name):
            read_border(s, border, word)


def read_city(s: Pax, city: int, tokens: Sequence[Any]) -> None:
    places = s.printed.places_in[city]
    if len(tokens) > len(places):
        clause = "E2.city" if len(places) == 1 else "E2.constantinople"
        name = CITY.labels[city]
        raise PositionError("error-full-city", name=name, count=len(places), given=len(tokens), clause=clause)
    for place, word in zip(places, tokens, strict=False):
        if word in ("", None):
            continue
        s.token[place] = index(word, notation.TOKEN_WORDS[:PIECES], CITY.labels[city])
        take(s, s.token[place])


def read_border(s: Pax, border: int, word: Any) -> None:
    if word in SEAT.labels:
        if s.concession[border] >= 0:
            raise PositionError("error-second-concession", name=BORDER.labels[border])
        s.concession[border] = SEAT.labels.index(word)
        take(s, PIECES + s.concession[border])
        return
    pirates = [f"{religion} pirate" for religion in RELIGION.labels]
    religion = index(word, (*SEAT.labels[: s.players], *pirates), BORDER.labels[border]) - s.players
    if s.pirate[border] >= 0:
        raise PositionError("error-second-pirate", name=BORDER.labels[border])
    s.pirate[border] = religion
    take(s, ROOK + religion)


# Market and piles


def read_market(s: Pax, form: Mapping[str, Any]) -> None:
    fields(form, ("east", "west", "paid"), "market")
    for side in (EAST, WEST):
        entries = listed(form, SIDE.labels[side])
        if len(entries) > COLUMNS:
            raise PositionError("error-count-of-columns", count=COLUMNS, given=len(entries))
        for column, entry in enumerate(entries):
            slot = side * COLUMNS + column
            entry = {"card": entry} if isinstance(entry, str) else entry
            fields(entry, ("card", "florins"), PositionError("error-a-market-place"))
            if entry.get("card"):
                s.market[slot] = card_of(entry["card"], "market")
            s.market_florins[slot] = number(entry, "florins", 99)
    for name in listed(form, "paid"):
        s.locked |= 1 << index(name, SLOT.labels, "paid")


def read_pile(s: Pax, side: int, form: Mapping[str, Any]) -> None:
    fields(form, ("top", "bottom", "comets", "next"), PositionError("error-the-pile", side=SIDE.labels[side]))
    s.top[side] = number(form, "top", 99)
    s.bottom[side] = number(form, "bottom", 12)
    s.comets[side] = number(form, "comets", 2)
    if "next" in form:
        s.foretold[side] = check_next(s, side, card_of(form["next"], "next"))


def check_next(s: Pax, side: int, card: int) -> int:
    """The next card of a pile is one that can lie there."""
    is_comet = card >= TABLEAU_CARDS
    left = s.comets[side] if is_comet else s.top[side] + s.bottom[side]
    if s.printed.deck[card] != side or not left or (is_comet and s.top[side]):
        raise PositionError("error-not-next", name=CARD.labels[card], side=SIDE.labels[side])
    return card
