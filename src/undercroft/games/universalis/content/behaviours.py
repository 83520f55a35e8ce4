"""The Creature Behavior cards of the Artificial Dark Player: what each changes in the general behaviour."""

from __future__ import annotations

from .definitions import Behaviour

NEAR, HURT, SOFT, PROUD = "near", "hurt", "soft", "proud"

CARDS: tuple[Behaviour, ...] = (
    Behaviour(id="leader", holds=True),
    Behaviour(id="undead", first=(NEAR,), heedless=True),
    Behaviour(id="animal", first=(NEAR, HURT), heedless=True),
    Behaviour(id="large", wades=True),
    Behaviour(id="sorcerer", keeps=6),
    Behaviour(id="battle-sorcerer", wards=True),
    Behaviour(id="berserker", first=(NEAR,), rages=True, heedless=True),
    Behaviour(id="melee-fighter", flanks=True),
    Behaviour(id="ranged-fighter", keeps=4),
    Behaviour(id="flying", first=(SOFT,), flies=True),
    Behaviour(id="raazbal", first=(PROUD,), wards=True, flies=True, restless=True),
)
