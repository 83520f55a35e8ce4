"""Casting spells: who may, at whom, the roll, resisting, losing a spell, XP."""

from __future__ import annotations

import msgspec

from ..content import PlunginTable
from ..content.definitions import MAG, Spell
from ..events.magic import CastSpell, CastSpellAt, CastSpellOn, SpellKept, SpellLost
from ..ids import figure_id
from ..state import OUT, Hero
from . import calling, dead, dungeon, experience, figures, makeup, objects, pools, spells
from .figures import everybody
from .options import FORGET, REMEMBER, Aim, Corpse, Somebody

NOBODY = -1
LEAST_MAGIC = 2


def castable(t: PlunginTable, hero: Hero) -> list[str]:
    """The spells a Hero can cast now.  [plungin.magic.eligibility, plungin.unique.content]"""
    return [] if hushed(t, hero) else known(hero)


def hushed(t: PlunginTable, hero: Hero) -> bool:
    """Whether a Hero stands where no magic works.  [plungin.unique.content]"""
    return figures.on_map(hero) and figures.silent(t, hero.cell)


def known(hero: Hero) -> list[str]:
    """The spells a Hero can cast where magic works.

    [plungin.magic.eligibility, plungin.cast.repeat, plungin.cast.catastrophe]
    """
    if hero.likeness or hero.stats[MAG] < LEAST_MAGIC or not figures.magic_school(hero):
        return []
    if not hero.lost:
        return list(dict.fromkeys(hero.spells))
    left = [*hero.spells]
    for lost in hero.lost:
        left.remove(lost)
    return list(dict.fromkeys(left))


def targets(t: PlunginTable, ref: int, spell: Spell) -> tuple[Aim, ...] | None:
    """What a spell can be cast at: nothing in particular where it needs no target or asks for one later, None where
    there is nothing to cast it at.

    [plungin.cast.spell-fields, plungin.attack.target]
    """
    hero = t.state.heroes[ref]
    if not t.state.foes and at_monsters(spell):
        return None
    if spell.effect in CREATURES and too_many(t, ref):
        return None
    if spell.target == "dead-hero":
        return tuple(Corpse(other, t.state.heroes[other].id) for other in dead.corpses(t)) or None
    if spell.target in ("hero", "monster", "character"):
        return aimed(t, hero, spell, within_aim(t, spell))
    if spell.effect == "likeness":
        return tuple(Somebody(foe.number, foe.kind) for foe in figures.foes_on(t, _tile(t, hero))) or None
    if spell.target == "door":
        return doors_before(t, hero, spell) or None
    if spell.target == "object":
        return spells.findable(t, ref, _tile(t, hero)) or None
    if spell.target == "monsters":
        return () if figures.foes_on(t, _tile(t, hero)) else None
    if spell.target == "square":
        return () if calling.empty_squares(t, ref) else None
    return ()


CREATURES = ("summon", "images", "doppelganger")
"""Effects that call somebody."""


def within_aim(t: PlunginTable, spell: Spell) -> list[tuple[int, str, int]]:
    """Whom a spell may be aimed at, near or far: Heroes, Monsters, or any Character.  [plungin.attack.target]"""
    if spell.target == "hero":
        heroes = enumerate(t.state.heroes)
        return [(other, one.id, one.cell) for other, one in heroes if one.lif > 0 and one.cell != OUT]
    if at_monsters(spell):
        return [(foe.number, foe.kind, foe.cell) for foe in t.state.foes]
    return [(other, figures.ident(t, other), _cell(t, other)) for other in everybody(t)]


def doors_before(t: PlunginTable, hero: Hero, spell: Spell) -> tuple[Aim, ...]:
    """Adjacent doors that a spell opens.  [plungin.spell.consume, plungin.spell.shadow-passage]"""
    before = objects.doors_at(t, figures.board(t), hero.cell)
    return tuple(objects.at(t, door, True) for door in before if spells.passable(t, door, spell))


def at_monsters(spell: Spell) -> bool:
    """Whether a spell is only ever cast at Monsters.  [plungin.cast.spell-fields]"""
    if spell.target == "character":
        return spell.effect in ("attack", "drain")
    return spell.target in ("monster", "monsters") or spell.effect == "likeness"


def too_many(t: PlunginTable, ref: int) -> bool:
    """Whether a caster has as many creatures as the table allows.  [plungin.spell.summon-control]"""
    most = t.content.points.creatures
    return bool(most) and sum(ally.caster == ref for ally in t.state.allies) >= most


def _tile(t: PlunginTable, hero: Hero) -> int:
    return figures.tile_of(t, hero.cell)


def _cell(t: PlunginTable, ref: int) -> int:
    found = figures.figure(t, ref)
    assert found is not None
    return found.cell


def aimed(t: PlunginTable, hero: Hero, spell: Spell, whom: list[tuple[int, str, int]]) -> tuple[Aim, ...] | None:
    """Who of some, given by number, kind and square, is in a spell's range.  [plungin.cast.spell-fields]"""
    board, here, far = figures.board(t), hero.cell, spell.range
    if far > 0:
        found = [one for one in whom if board.in_range(here, one[2], far)]
    elif far == 0:
        tile = board.tile_of[here]
        found = [one for one in whom if board.tile_of[one[2]] == tile]
    else:
        near = (here, *board.near[here])
        found = [one for one in whom if one[2] in near]
    return tuple([Somebody(ref, kind) for ref, kind, _ in found]) or None


def dice(t: PlunginTable, hero: Hero, spell: Spell) -> int:
    """MAG dice; an attack spell's weapon bonus joins the same roll.  [plungin.cast.action, plungin.spell.lightning]"""
    return figures.stat(t, hero, MAG) + (spell.amount if spell.effect == "attack" else 0)


async def cast(t: PlunginTable, ref: int, id: str, target: int) -> int:
    """Roll against the Difficulty; then the effect, the XP, or the loss of the spell. How many rolls were botched.

    [plungin.cast.action, plungin.cast.twice, plungin.cast.further-requirements, plungin.dice.required]
    """
    hero, spell = t.state.heroes[ref], t.content.spells[id]
    hero.turn.casts += 1
    hero.turn.watched = bool(figures.foes_on(t, figures.tile_of(t, hero.cell)))
    t.used(id)
    parts = makeup.cast(t, ref, spell)
    rolled = await pools.roll(t, dice(t, hero, spell), "cast", pools.least(t, hero), parts)
    worked = rolled.successes >= spell.difficulty
    if not (worked and spell.effect == "attack"):  # then the attack is told
        tell_cast(t, ref, spell, target, rolled)
    if rolled.botched:
        await catastrophe(t, ref, id)
    if worked:
        reward(t, ref, spell, target, await spells.work(t, ref, spell, target, rolled))
    return int(rolled.botched)


def tell_cast(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> None:
    """A spell, what it was cast at, and whether it worked."""
    if t.log is None:
        return
    cast = CastSpell(
        hero=figures.name(t, ref),
        spell=spell.id,
        successes=rolled.successes,
        needed=spell.difficulty,
        worked=int(rolled.successes >= spell.difficulty),
        rolled=rolled.dice,
        least=rolled.least,
        parts=rolled.parts,
        cites=("plungin.cast.action",),
    )
    told = msgspec.structs.asdict(cast)
    if spell.target in ("door", "object"):
        number, is_door = (target, True) if spell.target == "door" else divmod(target, 2)
        t.tell(CastSpellAt(**told, object=dungeon.name(t, number, bool(is_door))))
    elif target in (NOBODY, ref):
        t.tell(cast)  # anyone who casts on himself is named once
    else:
        t.tell(CastSpellOn(**told, target=figures.name(t, target)))


def reward(t: PlunginTable, ref: int, spell: Spell, target: int, changed: bool) -> None:
    """Twice the Difficulty, for a cast that changes something: once per spell, target and Action Phase, and where no
    Monster is about only once per spell and round.

    [plungin.xp.spell-lock-trap, plungin.xp.sources]
    """
    hero = t.state.heroes[ref]
    mark = f"{spell.id} {target}"
    quiet = not hero.turn.watched
    earned = changed and mark not in hero.turn.rewarded and not (quiet and spell.id in hero.paid)
    if earned or t.content.points.cast_xp_always:
        hero.turn.rewarded.append(mark)
        hero.paid.append(spell.id)
        experience.tell_earned(t, 2 * spell.difficulty, "plungin.xp.spell-lock-trap")
        experience.earn(t, 2 * spell.difficulty)


async def catastrophe(t: PlunginTable, ref: int, id: str) -> None:
    """Nothing but 1s and 2s: one copy of the spell is lost for the quest, unless it is remembered, once per game.

    [plungin.cast.catastrophe, plungin.ability.elemental-memory, plungin.magic.copies]
    """
    hero = t.state.heroes[ref]
    if figures.has(hero, "elemental-memory") and not hero.remembered:
        cites = ("plungin.ability.elemental-memory",)
        about = {"hero": figures.named_text(t, hero.id), "spell": figures.named_text(t, id)}
        words = (REMEMBER, FORGET)
        if await t.choose(hero.seat, "remember", words, about=about, at=(figure_id(ref),), cites=cites) is REMEMBER:
            hero.remembered = True
            t.tell(SpellKept(hero=figures.name(t, ref), spell=id, cites=cites))
            return
    hero.lost.append(id)
    t.tell(SpellLost(hero=figures.name(t, ref), spell=id, cites=("plungin.cast.catastrophe",)))
