"""Map, people, forces and cards of the scenario, and components files that cannot be used."""

import re
from collections import Counter

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, rule

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.vocabulary import (
    CARD,
    COMMAND_POINTS,
    COUNTRY,
    FAITH,
    HOME,
    LEADER,
    NOBODY_RULES,
    PLACE,
    SHIP_OWNER,
    SPACE,
    SPACES,
    UNIT,
    UNIT_OWNER,
    ZONE,
)
from fondaco.kernel import FactError
from fondaco.words.clauses import read_chapters

T = VirginQueenGame().printed
STANDARD_TEXT = VirginQueenGame().standard_components
TEXTS = {clause.id: clause.text for chapter in read_chapters(VirginQueenGame.folder) for clause in chapter.clauses}


# The map


@rule("enterprise.map")
def test_the_map_has_nineteen_spaces_in_six_countries() -> None:
    countries = Counter(COUNTRY.labels[country] for country in T.country)
    assert countries == {"england": 6, "scotland": 1, "ireland": 1, "netherlands": 6, "spain": 4, "portugal": 1}
    homes = Counter(T.home)
    assert (homes[SPAIN], homes[ENGLAND], homes[REBELS]) == (4, 6, 4)
    rebel_homes = [SPACE.labels[space] for space in range(SPACES) if T.home[space] == REBELS]
    assert rebel_homes == ["amsterdam", "rotterdam", "utrecht", "groningen"]
    assert [SPACE.labels[space] for space in T.capital if space < SPACES] == ["madrid", "london"]


@rule("enterprise.map")
def test_every_way_leads_back_and_every_place_can_be_reached() -> None:
    for near in (T.roads, T.routes, T.next_zones):
        for place, others in enumerate(near):
            assert place not in others
            assert all(place in near[other] for other in others)
    seen = [SPACE.labels.index("london")]
    for place in seen:
        ways = T.roads[place] + T.routes[place] if place < SPACES else T.routes[place]
        seen.extend(other for other in ways if other not in seen)
    assert sorted(seen) == list(range(len(PLACE)))


@rule("enterprise.map")
def test_one_sea_is_mediterranean_and_four_zones_lie_in_a_row() -> None:
    assert T.waters == (0, 0, 0, 0, 1)
    assert [len(near) for near in T.next_zones] == [1, 2, 2, 1]
    assert len(ZONE) == 4


@rule("enterprise.map", "enterprise.points")
def test_faiths_at_the_start() -> None:
    faiths = Counter((COUNTRY.labels[T.country[space]], FAITH.labels[T.faith[space]]) for space in range(SPACES))
    assert faiths == {
        ("england", "protestant"): 4,
        ("england", "catholic"): 2,
        ("scotland", "protestant"): 1,
        ("ireland", "catholic"): 1,
        ("netherlands", "protestant"): 3,
        ("netherlands", "catholic"): 3,
        ("spain", "catholic"): 4,
        ("portugal", "catholic"): 1,
    }


@rule("enterprise.independent")
def test_only_edinburgh_belongs_to_nobody() -> None:
    assert [SPACE.labels[space] for space in range(SPACES) if T.control[space] == NOBODY_RULES] == ["edinburgh"]


# Units and people


@rule("component.units", "enterprise.forces")
def test_every_kind_of_unit_of_the_card_has_an_owner_and_the_corsairs_are_the_ottoman_s() -> None:
    owners = dict(zip(UNIT.labels, UNIT_OWNER, strict=True))
    assert owners == {"spanish-regular": SPAIN, "english-regular": ENGLAND, "rebel-regular": REBELS, "cavalry": SPAIN}
    assert SHIP_OWNER == (SPAIN, SPAIN, ENGLAND, ENGLAND, REBELS, SPAIN)


@rule("component.leaders", "enterprise.people")
def test_leaders_have_the_ratings_of_their_kind() -> None:
    rated = {
        leader: (T.leader_kind[number], T.battle[number], T.piracy[number], T.navigation[number], T.arrives[number])
        for number, leader in enumerate(LEADER.labels)
    }
    assert rated == {
        "parma": (0, 2, 0, 0, 4),
        "mansfeld": (0, 1, 0, 0, 1),
        "santa-cruz": (1, 1, 0, 0, 1),
        "leicester": (0, 1, 0, 0, 1),
        "drake": (2, 1, 2, 2, 1),
        "hawkins": (2, 0, 1, 1, 1),
        "orange": (0, 2, 0, 0, 0),
        "la-marck": (1, 0, 1, 0, 0),
    }
    assert T.leader_power == (SPAIN, SPAIN, SPAIN, ENGLAND, ENGLAND, ENGLAND, REBELS, REBELS)


# The texts of the rules say what the file says


@rule("enterprise.deck")
@pytest.mark.parametrize(
    ("language", "dealt"),
    [
        ("en", "Spain is dealt {} cards, England {} and the rebels {}"),
        ("fr", "l'Espagne reçoit {} cartes, l'Angleterre {} et les rebelles {}"),
    ],
)
def test_the_rules_tell_the_deck_as_it_is(language: str, dealt: str) -> None:
    text = TEXTS["enterprise.deck"][language]
    assert dealt.format(*T.deal) in text
    assert set(T.card_counts[:5]) == {int(re.findall(r"\b\d+ (?:cards|cartes)", text)[0].split()[0])}
    assert T.card_counts[5:] == (1, 1, 1)
    assert dict(zip(CARD.labels[5:], T.card_enters[5:], strict=True)) == {
        "cipher-key": 3,
        "hand-pistols": 4,
        "mary": 3,
    }
    assert set(T.card_enters[:5]) == {1}
    assert COMMAND_POINTS == (1, 2, 3, 4, 5, 3, 3, 3)


@rule("enterprise.forces")
@pytest.mark.parametrize(("language", "where"), [("en", "in (?:the )?"), ("fr", "(?:à|en) ")])
def test_the_rules_tell_the_forces_as_they_are(language: str, where: str) -> None:
    text = TEXTS["enterprise.forces"][language]
    names = [*T.space_names, *T.sea_names]
    for place, _, count in (*T.garrisons, *T.squadrons):
        assert re.search(rf"\b{count}(?: [\w]+){{0,7}} {where}{names[place][language]}\b", text), names[place]
    numbers = [
        int(number)
        for number in re.findall(r"\d+", text.split("regulars of" if language == "en" else "réguliers pour")[1])
    ]
    assert numbers == [T.cavalry, *T.ships]
    assert re.search("{}, {} (?:and|et) {} r".format(*T.regulars), text)


@rule("enterprise.people")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_name_everybody(language: str) -> None:
    text = TEXTS["enterprise.people"][language]
    assert all(name[language] in text for name in T.leader_names)


@rule("enterprise.home-cards")
@pytest.mark.parametrize(("language", "unit"), [("en", "CP"), ("fr", "PC")])
def test_the_rules_tell_the_home_cards_as_they_are(language: str, unit: str) -> None:
    text = TEXTS["enterprise.home-cards"][language]
    for home in range(len(HOME)):
        assert f"{T.home_names[home][language]} ({T.home_points[home]} {unit}" in text


@rule("enterprise.riches", "enterprise.jesuits", "enterprise.fortresses", "enterprise.armada", "enterprise.espionage")
def test_the_rules_tell_the_box_as_it_is() -> None:
    assert "There are {} silver, {} gold and {} pearls".format(*T.treasures) in TEXTS["enterprise.riches"]["en"]
    assert T.fleet_treasures == 2 and "two are loaded" in TEXTS["enterprise.riches"]["en"]
    assert f"Spanish from Turn {T.philippines_from}" in TEXTS["enterprise.riches"]["en"]
    for text in TEXTS["enterprise.jesuits"].values():
        assert [int(number) for number in re.findall(r"\d+", text)] == [T.jesuits, *T.jesuit_turns]
    assert "On Turns {} and {} Spain adds a fortress".format(*T.fortress_turns) in TEXTS["enterprise.fortresses"]["en"]
    assert f"From Turn {T.armada_from} Spain" in TEXTS["enterprise.armada"]["en"]
    assert f"from Turn {T.plots_from} on" in TEXTS["enterprise.espionage"]["en"]


@rule("enterprise.raid", "enterprise.fortresses")
def test_what_lies_in_the_new_world() -> None:
    assert T.spanish == (1, 2, 2, 1)
    assert T.portuguese == (2, 0, 0, 0)
    assert T.patrols == (0, 1, 1, 0)
    assert T.fortress == (0, 1, 0, 0)


@rule("enterprise.label")
def test_everything_in_the_file_is_marked_as_made_by_us_or_named_elsewhere() -> None:
    assert T.facts_from["rulebook"] == 0
    assert T.facts_from["reconstructed"] > T.facts_from["documented"] > 0
    assert sum(T.facts_from.values()) == STANDARD_TEXT.count("\nsource = ") - 1  # all but that of the box
    assert "home-made" in TEXTS["enterprise.label"]["en"] and "faits maison" in TEXTS["enterprise.label"]["fr"]


@rule("enterprise.label")
def test_every_no_and_every_step_points_to_a_clause_that_explains_it_in_both_languages() -> None:
    cited = {refusal.clause for refusal in VirginQueenGame.refusals}
    cited |= {step.clause for step in VirginQueenGame.steps if step.clause}
    assert cited <= set(TEXTS)
    wrong = re.compile(r"(?<!\u00a0)[;:?!%»](?!\w)|«(?!\u00a0)|’")
    assert [id for id, text in TEXTS.items() if wrong.search(text["fr"]) or not text["en"]] == []


@rule("enterprise.map")
def test_things_have_their_printed_names() -> None:
    game = VirginQueenGame()
    assert game.proper_name("leader", 6, "fr") == "Guillaume d'Orange"
    assert game.proper_name("card", 5, "en") == "Cipher Key"
    assert game.proper_name("home", 0, "fr") == "Collège jésuite"
    assert game.proper_name("leader", 8, "en") is None
    assert game.proper_name("leader", -1, "en") is None
    assert game.proper_name("ship", 0, "en") is None
    assert (T.space_names[12]["fr"], T.sea_names[1]["fr"], T.zone_names[1]["en"]) == ("Anvers", "Manche", "Antilles")
    assert T.power_names[2]["en"] == "Protestant rebels"
    assert game.components.startswith("standard ")


# Files that cannot be used


@pytest.mark.parametrize(
    ("line", "wrong", "complaint"),
    [
        ("format = 1", "format = 2", "format: a number from 1 to 1 is expected, not 2"),
        ('game = "virgin-queen"', 'game = "orleans"', "game: 'orleans' is not one of virgin-queen"),
        ('name = "standard"', 'name = ""', "name: a text is expected"),
        ('id = "london"', 'id = "york"', "id: 'london' is expected at this place of the file"),
        ('name = { en = "London", fr = "Londres" }', 'name = { en = "London" }', "name: a name in each of en, fr"),
        ('country = "england"', 'country = "wales"', "country: 'wales' is not one of"),
        ('home = "england"', 'home = "france"', "home: 'france' is not one of spain, england, rebels, nobody"),
        ('control = "england"', 'control = "none"', "control: 'none' is not one of spain, england, rebels, nobody"),
        ('faith = "protestant"', 'faith = "orthodox"', "faith: 'orthodox' is not one of catholic, protestant"),
        ("fortified = 1", "fortified = 2", "fortified: a number from 0 to 1"),
        ('roads = .*"york".*', 'roads = ["paris"]', "roads: 'paris' is not one of"),
        ('roads = .*"york", "lancaster"]', 'roads = ["norwich", "dublin"]', "roads: no way leads back from dublin"),
        ('seas = .*', 'seas = ["ocean"]', "seas: 'ocean' is not one of north-sea"),
        ('waters = "atlantic"', 'waters = "pacific"', "waters: 'pacific' is not one of atlantic, mediterranean"),
        (r'next = \["channel"\]', 'next = ["biscay"]', "next: no way leads back from biscay"),
        (r'next = \["antilles"\]', 'next = ["mexican-coast"]', "next: no way leads back from mexican-coast"),
        ("spanish = .*", "spanish = 10", "spanish: a number from 0 to 9"),
        ("portuguese = .*", "portuguese = -1", "portuguese: a number from 0 to 9"),
        ("patrols = .*", "patrols = 10", "patrols: a number from 0 to 9"),
        ("fortress = .*", "fortress = 2", "fortress: a number from 0 to 1"),
        ('power = "spain"', 'power = "france"', "power: 'france' is not one of spain, england, rebels"),
        ('kind = "army"', 'kind = "priest"', "kind: 'priest' is not one of army, admiral, captain"),
        ("battle = .*", "battle = 7", "battle: a number from 0 to 6"),
        ("piracy = .*", "piracy = 7", "piracy: a number from 0 to 6"),
        ("navigation = .*", "navigation = -4", "navigation: a number from -3 to 6"),
        ("arrives = .*", "arrives = 8", "arrives: a number from 0 to 7"),
        ('capital = "madrid"', 'capital = "paris"', "capital: 'paris' is not one of"),
        ("cards = .*", "cards = 0", "cards: a number from 1 to 9"),
        ("points_with_two = .*", "points_with_two = 41", "points_with_two: a number from -40 to 40"),
        ("points_with_three = .*", "points_with_three = -41", "points_with_three: a number from -40 to 40"),
        ("regulars = .*", "regulars = 0", "regulars: a number from 1 to 40"),
        ("cavalry = .*", "cavalry = -1", "cavalry: a number from 0 to 40"),
        (r"ships = \[.*", "ships = [6, 6, 4, 5]", "ships: 5 numbers are expected, not 4"),
        (r"treasures = \[.*", "treasures = [6, 5, 3, 1]", "treasures: 3 numbers are expected, not 4"),
        (r"treasures = \[.*", "treasures = [6, 5, 41]", "treasures: a list of numbers from 0 to 40"),
        ("jesuits = .*", "jesuits = 0", "jesuits: a number from 1 to 40"),
        ("fortress_turns = .*", "fortress_turns = [0]", "fortress_turns: a list of numbers from 1 to 7"),
        ("jesuit_turns = .*", "jesuit_turns = [8]", "jesuit_turns: a list of numbers from 1 to 7"),
        ("philippines_from = .*", "philippines_from = 9", "philippines_from: a number from 1 to 8"),
        ("armada_from = .*", "armada_from = 9", "armada_from: a number from 1 to 8"),
        ("plots_from = .*", "plots_from = 0", "plots_from: a number from 1 to 8"),
        ("escorts = .*", "escorts = 5", "escorts: a number from 0 to 4"),
        ("fleet_treasures = .*", "fleet_treasures = 5", "fleet_treasures: a number from 0 to 4"),
        ('space = "madrid"', 'space = "channel"', "space: 'channel' is not one of"),
        ('unit = "spanish-regular"', 'unit = "pikes"', "unit: 'pikes' is not one of"),
        ('place = "barcelona"', 'place = "paris"', "place: 'paris' is not one of"),
        ('place = "barcelona"', 'place = "madrid"', "place: madrid is no port"),
        ('ship = "spanish-galley"', 'ship = "armada"', "ship: 'armada' is not one of"),
        ("enters = .*", "enters = 8", "enters: a number from 1 to 7"),
        ("points = .*", "points = 7", "points: a number from 1 to 6"),
        ('source = .*', 'source = "dreamt"', "source: 'dreamt' is not one of rulebook, documented, reconstructed"),
        (r"\[box\]", "[pouch]", "[box] is missing"),
    ],
)  # fmt: skip
@rule("enterprise.map", "enterprise.forces", "enterprise.people", "enterprise.deck")
def test_a_components_file_that_cannot_be_used_is_named_with_line_and_field(
    line: str, wrong: str, complaint: str
) -> None:
    found = re.search(rf"^{line}$", STANDARD_TEXT, re.MULTILINE)
    assert found is not None
    text = STANDARD_TEXT[: found.start()] + wrong + STANDARD_TEXT[found.end() :]
    with pytest.raises(FactError) as caught:
        VirginQueenGame(text, "mine.toml")
    assert complaint in str(caught.value.problem)
    number = STANDARD_TEXT[: found.start()].count("\n") + 1
    assert caught.value.line == (number if "missing" not in complaint else 1)
    assert str(caught.value).startswith(f"mine.toml, line {caught.value.line}: ")


@rule("enterprise.forces")
@pytest.mark.parametrize("header", ["garrison", "squadron"])
def test_the_box_must_hold_the_forces_of_the_start(header: str) -> None:
    found = re.search(rf"\[\[{header}\]\]\n.*\n.*\n(count = \d+)", STANDARD_TEXT)
    assert found is not None
    text = STANDARD_TEXT[: found.start(1)] + "count = 20" + STANDARD_TEXT[found.end(1) :]
    with pytest.raises(FactError, match=r"count: \d+ more than the box holds"):
        VirginQueenGame(text, "mine.toml")


@rule("enterprise.forces")
def test_the_box_may_be_emptied_by_the_start() -> None:
    regulars = sum(count for _, unit, count in T.garrisons if unit == SPAIN)
    first = r"^regulars = \d+$"
    text = re.sub(first, f"regulars = {regulars}", STANDARD_TEXT, count=1, flags=re.MULTILINE)
    assert VirginQueenGame(text, "mine.toml").printed.regulars[SPAIN] == regulars
    short = re.sub(first, f"regulars = {regulars - 1}", STANDARD_TEXT, count=1, flags=re.MULTILINE)
    with pytest.raises(FactError, match="count: 1 more than the box holds"):
        VirginQueenGame(short, "mine.toml")


@rule("enterprise.home-cards")
def test_two_home_cards_in_a_row_belong_to_each_power() -> None:
    text = STANDARD_TEXT.replace(
        'fr = "Conseil des Indes" }\npower = "spain"', 'fr = "Conseil des Indes" }\npower = "england"'
    )
    assert text != STANDARD_TEXT
    with pytest.raises(FactError, match="power: two Home Cards of spain are expected here"):
        VirginQueenGame(text, "mine.toml")
    assert len(T.home_points) == 6


@rule("enterprise.map")
def test_a_game_is_played_with_its_own_components() -> None:
    text = STANDARD_TEXT.replace('name = "standard"', 'name = "mine"').replace('en = "Drake"', 'en = "El Draque"')
    game = VirginQueenGame(text, "mine.toml")
    assert game.components.startswith("mine ") and game.components != VirginQueenGame().components
    assert game.proper_name("leader", 4, "en") == "El Draque"
