"""The behead Operation (F3), and the hunts for heretics (B4.powers)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule


def axe(card: str, side: str, own: str = "", other: str = "", more: str = "") -> Position:
    """A card of the first seat is about to behead."""
    first = f"{side} = ['{card}'{', ' + own if own else ''}]\n{more}"
    t = Position(f"options = ['expansion']\n[[seats]]\n{first}\n[[seats]]\n{other}\n")
    return t.play(f"turn run {side}", f"operate use {card} behead")


@rule("F3.behead", "E4.location-behead", "E4.east-west-location")
def test_grim_of_the_ottomans_beheads_qizilbash_of_the_east() -> None:
    t = axe("the-grim", "east", other="east = ['qizilbash', 'damascus-coffee']")
    assert t.legal() == ["behead qizilbash"]

    t.play("behead qizilbash")
    assert t.seat(LAPIS)["east"] == ["damascus-coffee"] and t.form["discarded"] == ["qizilbash"]
    assert t.seat(OCHRE)["east"] == ["the-grim"]


@rule("F3.behead", "E4.location-behead")
def test_only_a_card_of_a_matching_location_in_any_tableau_is_beheaded() -> None:
    own = "'greek-klephts', 'safavids', 'dervishes'"
    other = "east = ['ottoman-navy']\nwest = ['knights-hospitaller', 'spanish-tercio']\nhand = ['duke-of-athens']"
    t = axe("cem-anti-hostage", "east", own, other)

    # the Ottoman cards of both players, whatever their side, and those that are anywhere in the East
    cards = ("dervishes", "greek-klephts", "ottoman-navy", "knights-hospitaller")
    assert sorted(t.legal()) == sorted(f"behead {card}" for card in cards)
    assert t.reasons("behead safavids") == t.reasons("behead spanish-tercio") == ["E4.location-behead"]
    assert t.reasons("behead duke-of-athens") == ["F3.behead"]


@rule("E4.location-behead")
def test_a_card_of_the_east_beheads_anywhere_in_the_east() -> None:
    heretics = ("safavids", "soninke-wangara"), ("holy-land-crusade", "luther", "spanish-tercio")
    rows = [", ".join(f"{{ card = '{card}', bishop = 'reformist' }}" for card in cards) for cards in heretics]
    other = f"east = [{rows[0]}]\nwest = [{rows[1]}]"
    t = axe("grand-mufti", "east", other=other)

    assert t.legal() == ["behead safavids", "behead holy-land-crusade"]  # one lies on the west side, but in Mamluk


@rule("F3.behead")
def test_the_bishop_on_a_beheaded_card_goes_to_the_stock() -> None:
    t = axe("the-grim", "east", other="east = [{ card = 'qizilbash', bishop = 'islamic' }]").play("behead qizilbash")

    assert t.s.bishop == [-1] * 15


@rule("F3.not-itself")
def test_a_card_does_not_behead_itself() -> None:
    t = axe("star-chamber", "west", "'merchants-of-the-staple'")

    assert t.reasons("behead star-chamber") == ["F3.not-itself"]
    assert t.legal() == ["behead merchants-of-the-staple"]
    t = Position("[[seats]]\nwest = ['star-chamber']")
    assert t.reasons("turn run west") == ["E4.run"]  # alone it finds nobody


@rule("F3.behead")
def test_old_maids_and_cards_out_of_play_are_out_of_reach() -> None:
    t = axe("star-chamber", "west", "'merchants-of-the-staple'", "old-maids = ['margaret-of-anjou']")

    assert t.reasons("behead margaret-of-anjou") == t.reasons("behead england") == ["F3.behead"]


@rule("F3.assassin", "F3.behead")
@pytest.mark.parametrize("face", ["", ", republic = true", ", repressed = ['lapis cube', 'catholic rook']"])
def test_who_beheads_an_empire_is_killed_too(face: str) -> None:
    t = axe("star-chamber", "west", other=f"west = [{{ empire = 'england'{face} }}, 'gutenberg']").play(
        "behead england"
    )

    assert "west" not in t.seat(OCHRE) and t.form["discarded"] == ["star-chamber"]
    assert t.seat(LAPIS)["west"] == ["gutenberg"] and t.s.holder[156] == -1
    assert (t.stock("lapis cube"), t.stock("catholic rook")) == (10, 10)
    assert t.told("assassin-killed") and t.asked() == "operate"


@rule("F3.assassin")
def test_a_vassal_is_an_empire_too_and_its_suzerain_stays() -> None:
    king = "west = [{ empire = 'france', vassals = ['england', 'aragon'] }]"
    t = axe("star-chamber", "west", other=king).play("behead england")

    assert t.seat(LAPIS)["west"] == [{"empire": "france", "vassals": [{"empire": "aragon"}]}]
    assert t.form["discarded"] == ["star-chamber"]


@rule("F3.assassin")
def test_beheading_a_queen_spares_her_king_and_makes_no_assassin() -> None:
    couple = "west = [{ empire = 'england', queen = 'mary-the-rich', bishop = 'catholic' }]"
    t = axe("star-chamber", "west", other=couple).play("behead mary-the-rich")

    assert t.seat(LAPIS)["west"] == [{"empire": "england", "bishop": "catholic"}]
    assert t.seat(OCHRE)["west"] == ["star-chamber"]


@rule("F3.assassin")
def test_beheading_a_king_kills_his_queen_and_sends_his_vassals_to_the_pile() -> None:
    couple = "west = [{ empire = 'england', queen = 'mary-the-rich', vassals = ['france'] }]"
    t = axe("star-chamber", "west", other=couple).play("behead england")

    assert "west" not in t.seat(LAPIS) and t.s.holder[156:158] == [-1, -1]
    assert t.form["discarded"] == ["mary-the-rich", "star-chamber"]


@rule("F3.assassin", "E4.strawman")
def test_a_queen_may_behead_her_own_king_and_dies_with_him() -> None:
    couple = "west = [{ empire = 'aragon', queen = 'isabella-of-castille' }, 'gutenberg']"
    t = Position(f"[[seats]]\n{couple}").play(
        "turn run west", "operate use isabella-of-castille behead", "behead aragon"
    )

    assert t.seat(OCHRE)["west"] == ["gutenberg"] and t.form["discarded"] == ["isabella-of-castille"]
    assert not t.told("assassin-killed")


# Holocaust and Genocide: hunts for heretics


@rule("B4.powers", "F3.behead")
@pytest.mark.parametrize(
    ("hunter", "side", "prey"),
    [("inquisition-pope", "west", {"catholic", "reformist"}), ("grand-mufti", "east", {"islamic", "reformist"})],
)
def test_a_hunt_beheads_only_cards_with_certain_bishops(hunter: str, side: str, prey: set[str]) -> None:
    cards = ("luther", "jesuits", "the-bold") if side == "west" else ("the-grim", "safavids", "crim-horde")
    religions = ("catholic", "islamic", "reformist")
    row = [f"{{ card = '{card}', bishop = '{religion}' }}" for card, religion in zip(cards, religions, strict=True)]
    free = "gutenberg" if side == "west" else "damascus-coffee"
    t = axe(hunter, side, other=f"{side} = [{', '.join(row)}, '{free}']")

    for card, religion in zip(cards, religions, strict=True):
        assert t.reasons(f"behead {card}") == ([] if religion in prey else ["B4.powers"])
    assert t.reasons(f"behead {free}") == ["B4.powers"]


@rule("B4.powers", "F3.behead")
def test_a_hunt_sees_the_bishop_of_a_couple_on_both() -> None:
    couple = "west = [{ empire = 'england', queen = 'mary-the-rich', bishop = 'reformist' }]"

    assert sorted(axe("inquisition-pope", "west", other=couple).legal()) == ["behead england", "behead mary-the-rich"]
