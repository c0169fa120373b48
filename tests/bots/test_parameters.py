"""The parameters of the bots have a hash, which changes with them."""

from dataclasses import replace

import pytest

from fondaco.bots import parameters
from fondaco.bots.parameters import parameters_hash
from fondaco.bots.search import settings_of

GAME = "orleans"


@pytest.mark.parametrize("bots", [["search@1s"], ["greedy", "doge"], ["search", "apprentice"]])
def test_it_is_the_same_until_something_else_is_taught(bots: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    before = parameters_hash(GAME, bots)
    assert before == parameters_hash(GAME, bots)
    monkeypatch.setattr(parameters, "settings_of", lambda game: replace(settings_of(game), exploration=0.7))
    tuned = parameters_hash(GAME, bots)
    monkeypatch.setattr(parameters, "weights_of", lambda game: [1.0])
    assert len({before, tuned, parameters_hash(GAME, bots)}) == 3


def test_who_sits_there_matters_and_not_for_how_long() -> None:
    assert parameters_hash(GAME, ["search@1s", "greedy"]) == parameters_hash(GAME, ["search@200"])
    doge = parameters_hash(GAME, ["doge"])
    assert parameters_hash(GAME, ["banker"]) != doge != parameters_hash("pax-renaissance", ["doge"])


def test_who_was_taught_nothing_has_none() -> None:
    assert parameters_hash(GAME, ["random", "greedy"]) == ""
