"""What always holds, whatever happens at the table."""

from __future__ import annotations

from undercroft.kernel import ContentError

from .content import Content
from .state import OUT, State


def check(state: State, content: Content) -> None:
    """Nobody shares a square, everybody stands on the map, life and purses are in bounds."""
    board = content.maps.board(state.layout)
    cells = [hero.cell for hero in state.heroes if hero.lif > 0 and hero.cell != OUT]
    cells += [ally.cell for ally in state.allies] + [foe.cell for foe in state.foes]
    cells += [chest.cell for chest in state.chests if not chest.empty]
    if len(set(cells)) != len(cells):
        raise ContentError("two figures share a square")
    if any(cell not in board.tile_of or cell in board.shut for cell in cells):
        raise ContentError("a figure stands where nobody can")
    if sum(map(len, board.cells)) != len(board.tile_of):
        raise ContentError("two tiles overlap")
    for hero in state.heroes:
        if not 0 <= hero.lif <= hero.stats[-1] or hero.gold < 0 or hero.xp < 0 or hero.points < 0:
            raise ContentError(f"{hero.id}'s sheet is out of bounds")
        if (hero.lif == 0) and hero.cell != OUT:
            raise ContentError(f"{hero.id} is dead and still on the map")
        if len(hero.spells) > max(2, hero.stats[4]):
            raise ContentError(f"{hero.id} has too many spells")
    for door in state.doors:
        if (
            door.open
            and door.leads >= 0
            and not all(beyond in board.near[cell] for cell, beyond in zip(door.cells, door.beyond, strict=True))
        ):
            raise ContentError("an open door cannot be passed")
