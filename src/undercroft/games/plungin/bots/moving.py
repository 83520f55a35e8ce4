"""Where a Hero should go who may move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from ..board import FAR, Ways, apart
from ..rules import figures, laws, turns
from ..state import Foe
from . import judgement
from .judgement import distances
from .mending import mending_goals
from .situation import NEVER, Scene

Choice = Callable[[Sequence[int]], tuple[float, int]]
"""Of some squares the best, the first of those that are as good, after what it is worth."""

CROWD = 4
"""Friends within so many squares make room for the one who cannot get on."""


LEAVING = 71.0
"""What it is worth to get out of a place that hurts: more than to mend there, less than to light a torch."""


def stay(cells: Sequence[int]) -> tuple[float, int]:
    """No square is worth a step."""
    return NEVER, cells[0]


def best_by(worth: Callable[[int], float]) -> Choice:
    """The choice of the square that is worth most."""

    def choose(cells: Sequence[int]) -> tuple[float, int]:
        values = [worth(cell) for cell in cells]
        most = max(values)
        return most, cells[values.index(most)]

    return choose


def moving(scene: Scene) -> Choice:
    """Which square is the best for the Hero who may move."""
    t = scene.t
    if scene.hunters:
        if runs(scene):
            return flight(scene)
        if t.state.idle > 3 and (scene.ref + t.state.idle // 3) % 2:
            return stay  # some stand still, so that what keeps away is driven into a corner
        return approach(scene, scene.hunters)
    if scene.mending:
        return recovering(scene)
    if scene.errand is not None and scene.errand.kind == "leave":
        return toward(scene, scene.errand.goals, 25.0)
    if t.state.foes:
        return approach(scene, t.state.foes)
    if scene.errand is None:
        return stay
    if scene.errand.who == scene.ref:
        return toward(scene, scene.errand.goals, 25.0)
    if judgement.stuck(t, scene.errand):
        return making_room(scene, scene.errand)
    if scene.errand.kind == "fetch":
        return stay
    return around(scene, scene.errand.goals)


def recovering(scene: Scene) -> Choice:
    """To those who mend or are mended, or to a Chest meanwhile; the others make room. Nobody mends where the place
    itself hurts."""
    board = figures.board(scene.t)
    tile = board.tile_of[scene.hero.cell]
    if judgement.hazardous(scene.t, tile):
        return toward(scene, tuple(cell for cell, other in board.tile_of.items() if other != tile), LEAVING)
    if scene.errand is not None and scene.errand.who == scene.ref:
        return toward(scene, scene.errand.goals, 25.0)
    goals = mending_goals(scene)
    if goals:
        return toward(scene, goals, 35.0)
    ways = set[int]()
    for ref in figures.living(scene.t):
        ways |= judgement.way(scene.t, ref, distances(scene.t, mending_goals(scene, ref)))
    if scene.errand is not None:
        ways |= judgement.way(scene.t, scene.errand.who, distances(scene.t, scene.errand.goals))
    if scene.hero.cell not in ways:
        return stay
    return best_by(lambda cell: 20.0 - 0.05 * apart(cell, scene.hero.cell) if cell not in ways else NEVER)


def making_room(scene: Scene, errand: judgement.Errand) -> Choice:
    """Away from the one who was sent and cannot get on, but never off the tile where one's own things lie."""
    board, hero, sent = figures.board(scene.t), scene.hero, scene.t.state.heroes[errand.who].cell
    way = judgement.way(scene.t, errand.who, distances(scene.t, errand.goals)).union(errand.goals)
    tile = board.tile_of[hero.cell]
    bound = any(left.owner == scene.ref for left in scene.t.state.litter.get(tile, ()))

    def worth(cell: int) -> float:
        if cell in way or (bound and board.tile_of[cell] != tile):
            return NEVER
        return 15.0 + 0.05 * apart(cell, sent)

    return best_by(worth) if apart(hero.cell, sent) <= CROWD else stay


def runs(scene: Scene) -> bool:
    """The weak leave a fight that can hurt them while others still stand in it."""
    if not judgement.weak(scene.hero):
        return False
    if all(judgement.weak(scene.t.state.heroes[ref]) for ref in figures.living(scene.t)):
        return False
    return any(judgement.deadly(scene.t, foe) for foe in scene.hunters)


def flight(scene: Scene) -> Choice:
    """Out of reach: off the Monsters' tiles, else just away."""
    t, board = scene.t, figures.board(scene.t)
    tiles = {board.tile_of[foe.cell] for foe in scene.hunters}

    def safe(cell: int) -> bool:
        return board.tile_of[cell] not in tiles and not judgement.beside_foe(t, cell, scene.hunters)

    if safe(scene.hero.cell) and not any(laws.pursues(t, foe) for foe in scene.hunters):
        return stay

    def worth(cell: int) -> float:
        return (70.0 if safe(cell) else 42.0) + min(9, *(apart(cell, foe.cell) for foe in scene.hunters))

    here = worth(scene.hero.cell)
    return best_by(lambda cell: found if (found := worth(cell)) > here else NEVER)


def approach(scene: Scene, foes: list[Foe]) -> Choice:
    """To a square from which to fight; those who strike from afar keep off."""
    t, hero = scene.t, scene.hero
    hits = judgement.hitting(t, hero, foes)
    if scene.hunters and hits(hero.cell):
        return stay
    shy = judgement.strikes_from_afar(t, hero)
    spent = judgement.weak(hero) and turns.actions_left(t, hero) <= 1
    far_from = judgement.distances_around(t, [foe.cell for foe in foes])
    if not shy and not spent:
        return closing_in(hero.cell, hits, far_from)

    def worth(cell: int) -> float:
        far = far_from.get(cell, FAR)
        if spent and far <= 1:
            return NEVER  # one blow instead of two for anyone who comes after the weak
        if hits(cell):
            return 49.0 + (min(far, 6) if shy else -0.1 * far)
        return 30.0 - min(far, 60) * 0.4 if not shy or far > 4 else 5.0

    here = worth(hero.cell)
    return best_by(lambda cell: found if (found := worth(cell)) > here else NEVER)


def closing_in(start: int, hits: Callable[[int], bool], far_from: Ways) -> Choice:
    """To the nearest square from which to strike, else as near as it goes."""

    def worth(far: int, strikes: bool) -> float:
        return 49.0 - 0.1 * far if strikes else 30.0 - min(far, 60) * 0.4

    here = worth(far_from.get(start, FAR), hits(start))

    def choose(cells: Sequence[int]) -> tuple[float, int]:
        striking = [cell for cell in cells if hits(cell)]
        far, cell = far_from.nearest(striking or cells)
        found = worth(far, bool(striking))
        return (found, cell) if found > here else (NEVER, cell)

    return choose


def toward(scene: Scene, goals: tuple[int, ...], worth: float, near: int = 0) -> Choice:
    """Closer to some squares, down to a distance; anyone there stays."""
    t = scene.t
    if not goals:
        return stay
    taken = figures.occupied(t) - {scene.hero.cell}
    free = [cell for cell in goals if cell not in taken] or list(goals)
    far = distances(t, free)
    here = far.get(scene.hero.cell, FAR)
    if here <= near:
        return stay

    def choose(cells: Sequence[int]) -> tuple[float, int]:
        steps, cell = far.nearest(cells)
        return (worth - 0.05 * max(near, steps), cell) if steps < here else (NEVER, cell)

    return choose


def around(scene: Scene, goals: tuple[int, ...]) -> Choice:
    """Close by, but out of the way of the one who was sent."""
    errand = scene.errand
    far = distances(scene.t, goals)
    way = judgement.way(scene.t, errand.who, far) if errand is not None else set()

    def off(cell: int) -> float:
        steps = far.get(cell)
        worth = 3.0 * (2 - steps) if steps < 2 else steps - 4.0 if steps > 4 else 0.0
        return 5.0 + worth if cell in way else worth

    here = off(scene.hero.cell)

    def choose(cells: Sequence[int]) -> tuple[float, int]:
        least, nearest = inf, cells[0]
        for cell in cells:
            if (astray := off(cell)) < least:
                least, nearest = astray, cell
                if not least:
                    break
        return 20.0 - 0.05 * least if least < here else NEVER, nearest

    return choose
