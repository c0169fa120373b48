"""API contracts: every request body, query and response, with its bounds.

The OpenAPI description is generated from these classes, so their docstrings are for users of the API.
"""

from typing import Annotated, Any, Literal, Self

from msgspec import UNSET, Meta, Struct, UnsetType

from fondaco.server import input_limits
from fondaco.server.tables.request import SUBSTITUTE

Language = Literal["en", "fr"]
Name = Annotated[
    str,
    Meta(
        min_length=input_limits.SHORTEST_NAME,
        max_length=input_limits.LONGEST_NAME,
        description="Letters, digits, hyphens, underscores and full stops.",
    ),
]
Password = Annotated[str, Meta(min_length=input_limits.SHORTEST_PASSWORD, max_length=input_limits.LONGEST_PASSWORD)]
Level = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=input_limits.LONGEST_LEVEL,
        description="A bot's level, as /api/games lists them. Of `search` one may say how many games it imagines "
        f"(`search@200`), {input_limits.MOST_IMAGINED} at most, or how long it thinks (`search@0.5s`), "
        f"{input_limits.LONGEST_THOUGHT:.0f} seconds at most.",
    ),
]
Word = Annotated[str, Meta(max_length=input_limits.LONGEST_WORD)]
SeatNumber = Annotated[int, Meta(ge=0, lt=input_limits.MOST_SEATS)]
Side = Annotated[int, Meta(ge=-1, lt=input_limits.MOST_SEATS, description="A seat, or -1 for a spectator.")]
Number = Annotated[int, Meta(ge=0, le=input_limits.MOST_DECISIONS)]
Notation = Annotated[
    str, Meta(min_length=1, max_length=input_limits.LONGEST_MOVE, description="A move in the game's notation.")
]
Moment = Annotated[
    str,
    Meta(
        max_length=input_limits.LONGEST_MARK,
        description="The mark of what a seat knew: a move is meant for the position it was seen in.",
    ),
]


class Question(Struct, forbid_unknown_fields=True, kw_only=True):
    """Query parameters common to all operations."""

    lang: Annotated[Language | UnsetType, Meta(description="The language of every sentence in the answer.")] = UNSET


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request body; unknown fields are rejected."""


class Answer(Struct, kw_only=True):
    """A response body; fields may be added in future versions."""

    @classmethod
    def of(cls, source: object, **others: Any) -> Self:
        """Build from an object's attributes of the same names, and the other fields."""
        same = {name: getattr(source, name) for name in cls.__struct_fields__ if name not in others}
        return cls(**same, **others)


# Errors


class RefusalSaid(Answer):
    """A rule against a move."""

    clause: Annotated[str, Meta(description="Where the rules say so: see /api/games/{game}/rules.")]
    message: str


class OptionShown(Answer):
    """An option of a decision, allowed or not."""

    move: Annotated[str, Meta(description="What to send to decide so.")]
    text: str
    allowed: bool
    refusals: list[RefusalSaid]
    parts: Annotated[list[str], Meta(description="The ids of what stands for it in the drawing.")]


class DecisionShown(Answer):
    """The decision of a side; no options if it may decide nothing."""

    seat: Side
    moment: Annotated[str, Meta(description="To be sent back with the move.")]
    yours: Annotated[bool, Meta(description="Whether you may decide for this seat now.")]
    optional: Annotated[bool, Meta(description="Whether the seat may decide, but nobody waits for it.")]
    ask: str
    clause: str
    options: list[OptionShown]


class Problem(Answer):
    """An error; nothing was changed."""

    error: Annotated[str, Meta(description="The key of the sentence, the same in every language.")]
    message: str
    refusals: list[RefusalSaid] = []
    decision: Annotated[
        DecisionShown | UnsetType, Meta(description="With 409 after a move: what is to be decided now.")
    ] = UNSET


# Games and rules


class GameShown(Answer):
    """A game."""

    name: str
    title: str
    subtitle: str
    least_players: int
    most_players: int
    settings: Annotated[dict[str, list[str]], Meta(description="What a table may agree on, the usual value first.")]
    bots: list[str]
    facts: Annotated[dict[str, int], Meta(description="How many printed facts come from which kind of source.")]
    reconstructed: Annotated[int, Meta(description="How many printed facts are not known and were filled in.")]


class GamesShown(Answer):
    """All games."""

    games: list[GameShown]


class ClauseShown(Answer):
    """One rule."""

    id: str
    text: str


class ChapterShown(Answer):
    """A chapter of the rules."""

    title: str
    clauses: list[ClauseShown]


class RulesShown(Answer):
    """The rules of a game, or the matches of a search."""

    game: str
    title: str
    chapters: list[ChapterShown]


class RulesQuestion(Question):
    """Search of the rules."""

    search: Annotated[
        str, Meta(max_length=input_limits.LONGEST_SEARCH, description="Words, or the id of a clause; nothing for all.")
    ] = ""


# People


class NewPerson(Body):
    """A new guest."""

    name: Name | None = None


class ChangedPerson(Body):
    """Changes of one's own account."""

    name: Name | None = None
    language: Language | None = None


class NameAndPassword(Body):
    """Credentials."""

    name: Name
    password: Password


class OldAndNewPassword(Body):
    """The old password is verified."""

    old: Annotated[str, Meta(max_length=input_limits.LONGEST_PASSWORD)]
    password: Password


class PersonShown(Answer):
    """Your own account."""

    person: str
    name: str
    language: str
    guest: Annotated[bool, Meta(description="Whether there is no password to come back with.")]


class PersonWithToken(Answer):
    """Your account, and the token to send as `Authorization: Bearer`. Keep it: it is not shown again."""

    person: str
    name: str
    token: str


# Tables


class SeatWanted(Body):
    """A requested seat."""

    kind: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=input_limits.LONGEST_LEVEL,
            description="`me`, `here` (another person who uses your token), `friend` (free, for whom you give the id "
            "of the table), or a bot's level.",
        ),
    ]
    name: Annotated[Name | None, Meta(description="What `me` or `here` is called at this table.")] = None


class TableWanted(Body):
    """A requested table."""

    game: Annotated[str, Meta(min_length=1, max_length=input_limits.LONGEST_WORD)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=input_limits.MOST_SEATS)]
    settings: Annotated[dict[Word, Word], Meta(max_length=input_limits.MOST_SETTINGS)] = {}
    public: Annotated[bool, Meta(description="Whether the lobby shows it to everybody.")] = False
    bank: Annotated[
        int, Meta(ge=0, le=input_limits.LONGEST_BANK, description="Seconds for the whole game; 0 is without a clock.")
    ] = 0
    increment: Annotated[
        int, Meta(ge=0, le=input_limits.LONGEST_INCREMENT, description="Seconds added for each decision.")
    ] = 0


class SeatShown(Answer):
    """A seat and its player."""

    seat: SeatNumber
    name: str
    kind: Annotated[Literal["person", "bot", "free"], Meta(description="Who decides.")]
    bot: Annotated[str, Meta(description="The level of the bot that decides, if one does.")]
    yours: bool
    waited_for: bool
    score: int | None
    won: bool
    seconds: Annotated[float | None, Meta(description="What is left on the clock, if there is one.")]


class TakebackShown(Answer):
    """A request to undo a decision."""

    seat: SeatNumber
    agreed: list[SeatNumber]


class TableLine(Answer):
    """A table in a list."""

    id: str
    game: str
    title: str
    settings: dict[str, str]
    public: bool
    host: Annotated[bool, Meta(description="Whether you opened it.")]
    begun: bool
    over: bool
    bank: int
    increment: int
    hints: Annotated[bool, Meta(description="Whether whoever must decide may ask for a hint: not with a clock.")]
    created: Annotated[float, Meta(description="In seconds since 1970.")]
    changed: float
    seats: list[SeatShown]
    your_seats: list[SeatNumber]
    waiting: Annotated[list[SeatNumber], Meta(description="The seats that owe a decision.")]
    winners: list[SeatNumber]


class TableShown(TableLine):
    """A table as you see it now."""

    side: Annotated[Side, Meta(description="The seat you look from: the one that must decide, if one of yours must.")]
    moment: Annotated[str, Meta(description="The mark of what that side knows now; empty before the game.")]
    length: Annotated[int, Meta(description="How many decisions were taken, chance included.")]
    takeback: TakebackShown | None
    halted: Annotated[str, Meta(description="Why the game cannot go on, such as newer rules; empty if it can.")] = ""


class TablesShown(Answer):
    """Tables, most recently changed first."""

    tables: list[TableLine]


class TablesQuestion(Question):
    """Which tables."""

    which: Annotated[
        Literal["mine", "open", "public"],
        Meta(description="Where you sit; where anybody can sit down; those everybody can watch."),
    ] = "open"


class Substitute(Body):
    """The bot for the free seats."""

    sitter: Level = SUBSTITUTE


class GoingOn(Body):
    """Nothing is to be said."""


class LeaveQuestion(Question):
    """The bot that plays on."""

    sitter: Annotated[Level, Meta(description="The bot that plays on, if the game has begun.")] = SUBSTITUTE


# Playing


class SideQuestion(Question):
    """From which side; by default yours that must decide."""

    seat: Side | UnsetType = UNSET

    @property
    def wanted(self) -> int | None:
        return None if self.seat is UNSET else self.seat


class MomentQuestion(SideQuestion):
    """From which side, at which moment."""

    at: Annotated[Number | UnsetType, Meta(description="After so many decisions; without it, now.")] = UNSET


class WhyQuestion(SideQuestion, kw_only=True):
    """Which move."""

    move: Notation


class AheadQuestion(SideQuestion, kw_only=True):
    """After which moves."""

    moves: Annotated[
        str,
        Meta(min_length=1, max_length=input_limits.LONGEST_MOVES, description="In the game's notation, with commas."),
    ]


class AheadShown(Answer):
    """The options of a seat after moves of its own."""

    seat: SeatNumber
    step: Annotated[str, Meta(description="The first word of these moves: what would be asked.")]
    options: Annotated[
        list[OptionShown],
        Meta(description="All that would be allowed; nothing if that depends on others, on chance or on a secret."),
    ]


class LogQuestion(SideQuestion):
    """From which moment on."""

    since: Annotated[Number, Meta(description="Only what happened after so many decisions.")] = 0


class ViewShown(Answer):
    """All that one side knows."""

    seat: Side
    at: Annotated[int, Meta(description="After how many decisions.")]
    length: int
    moment: Annotated[str, Meta(description="Empty for an earlier moment, as no move can be meant for it.")]
    view: Annotated[dict[str, Any], Meta(description="What it holds depends on the game.")]


class Deciding(Body):
    """A move."""

    move: Notation
    moment: Moment
    seat: SeatNumber | None = None
    then: Annotated[
        list[Notation],
        Meta(
            max_length=input_limits.MOST_AHEAD,
            description="What to decide next at once, as far as it could be foreseen.",
        ),
    ] = []


class Position(Answer):
    """The position after your request."""

    seat: SeatNumber
    moment: str
    length: int
    over: bool
    waiting: list[SeatNumber]
    takeback: TakebackShown | None
    decision: Annotated[DecisionShown, Meta(description="What this seat may decide next.")]


class WhyShown(Answer):
    """All refusals of a move; none if it is allowed."""

    move: str
    allowed: bool
    refusals: list[RefusalSaid]


class Hurrying(Body):
    """An empty body."""


class Undoing(Body):
    """Whose last decision to undo."""

    seat: SeatNumber | None = None


class Agreeing(Body):
    """The answer to a request to undo; "no" also withdraws a request of your own."""

    agree: bool


class Saying(Body):
    """A chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=input_limits.LONGEST_REMARK, pattern=r"\S")]


class RemarkShown(Answer):
    """A chat message."""

    number: int
    name: str
    seat: Side
    text: str
    at: Annotated[float, Meta(description="In seconds since 1970.")]


class ChatShown(Answer):
    """The chat of a table."""

    remarks: Annotated[list[RemarkShown], Meta(description=f"The last {input_limits.REMARKS_SHOWN} at most.")]


class ChatQuestion(Question):
    """From which message on."""

    since: Annotated[Number, Meta(description="Only remarks with a higher number.")] = 0


class LineTold(Answer):
    """A sentence of the log."""

    at: Annotated[int, Meta(description="After how many decisions.")]
    text: str


class LogShown(Answer):
    """The log, as far as a side may know."""

    seat: Side
    length: int
    lines: list[LineTold]
