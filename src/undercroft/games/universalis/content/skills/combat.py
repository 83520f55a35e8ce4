"""The Combat skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ..definitions import Bonus, Skill
from ..hooks import Deed, Feat
from . import feats, monstrous, talents, worths
from .kinds import DARK, EXPLORERS, FIGHTERS, NIMBLE, RAGING, SHADOWS, SWORN, WILD, combat, needs

COMBAT: tuple[Skill, ...] = (
    combat("accurate-shooting", (*EXPLORERS, "sorcerer-hunter", "warrior")),
    combat("aiming", (*EXPLORERS, "sorcerer-hunter", "warrior")),
    combat("battle-dancer", ("battle-dancer", "bard", "rogue"), needs=needs(agility=3), light_only=True),
    combat("berserker", (*RAGING, "animist", "forester"), feat=Feat("rage", talents.rage_offers, talents.rage, 8)),
    combat("blocking", FIGHTERS, gives=("blocks-with-blade",)),
    combat(
        "bodyguard",
        (*SWORN, *RAGING, "warrior-monk"),
        active=False,
        feat=Feat("escort", feats.escort_offers, feats.escort, 1),
        gives=("guards",),
    ),
    combat("brutal-blow", (*RAGING, "knight", "paladin")),
    combat("combat-master", FIGHTERS, needs=needs(combat=4), gives=("strikes-on",)),
    combat("cruel", (*RAGING, *SHADOWS, *DARK)),
    combat(
        "deafening-roar",
        (*RAGING, "bard", "animist"),
        uses=1,
        deed=Deed(talents.aim_roar, talents.roar, beside_enemies=True),
    ),
    combat("dirty-fighter", (*SHADOWS, "gladiator", "barbarian", "bard"), gives=("stuns-by-doubles",)),
    combat("elite", (*FIGHTERS, "assassin", "ranger"), needs=needs(combat=4)),
    combat("expert-archer", (*WILD, "bard", "warrior"), uses=1, gives=("shoots-again",)),
    combat("expert-shooter", (*WILD, "bard", "rogue", "sorcerer-hunter"), gives=("shoots-on-the-move",)),
    combat("expert-thrower", (*EXPLORERS, "gladiator", "barbarian", "battle-dancer"), needs=needs(shooting=4)),
    combat("fast-attacks", (*NIMBLE, *SHADOWS, "gladiator", "warrior")),
    combat("fast-shooting", (*WILD, "assassin", "sorcerer-hunter")),
    combat("foresight", (*NIMBLE, "paladin", "assassin", "ranger", "wizard")),
    combat("giant-killer", (*FIGHTERS, *WILD)),
    combat("hardened", (*RAGING, "knight", "runic-master"), active=False, gives=("takes-blows",)),
    combat("hardy", (*FIGHTERS, *WILD, "runic-master"), active=False, bonuses=(Bonus("vitality"),)),
    combat("hatred-towards", (*FIGHTERS, *WILD), active=False, worded=True),
    combat(
        "hatred-towards-the-underworld",
        (*SWORN, "warrior-monk", "runic-master"),
        active=False,
        gives=("hates-the-unholy",),
    ),
    combat("heart-seeker", (*EXPLORERS, "sorcerer-hunter")),
    combat("lethal-blow", (*FIGHTERS, "assassin")),
    combat("lethal-shot", (*EXPLORERS, "sorcerer-hunter")),
    combat("martial-arts", (*NIMBLE, "assassin"), gives=("throws",)),
    combat("mighty-blow", (*RAGING, *SWORN, "runic-master")),
    combat("powerful-blow", (*RAGING, *SWORN)),
    combat(
        "quick-reloading",
        (*WILD, "sorcerer-hunter", "rogue"),
        feat=Feat("quick-reload", feats.reload_offers, feats.quick_reload, 2),
    ),
    combat(
        "shield-onslaught",
        (*SWORN, "gladiator", "warrior"),
        deed=Deed(monstrous.aim_shield, monstrous.charge, worths.rammed, name="onslaught"),
    ),
    combat("spinning-blow", (*RAGING, *NIMBLE)),
    combat("strong", (*RAGING, *SWORN, "forester"), active=False, bonuses=(Bonus("strength"),)),
    combat("swift-drawing", (*FIGHTERS, *EXPLORERS), active=False, gives=("draws-swiftly",)),
    combat("sword-master", (*SWORN, *NIMBLE, "warrior", "ranger"), needs=needs(combat=4)),
    combat(
        "tough",
        (*FIGHTERS, *WILD, "runic-master"),
        active=False,
        gives=("recovers-well",),
        hardy=("poison", "disease", "cold", "stunned", "diseased", "poisoned"),
    ),
    combat("tricky-fighter", (*EXPLORERS, *NIMBLE, "gladiator"), needs=needs(intelligence=4)),
    combat("two-weapon-fighting", (*NIMBLE, *SHADOWS, "gladiator", "ranger", "warrior"), gives=("fights-with-two",)),
    combat("unstoppable-charge", (*RAGING, "knight", "paladin")),
    combat("used-to-armors", (*RAGING, *SWORN, "runic-master"), active=False, gives=("moves-in-heavy-armor",)),
)
