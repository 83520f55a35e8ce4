"""The 35 ready heroes of 10 Value Points, each built with 8 development points and 20 coins.  [dun.create.order]

What the rulebook tells of Borgron, Shara, Taeral, Nariant, Maeliss and Herbod holds; `legality` in the tests proves
the rest. Dexterity and Perception are raised by skills alone. Those who came later are in `later_heroes`.
"""

from __future__ import annotations

from .definitions import Hero, Trait, scores
from .later_heroes import LATER_HEROES

FLIGHT = (Trait("flying", 8),)

FIRST: tuple[Hero, ...] = (
    Hero(
        id="borgron",
        race="dwarves",
        hero_class="runic-master",
        attributes=scores(
            movement=5,
            combat=3,
            strength=4,
            shooting=3,
            armor=3,
            agility=4,
            intelligence=5,
            mana=4,
            courage=4,
            vitality=4,
        ),
        fortune=5,
        skills=("tough", "battle-wizard"),
        spells=("lightning", "mending-rune"),
        hands=("axe",),
        worn=("leather-armor",),
        pack=("javelin", "picklocks", "healing-potion"),
        coins=2,
    ),
    Hero(
        id="shara",
        race="humans",
        hero_class="knight",
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=3, agility=4, intelligence=3, courage=3, vitality=4
        ),
        fortune=3,
        skills=("lost-in-the-dark", "blocking", "elite"),
        hands=("broadsword", "shield"),
        worn=("chainmail",),
        pack=("bastard-sword",),
    ),
    Hero(
        id="taeral",
        race="elves",
        hero_class="scout",
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=5, armor=2, agility=4, intelligence=4, courage=3, vitality=4
        ),
        fortune=3,
        skills=("sharp-senses", "hunter", "expert-trapper"),
        hands=("longbow",),
        worn=("leather-armor",),
        pack=("short-sword", "torch", "rope", "pack-of-provisions"),
        coins=3,
    ),
    Hero(
        id="maeliss",
        race="humans",
        hero_class="wizard",
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=3,
            armor=3,
            agility=4,
            intelligence=5,
            mana=8,
            courage=4,
            vitality=5,
        ),
        fortune=3,
        skills=("lost-in-the-dark", "experienced-wizard"),
        spells=("fireball", "wall-of-fire", "spear-of-noon", "healing-light"),
        hands=("staff",),
        pack=("dagger", "torch", "components-for-magic", "magic-scroll", "healing-potion"),
        coins=1,
    ),
    Hero(
        id="nariant",
        race="celestials",
        hero_class="paladin",
        attributes=scores(
            movement=5, combat=5, strength=3, shooting=3, armor=2, agility=3, intelligence=4, courage=5, vitality=4
        ),
        fortune=3,
        skills=("flying", "champion-of-the-gods-of-good"),
        traits=FLIGHT,
        spells=("sheltering-light",),
        hands=("broadsword", "shield"),
        worn=("leather-armor",),
        pack=("healing-potion", "holy-water"),
        coins=1,
    ),
    Hero(
        id="herbod",
        race="humans",
        hero_class="barbarian",
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=3, agility=3, intelligence=3, courage=3, vitality=5
        ),
        fortune=3,
        skills=("lost-in-the-dark", "berserker", "taming-animals"),
        hands=("battleaxe",),
        worn=("leather-armor",),
        pack=("throwing-axe", "torch"),
        coins=6,
    ),
    Hero(
        id="pim",
        race="halflings",
        hero_class="rogue",
        attributes=scores(
            movement=4, combat=3, strength=2, shooting=5, armor=2, agility=6, intelligence=3, courage=3, vitality=4
        ),
        fortune=5,
        skills=("small", "locksmith", "thief", "lucky"),
        hands=("sling", "short-sword"),
        worn=("leather-armor",),
        pack=("picklocks", "rope", "healing-potion", "pack-of-provisions"),
        coins=3,
    ),
    Hero(
        id="ilsaveth",
        race="elves",
        hero_class="battle-dancer",
        attributes=scores(
            movement=6, combat=5, strength=3, shooting=3, armor=2, agility=5, intelligence=4, courage=4, vitality=3
        ),
        fortune=3,
        skills=("sharp-senses", "battle-dancer"),
        hands=("elven-sword", "buckler"),
        worn=("leather-armor",),
        pack=("healing-potion",),
    ),
    Hero(
        id="hollowbark",
        race="treefolk",
        hero_class="animist",
        attributes=scores(
            movement=4,
            combat=3,
            strength=5,
            shooting=2,
            armor=4,
            agility=2,
            intelligence=5,
            mana=6,
            courage=4,
            vitality=5,
        ),
        fortune=2,
        skills=("vulnerable", "magic-resistance", "herbalist"),
        traits=(Trait("vulnerable", word="fire"),),
        spells=("totem-of-the-bear", "ring-of-stones", "spirit-pack"),
        hands=("staff",),
        pack=("components-for-magic", "magic-scroll", "healing-potion", "healing-herbs"),
        coins=1,
    ),
    Hero(
        id="rosmunde",
        race="humans",
        hero_class="bard",
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=4, armor=3, agility=4, intelligence=4, courage=3, vitality=4
        ),
        fortune=3,
        skills=("lost-in-the-dark", "inspiring", "lucky", "inspiring-music"),
        hands=("rapier", "musical-instrument"),
        worn=("leather-armor",),
        pack=("short-bow",),
        coins=3,
    ),
    Hero(
        id="quartz",
        race="shardminds",
        hero_class="runic-master",
        attributes=scores(
            movement=5,
            combat=4,
            strength=4,
            shooting=3,
            armor=4,
            agility=3,
            intelligence=4,
            mana=4,
            courage=4,
            vitality=4,
        ),
        fortune=2,
        skills=("magic-resistance", "battle-wizard"),
        spells=("earthshock", "rune-of-iron"),
        hands=("mace",),
        worn=("leather-armor",),
        pack=("shield", "healing-potion", "pickaxes"),
        coins=2,
    ),
    Hero(
        id="malkin",
        race="humans",
        hero_class="underworld-sorcerer",
        attributes=scores(
            movement=5,
            combat=4,
            strength=3,
            shooting=3,
            armor=3,
            agility=3,
            intelligence=5,
            mana=4,
            courage=4,
            vitality=4,
        ),
        fortune=3,
        skills=("lost-in-the-dark", "battle-wizard", "cruel", "expert-poisoner"),
        spells=("favour-of-the-gods", "hellbolt"),
        hands=("scimitar",),
        worn=("leather-armor",),
        pack=("healing-potion", "magic-scroll"),
    ),
)

HEROES: tuple[Hero, ...] = FIRST + LATER_HEROES
