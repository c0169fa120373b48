"""What a seat knows of a position."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.games.column_of_fire.vocabulary import COUNTRIES, DICE, FREE, ON_LOCH_LEVEN
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

    def free_dice(self, seat: int) -> list[int]:
        """The coloured dice of a seat that lie on no card."""
        return [die for die in range(DICE) if self.under[seat * DICE + die] == FREE]

    def imprisoned(self, seat: int) -> list[int]:
        """The dice of a seat on Loch Leven."""
        return [die for die in range(DICE) if self.under[seat * DICE + die] == ON_LOCH_LEVEN]

    def site_owner(self, country: int, site: int) -> int:
        """Whose house stands on a site, or -1."""
        owners = [seat for seat in range(self.players) if self.house[seat * COUNTRIES + country] == site]
        return owners[0] if owners else -1
