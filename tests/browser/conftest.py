"""A real browser and a real server for each module; every page a test opens must be free of errors."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tests.browser.people import Player
from tests.faults.process import Served

CHROMIUM = shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
SLOWEST = 60_000
"""Timeout in milliseconds of anything on a page: other tests run on the same machine."""
expect.set_options(timeout=SLOWEST)

USUAL = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
"""Only tests of motion show it: drawing it takes longer than everything else."""

Visit = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is None:
        for item in items:
            if item.path.parent.name == "browser":
                item.add_marker(pytest.mark.skip(reason="no Chromium here: `make debian` says how to install one"))


# Not for the whole session: while Playwright runs, no other test of the same process could run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server") / "house.sqlite") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Factory of players: `visit()` opens a browser of its own, `visit(beside=ada)` a second tab of Ada's."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def come(name: str = "", beside: Player | None = None, **options: Any) -> Player:
        if beside is None:
            context = browser.new_context(**{**USUAL, "base_url": server.url, **options})
            context.set_default_timeout(SLOWEST)
            contexts.append(context)
        else:
            context = beside.page.context
        player = Player(context.new_page())
        players.append(player)
        if name:
            player.is_called(name)
        return player

    yield come
    troubles = [trouble for player in players for trouble in player.troubles()]
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)
