"""What the plot in England brings, row by row."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.espionage import may_execute_after_plot, plot_row
from fondaco.games.virgin_queen.rules import frames, news
from fondaco.games.virgin_queen.rules.espionage.assassination import ask_for_execution, penalise
from fondaco.games.virgin_queen.rules.espionage.intelligence import remove_informant, show_hand
from fondaco.games.virgin_queen.rules.rolling import attack_hits, clear_dice, defence_hits
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Step

SIX: Final = 6


class Plotted(Step[Enterprise]):
    """The seven rows of the English Catholic rebellion (dice.margin)."""

    clause = "espionage.rebellion.target"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        margin = attack_hits(s) - defence_hits(s)
        s.tell(news.MARGIN, attack_hits(s), defence_hits(s))
        row = plot_row(margin)
        if may_execute_after_plot(margin):
            ask_for_execution(s)
        PLOT_EFFECTS[row](s)


def gunpowder(s: Enterprise) -> None:
    """Spain wins at once (espionage.rebellion.gunpowder)."""
    s.winner = SPAIN
    s.ending = BY_GUNPOWDER
    s.tell(news.GUNPOWDER)
    s.frames.clear()


def conversions_and_rising(s: Enterprise) -> None:
    """Six conversions, then a rebellion of 4 CP in England (espionage.rebellion.plus-three)."""
    s.then((frames.ENGLISH_RISING, SPAIN, 0))
    six_conversions(s)


def six_conversions(s: Enterprise) -> None:
    """Six Catholic conversions in England (espionage.rebellion.plus-two, Q.plot.six-conversions)."""
    s.tell(news.SIX_CONVERSIONS)
    s.converting = IN_ENGLAND
    s.converted = 0
    if s.rolled_conversions:
        clear_dice(s)
        s.then((frames.ATTACK_DIE, SIX, 0), (frames.CONVERTED, SPAIN, CATHOLIC))
        return
    s.minors, s.majors, s.unrest_owed = SIX, 0, 0
    s.then((frames.MINOR, SPAIN, 0))


def england_shows(s: Enterprise) -> None:
    """England shows its hand to Spain (espionage.rebellion.plus-one)."""
    show_hand(s, ENGLAND, SPAIN)


def lose_operatives(s: Enterprise) -> None:
    """Spain's Jesuits in England and its informant there are lost (espionage.rebellion.tie, Q.plot.operatives)."""
    s.jesuits[0] += s.jesuits[1]
    s.jesuits[1] = 0
    remove_informant(s, SPAIN, ENGLAND)
    s.tell(news.OPERATIVES_LOST)


def spain_shows(s: Enterprise) -> None:
    """And Spain shows its hand to England (espionage.rebellion.minus-one)."""
    lose_operatives(s)
    show_hand(s, SPAIN, ENGLAND)


def spain_pays(s: Enterprise) -> None:
    """And Spain is dealt a card fewer (espionage.rebellion.minus-two)."""
    lose_operatives(s)
    penalise(s, SPAIN)


PLOT_EFFECTS: Final = (
    *(gunpowder, conversions_and_rising, six_conversions, england_shows),
    *(lose_operatives, spain_shows, spain_pays),
)
