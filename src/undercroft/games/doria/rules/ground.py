"""Changes to the dungeon: holes, rubble, blocked doors, fire and ice."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..board import Board
from ..content import DoriaTable
from ..events import HeroMarked, HoleOpened, MonsterMarked, RubbleCleared, RubbleFell, TokenMoved
from ..plan import mask
from .telling import tell

CLEARING_AP = 10
"""What it costs to clear rubble away, characters and monsters."""


def board(t: DoriaTable) -> Board:
    """The board as it lies now."""
    dungeon, atlas = t.state.dungeon, t.content.atlas
    last = atlas.last
    return last if last is not None and last.dungeon is dungeon else atlas.board(dungeon)


def change(t: DoriaTable, **fields: tuple[int, ...]) -> None:
    """Lay the same dungeon with something changed."""
    t.state.dungeon = msgspec.structs.replace(t.state.dungeon, **fields)


def dig_hole(t: DoriaTable, square: int) -> None:
    """A hole: only jumps cross it. Who stands there stays until the next move; what the scenario has put there lies
    next to it from now on, where one can stand.

    [doria.marker.hole, doria.marker.hole-under-hero]
    """
    if square in t.state.dungeon.holes:
        return
    change(t, holes=(*t.state.dungeon.holes, square))
    here, tokens = board(t), t.state.tokens
    x, y = here.xy(square)
    tell(t, HoleOpened(square=square, x=x, y=y, cites=("doria.marker.hole",)))
    if square in tokens and (beside := here.free_near(square, mask(tokens))):
        tokens[beside[0]] = token = tokens.pop(square)
        x, y = here.xy(beside[0])
        tell(t, TokenMoved(token=token, x=x, y=y, cites=("doria.marker.hole",)))


def drop_rubble(t: DoriaTable, square: int) -> None:
    """Rubble is like a wall; who stands there is buried.

    [doria.marker.rubble-en, doria.marker.rubble-de, doria.marker.rubble-buried-en, doria.marker.rubble-buried-de]
    """
    if square in t.state.dungeon.rubble:
        return
    change(t, rubble=(*t.state.dungeon.rubble, square))
    (x, y), rule = board(t).xy(square), t.content.points.rubble
    tell(t, RubbleFell(square=square, x=x, y=y, cites=(rule.lies,)))
    for who in t.state.heroes:
        if who.square == square and not who.away:
            who.buried = True
            tell(t, HeroMarked(hero=who.kind, what="buried", cites=(rule.buries,)))
    for monster in t.state.monsters.values():
        if monster.square == square:
            monster.buried = True
            name = monster.boss or monster.kind
            tell(t, MonsterMarked(monster=name, figure=monster.figure, what="buried", cites=(rule.buries,)))


def clear_rubble(t: DoriaTable, square: int) -> None:
    """The square is free again, and so is who lay under it.

    [doria.marker.rubble-clear-en, doria.marker.rubble-clear-de]
    """
    change(t, rubble=tuple(other for other in t.state.dungeon.rubble if other != square))
    for who in t.state.heroes:
        who.buried = who.buried and who.square != square
    for monster in t.state.monsters.values():
        monster.buried = monster.buried and monster.square != square
    tell(t, RubbleCleared(square=square, cites=(t.content.points.rubble.cleared,)))


def bar_doors(t: DoriaTable, slots: Iterable[int]) -> tuple[int, ...]:
    """Shut all doors of some tiles, opened or not; gives those that were not shut already.

    [doria.marker.blocked-door, doria.trap.blocked-doors]
    """
    here, inside = board(t), set(slots)
    sides = {door: (door, here.opposite(door)) for door in here.doors if not here.is_barred(door)}
    doors = tuple(door for door, both in sides.items() if not inside.isdisjoint([(side >> 2) // 25 for side in both]))
    change(t, barred=(*t.state.dungeon.barred, *doors))
    return doors


def unbar(t: DoriaTable, doors: Iterable[int]) -> None:
    """The doors are as they were.  [doria.trap.effects-end-en]"""
    free = set(doors)
    change(t, barred=tuple(door for door in t.state.dungeon.barred if door not in free))


def lay_element(t: DoriaTable, square: int, element: str) -> None:
    """Fire, ice or air on a square, as the scenario says.  [doria.marker.elements-en, doria.marker.fire-de]"""
    t.state.ground[square] = element


def squares_around(t: DoriaTable, square: int, radius: int) -> list[int]:
    """All squares within so many steps that no wall cuts off; figures and red borders stop nothing.

    [doria.walk.figures-sight-en]
    """
    row = board(t).range_row(square)
    return [other for other in range(len(row)) if row[other] <= radius]


def room_slots(t: DoriaTable, slot: int) -> tuple[int, ...]:
    """A tile, and all that open sides join to it.  [doria.trap.types-en, doria.open.large-room-en]"""
    rooms = board(t).rooms
    return tuple(other for other in range(len(rooms)) if rooms[other] == rooms[slot])
