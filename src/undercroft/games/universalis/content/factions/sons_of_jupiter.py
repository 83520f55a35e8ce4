"""The Sons of Jupiter: locked shields, a volley of javelins, and an eagle that must not fall."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, Bonus, Creature, Faction, Upgrade, scores

ID = "sons-of-jupiter"
legion = partial(Creature, faction=ID, since=2, kinds=("human",))
arena = partial(Creature, faction=ID, since=2, kinds=("human",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",), behaviour="animal")

CREATURES: tuple[Creature, ...] = (
    legion(
        id="veles",
        icon="thrown-spear",
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("javelin", "short-sword"),
        shield="buckler",
        behaviour="skirmisher",
    ),
    legion(
        id="hastatus",
        icon="roman-shield",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("short-sword", "javelin"),
        shield="great-shield",
        behaviour="phalanx",
    ),
    legion(
        id="balearic-slinger",
        icon="sling",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=4, armor=3, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("sling-with-lead-projectiles", "dagger"),
        behaviour="ranged-fighter",
    ),
    arena(
        id="net-slave",
        icon="fishing-net",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("dagger", "net"),
        skills=("dirty-fighter",),
    ),
    legion(
        id="princeps",
        icon="centurion-helmet",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=3, armor=5, agility=3, intelligence=3, courage=4, vitality=3
        ),
        weapons=("short-sword", "heavy-javelin"),
        shield="great-shield",
        behaviour="phalanx",
        skills=("shield-onslaught",),
    ),
    beast(
        id="molossus",
        icon="spiked-collar",
        vp=2,
        attributes=scores(
            movement=8, combat=3, strength=4, shooting=0, armor=3, agility=3, intelligence=1, courage=5, vitality=3
        ),
        weapons=("fangs",),
        skills=("brutal",),
    ),
    arena(
        id="retiarius",
        icon="trident",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=3, shooting=3, armor=3, agility=5, intelligence=3, courage=4, vitality=3
        ),
        weapons=("trident", "net"),
        behaviour="assassin",
        skills=("acrobat",),
    ),
    legion(
        id="triarius",
        icon="spears",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=2, armor=5, agility=3, intelligence=4, courage=5, vitality=3
        ),
        heavy=True,
        weapons=("spear",),
        shield="great-shield",
        behaviour="phalanx",
        skills=("elite", "hardened"),
    ),
    legion(
        id="aquilifer",
        icon="eagle-emblem",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=2, armor=5, agility=3, intelligence=4, courage=6, vitality=4
        ),
        heavy=True,
        weapons=("short-sword",),
        shield="shield",
        behaviour="phalanx",
        skills=("inspiring", "encouraging", "impassible"),
    ),
    legion(
        id="augur-of-jupiter",
        icon="lightning-trio",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=2,
            armor=3,
            agility=3,
            intelligence=5,
            mana=7,
            courage=4,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("experienced-wizard",),
        spells=("lightning", "thunderclap", "rune-of-might", "mending-rune"),
    ),
    arena(
        id="murmillo",
        icon="spartan-helmet",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=2, armor=4, agility=4, intelligence=3, courage=5, vitality=4
        ),
        weapons=("broadsword",),
        shield="great-shield",
        behaviour="duellist",
        skills=("martial-arts", "up-and-back-to-fight"),
    ),
    legion(
        id="eques-of-the-wing",
        icon="horse-head",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=3, armor=4, agility=4, intelligence=3, courage=4, vitality=4
        ),
        weapons=("spear", "broadsword"),
        shield="shield",
        behaviour="assassin",
        skills=("expert-rider",),
        mount="riding-horse",
    ),
    beast(
        id="arena-lion",
        icon="lion",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=7,
            combat=5,
            strength=5,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=1,
            courage=4,
            vitality=5,
            perception=1,
        ),
        weapons=("claws",),
        behaviour="hunter",
        skills=("double-attack", "fearsome"),
    ),
    arena(
        id="talos-of-bronze",
        icon="metal-golem-head",
        vp=8,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=5, strength=6, shooting=4, armor=6, agility=2, intelligence=2, courage=6, vitality=9
        ),
        natural=6,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("large", "invulnerable", "sweep", "rock-throwing"),
        kinds=("construct",),
    ),
    legion(
        id="centurion",
        icon="crested-helmet",
        vp=4,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=5, agility=3, intelligence=4, courage=5, vitality=5
        ),
        heavy=True,
        weapons=("short-sword", "heavy-javelin"),
        shield="great-shield",
        behaviour="phalanx",
        skills=("inspiring", "combat-instructor", "hardened"),
        upgrades=(
            Upgrade("vine-staff", 1, skills=("deafening-roar",)),
            Upgrade("twenty-scars", 2, (Bonus("vitality", 2),)),
            Upgrade("first-spear", 2, (Bonus("combat", 1),)),
        ),
    ),
    legion(
        id="legate-of-jupiter",
        icon="caesar",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=6, strength=4, shooting=4, armor=6, agility=4, intelligence=5, courage=6, vitality=8
        ),
        heavy=True,
        weapons=("broadsword", "heavy-javelin"),
        shield="shield",
        behaviour="phalanx",
        skills=("inspiring", "foresight", "combat-master", "encouraging"),
        upgrades=(
            Upgrade("thunderstone", 3, skills=("aura",)),
            Upgrade("lorica-of-the-gods", 3, (Bonus("armor", 1),)),
            Upgrade("triumph", 2, skills=("fearsome",)),
        ),
    ),
)

VEL, HAST, SLING, SLAVE = "veles", "hastatus", "balearic-slinger", "net-slave"
PRINC, DOG, RET, TRI = "princeps", "molossus", "retiarius", "triarius"
EAGLE, AUGUR, GLAD, EQ = "aquilifer", "augur-of-jupiter", "murmillo", "eques-of-the-wing"
LION, BRONZE, CENT = "arena-lion", "talos-of-bronze", "centurion"

FACTION = Faction(
    id=ID,
    since=2,
    order=14,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (HAST, HAST, HAST, VEL, VEL, SLING),
            (PRINC, PRINC, VEL, SLING),
            (TRI, HAST, HAST, VEL),
            (EAGLE, HAST, HAST, SLING),
            (AUGUR, HAST, HAST, VEL),
            (GLAD, RET, SLAVE),
        ),
        "wandering-creature": (
            (SLAVE, SLING),
            (DOG,),
            (HAST, VEL),
            (RET,),
            (PRINC,),
            (SLAVE, SLAVE),
        ),
        "special-creature": (
            (TRI,),
            (GLAD,),
            (LION,),
            (BRONZE,),
            (CENT,),
            (EQ,),
        ),
        "reinforcements": (
            (HAST, HAST, HAST, HAST, VEL, SLING),
            (PRINC, PRINC, PRINC),
            (DOG, DOG, RET),
            (CENT, VEL, VEL),
            (TRI, AUGUR),
            (EQ, DOG),
        ),
        "ambush": (
            (SLAVE, SLAVE, VEL, VEL),
            (RET, RET),
            (DOG, DOG),
            (LION,),
            (GLAD, SLAVE),
            (CENT,),
        ),
        "thief": ((RET,), (PRINC,), (RET,), (DOG,), (DOG,), (RET,)),
    },
)
