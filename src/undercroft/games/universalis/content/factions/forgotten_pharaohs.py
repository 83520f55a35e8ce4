"""The Forgotten Pharaohs: what was wrapped to last. Steel wears it down; fire ends it."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "forgotten-pharaohs"
dead = partial(Creature, faction=ID, since=2, behaviour="undead", kinds=("undead",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))
stone = partial(Creature, faction=ID, since=2, kinds=("construct",))

CREATURES: tuple[Creature, ...] = (
    dead(
        id="tomb-spear",
        icon="egyptian-walk",
        vp=1,
        attributes=scores(
            movement=4, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=2, courage=6, vitality=2
        ),
        weapons=("spear",),
        shield="shield",
        behaviour="phalanx",
        skills=("undead",),
    ),
    dead(
        id="tomb-archer",
        icon="bow-string",
        vp=1,
        attributes=scores(
            movement=4, combat=2, strength=3, shooting=3, armor=3, agility=3, intelligence=2, courage=6, vitality=2
        ),
        weapons=("composite-bow", "dagger"),
        behaviour="ranged-fighter",
        skills=("undead",),
    ),
    beast(
        id="scarab-swarm",
        icon="scarab-beetle",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=2, shooting=0, armor=2, agility=4, intelligence=1, courage=5, vitality=3
        ),
        natural=2,
        base="2x2",
        weapons=("fangs",),
        behaviour="swarm",
        skills=("vermin",),
        kinds=("animal", "vermin"),
    ),
    dead(
        id="wrapped-servant",
        icon="mummy-head",
        vp=1,
        attributes=scores(
            movement=4, combat=3, strength=4, shooting=0, armor=3, agility=1, intelligence=1, courage=6, vitality=4
        ),
        weapons=("improvised-weapon",),
        skills=("undead", "staggering", "vulnerable"),
        traits=(Trait("vulnerable", word="fire"),),
    ),
    beast(
        id="tomb-asp",
        icon="cobra",
        vp=2,
        attributes=scores(
            movement=6,
            combat=4,
            strength=3,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=1,
            courage=3,
            vitality=2,
            perception=1,
        ),
        weapons=("fangs",),
        behaviour="assassin",
        skills=("poisonous", "stealth"),
    ),
    dead(
        id="cursed-looter",
        icon="robber-hand",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=3, armor=3, agility=4, intelligence=3, courage=6, vitality=3
        ),
        weapons=("dagger",),
        behaviour="cutpurse",
        skills=("undead", "skulk", "regeneration", "vulnerable"),
        traits=(Trait("vulnerable", word="fire"),),
    ),
    dead(
        id="bound-mummy",
        icon="sarcophagus",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=0, armor=4, agility=2, intelligence=2, courage=6, vitality=5
        ),
        weapons=("claws",),
        skills=("undead", "regeneration", "vulnerable", "grab-and-suffocate"),
        traits=(
            Trait("vulnerable", word="fire"),
            Trait("grab-and-suffocate", 1),
        ),
    ),
    dead(
        id="jackal-guard",
        icon="anubis",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=2, armor=5, agility=3, intelligence=3, courage=6, vitality=3
        ),
        heavy=True,
        weapons=("halberd",),
        behaviour="duellist",
        skills=("undead", "elite"),
    ),
    dead(
        id="tomb-charioteer",
        icon="chariot",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=4, armor=4, agility=3, intelligence=3, courage=6, vitality=4
        ),
        weapons=("composite-bow", "spear"),
        behaviour="outrider",
        skills=("undead", "expert-rider"),
        mount="riding-horse",
    ),
    dead(
        id="sun-priest-of-dust",
        icon="sun-priest",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4,
            combat=3,
            strength=3,
            shooting=2,
            armor=3,
            agility=2,
            intelligence=5,
            mana=7,
            courage=6,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("undead", "leach-mana"),
        spells=("spear-of-noon", "rain-of-embers", "borrowed-life", "regeneration"),
    ),
    dead(
        id="canopic-horror",
        icon="amphora",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=0, armor=4, agility=3, intelligence=3, courage=6, vitality=4
        ),
        weapons=("claws",),
        skills=("undead", "corrosive-vomit", "tentacles", "plague-bearer"),
    ),
    beast(
        id="temple-scorpion",
        icon="scorpion",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=0, armor=5, agility=3, intelligence=1, courage=5, vitality=6
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("large", "sting", "paralyzing-poison", "double-attack"),
    ),
    stone(
        id="basalt-colossus",
        icon="stone-bust",
        vp=7,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=5, strength=6, shooting=0, armor=6, agility=1, intelligence=1, courage=6, vitality=8
        ),
        natural=6,
        size=LARGE,
        base="2x2",
        weapons=("halberd",),
        behaviour="large",
        skills=("large", "invulnerable", "sweep", "staggering"),
    ),
    beast(
        id="riddle-sphinx",
        icon="egyptian-sphinx",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=6,
            combat=5,
            strength=6,
            shooting=0,
            armor=5,
            agility=3,
            intelligence=6,
            mana=6,
            courage=6,
            vitality=9,
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="flying",
        skills=("large", "lethal-gaze", "flying", "fearsome", "hypnotic"),
        traits=(Trait("flying", 9),),
        spells=("soul-dread", "rune-of-burden"),
        kinds=("animal",),
    ),
    dead(
        id="vizier-of-the-tomb",
        icon="pharoah",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=4,
            strength=3,
            shooting=2,
            armor=4,
            agility=3,
            intelligence=6,
            mana=9,
            courage=6,
            vitality=5,
        ),
        weapons=("dagger",),
        behaviour="sorcerer",
        skills=("undead", "experienced-wizard", "mislead", "vulnerable"),
        traits=(Trait("vulnerable", word="fire"),),
        spells=("grip-of-the-damned", "borrowed-life", "palsy", "regeneration", "rain-of-embers"),
        upgrades=(
            Upgrade("seventh-name", 2, (Bonus("mana", 3),)),
            Upgrade("lotus-oil", 2, skills=("regeneration",)),
            Upgrade("evil-eye", 3, skills=("lethal-gaze",)),
        ),
    ),
    dead(
        id="forgotten-pharaoh",
        icon="egyptian-profile",
        vp=10,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=6,
            strength=5,
            shooting=3,
            armor=5,
            agility=3,
            intelligence=5,
            mana=5,
            courage=6,
            vitality=9,
        ),
        natural=4,
        weapons=("scimitar",),
        behaviour="battle-sorcerer",
        skills=("undead", "regeneration", "fearsome", "combat-master", "inspiring", "vulnerable"),
        traits=(Trait("vulnerable", word="fire"),),
        spells=("soul-dread", "favour-of-the-gods"),
        upgrades=(
            Upgrade("mask-of-gold", 4, (Bonus("armor", 1),)),
            Upgrade("thousand-years", 3, (Bonus("vitality", 3),)),
            Upgrade("breath-of-the-tomb", 2, skills=("plague-bearer",)),
        ),
    ),
)

GUARD, BOW, SCAR, SERV = "tomb-spear", "tomb-archer", "scarab-swarm", "wrapped-servant"
ASP, ROB, MUM, JACK = "tomb-asp", "cursed-looter", "bound-mummy", "jackal-guard"
CHAR, PRI, CANOP, SCORP = "tomb-charioteer", "sun-priest-of-dust", "canopic-horror", "temple-scorpion"
STAT, SPHINX = "basalt-colossus", "riddle-sphinx"

FACTION = Faction(
    id=ID,
    since=2,
    order=16,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (GUARD, GUARD, BOW, SERV, SERV, SCAR),
            (MUM, SERV, SCAR, BOW),
            (JACK, GUARD, SERV, SERV),
            (PRI, SERV, SERV, BOW),
            (CANOP, SCAR, SCAR),
            (ROB, ROB, ASP),
        ),
        "wandering-creature": (
            (SCAR, SERV),
            (ASP,),
            (ROB,),
            (GUARD, SERV),
            (BOW, SCAR),
            (SERV, SERV),
        ),
        "special-creature": (
            (MUM,),
            (JACK,),
            (SCORP,),
            (STAT,),
            (SPHINX,),
            (CHAR,),
        ),
        "reinforcements": (
            (SERV, SERV, SERV, SERV, GUARD, BOW),
            (MUM, MUM),
            (SCAR, SCAR, SCAR, SCAR, ASP),
            (JACK, MUM),
            (CHAR, ROB),
            (SCORP, SCAR),
        ),
        "ambush": (
            (SCAR, SCAR, SCAR, SCAR),
            (ASP, ASP),
            (MUM, SCAR),
            (ROB, ROB),
            (CANOP,),
            (JACK, SERV),
        ),
        "thief": ((ROB,), (ASP,), (ASP,), (ROB,), (ROB,), (ASP,)),
    },
)
