"""The kit of a Hero, from his sheet."""

from __future__ import annotations

from ..content import PlunginTable
from ..content.definitions import MAG, Monster
from ..kits import Arm, Kit
from ..state import Hero
from . import arms, attacks, casting, figures, inventory, items


def kit(t: PlunginTable, hero: Hero) -> Kit:
    """What a Hero's sheet lets him do. Mostly nothing has changed since the last question, and that is far cheaper to
    see than to look the sheet up."""
    form = t.content.monsters[hero.likeness] if hero.likeness else None
    last = t.content.kits.last.get(hero.id)
    now = (
        hero.items, hero.hands, hero.lost, hero.abilities, hero.spells, hero.attire, hero.spent, hero.stats, form
    )  # fmt: skip
    if last is not None and last[0] == now:
        return last[1]
    found = looked_up(t, hero, form)
    t.content.kits.last[hero.id] = tuple([part[:] if isinstance(part, list) else part for part in now]), found
    return found


def looked_up(t: PlunginTable, hero: Hero, form: Monster | None) -> Kit:
    """The kit that follows from a sheet, known from all that say the same."""
    sheet = (
        form, hero.magic, hero.stats[MAG],
        *hero.abilities, None, *hero.hands, None, *hero.items, None, *hero.spells, None, *hero.lost, None,
        *hero.attire, None, *hero.spent,
    )  # fmt: skip
    found = t.content.kits.get(sheet)
    if found is None:
        found = t.content.kits[sheet] = made(t, hero)
    return found


def made(t: PlunginTable, hero: Hero) -> Kit:
    arms = tuple(arm(t, hero, weapon) for weapon in attacks.weapons(t, hero))
    tools = tuple(dict.fromkeys(item for item in hero.items if items.tool(t, item)))
    return Kit(
        acrobat=figures.has(hero, "acrobat"),
        charges=figures.has(hero, "charge"),
        arms=arms,
        far=max(one.reach for one in arms),
        pairs=tuple(attacks.pairs(t, hero)),
        spells=tuple(casting.known(hero)),
        tools=tools,
        gadgets=any(t.content.items[item].effect in items.GADGETS for item in tools),
        swaps=tuple(thing for thing in inventory.swaps(t, hero) if inventory.can_swap(t, hero, thing)),
    )


def arm(t: PlunginTable, hero: Hero, weapon: str) -> Arm:
    """A weapon that a Hero can attack with.  [plungin.equip.manna-boost]"""
    boosts = weapon != arms.BARE and t.content.weapons[weapon].manna and figures.stat(t, hero, MAG) > 0
    return Arm(weapon, attacks.reach(t, hero, weapon), boosts)
