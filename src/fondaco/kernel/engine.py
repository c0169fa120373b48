"""Engine: runs automatic steps until a decision is due."""

from fondaco.kernel.state import MAIN_LANE, Frame
from fondaco.kernel.step import NOBODY, S, Step


def advance(steps: tuple[Step[S], ...], s: S) -> int:
    """Run automatic steps until a decision is due; returns who decides."""
    while True:
        if s.sides:
            who = _advance_sides(steps, s)
            if who != NOBODY:
                return who
        frames = s.frames
        if not frames:
            return NOBODY
        number, a, b = frames[-1]
        step = steps[number]
        who = step.seat(s, a, b)
        if who != NOBODY:
            return who
        frames.pop()
        step.run(s, a, b)


def _advance_sides(steps: tuple[Step[S], ...], s: S) -> int:
    """Run each side-stack up to its next decision; the first in seat order becomes the current one."""
    ran = True
    while ran:  # a step run in one lane may unblock another
        ran = False
        for lane in range(len(s.sides)):
            if _run_lane(steps, s, lane):
                ran = True
                break
    s.lane = MAIN_LANE
    for lane in range(len(s.sides)):
        if owes(steps, s, lane):
            s.lane = lane
            number, a, b = s.sides[lane][-1]
            return steps[number].seat(s, a, b)
    s.sides = []
    return NOBODY


def owes(steps: tuple[Step[S], ...], s: S, lane: int) -> bool:
    """Whether a side-stack still holds a mandatory decision."""
    side = s.sides[lane]
    if not side:
        return False
    number, a, b = side[-1]
    return not steps[number].is_optional(s, a, b)


def _run_lane(steps: tuple[Step[S], ...], s: S, lane: int) -> bool:
    """Run the automatic steps of one side-stack; whether there were any."""
    s.lane = lane
    ran = False
    while s.sides and s.sides[lane]:
        number, a, b = s.sides[lane][-1]
        step = steps[number]
        if step.seat(s, a, b) != NOBODY:
            break
        s.sides[lane].pop()
        step.run(s, a, b)
        ran = True
    return ran


def answer(steps: tuple[Step[S], ...], s: S, option: int) -> int:
    """Apply an option to the current decision and advance; returns who decides next."""
    lane = s.lane
    number, a, b = s.frames.pop() if lane < 0 else s.sides[lane].pop()
    steps[number].choose(s, a, b, option)
    return advance(steps, s)


def at_hand(s: S) -> Frame:
    """The frame of the current decision."""
    return s.frames[-1] if s.lane < 0 else s.sides[s.lane][-1]


def legal(step: Step[S], s: S, a: int, b: int) -> list[int]:
    """The legal options of a step."""
    return [option for option in step.candidates(s, a, b) if not step.refusal(s, a, b, option)]
