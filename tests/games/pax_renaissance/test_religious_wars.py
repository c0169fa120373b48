"""Religious Wars (K)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule


def play(card: str, rest: str = "", *, top: str = "", tableau: str = "") -> Position:
    """Ochre has played a card; the one-shot is to be announced, if it is possible."""
    return Position(f'{top}\n[[seats]]\nflorins = 5\nhand = ["{card}"]\n{tableau}\n{rest}').play(f"turn play {card}")


JESUITS = """
[cities]
valencia = "catholic rook"
algiers = "islamic rook"
london = "catholic knight"
[borders]
aragon-papal-states = "catholic pirate"
"""


# The example


@rule("K2.flip", "K1.launch", "K1.attackers", "K1.in-place", "K1.defenders", "K2.regime-change", "F9.campaign")
def test_the_jesuits_make_aragon_a_catholic_theocracy_and_a_republic() -> None:
    t = play("jesuits", JESUITS, tableau='west = ["aragon"]')
    assert t.legal() == ["one-shot aragon", "one-shot refuse"]
    t.play("one-shot aragon")
    assert t.told("battle") == [{"empire": 6, "attackers": 3, "defenders": 1}]
    assert t.legal() == ["lose city london", "lose city valencia", "lose pirate aragon-papal-states"]
    t.play("lose city valencia")
    assert t.form["turned"] == ["aragon"]
    t.play("concede france-aragon", "ordain jesuits")
    assert t.cities == {"london": "catholic knight"}
    assert t.borders == {"aragon-papal-states": "catholic pirate", "france-aragon": "ochre"}
    assert t.seat(OCHRE)["west"] == [
        {"card": "jesuits", "bishop": "catholic"},
        {"empire": "aragon", "republic": True},
    ]


# Launching


@rule("K1.launch")
def test_a_religious_war_may_be_left_alone() -> None:
    t = play("jesuits", JESUITS).play("one-shot refuse")
    assert t.told("battle") == []
    assert t.asked() == "ordain"
    assert "ordain none" in t.legal()


@rule("K1.launch")
def test_the_war_is_waged_at_the_location_of_the_card() -> None:
    t = play("jesuits", JESUITS)
    assert t.reasons("one-shot france") == ["B4.location"]
    t = play("qizilbash", '[cities]\nbuda = "catholic knight"\nvarna = "islamic knight"\ncyprus = "catholic rook"')
    assert t.legal() == ["one-shot hungary", "one-shot mamluk", "one-shot refuse"]


# Attackers


@rule("K1.attackers")
@pytest.mark.parametrize(
    ("cities", "borders", "attackers"),
    [
        ('valencia = "catholic rook"', "", 1),
        ('valencia = "catholic knight"', "", 1),
        ("", 'portugal-aragon = "catholic pirate"', 1),
        ('paris = "catholic knight"\nvenice = "catholic knight"\ntoledo = "catholic knight"', "", 3),
        ('london = "catholic knight"\nvienna = "catholic knight"', "", 2),
        ('valencia = "catholic knight"\nparis = "catholic rook"', "", 1),
        ('valencia = "catholic knight"\nbuda = "catholic knight"', "", 1),
        ('valencia = "catholic knight"\nparis = "reformist knight"', "", 1),
        ('valencia = "catholic knight"', 'england-portugal = "catholic pirate"\nfrance-aragon = "ochre"', 1),
    ],
    ids=[
        "rook",
        "knight",
        "pirate",
        "beside",
        "corners",
        "no-rooks-beside",
        "not-far",
        "own-colour",
        "no-pirates-beside",
    ],
)
def test_believers_of_the_land_and_knights_from_beside_it_attack(cities: str, borders: str, attackers: int) -> None:
    t = play("jesuits", f'[cities]\nalgiers = "islamic rook"\n{cities}\n[borders]\n{borders}').play("one-shot aragon")
    assert t.told("battle") == [{"empire": 6, "attackers": attackers, "defenders": 1}]


@rule("K1.attackers")
def test_agents_fight_but_bishops_do_not() -> None:
    t = play("holy-land-crusade", '[cities]\ncairo = "islamic rook"').play("one-shot mamluk")
    assert t.told("battle") == [{"empire": 9, "attackers": 2, "defenders": 1}]
    t = play("jesuits", '[cities]\nalgiers = "islamic rook"')
    assert t.asked() == "ordain"


@rule("K1.attackers")
@pytest.mark.parametrize(
    ("card", "empire", "city", "religion"),
    [
        ("jesuits", "aragon", "algiers", "catholic"),
        ("safavids", "byzantium", "caffa", "islamic"),
        ("star-chamber", "england", "london", "reformist"),
    ],
)
def test_the_one_shot_names_the_religion_that_attacks(card: str, empire: str, city: str, religion: str) -> None:
    other = {"aragon": "valencia", "byzantium": "trebizond", "england": "bordeaux"}[empire]
    for colour in ("catholic", "islamic", "reformist"):
        heretic = "islamic" if religion != "islamic" else "catholic"
        t = play(card, f'[cities]\n{city} = "{heretic} rook"\n{other} = "{colour} knight"')
        assert (t.asked() == "one-shot") == (colour == religion)


@rule("K1.in-place")
def test_believers_stay_where_they_stood() -> None:
    given = JESUITS.replace("london", "bordeaux") + 'england-portugal = "lapis"'
    t = play("jesuits", given).play("one-shot aragon", "lose pirate aragon-papal-states")
    assert t.asked() == "concede"
    assert t.cities == {"valencia": "catholic rook", "bordeaux": "catholic knight"}
    assert t.borders == {"england-portugal": "lapis"}
    assert t.stock("catholic rook") == 9


# Defenders and blood


@rule("K1.defenders")
def test_heretics_in_cities_and_at_sea_defend() -> None:
    t = play(
        "holy-land-crusade",
        """
        [cities]
        cairo = "reformist rook"
        cyprus = "islamic knight"
        rhodes = "islamic rook"
        [borders]
        ottoman-mamluk = "islamic pirate"
        hungary-ottoman = "islamic pirate"
        """,
    ).play("one-shot mamluk")
    assert t.told("battle") == [{"empire": 9, "attackers": 2, "defenders": 3}]
    assert t.legal() == ["lose city cairo", "lose city cyprus", "lose pirate ottoman-mamluk"]
    t.play("lose pirate ottoman-mamluk", "lose city cairo")
    assert t.cities == {"cyprus": "islamic knight", "rhodes": "islamic rook"}
    assert t.borders == {"hungary-ottoman": "islamic pirate"}


@rule("K1.blood")
@pytest.mark.parametrize(
    "standing",
    [
        '[cities]\nvalencia = "catholic knight"',
        '[cities]\nvalencia = "catholic knight"\nparis = "islamic knight"',
        '[cities]\nvalencia = "catholic rook"\n[borders]\nportugal-aragon = "ochre"\nengland-france = "islamic pirate"',
    ],
    ids=["believers", "heretics-beside", "concession"],
)
def test_without_a_heretic_there_is_no_war(standing: str) -> None:
    t = play("jesuits", standing)
    assert t.asked() == "ordain"
    assert "ordain none" in t.legal()


@rule("K1.blood")
def test_a_heretic_pirate_is_blood_enough() -> None:
    t = play("jesuits", '[cities]\nvalencia = "catholic knight"\n[borders]\nportugal-aragon = "islamic pirate"')
    assert t.reasons("one-shot aragon") == []


@rule("K1.blood")
def test_the_missing_heretic_is_told_with_the_missing_attacker() -> None:
    t = play("inquisition-pope", JESUITS)
    assert t.reasons("one-shot england") == ["K1.blood"]
    assert t.reasons("one-shot hre") == ["K1.blood", "J1.attackers"]


@rule("K1.repressed")
def test_repressed_tokens_are_no_blood_and_do_not_fight() -> None:
    repressed = 'west = [{ empire = "aragon", repressed = ["islamic rook", "catholic knight"] }]'
    t = play("jesuits", '[cities]\nvalencia = "catholic knight"', tableau=repressed)
    assert t.asked() == "ordain"
    t = play("jesuits", '[cities]\nvalencia = "catholic knight"\nalgiers = "islamic rook"', tableau=repressed)
    t.play("one-shot aragon")
    assert t.told("battle") == [{"empire": 6, "attackers": 1, "defenders": 1}]


@rule("K1.ownerless")
def test_pieces_fight_for_whoever_wages_the_war() -> None:
    t = Position(
        """
        turn = "lapis"
        [[seats]]
        west = ["gonfalonier"]
        [[seats]]
        hand = ["jesuits"]
        [cities]
        venice = "catholic knight"
        valencia = "catholic knight"
        algiers = "islamic rook"
        """
    ).play("turn play jesuits", "one-shot aragon", "lose city venice", "concede none", "ordain jesuits")
    assert t.seat(LAPIS)["west"][1] == {"empire": "aragon"}


# Effects


@rule("K2.flip")
@pytest.mark.parametrize(
    ("card", "empire", "given", "turned"),
    [
        (
            "grand-inquisitor",
            "portugal",
            '[cities]\ntoledo = "catholic knight"\nvalencia = "catholic knight"\ngranada = "islamic rook"',
            ["portugal"],
        ),
        (
            "inquisition-pope",
            "papal-states",
            '[cities]\nparis = "catholic knight"\nvalencia = "catholic knight"\nvenice = "reformist rook"',
            [],
        ),
        (
            "inquisition-pope",
            "france",
            '[cities]\nparis = "catholic knight"\nvalencia = "catholic knight"\nlyon = "reformist rook"',
            [],
        ),
        ("the-handsome", "hungary", '[cities]\nbuda = "catholic knight"', ["hungary"]),
        ("black-army", "hungary", '[cities]\nbuda = "catholic knight"', []),
        ("luther", "hre", '[cities]\nvienna = "catholic rook"', ["hre"]),
    ],
    ids=["crusade", "already-catholic", "other-back", "jihad", "reformation-without", "reformation"],
)
def test_the_map_turns_only_to_the_religion_of_the_war(card: str, empire: str, given: str, turned: list[str]) -> None:
    t = play(card, given).play(f"one-shot {empire}")
    while t.asked() in ("lose", "survivor"):
        t.play(t.legal()[0])
    assert t.asked() == "concede"
    assert t.form.get("turned", []) == turned


@rule("K2.flip")
def test_a_theocracy_of_the_same_religion_does_not_turn_back() -> None:
    t = play("jesuits", JESUITS, top='turned = ["aragon"]').play(
        "one-shot aragon", "lose city valencia", "concede none"
    )
    assert t.form["turned"] == ["aragon"]


@rule("K2.flip")
def test_a_lost_war_turns_nothing() -> None:
    t = play("jesuits", '[cities]\nvalencia = "catholic rook"\nalgiers = "islamic rook"').play("one-shot aragon")
    assert t.asked() == "ordain"
    assert "turned" not in t.form
    assert t.cities == {}


@rule("K2.transfer")
def test_all_stay_in_the_same_cities_on_the_other_side() -> None:
    t = play(
        "holy-land-crusade",
        '[cities]\ncyprus = "catholic rook"\ncairo = "islamic rook"\n[borders]\nottoman-mamluk = "lapis"',
    ).play("one-shot mamluk", "lose agent catholic-knight", "survivor city cairo", "concede none")
    assert t.form["turned"] == ["mamluk"]
    assert t.cities == {"cyprus": "catholic rook", "cairo": "catholic knight"}
    assert t.borders == {"ottoman-mamluk": "lapis"}


@rule("K2.regime-change")
def test_the_regime_changes_whether_or_not_the_map_turned() -> None:
    t = play("black-army", '[[seats]]\neast = ["hungary"]\n[cities]\nbuda = "catholic knight"').play("one-shot hungary")
    t.play("survivor city buda", "concede hre-hungary")
    assert "turned" not in t.form
    assert t.seat(OCHRE)["east"] == ["black-army", {"empire": "hungary"}]
    assert "east" not in t.seat(LAPIS)
    assert t.borders == {"hre-hungary": "ochre"}
