"""The Nature skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ..definitions import Bonus, Skill
from ..hooks import Aid, Deed, Edge, Feat, Wounding
from . import blows, feats, monstrous, reactions, worths
from .kinds import nature

NATURE: tuple[Skill, ...] = (
    nature("aquatic-animal", gives=("swims",)),
    nature("aura", gives=("burns-neighbours",)),
    nature(
        "breath",
        active=True,
        deed=Deed(monstrous.aim_breath, monstrous.breathe, worths.breath, distant=True),
        gives=("breathes",),
    ),
    nature("brutal", active=True, inborn=True, blow=Aid(6, Edge(2, blows.coming, dice=1), blows.after_a_step)),
    nature("clumsy-hands", Bonus("dexterity", -1), negative=True),
    nature("corrosive-vomit", active=True, deed=Deed(monstrous.aim_near, monstrous.vomit, worths.vomit)),
    nature("coward", negative=True, gives=("flees",)),
    nature("double-attack", gives=("two-blows",)),
    nature(
        "ethereal",
        gives=(
            "bodiless",
            "never-slips",
            "sure-footed",
            "hit-by-magic-only",
        ),
    ),
    nature("familiar", gives=("serves-a-wizard",)),
    nature("fearsome", inborn=True, gives=("frightens",)),
    nature("flying", gives=("flies",)),
    nature("grab-and-eat", active=True, deed=Deed(monstrous.aim_smaller, monstrous.swallow, worths.devour)),
    nature(
        "grab-and-suffocate",
        active=True,
        deed=Deed(monstrous.aim_equal, monstrous.suffocate, worths.choke),
        gives=("grasps",),
    ),
    nature("grab-and-throw", active=True, deed=Deed(monstrous.aim_smaller, monstrous.throw, worths.toss)),
    nature(
        "hypnotic",
        active=True,
        deed=Deed(monstrous.aim_near, monstrous.hypnotise, worths.enthrall, bodily=False),
        inborn=True,
    ),
    nature(
        "huge",
        Bonus("perception", -2),
        gives=(
            "gives-allies-away",
            "sure-footed",
            "too-big-to-stun",
        ),
    ),
    nature("invulnerable", gives=("hit-by-criticals-only",)),
    nature("large", Bonus("perception", -1), Bonus("dexterity", -1)),
    nature("leach-mana", active=True, deed=Deed(monstrous.aim_mana, monstrous.leach, worths.drain, distant=True)),
    nature(
        "leech-vitality",
        active=True,
        inborn=True,
        blow=Aid(13, fits=blows.wounded),
        wounding=Wounding(1, blows.leech),
        gives=("leeches",),
    ),
    nature(
        "lethal-gaze",
        active=True,
        gives=("hard-to-look-at",),
        entering=reactions.gazed_at,
        starting=reactions.gazed_at,
    ),
    nature("lost-in-the-dark", negative=True, gives=("night-blind",)),
    nature("lycanthropy", active=True, uses=2, feat=Feat("change", feats.change_offers, feats.change, 6)),
    nature("magic-resistance", inborn=True, gives=("resists-magic",)),
    nature("mimetism", gives=("blends-in",), inborn=True),
    nature("mount", gives=("carries-baggage", "carries-riders", "stands-still")),
    nature("multiple-attacks", gives=("three-blows",)),
    nature("onslaught", active=True, deed=Deed(monstrous.aim_charge, monstrous.charge, worths.rammed), inborn=True),
    nature("paralyzing-poison", wounding=Wounding(3, blows.paralyze)),
    nature("pathfinder", gives=("paths",)),
    nature("plague-bearer", inborn=True, wounding=Wounding(4, blows.infect)),
    nature("poisonous", inborn=True, gives=("poisons",), wounding=Wounding(2, blows.poison)),
    nature("projectile-immunity", gives=("missile-proof",)),
    nature("raging-mount", gives=("carries-baggage", "carries-riders")),
    nature("regeneration", inborn=True, gives=("regrows",)),
    nature("rock-throwing", active=True, deed=Deed(monstrous.aim_rock, monstrous.hurl, worths.rock, distant=True)),
    nature("sharp-senses", Bonus("perception"), inborn=True, gives=("sharp-nosed",)),
    nature(
        "shriek-from-the-underworld",
        active=True,
        deed=Deed(monstrous.aim_six, monstrous.shriek, worths.shriek, distant=True),
    ),
    nature("small", Bonus("perception"), gives=("small-missiles",)),
    nature("staggering", negative=True, gives=("lumbering",)),
    nature("sting", active=True, deed=Deed(monstrous.aim_near, monstrous.sting, worths.sting), inborn=True),
    nature("stupid", Bonus("perception", -1), Bonus("dexterity", -1), negative=True, gives=("may-idle",)),
    nature("sweep", active=True, deed=Deed(monstrous.aim_sweep, monstrous.sweep, worths.swept)),
    nature("tail-swipe", active=True, deed=Deed(monstrous.aim_tail, monstrous.sweep, worths.swept, turns=False)),
    nature("tentacles", gives=("long-armed",)),
    nature("trampling", active=True, deed=Deed(monstrous.aim_trample, monstrous.trample, worths.trampled)),
    nature(
        "undead",
        gives=("mind-proof", "at-home-in-darkness", "unholy", "gaze-proof", "venom-proof", "feels-no-pain"),
        proof=("stunned", "diseased", "poisoned"),
    ),
    nature(
        "underworld",
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
        "vermin",
        gives=(
            "swarms",
            "venom-proof",
        ),
        proof=("stunned", "knocked-down", "diseased", "poisoned"),
    ),
    nature("vulnerable", negative=True, gives=("vulnerable-to",)),
    nature("watchman", Bonus("initiative", 2), active=True, gives=("keeps-watch",)),
)
