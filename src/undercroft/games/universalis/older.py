"""States that an older version has kept."""

from __future__ import annotations

from typing import Any

from .state import Making, Saga, Stay, Supply

GROUPS = {"stay": Stay, "making": Making, "saga": Saga, "supply": Supply}


def lifted(old: dict[str, Any], version: str) -> dict[str, Any]:
    """Up to version 1.1 all was kept in one row; now what belongs together is together."""
    for name, group in GROUPS.items():
        old.setdefault(name, {field: old.pop(field) for field in group.__struct_fields__ if field in old})
    return old
