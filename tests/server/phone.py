"""Somebody with a phone at a real table, who asks the companion."""

import json
import re
from html import unescape
from typing import Any

import httpx
from tests.server.serving import Street

JSON = {"accept": "application/json"}


class Phone:
    """Somebody with a browser of their own."""

    def __init__(self, street: Street) -> None:
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(street.app), base_url="http://localhost")
        self.token = ""

    async def get(self, path: str, **more: Any) -> httpx.Response:
        response = await self.client.get(path, **more)
        found = re.search(r'name="form-token" content="([^"]+)"', response.text)
        self.token = found[1] if found else self.token
        return response

    async def post(self, path: str, **fields: Any) -> httpx.Response:
        if not self.token:
            await self.get("/companion")
        headers = fields.pop("headers", {})
        return await self.client.post(path, data={"form_token": self.token, **fields}, headers=headers)

    async def begin(self, **fields: str) -> str:
        """The address of a new book."""
        powers = {f"power-{power}": "yes" for power in ("ottoman", "spain", "england")}
        answered = await self.post("/companion/books", **{**powers, **fields})
        assert answered.status_code == 303, answered.text
        return answered.headers["location"]

    async def enter(self, book: str, version: int, **entry: Any) -> httpx.Response:
        fields = {"entry": json.dumps(entry), "version": version}
        return await self.post(f"{book}/entries", **fields, headers=JSON)


def words_of(html: str) -> str:
    """What a page says, without its marks."""
    return re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))
