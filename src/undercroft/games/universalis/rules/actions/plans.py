"""Which Active skills go with an attack: their player says so before the dice are rolled.

Skills that cost nothing come into play by themselves, the first two that can. Where more than two could, an attack can
be declared with those that its player wants; those that cost something or can be used only a few times are always
declared.  [dun.skill.active-passive, dun.skill.two-active]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Weapon
from ...state import Figure, Held
from ..characters import figures
from ..shooting import ranged
from ..squares import Do, Situation
from ..tests import skills

BLOWS = (
    "giant-killer",
    "lethal-blow",
    "tricky-fighter",
    "cruel",
    "elite",
    "brutal",
    "martial-arts",
    "battle-dancer",
    "sword-master",
    "dirty-fighter",
)
SHOTS = ("accurate-shooting", "lethal-shot", "giant-killer", "heart-seeker", "aiming", "expert-thrower")
FREE = frozenset((*BLOWS, *SHOTS))
"""Active skills that only help an attack."""

_known: dict[tuple[str, ...], frozenset[str]] = {}

ARCHER = "expert-archer"
FAST = "fast-shooting"


def known(t: UTable, figure: Figure, among: Sequence[str]) -> list[str]:
    """Those of these skills that a character has or is lent, and can use."""
    have = _known.get(figure.skills)
    if have is None:
        have = _known[figure.skills] = FREE.intersection(figure.skills)
    lent = [skill for magic in figures.magic_of(t, figure) for skill in magic.grants]
    if t.state.lasting:
        lent += [e.skill for e in t.state.lasting if e.target == figure.id and e.skill]
    if not have and not lent:
        return []
    return [skill for skill in among if (skill in have or skill in lent) and skills.able(t, figure, skill)]


def with_blow(t: UTable, figure: Figure, foe: Figure, weapon: Weapon) -> list[str]:
    """The free skills that could help this blow."""
    active = t.state.active
    fits = {
        "giant-killer": foe.size >= LARGE,
        "brutal": active is not None and active.forward > 0,
        "martial-arts": foe.size <= figure.size,
        "sword-master": "sword" in weapon.marks,
    }
    return [skill for skill in known(t, figure, BLOWS) if fits.get(skill, True)]


def with_shot(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, *, fast: bool) -> list[str]:
    """The free skills that could help this shot."""
    fits = {
        "giant-killer": foe.size >= LARGE,
        "aiming": ranged.takes_aim(t, figure, fast) and weapon.shots == 1,
        "expert-thrower": ranged.thrown(weapon),
    }
    return [skill for skill in known(t, figure, SHOTS) if fits.get(skill, True)]


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


def shots(t: UTable, s: Situation, held: Held, weapon: Weapon, foe: Figure, *, fast: bool) -> list[Do]:
    """Every way to declare a shot.  [dun.skill.active-passive, dun.skill.combat.fast-shooting.two-shots]"""
    figure, using = s.figure, s.active.skills
    plans: list[tuple[str, ...]] = [(), (FAST,)] if fast else [()]
    if ARCHER in figure.skills and skills.may_use(t, figure, ARCHER, using):
        plans += [(*plan, ARCHER) for plan in plans if len(using) + len(plan) < skills.MOST_ACTIVE]
    found = []
    for plan in plans:
        helpful = with_shot(t, figure, foe, weapon, fast=FAST in plan) if figure.skills else []
        for declared in choices(t, figure, helpful, plan):
            found.append(Do("shoot", foe.id, -1, held.card, "", declared, figure.id))
    return found


def declare(t: UTable, figure: Figure, declared: Sequence[str], using: list[str]) -> None:
    """Take up the declared skills; a use is spent only when a limited one does something.  [dun.skill.two-active]"""
    for skill in declared:
        if skill not in using:
            using.append(skill)
        t.used(skill)
