"""Events, protection tiles against them, and Loch Leven."""

import pytest
from tests.games.column_of_fire.position_builder import Position, reprinted, rule

from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.vocabulary import (
    CARDS,
    COUNTRY,
    LOCH_LEVEN,
    LOSE_GOODS,
    LOSE_POINTS,
    LOSE_PROTECTION,
    TRADE_PROTECTION,
)

DICE = ("white", "blue", "orange", "brown", "purple")
PRINTED = 3  # the place of the English event that these tests print anew


def position_of(effect: str, scope: str, amount: int, players: int = 4) -> Position:
    """A position in whose English deck an event with such a text lies."""
    event = ("event", PRINTED)
    text = reprinted(
        (*event, "effect", f'"{effect}"'), (*event, "scope", f'"{scope}"'), (*event, "amount", str(amount))
    )
    return Position(players, GAME(text)).score(10, 10, 10, 10)


def strike(t: Position, active: int = 0) -> Position:
    """That event takes effect in somebody's turn."""
    return t.event(t.printed.event_ids[PRINTED], active)


def prison_event(t: Position, country: str = "england") -> str:
    """The Loch Leven event of a country."""
    first = COUNTRY.labels.index(country) * 4
    return t.printed.event_ids[first + t.printed.event_effect[first : first + 4].index(LOCH_LEVEN)]


# What lies in the decks


@rule("event.mix")
@pytest.mark.parametrize("country", range(4))
def test_each_deck_has_one_trade_one_loch_leven_and_two_other_harmful_events(country: int) -> None:
    effects = sorted(Position().printed.event_effect[country * 4 : country * 4 + 4])

    assert effects.count(TRADE_PROTECTION) == 1
    assert effects.count(LOCH_LEVEN) == 1
    assert sum(effect in (LOSE_POINTS, LOSE_GOODS, LOSE_PROTECTION) for effect in effects) == 2


@rule("event.mix", "event.protection", "event.trade")
def test_the_twelve_harmful_events_can_be_averted_and_the_four_others_offer_points() -> None:
    asked = []
    for event in Position().printed.event_ids:
        t = Position().religions("CPCP")
        for seat in range(4):
            t.protection(seat, 1)
            for country in COUNTRY.labels:
                t.house(seat, country, seat + 1)
        asked.append(t.event(event).asked)

    for deck in range(4):
        assert sorted(asked[deck * 4 : deck * 4 + 4]) == ["bargain", "shield", "shield", "shield"]


# Whom an event hits


@rule("event.scope")
def test_every_catholic_loses_two_points_with_or_without_a_house_in_england() -> None:
    """Example: an event from the English deck makes each Catholic lose 2 VP."""
    t = position_of("lose-points", "catholic", 2).religions("CPCP").house(0, "england", 3).house(1, "england", 4)
    before = t.lying

    strike(t)

    assert t.s.score == [8, 10, 8, 10]
    assert t.changed(before) == {"score", "half"}


@rule("event.scope")
def test_an_event_that_speaks_of_protestants_spares_catholics() -> None:
    t = position_of("lose-points", "protestant", 3).religions("CPPC")
    assert strike(t).s.score == [10, 7, 7, 10]


@rule("event.scope")
def test_an_event_that_speaks_of_all_hits_all() -> None:
    t = position_of("lose-points", "all", 1).religions("CPCP").house(2, "england", 1)
    assert strike(t).s.score == [9, 9, 9, 9]


@rule("event.scope")
def test_an_event_that_names_a_country_hits_only_those_with_a_house_there() -> None:
    t = position_of("lose-points", "house", 2).house(0, "england", 1).house(1, "france", 6).house(3, "england", 6)
    assert strike(t).s.score == [8, 10, 10, 8]


@rule("event.scope")
def test_an_event_that_speaks_of_the_leader_hits_all_who_lead() -> None:
    t = position_of("lose-points", "leader", 3).score(9, 12, 11, 12)
    assert strike(t).s.score == [9, 9, 11, 9]


@rule("event.scope")
def test_lost_goods_are_picked_by_their_owner_and_missing_ones_are_not_replaced() -> None:
    """q.event.loss-of-missing: a player loses what is there, down to nothing."""
    t = position_of("lose-goods", "all", 2).goods(0, cloth=2, ore=1).goods(2, wine=1)

    strike(t)
    assert t.asked_seat == 0
    assert t.legal == ["lose ore", "lose cloth"]
    t.play("lose cloth", "lose ore")
    assert (t.good(0, "cloth"), t.good(0, "ore")) == (1, 0)

    assert t.asked_seat == 2
    before = t.lying
    t.play("lose wine")
    assert t.good(2, "wine") == 0
    assert t.changed(before) == {"goods"}
    assert t.asked == ""


@rule("event.scope")
def test_lost_protection_stops_at_nothing() -> None:
    """q.event.loss-of-missing again."""
    t = position_of("lose-protection", "all", 2).protection(0, 3).protection(1, 1)

    strike(t).play("shield suffer", "shield suffer")

    assert t.s.protection == [1, 0, 0, 0]
    assert t.s.score == [10, 10, 10, 10]


# Protection


@rule("event.protection", "protection.return")
def test_a_protection_tile_spares_its_owner_and_nobody_else() -> None:
    t = position_of("lose-points", "all", 2).protection(1, 2).protection(2, 1)

    strike(t)
    assert t.asked_seat == 1
    assert t.legal == ["shield suffer", "shield protect"]
    t.play("shield protect", "shield suffer")

    assert t.s.score == [8, 10, 8, 8]
    assert t.s.protection == [0, 1, 1, 0]
    assert t.asked == ""


@rule("event.protection")
def test_those_hit_decide_clockwise_from_the_active_player_before_anything_happens() -> None:
    """q.event.order: the decisions are open, then the effects are applied together."""
    t = position_of("lose-points", "all", 2)
    for seat in range(4):
        t.protection(seat, 1)

    strike(t, active=2)
    order = []
    while t.asked == "shield":
        assert t.s.score == [10, 10, 10, 10]
        order.append(t.asked_seat)
        t.play("shield suffer")

    assert order == [2, 3, 0, 1]
    assert t.s.score == [8, 8, 8, 8]
    assert t.s.protection == [1, 1, 1, 1]


@rule("event.protection")
def test_a_player_returns_one_tile_at_most_and_is_asked_once() -> None:
    """q.event.protection-for-other: one own tile, for oneself, once per event."""
    t = position_of("lose-points", "all", 2).protection(0, 5)

    strike(t).play("shield protect")

    assert t.asked == ""
    assert t.s.protection == [4, 0, 0, 0]
    assert t.s.score == [10, 8, 8, 8]


@rule("event.protection")
def test_a_player_the_event_does_not_hit_is_not_asked() -> None:
    t = position_of("lose-points", "catholic", 2).religions("PPPC").protection(0, 1).protection(3, 1)
    assert strike(t).asked_seat == 3
    t.play("shield protect")
    assert t.asked == ""
    assert t.s.protection == [1, 0, 0, 0]


@rule("event.protection", "event.lochleven")
def test_a_protection_tile_averts_loch_leven_too() -> None:
    t = Position().house(0, "england", 2).house(1, "england", 4).protection(1, 1)

    t.event(prison_event(t)).play("shield protect")

    assert t.asked_seat == 0
    t.play("imprison white")
    assert t.asked == ""
    assert all(t.is_free(1, die) for die in DICE)
    assert t.s.protection == [0, 0, 0, 0]


@rule("protection.return")
def test_a_player_may_hold_any_number_of_protection_tiles() -> None:
    """q.supply.goods-protection: the supply never runs out."""
    t = Position().protection(0, 40).performing("protection")
    assert t.protection_of(0) == 41


@rule("protection.return")
def test_a_tile_that_stops_a_stone_is_gone_too() -> None:
    t = Position().protection(0, 3).rolled(0, white=4).taking()

    t.play("take white", "stone protect")

    assert t.protection_of(0) == 2
    assert t.stones_in("england") == ""


# Points for protection


@rule("event.trade")
def test_everybody_may_give_one_protection_tile_for_the_number_on_the_religion_die() -> None:
    t = Position().score(10, 10, 10, 10).protection(0, 2).protection(1, 1).protection(3, 1)
    t.religion_die(0, 5).religion_die(1, 1).religion_die(2, 4).religion_die(3, 4)

    t.event(t.event_with(TRADE_PROTECTION), active=3)
    assert t.asked_seat == 3
    assert t.legal == ["bargain keep", "bargain trade"]
    t.play("bargain keep")
    assert t.asked_seat == 0
    t.play("bargain trade")
    assert t.asked_seat == 1
    t.play("bargain trade")

    assert t.asked == ""
    assert t.s.score == [15, 11, 10, 10]
    assert t.s.protection == [1, 0, 0, 1]
    assert t.s.religion_die == [5, 1, 4, 4]


@rule("event.trade", "end.trigger")
def test_points_for_a_protection_tile_in_another_players_turn_may_trigger_the_end() -> None:
    """q.event.triggers-end: the check is on the score, whoever is active."""
    t = Position().score(10, 46, 10, 10).protection(1, 1).religion_die(1, 4)
    t.event(t.event_with(TRADE_PROTECTION)).play("bargain trade")
    assert t.points(1) == 50
    assert t.s.ending == 1


# Loch Leven


@rule("event.lochleven")
def test_each_player_with_a_house_in_england_sends_a_die_to_loch_leven() -> None:
    """Example: the pope excommunicates Elizabeth I."""
    t = Position().rolled(0, white=5).house(0, "england", 6).house(2, "england", 1).house(1, "france", 3)

    t.event(prison_event(t))
    assert t.asked_seat == 0
    assert t.legal == [f"imprison {die}" for die in DICE]
    before = t.lying
    t.play("imprison white")
    assert t.is_imprisoned(0, "white")
    assert t.shows(0, "white") == 3
    assert t.changed(before) == {"under", "value"}

    assert t.asked_seat == 2
    t.play("imprison purple")
    assert t.is_imprisoned(2, "purple")
    assert t.shows(2, "purple") == 3
    assert t.asked == ""
    assert sum(t.is_imprisoned(seat, die) for seat in range(4) for die in DICE) == 2


@rule("event.lochleven")
@pytest.mark.parametrize("country", COUNTRY.labels)
@pytest.mark.parametrize("shown", [1, 3, 6])
def test_the_die_is_always_turned_to_three(country: str, shown: int) -> None:
    """q.lochleven.value: even if it showed less, and by all four Loch Leven events."""
    t = Position().house(0, country, 2).character(0, "elizabeth-i", "white", shown)
    t.event(prison_event(t, country)).play("imprison white")
    assert t.shows(0, "white") == 3


@rule("event.lochleven-die")
def test_the_die_is_a_free_one_or_one_on_a_character() -> None:
    t = Position().house(0, "england", 2).imprisoned(0, "white", 2).imprisoned(0, "purple", 1)
    t.character(0, "elizabeth-i", "brown", 4)

    t.event(prison_event(t))

    assert t.legal == ["imprison blue", "imprison orange", "imprison brown"]
    assert t.refuses("imprison white", "event.lochleven-die")
    assert t.refuses("imprison purple", "event.lochleven-die")
    assert "imprison black" not in t.game.numbers


@rule("event.lochleven-die")
def test_who_has_all_dice_on_loch_leven_suffers_nothing_more() -> None:
    """q.lochleven.no-die."""
    t = Position().house(0, "england", 2)
    for die in DICE:
        t.imprisoned(0, die, 1)
    before = t.lying

    t.event(prison_event(t))

    assert t.asked == ""
    assert t.changed(before) == {"half"}


@rule("event.lochleven")
def test_several_dice_may_lie_on_loch_leven() -> None:
    """q.lochleven.many: each such event adds one die, and all go down in the first half."""
    t = Position().house(0, "england", 2).imprisoned(0, "blue", 1)
    t.event(prison_event(t)).play("imprison white")
    assert (t.shows(0, "blue"), t.shows(0, "white")) == (1, 3)

    t.first_half()

    assert t.is_free(0, "blue")
    assert t.is_imprisoned(0, "white")
    assert t.shows(0, "white") == 2


@rule("event.lochleven")
def test_a_die_sent_in_the_first_half_goes_down_only_if_its_owners_turn_is_still_to_come() -> None:
    """q.lochleven.same-year."""
    t = Position().house(0, "england", 2).house(1, "england", 3).tile(0, "remove-character")
    t.first_half(0).play("end tile", "tile remove-character", "dismiss deck england", t.turning_up(prison_event(t)))
    t.play("imprison white", "imprison white", "card 5", "end")
    assert (t.shows(0, "white"), t.shows(1, "white")) == (3, 3)

    t.first_half(1)

    assert (t.shows(0, "white"), t.shows(1, "white")) == (3, 2)


@rule("event.lochleven-card-lost")
def test_a_character_whose_die_goes_to_loch_leven_leaves_the_game() -> None:
    t = Position().house(0, "england", 2)
    t.character(0, "elizabeth-i", "white", 4)
    t.character(0, "count-of-feria", "brown", 5)
    t.character(0, "father-huus", "orange", 2)

    t.event(prison_event(t)).play("imprison brown")

    assert t.row(0) == ["elizabeth-i", "father-huus"]
    assert t.is_imprisoned(0, "brown")
    assert t.shows(0, "brown") == 3
    country, place = divmod(t.card("count-of-feria"), CARDS)
    assert place not in t.s.decks[country]
    assert t.on_top("spain") != "count-of-feria"


@rule("event.lochleven-locked")
def test_a_die_on_loch_leven_takes_no_character() -> None:
    t = Position().rolled(0, blue=2).imprisoned(0, "white", 3).imprisoned(0, "purple", 3).taking()

    assert t.refuses("take white", "event.lochleven-locked")
    assert t.refuses("take purple england", "event.lochleven-locked")
    assert "take blue" in t.legal


@rule("event.lochleven-locked")
def test_a_die_on_loch_leven_moves_no_disk() -> None:
    t = Position().imprisoned(0, "white", 3).moving()

    assert t.refuses("move white", "event.lochleven-locked")
    assert "move blue" in t.legal


@rule("event.lochleven-locked")
def test_a_die_on_loch_leven_is_not_rolled() -> None:
    t = Position().imprisoned(0, "white", 3).imprisoned(0, "brown", 2).second_half()

    t.play("roll", "die 6", "die 5", "die 4")

    assert [t.shows(0, die) for die in DICE] == [3, 6, 5, 2, 4]
    assert t.asked == "take"


@rule("event.lochleven-locked")
def test_free_again_the_die_takes_characters_and_moves_the_disk() -> None:
    t = Position().imprisoned(0, "white", 1).first_half()
    assert t.is_free(0, "white")

    t.second_half().play("roll", "die 6", "die 5", "die 4", "die 3", "die 2")

    assert "take white" in t.legal
    assert "move white" in t.moving().legal


@rule("event.lochleven-locked")
def test_an_event_may_leave_the_active_player_without_a_die_for_the_track() -> None:
    t = Position().rolled(0, white=4, blue=2).house(0, "england", 5)
    for die in ("orange", "brown", "purple"):
        t.imprisoned(0, die, 2)
    t.taking().play("take white", "use skip", "reveal", t.turning_up(prison_event(t)), "imprison blue", "card 5")

    assert t.asked == "move"
    assert t.legal == ["move stay"]
