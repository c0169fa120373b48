"""Who one is here: a name, a password for those who want to come back, signing in and out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.server.guard import check_sign_in
from fondaco.server.kept import KeptTable, NameTaken, Person
from fondaco.server.pages.answer import Form, go_to, house_of, page, read_form
from fondaco.server.pages.lobby import table_line
from fondaco.server.people import (
    BadEntry,
    check_name,
    hash_password,
    new_person_id,
    password_fits,
)
from fondaco.server.trouble import NotAllowed
from fondaco.server.visit import YEAR, visitor_of

if TYPE_CHECKING:
    from fondaco.server.app import House

GUEST_COOKIE: Final = "fondaco-guest"
"""Who a browser's guest was before signing in, to be that guest again after signing out."""
NOTICES: Final = ("name", "kept", "password", "signed-in", "signed-out", "back")


class Refused(BadEntry):
    """Something typed on this page that cannot be accepted."""


async def account(request: Request) -> Response:
    """The account as it is."""
    return await _account_page(request, {})


async def _account_page(
    request: Request, form: Form, wrong: str = "", error: BadEntry | None = None, status: int = 200
) -> Response:
    house, visitor = house_of(request), visitor_of(request)
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
        waiting=await _waiting_tables(house, guest, visitor.language) if guest else [],
        own=await _waiting_tables(house, person, visitor.language) if person.is_guest else [],
    )


async def _waiting_tables(house: House, person: Person, language: str) -> list[Any]:
    """The tables of somebody that are not over yet."""
    tables: list[KeptTable] = await house.hall.stored(house.storage.tables_of, person.id)
    now = house.hall.now()
    return [table_line(table, person.id, language, now) for table in tables if not table.over]


async def _guest_before(request: Request) -> Person | None:
    """The guest this browser was before somebody signed in."""
    id = house_of(request).signer.read(request.cookies.get(GUEST_COOKIE, ""))
    return await house_of(request).person(id) if id and id != visitor_of(request).id else None


# Names and passwords -----------------------------------------------------------------------------


async def change_name(request: Request) -> Response:
    """Be called something else from now on."""
    form, person = await read_form(request), visitor_of(request).someone
    try:
        await _keep(request, replace(person, name=check_name(form.get("name", ""))))
    except BadEntry as error:
        return await _account_page(request, form, "name", error, 400)
    return go_to("/account?done=name")


async def keep_seat(request: Request) -> Response:
    """A guest chooses a name and a password, and can come back from any browser."""
    form, person = await read_form(request), visitor_of(request).someone
    if not person.is_guest:
        raise NotAllowed("account-kept-already")
    check_sign_in(request, form.get("name", ""))
    try:
        name = check_name(form.get("name", ""))
        password = await house_of(request).hall.stored(hash_password, form.get("password", ""))
        await _keep(request, replace(person, name=name, password=password, language=visitor_of(request).language))
    except BadEntry as error:
        return await _account_page(request, form, "keep", error, 400)
    return go_to("/account?done=kept")


async def change_password(request: Request) -> Response:
    """Choose another password; the old one shows that it is really you."""
    form, person = await read_form(request), visitor_of(request).someone
    stored = house_of(request).hall.stored
    check_sign_in(request, person.name)
    try:
        if not await stored(password_fits, person.password, form.get("old", "")):
            raise Refused("account-wrong-password")
        await _keep(request, replace(person, password=await stored(hash_password, form.get("password", ""))))
    except BadEntry as error:
        return await _account_page(request, form, "password", error, 400)
    return go_to("/account?done=password")


async def _keep(request: Request, person: Person) -> None:
    try:
        await house_of(request).keep(person)
    except NameTaken:
        raise Refused("error-name-taken") from None


# Coming and going --------------------------------------------------------------------------------


async def sign_in(request: Request) -> Response:
    """Come back as who one was; the guest of this browser is kept aside if tables wait for it."""
    form, house, visitor = await read_form(request), house_of(request), visitor_of(request)
    check_sign_in(request, form.get("name", ""))
    stored = house.hall.stored
    known = await stored(house.storage.account, form.get("name", ""))
    fits = await stored(password_fits, known.password if known else "", form.get("password", ""))
    if known is None or not fits:
        return await _account_page(request, form, "sign-in", Refused("account-no-sign-in"), 403)
    response = go_to("/account?done=signed-in")
    response.headers.append("set-cookie", house.cookie(known.id))
    guest = visitor.someone
    if guest.is_guest and guest.id != known.id and await _waiting_tables(house, guest, visitor.language):
        _put_aside(response, house, guest)
    return response


def _put_aside(response: Response, house: House, guest: Person) -> None:
    token = house.signer.sign(guest.id)
    response.set_cookie(GUEST_COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure)


async def sign_out(request: Request) -> Response:
    """Be the guest again that this browser was before, or a new one."""
    await read_form(request)
    guest = await _guest_before(request)
    response = go_to(f"/account?done={'back' if guest else 'signed-out'}")
    response.headers.append("set-cookie", house_of(request).cookie(guest.id if guest else new_person_id()))
    response.delete_cookie(GUEST_COOKIE)
    return response


async def to_account(request: Request) -> Response:
    """Whoever loads a form's address again comes to its page."""
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
