"""The Combat skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ..definitions import Bonus, Skill
from ..hooks import Aid, Declared, Deed, Edge, Feat, Follow, Guard
from . import blows, feats, monstrous, reactions, talents, worths
from .kinds import DARK, EXPLORERS, FIGHTERS, NIMBLE, RAGING, SHADOWS, SWORN, WILD, combat, needs

COMBAT: tuple[Skill, ...] = (
    combat(id="accurate-shooting", classes=(*EXPLORERS, "sorcerer-hunter", "warrior"), shot=Aid(1, Edge(1, dice=1))),
    combat(
        id="aiming",
        classes=(*EXPLORERS, "sorcerer-hunter", "warrior"),
        shot=Aid(5, fits=blows.standing_still),
        gives=("aims",),
    ),
    combat(
        id="battle-dancer",
        classes=("battle-dancer", "bard", "rogue"),
        needs=needs(agility=3),
        light_only=True,
        blow=Aid(8),
        follow=Follow(1, blows.dance),
        gives=("dances-on",),
    ),
    combat(
        id="berserker",
        classes=(*RAGING, "animist", "forester"),
        feat=Feat("rage", talents.rage_offers, talents.rage, 8),
    ),
    combat(id="blocking", classes=FIGHTERS, gives=("blocks-with-blade",)),
    combat(
        id="bodyguard",
        classes=(*SWORN, *RAGING, "warrior-monk"),
        active=False,
        feat=Feat("escort", feats.escort_offers, feats.escort, 1),
        guard=Guard(reactions.escorted, reactions.take_for),
    ),
    combat(
        id="brutal-blow",
        classes=(*RAGING, "knight", "paladin"),
        declared=Declared(3, fits=blows.two_handed),
        gives=("criticals-from-4",),
    ),
    combat(
        id="combat-master",
        classes=FIGHTERS,
        needs=needs(combat=4),
        blow=Aid(12, more=blows.outnumbered),
        gives=("strikes-on",),
    ),
    combat(id="cruel", classes=(*RAGING, *SHADOWS, *DARK), blow=Aid(4, Edge(5, ones=True)), gives=("cruel-spells",)),
    combat(
        id="deafening-roar",
        classes=(*RAGING, "bard", "animist"),
        uses=1,
        deed=Deed(talents.aim_roar, talents.roar, beside_enemies=True),
    ),
    combat(
        id="dirty-fighter",
        classes=(*SHADOWS, "gladiator", "barbarian", "bard"),
        gives=("stuns-by-doubles",),
        blow=Aid(10),
    ),
    combat(
        id="elite",
        classes=(*FIGHTERS, "assassin", "ranger"),
        needs=needs(combat=4),
        blow=Aid(5),
        gives=("attack-ones-again",),
    ),
    combat(id="expert-archer", classes=(*WILD, "bard", "warrior"), uses=1, gives=("rolls-shots-again",)),
    combat(
        id="expert-shooter",
        classes=(*WILD, "bard", "rogue", "sorcerer-hunter"),
        shot=Aid(7, fits=blows.on_the_move),
        gives=("shoots-on-the-move",),
    ),
    combat(
        id="expert-thrower",
        classes=(*EXPLORERS, "gladiator", "barbarian", "battle-dancer"),
        needs=needs(shooting=4),
        shot=Aid(6, fits=blows.thrown),
        gives=("shot-ones-again",),
    ),
    combat(
        id="fast-attacks",
        classes=(*NIMBLE, *SHADOWS, "gladiator", "warrior"),
        declared=Declared(4),
        gives=("three-dice",),
    ),
    combat(id="fast-shooting", classes=(*WILD, "assassin", "sorcerer-hunter"), gives=("shoots-twice",)),
    combat(id="foresight", classes=(*NIMBLE, "paladin", "assassin", "ranger", "wizard"), gives=("counters",)),
    combat(
        id="giant-killer",
        classes=(*FIGHTERS, *WILD),
        blow=Aid(1, Edge(1, blows.large, dice=1), blows.at_large),
        shot=Aid(3, Edge(3, blows.large, dice=1), blows.at_large),
        gives=("braves-giants",),
    ),
    combat(id="hardened", classes=(*RAGING, "knight", "runic-master"), active=False, gives=("takes-blows",)),
    combat(id="hardy", classes=(*FIGHTERS, *WILD, "runic-master"), active=False, bonuses=(Bonus("vitality"),)),
    combat(id="hatred-towards", classes=(*FIGHTERS, *WILD), active=False, worded=True),
    combat(
        id="hatred-towards-the-underworld",
        classes=(*SWORN, "warrior-monk", "runic-master"),
        active=False,
        gives=("hates-the-unholy",),
    ),
    combat(id="heart-seeker", classes=(*EXPLORERS, "sorcerer-hunter"), shot=Aid(4, Edge(4, all_ones=True))),
    combat(id="lethal-blow", classes=(*FIGHTERS, "assassin"), blow=Aid(2, Edge(3, blows.critical, armor=-1))),
    combat(id="lethal-shot", classes=(*EXPLORERS, "sorcerer-hunter"), shot=Aid(2, Edge(2, blows.critical, armor=-1))),
    combat(
        id="martial-arts",
        classes=(*NIMBLE, "assassin"),
        gives=("throws",),
        blow=Aid(7, fits=blows.at_no_larger),
        art=blows.martial_art,
    ),
    combat(
        id="mighty-blow",
        classes=(*RAGING, *SWORN, "runic-master"),
        declared=Declared(1, edge=Edge(armor=-1)),
        gives=("breaks-shields",),
    ),
    combat(id="powerful-blow", classes=(*RAGING, *SWORN), declared=Declared(2, edge=Edge(sixes=True))),
    combat(
        id="quick-reloading",
        classes=(*WILD, "sorcerer-hunter", "rogue"),
        feat=Feat("quick-reload", feats.reload_offers, feats.quick_reload, 2),
    ),
    combat(
        id="shield-onslaught",
        classes=(*SWORN, "gladiator", "warrior"),
        deed=Deed(monstrous.aim_shield, monstrous.charge, worths.rammed, name="onslaught"),
    ),
    combat(
        id="spinning-blow",
        classes=(*RAGING, *NIMBLE),
        declared=Declared(6, fits=blows.surrounded, alone=True),
        gives=("strikes-around",),
    ),
    combat(id="strong", classes=(*RAGING, *SWORN, "forester"), active=False, bonuses=(Bonus("strength"),)),
    combat(id="swift-drawing", classes=(*FIGHTERS, *EXPLORERS), active=False, gives=("draws-swiftly",)),
    combat(
        id="sword-master",
        classes=(*SWORN, *NIMBLE, "warrior", "ranger"),
        needs=needs(combat=4),
        blow=Aid(9, fits=blows.with_sword),
        follow=Follow(2, blows.master),
        gives=("masters-swords",),
    ),
    combat(
        id="tough",
        classes=(*FIGHTERS, *WILD, "runic-master"),
        active=False,
        gives=("recovers-well",),
        hardy=("poison", "disease", "cold", "stunned", "diseased", "poisoned"),
    ),
    combat(
        id="tricky-fighter",
        classes=(*EXPLORERS, *NIMBLE, "gladiator"),
        needs=needs(intelligence=4),
        blow=Aid(3, Edge(4, blows.double, armor=-1)),
    ),
    combat(
        id="two-weapon-fighting",
        classes=(*NIMBLE, *SHADOWS, "gladiator", "ranger", "warrior"),
        blow=Aid(11, more=blows.two_armed),
        gives=("fights-with-two",),
    ),
    combat(
        id="unstoppable-charge",
        classes=(*RAGING, "knight", "paladin"),
        declared=Declared(5, fits=blows.charging, alone=True),
        gives=("knocks-smaller-down",),
    ),
    combat(
        id="used-to-armors", classes=(*RAGING, *SWORN, "runic-master"), active=False, gives=("moves-in-heavy-armor",)
    ),
)
