"""The map: tiles, doors, Chests, and who stands where."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Text
from undercroft.toolkit.again import again
from undercroft.toolkit.scene import SIDES, Area, Bar, Board, Cell, Edge, Piece, Value

from .. import glossary
from ..board import place
from ..content import Content
from ..content.specials import standing
from ..events.base import Thing, Who
from ..events.places import CLOSED
from ..icons import icon
from ..ids import cell_id, chest_id, door_ids, feature_id, figure_id, gate_id, sheet_id, tile_id
from ..state import OUT
from .seen import CONDITIONS, Seen, badge, condition, life, troubles

FLOORS = {"#": "wall", "S": "wall", "F": "water", "E": "safe"}

LOOKS = {"entry": "cobble", "hallway": "cobble", "room": "flag", "special": "flag", "unique": "cave"}
"""How the floors of kinds of tiles look."""

FURNITURE = {"fountain": "U", "sarcophagus": "="}

SHAPES = {"fountain": "fountain", "sarcophagus": "tomb"}

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def board(seen: Seen, content: Content) -> Board:
    letters = marks(seen)
    pieces = (
        *features(seen),
        *chests(seen),
        *gates(seen),
        *(foe_piece(foe, letters) for foe in seen["foes"]),
        *(ally_piece(seen, ally, letters) for ally in seen["allies"]),
        *heroes(seen, content),
    )
    tiles, doors = seen["tiles"], seen["doors"]
    floor = again("cells", (tiles, seen["marks"], doors), lambda: tuple(cells(seen)))
    rooms = again("areas", tiles, lambda: tuple(areas(seen, content)))
    between = again("edges", doors, lambda: tuple(edges(seen)))
    return Board("dungeon", Text("board-dungeon"), floor, between, pieces, rooms)


def cells(seen: Seen) -> Iterator[Cell]:
    """Squares by tile: what is drawn on them, the way out, darkness."""
    drawn = {int(cell): mark for cell, mark in seen["marks"].items()}
    out = {cell for door in seen["doors"] if door["kind"] == "exit" for cell in door["cells"]}
    for index, tile in enumerate(seen["tiles"]):
        floor = "floor" if tile["lit"] else "dark"
        for cell in tile["cells"]:
            kind = "exit" if cell in out else FLOORS.get(drawn.get(cell, "."), floor)
            yield Cell(cell_id(cell), *place(cell), kind, tile_id(index))


def edges(seen: Seen) -> Iterator[Edge]:
    """Doors: closed, locked, Great, open, dead ends; each as many squares wide as its doorway."""
    for ref, door in enumerate(seen["doors"]):
        kind = "wall" if door["dead"] else "open" if door["open"] else CLOSED[door["kind"]]
        name, mark = door_name(ref, door), "" if door["kind"] == "exit" or door["dead"] else str(ref + 1)
        for id, cell in zip(door_ids(ref, len(door["cells"])), door["cells"], strict=True):
            yield Edge(id, *place(cell), SIDES[door["side"]], kind, name, mark)
            mark = ""  # once per door


def door_name(ref: int, door: Seen) -> Text:
    """What a door is called: its number, its kind, how hard it is, what is known of its trap."""
    named = Thing("door", ref).text
    if door["kind"] == "exit":
        return Text("edge-exit")
    if door["dead"]:
        return Text("edge-dead", {"door": named})
    if door["open"]:
        return Text("edge-open", {"door": named})
    return closed(named, door["kind"], door)


def closed(named: Text, kind: str, thing: Seen) -> Text:
    """A door or Chest that is shut."""
    trap = "unknown" if not thing["detected"] else "known" if thing["trap"] else "safe"
    return Text(
        "edge-closed",
        {
            "thing": named,
            "kind": Text("name", {"name": kind}),
            "difficulty": 0 if kind == "great" else thing["difficulty"],
            "key": int(bool(thing.get("key_only"))),
            "trap": trap,
            "what": Text("name", {"name": thing["trap"]}),
        },
    )


def areas(seen: Seen, content: Content) -> Iterator[Area]:
    """Tiles with their light, those under a Sleepy spell, and places with rules of their own."""
    for index, tile in enumerate(seen["tiles"]):
        yield room(index, tile, content)
    for index, tile in enumerate(seen["tiles"]):
        place = content.uniques[tile["unique"]] if tile["unique"] else content.specials.get(tile["special"])
        for n, rule in enumerate(place.rules if place else ()):
            name = glossary.rule_text(content, rule)
            yield Area(f"rule-{index}-{n}", "rule", name, tuple(cell_id(cell) for cell in tile["cells"]))
    for index, tile in enumerate(seen["tiles"]):
        if tile["sleepy"]:
            yield Area(f"sleepy-{index}", "spell", Text("area-sleepy"), tuple(cell_id(cell) for cell in tile["cells"]))


def room(index: int, tile: Seen, content: Content) -> Area:
    """A tile; in the dark a torch gives some light.  [plungin.item.torch, plungin.unique.content]"""
    id, printed = tile["tile"], content.tiles[tile["tile"]]
    place = content.uniques[tile["unique"]] if tile["unique"] else content.specials.get(tile["special"])
    dark = content.pack.dark or (place is not None and any(rule.kind == "dark" for rule in place.rules))
    light = "lit" if not dark else "dim" if tile["lit"] else "dark"
    name = glossary.name(content, place.id if place is not None else id)
    cells = tuple(cell_id(cell) for cell in tile["cells"])
    return Area(f"area-{index}", "room", name, cells, LOOKS[printed.kind], light)


def features(seen: Seen) -> Iterator[Piece]:
    """What stands on the tiles: fountains, sarcophagi, pillars, the seat of a boss."""
    drawn = {int(cell): mark for cell, mark in seen["marks"].items()}
    for index, tile in enumerate(seen["tiles"]):
        for feature, on in standing(tile["cells"], drawn):
            name, letter, cells = Text(f"feature-{feature}"), FURNITURE[feature], tuple(map(cell_id, on))
            id, shape = feature_id(feature, index), SHAPES[feature]
            yield Piece(id=id, icon=icon(feature, "place"), name=name, cells=cells, mark=letter, shape=shape)


def chests(seen: Seen) -> Iterator[Piece]:
    for ref, chest in enumerate(seen["chests"]):
        if not chest["empty"]:
            named = Thing("chest", ref).text
            kind = "locked-chest" if chest["locked"] else "closed-chest"
            name = Text("edge-open", {"door": named}) if chest["open"] else closed(named, kind, chest)
            picture = "open-chest" if chest["open"] else "locked-chest" if chest["locked"] else "chest"
            mark = f"${DIGITS[(ref + 1) % len(DIGITS)]}"
            cells = (cell_id(chest["cell"]),)
            yield Piece(id=chest_id(ref), icon=picture, name=name, cells=cells, mark=mark, shape="chest")


def gates(seen: Seen) -> Iterator[Piece]:
    for ref, hero in enumerate(seen["heroes"]):
        if hero["gate"] != OUT:
            name = Text("piece-gate", {"hero": Text("name", {"name": hero["id"]})})
            cells = (cell_id(hero["gate"]),)
            yield Piece(id=gate_id(ref), icon=icon("earth-gate", "gate"), name=name, cells=cells, mark="O")


def marks(seen: Seen) -> dict[str, str]:
    """A letter for each kind of Monster and creature on the map: its first that no older kind has."""
    letters: dict[str, str] = {}
    for kind in dict.fromkeys(one["kind"] for one in sorted((*seen["foes"], *seen["allies"]), key=_number)):
        taken = set(letters.values())
        free = [letter for letter in kind if letter.isalpha() and letter not in taken]
        letters[kind] = free[0] if free else next(letter for letter in DIGITS[10:] if letter not in taken)
    return letters


def _number(figure: Seen) -> int:
    return int(figure["number"])


def mark(figure: Seen, letters: dict[str, str]) -> str:
    return letters[figure["kind"]] + (str(figure["nth"]) if figure["nth"] else "")


def foe_piece(foe: Seen, letters: dict[str, str]) -> Piece:
    """A Monster; its letter is a capital one as long as it has not noticed anybody.

    [plungin.detect.front, plungin.detect.all-heroes]
    """
    own = mark(foe, letters)
    return Piece(
        id=figure_id(foe["number"]),
        icon=icon(foe["kind"], "boss" if foe["boss"] else "monster"),
        name=Who(foe["name"], foe["nth"]).text,
        cells=(cell_id(foe["cell"]),),
        mark=own if foe["aware"] else own.upper(),
        tint="foe",
        facing=SIDES[foe["facing"]],
        rank="boss" if foe["boss"] else "",
        bars=foe_bars(foe),
        badges=foe_mood(foe),
        faded=not foe["aware"],
        sheet=sheet_id(foe["number"]),
    )


def foe_bars(foe: Seen) -> tuple[Bar, ...]:
    return () if foe["boss"] else (Bar(Text("stat-lif"), foe["lif"], max(foe["lif"], foe["most"])),)


def foe_mood(foe: Seen) -> tuple[Value, ...]:
    """What a Monster knows and how it is."""
    found = []
    if foe["blind"]:
        found.append(badge("blind", "sight-disabled"))
    elif not foe["aware"]:
        found.append(badge("unaware", "sleepy"))
    else:
        found.append(badge("aware", "eye-target"))
    if foe["condition"]:
        found.append(badge(CONDITIONS[foe["condition"]], icon(CONDITIONS[foe["condition"]], "condition")))
    if foe["boss"] and foe["hurt"]:
        found.append(Value(Text("badge-hurt"), foe["hurt"], "bleeding-wound", key="hurt"))
    return tuple(found)


def ally_piece(seen: Seen, ally: Seen, letters: dict[str, str]) -> Piece:
    seat = seen["heroes"][ally["owner"]]["seat"]
    return Piece(
        id=figure_id(ally["number"]),
        icon=icon(ally["kind"], "creature"),
        name=Who(ally["kind"], ally["nth"]).text,
        cells=(cell_id(ally["cell"]),),
        mark=mark(ally, letters),
        tint=f"seat-{seat}",
        bars=(Bar(Text("stat-lif"), ally["lif"], ally["stats"]["lif"]),),
        badges=condition(ally),
        sheet=sheet_id(ally["number"]),
    )


def heroes(seen: Seen, content: Content) -> Iterator[Piece]:
    for ref, hero in enumerate(seen["heroes"]):
        if hero["cell"] != OUT and hero["lif"] > 0:
            yield Piece(
                id=figure_id(ref),
                icon=glossary.portrait(hero["id"], content),
                name=Text("name", {"name": hero["id"]}),
                cells=(cell_id(hero["cell"]),),
                mark=str(ref + 1),
                tint=f"seat-{hero['seat']}",
                bars=(life(hero),),
                badges=troubles(hero),
                sheet=sheet_id(ref),
            )
