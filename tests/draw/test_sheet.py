"""Pictures as documents, the palette, and the pieces every board shares."""

import re
from xml.etree import ElementTree

import pytest

from fondaco.draw import cards, dice, seats, tokens
from fondaco.draw.lettering import block, cut, escape, fitted, flowed, line, measure
from fondaco.draw.palette import COLOURS, css
from fondaco.draw.sheet import as_svg, whole
from fondaco.draw.tracks import cell, chevron, ring
from fondaco.kernel import Part, Picture, Pictures

SVG = "{http://www.w3.org/2000/svg}"


def picture(width: float = 100, height: float = 50, name: str = "a") -> Picture:
    part = Part(f"{name}-1", 10, 5, 20, 20, dice.die("white", 3, 20), "Die <3>", 'It says "3" & more')
    return Picture(width, height, tokens.hollow(20), (part,), f"Picture {name}")


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def contrast(one: str, other: str) -> float:
    """How far apart two colours are in lightness, as the accessibility guidelines count it."""

    def lightness(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


# Documents


def test_a_picture_is_a_document_of_its_own() -> None:
    root = read(as_svg(picture()))
    assert root.get("role") == "img" and root.get("viewBox") == "0 0 100 50"
    assert root[0].tag == f"{SVG}title" and root[0].text == "Picture a"
    part = next(element for element in root.iter() if element.get("id") == "a-1")
    assert part.get("transform") == "translate(10 5)"
    assert part[0].text == 'Die <3>\nIt says "3" & more'


def test_the_whole_table_holds_every_part_and_overlaps_nothing() -> None:
    mats = tuple(picture(60, 30, f"m{seat}") for seat in range(4))
    root = read(whole(Pictures(picture(), mats)))
    places = [element.get("transform") for element in root if element.tag == f"{SVG}g"]
    assert len(places) == len(set(places)) == 5
    assert {element.get("id") for element in root.iter() if element.get("id")} == {
        "a-1",
        *(f"m{seat}-1" for seat in range(4)),
    }


def test_a_document_has_no_colours_of_its_own_and_nothing_a_strict_page_forbids() -> None:
    body = as_svg(picture()).split("</style>")[1]
    assert not re.search(r"style=|<script|url\(|href|#[0-9a-f]{3}", body)


# The palette


def test_every_colour_has_its_variable_on_light_and_dark_paper() -> None:
    sheet = css()
    for role, (light, dark) in COLOURS.items():
        assert sheet.count(f"--{role}:{light};") >= 2 and sheet.count(f"--{role}:{dark};") >= 2
        assert f".f-{role}{{fill:var(--{role})}}" in sheet and f".s-{role}{{stroke:var(--{role})}}" in sheet
    assert "prefers-color-scheme:dark" in sheet
    assert "[data-theme=dark]" in sheet and "[data-theme=light]" in sheet
    assert sheet.count("{") == sheet.count("}")


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        *(("ink", "paper"), ("ink", "raised"), ("faded", "paper"), ("faded", "raised"), ("alarm", "raised")),
        *((f"on-{die}", die) for die in ("white", "orange", "brown", "purple", "black")),
        ("on-gold", "gold"),
    ],
)
def test_what_is_read_stands_out_from_its_ground(ink: str, paper: str, theme: int) -> None:
    assert contrast(COLOURS[ink][theme], COLOURS[paper][theme]) >= (4.0 if paper == "purple" else 4.5)


# Lettering


def test_text_cannot_become_markup() -> None:
    assert escape('<a b="c">\'&') == "&lt;a b=&quot;c&quot;&gt;&#39;&amp;"
    assert read(f"<g>{line(0, 0, '<&>', 10)}</g>")[0].text == "<&>"


def test_text_is_cut_wrapped_and_fitted_to_its_room() -> None:
    assert cut("Kingsbridge", 1000, 20) == "Kingsbridge"
    short = cut("Kingsbridge", 80, 20)
    assert short.endswith("…") and measure(short, 20) <= 80
    assert flowed("Johan van Oldenbarnevelt", 200, 20, 2) == ["Johan van", "Oldenbarnevelt"]
    assert len(flowed("one two three four five six", 60, 20, 2)) == 2
    assert fitted("Kingsbridge", 1000, 20) == 20
    assert measure("Kingsbridge", fitted("Kingsbridge", 60, 20)) == pytest.approx(60)
    size, lines = block("Johan van Oldenbarnevelt", 150, 28, 2, 10)
    assert size < 28 and all(measure(part, size) <= 150 for part in lines)
    assert "textLength" in line(0, 0, "Oldenbarnevelt", 20, room=90) and "textLength" not in line(
        0, 0, "Ned", 20, room=90
    )


# Pieces


@pytest.mark.parametrize("number", range(7))
def test_a_die_has_as_many_pips_as_it_shows(number: int) -> None:
    assert dice.die("blue", number, 40, "").count("<circle") == number


def test_seats_differ_in_shape_and_not_only_in_colour() -> None:
    outlines = [re.sub(r"seat-\d", "", seats.sign(seat, 40)) for seat in range(4)]
    assert len(set(outlines)) == 4
    assert len({re.sub(r"seat-\d", "", seats.house(seat, 40, 40)) for seat in range(4)}) == 4
    assert len({re.sub(r"seat-\d", "", seats.disk(seat, 40)) for seat in range(4)}) == 4


@pytest.mark.parametrize("spaces", [8, 9, 20, 21, 36, 63])
def test_a_ring_goes_clockwise_and_stays_inside(spaces: int) -> None:
    boxes = ring(spaces, 1000, 1060, 8, 104)
    assert len(set(boxes)) == spaces
    for box in boxes:
        assert box.x >= 7.99 and box.y >= 7.99
        assert box.x + box.width <= 992.01 and box.y + box.height <= 1052.01
    assert boxes[0][:2] == (8, 8) and boxes[1].x > boxes[0].x and boxes[-1].x == 8


def test_every_piece_is_well_formed_and_coloured_by_the_palette() -> None:
    pieces = [
        *(cards.face(80, 100, "blue"), cards.back(80, 100, "brown", "<g/>"), cards.empty(80, 100)),
        *(cell(80, 60, "orange"), *(chevron(20, way) for way in range(4))),
        *(tokens.stone("catholic", 40), tokens.hollow(40), tokens.tile(40, ""), tokens.coin(12, 40)),
        *(tokens.count(3, 20), tokens.flame(True), tokens.flame(False), tokens.cross(40)),
    ]
    for piece in pieces:
        for element in read(f"<g>{piece}</g>").iter():
            for name in (element.get("class") or "").split():
                assert name in ("t-serif", "t-sans") or name[2:] in COLOURS, name
