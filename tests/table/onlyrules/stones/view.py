"""What a player sees."""

from dataclasses import dataclass

from fondaco.kernel import View


@dataclass(frozen=True)
class HeapView(View):
    """All of it; fields as in the state."""

    left: int
    last: int
    taken: tuple[int, ...]
