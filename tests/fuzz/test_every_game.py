"""Conformance tests that every game gets for free, without playing it."""

from collections import Counter

import pytest
from tests.fuzz.walk import attributes, invariants

from fondaco.kernel import HIDDEN, OWN, OWN_AND_SIZES, OWN_AND_TOTALS, PRINTED, PUBLIC, SIZE, TOTAL, State
from fondaco.table import AnyGame, find_game, games
from fondaco.words import LANGUAGES, read_chapters, speaker


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return find_game(request.param)


def clauses(game: AnyGame) -> set[str]:
    return {clause.id for chapter in read_chapters(game.folder) for clause in chapter.clauses}


def test_a_game_has_invariants(game: AnyGame) -> None:
    """The module here named after the game has its invariants."""
    for players in game.players:
        assert callable(invariants(game, players).check)


def test_every_action_prints_and_parses(game: AnyGame) -> None:
    twice = [word for word, count in Counter(game.notation).items() if count > 1]
    assert not twice, "two actions have one notation"
    assert len(game.notation) == game.size == game.offsets[-1]
    for action, word in enumerate(game.notation):
        assert word and word == " ".join(word.split())
        assert game.numbers[word] == action
        assert game.action(*game.step_and_option(action)) == action


def test_no_action_ends_like_a_forced_move(game: AnyGame) -> None:
    """In a record, an exclamation mark after a move says that it was forced."""
    assert not [word for word in game.notation if word.endswith("!")]


def test_every_step_that_asks_cites_a_clause(game: AnyGame) -> None:
    known = clauses(game)
    for step in game.steps:
        if len(step.options):
            assert step.name, f"{step} asks and has no name"
            assert step.clause in known, f"{step}: no clause is called {step.clause!r}"


def test_every_refusal_cites_a_clause(game: AnyGame) -> None:
    known = clauses(game)
    for code, refusal in enumerate(game.refusals, 1):
        assert refusal.clause in known, f"refusal {code}: no clause is called {refusal.clause!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(game: AnyGame, language: str) -> None:
    spoken = speaker(game, language)
    missing = [refusal.key for refusal in game.refusals if not spoken.has(refusal.key)]
    assert not missing


def test_code_zero_means_yes(game: AnyGame) -> None:
    assert game.refusals[0].clause == game.refusals[0].key == ""


def test_every_field_declares_who_sees_it(game: AnyGame) -> None:
    """Undeclared fields stay hidden; a forgotten declaration shows here."""
    s: State = game.begin(game.players.start, {})
    assert set(attributes(type(s))) - set(attributes(State)) == set(s.VISIBLE)
    assert set(s.VISIBLE.values()) <= {PUBLIC, OWN, OWN_AND_TOTALS, OWN_AND_SIZES, TOTAL, SIZE, HIDDEN, PRINTED}
    assert not hasattr(s, "__dict__"), "a position has fields beside its slots"


def test_a_position_is_small_ints(game: AnyGame) -> None:
    s: State = game.begin(game.players.start, {})
    for name, how in s.VISIBLE.items():
        if how != PRINTED:
            assert _is_ints(getattr(s, name)), f"{name}: {getattr(s, name)!r}"


def _is_ints(value: object) -> bool:
    return type(value) is int or (isinstance(value, list | tuple) and all(map(_is_ints, value)))
