"""The 20 classes: 8 of Fighters, 6 of Explorers, 6 of Spellcasters.  [dun.class.list, dun.class.groups]

The rulebook fixes the warrior's discount and that a runic master learns Scholarly skills on a 4; all else is this
project's.
"""

from __future__ import annotations

from functools import partial

from .definitions import Bonus, HeroClass

C, S, E = "combat", "scholarly", "exploration"
STAVES = ("staff", "dagger", "short-sword", "club", "sling")
"""What a spellcaster who is no Battle Wizard can handle."""


def first(attribute: str) -> tuple[Bonus, ...]:
    """The first increase of this attribute costs 1 development point less (or more, as a surcharge)."""
    return (Bonus(attribute, 1),)


fighter = partial(HeroClass, group="fighter")
explorer = partial(HeroClass, group="explorer")
spellcaster = partial(HeroClass, group="spellcaster")

CLASSES: tuple[HeroClass, ...] = (
    fighter(
        id="barbarian",
        learning=(C, C, C, C, E, E),
        skills=("berserker",),
        armor="light",
        discounts=first("strength"),
        surcharges=first("intelligence"),
    ),
    fighter(id="warrior", learning=(C, C, C, C, S, E), skills=("elite",), discounts=first("combat")),
    fighter(
        id="gladiator",
        learning=(C, C, C, C, C, E),
        skills=("two-weapon-fighting",),
        armor="light",
        discounts=first("combat"),
    ),
    fighter(
        id="knight",
        learning=(C, C, C, C, S, S),
        skills=("blocking",),
        discounts=first("combat"),
        surcharges=first("agility"),
    ),
    fighter(
        id="paladin",
        learning=(C, C, C, S, S, S),
        skills=("champion-of-the-gods-of-good",),
        evil_skills=("champion-of-the-gods-of-evil",),
        discounts=first("courage"),
    ),
    fighter(
        id="battle-dancer",
        learning=(C, C, C, E, E, E),
        skills=("battle-dancer",),
        armor="light",
        discounts=first("agility"),
    ),
    fighter(
        id="sorcerer-hunter",
        learning=(C, C, C, S, S, E),
        skills=("magic-resistance",),
        armor="light",
        discounts=first("courage"),
    ),
    fighter(
        id="warrior-monk",
        learning=(C, C, C, S, E, E),
        skills=("martial-arts",),
        armor="none",
        shields=False,
        discounts=first("agility"),
    ),
    explorer(
        id="assassin",
        learning=(C, C, E, E, E, E),
        skills=("lethal-blow", "stealth"),
        armor="light",
        shields=False,
        surcharges=first("vitality"),
    ),
    explorer(id="scout", learning=(C, E, E, E, E, S), skills=("hunter", "expert-trapper"), armor="light"),
    explorer(
        id="rogue",
        learning=(C, E, E, E, E, E),
        skills=("locksmith", "thief"),
        armor="light",
        discounts=first("agility"),
        surcharges=first("courage"),
    ),
    explorer(
        id="ranger",
        learning=(C, C, E, E, E, S),
        skills=("accurate-shooting",),
        spells=1,
        lores=("tribal", "nature", "animism"),
        armor="light",
    ),
    explorer(
        id="bard",
        learning=(C, S, S, E, E, E),
        skills=("inspiring", "lucky"),
        spells=1,
        lores=("music",),
        armor="light",
        surcharges=first("strength"),
    ),
    explorer(
        id="forester",
        learning=(C, C, E, E, E, E),
        skills=("hardy", "scout"),
        armor="light",
        surcharges=first("intelligence"),
    ),
    spellcaster(
        id="wizard",
        learning=(S, S, S, S, S, E),
        spells=4,
        lores=("fire", "earth", "air", "water", "light", "blessings", "corruption", "underworld"),
        armor="none",
        shields=False,
        weapons=STAVES,
        discounts=first("intelligence"),
        surcharges=first("combat"),
    ),
    spellcaster(
        id="animist",
        learning=(S, S, S, S, E, E),
        skills=("herbalist",),
        spells=3,
        lores=("tribal", "nature", "channeling", "animism"),
        armor="none",
        shields=False,
        weapons=(*STAVES, "spear"),
        surcharges=first("combat"),
    ),
    spellcaster(
        id="sorcerer",
        learning=(S, S, S, S, S, C),
        evil=True,
        skills=("reckless-wizard",),
        spells=4,
        lores=("tribal", "witchcraft", "corruption", "fire"),
        armor="none",
        shields=False,
        weapons=STAVES,
        surcharges=first("vitality"),
    ),
    spellcaster(
        id="necromancer",
        learning=(S, S, S, S, S, E),
        evil=True,
        skills=("secrets-of-magic",),
        spells=4,
        lores=("necromancy", "underworld", "corruption"),
        armor="none",
        shields=False,
        weapons=STAVES,
        surcharges=first("courage"),
    ),
    spellcaster(
        id="underworld-sorcerer",
        learning=(S, S, S, S, C, E),
        evil=True,
        skills=("battle-wizard", "cruel"),
        spells=2,
        lores=("underworld", "corruption"),
        armor="light",
        shields=False,
        discounts=first("combat"),
    ),
    spellcaster(
        id="runic-master",
        learning=(C, C, S, S, S, E),
        skills=("battle-wizard",),
        spells=2,
        lores=("runic", "light", "blessings"),
        armor="light",
        shields=True,
        discounts=first("vitality"),
    ),
)
