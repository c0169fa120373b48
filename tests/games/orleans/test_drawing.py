"""The drawing: complete at every moment of a game, well-formed, without secrets, and with everything to click."""

import re
from itertools import combinations
from random import Random

import pytest
from tests.games.drawings import NAMES, Drawings, check_document, parts

from fondaco import Table
from fondaco.draw.lettering import measure
from fondaco.draw.palette import COLOURS
from fondaco.draw.sheet import whole
from fondaco.games.orleans.board import chart, icons
from fondaco.games.orleans.board.chart import GOOD_SIZE, LETTERS, PLACES, TOWN_SIZE
from fondaco.games.orleans.board.muster import muster
from fondaco.games.orleans.game import OrleansGame
from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.planning import FIRST_TOWER
from fondaco.games.orleans.rules.steps import STEPS
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import (
    BATHHOUSE,
    BOARD_PLACES,
    CITIZENS,
    DEED,
    DEEDS,
    EVENT,
    EXCLUDED,
    FOLLOWER,
    FOLLOWER_TYPE,
    FOLLOWERS,
    FRESH,
    GOOD,
    LOST,
    POWDER_TOWER,
    SPACE,
    SPACES,
    TECHNOLOGY,
    TILE,
    TILES,
    TOWN,
    TOWNS,
    TRACK,
)
from fondaco.words import Speaker

GAME = OrleansGame()
DRAWINGS = Drawings(GAME, {"none", "enough", "ready", "pass", "reconsider"})
drawn, check_picture, check_pointing = DRAWINGS.drawn, DRAWINGS.check_picture, DRAWINGS.check_pointing
STRIDE = {"random": 2, "greedy": 5}
"""How many decisions lie between two looks at a game."""
Rect = tuple[float, float, float, float]


@pytest.mark.parametrize("sitters", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.whole_games
def test_every_moment_of_a_game_can_be_drawn_and_clicked(players: int, sitters: str) -> None:
    table = Table("orleans", seats=[sitters] * players, seed=players, settings={"exclusion": "on"})
    DRAWINGS.check_game(table, STRIDE[sitters], 50)


def test_the_same_view_gives_the_same_drawing_and_the_same_strings() -> None:
    table = Table("orleans", seats=["random"] * 4, seed=5)
    one, other = drawn(table.view(1)), drawn(table.view(1))
    assert one == other and whole(one) == whole(other)
    for here, there in zip(one.board.parts, other.board.parts, strict=True):
        assert here.body is there.body
    assert one.board is other.board is drawn(table.view(0)).board  # all who look see the same board
    assert one.board.backdrop is drawn(table.view(0), "fr").board.backdrop


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drawing_can_be_made_before_anything_is_dealt(players: int) -> None:
    check_picture(drawn(GAME.view(GAME.begin(players, {}), 0)))


# Complete


def test_everything_that_is_printed_can_be_seen() -> None:
    ids = parts(drawn(GAME.view(GAME.begin(4, {}), 0)))
    printed = GAME.printed
    expected = {f"town-{name}" for name in TOWN.labels} | {f"link-{link}" for link in range(len(printed.link_ends))}
    expected |= {f"deed-{name}" for name in DEED.labels} | {f"tile-{name}" for name in TILE.labels}
    expected |= {f"reserve-{name}" for name in GOOD.labels} | {f"supply-{name}" for name in FOLLOWER_TYPE.labels}
    expected |= {f"citizen-{citizen}" for citizen in range(CITIZENS)} | {f"stack-{name}" for name in EVENT.labels}
    expected |= {"hourglass", "event", "bank", "technology", "development"}
    steps = (*printed.track_steps, printed.development_steps)
    expected |= {f"track-{name}-{step}" for name, last in zip(TRACK.labels, steps) for step in range(last + 1)}
    for seat in range(4):
        expected |= {f"marker-{seat}-{name}" for name in TRACK.labels} | {f"merchant-{seat}"}
        expected |= {f"space-{seat}-{name}" for name in SPACE.labels[:26]}
        expected |= {
            f"{name}-{seat}" for name in ("market", "bag", "coins", "stations", "technology", "score", "level")
        }
        expected |= {f"goods-{seat}-{name}" for name in GOOD.labels}
    assert expected <= ids.keys(), expected - ids.keys()


def busy(players: int, random: Random) -> Orleans:
    """A position in which everything is full."""
    s = GAME.begin(players, {})
    s.frames, s.round, s.event, s.first_player = [(frames.ACT, 0, 0)], 17, 3, players - 1
    printed = s.printed
    s.on_map = [random.randrange(6) if least <= players else 0 for least in printed.goods_space_least]
    s.station = [(1 << players) - 1, *(1 << random.randrange(players) for _ in range(TOWNS - 1))]
    s.merchant = [random.randrange(TOWNS)] * players
    s.track = [random.randrange(last + 1) for _ in range(players) for last in (*printed.track_steps, 30)]
    s.citizen = [random.randrange(-1, players) for _ in range(CITIZENS)]
    s.coins = [random.randrange(200) for _ in range(players)]
    s.goods = [random.randrange(15) for _ in s.goods]
    s.bag = [[random.randrange(8) for _ in range(FOLLOWERS)] for _ in range(players)]
    s.tile = [tile % (players + 1) - 1 for tile in range(TILES)]
    s.tile[POWDER_TOWER - BOARD_PLACES] = s.tile[BATHHOUSE - BOARD_PLACES] = 0
    s.tower, s.bathhouse, s.unlaid = [1, 7], [2, 8], [3] * players
    s.market = [0] * (players * FOLLOWERS)
    for seat in range(players):
        for _ in range(8):
            s.market[seat * FOLLOWERS + random.randrange(FOLLOWERS)] += 1
    tokens = (0, 3, FRESH + 7, 9, TECHNOLOGY, FRESH + 11)
    s.space = [random.choice(tokens) for _ in s.space]
    for seat in range(players):
        for space in range(26, SPACES):
            owner = s.tile[next(p for p in range(BOARD_PLACES, 30) if space in printed.spaces_of[p]) - BOARD_PLACES]
            s.space[seat * SPACES + space] *= owner == seat
    s.deed = [random.randrange(free + 1) for free in s.deed]
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_full_of_pieces_can_be_drawn(players: int, language: str) -> None:
    for seed in range(5):
        s = busy(players, Random(seed))
        pictures = drawn(GAME.view(s, seed % players), language)
        parts(pictures)
        check_picture(pictures)
        check_document(whole(pictures))


def test_excluded_and_lost_tiles_leave_a_trace() -> None:
    s = GAME.begin(3, {})
    s.tile[0], s.tile[1], s.tile[2] = EXCLUDED, LOST, 2
    ids = parts(drawn(GAME.view(s, 0)))
    for tile in range(3):
        assert f"tile-{TILE.labels[tile]}" not in ids and f"taken-{TILE.labels[tile]}" in ids
    assert NAMES[2] in ids[f"taken-{TILE.labels[2]}"].text


@pytest.mark.rule("setup.2p.goods-spaces", "setup.3p.goods-spaces")
def test_goods_spaces_that_are_not_used_say_from_how_many_players_on() -> None:
    closed = {2: 9, 3: 4, 4: 0}
    for players, expected in closed.items():
        board = drawn(GAME.view(GAME.begin(players, {}), 0)).board
        bodies = "".join(part.body for part in board.parts if part.id.startswith("link-"))
        assert len(re.findall(r">[34]</text>", bodies)) == expected


# Clear


def overlaps(one: Rect, other: Rect) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def around(x: float, y: float, size: float) -> Rect:
    return x - size / 2, y - size / 2, x + size / 2, y + size / 2


def test_nothing_lies_on_anything_else_on_the_map() -> None:
    printed = GAME.printed
    lying: dict[str, Rect] = {name: around(*PLACES[name][0], TOWN_SIZE - 8) for name in TOWN.labels[1:]}
    city = chart.CITY
    lying["orleans"] = (city.x, city.y, city.x + city.width, city.y + city.height)
    for link, (ends, kind) in enumerate(zip(printed.link_ends, printed.link_kind)):
        for place, (x, y) in enumerate(chart.goods_places(ends, kind, len(printed.goods_spaces_of[link]))):
            lying[f"good {link} {place}"] = around(x, y, GOOD_SIZE - 4)
    for one, other in combinations(lying, 2):
        assert not overlaps(lying[one], lying[other]), (one, other)
    for name, names in zip(TOWN.labels[1:], printed.town_names[1:]):
        label = written(name, names["fr"])
        assert label[0] > 10 and label[2] < chart.WIDTH - 8 and label[3] < chart.HEIGHT - 8, (name, label)
        for other, box in lying.items():
            assert not overlaps(label, box), (name, other, label, box)


def written(town: str, name: str) -> Rect:
    """About where the name of a town stands; real letters are narrower than the widest, which are measured."""
    _, (x, y), anchor = PLACES[town]
    lines = name.split("-M") if town in chart.TWO_LINES else [name]
    width = max(measure(line, LETTERS) for line in lines) * 0.8
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return left, y - LETTERS * 0.7, left + width, y + LETTERS * (len(lines) - 1)


def contrast(one: str, other: str) -> float:
    """How far apart two colours are in lightness, as the accessibility guidelines count it."""

    def lightness(colour: str) -> float:
        values = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("ground", [*icons.COLOURS, "growth"])
def test_what_stands_on_a_token_stands_out_from_it(ground: str, theme: int) -> None:
    ink = "on-seat" if ground == "growth" else f"on-{ground}"
    assert contrast(COLOURS[ink][theme], COLOURS[ground][theme]) >= 3.5


@pytest.mark.rule("component.follower-types", "component.own-followers")
def test_followers_and_goods_differ_by_more_than_colour() -> None:
    def colourless(body: str) -> str:
        return re.sub(r'class="[^"]*"', "", body)

    tokens = {colourless(icons.follower(kind, 50)) for kind in range(7)}
    assert len(tokens) == 7
    own = {colourless(icons.follower(kind, 50, seat)) for kind in range(7, 11) for seat in range(4)}
    assert len(own) == 16 and not own & tokens
    assert len({colourless(icons.good(good)) for good in range(5)}) == 5
    assert len({icons.follower(2, 50), icons.follower(2, 50, 0, True), icons.asked(2, 50)}) == 3


# Secrets


@pytest.mark.rule("bag.check")
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing() -> None:
    """Each seat imagines the rest of the table anew and then sees the very same pictures."""
    table = Table("orleans", seats=["greedy"] * 4, seed=11)
    game, random = table.game, Random(11)
    hidden = 0
    for _ in range(300):
        table.bot_plays()
        for seat in range(-1, 4):
            view = table.view(seat)
            imagined = game.imagine(view, random.random)
            hidden += imagined.bag != table._state.bag
            same = drawn(game.view(imagined, seat)) == drawn(view)
            assert same, f"seat {seat} after {table.length} decisions"
    assert hidden > 20


@pytest.mark.rule("bag.check")
def test_only_their_owner_sees_who_is_in_a_bag() -> None:
    s = GAME.begin(3, {})
    for seat in range(3):
        s.bag[seat][5] = 1 + seat  # scholars, whom nobody else has
    for seat in range(-1, 3):
        ids = parts(drawn(GAME.view(s, seat)))
        for other in range(3):
            bag = ids[f"bag-{other}"]
            assert str(1 + other) in bag.title
            assert (icons.TOOLS[5] in bag.body) == (seat == other)
            assert ("scholar" in bag.text) == (seat == other)


# Tokens and what stands for what


def test_a_follower_sent_from_the_market_keeps_its_part() -> None:
    s = GAME.begin(2, {})
    before = parts(drawn(GAME.view(s, 0)))
    s.market[7], s.space[2] = 0, FRESH + 8  # the own farmer goes to the village
    after = parts(drawn(GAME.view(s, 0)))
    token = "follower-0-own-farmer-1"
    assert before[token].y < after[token].y and before.keys() == after.keys()
    assert after[token].loose and "called back" in after[token].text
    s.space[2] = 8
    assert not parts(drawn(GAME.view(s, 0)))[token].loose  # plan.no-move


def test_tokens_of_a_kind_are_numbered_from_the_spaces_on() -> None:
    s = GAME.begin(2, {})
    s.market[0], s.space[2], s.space[5] = 2, 1, FRESH + 1
    there = muster(s, 0)
    assert [there.spaces[space][0][-1] for space in (2, 5)] == ["1", "2"]
    assert there.waiting(0) == ("follower-0-farmer-3", "follower-0-farmer-4")


def test_while_all_plan_everybody_sees_on_the_mats_who_is_not_done() -> None:
    table = Table("orleans", seats=["ada", "bo", "cy"], seed=1)
    table.play("plan ready", seat=1)
    for looking in (-1, 0, 1, 2):
        mats = drawn(table.view(looking)).mats
        notes = [next(part.text for part in mat.parts if part.id == f"seat-{seat}") for seat, mat in enumerate(mats)]
        assert ["To decide now." in note for note in notes] == [True, False, True]


def test_who_is_taken_up_is_lifted_and_can_be_put_back() -> None:
    s = GAME.begin(2, {})
    still = parts(drawn(GAME.view(s, 0)))
    s.frames, s.sides = [], [[(frames.SEND, 0, 7)], [(frames.SEND, 1, 8)]]
    view = GAME.view(s, 0)
    lifted = parts(drawn(view))
    assert lifted["follower-0-own-farmer-1"].y < still["follower-0-own-farmer-1"].y
    assert lifted["follower-1-own-boatman-1"] == still["follower-1-own-boatman-1"]  # what others hold is theirs to know
    keep = STEPS[frames.SEND].options.first("keep")
    assert GAME.pointed_at(view, (frames.SEND, 0, 7), keep) == ("market-0", "follower-0-own-farmer-1")


@pytest.mark.rule("tile.powder-tower", "tile.bathhouse-draw")
def test_tower_and_bathhouse_show_who_is_there() -> None:
    s = GAME.begin(2, {})
    s.tile[POWDER_TOWER - BOARD_PLACES] = s.tile[BATHHOUSE - BOARD_PLACES] = 1
    s.tower, s.bathhouse = [0, 5], [3, 7]
    view = GAME.view(s, 0)
    ids = parts(drawn(view))
    assert {
        "tower-1-1",
        "tower-1-2",
        "follower-1-knight-1",
        "follower-1-craftsman-1",
        "follower-1-monk-1",
    } <= ids.keys()
    assert "tower-0-1" not in ids
    plan = STEPS[frames.PLAN].options
    assert GAME.pointed_at(view, (frames.PLAN, 1, 0), plan.first("tower") + 1) == ("follower-1-knight-1",)
    keep = STEPS[frames.SEND].options.first("keep")
    assert GAME.pointed_at(view, (frames.SEND, 1, FIRST_TOWER + 1), keep) == ("follower-1-knight-1",)
    bathe = (frames.BATHHOUSE, 1, 0)
    assert GAME.pointed_at(view, bathe, FOLLOWER.labels.index("monk")) == ("follower-1-monk-1",)


def test_travelling_points_at_the_town_and_the_way() -> None:
    view = GAME.view(GAME.begin(2, {}), 0)
    blois = TOWN.labels.index("blois")
    link = GAME.printed.link_to(0, 1, blois)
    assert GAME.pointed_at(view, (frames.TRAVEL, 0, 1), blois) == ("town-blois", f"link-{link}")
    briare = TOWN.labels.index("briare")
    link_to_briare = GAME.printed.link_to(0, 1, briare)
    s = GAME.begin(2, {})
    s.on_map[GAME.printed.goods_spaces_of[link_to_briare][1]] = 1
    assert GAME.pointed_at(GAME.view(s, 0), (frames.TRAVEL, 0, 1), briare) == (
        "town-briare",
        f"link-{link_to_briare}",
        f"link-{link_to_briare}-2",
        f"good-{GAME.printed.goods_spaces_of[link_to_briare][1]}",
    )
    assert parts(drawn(view))[f"link-{link}"].title == "Waterway Orléans–Blois"


@pytest.mark.rule("plan.activated", "place.town-hall")
def test_a_place_that_is_filled_says_so() -> None:
    s = GAME.begin(2, {})
    s.space[0] = 2
    assert "Activated" not in parts(drawn(GAME.view(s, 0)))["place-0-farm"].text
    s.space[1], s.space[24] = TECHNOLOGY, 1
    ids = parts(drawn(GAME.view(s, 0)))
    assert "Activated" in ids["place-0-farm"].text and "Activated" in ids["place-0-town-hall"].text


@pytest.mark.rule("score.coins", "score.goods", "score.citizens")
def test_points_are_those_of_the_final_reckoning() -> None:
    table = Table("orleans", seats=["greedy"] * 3, seed=4)
    table.finish()
    ids = parts(drawn(table.view(-1)))
    for seat, points in enumerate(table.scores):
        assert ids[f"score-{seat}"].title == f"{NAMES[seat]}: {points} points"


def test_what_is_filled_in_says_so() -> None:
    ids = parts(drawn(GAME.view(GAME.begin(2, {}), 0)))
    assert ids["tile-bathhouse"].reconstructed and not ids["tile-hospital"].reconstructed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_name_every_part(language: str) -> None:
    ids = parts(drawn(GAME.view(GAME.begin(4, {}), 0), language))
    assert ids["place-0-castle"].title == {"en": "Castle", "fr": "Château"}[language]
    assert (
        ids["supply-knight"].title.replace("\u00a0", " ")
        == {
            "en": "Knights to recruit: 14",
            "fr": "Chevaliers à recruter : 14",
        }[language]
    )


def test_every_caption_is_used() -> None:
    texts = (GAME.folder / "en.ftl").read_text(encoding="utf-8")
    code = "".join(file.read_text(encoding="utf-8") for file in GAME.folder.rglob("*.py"))
    keys = re.findall(r"^(draw-[a-z-]+) =", texts, re.MULTILINE)
    assert len(keys) > 100
    families = [f"draw-event-{name}" for name in EVENT.labels] + [f"draw-event-short-{name}" for name in EVENT.labels]
    for stock in ("monk", "bank", "technology", "station-citizen"):
        families += [f"draw-{stock}", f"draw-{stock}-text", f"draw-short-{stock}"]
    families += [f"{key}-text" for key in re.findall(r'"(draw-[a-z-]+)"', code)]
    said = set(re.findall(r"""["'](draw-[a-z-]+)["']""", code)) | set(re.findall(r"{ (draw-[a-z-]+) }", texts))
    assert not set(keys) - said - set(families)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.whole_games
def test_what_was_drawn_before_is_shown_only_where_nothing_changed(players: int) -> None:
    """Whatever a part shows belongs to what it is remembered by: who draws everything anew draws the same."""
    table = Table(GAME, ["greedy"] * players, seed=players)
    while not table.over:
        table.bot_plays()
        if table.length % 20:
            continue
        for seat in (-1, 0, players - 1):
            view = table.view(seat)
            same = GAME.pictures(view, Speaker(GAME, "en"), NAMES[:players]) == drawn(view)
            assert same, f"seat {seat} after {table.length} decisions"


def test_deeds_fill_up_and_give_their_citizen_away() -> None:
    s = GAME.begin(2, {})
    free = parts(drawn(GAME.view(s, 0)))
    s.deed[:7] = [0] * 7
    s.citizen[5] = 1
    full = parts(drawn(GAME.view(s, 0)))
    assert free["deed-city-wall"].text != full["deed-city-wall"].text == "Complete."
    assert free["citizen-5"].y > full["citizen-5"].y  # it lies on a mat now, near its upper edge
    assert len([name for name in full if name.startswith("deed-")]) == DEEDS
