"""What the tests of the arena share."""

from collections.abc import Iterator

import pytest

import fondaco.bots  # noqa: F401  so that its bots are registered before any test
from fondaco.table import SITTERS


@pytest.fixture(autouse=True)
def bots_of_one_test() -> Iterator[None]:
    """Bots that a test registers, as tuning and learning do, are gone after it."""
    before = dict(SITTERS)
    yield
    SITTERS.clear()
    SITTERS.update(before)
