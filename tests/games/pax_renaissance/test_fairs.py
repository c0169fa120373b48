"""Trade fairs: profits and the voyage (G1 to G3, G5)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule


def market(east: int = 0, west: int = 0) -> str:
    """Two rows with a face-down card and another one; Florins lie on the face-down cards."""
    return f"""
    [market]
    east = [{{ card = "dervishes", florins = {east} }}, "timar-system"]
    west = [{{ card = "marechaussee", florins = {west} }}, "spanish-tercio"]
    """


# The examples


@rule("G5.dry", "G.sequence", "G2.organiser", "G3.concession", "G4.choice")
def test_with_two_profits_the_voyage_ends_at_the_first_concession() -> None:
    t = Position(
        """
        [cities]
        tana = "islamic knight"
        [borders]
        hungary-byzantium = "lapis"
        ottoman-mamluk = "verdigris"
        """
        + market(),
        players=3,
    ).play("turn fair east")
    assert t.s.florins == [1, 1, 0]
    assert t.legal() == ["levy caffa", "levy trebizond"]
    t.play("levy caffa")
    assert t.cities == {"tana": "islamic knight", "caffa": "catholic knight"}
    assert t.asked() == "turn"


@rule("G5.passed-cards", "G4.saturation", "G4.constantinople", "G4.troop")
def test_with_three_profits_the_voyage_passes_hungary_and_reaches_the_ottomans() -> None:
    t = Position(
        """
        [cities]
        tana = "islamic knight"
        buda = "catholic knight"
        varna = "reformist knight"
        modon = "reformist rook"
        rhodes = "catholic rook"
        constantinople = ["islamic knight", "islamic knight"]
        [borders]
        hungary-byzantium = "lapis"
        ottoman-mamluk = "verdigris"
        """
        + market(east=1),
        players=3,
    ).play("turn fair east", "levy caffa")
    assert t.s.florins == [1, 1, 1]
    assert len(t.legal()) == 1
    t.play(t.legal()[0])
    assert sorted(t.cities["constantinople"]) == ["islamic knight", "islamic knight", "islamic rook"]
    assert "cairo" not in t.cities
    assert t.asked() == "turn"


# Profits


@rule("G1.profits")
@pytest.mark.parametrize(("players", "profits"), [(2, 1), (3, 2), (4, 2)])
def test_china_adds_one_florin_for_two_players_and_two_for_more(players: int, profits: int) -> None:
    t = Position(market(east=2), players=players).play("turn fair east")
    assert t.told("fair")[0]["florins"] == 2 + profits


@rule("G1.profits", "E5.florins")
def test_the_florins_of_the_other_row_are_no_profits() -> None:
    t = Position(market(east=1, west=3)).play("turn fair east")
    assert t.told("fair")[0]["florins"] == 2
    assert t.form["market"]["west"][0] == {"card": "marechaussee", "florins": 3}


@rule("G1.discard")
def test_the_card_of_the_fair_is_discarded_and_its_place_stays_empty() -> None:
    t = Position(market()).play("turn fair west")
    assert t.form["discarded"] == ["marechaussee"]
    assert t.form["market"]["west"] == ["", "spanish-tercio"]
    assert t.reasons("turn fair west") == ["D1.once-each"]
    t.play("turn end").settle()
    assert t.form["market"]["west"][0] == "spanish-tercio"


# The voyage


@rule("G2.start", "G.sequence")
@pytest.mark.parametrize(
    ("side", "emporia", "first", "second"),
    [
        ("east", '["tana", "trebizond"]', "hungary-byzantium", "hungary-ottoman"),
        ("east", '["timbuktu", "trebizond"]', "aragon-papal-states", "papal-states-ottoman"),
        ("east", '["novgorod", "trebizond"]', "france-hre", "england-france"),
        ("west", '["tana", "trebizond"]', "hungary-byzantium", "hungary-ottoman"),
        ("west", '["tana", "spice-islands"]', "england-portugal", "england-france"),
    ],
)
def test_the_voyage_leaves_from_the_open_emporium_of_its_colour(
    side: str, emporia: str, first: str, second: str
) -> None:
    t = Position(
        f'emporia = {emporia}\n[borders]\n{first} = "lapis"\n{second} = "verdigris"' + market(), players=3
    ).play(f"turn fair {side}")
    assert t.s.florins == [1, 1, 0]


@rule("G2.organiser")
def test_the_organiser_takes_one_florin_before_everybody_else() -> None:
    t = Position('turn = "lapis"\n[borders]\nhungary-byzantium = "ochre"' + market(east=0)).play("turn fair east")
    assert t.s.florins == [0, 1]


@rule("G2.no-voyage")
def test_if_that_was_the_only_florin_there_is_no_voyage_and_no_troop() -> None:
    t = Position('[borders]\nhungary-byzantium = "lapis"' + market()).play("turn fair east")
    assert t.s.florins == [1, 0]
    assert t.cities == {}
    assert t.asked() == "turn"


@rule("G3.concession")
def test_each_concession_on_the_way_is_paid_the_organisers_own_included() -> None:
    t = Position(
        """
        [cities]
        tana = "islamic knight"
        [borders]
        hungary-byzantium = "lapis"
        hungary-ottoman = "ochre"
        ottoman-mamluk = "lapis"
        papal-states-ottoman = "lapis"
        """
        + market(east=5)
    ).play("turn fair east")
    assert (t.florins(OCHRE), t.florins(LAPIS)) == (2, 2)


@rule("G3.pirate")
@pytest.mark.parametrize("religion", ["catholic", "islamic", "reformist"])
def test_a_pirate_of_any_colour_sends_a_florin_back_to_china(religion: str) -> None:
    t = Position(
        f"""
        [borders]
        hungary-byzantium = "{religion} pirate"
        hungary-ottoman = "lapis"
        """
        + market(east=2)
    ).play("turn fair east")
    assert t.s.florins == [1, 1]
    t = Position(f'[borders]\nhungary-byzantium = "{religion} pirate"\nhungary-ottoman = "lapis"' + market(east=1))
    assert t.play("turn fair east").s.florins == [1, 0]


# The end of the voyage


@rule("G5.end", "G5.leftover")
def test_the_eastern_voyage_ends_on_the_mamluk_card() -> None:
    t = Position(market(east=2)).play("turn fair east")
    assert [frame[2] for frame in reversed(t.s.frames) if t.game.steps[frame[0]].name == "levy"] == [4, 3, 8, 9]
    t.play("levy caffa", "levy buda", "levy modon", "levy cairo")
    assert sorted(t.cities) == ["buda", "caffa", "cairo", "modon"]
    assert t.form["market"]["east"][0] == {"florins": 2}


@rule("G5.end")
def test_the_western_voyage_ends_on_the_empire() -> None:
    t = Position('emporia = ["tana", "spice-islands"]' + market(west=1)).play("turn fair west")
    t.play("levy toledo", "levy london", "levy paris", "levy vienna")
    assert sorted(t.cities) == ["london", "paris", "toledo", "vienna"]
    assert t.asked() == "turn"


@rule("G5.dry")
def test_no_card_beyond_the_last_florin_raises_a_troop() -> None:
    t = Position(
        """
        emporia = ["tana", "spice-islands"]
        [borders]
        england-portugal = "lapis"
        england-france = "reformist pirate"
        france-hre = "lapis"
        """
        + market(west=2)
    ).play("turn fair west", "levy toledo", "levy london")
    assert t.s.florins == [1, 1]
    assert sorted(t.cities) == ["london", "toledo"]
    assert t.asked() == "turn"
    assert t.form["market"]["west"][0] == ""


@rule("G5.dry")
def test_the_last_florin_may_be_taken_on_the_last_border() -> None:
    t = Position('emporia = ["tana", "spice-islands"]\n[borders]\nfrance-hre = "lapis"' + market(west=1)).play(
        "turn fair west", "levy toledo", "levy london", "levy paris"
    )
    assert t.s.florins == [1, 1]
    assert "vienna" not in t.cities
    assert t.asked() == "turn"


@rule("G5.leftover")
def test_what_is_left_waits_for_the_card_that_moves_to_the_empty_place() -> None:
    t = Position('emporia = ["tana", "spice-islands"]' + market(west=3)).play("turn fair west")
    t.play("levy toledo", "levy london", "levy paris", "levy vienna", "turn end").settle()
    assert t.form["market"]["west"][0] == {"card": "spanish-tercio", "florins": 3}


@rule("G.sequence")
def test_money_is_paid_before_troops_are_raised() -> None:
    t = Position('[borders]\nhungary-byzantium = "lapis"' + market(east=1)).play("turn fair east")
    assert t.asked() == "levy"
    assert t.s.florins == [1, 1]


@rule("G.sequence", "D1.once-each")
def test_east_and_west_are_two_fairs() -> None:
    t = Position(market(), players=VERDIGRIS + 1).play(
        "turn fair east", "levy caffa", "levy buda", "levy modon", "levy cairo"
    )
    t.play("turn fair west")
    assert t.florins(OCHRE) == 2
