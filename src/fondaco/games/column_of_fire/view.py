"""What a seat knows of a position."""

from dataclasses import dataclass

from fondaco.kernel import View


@dataclass(frozen=True)
class ColumnOfFireView(View):
    """What a seat knows of a position; fields as in the state."""

    year: int
    half: int
    active: int
    starting_player: int
    ending: int
    event_struck: int
    sold: int
    struck: int
    religion_spaces: int
    score: tuple[int, ...]
    religion: tuple[int, ...]
    religion_die: tuple[int, ...]
    protection: tuple[int, ...]
    disk: tuple[int, ...]
    loch_leven: tuple[int, ...]
    goods: tuple[int, ...]
    house: tuple[int, ...]
    under: tuple[int, ...]
    value: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    stones: tuple[int, ...]
    face_up: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    hand_totals: tuple[int, ...]
    stack_total: int
    discard: tuple[int, ...]
