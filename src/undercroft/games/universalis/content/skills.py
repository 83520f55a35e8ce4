"""The 142 skills: 40 Combat, 25 Scholarly, 25 Exploration and 52 Nature skills.  [dun.skill.list]

What a skill adds to an attribute or to a roll stands here; everything else that it does stands in `rules/`, under
its id. The classes that learn a professional skill are this project's choice.
"""

from __future__ import annotations

from .definitions import Bonus, Skill

RAGING = ("barbarian", "gladiator", "warrior")
SWORN = ("knight", "paladin", "sorcerer-hunter")
NIMBLE = ("battle-dancer", "warrior-monk")
FIGHTERS = RAGING + SWORN + NIMBLE
SHADOWS = ("assassin", "rogue")
WILD = ("forester", "ranger", "scout")
EXPLORERS = (*SHADOWS, *WILD, "bard")
LEARNED = ("runic-master", "wizard")
DARK = ("necromancer", "sorcerer", "underworld-sorcerer")
CASTERS = (*LEARNED, *DARK, "animist")
ALL = FIGHTERS + EXPLORERS + CASTERS
GOOD = ("healing-light", "sheltering-light", "holy-light", "scourge-of-evil")
EVIL = ("favour-of-the-gods", "regeneration", "marshy-ground", "inner-fire")
"""What the champions of the gods can cast; the last of each belong to lores that are still to be written."""


def needs(**least: int) -> tuple[Bonus, ...]:
    """Attributes that must be at least so high."""
    return tuple(Bonus(attribute, value) for attribute, value in least.items())


def combat(id: str, classes: tuple[str, ...], *, active: bool = True, **more: object) -> Skill:
    return Skill(id=id, group="combat", classes=classes, active=active, **more)  # type: ignore[arg-type]


def scholarly(id: str, classes: tuple[str, ...], *, active: bool = False, **more: object) -> Skill:
    return Skill(id=id, group="scholarly", classes=classes, active=active, **more)  # type: ignore[arg-type]


def exploration(id: str, classes: tuple[str, ...], *, active: bool = True, **more: object) -> Skill:
    return Skill(id=id, group="exploration", classes=classes, active=active, **more)  # type: ignore[arg-type]


def nature(id: str, *bonuses: Bonus, active: bool = False, negative: bool = False, uses: int = 0) -> Skill:
    return Skill(id=id, group="nature", bonuses=bonuses, active=active, negative=negative, uses=uses)


COMBAT: tuple[Skill, ...] = (
    combat("accurate-shooting", (*EXPLORERS, "sorcerer-hunter", "warrior")),
    combat("aiming", (*EXPLORERS, "sorcerer-hunter", "warrior")),
    combat("battle-dancer", ("battle-dancer", "bard", "rogue"), needs=needs(agility=3), light_only=True),
    combat("berserker", (*RAGING, "animist", "forester")),
    combat("blocking", FIGHTERS),
    combat("bodyguard", (*SWORN, *RAGING, "warrior-monk"), active=False),
    combat("brutal-blow", (*RAGING, "knight", "paladin")),
    combat("combat-master", FIGHTERS, needs=needs(combat=4)),
    combat("cruel", (*RAGING, *SHADOWS, *DARK)),
    combat("deafening-roar", (*RAGING, "bard", "animist"), uses=1),
    combat("dirty-fighter", (*SHADOWS, "gladiator", "barbarian", "bard")),
    combat("elite", (*FIGHTERS, "assassin", "ranger"), needs=needs(combat=4)),
    combat("expert-archer", (*WILD, "bard", "warrior"), uses=1),
    combat("expert-shooter", (*WILD, "bard", "rogue", "sorcerer-hunter")),
    combat("expert-thrower", (*EXPLORERS, "gladiator", "barbarian", "battle-dancer"), needs=needs(shooting=4)),
    combat("fast-attacks", (*NIMBLE, *SHADOWS, "gladiator", "warrior")),
    combat("fast-shooting", (*WILD, "assassin", "sorcerer-hunter")),
    combat("foresight", (*NIMBLE, "paladin", "assassin", "ranger", "wizard")),
    combat("giant-killer", (*FIGHTERS, *WILD)),
    combat("hardened", (*RAGING, "knight", "runic-master"), active=False),
    combat("hardy", (*FIGHTERS, *WILD, "runic-master"), active=False, bonuses=(Bonus("vitality"),)),
    combat("hatred-towards", (*FIGHTERS, *WILD), active=False),
    combat("hatred-towards-the-underworld", (*SWORN, "warrior-monk", "runic-master"), active=False),
    combat("heart-seeker", (*EXPLORERS, "sorcerer-hunter")),
    combat("lethal-blow", (*FIGHTERS, "assassin")),
    combat("lethal-shot", (*EXPLORERS, "sorcerer-hunter")),
    combat("martial-arts", (*NIMBLE, "assassin")),
    combat("mighty-blow", (*RAGING, *SWORN, "runic-master")),
    combat("powerful-blow", (*RAGING, *SWORN)),
    combat("quick-reloading", (*WILD, "sorcerer-hunter", "rogue")),
    combat("shield-onslaught", (*SWORN, "gladiator", "warrior")),
    combat("spinning-blow", (*RAGING, *NIMBLE)),
    combat("strong", (*RAGING, *SWORN, "forester"), active=False, bonuses=(Bonus("strength"),)),
    combat("swift-drawing", (*FIGHTERS, *EXPLORERS), active=False),
    combat("sword-master", (*SWORN, *NIMBLE, "warrior", "ranger"), needs=needs(combat=4)),
    combat("tough", (*FIGHTERS, *WILD, "runic-master"), active=False),
    combat("tricky-fighter", (*EXPLORERS, *NIMBLE, "gladiator"), needs=needs(intelligence=4)),
    combat("two-weapon-fighting", (*NIMBLE, *SHADOWS, "gladiator", "ranger", "warrior")),
    combat("unstoppable-charge", (*RAGING, "knight", "paladin")),
    combat("used-to-armors", (*RAGING, *SWORN, "runic-master"), active=False),
)

SCHOLARLY: tuple[Skill, ...] = (
    scholarly("alchemist", (*CASTERS, "bard", "rogue", "assassin"), uses=1),
    scholarly("battle-wizard", (*CASTERS, "ranger", "bard")),
    scholarly("champion-of-the-gods-of-good", ("paladin", "knight", "warrior-monk", "bard"), active=True, spells=GOOD),
    scholarly(
        "champion-of-the-gods-of-evil", ("barbarian", "gladiator", "knight", "assassin"), active=True, spells=EVIL
    ),
    scholarly("cold-blooded", ALL),
    scholarly("combat-instructor", (*FIGHTERS, "ranger"), needs=needs(combat=4)),
    scholarly("eloquence", ("bard", "rogue", "paladin", "knight", "wizard")),
    scholarly("encouraging", (*SWORN, "bard", "animist", "runic-master"), active=True, uses=1),
    scholarly("experienced-wizard", CASTERS, active=True, uses=1),
    scholarly("expert-poisoner", (*SHADOWS, *DARK, "animist")),
    scholarly("first-aid", (*SWORN, *WILD, "animist", "bard", "warrior-monk", "runic-master"), active=True, uses=2),
    scholarly("giant-tamer", ("animist", "runic-master", "sorcerer", "ranger"), active=True),
    scholarly("herbalist", (*WILD, "animist", "wizard", "bard")),
    scholarly("impassible", ALL, active=True),
    scholarly("inspiring", (*SWORN, "bard", "warrior", "runic-master")),
    scholarly("inspiring-music", ("bard", "animist"), active=True),
    scholarly("iron-will", ALL, bonuses=(Bonus("courage"),)),
    scholarly("mislead", ("bard", "rogue", "wizard", "sorcerer", "assassin"), active=True),
    scholarly("polyglot", (*CASTERS, "bard", "scout"), bonuses=(Bonus("riddle"),)),
    scholarly("powerful-mind", CASTERS, needs=needs(intelligence=4), bonuses=(Bonus("riddle", 2),)),
    scholarly("reckless-wizard", CASTERS, active=True, bonuses=(Bonus("casting"),)),
    scholarly("recovering-mana", CASTERS, active=True, uses=1),
    scholarly("secrets-of-magic", (*CASTERS, "sorcerer-hunter"), active=True),
    scholarly("taming-animals", (*WILD, "animist", "barbarian", "sorcerer")),
    scholarly("torturer", (*SHADOWS, *DARK, "sorcerer-hunter"), active=True),
)

EXPLORATION: tuple[Skill, ...] = (
    exploration("acrobat", (*SHADOWS, *NIMBLE, "bard", "scout"), needs=needs(agility=4)),
    exploration("ambush", (*EXPLORERS, "barbarian", "sorcerer-hunter"), bonuses=(Bonus("initiative"),)),
    exploration("cat-reflexes", (*EXPLORERS, *NIMBLE), active=False, needs=needs(agility=4)),
    exploration("cautious-trapper", (*EXPLORERS, "runic-master")),
    exploration("climber", (*EXPLORERS, *NIMBLE, "barbarian")),
    exploration("eagle-eye", EXPLORERS, bonuses=(Bonus("detect"), Bonus("search"), Bonus("secret"))),
    exploration("expert-rider", (*SWORN, *WILD, "barbarian"), active=False),
    exploration("expert-trapper", (*EXPLORERS, "sorcerer-hunter"), bonuses=(Bonus("detect"), Bonus("disarm"))),
    exploration(
        "fast",
        (*EXPLORERS, *NIMBLE),
        needs=needs(agility=4, movement=4),
        light_only=True,
        bonuses=(Bonus("disengage"),),
    ),
    exploration("flying-jump", (*NIMBLE, *SHADOWS, "bard"), needs=needs(agility=4)),
    exploration("great-explorer", (*EXPLORERS, "wizard"), uses=3),
    exploration(
        "hunter", (*WILD, "barbarian", "sorcerer-hunter", "animist"), active=False, bonuses=(Bonus("perception"),)
    ),
    exploration("locksmith", (*EXPLORERS, "runic-master"), bonuses=(Bonus("lock", 2),)),
    exploration("lucky", ALL, active=False, uses=1),
    exploration("lynx", (*EXPLORERS, *NIMBLE), active=False),
    exploration("scout", (*WILD, "barbarian", "animist"), active=False, bonuses=(Bonus("detect"),)),
    exploration("skilled-hands", (*EXPLORERS, "runic-master"), active=False, bonuses=(Bonus("dexterity"),)),
    exploration("skulk", (*EXPLORERS, "warrior-monk")),
    exploration("slippery", (*SHADOWS, *NIMBLE, "bard", "scout"), active=False, needs=needs(agility=4)),
    exploration("stealth", (*SHADOWS, *WILD), active=False, light_only=True),
    exploration("survival", (*WILD, "barbarian", "animist"), active=False),
    exploration("thief", (*SHADOWS, "bard", "scout", "gladiator")),
    exploration("tracker", (*WILD, "sorcerer-hunter", "barbarian"), uses=2),
    exploration("trapper", (*WILD, *SHADOWS), uses=2),
    exploration("up-and-back-to-fight", (*FIGHTERS, *EXPLORERS)),
)

NATURE: tuple[Skill, ...] = (
    nature("aquatic-animal"),
    nature("aura"),
    nature("breath", active=True),
    nature("brutal", active=True),
    nature("clumsy-hands", Bonus("dexterity", -1), negative=True),
    nature("corrosive-vomit", active=True),
    nature("coward", negative=True),
    nature("double-attack"),
    nature("ethereal"),
    nature("familiar"),
    nature("fearsome"),
    nature("flying"),
    nature("grab-and-eat", active=True),
    nature("grab-and-suffocate", active=True),
    nature("grab-and-throw", active=True),
    nature("hypnotic", active=True),
    nature("huge", Bonus("perception", -2)),
    nature("invulnerable"),
    nature("large", Bonus("perception", -1), Bonus("dexterity", -1)),
    nature("leach-mana", active=True),
    nature("leech-vitality", active=True),
    nature("lethal-gaze", active=True),
    nature("lost-in-the-dark", negative=True),
    nature("lycanthropy", active=True, uses=2),
    nature("magic-resistance"),
    nature("mimetism"),
    nature("mount"),
    nature("multiple-attacks"),
    nature("onslaught", active=True),
    nature("paralyzing-poison"),
    nature("pathfinder"),
    nature("plague-bearer"),
    nature("poisonous"),
    nature("projectile-immunity"),
    nature("raging-mount"),
    nature("regeneration"),
    nature("rock-throwing", active=True),
    nature("sharp-senses", Bonus("perception")),
    nature("shriek-from-the-underworld", active=True),
    nature("small", Bonus("perception")),
    nature("staggering", negative=True),
    nature("sting", active=True),
    nature("stupid", Bonus("perception", -1), Bonus("dexterity", -1), negative=True),
    nature("sweep", active=True),
    nature("tail-swipe", active=True),
    nature("tentacles"),
    nature("trampling", active=True),
    nature("undead"),
    nature("underworld"),
    nature("vermin"),
    nature("vulnerable", negative=True),
    nature("watchman", Bonus("initiative", 2), active=True),
)

SKILLS: tuple[Skill, ...] = COMBAT + SCHOLARLY + EXPLORATION + NATURE

INBORN = (
    "brutal",
    "fearsome",
    "hypnotic",
    "leech-vitality",
    "magic-resistance",
    "mimetism",
    "onslaught",
    "plague-bearer",
    "poisonous",
    "regeneration",
    "sharp-senses",
    "sting",
)
"""Nature skills that heroes of some races can learn.  [dun.evolve.nature-skills]"""
WORDED = ("hatred-towards", "hatred-towards-character-creature")
"""Skills that speak of a faction of the owner's choice."""
