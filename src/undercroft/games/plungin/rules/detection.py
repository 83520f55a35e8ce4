"""How Monsters become aware of the Heroes."""

from __future__ import annotations

from ..board import STEPS, around
from ..content import PlunginTable
from ..events.fights import Noticed, Unnoticed
from ..state import Foe, Hero
from . import figures, pools


def in_front(foe: Foe, cell: int) -> bool:
    """At least one row ahead in the direction that the Monster faces.  [plungin.detect.front]"""
    dx, dy = figures.columns(foe.cell, cell)
    return (-dy, dx, dy, -dx)[foe.facing] >= 1


def watched(t: PlunginTable, foe: Foe, shorter: int = 0) -> frozenset[int]:
    """The squares onto which nobody steps unnoticed: those in front of a Monster within RNG and sight, and adjacent
    ones.

    [plungin.detect.front, plungin.detect.range-count, plungin.detect.adjacent]
    """
    board, reach = figures.board(t), t.content.monsters[foe.kind].rng - shorter
    key = (foe.cell, foe.facing, reach)
    seen = board.views.get(key)
    if seen is None:
        ahead = (
            cell
            for cell in around(foe.cell, reach)
            if cell in board.tile_of and in_front(foe, cell) and board.sees(foe.cell, cell)
        )
        seen = board.views[key] = frozenset((*ahead, *board.near[foe.cell]))
    return seen


def unaware(t: PlunginTable) -> list[Foe]:
    """Monsters that could still notice something.  [plungin.detect.start-unaware, plungin.spell.blind-sleep]"""
    foes = t.state.foes
    return [foe for foe in foes if not foe.aware and not foe.blind] if foes else []


def hiding(hero: Hero) -> int:
    """How many dice harder a Hero is to detect.  [plungin.ability.stealth, plungin.spell.invisibility]"""
    return figures.has(hero, "stealth") + (3 if hero.unseen else 0)


async def step_seen(t: PlunginTable, ref: int, cell: int, tried: list[int]) -> None:
    """A Hero (or image) steps onto a square: those who notice alert their whole room. `tried` keeps the Monsters that
    have already rolled against a hidden Hero in this Move.

    [plungin.detect.front, plungin.detect.adjacent, plungin.detect.modified-roll, plungin.spell.shadow-images-detected]
    """
    hero = figures.figure(t, ref)
    hidden = hiding(hero) if isinstance(hero, Hero) else 0
    rolls = t.content.points.detection_rolls
    for foe in unaware(t):
        if foe.aware or foe.number in tried or cell not in watched(t, foe, 0 if rolls else hidden):
            continue
        if hidden and rolls:
            tried.append(foe.number)
            rolled = await spots(t, foe, ref, hidden)
            if rolled.successes:
                alert(t, figures.tile_of(t, foe.cell), spotted=(foe.number, rolled))
            continue
        alert(t, figures.tile_of(t, foe.cell))


async def spots(t: PlunginTable, foe: Foe, ref: int, hidden: int) -> pools.Pool:
    """WIT dice, fewer against a hidden Hero; one success is enough.  [plungin.detect.modified-roll]"""
    rolled = await pools.roll(t, figures.kind_of(t, foe).wit - hidden, "detect")
    if not rolled.successes:
        cites = ("plungin.detect.modified-roll",)
        monster, who = figures.name(t, foe.number), figures.name(t, ref)
        t.tell(Unnoticed(monster=monster, who=who, rolled=rolled.dice, least=rolled.least, cites=cites))
    return rolled


def alert(
    t: PlunginTable, tile: int, *, even_blind: bool = False, spotted: tuple[int, pools.Pool] | None = None
) -> None:
    """One that detects a Hero detects all, and so do all Monsters of its room. `spotted`: which of them had to roll.

    [plungin.detect.all-heroes, plungin.detect.all-monsters]
    """
    told = []
    for foe in figures.foes_on(t, tile):
        if even_blind:
            foe.blind = False
        if not foe.aware and not foe.blind:
            foe.aware = True
            told.append(figures.name(t, foe.number))
    if told:
        by, rolled = (figures.name(t, spotted[0]), spotted[1].told) if spotted else (None, {})
        t.tell(Noticed(monsters=tuple(told), by=by, **rolled, cites=("plungin.detect.all-monsters",)))


def trap_heard(t: PlunginTable, cell: int) -> None:
    """A sprung trap gives the Heroes away to everybody in the room, blind or asleep.

    [plungin.detect.trap, plungin.spell.blind-sleep]
    """
    alert(t, figures.tile_of(t, cell), even_blind=True)


def attacked(t: PlunginTable, foe: Foe) -> None:
    """An attack is noticed, and it wakes all who sleep or are blinded there.

    [plungin.detect.attacked, plungin.spell.blind-sleep-end]
    """
    alert(t, figures.tile_of(t, foe.cell), even_blind=foe.blind)


def danger(t: PlunginTable) -> set[int]:
    """The squares on which a figure would be noticed, for those who want to go round them."""
    return set().union(*(watched(t, foe) for foe in unaware(t)))


def face(foe: Foe, before: int, after: int) -> None:
    """A Monster that moves faces the direction of its last step."""
    if after - before in STEPS:
        foe.facing = STEPS.index(after - before)
