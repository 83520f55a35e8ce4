"""The Nature skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ..definitions import Bonus, Skill
from ..hooks import Aid, Deed, Edge, Feat, Wounding
from . import blows, feats, monstrous, reactions, worths
from .kinds import nature

NATURE: tuple[Skill, ...] = (
    nature(id="aquatic-animal", gives=("swims",)),
    nature(id="aura", gives=("burns-neighbours",)),
    nature(
        id="breath",
        active=True,
        deed=Deed(monstrous.aim_breath, monstrous.breathe, worths.breath, distant=True),
        gives=("breathes",),
    ),
    nature(id="brutal", active=True, inborn=True, blow=Aid(6, Edge(2, blows.coming, dice=1), blows.after_a_step)),
    nature(id="clumsy-hands", bonuses=(Bonus("dexterity", -1),), negative=True),
    nature(id="corrosive-vomit", active=True, deed=Deed(monstrous.aim_near, monstrous.vomit, worths.vomit)),
    nature(id="coward", negative=True, gives=("flees",)),
    nature(id="double-attack", gives=("two-blows",)),
    nature(
        id="ethereal",
        gives=(
            "bodiless",
            "never-slips",
            "sure-footed",
            "hit-by-magic-only",
        ),
    ),
    nature(id="familiar", gives=("serves-a-wizard",)),
    nature(id="fearsome", inborn=True, gives=("frightens",)),
    nature(id="flying", gives=("flies",)),
    nature(id="grab-and-eat", active=True, deed=Deed(monstrous.aim_swallow, monstrous.swallow, worths.devour)),
    nature(
        id="grab-and-suffocate",
        active=True,
        deed=Deed(monstrous.aim_equal, monstrous.suffocate, worths.choke),
        gives=("grasps",),
    ),
    nature(id="grab-and-throw", active=True, deed=Deed(monstrous.aim_throw, monstrous.throw, worths.toss)),
    nature(
        id="hypnotic",
        active=True,
        deed=Deed(monstrous.aim_near, monstrous.hypnotise, worths.enthrall, bodily=False),
        inborn=True,
    ),
    nature(
        id="huge",
        bonuses=(Bonus("perception", -2),),
        gives=(
            "gives-allies-away",
            "sure-footed",
            "too-big-to-stun",
        ),
    ),
    nature(id="invulnerable", gives=("hit-by-criticals-only",)),
    nature(id="large", bonuses=(Bonus("perception", -1), Bonus("dexterity", -1))),
    nature(id="leach-mana", active=True, deed=Deed(monstrous.aim_mana, monstrous.leach, worths.drain, distant=True)),
    nature(
        id="leech-vitality",
        active=True,
        inborn=True,
        blow=Aid(13, fits=blows.wounded),
        wounding=Wounding(1, blows.leech),
        gives=("leeches",),
    ),
    nature(
        id="lethal-gaze",
        active=True,
        gives=("hard-to-look-at",),
        entering=reactions.gazed_at,
        starting=reactions.gazed_at,
    ),
    nature(id="lost-in-the-dark", negative=True, gives=("night-blind",)),
    nature(id="lycanthropy", active=True, uses=2, feat=Feat("change", feats.change_offers, feats.change, 6)),
    nature(id="magic-resistance", inborn=True, gives=("resists-magic",)),
    nature(id="mimetism", gives=("blends-in",), inborn=True),
    nature(id="mount", gives=("carries-baggage", "carries-riders", "stands-still")),
    nature(id="multiple-attacks", gives=("three-blows",)),
    nature(id="onslaught", active=True, deed=Deed(monstrous.aim_charge, monstrous.charge, worths.rammed), inborn=True),
    nature(id="paralyzing-poison", wounding=Wounding(3, blows.paralyze)),
    nature(id="pathfinder", gives=("paths",)),
    nature(id="plague-bearer", inborn=True, wounding=Wounding(4, blows.infect)),
    nature(id="poisonous", inborn=True, gives=("poisons",), wounding=Wounding(2, blows.poison)),
    nature(id="projectile-immunity", gives=("missile-proof",)),
    nature(id="raging-mount", gives=("carries-baggage", "carries-riders")),
    nature(id="regeneration", inborn=True, gives=("regrows",)),
    nature(id="rock-throwing", active=True, deed=Deed(monstrous.aim_rock, monstrous.hurl, worths.rock, distant=True)),
    nature(id="sharp-senses", bonuses=(Bonus("perception"),), inborn=True, gives=("sharp-nosed",)),
    nature(
        id="shriek-from-the-underworld",
        active=True,
        deed=Deed(monstrous.aim_six, monstrous.shriek, worths.shriek, distant=True),
    ),
    nature(id="small", bonuses=(Bonus("perception"),), gives=("small-missiles",)),
    nature(id="staggering", negative=True, gives=("lumbering",)),
    nature(id="sting", active=True, deed=Deed(monstrous.aim_near, monstrous.sting, worths.sting), inborn=True),
    nature(id="stupid", bonuses=(Bonus("perception", -1), Bonus("dexterity", -1)), negative=True, gives=("may-idle",)),
    nature(id="sweep", active=True, deed=Deed(monstrous.aim_sweep, monstrous.sweep, worths.swept)),
    nature(id="tail-swipe", active=True, deed=Deed(monstrous.aim_tail, monstrous.sweep, worths.swept, turns=False)),
    nature(id="tentacles", gives=("long-armed",)),
    nature(id="trampling", active=True, deed=Deed(monstrous.aim_trample, monstrous.trample, worths.trampled)),
    nature(
        id="undead",
        gives=("mind-proof", "at-home-in-darkness", "unholy", "gaze-proof", "venom-proof", "feels-no-pain"),
        proof=("stunned", "diseased", "poisoned"),
    ),
    nature(
        id="underworld",
        gives=(
            "mind-proof",
            "at-home-in-darkness",
            "unholy",
            "gaze-proof",
            "venom-proof",
        ),
        proof=("diseased", "poisoned"),
        resists=("fire",),
    ),
    nature(
        id="vermin",
        gives=(
            "swarms",
            "venom-proof",
        ),
        proof=("stunned", "knocked-down", "diseased", "poisoned"),
    ),
    nature(id="vulnerable", negative=True, gives=("vulnerable-to",)),
    nature(id="watchman", bonuses=(Bonus("initiative", 2),), active=True, gives=("keeps-watch",)),
)
