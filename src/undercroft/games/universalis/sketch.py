"""A Quest Sheet as its author sees it: a board that every table can draw, and in words what no drawing shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.kernel import Text
from undercroft.toolkit.scene import Board, Cell, Edge, Piece, Side

from .content import imagined
from .content.furnishing import PIECES
from .content.quests import At, Door, Furnishing, Quest, Section
from .content.sheet_checks import Plan, edges, footprint
from .icons import icon
from .ids import FLOORS

BARRIERS = {"secret": "secret", "open": "open", "arrow": "arch", "gate": "gate"}
SIDES: dict[At, Side] = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}


def board(quest: Quest) -> Board:
    """The whole map, counted as on the sheet, with everything that stands there from the beginning."""
    plan = Plan(quest)
    floor = {at: kind for kind, at in grounds(quest)}
    cells = tuple(
        Cell(square(at), *at, "wall" if letter == "#" else floor.get(at, "floor"), f"section-{letter}")
        for at, letter in plan.letters.items()
    )
    return Board(quest.id, Text("words", {"words": quest.id}), cells, tuple(barriers(quest)), tuple(pieces(quest)))


def square(at: At) -> str:
    return f"square-{at[0]}-{at[1]}"


def grounds(quest: Quest) -> Iterator[tuple[str, At]]:
    """The kinds of ground, the starting squares and the goals."""
    for ground in quest.ground:
        for x in range(ground.width):
            for y in range(ground.depth):
                yield FLOORS.get(ground.kind, ground.kind), (ground.at[0] + x, ground.at[1] + y)
    yield from (("stairs", at) for at in quest.start)
    yield from (("exit", at) for at in quest.goals)


def barriers(quest: Quest) -> Iterator[Edge]:
    for door in quest.doors:
        kind = BARRIERS.get(door.kind) or ("locked" if door.lock or door.riddle else "door")
        for part, (one, two) in enumerate(edges(door)):
            yield Edge(f"{door.id}-{part}", *one, SIDES[two[0] - one[0], two[1] - one[1]], kind)


def furnishings(quest: Quest) -> Iterator[tuple[Furnishing, str]]:
    """Furniture, then special elements, with the word for it."""
    yield from ((put, "furniture") for put in quest.furniture)
    yield from ((put, "element") for put in quest.elements)


def number(n: int) -> str:
    """1 to 9, then small letters."""
    return str(n + 1) if n < 9 else chr(ord("a") + n - 9)


def pieces(quest: Quest) -> Iterator[Piece]:
    """Furniture and special elements by number or letter; traps, chests, creatures and the Leader by signs."""
    for n, (put, kind) in enumerate(furnishings(quest)):
        named = Text("words", {"words": f"{put.card} ({put.id})" if put.id else put.card})
        cells = tuple(square(at) for at in footprint(put, PIECES[put.card]))
        yield Piece(id=f"piece-{n}", icon=icon(put.card, kind), name=named, cells=cells, mark=number(n))
    for n, trap in enumerate(quest.traps):
        yield sign(f"trap-{n}", trap.card, "thing", [trap.at], "^")
    for n, fixed in enumerate(quest.creatures):
        yield sign(f"creature-{n}", fixed.creature, "foe", [fixed.at], "M")
    for n, chest in enumerate(quest.chests):
        yield sign(f"chest-{n}", "chest", "thing", [chest], "$")
    if quest.leader_at is not None:
        yield sign("leader", quest.leader, "foe", [quest.leader_at], "L")


def sign(id: str, card: str, tint: str, spots: Iterable[At], mark: str) -> Piece:
    name, cells = Text("words", {"words": card}), tuple(map(square, spots))
    return Piece(id=id, icon=icon(card, "thing"), name=name, cells=cells, mark=mark, tint=tint)


# ------------------------------------------------------------------------------------------------ in words


def words(quest: Quest) -> str:
    """The sections, and what is special about doors."""
    lines = [f"  section {section.id}: {', '.join(described(quest, section))}" for section in quest.sections]
    lines += [f"  door {door.id}: {', '.join(features(door))}" for door in quest.doors if features(door)]
    return "\n".join([quest.id, *lines, *plot(quest)])


def plot(quest: Quest) -> Iterator[str]:
    """What comes to pass, and how it can end."""
    for one in quest.triggers:
        what = one.target or (str(one.turn) if one.turn else "")
        yield f"  trigger {one.id}: {' '.join(word for word in (one.when, what) if word)}{waits(one.needs, one.bars)}"
    for ending in quest.endings:
        after = f", then {ending.next}" if ending.next else ""
        yield f"  ending {ending.id}: {ending.when}{waits(ending.needs, ending.bars)}{after}"


def waits(needs: Iterable[str], bars: Iterable[str]) -> str:
    return "".join([*(f", if {fact}" for fact in needs), *(f", unless {fact}" for fact in bars)])


def described(quest: Quest, section: Section) -> list[str]:
    """Corridor, room or empty room, its light, its size on another game's board, its tiles.

    [dun.gloss.empty-room, dun.quest-sheet.sections, dun.adapt.gridless]
    """
    plan = Plan(quest)
    bare = not any(plan.at(put.at) == section.id for put, _ in furnishings(quest))
    found = ["empty room" if bare and section.kind == "room" else section.kind]
    if section.main:
        found.append("Main Room")
    if section.light != "lit":
        found.append(section.light)
    if section.cm != (0, 0):
        wide, deep = imagined.sides(plan.squares(section.id))
        found.append(f"{section.cm[0]} x {section.cm[1]} cm imagined as {wide} x {deep} squares")
    return [*found, *(f"tile {code}" for code in section.tiles)]


def features(door: Door) -> list[str]:
    """What is special about a door."""
    found = [name for name in ("reinforced", "lock", "riddle") if getattr(door, name)]
    return found + (["secret"] if door.kind == "secret" else []) + ([f"lever {door.lever}"] if door.lever else [])
