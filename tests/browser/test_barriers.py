"""Nothing on any page keeps out who cannot see it, or cannot use a mouse: what axe can find of it, it does not find."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from tests.browser.conftest import Visit
from tests.browser.people import Player
from tests.faults.process import Guest, Served

from fondaco.table import games

SIZES = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})
VIOLATIONS = {"resultTypes": ["violations"]}
COLOURS = {**VIOLATIONS, "runOnly": ["color-contrast", "link-in-text-block"]}
SCHEMES = (("light", VIOLATIONS), ("dark", COLOURS))
"""By night nothing but the colours is different."""
axe = Axe()


def barriers(player: Player, name: str) -> list[str]:
    """What axe finds, in both sizes, by day and by night."""
    found = []
    for size in SIZES:
        player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for scheme, wanted in SCHEMES:
            player.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            answer: dict[str, Any] = axe.run(player.page, options=wanted).response
            for violation in answer["violations"]:
                for node in violation["nodes"][:4]:
                    why = " ".join((node.get("failureSummary") or "").split())
                    found.append(f"{name} {size['width']} {scheme}: {violation['id']} {node['target']} {why}")
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_without_a_table(visit: Visit, language: str) -> None:
    me = visit(locale=language)
    found = barriers(me.go("/"), "lobby")
    found += barriers(me.go("/account"), "account")
    for game in games() if language == "en" else ():
        found += barriers(me.go(f"/rules/{game}"), f"rules of {game}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "game"), [*(("en", game) for game in games()), ("fr", "column-of-fire")])
def test_the_table(visit: Visit, server: Served, language: str, game: str) -> None:
    me = visit(locale=language)
    table = me.open_table("me", "friend", game=game)
    found = barriers(me, "waiting room")
    bo = Guest(server, f"Bo-{language}-{game}"[:20])
    bo.post(f"/tables/{table}/seats/1", {})
    me.page.wait_for_selector("#pic-board", state="attached")
    kinds: set[bool] = set()
    for _ in range(60):
        decision = me.call("GET", f"/tables/{table}/decision")
        yours = bool(decision["options"]) and not decision["optional"]
        if yours not in kinds:
            me.wait_for("(yours) => (document.getElementById('table').dataset.yours === 'yes') === yours", yours)
            found += barriers(me, "my turn" if yours else "another's turn")
            kinds.add(yours)
        if len(kinds) == 2:
            break
        if yours:
            seen = me.look()
            me.decide(seen, seen.options[-1])
        else:
            bo.decide(table)
    assert len(kinds) == 2
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", games())
def test_the_end_and_looking_back(visit: Visit, game: str) -> None:
    me = visit()
    table = me.open_table("me", "random", game=game)
    me.finish()
    found = barriers(me, "the end")
    found += barriers(me.go(f"/tables/{table}/replay?at=60"), "replay")
    found += barriers(me.go(f"/tables/{table}/analysis"), "analysis")
    assert not found, "\n".join(found)
