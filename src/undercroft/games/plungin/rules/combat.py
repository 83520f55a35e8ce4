"""Attacking, defending, damage, pushback."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Meaning, Text, Word

from ..board import STEPS
from ..content import PlunginTable
from ..content.definitions import LIF
from ..events.base import Bonus, Change, Dice, Move
from ..events.fights import (
    NO_SIDE,
    Attacked,
    Burned,
    Defended,
    Disabled,
    Followed,
    Hurt,
    LifeRolled,
    MagicStruck,
    Poisoned,
    Pushed,
    SpellStruck,
    Tested,
    Unharmed,
)
from ..ids import figure_id, zone_id
from ..state import INCAPACITATED, STUNNED, WELL, Ally, Foe, Hero
from . import dead, detection, figures, inventory, laws, makeup, movement, pools, removal
from .options import FOLLOW, STAY, Side

CONDITIONS = ("well", "stunned", "incapacitated")


async def attack(
    t: PlunginTable,
    by: int,
    target: int,
    dice: int,
    least: int,
    *,
    melee: bool,
    fire: bool = False,
    parts: tuple[Bonus, ...] = (),
) -> pools.Pool:
    """One Character attacks one other: every success is a hit, and who is hit defends.

    [plungin.attack.target, plungin.attack.dice, plungin.attack.hits, plungin.damage.amount, plungin.pushback.trigger]
    """
    rolled = await pools.roll(t, dice, "attack", least, parts)
    await struck(t, by, target, rolled, melee=melee, fire=fire)
    return rolled


async def struck(
    t: PlunginTable,
    by: int,
    target: int,
    rolled: pools.Pool,
    *,
    melee: bool,
    fire: bool = False,
    spell: str = "",
    magic: bool = False,
) -> None:
    """What an attack roll does to its target."""
    t.state.idle = 0
    tell_attack(t, by, target, rolled, spell, magic, melee)
    note_fight(t, by, target)
    if vanished(t, target) or not rolled.successes:
        return
    defended = await defend(t, target, by=by, against=rolled)
    if fire:
        burn(t, target)
    envenom(t, by, target, rolled, defended)
    damage = max(0, rolled.successes - defended.successes)
    if damage:
        await harm(t, target, damage, by)
    await push_back(t, by, target, melee)


def tell_attack(
    t: PlunginTable, by: int, target: int, rolled: pools.Pool, spell: str, magic: bool, melee: bool
) -> None:
    """An attack, or a spell or a Monster's magic whose Magic roll is one."""
    if t.log is None:  # nobody is told
        return
    attacked = (MagicStruck if magic else Attacked)(
        who=figures.name(t, by),
        target=figures.name(t, target),
        dice=len(rolled.dice),
        hits=rolled.successes,
        rolled=rolled.dice,
        least=rolled.least,
        parts=rolled.parts,
        how="spell" if spell or magic else "blow" if melee else "shot",
        cites=("plungin.attack.hits",),
    )
    t.tell(SpellStruck(**msgspec.structs.asdict(attacked), spell=spell) if spell else attacked)


def note_fight(t: PlunginTable, by: int, target: int) -> None:
    """Anyone who is attacked notices it; both are now battling. Only the Heroes' side can drive a Monster into a
    corner, not another Monster's breath.

    [plungin.detect.attacked, plungin.ability.sneak-attack, plungin.law.sneaky-cornered]
    """
    found, attacker = figures.figure(t, target), figures.figure(t, by) if by >= 0 else None
    if isinstance(found, Foe):
        detection.attacked(t, found)
        if by >= 0 and by not in found.fighting:
            found.fighting.append(by)
        sneaky = figures.kind_of(t, found).law == "sneaky"
        if sneaky and isinstance(attacker, (Hero, Ally)) and movement.cornered(t, found, attacker.cell):
            found.cornered = by
    if isinstance(attacker, Foe) and target not in attacker.fighting:
        attacker.fighting.append(target)


def vanished(t: PlunginTable, target: int) -> bool:
    """An image that is attacked is gone, hit or not.  [plungin.spell.shadow-images-vanish]"""
    ally = figures.ally_with(t, target)
    if ally is None or ally.kind != "shadow-image":
        return False
    fade(t, ally)
    return True


def fade(t: PlunginTable, ally: Ally) -> None:
    """A creature on the Heroes' side is no more.  [plungin.damage.zero-life]"""
    movement.dismiss(t, ally, "plungin.damage.zero-life")


async def defend(
    t: PlunginTable,
    target: int,
    extra: int = 0,
    *,
    by: int = -1,
    against: pools.Pool | None = None,
    damage: int = 0,
) -> pools.Pool:
    """Roll DEF and all armor bonuses; never a reason for a Random Event. `against`: the attack roll of `by` or of a
    trap; `damage`: what needs no roll.

    [plungin.damage.defense-dice, plungin.dice.event-exempt]
    """
    dice = figures.defense_dice(t, target, extra)
    parts = makeup.defense(t, target, extra, dice) if t.log is not None else ()
    defended = await pools.roll(t, dice, "defense", parts=parts)
    if t.log is not None:
        t.tell(
            Defended(
                who=figures.name(t, target),
                dice=len(defended.dice),
                blocked=defended.successes,
                rolled=defended.dice,
                least=defended.least,
                parts=defended.parts,
                by=figures.name(t, by) if by >= 0 else None,
                hits=against.successes if against else damage,
                against=against.dice if against else (),
                against_least=against.least if against else 0,
                against_parts=against.parts if against else (),
                cites=("plungin.damage.defense-dice",),
            )
        )
    return defended


def burn(t: PlunginTable, target: int) -> None:
    """A Wooden Shield is destroyed when its bearer is hit by fire, and so is a suit that burns.

    [plungin.equip.wooden-shield-fire]
    """
    hero, armors = figures.figure(t, target), t.content.armors
    if isinstance(hero, Hero) and not hero.likeness:
        for thing in [worn for worn in (hero.armor, *hero.hands) if worn in armors and armors[worn].burns]:
            inventory.take_off(hero, thing)
            moved = (Move(thing, zone_id("worn", target), ""),)
            who, called, cites = (
                figures.name(t, target),
                figures.called(t, thing),
                ("plungin.equip.wooden-shield-fire",),
            )
            t.tell(Burned(hero=who, armor=called, moved=moved, cites=cites))


def envenom(t: PlunginTable, by: int, target: int, rolled: pools.Pool, defended: pools.Pool) -> None:
    """Venom takes hold if every attack die is a success and no Defense die is.  [plungin.power.venomous-inject]"""
    hero = figures.figure(t, target)
    if by < 0 or not isinstance(hero, Hero) or "venomous" not in figures.powers_of(t, by):
        return
    if rolled.all_hit and defended.successes == 0 and not undead(t, target):
        hero.venom = True
        t.tell(Poisoned(hero=figures.name(t, target), cites=("plungin.power.venomous-inject",)))


def undead(t: PlunginTable, ref: int) -> bool:
    """Undead pass every Resistance roll.  [plungin.power.undead]"""
    return "undead" in figures.powers_of(t, ref)


async def harm(t: PlunginTable, target: int, damage: int, by: int = -1) -> None:
    """Damage is taken off LIF; at 0 a Character is removed, and much damage has side effects. A shape takes it in place
    of LIF, but it has been received anyway: nobody stays unseen.

    [plungin.damage.amount, plungin.damage.zero-life, plungin.stat.lif, plungin.spell.likeness-end,
    plungin.spell.invisibility-end]
    """
    found = figures.figure(t, target)
    if found is None:
        return
    if isinstance(found, Foe) and figures.kind_of(t, found).life is not None:
        await roll_life(t, found, damage, by)
        return
    ended: tuple[str, ...] = ()
    if isinstance(found, Hero) and found.unseen:
        found.unseen, ended = False, ("unseen",)
    if isinstance(found, Hero) and found.likeness:
        found.likeness = ""
        t.tell(Unharmed(who=figures.name(t, target), ended=ended, cites=("plungin.spell.likeness-end",)))
        return
    had, found.lif = found.lif, max(0, found.lif - damage)
    if t.log is not None:
        who, cites = figures.name(t, target), ("plungin.damage.amount",)
        t.tell(Hurt(who=who, damage=damage, left=found.lif, had=had, ended=ended, cites=cites))
    if found.lif == 0:
        await gone(t, target, by)
    else:
        side_effect(t, target, damage)


async def gone(t: PlunginTable, target: int, by: int) -> None:
    """LIF 0: a Hero is dead, others leave the map.  [plungin.damage.zero-life, plungin.dead.zero]"""
    found = figures.foe_with(t, target)
    if figures.is_hero(target):
        dead.die(t, target)
    elif found is not None:
        removal.remove(t, found, by)
    else:
        ally = figures.ally_with(t, target)
        assert ally is not None
        fade(t, ally)


def side_effect(t: PlunginTable, target: int, damage: int) -> None:
    """Damage above RES stuns, from twice RES on it incapacitates; the worse condition holds.

    [plungin.effect.none, plungin.effect.stunned, plungin.effect.incapacitated, plungin.boss.no-side-effects]
    """
    resistance = figures.threshold(t, target)
    if resistance < 0 or damage <= resistance:
        return
    disable(t, target, INCAPACITATED if damage >= 2 * resistance else STUNNED)


def disable(t: PlunginTable, target: int, condition: int, resisted: pools.Pool | None = None, needed: int = 0) -> None:
    """A later blow never improves a condition. `resisted`: the dice that were to prevent it.  [plungin.effect.table]"""
    found = figures.figure(t, target)
    if found is not None and condition > found.condition:
        was, found.condition = found.condition, condition
        t.tell(
            Disabled(
                who=figures.name(t, target),
                condition=CONDITIONS[condition],
                was=CONDITIONS[was] if was else "",
                needed=needed,
                **(resisted.told if resisted else {}),
                cites=("plungin.effect.table",),
            )
        )


async def roll_life(t: PlunginTable, foe: Foe, damage: int, by: int) -> None:
    """A boss has a Life Chart instead of LIF: the die plus the damage says what the hit did.

    [plungin.boss.life-chart, plungin.boss.no-side-effects]
    """
    life = figures.kind_of(t, foe).life
    assert life is not None
    (rolled,) = await t.roll(1, life.chart.die, "life")
    total = rolled + damage + (foe.hurt if life.builds else 0)
    foe.hurt += damage
    found = life.chart.at(total)
    stats = (("atk", found.atk), ("def", found.defense), ("mov", found.mov))
    t.tell(
        LifeRolled(
            monster=figures.name(t, foe.number),
            total=total,
            result=found.result,
            changes=tuple(Change(stat, by) for stat, by in stats if by),
            hurt=foe.hurt,
            fell=(Dice("life", (rolled,), life.chart.die, figure_id(foe.number)),),
            cites=("plungin.boss.life-chart",),
        )
    )
    if found.result == "slain":
        removal.remove(t, foe, by)
    elif found.result == "wounded":
        foe.atk, foe.defense, foe.mov = foe.atk + found.atk, foe.defense + found.defense, foe.mov + found.mov


# ------------------------------------------------------------------------------------------ pushback


async def push_back(t: PlunginTable, by: int, target: int, melee: bool) -> None:
    """Anyone who is hit and still there moves one square away; a melee attacker may follow, and that is a step that
    others may notice.

    [plungin.pushback.trigger, plungin.pushback.distance, plungin.pushback.follow-up, plungin.detect.front]
    """
    attacker = figures.figure(t, by) if by >= 0 else None
    found = figures.figure(t, target)
    if attacker is None or found is None or t.state.reason:
        return
    origin = found.cell
    side = await direction(t, by, target, attacker.cell, origin)
    if not shove(t, target, side):
        return
    t.tell(
        Pushed(who=figures.name(t, target), cell=found.cell, path=(found.cell,), cites=("plungin.pushback.distance",))
    )
    beside = melee and figures.adjacent(t, attacker.cell, origin)
    if beside and may_leave(t, by, origin) and await follows(t, by, target):
        if isinstance(attacker, Foe):
            detection.face(attacker, attacker.cell, origin)
        movement.shift(t, by, origin)
        looks = attacker.facing if isinstance(attacker, Foe) else NO_SIDE
        cites = ("plungin.pushback.follow-up",)
        t.tell(Followed(who=figures.name(t, by), path=(origin,), looks=looks, cites=cites))
        await movement.noticed(t, by)


async def direction(t: PlunginTable, by: int, target: int, start: int, end: int) -> int:
    """Along the axis with the larger distance; if both are alike, the attacker's player says.

    [plungin.pushback.distance]
    """
    dx, dy = figures.columns(start, end)
    across, along = (1 if dx > 0 else 3), (2 if dy > 0 else 0)
    if abs(dx) != abs(dy):
        return across if abs(dx) > abs(dy) else along
    options, about, at = [Side(across), Side(along)], {"who": figures.whom(t, target)}, (figure_id(target),)
    cites = ("plungin.pushback.distance",)
    return (await t.choose(player_of(t, by), "push", options, label=side_label, about=about, at=at, cites=cites)).side


def side_label(side: Side) -> Text:
    return Text(f"side-{side}")


def shove(t: PlunginTable, target: int, side: int) -> bool:
    """One square in a direction, unless something is in the way. Who is pushed into a room has not gone there: nobody
    wanders in for that.

    [plungin.pushback.blocked, plungin.wander.roll]
    """
    found = figures.figure(t, target)
    assert found is not None
    ahead = found.cell + STEPS[side]
    if ahead not in figures.board(t).near[found.cell] or ahead in figures.occupied(t):
        return False
    returned = [*t.state.returned]
    movement.shift(t, target, ahead)
    t.state.returned = returned
    return True


def player_of(t: PlunginTable, ref: int) -> int:
    """The seat that decides for a figure.  [plungin.monster.controller, plungin.spell.summon-control]"""
    if figures.is_hero(ref):
        return t.state.heroes[ref].seat
    ally = figures.ally_with(t, ref)
    return t.state.heroes[ally.owner].seat if ally else t.state.controller


def may_leave(t: PlunginTable, by: int, origin: int) -> bool:
    """A Monster that does not pursue stays in its room, also after a push through a doorway.

    [plungin.detect.no-pursuit, plungin.pushback.monster-follow-up]
    """
    foe = figures.foe_with(t, by)
    if foe is None or t.content.points.follow_through or laws.pursues(t, foe):
        return True
    return figures.tile_of(t, foe.cell) == figures.tile_of(t, origin)


FOLLOWING = ("brutal", "frenzy", "lured", "swarm", "malicious", "pack")


async def follows(t: PlunginTable, by: int, target: int) -> bool:
    """A player may; a Monster does as its Law says.

    [plungin.pushback.follow-up, plungin.pushback.monster-follow-up, plungin.law.appendix-short-form]
    """
    foe = figures.foe_with(t, by)
    if foe is not None:
        return figures.kind_of(t, foe).law in FOLLOWING
    about, at = {"who": figures.whom(t, by), "target": figures.whom(t, target)}, (figure_id(by), figure_id(target))
    cites = ("plungin.pushback.follow-up",)
    seat, options = player_of(t, by), (FOLLOW, STAY)
    return await t.choose(seat, "follow", options, meaning=follow_meaning, about=about, at=at, cites=cites) is FOLLOW


def follow_meaning(option: Word) -> Meaning:
    return Meaning(detail=Text("detail-follow")) if option is FOLLOW else Meaning()


# ------------------------------------------------------------------------------------------ conditions


async def recover(t: PlunginTable, ref: int) -> bool:
    """Test a stun or incapacity at the start of a turn; whether the Character may still move this turn.

    [plungin.effect.stun-recovery, plungin.effect.stun-failure, plungin.effect.stun-success,
    plungin.effect.incap-recovery, plungin.effect.incap-failure, plungin.effect.incap-success]
    """
    found = figures.figure(t, ref)
    assert found is not None
    was = found.condition
    dice = figures.resistance_dice(t, ref) + (found.help if not isinstance(found, Foe) else 0)
    needed = recovery_needs(t, ref, was, dice)
    helped = 0
    if isinstance(found, (Hero, Ally)):
        helped, found.help = found.help, 0
    rolled = await pools.roll(t, dice, "recover", parts=makeup.resistance(t, ref, helped, dice))
    recovered = rolled.successes >= needed or undead(t, ref)
    if recovered:
        found.condition = WELL
    t.tell(
        Tested(
            who=figures.name(t, ref),
            condition=CONDITIONS[was],
            dice=dice,
            needed=needed,
            recovered=int(recovered),
            helped=helped,
            rolled=rolled.dice,
            least=rolled.least,
            parts=rolled.parts,
            cites=("plungin.effect.stun-recovery" if was == STUNNED else "plungin.effect.incap-recovery",),
        )
    )
    return recovered and was == STUNNED


def recovery_needs(t: PlunginTable, ref: int, condition: int, dice: int) -> int:
    """One success against a stun, two against incapacity. A Hero whom nobody can come to assist needs no more than he
    has dice.  [plungin.effect.stun-recovery, plungin.effect.incap-recovery]"""
    lone = t.content.points.lone_recovery and figures.is_hero(ref) and not helpers(t, ref)
    return min(condition, dice) if lone else condition


def helpers(t: PlunginTable, ref: int) -> list[int]:
    """Heroes who could come and assist: alive, in the dungeon and not incapacitated themselves."""
    return [other for other in figures.living(t) if other != ref and t.state.heroes[other].condition != INCAPACITATED]


async def blast(t: PlunginTable, refs: list[int], damage: int, by: int, fire: bool) -> None:
    """Fixed damage to everybody in a block: each defends, each success takes off 1; nobody is pushed.

    [plungin.spell.fireball, plungin.spell.ice-shards, plungin.power.fire-breath]
    """
    t.state.idle = 0
    for ref in refs:
        if figures.figure(t, ref) is None:
            continue
        note_fight(t, by, ref)
        if vanished(t, ref):
            continue
        defended = await defend(t, ref, by=by, damage=damage)
        if fire:
            burn(t, ref)
        left = max(0, damage - defended.successes)
        if left:
            await harm(t, ref, left, by)


def heal(t: PlunginTable, hero: Hero, amount: int) -> int:
    """Life comes back, never above the maximum.  [plungin.damage.healing-cap]"""
    gained = max(0, min(amount, hero.stats[LIF] - hero.lif))
    hero.lif += gained
    return gained
