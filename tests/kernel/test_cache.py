"""The bounded cache."""

from fondaco.kernel import Cache


def test_what_was_made_is_not_made_again() -> None:
    made: list[str] = []
    cache: Cache[str] = Cache(3)

    def make() -> str:
        made.append(word)
        return word.upper()

    for word in ("a", "b", "a", "c"):
        assert cache.get(word, make) == word.upper()
    assert made == ["a", "b", "c"]
    assert repr(cache) == "<Cache of 3 things, at most 3>"


def test_the_oldest_is_forgotten() -> None:
    cache: Cache[int] = Cache(2)
    for number in range(5):
        cache.get(number, lambda: number)  # noqa: B023  (it is called at once)
    assert len(cache) == 2
    assert cache.get(4, lambda: -1) == 4
    assert cache.get(0, lambda: -1) == -1


def test_nothing_is_kept_of_what_could_not_be_made() -> None:
    cache: Cache[float] = Cache(2)
    for _ in range(2):
        try:
            cache.get("x", lambda: 1 / 0)
        except ZeroDivisionError:
            continue
    assert len(cache) == 0
