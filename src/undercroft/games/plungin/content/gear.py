"""Weapons, armor, items and attire: the Item List, and what is only ever found."""

from __future__ import annotations

from .definitions import Armor, Attire, Item, Weapon

WEAPONS = (
    Weapon(id="dagger", bonus=1, cost=25),
    Weapon(id="mace", bonus=1, cost=25),
    Weapon(id="sword", bonus=2, cost=40),
    Weapon(id="battle-axe", bonus=3, hands=2, cost=40),
    Weapon(id="crossbow", bonus=2, range=8, cost=60),
    Weapon(id="bow", bonus=1, range=8, hands=2, cost=30),
    Weapon(id="spear", bonus=2, thrown=3, cost=60),
    Weapon(id="morningstar", bonus=2, cost=40),
    Weapon(id="war-hammer", bonus=3, hands=2, cost=40),
    Weapon(id="manna-sword", bonus=1, cost=35, manna=True),
    Weapon(id="manna-staff", bonus=1, range=8, cost=45, manna=True),
    Weapon(id="grave-salt-mace", bonus=3),
    Weapon(id="ember-blade", bonus=4, fire=True),
    Weapon(id="yew-longbow", bonus=3, range=8, hands=2),
    Weapon(id="giants-maul", bonus=5, hands=2),
)
"""The Item List, then weapons that only chests hold.  [plungin.equip.item-list]"""

ARMORS = (
    Armor(id="leather", bonus=1, cost=25),
    Armor(id="chainmail", bonus=2, cost=50),
    Armor(id="mage-robe", bonus=2, cost=50),
    Armor(id="shield", bonus=1, slot="hand", cost=10),
    Armor(id="scale-mail", bonus=3, cost=75),
    Armor(id="plate-mail", bonus=4, cost=60, move=-2),
    Armor(id="wooden-shield", bonus=1, slot="hand", cost=5, burns=True),
    Armor(id="starlit-robe", bonus=3),
    Armor(id="tower-shield", bonus=2, slot="hand"),
    Armor(id="drake-scale", bonus=5),
)
"""The Item List, then armor that only chests hold.  [plungin.equip.item-list]"""

ITEMS = (
    Item(id="antidote", effect="antidote", cost=50),
    Item(id="backpack", effect="backpack", use="permanent", cost=25),
    Item(id="bottle", effect="bottle", use="vessel", cost=10),
    Item(id="great-key", effect="great-key"),
    Item(id="healing-potion", effect="heal", cost=25, amount=4),
    Item(id="potion-of-breath", effect="revive", cost=25, amount=4),
    Item(id="key", effect="key"),
    Item(id="lock-picks", effect="lock-picks", use="permanent", cost=150, amount=2),
    Item(id="torch", effect="torch", cost=10),
    Item(id="fountain-water", effect="water", amount=4),
    Item(id="spark-wand", effect="bolt", use="permanent", amount=1, range=6),
    Item(id="thunder-rod", effect="bolt", use="permanent", amount=3, range=8, difficulty=2),
    Item(id="sun-vial", effect="bolt", amount=4, range=6),
    Item(id="passing-bell", effect="dread", cost=40, since=3),
)
"""The Item List, a bottle's filling, then magic items that only chests hold.  [plungin.equip.item-list]"""

ATTIRE = (
    Attire(id="ring-of-quiet-blows", place="ring", atk=1),
    Attire(id="ring-of-turned-edges", place="ring", defense=1),
    Attire(id="ring-of-stubbornness", place="ring", res=1),
    Attire(id="boots-of-the-courier", place="feet", mov=1),
    Attire(id="felt-shoes", place="feet", dex=1),
    Attire(id="owl-hat", place="head", wit=1),
    Attire(id="kettle-helmet", place="head", defense=1),
    Attire(id="thimble-gloves", place="hands", dex=1),
    Attire(id="amulet-of-embers", place="neck", mag=1),
    Attire(id="cloak-of-burrs", place="back", res=1),
    Attire(id="pilgrims-cape", place="back", wit=1),
)
"""Worn treasure, one per place on the body.  [plungin.equip.attire]"""
