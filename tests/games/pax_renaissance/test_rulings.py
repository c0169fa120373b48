"""Every switch for a point the rulebook leaves open works in both positions."""

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule

from fondaco.games.pax_renaissance.rules import rulings


@pytest.fixture(params=[False, True], ids=["off", "on"])
def switch(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@rule("F9.strawman")
def test_a_campaign_against_an_own_empire(switch: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "CAMPAIGN_AGAINST_OWN_EMPIRE", switch)
    given = '[[seats]]\nflorins = 1\nwest = ["france", "hre"]\n[cities]\nparis = "catholic knight"'
    t = Position(given).play("turn run west", "operate use france campaign")

    assert t.reasons("campaign hre") == ([] if switch else ["F9.strawman"])
    assert t.reasons("campaign england") == []


@rule("K1.attackers")
def test_a_cube_in_a_religious_war(switch: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "CUBES_FIGHT_RELIGIOUS_WARS", switch)
    components = Position().game.folder.joinpath("components.toml").read_text(encoding="utf-8")
    head, card, rest = components.partition('id = "jesuits"')
    changed = card + rest.replace('agents = ["bishop catholic"]', 'agents = ["cube"]', 1)
    game = type(Position().game)(head + changed, "changed")
    given = '[[seats]]\nhand = ["jesuits"]\n[cities]\nalgiers = "islamic rook"\nvalencia = "catholic knight"'
    t = Position(given, game=game).play("turn play jesuits", "one-shot aragon")

    assert t.told("battle") == [{"empire": 6, "attackers": 1 + switch, "defenders": 1}]


@rule("E3.sell")
def test_the_sale_of_an_old_maid(switch: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "OLD_MAIDS_ARE_SOLD", switch)
    t = Position('[[seats]]\nold-maids = ["mary-the-rich"]')

    assert t.reasons("turn sell mary-the-rich") == ([] if switch else ["E3.sell"])
    if switch:
        t.play("turn sell mary-the-rich")
        assert t.seat(OCHRE) == {"florins": 2} and t.form["discarded"] == ["mary-the-rich"]


@rule("L3.supremacy-theocracies")
def test_a_pirate_between_two_theocracies_of_its_religion(switch: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "PIRATES_COUNT_TWICE", switch)
    given = """
    victories = ["religious"]
    turned = ["aragon"]
    [[seats]]
    west = [{ card = "jesuits", bishop = "catholic" }]
    [cities]
    cairo = "islamic rook"
    [borders]
    aragon-papal-states = "catholic pirate"
    """

    assert Position(given).reasons("turn declare religious") == ([] if switch else ["L3.supremacy-theocracies"])


@rule("L2.patron-trigger")
def test_the_end_when_both_piles_are_empty(switch: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "PATRON_WAITS_FOR_A_GAP", switch)
    given = """
    [market]
    east = ["kremlin", "dervishes", "qizilbash", "janissaries", "the-grim", "safavids"]
    west = ["luther", "jesuits", "the-bold", "gutenberg", "cromwell", "antipope"]
    [piles]
    """
    t = Position(given).play("turn end").settle()

    assert t.asked() == ("turn" if switch else "over")
