"""The Exploration skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ..definitions import Bonus, Skill
from ..hooks import Aid, Feat
from . import blows, feats, reactions
from .kinds import ALL, EXPLORERS, FIGHTERS, NIMBLE, SHADOWS, SWORN, WILD, exploration, needs

EXPLORATION: tuple[Skill, ...] = (
    exploration(id="acrobat", classes=(*SHADOWS, *NIMBLE, "bard", "scout"), needs=needs(agility=4), gives=("nimble",)),
    exploration(
        id="ambush",
        classes=(*EXPLORERS, "barbarian", "sorcerer-hunter"),
        bonuses=(Bonus("initiative"),),
        gives=("strikes-from-ambush",),
    ),
    exploration(
        id="cat-reflexes",
        classes=(*EXPLORERS, *NIMBLE),
        active=False,
        needs=needs(agility=4),
        gives=("defence-ones-again",),
    ),
    exploration(id="cautious-trapper", classes=(*EXPLORERS, "runic-master"), gives=("ducks",)),
    exploration(id="climber", classes=(*EXPLORERS, *NIMBLE, "barbarian"), repeats=("jump", "climb")),
    exploration(
        id="eagle-eye",
        classes=EXPLORERS,
        bonuses=(Bonus("detect"), Bonus("search"), Bonus("secret")),
        shot=Aid(8, fits=blows.behind_light_cover),
        gives=("sees-past-light-cover",),
    ),
    exploration(
        id="expert-rider", classes=(*SWORN, *WILD, "barbarian"), active=False, gives=("rides-well",), repeats=("seat",)
    ),
    exploration(
        id="expert-trapper", classes=(*EXPLORERS, "sorcerer-hunter"), bonuses=(Bonus("detect"), Bonus("disarm"))
    ),
    exploration(
        id="fast",
        classes=(*EXPLORERS, *NIMBLE),
        needs=needs(agility=4, movement=4),
        bonuses=(Bonus("disengage"), Bonus("trap")),
        gives=("runs-further",),
    ),
    exploration(
        id="flying-jump",
        classes=(*NIMBLE, *SHADOWS, "bard"),
        needs=needs(agility=4),
        feat=Feat("leap", feats.leap_offers, feats.leap, 3),
    ),
    exploration(id="great-explorer", classes=(*EXPLORERS, "wizard"), uses=3, repeats=("search", "secret")),
    exploration(
        id="hunter",
        classes=(*WILD, "barbarian", "sorcerer-hunter", "animist"),
        active=False,
        bonuses=(Bonus("perception"),),
    ),
    exploration(id="locksmith", classes=(*EXPLORERS, "runic-master"), bonuses=(Bonus("lock", 2),)),
    exploration(id="lucky", classes=ALL, active=False, uses=1, gives=("lucky-finds",)),
    exploration(id="lynx", classes=(*EXPLORERS, *NIMBLE), active=False, gives=("keen-ears",)),
    exploration(
        id="scout",
        classes=(*WILD, "barbarian", "animist"),
        active=False,
        bonuses=(Bonus("detect"),),
        gives=("sure-footed-unburdened",),
    ),
    exploration(id="skilled-hands", classes=(*EXPLORERS, "runic-master"), active=False, bonuses=(Bonus("dexterity"),)),
    exploration(id="skulk", classes=(*EXPLORERS, "warrior-monk"), gives=("hides",)),
    exploration(
        id="slippery",
        classes=(*SHADOWS, *NIMBLE, "bard", "scout"),
        active=False,
        needs=needs(agility=4),
        gives=("hard-to-hit",),
    ),
    exploration(
        id="stealth",
        classes=(*SHADOWS, *WILD),
        active=False,
        light_only=True,
        feat=Feat("sneak", feats.sneak_offers, feats.sneak, 4),
    ),
    exploration(id="survival", classes=(*WILD, "barbarian", "animist"), active=False, gives=("lives-off-the-land",)),
    exploration(id="thief", classes=(*SHADOWS, "bard", "scout", "gladiator"), gives=("robs-the-dead",)),
    exploration(
        id="tracker",
        classes=(*WILD, "sorcerer-hunter", "barbarian"),
        uses=2,
        feat=Feat("track", feats.track_offers, feats.track, 5),
    ),
    exploration(id="trapper", classes=(*WILD, *SHADOWS), uses=2, entering=reactions.trapped),
    exploration(id="up-and-back-to-fight", classes=(*FIGHTERS, *EXPLORERS), gives=("springs-up",), repeats=("rise",)),
)
