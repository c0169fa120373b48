"""The command `fondaco cards`: what is printed on the cards of a game, and whether all of it is ever used."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

from fondaco.kernel import CardUse
from fondaco.table import AnyGame, find_game
from fondaco.terminal.language import add_language, default_language
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.words import Speaker, speaker

HEADED = ("number", "name", "deck", "location")
"""What stands in the first line of a card; the rest is named and stands below."""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command is given."""
    parser.add_argument("game", metavar="GAME", help="the game, for example pax-renaissance")
    parser.add_argument("--coverage", action="store_true", help="play until every card has done all it can; 1 if not")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """The list of cards, or what they did."""
    game = find_game(arguments.game)
    words = speaker(game, arguments.lang or default_language())
    screen = Screen(sys.stdout, wants_colour(sys.stdout))
    return show_coverage(screen, game, words) if arguments.coverage else show_cards(screen, game, words)


def show_cards(screen: Screen, game: AnyGame, words: Speaker) -> int:
    """Every card in a few lines."""
    rows = game.card_table(words)
    if not rows:
        return show_none(screen, words)
    room = {heading: max(len(row[heading]) for row in rows) for heading in HEADED}
    for row in rows:
        screen.line(*((f"{row[heading]:<{room[heading]}}  ", "strong" * (heading == "name")) for heading in HEADED))
        printed = [
            words.say("cards-printed", {"heading": words.say(f"cards-{heading}"), "value": value})
            for heading, value in row.items()
            if heading not in HEADED and value
        ]
        screen.text(" · ".join(printed), first="  ", rest="    ")
    return 0


def show_none(screen: Screen, words: Speaker) -> int:
    screen.text(words.say("cards-none", {"game": words.say("game-title")}))
    return 0


def show_coverage(screen: Screen, game: AnyGame, words: Speaker) -> int:
    """What each card did, and what never happened; 1 if there is any such thing."""
    uses = game.card_uses()
    if not uses:
        return show_none(screen, words)
    by_card: dict[str, list[CardUse]] = {}
    for use in uses:
        by_card.setdefault(use.card, []).append(use)
    for card, its in by_card.items():
        is_whole = all(use.times for use in its)
        told = ", ".join(f"{use.use} {use.times}" for use in its)
        screen.text(f"{'+' if is_whole else '-'} {card}: {told}", "" if is_whole else "alarm", rest="    ")
    return tell_missing(screen, words, by_card, [use for use in uses if not use.times], len(uses))


def tell_missing(screen: Screen, words: Speaker, cards: Iterable[str], missing: list[CardUse], uses: int) -> int:
    numbers: dict[str, int | str] = {"cards": len(list(cards)), "uses": uses, "missing": len(missing)}
    screen.text(words.say("cards-uncovered" if missing else "cards-covered", numbers), "strong")
    for use in missing:
        screen.text(f"{use.card}: {use.use}", "alarm", first="  ")
    return 1 if missing else 0
