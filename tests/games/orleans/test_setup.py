"""Game preparation, from the closed box to the first decision."""

import pytest
from tests.games.orleans.position_builder import Position, rule

from fondaco.games.orleans.vocabulary import (
    BOATMAN_CITIZEN,
    CITIZENS,
    EVENT,
    FIRST_DEED_CITIZEN,
    FIRST_DEVELOPMENT_CITIZEN,
    FOLLOWER,
    GONE_GOODS,
    GOOD,
    IN_PILE,
    KNIGHT_CITIZEN,
    ON_BOARD,
    SEAT,
    STATION_CITIZEN,
    TOWN,
)
from fondaco.kernel import NATURE

BASIC = ("farmer", "boatman", "craftsman", "trader")
ADVANCED = ("knight", "scholar", "monk")
OWN = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]


def ready(players: int) -> Position:
    """Everything is prepared, and the followers of the first round are to be drawn."""
    return Position(players).prepare(first_player="ochre").idle_until("draw")


# For any number of players


@rule("setup.boards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_boards_begin_empty(players: int) -> None:
    t = ready(players)

    assert t.s.deed == list(t.printed.deed_spaces)
    assert t.s.station == [0] * len(TOWN)
    assert [t.manned(seat) for seat in range(players)] == [set()] * players
    assert [t.tiles_of(seat) for seat in range(players)] == [[]] * players
    assert (t.s.tower, t.s.bathhouse, t.s.unlaid, t.s.laid) == ([0, 0], [0, 0], [0] * players, [0] * players)


@rule("setup.player-kit")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_stations_a_merchant_followers_and_five_coins(players: int) -> None:
    t = ready(players)

    assert t.s.coins == [5] * players
    assert t.s.stations == [10] * players
    assert len(t.s.merchant) == len(t.s.bag) == players
    assert len(t.s.track) == 7 * players
    assert t.s.goods == [0] * (5 * players)
    assert [t.waiting(seat) for seat in range(players)] == [OWN] * players
    assert t.game.scores(t.s) == [5] * players


@rule("setup.player-kit")
def test_all_ten_stations_can_be_built_and_no_more() -> None:
    t = Position()
    for number in range(10):
        t.bag(0).merchant(0, TOWN.labels[number]).use("guildhall")
    assert (t.s.stations[0], t.s.stations_built(0)) == (0, 10)

    t.merchant(0, TOWN.labels[10]).fill(0, "guildhall").actions(0)

    assert t.refused("act guildhall") == {"station.supply"}


@rule("setup.markers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_markers_begin_on_the_first_space(players: int) -> None:
    t = ready(players)

    assert [t.markers(seat) for seat in range(players)] == [{}] * players
    assert [t.s.level(seat) for seat in range(players)] == [1] * players
    assert [t.s.draw_limit(seat) for seat in range(players)] == [4] * players


@rule("setup.follower-supply")
@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, [12, 6, 6, 6, 8, 8, 8]), (3, [14, 8, 8, 8, 11, 11, 11]), (4, [16, 10, 10, 10, 14, 14, 14])],
)
def test_neutral_followers_are_sorted_by_type(players: int, counts: list[int]) -> None:
    t = ready(players)

    assert t.s.supply == counts
    assert [t.in_bag(seat) for seat in range(players)] == [[]] * players


@rule("setup.coins")
@pytest.mark.parametrize(("players", "left"), [(2, 187), (3, 182), (4, 177)])
def test_the_remaining_coins_form_the_reserve(players: int, left: int) -> None:
    assert ready(players).s.bank == left


@rule("setup.technology")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_technology_tokens_are_stacked(players: int) -> None:
    assert ready(players).s.technology == 16


@rule("setup.hourglass")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lighter_pilgrimage_lies_on_top_of_the_shuffled_rest(players: int) -> None:
    t = Position(players).prepare(first_player="ochre").idle_until("hourglass")

    assert (t.s.round, t.asked_seat()) == (2, NATURE)  # nothing was left to chance in the first round
    assert EVENT.labels[t.s.event] == "pilgrimage"
    assert sum(t.s.hourglass) == 17
    assert t.chances() == {f"hourglass {event}": 2 if event == "pilgrimage" else 3 for event in EVENT.labels}


@rule("setup.citizens")
def test_fourteen_citizens_wait_for_somebody() -> None:
    t = ready(4)

    assert t.s.citizen == [ON_BOARD] * 14
    assert CITIZENS == 14


@rule("setup.citizens")
def test_citizens_lie_on_tracks_beside_deeds_and_one_aside() -> None:
    """Two on follower tracks, three on development, eight at deeds; the last is for the trading stations."""
    printed = Position().printed

    assert (printed.boatman_citizen, printed.knight_citizen, printed.development_citizens) == (5, 4, (3, 18, 28))
    assert (BOATMAN_CITIZEN, KNIGHT_CITIZEN, FIRST_DEVELOPMENT_CITIZEN) == (0, 1, 2)
    assert (FIRST_DEED_CITIZEN, STATION_CITIZEN) == (5, 13)


@rule("setup.citizens")
def test_the_citizens_of_the_tracks_are_met_on_their_steps() -> None:
    for step in range(5):
        t = Position().track(0, boatman=step).use("village", "recruit boatman")
        assert t.citizens_of(0) == ([BOATMAN_CITIZEN] if step == 4 else [])
        t = Position().track(0, knight=step).use("castle")
        assert t.citizens_of(0) == ([KNIGHT_CITIZEN] if step == 3 else [])
    for step in range(30):
        t = Position().track(0, development=step).use("scriptorium")
        found = {2: 2, 17: 3, 27: 4}.get(step)
        assert t.citizens_of(0) == ([found] if found else [])


@rule("setup.citizens")
def test_the_last_citizen_is_for_the_most_stations() -> None:
    t = Position().station(1, "blois").ending()

    assert t.citizens_of(1) == [STATION_CITIZEN]


@rule("setup.merchant")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_merchant_starts_in_orleans(players: int) -> None:
    t = ready(players)

    assert [t.town(seat) for seat in range(players)] == ["orleans"] * players


@rule("setup.goods")
@pytest.mark.parametrize(("players", "laid"), [(2, 43), (3, 48), (4, 52)])
def test_a_good_lies_on_every_goods_space_in_use(players: int, laid: int) -> None:
    t = ready(players)

    assert sum(good > 0 for good in t.s.on_map) == laid
    assert t.s.merchant == [0] * players


@rule("setup.goods")
def test_goods_are_drawn_one_by_one_each_token_alike() -> None:
    t = Position(4).prepare(first_player="ochre")
    assert t.chances() == {"lay grain": 24, "lay cheese": 21, "lay wine": 18, "lay wool": 15, "lay brocade": 12}

    t.play("* lay wine", "* lay brocade", "* lay wine")

    assert t.chances() == {"lay grain": 24, "lay cheese": 21, "lay wine": 16, "lay wool": 15, "lay brocade": 11}
    assert [GOOD.labels[good - 1] for good in t.s.on_map[:3]] == ["wine", "brocade", "wine"]
    assert not any(t.s.on_map[3:])


@rule("setup.goods")
def test_a_kind_of_which_none_is_left_is_drawn_no_more() -> None:
    t = Position(4).prepare(first_player="ochre").play(*["* lay brocade"] * 12)

    assert "lay brocade" not in t.chances()
    assert t.asked() == "lay"


@rule("setup.goods-reserve")
@pytest.mark.parametrize(("players", "left"), [(2, 35), (3, 36), (4, 38)])
def test_the_goods_not_laid_are_sorted_into_the_reserve(players: int, left: int) -> None:
    t = ready(players)

    assert sum(t.s.reserve) == left
    for good, count in enumerate(t.printed.good_count):
        on_map, gone = t.s.on_map.count(good + 1), t.s.gone[GONE_GOODS + good]
        assert t.s.reserve[good] == count - on_map - gone


@rule("setup.place-tiles")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_place_tiles_form_two_open_piles(players: int) -> None:
    t = ready(players)

    assert t.s.tile == [IN_PILE] * 20
    for seat in range(players):
        assert t.game.view(t.s, seat).tile == (IN_PILE,) * 20
    assert [t.printed.category.count(pile) for pile in (1, 2)] == [12, 8]


@rule("setup.start-followers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_round_is_planned_with_the_four_own_followers(players: int) -> None:
    t = ready(players)

    for seat in range(players):
        assert t.waiting(seat) == OWN
        assert t.in_bag(seat) == []
        assert t.legal(seat) == ["draw 0"]
        t.play("draw 0", seat=seat)
        assert t.legal(seat) == [*(f"plan {own}" for own in OWN), "plan ready"]


@rule("setup.first-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    """Ages are not known to us (q.setup.youngest)."""
    for seat in range(players):
        t = Position(players).prepare()
        assert t.asked_seat() == NATURE
        assert t.chances() == {f"first-player {colour}": 1 for colour in SEAT.labels[:players]}
        t.play(f"* first-player {SEAT.labels[seat]}")
        assert t.s.first_player == seat
        assert t.heard == ["first-player"]


@rule("setup.first-player")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_player(seat: int) -> None:
    t = Position(3).prepare(first_player=SEAT.labels[seat])

    assert t.s.first_player == seat
    assert t.heard == ["first-player"]
    assert t.asked() == "lay"


@rule("setup.first-player")
def test_somebody_who_does_not_sit_there_cannot_be_named() -> None:
    with pytest.raises(ValueError, match="nobody sits in verdigris when there are 2 players"):
        Position(2).prepare(first_player="verdigris")
    assert Position(3).prepare(first_player="verdigris").s.first_player == 2


# By the number of players


@rule("setup.4p")
def test_with_four_nothing_is_removed() -> None:
    t = ready(4)

    assert sum(t.s.supply) == 88
    assert sum(t.s.reserve) + sum(good > 0 for good in t.s.on_map) == 90
    assert 0 not in t.s.on_map
    assert t.s.gone == [0] * (13 + 4)


@rule("setup.3p.colour", "setup.2p.colours")
@pytest.mark.parametrize("players", [2, 3])
def test_own_followers_of_unused_colours_are_not_in_the_game(players: int) -> None:
    t = ready(players)

    own = range(FOLLOWER.labels.index("own-farmer"), len(FOLLOWER))
    assert sum(count for place, count in enumerate(t.s.market) if place % len(FOLLOWER) in own) == 4 * players
    assert sum(t.s.market) == 4 * players
    assert [sum(bag) for bag in t.s.bag] == [0] * players
    assert sum(t.s.supply) == {2: 54, 3: 71}[players]


@rule("setup.3p.basic-followers")
def test_with_three_two_of_each_basic_type_are_removed() -> None:
    assert [ready(3).in_supply(type_) for type_ in BASIC] == [14, 8, 8, 8]


@rule("setup.3p.advanced-followers")
def test_with_three_three_of_each_advanced_type_are_removed() -> None:
    assert [ready(3).in_supply(type_) for type_ in ADVANCED] == [11, 11, 11]


@rule("setup.2p.basic-followers")
def test_with_two_four_of_each_basic_type_are_removed() -> None:
    assert [ready(2).in_supply(type_) for type_ in BASIC] == [12, 6, 6, 6]


@rule("setup.2p.advanced-followers")
def test_with_two_six_of_each_advanced_type_are_removed() -> None:
    assert [ready(2).in_supply(type_) for type_ in ADVANCED] == [8, 8, 8]


@rule("setup.3p.goods")
def test_with_three_six_goods_leave_the_game() -> None:
    """They are drawn at random from all that are not on the map (q.setup.goods-removal)."""
    t = (
        Position(3)
        .prepare(first_player="ochre")
        .play(*["* lay grain"] * 24, *["* lay cheese"] * 21, *["* lay wine"] * 3)
    )
    assert t.chances() == {"discard wine": 15, "discard wool": 15, "discard brocade": 12}

    t.play("* discard wine", "* discard brocade", "* discard brocade", "* discard wool", "* discard wine")
    assert t.chances() == {"discard wine": 13, "discard wool": 14, "discard brocade": 10}
    t.play("* discard wine")

    assert t.s.round == 1
    assert t.s.reserve == [0, 0, 12, 14, 10]
    assert t.s.gone[GONE_GOODS : GONE_GOODS + 5] == [0, 0, 3, 1, 2]
    assert sum(t.s.reserve) + sum(good > 0 for good in t.s.on_map) == 84


@rule("setup.2p.goods")
def test_with_two_twelve_goods_leave_the_game() -> None:
    t = Position(2).prepare(first_player="ochre").idle_until("discard")

    for left in range(12, 0, -1):
        assert t.asked() == "discard"
        assert sum(t.s.reserve) == 35 + left
        t.play(next(iter(t.chances())))

    assert t.asked() == "draw"
    assert sum(t.s.gone[GONE_GOODS : GONE_GOODS + 5]) == 12
    assert sum(t.s.reserve) + sum(good > 0 for good in t.s.on_map) == 78


@rule("setup.4p")
def test_with_four_nobody_draws_goods_to_be_removed() -> None:
    t = (
        Position(4)
        .prepare(first_player="ochre")
        .play(*["* lay grain"] * 24, *["* lay cheese"] * 21, *["* lay wine"] * 7)
    )

    assert t.asked() == "draw"
    assert t.s.reserve == [0, 0, 11, 15, 12]


@rule("setup.3p.goods-spaces")
def test_with_three_the_four_spaces_marked_four_stay_empty() -> None:
    t = ready(3)

    empty = [least for good, least in zip(t.s.on_map, t.printed.goods_space_least, strict=True) if not good]
    assert empty == [4, 4, 4, 4]
    assert len(t.goods_between("road", "le-mans", "chartres")) == 1
    assert len(t.goods_between("road", "le-mans", "tours")) == 2


@rule("setup.2p.goods-spaces")
def test_with_two_the_nine_spaces_marked_three_or_four_stay_empty() -> None:
    t = ready(2)

    empty = [least for good, least in zip(t.s.on_map, t.printed.goods_space_least, strict=True) if not good]
    assert sorted(empty) == [3, 3, 3, 3, 3, 4, 4, 4, 4]
    assert len(t.goods_between("road", "le-mans", "chartres")) == 1
    assert len(t.goods_between("road", "le-mans", "tours")) == 1
