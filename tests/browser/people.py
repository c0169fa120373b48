"""Page object of the table: what people do there, in their words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, WebSocket

GAME = "column-of-fire"
Point = tuple[float, float]
EMPTY_PAGE = "(?!)"
"""Matches no move."""
PATIENCE = 5000
"""Milliseconds without an effect after which a click is repeated."""
TRIES = 3
"""Retry limit of a click."""
GLANCE = 200
"""Poll interval in milliseconds at a table where bots play."""
REST_OF_A_GAME = 180_000
"""Timeout in milliseconds of bots that finish or analyse a whole game."""

# All selectors of the tests are here: ids and data attributes that carry meaning.
LOOK = """() => {
  const table = document.getElementById("table")?.dataset ?? {};
  const shown = (node) => node.checkVisibility();
  return {
    table: table.table ?? "",
    tag: table.tag ?? "",
    moment: table.moment ?? "",
    yours: table.yours === "yes",
    over: document.querySelector('#prompt form[action="/play"]') !== null,
    ask: document.getElementById("ask")?.textContent.trim() ?? "",
    options: [...document.querySelectorAll("#options [data-move]")].filter(shown).map((button) => ({
      number: Number(button.dataset.option),
      move: button.dataset.move,
      text: button.querySelector("span").textContent,
      parts: button.dataset.parts.split(" ").filter(Boolean),
    })),
    story: [...document.querySelectorAll("#story li")].map((line) => line.textContent),
    parts: [...document.querySelectorAll("[data-picture] > [data-box]")].map((part) => part.id.slice(2)),
  };
}"""
# While #table is fresh, the page ignores clicks, lest they hit what has just appeared.
MY_TURN = """(before) => {
  const table = document.getElementById("table").dataset;
  const over = document.querySelector('#prompt form[action="/play"]') !== null;
  return table.moment !== before && !("fresh" in table) && (table.yours === "yes" || over);
}"""
ANOTHER_MOMENT = """(before) => {
  const table = document.getElementById("table").dataset;
  return table.moment !== before && !("fresh" in table);
}"""
SETTLED = "() => document.readyState === 'complete' && !document.querySelector('#table[data-fresh]')"
TAKEN = """(moment) => {
  const now = document.getElementById("table").dataset.moment;
  return now !== moment || document.querySelector('#options [aria-busy="true"]') !== null;
}"""
# A part that stands for several options filters them first; then one of them is chosen.
ANSWERED = f"""(moment) => {{
  if (({TAKEN})(moment)) return "taken";
  return document.getElementById("narrowed")?.hidden === false ? "narrowed" : "";
}}"""
# A point where a click reaches the part, past decoration that covers it.
REACH = """(id) => {
  const part = document.getElementById(`p-${id}`);
  if (!part || !part.checkVisibility()) return null;
  const box = part.getBoundingClientRect();
  const tenths = [[5, 5], [2, 2], [8, 2], [2, 8], [8, 8], [5, 1.5], [5, 8.5], [1.5, 5], [8.5, 5], [1, 1], [9, 1]];
  for (const [x, y] of tenths) {
    const [px, py] = [box.left + (box.width * x) / 10, box.top + (box.height * y) / 10];
    const there = document.elementsFromPoint(px, py).map((node) => node.closest("[data-box]"));
    const meant = there[0]?.dataset.options ? there[0] : there[0] && there.find((each) => each?.matches(".may"));
    if (there[0] === part || meant === part) return [px, py];
  }
  return null;
}"""
MIDDLE = """(id) => {
  const part = document.getElementById(`p-${id}`);
  if (!part?.checkVisibility()) return null;
  const box = part.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
PARTS_THAT_DO = """() => [...document.querySelectorAll("[data-picture] > [data-options]:not([aria-disabled])")]
  .filter((part) => part.checkVisibility()).map((part) => part.id.slice(2))"""
TARGETS = "() => [...document.querySelectorAll('.target')].map((part) => part.id.slice(2))"
COPIED = "async (text) => (await navigator.clipboard.readText()) === text"
CALL = """async ([method, address, body]) => {
  const token = document.querySelector('meta[name="form-token"]').content;
  const response = await fetch(address, {
    method, headers: { "Content-Type": "application/json", "X-Form-Token": token, Accept: "application/json" },
    body: method === "GET" ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return [response.status, text.startsWith("{") ? JSON.parse(text) : text];
}"""


@dataclass(frozen=True)
class Choice:
    """An option on the page."""

    number: int
    move: str
    text: str
    parts: list[str]


@dataclass(frozen=True)
class Sight:
    """Snapshot of what a page shows."""

    table: str
    tag: str
    moment: str
    yours: bool
    over: bool
    ask: str
    options: list[Choice]
    story: list[str]
    parts: list[str]

    def choice(self, move: str) -> Choice:
        """An option by its notation."""
        return next(choice for choice in self.options if choice.move == move)


class Player:
    """Page object: a person with a browser open at the server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hits = {"part": 0, "button": 0, "beneath": 0, "missed": 0}
        """Counters: decisions begun on parts or buttons, parts that no click could reach, repeated clicks."""
        self.frames: list[str] = []
        """Messages of the live connection."""
        self._troubles: list[str] = []
        self._expected: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._troubles.append(f"{page.url}: {error}"))
        page.on("websocket", self._socket)

    # Errors

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._troubles.append(f"{self.page.url}: {message.text} ({message.location.get('url', '')})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def expects(self, *patterns: str) -> None:
        """Allow errors that this test causes on purpose."""
        self._expected += patterns

    def troubles(self) -> list[str]:
        """Unexpected errors."""
        return [trouble for trouble in self._troubles if not any(re.search(each, trouble) for each in self._expected)]

    # Navigation

    def go(self, path: str) -> Player:
        self.page.goto(path)
        return self

    def is_called(self, name: str) -> Player:
        """Choose a name, as a person would."""
        self.go("/account")
        self.page.fill("#name", name)
        self.page.locator('form[action="/account/name"] button').click()
        self.page.wait_for_url("**/account?done=name")
        return self

    def start_against_bots(self, game: str = GAME) -> Player:
        """Start a game against bots, with one click."""
        self.page.locator(f'main form[action="/play"]:has([value="{game}"]) button').first.click()
        self.page.wait_for_url("**/tables/*")
        return self.wait_for_turn()

    def open_table(self, *seats: str, game: str = GAME, **more: Any) -> str:
        """Create a table by the API: `me`, `friend`, `here:Name` or a bot's level for each seat."""
        if self.page.url == "about:blank":
            self.go("/account")
        wanted = [dict(zip(("kind", "name"), seat.split(":"))) for seat in seats]
        table = self.call("POST", "/tables", {"game": game, "seats": wanted, **more})
        id: str = table["id"]
        self.go(f"/tables/{id}")
        return id

    def follow(self, link: str) -> Player:
        """Click a link, and wait until the next page listens."""
        found = self.page.locator(link).first
        found.wait_for()
        self.wait_until_settled()
        with self.page.expect_navigation():
            found.click()
        return self

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Request the API as the page does."""
        status, told = self.page.evaluate(CALL, [method, f"/api{path}", body or {}])
        assert status < 300, f"{method} {path}: {status} {told}"
        return told

    def finish(self) -> None:
        """Let a bot finish the game, if there is one, and show the end; without drawing, to be quick."""
        seen, address = self.look(), self.page.url
        if not seen.over:
            self.go("/account").call("DELETE", f"/tables/{seen.table}/seats?sitter=random")
            for _ in range(REST_OF_A_GAME // GLANCE):
                if self.call("GET", f"/tables/{seen.table}")["over"]:
                    break
                self.page.wait_for_timeout(GLANCE)
            self.go(address)
        self.page.wait_for_selector('#prompt form[action="/play"]')

    def look_back(self) -> Locator:
        """The rows of an analysis, once there are some."""
        rows = self.page.locator("table.analysis tbody tr")
        rows.nth(10).wait_for(timeout=REST_OF_A_GAME)
        return rows

    # Waiting

    def look(self) -> Sight:
        seen = self.page.evaluate(LOOK)
        return Sight(**{**seen, "options": [Choice(**choice) for choice in seen["options"]]})

    def options(self) -> list[Choice]:
        return self.look().options

    @property
    def ask(self) -> str:
        return self.page.locator("#ask").inner_text()

    @property
    def alarm(self) -> str:
        """The error that the page shows."""
        alarm = self.page.locator("#alarm")
        return alarm.inner_text() if alarm.is_visible() else ""

    def wait_for_turn(self, before: str = "") -> Player:
        """Wait until this player must decide, at another moment than this, or the game is over."""
        self.page.wait_for_function(MY_TURN, arg=before)
        return self

    def wait_for_next(self, before: str, patience: float | None = None) -> Player:
        """Wait until the page shows another moment than this, and accepts decisions."""
        self.page.wait_for_function(ANOTHER_MOMENT, arg=before, timeout=patience)
        return self

    def wait_until_settled(self) -> Player:
        """Wait until the page has its listeners and no longer ignores clicks."""
        self.page.wait_for_function(SETTLED)
        return self

    def wait_for(self, expression: str, arg: object = None) -> Player:
        self.page.wait_for_function(expression, arg=arg)
        return self

    def wait_for_copy(self, text: str) -> Player:
        """Wait until the clipboard has this text."""
        return self.wait_for(COPIED, text)

    # Deciding

    def press(self, seen: Sight, choice: Choice, tap: bool = False) -> None:
        """Press the button of an option at the moment of a snapshot."""
        self.wait_until_settled()
        button = self.page.locator(f'#table[data-moment="{seen.moment}"] ~ * #option-{choice.number}')
        if tap:
            button.tap()
        else:
            self.point_at_nothing()
            button.click()

    def press_key(self, seen: Sight, choice: Choice) -> None:
        """Press the digit of an option at the moment of a snapshot, and wait for the next moment."""
        self.until_taken(seen, lambda: self.page.keyboard.press(str(seen.options.index(choice) + 1)))

    def point_at_nothing(self) -> None:
        """Move the mouse away, as a tooltip may cover the next target."""
        self.page.mouse.move(1, 1)

    def reach(self, part: str) -> tuple[float, float] | None:
        """A point where a part can be clicked; None while it is covered, or animated."""
        try:
            x, y = self.page.wait_for_function(REACH, arg=part, timeout=1500).json_value()
            return x, y
        except Error:
            return None

    def click_part(self, part: str, tap: bool = False) -> bool:
        """Click a part on the board or a mat; false if it cannot be reached."""
        place = self.reach(part)
        if place is None:
            self.hits["beneath"] += 1
            return False
        if tap:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        self.hits["part"] += 1
        return True

    def take(self, seen: Sight, choice: Choice, tap: bool = False) -> None:
        """Take an option on the board if it is there, else by its button."""
        if not tap:
            self.point_at_nothing()
        does = self.page.evaluate(PARTS_THAT_DO)
        part = next((part for part in choice.parts if part in does), None)
        if part is None or not self.click_part(part, tap):
            self.hits["button"] += 1
            self.press(seen, choice, tap)
        elif self._answer(ANSWERED, seen) == "narrowed":
            self.press(seen, choice, tap)

    def _answer(self, expression: str, seen: Sight) -> object:
        """The page's reaction to a click; None if the click missed."""
        try:
            return self.page.wait_for_function(expression, arg=seen.moment, timeout=PATIENCE).json_value()
        except Error:
            assert not self.alarm, self.alarm
            return None

    def choose(self, nth: int = 0, tap: bool = False) -> Sight:
        """Take the nth option and wait for this player's next turn; returns the snapshot."""
        before = self.look()
        self.decide(before, before.options[nth % len(before.options)], tap)
        return self.wait_for_turn(before.moment).look()

    def decide(self, seen: Sight, choice: Choice, tap: bool = False) -> None:
        """Take an option of a snapshot, and wait for the next moment."""
        self.until_taken(seen, lambda: self.take(seen, choice, tap))

    def until_taken(self, seen: Sight, act: Callable[[], object]) -> None:
        """Retry an action until the page has accepted it, and wait for the next moment."""
        for _ in range(TRIES):
            self.wait_until_settled()
            act()
            if self._answer(TAKEN, seen):
                self.wait_for_next(seen.moment)
                return
            self.hits["missed"] += 1
        raise AssertionError(f"nothing that is done is taken for {seen.ask}")

    def play(self, decisions: int, random: Random, tap: bool = False, shun: str = EMPTY_PAGE) -> Sight:
        """Take so many decisions by clicking, or fewer if the game ends; shuns moves with certain words if possible."""
        seen = self.look()
        for _ in range(decisions):
            if seen.over:
                break
            choices = [choice for choice in seen.options if not re.search(shun, choice.move)] or seen.options
            self.decide(seen, random.choice(choices), tap)
            seen = self.wait_for_turn(seen.moment).look()
        return seen

    def move(self, move: str, tap: bool = False) -> None:
        """Take an option by its notation."""
        seen = self.look()
        self.decide(seen, seen.choice(move), tap)

    def say(self, text: str) -> None:
        """Write in the chat."""
        self.turn_to("chat")
        self.page.fill("#chat-text", text)
        self.page.press("#chat-text", "Enter")

    def turn_to(self, panel: Literal["mine", "others", "log", "chat"]) -> None:
        self.page.locator(f"#tab-{panel}").click()

    # Touch and drag

    @contextmanager
    def finger(self, start: Point, end: Point, hold: float = 0) -> Iterator[None]:
        """Touch: press, hold for some milliseconds, move, yield, and lift."""
        session = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: Point) -> None:
            given = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

        touch("touchStart", start)
        self.page.wait_for_timeout(hold)
        for point in between(start, end):
            touch("touchMove", point)
        yield
        touch("touchEnd")
        session.detach()

    @contextmanager
    def mouse(self, start: Point, end: Point) -> Iterator[None]:
        """The same with the mouse."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        for point in between(start, end):
            self.page.mouse.move(*point)
        yield
        self.page.mouse.up()

    def drag(self, start: Point, way: float, hold: float = 0) -> None:
        """Touch: press, hold for some milliseconds, move down (or up), and lift."""
        with self.finger(start, (start[0], start[1] + way), hold):
            pass

    @contextmanager
    def carrying(self, part: str, target: str, touch: bool = False) -> Iterator[set[str]]:
        """Drag a part over another; yields the drop targets that are shown, and drops it afterwards."""
        self.wait_until_settled()
        start, end = self.middle(part), self.middle(target)
        with self.finger(start, end) if touch else self.mouse(start, end):
            self.page.wait_for_selector(".ghost")
            with suppress(Error):
                self.page.wait_for_selector(".target", timeout=1000)
            yield set(self.page.evaluate(TARGETS))

    def carry(self, part: str, target: str, touch: bool = False) -> Sight:
        """Drag a part onto another, and wait for the effect."""
        before = self.look()
        with self.carrying(part, target, touch) as targets:
            assert target in targets, (part, target, targets)
        self.wait_for_next(before.moment)
        self.page.wait_for_selector(".ghost", state="detached")
        return self.look()

    def middle(self, part: str) -> Point:
        x, y = self.page.wait_for_function(MIDDLE, arg=part).json_value()
        return x, y


def between(start: Point, end: Point, steps: int = 6) -> list[Point]:
    """Interpolated points from one to another, without the first."""
    (x, y), (u, v) = start, end
    if start == end:
        return []
    return [(x + (u - x) * step / steps, y + (v - y) * step / steps) for step in range(1, steps + 1)]


def rush_until_secrets(table: str, players: tuple[Player, ...], random: Random) -> None:
    """Play by the API, while pages show something else, until every hand, or at least one, has secrets."""
    for number in range(150):
        for player in players:
            decision = player.call("GET", f"/tables/{table}/decision")
            allowed = [option for option in decision["options"] if option["allowed"]]
            if not allowed:
                continue
            wanted = [option for option in allowed if "draw 1 advantage tile" in option["text"]]
            others = [option for option in allowed if "tile" not in option["move"]]
            move = random.choice(wanted or others or allowed)["move"]
            body = {"move": move, "moment": decision["moment"], "seat": decision["seat"]}
            player.call("POST", f"/tables/{table}/moves", body)
        held = players[0].call("GET", f"/tables/{table}/view")["view"]["hand_totals"]
        if all(held) or (any(held) and number > 70):
            return
    raise AssertionError("nobody drew an advantage tile")


def who_decides(*players: Player) -> Player:
    """The one of several players whose turn it is."""
    for _ in range(400):
        for player in players:
            if player.look().yours:
                return player
        players[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is to decide")


def play_in_turn(players: tuple[Player, ...], decisions: int, random: Random) -> None:
    """Several people at one table, each on a page of their own."""
    for _ in range(decisions):
        player = who_decides(*players)
        seen = player.look()
        player.decide(seen, random.choice(seen.options))
