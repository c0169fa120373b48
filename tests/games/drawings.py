"""What holds for the drawing of every game: parts in their places, names and clauses, and everything to click."""

import re
from typing import Any
from xml.etree import ElementTree

from fondaco import Table
from fondaco.draw.palette import COLOURS
from fondaco.draw.sheet import as_svg, whole
from fondaco.kernel import Part, Pictures
from fondaco.table import AnyGame
from fondaco.words import speaker
from fondaco.words.clauses import read_chapters

NAMES = ("Margaretha", "Ned", "Sylvie <Palot> & Söhne", "B")


class Drawings:
    """The drawings of one game, and which of its options leave everything as it is and so point at nothing."""

    def __init__(self, game: AnyGame, leaves_all_as_it_is: set[str]) -> None:
        self.game, self.leaves_all_as_it_is = game, leaves_all_as_it_is
        self.clauses = {clause.id for chapter in read_chapters(game.folder) for clause in chapter.clauses}

    def drawn(self, view: Any, language: str = "en") -> Pictures:
        return self.game.pictures(view, speaker(self.game, language), NAMES[: view.players])

    def check_picture(self, pictures: Pictures) -> None:
        """Parts lie inside their picture, have names, and cite clauses that exist; no text is missing."""
        for picture in (pictures.board, *pictures.mats):
            assert picture.label and "{" not in picture.label, picture.label
            for part in picture.parts:
                assert part.x >= 0 and part.x + part.width <= picture.width + 0.01, part
                assert part.y >= 0 and part.y + part.height <= picture.height + 0.01, part
                assert part.title and not re.search(r"[{}]|None|  ", part.title + part.text), (part.title, part.text)
                assert not part.clause or part.clause in self.clauses, part.clause

    def check_game(self, table: Table, every: int, thoroughly_every: int) -> None:
        """Play a game of bots: one moment of so many is drawn for all who look on, and everything can be clicked."""
        players, moment = len(table.names), 0
        while not table.over:
            if moment % every == 0:
                views = [table.view(seat) for seat in range(-1, players)]
                drawings = [self.drawn(view, ("en", "fr")[moment // every % 2]) for view in views]
                self.check_pointing(table, views, [parts(pictures) for pictures in drawings])
                for pictures in drawings if moment % thoroughly_every == 0 else ():
                    self.check_picture(pictures)
                    check_document(whole(pictures))
            table.bot_plays()
            moment += 1
        for seat in range(-1, players):
            pictures = self.drawn(table.view(seat))
            self.check_picture(pictures)
            check_document(as_svg(pictures.board))

    def check_pointing(self, table: Table, views: list[Any], shown: list[dict[str, Part]]) -> None:
        """Whatever can be decided can be pointed at by whoever looks on."""
        for decision in table.decisions:
            step = self.game.steps[decision.frame[0]]
            for move in table.candidates(decision.seat):
                for view, ids in zip(views, shown, strict=True):
                    pointed = self.game.pointed_at(view, decision.frame, move.option)
                    assert set(pointed) <= ids.keys(), (str(move), pointed)
                    assert len(set(pointed)) == len(pointed)
                    assert pointed or step.options.group(move.option) in self.leaves_all_as_it_is, str(move)


def parts(pictures: Pictures) -> dict[str, Part]:
    """All parts by their ids, which no two of them share."""
    found = [part for picture in (pictures.board, *pictures.mats) for part in picture.parts]
    ids = {part.id: part for part in found}
    assert len(ids) == len(found), sorted(part.id for part in found)
    return ids


def check_document(svg: str) -> None:
    """A document is XML, obeys a strict content policy, and names no colour itself."""
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg" and root.get("role") == "img"
    body = svg.split("</style>")[1]
    assert not re.search(r'\sstyle=|<script|url\(|\son\w+=|href|fill="(?!none)|stroke="|#[0-9a-f]{3,6}"', body)
    roles = {role for names in re.findall(r'class="([^"]*)"', body) for role in re.findall(r"\b[fs]-([\w-]+)", names)}
    assert roles <= COLOURS.keys(), roles - COLOURS.keys()
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
