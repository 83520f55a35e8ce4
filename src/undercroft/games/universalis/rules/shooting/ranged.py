"""Ranged attacks: the shot, its modifiers, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import HUGE, LARGE, SMALL, Attribute, Weapon
from ...content.hooks import Hit
from ...events import Shot, Strayed
from ...events.base import Dice
from ...state import EASY, NOBODY, Figure, Held, Mark, Note, standing
from .. import telling
from ..characters import figures, has
from ..checks import Roll, keeping, may_spend, passes, roll_again, skills, spoiled, two_dice, with_fortune
from ..fighting import again_for_ones, from_behind, shields, spoils, venom
from ..harm import Blow, Hurt, afflict, charted, harm, pushing, undo
from ..riding import charge, falls, stable
from ..squares import (
    adjacent,
    best_line,
    board_of,
    distance,
    field_of,
    flight,
    keep,
    spared,
    squares,
)

COVER = {"": 0, "light": -1, "heavy": -2}


def max_range(t: UTable, shooter: Figure, weapon: Weapon) -> int:
    """The printed range, or Strength times it.  [dun.equip.range, dun.equip.range-strength]"""
    return weapon.range * figures.value(t, shooter, Attribute.STRENGTH) if weapon.range_strength else weapon.range


def thrown(weapon: Weapon) -> bool:
    return weapon.kind != "ranged"


def range_modifier(squares_away: int) -> int:
    """Point-blank, short, medium, long.  [dun.ranged.mod-distance]

    >>> [range_modifier(n) for n in (1, 3, 4, 6, 7, 9, 10, 24)]
    [0, 0, -1, -1, -2, -2, -3, -3]
    """
    return -min(3, (max(1, squares_away) - 1) // 3)


def can_shoot(t: UTable, shooter: Figure, held: Held, target: Figure) -> bool:
    """In range, loaded and seen, and not out of deep water but with what is made for it; turning is free.

    [dun.ranged.requirements, dun.los.needed, dun.equip.reload, dun.mount.attack-mounts, dun.water.deep-no-shooting]
    """
    weapon = figures.weapon(t, held)
    if weapon is None or not weapon.range or not held.loaded:
        return False
    if figures.swimming(t, shooter) and not (weapon.kind == "throwing" and "under-water" in weapon.marks):
        return False
    if distance(board_of(t), shooter, target) > max_range(t, shooter, weapon):
        return False
    if shooter.riding != NOBODY and spared(target):
        return False
    return best_line(t, shooter, target, facing=False) is not None


def shot_plus(
    t: UTable,
    shooter: Figure,
    target: Figure,
    weapon: Weapon,
    held: Held,
    using: Sequence[str] = (),
    *,
    defensive: bool = False,
) -> int:
    """Shooting Skill and all modifiers, with the Active skills for which those in use leave room.

    [dun.ranged.modifiers, dun.ranged.mod-cover, dun.ranged.mod-distance, dun.ranged.mod-small, dun.ranged.mod-large,
    dun.ranged.mod-stationary, dun.ranged.mod-flying, dun.ranged.mod-agility, dun.ranged.mod-behind,
    dun.defshot.penalty, dun.mount.shot-at-rider, dun.mount.shooting-casting]
    """
    total = figures.value(t, shooter, Attribute.SHOOTING) + weapon.shooting + figures.bonus(t, shooter, "shot")
    total += range_modifier(distance(board_of(t), shooter, target))
    total += hindered(t, shooter, target, weapon, using, defensive=defensive)[0]
    total += {SMALL: -1, LARGE: 1, HUGE: 2}.get(target.size, 0)
    if target.marks & EASY:
        total += 2
    if target.marks & Mark.FLYING:
        total -= 1
    if target.riding != NOBODY or figures.value(t, target, Attribute.AGILITY) > figures.value(
        t, shooter, Attribute.AGILITY
    ):
        total -= 1
    if shooter.riding != NOBODY:
        total += charge.unsteady(t, shooter)
    if from_behind(t, shooter, target):
        total += 1
    if skills.giver(t, target, "hard-to-hit"):
        total -= 1
    if has(t, target, "blends-in"):
        total -= figures.camouflaged(t, target)
    if has(t, target, "hard-to-look-at"):
        total -= 2
    if target.card in shooter.fears or held.taken:
        total -= 1
    if has(t, shooter, "night-blind") and figures.unlit(t, target.cell):
        total -= 1
    return total - 2 * defensive


def hindered(
    t: UTable, shooter: Figure, target: Figure, weapon: Weapon, using: Sequence[str], *, defensive: bool = False
) -> tuple[int, list[str]]:
    """What a move of his own, unless he shoots in defence, and cover take from a shot, and the Active skills that spare
    it something, the first that can.

    [dun.ranged.mod-cover, dun.ranged.mod-moved, dun.skill.combat.expert-shooter,
    dun.skill.exploration.eagle-eye.cover, dun.skill.two-active]
    """
    moved = 0 if defensive else moved_modifier(t, shooter, weapon)
    cover = best_line(t, shooter, target, facing=False) or ""
    total, sparing = moved + COVER[cover], list[str]()
    for word, slight in (("shoots-on-the-move", moved == -1), ("sees-past-light-cover", cover == "light")):
        skill = skills.usable(t, shooter, word, [*using, *sparing]) if slight else ""
        if skill:
            total += 1
            sparing.append(skill)
    return total, sparing


def moved_modifier(t: UTable, shooter: Figure, weapon: Weapon) -> int:
    """Projectile weapons: -1 after up to half the Movement, -2 after more.

    [dun.ranged.mod-moved, dun.ranged.mod-moved-throwing]
    """
    active = t.state.turn.active
    if active is None or active.who != shooter.id or not active.moved or thrown(weapon):
        return 0
    return -2 if active.moved * 2 > active.movement else -1


def is_fast(t: UTable, declared: tuple[str, ...]) -> bool:
    """Two shots at -1 each.  [dun.skill.combat.fast-shooting.two-shots]"""
    return "shoots-twice" in t.content.known[declared].words


async def shoot(
    t: UTable, who: int, target: int, held: Held, declared: tuple[str, ...] = (), *, defensive: bool = False
) -> tuple[bool, Roll, Hurt]:
    """A Shooting Skill test; hit, roll and what it did. With a bow that is too long for it only a skill lets him shoot
    in defence.

    [dun.action.ranged, dun.ranged.hit, dun.skill.combat.expert-archer.defensive-longbow, dun.skill.two-active]
    """
    shooter, mark = t.state.figures[who], t.state.figures[target]
    weapon = figures.weapon(t, held)
    assert weapon is not None
    shooter.facing = board_of(t).facing(pushing.nearest_square(t, shooter, mark.cell), mark.cell)
    keep(t, shooter)
    fast = is_fast(t, declared)
    using = skills.own(t, shooter)
    if defensive and "no-defensive-shot" in weapon.marks:
        skills.take_up(t, figures.known(t, shooter).words["rolls-shots-again"], using)
    plus = shot_plus(t, shooter, mark, weapon, held, using, defensive=defensive) - fast
    for skill in hindered(t, shooter, mark, weapon, using, defensive=defensive)[1]:
        skills.use(t, shooter, skill, using)
    backed = from_behind(t, shooter, mark)
    roll = await aimed(t, who, target, weapon, plus, using, fast=fast)
    if t.state.figures[target].marks & Mark.HELD:
        telling.released(t, t.state.figures[target])
    stable.startle(t, target, who)
    hit = passes(roll, 10)
    t.tell(
        Shot(
            who=who,
            name=shooter.card,
            target=target,
            other=mark.card,
            weapon=weapon.id,
            total=roll.total,
            hit=int(hit),
            dice=None if roll.told or t.log is None else aim_dice(t, who, weapon, roll),
            needed=10,
            criticals=roll.criticals if hit else 0,
            blunder=int(roll.blunder),
            cites=("dun.ranged.hit",),
            **telling.stance(t, shooter),
        )
    )
    spend_weapon(t, who, held, weapon)
    if hit:
        return True, roll, await land(t, who, target, weapon, held, roll, backed, using)
    await stray(t, who, target, weapon, held, roll, using)
    return False, roll, Hurt(0)


async def aimed(
    t: UTable, who: int, target: int, weapon: Weapon, plus: int, using: list[str], *, fast: bool = False
) -> Roll:
    """The roll with the skills that repeat it, and Fortune: the shooter's after a miss, his target's after a hit.

    [dun.skill.combat.expert-thrower, dun.skill.combat.aiming.reroll, dun.skill.combat.aiming.single-shot,
    dun.skill.combat.expert-archer.reroll, dun.skill.exploration.ambush.reroll, dun.skill.scholarly.encouraging,
    dun.fortune.reroll-own, dun.fortune.reroll-opponent]
    """
    shooter = t.state.figures[who]
    roll = await two_dice(t, plus, "shot")
    if roll.dice.count(1) == 1 and thrown(weapon) and skills.apply(t, shooter, "shot-ones-again", using):
        roll = await again_for_ones(t, roll, plus, "shot")
    if not passes(roll, 10) and not roll.blunder:
        if takes_aim(t, shooter, fast) and skills.apply(t, shooter, "aims", using):
            (new,) = await t.roll(1, 6, "shot")
            dice, fell = (max(roll.dice), new), (*(roll.fell or roll.dice), new)
            roll = Roll(dice, sum(dice) + plus, fell, keeping(fell, dice))
        tries = not passes(roll, 10) and not roll.blunder and expert(t, shooter, using)
        if tries and skills.apply(t, shooter, "rolls-shots-again", using):
            roll = await roll_again(t, aim_dice(t, who, weapon, roll), 10, plus, ("dun.ranged.hit",))
    if not passes(roll, 10) and (skills.encouraged(t, shooter) or skills.from_ambush(t, shooter, using)):
        roll = await roll_again(t, aim_dice(t, who, weapon, roll), 10, plus, ("dun.ranged.hit",))
    if not passes(roll, 10):
        if may_spend(t.state.figures[who]):
            roll = await with_fortune(t, who, aim_dice(t, who, weapon, roll), roll, 10, plus)
    elif (mark := t.state.figures.get(target)) is not None and may_spend(mark):
        roll = await spoiled(t, target, aim_dice(t, who, weapon, roll), roll, 10, plus)
    return roll


def aim_dice(t: UTable, who: int, weapon: Weapon, roll: Roll) -> Dice:
    """The dice of a shot, with what is added to them.  [dun.ranged.modifiers]"""
    shooter = t.state.figures[who]
    skill, more = figures.value(t, shooter, Attribute.SHOOTING), figures.bonus(t, shooter, "shot")
    named = (("attribute-shooting", skill), ("part-weapon", weapon.shooting), ("part-skills", more))
    return telling.dice(who, "shot", roll, named)


def expert(t: UTable, shooter: Figure, using: list[str]) -> bool:
    """His one repeat is declared with a shot of his own, and made by itself in a Defensive Shot.

    [dun.skill.combat.expert-archer.reroll, dun.skill.active-passive]
    """
    active = t.state.turn.active
    declared = "rolls-shots-again" in t.content.known[tuple(using)].words
    return declared or active is None or active.who != shooter.id


def takes_aim(t: UTable, shooter: Figure, fast: bool) -> bool:
    """A single shot of one who has not moved.  [dun.skill.combat.aiming.single-shot]"""
    active = t.state.turn.active
    if fast or shooter.marks & Mark.MOVED:
        return False
    return active is None or active.who != shooter.id or (not active.moved and active.attacks <= 1)


def repeaters(t: UTable, shooter: Figure, weapon: Weapon, using: list[str], *, fast: bool) -> tuple[str, ...]:
    """The skills that would repeat dice of this shot, in the order in which they do; "again" stands for a whole roll.

    [dun.skill.combat.expert-thrower, dun.skill.combat.aiming.reroll, dun.skill.combat.expert-archer.reroll]
    """
    found = []
    for word, fits in (
        ("shot-ones-again", thrown(weapon)),
        ("aims", takes_aim(t, shooter, fast)),
        ("rolls-shots-again", expert(t, shooter, using)),
    ):
        if fits and skills.could(t, shooter, word, using):
            found.append(word)
            skill = skills.giver(t, shooter, word)
            using = [*using, skill] if t.content.skills[skill].active else using
    return (
        (*found, "again")
        if skills.encouraged(t, shooter) or skills.noted(t, shooter, "strikes-from-ambush")
        else tuple(found)
    )


def spend_weapon(t: UTable, who: int, held: Held, weapon: Weapon) -> None:
    """A Reload weapon is empty, a thrown one lies with its target, gunpowder has been heard: each weapon counts once
    until the next Initiative roll, however often it is fired.

    [dun.equip.reload, dun.equip.thrown-retrieval, dun.equip.detonation-initiative]
    """
    figure = t.state.figures[who]
    if held not in figure.hands:
        return
    place = figure.hands.index(held)
    if "reload" in weapon.marks or (thrown(weapon) and "returns" not in weapon.marks):
        figure.hands[place] = replace(held, loaded=False)
    heard = f"{Note.HEARD}{place}-{held.card}"
    if "detonation" in weapon.marks and figure.side == 0 and heard not in figure.uses:
        figure.uses[heard] = 1
        t.state.turn.detonations += 1


async def land(
    t: UTable,
    who: int,
    target: int,
    weapon: Weapon,
    held: Held,
    roll: Roll | None,
    backed: bool,
    using: list[str],
) -> Hurt:
    """A hit: block, damage, condition. The Active skills of the roll and of the damage are two in all, in a Defensive
    Shot too.

    [dun.ranged.half-range-critical, dun.damage.critical, dun.condition.chart, dun.shield.block, dun.skill.two-active]
    """
    shooter, mark = t.state.figures[who], t.state.figures[target]
    far = distance(board_of(t), shooter, mark)
    crits = roll.criticals if roll is not None else 0
    beyond = not thrown(weapon) and far * 2 > max_range(t, shooter, weapon)
    through = await shields.blocks(t, who, target, weapon, crits, from_behind=backed, ranged=True)
    if through is not None:
        if not through.cancelled and charted(t, shooter, mark, crits) == "knocked-down":
            afflict(t, target, "knocked-down")
        return through
    blow = make_blow(t, who, target, weapon, held, crits, using, beyond=beyond)
    guard = await shields.stands_in(t, target)
    if guard is not None:
        await suffer(t, who, guard, held, blow)
        return Hurt(0, cancelled=True)
    hurt = await suffer(t, who, target, held, blow)
    if hurt.cancelled or hurt.out or target not in t.state.figures:
        return hurt
    if crits and "stuns" in weapon.marks and mark.size <= shooter.size:
        afflict(t, target, "stunned")
        if "disarms" in weapon.marks:
            shields.disarm(t, target)
    await knock(t, who, target, charted(t, shooter, mark, crits), crits)
    return hurt


async def suffer(t: UTable, who: int, target: int, held: Held, blow: Blow) -> Hurt:
    """What a shot does to the one who stops it, be it a bodyguard: wounds, and what is on the point. Fortune that saves
    him from the venom undoes the shot.

    [dun.skill.combat.bodyguard.transfer, dun.condition.poisoned, dun.fortune.fatal-roll]
    """
    victim = t.state.figures[target]
    before = victim.wounds, victim.still, victim.marks
    hurt = await harm(t, target, blow)
    if hurt.wounds and not hurt.out and await venom(t, who, target, held, hurt.wounds, hurt.out, melee=False):
        undo(t, target, before)
        return Hurt(0, cancelled=True)
    return hurt


async def knock(t: UTable, who: int, target: int, condition: str, crits: int) -> None:
    """The condition of the chart; a double critical moves the target away from the shooter.

    [dun.condition.chart, dun.condition.kd-double]
    """
    mark = t.state.figures.get(target)
    if not condition or mark is None or not standing(mark):
        return
    afflict(t, target, condition)
    if condition == "knocked-down" and crits >= 2:
        await pushing.push(t, who, target, must=True)


def make_blow(
    t: UTable,
    who: int,
    target: int,
    weapon: Weapon,
    held: Held,
    crits: int,
    using: list[str],
    *,
    beyond: bool,
    bare: bool = False,
) -> Blow:
    """The damage dice of a shot; `bare`: before skills come into play.

    [dun.damage.dice-count, dun.ranged.half-range-critical, dun.equip.crossbow-far, dun.equip.sling-lead,
    dun.equip.blowgun, dun.skill.combat.accurate-shooting, dun.skill.combat.lethal-shot,
    dun.skill.nature.small.projectiles]
    """
    shooter, mark = t.state.figures[who], t.state.figures[target]
    dice = shields.damage_dice(t, shooter, weapon) + figures.bonus(t, shooter, "ranged-damage")
    dice += figures.bonus(t, shooter, "damage")
    if crits and not beyond and "no-criticals" not in weapon.marks:
        dice += crits
    armor = weapon.armor
    if beyond and "far-blunt" in weapon.marks:
        armor = max(armor, 0)
    active = t.state.turn.active
    if "pierces-still" in weapon.marks and (active is None or active.who != who or not active.moved):
        armor -= 1
    if has(t, shooter, "small-missiles") and not thrown(weapon):
        dice -= 1
    among = () if bare else figures.known(t, shooter).shot_edges
    edges = skills.edges(t, Hit(shooter, mark, crits), among, skills.own(t, shooter, using))
    return Blow(
        dice + sum(edge.dice for edge in edges),
        armor=armor + sum(edge.armor for edge in edges),
        criticals=crits,
        source=who,
        kind="throwing" if thrown(weapon) else "ranged",
        weapon=weapon.id,
        element="fire" if "flaming" in weapon.marks else "",
        magic=bool(held.magic) or spoils.enchanted(t, shooter, weapon),
        all_ones=any(edge.all_ones for edge in edges),
    )


async def stray(t: UTable, who: int, target: int, weapon: Weapon, held: Held, roll: Roll, using: list[str]) -> None:
    """A blunder hits an ally next to the shot's path, tests the weapon and ends the activation; a miss with one 1 hits
    an ally next to the target.

    [dun.ranged.blunder-break, dun.ranged.blunder-ally, dun.ranged.blunder-ends, dun.ranged.stray,
    dun.equip.detonation-blunder]
    """
    if roll.blunder:
        if t.state.figures[who].riding != NOBODY:
            falls.blunder(t, who)
        victim = await _on_the_way(t, who, target)
        spelled = spoils.enchanted(t, t.state.figures[who], weapon)
        if weapon.breaks and await shields.breaks(t, who, held, weapon.breaks, enchanted=spelled):
            worn = next((h for h in t.state.figures[who].hands if h.card == held.card and h.magic == held.magic), held)
            shields.lose_item(t, who, worn, "dun.ranged.blunder-break")
        if "detonation" in weapon.marks:
            await harm(t, who, Blow(1, source=who))
        if victim is not None and victim in t.state.figures:
            await strikes_an_ally(t, who, victim, weapon, held, using, "dun.ranged.blunder-ally")
        pushing.end_activation(t, who)
    elif 1 in roll.dice:
        victim = await beside_target(t, who, target)
        if victim is not None:
            await strikes_an_ally(t, who, victim, weapon, held, using, "dun.ranged.stray")


async def strikes_an_ally(
    t: UTable, who: int, victim: int, weapon: Weapon, held: Held, using: list[str], cite: str
) -> None:
    """What was meant for an enemy hits a friend.  [dun.ranged.blunder-ally, dun.ranged.stray]"""
    shooter, struck = t.state.figures[who], t.state.figures[victim]
    t.tell(Strayed(who=who, name=shooter.card, target=victim, other=struck.card, cites=(cite,)))
    await land(t, who, victim, weapon, held, None, False, using)


async def _on_the_way(t: UTable, who: int, target: int) -> int | None:
    """The ally on the path, else next to it, who is closest to the shooter; chance decides between equals.

    [dun.ranged.blunder-ally]
    """
    shooter, mark = t.state.figures[who], t.state.figures[target]
    board, field = board_of(t), field_of(t)
    path = (*flight(t, shooter, mark), *squares(board, mark))
    others = figures.allies(t.state, shooter)
    on = [f for f in others if any(cell in path for cell in squares(board, f))]
    beside = [f for f in others if any(field.touch[cell] >> part & 1 for cell in path for part in squares(board, f))]
    return await _closest(t, shooter, on or beside)


async def _closest(t: UTable, shooter: Figure, found: list[Figure]) -> int | None:
    board = board_of(t)
    if not found:
        return None
    least = min(distance(board, shooter, f) for f in found)
    return await one_of(t, [f.id for f in found if distance(board, shooter, f) == least])


async def one_of(t: UTable, ids: list[int]) -> int:
    """Chance decides between equals."""
    return ids[0] if len(ids) == 1 else ids[t.below(len(ids))]


async def beside_target(t: UTable, who: int, target: int) -> int | None:
    """[dun.ranged.stray, dun.ranged.stray-small]"""
    shooter, mark = t.state.figures[who], t.state.figures[target]
    found = [f.id for f in figures.allies(t.state, shooter) if f.size >= mark.size and adjacent(t, f, mark)]
    return await one_of(t, found) if found else None
