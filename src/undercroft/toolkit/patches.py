"""The changes from one scene to the next, so that only these have to be sent.

A scene consists of lists of things with ids. `Changes` describes one list: the things that are new or different and, if
things were added, removed or moved, all ids in order. See docs/protocol.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from .scene import Board, Scene, Sheet

Encode = Callable[[Any], bytes]

THINGS = ("tracks", "zones")
ON_BOARDS = ("cells", "edges", "pieces", "areas")
OF_SHEETS = {field.name: field.default for field in msgspec.structs.fields(Sheet) if field.name != "id"}
"""The fields of a sheet and their defaults."""
REST = tuple(name for name in Scene.__struct_fields__ if name not in (*THINGS, "boards", "sheets"))
"""Short parts, which are sent completely if they have changed."""


Known = dict[tuple[int, int], Any]
"""Changes from one thing (or tuple of things) to another, cached by identity: most parts look the same to all seats."""


def difference(old: Scene, new: Scene, encode: Encode, known: Known | None = None) -> dict[str, Any]:
    """The patch from one scene to another, its things encoded by `encode`; empty if they look the same."""
    known = {} if known is None else known
    patch: dict[str, Any] = {}
    rest = {name: _once(known, _written, getattr(old, name), getattr(new, name), encode) for name in REST}
    if changed := {name: told for name, told in rest.items() if told}:
        patch["rest"] = changed
    for name in THINGS:
        if changes := _once(known, _things, getattr(old, name), getattr(new, name), encode, known):
            patch[name] = changes
    if sheets := _once(known, _sheets, old.sheets, new.sheets, encode, known):
        patch["sheets"] = sheets
    if boards := _once(known, _boards, old.boards, new.boards, encode):
        patch["boards"] = boards
    return patch


def _once(known: Known, compare: Callable[..., Any], old: Any, new: Any, *more: Any) -> Any:
    """The result of a comparison, computed once for the same pair."""
    if old is new:
        return None
    both = id(old), id(new)
    if both not in known:
        known[both] = compare(old, new, *more)
    return known[both]


def _things(old: Sequence[Any], new: Sequence[Any], encode: Encode, known: Known) -> dict[str, Any]:
    return _changes(old, new, lambda before, one: _once(known, _written, before, one, encode))


def _sheets(old: Sequence[Sheet], new: Sequence[Sheet], encode: Encode, known: Known) -> dict[str, Any]:
    """Sheets are large, and usually only a number or two changes, so they are compared field by field."""
    before = {sheet.id: sheet for sheet in old}
    found: dict[str, Any] = {}
    if fresh := [msgspec.Raw(encode(sheet)) for sheet in new if sheet.id not in before]:
        found["set"] = fresh
    pairs = [(before[sheet.id], sheet) for sheet in new if sheet.id in before]
    if changed := [told for pair in pairs if (told := _once(known, _sheet, *pair, encode, known))]:
        found["change"] = changed
    ids = [sheet.id for sheet in new]
    if ids != list(before):
        found["ids"] = ids
    return found


def _sheet(old: Sheet, new: Sheet, encode: Encode, known: Known) -> dict[str, Any]:
    found: dict[str, Any] = {}
    lost = []
    for name, left_out in OF_SHEETS.items():
        was, now = getattr(old, name), getattr(new, name)
        if was is now or was == now:
            continue
        if now == left_out:
            lost.append(name)
        else:
            found[name] = _things(was, now, encode, known) if name == "zones" else msgspec.Raw(encode(now))
    if lost:
        found["lost"] = lost
    return {"id": new.id, **found} if found else {}


def _changes(
    old: Sequence[Any], new: Sequence[Any], written: Callable[[Any, Any], msgspec.Raw | None]
) -> dict[str, Any]:
    if len(old) == len(new):  # mostly the same things in the same places
        others = [pair for pair in zip(old, new, strict=True) if pair[0] is not pair[1]]
        if all(last.id == one.id for last, one in others):
            told = [raw for last, one in others if (raw := written(last, one)) is not None]
            return {"set": told} if told else {}
    before = {one.id: one for one in old}
    told = [raw for one in new if (last := before.get(one.id)) is not one and (raw := written(last, one)) is not None]
    found: dict[str, Any] = {"set": told} if told else {}
    ids = [one.id for one in new]
    if ids != list(before):
        found["ids"] = ids
    return found


def _written(old: Any, new: Any, encode: Encode) -> msgspec.Raw | None:
    """A thing that has changed, encoded."""
    return None if old == new else msgspec.Raw(encode(new))


def _boards(old: Sequence[Board], new: Sequence[Board], encode: Encode) -> dict[str, Any]:
    before = {board.id: board for board in old}
    found: dict[str, Any] = {}
    if fresh := [msgspec.Raw(encode(board)) for board in new if board.id not in before]:
        found["set"] = fresh
    changed = [one for board in new if board.id in before and (one := _board(before[board.id], board, encode))]
    if changed:
        found["change"] = changed
    ids = [board.id for board in new]
    if ids != list(before):
        found["ids"] = ids
    return found


def _board(old: Board, new: Board, encode: Encode) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    if old.name != new.name:
        patch["name"] = msgspec.Raw(encode(new.name))
    for name in ON_BOARDS:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and (changes := _changes(was, now, lambda last, one: _written(last, one, encode))):
            patch[name] = changes
    return {"id": new.id, **patch} if patch else {}


# ---------------------------------------------------------------------------------------------- for clients


def patched(scene: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A scene (plain values, as sent) after a patch. What did not change is the same value as before."""
    made = {**scene, **patch.get("rest", {})}
    for name in THINGS:
        if name in patch:
            made[name] = _applied(scene.get(name, []), patch[name])
    for name, change in (("boards", _patched_board), ("sheets", _patched_sheet)):
        if name in patch:
            changes = {one["id"]: one for one in patch[name].get("change", ())}
            things = scene.get(name, ())
            now = [change(one, changes[one["id"]]) if one["id"] in changes else one for one in things]
            made[name] = _applied(now, patch[name])
    return {name: value for name, value in made.items() if value or name == "headline"}


def _patched_board(board: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    made = {**board, **({"name": patch["name"]} if "name" in patch else {})}
    for name in ON_BOARDS:
        if name in patch:
            made[name] = _applied(board.get(name, []), patch[name])
    return {name: value for name, value in made.items() if value or name not in ("edges", "pieces", "areas")}


def _patched_sheet(sheet: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    made = {**sheet, **patch}
    if "zones" in patch:
        made["zones"] = _applied(sheet.get("zones", []), patch["zones"])
    return {name: value for name, value in made.items() if name != "lost" and name not in patch.get("lost", ())}


def _applied(things: list[Any], changes: dict[str, Any]) -> list[Any]:
    known = {one["id"]: one for one in (*things, *changes.get("set", ()))}
    return [known[id] for id in changes.get("ids", [one["id"] for one in things])]
