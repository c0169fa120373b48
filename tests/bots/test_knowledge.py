"""What bots were taught has a name, which changes with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fondaco.bots import knowledge
from fondaco.bots.knowledge import knowledge_of
from fondaco.bots.search import settings_of

GAME = "orleans"


@pytest.mark.parametrize("bots", [["search@1s"], ["greedy", "doge"], ["search", "apprentice"]])
def test_it_is_the_same_until_something_else_is_taught(bots: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    before = knowledge_of(GAME, bots)
    assert before == knowledge_of(GAME, bots)
    monkeypatch.setattr(knowledge, "settings_of", lambda game: replace(settings_of(game), exploration=0.7))
    tuned = knowledge_of(GAME, bots)
    monkeypatch.setattr(knowledge, "appraisal_of", lambda game: [1.0])
    assert len({before, tuned, knowledge_of(GAME, bots)}) == 3


def test_who_sits_there_matters_and_not_for_how_long() -> None:
    assert knowledge_of(GAME, ["search@1s", "greedy"]) == knowledge_of(GAME, ["search@200"])
    assert knowledge_of(GAME, ["banker"]) != knowledge_of(GAME, ["doge"]) != knowledge_of("pax-renaissance", ["doge"])


def test_who_was_taught_nothing_has_none() -> None:
    assert knowledge_of(GAME, ["random", "greedy"]) == ""
