"""Collaborative and competitive play: every hero counts Achievement points of his own."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...state import HEROES, NOBODY, Figure, Note

FEATS = Note.FEATS
ENOUGH = 3
"""Heroes from whom on the last one loses a point."""


def credit(t: UTable, points: int, who: int = NOBODY) -> None:
    """Points of the group also count for the hero who earned them: the one named, or the one who is active; a
    companion earns them for his hero.  [dun.compete.markers]"""
    if not t.state.settings.compete:
        return
    active = t.state.turn.active
    figure = t.state.figures.get(who if who != NOBODY or active is None else active.who)
    if figure is not None and figure.side == HEROES and figure.kind != "hero":
        figure = t.state.figures.get(figure.owner)
    if figure is not None and figure.kind == "hero":
        figure.uses[FEATS] = figure.uses.get(FEATS, 0) + points


def award(t: UTable, heroes: list[Figure], gained: dict[int, int]) -> None:
    """The best gains a point; of three or more the last gains one less, but never less than none. Nobody of equals.

    [dun.compete.best, dun.compete.worst]
    """
    if not t.state.settings.compete or not heroes:
        return
    counts = {hero.id: hero.uses.get(FEATS, 0) for hero in heroes}
    most, least = max(counts.values()), min(counts.values())
    best, last = ([hero for hero in heroes if counts[hero.id] == number] for number in (most, least))
    if len(best) == 1 and len(heroes) > 1:
        best[0].xp += 1
    if len(last) == 1 and len(heroes) >= ENOUGH and gained[last[0].id] > 0:
        last[0].xp -= 1
