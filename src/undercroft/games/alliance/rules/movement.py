"""Movement of heroes: Speed points, steps, and entering rooms."""

from __future__ import annotations

from undercroft.kernel import Word

from .. import ids
from ..board import PLACE, WIDTH
from ..content import AllianceTable, Content
from ..events import Moved
from ..state import HEROES, State, Turn
from . import challenges
from .abilities import speed
from .ground import Footing
from .options import LEAVE
from .pace import pay

OPEN = Word("open")


def left(state: State, content: Content, turn: Turn) -> int:
    """The Speed points that are left in this movement; none after an attack.

    [alliance.hero.speed-pool, alliance.hero.no-move-after-attack, alliance.hero.speed-optional]
    """
    if turn.attacked or turn.over:
        return 0
    return max(0, speed(state, content, turn.hero) - turn.used)


async def step(t: AllianceTable, turn: Turn, cell: int) -> None:
    """Move one space.  [alliance.move.step-cost, alliance.move.through-archway]"""
    hero = turn.hero
    pay(turn, Footing(t.state, t.content, hero).leaving(t.state.heroes[hero].cell))
    await enter(t, hero, cell)
    await step_on_chest(t, hero)


async def enter(t: AllianceTable, hero: int, cell: int, how: str = "walk", way: tuple[int, ...] = ()) -> None:
    """A hero comes to a space; a new room shows its challenges.  [alliance.challenge.reveal-on-entry]"""
    figure = t.state.heroes[hero]
    before, figure.cell = PLACE[figure.cell], cell
    if t.log is not None:
        x, y, cites = cell % WIDTH, cell // WIDTH, ("alliance.move.step-cost",)
        t.tell(Moved(who=figure.card, x=x, y=y, figure=hero, how=how, way=way, cites=cites))
    if PLACE[cell] != before:
        await challenges.entered(t, hero)


async def step_on_chest(t: AllianceTable, hero: int) -> None:
    """A hero who moves onto an unlocked chest may open it for nothing; a locked one is not touched by it.

    [alliance.chest.open-by-entering, alliance.chest.locked-enter-no-effect]
    """
    figure = t.state.heroes[hero]
    for token in [one for one in t.state.challenges if one.up and one.cell == figure.cell]:
        card = t.content.challenges[token.card]
        if card.reward is not None and not card.locked and not figure.down:
            cites, at = ("alliance.chest.open-by-entering",), (ids.piece(hero), ids.token(token.cell))
            if await t.choose(hero // HEROES, "step-chest", [OPEN, LEAVE], cites=cites, at=at) == OPEN:
                await challenges.open_chest(t, hero, token)
