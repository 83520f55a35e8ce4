"""Doors and new tiles: normal, locked and secret doors onto tiles that lie there or are drafted."""

from __future__ import annotations

from undercroft.kernel.text import Argument
from undercroft.toolkit.scene import SIDES

from .. import ids
from ..board import ARCHES, BEYOND, PLACE, SIDES_OF, cell_at
from ..content import AllianceTable, Content
from ..events import DoorOpened, TilePlaced, TileRevealed
from ..state import HEROES, ChallengeToken, MonsterToken, PlacedTile, State, Turn, name
from . import challenges, labels, meanings, wounds
from .borders import doors_of, has_door, kind_of_door, kinds_beyond, layings
from .movement import left
from .options import Force, Laying, Open, Passage
from .pace import pay


def passages(state: State, content: Content, hero: int) -> list[Passage]:
    """What the hero can do about the borders next to it.

    [alliance.door.adjacent, alliance.door.frame, alliance.door.no-tile-left, alliance.secret.adjacent,
    alliance.locked.no-tile-beyond, alliance.secret.no-tile-beyond]
    """
    cell, found = state.heroes[hero].cell, list[Passage]()
    place = PLACE[cell]
    free: bool | None = None
    for side in SIDES_OF[cell]:
        beyond = BEYOND[place][side]
        if state.arches & ARCHES[place][side] or not state.places >> beyond & 1:
            continue
        kinds = kinds_beyond(state, content, place, side)
        if "normal" in kinds:
            found.append(Open(place, side))
        if kinds - {"normal"}:
            free = challenges.undisturbed(state, content, hero, place) if free is None else free
            if free:
                found.append(Force(place, side))
    return found


async def open_door(t: AllianceTable, turn: Turn, side: int) -> None:
    """A normal door costs 1 Speed point and needs no roll.

    [alliance.door.normal-cost, alliance.door.normal-existing-tile, alliance.door.any-number]
    """
    pay(turn, 1)
    place = PLACE[t.state.heroes[turn.hero].cell]
    if BEYOND[place][side] not in t.state.tiles:
        ways = layings(t.state, t.content, place, side, normal=True)
        cites = ("alliance.door.new-tile-choose", "alliance.door.new-tile-orient")
        laying = await choose_tile(t, turn.hero, side, ways, cites)
        open_passage(t, turn.hero, side, "normal")
        lay(t, laying, side ^ 2)
    else:
        open_passage(t, turn.hero, side, "normal")


async def choose_tile(t: AllianceTable, hero: int, side: int, ways: list[Laying], cites: tuple[str, ...]) -> Laying:
    """Which tile of the Tile Draft Area, and how it is turned.  [alliance.door.new-tile-choose]"""
    at = (ids.border(PLACE[t.state.heroes[hero].cell], side),)
    about: dict[str, Argument] = {"side": labels.side(side)}
    return await t.choose(
        hero // HEROES,
        "lay",
        ways,
        label=lambda one: labels.laying(t.content, one),
        meaning=lambda one: meanings.laying(t.content, one),
        cites=cites,
        about=about,
        at=at,
    )


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
        laying = await choose_tile(t, hero, side, ways, ("alliance.locked.declare-tile",))
    level, door = _beyond(t, place, side, laying)
    basis = (f"alliance.{door}.attempt", f"alliance.{door}.take-time")
    at = (ids.border(place, side),)
    effort = await challenges.choose_effort(t, hero, door, level, left(t.state, t.content, turn) - 1, basis, at)
    pay(turn, 1 + effort.points)
    if await challenges.attempt(t, hero, door, level, effort, basis):
        open_passage(t, hero, side, door)
        if laying is not None:
            lay(t, laying, side ^ 2)


def _beyond(t: AllianceTable, place: int, side: int, laying: Laying | None) -> tuple[int, str]:
    """The level of the room to be entered, and the kind of door."""
    here, beyond = has_door(t.state, place, side), BEYOND[place][side]
    if laying is None:
        return t.state.tiles[beyond].level, kind_of_door(here, has_door(t.state, beyond, side ^ 2))
    door = bool(doors_of(t.content, laying.tile, laying.turn) >> (side ^ 2) & 1)
    return t.content.tiles[laying.tile].level, kind_of_door(here, door)


def open_passage(t: AllianceTable, hero: int, side: int, door: str) -> None:
    """An Archway Token across the border; nothing closes it again.

    [alliance.component.archway-tokens, alliance.door.archway-permanent, alliance.door.new-tile-archway]
    """
    figure, cites = t.state.heroes[hero], ("alliance.door.types",)
    place = PLACE[figure.cell]
    t.state.arches |= ARCHES[place][side]
    t.tell(DoorOpened(hero=figure.card, side=SIDES[side], door=door, figure=hero, place=place, cites=cites))


def lay(t: AllianceTable, laying: Laying, entrance: int) -> None:
    """Place a tile with its monsters and challenges, and replenish the Tile Draft Area.

    [alliance.tile.steps, alliance.tile.monsters, alliance.tile.challenges, alliance.cycle.new-monster-ready]
    """
    state, tile, place = t.state, t.content.tiles[laying.tile], laying.place
    t.used(tile.id)
    state.tiles[place] = PlacedTile(tile.id, laying.turn, doors_of(t.content, laying.tile, laying.turn), tile.level)
    monsters = [_enter(t, card, cell_at(place, local, laying.turn), entrance) for local, card in tile.monsters]
    tokens = []
    for local, level in tile.challenges if t.content.points.challenges else ():
        if state.challenge_stacks[level - 1]:
            token, cell = state.challenge_stacks[level - 1].pop(), cell_at(place, local, laying.turn)
            state.challenges.append(ChallengeToken(token, level, cell))
            tokens.append((cell, level))
    told = TilePlaced(
        tile=tile.id,
        place=place,
        monsters=len(monsters),
        challenges=len(tokens),
        inhabitants=", ".join(monsters),
        cells=tuple([cell_at(place, local, laying.turn) for local, _ in tile.monsters]),
        tokens=tuple(tokens),
        cites=("alliance.tile.steps",),
    )
    t.tell(told)
    replenish(t, state.tile_area.index(tile.id))
    wounds.call_the_end(t)


def _enter(t: AllianceTable, card: str, cell: int, entrance: int) -> str:
    """A new monster, ready and facing the door that was opened; gives its name.  [alliance.tile.monsters]"""
    state, who = t.state, t.state.next_monster
    t.used(card)
    state.monsters[who] = MonsterToken(card, cell, entrance)
    state.next_monster += 1
    return name(state, who)


def replenish(t: AllianceTable, slot: int) -> None:
    """The top tile of the Master Dungeon Stack takes the empty slot.  [alliance.tile.replenish]"""
    state = t.state
    state.tile_area[slot] = state.tile_stack.pop() if state.tile_stack else ""
    if state.tile_area[slot]:
        t.reveal()
        t.tell(TileRevealed(tile=state.tile_area[slot], drawn=1, cites=("alliance.tile.replenish",)))
