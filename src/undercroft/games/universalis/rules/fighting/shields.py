"""Who and what stands before a character: bodyguards and shields; and the breaking of weapons and shields."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.kernel import Meaning, Text, Word
from undercroft.toolkit.odds import either

from ...content.catalogue import UTable
from ...content.definitions import HUGE, LARGE, Attribute, Shield, Weapon
from ...events import Blocked, Broke, Dropped
from ...events.base import Dice
from ...state import DARK, NOBODY, Figure, Held, Lasting, Mark, standing
from .. import telling
from ..carrying import bags
from ..characters import control, field_of, figures, has
from ..checks import chances, half
from ..harm import Blow, Hurt, afflict, harm
from ..options import PASS, seen
from ..squares import board_of, in_front
from . import spoils

SHIELD, RAISE = Word("shield"), Word("raise")
BLADE = 5
"""A blade that is held like a shield blocks with this number.  [dun.skill.combat.blocking.block]"""


# ------------------------------------------------------------------------------------------------ bodyguards


def bodyguard_of(t: UTable, figure: Figure) -> Figure | None:
    """The first bodyguard at his side; more of them add nothing.

    [dun.skill.combat.bodyguard.defence, dun.skill.combat.bodyguard.no-stacking]
    """
    known = t.content.known
    for guard in t.state.figures.values():
        if guard.side == figure.side and guard is not figure and (one := known[guard.skills].guard) is not None:
            up = standing(guard) and not guard.marks & Mark.KNOCKED_DOWN
            if up and one.ward(t, guard) == figure.id:
                return guard
    return None


async def stands_in(t: UTable, target: int) -> int | None:
    """Once per turn the bodyguard may take the damage of a shot or a magic projectile.

    [dun.skill.combat.bodyguard.transfer]
    """
    guard = bodyguard_of(t, t.state.figures[target])
    if guard is None:
        return None
    one = t.content.known[guard.skills].guard
    return guard.id if one is not None and await one.takes(t, guard, target) else None


# ------------------------------------------------------------------------------------------------ shields


def guard_with(t: UTable, defender: Figure) -> tuple[Held | None, Weapon]:
    """What a character defends with: of two weapons the one that serves better; in deep water a dagger or what nature
    has given him, else his bare hands.

    [dun.skill.combat.two-weapon-fighting.defend, dun.water.deep-melee]
    """
    found = figures.melee_weapon(t, defender)
    if has(t, defender, "fights-with-two"):
        arms = [(held, weapon) for held, weapon in figures.outfit(t, defender).arms if weapon.kind == "melee"]
        found = max(arms, key=lambda arm: arm[1].combat + arm[1].defence, default=found)
    deep = field_of(t).ground[defender.cell] == "deep-water" and not defender.marks & Mark.FLYING
    if deep and not serves_in_water(found[1]):
        wet = (arm for arm in figures.melee_arms(t, defender) if serves_in_water(arm[1]))
        return next(wet, (None, figures.unarmed(t)))
    return found


def serves_in_water(weapon: Weapon) -> bool:
    """Daggers, claws and the like.  [dun.water.deep-melee]"""
    return "natural" in weapon.marks or "under-water" in weapon.marks


async def breaks(t: UTable, who: int, held: Held, number: int, *, enchanted: bool = False) -> bool:
    """1D6 equal to or lower than the number on the card; a magic item, and one under a spell, rolls a second time.

    [dun.break.weapon, dun.break.shield-roll, dun.magic-object.break-repeat, dun.identify.unknown-use,
    dun.magic-object.spell-enhanced]
    """
    (rolled,) = await t.roll(1, 6, "break")
    telling.one_die(t, who, "break", rolled, number + 1, ("dun.break.weapon",))
    if rolled <= number and (held.magic or enchanted):
        (rolled,) = await t.roll(1, 6, "break")
        telling.one_die(t, who, "break", rolled, number + 1, ("dun.magic-object.break-repeat",))
    return rolled <= number


def lose_item(t: UTable, who: int, held: Held, cite: str) -> None:
    """A broken item is gone permanently."""
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    for zone in (figure.hands, figure.worn, figure.pack):
        if held in zone:
            zone.remove(held)
            break
    why, moved = BREAKS.get(cite, "plain"), bags.moved(t, before)
    t.tell(Broke(who=who, name=figure.card, what=held.card, why=why, cites=(cite,), **moved))


BREAKS = {
    "dun.break.weapon": "blunder",
    "dun.ranged.blunder-break": "shot",
    "dun.break.shield-roll": "block",
    "dun.break.shield-when": "magic",
}
"""Why things break, by the rule."""


def can_block(t: UTable, defender: Figure, from_behind: bool, ranged: bool) -> tuple[Held | None, int, int] | None:
    """The shield (or blade) with which a hit can be blocked: item, blocking number, breaking number.

    [dun.shield.block, dun.melee.mod-behind, dun.equip.buckler, dun.skill.combat.blocking.block]
    """
    if from_behind or defender.marks & Mark.KNOCKED_DOWN:
        return None
    found = figures.shield_of(t, defender)
    if found is not None:
        held, shield = found
        if ranged and not shield.ranged:
            return None
        better = t.content.magic[held.magic].block if held.magic and held.known else 0
        return held, shield.block + better - figures.bonus(t, defender, "block"), shield.breaks
    if ranged or not has(t, defender, "blocks-with-blade"):
        return None
    blade, weapon = figures.melee_weapon(t, defender)
    if blade is None or "two-handed-block" not in weapon.marks:
        return None
    return None, BLADE - figures.bonus(t, defender, "block"), 0


async def blocks(
    t: UTable,
    attacker: int,
    defender: int,
    weapon: Weapon,
    criticals: int,
    declared: tuple[str, ...] = (),
    *,
    from_behind: bool,
    ranged: bool,
) -> Hurt | None:
    """Roll to block a hit before the damage dice; a critical makes it 1 harder, a double critical impossible. What has
    come through a shield that was blocked with; None: the hit is not blocked.

    [dun.shield.block, dun.shield.block-timing, dun.shield.block-critical, dun.shield.block-double-critical]
    """
    figure = t.state.figures[defender]
    found = can_block(t, figure, from_behind, ranged)
    if found is None or criticals >= 2 or "ignores-shields" in weapon.marks:
        return None
    if criticals and "critical-ignores-shields" in weapon.marks:
        return None
    held, number, breaking = found
    number += criticals
    if number > 6:
        return None
    await offer_shielding(t, defender, number)
    fell = await t.roll(1, 6, "block")
    if fell[0] < number and t.state.figures[defender].marks & Mark.SHIELDING:
        fell = (*fell, *await t.roll(1, 6, "block"))
    rolled = fell[-1]
    blocked, cites = rolled >= number, ("dun.shield.block",)
    dice = None if t.log is None else Dice(defender, "block", fell, rolled, (), (False, True)[-len(fell) :])
    t.tell(
        Blocked(
            who=defender, name=figure.card, rolled=rolled, blocked=int(blocked), dice=dice, needed=number, cites=cites
        )
    )  # fmt: skip
    if not blocked:
        return None
    if held is None:
        burden(t, defender)
        return Hurt(0)
    return await strain(t, attacker, defender, held, breaking, weapon, criticals, declared)


def burden(t: UTable, who: int) -> None:
    """A blade that has blocked costs 1 Combat Skill in the next attack, however often it did.

    [dun.skill.combat.blocking.cost]
    """
    unburden(t, who)
    skill = figures.known(t, t.state.figures[who]).words["blocks-with-blade"]
    t.state.lasting.append(Lasting(who, "attack", -1, "quest", skill, who))


def unburden(t: UTable, who: int) -> None:
    """The attack after blocking with a blade has been rolled.  [dun.skill.combat.blocking.cost]"""
    if t.state.lasting:
        skill = figures.known(t, t.state.figures[who]).words.get("blocks-with-blade")
        t.state.lasting = [e for e in t.state.lasting if e.target != who or e.card != skill]


async def offer_shielding(t: UTable, defender: int, number: int) -> None:
    """Shielding: block rolls of this turn may be repeated; no attack and no run in the next activation.

    [dun.melee.shielding]
    """

    figure = t.state.figures[defender]
    if figure.marks & Mark.SHIELDING or control.seat_of(t, figure) == NOBODY:
        return
    chosen = await control.decide(
        t,
        figure,
        "shielding",
        (PASS, SHIELD),
        control.first,
        meaning=lambda option: shielding(option, number),
        cites=("dun.melee.shielding",),
        window=True,
    )
    if chosen == SHIELD:
        figure = t.state.figures[defender]
        before = figure.marks
        figure.marks |= Mark.SHIELDING | Mark.SHIELDED
        telling.marked(t, figure, before, ("dun.melee.shielding",))


def shielding(option: Word, number: int) -> Meaning:
    """The chance to block, with a repeated roll or without.  [dun.melee.shielding]"""
    parts = either(chances.block(number, twice=option == SHIELD), "block", "harm")
    return Meaning(odds=parts, detail=Text("detail-shielding") if option == SHIELD else None)


def held_against(t: UTable, bearer: Figure, cell: int) -> tuple[Held, Shield] | None:
    """The shield that gives light cover from a magic projectile or a breath that comes from there: before its bearer,
    who is on his feet.  [dun.shield.magic-breath, dun.melee.mod-behind]"""
    found = figures.shield_of(t, bearer)
    if found is None or not found[1].cover or bearer.marks & Mark.KNOCKED_DOWN:
        return None
    return found if in_front(board_of(t), bearer, cell) else None


async def raises(t: UTable, who: int) -> bool:
    """The bearer declares whether he holds his shield against a magic projectile, which may break it.

    [dun.break.shield-when, dun.shield.magic-breath]
    """
    figure = t.state.figures[who]
    chosen = await control.decide(
        t,
        figure,
        "raise-shield",
        (PASS, RAISE),
        control.last,
        cites=("dun.break.shield-when",),
        about={"name": control.someone(t, who)},
        at=seen(figure),
        window=True,
    )
    return chosen == RAISE


async def strain(
    t: UTable,
    attacker: int,
    defender: int,
    held: Held,
    number: int,
    weapon: Weapon,
    criticals: int = 0,
    declared: tuple[str, ...] = (),
) -> Hurt:
    """Weapons that break shields, and Large creatures, call for a breaking roll; a Large one with such a weapon and a
    Huge one break ordinary shields at once. A broken shield lets 1 die through, a Huge blow half of its dice.

    [dun.break.shield-when, dun.break.shield-larger, dun.break.shield-damage, dun.skill.nature.large.shields,
    dun.skill.nature.large.armor, dun.skill.nature.huge.shields, dun.skill.combat.mighty-blow]
    """
    striker, figure = t.state.figures[attacker], t.state.figures[defender]
    breaker = "shield-breaker" in weapon.marks or "breaks-shields" in t.content.known[declared].words
    bigger = striker.size >= LARGE and striker.size > figure.size
    if not breaker and not bigger:
        return Hurt(0)
    sure = not held.magic and ((bigger and breaker) or striker.size >= HUGE)
    if not sure and not await breaks(t, defender, held, number):
        return Hurt(0)
    lose_item(t, defender, held, "dun.break.shield-roll")
    dice = half(damage_dice(t, striker, weapon) + criticals) if striker.size >= HUGE else 1
    armor = weapon.armor - bears_down(striker, figure)
    return await harm(t, defender, Blow(dice, armor=armor, criticals=criticals, source=attacker, kind="melee"))


def bears_down(attacker: Figure, defender: Figure) -> bool:
    """Whether somebody Large or Huge hits a smaller one, whose Armor then counts 1 less.

    [dun.skill.nature.large.armor, dun.skill.nature.huge.armor]
    """
    return attacker.size >= LARGE and defender.size < attacker.size


def damage_dice(t: UTable, figure: Figure, weapon: Weapon) -> int:
    """Fixed dice, or the user's Strength and the weapon's bonus.

    [dun.damage.dice-count, dun.equip.damage-relative, dun.equip.damage-fixed]
    """

    return weapon.damage if weapon.fixed else figures.value(t, figure, Attribute.STRENGTH) + weapon.damage


async def drop(t: UTable, who: int, held: Held | None, cell: int) -> None:
    """A blunder: the item falls on the opponent's square unless the breaking roll ends it; bare hands are Stunned, and
    fangs, claws and horns are of no use for a while.

    [dun.melee.blunder-drop, dun.melee.blunder-break, dun.melee.blunder-disarmed, dun.equip.unarmed-blunder,
    dun.equip.natural-disarm]
    """

    figure = t.state.figures[who]
    if held is None:
        afflict(t, who, "stunned")
        return
    card: Weapon | Shield = (
        t.content.weapons[held.card] if held.card in t.content.weapons else t.content.shields[held.card]
    )
    if isinstance(card, Weapon) and "natural" in card.marks:
        telling.disarmed(t, figure)
        return
    if await breaks(
        t, who, held, card.breaks, enchanted=isinstance(card, Weapon) and spoils.enchanted(t, figure, card)
    ):
        lose_item(t, who, held, "dun.break.weapon")
        return
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    figure.hands.remove(held)
    t.state.map.floor.append((cell, replace(held, dropped=who)))
    moved = bags.moved(t, before)
    t.tell(Dropped(who=who, name=figure.card, item=held.card, cites=("dun.melee.blunder-drop",), **moved))


def disarm(t: UTable, who: int) -> None:
    """Every weapon in hand falls to the ground; claws and the like are of no use for a while.

    [dun.equip.disarming-critical, dun.equip.natural-disarm]
    """
    figure = t.state.figures[who]
    for held in [held for held in figure.hands if held.card in t.content.weapons]:
        if "natural" in t.content.weapons[held.card].marks:
            telling.disarmed(t, figure)
        else:
            before = bags.look(t, figure)
            figure.hands.remove(held)
            t.state.map.floor.append((figure.cell, replace(held, dropped=who)))
            moved = bags.moved(t, before)
            t.tell(Dropped(who=who, name=figure.card, item=held.card, cites=("dun.equip.disarming-critical",), **moved))


async def defender_blunders(t: UTable, defender: int, attacker_cell: int, *, backed: bool = False) -> None:
    """The weapon that has defended him falls. With a shield in use, chance decides which of the two does; the
    Artificial Dark Player loses the shield first.

    [dun.melee.blunder-drop, dun.skill.combat.two-weapon-fighting.defend, dun.shield.blunder,
    dun.adp.blunder.shield-first, dun.melee.mod-behind]
    """
    figure = t.state.figures[defender]
    held, _ = guard_with(t, figure)
    shield = None if backed else figures.shield_of(t, figure)
    if shield is not None:
        lost = True
        if figure.side != DARK or not control.automaton(t):
            (rolled,) = await t.roll(1, 6, "which")
            telling.one_die(t, defender, "which", rolled, None, ("dun.shield.blunder",))
            lost = rolled <= 3
        if lost or held is None:
            held = shield[0]
    await drop(t, defender, held, attacker_cell)
