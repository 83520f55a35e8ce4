"""Effects of single cards that no effect value describes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..geometry import PLACE
from ..state import HEROES, own

if TYPE_CHECKING:
    from . import AllianceTable


async def hymn(t: AllianceTable, hero: int, target: int) -> None:
    """Every own hero in the singer's room removes 1 wound."""
    from ..rules.wounds import heal  # rules import the printed content, so the content looks them up when it plays

    room = PLACE[t.state.heroes[hero].cell]
    for ally in own(hero // HEROES):
        if PLACE[t.state.heroes[ally].cell] == room:
            await heal(t, ally, 1)


async def miracle(t: AllianceTable, hero: int, target: int) -> None:
    """Every own hero, wherever it is, removes 2 wounds."""
    from ..rules.wounds import heal

    for ally in own(hero // HEROES):
        await heal(t, ally, 2)
