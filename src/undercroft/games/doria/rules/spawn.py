"""Monsters that appear: cards, modifications, figures, and where they stand."""

from __future__ import annotations

import itertools
from collections.abc import Collection

from undercroft.kernel import RulesError
from undercroft.toolkit.paths import FAR

from ..content import DoriaTable
from ..content.definitions import AGI, STR, WIS
from ..events import ModsTaken, MonsterAppeared, NoFigure
from ..state import NOBODY, OUTSIDE, Monster
from . import monsters
from .ground import board
from .telling import settle, tell

WEAK = {"melee": STR, "ranged": AGI, "magic": WIS}
"""The attribute that a monster looks at, by its type of attack.  [doria.ai.target-attribute]"""


async def spawn_icon(t: DoriaTable) -> None:
    """One monster card for the next icon.  [doria.spawn.draw]"""
    await draw_monster(t, t.state.icons.pop(0))


def all_placed(t: DoriaTable) -> bool:
    """Whether no tile, icon or guard of a reveal is still to come."""
    return t.state.reveal is None and not t.state.icons and not t.state.fresh


async def line_up(t: DoriaTable) -> None:
    """Once all are placed, those who were revealed too late for their initiative act, in monster order.

    [doria.phase-d.revealed-late-en, doria.ai.order-initiative]
    """
    if not all_placed(t):
        return
    while t.state.late:
        monster = await monsters.first_of(t, t.state.late)
        t.state.late = [other for other in t.state.late if other != monster]
        monsters.activate(t, monster)


def draw_card(t: DoriaTable) -> tuple[str, tuple[str, ...]]:
    """Draw until a monster comes; modifications on the way are its own.  [doria.spawn.modification]"""
    mods: list[str] = []
    for _ in range(1000):
        if not t.state.monster_deck:
            t.state.monster_deck, t.state.monster_discard = t.state.monster_discard, []
            t.shuffle(t.state.monster_deck, "monsters")
        t.reveal()
        id = t.state.monster_deck.pop()
        t.state.monster_discard.append(id)
        if id in t.content.monsters:
            return id, tuple(mods)
        mods.append(id)
        t.used(id)
    raise RulesError("doria: the monster deck holds no monster")


async def draw_monster(t: DoriaTable, square: int) -> None:
    """The monster of one card.  [doria.spawn.draw]"""
    card = draw_card(t)
    settle(t)
    await bring(t, *card, square)


async def bring(t: DoriaTable, kind: str, mods: tuple[str, ...], square: int) -> None:
    """A monster with all figures that it brings: a horde, and with each goblin a second one. They share the cards that
    were drawn.

    [doria.monster.goblin, doria.spawn.extra-monsters, doria.spawn.no-figure-mods-en]
    """
    count = max([1, *(t.content.modifications[mod].count for mod in mods)])
    if "group" in t.content.monsters[kind].abilities:
        count *= 2
    bearers: list[int] = []
    for _ in range(count):
        bearers.append(await appear(t, kind, square, mods, bearers=bearers))
    await line_up(t)


async def appear(
    t: DoriaTable,
    kind: str,
    square: int,
    mods: tuple[str, ...] = (),
    boss: str = "",
    bearers: Collection[int] = (),
) -> int:
    """One figure as near as possible to a square, or outside; without a figure another one acts instead. Gives the
    number of either. `bearers` have these very modifications already.  [doria.spawn.no-figure]
    """
    others = [monster.id for monster in t.state.monsters.values() if monster.kind == kind and not monster.boss]
    if not boss and len(others) >= t.content.monsters[kind].figures:
        return await act_instead(t, others, mods, bearers)
    where = square if square == OUTSIDE else free_square(t, kind, square)
    monster = Monster(t.state.next_monster, kind, where, mods=mods, boss=boss, figure=0 if boss else figure(t, kind))
    monster.hp = monsters.stats_of(t.state, t.content, monster).hp
    t.state.monsters[monster.id] = monster
    t.state.next_monster += 1
    t.used(boss or kind)
    tell(t, MonsterAppeared(**monsters.placed(t, monster), mods=" ".join(mods), cites=("doria.spawn.draw",)))
    hurry(t, monster.id)
    return monster.id


def figure(t: DoriaTable, kind: str) -> int:
    """The lowest number that no figure of this kind on the board has; 0 where there is only one figure."""
    if t.content.monsters[kind].figures == 1:
        return 0
    taken = [monster.figure for monster in t.state.monsters.values() if monster.kind == kind]
    return next(number for number in itertools.count(1) if number not in taken)


async def act_instead(t: DoriaTable, others: list[int], mods: tuple[str, ...], bearers: Collection[int]) -> int:
    """The first of its kind in monster order is activated at once; it takes over the modifications where they pass on,
    the same cards only once.

    [doria.spawn.no-figure, doria.spawn.no-figure-mods-en, doria.spawn.no-figure-mods-de]
    """
    chosen = await monsters.first_of(t, others)
    who = t.state.monsters[chosen]
    if mods and chosen not in bearers and t.content.points.mods_pass_on:
        before = monsters.stats(t, chosen).hp
        who.mods = (*who.mods, *mods)
        who.hp += max(0, monsters.stats(t, chosen).hp - before)
        cites = ("doria.spawn.no-figure-mods-en",)
        tell(t, ModsTaken(**monsters.told(who), mods=" ".join(mods), cites=cites))
    else:
        tell(t, NoFigure(**monsters.told(who), cites=("doria.spawn.no-figure",)))
    monsters.activate(t, chosen)
    return chosen


async def at_entrance(t: DoriaTable) -> None:
    """A monster card, whose figures wait outside the entrance.  [doria.phase-g.refill-place-en]"""
    await draw_monster(t, OUTSIDE)


def hurry(t: DoriaTable, monster: int) -> None:
    """Who is revealed too late for its place on the board acts as soon as all are placed, and so do the fast ones.

    [doria.phase-d.revealed-late-en, doria.spawn.fast-mods-en]
    """
    state, who = t.state, t.state.monsters[monster]
    if state.phase != "D":
        who.acted = state.phase in ("E", "F", "G", "H", "I")
        return
    late = state.active != NOBODY and monsters.stats(t, monster).ap > state.heroes[state.active].ap
    fast = any(t.content.modifications[mod].first for mod in who.mods)
    if late or fast:
        who.acted = True
        state.late.append(monster)


def free_square(t: DoriaTable, kind: str, square: int) -> int:
    """The free floor square nearest to this one; among equals the one closer to a character, then to the weakest.

    [doria.spawn.extra-monsters]
    """
    here = board(t)
    nearest = here.free_near(square, monsters.occupied(t))
    if len(nearest) < 2:
        return nearest[0] if nearest else OUTSIDE
    weak, heroes = WEAK[t.content.monsters[kind].attack_type], [t.state.heroes[at] for at in monsters.targets(t.state)]
    rows = [(here.range_row(who.square), who.attributes[weak]) for who in heroes]
    return min(nearest, key=lambda at: (*_closeness(rows, at), at))


def _closeness(rows: list[tuple[list[int], int]], square: int) -> tuple[int, int]:
    """How far the nearest character is, and how strong the weakest of those at that distance."""
    return min([(row[square], strength) for row, strength in rows], default=(FAR, 0))


def icon_colors(heroes: int) -> str:
    """The marks of the icons that count.

    [doria.spawn.icon-colors-en, doria.spawn.icon-colors-de, doria.duo.icons-en]
    """
    return "wgyr"[: max(1, heroes - 2)]
