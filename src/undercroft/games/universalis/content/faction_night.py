"""The Creatures of the Night: slow dead, quick beasts, and things that steel does not touch.

Attributes: Movement, Combat Skill, Strength, Shooting Skill, Armor, Agility, Intelligence, Mana, Courage, Vitality,
Dexterity, Perception.
"""

from __future__ import annotations

from functools import partial

from .definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade

FLAMES = (Trait("vulnerable", word="fire"),)
dead = partial(Creature, faction="creatures-of-the-night", behaviour="undead", kinds=("undead",))
night = partial(Creature, faction="creatures-of-the-night")

NIGHT: tuple[Creature, ...] = (
    dead(
        id="skeleton-warrior",
        vp=1,
        attributes=(5, 3, 3, 2, 3, 3, 3, 0, 6, 2, 0, 0),
        weapons=("broadsword",),
        shield="shield",
        skills=("undead",),
    ),
    dead(
        id="skeleton-archer",
        vp=1,
        attributes=(5, 2, 3, 3, 3, 3, 3, 0, 6, 2, 0, 0),
        weapons=("short-bow", "dagger"),
        behaviour="ranged-fighter",
        skills=("undead",),
    ),
    dead(
        id="shambling-corpse",
        vp=1,
        attributes=(4, 2, 4, 0, 3, 1, 1, 0, 6, 4, 0, -1),
        weapons=("improvised-weapon",),
        skills=("undead", "staggering", "vulnerable", "plague-bearer"),
        traits=FLAMES,
    ),
    night(
        id="grave-rats",
        vp=1,
        attributes=(6, 3, 3, 0, 2, 4, 1, 0, 3, 3, 0, 0),
        natural=2,
        base="2x2",
        weapons=("fangs",),
        behaviour="animal",
        skills=("vermin", "plague-bearer"),
        kinds=("animal", "vermin"),
    ),
    dead(
        id="ghoul",
        vp=2,
        attributes=(6, 3, 4, 0, 3, 4, 2, 0, 4, 3, 0, 1),
        weapons=("claws",),
        behaviour="melee-fighter",
        skills=("undead", "double-attack", "paralyzing-poison"),
    ),
    night(
        id="shadow-bats",
        vp=2,
        attributes=(4, 3, 3, 0, 2, 5, 1, 0, 3, 3, 0, 2),
        natural=2,
        size=SMALL,
        weapons=("fangs",),
        behaviour="flying",
        skills=("small", "flying", "leech-vitality"),
        traits=(Trait("flying", 9),),
        kinds=("animal",),
    ),
    dead(
        id="grave-wight",
        vp=3,
        level=ELITE,
        attributes=(5, 4, 4, 2, 5, 3, 4, 0, 6, 3, 0, 0),
        heavy=True,
        weapons=("greatsword",),
        skills=("undead", "fearsome", "brutal-blow"),
    ),
    night(
        id="hollow-scholar",
        vp=3,
        level=ELITE,
        attributes=(5, 3, 3, 2, 3, 3, 5, 6, 5, 3, 0, 0),
        weapons=("dagger",),
        behaviour="sorcerer",
        skills=("cruel", "leach-mana"),
        spells=("soul-dread", "hellbolt", "regeneration"),
    ),
    night(
        id="fallen-cleric",
        vp=3,
        level=ELITE,
        attributes=(5, 3, 3, 2, 4, 3, 5, 6, 4, 3, 0, 0),
        weapons=("mace",),
        behaviour="sorcerer",
        skills=("iron-will",),
        spells=("holy-light", "blinding-halo", "dawn-chorus"),
        kinds=("human",),
    ),
    night(
        id="cursed-pilgrim",
        vp=3,
        level=ELITE,
        attributes=(5, 3, 3, 3, 3, 3, 3, 0, 4, 4, 0, 0),
        weapons=("spear",),
        skills=("lycanthropy",),
        kinds=("human", "werewolf"),
    ),
    dead(
        id="wraith",
        vp=4,
        level=ELITE,
        attributes=(6, 4, 4, 0, 3, 5, 4, 0, 6, 3, 0, 1),
        weapons=("claws",),
        skills=("undead", "ethereal", "fearsome"),
    ),
    dead(
        id="keening-maid",
        vp=4,
        level=ELITE,
        attributes=(5, 3, 3, 0, 3, 4, 4, 0, 6, 4, 0, 0),
        weapons=("claws",),
        skills=("undead", "shriek-from-the-underworld", "projectile-immunity"),
    ),
    night(
        id="night-wolf",
        vp=5,
        level=ELITE,
        attributes=(8, 5, 5, 0, 4, 5, 3, 0, 5, 6, 0, 2),
        weapons=("claws",),
        behaviour="berserker",
        skills=("sharp-senses", "multiple-attacks", "regeneration", "ambush"),
        kinds=("werewolf", "animal"),
    ),
    dead(
        id="bone-colossus",
        vp=7,
        level=CHAMPION,
        attributes=(5, 4, 6, 0, 5, 2, 2, 0, 6, 9, 0, -1),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("great-flail",),
        behaviour="large",
        skills=("undead", "large", "sweep", "invulnerable"),
    ),
    night(
        id="pit-spawn",
        vp=4,
        level=ELITE,
        attributes=(5, 4, 4, 0, 4, 4, 3, 0, 6, 4, 0, 0),
        natural=4,
        weapons=("claws",),
        behaviour="melee-fighter",
        skills=("underworld", "aura", "tentacles"),
        kinds=("demon",),
    ),
    dead(
        id="barrow-captain",
        vp=5,
        level=CHAMPION,
        attributes=(5, 5, 4, 3, 5, 3, 4, 0, 6, 6, 0, 0),
        heavy=True,
        weapons=("broadsword",),
        shield="great-shield",
        skills=("undead", "blocking", "tricky-fighter"),
        upgrades=(
            Upgrade("grave-cold", 2, skills=("fearsome",)),
            Upgrade("old-oath", 2, (Bonus("vitality", 2),)),
            Upgrade("cursed-blade", 2, skills=("lethal-blow",)),
        ),
    ),
    dead(
        id="vampire-lord",
        vp=9,
        level=CHAMPION,
        attributes=(6, 6, 5, 3, 4, 5, 5, 4, 6, 8, 0, 1),
        natural=4,
        weapons=("elven-sword",),
        behaviour="battle-sorcerer",
        spells=("soul-dread", "grip-of-the-damned", "smothering-dark"),
        skills=("undead", "leech-vitality", "hypnotic", "sword-master", "vulnerable"),
        traits=(Trait("vulnerable", word="light"),),
        upgrades=(
            Upgrade("bat-wings", 3, skills=("flying",)),
            Upgrade("mist-form", 3, skills=("slippery",)),
            Upgrade("ancient-blood", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

S, A, Z, R = "skeleton-warrior", "skeleton-archer", "shambling-corpse", "grave-rats"
GHOUL, BATS, WIGHT, MAGE = "ghoul", "shadow-bats", "grave-wight", "hollow-scholar"
WRAITH, MAID, WOLF, SPAWN, BONES, PILGRIM, CLERIC, LORD = (
    "wraith",
    "keening-maid",
    "night-wolf",
    "pit-spawn",
    "bone-colossus",
    "cursed-pilgrim",
    "fallen-cleric",
    "vampire-lord",
)

NIGHT_FACTION = Faction(
    id="creatures-of-the-night",
    creatures=tuple(creature.id for creature in NIGHT),
    spawn={
        "enemy-spotted": (
            (S, S, S, A, A, Z),
            (GHOUL, GHOUL, Z, Z),
            (WIGHT, S, S, A),
            (CLERIC, S, Z, R),
            (WRAITH, S, A),
            (WOLF, R),
        ),
        "wandering-creature": ((S, A), (GHOUL,), (Z, Z), (BATS,), (R, S), (Z, A)),
        "special-creature": ((LORD,), (WRAITH,), (MAID,), (WOLF,), (SPAWN,), (BONES,)),
        "reinforcements": (
            (S, S, S, Z, A, A),
            (GHOUL, GHOUL, BATS),
            (WIGHT, WIGHT),
            (SPAWN, Z, S),
            (MAGE, PILGRIM),
            (MAID, GHOUL),
        ),
        "ambush": ((GHOUL, GHOUL), (BATS, BATS), (Z, Z, R, S), (WRAITH,), (PILGRIM, R), (S, S, A, Z)),
        "thief": ((BATS,), (R, R), (GHOUL,), (S, R), (Z, R), (A, R)),
    },
)
