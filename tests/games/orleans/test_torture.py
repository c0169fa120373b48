"""Torture: what replaces coins that somebody owes and does not have."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, Position, rule

from fondaco.games.orleans.vocabulary import (
    GONE_GOODS,
    GONE_STATIONS,
    GONE_TECHNOLOGY,
    GOOD,
    LOST,
    TILE,
)

OWN = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]
COIN_SPACES = (7, 12, 25)


def poor(seat: int = OCHRE, players: int = 3) -> Position:
    """Somebody has nothing that torture takes: no station, no neutral follower in the bag, no step to go back."""
    return Position(players).coins(seat, 0).lost_stations(seat, 10)


def lost(t: Position, before: dict[str, object]) -> set[str]:
    """What has changed on the table, the things that have left the game not named."""
    assert "gone" in t.changed(before)
    return t.changed(before) - {"gone"}


# When it comes to torture


@rule("torture.when")
def test_who_cannot_pay_the_census_suffers_torture() -> None:
    t = Position().coins(OCHRE, 0).track(1, farmer=1).track(2, farmer=1).census()
    assert (t.asked(), t.asked_seat()) == ("torture", OCHRE)
    assert t.play("torture unbuilt-station").asked() == ""


@rule("torture.when")
@pytest.mark.parametrize(("event", "owed"), [("harvest", 5), ("taxes", 2)])
def test_who_cannot_pay_harvest_or_taxes_suffers_torture_for_every_missing_coin(event: str, owed: int) -> None:
    for coins in range(owed + 1):
        t = Position(2).coins(OCHRE, coins).coins(LAPIS, 5).goods(OCHRE, wool=6).event(event)
        assert t.s.coins[OCHRE] == 0
        for _ in range(owed - coins):
            assert (t.asked(), t.asked_seat()) == ("torture", OCHRE)
            t.play("torture unbuilt-station")
        assert t.asked() == ""
        assert t.s.stations[OCHRE] == 10 - (owed - coins)
        told = [dict(event.numbers) for event in t.s.heard or [] if event.key == "torture"]
        assert told == ([{"seat": OCHRE, "missing": owed - coins}] if coins < owed else [])


@rule("torture.coins-first")
@pytest.mark.parametrize("coins", [0, 1, 4])
def test_coins_are_paid_as_far_as_they_go(coins: int) -> None:
    """Nobody keeps a coin by suffering torture."""
    t = Position(2).coins(OCHRE, coins).coins(LAPIS, 9)
    bank = t.s.bank
    t.event("harvest")
    assert t.s.coins[OCHRE] == 0
    assert t.s.bank == bank + coins
    for _ in range(5 - coins):
        t.play("torture unbuilt-station")
    assert t.asked() == ""
    assert t.s.stations[OCHRE] == 10 - (5 - coins)


@rule("torture.coins-first")
def test_with_coins_enough_there_is_no_torture() -> None:
    t = Position(2).coins(OCHRE, 5).goods(OCHRE, brocade=1).event("harvest")
    assert t.asked() == ""
    assert t.s.coins[OCHRE] == 0
    assert "torture" not in t.heard


# What may be given


@rule("torture.substitutes")
def test_the_substitutes_are_chosen_freely_one_for_each_coin() -> None:
    """Example: who owes 5 coins and has none may give 1 follower, 2 trading stations and 2 development points."""
    t = Position(2).coins(OCHRE, 0).bag(OCHRE, "farmer", *OWN).station(OCHRE, "blois").track(OCHRE, development=5)
    t.event("harvest")
    t.play("torture follower", "* tortured farmer", "torture unbuilt-station", "torture station blois")
    t.play("torture development", "torture development")
    assert t.in_bag(OCHRE) == OWN
    assert (t.s.stations[OCHRE], t.s.stations_built(OCHRE)) == (8, 0)
    assert t.marker(OCHRE, "development") == 3
    assert t.asked() == ""


@rule("torture.substitutes", "torture.closed-list")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_all_that_torture_takes(seat: int) -> None:
    """What others have is no concern of it."""
    t = Position().coins(seat, 0).bag(seat, "knight").station(seat, "blois", "orleans").track(seat, development=2)
    t.goods(seat, cheese=1, brocade=2).tile(seat, "school", "laboratory").unlaid(seat, 1)
    t.technology(seat, "farm-boatman", "castle-trader", "laboratory-1")
    other = 1 - seat
    t.station(other, "tours", "orleans").goods(other, wool=1).tile(other, "library").technology(other, "ship-farmer")
    t.torture(seat, 3)
    assert t.asked_seat() == seat
    candidates = t.game.steps[t.s.frames[-1][0]].candidates(t.s, seat, 3)
    assert len(candidates) == len(set(candidates)) == len(t.legal())
    assert set(t.legal()) == {
        *("torture unbuilt-station", "torture station orleans", "torture station blois", "torture follower"),
        *("torture development", "torture good cheese", "torture good brocade", "torture tile school"),
        *("torture tile laboratory", "torture unlaid-technology", "torture technology farm"),
        *("torture technology castle", "torture technology laboratory"),
    }


@rule("torture.substitutes")
@pytest.mark.parametrize("missing", [1, 2, 5])
def test_one_item_replaces_one_coin(missing: int) -> None:
    t = Position().goods(OCHRE, grain=6).torture(OCHRE, missing)
    for _ in range(missing):
        assert t.asked() == "torture"
        t.play("torture good grain")
    assert t.asked() == ""
    assert t.goods_of(OCHRE) == {"grain": 6 - missing}


@rule("torture.substitutes")
def test_when_nothing_is_left_to_give_the_rest_of_the_debt_lapses() -> None:
    """q.torture.nothing-left."""
    t = poor().goods(OCHRE, wine=1).torture(OCHRE, 3).play("torture good wine")
    assert t.asked() == ""
    told = [dict(event.numbers) for event in t.s.heard or [] if event.key == "torture-lapses"]
    assert told == [{"seat": OCHRE, "missing": 2}]
    assert t.s.coins == [0, 5, 5]


@rule("torture.substitutes", "torture.station", "torture.follower", "torture.development")
@rule("torture.goods", "torture.place-tile", "torture.technology")
@pytest.mark.parametrize(
    "item",
    ["station", "unbuilt-station", "follower", "development", "good", "tile", "unlaid-technology", "technology"],
)
def test_each_substitute_alone_keeps_the_debt_alive(item: str) -> None:
    t = poor()
    if item == "unbuilt-station":
        t = Position().coins(OCHRE, 0).lost_stations(OCHRE, 9)
    elif item == "station":
        t = Position().coins(OCHRE, 0).lost_stations(OCHRE, 9).station(OCHRE, "blois")
    elif item == "follower":
        t.bag(OCHRE, "monk")
    elif item == "development":
        t.track(OCHRE, development=1)
    elif item == "good":
        t.goods(OCHRE, brocade=1)
    elif item == "tile":
        t.tile(OCHRE, "school")
    elif item == "unlaid-technology":
        t.unlaid(OCHRE, 1)
    else:
        t.technology(OCHRE, "castle-farmer")
    t.torture(OCHRE, 1)
    assert len(t.legal()) == 1
    assert t.legal()[0].startswith(f"torture {item}")


# Trading stations


@rule("torture.station")
def test_a_station_may_come_from_the_supply() -> None:
    t = Position().station(OCHRE, "blois").torture(OCHRE, 1)
    before = t.lying
    t.play("torture unbuilt-station")
    assert (t.s.stations[OCHRE], t.s.stations_built(OCHRE)) == (8, 1)
    assert lost(t, before) == {"stations"}


@rule("torture.station")
def test_a_station_may_be_one_already_built() -> None:
    """In Orléans the stations of others stay."""
    t = Position().station(OCHRE, "blois", "orleans").station(LAPIS, "orleans").torture(OCHRE, 1)
    before = t.lying
    t.play("torture station orleans")
    assert t.stations_in("orleans") == [LAPIS]
    assert t.stations_in("blois") == [OCHRE]
    assert (t.s.stations[OCHRE], t.s.stations_built(OCHRE), t.s.stations_built(LAPIS)) == (8, 1, 1)
    assert lost(t, before) == {"station"}


@rule("torture.station")
def test_only_an_own_station_can_be_given() -> None:
    t = Position().station(LAPIS, "blois").torture(OCHRE, 1)
    assert t.refused("torture station blois") == {"torture.closed-list"}
    assert t.refused("torture station tours") == {"torture.closed-list"}
    t = poor().unlaid(OCHRE, 1).torture(OCHRE, 1)
    assert t.refused("torture unbuilt-station") == {"torture.closed-list"}


# Followers


@rule("torture.follower")
def test_a_follower_is_drawn_at_random_among_the_neutral_ones_in_the_bag() -> None:
    """An own follower drawn would be drawn again: only the neutral ones can come up, each token alike."""
    t = Position().bag(OCHRE, "farmer", "farmer", "monk", *OWN).torture(OCHRE, 1).play("torture follower")
    assert t.chances() == {"tortured farmer": 2, "tortured monk": 1}
    before = t.lying
    t.play("* tortured farmer")
    assert t.in_bag(OCHRE) == ["farmer", "monk", *OWN]
    assert lost(t, before) == {"bag"}
    assert t.s.gone[0] == sum(t.s.gone) == 1
    assert t.asked() == ""


@rule("torture.follower")
def test_without_a_neutral_follower_in_the_bag_nobody_can_be_given() -> None:
    t = Position().bag(OCHRE, *OWN).market(OCHRE, "knight").fill(OCHRE, "farm").bag(LAPIS, "monk").torture(OCHRE, 1)
    assert t.refused("torture follower") == {"torture.follower"}


@rule("torture.follower")
def test_who_was_drawn_is_known_before_the_next_item_is_chosen() -> None:
    t = Position().bag(OCHRE, "knight", "farmer").torture(OCHRE, 2).play("torture follower", "* tortured knight")
    assert t.asked() == "torture"
    assert t.play("torture follower").chances() == {"tortured farmer": 1}


@rule("torture.follower")
@pytest.mark.parametrize("type_", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"])
def test_no_marker_goes_back_with_a_tortured_follower(type_: str) -> None:
    """q.torture.follower-track."""
    t = Position().bag(OCHRE, type_).track(OCHRE, **{type_: 2}).torture(OCHRE, 1)
    t.play("torture follower", f"* tortured {type_}")
    assert t.markers(OCHRE) == {type_: 2}


# Development


@rule("torture.development")
def test_a_development_point_moves_the_marker_one_space_back() -> None:
    t = Position().track(OCHRE, development=20).track(LAPIS, development=5).torture(OCHRE, 1)
    before = t.lying
    t.play("torture development")
    assert t.marker(OCHRE, "development") == 19
    assert t.marker(LAPIS, "development") == 5
    assert t.changed(before) == {"track"}


@rule("torture.development")
def test_the_level_falls_with_the_marker_and_citizens_stay() -> None:
    """q.development.level-down, q.development.citizen-again: the level can be won again."""
    t = Position().track(OCHRE, development=18).citizen(OCHRE, 3).torture(OCHRE, 4)
    for level in (4, 4, 4, 3):
        t.play("torture development")
        assert t.s.level(OCHRE) == level
    assert t.citizens_of(OCHRE) == [3]
    t.use("scriptorium")
    assert t.s.level(OCHRE) == 4


@rule("torture.development-limit")
@pytest.mark.parametrize("space", range(31))
def test_the_marker_goes_neither_onto_nor_behind_a_space_with_coins(space: int) -> None:
    t = Position().track(OCHRE, development=space).torture(OCHRE, 1)
    allowed = space > 0 and space not in COIN_SPACES and space - 1 not in COIN_SPACES
    assert t.refused("torture development") == (set() if allowed else {"torture.development-limit"})


@rule("torture.development-limit")
def test_no_number_of_steps_leads_back_behind_coins() -> None:
    t = Position().track(OCHRE, development=10).torture(OCHRE, 5).play("torture development", "torture development")
    assert t.marker(OCHRE, "development") == 8
    assert t.refused("torture development") == {"torture.development-limit"}


# Goods, tiles and technology


@rule("torture.goods")
@pytest.mark.parametrize("good", GOOD.labels)
def test_a_good_of_any_kind_may_be_given(good: str) -> None:
    t = Position().goods(OCHRE, **{good: 2}).goods(LAPIS, grain=1, wool=1).torture(OCHRE, 1)
    assert {move for move in t.legal() if "good" in move} == {f"torture good {good}"}
    before = t.lying
    t.play(f"torture good {good}")
    assert t.goods_of(OCHRE) == {good: 1}
    assert lost(t, before) == {"goods"}


@rule("torture.place-tile", "torture.removed")
@pytest.mark.parametrize("tile", TILE.labels)
def test_an_own_place_tile_may_be_given(tile: str) -> None:
    t = Position().tile(OCHRE, tile).torture(OCHRE, 1)
    before = t.lying
    t.play(f"torture tile {tile}")
    assert t.tiles_of(OCHRE) == []
    assert t.s.tile[TILE.labels.index(tile)] == LOST
    assert t.changed(before) == {"tile"}
    assert t.asked() == ""


@rule("torture.place-tile")
def test_neither_the_tiles_of_others_nor_those_in_the_piles_can_be_given() -> None:
    t = Position().tile(LAPIS, "school").torture(OCHRE, 1)
    assert t.refused("torture tile school") == {"torture.closed-list"}
    assert t.refused("torture tile library") == {"torture.closed-list"}


@rule("torture.place-tile", "own-followers.never-lost")
def test_followers_on_a_tile_given_up_go_into_the_bag_and_technology_leaves_with_it() -> None:
    """q.torture.tile-contents: all of it is one item."""
    t = Position().tile(OCHRE, "hospital").technology(OCHRE, "hospital-2").put(OCHRE, "hospital-1", "own-boatman")
    t.fill(OCHRE, "farm").bag(OCHRE, "own-farmer").torture(OCHRE, 1)
    technology = t.s.technology
    t.play("torture tile hospital")
    assert t.in_bag(OCHRE) == ["own-farmer", "own-boatman"]
    assert t.standing(OCHRE, "hospital") == ["", ""]
    assert t.standing(OCHRE, "farm") == ["boatman", "craftsman"]
    assert t.s.gone[GONE_TECHNOLOGY] == 1
    assert t.s.technology == technology
    assert t.asked() == ""


@rule("torture.place-tile")
def test_followers_of_a_tower_given_up_go_to_the_market_as_far_as_it_has_room() -> None:
    """q.powder-tower.lost."""
    seven = ("farmer",) * 3 + ("knight",) * 4
    t = Position().tower(OCHRE, "monk", "own-trader").market(OCHRE, *seven).bag(OCHRE).torture(OCHRE, 1)
    t.play("torture tile powder-tower")
    assert t.waiting(OCHRE) == [*seven, "monk"]
    assert t.in_bag(OCHRE) == ["own-trader"]
    assert t.in_tower() == ["", ""]


@rule("torture.place-tile")
def test_the_tower_of_another_keeps_its_followers_when_a_tile_is_given_up() -> None:
    t = Position().tower(LAPIS, "monk").tile(OCHRE, "school").torture(OCHRE, 1).play("torture tile school")
    assert t.in_tower() == ["monk", ""]


@rule("torture.technology")
def test_a_technology_token_beside_the_board_may_be_given() -> None:
    t = Position().unlaid(OCHRE, 2).torture(OCHRE, 1)
    before = t.lying
    t.play("torture unlaid-technology")
    assert t.s.unlaid[OCHRE] == 1
    assert lost(t, before) == {"unlaid"}
    assert Position().unlaid(LAPIS, 1).torture(OCHRE, 1).refused("torture unlaid-technology") == {"torture.closed-list"}


@rule("torture.technology")
@pytest.mark.parametrize(("place", "space"), [("castle", "castle-farmer"), ("hospital", "hospital-1")])
def test_a_technology_token_already_laid_may_be_given_and_its_space_is_free_again(place: str, space: str) -> None:
    """Whoever stands beside it stays."""
    t = Position().tile(OCHRE, "hospital").technology(OCHRE, space).fill(OCHRE, place).torture(OCHRE, 1)
    before, row = t.lying, t.standing(OCHRE, place)
    t.play(f"torture technology {place}")
    assert t.standing(OCHRE, place) == ["" if token == "technology" else token for token in row]
    assert lost(t, before) == {"space"}
    assert t.s.gone[GONE_TECHNOLOGY] == 1


@rule("torture.technology")
def test_technology_is_given_where_it_lies_and_by_its_owner() -> None:
    t = Position().technology(LAPIS, "castle-farmer").fill(OCHRE, "ship").torture(OCHRE, 1)
    assert t.refused("torture technology castle") == {"torture.closed-list"}
    assert t.refused("torture technology ship") == {"torture.closed-list"}


# Nothing else, and for good


@rule("torture.closed-list")
def test_nothing_else_can_be_given() -> None:
    """Citizens, own followers, followers outside the bag and places of the board are left alone."""
    t = poor().citizen(OCHRE, 0, 5, 6).bag(OCHRE, *OWN).market(OCHRE, "knight", "monk").fill(OCHRE, "farm", "village")
    t.track(OCHRE, farmer=3, knight=2)
    before = t.lying
    t.torture(OCHRE, 4)
    assert t.asked() == ""
    assert t.changed(before) == set()
    assert "torture-lapses" in t.heard


@rule("torture.closed-list", "torture.station", "torture.goods", "torture.place-tile", "torture.technology")
@pytest.mark.parametrize(
    "item",
    [
        *("unbuilt-station", "station orleans", "station blois", "station le-blanc", "good wine", "good brocade"),
        *("tile haystack", "tile school", "tile laboratory", "unlaid-technology", "technology farm"),
        "technology laboratory",
    ],
)
def test_nobody_gives_what_he_does_not_have(item: str) -> None:
    """Whatever others have of it."""
    t = poor().goods(OCHRE, cheese=1).goods(LAPIS, grain=1, wine=1).station(LAPIS, "orleans", "blois")
    t.tile(LAPIS, "school").unlaid(LAPIS, 1).technology(LAPIS, "farm-boatman").torture(OCHRE, 1)
    assert t.refused(f"torture {item}") == {"torture.closed-list"}


@rule("torture.removed", "torture.development", "torture.station", "torture.goods", "torture.technology")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_what_is_lost_by_torture_returns_to_no_stock(seat: int) -> None:
    """And nobody else loses anything, nor does anything of another sort go with it."""
    t = Position(2)
    for player in range(2):
        t.station(player, "orleans").bag(player, "knight").goods(player, cheese=1, wine=2).unlaid(player, 2)
        t.technology(player, "castle-farmer").track(player, development=5)
    t.station(seat, "blois", "tours").tile(seat, "library", "haystack").torture(seat, 8)
    stocks = (t.s.supply[:], t.s.reserve[:], t.s.technology, t.s.bank)

    t.play("torture unbuilt-station", "torture station blois", "torture follower", "* tortured knight")
    t.play("torture good wine", "torture tile library", "torture unlaid-technology", "torture technology castle")

    assert (t.s.supply, t.s.reserve, t.s.technology, t.s.bank) == stocks
    assert [t.marker(player, "development") for player in range(2)] == [5, 5]
    lost = {player: int(player == seat) for player in range(2)}
    assert [t.stations_in("orleans"), t.stations_in("blois"), t.stations_in("tours")] == [[0, 1], [], [seat]]
    for player in range(2):
        assert t.goods_of(player) == {"cheese": 1, "wine": 2 - lost[player]}
        assert t.s.unlaid[player] == 2 - lost[player]
        assert t.standing(player, "castle")[0] == ("" if lost[player] else "technology")
        assert t.in_bag(player) == ([] if lost[player] else ["knight"])
        assert t.s.stations[player] == 9 - 3 * lost[player]
        assert t.s.stations_built(player) == 1 + lost[player]
        assert t.s.gone[GONE_STATIONS + player] == 2 * lost[player]
    assert t.tiles_of(seat) == ["haystack"]
    assert t.s.tile[TILE.labels.index("library")] == LOST
    assert t.s.gone[4] == t.s.gone[GONE_GOODS + GOOD.labels.index("wine")] == 1
    assert t.s.gone[GONE_TECHNOLOGY] == 2
    assert sum(t.s.gone) == 6

    t.play("torture development")

    assert [t.marker(player, "development") for player in range(2)] == [5 - lost[player] for player in range(2)]
    assert sum(t.s.gone) == 6


@rule("torture.removed")
def test_a_tile_lost_by_torture_is_not_to_be_had_again() -> None:
    t = Position(2).tile(OCHRE, "winery").torture(OCHRE, 1).play("torture tile winery")
    t.use("village", "recruit trader", seat=LAPIS)
    assert t.refused("take-tile winery") == {"component.place-tiles"}
    assert "take-tile haystack" in t.legal()


@rule("torture.removed")
def test_technology_lost_by_torture_makes_no_other_available() -> None:
    """q.supply.technology-after-torture."""
    t = Position(2).unlaid(OCHRE, 1).technology_left(0).torture(OCHRE, 1).play("torture unlaid-technology")
    t.tile(LAPIS, "laboratory").fill(LAPIS, "laboratory").actions(LAPIS)
    assert t.refused("act laboratory") == {"supply.limited"}


@rule("torture.removed")
def test_development_points_can_be_gained_again() -> None:
    t = Position().track(OCHRE, development=3).torture(OCHRE, 1).play("torture development").use("scriptorium")
    assert t.marker(OCHRE, "development") == 3


@rule("torture.removed", "torture.technology")
def test_after_the_first_token_was_lost_the_next_may_lie_anywhere() -> None:
    """q.tech.first-after-loss: unless it was lost before it was laid."""
    t = Position().technology(OCHRE, "castle-farmer").torture(OCHRE, 1).play("torture technology castle")
    t.unlaid(OCHRE, 1).laying()
    assert t.refused("technology castle-boatman") == set()

    t = Position().unlaid(OCHRE, 2).torture(OCHRE, 1).play("torture unlaid-technology").laying()
    assert t.refused("technology castle-boatman") == {"tech.first-farmer"}
