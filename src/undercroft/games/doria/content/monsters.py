"""The 19 types of monsters with their 76 level cards, and the modifications of the monster deck.

The level cards are a table as in the rulebook: attack, defense, psi resistance, damage, hit points, armor rating.
"""

from __future__ import annotations

from .definitions import Level, Modification, Monster
from .monster_effects import curse, drain_psi, explode, knit, order_attack, raise_zombie, root
from .notation import dice

LEVELS = """
goblin        2D+4  2D+2  2D+3  1 1 0 | 2D+5  2D+3  2D+4  2 1 1 | 3D    2D+5  2D+5  3 1 1 | 3D    3D    3D    4 2 1
orc           2D+5  2D+5  2D+2  2 1 0 | 3D    3D    2D+3  3 1 1 | 3D+2  3D+1  2D+4  4 2 1 | 3D+4  3D+1  2D+5  5 2 2
zombie        2D+2  2D    2D    1 1 0 | 2D+4  2D+2  2D+2  2 1 0 | 2D+5  2D+3  2D+3  2 1 1 | 3D    2D+5  2D+4  3 2 1
mummy         2D+3  2D+4  2D+5  2 2 1 | 2D+5  2D+5  3D    3 2 1 | 3D    2D+5  3D+1  4 2 2 | 3D+1  3D    3D+2  5 3 2
skeleton      3D    3D    2D+2  2 2 0 | 3D+2  3D    2D+4  3 2 1 | 3D+4  3D+2  2D+5  4 3 1 | 3D+5  3D+3  3D    5 3 2
vampire       2D+5  2D+3  3D    2 2 1 | 3D    2D+4  3D    3 2 1 | 3D+1  2D+5  3D+1  4 2 2 | 3D+2  3D    3D+2  5 3 2
ghoul         2D+4  2D+4  2D+3  2 1 0 | 2D+5  2D+5  2D+4  3 1 1 | 3D    2D+5  2D+4  4 2 1 | 3D+1  3D    2D+5  5 3 1
mercenary     3D+5  2D+1  2D+4  3 1 1 | 4D    2D+2  2D+5  4 1 1 | 4D+1  2D+3  2D+5  5 2 1 | 4D+2  2D+4  3D    6 3 2
black-knight  3D+2  2D+5  2D+4  2 1 1 | 3D+4  3D    2D+5  2 2 2 | 3D+5  3D+1  2D+5  3 2 3 | 4D    3D+2  3D    5 3 3
gargoyle      2D+4  2D+4  2D+4  2 1 1 | 3D    2D+5  2D+4  3 1 2 | 3D+1  2D+5  2D+5  4 2 2 | 3D+2  3D    2D+5  5 2 3
ogre          3D+2  2D+4  2D+1  4 2 0 | 3D+3  2D+5  2D+2  5 2 1 | 3D+4  3D    2D+3  6 3 1 | 4D    3D+1  2D+4  7 3 2
troll         4D+4  2D+3  2D+4  5 3 1 | 4D+5  2D+4  2D+5  6 3 2 | 5D    2D+5  2D+5  7 4 2 | 5D+2  3D+1  3D    8 4 3
slimecrawler  3D    2D+1  2D    2 1 0 | 3D+1  2D+2  2D+1  3 2 0 | 3D+2  2D+3  2D+2  4 2 1 | 3D+3  2D+5  2D+3  5 3 1
archer        2D+4  2D+2  2D+3  2 1 0 | 3D    2D+3  2D+4  3 1 0 | 3D+2  2D+4  2D+5  4 2 1 | 3D+3  2D+5  2D+5  6 2 1
spear-thrower 3D+4  2D+3  2D+4  4 3 1 | 3D+5  2D+3  2D+4  5 3 1 | 3D+5  2D+5  2D+5  6 3 2 | 4D    3D    2D+5  7 4 2
poltergeist   2D+2  2D+1  2D+5  2 1 0 | 2D+4  2D+3  3D    3 2 0 | 3D    2D+4  3D+1  4 2 1 | 3D+1  2D+5  3D+2  5 3 1
shaman        2D+5  2D+4  3D+1  2 1 1 | 3D    2D+5  3D+2  3 1 1 | 3D+1  2D+5  3D+3  4 2 1 | 3D+3  3D    3D+3  5 2 2
dark-mage     3D+3  2D+3  3D+5  3 2 1 | 3D+4  2D+4  3D+5  4 2 2 | 4D    2D+5  4D    5 2 2 | 4D+1  3D    4D    6 3 2
golem         3D    2D+3  3D    1 2 1 | 3D+1  2D+4  3D    2 2 2 | 3D+2  2D+5  3D+1  3 2 3 | 3D+3  3D    3D+2  4 3 4
"""


def _levels() -> dict[str, tuple[Level, ...]]:
    """The level cards of each monster, level 1 first."""
    found = {}
    for line in LEVELS.strip().splitlines():
        id, values = line.split(maxsplit=1)
        cards = [card.split() for card in values.split("|")]
        found[id] = tuple(Level(dice(c[0]), dice(c[1]), dice(c[2]), int(c[3]), int(c[4]), int(c[5])) for c in cards)
    return found


_LEVELS = _levels()


def monster(
    id: str,
    attack: str,
    range: int,
    ap: int,
    letter: str,
    vulnerable: str,
    ability: str,
    tag: str,
    *,
    figures: int,
    copies: int,
    element: str = "",
) -> Monster:
    return Monster(
        id=id,
        attack_type=attack,
        range=range,
        ap=ap,
        letter=letter,
        vulnerable=vulnerable,
        element=element,
        levels=_LEVELS[id],
        figures=figures,
        copies=copies,
        tags=(tag,),
        abilities=(ability,),
    )


MONSTERS = (
    monster("goblin", "melee", 1, 9, "A", "fire", "group", "greenskin", figures=5, copies=16),
    monster("orc", "melee", 1, 7, "A", "fire", "berserker", "greenskin", figures=2, copies=4),
    monster("zombie", "melee", 1, 3, "A", "water", "awakening", "undead", figures=5, copies=9),
    monster("mummy", "melee", 1, 5, "A", "fire", "magic-breaker", "undead", figures=2, copies=9),
    monster("skeleton", "melee", 1, 8, "A", "air", "thin-bones", "undead", figures=2, copies=7),
    monster("vampire", "melee", 1, 7, "B", "earth", "bloodsucker", "undead", figures=1, copies=5),
    monster("ghoul", "melee", 1, 9, "B", "water", "carrion", "undead", figures=2, copies=10),
    monster("mercenary", "melee", 2, 8, "B", "air", "battle-hardened", "human", figures=2, copies=6),
    monster("black-knight", "melee", 1, 4, "A", "air", "destroying", "human", figures=1, copies=6),
    monster("gargoyle", "melee", 1, 10, "A", "water", "flight", "construct", figures=2, copies=9, element="earth"),
    monster("ogre", "melee", 2, 6, "A", "water", "sweep", "giant", figures=1, copies=3),
    monster("troll", "melee", 2, 7, "C", "air", "quake", "giant", figures=1, copies=1, element="earth"),
    monster("slimecrawler", "ranged", 5, 6, "B", "earth", "slime", "beast", figures=3, copies=11),
    monster("archer", "ranged", 6, 9, "C", "earth", "aimed", "greenskin", figures=3, copies=12),
    monster("spear-thrower", "ranged", 4, 8, "C", "fire", "mighty", "giant", figures=1, copies=2),
    monster("poltergeist", "magic", 1, 9, "D", "fire", "permeable", "undead", figures=3, copies=5),
    monster("shaman", "magic", 6, 7, "D", "earth", "fireball", "greenskin", figures=2, copies=4, element="fire"),
    monster("dark-mage", "magic", 6, 8, "D", "earth", "lightning", "human", figures=1, copies=2, element="air"),
    monster("golem", "magic", 5, 4, "B", "water", "psi-poison", "construct", figures=1, copies=4),
)

MODIFICATIONS = (
    Modification(id="colossal", copies=2, hp=1, damage=1, defense=-2, loot=1),
    Modification(id="horde", copies=2, count=3, xp=0),
    Modification(id="explosion", copies=2, dies=explode(2)),
    Modification(id="fire-creature", copies=2, element="fire", attack=1),
    Modification(id="frost-creature", copies=1, element="water", hit=root),
    Modification(id="storm-creature", copies=1, element="air", ap=2),
    Modification(id="stone-creature", copies=1, element="earth", ar=1, ap=-1),
    Modification(id="blocker", copies=2, pins=True, hp=1),
    Modification(id="necromancer", copies=1, xp=2, psi=2, phase_f=raise_zombie),
    Modification(id="fast", copies=2, first=True, ap=3),
    Modification(id="ironclad", copies=2, ar=1),
    Modification(id="venomous", copies=1, poison=1),
    Modification(id="frenzied", copies=2, attack=3, defense=-2),
    Modification(id="shielded", copies=1, defense=3),
    Modification(id="spell-warded", copies=1, psi=5),
    Modification(id="bloodthirsty", copies=1, drains=True),
    Modification(id="misty", copies=1, immune="ranged"),
    Modification(id="spellproof", copies=1, immune="spell"),
    Modification(id="regenerating", copies=1, hp=1, phase_f=knit),
    Modification(id="hoarder", copies=3, loot=2, xp=0, ap=-1),
    Modification(id="keen", copies=1, piercing=True),
    Modification(id="winged", copies=1, flies=True, ap=2),
    Modification(id="warlord", copies=1, xp=2, attack=1, hp=1, phase_f=order_attack),
    Modification(id="cursed", copies=1, xp=2, dies=curse),
    Modification(id="mind-eater", copies=1, psi=1, hit=drain_psi(2)),
)
