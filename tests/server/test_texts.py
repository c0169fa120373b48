"""Every sentence of the pages exists in both languages, and none is left over."""

import re

from tests.words.reading import badly_set, messages, read

from fondaco.bots import LEVELS
from fondaco.server.templating import FOLDER
from fondaco.table import SITTERS, games
from fondaco.words.speaker import COMMON

TEXTS = {language: messages(FOLDER, language) for language in ("en", "fr")}
SOURCES = "\n".join(
    file.read_text(encoding="utf-8")
    for pattern in ("**/*.py", "templates/*", "static/*.js")
    for file in sorted(FOLDER.glob(pattern))
)


def arguments(language: str, key: str) -> set[str]:
    """All arguments a sentence needs, with those of the sentences in it."""
    reader = read(TEXTS[language][key])
    return reader.variables.union(*(arguments(language, other) for other in reader.references))


def test_both_languages_have_the_same_keys() -> None:
    assert TEXTS["en"].keys() == TEXTS["fr"].keys()


def test_both_languages_speak_of_the_same_things() -> None:
    assert not {key for key in TEXTS["en"] if arguments("en", key) != arguments("fr", key)}


def test_french_has_its_own_spaces_and_one_kind_of_apostrophe() -> None:
    assert not badly_set(TEXTS["fr"])


def test_every_sentence_that_is_asked_for_exists() -> None:
    asked = set(re.findall(r"""say\(\s*["']([a-z][a-z0-9-]*[a-z0-9])["']""", SOURCES))
    asked |= set(re.findall(r"""["'](error-[a-z-]+[a-z])["']""", SOURCES))
    assert len(asked) > 100
    others = {"game-title", "game-subtitle", "game-aim", "score-unit", "score-title"}  # the game says these
    others |= messages(COMMON, "en").keys()  # terminal and pages share these
    others.add("error-message")  # a class
    assert not asked - TEXTS["en"].keys() - others


def test_no_sentence_is_left_over() -> None:
    """Keys that are put together are found by their beginning."""
    put_together = re.findall(r"""["'`]([a-z]+(?:-[a-z]+)*-)(?:["'`]|\{|\$\{)""", SOURCES)
    mentioned = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", SOURCES))
    inside = {other for message in TEXTS["en"].values() for other in read(message).references}
    left = {
        key
        for key in TEXTS["en"].keys() - mentioned - inside
        if not any(key.startswith(beginning) for beginning in put_together)
    }
    assert not left


def test_every_bot_has_a_name_and_a_sentence_on_its_strength() -> None:
    assert games()
    assert {f"bot-{sitter}" for sitter in SITTERS} <= TEXTS["en"].keys()
    assert {f"bot-{level}-text" for level in LEVELS} <= TEXTS["en"].keys()
