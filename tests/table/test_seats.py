"""Who sits at a table, and what was agreed beforehand."""

import pytest
from tests.table.play import GAME

from fondaco.table import BadSeats, Table, UnknownGame, WaitingForPerson


def test_seats_of_one_name_are_numbered_in_sentences() -> None:
    table = Table(GAME, seats=["random", "ada", "random"], seed=1)
    assert table.names == ("random (1)", "ada", "random (3)")
    assert table.seats == ["random", "ada", "random"]
    assert [table.person(seat) for seat in range(3)] == [False, True, False]


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_game_is_for_so_many(count: int) -> None:
    with pytest.raises(BadSeats, match=f"column-of-fire is for 2 to 4 players, not {count}"):
        Table(GAME, seats=["random"] * count)


@pytest.mark.parametrize("name", ["", " ", "ada lovelace", "a\tb", "a\n"])
def test_a_seat_needs_a_name_without_spaces(name: str) -> None:
    with pytest.raises(BadSeats, match="a seat needs a name without spaces"):
        Table(GAME, seats=["ada", name])


def test_a_bot_spelt_wrong_is_not_taken_for_a_person() -> None:
    with pytest.raises(BadSeats, match="no bot is called 'randon': did you mean 'random'"):
        Table(GAME, seats=["ada", "randon"])


@pytest.mark.parametrize(("name", "hint"), [("colum-of-fire", "did you mean 'column-of-fire'"), ("xq", "there are")])
def test_an_unknown_game(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame, match=f"no game is called '{name}': {hint}") as caught:
        Table(name, seats=["ada", "bo"])
    assert "\n" not in str(caught.value)


def test_settings_have_usual_values() -> None:
    assert Table(GAME, seats=["ada", "bo"], seed=1).settings == {"starting-player": "random"}


def test_settings_are_kept() -> None:
    for seat, colour in enumerate(("ochre", "lapis")):
        table = Table(GAME, seats=["ada", "bo"], seed=1, settings={"starting-player": colour})
        assert table.settings == {"starting-player": colour}
        assert table.view(0).starting_player == seat
        assert Table.replay(table.save()).settings == table.settings
        assert f"settings: starting-player={colour}\n" in table.record()


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"stakes": "high"}, "column-of-fire has no setting 'stakes': there are starting-player"),
        ({"starting-player": "pink"}, "starting-player may be random, ochre, .*, not 'pink'"),
        ({"starting-player": "vermilion"}, "nobody sits in vermilion when there are 2 players"),
    ],
)
def test_settings_that_do_not_exist(settings: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSeats, match=problem):
        Table(GAME, seats=["ada", "bo"], settings=settings)


def test_the_game_is_not_finished_without_a_person_who_must_decide() -> None:
    table = Table(GAME, seats=["random", "ada", "random"], seed=1)
    with pytest.raises(WaitingForPerson, match="the game waits for ada"):
        table.finish()
    assert table.decision is not None and table.decision.seat == 1


def test_bots_play_on_until_a_person_must_decide() -> None:
    table = Table(GAME, seats=["random", "ada", "random"], seed=1)
    table.go_on()
    assert [decision.seat for decision in table.decisions] == [1]
    assert not table.bot_plays()


def test_a_bot_may_have_a_name_of_its_own() -> None:
    table = Table(GAME, seats=["ada", "Fugger=greedy", "Medici=random"], seed=1)
    assert table.names == ("ada", "Fugger", "Medici")
    assert [table.person(seat) for seat in range(3)] == [True, False, False]
    assert "seats: ada Fugger=greedy Medici=random\n" in table.record()
    table.go_on()
    assert Table.replay(table.save()).names == table.names


@pytest.mark.parametrize(
    ("seat", "problem"),
    [
        ("Fugger=gredy", "no bot is called 'gredy': did you mean 'greedy'"),
        ("Fugger=", "a seat needs a name"),
        ("Fugger=xyzzy", "no bot is called 'xyzzy': there are"),
        ("=greedy", "a seat needs a name"),
    ],
)
def test_after_the_name_stands_a_bot(seat: str, problem: str) -> None:
    with pytest.raises(BadSeats, match=problem):
        Table(GAME, seats=["ada", seat])


def test_a_seat_is_handed_over_to_a_bot_and_keeps_its_name() -> None:
    table = Table(GAME, seats=["ada", "bo"], seed=1)
    assert table.waiting
    for seat in (0, 1):
        table.hand_over(seat, "random")
    assert table.names == ("ada", "bo")
    table.finish()
    assert "seats: ada=random bo=random\n" in table.record()
    assert table.waiting == []
