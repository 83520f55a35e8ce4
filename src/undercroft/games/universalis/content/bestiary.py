"""Creatures and factions."""

from __future__ import annotations

from .definitions import CHAMPION, Creature, Faction, Trait

CREATURES: tuple[Creature, ...] = (
    Creature(
        id="orc-warrior",
        faction="great-orc-clans",
        vp=1,
        attributes=(5, 3, 3, 2, 4, 3, 3, 0, 3, 2, 0, 0),
        weapons=("axe",),
        shield="shield",
        kinds=("orc",),
    ),
    Creature(
        id="orc-archer",
        faction="great-orc-clans",
        vp=1,
        attributes=(5, 2, 3, 3, 4, 3, 3, 0, 3, 2, 0, 0),
        weapons=("short-bow", "dagger"),
        behaviour="ranged-fighter",
        kinds=("orc",),
    ),
    Creature(
        id="orc-champion",
        faction="great-orc-clans",
        level=CHAMPION,
        vp=4,
        attributes=(5, 5, 4, 3, 5, 3, 4, 0, 4, 4, 0, 0),
        natural=4,
        weapons=("broadsword",),
        shield="shield",
        kinds=("orc",),
    ),
)

FACTIONS: tuple[Faction, ...] = (
    Faction(
        id="great-orc-clans",
        creatures=("orc-warrior", "orc-archer", "orc-champion"),
        spawn={
            "enemy-spotted": (("orc-warrior",) * 4 + ("orc-archer",) * 2,) * 3
            + (("orc-champion", "orc-warrior", "orc-archer"),) * 3,
            "wandering-creature": (("orc-warrior", "orc-archer"),) * 6,
            "special-creature": (("orc-champion",),) * 6,
            "reinforcements": (("orc-warrior",) * 4 + ("orc-archer",) * 2,) * 6,
            "ambush": (("orc-warrior",) * 3 + ("orc-archer",),) * 6,
            "thief": (("orc-archer",) * 2,) * 6,
        },
    ),
)
__all__ = ["CREATURES", "FACTIONS", "Trait"]
