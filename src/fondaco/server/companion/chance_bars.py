"""Bars and dice of the companion (SVG), in the colours of the palette."""

from fractions import Fraction
from functools import cache
from typing import Final

from markupsafe import Markup

from fondaco.draw.dice import die
from fondaco.draw.shapes import figure, path

LONG: Final = 100
HIGH: Final = 8
HATCH: Final = 2.5
"""Distance of the strokes of a hatched bar."""
SIZE: Final = 44
COLOUR_OF: Final = {"attack": "white", "defence": "brown", "table": "black"}
"""Colour of each side's dice; the text beside them says the side too."""


def _picture(body: str, kind: str) -> Markup:
    box = f'viewBox="0 0 {LONG} {HIGH}" preserveAspectRatio="none"'
    return Markup(f'<svg class="{kind}" {box} aria-hidden="true" focusable="false">{body}</svg>')


def bar(share: Fraction, hoped: bool = True) -> Markup:
    """Bar of a probability: solid if the result is wanted, hatched if not."""
    width = float(share) * LONG
    outline = f'x="0" y="0" width="{figure(width)}" height="{HIGH}"'
    if hoped:
        return _picture(f'<rect {outline} class="bar-hoped"/>', "bar")
    steps = [number * HATCH for number in range(int(width / HATCH) + 1)]
    strokes = "".join(f"M{figure(x)} {HIGH}l{figure(min(HATCH, width - x))} -{HIGH}" for x in steps if width - x > 0.2)
    return _picture(f'<rect {outline} class="bar-other"/><path d="{strokes}" class="bar-hatch"/>', "bar")


def difference_bar(difference: Fraction) -> Markup:
    """Bar of a change: to the right for the better, to the left for the worse."""
    middle = LONG / 2
    width = min(middle, abs(float(difference)) * LONG)
    begin = middle if difference > 0 else middle - width
    kind = "bar-hoped" if difference > 0 else "bar-worse"
    axis = path(f"M{figure(middle)} 0v{HIGH}", "", "faded", 0.8)
    return _picture(
        f'<rect x="{figure(begin)}" y="1" width="{figure(width)}" height="{HIGH - 2}" class="{kind}"/>{axis}', "bar"
    )


@cache
def die_picture(who: str, face: int, counts: bool) -> Markup:
    """A rolled die; faded if it does not count, which the text beside it says too."""
    kind = "die" if counts else "die die-miss"
    box = f'viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}"'
    body = die(COLOUR_OF.get(who, "white"), face, SIZE)
    return Markup(f'<svg class="{kind}" {box} role="img" aria-label="{face}">{body}</svg>')
