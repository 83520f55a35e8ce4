"""Relics that came later: nobody Large or Huge has a use for them.  [dun.magic-object.types, dun.relic.size]"""

from __future__ import annotations

from functools import partial

from .definitions import Bonus, GainMana, MagicObject, Summon, Teleport
from .magic_powers import evening, storm

relic = partial(MagicObject, relic=True, since=2)

LATER_RELICS: tuple[MagicObject, ...] = (
    # melee
    relic(
        id="widow-of-the-north",
        type="melee",
        vp=7,
        base="battleaxe",
        damage=1,
        grants=("brutal-blow", "cruel"),
    ),
    relic(
        id="truce", type="melee", vp=6, base="greatsword", armor=-1, bonuses=(Bonus("defence"),), grants=("blocking",)
    ),
    relic(id="green-queens-mercy", type="melee", vp=7, base="elven-sword", grants=("battle-dancer", "sword-master")),
    relic(
        id="hammer-of-the-under-king",
        type="melee",
        vp=6,
        base="mace",
        damage=1,
        marks=("ignores-shields",),
        bonuses=(Bonus("strength"),),
    ),
    # ranged
    relic(
        id="kings-hawk",
        type="ranged",
        vp=7,
        base="elven-bow",
        bonuses=(Bonus("shot"),),
        grants=("fast-shooting", "expert-shooter"),
    ),
    relic(id="arrow-of-noon", type="ranged", vp=6, base="longbow", damage=1, marks=("flaming", "ignores-shields")),
    relic(
        id="world-serpents-tooth",
        type="ranged",
        vp=6,
        base="heavy-javelin",
        damage=1,
        marks=("returns", "venomous"),
    ),
    relic(
        id="voice-of-the-mountain",
        type="ranged",
        vp=6,
        base="arquebus",
        damage=1,
        grants=("quick-reloading", "giant-killer"),
    ),
    # armor
    relic(
        id="skin-of-the-first-dragon",
        type="armor",
        vp=8,
        base="superior-armor",
        bonuses=(Bonus("armor"), Bonus("agility")),
        grants=("magic-resistance",),
    ),
    relic(
        id="shroud-of-saint-ilse",
        type="armor",
        vp=6,
        base="leather-armor",
        bonuses=(Bonus("courage"),),
        grants=("regeneration", "hatred-towards-the-underworld"),
    ),
    relic(id="storm-yoroi", type="armor", vp=6, base="yoroi", bonuses=(Bonus("attack"),), play=storm, uses=2),
    relic(
        id="helm-of-a-hundred-eyes",
        type="armor",
        vp=5,
        base="helmet",
        bonuses=(Bonus("perception"), Bonus("initiative"), Bonus("shot")),
        grants=("cat-reflexes",),
    ),
    relic(
        id="seven-league-greaves",
        type="armor",
        vp=5,
        base="greaves",
        bonuses=(Bonus("movement", 2),),
        effects=(Teleport(6),),
        uses=2,
    ),
    # shields
    relic(
        id="aegis-of-the-white-tree",
        type="shield",
        vp=7,
        base="great-shield",
        bonuses=(Bonus("movement"), Bonus("shooting")),
        grants=("projectile-immunity",),
    ),
    relic(
        id="mirror-of-kamaerin",
        type="shield",
        vp=6,
        base="shield",
        bonuses=(Bonus("dispel", 2), Bonus("agility")),
        grants=("magic-resistance",),
    ),
    relic(
        id="wall-of-the-ninth-legion",
        type="shield",
        vp=6,
        base="great-shield",
        bonuses=(Bonus("defence"),),
        grants=("inspiring", "shield-onslaught"),
    ),
    relic(
        id="moon-gate",
        type="shield",
        vp=5,
        base="buckler",
        block=-2,
        bonuses=(Bonus("disengage", 2),),
        grants=("stealth",),
    ),
    # elements
    relic(
        id="heart-of-the-volcano",
        type="element",
        vp=6,
        bonuses=(Bonus("strength"),),
        effects=(Summon("fire-elemental"),),
        uses=1,
    ),
    relic(
        id="book-of-all-names",
        type="element",
        vp=6,
        bonuses=(Bonus("casting"), Bonus("dispel")),
        effects=(GainMana(3, markers=2),),
        uses=1,
    ),
    relic(id="evening-chalice", type="element", vp=6, play=evening, uses=2),
)
