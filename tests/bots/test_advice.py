"""What a search found out, in words: options, expected results, the main line; and no word of what is hidden."""

import pickle
from dataclasses import replace
from random import Random

import pytest

from fondaco.bots import Analysis, Budget, Search
from fondaco.bots.advice import Advice, percent_of, standing_of, thought_about
from fondaco.bots.search import Prospect
from fondaco.table import Decision, Moves, Table, games
from fondaco.words import LANGUAGES

QUICK = "search@40"


def advised(decision: Decision, language: str = "en") -> Advice:
    thought = thought_about(decision, QUICK, Random(1))
    assert isinstance(thought.sitter, Search)
    analysis = thought.sitter.think(thought.game, thought.view, thought.options, thought.random)
    return Advice(analysis, decision, language)


def a_choice(game: str, seed: int = 3) -> Decision:
    """The third decision of a game that is one."""
    table, random = Table(game, ["Ada", "Bo"], seed=seed), Random(seed)
    for _ in range(30):
        decision = next(each for each in table.decisions if not each.optional)
        if len(decision.moves) > 2 and table.length > 8:
            return decision
        table.play(random.choice(decision.moves))
    raise AssertionError("there is nothing to choose in this game")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_option_is_weighed_and_the_line_begins_with_the_best(game: str, language: str) -> None:
    decision = a_choice(game)
    advice = advised(decision, language)
    assert {option.move for option in advice.options} == {str(move) for move in decision.moves}
    assert sum(option.share for option in advice.options) == pytest.approx(1)
    assert advice.line[0].text == advice.best.text
    assert all(said.name == ("Ada", "Bo")[said.seat] for said in advice.line)
    for option in advice.options:
        assert sum(option.expected) == pytest.approx(1, abs=1e-6)
        assert option.result.startswith(option.percent) and "{" not in option.result


def test_percents_are_written_as_the_language_does() -> None:
    decision = a_choice("column-of-fire")
    assert advised(decision).percent(0.623) == "62%"
    assert advised(decision, "fr").percent(0.623) == "62\u00a0%"
    assert advised(decision, "fr").result(0.623) == "62\u00a0%, avantage"
    assert [percent_of(share) for share in (0, 0.004, 0.5, 0.999, 1)] == [1, 1, 50, 99, 99]


@pytest.mark.parametrize(
    ("share", "players", "standing"),
    [
        *((0.5, 2, "even"), (0.62, 2, "ahead"), (0.85, 2, "clear"), (0.97, 2, "won")),
        *((0.38, 2, "behind"), (0.15, 2, "low"), (0.03, 2, "lost"), (1.0, 2, "won"), (0.0, 4, "lost")),
        *((0.25, 4, "even"), (0.5, 4, "ahead"), (0.34, 3, "even"), (0.5, 3, "ahead")),
    ],
)
def test_a_word_says_how_a_seat_stands_among_so_many(share: float, players: int, standing: str) -> None:
    assert standing_of(share, players) == standing


def test_a_lone_option_needs_no_thinking() -> None:
    decision = a_choice("column-of-fire")
    option = decision.moves[0].option
    lone = replace(decision, moves=Moves([decision.moves[0]]))
    advice = Advice(Analysis(lone.seat, (Prospect(option, 0, (0.5, 0.5)),), (), (0.5, 0.5), 0, 0), lone, "en")
    assert not advice.is_choice and advice.best.share == 0 and advice.line == ()


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["looked at 120 times", "looked at once", "not looked at"]),
        ("fr", ["examiné 120 fois", "examiné une fois", "pas examiné"]),
    ],
)
def test_of_an_option_that_was_not_looked_at_no_figure_is_told(language: str, texts: list[str]) -> None:
    decision = a_choice("column-of-fire")
    seen = replace(decision, moves=Moves(list(decision.moves)[:3]))
    prospects = tuple(Prospect(move.option, visits, (0.5, 0.5)) for move, visits in zip(seen.moves, (120, 1, 0)))
    options = Advice(Analysis(seen.seat, prospects, (), (0.5, 0.5), 121, 0), seen, language).options
    assert [option.often for option in options] == texts
    assert [bool(option.percent) for option in options] == [True, True, False]
    assert options[2].result == texts[2] and options[2].share == 0 and options[1].share == pytest.approx(1 / 121)


def test_a_thought_can_be_thought_elsewhere() -> None:
    decision = a_choice("orleans")
    thought = pickle.loads(pickle.dumps(thought_about(decision, QUICK, Random(1))))
    again = thought.sitter.think(thought.game, thought.view, thought.options, thought.random)
    here = advised(decision)
    assert [option.text for option in Advice(again, decision, "fr").options] == [
        option.text for option in Advice(here.analysis, decision, "fr").options
    ]


@pytest.mark.parametrize("game", ["pax-renaissance", "orleans", "column-of-fire"])
def test_advice_does_not_depend_on_what_is_hidden_from_the_seat(game: str) -> None:
    """The same position with others' hands and secrets changed gives the same words for the same chance."""
    compared, random = 0, Random(7)
    for seed in range(1, 6):
        table = Table(game, ["Ada", "Bo"], seed=seed)
        for _ in range(80):
            decision = next(each for each in table.decisions if not each.optional)
            other = _with_other_secrets(table, decision.seat, random)
            if other is not None and len(decision.moves) > 1:
                theirs = other.decision_of(decision.seat)
                assert theirs is not None and told(theirs) == told(decision)
                compared += 1
                break
            table.play(random.choice(decision.moves))
    assert compared >= 3


def _with_other_secrets(table: Table, seat: int, random: Random) -> Table | None:
    """The same table with what a seat cannot see as the seat imagines it, if that is another position."""
    imagined = table.game.imagine(table.view(seat), random.random)
    rival = 1 - seat
    if table.game.view(imagined, rival) == table.view(rival):
        return None
    other = Table.replay(table.save())
    imagined.heard = []
    other._state, other._views = imagined, {}
    return other


def told(decision: Decision) -> list[object]:
    """All words of a piece of advice."""
    advice = Advice(_thought(decision), decision, "en")
    return [*((option.text, option.result, option.share) for option in advice.options), *advice.line]


def _thought(decision: Decision) -> Analysis:
    options = [move.option for move in decision.moves]
    return Search(Budget(iterations=60)).think(decision.game, decision.view, options, Random(5))
