"""Five lores of four realms, six spells each, every nature among them.  [dun.magic.lores, dun.spell.natures]

Lightning and Fireball carry the rulebook's figures, eight further names are its own; the rest is this project's. A
spell of 2 mana is a superior one.
"""

from __future__ import annotations

from .definitions import (
    Afflict,
    AnyEffect,
    Control,
    Cure,
    Grant,
    Harm,
    Heal,
    Lay,
    Lore,
    Modify,
    Spell,
    Summon,
    Transform,
)

LORES: tuple[Lore, ...] = (
    Lore(id="fire", realm="elements"),
    Lore(id="light", realm="harmony"),
    Lore(id="runic", realm="harmony"),
    Lore(id="underworld", realm="darkness", evil=True),
    Lore(id="tribal", realm="nature"),
)


def spell(id: str, lore: str, nature: str, *effects: AnyEffect, mana: int = 1, **more: object) -> Spell:
    """A spell card; superior ones cost 15 coins to learn, others 10."""
    return Spell(id=id, lore=lore, nature=nature, effects=effects, mana=mana, cost=15 if mana > 1 else 10, **more)  # type: ignore[arg-type]


FIRE: tuple[Spell, ...] = (
    spell("fireball", "fire", "projectile", range=12, dice=5, element="fire", splash=True),
    spell("cinder-dart", "fire", "projectile", range=18, dice=5, armor=-1, element="fire"),
    spell(
        "rain-of-embers",
        "fire",
        "damage",
        Harm(5, element="fire", half_if="agility"),
        mana=2,
        range=10,
        area=1,
        affects="all",
    ),
    spell("wall-of-fire", "fire", "protecting", Lay("fire-wall"), range=8, square=True, permanent=True),
    spell(
        "burning-blade", "fire", "enhancing", Modify("melee-damage", 2, "spell"), range=6, self_too=True, permanent=True
    ),
    spell("searing-touch", "fire", "healing", Heal(amount=1), Cure(("poisoned", "diseased")), range=1, self_too=True),
)

LIGHT: tuple[Spell, ...] = (
    spell("healing-light", "light", "healing", Heal(amount=2), Cure(("stunned",)), range=6, self_too=True),
    spell(
        "sheltering-light", "light", "protecting", Modify("armor", 1, "spell"), range=6, self_too=True, permanent=True
    ),
    spell(
        "holy-light",
        "light",
        "damage",
        Harm(4, against="courage", element="light"),
        mana=2,
        range=8,
        area=1,
        affects="enemies",
    ),
    spell("spear-of-noon", "light", "projectile", range=14, dice=6, element="light"),
    spell(
        "blinding-halo", "light", "control", Afflict("stunned"), Modify("shooting", -2, "turn"), range=10, illusion=True
    ),
    spell(
        "dawn-chorus",
        "light",
        "enhancing",
        Modify("courage", 1, "spell"),
        Modify("combat", 1, "spell"),
        mana=2,
        range=3,
        self_too=True,
        area=2,
        affects="allies",
        permanent=True,
    ),
)

RUNIC: tuple[Spell, ...] = (
    spell("lightning", "runic", "projectile", range=12, dice=6, armor=-1, element="lightning"),
    spell(
        "rune-of-iron",
        "runic",
        "protecting",
        Modify("armor", 1, "spell"),
        Modify("block", 1, "spell"),
        range=3,
        self_too=True,
        permanent=True,
    ),
    spell(
        "rune-of-might", "runic", "enhancing", Modify("strength", 1, "spell"), range=6, self_too=True, permanent=True
    ),
    spell("mending-rune", "runic", "healing", Heal(amount=2), range=6, self_too=True),
    spell(
        "rune-of-burden",
        "runic",
        "control",
        Modify("movement", -3, "spell"),
        Modify("agility", -1, "spell"),
        range=10,
        will=True,
        permanent=True,
    ),
    spell(
        "earthshock",
        "runic",
        "damage",
        Harm(4, half_if="agility"),
        Afflict("knocked-down", test="agility"),
        mana=2,
        range=8,
        area=1,
        affects="all",
    ),
)

UNDERWORLD: tuple[Spell, ...] = (
    spell(
        "favour-of-the-gods",
        "underworld",
        "enhancing",
        Modify("combat", 1, "spell"),
        Modify("courage", 1, "spell"),
        range=6,
        self_too=True,
        permanent=True,
    ),
    spell(
        "regeneration",
        "underworld",
        "healing",
        Heal(amount=1),
        Grant("regeneration", "spell"),
        range=6,
        self_too=True,
        permanent=True,
    ),
    spell("soul-dread", "underworld", "damage", Harm(5, against="courage"), range=10),
    spell("hellbolt", "underworld", "projectile", range=12, dice=6, element="fire"),
    spell("grip-of-the-damned", "underworld", "control", Control(), mana=2, range=10, will=True, permanent=True),
    spell(
        "smothering-dark",
        "underworld",
        "protecting",
        Modify("defence", 1, "spell"),
        Modify("disengage", 2, "spell"),
        range=6,
        self_too=True,
        permanent=True,
    ),
)

TRIBAL: tuple[Spell, ...] = (
    spell("thorn-volley", "tribal", "projectile", range=12, dice=5, splash=False),
    spell("grasping-roots", "tribal", "control", Afflict("stationary", test="strength", turns=1), range=10),
    spell("totem-of-the-bear", "tribal", "enhancing", Transform("hill-bear"), permanent=True),
    spell("ring-of-stones", "tribal", "protecting", Lay("stone-wall"), range=8, square=True, permanent=True),
    spell("bone-setting", "tribal", "healing", Heal(amount=1, die=True), mana=2, range=1, self_too=True),
    spell("spirit-pack", "tribal", "damage", Summon("spirit-wolf"), mana=2, range=4, square=True),
)

SPELLS: tuple[Spell, ...] = FIRE + LIGHT + RUNIC + UNDERWORLD + TRIBAL
