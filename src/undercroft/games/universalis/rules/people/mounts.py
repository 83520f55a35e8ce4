"""Where a mount is when a quest begins: outside with what it bears, at its hero's side, or under him."""

from __future__ import annotations

from undercroft.kernel import Value, Word

from ...content.catalogue import UTable
from ...events.moving import Handled
from ...state import HEROES, NOWHERE, Figure, Mark, enlist
from .. import labels, telling
from ..carrying import baggage, bags
from ..characters import has
from ..encounters import figure_of
from ..harm import firm
from ..options import Deal, seen
from ..riding import saddle
from ..squares import around, bind, board_of, stand
from . import companions

LENT = "lent"
"""Under this name a mount remembers that it belongs to nobody of the party."""
OUTSIDE, ALONG, MOUNTED, BESIDE = Word("outside"), Word("along"), Word("mounted"), Word("beside")
SADDLED = "saddled"
"""Under this name a mount remembers that its hero begins on it (1) or next to it (0)."""


def of(t: UTable, hero: Figure) -> Figure | None:
    """The mount that comes along."""
    return next(
        (one for one in companions.of(t, hero) if has(t, one, "carries-riders") and not one.marks & Mark.LEFT), None
    )


def lend(t: UTable) -> None:
    """The sheet has a mount for every hero who has none and can ride it; it goes back after the quest."""
    card = t.content.companions.get(board_of(t).quest.lends)
    if card is None:
        return
    for hero in [f for f in t.state.figures.values() if f.kind == "hero"]:
        beast = figure_of(t, card, HEROES, hero.seat, "pet", hero.id)
        if of(t, hero) is None and saddle.bears(hero, beast):
            beast.uses[LENT] = 1
            enlist(t.state, beast)


def outdoors(t: UTable) -> bool:
    """Whether the heroes begin where they can ride, as in most Epic Events."""
    board = board_of(t)
    return bool(board.open_air >> board.start[0] & 1)


async def settle(t: UTable, who: int) -> None:
    """It waits outside with the belongings that its hero names, unless he decides otherwise; where the quest begins in
    the open he begins on it or next to it.

    [dun.travel.mount-left-outside, dun.travel.mount-epic, dun.travel.mount-carries]
    """
    hero = t.state.figures[who]
    mount = of(t, hero)
    assert mount is not None
    options: list[Value] = [MOUNTED, BESIDE] if outdoors(t) else [OUTSIDE, ALONG]
    things = {held.card: held for held in hero.pack if not held.borne}
    options += [Deal("load", card, who) for card, held in things.items() if baggage.fits(t, mount, held)]
    chosen = await t.choose(
        hero.seat,
        "stable",
        options,
        label=labels.stable,
        about={"name": hero.card, "creature": mount.card},
        at=seen(hero),
        cites=("dun.travel.mount-left-outside", "dun.travel.mount-epic"),
    )
    hero, mount = t.state.figures[who], t.state.figures[mount.id]
    if isinstance(chosen, Deal):
        before = bags.look(t, hero, mount)
        baggage.entrust(t, hero, mount, chosen.card)
        cites, moved = ("dun.travel.mount-carries",), bags.moved(t, before)
        t.tell(Handled(who=who, name=hero.card, item=chosen.card, how="given", cites=cites, **moved))
        return
    t.state.stay.stabling.remove(who)
    if chosen == OUTSIDE:
        mount.marks |= Mark.LEFT
    elif chosen in (MOUNTED, BESIDE):
        mount.uses[SADDLED] = int(chosen == MOUNTED)


def under(t: UTable, hero: Figure) -> Figure | None:
    """The mount on which he comes in.  [dun.travel.mount-epic]"""
    mount = of(t, hero) if hero.kind == "hero" else None
    return mount if mount is not None and mount.cell == NOWHERE and mount.uses.get(SADDLED) else None


def come_in(t: UTable, hero: Figure, cell: int) -> None:
    """By a starting square, in the saddle, or with the mount next to him. [dun.travel.mount-epic]"""
    mount = under(t, hero)
    if mount is not None:
        stand(t, mount, cell)
        bind(t, hero, mount)
        return
    stand(t, hero, cell)
    mount = of(t, hero) if hero.kind == "hero" else None
    if mount is not None and SADDLED in mount.uses:
        near = around(t, hero)
        free = (one for one in range(board_of(t).size) if near >> one & 1 and firm(t, mount, one))
        place = next(free, NOWHERE)
        if place != NOWHERE:
            stand(t, mount, place)
            telling.stands(t, mount, "enter", ("dun.travel.mount-epic",))
