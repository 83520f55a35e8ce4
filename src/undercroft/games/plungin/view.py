"""What a seat may see, which is everything: dice decide what nobody knows only when somebody has to know it."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import ContentError, Text, say
from undercroft.kernel.randomness import Streams
from undercroft.kernel.text import Speaker

from .board import WIDTH, cell_at, spot
from .content import Content
from .events import numbered
from .state import OUT, Foe, State


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """The whole table: sheets, map, Monsters, doors, Chests, the Plot Counter."""
    least, most = content.pack.span
    board = content.maps.board(state.layout)
    left = least - state.built
    return {
        "scenario": state.scenario,
        "title": content.pack.title,
        "phase": state.phase,
        "round": state.round,
        "phases": state.phases,
        "span": [least, most],
        "counter": left if left >= 1 else 1 - left,
        "pink": left < 1,
        "complete": state.built >= least + most,
        "builder": state.builder,
        "controller": state.controller,
        "pool": state.pool,
        "order": [*state.order],
        "turn": state.queue[0] if state.phase in ("heroes", "monsters") and state.queue else None,
        "heroes": [msgspec.to_builtins(hero) for hero in state.heroes],
        "allies": [msgspec.to_builtins(ally) for ally in state.allies],
        "foes": [_figures(foe, content) for foe in state.foes],
        "tiles": [
            {"tile": placed.tile, "turn": placed.turn, "cells": [*board.cells[index]]}
            for index, placed in enumerate(state.layout.tiles)
        ],
        "marks": {str(cell): mark for cell, mark in board.marks.items()},
        "doors": [msgspec.to_builtins(door) for door in state.doors],
        "chests": [msgspec.to_builtins(chest) for chest in state.chests],
        "litter": {str(tile): [*things] for tile, things in state.litter.items()},
        "reason": state.reason,
    }


def _figures(foe: Foe, content: Content) -> dict[str, Any]:
    """A Monster with what the table calls it and whether a Life Chart stands for its life."""
    seen: dict[str, Any] = msgspec.to_builtins(foe)
    boss = content.monsters[foe.kind].life is not None
    return {**seen, "name": content.pack.names.get(foe.kind, foe.kind), "boss": boss}


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Nothing is hidden; only the luck to come is new."""


def check(state: State, content: Content) -> None:
    """Nobody shares a square, everybody stands on the map, life and purses are in bounds."""
    board = content.maps.board(state.layout)
    cells = [hero.cell for hero in state.heroes if hero.lif > 0 and hero.cell != OUT]
    cells += [ally.cell for ally in state.allies] + [foe.cell for foe in state.foes]
    cells += [chest.cell for chest in state.chests if not chest.empty]
    if len(set(cells)) != len(cells):
        raise ContentError("two figures share a square")
    if any(cell not in board.tile_of or cell in board.shut for cell in cells):
        raise ContentError("a figure stands where nobody can")
    if sum(map(len, board.cells)) != len(board.tile_of):
        raise ContentError("two tiles overlap")
    for hero in state.heroes:
        if not 0 <= hero.lif <= hero.stats[-1] or hero.gold < 0 or hero.xp < 0 or hero.points < 0:
            raise ContentError(f"{hero.id}'s sheet is out of bounds")
        if (hero.lif == 0) and hero.cell != OUT:
            raise ContentError(f"{hero.id} is dead and still on the map")
        if len(hero.spells) > max(2, hero.stats[4]):
            raise ContentError(f"{hero.id} has too many spells")
    for door in state.doors:
        if (
            door.open
            and door.leads >= 0
            and not all(beyond in board.near[cell] for cell, beyond in zip(door.cells, door.beyond, strict=True))
        ):
            raise ContentError("an open door cannot be passed")


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play."""
    tables = (content.tiles, content.monsters, content.spells, content.weapons, content.items, content.traps)
    return [id for table in tables for id in table]


GROUND = {".": ".", "F": "~", "S": "=", "E": "*", "#": "#"}
DOORS = {"unlocked": "+", "locked": "%", "great": "&", "exit": "v"}


def draw(seen: dict[str, Any], speak: Speaker) -> str:
    """The map with its coordinates, closed doors and Chests by number, then a line for each Hero."""
    counter = Text("counter-pink" if seen["pink"] else "counter-plain", {"number": seen["counter"]})
    lines = [speak(say("view-status", round=seen["round"], counter=counter, pool=seen["pool"]))]
    lines += [draw_map(seen), speak(say("view-legend"))]
    lines += [speak(_thing(f"door-{number}", door, door["cells"][0])) for number, door in _closed(seen["doors"])]
    lines += [speak(_thing(f"chest-{number}", chest, chest["cell"])) for number, chest in _closed(seen["chests"])]
    lines += [speak(_foe(foe)) for foe in seen["foes"]]
    lines += [speak(_ally(ally)) for ally in seen["allies"]]
    lines += [speak(_hero(number, hero)) for number, hero in enumerate(seen["heroes"], 1)]
    return "\n".join(lines)


def _foe(foe: dict[str, Any]) -> Text:
    """A Monster: its letter on the map, where it is, its life, how it is."""
    return say(
        "view-foe",
        letter=_letter(foe),
        monster=Text("name", {"name": foe["name"]}),
        spot=spot(foe["cell"]),
        lif=foe["lif"],
        boss=int(foe["boss"]),
        mood="blind" if foe["blind"] else CONDITIONS[foe["condition"]] or ("aware" if foe["aware"] else "unaware"),
    )


def _ally(ally: dict[str, Any]) -> Text:
    return say("view-ally", ally=Text("name", {"name": ally["kind"]}), spot=spot(ally["cell"]))


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
        most=hero["stats"][-1],
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


def _thing(name: str, thing: dict[str, Any], cell: int) -> Text:
    """A closed door or Chest: its kind, Difficulty, place, and what is known of its trap."""
    kind = thing.get("kind") or ("locked" if thing["locked"] else "unlocked")
    trap = "unknown" if not thing["detected"] else "known" if thing["trap"] else "safe"
    return say(
        "view-door",
        door=numbered(name),
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
    tens = "    " + "".join(f"{x // 10 % 10} " if x % 10 == 0 else "  " for x in across)
    lines = [tens.rstrip(), "    " + " ".join(str(x % 10) for x in across)]
    for y in range(min(rows), max(rows) + 1):
        cells = [cell_at(x, y) for x in across]
        row = "".join(glyphs.get(cell, " ") + ("|" if (cell, cell + 1) in walls else " ") for cell in cells)
        lines.append(f"{y:3} {row}".rstrip())
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
