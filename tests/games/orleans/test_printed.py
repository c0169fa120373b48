"""Components files that cannot be used: one clear error names the line and the field."""

import pytest
from tests.games.orleans.position_builder import Position, reprinted, rule

from fondaco.games.orleans import GAME
from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.vocabulary import PLACE, TILE, TOWN
from fondaco.kernel import FactError
from fondaco.kernel.game import read_printed

TEXT = GAME().standard_components
LINES = TEXT.splitlines()


def complaint(text: str) -> FactError:
    """What is said of a components file."""
    with pytest.raises(FactError) as caught:
        read_printed(Printed, text, "box.toml", GAME.folder)
    return caught.value


def line_of(kind: str, number: int, field: str) -> int:
    """The line of a field in the standard file."""
    heads = [line for line, text in enumerate(LINES, 1) if text in (f"[[{kind}]]", f"[{kind}]")]
    return next(line for line in range(heads[number], len(LINES)) if LINES[line - 1].startswith(f"{field} ="))


BAD = [
    # kind, number of the record, field, what stands there instead, what is said
    ("follower", 0, "id", '"boatman"', "'farmer' is expected at this place of the file"),
    ("follower", 2, "id", '"tinker"', "'tinker' is not one of farmer, boatman"),
    ("follower", 0, "count", "0", "a number from 1 to 99 is expected, not 0"),
    ("follower", 0, "count", '"many"', "a number from 1 to 99 is expected, not 'many'"),
    ("follower", 1, "three", "11", "a number from 0 to 10 is expected, not 11"),
    ("follower", 4, "two", "15", "a number from 0 to 14 is expected, not 15"),
    ("good", 1, "id", '"wine"', "'cheese' is expected at this place"),
    ("good", 0, "count", "100", "a number from 1 to 99 is expected"),
    ("good", 4, "points", "10", "a number from 0 to 9 is expected"),
    ("track", 0, "goods", '["grain"]', "8 to 8 texts are expected, not 1"),
    ("track", 0, "goods", '["grain", "grain", "x", "cheese", "wine", "wine", "wool", "wool"]', "'x' is not one of"),
    ("track", 0, "steps", "7", ""),
    ("track", 1, "coins", "[2, 3, 4, 5]", "5 numbers are expected, not 4"),
    ("track", 1, "coins", "[2, 3, 4, 5, 10]", "a list of numbers from 0 to 9 is expected"),
    ("track", 1, "citizen", "6", "a number from 1 to 5 is expected"),
    ("track", 3, "piles", "[1, 2]", "5 numbers are expected, not 2"),
    ("track", 4, "draw", "[4, 5, 6, 7, 7]", "6 numbers are expected"),
    ("track", 4, "draw", "[4, 5, 6, 7, 7, 9]", "a list of numbers from 1 to 8 is expected"),
    ("track", 4, "citizen", "0", "a number from 1 to 5 is expected"),
    ("track", 5, "points", "[2, 3, 4, 5, 6, 7]", "5 numbers are expected, not 6"),
    ("development", 0, "steps", "0", "a number from 1 to 99 is expected"),
    ("development", 0, "coins", "[7, 12]", "a list of pairs is expected"),
    ("development", 0, "coins", "3", "a list of pairs is expected"),
    ("development", 0, "coins", "[[7, 3, 1]]", "a list of pairs is expected"),
    ("development", 0, "coins", '[["seven", 3]]', "a list of pairs is expected"),
    ("development", 0, "coins", "[[31, 3]]", "a space from 1 to 30"),
    ("development", 0, "coins", "[[0, 3]]", "a space from 1 to 30"),
    ("development", 0, "coins", "[[7, 0]]", "a list of pairs is expected"),
    ("development", 0, "citizens", "[3, 18]", "three different spaces are expected"),
    ("development", 0, "citizens", "[3, 18, 18]", "three different spaces are expected"),
    ("development", 0, "citizens", "[3, 18, 18, 28]", "three different spaces are expected"),
    ("development", 0, "citizens", "[3, 18, 31]", "a list of numbers from 1 to 30 is expected"),
    ("development", 0, "levels", "[1, 4, 9]", "rising spaces are expected, the first being 0"),
    ("development", 0, "levels", "[0, 9, 4]", "rising spaces are expected"),
    ("development", 0, "levels", "[]", "rising spaces are expected"),
    ("place", 0, "spaces", '["boatman"]', "2 to 2 texts are expected, not 1"),
    ("place", 0, "spaces", '["boatman", "baker"]', "'baker' is not one of farmer"),
    ("place", 3, "name", '{ en = "Castle" }', "a name in each of en, fr is expected"),
    ("place", 3, "id", '"farm"', "'castle' is expected at this place"),
    ("tile", 0, "category", "3", "a number from 1 to 2 is expected"),
    ("tile", 15, "spaces", '["monk"]', "0 to 0 texts are expected, not 1"),
    ("town", 3, "id", '"paris"', "'paris' is not one of orleans"),
    ("link", 0, "a", '"paris"', "'paris' is not one of orleans"),
    ("link", 0, "kind", '"rail"', "'rail' is not one of road, waterway"),
    ("link", 0, "spaces", "[2, 5]", "a list of numbers from 2 to 4 is expected"),
    ("link", 1, "b", '"chartres"', "two towns are expected that are not joined in this way already"),
    ("link", 4, "b", '"le-mans"', "two towns are expected that are not joined in this way already"),
    ("link", 0, "b", '"le-mans"', "two towns are expected"),
    ("deed", 0, "spaces", '["bishop"]', "'bishop' is not one of farmer"),
    ("deed", 0, "spaces", '["any"]', "'any' is not one of farmer"),
    ("deed", 0, "spaces", "[]", "1 to 12 texts are expected, not 0"),
    ("deed", 7, "choice", "2", "a number from 0 to 1 is expected"),
    ("deed", 1, "coins", "-1", "a number from 0 to 9 is expected"),
    ("event", 0, "count", "4", "18 hourglass tiles are expected in all"),
    ("event", 5, "id", '"famine"', "'famine' is not one of pilgrimage"),
    ("supply", 0, "citizens", "13", "a number from 14 to 14 is expected"),
    ("supply", 0, "tower", "3", "a number from 2 to 2 is expected"),
    ("supply", 0, "market", "3", "a number from 4 to 12 is expected"),
    ("supply", 0, "stations", "0", "a number from 1 to 20 is expected"),
    ("supply", 0, "technology", "-1", "a number from 0 to 99 is expected"),
    ("coin", 1, "value", "0", "a number from 1 to 99 is expected"),
    ("coin", 2, "source", '"hearsay"', "'hearsay' is not one of rulebook, documented, reconstructed"),
    ("development", 0, "source", '"hearsay"', "'hearsay' is not one of"),
    ("link", 42, "source", '""', "a text is expected"),
]


@pytest.mark.parametrize(("kind", "number", "field", "value", "problem"), BAD)
def test_a_wrong_field_is_named_with_its_line(kind: str, number: int, field: str, value: str, problem: str) -> None:
    error = complaint(reprinted((kind, number, field, value)))

    if field == "steps" and kind == "track":  # what must fit the number of steps is named instead
        field, problem = "goods", "7 to 7 texts are expected, not 8"
    assert str(error.problem).startswith(f"{field}: ")
    assert problem in str(error.problem)
    written = line_of(kind, number, field)
    assert (error.file, error.line) == ("box.toml", written)
    assert str(error) == f"box.toml, line {written}: {error.problem}"


@rule("component.goods")
@pytest.mark.parametrize(("good", "food"), [(0, "0"), (2, "0"), (3, "1"), (4, "1")])
def test_other_food_is_refused(good: int, food: str) -> None:
    error = complaint(reprinted(("good", good, "food", food)))

    assert str(error.problem) == "food: grain, cheese and wine are food, and nothing else"


@rule("component.hourglass")
def test_another_number_of_hourglass_tiles_is_refused() -> None:
    assert "18 hourglass tiles" in str(complaint(reprinted(("event", 3, "count", "2"))).problem)
    assert sum(read_printed(Printed, TEXT, "box.toml", GAME.folder).event_count) == 18


@rule("setup.goods")
def test_too_few_goods_for_the_map_are_refused() -> None:
    changes = [("good", number, "count", str(count)) for number, count in enumerate((13, 13, 13, 13, 11))]
    error = complaint(reprinted(*changes))

    assert str(error.problem) == "count: 63 goods do not fill 52 spaces"
    assert error.line == line_of("good", 0, "count")
    read_printed(Printed, reprinted(*changes[:4]), "box.toml", GAME.folder)


@rule("setup.coins")
def test_too_few_coins_for_four_players_are_refused() -> None:
    changes = [("coin", number, "count", "1") for number in range(3)]
    error = complaint(reprinted(*changes))

    assert str(error.problem) == "coins_at_start: 16 coins are not enough for four players"
    assert error.line == line_of("supply", 0, "coins_at_start")
    assert (
        read_printed(Printed, reprinted(*changes, ("supply", 0, "coins_at_start", "4")), "box.toml", GAME.folder).coins
        == 16
    )


@pytest.mark.parametrize(
    ("kind", "count"),
    [("follower", 7), ("good", 5), ("track", 6), ("place", 10), ("tile", 20), ("town", 23), ("deed", 8), ("event", 6)],
)
def test_a_missing_record_is_named(kind: str, count: int) -> None:
    start = [line for line, text in enumerate(LINES) if text == f"[[{kind}]]"][-1]
    end = next(line for line in range(start + 1, len(LINES)) if LINES[line].startswith("["))

    error = complaint("\n".join(LINES[:start] + LINES[end:]))

    assert str(error.problem) == f"[[{kind}]]: {count} records are expected, not {count - 1}"


@pytest.mark.parametrize("kind", ["development", "supply"])
def test_a_missing_table_is_named(kind: str) -> None:
    assert str(complaint(TEXT.replace(f"[{kind}]", f"[no-{kind}]")).problem) == f"[{kind}] is missing"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("format = 1", "format = 2", "format: a number from 1 to 1 is expected, not 2"),
        ('game = "orleans"', 'game = "chess"', "game: 'chess' is not one of orleans"),
        ('name = "standard"', "", "name: missing"),
        ("count = 16", "", "count: missing"),
        ("count = 16", "count = = 16", "not valid TOML"),
    ],
)
def test_a_file_that_is_no_box_of_this_game_is_refused(old: str, new: str, problem: str) -> None:
    assert problem in str(complaint(TEXT.replace(old, new, 1)).problem)


def test_an_own_components_file_is_played_with() -> None:
    """Also what it prints: more coins on the boatman track, another draw at the castle, another name."""
    game = GAME(
        reprinted(
            ("track", 1, "coins", "[9, 3, 4, 5, 7]"),
            ("track", 4, "draw", "[3, 5, 6, 7, 7, 8]"),
            ("tile", 0, "name", '{ en = "Rick", fr = "Meule" }'),
        ),
        "mine.toml",
    )
    t = Position(game=game).bag(0, *["monk"] * 5).use("village", "recruit boatman")
    assert t.s.coins[0] == 5 + 9

    t.bag(0, *["monk"] * 5).followers()

    assert t.legal(0)[-1] == "draw 3"
    assert game.components != GAME().components
    assert game.proper_name("tile", 0, "en") == "Rick"
    t = Position(game=game).citizen(1, 0).track(0, boatman=4).use("village", "recruit boatman")
    assert t.s.coins[0] == 5 + 7  # coins printed for those who come later


def test_printed_names_come_from_the_file() -> None:
    game = GAME()

    assert game.proper_name("place", PLACE.labels.index("town-hall"), "fr") == "Mairie"
    assert game.proper_name("tile", TILE.labels.index("winery"), "en") == "Winery"
    assert game.proper_name("town", TOWN.labels.index("etampes"), "en") == "Étampes"
    assert game.proper_name("deed", 7, "fr") == "Canalisations"
    assert game.proper_name("event", 2, "fr") == "Moisson"
    assert game.proper_name("good", 2, "fr") is None


def test_every_record_says_where_it_is_from() -> None:
    printed = read_printed(Printed, TEXT, "box.toml", GAME.folder)

    assert sum(printed.facts_from.values()) == TEXT.count("\nsource = ")
    assert printed.filled_in["tile"] == {TILE.labels.index("bathhouse")}
    assert printed.facts_from["reconstructed"] == sum(map(len, printed.filled_in.values())) == 4
