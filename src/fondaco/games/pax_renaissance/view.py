"""What a seat knows of a position."""

from dataclasses import dataclass

from fondaco.kernel import View


@dataclass(frozen=True)
class PaxView(View):
    """What a seat knows of a position; fields as in the state."""

    astrology: int
    bankruptcy: int
    expansion: int
    turn: int
    actions: int
    done: int
    locked: int
    running: int
    used: tuple[int, ...]
    acting: int
    theatre: int
    war: int
    agents: tuple[int, ...]
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    ending: int
    victors: int
    out: int
    bank: tuple[int, ...]
    florins: tuple[int, ...]
    cubes: tuple[int, ...]
    eastern_hand: tuple[int, ...]
    eastern_hand_sizes: tuple[int, ...]
    western_hand: tuple[int, ...]
    western_hand_sizes: tuple[int, ...]
    row: tuple[tuple[int, ...], ...]
    maid: tuple[tuple[int, ...], ...]
    holder: tuple[int, ...]
    republic: tuple[int, ...]
    queen: tuple[int, ...]
    suzerain: tuple[int, ...]
    bishop: tuple[int, ...]
    repressed: tuple[int, ...]
    token: tuple[int, ...]
    concession: tuple[int, ...]
    pirate: tuple[int, ...]
    turned: tuple[int, ...]
    route: tuple[int, ...]
    supply: tuple[int, ...]
    market: tuple[int, ...]
    market_florins: tuple[int, ...]
    top: tuple[int, ...]
    bottom: tuple[int, ...]
    comets: tuple[int, ...]
    foretold: tuple[int, ...]
    discarded: tuple[int, ...]
    active: tuple[int, ...]
