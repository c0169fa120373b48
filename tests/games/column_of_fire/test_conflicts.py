"""Religious conflicts."""

from itertools import permutations

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

RED, GREEN, YELLOW, BLUE = range(4)


def everybody_in_england(stones: str, players: int = 4) -> Position:
    """Seats 0 and 2 are Protestant, 1 and 3 Catholic, with houses in England on the sites 1 to 4."""
    t = Position(players).religions("PCPC"[:players])
    for seat in range(players):
        t.house(seat, "england", seat + 1)
    return t.stones("england", stones)


def sites(t: Position, country: str = "england") -> list[int]:
    return [t.site(seat, country) for seat in range(t.s.players)]


# When


@rule("conflict.trigger")
@pytest.mark.parametrize(("players", "stones"), [(4, "PPP"), (3, "PPP"), (2, "PP")])
def test_a_country_with_a_free_religion_space_is_at_peace(players: int, stones: str) -> None:
    t = everybody_in_england(stones, players)
    before = t.ending_turn().lying

    t.play("end")

    assert not t.has_torch("england")
    assert t.changed(before) == set()
    assert t.asked == ""


@rule("conflict.trigger")
@pytest.mark.parametrize(("players", "stones"), [(4, "PPPP"), (3, "PPPP"), (2, "PPP")])
def test_a_conflict_is_due_when_all_religion_spaces_are_covered(players: int, stones: str) -> None:
    t = everybody_in_england(stones, players)
    assert t.has_torch("england")
    assert not t.has_torch("france")

    t.ending_turn().play("end")

    assert t.points(0) == 3
    assert t.stones_in("england") == ""


@rule("conflict.trigger")
def test_only_a_country_that_is_full_may_be_chosen_for_a_conflict() -> None:
    t = Position().stones("england", "PPPP").stones("france", "PPP").stones("spain", "CCNN").ending_turn().play("end")
    assert t.legal == ["conflict england", "conflict spain"]
    assert t.refuses("conflict france", "conflict.trigger")
    assert t.refuses("conflict netherlands", "conflict.trigger")


@rule("conflict.timing-first")
def test_in_the_first_half_a_conflict_waits_until_all_dice_are_handled_and_all_characters_used() -> None:
    t = Position().religions("PCCC").religion_die(0, 1).house(0, "england", 5).stones("england", "PPP")
    t.character(0, t.character_with("stone either", country="england"), "white", 4)
    t.character(0, "elizabeth-i", "blue", 3)

    t.first_half().play("religion-die 3", "believe protestant", "use first", "religion place protestant england")
    points = t.points(0)
    assert t.has_torch("england")
    assert t.asked == "use"
    t.play("use first")
    assert t.has_torch("england")
    assert t.points(0) == points + 2

    assert t.asked == "end"
    t.play("end")
    assert t.stones_in("england") == ""
    assert t.points(0) == points + 2 + 5
    assert t.asked == ""


@rule("conflict.timing-second")
def test_in_the_second_half_a_conflict_comes_after_the_action_on_the_track() -> None:
    t = Position(2).religions("PP").house(0, "england", 5).goods(0, cloth=1).stones("england", "CC")
    t.face_up(t.character_bringing("C", "england"))
    ship = t.printed.space_ids.index(t.space_with("ship england"))
    t.disk(0, t.printed.space_ids[ship - 1]).disk(1, t.printed.space_ids[ship - 2])

    t.second_half().play("roll", "die 1", "die 6", "die 6", "die 6", "die 2")
    t.play("take white", "use skip", "reveal", "card 6")
    assert t.has_torch("england")
    t.play("move purple", "space use", "ship sell cloth", "ship done")
    assert t.points(0) == 2 + 4
    assert t.has_torch("england")
    assert t.site(0, "england") == 5

    assert t.asked == "end"
    t.play("end")
    assert t.site(0, "england") == 0
    assert not t.has_torch("england")
    assert t.asked == ""


@rule("conflict.timing-second")
def test_a_player_who_cannot_move_still_ends_the_turn_with_the_conflicts() -> None:
    t = everybody_in_england("PPPP")
    for die in ("white", "blue", "orange", "brown", "purple"):
        t.imprisoned(0, die, 2)
    t.moving().play("move stay")
    assert t.has_torch("england")

    t.play("end")

    assert not t.has_torch("england")
    assert t.points(0) == 3


@rule("conflict.timing-second", "conflict.timing-first")
def test_nothing_can_be_done_once_the_conflicts_have_begun() -> None:
    """q.advantage.timing: no tile and no ransom after that moment."""
    t = Position().score(9, 9, 9, 9).tile(0, "any-good").stones("england", "PPPP").stones("spain", "NNNN")
    t.ending_turn()
    assert t.legal == ["end", "end tile", "end ransom"]
    t.play("end")
    assert t.legal == ["conflict england", "conflict spain"]


@rule("conflict.cancel")
def test_a_stone_taken_away_before_the_turn_ends_puts_the_conflict_off() -> None:
    t = everybody_in_england("PPPP").tile(0, "stone-protestant").ending_turn()

    t.play("end tile", "tile stone-protestant", "religion remove protestant england")
    assert not t.has_torch("england")
    assert t.stones_in("england") == "PPP"

    t.play("end")
    assert t.stones_in("england") == "PPP"
    assert t.s.score == [2, 2, 2, 2]
    assert sites(t) == [1, 2, 3, 4]


@rule("conflict.cancel")
def test_filled_again_in_the_same_turn_the_country_erupts_after_all() -> None:
    t = everybody_in_england("PPPP").tile(0, "stone-protestant").tile(0, "neutral").ending_turn()

    t.play("end tile", "tile stone-protestant", "religion remove protestant england")
    t.play("end tile", "tile neutral", "neutral place england")
    assert t.has_torch("england")
    t.play("end")

    assert t.s.score == [3, 2, 5, 2]
    assert t.stones_in("england") == ""


@rule("conflict.order")
def test_the_active_player_decides_the_order_of_several_conflicts() -> None:
    t = Position().religions("PPPP").house(1, "england", 3).house(1, "spain", 4).house(1, "france", 2)
    t.stones("england", "PPPP").stones("france", "PPPP").stones("spain", "CCCC").ending_turn(2).play("end")
    assert t.asked_seat == 2
    assert t.legal == ["conflict england", "conflict france", "conflict spain"]

    t.play("conflict spain")
    assert t.site(1, "spain") == 0
    assert (t.stones_in("england"), t.stones_in("france")) == ("PPPP", "PPPP")
    assert t.points(1) == 2

    assert t.asked_seat == 2
    assert t.legal == ["conflict england", "conflict france"]
    t.play("conflict france")
    assert t.points(1) == 2 + 2 + 3
    assert t.asked == ""
    assert [t.stones_in(country) for country in ("england", "france", "netherlands", "spain")] == [""] * 4


@rule("conflict.order")
def test_a_single_conflict_needs_no_decision() -> None:
    """q.conflict.order-matters: the active player is asked only if more than one is due."""
    t = everybody_in_england("PPPP").ending_turn(1).play("end")
    assert t.asked == ""
    assert t.s.score == [3, 2, 5, 2]


# Who wins


@rule("conflict.majority", "conflict.neutral")
@pytest.mark.parametrize("stones", ["PPPP", "PPPC", "PPPN", "PPCN", "PPNN", "PNNN"])
def test_protestants_win_where_they_have_more_stones(stones: str) -> None:
    """Example: every mix of four stones with more Protestant than Catholic ones."""
    t = everybody_in_england(stones).ending_turn().play("end")
    assert t.s.score == [3, 2, 5, 2]
    assert sites(t) == [1, 0, 3, 0]


@rule("conflict.majority", "conflict.neutral")
@pytest.mark.parametrize("stones", ["CCCC", "CCCP", "CCCN", "CCPN", "CCNN", "CNNN"])
def test_catholics_win_where_they_have_more_stones(stones: str) -> None:
    t = everybody_in_england(stones).ending_turn().play("end")
    assert t.s.score == [2, 4, 2, 6]
    assert sites(t) == [0, 2, 0, 4]


@rule("conflict.majority", "players.two-cross")
@pytest.mark.parametrize("stones", ["PPP", "PPC", "PPN", "PNN"])
def test_with_two_players_three_stones_decide(stones: str) -> None:
    t = everybody_in_england(stones, players=2).ending_turn().play("end")
    assert t.s.score == [3, 2]
    assert sites(t) == [1, 0]


@rule("conflict.position")
def test_the_space_a_stone_lies_on_has_no_meaning() -> None:
    results = set()
    for order in set(permutations("PPCN")):
        t = everybody_in_england("")
        for stone in order:
            symbol = {"P": "stone protestant", "C": "stone catholic", "N": "neutral"}[stone]
            place = {"P": "religion place protestant", "C": "religion place catholic", "N": "neutral place"}[stone]
            t.performing(symbol).play(f"{place} england")
        t.play("end")
        results.add((tuple(t.s.score), tuple(sites(t))))
    assert results == {((3, 2, 5, 2), (1, 0, 3, 0))}


# What it brings


@rule("conflict.winners", "conflict.losers", "conflict.no-house")
def test_protestants_win_in_england() -> None:
    """Example: red and green score their sites, yellow takes her house back, blue has none."""
    t = Position().religions("PPCP").house(RED, "england", 4).house(GREEN, "england", 2).house(YELLOW, "england", 5)
    t.house(YELLOW, "france", 3).stones("england", "PPCP").ending_turn()
    before = t.lying

    t.play("end")

    assert t.s.score == [2 + 4, 2 + 2, 2, 2]
    assert sites(t) == [4, 2, 0, 0]
    assert t.site(YELLOW, "france") == 3
    assert t.changed(before) == {"score", "house", "stones"}


@rule("conflict.winners")
@pytest.mark.parametrize("site", range(1, 7))
def test_a_winner_scores_the_number_of_the_site_and_keeps_the_house(site: int) -> None:
    """q.conflict.position-moment: the site occupied when the conflict is resolved."""
    t = Position().religions("PCCC").house(0, "spain", site).stones("spain", "PPPP").ending_turn(3).play("end")
    assert t.points(0) == 2 + site
    assert t.site(0, "spain") == site


@rule("conflict.losers")
def test_a_protection_tile_does_not_save_a_house() -> None:
    t = everybody_in_england("PPPP").protection(1, 3).ending_turn().play("end")
    assert t.asked == ""
    assert sites(t) == [1, 0, 3, 0]
    assert t.protection_of(1) == 3


@rule("conflict.losers")
def test_houses_do_not_move_into_sites_left_empty() -> None:
    """q.house.gap."""
    t = everybody_in_england("CCCC").ending_turn().play("end")
    assert sites(t) == [0, 2, 0, 4]


@rule("conflict.losers", "conflict.winners")
@pytest.mark.parametrize(("stones", "score", "left"), [("PPPP", 2, 0), ("CCCC", 8, 6)])
def test_all_may_lose_and_all_may_win(stones: str, score: int, left: int) -> None:
    """q.conflict.all-one-religion: the same rules apply."""
    t = Position(2).religions("CC").house(0, "england", 6).house(1, "england", 1).stones("england", stones[:3])
    t.ending_turn().play("end")
    assert t.s.score == [score, 3 if left else 2]
    assert sites(t) == [left, 1 if left else 0]


@rule("conflict.winners", "conflict.losers")
def test_the_religion_of_the_moment_counts() -> None:
    """q.conflict.religion-moment: a player who converts after the torch was lit is on the new side."""
    t = everybody_in_england("PPPP").tile(1, "free-die").ending_turn(1)
    t.play("end tile", "tile free-die", "free black", "religion-die 2", "believe protestant", "end")
    assert t.s.score == [3, 4, 5, 2]
    assert sites(t) == [1, 2, 3, 0]


@rule("conflict.winners", "end.trigger")
def test_a_conflict_in_another_players_turn_may_trigger_the_end() -> None:
    """q.event.triggers-end."""
    t = everybody_in_england("PPPP").score(49, 2, 46, 2).ending_turn(3)
    assert t.s.ending == 0
    t.play("end")
    assert t.s.score == [50, 2, 49, 2]
    assert t.s.ending == 1


@rule("conflict.rebuild")
def test_who_was_expelled_sells_nothing_until_another_character_brings_a_new_house() -> None:
    t = Position().religions("CPPP").house(0, "england", 4).goods(0, cloth=2).stones("england", "PPPP")
    t.ending_turn().play("end")
    assert t.reaching("ship england").refuses("space use", "sale.house-required")

    t.rolled(0, white=2).taking().play("take white", "use skip", "reveal", "card 6")
    assert t.site(0, "england") == 2

    t.reaching("ship england").play("space use", "ship sell cloth")
    assert t.points(0) == 2 + 4


@rule("conflict.no-house")
@pytest.mark.parametrize("stones", ["PPPP", "CCCC"])
def test_players_without_a_house_there_are_untouched(stones: str) -> None:
    t = Position().religions("PCPC")
    for seat in range(4):
        t.house(seat, "france", seat + 1)
    before = t.stones("england", stones).ending_turn().lying

    t.play("end")

    assert t.changed(before) == {"stones"}
    assert t.heard[-2:] == ["turn-ends", "conflict-won"]


@rule("conflict.no-majority", "conflict.neutral")
@pytest.mark.parametrize("stones", ["PPCC", "PCNN", "NNNN"])
def test_a_conflict_without_a_majority_is_averted(stones: str) -> None:
    """Example: every mix of four stones with as many Protestant as Catholic ones."""
    before = everybody_in_england(stones).ending_turn().lying
    t = everybody_in_england(stones).ending_turn().play("end")

    assert t.s.score == [2, 2, 2, 2]
    assert sites(t) == [1, 2, 3, 4]
    assert t.changed(before) == {"stones"}


@rule("conflict.no-majority")
@pytest.mark.parametrize("stones", ["PCN", "NNN"])
def test_with_two_players_a_conflict_may_be_averted_too(stones: str) -> None:
    t = everybody_in_england(stones, players=2).ending_turn().play("end")
    assert t.s.score == [2, 2]
    assert sites(t) == [1, 2]


@rule("conflict.cleanup")
@pytest.mark.parametrize("stones", ["PPCN", "CCPN", "PPCC", "NNNN"])
def test_after_a_conflict_averted_or_not_its_stones_and_torch_are_taken_off(stones: str) -> None:
    t = everybody_in_england(stones).stones("france", "PCN").stones("spain", "C").ending_turn().play("end")
    assert t.stones_in("england") == ""
    assert not t.has_torch("england")
    assert (t.stones_in("france"), t.stones_in("netherlands"), t.stones_in("spain")) == ("CPN", "", "C")


@rule("conflict.trigger", "conflict.order")
def test_all_four_countries_may_erupt_in_one_turn() -> None:
    """q.supply.torches: there are two torches, but a torch is only a reminder."""
    t = Position().religions("PPPP")
    countries = ("england", "france", "netherlands", "spain")
    for site, country in enumerate(countries, 1):
        t.house(0, country, site).stones(country, "PPPP")
    assert all(t.has_torch(country) for country in countries)

    t.ending_turn().play("end", "conflict spain", "conflict netherlands", "conflict france")

    assert t.points(0) == 2 + 4 + 3 + 2 + 1
    assert t.asked == ""
