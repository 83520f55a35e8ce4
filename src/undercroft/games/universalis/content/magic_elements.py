"""Rings, horns and other Magic Elements that came later.  [dun.magic-object.types]"""

from __future__ import annotations

from functools import partial

from .definitions import Afflict, Bonus, Harm, MagicObject, Reveal, Shove, Summon
from .magic_powers import choir, last_watch

element = partial(MagicObject, type="element", since=2)

ELEMENTS: tuple[MagicObject, ...] = (
    element(id="horn-of-the-last-watch", vp=3, play=last_watch, uses=2),
    element(id="brooch-of-the-choir", vp=3, play=choir, uses=1),
    element(id="lodestone", vp=1, bonuses=(Bonus("search"),), effects=(Reveal("secret"),), uses=2),
    element(id="loremasters-lens", vp=2, bonuses=(Bonus("riddle"),), effects=(Reveal("identify"),), uses=1),
    element(id="ring-of-green-wood", vp=4, grants=("regeneration",)),
    element(
        id="sceptre-of-rime",
        vp=3,
        effects=(Harm(3, against="natural", element="ice"), Afflict("stationary", test="strength", turns=1)),
        uses=2,
        range=6,
    ),
    element(id="gloves-of-the-cutpurse", vp=2, bonuses=(Bonus("lock"), Bonus("disarm")), grants=("thief",)),
    element(id="wolfbone-whistle", vp=4, effects=(Summon("spirit-wolf"),), uses=1),
    element(id="bag-of-winds", vp=2, effects=(Shove(2),), uses=3, range=6),
    element(id="apprentices-focus", vp=3, bonuses=(Bonus("casting"),)),
)
