"""Phase 1: personalities, fortresses and Jesuits, new cards, the deal, treasures and the colony."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import (
    CARD,
    CARDS,
    HELD,
    IN_PORTUGAL_S,
    MARY_DEAD,
    NOT_YET,
    ON_TRACK,
    PLANTATION,
    SCIENCES,
    SHIP,
    SPENT,
    TREASURES,
    WAITING,
)
from fondaco.kernel import NOBODY

T = VirginQueenGame().printed
PERSONALITIES = (frames.PERSONALITIES, 0, 0)
JESUITS = (frames.FORTRESSES_AND_JESUITS, 0, 0)
NEW_CARDS = (frames.NEW_CARDS, 0, 0)
DEAL = (frames.DEAL, 0, 0)
TREASURES_STEP = (frames.TREASURES, 0, 0)
RICHES = (frames.RICHES, 0, 0)


def on_track(t: Position, ship: str, count: int) -> Position:
    number = SHIP.labels.index(ship)
    t.s.reserve_ships[number] -= count
    t.s.track_ships[number] += count
    return t


# Personalities


@rule("sequence.1.personalities", "enterprise.people")
@pytest.mark.parametrize(("turn", "where"), [(3, NOT_YET), (4, WAITING), (5, NOT_YET)])
def test_a_leader_arrives_on_his_turn(turn: int, where: int) -> None:
    t = Position(turn=turn).leader("parma", NOT_YET).begin(PERSONALITIES)
    assert t.where("parma") == where
    assert len(t.told("arrives")) == int(where == WAITING)


@rule("sequence.1.personalities", "enterprise.people")
def test_those_of_turn_nought_do_not_arrive_by_themselves_and_who_is_there_does_not_come_again() -> None:
    t = Position(turn=4).leader("orange", NOT_YET).leader("parma", "antwerp").begin(PERSONALITIES)
    assert t.where("orange") == NOT_YET
    assert t.where("parma") == "antwerp"
    assert t.told("arrives") == []


@rule("component.turn-track", "sequence.1.personalities")
def test_leaders_on_the_turn_track_come_back() -> None:
    t = Position(turn=5).leader("drake", ON_TRACK).leader("orange", ON_TRACK).begin(PERSONALITIES)
    assert t.where("drake") == t.where("orange") == WAITING
    assert len(t.told("arrives")) == 2


@rule("component.turn-track")
def test_ships_on_the_turn_track_come_back_to_a_home_port() -> None:
    t = on_track(Position(), "race-galleon", 2)
    on_track(t, "spanish-galleon", 1).begin(PERSONALITIES)
    assert t.ships_at("london") == {"race-galleon": 2}
    assert t.ships_at("corunna") == {"spanish-galleon": 1}
    assert not any(t.s.track_ships)
    assert {told["number"] for told in t.told("ships-return")} == {1, 2}


@rule("component.turn-track")
def test_a_port_at_home_is_better_than_any_other_and_without_a_port_ships_wait_on() -> None:
    t = on_track(Position().control(SPAIN, "london"), "english-galleon", 1).begin(PERSONALITIES)
    assert t.ships_at("norwich") == {"english-galleon": 1}
    t = on_track(Position(), "rebel-galleon", 1).control(REBELS, "utrecht").begin(PERSONALITIES)
    assert t.s.track_ships[SHIP.labels.index("rebel-galleon")] == 1
    t.control(REBELS, "antwerp", "rotterdam").begin(PERSONALITIES)
    assert t.ships_at("rotterdam") == {"rebel-galleon": 1}
    t = on_track(Position(), "rebel-galleon", 1).control(REBELS, "antwerp").begin(PERSONALITIES)
    assert t.ships_at("antwerp") == {"rebel-galleon": 1}


# Fortresses and Jesuits


@rule("sequence.1.fortresses-jesuits", "enterprise.jesuits")
@pytest.mark.parametrize("turn", [2, 3, 4, 5, 6])
def test_on_some_turns_spain_sends_a_jesuit(turn: int) -> None:
    t = Position(turn=turn).begin(JESUITS)
    assert (t.asked() == "jesuit") is (turn in T.jesuit_turns)
    assert t.asked_seat() == (SPAIN if turn in T.jesuit_turns + T.fortress_turns else NOBODY)


@rule("enterprise.jesuits")
@pytest.mark.parametrize(("country", "jesuits"), [("england", [-1, 1, 0]), ("netherlands", [-1, 0, 1])])
def test_a_jesuit_goes_to_england_or_the_netherlands(country: str, jesuits: list[int]) -> None:
    t = Position(turn=T.jesuit_turns[0]).begin(JESUITS)
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["jesuit england", "jesuit netherlands"]
    assert t.refused("jesuit spain") == {"enterprise.jesuits"}
    t.play(f"jesuit {country}")
    assert t.s.jesuits == [T.jesuits + jesuits[0], *jesuits[1:]]
    assert len(t.told("jesuit")) == 1


@rule("enterprise.jesuits")
def test_without_a_jesuit_in_reserve_none_is_sent() -> None:
    t = Position(turn=T.jesuit_turns[0])
    t.s.jesuits, t.s.fortress = [0, 4, 2], [1, 1, 1, 1]
    assert t.begin(JESUITS).asked() == ""


@rule("sequence.1.fortresses-jesuits", "enterprise.fortresses")
@pytest.mark.parametrize("turn", [3, 4, 5, 6])
def test_on_turns_4_and_5_spain_adds_a_fortress(turn: int) -> None:
    t = Position(turn=turn)
    t.s.jesuits[0] = 0
    t.begin(JESUITS)
    assert (t.asked() == "fortress") is (turn in (4, 5))


@rule("enterprise.fortresses")
def test_a_fortress_is_added_in_a_zone_without_one() -> None:
    t = Position(turn=4)
    t.s.jesuits = [0, 0, 0]
    t.begin(JESUITS)
    assert t.asked_seat() == SPAIN
    assert t.refused("fortress antilles") == {"enterprise.fortresses"}
    t.play("fortress mexican-coast")
    assert t.s.fortress == [0, 1, 0, 1]
    t.s.fortress = [1, 1, 1, 1]
    assert t.begin(JESUITS).asked() == ""


# Cards


@rule("sequence.1.new-cards", "enterprise.deck")
def test_cards_that_enter_this_turn_join_the_deck() -> None:
    pistols, mary = CARD.labels.index("hand-pistols"), CARD.labels.index("mary")
    t = Position(turn=4)
    for card in (pistols, mary):
        t.s.deck[card], t.s.removed[card] = 0, 1
    t.begin(NEW_CARDS)
    assert (t.s.deck[pistols], t.s.removed[pistols]) == (1, 0)
    assert (t.s.deck[mary], t.s.removed[mary]) == (0, 1)  # she was due earlier
    assert t.told("new-card") == [{"card": pistols}]


@rule("sequence.1.new-cards", "enterprise.elizabeth")
def test_the_card_of_a_dead_mary_does_not_enter() -> None:
    mary = CARD.labels.index("mary")
    t = Position(turn=3)
    t.s.deck[mary], t.s.removed[mary], t.s.mary = 0, 1, MARY_DEAD
    t.begin(NEW_CARDS)
    assert (t.s.deck[mary], t.s.removed[mary]) == (0, 1)
    assert t.told("new-card") == []  # the Cipher Key is in the deck already
    pistols = CARD.labels.index("hand-pistols")
    t.s.turn, t.s.deck[pistols], t.s.removed[pistols] = 4, 0, 1
    t.begin(NEW_CARDS)
    assert t.told("new-card") == [{"card": pistols}]  # other cards do not mourn her


@rule("sequence.1.deal", "enterprise.deck")
def test_discards_are_shuffled_in_and_each_power_is_dealt_its_cards() -> None:
    t = Position().hand(SPAIN, "five")
    t.s.deck[0] -= 2
    t.s.discard[0] += 2
    t.begin(DEAL)
    assert t.s.deck[0] == T.card_counts[0] and not any(t.s.discard)
    for power, cards in enumerate(T.deal):
        for _ in range(cards):
            t.play(f"* {next(iter(t.chances()))}")
        assert t.s.held[power] == cards + int(power == SPAIN)  # a card that was kept stays
    assert t.asked() == ""
    assert [told["number"] for told in t.told("dealt")] == list(T.deal)


@rule("sequence.1.deal", "espionage.defensive.c")
def test_a_power_with_penalties_is_dealt_fewer_once_but_at_least_one_card() -> None:
    t = Position()
    t.s.penalty = [1, 9, 0]
    t.begin(DEAL)
    assert [told["number"] for told in t.told("dealt")] == [T.deal[SPAIN] - 1, 1, T.deal[REBELS]]
    assert [told["fewer"] for told in t.told("dealt")] == [1, 9, 0]
    assert t.s.penalty == [0, 0, 0]
    assert t.idle_until().s.held == [T.deal[SPAIN] - 1, 1, T.deal[REBELS]]


@rule("enterprise.elizabeth", "sequence.1.deal")
def test_without_elizabeth_england_is_dealt_one_card_fewer() -> None:
    t = Position()
    t.s.elizabeth = 0
    assert t.begin(DEAL).idle_until().s.held == [T.deal[SPAIN], T.deal[ENGLAND] - 1, T.deal[REBELS]]


@rule("sequence.1.deal", "enterprise.elizabeth")
@pytest.mark.parametrize("dead", [False, True])
def test_a_discarded_mary_comes_back_while_she_lives(dead: bool) -> None:
    mary = CARD.labels.index("mary")
    t = Position()
    t.s.deck[mary], t.s.discard[mary] = 0, 1
    t.s.deck[0], t.s.discard[0] = T.card_counts[0] - 1, 1
    t.s.mary = MARY_DEAD if dead else t.s.mary
    t.begin(DEAL)
    assert (t.s.deck[mary], t.s.removed[mary]) == ((0, 1) if dead else (1, 0))
    assert (t.s.deck[0], t.s.removed[0]) == (T.card_counts[0], 0)


@rule("sequence.1.deal")
def test_every_card_of_the_deck_is_as_likely_as_any_other_and_an_empty_deck_gives_nothing() -> None:
    t = Position()
    t.s.deck = [2, 0, 0, 0, 1, 0, 0, 0]
    t.begin((frames.DRAW, ENGLAND, 0))
    assert t.chances() == {"draw one": 2, "draw five": 1}
    t.play("* draw five")
    assert t.cards(ENGLAND) == ["five"] and t.s.deck[4] == 0
    t.s.deck = [0] * CARDS
    assert t.begin((frames.DRAW, ENGLAND, 0)).asked() == ""
    assert t.s.held == [0, 1, 0]


# Treasures


@rule("sequence.1.treasures", "enterprise.riches")
def test_discarded_treasures_return_then_three_zones_and_portugal_are_dealt_one_each() -> None:
    t = Position().treasure(SPENT, "pearls", "pearls", "pearls")
    t.begin(TREASURES_STEP)
    assert t.chances() == {"treasure silver": 6, "treasure gold": 5, "treasure pearls": 3}
    t.play("* treasure pearls", "* treasure silver", "* treasure gold", "* treasure gold")
    assert t.asked() == ""
    assert not any(t.s.treasure[SPENT * TREASURES :])
    by_hoard = [t.s.treasure[hoard * TREASURES : hoard * TREASURES + TREASURES] for hoard in range(4)]
    assert by_hoard == [[0, 0, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0]]
    assert t.s.treasure[IN_PORTUGAL_S * TREASURES :][:3] == [0, 1, 0]
    assert sum(t.s.treasure) == sum(T.treasures)


@rule("enterprise.riches")
def test_an_empty_pool_gives_nothing() -> None:
    t = Position().treasure(HELD + SPAIN, *["silver"] * 6, *["gold"] * 5, *["pearls"] * 2)
    t.begin(TREASURES_STEP)
    assert t.chances() == {"treasure pearls": 1}
    t.play("* treasure pearls")
    assert t.asked() == ""
    assert t.s.treasure[TREASURES : 2 * TREASURES] == [0, 0, 1]


# The colony


def colony(t: Position) -> Position:
    t.s.colony, t.s.attack_dice = 1, [6, 6]  # the dice of an earlier roll lie there still
    return t.begin(RICHES)


@rule("sequence.1.treasures", "enterprise.colony")
def test_the_colony_rolls_after_the_treasures() -> None:
    t = Position()
    t.s.colony = 1
    t.begin(TREASURES_STEP)
    t.play(*["* treasure silver"] * 4)
    assert t.asked() == "attack-die" and t.dice_to_roll() == 2
    assert Position().begin(RICHES).asked() == ""


@rule("colony.table", "enterprise.colony")
@pytest.mark.parametrize(("first", "second", "stands"), [(1, 1, 0), (1, 3, 0), (1, 4, 1), (2, 6, 1)])
def test_a_colony_is_lost_on_4_or_less_and_nothing_happens_up_to_8(first: int, second: int, stands: int) -> None:
    t = colony(Position()).dice(first, second)
    assert t.s.colony == stands
    assert t.asked() == ""
    assert t.told("colony")[0]["total"] == first + second


@rule("colony.table", "enterprise.colony")
@pytest.mark.parametrize(("dice", "virginia"), [((3, 6), 0), ((5, 6), 0), ((6, 6), 1)])
def test_from_9_on_england_gets_a_treasure_and_from_12_the_virginia_dare_point(
    dice: tuple[int, int], virginia: int
) -> None:
    t = colony(Position())
    points = t.s.vp[ENGLAND]
    t.dice(*dice).play("* treasure gold")
    assert t.held(ENGLAND) == ["gold"]
    assert t.s.vp[ENGLAND] == points + virginia
    assert t.s.colony == 1
    assert len(t.told("virginia-dare")) == virginia


@rule("enterprise.colony", "enterprise.points")
def test_the_virginia_dare_point_is_won_once() -> None:
    t = colony(Position()).dice(6, 6).play("* treasure gold")
    points = t.s.vp[ENGLAND]
    t.begin(RICHES).dice(6, 6).play("* treasure silver")
    assert t.s.vp[ENGLAND] == points
    assert t.held(ENGLAND) == ["silver", "gold"]


@rule("colony.plantation")
@pytest.mark.parametrize(("dice", "stands", "treasure"), [((2, 2), 1, False), ((4, 4), 1, True), ((1, 2), 0, False)])
def test_plantation_adds_one(dice: tuple[int, int], stands: int, treasure: bool) -> None:
    t = Position()
    t.s.science[ENGLAND * SCIENCES + PLANTATION] = 1
    colony(t).dice(*dice)
    assert t.s.colony == stands
    assert (t.asked() == "treasure") is treasure


@rule("colony.plantation", "colony.table")
def test_plantation_may_bring_virginia_dare_on_eleven() -> None:
    t = Position()
    t.s.science[ENGLAND * SCIENCES + PLANTATION] = 1
    colony(t).dice(5, 6)
    assert t.told("virginia-dare") == [{}]
