"""The drawing: complete at every moment of a game, well-formed, without secrets, and with everything to click."""

import re
from random import Random

import pytest
from tests.games.drawings import NAMES, Drawings, parts

from fondaco import Table
from fondaco.draw.sheet import whole
from fondaco.games.column_of_fire.game import ColumnOfFireGame
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.vocabulary import COUNTRIES, COUNTRY, NO_CARD, OWN_DIE
from fondaco.words import Speaker

GAME = ColumnOfFireGame()
DRAWINGS = Drawings(GAME, {"skip", "forgo", "done", "nothing", "nobody", "keep", "suffer"})
drawn, check_picture, check_pointing = DRAWINGS.drawn, DRAWINGS.check_picture, DRAWINGS.check_pointing


@pytest.mark.parametrize("seed", [1558, 1572])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.whole_games
def test_every_moment_of_a_game_can_be_drawn_and_clicked(players: int, seed: int) -> None:
    DRAWINGS.check_game(Table("column-of-fire", seats=["random"] * players, seed=seed), 1, 10)


def test_the_same_view_gives_the_same_drawing_and_the_same_strings() -> None:
    table = Table("column-of-fire", seats=["random"] * 4, seed=5)
    one, other = drawn(table.view(1)), drawn(table.view(1))
    assert one == other and whole(one) == whole(other)
    for here, there in zip(one.board.parts, other.board.parts, strict=True):
        assert here.body is there.body
    assert one.board.backdrop is drawn(table.view(0), "fr").board.backdrop


def test_a_drawing_can_be_made_before_anything_is_dealt() -> None:
    check_picture(drawn(GAME.view(GAME.begin(3, {}), 0)))


@pytest.mark.rule("info.advantage-hidden")
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing() -> None:
    """Each seat imagines the rest of the table anew and then sees the very same pictures."""
    table = Table("column-of-fire", seats=["random"] * 4, seed=11)
    game, random = table.game, Random(11)
    hidden = 0
    for _ in range(150):
        table.bot_plays()
        for seat in range(-1, 4):
            view = table.view(seat)
            imagined = game.imagine(view, random.random)
            hidden += imagined.hand != table._state.hand
            assert drawn(game.view(imagined, seat)) == drawn(view)
    assert hidden > 20


@pytest.mark.rule("info.advantage-hidden")
def test_only_their_owner_sees_tiles_open() -> None:
    s = GAME.begin(3, {})
    for seat in range(3):
        s.hand[seat][seat] = 2
    for seat in range(-1, 3):
        opened = {name.split("-")[1] for name in parts(drawn(GAME.view(s, seat))) if name.startswith("tile-")}
        assert opened == ({str(seat)} if seat >= 0 else set())


def test_dice_and_cards_keep_their_ids_wherever_they_lie() -> None:
    table = Table("column-of-fire", seats=["random"] * 4, seed=9)
    travelled = 0
    for _ in range(200):
        before = {f"card-{country * 17 + card}" for country, card in enumerate(table.view(0).face_up)}
        table.bot_plays()
        pictures = drawn(table.view(0))
        ids = parts(pictures)
        assert {f"die-{seat}-{colour}" for seat in range(4) for colour in OWN_DIE.labels} <= ids.keys()
        on_mats = {part.id for mat in pictures.mats for part in mat.parts}
        travelled += len(before & on_mats)
    assert travelled


@pytest.mark.rule("end.deck-empty-house")
def test_an_empty_deck_leaves_its_place_to_click() -> None:
    table = Table("column-of-fire", seats=["random"] * 2, seed=1)
    s = table._state.copy()
    for country in range(COUNTRIES):
        s.face_up[country], s.decks[country] = NO_CARD, []
    view = GAME.view(s, 0)
    pictures = drawn(view)
    check_picture(pictures)
    assert GAME.pointed_at(view, (frames.TAKE_CHARACTER, 0, 0), 0) == ("deck-england", "die-0-white")
    assert {f"place-{name}" for name in COUNTRY.labels} <= parts(pictures).keys()


def test_what_is_filled_in_says_so() -> None:
    ids = parts(drawn(Table("column-of-fire", seats=["random"] * 2, seed=1).view(0)))
    assert ids["price-spain-ore"].reconstructed and not ids["price-spain-cloth"].reconstructed
    assert ids["space-0"].reconstructed and not ids["space-4"].reconstructed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_name_every_part(language: str) -> None:
    pictures = drawn(Table("column-of-fire", seats=["random"] * 4, seed=2).view(0), language)
    ids = parts(pictures)
    assert ids["country-netherlands"].title == {"en": "Netherlands", "fr": "Pays-Bas"}[language]
    assert ids["stone-spain-0"].title == {"en": "Religion space in Spain", "fr": "Case Religion en Espagne"}[language]
    assert (
        ids["score-0"].title.replace("\u00a0", " ")
        == {
            "en": "Margaretha: 2 points",
            "fr": "Margaretha : 2 points",
        }[language]
    )


def test_two_players_see_a_closed_space_in_every_country() -> None:
    ids = parts(drawn(Table("column-of-fire", seats=["random"] * 2, seed=1).view(0)))
    assert {f"cross-{name}" for name in COUNTRY.labels} <= ids.keys()
    assert "stone-spain-2" in ids and "stone-spain-3" not in ids


def test_every_caption_is_used() -> None:
    texts = (GAME.folder / "en.ftl").read_text(encoding="utf-8")
    code = "".join(file.read_text(encoding="utf-8") for file in GAME.folder.rglob("*.py"))
    keys = re.findall(r"^(draw-[a-z-]+) =", texts, re.MULTILINE)
    assert len(keys) > 50
    assert not [key for key in keys if f'"{key}"' not in code and f"{{ {key} }}" not in texts]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.whole_games
def test_what_was_drawn_before_is_shown_only_where_nothing_changed(players: int) -> None:
    """Whatever a part shows belongs to what it is remembered by: who draws everything anew draws the same."""
    table = Table(GAME, ["random"] * players, seed=players)
    while not table.over:
        table.bot_plays()
        if table.length % 4:
            continue
        for seat in (-1, 0, players - 1):
            view = table.view(seat)
            anew = GAME.pictures(view, Speaker(GAME, "en"), NAMES[:players])
            assert drawn(view) == anew, f"seat {seat} after {table.length} decisions"
