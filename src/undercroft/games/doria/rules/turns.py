"""Between the phases: whose turn it is, and how one phase leads to the next."""

from __future__ import annotations

from ..content import DoriaTable
from ..events import Ended
from ..state import NOBODY
from . import actions, campaign, explore, hunt, monsters, party, passages, room_events, scenario, spawn
from .options import Person, people, person_label
from .telling import tell


async def tie(t: DoriaTable, *heroes: int) -> None:
    """Characters on the same space: the players decide who goes first.  [doria.phase-d.tie-heroes-en]"""
    chosen: Person = await t.choose(
        t.state.speaker,
        "first",
        people(t, heroes),
        label=person_label,
        cites=("doria.phase-d.tie-heroes-en",),
        at=tuple([f"hero-{hero}" for hero in heroes]),
    )
    await actions.act(t, chosen.hero)


async def monster_turn(t: DoriaTable, *waiting: int) -> None:
    """The first in monster order of those at this value.  [doria.phase-d.monster-turn]"""
    t.state.active = NOBODY
    await hunt.take_turn(t, await monsters.first_of(t, list(waiting)))


async def end_actions(t: DoriaTable) -> None:
    """Nobody can act any more.  [doria.phase-d.end, doria.phase-d.no-saving]"""
    state = t.state
    state.active = NOBODY
    state.phase, state.queue = "E", [hero for hero, who in enumerate(state.heroes) if who.poison and not who.away]


async def end_special(t: DoriaTable) -> None:
    t.state.phase = "G"


async def open_shop(t: DoriaTable) -> None:
    """Phase I: everybody can trade.  [doria.phase-i.any-place]"""
    t.state.phase, t.state.gold = "I", 0
    t.state.queue = [hero for hero, who in enumerate(t.state.heroes) if not who.away]


async def flee_or_change(t: DoriaTable) -> None:
    """Before the next round a party may flee from a campaign scenario, and people may come and go."""
    if campaign.can_flee(t):
        await campaign.ask_to_flee(t)
    if t.state.setting.switches.open_party and t.content.points.joining and not t.state.result:
        await party.change(t)
    else:
        t.state.phase = "change"


async def end_round(t: DoriaTable) -> None:
    """The next round begins, unless the first edition's last one is over.

    [doria.end.round-40-de, doria.end.no-round-limit-en]
    """
    limit = t.content.points.round_limit
    if limit and t.state.round >= limit:
        end_with(t, "lost-time")
    t.state.phase = "A"


async def tile_revealed(t: DoriaTable) -> None:
    """The scenario dresses a new tile; after the last one those who are late act, and a way is found to what is cut
    off."""
    slot = t.state.fresh.pop(0)
    await scenario.tile_revealed(t, slot)
    await spawn.line_up(t)
    if not t.state.fresh:
        passages.seek(t)
        await room_events.look_up(t, slot)


async def choose_dead_end(t: DoriaTable) -> None:
    await explore.choose_dead_end(t)


async def end(t: DoriaTable, reason: str) -> None:
    """The scenario's own end.  [doria.end.goal]"""
    scenario.tell_end(t, reason)
    end_with(t, reason)


def end_with(t: DoriaTable, reason: str) -> None:
    t.state.result = reason
    tell(t, Ended(reason=reason, cites=("doria.end.goal",)))
