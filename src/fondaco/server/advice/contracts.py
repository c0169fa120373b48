"""API contracts of hints and analysis."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from fondaco.bots.advice import Weighed
from fondaco.server.api.contracts import Answer, Body, Moment, Number, Question, SeatNumber, Side

SLICE: Final = 100
"""Limit of a slice of decisions."""

Share = Annotated[float, Meta(ge=0, le=1, description="A share of victory: 1 is won, 0 is lost.")]
Expected = Annotated[list[Share], Meta(description="What each seat can expect, in the order of the seats.")]


class OptionWeighed(Answer):
    """An option, with the expected result after it."""

    move: str
    text: str
    expected: Annotated[Expected, Meta(description="What each seat can expect; nothing, if it was not looked at.")]
    percent: Annotated[
        str,
        Meta(description="What the seat that decides can expect, as the language writes it; empty, if nobody knows."),
    ]
    result: Annotated[str, Meta(description="The same with a word for it, or that it was not looked at.")]
    visits: Annotated[int, Meta(ge=0, description="In how many imagined games the option was looked at.")]
    often: Annotated[str, Meta(description="The same as the language says it.")]
    looked_at: Annotated[float, Meta(ge=0, le=1, description="How much of all thinking the option was given.")]


def option_weighed(option: Weighed) -> OptionWeighed:
    """The contract of a weighed option."""
    return OptionWeighed.of(option, expected=option.expected if option.visits else (), looked_at=option.share)


class ReplySaid(Answer):
    """A decision that would probably follow."""

    seat: SeatNumber
    name: str
    text: str


# During the game


class HintWanted(Body):
    """Request for a hint at a decision."""

    moment: Moment
    seat: SeatNumber | None = None


class SeatExpects(Answer):
    """Expected result of a seat."""

    seat: SeatNumber
    name: str
    percent: str


class HintShown(Answer):
    """Result of a search that knows what the seat knows."""

    seat: SeatNumber
    moment: str
    summary: str
    options: Annotated[list[OptionWeighed], Meta(description="All that is allowed, the best first.")]
    line: Annotated[list[ReplySaid], Meta(description="How the game would probably go on, with the best option first.")]
    everybody: Annotated[
        list[SeatExpects],
        Meta(description="What each seat can expect after the best option; nobody, if nothing was looked at."),
    ]
    games: Annotated[int, Meta(description="How many games were imagined.")]


# After the game


class AnalysisQuestion(Question, kw_only=True, rename={"start": "from"}):
    """Which slice of a seat's decisions."""

    seat: SeatNumber
    start: Annotated[Number, Meta(description="How many of the seat's decisions to leave out.")] = 0
    count: Annotated[int, Meta(ge=1, le=SLICE)] = 20


class DecisionAnalysed(Answer):
    """A decision, and what the search would have preferred, knowing no more than the seat did."""

    at: Annotated[int, Meta(description="After how many decisions it was taken.")]
    number: Annotated[int, Meta(description="Which of the seat's decisions it was, from 1.")]
    ask: str
    clause: str
    options: Annotated[int, Meta(description="Among how many.")]
    played: OptionWeighed
    preferred: OptionWeighed
    agrees: Annotated[bool, Meta(description="Whether both are the same.")]
    line: Annotated[list[ReplySaid], Meta(description="How the game would probably have gone on from there.")]


class AnalysisShown(Answer):
    """A slice of a seat's decisions; those not yet analysed are left out: poll again."""

    seat: SeatNumber
    total: Annotated[int, Meta(description="How many decisions the seat took that were not forced.")]
    start: int
    next: Annotated[int | None, Meta(description="Where the next slice begins, if there is one.")]
    left: Annotated[int, Meta(description="How many of this slice are still being thought about.")]
    decisions: list[DecisionAnalysed]


class PointShown(Answer):
    """Expected results after a decision, by what its seat could know; at last, the result."""

    at: int
    seat: Annotated[Side, Meta(description="The seat that decided; -1 at the end.")]
    expected: Expected


class TurnShown(Answer):
    """A turning point: a moment that changed somebody's expected result much."""

    at: Annotated[int, Meta(description="The moment to look at.")]
    kind: Annotated[
        Literal["decision", "chance"], Meta(description="Whether it was decided so, or came up by dice and draws.")
    ]
    seat: Annotated[SeatNumber, Meta(description="For whom it changed most.")]
    change: Annotated[float, Meta(ge=-1, le=1, description="How much of victory it cost, or brought.")]
    points: Annotated[str, Meta(description="The same in percent, as the language writes it.")]
    text: str


class CourseShown(Answer):
    """Expected results over the whole game, as far as analysed: poll until it is complete."""

    length: int
    complete: Annotated[bool, Meta(description="Whether nothing more is being thought about.")]
    done: int
    total: Annotated[int, Meta(description="How many moments are to be thought about, more or less.")]
    points: list[PointShown]
    turns: list[TurnShown]
