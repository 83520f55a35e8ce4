"""Which Active skills go with an attack: their player says so before the dice are rolled.

Skills that cost nothing come into play by themselves, the first two that can. Where more than two could, an attack can
be declared with those that its player wants; those that cost something or can be used only a few times are always
declared.  [dun.skill.active-passive, dun.skill.two-active]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...content.catalogue import UTable
from ...content.definitions import Weapon
from ...state import NOWHERE, Figure, Held
from ..characters import figures
from ..checks import skills
from ..squares import Do, Situation


def with_blow(t: UTable, figure: Figure, foe: Figure, weapon: Weapon) -> list[str]:
    """The free skills that could help this blow."""
    return [
        skill
        for skill, aid in figures.known(t, figure).blows
        if skills.able(t, figure, skill)
        and aid.fits(t, figure, foe, weapon, False)
        and (aid.more is None or aid.more(t, figure))
    ]


def gives_more(t: UTable, skill: str) -> bool:
    """Whether a skill gives a melee Action one more blow."""
    aid = t.content.skills[skill].blow
    return aid is not None and aid.more is not None


def alone(t: UTable, declared: tuple[str, ...]) -> bool:
    """Whether a declared skill takes the place of all normal attacks.  [dun.skill.combat.spinning-blow]"""
    return any(one.alone for _, one in t.content.known[declared].declared)


def with_shot(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, *, fast: bool) -> list[str]:
    """The free skills that could help this shot."""
    aids = figures.known(t, figure).shots
    return [skill for skill, aid in aids if skills.able(t, figure, skill) and aid.fits(t, figure, foe, weapon, fast)]


def free(t: UTable, skill: str) -> bool:
    """Whether a skill only helps an attack."""
    card = t.content.skills[skill]
    return card.blow is not None or card.shot is not None


def choices(t: UTable, figure: Figure, helpful: list[str], plan: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A plan of declared skills alone, and where there are more helpful ones than room for them, with each selection.

    [dun.skill.two-active]
    """
    using = skills.own(t, figure)
    left = skills.MOST_ACTIVE - len(using) - sum(skill not in using for skill in plan)
    fresh = [skill for skill in helpful if skill not in using]
    if left <= 0 or len(fresh) <= left:
        return [plan]
    return [plan, *((*plan, *more) for more in combinations(fresh, left))]


def shots(t: UTable, s: Situation, held: Held, weapon: Weapon, foe: Figure, *, fast: str) -> list[Do]:
    """Every way to declare a shot.  [dun.skill.active-passive, dun.skill.combat.fast-shooting.two-shots]"""
    figure, using = s.figure, s.active.skills
    plans: list[tuple[str, ...]] = [(), (fast,)] if fast else [()]
    archer = figures.known(t, figure).words.get("rolls-shots-again", "")
    if archer and skills.may_use(t, figure, archer, using):
        plans += [(*plan, archer) for plan in plans if len(using) + len(plan) < skills.MOST_ACTIVE]
    found = []
    for plan in plans:
        helpful = with_shot(t, figure, foe, weapon, fast=bool(fast) and fast in plan) if figure.skills else []
        for declared in choices(t, figure, helpful, plan):
            found.append(Do("shoot", foe.id, NOWHERE, held.card, "", declared, figure.id))
    return found


def declare(t: UTable, figure: Figure, declared: Sequence[str], using: list[str]) -> None:
    """Take up the declared skills; a use is spent only when a limited one does something.  [dun.skill.two-active]"""
    for skill in declared:
        if skill not in using:
            using.append(skill)
        t.used(skill)
