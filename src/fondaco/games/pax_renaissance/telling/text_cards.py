"""Cards in a few words: where they are at home, what they bring, what they can do, and what lies on them."""

from fondaco.draw.text import COMMA, joined, spaced
from fondaco.games.pax_renaissance.printed import one_by_one
from fondaco.games.pax_renaissance.rules.tableau import icons_of, prestige_of, vassals_of
from fondaco.games.pax_renaissance.rules.tokens import repressed_tokens
from fondaco.games.pax_renaissance.telling.text_pieces import BISHOP_SIGN, PieceWriter
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Line


class CardWriter(PieceWriter):
    """Writes about cards."""

    def details(self, card: int) -> list[Line]:
        """All that is printed on a card, part by part, from its home to its Powers."""
        if card >= FIRST_COMET:
            return [[(self.say("comet"), "strong")]]
        agents = spaced([self.agent(agent) for agent in self.printed.agents[card]])
        parts: list[Line] = [[(self.home(card), "")], agents, [(self.shot(card), "")]]
        parts += [[(self.operations(card), "")], [(self.prestige(card), "")], [(self.powers(card), "faded")]]
        return [part for part in parts if any(text for text, _ in part)]

    def home(self, card: int) -> str:
        """The Location printed on a card; a Queen and some polymaths have none (B4.location)."""
        where = self.printed.location[card]
        if where < SIDE_LOCATION:
            return self.name("empire", where)
        if where == NOWHERE:
            return self.name("class", POLYMATH) if self.printed.card_class[card] == POLYMATH else ""
        return self.name("side", where - SIDE_LOCATION)

    def shot(self, card: int) -> str:
        """The one-shot with what it names, and the torch (B4.bomb, M3.torch)."""
        kind, detail, torch = self.printed.one_shot[card], self.printed.one_shot_detail[card], self.printed.torch[card]
        told = [] if kind == NO_ONE_SHOT else [self.name("one-shot", kind)]
        if kind == CORONATION:
            told = [self.say("suitors", who=COMMA.join(self.name("empire", e) for e in self.printed.suitors[card]))]
        if kind == SHIFT:
            told = [self.say("shift", emporium=detail)]
        if kind == APOSTASY:
            told = [self.say("apostasy", faiths=detail)]
        if torch >= 0:
            told.append(self.say("torch", victory=torch))
        return COMMA.join(told)

    def operations(self, card: int) -> str:
        return COMMA.join(self.operation(operation, detail) for operation, detail in icons_of(self.s, card))

    def operation(self, operation: int, detail: int) -> str:
        """An Operation and the letters of what it is for."""
        kinds = detail if operation == REPRESS else 1 << detail
        return self.say("operation", operation=operation, icon=operation, kinds=kinds)

    def prestige(self, card: int) -> str:
        names = [self.name("prestige", kind) for kind in one_by_one(prestige_of(self.s, card))]
        return self.say("prestige", kinds=COMMA.join(names)) if names else ""

    def powers(self, card: int) -> str:
        return COMMA.join(self.name("power", power) for power in self.printed.powers[card])

    # In a Tableau

    def laid(self, card: int, *, own: bool) -> Line:
        """A card of a row with its Bishop; an Empire with its face, Queen, Vassals and Repressed.

        The Prestige of others is told beside their names.
        """
        if card >= FIRST_EMPIRE:
            line, home = self.empire(card - FIRST_EMPIRE), ""
        else:
            line, home = [(self.name("card", card), "strong"), *self.bishop(card)], self.home(card)
        told = [home, self.operations(card), self.prestige(card) if own else "", self.powers(card)]
        parts: list[Line] = [[(text, "" if own else "faded")] for text in told if text]
        return [*line, (" (", "faded"), *joined(parts, COMMA), (")", "faded")] if parts else line

    def bishop(self, card: int) -> Line:
        """The Bishop that stands on a card; it silences it."""
        if card not in self.s.bishop:
            return []
        religion = self.printed.bishop_religion[self.s.bishop.index(card)]
        return [(" [", "faded"), self.piece(BISHOP_SIGN, religion), ("]", "faded")]

    def empire(self, empire: int) -> Line:
        """An Empire: King or Republic, and all that lies on it."""
        s, card = self.s, FIRST_EMPIRE + empire
        face = self.say("republic") if s.republic[empire] else self.say("king")
        line: Line = [(f"{self.name('empire', empire)} ", "strong"), (face, ""), *self.bishop(card)]
        if s.queen[empire] >= 0:
            line.append((f" + {self.name('card', s.queen[empire])}", ""))
            if operations := self.operations(s.queen[empire]):
                line.append((f" ({operations})", "faded"))
        for vassal in vassals_of(s, empire):
            line.append((f" + {self.say('vassal')} {self.name('empire', vassal)}", ""))
            line += self.bishop(FIRST_EMPIRE + vassal) + self.repressed(vassal)
        return [*line, *self.repressed(empire)]

    def repressed(self, empire: int) -> Line:
        tokens = spaced(map(self.token, repressed_tokens(self.s, empire)))
        return [(" <", "faded"), *tokens, (">", "faded")] if tokens else []
