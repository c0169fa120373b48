"""Compiler hints: `mypyc_attr` for classes that uncompiled games may subclass, `i64` for ints that need no counting."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64  # noqa: PLC0414
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
else:
    i64 = int

    def mypyc_attr(**_):
        """No-op decorator."""
        return lambda described: described
