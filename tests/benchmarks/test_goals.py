"""Which goals are missed, and by how much."""

import pytest
from benchmarks.contenders import BACKGAMMON, CATAN, DOMINOES, OUR_GAMES, PEERS
from benchmarks.costs import missed as missed_costs
from benchmarks.engine import Depth, comparable, introduce, missed
from benchmarks.page import Findings
from benchmarks.processes import COMPILED, PLAIN

CATANATRON = [10_000.0, 5_000.0, 10_000.0]  # the second round was slow for all
THEIRS = {peer.name: CATANATRON for peer in PEERS}
SPEEDS = {entry.row(PLAIN): [4 * speed for speed in CATANATRON] for entry in OUR_GAMES}
FAST = {entry.row(COMPILED): [25 * speed for speed in CATANATRON] for entry in OUR_GAMES}


def test_all_goals_can_be_reached() -> None:
    backgammon = {BACKGAMMON.name: [24 * speed for speed in CATANATRON]}
    assert missed({**THEIRS, **SPEEDS, **FAST, **backgammon}, [CATAN, BACKGAMMON]) == []


def test_a_goal_that_is_missed_is_told_with_the_ratio() -> None:
    slow = {**FAST, OUR_GAMES[1].row(COMPILED): [19 * speed for speed in CATANATRON]}
    assert missed({**THEIRS, **SPEEDS, **slow}, []) == [
        "Orléans, compiled, beside plain: 4.75 times, and at least 5 times is wanted",
        "Orléans, compiled, beside catanatron: 19.00 times, and at least 20 times is wanted",
    ]


def test_a_peer_of_comparable_depth_that_is_faster_is_told() -> None:
    speeds = {**THEIRS, **SPEEDS, **FAST, BACKGAMMON.name: [30 * speed for speed in CATANATRON]}
    found = missed(speeds, [BACKGAMMON])
    assert len(found) == len(OUR_GAMES)
    assert found[0].startswith("A Column of Fire, compiled, beside OpenSpiel: backgammon (C++): 0.83 times")


def test_what_was_not_measured_is_not_reached() -> None:
    assert missed({**THEIRS, **SPEEDS}, [])[-1].startswith("the compiled form was not measured")
    assert missed({**SPEEDS, **FAST}, []) == ["catanatron was not measured, and the goals are ratios to it"]
    assert missed_costs({}) == ["catanatron was not measured, and the goal of a copy is a ratio to it"]


@pytest.mark.parametrize("library", ["OpenSpiel", "PettingZoo classic", "RLCard", "boardgame.io"])
def test_every_game_of_a_library_that_is_not_there_is_a_goal_missed(library: str) -> None:
    gone = [peer.name for peer in PEERS if peer.library == library]
    there = {name: speeds for name, speeds in THEIRS.items() if name not in gone}
    found = missed({**there, **SPEEDS, **FAST}, [])
    assert [sentence.partition(" was not measured")[0] for sentence in found] == gone != []


def test_the_page_says_how_each_library_plays_at_random() -> None:
    found = Findings()
    introduce(found, rounds=9, seconds=1.0)
    assert "draws candidates until one is legal" in found.lines[0]
    assert "is asked for that list at every decision" in found.lines[0]


def test_a_copy_is_compared_with_catanatrons() -> None:
    copies = {(entry.row(PLAIN), "copy"): [10.0] for entry in OUR_GAMES}
    assert missed_costs({(CATAN.name, "copy"): [70.0], **copies}) == []
    assert len(missed_costs({(CATAN.name, "copy"): [50.0], **copies})) == 2


def test_depth_is_comparable_by_what_was_counted() -> None:
    depths = {entry.row(PLAIN): Depth(3, 4.0, 400) for entry in OUR_GAMES}
    depths |= {BACKGAMMON.name: Depth(14, 24.0, 200), DOMINOES.name: Depth(2, 2.5, 23), CATAN.name: Depth(1, 1.9, 900)}
    assert comparable([BACKGAMMON, DOMINOES, CATAN], depths) == [BACKGAMMON]
