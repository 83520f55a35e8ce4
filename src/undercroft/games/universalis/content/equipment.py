"""Weapons, armor, shields and objects."""

from __future__ import annotations

from .definitions import Armor, Bonus, Heal, Object, Shield, Weapon

WEAPONS: tuple[Weapon, ...] = (
    Weapon(id="unarmed", hands=0, armor=1, combat=-1, breaks=3, marks=("stuns-user", "blunt"), weight=0, copies=0),
    Weapon(id="broadsword", damage=1, breaks=1, cost=6, weight=2),
    Weapon(id="axe", damage=1, armor=-1, combat=-1, breaks=2, cost=5, weight=2),
    Weapon(id="spear", breaks=2, hands=2, cost=4, weight=2, marks=("long",)),
    Weapon(id="dagger", damage=-1, range=4, breaks=1, cost=2, marks=("no-draw-penalty", "pierces-behind")),
    Weapon(id="staff", armor=1, breaks=2, hands=2, cost=1, weight=2, marks=("blunt",)),
    Weapon(id="short-bow", kind="ranged", damage=3, fixed=True, range=18, breaks=2, hands=2, cost=6, weight=2),
)

ARMORS: tuple[Armor, ...] = (
    Armor(id="leather-armor", bonus=1, penalties=(Bonus("agility", -1),), cost=5, weight=3, hands=0),
    Armor(
        id="chainmail",
        bonus=2,
        heavy=True,
        penalties=(
            Bonus("movement", -1),
            Bonus("shooting", -1),
            Bonus("agility", -1),
            Bonus("dexterity", -1),
            Bonus("perception", -1),
        ),
        cost=10,
        weight=6,
        hands=0,
    ),
)

SHIELDS: tuple[Shield, ...] = (
    Shield(id="shield", block=5, breaks=2, penalties=(Bonus("agility", -1),), cost=5, weight=3),
)

OBJECTS: tuple[Object, ...] = (
    Object(id="healing-potion", special=True, vp=1, potion="healing", effects=(Heal(amount=3),), hands=0, cost=6),
    Object(id="torch", use="hand", light=True, reusable=True, cost=1),
    Object(id="picklocks", use="hand", reusable=True, kind="picklocks", bonuses=(Bonus("lock", 1),), cost=3),
)
