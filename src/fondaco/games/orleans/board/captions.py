"""What the parts of the drawing are called and what is said of them."""

from typing import Final

from fondaco.draw.captions import GameCaptions
from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.vocabulary import *

TRACK_CLAUSES: Final = (
    *("place.farm-goods", "village.boatman", "village.craftsman", "village.trader"),
    *("place.castle", "place.university", "development.points"),
)
SUPPLY_CLAUSES: Final = ("place.farm", *TRACK_CLAUSES[BOATMAN:DEVELOPMENT], "place.monastery")


class Captions(GameCaptions[Printed]):
    """The sentences of the drawing in one language."""

    def name(self, kind: str, value: int) -> str:
        """The name of a thing; a follower type may be any."""
        return self.within("draw-anybody") if kind == "type" and value == ANY else super().name(kind, value)

    def does(self, place: int) -> str:
        """What a place does, and whom it asks for (component.place)."""
        spaces = self.printed.spaces_of[place]
        does = f"{self.say(f'place-does-{PLACE.labels[place]}')}."
        if not spaces:
            return does
        who = self.listed("type", (self.printed.asks[space] for space in spaces))
        return f"{does} {self.say('draw-asks-hall' if place == TOWN_HALL else 'draw-asks', who=who)}"

    def way(self, link: int) -> str:
        """A connection by its kind and its ends."""
        here, there = (self.name("town", town) for town in self.printed.link_ends[link])
        return self.say("draw-waterway" if self.printed.link_kind[link] else "draw-road", here=here, there=there)


def place_clause(place: int) -> str:
    """Where the rules speak of a place or a place tile."""
    if place == BATHHOUSE:
        return "tile.bathhouse-draw"
    return f"place.{PLACE.labels[place]}" if place < BOARD_PLACES else f"tile.{PLACE.labels[place]}"
