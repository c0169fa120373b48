"""What the script of every page does: colours, search, links to a clause, copying."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit

RULES = "/rules/column-of-fire"


def test_the_colours_change_at_once_and_stay(visit: Visit) -> None:
    page = visit().go("/").page
    html, switch = page.locator("html"), page.locator('[data-switch="theme"] button')
    expect(html).to_have_attribute("data-theme", "auto")
    for theme in ("light", "dark"):
        label = switch.get_attribute("aria-label") or "?"
        with page.expect_response("**/preferences"):
            switch.click()
        expect(html).to_have_attribute("data-theme", theme)
        expect(page.locator('meta[name="color-scheme"]')).to_have_attribute("content", theme)
        expect(switch).not_to_have_attribute("aria-label", label)
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")


def test_the_rules_are_searched_while_one_types(visit: Visit) -> None:
    page = visit().go(RULES).page
    clauses, chapters = page.locator(".clause:visible"), page.locator(".chapter:visible")
    all_clauses, all_chapters = clauses.count(), chapters.count()
    page.fill("#search", "protestant majority")
    expect(page.locator("[data-found]")).to_have_text(re.compile(rf"\b{clauses.count()}\b.*\b{all_clauses}\b"))
    assert 0 < clauses.count() < all_clauses and chapters.count() < all_chapters
    assert page.locator("[data-chapter]:visible").count() == chapters.count()
    page.fill("#search", "zzz")
    expect(clauses).to_have_count(0)
    page.fill("#search", "")
    expect(clauses).to_have_count(all_clauses)


def test_a_link_leads_to_a_clause_that_the_search_has_hidden(visit: Visit) -> None:
    page = visit().go(f"{RULES}?q=zzz").page
    clause = page.locator(".clause").nth(20)
    expect(clause).to_be_hidden()
    page.evaluate("(id) => (location.hash = id)", clause.get_attribute("id"))
    expect(clause).to_be_in_viewport()


def test_a_clause_is_copied_by_its_button(visit: Visit) -> None:
    me = visit(permissions=["clipboard-read", "clipboard-write"]).go(RULES)
    button = me.page.locator("[data-copy]").first
    button.click()
    me.wait_for_copy(button.get_attribute("data-copy") or "?")
