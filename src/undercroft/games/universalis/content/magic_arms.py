"""Magic weapons that came later, for melee and from afar.  [dun.magic-object.types]"""

from __future__ import annotations

from functools import partial

from .definitions import Bonus, MagicObject

melee = partial(MagicObject, type="melee", since=2)
ranged = partial(MagicObject, type="ranged", since=2)

BLADES: tuple[MagicObject, ...] = (
    melee(id="tidecutter", vp=2, base="trident", damage=1, marks=("under-water",), bonuses=(Bonus("agility"),)),
    melee(id="lullaby-cudgel", vp=2, base="club", marks=("stuns",), bonuses=(Bonus("attack"),)),
    melee(
        id="left-hand-of-varn",
        vp=3,
        base="short-sword",
        marks=("no-draw-penalty",),
        grants=("two-weapon-fighting",),
    ),
    melee(id="saddle-song", vp=3, base="saber", damage=1, marks=("lance",), bonuses=(Bonus("initiative"),)),
    melee(id="thornwhip", vp=2, base="whip", marks=("venomous",), bonuses=(Bonus("disengage", 2),)),
    melee(id="quarrymans-maul", vp=4, base="warhammer", grants=("mighty-blow", "powerful-blow")),
    melee(id="reapers-arc", vp=3, base="scythe", damage=1, grants=("spinning-blow",)),
    melee(id="hedge-of-one", vp=3, base="halberd", bonuses=(Bonus("defence"), Bonus("initiative"))),
    melee(id="scholars-point", vp=3, base="rapier", bonuses=(Bonus("riddle", 2),), grants=("tricky-fighter",)),
    melee(id="leech-of-the-night", vp=3, base="katar", grants=("leech-vitality",)),
)

BOWS: tuple[MagicObject, ...] = (
    ranged(id="quiet-owl", vp=3, base="short-bow", grants=("expert-shooter", "skulk")),
    ranged(id="windlass-of-wits", vp=3, base="crossbow", grants=("quick-reloading",)),
    ranged(id="cathedral-nail", vp=4, base="crossbow", armor=-1, grants=("lethal-shot",)),
    ranged(id="adders-breath", vp=2, base="blowgun", damage=1, bonuses=(Bonus("initiative", 2),)),
    ranged(id="ember-sling", vp=2, base="sling", marks=("flaming",)),
    ranged(id="star-of-thieves", vp=4, base="shuriken", marks=("returns",), grants=("fast-shooting",)),
    ranged(id="drowned-mans-net", vp=2, base="net", marks=("under-water",), bonuses=(Bonus("shot", 2),)),
    ranged(id="oxenbane", vp=3, base="heavy-javelin", marks=("returns",), grants=("giant-killer",)),
    ranged(id="elder-branch", vp=4, base="elven-bow", bonuses=(Bonus("perception"),), grants=("aiming",)),
    ranged(id="thunder-of-pulse", vp=4, base="arquebus", damage=1, marks=("stuns",)),
    ranged(id="last-word", vp=3, base="handgun", grants=("heart-seeker", "swift-drawing")),
    ranged(id="two-tongues", vp=4, base="repeating-crossbow", marks=("venomous",)),
    ranged(id="stillwater", vp=3, base="composite-bow", marks=("pierces-still",), bonuses=(Bonus("detect"),)),
)
