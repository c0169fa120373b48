"""What lies in the box: cards, pieces, map and banks (A1, B)."""

from collections import Counter

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule, standard_game

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.printed import SETS, TARGETS
from fondaco.games.pax_renaissance.vocabulary import (
    AGENT,
    CARD,
    CLASS_LABELS,
    EMPIRE,
    EMPORIUM,
    FIRST_COMET,
    FIRST_EMPIRE,
    INQUISITOR,
    ONE_SHOT_LABELS,
    OPERATION,
    POWER,
    PRESTIGE,
    QUEEN,
    REPRESS,
    SIDE,
    VICTORY,
)
from fondaco.words.clauses import read_chapters

T = standard_game().printed
LOCATIONS = (*EMPIRE.labels, *SIDE.labels, "none")


def numbered(label: str) -> int:
    return CARD.labels.index(label)


def deck(kind: str) -> Counter[str]:
    """How many cards of a set belong to each deck."""
    return Counter(SIDE.labels[T.deck[c]] for c in range(FIRST_EMPIRE) if SETS[T.card_set[c]] == kind)


# A1. Introduction


@rule("A1.bankers")
def test_two_to_four_bankers_play() -> None:
    assert list(PaxRenaissanceGame.players) == [2, 3, 4]


@rule("A1.terms")
def test_every_no_and_every_step_points_to_a_clause_that_explains_it_in_both_languages() -> None:
    texts = {
        clause.id: clause.text for chapter in read_chapters(PaxRenaissanceGame.folder) for clause in chapter.clauses
    }
    cited = {refusal.clause for refusal in PaxRenaissanceGame.refusals}
    cited |= {step.clause for step in PaxRenaissanceGame.steps if step.clause}

    assert cited <= set(texts)
    assert all(text["en"] and text["fr"] for text in texts.values())


# B1. Contents of the box


@rule("B1.cards")
def test_the_market_has_35_east_and_57_west_cards_two_comets_among_each() -> None:
    assert deck("base") == {"east": 33, "west": 55}
    assert deck("comet") == {"east": 2, "west": 2}
    assert len(EMPIRE) == 10 and len(T.bank_names) == 4 and len(VICTORY) == 4
    base = deck("base").total() + deck("comet").total()
    assert base + len(EMPIRE) + len(T.empire_names) + len(T.bank_names) + len(VICTORY) == 120


@rule("B1.expansion")
def test_the_expansion_adds_64_cards_that_take_part_only_if_the_table_says_so() -> None:
    assert deck("expansion").total() == 64
    with_expansion = sum(T.is_in_set(card, 1) for card in range(FIRST_COMET))
    without = sum(T.is_in_set(card, 0) for card in range(FIRST_COMET))
    assert (with_expansion, without) == (88 + 64, 88)


@rule("B1.cubes")
def test_each_of_four_colours_has_ten_cubes() -> None:
    t = Position(players=4)

    assert [t.stock(f"{seat} cube") for seat in ("ochre", "lapis", "verdigris", "vermilion")] == [10] * 4


@rule("B1.bishops")
def test_there_are_five_bishops_of_each_religion() -> None:
    assert Counter(T.bishop_religion) == {0: 5, 1: 5, 2: 5}
    assert len(Position().s.bishop) == 15


@rule("B1.rooks")
def test_ten_white_seven_black_and_seven_red_rooks_of_which_pirates_are_taken() -> None:
    t = Position('[borders]\nengland-france = "catholic pirate"\nfrance-hre = "reformist pirate"')

    assert [Position().stock(f"{religion} rook") for religion in ("catholic", "islamic", "reformist")] == [10, 7, 7]
    assert [t.stock(f"{religion} rook") for religion in ("catholic", "islamic", "reformist")] == [9, 7, 6]


@rule("B1.knights")
def test_ten_white_seven_black_and_seven_red_knights() -> None:
    assert [Position().stock(f"{religion} knight") for religion in ("catholic", "islamic", "reformist")] == [10, 7, 7]


@rule("B1.florins")
def test_33_yellow_florins_and_4_red_ones_worth_five() -> None:
    assert (T.yellow_florins, T.red_florins) == (33, 4)
    # no rule handles an empty China: nothing ever stops a player from being richer than the box
    t = Position('[[seats]]\nflorins = 60\nhand = ["luther"]').play("turn sell luther")
    assert t.florins(OCHRE) == 62


@rule("B1.closed-disks")
def test_one_white_and_two_black_disks_close_all_emporia_but_two() -> None:
    colours = Counter(T.emporium_kind)

    assert (colours[1] - 1, colours[2] - 1) == (1, 2)  # one of each colour is always open
    assert len(EMPORIUM) - len(Position().s.route) == 3


# B2, B3. Player cards and Empires


@rule("B3.two-faces")
@pytest.mark.parametrize("empire", EMPIRE.labels)
def test_every_empire_is_a_king_or_a_republic(empire: str) -> None:
    number = EMPIRE.labels.index(empire)
    side = SIDE.labels[T.home[number]]
    king, republic = (
        Position(f'[[seats]]\n{side} = [{{ empire = "{empire}"{more} }}]') for more in ("", ", republic = true")
    )

    assert T.king_names[number] != T.republic_names[number]
    assert "republic" not in king.seat(OCHRE)[side][0] and republic.seat(OCHRE)[side][0]["republic"]


@rule("B3.icons")
def test_the_icons_of_an_empire() -> None:
    def face_of(face: int, empire: str) -> int:
        return FIRST_EMPIRE + face * len(EMPIRE) + EMPIRE.labels.index(empire)

    def icons(face: int, empire: str) -> list[str]:
        return [OPERATION.labels[operation] for operation, _ in T.operations[face_of(face, empire)]]

    def shown(face: int, empire: str) -> list[str]:
        counts = T.prestige[face_of(face, empire)]
        return [PRESTIGE.labels[kind] for kind, count in enumerate(counts) for _ in range(count)]

    assert [icons(0, empire) for empire in EMPIRE.labels] == [["campaign"]] * 10  # F9: on King faces only
    assert icons(1, "aragon") == ["vote", "commerce"] and icons(1, "ottoman") == ["commerce"]
    assert shown(0, "papal-states") == ["catholic", "patron"] and shown(1, "papal-states") == ["law"]
    assert shown(0, "ottoman") == shown(1, "ottoman") == ["islamic"]
    assert shown(0, "mamluk") == ["patron"] and shown(1, "mamluk") == ["islamic"]
    assert shown(0, "portugal") == shown(1, "portugal") == ["discovery"] and shown(0, "france") == []


# B4. Tableau cards, as far as the rulebook tells of them

CARDS = [
    # card, deck, Location, class, Agents, one-shot
    ("flanders-guild", "west", "france", "cube", ["cube"], "revolt"),
    ("house-of-borgia", "west", "west", "bishop", ["catholic-bishop"], "conspiracy"),
    ("jesuits", "west", "aragon", "bishop", ["catholic-bishop"], "crusade"),
    ("ottoman-navy", "east", "ottoman", "pirate", ["islamic-pirate"], "none"),
    ("sindicat-remenca", "west", "aragon", "cube", ["cube"], "revolt"),
    ("conquistadors", "west", "aragon", "knight", ["catholic-knight", "catholic-knight"], "shift"),
    ("qizilbash", "east", "east", "bishop", ["islamic-bishop"], "jihad"),
    ("the-grim", "east", "ottoman", "bishop", ["islamic-bishop"], "jihad"),
    ("holy-land-crusade", "west", "mamluk", "knight", ["catholic-knight", "catholic-knight"], "crusade"),
    ("isabella-of-castille", "west", "none", "queen", [], "coronation"),
    ("kremlin", "east", "hre", "cube", ["cube"], "shift"),
    ("soninke-wangara", "east", "aragon", "rook", ["islamic-rook"], "shift"),
    ("luther", "west", "hre", "rook", ["reformist-rook", "reformist-rook"], "reformation"),
    ("the-handsome", "east", "hungary", "knight", ["islamic-knight", "islamic-knight"], "jihad"),
    ("kingmaker", "west", "england", "rook", ["reformist-rook", "catholic-rook"], "conspiracy"),
    ("hermeticism", "west", "west", "polymath", [], "none"),
    ("european-union", "west", "hre", "rook", ["reformist-rook"], "apostasy"),
]


@rule("B4.agents", "B4.piece-icon", "B4.bomb", "B4.location", "B4.east-west")
@pytest.mark.parametrize(("card", "side", "location", "kind", "agents", "shot"), CARDS)
def test_what_a_card_shows(card: str, side: str, location: str, kind: str, agents: list[str], shot: str) -> None:
    number = numbered(card)

    assert SIDE.labels[T.deck[number]] == side
    assert LOCATIONS[T.location[number]] == location
    assert CLASS_LABELS[T.card_class[number]] == kind
    assert [AGENT.labels[agent] for agent in T.agents[number]] == agents
    assert ONE_SHOT_LABELS[T.one_shot[number]] == shot


@rule("B4.piece-icon")
def test_seven_classes_and_the_polymaths_of_the_expansion() -> None:
    base = Counter(CLASS_LABELS[T.card_class[card]] for card in range(88))

    assert base == {"bishop": 15, "pirate": 7, "cube": 17, "knight": 21, "queen": 10, "rook": 18}
    assert sum(T.card_class[card] == QUEEN for card in range(88) if T.deck[card] == 0) == 5
    assert {T.card_set[c] for c in range(FIRST_COMET) if CLASS_LABELS[T.card_class[c]] == "polymath"} == {1}


@rule("B4.bomb")
def test_the_one_shots_of_the_base_game() -> None:
    shots = Counter(ONE_SHOT_LABELS[T.one_shot[card]] for card in range(88))

    assert shots.keys() == {
        *("shift", "coronation", "conspiracy", "revolt", "crusade", "reformation", "jihad", "none"),
    }
    emporia = Counter(
        EMPORIUM.labels[T.one_shot_detail[c]] for c in range(88) if ONE_SHOT_LABELS[T.one_shot[c]] == "shift"
    )
    assert emporia == {"spice-islands": 5, "novgorod": 2, "timbuktu": 1}
    assert emporia.keys() <= set(EMPORIUM.labels)


@rule("B4.bomb")
@pytest.mark.parametrize(
    "card",
    [
        *("papal-elephant", "peters-pence", "knights-hospitaller", "swabian-league", "santa-hermandad"),
        *("marechaussee", "dervishes", "barbarossa-brothers", "ottoman-navy", "jewish-pirates"),
        *("tersane-i-amire", "red-sea-fleet"),
    ],
)
def test_second_edition_one_shots_are_not_in_the_first(card: str) -> None:
    assert ONE_SHOT_LABELS[T.one_shot[numbered(card)]] == "none"


@rule("B4.prestige")
def test_six_kinds_of_prestige() -> None:
    def shown(card: str) -> list[str]:
        return [PRESTIGE.labels[kind] for kind, count in enumerate(T.prestige[numbered(card)]) for _ in range(count)]

    assert PRESTIGE.labels == ("catholic", "islamic", "reformist", "patron", "law", "discovery")
    assert shown("the-grim") == shown("the-handsome") == ["islamic"]
    assert shown("luther") == ["reformist"] and shown("jesuits") == ["catholic"]
    assert shown("gonfalonier") == ["patron", "law"] and shown("conquistadors") == ["discovery"]
    totals = [sum(T.prestige[card][kind] for card in range(88)) for kind in range(6)]
    assert totals == [9, 6, 8, 4, 12, 4]


@rule("B4.operations-line")
def test_the_operations_of_some_cards() -> None:
    def line(card: str) -> list[str]:
        return [OPERATION.labels[operation] for operation, _ in T.operations[numbered(card)]]

    assert line("the-grim") == ["behead", "siege", "inquisitor"]
    assert line("qizilbash") == ["tax", "siege", "inquisitor"]
    assert line("holy-land-crusade") == ["tax", "siege"]
    assert line("sindicat-remenca") == ["vote", "commerce"]
    assert line("mary-the-rich") == []
    isabella = dict(T.operations[numbered("isabella-of-castille")])
    assert [TARGETS[bit] for bit in range(3) if isabella[REPRESS] >> bit & 1] == ["cube", "rook"]
    assert dict(T.operations[numbered("star-chamber")])[INQUISITOR] == 2


@rule("B4.powers")
def test_powers_of_the_first_edition() -> None:
    powers = {CARD.labels[c]: [POWER.labels[p] for p in T.powers[c]] for c in range(88) if T.powers[c]}

    assert powers == {
        "inquisition-pope": ["heretic-hunt"],
        "knights-hospitaller": ["rook-knights"],
        "india-armada": ["cape"],
        "almeida-armada": ["cape"],
        "conquistadors": ["ransom"],
        "hochstetter-bank": ["no-hand-limit"],
        "gutenberg": ["no-hand-limit"],
        "kremlin": ["syncretism"],
        "cem-anti-hostage": ["ransom"],
    }  # neither Henry VIII nor the Condottieri, which are of the second edition
    assert [POWER.labels[p] for p in T.powers[numbered("cryptography")]] == ["ciphers"]
    assert T.power_names[numbered("hochstetter-bank")][0]["en"] == "Stadtwechsel"
