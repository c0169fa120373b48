"""Trade shifts (H)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

KREMLIN = '[[seats]]\nflorins = 1\nhand = ["kremlin"]\n'
WANGARA = '[[seats]]\nflorins = 1\nhand = ["soninke-wangara"]\n'


def emporia(t: Position) -> list[str]:
    emporia: list[str] = t.form["emporia"]
    return emporia


def refused(t: Position) -> list[str]:
    """What speaks against the shift of the card that has just been played."""
    number, option = t.game.step_and_option(t.game.numbers["one-shot trigger"])
    return [t.game.refusals[reason.code].clause for reason in t.game.reasons(t.s, (number, OCHRE, 0), option)]


@rule("H1.shift")
def test_the_named_emporium_opens_and_the_open_one_of_its_colour_closes() -> None:
    t = Position(KREMLIN).play("turn play kremlin")
    assert t.legal() == ["one-shot trigger", "one-shot refuse"]
    t.play("one-shot trigger")
    assert emporia(t) == ["novgorod", "trebizond"]


@rule("H1.shift")
def test_a_shift_may_be_refused() -> None:
    t = Position(KREMLIN).play("turn play kremlin", "one-shot refuse")
    assert emporia(t) == ["tana", "trebizond"]
    assert "concede none" in t.legal()


@rule("H1.shift")
@pytest.mark.parametrize(
    ("emporium", "given", "card"), [("novgorod", KREMLIN, "kremlin"), ("timbuktu", WANGARA, "soninke-wangara")]
)
def test_nothing_is_offered_if_the_named_emporium_is_open(emporium: str, given: str, card: str) -> None:
    t = Position(f'emporia = ["{emporium}", "trebizond"]\n{given}').play(f"turn play {card}")
    assert t.asked() in ("concede", "settle")
    assert any(move.endswith("none") for move in t.legal())
    assert emporia(t) == [emporium, "trebizond"]
    assert refused(t) == ["H1.shift"]


@rule("H1.kremlin")
@pytest.mark.parametrize(("emporium", "piece"), [("tana", "islamic knight"), ("timbuktu", "islamic rook")])
def test_the_kremlin_closes_whichever_black_emporium_is_open(emporium: str, piece: str) -> None:
    t = Position(f'emporia = ["{emporium}", "trebizond"]\n{KREMLIN}[cities]\n{emporium} = "{piece}"')
    t.play("turn play kremlin", "one-shot trigger")
    assert emporia(t) == ["novgorod", "trebizond"]
    assert t.cities == {}


@rule("H1.wangara")
@pytest.mark.parametrize(("emporium", "piece"), [("tana", "islamic knight"), ("novgorod", "reformist rook")])
def test_the_wangara_close_whichever_black_emporium_is_open(emporium: str, piece: str) -> None:
    t = Position(f'emporia = ["{emporium}", "trebizond"]\n{WANGARA}[cities]\n{emporium} = "{piece}"')
    t.play("turn play soninke-wangara", "one-shot trigger", "settle algiers")
    assert emporia(t) == ["timbuktu", "trebizond"]
    assert t.cities == {"algiers": "islamic rook"}


@rule("H1.repress")
def test_who_stands_in_the_emporium_that_closes_is_repressed_for_nothing() -> None:
    t = Position(
        f'{KREMLIN}[[seats]]\neast = ["byzantium"]\n[cities]\ntana = "catholic rook"\ncaffa = "catholic knight"'
    )
    t.play("turn play kremlin", "one-shot trigger")
    assert t.seat(LAPIS)["east"] == [{"empire": "byzantium", "repressed": ["catholic rook"]}]
    assert t.cities == {"caffa": "catholic knight"}
    assert t.s.florins == [1, 0]


@rule("H1.repress", "F5.not-in-play")
def test_with_its_empire_in_the_pile_the_token_is_killed() -> None:
    t = Position(f'{KREMLIN}[cities]\ntana = "catholic rook"').play("turn play kremlin")
    assert t.stock("catholic rook") == 9
    t.play("one-shot trigger")
    assert t.cities == {}
    assert t.stock("catholic rook") == 10
    assert t.florins(OCHRE) == 1


@rule("H1.repress")
def test_an_empty_emporium_closes_without_more() -> None:
    t = Position(f'{KREMLIN}[[seats]]\neast = ["byzantium"]').play("turn play kremlin", "one-shot trigger")
    assert t.seat(LAPIS)["east"] == [{"empire": "byzantium"}]


@rule("H1.new-route", "E2.peaceful-agents")
def test_an_agent_of_the_shift_must_be_placed_and_may_stand_in_the_new_emporium() -> None:
    t = Position(WANGARA).play("turn play soninke-wangara", "one-shot trigger")
    assert t.reasons("settle none") == ["E2.peaceful-agents"]
    assert t.legal() == ["settle algiers", "settle timbuktu", "settle valencia"]


@rule("H1.new-route")
def test_later_fairs_start_from_the_new_emporium() -> None:
    t = Position(
        KREMLIN
        + """
        [market]
        east = [{ card = "dervishes", florins = 1 }]
        [borders]
        hungary-byzantium = "lapis"
        france-hre = "lapis"
        """
    ).play("turn play kremlin", "one-shot trigger", "concede hre-hungary", "turn fair east")
    assert t.legal() == ["levy lubeck", "levy novgorod", "levy nurnberg", "levy vienna"]
    assert t.s.florins == [2, 1]
    t.play("levy novgorod")
    assert t.cities == {"novgorod": "reformist rook"}
    assert t.asked() != "levy"


# The Spice Islands


@rule("H1.spice-islands")
@pytest.mark.parametrize(
    "tableau",
    [
        'west = ["merchant-adventurers"]',
        'west = [{ card = "merchant-adventurers", bishop = "catholic" }]',
        'west = ["portugal"]',
        'east = [{ empire = "ottoman", vassals = ["portugal"] }]',
    ],
    ids=["card", "silenced", "king", "vassal"],
)
def test_the_spice_islands_ask_for_discovery_in_the_tableau(tableau: str) -> None:
    t = Position(f'[[seats]]\nhand = ["india-armada"]\n{tableau}').play("turn play india-armada", "one-shot trigger")
    assert emporia(t) == ["tana", "spice-islands"]


@rule("H1.spice-islands")
@pytest.mark.parametrize("tableau", ["", 'west = ["spanish-tercio"]', '[[seats]]\nwest = ["merchant-adventurers"]'])
def test_the_card_being_played_and_those_of_others_do_not_count(tableau: str) -> None:
    t = Position(f'[[seats]]\nhand = ["india-armada"]\n{tableau}').play("turn play india-armada")
    assert t.asked() == "concede"
    assert emporia(t) == ["tana", "trebizond"]
    assert refused(t) == ["H1.spice-islands"]


@rule("H1.spice-final", "H1.repress")
def test_the_spice_islands_open_for_good_and_trebizond_closes() -> None:
    t = Position(
        """
        [[seats]]
        hand = ["india-armada", "gold-coast-monopoly"]
        west = ["merchant-adventurers"]
        east = ["byzantium"]
        [cities]
        trebizond = "reformist rook"
        """
    ).play("turn play india-armada", "one-shot trigger", "concede england-portugal")
    assert t.seat(OCHRE)["east"] == [{"empire": "byzantium", "repressed": ["reformist rook"]}]
    t.play("turn play gold-coast-monopoly")
    assert t.asked() == "concede"
    assert emporia(t) == ["tana", "spice-islands"]
    assert refused(t) == ["H1.spice-final"]
