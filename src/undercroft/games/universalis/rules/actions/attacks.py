"""Attack Actions: which blows and shots a character can make, and carrying them out."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import HUGE, Weapon
from ...content.hooks import Declared
from ...state import NOBODY, NOWHERE, Figure, Held, Mark, standing
from ..carrying import hands
from ..characters import figures, has
from ..checks import fear, skills
from ..fighting import hits, melee, shields
from ..harm import pushing
from ..magic import spellbound
from ..options import Manner
from ..shooting import ranged
from ..squares import (
    Do,
    Situation,
    alight,
    attackable,
    board_of,
    distance,
    field_of,
    melee_range,
    reach,
    spend_action,
    squares,
)
from . import plans

MOST_ATTACKS = 3
UNARMED = "unarmed"


def attack_offers(t: UTable, s: Situation) -> list[Do]:
    """Blows at enemies in Melee Range, shots at enemies in sight.

    [dun.melee.target, dun.ranged.requirements, dun.ranged.not-engaged, dun.melee.shielding, dun.condition.kd-state]
    """
    figure, active = s.figure, s.active
    if not s.foes and not t.state.lasting:
        return []
    if figure.marks & Mark.SHIELDED or (not active.action and not active.most):
        return []
    if active.attacks >= MOST_ATTACKS and figure.size < HUGE:
        return []
    if figure.marks & Mark.KNOCKED_DOWN:
        return shot_offers(t, s) if active.bound == NOBODY and active.action else []
    found = []
    near = attackable(t, figure) if s.hampered or reach(t, figure) > 1 else []
    targets = [foe for foe in near if active.bound in (NOBODY, foe.id)]
    targets += spellbound.thralls(t, figure, near=True) if active.bound == NOBODY else []
    for foe in targets:
        found += [blow(figure.id, foe.id, how) for how in blows_with(t, figure, foe)]
    if active.bound == NOBODY and active.action and not s.sprints:
        found += shot_offers(t, s)
    return found


def blow(who: int, target: int, how: Manner) -> Do:
    """An attack in this manner."""
    return Do("attack", target, NOWHERE, how.word, how.mode, how.ways, who if how.word != UNARMED else NOBODY)


def blows_with(t: UTable, figure: Figure, foe: Figure) -> list[Manner]:
    """Each weapon in each mode, alone or with one or two declared skills; for a flyer against an enemy on the ground as
    it would be once he has landed, which he cannot where there is no floor.

    [dun.equip.weapon-modes, dun.skill.two-active, dun.water.deep-melee, dun.melee.flyer-lands]
    """
    found: list[Manner] = []
    below = "" if figure.marks & foe.marks & Mark.FLYING else field_of(t).ground[figure.cell]
    if below in pushing.DROPS and figure.marks & Mark.FLYING and figure.size < HUGE:
        return found
    deep = below == "deep-water"
    for held, weapon in figures.melee_arms(t, figure):
        card = held.card if held is not None else UNARMED
        if deep and not shields.serves_in_water(weapon):
            continue
        if distance(board_of(t), figure, foe) > 1 and not reaches(t, figure, foe, weapon):
            continue
        modes = ["", *(mode.id for mode in weapon.modes)]
        ways = skilful(t, figure, foe, weapon)
        found += [Manner(card, mode, way) for mode in modes for way in ways]
    return list(dict.fromkeys(found))


def skilful(t: UTable, figure: Figure, foe: Figure, weapon: Weapon) -> list[tuple[str, ...]]:
    """With which Active skills a blow can be struck: none, one or two that are declared, and those that help besides; a
    skill that gives further attacks only where there may be any.

    [dun.skill.two-active, dun.skill.active-passive, dun.attack.max-three]
    """
    declarable = figures.known(t, figure).declared
    known = [skill for skill, one in declarable if usable(t, figure, skill, one, weapon)]
    room = skills.MOST_ACTIVE - len(skills.own(t, figure))
    declared = [()] + [plan for size in (1, 2) if size <= room for plan in combinations(known, size)]
    helpful = plans.with_blow(t, figure, foe, weapon) if figure.skills else []
    single = [skill for skill in helpful if not plans.gives_more(t, skill)]
    begins = len(single) < len(helpful) and may_gain(t, figure)
    return [
        way
        for plan in declared
        for way in plans.choices(t, figure, helpful if begins and not plans.alone(t, plan) else single, plan)
    ]


def reaches(t: UTable, figure: Figure, foe: Figure, weapon: Weapon) -> bool:
    """At two squares: with a long weapon, with Tentacles, or back at one who holds him from there.

    [dun.reach.attack-back]
    """

    if "long" in weapon.marks or has(t, figure, "long-armed"):
        return True
    zone = melee_range(t, foe)
    return any(zone >> cell & 1 for cell in squares(board_of(t), figure))


def usable(t: UTable, figure: Figure, skill: str, one: Declared, weapon: Weapon) -> bool:
    """Whether a skill can be declared with this weapon now."""
    active = t.state.turn.active
    if active is None or skill in active.used or not skills.able(t, figure, skill):
        return False
    return one.fits(t, figure, weapon)


def attacks_per_action(t: UTable, figure: Figure, declared: tuple[str, ...] = ()) -> int:
    """Those that are usual, and one more for each Active skill that gives it, unless a declared one takes the place of
    all of them.

    [dun.skill.combat.two-weapon-fighting.attack, dun.skill.combat.combat-master, dun.attack.max-three]
    """
    if plans.alone(t, declared):
        return 1
    more = sum(plans.gives_more(t, skill) for skill in (*declared, *further(t, figure, declared)))
    count = usual(t, figure) + more
    return count if figure.size >= HUGE else min(MOST_ATTACKS, count)


def usual(t: UTable, figure: Figure) -> int:
    """How many blows an Action has without Active skills: one, unless nature or rage gives more.

    [dun.skill.nature.double-attack, dun.skill.nature.multiple-attacks, dun.skill.combat.berserker.effects,
    dun.attack.max-three]
    """
    count = 3 if has(t, figure, "three-blows") else 2 if has(t, figure, "two-blows") else 1
    if figure.marks & Mark.BERSERK:
        count += 1
    return count if figure.size >= HUGE else min(MOST_ATTACKS, count)


def may_gain(t: UTable, figure: Figure) -> bool:
    """Whether an Action begins that could have one more blow.  [dun.attack.max-three]"""
    active = t.state.turn.active
    if active is not None and active.most:
        return False
    return figure.size >= HUGE or usual(t, figure) < MOST_ATTACKS


def further(t: UTable, figure: Figure, declared: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The Active skills that come into play next to the declared ones when an Action begins, each for one more blow:
    the first that can. A skill without a blow to give takes no place.

    [dun.skill.two-active, dun.skill.combat.two-weapon-fighting.attack, dun.skill.combat.combat-master,
    dun.attack.max-three]
    """
    using = skills.both(t, figure, declared)
    left = MOST_ATTACKS - usual(t, figure) - sum(plans.gives_more(t, skill) for skill in declared)
    found: list[str] = []
    for skill, aid in figures.known(t, figure).blows:
        if aid.more is None or skill in declared or (len(found) >= left and figure.size < HUGE):
            continue
        if aid.more(t, figure) and skills.may_use(t, figure, skill, [*using, *found]):
            found.append(skill)
    return tuple(found)


async def attack(t: UTable, who: int, do: Do) -> None:
    """One blow of the melee Action; what is declared counts among the two Active skills before any roll.

    [dun.action.melee, dun.attack.multiple, dun.skill.nature.fearsome.attack, dun.skill.two-active]
    """
    active, figure, foe = t.state.turn.active, t.state.figures[who], t.state.figures[do.target]
    assert active is not None
    if foe.uses:
        spellbound.betrayed(t, do.target, who)
    blows = described(t, who, do)
    if not active.most:
        active.action -= 1
        active.most = attacks_per_action(t, figure, blows.declared) if blows.declared else usual(t, figure)
        if active.moved:
            active.move_over = True
    active.begun = True
    active.most -= 1
    active.attacks += 1
    active.used.append(hands.USED + do.word)
    if blows.declared:
        plans.declare(t, figure, blows.declared, active.skills)
        active.used += [skill for skill in blows.declared if not plans.free(t, skill)]
    if figure.marks & Mark.FLYING and not foe.marks & Mark.FLYING:
        alight(t, figure)
    fearsome = has(t, foe, "frightens") or has(t, figure, "vulnerable-to")
    if fearsome and not await fear.dares(t, who, do.target):
        pushing.end_activation(t, who)
        return
    if "strikes-around" in t.content.known[blows.declared].words:
        await spin(t, blows)
    else:
        await melee.strike(t, blows)


async def spin(t: UTable, blows: hits.Blows) -> None:
    """The target and up to two more enemies in Melee Range, each of whom he must dare to strike; a critical failure
    ends it with the activation.

    [dun.skill.combat.spinning-blow, dun.melee.blunder-ends, dun.skill.nature.fearsome.attack]
    """
    active = t.state.turn.active
    assert active is not None
    around = [foe.id for foe in attackable(t, t.state.figures[blows.who]) if foe.id != blows.target]
    for target in (blows.target, *around[:2]):
        if target in t.state.figures:
            if target != blows.target and not await fear.dares(t, blows.who, target):
                pushing.end_activation(t, blows.who)
                return
            active.most += 1  # this blow, which the end of an activation takes away with all others
            await melee.strike(t, blows._replace(target=target))
            if t.state.turn.active is not active or not active.most:
                return
            active.most -= 1


def described(t: UTable, who: int, do: Do) -> hits.Blows:
    """The blow that an option describes; with the first of an Action comes what gives it more of them. Two weapons cost
    1 Combat Skill while both strike, and in the hands of a Combat Master while he strikes once more.

    [dun.skill.combat.two-weapon-fighting.attack, dun.skill.combat.combat-master, dun.skill.two-active]
    """
    card, mode, declared = do.word, do.mode, do.ways
    figure, active = t.state.figures[who], t.state.turn.active
    arms: list[tuple[Held | None, Weapon]] = [
        arm for arm in figures.outfit(t, figure).blades if arm[0].card == card and arm[0].loaded
    ]
    held, weapon = arms[0] if arms else (None, t.content.weapons["unarmed"])
    if mode:
        weapon = melee.in_mode(weapon, next(one for one in weapon.modes if one.id == mode))
    if active is not None and not active.most and figures.known(t, figure).blows and not plans.alone(t, declared):
        declared += further(t, figure, declared)
    two = has(t, figure, "fights-with-two") and len(figures.melee_arms(t, figure)) >= 2
    plus = 0
    if two and active is not None and "pair" not in weapon.marks:
        words = t.content.known[(*active.skills, *declared)].words
        plus = -int("fights-with-two" in words or "strikes-on" in words)
    return hits.Blows(who, do.target, held, weapon, declared, plus)


def shot_offers(t: UTable, s: Situation) -> list[Do]:
    """A handgun also at arm's length and lying on the ground.

    [dun.ranged.requirements, dun.ranged.not-engaged, dun.equip.handgun-close]
    """
    figure = s.figure
    found = []
    for held in figure.hands:
        weapon = figures.weapon(t, held)
        if weapon is None or not weapon.range or not held.loaded:
            continue
        if (s.hampered or figure.marks & Mark.KNOCKED_DOWN) and "point-blank" not in weapon.marks:
            continue
        for foe in (*s.foes, *spellbound.thralls(t, figure, near=False)):
            if ranged.can_shoot(t, figure, held, foe):
                found += plans.shots(t, s, held, weapon, foe, fast=fast(t, s, weapon))
    return list(dict.fromkeys(found))


def fast(t: UTable, s: Situation, weapon: Weapon) -> str:
    """The skill for two shots, without moving and never with Reload; none: "".

    [dun.skill.combat.fast-shooting.two-shots, dun.skill.combat.fast-shooting.no-reload]
    """
    if s.active.moved or "reload" in weapon.marks or (weapon.kind != "ranged" and "returns" not in weapon.marks):
        return ""
    return skills.giver(t, s.figure, "shoots-twice")


async def shoot(t: UTable, who: int, do: Do) -> None:
    """The ranged Action: one shot, or two; what is declared counts among the two Active skills before the roll.

    [dun.action.ranged, dun.equip.repeating-crossbow, dun.skill.two-active]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spellbound.betrayed(t, do.target, who)
    card, declared = do.word, do.ways
    hands.put_to_use(t, card)
    twice = ranged.is_fast(t, declared)
    active.action -= 1
    active.begun = True
    if active.moved:
        active.move_over = True
    plans.declare(t, figure, declared, active.skills)
    if twice:
        active.move_over, active.points = True, 0
    held = next(held for held in figure.hands if held.card == card)
    weapon = figures.weapon(t, held)
    assert weapon is not None
    for shot in range(max(weapon.shots, 2 if twice else 1)):
        shooter = t.state.figures.get(who)
        again = next((held for held in shooter.hands if held.card == card and held.loaded), None) if shooter else None
        mark = t.state.figures.get(do.target)
        if again is None or mark is None or not standing(mark) or t.state.turn.active is not active:
            break
        if shot and "aims" in t.content.known[tuple(active.skills)].words:
            break
        active.attacks += 1
        _, roll, _ = await ranged.shoot(t, who, do.target, again, declared)
        if roll.blunder:
            break


def reload_offers(t: UTable, s: Situation) -> list[Do]:
    """[dun.equip.reload, dun.equip.reload-two]"""
    if not s.may_act or s.hampered:
        return []
    for held in s.figure.hands:
        if not held.loaded and "reload" in t.content.weapons[held.card].marks:
            return [Do("reload", word=held.card, who=s.figure.id)]
    return []


async def reload(t: UTable, who: int, do: Do) -> None:
    """One Action for one weapon.  [dun.equip.reload]"""

    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    place = next(n for n, held in enumerate(figure.hands) if held.card == do.word and not held.loaded)
    figure.hands[place] = replace(figure.hands[place], loaded=True)
