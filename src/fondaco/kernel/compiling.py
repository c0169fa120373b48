"""What the compiler is told about classes that games of plain Python may stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
else:

    def mypyc_attr(**_):
        """Nothing to tell where nothing is compiled."""
        return lambda described: described
