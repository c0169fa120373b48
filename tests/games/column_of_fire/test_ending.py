"""The end of the game, final scoring and the winner."""

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.vocabulary import LOCH_LEVEN, TRADE_PROTECTION


def turns(t: Position) -> list[int]:
    """The seats whose turns have ended, in order."""
    return [dict(event.numbers)["seat"] for event in t.s.heard or [] if event.key == "turn-ends"]


def final(t: Position) -> Position:
    return t.begin((frames.FINAL_SCORING, 0, 0))


# What triggers the end


@rule("end.trigger")
@pytest.mark.parametrize(("points", "ending"), [(46, 0), (47, 1), (48, 1)])
def test_the_end_is_triggered_when_a_score_reaches_or_passes_fifty(points: int, ending: int) -> None:
    t = Position().score(points, 2, 2, 2).performing("points 3")
    assert t.points(0) == points + 3
    assert t.s.ending == ending
    assert t.heard.count("goal-reached") == ending


@rule("end.trigger")
@pytest.mark.parametrize("points", [48, 49])
def test_the_end_may_be_triggered_in_the_first_half(points: int) -> None:
    t = Position().score(2, 2, points, 2).religions("CCPC").religion_die(2, 4).first_half(2)
    assert t.points(2) == points + 1
    assert t.s.ending == (points == 49)


@rule("end.trigger")
def test_a_sale_may_trigger_the_end() -> None:
    t = Position().score(46, 2, 2, 2).house(0, "england", 1).goods(0, cloth=1).reaching("ship england")
    t.play("space use", "ship sell cloth")
    assert t.s.ending == 1


@rule("end.finish-year", "end.trigger")
def test_the_year_in_which_fifty_is_reached_is_played_out() -> None:
    """The last turn belongs to the player on the starting player's right."""
    t = Position().score(2, 2, 49, 2).religions("CCPC")
    t.s.starting_player = 2

    t.begin((frames.YEAR, 0, 0)).idle_until("")

    assert t.heard.index("goal-reached") < t.heard.index("turn-ends")
    assert turns(t) == [2, 3, 0, 1, 2, 3, 0, 1]
    assert t.s.year == 3
    assert t.s.over


@rule("end.finish-year")
def test_the_end_triggered_in_the_very_last_turn_is_the_end_of_that_year() -> None:
    t = Position(2).religions("CC").begin((frames.YEAR, 0, 0))
    t.idle_until("roll").idle_until("end").play("end").idle_until("end")
    assert (t.s.half, t.s.active) == (1, 1)
    t.score(2, 49).house(1, "england", 1).stones("england", "CC").tile(1, "stone-catholic")

    t.play("end tile", "tile stone-catholic", "religion place catholic england")
    assert t.s.ending == 0
    t.play("end")

    assert t.s.over
    assert t.s.year == 3


@rule("end.finish-year")
def test_without_a_trigger_another_year_follows() -> None:
    t = Position(2).score(20, 20).begin((frames.YEAR, 0, 0)).idle_until("roll").play("roll")
    t.idle_until("end").play("end").idle_until("end").play("end").idle_until("end")
    assert t.s.year == 4
    assert t.s.half == 0
    assert t.s.active == t.s.starting_player == 0


@rule("end.finish-year")
@pytest.mark.parametrize(("year", "over"), [(59, False), (60, True)])
def test_a_game_without_end_is_scored_after_sixty_years(year: int, over: bool) -> None:
    """q.end.termination: nothing in the rules forces progress."""
    t = Position(2)
    t.s.year = year
    t.begin((frames.END_OF_YEAR, 0, 0))
    assert t.s.over == over


@rule("end.irrevocable")
def test_the_end_cannot_be_undone_by_a_loss() -> None:
    t = Position(2).score(48, 20).performing("points 2")
    assert t.s.ending == 1

    t.s.score = [30, 20]
    t.begin((frames.YEAR, 0, 0)).idle_until("")

    assert t.s.year == 3
    assert t.s.over
    assert max(t.s.score) < 50


@rule("end.irrevocable")
def test_a_paid_point_below_fifty_does_not_undo_the_end() -> None:
    t = Position().score(48, 9, 9, 9).rolled(0, white=3).performing("points 2")
    t.taking().play("take decline")
    assert t.points(0) == 49
    assert t.s.ending == 1


@rule("end.over-fifty")
def test_points_past_fifty_are_counted_on() -> None:
    t = Position(2).score(48, 60).performing("points 5")
    assert t.game.scores(t.s) == [53, 60]

    final(t)

    assert t.game.scores(t.s) == [53, 60]
    assert t.game.winners(t.s) == [1]


# A deck runs out


@rule("end.deck-empty")
def test_the_end_is_triggered_when_the_last_card_of_a_deck_is_taken() -> None:
    t = Position().deck("england").rolled(0, white=4).taking().play("take white", "use skip")
    assert t.s.ending == 0

    t.play("reveal")

    assert t.s.ending == 1
    assert t.on_top("england") == ""
    assert t.asked == "move"


@rule("end.deck-empty")
def test_a_deck_whose_last_character_lies_face_up_is_not_used_up() -> None:
    t = Position()
    last = t.printed.character_ids[9]
    t.deck("england", last).rolled(0, white=4).taking().play("take white", "use skip", "reveal", t.turning_up(last))
    assert t.s.decks[0] == []
    assert t.on_top("england") == last
    assert t.s.ending == 0


@rule("end.deck-empty", "event.second-ignored")
def test_if_only_events_are_left_the_first_takes_effect_and_the_deck_is_used_up() -> None:
    """q.deck.only-events and q.deck.empty-mid-turn: the turn goes on as usual."""
    t = Position()
    trade, prison = t.event_with(TRADE_PROTECTION), t.event_with(LOCH_LEVEN)
    t.house(0, "england", 6).deck("england", trade, prison).rolled(0, white=4)

    t.taking().play("take white", "use skip", "reveal", t.turning_up(prison))
    assert t.asked == "imprison"
    t.play("imprison blue")
    assert t.s.ending == 0
    t.protection(0, 1).play(t.turning_up(trade))

    assert t.s.ending == 1
    assert t.protection_of(0) == 1
    assert t.asked == "move"


@rule("end.deck-empty", "end.deck-empty-finish")
@pytest.mark.parametrize("half", ["first", "second"])
def test_after_a_deck_has_run_out_the_year_is_played_to_its_end(half: str) -> None:
    """q.deck.empty-first-half: the second half of that year is still played."""
    t = Position(3).deck("spain").tile(0, "remove-character").religions("CCC").begin((frames.YEAR, 0, 0))
    if half == "second":
        t.idle_until("roll").play("roll tile")
    else:
        t.play("end tile")
    t.play("tile remove-character", "dismiss deck spain")
    assert t.s.ending == 1
    assert not t.s.over

    t.idle_until("")

    assert turns(t) == [0, 1, 2, 0, 1, 2]
    assert t.s.year == 3
    assert t.s.over
    assert max(t.s.score) < 50


@rule("end.deck-empty-finish")
def test_final_scoring_is_the_same_whatever_ended_the_game() -> None:
    """q.score.final-trigger."""
    t = Position(2).score(20, 10).house(1, "england", 2)
    t.s.ending = 1
    t.begin((frames.END_OF_YEAR, 0, 0))
    assert t.s.score == [20, 12]
    assert t.game.winners(t.s) == [0]


def exhausted(t: Position, country: str = "england") -> Position:
    """A country without a card left."""
    return t.deck(country).nothing_face_up(country)


@rule("end.deck-empty-house")
@pytest.mark.parametrize(("die", "move"), [("white", "take white"), ("purple", "take purple england")])
def test_a_die_still_sets_up_a_house_in_the_exhausted_country(die: str, move: str) -> None:
    """q.deck.empty-cost, q.deck.empty-die, q.deck.empty-purple: for 1 VP, and the die stays free."""
    t = exhausted(Position()).protection(0, 1).rolled(0, **{die: 4}).taking()
    before = t.lying

    t.play(move)

    assert t.site(0, "england") == 4
    assert t.points(0) == 1
    assert t.is_free(0, die)
    assert t.row(0) == []
    assert t.changed(before) == {"house", "score"}
    assert t.asked == "move"
    assert f"move {die}" in t.legal


@rule("end.deck-empty-house")
def test_a_house_in_the_exhausted_country_may_be_raised_and_pushes_others() -> None:
    t = exhausted(Position()).house(0, "england", 2).house(1, "england", 5).rolled(0, white=5).taking()
    t.play("take white", "house raise")
    assert (t.site(0, "england"), t.site(1, "england")) == (5, 4)
    assert t.points(0) == 1


@rule("end.deck-empty-house")
@pytest.mark.parametrize(("site", "number", "allowed"), [(4, 3, False), (4, 4, False), (4, 5, True), (0, 1, True)])
def test_the_die_must_set_up_or_raise_a_house(site: int, number: int, allowed: bool) -> None:
    t = exhausted(Position()).house(0, "england", site).rolled(0, white=number, purple=number).taking()
    for move in ("take white", "take purple england"):
        assert (move in t.legal) == allowed
        assert t.clauses(move) == ([] if allowed else ["end.deck-empty-house"])


@rule("end.deck-empty-house")
def test_without_a_point_a_player_takes_a_character_elsewhere_if_one_can_be_taken() -> None:
    """q.deck.empty-cost: it is a choice, so it needs 1 VP in hand if another character could be taken."""
    t = exhausted(Position()).score(0, 2, 2, 2).rolled(0, white=4, blue=2).taking()
    assert t.clauses("take white") == ["vp.no-voluntary-debt"]
    assert t.legal == ["take blue"]


@rule("end.deck-empty-house")
def test_without_a_point_and_without_a_character_to_take_the_house_is_free() -> None:
    t = exhausted(Position()).score(0, 2, 2, 2).rolled(0, white=4).taking()
    assert t.legal == ["take white", "take decline"]
    t.play("take white")
    assert t.site(0, "england") == 4
    assert t.points(0) == 0


# Final scoring


@rule("end.score-houses")
@pytest.mark.parametrize("houses", range(5))
def test_each_house_scores_two_whatever_its_site(houses: int) -> None:
    t = Position(2).score(10, 10)
    for site, country in list(enumerate(("england", "france", "netherlands", "spain"), 1))[:houses]:
        t.house(0, country, site + 2)
    assert final(t).s.score == [10 + 2 * houses, 10]


@rule("end.score-protection")
@pytest.mark.parametrize("tiles", [0, 1, 5])
def test_each_protection_tile_scores_one(tiles: int) -> None:
    assert final(Position(2).score(10, 10).protection(1, tiles)).s.score == [10, 10 + tiles]


@rule("end.score-goods")
@pytest.mark.parametrize(
    ("book", "ore", "cloth", "wine", "points"),
    [(0, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1, 0, 0, 1, 1), (1, 1, 1, 0, 1), (1, 1, 1, 1, 2), (3, 3, 0, 1, 3)],
)
def test_each_pair_of_goods_of_any_kinds_scores_one(book: int, ore: int, cloth: int, wine: int, points: int) -> None:
    t = Position(2).score(10, 10).goods(1, book=book, ore=ore, cloth=cloth, wine=wine)
    assert final(t).s.score == [10, 10 + points]


@rule("end.score-advantage")
@pytest.mark.parametrize(("tile", "points"), [("points-1", 1), ("points-2", 2), ("points-3", 3)])
def test_tiles_score_the_points_printed_on_them(tile: str, points: int) -> None:
    assert final(Position(2).score(10, 10).tile(0, tile, 2)).s.score == [10 + 2 * points, 10]


@rule("end.score-advantage")
def test_action_tiles_left_are_worth_nothing() -> None:
    t = Position(2).score(10, 10)
    for tile in ("any-good", "sell-three", "protection", "turn-die", "free-die", "advance"):
        t.tile(0, tile)
    assert final(t).s.score == [10, 10]


@rule("end.score-houses", "end.score-protection", "end.score-goods", "end.score-advantage")
def test_final_points() -> None:
    """Example: 3 houses, 1 protection tile, 3 goods and tiles worth 1 and 2 make 6 + 1 + 1 + 3 = 11 VP."""
    t = (
        Position()
        .score(40, 40, 40, 40)
        .protection(2, 1)
        .goods(2, cloth=2, ore=1)
        .tile(2, "points-1")
        .tile(2, "points-2")
    )
    t.house(2, "england", 6).house(2, "france", 1).house(2, "spain", 3)

    before = t.lying
    final(t)

    assert t.s.score == [40, 40, 51, 40]
    assert t.changed(before) == {"score"}
    told = next(event for event in t.s.heard or [] if event.key == "final-points" and dict(event.numbers)["seat"] == 2)
    assert dict(told.numbers) == {"seat": 2, "houses": 6, "protection": 1, "goods": 1, "tiles": 3}


# The winner


@rule("end.winner")
def test_the_highest_total_after_final_scoring_wins() -> None:
    t = Position().score(50, 49, 30, 12).house(1, "england", 1).goods(0, cloth=1).religion_die(0, 5)
    assert final(t).s.score == [50, 51, 30, 12]
    assert t.game.winners(t.s) == [1]
    assert [dict(event.numbers) for event in t.s.heard or [] if event.key == "winner"] == [{"seat": 1, "points": 51}]


@rule("end.winner")
def test_nobody_has_won_before_the_game_is_over() -> None:
    t = Position().score(60, 2, 2, 2).ending_turn()
    assert t.game.winners(t.s) == []


@rule("end.tiebreak")
def test_among_tied_players_more_goods_win() -> None:
    """All tiles left count, also those that scored a pair."""
    t = Position().score(50, 49, 49, 20).goods(0, ore=1).goods(1, cloth=2).goods(2, wine=1, book=2).goods(3, ore=9)
    t.religion_die(1, 5)
    assert final(t).s.score == [50, 50, 50, 24]
    assert t.game.winners(t.s) == [2]


@rule("end.tiebreak-religion")
def test_if_goods_are_level_the_higher_religion_die_wins() -> None:
    t = Position().score(50, 50, 50, 20).goods(0, ore=1).goods(1, wine=1)
    t.religion_die(0, 3).religion_die(1, 4).religion_die(2, 5).religion_die(3, 5)
    assert final(t).game.winners(t.s) == [1]


@rule("end.shared")
def test_players_level_in_all_share_the_victory() -> None:
    t = Position().score(50, 50, 50, 20).goods(0, ore=1).goods(1, wine=1).goods(2, book=1)
    t.religion_die(0, 4).religion_die(1, 3).religion_die(2, 4)
    assert final(t).game.winners(t.s) == [0, 2]
    assert [dict(event.numbers)["seat"] for event in t.s.heard or [] if event.key == "winner"] == [0, 2]
