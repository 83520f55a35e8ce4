"""What things are worth: in the bags of a party in a dungeon, and in the shop."""

from __future__ import annotations

from undercroft.kernel import Ask, Word

from ..content import Content, PlunginTable
from ..content.definitions import MOV, STATS
from ..rules import dead, figures, inventory
from ..rules.options import KEEP, Act, Buy, Drop, Learn, Raise, Study, Use, Wield
from ..state import Hero
from . import judgement, making
from .situation import NEVER, Scene
from .taking import improves, wants

ITEMS = {"goal": 100.0, "great-key": 90.0, "key": 45.0, "revive": 40.0, "heal": 35.0, "lock-picks": 33.0, "bolt": 30.0,
         "antidote": 25.0, "water": 24.0, "torch": 15.0, "bottle": 2.0}  # fmt: skip
"""By effect: what a place in the bags is worth."""

LARDER = {"revive": 1, "heal": 3, "antidote": 1}
PACKED = {"revive": 1, "heal": 5, "antidote": 1}
"""What a Hero likes to carry into a dungeon, by effect, and with a backpack; the first is the most welcome."""

LIGHT = 36.0
"""What the first torch is worth in a quest where light is of use."""

BETTER_ARM = 34.0
"""What a weapon is worth to whom it serves better than his own: a place in the bags, and an action when it is quiet."""

SPARE = 75
"""So much gold is left for potions when a Hero buys a backpack or lock picks."""

LEARNING = {"weapon-mastery": 9.0, "magic-school": 8.0, "dodge": 7.0, "nimble": 6.0}


def stow(t: PlunginTable, ask: Ask[Drop | Word]) -> Drop | Word:
    """Keep what the quest needs and what is worth more; leave the rest."""
    drops = [option for option in ask.options if isinstance(option, Drop)]
    hero = t.state.heroes[drops[0].owner]
    least = min(drops, key=lambda option: _worth(t, hero, option.thing, held=1))
    worth = BETTER_ARM if improves(t, hero, least.found) else _worth(t, hero, least.found)
    return least if ask.options[0] is drops[0] or _worth(t, hero, least.thing, held=1) < worth else ask.options[0]


def wield_worth(scene: Scene, act: Wield) -> float:
    """A better weapon is taken in hand while it is quiet."""
    return BETTER_ARM if scene.calm and improves(scene.t, scene.hero, act.thing) else NEVER


def _worth(t: PlunginTable, hero: Hero, thing: str, *, held: int = 0) -> float:
    """What a thing is worth in a Hero's bags; `held`: 1 if it is there already."""
    if thing in t.content.items:
        effect = t.content.items[thing].effect
        if effect == "torch" and wants_light(t.content):
            return LIGHT if hero.items.count(thing) < 2 else ITEMS[effect]
        return ITEMS.get(effect, 10.0) if wants(t, hero, thing, held=held) else 1.0
    if thing in t.content.armors:
        return 30.0 + 5 * t.content.armors[thing].bonus
    if thing in t.content.weapons:
        return 5.0 + t.content.weapons[thing].bonus
    return 20.0


def prepare(t: PlunginTable, ask: Ask[Act]) -> Act:
    """Outside: up a level, strong where it counts, potions for the way, then off."""
    hero = next(hero for hero in t.state.heroes if not hero.ready)
    return max(ask.options, key=lambda option: _preparing(t, hero, option))


def _preparing(t: PlunginTable, hero: Hero, act: Act) -> float:
    if hero.making:
        return making.worth(t, hero, act)
    if isinstance(act, Buy):
        return _buying(t, hero, act.thing)
    if isinstance(act, Use) and act.on is not None:
        return 96.0
    if act is KEEP:
        return 85.0 if judgement.can_be_woken(t) else 10.0
    if isinstance(act, Raise):
        return 60.0 - hero.stats[STATS.index(act.stat)] + 3 * (act.stat in judgement.liked(hero))
    if isinstance(act, Study):
        return 50.0
    if isinstance(act, Learn):
        return 70.0 + LEARNING.get(act.what.split(" ")[0], 0.0)
    return {"rise": 90.0, "replace": 80.0, "use": 65.0, "done": 0.0}.get(act.verb, NEVER)


def _buying(t: PlunginTable, hero: Hero, thing: str) -> float:
    """Breath for the dead, a weapon, a better suit, a shield for a free hand, then things for the way."""
    if thing in t.content.items:
        return _packing(t, hero, thing)
    armors, weapons = t.content.armors, t.content.weapons
    if thing in armors and armors[thing].slot == "armor":
        worn = armors[hero.armor].bonus if hero.armor else 0
        slow = armors[thing].move < 0 and figures.stat(t, hero, MOV) + armors[thing].move < 3
        return 30.0 + armors[thing].bonus if armors[thing].bonus > worn and not slow else NEVER
    if thing in armors and not hero.magic:
        return 24.0 if inventory.hands_free(t.content, hero) else NEVER
    if thing in weapons and not weapons[thing].manna:
        return 31.0 + weapons[thing].bonus if not inventory.weapons_held(t, hero) else NEVER
    return NEVER


def _packing(t: PlunginTable, hero: Hero, thing: str) -> float:
    """Picks for the best hand at locks, a backpack, a light for the dark, then potions."""
    item, packed = t.content.items[thing], "backpack" in hero.items
    if item.effect == "revive" and dead.corpses(t):
        return 95.0 if not judgement.carriers_outside(t, thing) else NEVER
    rich = hero.gold >= item.cost + SPARE
    if item.effect == "lock-picks":
        able = [ref for ref, other in enumerate(t.state.heroes) if other.lif > 0]
        best = t.state.heroes[judgement.opener(t, able)] is hero
        return 23.0 if rich and best and not judgement.carriers_outside(t, thing) else NEVER
    if item.effect == "backpack":
        return 22.0 if rich and not packed else NEVER
    if item.effect == "torch":
        return 21.0 if wants_light(t.content) and thing not in hero.items else NEVER
    wanted = PACKED if packed else LARDER
    has = sum(t.content.items[other].effect == item.effect for other in hero.items if other in t.content.items)
    return 20.0 - 0.1 * list(wanted).index(item.effect) if wanted.get(item.effect, 0) > has else NEVER


def wants_light(content: Content) -> bool:
    """Whether a torch will be of use somewhere in this quest."""
    rules = [rules for place in content.pack.uniques for rules in place.rules]
    rules += [rules for place in content.pack.specials for rules in place.rules]
    return content.pack.dark or any(rule.unlit for rule in rules)
