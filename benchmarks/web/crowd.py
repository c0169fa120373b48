"""Only the many tables: what `make load` shows."""

from __future__ import annotations

from benchmarks.web.report import measure_load as measure

__all__ = ["measure"]
