"""Progress bar on a terminal; elsewhere a line per minute."""

from collections.abc import Callable, Generator, Iterable
from time import monotonic
from typing import TextIO, TypeVar

from fondaco.arena.sentences import ArenaSentences

T = TypeVar("T")
BAR = 30
OFTEN = 0.1
"""Seconds between two updates on a terminal."""
SELDOM = 60.0
"""Seconds between two lines elsewhere, as in a log."""


def progress(
    items: Iterable[T],
    total: int,
    out: TextIO,
    before: int = 0,
    clock: Callable[[], float] = monotonic,
    language: str = "en",
) -> Generator[T, None, None]:
    """Progress bar of an iterable: done, share and estimated time left; `before` items were done earlier."""
    terminal, words = out.isatty(), ArenaSentences(language)
    start = clock()
    shown = start if not terminal else start - OFTEN
    if terminal and before < total:
        _show(out, before, total, words.say("progress-bar", done=before, total=total))
    try:
        for new, item in enumerate(items, 1):
            done, now = before + new, clock()
            left = duration((now - start) / new * (total - done))
            if terminal and (now - shown >= OFTEN or done == total):
                key, time = ("progress-left", left) if done < total else ("progress-over", duration(now - start))
                _show(out, done, total, words.say(key, done=done, total=total, time=time))
                shown = now
            elif not terminal and now - shown >= SELDOM:
                percent = words.percent(done / total, 0)
                line = words.say("progress-line", done=done, total=total, percent=percent, time=left)
                print(line, file=out, flush=True)
                shown = now
            yield item
    finally:
        if terminal:
            print(file=out, flush=True)


def _show(out: TextIO, done: int, total: int, said: str) -> None:
    bar = "█" * (BAR * done // total)
    print(f"\r{bar:·<{BAR}} {done / total:4.0%} {said}\x1b[K", end="", file=out, flush=True)


def duration(seconds: float) -> str:
    """A duration in its two largest units."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
