"""Time-limited games. Rules read no clock: the party's speaker watches one and says who took longer."""

from __future__ import annotations

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...state import DARK, HEROES, NOBODY, Mark, standing
from ..characters import control
from ..checks import score
from ..options import PASS, seen
from ..squares import board_of, side_in_combat

OVER, LOOKED_UP, IN_TIME = Word("over"), Word("looked-up"), Word("in-time")

LARGE_ROOM = 40


async def heroes_done(t: UTable) -> None:
    """A minute for each hero who acted and the companions with him; a longer time is a point for the Dark Player,
    unless only the rules were looked up.

    [dun.timed.heroes, dun.timed.penalty, dun.timed.clock-stops]
    """
    acted = [f for f in t.state.figures.values() if f.kind == "hero" and f.marks & Mark.ACTIVATED]
    for hero in acted:
        shown = await t.choose(
            t.state.party.speaker,
            "clock",
            (OVER, LOOKED_UP, IN_TIME),
            cites=("dun.timed.heroes", "dun.timed.clock-stops"),
            about={"name": hero.card},
            at=seen(hero),
        )
        if shown == OVER:
            score(t, DARK, t.content.points.overrun_points, "overrun", "dun.timed.penalty")


async def dark_time_is_up(t: UTable) -> bool:
    """Two minutes for the Dark Player in a combat turn in a large room or the Main Room; when they are over, creatures
    that have not been activated wait. Looked-up rules do not count.

    [dun.timed.dark-player, dun.timed.clock-stops]
    """
    if not t.state.settings.timed or control.dark_seat(t) == NOBODY or not great_fight(t):
        return False
    mine = [f for f in t.state.figures.values() if f.side == DARK and standing(f)]
    if not any(f.marks & Mark.ACTIVATED for f in mine) or all(f.marks & Mark.ACTIVATED for f in mine):
        return False
    shown = await t.choose(
        t.state.party.speaker,
        "clock-dark",
        (PASS, OVER),
        window=True,
        cites=("dun.timed.dark-player", "dun.timed.clock-stops"),
        about={"place": control.place_of(t, mine[0].cell)},
    )
    return shown == OVER


def great_fight(t: UTable) -> bool:
    """The heroes fight in a large room or in the Main Room."""
    board = board_of(t)
    sections = {board.section[f.cell] for f in t.state.figures.values() if f.side == HEROES and standing(f)}
    return side_in_combat(t, HEROES) and any(
        board.sections[n].main or bin(board.squares[n]).count("1") > LARGE_ROOM for n in sorted(sections)
    )
