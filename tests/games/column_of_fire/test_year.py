"""The course of a year and its first half."""

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.vocabulary import COUNTRY, LOSE_POINTS
from fondaco.kernel import NATURE

DICE = ("white", "blue", "orange", "brown", "purple")


def year_of(players: int, first: int, year: int = 2) -> Position:
    """A year is about to begin."""
    t = Position(players)
    t.s.starting_player = first
    t.s.year = year - 1
    return t.begin((frames.YEAR, 0, 0))


# Years, halves and turns


@rule("def.year")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 2)])
def test_all_complete_the_first_half_before_anyone_starts_the_second(players: int, first: int) -> None:
    t = year_of(players, first)
    assert t.s.year == 2

    decisions = t.course(2)

    halves = [half for _, half, _, _ in decisions]
    assert halves == sorted(halves)
    assert {seat for _, half, seat, _ in decisions if half == 0} == set(range(players))
    assert {seat for _, half, seat, _ in decisions if half == 1} == set(range(players))
    assert t.s.year == 3


@rule("flow.first-half-order")
@pytest.mark.parametrize(("players", "first", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 3, [3, 0, 1, 2])])
def test_the_first_half_goes_round_clockwise_from_the_starting_player(
    players: int, first: int, order: list[int]
) -> None:
    t = year_of(players, first)
    turns: list[int] = []

    while t.s.half == 0:
        turns.append(t.asked_seat)
        assert t.s.active == t.asked_seat
        assert [t.shows(seat, "black") for seat in range(players)] == [
            2 if seat in turns else 3 for seat in range(players)
        ]
        t.play("end")

    assert turns == order


@rule("flow.second-half-order")
@pytest.mark.parametrize(("players", "first", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 3, [3, 0, 1, 2])])
def test_the_second_half_starts_again_with_the_starting_player_and_goes_round(
    players: int, first: int, order: list[int]
) -> None:
    t = year_of(players, first).play(*["end"] * players)

    turns = [seat for year, _, seat, step in t.course(2) if step == "end"]

    assert turns == order


@rule("flow.no-interleave")
def test_a_player_finishes_both_parts_before_the_next_begins() -> None:
    t = year_of(3, 0).play("end", "end", "end")

    decisions = [(seat, step) for _, _, seat, step in t.course(2)]

    assert decisions == [
        (seat, step) for seat in (0, 1, 2) for step in ("roll", "take", "use", "reveal", "move", "space", "end")
    ]


@rule("flow.summary-flip")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_summary_cards_are_turned_when_the_last_player_has_ended_a_half(players: int) -> None:
    t = year_of(players, 1)

    for _ in range(players):
        assert t.s.half == 0
        t.play("end")
    assert t.s.half == 1  # before anyone has rolled
    assert t.asked == "roll"
    assert {half for _, half, _, _ in t.course(2)} == {1}

    assert (t.s.year, t.s.half) == (3, 0)


@rule("flow.next-year")
@pytest.mark.parametrize("first", [0, 2])
def test_after_the_last_second_half_a_new_year_begins_with_the_starting_player(first: int) -> None:
    t = Position(4)
    t.s.starting_player = first
    t.s.year = 7

    t.begin((frames.END_OF_YEAR, 0, 0))

    assert (t.s.year, t.s.half, t.asked, t.asked_seat) == (8, 0, "end", first)
    assert [t.shows(seat, "black") for seat in range(4)] == [2 if seat == first else 3 for seat in range(4)]
    assert not t.s.over


@rule("flow.next-year")
def test_once_the_end_is_triggered_no_new_year_begins() -> None:
    t = Position(4)
    t.s.ending = 1
    t.s.year = 7

    t.begin((frames.END_OF_YEAR, 0, 0))

    assert t.s.over
    assert t.s.year == 7
    assert t.s.religion_die == [3, 3, 3, 3]


@rule("def.turn")
def test_a_turn_is_one_half_year_so_a_sale_is_possible_again_in_the_second() -> None:
    """q.turn.definition"""
    t = Position().house(0, "england", 1).goods(0, cloth=3)
    ship = (frames.SELL_AT_SHIP, 0, 0)
    t.first_half()
    t.begin(ship).play("ship sell cloth")
    assert t.refuses("ship sell cloth", "sale.one-per-kind")

    t.second_half()
    assert t.s.active == 0
    t.begin(ship)

    assert t.legal == ["ship sell cloth", "ship done"]
    t.play("ship sell cloth")
    assert (t.points(0), t.good(0, "cloth")) == (10, 1)
    assert t.refuses("ship sell cloth", "sale.one-per-kind")


@rule("def.turn")
def test_a_limit_of_one_player_s_turn_is_not_the_next_player_s() -> None:
    t = Position().house(0, "england", 1).house(1, "england", 2).goods(0, cloth=1).goods(1, cloth=1)
    t.first_half(0).begin((frames.SELL_AT_SHIP, 0, 0)).play("ship sell cloth")

    t.first_half(1).begin((frames.SELL_AT_SHIP, 1, 0))

    assert "ship sell cloth" in t.legal


@rule("def.turn")
def test_an_event_in_the_first_half_leaves_room_for_one_in_the_second() -> None:
    """q.turn.definition, q.event.by-symbol"""
    t = Position()
    event = t.event_with(LOSE_POINTS)
    country = COUNTRY.labels[t.card(event) // 17]
    turn_up = (frames.TURN_UP, COUNTRY.labels.index(country), 0)

    t.first_half().begin(turn_up).play(t.turning_up(event))
    assert t.heard.count("event-revealed") == 1
    assert t.s.event_struck == 1
    t.second_half()
    assert t.s.event_struck == 0

    other = next(name for name in t.printed.event_ids if t.card(name) // 17 == t.card(event) // 17 and name != event)
    t.begin(turn_up).play(t.turning_up(other))
    assert t.heard.count("event-revealed") == 2


# The order of the first half


@rule("year.first.order")
def test_first_loch_leven_then_the_religion_die_then_the_characters_from_left_to_right() -> None:
    """The religion die needs no free action before its moment (q.religion.pay-before-rotation)."""
    t = Position().religions("CPPP").religion_die(0, 1).imprisoned(0, "purple", 2)
    t.character(0, "wine-merchant-france", "blue", 5)
    t.character(0, "elizabeth-i", "white", 4)
    t.character(0, "count-of-feria", "brown", 3)

    def dice() -> list[int]:
        return [t.shows(0, die) for die in ("purple", "black", "blue", "white", "brown")]

    t.first_half()
    assert (t.asked, dice()) == ("religion-die", [1, 1, 5, 4, 3])
    t.play("religion-die 5")
    assert (t.asked, dice()) == ("believe", [1, 5, 5, 4, 3])
    t.play("believe catholic")
    assert (t.asked, dice()) == ("use", [1, 5, 4, 4, 3])
    t.play("use first")
    assert (t.asked, dice(), t.good(0, "wine"), t.points(0)) == ("use", [1, 5, 4, 3, 3], 1, 3)
    t.play("use first")
    assert (t.asked, dice(), t.points(0), t.s.protection[0]) == ("use", [1, 5, 4, 3, 2], 5, 0)
    t.play("use first")
    assert (t.asked, dice(), t.s.protection[0]) == ("end", [1, 5, 4, 3, 2], 1)


@rule("year.first.order", "def.set-order")
def test_the_row_s_order_is_the_order_the_cards_were_taken_in_whatever_the_colours() -> None:
    """It cannot be changed, and gaps close up (q.order.freedom)."""
    t = Position()
    t.character(0, "count-of-feria", "purple", 1)
    t.character(0, "cloth-merchant-spain", "brown", 3)
    t.character(0, "elizabeth-i", "white", 3)
    assert t.row(0) == ["count-of-feria", "cloth-merchant-spain", "elizabeth-i"]

    t.first_half()
    assert t.row(0) == ["cloth-merchant-spain", "elizabeth-i"]
    t.play("use first")
    assert (t.good(0, "cloth"), t.points(0)) == (1, 2)
    t.play("use first")

    assert (t.good(0, "cloth"), t.points(0)) == (1, 4)
    assert t.asked == "end"


@rule("year.first.order")
def test_a_card_removed_before_its_moment_is_passed_over() -> None:
    """q.order.iteration"""
    t = Position().score(5, 2, 2, 2)
    t.character(0, "count-of-feria", "orange", 3)
    t.character(0, "cloth-merchant-spain", "brown", 3)
    t.character(0, "elizabeth-i", "white", 3)

    t.first_half().play("use ransom", "ransom brown", "use first")

    assert t.row(0) == ["count-of-feria", "elizabeth-i"]
    assert (t.asked, t.shows(0, "white"), t.s.protection[0]) == ("use", 2, 1)
    t.play("use first")
    assert (t.points(0), t.good(0, "cloth"), t.asked) == (4, 0, "end")
    assert (t.is_free(0, "brown"), t.shows(0, "brown")) == (True, 0)


@rule("year.first.order")
def test_a_die_changed_before_its_moment_is_handled_with_its_new_value() -> None:
    """q.order.iteration"""
    t = Position()
    t.character(0, t.character_with("turn-die"), "orange", 4).character(0, "elizabeth-i", "white", 1)

    t.first_half().play("use first", "turn up white")
    assert (t.asked, t.shows(0, "white"), t.shows(0, "orange")) == ("use", 1, 3)
    t.play("use first")

    assert (t.points(0), t.asked) == (4, "end")
    assert t.shows(0, "orange") == 3


@rule("year.first.order")
def test_a_character_that_removes_itself_does_not_disturb_the_others() -> None:
    """q.order.iteration"""
    t = Position()
    t.character(0, t.character_with("free-die"), "orange", 4).character(0, "elizabeth-i", "white", 4)

    t.first_half().play("use first", "free orange")

    assert t.is_free(0, "orange")
    assert (t.asked, t.row(0), t.shows(0, "white")) == ("use", ["elizabeth-i"], 3)


# Dice go down


@rule("year.first.rotate")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_die_on_a_card_that_shows_two_or_more_is_turned_down_by_one(value: int) -> None:
    t = Position().religion_die(0, min(value, 5)).imprisoned(0, "blue", value)
    t.character(0, "elizabeth-i", "white", value).character(1, "count-of-feria", "brown", value)
    t.rolled(0, purple=value)

    t.first_half().play("use skip")

    assert (t.shows(0, "white"), t.shows(0, "blue"), t.shows(0, "black")) == (value - 1, value - 1, min(value, 5) - 1)
    assert t.shows(0, "purple") == value  # a free die is not on a card
    assert t.shows(1, "brown") == value  # nor is it another's turn
    assert t.shows(1, "black") == 3


@rule("year.first.rotate")
def test_turning_the_dice_down_is_compulsory() -> None:
    t = Position().character(0, "elizabeth-i", "white", 2).imprisoned(0, "blue", 2).religion_die(0, 2)

    t.first_half()

    assert t.asked == "use"
    assert t.legal == ["use skip", "use first"]
    assert (t.shows(0, "white"), t.shows(0, "blue"), t.shows(0, "black")) == (1, 1, 1)


@rule("year.first.at-one")
def test_a_one_is_not_lowered_but_rolled_anew_ended_or_set_free() -> None:
    t = Position().religion_die(0, 1).imprisoned(0, "blue", 1).character(0, "elizabeth-i", "white", 1)

    t.first_half()
    assert (t.asked, t.asked_seat, t.shows(0, "black")) == ("religion-die", NATURE, 1)
    assert t.is_free(0, "blue")
    t.play("religion-die 1", "believe catholic")

    assert t.shows(0, "black") == 1
    assert t.is_free(0, "white")
    assert t.row(0) == []
    assert t.points(0) == 2
    assert t.asked == "end"


@rule("year.first.at-one")
def test_a_two_is_lowered_and_neither_rolled_nor_ended_nor_set_free() -> None:
    t = Position().religion_die(0, 2).imprisoned(0, "blue", 2).character(0, "elizabeth-i", "white", 2)

    t.first_half().play("use skip")

    assert (t.shows(0, "black"), t.shows(0, "blue"), t.shows(0, "white")) == (1, 1, 1)
    assert t.is_imprisoned(0, "blue")
    assert t.row(0) == ["elizabeth-i"]
    assert t.asked == "end"


@rule("year.first.first-year")
def test_in_the_first_year_only_the_religion_die_is_handled() -> None:
    t = Position(4).prepare("ochre").play(*(f"loch-leven-card {card}" for card in "1234"))
    t.play(*["religion-die 4"] * 4, *["card 1"] * 3)
    before = t.lying

    t.play("card 1")

    assert (t.s.year, t.asked) == (1, "end")
    assert t.s.religion_die == [3, 4, 4, 4]
    assert t.changed(before) == {"year", "religion_die", "face_up", "decks"}
    t.play("end", "end", "end")
    assert t.s.religion_die == [3, 3, 3, 3]
    assert t.s.value == [0] * 20


@rule("year.first.first-year")
def test_from_the_second_year_on_the_character_dice_follow() -> None:
    t = Position(2).face_up("elizabeth-i").rolled(0, white=3)
    t.s.year = 1
    t.taking().play("take white", "use skip", "reveal", "card 1", "move blue", "space forgo", "end")

    t.begin((frames.YEAR, 0, 0))

    assert t.s.year == 2
    assert (t.shows(0, "black"), t.shows(0, "white"), t.asked) == (2, 2, "use")


# Loch Leven


@rule("year.first.lochleven")
def test_a_die_on_loch_leven_is_lowered_each_year_until_it_is_free() -> None:
    """Set to 3 in year N it shows 2 in N+1, 1 in N+2, and is free in the first half of N+3."""
    t = Position().religion_die(0, 5)
    t.begin((frames.LOCH_LEVEN, 0, 3)).play("imprison orange")
    assert t.shows(0, "orange") == 3

    shown = []
    for _ in range(3):
        before = t.lying
        t.first_half()
        assert t.asked == "end"  # Loch Leven gives no action
        assert t.changed(before) <= {"value", "religion_die", "under"}
        shown.append((t.shows(0, "orange"), t.is_imprisoned(0, "orange")))

    assert shown == [(2, True), (1, True), (0, False)]
    assert t.is_free(0, "orange")


@rule("year.first.lochleven")
def test_loch_leven_comes_before_the_religion_die() -> None:
    t = Position().religion_die(0, 1).imprisoned(0, "white", 3).imprisoned(0, "blue", 1)

    t.first_half()

    assert t.asked == "religion-die"
    assert t.shows(0, "white") == 2
    assert t.is_free(0, "blue")


@rule("year.first.lochleven")
def test_every_die_on_loch_leven_is_lowered() -> None:
    """q.lochleven.many"""
    t = Position()
    for die, value in zip(DICE, (3, 2, 1, 3, 1)):
        t.imprisoned(0, die, value).imprisoned(1, die, value)

    t.first_half()

    assert [t.shows(0, die) for die in DICE] == [2, 1, 0, 2, 0]
    assert [t.is_free(0, die) for die in DICE] == [False, False, True, False, True]
    assert [t.shows(1, die) for die in DICE] == [3, 2, 1, 3, 1]
    assert [t.is_imprisoned(1, die) for die in DICE] == [True] * 5


@rule("year.first.lochleven", "year.first.freed-available")
def test_a_die_from_loch_leven_may_be_rolled_in_the_coming_second_half() -> None:
    t = Position().imprisoned(0, "white", 1).imprisoned(0, "blue", 2).face_up("elizabeth-i")

    t.first_half().play("end")
    t.second_half().play("roll", "die 6", "die 3", "die 3", "die 3")  # white, orange, brown, purple

    assert t.asked == "take"
    assert t.shows(0, "white") == 6
    assert t.shows(0, "blue") == 1
    t.play("take white")
    assert t.row(0) == ["elizabeth-i"]


# Characters act


@rule("year.first.character-act")
def test_red_keeps_faith_takes_cloth_and_a_protection_tile() -> None:
    """Example: religion die 3, a blue 4 on a Cloth Merchant, a brown 2 on the Count of Feria."""
    t = Position().religion_die(0, 3)
    t.character(0, "cloth-merchant-france", "blue", 4)
    t.character(0, "count-of-feria", "brown", 2)

    t.first_half()
    assert (t.shows(0, "black"), t.religion(0)) == (2, "catholic")
    assert (t.shows(0, "blue"), t.shows(0, "brown")) == (3, 2)
    t.play("use first")
    assert (t.good(0, "cloth"), t.shows(0, "brown"), t.s.protection[0]) == (1, 1, 0)
    t.play("use first")

    assert (t.good(0, "cloth"), t.s.protection[0]) == (1, 1)
    assert (t.shows(0, "blue"), t.shows(0, "brown")) == (3, 1)
    assert t.row(0) == ["cloth-merchant-france", "count-of-feria"]
    assert t.asked == "end"


@rule("year.first.character-act")
def test_a_character_acts_once() -> None:
    t = Position().character(0, "elizabeth-i", "white", 6).character(1, "count-of-feria", "brown", 6)
    before = t.lying

    t.first_half().play("use first")

    assert t.asked == "end"
    assert t.s.score == [4, 2, 2, 2]
    assert t.changed(before) == {"score", "value", "religion_die"}
    assert t.heard.count("character-used") == 1


@rule("year.first.action-optional")
def test_a_player_may_forgo_a_character_but_its_die_is_lowered_and_the_use_lost() -> None:
    """q.action.pass"""
    t = Position().character(0, "elizabeth-i", "white", 2)
    before = t.lying

    t.first_half()
    assert t.legal == ["use skip", "use first"]
    t.play("use skip")

    assert (t.points(0), t.shows(0, "white"), t.asked) == (2, 1, "end")
    assert t.changed(before) == {"value", "religion_die"}
    assert "character-used" not in t.heard
    t.first_half()
    assert (t.points(0), t.row(0)) == (2, [])


@rule("year.first.expiry")
def test_a_character_whose_die_shows_one_leaves_without_acting() -> None:
    """Example: green's religion die shows 2, Elizabeth I has a 5, a Cloth Merchant a 1, a Wine Merchant a 4."""
    t = Position().religions("PCPP").religion_die(0, 2)
    t.character(0, "elizabeth-i", "white", 5)
    t.character(0, "cloth-merchant-spain", "brown", 1)
    t.character(0, "wine-merchant-france", "blue", 4)

    t.first_half().play("use first", "use first")

    assert t.shows(0, "black") == 1
    assert t.shows(0, "white") == 4
    assert t.points(0) == 4
    assert t.is_free(0, "brown")
    assert t.good(0, "cloth") == 0
    assert t.shows(0, "blue") == 3
    assert t.good(0, "wine") == 1
    assert t.asked == "end"


@rule("year.first.expiry")
def test_a_card_that_leaves_is_out_of_the_game_for_good() -> None:
    t = Position().character(0, "elizabeth-i", "white", 1)
    before = t.lying

    t.first_half()

    assert t.changed(before) == {"under", "value", "rows", "religion_die"}
    assert t.row(0) == []
    assert t.is_free(0, "white")
    assert t.card("elizabeth-i") not in t.s.decks[0]
    assert t.on_top("england") != "elizabeth-i"
    assert "character-used" not in t.heard
    assert [key for key in t.heard if key in ("character-leaves", "die-freed")] == ["character-leaves", "die-freed"]


@rule("year.first.expiry")
def test_a_card_stays_while_its_die_shows_two() -> None:
    t = Position().character(0, "elizabeth-i", "white", 2)

    t.first_half()

    assert (t.asked, t.row(0), t.is_free(0, "white")) == ("use", ["elizabeth-i"], False)


@rule("year.first.freed-available")
def test_a_die_freed_in_the_first_half_is_rolled_in_the_second() -> None:
    t = Position().character(0, "elizabeth-i", "white", 1).character(0, "count-of-feria", "blue", 2)
    t.face_up("francis-walsingham")

    t.first_half().play("use skip", "end")
    assert (t.is_free(0, "white"), t.shows(0, "white")) == (True, 0)
    t.second_half().play("roll", "die 5", "die 1", "die 1", "die 1")  # white, orange, brown, purple

    assert (t.asked, t.shows(0, "white"), t.shows(0, "blue")) == ("take", 5, 1)
    t.play("take white", "use skip", "reveal", "card 1")
    assert t.row(0) == ["count-of-feria", "francis-walsingham"]
    assert t.site(0, "england") == 5


@rule("year.first.freed-available")
def test_a_die_freed_in_the_first_half_may_move_the_disk_in_the_second() -> None:
    t = Position(2).character(0, "elizabeth-i", "white", 1)

    t.first_half().play("end")
    t.second_half().play("roll", *["die 2"] * 5, "take blue", "use skip", "reveal", "card 2")

    assert t.asked == "move"
    assert "move white" in t.legal


@rule("year.first.house-stays")
def test_losing_a_character_leaves_its_house_and_its_stone_on_the_board() -> None:
    t = Position().face_up("francis-walsingham").rolled(0, white=1)
    t.taking().play("take white", "use skip", "reveal", "card 1", "move blue", "space forgo", "end")
    assert (t.site(0, "england"), t.stones_in("england")) == (1, "P")
    before = t.lying

    t.first_half()

    assert t.row(0) == []
    assert (t.site(0, "england"), t.stones_in("england")) == (1, "P")
    assert not {"house", "stones"} & t.changed(before)


@rule("year.first.uses")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_character_taken_with_a_number_can_be_used_that_many_times(number: int) -> None:
    """Once on arrival and in each of the following first halves but one; with a 1 on arrival only."""
    t = Position().religion_die(0, 5).face_up("elizabeth-i").rolled(0, white=number)

    t.taking().play("take white", "use first")
    assert t.points(0) == 4
    for year in range(1, number):
        t.religion_die(0, 5).first_half().play("use first")
        assert t.points(0) == 4 + 2 * year
        assert t.row(0) == ["elizabeth-i"]
    t.religion_die(0, 5).first_half()

    assert t.points(0) == 2 + 2 * number
    assert t.row(0) == []
    assert t.asked == "end"


@rule("year.first.no-track")
def test_in_the_first_half_nothing_is_rolled_nobody_taken_and_no_disk_moved_with_a_die() -> None:
    t = Position().character(0, "elizabeth-i", "white", 4).rolled(0, blue=5, purple=2)
    before = t.lying

    asked = []
    t.first_half()
    while t.s.frames:
        asked.append(t.asked)
        assert not [move for move in t.legal if move.startswith(("roll", "take", "move"))]
        t.play("use skip" if t.asked == "use" else "end")

    assert asked == ["use", "end"]
    assert t.changed(before) == {"value", "religion_die"}
    assert (t.shows(0, "blue"), t.shows(0, "purple")) == (5, 2)
    assert t.s.disk == [0, 1, 2, 3]


@rule("year.first.no-track")
def test_in_the_first_half_an_action_symbol_may_move_the_disk() -> None:
    t = Position()
    t.character(0, t.character_with("advance"), "purple", 3)

    t.first_half().play("use first")

    assert t.asked == "space"
    assert t.space(0) == t.printed.space_ids[4]  # the other disks stand on 1, 2 and 3
    t.play("space forgo")
    assert t.asked == "end"


@rule("year.first.end")
def test_conflicts_prepared_in_a_first_half_turn_erupt_when_it_ends() -> None:
    t = Position().religions("PCPP").stones("england", "PPN").house(0, "england", 4).house(1, "england", 2)
    t.character(0, "francis-walsingham", "white", 3)
    t.begin((frames.FIRST_HALF, 0, 0), (frames.FIRST_HALF, 1, 0))

    t.play("use first", "religion place protestant england")
    assert (t.asked, t.has_torch("england")) == ("end", True)
    assert (t.s.score, t.site(1, "england"), t.stones_in("england")) == ([2, 2, 2, 2], 2, "PPPN")
    assert t.shows(1, "black") == 3
    t.play("end")

    assert (t.asked, t.s.active, t.s.half) == ("end", 1, 0)
    assert t.s.score == [6, 3, 2, 2]  # blue, the only Catholic, has lowered the religion die
    assert (t.site(0, "england"), t.site(1, "england"), t.stones_in("england")) == (4, 0, "")
    assert t.shows(1, "black") == 2
    assert [key for key in t.heard if key in ("turn-ends", "conflict-won", "minority")] == [
        *("turn-ends", "conflict-won", "minority"),
    ]


@rule("year.first.end")
def test_the_turn_ends_when_the_player_says_so_and_free_actions_are_possible_till_then() -> None:
    t = Position().score(4, 2, 2, 2).religion_die(0, 3).tile(0, "protection")

    t.first_half()
    assert t.legal == ["end", "end tile", "end ransom"]
    t.play("end tile", "tile protection")
    assert (t.asked, t.s.protection[0]) == ("end", 1)
    t.play("end")

    assert t.heard[-1] == "turn-ends"
    assert not t.s.frames
