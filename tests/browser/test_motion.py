"""Pieces travel for those who like it, and nothing moves for those who do not."""

from random import Random

from tests.browser.conftest import Visit

# Notes what is animated, and what the page already shows at that time.
WATCH = """
window.travels = [];
const begin = document.startViewTransition?.bind(document);
if (begin) document.startViewTransition = (change) => {
  const transition = begin(change);
  transition.ready.then(() => travels.push({
    tag: document.getElementById("table").dataset.tag,
    parts: document.getAnimations().map((each) => each.effect.pseudoElement ?? "").filter(Boolean),
  }), () => {});
  return transition;
};
"""

# A busy machine needs more than a frame to take the old picture, and the page goes on without it: here it may wait.
PATIENT = """
const soon = window.setTimeout.bind(window);
window.setTimeout = (call, delay, ...rest) => soon(call, delay === 20 ? 2000 : delay, ...rest);
"""


def test_pieces_travel_and_nobody_waits_for_them(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    me.page.add_init_script(WATCH + PATIENT)
    me.open_table("me", "random")
    me.wait_for_turn()
    tags = {me.look().tag}
    for _ in range(12):
        if me.play(1, Random(15)).over:
            break
        tags.add(me.look().tag)
        me.page.wait_for_timeout(100)
    travels = me.page.evaluate("() => travels")
    moved = {name for each in travels for name in each["parts"] if name.startswith("::view-transition-group(part-")}
    assert len(moved) > 2, travels
    assert any(each["tag"] in tags for each in travels), "while they travel, the page shows the new position already"


def test_nothing_moves_for_who_wants_it_still(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(WATCH)
    me.open_table("me", "random")
    me.wait_for_turn()
    seen, random = me.look(), Random(16)
    for _ in range(15):
        if seen.over:
            break
        me.decide(seen, random.choice(seen.options))
        assert me.page.evaluate("() => document.getAnimations().length") == 0
        seen = me.wait_for_turn(seen.moment).look()
    assert me.page.evaluate("() => travels") == []
