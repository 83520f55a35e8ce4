"""Spells that call somebody: summons, the demon, ice copies and shadow images."""

from __future__ import annotations

from ..content import PlunginTable
from ..content.definitions import ATK, DEF, LIF, MAG, STATS, Spell, Summon
from ..events.magic import Called
from ..ids import figure_id
from ..state import OUT, Ally, Foe
from . import figures, inventory, movement, pools
from .squares import choose_square


def empty_squares(t: PlunginTable, ref: int) -> list[int]:
    """The empty squares of a caster's tile: the target of a spell that calls somebody or opens a gate.

    [plungin.cast.spell-fields]
    """
    board, taken = figures.board(t), figures.occupied(t)
    here = board.cells[board.tile_of[t.state.heroes[ref].cell]]
    return [cell for cell in here if cell not in taken and cell not in board.shut]


async def empty_square(t: PlunginTable, ref: int, spell: Spell) -> int:
    """The caster chooses an empty square of his tile."""
    hero, cells = t.state.heroes[ref], empty_squares(t, ref)
    about = {"hero": figures.named_text(t, hero.id), "spell": figures.named_text(t, spell.id)}
    cites = (f"plungin.spell.{spell.id}",)
    return await choose_square(t, hero.seat, "square", cells, about=about, at=(figure_id(ref),), cites=cites)


def summoned_attack(t: PlunginTable, summon: Summon, magic: int) -> int:
    """ATK by the caster's MAG: one for each one or two points, at least 1, up to the creature's most.

    [plungin.spell.summon-attack, plungin.spell.demon-attack]
    """
    attack = magic // summon.mag_per_atk + t.content.points.summons_one_more
    return max(1, min(summon.atk_most, attack))


async def summon(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """A creature on an empty square of the tile, run by the caster's player.

    [plungin.spell.ethereal, plungin.spell.fire-drake, plungin.spell.golem, plungin.spell.demon,
    plungin.spell.summon-control]
    """
    entry = t.content.summons[spell.summon]
    cell = await empty_square(t, ref, spell)
    attack = summoned_attack(t, entry, figures.stat(t, t.state.heroes[ref], MAG))
    t.used(entry.id)
    mastered = await obeys(t, ref) if entry.must_obey else None
    if mastered is not None and not mastered.successes:
        number = unruly(t, ref, entry, attack, cell)
    else:
        stats = (attack, entry.defense, entry.wit, entry.dex, 0, entry.mov, entry.res, 1)
        number = movement.place_ally(t, Ally(0, entry.id, ref, ref, cell, stats, entry.powers))
    came(t, number, spell, ref, mastered)
    return True


def came(t: PlunginTable, number: int, spell: Spell, ref: int, mastered: pools.Pool | None = None) -> None:
    """Somebody whom a Hero called is there; `mastered`: the dice that decide whether it obeys."""
    found = figures.figure(t, number)
    assert found is not None
    t.tell(
        Called(
            who=figures.name(t, number),
            cell=found.cell,
            by=figures.name(t, ref),
            friend=int(isinstance(found, Ally)),
            **(mastered.told if mastered else {}),
            cites=(f"plungin.spell.{spell.id}",),
        )
    )


async def obeys(t: PlunginTable, ref: int) -> pools.Pool:
    """A Resistance test, with a success of which the demon obeys.  [plungin.spell.demon-control]"""
    return await pools.roll(t, figures.resistance_dice(t, ref), "control")


def unruly(t: PlunginTable, ref: int, entry: Summon, attack: int, cell: int) -> int:
    """A demon that does not obey is a Monster that is after its caster.  [plungin.spell.demon-control]"""
    t.state.numbered += 1
    number = figures.FIRST_NUMBER + t.state.numbered
    kind = t.content.monsters[f"unruly-{entry.id}"]
    tile = figures.tile_of(t, cell)
    t.used(kind.id)
    nth, bonus = figures.next_of(t, kind.id), attack - kind.atk
    t.state.foes.append(Foe(number, kind.id, cell, tile, 0, kind.lif, nth=nth, aware=True, bound=ref, atk=bonus))
    return number


async def doppelganger(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """An ice copy next to the Hero: his stats with what he wears and wields, LIF 1, its own turn. The copy of a Hero in
    another shape is a copy of that shape, in which gear rests.

    [plungin.spell.doppelganger, plungin.spell.likeness]
    """
    hero = t.state.heroes[target]
    cell = movement.nearest_free(t, hero.cell)
    if cell == OUT:
        return False
    stats = [figures.stat(t, hero, index) for index in range(len(STATS))]
    stats[LIF] = 1
    if hero.likeness:
        shape = t.content.monsters[hero.likeness]
        copy = Ally(0, "doppelganger", target, ref, cell, tuple(stats), shape.powers, shape.range)
    else:
        weapons = [t.content.weapons[held] for held in inventory.weapons_held(t, hero)]
        best = max(weapons, key=lambda weapon: weapon.bonus, default=None)
        stats[ATK] += best.bonus if best else 0
        stats[DEF] += figures.armor_bonus(t, hero)
        reach = max(best.range, best.thrown) if best else 0
        copy = Ally(0, "doppelganger", target, ref, cell, tuple(stats), (), reach)
    came(t, movement.place_ally(t, copy), spell, ref)
    return True


async def images(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """Two likenesses of the caster, run by his player; no more than he may have creatures.

    [plungin.spell.shadow-images, plungin.spell.summon-control]
    """
    hero = t.state.heroes[ref]
    stats = tuple(figures.stat(t, hero, index) for index in range(len(STATS) - 1))
    most = t.content.points.creatures
    have = sum(ally.caster == ref for ally in t.state.allies)
    called = False
    for _ in range(min(spell.amount, most - have) if most else spell.amount):
        cell = movement.nearest_free(t, hero.cell)
        if cell != OUT:
            called = True
            came(t, movement.place_ally(t, Ally(0, "shadow-image", ref, ref, cell, (*stats, 1))), spell, ref)
    return called
