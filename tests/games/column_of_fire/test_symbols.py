"""The action symbols: on characters, on action spaces and on advantage tiles."""

import pytest
from tests.games.column_of_fire.position_builder import Position, reprinted, rule

from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.printed import SYMBOL_NAMES, TILE_SYMBOLS, Printed
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.vocabulary import ARGUMENTS, CARDS, LOCH_LEVEN, SHIP, STONE, TILE, TRADE
from fondaco.kernel import NATURE, FactError
from fondaco.kernel.game import read_printed

COUNTRIES = ("england", "france", "netherlands", "spain")
GOODS = ("book", "ore", "cloth", "wine")
ACTION_TILES = [tile for tile in TILE.labels if not tile.startswith("points")]


def word(name: str) -> str:
    """The symbol of a tile in the words of the components file."""
    kind, _, argument = name.partition("-")
    return f"{kind} {argument}" if kind in ("good", "stone") else name


def printed_with(symbol: str) -> GAME:
    """A box in which the first character and the first space show a symbol."""
    return GAME(
        reprinted(
            ("space", 0, "die", '"white"'),
            ("space", 0, "symbol", f'"{symbol}"'),
            ("character", 1, "symbols", f'["{symbol}"]'),
        )
    )


# Where symbols stand


@rule("symbol.where")
@pytest.mark.parametrize("tile", [tile for tile in ACTION_TILES if not tile.startswith("stone")])
def test_a_symbol_works_alike_on_a_character_a_space_and_a_tile(tile: str) -> None:
    game = printed_with(word(tile))
    seen = []
    for source in ("character", "space", "tile"):
        t = Position(4, game).goods(0, cloth=1).house(0, "spain", 2).imprisoned(0, "purple", 3)
        t.character(0, t.printed.character_ids[1], "brown", 4).tile(0, tile)
        for seat in range(4):
            t.disk(seat, t.printed.space_ids[seat])
        if source == "character":
            t.begin((frames.USE_CHARACTER, 0, 3), (frames.END_TURN, 0, 0)).play("use first")
        elif source == "space":
            t.begin((frames.USE_SPACE, 0, 0), (frames.END_TURN, 0, 0)).play("space use")
        else:
            t.begin((frames.END_TURN, 0, 0)).play("end tile", f"tile {tile}")
        table = {name: value for name, value in t.lying.items() if name not in ("hand", "discard")}
        seen.append((table, t.asked, t.asked_seat, [move for move in t.legal if not move.endswith("tile")]))

    assert seen[0] == seen[1] == seen[2]


@rule("symbol.where")
def test_each_tile_bears_the_symbol_it_is_named_after() -> None:
    assert tuple(SYMBOL_NAMES[symbol] for symbol in TILE_SYMBOLS) == TILE.labels


@rule("symbol.track-only")
@pytest.mark.parametrize(
    "symbol", [*(f"ship {country}" for country in COUNTRIES), *(f"trade {good}" for good in GOODS)]
)
def test_ships_and_goods_to_trade_stand_on_the_track_alone(symbol: str) -> None:
    for change, field in (
        (("character", 7, "symbols", f'["{symbol}"]'), "symbols"),
        (("character", 7, "symbols", f'["points 1", "{symbol}"]'), "symbols"),
        (("tile", 3, "symbol", f'"{symbol}"'), "symbol"),
    ):
        text = reprinted(change)
        line = max(number for number, row in enumerate(text.splitlines(), 1) if row == f"{field} = {change[3]}")
        with pytest.raises(FactError) as error:
            read_printed(Printed, text, "mine.toml", GAME.folder)
        assert error.value.file == "mine.toml"
        assert error.value.line == line
        assert str(error.value.problem).startswith(f"{field}: ")


@rule("symbol.track-only")
def test_no_character_shows_a_ship_or_a_good_to_trade() -> None:
    shown = [symbol // ARGUMENTS for symbols in Position().printed.character_symbols for symbol in symbols]
    assert SHIP not in shown
    assert TRADE not in shown
    printed = Position().printed
    assert sorted(symbol % ARGUMENTS for symbol in printed.space_symbol if symbol // ARGUMENTS == SHIP) == [0, 1, 2, 3]


@rule("symbol.track-only")
@pytest.mark.parametrize("sales", [("book", "ore"), ("book",), ("ore",)])
def test_the_blue_ship_sells_a_book_and_an_ore_in_france(sales: tuple[str, ...]) -> None:
    """Example: a player reaches the blue ship and has a house in France."""
    t = Position().house(0, "france", 3).goods(0, book=2, ore=2).reaching("ship france").play("space use")
    assert t.legal == ["ship sell book", "ship sell ore", "ship done"]

    t.play(*(f"ship sell {good}" for good in sales), "ship done")

    assert t.points(0) == 2 + sum({"book": 4, "ore": 2}[good] for good in sales)


@rule("symbol.track-only")
def test_only_a_goods_space_offers_to_take_or_to_sell() -> None:
    t = Position(4, printed_with("points 1")).reaching("points 1")
    assert t.refuses("space take", "symbol.track-only")
    assert t.refuses("space sell", "symbol.track-only")


# Two symbols and a line between them


@rule("symbol.divider")
def test_of_two_symbols_one_is_carried_out_and_the_choice_is_made_anew_each_time() -> None:
    game = GAME(reprinted(("character", 1, "symbols", '["good wine", "points 3"]')))
    t = Position(4, game).character(0, game.printed.character_ids[1], "white", 5)

    t.first_half()
    assert t.legal == ["use skip", "use first", "use second"]
    t.play("use first")
    assert (t.good(0, "wine"), t.points(0)) == (1, 2)
    assert t.asked == "end"

    t.first_half().play("use second")
    assert (t.good(0, "wine"), t.points(0)) == (1, 5)
    assert t.asked == "end"


@rule("symbol.divider")
def test_a_character_with_one_symbol_offers_no_choice() -> None:
    t = Position().character(0, "elizabeth-i", "white", 5).first_half()
    assert t.legal == ["use skip", "use first"]
    assert t.refuses("use second", "symbol.divider")


# Goods, points, protection


@rule("symbol.good")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_is_taken_from_the_supply(good: str) -> None:
    t = Position().goods(0, **{good: 7})
    before = t.lying

    t.performing(f"good {good}")

    assert t.good(0, good) == 8
    assert sum(t.s.goods) == 8
    assert t.changed(before) == {"goods", "half"}
    assert t.asked == "end"


@rule("symbol.any-good")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_of_any_kind_is_taken(good: str) -> None:
    t = Position().performing("any-good", seat=1)
    assert t.asked_seat == 1
    assert t.legal == [f"good {kind}" for kind in GOODS]

    t.play(f"good {good}")

    assert t.good(1, good) == 1
    assert sum(t.s.goods) == 1
    assert t.asked == "end"


@rule("symbol.sell-three")
def test_the_prices_of_the_countries_do_not_apply_to_the_sale_for_three() -> None:
    for good in ("cloth", "wine"):
        t = Position().house(0, "england", 6).goods(0, cloth=2, wine=2).performing("sell-three")
        t.play(f"captain sell {good}")
        assert t.points(0) == 2 + 3
        assert t.good(0, good) == 1
        assert t.asked == "end"


@rule("symbol.vp")
@pytest.mark.parametrize("points", range(1, 6))
def test_points_are_scored_at_once(points: int) -> None:
    t = Position()
    before = t.lying

    t.performing(f"points {points}", seat=2)

    assert t.s.score == [2, 2, 2 + points, 2]
    assert t.changed(before) == {"score", "half", "active"}


@rule("symbol.vp", "advantage.vp-end")
def test_points_on_tiles_count_only_at_the_end_of_the_game() -> None:
    t = Position().tile(0, "points-3").ending_turn()
    assert t.refuses("end tile", "advantage.vp-end")
    assert t.points(0) == 2

    t.begin((frames.FINAL_SCORING, 0, 0))

    assert t.points(0) == 5


@rule("symbol.protection")
def test_a_protection_tile_is_taken() -> None:
    t = Position().protection(0, 1).protection(1, 1)
    before = t.lying

    t.performing("protection")

    assert t.s.protection == [2, 1, 0, 0]
    assert t.changed(before) == {"protection", "half"}


# Advantage tiles


@rule("symbol.advantage")
def test_any_tile_of_the_stacks_may_be_drawn_each_as_likely_as_the_next() -> None:
    t = Position().performing("advantage")
    assert t.asked_seat == NATURE
    counts = dict(zip((f"draw {tile}" for tile in TILE.labels), t.printed.tile_counts, strict=True))
    assert t.chances == {tile: count for tile, count in counts.items() if count}
    assert sum(t.chances.values()) == 28


@rule("symbol.advantage")
def test_a_tile_drawn_leaves_the_stacks_and_joins_the_hand() -> None:
    t = Position().performing("advantage", seat=1)
    before = t.lying

    t.play("draw points-2")

    place = TILE.labels.index("points-2")
    assert t.s.hand[1][place] == 1
    assert sum(map(sum, t.s.hand)) == 1
    assert t.s.stack[place] == t.printed.tile_counts[place] - 1
    assert sum(t.s.stack) == 27
    assert t.changed(before) == {"hand", "stack"}
    assert t.asked == "end"


@rule("symbol.advantage")
def test_used_tiles_are_shuffled_into_a_new_stack_only_when_the_stacks_are_empty() -> None:
    """q.advantage.discard."""
    t = Position()
    t.s.stack = [0] * len(TILE.labels)
    t.s.stack[TILE.labels.index("points-1")] = 1
    t.s.discard[TILE.labels.index("advance")] = 2
    t.s.discard[TILE.labels.index("any-good")] = 1

    t.performing("advantage")
    assert t.chances == {"draw points-1": 1}
    t.play("draw points-1")
    t.performing("advantage")
    assert t.chances == {"draw any-good": 1, "draw advance": 2}
    t.play("draw advance")

    assert sum(t.s.discard) == 0
    assert sum(t.s.stack) == 2
    assert t.s.hand[0][TILE.labels.index("advance")] == 1
    assert t.performing("advantage").chances == {"draw any-good": 1, "draw advance": 1}


@rule("symbol.advantage")
def test_without_any_tile_left_nothing_is_drawn() -> None:
    """q.advantage.discard: if there are none, the draw has no effect."""
    t = Position()
    t.s.stack = [0] * len(TILE.labels)
    before = t.lying
    t.performing("advantage")
    assert t.asked == "end"
    assert t.changed(before) == {"half"}


# Stones


@rule("symbol.stone")
@pytest.mark.parametrize(("religion", "letter"), [("catholic", "C"), ("protestant", "P")])
def test_a_stone_of_the_depicted_colour_is_added_or_taken_away(religion: str, letter: str) -> None:
    other = "P" if letter == "C" else "C"
    t = Position().stones("england", letter + "N").stones("france", other * 2).stones("spain", letter * 2 + "NN")

    t.performing(f"stone {religion}")

    assert t.legal == [
        f"religion place {religion} england",
        f"religion place {religion} france",
        f"religion place {religion} netherlands",
        f"religion remove {religion} england",
        f"religion remove {religion} spain",
        "religion nothing",
    ]
    assert t.refuses(f"religion place {religion} spain", "stone.full")
    assert t.refuses(f"religion remove {religion} france", "symbol.stone")
    wrong = "protestant" if religion == "catholic" else "catholic"
    assert t.clauses(f"religion place {wrong} england") == ["symbol.stone"]
    assert t.clauses(f"religion remove {wrong} france") == ["symbol.stone"]


@rule("symbol.stone")
def test_an_added_stone_covers_one_religion_space() -> None:
    t = Position().stones("france", "CPN").performing("stone catholic")
    before = t.lying

    t.play("religion place catholic france")

    assert t.stones_in("france") == "CCPN"
    assert t.changed(before) == {"stones"}
    assert t.has_torch("france")
    assert t.asked == "end"


@rule("symbol.stone")
def test_a_stone_taken_away_goes_back_to_the_supply() -> None:
    t = Position().stones("france", "CCPN").stones("spain", "CC").performing("stone catholic")

    t.play("religion remove catholic france")

    assert t.stones_in("france") == "CPN"
    assert t.stones_in("spain") == "CC"
    assert not t.has_torch("france")
    assert t.asked == "end"


@rule("symbol.stone")
def test_stones_on_face_up_characters_are_in_no_country() -> None:
    t = Position().performing("stone either")
    assert all(move.startswith("religion place") for move in t.legal[:-1])
    assert len(t.legal) == 2 * 4 + 1


@rule("symbol.stone")
def test_with_no_country_to_choose_the_symbol_has_no_effect() -> None:
    """q.action.partial: no effect and no compensation."""
    t = Position()
    for country in COUNTRIES:
        t.stones(country, "PPNN")
    before = t.lying
    t.performing("stone catholic")
    assert t.legal == ["religion nothing"]
    t.play("religion nothing")
    assert t.changed(before) == {"half"}


@rule("symbol.stone-both")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("religion place catholic england", "CCP"),
        ("religion place protestant england", "CPP"),
        ("religion remove catholic england", "P"),
        ("religion remove protestant england", "C"),
    ],
)
def test_where_both_stones_are_shown_one_stone_of_one_colour_is_moved(move: str, left: str) -> None:
    t = Position().stones("england", "CP").performing("stone either")

    t.play(move)

    assert t.stones_in("england") == left
    assert t.asked == "end"


@rule("symbol.stone-both")
def test_on_characters_both_stones_are_always_shown() -> None:
    for symbols in Position().printed.character_symbols:
        for symbol in symbols:
            assert symbol // ARGUMENTS != STONE or SYMBOL_NAMES[symbol] == "stone-either"


@rule("symbol.neutral")
def test_a_neutral_stone_is_added_to_a_country_with_room() -> None:
    t = Position().stones("england", "CPN").stones("france", "CPNN").performing("neutral")
    assert t.legal == ["neutral place england", "neutral place netherlands", "neutral place spain", "neutral nothing"]
    assert t.refuses("neutral place france", "stone.full")
    before = t.lying

    t.play("neutral place england")

    assert t.stones_in("england") == "CPNN"
    assert t.changed(before) == {"stones"}
    assert t.asked == "end"


@rule("symbol.neutral")
def test_no_symbol_takes_a_neutral_stone_away() -> None:
    assert not [move for move in GAME().notation if "remove" in move and "neutral" in move]
    t = Position().stones("england", "NNN").performing("stone either")
    assert not [move for move in t.legal if "remove" in move]


# Moving on


def on_space(t: Position, *places: int) -> Position:
    for seat, place in enumerate(places):
        t.disk(seat, t.printed.space_ids[place])
    return t


@rule("symbol.advance")
def test_the_disk_moves_to_the_very_next_space_of_any_colour_whose_action_may_be_used() -> None:
    length = len(Position().printed.space_ids)
    for start in range(length):
        t = on_space(Position(2), start, (start + 9) % length)
        before = t.lying
        t.performing("advance")
        assert t.space(0) == t.printed.space_ids[(start + 1) % length]
        assert t.changed(before) == {"disk", "half"}
        assert t.asked == "space"


@rule("symbol.advance", "track.one-disk")
def test_occupied_spaces_are_passed_over() -> None:
    t = on_space(Position(), 17, 19, 18, 0).performing("advance")
    assert t.space(0) == t.printed.space_ids[1]


@rule("symbol.advance")
def test_the_new_space_is_used_or_left() -> None:
    """q.advance.optional-action."""
    for move, points in (("space use", 6), ("space forgo", 2)):
        t = on_space(Position(2, printed_with("points 4")), 19, 8).performing("advance").play(move)
        assert t.points(0) == points
        assert t.asked == "end"


@rule("symbol.advance", "track.purple-own-colour")
def test_a_ship_is_reached_without_the_purple_die() -> None:
    """q.advance.ship, and no die is needed at all."""
    t = Position(2).house(0, "england", 1).goods(0, cloth=1)
    for die in ("white", "blue", "orange", "brown", "purple"):
        t.imprisoned(0, die, 2)
    ship = t.printed.space_ids.index(t.space_with("ship england"))
    on_space(t, ship - 1, (ship + 4) % 20).performing("advance")
    assert t.space(0) == t.space_with("ship england")
    t.play("space use", "ship sell cloth")
    assert t.points(0) == 6


@rule("symbol.advance")
def test_no_points_are_paid_to_go_farther() -> None:
    """q.advance.cost: payment is tied to moves with a die."""
    t = on_space(Position(2, printed_with("points 4")).score(9, 9), 19, 8)
    t.performing("advance")
    assert t.points(0) == 9
    assert t.legal == ["space forgo", "space use", "space ransom"]


@rule("symbol.advance")
def test_it_works_in_the_first_half() -> None:
    game = GAME(reprinted(("character", 1, "symbols", '["advance"]')))
    t = on_space(Position(4, game), 8, 1, 2, 3).character(0, game.printed.character_ids[1], "white", 3)
    t.first_half().play("use first")
    assert t.space(0) == t.printed.space_ids[9]
    assert t.asked == "space"


@rule("symbol.advance", "track.must-move", "track.no-return")
def test_it_does_not_replace_the_move_with_a_die_which_starts_from_the_space_reached() -> None:
    """q.advance.then-die: the space where the turn began may be reached again."""
    t = Position(2).tile(0, "advance").score(2, 0)
    start = t.spaces_of("white")[1]
    place = t.printed.space_ids.index(start)
    on_space(t, place, (place + 1) % 20).moving().play("move tile", "tile advance", "space forgo")
    assert t.space(0) == t.printed.space_ids[(place + 2) % 20]

    assert t.asked == "move"
    assert t.refuses("move stay", "track.must-move")
    whites = len(t.spaces_of("white"))
    occupied = sum(t.printed.space_die[disk] == 0 for disk in t.s.disk)
    t.score(9, 0)
    t.play(f"move white skip-{whites - 1 - occupied}")
    assert t.space(0) == start


@rule("symbol.advance")
def test_spaces_that_move_on_may_chain_short_of_a_full_lap() -> None:
    """q.advance.optional-action: each step advances the disk, and one chain never completes a lap."""
    spaces = range(len(Position().printed.space_ids))
    text = reprinted(
        *(("space", place, "die", '"white"') for place in spaces),
        *(("space", place, "symbol", '"advance"') for place in spaces),
    )
    t = on_space(Position(2, GAME(text)), 0, 10).performing("advance")
    for place in (*range(2, 10), *range(11, 20)):
        t.play("space use")
        assert t.s.disk[0] == place

    assert t.refuses("space use", "symbol.advance")
    assert t.legal == ["space forgo"]
    t.play("space forgo")
    assert t.asked == "end"


# Removing a character


@rule("symbol.remove-character")
def test_an_own_character_or_a_face_up_one_may_be_removed() -> None:
    t = Position().character(0, "elizabeth-i", "blue", 4).character(0, "count-of-feria", "purple", 2)
    t.character(1, "father-huus", "brown", 4).imprisoned(0, "white", 2).performing("remove-character")
    assert t.legal == [
        "dismiss own blue",
        "dismiss own purple",
        "dismiss deck england",
        "dismiss deck france",
        "dismiss deck netherlands",
        "dismiss deck spain",
        "dismiss nobody",
    ]
    for die in ("white", "orange", "brown"):
        assert t.refuses(f"dismiss own {die}", "symbol.remove-character")


@rule("symbol.remove-character")
def test_an_own_character_removed_leaves_its_die_free() -> None:
    """q.remove.own-die."""
    t = Position().character(0, "elizabeth-i", "blue", 4).character(0, "count-of-feria", "purple", 2)
    t.performing("remove-character")
    before = t.lying

    t.play("dismiss own blue")

    assert t.row(0) == ["count-of-feria"]
    assert t.is_free(0, "blue")
    assert t.changed(before) == {"rows", "under", "value"}
    assert t.card("elizabeth-i") % CARDS not in t.s.decks[0]
    assert t.asked == "end"


@rule("symbol.remove-character")
def test_a_character_may_remove_itself() -> None:
    game = GAME(reprinted(("character", 1, "symbols", '["remove-character"]')))
    t = Position(4, game).character(0, game.printed.character_ids[1], "white", 3)
    t.first_half().play("use first", "dismiss own white")
    assert t.row(0) == []
    assert t.is_free(0, "white")
    assert t.asked == "end"


@rule("symbol.remove-character")
def test_nobody_need_be_removed() -> None:
    t = Position().character(0, "elizabeth-i", "blue", 4).performing("remove-character")
    before = t.lying
    t.play("dismiss nobody")
    assert t.changed(before) == set()
    assert t.asked == "end"


@rule("symbol.remove-character-deck")
def test_a_face_up_character_removed_makes_way_for_the_next_card_and_its_stone() -> None:
    t = Position().stones("france", "C")
    gone = t.on_top("france")
    following = t.character_bringing("P", "france")
    if following == gone:
        t.face_up(t.printed.character_ids[13 + 1])
        gone = t.on_top("france")
    t.performing("remove-character")
    before = t.lying

    t.play("dismiss deck france")
    assert t.asked_seat == NATURE
    assert t.asked == "card"
    assert set(t.chances) == {f"card {place + 1}" for place in t.s.decks[1]}
    t.play(t.turning_up(following))

    assert t.on_top("france") == following
    assert t.card(gone) % CARDS not in t.s.decks[1]
    assert t.stones_in("france") == "C"
    assert t.changed(before) == {"face_up", "decks"}
    assert t.asked == "end"
    t.rolled(1, blue=3).taking(1).play("take blue")
    assert t.stones_in("france") == "CP"


@rule("symbol.remove-character-deck")
def test_an_event_turned_up_by_the_symbol_takes_effect() -> None:
    """q.event.by-symbol: if it is the first of that turn."""
    t = Position().house(0, "england", 1)
    t.performing("remove-character").play("dismiss deck england", t.turning_up(t.event_with(LOCH_LEVEN)))
    assert t.asked == "imprison"
    t.play("imprison white")
    assert t.asked == "card"


@rule("symbol.remove-character", "symbol.remove-character-deck")
def test_the_deck_a_character_was_just_taken_from_shows_no_card_to_remove() -> None:
    """q.remove.timing: the next card is turned up only after the new character was used."""
    game = GAME(reprinted(("character", 1, "symbols", '["remove-character"]')))
    t = Position(4, game).face_up(game.printed.character_ids[1]).rolled(0, white=3).taking()
    t.play("take white", "use first")

    assert t.refuses("dismiss deck england", "symbol.remove-character")
    assert "dismiss deck france" in t.legal


@rule("symbol.remove-character-deck", "end.deck-empty")
def test_the_last_face_up_card_of_a_deck_may_be_removed() -> None:
    """q.remove.last-card: which triggers the end."""
    t = Position().deck("spain").performing("remove-character").play("dismiss deck spain")
    assert t.on_top("spain") == ""
    assert t.s.ending == 1
    assert t.asked == "end"


# Turning a die


@rule("symbol.rotate", "symbol.rotate-no-action")
@pytest.mark.parametrize(("way", "step"), [("up", 1), ("down", -1)])
def test_the_die_on_a_character_is_raised_or_lowered_by_one_without_a_use(way: str, step: int) -> None:
    t = Position().character(0, "elizabeth-i", "white", 4).performing("turn-die")
    before = t.lying

    t.play(f"turn {way} white")

    assert t.shows(0, "white") == 4 + step
    assert t.row(0) == ["elizabeth-i"]
    assert t.points(0) == 2
    assert t.changed(before) == {"value"}
    assert t.asked == "end"


@rule("symbol.rotate")
@pytest.mark.parametrize(("way", "shown"), [("up", 4), ("down", 2)])
def test_a_die_on_loch_leven_may_be_turned(way: str, shown: int) -> None:
    t = Position().imprisoned(0, "blue", 3).performing("turn-die").play(f"turn {way} blue")
    assert t.shows(0, "blue") == shown
    assert t.is_imprisoned(0, "blue")


@rule("symbol.rotate")
@pytest.mark.parametrize(("way", "shown"), [("up", 4), ("down", 2)])
def test_the_religion_die_may_be_turned(way: str, shown: int) -> None:
    t = Position().religions("CCPP").performing("turn-die")
    before = t.lying
    t.play(f"turn {way} black")
    assert t.s.religion_die == [shown, 3, 3, 3]
    assert t.changed(before) == {"religion_die"}


@rule("symbol.rotate")
def test_the_result_must_be_a_face_of_the_die() -> None:
    """q.rotate.limits: no raised 6, no raised religion 5, no lowered 1."""
    t = Position().religion_die(0, 5).character(0, "elizabeth-i", "white", 6).character(0, "count-of-feria", "blue", 1)
    t.imprisoned(0, "brown", 5).performing("turn-die")
    assert t.legal == [
        "turn up blue",
        "turn up brown",
        "turn down white",
        "turn down brown",
        "turn down black",
        "turn nothing",
    ]
    for move in ("turn up white", "turn down blue", "turn up black"):
        assert t.refuses(move, "symbol.rotate")
    assert t.is_free(0, "blue") is False


@rule("symbol.rotate")
def test_a_religion_die_at_one_is_not_lowered_and_one_at_four_may_be_raised() -> None:
    t = Position().religion_die(0, 1).performing("turn-die")
    assert t.legal == ["turn up black", "turn nothing"]
    t = Position().religion_die(0, 4).performing("turn-die")
    assert t.legal == ["turn up black", "turn down black", "turn nothing"]


@rule("symbol.rotate")
def test_neither_free_dice_nor_those_of_others_are_turned() -> None:
    """q.rotate.free-dice."""
    t = Position().rolled(0, white=3).character(1, "elizabeth-i", "white", 4).performing("turn-die")
    assert t.legal == ["turn up black", "turn down black", "turn nothing"]
    assert t.clauses("turn up white")


@rule("symbol.rotate")
@pytest.mark.parametrize(("way", "points"), [("up", 2), ("down", 3)])
def test_lowering_the_religion_die_earns_the_point_of_the_minority_and_raising_does_not(way: str, points: int) -> None:
    """q.rotate.minority."""
    t = Position().religions("PCCC").performing("turn-die").play(f"turn {way} black")
    assert t.points(0) == points


@rule("symbol.rotate", "symbol.rotate-no-action")
def test_a_character_may_turn_its_own_die_and_nothing_need_be_turned() -> None:
    game = GAME(reprinted(("character", 1, "symbols", '["turn-die"]')))
    t = Position(4, game).character(0, game.printed.character_ids[1], "white", 3)

    t.first_half().play("use first", "turn up white")
    assert t.shows(0, "white") == 3
    assert t.asked == "end"

    t.first_half().play("use first")
    before = t.lying
    t.play("turn nothing")
    assert t.changed(before) == set()


@rule("symbol.rotate-no-action")
def test_a_die_turned_before_its_moment_is_handled_with_its_new_value() -> None:
    """q.order.iteration: the character acts when its own moment comes, and only then."""
    game = GAME(reprinted(("character", 1, "symbols", '["turn-die"]'), ("character", 2, "symbols", '["points 3"]')))
    t = Position(4, game).character(0, game.printed.character_ids[1], "white", 3)
    t.character(0, game.printed.character_ids[2], "blue", 2)

    t.first_half().play("use first", "turn down blue")
    assert t.points(0) == 2

    assert t.asked == "end"
    assert t.is_free(0, "blue")


# Freeing a die


@rule("symbol.remove-die")
def test_a_die_on_a_character_is_freed_and_the_character_leaves_the_game() -> None:
    t = Position().character(0, "elizabeth-i", "white", 4).character(0, "count-of-feria", "brown", 2)
    t.imprisoned(0, "blue", 3).performing("free-die")
    assert t.legal == ["free white", "free blue", "free brown", "free black", "free nothing"]
    assert t.refuses("free orange", "symbol.remove-die")
    before = t.lying

    t.play("free white")

    assert t.is_free(0, "white")
    assert t.row(0) == ["count-of-feria"]
    assert t.points(0) == 2
    assert t.changed(before) == {"under", "value", "rows"}
    assert t.asked == "end"


@rule("symbol.remove-die")
def test_a_die_on_loch_leven_is_freed() -> None:
    t = Position().imprisoned(0, "blue", 3).performing("free-die")
    before = t.lying
    t.play("free blue")
    assert t.is_free(0, "blue")
    assert t.changed(before) == {"under", "value"}


@rule("symbol.remove-die", "pay.remove-religion-die")
def test_the_religion_die_is_rolled_again() -> None:
    t = Position().religions("PPCC").performing("free-die").play("free black")
    assert t.asked_seat == NATURE
    t.play("religion-die 4", "believe catholic")
    assert t.shows(0, "black") == 4
    assert t.religion(0) == "catholic"
    assert t.asked == "end"


@rule("symbol.remove-die")
def test_no_die_need_be_freed() -> None:
    t = Position().imprisoned(0, "blue", 3).performing("free-die")
    before = t.lying
    t.play("free nothing")
    assert t.changed(before) == set()
    assert t.asked == "end"


@rule("symbol.stone-both")
@pytest.mark.parametrize("religion", ["catholic", "protestant"])
def test_no_character_shows_a_single_religious_stone(religion: str) -> None:
    with pytest.raises(FactError, match="symbols: characters show both religious stones"):
        GAME(reprinted(("character", 1, "symbols", f'["stone {religion}"]')))
