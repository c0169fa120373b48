"""Players, forces at the start, and the eight phases of a turn."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.vocabulary import (
    CARD,
    ENDING,
    MARY_CAPTURED,
    NOT_YET,
    PHASE,
    PLACE,
    SHIP,
    SHIPS,
    SPACE,
    UNIT,
    UNITS,
    WAITING,
)

T = VirginQueenGame().printed


# Players and sides


@rule("enterprise.players")
def test_two_or_three_play() -> None:
    assert list(VirginQueenGame.players) == [2, 3]


@rule("enterprise.players")
@pytest.mark.parametrize(("players", "seats"), [(3, [0, 1, 2]), (2, [0, 1, 1])])
def test_with_two_players_england_plays_the_rebels_too(players: int, seats: list[int]) -> None:
    t = Position.start(players)
    assert [t.s.seat_of(power) for power in (SPAIN, ENGLAND, REBELS)] == seats
    assert t.s.powers_of(1) == ([ENGLAND] if players == 3 else [ENGLAND, REBELS])


@rule("enterprise.players", "enterprise.points")
@pytest.mark.parametrize("players", [2, 3])
def test_points_at_the_start_depend_on_the_number_of_players(players: int) -> None:
    t = Position.start(players)
    given = T.points[players - 2]
    assert t.s.vp == list(given)
    assert t.game.scores(t.s) == (list(given) if players == 3 else [given[0], given[1] + given[2]])


@rule("enterprise.players", "enterprise.alliance")
def test_the_two_powers_of_one_player_are_allies_from_the_start() -> None:
    assert Position.start(2).s.allied == 1
    assert Position.start(3).s.allied == 0


@rule("enterprise.sides")
def test_nobody_is_at_war_at_the_start() -> None:
    assert Position.start().s.war == [0, 0, 0]


# What lies on the map


@rule("enterprise.forces")
def test_forces_come_out_of_the_box() -> None:
    t = Position.start()
    for space, unit, count in T.garrisons:
        assert t.units_in(SPACE.labels[space])[UNIT.labels[unit]] == count
    for place, ship, count in T.squadrons:
        assert t.ships_at(PLACE.labels[place])[SHIP.labels[ship]] == count
    assert sum(t.s.units) == sum(count for *_, count in T.garrisons)
    assert sum(t.s.ships) == sum(count for *_, count in T.squadrons)
    for unit, box in enumerate((*T.regulars, T.cavalry)):
        assert t.s.reserve_units[unit] + sum(t.s.units[unit::UNITS]) == box
    for ship, box in enumerate(T.ships):
        assert t.s.reserve_ships[ship] + sum(t.s.ships[ship::SHIPS]) == box
    assert t.s.armada_level == 0 and t.s.armada_at == -1


@rule("enterprise.forces")
def test_the_rebels_start_without_anything_on_the_map() -> None:
    t = Position.start()
    assert not any(t.s.units[UNIT.labels.index("rebel-regular") :: UNITS])
    assert REBELS not in t.s.control
    assert t.s.capital == [SPACE.labels.index("madrid"), SPACE.labels.index("london"), -1]


@rule("enterprise.people")
def test_those_due_earlier_wait_and_the_others_are_yet_to_come() -> None:
    t = Position.start()
    waiting = {"mansfeld", "santa-cruz", "leicester", "drake", "hawkins"}
    assert {name for name in waiting if t.where(name) == WAITING} == waiting
    assert [t.where(name) for name in ("parma", "orange", "la-marck")] == [NOT_YET] * 3
    assert t.told("arrives") == []
    assert Position.start(start="turn-2").where("mansfeld") == WAITING


@rule("enterprise.espionage", "enterprise.jesuits")
def test_one_jesuit_is_in_england_mary_is_captive_and_england_has_its_ciphers_and_a_spy() -> None:
    t = Position.start()
    assert t.s.jesuits == [T.jesuits - 1, 1, 0]
    assert t.s.mary == MARY_CAPTURED
    assert t.s.elizabeth == 1
    assert t.s.informant == [0, 0, 0, 1, 0, 0, 0, 0, 0]  # England's with Spain
    assert t.s.science == [0, 0, 1, 0, 0, 0]  # England knows Cryptography


@rule("enterprise.riches")
def test_all_treasures_are_in_the_pool_before_the_first_deal() -> None:
    t = Position.start()
    assert t.s.treasure[-6:-3] == list(T.treasures)
    assert sum(t.s.treasure) == sum(T.treasures)


@rule("enterprise.turns")
@pytest.mark.parametrize(("start", "turns"), [("turn-3", (3, 6)), ("turn-2", (2, 5))])
def test_turns_3_to_6_are_played_or_2_to_5(start: str, turns: tuple[int, int]) -> None:
    t = Position.start(start=start)
    assert (t.s.turn, t.s.last_turn) == turns
    t.idle_until()
    assert [told["turn"] for told in t.told("turn")] == list(range(turns[0], turns[1] + 1))
    assert t.s.over and ENDING.labels[t.s.ending] == "points"


@rule("enterprise.turns", "enterprise.deck")
def test_cards_of_turn_3_are_not_in_a_game_that_starts_earlier() -> None:
    early = Position.start(start="turn-2").idle_until("draw")
    later = Position.start().idle_until("draw")
    assert sum(early.s.deck) == sum(T.card_counts[:5])
    assert [early.s.deck[CARD.labels.index(card)] for card in ("cipher-key", "hand-pistols", "mary")] == [0, 0, 0]
    assert [later.s.deck[CARD.labels.index(card)] for card in ("cipher-key", "hand-pistols", "mary")] == [1, 0, 1]
    assert later.s.removed[CARD.labels.index("hand-pistols")] == 1
    assert sum(later.s.deck) + sum(later.s.removed) == sum(early.s.deck) + sum(early.s.removed) == sum(T.card_counts)


@rule("piracy.europe.even-split", "espionage.rebellion.plus-two")
def test_a_table_may_agree_on_other_readings() -> None:
    usual = Position.start()
    assert (usual.s.rolled_conversions, usual.s.raider_chooses) == (0, 0)
    other = Position.start(plot_conversions="rolled", piracy_rewards="raider")
    assert (other.s.rolled_conversions, other.s.raider_chooses) == (1, 1)
    assert VirginQueenGame.settings.keys() == {"start", "plot-conversions", "piracy-rewards"}


# The turn


@rule("sequence.order")
def test_a_turn_has_eight_phases_in_fixed_order() -> None:
    t = Position.start().idle_until(turn=4)
    assert [PHASE.labels[told["phase"]] for told in t.told("phase")][:8] == list(PHASE.labels)
    assert {told["turn"] for told in t.told("phase")[:8]} == {3}


@rule("sequence.order", "powers.six", "sequence.4.impulse-order")
def test_of_the_six_powers_three_are_played_and_the_ottoman_raids() -> None:
    t = Position.start().idle_until("impulse")
    assert "ottoman" in t.heard
    t.play("impulse pass", "impulse pass", "impulse pass")
    assert [told["power"] for told in t.told("passes")] == [SPAIN, ENGLAND, REBELS]


@rule("sequence.1.cards")
def test_the_card_phase_has_five_steps_in_order() -> None:
    t = Position.start()
    t.idle_until("draw")
    for name in ("draw", "treasure"):
        assert t.asked() == name
        while t.asked() == name:
            t.play(next(iter(t.chances())))
    assert t.asked() == "negotiate"
    keys = [key for key in t.heard if key in ("turn", "new-card", "dealt")]
    assert keys == ["turn", "new-card", "new-card", "dealt", "dealt", "dealt"]
    t.idle_until(turn=4).idle_until("treasure")
    keys = [key for key in t.heard if key in ("turn", "arrives", "fortress", "new-card", "dealt")]
    assert keys[keys.index("turn", 1) :][:5] == ["turn", "arrives", "fortress", "new-card", "dealt"]


@rule("sequence.3.hre-preference", "powers.six")
def test_the_empire_is_not_played_and_has_no_preference_to_fix() -> None:
    t = Position.start().idle_until("impulse")
    assert not any("preference" in key for key in t.heard)
