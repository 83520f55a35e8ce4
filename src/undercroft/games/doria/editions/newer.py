"""The newer edition: its tables are printed as they are."""

from __future__ import annotations

from ..content import Points

NEWER_POINTS = Points()
