"""Where to go when nothing presses: tokens, treasures, doors, the others."""

from __future__ import annotations

from typing import Any

from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import DoriaTable
from ..rules import moving, scenario
from ..rules.ground import board
from ..rules.options import OpenDoor, Search, Walk
from . import worth
from .danger import camp, distance, distances, fighting
from .doors import next_door, ready
from .offer import of_kind
from .quests import token_chance
from .ways import leap, towards, walked

HASTE = 6
"""With fewer action points nobody looks for treasure while a monster comes."""


def search(t: DoriaTable, hero: int, options: Any) -> Any:
    """Carefully if there is time, so that a trap can be left alone."""
    found = of_kind(options, Search)
    if not found or (fighting(t, hero) and t.state.heroes[hero].ap < HASTE):
        return None
    return found[-1]


def advance(t: DoriaTable, hero: int, options: Any) -> Any:
    """To tokens, treasures and doors; the nearest hero goes."""
    here, who = board(t), t.state.heroes[hero]
    doors = of_kind(options, OpenDoor)
    if doors and ready(t, hero):
        return doors[0]
    jump = leap(t, hero, options)
    if jump is not None:
        return jump
    steps = here.reach(who.square, moving.monster_mask(t), 60)
    goal = goal_square(t, hero, here, steps)
    way = towards(t, hero, goal, options) if goal >= 0 and goal != who.square else None
    if way is None or (way.square != goal and goal // 25 != home(t, hero)):
        return None  # who would not get there in this round does not leave the others for it
    return way


def goal_square(t: DoriaTable, hero: int, here: Board, steps: dict[int, int]) -> int:
    """The square worth going to: a token that this one can deal with, a treasure, a door."""
    found: list[tuple[float, int]] = []
    taken = moving.hero_squares(t, hero)
    for square, value in prizes(t, hero, here, steps):
        if square in steps and square not in taken and not nearer(t, hero, here, square, steps[square]):
            found.append((value - 0.3 * steps[square], square))
    return max(found, default=(0.0, -1))[1]


def prizes(t: DoriaTable, hero: int, here: Board, steps: dict[int, int]) -> list[tuple[int, float]]:
    """Squares and what they are worth to this character."""
    every = scenario.of(t.state, t.content).deeds
    deeds = [one for one in every if one.may is None or one.may(t.state, hero)]
    found = [
        (square, 14.0 * token_chance(t, hero, token))
        for square, token in t.state.tokens.items()
        if has_deed(deeds, token)
    ]
    if any(not one.token for one in deeds):
        found += [(square, 20.0) for square in here.entrances]
    ap = t.state.heroes[hero].ap if fighting(t, hero) else FAR
    found += [(square, 5.0) for square in t.state.treasures if ap - steps.get(square, 0) >= HASTE]
    door = next_door(t, here)
    if door >= 0 and ready(t, hero, steps.get(door >> 2, FAR)):
        found.append((door >> 2, 6.0))
    return found


def has_deed(deeds: Any, token: str) -> bool:
    return any(one.token == token for one in deeds)


def nearer(t: DoriaTable, hero: int, here: Board, square: int, steps: int) -> bool:
    """Whether a friend with points left is nearer to a treasure, or to a door that this friend would open."""
    if square in t.state.tokens:
        return False
    door = square not in t.state.treasures
    for other, friend in enumerate(t.state.heroes):
        if other == hero or friend.ap <= 0 or friend.unconscious or friend.away or friend.square < 0:
            continue
        away = here.steps(friend.square, square)
        if away < friend.ap and away < steps and (not door or ready(t, other, away)):
            return True
    return False


def regroup(t: DoriaTable, hero: int, options: Any) -> Any:
    """To the tile where the party gathers, so that doom has less to count."""
    who, slot = t.state.heroes[hero], home(t, hero)
    if slot == who.square // 25:
        return None
    here, steps = board(t), walked(t, hero)
    inside = [option for option in of_kind(options, Walk) if option.square // 25 == slot]
    if inside:
        return min(inside, key=lambda option: steps[option.square])
    inner = [square for square in range(25 * slot, 25 * slot + 25) if here.walk[square]]
    return towards(t, hero, inner[len(inner) // 2], options)


def home(t: DoriaTable, hero: int) -> int:
    """The tile with the next door, or where the others fight."""
    door = next_door(t, board(t))
    return (door >> 2) // 25 if door >= 0 and not fighting(t, hero) else camp(t, hero)


def press(t: DoriaTable, hero: int, options: Any) -> Any:
    """With nothing left to open: go for what is still to be done, or for the monsters that sit on it."""
    here, who = board(t), t.state.heroes[hero]
    row = here.range_row(who.square)
    beasts = [monster.square for monster in t.state.monsters.values() if monster.square >= 0]
    if next_door(t, here) >= 0 or who.hp <= 2 or any(row[square] <= 5 for square in beasts):
        return None
    goals = [square for square in (*t.state.tokens, *beasts) if row[square] < FAR and square != who.square]
    nearest = min(goals, key=lambda square: row[square], default=-1)
    return towards(t, hero, nearest, options, spare=1) if nearest >= 0 else None


def lure(t: DoriaTable, hero: int, options: Any) -> Any:
    """Where somebody whom nothing harms bars the way: as far from it as possible, so that it follows and leaves the way
    free."""
    if not t.state.monsters or not worth.unharmed(t):
        return None
    here, square = board(t), t.state.heroes[hero].square
    door = next_door(t, here)
    if door >= 0 and door >> 2 in here.reach(square, moving.monster_mask(t), 60):
        return None
    best, chosen = max(distances(t, options), key=lambda pair: pair[0], default=(0, None))
    return chosen if best > distance(t, square) else None
