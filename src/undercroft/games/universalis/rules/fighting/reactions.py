"""What others do about a step or an activation that begins; springing up; idling."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...state import Figure, Mark, Note, standing
from .. import telling
from ..characters import figures
from ..checks import skills, take_test
from ..harm import afflict
from ..riding import falls, stable
from ..squares import best_line

# ------------------------------------------------------------------------------------------------ getting up again


def unsettled(t: UTable) -> bool:
    """Whether an act has left anything behind: most have not."""
    if t.state.turn.unseated or t.state.turn.startled:
        return True
    for figure in t.state.figures.values():
        if Note.FALLEN not in figure.uses:
            continue
        return True
    return False


async def settle(t: UTable) -> None:
    """What an act has left behind for those whom it has thrown or frightened."""
    if t.state.turn.unseated:
        await falls.settle(t)
    if t.state.turn.startled:
        await stable.calm(t)
    if unsettled(t):
        await spring_up(t)


async def spring_up(t: UTable) -> None:
    """Those who have just been Knocked Down may spring up by an Agility test and are Stunned instead.

    [dun.skill.exploration.up-and-back-to-fight]
    """
    for who in [f.id for f in t.state.figures.values() if Note.FALLEN in f.uses]:
        figure = t.state.figures[who]
        del figure.uses[Note.FALLEN]
        if not standing(figure) or not figure.marks & Mark.KNOCKED_DOWN:
            continue
        skills.apply(t, figure, "springs-up", skills.own(t, figure))
        if (await take_test(t, who, Attribute.AGILITY, "spring-up")).passed:
            t.state.figures[who].marks &= ~(Mark.KNOCKED_DOWN | Mark.LAY_DOWN)
            afflict(t, who, "stunned")


# ------------------------------------------------------------------------------------------------ watching movers


def watching(t: UTable, foes: list[Figure]) -> list[int]:
    """Those of a mover's enemies who do something about him."""
    known = t.content.known
    return [f.id for f in foes if (known.get(f.skills) or known[f.skills]).enterings]


async def watched(t: UTable, who: int, watching: list[int]) -> bool:
    """What others do about a mover who has just entered a square; True if it stops him.

    [dun.skill.exploration.trapper, dun.skill.nature.lethal-gaze.test]
    """
    known = t.content.known
    for enemy in watching:
        for entering in known[t.state.figures[enemy].skills].enterings:
            if await entering(t, t.state.figures[enemy], t.state.figures[who]):
                return True
    return False


async def meet_gazes(t: UTable, who: int) -> None:
    """What enemies do at the start of an activation.  [dun.skill.nature.lethal-gaze.test]"""
    known, side = t.content.known, t.state.figures[who].side
    gazers: list[int] = []
    for f in t.state.figures.values():
        if f.side != side and (known.get(f.skills) or known[f.skills]).starting and standing(f):
            gazers.append(f.id)
    for enemy in gazers:
        for starting in known[t.state.figures[enemy].skills].starting:
            if who in t.state.figures and standing(t.state.figures[who]):
                await starting(t, t.state.figures[enemy], t.state.figures[who])


# ------------------------------------------------------------------------------------------------ starting a turn


async def idles(t: UTable, who: int) -> bool:
    """A stupid character that sees no enemy does nothing on a 1.  [dun.skill.nature.stupid.idle]"""
    figure = t.state.figures[who]
    if any(best_line(t, figure, foe, facing=False) is not None for foe in figures.enemies(t.state, figure)):
        return False
    (rolled,) = await t.roll(1, 6, "idle")
    telling.one_die(t, who, "idle", rolled, 2, ("dun.skill.nature.stupid.idle",))
    return rolled == 1
