"""Melee: the opposed roll, its modifiers, and what follows a hit."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from undercroft.kernel import Meaning, Word

from ...content.catalogue import UTable
from ...content.definitions import HUGE, LARGE, Attribute, Mode, Weapon
from ...content.hooks import Hit
from ...events import Attacked
from ...events.base import Dice
from ...state import EASY, NOBODY, NOWHERE, OUT, Figure, Held, Mark, standing
from .. import meanings, telling
from ..characters import control, figures, has
from ..checks import OWN, REPEATS, Roll, chances, keeping, may_spend, skills, spend_fortune, two_dice
from ..harm import Blow, Hurt, afflict, charted, harm, pushing, undo
from ..options import PASS, seen
from ..riding import charge, falls, stable
from ..squares import adjacent, behind, best_line, board_of, distance, field_of, keep, reach, squares
from . import shields, spoils
from .venoms import venom

MOST_ATTACKS = 3


class Blows(NamedTuple):
    """How a blow is struck: with what, in which mode, and with which declared skills."""

    who: int
    target: int
    held: Held | None
    weapon: Weapon
    declared: tuple[str, ...] = ()
    plus: int = 0


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


def from_behind(t: UTable, attacker: Figure, defender: Figure) -> bool:
    """The attacker began his activation at the target's back and still stands there; or the target is down.

    [dun.behind.condition, dun.melee.mod-behind, dun.condition.kd-attacked-behind]
    """
    if defender.marks & Mark.KNOCKED_DOWN:
        return True
    active = t.state.turn.active
    if active is None or active.who != attacker.id or defender.id not in active.behind:
        return False
    return behind(board_of(t), attacker, defender)


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
    """Whoever strikes looks at his target, and so does his mount.  [dun.action.melee, dun.mount.facing]"""
    near = pushing.nearest_square(t, attacker, defender.cell)
    attacker.facing = field_of(t).board.facing(near, defender.cell)
    keep(t, attacker)


async def strike_helpless(t: UTable, blows: Blows) -> None:
    """Whoever cannot defend himself is hit without a roll, and his Armor counts 1 less.  [dun.melee.stationary]"""
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
    """What the log tells of a blow beside its totals: critical failures, the dice unless they are told already, and how
    the attacker stands."""
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


def make_blow(
    t: UTable,
    blows: Blows,
    crits: int,
    *,
    backed: bool,
    roll: Roll | None = None,
    using: list[str] | None = None,
    bare: bool = False,
) -> Blow:
    """The damage dice of a melee hit; `using` are the Active skills of this attack, if it has some of its own; `bare`:
    before skills come into play that are not declared.

    [dun.damage.dice-count, dun.damage.critical, dun.equip.damage-relative, dun.equip.armor-modifier,
    dun.equip.edge-against-heavy, dun.equip.dagger-behind, dun.equip.rapier-critical, dun.skill.nature.large.armor,
    dun.skill.combat.giant-killer.damage, dun.skill.nature.brutal, dun.skill.combat.lethal-blow,
    dun.mount.damage-bonus]
    """
    attacker, defender, weapon = t.state.figures[blows.who], t.state.figures[blows.target], blows.weapon
    dice = shields.damage_dice(t, attacker, weapon) + crits + figures.bonus(t, attacker, "melee-damage")
    dice += figures.bonus(t, attacker, "damage") + charge.extra_dice(t, attacker, defender, weapon)
    if weapon.against_heavy and figures.heavy(t, defender):
        dice += weapon.against_heavy
    armor = armor_modifier(weapon, attacker, defender, crits=bool(crits), backed=backed)
    edges = [one.edge for _, one in t.content.known[blows.declared].declared if one.edge is not None]
    if not bare and (among := figures.known(t, attacker).blow_edges):
        hit = Hit(attacker, defender, crits, roll is not None and bool(roll.double))
        edges += skills.edges(t, hit, among, skills.own(t, attacker) if using is None else using)
    return Blow(
        dice + sum(edge.dice for edge in edges),
        armor=armor + sum(edge.armor for edge in edges),
        criticals=crits,
        source=blows.who,
        kind="melee",
        weapon=weapon.id,
        element="fire" if "flaming" in weapon.marks else "",
        magic=is_magic(t, blows),
        ones=any(edge.ones for edge in edges),
        sixes=any(edge.sixes for edge in edges),
    )


def armor_modifier(weapon: Weapon, attacker: Figure, defender: Figure, *, crits: bool, backed: bool) -> int:
    """What a hit adds to the target's Armor: the weapon's own, from behind, on a critical, of a Large one.

    [dun.equip.armor-modifier, dun.equip.dagger-behind, dun.equip.rapier-critical, dun.skill.nature.large.armor]
    """
    armor = weapon.armor
    armor -= backed and "pierces-behind" in weapon.marks
    armor -= crits and "critical-pierces" in weapon.marks
    return armor - (shields.bears_down(attacker, defender) if attacker.size >= LARGE else 0)


def is_magic(t: UTable, blows: Blows) -> bool:
    """Whether it is struck with a magic weapon, or one that a spell has made so."""
    if blows.held is None:
        return False
    return bool(blows.held.magic) or spoils.enchanted(t, t.state.figures[blows.who], blows.weapon)


async def land(t: UTable, blows: Blows, crits: int, *, backed: bool, roll: Roll | None = None) -> None:
    """A hit: step in if it was struck from two squares, block, damage, condition, push, position.

    [dun.reach.closing, dun.damage.roll-when, dun.condition.chart-timing, dun.shield.block-not-kd]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    left = squares(board_of(t), defender)
    close_in(t, blows)
    condition = charted(t, attacker, defender, crits)
    if condition == "knocked-down" and "strikes-around" in t.content.known[blows.declared].words:
        condition = "stunned"
    who, target, _, weapon, declared, _ = blows
    through = await shields.blocks(t, who, target, weapon, crits, declared, from_behind=backed, ranged=False)
    if through is not None:
        await parried(t, blows, condition, crits, through, left)
        return
    known = figures.known(t, attacker)
    using = skills.own(t, attacker) if known.blow_edges or known.woundings else []
    blow = make_blow(t, blows, crits, backed=backed, roll=roll, using=using)
    art = await known.art(t, blows, crits) if crits and known.art is not None else ""
    if art == "throw":
        blow, condition = blow._replace(dice=1), ""
    before = defender.wounds, defender.still, defender.marks
    hurt = await harm(t, blows.target, blow)
    if hurt.cancelled:
        return
    if hurt.wounds and poisonous(t, blows) and await venom(t, who, target, blows.held, hurt.wounds, hurt.out, using):
        undo(t, blows.target, before)
        return
    if hurt.out or blows.target not in t.state.figures:  # venom, too, can take a figure off the board
        await pushing.take_position(t, blows.who, left)
        return
    if art:
        afflict(t, blows.target, "knocked-down" if art == "throw" else "stunned")
    special_conditions(t, blows, crits)
    if await stagger(t, blows, condition, crits, blow, left):
        undo(t, blows.target, before)


def poisonous(t: UTable, blows: Blows) -> bool:
    """Whether the attacker or his weapon does more to those whom it wounds."""
    held, known = blows.held, figures.known(t, t.state.figures[blows.who])
    return bool(known.woundings) or (held is not None and (held.poisoned or "venomous" in blows.weapon.marks))


async def parried(t: UTable, blows: Blows, condition: str, crits: int, through: Hurt, left: tuple[int, ...]) -> None:
    """A hit that a shield has blocked still throws down whom it would throw down. What breaks through the shield can
    eliminate him, or be undone by his Fortune with all that the attack would do.

    [dun.shield.block-not-kd, dun.skill.combat.unstoppable-charge, dun.break.shield-damage, dun.fortune.fatal-roll,
    dun.position.take]
    """
    if through.out:
        await pushing.take_position(t, blows.who, left)
    elif not through.cancelled:
        falls_down = condition == "knocked-down" or throws_down(t, blows, crits)
        await stagger(t, blows, "knocked-down" if falls_down else "", crits, None, left)


def throws_down(t: UTable, blows: Blows, crits: int) -> bool:
    """Whether a charge, or a lance on a critical, throws the opponent down; never one who is larger, and nobody is
    Knocked Down by a Spinning Blow.

    [dun.skill.combat.unstoppable-charge, dun.mount.spear-critical, dun.skill.combat.spinning-blow]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    words = t.content.known[blows.declared].words
    if defender.size > attacker.size or "strikes-around" in words:
        return False
    return "knocks-smaller-down" in words or (crits > 0 and "throws-down" in blows.weapon.marks)


def special_conditions(t: UTable, blows: Blows, crits: int) -> None:
    """What some weapons and skills do on a critical.

    [dun.equip.stunning-critical, dun.equip.disarming-critical, dun.skill.combat.unstoppable-charge,
    dun.mount.spear-critical]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    if crits and defender.size <= attacker.size and "stuns" in blows.weapon.marks:
        afflict(t, blows.target, "stunned")
        if "disarms" in blows.weapon.marks:
            shields.disarm(t, blows.target)
    if throws_down(t, blows, crits):
        afflict(t, blows.target, "knocked-down")


async def stagger(
    t: UTable, blows: Blows, condition: str, crits: int, blow: Blow | None, left: tuple[int, ...]
) -> bool:
    """The condition of the chart, then the push and the position. A double critical that knocks an opponent of equal or
    smaller size down also moves him; he is not pushed a second time. True: his Fortune has undone the attack.

    [dun.condition.kd-double, dun.condition.kd-no-space, dun.push.allowed, dun.push.no-room, dun.position.take]
    """
    defender = t.state.figures.get(blows.target)
    if defender is None or defender.cell == NOWHERE or defender.marks & OUT:
        return False
    if condition:
        afflict(t, blows.target, condition)
    thrown = condition == "knocked-down" and crits >= 2
    pushed, cramped = await pushing.push(t, blows.who, blows.target, must=thrown)
    if pushed:
        await pushing.take_position(t, blows.who, left)
    elif cramped and not thrown and blow is not None:
        hurt = await harm(t, blows.target, blow._replace(dice=1))
        if hurt.out:
            await pushing.take_position(t, blows.who, left)
        return hurt.cancelled
    return False


def close_in(t: UTable, blows: Blows) -> None:
    """Who wins from two squares away with a normal weapon comes next to his opponent first, with his whole base.

    [dun.reach.closing, dun.reach.attack-back, dun.large.reference-square]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    board, field = board_of(t), field_of(t)
    if any(board.distance(a, b) <= 1 for a in squares(board, attacker) for b in squares(board, defender)):
        return
    if "long" in blows.weapon.marks or has(t, attacker, "long-armed"):
        return
    near = {cell for part in squares(board, defender) for cell in field.touching[part]}
    found = pushing.left_square(t, attacker, sorted(near, key=lambda cell: (board.span(cell, defender.cell), cell)))
    if found is not None:
        attacker.cell, attacker.other = found[1]
        attacker.facing = board.facing(pushing.nearest_square(t, attacker, defender.cell), defender.cell)
        keep(t, attacker)
        telling.stands(t, attacker, "walk", ("dun.reach.closing",))


async def shield_push(t: UTable, blows: Blows) -> None:
    """A defender with a shield who wins may push the attacker back, without following; not if it came from behind.

    [dun.shield.push, dun.shield.push-no-space, dun.melee.mod-behind]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    if not standing(defender) or not standing(attacker) or figures.shield_of(t, defender) is None:
        return
    if from_behind(t, attacker, defender) or distance(board_of(t), attacker, defender) > 1:
        return
    await pushing.push(t, blows.target, blows.who)
