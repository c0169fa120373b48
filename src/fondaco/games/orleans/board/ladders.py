"""The tracks as parts: six of followers with what their spaces give, and the development track."""

from fondaco.draw import seats
from fondaco.draw.shapes import at
from fondaco.games.orleans.board import engraving, icons
from fondaco.games.orleans.board.captions import SUPPLY_CLAUSES, TRACK_CLAUSES
from fondaco.games.orleans.board.engraving import LADDER, LADDER_HEAD, SUPPLY, TRACK_PITCH, step_box
from fondaco.games.orleans.board.scene import Scene
from fondaco.games.orleans.rules.actions.acting import RECRUITED_AT
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Part

# Spaces


def steps(scene: Scene) -> list[Part]:
    """Every space of every track."""
    said = scene.said
    head = Part(
        *("development", LADDER.x, LADDER.y, LADDER_HEAD - 4, LADDER.height, engraving.LADDER_SIGN),
        *(said.title("track", DEVELOPMENT), said.say("draw-development-text"), "development.level-use"),
    )
    spaces = ((track, step) for track in range(TRACKS) for step in range(scene.printed.last_space[track] + 1))
    return [head, *(step_part(scene, track, step) for track, step in spaces)]


def step_part(scene: Scene, track: int, step: int) -> Part:
    """One space of a track."""
    box = step_box(track, step, scene.printed.last_space[track])
    title = scene.said.say("draw-step", track=track, step=step)
    if track == DEVELOPMENT:
        reward, text, clause = development_reward(scene, step)
        body = engraving.ladder_step(reward, step, box.width)
    else:
        reward, text = track_reward(scene, track, step)
        clause = "setup.markers" if not step else TRACK_CLAUSES[track]
        if track == KNIGHT and scene.printed.citizen_on[track][step] >= 0:
            body, clause = engraving.wide_step_body(box.width, box.height, reward), "castle.fourth-knight"
        else:
            body = engraving.step_body(box.width, box.height, reward, not step)
    return Part(f"track-{TRACK.labels[track]}-{step}", *box, body, title, text, clause)


def track_reward(scene: Scene, track: int, step: int) -> tuple[str, str]:
    """What a space of a follower track gives, as a sign and in words."""
    said, (kind, number) = scene.said, scene.printed.rewards[track][step]
    if kind == MORE_DRAWN:
        key = "draw-gives-draw-citizen" if scene.printed.citizen_on[track][step] >= 0 else "draw-gives-draw"
        return engraving.draw_number(number), said.say(key, number=number)
    if kind == A_GOOD:
        return icons.good(number), said.say("draw-gives-good", good=number)
    if kind == A_CITIZEN:
        return icons.HOLLOW_CITIZEN, said.say("draw-gives-citizen")
    if kind == SOME_COINS:
        return icons.money(number), said.say("draw-gives-money", number=number)
    if kind == A_TECHNOLOGY:
        return icons.COG, said.say("draw-gives-technology" if step > 1 else "draw-gives-first-technology")
    if kind == ANY_TILE:
        return engraving.tile_numeral("I II"), said.say("draw-gives-tile")
    if kind == A_FIRST_TILE:
        return engraving.tile_numeral("I"), said.say("draw-gives-first-tile")
    if kind == SOME_POINTS:
        return icons.points(number), said.say("draw-gives-points", number=number)
    return "", said.say("draw-gives-nothing")


def development_reward(scene: Scene, step: int) -> tuple[str, str, str]:
    """What a space of the development track gives, as a sign and in words, and the clause."""
    printed, said = scene.printed, scene.said
    if step in printed.level_spaces:
        level = printed.level_at[step]
        return icons.star(level), said.say("draw-gives-level", number=level), "development.level"
    if step in printed.development_coins:
        money = printed.development_coins[step]
        return icons.money(money), said.say("draw-gives-money-once", number=money), "development.coins"
    if printed.citizen_on[DEVELOPMENT][step] >= 0:
        return icons.HOLLOW_CITIZEN, said.say("draw-gives-citizen"), "development.citizens"
    return "", said.say("draw-level-here", number=printed.level_at[step]), "development.points"


# What lies and stands there


def supplies(scene: Scene) -> list[Part]:
    """The neutral followers beside their tracks (setup.follower-supply)."""
    said, parts = scene.said, []
    for type_, left in enumerate(scene.view.supply[:MONK]):
        title = said.say("draw-supply", type=type_, number=left)
        text = said.say("draw-recruited", place=RECRUITED_AT[type_])
        place = (SUPPLY.x, SUPPLY.y + type_ * TRACK_PITCH, SUPPLY.width, SUPPLY.height)
        body, name = engraving.supply_body(type_, left), f"supply-{FOLLOWER_TYPE.labels[type_]}"
        parts.append(Part(name, *place, body, title, text, SUPPLY_CLAUSES[type_]))
    return parts


def citizens(scene: Scene) -> list[Part]:
    """The citizens that still lie on tracks (setup.citizens)."""
    parts = []
    for citizen, (track, step) in scene.printed.citizen_space.items():
        if scene.s.citizen[citizen] != ON_BOARD:
            continue
        box = step_box(track, step, scene.printed.last_space[track])
        size = 23 if track == KNIGHT else engraving.CITIZEN
        x = box.x + (box.width - 25 if track == KNIGHT else (box.width - size) / 2)
        y = box.y + (5 if track == KNIGHT else 2)
        parts.append(citizen_part(scene, citizen, x, y, size, "draw-citizen-track", "track.citizen-first"))
    return parts


def citizen_part(scene: Scene, citizen: int, x: float, y: float, size: float, text: str, clause: str) -> Part:
    """A citizen token wherever it lies."""
    title, told = scene.said.say("draw-citizen"), scene.said.say(text)
    return Part(f"citizen-{citizen}", x, y, size, size, at(0, 0, icons.CITIZEN, size / 64), title, told, clause)


def markers(scene: Scene) -> list[Part]:
    """Each seat's markers (setup.markers)."""
    parts = []
    for track in range(TRACKS):
        for seat in scene.seats:
            step = scene.s.marker(seat, track)
            x, y, size = engraving.marker_place(step_box(track, step, scene.printed.last_space[track]), seat)
            title = scene.said.say("draw-marker", name=scene.names[seat], track=track, step=step)
            text = marker_text(scene, seat, track, step)
            clause = "development.level" if track == DEVELOPMENT else TRACK_CLAUSES[track]
            name = f"marker-{seat}-{TRACK.labels[track]}"
            parts.append(Part(name, x, y, size, size, seats.sign(seat, size, "", "ink", 2), title, text, clause))
    return parts


def marker_text(scene: Scene, seat: int, track: int, step: int) -> str:
    """What a marker's place means for its seat."""
    said = scene.said
    if track == DEVELOPMENT:
        return said.say("draw-level-here", number=scene.s.level(seat))
    if track == KNIGHT:
        return said.say("draw-gives-draw", number=scene.s.draw_limit(seat))
    if step == scene.printed.last_space[track]:
        return said.say("draw-track-end")
    _, text = track_reward(scene, track, step + 1)
    return said.say("draw-next-step", what=text[:1].lower() + text[1:])
