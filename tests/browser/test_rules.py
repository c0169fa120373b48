"""The rules are searched on the page as the server searches them."""

from tests.browser.conftest import Visit

from fondaco.table import find_game, games
from fondaco.words import LANGUAGES, read_chapters
from fondaco.words.folding import fold

STRANGE = ("Événement à l’ÉCOLE", "Cœur", "Œuvre, Æsir", "İzmir", "Q.scn.of-a-kind")

FOLDED = """async (texts) => {
  const { folded } = await import("/static/folding.js");
  return texts.map(folded);
}"""


def test_page_and_server_fold_case_and_accents_alike(visit: Visit) -> None:
    clauses = [clause for game in games() for part in read_chapters(find_game(game).folder) for clause in part.clauses]
    texts = [*STRANGE, *(clause.text[language] for clause in clauses for language in LANGUAGES)]
    reader = visit()
    reader.go("/rules/orleans")
    assert reader.page.evaluate(FOLDED, texts) == list(map(fold, texts))
