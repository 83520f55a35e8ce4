"""Why a thing that somebody points at cannot be used now: squares, figures, doors, things, cards.

It rests on the board as everybody sees it, and on what the acting character has.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Ask, Text, Value, say
from undercroft.toolkit.pointing import meant

from .. import ids
from ..content.catalogue import UTable
from ..state import NOBODY, NOWHERE, OUT, Figure, Mark
from .characters import figures
from .magic import casting
from .shooting import ranged
from .squares import Situation, adjacent, best_line, board_of, distance, field_of, reach, routes, situation

FETTERS = {Mark.KNOCKED_DOWN: "down", Mark.STATIONARY: "held", Mark.IN_PIT: "pit"}
"""What keeps somebody where he is."""
FAR_WALK = 60


def why_not(t: UTable, ask: Ask[Value], id: str) -> Iterator[Text]:
    """The reasons, while a character has its activation."""
    active = t.state.turn.active
    if ask.key not in ("act", "act-how") or active is None or active.who not in t.state.figures:
        return
    s, board = situation(t, active.who), board_of(t)
    if (cell := meant(id, ids.cell, range(board.size))) is not None:
        yield not_there(t, s, cell)
        return
    for other in t.state.figures.values():
        if id in (ids.figure(other.id), ids.sheet(other.id)):
            yield from not_him(t, s, other)
            return
    for n, access in enumerate(board.doors):
        if id in [ids.door(n, part) for part in range(len(access.pairs))]:
            yield not_opened(t, s, n)
            return
    spots = {ids.piece(piece.index): piece.squares for piece in t.state.map.layout.pieces}
    spots |= {ids.chest(at): (at,) for at in t.state.map.chests}
    if id in spots:
        yield not_searched(t, s, spots[id])
    else:
        yield from not_used(t, s, id)


def spent(s: Situation) -> Text | None:
    """What an Action needs: that there is one, and room for it.  [dun.turn.budget, dun.action.not-in-melee-range]"""
    if s.active.action <= 0:
        return say("no-action", cites=("dun.turn.budget",))
    if s.active.bound != NOBODY:
        return say("no-bound", cites=("dun.move.within-melee-range",))
    if s.hampered:
        return say("no-hampered", cites=("dun.action.not-in-melee-range",))
    return None


# ------------------------------------------------------------------------------------------------ squares


def not_there(t: UTable, s: Situation, cell: int) -> Text:
    """[dun.move.points, dun.move.within-melee-range, dun.move.disengage]"""
    figure, active, cites = s.figure, s.active, ("dun.move.points",)
    if s.base >> cell & 1:
        return say("no-here", cites=cites)
    for mark, why in FETTERS.items():
        if figure.marks & mark:
            return say(f"no-move-{why}", cites=("dun.condition.stationary",))
    if s.engaged:
        return say("no-engaged", cites=("dun.move.disengage",))
    if active.move_over or active.points <= 0:
        return say("no-movement", cites=cites)
    if not t.state.map.layout.revealed >> board_of(t).section[cell] & 1:
        return say("no-unexplored", cites=("dun.reveal.arrow",))
    ways = routes(t, figure, FAR_WALK, running=active.running)
    if cell in ways.ends:
        cost = sum(ways.costs(cell).values())
        if cost > active.points:
            return say("no-far", cost=cost, left=active.points, cites=cites)
    return say("no-way", cites=("dun.move.directions",))


# ------------------------------------------------------------------------------------------------ figures


def not_him(t: UTable, s: Situation, other: Figure) -> Iterator[Text]:
    """[dun.melee.target, dun.ranged.requirements, dun.quick.give]"""
    if other is s.figure:
        yield say("no-self", cites=("dun.turn.budget",))
    elif other.marks & OUT or other.cell == NOWHERE:
        yield say("no-out", cites=("dun.melee.target",))
    elif other.side == s.figure.side:
        beside = adjacent(t, s.figure, other)
        yield say("no-friend" if beside else "no-friend-far", cites=("dun.quick.give",))
    else:
        yield from not_attacked(t, s, other)


def not_attacked(t: UTable, s: Situation, foe: Figure) -> Iterator[Text]:
    """Blows need reach, shots a loaded weapon, range and sight; both an Action.

    [dun.melee.target, dun.ranged.requirements, dun.ranged.not-engaged, dun.melee.shielding]
    """
    figure, active, far = s.figure, s.active, distance(board_of(t), s.figure, foe)
    if figure.marks & Mark.SHIELDED:
        yield say("no-shielded", cites=("dun.melee.shielding",))
    elif active.action <= 0 and not active.most:
        yield say("no-action", cites=("dun.turn.budget",))
    elif active.bound not in (NOBODY, foe.id):
        yield say("no-bound", cites=("dun.move.within-melee-range",))
    elif figure.marks & Mark.KNOCKED_DOWN:
        yield say("no-move-down", cites=("dun.condition.kd-state",))
    else:
        yield say("no-reach", far=far, reach=reach(t, figure), cites=("dun.melee.target",))
        yield from not_shot(t, s, foe, far)


def not_shot(t: UTable, s: Situation, foe: Figure, far: int) -> Iterator[Text]:
    """[dun.ranged.requirements, dun.ranged.not-engaged, dun.equip.reload, dun.los.needed]"""
    for held in s.figure.hands:
        weapon = figures.weapon(t, held)
        if weapon is None or not weapon.range:
            continue
        most, what = ranged.max_range(t, s.figure, weapon), Text(f"card-{held.card}")
        if s.hampered:
            yield say("no-shot-engaged", what=what, cites=("dun.ranged.not-engaged",))
        elif not held.loaded:
            yield say("no-unloaded", what=what, cites=("dun.equip.reload",))
        elif far > most:
            yield say("no-range", what=what, far=far, most=most, cites=("dun.ranged.requirements",))
        elif best_line(t, s.figure, foe, facing=False) is None:
            yield say("no-sight", what=what, cites=("dun.los.needed",))


# ------------------------------------------------------------------------------------------------ doors and things


def not_opened(t: UTable, s: Situation, n: int) -> Text:
    """[dun.door.open-unexplored, dun.door.reopen]"""
    near = field_of(t).board.at_door[n]
    if not s.base & near:
        return say("no-door-far", cites=("dun.door.open-unexplored",))
    return spent(s) or say("no-door-now", cites=("dun.door.reopen",))


def not_searched(t: UTable, s: Situation, squares: tuple[int, ...]) -> Text:
    """[dun.action.no-exploring-in-combat, dun.quick.reach]"""
    if not any((s.near | s.base) >> cell & 1 for cell in squares):
        return say("no-thing-far", cites=("dun.quick.reach",))
    if s.figure.kind != "hero":
        return say("no-explorer", cites=("dun.action.companions-no-explore",))
    if (why := spent(s)) is not None:
        return why
    return say("no-combat" if s.combat else "no-thing-now", cites=("dun.action.no-exploring-in-combat",))


# ------------------------------------------------------------------------------------------------ cards


def not_used(t: UTable, s: Situation, id: str) -> Iterator[Text]:
    """A spell or a thing on a sheet."""
    for other in t.state.figures.values():
        spell = next((one for one in other.spells if id == f"spell-{other.id}-{one}"), None)
        carried = (*other.hands, *other.worn, *other.pack)
        mine = spell is not None or any(id.startswith(f"gear-{other.id}-{held.card}") for held in carried)
        if not mine:
            continue
        if other is not s.figure:
            yield say("no-not-his", cites=("dun.turn.budget",))
        elif spell is not None:
            yield not_cast(t, s, spell)
        else:
            yield not_handled(s)
        return


def not_cast(t: UTable, s: Situation, name: str) -> Text:
    """[dun.magic.basic, dun.magic.cast-limit, dun.magic.free-hand, dun.magic.superior-no-move]"""
    figure, spell = s.figure, t.content.spells[name]
    if (why := spent(s)) is not None:
        return why
    if not casting.blessed(t, figure, name):
        if figure.mana < spell.mana:
            return say("no-mana", left=figure.mana, cost=spell.mana, cites=("dun.magic.basic",))
        if figure.casts.get(name, 0) >= casting.casts_allowed(figure):
            return say("no-casts", most=casting.casts_allowed(figure), cites=("dun.magic.cast-limit",))
        if spell.mana >= 2 and s.active.moved:
            return say("no-superior", cites=("dun.magic.superior-no-move",))
    if casting.hands_full(t, figure):
        return say("no-hand", cites=("dun.magic.free-hand",))
    return say("no-target", range=spell.range, cites=("dun.magic.los",))


def not_handled(s: Situation) -> Text:
    """[dun.quick.when, dun.quick.not-in-melee-range]"""
    if not s.may_quick:
        return say("no-quick", cites=("dun.quick.when",))
    if s.hampered:
        return say("no-hampered", cites=("dun.quick.not-in-melee-range",))
    return say("no-use-now", cites=("dun.quick.list",))
