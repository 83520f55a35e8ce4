"""What it is worth to look at a door or Chest, to disarm and to open it."""

from __future__ import annotations

from collections.abc import Callable

from ..rules import objects
from ..rules.options import Handle
from . import judgement
from .judgement import chance
from .situation import NEVER, Scene


def open_worth(scene: Scene, act: Handle) -> float:
    """Only what the party's errand is about, by the one who was sent, and doors only when all are there."""
    errand = scene.errand
    if errand is None or errand.who != scene.ref or errand.number != act.thing.ref:
        return NEVER
    if errand.kind != ("door" if act.is_door else "chest"):
        return NEVER
    if act.is_door and not judgement.gathered(scene.t, errand.goals):
        return NEVER
    return OPENING[act.deed](scene, act)


def detect_worth(scene: Scene, act: Handle) -> float:
    """Look for traps where that is likely to find them; unlocked things spring theirs for sure."""
    thing = objects.get(scene.t, act.thing.ref, act.is_door)
    odds = chance(objects.wit_dice(scene.t, scene.ref), thing.difficulty)
    return 36.0 if odds > 0.3 and not act.is_door else NEVER


def disarm_worth(scene: Scene, act: Handle) -> float:
    """A trap that is known is disarmed, unless the lock is easier: what is just opened springs it for sure."""
    thing = objects.get(scene.t, act.thing.ref, act.is_door)
    trap = scene.t.content.traps[thing.trap]
    least = objects.least(scene.t, scene.ref, "trap-trickster")
    odds = chance(objects.disarm_dice(scene.t, scene.ref, trap.id), trap.difficulty, least)
    lock = judgement.lock_chance(scene.t, scene.ref, thing) if objects.locked(thing) else 0.0
    return 37.0 if odds > lock else NEVER


OPENING: dict[str, Callable[[Scene, Handle], float]] = {
    "detect": detect_worth,
    "disarm": disarm_worth,
    "open": lambda scene, act: 34.0,
    "pick": lambda scene, act: 33.0,
    "unlock": lambda scene, act: 38.0,
}
