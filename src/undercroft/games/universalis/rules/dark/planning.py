"""The classic Dark Player's plan: cards, creatures and their exact places, fixed before play and activated in time."""

from __future__ import annotations

from undercroft.kernel.randomness import Streams, below

from ...board import Board
from ...content.catalogue import Content, UTable
from ...content.definitions import DarkCard
from ...state import DARK, HEROES, NOBODY, NOWHERE, Planned, State, standing
from .. import labels, meanings
from ..encounters import figure_of, initiative, near_square, place
from ..options import DONE, Play, Printed, Square
from ..squares import Do, board_of, side_in_combat
from . import classic, hand, powers, spawning

SQUARE, DOOR, CHEST, SECTION, LEADER = "square", "door", "chest", "section", "leader"


# ------------------------------------------------------------------------------------------------ before play


async def prepare(t: UTable) -> None:
    """Cards are planned one after another while the starting budget can pay for all of them.

    [dun.classic.prepare, dun.classic.no-random]
    """
    left = t.state.dark.reserve
    while True:
        cards = [card for card in t.state.dark.hand if _plannable(t, card, left)]
        card = await t.choose(
            t.state.dark.seat,
            "plan",
            (DONE, *(Play(card) for card in dict.fromkeys(cards))),
            label=labels.dark_card,
            meaning=meanings.dark_card(t),
            hidden=True,
            about={"left": left},
            cites=("dun.classic.prepare",),
        )
        if not isinstance(card, Play):
            return
        item = await _planned(t, card.card, left)
        t.state.dark.plan.append(item)
        left -= cost(t.content, item)


def cost(content: Content, item: Planned) -> int:
    """What it will cost; an Ambush is reckoned at its most."""
    if item.creatures:
        return sum(content.creatures[name].vp for name, _ in item.creatures)
    return content.dark[item.card].cost


def _plannable(t: UTable, card: str, left: int) -> bool:
    """Cards with a place of their own, three times at most.  [dun.classic.three-uses]"""
    definition = t.content.dark[card]
    if sum(item.card == card for item in t.state.dark.plan) >= classic.MOST_USES or not _places(t, definition):
        return False
    price = spawning.cheapest(t) if definition.use in ("section", "special") else definition.cost
    return price <= left


def _places(t: UTable, card: DarkCard) -> list[Do]:
    """Where a card can be planned: a Power with the Leader, an Encounter in a section or a chest, an Obstacle at a
    door, a chest or a square."""
    if card.kind == "power":
        return [Do(LEADER)] if t.state.dark.leader_card else []
    return _encounter_places(t, card) if card.kind == "encounter" else _obstacle_places(t, card)


def _encounter_places(t: UTable, card: DarkCard) -> list[Do]:
    """Sections where creatures may appear; chests too, but for Lurkers."""
    if card.use not in ("section", "special", "lurkers"):
        return []
    board = board_of(t)
    sections = [n for n, s in enumerate(board.sections) if n != board.start_section and not s.no_encounter]
    chests = [] if card.use == "lurkers" else [Do(CHEST, cell=cell) for cell in t.state.map.chests]
    return [Do(SECTION, target=n) for n in sections] + chests


def _obstacle_places(t: UTable, card: DarkCard) -> list[Do]:
    """At most one Obstacle for each door, chest and square; none at a door with a lock or a riddle of its own."""
    board, found = board_of(t), []
    if "door" in card.places:
        plain = (n for n, a in enumerate(board.doors) if a.door.kind == "door" and not (a.door.lock or a.door.riddle))
        found += [Do(DOOR, target=n) for n in plain]
    if "chest" in card.places:
        found += [Do(CHEST, cell=cell) for cell in t.state.map.chests]
    if card.use == "trap":
        found += [Do(SQUARE, cell=cell) for cell in _trap_squares(board, card)]
    taken = {(item.at, item.place) for item in t.state.dark.plan if t.content.dark[item.card].kind == "obstacle"}
    return [do for do in found if (do.verb, max(do.target, do.cell)) not in taken]


def _trap_squares(board: Board, card: DarkCard) -> list[int]:
    """The squares of sections of its kind, but for those of printed traps and where the heroes begin."""
    barred = {*(board.at(*trap.at) for trap in board.quest.traps), *board.start}
    kinds = [section.kind for section in board.sections]
    return [
        cell
        for cell, section in enumerate(board.section)
        if section != NOWHERE and kinds[section] in card.places and cell not in barred
    ]


async def _planned(t: UTable, card: str, left: int) -> Planned:
    """One card with its place and, for an encounter, its creatures and their squares."""
    definition = t.content.dark[card]
    where = await t.choose(
        t.state.dark.seat, "plan-at", _places(t, definition), label=labels.planned(t), hidden=True, about={"card": card}
    )
    spot = max(where.target, where.cell)
    if definition.use not in ("section", "special"):
        return Planned(card, where.verb, spot)
    board = board_of(t)
    section = where.target if where.verb == SECTION else board.section[where.cell]
    special = definition.use == "special"
    most = left if special else min(left, definition.cost)
    chosen: list[tuple[str, int]] = []
    while True:
        spent = sum(t.content.creatures[name].vp for name, _ in chosen)
        options = spawning.affordable(t, [name for name, _ in chosen], most - spent)
        if not options or (chosen and special):
            break
        picked = await t.choose(
            t.state.dark.seat,
            "creature",
            [*(Printed("figure", name) for name in options), *([DONE] if chosen else [])],
            label=labels.creature,
            meaning=meanings.creature(t),
            about={"left": most - spent},
            hidden=True,
        )
        if not isinstance(picked, Printed):
            break
        cells = [cell for cell in range(board.size) if board.section[cell] == section]
        spot_for = await t.choose(
            t.state.dark.seat,
            "place",
            [Square(cell) for cell in cells],
            label=lambda option: labels.square(t, option),
            hidden=True,
            about={"creature": picked.id},
        )
        chosen.append((picked.id, spot_for.cell))
    return Planned(card, where.verb, spot, tuple(chosen))


# ------------------------------------------------------------------------------------------------ in play


def take(t: UTable, at: str, where: int, kind: str) -> Planned | None:
    """The next planned card of a kind at a place; it is used up, whether it can be paid or not."""
    for item in t.state.dark.plan:
        if item.at == at and item.place == where and t.content.dark[item.card].kind == kind:
            t.state.dark.plan = [other for other in t.state.dark.plan if other is not item]
            return item
    return None


def obstacle(t: UTable, at: str, where: int) -> str:
    """The planned Obstacle of a place, paid now; without the points it is out permanently.

    [dun.classic.prepare, dun.classic.no-budget]
    """

    item = take(t, at, where, "obstacle") if t.state.dark.plan else None
    if item is None or item.card not in t.state.dark.hand or not hand.affordable(t, t.content.dark[item.card]):
        return ""
    hand.pay(t, item.card, t.content.dark[item.card].cost)
    return item.card


def encounters(t: UTable, at: str, where: int, who: int) -> list[int]:
    """Planned creatures appear on their squares, each paid as it is placed; one that cannot be paid is out for the rest
    of the adventure.

    [dun.classic.prepare, dun.classic.no-budget, dun.place.reveal]
    """

    placed: list[int] = []
    while t.state.dark.plan and (item := take(t, at, where, "encounter")) is not None:
        if item.card not in t.state.dark.hand:
            continue
        came = []
        for name, cell in item.creatures:
            figure = figure_of(t, t.content.creatures[name], DARK, t.state.dark.seat)
            if figure.vp > t.state.dark.reserve or name in t.state.dark.barred:
                t.state.dark.barred.append(name)
                continue
            spot = near_square(t, figure, cell, who)
            if spot is not None:
                t.state.dark.reserve -= figure.vp
                place(t, figure, spot, board_of(t).facing(spot, t.state.figures[who].cell))
                came.append(figure.id)
        if came:
            hand.pay(t, item.card, 0)
        placed += came
    return placed


async def chest_guards(t: UTable, cell: int, who: int) -> bool:
    """Creatures planned for the moment at which somebody opens a chest; True if it is not his turn any more."""
    fighting = side_in_combat(t, HEROES)
    placed = encounters(t, CHEST, cell, who)
    if not placed:
        return False
    await initiative(t, placed, fighting=fighting)
    return t.state.turn.active is None or t.state.turn.active.who != who


async def ambush(t: UTable) -> None:
    """At the start of his turn, the Ambush that was planned for a section where a hero is now."""
    board = board_of(t)
    held = [board.section[f.cell] for f in t.state.figures.values() if f.side == HEROES and standing(f)]
    for section in dict.fromkeys(held):
        item = next((i for i in t.state.dark.plan if i.at == SECTION and i.place == section and not i.creatures), None)
        if item is not None and not side_in_combat(t, HEROES):
            t.state.dark.plan = [other for other in t.state.dark.plan if other is not item]
            if item.card in t.state.dark.hand:
                await spawning.from_the_dark(t, item.card, NOBODY)
            return


async def strengthen(t: UTable, leader: int) -> None:
    """Powers planned for the Leader, as soon as the heroes see him.  [dun.classic.prepare, dun.classic.no-budget]"""

    while t.state.dark.plan and (item := take(t, LEADER, -1, "power")) is not None:
        card = t.content.dark[item.card]
        able = leader in [figure.id for figure in powers.eligible(t, card)]
        if able and item.card in t.state.dark.hand and hand.affordable(t, card):
            hand.pay(t, item.card, card.cost)
            await powers.activate(t, item.card, leader)


def replan(state: State, content: Content, streams: Streams) -> None:
    """Another plan that looks the same from outside: as many cards of the same kind and cost, in other places, with
    other creatures of the same worth.  [dun.classic.prepare]"""
    taken: set[tuple[str, int]] = set()
    for index, item in enumerate(state.dark.plan):
        places = [place for place in _could_be(state, content, item) if (item.at, place) not in taken] or [item.place]
        place = places[below(streams, "replan", len(places))]
        taken.add((item.at, place))
        cards = [card for card in state.dark.hand if _alike(content.dark[card], content.dark[item.card])] or [item.card]
        state.dark.plan[index] = Planned(
            cards[below(streams, "replan", len(cards))], item.at, place, _others(state, content, item, place, streams)
        )


def _could_be(state: State, content: Content, item: Planned) -> list[int]:
    """All places for a planned card that are as untouched as its own."""
    board = content.boards[state.map.guess or state.quest.id]
    if item.at == SECTION:
        return [n for n, s in enumerate(board.sections) if not (state.map.layout.revealed >> n & 1 or s.no_encounter)]
    if item.at == CHEST:
        return [cell for cell, chest in state.map.chests.items() if chest.state == "closed" and not chest.obstacle]
    if item.at == DOOR:
        return [
            n
            for n, access in enumerate(board.doors)
            if access.door.kind == "door"
            and not (
                access.door.lock or access.door.riddle or state.map.doors[n].explored or state.map.doors[n].obstacle
            )
        ]
    if item.at == SQUARE:
        kinds = content.dark[item.card].places
        return [c for c, n in enumerate(board.section) if n != NOWHERE and board.sections[n].kind in kinds]
    return [item.place]


def _alike(card: DarkCard, own: DarkCard) -> bool:
    return (card.kind, card.use, card.cost, card.places) == (own.kind, own.use, own.cost, own.places)


def _others(state: State, content: Content, item: Planned, place: int, streams: Streams) -> tuple[tuple[str, int], ...]:
    """Creatures of the same worth on squares of the section where they will appear."""
    board = content.boards[state.map.guess or state.quest.id]
    section = board.section[place] if item.at == CHEST else place
    cells = [cell for cell, n in enumerate(board.section) if n == section]
    found = []
    for name, _ in item.creatures:
        own = content.creatures[name]
        alike = [
            one.id
            for one in content.creatures.values()
            if (one.faction, one.level, one.vp) == (own.faction, own.level, own.vp)
        ]
        found.append((alike[below(streams, "replan", len(alike))], cells[below(streams, "replan", len(cells))]))
    return tuple(found)
