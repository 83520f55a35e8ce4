"""Cues: what an event looks like, in ids of the scene and never in terms of one game.

`Event.text` describes an event in words, `Event.cues` for front ends. A table applies the cues to its current scene
(`toolkit.story`), one after another, until it has reached the next scene. Cues are computed only if somebody watches,
from the event as the seat may know it (`Event.for_seat`).

Ids are those of pieces, sheets, cells, edges and zones; "" is the game itself, or out of play.
"""

from __future__ import annotations

import msgspec

from undercroft.kernel import Text

from .scene import Facing


class Cue(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="cue", tag=str.lower):
    """One thing to show."""


class Turn(Cue, frozen=True):
    """Somebody's turn begins (`who`: a piece or a sheet), or a phase or round with a `title`."""

    who: str = ""
    seat: int | None = None
    title: Text | None = None


class Move(Cue, frozen=True):
    """A piece goes along `path`: every cell that it enters, in order; none where it only turns. A piece that covers
    several cells names those of its end in `cells`. `how`: walk, fly, push, leap, ride, swim, fall, swap, carry."""

    piece: str
    path: tuple[str, ...] = ()
    how: str = "walk"
    facing: Facing | None = None
    cells: tuple[str, ...] = ()


class Come(Cue, frozen=True):
    """A piece comes into play. `how`: enter, summon, reveal, rise, drop; `change` is a new shape of a piece that is
    there. Its look is in the next scene; a piece that may be gone by then describes it here."""

    piece: str
    cells: tuple[str, ...]
    how: str = "enter"
    icon: str = ""
    name: Text | None = None
    tint: str = "foe"


class Go(Cue, frozen=True):
    """A piece leaves the board. `how`: slain, flee, leave, carry, take, spend, vanish."""

    piece: str
    how: str = "leave"


class Part(msgspec.Struct, frozen=True, gc=False):
    """A modifier of a roll, by name."""

    name: Text
    value: int


class Roll(Cue, frozen=True):
    """A roll of dice. `who` rolls (a piece or a sheet; "" is the game), for `what`. `faces` is what is printed on
    the sides of each die, starting with side 1, unless these are just numbers. `counted` says which dice count, if
    not all; `each` is the minimum a die must show to count (0: another rule decides). `parts` are added to get the
    `total`, which is compared `against` another roll or a number. `outcome` as in odds: miss, hit, critical, fail,
    pass, harm, block."""

    who: str
    what: Text
    dice: tuple[int, ...]
    sides: int = 6
    counted: tuple[bool, ...] = ()
    parts: tuple[Part, ...] = ()
    total: int | None = None
    against: Roll | int | None = None
    outcome: str = ""
    faces: tuple[int, ...] = ()
    each: int = 0


class Strike(Cue, frozen=True):
    """An attack or something like it: `by` a piece, `at` pieces or cells. `how`: blow, shot, spell, breath, trap;
    `outcome`: miss, block, hit, critical.
    """

    by: str
    at: tuple[str, ...]
    how: str = "blow"
    outcome: str = "hit"


class Change(Cue, frozen=True):
    """A bar or figure of a piece or sheet (by its key), or a track (no key), goes from `before` to `after`."""

    of: str
    key: str
    before: int
    after: int


class Mark(Cue, frozen=True):
    """A condition of a piece or sheet, by its key. `how`: come, work, end; `value` is its figure from now on."""

    of: str
    key: str
    how: str = "come"
    value: int | None = None


class Pass(Cue, frozen=True):
    """A card moves from zone to zone; `card` is its content id, or "" if it is face down for the seat. `source` "" and
    `target` "" are the box. `count` is above 1 only for unnamed cards.
    """

    card: str
    source: str
    target: str
    count: int = 1


class Open(Cue, frozen=True):
    """An edge changes its kind: a door opens, closes or breaks, or a wall turns out to be a door."""

    edge: str
    kind: str = "open"


class Lay(Cue, frozen=True):
    """The board grows by these cells, or by all cells of these rooms, with the edges around them."""

    cells: tuple[str, ...] = ()
    rooms: tuple[str, ...] = ()


class Alter(Cue, frozen=True):
    """A square becomes another kind: fire, rubble, water, floor; `gone` is off the board."""

    cell: str
    kind: str


class Score(Cue, frozen=True):
    """Points are gained or lost; `name` says for what. `of` says whose they are, in terms of tints: `seat-0` ...,
    `friend` for all who play together, `foe` for their opponents."""

    of: str
    name: Text
    value: int


class Say(Cue, frozen=True):
    """Something read aloud, a taunt (`by` a piece), a chapter's words."""

    text: Text
    by: str = ""
