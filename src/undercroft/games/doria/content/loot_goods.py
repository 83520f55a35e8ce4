"""Loot: potions, flasks, tools and valuables."""

from __future__ import annotations

from .definitions import Card, Reach
from .effects import (
    active,
    bless,
    broken,
    cure,
    hasten,
    heal,
    poisoned,
    regain,
    repair_everything,
    restore,
    smoke,
    wake,
    weary,
    worn_out,
    wounded,
)
from .makers import potion, ranged

POTIONS = (
    potion("small-healing-potion", 5, heal(3), usable=wounded, gold=1, copies=22),
    potion("healing-potion", 5, heal(8), usable=wounded, gold=2, copies=14),
    potion("great-healing-potion", 5, heal(14), usable=wounded, gold=3, copies=4),
    potion("psi-potion", 5, regain(4), usable=weary, gold=1, copies=4),
    potion("great-psi-potion", 5, regain(8), usable=weary, gold=2, copies=2),
    potion("elixir", 5, restore(6, 4), usable=worn_out, gold=2, copies=6),
    potion("antidote", 6, cure, usable=poisoned, gold=1, copies=4),
    potion("haste-draught", 1, hasten(8), usable=active, gold=1, copies=3),
    potion("giants-brew", 4, bless(melee=4, damage=1), usable=active, gold=1, copies=2),
    potion("hawk-tonic", 4, bless(ranged=4, damage=1), usable=active, gold=1, copies=2),
    potion("dreamers-tea", 4, bless(spell=4, resist=3), usable=active, gold=1, copies=2),
    potion("ironskin-oil", 4, bless(ar=3), usable=active, gold=2, copies=2),
    potion("fools-luck", 2, bless(traps=8, jump=8, defend=2), usable=active, gold=1, copies=2),
    potion("smelling-salts", 5, wake, usable=wounded, gold=1, copies=3),
    potion("repair-kit", 10, repair_everything, usable=broken, gold=1, copies=2, group="tools"),
    potion("smoke-bomb", 4, smoke, gold=1, copies=2, group="tools"),
)

FLASKS = (
    ranged(
        "fire-flask",
        "flasks",
        "",
        3,
        "3D",
        2,
        10,
        element="fire",
        gold=1,
        copies=2,
        hands=0,
        zone="any",
        spent=True,
        reach=Reach("burst", radius=1, friends=True),
    ),
    ranged(
        "holy-water",
        "flasks",
        "",
        3,
        "3D+2",
        1,
        8,
        magic=True,
        versus=(("undead", 3),),
        gold=1,
        copies=3,
        hands=0,
        zone="any",
        spent=True,
    ),
    ranged(
        "acid-vial",
        "flasks",
        "",
        3,
        "2D+5",
        1,
        8,
        piercing=True,
        poison=2,
        gold=1,
        copies=2,
        hands=0,
        zone="any",
        spent=True,
    ),
    ranged("glue-pot", "flasks", "", 3, "3D", 0, 8, immobilize=True, gold=1, copies=2, hands=0, zone="any", spent=True),
)

VALUABLES = (
    Card(id="pouch-of-coins", kind="tool", group="valuables", zone="any", gold=1, copies=2),
    Card(id="silver-chalice", kind="tool", group="valuables", zone="any", gold=2, copies=2),
    Card(id="star-ruby", kind="tool", group="valuables", zone="any", gold=3, copies=1),
)

GOODS = (*POTIONS, *FLASKS, *VALUABLES)
