"""Kinds of skills, and who can learn them.

The classes that learn a professional skill are this project's choice.
"""

from __future__ import annotations

from functools import partial

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
"""What the champions of the gods can cast."""


def needs(**least: int) -> tuple[Bonus, ...]:
    """Attributes that must be at least so high."""
    return tuple(Bonus(attribute, value) for attribute, value in least.items())


combat = partial(Skill, group="combat", active=True)
scholarly = partial(Skill, group="scholarly")
exploration = partial(Skill, group="exploration", active=True)
nature = partial(Skill, group="nature")
