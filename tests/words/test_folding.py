"""What searches and typed words are compared by."""

import pytest

from fondaco.words.folding import fold, fold_words, holds_words


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("  Thérèse d'Ávila ", "therese d avila"),
        ("CŒUR", "coeur"),
        ("l’Œuvre – 3 points", "l oeuvre 3 points"),
        ("", ""),
        ("?!", ""),
    ],
)
def test_capitals_accents_and_signs_do_not_matter(typed: str, folded: str) -> None:
    assert fold_words(typed) == folded


def test_signs_stay_where_a_clause_is_searched() -> None:
    assert fold("Q.scn.Œuvre’s ") == "q.scn.oeuvre's "


def test_a_search_knows_no_accents_no_capitals_and_no_order() -> None:
    assert holds_words("Événement à l’école", "l'ecole  EVENEMENT")
    assert holds_words("anything", "")
    assert not holds_words("Événement", "zebra") and not holds_words("Événement", "evenement zebra")
