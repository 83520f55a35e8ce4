"""Giants that serve a lone hero who can tame them: of wood, stone and iron."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...state import NOWHERE, Figure, Mark, standing
from ..carrying import hands
from ..characters import has, is_giant
from ..checks import Trial, attempt, skills
from ..harm import afflict
from ..squares import Do, Situation, distance

TAMER = "tames-giants"
CALL = 6
COMMAND = Trial(Attribute.INTELLIGENCE, "command")


def tames(t: UTable, hero: Figure) -> bool:
    """Who has the skill and Mana.  [dun.skill.scholarly.giant-tamer.handle]"""
    return has(t, hero, TAMER) and bool(hero.base[Attribute.MANA])


def rest(t: UTable) -> None:
    """A giant does nothing by itself once it is in the dungeon.  [dun.giant.rules]"""
    for figure in t.state.figures.values():
        if figure.kind == "mercenary" and figure.cell != NOWHERE and is_giant(t, figure):
            figure.marks |= Mark.ACTIVATED


def offers(t: UTable, s: Situation) -> list[Do]:
    """A Quick Action, once per turn, even next to enemies: his giant within 6 squares.

    [dun.skill.scholarly.giant-tamer.handle]
    """
    hero, active = s.figure, s.active
    if not hero.mana or "command" in active.used or not s.may_quick:
        return []
    if not skills.could(t, hero, TAMER, active.skills):
        return []
    mine = [f for f in t.state.figures.values() if f.owner == hero.id and standing(f) and is_giant(t, f)]
    return [Do("command", target=f.id) for f in mine if distance(s.field.board, f, hero) <= CALL]


async def command(t: UTable, who: int, do: Do) -> None:
    """An Intelligence test: passed, the giant has its activation this turn, if nothing else than an earlier failure
    keeps it still; failed, it stands still and the hero has 1 Mana less.

    [dun.skill.scholarly.giant-tamer.handle, dun.skill.scholarly.giant-tamer.test]
    """
    active = t.state.turn.active
    assert active is not None
    hands.spend_quick(t)
    active.used.append("command")
    skills.apply(t, t.state.figures[who], TAMER, active.skills)
    passed = (await attempt(t, who, COMMAND)).passed
    giant = t.state.figures[do.target]
    if passed:
        giant.marks &= ~(Mark.ACTIVATED if giant.still else Mark.ACTIVATED | Mark.STATIONARY)
    else:
        t.state.figures[who].mana -= 1
        held = giant.still
        afflict(t, do.target, "stationary")
        giant.still = held  # what this failure adds ends when the giant is moved to act again


def recover(t: UTable, figure: Figure) -> None:
    """After the quest a giant is whole again, wherever it was left.  [dun.giant.recovers, dun.giant.survives]"""
    if is_giant(t, figure):
        figure.wounds = figure.still = 0
        figure.marks &= Mark.LEFT
