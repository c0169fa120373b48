"""Token buckets for rate limits."""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from fondaco.server.http_errors import RateLimited

MOST_BUCKETS: Final = 20_000


class TokenBuckets:
    """Token buckets by key; the least recently used are evicted."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait(self, key: str) -> float:
        """Take a token; otherwise the seconds until there is one."""
        now = self.clock()
        tokens, then = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        missing = max(0.0, 1 - tokens)
        self._buckets[key] = (tokens if missing else tokens - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return missing / self.rate

    def take(self, key: str) -> None:
        """Take a token; otherwise RateLimited."""
        seconds = self.wait(key)
        if seconds:
            raise RateLimited(seconds=ceil(seconds))
