"""Looking only at what has changed since the last look."""

import marshal

from fondaco.kernel import State


class Watching:
    """Remembers how fields were when they were last looked at."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, ...], bytes] = {}

    def is_new(self, s: State, *names: str) -> bool:
        """Whether any of these fields has changed since they were last looked at."""
        mark = marshal.dumps([getattr(s, name) for name in names], 2)
        if self._seen.get(names) == mark:
            return False
        self._seen[names] = mark
        return True
