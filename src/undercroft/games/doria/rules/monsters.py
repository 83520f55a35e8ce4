"""Monsters: their values, their order, and who is on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.kernel import Text
from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import Content, DoriaTable
from ..content.definitions import Boss, Dice, Modification
from ..events import named as figure_name
from ..plan import mask
from ..state import OUTSIDE, Monster, State
from .ground import board
from .options import Beast, beast_label

LEVELS = 4


class Stats(msgspec.Struct, frozen=True):
    """What a monster can do at its level, with its modifications."""

    attack_type: str
    attack: Dice
    defense: Dice
    psi: Dice
    damage: int
    hp: int
    ar: int
    ap: int
    range: int
    rank: int
    vulnerable: str
    element: str
    abilities: frozenset[str]
    tags: tuple[str, ...]
    immune: frozenset[str]
    poison: int = 0
    piercing: bool = False
    drains: bool = False
    pins: bool = False


def stats(t: DoriaTable, monster: int) -> Stats:
    return stats_of(t.state, t.content, t.state.monsters[monster])


def initiative(state: State, content: Content, who: Monster) -> int:
    """Where it stands on the board: what its cards say, at all levels the same.  [doria.ai.order-initiative]"""
    return stats_of(state, content, who).ap if who.mods or who.boss else content.monsters[who.kind].ap


def stats_of(state: State, content: Content, who: Monster) -> Stats:
    """The printed values of the level card and all modifications, and the boss card.

    [doria.monster.levels-de, doria.level.monster-max-en, doria.level.monster-adjust-en]
    """
    key = (who.kind, who.mods, who.boss, state.level, state.party, who.disarmed)
    found: Stats | None = content.memo.get(key)
    if found is None:
        found = content.memo[key] = _added(state, content, who)
    return found


def _added(state: State, content: Content, who: Monster) -> Stats:
    kind = content.monsters[who.kind]
    card = kind.levels[min(state.level, LEVELS) - 1]
    mods = [content.modifications[mod] for mod in who.mods]
    more: list[Modification | Boss] = [*mods, *([content.bosses[who.boss]] if who.boss else [])]
    fewer = -1 if who.disarmed else 0
    added = {name: sum(getattr(one, name) for one in more) for name in ADDED}
    boss = content.bosses[who.boss] if who.boss else None
    abilities = [*kind.abilities, *(boss.abilities if boss else ()), *("flight" for mod in mods if mod.flies)]
    beyond = max(0, state.level - LEVELS) if content.points.extra_levels else 0
    return Stats(
        attack_type=kind.attack_type,
        attack=(max(1, card.attack[0] + fewer), card.attack[1] + added["attack"]),
        defense=(max(1, card.defense[0] + fewer), card.defense[1] + added["defense"]),
        psi=(max(1, card.psi[0] + fewer), card.psi[1] + added["psi"]),
        damage=card.damage + added["damage"],
        hp=card.hp + added["hp"] + beyond + (boss.per_hero * state.party if boss else 0),
        ar=card.ar + added["ar"],
        ap=max(1, kind.ap + added["ap"]),
        range=kind.range + added["range"],
        rank=rank_of(content, who.kind),
        vulnerable=kind.vulnerable,
        element=next((one.element for one in reversed(more) if one.element), kind.element),
        abilities=frozenset(abilities),
        tags=(boss.tags if boss else ()) or kind.tags,
        immune=frozenset(mod.immune for mod in mods if mod.immune),
        poison=sum(mod.poison for mod in mods),
        piercing=any(mod.piercing for mod in mods),
        drains=any(mod.drains for mod in mods),
        pins=any(mod.pins for mod in mods),
    )


ADDED = ("attack", "defense", "psi", "damage", "hp", "ar", "ap", "range")


def rank_of(content: Content, kind: str) -> int:
    """Who goes first at the same initiative: by the letter on the level card, or by the order on the board.

    [doria.ai.order-letter-en, doria.ai.order-board-de, doria.card.monster-letter-en]
    """
    if content.points.order_by_letter:
        return ord(content.monsters[kind].letter)
    return list(content.monsters).index(kind)


def told(who: Monster) -> dict[str, Any]:
    """A monster for an event."""
    return {"monster": who.boss or who.kind, "figure": who.figure}


def placed(t: DoriaTable, who: Monster) -> dict[str, Any]:
    """A monster for an event about where it stands now."""
    x, y = board(t).xy(who.square) if who.square != OUTSIDE else (0, 0)
    return {**told(who), "square": who.square, "x": x, "y": y}


def named(t: DoriaTable, monster: int) -> Text:
    """What people call a monster: its kind and the number of its figure, or its own name."""
    who = t.state.monsters[monster]
    return figure_name(who.boss or who.kind, who.figure)


EXTRA = -1
"""What waits for a monster in `State.activations`: an extra activation; a number below says whom it spares if it can,
one from 0 on is the character that it strikes for free."""


def activate(t: DoriaTable, monster: int) -> None:
    """An extra activation, as soon as what happens now is done."""
    t.state.activations.append((monster, EXTRA))


def sparing(*heroes: int) -> int:
    """An extra activation against anybody but these, if it can."""
    return EXTRA - mask(heroes)


def spared(code: int) -> tuple[int, ...]:
    """The characters whom an extra activation spares if it can.

    >>> spared(sparing(0, 3)), spared(EXTRA)
    ((0, 3), ())
    """
    bits = EXTRA - code
    return tuple(hero for hero in range(bits.bit_length()) if bits >> hero & 1)


def targets(state: State) -> list[int]:
    """The characters that monsters see at all.  [doria.ai.ignore-unconscious, doria.uncon.immune]"""
    return [
        hero for hero, who in enumerate(state.heroes) if not who.unconscious and not who.away and who.square != OUTSIDE
    ]


def occupied(t: DoriaTable) -> int:
    """The squares where a figure stands; the unconscious do not count.  [doria.uncon.no-square]"""
    bits = 0
    for who in t.state.heroes:
        if who.square != OUTSIDE and not who.unconscious and not who.away:
            bits |= 1 << who.square
    for monster in t.state.monsters.values():
        if monster.square != OUTSIDE:
            bits |= 1 << monster.square
    return bits


def nearest_free(t: DoriaTable, square: int) -> list[int]:
    """The free floor squares nearest to this one; the square itself if it is free, or if no other can be reached."""
    return board(t).free_near(square, occupied(t)) or [square]


def standing_at(t: DoriaTable, monster: int) -> int:
    """Its square, or for one outside the entrance square that it will use."""
    who = t.state.monsters[monster]
    if who.square != OUTSIDE:
        return who.square
    here = board(t)
    rows = [here.range_row(t.state.heroes[hero].square) for hero in targets(t.state)]
    return min(here.entrances, key=lambda square: min([row[square] for row in rows], default=FAR))


def steps_between(here: Board, values: Stats, start: int, square: int) -> int:
    """Steps to a square as if no figure stood in the way; ghosts count through walls, and to who lies under rubble it
    is one from the next square.  [doria.ai.target-nearest, doria.marker.rubble-buried-en]
    """
    if "permeable" in values.abilities:
        return here.apart(start, square)
    if square in here.dungeon.rubble:
        return min([1 + here.range_row(at)[start] for at in here.bare.near[square]], default=FAR)
    return here.range_row(square)[start]


def nearest_distance(t: DoriaTable, monster: int) -> int:
    """How far the nearest character is.  [doria.ai.order-distance]"""
    here, values, start = board(t), stats(t, monster), standing_at(t, monster)
    squares = [t.state.heroes[hero].square for hero in targets(t.state)]
    return min([steps_between(here, values, start, square) for square in squares], default=FAR)


def pace(t: DoriaTable, monster: int) -> tuple[int, int]:
    """Initiative and rank: the lower, the sooner.

    [doria.ai.order-initiative, doria.ai.order-letter-en, doria.phase-d.monster-order-en,
    doria.phase-d.monster-order-de]
    """
    values = stats(t, monster)
    return -values.ap, values.rank


def closeness(t: DoriaTable, monster: int) -> tuple[int, int]:
    """Among equals distance, and number of modifications.  [doria.ai.order-distance, doria.ai.order-mods]"""
    return nearest_distance(t, monster), -len(t.state.monsters[monster].mods)


def least(t: DoriaTable, monsters: list[int], key: Callable[[DoriaTable, int], tuple[int, int]]) -> list[int]:
    """Those of several monsters that come first by a key."""
    if len(monsters) == 1:
        return monsters
    keys = {monster: key(t, monster) for monster in monsters}
    best = min(keys.values())
    return [monster for monster in monsters if keys[monster] == best]


async def first_of(t: DoriaTable, monsters: list[int]) -> int:
    """Which monster goes first; where nothing tells, the players decide.  [doria.ai.order-players]"""
    tied = least(t, least(t, monsters, pace), closeness)
    if len(tied) == 1:
        return tied[0]
    beasts = [Beast(monster, t.state.monsters[monster].kind, named(t, monster)) for monster in tied]
    cites, at = ("doria.ai.order-players",), tuple([f"sheet-monster-{monster}" for monster in tied])
    chosen: Beast = await t.choose(t.state.speaker, "monster-order", beasts, label=beast_label, cites=cites, at=at)
    return chosen.monster
