"""A position is written down."""

from fondaco.games.pax_renaissance.positions import notation
from fondaco.games.pax_renaissance.positions.notation import Form
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.tableau import vassals_of
from fondaco.games.pax_renaissance.rules.tokens import repressed_tokens
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *


def write_down(s: Pax) -> Form:
    """All that lies on the table and what has been done in the turn; empty things are left out."""
    form: Form = {
        "game": "pax-renaissance",
        "options": [name for name in notation.OPTIONS if getattr(s, name)],
        "turn": SEAT.labels[s.turn],
        "actions": s.actions,
        "done": [name for name, bit in notation.DONE.items() if s.done >> bit & 1],
        "victories": [VICTORY.labels[victory] for victory in range(VICTORIES) if s.active[victory]],
        "emporia": [EMPORIUM.labels[route] for route in s.route],
        "turned": [EMPIRE.labels[empire] for empire in range(EMPIRES) if s.turned[empire]],
        "discarded": [CARD.labels[card] for card in s.discarded],
        "seats": [write_seat(s, seat) for seat in range(s.players)],
        "market": without_empty(
            {
                "east": write_row(s, EAST),
                "west": write_row(s, WEST),
                "paid": [SLOT.labels[slot] for slot in range(SLOTS) if s.locked >> slot & 1],
            }
        ),
        "cities": write_cities(s),
        "borders": write_borders(s),
        "piles": without_empty({SIDE.labels[side]: write_pile(s, side) for side in (EAST, WEST)}),
        "pending": write_pending(s),
    }
    if s.ending != NOT_OVER:
        form["ending"] = ENDING.labels[s.ending]
        form["winners"] = [SEAT.labels[seat] for seat in range(s.players) if s.victors >> seat & 1]
    return without_empty(form)


def without_empty(form: Form) -> Form:
    return {name: value for name, value in form.items() if value is not False and value not in ([], {}, "")}


def write_seat(s: Pax, seat: int) -> Form:
    bank = s.bank[seat]
    return without_empty(
        {
            "bank": BANK.labels[bank] if bank >= 0 else "",
            "florins": s.florins[seat],
            "hand": [CARD.labels[card] for card in s.hand(seat)],
            "east": [write_card(s, card) for card in s.row[seat * 2 + EAST]],
            "west": [write_card(s, card) for card in s.row[seat * 2 + WEST]],
            "old-maids": [CARD.labels[card] for card in s.maid[seat]],
            "bankrupt": bool(s.out >> seat & 1),
        }
    )


def write_card(s: Pax, card: int) -> str | Form:
    """A card of a Tableau: its name alone if nothing lies on it."""
    if card >= FIRST_EMPIRE:
        empire = card - FIRST_EMPIRE
        form = write_empire(s, empire)
        form["vassals"] = [write_empire(s, vassal) for vassal in vassals_of(s, empire)]
        return without_empty(form)
    bishop = write_bishop(s, card)
    return {"card": CARD.labels[card], "bishop": bishop} if bishop else CARD.labels[card]


def write_bishop(s: Pax, card: int) -> str:
    return RELIGION.labels[s.printed.bishop_religion[s.bishop.index(card)]] if card in s.bishop else ""


def write_empire(s: Pax, empire: int) -> Form:
    queen = s.queen[empire]
    return without_empty(
        {
            "empire": EMPIRE.labels[empire],
            "republic": bool(s.republic[empire]),
            "queen": CARD.labels[queen] if queen >= 0 else "",
            "bishop": write_bishop(s, FIRST_EMPIRE + empire),
            "repressed": write_repressed(s, empire),
        }
    )


def write_repressed(s: Pax, empire: int) -> list[str]:
    return [notation.TOKEN_WORDS[token] for token in repressed_tokens(s, empire)]


def write_row(s: Pax, side: int) -> list[str | Form]:
    """The six places of a row, the face-down one first; empty ones at the end are left out."""
    row: list[str | Form] = []
    for slot in range(side * COLUMNS, side * COLUMNS + COLUMNS):
        card = s.market[slot]
        name = CARD.labels[card] if card != NO_CARD else ""
        florins = s.market_florins[slot]
        row.append(without_empty({"card": name, "florins": florins}) if florins else name)
    while row and row[-1] == "":
        row.pop()
    return row


def write_cities(s: Pax) -> Form:
    words = ["" if token == EMPTY else notation.TOKEN_WORDS[token] for token in s.token]
    cities = [[words[place] for place in places] for places in s.printed.places_in]
    return {name: city if len(city) > 1 else city[0] for name, city in zip(CITY.labels, cities) if any(city)}


def write_borders(s: Pax) -> Form:
    form: Form = {}
    for border in range(BORDERS):
        standing = []
        if s.concession[border] >= 0:
            standing.append(SEAT.labels[s.concession[border]])
        if s.pirate[border] >= 0:
            standing.append(f"{RELIGION.labels[s.pirate[border]]} pirate")
        if standing:
            form[BORDER.labels[border]] = standing[0] if len(standing) == 1 else standing
    return form


def write_pile(s: Pax, side: int) -> Form:
    top = s.foretold[side]
    pile = {"top": s.top[side], "bottom": s.bottom[side], "comets": s.comets[side]}
    form: Form = {name: count for name, count in pile.items() if count}
    return {**form, "next": CARD.labels[top]} if top != NO_CARD else form


def write_pending(s: Pax) -> Form:
    """What is being done at the moment; nothing if the player is about to choose an action."""
    plain = [(frames.TURN, s.turn, 0)]
    is_unclaimed = s.theatre >= 0 and s.is_in_pile(s.theatre)
    form = without_empty(
        {
            "card": CARD.labels[s.acting] if s.acting != NO_CARD else "",
            "empire": EMPIRE.labels[s.theatre] if s.theatre >= 0 else "",
            "war": notation.WAR_LABELS[s.war] if s.war >= 0 else "",
            "running": SIDES.labels[s.running] if s.running >= 0 else "",
            "used": [CARD.labels[card] for card in s.used],
            "agents": [notation.AGENT_WORDS[agent] for agent in s.agents],
            "attackers": [notation.FIGHTERS[fighter] for fighter in s.attackers],
            "defenders": [notation.FIGHTERS[fighter] for fighter in s.defenders],
            # survivors without room wait for the Empire card that the Regime Change is about to bring
            "outside": write_repressed(s, s.theatre) if is_unclaimed else [],
        }
    )
    if s.frames and s.frames != plain:
        form["frames"] = [[notation.FRAME_NAMES[number], a, b] for number, a, b in s.frames]
    return form
