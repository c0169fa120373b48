"""Form for a new table: its options, and its validation."""

from typing import Final

from fondaco.bots import LEVELS
from fondaco.kernel import SEAT_SIGNS
from fondaco.kernel.errors import Number
from fondaco.kernel.parsing import whole_number
from fondaco.server.accounts.names import check_name
from fondaco.server.http_errors import HttpError, Invalid
from fondaco.server.input_limits import DAY, LONGEST_BANK, LONGEST_INCREMENT
from fondaco.server.pages.base import Form
from fondaco.server.tables.request import SUBSTITUTE, SeatRequest, TableRequest
from fondaco.table import find_game, games

ME: Final = "me"
HERE: Final = "here"
FRIEND: Final = "friend"
UNITS: Final = {"minutes": 60, "hours": 3600, "days": DAY}


class FormError(HttpError):
    """400: a field of the form is invalid."""

    def __init__(self, field: str, key: str, **numbers: Number) -> None:
        self.field = field
        super().__init__(key, (), **numbers)


def most_seats() -> int:
    """Rows of the form: the seats of the game for the most players."""
    return max(find_game(game).players.stop - 1 for game in games())


def seat_rows() -> list[dict[str, int | str]]:
    """A row for each seat."""
    return [{"number": number, "sign": SEAT_SIGNS[number]} for number in range(most_seats())]


def seat_kinds() -> list[str]:
    """Options of a seat: people first, then bots from weak to strong; bots for programs are left out."""
    return [ME, HERE, FRIEND, *LEVELS]


def usual_form() -> Form:
    """Default values: you against bots."""
    form = {"game": games()[0], "players": "3", "clock": "none", "bank": "30", "unit": "minutes", "increment": "10"}
    form["public"] = "link"
    for number in range(most_seats()):
        form[f"seat-{number}"] = SUBSTITUTE if number else ME
        form[f"name-{number}"] = ""
    for game in games():
        for name, values in find_game(game).settings.items():
            form[f"setting-{game}-{name}"] = values[0]
    return form


def quick_request(game: str) -> TableRequest:
    """Request of the quick start: a game against two merchants."""
    return TableRequest(_known_game(game), (SeatRequest(ME), SeatRequest(SUBSTITUTE), SeatRequest(SUBSTITUTE)))


def request_of(form: Form) -> TableRequest:
    """Parse the form into a request, else FormError."""
    game = _known_game(form.get("game", ""))
    bank, increment = _clock(form)
    return TableRequest(
        game, _seats(form, game), _settings(form, game), form.get("public") == "public", bank, increment
    )


def _known_game(game: str) -> str:
    if game not in games():
        raise FormError("game", "lobby-error-game")
    return game


def _seats(form: Form, game: str) -> tuple[SeatRequest, ...]:
    players = find_game(game).players
    count = _number(form, "players", players.start, players.stop - 1)
    seats = tuple(_seat(form, number) for number in range(count))
    mine = [number for number, seat in enumerate(seats) if seat.kind == ME]
    if not mine:
        raise FormError("seat-0", "error-no-seat-for-me")
    if len(mine) > 1:
        raise FormError(f"seat-{mine[1]}", "lobby-error-me-twice")
    return seats


def _seat(form: Form, number: int) -> SeatRequest:
    kind = form.get(f"seat-{number}", "")
    if kind not in seat_kinds():
        raise FormError(f"seat-{number}", "lobby-error-seat", number=number + 1)
    if kind != HERE:
        return SeatRequest(kind)
    try:
        return SeatRequest(kind, check_name(form.get(f"name-{number}", "")))
    except Invalid as error:
        raise FormError(f"name-{number}", error.key, **error.numbers) from None


def _settings(form: Form, game: str) -> dict[str, str]:
    settings = find_game(game).settings
    chosen = {name: form.get(f"setting-{game}-{name}", values[0]) for name, values in settings.items()}
    for name, value in chosen.items():
        if value not in settings[name]:
            raise FormError(f"setting-{game}-{name}", "lobby-error-setting")
    return chosen


def _clock(form: Form) -> tuple[int, int]:
    """Seconds for the whole game and for each decision; zero without a clock."""
    if form.get("clock") != "bank":
        return 0, 0
    unit = UNITS.get(form.get("unit", ""), 60)
    return _number(form, "bank", 1, LONGEST_BANK // unit) * unit, _number(form, "increment", 0, LONGEST_INCREMENT)


def _number(form: Form, field: str, least: int, most: int) -> int:
    typed = form.get(field, "").strip()
    number = whole_number(typed, most)
    if number is None or number < least:
        raise FormError(field, f"lobby-error-{field}", least=least, most=most)
    return number
