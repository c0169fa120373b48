"""Every page in French, and no English left in it."""

import re
from pathlib import Path
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.people import Player

from fondaco.server.templating import FOLDER
from fondaco.table import games

READ = """() => {
  const said = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    said.push(node.getAttribute("aria-label"), node.getAttribute("title"), node.getAttribute("placeholder"));
  }
  for (const part of document.querySelectorAll("[data-box]")) said.push(part.dataset.text);
  return said.filter(Boolean).join("\\n");
}"""
ENGLISH = "the your you with and is are from which this that to has have when they their who what"
CLAUSE = r"\b[A-Za-z]+\d*(-[a-z]+)*(\.[a-z0-9-]+)+\b"
NAMES = ("A Column of Fire", "Pax Renaissance", "Virgin Queen", "Ion Game Design", "Sierra Madre Games", "English")


def english_sentences() -> set[str]:
    """What the English files say and the French ones do not."""
    said: dict[str, set[str]] = {}
    for language in ("en", "fr"):
        files = [Path(FOLDER) / f"{language}.ftl", *Path(FOLDER).parent.glob(f"games/*/{language}.ftl")]
        lines = "\n".join(file.read_text() for file in files)
        said[language] = set(re.findall(r"^[a-z0-9-]+ = ([^{\n]{12,})$", lines, re.MULTILINE))
    return said["en"] - said["fr"]


SENTENCES = english_sentences()


def is_french(player: Player) -> None:
    page = player.page
    assert page.locator("html").get_attribute("lang") == "fr"
    text = page.evaluate(READ)
    assert not re.findall(r"\{.*?\}|\$\w+", text), "a place that was not filled in"
    left = [sentence for sentence in SENTENCES if sentence in text]
    assert not left, left
    for name in NAMES:
        text = text.replace(name, "")
    text = re.sub(CLAUSE, "", text)
    words = "|".join(ENGLISH.split())
    found = [line for line in text.splitlines() if re.search(rf"(?<![\w’'-])({words})(?![\w’'-])", line, re.IGNORECASE)]
    assert not found, found


def test_everything_is_french(visit: Visit) -> None:
    assert len(SENTENCES) > 250
    visitor = visit(locale="fr-FR")
    for path in ("/", "/rules", "/account", "/nowhere"):
        if path == "/nowhere":
            visitor.expects("404")
        is_french(visitor.go(path))


@pytest.mark.parametrize("game", games())
def test_every_game_is_french(visit: Visit, game: str) -> None:
    visitor = visit(locale="fr-FR")
    is_french(visitor.go(f"/rules/{game}"))
    visitor.go("/").start_against_bots(game)
    random = Random(6)
    for _ in range(12):
        is_french(visitor)
        if visitor.play(1, random).over:
            break
    visitor.finish()
    is_french(visitor)
    table = visitor.look().table
    for path in ("replay?at=30", "analysis"):
        is_french(visitor.go(f"/tables/{table}/{path}"))


def test_the_language_can_be_changed_at_the_table(visit: Visit) -> None:
    visitor = visit(locale="fr-FR")
    visitor.go("/").start_against_bots()
    visitor.play(3, Random(7))
    french = visitor.look()
    visitor.follow('[data-switch="language"] button[value="en"]')
    assert visitor.page.locator("html").get_attribute("lang") == "en"
    english = visitor.look()
    assert english.table == french.table and english.moment == french.moment
    assert english.ask != french.ask and len(english.story) == len(french.story)
    assert [option.move for option in english.options] == [option.move for option in french.options]
    if not visitor.play(2, Random(8)).over:
        assert visitor.page.locator("html").get_attribute("lang") == "en"
    visitor.follow('[data-switch="language"] button[value="fr"]')
    is_french(visitor)
    visitor.play(1, Random(9))
    is_french(visitor)
