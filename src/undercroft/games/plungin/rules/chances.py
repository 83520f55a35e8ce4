"""Exact odds of what figures can try. Asked for only when somebody looks."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from undercroft.toolkit.odds import Odds

from ..content import PlunginTable
from ..content.definitions import MAG, Spell
from ..state import Ally, Foe
from . import attacks, casting, combat, detection, figures, objects, pools
from .blows import damage_odds
from .options import Attack, Boost, Charge, Handle


def noticed(t: PlunginTable, ref: int, way: list[int]) -> Fraction:
    """How likely a way is to be noticed by anybody.  [plungin.detect.modified-roll]"""
    figure = figures.figure(t, ref)
    hidden = 0 if isinstance(figure, (Ally, Foe)) or figure is None else detection.hiding(figure)
    rolls = t.content.points.detection_rolls
    missed = Fraction(1)
    for foe in detection.unaware(t):
        if detection.watched(t, foe, 0 if rolls else hidden).intersection(way):
            wit = figures.kind_of(t, foe).wit
            missed *= 1 - (pools.chance(wit - hidden, 1) if hidden and rolls else Fraction(1))
    return 1 - missed


def kill_chance(t: PlunginTable, foe: Foe, damage: Odds[int]) -> Fraction:
    """How likely damage removes a Monster; a boss's Life Chart is part of it.  [plungin.boss.life-chart]"""
    life = figures.kind_of(t, foe).life
    if life is None:
        return damage.at_least(foe.lif)
    total = Fraction(0)
    for points in damage:
        if points:
            built = foe.hurt if life.builds else 0
            slain = sum(life.chart.at(die + points + built).result == "slain" for die in range(1, life.chart.die + 1))
            total += damage[points] * Fraction(slain, life.chart.die)
    return total


def attack(t: PlunginTable, ref: int, act: Attack | Charge) -> tuple[Fraction, Fraction]:
    """The chance that an attack hurts and that it removes; a boost is averaged over its own roll.

    [plungin.attack.dice, plungin.equip.manna-boost, plungin.ability.dual-weapons]
    """
    hero, foe = t.state.heroes[ref], figures.foe_with(t, act.target.ref)
    assert foe is not None
    defense = figures.defense_dice(t, foe.number)
    damage = damage_odds(attack_dice(t, ref, act), attacks.least(t, hero, act.weapon), defense)
    if isinstance(act, Boost):
        damage = boosted_odds(t, ref, foe, act.weapon)
    if isinstance(act, Attack) and act.second:
        return both_odds(t, ref, foe, damage, act.second)
    return damage.at_least(1), kill_chance(t, foe, damage)


def attack_dice(t: PlunginTable, ref: int, act: Attack | Charge) -> int:
    """The dice of an attack; those of a Charge from where it ends.  [plungin.attack.dice]"""
    foe = figures.foe_with(t, act.target.ref)
    assert foe is not None
    if isinstance(act, Charge):
        return attacks.dice(t, ref, foe, act.weapon, charge=True, cell=act.cell)
    return attacks.dice(t, ref, foe, act.weapon)


def blow(t: PlunginTable, ally: Ally, target: int) -> tuple[Fraction, Fraction]:
    """The same of a creature's attack.  [plungin.spell.summon-attack]"""
    foe = figures.foe_with(t, target)
    assert foe is not None
    damage = damage_odds(attacks.ally_dice(t, ally, foe), pools.NORMAL, figures.defense_dice(t, target))
    return damage.at_least(1), kill_chance(t, foe, damage)


def both_odds(t: PlunginTable, ref: int, foe: Foe, first: Odds[int], weapon: str) -> tuple[Fraction, Fraction]:
    """Two weapons: the chance that either roll hurts, and that both together remove, for a Hero who steps after. What
    the first roll does to a boss counts for the second.  [plungin.ability.dual-weapons, plungin.boss.life-chart]"""
    least, life = attacks.least(t, t.state.heroes[ref], weapon), figures.kind_of(t, foe).life
    dice = attacks.dice(t, ref, foe, weapon, bonus=0)
    second = damage_odds(dice, least, figures.defense_dice(t, foe.number))
    hurt = 1 - (1 - first.at_least(1)) * (1 - second.at_least(1))
    if life is None:
        return hurt, first.joint(second).map(sum).at_least(foe.lif)
    kill = Fraction(0)
    for points in first:
        for die in range(1, life.chart.die + 1) if points else (0,):
            built = foe.hurt if life.builds else 0
            found = life.chart.at(die + points + built) if points else None
            if found is not None and found.result == "slain":
                share = Fraction(1)
            else:
                worse = found.defense if found is not None and found.result == "wounded" else 0
                later = msgspec.structs.replace(foe, hurt=foe.hurt + points)
                defense = max(0, figures.kind_of(t, foe).defense + foe.defense + worse)
                share = kill_chance(t, later, damage_odds(dice, least, defense))
            kill += first[points] * share / (life.chart.die if points else 1)
    return hurt, kill


def boosted_odds(t: PlunginTable, ref: int, foe: Foe, weapon: str) -> Odds[int]:
    """The damage of an attack whose bonus is rolled; nothing but 1s and 2s lose the attack.

    [plungin.equip.manna-boost, plungin.equip.manna-exhausted]
    """
    hero = t.state.heroes[ref]
    magic = figures.stat(t, hero, MAG)
    lost = 2**magic
    boost = pools.chances(magic, pools.least(t, hero))
    weights = {count: boost.weights[count] * (6**magic // boost.total) for count in boost}
    weights[0] -= lost
    defense, least = figures.defense_dice(t, foe.number), attacks.least(t, hero, weapon)
    outcomes = Odds({**{count: weight for count, weight in weights.items() if weight}, -1: lost})
    return outcomes.then(
        lambda bonus: (
            Odds({0: 1}) if bonus < 0 else damage_odds(attacks.dice(t, ref, foe, weapon, bonus=bonus), least, defense)
        )
    )


def casts(t: PlunginTable, ref: int, spell: Spell) -> Fraction:
    """That a spell works at all.  [plungin.cast.action]"""
    hero = t.state.heroes[ref]
    return pools.chance(casting.dice(t, hero, spell), spell.difficulty, pools.least(t, hero))


def forgets(t: PlunginTable, ref: int, spell: Spell) -> Fraction:
    """That a spell is lost.  [plungin.cast.catastrophe]"""
    return Fraction(1, 3) ** casting.dice(t, t.state.heroes[ref], spell)


def takes_effect(t: PlunginTable, ref: int, spell: Spell, target: int) -> Fraction:
    """The chance of what a caster hopes for: hurt by an attack or drain, not resisted, else that it works.

    [plungin.cast.resist, plungin.spell.drain, plungin.spell.pit]
    """
    foe, hero = figures.foe_with(t, target), t.state.heroes[ref]
    dice, least, works = casting.dice(t, hero, spell), pools.least(t, hero), casts(t, ref, spell)
    if foe is None:
        return works
    if spell.effect == "attack":
        return damage_odds(dice, least, figures.defense_dice(t, target)).at_least(1)
    if spell.effect == "drain":
        return pools.chance(dice, spell.difficulty + 1, least)
    if spell.resist:
        resists = pools.chance(figures.resistance_dice(t, target), spell.resist)
        immune = combat.undead(t, target) or figures.kind_of(t, foe).life is not None
        return Fraction(0) if immune else works * (1 - resists)
    return works


def handles(t: PlunginTable, actor: int, act: Handle) -> Fraction:
    """The chance to find out about a trap, to disarm it or to open a lock.

    [plungin.trapfind.action, plungin.disarm.stat, plungin.open.locked-roll]
    """
    thing = objects.get(t, act.thing.ref, act.is_door)
    if act.deed == "detect":
        return pools.chance(objects.wit_dice(t, actor), thing.difficulty, objects.least(t, actor))
    if act.deed == "disarm":
        trap, least = t.content.traps[thing.trap], objects.least(t, actor, "trap-trickster")
        return pools.chance(objects.disarm_dice(t, actor, trap.id), trap.difficulty, least)
    least, needed = objects.least(t, actor, "lock-picking"), objects.lock_needs(t, actor, thing)
    return pools.chance(objects.lock_dice(t, actor), needed, least)


def trap_chance(t: PlunginTable, ref: int, is_door: bool) -> Fraction:
    """How likely an object is trapped, from the chart where that is still open.  [plungin.open.trap-check]"""
    thing = objects.get(t, ref, is_door)
    if thing.trap != objects.UNSETTLED:
        return Fraction(int(objects.armed(thing)))
    chart = t.content.pack.charts.door_trap if is_door else t.content.pack.charts.chest_trap
    return Fraction(sum(bool(chart.at(die)) for die in range(1, chart.die + 1)), chart.die)
