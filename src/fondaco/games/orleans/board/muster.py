"""Which follower token of a seat stands where; a token keeps its id as far as that can be told."""

from dataclasses import dataclass
from functools import lru_cache

from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *


@dataclass(frozen=True)
class Muster:
    """The parts of all follower tokens of a seat that can be seen, by where they stand."""

    spaces: dict[int, tuple[str, int, bool]]
    """By action space: the token's part, its kind, and whether it was sent in this planning phase."""
    tower: tuple[tuple[str, int], ...]
    """The tokens in the powder tower, in the order of its spaces; no part where nobody stands."""
    bathhouse: tuple[tuple[str, int], ...]
    """Those just drawn at the bathhouse."""
    market: tuple[tuple[str, int], ...]
    """Those who wait in the market."""

    def waiting(self, kind: int) -> tuple[str, ...]:
        """The parts of the tokens of a kind that wait in the market."""
        return tuple(part for part, other in self.market if other == kind)

    def drawn(self, kind: int) -> tuple[str, ...]:
        """The parts of the tokens of a kind just drawn at the bathhouse."""
        return tuple(part for part, other in self.bathhouse if part and other == kind)


def muster(s: Orleans, seat: int) -> Muster:
    """All follower tokens of a seat that lie open (q.information.public)."""
    market = s.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS]
    spaces = s.space[seat * SPACES : seat * SPACES + SPACES]
    return _muster(seat, tuple(spaces), tuple(s.tower_of(seat)), tuple(s.bathing(seat)), tuple(market))


@lru_cache(maxsize=1_000)
def _muster(
    seat: int, spaces: tuple[int, ...], tower: tuple[int, ...], drawn: tuple[int, ...], market: tuple[int, ...]
) -> Muster:
    """Tokens of a kind are numbered from the action spaces on: who leaves the market takes the next number."""
    numbers = [0] * FOLLOWERS

    def part(kind: int) -> str:
        numbers[kind] += 1
        return f"follower-{seat}-{FOLLOWER.labels[kind]}-{numbers[kind]}"

    standing = {}
    for space, token in enumerate(spaces):
        kind = token % FRESH - 1
        if token not in (EMPTY, TECHNOLOGY):
            standing[space] = (part(kind), kind, token >= FRESH)
    waiting = [kind for kind, count in enumerate(market) for _ in range(count)]
    return Muster(
        standing,
        tuple((part(token - 1), token - 1) if token else ("", 0) for token in tower),
        tuple((part(token - 1), token - 1) if token else ("", 0) for token in drawn),
        tuple((part(kind), kind) for kind in waiting),
    )
