"""API operations of play: decide, undo, chat."""

from fondaco.server.api import contracts
from fondaco.server.api.operation import Call, Operation
from fondaco.server.api.tables import takeback
from fondaco.server.error_responses import refusals_said
from fondaco.server.http_errors import Invalid, Outdated
from fondaco.server.input_limits import MOST_AHEAD
from fondaco.server.tables.live_table import LiveTable
from fondaco.table import SPECTATOR, MalformedMove, Option


async def show_decision(call: Call, live: LiveTable, question: contracts.SideQuestion) -> contracts.DecisionShown:
    """The decision of a seat of yours: all options, with the refusals of those that are not allowed."""
    async with live.lock:
        return decision(live, live.side_of(call.visitor.id, question.wanted), call.language)


def decision(live: LiveTable, seat: int, language: str) -> contracts.DecisionShown:
    """The decision of a seat; empty if a bot plays on."""
    side = live.at(seat, language)
    asked = side.decision if seat != SPECTATOR and not live.stored.seats[seat].sitter else None
    return contracts.DecisionShown(
        seat=seat,
        moment=live.moment(seat),
        yours=asked is not None,
        optional=asked.optional if asked else False,
        ask=asked.ask(language) if asked else "",
        clause=asked.clause if asked else "",
        options=[_option(option, language) for option in (side.options if asked else [])],
    )


def _option(option: Option, language: str) -> contracts.OptionShown:
    refusals = refusals_said(option.refusals, language)
    return contracts.OptionShown.of(option, move=str(option), refusals=refusals)


async def show_ahead(call: Call, live: LiveTable, question: contracts.AheadQuestion) -> contracts.AheadShown:
    """The options of a seat of yours after moves of its own, as far as that follows from what it knows."""
    async with live.lock:
        seat = live.decides(call.person.id, question.wanted)
        try:
            options = live.at(seat, call.language).ahead(question.moves.split(",")[:MOST_AHEAD])
        except MalformedMove as error:
            raise Invalid("error-unreadable", problem=error) from None
        return contracts.AheadShown(
            seat=seat,
            step=options[0].move.step if options else "",
            options=[_option(option, call.language) for option in options],
        )


async def decide(call: Call, live: LiveTable, body: contracts.Deciding) -> contracts.Position | None:
    """Play a move, for the position whose `moment` you send.

    If the position has changed since (409), nothing is done, and the response has the current decision.
    If the rules forbid the move (422), the response has all refusals.
    """
    try:
        await call.services.tables.play(live, call.person, body.move, body.moment, body.seat, body.then)
    except Outdated:
        if call.wants_nothing_back:
            raise
        async with live.lock:
            now = decision(live, live.side_of(call.visitor.id, body.seat), call.language)
        raise OutdatedDecision(now) from None
    return await _position(call, live, body.seat)


class OutdatedDecision(Outdated):
    """409: the position has changed; with the current decision."""

    def __init__(self, decision: contracts.DecisionShown) -> None:
        super().__init__()
        self.decision = decision


async def _position(call: Call, live: LiveTable, wanted: int | None = None) -> contracts.Position | None:
    """The current position; None if the client prefers an empty response."""
    if call.wants_nothing_back:
        return None
    async with live.lock:
        seat = live.side_of(call.visitor.id, wanted)
        return contracts.Position.of(
            live.stored,
            seat=seat,
            moment=live.moment(seat),
            length=live.game.length,
            takeback=takeback(live.stored.takeback),
            decision=decision(live, seat, call.language),
        )


async def show_why(call: Call, live: LiveTable, question: contracts.WhyQuestion) -> contracts.WhyShown:
    """All refusals of a move of a seat of yours; none if it is allowed."""
    async with live.lock:
        seat = live.decides(call.person.id, question.wanted)
        try:
            refusals = live.at(seat, call.language).why_not(question.move)
        except MalformedMove:
            raise Invalid("error-no-move", move=question.move[:80]) from None
        reasons = refusals_said(refusals, call.language)
        return contracts.WhyShown(move=" ".join(question.move.split()), allowed=not refusals, refusals=reasons)


async def hurry(call: Call, live: LiveTable, body: contracts.Hurrying) -> contracts.Position | None:
    """Interrupt the bot that thinks: it plays its best move so far; no effect if none thinks."""
    await call.services.tables.hurry(live, call.person)
    return await _position(call, live)


async def undo(call: Call, live: LiveTable, body: contracts.Undoing) -> contracts.Position | None:
    """Undo your last decision; where somebody learned something since, the others are asked (`takeback`)."""
    await call.services.tables.undo(live, call.person, body.seat)
    return await _position(call, live, body.seat)


async def answer_takeback(call: Call, live: LiveTable, body: contracts.Agreeing) -> contracts.Position | None:
    """Accept or refuse a request to undo, or withdraw your own."""
    await call.services.tables.answer_takeback(live, call.person, body.agree)
    return await _position(call, live)


async def show_chat(call: Call, live: LiveTable, question: contracts.ChatQuestion) -> contracts.ChatShown:
    """The chat of a table."""
    said = [contracts.RemarkShown.of(remark) for remark in live.remarks if remark.number > question.since]
    return contracts.ChatShown(remarks=said)


async def say(call: Call, live: LiveTable, body: contracts.Saying) -> contracts.RemarkShown:
    """Write a chat message; spectators may too."""
    return contracts.RemarkShown.of(await call.services.tables.say(live, call.person, body.text))


OPERATIONS = [
    Operation("GET", "/api/tables/{id}/decision", show_decision, anyone=True, errors=(403, 404, 409)),
    Operation("POST", "/api/tables/{id}/moves", decide, errors=(404, 409, 422)),
    Operation("GET", "/api/tables/{id}/ahead", show_ahead, errors=(403, 404, 409, 422)),
    Operation("GET", "/api/tables/{id}/why", show_why, errors=(403, 404, 409, 422)),
    Operation("POST", "/api/tables/{id}/hurry", hurry, errors=(404, 409)),
    Operation("POST", "/api/tables/{id}/undo", undo, errors=(404, 409)),
    Operation("POST", "/api/tables/{id}/takeback", answer_takeback, errors=(404, 409)),
    Operation("GET", "/api/tables/{id}/chat", show_chat, anyone=True, errors=(404,)),
    Operation("POST", "/api/tables/{id}/chat", say, status=201, errors=(404, 422)),
]
