"""Quest Sheets as data. A TOML sheet in `packs/` has exactly these fields; see `docs` in each of them.

The map is drawn with one character per square: a letter is the section that the square belongs to, `#` a red square
(impassable, blocks sight), `.` or a blank nothing. Walls stand wherever two sections meet; doors and accesses open
them. Positions are [column, row], counted from 0 at the upper left corner of the drawing.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

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
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    """It is there only if all of these have come to pass, and none of those."""


class TrapSquare(msgspec.Struct, frozen=True):
    """A trap of the sheet. `card`: a Dark Player card; `free`: the Dark Player pays nothing."""

    card: str
    at: At
    free: bool = False


class Goal(msgspec.Struct, frozen=True):
    """What must be done: "leader" (eliminate the Leader), "reach" (a hero on a goal square), "find" (search or use the
    furnishing `target`), "gather" (all furnishings of `targets`), "slay" (`count` creatures `target`), "escort" (the
    companion `target`, freed at one of `targets`, on a goal square), "eliminate" (all creatures of the sheet),
    "survive" (`turns` turns)."""

    kind: str
    target: str = ""
    targets: tuple[str, ...] = ()
    count: int = 1
    turns: int = 0

    @property
    def sought(self) -> tuple[str, ...]:
        """The furnishings that the heroes must search."""
        return (self.target,) if self.kind == "find" else self.targets


class Reward(msgspec.Struct, frozen=True):
    """Rewards of the sheet; `xp` -1: the standard awards."""

    coins: int = 0
    xp: int = -1


class Trigger(msgspec.Struct, frozen=True):
    """Something that comes to pass once; its `id` is remembered, in a campaign also by the quests that follow.

    `when`: "turn" (turn `turn` begins), "section" (section `target` is revealed), "slain" (`count` creatures or
    companions `target` are down; "leader" is the Leader), "found" (the furnishing `target` is searched), "taken" (a
    hero has the object `target`), "goal" (the goal is reached). [dun.quest-sheet.special-rules]
    """

    id: str
    when: str
    target: str = ""
    turn: int = 0
    count: int = 1
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    """Only if all of these have come to pass, and none of those."""
    note: str = ""
    """Read out: the id of a text `note-...`, or the words themselves."""
    on: str = "one"
    """Whom the effects concern: "one" (who brought it about, as far as one can tell) or "all" heroes."""
    effects: tuple[AnyEffect, ...] = ()
    creatures: tuple[Fixed, ...] = ()
    """They appear on their squares if these have been revealed; paid like those of the sheet."""
    unlocks: tuple[str, ...] = ()
    """Doors that are no longer hidden, locked or closed by a riddle."""
    darkens: tuple[str, ...] = ()
    """Sections that are dark from now on."""
    lays: tuple[Ground, ...] = ()
    """Ground that changes, as far as it has been seen."""
    ends: str = ""
    """The quest is over: "won" or "lost"."""


class Ending(msgspec.Struct, frozen=True):
    """How a quest can end: the first one that fits, won or lost. Its `id` is remembered by the quests that follow.

    [dun.quest-sheet.sections, dun.quest-sheet.after-second-attempt]
    """

    id: str
    when: str = "won"
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    text: str = ""
    """Read out: the id of a text `ending-...`, or the words themselves."""
    next: str = ""
    """The quest of the campaign that follows; none: here the campaign ends."""


class Merit(msgspec.Struct, frozen=True):
    """A reward besides that of the quest, for those who win it after all of this has come to pass.

    [dun.quest-sheet.rewards]
    """

    needs: tuple[str, ...]
    bars: tuple[str, ...] = ()
    text: str = ""
    """Read out: the id of a text `merit-...`, or the words themselves."""
    coins: int = 0
    xp: int = 0
    """Coins for the group, experience points for each hero."""
    effects: tuple[AnyEffect, ...] = ()
    """What one hero gets, the first who can still stand."""


def holds(facts: Container[str], needs: Iterable[str], bars: Iterable[str]) -> bool:
    """Whether all of this has come to pass, and none of that."""
    return not (needs or bars) or (all(fact in facts for fact in needs) and not any(fact in facts for fact in bars))


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
    share: int = 100
    """Percent of the heroes' Value Points with which the Dark Player begins: a sheet that is a fraction of the
    standard size keeps its measure while the heroes grow."""
    reserve: int = 0
    """Added to the Dark Player's starting Reserve Points for each hero; below 0 for a sheet with few sections."""
    reserves: tuple[int, ...] = ()
    """Instead of it: what is added in all for 1, 2, 3, 4 and 5 heroes."""
    played_reserves: tuple[int, ...] = ()
    """The same where somebody plays the Dark Player, whose unused cards become points."""
    classic_reserves: tuple[int, ...] = ()
    """The same for a classic Dark Player, who gains a point in every turn.  [dun.classic.income]"""
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
    triggers: tuple[Trigger, ...] = ()
    endings: tuple[Ending, ...] = ()
    merits: tuple[Merit, ...] = ()
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    """Its flag on the map can be followed if all of these have come to pass, and none of those."""
    difficulty: int = 1
    minutes: int = 60
    number: int = 0

    @property
    def prepaid(self) -> bool:
        """Creatures and obstacles of the sheet have been paid before play.  [dun.adapt.budget]"""
        return self.paid == IN_ADVANCE

    @property
    def own(self) -> frozenset[str]:
        """What can come to pass in this quest."""
        return frozenset((*(one.id for one in self.triggers), *(one.id for one in self.endings)))

    @property
    def threaded(self) -> bool:
        """Whether it belongs to a campaign, so that its end says what follows."""
        return self.kind in ("starts", "campaign")
