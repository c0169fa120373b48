"""Sentences of Pax Renaissance, word for word."""

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position

from fondaco.games.pax_renaissance.vocabulary import EMPIRES
from fondaco.table import find_game
from fondaco.words import LANGUAGES, speaker

GAME = find_game("pax-renaissance")
SEATS = ("Anna", "Bruno", "Carla")

BORGIA = """
[[seats]]
florins = 5
hand = ["house-of-borgia"]
[[seats]]
west = [{ empire = "aragon", repressed = ["reformist knight"], vassals = ["france"] }]
[cities]
algiers = "islamic rook"
[borders]
portugal-aragon = "catholic pirate"
"""


def position(given: str, *moves: str) -> Position:
    return Position(given, game=GAME).play(*moves)  # type: ignore[arg-type]


def plain(text: str) -> str:
    """A text with plain spaces, as one types it."""
    return text.replace("\u00a0", " ")


def asked(t: Position, language: str = "en") -> str:
    view = t.game.view(t.s, t.who)
    assert view.frame is not None
    return plain(speaker(t.game, language).ask(view, view.frame, SEATS))


def option(t: Position, move: str, language: str = "en") -> str:
    """What an option of the decision at hand says, by its words in machine notation."""
    view = t.game.view(t.s, t.who)
    assert view.frame is not None
    return plain(
        speaker(t.game, language).option(view, view.frame, t.game.step_and_option(t.game.numbers[move])[1], SEATS)
    )


def refusal(t: Position, move: str, language: str = "en") -> list[str]:
    reasons = t.game.reasons(t.s, t.s.frames[-1], t.game.step_and_option(t.game.numbers[move])[1])
    return [plain(speaker(t.game, language).refusal(reason, SEATS)) for reason in reasons]


def both(t: Position, move: str) -> tuple[str, ...]:
    return tuple(option(t, move, language) for language in LANGUAGES)


# Wars: who would fight is said before anything is confirmed


def test_a_conspiracy_says_who_would_fight_and_what_comes_of_it() -> None:
    t = position(BORGIA, "turn play house-of-borgia")
    assert both(t, "one-shot aragon") == (
        "Conspiracy in Aragon: 2 attackers against 1 defender, would succeed, and the Empire is yours",
        "Conspiration en Aragon : 2 attaquants contre 1 défenseur, ce serait un succès, et l'Empire vous reviendrait",
    )
    assert option(t, "one-shot refuse") == "No conspiracy: place its Agents as you like"
    assert asked(t).startswith("House of Borgia can set off its one-shot (conspiracy): choose before")


def test_agents_of_the_card_are_counted_before_it_is_played() -> None:
    t = position('[[seats]]\nhand = ["the-bold"]\n[cities]\nparis = "catholic knight"')
    assert both(t, "turn play the-bold") == (
        "Play The Bold (France): conspiracy, 2 attackers against 1 defender, would succeed, and the Empire is yours",
        "Jouer « Le Téméraire » (France) : conspiration, 2 attaquants contre 1 défenseur, "
        "ce serait un succès, et l'Empire vous reviendrait",
    )


def test_the_own_king_would_become_a_republic() -> None:
    t = position('[[seats]]\nhand = ["the-bold"]\nwest = [{ empire = "france" }]', "turn play the-bold")
    assert option(t, "one-shot france").endswith("against no defenders, would succeed, and it becomes a Republic")


def test_a_war_of_religion_says_that_the_land_turns() -> None:
    t = position('[[seats]]\nhand = ["luther"]\n[cities]\nvienna = "catholic rook"', "turn play luther")
    assert option(t, "one-shot hre") == (
        "Reformation in the Holy Roman Empire: 2 attackers against 1 defender, "
        "would succeed, and the Empire is yours and a Reformist Theocracy"
    )


def test_a_war_that_cannot_be_is_not_promised() -> None:
    t = position('[[seats]]\nhand = ["luther"]')
    assert both(t, "turn play luther") == (
        "Play Luther (Holy Roman Empire): no reformation is possible now, for there is no heretic to fight",
        "Jouer « Luther » (Saint-Empire) : one-shot impossible à présent (réforme), "
        "car il n'y a pas d'hérétique à combattre",
    )


CAMPAIGN = """
[[seats]]
florins = 3
west = [{ empire = "hre" }]
[cities]
vienna = "catholic rook"
lubeck = "catholic knight"
nurnberg = "reformist knight"
paris = "catholic knight"
buda = ["catholic knight"]
varna = "reformist knight"
"""


def test_a_campaign_says_its_cost_and_both_numbers() -> None:
    t = position(CAMPAIGN, "turn run west")
    assert option(t, "operate use hre campaign") == "Holy Roman Empire (King): campaign with 2 Knights for 2 florins"
    t.play("operate use hre campaign")
    assert asked(t) == "2 Knights march from the Holy Roman Empire for 2 florins: choose the neighbour to attack."
    assert both(t, "campaign france") == (
        "Campaign against France for 2 florins: 2 attackers against 1 defender, would succeed, and it becomes a Vassal",
        "Campagne contre la France pour 2 florins : 2 attaquants contre 1 défenseur, "
        "ce serait un succès, et l'Empire deviendrait Vassal",
    )
    assert option(t, "campaign hungary").endswith("2 attackers against 2 defenders, would fail")


def test_a_campaign_that_is_too_dear_says_so() -> None:
    poor = CAMPAIGN.replace("florins = 3", "florins = 1").replace('"hre" }', '"hre" }, "schwarzer-haufen"')
    t = position(poor, "turn run west")
    assert refusal(t, "operate use hre campaign") == ["The Knights cost 2 florins; you have 1."]
    assert refusal(t, "operate use hre campaign", "fr") == ["Les Cavaliers coûtent 2 florins ; vous en avez 1."]


# Money


MARKET = """
[[seats]]
florins = 2
west = [{ empire = "england", queen = "margaret-of-anjou", repressed = ["lapis cube"] }, "conquistadors"]
[[seats]]
florins = 4
[market]
west = ["luther", { card = "the-bold", florins = 2 }, "cromwell", "swabian-league"]
[borders]
england-france = "ochre"
"""


def test_buying_says_price_and_find() -> None:
    t = position(MARKET)
    assert both(t, "turn buy west-1") == (
        "Buy The Bold (France) for 1 florin, and take 2 florins from it",
        "Acheter « Le Téméraire » (France) pour 1 florin, et y prendre 2 florins",
    )
    assert option(t, "turn buy west-2") == "Buy Cromwell (England) for 2 florins"
    assert refusal(t, "turn buy west-3", "fr") == ["Le prix est de 3 florins ; vous en avez 2."]


def test_selling_says_the_price_and_what_goes_with_it() -> None:
    t = position(MARKET)
    assert both(t, "turn sell england") == (
        "Sell England (King) with the Queen from your Tableau for 4 florins",
        "Vendre l'Angleterre (Roi) avec sa Reine depuis votre Tableau pour 4 florins",
    )
    assert option(t, "turn sell conquistadors").endswith("for 4 florins")


def test_a_fair_says_its_profits_its_start_and_the_own_share() -> None:
    t = position(
        '[[seats]]\n[[seats]]\n[market]\neast = [{ card = "dervishes", florins = 3 }]\n'
        '[borders]\nhungary-byzantium = "ochre"\nhungary-ottoman = "lapis"'
    )
    assert both(t, "turn fair east") == (
        "Hold the East fair: 4 florins set out from Tana, you receive 2, 4 lands may raise Troops",
        "Tenir la foire est : 4 florins au départ (Tana), vous en recevez 2 ; 4 pays peuvent lever des Troupes",
    )


def test_a_vote_says_its_cost_and_the_voices() -> None:
    t = position(
        """
        [[seats]]
        florins = 3
        west = ["sindicat-remenca"]
        [[seats]]
        west = [{ empire = "france", repressed = ["catholic rook", "lapis cube"] }]
        [borders]
        england-france = "ochre"
        france-aragon = "ochre"
        france-hre = "lapis"
        """,
        "turn run west",
        "operate use sindicat-remenca vote",
    )
    assert both(t, "vote france") == (
        "France for 2 florins: you take it from Bruno (2 votes against 1)",
        "France pour 2 florins : vous prenez l'Empire à Bruno (2 voix contre 1)",
    )


def test_a_victory_that_is_out_of_reach_says_what_is_missing() -> None:
    t = position('victories = ["imperial"]\n[[seats]]\nwest = [{ empire = "england" }]')
    assert refusal(t, "turn declare imperial") == ["You have 1 King, another player 0: you need 3 more than that."]
    assert refusal(t, "turn declare renaissance")[0] == (
        "The Renaissance victory is not active: a Comet must be bought first."
    )


def test_a_discredited_victory_takes_both_actions() -> None:
    t = position('options = ["expansion"]\nvictories = ["imperial"]\n[[seats]]\nwest = ["european-union"]')
    assert (
        option(t, "turn declare imperial", "fr") == "Déclarer la victoire impériale et gagner (prend les deux actions)"
    )


# Pieces


def test_three_places_of_constantinople_are_told_apart() -> None:
    t = position(
        '[[seats]]\neast = ["vlad-the-impaler", "janissaries"]\n[cities]\n'
        'constantinople = ["islamic knight", "islamic knight", "islamic rook"]',
        "turn run east",
        "operate use janissaries siege",
        "locate ottoman",
    )
    said = [option(t, move) for move in t.legal()]
    assert said == [
        "Constantinople (1): the Islamic Knight",
        "Constantinople (2): the Islamic Knight",
        "Constantinople (3): the Islamic Rook",
    ]


def test_a_pirate_says_whom_it_kills() -> None:
    t = position(
        '[[seats]]\nhand = ["ottoman-navy"]\n[[seats]]\n[borders]\nottoman-mamluk = "lapis"', "turn play ottoman-navy"
    )
    while t.asked() != "sail":
        t.play(t.legal()[-1] if t.asked() == "one-shot" else t.legal()[0])
    said = [option(t, move) for move in t.legal() if "ottoman-mamluk" in move]
    assert said == ["Ottoman–Mamluk, killing Bruno's Concession, on the route of the East fair"]


@pytest.mark.parametrize(
    ("standing", "told"),
    [
        ('["lapis"]', ", beside Bruno's Concession, which is immune"),
        ('["lapis", "islamic pirate"]', ", killing the Islamic Pirate there"),
    ],
)
def test_beside_an_immune_concession_a_pirate_kills_only_the_other_pirate(standing: str, told: str) -> None:
    seats = "[[seats]]\nhand = ['genoese-fleet']\n[[seats]]\neast = ['dalmatian-merchant-marine']\n"
    t = position(f"options = ['expansion']\n{seats}[borders]\nportugal-aragon = {standing}", "turn play genoese-fleet")
    assert told in option(t, "sail portugal-aragon")


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_empire_has_its_article(language: str) -> None:
    """A name that falls through to the default would be spoken of in the plural."""
    said = speaker(GAME, language)
    article = {"en": "the ", "fr": "les "}[language]
    plural = {"en": {"Holy Roman Empire", "Papal States"}, "fr": {"États pontificaux"}}[language]
    for empire in range(EMPIRES):
        name = said.name("empire", empire)
        if name in plural:
            assert said.say("phrase-the", {"empire": empire}) == article + name
        for phrase in ("the", "in", "of"):
            assert said.say(f"phrase-{phrase}", {"empire": empire}).strip()


@pytest.mark.parametrize(
    ("language", "theirs", "mine"),
    [
        ("en", "Anna takes the Papal States, under a King.", "You take the Papal States, under a King."),
        ("fr", "Anna prend les États pontificaux, sous un Roi.", "Vous prenez les États pontificaux, sous un Roi."),
    ],
)
def test_the_log_addresses_its_reader(language: str, theirs: str, mine: str) -> None:
    said, numbers = speaker(GAME, language), {"seat": 0, "empire": 7}
    assert said.say("log-empire-taken", numbers, SEATS, reader=1) == theirs
    assert said.say("log-empire-taken", numbers, SEATS, reader=OCHRE) == mine
