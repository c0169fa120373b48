"""The companion's odds: right at once, refused with their clause, rolled in the open."""

from html import unescape

import pytest
from tests.server.conftest import Telling
from tests.server.phone import JSON, Phone, words_of
from tests.server.serving import Street
from tests.server.test_pages import check

from fondaco.companion.odds.answer import answer, find, neighbours, sweep
from fondaco.companion.odds.sentences import Sentences
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.procedure import NUMBER
from fondaco.server.companion.form_values import query_of, values_of
from fondaco.server.companion.odds_figures import gathered
from fondaco.server.companion.procedure_form import GROUPS

pytest_plugins = ["tests.server.postgres"]

STRANGE = ["", " ", "x", "1e3", "0x4", "４", "9" * 7, "9" * 5000, "1.5", "--1", "\0", "<script>", "{{ 7 * 7 }}", "NaN"]


# Every page --------------------------------------------------------------------------------------


def test_every_procedure_is_in_one_group() -> None:
    listed = [name for names in GROUPS.values() for name in names]
    assert sorted(listed) == sorted(PROCEDURES)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_is_whole_in_both_languages(happens: Telling, language: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        phone.client.cookies.set("language", language)
        book = await phone.begin()
        names = [f"/companion/odds/{name}" for name in PROCEDURES]
        for path in ("/companion", "/companion/books", book, f"/companion?book={book.rpartition('/')[2]}", *names):
            answered = await phone.get(path)
            assert answered.status_code == 200, path
            assert answered.headers["content-language"] == language
            check(answered.text)

    happens(story)


def test_the_lobby_leads_to_the_companion_and_that_to_the_odds(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        assert (await phone.get("/")).text.count('href="/companion"') == 1
        listed = (await phone.get("/companion")).text
        for name in PROCEDURES:
            assert f'href="/companion/odds/{name}"' in listed

    happens(story)


@pytest.mark.parametrize("name", PROCEDURES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_shows_the_exact_odds(happens: Telling, name: str, language: str) -> None:
    async def story(street: Street) -> None:
        procedure = find(name)
        values = procedure.filled({})
        words, answered = Sentences(language), answer(procedure, values)
        shown = (await Phone(street).get(f"/companion/odds/{name}?lang={language}")).text
        assert f">{words.percent(answered.chance)}</strong>" in shown
        said = words_of(shown)
        for row, chance in answered.rows.items():
            assert words.row(procedure, row) in said and str(chance) in said
        for change in sweep(procedure, values):
            assert words.percent(change.chance) in said

    happens(story)


def test_the_address_carries_the_values(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        shown = (await phone.get("/companion/odds/field-battle?attack=7&leader=2")).text
        chance = answer(find("field-battle"), find("field-battle").filled({"attack": 7, "leader": 2})).chance
        assert f">{Sentences('en').percent(chance)}</strong>" in shown
        assert 'id="ask-attack" name="attack" value="7"' in shown
        assert 'name="next" value="/companion/odds/field-battle?attack=7&amp;leader=2"' in shown

    happens(story)


def test_a_page_without_a_script_is_tidied(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        asked = "/companion/odds/piracy-europe?corsairs=3&ottoman=0&knights=0&knights=1&step=corsairs:1"
        answered = await phone.get(asked)
        assert answered.status_code == 303
        assert answered.headers["location"] == "/companion/odds/piracy-europe?corsairs=4&ottoman=0&knights=1"
        stepped = await phone.get("/companion/odds/field-battle?attack=20&step=attack:1")
        assert stepped.headers["location"] == "/companion/odds/field-battle?attack=20"

    happens(story)


def test_values_and_addresses_are_each_others_inverse() -> None:
    for procedure in PROCEDURES.values():
        usual = procedure.filled({})
        assert query_of(procedure, usual) == ""
        for each in procedure.inputs:
            for value in neighbours(each, each.usual):
                values = {**usual, each.name: value}
                query = query_of(procedure, values).lstrip("?")
                assert values_of(procedure, [tuple(part.split("=")) for part in query.split("&")]) == values  # type: ignore[misc]


def test_small_chances_are_gathered_and_none_is_lost() -> None:
    procedure = find("naval-combat")
    most = {each.name: 9 for each in procedure.inputs if each.kind == NUMBER and "armada" not in each.name}
    values = procedure.filled({**most, "leader": 3, "defend-leader": 3})
    for law in answer(procedure, values).numbers.values():
        lines = gathered(law)
        assert sum(chance for _, chance in lines) == 1
        assert len(lines) <= len(law)


# What is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["", "/parts"])
def test_what_the_card_does_not_allow_is_refused_with_its_clause(happens: Telling, part: str) -> None:
    async def story(street: Street) -> None:
        for path, clause in (
            ("field-battle{}?attack=21", "battle.field.attack-dice"),
            ("assault{}?attack=0", "battle.assault.success"),
            ("assassination{}?turn=2", "espionage.turn-three"),
        ):
            told = (await Phone(street).get(f"/companion/odds/{path.format(part)}")).text
            assert "This cannot be rolled" in told and clause in told
            assert "chance-number" not in told and "disabled" in told
            figures = await Phone(street).get(f"/companion/odds/{path.format('/figures')}")
            assert not figures.json()["figures"].strip()

    happens(story)


@pytest.mark.parametrize("strange", STRANGE)
def test_strange_values_get_one_clear_sentence(happens: Telling, strange: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        for path in ("/companion/odds/field-battle", "/companion/odds/field-battle/parts"):
            answered = await phone.get(path, params={"attack": strange})
            assert answered.status_code in (414, 422)
            assert "Traceback" not in answered.text
        rolled = await phone.post("/companion/odds/field-battle/roll", attack=strange)
        assert rolled.status_code == 422

    happens(story)


def test_unknown_procedures_and_books_are_not_found(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        for path in ("/companion/odds/nothing", "/companion/odds/nothing/parts", "/companion/books/nothing"):
            answered = await phone.get(path)
            assert answered.status_code == 404
        assert (await phone.get("/companion/odds/colony?book=%00")).status_code == 404
        assert (await phone.post("/companion/odds/nothing/roll")).status_code == 404
        assert (await phone.post("/companion/odds/colony/roll", book="nothing")).status_code == 404
        assert (await phone.enter("/companion/books/nothing", 0, do="undo")).status_code == 404

    happens(story)


def test_fields_that_messengers_add_to_links_do_no_harm(happens: Telling) -> None:
    async def story(street: Street) -> None:
        answered = await Phone(street).get("/companion/odds/colony?fbclid=x&plantation=1")
        assert answered.status_code == 200

    happens(story)


@pytest.mark.parametrize("path", ["/companion/odds/colony/roll", "/companion/books", "/companion/books/x/entries"])
def test_a_form_without_our_token_is_refused(happens: Telling, path: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        await phone.get("/companion")
        for token in ("", "x", phone.token[::-1]):
            assert (await phone.post(path, form_token=token)).status_code == 403
        evil = await phone.post(path, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403

    happens(story)


# Rolling -----------------------------------------------------------------------------------------


def test_a_roll_shows_every_die_and_what_follows(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        rolled = await phone.post("/companion/odds/field-battle/roll", attack="3", headers=JSON)
        html = rolled.json()["roll"]
        assert html.count("<svg") == 3 + 5
        assert "Attacker" in html and "Defender" in html
        assert any(Sentences("en").consequence(find("field-battle"), row) in unescape(html) for row in FIELD_ROWS)

    happens(story)


FIELD_ROWS = find("field-battle").rows


def test_without_a_script_the_roll_is_on_the_page(happens: Telling) -> None:
    async def story(street: Street) -> None:
        rolled = await Phone(street).post("/companion/odds/conversion/roll", dice="6")
        assert rolled.status_code == 200
        assert rolled.text.count('role="img"') == 6
        check(rolled.text)

    happens(story)


def test_nothing_is_rolled_that_the_card_refuses(happens: Telling) -> None:
    async def story(street: Street) -> None:
        rolled = await Phone(street).post("/companion/odds/assassination/roll", turn="1")
        assert rolled.status_code == 422
        assert "espionage.turn-three" in rolled.text and 'role="img"' not in rolled.text

    happens(story)
