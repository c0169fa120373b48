"""Every card with what is printed on it, in words."""

from fondaco.games.pax_renaissance.printed import TARGETS, Icon, Printed, one_by_one
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import SOURCES, Words


def card_table(printed: Printed, words: Words) -> list[dict[str, str]]:
    """The 152 cards (B4.agents, B4.operations-line, B4.bomb, B4.prestige, B4.powers); what a card lacks is left out."""
    return [
        {
            "number": printed.card_numbers[card],
            "id": CARD.labels[card],
            "name": words.name("card", card),
            "deck": words.name("side", printed.deck[card]),
            "location": location_words(printed, words, card),
            "agents": ", ".join(words.name("agent", agent) for agent in printed.agents[card]),
            "operations": ", ".join(icon_words(words, icon) for icon in printed.operations[card]),
            "one-shot": shot_words(printed, words, card),
            "torch": words.name("victory", printed.torch[card]) if printed.torch[card] >= 0 else "",
            "prestige": ", ".join(words.name("prestige", kind) for kind in one_by_one(printed.prestige[card])),
            "powers": ", ".join(words.name("power", power) for power in printed.powers[card]),
            "source": words.say(f"cards-source-{SOURCES[printed.card_source[card]]}"),
        }
        for card in range(TABLEAU_CARDS)
    ]


def location_words(printed: Printed, words: Words, card: int) -> str:
    """An Empire, a side, or nothing for a Queen (B4.location)."""
    location = printed.location[card]
    if location == NOWHERE:
        return ""
    is_side = location >= SIDE_LOCATION
    return words.name("side", location - SIDE_LOCATION) if is_side else words.name("empire", location)


def icon_words(words: Words, icon: Icon) -> str:
    """An Operation and what it is for."""
    operation, detail = icon
    name = words.name("operation", operation)
    if operation == REPRESS:
        targets = [target_words(words, target) for bit, target in enumerate(TARGETS) if detail >> bit & 1]
        return f"{name} ({', '.join(targets)})"
    kind = {INQUISITOR: "religion", CORSAIR: "religion", COMMERCE: "side", VOTE: "side"}.get(operation)
    return f"{name} ({words.name(kind, detail)})" if kind else name


def target_words(words: Words, target: str) -> str:
    return words.name("agent", CUBE_AGENT) if target == "cube" else words.name("class", CLASS_LABELS.index(target))


def shot_words(printed: Printed, words: Words, card: int) -> str:
    """A one-shot with its Emporium, its Religions or its suitors."""
    kind, detail = printed.one_shot[card], printed.one_shot_detail[card]
    if kind == NO_ONE_SHOT:
        return ""
    about: list[str] = []
    if kind == SHIFT:
        about = [words.name("emporium", detail)]
    elif kind == APOSTASY:
        about = [words.name("religion", religion) for religion in range(RELIGIONS) if detail >> religion & 1]
    elif kind == CORONATION:
        about = [words.name("empire", empire) for empire in printed.suitors[card]]
    name = words.name("one-shot", kind)
    return f"{name} ({', '.join(about)})" if about else name
