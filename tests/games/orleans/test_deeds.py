"""The town hall and the beneficial deeds."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, Position, rule

from fondaco.games.orleans.vocabulary import (
    CITIZENS,
    DEED,
    FIRST_DEED_CITIZEN,
    FOLLOWER_LABELS,
    ON_BOARD,
)

OWN = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")
DEEDS = {
    "city-wall": (1, "knight knight knight trader farmer farmer farmer craftsman craftsman craftsman"),
    "papal-conclave": (3, "monk monk knight"),
    "plague": (2, "scholar scholar boatman farmer trader"),
    "astronomy": (1, "scholar scholar trader"),
    "boatmen-guild": (1, "scholar boatman boatman boatman"),
    "cathedral": (2, "craftsman craftsman monk monk trader trader"),
    "peace-treaty": (2, "monk scholar knight knight"),
}


def citizen_of(deed: str) -> int:
    """The citizen token that lies with a deed."""
    return FIRST_DEED_CITIZEN + DEED.labels.index(deed)


def at_town_hall(*followers: str, t: Position | None = None, seat: int = OCHRE) -> Position:
    """Followers stand at the town hall, and it is their player's turn to act."""
    t = t or Position()
    for place, follower in enumerate(followers, 1):
        t.put(seat, f"town-hall-{place}", follower)
    return t.actions(seat)


# The town hall


@rule("place.town-hall")
@pytest.mark.parametrize("follower", FOLLOWER_LABELS)
def test_followers_of_any_type_may_be_placed_at_the_town_hall(follower: str) -> None:
    t = Position().market(OCHRE, follower, follower).planning()
    t.play(f"plan {follower}", "send town-hall-1", f"plan {follower}", "send town-hall-2", seat=OCHRE)
    assert t.standing(OCHRE, "town-hall") == [follower, follower]


@rule("place.town-hall")
@pytest.mark.parametrize("place", [1, 2])
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_one_follower_activates_the_town_hall(seat: int, place: int) -> None:
    t = Position().put(seat, f"town-hall-{place}", "farmer").actions(seat)
    assert t.refused("act town-hall") == set()


@rule("place.town-hall")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_without_a_follower_the_town_hall_is_not_activated(seat: int) -> None:
    """Whoever stands elsewhere, on the places before and after it or at the town hall of another."""
    t = (
        Position()
        .tile(seat, "haystack")
        .fill(seat, "scriptorium", "haystack")
        .fill(1 - seat, "town-hall")
        .actions(seat)
    )
    assert t.refused("act town-hall") == {"plan.activated", "deed.space"}
    assert t.asked_of("town-hall") == ["any", "any"]


@rule("place.town-hall")
def test_all_other_places_need_every_follower_they_ask_for() -> None:
    t = Position().put(OCHRE, "farm-boatman", "boatman").put(OCHRE, "scriptorium-scholar", "scholar").actions()
    assert t.refused("act farm") == {"plan.activated"}
    assert t.refused("act scriptorium") == {"plan.activated"}
    assert t.fill(OCHRE, "farm").refused("act farm") == set()


@rule("place.town-hall")
def test_a_follower_that_no_deed_needs_may_be_placed_and_waits() -> None:
    """q.deed.placing-unfit, q.deed.stuck-token: the town hall is then no action."""
    t = Position().deeds_full("papal-conclave").market(OCHRE, "farmer").planning()
    t.play("plan farmer", "send town-hall-1", seat=OCHRE).everybody("plan ready").actions()
    assert t.refused("act town-hall") == {"deed.space"}
    assert t.standing(OCHRE, "town-hall") == ["farmer", ""]


@rule("town-hall.no-own")
@pytest.mark.parametrize("follower", OWN)
def test_own_followers_may_not_be_placed_at_the_town_hall(follower: str) -> None:
    t = Position().market(OCHRE, follower, "farmer").planning().play(f"plan {follower}", seat=OCHRE)
    for space in ("town-hall-1", "town-hall-2"):
        assert t.refused(f"send {space}", OCHRE) == {"town-hall.no-own"}


@rule("town-hall.no-own")
def test_own_followers_may_be_placed_everywhere_else() -> None:
    t = Position().tile(OCHRE, "pharmacy").market(OCHRE, "own-farmer").planning().play("plan own-farmer", seat=OCHRE)
    assert {"send pharmacy-1", "send castle-farmer"} <= set(t.legal(OCHRE))


@rule("town-hall.action")
@pytest.mark.parametrize(("first", "second"), [("city-wall", "city-wall"), ("city-wall", "canalisation")])
def test_both_followers_may_go_to_one_deed_or_to_two(first: str, second: str) -> None:
    """The whole transfer is one action."""
    t = at_town_hall("farmer", "farmer").play("act town-hall", f"deed first {first}")
    assert (t.asked(), t.asked_seat()) == ("deed", OCHRE)
    t.play(f"deed second {second}")
    if second == "canalisation":
        t.play("canalisation coin")
    assert t.standing(OCHRE, "town-hall") == ["", ""]
    full = {deed: Position().free_in(deed).count("farmer") for deed in (first, second)}
    given = {deed: full[deed] - t.free_in(deed).count("farmer") for deed in (first, second)}
    assert given == ({"city-wall": 2} if first == second else {"city-wall": 1, "canalisation": 1})
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("town-hall.action")
def test_the_second_follower_may_go_first() -> None:
    t = at_town_hall("farmer", "knight").play("act town-hall", "deed second papal-conclave")
    assert t.standing(OCHRE, "town-hall") == ["farmer", ""]
    assert t.free_in("papal-conclave") == ["monk", "monk"]


@rule("town-hall.action")
def test_at_least_one_follower_is_given_and_the_other_may_stay() -> None:
    """q.deed.remaining-token: it does not go into the bag, and the town hall can be used again this round."""
    t = at_town_hall("farmer", "knight").play("act town-hall")
    assert t.refused("deed enough") == {"town-hall.action"}
    t.play("deed first city-wall")
    assert t.refused("deed enough") == set()
    t.play("deed enough")
    assert t.standing(OCHRE, "town-hall") == ["", "knight"]
    assert t.in_bag(OCHRE) == list(OWN)

    t.play("act pass", "act pass", "act town-hall", "deed second peace-treaty")

    assert t.standing(OCHRE, "town-hall") == ["", ""]
    assert t.s.coins[OCHRE] == 5 + 1 + 2


@rule("town-hall.action")
def test_a_follower_that_fits_no_deed_stays_without_a_question() -> None:
    """q.deed.stuck-token."""
    t = at_town_hall("farmer", "monk", t=Position().deeds_full("city-wall")).play(
        "act town-hall", "deed first city-wall"
    )
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)
    assert t.standing(OCHRE, "town-hall") == ["", "monk"]


@rule("town-hall.action")
def test_an_empty_space_of_the_town_hall_gives_nobody() -> None:
    t = at_town_hall("farmer").play("act town-hall")
    assert "deed second city-wall" not in t.legal()
    assert t.refused("deed second city-wall") == {"followers.move-back"}


# The spaces of the deeds


@rule("deed.space")
@pytest.mark.parametrize("follower", FOLLOWER_LABELS)
def test_a_deed_takes_followers_of_the_types_it_shows(follower: str) -> None:
    t = at_town_hall(follower).play("act town-hall")
    spaces = {**{deed: types for deed, (_, types) in DEEDS.items()}, "canalisation": "boatman trader farmer craftsman"}
    assert t.legal() == [f"deed first {deed}" for deed in DEED.labels if follower in spaces[deed].split()]


@rule("deed.space")
def test_a_deed_space_is_filled_only_once() -> None:
    t = at_town_hall("trader", "trader").play("act town-hall", "deed first astronomy")
    assert t.free_in("astronomy") == ["scholar", "scholar"]
    assert t.refused("deed second astronomy") == {"deed.space"}
    assert "deed second plague" in t.legal()


@rule("deed.space")
def test_when_every_space_is_filled_no_deed_can_be_done() -> None:
    """q.deed.board-full: town hall and powder tower are no actions any more."""
    t = Position().deeds_full().tower(OCHRE, "knight").put(OCHRE, "town-hall-1", "farmer").actions()
    assert t.refused("act town-hall") == {"deed.space"}
    assert t.refused("act powder-tower") == {"deed.space"}
    assert t.legal() == ["act pass"]


@rule("deed.no-monk")
@pytest.mark.parametrize("deed", DEED.labels)
def test_a_monk_stands_for_nobody_else_at_a_deed(deed: str) -> None:
    t = at_town_hall("monk").play("act town-hall")
    wanted = deed in ("papal-conclave", "cathedral", "peace-treaty")
    assert t.refused(f"deed first {deed}") == (set() if wanted else {"deed.space"})


@rule("deed.no-monk")
@pytest.mark.parametrize(("follower", "tile"), [("scholar", "school"), ("boatman", "herb-garden")])
def test_school_and_herb_garden_do_not_help_at_deeds(follower: str, tile: str) -> None:
    t = at_town_hall(follower, t=Position().tile(OCHRE, tile)).play("act town-hall")
    assert t.refused("deed first city-wall") == {"deed.space"}


@rule("deed.no-monk")
def test_a_monk_alone_does_not_open_the_town_hall_for_other_types() -> None:
    t = at_town_hall("monk", t=Position().deeds_full("city-wall", "astronomy"))
    assert t.refused("act town-hall") == {"deed.space"}


@rule("deed.no-own")
@pytest.mark.parametrize("follower", OWN)
def test_own_followers_are_never_given_to_deeds(follower: str) -> None:
    """Neither from the town hall nor from the powder tower."""
    t = Position().tower(OCHRE, follower).put(OCHRE, "town-hall-1", follower).actions()
    assert t.refused("act town-hall") == {"deed.space"}
    assert t.refused("act powder-tower") == {"deed.space"}

    t = Position().tower(OCHRE, follower, "knight").actions().play("act powder-tower")
    for deed in DEED.labels:
        assert t.refused(f"deed first {deed}") == {"deed.no-own"}

    neutral = follower.removeprefix("own-")
    t = at_town_hall(neutral).play("act town-hall", "deed first canalisation", "canalisation coin")
    assert t.standing(OCHRE, "town-hall") == ["", ""]


# Rewards


@rule("deed.reward", "deed.canalisation")
@pytest.mark.parametrize("deed", DEEDS)
def test_each_follower_given_is_rewarded_at_once(deed: str) -> None:
    coins, types = DEEDS[deed]
    first, second = types.split()[:2]
    t = at_town_hall(first, second)
    bank = t.s.bank
    t.play("act town-hall", f"deed first {deed}")
    assert t.s.coins == [5 + coins, 5, 5]
    t.play(f"deed second {deed}")
    assert t.s.coins == [5 + 2 * coins, 5, 5]
    assert t.s.bank == bank - 2 * coins


@rule("deed.reward", "deed.space")
@pytest.mark.parametrize("deed", DEEDS)
def test_what_each_deed_shows(deed: str) -> None:
    coins, types = DEEDS[deed]
    t = Position()
    assert sorted(t.free_in(deed)) == sorted(types.split())
    assert t.printed.deed_coins[DEED.labels.index(deed)] == coins


@rule("deed.canalisation", "deed.reward")
@pytest.mark.parametrize(("choice", "coins", "points"), [("coin", 1, 0), ("development", 0, 1)])
def test_the_canalisation_gives_a_coin_or_a_development_point(choice: str, coins: int, points: int) -> None:
    t = at_town_hall("boatman", t=Position(2)).play("act town-hall", "deed first canalisation")
    assert t.legal() == ["canalisation coin", "canalisation development"]
    assert t.s.coins == [5, 5]
    bank = t.s.bank
    t.play(f"canalisation {choice}")
    assert t.s.coins == [5 + coins, 5]
    assert t.s.bank == bank - coins
    assert t.markers(OCHRE) == ({"development": points} if points else {})


@rule("deed.canalisation")
def test_every_follower_of_the_canalisation_has_its_own_choice() -> None:
    """q.deed.reward-order: follower, reward; then the second follower."""
    t = at_town_hall("boatman", "trader").play("act town-hall", "deed first canalisation")
    assert t.asked() == "canalisation"
    t.play("canalisation coin")
    assert t.asked() == "deed"
    t.play("deed second canalisation", "canalisation development")
    assert t.s.coins[OCHRE] == 6
    assert t.markers(OCHRE) == {"development": 1}


@rule("deed.canalisation")
def test_what_the_canalisation_shows() -> None:
    t = Position()
    wanted = "boatman boatman boatman trader trader farmer farmer farmer craftsman craftsman"
    assert sorted(t.free_in("canalisation")) == sorted(wanted.split())


# Completing a deed


@rule("deed.complete", "deed.reward")
@pytest.mark.parametrize("deed", [*DEEDS, "canalisation"])
def test_who_fills_the_last_space_takes_the_citizen_beside_the_reward(deed: str) -> None:
    last = "trader" if deed == "canalisation" else DEEDS[deed][1].split()[-1]
    t = at_town_hall(last, t=Position().deed_left(deed, last), seat=LAPIS).play("act town-hall", f"deed first {deed}")
    if deed == "canalisation":
        t.play("canalisation coin")
    coins = 1 if deed == "canalisation" else DEEDS[deed][0]
    assert t.citizens_of(LAPIS) == [citizen_of(deed)]
    assert t.s.citizen.count(ON_BOARD) == CITIZENS - 1
    assert t.s.coins[LAPIS] == 5 + coins


@rule("deed.complete", "deed.reward")
def test_while_a_space_is_free_the_citizen_stays() -> None:
    """Only the last counts, however much others gave."""
    t = Position().deed_left("peace-treaty", "monk", "knight", "scholar").put(OCHRE, "town-hall-1", "monk")
    t.put(OCHRE, "town-hall-2", "knight").put(LAPIS, "town-hall-1", "scholar").actions()
    t.play("act town-hall", "deed first peace-treaty", "deed second peace-treaty")
    assert t.citizens_of(OCHRE) == []
    t.play("act town-hall", "deed first peace-treaty")
    assert t.citizens_of(LAPIS) == [citizen_of("peace-treaty")]
    assert t.citizens_of(OCHRE) == []


@rule("deed.complete")
def test_one_action_may_complete_two_deeds() -> None:
    """q.deed.both-last-spaces: the same player gets both citizens."""
    t = Position().deed_left("astronomy", "trader").deed_left("cathedral", "monk")
    t = at_town_hall("trader", "monk", t=t).play("act town-hall", "deed first astronomy", "deed second cathedral")
    assert t.citizens_of(OCHRE) == [citizen_of("astronomy"), citizen_of("cathedral")]


@rule("deed.complete")
def test_the_last_two_spaces_of_one_deed_bring_one_citizen() -> None:
    """q.deed.both-last-spaces."""
    t = at_town_hall("scholar", "trader", t=Position().deed_left("astronomy", "scholar", "trader"))
    t.play("act town-hall", "deed first astronomy")
    assert t.citizens_of(OCHRE) == []
    t.play("deed second astronomy")
    assert t.citizens_of(OCHRE) == [citizen_of("astronomy")]


@rule("deed.stay")
def test_followers_given_to_deeds_return_neither_to_the_bag_nor_to_the_stock() -> None:
    t = at_town_hall("knight", "scholar", t=Position().track(OCHRE, knight=1, scholar=1))
    before, supply = t.lying, t.s.supply[:]
    t.play("act town-hall", "deed first city-wall", "deed second plague")
    assert t.in_bag(OCHRE) == list(OWN)
    assert t.s.supply == supply
    assert t.markers(OCHRE) == {"knight": 1, "scholar": 1}
    assert t.changed(before) == {"space", "deed", "coins", "bank"}


@rule("deed.stay")
def test_a_deed_keeps_its_followers_into_the_next_rounds() -> None:
    t = at_town_hall("knight").play("act town-hall", "deed first city-wall")
    left = t.free_in("city-wall")
    t.round().idle_until(round=7)
    assert t.free_in("city-wall") == left
    assert left.count("knight") == 2
