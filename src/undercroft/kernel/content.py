"""Printed content by id, and the layers (editions, errata, house rules, packs) that change it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from .errors import ContentError


class Definition(msgspec.Struct, frozen=True, kw_only=True):
    """One printed thing. Games subclass it. A definition never changes and is never copied into a state. `since` is
    the content number it was added with (`GameInfo.content`); games started with older content do not have it.
    """

    id: str
    since: int = 1


D = TypeVar("D", bound=Definition)
S = TypeVar("S", bound=msgspec.Struct)


def revised(thing: S, changes: Mapping[str, Any], name: str = "") -> S:
    """Return a copy with the named fields changed; an unknown field is an error. Layers use this to replace rule
    points.
    """
    for field in changes:
        if field not in thing.__struct_fields__:
            raise ContentError(f"{name or type(thing).__name__} has no {field!r}{near(field, thing.__struct_fields__)}")
    return msgspec.structs.replace(thing, **changes)


def near(wrong: str, known: Iterable[str]) -> str:
    """Suggest the name that was probably meant.

    >>> near("ork", ["orc", "rat"])
    '; did you mean orc?'
    """
    close = difflib.get_close_matches(wrong, list(known), 1, 0.5)
    return f"; did you mean {close[0]}?" if close else ""


def since(content: int, *entries: D) -> tuple[D, ...]:
    """Mark entries as added with this content number, for tables whose entries are built by functions."""
    return tuple([msgspec.structs.replace(entry, since=content) for entry in entries])


class Layer(msgspec.Struct, Generic[D], frozen=True):
    """Changes to one catalogue: entries added, revised, renamed or withdrawn. With `since`, games started with older
    content ignore the layer.
    """

    name: str
    add: tuple[D, ...] = ()
    revise: dict[str, dict[str, Any]] = {}
    withdraw: tuple[str, ...] = ()
    rename: dict[str, str] = {}
    since: int = 1


NEWEST = 1 << 31


class Catalogue(dict[str, D]):
    """Definitions by id, in printed order, as of this `content`; `later` holds the ids added after it. Immutable:
    `layered` returns a new catalogue.
    """

    def __init__(
        self, name: str, entries: Iterable[D], content: int = NEWEST, later: Iterable[str] = frozenset()
    ) -> None:
        super().__init__()
        self.name, self.content, self.later = name, content, set(later)
        for entry in entries:
            if entry.id in self:
                raise ContentError(f"{name}: {entry.id!r} is there twice")
            if entry.since > content:
                self.later.add(entry.id)
            else:
                self[entry.id] = entry

    def __missing__(self, id: str) -> D:
        raise ContentError(f"{self.name}: there is no {id!r}{near(id, self)}")

    def layered(self, layer: Layer[D]) -> Catalogue[D]:
        """Apply a layer. Unknown ids, unknown fields and ids that already exist are errors."""
        name, named = f"{self.name} ({layer.name})", layer.rename
        for id in (*layer.revise, *layer.withdraw, *named):
            if id not in self and id not in self.later:
                raise ContentError(f"{name}: there is no {id!r}{near(id, self)}")
        if layer.since > self.content:
            later = (*self.later, *(entry.id for entry in layer.add), *named.values())
            return Catalogue(self.name, self.values(), self.content, later)
        kept = (entry for id, entry in self.items() if id not in layer.withdraw)
        changed = (revised(entry, layer.revise.get(entry.id, {}), f"{name}: {entry.id}") for entry in kept)
        called = (revised(entry, {"id": named[entry.id]}) if entry.id in named else entry for entry in changed)
        return Catalogue(self.name, [*called, *layer.add], self.content, self.later)
