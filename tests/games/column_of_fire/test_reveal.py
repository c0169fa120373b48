"""Turning up the next card, and the one event a turn may bring."""

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.vocabulary import CARDS, CHARACTERS, LOCH_LEVEN, TRADE_PROTECTION
from fondaco.kernel import NATURE


def trade_event(t: Position) -> str:
    """The event of the English deck that offers points for a protection tile."""
    return t.event_with(TRADE_PROTECTION)


def prison_event(t: Position) -> str:
    """The event of the English deck that sends dice to Loch Leven."""
    return t.event_with(LOCH_LEVEN)


def character(t: Position, place: int, country: int = 0) -> str:
    return t.printed.character_ids[country * CHARACTERS + place]


@rule("reveal.next")
def test_the_next_card_is_turned_up_after_the_new_character_was_used() -> None:
    t = Position().rolled(0, white=4).taking()

    t.play("take white")
    assert t.asked == "use"
    assert t.on_top("england") == ""

    t.play("use skip")
    assert t.asked == "reveal"
    assert t.on_top("england") == ""

    before = t.play("reveal").lying
    t.play(t.turning_up(character(t, 6)))
    assert t.on_top("england") == character(t, 6)
    assert 6 not in t.s.decks[0]
    assert t.changed(before) == {"face_up", "decks"}
    assert t.asked == "move"


@rule("reveal.next")
def test_the_card_comes_from_the_deck_the_character_came_from() -> None:
    t = Position().rolled(0, purple=2).taking().play("take purple spain", "use skip", "reveal")
    others = [t.on_top(country) for country in ("england", "france", "netherlands")]

    t.play(t.turning_up(character(t, 4, country=3)))

    assert t.on_top("spain") == character(t, 4, country=3)
    assert [t.on_top(country) for country in ("england", "france", "netherlands")] == others
    assert [len(deck) for deck in t.s.decks] == [CARDS - 1, CARDS - 1, CARDS - 1, CARDS - 2]


@rule("reveal.next", "info.decks-hidden")
def test_every_card_left_in_the_deck_may_be_the_next_one_and_all_alike() -> None:
    t = Position().deck("england", character(Position(), 3), character(Position(), 8), prison_event(Position()))

    t.next_card("england")

    assert t.asked_seat == NATURE
    assert t.chances == {"card 4": 1, "card 9": 1, t.turning_up(prison_event(t)): 1}


@rule("reveal.stone")
@pytest.mark.parametrize("stone", ["C", "P", "N"])
def test_a_character_turned_up_carries_the_stone_printed_on_it(stone: str) -> None:
    t = Position()
    card = t.character_bringing(stone, "france")
    t.deck("france", card).next_card("france").play(t.turning_up(card))
    assert t.stones_in("france") == ""

    t.rolled(1, blue=5).taking(1).play("take blue")

    assert t.stones_in("france") == stone


@rule("reveal.event")
def test_an_event_takes_effect_at_once_and_another_card_of_the_deck_is_turned_up() -> None:
    t = Position().score(10, 10, 10, 10).protection(0, 1).religion_die(0, 4).next_card("england")

    t.play(t.turning_up(trade_event(t)))
    assert t.asked == "bargain"
    assert t.on_top("england") == ""
    t.play("bargain trade")
    assert t.points(0) == 14

    assert t.asked == "card"
    assert t.turning_up(trade_event(t)) not in t.chances
    t.play(t.turning_up(character(t, 2)))
    assert t.on_top("england") == character(t, 2)
    assert t.card(trade_event(t)) % CARDS not in t.s.decks[0]
    assert t.asked == ""


@rule("event.one-per-turn", "event.second-ignored")
def test_a_second_event_in_the_same_turn_has_no_effect_and_leaves_the_game() -> None:
    t = Position().house(0, "england", 2).house(1, "england", 3).next_card("england")
    t.play(t.turning_up(trade_event(t)))

    before = t.lying
    t.play(t.turning_up(prison_event(t)))
    assert t.changed(before) == {"decks"}
    assert t.asked == "card"
    assert t.turning_up(prison_event(t)) not in t.chances

    t.play(t.turning_up(character(t, 5)))
    assert t.on_top("england") == character(t, 5)
    assert t.asked == ""
    assert t.card(prison_event(t)) % CARDS not in t.s.decks[0]


@rule("event.second-ignored")
def test_cards_are_turned_until_a_character_lies_on_top() -> None:
    t = Position().protection(0, 1)
    events = [event for event in t.printed.event_ids[:4] if event != trade_event(t)]
    t.next_card("england").play(t.turning_up(trade_event(t)), "bargain keep")

    for event in events:
        assert t.on_top("england") == ""
        t.play(t.turning_up(event))
        assert t.asked == "card"
    t.play(t.turning_up(character(t, 1)))

    assert t.on_top("england") == character(t, 1)
    assert t.heard.count("event-revealed") == 1
    assert t.heard.count("event-ignored") == 3
    assert t.protection_of(0) == 1
    assert t.s.score == [2, 2, 2, 2]


@rule("event.one-per-turn", "event.second-ignored")
def test_an_event_uncovered_by_an_action_symbol_uses_up_the_limit_of_the_turn() -> None:
    """q.event.by-symbol: the limit is stated for the turn, not for the step in which cards are turned up."""
    t = Position().house(0, "england", 6).tile(0, "remove-character").rolled(0, white=1)
    french_event = t.printed.event_ids[4 + t.printed.event_effect[4:8].index(TRADE_PROTECTION)]
    t.taking().play("take tile", "tile remove-character", "dismiss deck france")
    t.play(t.turning_up(french_event), "card 5")

    t.play("take white", "use skip", "reveal", t.turning_up(prison_event(t)))

    assert t.asked == "card"
    assert all(t.is_free(0, die) for die in ("blue", "orange", "brown", "purple"))


@rule("event.one-per-turn")
@pytest.mark.parametrize("half", ["first", "second"])
def test_the_next_turn_may_bring_another_event(half: str) -> None:
    """q.turn.definition: a turn is one half-year of a player."""
    t = Position().house(0, "england", 6).next_card("england")
    t.play(t.turning_up(trade_event(t)), t.turning_up(character(t, 1)))
    assert t.s.event_struck == 1

    t.tile(0, "remove-character")
    if half == "first":
        t.first_half().play("end tile")
    else:
        t.second_half().play("roll tile")
    t.play("tile remove-character", "dismiss deck england", t.turning_up(prison_event(t)))

    assert t.asked == "imprison"
    assert t.asked_seat == 0
