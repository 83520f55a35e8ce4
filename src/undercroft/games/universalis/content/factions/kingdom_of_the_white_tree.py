"""The Kingdom of the White Tree: a hedge of spears, bows behind it, and somebody who heals both."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "kingdom-of-the-white-tree"
human = partial(Creature, faction=ID, since=2, kinds=("human",))
rider = partial(Creature, faction=ID, since=2, kinds=("human",), mount="war-horse")
grown = partial(Creature, faction=ID, since=2, kinds=("plant",))

CREATURES: tuple[Creature, ...] = (
    human(
        id="hedge-spearman",
        icon="spears",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=4, vitality=2
        ),
        weapons=("spear",),
        shield="shield",
        behaviour="phalanx",
    ),
    human(
        id="tree-bowman",
        icon="bowman",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=4, armor=3, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("longbow", "dagger"),
        behaviour="ranged-fighter",
    ),
    human(
        id="tree-levy",
        icon="pitchfork",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=3, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("club",),
        shield="improvised-shield",
        skills=("first-aid",),
    ),
    human(
        id="white-guard",
        icon="swordman",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=2, armor=5, agility=3, intelligence=3, courage=4, vitality=3
        ),
        heavy=True,
        weapons=("broadsword",),
        shield="shield",
        behaviour="phalanx",
        skills=("bodyguard",),
    ),
    human(
        id="hedge-halberdier",
        icon="sharp-halberd",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=2, armor=4, agility=3, intelligence=3, courage=4, vitality=3
        ),
        weapons=("halberd",),
        behaviour="phalanx",
        skills=("hardened",),
    ),
    human(
        id="grove-warden",
        icon="hood",
        vp=2,
        attributes=scores(
            movement=6,
            combat=3,
            strength=3,
            shooting=4,
            armor=3,
            agility=4,
            intelligence=4,
            courage=4,
            vitality=3,
            perception=1,
        ),
        weapons=("longbow", "short-sword"),
        behaviour="ranged-fighter",
        skills=("aiming", "scout", "pathfinder"),
        traits=(Trait("pathfinder", word="forest"),),
    ),
    human(
        id="pale-hound",
        icon="sniffing-dog",
        vp=1,
        attributes=scores(
            movement=7,
            combat=3,
            strength=3,
            shooting=0,
            armor=3,
            agility=4,
            intelligence=1,
            courage=4,
            vitality=2,
            perception=1,
        ),
        weapons=("fangs",),
        behaviour="animal",
        skills=("sharp-senses",),
        kinds=("animal",),
    ),
    human(
        id="sister-of-leaves",
        icon="three-leaves",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=2,
            strength=3,
            shooting=2,
            armor=3,
            agility=3,
            intelligence=5,
            mana=8,
            courage=4,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("first-aid", "experienced-wizard"),
        spells=("healing-light", "sheltering-light", "blinding-halo", "spear-of-noon"),
    ),
    human(
        id="banner-of-the-tree",
        icon="vertical-banner",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=2, armor=5, agility=3, intelligence=4, courage=5, vitality=4
        ),
        heavy=True,
        weapons=("broadsword",),
        behaviour="phalanx",
        skills=("inspiring", "encouraging"),
    ),
    human(
        id="master-bowman",
        icon="archer",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=5,
            armor=4,
            agility=4,
            intelligence=4,
            courage=4,
            vitality=3,
            perception=1,
        ),
        weapons=("elven-bow", "short-sword"),
        behaviour="ranged-fighter",
        skills=("fast-shooting", "lethal-shot"),
    ),
    rider(
        id="knight-of-the-tree",
        icon="mounted-knight",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=2, armor=5, agility=3, intelligence=3, courage=5, vitality=3
        ),
        heavy=True,
        weapons=("cavalry-lance", "broadsword"),
        shield="shield",
        skills=("expert-rider",),
    ),
    grown(
        id="root-maiden",
        icon="tree-face",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=4,
            strength=4,
            shooting=0,
            armor=4,
            agility=4,
            intelligence=5,
            mana=6,
            courage=5,
            vitality=4,
        ),
        natural=4,
        weapons=("claws",),
        behaviour="sorcerer",
        skills=("mimetism", "vulnerable"),
        traits=(
            Trait("mimetism", word="forest"),
            Trait("vulnerable", word="fire"),
        ),
        spells=("angry-wasps", "grasping-roots", "bone-setting"),
    ),
    grown(
        id="pale-treant",
        icon="evil-tree",
        vp=8,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=5, strength=6, shooting=2, armor=6, agility=1, intelligence=3, courage=6, vitality=10
        ),
        natural=6,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("large", "sweep", "rock-throwing", "vulnerable"),
        traits=(Trait("vulnerable", word="fire"),),
    ),
    human(
        id="captain-of-the-hedge",
        icon="visored-helm",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=5, agility=3, intelligence=4, courage=5, vitality=5
        ),
        heavy=True,
        weapons=("halberd", "broadsword"),
        behaviour="phalanx",
        skills=("foresight", "inspiring", "hardened"),
        upgrades=(
            Upgrade("sworn-hedge", 2, skills=("bodyguard",)),
            Upgrade("bark-plate", 3, (Bonus("armor", 1),)),
            Upgrade("sap-of-the-tree", 2, skills=("regeneration",)),
        ),
    ),
    human(
        id="steward-of-the-white-tree",
        icon="crown",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=6,
            strength=4,
            shooting=4,
            armor=5,
            agility=4,
            intelligence=5,
            mana=5,
            courage=6,
            vitality=7,
        ),
        weapons=("bastard-sword", "longbow"),
        behaviour="battle-sorcerer",
        skills=("inspiring", "combat-master", "battle-wizard"),
        spells=("sheltering-light", "heart-of-oak", "holy-light"),
        upgrades=(
            Upgrade("crown-of-leaves", 3, skills=("encouraging",)),
            Upgrade("long-watch", 2, (Bonus("vitality", 2),)),
            Upgrade("dawn-blade", 3, skills=("sword-master", "lethal-blow")),
        ),
    ),
)

SPEAR, BOW, LEVY, SWORD = "hedge-spearman", "tree-bowman", "tree-levy", "white-guard"
HALB, SCOUT, HOUND, HEALER = "hedge-halberdier", "grove-warden", "pale-hound", "sister-of-leaves"
BANNER, MASTER, LANCER, DRYAD = "banner-of-the-tree", "master-bowman", "knight-of-the-tree", "root-maiden"
TREE, CAPTAIN = "pale-treant", "captain-of-the-hedge"

FACTION = Faction(
    id=ID,
    since=2,
    order=12,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (SPEAR, BOW, SWORD, LEVY, LEVY),
            (SWORD, SWORD, SCOUT),
            (HEALER, SPEAR, LEVY, BOW),
            (BANNER, SWORD, BOW),
            (HALB, HALB, LEVY, LEVY),
            (LANCER, LEVY, LEVY),
        ),
        "wandering-creature": (
            (HOUND, BOW),
            (LEVY, SPEAR),
            (SWORD,),
            (SCOUT,),
            (HALB,),
            (HOUND, HOUND),
        ),
        "special-creature": (
            (MASTER,),
            (LANCER,),
            (DRYAD,),
            (TREE,),
            (CAPTAIN,),
            (BANNER,),
        ),
        "reinforcements": (
            (SPEAR, SPEAR, SPEAR, LEVY, LEVY, LEVY),
            (SWORD, SWORD, BOW, BOW),
            (MASTER, BANNER),
            (LANCER, SWORD),
            (HEALER, SWORD, BOW),
            (CAPTAIN, HOUND),
        ),
        "ambush": (
            (HOUND, HOUND, BOW, BOW),
            (SCOUT, SWORD),
            (DRYAD,),
            (SWORD, LEVY, BOW),
            (HALB, HOUND, HOUND),
            (MASTER, LEVY),
        ),
        "thief": ((SWORD,), (SCOUT,), (HALB,), (SCOUT,), (SWORD,), (SWORD,)),
    },
)
