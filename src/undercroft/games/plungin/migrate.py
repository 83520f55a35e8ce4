"""Saves of older versions."""

from __future__ import annotations

from typing import Any


def migrate(old: dict[str, Any], version: str) -> dict[str, Any]:
    """Before 3.2 what lay about was written `owner thing`, and Monsters of a kind had no numbers; nor was it written
    where Heroes have been, which then is everywhere. Before 3.3 a tile was under one Sleepy spell at most."""
    litter = {tile: [_left(entry) for entry in lying] for tile, lying in old.get("litter", {}).items()}
    counted: dict[str, int] = {}
    for figure in (*old.get("foes", ()), *old.get("allies", ())):
        counted[figure["kind"]] = counted.get(figure["kind"], 0) + 1
        figure.setdefault("nth", counted[figure["kind"]])
    rooms = [{"entered": True, **room} for room in old.get("rooms", ())]
    sleepy = {tile: by if isinstance(by, list) else [by] for tile, by in old.get("sleepy", {}).items()}
    return {**old, "litter": litter, "rooms": rooms, "sleepy": sleepy}


def _left(entry: Any) -> Any:
    if not isinstance(entry, str):
        return entry
    owner, _, thing = entry.partition(" ")
    return {"owner": int(owner), "thing": thing}
