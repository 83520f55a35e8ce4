"""The Demons of the Isle of Fire: fire does little to them, fear much to you; no two of them share a shape."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "demons-of-the-isle-of-fire"
demon = partial(Creature, faction=ID, since=2, kinds=("demon",))
cult = partial(Creature, faction=ID, since=2, kinds=("human",))

CREATURES: tuple[Creature, ...] = (
    cult(
        id="isle-cultist",
        icon="cultist",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=4, shooting=2, armor=3, agility=3, intelligence=3, courage=4, vitality=2
        ),
        weapons=("dagger",),
        behaviour="swarm",
        skills=("cruel",),
    ),
    demon(
        id="cinder-imp",
        icon="imp",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=4, armor=3, agility=5, intelligence=3, courage=3, vitality=2
        ),
        natural=2,
        size=SMALL,
        weapons=("claws",),
        behaviour="flying",
        skills=("small", "underworld", "flying", "coward"),
        traits=(Trait("flying", 8),),
    ),
    demon(
        id="ember-spitter",
        icon="fire-ray",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=4, armor=4, agility=3, intelligence=2, courage=5, vitality=2
        ),
        weapons=("sling",),
        behaviour="ranged-fighter",
        skills=("underworld",),
    ),
    demon(
        id="furnace-hound",
        icon="fire-dash",
        vp=2,
        attributes=scores(
            movement=8,
            combat=4,
            strength=4,
            shooting=0,
            armor=4,
            agility=4,
            intelligence=1,
            courage=5,
            vitality=3,
            perception=1,
        ),
        weapons=("fangs",),
        behaviour="hunter",
        skills=("underworld", "brutal"),
        kinds=("demon", "animal"),
    ),
    demon(
        id="whisperer-in-walls",
        icon="shadow-follower",
        vp=2,
        attributes=scores(
            movement=6, combat=3, strength=4, shooting=0, armor=3, agility=5, intelligence=4, courage=6, vitality=2
        ),
        weapons=("claws",),
        behaviour="assassin",
        skills=("underworld", "ethereal"),
    ),
    demon(
        id="coin-devil",
        icon="shiny-purse",
        vp=2,
        attributes=scores(
            movement=6,
            combat=4,
            strength=3,
            shooting=3,
            armor=4,
            agility=5,
            intelligence=4,
            courage=4,
            vitality=3,
            dexterity=2,
        ),
        size=SMALL,
        weapons=("claws",),
        behaviour="cutpurse",
        skills=("small", "underworld", "thief", "slippery"),
    ),
    cult(
        id="priest-of-the-caldera",
        icon="caldera",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=2,
            armor=4,
            agility=3,
            intelligence=5,
            mana=8,
            courage=5,
            vitality=4,
        ),
        weapons=("dagger",),
        behaviour="sorcerer",
        skills=("reckless-wizard", "cruel"),
        spells=("fireball", "hellbolt", "rain-of-embers", "favour-of-the-gods"),
    ),
    demon(
        id="scorched-duellist",
        icon="hook-swords",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=0, armor=4, agility=4, intelligence=4, courage=6, vitality=4
        ),
        weapons=("scimitar",),
        behaviour="duellist",
        skills=("underworld", "sword-master"),
    ),
    demon(
        id="many-mouthed",
        icon="gooey-daemon",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=0, armor=4, agility=2, intelligence=1, courage=6, vitality=8
        ),
        weapons=("fangs",),
        behaviour="swarm",
        skills=("underworld", "multiple-attacks", "tentacles"),
    ),
    demon(
        id="sweet-voice",
        icon="temptation",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=6,
            combat=4,
            strength=3,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=6,
            mana=6,
            courage=6,
            vitality=4,
        ),
        weapons=("claws",),
        behaviour="flying",
        skills=("underworld", "hypnotic", "leech-vitality", "flying"),
        traits=(Trait("flying", 9),),
        spells=("grip-of-the-damned",),
    ),
    demon(
        id="lava-crawler",
        icon="salamander",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=4, shooting=0, armor=5, agility=2, intelligence=1, courage=6, vitality=5
        ),
        natural=5,
        weapons=("fangs",),
        behaviour="animal",
        skills=("underworld", "aura", "vulnerable"),
        traits=(Trait("vulnerable", word="ice"),),
    ),
    demon(
        id="rot-father",
        icon="vile-fluid",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=3, combat=4, strength=5, shooting=0, armor=4, agility=1, intelligence=3, courage=6, vitality=12
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("large", "underworld", "plague-bearer", "corrosive-vomit", "regeneration", "staggering"),
    ),
    demon(
        id="gate-breaker",
        icon="daemon-pull",
        vp=7,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=6, shooting=0, armor=5, agility=3, intelligence=2, courage=6, vitality=8
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("great-flail",),
        behaviour="berserker",
        skills=("large", "underworld", "onslaught", "fearsome"),
    ),
    demon(
        id="duke-of-cinders",
        icon="diablo-skull",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=5,
            strength=4,
            shooting=3,
            armor=5,
            agility=4,
            intelligence=5,
            mana=5,
            courage=6,
            vitality=6,
        ),
        weapons=("scimitar",),
        behaviour="battle-sorcerer",
        skills=("underworld", "fearsome", "battle-wizard"),
        spells=("inner-fire", "hellbolt", "soul-dread"),
        upgrades=(
            Upgrade("ashen-wings", 3, skills=("flying",)),
            Upgrade("contract", 2, skills=("magic-resistance",)),
            Upgrade("ember-heart", 2, (Bonus("vitality", 2),)),
        ),
    ),
    demon(
        id="burning-prince",
        icon="devil-mask",
        vp=11,
        level=CHAMPION,
        attributes=scores(
            movement=6,
            combat=6,
            strength=6,
            shooting=0,
            armor=5,
            agility=4,
            intelligence=5,
            mana=6,
            courage=6,
            vitality=10,
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("whip", "fausal-sword"),
        behaviour="flying",
        skills=("large", "underworld", "fearsome", "flying", "aura", "sweep"),
        traits=(Trait("flying", 9),),
        spells=("hellbolt", "soul-dread"),
        upgrades=(
            Upgrade("crown-of-smoke", 3, skills=("projectile-immunity",)),
            Upgrade("hatred-of-men", 3, skills=("cruel", "double-attack")),
            Upgrade("core-of-the-isle", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

CULT, IMP, SPIT, HOUND = "isle-cultist", "cinder-imp", "ember-spitter", "furnace-hound"
WHISP, THIEF, PRIEST, BLADE = "whisperer-in-walls", "coin-devil", "priest-of-the-caldera", "scorched-duellist"
MOUTH, SUCC, LAVA, SLUG = "many-mouthed", "sweet-voice", "lava-crawler", "rot-father"
BRUTE, DUKE = "gate-breaker", "duke-of-cinders"

FACTION = Faction(
    id=ID,
    since=2,
    order=29,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (CULT, CULT, CULT, IMP, SPIT, SPIT),
            (HOUND, HOUND, IMP, SPIT),
            (PRIEST, CULT, CULT, SPIT),
            (BLADE, CULT, IMP, IMP),
            (MOUTH, CULT, SPIT),
            (WHISP, THIEF, IMP, CULT),
        ),
        "wandering-creature": (
            (IMP, IMP),
            (HOUND,),
            (WHISP,),
            (CULT, SPIT),
            (THIEF,),
            (CULT, IMP),
        ),
        "special-creature": (
            (LAVA,),
            (SUCC,),
            (MOUTH,),
            (SLUG,),
            (BRUTE,),
            (DUKE,),
        ),
        "reinforcements": (
            (CULT, CULT, CULT, CULT, IMP, IMP),
            (HOUND, HOUND, HOUND),
            (BLADE, BLADE),
            (SUCC, WHISP),
            (LAVA, PRIEST),
            (DUKE, SPIT),
        ),
        "ambush": (
            (WHISP, WHISP),
            (IMP, IMP, IMP, IMP),
            (HOUND, IMP, IMP),
            (MOUTH,),
            (LAVA, CULT),
            (SUCC,),
        ),
        "thief": ((THIEF,), (THIEF,), (THIEF,), (WHISP,), (WHISP,), (THIEF,)),
    },
)
