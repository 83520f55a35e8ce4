"""States that an older version has kept."""

from __future__ import annotations

from typing import Any

from .state import Making, Saga, State, Stay, Supply

GROUPS = {"stay": Stay, "making": Making, "saga": Saga, "supply": Supply}


def lifted(old: dict[str, Any], version: str) -> dict[str, Any]:
    """Up to version 1.1 all was kept in one row; now what belongs together is together. A name that is still one of the
    row means what it meant there."""
    for name, group in GROUPS.items():
        moved = [field for field in group.__struct_fields__ if field in old and field not in State.__struct_fields__]
        old.setdefault(name, {field: old.pop(field) for field in moved})
    return old
