"""What people see before they decide: where a move leads and whom one could still attack there, and what a character
can strike.

It rests on the board as everybody sees it, and on what characters hold in their hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from undercroft.kernel import Ask, Value
from undercroft.toolkit.grid import members
from undercroft.toolkit.pointing import Prospect, Threat

from .. import ids
from ..content.catalogue import UTable
from ..content.definitions import Weapon
from ..state import NOBODY, NOWHERE, OUT, Figure, Held, Mark
from .characters import figures, squares
from .options import Do
from .shooting import ranged
from .squares import (
    HELPLESS,
    Situation,
    Spot,
    attackable,
    base_at,
    beset,
    board_of,
    field_of,
    points_of,
    routes,
    sees,
    situation,
)
from .squares import reach as depth


@contextmanager
def standing(figure: Figure, spot: Spot) -> Iterator[None]:
    """As if a character stood there."""
    before = Spot(figure.cell, figure.other)
    figure.cell, figure.other = spot
    try:
        yield
    finally:
        figure.cell, figure.other = before


# ------------------------------------------------------------------------------------------------ one's own move


def reach(t: UTable, ask: Ask[Value]) -> Iterator[Prospect]:
    """The squares that a character in its activation can move to.  [dun.move.points]"""
    active = t.state.turn.active
    ends = [option.cell for option in ask.options if isinstance(option, Do) and option.verb == "move"]
    if active is None or not ends:
        return
    s = situation(t, active.who)
    ways = routes(t, s.figure, active.points, running=active.running)
    for end in ends:
        steps = ways.path(end)
        if steps[-1] != end:  # a base of several squares comes to cover it
            steps.append(end)
        path = tuple([ids.cell(cell) for cell in steps])
        with standing(s.figure, ways.spot(end)):
            yield Prospect(ids.cell(end), path, tuple([ids.figure(foe.id) for foe in targets(t, s)]))


def targets(t: UTable, s: Situation) -> list[Figure]:
    """The enemies whom a character could attack from where it stands: blows, or shots where nobody hampers it.

    [dun.melee.target, dun.ranged.requirements, dun.ranged.not-engaged, dun.run.declare, dun.melee.shielding]
    """
    figure, active = s.figure, s.active
    if not active.action or figure.marks & (Mark.SHIELDED | Mark.KNOCKED_DOWN) or s.sprints:
        return []
    found = [foe for foe in attackable(t, figure) if active.bound in (NOBODY, foe.id)]
    hampered = beset(t, s.field, figure, s.foes)
    for held, weapon in far_weapons(t, figure):
        if active.bound == NOBODY and held.loaded and (not hampered or "point-blank" in weapon.marks):
            found += [foe for foe in s.foes if foe not in found and ranged.can_shoot(t, figure, held, foe)]
    return found


def far_weapons(t: UTable, figure: Figure) -> list[tuple[Held, Weapon]]:
    """What he can shoot or throw from his hands."""
    held = [(one, figures.weapon(t, one)) for one in figure.hands]
    return [(one, weapon) for one, weapon in held if weapon is not None and weapon.range]


# ------------------------------------------------------------------------------------------------ others


def threat(t: UTable, id: str) -> Threat | None:
    """The squares that a character can strike or shoot at from where it stands, and after a move; it may turn freely.

    [dun.melee.target, dun.reach.range, dun.ranged.requirements, dun.behind.must-turn, dun.condition.kd-no-range]
    """
    figure = next((one for one in t.state.figures.values() if ids.figure(one.id) == id), None)
    if figure is None or figure.cell == NOWHERE or figure.marks & OUT:
        return None
    foes = [foe for foe in figures.enemies(t.state, figure) if foe.cell != NOWHERE and not foe.marks & OUT]
    seen = tuple([ids.figure(foe.id) for foe in foes if sees(t, figure, foe, facing=False)])
    if figure.marks & HELPLESS & ~Mark.STATIONARY:
        return Threat(seen=seen)
    bases = {squares(board_of(t), figure)}
    now = struck(t, figure, bases)
    if not figure.marks & (Mark.STATIONARY | Mark.IN_PIT):
        ways = routes(t, figure, points_of(t, figure.id))
        bases |= {base_at(t, figure, end) for end in ways.ends}
    return Threat(now, struck(t, figure, bases), seen)


def struck(t: UTable, figure: Figure, bases: Iterable[tuple[int, ...]]) -> tuple[str, ...]:
    """The squares that a character strikes if it stands on one of these."""
    field, board, deep = field_of(t), board_of(t), depth(t, figure)
    far = max([ranged.max_range(t, figure, weapon) for _, weapon in far_weapons(t, figure)], default=0)
    found = 0
    for base in bases:
        for cell in base:
            ring = 1 << cell
            for _ in range(deep):
                ring |= sum_of(field.within_reach[at] for at in members(ring))
            found |= ring
    posts = [cell for base in bases for cell in base] if far else []
    for cell in members(sum_of(board.disc(post, far) for post in posts) & ~found):
        if any(board.distance(post, cell) <= far and field.line(post, cell).seen for post in posts):
            found |= 1 << cell
    return tuple([ids.cell(cell) for cell in members(found)])


def sum_of(masks: Iterable[int]) -> int:
    """All squares of several sets."""
    found = 0
    for one in masks:
        found |= one
    return found
