"""What the card prints beside the dice is told with the result, in both languages."""

import pytest
from tests.games.virgin_queen.aid_card.laws import rule

from fondaco.companion.odds.sentences import Sentences
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES


def told(name: str, row: str, english: str, french: str) -> None:
    """Each word of a consequence is in its sentence."""
    for language, words in (("en", english), ("fr", french)):
        sentence = Sentences(language).consequence(PROCEDURES[name], row).replace("\u00a0", " ")
        for word in words.split(" / "):
            assert word in sentence, f"{row}: {sentence}"


@rule("battle.field.leader-capture")
def test_the_leader_of_a_fallen_army_is_captured() -> None:
    told("field-battle", "attacker-wins", "leader is captured", "chef est capturé")
    told("field-battle", "attacker-wins-and-falls", "captures the attacking leader", "capture le chef attaquant")
    told("field-battle", "defender-wins-and-falls", "captures the defending leader", "capture le chef défenseur")
    told("field-battle", "defender-wins", "leader is captured", "chef est capturé")


@rule("battle.assault.success-effects", "battle.assault.failure")
def test_a_place_that_falls_and_one_that_does_not() -> None:
    told(
        "assault",
        "taken",
        "takes control / leader is captured / naval unit goes to the turn track",
        "contrôle / capturé / piste des tours",
    )
    told("assault", "siege-goes-on", "still outnumber / goes on", "plus nombreux / continue")
    told("assault", "siege-broken", "broken / must retreat", "levé / doit se retirer")


@rule("naval.leader-track", "naval.odd-hit")
def test_the_leader_of_a_lost_fleet_goes_to_the_turn_track() -> None:
    for row in ("attacker-wins", "defender-wins"):
        told("naval-combat", row, "a hit left over / leader / turn track", "touche isolée / chef / piste des tours")


@rule("piracy.europe.reward.a", "piracy.europe.reward.b", "piracy.europe.reward.c", "piracy.europe.reward.d")
@pytest.mark.parametrize("row", ["one-reward", "two-rewards", "three-rewards"])
def test_the_four_rewards_in_europe(row: str) -> None:
    told(
        "piracy-europe",
        row,
        "naval unit / random card / 1 piracy VP / adjacent Spanish Armada",
        "unité navale / au hasard / 1 PV de piraterie / Armada espagnole adjacente",
    )


@rule("piracy.world.reward.a", "piracy.world.reward.b", "piracy.world.reward.c", "piracy.world.hide-treasure")
@pytest.mark.parametrize("row", ["one-reward", "two-rewards", "three-rewards"])
def test_the_three_rewards_overseas(row: str) -> None:
    told(
        "piracy-world",
        row,
        "patrol / random / treasure / 1 piracy VP / Spain may keep one treasure out of the draw",
        "patrouille / trésor / au hasard / 1 PV de piraterie / l'Espagne peut soustraire un trésor",
    )


@rule("piracy.europe.even-split", "piracy.world.even-split")
@pytest.mark.parametrize("name", ["piracy-europe", "piracy-world"])
def test_rewards_are_shared_evenly(name: str) -> None:
    told(name, "three-rewards", "as evenly as possible", "le plus également possible")
    told(name, "two-rewards", "different ones where that is possible", "différents si c'est possible")


@rule("espionage.intel.target", "espionage.operative", "espionage.offensive.a", "espionage.offensive.a-second")
@rule("espionage.offensive.b", "espionage.offensive.c")
def test_the_three_offensive_actions() -> None:
    told(
        "intelligence",
        "three-actions",
        "informant of the target on your power card / Jesuit / 4, 5 or 6 one more operative / hand in secret / a 6 /"
        " at least three cards / random discard",
        "informateur de la cible posé sur votre fiche / Jésuite / 4, 5 ou 6, un opérationnel de plus / main en secret /"
        " un 6 / au moins trois cartes / défausse au hasard",
    )
    told("intelligence", "two-actions", "different / in secret / a 6 / three", "différentes / en secret / un 6 / trois")
    told("intelligence", "one-action", "operative / in secret / a 6 / three", "opérationnel / en secret / un 6 / trois")
    for language, words in (("en", "another, which rolls no dice"), ("fr", "une autre, qui ne lance aucun dé")):
        assert words in Sentences(language).about(PROCEDURES["intelligence"])


@rule("espionage.assassination.kill-test", "espionage.assassination.forced-discard", "espionage.assassination.target")
def test_the_victim_and_the_card() -> None:
    told("assassination", "killed", "dies / 1 VP / random card", "meurt / 1 PV / carte au hasard")
    told("assassination", "discard-only", "lives / random card", "survit / carte au hasard")
    for language, words in (("en", "an army leader or Elizabeth"), ("fr", "un chef d'armée ou Élisabeth")):
        assert words in Sentences(language).about(PROCEDURES["assassination"])


@rule("espionage.defensive.a", "espionage.defensive.b", "espionage.defensive.c", "espionage.assassination.tie")
@rule("espionage.assassination.minus-one", "espionage.assassination.minus-two", "espionage.assassination.execution")
def test_the_defensive_actions() -> None:
    for row in ("two-defensive", "three-defensive"):
        told(
            "assassination",
            row,
            "informant that gave dice / hand in secret / one card fewer next turn / Elizabeth / may execute Mary",
            "informateur qui a donné des dés / en secret la main / une carte / Élisabeth / peut exécuter Mary",
        )
    told("assassination", "neutralised", "informant / neutralised / may execute", "neutralisé / peut exécuter")


@rule("espionage.rebellion.gunpowder", "espionage.rebellion.plus-three", "espionage.rebellion.plus-two")
@rule("espionage.rebellion.plus-one", "espionage.rebellion.tie", "espionage.rebellion.minus-one")
@rule("espionage.rebellion.minus-two", "espionage.rebellion.execution", "espionage.rebellion.target")
@pytest.mark.parametrize(
    ("row", "english", "french", "execution"),
    [
        ("gunpowder", "Spain wins the game at once", "gagne la partie sur-le-champ", False),
        ("conversions-and-rebellion", "Six / rebellion of 4 CP in England", "Six / rébellion de 4 PC", False),
        ("conversions", "Six / all of them in England", "Six / toutes en Angleterre", False),
        ("england-shows", "England shows its hand to Spain", "montre sa main à l'Espagne", True),
        ("operatives-lost", "All operatives in England are lost", "opérationnels en Angleterre sont perdus", True),
        ("spain-shows", "lost / Spain shows its hand to England", "perdus / montre sa main à l'Angleterre", True),
        ("card-fewer", "lost / one card fewer next turn", "perdus / une carte de moins", True),
    ],
)
def test_the_seven_results_of_the_rebellion(row: str, english: str, french: str, execution: bool) -> None:
    told("catholic-rebellion", row, english, french)
    sentence = Sentences("en").consequence(PROCEDURES["catholic-rebellion"], row)
    assert ("may execute Mary" in sentence) == execution


@rule("navigation.second-damage", "navigation.eliminated", "colony.table")
def test_what_becomes_of_captains_and_colonies() -> None:
    told("navigation", "voyage-lost", "loses his voyage / turn track", "perd son voyage / piste des tours")
    told("navigation", "eliminated", "dies / leaves the game", "périt / quitte la partie")
    told("colony", "treasure-and-vp", "treasure / Virginia Dare VP", "trésor / PV Virginia Dare")


@rule("rebellion.regulars", "rebellion.success")
def test_what_a_rebellion_brings() -> None:
    told(
        "rebellion",
        "succeeds",
        "displaced / regular for every 2 CP / one adjacent space for each CP / leader and a capital / at war",
        "déportés / régulier par tranche de 2 PC / un espace adjacent par PC / un chef et une capitale / en guerre",
    )
    told("rebellion", "fails", "remain / nothing more happens", "reste des unités / rien de plus")
