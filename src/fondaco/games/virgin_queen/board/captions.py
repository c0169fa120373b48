"""What the parts of the drawing are called and what is said of them."""

from typing import Final

from fondaco.draw.captions import GameCaptions
from fondaco.games.virgin_queen.printed import Printed
from fondaco.games.virgin_queen.vocabulary import *

KIND_KEYS: Final = ("draw-leader-army", "draw-leader-admiral", "draw-leader-captain")


class Captions(GameCaptions[Printed]):
    """The sentences of the drawing in one language."""

    def numbered(self, kind: str, value: int, number: int) -> str:
        """A thing, with how many there are."""
        return self.say("draw-several", number=number, what=self.name(kind, value))

    def short(self, leader: int) -> str:
        """A leader's name as short as a counter has room for."""
        return self.say("draw-short-orange") if leader == ORANGE else self.title("leader", leader)

    def ratings(self, leader: int) -> str:
        """What a leader is good at (enterprise.people)."""
        printed = self.printed
        return self.say(
            KIND_KEYS[printed.leader_kind[leader]],
            battle=printed.battle[leader],
            piracy=printed.piracy[leader],
            navigation=printed.navigation[leader],
        )

    def card_text(self, card: int) -> str:
        """What a card can be used for (enterprise.deck, enterprise.aid)."""
        text = self.say("draw-card-text", number=COMMAND_POINTS[card])
        return f"{text} {self.say(f'draw-card-{CARD.labels[card]}')}" if card >= CIPHER_KEY else text

    def home_text(self, home: int) -> str:
        """What a Home Card gives (enterprise.home-cards)."""
        points = self.say("draw-card-text", number=self.printed.home_points[home])
        return f"{points} {self.say(f'draw-home-{HOME.labels[home]}')}"


def leader_id(leader: int) -> str:
    """The part of a leader, who keeps it wherever he goes."""
    return f"leader-{LEADER.labels[leader]}"
