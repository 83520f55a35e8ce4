"""A pack as its author would like to see it: the frame of the quest, every chart, the rooms behind the Great Doors."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from ..content.definitions import Chart, Doorway, Encounter, Group, Location, Pack, UniqueLocation

WIDTH = 100
NO_END = 900


def picture(pack: Pack) -> str:
    """All of a pack in text."""
    least, most = pack.span
    head = f"{pack.title} ({pack.id}): level {pack.level}, Time Span {least}({most}){', dark' if pack.dark else ''}"
    goal = f"Goal: {pack.goal.kind} {called(pack, pack.goal.what)} ({pack.goal.gold} gold, {pack.goal.xp} XP)"
    parts = [head, wrapped(pack.story), goal]
    for name, row in ROWS.items():
        chart = getattr(pack.charts, name)
        if chart is not None:
            parts.append(drawn_chart(pack, name.replace("_", "-"), chart, row))
    parts += [location(pack, unique) for unique in pack.uniques]
    return "\n\n".join(parts)


def called(pack: Pack, id: str) -> str:
    return pack.names.get(id, id)


def wrapped(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), WIDTH)


def drawn_chart(pack: Pack, name: str, chart: Chart[Any], row: Callable[[Pack, Any], str]) -> str:
    """A chart with its die and its rows."""
    lines, low = [f"{name} (D{chart.die})"], 1
    for limit, result in zip(chart.upto, chart.results, strict=True):
        span = f"{low}+" if limit > NO_END else f"{low}" if limit == low else f"{low}-{limit}"
        lines.append(f"  {span:>5}  {row(pack, result)}")
        low = limit + 1
    return "\n".join(lines)


def location_row(pack: Pack, row: Location) -> str:
    if row.special:
        return "special"
    return called(pack, row.tile) + (f", {row.doors} doors" if row.doors else "")


def doorway_row(pack: Pack, row: Doorway) -> str:
    return "great" if row.kind == "great" else f"{row.kind}, Dif {row.difficulty}{', key only' if row.key_only else ''}"


def encounter_row(pack: Pack, row: Encounter) -> str:
    """As in the book: `Monster & Chest (2) Dif: 2`."""
    chests = f"Chest ({row.chests}) Dif: {row.difficulty}" if row.chests else ""
    return " & ".join(part for part in ("Monster" if row.monsters else "", chests) if part) or "nothing"


def group_row(pack: Pack, row: Group) -> str:
    die = f" + D{row.die}" if row.die else ""
    return f"{row.count}{die} {called(pack, row.monster)}"


def id_row(pack: Pack, row: str) -> str:
    return called(pack, row) if row else "no trap"


def chest_row(pack: Pack, locked: bool) -> str:
    return "locked" if locked else "unlocked"


ROWS: dict[str, Callable[[Pack, Any], str]] = {
    "location": location_row,
    "special": id_row,
    "doorway": doorway_row,
    "encounter": encounter_row,
    "chest": chest_row,
    "monsters": group_row,
    "door_trap": id_row,
    "chest_trap": id_row,
    "event": id_row,
    "treasure": id_row,
    "unique": id_row,
}


def location(pack: Pack, unique: UniqueLocation) -> str:
    """A Unique Location: who lives there, its story."""
    lived = ", ".join(f"{each.count} {called(pack, each.monster)}" for each in unique.inhabitants)
    chests = f"; {unique.chests} chests" if unique.chests else ""
    return f"{called(pack, unique.id)}: {lived or 'nobody'}{chests}\n{wrapped(unique.story)}".rstrip()
