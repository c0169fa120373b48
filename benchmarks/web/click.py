"""Latency in a real browser: from a click to the painted board."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from random import Random
from shutil import which
from typing import TYPE_CHECKING

from benchmarks.web.clients import Seat, TableClients
from benchmarks.web.server import Laid, Open
from fondaco.server.visitors import COOKIE

if TYPE_CHECKING:
    from playwright.async_api import Page

WATCH = Path(__file__).parent / "click.js"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CLICKS = 25
"""Number of clicks measured at each table."""
PATIENCE = 3.0
LONGEST = 30.0
"""Timeout of a click in seconds."""


@dataclass
class Clicks:
    """Seconds from the click until the page has the message, until its DOM is updated, and until that is painted."""

    heard: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)


def browser() -> str | None:
    """The path of a browser."""
    return next(filter(None, map(which, BROWSERS)), None)


def missing() -> str:
    """The missing requirements of the measurement."""
    if browser() is None:
        return "Chromium is not installed"
    return "" if find_spec("playwright") else "Playwright is not installed"


def measure(server: Open, tables: list[Laid], clicks: int = CLICKS) -> Clicks:
    """Measure tables with one of four seats in a browser, the others as light clients."""
    return asyncio.run(_measure(server, tables, clicks))


async def _measure(server: Open, tables: list[Laid], clicks: int) -> Clicks:
    found = Clicks()
    for table in tables:
        seats = TableClients(server.address, table.id, table.tokens)
        await seats.sit()
        async with page_of(server, table) as page:
            await _play(seats, page, clicks, found)
        await seats.leave()
    return found


@asynccontextmanager
async def page_of(server: Open, table: Laid) -> AsyncIterator[Page]:
    """The page of a table's first seat, in a new browser."""
    from playwright.async_api import async_playwright

    async with async_playwright() as play:
        opened = await play.chromium.launch(executable_path=browser())
        context = await opened.new_context(viewport={"width": 1440, "height": 900})
        await context.add_cookies([{"name": COOKIE, "value": table.tokens[0], "url": server.address}])
        await context.add_init_script(path=WATCH)
        page = await context.new_page()
        await page.goto(f"{server.address}/tables/{table.id}?seat=0")
        yield page
        await opened.close()


async def _play(seats: TableClients, page: Page, clicks: int, found: Clicks) -> None:
    """Play; only the first seat's clicks are measured."""
    random, mine, made = Random(1), seats.seats[0], 0
    while made < clicks and (seat := await seats.someone(PATIENCE)):
        move = random.choice(seat.moves)
        if seat is not mine:
            await seats.move(seat, move, PATIENCE)
            continue
        await _click(page, seat, move, found)
        made += 1


async def _click(page: Page, seat: Seat, move: str, found: Clicks) -> None:
    """Measure one click; before and after it, page and light client must show the same moment."""
    before = seat.moment
    await page.evaluate("moment => window.untilMoment(moment)", before)
    await page.evaluate("window.nextClick()")
    await page.locator(f'#options [data-move="{move}"]').click()
    took = await asyncio.wait_for(page.evaluate("window.lastClick"), LONGEST)
    found.heard.append(took["heard"] / 1000)
    found.seen.append(took["seen"] / 1000)
    found.painted.append(took["painted"] / 1000)
    async with asyncio.timeout(LONGEST):
        while seat.moment == before:
            await asyncio.sleep(0.005)
