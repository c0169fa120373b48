"""Who is who: nobody can pass for somebody else."""

import time
from base64 import urlsafe_b64decode
from typing import Literal

import pytest
from argon2 import PasswordHasher

from fondaco.server.accounts.names import GUESTS, check_name, fold_name, guest_name
from fondaco.server.accounts.passwords import hash_password, password_fits
from fondaco.server.accounts.tokens import Signer, new_person_id, new_table_id
from fondaco.server.http_errors import Invalid

SIGNER = Signer(b"s" * 32)
ANNA = "anna-0123456789abcdef"


# Tokens


def test_a_token_says_who_somebody_is() -> None:
    for person in (ANNA, new_person_id()):
        assert SIGNER.read(SIGNER.sign(person)) == person


def test_a_token_can_be_put_into_a_cookie() -> None:
    token = SIGNER.sign(new_person_id())
    assert token.isascii()
    assert set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    assert len(token) < 80


def test_another_house_writes_other_tokens() -> None:
    assert Signer(b"t" * 32).read(SIGNER.sign(ANNA)) is None


def test_no_token_can_be_changed_in_any_place() -> None:
    token = SIGNER.sign(ANNA)
    for place, sign in enumerate(token):
        for other in "Aa0-.é":
            if other != sign:
                assert SIGNER.read(token[:place] + other + token[place + 1 :]) is None
        assert SIGNER.read(token[:place]) is None
        assert SIGNER.read(token[place + 1 :]) is None


@pytest.mark.parametrize(
    "token",
    ["", ".", "..", "a.", ".a", ANNA, f"{ANNA}.", "\0", "\ud800.\udfff", "é.é", "=" * 43, f"{ANNA}.{'A' * 43}"],
    ids=ascii,
)
def test_a_hostile_token_is_nobodys(token: str) -> None:
    assert SIGNER.read(token) is None
    assert not SIGNER.is_form_token(ANNA, token)


def test_what_hangs_on_to_a_token_makes_it_worthless() -> None:
    token = SIGNER.sign(ANNA)
    for more in (" ", "=", "\n", "\0", ".", "x" * 1000):
        assert SIGNER.read(token + more) is None
        assert SIGNER.read(more + token) is None


def test_an_endless_token_is_refused_at_once() -> None:
    tokens = ("." * 10_000_000, "é" * 10_000_000, SIGNER.sign("x" * 1_000_000))
    started = time.perf_counter()
    for token in tokens:
        assert SIGNER.read(token) is None
        assert not SIGNER.is_form_token(ANNA, token)
    assert time.perf_counter() - started < 1


def test_a_form_belongs_to_one_person() -> None:
    token = SIGNER.form_token(ANNA)
    assert SIGNER.is_form_token(ANNA, token)
    assert not SIGNER.is_form_token("ben", token)
    assert not Signer(b"t" * 32).is_form_token(ANNA, token)


def test_a_token_is_good_for_one_purpose() -> None:
    form = SIGNER.form_token(ANNA)
    seal = SIGNER.sign(ANNA).rpartition(".")[2]
    assert form != seal
    assert SIGNER.read(f"{ANNA}.{form}") is None
    assert not SIGNER.is_form_token(ANNA, seal)


def test_ids_cannot_be_guessed() -> None:
    for new, size in ((new_person_id, 16), (new_table_id, 12)):
        ids = {new() for _ in range(1000)}
        assert len(ids) == 1000
        assert all(len(urlsafe_b64decode(id + "=" * (-len(id) % 4))) == size for id in ids)


# Names


def test_a_guest_gets_a_name_and_keeps_it() -> None:
    assert guest_name(ANNA) == guest_name(ANNA)
    names = {guest_name(new_person_id()) for _ in range(1000)}
    assert len(names) > 900
    assert {name.partition("-")[0] for name in names} == set(GUESTS)


@pytest.mark.parametrize("first", GUESTS)
def test_a_guests_name_is_one_that_anybody_may_choose(first: str) -> None:
    assert check_name(f"{first}-417") == f"{first}-417"


@pytest.mark.parametrize(
    "name",
    [
        "Al",
        "a" * 20,
        "Zoë",
        "Ø_1",
        "Łukasz",
        "Дмитрий",
        "李小龙",
        "나비",
        "हिन्दी",
        "עִבְרִית",
        "فاطمة",
        "J.R.R",
        "٣-x",
        "you",
    ],
)
def test_names_of_any_script(name: str) -> None:
    assert check_name(f" {name}\n") == name


def test_a_name_has_one_spelling() -> None:
    assert check_name("Zoe\N{COMBINING DIAERESIS}") == "Zoë"


@pytest.mark.parametrize("name", ["", " ", "a", " a ", "a" * 21, "a" * 10_000_000], ids=lambda name: str(len(name)))
def test_a_name_has_2_to_20_characters(name: str) -> None:
    with pytest.raises(Invalid, match="A name has 2 to 20 characters") as caught:
        check_name(name)
    assert caught.value.key == "error-name-length"


@pytest.mark.parametrize(
    "name",
    [
        "Anna Maria",
        "a\tb",
        "a\nb",
        "a\0b",
        "<b>",
        "a/b",
        "a@b",
        "a,b",
        "a:b",
        "--",
        "...",
        "☺☺",
        "½½",
        "\N{RIGHT-TO-LEFT OVERRIDE}anna",
        "an\N{ZERO WIDTH SPACE}na",
        "an\N{ZERO WIDTH JOINER}na",
        "an\N{SOFT HYPHEN}na",
        "an\N{NO-BREAK SPACE}na",
        "an\N{COMBINING GRAPHEME JOINER}na",
        "an\N{VARIATION SELECTOR-16}na",
        "\N{HANGUL FILLER}\N{HANGUL FILLER}",
        "\N{COMBINING ACUTE ACCENT}anna",
        "x" + "\N{COMBINING DOT BELOW}" * 4,
        "an\N{COMBINING ENCLOSING CIRCLE}na",
        "an\ud800na",
        "an\ue000na",
    ],
    ids=ascii,
)
def test_a_name_is_made_of_letters_that_one_can_see(name: str) -> None:
    with pytest.raises(Invalid, match="A name is made of letters, digits") as caught:
        check_name(name)
    assert caught.value.key == "error-name-letters"


@pytest.mark.parametrize("name", ["random", "Greedy", "GREEDY", "ｇｒｅｅｄｙ", "randon"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Invalid, match="too much like a bot's") as caught:
        check_name(name)
    assert caught.value.key == "error-name-bot"


def test_names_that_differ_in_case_or_width_are_one() -> None:
    assert len({fold_name(name) for name in ("Straße", "STRASSE", "strasse", "ｓｔｒａｓｓｅ")}) == 1
    assert len({fold_name(name) for name in ("Zoë", "ZOË", "Zoe\N{COMBINING DIAERESIS}")}) == 1
    assert fold_name("Zoe") != fold_name("Zoë")


# Passwords


def test_a_password_fits_itself_alone() -> None:
    kept = hash_password("correct horse")
    assert kept.startswith("$argon2id$")
    assert "horse" not in kept
    assert password_fits(kept, "correct horse")
    for wrong in ("Correct horse", "correct horse ", "", "x" * 201):
        assert not password_fits(kept, wrong)


def test_two_hashes_of_one_password_differ() -> None:
    assert hash_password("correct horse") != hash_password("correct horse")


def test_any_keyboard_types_the_same_password() -> None:
    assert password_fits(hash_password("cafe\N{COMBINING ACUTE ACCENT} noir"), "café noir")


def test_any_text_can_be_a_password() -> None:
    for password in ("\0" * 8, "\ud800" * 8, "🔑" * 200):
        assert password_fits(hash_password(password), password)


@pytest.mark.parametrize(
    ("password", "key"), [("", "short"), ("1234567", "short"), ("x" * 201, "long"), ("x" * 10_000_000, "long")], ids=len
)
def test_a_password_has_8_to_200_characters(password: str, key: str) -> None:
    with pytest.raises(Invalid, match=r"A password has at (least 8|most 200) characters") as caught:
        hash_password(password)
    assert caught.value.key == f"error-password-{key}"


@pytest.mark.parametrize("kept", ["", "x", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$x$y"])
def test_no_password_fits_where_there_is_none(kept: str) -> None:
    assert not password_fits(kept, "correct horse")
    assert not password_fits(kept, "")


def test_whether_an_account_exists_cannot_be_told_by_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, hash: str, password: bytes) -> Literal[True]:
        compared.append(hash)
        return verify(self, hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    kept = hash_password("correct horse")
    assert not password_fits("", "wrong horse")
    assert not password_fits(kept, "wrong horse")
    work = [hash.split("$")[1:4] for hash in compared]
    assert work == [["argon2id", "v=19", "m=19456,t=2,p=1"]] * 2
