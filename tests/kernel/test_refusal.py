"""Refusals: one predicate, content with the first no or collecting every reason."""

from tests.kernel.tiny import HIGH, NO_SEED, PLAN, TOO_TIRED, Harvest, HarvestState

from fondaco.kernel import QUIET, Collector, Reason


def test_the_quiet_listener_stops_at_the_first_no() -> None:
    assert QUIET.no(7, need=3) == 7
    assert QUIET.also(7, need=3) is True


def test_the_collector_goes_on_and_keeps_the_numbers() -> None:
    collector = Collector()
    assert collector.also(4, need=3, have=1) is False
    assert collector.no(5) == 5
    assert collector.reasons == [Reason(4, (("need", 3), ("have", 1))), Reason(5)]


def test_a_predicate_gives_one_code_or_all_reasons() -> None:
    game, s = Harvest(), HarvestState(2)
    s.round = 1
    frame = (PLAN, 0, 0)
    assert game.steps[PLAN].refusal(s, 0, 0, HIGH) == NO_SEED
    assert game.reasons(s, frame, HIGH) == [Reason(NO_SEED, (("need", 2), ("have", 1))), Reason(TOO_TIRED)]
    s.seed[0] = 2
    assert game.reasons(s, frame, HIGH) == [Reason(TOO_TIRED)]
    s.round = 2
    assert game.reasons(s, frame, HIGH) == []


def test_legal_options_are_the_candidates_nothing_speaks_against() -> None:
    game, s = Harvest(), HarvestState(2)
    assert game.legal(s, (PLAN, 0, 0)) == [0, 1]
    s.seed[0], s.round = 2, 2
    assert game.legal(s, (PLAN, 0, 0)) == [0, 1, 2]
