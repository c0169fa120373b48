"""Signal handling: Ctrl-C, a closed terminal and a shutdown wait until a move is made and saved."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Terminated(BaseException):
    """Raised when a signal ends the program."""

    def __init__(self, number: int) -> None:
        self.signal = number
        super().__init__(number)


class SignalGuard:
    """Context manager that turns signals into Terminated, and holds them back while a move is made and saved."""

    def __init__(self) -> None:
        self._held = False
        self._waiting = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> SignalGuard:
        for number in SIGNALS:
            if signal.getsignal(number) != signal.SIG_IGN:  # under nohup a hang-up stays ignored
                self._before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self._held:
            self._waiting = number
        else:
            raise Terminated(number)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Critical section: a signal that arrives in here takes effect at its end."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._waiting:
            raise Terminated(self._waiting)
