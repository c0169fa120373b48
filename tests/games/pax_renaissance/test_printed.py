"""Components files that cannot be used: one clear error names the line and the field."""

import re

import pytest
from tests.games.pax_renaissance.position_builder import Position, rule, standard_game

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.vocabulary import BANK, CARD, CITY, EMPIRE, EMPORIUM, PLACE
from fondaco.kernel import FactError
from fondaco.kernel.game import read_printed

TEXT = standard_game().standard_components
LINES = TEXT.splitlines()


def reprinted(*changes: tuple[str, int, str, str]) -> str:
    """The components file with some fields printed otherwise: the kind of record, its number, the field, the value."""
    parts = re.split(r"\n(?=\[)", TEXT)
    for kind, number, field, value in changes:
        place = [index for index, part in enumerate(parts) if re.match(rf"\[+{kind}\]", part)][number]
        parts[place], found = re.subn(rf"(?m)^{field} = .*$", lambda _, f=field, v=value: f"{f} = {v}", parts[place])
        assert found == 1, f"{kind} has no {field}"
    return "\n".join(parts)


def complaint(text: str) -> FactError:
    """What is said of a components file."""
    with pytest.raises(FactError) as caught:
        read_printed(Printed, text, "box.toml", PaxRenaissanceGame.folder)
    return caught.value


def line_of(kind: str, number: int, field: str) -> int:
    """The line of a field in the standard file."""
    heads = [line for line, text in enumerate(LINES, 1) if text in (f"[[{kind}]]", f"[{kind}]")]
    return next(line for line in range(heads[number], len(LINES)) if LINES[line - 1].startswith(f"{field} ="))


QUEENS_NUMBER = CARD.labels.index("isabella-of-castille")
SHIFT_NUMBER = CARD.labels.index("india-armada")
APOSTATE_NUMBER = CARD.labels.index("european-union")
TORCH_NUMBER = CARD.labels.index("hermeticism")

BAD = [
    # kind, number of the record, field, what stands there instead, what is said
    ("empire", 0, "id", '"france"', "'england' is expected at this place of the file"),
    ("empire", 0, "id", '"scotland"', "'scotland' is not one of england, france"),
    ("empire", 1, "name", '{ en = "France" }', "a name in each of en, fr is expected"),
    ("empire", 1, "king", '"Louis XI"', "a name in each of en, fr is expected"),
    ("empire", 1, "republic", "{}", "a name in each of en, fr is expected"),
    ("empire", 3, "side", '"north"', "'north' is not one of east, west"),
    ("empire", 3, "front", '"orthodox"', "'orthodox' is not one of catholic, islamic, reformist, medieval"),
    ("empire", 3, "back", '"medieval"', "'medieval' is not one of catholic, islamic, reformist"),
    ("empire", 3, "king_prestige", '["glory"]', "'glory' is not one of catholic"),
    ("empire", 3, "king_operations", '["dance"]', "'dance' is no Operation"),
    ("empire", 3, "republic_operations", '["campaign"]', "only a King can campaign"),
    ("empire", 3, "source", '"hearsay"', "'hearsay' is not one of rulebook, documented, reconstructed"),
    ("city", 4, "id", '"lyon"', "'paris' is expected at this place"),
    ("city", 4, "empire", '"burgundy"', "'burgundy' is not one of england"),
    ("city", 4, "capital", "2", "a number from 0 to 1 is expected"),
    ("city", 4, "capital", "true", "a number from 0 to 1 is expected, not True"),
    ("city", 4, "room", "4", "a number from 1 to 3 is expected"),
    ("city", 4, "front", '["catholic knight", "catholic knight"]', "1 words are expected, not 2"),
    ("city", 4, "front", '["catholic bishop"]', "'catholic bishop' is not one of catholic knight"),
    ("city", 4, "back", "[]", "1 words are expected, not 0"),
    ("city", 4, "emporium", '"red"', "'red' is not one of none, white, black"),
    ("border", 0, "id", '"france-hre"', "'england-france' is expected"),
    ("border", 0, "empires", '["england"]', "2 words are expected, not 1"),
    ("border", 0, "empires", '["england", "scotland"]', "'scotland' is not one of england"),
    ("route", 0, "fair", '"north"', "'north' is not one of east, west"),
    ("route", 0, "borders", "[]", "the route ends on byzantium"),
    ("route", 0, "borders", '["atlantis"]', "'atlantis' is not one of england-france"),
    ("route", 0, "borders", '["england-france"]', "england-france does not touch byzantium"),
    ("route", 0, "borders", '["hungary-byzantium", "hungary-ottoman"]', "the route ends on ottoman"),
    ("route", 4, "borders", '["england-portugal", "england-france"]', "the route ends on france"),
    ("bank", 0, "border", '"france-spain"', "'france-spain' is not one of england-france"),
    ("bank", 2, "id", '"medici"', "'coeur' is expected at this place"),
    ("pieces", 0, "cubes", "0", "a number from 1 to 99 is expected"),
    ("pieces", 0, "bishops", "[5, 5]", "three numbers are expected: Catholic, Islamic, Reformist"),
    ("pieces", 0, "knights", "[10, 7, 100]", "a list of numbers from 0 to 99 is expected"),
    ("pieces", 0, "rooks", '"many"', "a list of numbers from 0 to 99 is expected"),
    ("pieces", 0, "yellow_florins", "-1", "a number from 0 to 99 is expected"),
    ("pieces", 0, "red_florins", "100", "a number from 0 to 99 is expected"),
    ("card", 0, "id", '"papal-elephant"', "'inquisition-pope' is expected at this place"),
    ("card", 0, "number", '""', "a text is expected"),
    ("card", 0, "deck", '"south"', "'south' is not one of east, west"),
    ("card", 0, "set", '"promo"', "'promo' is not one of base, expansion, comet"),
    ("card", 0, "class", '"comet"', "the Comets are the last four cards"),
    ("card", 0, "class", '"king"', "'king' is not one of bishop"),
    ("card", 0, "class", '"queen"', "every Queen has the coronation, and nobody else"),
    ("card", 155, "class", '"rook"', "the Comets are the last four cards"),
    ("card", 0, "location", '"north"', "'north' is not one of england"),
    ("card", 0, "location", '"none"', "every other card of a Tableau has a Location"),
    ("card", 0, "agents", '["pawn"]', "'pawn' is not one of knight catholic"),
    ("card", 0, "prestige", '["glory"]', "'glory' is not one of catholic"),
    ("card", 0, "operations", '["inquisitor"]', "'inquisitor' needs one of catholic, islamic, reformist"),
    ("card", 0, "operations", '["siege england"]', "'siege england' needs one of nothing"),
    ("card", 0, "operations", '["campaign"]', "only a King can campaign"),
    ("card", 0, "powers", '["popular-reprisals"]', "only a married Queen can be discarded for a revolt"),
    ("card", 0, "operations", '["commerce north"]', "'commerce north' needs one of east, west"),
    ("card", 0, "operations", '["repress queen"]', "'repress queen' needs one of cube, rook, knight"),
    ("card", 0, "operations", '["tax", "tax", "tax", "tax", "tax"]', "0 to 4 texts are expected, not 5"),
    ("card", 0, "one_shot", '"campaign"', "'campaign' is no one-shot"),
    ("card", 0, "one_shot", '"earthquake"', "'earthquake' is no one-shot"),
    ("card", 0, "one_shot", '"crusade aragon"', "a shift names an Emporium, an apostasy two Religions"),
    ("card", 0, "one_shot", '"coronation"', "every Queen has the coronation, and nobody else"),
    ("card", SHIFT_NUMBER, "one_shot", '"shift red-sea"', "a shift names an Emporium"),
    ("card", SHIFT_NUMBER, "one_shot", '"shift"', "a shift names an Emporium"),
    ("card", APOSTATE_NUMBER, "one_shot", '"apostasy islamic"', "an apostasy two Religions"),
    ("card", APOSTATE_NUMBER, "one_shot", '"apostasy islamic islamic"', "an apostasy two Religions"),
    ("card", QUEENS_NUMBER, "suitors", "[]", "a Queen has suitors and no Location of her own"),
    ("card", QUEENS_NUMBER, "suitors", '["scotland"]', "'scotland' is not one of england"),
    ("card", TORCH_NUMBER, "torch", '"patron"', "'patron' is not one of religious"),
    ("card", 0, "powers", '["flight"]', "'flight' is not one of heretic-hunt"),
    ("card", 88, "source", '"hearsay"', "'hearsay' is not one of"),
]


@pytest.mark.parametrize(("kind", "number", "field", "value", "problem"), BAD)
def test_a_wrong_field_is_named_with_its_line(kind: str, number: int, field: str, value: str, problem: str) -> None:
    error = complaint(reprinted((kind, number, field, value)))

    if problem.startswith("every Queen has"):
        field = "one_shot"
    assert str(error.problem).startswith(f"{field}: ")
    assert problem in str(error.problem)
    written = line_of(kind, number, field)
    assert (error.file, error.line) == ("box.toml", written)
    assert str(error) == f"box.toml, line {written}: {error.problem}"


@rule("B4.location")
def test_a_queen_has_no_location_of_her_own() -> None:
    error = complaint(reprinted(("card", QUEENS_NUMBER, "location", '"aragon"')))

    assert str(error.problem) == "suitors: a Queen has suitors and no Location of her own"


@rule("B5.capital")
@pytest.mark.parametrize(("city", "capital"), [("paris", "0"), ("lyon", "1")])
def test_every_map_card_has_exactly_one_capital(city: str, capital: str) -> None:
    error = complaint(reprinted(("city", CITY.labels.index(city), "capital", capital)))

    assert str(error.problem) == "capital: every Map card has exactly one capital"


@rule("E2.constantinople")
def test_28_places_in_all() -> None:
    number = CITY.labels.index("constantinople")
    error = complaint(
        reprinted(
            ("city", number, "room", "2"),
            ("city", number, "front", '["islamic rook", "islamic knight"]'),
            ("city", number, "back", '["islamic rook", "islamic knight"]'),
        )
    )

    assert str(error.problem) == "room: the cities have 27 places, not 28"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("format = 1", "format = 2", "format: a number from 1 to 1 is expected"),
        ('game = "pax-renaissance"', 'game = "orleans"', "game: 'orleans' is not one of pax-renaissance"),
        ('name = "standard"', 'name = ""', "name: a text is expected"),
        ("[pieces]", "[tokens]", "[pieces] is missing"),
        ("cubes = 10\n", "", "cubes: missing"),
        ('[[bank]]\nid = "fugger"', '[[banque]]\nid = "fugger"', "[[bank]]: 4 records are expected, not 3"),
        ("format = 1", "format = ", "not valid TOML"),
    ],
)
def test_a_file_of_another_shape_is_refused(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    assert problem in str(complaint(TEXT.replace(old, new, 1)).problem)


def test_a_table_may_play_with_its_own_components() -> None:
    text = reprinted(("pieces", 0, "cubes", "12")).replace('name = "standard"', 'name = "from my box"', 1)
    game = PaxRenaissanceGame(text, "box.toml")

    assert Position(game=game).s.cubes == [12, 12]
    assert game.components.startswith("from my box ") and game.components != PaxRenaissanceGame().components


@rule("E2.bishop")
def test_a_bishop_may_stay_on_its_card_wherever_that_is_printed_to_be() -> None:
    text = reprinted(("card", CARD.labels.index("peters-pence"), "location", '"east"'))
    t = Position("[[seats]]\nhand = ['peters-pence']", game=PaxRenaissanceGame(text)).play("turn play peters-pence")

    assert t.legal() == ["ordain peters-pence", "ordain none"]  # a West card in the East


def test_every_fact_says_where_it_is_from() -> None:
    counts = standard_game().printed.facts_from

    assert sum(counts.values()) == 10 + 26 + 13 + 5 + 4 + 156
    assert counts["rulebook"] >= 13 + 4 and min(counts.values()) > 0
    assert "156 cards" in repr(standard_game().printed)


@pytest.mark.parametrize(
    ("kind", "value", "name"),
    [
        ("card", CARD.labels.index("luther"), "Luther"),
        ("card", CARD.labels.index("ottoman"), "Ottomans"),
        ("republic", EMPIRE.labels.index("ottoman"), "Millets ottomans"),
        ("place", PLACE.labels.index("constantinople-2"), "Constantinople"),
        ("emporium", EMPORIUM.labels.index("spice-islands"), "Îles aux épices"),
        ("empire", EMPIRE.labels.index("hre"), "Saint-Empire"),
        ("city", CITY.labels.index("london"), "Londres"),
        ("bank", BANK.labels.index("medici"), "Médicis"),
        ("seat", 0, None),
    ],
)
def test_printed_names(kind: str, value: int, name: str | None) -> None:
    assert PaxRenaissanceGame().proper_name(kind, value, "fr") == name
