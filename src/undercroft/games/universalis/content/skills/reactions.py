"""Skills that answer what others do: bodyguards, trappers, gazes."""

from __future__ import annotations

from undercroft.kernel import Word

from ...rules.characters import control, figures, has
from ...rules.checks import skills, take_test
from ...rules.harm import Blow, harm, pushing
from ...rules.options import PASS, seen
from ...rules.squares import adjacent, away, best_line, board_of, distance, in_front, squares
from ...state import NOBODY, Figure, Note
from ..catalogue import UTable
from ..definitions import Attribute

BODYGUARD, TRAPPER = "bodyguard", "trapper"
TRAPPED = 3
GAZE = 6


def escorted(t: UTable, guard: Figure) -> int:
    """The adjacent ally whom a bodyguard has named; else the one of most Value Points.

    [dun.skill.combat.bodyguard.defence]
    """
    near = [ally for ally in figures.allies(t.state, guard) if adjacent(t, guard, ally)]
    named = guard.uses.get(BODYGUARD, NOBODY)
    if any(ally.id == named for ally in near):
        return named
    return max(near, key=lambda ally: (ally.leader, ally.vp, -ally.id)).id if near else NOBODY


async def take_for(t: UTable, guard: Figure, target: int) -> bool:
    """Once per turn the damage of a shot or a magic projectile.  [dun.skill.combat.bodyguard.transfer]"""
    if guard.uses.get(Note.STOOD_IN) == t.state.turn.number:
        return False
    chosen = await control.decide(
        t,
        guard,
        BODYGUARD,
        (PASS, Word("take")),
        control.first,
        cites=("dun.skill.combat.bodyguard.transfer",),
        about={"other": control.someone(t, target)},
        at=(*seen(guard), *seen(t.state.figures[target])),
        window=True,
    )
    if chosen == PASS:
        return False
    t.state.figures[guard.id].uses[Note.STOOD_IN] = t.state.turn.number
    t.used("skill-bodyguard")
    return True


async def trapped(t: UTable, trapper: Figure, mover: Figure) -> bool:
    """A trapper springs a trap on an enemy who comes within 3 squares: 8 in a Perception test, or 4 dice and the turn.

    [dun.skill.exploration.trapper, dun.skill.exploration.trapper.limits, dun.run.perception]
    """
    mark = f"trapper-{mover.id}"
    if mover.leader or mark in trapper.uses or not skills.able(t, trapper, TRAPPER):
        return False
    active, asked = t.state.turn.active, f"asked-{trapper.id}"
    if distance(board_of(t), trapper, mover) > TRAPPED or (active is not None and asked in active.used):
        return False
    if active is not None:
        active.used.append(asked)
    chosen = await control.decide(
        t,
        trapper,
        TRAPPER,
        (PASS, Word("spring")),
        control.last,
        cites=("dun.skill.exploration.trapper",),
        about={"other": control.someone(t, mover.id)},
        at=(*seen(trapper), *seen(mover)),
        window=True,
    )
    if chosen == PASS:
        return False
    trapper = t.state.figures[trapper.id]
    trapper.uses[mark] = 1
    skills.use(t, trapper, TRAPPER, [])
    plus = -2 * (active is not None and active.who == mover.id and active.running)
    if (await take_test(t, mover.id, Attribute.PERCEPTION, "detect", target=8, plus=plus, kind="detect")).passed:
        return False
    pushing.end_activation(t, mover.id)
    await harm(t, mover.id, Blow(4, source=trapper.id, kind="trap"))
    return True


def in_gaze(t: UTable, owner: Figure, figure: Figure, cell: int) -> bool:
    """Within 6 squares in front of the owner."""
    board = board_of(t)
    return away(board, owner, cell) <= GAZE and in_front(board, owner, cell) and figure.side != owner.side


async def gazed_at(t: UTable, owner: Figure, figure: Figure) -> bool:
    """Who enters or starts in the area and sees the owner passes an Intelligence test or is Knocked Out; a shield
    helps, and so does cover on either side.

    [dun.skill.nature.lethal-gaze.test, dun.skill.nature.lethal-gaze.immune]
    """
    if has(t, figure, "gaze-proof") or not any(
        in_gaze(t, owner, figure, cell) for cell in squares(board_of(t), figure)
    ):
        return False
    active = t.state.turn.active
    met = f"gaze-{owner.id}"
    line = best_line(t, figure, owner)
    if line is None or (active is not None and met in active.used):
        return False
    if active is not None:
        active.used.append(met)
    covered = bool(line or best_line(t, owner, figure, facing=False))
    plus = int(figures.shield_of(t, figure) is not None) + int(covered)
    if (await take_test(t, figure.id, Attribute.INTELLIGENCE, "gaze", plus=plus)).passed:
        return False
    t.used("skill-lethal-gaze")
    await pushing.into_the_abyss(t, figure.id)
    return True
