"""Account page: name, password, sign-in and sign-out."""

import asyncio
from dataclasses import replace
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.server.accounts.names import check_name
from fondaco.server.accounts.passwords import hash_password, password_fits
from fondaco.server.accounts.tokens import new_person_id
from fondaco.server.http_errors import Forbidden, HttpError, Invalid, NotPossible
from fondaco.server.middleware.rate_limit import check_sign_in
from fondaco.server.pages.base import Form, go_to, keep_cookie, page, read_form
from fondaco.server.pages.lobby import table_line
from fondaco.server.services import Services, services_of
from fondaco.server.storage.model import Person, StoredTable
from fondaco.server.visitors import visitor_of

GUEST_COOKIE: Final = "fondaco-guest"
"""The browser's guest before sign-in, restored on sign-out."""
NOTICES: Final = ("name", "kept", "password", "signed-in", "signed-out", "back")


async def account(request: Request) -> Response:
    """Render the account page."""
    return await _account_page(request, {})


async def _account_page(
    request: Request, form: Form, wrong: str = "", error: HttpError | None = None, status: int = 200
) -> Response:
    services, visitor = services_of(request), visitor_of(request)
    person = visitor.someone
    guest = await _guest_before(request)
    done = request.query_params.get("done", "")
    return page(
        request,
        "account.html",
        status=status,
        path="/account",
        person=person,
        form=form,
        wrong=wrong,
        error=error,
        done=done if done in NOTICES and not error else "",
        guest=guest,
        waiting=await _waiting_tables(services, guest, visitor.language) if guest else [],
        own=await _waiting_tables(services, person, visitor.language) if person.is_guest else [],
    )


async def _waiting_tables(services: Services, person: Person, language: str) -> list[Any]:
    """Tables of a person that are not over."""
    tables: list[StoredTable] = await asyncio.to_thread(services.storage.tables.of_person, person.id)
    now = services.now()
    return [table_line(table, person.id, language, now) for table in tables if not table.over]


async def _guest_before(request: Request) -> Person | None:
    """The browser's guest before sign-in, or None."""
    id = services_of(request).signer.read(request.cookies.get(GUEST_COOKIE, ""))
    return await services_of(request).people.find(id) if id and id != visitor_of(request).id else None


# Names and passwords -----------------------------------------------------------------------------


async def change_name(request: Request) -> Response:
    """Change the name."""
    form, person = await read_form(request), visitor_of(request).someone
    try:
        await services_of(request).people.save(replace(person, name=check_name(form.get("name", ""))))
    except (Invalid, NotPossible) as error:
        return await _account_page(request, form, "name", error, 400)
    return go_to("/account?done=name")


async def keep_seat(request: Request) -> Response:
    """Turn a guest into an account, with a name and a password."""
    form, person = await read_form(request), visitor_of(request).someone
    if not person.is_guest:
        raise Forbidden("account-kept-already")
    check_sign_in(request, form.get("name", ""))
    try:
        name = check_name(form.get("name", ""))
        password = await asyncio.to_thread(hash_password, form.get("password", ""))
        kept = replace(person, name=name, password=password, language=visitor_of(request).language)
        await services_of(request).people.save(kept)
    except (Invalid, NotPossible) as error:
        return await _account_page(request, form, "keep", error, 400)
    return go_to("/account?done=kept")


async def change_password(request: Request) -> Response:
    """Change the password; the old one is verified."""
    form, person = await read_form(request), visitor_of(request).someone
    check_sign_in(request, person.name)
    try:
        if not await asyncio.to_thread(password_fits, person.password, form.get("old", "")):
            raise Invalid("account-wrong-password")
        password = await asyncio.to_thread(hash_password, form.get("password", ""))
        await services_of(request).people.save(replace(person, password=password))
    except (Invalid, NotPossible) as error:
        return await _account_page(request, form, "password", error, 400)
    return go_to("/account?done=password")


# Coming and going --------------------------------------------------------------------------------


async def sign_in(request: Request) -> Response:
    """Sign in; a guest with unfinished tables is kept in a cookie, to be restored on sign-out."""
    form, services, visitor = await read_form(request), services_of(request), visitor_of(request)
    check_sign_in(request, form.get("name", ""))
    known = await services.people.signed_in(form.get("name", ""), form.get("password", ""))
    if known is None:
        return await _account_page(request, form, "sign-in", Invalid("account-no-sign-in"), 403)
    response = go_to("/account?done=signed-in")
    response.headers.append("set-cookie", services.session_cookie(known.id))
    guest = visitor.someone
    if guest.is_guest and guest.id != known.id and await _waiting_tables(services, guest, visitor.language):
        keep_cookie(request, response, GUEST_COOKIE, services.signer.sign(guest.id))
    return response


async def sign_out(request: Request) -> Response:
    """Sign out: back to the guest before sign-in, or to a new one."""
    await read_form(request)
    guest = await _guest_before(request)
    response = go_to(f"/account?done={'back' if guest else 'signed-out'}")
    response.headers.append("set-cookie", services_of(request).session_cookie(guest.id if guest else new_person_id()))
    response.delete_cookie(GUEST_COOKIE)
    return response


async def to_account(request: Request) -> Response:
    """Redirect a GET of a form's address to the page."""
    return go_to("/account")


FORMS: Final = {
    "/account/name": change_name,
    "/account/keep": keep_seat,
    "/account/password": change_password,
    "/account/sign-in": sign_in,
    "/account/sign-out": sign_out,
}

ROUTES: list[BaseRoute] = [
    Route("/account", account),
    *(Route(path, answer, methods=["POST"]) for path, answer in FORMS.items()),
    *(Route(path, to_account) for path in FORMS),
]
