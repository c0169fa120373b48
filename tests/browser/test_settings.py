"""Games with something to agree on are laid with it, and the room says what was agreed."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.test_french import is_french

GAMES = ["pax-renaissance", "virgin-queen"]
"""Those with three settings."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_is_laid_with_its_settings(visit: Visit, language: str, game: str) -> None:
    me = visit(locale=language)
    me.go("/")
    assert me.page.locator(f'.welcome-play form:has([value="{game}"])').count() == 1
    me.page.select_option("#new-game", game)
    fields = me.page.locator(f'fieldset[data-game="{game}"] select')
    assert fields.count() == 3
    for field in fields.all():
        field.select_option(index=1)
    me.page.select_option('select[name="seat-1"]', "friend")
    me.page.locator('form[action="/tables"] button:not([type])').click()
    me.page.wait_for_url("**/tables/*")
    agreed = me.page.locator(".room-agreed dt").all_inner_texts()
    assert len(agreed) == 4 and len(set(agreed)) == 4  # three of the game, and whether there are hints
    if language == "fr":
        is_french(me)
