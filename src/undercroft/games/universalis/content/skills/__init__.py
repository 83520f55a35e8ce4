"""The 142 skills: 40 Combat, 25 Scholarly, 25 Exploration and 52 Nature skills.  [dun.skill.list]

An entry holds all that a skill does: numbers, words that the rules know, and functions that stand in the modules next
to it. The rules know no skill by its name.
"""

from __future__ import annotations

from ..definitions import Skill
from .combat import COMBAT
from .exploration import EXPLORATION
from .nature import NATURE
from .scholarly import SCHOLARLY

SKILLS: tuple[Skill, ...] = COMBAT + SCHOLARLY + EXPLORATION + NATURE
