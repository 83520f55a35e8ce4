"""Footbridges over cliffs: building, crossing, destroying."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import HUGE, LARGE
from ...events import BridgeFell, BridgeStands, Built
from ...state import Building, Figure, Held, Mark, standing
from .. import telling
from ..characters import figures, has
from ..harm import end_activation, fall
from ..squares import Do, Situation, board_of, field_of, in_melee, spend_action, squares

BUILDERS = ("hero", "mercenary")
TOOLS = ("pickaxes", "rope")
CLIFF_HEIGHT = 4


def offers(t: UTable, s: Situation) -> list[Do]:
    """Begin a footbridge with somebody on the other side, go on with one, or destroy one.

    [dun.bridge.start, dun.bridge.time, dun.bridge.destroy]
    """
    field = s.field
    if not field.touch[s.figure.cell] & field.board.cliffs or s.figure.kind == "pet":
        return []
    found = [Do("cut-bridge", cell=bridge[0]) for bridge in field.bridges if s.figure.cell in ends(t, bridge)]
    if s.figure.kind not in BUILDERS or s.active.moved:
        return found
    if any(s.figure.id in (work.one, work.other) for work in t.state.map.building):
        return [Do("build"), *found]
    return [Do("bridge", target=partner) for partner, _ in partners(t, s.figure)] + found


def partners(t: UTable, figure: Figure) -> list[tuple[int, tuple[int, ...]]]:
    """Friends straight across a cliff, each with the squares between; one of the two has Pickaxes and a Rope.

    [dun.bridge.start]
    """
    found = []
    friends = {ally.cell: ally for ally in figures.allies(t.state, figure) if ally.kind in BUILDERS}
    for stride in (-1, 1, -board_of(t).width, board_of(t).width):
        gap = across(t, figure.cell, stride)
        ally = friends.get(gap[-1] + stride) if gap else None
        if ally is None or ally.marks & Mark.KNOCKED_DOWN or in_melee(t, ally):
            continue
        if equipped(t, figure) or equipped(t, ally):
            found.append((ally.id, gap))
    return found


def across(t: UTable, cell: int, stride: int) -> tuple[int, ...]:
    """The squares of a cliff straight ahead, up to its other side."""
    gap: list[int] = []
    field = field_of(t)
    while field.touch[cell] >> (cell + stride) & 1 if cell + stride >= 0 else False:
        cell += stride
        if field.ground[cell] != "abyss":
            return tuple(gap)
        gap.append(cell)
    return ()


def equipped(t: UTable, figure: Figure) -> bool:
    kinds = [t.content.objects[held.card].kind for held in carried(figure) if held.card in t.content.objects]
    return all(tool in kinds for tool in TOOLS)


def carried(figure: Figure) -> list[Held]:
    return [*figure.hands, *figure.pack]


async def start(t: UTable, who: int, do: Do) -> None:
    """One of the two gives his Pickaxes and his Rope permanently, and the first turn of work begins.

    [dun.bridge.start, dun.bridge.time]
    """
    figure, partner = t.state.figures[who], t.state.figures[do.target]
    gap = dict(partners(t, figure))[do.target]
    giver = figure if equipped(t, figure) else partner
    for tool in TOOLS:
        spend(t, giver, tool)
    t.state.map.building.append(Building(who, partner.id, (figure.cell, partner.cell), gap, len(gap)))
    await work(t, who, do)


def spend(t: UTable, figure: Figure, tool: str) -> None:
    """The card is gone; it does not come back into the stock."""
    for zone in (figure.pack, figure.hands):
        for held in zone:
            if held.card in t.content.objects and t.content.objects[held.card].kind == tool:
                zone.remove(held)
                return


async def work(t: UTable, who: int, do: Do) -> None:
    """A full turn of one of the two: neither move nor anything else.  [dun.bridge.time]"""
    active = t.state.turn.active
    assert active is not None
    spend_action(active)
    end_activation(t, who)
    place = next(n for n, one in enumerate(t.state.map.building) if who in (one.one, one.other))
    job = t.state.map.building[place]
    t.state.map.building[place] = replace(job, worked=(*job.worked, who))
    t.tell(Built(who=who, name=t.state.figures[who].card, left=job.left, cites=("dun.bridge.time",)))


def progress(t: UTable) -> None:
    """At the start of the heroes' turn: a turn in which both worked counts; anyone who has left his place gives it up.

    [dun.bridge.time]
    """
    jobs = []
    for job in t.state.map.building:
        pair = [t.state.figures.get(id) for id in (job.one, job.other)]
        if any(f is None or not standing(f) or f.cell != at for f, at in zip(pair, job.ends, strict=True)):
            continue
        left = job.left - (job.one in job.worked and job.other in job.worked)
        if left:
            jobs.append(replace(job, left=left, worked=()))
        else:
            layout = t.state.map.layout
            t.state.map.layout = replace(layout, bridges=(*layout.bridges, job.squares))
            t.tell(BridgeStands(cell=job.squares[0], cells=job.squares, cites=("dun.bridge.time",)))
    t.state.map.building = jobs


def ends(t: UTable, bridge: tuple[int, ...]) -> tuple[int, ...]:
    """The squares straight in front of a footbridge's two ends.  [dun.bridge.destroy]"""
    field = field_of(t)
    strides = (bridge[1] - bridge[0],) if len(bridge) > 1 else (1, field.board.width)
    found: list[int] = []
    for stride in strides:
        pair = (bridge[0] - stride, bridge[-1] + stride)
        if all(rests(t, part, end) for part, end in zip((bridge[0], bridge[-1]), pair, strict=True)):
            found += pair
    return tuple(found)


def rests(t: UTable, part: int, end: int) -> bool:
    """Whether a bridge rests on this square next to its last one."""
    field = field_of(t)
    return end >= 0 and bool(field.touch[part] >> end & 1) and field.ground[end] not in ("abyss", "footbridge")


async def cut(t: UTable, who: int, do: Do) -> None:
    """An Action, and the footbridge is gone with all who stand on it.  [dun.bridge.destroy]"""
    active = t.state.turn.active
    assert active is not None
    spend_action(active)
    await collapse(t, next(bridge for bridge in field_of(t).bridges if bridge[0] == do.cell))


async def collapse(t: UTable, bridge: tuple[int, ...]) -> None:
    """The cliff is open again; anyone who is on the bridge falls with it. [dun.bridge.large, dun.bridge.huge]"""
    layout, board = t.state.map.layout, board_of(t)
    if bridge in layout.bridges:
        t.state.map.layout = replace(layout, bridges=tuple(one for one in layout.bridges if one != bridge))
    else:
        gone = tuple((cell, "abyss") for cell in bridge)
        t.state.map.layout = replace(layout, overtiles=layout.overtiles + gone)
    t.tell(BridgeFell(cell=bridge[0], cells=bridge, cites=("dun.bridge.destroy",)))
    on_it = [f for f in t.state.figures.values() if standing(f) and any(c in bridge for c in squares(board, f))]
    for figure in on_it:
        if not figure.marks & Mark.FLYING and figure.id in t.state.figures:
            await fall(t, figure.id, CLIFF_HEIGHT, abyss=True)


async def gives_way(t: UTable, who: int, before: int, cell: int) -> bool:
    """Somebody steps onto a footbridge: under a Large one it breaks on a 1, under a Huge one always; True if it does.

    [dun.bridge.large, dun.bridge.huge]
    """
    figure = t.state.figures[who]
    if figure.size < LARGE or figure.marks & Mark.FLYING or has(t, figure, "bodiless"):
        return False
    bridge = next((bridge for bridge in field_of(t).bridges if cell in bridge), ())
    if not bridge or before in bridge:
        return False
    if figure.size < HUGE:
        (rolled,) = await t.roll(1, 6, "footbridge")
        telling.one_die(t, who, "footbridge", rolled, 2, ("dun.bridge.destroy",))
        if rolled > 1:
            return False
    await collapse(t, bridge)
    return True
