"""The board as a drawing: the map of Europe, the New World and the ledger, and a mat for each seat."""

from collections.abc import Sequence

from fondaco.games.virgin_queen.board import europe, ledger, overseas
from fondaco.games.virgin_queen.board.captions import Captions
from fondaco.games.virgin_queen.board.engraving import HEIGHT, WIDTH, backdrop
from fondaco.games.virgin_queen.board.mats import mat
from fondaco.games.virgin_queen.board.scene import Scene
from fondaco.games.virgin_queen.state import OPEN, Enterprise
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.kernel import Picture, Pictures, Words


def pictures(s: Enterprise, view: EnterpriseView, words: Words, names: Sequence[str]) -> Pictures:
    """What a seat sees, from the printed facts and its view alone."""
    scene = Scene(Captions.of(s.printed, words), s, view, tuple(names))
    said, open_to_all = scene.said, seen(scene)
    board = said.drawn(lambda: picture(scene), "board", *open_to_all)
    mats = []
    for seat in range(view.players):
        own = (view.hand, view.home) if seat == view.seat else None
        mats.append(said.drawn(lambda seat=seat: mat(scene, seat), "mat", seat, own, *open_to_all))  # type: ignore[misc]
    return Pictures(board, tuple(mats))


def seen(scene: Scene) -> tuple[object, ...]:
    """Everything that is open to all who look (enterprise.secrets)."""
    view = scene.view
    return scene.names, view.frame, view.deck_total, *(getattr(view, field) for field in OPEN)


def picture(scene: Scene) -> Picture:
    """The board with everything on it."""
    parts = [*europe.map_parts(scene), *ledger.ledger_parts(scene), *overseas.world_parts(scene)]
    return Picture(WIDTH, HEIGHT, backdrop(scene.printed), tuple(parts), label(scene))


def label(scene: Scene) -> str:
    """Which turn and phase it is, and who plays with how many points."""
    said, view = scene.said, scene.view
    words = [said.say("draw-turn", number=view.turn), said.title("phase", view.phase)]
    if view.over:
        words = [said.say("draw-over")]
    elif ledger.playing(scene) >= 0:
        words.append(said.say("draw-power-name", power=ledger.playing(scene)))
        if ledger.playing(scene) == view.active:
            words.append(said.say("draw-command", number=view.points_left))
    return " · ".join(words)
