"""Quest Sheets as data. A TOML sheet in `packs/` has exactly these fields; see `docs` in each of them.

The map is drawn with one character per square: a letter is the section that the square belongs to, `#` a red square
(impassable, blocks sight), `.` or a blank nothing. Walls stand wherever two sections meet; doors and accesses open
them. Positions are [column, row], counted from 0 at the upper left corner of the drawing.
"""

from __future__ import annotations

import msgspec

from undercroft.kernel import Definition

from .definitions import AnyEffect

At = tuple[int, int]
ON_PLACEMENT, IN_ADVANCE = "on-placement", "in-advance"


class Section(msgspec.Struct, frozen=True):
    """A corridor or a room. `light`: lit, dark or total-darkness."""

    id: str
    kind: str = "room"
    """room or corridor"""
    main: bool = False
    outdoor: bool = False
    light: str = "lit"
    tiles: tuple[str, ...] = ()
    note: str = ""
    """Text id of the note that is read when the section is revealed."""
    no_encounter: bool = False
    height: int = 0
    """How high its floor lies."""
    cm: tuple[int, int] = (0, 0)
    """Width and depth of the tile of another game's board without squares, which this section imagines with squares.
    [dun.adapt.gridless]"""


class Door(msgspec.Struct, frozen=True):
    """A door or access on the `side` of the square `at`; `width` squares to the east or south of it.

    Kinds: door, secret, open (green frame), arrow (an open passage with exploration arrows on this square), gate
    (somebody must hold it up while the others pass).
    """

    id: str
    at: At
    side: str
    kind: str = "door"
    width: int = 1
    reinforced: bool = False
    lock: bool = False
    riddle: bool = False
    lever: str = ""
    """Opens only by this lever."""
    test: str = "strength"
    """A gate: the attribute that is tested to hold it."""


class Furnishing(msgspec.Struct, frozen=True):
    """A piece of furniture or a special element; `at` is its upper left square; `turned` swaps width and depth."""

    card: str
    at: At
    turned: bool = False
    id: str = ""
    opens: str = ""
    """A lever: the door that it works."""
    effects: tuple[AnyEffect, ...] = ()
    """What this one gives besides its card, such as the object of the quest."""


class Ground(msgspec.Struct, frozen=True):
    """Terrain on a rectangle: difficult (also swamp, forest or rock), deep-water, pit, abyss, footbridge, ladder,
    stairs, high.

    `height` is for stairs and high ground, above the floor of the section."""

    kind: str
    at: At
    width: int = 1
    depth: int = 1
    height: int = 1


class Fixed(msgspec.Struct, frozen=True):
    """A creature that the sheet puts on a square when its section is revealed."""

    creature: str
    at: At
    free: bool = False
    leader: bool = False
    facing: str = "south"
    target: str = ""
    """Whom the Artificial Dark Player sends it after: a hero or companion by id, or fighter, explorer, spellcaster,
    mercenary, pet."""


class TrapSquare(msgspec.Struct, frozen=True):
    """A trap of the sheet. `card`: a Dark Player card; `free`: the Dark Player pays nothing."""

    card: str
    at: At
    free: bool = False


class Goal(msgspec.Struct, frozen=True):
    """What must be done: "leader" (eliminate the Leader), "reach" (a hero on a goal square), "find" (search or use the
    furnishing `target`), "eliminate" (all creatures of the sheet), "survive" (`turns` turns)."""

    kind: str
    target: str = ""
    turns: int = 0


class Reward(msgspec.Struct, frozen=True):
    """Rewards of the sheet; `xp` -1: the standard awards."""

    coins: int = 0
    xp: int = -1


class Quest(Definition, frozen=True):
    """A Quest Sheet.  [dun.quest-sheet.sections]"""

    map: str
    sections: tuple[Section, ...]
    start: tuple[At, ...]
    goal: Goal
    factions: tuple[str, ...]
    doors: tuple[Door, ...] = ()
    furniture: tuple[Furnishing, ...] = ()
    elements: tuple[Furnishing, ...] = ()
    chests: tuple[At, ...] = ()
    ground: tuple[Ground, ...] = ()
    creatures: tuple[Fixed, ...] = ()
    traps: tuple[TrapSquare, ...] = ()
    goals: tuple[At, ...] = ()
    leader: str = ""
    leader_at: At | None = None
    leave: bool = True
    """Whether the heroes must leave by a starting square after the goal."""
    turn_limit: int = 60
    reserve: int = 0
    """Added to the Dark Player's starting Reserve Points for each hero; below 0 for a sheet with few sections."""
    reserves: tuple[int, ...] = ()
    """Instead of it: what is added in all for 1, 2, 3, 4 and 5 heroes."""
    played_reserves: tuple[int, ...] = ()
    """The same where somebody plays the Dark Player, whose unused cards become points."""
    leader_vitality: tuple[int, ...] = ()
    """Vitality that the Leader has more or less against 1, 2, 3, 4 and 5 heroes."""
    riding: str = "outdoors"
    """Where heroes and creatures may ride: outdoors, everywhere or nowhere.  [dun.mount.where, dun.mount.indoors]"""
    mounts: tuple[str, ...] = ()
    """Creatures that can be ridden in this quest, though they are no mounts.  [dun.mount.exception]"""
    crafts: tuple[str, ...] = ()
    """Secondary skills that can be learned in the role-playing mode besides the list.  [dun.rpg.secondary-learn]"""
    lends: str = ""
    """A mount that every hero without one has for this quest, if he can ride it.  [dun.mount.where]"""
    use_reserve: bool = True
    paid: str = ON_PLACEMENT
    """When creatures and obstacles of the sheet are paid: on-placement, or in-advance, which makes them the Quest's
    Level, to be taken off the Reserve before play.  [dun.adapt.budget, dun.adapt.pay-on-placement]"""
    no_cards: tuple[str, ...] = ()
    """Dark Player cards that are taken out."""
    reward: Reward = Reward()
    story: str = ""
    """Read out before the first turn: the id of a text `story-...`, or the words themselves."""
    solo_coins: int = 0
    """What a hero who goes alone gets before the quest."""
    kind: str = "independent"
    """independent, campaign (belongs to one), starts (begins one) or epic (an Epic Event)."""
    terrain: tuple[str, ...] = ()
    """An Epic Event: the lands, waters or settlements where it can happen.  [dun.quest-sheet.epic-terrain]"""
    difficulty: int = 1
    minutes: int = 60
    number: int = 0

    @property
    def prepaid(self) -> bool:
        """Creatures and obstacles of the sheet have been paid before play.  [dun.adapt.budget]"""
        return self.paid == IN_ADVANCE
