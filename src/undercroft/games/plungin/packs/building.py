"""A pack's tables as definitions."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from undercroft.toolkit.reading import MISSING, Reader
from undercroft.toolkit.toml_lines import Path

from ..content.definitions import (
    Armor,
    Attire,
    Echo,
    Goal,
    Happening,
    Item,
    Keys,
    Line,
    Mark,
    Monster,
    Pack,
    Size,
    SpecialLocation,
    Tile,
    Trap,
    Treasure,
    UniqueLocation,
    Weapon,
)
from .charts import charts, life_chart

D = TypeVar("D", Tile, Monster, Trap, Happening, Treasure, Item, Attire, Weapon, Armor, SpecialLocation, UniqueLocation,
            Mark)  # fmt: skip
P = TypeVar("P", Echo, Size)

SECTIONS = ["quest", "goal", "keys", "charts", "tiles", "monsters", "bosses", "traps", "events", "treasures", "items",
            "attire", "weapons", "armors", "specials", "locations", "marks", "echoes", "sizes"]  # fmt: skip
SPAN = re.compile(r"(\d+)\((\d+)\)$")
NO_RES = -1
MOST = 200
"""Entries of a section at most."""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*$")


def pack(reader: Reader) -> Pack | None:
    """The pack in a file, or None where something cannot be read.  [plungin.component.quest-pack]"""
    reader.only(reader.raw, (), SECTIONS)
    for section in ("quest", "goal", "charts"):
        if section not in reader.raw:
            reader.problem((), f"the table [{section}] is missing")
    names: dict[str, str] = {}
    parts = {
        "tiles": _all(reader, "tiles", Tile, names),
        "monsters": _monsters(reader, names),
        "traps": _all(reader, "traps", Trap, names),
        "events": _all(reader, "events", Happening, names),
        "treasures": _all(reader, "treasures", Treasure, names),
        "items": _all(reader, "items", Item, names),
        "attire": _all(reader, "attire", Attire, names),
        "weapons": _all(reader, "weapons", Weapon, names),
        "armors": _all(reader, "armors", Armor, names),
        "specials": _all(reader, "specials", SpecialLocation, names),
        "uniques": _all(reader, "locations", UniqueLocation, names),
        "marks": _all(reader, "marks", Mark, names),
        "echoes": _plain(reader, "echoes", Echo),
        "sizes": _plain(reader, "sizes", Size),
    }
    keys = reader.struct(Keys, reader.table(reader.raw, (), "keys"), ("keys",))
    made = {"charts": charts(reader), "goal": _goal(reader), "span": _span(reader), "keys": keys}
    quest = reader.struct(Pack, reader.table(reader.raw, (), "quest"), ("quest",), names=names, **parts, **made)
    return None if reader.found else quest


def _all(reader: Reader, section: str, kind: type[D], names: dict[str, str]) -> tuple[D, ...]:
    """Every entry of a section."""
    if len(reader.entries(reader.raw, (), section)) > MOST:
        reader.problem((section,), f"there are more than {MOST} [[{section}]]")
        return ()
    made = [_one(reader, kind, raw, path, names) for path, raw in reader.entries(reader.raw, (), section)]
    return tuple(entry for entry in made if entry is not None)


def _plain(reader: Reader, section: str, kind: type[P]) -> tuple[P, ...]:
    """Entries without ids and names: what earlier quests change, what the number of Heroes does."""
    entries = reader.entries(reader.raw, (), section)
    if len(entries) > MOST:
        reader.problem((section,), f"there are more than {MOST} [[{section}]]")
        return ()
    made = [reader.struct(kind, raw, path) for path, raw in entries]
    return tuple(entry for entry in made if entry is not None)


def _one(
    reader: Reader, kind: type[D], raw: dict[str, Any], path: Path, names: dict[str, str], **given: Any
) -> D | None:
    """One entry; its `name` goes to the names of the pack."""
    name = reader.value(Line, raw.get("name", ""), (*path, "name"))
    if name is MISSING:
        return None
    rest = {key: value for key, value in raw.items() if key != "name" and key not in given}
    if "tell" in kind.__struct_fields__:
        given["tell"] = name
    made = reader.struct(kind, rest, path, **given)
    if made is not None and not ID.match(made.id):
        reader.problem((*path, "id"), f"an id is small letters, digits and hyphens, not {made.id[:40]!r}")
    if made is not None and name:
        names[made.id] = name
    elif made is not None and kind is not Tile:
        reader.problem(path, "'name' is missing")
    return made


def _monsters(reader: Reader, names: dict[str, str]) -> tuple[Monster, ...]:
    """Monsters, and bosses, which have a Life Chart in place of LIF.  [plungin.boss.quest-rules]"""
    made = list[Monster | None]()
    for section in ("monsters", "bosses"):
        if len(reader.entries(reader.raw, (), section)) > MOST:
            reader.problem((section,), f"there are more than {MOST} [[{section}]]")
            continue
        for path, raw in reader.entries(reader.raw, (), section):
            life = None
            if section == "bosses" and "life" in raw:
                life = life_chart(reader, raw["life"], (*path, "life"))
            elif section == "bosses":
                reader.problem(path, "a boss needs a Life Chart: life = { die = ..., rows = [...] }")
            elif "life" in raw:
                reader.problem((*path, "life"), "only [[bosses]] have a Life Chart")
            plain = {**raw, "res": NO_RES} if raw.get("res") == "none" else {**raw}
            plain.pop("life", None)
            made.append(_one(reader, Monster, plain, path, names, life=life))
    return tuple(monster for monster in made if monster is not None)


def _goal(reader: Reader) -> Goal | None:
    """One of `slay`, `clear` and `carry-out`, and the reward."""
    raw, kinds = reader.table(reader.raw, (), "goal"), ("slay", "clear", "carry-out")
    chosen = [kind for kind in kinds if kind in raw]
    if len(chosen) != 1:
        reader.problem(("goal",), f"a quest has one goal: {', '.join(kinds)}")
        return None
    what = reader.value(str, raw[chosen[0]], ("goal", chosen[0]))
    if what is MISSING:
        return None
    rest = {key: value for key, value in raw.items() if key != chosen[0]}
    return reader.struct(Goal, rest, ("goal",), kind=chosen[0], what=what)


def _span(reader: Reader) -> tuple[int, int] | None:
    """A Time Span such as "12(6)".  [plungin.time.span]"""
    written = reader.table(reader.raw, (), "quest").pop("span", None)
    match = SPAN.match(written) if isinstance(written, str) and len(written) < 12 else None
    if match is None:
        reader.problem(("quest", "span"), f'a Time Span is written "12(6)", not {written!r}')
        return None
    least, most = int(match[1]), int(match[2])
    if not (1 <= least <= 30 and 1 <= most <= 30):
        reader.problem(
            ("quest", "span"), "the Plot Counter goes from 30 to 30: both numbers of a Time Span are 1 to 30"
        )
    return least, most
