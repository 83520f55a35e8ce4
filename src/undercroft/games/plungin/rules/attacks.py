"""A Hero's attacks: weapons, their reach and dice, two weapons, charges, manna."""

from __future__ import annotations

from ..board import EAST, NORTH, SOUTH, STEPS, WEST
from ..content import PlunginTable
from ..content.definitions import ATK, MAG
from ..events.fights import Charged, Moved
from ..events.things import Boosted, Exhausted
from ..state import OUT, Ally, Foe, Hero
from . import combat, figures, inventory, makeup, movement, pools
from .arms import BARE, CHARGE, SNEAK, battling

CHARGE_SQUARES = 4


def reach(t: PlunginTable, actor: Hero | Ally, weapon: str) -> int:
    """How far a weapon reaches beyond the adjacent squares.

    [plungin.attack.melee, plungin.attack.ranged, plungin.equip.spear]
    """
    if isinstance(actor, Ally):
        return actor.range
    if actor.likeness:
        return t.content.monsters[actor.likeness].range
    if weapon == BARE:
        return 0
    entry = t.content.weapons[weapon]
    return max(entry.range, entry.thrown)


def can_reach(t: PlunginTable, start: int, target: int, far: int) -> bool:
    """Adjacent, or within range and sight.  [plungin.attack.melee, plungin.attack.ranged]"""
    board = figures.board(t)
    return target in board.near[start] or (bool(far) and board.in_range(start, target, far))


def weapons(t: PlunginTable, hero: Hero) -> list[str]:
    """What a Hero can attack with: each weapon in hand, or bare hands.

    [plungin.attack.unarmed, plungin.weapon.change]
    """
    if hero.likeness:
        return [BARE]
    return list(dict.fromkeys(inventory.weapons_held(t, hero))) or [BARE]


def pairs(t: PlunginTable, hero: Hero) -> list[tuple[str, str]]:
    """Two one-handed weapons, for those who can use both.  [plungin.ability.dual-weapons]"""
    held = inventory.weapons_held(t, hero)
    if len(held) < 2 or not figures.has(hero, "dual-weapons"):
        return []
    return list(dict.fromkeys(((held[0], held[1]), (held[1], held[0]))))


def dice(
    t: PlunginTable, ref: int, foe: Foe, weapon: str, *, bonus: int | None = None, charge: bool = False, cell: int = OUT
) -> int:
    """ATK, the weapon's bonus, and what abilities add. `cell`: where the Hero will stand, if that is not here.

    [plungin.attack.dice, plungin.ability.sneak-attack, plungin.ability.charge-attack-bonus, plungin.item.torch]
    """
    hero = t.state.heroes[ref]
    start = hero.cell if cell == OUT else cell
    count = figures.stat(t, hero, ATK)
    if not hero.likeness and weapon != BARE:
        count += t.content.weapons[weapon].bonus if bonus is None else bonus
    if figures.has(hero, "sneak-attack") and battling(t, foe, ref):
        count += SNEAK
    if charge:
        count += CHARGE
    return aimed(t, count, start, foe.cell)


def aimed(t: PlunginTable, dice: int, start: int, target: int) -> int:
    """Darkness takes a die from a shot, but never the last one.  [plungin.item.torch]"""
    return dice if dice <= 1 or figures.adjacent(t, start, target) or figures.lit(t, start) else dice - 1


def ally_dice(t: PlunginTable, ally: Ally, foe: Foe) -> int:
    """ATK dice as they are; a copy shoots in the dark like a Hero.

    [plungin.spell.summon-attack, plungin.spell.doppelganger, plungin.item.torch]
    """
    return aimed(t, ally.stats[ATK], ally.cell, foe.cell)


def least(t: PlunginTable, hero: Hero, weapon: str) -> int:
    """Successes from 4 with a mastered type of weapon.  [plungin.ability.weapon-mastery]"""
    return pools.least(t, hero, weapon in figures.named(hero, "weapon-mastery"))


async def attack(
    t: PlunginTable, ref: int, target: int, weapon: str, second: str = "", *, boost: bool = False, charge: bool = False
) -> int:
    """One Attack action, with a second weapon if there is one; how many of its rolls were botched.

    [plungin.attack.twice, plungin.attack.dice, plungin.ability.dual-weapons, plungin.equip.manna-boost]
    """
    t.state.heroes[ref].turn.attacks += 1
    bonus, botched = None, 0
    if boost:
        boosted = await boost_manna(t, ref, weapon)
        botched += boosted.botched
        if boosted.botched:
            return botched
        bonus = boosted.successes
    botched += await one_roll(t, ref, target, weapon, bonus=bonus, charge=charge)
    if second:
        botched += await one_roll(t, ref, target, second, bonus=0)
    return botched


async def one_roll(
    t: PlunginTable, ref: int, target: int, weapon: str, *, bonus: int | None = None, charge: bool = False
) -> int:
    """One attack roll; a second roll whose target is out of reach is lost.

    [plungin.attack.hits, plungin.ability.dual-weapons-second]
    """
    hero, foe = t.state.heroes[ref], figures.foe_with(t, target)
    if foe is None or not figures.on_map(hero) or not can_reach(t, hero.cell, foe.cell, reach(t, hero, weapon)):
        return 0
    count = dice(t, ref, foe, weapon, bonus=bonus, charge=charge)
    melee = figures.adjacent(t, hero.cell, foe.cell)
    if weapon != BARE:
        t.used(weapon)
    fire = weapon != BARE and t.content.weapons[weapon].fire
    parts = makeup.attack(t, ref, foe, weapon, bonus, charge, count)
    rolled = await combat.attack(t, ref, target, count, least(t, hero, weapon), melee=melee, fire=fire, parts=parts)
    return int(rolled.botched)


async def boost_manna(t: PlunginTable, ref: int, weapon: str) -> pools.Pool:
    """MAG dice in place of the +1; nothing but 1s and 2s spend the weapon for the dungeon, and the attack is lost.

    [plungin.equip.manna-boost, plungin.equip.manna-exhausted]
    """
    hero = t.state.heroes[ref]
    rolled = await pools.roll(t, figures.stat(t, hero, MAG), "manna", pools.least(t, hero))
    called = figures.called(t, weapon)
    if rolled.botched:
        hero.spent.append(weapon)
        cites = ("plungin.equip.manna-exhausted",)
        t.tell(Exhausted(hero=figures.name(t, ref), weapon=called, **rolled.told, cites=cites))
    else:
        t.tell(
            Boosted(
                hero=figures.name(t, ref),
                weapon=called,
                dice=rolled.successes,
                **rolled.told,
                cites=("plungin.equip.manna-boost",),
            )
        )
    return rolled


# ------------------------------------------------------------------------------------------ charge


def charges(t: PlunginTable, ref: int, taken: set[int]) -> list[tuple[int, Foe, str]]:
    """Charges that can be announced: the square where each ends, the target and the weapon. At least 4 squares straight
    ahead, all free, and no more than the Move.

    [plungin.ability.charge, plungin.ability.charge-distance]
    """
    hero = t.state.heroes[ref]
    near = figures.board(t).near
    found: list[tuple[int, Foe, str]] = []
    for step in STEPS:
        cell = hero.cell
        for squares in range(1, figures.moves(t, ref) + 1):
            if cell + step not in near[cell] or cell + step in taken:
                break
            cell += step
            if squares >= CHARGE_SQUARES:
                found += [
                    (cell, foe, weapon)
                    for foe in t.state.foes
                    for weapon in weapons(t, hero)
                    if can_reach(t, cell, foe.cell, reach(t, hero, weapon))
                ]
    return found


async def charge(t: PlunginTable, ref: int, end: int, target: int, weapon: str) -> int:
    """A Move and an Attack in one: 2 dice more now, 2 Defense dice fewer for the rest of the phase.

    [plungin.ability.charge, plungin.ability.charge-attack-bonus, plungin.ability.charge-defense-penalty]
    """
    hero = t.state.heroes[ref]
    hero.turn.moves += 1
    hero.turn.charged = True
    step = direction(hero.cell, end)
    way = list(range(hero.cell + step, end + step, step))
    await movement.walk(t, ref, way, Charged)
    return await attack(t, ref, target, weapon, charge=True)


def direction(start: int, end: int) -> int:
    """The step that leads in a straight line from one square to another."""
    dx, dy = figures.columns(start, end)
    if dy == 0:
        return STEPS[EAST if dx > 0 else WEST]
    return STEPS[SOUTH if dy > 0 else NORTH]


def leaps(t: PlunginTable, ref: int, taken: set[int]) -> list[int]:
    """Where an Acrobat can land: the square behind an adjacent one, in a straight line.  [plungin.ability.acrobat]"""
    board = figures.board(t)
    cell = t.state.heroes[ref].cell
    found = []
    for step in STEPS:
        over, end = cell + step, cell + 2 * step
        if board.clear(cell, over) and board.clear(over, end) and end not in taken and end not in board.shut:
            found.append(end)
    return found


async def leap(t: PlunginTable, ref: int, end: int) -> None:
    """Over one square, whatever stands on it; not the phase's Move. A doorway on the way is the one by which the Hero
    comes in.

    [plungin.ability.acrobat, plungin.event.monster-patrol]
    """
    over = (t.state.heroes[ref].cell + end) // 2
    for cell in (over, end):
        movement.shift(t, ref, cell)
    t.tell(Moved(who=figures.name(t, ref), cell=end, path=(end,), how="leap", cites=("plungin.ability.acrobat",)))
    await movement.noticed(t, ref)
