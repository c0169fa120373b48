"""What players know, and what they do not."""

import random
from typing import Any

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.dice import free_dice, imprisoned
from fondaco.games.column_of_fire.vocabulary import CARDS, TILE, TILES
from fondaco.kernel.view import freeze

OWNER, OPPONENT, SPECTATOR = 0, 1, -1

OPEN = (
    *("year", "half", "active", "starting_player", "ending", "event_struck", "sold", "struck", "religion_spaces"),
    *("score", "religion", "religion_die", "protection", "disk", "loch_leven", "goods", "house", "under", "value"),
    *("rows", "stones", "face_up", "discard"),
)


def table() -> Position:
    """Something of everything on the table; seat 0 holds two tiles and seat 1 one."""
    t = Position(3).religions("CPC").religion_die(1, 5).score(7, 11, 0).goods(0, cloth=2).goods(2, ore=1)
    t.protection(1, 3).house(0, "england", 4).house(2, "spain", 1).stones("france", "PCN")
    t.character(0, "elizabeth-i", "white", 4).character(1, "count-of-feria", "purple", 2).imprisoned(2, "brown", 3)
    t.tile(0, "any-good").tile(0, "points-3").tile(1, "points-1").rolled(2, blue=6)
    t.s.discard[TILE.labels.index("advance")] = 1
    t.s.stack[TILE.labels.index("advance")] -= 1
    return t.ending_turn(1)


def tiles(*names: str) -> tuple[int, ...]:
    return tuple(names.count(tile) for tile in TILE.labels)


@rule("info.advantage-hidden")
def test_the_owner_sees_the_own_tiles() -> None:
    """q.advantage.look: at any time, also in another player's turn."""
    t = table()
    assert t.game.view(t.s, OWNER).hand == tiles("any-good", "points-3")
    assert t.game.view(t.s, OPPONENT).hand == tiles("points-1")


@rule("info.advantage-hidden")
@pytest.mark.parametrize("seat", [OWNER, OPPONENT, 2, SPECTATOR])
def test_everybody_sees_how_many_tiles_lie_in_front_of_whom(seat: int) -> None:
    t = table()
    assert t.game.view(t.s, seat).hand_totals == (2, 1, 0)


@rule("info.advantage-hidden")
def test_a_spectator_sees_no_tile() -> None:
    t = table()
    assert t.game.view(t.s, SPECTATOR).hand == ()


@rule("info.advantage-hidden", "info.decks-hidden")
@pytest.mark.parametrize("seat", [OPPONENT, 2, SPECTATOR])
def test_other_tiles_in_a_hand_make_no_difference_to_what_others_see(seat: int) -> None:
    one, other = table(), table()
    for tile, change in (("any-good", -1), ("points-2", 1)):
        other.s.hand[OWNER][TILE.labels.index(tile)] += change
        other.s.stack[TILE.labels.index(tile)] -= change
    assert one.game.view(one.s, seat) == other.game.view(other.s, seat)
    assert one.game.view(one.s, OWNER) != other.game.view(other.s, OWNER)


@rule("info.advantage-hidden", "symbol.advantage")
def test_a_tile_drawn_is_shown_to_nobody_but_its_owner() -> None:
    t = Position().performing("advantage", seat=2)
    number, a, b = t.s.frames[-1]
    assert t.game.steps[number].witness(t.s, a, b) == 2

    t.s.heard = []
    t.play("draw points-2")

    told = {event.key: (event.witness, dict(event.numbers)) for event in t.s.heard}
    assert told == {
        "tile-drawn": (-1, {"seat": 2}),
        "tile-seen": (2, {"seat": 2, "tile": TILE.labels.index("points-2")}),
    }


@rule("info.advantage-hidden")
@pytest.mark.parametrize("tile", ["any-good", "points-3"])
def test_a_player_with_any_tile_is_asked_lest_others_learn_what_it_shows(tile: str) -> None:
    """A tile with points cannot be used now; a turn that ended by itself would tell the table so."""
    t = Position().tile(0, tile).ending_turn(0)
    number, a, b = t.s.frames[-1]
    assert not t.game.steps[number].may_be_forced(t.s, a, b)

    t = Position().tile(0, tile).ending_turn(1)
    number, a, b = t.s.frames[-1]
    assert t.game.steps[number].may_be_forced(t.s, a, b)


@rule("info.advantage-hidden", "info.public")
def test_a_tile_used_is_shown_to_all() -> None:
    """q.advantage.look: it is revealed as its symbol is carried out."""
    t = Position().tile(0, "protection").ending_turn()
    t.s.heard = []
    t.play("end tile", "tile protection")

    used = next(event for event in t.s.heard if event.key == "tile-used")
    assert (used.witness, dict(used.numbers)) == (-1, {"seat": 0, "tile": TILE.labels.index("protection")})
    for seat in (OWNER, OPPONENT, SPECTATOR):
        assert t.game.view(t.s, seat).discard == tiles("protection")


@rule("info.decks-hidden")
@pytest.mark.parametrize("seat", [OWNER, OPPONENT, SPECTATOR])
def test_the_stacks_of_tiles_show_only_their_height(seat: int) -> None:
    t = table()
    view = t.game.view(t.s, seat)
    assert view.stack_total == 28 - 3 - 1
    assert not hasattr(view, "stack")
    assert not hasattr(view, "printed")


@rule("info.decks-hidden")
@pytest.mark.parametrize("seat", [OWNER, OPPONENT, SPECTATOR])
def test_a_deck_shows_its_top_character_and_the_cards_below_have_no_order_yet(seat: int) -> None:
    """Which cards are left is known to all by counting; which comes next is drawn when it is turned up."""
    t = Position()
    t.rolled(0, white=4).taking().play("take white", "use skip", "reveal", "card 8")

    view = t.game.view(t.s, seat)

    assert view.face_up == (7, 0, 0, 0)
    assert view.decks[0] == tuple(place for place in range(CARDS) if place not in (0, 7))
    assert view.decks[1] == tuple(range(1, CARDS))
    assert t.next_card("england").chances == {f"card {place + 1}": 1 for place in view.decks[0]}


@rule("info.public")
@pytest.mark.parametrize("field", OPEN)
def test_all_else_is_open_to_everybody(field: str) -> None:
    t = table()
    for seat in (OWNER, OPPONENT, 2, SPECTATOR):
        assert getattr(t.game.view(t.s, seat), field) == freeze(getattr(t.s, field))


@rule("info.public")
def test_nothing_is_hidden_but_tiles_and_decks() -> None:
    hidden = {name for name, how in Position().s.VISIBLE.items() if how != "public"} - {"printed"}
    assert hidden == {"hand", "stack"}


@rule("info.public")
def test_a_known_position_answers_for_free_dice_prisoners_and_owners_of_sites() -> None:
    t = table()
    known = t.game.known(t.game.view(t.s, SPECTATOR))
    assert free_dice(known, 0) == [1, 2, 3, 4]
    assert free_dice(known, 2) == [0, 1, 2, 4]
    assert imprisoned(known, 2) == [3]
    assert imprisoned(known, 0) == []
    assert [known.owner_of_site(*site) for site in ((0, 4), (3, 1), (0, 1))] == [0, 2, -1]


@rule("info.advantage-hidden")
def test_a_known_position_holds_only_the_own_tiles() -> None:
    t = table()
    assert t.game.known(t.game.view(t.s, OWNER)).hand == [list(tiles("any-good", "points-3")), [0] * TILES, [0] * TILES]
    assert t.game.known(t.game.view(t.s, SPECTATOR)).hand == [[0] * TILES] * 3


@rule("info.advantage-hidden", "advantage.use")
@pytest.mark.parametrize(("reader", "told"), [(OWNER, 1), (OPPONENT, 0), (SPECTATOR, 0)])
def test_a_free_action_tells_of_the_tiles_of_its_player_and_not_of_its_reader(reader: int, told: int) -> None:
    t = table().tile(1, "advance", 2).ending_turn(OWNER)
    use_a_tile = t.game.steps[frames.END_TURN].options.first("tile")
    view = t.game.view(t.s, reader)
    assert t.game.particulars(view, (frames.END_TURN, OWNER, 0), use_a_tile) == {"tiles": told}


@rule("info.advantage-hidden", "info.decks-hidden", "info.public")
@pytest.mark.parametrize("seat", [OWNER, OPPONENT, SPECTATOR])
def test_an_imagined_position_agrees_with_all_a_seat_knows(seat: int) -> None:
    t = table()
    view = t.game.view(t.s, seat)
    for seed in range(20):
        imagined = t.game.imagine(view, random.Random(seed).random)
        assert t.game.view(imagined, seat) == view
        for tile in range(TILES):
            in_all = sum(hand[tile] for hand in imagined.hand) + imagined.stack[tile] + imagined.discard[tile]
            assert in_all == t.printed.tile_counts[tile]


@rule("info.advantage-hidden")
def test_unseen_tiles_are_imagined_in_every_possible_way() -> None:
    """What the opponent holds may be any tile that is neither in the own hand nor discarded."""
    t = table()
    view = t.game.view(t.s, OWNER)
    chance = random.Random(5).random
    seen: set[Any] = {tuple(t.game.imagine(view, chance).hand[OPPONENT]) for _ in range(600)}

    possible = [
        tile
        for tile, count in enumerate(t.printed.tile_counts)
        if count - tiles("any-good", "points-3")[tile] - tiles("advance")[tile] > 0
    ]
    assert seen == {tuple(int(own == tile) for own in range(TILES)) for tile in possible}


@rule("info.advantage-hidden")
def test_an_imagined_hand_does_not_know_the_true_one() -> None:
    """The same view and the same chance give the same thought, whatever the opponents really hold."""
    one, other = table(), table()
    for tile, change in (("points-1", -1), ("turn-die", 1)):
        other.s.hand[OPPONENT][TILE.labels.index(tile)] += change
        other.s.stack[TILE.labels.index(tile)] -= change
    thoughts = [t.game.imagine(t.game.view(t.s, OWNER), random.Random(3).random) for t in (one, other)]
    assert thoughts[0].hand == thoughts[1].hand
    assert thoughts[0].stack == thoughts[1].stack
