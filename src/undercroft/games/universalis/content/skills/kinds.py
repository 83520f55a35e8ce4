"""Kinds of skills, and who can learn them.

The classes that learn a professional skill are this project's choice.
"""

from __future__ import annotations

from ..definitions import Bonus, Skill

RAGING = ("barbarian", "gladiator", "warrior")
SWORN = ("knight", "paladin", "sorcerer-hunter")
NIMBLE = ("battle-dancer", "warrior-monk")
FIGHTERS = RAGING + SWORN + NIMBLE
SHADOWS = ("assassin", "rogue")
WILD = ("forester", "ranger", "scout")
EXPLORERS = (*SHADOWS, *WILD, "bard")
LEARNED = ("runic-master", "wizard")
DARK = ("necromancer", "sorcerer", "underworld-sorcerer")
CASTERS = (*LEARNED, *DARK, "animist")
ALL = FIGHTERS + EXPLORERS + CASTERS
GOOD = ("healing-light", "sheltering-light", "holy-light", "scourge-of-evil")
EVIL = ("favour-of-the-gods", "regeneration", "marshy-ground", "inner-fire")
"""What the champions of the gods can cast; the last of each belong to lores that are still to be written."""


def needs(**least: int) -> tuple[Bonus, ...]:
    """Attributes that must be at least so high."""
    return tuple(Bonus(attribute, value) for attribute, value in least.items())


def combat(id: str, classes: tuple[str, ...], *, active: bool = True, **more: object) -> Skill:
    return Skill(id=id, group="combat", classes=classes, active=active, **more)  # type: ignore[arg-type]


def scholarly(id: str, classes: tuple[str, ...], *, active: bool = False, **more: object) -> Skill:
    return Skill(id=id, group="scholarly", classes=classes, active=active, **more)  # type: ignore[arg-type]


def exploration(id: str, classes: tuple[str, ...], *, active: bool = True, **more: object) -> Skill:
    return Skill(id=id, group="exploration", classes=classes, active=active, **more)  # type: ignore[arg-type]


def nature(id: str, *bonuses: Bonus, **more: object) -> Skill:
    return Skill(id=id, group="nature", bonuses=bonuses, **more)  # type: ignore[arg-type]
