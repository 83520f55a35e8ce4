"""What a seat may see, which is everything: dice decide what nobody knows only when somebody has to know it."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.randomness import Streams

from .content import Content, Seen
from .content.definitions import STATS
from .rules import dungeon, figures, inventory, muster, turns
from .state import Ally, Foe, Hero, State

OUTSIDE = ("muster", "prepare")


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """The whole table: sheets, map, Monsters, doors, Chests, the Plot Counter."""
    t = Seen(state, content)
    board = figures.board(t)
    counter, pink = dungeon.counter(t)
    return {
        "scenario": state.scenario,
        "title": content.pack.title,
        "phase": state.phase,
        "round": state.round,
        "phases": state.phases,
        "span": [*content.pack.span],
        "counter": counter,
        "pink": pink,
        "complete": dungeon.complete(t),
        "builder": state.builder,
        "controller": state.controller,
        "pool": state.pool,
        "order": [*state.order],
        "queue": [*state.queue] if state.phase in ("heroes", "monsters") else [],
        "turn": state.queue[0] if state.phase in ("heroes", "monsters") and state.queue else None,
        "heroes": [_hero(t, hero) for hero in state.heroes],
        "allies": [_ally(ally) for ally in state.allies],
        "foes": [_foe(t, foe) for foe in state.foes],
        "tiles": [
            {
                "tile": placed.tile,
                "turn": placed.turn,
                "cells": [*board.cells[index]],
                "lit": figures.lit(t, board.cells[index][0]),
                "unique": state.rooms[index].unique,
                "special": state.rooms[index].special,
                "done": state.rooms[index].done,
                "sleepy": index in state.sleepy,
            }
            for index, placed in enumerate(state.layout.tiles)
        ],
        "marks": {str(cell): mark for cell, mark in board.marks.items()},
        "doors": [msgspec.to_builtins(door) for door in state.doors],
        "chests": [msgspec.to_builtins(chest) for chest in state.chests],
        "litter": {str(tile): [left.thing for left in lying] for tile, lying in state.litter.items()},
        "coffin": {str(ref): stone for ref, stone in state.coffin.items()},
        "recruits": muster.recruits(state, content) if state.phase in OUTSIDE else [],
        "found": [*state.used_uniques],
        "hidden": len(dungeon.uniques_left(t)),
        "reason": state.reason,
    }


def _hero(t: Seen, hero: Hero) -> dict[str, Any]:
    """A sheet with its stats by name: as bought (`stats`), and as they are now with what is worn (`now`)."""
    seen: dict[str, Any] = msgspec.to_builtins(hero)
    ref = t.state.heroes.index(hero)
    return {
        **seen,
        "stats": dict(zip(STATS, hero.stats, strict=True)),
        "now": {name: figures.stat(t, hero, index) for index, name in enumerate(STATS)},
        "defense": figures.defense_dice(t, ref),
        "positions": inventory.positions(hero),
        "actions": turns.actions_left(t, hero),
    }


def _ally(ally: Ally) -> dict[str, Any]:
    seen: dict[str, Any] = msgspec.to_builtins(ally)
    return {**seen, "stats": dict(zip(STATS, ally.stats, strict=True))}


def _foe(t: Seen, foe: Foe) -> dict[str, Any]:
    """A Monster with what the table calls it, its dice now, and whether a Life Chart stands for its life."""
    seen: dict[str, Any] = msgspec.to_builtins(foe)
    kind = t.content.monsters[foe.kind]
    now = {
        "atk": max(0, kind.atk + foe.atk),
        "def": figures.defense_dice(t, foe.number),
        "wit": kind.wit,
        "rng": kind.rng,
        "dex": kind.dex,
        "mag": kind.mag,
        "mov": figures.moves(t, foe.number),
        "res": kind.res,
    }
    return {**seen, "name": figures.called(t, foe.kind), "boss": kind.life is not None, "most": kind.lif, "now": now}


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Nothing is hidden; only the luck to come is new."""


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play."""
    tables = (content.tiles, content.monsters, content.spells, content.weapons, content.items, content.traps)
    return [id for table in tables for id in table]
