"""Colour, width, and text that cannot steer the terminal."""

import io

import pytest

from fondaco.terminal.screen import PALETTE, Screen, clean, columns, cut, wants_colour, wrap


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(colour: bool, *spans: tuple[str, str]) -> str:
    out = io.StringIO()
    Screen(out, colour).line(*spans)
    return out.getvalue()


def test_a_role_has_a_colour_only_where_colour_is_wanted() -> None:
    assert shown(False, ("torch", "alarm"), (" lit", "")) == "torch lit\n"
    assert shown(True, ("torch", "alarm"), (" lit", "")) == f"\033[{PALETTE['alarm']}mtorch\033[0m lit\n"


def test_an_unknown_role_is_plain() -> None:
    assert shown(True, ("word", "no such role")) == "word\n"


def test_colour_is_for_terminals_whose_people_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert wants_colour(Terminal())
    assert not wants_colour(io.StringIO())
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_colour(Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(Terminal())


def test_names_cannot_steer_the_terminal() -> None:
    assert clean("a\033[2Jb\x07\u202ec") == "a[2Jbc"
    assert "\033" not in shown(False, ("\033]0;title\007", ""))


def test_wide_letters_take_two_columns() -> None:
    assert columns("安娜") == 4
    assert columns("e\u0301") == 1
    assert cut("安娜安娜", 5) == "安娜…"
    assert cut("anna", 4) == "anna"


def test_lines_break_at_plain_spaces_only() -> None:
    assert wrap("Qui joue\u00a0?  Anna", 10) == ["Qui joue\u00a0?", "Anna"]
    assert wrap("one two three", 9, "1 ", "  ") == ["1 one two", "  three"]
    assert wrap("one\n\ntwo", 80) == ["one", "", "two"]
    assert wrap("", 80) == [""]


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    Screen(out).line(("● Thérèse – “cœur” …", ""))
    out.flush()
    assert raw.getvalue() == b'O Therese - "coeur" .\n'


def test_the_curtain_hides_what_was_shown() -> None:
    pipe, terminal = io.StringIO(), Terminal()
    Screen(pipe).curtain()
    Screen(terminal).curtain()
    assert pipe.getvalue().count("\n") >= 50
    assert "\033[3J" in terminal.getvalue()  # also from scrolling back
