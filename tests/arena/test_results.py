"""Results: as a table, as JSON whose fields are promised, and as a picture."""

import json
from itertools import combinations
from random import Random
from xml.etree import ElementTree

import pytest

from fondaco.arena import Outcome
from fondaco.arena.charts import Bins, Scale, bins, step
from fondaco.arena.journal import Contest
from fondaco.arena.picture import picture
from fondaco.arena.report import report
from fondaco.arena.results import Results, as_json, labels, results
from fondaco.arena.sentences import signed

SVG = "{http://www.w3.org/2000/svg}"


def simulated(bots: tuple[str, ...], players: int, games: int) -> Results:
    """A tournament in which whoever is named earlier wins more often."""
    random = Random(7)
    companies = list(combinations(range(len(bots)), players))
    outcomes = []
    for number in range(games):
        company = list(companies[number % len(companies)])
        random.shuffle(company)
        scores = tuple(random.randrange(60) - 15 * bot for bot in company)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        outcomes.append(Outcome(number, tuple(company), scores, winners, 300 + random.randrange(200)))
    random.shuffle(outcomes)
    return results(Contest("orleans", 3, "0.1.0", bots, players, "simulated"), outcomes)


@pytest.fixture(scope="module")
def figures() -> Results:
    return simulated(("doge", "banker", "merchant", "merchant"), 2, 400)


def test_the_table_is_aligned_and_tells_all(figures: Results) -> None:
    lines = report(figures)
    assert lines[0] == ("orleans, 400 games of 2 players, seed 'simulated'; 6 pairings with 66 or 67 games each")
    head, *rows = lines[2:7]
    columns = "bot rating 95 % interval above the next 95 % interval games wins share 95 % interval points decisions"
    assert " ".join(head.split()) == columns
    assert [row.split("  ")[0] for row in rows] == ["doge", "banker", "merchant (1)", "merchant (2)"]
    assert len({len(line) for line in (head, *rows)}) == 1
    assert lines[8].startswith("victories by seat: 1. ")
    assert lines[10].split() == ["won", "against", "doge", "banker", "merchant", "(1)", "merchant", "(2)"]
    best = figures.bots[0]
    assert best.above_next is not None
    for value in (best.rating, best.above_next):
        assert f"{signed(value.value)}  " in rows[0]
        assert f"{signed(value.low)} to {signed(value.high)}" in rows[0]


def test_two_bots_need_no_matrix() -> None:
    lines = report(simulated(("greedy", "random"), 2, 10))
    assert lines[0] == "orleans, 10 games of 2 players, seed 'simulated'"
    assert len(lines) == 7


def test_the_json_has_the_fields_that_were_promised(figures: Results) -> None:
    told = json.loads(as_json(figures))
    assert list(told) == ["format", "version", "contest", "games", "bots", "versus", "seats", "outcomes"]
    assert (told["format"], told["version"], told["games"]) == ("fondaco-arena", 1, 400)
    assert told["contest"] == {
        "game": "orleans",
        "rules": 3,
        "fondaco": "0.1.0",
        "bots": ["doge", "banker", "merchant", "merchant"],
        "players": 2,
        "seed": "simulated",
        "knowledge": "",
    }
    estimate = ["value", "low", "high"]
    for bot in told["bots"]:
        assert list(bot) == [
            *("number", "bot", "label", "rating", "above_next"),
            *("games", "wins", "share", "points", "decisions"),
        ]
        assert list(bot["rating"]) == list(bot["share"]) == estimate
        assert bot["rating"]["low"] < bot["rating"]["value"] < bot["rating"]["high"]
    assert [bot["above_next"] is None for bot in told["bots"]] == [False, False, False, True]
    assert {tuple(versus) for versus in told["versus"]} == {("bot", "other", "games", "wins", "losses", "share")}
    assert len(told["versus"]) == 12
    assert [list(seat) for seat in told["seats"]] == [estimate] * 2
    assert [outcome["number"] for outcome in told["outcomes"]] == list(range(400))
    assert list(told["outcomes"][0]) == ["number", "bots", "scores", "winners", "decisions"]


def test_victories_add_up(figures: Results) -> None:
    assert sum(bot.wins for bot in figures.bots) == pytest.approx(400)
    assert sum(seat.value for seat in figures.seats) == pytest.approx(1, abs=1e-3)
    for versus in figures.versus:
        assert versus.wins + versus.losses == pytest.approx(versus.games)


def test_the_order_in_which_games_end_does_not_matter(figures: Results) -> None:
    assert as_json(results(figures.contest, reversed(figures.outcomes))) == as_json(figures)


def test_who_is_named_twice_gets_a_number() -> None:
    assert labels(["greedy", "random", "greedy"]) == ["greedy (1)", "random", "greedy (2)"]


@pytest.mark.parametrize(("value", "said"), [(0.3, "0"), (-0.4, "0"), (12.5, "+12"), (-140, "−140"), (104.6, "+105")])
def test_ratings_have_a_sign(value: float, said: str) -> None:
    assert signed(value) == said


# The picture


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_the_picture_is_sound_and_has_the_numbers_in_it(figures: Results) -> None:
    said = words(picture(figures))
    assert said[0] == "Orléans: arena"
    assert "400 games of 2 players, seed 'simulated'; 6 pairings with 66 or 67 games each" in said
    for entry in figures.bots:
        assert signed(entry.rating.value) in said
        assert f"{signed(entry.rating.low)} to {signed(entry.rating.high)}" in said
        if entry.above_next:
            above = entry.above_next
            assert f"{signed(above.value)} above the next ({signed(above.low)} to {signed(above.high)})" in said
        assert f"mean {entry.points:.1f}".replace("-", "−") in said
    for versus in figures.versus:
        assert f"{versus.share:.0%}" in said
    assert {"games", "Elo points; the mean of all bots is 0"} <= set(said)


def test_the_picture_has_four_parts_with_names(figures: Results) -> None:
    root = ElementTree.fromstring(picture(figures))
    assert [group.get("id") for group in root.iter(f"{SVG}g") if group.get("id")] == [
        *("ratings", "versus", "lengths", "scores")
    ]
    assert (root.findtext(f"{SVG}title") or "").startswith("Orléans: arena, 400 games")


@pytest.mark.parametrize(
    ("bots", "players", "games"),
    [
        (("a", "b"), 2, 1),
        (("a" * 40, "<b>&c"), 2, 7),
        (("a", "b", "c", "d"), 4, 30),
        (("a", "b", "c", "d"), 2, 1),
        (tuple("abcdefghijkl"), 3, 40),
    ],
)
def test_any_tournament_can_be_drawn(bots: tuple[str, ...], players: int, games: int) -> None:
    figures = simulated(bots, players, games)
    svg = picture(figures)
    assert "nan" not in svg
    assert len(words(svg)) > 15
    assert report(figures)


# Charts


@pytest.mark.parametrize(
    ("length", "parts", "wide"), [(100, 10, 10), (101, 10, 20), (7, 4, 2), (0.3, 3, 0.1), (1, 30, 0.05)]
)
def test_steps_are_round(length: float, parts: int, wide: float) -> None:
    assert step(length, parts) == pytest.approx(wide)


def test_ticks_are_round_and_on_the_scale() -> None:
    assert Scale(-312, 480, 0, 100).ticks(5) == [-200, 0, 200, 400]
    assert Scale(0, 10, 100, 200).at(2.5) == 125


def test_whole_numbers_are_sorted_into_boxes_that_hold_them_all() -> None:
    assert bins([3, 4, 4, 7], 30) == Bins(3, 1, [1, 2, 0, 0, 1])
    assert bins([-15, 0, 4, 99], 12) == Bins(-20, 10, [1, 0, 2, *[0] * 8, 1])
    assert bins([5], 30, 0, 10) == Bins(0, 1, [0] * 5 + [1] + [0] * 5)
