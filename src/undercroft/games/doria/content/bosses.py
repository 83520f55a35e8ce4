"""The boss deck: 12 bosses, 4 rule cards with end conditions for play without a scenario, and 4 blanks."""

from __future__ import annotations

from .definitions import Boss
from .monster_effects import call_goblin, call_zombie, knit, shed_slime

BOSSES = (
    Boss(id="warlord-gorrak", base="orc", hp=1, defense=1, ar=1, ap=1),
    Boss(id="goblin-king", base="goblin", hp=3, attack=3, damage=1, phase_f=call_goblin),
    Boss(id="zombie-queen", base="zombie", figure="female-zombie", hp=3, attack=3, damage=1, ap=3, phase_f=call_zombie),
    Boss(id="vampire-count", base="vampire", hp=1, psi=2, ap=1),
    Boss(id="lich-of-feronde", base="shaman", hp=3, attack=2, psi=1, element="air", phase_f=call_zombie),
    Boss(id="headless-rider", base="black-knight", hp=3, attack=1, damage=1, ap=4),
    Boss(id="iron-colossus", base="golem", hp=1, attack=-3, damage=-1, ar=-1, ap=1),
    Boss(id="bridge-troll", base="troll", hp=2, attack=-2, damage=-2, phase_f=knit, ap=-1),
    Boss(id="ogre-cook", base="ogre", hp=6, attack=2, defense=2, ap=1),
    Boss(id="slime-mother", base="slimecrawler", hp=4, attack=1, phase_f=shed_slime),
    Boss(
        id="ember-dragon",
        base="shaman",
        figure="dragon",
        tags=("dragon",),
        hp=1,
        abilities=("flight",),
        element="fire",
        xp=5,
        loot=4,
    ),
    Boss(
        id="rime-dragon",
        base="spear-thrower",
        figure="dragon",
        tags=("dragon",),
        hp=4,
        attack=1,
        abilities=("flight",),
        element="water",
        xp=5,
        loot=4,
    ),
    Boss(id="rule-slay", goal="slay"),
    Boss(id="rule-map", goal="map"),
    Boss(id="rule-hoard", goal="hoard"),
    Boss(id="rule-survive", goal="survive"),
    Boss(id="blank-1"),
    Boss(id="blank-2"),
    Boss(id="blank-3"),
    Boss(id="blank-4"),
)
