"""Which moments of a finished game are thought about, and where it turned."""

import pickle
from random import Random

import pytest

from fondaco.bots import Budget, Search
from fondaco.bots.advice import Weighed
from fondaco.bots.comparison import Comparison
from fondaco.bots.game_analysis import DEEP, QUICK, Finding, GameAnalysis, Spoken, finding_of, look_back, new_analysis
from fondaco.bots.search import Prospect
from fondaco.table import Decision, Table


def finding(at: int, seat: int, after: list[float], before: list[float] | None = None) -> Finding:
    def option(expected: list[float]) -> Weighed:
        return Weighed(0, "move", "text", 10, "", 0.5, tuple(expected), "", "")

    return Finding(at, seat, "clause", 3, {"en": Spoken("ask", option(after), option(before or after), ())})


def test_it_looks_at_the_whole_game_first_and_then_where_most_changed() -> None:
    study = GameAnalysis(moments=dict.fromkeys(range(0, 200, 2), 0), chances=[], length=200)
    order = []
    while (wanted := study.next()) is not None:
        at, how = wanted
        order.append(at)
        study.learn(finding(at, 0, [0.2, 0.8] if at < 101 else [0.9, 0.1]), how)
    assert order[0] == 0 and sorted(order[: len(study.even)]) == study.even
    assert {100, 102} <= set(order), "the two moments between which it turned"
    assert study.complete and study.progress == (len(order), len(order))


def test_whoever_reads_takes_turns_with_the_graph() -> None:
    study = GameAnalysis(moments=dict.fromkeys(range(100), 0), chances=[], length=100)
    study.wanted = {41: None, 42: None}
    order = [at for at, how in (_learned(study) for _ in range(4))]
    assert order[0::2] == [41, 42] and all(at in study.even for at in order[1::2])


def _learned(study: GameAnalysis) -> tuple[int, str]:
    wanted = study.next()
    assert wanted is not None
    study.learn(finding(wanted[0], 0, [0.5, 0.5]), wanted[1])
    return wanted


def test_turning_points_are_costly_decisions_and_lucky_rolls() -> None:
    study = GameAnalysis(moments={0: 0, 2: 0, 3: 1, 4: 1}, chances=[1], length=5)
    study.learn(finding(0, 0, [0.5, 0.5]), QUICK)
    study.learn(finding(2, 0, [0.7, 0.3], [0.8, 0.2]), QUICK)
    study.learn(finding(3, 1, [0.69, 0.31]), DEEP)
    turns = study.turns()
    assert [(turn.at, turn.kind, turn.seat) for turn in turns] == [(2, "chance", 0), (2, "decision", 0)]
    assert [turn.change for turn in turns] == [pytest.approx(0.3), pytest.approx(-0.1)]
    assert study.rolled_before(turns[0]) == [2]
    study.learn(finding(0, 1, [0.5, 0.5]), QUICK)
    assert [turn.kind for turn in study.turns()] == ["decision"], "what another seat expects is no measure for luck"


# What was hardly looked at


def without_declaring(seed: int) -> tuple[Table, dict[int, int]]:
    """A game played at random in which nobody declares a victory, and who could have done so when."""
    table, random, passed_up = Table("pax-renaissance", ["Ada", "Bo"], seed=seed), Random(seed), {}
    while not table.over:
        decision = next(each for each in table.decisions if not each.optional)
        others = [move for move in decision.moves if not str(move).startswith("turn declare")]
        if len(others) < len(decision.moves):
            passed_up[table.length] = decision.seat
        table.play(random.choice(others))
    return table, passed_up


@pytest.fixture(scope="module")
def blunder() -> tuple[Table, int, int]:
    """A finished game, the moment at which a seat could have won at once and did something else, and the seat."""
    for seed in range(1, 60):
        table, passed_up = without_declaring(seed)
        if passed_up:
            return table, *next(iter(passed_up.items()))
    raise AssertionError("nobody could ever declare a victory")


def studied(table: Table, at: int, how: str) -> Finding:
    decision, move, thought = look_back(table, at, how)
    assert isinstance(thought.sitter, Search)
    analysis = thought.sitter.think(thought.game, thought.view, thought.options, thought.random)
    return finding_of(at, decision, move, analysis)


@pytest.mark.parametrize("how", [QUICK, DEEP])
def test_a_victory_that_was_passed_up_is_a_turning_point(blunder: tuple[Table, int, int], how: str) -> None:
    table, at, seat = blunder
    thought = table.thought_at(at, how)
    assert isinstance(thought.sitter, Search)
    analysis = thought.sitter.think(thought.game, thought.view, thought.options, thought.random)
    _, played = table.decision_at(at)
    assert not next(each for each in analysis.prospects if each.option == played.option).visits, "it sees no reason to"
    finding = studied(table, at, how)
    spoken = finding.spoken["en"]
    assert spoken.best.move.startswith("turn declare") and finding.before[seat] > 0.9
    assert spoken.played.visits == spoken.best.visits and spoken.played.move == str(played)
    study = new_analysis(table)
    study.learn(finding, how)
    assert [(turn.at, turn.kind, turn.seat) for turn in study.turns()] == [(at, "decision", seat)]
    assert study.turns()[0].change < -0.2


def test_luck_is_not_blamed_for_a_victory_that_was_passed_up(blunder: tuple[Table, int, int]) -> None:
    table, at, seat = blunder
    study = new_analysis(table)
    after = next(later for later in study.own[seat] if later > at)
    study = GameAnalysis(moments={at: seat, after: seat}, chances=[at + 1], length=table.length)
    study.learn(studied(table, at, DEEP), DEEP)
    study.learn(finding(after, seat, list(study.findings[at].after)), DEEP)
    assert [turn.kind for turn in study.turns()] == ["decision"]


def test_what_was_played_comes_first_if_it_turns_out_to_be_best(
    blunder: tuple[Table, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, last, _ = blunder
    for at in [at for at in new_analysis(table).moments if at < last]:
        decision, move, thought = look_back(table, at, QUICK)
        sure = Prospect(move.option, 20, tuple(float(seat == decision.seat) for seat in (0, 1)))
        monkeypatch.setattr(Comparison, "_looked_into", lambda *asked, sure=sure: sure)
        assert isinstance(thought.sitter, Search)
        analysis = thought.sitter.think(thought.game, thought.view, thought.options, thought.random)
        if sure in analysis.prospects:
            break
    assert analysis.best == sure and analysis.line[0].option == move.option and analysis.expected == sure.expected
    assert sorted(prospect.option for prospect in analysis.prospects) == sorted(thought.options)
    assert finding_of(at, decision, move, analysis).cost == 0


def test_a_comparison_can_be_thought_elsewhere_and_ends_when_told(blunder: tuple[Table, int, int]) -> None:
    table, at, _ = blunder
    thought = pickle.loads(pickle.dumps(look_back(table, at, DEEP)[2]))
    thought.sitter.stop = lambda: True
    analysis = thought.sitter.think(thought.game, thought.view, thought.options, thought.random)
    assert 0 < analysis.iterations < 40


def test_taking_back_costs_nothing_and_what_else_there_is_to_do_is_looked_at() -> None:
    decision = back_or_on()
    options = [move.option for move in decision.moves]
    step = decision.game.steps[decision.frame[0]]
    back, on = sorted(options, key=step.retracts, reverse=True)
    for played in (back, on):
        comparison = Comparison(played, Budget(iterations=20, whole=True))
        analysis = comparison.think(decision.game, decision.view, options, Random(1))
        assert analysis.best.option == on and analysis.best.visits == 16
        known = {prospect.option: prospect for prospect in analysis.prospects}
        assert known[back].visits == 0
        assert played == on or known[back].expected == known[on].expected
        assert sum(known[on].expected) == pytest.approx(1, abs=1e-6)


def back_or_on() -> Decision:
    """A decision that leaves only one way on, beside taking back what was just decided."""
    for seed in range(1, 60):
        table, random = Table("orleans", ["Ada", "Bo"], seed=seed), Random(seed)
        while not table.over:
            decision = next(each for each in table.decisions if not each.optional)
            step = decision.game.steps[decision.frame[0]]
            if len(decision.moves) == 2 and sum(step.retracts(move.option) for move in decision.moves) == 1:
                return decision
            table.play(random.choice(decision.moves))
    raise AssertionError("nothing can be taken back")
