"""What players know, and what they do not."""

import random

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.vocabulary import (
    FIRST_OWN,
    FOLLOWER,
    FOLLOWERS,
    FRESH,
    GONE_STATIONS,
    POWDER_TOWER,
    TECHNOLOGY,
    TYPES,
)
from fondaco.kernel.view import freeze

SPECTATOR = -1
EVERYBODY = (OCHRE, LAPIS, VERDIGRIS, SPECTATOR)
OWN = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")


def table() -> Position:
    """Something of everything: Ochre acts, and all have followers in bags, in markets and on places."""
    t = Position(3).bag(OCHRE, "knight", "monk", *OWN).bag(LAPIS, "scholar", "farmer", "farmer", *OWN[:2])
    t.bag(VERDIGRIS, *OWN[1:]).market(LAPIS, "boatman", "own-craftsman").tower(VERDIGRIS, "own-farmer", "monk")
    t.put(LAPIS, "castle-trader", "own-trader").fill(OCHRE, "farm").fill(VERDIGRIS, "ship")
    t.technology(OCHRE, "castle-farmer").unlaid(LAPIS, 1).tile(OCHRE, "school", "bathhouse").goods(LAPIS, wine=2)
    t.coins(OCHRE, 8).track(OCHRE, knight=1, development=4).citizen(OCHRE, 2).station(LAPIS, "blois")
    t.merchant(LAPIS, "blois").on_map("road", "orleans", "chartres", "wool").deed_left("astronomy", "scholar")
    t.s.gone[0] = 1  # a farmer has left the game; a scholar and a trader have gone to the deed
    for type_ in ("farmer", "scholar", "trader"):
        t.s.supply[FOLLOWER.labels.index(type_)] -= 1
    return t.actions()


def counts(*followers: str) -> tuple[int, ...]:
    return tuple(followers.count(follower) for follower in FOLLOWER.labels)


def neutral(t: Position) -> list[int]:
    """How many neutral followers of each type are anywhere in the game."""
    s = t.s
    total = [s.supply[type_] + s.gone[type_] for type_ in range(TYPES)]
    for type_ in range(TYPES):
        total[type_] += sum(t.printed.deed_spaces[type_::TYPES]) - sum(s.deed[type_::TYPES])
        total[type_] += sum(bag[type_] for bag in s.bag) + sum(s.market[type_::FOLLOWERS])
        total[type_] += s.tower.count(type_ + 1) + s.bathhouse.count(type_ + 1)
        total[type_] += sum(token % FRESH == type_ + 1 for token in s.space if token != TECHNOLOGY)
    return total


# What is seen


@rule("bag.check")
def test_everybody_may_look_into_the_own_bag_at_any_time() -> None:
    """Also in another player's turn."""
    t = table()
    assert t.game.view(t.s, OCHRE).bag == counts("knight", "monk", *OWN)
    assert t.game.view(t.s, LAPIS).bag == counts("scholar", "farmer", "farmer", *OWN[:2])
    assert t.game.view(t.s, VERDIGRIS).bag == counts(*OWN[1:])


@rule("bag.check")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_other_bags_only_the_number_of_followers_is_shown(seat: int) -> None:
    """q.information.public."""
    t = table()
    assert t.game.view(t.s, seat).bag_totals == (6, 5, 3)
    assert t.game.view(t.s, SPECTATOR).bag == ()


@rule("bag.check")
@pytest.mark.parametrize("seat", [LAPIS, VERDIGRIS, SPECTATOR])
def test_other_followers_in_a_bag_make_no_difference_to_what_others_see(seat: int) -> None:
    one, other = table(), table()
    other.bag(OCHRE, "knight", "knight", *OWN)
    other.s.supply[:] = one.s.supply
    assert one.game.view(one.s, seat) == other.game.view(other.s, seat)
    assert one.game.view(one.s, OCHRE) != other.game.view(other.s, OCHRE)


@rule("bag.check")
def test_all_but_the_bags_is_open_to_everybody() -> None:
    """q.information.public, q.events.remaining: coins, goods, citizens, the tiles left in the stack, all of it."""
    t = table()
    hidden = {name for name, how in t.s.VISIBLE.items() if how != "public"} - {"printed"}
    assert hidden == {"bag"}
    for seat in EVERYBODY:
        view = t.game.view(t.s, seat)
        for name in set(t.s.VISIBLE) - {"printed", "bag"}:
            assert getattr(view, name) == freeze(getattr(t.s, name))


@rule("bag.check")
def test_the_rules_can_be_asked_of_what_a_view_shows() -> None:
    t = table()
    s = t.game.known(t.game.view(t.s, SPECTATOR))
    assert (s.has(OCHRE, 25), s.has(LAPIS, 25), s.has(LAPIS, 3)) == (True, False, True)
    assert [s.marker(OCHRE, track) for track in range(7)] == [0, 0, 0, 0, 1, 0, 4]
    waiting = [FOLLOWER.labels[kind] for kind, count in enumerate(s.waiting_kinds(LAPIS)) for _ in range(count)]
    assert waiting == ["boatman", "own-craftsman"]
    assert (s.tower_of(VERDIGRIS), s.tower_of(OCHRE)) == (t.s.tower, [])
    assert [s.stations_built(seat) for seat in range(3)] == [0, 1, 0]
    for seat in EVERYBODY[:3]:
        assert (s.waiting(seat), s.room(seat), s.level(seat)) == (t.s.waiting(seat), t.s.room(seat), t.s.level(seat))
        assert s.standing(seat) == t.s.standing(seat)


@rule("bag.check")
def test_what_a_view_hides_stays_unknown() -> None:
    t = table()
    assert t.game.known(t.game.view(t.s, SPECTATOR)).bag == [[0] * FOLLOWERS] * 3
    own = t.game.known(t.game.view(t.s, LAPIS)).bag
    assert (own[OCHRE], own[LAPIS]) == ([0] * FOLLOWERS, t.s.bag[LAPIS])


@rule("bag.check")
def test_lost_stations_and_the_turn_order_are_known() -> None:
    t = Position(4, first=2).lost_stations(1, 3).station(1, "blois", "tours")
    s = t.game.known(t.game.view(t.s, 0))
    assert (s.stations_built(1), s.gone[GONE_STATIONS + 1]) == (2, 3)
    assert s.turn_order() == [2, 3, 0, 1]


# What is imagined


@rule("bag.check", "own-followers.never-lost")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_imagined_position_agrees_with_all_a_seat_knows(seat: int) -> None:
    t = table()
    view = t.game.view(t.s, seat)
    for seed in range(20):
        imagined = t.game.imagine(view, random.Random(seed).random)
        assert t.game.view(imagined, seat) == view
        thought = Position(3)
        thought.s = imagined
        assert neutral(thought) == neutral(t) == list(t.printed.follower_count[3])
        for other in range(3):
            assert imagined.bag[other][FIRST_OWN:] == t.s.bag[other][FIRST_OWN:]


@rule("bag.check")
def test_unseen_followers_are_imagined_in_every_possible_way() -> None:
    """Of the five in bags that Verdigris cannot see, any two may be Ochre's."""
    t = table()
    view = t.game.view(t.s, VERDIGRIS)
    chance = random.Random(5).random
    seen = {tuple(t.game.imagine(view, chance).bag[OCHRE][:FIRST_OWN]) for _ in range(300)}
    unseen = ["farmer", "farmer", "knight", "scholar", "monk"]
    pairs = {(a, b) for a in range(5) for b in range(5) if a < b}
    assert seen == {counts(unseen[a], unseen[b])[:FIRST_OWN] for a, b in pairs}


@rule("bag.check")
def test_an_imagined_bag_does_not_know_the_true_one() -> None:
    """The same view and the same chance give the same thought, whatever is really in the other bags."""
    one, other = table(), table()
    other.s.bag[OCHRE][4], other.s.bag[LAPIS][4] = 0, 1
    other.s.bag[OCHRE][5], other.s.bag[LAPIS][5] = 1, 0
    thoughts = [t.game.imagine(t.game.view(t.s, VERDIGRIS), random.Random(3).random) for t in (one, other)]
    assert thoughts[0].bag == thoughts[1].bag


@rule("bag.check")
def test_while_all_plan_a_position_can_be_imagined_and_played_on() -> None:
    """Who still has something to do is known, but not what; it is imagined to be planning."""
    t = Position(3).market(OCHRE, "farmer", "own-boatman").bag(OCHRE, *OWN[2:], "own-farmer").market(LAPIS, "monk")
    t.bag(LAPIS, "knight", *OWN).followers().play("draw 0", "plan farmer", "send castle-farmer", seat=OCHRE)
    view = t.game.view(t.s, OCHRE)
    imagined = t.game.imagine(view, random.Random(1).random)
    assert t.game.view(imagined, OCHRE) == view
    assert imagined.bag == t.s.bag
    thought = Position(3)
    thought.s = imagined
    assert neutral(thought) == list(t.printed.follower_count[3])
    thought.play("plan ready", seat=OCHRE).play("plan ready", seat=LAPIS).play("plan ready", seat=VERDIGRIS)
    assert thought.on_space(OCHRE, "castle-farmer") == "farmer"
    assert thought.s.sides == []


@rule("bag.check")
def test_followers_just_drawn_by_the_bathhouse_are_known() -> None:
    t = Position(2).bag(OCHRE, "knight", "farmer", *OWN).bag(LAPIS, "monk", *OWN).tile(OCHRE, "bathhouse")
    t.use("bathhouse", "* bathhouse-draw knight", "* bathhouse-draw own-trader")
    assert not t.s.has(OCHRE, POWDER_TOWER)
    for seat in (OCHRE, LAPIS, SPECTATOR):
        imagined = t.game.imagine(t.game.view(t.s, seat), random.Random(2).random)
        assert imagined.bathhouse == t.s.bathhouse
        assert imagined.bag[OCHRE][FIRST_OWN:] == [1, 1, 1, 0]
        thought = Position(2)
        thought.s = imagined
        assert neutral(thought) == list(t.printed.follower_count[2])
