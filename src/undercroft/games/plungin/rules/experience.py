"""XP and levels."""

from __future__ import annotations

from ..content import PlunginTable
from ..content.definitions import LIF, MAG, STATS
from ..events.quest import Earned, Levelled, Raised, Shared
from ..state import Hero
from . import figures

POOL = 120


def earn(t: PlunginTable, xp: int) -> None:
    """XP goes to the group; each full 120 are shared out among the living, the rest stays.

    [plungin.xp.pool, plungin.xp.shares, plungin.xp.sources]
    """
    if xp <= 0:
        return
    t.state.idle = 0
    t.state.pool += xp
    living = [hero for hero in t.state.heroes if hero.lif > 0]
    full = t.state.pool // POOL
    if not full or not living:
        return
    t.state.pool -= full * POOL
    share = full * (POOL // len(living))
    for hero in living:
        hero.xp += share
    t.tell(Shared(xp=share, cites=("plungin.xp.pool", "plungin.xp.shares")))


def tell_earned(t: PlunginTable, xp: int, cite: str) -> None:
    """XP for something that does not say itself what it is worth."""
    if xp:
        t.tell(Earned(xp=xp, cites=(cite,)))


def can_rise(t: PlunginTable, hero: Hero) -> bool:
    """Whether there is a next level and the Hero can pay for it.  [plungin.level.table, plungin.level.xp-spent]"""
    return hero.level < len(t.content.levels) and next_level(t, hero) <= hero.xp


def next_level(t: PlunginTable, hero: Hero) -> int:
    """The XP price of a Hero's next level.  [plungin.level.table, plungin.level.xp-spent]"""
    return t.content.levels[hero.level].xp


def rise(t: PlunginTable, hero: Hero) -> None:
    """A level costs its XP and gives points for stats, even inside a dungeon.

    [plungin.level.immediate, plungin.level.xp-spent, plungin.level.points, plungin.xp.use]
    """
    hero.xp -= next_level(t, hero)
    hero.level += 1
    hero.points += t.content.levels[hero.level - 1].points
    t.tell(Levelled(hero=figures.hero_name(t, hero), level=hero.level, cites=("plungin.level.xp-spent",)))


def raisable(t: PlunginTable, hero: Hero) -> list[int]:
    """Stats that a Hero's points can raise: the new value is the price, the level's cap the limit.

    [plungin.level.stat-price, plungin.level.cap, plungin.hero.non-magic-lock]
    """
    cap = t.content.levels[hero.level - 1].cap
    return [
        index
        for index, value in enumerate(hero.stats)
        if value < cap and value + 1 <= hero.points and (index != MAG or hero.magic)
    ]


def stat_price(hero: Hero, stat: str) -> int:
    """What the next point of a stat costs: its new value.  [plungin.level.stat-price]"""
    return hero.stats[STATS.index(stat)] + 1


def raise_stat(t: PlunginTable, hero: Hero, index: int) -> None:
    """Pay the new value in points; a raised LIF is felt at once.

    [plungin.level.stat-price, plungin.damage.healing-cap]
    """
    hero.points -= stat_price(hero, STATS[index])
    hero.stats[index] += 1
    if index == LIF:
        hero.lif += 1
    tell_raised(t, hero, index, "plungin.level.stat-price")


def tell_raised(t: PlunginTable, hero: Hero, index: int, cite: str) -> None:
    """A stat is higher from now on."""
    who, lif = figures.hero_name(t, hero), hero.lif if index == LIF else 0
    t.tell(Raised(hero=who, stat=STATS[index], value=hero.stats[index], lif=lif, cites=(cite,)))
