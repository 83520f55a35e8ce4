"""Doors and new rooms: which, when, and how they are laid."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask
from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import DoriaTable
from ..rules import gear, moving
from ..rules.ground import board
from ..rules.options import STOP, OpenDoor
from ..shapes import OFFSETS
from .danger import bearable, distance, fighting, frail
from .offer import of_kind
from .speaking import speaking
from .ways import towards, walked


def scout(t: DoriaTable, hero: int, options: Any) -> Any:
    """Open a door early in the round while the others can still act: doom counts rounds without one. Who has a monster
    before the nose does not run for one."""
    who, here = t.state.heroes[hero], board(t)
    if t.state.door_opened or who.hp <= 2 or frail(t, hero) or not bearable(t):
        return None
    doors = of_kind(options, OpenDoor)
    if doors:
        return doors[0]
    door = next_door(t, here)
    if door < 0 or door >> 2 in moving.hero_squares(t, hero) or distance(t, who.square) <= 1:
        return None
    steps = walked(t, hero).get(door >> 2, FAR)
    return towards(t, hero, door >> 2, options) if steps <= min(who.ap - 3, 11) else None


def next_door(t: DoriaTable, here: Board) -> int:
    """The unopened door that is nearest to the party as a whole, better one to which somebody can walk; or -1."""
    awake = [who for who in t.state.heroes if not who.unconscious and not who.away and who.square >= 0]
    if not awake:
        return -1
    return here.door_near(tuple([who.square for who in awake]), onward=bool(t.state.tiles))


def ready(t: DoriaTable, hero: int, walk: int = 0) -> bool:
    """A new room only while nobody fights, most are near, and after the walk there are points left to meet what is in
    it."""
    if frail(t, hero) or (fighting(t, hero) and (t.state.door_opened or len(t.state.monsters) > 1)):
        return False
    awake = [who for who in t.state.heroes if not who.unconscious and not who.away]
    row = board(t).range_row(t.state.heroes[hero].square)
    far = sum(row[who.square] > 9 for who in awake)
    points = sum(max(0, who.ap) for who in awake) - walk
    if far * 2 >= len(awake) or (points < 7 * len(awake) and t.state.door_opened):
        return False
    if not t.state.door_opened:
        return True
    mine = sturdiness(t, hero)
    better = [
        other
        for other, who in enumerate(t.state.heroes)
        if other != hero and not who.unconscious and not who.away and who.ap > 6 and sturdiness(t, other) > mine
    ]
    return len(better) < 2


def sturdiness(t: DoriaTable, hero: int) -> float:
    """How well somebody can stand in front."""
    who = t.state.heroes[hero]
    worn = gear.equipped(who)
    armored = sum(t.content.numbered[n].ar for n in worn if n not in t.state.damaged)
    guard = max(
        (6 * d[0] + d[1] for n in worn if (d := t.content.numbered[n].defense) and n not in t.state.damaged), default=12
    )
    return who.hp + armored + guard


def open_door(t: DoriaTable, ask: Ask[Any]) -> Any:
    doors = [option for option in ask.options if isinstance(option, OpenDoor)]
    hero = speaking(t, ask)
    early = not t.state.door_opened and bearable(t) and not frail(t, hero)
    return doors[0] if doors and (early or ready(t, hero)) else STOP


def lay(t: DoriaTable, ask: Ask[Any]) -> Any:
    """With an exit towards the dungeon, and as many doors as possible into the unknown."""
    here, tile = board(t), str(ask.about["tile"])

    def open_ways(way: Any) -> tuple[int, int]:
        shape = t.content.atlas.shape(tile, way.turn)
        place = here.dungeon.placements[way.slot]
        x, y = place.x + OFFSETS[way.side][0], place.y + OFFSETS[way.side][1]
        free = sum((x + dx, y + dy) not in here.lattice for side, (dx, dy) in enumerate(OFFSETS) if shape.exits[side])
        return bool(shape.exits[(way.side + 2) % 4]), free

    return max(ask.options, key=open_ways)
