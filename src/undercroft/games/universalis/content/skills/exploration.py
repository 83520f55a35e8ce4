"""The Exploration skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ..definitions import Bonus, Skill
from ..hooks import Aid, Feat
from . import blows, feats, reactions
from .kinds import ALL, EXPLORERS, FIGHTERS, NIMBLE, SHADOWS, SWORN, WILD, exploration, needs

EXPLORATION: tuple[Skill, ...] = (
    exploration("acrobat", (*SHADOWS, *NIMBLE, "bard", "scout"), needs=needs(agility=4), gives=("nimble",)),
    exploration(
        "ambush",
        (*EXPLORERS, "barbarian", "sorcerer-hunter"),
        bonuses=(Bonus("initiative"),),
        gives=("strikes-from-ambush",),
    ),
    exploration(
        "cat-reflexes", (*EXPLORERS, *NIMBLE), active=False, needs=needs(agility=4), gives=("defence-ones-again",)
    ),
    exploration("cautious-trapper", (*EXPLORERS, "runic-master"), gives=("ducks",)),
    exploration("climber", (*EXPLORERS, *NIMBLE, "barbarian"), repeats=("jump", "climb")),
    exploration(
        "eagle-eye",
        EXPLORERS,
        bonuses=(Bonus("detect"), Bonus("search"), Bonus("secret")),
        shot=Aid(8, fits=blows.behind_light_cover),
        gives=("sees-past-light-cover",),
    ),
    exploration("expert-rider", (*SWORN, *WILD, "barbarian"), active=False, gives=("rides-well",), repeats=("seat",)),
    exploration("expert-trapper", (*EXPLORERS, "sorcerer-hunter"), bonuses=(Bonus("detect"), Bonus("disarm"))),
    exploration(
        "fast",
        (*EXPLORERS, *NIMBLE),
        needs=needs(agility=4, movement=4),
        bonuses=(Bonus("disengage"), Bonus("trap")),
        gives=("runs-further",),
    ),
    exploration(
        "flying-jump",
        (*NIMBLE, *SHADOWS, "bard"),
        needs=needs(agility=4),
        feat=Feat("leap", feats.leap_offers, feats.leap, 3),
    ),
    exploration("great-explorer", (*EXPLORERS, "wizard"), uses=3, repeats=("search", "secret")),
    exploration(
        "hunter", (*WILD, "barbarian", "sorcerer-hunter", "animist"), active=False, bonuses=(Bonus("perception"),)
    ),
    exploration("locksmith", (*EXPLORERS, "runic-master"), bonuses=(Bonus("lock", 2),)),
    exploration("lucky", ALL, active=False, uses=1, gives=("lucky-finds",)),
    exploration("lynx", (*EXPLORERS, *NIMBLE), active=False, gives=("keen-ears",)),
    exploration(
        "scout",
        (*WILD, "barbarian", "animist"),
        active=False,
        bonuses=(Bonus("detect"),),
        gives=("sure-footed-unburdened",),
    ),
    exploration("skilled-hands", (*EXPLORERS, "runic-master"), active=False, bonuses=(Bonus("dexterity"),)),
    exploration("skulk", (*EXPLORERS, "warrior-monk"), gives=("hides",)),
    exploration(
        "slippery", (*SHADOWS, *NIMBLE, "bard", "scout"), active=False, needs=needs(agility=4), gives=("hard-to-hit",)
    ),
    exploration(
        "stealth",
        (*SHADOWS, *WILD),
        active=False,
        light_only=True,
        feat=Feat("sneak", feats.sneak_offers, feats.sneak, 4),
    ),
    exploration("survival", (*WILD, "barbarian", "animist"), active=False, gives=("lives-off-the-land",)),
    exploration("thief", (*SHADOWS, "bard", "scout", "gladiator"), gives=("robs-the-dead",)),
    exploration(
        "tracker",
        (*WILD, "sorcerer-hunter", "barbarian"),
        uses=2,
        feat=Feat("track", feats.track_offers, feats.track, 5),
    ),
    exploration("trapper", (*WILD, *SHADOWS), uses=2, entering=reactions.trapped),
    exploration("up-and-back-to-fight", (*FIGHTERS, *EXPLORERS), gives=("springs-up",), repeats=("rise",)),
)
