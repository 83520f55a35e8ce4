"""The 16 Solo/Cooperative Cards: one for each cycle of a solo game.

Every race and class is hunted at least twice over the deck; three cards take a tile away, so dawdling costs places.
"""

from __future__ import annotations

from .definitions import Hunt, Penalty, Rouse, SoloCard, Tiles, Upgrades

SOLO = (
    SoloCard(
        id="whispers",
        first=Upgrades(1, 2),
        then=Hunt(("human", "mage")),
        otherwise=Penalty(spend=True, wounds=1, heroes=1),
    ),
    SoloCard(id="red-eyes", first=Rouse(), then=Hunt(("elf", "warrior")), otherwise=Penalty(burst=True)),
    SoloCard(id="cold-draught", first=Upgrades(5, 4), then=Hunt(("dwarf", "priest")), otherwise=Penalty(discard=True)),
    SoloCard(id="falling-stone", first=Tiles(1), then=Hunt(), otherwise=Penalty(wounds=2, heroes=1)),
    SoloCard(
        id="skittering",
        first=Rouse(),
        then=Hunt(("gnome", "rogue"), "melee"),
        otherwise=Penalty(wounds=1, heroes=2, poison=True),
    ),
    SoloCard(
        id="drums-below",
        first=Rouse(),
        then=Hunt(("human", "warrior"), "melee"),
        otherwise=Penalty(burst=True, spend=True),
    ),
    SoloCard(
        id="a-loosed-arrow",
        first=Upgrades(3, 1),
        then=Hunt(("elf", "hunter"), "ranged"),
        otherwise=Penalty(wounds=1, heroes=2),
    ),
    SoloCard(id="shifting-walls", first=Tiles(2), then=Hunt(("dwarf", "bard")), otherwise=Penalty(discard=True)),
    SoloCard(
        id="gnawing-hunger",
        first=Upgrades(2, 5),
        then=Hunt(),
        otherwise=Penalty(spend=True, wounds=1, heroes=1, poison=True),
    ),
    SoloCard(
        id="guttering-torch",
        first=Upgrades(4, 3),
        then=Hunt(("gnome", "priest")),
        otherwise=Penalty(discard=True, spend=True),
    ),
    SoloCard(
        id="blood-on-the-wind",
        first=Rouse(),
        then=Hunt(("rogue", "hunter"), "ranged"),
        otherwise=Penalty(burst=True, wounds=1, heroes=1),
    ),
    SoloCard(id="weakest-first", first=Upgrades(1, 5), then=Hunt(), otherwise=Penalty(burst=True)),
    SoloCard(
        id="spellbound", first=Upgrades(2, 3), then=Hunt(("mage", "bard"), "ranged"), otherwise=Penalty(discard=True)
    ),
    SoloCard(
        id="sealed-way", first=Tiles(1), then=Hunt(("human", "gnome"), "melee"), otherwise=Penalty(wounds=1, heroes=3)
    ),
    SoloCard(
        id="green-mist",
        first=Upgrades(4, 2),
        then=Hunt(("elf", "dwarf"), "melee"),
        otherwise=Penalty(wounds=1, heroes=3, poison=True),
    ),
    SoloCard(id="the-deep-stirs", first=Rouse(), then=Hunt(), otherwise=Penalty(burst=True, spend=True, discard=True)),
)
