"""The map and the sheets in plain text."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Text, say
from undercroft.kernel.text import Speaker

from .board import WIDTH, cell_at, place, spot
from .events import Thing, Who
from .state import OUT

GROUND = {".": ".", "F": "~", "S": "=", "E": "*", "#": "#"}
DOORS = {"unlocked": "+", "locked": "%", "great": "&", "exit": "v"}


def draw(seen: dict[str, Any], speak: Speaker) -> str:
    """The map with its coordinates, closed doors and Chests by number, then a line for each Hero."""
    counter = Text("counter-pink" if seen["pink"] else "counter-plain", {"number": seen["counter"]})
    lines = [speak(say("view-status", round=seen["round"], counter=counter, pool=seen["pool"]))]
    lines += [draw_map(seen), speak(say("view-legend"))]
    doors, chests = _closed(seen["doors"]), _closed(seen["chests"])
    lines += [speak(_thing(Thing("door", number), door, door["cells"][0])) for number, door in doors]
    lines += [speak(_thing(Thing("chest", number), chest, chest["cell"])) for number, chest in chests]
    lines += [speak(_foe(foe)) for foe in seen["foes"]]
    lines += [speak(_ally(ally)) for ally in seen["allies"]]
    lines += [speak(_hero(number, hero)) for number, hero in enumerate(seen["heroes"], 1)]
    return "\n".join(lines)


def _foe(foe: dict[str, Any]) -> Text:
    """A Monster: its letter on the map, where it is, its life, how it is."""
    return say(
        "view-foe",
        letter=_letter(foe),
        monster=Who(foe["name"], foe["nth"]).text,
        spot=spot(foe["cell"]),
        lif=foe["lif"],
        boss=int(foe["boss"]),
        mood="blind" if foe["blind"] else CONDITIONS[foe["condition"]] or ("aware" if foe["aware"] else "unaware"),
    )


def _ally(ally: dict[str, Any]) -> Text:
    return say("view-ally", ally=Who(ally["kind"], ally["nth"]).text, spot=spot(ally["cell"]))


CONDITIONS = ("", "stunned", "incapacitated")


def _hero(number: int, hero: dict[str, Any]) -> Text:
    """A Hero's sheet in a line: life, level, purse, what troubles him and what he has."""
    figures = {name: hero[name] for name in ("lif", "gold", "xp", "level")}
    state = "dead" if not hero["lif"] else CONDITIONS[hero["condition"]] or "well"
    gear = (hero["armor"], *hero["hands"], *hero["attire"], *hero["items"])
    left = [*hero["spells"]]
    for lost in hero["lost"]:
        left.remove(lost)
    things = tuple(Text("name", {"name": thing}) for thing in (*left, *gear) if thing)
    return say(
        "view-hero",
        number=number,
        hero=Text("name", {"name": hero["id"]}),
        most=hero["stats"]["lif"],
        state=state,
        venom=int(hero["venom"]),
        outside=int(hero["cell"] == OUT),
        spot=spot(max(0, hero["cell"])),
        things=things or (Text("nothing"),),
        **figures,
    )


def _closed(things: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """Doors and Chests that are still shut, with their numbers."""
    return [(number, thing) for number, thing in enumerate(things) if not thing["open"] and not thing.get("dead")]


def _thing(name: Thing, thing: dict[str, Any], cell: int) -> Text:
    """A closed door or Chest: its kind, Difficulty, place, and what is known of its trap."""
    kind = thing.get("kind") or ("locked" if thing["locked"] else "unlocked")
    trap = "unknown" if not thing["detected"] else "known" if thing["trap"] else "safe"
    return say(
        "view-door",
        door=name.text,
        kind=Text("name", {"name": kind}),
        difficulty=0 if kind == "great" else thing["difficulty"],
        spot=spot(cell),
        trap=trap,
        what=Text("name", {"name": thing["trap"]}),
    )


def draw_map(seen: dict[str, Any]) -> str:
    """Floor as points; doors +, locked %, Great &, dead X, Chests $, Heroes by number, Monsters by their letter (a
    capital one for those that have not noticed anybody), allies @; bars where two tiles touch without a way through.
    The margins count squares."""
    glyphs, walls = _glyphs(seen), _walls(seen)
    rows, columns = [cell // WIDTH for cell in glyphs], [cell % WIDTH for cell in glyphs]
    across = range(min(columns), max(columns) + 1)
    shown = [place(cell_at(x, 0))[0] for x in across]
    tens = "    " + "".join(f"{abs(x) // 10 % 10} " if x % 10 == 0 else "  " for x in shown)
    lines = [tens.rstrip(), "    " + " ".join(str(abs(x) % 10) for x in shown)]
    for y in range(min(rows), max(rows) + 1):
        cells = [cell_at(x, y) for x in across]
        row = "".join(glyphs.get(cell, " ") + ("|" if (cell, cell + 1) in walls else " ") for cell in cells)
        lines.append(f"{place(cell_at(0, y))[1]:3} {row}".rstrip())
        if any((cell, cell + WIDTH) in walls for cell in cells):
            lines.append("    " + "".join("- " if (cell, cell + WIDTH) in walls else "  " for cell in cells).rstrip())
    return "\n".join(lines)


def _walls(seen: dict[str, Any]) -> set[tuple[int, int]]:
    """Pairs of squares that touch, on different tiles and without an open doorway between them."""
    tile_of = {cell: index for index, tile in enumerate(seen["tiles"]) for cell in tile["cells"]}
    ways = {
        (min(pair), max(pair))
        for door in seen["doors"]
        if door["open"] and door["leads"] >= 0
        for pair in zip(door["cells"], door["beyond"], strict=True)
    }
    pairs = {(cell, cell + step) for cell in tile_of for step in (1, WIDTH) if cell + step in tile_of}
    return {(one, other) for one, other in pairs - ways if tile_of[one] != tile_of[other]}


def _letter(foe: dict[str, Any]) -> str:
    letter = str(foe["kind"])[0]
    return letter if foe["aware"] else letter.upper()


def _glyphs(seen: dict[str, Any]) -> dict[int, str]:
    glyphs: dict[int, str] = {}
    for tile in seen["tiles"]:
        for cell in tile["cells"]:
            glyphs[cell] = GROUND[seen["marks"].get(str(cell), ".")]
    for door in seen["doors"]:
        for cell in door["cells"]:
            if not door["open"] or door["dead"] or door["kind"] == "exit":
                glyphs[cell] = "X" if door["dead"] else DOORS[door["kind"]]
    for chest in seen["chests"]:
        if not chest["empty"]:
            glyphs[chest["cell"]] = "$"
    for foe in seen["foes"]:
        glyphs[foe["cell"]] = _letter(foe)
    for ally in seen["allies"]:
        glyphs[ally["cell"]] = "@"
    for number, hero in enumerate(seen["heroes"]):
        if hero["cell"] != OUT:
            glyphs[hero["cell"]] = str(number + 1)
    return glyphs
