"""The ground under a hero's feet: what a step costs, and where it may lead."""

from __future__ import annotations

from ..board import near
from ..content import Content
from ..state import State
from .abilities import gear, pits_for
from .reach import enemy_cells


class Footing:
    """What makes the steps of one hero dear, looked up once for a question. Spaces with enemies (`foes`) are closed to
    it.

    [alliance.move.not-through-enemies]
    """

    __slots__ = ("foes", "near", "pits", "slips")

    def __init__(self, state: State, content: Content, hero: int) -> None:
        self.near = near(state.arches)
        self.foes = enemy_cells(state, hero)
        self.pits = pits_for(state, content, hero)
        self.slips = "slip-away" in gear(state, content, hero).keywords

    def leaving(self, cell: int) -> int:
        """One Speed point to leave a space, one more next to enemies, one more out of a pit.

        [alliance.move.step-cost, alliance.move.leave-penalty, alliance.move.leave-penalty-max,
        alliance.move.enter-free, alliance.pvp.leave-penalty]
        """
        hindered = not self.slips and not self.foes.isdisjoint(self.near[cell])
        return 1 + hindered + (cell in self.pits)

    def hindered(self) -> set[int]:
        """All spaces next to enemies that hinder the hero.  [alliance.move.leave-penalty]"""
        return set() if self.slips else {cell for foe in self.foes for cell in self.near[foe]}


class Ground(Footing):
    """What stands in the way of one hero besides: where others stand or lie (`taken`) it may pass, but not stay.

    [alliance.move.through-heroes, alliance.defeat.pass-through]
    """

    __slots__ = ("taken",)

    def __init__(self, state: State, content: Content, hero: int) -> None:
        super().__init__(state, content, hero)
        self.taken = self.foes.union([figure.cell for other, figure in enumerate(state.heroes) if other != hero])

    def way_out(self, cell: int, points: int) -> bool:
        """Whether an empty space can be reached from a shared one with these points.  [alliance.move.end-empty]"""
        best, edge = {cell: points}, [cell]
        for at in edge:
            rest = best[at] - self.leaving(at)
            for other in self.near[at] if rest >= 0 else ():
                if other not in self.foes and (other not in best or rest > best[other]):
                    if other not in self.taken:
                        return True
                    best[other] = rest
                    edge.append(other)
        return False


def steps(ground: Ground, cell: int, points: int) -> list[int]:
    """The spaces that the hero can step into now.  [alliance.move.step-cost, alliance.move.end-empty]"""
    rest = points - ground.leaving(cell)
    if rest < 0:
        return []
    foes, occupied = ground.foes, ground.taken
    return [
        other
        for other in ground.near[cell]
        if other not in foes and (other not in occupied or ground.way_out(other, rest))
    ]
