"""Ready heroes who came later: with them every race and every class is met, and either side has three parties.

[dun.create.order]
"""

from __future__ import annotations

from functools import partial

from undercroft.kernel import Layer

from .definitions import Hero, Trait, scores

hero = partial(Hero, since=2)

GOOD: tuple[Hero, ...] = (
    hero(
        id="aelunde",
        race="elves",
        hero_class="wizard",
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=3,
            armor=2,
            agility=4,
            intelligence=5,
            mana=10,
            courage=4,
            vitality=4,
        ),
        fortune=3,
        skills=("sharp-senses",),
        spells=("lance-of-frost", "rolling-boulder", "clear-spring", "wall-of-ice"),
        hands=("staff",),
        pack=("dagger", "torch", "components-for-magic", "magic-scroll", "healing-potion"),
        coins=1,
    ),
    hero(
        id="hroda",
        race="dwarves",
        hero_class="warrior",
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=3, agility=3, intelligence=3, courage=5, vitality=5
        ),
        fortune=5,
        skills=("tough", "elite"),
        hands=("battleaxe",),
        worn=("leather-armor",),
        pack=("throwing-axe", "torch", "healing-potion"),
        coins=1,
    ),
    hero(
        id="wenna",
        race="halflings",
        hero_class="ranger",
        attributes=scores(
            movement=5,
            combat=2,
            strength=2,
            shooting=6,
            armor=2,
            agility=5,
            intelligence=3,
            mana=2,
            courage=3,
            vitality=4,
        ),
        fortune=5,
        skills=("small", "accurate-shooting", "expert-shooter"),
        spells=("autumns-bounty",),
        hands=("sling-with-lead-projectiles",),
        worn=("leather-armor",),
        pack=("short-sword", "rope", "torch", "pack-of-provisions", "pack-of-provisions", "healing-potion"),
        coins=2,
    ),
    hero(
        id="orison",
        race="celestials",
        hero_class="runic-master",
        attributes=scores(
            movement=5,
            combat=4,
            strength=3,
            shooting=3,
            armor=2,
            agility=3,
            intelligence=5,
            mana=4,
            courage=5,
            vitality=4,
        ),
        fortune=3,
        skills=("flying", "battle-wizard"),
        traits=(Trait("flying", 8),),
        spells=("holy-light", "martyrs-hands"),
        hands=("mace",),
        worn=("leather-armor",),
        pack=("holy-water", "components-for-magic", "healing-potion"),
    ),
)

EVIL: tuple[Hero, ...] = (
    hero(
        id="thornhoof",
        race="beastmen",
        hero_class="forester",
        attributes=scores(
            movement=6, combat=5, strength=5, shooting=2, armor=3, agility=3, intelligence=3, courage=3, vitality=5
        ),
        fortune=2,
        skills=("pathfinder", "hardy", "scout"),
        traits=(Trait("pathfinder", word="forest"),),
        hands=("battleaxe",),
        worn=("leather-armor",),
        pack=("javelin", "javelin", "healing-potion"),
        coins=1,
    ),
    hero(
        id="ysvarra",
        race="dark-elves",
        hero_class="paladin",
        attributes=scores(
            movement=5, combat=5, strength=3, shooting=3, armor=2, agility=4, intelligence=4, courage=4, vitality=4
        ),
        fortune=3,
        skills=("champion-of-the-gods-of-evil",),
        spells=("regeneration",),
        hands=("elven-sword", "shield"),
        worn=("chainmail",),
    ),
    hero(
        id="old-nettle",
        race="goblins",
        hero_class="sorcerer",
        attributes=scores(
            movement=5,
            combat=2,
            strength=2,
            shooting=3,
            armor=2,
            agility=5,
            intelligence=5,
            mana=8,
            courage=2,
            vitality=4,
        ),
        fortune=4,
        skills=("small", "coward", "reckless-wizard", "recovering-mana"),
        spells=("poppet", "evil-eye", "bitter-draught", "acid-spittle"),
        hands=("staff",),
        pack=("dagger", "torch", "components-for-magic", "magic-scroll", "healing-potion"),
        coins=1,
    ),
    hero(
        id="skoria",
        race="infernals",
        hero_class="scout",
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=5, armor=3, agility=4, intelligence=3, courage=4, vitality=4
        ),
        fortune=1,
        skills=("underworld", "hunter", "expert-trapper"),
        hands=("longbow",),
        worn=("leather-armor",),
        pack=("scimitar", "picklocks"),
    ),
    hero(
        id="dromund",
        race="minotaurs",
        hero_class="barbarian",
        attributes=scores(
            movement=6, combat=5, strength=6, shooting=2, armor=3, agility=2, intelligence=2, courage=4, vitality=8
        ),
        fortune=1,
        skills=("large", "onslaught", "berserker"),
        hands=("battleaxe",),
        worn=("leather-armor",),
    ),
    hero(
        id="rukka",
        race="orcs",
        hero_class="gladiator",
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=2, armor=4, agility=3, intelligence=2, courage=3, vitality=5
        ),
        fortune=2,
        skills=("two-weapon-fighting",),
        hands=("scimitar", "axe"),
        worn=("leather-armor",),
        pack=("net", "healing-potion"),
    ),
    hero(
        id="thimble",
        race="ratfolk",
        hero_class="assassin",
        attributes=scores(
            movement=7, combat=5, strength=3, shooting=3, armor=2, agility=4, intelligence=3, courage=2, vitality=4
        ),
        fortune=3,
        skills=("sharp-senses", "lethal-blow", "stealth"),
        hands=("scimitar",),
        worn=("leather-armor",),
        pack=("dagger", "torch", "poison-flask", "healing-potion"),
    ),
    hero(
        id="dorrik",
        race="renegade-dwarves",
        hero_class="rogue",
        attributes=scores(
            movement=4, combat=5, strength=4, shooting=3, armor=3, agility=4, intelligence=3, courage=4, vitality=5
        ),
        fortune=4,
        skills=("tough", "locksmith", "thief"),
        hands=("axe", "shield"),
        worn=("leather-armor",),
        pack=("torch", "picklocks", "healing-potion"),
    ),
    hero(
        id="plonk",
        race="trolls",
        hero_class="warrior",
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=2, armor=3, agility=2, intelligence=2, courage=4, vitality=7
        ),
        fortune=1,
        skills=("large", "regeneration", "stupid", "elite"),
        hands=("battleaxe",),
        worn=("leather-armor",),
    ),
    hero(
        id="theodane",
        race="vampires",
        hero_class="necromancer",
        attributes=scores(
            movement=5,
            combat=4,
            strength=4,
            shooting=3,
            armor=2,
            agility=4,
            intelligence=5,
            mana=8,
            courage=4,
            vitality=5,
        ),
        fortune=2,
        skills=("undead", "leech-vitality", "vulnerable", "secrets-of-magic"),
        traits=(Trait("vulnerable", word="light"),),
        spells=("borrowed-life", "raise-the-fallen", "palsy", "soul-dread"),
        hands=("short-sword",),
        pack=("components-for-magic", "magic-scroll", "mana-potion"),
        coins=1,
    ),
)

NEUTRAL: tuple[Hero, ...] = (
    hero(
        id="oolwe",
        race="amphibians",
        hero_class="animist",
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=3,
            armor=3,
            agility=3,
            intelligence=5,
            mana=6,
            courage=4,
            vitality=5,
        ),
        fortune=3,
        skills=("pathfinder", "herbalist"),
        traits=(Trait("pathfinder", word="swamp"),),
        spells=("surge", "drink-deep", "river-of-life"),
        hands=("spear",),
        pack=("components-for-magic", "magic-scroll", "healing-potion"),
        coins=1,
    ),
    hero(
        id="kestrane",
        race="birdfolk",
        hero_class="wizard",
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=3,
            armor=2,
            agility=5,
            intelligence=5,
            mana=8,
            courage=3,
            vitality=4,
        ),
        fortune=2,
        skills=("flying",),
        traits=(Trait("flying", 8),),
        spells=("cinder-dart", "thunderclap", "call-the-whirlwind", "second-wind"),
        hands=("staff",),
        pack=("dagger", "torch", "components-for-magic", "magic-scroll", "healing-potion"),
        coins=1,
    ),
    hero(
        id="brother-velvet",
        race="catfolk",
        hero_class="warrior-monk",
        attributes=scores(
            movement=6, combat=5, strength=3, shooting=3, armor=2, agility=5, intelligence=3, courage=3, vitality=4
        ),
        fortune=3,
        skills=("sharp-senses", "martial-arts"),
        hands=("katana",),
        pack=("shuriken", "healing-potion", "heroic-potion"),
    ),
    hero(
        id="ianthe",
        race="centaurs",
        hero_class="ranger",
        attributes=scores(
            movement=7,
            combat=4,
            strength=4,
            shooting=5,
            armor=3,
            agility=3,
            intelligence=3,
            mana=2,
            courage=3,
            vitality=5,
        ),
        fortune=2,
        skills=("clumsy-hands", "accurate-shooting"),
        spells=("ancestor-at-the-shoulder",),
        hands=("longbow",),
        worn=("leather-armor",),
        pack=("spear", "healing-potion"),
    ),
    hero(
        id="polyphon",
        race="cyclops",
        hero_class="bard",
        attributes=scores(
            movement=5,
            combat=5,
            strength=4,
            shooting=2,
            armor=3,
            agility=2,
            intelligence=2,
            mana=2,
            courage=3,
            vitality=7,
        ),
        fortune=1,
        skills=("large", "inspiring", "lucky"),
        spells=("song-of-mending",),
        hands=("mace",),
        worn=("leather-armor",),
        pack=("pack-of-provisions", "healing-potion"),
    ),
    hero(
        id="burdock",
        race="dogfolk",
        hero_class="scout",
        attributes=scores(
            movement=6, combat=4, strength=3, shooting=5, armor=3, agility=3, intelligence=3, courage=3, vitality=5
        ),
        fortune=3,
        skills=("sharp-senses", "hunter", "expert-trapper"),
        hands=("crossbow",),
        worn=("leather-armor",),
        pack=("short-sword", "rope", "torch", "picklocks", "pack-of-provisions"),
    ),
    hero(
        id="dumpling",
        race="ogres",
        hero_class="gladiator",
        attributes=scores(
            movement=5, combat=5, strength=6, shooting=2, armor=3, agility=2, intelligence=2, courage=3, vitality=7
        ),
        fortune=1,
        skills=("large", "two-weapon-fighting"),
        hands=("mace", "club"),
        worn=("leather-armor",),
        pack=("net",),
    ),
    hero(
        id="still-water",
        race="reptilians",
        hero_class="assassin",
        attributes=scores(
            movement=6, combat=5, strength=3, shooting=2, armor=4, agility=4, intelligence=3, courage=3, vitality=4
        ),
        fortune=2,
        skills=("cold-blooded", "lethal-blow", "stealth"),
        hands=("macuahuitl",),
        worn=("leather-armor",),
        pack=("blowgun", "poison-flask", "healing-potion"),
        coins=1,
    ),
    hero(
        id="halewyn",
        race="humans",
        hero_class="sorcerer-hunter",
        attributes=scores(
            movement=5, combat=5, strength=3, shooting=3, armor=3, agility=4, intelligence=3, courage=4, vitality=5
        ),
        fortune=3,
        skills=("lost-in-the-dark", "magic-resistance", "sword-master"),
        hands=("broadsword", "shield"),
        worn=("leather-armor",),
        pack=("torch", "holy-water", "healing-potion"),
    ),
)

LATER_HEROES: tuple[Hero, ...] = GOOD + EVIL + NEUTRAL

ROSMUNDE = scores(
    movement=5,
    combat=3,
    strength=3,
    shooting=5,
    armor=3,
    agility=3,
    intelligence=4,
    mana=2,
    courage=3,
    vitality=5,
)
MALKIN = scores(
    movement=5,
    combat=4,
    strength=3,
    shooting=3,
    armor=3,
    agility=4,
    intelligence=5,
    mana=4,
    courage=4,
    vitality=4,
)
PIM = scores(movement=4, combat=2, strength=2, shooting=6, armor=2, agility=6, intelligence=3, courage=3, vitality=4)
LEARNED: Layer[Hero] = Layer(
    "a song, and second thoughts",
    revise={
        "rosmunde": {
            "attributes": ROSMUNDE,
            "spells": ("battle-hymn",),
            "hands": ("short-bow",),
            "pack": ("rapier", "musical-instrument"),
        },
        "malkin": {"attributes": MALKIN},
        "pim": {"attributes": PIM, "skills": ("small", "locksmith", "thief", "accurate-shooting")},
    },
    since=2,
)
"""A bard knows a song as soon as there are songs; what she, Malkin and Pim had made of their development points did not
carry them far."""
