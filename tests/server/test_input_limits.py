"""A limit is the same for forms, for programs and for the checks behind both."""

import re
from typing import get_args

import msgspec
import pytest

from fondaco.server.api import contracts
from fondaco.server.api.contracts import TableWanted
from fondaco.server.http_errors import Invalid
from fondaco.server.input_limits import DAY, LONGEST_BANK, LONGEST_INCREMENT, MOST_SEATS
from fondaco.server.live_socket import REFUSED
from fondaco.server.pages.new_table_form import FormError, most_seats, request_of, usual_form
from fondaco.server.storage.model import Person
from fondaco.server.tables.request import SeatRequest, TableRequest, new_table
from fondaco.server.templating import FOLDER
from fondaco.table import find_game, games
from fondaco.words import LANGUAGES

ADA = Person("ada", "Ada")
GAME = games()[0]


def by_form(bank: int, increment: int) -> bool:
    """Whether the lobby's form takes a clock, given in days and seconds."""
    form = {**usual_form(), "clock": "bank", "bank": str(bank // DAY), "unit": "days", "increment": str(increment)}
    try:
        return (order := request_of(form)).bank == bank and order.increment == increment
    except FormError:
        return False


def by_contract(bank: int, increment: int) -> bool:
    wanted = {"game": GAME, "seats": [{"kind": "me"}], "bank": bank, "increment": increment}
    try:
        return msgspec.convert(wanted, TableWanted).bank == bank
    except msgspec.ValidationError:
        return False


def by_order(bank: int, increment: int) -> bool:
    order = TableRequest(GAME, (SeatRequest("me"), SeatRequest("greedy")), bank=bank, increment=increment)
    try:
        return new_table(ADA, order, 0.0).bank == bank
    except Invalid as unfit:
        assert unfit.numbers == {"days": 30, "more": 1}
        return False


@pytest.mark.parametrize(
    ("bank", "increment", "fits"),
    [
        (LONGEST_BANK, LONGEST_INCREMENT, True),
        (LONGEST_BANK + DAY, 0, False),
        (DAY, LONGEST_INCREMENT + 1, False),
    ],
)
def test_form_contract_and_order_take_the_same_clocks(bank: int, increment: int, fits: bool) -> None:
    assert [by_form(bank, increment), by_contract(bank, increment), by_order(bank, increment)] == [fits] * 3


def test_every_game_finds_room_at_a_table() -> None:
    assert most_seats() == max(find_game(game).players.stop - 1 for game in games()) <= MOST_SEATS


def test_the_contract_knows_every_language() -> None:
    assert get_args(contracts.Language) == LANGUAGES


def test_pages_and_server_close_a_connection_with_the_same_codes() -> None:
    script = (FOLDER / "static" / "live-socket.js").read_text(encoding="utf-8")
    assert re.findall(r"const OURS = (\d+);", script) == [str(REFUSED)]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "30 days for the game and a day for each"), ("fr", "30 jours pour la partie et un jour par")],
)
def test_a_text_names_the_limit_that_is_checked(language: str, said: str) -> None:
    with pytest.raises(Invalid) as caught:
        new_table(ADA, TableRequest(GAME, (SeatRequest("me"),), bank=LONGEST_BANK + 1), 0.0)
    assert said in caught.value.say(language)
