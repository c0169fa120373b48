"""Picture of a tournament's results: ratings, who won against whom, lengths and scores."""

from statistics import fmean

from fondaco.arena.charts import HALF, SMALL, Box, Scale, bars, bins, foot, horizontal, side, vertical
from fondaco.arena.report import heading
from fondaco.arena.results import Entry, Results
from fondaco.arena.sentences import ArenaSentences, signed
from fondaco.draw.lettering import cut, fitted, line, measure
from fondaco.draw.seats import sign
from fondaco.draw.shapes import at, rect
from fondaco.draw.sheet import as_svg
from fondaco.kernel.picture import Part, Picture
from fondaco.table import find_game
from fondaco.words import speaker

WIDTH, EDGE, GAP = 1240, 32, 24
LEFT, PADDING, TITLE = 664, 24, 64
"""Width of the left column; padding of a panel, and height of its title."""
RIGHT = WIDTH - 2 * EDGE - GAP - LEFT
TEXT, LEAST = 15, 10
ROW = 54
SIGN = 16
COLOURS = ("seat-0", "seat-1", "seat-2", "seat-3", "purple", "steel", "wine", "growth")
MOST_BINS = 30
STRONGEST = 0.5
"""Opacity of a certain victory; with more, the number on it would be illegible."""


def picture(figures: Results, language: str = "en") -> str:
    """The results as an SVG document."""
    words = ArenaSentences(language)
    game = speaker(find_game(figures.contest.game), language).say("game-title")
    title, said = words.say("picture-title", game=game), heading(figures, words)
    upper = TITLE + PADDING + max(len(figures.bots) * ROW + 56, 200)
    lower = TITLE + PADDING + max(len(figures.bots) * 84 + 56, 260)
    top, second = 112.0, 112.0 + upper + GAP
    height = second + lower + EDGE
    other = EDGE + LEFT + GAP
    parts = (
        _panel("ratings", EDGE, top, LEFT, upper, words.say("picture-ratings"), _ratings(figures, upper, words)),
        _panel("versus", other, top, RIGHT, upper, words.say("picture-versus"), _versus(figures, upper, words)),
        _panel("lengths", EDGE, second, LEFT, lower, words.say("picture-lengths"), _lengths(figures, lower, words)),
        _panel("scores", other, second, RIGHT, lower, words.say("picture-scores"), _scores(figures, lower, words)),
    )
    head = line(EDGE, 58, title, 34, serif=True, bold=True) + line(EDGE + 1, 88, said, 16, "faded")
    ranking = ", ".join(f"{entry.label} {signed(entry.rating.value)}" for entry in figures.bots)
    backdrop = rect(0, 0, WIDTH, height, "paper") + head
    told = words.say("picture-told", title=title, played=said, ranking=ranking)
    return as_svg(Picture(WIDTH, height, backdrop, parts, told))


def _panel(name: str, x: float, y: float, width: float, height: float, title: str, body: str) -> Part:
    paper = rect(0.5, 0.5, width - 1, height - 1, "raised", "line", 1, r=10)
    head = line(PADDING, 40, title, 20, serif=True, bold=True)
    return Part(name, x, y, width, height, paper + head + body, title)


def _colour(entry: Entry) -> str:
    return COLOURS[entry.number % len(COLOURS)]


def _sign(entry: Entry, x: float, y: float) -> str:
    """A bot's shape and colour at a point."""
    return at(x - SIGN / 2, y - SIGN / 2, sign(entry.number % 4, SIGN, _colour(entry), "raised", 1.5))


def _name(entry: Entry, x: float, y: float, room: float) -> str:
    """A bot's sign and name."""
    return _sign(entry, x + SIGN / 2, y) + line(x + SIGN + 8, y + 5, cut(entry.label, room - SIGN - 8, TEXT), TEXT)


def _names_room(figures: Results, most: float) -> float:
    return min(most, max(measure(entry.label, TEXT) for entry in figures.bots) + SIGN + 12)


def _ratings(figures: Results, height: float, words: ArenaSentences) -> str:
    names, beside = _names_room(figures, 150), 244
    box = Box(PADDING + names + 12, TITLE, LEFT - 2 * PADDING - names - 12 - beside, height - TITLE - PADDING - 50)
    low = min(0.0, *(entry.rating.low for entry in figures.bots))
    high = max(0.0, *(entry.rating.high for entry in figures.bots))
    rim = (high - low) * 0.04
    across, said_at = Scale(low - rim, high + rim, box.x, box.x + box.width), box.x + box.width + 18
    row = box.height / len(figures.bots)
    drawn = foot(box, across, words.say("picture-elo"), most=6, signed=True)
    drawn += vertical(across.at(0), box.y, box.y + box.height, "faded", 1.25)
    for place, entry in enumerate(figures.bots):
        y = box.y + row * (place + 0.5)
        left, right = across.at(entry.rating.low), across.at(entry.rating.high)
        drawn += _name(entry, PADDING, y, names)
        drawn += horizontal(left, right, y, "ink", 2)
        drawn += vertical(left, y - 6, y + 6, "ink", 2) + vertical(right, y - 6, y + 6, "ink", 2)
        drawn += _sign(entry, across.at(entry.rating.value), y)
        drawn += line(said_at, y - 2, signed(entry.rating.value), TEXT + 1, bold=True)
        drawn += line(said_at + 52, y - 2, words.span(entry.rating), SMALL, "faded")
        if above := entry.above_next:
            said = words.say("picture-above", points=signed(above.value), span=words.span(above))
            drawn += line(said_at, y + 16, said, SMALL - 1, "faded")
    return drawn


def _versus(figures: Results, height: float, words: ArenaSentences) -> str:
    shares = {(versus.bot, versus.other): versus.share for versus in figures.versus}
    names = _names_room(figures, 130)
    box = Box(PADDING + names + 8, TITLE + 44, RIGHT - 2 * PADDING - names - 8, height - TITLE - 44 - PADDING)
    wide, high = box.width / len(figures.bots), box.height / len(figures.bots)
    size = min(20.0, wide / 3.8, high / 2)
    drawn = ""
    for row, entry in enumerate(figures.bots):
        y = box.y + row * high
        drawn += _name(entry, PADDING, y + high / 2, names)
        over, letters = box.x + (row + 0.5) * wide, max(LEAST, fitted(entry.label, wide - 4, SMALL, bold=False))
        label = cut(entry.label, wide - 4, letters, bold=False)
        drawn += _sign(entry, over, box.y - 34)
        drawn += line(over, box.y - 34 + SIGN / 2 + 14, label, letters, "faded", "middle")
        for column, other in enumerate(figures.bots):
            x = box.x + column * wide
            share = shares.get((entry.number, other.number))
            said = "–" if share is None else words.percent(share, 0)
            drawn += _cell(share, said, x + 2, y + 2, wide - 4, high - 4, size)
    return drawn


def _cell(share: float | None, said: str, x: float, y: float, width: float, height: float, size: float) -> str:
    drawn = rect(x, y, width, height, "sunken", r=4)
    if share is None:
        return drawn + line(x + width / 2, y + height / 2 + size * 0.35, said, size, "faded", "middle")
    colour, strength = ("blue", share - 0.5) if share >= 0.5 else ("orange", 0.5 - share)
    drawn = rect(x, y, width, height, "raised", r=4)
    drawn += rect(x, y, width, height, colour, r=4, opacity=0.06 + 2 * strength * (STRONGEST - 0.06))
    return drawn + line(x + width / 2, y + height / 2 + size * 0.35, said, size, "ink", "middle", bold=True)


def _lengths(figures: Results, height: float, words: ArenaSentences) -> str:
    lengths = [outcome.decisions for outcome in figures.outcomes]
    box = Box(PADDING + 44, TITLE + 34, LEFT - 2 * PADDING - 60, height - TITLE - 34 - PADDING - 46)
    sorted_lengths = bins(lengths, MOST_BINS)
    across = Scale(sorted_lengths.low - HALF, sorted_lengths.high - HALF, box.x, box.x + box.width)
    tallest = max(sorted_lengths.counts)
    drawn = side(box, Scale(0, tallest, box.y + box.height, box.y), words.say("picture-games"), most=min(4, tallest))
    drawn += foot(box, across, words.say("picture-decisions"))
    drawn += bars(box, across, sorted_lengths, tallest, "steel")
    return drawn + _mean(fmean(lengths), across, box.y, box.y + box.height, box, words)


def _mean(value: float, across: Scale, top: float, low: float, box: Box, words: ArenaSentences) -> str:
    """A dashed line at the mean, with its number at the top."""
    x = across.at(value)
    number = words.decimal(value, 0 if abs(value) >= 100 else 1).replace("-", "−")
    said = words.say("picture-mean", number=number)
    late = x + measure(said, SMALL) + 12 > box.x + box.width
    drawn = vertical(x, top - 14, low, "ink", 1.5, dash="4 4")
    return drawn + line(x + (-6 if late else 6), top - 6, said, SMALL, "ink", "end" if late else "start")


def _scores(figures: Results, height: float, words: ArenaSentences) -> str:
    scores: dict[int, list[int]] = {entry.number: [] for entry in figures.bots}
    for outcome in figures.outcomes:
        for seat, bot in enumerate(outcome.bots):
            scores[bot].append(outcome.scores[seat])
    everyone = [score for own in scores.values() for score in own]
    names = _names_room(figures, 130)
    box = Box(PADDING + names + 12, TITLE, RIGHT - 2 * PADDING - names - 20, height - TITLE - PADDING - 46)
    low, high = min(everyone), max(everyone)
    sorted_scores = {bot: bins(own, MOST_BINS, low, high) for bot, own in scores.items() if own}
    tallest = max(max(own.counts) for own in sorted_scores.values())
    edges = next(iter(sorted_scores.values()))
    across = Scale(edges.low - HALF, edges.high - HALF, box.x, box.x + box.width)
    row = box.height / len(figures.bots)
    drawn = foot(box, across, words.say("picture-points"), most=6)
    for place, entry in enumerate(figures.bots):
        top, end = box.y + row * place + 24, box.y + row * (place + 1)
        drawn += _name(entry, PADDING, end - 12, names)
        drawn += horizontal(box.x, box.x + box.width, end, "faded")
        if entry.number in sorted_scores:
            strip = Box(box.x, top, box.width, end - top)
            drawn += bars(strip, across, sorted_scores[entry.number], tallest, _colour(entry))
            drawn += _mean(fmean(scores[entry.number]), across, top, end, box, words)
    return drawn
