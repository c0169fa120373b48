"""The second half of the year, first part: dice, character, card."""

import pytest
from _pytest.mark import ParameterSet
from tests.games.column_of_fire.position_builder import Position, rule

import fondaco
from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.vocabulary import COLOUR, COUNTRY, FREE, LOSE_POINTS
from fondaco.kernel import NATURE, NOT_NOW

DICE = ("white", "blue", "orange", "brown", "purple")
GREEN = 2


# Free dice


@rule("def.free-die")
def test_a_free_die_lies_on_none_of_its_owner_s_cards() -> None:
    t = Position().rolled(0, white=1, blue=2, orange=3)
    t.character(0, "elizabeth-i", "brown", 4).imprisoned(0, "purple", 3)
    t.character(1, "francis-walsingham", "white", 4)

    assert [t.is_free(0, die) for die in DICE] == [True, True, True, False, False]
    t.taking()

    assert t.legal == ["take white", "take blue", "take orange", "take decline"]
    assert t.refuses("take brown", "def.free-die")
    assert t.refuses("take purple england", "event.lochleven-locked")


@rule("def.free-die")
def test_only_free_dice_are_rolled() -> None:
    t = Position().character(0, "elizabeth-i", "blue", 6).imprisoned(0, "brown", 3)
    t.character(1, "francis-walsingham", "white", 4)

    t.second_half().play("roll", "die 1", "die 2", "die 5")

    assert t.asked == "take"
    assert [t.shows(0, die) for die in DICE] == [1, 6, 2, 3, 5]
    assert t.shows(1, "white") == 4


@rule("def.free-die")
def test_a_die_on_a_card_does_not_move_the_disk() -> None:
    t = Position(2).character(0, "elizabeth-i", "blue", 6).imprisoned(0, "brown", 3).moving()

    assert t.refuses("move blue", "def.free-die")
    assert t.refuses("move brown", "event.lochleven-locked")
    assert {move.split()[1] for move in t.legal} == {"white", "orange", "purple"}


@rule("def.religion-die-not-free")
def test_the_religion_die_never_takes_a_character_or_moves_the_disk() -> None:
    t = Position(2).religion_die(0, 4)

    assert not [move for move in t.game.notation if move.startswith(("take", "move", "imprison")) and "black" in move]
    t.second_half().play("roll", *["die 2"] * 5)  # five dice and no more
    assert t.asked == "take"
    assert t.shows(0, "black") == 4


@rule("def.religion-die-not-free")
def test_the_religion_die_always_lies_on_its_card() -> None:
    t = Position()

    t.performing("turn-die")
    assert t.legal == ["turn up black", "turn down black", "turn nothing"]
    t.performing("free-die")
    assert t.legal == ["free black", "free nothing"]
    t.play("free black", "religion-die 5", "believe catholic")

    assert t.shows(0, "black") == 5
    assert t.s.under == [FREE] * 20
    assert t.s.value == [0] * 20


# The sequence of a turn


@rule("year.second.sequence")
def test_the_second_half_runs_in_its_order() -> None:
    """Roll, choose, stone, house, card and use, reveal, move, use the space, conflicts."""
    t = Position().religions("PCCC").protection(0, 1).house(0, "england", 2).stones("england", "PPP")
    t.face_up("francis-walsingham").second_half()
    asked = [t.asked]

    def play(*moves: str) -> None:
        for move in moves:
            t.play(move)
            asked.append(t.asked)

    play("roll", *["die 4"] * 5)
    play("take white")
    assert (t.stones_in("england"), t.site(0, "england"), t.row(0)) == ("PPP", 2, [])
    play("stone place")
    assert (t.stones_in("england"), t.site(0, "england"), t.row(0)) == ("PPPP", 2, [])
    play("house raise")
    assert (t.site(0, "england"), t.row(0), t.on_top("england")) == (4, ["francis-walsingham"], "")
    play("use skip")
    play("reveal", t.turning_up("elizabeth-i"))
    assert (t.on_top("england"), t.space(0)) == ("elizabeth-i", t.printed.space_ids[0])
    play("move blue")
    assert t.space(0) in t.spaces_of("blue")
    play("space forgo")
    assert (t.stones_in("england"), t.points(0)) == ("PPPP", 2)
    play("end")

    assert (t.stones_in("england"), t.points(0)) == ("", 6)
    assert asked == [
        "roll",
        *["die"] * 5,
        *("take", "stone", "house", "use", "reveal", "card", "move", "space", "end", ""),
    ]


@rule("year.second.sequence")
def test_an_event_takes_effect_between_the_card_and_the_track() -> None:
    t = Position().face_up("elizabeth-i").rolled(0, white=2).taking()
    english = dict(zip(t.printed.event_ids[:4], t.printed.event_effect))
    event = next(name for name, effect in english.items() if effect == LOSE_POINTS)

    t.play("take white", "use first", "reveal", t.turning_up(event))

    assert "event-revealed" in t.heard
    assert t.asked == "card"
    t.play("card 1")
    assert t.asked == "move"


def not_now(move: str, clause: str) -> ParameterSet:
    """A move out of its order, and the clause that says when it comes."""
    return pytest.param(move, clause, marks=rule(clause))


@rule("year.second.sequence")
@pytest.mark.parametrize(
    ("move", "clause"),
    [
        not_now("starting-player ochre", "setup.start-player"),
        not_now("loch-leven-card 1", "setup.lochleven-deal"),
        not_now("religion-die 3", "year.first.religion-reroll"),
        not_now("believe catholic", "year.first.religion-choice"),
        not_now("roll", "year.second.roll"),
        not_now("die 3", "year.second.roll"),
        not_now("take white", "year.second.choose"),
        not_now("stone place", "stone.place"),
        not_now("house raise", "house.upgrade"),
        not_now("use first", "card.use-now"),
        not_now("end", "year.first.end"),
    ],
)
def test_what_is_not_at_hand_is_refused(move: str, clause: str) -> None:
    table = fondaco.Table("column-of-fire", seats=["you", "you"], seed=1)
    while table.decision and table.decision.step != "take":
        table.play(table.moves()[0])
    if move == "take white":
        table.play("take decline")

    refusals = table.why_not(move)

    assert [refusal.clause for refusal in refusals] == [clause]
    assert GAME.refusals[NOT_NOW].clause == "year.second.sequence"
    assert [refusal.reason.code for refusal in refusals] == [NOT_NOW]


# Rolling


@rule("year.second.roll")
def test_all_free_dice_are_rolled_once() -> None:
    """There is no way to roll them a second time (q.die.reroll-all)."""
    t = Position().character(0, "elizabeth-i", "orange", 5).rolled(0, white=6, blue=6)

    t.second_half()
    assert t.legal == ["roll"]
    before = t.lying
    t.play("roll")
    for value in (1, 2, 3, 4):
        assert t.asked_seat == NATURE
        assert set(t.chances.values()) == {1}
        t.play(f"die {value}")

    assert [t.shows(0, die) for die in DICE] == [1, 2, 5, 3, 4]
    assert t.changed(before) == {"value"}
    assert t.heard.count("die-rolled") == 4
    for move in ("take decline", "move white", "space forgo", "end"):
        assert "roll" not in t.legal
        t.play(move)
    assert t.asked == ""


@rule("year.second.roll")
def test_a_die_freed_before_the_roll_is_rolled_with_the_others() -> None:
    """q.free-die.before-roll"""
    t = Position().score(3, 2, 2, 2).character(0, "elizabeth-i", "white", 5).face_up("francis-walsingham")

    t.second_half().play("roll ransom", "ransom white", "roll", "die 6", *["die 1"] * 4)

    assert (t.asked, t.shows(0, "white"), t.points(0)) == ("take", 6, 0)
    assert "take white" in t.legal


@rule("year.second.roll")
def test_a_die_freed_after_the_roll_moves_the_disk_but_takes_no_character() -> None:
    """q.free-die.same-turn"""
    t = Position(2).score(5, 2).character(0, "elizabeth-i", "white", 5)
    t.second_half().play("roll", "die 2", "die 2", "die 2", "die 2")

    t.play("take ransom", "ransom white")

    assert (t.asked, t.points(0)) == ("take", 2)
    assert t.refuses("take white", "year.second.roll")
    t.play("take decline")
    assert "move white" in t.legal


@rule("year.second.roll")
def test_a_freed_purple_die_that_was_not_rolled_takes_no_character_either() -> None:
    """q.free-die.same-turn"""
    t = Position(2).score(5, 2).character(0, "elizabeth-i", "purple", 5)
    t.second_half().play("roll", *["die 2"] * 4, "take ransom", "ransom purple")

    assert all(t.refuses(f"take purple {country}", "year.second.roll") for country in COUNTRY.labels)


# Choosing a die and its character


@rule("year.second.choose")
def test_green_picks_the_white_four_and_gets_francis_walsingham() -> None:
    """Example: green's free dice are white, blue and purple; the white one rolls 4."""
    t = Position().face_up("francis-walsingham")
    t.character(GREEN, "father-huus", "orange", 3).character(GREEN, "count-of-feria", "brown", 3)

    t.second_half(GREEN).play("roll", "die 4", "die 2", "die 6", "take white")

    assert t.row(GREEN) == ["father-huus", "count-of-feria", "francis-walsingham"]
    assert t.shows(GREEN, "white") == 4
    assert t.s.under[GREEN * 5] == t.card("francis-walsingham")
    assert t.site(GREEN, "england") == 4
    assert (t.is_free(GREEN, "blue"), t.is_free(GREEN, "purple")) == (True, True)


@rule("year.second.choose")
@pytest.mark.parametrize(("die", "country"), list(zip(COLOUR.labels, COUNTRY.labels, strict=True)))
def test_the_colour_of_the_die_decides_the_deck(die: str, country: str) -> None:
    t = Position().rolled(0, white=1, blue=2, orange=3, brown=4, purple=5)
    character = t.on_top(country)

    t.taking().play(f"take {die}")

    assert t.row(0) == [character]
    assert [t.on_top(each) == "" for each in COUNTRY.labels] == [each == country for each in COUNTRY.labels]
    assert [t.is_free(0, each) for each in DICE] == [each != die for each in DICE]


@rule("year.second.purple")
@pytest.mark.parametrize("country", COUNTRY.labels)
def test_the_purple_die_takes_the_character_of_any_country(country: str) -> None:
    t = Position().rolled(0, white=1, blue=2, orange=3, brown=4, purple=6)
    character = t.on_top(country)

    t.taking()
    assert {f"take purple {each}" for each in COUNTRY.labels} <= set(t.legal)
    t.play(f"take purple {country}")

    assert t.row(0) == [character]
    assert t.s.under[DICE.index("purple")] == t.card(character)
    assert [t.site(0, each) for each in COUNTRY.labels] == [6 if each == country else 0 for each in COUNTRY.labels]
    assert t.shows(0, "purple") == 6
    assert [t.is_free(0, die) for die in DICE] == [True, True, True, True, False]


@rule("year.second.purple")
def test_a_purple_die_on_a_card_is_not_offered() -> None:
    t = Position().rolled(0, white=1).character(0, "elizabeth-i", "purple", 4).taking()

    assert t.legal == ["take white", "take decline"]
    assert all(t.refuses(f"take purple {country}", "def.free-die") for country in COUNTRY.labels)


@rule("year.second.one-character")
def test_only_one_character_is_taken_in_a_turn() -> None:
    t = Position().second_half().play("roll", *["die 3"] * 5, "take white")
    asked = []

    while t.s.frames:
        asked.append(t.asked)
        t.play({"card": "card 2", "use": "use skip", "move": "move blue", "space": "space forgo"}.get(t.asked, t.asked))

    assert "take" not in asked
    assert len(t.row(0)) == 1


@rule("year.second.one-character")
def test_only_the_face_up_card_of_a_deck_can_be_taken() -> None:
    t = Position().face_up("elizabeth-i").rolled(0, white=3)
    below = t.s.decks[0][:]

    t.taking().play("take white")

    assert t.row(0) == ["elizabeth-i"]
    assert t.s.decks[0] == below


@rule("year.second.one-character")
def test_where_no_card_is_face_up_no_character_is_taken() -> None:
    t = Position().deck("england").nothing_face_up("england").rolled(0, white=3)

    t.taking().play("take white")

    assert t.row(0) == []
    assert t.asked == "move"


# Declining, and being unable


@rule("year.second.decline")
def test_to_decline_a_character_costs_a_point_and_skips_all_that_hangs_on_it() -> None:
    t = Position().second_half().play("roll", *["die 3"] * 5)
    before = t.lying

    t.play("take decline")

    assert t.s.score == [1, 2, 2, 2]
    assert t.changed(before) == {"score"}  # no stone, house, card or reveal
    assert t.asked == "move"
    assert [t.is_free(0, die) for die in DICE] == [True] * 5
    assert {move.split()[1] for move in t.legal if move != "move stay"} == set(DICE)
    assert "character-declined" in t.heard


@rule("year.second.decline")
def test_declining_comes_after_the_roll() -> None:
    """q.decline.when"""
    t = Position().second_half()
    assert (t.asked, t.legal) == ("roll", ["roll"])

    t.play("roll", *["die 3"] * 5)

    assert (t.asked, "take decline" in t.legal) == ("take", True)


@rule("year.second.decline")
@pytest.mark.parametrize(("points", "allowed"), [(0, False), (1, True), (2, True)])
def test_to_decline_takes_a_point_one_has(points: int, allowed: bool) -> None:
    """q.decline.zero"""
    t = Position().score(points, 2, 2, 2).rolled(0, brown=3).taking()

    assert ("take decline" in t.legal) is allowed
    assert t.refuses("take decline", "vp.no-voluntary-debt") is not allowed
    if allowed:
        t.play("take decline")
        assert t.points(0) == points - 1


@rule("year.second.decline")
def test_without_points_a_single_purple_die_must_take_a_character() -> None:
    """q.decline.zero"""
    t = Position().score(0, 2, 2, 2).rolled(0, purple=3)
    for country in ("england", "france", "netherlands"):
        t.deck(country).nothing_face_up(country)
    t.taking()

    assert t.refuses("take decline", "vp.no-voluntary-debt")
    assert t.legal == ["take purple spain"]


def all_dice_tied(t: Position) -> Position:
    for die, character in zip(DICE, t.printed.character_ids[13 * 2 + 5 : 13 * 2 + 10]):
        t.character(0, character, die, 5)
    return t


@rule("year.second.unable")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (1, 0), (2, 1)])
def test_who_has_no_free_die_loses_a_point_just_the_same(points: int, left: int) -> None:
    """A forced loss stops at 0 (q.unable.zero, q.unable.negative)."""
    t = all_dice_tied(Position().score(points, 2, 2, 2))

    t.second_half().play("roll")
    assert t.asked == "take"
    assert [move for move in t.legal if move != "take ransom"] == ["take decline"]
    before = t.lying
    t.play("take decline")

    assert t.s.score == [left, 2, 2, 2]
    assert t.changed(before) <= {"score"}
    assert t.asked == "move"


@rule("year.second.unable")
def test_so_does_who_finds_no_character_for_the_free_dice() -> None:
    t = Position().score(0, 2, 2, 2).rolled(0, white=2).house(0, "england", 2)
    t.deck("england").nothing_face_up("england")
    for die, character in zip(DICE[1:], t.printed.character_ids[13 * 2 + 5 : 13 * 2 + 9]):
        t.character(0, character, die, 5)

    t.taking()

    assert t.legal == ["take decline"]
    t.play("take decline")
    assert t.points(0) == 0


@rule("year.second.unable")
def test_who_can_take_a_character_with_a_second_die_is_not_unable() -> None:
    t = Position().score(0, 2, 2, 2).rolled(0, white=2, brown=1).deck("england").nothing_face_up("england").taking()

    assert t.refuses("take decline", "vp.no-voluntary-debt")
    assert t.legal == ["take brown"]


# The card


@rule("card.take", "def.set-order")
def test_the_card_joins_the_right_hand_end_of_the_row() -> None:
    t = Position().character(0, "count-of-feria", "purple", 3).character(0, "father-huus", "orange", 2)
    t.face_up("elizabeth-i").rolled(0, white=1)

    t.taking().play("take white")

    assert t.row(0) == ["count-of-feria", "father-huus", "elizabeth-i"]
    assert t.s.rows[0] == [DICE.index("purple"), DICE.index("orange"), DICE.index("white")]
    assert t.on_top("england") == ""


@rule("card.take")
def test_the_card_is_taken_only_after_the_house_step() -> None:
    t = Position().face_up("elizabeth-i").house(0, "england", 1).rolled(0, white=4).taking()

    t.play("take white")
    assert (t.asked, t.row(0), t.on_top("england"), t.is_free(0, "white")) == ("house", [], "elizabeth-i", True)
    t.play("house leave")

    assert (t.asked, t.row(0), t.on_top("england"), t.is_free(0, "white")) == ("use", ["elizabeth-i"], "", False)


@rule("def.set-order")
def test_the_first_half_handles_the_row_in_the_order_it_was_taken() -> None:
    t = Position().face_up("elizabeth-i").face_up("count-of-feria").rolled(0, white=4, brown=4)
    t.taking().play("take brown", "use skip", "reveal", "card 1")
    t.taking().play("take white", "use skip", "reveal", "card 1")
    assert t.row(0) == ["count-of-feria", "elizabeth-i"]

    t.first_half()
    assert (t.shows(0, "brown"), t.shows(0, "white")) == (3, 4)
    t.play("use first")

    assert (t.s.protection[0], t.points(0)) == (1, 2)
    assert (t.shows(0, "brown"), t.shows(0, "white")) == (3, 3)


@rule("card.die")
def test_the_white_four_lies_on_francis_walsingham_who_can_be_used_four_times() -> None:
    """Example: he lies at the right-hand end of green's row with the white 4 on him."""
    t = Position().religion_die(GREEN, 5).character(GREEN, "count-of-feria", "brown", 1)
    t.face_up("francis-walsingham").rolled(GREEN, white=4)

    t.taking(GREEN).play("take white", "use first", "religion place catholic spain")
    assert t.row(GREEN) == ["count-of-feria", "francis-walsingham"]
    assert (t.shows(GREEN, "white"), t.s.under[GREEN * 5]) == (4, t.card("francis-walsingham"))
    for value in (3, 2, 1):
        t.religion_die(GREEN, 5).first_half(GREEN)
        assert (t.asked, t.shows(GREEN, "white")) == ("use", value)
        t.play("use first", "religion remove catholic spain" if value != 2 else "religion place catholic spain")
    t.first_half(GREEN)

    assert t.heard.count("character-used") == 4
    assert t.row(GREEN) == []


@rule("card.die")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_chosen_die_lies_on_the_card_with_its_rolled_number(number: int) -> None:
    t = Position().face_up("elizabeth-i").rolled(0, white=number, blue=2, purple=3).taking()
    before = t.lying

    t.play("take white", "use skip")

    assert t.shows(0, "white") == number
    assert not t.is_free(0, "white")
    assert [t.shows(0, die) for die in DICE[1:]] == [2, 0, 0, 3]
    assert t.changed(before) == {"stones", "house", "under", "rows", "face_up"}


@rule("card.use-now")
def test_green_uses_francis_walsingham_at_once() -> None:
    """Example: a Catholic or Protestant stone is added to, or taken from, a country of green's choice."""
    t = Position().stones("france", "CP").stones("spain", "N").face_up("francis-walsingham").rolled(GREEN, white=4)

    t.taking(GREEN).play("take white", "use first")

    assert (t.asked, t.asked_seat) == ("religion", GREEN)
    assert set(t.legal) == {
        *(f"religion place {faith} {country}" for faith in ("catholic", "protestant") for country in COUNTRY.labels),
        *("religion remove catholic france", "religion remove protestant france"),
        *("religion remove protestant england", "religion nothing"),
    }
    t.play("religion place catholic netherlands")
    assert [t.stones_in(country) for country in COUNTRY.labels] == ["P", "CP", "C", "N"]
    assert t.asked == "reveal"


@rule("card.use-now")
@pytest.mark.parametrize(("move", "points"), [("use first", 4), ("use skip", 2)])
def test_the_new_character_may_act_once_and_older_ones_do_not(move: str, points: int) -> None:
    """q.action.pass"""
    t = Position().character(0, "count-of-feria", "brown", 5).face_up("elizabeth-i").rolled(0, white=3)
    t.character(1, "wine-merchant-france", "blue", 5)

    t.taking().play("take white")
    assert (t.asked, t.legal) == ("use", ["use skip", "use first"])
    assert t.refuses("use second", "symbol.divider")
    t.play(move)

    assert t.asked == "reveal"
    assert t.s.score == [points, 2, 2, 2]
    assert (t.s.protection, t.good(1, "wine")) == ([0, 0, 0, 0], 0)
    assert t.shows(0, "white") == 3  # to act on arrival takes no year
    assert t.shows(0, "brown") == 5


@rule("card.use-now")
def test_a_card_that_leaves_before_it_acts_does_not_act() -> None:
    t = Position().score(3, 2, 2, 2).face_up("elizabeth-i").rolled(0, white=3)

    t.taking().play("take white", "use ransom", "ransom white")

    assert t.asked == "reveal"
    assert (t.points(0), t.row(0)) == (0, [])


@rule("card.limit")
def test_five_dice_are_the_only_limit_to_the_number_of_characters() -> None:
    t = Position()
    for number, die in enumerate(DICE):
        t.rolled(0, **{die: 6}).taking()
        t.play("take purple england" if die == "purple" else f"take {die}", "use skip", "reveal")
        t.play(next(iter(t.chances)))
        assert len(t.row(0)) == number + 1

    assert not any(t.is_free(0, die) for die in DICE)
    t.second_half().play("roll")
    assert t.legal == ["take decline"]
