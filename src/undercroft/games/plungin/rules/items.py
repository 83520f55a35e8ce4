"""Using items: potions, keys, torches, bottles, magic items; handing them over; the fountain and the sarcophagus."""

from __future__ import annotations

from ..content import PlunginTable
from ..content.definitions import MAG, Item
from ..events.base import Dice, Move, Who
from ..events.fights import Assisted
from ..events.magic import Fizzled
from ..events.things import Drank, Given, TorchesBurned, Used
from ..ids import zone_id
from ..state import STUNNED, Ally, Hero
from . import combat, dead, figures, inventory, objects, pools, spells

DRINK = 4
"""A drink is like a Pulse spell: 1d4."""


def usable(t: PlunginTable, ref: int, item: str) -> bool:
    """Whether a Hero can use an item now, besides keys and what works by being carried.

    [plungin.use.action, plungin.item.permanent, plungin.item.kinds]
    """
    if not tool(t, item):
        return False
    hero, effect = t.state.heroes[ref], t.content.items[item].effect
    if effect == "antidote":
        return hero.venom
    if effect in ("heal", "water"):
        return hero.venom or not figures.full_life(hero)
    if effect == "revive":
        return bool(dead.corpses(t))
    if effect == "dread":
        return bool(who_dread(t, hero.cell))
    if effect == "torch":
        return figures.torch_helps(t, hero.cell) and not hero.torch
    return bool(bolt_targets(t, ref, item))


GADGETS = ("torch", "bolt", "dread")
"""What is of use to the hale, and while nobody is dead."""
TOOLS = ("antidote", "heal", "water", "revive", *GADGETS)


def tool(t: PlunginTable, item: str) -> bool:
    """Whether a thing is an item that is ever used by an action of its own.  [plungin.use.action]"""
    return item in t.content.items and t.content.items[item].effect in TOOLS


def bolt_targets(t: PlunginTable, ref: int, item: str) -> list[int]:
    """Monsters within reach of a magic item, for those who have MAG and stand where magic works.

    [plungin.stat.mag, plungin.unique.content]
    """
    hero = t.state.heroes[ref]
    if not figures.stat(t, hero, MAG) or figures.silent(t, hero.cell):
        return []
    reach = t.content.items[item].range
    return [foe.number for foe in t.state.foes if figures.within(t, hero.cell, foe.cell, reach)]


def who_dread(t: PlunginTable, cell: int) -> list[int]:
    """The undead on a tile who are on their feet. They never roll against fear, but what is made for such creatures
    works on them without a roll, as it does not on bosses: conditions are side effects.

    [plungin.power.undead, plungin.boss.no-side-effects]
    """
    tile = figures.tile_of(t, cell)
    return [
        foe.number
        for foe in t.state.foes
        if figures.tile_of(t, foe.cell) == tile
        and not foe.condition
        and combat.undead(t, foe.number)
        and figures.kind_of(t, foe).life is None
    ]


async def use(t: PlunginTable, ref: int, item: str, target: int) -> int:
    """Use an item; a one-use item is struck off. How many rolls were botched.

    [plungin.use.action, plungin.item.one-use]
    """
    hero, entry = t.state.heroes[ref], t.content.items[item]
    t.used(item)
    owner = objects.owner(t, ref, item)
    tell_used(t, ref, item, owner)
    if entry.effect == "bolt":
        return await bolt(t, ref, item, target)
    objects.spend_item(t, ref, item)
    if entry.effect == "antidote":
        spells.cure(t, hero)
    elif entry.effect in ("heal", "water"):
        await drink_up(t, ref, entry, owner)
    elif entry.effect == "revive":
        (rolled,) = await t.roll(1, entry.amount or DRINK, "breath")
        fell = (Dice("breath", (rolled,), entry.amount or DRINK, figures.roller(t, ref)),)
        dead.revive(t, target, rolled, hero.cell, fell)
    elif entry.effect == "torch":
        hero.torch = 1
    elif entry.effect == "dread":
        for foe in who_dread(t, hero.cell):
            combat.disable(t, foe, STUNNED)
    return 0


def tell_used(t: PlunginTable, ref: int, item: str, owner: int) -> None:
    """An item is used; what is used up goes off its owner's sheet, and an empty bottle comes back."""
    entry, pack = t.content.items[item], zone_id("items", owner)
    spent = (Move(item, pack, ""),) if entry.effect != "bolt" or entry.use == "once" else ()
    bottle = (Move("bottle", "", pack),) if entry.effect == "water" else ()
    who, called, mark = figures.name(t, ref), figures.called(t, item), "torch" if entry.effect == "torch" else ""
    t.tell(Used(hero=who, thing=called, moved=(*spent, *bottle), mark=mark, cites=("plungin.use.action",)))


async def drink_up(t: PlunginTable, ref: int, entry: Item, owner: int) -> None:
    """A potion, or water whose bottle is not used up and stays with its owner, be he dead.

    [plungin.item.healing-potion, plungin.item.bottle, plungin.dead.use-items]
    """
    await spells.mend(t, ref, entry.amount or DRINK)
    if entry.effect == "water":
        t.state.heroes[owner].items.append("bottle")


async def bolt(t: PlunginTable, ref: int, item: str, target: int) -> int:
    """A magic item takes a MAG roll, which is its attack too.  [plungin.stat.mag, plungin.use.action]"""
    hero, entry = t.state.heroes[ref], t.content.items[item]
    rolled = await pools.roll(t, figures.stat(t, hero, MAG) + entry.amount, "magic-item", pools.least(t, hero))
    if entry.use == "once":
        objects.spend_item(t, ref, item)
    if rolled.successes >= entry.difficulty:
        await combat.struck(t, ref, target, rolled, melee=False)
    else:
        who, called, needed = figures.name(t, ref), figures.called(t, item), entry.difficulty
        t.tell(Fizzled(thing=called, who=who, needed=needed, **rolled.told, cites=("plungin.use.action",)))
    return int(rolled.botched)


async def burn_down(t: PlunginTable) -> None:
    """A lit torch is rolled for in every later Action Phase, also if its bearer waits outside; on a 1 it goes out.

    [plungin.item.torch]
    """
    burning: list[Who] = []
    kept: list[Dice] = []
    for ref, hero in enumerate(t.state.heroes):
        if hero.torch:
            fell: list[Dice] = []
            if await pools.one(t, 6, "torch", fell, figures.roller(t, ref)) == 1:
                dead.darken(t, hero, tuple(fell))
            else:
                burning.append(figures.name(t, ref))
                kept += fell
    if burning:
        t.tell(TorchesBurned(heroes=tuple(burning), fell=tuple(kept), cites=("plungin.item.torch",)))


# ------------------------------------------------------------------------------------------ helping others


def receivers(t: PlunginTable, ref: int) -> list[int]:
    """Heroes on adjacent squares.  [plungin.use.give]"""
    heroes = t.state.heroes
    near = figures.board(t).near[heroes[ref].cell]
    return [other for other, hero in enumerate(heroes) if hero.cell in near and hero.lif > 0]


def giveable(t: PlunginTable, hero: Hero, other: Hero) -> list[str]:
    """Items that another has room for; weapons and armor only where the table allows it.  [plungin.use.give]"""
    things = [item for item in hero.items if item != "backpack"]
    if not t.content.points.hand_over:
        things = [item for item in things if inventory.kind(t.content, item) == "item"]
    return [thing for thing in dict.fromkeys(things) if inventory.fits(t, other, thing)]


def give(t: PlunginTable, ref: int, thing: str, other: int) -> None:
    """Handing over counts as using.  [plungin.use.give]"""
    giver, taker = t.state.heroes[ref], t.state.heroes[other]
    giver.items.remove(thing)
    moved = (Move(thing, zone_id("items", ref), inventory.zone(t, taker, thing)),)
    who, called, to = figures.name(t, ref), figures.called(t, thing), figures.name(t, other)
    t.tell(Given(hero=who, thing=called, who=to, moved=moved, cites=("plungin.use.give",)))
    inventory.take(t, taker, thing, passed=True)


def helpless(t: PlunginTable, cell: int, actor: int) -> list[int]:
    """Stunned or incapacitated friends on adjacent squares.  [plungin.effect.assist]"""
    friends = [(ref, hero.cell) for ref, hero in enumerate(t.state.heroes) if hero.condition]
    if t.state.allies:
        friends += [(ally.number, ally.cell) for ally in t.state.allies if ally.condition]
    if not friends:
        return []
    near = figures.board(t).near[cell]
    return [ref for ref, at in friends if ref != actor and at in near]


def assist(t: PlunginTable, actor: int, other: int) -> None:
    """The helper's WIT joins the next RES roll; several helpers add up.  [plungin.effect.assist]"""
    friend = figures.figure(t, other)
    dice = objects.wit_dice(t, actor)
    assert isinstance(friend, (Hero, Ally))
    friend.help += dice
    cites = ("plungin.effect.assist",)
    t.tell(Assisted(hero=figures.name(t, actor), who=figures.name(t, other), dice=dice, cites=cites))


# ------------------------------------------------------------------------------------------ special locations


def at_fountain(t: PlunginTable, hero: Hero) -> bool:
    """On a fountain square, and not yet drunk on this visit.

    [plungin.special.fountain-drink, plungin.special.fountain-limit]
    """
    return figures.board(t).marks.get(hero.cell) == "F" and not hero.drank


async def drink(t: PlunginTable, ref: int) -> None:
    """Like a Pulse spell.  [plungin.special.fountain-drink]"""
    hero = t.state.heroes[ref]
    hero.drank = True
    t.tell(Drank(hero=figures.name(t, ref), bottled=0, cites=("plungin.special.fountain-drink",)))
    await spells.mend(t, ref, DRINK)


def fill_bottle(t: PlunginTable, ref: int) -> None:
    """One drink may go into a bottle instead, his own or that of a dead friend.

    [plungin.item.bottle, plungin.dead.use-items]
    """
    hero = t.state.heroes[ref]
    hero.drank = True
    owner = objects.owner(t, ref, "bottle")
    carried, pack = t.state.heroes[owner].items, zone_id("items", owner)
    carried[carried.index("bottle")] = "fountain-water"
    moved = (Move("bottle", pack, ""), Move("fountain-water", "", pack))
    t.tell(Drank(hero=figures.name(t, ref), bottled=1, moved=moved, cites=("plungin.item.bottle",)))


def for_coffin(t: PlunginTable, hero: Hero) -> list[int]:
    """The dead who may be laid into a sarcophagus next to the Hero.

    [plungin.special.sarcophagus-revive, plungin.special.sarcophagus-limit]
    """
    if not stones_at(t, hero):
        return []
    return [ref for ref in dead.corpses(t) if not t.state.heroes[ref].buried]


def stones_at(t: PlunginTable, hero: Hero) -> list[int]:
    """Squares of a sarcophagus next to a Hero."""
    board = figures.board(t)
    return [stone for stone in board.stones if hero.cell in board.near[stone]]
