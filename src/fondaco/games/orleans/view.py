"""What a seat knows of a position."""

from dataclasses import dataclass

from fondaco.kernel import View


@dataclass(frozen=True)
class OrleansView(View):
    """What a seat knows of a position; fields as in the state."""

    round: int
    event: int
    first_player: int
    in_turn: int
    exclusion: int
    bank: int
    technology: int
    passed: int
    coins: tuple[int, ...]
    track: tuple[int, ...]
    citizen: tuple[int, ...]
    goods: tuple[int, ...]
    reserve: tuple[int, ...]
    on_map: tuple[int, ...]
    merchant: tuple[int, ...]
    station: tuple[int, ...]
    stations: tuple[int, ...]
    supply: tuple[int, ...]
    bag: tuple[int, ...]
    bag_totals: tuple[int, ...]
    market: tuple[int, ...]
    tower: tuple[int, ...]
    bathhouse: tuple[int, ...]
    space: tuple[int, ...]
    unlaid: tuple[int, ...]
    laid: tuple[int, ...]
    tile: tuple[int, ...]
    deed: tuple[int, ...]
    hourglass: tuple[int, ...]
    gone: tuple[int, ...]
