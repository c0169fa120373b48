"""Base of all pages: base template, form parsing, redirects within this site."""

from typing import Any, Final
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fondaco.server.http_errors import HttpError
from fondaco.server.pages.assets import static_url
from fondaco.server.services import services_of
from fondaco.server.templating import render
from fondaco.server.visitors import SAFE, THEMES, YEAR, check_form_token, visitor_of
from fondaco.words import LANGUAGES

FORM: Final = "application/x-www-form-urlencoded"
MOST_FIELDS: Final = 100


class NotAForm(HttpError):
    """415: the body is not a form."""

    status, key = 415, "error-not-a-form"


Form = dict[str, str]
"""Form fields by name."""


def page(request: Request, template: str, /, status: int = 200, **values: Any) -> HTMLResponse:
    """Render a page in the base template, in the visitor's language.

    Every template gets `visitor`, `form_token`, `language`, `languages`, `themes`, `path` (to come back to),
    `static_url` and `say`, and the values given here.
    """
    visitor = visitor_of(request)
    common = {
        "visitor": visitor,
        "form_token": services_of(request).signer.form_token(visitor.id),
        "languages": LANGUAGES,
        "themes": THEMES,
        "path": way_back(request),
        "status": status,
        "static_url": static_url,
    }
    html = render(template, visitor.language, **{**common, **values})
    return HTMLResponse(html, status, {"Content-Language": visitor.language, "Cache-Control": "no-store"})


def way_back(request: Request) -> str:
    """Address to return to after a switch of language; the response to a form gives its own."""
    if request.method not in SAFE:
        return "/"
    asked = [(name, value) for name, value in parse_qsl(request.url.query) if name != "lang"]
    return request.url.path + (f"?{urlencode(asked)}" if asked else "")


def local_path(address: str) -> str:
    """An address within this site, else the lobby's (no open redirect)."""
    parts = urlsplit(address) if address.isprintable() and "\\" not in address else None
    is_local = parts is not None and not parts.scheme and not parts.netloc and address.startswith("/")
    return address if is_local and not address.startswith("//") else "/"


def is_script(request: Request) -> bool:
    """Whether a script asks, which patches the page by itself."""
    return "application/json" in request.headers.get("accept", "")


def go_to(address: str) -> RedirectResponse:
    """Redirect after POST (303): reloading repeats nothing."""
    return RedirectResponse(address, 303)


def keep_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """Set a cookie for a year."""
    secure = services_of(request).settings.secure
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def read_form(request: Request) -> Form:
    """Parse a form, and verify its CSRF token."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != FORM:
        raise NotAForm()
    try:
        fields = parse_qs((await request.body()).decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise HttpError("error-malformed") from None
    form = {name: values[-1] for name, values in fields.items()}
    check_form_token(request, form.get("form_token", ""))
    return form
