"""The drawing: complete at every moment of a game, well-formed, without secrets, and with everything to click."""

import re
from itertools import combinations
from random import Random
from time import perf_counter

import pytest
from tests.games.drawings import NAMES, Drawings, check_document, parts
from tests.games.virgin_queen.position_builder import Position

from fondaco import Table
from fondaco.draw.sheet import whole
from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.board import chart, emblems, pieces
from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.piracy.raiding import raid_marker
from fondaco.games.virgin_queen.rules.steps import STEPS
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import (
    CAPTIVE,
    CARDS,
    COUNTRY,
    DEAD,
    DRAKE,
    ENGLAND,
    FIGHT_ATTACKER,
    FIGHT_DEFENDER,
    FIGHT_PLACE,
    FIRST_ZONE,
    HAND_PISTOLS,
    HOME,
    LEADER,
    LEADERS,
    LONDON,
    MARY_FREE,
    NORTH_ATLANTIC,
    ON_TRACK,
    ORANGE,
    PHASE,
    PLACE,
    PLACES,
    POWER,
    POWERS,
    REBELS,
    SCIENCE,
    SEA,
    SHIP,
    SHIPS,
    SPACE,
    SPACES,
    SPAIN,
    TREASURE,
    UNIT,
    UNITS,
    WAITING,
    ZONE,
)
from fondaco.words import Speaker

GAME = VirginQueenGame()
LEAVES_ALL = {"nothing", "no", "leave", "wait", "pass", "end", "stop", "spare", "decline"}
OPERATIONS = {group.word for group in STEPS[frames.ACT].options.groups}
"""Words that name no target; those for which nothing lies on the table point at nothing."""
DRAWINGS = Drawings(GAME, LEAVES_ALL | OPERATIONS)
drawn, check_picture = DRAWINGS.drawn, DRAWINGS.check_picture
STRIDE = {"random": 3, "greedy": 7}
"""How many decisions lie between two looks at a game."""


@pytest.mark.parametrize("sitters", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.whole_games
def test_every_moment_of_a_game_can_be_drawn_and_clicked(players: int, sitters: str) -> None:
    DRAWINGS.check_game(Table(GAME, [sitters] * players, seed=players), STRIDE[sitters], 60)


def test_an_early_start_can_be_drawn_too() -> None:
    settings = {"start": "turn-2", "plot-conversions": "rolled", "piracy-rewards": "raider"}
    DRAWINGS.check_game(Table(GAME, ["random"] * 3, seed=9, settings=settings), 9, 90)


def test_the_same_view_gives_the_same_drawing_and_the_same_strings() -> None:
    table = Table(GAME, ["random"] * 3, seed=5)
    one, other = drawn(table.view(1)), drawn(table.view(1))
    assert one == other and whole(one) == whole(other)
    assert one.board is other.board is drawn(table.view(0)).board  # all who look see the same board
    assert one.board.backdrop is drawn(table.view(0), "fr").board.backdrop


@pytest.mark.parametrize("players", [2, 3])
def test_a_drawing_can_be_made_before_anything_is_dealt(players: int) -> None:
    check_picture(drawn(GAME.view(GAME.begin(players, {}), 0)))


def test_drawing_is_quick() -> None:
    table = Table(GAME, ["random"] * 3, seed=3)
    for _ in range(200):
        table.bot_plays()
    view, words = table.view(0), Speaker(GAME, "en")
    GAME.pictures(view, words, NAMES[:3])
    times = []
    for points in range(5):
        seen = table.view(0)
        object.__setattr__(seen, "points_left", 20 + points)  # everything is drawn anew
        start = perf_counter()
        GAME.pictures(seen, words, NAMES[:3])
        times.append(perf_counter() - start)
    assert min(times) < 0.02


# Complete


@pytest.mark.parametrize("players", [2, 3])
def test_everything_there_is_can_be_seen(players: int) -> None:
    table = Table(GAME, ["random"] * players, seed=1)
    ids = parts(drawn(table.view(0)))
    expected = {f"space-{name}" for name in SPACE.labels} | {f"sea-{name}" for name in SEA.labels}
    expected |= {f"zone-{name}" for name in ZONE.labels} | {f"country-{name}" for name in COUNTRY.labels}
    expected |= {f"phase-{name}" for name in PHASE.labels} | {f"turn-{turn}" for turn in range(2, 7)}
    expected |= {f"leader-{name}" for name in LEADER.labels} | {f"home-{name}" for name in HOME.labels}
    expected |= {f"reserve-{name}" for name in (*UNIT.labels, *SHIP.labels)} | {"reserve-jesuits"}
    expected |= {"elizabeth", "mary", "dice", "deck", "discard", "colony", "fleet", "alliance", "new-world"}
    expected |= {"war-england", "war-rebels", "piracy-england", "piracy-rebels"}
    for name in POWER.labels:
        expected |= {f"power-{name}", f"score-{name}", f"hand-{name}", f"nation-{name}"}
        expected |= {f"held-{name}-{treasure}" for treasure in TREASURE.labels}
        expected |= {f"science-{name}-{science}" for science in SCIENCE.labels}
    assert expected <= ids.keys(), expected - ids.keys()


def busy(players: int, random: Random) -> Enterprise:
    """A position in which everything is full."""
    s = GAME.begin(players, {})
    s.frames = [(frames.ACT, 0, 0)]
    s.turn, s.phase, s.active, s.points_left = random.randrange(3, 7), random.randrange(8), random.randrange(3), 5
    s.units = [random.randrange(6) for _ in range(SPACES * UNITS)]
    s.ships = [random.randrange(4) for _ in range(PLACES * SHIPS)]
    s.armada_at, s.armada_level = random.randrange(PLACES), random.randrange(1, 5)
    s.control = [random.randrange(4) for _ in range(SPACES)]
    s.faith = [random.randrange(2) for _ in range(SPACES)]
    s.unrest = [random.randrange(2) for _ in range(SPACES)]
    places = [LONDON, *range(PLACES), FIRST_ZONE, WAITING, CAPTIVE, ON_TRACK, DEAD]
    s.leader_at = [random.choice(places) for _ in range(LEADERS)]
    for captain in (DRAKE, DRAKE + 1):
        s.leader_at[captain] = FIRST_ZONE + random.randrange(4)
    s.captor = [random.randrange(POWERS) for _ in range(LEADERS)]
    s.damaged = 1 << DRAKE
    s.patrols, s.fortress, s.escorts = [3] * 4, [1] * 4, [2] * 4
    s.fleet_zone, s.colony = random.randrange(4), 1
    s.treasure = [random.randrange(3) for _ in s.treasure]
    s.raided = (1 << 36) - 1
    s.informant = [random.randrange(3) for _ in s.informant]
    s.jesuits, s.track_ships = [1, 4, 5], [2] * SHIPS
    s.science, s.patron = [random.randrange(2) for _ in s.science], [1] * len(s.patron)
    s.penalty, s.war_debt, s.war = [1] * 3, [2] * 3, [0, 1, 1]
    s.attack_dice, s.defence_dice = [random.randrange(1, 7) for _ in range(16)], [5] * 12
    s.fight[FIGHT_ATTACKER], s.fight[FIGHT_DEFENDER], s.fight[FIGHT_PLACE] = SPAIN, ENGLAND, LONDON
    s.corsairs, s.galleys = 2, 1
    for power in range(POWERS):
        s.hand[s.seat_of(power)][power * CARDS : power * CARDS + CARDS] = [1, 2, 1, 1, 2, 1, 1, 1]
        s.held[power], s.home_held[power] = 10, 1
        s.home[s.seat_of(power)][power] = 2 * power
    return s


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_full_of_pieces_can_be_drawn(players: int, language: str) -> None:
    for seed in range(5):
        pictures = drawn(GAME.view(busy(players, Random(seed)), seed % players), language)
        parts(pictures)
        check_picture(pictures)
        check_document(whole(pictures))


# Clear


def overlap(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.width - 0.1 and other.x < one.x + one.width - 0.1
    return across and one.y < other.y + other.height - 0.1 and other.y < one.y + one.height - 0.1


def test_nothing_lies_on_anything_else_on_the_map() -> None:
    lying = {f"town {name}": chart.town_box(space) for space, name in enumerate(SPACE.labels)}
    lying |= {f"pieces of {name}": chart.area(space).box for space, name in enumerate(SPACE.labels)}
    lying |= {f"sea {name}": box for name, box in chart.SEAS.items()}
    lying |= {f"country {name}": box for name, box in chart.COUNTRIES.items()}
    lying |= {"court": chart.COURT, "dice": chart.DICE}
    for name, box in lying.items():
        assert box.x >= 0 and box.y >= 0 and box.x + box.width <= 926 and box.y + box.height <= 1074, name
    for one, other in combinations(lying, 2):
        assert not overlap(lying[one], lying[other]), (one, other)


@pytest.mark.parametrize("place", range(PLACES))
def test_eight_kinds_of_pieces_have_room_at_every_place(place: int) -> None:
    room = chart.area(place)
    for widths in ((1,) * 8, (2, 2, 1, 1, 1, 1, 1, 1), (2,) * 6 + (1,) * 8):
        scale, spots = chart.laid(room, widths)
        boxes = [Box(x, y, slots * 40 * scale - 2 * scale, 38 * scale) for (x, y), slots in zip(spots, widths)]
        for box in boxes:
            assert box.x >= room.box.x - 1 and box.x + box.width <= room.box.x + room.box.width + 1
            assert box.y >= room.box.y - 1 and box.y + box.height <= room.box.y + room.box.height + 1
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    assert chart.laid(room, (1,) * 6)[0] == 1


def test_pieces_and_signs_differ_by_more_than_colour() -> None:
    def colourless(body: str) -> str:
        return re.sub(r'class="[^"]*"', "", body)

    assert len({colourless(pieces.unit(unit, 1)) for unit in range(UNITS)}) == UNITS
    assert len({colourless(pieces.ship(ship, 1)) for ship in range(SHIPS)}) == SHIPS
    assert len({colourless(emblems.power(power, 20)) for power in range(POWERS + 1)}) == POWERS + 1
    assert colourless(emblems.faith(0)) != colourless(emblems.faith(1))
    assert len({colourless(emblems.treasure(kind)) for kind in range(3)}) == 3


# Secrets


@pytest.mark.rule("enterprise.secrets")
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing() -> None:
    """Each seat imagines the rest of the table anew and then sees the very same pictures."""
    table = Table(GAME, ["random"] * 3, seed=11)
    random, hidden = Random(11), 0
    for _ in range(150):
        table.bot_plays()
        for seat in range(-1, 3):
            view = table.view(seat)
            imagined = GAME.imagine(view, random.random)
            hidden += imagined.hand != table._state.hand
            assert drawn(GAME.view(imagined, seat)) == drawn(view), f"seat {seat} after {table.length} decisions"
    assert hidden > 20


@pytest.mark.rule("enterprise.secrets")
@pytest.mark.parametrize("players", [2, 3])
def test_only_their_owner_sees_cards_and_the_chosen_home_card(players: int) -> None:
    s = busy(players, Random(1))
    for seat in range(-1, players):
        ids = parts(drawn(GAME.view(s, seat)))
        for power in range(POWERS):
            own = s.seat_of(power) == seat
            label = POWER.labels[power]
            assert (f"card-{label}-hand-pistols-1" in ids) == own == (f"back-{label}-1" not in ids)
            assert ("Chosen for" in ids[f"home-{HOME.labels[2 * power]}"].text) == own


# Pieces and what stands for what


def test_a_leader_keeps_his_part_wherever_he_goes() -> None:
    s = busy(3, Random(2))
    seen = set()
    for place in (LONDON, FIRST_ZONE + NORTH_ATLANTIC, WAITING, CAPTIVE, ON_TRACK, DEAD, PLACES - 1):
        s.leader_at[DRAKE], s.captor[DRAKE] = place, SPAIN
        pictures = drawn(GAME.view(s, 0))
        for picture in (pictures.board, *pictures.mats):
            seen |= {(picture.label, part.x, part.y) for part in picture.parts if part.id == "leader-drake"}
    assert len(seen) == 7


def test_control_faith_unrest_and_siege_can_be_told_apart() -> None:
    position = Position()
    bodies = set()
    for control in range(4):
        position.s.control[LONDON] = control
        bodies.add(parts(drawn(GAME.view(position.s, 0)))["space-london"].body)
    position.s.control[LONDON] = ENGLAND
    position.s.unrest[LONDON] = 1
    bodies.add(parts(drawn(GAME.view(position.s, 0)))["space-london"].body)
    position.s.units[LONDON * UNITS + SPAIN], position.s.war[ENGLAND] = 3, 1
    part = parts(drawn(GAME.view(position.s, 0)))["space-london"]
    assert len(bodies | {part.body}) == 6
    assert "Besieged" in part.text and part.clause == "enterprise.siege"


def test_dice_that_hit_are_marked() -> None:
    position = Position()
    position.s.attack_dice, position.s.defence_dice = [2, 5, 6], [4]
    ids = parts(drawn(GAME.view(position.s, 0)))
    assert "counts" in ids["die-attack-2"].title and "miss" in ids["die-attack-1"].title
    assert "f-gold" in ids["die-attack-3"].body and "f-gold" not in ids["die-defence-1"].body
    assert "attacker: 2" in ids["dice"].text and "defender: 0" in ids["dice"].text
    position.s.frames = [(frames.MINOR, SPAIN, 0)]  # on which a 4 counts
    assert "f-gold" in parts(drawn(GAME.view(position.s, 0)))["die-defence-1"].body


def pointed(s: Enterprise, frame: tuple[int, int, int], word: str, offset: int = 0, seat: int = 0) -> tuple[str, ...]:
    option = STEPS[frame[0]].options.first(word) + offset
    view = GAME.view(s, seat)
    found = GAME.pointed_at(view, frame, option)
    assert set(found) <= parts(drawn(view)).keys()
    return found


def test_options_point_at_what_they_are_about() -> None:
    s = busy(3, Random(4))
    s.mary, s.leader_at[ORANGE] = MARY_FREE, LONDON
    assert pointed(s, (frames.MARCH_TO, SPAIN, 0), "", LONDON) == ("space-london",)
    assert pointed(s, (frames.SAIL_TO, SPAIN, 0), "", PLACES - 1) == ("sea-mediterranean",)
    assert pointed(s, (frames.IMPULSE, SPAIN, 0), "play", HAND_PISTOLS) == ("card-spain-hand-pistols-1",)
    assert pointed(s, (frames.IMPULSE, SPAIN, 0), "play", HAND_PISTOLS, seat=1) == ("hand-spain",)
    assert pointed(s, (frames.IMPULSE, SPAIN, 0), "pass") == ()
    assert pointed(s, (frames.HOME_CARD, REBELS, 0), "", 4) == ("home-sea-beggars",)
    assert pointed(s, (frames.ASSASSINATE, SPAIN, 0), "", LEADERS) == ("elizabeth",)
    assert pointed(s, (frames.ASSASSINATE, SPAIN, 0), "", ORANGE) == ("leader-orange",)
    assert pointed(s, (frames.DECLARE, SPAIN, 0), "war", ENGLAND) == ("war-england", "power-england")
    assert pointed(s, (frames.EXECUTE, ENGLAND, 0), "execute") == ("mary",)
    assert pointed(s, (frames.SPEND, ENGLAND, 0), "", 2) == ("held-england-pearls",)
    assert pointed(s, (frames.CONVERT, SPAIN, 0), "", 3) == ("country-netherlands",)
    assert pointed(s, (frames.BUILD, SPAIN, 18), "", 5) == ("reserve-armada", "space-lisbon")
    assert pointed(s, (frames.ESCORT, SPAIN, 0), "", 3) == ("zone-mexican-coast",)
    assert pointed(s, (frames.ACT, ENGLAND, 0), "end") == ()
    assert "unit-london-english-regular" in pointed(s, (frames.ACT, ENGLAND, 0), "march")


def test_an_operation_points_at_what_the_rules_allow_it() -> None:
    t = Position(game=GAME).war(REBELS).control(REBELS, "amsterdam", "utrecht").units("amsterdam", cavalry=1)
    t.units("utrecht", cavalry=1).unrest("antwerp", "london").faith("protestant", "rotterdam")
    t.units("rotterdam", spanish_regular=1)
    spain, rebels = (frames.ACT, SPAIN, 0), (frames.ACT, REBELS, 0)
    assert pointed(t.s, spain, "assault") == ("space-amsterdam",)  # held by nobody, besieged by cavalry alone
    assert pointed(t.s, spain, "take") == ("space-utrecht",)
    assert pointed(t.s, spain, "quell") == ("space-antwerp",)
    assert "space-rotterdam" in pointed(t.s, rebels, "rebel") and pointed(t.s, spain, "rebel") == ()


def test_only_who_can_raid_stands_for_piracy() -> None:
    t = Position(game=GAME).ships("biscay", race_galleon=1).ships("channel", race_galleon=1)
    t.leader("drake", "biscay").leader("hawkins", "channel")
    england = (frames.ACT, ENGLAND, 0)
    assert pointed(t.s, england, "piracy") == ("leader-drake",)  # Spain has no port on the Channel
    t.s.raided |= raid_marker(ENGLAND, PLACE.labels.index("biscay"))
    assert pointed(t.s, england, "piracy") == ()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_name_every_part(language: str) -> None:
    ids = parts(drawn(GAME.view(GAME.begin(3, {}), 0), language))
    assert ids["space-antwerp"].title == {"en": "Antwerp", "fr": "Anvers"}[language]
    assert ids["elizabeth"].title == {"en": "Elizabeth", "fr": "Élisabeth"}[language]


def test_every_caption_is_used() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in GAME.folder.rglob("*.py"))
    said = set(re.findall(r"""["'](draw-[a-z-]+)["']""", code))
    numbered = ("spanish", "portuguese", "patrols", "escorts", "fortress", "debt", "penalty")
    families = {f"draw-{key}" for key in numbered} | {f"draw-{key}-text" for key in numbered}
    for language in ("en", "fr"):
        texts = (GAME.folder / f"{language}.ftl").read_text(encoding="utf-8")
        keys = set(re.findall(r"^(draw-[a-z-]+) =", texts, re.MULTILINE))
        assert len(keys) > 100 and not {key for key in said - keys if key != "draw-from"}, said - keys
        unused = {key for key in keys - said - families if not key.startswith(("draw-card-", "draw-home-"))}
        assert not unused, unused


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.whole_games
def test_what_was_drawn_before_is_shown_only_where_nothing_changed(players: int) -> None:
    """Whatever a part shows belongs to what it is remembered by: who draws everything anew draws the same."""
    table = Table(GAME, ["random"] * players, seed=players)
    while not table.over:
        table.bot_plays()
        if table.length % 40:
            continue
        for seat in (-1, 0, players - 1):
            view = table.view(seat)
            same = GAME.pictures(view, Speaker(GAME, "en"), NAMES[:players]) == drawn(view)
            assert same, f"seat {seat} after {table.length} decisions"
