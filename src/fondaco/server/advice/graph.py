"""Line graph (SVG) of a game: expected results by moment, with the turning points above."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from fondaco.draw.lettering import escape
from fondaco.draw.seats import sign
from fondaco.draw.shapes import at, circle, figure, path, rect
from fondaco.server.advice.contracts import CourseShown, PointShown, TurnShown
from fondaco.table import SPECTATOR

GRID: Final = (0, 25, 50, 75, 100)
SIGNS: Final = 3
"""Signs on each line, so that it is recognised without colour."""


@dataclass(frozen=True)
class Format:
    """Measures of the graph."""

    name: str
    width: float
    height: float
    left: float
    letters: float
    badge: float
    """Half the width of a turning point's number."""

    @property
    def top(self) -> float:
        return 2 * self.badge + 14

    @property
    def bottom(self) -> float:
        return self.height - self.letters - 12

    @property
    def right(self) -> float:
        return self.width - self.badge - 2


FORMATS: Final = (Format("wide", 1000, 330, 56, 14, 12), Format("narrow", 360, 300, 50, 13, 13))
"""For desktop and phone; the letters have the same size on both."""


@dataclass(frozen=True)
class Graph:
    """One graph; the line of one seat is emphasised, and each number links to its moment."""

    course: CourseShown
    seat: int
    players: int
    form: Format
    say: Callable[..., str]
    address: Callable[[int], str]

    def svg(self) -> str:
        form = self.form
        others = [other for other in range(self.players) if other != self.seat]
        body = self.grid() + self.drops() + "".join(self.line(seat) for seat in (*others, self.seat)) + self.turns()
        label = escape(self.say("analysis-graph"))
        return (
            f'<svg class="course course-{form.name}" viewBox="0 0 {figure(form.width)} {figure(form.height)}"'
            f' role="group" aria-label="{label}">{body}</svg>'
        )

    def x(self, moment: int) -> float:
        return self.form.left + moment / max(1, self.course.length) * (self.form.right - self.form.left)

    def y(self, share: float) -> float:
        return self.form.bottom - share * (self.form.bottom - self.form.top)

    # Grid

    def grid(self) -> str:
        form, say = self.form, self.say
        lines = "".join(
            path(f"M{figure(form.left)} {figure(self.y(percent / 100))}H{figure(form.right)}", "", "line", 1, opacity)
            for percent, opacity in ((each, 1 if each in (0, 100) else 0.5) for each in GRID)
        )
        level = self.y(1 / self.players)
        fair = path(f"M{figure(form.left)} {figure(level)}H{figure(form.right)}", "", "faded", 1.25, dash="2 5")
        numbers = "".join(
            self.letters(
                form.left - 7, self.y(each / 100) + form.letters * 0.35, say("advice-percent", percent=each), "end"
            )
            for each in GRID[::2]
        )
        foot = form.height - 3
        ends = self.letters(form.left, foot, say("analysis-beginning"), "start")
        return lines + fair + numbers + ends + self.letters(form.right, foot, say("analysis-end"), "end")

    def letters(self, x: float, y: float, text: str, anchor: str) -> str:
        return (
            f'<text x="{figure(x)}" y="{figure(y)}" font-size="{figure(self.form.letters)}" text-anchor="{anchor}"'
            f' class="f-faded t-sans" aria-hidden="true">{escape(text)}</text>'
        )

    # Lines

    def line(self, seat: int) -> str:
        points = [(self.x(point.at), self.y(point.expected[seat])) for point in self.own(seat)]
        if len(points) < 2:
            return ""
        way = "M" + "L".join(f"{figure(x)} {figure(y)}" for x, y in points)
        main = seat == self.seat
        drawn = path(way, "", f"seat-{seat}", 3 if main else 1.75, 1 if main else 0.75)
        size = 14 if main else 11
        return drawn + "".join(
            at(x - size / 2, y - size / 2, sign(seat, size, stroke="raised", line=1.5))
            for x, y in self.signed(seat, points)
        )

    def own(self, seat: int) -> list[PointShown]:
        """Points of a seat: at its own decisions, and at the end."""
        return [point for point in self.course.points if point.seat in (seat, SPECTATOR)]

    def signed(self, seat: int, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        """Where a line carries its sign: each seat elsewhere, so that they do not overlap."""
        steps = [(number + (seat + 0.5) / self.players) / SIGNS for number in range(SIGNS)]
        return [points[int(step * (len(points) - 1))] for step in steps]

    # Turning points

    def drops(self) -> str:
        """Leader lines from each number to its point."""
        return "".join(
            path(
                f"M{figure(place)} {figure(2 * self.form.badge + 3)}L{figure(self.x(turn.at))} {figure(self.form.top)}"
                f"V{figure(self.height_of(turn))}",
                "",
                "faded",
                1,
            )
            + circle(self.x(turn.at), self.height_of(turn), 4, "raised", "ink", 1.5)
            for turn, place in zip(self.course.turns, self.places())
        )

    def height_of(self, turn: TurnShown) -> float:
        near = min(self.own(turn.seat), key=lambda point: abs(point.at - turn.at))
        return self.y(near.expected[turn.seat])

    def places(self) -> list[float]:
        """Positions of the numbers: above their moments, moved aside where they would overlap."""
        room = 2 * self.form.badge + 4
        places = [self.x(turn.at) for turn in self.course.turns]
        for number in range(1, len(places)):
            places[number] = max(places[number], places[number - 1] + room)
        limit = self.form.right
        for number in reversed(range(len(places))):
            places[number] = min(places[number], limit)
            limit = places[number] - room
        return places

    def turns(self) -> str:
        return "".join(
            self.number(number, turn, place)
            for number, (turn, place) in enumerate(zip(self.course.turns, self.places()), 1)
        )

    def number(self, number: int, turn: TurnShown, x: float) -> str:
        """Number of a turning point: round for a decision, square for chance."""
        badge = self.form.badge
        y, r = badge + 2, badge - 1
        shape = (
            circle(x, y, r, "raised", "ink", 1.5)
            if turn.kind == "decision"
            else rect(x - r, y - r, 2 * r, 2 * r, "raised", "ink", 1.5, r=3)
        )
        label = escape(self.say("analysis-turn-link", number=number, text=turn.text))
        return (
            f'<a href="{escape(self.address(turn.at))}" class="course-turn" aria-label="{label}">{shape}'
            f'<text x="{figure(x)}" y="{figure(y + self.form.letters * 0.36)}" font-size="{figure(self.form.letters)}"'
            f' text-anchor="middle" font-weight="600" class="f-ink t-sans">{number}</text></a>'
        )
