"""A view as a picture in text."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.text import Speaker, Text, say

from .board import FACINGS

DOOR_MARKS = {"open": " ", "broken": " ", "closed": "+", "hidden": "?"}
GROUND_MARKS = {"deep-water": "~", "pit": "v", "abyss": "v"}
SHOWN = (
    "stunned",
    "knocked-down",
    "diseased",
    "poisoned",
    "stationary",
    "flying",
    "berserk",
    "in-pit",
    "shielding",
    "overloaded",
)
"""The conditions that a table marks with markers."""


def draw(seen: dict[str, Any], speak: Speaker) -> str:
    """The map with columns and rows numbered as in the options, then lines for the game, the figures and the things.

    Heroes are capitals, creatures small letters, `=` furniture, `$` chests, `^` known traps, `+` closed doors.
    """
    lines = [*_map(seen), speak(_legend(seen)), speak(_status(seen)), speak(say("view-goal", goal=_goal(seen, speak)))]
    lines += [speak(_figure(seen, figure)) for figure in seen["figures"] if "left" not in figure["conditions"]]
    return "\n".join([*lines, *(speak(line) for line in _things(seen))])


def _status(seen: dict[str, Any]) -> Any:
    heroes, dark = seen["achievements"]
    title = Text(f"quest-{seen['quest']}")
    turns = {"turn": seen["turn"], "limit": seen["turn_limit"]}
    return say("view-status", title=title, **turns, reserve=seen["reserve"], heroes=heroes, dark=dark)


def _goal(seen: dict[str, Any], speak: Speaker) -> str:
    """The goal in the words of the sheet, or of its kind where the sheet has none."""
    if seen["goal_done"]:
        return speak(say("task-leave"))
    own = Text(f"quest-{seen['quest']}-goal")
    spoken = speak(own)
    return spoken if spoken != str(own) else speak(say(f"task-{seen['goal']}"))


LEGEND = {
    ",": "unknown",
    "=": "furniture",
    "$": "chest",
    "^": "trap",
    "~": "water",
    "v": "pit",
    ":": "ground",
    "*": "magic",
    "%": "floor",
    "_": "start",
}


def _legend(seen: dict[str, Any]) -> Text:
    """What the marks mean that are on the map now."""
    marks = set(_marks(seen).values())
    return say("view-legend", list=tuple(Text(f"legend-{name}") for mark, name in LEGEND.items() if mark in marks))


def _figure(seen: dict[str, Any], figure: dict[str, Any]) -> Text:
    """A hero or creature: letter, place, facing, what is left of it, what it holds and what is the matter with it."""
    hero = figure["side"] == 0
    told: dict[str, Any] = {name: figure[name] for name in ("vitality", "fortune", "mana")}
    told |= {"letter": _letter(figure), "name": Text(f"figure-{figure['card']}"), "number": figure["number"]}
    if "knocked-out" in figure["conditions"]:
        return say("view-knocked-out", **told)
    held = tuple(Text(f"card-{thing['card']}") for thing in figure["hands"]) or (Text("hands-empty"),)
    marked = tuple(Text(f"condition-{name}") for name in SHOWN if name in figure["conditions"])
    told |= {"hands": held, "facing": Text(f"direction-{FACINGS[figure['facing']]}")}
    told |= {
        "where": _spot(seen, figure["cell"]),
        "marks": marked,
        "well": int(not marked),
    }
    if figure["cell"] < 0:
        return say("view-outside", **told)
    return say("view-hero" if hero and figure["kind"] == "hero" else "view-creature", **told)


def _things(seen: dict[str, Any]) -> list[Text]:
    """What lies, stands and is shut: furniture that nobody has searched, doors that will not simply open, the floor."""
    named = [
        (Text("thing-at", {"what": Text(f"piece-{piece['card']}"), "where": _spot(seen, piece["cell"])}), piece)
        for piece in seen["pieces"]
    ]
    pieces = tuple(text for text, piece in named if not piece["searched"] and not piece["element"])
    elements = tuple(text for text, piece in named if piece["element"])
    floor = tuple(
        Text("thing-at", {"what": Text(f"card-{card}"), "where": _spot(seen, cell)}) for cell, card in seen["floor"]
    )
    hand = tuple(
        Text("hand-card", {"what": Text(f"dark-{card}"), "cost": seen["costs"][card]}) for card in seen["hand"] or ()
    )
    found = [say("view-sections", list=_sections(seen)), *([say("view-hand", list=hand)] if hand else [])]
    found += [say("view-pieces", list=pieces)] if pieces else []
    found += [say("view-elements", list=elements)] if elements else []
    found += [say("view-floor", list=floor)] if floor else []
    found += [
        say("view-trap", what=Text(f"dark-{trap['card']}"), where=_spot(seen, trap["cell"])) for trap in seen["traps"]
    ]
    doors = [(door["door"] + 1, door["pairs"][0][0], door) for door in seen["doors"]]
    for number, cell, door in doors:
        for bar in ("lock", "riddle"):
            if door[bar] and door["state"] == "closed":
                failed = int(door["failed"])
                found.append(say(f"view-{bar}", number=number, where=_spot(seen, cell), failed=failed))
    return found


def _sections(seen: dict[str, Any]) -> tuple[Text, ...]:
    """Each section with its upper left square, so that questions can speak of it by its letter."""
    first = {n: cell for cell, n in reversed(list(enumerate(seen["sections"]))) if n >= 0}
    return tuple(
        Text("section-at", {"section": name, "where": _spot(seen, first[n])})
        for n, name in enumerate(seen["names"])
        if name and n in first
    )


def _spot(seen: dict[str, Any], cell: int) -> str:
    return f"{cell % seen['width'] + 1},{cell // seen['width'] + 1}"


def _map(seen: dict[str, Any]) -> list[str]:
    width, height, sections = seen["width"], seen["height"], seen["sections"]
    marks, doors = _marks(seen), _doors(seen)
    known = [cell for cell in range(width * height) if sections[cell] >= 0]
    if not known:
        return []
    rows, columns = [cell // width for cell in known], [cell % width for cell in known]
    span = range(min(columns), max(columns) + 1)
    tens = "    " + "".join(f"{(x + 1) // 10:<2}" if (x + 1) % 10 == 0 else "  " for x in span)
    units = "    " + "".join(f"{(x + 1) % 10:<2}" for x in span)
    lines = [tens.rstrip(), units.rstrip()] if tens.strip() else [units.rstrip()]
    for y in range(min(rows), max(rows) + 2):
        wall = "    " + "".join(_north(seen, doors, x, y) for x in span)
        if wall.strip():
            lines.append(wall.rstrip())
        if y <= max(rows):
            lines.append((f"{y + 1:>3} " + "".join(_square(seen, marks, doors, x, y) for x in span)).rstrip())
    return lines


def _letter(figure: dict[str, Any]) -> str:
    letter = str(figure["card"][0])
    return letter.upper() if figure["side"] == 0 else letter


def _marks(seen: dict[str, Any]) -> dict[int, str]:
    """What stands on the squares, the more important last."""
    marks = dict.fromkeys(seen["unexplored"], ",")
    marks |= {cell: GROUND_MARKS.get(kind, ":") for cell, kind in seen["terrain"].items()}
    marks |= dict.fromkeys(seen["start"], "_")
    marks |= {cell: "=" for piece in seen["pieces"] for cell in piece["squares"]}
    marks |= {cell: "*" for cell, _ in seen["overtiles"] if seen["sections"][cell] >= 0}
    marks |= {cell: "%" for cell, _ in seen["floor"]}
    marks |= {chest["cell"]: "$" for chest in seen["chests"] if chest["state"] == "closed"}
    marks |= {trap["cell"]: "^" for trap in seen["traps"]}
    for figure in seen["figures"]:
        if "knocked-out" not in figure["conditions"]:
            marks |= dict.fromkeys(figure["base"], _letter(figure))
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
