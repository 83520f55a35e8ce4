"""The trick cards. A card that is played as an action has its effect next to it; `distraction` reacts instead."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from undercroft.kernel import Definition

from ..events import Healed, Quieted, RanOff

if TYPE_CHECKING:
    from . import CellarTable

Effect = Callable[[Any, int], Awaitable[None]]


class Card(Definition, frozen=True):
    copies: int
    play: Effect | None = None
    needs_rat: bool = False
    needs_wound: bool = False


async def cheese(t: CellarTable, seat: int) -> None:
    """One rat in the room runs off.  [cellar.card.cheese]"""
    room = t.state.thieves[seat].room
    t.state.rats[room] -= 1
    t.tell(RanOff(room=room, rats=t.state.rats[room], cites=("cellar.card.cheese",)))


async def lullaby(t: CellarTable, seat: int) -> None:
    """Two less noise.  [cellar.card.lullaby]"""
    before = t.state.noise
    t.state.noise = max(0, before - 2)
    t.tell(Quieted(noise=t.state.noise, before=before, cites=("cellar.card.lullaby",)))


async def bandage(t: CellarTable, seat: int) -> None:
    """One health back.  [cellar.card.bandage]"""
    thief = t.state.thieves[seat]
    thief.health += 1
    t.tell(Healed(thief=seat, health=thief.health, cites=("cellar.card.bandage",)))


async def haste(t: CellarTable, seat: int) -> None:
    """Two more actions this turn.  [cellar.card.haste]"""
    t.state.actions += 2


CARDS = (
    Card(id="cheese", copies=4, play=cheese, needs_rat=True),
    Card(id="lullaby", copies=4, play=lullaby),
    Card(id="bandage", copies=3, play=bandage, needs_wound=True),
    Card(id="haste", copies=4, play=haste),
    Card(id="distraction", copies=5),
)
