"""What everybody at the table sees as numbers, for learners."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any

from undercroft.toolkit.observation import Block, Kept, Observation, ends_of, filled, number, packed

from .board import Layout
from .content import Content
from .content.definitions import STATS
from .state import Ally, Chest, Door, Room, State

HERO_FIELDS = (
    "seat", "lif", "cell", "condition", "help", "venom", "shell", "skin", "unseen", "torch", "drank", "buried", "magic",
    "gold", "level", "xp", "points",
)  # fmt: skip
TURN_FIELDS = ("done", "extra", "moves", "attacks", "casts", "charged", "only_move", "barred", "slowed", "over")
FOE_FIELDS = (
    "number", "cell", "home", "facing", "lif", "aware", "blind", "condition", "hurt", "atk", "defense", "mov", "last",
    "cornered", "bound",
)  # fmt: skip
ALLY_FIELDS = ("number", "owner", "cell", "lif", "condition", "help")
THINGS = {"abilities": 8, "spells": 12, "hands": 2, "attire": 4, "items": 8, "trinkets": 4}
"""What is on a sheet, and for how many of each kind there is room."""
TABLE = Block(
    "table",
    1,
    (
        "seat", "scenario", "phase", "round", "phases", "builder", "controller", "pool", "acting", "turn", "built",
        "great_keys", "found", "reason",
    ),
)  # fmt: skip
FOES = Block("foes", 16, (*FOE_FIELDS, "monster", "fighting"))
HEROES = Block("heroes", 6, (*HERO_FIELDS, *TURN_FIELDS))
SHEETS = Block(
    "sheets",
    6,
    (
        "hero", "armor", "likeness", *STATS,
        *(f"{kind}-{n}" for kind, most in THINGS.items() for n in range(1, most + 1)),
    ),
)  # fmt: skip
ORDER = Block("order", 8, ("hero",))
ALLIES = Block("allies", 8, (*ALLY_FIELDS, "creature"))
TILES = Block("tiles", 24, ("tile", "x", "y", "turn"))
ROOMS = Block("rooms", 24, ("unique", "special", "done", "entered"))
DOORS = Block(
    "doors", 32, ("tile", "side", "cell", "beyond", "kind", "difficulty", "key_only", "leads", "open", "dead", "trap")
)
CHESTS = Block("chests", 12, ("cell", "locked", "difficulty", "trap", "open", "empty"))
LITTER = Block("litter", 16, ("tile", "thing"))
SLEEPY = Block("sleepy", 4, ("tile", "monster"))
COFFINS = Block("coffins", 4, ("hero", "cell"))

TABLE_END, HEROES_END, FOES_END = ends_of((TABLE, HEROES, FOES))
_foe, _ally = attrgetter(*FOE_FIELDS), attrgetter(*ALLY_FIELDS)
_hero, _turn = attrgetter(*HERO_FIELDS), attrgetter(*TURN_FIELDS)
_written = attrgetter("id", "armor", "likeness", "stats", *THINGS)


def _sheet(written: tuple[Any, ...]) -> bytes:
    id, armor, likeness, stats, *things = written
    values = [number(id), number(armor), number(likeness), *stats]
    for names, most in zip(things, THINGS.values(), strict=True):
        values += filled([*map(number, names)], most)
    return packed(values, len(SHEETS.columns))


def _allies(allies: list[Ally]) -> bytes:
    return packed([*chain.from_iterable((*_ally(one), number(one.kind)) for one in allies)], ALLIES.size)


@lru_cache(maxsize=256)
def _tiles(layout: Layout) -> bytes:
    rows = [(number(one.tile), one.x, one.y, one.turn) for one in layout.tiles]
    return packed([*chain.from_iterable(rows)], TILES.size)


def _rooms(rooms: list[Room]) -> bytes:
    rows = [(number(one.unique), number(one.special), one.done, one.entered) for one in rooms]
    return packed([*chain.from_iterable(rows)], ROOMS.size)


def _doors(doors: list[Door]) -> bytes:
    rows = [
        (
            one.tile, one.side, one.cells[0], one.beyond[0], number(one.kind), one.difficulty, one.key_only, one.leads,
            one.open, one.dead, number(one.trap),
        )
        for one in doors
    ]  # fmt: skip
    return packed([*chain.from_iterable(rows)], DOORS.size)


def _chests(chests: list[Chest]) -> bytes:
    rows = [(one.cell, one.locked, one.difficulty, number(one.trap), one.open, one.empty) for one in chests]
    return packed([*chain.from_iterable(rows)], CHESTS.size)


sheet, allies, rooms, doors, chests = Kept(_sheet), Kept(_allies), Kept(_rooms), Kept(_doors), Kept(_chests)
litter = Kept[list[tuple[int, str]]](
    lambda lying: packed([*chain.from_iterable((tile, number(thing)) for tile, thing in lying)], LITTER.size)
)
NO_SHEETS = bytes(4 * SHEETS.size)


def pack(state: State, content: Content, seat: int) -> bytearray:
    """What `view` tells, without what follows from it. Nothing is hidden from anybody."""
    values = [
        seat, number(state.scenario), number(state.phase), state.round, state.phases, state.builder, state.controller,
        state.pool, state.acting, state.queue[0] if state.queue else -1, state.built, state.great_keys,
        len(state.used_uniques), number(state.reason),
    ]  # fmt: skip
    for hero in state.heroes:
        values += _hero(hero)
        values += _turn(hero.turn)
    filled(values, HEROES_END)
    for foe in state.foes:
        values += _foe(foe)
        values += (number(foe.kind), foe.fighting[0] if foe.fighting else -1)
    return bytearray().join(
        (
            packed(values, FOES_END),
            *map(sheet, map(_written, state.heroes[: SHEETS.rows])),
            NO_SHEETS[4 * len(SHEETS.columns) * len(state.heroes) :],
            packed([*state.order], ORDER.size),
            allies(state.allies),
            _tiles(state.layout),
            rooms(state.rooms),
            doors(state.doors),
            chests(state.chests),
            litter([(tile, left.thing) for tile, lying in state.litter.items() for left in lying]),
            packed(
                [part for tile, casters in state.sleepy.items() for by in casters for part in (tile, by)], SLEEPY.size
            ),
            packed([*chain.from_iterable(state.coffin.items())], COFFINS.size),
        )
    )


OBSERVATION = Observation(
    (TABLE, HEROES, FOES, SHEETS, ORDER, ALLIES, TILES, ROOMS, DOORS, CHESTS, LITTER, SLEEPY, COFFINS), lambda: pack
)
