"""Things that are made once and shown often, such as sentences and drawings."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """Keeps so many things; when there are more, the oldest is forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def recall(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made under a key before, or what is made now."""
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
        return f"<Memory of {len(self._kept)} things, at most {self.most}>"
