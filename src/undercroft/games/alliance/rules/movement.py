"""Movement of heroes: steps, their cost, spinning, and entering rooms."""

from __future__ import annotations

from undercroft.kernel import Text

from ..content import AllianceTable, Content
from ..events import Moved
from ..geometry import DIRECTIONS, PLACE, WIDTH, X, Y, near
from ..state import HEROES, State, Turn
from . import challenges
from .abilities import gear, pits, speed
from .board import enemy_cells, taken


def left(state: State, content: Content, turn: Turn) -> int:
    """The Speed points that are left in this movement; none after an attack.

    [alliance.hero.speed-pool, alliance.hero.no-move-after-attack, alliance.hero.speed-optional]
    """
    if turn.attacked or turn.over:
        return 0
    return max(0, speed(state, content, turn.hero) - turn.used)


def pay(turn: Turn, points: int) -> None:
    """Spend Speed points; from now on there is no second attack.  [alliance.hero.two-attacks-speed-test]"""
    turn.used += points
    turn.spent = turn.spent or points > 0


class Ground:
    """What stands in the way of one hero, looked up once for a question."""

    def __init__(self, state: State, content: Content, hero: int) -> None:
        self.near = near(state.arches)
        self.taken = taken(state, but=hero)
        self.foes = frozenset(enemy_cells(state, hero))
        self.pits = pits(state, content) if state.challenges else []
        self.slips = "slip-away" in gear(state, content, hero).keywords

    def leaving(self, cell: int) -> int:
        """One Speed point to leave a space, one more next to enemies, one more out of a pit.

        [alliance.move.step-cost, alliance.move.leave-penalty, alliance.move.leave-penalty-max,
        alliance.move.enter-free, alliance.pvp.leave-penalty]
        """
        hindered = not self.slips and not self.foes.isdisjoint(self.near[cell])
        return 1 + hindered + (cell in self.pits)

    def open(self, cell: int) -> bool:
        """A space may be entered unless an enemy is in it.

        [alliance.move.not-through-enemies, alliance.move.through-heroes, alliance.defeat.pass-through]
        """
        return cell not in self.foes

    def way_out(self, cell: int, points: int) -> bool:
        """Whether an empty space can be reached from a shared one with these points.  [alliance.move.end-empty]"""
        best, edge = {cell: points}, [cell]
        for at in edge:
            rest = best[at] - self.leaving(at)
            for other in self.near[at] if rest >= 0 else ():
                if self.open(other) and rest > best.get(other, -1):
                    if other not in self.taken:
                        return True
                    best[other] = rest
                    edge.append(other)
        return False


def steps(ground: Ground, cell: int, points: int) -> list[tuple[str, int]]:
    """The spaces that the hero can step into now, by direction.  [alliance.move.step-cost, alliance.move.end-empty]"""
    rest = points - ground.leaving(cell)
    if rest < 0:
        return []
    return [
        (direction(cell, other), other)
        for other in ground.near[cell]
        if ground.open(other) and (other not in ground.taken or ground.way_out(other, rest))
    ]


def direction(cell: int, other: int) -> str:
    return DIRECTIONS[X[other] - X[cell], Y[other] - Y[cell]]


async def step(t: AllianceTable, turn: Turn, where: str) -> None:
    """Move one space.  [alliance.move.step-cost, alliance.move.through-archway]"""
    hero = turn.hero
    ground, cell = Ground(t.state, t.content, hero), t.state.heroes[hero].cell
    pay(turn, ground.leaving(cell))
    other = next(one for one in ground.near[cell] if direction(cell, one) == where)
    await enter(t, hero, other)
    await step_on_chest(t, hero)


async def enter(t: AllianceTable, hero: int, cell: int) -> None:
    """A hero comes to a space; a new room shows its challenges.  [alliance.challenge.reveal-on-entry]"""
    figure = t.state.heroes[hero]
    before, figure.cell = PLACE[figure.cell], cell
    t.tell(Moved(who=figure.card, x=cell % WIDTH, y=cell // WIDTH, cites=("alliance.move.step-cost",)))
    if PLACE[cell] != before:
        await challenges.entered(t, hero)


async def step_on_chest(t: AllianceTable, hero: int) -> None:
    """A hero who moves onto an unlocked chest may open it for nothing; a locked one is not touched by it.

    [alliance.chest.open-by-entering, alliance.chest.locked-enter-no-effect]
    """
    figure = t.state.heroes[hero]
    for token in list(t.state.challenges):
        card = t.content.challenges[token.card]
        if token.cell == figure.cell and token.up and card.reward is not None and not card.locked and not figure.down:
            cites = ("alliance.chest.open-by-entering",)
            chosen = await t.choose(hero // HEROES, "step-chest", ["open", "leave"], label=chest_label, cites=cites)
            if chosen == "open":
                await challenges.open_chest(t, hero, token)


def chest_label(option: str) -> Text:
    return Text(f"step-chest-{option}")
