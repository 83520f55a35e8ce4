"""Who goes back for the fallen once the deed is done, and carries them out."""

from __future__ import annotations

from undercroft.toolkit.grid import members
from undercroft.toolkit.paths import FAR

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..rules.carrying import bodies
from ..rules.characters import figures
from ..rules.squares import board_of, field_of, squares
from ..state import NOBODY, Figure
from . import scouting

SPARE = 3
"""Turns that a rescue may take longer than it should."""


def squares_beside(t: UTable, figure: Figure, home: list[int]) -> tuple[int, ...]:
    """Where he is to stand to lift one of the fallen: next to the body, or next to it and his helper; `home` has the
    steps to the way out. Each of the fallen is fetched by those who are nearest."""
    free = carriers(t)
    if figure not in free:
        return ()
    for body in t.state.figures.values():
        if not bodies.lies(t, body):
            continue
        team = bearers(t, body, free, home)
        if figure in team:
            return _beside(t, body, team, figure)
        free = [one for one in free if one not in team]
    return ()


def carriers(t: UTable) -> list[Figure]:
    """The heroes who carry nobody yet and have no mount under them."""
    return [one for one in scouting.party(t) if bodies.carried_by(t, one.id) is None and one.riding == NOBODY]


def bearers(t: UTable, body: Figure, free: list[Figure], home: list[int]) -> list[Figure]:
    """The nearest of them who is large enough, or two; nobody if time is too short."""
    row = scouting.rows(t, (body.cell,))
    far = {one.id: min(row[cell] for cell in squares(board_of(t), one)) for one in free}
    near = sorted((one for one in free if far[one.id] < FAR), key=lambda one: (far[one.id], one.id))
    alone = [one for one in near if one.size >= body.size]
    team = alone[:1] or [one for one in near if one.span == 1][:2]
    if not team or (team[0].size < body.size and len(team) < 2) or home[body.cell] >= FAR:
        return []
    pace = max(1, min(figures.value(t, one, Attribute.MOVEMENT) for one in team) - 1)
    turns = SPARE + (far[team[-1].id] + home[body.cell]) // pace
    return team if t.state.turn.number + turns <= board_of(t).quest.turn_limit else []


def _beside(t: UTable, body: Figure, team: list[Figure], figure: Figure) -> tuple[int, ...]:
    touch = field_of(t).touch
    near = touch[body.cell] | 1 << body.cell
    if figure is not team[0] and near >> team[0].cell & 1:
        near &= touch[team[0].cell]
    return tuple(members(near))
