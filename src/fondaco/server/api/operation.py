"""API operations: path, method, and a handler whose signature is the contract."""

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Any, Final, get_args, get_type_hints

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.kernel.errors import Number
from fondaco.server.api.contracts import Body, Question
from fondaco.server.http_errors import HttpError, NotFound, NotJson, NotSignedIn
from fondaco.server.input_limits import TABLE_ID
from fondaco.server.seat_query import seat_wanted
from fondaco.server.services import services_of
from fondaco.server.storage.model import Person
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.visitors import MINIMAL, SAFE, Visitor, check_form_token, visitor_of

JSON: Final = "application/json"
PLAIN: Final = "text/plain; charset=utf-8"
SVG: Final = "image/svg+xml"
FORM_TOKEN: Final = "x-form-token"


class Call:
    """A request, with everything its handler needs."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.services = services_of(request)
        self.visitor: Visitor = visitor_of(request)
        self.language = self.visitor.language

    @property
    def person(self) -> Person:
        """The person; NotSignedIn if there is none."""
        return self.visitor.someone

    @property
    def wants_nothing_back(self) -> bool:
        """Whether the client prefers an empty response, so that none need be made."""
        return any(wish.strip().lower() == MINIMAL for wish in self.request.headers.get("prefer", "").split(","))

    def named(self, name: str) -> Any:
        """A path parameter."""
        return self.request.path_params[name]

    async def table(self) -> LiveTable:
        """The table of the path."""
        id = self.named("id")
        if not re.fullmatch(TABLE_ID, id):
            raise NotFound("error-no-table")
        return await self.services.tables.open(id)


Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, eq=False)
class Operation:
    """An operation: its route and OpenAPI description are made from the same values."""

    method: str
    path: str
    handler: Handler
    """Takes the call, and by name `question` (query), `body` and `live` (the path's table) as needed."""
    status: int = 200
    media: str = JSON
    anyone: bool = False
    """Whether it is allowed without a token."""
    errors: tuple[int, ...] = ()
    """Error statuses beside those of every operation."""
    tag: str = ""
    """OpenAPI tag, by default the module's name."""

    @cached_property
    def types(self) -> dict[str, Any]:
        return get_type_hints(self.handler)

    @property
    def question(self) -> type[Question]:
        """Contract of the query, if any."""
        asked: type[Question] = self.types.get("question", Question)
        return asked

    @property
    def body(self) -> type[Body] | None:
        """Contract of the request body, if any."""
        return self.types.get("body")

    @property
    def answer(self) -> Any:
        """Contract of the response body."""
        given = self.types["return"]
        return get_args(given)[0] if isinstance(given, UnionType) else given

    @property
    def may_be_minimal(self) -> bool:
        """Whether clients may prefer an empty response."""
        return isinstance(self.types["return"], UnionType)

    @cached_property
    def needs_body(self) -> bool:
        """Whether a body is required; not if every field has a default."""
        return self.body is not None and any(field.required for field in msgspec.structs.fields(self.body))

    async def __call__(self, request: Request) -> Response:
        call = Call(request)
        self._check_visitor(call)
        given: dict[str, Any] = {}
        question = read_question(request.query_params, self.question)
        if "question" in self.types:
            given["question"] = question
        if self.body is not None:
            given["body"] = await self._read_body(request, self.body)
        if "live" in self.types:
            given["live"] = await call.table()
        return self._respond(await self.handler(call, **given), call.language)

    def _check_visitor(self, call: Call) -> None:
        """An invalid token is an error even where none is required: its owner believes to be somebody else."""
        visitor = call.visitor
        by_header = "authorization" in call.request.headers
        if (by_header and (visitor.person is None or visitor.by_cookie)) or (not self.anyone and not visitor.id):
            raise NotSignedIn()
        if self.method not in SAFE:
            check_form_token(call.request, call.request.headers.get(FORM_TOKEN, ""))

    async def _read_body(self, request: Request, kind: type[Body]) -> Body:
        content = await request.body()
        if not content and not self.needs_body:
            return kind()
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise NotJson()
        return read_body(content, kind)

    def _respond(self, answer: Any, language: str) -> Response:
        if answer is None:
            return Response(status_code=204, headers={"Preference-Applied": MINIMAL})
        content = msgspec.json.encode(answer) if self.media == JSON else answer
        return Response(content, self.status, {"Content-Language": language}, self.media)


def read_body(content: bytes, kind: type[Body]) -> Body:
    """Parse and validate a request body."""
    try:
        return msgspec.convert(_with_whole_numbers(msgspec.json.decode(content)), kind)
    except msgspec.ValidationError as error:
        raise breach(error) from None
    except (ValueError, RecursionError):  # also what is no JSON is a ValueError
        raise HttpError("error-unreadable", problem=HttpError("error-bad-json")) from None


def _with_whole_numbers(value: Any) -> Any:
    """Convert floats without fraction, as JSON has one number type and some languages write 4.0."""
    if isinstance(value, dict):
        return {name: _with_whole_numbers(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_with_whole_numbers(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def read_question(asked: QueryParams, kind: type[Question]) -> Question:
    """Parse and validate the query; each name may occur once."""
    pairs = asked.multi_items()
    if len({name for name, _ in pairs}) < len(pairs):
        raise HttpError("error-unreadable", problem=HttpError("error-name-twice"))
    if "seat" in kind.__struct_fields__:
        seat_wanted(asked)
    numbers = [field.encode_name for field in msgspec.structs.fields(kind) if not _is_text(field)]
    for name, value in pairs:
        if name in numbers and not re.fullmatch(r"-?[0-9]{1,10}", value):
            raise HttpError("error-unreadable", problem=HttpError("error-whole-number", name=name))
    try:
        return msgspec.convert(dict(pairs), kind, strict=False)
    except msgspec.ValidationError as error:
        raise breach(error) from None


def breach(error: msgspec.ValidationError) -> HttpError:
    """Which field breaks the contract, and in what; msgspec tells it in English, with our names of types."""
    told, _, place = str(error)[:200].partition(" - at `$")
    field = place.strip(".`")
    numbers: dict[str, Number] = {}
    if found := re.fullmatch(r"Expected `([^`]+)`, got `([^`]+)`", told):
        key, numbers = "error-field-type", {"wanted": found[1], "given": found[2]}
    elif found := re.match(r"Object (missing required|contains unknown) field `([^`]*)", told):
        key = "error-field-missing" if found[1].startswith("missing") else "error-field-unknown"
        field = f"{field}.{found[2]}".lstrip(".")
    else:
        key = "error-field-contract"
    return HttpError("error-unreadable", problem=HttpError(key, (), field=field or "$", **numbers))


def _is_text(field: msgspec.structs.FieldInfo) -> bool:
    """Whether a field is a string."""
    schema = msgspec.json.schema(field.type)
    return schema.get("type") == "string" or "enum" in schema


def routes_of(operations: Iterable[Operation]) -> list[BaseRoute]:
    """Routes, one per path, that dispatch by method."""
    paths: dict[str, dict[str, Operation]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method] = operation
    return [_route(path, methods) for path, methods in paths.items()]


def _route(path: str, methods: dict[str, Operation]) -> Route:
    async def answer(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, answer, methods=list(methods))
