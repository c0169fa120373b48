"""What is in the box: the components file as loaded, and the pieces as the position keeps them."""

import re

import pytest
from tests.games.column_of_fire.position_builder import STONE_LETTERS, Position, rule

import fondaco
from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.printed import SYMBOL_WORDS, TILE_SYMBOLS, Printed
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.vocabulary import (
    CARDS,
    CHARACTERS,
    COUNTRIES,
    COUNTRY,
    DIE,
    GOOD_KIND,
    GOODS,
    HALF,
    LOCH_LEVEN,
    LOCH_LEVEN_CARD,
    OWN_DIE,
    RELIGION,
    SEAT,
    STONE_COLOUR,
    TILE,
    TRADE_PROTECTION,
)
from fondaco.kernel import FactError, pick
from fondaco.kernel.game import read_printed
from fondaco.table.errors import BadSeats

LAND = [("england", "Kingsbridge", "white"), ("france", "Paris", "blue")]
LAND += [("netherlands", "Antwerp", "orange"), ("spain", "Seville", "brown")]
PRICES = {
    "england": {"cloth": 4, "wine": 2},
    "france": {"book": 4, "ore": 2},
    "netherlands": {"wine": 4, "book": 2},
    "spain": {"ore": 4, "cloth": 2},
}


def box() -> Printed:
    return GAME().printed


def records_of_the_file() -> list[str]:
    return re.split(r"\n(?=\[\[)", GAME().standard_components)


def reprinted(having: str, pattern: str, replacement: str) -> str:
    """The components file with a change in the one record that has these words."""
    records = records_of_the_file()
    (place,) = [number for number, record in enumerate(records) if having in record]
    records[place], changes = re.subn(pattern, replacement, records[place], flags=re.DOTALL)
    assert changes == 1
    return "\n".join(records)


def refused_box(having: str, pattern: str, replacement: str) -> str:
    """What is said of a box with such a change."""
    with pytest.raises(FactError) as complaint:
        read_printed(Printed, reprinted(having, pattern, replacement), "box.toml", GAME.folder)
    return str(complaint.value.problem)


def symbols_of(character: str) -> list[str]:
    words = {symbol: word for word, symbol in SYMBOL_WORDS.items()}
    return [words[symbol] for symbol in box().character_symbols[box().character_ids.index(character)]]


def deck(country: str) -> range:
    """The numbers of a country's characters."""
    first = COUNTRY.labels.index(country) * CHARACTERS
    return range(first, first + CHARACTERS)


# The board


@rule("component.board")
def test_one_board_is_shared_by_all() -> None:
    """Four countries, one closed track, points, and stacks of advantage and protection tiles."""
    t = Position().religions("CPCP")
    last, first = t.printed.space_ids[-1], t.printed.space_ids[0]
    t.disk(0, last).disk(1, first).disk(2, t.printed.space_ids[2]).disk(3, t.printed.space_ids[3])
    before = t.lying

    t.performing("advance").play("space forgo")

    assert COUNTRY.labels == ("england", "france", "netherlands", "spain")
    assert t.s.face_up == [0, 0, 0, 0]
    assert t.space(0) == t.printed.space_ids[1]  # on past the end of the circuit and past the other's disk
    assert t.changed(before) == {"disk", "half"}
    assert (t.s.score, sum(t.s.stack), t.s.protection) == ([2, 2, 2, 2], 28, [0, 0, 0, 0])


@rule("component.countries")
@pytest.mark.parametrize(("country", "city", "die"), LAND)
def test_a_country_has_a_city_and_a_colour(country: str, city: str, die: str) -> None:
    t = Position().rolled(0, white=2, blue=2, orange=2, brown=2).taking()
    character = t.on_top(country)

    t.play(f"take {die}")

    number = COUNTRY.labels.index(country)
    assert t.printed.country_names[number]["en"] == country.capitalize()
    assert t.printed.city_names[number]["en"] == city
    assert t.row(0) == [character]
    assert t.s.under[OWN_DIE.labels.index(die)] == t.card(character)
    assert [t.site(0, each) for each, _, _ in LAND] == [2 if each == country else 0 for each, _, _ in LAND]


@rule("component.countries")
def test_the_countries_and_their_colours_cannot_be_exchanged() -> None:
    assert "france with its die blue is expected" in refused_box(
        'city = { en = "Paris"', 'die = "blue"', 'die = "brown"'
    )
    assert "france with its die blue is expected" in refused_box(
        'city = { en = "Paris"', 'id = "france"', 'id = "spain"'
    )


@rule("board.sites")
@pytest.mark.parametrize("country", COUNTRY.labels)
@pytest.mark.parametrize("site", [1, 2, 3, 4, 5, 6])
def test_every_country_has_six_sites_for_one_house_each(country: str, site: int) -> None:
    t = Position().rolled(0, purple=site).rolled(1, purple=site)

    t.taking(0).play(f"take purple {country}", "use skip")
    t.face_up(t.printed.character_ids[deck(country)[1]])
    t.taking(1).play(f"take purple {country}")

    assert t.site(1, country) == site
    assert t.site(0, country) == site - 1  # 0: off the board


@rule("board.sites")
def test_no_number_of_a_die_is_beyond_the_sites() -> None:
    t = Position().second_half().play("roll")

    assert list(t.chances) == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]


@rule("board.religion-spaces")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("country", COUNTRY.labels)
@pytest.mark.parametrize("colours", ["CCCC", "PPPP", "NNNN", "CPNN"])
def test_a_country_has_four_religion_spaces_for_stones_of_any_colour(players: int, country: str, colours: str) -> None:
    t = Position(players).stones(country, colours[:3])

    assert not t.has_torch(country)
    t.stones(country, colours)
    assert [t.has_torch(each) for each in COUNTRY.labels] == [each == country for each in COUNTRY.labels]


@rule("board.goods-box")
@pytest.mark.parametrize("country", COUNTRY.labels)
def test_a_country_buys_two_kinds_of_goods_and_no_other(country: str) -> None:
    t = Position(4).house(0, country, 1).goods(0, book=1, ore=1, cloth=1, wine=1)

    t.begin((frames.SELL_AT_SHIP, 0, COUNTRY.labels.index(country) * 2))

    assert set(t.legal) == {*(f"ship sell {good}" for good in PRICES[country]), "ship done"}
    for good in set(GOOD_KIND.labels) - set(PRICES[country]):
        assert t.refuses(f"ship sell {good}", "board.goods-box")
    assert sorted(PRICES[country].values()) == [2, 4]


@rule("board.prices", "board.goods-box")
@pytest.mark.parametrize("site", [1, 6])
@pytest.mark.parametrize(
    ("country", "good", "points"),
    [(country, good, points) for country, goods in PRICES.items() for good, points in goods.items()],
)
def test_a_sale_always_brings_the_same_price(country: str, good: str, points: int, site: int) -> None:
    """The Netherlands pay 2 for books and Spain 4 for ore (q.data.prices)."""
    t = Position().house(0, country, site).goods(0, book=2, ore=2, cloth=2, wine=2)
    t.begin((frames.SELL_AT_SHIP, 0, COUNTRY.labels.index(country) * 2))
    before = t.lying

    t.play(f"ship sell {good}")

    assert t.points(0) == 2 + points
    assert [t.good(0, kind) for kind in GOOD_KIND.labels] == [1 if kind == good else 2 for kind in GOOD_KIND.labels]
    assert t.changed(before) == {"score", "goods", "sold"}


@rule("board.prices")
def test_every_good_is_sold_in_two_countries_at_four_and_at_two() -> None:
    for good in range(GOODS):
        prices = [box().price[country * GOODS + good] for country in range(COUNTRIES)]
        assert sorted(prices) == [0, 0, 2, 4]
        assert box().buyers[good] == tuple(country for country in range(COUNTRIES) if prices[country])


@rule("board.prices")
def test_a_good_with_one_or_three_buyers_is_no_board() -> None:
    assert "must be sold in two countries" in refused_box('country = "spain"\ngood = "cloth"', '"cloth"', '"wine"')
    assert "has a price for it already" in refused_box('country = "spain"\ngood = "cloth"', '"cloth"', '"ore"')


@rule("board.action-track")
def test_the_track_has_four_spaces_of_each_colour_and_every_space_an_action() -> None:
    """Twenty spaces, no two neighbours of one colour (q.data.track)."""
    t = Position()

    assert [len(t.spaces_of(die)) for die in DIE.labels] == [4, 4, 4, 4, 4]
    assert len(set(t.printed.space_ids)) == len(t.printed.space_symbol) == 20
    assert all(symbol in SYMBOL_WORDS.values() for symbol in t.printed.space_symbol)
    colours = t.printed.space_die
    assert all(colours[space] != colours[space - 1] for space in range(20))


@rule("board.action-track")
def test_the_known_spaces_are_on_the_track() -> None:
    t = Position()

    assert set(t.spaces_of("purple")) == {t.space_with(f"ship {country}") for country in COUNTRY.labels}
    assert t.space_with("trade cloth") in t.spaces_of("white")
    assert all(t.space_with(f"trade {good}") for good in GOOD_KIND.labels)
    assert any(SYMBOL_WORDS[f"points {number}"] in t.printed.space_symbol for number in range(1, 6))


def test_a_track_of_seven_spaces_is_too_short() -> None:
    records = records_of_the_file()
    spaces = [number for number, record in enumerate(records) if record.startswith("[[space]]")]
    short = [record for number, record in enumerate(records) if number not in spaces[7:]]
    with pytest.raises(FactError, match="8 to 63 records are expected"):
        read_printed(Printed, "\n".join(short), "box.toml", GAME.folder)


@rule("board.action-track")
def test_the_page_seven_example_fits_the_track() -> None:
    """From the white space after which come white, white and cloth, the purple die leads to Spain's ship."""
    t = Position()
    whites = t.spaces_of("white")
    start = whites[(whites.index(t.space_with("trade cloth")) + 1) % 4]
    for seat, space in enumerate([start, *t.spaces_of("brown")[:3]]):
        t.disk(seat, space)

    t.moving().play("move purple")
    assert t.space(0) == t.space_with("ship spain")

    t.disk(0, start).moving().play("move white skip-2")
    assert t.space(0) == t.space_with("trade cloth")


@rule("board.action-track")
def test_the_track_is_travelled_clockwise_and_has_no_end() -> None:
    t = Position(2)
    for die in DIE.labels:
        own = t.spaces_of(die)
        t.disk(1, next(space for space in t.printed.space_ids if space not in own))
        for place, space in enumerate(own):
            t.disk(0, space).moving().play(f"move {die}")
            assert t.space(0) == own[(place + 1) % 4]


@rule("board.action-track")
def test_purple_spaces_and_no_others_are_ships() -> None:
    assert "purple spaces and no others show a ship" in refused_box(
        'symbol = "trade cloth"', 'die = "white"', 'die = "purple"'
    )
    assert "purple spaces and no others show a ship" in refused_box(
        'symbol = "ship spain"', 'die = "purple"', 'die = "white"'
    )


@rule("board.vp-track")
def test_a_score_may_pass_fifty_and_a_score_of_nothing_is_zero() -> None:
    t = Position(2).score(49, 1).rolled(1, white=1)

    t.performing("points 2", seat=0)
    t.performing("points 3", seat=0)
    t.taking(1).play("take decline")

    assert t.s.score == [54, 0]
    t.performing("points 1", seat=1)
    assert t.s.score == [54, 1]


# Cards


@rule("component.cards")
def test_the_cards_are_counted() -> None:
    """52 characters, 16 events, and for each of four players a religion, a Loch Leven and a summary card."""
    state = Position(4).s

    assert len(set(box().character_ids)) == len(box().character_names) == len(box().character_stone) == 52
    assert len(set(box().event_ids)) == len(box().event_names) == len(box().event_effect) == 16
    assert len(LOCH_LEVEN_CARD) == len(box().start_religion) == len(box().start_good) == len(box().start_space) == 4
    assert len(state.religion) == len(state.loch_leven) == 4
    assert sum(len(cards) for cards in Position(4).prepare().s.decks) == 52 + 16


@rule("component.cards")
def test_a_box_with_a_card_missing_is_refused() -> None:
    for name, number in [("character", 52), ("event", 16), ("loch_leven", 4)]:
        records = records_of_the_file()
        records.remove(next(record for record in records if record.startswith(f"[[{name}]]")))
        with pytest.raises(FactError, match=rf"\[\[{name}\]\]: {number} records are expected, not {number - 1}"):
            read_printed(Printed, "\n".join(records), "box.toml", GAME.folder)


@rule("component.cards")
def test_no_two_cards_are_the_same_card() -> None:
    assert "'francis-walsingham' is used twice" in refused_box(
        'id = "elizabeth-i"', 'id = "elizabeth-i"', 'id = "francis-walsingham"'
    )


@rule("component.decks")
@pytest.mark.parametrize("country", COUNTRY.labels)
def test_a_deck_has_thirteen_characters_and_four_events(country: str) -> None:
    """Four merchants, one for each good, a captain and eight named persons (q.data.characters)."""
    names = [box().character_ids[number] for number in deck(country)]
    nameless = [name for name in names if name.endswith(country)]

    assert len(Position().prepare().s.decks[COUNTRY.labels.index(country)]) == CARDS == 17
    assert len(names) == 13
    assert sorted(symbols_of(name)[0] for name in nameless) == [
        *("good book", "good cloth", "good ore", "good wine", "sell-three"),
    ]
    assert [name for name in nameless if symbols_of(name) == ["sell-three"]] == [f"captain-{country}"]


@rule("component.decks")
@pytest.mark.parametrize("country", range(COUNTRIES))
def test_a_deck_has_one_trade_one_loch_leven_and_two_other_events(country: int) -> None:
    """q.data.events"""
    effects = box().event_effect[country * 4 : country * 4 + 4]

    assert len(effects) == 4
    assert effects.count(TRADE_PROTECTION) == 1
    assert effects.count(LOCH_LEVEN) == 1
    assert box().event_amount[country * 4 + effects.index(LOCH_LEVEN)] == 3


@rule("component.decks")
def test_a_card_with_another_country_s_back_is_refused() -> None:
    assert "england is expected at this place" in refused_box(
        'id = "elizabeth-i"', 'country = "england"', 'country = "spain"'
    )
    assert "spain is expected at this place" in refused_box(
        f'id = "{box().event_ids[-1]}"', 'country = "spain"', 'country = "england"'
    )


@rule("component.character-card")
def test_a_character_has_a_name_a_stone_and_one_or_two_symbols() -> None:
    for number in range(52):
        assert set(box().character_names[number]) == {"en", "fr"}
        assert all(box().character_names[number].values())
        assert STONE_COLOUR.labels[box().character_stone[number]] in ("catholic", "protestant", "neutral")
        assert 1 <= len(box().character_symbols[number]) <= 2
    assert set(box().character_stone) == {0, 1, 2}


@rule("component.character-card")
@pytest.mark.parametrize(
    ("field", "printed", "complaint"),
    [
        ("symbols", "[]", "1 to 2 texts are expected, not 0"),
        ("symbols", '["points 1", "points 2", "points 3"]', "1 to 2 texts are expected, not 3"),
        ("symbols", '["ship spain"]', "stand only on the action track"),
        ("symbols", '["advance", "trade ore"]', "stand only on the action track"),
        ("symbols", '["points 9"]', "is not an action symbol"),
        ("stone", '"purple"', "is not one of catholic, protestant, neutral"),
        ("name", '{ en = "Elizabeth I" }', "a name in each of en, fr is expected"),
    ],
)
def test_a_character_with_anything_else_on_it_is_refused(field: str, printed: str, complaint: str) -> None:
    said = refused_box('id = "elizabeth-i"', rf"\n{field} = [^\n]*", f"\n{field} = {printed}")

    assert said.startswith(f"{field}: ")
    assert complaint in said


@rule("component.character-card")
def test_a_character_with_two_symbols_gives_one_of_them() -> None:
    game = GAME(reprinted('id = "elizabeth-i"', r"symbols = [^\n]*", 'symbols = ["points 1", "good ore"]'))
    for move, points, ore in [("use first", 3, 0), ("use second", 2, 1), ("use skip", 2, 0)]:
        t = Position(game=game).face_up("elizabeth-i").rolled(0, white=2).taking()

        t.play("take white", move)

        assert (t.points(0), t.good(0, "ore")) == (points, ore)
        assert t.asked == "reveal"


@rule("component.known-characters")
@pytest.mark.parametrize(
    ("character", "country", "symbols"),
    [
        ("cloth-merchant-france", "france", ["good cloth"]),
        ("cloth-merchant-spain", "spain", ["good cloth"]),
        ("wine-merchant-france", "france", ["good wine"]),
        ("elizabeth-i", "england", ["points 2"]),
        ("count-of-feria", "spain", ["protection"]),
        ("father-huus", "netherlands", ["advantage"]),
        ("francis-walsingham", "england", ["stone either"]),
        *((f"captain-{country}", country, ["sell-three"]) for country in COUNTRY.labels),
    ],
)
def test_the_characters_the_rulebook_shows_are_as_it_shows_them(
    character: str, country: str, symbols: list[str]
) -> None:
    """Father Huus gives an advantage tile, as the English rulebook has it (q.data.huus)."""
    assert box().character_ids.index(character) in deck(country)
    assert symbols_of(character) == symbols


@rule("component.known-characters")
def test_francis_walsingham_brings_a_protestant_stone() -> None:
    walsingham = box().character_ids.index("francis-walsingham")

    assert STONE_COLOUR.labels[box().character_stone[walsingham]] == "protestant"


@rule("component.religion-card")
def test_a_religion_card_has_two_sides_of_which_one_faces_up() -> None:
    t = Position().religions("CPCP").religion_die(0, 1)

    t.first_half().play("religion-die 4")
    assert t.legal == ["believe catholic", "believe protestant"]
    t.play("believe protestant", "end")
    assert [t.religion(seat) for seat in range(4)] == ["protestant", "protestant", "catholic", "protestant"]

    t.religion_die(0, 1).first_half().play("religion-die 4", "believe catholic")
    assert [t.religion(seat) for seat in range(4)] == ["catholic", "protestant", "catholic", "protestant"]


@rule("component.lochleven-card")
def test_the_loch_leven_cards_have_two_backs_of_each_religion_four_goods_and_four_ships() -> None:
    """q.data.lochleven"""
    printed = box()
    backs = [
        (RELIGION.labels[religion], GOOD_KIND.labels[good], printed.space_ids[space])
        for religion, good, space in zip(printed.start_religion, printed.start_good, printed.start_space, strict=True)
    ]

    assert ("protestant", "ore", "ship-england") in backs
    assert ("protestant", "book") in [back[:2] for back in backs]
    assert sorted(religion for religion, _, _ in backs) == ["catholic", "catholic", "protestant", "protestant"]
    assert {good for _, good, _ in backs} == {"book", "ore", "cloth", "wine"}
    assert {space for _, _, space in backs} == set(Position().spaces_of("purple"))


@rule("component.lochleven-card")
def test_three_backs_of_one_religion_or_a_shared_start_are_refused() -> None:
    assert "two Catholic and two Protestant" in refused_box('id = "loch-leven-1"', '"protestant"', '"catholic"')
    shared = box().space_ids[box().start_space[1]]
    assert "four different spaces" in refused_box('id = "loch-leven-1"', 'space = "[^"]*"', f'space = "{shared}"')


@rule("component.lochleven-card")
def test_the_front_of_the_card_holds_imprisoned_dice() -> None:
    """Several at once, if need be (q.lochleven.many)."""
    t = Position().rolled(0, white=6).character(0, "elizabeth-i", "blue", 5)

    t.begin((frames.LOCH_LEVEN, 0, 3), (frames.LOCH_LEVEN, 0, 3)).play("imprison white", "imprison blue")

    assert t.is_imprisoned(0, "white")
    assert t.is_imprisoned(0, "blue")
    assert (t.shows(0, "white"), t.shows(0, "blue")) == (3, 3)
    assert [t.is_free(0, die) for die in ("orange", "brown", "purple")] == [True, True, True]


@rule("component.summary-card")
def test_the_summary_card_has_a_side_for_each_half_and_no_effect_of_its_own() -> None:
    assert HALF.labels == ("first", "second")
    outcomes = []
    for side in (0, 1):
        t = Position().rolled(0, white=4, purple=2).face_up("elizabeth-i").taking()
        t.s.half = side
        legal = [t.legal]
        for move in ("take white", "use first"):
            t.play(move)
            legal.append(t.legal)
        t.play("reveal", "card 2")
        legal.append(t.legal)
        t.play("move purple")
        outcomes.append((legal, {name: lies for name, lies in t.lying.items() if name != "half"}))

    assert outcomes[0] == outcomes[1]


@rule("component.summary-card")
def test_everybody_s_summary_card_shows_the_same_half() -> None:
    t = Position()

    for half, begin in [(0, t.first_half), (1, t.second_half)]:
        for seat in range(4):
            begin(seat)
            assert [t.game.view(t.s, each).half for each in (-1, 0, 1, 2, 3)] == [half] * 5


# Tiles, dice, stones and other pieces


@rule("component.tiles")
@pytest.mark.parametrize("good", ["book", "ore", "cloth", "wine"])
def test_a_goods_tile_is_of_one_of_four_kinds(good: str) -> None:
    t = Position()
    before = t.lying

    t.performing(f"good {good}")

    assert GOOD_KIND.labels == ("book", "ore", "cloth", "wine")
    assert [t.good(0, kind) for kind in GOOD_KIND.labels] == [int(kind == good) for kind in GOOD_KIND.labels]
    assert [t.good(seat, kind) for seat in (1, 2, 3) for kind in GOOD_KIND.labels] == [0] * 12
    assert t.changed(before) == {"goods", "half"}


@rule("component.tiles")
def test_protection_tiles_are_all_alike() -> None:
    t = Position().protection(0, 1)
    before = t.lying

    t.performing("protection")

    assert t.s.protection == [2, 0, 0, 0]
    assert t.changed(before) == {"protection", "half"}


@rule("component.advantage")
def test_the_advantage_tiles_are_counted() -> None:
    """Sixteen tiles show actions, one of them at least sells a good for three (q.data.advantage)."""
    counts = dict(zip(TILE.labels, box().tile_counts, strict=True))

    assert sum(counts.values()) == 28
    assert [counts.pop(f"points-{number}") for number in (1, 2, 3)] == [5, 5, 2]
    assert sum(counts.values()) == 16
    assert counts["sell-three"] >= 1
    words = {symbol: word for word, symbol in SYMBOL_WORDS.items()}
    assert [words[symbol].replace(" ", "-") for symbol in TILE_SYMBOLS] == list(TILE.labels)
    assert not any(word.startswith(("ship", "trade")) for word in TILE.labels)


@rule("component.advantage")
def test_another_number_of_tiles_or_a_ship_on_one_is_refused() -> None:
    assert "28 tiles are expected, not 29" in refused_box('symbol = "points 3"\ncount', "count = 2", "count = 3")
    assert "does not stand on advantage tiles" in refused_box(
        'symbol = "points 3"\ncount', '"points 3"', '"ship spain"'
    )


@rule("component.advantage")
@pytest.mark.parametrize("tile", TILE.labels)
def test_a_tile_that_shows_only_points_has_no_action(tile: str) -> None:
    t = Position()
    t.s.hand[0][TILE.labels.index(tile)] = 1

    t.ending_turn()

    assert ("end tile" in t.legal) is not tile.startswith("points")


@rule("component.advantage")
def test_the_backs_of_advantage_tiles_are_all_alike() -> None:
    t = Position(2).tile(0, "points-3").tile(0, "sell-three").tile(1, "points-1")

    view = t.game.view(t.s, 0)

    assert (view.stack_total, view.hand_totals) == (25, (2, 1))
    assert view.hand == tuple(int(tile in ("points-3", "sell-three")) for tile in TILE.labels)
    assert not hasattr(view, "stack")


@rule("component.dice")
def test_each_player_has_five_coloured_dice_and_a_black_one() -> None:
    for players in (2, 3, 4):
        state = Position(players).prepare().s
        assert len(state.value) == len(state.under) == players * 5
        assert len(state.religion_die) == players
    assert DIE.labels == ("white", "blue", "orange", "brown", "purple")
    assert OWN_DIE.labels == (*DIE.labels, "black")


@rule("component.dice")
def test_each_number_of_a_coloured_die_is_as_likely_as_another() -> None:
    t = Position().second_half(1).play("roll")

    for value in (6, 5, 4, 3, 2):
        assert t.chances == {"die 1": 1, "die 2": 1, "die 3": 1, "die 4": 1, "die 5": 1, "die 6": 1}
        t.play(f"die {value}")

    assert [t.shows(1, die) for die in DIE.labels] == [6, 5, 4, 3, 2]
    assert t.s.religion_die == [3, 3, 3, 3]


@rule("component.religion-die")
def test_the_religion_die_shows_three_twice_and_no_six() -> None:
    t = Position().religion_die(0, 1).first_half()

    assert t.chances == {
        **{"religion-die 1": 1, "religion-die 2": 1, "religion-die 3": 2},
        **{"religion-die 4": 1, "religion-die 5": 1},
    }
    number, a, b = t.s.frames[-1]
    faces = [pick(t.game.steps[number], t.s, a, b, (face + 0.5) / 6) + 1 for face in range(6)]
    assert faces == [1, 2, 3, 3, 4, 5]


@rule("component.religion-die")
def test_the_religion_die_cannot_be_turned_beyond_five() -> None:
    """q.rotate.limits"""
    t = Position().religion_die(0, 5).performing("turn-die")
    assert t.refuses("turn up black", "symbol.rotate")
    t.religion_die(0, 4).performing("turn-die").play("turn up black")
    assert t.shows(0, "black") == 5


@rule("component.religion-die")
def test_a_religion_die_with_five_or_seven_faces_is_refused() -> None:
    for faces in ("[1, 2, 3, 4, 5]", "[1, 2, 3, 3, 4, 5, 5]"):
        assert "six faces are expected" in refused_box("[religion_die]", r"faces = \[[^\n]*", f"faces = {faces}")


@rule("component.stones")
@pytest.mark.parametrize("stone", ["C", "P", "N"])
@pytest.mark.parametrize("country", COUNTRY.labels)
def test_a_stone_has_one_of_three_colours(stone: str, country: str) -> None:
    t = Position().rolled(0, purple=1)
    t.face_up(t.character_bringing(stone, country))

    t.taking().play(f"take purple {country}")

    assert STONE_COLOUR.labels == ("catholic", "protestant", "neutral")
    assert STONE_LETTERS[STONE_COLOUR.labels.index("neutral")] == "N"
    assert [t.stones_in(each) for each in COUNTRY.labels] == [
        stone if each == country else "" for each in COUNTRY.labels
    ]


@rule("component.stones")
@pytest.mark.parametrize(
    ("symbol", "move", "stone"),
    [
        ("stone catholic", "religion place catholic spain", "C"),
        ("stone protestant", "religion place protestant spain", "P"),
        ("neutral", "neutral place spain", "N"),
    ],
)
def test_a_symbol_lays_a_stone_of_its_own_colour(symbol: str, move: str, stone: str) -> None:
    """Purple stones are Catholic, whatever the purple die is."""
    t = Position().performing(symbol).play(move)

    assert [t.stones_in(country) for country in COUNTRY.labels] == ["", "", "", stone]


@rule("component.houses")
def test_a_player_has_a_house_for_each_country_one_disk_and_one_score() -> None:
    t = Position(4).rolled(0, white=1, blue=2, orange=3, brown=4)

    for die in ("white", "blue", "orange", "brown"):
        t.taking().play(f"take {die}")

    assert [t.site(0, country) for country in COUNTRY.labels] == [1, 2, 3, 4]
    assert len(t.s.house) == 4 * 4
    assert len(t.s.disk) == len(t.s.score) == len(SEAT) == 4


@rule("component.houses")
def test_a_house_that_comes_home_can_be_used_again() -> None:
    t = Position(2).house(0, "england", 1).house(0, "france", 2).house(0, "spain", 3).house(0, "netherlands", 4)
    t.rolled(1, white=1).rolled(0, purple=6)

    t.taking(1).play("take white")
    assert t.site(0, "england") == 0
    t.face_up("elizabeth-i").taking(0).play("take purple england")

    assert [t.site(0, country) for country in COUNTRY.labels] == [6, 2, 4, 3]


@rule("component.markers")
def test_a_torch_stands_in_every_full_country() -> None:
    """There are two in the box, but a third and a fourth can stand in (q.supply.torches)."""
    t = Position(4)
    for number, country in enumerate(COUNTRY.labels, 1):
        assert not t.has_torch(country)
        t.stones(country, "CPNN")
        assert [t.has_torch(each) for each in COUNTRY.labels].count(True) == number


@rule("component.markers")
@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 4), (4, 4)])
def test_the_four_crosses_cover_a_space_of_each_country_with_two_players_only(players: int, spaces: int) -> None:
    t = Position(players)

    for country in COUNTRY.labels:
        t.stones(country, "C" * (spaces - 1))
        assert not t.has_torch(country)
        t.stones(country, "C" * spaces)
        assert t.has_torch(country)


@rule("component.markers")
def test_there_is_one_starting_player_marker() -> None:
    for seat in (0, 1, 2):
        t = Position(3).prepare().play(f"starting-player {SEAT.labels[seat]}")
        assert [t.game.view(t.s, each).starting_player for each in range(3)] == [seat] * 3


@rule("component.supply-unlimited")
@pytest.mark.parametrize("good", GOOD_KIND.labels)
def test_goods_never_run_out(good: str) -> None:
    """There are 14 tiles of a kind, and a player may still take one (q.supply.goods-protection)."""
    t = Position().goods(1, **{good: 7}).goods(2, **{good: 7}).goods(0, **{good: 14})

    t.performing(f"good {good}")
    assert t.good(0, good) == 15
    t.performing("any-good").play(f"good {good}")
    assert t.good(0, good) == 16


@rule("component.supply-unlimited")
def test_protection_tiles_never_run_out() -> None:
    """q.supply.goods-protection"""
    t = Position().protection(0, 16).protection(1, 4)

    t.performing("protection")

    assert t.s.protection == [17, 4, 0, 0]


@rule("component.supply-unlimited")
def test_stones_never_run_out() -> None:
    """With ten Protestant stones on the board an eleventh is laid (q.stone.supply)."""
    t = Position().stones("england", "PPP").stones("france", "PPPN").stones("netherlands", "PP").stones("spain", "PP")

    t.performing("stone protestant").play("religion place protestant netherlands")

    assert "".join(map(t.stones_in, COUNTRY.labels)).count("P") == 11


@rule("component.supply-unlimited")
def test_advantage_tiles_do_run_out() -> None:
    t = Position(2)
    for tile, count in zip(TILE.labels, t.printed.tile_counts, strict=True):
        t.tile(1, tile, count)

    t.performing("advantage")

    assert sum(t.s.hand[0]) == 0
    assert sum(t.s.hand[1]) == 28
    assert t.asked == "end"


@rule("component.supply-unlimited")
def test_cards_do_run_out() -> None:
    t = Position().deck("england", "elizabeth-i").rolled(0, white=3).rolled(1, white=3)

    t.taking(0).play("take white", "use skip", "reveal", t.turning_up("elizabeth-i"))
    t.taking(1).play("take white", "use skip", "reveal")

    assert (t.on_top("england"), t.s.decks[0]) == ("", [])
    assert t.row(1) == ["elizabeth-i"]
    assert t.asked == "move"


# Definitions


@rule("def.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    table = fondaco.Table("column-of-fire", seats=["random"] * players, seed=1)

    table.finish()

    assert len(table.scores) == players
    assert table.winners


@rule("def.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(BadSeats):
        fondaco.Table("column-of-fire", seats=["random"] * players, seed=1)
    assert players not in GAME.players


@rule("def.goal")
def test_most_points_after_final_scoring_win() -> None:
    t = Position(3).score(20, 19, 10).house(1, "england", 1)

    t.begin((frames.END_TURN, 0, 0))
    assert t.game.winners(t.s) == []
    t.begin((frames.FINAL_SCORING, 0, 0))

    assert t.game.scores(t.s) == [20, 21, 10]
    assert t.game.winners(t.s) == [1]


@rule("def.goal")
def test_sales_and_the_winning_side_of_conflicts_bring_points() -> None:
    t = Position().religions("CPCP").house(0, "england", 6).house(1, "england", 5).goods(0, cloth=1)
    t.stones("england", "CCCP")
    ahead = [(frames.SELL_AT_SHIP, 0, 0), (frames.CONFLICTS, 0, 0)]

    t.begin(*ahead).play("ship sell cloth", "ship done")

    assert t.s.score == [2 + 4 + 6, 2, 2, 2]
