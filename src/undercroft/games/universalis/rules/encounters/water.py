"""Aquatic animals: hidden under the water of a section until they surface."""

from __future__ import annotations

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...content.definitions import Creature
from ...state import DARK, HEROES, NOBODY, NOWHERE, standing
from .. import labels, telling
from ..harm import pushing
from ..options import Square
from ..squares import board_of, field_of, occupied, side_in_combat
from .encounters import figure_of, initiative, place

HIDE = Word("hide")

RISES = 4


def flooded(t: UTable, section: int) -> bool:
    """Whether a section that has been laid out holds deep water."""
    board, field = board_of(t), field_of(t)
    water = (cell for cell in range(board.size) if board.section[cell] == section)
    revealed = t.state.map.layout.revealed
    return bool(revealed >> section & 1) and any(field.ground[cell] == "deep-water" for cell in water)


def lurks(t: UTable, card: Creature, section: int) -> bool:
    """Whether a creature can stay invisible there.  [dun.skill.nature.aquatic-animal.hidden]"""
    return "swims" in t.content.known[card.skills].words and flooded(t, section)


async def dives(t: UTable, card: Creature, section: int) -> bool:
    """The Dark Player decides whether it stays under water; the automaton's creatures do.

    [dun.skill.nature.aquatic-animal.hidden]
    """
    if not lurks(t, card, section):
        return False
    if t.state.dark.seat == NOBODY:
        t.state.dark.submerged.append(card.id)
        return True
    chosen = await t.choose(
        t.state.dark.seat,
        "dive",
        (Word("show"), HIDE),
        hidden=True,
        about={"creature": card.id},
        cites=("dun.skill.nature.aquatic-animal.hidden",),
    )
    if chosen == HIDE:
        t.state.dark.submerged.append(card.id)
    return chosen == HIDE


def corners(t: UTable) -> list[int]:
    """The corner squares of all flooded sections where nobody stands."""
    board = board_of(t)
    taken = occupied(t)
    found = []
    for cell in range(board.size):
        section = board.section[cell]
        if section == NOWHERE or cell in taken or not flooded(t, section):
            continue
        x, y = board.xy(cell)
        beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        west, east, north, south = (
            0 <= u < board.width and 0 <= v < board.height and board.section[board.at(u, v)] == section
            for u, v in beside
        )
        if not (west and east) and not (north and south):
            found.append(cell)
    return found


async def surface(t: UTable) -> None:
    """At the start of the Dark Player's turn they may appear in a corner; the automaton's do on 4+. Initiative follows
    as with an Ambush card; if it costs him his turn, the others stay below.

    [dun.skill.nature.aquatic-animal.surface, dun.skill.nature.aquatic-animal.adp, dun.init.heroes-win-skip]
    """
    for card in list(t.state.dark.submerged):
        cell = await rising_at(t, card)
        if cell == NOWHERE:
            continue
        t.state.dark.submerged.remove(card)
        fighting = side_in_combat(t, HEROES)
        figure = figure_of(t, t.content.creatures[card], DARK, t.state.dark.seat)
        heroes = [f.cell for f in t.state.figures.values() if f.side == HEROES and standing(f)]
        board = board_of(t)
        near = min(heroes, key=lambda other: board.distance(cell, other), default=cell)
        place(t, figure, cell, board.facing(cell, near))
        await initiative(t, [figure.id], fighting=fighting, ambushed=True)
        if t.state.turn.side != DARK:
            return


async def rising_at(t: UTable, card: str) -> int:
    """The corner where it appears now; -1: it stays below."""
    figure = figure_of(t, t.content.creatures[card], DARK, t.state.dark.seat)
    options = [cell for cell in corners(t) if pushing.free(t, figure, cell)]
    if not options:
        return NOWHERE
    if t.state.dark.seat == NOBODY:
        (rolled,) = await t.roll(1, 6, "surface")
        telling.one_die(t, NOBODY, "surface", rolled, RISES, ("dun.skill.nature.aquatic-animal.surface",))
        return options[t.below(len(options), "surface")] if rolled >= RISES else NOWHERE
    chosen = await t.choose(
        t.state.dark.seat,
        "surface",
        (Word("wait"), *(Square(cell) for cell in options)),
        hidden=True,
        label=labels.square_or(t, "surface-wait"),
        about={"creature": card},
        cites=("dun.skill.nature.aquatic-animal.surface",),
    )
    return chosen.cell if isinstance(chosen, Square) else NOWHERE
