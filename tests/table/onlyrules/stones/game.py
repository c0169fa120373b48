"""Stones as the other packages know it."""

from collections.abc import Mapping
from pathlib import Path

from fondaco.kernel import Game

from .state import Heap
from .steps import REFUSALS, STEPS
from .view import HeapView


class Stones(Game[Heap, HeapView]):
    """Stones, for two or three players."""

    name = "stones"
    version = 1
    folder = Path(__file__).parent
    players = range(2, 4)
    steps = STEPS
    refusals = REFUSALS
    settings = {"heap-size": ("by-chance", "always-nine")}  # noqa: RUF012
    state, sight = Heap, HeapView

    def prepare(self, s: Heap, settings: Mapping[str, str]) -> None:
        s.left = 9 if settings.get("heap-size") == "always-nine" else 0

    def scores(self, s: Heap) -> list[int]:
        return s.taken

    def victors(self, s: Heap) -> list[int]:
        return [s.taken.index(max(s.taken))]
