"""Doors and new tiles: normal, locked and secret doors onto tiles that lie there or are drafted."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel import Text

from ..content import AllianceTable, Content
from ..events import DoorOpened, TilePlaced, TileRevealed
from ..geometry import BEYOND, LETTERS, PLACE, SIDES, SIDES_OF, arch, cell_at
from ..state import HEROES, ChallengeToken, MonsterToken, PlacedTile, State, Turn
from . import challenges, wounds
from .movement import left, pay


class Laying(NamedTuple):
    """A tile of the Tile Draft Area, turned clockwise by quarters."""

    tile: str
    turn: int

    def __str__(self) -> str:
        return f"{self.tile} {self.turn}"


def doors_of(content: Content, tile: str, turn: int) -> int:
    """The sides with doors of a turned tile, as bits.  [alliance.component.tile-rotation]"""
    return sum(1 << (LETTERS.index(letter) + turn) % 4 for letter in content.tiles[tile].doors)


def has_door(state: State, place: int, side: int) -> bool:
    return bool(state.tiles[place].doors >> side & 1)


def kind_of_door(door_here: bool, door_there: bool) -> str:
    """Door and door: normal; door and wall: locked; wall and wall: secret.

    [alliance.door.types, alliance.locked.definition, alliance.secret.definition, alliance.door.wall-beyond]
    """
    if door_here and door_there:
        return "normal"
    return "locked" if door_here or door_there else "secret"


def passages(state: State, content: Content, hero: int) -> list[str]:
    """What the hero can do about the borders next to it: "open north", "force north".

    [alliance.door.adjacent, alliance.door.frame, alliance.door.no-tile-left, alliance.secret.adjacent,
    alliance.locked.no-tile-beyond, alliance.secret.no-tile-beyond]
    """
    cell, found = state.heroes[hero].cell, list[str]()
    place = PLACE[cell]
    free: bool | None = None
    for side in SIDES_OF[cell]:
        beyond = BEYOND[place][side]
        if state.arches & arch(place, side) or not state.places >> beyond & 1:
            continue
        kinds = kinds_beyond(state, content, place, side)
        if "normal" in kinds:
            found.append(f"open {SIDES[side]}")
        if kinds - {"normal"}:
            free = challenges.undisturbed(state, content, hero, place) if free is None else free
            if free:
                found.append(f"force {SIDES[side]}")
    return found


def kinds_beyond(state: State, content: Content, place: int, side: int) -> set[str]:
    """The kinds of doors that this border can become."""
    here, beyond = has_door(state, place, side), BEYOND[place][side]
    if beyond in state.tiles:
        return {kind_of_door(here, has_door(state, beyond, side ^ 2))}
    return {
        kind_of_door(here, bool(doors >> (side ^ 2) & 1))
        for tile in state.tile_area
        if tile
        for doors in [doors_of(content, tile, turn) for turn in range(4)]
    }


def layings(state: State, content: Content, place: int, side: int, normal: bool) -> list[Laying]:
    """The tiles of the Tile Draft Area in every turn that makes a normal door here, or one that is none.

    [alliance.door.new-tile-choose, alliance.door.new-tile-orient, alliance.locked.declare-tile]
    """
    here = has_door(state, place, side)
    found = [Laying(tile, turn) for tile in dict.fromkeys(state.tile_area) if tile for turn in range(4)]
    return [
        laying
        for laying in found
        if (kind_of_door(here, bool(doors_of(content, *laying) >> (side ^ 2) & 1)) == "normal") == normal
    ]


def laying_label(laying: Laying) -> Text:
    return Text("lay-tile", {"tile": Text(f"tile-{laying.tile}"), "turn": laying.turn})


async def open_door(t: AllianceTable, turn: Turn, side: int) -> None:
    """A normal door costs 1 Speed point and needs no roll.

    [alliance.door.normal-cost, alliance.door.normal-existing-tile, alliance.door.any-number]
    """
    pay(turn, 1)
    place = PLACE[t.state.heroes[turn.hero].cell]
    if BEYOND[place][side] not in t.state.tiles:
        ways = layings(t.state, t.content, place, side, normal=True)
        cites = ("alliance.door.new-tile-choose", "alliance.door.new-tile-orient")
        about = {"place": BEYOND[place][side]}
        laying = await t.choose(turn.hero // HEROES, "lay", ways, label=laying_label, cites=cites, about=about)
        open_passage(t, turn.hero, side, "normal")
        lay(t, BEYOND[place][side], laying, side ^ 2)
    else:
        open_passage(t, turn.hero, side, "normal")


async def force_door(t: AllianceTable, turn: Turn, side: int) -> None:
    """Try a locked or a secret door; a tile that does not lie there yet is named before the roll.

    [alliance.locked.attempt, alliance.locked.fail-retry, alliance.locked.declare-tile,
    alliance.locked.new-tile-success, alliance.locked.new-tile-fail, alliance.secret.attempt,
    alliance.secret.declare-tile, alliance.secret.archway, alliance.secret.fail-retry,
    alliance.secret.new-tile-success, alliance.secret.new-tile-fail]
    """
    hero, place = turn.hero, PLACE[t.state.heroes[turn.hero].cell]
    beyond, laying = BEYOND[place][side], None
    if beyond not in t.state.tiles:
        ways = layings(t.state, t.content, place, side, normal=False)
        cites, about = ("alliance.locked.declare-tile",), {"place": beyond}
        laying = await t.choose(hero // HEROES, "lay", ways, label=laying_label, cites=cites, about=about)
    level, door = _beyond(t, place, side, laying)
    basis = (f"alliance.{door}.attempt", f"alliance.{door}.take-time")
    effort = await challenges.choose_effort(t, hero, level, left(t.state, t.content, turn) - 1, basis)
    pay(turn, 1 + challenges.price(level, effort))
    if await challenges.attempt(t, hero, door, level, effort, basis):
        open_passage(t, hero, side, door)
        if laying is not None:
            lay(t, beyond, laying, side ^ 2)


def _beyond(t: AllianceTable, place: int, side: int, laying: Laying | None) -> tuple[int, str]:
    """The level of the room to be entered, and the kind of door."""
    here, beyond = has_door(t.state, place, side), BEYOND[place][side]
    if laying is None:
        return t.state.tiles[beyond].level, kind_of_door(here, has_door(t.state, beyond, side ^ 2))
    door = bool(doors_of(t.content, *laying) >> (side ^ 2) & 1)
    return t.content.tiles[laying.tile].level, kind_of_door(here, door)


def open_passage(t: AllianceTable, hero: int, side: int, door: str) -> None:
    """An Archway Token across the border; nothing closes it again.

    [alliance.component.archway-tokens, alliance.door.archway-permanent, alliance.door.new-tile-archway]
    """
    figure = t.state.heroes[hero]
    t.state.arches |= arch(PLACE[figure.cell], side)
    t.tell(DoorOpened(hero=figure.card, side=SIDES[side], door=door, cites=("alliance.door.types",)))


def lay(t: AllianceTable, place: int, laying: Laying, entrance: int) -> None:
    """Place a tile: replenish the Tile Draft Area, place its monsters, place its challenges.

    [alliance.tile.steps, alliance.tile.monsters, alliance.tile.challenges, alliance.cycle.new-monster-ready]
    """
    state, tile = t.state, t.content.tiles[laying.tile]
    t.used(tile.id)
    state.tiles[place] = PlacedTile(tile.id, laying.turn, doors_of(t.content, *laying), tile.level)
    replenish(t, state.tile_area.index(tile.id))
    for local, card in tile.monsters:
        t.used(card)
        state.monsters[state.next_monster] = MonsterToken(card, cell_at(place, local, laying.turn), entrance)
        state.next_monster += 1
    count = 0
    for local, level in tile.challenges if t.content.points.challenges else ():
        if state.challenge_stacks[level - 1]:
            token = state.challenge_stacks[level - 1].pop()
            state.challenges.append(ChallengeToken(token, level, cell_at(place, local, laying.turn)))
            count += 1
    cites = ("alliance.tile.steps",)
    t.tell(TilePlaced(tile=tile.id, place=place, monsters=len(tile.monsters), challenges=count, cites=cites))
    wounds.call_the_end(t)


def replenish(t: AllianceTable, slot: int) -> None:
    """The top tile of the Master Dungeon Stack takes the empty slot.  [alliance.tile.replenish]"""
    state = t.state
    state.tile_area[slot] = state.tile_stack.pop() if state.tile_stack else ""
    if state.tile_area[slot]:
        t.reveal()
        t.tell(TileRevealed(tile=state.tile_area[slot], cites=("alliance.tile.replenish",)))
