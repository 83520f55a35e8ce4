"""Cues: what an event looks like, in ids of the scene and never in words of a game.

`Event.text` says in words what happened; `Event.cues` says it for front ends. A table plays the cues of an event
on the scene that it has (`toolkit.story`), one after the other, until it has reached the next scene. They are made
only when somebody watches, from the event as the seat may know it (`Event.for_seat`).

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
    """A piece comes into play. `how`: enter, summon, reveal, rise, drop. What it looks like is in the next scene; one
    that may be gone by then says it here."""

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
    """Dice fall. `who` rolls (a piece or a sheet; "" is the game), for `what`. `faces` is what is printed on the sides
    of each die, from its side 1 on, if it is not just their numbers. `counted` says which dice count, if not all;
    `each` is the least that a die must show to count (0: it is not by that). `parts` are added to make the `total`,
    which stands `against` another roll or a number. `outcome` as in odds: miss, hit, critical, fail, pass, harm,
    block."""

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
    """An edge changes its kind: a door opens, closes or breaks, a wall turns out to be one."""

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
    """Points come in, or are lost, for what `name` says. `of` is whose they are, in the words of tints: `seat-0` ...,
    `friend` for all who play together, `foe` for what plays against them."""

    of: str
    name: Text
    value: int


class Say(Cue, frozen=True):
    """Something read aloud, a taunt (`by` a piece), a chapter's words."""

    text: Text
    by: str = ""
