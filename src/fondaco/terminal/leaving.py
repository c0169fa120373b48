"""Ctrl-C, a closed terminal and a shutdown: never in the middle of a move."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Left(BaseException):
    """Somebody ends the sitting from outside."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)


class Doorkeeper:
    """Turns signals into Left, and lets nobody leave while a move is made and written down."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Doorkeeper:
        for number in SIGNALS:
            if signal.getsignal(number) != signal.SIG_IGN:  # under nohup a hang-up stays ignored
                self._before[number] = signal.signal(number, self._knock)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _knock(self, number: int, frame: FrameType | None) -> None:
        if self._busy:
            self._waiting = number
        else:
            raise Left(number)

    @contextmanager
    def busy(self) -> Iterator[None]:
        """What is done in here is done to its end."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._waiting:
            raise Left(self._waiting)
