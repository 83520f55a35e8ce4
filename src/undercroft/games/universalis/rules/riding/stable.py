"""Mounts that nobody rides: they stand still, take fright, and remember who has struck them."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import Fled
from ...state import NOBODY, NOWHERE, Figure, Mark, standing
from .. import telling
from ..carrying import baggage, bags, bodies
from ..characters import has
from ..checks import take_test
from ..harm import remove
from ..squares import adjacent

GRUDGE = "grudge"
"""Under this name a mount remembers who has struck it in melee."""
RAN_AWAY = "ran-away"
"""And that it has run away."""


def still(t: UTable, figure: Figure) -> bool:
    """A mount on the board that nobody rides; a raging one never is.

    [dun.mount.riderless-still, dun.mount.raging]
    """
    return has(t, figure, "stands-still") and figure.ridden == NOBODY and standing(figure)


def rest(t: UTable, side: int) -> None:
    """At the start of its side's turn: it has no activation, unless somebody who has struck it is still next to it.

    [dun.mount.riderless-still, dun.skill.nature.mount.alone]
    """
    for figure in t.state.figures.values():
        if figure.side == side and idle(t, figure):
            figure.marks |= Mark.ACTIVATED


def idle(t: UTable, figure: Figure) -> bool:
    """[dun.mount.riderless-still]"""
    return still(t, figure) and foe_of(t, figure) is None


def foe_of(t: UTable, mount: Figure) -> Figure | None:
    """The enemy next to it who has attacked it in melee in the turn before. [dun.skill.nature.mount.alone]"""
    foe = t.state.figures.get(mount.uses.get(GRUDGE, NOWHERE))
    if foe is None or not standing(foe) or foe.side == mount.side or not adjacent(t, mount, foe):
        return None
    return foe


def hold(t: UTable, who: int) -> None:
    """In an activation of its own it neither moves nor does anything but strike back.

    [dun.mount.riderless-still, dun.mount.riderless-attacked, dun.skill.nature.mount.alone]
    """
    mount, active = t.state.figures[who], t.state.turn.active
    if active is None or not still(t, mount):
        return
    foe = foe_of(t, mount)
    mount.uses.pop(GRUDGE, None)
    active.points, active.quick, active.move_over = 0, 0, True
    if foe is None:
        active.action = 0
    else:
        active.bound = foe.id


def startle(t: UTable, target: int, attacker: int) -> None:
    """Somebody has attacked, be it without success. [dun.mount.riderless-attacked]"""
    if still(t, t.state.figures[target]):
        t.state.turn.startled.append((target, attacker))


async def calm(t: UTable) -> None:
    """After an attack on a mount that stands still: a Courage test, or it runs away. If it stays it will return a blow
    in its next turn.

    [dun.mount.riderless-attacked, dun.skill.nature.mount.alone]
    """
    startled, t.state.turn.startled = t.state.turn.startled, []
    for who, attacker in dict(startled).items():
        mount = t.state.figures.get(who)
        if mount is None or not still(t, mount):
            continue
        if not (await take_test(t, who, Attribute.COURAGE, "courage")).passed:
            run_away(t, who)
        elif attacker in t.state.figures and adjacent(t, mount, t.state.figures[attacker]):
            t.state.figures[who].uses[GRUDGE] = attacker


def run_away(t: UTable, who: int) -> None:
    """Out of the scenario at once; what it bore lies where it stood.

    [dun.mount.runaway, dun.mount.riderless-attacked]
    """
    mount = t.state.figures[who]
    before, cites = bags.look(t, mount), ("dun.mount.runaway",)
    if mount.kind != "creature":
        baggage.spill(t, mount)
    t.tell(Fled(who=who, name=mount.card, cites=cites, **bags.moved(t, before)))
    bodies.let_go(t, who)
    if mount.kind == "creature":
        remove(t, who)
    else:
        mount.marks |= Mark.LEFT
        mount.cell = mount.other = NOWHERE
        mount.uses[RAN_AWAY] = 1


async def come_back(t: UTable) -> None:
    """After the quest: on 2+ its hero has it again.  [dun.mount.runaway-recover]"""
    for who in [f.id for f in t.state.figures.values() if RAN_AWAY in f.uses]:
        del t.state.figures[who].uses[RAN_AWAY]
        (rolled,) = await t.roll(1, 6, "runaway")
        telling.one_die(t, who, "runaway", rolled, 2, ("dun.mount.runaway-recover",))
        if rolled == 1:
            del t.state.figures[who]
