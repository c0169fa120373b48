"""Bounded cache (FIFO), for texts, drawings and evaluations."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """Cache of at most so many values; the oldest is evicted first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The cached value of a key, made on the first call."""
        try:
            return self._kept[key]
        except KeyError:
            if len(self._kept) >= self.most:
                self._kept.popitem(last=False)
            made = self._kept[key] = make()
            return made

    def __len__(self) -> int:
        return len(self._kept)

    def __repr__(self) -> str:
        return f"<Cache of {len(self._kept)} things, at most {self.most}>"
