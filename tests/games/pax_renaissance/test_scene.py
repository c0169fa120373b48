"""The worked examples of E2 as a first trial of the builder."""

from __future__ import annotations

from tests.games.pax_renaissance.scene import LAPIS, OCHRE, Scene, rule

FLANDERS = """
[[seats]]
florins = 2
hand = ["flanders-guild"]
"""


@rule("E2.war-agents", "J2.attackers", "B3.received-as-king")
def test_a_lone_cube_revolts_in_an_empty_france() -> None:
    t = Scene(FLANDERS).play("turn play flanders-guild")
    assert t.legal() == ["one-shot france", "one-shot refuse"]
    t.play("one-shot france", "survivor border england-france", "concede france-hre")
    assert t.seat(OCHRE)["west"] == ["flanders-guild", {"empire": "france"}]
    assert t.form["borders"] == {"england-france": "ochre", "france-hre": "ochre"}
    assert t.asked() == "turn"


@rule("E2.optional", "E2.cube-repress")
def test_a_refused_revolt_leaves_the_choice_of_border() -> None:
    t = Scene(FLANDERS + '[borders]\nfrance-hre = "lapis"').play("turn play flanders-guild", "one-shot refuse")
    assert t.legal() == [
        "concede england-france",
        "concede france-hre",
        "concede france-aragon",
        "concede none",
    ]
    t.play("concede france-hre")
    assert t.florins(OCHRE) == 1 and t.s.cubes[LAPIS] == 10
