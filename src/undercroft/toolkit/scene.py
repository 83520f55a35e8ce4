"""The scene: what a seat sees, in a vocabulary that every front end understands.

A game's `scene.py` turns a view (never the state, so that no secret can leak) into these values; front ends draw them
without knowing a rule. Names and texts are `Text` values, translated by the front end. Ids of cells, edges, pieces,
cards and zones are unique in a scene; options refer to things by id (`option.at`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel import Text

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
"""Clockwise from north."""

Facing = Literal["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named number (`Strength 4`), a condition without a number (`poisoned`), or a mark on a track. `key` is its
    name for programs, the same in every language; cues refer to it."""

    name: Text
    value: int | str | Text | None = None
    icon: str = ""
    text: Text | None = None
    key: str = ""


class Bar(msgspec.Struct, frozen=True, omit_defaults=True):
    """A resource that runs out. `kind` chooses the colour: life, mana, action, armor, plain. Cues refer to it by its
    `key`, by default its kind: two bars of one figure need different keys."""

    name: Text
    value: int
    most: int
    kind: str = "life"
    key: str = ""


class Card(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A printed thing in full: a card, spell, skill, item, monster, tile, hero, trap or event.

    `of` is the content id that the glossary explains; `id` identifies this copy. `figures` are printed numbers. `look`
    chooses its frame: weapon, armor, potion, spell, tool, trap, treasure, skill, monster, event, room.
    """

    id: str
    of: str = ""
    icon: str
    name: Text
    kind: Text | None = None
    cost: int | str | None = None
    figures: tuple[Value, ...] = ()
    text: Text | None = None
    flavour: Text | None = None
    badges: tuple[Value, ...] = ()
    faded: bool = False
    look: str = ""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square. Two neighbouring cells of one `room` are connected; between rooms there is a wall, unless an edge says
    otherwise.

    `kind` chooses the floor: floor, wall, water, rubble, pit, stairs, start, exit, safe, dark, fire, ice, grass;
    outdoors plain, forest, mountain, swamp, desert, volcanic, glacier; the board may grow onto `empty` ones.
    """

    id: str
    x: int
    y: int
    kind: str = "floor"
    room: str = ""


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of the square at (x, y): wall, door, locked, open, arch, unseen (an arch that leads to an unexplored
    place), secret, border (a line that can be crossed), gap (nothing). `mark` is a number of one or two digits that
    identifies it for people; on a wide door only the first square has it."""

    id: str
    x: int
    y: int
    side: Side
    kind: str
    name: Text | None = None
    mark: str = ""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Squares that belong together: a room, a Safe Zone, the area of a spell. `kind` chooses its marking (a
    `territory` of a map has none); a `room` may say how its floor looks (flag, cobble, planks, cave) and its `light`
    (lit, dim, dark)."""

    id: str
    kind: str
    name: Text
    cells: tuple[str, ...]
    look: str = ""
    light: str = ""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something on the board: a person, a monster, a chest, a token.

    `tint` is `seat-0`, `seat-1` ..., `foe`, `friend` or `thing`; `mark` is one or two letters for maps in text,
    different for each figure that can be chosen individually. `rank` is boss or leader; `shape` is how a piece of
    furniture is drawn from above: table, chair, throne, chest, barrel, sacks, cupboard, shelf, bed, altar, tomb,
    column, statue, fountain, well, fire, hearth, forge, pit, portal, crystal, mushrooms, rocks, bones.
    """

    id: str
    icon: str
    name: Text
    cells: tuple[str, ...]
    mark: str
    tint: str = "thing"
    facing: Facing | None = None
    bars: tuple[Bar, ...] = ()
    badges: tuple[Value, ...] = ()
    faded: bool = False
    sheet: str = ""
    rank: str = ""
    shape: str = ""


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map: squares, the edges between them, and the pieces on them."""

    id: str
    name: Text
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()
    pieces: tuple[Piece, ...] = ()
    areas: tuple[Area, ...] = ()


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A hand, market, row, pile, deck or slot: its cards, or only their number if they are face down.

    `kind` is hand, market, row, pile, deck or slots; `seat` its owner; `slot` the body part of worn things: head, neck,
    body, cloak, hands, main, off, ring, belt, legs, feet, pack.
    """

    id: str
    name: Text
    kind: str
    cards: tuple[Card, ...] = ()
    count: int = 0
    seat: int | None = None
    slot: str = ""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """All details of a person or a monster. `state` is its current state (ready, done, down); `active`: it is its
    turn; `rank` as for a piece."""

    id: str
    icon: str
    name: Text
    kind: Text | None = None
    tint: str = "thing"
    seat: int | None = None
    bars: tuple[Bar, ...] = ()
    values: tuple[Value, ...] = ()
    conditions: tuple[Value, ...] = ()
    zones: tuple[Zone, ...] = ()
    text: Text | None = None
    state: Text | None = None
    active: bool = False
    faded: bool = False
    rank: str = ""


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter with a maximum and marks: doom, rounds, a reserve. `kind` is set for counters that tables always
    show: `round`, `doom` (the game is lost when it reaches its end)."""

    id: str
    name: Text
    value: int | str | Text
    least: int = 0
    most: int | None = None
    marks: tuple[Value, ...] = ()
    kind: str = ""


class Actor(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One place in the order of acting: a piece or a sheet. `state` is done, now or next; `value` what it acts by, such
    as Action Points or Initiative."""

    of: str
    icon: str
    name: Text
    tint: str = "thing"
    state: Literal["done", "now", "next"] = "next"
    value: Value | None = None


class Market(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A place to buy things: a town, a shop, a draft. Goods are in zones of kind `market`. The buyer pays with the
    figure of the sheet that has this `key`, or everybody pays from one `purse`. `what` names the currency. In a town
    the cards of the zone `houses` are its services, and `house` is the card of the service being visited."""

    name: Text
    what: Text
    icon: str = "two-coins"
    key: str = ""
    purse: int | None = None
    houses: str = ""
    house: str = ""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A goal in a few words, and its progress: `value` of `most` (0: it cannot be counted)."""

    text: Text
    value: int = 0
    most: int = 0


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Everything a seat sees. `notes`: the goal, texts to read aloud, what is left to do. `order`: the order of
    acting. `goals`: what wins the game; `scores`: the points of each seat, if points decide. `market`: the current
    shop."""

    headline: Text
    tracks: tuple[Track, ...] = ()
    boards: tuple[Board, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    zones: tuple[Zone, ...] = ()
    notes: tuple[Text, ...] = ()
    order: tuple[Actor, ...] = ()
    goals: tuple[Goal, ...] = ()
    scores: tuple[int, ...] = ()
    market: Market | None = None
