"""Standalone SVG documents: for notebooks, the README and exported replays."""

from fondaco.draw.lettering import escape
from fondaco.draw.palette import css
from fondaco.draw.shapes import at, figure, rect
from fondaco.kernel.picture import Part, Picture, Pictures

GAP = 16
"""Margin around and between the board and the mats."""


def as_svg(picture: Picture) -> str:
    """One picture as a standalone SVG document."""
    return _document(picture.width, picture.height, picture.label, _content(picture))


def whole(pictures: Pictures) -> str:
    """The board with all mats to its right, scaled to its height, as one SVG document."""
    board, mats = pictures.board, pictures.mats
    content, x = at(GAP, GAP, _content(board)), board.width + 2 * GAP
    for column in _columns(mats, board.height):
        scale = min(1, board.height / (sum(mat.height + GAP for mat in column) - GAP))
        y: float = GAP
        for mat in column:
            content += at(x, y, _content(mat), scale)
            y += (mat.height + GAP) * scale
        x += max(mat.width for mat in column) * scale + GAP
    height = board.height + 2 * GAP
    label = " ".join((board.label, *(mat.label for mat in mats)))
    return _document(x, height, label, rect(0, 0, x, height, "paper") + content)


def _columns(mats: tuple[Picture, ...], height: float) -> list[list[Picture]]:
    """Split the mats into columns about as high as the board."""
    columns: list[list[Picture]] = []
    for mat in mats:
        if not columns or sum(other.height + GAP for other in columns[-1]) + mat.height > height * 1.12:
            columns.append([])
        columns[-1].append(mat)
    return columns


def _content(picture: Picture) -> str:
    return picture.backdrop + "".join(map(_part, picture.parts))


def _part(part: Part) -> str:
    title = escape(f"{part.title}\n{part.text}" if part.text else part.title)
    place = f'id="{escape(part.id)}" transform="translate({figure(part.x)} {figure(part.y)})"'
    return f"<g {place}><title>{title}</title>{part.body}</g>"


def _document(width: float, height: float, label: str, content: str) -> str:
    size = f'width="{figure(width)}" height="{figure(height)}" viewBox="0 0 {figure(width)} {figure(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return f"{head}<title>{escape(label)}</title><style>{css()}</style>{content}</svg>"
