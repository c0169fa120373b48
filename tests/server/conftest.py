"""What the tests of the server share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.hosting import House
from tests.server.serving import Story, tell

Telling = Callable[..., Any]


@pytest.fixture
def happens(tmp_path: Path) -> Telling:
    """Let a story happen in a house of its own, with some settings changed."""

    def told(story: Story[Any], **changes: Any) -> Any:
        return tell(tmp_path, story, **changes)

    return told


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A hall of its own, without a server."""
    return House(tmp_path)
