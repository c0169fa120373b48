"""Colour palette of all pictures, light and dark, as CSS custom properties."""

from functools import cache
from typing import Final

SERIF: Final = '"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif'
SANS: Final = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#f6f0e2", "#1d1a16"),
    "raised": ("#fffaf0", "#27231d"),
    "sunken": ("#ece3cd", "#171410"),
    "ink": ("#2b241b", "#eee4d2"),
    "faded": ("#6d6354", "#a99d89"),
    "line": ("#b8a98c", "#574c3c"),
    "may": ("#1f5fbf", "#7db1ff"),
    "alarm": ("#b23a1e", "#f0835f"),
    # Faiths
    "catholic": ("#6a3d8a", "#a878cf"),
    "protestant": ("#7d8790", "#98a3ad"),
    "reformist": ("#b3392c", "#e2766a"),
    "islamic": ("#1d6b4f", "#58b391"),
    "neutral": ("#cbb58a", "#cbb58a"),
    "on-faith": ("#fffaf0", "#1d1a16"),
    "on-neutral": ("#5a4a28", "#3a2f18"),
    # Seats
    "seat-0": ("#c98a1b", "#c98a1b"),
    "seat-1": ("#2d62b3", "#4a7fd0"),
    "seat-2": ("#2f8a66", "#2f8a66"),
    "seat-3": ("#c2452d", "#cf5238"),
    "on-seat": ("#fffaf0", "#fffaf0"),
    # Dice and their markers
    "white": ("#fffdf6", "#efe6d4"),
    "blue": ("#2f66a3", "#5089c6"),
    "orange": ("#d9822b", "#df9044"),
    "brown": ("#7b4b2c", "#96643f"),
    "purple": ("#6a3d8a", "#946bb8"),
    "black": ("#2a2520", "#0f0d0b"),
    "on-white": ("#2b241b", "#2b241b"),
    "on-blue": ("#ffffff", "#ffffff"),
    "on-orange": ("#2b1a08", "#2b1a08"),
    "on-brown": ("#ffffff", "#ffffff"),
    "on-purple": ("#ffffff", "#ffffff"),
    "on-black": ("#f6f0e2", "#f6f0e2"),
    # Followers without a die's colour
    "red": ("#a8322f", "#b8433e"),
    "grey": ("#6a7078", "#70777f"),
    "yellow": ("#e9c434", "#e6c340"),
    "on-red": ("#ffffff", "#ffffff"),
    "on-grey": ("#ffffff", "#ffffff"),
    "on-yellow": ("#2b1f08", "#2b1f08"),
    "edge": ("#5d5344", "#8b7f6c"),
    # Goods, points and fire
    "book": ("#4a7350", "#6d9a73"),
    "ore": ("#666d75", "#8f979f"),
    "cloth": ("#b34a55", "#cf6c76"),
    "wine": ("#7b2346", "#b65a80"),
    "wood": ("#a67a48", "#a67a48"),
    "grain": ("#ecd27c", "#d9bd62"),
    "cheese": ("#e39a3c", "#d98f35"),
    "wool": ("#cfd8dc", "#b4c0c6"),
    "brocade": ("#1f6f78", "#2f8690"),
    "on-good": ("#3a2a12", "#2b1f0c"),
    # Roads and rivers
    "road": ("#8f6a42", "#a8845a"),
    "water": ("#5f97bd", "#4d83a8"),
    "shoal": ("#d3e2ea", "#1f3442"),
    "gold": ("#d9a93a", "#d9a93a"),
    "on-gold": ("#2b1f08", "#2b1f08"),
    "growth": ("#3f6e48", "#4b7a54"),
    "steel": ("#5b7f9e", "#7fa3c2"),
    "fire": ("#d2501e", "#e2683a"),
    "ember": ("#f3b13c", "#f6c35e"),
}
"""Each role with its light and dark colour."""


def _variables(which: int) -> str:
    return "".join(f"--{role}:{pair[which]};" for role, pair in COLOURS.items())


@cache
def css() -> str:
    """The stylesheet of all pictures; dark mode follows the system unless data-theme is set."""
    light, dark = _variables(0), _variables(1)
    fills = "".join(f".f-{role}{{fill:var(--{role})}}" for role in COLOURS)
    strokes = "".join(f".s-{role}{{stroke:var(--{role})}}" for role in COLOURS)
    return (
        f":root{{{light}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
        f"[data-theme=light]{{{light}}}[data-theme=dark]{{{dark}}}"
        f"{fills}{strokes}"
        f".t-serif{{font-family:{SERIF}}}"
        f".t-sans{{font-family:{SANS};font-variant-numeric:tabular-nums}}"
    )
