"""What is stronger than its owner's will: rage, and the human shape that comes back."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import Changed
from ...state import Note
from .. import telling
from ..characters import figures, shapes
from ..squares import Do, Situation, base_at, carrier, distance, sees, squares


def compelled(t: UTable, s: Situation, found: list[Do]) -> list[Do] | None:
    """What a berserk character must do: attack the nearest enemy he sees, or come to him. None: whatever he likes.

    [dun.skill.combat.berserker.compulsion]
    """
    figure, board = s.figure, s.field.board
    seen = [foe for foe in figures.enemies(t.state, figure) if sees(t, figure, foe, facing=False)]
    if not seen:
        return None
    least = min(distance(board, figure, foe) for foe in seen)
    nearest = [foe for foe in seen if distance(board, figure, foe) == least]
    ids = [foe.id for foe in nearest]
    blows = [do for do in found if do.verb == "attack" and do.target in ids]
    if blows:
        return blows
    goals = [cell for foe in nearest for cell in squares(board, foe)]
    gaps = {
        do: min(board.distance(part, goal) for part in base_at(t, carrier(t, figure), do.cell) for goal in goals)
        for do in found
        if do.verb == "move"
    }
    closest = min(gaps.values(), default=least)
    return [do for do in gaps if gaps[do] == closest] if closest < least else None


async def change_back(t: UTable, who: int) -> None:
    """From the second turn on a 1 at the end of the activation brings back the human shape.

    [dun.skill.nature.lycanthropy.return]
    """
    figure = t.state.figures[who]
    now = t.state.turn.number
    if now <= figure.uses.get(Note.CHANGED, now):
        return
    (rolled,) = await t.roll(1, 6, "shape")
    telling.one_die(t, who, "shape", rolled, 2, ("dun.skill.nature.lycanthropy.return",))
    if rolled > 1:
        return
    shapes.leave(t.state.figures[who])
    t.tell(Changed(who=who, name=figure.card, shape="human", cites=("dun.skill.nature.lycanthropy.return",)))
