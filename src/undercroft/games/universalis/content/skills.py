"""The 142 skills."""

from __future__ import annotations

from .definitions import Bonus, Skill

SKILLS: tuple[Skill, ...] = (
    Skill(id="elite", group="combat", active=True, needs=(Bonus("combat", 4),), classes=("warrior", "knight")),
    Skill(id="locksmith", group="exploration", active=True, bonuses=(Bonus("lock", 2),), classes=("rogue", "scout")),
    Skill(id="sharp-senses", group="nature", bonuses=(Bonus("perception", 1),)),
)
