"""Helping with a rope over pits and cliffs."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Attribute
from ...state import Figure, Lasting, Mark, standing
from ..characters import figures
from ..checks import Trial, attempt
from ..squares import Do, Situation, adjacent, away, board_of, field_of, footprint, in_melee, spend_action, squares


def offers(t: UTable, s: Situation) -> list[Do]:
    """With a rope, next to a pit or cliff and out of every Melee Range; not for animals.

    [dun.rope.declare, dun.rope.not-in-melee-range]
    """
    if s.figure.kind not in ("hero", "mercenary"):
        return []
    field = s.field
    deep = field.gaps["pit"] | field.gaps["abyss"]
    if not deep or not any(field.touch[cell] & deep for cell in squares(field.board, s.figure)):
        return []
    things = (*s.figure.hands, *s.figure.pack)
    rope = any(t.content.objects[h.card].kind == "rope" for h in things if h.card in t.content.objects)
    return [Do("rope")] if rope else []


async def declare(t: UTable, who: int, do: Do) -> None:
    """His Action goes to helping; the offer stands until his next activation.  [dun.rope.declare]"""
    active = t.state.turn.active
    assert active is not None
    spend_action(active)
    t.state.lasting.append(Lasting(who, "", 0, "turn", "rope", who, skill="roping"))


def helper(t: UTable, figure: Figure, landing: int) -> Figure | None:
    """An ally with a rope towards whom the gap is crossed, who is on his feet and in no Melee Range.

    [dun.rope.direction, dun.rope.not-in-melee-range]
    """
    board = board_of(t)
    holding = {effect.target for effect in t.state.lasting if effect.skill == "roping"}
    for ally in figures.allies(t.state, figure):
        up = not ally.marks & (Mark.KNOCKED_DOWN | Mark.STATIONARY)
        if ally.id in holding and up and away(board, ally, landing) <= 1 and not in_melee(t, ally):
            return ally
    return None


def watched(t: UTable, side: int, gap: int) -> int:
    """-1 if an enemy stands next to the pit.  [dun.rope.enemy-adjacent]"""
    near, board = field_of(t).touch[gap], board_of(t)
    return -int(any(f.side != side and standing(f) and near & footprint(board, f) for f in t.state.figures.values()))


async def saves(t: UTable, who: int, landing: int, gap: int) -> bool:
    """The ally has failed: the helper's Strength test makes up for it, +1 for each ally next to him, -1 for a Large
    one.

    [dun.rope.test, dun.rope.large, dun.rope.allies, dun.rope.enemy-adjacent]
    """
    figure = t.state.figures[who]
    friend = helper(t, figure, landing)
    return friend is not None and (await attempt(t, friend.id, rope_trial(t, figure, friend, gap))).passed


def rope_trial(t: UTable, figure: Figure, friend: Figure, gap: int) -> Trial:
    """[dun.rope.test, dun.rope.large, dun.rope.allies]"""
    hands = sum(adjacent(t, friend, ally) for ally in figures.allies(t.state, friend) if ally is not figure)
    return Trial(Attribute.STRENGTH, "rope", hands - (figure.size >= LARGE) + watched(t, figure.side, gap))
