"""The fields and ids of packs, for the author's guide: written from the definitions, so that none is missing."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ..content import gear, happenings, heroes, monsters, specials, tiles, traps, treasures
from ..content.definitions import (
    Armor,
    Attire,
    Breath,
    Doorway,
    Echo,
    Encounter,
    Goal,
    Group,
    Happening,
    Hidden,
    Inhabitant,
    Item,
    Keys,
    Life,
    Magic,
    Mark,
    Monster,
    PlaceRule,
    Size,
    SpecialLocation,
    Stage,
    Tile,
    Trap,
    Treasure,
    UniqueLocation,
    Weapon,
)

BEGIN, END = "<!-- The reference begins: written from the code. -->", "<!-- The reference ends. -->"

TABLES: tuple[tuple[str, type[msgspec.Struct]], ...] = (
    ("[goal]", Goal), ("[keys]", Keys), ("a row of `[charts.doorway]`, an entry of `ways`", Doorway),
    ("a row of `[charts.encounter]`", Encounter), ("a row of `[charts.monsters]`", Group), ("[[tiles]]", Tile),
    ("[[monsters]], [[bosses]]", Monster), ("`magic`", Magic), ("`breath`", Breath), ("a row of `life`", Life),
    ("[[traps]]", Trap), ("an entry of `stages`", Stage), ("[[events]]", Happening), ("[[treasures]]", Treasure),
    ("[[items]]", Item), ("[[weapons]]", Weapon), ("[[armors]]", Armor), ("[[attire]]", Attire),
    ("[[specials]]", SpecialLocation), ("[[locations]]", UniqueLocation), ("an entry of `inhabitants`", Inhabitant),
    ("an entry of `rules`", PlaceRule), ("an entry of `hidden`", Hidden), ("[[marks]]", Mark),
    ("[[echoes]]", Echo), ("[[sizes]]", Size),
)  # fmt: skip

TOLD = {"tell"}
UNWRITTEN = {Monster: TOLD | {"life"}, Trap: TOLD, Happening: TOLD, UniqueLocation: TOLD, Goal: {"kind", "what"}}
"""Fields that are not written as such in a pack."""


def reference() -> str:
    """Every table with its fields, and every id of the game that a pack may name."""
    parts = [
        BEGIN,
        "## All fields",
        "Every table with an `id` also has a `name`, which is optional for tiles.",
    ]
    parts += [table(title, kind) for title, kind in TABLES]
    parts.append("## All ids")
    parts += [f"**{title}**: {', '.join(f'`{id}`' for id in ids)}" for title, ids in all_ids()]
    return "\n\n".join([*parts, END])


def table(title: str, kind: type[msgspec.Struct]) -> str:
    """One definition: its fields, what may stand there, and what holds where a field is left out."""
    hints = get_type_hints(kind, include_extras=True)
    lines = [f"### {title if '`' in title else f'`{title}`'}", "", "| field | value | default |", "|---|---|---|"]
    for field in msgspec.structs.fields(kind):
        if field.name == "since" or field.name in UNWRITTEN.get(kind, ()):
            continue
        default = "required" if field.required else _default(field.default)
        lines.append(f"| `{field.name.replace('_', '-')}` | {values(hints[field.name])} | {default} |")
    return "\n".join(lines)


def _default(value: Any) -> str:
    if value is None or value == () or value == "" or value is msgspec.NODEFAULT:
        return "none"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def values(kind: Any) -> str:
    """What may stand in a field, in words."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _bounded(args)
    if origin is Literal:
        return ", ".join(f"`{value}`" for value in args if value != "")
    if origin in (Union, types.UnionType):
        return values(next(arg for arg in args if arg is not type(None)))
    if origin is tuple:
        return f"list of {values(args[0])}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return "a table"
    return {int: "an integer", str: "text", bool: "`true` or `false`"}[kind]


def _bounded(args: tuple[Any, ...]) -> str:
    meta = args[1]
    if meta.ge is not None:
        return f"{meta.ge} to {meta.le}"
    inner = values(args[0])
    return f"{inner} (at most {meta.max_length})"


def all_ids() -> Iterator[tuple[str, Iterable[str]]]:
    """Every id of the game that a pack may name."""
    tables: tuple[tuple[str, Iterable[Any]], ...] = (
        ("Tiles", tiles.TILES), ("Monsters", monsters.MONSTERS), ("Traps", traps.TRAPS),
        ("Random Events", happenings.HAPPENINGS), ("Treasures", treasures.TREASURES), ("Items", gear.ITEMS),
        ("Weapons", gear.WEAPONS), ("Armor", gear.ARMORS), ("Attire", gear.ATTIRE),
        ("Special Locations", specials.SPECIALS), ("Heroes", heroes.HEROES),
    )  # fmt: skip
    for title, entries in tables:
        yield title, [entry.id for entry in entries]
