"""What a measured process answers."""

import pytest
from benchmarks.players import Player, Work, spaced
from benchmarks.players.fondaco import Fondaco
from benchmarks.worker import Worker


class Coin(Player):
    """A game of three decisions."""

    def play(self) -> int:
        return 3

    def watch(self) -> list[int]:
        return [1, 2, 6]

    def works(self) -> dict[str, Work]:
        return {"legal moves": Work(lambda number: number + 1, lambda: [1, 2, 3])}


def test_requests_are_answered() -> None:
    worker = Worker(Coin())
    assert worker.answer("measure 0.001\n")["value"] > 0
    assert worker.answer("cost 0.001 legal moves\n")["value"] > 0
    assert worker.answer("depth 0.001\n") == {"median": 2, "mean": 3.0, "length": 3}
    with pytest.raises(ValueError, match="dance"):
        worker.answer("dance 1\n")


def test_some_of_many_things_are_spread_evenly() -> None:
    assert spaced(list(range(100)), 4) == [0, 25, 50, 75]
    assert spaced([1, 2], 4) == [1, 2]


@pytest.mark.parametrize(("game", "players"), [("column-of-fire", 4), ("orleans", 4)])
def test_our_games_can_be_measured(game: str, players: int) -> None:
    ours = Fondaco(game, players)
    assert ours.play() > 50
    assert min(ours.watch()) >= 1
    for work in ours.works().values():
        for each in work.on()[:2]:
            work.do(each)
