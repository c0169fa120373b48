"""Things made once and shown often."""

from __future__ import annotations

from fondaco.kernel import Memory


def test_what_was_made_is_not_made_again() -> None:
    made: list[str] = []
    memory: Memory[str] = Memory(3)

    def make() -> str:
        made.append(word)
        return word.upper()

    for word in ("a", "b", "a", "c"):
        assert memory.recall(word, make) == word.upper()
    assert made == ["a", "b", "c"]
    assert repr(memory) == "<Memory of 3 things, at most 3>"


def test_the_oldest_is_forgotten() -> None:
    memory: Memory[int] = Memory(2)
    for number in range(5):
        memory.recall(number, lambda: number)  # noqa: B023  (it is called at once)
    assert len(memory) == 2
    assert memory.recall(4, lambda: -1) == 4
    assert memory.recall(0, lambda: -1) == -1


def test_nothing_is_kept_of_what_could_not_be_made() -> None:
    memory: Memory[float] = Memory(2)
    for _ in range(2):
        try:
            memory.recall("x", lambda: 1 / 0)
        except ZeroDivisionError:
            continue
    assert len(memory) == 0
