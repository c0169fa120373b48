"""API operations of advice: hints during a game, analysis after it."""

from fondaco.server.advice.contracts import AnalysisQuestion, AnalysisShown, CourseShown, HintShown, HintWanted
from fondaco.server.api.operation import Call, Operation
from fondaco.server.tables.live_table import LiveTable


async def give_hint(call: Call, live: LiveTable, body: HintWanted) -> HintShown:
    """The best options now, for a seat of yours that must decide, from what that seat knows.

    It takes about a second. At a table with a clock there are no hints (409).
    """
    return await call.services.hints.hint(live, call.person, body.moment, body.seat, call.language)


async def show_analysis(call: Call, live: LiveTable, question: AnalysisQuestion) -> AnalysisShown:
    """After the game: a seat's decisions, and what the search would have preferred.

    What is not analysed yet is left out and started: poll until `left` is 0.
    """
    return await call.services.analysis.decisions(live, question.seat, question.start, question.count, call.language)


async def show_course(call: Call, live: LiveTable) -> CourseShown:
    """After the game: what each seat could expect, moment by moment, and the turning points.

    What is not analysed yet is left out and started: poll until it is `complete`.
    """
    return await call.services.analysis.course(live, call.language)


OPERATIONS = [
    Operation("POST", "/api/tables/{id}/hint", give_hint, errors=(404, 409)),
    Operation("GET", "/api/tables/{id}/analysis", show_analysis, anyone=True, errors=(404, 409)),
    Operation("GET", "/api/tables/{id}/course", show_course, anyone=True, errors=(404, 409)),
]
