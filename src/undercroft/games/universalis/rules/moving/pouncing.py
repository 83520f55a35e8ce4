"""Great jumps from a height onto an enemy, an optional extra."""

from __future__ import annotations

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import Clung, Pounced
from ...state import HEROES, NOWHERE, Figure, Lasting, Mark, Note, standing
from .. import labels, telling
from ..characters import control, figures, has
from ..checks import Trial, attempt, opposed
from ..fighting import hits, melee
from ..harm import afflict, pushing
from ..options import Square, seen
from ..squares import Do, Situation, board_of, field_of, squares
from .efforts import unsteady

CLING = Word("cling")


def offers(t: UTable, s: Situation) -> list[Do]:
    """Enemies on the squares below a drop that is too deep for a step; no creature with Flying jumps so.

    [dun.jump-attack.test, dun.jump-attack.no-flyers, dun.jump-attack.floor-heights]
    """
    board, figure = s.field.board, s.figure
    if not t.state.settings.jump_attacks or s.active.move_over:
        return []
    if figure.span != 1 or has(t, figure, "flies") or has(t, figure, "lumbering") or s.active.points < 1:
        return []
    low, near = board.levels[figure.cell] - figures.body(t, figure), s.field.touch[figure.cell]
    return [
        Do("pounce", target=foe.id)
        for foe in figures.enemies(t.state, figure)
        if any(near >> cell & 1 and board.levels[cell] <= low for cell in squares(board, foe))
    ]


def trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.jump-attack.test, dun.jump.melee-range]"""

    foe = t.state.figures[do.target]
    return Trial(Attribute.AGILITY, "jump", unsteady(t, figure, foe.cell) + figures.bonus(t, figure, "jump"))


def height(t: UTable, figure: Figure, foe: Figure) -> int:
    """The points of height between them."""
    levels = board_of(t).levels
    return levels[figure.cell] - min(levels[cell] for cell in squares(board_of(t), foe))


async def pounce(t: UTable, who: int, do: Do) -> None:
    """An Agility test. Who fails falls next to the target; who is smaller than it has a choice; everybody else takes
    its square.

    [dun.jump-attack.test, dun.jump-attack.success, dun.jump-attack.larger-target]
    """
    active, figure, foe = t.state.turn.active, t.state.figures[who], t.state.figures[do.target]
    assert active is not None
    active.action -= 1
    active.begun = active.move_over = True
    active.points = 0
    high = height(t, figure, foe)
    passed = (await attempt(t, who, trial(t, figure, do))).passed
    t.tell(Pounced(who=who, name=figure.card, other=foe.card, passed=int(passed), cites=("dun.jump-attack.test",)))
    if not passed:
        await miss(t, who, do.target, high)
    elif figure.size < foe.size:
        await onto_larger(t, who, do.target, high)
    else:
        await take_square(t, who, do.target, high)


def beside(t: UTable, figure: Figure, foe: Figure) -> list[int]:
    """Free squares next to somebody, on his level."""
    board, field = board_of(t), field_of(t)
    cells = dict.fromkeys(other for part in squares(board, foe) for other in field.touching[part])
    return [cell for cell in cells if board.levels[cell] <= board.levels[foe.cell] and pushing.firm(t, figure, cell)]


async def miss(t: UTable, who: int, target: int, high: int) -> None:
    """The target's player picks the square next to it where the jumper falls. [dun.jump-attack.fail]"""
    figure, foe = t.state.figures[who], t.state.figures[target]
    options = beside(t, figure, foe)
    if options:
        chosen = await control.decide(
            t,
            foe,
            "pounce-miss",
            [Square(cell) for cell in options],
            control.first,
            label=lambda option: labels.square(t, option),
            about={"other": control.someone(t, who)},
            cites=("dun.jump-attack.fail",),
        )
        t.state.figures[who].cell = chosen.cell
        telling.stands(t, t.state.figures[who], "fall", ("dun.jump-attack.fail",))
        await pushing.fall(t, who, high)
    else:
        pushing.end_activation(t, who)


async def take_square(t: UTable, who: int, target: int, high: int) -> None:
    """The enemy is pushed to an adjacent square; with no room for it the jumper lands next to it.

    [dun.jump-attack.success]
    """
    figure, foe = t.state.figures[who], t.state.figures[target]
    goal, options = foe.cell, beside(t, foe, foe) if foe.span == 1 else []
    if not options:
        await land_beside(t, who, target, high)
        return
    chosen = await control.decide(
        t,
        figure,
        "pounce-push",
        [Square(cell) for cell in options],
        control.first,
        label=lambda option: labels.square(t, option),
        about={"other": control.someone(t, target)},
        at=seen(foe),
        cites=("dun.jump-attack.success",),
    )
    await pushing.put(t, target, chosen.cell)
    if who in t.state.figures:
        t.state.figures[who].cell = goal
        telling.stands(t, t.state.figures[who], "leap", ("dun.jump-attack.success",))
        await strike(t, who, target, high)


async def onto_larger(t: UTable, who: int, target: int, high: int) -> None:
    """Next to it with a blow, or onto its neck. [dun.jump-attack.larger-target, dun.jump-attack.cling]"""
    figure = t.state.figures[who]
    chosen = await control.decide(
        t,
        figure,
        "pounce",
        (Word("strike"), CLING),
        control.first,
        about={"other": control.someone(t, target)},
        cites=("dun.jump-attack.larger-target",),
    )
    if chosen == CLING:
        cling(t, who, target)
    else:
        await land_beside(t, who, target, high)


async def land_beside(t: UTable, who: int, target: int, high: int) -> None:
    """On a free square next to it, with the same blow.  [dun.jump-attack.larger-target]"""
    figure, foe = t.state.figures[who], t.state.figures[target]
    options = beside(t, figure, foe)
    if options:
        chosen = await control.decide(
            t,
            figure,
            "pounce-land",
            [Square(cell) for cell in options],
            control.first,
            label=lambda option: labels.square(t, option),
            cites=("dun.jump-attack.larger-target",),
        )
        t.state.figures[who].cell = chosen.cell
        telling.stands(t, t.state.figures[who], "leap", ("dun.jump-attack.larger-target",))
    await strike(t, who, target, high)


async def strike(t: UTable, who: int, target: int, high: int) -> None:
    """A single free attack with a die more for each point of height; learned combat skills do not count.

    [dun.jump-attack.success, dun.jump-attack.no-combat-skills]
    """
    figure = t.state.figures[who]
    if target not in t.state.figures or not standing(t.state.figures[target]) or not standing(figure):
        return
    known = figure.skills
    figure.skills = tuple(skill for skill in known if t.content.skills[skill].group != "combat")
    extra = Lasting(who, "melee-damage", high, "turn", "jump-attack", who)
    t.state.lasting.append(extra)
    held, weapon = figures.melee_weapon(t, figure)
    await melee.strike(t, hits.Blows(who, target, held, weapon))
    t.state.lasting = [effect for effect in t.state.lasting if effect != extra]
    if who in t.state.figures:
        t.state.figures[who].skills = known


# ------------------------------------------------------------------------------------------------ clinging


def cling(t: UTable, who: int, target: int) -> None:
    """He hangs on its neck, off the floor; it counts as Stunned meanwhile.  [dun.jump-attack.cling]"""
    figure, foe = t.state.figures[who], t.state.figures[target]
    figure.uses |= {Note.CLINGS: target, Note.CLINGS_AT: foe.cell, Note.CLINGS_FREE: int(not foe.marks & Mark.STUNNED)}
    figure.cell, before = NOWHERE, foe.marks
    foe.marks |= Mark.STUNNED
    t.state.turn.active = None
    t.tell(Clung(who=who, name=figure.card, other=foe.card, cites=("dun.jump-attack.cling",)))
    telling.marked(t, foe, before, ("dun.jump-attack.cling",))


def clung(t: UTable, who: int) -> bool:
    """Whether somebody hangs on a character: then it stays Stunned.  [dun.jump-attack.cling]"""
    return any(f.uses.get(Note.CLINGS) == who for f in t.state.figures.values() if f.side == HEROES or f.uses)


async def hold_on(t: UTable, who: int) -> bool:
    """At the start of his activation: an opposed Agility roll decides whether he stays; True if the activation is over
    with it. If the enemy is gone he stands where it was.

    [dun.jump-attack.cling-roll]
    """
    figure = t.state.figures[who]
    foe = t.state.figures.get(figure.uses[Note.CLINGS])
    if foe is None or not standing(foe):
        drop_off(t, who, figure.uses[Note.CLINGS_AT])
        return False
    figure.uses[Note.CLINGS_AT] = foe.cell
    if (await opposed(t, who, foe.id, Attribute.AGILITY, "cling")).won:
        return True
    foe = t.state.figures[foe.id]
    if t.state.figures[who].uses[Note.CLINGS_FREE]:
        before = foe.marks
        foe.marks &= ~Mark.STUNNED
        telling.marked(t, foe, before, ("dun.jump-attack.cling-roll",))
    drop_off(t, who, foe.cell)
    afflict(t, who, "stunned")
    return True


def drop_off(t: UTable, who: int, near: int) -> None:
    """Down to the nearest empty square."""
    figure, board = t.state.figures[who], board_of(t)
    for note in (Note.CLINGS, Note.CLINGS_AT, Note.CLINGS_FREE):
        figure.uses.pop(note, None)
    cells = [cell for cell in range(board.size) if pushing.firm(t, figure, cell)]
    figure.cell = min(cells, key=lambda cell: (board.span(near, cell), cell))
    telling.stands(t, figure, "drop", ("dun.jump-attack.cling-roll",))
