"""A game that has only rules is played at the table, in the terminal and on the web, with a plain default board."""

import re
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from httpx import AsyncClient
from tests.server.serving import Program, Street, tell
from tests.terminal.keyboard import Sitting, sit

import fondaco.games  # noqa: F401  so that it is among the modules
from fondaco import Table
from fondaco.table import find_game, games, registry
from fondaco.words import speaker

FORM_TOKEN = re.compile(r'name="form-token" content="([^"]+)"')
SEATS = ["anna", "ben"]


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    """One more game package, for as long as a test lasts."""
    room = str(Path(__file__).parent / "onlyrules")
    sys.modules["fondaco.games"].__path__.append(room)
    registry._names.cache_clear()
    yield
    sys.modules["fondaco.games"].__path__.remove(room)
    registry._names.cache_clear()
    for name in [name for name in sys.modules if name.startswith("fondaco.games.stones")]:
        del sys.modules[name]
    registry._standard.cache_clear()


def play_out(table: Table) -> None:
    """Both take the first thing allowed, to the end."""
    while not table.over:
        table.play(table.moves()[0])


def test_it_is_found_and_played_at_the_table() -> None:
    assert "stones" in games()
    table = Table("stones", SEATS, seed=1)
    assert repr(table.decision).startswith("<Decision of seat 0: take-stones")
    refusals = table.why_not("take-stones leave-one")
    assert [refusal.clause for refusal in refusals] == ["take.left"]
    table.play("take-stones two")
    assert [refusal.clause for refusal in table.why_not("take-stones two")] == ["take.differently"]
    play_out(table)
    assert sum(table.scores) in (7, 8, 9)
    assert len(table.winners) == 1
    assert Table.replay(table.record()).scores == table.scores


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_has_no_text_is_called_as_in_the_rules(language: str) -> None:
    table = Table("stones", SEATS, seed=1, settings={"heap-size": "always-nine"})
    words, view = speaker(table.game, language), table.view(0)
    frame = view.frame
    assert words.say("game-title") == "Stones"
    assert words.ask(view, frame, SEATS) == "Take stones"
    assert [words.option(view, frame, option, SEATS) for option in (0, 1, 3)] == ["one", "two", "leave one"]
    refusal = table.why_not("take-stones leave-one")[0]
    assert (refusal.say(language), refusal.clause) == ("Too few left", "take.left")
    assert (words.say("setting-heap-size"), words.say("setting-heap-size-always-nine")) == ("Heap size", "always nine")
    table.play("take-stones two")
    assert table.log(1, language) == []


def test_the_plain_board_shows_every_field() -> None:
    table = Table("stones", SEATS, seed=1, settings={"heap-size": "always-nine"})
    table.play("take-stones two")
    words = speaker(table.game, "en")
    lines = ["".join(text for text, _ in line) for line in table.game.text_board(table.view(1), words, SEATS, 80)]
    assert lines == ["left: 7", "last: 2", "", "● anna", "taken: 2", "", "■ ben", "taken: 0"]
    pictures = table.game.pictures(table.view(1), words, SEATS)
    assert [part.title for part in pictures.board.parts] == ["left: 7", "last: 2"]
    assert [[part.title for part in mat.parts] for mat in pictures.mats] == [["taken: 2"], ["taken: 0"]]
    assert "left: 7" in table.svg(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played_in_the_terminal(language: str) -> None:
    def answer(sitting: Sitting, prompt: str) -> str:
        return str(next(choice.number for choice in sitting.listed if choice.allowed))

    sitting, screen = sit(
        ["why 4", "rules"], seats="you,random", seed=3, language=language, game="stones", answer=answer
    )
    assert sitting.table.over
    assert "Too few left" in screen and "Take stones" in screen and "left: " in screen
    assert not re.search(r"[{}]", screen)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played_on_the_web(tmp_path: Path, language: str) -> None:
    async def played(street: Street) -> None:
        client = street.client
        await page(client, "/", language)
        assert "Stones" in await page(client, "/rules", language)
        await page(client, "/rules/stones", language)
        token = FORM_TOKEN.findall(await page(client, "/account", language))[0]
        sent = {
            "form_token": token,
            "game": "stones",
            "players": "2",
            "seat-0": "me",
            "seat-1": "here",
            "name-1": "Ben",
        }
        made = await client.post("/tables", data={**sent, "setting-stones-heap-size": "always-nine"})
        assert made.status_code == 303, made.text
        place = made.headers["location"]
        shown = await page(client, place, language)
        assert "Take stones" in shown and "left: 9" in shown
        me = Program(client)
        me.headers["x-form-token"] = token
        await street.play_out(place.removeprefix("/tables/"), me)
        assert "left: 0" in await page(client, place, language)
        assert "left: 0" in await page(client, f"/api{place}/board.svg", language)
        await page(client, f"{place}/replay", language)

    tell(tmp_path, played)


async def page(client: AsyncClient, address: str, language: str) -> str:
    """A page in a language, without a text missing."""
    answer = await client.get(address, params={"lang": language})
    assert answer.status_code == 200, f"{address}: {answer.status_code} {answer.text}"
    shown = unescape(answer.text)
    assert not re.findall(r"\{[a-z]+-[a-z0-9-]+\}", shown), "a text is missing"
    return shown


def test_a_text_that_a_game_with_texts_has_forgotten_is_still_seen() -> None:
    assert speaker(find_game("orleans"), "en").say("ask-nothing-such") == "{ask-nothing-such}"
