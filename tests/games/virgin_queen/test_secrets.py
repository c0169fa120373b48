"""What is secret, from whom, and how a hidden hand is imagined."""

from random import Random

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import CARD, CARDS, HELD, HOME
from fondaco.kernel import EVERYONE


def dealt(players: int = 3) -> Position:
    t = Position(players).hand(SPAIN, "one", "five").hand(ENGLAND, "two", "mary").hand(REBELS, "three")
    return t.home("jesuit-college").home("walsingham").home("states-general").impulse(SPAIN)


@rule("enterprise.secrets")
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    t = dealt()
    for seat, cards in ((SPAIN, ["one", "five"]), (ENGLAND, ["two", "mary"]), (REBELS, ["three"])):
        view = t.game.view(t.s, seat)
        known = t.game.known(view)
        own = known.cards_of(seat)
        assert [CARD.labels[card] for card in range(CARDS) if own[card]] == cards
        assert sum(view.hand) == len(cards)
        assert view.held == (2, 2, 1) and view.hand_totals == (2, 2, 1)
        others = [power for power in (SPAIN, ENGLAND, REBELS) if power != seat]
        assert not any(known.cards_of(others[0])) and not any(known.cards_of(others[1]))


@rule("enterprise.secrets", "sequence.3.home-card")
def test_a_seat_sees_its_own_home_card_and_who_still_has_one() -> None:
    t = dealt()
    assert t.game.view(t.s, SPAIN).home == (HOME.labels.index("jesuit-college"), -1, -1)
    assert t.game.view(t.s, ENGLAND).home == (-1, HOME.labels.index("walsingham"), -1)
    assert t.game.view(t.s, REBELS).home_held == (1, 1, 1)


@rule("enterprise.secrets", "enterprise.players")
def test_with_two_players_the_second_sees_both_hands() -> None:
    t = dealt(2)
    view = t.game.view(t.s, 1)
    known = t.game.known(view)
    assert [sum(known.cards_of(power)) for power in (SPAIN, ENGLAND, REBELS)] == [0, 2, 1]
    assert view.home == (-1, HOME.labels.index("walsingham"), HOME.labels.index("states-general"))


@rule("enterprise.secrets")
def test_a_spectator_sees_no_hand_and_nobody_sees_the_deck() -> None:
    t = dealt()
    view = t.game.view(t.s, -1)
    assert view.hand == () and view.home == ()
    assert not any(any(t.game.known(view).cards_of(power)) for power in (SPAIN, ENGLAND, REBELS))
    assert view.deck_total == sum(t.s.deck)
    assert not hasattr(view, "deck")


@rule("enterprise.secrets")
def test_everything_else_lies_open() -> None:
    t = dealt().treasure(HELD + SPAIN, "gold")
    t.s.informant[1], t.s.attack_dice = 1, [3, 6]
    for seat in (-1, SPAIN, ENGLAND, REBELS):
        view = t.game.view(t.s, seat)
        for name, value in t.lying.items():
            if name not in ("hand", "home", "deck"):
                assert getattr(view, name) == value


@rule("enterprise.secrets")
@pytest.mark.parametrize(("power", "players", "witness"), [(SPAIN, 3, 0), (REBELS, 3, 2), (REBELS, 2, 1)])
def test_a_card_drawn_from_the_deck_is_told_to_its_owner_alone(power: int, players: int, witness: int) -> None:
    t = Position(players).begin((frames.DRAW, power, 0))
    number, a, b = t.s.frames[-1]
    assert t.game.steps[number].witness(t.s, a, b) == witness
    t.play("* draw four")
    event = next(event for event in t.s.heard or [] if event.key == "drew")
    assert event.witness == witness
    assert dict(event.numbers) == {"power": power, "card": 3}


@rule("enterprise.secrets", "sequence.3.home-card")
@pytest.mark.parametrize(("players", "witness"), [(3, 2), (2, 1)])
def test_the_choice_of_a_home_card_is_seen_by_its_owner_alone(players: int, witness: int) -> None:
    t = Position(players).begin((frames.HOME_CARD, REBELS, 0))
    number, a, b = t.s.frames[-1]
    assert t.asked_seat() == witness
    assert t.game.steps[number].witness(t.s, a, b) == witness
    t.play("choose sea-beggars")
    assert [event.witness for event in t.s.heard or []] == [EVERYONE]
    assert t.told("home-card") == [{"power": REBELS}]


@rule("enterprise.secrets", "sequence.2.ransom")
def test_a_card_drawn_from_a_hand_is_drawn_in_the_open() -> None:
    t = Position().hand(SPAIN, "one").begin((frames.DRAW_FROM_HAND, SPAIN, ENGLAND))
    number, a, b = t.s.frames[-1]
    assert t.game.steps[number].witness(t.s, a, b) == EVERYONE
    t.play("* draw-from one")
    assert t.told("card-drawn") == [{"power": SPAIN, "other": ENGLAND, "card": 0}]


# Imagining what is hidden


@rule("enterprise.secrets")
@pytest.mark.parametrize("seat", [-1, SPAIN, ENGLAND, REBELS])
def test_what_is_imagined_agrees_with_what_is_known(seat: int) -> None:
    t = dealt()
    t.s.deck[0] -= 1
    t.s.discard[0] += 1
    view = t.game.view(t.s, seat)
    random = Random(1588)
    for _ in range(20):
        imagined = t.game.imagine(view, random.random)
        assert t.game.view(imagined, seat) == view
        assert imagined.held == t.s.held
        for card in range(CARDS):
            lying = imagined.deck[card] + imagined.discard[card] + imagined.removed[card]
            held = sum(hand[power * CARDS + card] for hand in imagined.hand for power in range(3))
            assert lying + held == t.printed.card_counts[card]
        assert all(imagined.home[power][power] // 2 == power for power in range(3))


@rule("enterprise.secrets")
def test_hidden_hands_and_home_cards_are_imagined_in_every_way() -> None:
    t = dealt()
    view = t.game.view(t.s, SPAIN)
    random = Random(1604)
    worlds = [t.game.imagine(view, random.random) for _ in range(200)]
    held = {card for world in worlds for card in range(CARDS) if world.hand[ENGLAND][ENGLAND * CARDS + card]}
    assert held == set(range(CARDS))
    assert {world.home[ENGLAND][ENGLAND] for world in worlds} == {2, 3}
    assert {world.home[SPAIN][SPAIN] for world in worlds} == {0}


@rule("enterprise.secrets")
def test_a_home_card_that_was_played_is_not_imagined() -> None:
    t = Position().home("walsingham").hand(SPAIN, "one").impulse(SPAIN)
    world = t.game.imagine(t.game.view(t.s, SPAIN), Random(1).random)
    assert world.home[REBELS] == [-1, -1, -1]
    assert world.home[ENGLAND][ENGLAND] in (2, 3)


# Positions


@rule("enterprise.secrets")
def test_a_copy_is_another_table_with_the_same_things_on_it() -> None:
    t = dealt()
    t.idle_until("winter")
    t = Position.start().idle_until(turn=4)
    copy = t.s.copy()
    before = t.lying
    assert {name: getattr(copy, name) for name in t.s.VISIBLE} == {name: getattr(t.s, name) for name in t.s.VISIBLE}
    assert copy.frames == t.s.frames
    for name in t.s.VISIBLE:
        value = getattr(copy, name)
        if isinstance(value, list):
            assert value is not getattr(t.s, name)
            for inner in value:
                if isinstance(inner, list):
                    inner.append(1)
            value.append(1)
    assert t.changed(before) == set()
    assert "turn 4" in repr(copy)
