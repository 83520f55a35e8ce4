"""The Creature Behavior cards of the Artificial Dark Player: what each changes in the general behaviour.

The first eleven are the printed ones. The others are variants of them for peoples who fight in a way of their own.
"""

from __future__ import annotations

from .definitions import Behaviour

NEAR, HURT, SOFT, PROUD = "near", "hurt", "soft", "proud"
LONE, BESET, RICH = "lone", "beset", "rich"

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
    Behaviour(id="phalanx", since=2, like="melee-fighter", holds=True),
    Behaviour(id="assassin", since=2, like="melee-fighter", first=(SOFT, HURT), flanks=True),
    Behaviour(id="cutpurse", since=2, like="melee-fighter", first=(RICH,), flanks=True, flees=True),
    Behaviour(id="duellist", since=2, like="melee-fighter", first=(PROUD,)),
    Behaviour(id="hunter", since=2, like="animal", first=(LONE, HURT)),
    Behaviour(id="swarm", since=2, like="melee-fighter", first=(BESET, NEAR), heedless=True),
    Behaviour(id="skirmisher", since=2, like="ranged-fighter", first=(SOFT,), keeps=3),
    Behaviour(id="outrider", since=2, like="ranged-fighter", first=(LONE,), keeps=8),
)
