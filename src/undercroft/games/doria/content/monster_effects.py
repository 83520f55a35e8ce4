"""What monsters do beyond their attacks: in dying, at the end of a round, with a wound that they deal.

Effects take (t, monster), those of a wound (t, monster, hero).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Called, MonsterBurst, MonsterCursed, Ordered, WoundsClosed
from ..rules import doom, ground, health, monsters, spawn, status
from ..rules.telling import tell
from ..state import OUTSIDE
from .definitions import MonsterEffect
from .effects import awake

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from . import DoriaTable


def explode(amount: int) -> MonsterEffect:
    """In dying it hurts all characters within one square, never monsters.  [doria.spawn.mod-effects-not-monsters-en]"""

    async def effect(t: DoriaTable, monster: int) -> None:
        tell(t, MonsterBurst(**monsters.told(t.state.monsters[monster])))
        near = ground.squares_around(t, t.state.monsters[monster].square, 1)
        for hero in awake(t):
            if t.state.heroes[hero].square in near:
                await health.wound(t, hero, amount, element="fire")

    return effect


async def curse(t: DoriaTable, monster: int) -> None:
    """Its death brings doom nearer."""
    tell(t, MonsterCursed(**monsters.told(t.state.monsters[monster])))
    doom.advance(t, 1)


def call(t: DoriaTable, monster: int, kind: str) -> None:
    """Whom it calls, and that it was this one who did."""
    tell(t, Called(**monsters.told(t.state.monsters[monster]), kind=kind, cites=("doria.phase-f.sources",)))


async def raise_zombie(t: DoriaTable, monster: int) -> None:
    """A zombie rises next to it."""
    call(t, monster, "zombie")
    await spawn.appear(t, "zombie", t.state.monsters[monster].square)


async def call_goblin(t: DoriaTable, monster: int) -> None:
    """In every second round a goblin comes to its side, and brings a friend as goblins do."""
    if t.state.round % 2 == 0:
        call(t, monster, "goblin")
        await spawn.bring(t, "goblin", (), t.state.monsters[monster].square)


async def call_zombie(t: DoriaTable, monster: int) -> None:
    """In every second round a zombie rises next to it."""
    if t.state.round % 2 == 0:
        await raise_zombie(t, monster)


async def shed_slime(t: DoriaTable, monster: int) -> None:
    """In every second round a slimecrawler crawls out of it."""
    if t.state.round % 2 == 0:
        call(t, monster, "slimecrawler")
        await spawn.appear(t, "slimecrawler", t.state.monsters[monster].square)


async def knit(t: DoriaTable, monster: int) -> None:
    """One hit point grows back, up to what it appeared with."""
    beast = t.state.monsters[monster]
    if beast.hp < monsters.stats(t, monster).hp:
        beast.hp += 1
        tell(t, WoundsClosed(**monsters.told(beast), hp=beast.hp, cites=("doria.phase-f.sources",)))


async def order_attack(t: DoriaTable, monster: int) -> None:
    """The nearest other monster is activated once more."""
    beast = t.state.monsters[monster]
    near = t.content.atlas.board(t.state.dungeon).range_row(beast.square) if beast.square != OUTSIDE else []
    others = [m.id for m in t.state.monsters.values() if m.id != monster and m.square != OUTSIDE and near]
    if others:
        tell(t, Ordered(**monsters.told(beast)))
        monsters.activate(t, min(others, key=lambda other: near[t.state.monsters[other].square]))


async def root(t: DoriaTable, monster: int, hero: int) -> None:
    """Frozen to the ground until the end of the round."""
    status.hold(t, hero, "frozen")


def drain_psi(amount: int) -> Callable[[DoriaTable, int, int], Awaitable[None]]:
    """A wound costs psi points too."""

    async def effect(t: DoriaTable, monster: int, hero: int) -> None:
        health.lose_psi(t, hero, amount)

    return effect
