"""The doom counter: its track, extra activations and the rise of the monsters."""

from __future__ import annotations

from ..content import DoriaTable
from ..events import DoomMoved, DoomRounded, Ended, ExtraActivation, MonsterLevel
from . import hunt, monsters, spawn
from .telling import tell

HEAD = 0
FIRST, LAST = 40, 30
"""The spaces after the head; the last raises the monster level and leads back to the head."""

EXTRA = (39, 36, 33)
"""The red spaces."""


def space(steps: int) -> int:
    """The number on the track after so many steps from the head.

    >>> space(1), space(11)
    (40, 30)
    """
    return FIRST + 1 - steps


def advance(t: DoriaTable, spaces: int) -> None:
    """The counter moves so many spaces, one after the other, as soon as what happens now is done."""
    t.state.doom_due += spaces


async def step(t: DoriaTable) -> None:
    """One space; what it shows happens at once.  [doria.phase-g.track, doria.phase-g.trigger]"""
    t.state.doom_due -= 1
    t.state.doom += 1
    now = space(t.state.doom)
    if now in (*EXTRA, LAST) or not t.state.doom_due:
        tell(t, DoomMoved(space=now, cites=("doria.phase-g.track",)))
    if now in EXTRA:
        t.state.monster_points += 1
        await extra_activation(t, now)
    elif now == LAST:
        t.state.monster_points += 1
        t.state.doom = HEAD
        level_up(t)


async def extra_activation(t: DoriaTable, now: int) -> None:
    """Monsters are filled up at the entrance, then all of them act.

    [doria.phase-g.refill-number, doria.phase-g.refill-place-en, doria.phase-g.extra-activation]
    """
    tell(t, ExtraActivation(space=now, cites=("doria.phase-g.extra-activation",)))
    missing = -(-t.state.party // 2) - len(t.state.monsters)
    for _ in range(missing):
        await spawn.at_entrance(t)
    t.state.rush = list(t.state.monsters)


async def rush(t: DoriaTable) -> None:
    """The next monster of an extra activation, in monster order.  [doria.phase-g.extra-activation]"""
    waiting = [monster for monster in t.state.rush if monster in t.state.monsters]
    if not waiting:
        t.state.rush = []
        return
    monster = await monsters.first_of(t, waiting)
    t.state.rush = [other for other in waiting if other != monster]
    await hunt.act(t, monster)


def level_up(t: DoriaTable) -> None:
    """All monsters rise a level at once; in a campaign only once in a scenario.

    [doria.phase-g.level-up, doria.phase-g.level-up-campaign, doria.camp.monster-cap-en, doria.end.level-5-de,
    doria.level.monster-adjust-en, doria.level.monster-adjust-de]
    """
    campaign = t.state.setting.mode == "campaign"
    if campaign and t.state.level > t.state.first_level:
        tell(t, DoomRounded(cites=("doria.phase-g.level-up-campaign",)))
        return
    limit = t.content.points.level_limit
    if limit and t.state.level + 1 >= limit and not campaign:
        t.state.result = "lost-level"
    before = {monster: monsters.stats(t, monster).hp for monster in t.state.monsters}
    t.state.level += 1
    for monster, hp in before.items():
        now, who = monsters.stats(t, monster).hp, t.state.monsters[monster]
        who.hp = max(who.hp, now) if t.content.points.fresh_hp_on_level else who.hp + max(0, now - hp)
    tell(t, MonsterLevel(level=t.state.level, cites=("doria.phase-g.level-up",)))
    if t.state.result == "lost-level":
        tell(t, Ended(reason=t.state.result, cites=("doria.end.level-5-de",)))
