"""The changes from one scene to the next, so that only these have to be sent.

A scene consists of lists of things with ids. `Changes` describes one list: the things that are new or different and, if
things were added, removed or moved, all ids in order. See docs/protocol.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from .scene import Board, Scene

Encode = Callable[[Any], bytes]

THINGS = ("tracks", "sheets", "zones")
ON_BOARDS = ("cells", "edges", "pieces", "areas")
REST = tuple(name for name in Scene.__struct_fields__ if name not in (*THINGS, "boards"))
"""Short parts, which are sent completely if they have changed."""


Known = dict[tuple[int, int], Any]
"""Changes from one thing (or tuple of things) to another, cached by identity: most parts look the same to all seats."""


def difference(old: Scene, new: Scene, encode: Encode, known: Known | None = None) -> dict[str, Any]:
    """The patch from one scene to another, its things encoded by `encode`; empty if they look the same."""
    known = {} if known is None else known
    patch: dict[str, Any] = {}
    rest = {name: _written(getattr(old, name), getattr(new, name), encode) for name in REST}
    if changed := {name: told for name, told in rest.items() if told is not None}:
        patch["rest"] = changed
    for name in THINGS:
        if changes := _once(known, _things, getattr(old, name), getattr(new, name), encode, known):
            patch[name] = changes
    if boards := _once(known, _boards, old.boards, new.boards, encode):
        patch["boards"] = boards
    return patch


def _once(known: Known, compare: Callable[..., Any], old: Any, new: Any, *more: Any) -> Any:
    """The result of a comparison, computed once for the same pair."""
    both = id(old), id(new)
    if both not in known:
        known[both] = compare(old, new, *more)
    return known[both]


def _things(old: Sequence[Any], new: Sequence[Any], encode: Encode, known: Known) -> dict[str, Any]:
    return _changes(old, new, lambda before, one: _once(known, _written, before, one, encode))


def _changes(
    old: Sequence[Any], new: Sequence[Any], written: Callable[[Any, Any], msgspec.Raw | None]
) -> dict[str, Any]:
    if old is new:
        return {}
    before = {one.id: one for one in old}
    told = [raw for one in new if (last := before.get(one.id)) is not one and (raw := written(last, one)) is not None]
    found: dict[str, Any] = {"set": told} if told else {}
    ids = [one.id for one in new]
    if ids != list(before):
        found["ids"] = ids
    return found


def _written(old: Any, new: Any, encode: Encode) -> msgspec.Raw | None:
    """A thing that looks different from before."""
    if old == new:  # much faster than encoding both
        return None
    told = encode(new)
    return None if old is not None and encode(old) == told else msgspec.Raw(told)


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
        if changes := _changes(getattr(old, name), getattr(new, name), lambda last, one: _written(last, one, encode)):
            patch[name] = changes
    return {"id": new.id, **patch} if patch else {}


# ---------------------------------------------------------------------------------------------- for clients


def patched(scene: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A scene (plain values, as sent) after a patch. What did not change is the same value as before."""
    made = {**scene, **patch.get("rest", {})}
    for name in THINGS:
        if name in patch:
            made[name] = _applied(scene.get(name, []), patch[name])
    if "boards" in patch:
        changes = {one["id"]: one for one in patch["boards"].get("change", ())}
        boards = [
            _patched_board(board, changes[board["id"]]) if board["id"] in changes else board
            for board in scene.get("boards", ())
        ]
        made["boards"] = _applied(boards, patch["boards"])
    return {name: value for name, value in made.items() if value or name == "headline"}


def _patched_board(board: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    made = {**board, **({"name": patch["name"]} if "name" in patch else {})}
    for name in ON_BOARDS:
        if name in patch:
            made[name] = _applied(board.get(name, []), patch[name])
    return {name: value for name, value in made.items() if value or name not in ("edges", "pieces", "areas")}


def _applied(things: list[Any], changes: dict[str, Any]) -> list[Any]:
    known = {one["id"]: one for one in (*things, *changes.get("set", ()))}
    return [known[id] for id in changes.get("ids", [one["id"] for one in things])]
