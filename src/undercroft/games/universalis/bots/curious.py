"""A bot that wants to see everything: new heroes, companions, chests, furniture, rare creatures. It fights like the
careful bot. It chooses by what all may know, so that the same situation always has the same answer."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..rules.harm import furniture
from ..rules.squares import board_of, field_of
from ..rules.turns import CREATE
from ..state import DARK, Figure
from . import fencing, heroes
from .scouting import rows

TRIED = (
    *("chest", "solve-chest", "disarm-chest", "search", "identify", "corpses", "search-room", "light", "lever"),
    *("open", "pick", "solve", "break"),
)
"""What it does before it continues, if it can."""
TASTES = (
    *(
        "hero",
        "hire",
        "loadout",
        "leader",
        "leader-item",
        "upgrade",
        "encounter",
        "creature",
        "outfit",
        "outfits",
        "create-race",
    ),
    *("create-class", "create-skill", "create-spell", "create-name", "create-gear", "create-word", "invest", "learn"),
)
"""Questions of taste."""
NOTHING = ("none", "done", "pass", "keep")


def policy(t: UTable, ask: Ask[Any]) -> Any:
    """One of the options."""
    if ask.key in TASTES:
        return taste(t, ask)
    active = t.state.turn.active
    if ask.key == "act" and active is not None:
        figure = t.state.figures[active.who]
        if figure.kind == "hero" and not fencing.known_enemies(t, figure):
            return wander(t, ask, figure)
    return heroes.policy(t, ask)


def taste(t: UTable, ask: Ask[Any]) -> Any:
    """Something rather than nothing, and not the same in every game."""
    options = [option for option in ask.options if str(option) not in NOTHING] or list(ask.options)
    number = mixed(t, ask.key)
    if ask.key == "create-gear":  # he may want a companion, too
        wanted = [option for option in options if str(option).startswith("buy") and number % 3]
        options = wanted or [option for option in ask.options if str(option) in NOTHING]
    elif ask.key == "hero" and CREATE in options and number % 2:
        options = [CREATE]
    elif ask.key == "create-race" and number % 2:
        options = [race for race in options if t.content.races[race.id].extra_skill] or options
    elif ask.key == "invest" and ask.find("skill"):
        options = [ask.find("skill")]
    elif ask.key == "creature" and number % 2:
        options.sort(key=lambda one: -t.content.creatures[one.id].vp if str(one) in t.content.creatures else 0)
        options = options[:4]
    return options[number // 6 % len(options)]


def mixed(t: UTable, key: str) -> int:
    """A number from what all know of this game."""
    state = t.state
    people = ",".join(f"{f.card}.{f.cell}.{f.coins}.{len(f.pack)}" for f in state.figures.values())
    draft = "" if state.making.draft is None else str(state.making.draft)
    turn, reserve = state.turn.number, state.dark.reserve
    known = f"{key} {state.quest.id} {state.mode} {state.seats} {turn} {reserve} {people} {draft}"
    return crc32(known.encode()) >> 3


def wander(t: UTable, ask: Ask[Any], figure: Figure) -> Any:
    """Try what is at hand; walk to the nearest thing that has not been tried; else go on with the quest."""
    for verb in TRIED:
        found = [do for do in ask.options if do.verb == verb]
        if found:
            return found[mixed(t, verb) % len(found)]
    goals = untried(t, figure)
    if goals:
        row = rows(t, goals)
        moves = [do for do in ask.options if do.verb == "move" and row[do.cell] < row[figure.cell]]
        if moves:
            return min(moves, key=lambda do: (row[do.cell], do.cell))
    hidden = [do for do in ask.options if do.verb == "secret"]
    if hidden and mixed(t, "secret") % 5 == 0 and t.state.turn.number <= board_of(t).quest.turn_limit // 2:
        return hidden[0]
    return heroes.policy(t, ask)


def untried(t: UTable, figure: Figure) -> tuple[int, ...]:
    """Squares next to closed chests, to pieces that can still be searched and before unknown sections."""
    board, field, state = board_of(t), field_of(t), t.state
    if state.turn.number > board.quest.turn_limit // 2 or any(
        f.side == DARK and f.cell >= 0 for f in state.figures.values()
    ):
        return ()
    things = [cell for cell, chest in state.map.chests.items() if chest.state == "closed" and not chest.tried]
    for piece in state.map.layout.pieces:
        if furniture.can_search(t, figure, piece):
            things += piece.squares
    seen = [cell for cell in things if field.explored >> cell & 1]
    found = [near for cell in seen for near in field.touching[cell]]
    for door, access in zip(state.map.doors, board.doors, strict=True):
        if door.state != "hidden" and not door.failed:
            for one, two in (pair for near, far in access.pairs for pair in ((near, far), (far, near))):
                if field.explored >> one & 1 and not field.explored >> two & 1:
                    found.append(one)
    return tuple(dict.fromkeys(found))
