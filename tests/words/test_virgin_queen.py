"""Sentences of The Enterprise of England, word for word, with their odds."""

import re
from fractions import Fraction

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules.actions import OPERATIONS
from fondaco.games.virgin_queen.telling.odds import chances, percent
from fondaco.games.virgin_queen.vocabulary import (
    FIRST_SEA,
    NOBODY_RULES,
    POWER,
    SEA,
    SPACE,
    WAITING,
    ZONE,
)
from fondaco.kernel.view import freeze
from fondaco.words import LANGUAGES, speaker

GAME = VirginQueenGame()
SEATS = ("Anna", "Bruno", "Carla")


def position(players: int = 3) -> Position:
    return Position(players, game=GAME)


def plain(text: str) -> str:
    """A text with plain spaces, as one types it."""
    return text.replace("\u00a0", " ")


def asked(t: Position, language: str = "en") -> str:
    view = t.game.view(t.s, t.asked_seat())
    assert view.frame is not None
    return plain(speaker(GAME, language).ask(view, view.frame, SEATS))


def option(t: Position, move: str, language: str = "en") -> str:
    """What an option of the decision at hand says, by its words in machine notation."""
    view = t.game.view(t.s, t.asked_seat())
    assert view.frame is not None
    return plain(speaker(GAME, language).option(view, view.frame, GAME.step_and_option(GAME.numbers[move])[1], SEATS))


def refusal(t: Position, move: str, language: str = "en") -> list[str]:
    reasons = GAME.reasons(t.s, t.s.frames[-1], GAME.step_and_option(GAME.numbers[move])[1])
    return [plain(speaker(GAME, language).refusal(reason, SEATS)) for reason in reasons]


def both(t: Position, move: str) -> tuple[str, ...]:
    return tuple(option(t, move, language) for language in LANGUAGES)


def test_the_screen_says_that_the_scenario_is_home_made() -> None:
    assert "home-made: only the dice procedures" in speaker(GAME, "en").say("game-aim")
    assert "faits maison : seuls les jets de dés" in plain(speaker(GAME, "fr").say("game-aim"))


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_in_the_components(language: str) -> None:
    said, printed = speaker(GAME, language), GAME.printed
    kinds = (("space", SPACE, printed.space_names), ("sea", SEA, printed.sea_names), ("zone", ZONE, printed.zone_names))
    for kind, axis, names in kinds:
        assert [said.name(kind, place) for place in range(len(axis))] == [name[language] for name in names]


def test_powers_have_articles() -> None:
    french = speaker(GAME, "fr")
    assert [french.name("power", power) for power in range(len(POWER))] == ["l'Espagne", "l'Angleterre", "les rebelles"]
    assert french.say("log-war", {"power": REBELS, "other": SPAIN}) == "Guerre entre les rebelles et l'Espagne."
    assert french.say("log-card-fewer", {"power": REBELS}) == "Une carte de moins aux rebelles au prochain tour."


def test_verbs_agree_with_one_power_and_with_the_rebels() -> None:
    for power, said in ((SPAIN, "L'Espagne a passé."), (REBELS, "Les rebelles ont passé.")):
        assert speaker(GAME, "fr").say("log-passes", {"power": power}) == said


def test_the_ottoman_is_named_though_no_power() -> None:
    told = {"raider": 3, "place": FIRST_SEA + 4}
    assert speaker(GAME, "en").say("log-raid", told) == "The Ottomans raided Spanish shipping in the Mediterranean."


# For which power one decides


def test_a_player_of_two_powers_is_told_for_which_one_he_decides() -> None:
    t = position(2).hand(ENGLAND, "five").hand(REBELS, "two")
    t.impulse(ENGLAND)
    assert asked(t) == "England: play a card for its points, or pass. 1 card in hand."
    t.play("impulse pass")
    assert asked(t).startswith("Rebels: play a card")
    assert asked(t, "fr").startswith("Rebelles : jouez une carte")


def test_every_prompt_begins_with_a_power() -> None:
    for language in LANGUAGES:
        said = speaker(GAME, language)
        for step in GAME.steps:
            if said.has(f"ask-{step.name}"):
                assert said.say(f"ask-{step.name}", {"power": ENGLAND}).startswith(
                    said.say("board-power", {"power": 1})
                )


# Odds


def test_a_percentage_is_certain_only_if_the_thing_is() -> None:
    assert [percent(Fraction(*each)) for each in ((0, 1), (1, 999), (1, 3), (998, 999), (1, 1))] == [0, 1, 33, 99, 100]


def test_a_march_into_a_battle_says_dice_and_odds() -> None:
    t = position().war(REBELS).control(REBELS, "rotterdam").units("rotterdam", rebel_regular=2)
    t.units("antwerp", spanish_regular=4).leader("mansfeld", "antwerp")
    t.act(SPAIN).play("act march", "march antwerp", "march-to rotterdam")
    assert both(t, "march-units with 4") == (
        "4 units with the leaders: battle, 5 dice against 3, 64% to hold the field",
        "4 unités avec les chefs : bataille, 5 dés contre 3, 64 % de tenir le terrain",
    )
    law = chances("field-battle", attack=4, leader=1, defend=2, defend_leader=0)
    assert percent(law.row("attacker-wins", "defender-wins-and-falls")) == 64


def test_walls_let_the_defender_choose() -> None:
    t = position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=2)
    t.units("utrecht", spanish_regular=3)
    t.act(SPAIN).play("act march", "march utrecht", "march-to amsterdam")
    assert option(t, "march-units alone 3").startswith("3 units without leaders: siege of 2 units; if they come out, ")
    assert option(t, "march-units alone 2").startswith("2 units without leaders: too few to besiege 2 units; if ")


def test_enemies_before_a_free_city_are_met_in_the_field_not_behind_its_walls() -> None:
    t = position().war(ENGLAND).units("edinburgh", english_regular=2).units("york", spanish_regular=3)
    t.act(SPAIN).play("act march", "march york")
    assert both(t, "march-to edinburgh") == (
        "Edinburgh, 1 point, 2 enemy units",
        "Édimbourg, 1 point, 2 unités ennemies",
    )
    t.play("march-to edinburgh")
    assert option(t, "march-units alone 3").startswith("3 units without leaders: battle, 3 dice against 3, ")
    assert t.play("march-units alone 3").dice_to_roll() == 3


def test_an_assault_says_its_odds() -> None:
    t = position().war(REBELS).control(REBELS, "amsterdam", "antwerp").units("amsterdam", spanish_regular=4)
    t.units("antwerp", spanish_regular=4, rebel_regular=1)
    t.act(SPAIN).play("act assault")
    assert option(t, "assault amsterdam") == (
        "Amsterdam: 4 dice against 1 with nobody inside, 80% to take it, 0% to have to give up the siege"
    )
    assert option(t, "assault london") == "London"
    assert refusal(t, "assault london") == ["You do not besiege London."]


def test_a_fleet_knows_its_chances_before_it_sails() -> None:
    t = position().war(ENGLAND).ships("lisbon", spanish_galleon=2).ships("cadiz", race_galleon=1)
    t.act(SPAIN).play("act sail", "sail lisbon")
    assert both(t, "sail-to cadiz") == (
        "Gulf of Cádiz: naval combat, 4 dice against 2, 58% to win",
        "Golfe de Cadix : combat naval, 4 dés contre 2, 58 % de vaincre",
    )


def murder(*cards: str) -> Position:
    """Spain is to say how many points it spends against Elizabeth, while England holds some cards."""
    t = position().hand(ENGLAND, *cards)
    t.s.science = [0] * len(t.s.science)
    return t.act(SPAIN).play("act assassinate", "assassinate elizabeth")


def test_a_mission_tells_its_odds_without_a_hidden_cipher_key() -> None:
    assert option(murder(), "mission-cost 4") == "4 points: 5 dice against 4, 8% to kill"
    assert option(murder("cipher-key"), "mission-cost 4") == option(murder("five"), "mission-cost 4")
    assert asked(murder()).startswith("Spain: Assassination of Elizabeth. How many points, and so dice, do you spend?")


def test_the_defender_sees_what_the_cipher_key_would_change() -> None:
    t = murder("cipher-key").play("mission-cost 4", "aid roll")
    assert asked(t).startswith("England: a mission of Spain is under way (Assassination).")
    assert option(t, "guard decline") == "Do not play it: 5 dice against 4, 8% to kill for Spain"
    assert option(t, "guard play") == "Play the Cipher Key: 5 dice against 5, 6% to kill for Spain"


def test_a_captain_hears_of_the_sea() -> None:
    t = position().leader("drake", WAITING).leader("hawkins", WAITING)
    t.act(ENGLAND).play("act expedition")
    assert both(t, "expedition drake") == (
        "Drake: 58% unharmed, 17% drowned",
        "Drake : 58 % d'arriver sans dommage, 17 % de périr en mer",
    )


def test_a_rebellion_grows_with_its_points() -> None:
    t = position().units("rotterdam", spanish_regular=1)
    t.act(REBELS).play("act rebel", "rebel rotterdam")
    assert option(t, "rebel-size 2") == "2 points: 3 dice against 1 unit, 70% to succeed, 1 regular if so"
    assert option(t, "rebel-size 4", "fr") == "4 points : 5 dés contre 1 unité, 87 % de réussir, et alors 2 réguliers"


def test_sermons_convert_or_stir() -> None:
    t = position().act(REBELS).play("act convert", "convert netherlands")
    assert asked(t).startswith("Rebels: how many points, a die for each, in the Netherlands?")
    assert option(t, "convert-dice 3") == "3 points, 3 dice: 88% to convert, 42% of unrest"


def test_telling_leaves_the_known_position_as_it_was() -> None:
    t = position().act(REBELS).play("act convert")
    known = GAME.known(GAME.view(t.s, t.asked_seat()))
    before = {name: freeze(getattr(known, name)) for name in known.VISIBLE if name != "printed"}
    assert option(t, "convert netherlands").startswith("Netherlands")
    assert {name: freeze(getattr(known, name)) for name in before} == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operation_says_what_it_costs_at_least(language: str) -> None:
    t = position().act(SPAIN)
    for word, _, cost, _ in OPERATIONS:
        said = re.findall(r"[(](\d+)", option(t, f"act {word}", language))
        assert cost == 0 or said == [str(cost)], word


# Why not


def test_a_refusal_says_what_is_missing() -> None:
    t = position().units("antwerp", spanish_regular=1).act(SPAIN, 1)
    assert refusal(t, "act raise") == ["That costs 2 points; you have 1."]
    assert refusal(t, "act raise", "fr") == ["Cela coûte 2 points ; vous en avez 1."]
    assert refusal(t, "act rebel")[-1] == "There is nothing you could do that to."


def test_nobody_has_a_name() -> None:
    free = {"power": NOBODY_RULES}
    assert speaker(GAME, "en").say("refusal-not-at-war", free) == "You are not at war with this free city."
    assert speaker(GAME, "fr").say("refusal-not-at-war", free).endswith("entre vous et cette ville libre.")
