"""The API keeps what its description promises: schemathesis asks everything, sensible and not."""

import re
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation
from schemathesis.python.asgi import get_client
from starlette.types import ASGIApp, Receive, Scope, Send
from tests.server.serving import GAME, Street, settings_for, tell

from fondaco.server.api.openapi import describe
from fondaco.server.api.routes import OPERATIONS
from fondaco.server.app import make_app
from fondaco.server.input_limits import TABLE_ID

EXAMPLES = 20
"""How many requests hypothesis makes up for each operation, beside those that cover every bound of its description."""


class Door:
    """Leads to a house that is built when the first test comes; tests are named before that."""

    app: ASGIApp
    token = ""
    tables: tuple[str, ...] = ()
    """A table in each state it can be in: over, waiting for people, in play."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the house something, in the loop where schemathesis runs it."""
        with get_client(cast(Any, self)) as client:
            answer = client.request(method, f"http://testserver/api{path}", json=body, headers=self.headers)
        assert answer.ok, answer.text
        return answer.json()


door = Door()
config = SchemathesisConfig.from_dict(
    {
        "checks": {
            # 422 is for what can be read but is not there: a name nobody can bear, a move the rules forbid.
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "401", "403", "404", "409", "422"],
            },
            # 414 is for texts that are too long for any address.
            "negative_data_rejection": {
                "expected-statuses": ["400", "401", "403", "404", "405", "409", "413", "414", "415", "422", "431"],
            },
        }
    }
)
schema = schemathesis.openapi.from_dict(describe(OPERATIONS), config=config)
schema.app = door


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A house with a table at which the game is over."""
    folder = tmp_path_factory.mktemp("house")

    async def story(street: Street) -> str:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "random")
        await ada.ask("DELETE", f"/tables/{id}/seats", sitter="random")
        await street.live(id)
        return id

    id = tell(folder, story)
    door.app = make_app(settings_for(folder))
    return id


@pytest.fixture(autouse=True)
def tables(house: str) -> None:
    """Somebody new, with tables of their own, for each operation."""
    door.token = ""
    door.token = door.ask("POST", "/people", {})["token"]
    opened = []
    for other in ("friend", "here"):
        seats = [{"kind": "me"}, {"kind": other}]
        opened.append(door.ask("POST", "/tables", {"game": GAME, "seats": seats})["id"])
    door.tables = (house, *opened)


def lead_to_a_table(case: Any) -> None:
    """An id that could be a table's is one's; a move that could be one is sometimes the right one."""
    id = str((case.path_parameters or {}).get("id", ""))
    if not re.fullmatch(TABLE_ID, id):
        return
    chosen = sum(id.encode()) % 4
    case.path_parameters["id"] = door.tables[min(chosen, 2)]
    if case.path.endswith("/moves") and chosen == 3 and not case.meta.is_negative_at(ParameterLocation.BODY):
        decision = door.ask("GET", f"/tables/{door.tables[2]}/decision")
        allowed = [option["move"] for option in decision["options"] if option["allowed"]]
        case.body = {"move": allowed[0], "moment": decision["moment"], "seat": decision["seat"]}


@schema.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_promise_is_kept(case: Any) -> None:
    """All checks of schemathesis, with a token."""
    lead_to_a_table(case)
    case.call_and_validate(headers=door.headers)
