"""The Tribes of the Desert: riders who never let you close, knives in the dark, and the sand on their side."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "tribes-of-the-desert"
nomad = partial(Creature, faction=ID, since=2, kinds=("human",))
rider = partial(Creature, faction=ID, since=2, kinds=("human",), mount="riding-horse")
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))
djinn = partial(Creature, faction=ID, since=2, kinds=("elemental",))

CREATURES: tuple[Creature, ...] = (
    nomad(
        id="dune-walker",
        icon="turban",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=3, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("scimitar",),
        shield="buckler",
    ),
    nomad(
        id="dune-javelin",
        icon="barbed-spear",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("javelin", "dagger"),
        behaviour="skirmisher",
    ),
    nomad(
        id="goat-slinger",
        icon="slingshot",
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=2, shooting=4, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("sling", "dagger"),
        behaviour="outrider",
        skills=("scout",),
    ),
    nomad(
        id="tent-thief",
        icon="bandit",
        vp=1,
        attributes=scores(
            movement=6,
            combat=3,
            strength=2,
            shooting=3,
            armor=3,
            agility=5,
            intelligence=4,
            courage=2,
            vitality=2,
            dexterity=1,
        ),
        weapons=("dagger",),
        behaviour="cutpurse",
        skills=("stealth", "thief"),
    ),
    beast(
        id="dune-jackal",
        icon="fox",
        vp=1,
        attributes=scores(
            movement=8,
            combat=3,
            strength=3,
            shooting=0,
            armor=2,
            agility=4,
            intelligence=1,
            courage=2,
            vitality=2,
            perception=1,
        ),
        natural=2,
        weapons=("fangs",),
        behaviour="hunter",
        skills=("sharp-senses", "coward"),
    ),
    nomad(
        id="whirling-sword",
        icon="spinning-sword",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=3, shooting=2, armor=3, agility=5, intelligence=3, courage=5, vitality=3
        ),
        weapons=("scimitar",),
        skills=("battle-dancer", "spinning-blow"),
    ),
    rider(
        id="dune-rider",
        icon="camel",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=3, armor=3, agility=4, intelligence=3, courage=4, vitality=3
        ),
        weapons=("saber", "javelin"),
        behaviour="hunter",
        skills=("expert-rider", "ambush"),
    ),
    rider(
        id="dune-horse-archer",
        icon="horse-head",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=4, vitality=3
        ),
        weapons=("composite-bow", "saber"),
        behaviour="skirmisher",
        skills=("expert-rider", "expert-shooter"),
    ),
    nomad(
        id="hashish-blade",
        icon="assassin-pocket",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=6, combat=5, strength=3, shooting=4, armor=3, agility=5, intelligence=4, courage=5, vitality=3
        ),
        weapons=("dagger",),
        behaviour="assassin",
        skills=("poisonous", "stealth", "skulk", "lethal-blow"),
    ),
    nomad(
        id="snake-charmer",
        icon="snake-jar",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=2,
            armor=3,
            agility=4,
            intelligence=5,
            mana=6,
            courage=4,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("hypnotic", "herbalist"),
        spells=("thorn-volley", "spirit-pack", "bone-setting"),
    ),
    beast(
        id="sand-scorpion",
        icon="scorpion-tail",
        vp=2,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=0, armor=4, agility=4, intelligence=1, courage=4, vitality=2
        ),
        natural=4,
        weapons=("claws",),
        behaviour="animal",
        skills=("sting", "poisonous"),
    ),
    beast(
        id="sand-maw",
        icon="worm-mouth",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=4, strength=6, shooting=0, armor=4, agility=2, intelligence=1, courage=6, vitality=8
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="hunter",
        skills=("large", "grab-and-eat", "ambush"),
    ),
    djinn(
        id="smoke-djinn",
        icon="djinn",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=6,
            combat=4,
            strength=4,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=5,
            mana=7,
            courage=6,
            vitality=5,
        ),
        weapons=("claws",),
        behaviour="sorcerer",
        skills=("projectile-immunity", "flying", "fearsome"),
        traits=(Trait("flying", 9),),
        spells=("cinder-dart", "scattering-gust", "call-the-whirlwind"),
    ),
    beast(
        id="young-roc",
        icon="eagle-head",
        vp=7,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=5,
            strength=5,
            shooting=0,
            armor=4,
            agility=4,
            intelligence=2,
            courage=5,
            vitality=7,
            perception=2,
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="flying",
        skills=("large", "flying", "grab-and-throw", "fearsome"),
        traits=(Trait("flying", 12),),
    ),
    rider(
        id="sheikh-of-the-wells",
        icon="crescent-blade",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=4, armor=4, agility=4, intelligence=4, courage=5, vitality=5
        ),
        weapons=("scimitar", "composite-bow"),
        behaviour="outrider",
        skills=("expert-rider", "inspiring", "sword-master"),
        upgrades=(
            Upgrade("salt-oath", 2, (Bonus("vitality", 2),)),
            Upgrade("wind-drinker", 2, skills=("unstoppable-charge",)),
            Upgrade("damask-blade", 2, skills=("lethal-blow",)),
        ),
    ),
    nomad(
        id="old-man-of-the-dunes",
        icon="warlock-hood",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=5,
            strength=4,
            shooting=4,
            armor=4,
            agility=5,
            intelligence=7,
            mana=9,
            courage=6,
            vitality=7,
            dexterity=1,
            perception=2,
        ),
        weapons=("dagger",),
        behaviour="sorcerer",
        skills=("mislead", "hypnotic", "stealth", "foresight", "experienced-wizard"),
        spells=("smothering-dark", "soul-dread", "grip-of-the-damned", "cinder-dart"),
        upgrades=(
            Upgrade("poisoned-ring", 2, skills=("poisonous",)),
            Upgrade("hundred-doubles", 3, skills=("slippery",)),
            Upgrade("mountain-garden", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

NOM, JAV, SLING, KNIFE = "dune-walker", "dune-javelin", "goat-slinger", "tent-thief"
JACKAL, DERV, RAID, HORSE = "dune-jackal", "whirling-sword", "dune-rider", "dune-horse-archer"
ASSN, SNAKE, SCORP, WORM = "hashish-blade", "snake-charmer", "sand-scorpion", "sand-maw"
DJ, ROC, SHEIK = "smoke-djinn", "young-roc", "sheikh-of-the-wells"

FACTION = Faction(
    id=ID,
    since=2,
    order=17,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (NOM, NOM, NOM, JAV, JAV, SLING),
            (DERV, DERV, KNIFE, SLING),
            (RAID, NOM, NOM, SLING),
            (HORSE, DERV, JAV),
            (SNAKE, SCORP, JAV),
            (ASSN, KNIFE, KNIFE, JAV),
        ),
        "wandering-creature": (
            (JACKAL, JACKAL),
            (SCORP,),
            (NOM, SLING),
            (DERV,),
            (KNIFE, KNIFE),
            (JAV, NOM),
        ),
        "special-creature": (
            (RAID,),
            (WORM,),
            (DJ,),
            (ROC,),
            (ASSN,),
            (SHEIK,),
        ),
        "reinforcements": (
            (JAV, JAV, JAV, NOM, NOM, SLING),
            (RAID, RAID),
            (HORSE, RAID),
            (DERV, DERV, DERV),
            (SNAKE, ASSN),
            (JACKAL, JACKAL, JACKAL, JACKAL, DERV),
        ),
        "ambush": (
            (SCORP, SCORP),
            (ASSN, KNIFE),
            (JACKAL, JACKAL, JACKAL, JACKAL),
            (RAID, JAV),
            (KNIFE, KNIFE, JAV, JAV),
            (DERV, JAV, SLING),
        ),
        "thief": ((DERV,), (SCORP,), (DERV,), (SCORP,), (SCORP,), (DERV,)),
    },
)
