"""What the parts of the drawing are called and what is said of them, remembered once it was said."""

from typing import Final

from fondaco.draw.captions import GameCaptions
from fondaco.games.pax_renaissance.printed import TARGETS, Icon, Printed, one_by_one
from fondaco.games.pax_renaissance.rules import refusals
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Reason

RECONSTRUCTED: Final = 2
"""The source of a card at least one field of which is our own."""


class Captions(GameCaptions[Printed]):
    """The sentences of the drawing in one language."""

    def lacks(self, name: str, reason: Reason) -> str:
        """What a player lacks for a victory; some of it concerns everybody."""
        key = refusals.REFUSALS[reason.code].key.replace("refusal-", "draw-lacks-")
        return self.say(key, name=name, **dict(reason.numbers))

    # Cards

    def place(self, location: int) -> str:
        """A Location by its name (B4.location)."""
        if location == NOWHERE:
            return ""
        if location < SIDE_LOCATION:
            return self.name("empire", location)
        return self.within("draw-anywhere-east" if location - SIDE_LOCATION == EAST else "draw-anywhere-west")

    def short_place(self, location: int) -> str:
        """A Location as short as a card has room for."""
        if location == HRE:
            return self.within("draw-short-hre")
        if SIDE_LOCATION <= location < NOWHERE:
            return self.title("side", location - SIDE_LOCATION)
        return self.place(location)

    def card_name(self, card: int, republic: int = 0) -> str:
        """The name of a card; an Empire has one for its King and one for its Republic (B3.two-faces)."""
        if card >= FIRST_EMPIRE:
            return self.title("republic" if republic else "king", card - FIRST_EMPIRE)
        return self.title("card", card)

    def operation(self, icon: Icon) -> str:
        """An Operation with what it is for (F)."""
        kind, detail = icon
        name = self.name("operation", kind)
        if kind in (INQUISITOR, CORSAIR):
            return self.within("draw-of", name=name, what=self.name("religion", detail))
        if kind in (COMMERCE, VOTE):
            return self.within("draw-of", name=name, what=self.name("side", detail))
        if kind == REPRESS:
            kinds = [self.within(f"draw-{word}") for bit, word in enumerate(TARGETS) if detail >> bit & 1]
            return self.within("draw-of", name=name, what=", ".join(kinds))
        return name

    def facts(self, card: int, republic: int = 0) -> str:
        """All that is printed on a card, in words (B4)."""
        return self.drawn(lambda: self._facts(card, republic), "facts", card, republic)

    def _facts(self, card: int, republic: int) -> str:
        printed, up = self.printed, card + EMPIRES * republic
        prestige, icons = printed.prestige[up], printed.operations[up]
        if printed.card_class[card] == COMET:
            return self.say("draw-comet")
        if card >= FIRST_EMPIRE:
            lines = [self.say("draw-republic" if republic else "draw-king", empire=card - FIRST_EMPIRE)]
        else:
            lines = [self.say("draw-card-east" if printed.deck[card] == EAST else "draw-card-west")]
            if printed.location[card] != NOWHERE:
                lines.append(self.say("draw-location", place=self.place(printed.location[card])))
        if printed.is_queen[card]:
            lines.append(self.say("draw-suitors", names=self.named("empire", printed.suitors[card])))
        if printed.agents[card]:
            lines.append(self.say("draw-agents", what=self.listed("agent", printed.agents[card])))
        if any(prestige):
            lines.append(self.say("draw-prestige", what=self.listed("prestige", one_by_one(prestige))))
        if icons:
            lines.append(self.say("draw-operations", what=", ".join(map(self.operation, icons))))
        if printed.one_shot[card] != NO_ONE_SHOT:
            lines.append(self.say("draw-one-shot", what=self.shot(card)))
        if printed.torch[card] >= 0:
            lines.append(self.say("draw-torch", victory=printed.torch[card]))
        lines += map(self.power, printed.powers[card])
        return " ".join(lines)

    def power(self, power: int) -> str:
        """A Power, and what it does (B4.powers)."""
        return f"{self.title('power', power)}: {self.within(f'what-power-{POWER.labels[power]}')}"

    def shot(self, card: int) -> str:
        """The one-shot of a card (B4.bomb)."""
        kind, detail = self.printed.one_shot[card], self.printed.one_shot_detail[card]
        name = self.name("one-shot", kind)
        if kind == SHIFT:
            return self.within("draw-of", name=name, what=self.name("emporium", detail))
        if kind == APOSTASY:
            pair = [religion for religion in range(RELIGIONS) if detail >> religion & 1]
            return self.within("draw-of", name=name, what=self.named("religion", pair))
        return name

    def is_filled_in(self, card: int) -> bool:
        """Whether something printed on a card is not known and was filled in."""
        return self.printed.card_source[card] == RECONSTRUCTED
