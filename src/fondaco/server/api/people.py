"""API operations on people: guests, names, accounts, sign-in."""

import asyncio
from dataclasses import replace

from fondaco.server.accounts.names import check_name, guest_name
from fondaco.server.accounts.passwords import hash_password, password_fits
from fondaco.server.accounts.tokens import new_person_id
from fondaco.server.api import contracts
from fondaco.server.api.operation import Call, Operation
from fondaco.server.http_errors import Forbidden, NotSignedIn
from fondaco.server.middleware.rate_limit import check_sign_in
from fondaco.server.storage.model import Person


async def come_in(call: Call, body: contracts.NewPerson) -> contracts.PersonWithToken:
    """Create a guest, and get a token."""
    id = new_person_id()
    person = Person(id, check_name(body.name) if body.name else guest_name(id))
    if body.name:
        await call.services.people.save(person)
    return _with_token(call, person)


async def show_me(call: Call) -> contracts.PersonShown:
    """Your own account."""
    return _person(call.person)


async def change_me(call: Call, body: contracts.ChangedPerson) -> contracts.PersonShown:
    """Change your name or your language."""
    person = call.person
    if body.name is not None:
        person = replace(person, name=check_name(body.name))
    if body.language is not None:
        person = replace(person, language=body.language)
    await call.services.people.save(person)
    return _person(person)


async def keep_me(call: Call, body: contracts.NameAndPassword) -> contracts.PersonShown:
    """Turn a guest into an account, with a name and a password; tables and seats stay yours."""
    check_sign_in(call.request, body.name)
    name = check_name(body.name)
    if not call.person.is_guest:
        raise Forbidden("account-kept-already")
    password = await asyncio.to_thread(hash_password, body.password)
    person = replace(call.person, name=name, password=password)
    await call.services.people.save(person)
    return _person(person)


async def change_password(call: Call, body: contracts.OldAndNewPassword) -> contracts.PersonShown:
    """Change your password."""
    check_sign_in(call.request, call.person.name)
    if not await asyncio.to_thread(password_fits, call.person.password, body.old):
        raise Forbidden("account-wrong-password")
    person = replace(call.person, password=await asyncio.to_thread(hash_password, body.password))
    await call.services.people.save(person)
    return _person(person)


async def sign_in(call: Call, body: contracts.NameAndPassword) -> contracts.PersonWithToken:
    """Sign in with a name and a password, and get a token."""
    check_sign_in(call.request, body.name)
    person = await call.services.people.signed_in(body.name, body.password)
    if person is None:
        raise NotSignedIn("error-sign-in")
    return _with_token(call, person)


def _with_token(call: Call, person: Person) -> contracts.PersonWithToken:
    return contracts.PersonWithToken(person=person.id, name=person.name, token=call.services.signer.sign(person.id))


def _person(person: Person) -> contracts.PersonShown:
    return contracts.PersonShown.of(person, person=person.id, guest=person.is_guest)


OPERATIONS = [
    Operation("POST", "/api/people", come_in, status=201, anyone=True, errors=(409, 422)),
    Operation("GET", "/api/people/me", show_me),
    Operation("PATCH", "/api/people/me", change_me, errors=(409, 422)),
    Operation("POST", "/api/people/me/account", keep_me, errors=(409, 422)),
    Operation("PUT", "/api/people/me/password", change_password),
    Operation("POST", "/api/sessions", sign_in, status=201, anyone=True, errors=(401,)),
]
