"""The Followers of the Claw: kobolds, scaled soldiers and fire priests who serve a dragon.

Attributes: Movement, Combat Skill, Strength, Shooting Skill, Armor, Agility, Intelligence, Mana, Courage, Vitality,
Dexterity, Perception.
"""

from __future__ import annotations

from functools import partial

from .definitions import CHAMPION, ELITE, HUGE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade

kobold = partial(Creature, faction="followers-of-the-claw", natural=2, size=SMALL, kinds=("kobold",))
scaled = partial(Creature, faction="followers-of-the-claw", natural=4, kinds=("reptilian",))
beast = partial(Creature, faction="followers-of-the-claw", behaviour="animal")

CLAW: tuple[Creature, ...] = (
    kobold(
        id="kobold-digger",
        vp=1,
        attributes=(5, 3, 2, 2, 3, 4, 3, 0, 3, 3, 1, 0),
        weapons=("tool",),
        skills=("small", "dirty-fighter"),
    ),
    kobold(
        id="kobold-slinger",
        vp=1,
        attributes=(5, 2, 2, 4, 3, 4, 3, 0, 2, 2, 1, 0),
        weapons=("sling", "dagger"),
        behaviour="ranged-fighter",
        skills=("small", "mimetism"),
        traits=(Trait("mimetism", word="rock"),),
    ),
    scaled(
        id="claw-initiate", vp=1, attributes=(5, 3, 3, 2, 4, 3, 3, 0, 3, 2, 0, 0), weapons=("mace",), shield="buckler"
    ),
    scaled(
        id="claw-huntress",
        vp=2,
        attributes=(6, 3, 3, 4, 4, 4, 3, 0, 3, 3, 0, 1),
        weapons=("blowgun", "short-sword"),
        behaviour="ranged-fighter",
        skills=("heart-seeker", "pathfinder"),
        traits=(Trait("pathfinder", word="rock"),),
    ),
    scaled(
        id="claw-guard",
        vp=2,
        level=ELITE,
        attributes=(5, 4, 4, 2, 5, 3, 3, 0, 4, 3, 0, 0),
        heavy=True,
        weapons=("halberd",),
        skills=("unstoppable-charge", "tough"),
    ),
    beast(
        id="drakeling",
        vp=2,
        attributes=(5, 3, 3, 0, 4, 4, 2, 0, 3, 3, 0, 0),
        natural=4,
        weapons=("fangs",),
        behaviour="flying",
        skills=("flying", "breath"),
        traits=(Trait("flying", 8), Trait("breath", 3)),
        kinds=("dragon", "animal"),
    ),
    beast(
        id="cave-viper",
        vp=2,
        attributes=(6, 4, 3, 0, 3, 5, 1, 0, 3, 2, 0, 1),
        weapons=("fangs",),
        skills=("poisonous", "sting", "aquatic-animal"),
        kinds=("animal",),
    ),
    scaled(
        id="ember-priest",
        vp=3,
        level=ELITE,
        attributes=(5, 3, 3, 2, 4, 3, 5, 8, 4, 3, 0, 0),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("experienced-wizard",),
        spells=("fireball", "cinder-dart", "rain-of-embers", "burning-blade", "searing-touch"),
    ),
    beast(
        id="salamander",
        vp=3,
        level=ELITE,
        attributes=(5, 4, 4, 0, 4, 3, 2, 0, 5, 4, 0, 0),
        natural=4,
        weapons=("fangs",),
        skills=("underworld", "aura", "vulnerable", "corrosive-vomit"),
        traits=(Trait("vulnerable", word="ice"),),
        kinds=("animal", "elemental"),
    ),
    scaled(
        id="claw-champion",
        vp=4,
        level=CHAMPION,
        attributes=(5, 5, 4, 3, 5, 4, 4, 0, 5, 5, 0, 0),
        heavy=True,
        weapons=("scimitar",),
        shield="shield",
        skills=("mighty-blow", "cat-reflexes"),
        upgrades=(
            Upgrade("scale-of-the-mother", 3, (Bonus("armor", 1),)),
            Upgrade("fire-in-the-blood", 2, (Bonus("vitality", 2),)),
        ),
    ),
    beast(
        id="basilisk",
        vp=6,
        level=ELITE,
        attributes=(4, 4, 4, 0, 5, 2, 2, 0, 5, 6, 0, 0),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="large",
        skills=("large", "lethal-gaze", "tail-swipe"),
        kinds=("animal",),
    ),
    beast(
        id="cave-hydra",
        vp=7,
        level=CHAMPION,
        attributes=(5, 4, 5, 0, 4, 3, 2, 0, 5, 9, 0, 1),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="large",
        kinds=("animal",),
        traits=(Trait("grab-and-suffocate", 2),),
        skills=("large", "multiple-attacks", "grab-and-suffocate", "regeneration"),
    ),
    beast(
        id="wyvern",
        vp=8,
        level=CHAMPION,
        attributes=(5, 5, 5, 0, 4, 4, 2, 0, 5, 8, 0, 1),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="flying",
        skills=("large", "flying", "sting", "poisonous", "raging-mount"),
        traits=(Trait("flying", 10),),
        kinds=("dragon", "animal"),
    ),
    beast(
        id="maze-minotaur",
        vp=9,
        level=CHAMPION,
        attributes=(6, 6, 6, 0, 4, 3, 2, 0, 5, 9, 0, 0),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("horns", "battleaxe"),
        behaviour="large",
        skills=("large", "onslaught", "fearsome", "brutal"),
        kinds=("minotaur",),
    ),
    beast(
        id="red-dragon",
        vp=10,
        level=CHAMPION,
        attributes=(6, 5, 5, 0, 5, 3, 4, 0, 6, 7, 0, 1),
        natural=5,
        size=HUGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("huge", "breath", "flying", "sweep", "tail-swipe", "grab-and-eat", "fearsome", "magic-resistance"),
        traits=(Trait("breath", 5), Trait("flying", 10)),
        kinds=("dragon",),
        upgrades=(
            Upgrade("furnace-heart", 3, (Bonus("vitality", 3),)),
            Upgrade("armor-of-gold", 4, (Bonus("armor", 1),)),
            Upgrade("old-hunger", 3, skills=("double-attack",)),
        ),
    ),
)

D, L, I, H = "kobold-digger", "kobold-slinger", "claw-initiate", "claw-huntress"
GUARD, DRAKE, VIPER, PRIEST = "claw-guard", "drakeling", "cave-viper", "ember-priest"
SALAMANDER, CHAMP, BASILISK, HYDRA = "salamander", "claw-champion", "basilisk", "cave-hydra"
WYVERN, BULL = "wyvern", "maze-minotaur"

CLAW_FACTION = Faction(
    id="followers-of-the-claw",
    creatures=tuple(creature.id for creature in CLAW),
    spawn={
        "enemy-spotted": (
            (D, D, D, L, L, I),
            (GUARD, GUARD, I, I),
            (CHAMP, D, L),
            (PRIEST, I, I, D),
            (SALAMANDER, DRAKE, L),
            (DRAKE, VIPER, I, L),
        ),
        "wandering-creature": ((D, L), (DRAKE,), (VIPER,), (I, I), (H,), (D, D)),
        "special-creature": ((SALAMANDER,), (CHAMP,), (BASILISK,), (HYDRA,), (WYVERN,), (BULL,)),
        "reinforcements": (
            (D, D, I, I, L, L),
            (DRAKE, DRAKE, DRAKE),
            (GUARD, CHAMP),
            (PRIEST, SALAMANDER),
            (CHAMP, DRAKE),
            (VIPER, VIPER, GUARD),
        ),
        "ambush": ((D, D, L, L), (VIPER, VIPER), (DRAKE, DRAKE), (GUARD, I, D), (CHAMP,), (SALAMANDER, D)),
        "thief": ((D, D), (D, L), (VIPER,), (H,), (DRAKE,), (I, D)),
    },
)
