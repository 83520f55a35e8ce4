"""Underworld: favours that somebody will pay for."""

from __future__ import annotations

from functools import partial

from ..definitions import Control, Grant, Harm, Heal, Lore, Modify, Spell

LORE = Lore(id="underworld", realm="darkness", order=4, evil=True)

spell = partial(Spell, lore=LORE.id)

SPELLS: tuple[Spell, ...] = (
    spell(
        id="favour-of-the-gods",
        icon="angel-wings",
        nature="enhancing",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("combat", 1, "spell"), Modify("courage", 1, "spell")),
    ),
    spell(
        id="regeneration",
        icon="life-support",
        nature="healing",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Heal(amount=1), Grant("regeneration", "spell")),
    ),
    spell(id="soul-dread", icon="terror", nature="damage", range=10, effects=(Harm(5, against="courage"),)),
    spell(id="hellbolt", icon="bolt-eye", nature="projectile", range=12, dice=6, element="fire"),
    spell(
        id="grip-of-the-damned",
        icon="grab",
        nature="control",
        mana=2,
        cost=15,
        range=10,
        will=True,
        permanent=True,
        effects=(Control(),),
    ),
    spell(
        id="smothering-dark",
        icon="night-sky",
        nature="protecting",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("defence", 1, "spell"), Modify("disengage", 2, "spell")),
    ),
)
