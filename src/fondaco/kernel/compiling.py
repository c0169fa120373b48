"""Compiler hint (mypyc_attr) for classes that uncompiled games may subclass; a no-op without mypyc."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
else:

    def mypyc_attr(**_):
        """No-op decorator."""
        return lambda described: described
