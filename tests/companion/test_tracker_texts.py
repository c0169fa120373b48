"""Everything the tracker says exists in English and French, and nothing is said that is never meant."""

import ast
import re
from pathlib import Path

import pytest
from tests.companion.tracking import at
from tests.words.reading import badly_set, messages, read

from fondaco.companion.tracker import PHASES, POWERS, STEPS, Refused, sentences
from fondaco.companion.tracker.entries import WAYS
from fondaco.companion.tracker.matching import find_power, find_procedure, find_step, read_procedure
from fondaco.companion.tracker.refused import Misread
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.typed import HELPED, READERS, SPELLINGS, entry_of, parse_command
from fondaco.words import LANGUAGES

FOLDER = Path(sentences.__file__).parent
TERMINAL = FOLDER.parent.parent / "terminal" / "companion.py"
ENGLISH, FRENCH = messages(FOLDER, "en"), messages(FOLDER, "fr")


def keys_in_code() -> set[str]:
    """Every key of a text that the code names, refusals with their beginning."""
    keys: set[str] = set()
    for file in (*FOLDER.glob("*.py"), TERMINAL):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys.add(node.value)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and len(node.args) > 1:
                for each in ast.walk(node.args[1]):
                    keys |= {f"refused-{each.value!s}"} if isinstance(each, ast.Constant) else set()
    return keys


def keys_made() -> set[str]:
    """The keys that are put together from names."""
    keys = {f"power-{power}" for power in POWERS} | {f"phase-{phase.name}" for phase in PHASES}
    keys |= {f"{kind}-{step.text}" for step in STEPS.values() for kind in ("step", "do")}
    keys |= {f"{kind}-{how}" for how in WAYS for kind in ("log-win", "victory", "way")}
    keys |= {f"victory-{how}" for how in ("score", "shared")} | {f"log-settings-{mode}" for mode in ("free", "strict")}
    keys |= {f"companion-help-{command}{text}" for command in HELPED for text in ("", "-text")}
    return keys | {f"companion-heading-{name}" for name in ("power", "player", "vp", "cards", "wars", "allies")}


def test_both_languages_have_the_same_keys_and_speak_of_the_same_things() -> None:
    assert ENGLISH.keys() == FRENCH.keys()
    different = [key for key in ENGLISH if read(ENGLISH[key]).variables != read(FRENCH[key]).variables]
    assert not different


def test_french_has_its_own_spaces() -> None:
    assert not badly_set(FRENCH)


def test_every_text_is_said_and_nothing_is_left_unsaid() -> None:
    assert not keys_made() - ENGLISH.keys()
    refusals = {key for key in keys_in_code() if key.startswith("refused-")}
    assert not {key for key in refusals if not key.endswith("-")} - ENGLISH.keys()
    assert not ENGLISH.keys() - keys_made() - keys_in_code()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_name_and_says_what_to_do(language: str) -> None:
    words = TrackerSentences(language)
    for step in STEPS.values():
        assert words.what(step).endswith(".")
        title = words.step_title(step)
        assert words.step(step.name) in title
        assert not step.power or words.power(step.power) in title
    assert words.phase_title(5) == {"en": "Phase 5: Winter", "fr": "Phase 5\u00a0: Hiver"}[language]
    assert words.phase(PHASES[4]) == {"en": "Winter", "fr": "Hiver"}[language]


def test_a_victory_is_told_with_its_way_and_turn() -> None:
    words = TrackerSentences("fr")
    book = at("impulses", turn=2)
    assert words.victory(book.state) == ""
    book.do({"do": "win", "power": "spain", "how": "religious", "confirmed": True})
    assert words.victory(book.state) == "Espagne\u00a0: victoire religieuse au tour 2."
    shared = at("winner", turns=1)
    shared.do({"do": "tick", "step": "winner"})
    assert words.victory(shared.state).endswith("victoire partagée au tour 1.")
    with pytest.raises(ValueError, match="no texts in 'de'"):
        TrackerSentences("de")


def test_a_refusal_cites_its_clause() -> None:
    words = TrackerSentences("en")
    assert words.cited(Refused("powers.six", "absent", power="france")).endswith("[powers.six]")
    assert words.cited(Refused("", "no-entry")) == "This is no entry."


# What is typed


@pytest.mark.parametrize(
    ("typed", "power"),
    [("spain", "spain"), ("Espagne", "spain"), ("hre", "empire"), ("saint", "empire"), ("ott", "ottoman")],
)
def test_powers_are_known_in_both_languages_and_by_their_beginnings(typed: str, power: str) -> None:
    assert find_power(typed) == power


def test_what_fits_nothing_or_several_things_is_said() -> None:
    words, state = TrackerSentences("en"), at("deal").state
    for key, find in (
        ("companion-no-power", lambda: find_power("venice")),
        ("companion-no-power", lambda: find_power("?")),
        ("companion-several-powers", lambda: find_power("e")),
        ("companion-no-step", lambda: find_step("dance", state, words)),
        ("companion-several-steps", lambda: find_step("leaders", state, words)),
        ("companion-no-procedure", lambda: find_procedure("dance", words)),
        ("companion-several-procedures", lambda: find_procedure("piracy", words)),
        ("companion-no-input", lambda: read_procedure("field-battle elephants=3", words)),
        ("companion-no-value", lambda: read_procedure("piracy-world target=venice", words)),
    ):
        with pytest.raises(Misread) as caught:
            find()
        assert caught.value.key == key
        assert "{" not in caught.value.say(words.language)


def test_a_procedure_is_read_with_its_values() -> None:
    procedure, values = read_procedure("piracy-world piracy=2 damaged=oui target=portugal", TrackerSentences("fr"))
    assert procedure.name == "piracy-world"
    assert (values["piracy"], values["damaged"], values["target"], values["settlements"]) == (2, 1, 1, 2)


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("next", {"do": "tick", "step": "ransom"}),
        ("rien", {"do": "tick", "step": "ransom", "nothing": True}),
        ("next war", {"do": "tick", "step": "war"}),
        ("donne espagne=5 FRANCE=4", {"do": "tick", "step": "deal", "dealt": {"spain": 5, "france": 4}}),
        ("PV angleterre −1 Calais", {"do": "vp", "power": "england", "by": -1, "note": "Calais"}),
        ("hand spain 4 home", {"do": "hand", "power": "spain", "cards": 4, "home": True}),
        ("main espagne ? trésors=2", {"do": "hand", "power": "spain", "cards": None, "treasures": 2}),
        ("penalty spain", {"do": "penalty", "power": "spain", "by": 1}),
        ("malus espagne -1", {"do": "penalty", "power": "spain", "by": -1}),
        ("war spain england 2", {"do": "war", "powers": ["spain", "england"], "paid": 2}),
        ("paix espagne angleterre", {"do": "peace", "powers": ["spain", "england"]}),
        ("alliance france ottoman", {"do": "alliance", "powers": ["france", "ottoman"]}),
        ("rupture france ottoman", {"do": "parting", "powers": ["france", "ottoman"]}),
        (
            "capture Don Juan spain ottoman",
            {"do": "capture", "leader": "Don Juan", "owner": "spain", "captor": "ottoman"},
        ),
        ("rançon ALBA", {"do": "ransom", "leader": "Alba"}),
        ("release alba", {"do": "release", "leader": "Alba"}),
        ("place ottoman 3 two galleys", {"do": "place", "power": "ottoman", "turn": 3, "piece": "two galleys"}),
        ("poser ottoman 2", {"do": "place", "power": "ottoman", "piece": "2"}),
        ("take DRAKE", {"do": "take", "piece": "Drake"}),
        ("victoire espagne poudres", {"do": "win", "power": "spain", "how": "gunpowder"}),
        ("note it rains", {"do": "note", "text": "it rains"}),
        (
            "réglages tours=6 pv=20 libre espagne=Anna",
            {"do": "settings", "turns": 6, "goal": 20, "free": True, "players": {"spain": "Anna"}},
        ),
    ],
)
def test_what_is_typed_becomes_an_entry(typed: str, entry: dict[str, object]) -> None:
    book = at("ransom")
    book.do({"do": "capture", "leader": "Alba", "owner": "spain", "captor": "ottoman"})
    book.do({"do": "place", "piece": "Drake", "power": "england"})
    command, rest = parse_command(typed)
    assert entry_of(command, rest, book.state, TrackerSentences("fr")) == entry


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("impulse", {"do": "impulse", "power": "ottoman"}),
        ("impulsion origine", {"do": "impulse", "power": "ottoman", "plays": "home"}),
        ("impulse free a siege", {"do": "impulse", "power": "ottoman", "plays": "nothing", "note": "a siege"}),
        ("passe", {"do": "pass", "power": "ottoman"}),
        ("pass spain", {"do": "pass", "power": "spain"}),
    ],
)
def test_impulses_are_of_the_power_whose_place_it_is(typed: str, entry: dict[str, object]) -> None:
    command, rest = parse_command(typed)
    assert entry_of(command, rest, at("impulses").state, TrackerSentences("en")) == entry


def test_in_the_free_mode_an_impulse_names_its_power() -> None:
    state = at("impulses", free=True).state
    entry = entry_of("impulse", "spain a siege", state, TrackerSentences("en"))
    assert entry == {"do": "impulse", "power": "spain", "note": "a siege"}


@pytest.mark.parametrize(
    "typed",
    [
        *("vp", "vp spain", "vp spain many", "hand spain", "hand spain 4x", "penalty", "penalty spain x", "war spain"),
        *("war spain spain", "war spain england x", "peace spain england 2", "capture Alba spain", "ransom", "release"),
        *("place", "take", "note", "win spain", "win spain luck", "settings", "settings turns=x", "settings quickly"),
        *("deal spain=x",),
    ],
)
def test_what_is_typed_wrongly_is_answered_with_how_to_type_it(typed: str) -> None:
    words = TrackerSentences("en")
    command, rest = parse_command(typed)
    with pytest.raises(Misread) as caught:
        entry_of(command, rest, at("negotiation").state, words)
    assert caught.value.key == "companion-usage"


def test_every_spelling_is_a_word_and_every_command_is_read_or_obeyed() -> None:
    assert all(re.fullmatch("[a-z]+", word) for word in SPELLINGS)
    looking = {"odds", "roll", "log", "show", "undo", "help", "quit"}
    assert set(SPELLINGS.values()) == READERS.keys() | looking
    assert parse_command("?") == ("help", "")
    assert parse_command("dance with me") == ("", "with me")


def test_what_was_misread_is_said_whole_in_the_language_of_the_reader() -> None:
    english, state = TrackerSentences("en"), at("impulses").state
    with pytest.raises(Misread) as power:
        entry_of("vp", "venice 1", state, english)
    with pytest.raises(Misread) as form:
        entry_of("settings", "x", state, english)
    assert "Espagne" in power.value.say("fr") and "Spain" in power.value.say("en")
    assert "réglages [tours=N]" in form.value.say("fr") and "settings [turns=N]" in form.value.say("en")
