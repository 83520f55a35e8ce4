"""The Lords of Horses: everybody rides. On open ground they are everywhere, in a corridor they are on foot."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "lords-of-horses"
foot = partial(Creature, faction=ID, since=2, kinds=("human",))
rider = partial(Creature, faction=ID, since=2, kinds=("human",), mount="riding-horse")
heavy = partial(Creature, faction=ID, since=2, kinds=("human",), mount="war-horse")
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))

CREATURES: tuple[Creature, ...] = (
    foot(
        id="steppe-groom",
        icon="saddle",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("club",),
        skills=("taming-animals",),
    ),
    foot(
        id="dismounted-bow",
        icon="bow-arrow",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=4, armor=3, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("composite-bow", "dagger"),
        behaviour="ranged-fighter",
    ),
    foot(
        id="lasso-thrower",
        icon="lasso",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("net", "short-sword"),
        behaviour="skirmisher",
        skills=("dirty-fighter",),
    ),
    beast(
        id="hunting-eagle",
        icon="eagle-head",
        vp=1,
        attributes=scores(
            movement=3,
            combat=3,
            strength=2,
            shooting=0,
            armor=2,
            agility=5,
            intelligence=1,
            courage=3,
            vitality=2,
            perception=2,
        ),
        natural=2,
        size=SMALL,
        weapons=("claws",),
        behaviour="flying",
        skills=("small", "flying"),
        traits=(Trait("flying", 10),),
    ),
    foot(
        id="wagon-guard",
        icon="spears",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=4, vitality=2
        ),
        weapons=("spear",),
        shield="shield",
        behaviour="phalanx",
        skills=("up-and-back-to-fight",),
    ),
    beast(
        id="wagon-dog",
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
        skills=("watchman",),
    ),
    rider(
        id="steppe-rider",
        icon="horse-head",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=3, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("saber", "javelin"),
        behaviour="hunter",
        skills=("expert-rider",),
    ),
    rider(
        id="steppe-horse-archer",
        icon="cavalry",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=4, vitality=3
        ),
        weapons=("composite-bow", "saber"),
        behaviour="outrider",
        skills=("expert-rider", "expert-shooter"),
    ),
    heavy(
        id="horse-lord-lancer",
        icon="mounted-knight",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=2, armor=5, agility=3, intelligence=3, courage=4, vitality=4
        ),
        heavy=True,
        weapons=("cavalry-lance", "mace"),
        shield="shield",
        skills=("expert-rider", "brutal"),
    ),
    rider(
        id="wolf-hunter",
        icon="wolf-howl",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=3, armor=4, agility=4, intelligence=4, courage=4, vitality=3
        ),
        weapons=("heavy-javelin", "axe"),
        behaviour="assassin",
        skills=("expert-rider", "tracker"),
    ),
    rider(
        id="kettle-drummer",
        icon="drum",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=4, courage=5, vitality=4
        ),
        weapons=("mace",),
        skills=("inspiring", "encouraging", "expert-rider"),
    ),
    foot(
        id="sky-shaman",
        icon="sun-cloud",
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
        skills=("herbalist", "experienced-wizard"),
        spells=("lightning", "thunderclap", "bone-setting", "second-wind"),
    ),
    beast(
        id="war-bison",
        icon="bison",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=6, combat=4, strength=6, shooting=0, armor=4, agility=2, intelligence=1, courage=5, vitality=8
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("horns",),
        behaviour="large",
        skills=("large", "onslaught", "trampling"),
    ),
    foot(
        id="skull-cup-bearer",
        icon="skull-ring",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=2, armor=4, agility=4, intelligence=3, courage=6, vitality=6
        ),
        weapons=("greatsword",),
        behaviour="duellist",
        skills=("fearsome", "brutal-blow", "bodyguard"),
    ),
    heavy(
        id="khan-of-the-grass",
        icon="samurai-helmet",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=5, armor=4, agility=4, intelligence=4, courage=5, vitality=5
        ),
        weapons=("composite-bow", "saber"),
        behaviour="outrider",
        skills=("expert-rider", "inspiring", "fast-shooting"),
        upgrades=(
            Upgrade("nine-tails", 2, (Bonus("vitality", 2),)),
            Upgrade("lamellar-coat", 3, (Bonus("armor", 1),)),
            Upgrade("parthian-smile", 2, skills=("heart-seeker",)),
        ),
    ),
    heavy(
        id="mother-of-horses",
        icon="chess-knight",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=5,
            strength=4,
            shooting=4,
            armor=5,
            agility=4,
            intelligence=6,
            mana=7,
            courage=6,
            vitality=7,
        ),
        weapons=("cavalry-lance", "saber"),
        behaviour="battle-sorcerer",
        skills=("expert-rider", "inspiring", "foresight", "experienced-wizard"),
        spells=("lightning", "rune-of-might", "mending-rune", "spirit-pack"),
        upgrades=(
            Upgrade("thunder-hooves", 3, skills=("unstoppable-charge", "fearsome")),
            Upgrade("mares-milk", 2, skills=("regeneration",)),
            Upgrade("eternal-sky", 3, (Bonus("mana", 3),)),
        ),
    ),
)

GROOM, BOW, LASSO, EAGLE = "steppe-groom", "dismounted-bow", "lasso-thrower", "hunting-eagle"
SPEAR, DOG, LIGHT, HARCH = "wagon-guard", "wagon-dog", "steppe-rider", "steppe-horse-archer"
LANCE, WOLFR, DRUM, SEER = "horse-lord-lancer", "wolf-hunter", "kettle-drummer", "sky-shaman"
BULL, EXEC, KHAN = "war-bison", "skull-cup-bearer", "khan-of-the-grass"

FACTION = Faction(
    id=ID,
    since=2,
    order=30,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (LIGHT, LIGHT, GROOM, BOW),
            (HARCH, LIGHT, GROOM),
            (LANCE, DOG, GROOM),
            (DRUM, LIGHT, BOW),
            (SEER, LIGHT, BOW),
            (WOLFR, LASSO, DOG, BOW),
        ),
        "wandering-creature": (
            (LIGHT,),
            (EAGLE, DOG),
            (BOW, GROOM),
            (LASSO, GROOM),
            (DOG, DOG),
            (SPEAR, GROOM),
        ),
        "special-creature": (
            (HARCH,),
            (LANCE,),
            (BULL,),
            (EXEC,),
            (KHAN,),
            (WOLFR,),
        ),
        "reinforcements": (
            (LIGHT, LIGHT, LIGHT),
            (HARCH, WOLFR),
            (LANCE, LIGHT),
            (DRUM, HARCH),
            (BULL, EAGLE),
            (GROOM, GROOM, GROOM, SPEAR, BOW, BOW),
        ),
        "ambush": (
            (LIGHT, LIGHT),
            (EAGLE, EAGLE, EAGLE, EAGLE),
            (WOLFR, LASSO),
            (LASSO, LASSO, BOW, GROOM),
            (LIGHT, EAGLE, DOG),
            (LANCE,),
        ),
        "thief": ((LIGHT,), (LIGHT,), (LIGHT,), (LIGHT,), (LIGHT,), (LIGHT,)),
    },
)
