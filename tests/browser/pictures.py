"""Screenshots of the documentation: `python -m tests.browser.pictures` renews docs/pictures.

With a folder as argument, it writes every page there in both sizes, in light and dark, in both languages.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.people import GAME, REST_OF_A_GAME, Player
from tests.browser.shrinking import shrink
from tests.faults.process import Served

from fondaco.server.storage import Storage
from fondaco.server.storage.model import StoredSeat, StoredTable
from fondaco.table import Table

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 250_000
"""Maximum bytes of a picture."""
SEEDS = {GAME: 23, "orleans": 23, "pax-renaissance": 13, "virgin-queen": 12}
MIDDLE = {GAME: 200, "orleans": 620, "pax-renaissance": 170, "virgin-queen": 547}
"""Lines of a record after which there are houses and stones, stations and tiles, vassals, or armies."""
ADDRESS = "http://localhost:8462/tables/"

Language = Literal["en", "fr"]
Scheme = Literal["light", "dark"]
Size = Literal["desk", "phone"]


@dataclass(frozen=True)
class Shot:
    """A page in one size, colour scheme and language."""

    page: str
    size: Size = "desk"
    scheme: Scheme = "light"
    language: Language = "en"

    @property
    def name(self) -> str:
        marks = [self.page, "phone" if self.size == "phone" else "", self.language if self.language != "en" else ""]
        return "-".join(mark for mark in [*marks, self.scheme if self.scheme == "dark" else ""] if mark)


SHOTS = (
    Shot("lobby"),
    Shot("table"),
    Shot("table", scheme="dark", language="fr"),
    Shot("table", size="phone"),
    Shot("orleans"),
    Shot("orleans", scheme="dark", language="fr"),
    Shot("orleans", size="phone"),
    Shot("pax"),
    Shot("pax", scheme="dark", language="fr"),
    Shot("pax", size="phone"),
    Shot("virgin-queen"),
    Shot("virgin-queen", scheme="dark", language="fr"),
    Shot("virgin-queen", size="phone"),
    Shot("companion", size="phone"),
    Shot("companion-book"),
    Shot("room"),
    Shot("end"),
    Shot("replay"),
    Shot("analysis"),
    Shot("rules"),
)
PAGES = (
    *("lobby", "table", "orleans", "pax", "virgin-queen", "companion", "companion-book", "room", "end", "replay"),
    *("analysis", "rules", "account", "options", "log", "error"),
)


def played(game: str, before: str) -> tuple[str, str, list[str], int]:
    """A game of three bots, with and without Ada in the first seat; and the line in its middle before a decision."""
    table = Table(game, ["Ada=greedy", "Fugger=greedy", "Medici=greedy"], seed=SEEDS[game])
    table.finish()
    head, lines = table.papers()
    turns = [number for number, line in enumerate(lines) if line.startswith(before)]
    middle = next((number for number in turns if number > MIDDLE[game]), turns[-1])
    return head.replace("Ada=greedy", "Ada"), head, lines, middle


def lay(
    storage: Storage,
    id: str,
    host: str,
    seats: tuple[StoredSeat, ...],
    head: str,
    lines: list[str],
    public: bool = False,
) -> None:
    """Store a table with a game in progress, or without a head one that waits for players."""
    game = Table.replay(head + "\n".join(lines) + "\n") if head else None
    now = time.time()
    storage.tables.create(
        StoredTable(
            id=id,
            game=game.game.name if game else GAME,
            settings=game.settings if game else {},
            host=host,
            seats=seats,
            public=public,
            created=now,
            changed=now,
            begun=game is not None,
            over=game.over if game else False,
            waiting=tuple(game.waiting) if game else (),
            head=head,
            lines=tuple(lines),
            scores=tuple(game.scores) if game else (),
            winners=tuple(game.winners) if game else (),
        )
    )


class Exhibition:
    """A server with games in every state, and their visitor Ada."""

    def __init__(self, server: Served, browser: Browser) -> None:
        self.server, self.browser = server, browser
        self.storage = Storage(f"sqlite:///{server.database}")

    def lay_tables(self, ada: str) -> None:
        """Tables with the same games every time."""
        bots = (StoredSeat("Fugger", sitter="greedy"), StoredSeat("Medici", sitter="greedy"))
        seats = (StoredSeat("Ada", ada), *bots)
        person, _, lines, middle = played("orleans", "0 send ")  # somebody was taken up and is to be sent somewhere
        self._lay("orleans-in-the-middle", ada, seats, person, lines[:middle])
        person, _, lines, middle = played("pax-renaissance", "0 turn ")
        self._lay("pax-in-the-middle", ada, seats, person, lines[:middle])
        person, _, lines, middle = played("virgin-queen", "0 act ")
        self._lay("enterprise-in-the-middle", ada, seats, person, lines[:middle])
        person, head, lines, middle = played(GAME, "0 take ")
        self._lay("game-in-the-middle", ada, seats, person, lines[:middle])
        self._lay("game-that-is-over", ada, (StoredSeat("Ada", ada, "greedy"), *bots), head, lines)
        self._lay(
            "room-for-two-more",
            ada,
            (StoredSeat("Ada", ada), StoredSeat("Bo", "bo"), StoredSeat(), StoredSeat()),
            "",
            [],
        )
        others = (StoredSeat("Caterina", "c"), StoredSeat("Jakob", "j"), StoredSeat("Welser", sitter="greedy"))
        watched = person.replace("Ada", "Caterina").replace("Fugger=greedy", "Jakob").replace("Medici", "Welser")
        self._lay("game-to-be-watched", "c", others, watched, lines[:middle], public=True)
        free = (StoredSeat("Isotta", "i"), StoredSeat(), StoredSeat("Datini", sitter="greedy"))
        self._lay("room-that-is-open", "i", free, "", [], public=True)

    def _lay(
        self, id: str, host: str, seats: tuple[StoredSeat, ...], head: str, lines: list[str], public: bool = False
    ) -> None:
        lay(self.storage, id, host, seats, head, lines, public)

    def take(self, shots: tuple[Shot, ...], folder: Path) -> None:
        """Take all screenshots, as one visitor."""
        context = self.browser.new_context(base_url=self.server.url, reduced_motion="reduce", locale="en-GB")
        ada = Player(context.new_page()).is_called("Ada")
        self.lay_tables(ada.call("GET", "/people/me")["person"])
        blank = self.browser.new_context().new_page()  # apart: of two pages in one window only one is painted
        folder.mkdir(parents=True, exist_ok=True)
        for shot in shots:
            width, height = (390, 844) if shot.size == "phone" else (1440, 900)
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.emulate_media(color_scheme=shot.scheme)
            context.add_cookies([{"name": "language", "value": shot.language, "url": self.server.url}])
            WAYS[shot.page](ada)
            (folder / f"{shot.name}.png").write_bytes(shrink(blank, ada.page.screenshot()))
        context.close()
        self.storage.close()


def at(table: str, player: Player) -> None:
    """A game in its middle; hints for newcomers are dismissed."""
    player.go("/account")
    player.page.evaluate("() => localStorage.setItem('fondaco-hints', '[\"off\"]')")
    player.go(f"/tables/{table}").wait_for_turn()


def at_table(player: Player) -> None:
    at("game-in-the-middle", player)


def at_orleans(player: Player) -> None:
    """A planning phase with its merchants."""
    at("orleans-in-the-middle", player)
    player.wait_for("() => document.querySelectorAll('.ready').length === 2")


def at_pax(player: Player) -> None:
    """The beginning of a turn."""
    at("pax-in-the-middle", player)


def at_virgin_queen(player: Player) -> None:
    """Spain has played a card and may spend it on several things."""
    at("enterprise-in-the-middle", player)


def with_book(player: Player) -> None:
    """A table book at its beginning, with some points."""
    player.go("/companion/books")
    player.page.fill("#title", "Saturday")
    player.follow('form[action="/companion/books"] button.primary')
    for number, power in enumerate(("spain", "england", "france"), 1):
        player.page.locator(f"#vp-{power}-more").click()
        player.page.wait_for_function(
            "(lines) => document.querySelectorAll('.log-lines li').length > lines", arg=number
        )
    shown_address(player, "http://localhost:8462/companion/books/Qm7vRkX2nTzb")


def with_hints(player: Player) -> None:
    """The hints for newcomers, with the mouse over a part."""
    player.go("/account")
    player.page.evaluate("() => localStorage.removeItem('fondaco-hints')")
    player.go("/tables/game-in-the-middle").wait_for_turn()
    part = player.page.evaluate("() => document.querySelector('#pic-board [data-options]')?.id ?? 'p-stack'")
    player.page.evaluate("(id) => document.getElementById(id).focus()", part)


def with_log(player: Player) -> None:
    at_table(player)
    player.page.evaluate("() => document.getElementById('tab-log').click()")


def in_room(player: Player) -> None:
    player.go("/tables/room-for-two-more")
    shown_address(player, f"{ADDRESS}Qm7vRkX2nTzb")


def shown_address(player: Player, address: str) -> None:
    """Replace the address, so that it is the same in every picture."""
    player.page.locator("#share").evaluate("(field, address) => (field.value = address)", address)


def not_found(player: Player) -> None:
    player.expects("404")
    player.go("/tables/nowhere")


def page(path: str) -> Callable[[Player], None]:
    def way(player: Player) -> None:
        player.go(path)

    return way


def looking_back(player: Player) -> None:
    player.go("/tables/game-that-is-over/analysis")
    player.page.wait_for_selector("#analysis[data-complete=yes]", timeout=REST_OF_A_GAME)


WAYS: dict[str, Callable[[Player], None]] = {
    "lobby": page("/"),
    "table": at_table,
    "orleans": at_orleans,
    "pax": at_pax,
    "virgin-queen": at_virgin_queen,
    "companion": page("/companion/odds/field-battle"),
    "companion-book": with_book,
    "room": in_room,
    "end": page("/tables/game-that-is-over"),
    "replay": page(f"/tables/game-that-is-over/replay?at={MIDDLE[GAME]}&seat=0"),
    "analysis": looking_back,
    "rules": page(f"/rules/{GAME}"),
    "account": page("/account"),
    "options": with_hints,
    "log": with_log,
    "error": not_found,
}


def every() -> tuple[Shot, ...]:
    """Every page in every size, colour scheme and language."""
    schemes: tuple[Scheme, ...] = ("light", "dark")
    sizes: tuple[Size, ...] = ("desk", "phone")
    languages: tuple[Language, ...] = ("en", "fr")
    return tuple(
        Shot(page, size, scheme, language)
        for page in PAGES
        for size in sizes
        for scheme in schemes
        for language in languages
    )


def main(folder: Path | None) -> None:
    assert CHROMIUM, "no Chromium here"
    with TemporaryDirectory() as place, Served(Path(place) / "house.sqlite") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        Exhibition(server, browser).take(SHOTS if folder is None else every(), folder or FOLDER)
        browser.close()
    if folder is None:
        for picture in sorted(FOLDER.glob("*.png")):
            print(f"{picture.name}: {picture.stat().st_size // 1000} kB")
            assert picture.stat().st_size <= LARGEST, f"{picture.name} is too large"


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
