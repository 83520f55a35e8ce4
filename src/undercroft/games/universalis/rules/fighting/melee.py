"""Melee: the opposed roll, its modifiers, and who wins it."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from undercroft.kernel import Meaning, Word

from ...content.catalogue import UTable
from ...content.definitions import HUGE, Attribute, Mode, Weapon
from ...events import Attacked
from ...events.base import Dice
from ...state import EASY, NOBODY, NOWHERE, Figure, Held, Mark
from .. import meanings, telling
from ..characters import control, figures, has
from ..checks import OWN, REPEATS, Roll, chances, keeping, may_spend, skills, spend_fortune, two_dice
from ..harm import afflict, harm, pushing, undo
from ..options import PASS, seen
from ..riding import charge, falls, stable
from ..squares import adjacent, best_line, field_of, keep, reach
from . import shields
from .hits import Blows, from_behind, land, make_blow, shield_push
from .venoms import venom

MOST_ATTACKS = 3


class Clash(NamedTuple):
    """A blow that has been rolled: with which weapon it is met, whether it comes from behind, and both rolls."""

    blows: Blows
    guard: Weapon
    backed: bool
    attack: Roll
    defence: Roll


def in_mode(weapon: Weapon, mode: Mode | None) -> Weapon:
    """A weapon in another of its printed uses.  [dun.equip.weapon-modes, dun.equip.bastard-sword-pierce]"""
    if mode is None:
        return weapon
    return replace(
        weapon, damage=weapon.damage + mode.damage, armor=weapon.armor + mode.armor, combat=weapon.combat + mode.combat
    )


def fighting(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, held: Held | None) -> int:
    """Combat Skill with what touches attack and defence alike.

    [dun.melee.mod-weapon, dun.melee.mod-elevated, dun.melee.mod-draw, dun.reach.adjacent-penalty,
    dun.corpse.unarmed-penalty, dun.water.deep-penalty, dun.skill.combat.berserker.effects]
    """
    field = field_of(t)
    total = figures.value(t, figure, Attribute.COMBAT) + weapon.combat
    if field.level[figure.cell] > field.level[foe.cell]:
        total += 1
    if figure.marks & Mark.DREW:
        total -= 1
    if figure.marks & Mark.BERSERK:
        total -= 1
    if held is not None and held.taken:
        total -= 1
    if "long" in weapon.marks and reach(t, figure) > 1 and adjacent(t, figure, foe):
        total -= 1
    wet = field.ground[figure.cell] == "deep-water" and not figure.marks & Mark.FLYING
    if wet and not has(t, figure, "swims"):
        total -= 1
    if foe.card in figure.fears:
        total -= 1
    return total


def attack_plus(t: UTable, attacker: Figure, defender: Figure, blows: Blows) -> int:
    """The attacker's bonus: Combat Skill and all modifiers.

    [dun.melee.modifiers, dun.melee.mod-cover, dun.melee.mod-flying, dun.melee.mod-behind]
    """
    total = fighting(t, attacker, defender, blows.weapon, blows.held) + blows.plus
    total += figures.bonus(t, attacker, "attack")
    total += sum(one.plus for _, one in t.content.known[blows.declared].declared)
    field, apart = field_of(t), abs(attacker.cell - defender.cell)
    side_by_side = apart in (1, field.board.width) and field.touch[attacker.cell] >> defender.cell & 1
    if not side_by_side and best_line(t, attacker, defender, facing=False, people=False):
        total -= 1
    if defender.marks & Mark.FLYING:
        total -= 1
    if from_behind(t, attacker, defender):
        total += 1
    return total


def defence_plus(t: UTable, defender: Figure, attacker: Figure) -> int:
    """The defender's bonus.  [dun.melee.mod-weapon, dun.equip.short-sword-defence, dun.equip.whip-adjacent,
    dun.skill.combat.bodyguard.defence]"""
    held, weapon = shields.guard_with(t, defender)
    if "unarmed-adjacent" in weapon.marks and adjacent(t, attacker, defender):
        held, weapon = None, figures.unarmed(t)
    total = fighting(t, defender, attacker, weapon, held) + weapon.defence
    total += figures.bonus(t, defender, "defence")
    if defender.marks & Mark.BLUNTED:
        total -= 1
    return total + (shields.bodyguard_of(t, defender) is not None)


def tie_winner(t: UTable, attacker: Figure, defender: Figure) -> int:
    """Higher Agility, then the one using a shield, then the defender; nobody uses one against his back.

    [dun.melee.tie, dun.melee.mod-behind]
    """
    one, two = (figures.value(t, f, Attribute.AGILITY) for f in (attacker, defender))
    if one != two:
        return 1 if one > two else -1
    shield = figures.shield_of(t, attacker) is not None
    other = figures.shield_of(t, defender) is not None and not from_behind(t, attacker, defender)
    return 1 if shield and not other else -1


def is_blunder(roll: Roll, weapon: Weapon) -> bool:
    """A double 1; with some weapons higher doubles too.  [dun.equip.wide-critical-failure]"""
    return 0 < roll.double <= weapon.blunder


async def strike(t: UTable, blows: Blows) -> None:
    """One melee attack.

    [dun.action.melee, dun.melee.roll, dun.melee.stationary, dun.mount.spear-charge, dun.mount.facing]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    if charge.couched(t, attacker, defender, blows.weapon):
        blows = blows._replace(weapon=charge.lowered(blows.weapon))
    turn_to(t, attacker, defender)
    telling.released(t, defender)
    stable.startle(t, blows.target, blows.who)
    t.used(blows.weapon.id)
    if "criticals-from-4" in t.content.known[blows.declared].words:
        attacker.marks |= Mark.BLUNTED
    if defender.marks & EASY:
        await strike_helpless(t, blows)
        return
    clash = await roll_clash(t, blows)
    won = verdict(t, clash)
    more_blows(t, blows, clash.attack, won)
    t.tell(
        Attacked(
            who=blows.who,
            name=attacker.card,
            target=blows.target,
            other=defender.card,
            weapon=blows.weapon.id,
            attack=clash.attack.total,
            defence=clash.defence.total,
            hit=int(won),
            criticals=criticals(t, blows, clash.attack) if won else 0,
            cites=("dun.melee.roll",),
            **({} if t.log is None else how_it_went(t, clash)),
        )
    )
    await doubles(t, clash, won)
    if won:
        await land(t, blows, criticals(t, blows, clash.attack), backed=clash.backed, roll=clash.attack)
    elif blows.target in t.state.figures and blows.who in t.state.figures:
        await shield_push(t, blows)


def turn_to(t: UTable, attacker: Figure, defender: Figure) -> None:
    """An attacker looks at his target, and so does his mount. [dun.action.melee, dun.mount.facing]"""
    near = pushing.nearest_square(t, attacker, defender.cell)
    attacker.facing = field_of(t).board.facing(near, defender.cell)
    keep(t, attacker)


async def strike_helpless(t: UTable, blows: Blows) -> None:
    """Anyone who cannot defend himself is hit without a roll, and his Armor counts 1 less. [dun.melee.stationary]"""
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    shields.unburden(t, blows.who)
    weapon = replace(blows.weapon, armor=blows.weapon.armor - 1)
    await land(t, blows._replace(weapon=weapon), 0, backed=from_behind(t, attacker, defender))


async def roll_clash(t: UTable, blows: Blows) -> Clash:
    """The opposed roll, with all that repeats one side of it.

    [dun.melee.roll, dun.skill.combat.blocking.cost, dun.skill.scholarly.encouraging, dun.fortune.reroll-own]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    backed = from_behind(t, attacker, defender)
    _, guard = shields.guard_with(t, defender)
    one = await roll_attack(t, blows, attack_plus(t, attacker, defender, blows))
    two = await roll_defence(t, blows, defence_plus(t, defender, attacker))
    shields.unburden(t, blows.who)
    return await fortune_in_melee(t, await spurred(t, Clash(blows, guard, backed, one, two)))


def verdict(t: UTable, clash: Clash) -> bool:
    """Whether the attacker wins.  [dun.melee.roll, dun.melee.tie, dun.test.opposed-double-one]"""
    blows, guard, _, one, two = clash
    if one.double or two.double:
        lost, saved = is_blunder(one, blows.weapon), is_blunder(two, guard)
        if lost != saved:
            return saved
    if one.total == two.total:
        return tie_winner(t, t.state.figures[blows.who], t.state.figures[blows.target]) > 0
    return one.total > two.total


async def roll_attack(t: UTable, blows: Blows, plus: int) -> Roll:
    """2D6; Elite and the hateful roll single 1s again; Fast Attacks keeps the best two of three.

    [dun.melee.roll, dun.skill.combat.elite, dun.skill.combat.fast-attacks.three-dice,
    dun.skill.combat.fast-attacks.critical-failure]
    """
    attacker = t.state.figures[blows.who]
    if "three-dice" in t.content.known[blows.declared].words:
        return await attack_dice(t, blows, plus)
    roll = await two_dice(t, plus, "attack")
    if roll.dice.count(1) == 1 and repeats_ones(t, attacker, t.state.figures[blows.target], blows.declared):
        skills.apply(t, attacker, "attack-ones-again", skills.own(t, attacker))
        return await again_for_ones(t, roll, plus, "attack")
    return roll


async def attack_dice(t: UTable, blows: Blows, plus: int) -> Roll:
    """All the dice of a blow, be it for the first time or once more.

    [dun.skill.combat.fast-attacks.three-dice, dun.skill.combat.fast-attacks.critical-failure, dun.fortune.reroll-once]
    """
    if "three-dice" not in t.content.known[blows.declared].words:
        return await two_dice(t, plus, "attack")
    fell = await t.roll(3, 6, "attack")
    rolled = sorted(fell, reverse=True)
    kept = (1, 1) if rolled.count(1) >= 2 else (rolled[0], rolled[1])
    return Roll(kept, sum(kept) + plus, fell, keeping(fell, kept))


def repeats_ones(t: UTable, attacker: Figure, defender: Figure, declared: tuple[str, ...]) -> bool:
    """[dun.skill.combat.elite, dun.skill.combat.hatred-towards-character-creature.reroll,
    dun.skill.combat.hatred-towards-the-underworld.combat]"""
    using = skills.both(t, attacker, declared)
    return skills.could(t, attacker, "attack-ones-again", using) or skills.hates(t, attacker, defender)


async def again_for_ones(t: UTable, roll: Roll, plus: int, key: str) -> Roll:
    """Roll the single 1 again; never after a critical failure.  [dun.test.double-one, dun.dice.repeat]"""
    (new,) = await t.roll(1, 6, key)
    dice = tuple(new if die == 1 else die for die in roll.dice)
    return Roll(dice, sum(dice) + plus, (*roll.dice, new), (*(die != 1 for die in roll.dice), True))


async def roll_defence(t: UTable, blows: Blows, plus: int) -> Roll:
    """[dun.melee.roll, dun.skill.exploration.cat-reflexes]"""
    defender = t.state.figures[blows.target]
    roll = await two_dice(t, plus, "defence")
    word = "defence-ones-again"
    if roll.dice.count(1) == 1 and has(t, defender, word) and skills.apply(t, defender, word, []):
        return await again_for_ones(t, roll, plus, "defence")
    return roll


async def spurred(t: UTable, clash: Clash) -> Clash:
    """The loser rolls again if he is encouraged, and an attacker from ambush his first failed attack.

    [dun.skill.scholarly.encouraging, dun.skill.exploration.ambush.reroll]
    """
    blows = clash.blows
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    if not t.state.lasting and not attacker.uses:
        return clash
    if verdict(t, clash):
        if skills.encouraged(t, defender):
            return await once_more(t, tell_clash(t, clash), attack=False)
    elif skills.encouraged(t, attacker) or skills.from_ambush(t, attacker, skills.own(t, attacker)):
        return await once_more(t, tell_clash(t, clash), attack=True)
    return clash


async def once_more(t: UTable, clash: Clash, *, attack: bool) -> Clash:
    """One of the two rolls is made again."""
    blows = clash.blows
    if attack:
        clash = clash._replace(attack=(await attack_dice(t, blows, clash.attack.plus))._replace(told=True))
    else:
        clash = clash._replace(defence=(await two_dice(t, clash.defence.plus, "defence"))._replace(told=True))
    if t.log is not None:
        ours, theirs = clash_dice(t, clash)
        told, other = (ours, theirs) if attack else (theirs, ours)
        telling.rolled(t, told, other.total, ("dun.fortune.reroll-own",))
    return clash


def tell_clash(t: UTable, clash: Clash) -> Clash:
    """The dice of both sides are told before somebody is asked about them, and only once."""
    if not clash.attack.told:
        if t.log is not None:
            telling.rolled(t, *clash_dice(t, clash), ("dun.melee.roll",))
        clash = clash._replace(attack=clash.attack._replace(told=True), defence=clash.defence._replace(told=True))
    return clash


def how_it_went(t: UTable, clash: Clash) -> dict[str, Any]:
    """What the log tells of a blow next to its totals: critical failures, the dice unless they are told already, and
    how the attacker stands."""
    blunder, fumble = is_blunder(clash.attack, clash.blows.weapon), is_blunder(clash.defence, clash.guard)
    rolls = None if clash.attack.told else clash_dice(t, clash)
    stance = telling.stance(t, t.state.figures[clash.blows.who])
    return {"blunder": int(blunder), "fumble": int(fumble), "rolls": rolls, **stance}


def clash_dice(t: UTable, clash: Clash) -> tuple[Dice, Dice]:
    """The dice of both sides, with what is added to them by name.  [dun.melee.modifiers]"""
    blows = clash.blows
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    ours = [("attribute-combat", figures.value(t, attacker, Attribute.COMBAT)), ("part-weapon", blows.weapon.combat)]
    ours += [("part-behind", int(clash.backed)), ("part-flying", -int(bool(defender.marks & Mark.FLYING)))]
    declared = sum(one.plus for _, one in t.content.known[blows.declared].declared)
    ours += [("part-skills", figures.bonus(t, attacker, "attack") + declared)]
    _, guard = shields.guard_with(t, defender)
    theirs = [("attribute-combat", figures.value(t, defender, Attribute.COMBAT))]
    theirs += [("part-weapon", guard.combat + guard.defence), ("part-skills", figures.bonus(t, defender, "defence"))]
    level = field_of(t).level
    higher = level[attacker.cell] - level[defender.cell] if NOWHERE not in (attacker.cell, defender.cell) else 0
    ours += [("part-higher", int(higher > 0))]
    theirs += [("part-higher", int(higher < 0))]
    return (
        telling.dice(blows.who, "attack", clash.attack, ours),
        telling.dice(blows.target, "defence", clash.defence, theirs),
    )


def more_blows(t: UTable, blows: Blows, roll: Roll, won: bool) -> None:
    """What a good roll brings besides: further attacks this turn, as far as there may be any.

    [dun.skill.combat.battle-dancer.extra-attack, dun.skill.combat.sword-master, dun.attack.max-three]
    """
    active, attacker = t.state.turn.active, t.state.figures[blows.who]
    if active is None or active.who != blows.who or (active.attacks >= MOST_ATTACKS and attacker.size < HUGE):
        return
    for one in figures.known(t, attacker).follows:
        one.follow(t, blows, roll, won)


async def fortune_in_melee(t: UTable, clash: Clash) -> Clash:
    """A hero who is about to lose the round may repeat his roll or his opponent's, each only once.

    [dun.fortune.reroll-own, dun.fortune.reroll-opponent, dun.fortune.reroll-once]
    """
    repeated: list[Word] = []
    blows = clash.blows
    for _ in range(2):
        won = verdict(t, clash)
        loser = t.state.figures[blows.target if won else blows.who]
        if not may_spend(loser):
            break
        options = [option for option in REPEATS if option not in repeated]
        clash = tell_clash(t, clash)
        chosen = await t.choose(
            control.seat_of(t, loser),
            "fortune-melee",
            (PASS, *options),
            meaning=partial(luck, t, clash),
            window=True,
            cites=("dun.fortune.reroll-own", "dun.fortune.reroll-opponent"),
            about={
                "name": control.someone(t, loser.id),
                "attacker": control.someone(t, blows.who),
                "defender": control.someone(t, blows.target),
                "attack": clash.attack.total,
                "defence": clash.defence.total,
                "left": loser.fortune,
                "place": control.place_of(t, loser.cell),
            },
            at=(*seen(t.state.figures[blows.who]), *seen(t.state.figures[blows.target])),
        )
        if chosen == PASS:
            break
        attack = (chosen == OWN) != won
        spent = ("attack", clash.attack.total) if attack else ("defence", clash.defence.total)
        spend_fortune(t, loser.id, *spent)
        repeated.append(chosen)
        clash = await once_more(t, clash, attack=attack)
    return clash


def luck(t: UTable, clash: Clash, option: Word) -> Meaning:
    """What a point of Fortune is worth: how likely the other roll turns the round.  [dun.fortune.reroll-own]"""
    attack = (option == OWN) != (won := verdict(t, clash))

    def turned(pair: chances.Pair) -> bool:
        if attack:
            return verdict(t, clash._replace(attack=Roll(pair, sum(pair) + clash.attack.plus))) != won
        return verdict(t, clash._replace(defence=Roll(pair, sum(pair) + clash.defence.plus))) != won

    return meanings.again(option, lambda: chances.TWO.chance(turned))


def criticals(t: UTable, blows: Blows, roll: Roll) -> int:
    """Each 6, or with Brutal Blow each 4 and more.  [dun.damage.critical, dun.skill.combat.brutal-blow.critical]"""
    least = 4 if "criticals-from-4" in t.content.known[blows.declared].words else 6
    return sum(die >= least for die in roll.dice)


async def doubles(t: UTable, clash: Clash, won: bool) -> None:
    """What doubles do on both sides, blunders first of all. The defender, too, has two Active skills for this attack.

    [dun.melee.blunder-drop, dun.melee.blunder-ends, dun.shield.blunder, dun.skill.combat.dirty-fighter,
    dun.equip.shield-double-critical, dun.skill.two-active]
    """
    blows, guard, backed, one, two = clash
    if not one.double and not two.double:
        return
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    answering: list[str] = []
    if is_blunder(one, blows.weapon):
        await shields.drop(t, blows.who, blows.held, defender.cell)
        pushing.end_activation(t, blows.who)
        if attacker.riding != NOBODY:
            falls.blunder(t, blows.who)
    elif one.double and stuns(t, attacker, defender, skills.own(t, attacker)):
        afflict(t, blows.target, "stunned")
    if is_blunder(two, guard):
        await shields.defender_blunders(t, blows.target, attacker.cell, backed=backed)
    elif two.double and stuns(t, defender, attacker, answering):
        afflict(t, blows.who, "stunned")
    if two.dice == (6, 6) and figures.shield_of(t, defender) is not None and not backed:
        afflict(t, blows.who, "stunned")
    if not won and two.double and not is_blunder(two, guard) and skills.apply(t, defender, "counters", answering):
        await counter(t, blows, two, answering)


def stuns(t: UTable, figure: Figure, foe: Figure, using: list[str]) -> bool:
    """Whether a double Stuns the opponent, who is not Huge.  [dun.skill.combat.dirty-fighter]"""
    return not has(t, foe, "too-big-to-stun") and skills.apply(t, figure, "stuns-by-doubles", using)


async def counter(t: UTable, blows: Blows, roll: Roll, answering: list[str]) -> None:
    """Foresight: a defender who wins with a double hits the attacker instead, with the weapon that defends him; the
    Invulnerable is harmed by a double 6 alone, the only one with criticals. One more Active skill helps, at most.

    [dun.skill.combat.foresight.counter, dun.skill.combat.foresight.invulnerable, dun.skill.two-active]
    """
    attacker = t.state.figures[blows.who]
    held, weapon = shields.guard_with(t, t.state.figures[blows.target])
    back = Blows(blows.target, blows.who, held, weapon)
    before = attacker.wounds, attacker.still, attacker.marks
    hurt = await harm(t, blows.who, make_blow(t, back, roll.criticals, backed=False, using=answering))
    if hurt.wounds and await venom(t, back.who, back.target, held, hurt.wounds, hurt.out, answering):
        undo(t, blows.who, before)
