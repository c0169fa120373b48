"""The Bankruptcy variant: a bank that has nothing left fails (G6)."""

from fondaco.games.pax_renaissance.rules import news
from fondaco.games.pax_renaissance.rules.victory import end
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *


def has_nothing(s: Pax, seat: int) -> bool:
    """No Florins, no cards beside the Player card, no Concessions (G6.elimination, Q.bankruptcy)."""
    return not (
        s.florins[seat]
        or s.hand_size(seat)
        or s.row[seat * 2]
        or s.row[seat * 2 + 1]
        or s.maid[seat]
        or seat in s.concession
    )


def go_bankrupt(s: Pax) -> None:
    """Whoever has nothing is out of the game; the last banker left wins (G6.elimination)."""
    for seat in range(s.players):
        if not s.out >> seat & 1 and has_nothing(s, seat):
            s.out |= 1 << seat
            if seat == s.turn:
                s.actions = 0
            s.tell(news.BANKRUPT, seat)
    left = [seat for seat in range(s.players) if not s.out >> seat & 1]
    if len(left) == 1:
        end(s, BY_BANKRUPTCY, 1 << left[0])
