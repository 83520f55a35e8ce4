"""Skills that answer what others do: bodyguards, trappers, gazes, springing up."""

from __future__ import annotations

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...state import Figure, Mark, standing
from .. import labels
from ..characters import control, figures, has
from ..harm import Blow, afflict, harm, pushing
from ..options import PASS, seen
from ..squares import adjacent, away, best_line, board_of, distance, in_front, squares
from ..tests import skills, take_test

TRAPPED = 3
GAZE = 6

# ------------------------------------------------------------------------------------------------ bodyguards


def escorted(t: UTable, guard: Figure) -> int:
    """The adjacent ally whom a bodyguard has named; else the one of most Value Points.

    [dun.skill.combat.bodyguard.defence]
    """
    near = [ally for ally in figures.allies(t.state, guard) if adjacent(t, guard, ally)]
    named = guard.uses.get("bodyguard", -1)
    if any(ally.id == named for ally in near):
        return named
    return max(near, key=lambda ally: (ally.leader, ally.vp, -ally.id)).id if near else -1


def bodyguard_of(t: UTable, figure: Figure) -> Figure | None:
    """The first bodyguard at his side; more of them add nothing.

    [dun.skill.combat.bodyguard.defence, dun.skill.combat.bodyguard.no-stacking]
    """
    guards = [g for g in t.state.figures.values() if has(t, g, "guards") and g.side == figure.side]
    for guard in guards:
        up = standing(guard) and not guard.marks & Mark.KNOCKED_DOWN
        if guard is not figure and up and escorted(t, guard) == figure.id:
            return guard
    return None


async def stands_in(t: UTable, target: int) -> int | None:
    """Once per turn the bodyguard may take the damage of a shot or a magic projectile.

    [dun.skill.combat.bodyguard.transfer]
    """
    guard = bodyguard_of(t, t.state.figures[target])
    if guard is None or guard.uses.get("stood-in") == t.state.turn:
        return None
    chosen = await control.decide(
        t,
        guard,
        "bodyguard",
        (PASS, Word("take")),
        control.first,
        cites=("dun.skill.combat.bodyguard.transfer",),
        about={"other": labels.someone(t, target)},
        at=(*seen(guard), *seen(t.state.figures[target])),
        window=True,
    )
    if chosen == PASS:
        return None
    t.state.figures[guard.id].uses["stood-in"] = t.state.turn
    t.used("skill-bodyguard")
    return guard.id


# ------------------------------------------------------------------------------------------------ getting up again


async def spring_up(t: UTable) -> None:
    """Those who have just been Knocked Down may spring up by an Agility test and are Stunned instead.

    [dun.skill.exploration.up-and-back-to-fight]
    """
    for who in [f.id for f in t.state.figures.values() if "fallen" in f.uses]:
        figure = t.state.figures[who]
        del figure.uses["fallen"]
        if not standing(figure) or not figure.marks & Mark.KNOCKED_DOWN:
            continue
        skills.use(t, figure, "up-and-back-to-fight", skills.own(t, figure))
        if (await take_test(t, who, Attribute.AGILITY, "spring-up")).passed:
            t.state.figures[who].marks &= ~(Mark.KNOCKED_DOWN | Mark.LAY_DOWN)
            afflict(t, who, "stunned")


# ------------------------------------------------------------------------------------------------ watching movers


async def watched(t: UTable, who: int) -> bool:
    """What others do about a mover who has just entered a square; True if it stops him.

    [dun.skill.exploration.trapper, dun.skill.nature.lethal-gaze.test]
    """
    mover = t.state.figures[who]
    for enemy in [f.id for f in figures.enemies(t.state, mover) if has(t, f, "lays-traps") or has(t, f, "deadly-gaze")]:
        other, mover = t.state.figures[enemy], t.state.figures[who]
        if has(t, other, "lays-traps") and await trapped(t, other, mover):
            return True
        if has(t, other, "deadly-gaze") and await gazed_at(t, other, mover):
            return True
    return False


async def trapped(t: UTable, trapper: Figure, mover: Figure) -> bool:
    """A trapper springs a trap on an enemy who comes within 3 squares: 8 in a Perception test, or 4 dice and the turn.

    [dun.skill.exploration.trapper, dun.skill.exploration.trapper.limits]
    """
    mark = f"trapper-{mover.id}"
    if mover.leader or mark in trapper.uses or not skills.able(t, trapper, "trapper"):
        return False
    active, asked = t.state.active, f"asked-{trapper.id}"
    if distance(board_of(t), trapper, mover) > TRAPPED or (active is not None and asked in active.used):
        return False
    if active is not None:
        active.used.append(asked)
    chosen = await control.decide(
        t,
        trapper,
        "trapper",
        (PASS, Word("spring")),
        control.last,
        cites=("dun.skill.exploration.trapper",),
        about={"other": labels.someone(t, mover.id)},
        at=(*seen(trapper), *seen(mover)),
        window=True,
    )
    if chosen == PASS:
        return False
    trapper = t.state.figures[trapper.id]
    trapper.uses[mark] = 1
    skills.use(t, trapper, "trapper", [])
    if (await take_test(t, mover.id, Attribute.PERCEPTION, "detect", target=8)).passed:
        return False
    pushing.end_activation(t, mover.id)
    await harm(t, mover.id, Blow(4, source=trapper.id, kind="trap"))
    return True


# ------------------------------------------------------------------------------------------------ gazes


def in_gaze(t: UTable, owner: Figure, figure: Figure, cell: int) -> bool:
    """Within 6 squares in front of the owner."""
    board = board_of(t)
    return away(board, owner, cell) <= GAZE and in_front(board, owner, cell) and figure.side != owner.side


async def gazed_at(t: UTable, owner: Figure, figure: Figure) -> bool:
    """Who enters or starts in the area and sees the owner passes an Intelligence test or is Knocked Out.

    [dun.skill.nature.lethal-gaze.test, dun.skill.nature.lethal-gaze.immune]
    """
    if has(t, figure, "gaze-proof") or not any(
        in_gaze(t, owner, figure, cell) for cell in squares(board_of(t), figure)
    ):
        return False
    active = t.state.active
    met = f"gaze-{owner.id}"
    line = best_line(t, figure, owner)
    if line is None or (active is not None and met in active.used):
        return False
    if active is not None:
        active.used.append(met)
    plus = int(figures.shield_of(t, figure) is not None) + int(bool(line))
    if (await take_test(t, figure.id, Attribute.INTELLIGENCE, "gaze", plus=plus)).passed:
        return False
    t.used("skill-lethal-gaze")
    await pushing.into_the_abyss(t, figure.id)
    return True


async def meet_gazes(t: UTable, who: int) -> None:
    """At the start of an activation.  [dun.skill.nature.lethal-gaze.test]"""
    for enemy in [f.id for f in figures.enemies(t.state, t.state.figures[who]) if has(t, f, "deadly-gaze")]:
        if who in t.state.figures and standing(t.state.figures[who]):
            await gazed_at(t, t.state.figures[enemy], t.state.figures[who])


# ------------------------------------------------------------------------------------------------ starting a turn


async def idles(t: UTable, who: int) -> bool:
    """A stupid character that sees no enemy does nothing on a 1.  [dun.skill.nature.stupid.idle]"""
    figure = t.state.figures[who]
    if any(best_line(t, figure, foe, facing=False) is not None for foe in figures.enemies(t.state, figure)):
        return False
    (rolled,) = await t.roll(1, 6, "idle")
    return rolled == 1
