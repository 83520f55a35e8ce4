"""What people see before they decide: where a Move leads and whom one could still attack there, and what a Monster can
strike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.kernel import Ask, Value
from undercroft.toolkit.pointing import Prospect, Threat, meant

from ..board import Board
from ..content import PlunginTable
from ..ids import cell_id, figure_id
from ..state import Ally, Foe, Hero
from . import figures, monsters, movement, offers, outfit, turns
from .options import Move

STRIKES = 2
"""In a turn.  [plungin.attack.twice]"""


def reach(t: PlunginTable, ask: Ask[Value]) -> Iterator[Prospect]:
    """The squares that a Hero or a creature on the Heroes' side can move to.  [plungin.move.distance]"""
    ref = meant(ask.at[0], figure_id, figures.everybody(t)) if ask.key in ("act", "ally") and ask.at else None
    ends = [option.cell for option in ask.options if isinstance(option, Move)]
    actor = None if ref is None else figures.figure(t, ref)
    if ref is None or not ends or not isinstance(actor, (Hero, Ally)):
        return
    board, known, far = figures.board(t), movement.ways(t, actor), strikes_on(t, actor)
    for cell in ends:
        path = tuple([cell_id(at) for at in movement.way_to(t, ref, cell, known)])
        foes = offers.within_reach(t, board, cell, far) if far is not None else ()
        yield Prospect(cell_id(cell), path, tuple([figure_id(foe.ref) for foe in foes]))


def strikes_on(t: PlunginTable, actor: Hero | Ally) -> int | None:
    """How far one who has moved can still strike beyond the squares next to him; None where no Attack is left.

    [plungin.attack.twice, plungin.action.limits, plungin.spell.shadow-images-actions]
    """
    turn = actor.turn
    if turn.only_move or turn.attacks >= STRIKES:
        return None
    if isinstance(actor, Hero):
        return outfit.kit(t, actor).far if turns.actions_left(t, actor) > 1 else None
    return None if actor.kind == "shadow-image" or turn.done + 1 >= turns.ACTIONS else actor.range


def threat(t: PlunginTable, id: str) -> Threat | None:
    """The squares that a Monster reaches with its weapon, magic or breath, now and after a move.

    [plungin.monster.actions, plungin.attack.melee, plungin.attack.ranged, plungin.power.fire-breath]
    """
    foe = next((one for one in t.state.foes if figure_id(one.number) == id), None)
    if foe is None:
        return None
    board = figures.board(t)
    before, taken = monsters.reachable(t, foe)
    posts = [cell for cell in before if cell not in taken or cell == foe.cell]
    seen = [figure_id(ref) for ref, cell in figures.prey(t) if board.sees(foe.cell, cell)]
    return Threat(struck(t, board, foe, [foe.cell]), struck(t, board, foe, posts), tuple(seen))


def struck(t: PlunginTable, board: Board, foe: Foe, posts: Iterable[int]) -> tuple[str, ...]:
    """The squares that a Monster could strike from one of these."""
    kind = figures.kind_of(t, foe)
    spells = kind.magic.range if kind.magic else 0
    far = max(kind.range, spells)
    filled = {board.tile_of[post] for post in posts} if kind.breath or (kind.magic and not spells) else set()
    return tuple([
        cell_id(cell)
        for cell, tile in board.tile_of.items()
        if tile in filled
        or any(cell in board.near[post] or (far and board.in_range(post, cell, far)) for post in posts)
    ])  # fmt: skip
