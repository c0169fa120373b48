"""Bishops: where they are placed and moved, and what they silence (E2.bishop, F1)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

FLORINS = "[market]\neast = [{ card = 'kremlin', florins = 9 }]\nwest = [{ card = 'kingmaker', florins = 9 }]\n"


def seats(first: str, second: str = "") -> str:
    return f"[[seats]]\n{first}\n[[seats]]\n{second}\n"


def bishops(t: Position) -> dict[str, str]:
    """The card under each Bishop, with its Religion."""
    found: dict[str, str] = {}
    for seat in t.form["seats"]:
        for card in seat.get("east", []) + seat.get("west", []):
            stack = [card, *card.get("vassals", [])] if isinstance(card, dict) else []
            found |= {c.get("card", c.get("empire")): c["bishop"] for c in stack if "bishop" in c}
    return found


# A Bishop among the Agents


@rule("E2.bishop", "F1.east-west")
def test_the_bishop_of_a_west_card_goes_onto_any_card_of_the_west_side_of_any_tableau() -> None:
    own = "hand = ['house-of-borgia']\neast = ['dervishes']\nwest = ['gutenberg', 'england']"
    other = (
        "east = ['ottoman']\nwest = ['jesuits', { empire = 'france', queen = 'mary-the-rich', vassals = ['hungary'] }]"
    )
    t = Position(seats(own, other + "\nold-maids = ['anne-of-brittany']")).play("turn play house-of-borgia")

    cards = ("jesuits", "house-of-borgia", "gutenberg", "england", "france", "hungary")
    assert t.legal() == [*(f"ordain {card}" for card in cards), "ordain none"]
    assert t.reasons("ordain dervishes") == t.reasons("ordain ottoman") == ["E2.bishop"]
    t.play("ordain jesuits")
    assert bishops(t) == {"jesuits": "catholic"}


@rule("E2.bishop")
def test_the_bishop_of_any_other_card_goes_onto_it_or_a_card_of_the_same_location() -> None:
    own = "hand = ['jesuits']\nwest = ['gutenberg', 'conquistadors']\neast = ['soninke-wangara']"
    other = "west = ['sindicat-remenca', 'spanish-tercio', 'aragon', 'france']"
    t = Position(seats(own, other)).play("turn play jesuits")

    # all in Aragon, be it on the east side, and those that are anywhere in the West
    cards = ("jesuits", "conquistadors", "spanish-tercio", "sindicat-remenca", "soninke-wangara", "aragon")
    assert t.legal() == [*(f"ordain {card}" for card in cards), "ordain none"]
    assert t.reasons("ordain gutenberg") == t.reasons("ordain france") == ["E2.bishop"]
    t.play("ordain jesuits")
    assert bishops(t) == {"jesuits": "catholic"}


@rule("E2.bishop", "F1.player-card")
def test_no_bishop_stands_on_a_queen_an_old_maid_or_a_card_out_of_play() -> None:
    own = "hand = ['house-of-borgia', 'luther']\nwest = [{ empire = 'france', queen = 'mary-the-rich' }]"
    t = Position(seats(own, "old-maids = ['anne-of-brittany']")).play("turn play house-of-borgia")

    for card in ("mary-the-rich", "anne-of-brittany", "luther", "england"):
        assert t.reasons(f"ordain {card}") == ["F1.player-card"]


@rule("E2.bishop", "E2.optional")
def test_a_bishop_may_be_left_out() -> None:
    t = Position(seats("hand = ['peters-pence']")).play("turn play peters-pence", "ordain none")

    assert bishops(t) == {} and t.asked() == "turn"


@rule("E2.bishop-occupied", "F1.diet-of-worms")
@pytest.mark.parametrize("religion", ["reformist", "catholic"])
def test_a_bishop_placed_on_a_bishop_kills_both_and_pacifies_nobody(religion: str) -> None:
    king = f"west = [{{ empire = 'france', bishop = '{religion}', repressed = ['ochre cube'] }}]"
    t = Position(seats("hand = ['peters-pence']", king)).play("turn play peters-pence", "ordain france")

    assert bishops(t) == {} and t.s.bishop == [-1] * 15
    assert t.asked() == "turn" and t.seat(LAPIS)["west"] == [{"empire": "france", "repressed": ["ochre cube"]}]


@rule("E2.bishop-occupied", "F1.pacification")
def test_a_bishop_placed_among_the_repressed_may_kill_one() -> None:
    king = "west = [{ empire = 'france', repressed = ['catholic knight', 'ochre cube', 'ochre cube'] }]"
    t = Position(seats("hand = ['peters-pence']", king)).play("turn play peters-pence", "ordain france")
    assert (t.who, t.legal()) == (OCHRE, ["pacify catholic-knight", "pacify ochre-cube", "pacify none"])

    t.play("pacify ochre-cube")
    assert t.seat(LAPIS)["west"][0]["repressed"] == ["catholic knight", "ochre cube"]
    assert t.stock("ochre cube") == 9 and t.asked() == "turn"


@rule("F1.pacification")
def test_only_empires_hold_repressed_tokens() -> None:
    hungary = "{ empire = 'hungary', repressed = ['ochre cube'] }"
    own = f"hand = ['peters-pence']\nwest = ['european-union']\neast = [{hungary}]"
    t = Position("options = ['expansion']\n" + seats(own)).play("turn play peters-pence", "ordain european-union")

    assert t.asked() == "turn"


@rule("E2.shortage")
def test_a_missing_bishop_is_taken_from_any_card() -> None:
    cards = ("luther", "gutenberg", "cromwell", "kingmaker", "the-bold")
    row = [f"{{ card = '{card}', bishop = 'catholic' }}" for card in cards]
    t = Position(
        seats("hand = ['jesuits']", f"west = [{', '.join(row)}, {{ card = 'antipope', bishop = 'reformist' }}]")
    )
    t.play("turn play jesuits", "ordain jesuits")
    assert len(t.legal()) == 6 and t.reasons("take bishop antipope") == ["E2.shortage"]

    t.play("take bishop gutenberg")
    assert "gutenberg" not in bishops(t) and bishops(t)["jesuits"] == "catholic" and len(bishops(t)) == 6


# The inquisitor


def inquisition(row: str, other: str = "") -> Position:
    """The West side is run, and the Antipope moves a red Bishop."""
    t = Position(seats(f"west = [{row}]", other) + FLORINS)
    return t.play("turn run west", "operate use antipope inquisitor")


@rule("F1.move")
def test_three_inquisitors_take_a_bishop_three_cards_far() -> None:
    france = "{ empire = 'france', repressed = ['catholic rook', 'lapis cube'] }"
    aragon = "{ empire = 'aragon', repressed = ['lapis cube', 'lapis cube'] }"
    row = f"{{ card = 'antipope', bishop = 'reformist' }}, {france}, {aragon}, 'gutenberg'"
    t = inquisition(row + ", 'reformed-theology', 'anabaptist-reformation'")

    t.play("inquire antipope", "preach france", "pacify catholic-rook")
    t.play("operate use reformed-theology inquisitor", "inquire france", "preach aragon", "pacify lapis-cube")
    t.play("operate use anabaptist-reformation inquisitor", "inquire aragon", "preach gutenberg")
    assert bishops(t) == {"gutenberg": "reformist"}
    assert [card["repressed"] for card in t.seat(OCHRE)["west"][1:3]] == [["lapis cube"], ["lapis cube"]]
    assert t.reasons("operate use gutenberg commerce") == ["F1.silence-operations"]


@rule("F1.move", "F1.player-card")
def test_a_bishop_goes_to_a_neighbour_in_the_row_or_to_the_same_location() -> None:
    row = "'gutenberg', { card = 'antipope', bishop = 'reformist' }, 'merchants-of-the-staple', 'sindicat-remenca'"
    t = inquisition(row, "west = ['the-bold', 'peters-pence', 'cromwell']\neast = ['dervishes']")
    t.play("inquire antipope")

    # both neighbours; The Bold in France; and Peter's Pence, which is anywhere in the West
    assert t.legal() == [
        f"preach {card}" for card in ("peters-pence", "the-bold", "merchants-of-the-staple", "gutenberg")
    ]
    for card in ("sindicat-remenca", "cromwell", "dervishes", "antipope"):  # two cards away, elsewhere, or where it is
        assert t.reasons(f"preach {card}") == ["F1.move"]
    assert t.reasons("preach luther") == ["F1.player-card"]


@rule("F1.move", "F.blue", "E4.location-free")
def test_any_bishop_of_the_icons_colour_moves_wherever_it_stands_and_no_other() -> None:
    own = "'antipope', { card = 'gutenberg', bishop = 'catholic' }"
    other = "east = [{ card = 'dervishes', bishop = 'reformist' }, 'qizilbash']"
    t = inquisition(own, other)
    assert t.legal() == ["inquire dervishes"]
    assert t.reasons("inquire gutenberg") == t.reasons("inquire antipope") == ["F1.move"]

    t.play("inquire dervishes", "preach qizilbash")
    assert bishops(t) == {"gutenberg": "catholic", "qizilbash": "reformist"}


@rule("F1.move", "F1.player-card")
def test_a_bishop_that_cannot_go_anywhere_stays() -> None:
    t = Position(
        seats("west = ['antipope']", "west = [{ card = 'gutenberg', bishop = 'reformist' }]\neast = ['dervishes']")
    )
    assert t.reasons("turn run west") == ["E4.run"]

    lone = "west = [{ card = 'cromwell', bishop = 'reformist' }]\neast = ['dervishes']"
    t = Position(seats("west = ['star-chamber', { card = 'antipope', bishop = 'reformist' }]", lone))
    t.play("turn run west", "operate use star-chamber inquisitor", "inquire cromwell")
    assert t.legal() == ["preach star-chamber"]  # the Player card parts it from Dervishes


@rule("F1.move", "F.blue")
def test_an_inquisitor_finds_nothing_to_do_among_bishops_of_other_colours() -> None:
    t = Position(seats("west = ['antipope', { card = 'gutenberg', bishop = 'catholic' }]"))

    assert t.reasons("turn run west") == ["E4.run"]


@rule("F1.move")
def test_a_bishop_without_any_way_out_is_told_so() -> None:
    t = inquisition(
        "{ card = 'antipope', bishop = 'reformist' }, 'the-bold'", "west = [{ card = 'luther', bishop = 'reformist' }]"
    )

    assert t.reasons("inquire luther") == ["F1.move"] and t.legal() == ["inquire antipope"]


@rule("F1.diet-of-worms")
@pytest.mark.parametrize("religion", ["catholic", "islamic", "reformist"])
def test_two_bishops_on_a_card_kill_each_other(religion: str) -> None:
    king = f"{{ empire = 'france', bishop = '{religion}', repressed = ['lapis cube'] }}"
    t = inquisition(f"{{ card = 'antipope', bishop = 'reformist' }}, {king}")
    t.play("inquire antipope", "preach france")

    assert bishops(t) == {} and t.s.bishop == [-1] * 15
    assert t.asked() == "operate" and t.seat(OCHRE)["west"][1]["repressed"] == ["lapis cube"]


@rule("F1.pacification")
def test_whoever_moves_the_bishop_may_kill_one_repressed_token_and_only_one() -> None:
    king = "{ empire = 'france', repressed = ['reformist rook', 'lapis cube'] }"
    start = f"{{ card = 'antipope', bishop = 'reformist' }}, {king}"
    t = inquisition(start).play("inquire antipope", "preach france")
    assert t.legal() == ["pacify reformist-rook", "pacify lapis-cube", "pacify none"]
    assert t.reasons("pacify catholic-rook") == ["F1.pacification"]

    t.play("pacify reformist-rook")
    assert t.asked() == "operate" and t.seat(OCHRE)["west"][1]["repressed"] == ["lapis cube"]
    assert t.stock("reformist rook") == 7

    spared = inquisition(start).play("inquire antipope", "preach france", "pacify none")
    assert spared.seat(OCHRE)["west"][1]["repressed"] == ["reformist rook", "lapis cube"]


@rule("F1.pacification")
def test_a_card_without_repressed_tokens_asks_nothing() -> None:
    t = inquisition("{ card = 'antipope', bishop = 'reformist' }, 'france'").play("inquire antipope", "preach france")

    assert t.asked() == "operate" and bishops(t) == {"france": "reformist"}


@rule("F1.move")
def test_a_vassal_is_next_to_its_suzerain_to_fellow_vassals_and_to_the_neighbours_of_the_stack() -> None:
    hungary = "{ empire = 'hungary', bishop = 'reformist' }"
    row = f"'gutenberg', {{ empire = 'england', vassals = ['ottoman', {hungary}] }}, 'antipope', 'luther'"
    t = inquisition(row, "east = ['black-army', 'dervishes', 'safavids']").play("inquire hungary")

    cards = ("antipope", "gutenberg", "black-army", "england", "ottoman")
    assert t.legal() == [f"preach {card}" for card in cards]


# East and West


@rule("F1.east-west")
def test_from_an_east_card_a_bishop_goes_to_any_card_of_the_east_side() -> None:
    own = "east = [{ card = 'dervishes', bishop = 'islamic' }, 'crim-horde', 'soninke-wangara']\n"
    own += "west = ['holy-land-crusade']"
    t = Position(seats(own, "east = ['damascus-coffee', 'ottoman']\nwest = ['gutenberg']"))
    t.play("turn run east", "operate use dervishes inquisitor", "inquire dervishes")

    assert t.legal() == [f"preach {card}" for card in ("crim-horde", "damascus-coffee", "soninke-wangara", "ottoman")]
    assert t.reasons("preach holy-land-crusade") == ["F1.move"]  # in Mamluk, but on the west side


@rule("F1.east-west")
def test_from_any_east_side_card_a_bishop_goes_to_a_card_located_in_the_east() -> None:
    own = "east = [{ card = 'the-grim', bishop = 'islamic' }]"
    t = Position(seats(own, "east = ['damascus-coffee', 'qizilbash']\nwest = ['spanish-tercio']"))
    t.play("turn run east", "operate use the-grim inquisitor", "inquire the-grim")

    assert t.legal() == ["preach qizilbash"]
    assert t.reasons("preach spanish-tercio") == ["F1.move"]


# Silence


@rule("F1.silence-operations", "F.blue")
def test_a_bishop_switches_off_all_operations_but_the_inquisitor() -> None:
    t = Position(seats("west = [{ card = 'the-hidden', bishop = 'reformist' }, 'gutenberg']") + FLORINS)
    t.play("turn run west")

    assert t.legal() == ["operate use the-hidden inquisitor", "operate use gutenberg commerce", "operate done"]
    assert t.reasons("operate use the-hidden commerce") == ["F1.silence-operations"]


@rule("F1.silence-operations", "F.blue")
def test_a_side_whose_cards_are_all_silenced_is_not_run_unless_for_an_inquisitor() -> None:
    silenced = "west = [{ card = 'gutenberg', bishop = 'catholic' }]"
    assert Position(seats(silenced) + FLORINS).reasons("turn run west") == ["E4.run"]

    lone = "west = [{ card = 'antipope', bishop = 'reformist' }]"
    assert "turn run west" in Position(seats(lone, "west = ['the-bold']")).legal()


@rule("F1.silence-powers", "B4.powers")
@pytest.mark.parametrize(("bishop", "price"), [("", 4), (", bishop = 'islamic'", 2)])
def test_a_bishop_switches_off_the_power(bishop: str, price: int) -> None:
    t = Position(seats(f"west = [{{ card = 'conquistadors'{bishop} }}]")).play("turn sell conquistadors")

    assert t.florins(OCHRE) == price


@rule("F1.prestige-kept", "B4.prestige")
def test_a_silenced_card_keeps_its_prestige() -> None:
    cards = "{ card = 'gonfalonier', bishop = 'islamic' }, { empire = 'papal-states', bishop = 'reformist' }"
    t = Position(seats(f"west = [{cards}]"))

    assert t.game.scores(t.s) == [2, 0]  # the patron Prestige of both


# Syncretism


@rule("B4.powers", "F1.silence-operations")
@pytest.mark.parametrize(("side", "card"), [("east", "kremlin"), ("west", "hermeticism"), ("west", "humanism")])
def test_with_syncretism_bishops_do_not_silence_any_of_the_owners_cards(side: str, card: str) -> None:
    own = f"east = {['kremlin'] if side == 'east' else []}\n"
    west = ["{ card = 'gutenberg', bishop = 'catholic' }"] + ([f"'{card}'"] if side == "west" else [])
    market = FLORINS.replace("kremlin", "dervishes")
    given = "options = ['expansion']\n" + seats(f"{own}west = [{', '.join(west)}]") + market
    t = Position(given).play("turn run west")
    assert "operate use gutenberg commerce" in t.legal()

    other = "west = [{ card = 'gutenberg', bishop = 'catholic' }]"
    elsewhere = f"{side} = ['{card}']"
    assert Position("options = ['expansion']\n" + seats(other, elsewhere) + market).reasons("turn run west") == [
        "E4.run"
    ]


@rule("B4.powers", "F1.silence-operations")
def test_syncretism_is_not_silenced_itself() -> None:
    own = "east = [{ card = 'kremlin', bishop = 'islamic' }]"
    t = Position(seats(own) + FLORINS.replace("kremlin", "dervishes")).play("turn run east")

    assert "operate use kremlin commerce" in t.legal()
