"""The odds as people ask for them, and all their sentences in both languages."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from tests.words.reading import badly_set, messages, read

from fondaco.companion.odds.answer import answer, find, neighbours, pools, roll, sweep
from fondaco.companion.odds.sentences import FOLDER, READ, YES_OR_NO, Sentences
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.plan import Outcome, Rolled, Thrown
from fondaco.games.virgin_queen.aid_card.procedure import FLAG, NUMBER, READING, Refused

LANGUAGES = ("en", "fr")
EVERY = list(PROCEDURES.values())


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


# Answers


def test_an_answer_has_chance_rows_and_numbers() -> None:
    battle = find("field-battle")
    found = answer(battle, battle.filled({"attack": 6}))
    assert found.chance == Fraction(2993, 6561)
    assert tuple(found.rows) == battle.rows
    assert sum(found.rows.values()) == 1
    assert found.chance == found.rows["attacker-wins"] + found.rows["attacker-wins-and-falls"]
    assert tuple(found.numbers) == battle.numbers
    assert found.numbers["attack-hits"][6] == Fraction(1, 729)
    with pytest.raises(KeyError):
        find("tournament")


def test_dice_are_counted_before_they_are_rolled() -> None:
    battle, raid = find("field-battle"), find("piracy-europe")
    assert pools(battle, battle.filled({"leader": 2})) == {"attack": 6, "defence": 5}
    assert list(pools(raid, raid.filled({})).items()) == [("defence", 1), ("attack", 3)]


def test_a_sweep_takes_each_input_one_step_further() -> None:
    battle = find("field-battle")
    values = battle.filled({"attack": 20, "defend": 1, "leader": 1})
    changes = {(change.input.name, change.value): change.chance for change in sweep(battle, values)}
    assert list(changes) == [("attack", 19), ("leader", 0), ("leader", 2), ("defend", 2), ("defend-leader", 1)]
    assert changes["leader", 2] == answer(battle, {**values, "leader": 2}).chance


def test_a_sweep_leaves_out_what_the_card_forbids() -> None:
    spying = find("intelligence")
    turns = [change.value for change in sweep(spying, spying.filled({})) if change.input.name == "turn"]
    assert turns == [4], "not turn 2"
    mission = find("assassination")
    names = [change.input.name for change in sweep(mission, mission.filled({"mary-card": 1}))]
    assert "mary-alive" not in names


def test_neighbours_of_numbers_flags_and_choices() -> None:
    inputs = {each.name: each for procedure in EVERY for each in procedure.inputs}
    assert neighbours(inputs["jesuits"], 4) == [3, 5]
    assert neighbours(inputs["jesuits"], 0) == [1]
    assert neighbours(inputs["jesuits"], 12) == [11]
    assert neighbours(inputs["home"], 0) == [1]
    assert neighbours(inputs["reroll-read"], 1) == [0, 2]


def test_a_procedure_is_rolled_with_any_dice() -> None:
    ship = find("navigation")
    rolled = roll(ship, ship.filled({"navigation": 0}), lambda: 6)
    assert rolled == Rolled((Thrown("table", "sum", (6, 6), (12,)),), Outcome("no-effect", (12,)))


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    texts = set(messages(FOLDER, language))
    missing = [key for key in needed() if key not in texts]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(language: str) -> None:
    optional = tuple(f"input-{procedure.name}-{each.name}" for procedure in EVERY for each in procedure.inputs)
    families = ("odds-", "refused-", "read-", "throw-", "side-", "value-", "number-captain-")
    known = {*needed(), *optional}
    assert [key for key in messages(FOLDER, language) if key not in known and not key.startswith(families)] == []


def needed() -> Iterator[str]:
    """The keys that the procedures ask for."""
    for procedure in EVERY:
        yield from (f"procedure-{procedure.name}", f"procedure-{procedure.name}-about", f"goal-{procedure.name}")
        for each in procedure.inputs:
            yield f"input-{each.name}"
            yield from (f"choice-{each.name}-{label}" for label in each.labels)
            yield f"side-{each.side}"
        for row in procedure.rows:
            yield from (f"row-{procedure.name}-{row}", f"row-{procedure.name}-{row}-sentence")
        yield from (f"number-{name}" for name in procedure.numbers)
    yield from (f"read-{kind}" for kind in READ)


def test_both_languages_say_the_same_things() -> None:
    english, french = messages(FOLDER, "en"), messages(FOLDER, "fr")
    assert list(english) == list(french)
    unlike = [key for key in english if read(english[key]).variables != read(french[key]).variables]
    assert unlike == []
    assert badly_set(french) == []
    same = {key for key in english if read(english[key]).literals == read(french[key]).literals}
    assert not {key for key in same if key.endswith(("-about", "-sentence"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole_sentences(language: str) -> None:
    words = Sentences(language)
    for procedure in EVERY:
        assert words.about(procedure).endswith(".")
        for row in procedure.rows:
            assert words.consequence(procedure, row).endswith(".")
            assert not words.row(procedure, row).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_with_a_hole_in_it(language: str) -> None:
    words = Sentences(language)
    for procedure in EVERY:
        values = procedure.filled({})
        found = answer(procedure, values)
        said = [words.name(procedure), words.about(procedure), words.summary(found)]
        for each in procedure.inputs:
            said += [words.label(procedure, each), words.side(each.side)]
            said += [words.value(procedure, each, value) for value in range(each.least, each.most + 1)]
            said.append(words.refusal(procedure, Refused(each.clause, "out-of-range", each.name, 1, 2)))
        said += [words.number(name) for name in procedure.numbers]
        said += [words.counted(name, value) for name, law in found.numbers.items() for value in law]
        said += words.told(procedure, roll(procedure, values, lambda: 1))
        assert not [text for text in said if "{" in text or "$" in text or not text.strip()]


def test_there_is_no_third_language() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Sentences("de")


# Sentences


@pytest.mark.parametrize(
    ("language", "name", "given", "sentence"),
    [
        (
            "en",
            "field-battle",
            {"attack": 6},
            "Field battle, 6 dice against 5: the attacker wins in 45.6% of cases (2993/6561).",
        ),
        (
            "fr",
            "field-battle",
            {"attack": 6},
            "Bataille rangée, 6 dés contre 5\u00a0: l'attaquant l'emporte dans 45,6\u00a0% des cas (2993/6561).",
        ),
        (
            "en",
            "intelligence",
            {},
            "Intelligence gathering, 2 dice: at least one action is won in 55.6% of cases (5/9).",
        ),
        ("en", "indies-fleet", {}, "Indies Fleet, 1 die: the fleet is in the North Atlantic in 33.3% of cases (1/3)."),
        (
            "fr",
            "piracy-world",
            {},
            "Piraterie dans le reste du monde, 3 dés contre aucun\u00a0: le capitaine obtient au moins un gain dans"
            " 70,4\u00a0% des cas (19/27).",
        ),
        ("en", "rebellion", {"units": 0}, "Rebellion, 2 dice: the rebellion succeeds in 100.0% of cases (1)."),
    ],
)
def test_the_answer_in_one_sentence(language: str, name: str, given: dict[str, int], sentence: str) -> None:
    procedure = find(name)
    assert Sentences(language).summary(answer(procedure, procedure.filled(given))) == sentence


def test_percentages_are_those_of_the_language() -> None:
    english, french = Sentences("en"), Sentences("fr")
    half = Fraction(4562, 10000)
    assert (english.percent(half), french.percent(half)) == ("45.6%", "45,6\u00a0%")
    assert [english.percent(Fraction(share)) for share in (0, 1)] == ["0.0%", "100.0%"]
    assert english.percent(Fraction(1, 10**6)) == "<0.1%"
    assert french.percent(Fraction(1, 10**6)) == "<\u00a00,1\u00a0%"
    assert english.percent(1 - Fraction(1, 10**6)) == ">99.9%"
    assert french.percent(1 - Fraction(1, 10**6)) == ">\u00a099,9\u00a0%"
    assert english.percent(Fraction(6, 10000)) == "0.1%"
    assert english.decimal(Fraction(-7, 3)) == "-2.3"
    assert french.decimal(Fraction(7, 3)) == "2,3"
    assert [english.points(Fraction(n, 1000)) for n in (65, -82, 0)] == ["+6.5 points", "-8.2 points", "±0.0 points"]
    assert french.points(Fraction(-5, 1000)) == "-0,5 points"


def test_labels_fit_their_procedure() -> None:
    words = Sentences("en")
    labels = {
        (procedure.name, each.name): words.label(procedure, each) for procedure in EVERY for each in procedure.inputs
    }
    assert labels["field-battle", "attack"] == "Attacking units"
    assert labels["assault", "attack"] == "Besieging units without cavalry"
    assert labels["assassination", "home"] != labels["rebellion", "home"]
    assert labels["piracy-europe", "fortresses"] != labels["piracy-world", "fortresses"]
    for procedure in EVERY:
        own = [labels[procedure.name, each.name] for each in procedure.inputs]
        assert len(set(own)) == len(own), "no label stands twice in one procedure"


def test_values_are_numbers_yes_or_no_and_names() -> None:
    words, sea = Sentences("fr"), find("naval-combat")
    by_name = {each.name: each for each in sea.inputs}
    assert words.value(sea, by_name["galleons"], 3) == "3"
    assert [words.value(sea, by_name["port"], value) for value in (0, 1)] == ["non", "oui"]
    assert words.value(sea, by_name["sea"], 1) == "Méditerranée"
    assert words.value(sea, by_name["corsairs-read"], 1) == "dans l'Atlantique seulement"
    assert words.value(sea, by_name["sea"], 7) == "7", "what does not exist has no name"
    assert {by_name[name].kind for name in ("galleons", "port", "corsairs-read")} == {NUMBER, FLAG, READING}


def test_numbers_have_names_where_they_mean_something() -> None:
    words = Sentences("en")
    assert [words.counted("captain", value) for value in (0, 1, 2)] == ["sound", "damaged", "removed"]
    assert words.counted("attack-losses", 2) == "2"
    assert words.counted("margin", -2) == "-2"
    for name in YES_OR_NO:
        assert [words.counted(name, value) for value in (0, 1)] == ["no", "yes"]
    told = {name for procedure in EVERY for name in procedure.numbers}
    assert set(YES_OR_NO) <= told


def test_refusals_are_said_with_their_numbers() -> None:
    spying, rising, raid = find("intelligence"), find("rebellion"), find("piracy-world")
    (early,) = spying.refusals(spying.filled({"turn": 2}))
    assert Sentences("en").refusal(spying, early) == "no espionage mission before turn 3"
    assert plain(Sentences("fr").refusal(spying, early)) == "aucune mission d'espionnage avant le tour 3"
    assert early.clause == "espionage.turn-three"
    (large,) = rising.refusals(rising.filled({"cp": 6}))
    assert Sentences("en").refusal(rising, large) == "CP spent: a number from 2 to 5 is expected"
    (patrol,) = raid.refusals(raid.filled({"target": 1, "patrols": 1}))
    assert plain(Sentences("fr").refusal(raid, patrol)).startswith("Patrouilles espagnoles dans la zone : le Portugal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    keys = ("no-attackers", "no-ships", "two-armadas", "no-raiders", "portugal-has-none", "too-early", "mary-is-dead")
    for key in (*keys, "out-of-range"):
        said = Sentences(language).refusal(EVERY[0], Refused("dice.hit", key, "attack", 3, 5))
        assert "{" not in said


# Die by die


def thrown(language: str, *throws: Thrown) -> list[str]:
    sentences = Sentences(language).told(find("field-battle"), Rolled(throws, Outcome("defender-wins", (0,) * 6)))
    return [plain(sentence) for sentence in sentences[:-1]]


def test_each_die_is_told() -> None:
    attack = Thrown("attack", "hits", (5, 2, 6, 1, 3), (2,))
    defence = Thrown("defence", "hits", (6,), (1,))
    nothing = Thrown("defence", "hits", (), (0,))
    missed = Thrown("attack", "hits", (1, 2), (0,))
    assert thrown("en", attack, defence, nothing, missed) == [
        "The attacker rolls 5 dice: 5 2 6 1 3 – 2 hits.",
        "The defender rolls one die: 6 – 1 hit.",
        "The defender has no dice.",
        "The attacker rolls 2 dice: 1 2 – no hit.",
    ]
    assert thrown("fr", attack, defence, nothing, missed) == [
        "L'attaquant lance 5 dés : 5 2 6 1 3 – 2 touches.",
        "Le défenseur lance un dé : 6 – 1 touche.",
        "Le défenseur n'a aucun dé.",
        "L'attaquant lance 2 dés : 1 2 – aucune touche.",
    ]


def test_each_kind_of_reading_is_told() -> None:
    six = Thrown("attack", "hits-and-six", (6, 5), (2, 1))
    no_six = Thrown("attack", "hits-and-six", (5, 2), (1, 0))
    conversions = Thrown("attack", "conversions", (4, 5, 6, 1), (2, 1, 1))
    total = Thrown("table", "sum", (4, 3), (7,))
    one = Thrown("table", "sum", (4,), (4,))
    assert thrown("en", six, no_six, conversions, total, one) == [
        "The attacker rolls 2 dice: 6 5 – 2 hits, a 6 among them.",
        "The attacker rolls 2 dice: 5 2 – 1 hit, no 6.",
        "The attacker rolls 4 dice: 4 5 6 1 – 2 minor conversions, 1 major, unrest.",
        "2 dice are rolled: 4 3 – 7 in all.",
        "One die is rolled: 4.",
    ]
    assert thrown("fr", six, no_six, conversions, total, one) == [
        "L'attaquant lance 2 dés : 6 5 – 2 touches, avec un 6.",
        "L'attaquant lance 2 dés : 5 2 – 1 touche, aucun 6.",
        "L'attaquant lance 4 dés : 4 5 6 1 – 2 conversions mineures, 1 majeure, avec agitation.",
        "On lance 2 dés : 4 3 – 7 en tout.",
        "On lance un dé : 4.",
    ]


def test_a_modifier_and_the_outcome_are_told() -> None:
    ship = find("navigation")
    faces = iter((4, 2))
    rolled = roll(ship, ship.filled({"navigation": 1}), lambda: next(faces))
    assert Sentences("en").told(ship, rolled) == [
        "2 dice are rolled: 4 2 – 6 in all, 7 with the modifier.",
        "The captain is damaged and sails on.",
    ]
    assert plain(Sentences("fr").told(ship, rolled)[0]) == "On lance 2 dés : 4 2 – 6 en tout, 7 avec le modificateur."
    battle = find("field-battle")
    told = Sentences("en").told(battle, roll(battle, battle.filled({}), lambda: 1))
    assert len(told) == 3
    assert told[-1] == Sentences("en").consequence(battle, "defender-wins")
