"""What a view hides, dealt out at random."""

from collections.abc import Callable

from fondaco.games.virgin_queen.printed import Printed
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import *


def imagine(s: Enterprise, view: EnterpriseView, random: Callable[[], float]) -> None:
    """Deal out hands and Home Cards of the others at random (enterprise.secrets)."""
    unseen = unseen_cards(view, s.printed)
    for power in range(POWERS):
        seat = s.seat_of(power)
        if seat != view.seat:
            if view.home_held[power]:
                s.home[seat][power] = 2 * power + int(random() * 2)
            for _ in range(view.held[power]):
                s.hand[seat][power * CARDS + unseen.pop(int(random() * len(unseen)))] += 1
    s.deck = [unseen.count(card) for card in range(CARDS)]


def unseen_cards(view: EnterpriseView, printed: Printed) -> list[int]:
    """The cards that lie in the deck or in other hands, as far as a seat can tell."""
    own = [sum(view.hand[power * CARDS + card] for power in range(POWERS)) if view.hand else 0 for card in range(CARDS)]
    return [
        card
        for card, count in enumerate(printed.card_counts)
        for _ in range(count - own[card] - view.discard[card] - view.removed[card])
    ]
