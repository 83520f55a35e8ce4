"""Using skills: what they need, how often they can be used, and how many Active ones at a time."""

from __future__ import annotations

from ..content.catalogue import UTable
from ..state import Figure
from . import figures

MOST_ACTIVE = 2


def able(t: UTable, figure: Figure, skill: str) -> bool:
    """Has the skill, meets its conditions and has a use left."""
    if skill not in figure.skills:
        return granted(t, figure, skill)
    card = t.content.skills[skill]
    if card.light_only and figures.heavy(t, figure):
        return False
    for need in card.needs:
        if figures.value(t, figure, figures.BY_NAME[need.to]) < need.value:
            return False
    return not card.uses or figure.uses.get(skill, 0) < card.uses


def granted(t: UTable, figure: Figure, skill: str) -> bool:
    """Whether an effect lends the skill for a while."""
    return any(effect.target == figure.id and effect.skill == skill for effect in t.state.lasting)


def use(t: UTable, figure: Figure, skill: str, using: list[str]) -> bool:
    """Use a skill now if that is possible. `using` are the Active skills of this activation or of this attack received,
    of which there can be two.  [dun.skill.two-active, dun.skill.active-passive]"""
    if not able(t, figure, skill):
        return False
    card = t.content.skills[skill]
    if card.active and skill not in using:
        if len(using) >= MOST_ACTIVE:
            return False
        using.append(skill)
    if card.uses:
        figure.uses[skill] = figure.uses.get(skill, 0) + 1
    t.used(skill)
    return True


def own(t: UTable, figure: Figure) -> list[str]:
    """The list of Active skills that a character is using: its activation's, or a fresh one outside of it."""
    active = t.state.active
    return active.skills if active is not None and active.who == figure.id else []
