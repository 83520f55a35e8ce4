"""The seventeen special abilities. Their effects stand in the rules where each of them matters."""

from __future__ import annotations

from .definitions import Ability

ABILITIES = (
    Ability(id="acrobat", cost=50, stat="dex", least=3),
    Ability(id="charge", cost=50, stat="mov", least=4),
    Ability(id="dodge", cost=100),
    Ability(id="dual-weapons", cost=200, stat="atk", least=3),
    Ability(id="elemental-memory", cost=200, needs="magic-school"),
    Ability(id="lock-picking", cost=50),
    Ability(id="lucky", cost=50),
    Ability(id="magic-school", cost=100, stat="mag", least=2, repeatable=True),
    Ability(id="nimble", cost=100),
    Ability(id="parry", cost=50, weapon=True),
    Ability(id="prosperous", cost=150),
    Ability(id="quick-learner", cost=150),
    Ability(id="sneak-attack", cost=50),
    Ability(id="stealth", cost=50),
    Ability(id="trap-trickster", cost=100),
    Ability(id="weapon-mastery", cost=200, weapon=True),
    Ability(id="willpower", cost=50),
)
"""[plungin.ability.table]"""
