"""A view as a picture in text."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.text import Speaker, say

DOOR_MARKS = {"open": " ", "broken": " ", "closed": "+", "hidden": "?"}


def draw(seen: dict[str, Any], speak: Speaker) -> str:
    """The map with columns and rows numbered as in the options, then a line for the game and for each hero.

    Heroes are capitals, creatures small letters, `o` furniture, `$` chests, `^` known traps, `+` closed doors.
    """
    lines = [*_map(seen), speak(_status(seen))]
    lines += [speak(_hero(figure)) for figure in seen["figures"] if figure["side"] == 0]
    return "\n".join(lines)


def _status(seen: dict[str, Any]) -> Any:
    heroes, dark = seen["achievements"]
    return say("view-status", turn=seen["turn"], reserve=seen["reserve"], heroes=heroes, dark=dark)


def _hero(figure: dict[str, Any]) -> Any:
    stocks = {name: figure[name] for name in ("vitality", "fortune", "mana")}
    return say("view-hero", name=figure["card"], **stocks)


def _map(seen: dict[str, Any]) -> list[str]:
    width, height, sections = seen["width"], seen["height"], seen["sections"]
    marks, doors = _marks(seen), _doors(seen)
    known = [cell for cell in range(width * height) if sections[cell] >= 0]
    if not known:
        return []
    rows, columns = [cell // width for cell in known], [cell % width for cell in known]
    span = range(min(columns), max(columns) + 1)
    lines = ["    " + "".join(f"{(x + 1) % 100:<2}" for x in span).rstrip()]
    for y in range(min(rows), max(rows) + 2):
        wall = "    " + "".join(_north(seen, doors, x, y) for x in span)
        if wall.strip():
            lines.append(wall.rstrip())
        if y <= max(rows):
            lines.append((f"{y + 1:>3} " + "".join(_square(seen, marks, doors, x, y) for x in span)).rstrip())
    return lines


def _marks(seen: dict[str, Any]) -> dict[int, str]:
    """What stands on the squares, the more important last."""
    marks = {cell: "o" for piece in seen["pieces"] for cell in piece["squares"]}
    marks |= {chest["cell"]: "$" for chest in seen["chests"] if chest["state"] == "closed"}
    marks |= {trap["cell"]: "^" for trap in seen["traps"]}
    for figure in seen["figures"]:
        if figure["cell"] >= 0 and "knocked-out" not in figure["conditions"]:
            letter = figure["card"][0]
            marks[figure["cell"]] = letter.upper() if figure["side"] == 0 else letter
    return marks


def _doors(seen: dict[str, Any]) -> dict[tuple[int, int], str]:
    return {(min(pair), max(pair)): DOOR_MARKS[door["state"]] for door in seen["doors"] for pair in door["pairs"]}


def _section(seen: dict[str, Any], x: int, y: int) -> int:
    inside = 0 <= x < seen["width"] and 0 <= y < seen["height"]
    return int(seen["sections"][y * seen["width"] + x]) if inside else -1


def _square(seen: dict[str, Any], marks: dict[int, str], doors: dict[tuple[int, int], str], x: int, y: int) -> str:
    """A square and the wall to its right."""
    cell = y * seen["width"] + x
    here, beside = _section(seen, x, y), _section(seen, x + 1, y)
    inside = marks.get(cell, "." if here >= 0 else " ")
    if here == beside:
        return inside + " "
    return inside + doors.get((cell, cell + 1), "|")


def _north(seen: dict[str, Any], doors: dict[tuple[int, int], str], x: int, y: int) -> str:
    """The wall above a square."""
    here, above = _section(seen, x, y), _section(seen, x, y - 1)
    if here == above:
        return "  "
    cell = y * seen["width"] + x
    return doors.get((cell - seen["width"], cell), "-") + " "
