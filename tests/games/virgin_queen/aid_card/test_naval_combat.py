"""Naval combat: dice by ship and sea, losses two by two, the odd hit and the winner."""

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, hit, law_of, margin, numbers, refused, rows, rule

from fondaco.games.virgin_queen.aid_card.naval_combat import (
    ATLANTIC,
    MEDITERRANEAN,
    Fleet,
    naval_defence_dice,
    naval_dice,
    naval_losses,
    sea_fight,
)

GALLEONS = {"galleons": 1, "defend_galleons": 1}


def galleons(ships: int, corsairs: int = 0) -> Fleet:
    return Fleet(corsairs, 0, ships, 0)


@rule("naval.dice.corsair")
def test_a_corsair_has_one_die_in_every_sea() -> None:
    for sea in (ATLANTIC, MEDITERRANEAN):
        assert naval_dice(Fleet(3, 0, 0, 0), sea, 0) == 3
        assert dice("naval-combat", galleons=0, corsairs=2, sea=sea)["attack"] == 2
        assert dice("naval-combat", defend_galleons=0, defend_corsairs=2, sea=sea)["defence"] == 2


@rule("naval.dice.corsair")
def test_the_other_reading_of_the_corsair_is_the_atlantic_only() -> None:
    assert naval_dice(Fleet(3, 0, 1, 0), MEDITERRANEAN, 0, corsairs_fight=False) == 2
    both = {"corsairs": 2, "defend_corsairs": 3, **GALLEONS, "corsairs_read": 1}
    assert dice("naval-combat", **both, sea=MEDITERRANEAN) == {"attack": 2, "defence": 2}
    assert dice("naval-combat", **both, sea=ATLANTIC) == {"attack": 4, "defence": 5}


@rule("naval.dice.galley")
def test_a_galley_has_one_die_in_the_atlantic_and_two_in_the_mediterranean() -> None:
    assert naval_dice(Fleet(0, 3, 0, 0), ATLANTIC, 0) == 3
    assert naval_dice(Fleet(0, 3, 0, 0), MEDITERRANEAN, 0) == 6
    assert dice("naval-combat", galleons=0, galleys=3, sea=ATLANTIC)["attack"] == 3
    assert dice("naval-combat", galleons=0, galleys=3, sea=MEDITERRANEAN)["attack"] == 6
    assert dice("naval-combat", defend_galleons=0, defend_galleys=3, sea=MEDITERRANEAN)["defence"] == 6


@rule("naval.dice.galleon")
def test_galleons_of_both_kinds_have_two_dice_everywhere() -> None:
    for sea in (ATLANTIC, MEDITERRANEAN):
        assert naval_dice(galleons(3), sea, 0) == 6
        assert dice(
            "naval-combat", galleons=1, race_galleons=2, defend_galleons=2, defend_race_galleons=1, sea=sea
        ) == {
            "attack": 6,
            "defence": 6,
        }


@rule("naval.dice.armada")
def test_the_armada_has_two_dice_a_level() -> None:
    assert [naval_dice(Fleet(0, 0, 0, level), ATLANTIC, 0) for level in (1, 2, 3, 4)] == [2, 4, 6, 8]
    assert dice("naval-combat", galleons=0, armada=4)["attack"] == 8
    assert dice("naval-combat", defend_galleons=0, defend_armada=3)["defence"] == 6


@rule("naval.dice.leader")
def test_the_leader_adds_his_rating() -> None:
    assert naval_dice(galleons(1), ATLANTIC, 3) == 5
    assert dice("naval-combat", **GALLEONS, leader=2, defend_leader=1) == {"attack": 4, "defence": 3}


@rule("naval.dice.port")
def test_only_in_a_port_the_defender_has_one_die_more() -> None:
    assert naval_defence_dice(galleons(1), ATLANTIC, 0, False) == 2
    assert naval_defence_dice(galleons(1), ATLANTIC, 1, True) == 4
    assert naval_defence_dice(galleons(1, 2), MEDITERRANEAN, 0, True) == 5
    assert naval_defence_dice(Fleet(2, 0, 1, 0), MEDITERRANEAN, 0, True, False) == 3
    assert dice("naval-combat", **GALLEONS) == {"attack": 2, "defence": 2}
    assert dice("naval-combat", **GALLEONS, port=1) == {"attack": 2, "defence": 3}


@rule("naval.losses-first", "naval.losses-corsairs")
@pytest.mark.parametrize(
    ("ships", "corsairs", "hits", "lost"),
    [
        (2, 1, 0, (0, 0, 0)),
        (2, 1, 1, (0, 1, 0)),
        (2, 1, 2, (1, 0, 0)),
        (2, 1, 3, (1, 1, 0)),  # the example of Q.naval.odd-hit
        (2, 1, 4, (2, 0, 0)),
        (2, 1, 5, (2, 1, 0)),
        (2, 1, 7, (2, 1, 2)),  # hits beyond the last unit
        (2, 0, 3, (1, 0, 1)),
        (0, 3, 2, (0, 2, 0)),
    ],
)
def test_two_hits_sink_a_ship_then_each_hit_a_corsair(
    ships: int, corsairs: int, hits: int, lost: tuple[int, int, int]
) -> None:
    assert naval_losses(ships, corsairs, hits) == lost


@rule("naval.losses-first")
def test_galleys_galleons_and_levels_are_all_ships() -> None:
    assert Fleet(5, 1, 2, 4).ships == 7
    fleet = {"galleons": 1, "race_galleons": 1, "galleys": 1, "armada": 1, "corsairs": 0}
    assert max(numbers("naval-combat", "attack-ships-lost", **fleet, defend_galleons=10)) == 4
    assert numbers("naval-combat", "attack-ships-lost", galleons=3, defend_galleons=1, leader=6)[0] > 0


@rule("naval.winner")
def test_more_hits_win_and_equal_hits_are_the_defenders() -> None:
    assert sea_fight(galleons(5), galleons(5), 10, 10, 3, 2).attacker_wins
    assert not sea_fight(galleons(5), galleons(5), 10, 10, 3, 3).attacker_wins
    assert not sea_fight(galleons(5), galleons(5), 10, 10, 2, 3).attacker_wins
    assert rows("naval-combat", galleons=10, defend_galleons=10)["attacker-wins"] > 0
    found = rows("naval-combat", galleons=3, defend_galleons=3)
    by_hits = sum(margin(wanted, 6, 6) for wanted in range(1, 7))
    assert found["attacker-wins"] == by_hits, "with six dice against three ships nobody changes the winner"
    assert found["attacker-wins"] + found["defender-wins"] == 1


@rule("naval.winner")
def test_whoever_is_eliminated_does_not_win() -> None:
    more_hits_but_gone = sea_fight(galleons(1), galleons(5), 9, 9, 4, 2)
    assert not more_hits_but_gone.attacker_wins
    assert (more_hits_but_gone.attack_eliminated, more_hits_but_gone.defence_eliminated) == (True, False)
    defender_gone = sea_fight(galleons(5), galleons(1), 9, 9, 2, 4)
    assert defender_gone.attacker_wins
    assert (defender_gone.attack_eliminated, defender_gone.defence_eliminated) == (False, True)
    equal_hits = sea_fight(galleons(3), galleons(1), 9, 9, 2, 2)
    assert equal_hits.attacker_wins and equal_hits.defence_eliminated


@rule("naval.odd-hit")
def test_an_odd_hit_sinks_one_more_ship_of_the_loser_only() -> None:
    lost = sea_fight(galleons(5), galleons(5), 10, 10, 3, 1)
    assert lost == (True, 0, 0, 2, 0, False, False), "three hits on the loser: two ships; one on the winner: none"
    held = sea_fight(galleons(5), galleons(5), 10, 10, 1, 3)
    assert held == (False, 2, 0, 0, 0, False, False)
    assert sea_fight(galleons(5), galleons(5), 10, 10, 1, 1) == (False, 1, 0, 0, 0, False, False), "a tie"
    with_corsairs = sea_fight(galleons(5), galleons(2, 1), 10, 10, 3, 0)
    assert with_corsairs == (True, 0, 0, 1, 1, False, False), "the corsair takes it"
    last_ship = sea_fight(galleons(5), galleons(1), 10, 2, 1, 0)
    assert last_ship == (True, 0, 0, 1, 0, False, True)
    last_attacker = sea_fight(galleons(1), galleons(5), 2, 10, 0, 1)
    assert last_attacker == (False, 1, 0, 0, 0, True, False)
    assert sea_fight(galleons(5), galleons(5), 10, 10, 4, 2) == (True, 1, 0, 2, 0, False, False), "no odd hit"
    assert sea_fight(galleons(5), galleons(5), 10, 10, 2, 4) == (False, 2, 0, 1, 0, False, False)
    beyond = sea_fight(galleons(5), galleons(1), 10, 2, 3, 0)
    assert beyond == (True, 0, 0, 1, 0, False, True), "nobody loses more than he has"
    beyond = sea_fight(galleons(1), galleons(5), 2, 10, 0, 3)
    assert beyond == (False, 1, 0, 0, 0, True, False)
    corsairs_stay = sea_fight(Fleet(2, 0, 0, 0), galleons(5), 2, 10, 0, 1)
    assert corsairs_stay == (False, 0, 1, 0, 0, False, False)


@rule("naval.both-eliminated")
def test_of_two_fleets_that_fall_the_one_with_more_dice_keeps_a_unit_and_wins() -> None:
    assert sea_fight(galleons(2), galleons(1), 5, 4, 2, 4) == (True, 1, 0, 1, 0, False, True)
    assert sea_fight(galleons(2), galleons(1), 4, 5, 3, 4) == (False, 2, 0, 0, 0, True, False)
    assert sea_fight(galleons(2), galleons(1), 4, 4, 3, 4) == (False, 2, 0, 0, 0, True, False), "equal dice"
    corsairs = Fleet(2, 0, 0, 0)
    assert sea_fight(corsairs, galleons(1, 1), 5, 4, 3, 2) == (True, 0, 1, 1, 1, False, True)
    assert sea_fight(galleons(1, 1), corsairs, 4, 5, 2, 3) == (False, 1, 1, 0, 1, True, False)
    assert sea_fight(galleons(1, 1), corsairs, 5, 4, 2, 3) == (True, 0, 1, 0, 2, False, True)


@rule("naval.leader-track")
def test_the_law_tells_how_often_a_side_is_eliminated() -> None:
    # one galleon each: two dice against two
    both_gone = hit(2, 2) * hit(2, 2)
    defender_gone = hit(2, 2) * (1 - hit(2, 2)) + hit(1, 2) * hit(0, 2)
    assert numbers("naval-combat", "defence-eliminated", **GALLEONS)[1] == defender_gone
    assert numbers("naval-combat", "attack-eliminated", **GALLEONS)[1] == (
        both_gone + hit(2, 2) * (1 - hit(2, 2)) + hit(1, 2) * (hit(1, 2) + hit(0, 2))
    )
    assert rows("naval-combat", **GALLEONS)["attacker-wins"] == defender_gone


@rule("naval.losses-first", "naval.losses-corsairs", "naval.odd-hit")
def test_every_number_is_where_it_belongs() -> None:
    found = law_of("naval-combat", galleons=2, corsairs=1, defend_galleons=1, defend_corsairs=2)
    # five dice against four; three hits against one: the defender loses his ship and a corsair, the attacker a corsair
    chances = {o.numbers: w for o, w in found.weights.items() if o.numbers[:2] == (3, 1)}
    assert set(chances) == {(3, 1, 0, 1, 1, 1, 0, 0)}
    assert {o.row for o in found.weights if o.numbers[:2] == (3, 1)} == {"attacker-wins"}
    assert {o.numbers for o in found.weights if o.numbers[:2] == (1, 3)} == {(1, 3, 1, 1, 0, 1, 0, 0)}
    assert found.number(0) == {n: hit(n, 5) for n in range(6)}
    assert found.number(1) == {n: hit(n, 4) for n in range(5)}


def test_both_sides_need_a_fleet_and_there_is_one_armada() -> None:
    none = {"galleons": 0, "defend_galleons": 0}
    assert refused("naval-combat", **none) == [
        ("naval.winner", "no-ships", "galleons"),
        ("naval.winner", "no-ships", "defend-galleons"),
    ]
    assert refused("naval-combat", armada=1, defend_armada=1) == [("component.units", "two-armadas", "defend-armada")]
    for one in ("galleons", "race_galleons", "galleys", "corsairs", "armada"):
        assert refused("naval-combat", **{**none, one: 1, "defend_galleons": 1}) == []
        assert refused("naval-combat", **{**none, "galleons": 1, f"defend_{one}": 1}) == []
    most = {"galleons": 10, "race_galleons": 10, "galleys": 20, "corsairs": 20, "armada": 4, "leader": 6}
    for prefix in ("", "defend_"):
        for name, value in most.items():
            assert refused("naval-combat", **{prefix + name: value}) == []
            wrong = refused("naval-combat", **{prefix + name: value + 1})
            assert [each[1:] for each in wrong] == [("out-of-range", (prefix + name).replace("_", "-"))]
            assert refused("naval-combat", **{prefix + name: -1})[0][1] == "out-of-range"
