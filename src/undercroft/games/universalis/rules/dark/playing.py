"""The Dark Player's cards: paying, playing, discarding, and the moments at which they may be played.

Every moment has two ways: a Dark Player at the table is asked, the Artificial Dark Player rolls the Scenario Die.
"""

from __future__ import annotations

from undercroft.kernel import Value

from ...content import definitions as d
from ...content.catalogue import UTable
from ...content.definitions import DarkCard
from ...events import DarkPlayed, Locked
from ...state import HEROES, NOBODY, NOWHERE, OUT, Barrier, Figure
from .. import labels, meanings, telling
from ..characters import control
from ..harm import effects
from ..hazards import traps
from ..options import PASS, Aside, Discard, Play, seen
from ..squares import Spot, board_of, come_upon, shared, squares
from . import planning, powers, spawning
from .hand import affordable, discards, least, pay, scenario_die, throw_away, within_means

PASSES = (PASS, Aside("pass-move"), Aside("pass-section"))
PASSING: dict[Value, str] = dict(zip(PASSES, ("", "-move", "-section"), strict=True))
"""Let this step go, this whole move, or all until another section is seen or his own turn comes."""

WALKED = ("room", "corridor")


# ------------------------------------------------------------------------------------------------ paying


# ------------------------------------------------------------------------------------------------ the hand


# ------------------------------------------------------------------------------------------------ opening things


async def on_opening(t: UTable, who: int, thing: Barrier, place: str) -> str:
    """A hero declares that he opens a door or chest. "": nothing happens; "shut": a lock or riddle; "trapped".

    [dun.dp-trap.when-door-chest, dun.dp-trap.one-obstacle-per-door, dun.walk.lock-on-declare,
    dun.adp.obstacle.trigger-open, dun.search.secret-door-normal]
    """
    printed = _printed(t, thing)
    if printed and pay_recurrent(t, printed):
        return shut(t, thing, printed, place)
    at = _index(t, thing, place)
    if t.state.dark.plan and place == "chest" and await planning.chest_guards(t, at, who):
        return "trapped"
    card = planning.obstacle(t, place, at) or await obstacle(t, who, place)
    if not card:
        return ""
    thing.obstacle = True
    definition = t.content.dark[card]
    if definition.use in ("lock", "riddle"):
        return shut(t, thing, definition.use, place)
    await traps.spring(t, who, card, NOWHERE, thing)
    return "trapped"


def _index(t: UTable, thing: Barrier, place: str) -> int:
    """The number of a door, or the square of a chest."""
    if place == "door":
        return next(n for n, one in enumerate(t.state.map.doors) if one is thing)
    return next(cell for cell, one in t.state.map.chests.items() if one is thing)


def _printed(t: UTable, thing: Barrier) -> str:
    """A lock or riddle of the sheet, found when somebody tries the door.  [dun.door.locked-when]"""
    place = next((n for n, one in enumerate(t.state.map.doors) if one is thing), None)
    if thing.obstacle or place is None:
        return ""
    door = board_of(t).doors[place].door
    return "lock" if door.lock else "riddle" if door.riddle else ""


def pay_recurrent(t: UTable, use: str) -> bool:
    """A lock or riddle that the sheet has several times is the card that lies aside: it is paid each time, or it cannot
    be activated; a single one is a rule of the sheet, and so are those that were paid in advance.

    [dun.dp-card.recurrent-use, dun.door.locked-when, dun.adapt.budget]
    """
    if board_of(t).quest.prepaid:
        return True
    card = next((card for card in t.state.dark.aside if t.content.dark[card].use == use), None)
    if card is None:
        return True
    cost = t.content.dark[card].cost
    if cost > t.state.dark.reserve:
        return False
    t.state.dark.reserve -= cost
    t.tell(DarkPlayed(card=card, cost=cost, reserve=t.state.dark.reserve, cites=("dun.dp-card.recurrent-use",)))
    return True


def shut(t: UTable, thing: Barrier, how: str, place: str) -> str:
    thing.obstacle = True
    if how == "lock":
        thing.lock = True
    else:
        thing.riddle = True
    at = _index(t, thing, place)
    edge = telling.edge(t, at) if place == "door" else {"chest": at}
    t.tell(Locked(what=place, card=how, cites=("dun.door.locked-when",), **edge))
    return "shut"


async def obstacle(t: UTable, who: int, place: str, *, walking: bool = False) -> str:
    """Which Obstacle card is activated here and now, if any; it is paid. While somebody walks, the Dark Player can let
    the whole move go.

    [dun.dp.activate-cost, dun.dp.activate-afford]
    """
    if t.state.dark.seat == NOBODY:
        return await _drawn_obstacle(t, who, place)
    passes = PASSES if place in WALKED and walking else PASSES[:1]
    while t.state.dark.hand and within_means(t, least(t, place)):
        figure = t.state.figures[who]
        chosen: Value = await t.choose(
            t.state.dark.seat,
            "obstacle",
            lambda: (*passes, *usable(t, place), *discards(t)),
            label=labels.dark_card,
            meaning=meanings.dark_card(t),
            window=True,
            cites=("dun.dp.activate-cost",),
            about={
                "name": figure.card,
                "kind": place,
                "reserve": t.state.dark.reserve,
                "place": control.place_of(t, figure.cell),
            },
            at=seen(figure),
        )
        if isinstance(chosen, Play):
            pay(t, chosen.card, t.content.dark[chosen.card].cost)
            return chosen.card
        if not isinstance(chosen, Discard):
            t.state.dark.passing = PASSING[chosen]
            return ""
        throw_away(t, chosen.card)
    return ""


def usable(t: UTable, place: str) -> list[Play]:
    """The Obstacle cards in hand that fit a place and can be paid."""
    cards = t.content.dark
    found = [card for card in dict.fromkeys(t.state.dark.hand) if fits(t, cards[card], place)]
    return [Play(card, cards[card].cost) for card in found]


def fits(t: UTable, card: DarkCard, place: str) -> bool:
    """Whether an Obstacle can be used at this kind of place and be paid.  [dun.dp-card.trap-icons]"""
    usable = card.use in ("trap", "lock", "riddle") if place in ("door", "chest") else card.use == "trap"
    return card.kind == "obstacle" and usable and place in card.places and affordable(t, card)


async def _drawn_obstacle(t: UTable, who: int, place: str) -> str:
    """On the Obstacles symbol the top card is activated if it fits, else discarded; Thief! and Ambush! do as they say.

    [dun.adp.obstacle.draw, dun.adp.obstacle.thief-ambush, dun.adp.discard, dun.adp.decks.unused]
    """
    if await scenario_die(t, "obstacle") != "obstacle" or not t.state.dark.obstacle_deck:
        return ""
    t.reveal()
    card = t.state.dark.obstacle_deck.pop()
    definition = t.content.dark[card]
    if definition.kind == "encounter":
        if not await spawning.from_the_dark(t, card, who):
            throw_away(t, card)
        return ""
    if not fits(t, definition, place):
        throw_away(t, card)
        return ""
    pay(t, card, definition.cost)
    return card


# ------------------------------------------------------------------------------------------------ steps


def entered(t: UTable, who: int, cell: int, spot: Spot | None) -> list[int]:
    """The squares that a step brings a base onto: the one that moves, and those that follow it."""
    figure = t.state.figures[who]
    if figure.span == 1 or spot is None:
        return [cell]
    board = board_of(t)
    before = squares(board, figure)
    base = board.base(spot.cell, figure.span, spot.other)
    return list(dict.fromkeys((cell, *(part for part in base if part not in before))))


def harmless(t: UTable, figure: Figure, cell: int) -> bool:
    """Whether a character of the heroes' side can step on a square without more ado, which is then known not to hide a
    trap: he passes somebody, there are creatures about, the die has been rolled, or friends are near. Anyone who has to
    look closer, at an arrow or a trap that has been set, is told so.

    [dun.dp-trap.not-with-creatures, dun.dp-trap.only-these-cases, dun.dp-trap.safe-zone]
    """
    state, board = t.state, board_of(t)
    if figure.span != 1 or state.dark.plan:
        return False
    for trap in state.map.traps:
        if trap.cell == cell:
            return False
    here, section, mount = figure.cell, board.section[cell], figure.riding
    near, active = board.disc(cell, traps.SAFE), state.turn.active
    clear, safe = True, active is not None and active.who == figure.id and bool(near >> active.start & 1)
    for one in state.figures.values():
        at = one.cell
        if at == NOWHERE or one.marks & OUT or one is figure:
            continue
        if one.span != 1:
            return False
        if at in (here, cell) and one.id != mount:
            return True
        if one.side == HEROES:
            safe |= bool(near >> at & 1)
        elif board.section[at] == section:
            clear = False
    if not clear:
        return True
    if not state.dark.passing and (
        cell in board.doors_at or not (safe or (_once(t) and (active is None or active.rolled)))
    ):
        return False
    t.reveal()  # as below
    return True


def _once(t: UTable) -> bool:
    """Whether the automaton rolls but once in an activation where there is no arrow.  [dun.adp.obstacle.triggers]"""
    literal = t.content.points.obstacle_roll_each_step or t.state.settings.literal_obstacles
    return t.state.dark.seat == NOBODY and not literal


async def before_step(t: UTable, who: int, cell: int, spot: Spot | None) -> bool:
    """A character of the heroes' side is about to step on a square, with its base on others; True if a trap stops him.

    [dun.dp-trap.when-arrow, dun.dp-trap.when-quest-sheet, dun.dp-trap.when-other-square, dun.dp-trap.only-these-cases,
    dun.dp-trap.companions, dun.adp.obstacle.triggers, dun.adp.obstacle.trigger-arrow,
    dun.adp.obstacle.movement-resumes]
    """
    if shared(t, who, cell):
        return False
    onto, unpaid = entered(t, who, cell, spot), False
    clear = traps.section_clear(t, cell)
    if clear:
        t.reveal()  # whether a trap lies here is known now: nobody probes squares by taking steps back
    for one in onto if t.state.map.traps or t.state.dark.plan else ():
        if traps.trap_here(t, one) is not None:
            if await _set_trap(t, who, one):
                return True
            unpaid = True
        if t.state.dark.plan and traps.section_clear(t, one) and (card := planning.obstacle(t, "square", one)):
            await traps.spring(t, who, card, one)
            return True
    if unpaid or t.state.dark.passing or not clear:
        return False
    active, once = t.state.turn.active, _once(t)
    if not traps.on_arrow(t, onto):
        if once and (active is None or active.rolled):
            return False
        if traps.in_safe_zone(t, who, cell):
            return False
        if once and active is not None:
            active.rolled = True
    card = await obstacle(t, who, traps.places_of(t, cell), walking=True)
    if not card:
        return t.state.turn.active is None or t.state.turn.active.who != who
    await traps.spring(t, who, card, cell)
    return True


async def on_trap(t: UTable, who: int, cell: int, spot: Spot | None) -> bool:
    """Somebody is about to step on a square where a trap may lie; True if it stops him. Creatures set off only what has
    been detected.

    [dun.trap.detected-step, dun.dp-trap.when-quest-sheet]
    """
    for one in entered(t, who, cell, spot) if t.state.map.traps else ():
        here = traps.trap_here(t, one)
        if here is not None and (here.known or t.state.figures[who].side == HEROES) and await _set_trap(t, who, one):
            return True
    return False


async def _set_trap(t: UTable, who: int, cell: int) -> bool:
    """A known trap goes off under anyone who steps on it; a hidden one of the sheet is paid for and tested, in a
    section without creatures.

    [dun.trap.detected-step, dun.dp-trap.when-quest-sheet, dun.dp-card.recurrent-use, dun.dp-trap.not-with-creatures,
    dun.adapt.pay-on-placement]
    """
    trap = traps.trap_here(t, cell)
    assert trap is not None
    if trap.known:
        t.state.map.traps.remove(trap)
        come_upon(t, t.state.figures[who], cell)
        telling.trod(t, t.state.figures[who], trap)
        await traps.go_off(t, who, trap.card)
        return True
    cost = 0 if trap.free or board_of(t).quest.prepaid else t.content.dark[trap.card].cost
    if (cost and cost > t.state.dark.reserve) or not traps.section_clear(t, cell):
        return False
    t.state.dark.reserve -= cost
    await traps.spring(t, who, trap.card, cell)
    return True


async def spring(t: UTable, effect: d.Spring, use: effects.Use) -> None:
    """[dun.dp-trap.when-furniture-blunder]"""
    await on_furniture(t, use.target)


async def on_furniture(t: UTable, who: int) -> None:
    """A blunder at a piece of furniture lets a trap be activated.

    [dun.dp-trap.when-furniture-blunder, dun.adp.obstacle.trigger-furniture]
    """
    card = await obstacle(t, who, traps.places_of(t, t.state.figures[who].cell))
    if card and who in t.state.figures:
        await traps.spring(t, who, card, t.state.figures[who].cell)


# ------------------------------------------------------------------------------------------------ reveals


async def on_reveal(t: UTable, section: int, who: int, *, broken: bool) -> None:
    """A section has been laid out: Encounter cards may be activated, never where the heroes began.

    [dun.walk.encounter-on-reveal, dun.encounter.not-start-section, dun.element.no-encounter]
    """
    board = board_of(t)
    if section == board.start_section:
        return
    barred = board.sections[section].no_encounter or any(
        piece.element and board.section[piece.cell] == section and t.content.elements[piece.card].no_encounter
        for piece in t.state.map.layout.pieces
    )
    if t.state.dark.seat == NOBODY:
        await spawning.artificial_reveal(t, section, who, broken=broken, barred=barred)
    else:
        if not barred:
            planning.encounters(t, "section", section, who)
        await spawning.dark_reveal(t, section, who, barred=barred)


async def power_roll(t: UTable) -> None:
    """At the start of its combat turn the Artificial Dark Player rolls for a Power card.

    [dun.adp.power.roll, dun.adp.insufficient-points]
    """
    if await scenario_die(t, "power") != "power" or not t.state.dark.power_deck:
        return
    t.reveal()
    card = t.state.dark.power_deck.pop()
    definition = t.content.dark[card]
    if definition.kind == "encounter":
        if not await spawning.from_the_dark(t, card, NOBODY):
            throw_away(t, card)
        return
    who = powers.beneficiary(t, definition)
    if who is None or not affordable(t, definition):
        throw_away(t, card)
        return
    pay(t, card, definition.cost)
    await powers.activate(t, card, who)
