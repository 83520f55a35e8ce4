"""Lores and spells."""

from __future__ import annotations

from .definitions import Heal, Lore, Spell

LORES: tuple[Lore, ...] = (Lore(id="runic", realm="light"), Lore(id="fire", realm="elements"))

SPELLS: tuple[Spell, ...] = (
    Spell(id="lightning", lore="runic", nature="projectile", range=12, dice=6, armor=-1, element="lightning"),
    Spell(id="fireball", lore="fire", nature="projectile", range=12, dice=5, element="fire", splash=True),
    Spell(id="mending-rune", lore="runic", nature="healing", range=6, self_too=True, effects=(Heal(amount=2),)),
)
