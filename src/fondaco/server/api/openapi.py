"""OpenAPI description, generated from the operations and contracts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from fondaco import __version__
from fondaco.server.api.contracts import Problem
from fondaco.server.input_limits import LONGEST_THOUGHT, MOST_IMAGINED, MOST_SEATS, TABLE_ID
from fondaco.server.visitors import COOKIE, MINIMAL, SAFE
from fondaco.table import SITTERS, games

if TYPE_CHECKING:
    from fondaco.server.api.operation import Operation

JSON: Final = "application/json"
REF: Final = "#/components/schemas/{name}"
ABOUT: Final = """\
All that a page can do, for programs. A program comes in with `POST /api/people`, sends the token it gets as
`Authorization: Bearer …`, opens a table or sits down at one, and then again and again asks `…/decision`, chooses one of
the options that are allowed, and sends it to `…/moves` with the `moment` it was meant for.

**Live.** A WebSocket at `/api/tables/{id}/live` (optionally `?seat=`) sends
`{"moment": …, "sight": …, "seat": …, "begun": …, "over": …, "yours": …}` at once and whenever what the seat knows has
changed: `sight` is a mark of all of it, `moment` of what a move is meant for. Nothing is to be sent there. Programs
send the token in the header `Authorization`, pages their cookie; a cookie needs an `Origin` of this server.

**Pages.** Requests with the server's cookie that change something need the header `X-Form-Token`, which pages hold.

**Errors.** Every error is a `Problem`: nothing was changed. `message` is in the language of `?lang=`, of your account,
or of `Accept-Language`.
"""
GAMES: Final = f"[1-9][0-9]{{0,{len(str(MOST_IMAGINED)) - 1}}}"
SECONDS: Final = rf"[0-9]{{1,{len(f'{LONGEST_THOUGHT:.0f}') - 1}}}\.[1-9]s"
BUDGETED: Final = f"^search@({GAMES}|{SECONDS})$"
"""A search with a budget."""
EVERYWHERE: Final = (400, 401, 413, 414, 429, 431, 500, 503)
"""Statuses that any request can be answered with."""
MEANINGS: Final = {
    204: "Done, and nothing is given back, as you preferred.",
    400: "The request cannot be read.",
    401: "The token is missing or not one of ours.",
    403: "It is another's, or the form token is missing.",
    404: "There is no such thing.",
    409: "Not now: the table has changed, or its state does not allow it.",
    413: "Too much was sent.",
    414: "The address is too long.",
    415: "What was sent is not JSON.",
    422: "It can be read, but there is no such thing, or the rules forbid it: see `refusals`.",
    429: "Too often: wait as long as `Retry-After` says.",
    431: "The headers are too large.",
    500: "A mistake of the server. Nothing was lost.",
    503: "The storage cannot be reached just now.",
}
PREFERENCE: Final = {"type": "string", "examples": [MINIMAL]}  # other preferences are ignored (RFC 7240)
PREFER: Final = {"name": "Prefer", "in": "header", "required": False, "schema": PREFERENCE}
HEADERS_OF: Final[dict[int, dict[str, Any]]] = {
    401: {"WWW-Authenticate": {"schema": {"type": "string"}, "required": True}},
    429: {"Retry-After": {"schema": {"type": "integer"}, "required": True}},
}


def describe(operations: Iterable[Operation]) -> dict[str, Any]:
    """The OpenAPI description."""
    operations = list(operations)
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(path_of(operation), {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fondaco", "version": __version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": _schemas(operations),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "What POST /api/people gave."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "What pages use."},
            },
        },
    }


def path_of(operation: Operation) -> str:
    """The path without converters."""
    return operation.path.replace(":int", "")


def _schemas(operations: Sequence[Operation]) -> dict[str, Any]:
    named = {Problem, *(op.body for op in operations if op.body), *(op.answer for op in operations if _is_struct(op))}
    _, schemas = msgspec.json.schema_components(sorted(named, key=lambda kind: kind.__name__), ref_template=REF)
    schemas["TableWanted"]["properties"]["game"]["enum"] = games()
    schemas["SeatWanted"]["properties"]["kind"]["anyOf"] = _levels("me", "here", "friend")
    schemas["Substitute"]["properties"]["sitter"]["anyOf"] = _levels()
    return schemas


def _is_struct(operation: Operation) -> bool:
    return isinstance(operation.answer, type) and issubclass(operation.answer, Struct)


def _operation(operation: Operation) -> dict[str, Any]:
    summary, _, more = (operation.handler.__doc__ or "").strip().partition("\n")
    described: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "tags": [operation.tag or operation.handler.__module__.rpartition(".")[2]],
        "summary": summary,
        "parameters": [
            *_path_parameters(operation),
            *_questions(operation.question),
            *([PREFER] if operation.may_be_minimal else []),
        ],
        "responses": _responses(operation),
        "security": [*([{}] if operation.anyone else []), {"token": []}, {"cookie": []}],
    }
    if more.strip():
        described["description"] = " ".join(more.split())
    if operation.body is not None:
        content = {JSON: {"schema": _ref(operation.body)}}
        described["requestBody"] = {"required": operation.needs_body, "content": content}
    return described


def _path_parameters(operation: Operation) -> list[dict[str, Any]]:
    schemas: dict[str, dict[str, Any]] = {
        "id": {"type": "string", "pattern": f"^{TABLE_ID}$"},
        "seat": {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1},
        "game": {"type": "string", "enum": games()},
    }
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in schemas.items()
        if f"{{{name}}}" in path_of(operation)
    ]


@cache
def _questions(question: type[Struct]) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(question)["$defs"][question.__name__]
    fields = schema["properties"]
    if "sitter" in fields:
        fields["sitter"]["anyOf"] = _levels()
    return [
        {"name": name, "in": "query", "required": name in schema["required"], "schema": field}
        for name, field in fields.items()
    ]


def _levels(*others: str) -> list[dict[str, Any]]:
    return [{"enum": [*others, *SITTERS]}, {"pattern": BUDGETED}]


def errors_of(operation: Operation) -> list[int]:
    """All error statuses of an operation."""
    changes = () if operation.method in SAFE else (403,)
    body = (415,) if operation.body is not None else ()
    return sorted({*EVERYWHERE, *changes, *body, *operation.errors})


def _responses(operation: Operation) -> dict[str, Any]:
    problem = {JSON: {"schema": _ref(Problem)}}
    media = operation.media.partition(";")[0]
    if _is_struct(operation):
        answer = _ref(operation.answer)
    else:
        answer = {"type": "object" if operation.media == JSON else "string"}
    good = {"description": HTTPStatus(operation.status).phrase, "content": {media: {"schema": answer}}}
    bad = {
        str(status): {"description": MEANINGS[status], "content": problem, "headers": HEADERS_OF.get(status, {})}
        for status in errors_of(operation)
    }
    minimal = {"204": {"description": MEANINGS[204]}} if operation.may_be_minimal else {}
    return {str(operation.status): good, **minimal, **bad}


def _ref(kind: type[Struct]) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}
