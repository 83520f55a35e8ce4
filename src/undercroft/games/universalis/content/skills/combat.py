"""The Combat skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ..definitions import Bonus, Skill
from ..hooks import Aid, Declared, Deed, Edge, Feat, Follow, Guard
from . import blows, feats, monstrous, reactions, talents, worths
from .kinds import DARK, EXPLORERS, FIGHTERS, NIMBLE, RAGING, SHADOWS, SWORN, WILD, combat, needs

COMBAT: tuple[Skill, ...] = (
    combat("accurate-shooting", (*EXPLORERS, "sorcerer-hunter", "warrior"), shot=Aid(1, Edge(1, dice=1))),
    combat(
        "aiming", (*EXPLORERS, "sorcerer-hunter", "warrior"), shot=Aid(5, fits=blows.standing_still), gives=("aims",)
    ),
    combat(
        "battle-dancer",
        ("battle-dancer", "bard", "rogue"),
        needs=needs(agility=3),
        light_only=True,
        blow=Aid(8),
        follow=Follow(1, blows.dance),
        gives=("dances-on",),
    ),
    combat("berserker", (*RAGING, "animist", "forester"), feat=Feat("rage", talents.rage_offers, talents.rage, 8)),
    combat("blocking", FIGHTERS, gives=("blocks-with-blade",)),
    combat(
        "bodyguard",
        (*SWORN, *RAGING, "warrior-monk"),
        active=False,
        feat=Feat("escort", feats.escort_offers, feats.escort, 1),
        guard=Guard(reactions.escorted, reactions.take_for),
    ),
    combat(
        "brutal-blow",
        (*RAGING, "knight", "paladin"),
        declared=Declared(3, fits=blows.two_handed),
        gives=("criticals-from-4",),
    ),
    combat(
        "combat-master",
        FIGHTERS,
        needs=needs(combat=4),
        blow=Aid(12, more=blows.outnumbered),
        gives=("strikes-on",),
    ),
    combat("cruel", (*RAGING, *SHADOWS, *DARK), blow=Aid(4, Edge(5, ones=True)), gives=("cruel-spells",)),
    combat(
        "deafening-roar",
        (*RAGING, "bard", "animist"),
        uses=1,
        deed=Deed(talents.aim_roar, talents.roar, beside_enemies=True),
    ),
    combat("dirty-fighter", (*SHADOWS, "gladiator", "barbarian", "bard"), gives=("stuns-by-doubles",), blow=Aid(10)),
    combat(
        "elite", (*FIGHTERS, "assassin", "ranger"), needs=needs(combat=4), blow=Aid(5), gives=("attack-ones-again",)
    ),
    combat("expert-archer", (*WILD, "bard", "warrior"), uses=1, gives=("rolls-shots-again",)),
    combat(
        "expert-shooter",
        (*WILD, "bard", "rogue", "sorcerer-hunter"),
        shot=Aid(7, fits=blows.on_the_move),
        gives=("shoots-on-the-move",),
    ),
    combat(
        "expert-thrower",
        (*EXPLORERS, "gladiator", "barbarian", "battle-dancer"),
        needs=needs(shooting=4),
        shot=Aid(6, fits=blows.thrown),
        gives=("shot-ones-again",),
    ),
    combat("fast-attacks", (*NIMBLE, *SHADOWS, "gladiator", "warrior"), declared=Declared(4), gives=("three-dice",)),
    combat("fast-shooting", (*WILD, "assassin", "sorcerer-hunter"), gives=("shoots-twice",)),
    combat("foresight", (*NIMBLE, "paladin", "assassin", "ranger", "wizard"), gives=("counters",)),
    combat(
        "giant-killer",
        (*FIGHTERS, *WILD),
        blow=Aid(1, Edge(1, blows.large, dice=1), blows.at_large),
        shot=Aid(3, Edge(3, blows.large, dice=1), blows.at_large),
        gives=("braves-giants",),
    ),
    combat("hardened", (*RAGING, "knight", "runic-master"), active=False, gives=("takes-blows",)),
    combat("hardy", (*FIGHTERS, *WILD, "runic-master"), active=False, bonuses=(Bonus("vitality"),)),
    combat("hatred-towards", (*FIGHTERS, *WILD), active=False, worded=True),
    combat(
        "hatred-towards-the-underworld",
        (*SWORN, "warrior-monk", "runic-master"),
        active=False,
        gives=("hates-the-unholy",),
    ),
    combat("heart-seeker", (*EXPLORERS, "sorcerer-hunter"), shot=Aid(4, Edge(4, all_ones=True))),
    combat("lethal-blow", (*FIGHTERS, "assassin"), blow=Aid(2, Edge(3, blows.critical, armor=-1))),
    combat("lethal-shot", (*EXPLORERS, "sorcerer-hunter"), shot=Aid(2, Edge(2, blows.critical, armor=-1))),
    combat(
        "martial-arts",
        (*NIMBLE, "assassin"),
        gives=("throws",),
        blow=Aid(7, fits=blows.at_no_larger),
        art=blows.martial_art,
    ),
    combat(
        "mighty-blow",
        (*RAGING, *SWORN, "runic-master"),
        declared=Declared(1, edge=Edge(armor=-1)),
        gives=("breaks-shields",),
    ),
    combat("powerful-blow", (*RAGING, *SWORN), declared=Declared(2, edge=Edge(sixes=True))),
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
    combat(
        "spinning-blow",
        (*RAGING, *NIMBLE),
        declared=Declared(6, fits=blows.surrounded, alone=True),
        gives=("strikes-around",),
    ),
    combat("strong", (*RAGING, *SWORN, "forester"), active=False, bonuses=(Bonus("strength"),)),
    combat("swift-drawing", (*FIGHTERS, *EXPLORERS), active=False, gives=("draws-swiftly",)),
    combat(
        "sword-master",
        (*SWORN, *NIMBLE, "warrior", "ranger"),
        needs=needs(combat=4),
        blow=Aid(9, fits=blows.with_sword),
        follow=Follow(2, blows.master),
        gives=("masters-swords",),
    ),
    combat(
        "tough",
        (*FIGHTERS, *WILD, "runic-master"),
        active=False,
        gives=("recovers-well",),
        hardy=("poison", "disease", "cold", "stunned", "diseased", "poisoned"),
    ),
    combat(
        "tricky-fighter",
        (*EXPLORERS, *NIMBLE, "gladiator"),
        needs=needs(intelligence=4),
        blow=Aid(3, Edge(4, blows.double, armor=-1)),
    ),
    combat(
        "two-weapon-fighting",
        (*NIMBLE, *SHADOWS, "gladiator", "ranger", "warrior"),
        blow=Aid(11, more=blows.two_armed),
        gives=("fights-with-two",),
    ),
    combat(
        "unstoppable-charge",
        (*RAGING, "knight", "paladin"),
        declared=Declared(5, fits=blows.charging, alone=True),
        gives=("knocks-smaller-down",),
    ),
    combat("used-to-armors", (*RAGING, *SWORN, "runic-master"), active=False, gives=("moves-in-heavy-armor",)),
)
