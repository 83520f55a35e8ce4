"""Charts as a pack writes them: a die, and rows with the rolls that lead to each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from undercroft.toolkit.reading import MISSING, Reader
from undercroft.toolkit.toml_lines import Path

from ..content.definitions import Chart, Charts, Doorway, Encounter, Group, Life, LifeChart, Location

R = TypeVar("R")

DICE = (4, 6, 8, 10, 12, 20)
ROLL = re.compile(r"(\d{1,3})(?:-(\d{1,3})|(\+))?$")
NO_END = 999
MOST_ROWS = 40

RowReader = Callable[[Reader, dict[str, Any], Path], Any]


def chart(reader: Reader, raw: Any, path: Path, row: RowReader, open_ended: bool = False) -> Chart[Any] | None:
    """`die` and `rows`; every row has a `roll` such as 3, "4-6" or "7+". Rows must follow one another without gaps.

    An open-ended chart has modifiers: its last row must be written "n+".
    """
    raw = reader.value(dict, raw, path)
    if raw is MISSING:
        return None
    before = len(reader.found)
    reader.only(raw, path, ["die", "rows"])
    die = reader.value(int, raw.get("die"), (*path, "die"))
    if die is not MISSING and die not in DICE:
        reader.problem((*path, "die"), f"there is no D{die}; a chart is rolled with one of D4, D6, D8, D10, D12, D20")
        die = MISSING
    limits, results = list[int](), list[Any]()
    for at, entry in reader.entries(raw, path, "rows")[:MOST_ROWS]:
        low, high = rolls(reader, entry, at)
        expected = (limits[-1] if limits else 0) + 1
        if low and low != expected:
            reader.problem((*at, "roll"), f"the rows leave a gap or overlap: this one must begin with {expected}")
        limits.append(high or expected)
        results.append(row(reader, {key: value for key, value in entry.items() if key != "roll"}, at))
    _covered(reader, path, die, limits, open_ended)
    return Chart(die, tuple(limits), tuple(results)) if len(reader.found) == before else None


def rolls(reader: Reader, entry: dict[str, Any], path: Path) -> tuple[int, int]:
    """The lowest and the highest total of a row; zeros with a problem where it cannot be read."""
    written = str(entry.get("roll", ""))[:20]
    match = ROLL.match(written)
    if match is None or (match[2] and int(match[2]) < int(match[1])):
        reader.problem((*path, "roll"), f'a row needs a roll such as 3, "4-6" or "7+", not {written!r}')
        return 0, 0
    low = int(match[1])
    return low, NO_END if match[3] else int(match[2] or low)


def _covered(reader: Reader, path: Path, die: Any, limits: list[int], open_ended: bool) -> None:
    last = limits[-1] if limits else 0
    if not limits:
        reader.problem(path, "a chart needs rows")
    elif isinstance(die, int) and last < die:
        reader.problem((*path, "rows"), f"the rows end with {last}, but the die goes to {die}")
    elif isinstance(die, int) and not open_ended and die < last < NO_END:
        reader.problem((*path, "rows"), f"the rows go on to {last}, but the die ends with {die}")
    elif open_ended and last < NO_END:
        reader.problem((*path, "rows"), f'totals here can pass the die: the last row must be open, such as "{die}+"')


def location(reader: Reader, raw: dict[str, Any], path: Path) -> Location | None:
    """`room` (or `hallway`) with a tile's id and `doors`, or `special = true`."""
    reader.only(raw, path, ["room", "hallway", "doors", "special"])
    if sum(key in raw for key in ("room", "hallway", "special")) != 1:
        reader.problem(path, "a row of the Location Chart is a room, a hallway or special = true")
        return None
    if "special" in raw:
        return Location(special=True)
    doors = reader.value(int, raw.get("doors", 0), (*path, "doors"))
    if "room" in raw and "doors" not in raw:
        reader.problem(path, "a room needs its number of doors, the entrance included")
    tile = reader.value(str, raw.get("room", raw.get("hallway")), path)
    return Location(tile=tile, doors=doors)


def named(key: str, needed: bool = True) -> RowReader:
    """A row that is one id; without `needed` it may be left out and nothing happens."""

    def row(reader: Reader, raw: dict[str, Any], path: Path) -> str:
        reader.only(raw, path, [key])
        if needed and key not in raw:
            reader.problem(path, f"{key!r} is missing")
        return str(reader.value(str, raw.get(key, ""), (*path, key)))

    return row


def locked(reader: Reader, raw: dict[str, Any], path: Path) -> bool:
    reader.only(raw, path, ["locked"])
    return reader.value(bool, raw.get("locked", False), (*path, "locked")) is True


def structs(kind: type[Any]) -> RowReader:
    """A row that is a definition."""
    return lambda reader, raw, path: reader.struct(kind, raw, path)


ROWS: dict[str, RowReader] = {
    "location": location,
    "special": named("place"),
    "doorway": structs(Doorway),
    "encounter": structs(Encounter),
    "chest": locked,
    "monsters": structs(Group),
    "door-trap": named("trap", needed=False),
    "chest-trap": named("trap", needed=False),
    "event": named("event"),
    "treasure": named("treasure"),
    "unique": named("location"),
}


def as_printed(raw: Any, content: int) -> None:
    """The rows of all charts as they were with this content. A row that has changed says `since` when, and what it was
    `before`: `{ roll = "12", treasure = "moonstone", since = 4, before = { treasure = "uncut-sapphire" } }`."""
    for one in raw.values() if isinstance(raw, dict) else ():
        rows = one.get("rows") if isinstance(one, dict) else None
        if not isinstance(rows, list):
            continue
        for number, row in enumerate(rows):
            if isinstance(row, dict) and isinstance(row.get("before"), dict) and isinstance(row.get("since"), int):
                now = {key: value for key, value in row.items() if key not in ("since", "before")}
                rows[number] = now if row["since"] <= content else {"roll": row.get("roll", "")} | row["before"]


def charts(reader: Reader) -> Charts | None:
    """All charts of a pack; only the Unique Location Chart may be missing.  [plungin.component.quest-charts]"""
    raw = reader.table(reader.raw, (), "charts")
    reader.only(raw, ("charts",), list(ROWS))
    made: dict[str, Chart[Any] | None] = {}
    for name, row in ROWS.items():
        if name in raw:
            found = chart(reader, raw[name], ("charts", name), row, open_ended=name == "doorway")
            made[name.replace("-", "_")] = found
        elif name != "unique":
            reader.problem(("charts",), f"the {name} chart is missing")
    complete = all(made.get(name.replace("-", "_")) for name in ROWS if name != "unique" or name in raw)
    return Charts(**made) if complete else None  # type: ignore[arg-type]


def life_chart(reader: Reader, raw: Any, path: Path) -> LifeChart | None:
    """The life of a boss: `die`, `rows`, and `builds` where damage adds up.  [plungin.boss.life-chart]"""
    raw = reader.value(dict, raw, path)
    if raw is MISSING:
        return None
    builds = reader.value(bool, raw.get("builds", False), (*path, "builds"))
    rest = {key: value for key, value in raw.items() if key != "builds"}
    made = chart(reader, rest, path, structs(Life), open_ended=True)
    if made is None:
        return None
    if made.results[-1] is None or made.results[-1].result != "slain":
        reader.problem((*path, "rows"), "the last row of a Life Chart must be slain, or the boss could not be")
    return LifeChart(made, builds)
