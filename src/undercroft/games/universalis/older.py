"""States that an older version has kept."""

from __future__ import annotations

from typing import Any

from .settings import Settings
from .state import Making, Saga, Stay, Supply

GROUPS = {"stay": Stay, "making": Making, "saga": Saga, "supply": Supply}
STAYED = ("fallen",)
"""A name of the row in version 1.1 that a group has too, for something else."""

PARTS = {
    "quest": ("quest:id", "goal_done", "ended", "ending", "settled", "first_visit", "achievements", "slain"),
    "map": (
        "layout", "guess", "doors", "chests", "traps", "searched", "inspected", "found", "dark_sections", "lights",
        "floor", "fallen", "building", "prison", "prison_room", "sections_found", "revealed_by",
    ),
    "turn": (
        "turn:number", "side", "phase", "active", "queue", "order", "extra", "cutting", "held", "unseated", "startled",
        "detonations",
    ),
    "party": ("speaker", "start_heroes", "party_vp:vp"),
    "dark": (
        "dark_seat:seat", "reserve", "leader_debt", "conductors", "conductor", "dwellers", "leader_card", "leader_item",
        "obstacle_deck", "power_deck", "encounter_deck", "hand", "submerged", "discard", "powers", "passing", "plan",
        "barred", "aside",
    ),
}  # fmt: skip
"""Where the names of the row in version 1.2 are now; after a colon, what they are called there."""


def lifted(old: dict[str, Any], version: str) -> dict[str, Any]:
    """A state of an older version as it would be kept today."""
    _group(old)
    if not isinstance(old["quest"], dict):
        _part(old)
    return old


def _group(old: dict[str, Any]) -> None:
    """Up to version 1.1 all was kept in one row; then came the groups."""
    for name, group in GROUPS.items():
        moved = [field for field in group.__struct_fields__ if field in old and field not in STAYED]
        old.setdefault(name, {field: old.pop(field) for field in moved})


def _part(old: dict[str, Any]) -> None:
    """Up to version 1.2 the rest was in one row, and the switches stood among facts of the game."""
    parts: dict[str, dict[str, Any]] = {}
    for part, names in PARTS.items():
        renamed = (name.partition(":") for name in names)
        parts[part] = {new or name: old.pop(name) for name, _, new in renamed if name in old}
    facts: dict[str, int] = old.pop("options", {})
    old["settings"] = {name: bool(facts.get(name)) for name in Settings.__struct_encode_fields__}
    parts["quest"]["sheet_read"] = bool(facts.get("sheet-read"))
    parts["party"]["on_the_road"] = bool(facts.get("on-the-road"))
    parts["dark"] |= {
        "leader_placed": bool(facts.get("leader-placed")),
        "asked": facts.get("asked-test", 0),
        **{kind: _facts(facts, f"{kind}-") for kind in ("bought", "placed", "called")},
    }
    old |= parts


def _facts(facts: dict[str, int], kind: str) -> dict[str, int]:
    return {name.removeprefix(kind): number for name, number in facts.items() if name.startswith(kind)}
