"""The drawing: complete at every moment of a game, well-formed, without secrets, and with everything to click."""

import re
from itertools import combinations
from random import Random

import pytest
from tests.games.drawings import NAMES, Drawings, parts
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule, standard_game

from fondaco import Table
from fondaco.draw.palette import COLOURS
from fondaco.draw.sheet import whole
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import chart, emblems, faces, furniture, icons
from fondaco.games.pax_renaissance.telling.hooks import HOOKS
from fondaco.games.pax_renaissance.vocabulary import (
    BORDER,
    BORDERS,
    CARD,
    EMPIRE,
    EMPIRES,
    EMPORIUM,
    PLACE,
    PLACES,
    POWER,
    ROUTES,
    SLOTS,
    TABLEAU_CARDS,
    VICTORY,
)
from fondaco.kernel import Choice, Part
from fondaco.kernel.look import no_parts
from fondaco.words import Speaker, speaker

GAME = standard_game()
DRAWINGS = Drawings(GAME, {"none", "end", "keep", "refuse", "done"})
drawn, check_picture, check_pointing = DRAWINGS.drawn, DRAWINGS.check_picture, DRAWINGS.check_pointing
STRIDE = {"random": 2, "greedy": 4}
"""How many decisions lie between two looks at a game."""


def shown(position: Position, seat: int = OCHRE, language: str = "en") -> dict[str, Part]:
    """All parts that a seat sees of a position."""
    return parts(drawn(GAME.view(position.s, seat), language))


def pointed(position: Position, move: str, seat: int = OCHRE) -> tuple[str, ...]:
    """The parts that stand for a move of the decision at hand, all of which are there."""
    option = GAME.step_and_option(GAME.numbers[move])[1]
    ids = GAME.pointed_at(GAME.view(position.s, seat), position.s.frames[-1], option)
    assert set(ids) <= shown(position, seat).keys(), ids
    return ids


@pytest.mark.parametrize("sitters", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.whole_games
def test_every_moment_of_a_game_can_be_drawn_and_clicked(players: int, sitters: str) -> None:
    settings = {"expansion": "on", "astrology": "on" if players == 3 else "off"}
    DRAWINGS.check_game(Table(GAME, [sitters] * players, seed=players, settings=settings), STRIDE[sitters], 40)


def test_every_decision_can_be_pointed_at() -> None:
    asking = {number for number, step in enumerate(GAME.steps) if isinstance(step, Choice)}
    assert asking == set(HOOKS) == {number for number, hooks in HOOKS.items() if hooks.parts is not no_parts}


def test_the_same_view_gives_the_same_drawing_and_the_same_strings() -> None:
    table = Table(GAME, ["random"] * 4, seed=5)
    one, other = drawn(table.view(1)), drawn(table.view(1))
    assert one == other and whole(one) == whole(other)
    assert one.board is other.board is drawn(table.view(0)).board  # all who look see the same board
    assert one.board.backdrop is drawn(table.view(0), "fr").board.backdrop


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.whole_games
def test_what_was_drawn_before_is_shown_only_where_nothing_changed(players: int) -> None:
    """Whatever a part shows belongs to what it is remembered by: who draws everything anew draws the same."""
    table = Table(GAME, ["greedy"] * players, seed=players, settings={"astrology": "on"})
    while not table.over and table.length < 300:
        table.bot_plays()
        if table.length % 12:
            continue
        for seat in (-1, 0, players - 1):
            view = table.view(seat)
            same = GAME.pictures(view, Speaker(GAME, "en"), NAMES[:players]) == drawn(view)
            assert same, f"seat {seat} after {table.length} decisions"


# Secrets


@rule("C5.separate")
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing() -> None:
    """Each seat imagines the rest of the table anew and then sees the very same pictures."""
    table = Table(GAME, ["greedy"] * 3, seed=11)
    random, hidden = Random(11), 0
    while not table.over and table.length < 200:
        table.bot_plays()
        for seat in range(-1, 3):
            view = table.view(seat)
            imagined = GAME.imagine(view, random.random)
            hidden += imagined.eastern_hand != table._state.eastern_hand
            assert drawn(GAME.view(imagined, seat)) == drawn(view), f"seat {seat} after {table.length} decisions"
    assert hidden > 5


@rule("C5.separate")
def test_hands_are_seen_by_their_owner_only_but_for_their_backs() -> None:
    t = Position('[[seats]]\n[[seats]]\nhand = ["luther", "dervishes"]')
    own, others = shown(t, 1), shown(t, 0)
    assert {"card-luther", "card-dervishes"} <= own.keys() and not [part for part in own if part.startswith("back-1")]
    assert "card-luther" not in others and {"back-1-0", "back-1-1"} <= others.keys()
    assert (others["back-1-0"].title, others["back-1-1"].title) == ("East card, face down", "West card, face down")
    assert "2" in others["hand-1"].title


# Clear


def overlaps(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def test_nothing_lies_on_anything_else_on_the_map() -> None:
    printed = GAME.printed
    lying: dict[str, Box] = {}
    for place in range(PLACES):
        city = printed.city_of[place]
        room, which = printed.city_of.count(city), place - printed.city_of.index(city)
        lying[PLACE.labels[place]] = chart.place_box(city, printed.empire_of[place], room, which)
    for border, pair in enumerate(printed.border_between):
        lying[BORDER.labels[border]] = chart.border_box(pair)
    for one, other in combinations(lying, 2):
        assert not overlaps(lying[one], lying[other]), (one, other)
    for place, empire in enumerate(printed.empire_of):
        card, box = chart.card_box(empire), lying[PLACE.labels[place]]
        assert card.x < box.x and box.x + box.width < card.x + card.width
        assert card.y < box.y and box.y + box.height < card.y + card.height


def contrast(one: str, other: str) -> float:
    """How far apart two colours are in lightness, as the accessibility guidelines count it."""

    def lightness(colour: str) -> float:
        values = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("ground", ["catholic", "islamic", "reformist"])
def test_what_stands_on_the_colour_of_a_religion_stands_out(ground: str, theme: int) -> None:
    assert contrast(COLOURS[emblems.INK][theme], COLOURS[ground][theme]) >= 4.5


@rule("B1.knights", "B1.rooks", "B1.bishops", "B5.name-icon")
def test_religions_pieces_and_cubes_differ_by_more_than_colour() -> None:
    def colourless(body: str) -> str:
        return re.sub(r'class="[^"]*"', "", body)

    assert len({colourless(emblems.token(token)) for token in range(10)}) == 10
    assert len({colourless(emblems.agent(agent)) for agent in range(13)}) == 13
    assert len({colourless(emblems.emblem(religion)) for religion in range(3)}) == 3
    assert len({colourless(icons.prestige(kind)) for kind in range(6)}) == 6
    operations = {icon for icons_of in GAME.printed.operations for icon in icons_of}
    assert len({colourless(icons.operation(*icon)) for icon in operations}) == len(operations)


def test_every_card_can_be_drawn_and_says_what_is_on_it() -> None:
    for language in ("en", "fr"):
        said = speaker(GAME, language)
        for card in range(TABLEAU_CARDS):
            t = Position(f'options = ["expansion"]\n[[seats]]\nhand = ["{CARD.labels[card]}"]')
            part = shown(t, OCHRE, language)[f"card-{CARD.labels[card]}"]
            name = said.name("card", card)
            assert part.title == name[:1].upper() + name[1:]
            for power in GAME.printed.powers[card]:
                assert said.say(f"what-power-{POWER.labels[power]}") in part.text
            assert part.reconstructed == (GAME.printed.card_source[card] == 2)


# The map


@rule("B5.medieval", "B5.two-theocracies", "B5.name-icon")
def test_map_cards_tell_what_they_are_and_what_is_on_their_back() -> None:
    front, turned = shown(Position()), shown(Position('turned = ["france"]'))
    assert front["map-france"].text.startswith("Medieval state. Other side: Reformist Theocracy.")
    assert turned["map-france"].text.startswith("Reformist Theocracy. Other side: medieval state.")
    assert front["map-mamluk"].text.startswith("Islamic Theocracy. Other side: Catholic Theocracy.")
    assert emblems.emblem(2, emblems.INK) in turned["map-france"].body
    assert emblems.emblem(2, emblems.INK) not in front["map-france"].body


@rule("B5.routes", "B5.one-open", "B5.closed", "H1.new-route")
def test_routes_follow_the_emporia_that_are_open() -> None:
    before, after = shown(Position()), shown(Position('emporia = ["novgorod", "spice-islands"]'))
    assert "Tana" in before["route-east"].text and "Novgorod" in after["route-east"].text
    assert "Trebizond" in before["route-west"].text and "Spice Islands" in after["route-west"].text
    assert "Closed" in before["place-novgorod"].text and "Open" in after["place-novgorod"].text
    assert before["route-east"].body != after["route-east"].body
    for route in range(ROUTES):
        points = chart.route_points(GAME.printed, route)
        place = GAME.printed.city_of.index(GAME.printed.route_city[route])
        box = chart.place_box(GAME.printed.city_of[place], GAME.printed.empire_of[place], 1, 0)
        assert points[0] == (box.x + chart.SPOT / 2, box.y + chart.SPOT / 2), EMPORIUM.labels[route]
        last = chart.card_box(GAME.printed.route_cards[route][-1])
        assert last.x < points[-1][0] < last.x + last.width  # G5.end


@rule("B5.starting-shields", "E2.sea-border", "B5.concession")
def test_borders_tell_who_stands_on_them() -> None:
    t = Position('[borders]\nfrance-hre = "lapis"\nottoman-mamluk = "islamic pirate"\nfrance-aragon = "ochre"')
    ids = shown(t)
    assert {"cube-france-hre", "pirate-ottoman-mamluk", "cube-france-aragon"} <= ids.keys()
    assert "cube-ottoman-mamluk" not in ids
    assert ids["cube-france-hre"].title == f"{NAMES[1]}: Concession"
    assert "Fugger" in ids["border-france-hre"].text and ids["border-france-hre"].text.startswith("Sea")
    assert ids["border-france-aragon"].text.startswith("Land")


@rule("B3.status", "F9.vassal", "F5.repress", "C6.empire-pile")
def test_map_cards_show_whose_the_empire_is() -> None:
    t = Position(
        """
        [[seats]]
        west = [{ empire = "france", repressed = ["catholic knight", "lapis cube"], vassals = ["england"] }]
        [[seats]]
        east = [{ empire = "mamluk", republic = true }]
        """
    )
    ids = shown(t)
    assert {f"empire-{label}" for label in EMPIRE.labels} <= ids.keys()
    held = {label for label in EMPIRE.labels if f"holder-{label}" in ids}
    assert held == {"france", "england", "mamluk"}
    assert "Vassal of France" in ids["holder-england"].text and "Republic" in ids["holder-mamluk"].text
    assert ids["empire-pile"].title.endswith("7") and "Hungary" in ids["empire-pile"].text
    assert {"chained-france", "repressed-france-catholic-knight", "repressed-france-lapis-cube"} <= ids.keys()
    assert "King" in ids["empire-hungary"].text and ids["empire-mamluk"].title == "Karaman Beylik"


# The market


@rule("C6.market", "C6.facedown-cards", "G1.profits", "E1.own-florin")
def test_the_market_shows_prices_florins_and_the_profit_of_its_fairs() -> None:
    t = Position.opened(players=3).settle()
    ids = shown(t)
    for slot in range(SLOTS):
        assert f"card-{CARD.labels[t.s.market[slot]]}" in ids
    fair = ids[f"card-{CARD.labels[t.s.market[0]]}"]
    assert fair.title == "East fair" and "2" in fair.text and faces.back(0, 148) in fair.body
    t.play("turn buy east-2")
    ids = shown(t)
    assert {"slot-east-2", "florins-east-0", "florins-east-1"} <= ids.keys() and "florins-east-2" not in ids
    assert "3" in ids[f"card-{CARD.labels[t.s.market[0]]}"].text
    assert "cannot buy" in ids[f"card-{CARD.labels[t.s.market[1]]}"].text
    assert pointed(t, "turn fair east") == (f"card-{CARD.labels[t.s.market[0]]}",)


@rule("C5.astrology")
def test_with_astrology_the_next_card_of_a_pile_is_seen() -> None:
    t = Position.opened(players=2, astrology="on").settle()
    for card in t.s.foretold:
        assert f"card-{CARD.labels[card]}" in shown(t, -1)


# Victories


@rule("L4.imperial", "L4.two-players")
def test_a_victory_says_who_meets_it_and_what_the_others_lack() -> None:
    t = Position('victories = ["imperial"]\n[[seats]]\nwest = ["france", "england", "aragon"]\n[[seats]]')
    ids = shown(t)
    imperial = ids["victory-imperial"]
    assert imperial.text.startswith("Active") and ids["victory-religious"].text.startswith("Inactive")
    assert f"{NAMES[0]} meets all conditions." in imperial.text
    assert f"{NAMES[1]}: Kings 0 against 3, and 3 more are needed." in imperial.text
    assert imperial.body.count(">3</text>") == 1
    assert pointed(t, "turn declare imperial") == ("victory-imperial",)
    assert ids["victory-religious"].text.count("No Religion has most of the Bishops") == 1


@rule("L5.globalisation", "L6.renaissance")
def test_victories_with_two_conditions_show_both_figures() -> None:
    t = Position(
        '[[seats]]\nwest = [{ empire = "england", republic = true }]\n[[seats]]\n[borders]\nfrance-hre = "ochre"'
    )
    ids = shown(t)
    assert "Concessions 1 against 0" in ids["victory-globalisation"].text
    assert "discovery 0 against 0" in ids["victory-globalisation"].text
    assert "law 1 against 0" in ids["victory-renaissance"].text
    assert f"{NAMES[0]}: Republics" not in ids["victory-renaissance"].text


# Battles


@rule("J1.attackers", "J1.defenders", "J1.survivors")
def test_a_battle_shows_attackers_and_defenders() -> None:
    t = Position(
        """
        [[seats]]
        hand = ["kingmaker"]
        [[seats]]
        west = [{ empire = "england", repressed = ["catholic rook", "catholic knight"] }]
        [cities]
        london = "catholic rook"
        [borders]
        england-france = "reformist pirate"
        """
    ).play("turn play kingmaker", "one-shot england")
    ids = shown(t)
    assert t.asked() == "lose" and "England" in ids["stage"].title
    assert "Attacks." in ids["pirate-england-france"].text
    assert chart.fighting(furniture.CHAINED, 1) in ids["repressed-england-catholic-rook"].body
    assert "Fights" in ids["agent-catholic-rook"].text
    assert pointed(t, "lose pirate england-france") == ("pirate-england-france", "border-england-france")
    assert pointed(t, "lose repressed catholic-rook") == ("repressed-england-catholic-rook",)
    assert pointed(t, "lose agent catholic-rook") == ("agent-catholic-rook",)


@rule("J1.defenders")
def test_defenders_stand_out_while_their_losses_are_named() -> None:
    cities = 'london = "catholic rook"\nbordeaux = "catholic knight"'
    t = Position(f'options = ["expansion"]\n[[seats]]\nhand = ["mons-meg"]\n[cities]\n{cities}')
    t.play("turn play mons-meg", "one-shot england")
    ids = shown(t)
    for place in ("london", "bordeaux"):
        assert "Defends." in ids[f"piece-{place}"].text
        assert pointed(t, f"lose city {place}") == (f"piece-{place}", f"place-{place}")
    assert "s-fire" in ids["map-england"].body and "s-fire" not in ids["map-france"].body


# Mats


@rule("C3.tableau", "E2.place-card", "I1.cross", "F9.vassal", "I2.old-maid")
def test_a_tableau_grows_outwards_and_keeps_together_what_belongs_together() -> None:
    t = Position(
        """
        [[seats]]
        west = ["luther", { empire = "france", queen = "anne-of-brittany", vassals = ["england"] }]
        east = ["dervishes"]
        old-maids = ["margaret-of-anjou"]
        """
    )
    mat = drawn(GAME.view(t.s, OCHRE)).mats[0]
    at = {part.id: part for part in mat.parts}
    order = [at[part].x for part in ("card-luther", "empire-france", "card-anne-of-brittany", "empire-england")]
    assert order[0] < at["bank-0"].x < at["card-dervishes"].x
    assert order[1] < order[0] and order[2] < order[1]
    assert "Married to the King of France." in at["card-anne-of-brittany"].text
    assert at["card-margaret-of-anjou"].text.startswith("Old maid")
    ids = [part.id for part in mat.parts]
    assert ids.index("card-anne-of-brittany") < ids.index("empire-france")  # the King lies on his Queen


@rule("F1.silence-operations", "F.blue")
def test_a_bishop_silences_what_it_stands_on() -> None:
    card = '{ card = "grand-inquisitor", bishop = "islamic" }'
    t = Position(f"[[seats]]\nwest = [{card}]")
    ids = shown(t)
    (bishop,) = [part for name, part in ids.items() if name.startswith("bishop-")]
    assert "Grand Inquisitor" in bishop.text and "Silenced" in ids["card-grand-inquisitor"].text
    assert 'opacity="0.35"' in ids["operation-grand-inquisitor-behead"].body
    assert 'opacity="0.35"' not in ids["operation-grand-inquisitor-inquisitor"].body


@pytest.mark.parametrize("west", range(0, 14))
@pytest.mark.parametrize("east", [0, 1, 5, 12])
@pytest.mark.parametrize("own", [False, True])
def test_every_tableau_has_room(west: int, east: int, own: bool) -> None:
    shape = furniture.layout(west, east, own)
    boxes = [furniture.cell_box(shape, 1, cell) for cell in range(west)]
    boxes += [furniture.cell_box(shape, 0, cell) for cell in range(east)]
    for one, other in combinations([*boxes, furniture.bank_box(shape)], 2):
        assert not overlaps(one, other)
    for box in boxes:
        assert box.x >= furniture.PAD and box.x + box.width <= shape.width - furniture.PAD
        assert box.y + box.height <= furniture.height(shape, 0)


# What stands for what


def test_an_operation_is_pointed_at_on_its_card() -> None:
    t = Position('[[seats]]\nwest = ["grand-inquisitor", "france"]\n[borders]\nengland-portugal = "ochre"')
    assert pointed(t, "turn run west") == ("half-0-west",)
    t.play("turn run west")
    assert pointed(t, "operate use grand-inquisitor tax") == (
        "operation-grand-inquisitor-tax",
        "card-grand-inquisitor",
    )
    assert pointed(t, "operate use france campaign") == ("operation-france-campaign", "empire-france")
    assert pointed(t, "operate done") == ()
    t.play("operate use grand-inquisitor tax")
    assert pointed(t, "tax england-portugal") == ("cube-england-portugal", "border-england-portugal")


def test_cards_are_pointed_at_wherever_they_are_seen() -> None:
    t = Position('[[seats]]\nhand = ["luther"]\nwest = ["papal-elephant"]\n[[seats]]')
    assert pointed(t, "turn play luther") == ("card-luther",)
    assert pointed(t, "turn play luther", seat=1) == ("hand-0",)
    assert pointed(t, "turn sell papal-elephant", seat=1) == ("card-papal-elephant",)


@rule("I.suitors", "I2.old-maid")
def test_a_queen_waits_beside_the_map_for_her_wedding() -> None:
    t = Position('[[seats]]\nhand = ["anne-of-brittany"]').play("turn play anne-of-brittany")
    for seat in (-1, 0, 1):
        assert "card-anne-of-brittany" in shown(t, seat)
    assert pointed(t, "one-shot france") == ("empire-france", "map-france")
    assert pointed(t, "one-shot refuse") == ("bank-0",)


@rule("H1.shift")
def test_a_trade_shift_points_at_the_emporium_that_opens() -> None:
    kremlin = Position('[[seats]]\nhand = ["kremlin"]').play("turn play kremlin")
    assert pointed(kremlin, "one-shot trigger")[0] == "place-novgorod"


# Words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_name_every_part(language: str) -> None:
    ids = shown(Position.opened(players=4).settle(), OCHRE, language)
    assert ids["map-hre"].title == {"en": "Holy Roman Empire", "fr": "Saint-Empire"}[language]
    assert ids["place-london"].title == {"en": "London", "fr": "Londres"}[language]
    assert len([name for name in ids if name.startswith("victory-")]) == len(VICTORY)
    assert len([name for name in ids if name.startswith("border-")]) == BORDERS
    assert len([name for name in ids if name.startswith("map-")]) == EMPIRES


def test_every_caption_is_there_and_is_used() -> None:
    texts = (GAME.folder / "en.ftl").read_text(encoding="utf-8")
    code = "".join(file.read_text(encoding="utf-8") for file in GAME.folder.rglob("*.py"))
    keys = set(re.findall(r"^(draw-[a-z-]+) =", texts, re.MULTILINE))
    said = set(re.findall(r"""["'](draw-[a-z-]+)["']""", code))
    families = {"draw-lacks-", "draw-emporium-", *re.findall(r"""["'](draw-[a-z-]*){[^}]*}["']""", code)}
    assert len(keys) > 100 and said - families <= keys, said - families - keys
    assert all(any(key.startswith(family) for family in families) for key in keys - said), keys - said
