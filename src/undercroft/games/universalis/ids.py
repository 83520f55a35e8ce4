"""What things are called in the scene: said once, for scene, options and cues alike, so that they cannot drift."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undercroft.toolkit.scene import Facing

FACINGS: tuple[Facing, ...] = (
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
)  # fmt: skip
"""Eighths of a turn clockwise, as figures count them."""


def figure(id: int) -> str:
    return f"figure-{id}"


def sheet(id: int) -> str:
    return f"sheet-{id}"


def cell(at: int) -> str:
    return f"cell-{at}"


def cells(some: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"cell-{at}" for at in some)


def section(n: int) -> str:
    return f"section-{n}"


def door(n: int, part: int = 0) -> str:
    """A door several squares wide has several parts."""
    return f"door-{n}-{part}" if part else f"door-{n}"


def barrier(kind: str, state: str, shut: bool) -> str:
    """How a door looks: open, shut, locked (also by a riddle), a gate, a passage, or found out to be secret."""
    if kind in ("open", "arrow"):
        return "arch"
    if state in DOORS:
        return DOORS[state]
    return "gate" if kind == "gate" else "locked" if shut else "door"


DOORS = {"open": "open", "broken": "open", "hidden": "secret"}


def piece(index: int) -> str:
    """A piece of furniture or a special element."""
    return f"piece-{index}"


def chest(at: int) -> str:
    return f"chest-{at}"


def trap(at: int, card: str) -> str:
    return f"trap-{at}-{card}"


def overtile(at: int, kind: str) -> str:
    return f"overtile-{at}-{kind}"


def light(at: int) -> str:
    return f"light-{at}"


def lying(at: int, card: str, n: int = 1) -> str:
    """A thing on the floor; `n` counts those that are alike."""
    return f"floor-{at}-{card}" + (f"-{n}" if n > 1 else "")


def zone(name: str, id: int) -> str:
    """Hands, worn, pack, skills or spells of somebody."""
    return f"{name}-{id}"


def deck(name: str) -> str:
    """obstacles, powers or encounters."""
    return f"deck-{name}"


def group(n: int) -> str:
    return f"group-{n}"


def danger(n: int) -> str:
    return f"danger-{n}"


def boat(n: int) -> str:
    """Of the group with this number."""
    return f"boat-{n}"


def in_the_middle(cells: Sequence[str]) -> str:
    """The square where a group stands in its place."""
    return cells[len(cells) // 2]


FLOORS = {
    "deep-water": "water", "pit": "pit", "abyss": "pit", "stairs": "stairs", "high": "high", "ladder": "ladder",
    "footbridge": "bridge", "difficult": "rubble", "rock": "rubble", "swamp": "swamp", "forest": "forest",
}  # fmt: skip
"""How the kinds of ground look; all others by their own name."""


def floor(ground: str, start: bool, goal: bool) -> str:
    """How a square looks."""
    if ground:
        return FLOORS.get(ground, ground)
    return "start" if start else "exit" if goal else "floor"


HAND, DISCARD, POWERS, RESERVE, TURN = "hand", "discard", "powers", "reserve", "turn"
LIFE, MANA, LOAD = "life", "mana", "load"
"""The bars of a character."""
