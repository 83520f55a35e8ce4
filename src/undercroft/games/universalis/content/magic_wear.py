"""Magic armor and shields that came later.  [dun.magic-object.types]"""

from __future__ import annotations

from functools import partial

from .definitions import Afflict, Bonus, GainMana, Heal, MagicObject, Modify, Teleport
from .magic_powers import sparks

armor = partial(MagicObject, type="armor", since=2)
shield = partial(MagicObject, type="shield", since=2)

ARMORS: tuple[MagicObject, ...] = (
    armor(id="otter-coat", vp=2, base="leather-armor", bonuses=(Bonus("jump", 2), Bonus("disengage"))),
    armor(id="salamander-coat", vp=3, base="leather-armor", play=sparks, uses=1),
    armor(id="oaken-breastplate", vp=3, base="breastplate", grants=("hardened",)),
    armor(id="wayfarers-chain", vp=3, base="chainmail", bonuses=(Bonus("agility"),), grants=("used-to-armors",)),
    armor(id="sallet-of-the-lynx", vp=2, base="helmet", bonuses=(Bonus("detect"),), grants=("lynx",)),
    armor(id="stylites-visor", vp=2, base="helmet", bonuses=(Bonus("courage"),), grants=("cold-blooded",)),
    armor(id="dancers-greaves", vp=3, base="greaves", bonuses=(Bonus("movement"),), grants=("up-and-back-to-fight",)),
    armor(id="tumblers-bands", vp=2, base="bracelets", bonuses=(Bonus("dexterity"), Bonus("lock"))),
    armor(id="duellists-bracers", vp=3, base="bracelets", bonuses=(Bonus("defence"),), grants=("foresight",)),
    armor(
        id="pilgrim-plate",
        vp=4,
        base="full-armor",
        bonuses=(Bonus("movement"), Bonus("dexterity"), Bonus("perception")),
    ),
    armor(id="lorica-of-the-eagle", vp=3, base="lorica-segmentata", grants=("inspiring",)),
    armor(id="tengu-harness", vp=4, base="yoroi", bonuses=(Bonus("agility"), Bonus("attack"))),
    armor(id="leaf-weave", vp=4, base="elven-armor", bonuses=(Bonus("dexterity"),), grants=("slippery",)),
)

SHIELDS: tuple[MagicObject, ...] = (
    shield(id="door-of-the-keep", vp=2, base="great-shield", bonuses=(Bonus("movement"),)),
    shield(
        id="gorgon-targe",
        vp=3,
        base="shield",
        effects=(Afflict("stationary", test="courage", turns=1),),
        uses=2,
        range=4,
    ),
    shield(
        id="noonday-disc",
        vp=2,
        base="shield",
        effects=(Modify("shot", -2, "turn"), Modify("attack", -1, "turn")),
        uses=2,
        range=6,
    ),
    shield(id="rams-brow", vp=3, base="shield", bonuses=(Bonus("strength"),), grants=("shield-onslaught",)),
    shield(id="fencers-moon", vp=3, base="buckler", bonuses=(Bonus("defence"),), grants=("cat-reflexes",)),
    shield(id="siege-pavise", vp=4, base="great-shield", block=-1, bonuses=(Bonus("shooting"),)),
    shield(id="lid-of-saint-odo", vp=2, base="improvised-shield", block=-2, bonuses=(Bonus("courage"),)),
    shield(id="spellbreaker", vp=2, base="buckler", bonuses=(Bonus("dispel", 2),)),
    shield(id="falcon-kite", vp=3, base="shield", bonuses=(Bonus("movement"), Bonus("initiative"))),
    shield(id="hide-of-the-herds", vp=2, base="shield", grants=("tough",)),
    shield(id="lantern-shield", vp=2, base="shield", bonuses=(Bonus("detect"), Bonus("search"), Bonus("secret"))),
    shield(id="raven-targe", vp=3, base="shield", effects=(Teleport(4),), uses=1),
    shield(
        id="wall-of-mercy", vp=3, base="great-shield", effects=(Heal(amount=2), Modify("defence", 1, "combat")), uses=1
    ),
    shield(id="silver-bowl", vp=2, base="buckler", effects=(GainMana(1),), uses=2),
)
