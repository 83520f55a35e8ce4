"""The Empire of Pulse: powder, plate and prayer. One volley, then the slow business of loading."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "empire-of-pulse"
soldier = partial(Creature, faction=ID, since=2, kinds=("human",))
made = partial(Creature, faction=ID, since=2, kinds=("construct",))

CREATURES: tuple[Creature, ...] = (
    soldier(
        id="pulse-handgunner",
        icon="pistol-gun",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=3, armor=3, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("handgun", "dagger"),
        behaviour="ranged-fighter",
    ),
    soldier(
        id="pulse-pikeman",
        icon="spear-hook",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("halberd",),
        behaviour="phalanx",
    ),
    soldier(
        id="pulse-rodelero",
        icon="gladius",
        vp=1,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("short-sword",),
        shield="buckler",
    ),
    soldier(
        id="pulse-arquebusier",
        icon="blunderbuss",
        vp=2,
        attributes=scores(
            movement=4, combat=2, strength=3, shooting=4, armor=4, agility=3, intelligence=3, courage=4, vitality=3
        ),
        weapons=("arquebus", "short-sword"),
        behaviour="ranged-fighter",
        skills=("aiming",),
    ),
    soldier(
        id="pulse-sapper",
        icon="unlit-bomb",
        vp=2,
        attributes=scores(
            movement=5,
            combat=3,
            strength=4,
            shooting=3,
            armor=4,
            agility=3,
            intelligence=4,
            courage=4,
            vitality=3,
            dexterity=1,
        ),
        weapons=("warhammer",),
        behaviour="cutpurse",
        skills=("expert-trapper", "trapper"),
    ),
    soldier(
        id="flagellant",
        icon="whip",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=2, agility=3, intelligence=2, courage=6, vitality=3
        ),
        weapons=("flail",),
        behaviour="berserker",
    ),
    soldier(
        id="pulse-cuirassier",
        icon="breastplate",
        vp=2,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=4, shooting=2, armor=6, agility=2, intelligence=3, courage=4, vitality=3
        ),
        heavy=True,
        weapons=("bastard-sword",),
        skills=("used-to-armors",),
    ),
    soldier(
        id="powder-alchemist",
        icon="powder-bag",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=4,
            armor=3,
            agility=4,
            intelligence=5,
            courage=4,
            vitality=3,
            dexterity=1,
        ),
        weapons=("handgun", "dagger"),
        behaviour="skirmisher",
        skills=("alchemist", "corrosive-vomit", "breath"),
        traits=(Trait("breath", 4),),
    ),
    soldier(
        id="field-confessor",
        icon="church",
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
            mana=7,
            courage=5,
            vitality=3,
        ),
        weapons=("mace",),
        behaviour="sorcerer",
        skills=("iron-will", "hatred-towards-the-underworld"),
        spells=("scourge-of-evil", "hallowed-arms", "spear-of-noon", "healing-light"),
    ),
    soldier(
        id="witch-finder",
        icon="burning-book",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=5,
            strength=4,
            shooting=4,
            armor=4,
            agility=4,
            intelligence=5,
            courage=6,
            vitality=4,
            perception=1,
        ),
        weapons=("saber", "handgun"),
        behaviour="assassin",
        skills=("hatred-towards", "magic-resistance", "mislead"),
        traits=(Trait("hatred-towards", word="elves"),),
    ),
    soldier(
        id="pulse-marksman",
        icon="target-shot",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=5,
            armor=3,
            agility=4,
            intelligence=4,
            courage=4,
            vitality=3,
            perception=1,
        ),
        weapons=("arquebus", "short-sword"),
        behaviour="outrider",
        skills=("aiming", "heart-seeker", "quick-reloading"),
    ),
    soldier(
        id="pulse-reiter",
        icon="cavalry",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=4, armor=5, agility=3, intelligence=3, courage=4, vitality=3
        ),
        heavy=True,
        weapons=("handgun", "saber"),
        behaviour="outrider",
        skills=("expert-rider", "quick-reloading"),
        mount="war-horse",
    ),
    made(
        id="clockwork-bombard",
        icon="cannon",
        vp=7,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=5, armor=6, agility=1, intelligence=1, courage=6, vitality=8
        ),
        natural=6,
        size=LARGE,
        base="2x2",
        weapons=("improvised-weapon",),
        behaviour="large",
        skills=("large", "rock-throwing", "invulnerable", "staggering", "breath"),
        traits=(Trait("breath", 4),),
    ),
    soldier(
        id="pulse-colonel",
        icon="sergeant",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=4, armor=6, agility=3, intelligence=5, courage=5, vitality=5
        ),
        heavy=True,
        weapons=("rapier", "handgun"),
        skills=("inspiring", "tricky-fighter", "foresight"),
        upgrades=(
            Upgrade("drilled-volley", 2, (Bonus("shooting", 1),)),
            Upgrade("milan-plate", 3, (Bonus("armor", 1),)),
            Upgrade("spare-pistols", 2, skills=("quick-reloading",)),
        ),
    ),
    soldier(
        id="cardinal-general",
        icon="pope-crown",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=5,
            strength=4,
            shooting=3,
            armor=5,
            agility=4,
            intelligence=6,
            mana=9,
            courage=6,
            vitality=7,
        ),
        weapons=("mace",),
        behaviour="battle-sorcerer",
        skills=("inspiring", "iron-will", "experienced-wizard", "battle-wizard"),
        spells=("sheltering-light", "holy-light", "spear-of-noon", "stay-thy-hand", "healing-light"),
        upgrades=(
            Upgrade("writ-of-fire", 3, skills=("aura",)),
            Upgrade("relic-under-the-robe", 3, (Bonus("vitality", 3),)),
            Upgrade("papal-guard", 2, skills=("projectile-immunity",)),
        ),
    ),
)

GUN, PIKE, RODEL, ARQ = "pulse-handgunner", "pulse-pikeman", "pulse-rodelero", "pulse-arquebusier"
SAPPER, FLAG, PLATE, ALCH = "pulse-sapper", "flagellant", "pulse-cuirassier", "powder-alchemist"
PRIEST, INQ, SHARP, REITER = "field-confessor", "witch-finder", "pulse-marksman", "pulse-reiter"
ENGINE, COLONEL = "clockwork-bombard", "pulse-colonel"

FACTION = Faction(
    id=ID,
    since=2,
    order=13,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (RODEL, RODEL, FLAG, GUN, GUN, PIKE),
            (PLATE, PLATE, ARQ),
            (PRIEST, FLAG, FLAG, GUN),
            (ALCH, RODEL, RODEL, FLAG),
            (INQ, RODEL, RODEL),
            (PLATE, ARQ, RODEL, GUN),
        ),
        "wandering-creature": (
            (GUN, RODEL),
            (SAPPER,),
            (FLAG, FLAG),
            (ARQ,),
            (PLATE,),
            (RODEL, PIKE),
        ),
        "special-creature": (
            (ALCH,),
            (INQ,),
            (SHARP,),
            (ENGINE,),
            (COLONEL,),
            (REITER,),
        ),
        "reinforcements": (
            (RODEL, RODEL, RODEL, GUN, GUN, GUN),
            (PLATE, PLATE, PLATE),
            (REITER, SAPPER),
            (SHARP, PLATE, RODEL),
            (COLONEL, FLAG),
            (PRIEST, PLATE, GUN),
        ),
        "ambush": (
            (SAPPER, SAPPER),
            (GUN, GUN, RODEL, RODEL),
            (FLAG, FLAG, FLAG, FLAG),
            (INQ,),
            (ARQ, SAPPER),
            (ALCH, RODEL),
        ),
        "thief": ((SAPPER,), (SAPPER,), (ARQ,), (SAPPER,), (PLATE,), (SAPPER,)),
    },
)
