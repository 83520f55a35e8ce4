"""A Quest Sheet as a picture, for its author: in plain letters, or as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from .definitions import Furniture, SpecialElement
from .dungeon import ELEMENTS, FURNITURE
from .quests import At, Door, Furnishing, Quest, Section
from .sheet_checks import Plan, edges, footprint

CARDS: dict[str, Furniture | SpecialElement] = {
    **{card.id: card for card in FURNITURE},
    **{card.id: card for card in ELEMENTS},
}
MARKS = {"start": "S", "goal": "G", "chest": "C", "leader": "L", "creature": "M", "trap": "^"}
GROUND_MARKS = {
    "difficult": ",",
    "swamp": ",",
    "forest": ",",
    "rock": ",",
    "deep-water": "~",
    "pit": "(",
    "abyss": "_",
    "footbridge": "=",
    "ladder": "!",
    "stairs": "/",
    "high": "*",
}
DOOR_MARKS = {"door": "D", "secret": "$", "open": "'", "arrow": ">", "gate": "H"}
SIZE = 32
"""Pixels of a square in SVG."""

COLOURS = {
    "room": "#efe6d2",
    "corridor": "#e2e2e2",
    "main": "#f4cfc4",
    "dark": "#8d8799",
    "total-darkness": "#5a5566",
    "furniture": "#9fc5e8",
    "element": "#e8a0a0",
    "ground": "#b9c9a2",
    "red": "#c0392b",
}


def marks(quest: Quest) -> dict[At, str]:
    """One letter for what stands on a square; pieces have numbers, counted as in `legend`."""
    found: dict[At, str] = {}
    for ground in quest.ground:
        spots = [(ground.at[0] + x, ground.at[1] + y) for x in range(ground.width) for y in range(ground.depth)]
        found.update(dict.fromkeys(spots, GROUND_MARKS[ground.kind]))
    for n, (put, _) in enumerate(pieces(quest)):
        for at in footprint(put, CARDS[put.card]):
            found[at] = number(n)
    for trap in quest.traps:
        found[trap.at] = MARKS["trap"]
    for fixed in quest.creatures:
        found[fixed.at] = MARKS["creature"]
    for kind, cells in (("chest", quest.chests), ("start", quest.start), ("goal", quest.goals)):
        found.update(dict.fromkeys(cells, MARKS[kind]))
    if quest.leader_at is not None:
        found[quest.leader_at] = MARKS["leader"]
    return found


def pieces(quest: Quest) -> Iterator[tuple[Furnishing, str]]:
    """Furniture, then special elements, with the word for it."""
    yield from ((put, "furniture") for put in quest.furniture)
    yield from ((put, "element") for put in quest.elements)


def number(n: int) -> str:
    """1 to 9, then small letters."""
    return str(n + 1) if n < 9 else chr(ord("a") + n - 9)


def text(quest: Quest) -> str:
    """The map with its walls and doors, and a legend.

    Doors: D closed, `$` secret, `'` open, `>` an exploration arrow, H a gate. Squares: S start, G goal, C chest,
    L Leader, M creature, ^ trap, numbers and letters for furniture and special elements, # red squares.
    """
    plan = Plan(quest)
    height, width = len(plan.rows), max(map(len, plan.rows))
    canvas = [[" "] * (2 * width + 1) for _ in range(2 * height + 1)]
    stands = marks(quest)
    for (x, y), letter in plan.letters.items():
        canvas[2 * y + 1][2 * x + 1] = stands.get((x, y), "#" if letter == "#" else ".")
        _walls(canvas, plan, x, y)
    for door in quest.doors:
        for one, two in edges(door):
            canvas[one[1] + two[1] + 1][one[0] + two[0] + 1] = DOOR_MARKS[door.kind]
    drawn = "\n".join("".join(row).rstrip() for row in canvas)
    return f"{quest.id}\n\n{drawn}\n\n{legend(quest)}\n"


def _walls(canvas: list[list[str]], plan: Plan, x: int, y: int) -> None:
    """Lines where this square's section ends."""
    here = plan.at((x, y))
    for dx, dy, mark in ((0, -1, "-"), (0, 1, "-"), (-1, 0, "|"), (1, 0, "|")):
        if plan.at((x + dx, y + dy)) != here:
            canvas[2 * y + 1 + dy][2 * x + 1 + dx] = mark
    for dx in (-1, 1):
        for dy in (-1, 1):
            beside = {plan.at((x + dx, y)), plan.at((x, y + dy)), plan.at((x + dx, y + dy))}
            if beside != {here}:
                canvas[2 * y + 1 + dy][2 * x + 1 + dx] = "+"


def described(quest: Quest, section: Section) -> list[str]:
    """Corridor, room or empty room, its light, its tiles.  [dun.gloss.empty-room, dun.quest-sheet.sections]"""
    plan = Plan(quest)
    bare = not any(plan.at(put.at) == section.id for put, _ in pieces(quest))
    found = ["empty room" if bare and section.kind == "room" else section.kind]
    if section.main:
        found.append("Main Room")
    if section.light != "lit":
        found.append(section.light)
    return [*found, *(f"tile {code}" for code in section.tiles)]


def legend(quest: Quest) -> str:
    """What the numbers and letters are, the sections, and the special doors."""
    lines = [
        f"  {number(n)}  {put.card}" + (f" ({put.id})" if put.id else "") for n, (put, _) in enumerate(pieces(quest))
    ]
    lines += [f"  ^  {trap.card} at {trap.at[0]}, {trap.at[1]}" for trap in quest.traps]
    lines += [f"  M  {fixed.creature} at {fixed.at[0]}, {fixed.at[1]}" for fixed in quest.creatures]
    if quest.leader:
        lines.append(f"  L  {quest.leader}")
    lines += [f"  {GROUND_MARKS[kind]}  {kind}" for kind in dict.fromkeys(ground.kind for ground in quest.ground)]
    lines += [f"  section {section.id}: {', '.join(described(quest, section))}" for section in quest.sections]
    lines += [f"  door {door.id}: {', '.join(features(door))}" for door in quest.doors if features(door)]
    return "\n".join(lines)


def features(door: Door) -> list[str]:
    """What is special about a door."""
    found = [name for name in ("reinforced", "lock", "riddle") if getattr(door, name)]
    return found + (["secret"] if door.kind == "secret" else []) + ([f"lever {door.lever}"] if door.lever else [])


# ------------------------------------------------------------------------------------------------ SVG


def svg(quest: Quest) -> str:
    """The same as a scalable picture."""
    plan = Plan(quest)
    height, width = len(plan.rows), max(map(len, plan.rows))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {width * SIZE + 8} {height * SIZE + 8}" '
        f'font-family="sans-serif" font-size="11" text-anchor="middle">',
        f"<title>{escape(quest.id)}</title>",
        *_floor(quest, plan),
        *_ground(quest),
        *_furnishings(quest),
        *_edges(quest, plan),
        *_signs(quest),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def box(at: At, colour: str, inset: int = 0, width: int = 1, depth: int = 1) -> str:
    x, y = at[0] * SIZE + inset, at[1] * SIZE + inset
    sides = f'width="{width * SIZE - 2 * inset}" height="{depth * SIZE - 2 * inset}"'
    return f'<rect x="{x}" y="{y}" {sides} fill="{colour}"/>'


def _floor(quest: Quest, plan: Plan) -> Iterator[str]:
    kinds = {s.id: s.light if s.light != "lit" else "main" if s.main else s.kind for s in quest.sections}
    for at, letter in plan.letters.items():
        yield box(at, COLOURS["red" if letter == "#" else kinds[letter]])
        yield f'<path d="M{at[0] * SIZE} {at[1] * SIZE}h{SIZE}v{SIZE}" fill="none" stroke="#0002"/>'


def _ground(quest: Quest) -> Iterator[str]:
    for ground in quest.ground:
        yield box(ground.at, COLOURS["ground"], 3, ground.width, ground.depth)


def _furnishings(quest: Quest) -> Iterator[str]:
    for put, kind in pieces(quest):
        card = CARDS[put.card]
        width, depth = (card.depth, card.width) if put.turned else (card.width, card.depth)
        yield box(put.at, COLOURS[kind], 3, width, depth)
        x, y = put.at[0] * SIZE + width * SIZE // 2, put.at[1] * SIZE + depth * SIZE // 2 + 4
        yield f'<text x="{x}" y="{y}" font-size="8">{escape(put.id or put.card)}</text>'


def _edges(quest: Quest, plan: Plan) -> Iterator[str]:
    for x, y in plan.letters:
        here = plan.at((x, y))
        for dx, dy, line in (
            (0, -1, f"h{SIZE}"),
            (-1, 0, f"v{SIZE}"),
            (0, 1, f"m0 {SIZE}h{SIZE}"),
            (1, 0, f"m{SIZE} 0v{SIZE}"),
        ):
            if plan.at((x + dx, y + dy)) != here:
                yield f'<path d="M{x * SIZE} {y * SIZE}{line}" fill="none" stroke="#222" stroke-width="3"/>'
    strokes = {"door": "#7a4b12", "secret": "#8e44ad", "open": "#2e8b57", "arrow": "#d4a017", "gate": "#444"}
    for door in quest.doors:
        for one, two in edges(door):
            x, y = max(one[0], two[0]) * SIZE, max(one[1], two[1]) * SIZE
            line = f"v{SIZE}" if one[1] == two[1] else f"h{SIZE}"
            yield f'<path d="M{x} {y}{line}" fill="none" stroke="{strokes[door.kind]}" stroke-width="7"/>'


def _signs(quest: Quest) -> Iterator[str]:
    """Letters for what is no piece."""
    standing = {at for put, _ in pieces(quest) for at in footprint(put, CARDS[put.card])}
    for at, mark in marks(quest).items():
        if at not in standing or mark in MARKS.values():
            x, y = at[0] * SIZE + SIZE // 2, at[1] * SIZE + SIZE // 2 + 5
            yield f'<text x="{x}" y="{y}" font-weight="bold">{escape(mark)}</text>'
