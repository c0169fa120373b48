"""The action track: moving the disk and using the space it reaches."""

import pytest
from tests.games.column_of_fire.position_builder import Position, reprinted, rule

from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.printed import Printed
from fondaco.kernel import FactError
from fondaco.kernel.game import read_printed

DICE = ("white", "blue", "orange", "brown", "purple")
YELLOW, GREEN = 0, 1
THREE_POINTS = (("space", 0, "die", '"white"'), ("space", 0, "symbol", '"points 3"'))
FIVE_POINTS = (("space", 1, "die", '"brown"'), ("space", 1, "symbol", '"points 5"'))


def disks(t: Position, own: str, *others: str) -> Position:
    """Seat 0 stands on a space and the next seats on others; whoever is left stands where nobody comes by."""
    for seat, space in enumerate((own, *others)):
        t.disk(seat, space)
    return t


def only_dice(t: Position, *dice: str) -> Position:
    """Seat 0 has just these dice free; the others lie on Loch Leven."""
    for die in DICE:
        if die not in dice:
            t.imprisoned(0, die, 2)
    return t


def white_spaces(t: Position) -> list[str]:
    """The four white spaces of the example on page 7: start, (1), (X), and (2), which is the cloth space."""
    spaces = t.spaces_of("white")
    after_cloth = (spaces.index(t.space_with("trade cloth")) + 1) % len(spaces)
    return spaces[after_cloth:] + spaces[:after_cloth]


def leads_to(t: Position, move: str) -> str:
    """Where a move of seat 0 leads, on a copy of the table."""
    trial = Position(t.s.players, t.game)
    trial.s = t.s.copy()
    return trial.play(move).space(0)


# Must a player move?


@rule("track.must-move")
@pytest.mark.parametrize("die", DICE)
def test_whoever_has_a_free_die_must_move(die: str) -> None:
    t = only_dice(Position(2).score(0, 0), die)
    start = disks(t, t.spaces_of("white")[0], t.spaces_of("blue")[0]).space(0)

    t.moving()
    assert t.refuses("move stay", "track.must-move")
    assert t.legal == [f"move {die}"]

    t.play(f"move {die}")
    assert t.space(0) != start


@rule("track.no-free-die")
def test_without_a_free_die_the_disk_stays_and_its_space_is_not_used() -> None:
    t = only_dice(Position().character(0, "elizabeth-i", "white", 4), "white")
    t.moving()
    assert t.legal == ["move stay"]

    before = t.lying
    t.play("move stay")

    assert t.asked == "end"
    assert t.changed(before) == set()


@rule("track.no-free-die", "track.must-move")
def test_a_die_bought_free_must_be_used() -> None:
    t = only_dice(Position().score(3, 2, 2, 2)).moving()
    assert "move stay" in t.legal

    t.play("move ransom", "ransom blue")

    assert t.refuses("move stay", "track.must-move")
    assert t.legal == ["move blue"]


@rule("track.must-move", "track.no-free-die")
def test_if_all_spaces_of_the_free_colours_are_occupied_the_disk_stays() -> None:
    """q.track.none-reachable: as with no free die."""
    t = only_dice(disks(Position(), *Position().spaces_of("white")), "white").moving()

    assert t.legal == ["move stay"]
    assert t.refuses("move white", "track.no-return")
    t.play("move stay")
    assert t.asked == "end"


@rule("track.must-move")
def test_another_free_die_that_leads_somewhere_must_be_used() -> None:
    """q.track.none-reachable: only if no free die gives a move may the disk stay."""
    t = only_dice(disks(Position(), *Position().spaces_of("white")).score(0, 0, 0, 0), "white", "brown").moving()

    assert t.legal == ["move brown"]
    assert t.refuses("move stay", "track.must-move")


# Where a die leads


@rule("track.colour-only")
@pytest.mark.parametrize("number", [0, 1, 6])
def test_the_number_of_a_die_does_not_matter(number: int) -> None:
    t = Position()
    start, first, *_ = white_spaces(t)
    disks(t, start, t.space_with("ship england"), t.space_with("ship france"), t.space_with("ship netherlands"))

    t.rolled(0, white=number).moving().play("move white")

    assert t.space(0) == first


@rule("track.next-space")
def test_the_purple_die_leads_yellow_to_the_spanish_ship() -> None:
    """Example: yellow stands on a white space with several free dice, purple among them."""
    t = Position().house(YELLOW, "spain", 2).goods(YELLOW, cloth=1)
    start, first, occupied, _ = white_spaces(t)
    disks(t, start, occupied, t.spaces_of("blue")[0], t.spaces_of("blue")[1])

    t.moving().play("move purple")
    assert t.space(YELLOW) == t.space_with("ship spain")

    t.play("space use", "ship sell cloth")
    assert t.points(YELLOW) == 4
    assert first != t.space(YELLOW)


@rule("track.next-space", "track.purple-own-colour")
def test_from_every_space_each_die_leads_clockwise_to_the_nearest_space_of_its_colour() -> None:
    spaces = Position().printed.space_ids
    for start, name in enumerate(spaces):
        t = Position(2)
        ahead = [(start + steps) % len(spaces) for steps in range(1, len(spaces))]
        occupied = ahead[-1]
        t.disk(0, name).disk(1, spaces[occupied]).moving()
        for die in DICE:
            nearest = next(spaces[place] for place in ahead if spaces[place] in t.spaces_of(die) and place != occupied)
            assert leads_to(t, f"move {die}") == nearest


@rule("track.purple-own-colour")
def test_ships_are_reached_with_the_purple_die_alone() -> None:
    ships = {Position().space_with(f"ship {country}") for country in ("england", "france", "netherlands", "spain")}
    assert set(Position().spaces_of("purple")) == ships
    for start in Position().printed.space_ids:
        t = Position(2).score(3, 0)
        t.disk(0, start).disk(1, next(space for space in t.printed.space_ids if space != start)).moving()
        for move in t.legal:
            if move.startswith("move") and "ransom" not in move:
                assert (leads_to(t, move) in ships) == move.startswith("move purple")


@rule("track.purple-own-colour")
@pytest.mark.parametrize(("die", "symbol"), [("white", "ship spain"), ("purple", "points 2")])
def test_a_track_on_which_other_dice_lead_to_ships_is_refused(die: str, symbol: str) -> None:
    text = reprinted(("space", 2, "die", f'"{die}"'), ("space", 2, "symbol", f'"{symbol}"'))
    space = [number for number, row in enumerate(text.splitlines(), 1) if row == "[[space]]"][2]
    with pytest.raises(FactError) as error:
        read_printed(Printed, text, "mine.toml", GAME.folder)
    assert error.value.line == space + 2
    assert str(error.value.problem) == "die: purple spaces and no others show a ship"


@rule("track.purple-blocked")
def test_a_purple_die_on_a_character_reaches_no_ship() -> None:
    t = Position().character(0, "elizabeth-i", "purple", 4).score(3, 0, 0, 0).moving()

    assert t.clauses("move purple") == ["track.purple-blocked"]
    assert t.clauses("move purple skip-3") == ["track.purple-blocked"]
    assert not [move for move in t.legal if move.startswith("move purple")]
    assert "move white" in t.legal


@rule("track.purple-blocked", "event.lochleven-locked")
def test_a_purple_die_on_loch_leven_reaches_no_ship() -> None:
    t = Position().imprisoned(0, "purple", 3).moving()
    assert t.refuses("move purple", "event.lochleven-locked")


@rule("track.purple-blocked")
def test_any_other_die_on_a_character_does_not_move_the_disk_either() -> None:
    t = Position().character(0, "elizabeth-i", "white", 4).moving()
    assert t.refuses("move white", "def.free-die")
    assert "move purple" in t.legal


@rule("track.one-disk", "track.occupied-free")
def test_a_die_leads_past_an_occupied_space_without_charge() -> None:
    t = Position().score(0, 0, 0, 0)
    start, first, second, cloth = white_spaces(t)
    disks(t, start, first, t.spaces_of("blue")[0], second)

    t.moving()
    assert [move for move in t.legal if "white" in move] == ["move white"]
    t.play("move white")

    assert t.space(0) == cloth
    assert t.points(0) == 0


@rule("track.one-disk")
def test_no_move_ends_on_another_disk() -> None:
    for start in Position().printed.space_ids:
        others = [space for space in Position().printed.space_ids if space != start]
        t = disks(Position().score(3, 0, 0, 0), start, others[4], others[5], others[10]).moving()
        for move in t.legal:
            if "ransom" not in move:
                assert leads_to(t, move) not in (start, others[4], others[5], others[10])


# Skipping


@rule("track.skip", "track.occupied-free", "track.no-return")
def test_yellow_may_stop_on_the_first_white_space_or_pay_for_the_cloth_space() -> None:
    """Example: (1) is free, (X) occupied by green, (2) shows cloth, and then comes her own start."""
    t = Position().score(2, 2, 2, 2)
    start, first, occupied, cloth = white_spaces(t)
    disks(t, start, occupied, t.spaces_of("blue")[0], t.spaces_of("blue")[1]).moving()

    assert [move for move in t.legal if "white" in move] == ["move white", "move white skip-1"]
    assert t.refuses("move white skip-2", "track.no-return")
    assert leads_to(t, "move white") == first

    before = t.lying
    t.play("move white skip-1")
    assert t.space(YELLOW) == cloth
    assert t.space(GREEN) == occupied
    assert t.points(YELLOW) == 1
    assert t.changed(before) == {"score", "disk"}


@rule("track.skip")
def test_on_the_cloth_space_yellow_may_take_a_cloth_or_sell_two() -> None:
    """Example, continued."""
    t = Position().house(YELLOW, "england", 1).house(YELLOW, "spain", 1).goods(YELLOW, cloth=2)
    start, _, occupied, _ = white_spaces(t)
    disks(t, start, occupied, t.spaces_of("blue")[0], t.spaces_of("blue")[1])

    t.moving().play("move white skip-1")
    assert t.legal == ["space forgo", "space take", "space sell"]
    t.play("space sell", "market sell england", "market sell spain", "market done")

    assert t.points(YELLOW) == 2 - 1 + 4 + 2


@rule("track.skip")
def test_a_first_white_space_costs_nothing() -> None:
    """Example: she may stop on (1) for nothing."""
    t = Position()
    start, first, occupied, _ = white_spaces(t)
    disks(t, start, occupied, t.spaces_of("blue")[0], t.spaces_of("blue")[1])
    before = t.moving().lying

    t.play("move white")

    assert t.space(YELLOW) == first
    assert t.changed(before) == {"disk"}


@rule("track.skip", "vp.no-voluntary-debt")
@pytest.mark.parametrize(("points", "skips"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_each_space_left_out_costs_a_point_the_player_must_have(points: int, skips: int) -> None:
    t = Position().score(points, 0, 0, 0)
    ships = t.spaces_of("purple")
    disks(t, t.spaces_of("blue")[0], *t.spaces_of("blue")[1:]).moving()

    assert len([move for move in t.legal if "purple" in move]) == skips + 1
    if points < 3:
        assert t.clauses(f"move purple skip-{points + 1}") == ["vp.no-voluntary-debt"]

    t.play("move purple" if skips == 0 else f"move purple skip-{skips}")
    nearest = ships.index(leads_to(disks(Position(), *t.spaces_of("blue")).moving(), "move purple"))
    assert t.space(0) == ships[(nearest + skips) % 4]
    assert t.points(0) == points - skips


@rule("track.skip-limit")
def test_a_move_leaves_out_three_spaces_at_most() -> None:
    """However many spaces of the colour there are, and however rich the player."""
    spaces = [("space", place, "die", '"white"') for place, die in enumerate(Position().printed.space_die) if die != 4]
    t = Position(2, GAME(reprinted(*spaces))).score(20, 0)
    t.disk(0, t.spaces_of("purple")[0]).disk(1, t.spaces_of("purple")[1]).moving()
    ahead = t.spaces_of("white")

    white_moves = [move for move in t.legal if "white" in move]

    assert white_moves == ["move white", "move white skip-1", "move white skip-2", "move white skip-3"]
    assert "move white skip-4" not in t.game.numbers
    first = ahead.index(leads_to(t, "move white"))
    assert leads_to(t, "move white skip-3") == ahead[(first + 3) % len(ahead)]
    assert t.play("move white skip-3").points(0) == 17


@rule("track.no-return")
def test_no_move_goes_round_the_whole_track() -> None:
    """q.track.beyond-start: a move is always shorter than one full lap."""
    t = Position(2).score(30, 0)
    start, first, second, cloth = white_spaces(t)
    t.disk(0, start).disk(1, t.spaces_of("blue")[0]).moving()

    assert leads_to(t, "move white") == first
    assert leads_to(t, "move white skip-1") == second
    assert leads_to(t, "move white skip-2") == cloth
    assert t.clauses("move white skip-3") == ["track.no-return"]
    assert "move white skip-3" not in t.legal


@rule("track.skip")
def test_points_of_the_space_reached_do_not_pay_for_the_way() -> None:
    """q.track.skip-unaffordable: the points are paid before moving on."""
    spaces = [place for place, die in enumerate(Position().printed.space_die) if die == 0]
    t = Position(2, GAME(reprinted(*(("space", place, "symbol", '"points 5"') for place in spaces)))).score(0, 0)
    t.disk(0, t.spaces_of("blue")[0]).disk(1, t.spaces_of("blue")[1]).moving()

    assert t.refuses("move white skip-1", "vp.no-voluntary-debt")
    assert t.play("move white", "space use").points(0) == 5


# The action of the space


@rule("track.action-optional")
def test_the_action_of_the_space_is_carried_out_once() -> None:
    t = Position(4, GAME(reprinted(*THREE_POINTS))).reaching("points 3")
    assert t.asked == "space"
    assert t.legal == ["space forgo", "space use"]

    before = t.lying
    t.play("space use")

    assert t.points(0) == 5
    assert t.changed(before) == {"score"}
    assert t.asked == "end"


@rule("track.action-optional")
def test_the_action_of_the_space_may_be_left() -> None:
    t = Position(4, GAME(reprinted(*THREE_POINTS))).reaching("points 3")
    before = t.lying

    t.play("space forgo")

    assert t.changed(before) == set()
    assert t.asked == "end"


@rule("track.action-optional")
def test_a_space_reached_by_a_tile_is_used_once_too() -> None:
    """The tile that moves the disk on is played before the space is used: the space left behind is given up."""
    t = Position(2, GAME(reprinted(*THREE_POINTS, *FIVE_POINTS))).tile(0, "advance")
    t.disk(0, t.printed.space_ids[-1]).disk(1, t.printed.space_ids[8])
    t.moving().play("move white", "space tile", "tile advance")
    assert t.space(0) == t.printed.space_ids[1]

    t.play("space use")

    assert t.points(0) == 2 + 5
    assert t.asked == "end"


@rule("track.die-stays-free")
def test_the_die_that_moves_the_disk_stays_free_and_is_rolled_next_year() -> None:
    t = Position().rolled(0, white=4, blue=3)
    disks(t, t.spaces_of("brown")[0], *t.spaces_of("orange")[:3]).moving().play("move white", "space forgo")
    assert t.is_free(0, "white")
    assert t.shows(0, "white") == 4

    t.second_half().play("roll", "die 2")

    assert t.shows(0, "white") == 2
