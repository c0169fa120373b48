"""Sentences of Orléans, word for word."""

import re

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, Position
from tests.terminal.keyboard import sit

from fondaco.games.orleans.vocabulary import PLACE, PLACES, TILES
from fondaco.table import find_game
from fondaco.words import LANGUAGES, speaker

GAME = find_game("orleans")
SEATS = ("Anna", "Bruno", "Carla")


def plain(text: str) -> str:
    """A text with plain spaces, as one types it."""
    return text.replace("\u00a0", " ")


def asked(position: Position, language: str = "en", seat: int = OCHRE) -> str:
    view = position.game.view(position.s, seat)
    assert view.frame is not None
    return plain(speaker(position.game, language).ask(view, view.frame, SEATS))


def option(position: Position, words: str, language: str = "en", seat: int = OCHRE) -> str:
    """What an option says, by its words in machine notation."""
    view = position.game.view(position.s, seat)
    assert view.frame is not None
    options = position.game.steps[view.frame[0]].options
    number = next(number for number in range(len(options)) if options.words(number) == words)
    return plain(speaker(position.game, language).option(view, view.frame, number, SEATS))


def both(position: Position, words: str) -> tuple[str, ...]:
    return tuple(option(position, words, language) for language in LANGUAGES)


def test_an_action_says_what_it_brings_now() -> None:
    position = (
        Position().track(OCHRE, farmer=2, knight=3, scholar=1).fill(OCHRE, "farm", "university", "castle").actions()
    )
    assert both(position, "farm") == (
        "Farm: recruit a farmer and take 1 cheese (farmer track: space 3)",
        "Ferme : recruter un fermier et prendre 1 fromage (piste des fermiers : case 3)",
    )
    assert both(position, "university") == (
        "University: recruit a scholar for 3 development points, and 1 citizen",
        "Université : recruter un érudit pour 3 points de développement, plus 1 citoyen",
    )
    assert option(position, "castle") == "Castle: recruit a knight and take 1 citizen"
    assert both(position, "pass") == (
        "Pass: no more actions this round (3 places stay activated)",
        "Passer : plus d'action dans cette manche (3 lieux restent activés)",
    )


def test_a_good_that_has_run_out_is_not_promised() -> None:
    position = Position().reserve(grain=0).fill(OCHRE, "farm").actions()
    assert option(position, "farm") == "Farm: recruit a farmer (farmer track: space 1)"


def test_a_knight_without_citizen_says_how_many_are_drawn() -> None:
    position = Position().fill(OCHRE, "castle").actions()
    assert option(position, "castle") == "Castle: recruit a knight and draw up to 5 followers from now on"


def test_coins_by_level_and_stations_are_counted() -> None:
    position = (
        Position().tile(OCHRE, "hospital", "treasury").track(OCHRE, development=9).station(OCHRE, "blois", "tours")
    )
    position.fill(OCHRE, "hospital", "treasury").actions()
    assert option(position, "hospital") == "Hospital: 3 coins"
    assert option(position, "treasury", "fr") == "Trésorerie : 2 pièces"


def test_the_village_says_what_each_brings() -> None:
    position = Position().track(OCHRE, boatman=1, trader=1).use("village")
    assert option(position, "boatman") == "Boatman (7 left): 3 coins"
    assert option(position, "craftsman") == "Craftsman (7 left): 1 technology token"
    assert option(position, "trader", "fr") == "Commerçant (en stock : 8) : une tuile Lieu de la pile I ou II"


def test_the_first_at_the_end_of_the_boatmen_is_promised_a_citizen() -> None:
    assert option(Position().track(OCHRE, boatman=4).use("village"), "boatman") == "Boatman (7 left): 1 citizen"
    second = Position().track(OCHRE, boatman=4).citizen(LAPIS, 0).use("village")
    assert option(second, "boatman") == "Boatman (7 left)"


def test_a_tile_says_its_pile_its_followers_and_its_gain() -> None:
    position = Position().use("village", "recruit trader")
    assert both(position, "windmill") == (
        "Windmill (I, 2 craftsmen): 2 coins and 1 development point",
        "Moulin (I, 2 artisans) : 2 pièces et 1 point de développement",
    )
    assert option(position, "school") == "School (II): scholars stand in for anybody but monks"
    assert option(position, "winery") == "Winery (I, farmer + trader): 1 wine"
    assert option(position, "pharmacy", "fr") == (
        "Pharmacie (II, un partisan au choix) : payer 1 à 3 pièces pour autant de points de développement"
    )


def test_a_journey_says_what_lies_on_the_way_and_who_is_there() -> None:
    position = Position().on_map("waterway", "orleans", "blois", "wine").station(LAPIS, "blois").use("ship")
    assert both(position, "blois") == (
        "Blois by waterway, wine on the way; Bruno has a station there",
        "Blois par voie d'eau, vin en chemin ; Bruno y a un comptoir",
    )
    assert option(position, "briare") == "Briare by waterway, nothing on the way"
    two = (
        Position()
        .on_map("road", "orleans", "vierzon", "wool", "wine")
        .on_map("waterway", "orleans", "briare", "wool", "wool")
    )
    assert option(two.use("wagon"), "vierzon") == "Vierzon by road, wool and wine on the way"
    assert option(two.use("ship"), "briare", "fr") == "Briare par voie d'eau, 2 × laine en chemin"


def test_a_deed_says_its_reward_and_how_far_it_has_come() -> None:
    position = (
        Position().put(OCHRE, "town-hall-1", "monk").put(OCHRE, "town-hall-2", "farmer").actions().play("act town-hall")
    )
    assert both(position, "first papal-conclave") == (
        "Papal conclave: give the monk for 3 coins (then 1 of 3 filled)",
        "Conclave papal : donner le moine pour 3 pièces (alors 1 case occupée sur 3)",
    )
    assert option(position, "second canalisation").startswith(
        "Canalisation: give the farmer for 1 coin or 1 development"
    )


def test_the_last_space_of_a_deed_promises_the_citizen() -> None:
    position = (
        Position().deed_left("papal-conclave", "monk").put(OCHRE, "town-hall-1", "monk").actions().play("act town-hall")
    )
    assert option(position, "first papal-conclave") == "Papal conclave: give the monk for 3 coins and the citizen"


def test_two_like_followers_are_told_apart() -> None:
    position = (
        Position().put(OCHRE, "town-hall-1", "monk").put(OCHRE, "town-hall-2", "monk").actions().play("act town-hall")
    )
    first, second = option(position, "first cathedral"), option(position, "second cathedral")
    assert first == "Cathedral: give the monk (space 1) for 2 coins (then 1 of 6 filled)"
    assert second == first.replace("space 1", "space 2")


def test_planning_says_where_somebody_fits_and_what_is_filled_then() -> None:
    position = Position().market(OCHRE, "farmer", "own-craftsman").put(OCHRE, "farm-boatman", "boatman").planning()
    assert option(position, "farmer") == "Farmer: fits 8 free spaces"
    assert option(position, "ready") == "I am ready: no place activated, 2 followers left in the market"
    position.play("plan own-craftsman", seat=OCHRE)
    assert asked(position).startswith("Choose the space where your own craftsman shall work")
    assert both(position, "farm-craftsman") == (
        "Farm: craftsman's space (then activated)",
        "Ferme : case artisan (lieu alors activé)",
    )
    assert option(position, "village-craftsman") == "Village: craftsman's space (then 1 of 3 filled)"
    position.play("send farm-craftsman", seat=OCHRE)
    assert option(position, "ready", "fr") == "C'est prêt : 1 lieu activé, 1 partisan reste au marché"
    assert option(position, "back farm-craftsman") == "Take your own craftsman back from the Farm (craftsman's space)"


def test_drawing_says_how_many_and_who_may_come_back() -> None:
    position = Position().put(OCHRE, "windmill-2", "craftsman").tile(OCHRE, "windmill").followers()
    assert "4 at most" in asked(position)
    assert option(position, "4") == "Draw 4 followers, which empties your bag"
    assert option(position, "1", "fr") == "Tirer 1 partisan"
    assert option(position, "back windmill-2") == (
        "Bring the craftsman back from the Windmill (craftsman's space 2) instead of a draw"
    )


def test_the_sacristy_says_what_it_would_spare() -> None:
    position = Position().tile(OCHRE, "sacristy").fill(OCHRE, "sacristy").goods(OCHRE, grain=7).event("taxes")
    assert asked(position).startswith("The event Taxes:")
    assert option(position, "suffer") == "Bear it: pay 2 coins"
    hungry = Position().tile(OCHRE, "sacristy").fill(OCHRE, "sacristy").event("harvest")
    assert option(hungry, "suffer", "fr") == "Subir l'événement : payer 5 pièces"
    fed = Position().tile(OCHRE, "sacristy").fill(OCHRE, "sacristy").goods(OCHRE, grain=1).event("harvest")
    assert option(fed, "suffer") == "Bear it: give up 1 food"


def test_points_say_what_they_reach() -> None:
    position = Position().tile(OCHRE, "pharmacy").track(OCHRE, development=6).use("pharmacy")
    assert both(position, "3") == (
        "Pay 3 coins: 3 development points, which makes level 3, and 3 coins",
        "Payer 3 pièces : 3 points de développement, d'où le niveau 3, plus 3 pièces",
    )


@pytest.mark.parametrize(
    ("language", "theirs", "mine"),
    [
        ("en", "Anna draws their own farmer.", "You draw your own farmer."),
        ("fr", "Anna tire un fermier marqué.", "Vous tirez un fermier marqué."),
    ],
)
def test_the_log_addresses_its_reader(language: str, theirs: str, mine: str) -> None:
    numbers = {"seat": 1, "follower": 7}
    said = speaker(GAME, language)
    assert said.say("log-follower-drawn", numbers, ("Bruno", "Anna"), reader=0) == theirs
    assert said.say("log-follower-drawn", numbers, ("Bruno", "Anna"), reader=1) == mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_says_what_it_does_in_a_few_words(language: str) -> None:
    said = speaker(GAME, language)
    texts = [said.say(f"place-does-{PLACE.labels[place]}") for place in range(PLACES)]
    for place, text in enumerate(texts):
        assert said.say("phrase-does", {"does": place}) == text
        assert len(text) <= (60 if place >= PLACES - TILES else 90), text
        assert text[0].islower() or text[0].isdigit(), text


def test_a_hint_names_the_number_of_an_option() -> None:
    """A number of the text table is not taken for a place of the game."""
    _, screen = sit(["hint"], game="orleans")
    assert re.search(r"would choose \d: ", screen)
