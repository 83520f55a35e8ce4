"""A section is revealed: what lies in it, who waits in it, and who sees whom first."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.kernel import Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...content.quests import holds
from ...events import Revealed
from ...state import DARK, HEROES, NOBODY, NOWHERE, Figure, Held, Note
from .. import telling
from ..aftermath import rescue
from ..checks import half
from ..dark import axes, dwellers, look_into, planning, playing, preparing
from ..encounters import chosen_square, figure_of, initiative, leader_placed, leader_section, near_square, place
from ..harm import furniture, pushing
from ..options import PASS, Priced
from ..squares import arrow_at, board_of, side_in_combat, squares, unexplored, ways_now
from . import revealing


async def fill(t: UTable, section: int, who: int, *, broken: bool, door: int) -> None:
    """Creatures of the sheet, the Leader, Encounter cards; then Initiative if there are enemies.

    [dun.reveal.full, dun.quest-sheet.fixed-creature-cost, dun.quest-sheet.fixed-creature-unaffordable,
    dun.place.reveal]
    """
    fighting = side_in_combat(t, HEROES)
    before = set(t.state.figures)
    await place_fixed(t, section, who)
    await leader_here(t, section, who)
    leader = next((f for f in t.state.figures.values() if f.leader and f.id not in before), None)
    if leader is not None and t.state.dark.seat != NOBODY:
        await preparing.upgrade(t, leader.id)
        await planning.strengthen(t, leader.id)
    await half_price(t, section, who)
    await playing.on_reveal(t, section, who, broken=broken)
    new = [id for id in t.state.figures if id not in before and t.state.figures[id].side == DARK]
    here = [f.id for f in t.state.figures.values() if f.side == DARK and f.cell != NOWHERE and f.spawned == section]
    if new or here:
        blows = len(t.state.map.doors[door].blows) if broken else 0
        await initiative(t, new or here, fighting=fighting, blows=blows, broken=broken, revealed=True)


async def place_fixed(t: UTable, section: int, who: int) -> None:
    """What the sheet puts into a section, paid as it is placed and left out where points are missing; the Leader.
    Aquatic animals can stay below.

    [dun.quest-sheet.fixed-creature-cost, dun.quest-sheet.fixed-creature-unaffordable,
    dun.quest-sheet.no-counter-no-cost, dun.adp.attack.specific-target,
    dun.leader.place, dun.quest-map.leader-location, dun.adapt.pay-on-placement, dun.campaign.replay-other-faction]
    """
    board = board_of(t)
    for number, fixed in enumerate(board.quest.creatures, 1):
        here = board.section[board.at(*fixed.at)] == section and holds(t.state.saga.facts, fixed.needs, fixed.bars)
        if not here or await dwellers.lies_below(t, fixed, section):
            continue
        figure = dwellers.move_in(t, fixed, who)
        if figure is not None and fixed.target:
            figure.uses[Note.SHEET] = number


async def half_price(t: UTable, section: int, who: int) -> None:
    """The creature of a special element comes for half its cost, if the Dark Player pays; the automaton does when it
    can.

    [dun.element.half-cost-creature, dun.element.what]
    """
    board = board_of(t)
    for piece in t.state.map.layout.pieces:
        if not piece.element or board.section[piece.cell] != section:
            continue
        name = t.content.elements[piece.card].creature
        if not name or half(t.content.creatures[name].vp) > t.state.dark.reserve:
            continue
        if t.state.dark.seat != NOBODY:
            about: dict[str, Argument] = {
                "creature": name,
                "reserve": t.state.dark.reserve,
                "place": board.sections[section].id,
            }
            options = (PASS, Priced("pay", half(t.content.creatures[name].vp)))
            if await t.choose(t.state.dark.seat, "half-price", options, window=True, about=about) == PASS:
                continue
        figure = figure_of(t, t.content.creatures[name], DARK, t.state.dark.seat)
        if t.state.dark.seat != NOBODY:
            spot = await chosen_square(t, figure, section, who)
        else:
            spot = near_square(t, figure, piece.cell, who)
        if spot is not None:
            t.state.dark.reserve -= half(figure.vp)
            place(t, figure, spot, board.facing(spot, t.state.figures[who].cell))


async def leader_here(t: UTable, section: int, who: int) -> None:
    """He is in the main section, or where the sheet puts him; unless it does, a Dark Player may have him in any section
    but the first.

    [dun.leader.place, dun.quest-map.leader-location]
    """
    board = board_of(t)
    if not t.state.dark.leader_card or leader_placed(t):
        return
    if section != leader_section(t):
        if t.state.dark.seat == NOBODY or board.quest.leader_at is not None or section == board.start_section:
            return
        about: dict[str, Argument] = {"place": board.sections[section].id}
        options = (PASS, Word("place"))
        if await t.choose(t.state.dark.seat, "leader-here", options, window=True, about=about) == PASS:
            return
    await place_leader(t, section, who)


async def place_leader(t: UTable, section: int, who: int) -> None:
    """On the square of the sheet; without one in the last row, at the end farthest from the character who saw the
    section first.

    [dun.leader.place, dun.adp.place.leader]
    """
    board = board_of(t)
    figure = figure_of(t, t.content.creatures[t.state.dark.leader_card], DARK, t.state.dark.seat)
    figure.leader = True
    hearten(t, figure)
    seen_from = t.state.figures[who].cell
    rows = axes(t, section, seen_from, look_into(t, section, seen_from))
    cells = [cell for _, _, cell in sorted(rows, key=lambda at: (-at[0], -abs(at[1]), at[2]))]
    if board.quest.leader_at is not None:
        wanted = board.at(*board.quest.leader_at)
        cells.sort(key=lambda cell: (board.distance(cell, wanted), cell))
    elif t.state.dark.seat != NOBODY and (chosen := await chosen_square(t, figure, section, who)) is not None:
        cells = [chosen]
    for cell in cells:
        if pushing.firm(t, figure, cell):
            t.state.dark.leader_placed = True
            if t.state.dark.leader_item:
                item = t.content.magic[t.state.dark.leader_item]
                figure.worn.append(Held(item.base or item.id, magic=item.id))
                t.used(item.id)
            place(t, figure, cell, board.facing(cell, seen_from))
            return


def hearten(t: UTable, leader: Figure) -> None:
    """The sheet may give the Leader more or less Vitality against so many heroes.  [dun.quest-sheet.special-rules]"""
    extra = board_of(t).quest.leader_vitality
    if extra:
        base = list(leader.base)
        more = extra[min(t.state.party.start_heroes, len(extra)) - 1]
        base[Attribute.VITALITY] = max(1, base[Attribute.VITALITY] + more)
        leader.base = tuple(base)  # type: ignore[assignment]


async def reveal(t: UTable, who: int, door: int, *, broken: bool = False) -> None:
    """Lay out the section behind a door or passage, with all that is in it. What a creature opens the group has not
    discovered.

    [dun.reveal.full, dun.door.open-enemies, dun.init.trigger-reveal, dun.reveal.move-ends, dun.tile.layout,
    dun.xp.award-survival]
    """
    section = unexplored(t, door)
    layout = t.state.map.layout
    t.state.map.layout = replace(layout, revealed=layout.revealed | (1 << section if section != NOWHERE else 0))
    t.state.map.layout = replace(t.state.map.layout, ways=ways_now(t))
    if section == NOWHERE:
        return
    board = board_of(t)
    t.reveal()
    t.state.map.sections_found += t.state.figures[who].side == HEROES
    t.state.map.revealed_by, t.state.dark.passing = who, ""
    t.tell(
        Revealed(
            who=who,
            name=t.state.figures[who].card,
            section=board.sections[section].id,
            note=board.sections[section].note,
            room=section,
            things=telling.things(t, section),
            cites=("dun.reveal.full",),
        )
    )
    for piece in t.state.map.layout.pieces:
        if board.section[piece.cell] == section:
            t.used(piece.card)
    if t.state.saga.captives:
        await rescue.enter(t, section)
    await furniture.on_entry(t, section, who)
    if who in t.state.figures:
        await revealing.fill(t, section, who, broken=broken, door=door)


def before_him(t: UTable, figure: Figure) -> bool:
    """Whether a hero stands on an exploration arrow and faces its way without having looked, because something else
    than a step or a turn of his own has brought him there or turned him.  [dun.reveal.arrow]"""
    if figure.kind != "hero" or (figure.span == 1 and figure.cell not in board_of(t).doors_at):
        return False
    return ahead(t, figure) != NOWHERE


def ahead(t: UTable, figure: Figure) -> int:
    """The unexplored passage into which a hero looks with some part of his base; -1: none.  [dun.reveal.arrow]"""
    for door, facing in arrow_at(t, *squares(board_of(t), figure)):
        if facing == figure.facing:
            return door
    return NOWHERE


async def look_ahead(t: UTable, who: int) -> bool:
    """A hero on an exploration arrow, be it with a part of his base, who faces its way sees what lies beyond, and his
    move is over.

    [dun.reveal.stop, dun.reveal.arrow, dun.reveal.move-ends, dun.reveal.heroes-only]
    """
    figure = t.state.figures[who]
    door = ahead(t, figure) if figure.kind == "hero" else NOWHERE
    if door == NOWHERE:
        return False
    active = t.state.turn.active
    if active is not None and active.who == who:
        active.move_over = True
        active.points = 0
    await reveal(t, who, door)
    return True
