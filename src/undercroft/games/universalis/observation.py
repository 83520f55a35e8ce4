"""What a seat sees as numbers, for learners."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any

import msgspec

from undercroft.toolkit.observation import Block, Kept, Observation, ends_of, filled, names_kept, number, packed

from .board import Board
from .content.catalogue import Content
from .content.definitions import Attribute, Attributes
from .field import Field
from .road import Road
from .state import HEROES, Barrier, Draft, Held, Lasting, Map, Planned, State
from .view import door_known, ground, remembered, told

FIGURE = (
    "id", "side", "seat", "cell", "other", "span", "facing", "riding", "ridden", "wounds", "mana", "fortune", "marks",
    "leader", "coins", "vp", "xp",
)  # fmt: skip
ACTIVE = (
    "who", "action", "quick", "moved", "move_over", "running", "swimming", "turned", "recovered", "attacks", "most",
    "bound", "forward", "rolled", "begun",
)  # fmt: skip
BARRIER = ("state", "lock", "riddle", "failed", "trap", "wounds")
ATTRIBUTES = tuple(attribute.name.lower() for attribute in Attribute)
HANDS, WORN, PACK, SPELLS = 2, 6, 12, 8
"""For so many things in hand, worn and packed, and so many spells, there is room in the row of a hero."""
TABLE = Block(
    "table",
    1,
    (
        "seat", "quest", "turn", "side", "reserve", "detonations", "achievements-heroes", "achievements-dark",
        "obstacle_deck", "power_deck", "encounter_deck", "cards", "goal_done", "prison", "leader", "leader_item",
        "told", "ended",
    ),
)  # fmt: skip
ACTIVATION = Block("activation", 1, (*ACTIVE, "points", "movement", "free_of", "behind", "skills", "used", "passed"))
TRAPS = Block("traps", 12, ("cell", "trap"))
FLOOR = Block("floor", 12, ("cell", "thing"))
LIGHTS = Block("lights", 6, ("cell",))
FIGURES = Block("figures", 32, (*FIGURE, "card", "hand-1", "hand-2", "loaded"))
GEAR = Block(
    "gear",
    8,
    (
        "who",
        *(
            f"{kind}-{n}"
            for place, room in {"hand": HANDS, "worn": WORN, "pack": PACK}.items()
            for kind in (place, f"{place}-magic", f"{place}-state")
            for n in range(1, room + 1)
        ),
        *ATTRIBUTES,
        "injuries",
        *(f"spell-{n}" for n in range(1, SPELLS + 1)),
        *(f"casts-{n}" for n in range(1, SPELLS + 1)),
    ),
)
GROUND = Block("ground", 1024, ("ground", "section", "piece"))
DOORS = Block("doors", 32, ("door", "kind", "from", "to", *BARRIER))
CHESTS = Block("chests", 8, ("cell", *BARRIER))
SEARCHED = Block("searched", 16, ("piece",))
LASTING = Block("lasting", 24, ("target", "to", "value", "lasts", "turns", "skill"))
SPELLBOUND = Block("spellbound", 8, ("caster", "spell", "turns"))
POWERS = Block("powers", 8, ("card", "creature"))
HAND = Block("hand", 40, ("card",))
PLAN = Block("plan", 16, ("card", "at", "place", "creatures"))
DISCARD = Block("discard", 48, ("card",))
CHOSEN = tuple(f"chosen-{n}" for n in range(1, 1 + 2 * SPELLS))
DRAFT = Block(
    "draft",
    1,
    (
        "making",
        "seat",
        "race",
        "class",
        "spent",
        "words",
        *ATTRIBUTES,
        *(f"chosen-{n}" for n in range(1, 1 + 2 * SPELLS)),
    ),
)
ROAD = Block("road", 1, ("turn", "dark", "lair", "dangers"))
GROUPS = Block(
    "groups", 6, ("at", "inside", "rested", "jailed", "moved", "done", "camped", "delay", "first", "members")
)
"""Figures stand in the order in which they came, with what they hold; heroes and those with them have a row of gear
too."""

TABLE_END, ACTIVE_END, TRAPS_END, FLOOR_END, LIGHTS_END, FIGURES_END = ends_of(
    (TABLE, ACTIVATION, TRAPS, FLOOR, LIGHTS, FIGURES)
)
_figure, _active = attrgetter(*FIGURE), attrgetter(*ACTIVE)
_text = msgspec.msgpack.Encoder().encode
Worn = tuple[int, list[Held], list[Held], list[Held], Attributes, int, dict[str, int], tuple[str, ...]]


def _gear(worn: Worn) -> bytes:
    """An unidentified object shows only its ordinary side.  [dun.identify.unknown]"""
    who, hands, body, pack, base, injuries, casts, spells = worn
    values = [who]
    for things, room in ((hands, HANDS), (body, WORN), (pack, PACK)):
        values += filled([number(held.card) for held in things], room)
        values += filled([number(held.magic if held.known else "unknown") * bool(held.magic) for held in things], room)
        values += filled([held.loaded + 2 * held.poisoned + 4 * held.lit + 8 * held.borne for held in things], room)
    values += (*base, injuries)
    values += filled([*map(number, spells)], SPELLS)
    values += filled([casts.get(spell, 0) for spell in spells], SPELLS)
    return packed(values, len(GEAR.columns))


@lru_cache(maxsize=64)
def _ground(field: Field, seen: int) -> bytes:
    """Each square that is seen: its kind of ground (1 where there is nothing special), its section, counted from 1, and
    the piece on it. Of a map that is too large its last rows are not told."""
    here, values = ground(field, seen), [0] * 3 * max(GROUND.rows, field.board.size)
    for cell in here.known:
        values[3 * cell : 3 * cell + 2] = number(here.terrain.get(cell)) or 1, here.sections[cell] + 1
    for piece in field.layout.pieces:
        if seen >> piece.cell & 1:
            for cell in piece.squares:
                values[3 * cell + 2] = number(piece.card)
    return packed(values, GROUND.size)


def _barrier(one: Barrier) -> tuple[int, ...]:
    return number(one.state), one.lock, one.riddle, one.failed, number(one.trap), one.wounds


@lru_cache(maxsize=256)
def _doors(board: Board, dark: bool, seen: int, text: bytes) -> bytes:
    """The doors that are known, from all doors as text."""
    doors, values = msgspec.msgpack.decode(text, type=list[Barrier]), list[int]()
    for n, door in enumerate(doors):
        if door_known(door, board, n, dark, seen):
            access = board.doors[n]
            values += (n, number(access.door.kind), *access.pairs[0], *_barrier(door))
    return packed(values, DOORS.size)


@lru_cache(maxsize=256)
def _chests(seen: int, text: bytes) -> bytes:
    chests = msgspec.msgpack.decode(text, type=dict[int, Barrier])
    rows = [(cell, *_barrier(chest)) for cell, chest in chests.items() if seen >> cell & 1]
    return packed([*chain.from_iterable(rows)], CHESTS.size)


def _lasting(effects: list[Lasting]) -> bytes:
    rows = [(one.target, number(one.to), one.value, number(one.lasts), one.turns, number(one.skill)) for one in effects]
    return packed([*chain.from_iterable(rows)], LASTING.size)


def _draft(one: Draft | None) -> bytes:
    """A hero in the making, with what has been bought of each attribute, spells and skills."""
    if one is None:
        return bytes(4 * DRAFT.size)
    bought = [one.bought.get(name, 0) for name in ATTRIBUTES]
    chosen = filled([*map(number, one.spells)], SPELLS) + [*map(number, one.skills)]
    values = [1, one.seat, number(one.race), number(one.hero_class), one.spent, len(one.words), *bought, *chosen]
    return packed(values, DRAFT.size)


def _plan(plan: list[Planned]) -> bytes:
    rows = [(number(one.card), number(one.at), one.place, len(one.creatures)) for one in plan]
    return packed([*chain.from_iterable(rows)], PLAN.size)


def _road(road: Road | None) -> bytes:
    """Everything on the map is public.  [dun.campaign.map-labels]"""
    if road is None:
        return bytes(4 * (ROAD.size + GROUPS.size))
    groups = [
        (
            number(one.at), number(one.inside), one.rested, one.jailed, one.moved, one.done, one.delay,
            one.members[0], len(one.members),
        )
        for one in road.groups
    ]  # fmt: skip
    table = packed([road.turn, road.dark, number(road.lair), len(road.dangers)], ROAD.size)
    return table + packed([*chain.from_iterable(groups)], GROUPS.size)


gear, lasting, plan, draft, road = Kept(_gear), Kept(_lasting), Kept(_plan), Kept(_draft), Kept(_road)
searched = Kept[list[int]](lambda pieces: packed([*pieces], SEARCHED.size))
spellbound = Kept[list[Any]](
    lambda bound: packed([n for one in bound for n in (one.caster, number(one.spell), one.turns)], SPELLBOUND.size)
)
powers = Kept[list[tuple[str, int]]](
    lambda cards: packed([n for card, who in cards for n in (number(card), who)], POWERS.size)
)
hand, discard = names_kept(HAND.size), names_kept(DISCARD.size)


def _lying(values: list[int], map: Map, dark: bool, seen: int) -> None:
    """Traps, things on the floor and lights on squares that the seat has seen."""
    for trap in map.traps:
        if dark or (trap.known and seen >> trap.cell & 1):
            values += (trap.cell, number(trap.card))
    filled(values, TRAPS_END)
    for cell, held in map.floor:
        if seen >> cell & 1:
            values += (cell, number(held.card))
    filled(values, FLOOR_END)
    values += [cell for cell in map.lights if seen >> cell & 1]
    filled(values, LIGHTS_END)


def pack(state: State, content: Content, seat: int) -> bytearray:
    """What `view` tells, without most of what follows from it.  [dun.setup.diagram, dun.dpsetup.leader-item-secret]"""
    board = content.boards[state.map.guess or state.quest.id]
    dark, field = seat == state.dark.seat, board.field(state.map.layout)
    seen = (1 << board.size) - 1 if dark else remembered(state, content, field.explored)
    open_leader = dark or state.dark.leader_placed
    quest, turn, other = state.quest, state.turn, state.dark
    values = [
        seat, number(quest.id), turn.number, turn.side, other.reserve, turn.detonations, *quest.achievements,
        len(other.obstacle_deck), len(other.power_deck), len(other.encounter_deck), len(other.hand), quest.goal_done,
        state.map.prison, number(other.leader_card) if open_leader else 0, number(other.leader_item) if dark else 0,
        len(told(state, content)), number(quest.ended),
    ]  # fmt: skip
    active, figures = state.turn.active, state.figures
    if active is not None:
        led = active.who in figures and figures[active.who].leader and not dark
        values += (*_active(active), *((0, 0) if led else (active.points, active.movement)))
        values += (len(active.free_of), len(active.behind), len(active.skills), len(active.used), len(active.passed))
    filled(values, ACTIVE_END)
    _lying(values, state.map, dark, seen)
    rows = list[bytes]()
    for who, one in figures.items():
        values += _figure(one)
        hands = one.hands
        values += (number(one.card), number(hands[0].card) if hands else 0, number(hands[1].card) if hands[1:] else 0)
        values.append(sum(held.loaded for held in hands))
        if one.side == HEROES and len(rows) < GEAR.rows:
            rows.append(gear((who, one.hands, one.worn, one.pack, one.base, len(one.injuries), one.casts, one.spells)))
    return bytearray().join(
        (
            packed(values, FIGURES_END),
            *rows,
            NO_GEAR[4 * len(GEAR.columns) * len(rows) :],
            _ground(field, seen),
            _doors(board, dark, seen, _text(state.map.doors)),
            _chests(seen, _text(state.map.chests)),
            searched(state.map.searched),
            lasting(state.lasting),
            spellbound(state.spellbound),
            powers(state.dark.powers),
            hand(state.dark.hand if dark else []),
            plan(state.dark.plan if dark else []),
            discard(state.dark.discard),
            draft(state.making.draft),
            road(state.road),
        )
    )


NO_GEAR = bytes(4 * GEAR.size)
OBSERVATION = Observation(
    (
        TABLE, ACTIVATION, TRAPS, FLOOR, LIGHTS, FIGURES, GEAR, GROUND, DOORS, CHESTS, SEARCHED, LASTING, SPELLBOUND,
        POWERS, HAND, PLAN, DISCARD, DRAFT, ROAD, GROUPS,
    ),
    lambda: pack,
)  # fmt: skip
