"""Change detection: check only the fields that changed."""

import marshal

from fondaco.kernel import State


class Watching:
    """Remembers the last values of fields."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, ...], bytes] = {}

    def is_new(self, s: State, *names: str) -> bool:
        """Whether any of these fields has changed since it was last checked."""
        mark = marshal.dumps([getattr(s, name) for name in names], 2)
        if self._seen.get(names) == mark:
            return False
        self._seen[names] = mark
        return True
