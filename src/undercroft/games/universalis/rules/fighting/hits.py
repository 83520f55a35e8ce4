"""What follows a hit in melee: damage, poison, parries, pushes and conditions."""

from __future__ import annotations

from typing import NamedTuple

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Weapon
from ...content.hooks import Hit
from ...state import NOWHERE, OUT, Figure, Held, Mark, standing
from .. import telling
from ..characters import figures, has
from ..checks import Roll, skills
from ..harm import Blow, Hurt, afflict, charted, harm, pushing, undo
from ..riding import charge
from ..squares import behind, board_of, distance, field_of, keep, squares
from . import shields, spoils
from .venoms import venom


class Blows(NamedTuple):
    """How a blow is struck: with what, in which mode, and with which declared skills."""

    who: int
    target: int
    held: Held | None
    weapon: Weapon
    declared: tuple[str, ...] = ()
    plus: int = 0


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
