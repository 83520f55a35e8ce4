"""What options are called, with exact odds. Made only when somebody looks."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from undercroft.kernel import Text
from undercroft.toolkit.odds import Odds

from ..board import spot
from ..content import PlunginTable
from ..content.definitions import MAG, Spell
from ..state import Ally, Foe
from . import attacks, casting, combat, detection, dungeon, experience, figures, movement, objects, pools
from .options import (
    RISE,
    Act,
    Aim,
    Assist,
    Attack,
    Boost,
    Cast,
    CastAt,
    Charge,
    DoorAt,
    Give,
    Handle,
    Leap,
    Move,
    Raise,
    Somebody,
    Take,
    Use,
    Wield,
)


def hero(t: PlunginTable, ref: int, act: Act) -> Text:
    """The label of a Hero's option."""
    if isinstance(act, (Attack, Charge)):
        return attack_label(t, ref, act)
    if isinstance(act, Cast):
        return cast_label(t, ref, act)
    if isinstance(act, Handle):
        return object_label(t, ref, act)
    if isinstance(act, Move) and not isinstance(act, Leap):
        return move_label(t, ref, act.cell)
    if act is RISE:
        price = experience.next_level(t, t.state.heroes[ref])
        return Text("act-rise", {"xp": price}, ("plungin.level.xp-spent",))
    return plain(t, act)


def plain(t: PlunginTable, act: Act) -> Text:
    """Verb, thing, whom, where."""
    args: dict[str, int | str | Text] = {}
    if isinstance(act, (Use, Wield, Give, Take)):
        args["thing"] = figures.named_text(t, act.thing)
    if isinstance(act, Raise):
        args["thing"] = figures.named_text(t, act.stat)
    if isinstance(act, Assist):
        args["who"] = figures.whom(t, act.friend.ref)
    if isinstance(act, Give):
        args["who"] = figures.whom(t, act.to.ref)
    if isinstance(act, Leap):
        args["spot"] = spot(act.cell)
    if isinstance(act, Use) and act.on:
        return Text("act-use-on", {**args, "who": figures.whom(t, act.on.ref)})
    return Text(f"act-{act.verb}", args)


def move_label(t: PlunginTable, ref: int, cell: int) -> Text:
    """A Move on whose way somebody would notice the figure says so, with the chance where it is a roll.

    [plungin.detect.front, plungin.detect.modified-roll]
    """
    chance = noticed(t, ref, movement.way_to(t, ref, cell))
    if not chance:
        return Text("act-move", {"spot": spot(cell)}, ("plungin.move.distance",))
    return Text("act-move-seen", {"spot": spot(cell), "chance": pools.percent(chance)}, ("plungin.detect.front",))


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


# ------------------------------------------------------------------------------------------ attacks


def damage_odds(dice: int, least: int, defense: int) -> Odds[int]:
    """Exact odds of the damage of one attack roll.  [plungin.damage.amount]"""
    hits, blocks = pools.chances(dice, least), pools.chances(defense)
    return hits.joint(blocks).map(lambda pair: max(0, pair[0] - pair[1]))


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


def attack_label(t: PlunginTable, ref: int, act: Attack | Charge) -> Text:
    """Dice, the chance to hurt and the chance to remove; a boost is averaged over its own roll.

    [plungin.attack.dice, plungin.equip.manna-boost, plungin.ability.dual-weapons]
    """
    hero, foe = t.state.heroes[ref], figures.foe_with(t, act.target.ref)
    assert foe is not None
    second = act.second if isinstance(act, Attack) else ""
    if isinstance(act, Charge):
        dice = attacks.dice(t, ref, foe, act.weapon, charge=True, cell=act.cell)
    else:
        dice = attacks.dice(t, ref, foe, act.weapon)
    least, defense = attacks.least(t, hero, act.weapon), figures.defense_dice(t, foe.number)
    damage = damage_odds(dice, least, defense)
    if isinstance(act, Boost):
        damage = boosted_odds(t, ref, foe, act.weapon)
    hurt, kill = damage.at_least(1), kill_chance(t, foe, damage)
    if second:
        hurt, kill = both_odds(t, ref, foe, damage, second)
    args: dict[str, int | str | Text] = {
        "thing": weapon_name(t, act.weapon, second),
        "who": figures.whom(t, foe.number),
        "dice": dice,
        "hurt": pools.percent(hurt),
        "kill": pools.percent(kill),
    }
    if isinstance(act, Charge):
        args["spot"] = spot(act.cell)
    return Text(f"act-{act.verb}", args, ("plungin.attack.dice",))


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


def weapon_name(t: PlunginTable, first: str, second: str) -> Text:
    """One weapon, or a pair."""
    if not second:
        return figures.named_text(t, first)
    return Text("two-weapons", {"first": figures.named_text(t, first), "second": figures.named_text(t, second)})


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


def ally(t: PlunginTable, number: int, act: Act) -> Text:
    """The label of a creature's option."""
    found = figures.ally_with(t, number)
    if isinstance(act, Attack) and found is not None:
        foe = figures.foe_with(t, act.target.ref)
        assert foe is not None
        dice = attacks.ally_dice(t, found, foe)
        damage = damage_odds(dice, pools.NORMAL, figures.defense_dice(t, foe.number))
        hurt, kill = pools.percent(damage.at_least(1)), pools.percent(kill_chance(t, foe, damage))
        who = figures.whom(t, foe.number)
        return Text("act-strike", {"who": who, "dice": dice, "hurt": hurt, "kill": kill})
    if isinstance(act, Handle):
        return object_label(t, number, act)
    if isinstance(act, Move):
        return move_label(t, number, act.cell)
    return plain(t, act)


# ------------------------------------------------------------------------------------------ spells, objects


def cast_label(t: PlunginTable, ref: int, act: Cast) -> Text:
    """The chance that a spell works and that it is lost; where there is only one target, whom it is cast at.

    [plungin.cast.action, plungin.cast.catastrophe, plungin.cast.resist]
    """
    hero, spell = t.state.heroes[ref], t.content.spells[act.spell]
    dice, least = casting.dice(t, hero, spell), pools.least(t, hero)
    chance = pools.chance(dice, spell.difficulty, least)
    args: dict[str, int | str | Text] = {
        "thing": figures.named_text(t, spell.id),
        "dice": dice,
        "chance": pools.percent(chance),
        "lost": pools.percent(Fraction(2**dice, 6**dice)),
    }
    if len(act.aims) != 1:
        return Text("act-cast", args, ("plungin.cast.action",))
    (lone,) = act.aims
    args["who"] = target(t, lone)
    odds = spell_odds(t, spell, lone.ref, dice, least) if isinstance(lone, Somebody) else ""
    if odds:
        return Text("act-cast-odds", {**args, "odds": odds}, ("plungin.cast.action",))
    return Text("act-cast-at", args, ("plungin.cast.action",))


def aim(t: PlunginTable, ref: int, option: CastAt) -> Text:
    """A target of a spell, with the chance that it takes effect there.  [plungin.cast.resist]"""
    hero, spell, at = t.state.heroes[ref], t.content.spells[option.spell], option.target
    dice, least = casting.dice(t, hero, spell), pools.least(t, hero)
    odds = spell_odds(t, spell, at.ref, dice, least) if isinstance(at, Somebody) else ""
    who = target(t, at)
    return Text("aim-odds", {"who": who, "odds": odds}) if odds else Text("aim-at", {"who": who})


def target(t: PlunginTable, at: Aim) -> Text:
    """What a spell is aimed at: a figure, or a door or Chest by its number."""
    if isinstance(at, Somebody):
        return figures.whom(t, at.ref)
    return dungeon.name(t, at.ref, isinstance(at, DoorAt)).text


def spell_odds(t: PlunginTable, spell: Spell, target: int, dice: int, least: int) -> str:
    """The chance of what a caster hopes for: hurt by an attack or drain, not resisted."""
    foe = figures.foe_with(t, target)
    if foe is None:
        return ""
    if spell.effect == "attack":
        return pools.percent(damage_odds(dice, least, figures.defense_dice(t, target)).at_least(1))
    if spell.effect == "drain":
        return pools.percent(pools.chance(dice, spell.difficulty + 1, least))
    if spell.resist:
        works = pools.chance(dice, spell.difficulty, least)
        resists = pools.chance(figures.resistance_dice(t, target), spell.resist)
        immune = combat.undead(t, target) or figures.kind_of(t, foe).life is not None
        return pools.percent(Fraction(0) if immune else works * (1 - resists))
    return ""


def object_label(t: PlunginTable, actor: int, act: Handle) -> Text:
    """The chance to find, disarm or unlock; the chance of a trap where one is still undecided.

    [plungin.trapfind.action, plungin.disarm.stat, plungin.open.locked-roll]
    """
    is_door, ref = act.is_door, act.thing.ref
    thing = objects.get(t, ref, is_door)
    args: dict[str, int | str | Text] = {"object": dungeon.name(t, ref, is_door).text}
    if act.verb == "detect":
        chance = pools.chance(objects.wit_dice(t, actor), thing.difficulty, objects.least(t, actor))
        return Text("act-detect", {**args, "chance": pools.percent(chance)}, ("plungin.trapfind.action",))
    if act.verb == "disarm":
        trap = t.content.traps[thing.trap]
        least = objects.least(t, actor, "trap-trickster")
        chance = pools.chance(objects.disarm_dice(t, actor, trap.id), trap.difficulty, least)
        return Text(
            "act-disarm",
            {**args, "trap": figures.named_text(t, trap.id), "chance": pools.percent(chance)},
            ("plungin.disarm.stat",),
        )
    if act.verb == "pick":
        least = objects.least(t, actor, "lock-picking")
        chance = pools.chance(objects.lock_dice(t, actor), objects.lock_needs(t, actor, thing), least)
        args |= {"chance": pools.percent(chance), "trap": trap_odds(t, ref, is_door)}
        return Text("act-pick", args, ("plungin.open.locked-roll",))
    if act.verb == "open":
        args["trap"] = trap_odds(t, ref, is_door)
        return Text("act-open", args, ("plungin.open.unlocked-action",))
    return Text(f"act-{act.verb}", args)


def trap_odds(t: PlunginTable, ref: int, is_door: bool) -> int | str:
    """How likely an object is trapped, in words; a plain 0 where nobody needs to be told."""
    chance = trap_chance(t, ref, is_door)
    return pools.percent(chance) if chance else 0


def trap_chance(t: PlunginTable, ref: int, is_door: bool) -> Fraction:
    """How likely an object is trapped, from the chart where that is still open.  [plungin.open.trap-check]"""
    thing = objects.get(t, ref, is_door)
    if thing.trap != objects.UNSETTLED:
        return Fraction(int(objects.armed(thing)))
    chart = t.content.pack.charts.door_trap if is_door else t.content.pack.charts.chest_trap
    return Fraction(sum(bool(chart.at(die)) for die in range(1, chart.die + 1)), chart.die)
