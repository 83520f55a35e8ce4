"""What can happen in the cellar, in words (`text/`) and as cues.

Fields with a default came later than the first saves; a log from before has no cues for want of them.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Event, Text
from undercroft.toolkit.cues import Change, Come, Cue, Go, Lay, Move, Pass, Roll, Score, Strike, Turn

from . import ids

UNKNOWN = -1
"""Rooms and figures that an old log does not tell."""


class CellarEvent(Event):
    """People count thieves from one."""

    untold: ClassVar[tuple[str, ...]] = ()
    """Fields that only the cues need."""

    def text(self) -> Text:
        said = super().text()
        args = {
            name: value + 1 if name in ("thief", "friend") and isinstance(value, int) else value
            for name, value in said.args.items()
            if name not in self.untold
        }
        return Text(said.id, args, said.cites)


class Began(CellarEvent):
    """A thief's turn."""

    thief: int

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(ids.thief(self.thief), self.thief),)


class Packed(CellarEvent):
    untold = ("health",)
    thief: int
    tool: str
    health: int = 0

    def cues(self) -> tuple[Cue, ...]:
        packed = Pass(self.tool, "", ids.tools(self.thief))
        more = Change(ids.thief(self.thief), "life", self.health - 1, self.health)
        return (packed, more) if self.health else (packed,)


class Peeked(CellarEvent):
    hidden: ClassVar[tuple[str, ...]] = ("tile",)
    thief: int
    tile: str | None


class Sneaked(CellarEvent):
    untold = ("room",)
    thief: int
    side: str
    room: int = UNKNOWN

    def cues(self) -> tuple[Cue, ...]:
        return (Move(ids.thief(self.thief), (ids.room(self.room),)),)


class Opened(CellarEvent):
    untold = ("room", "silver")
    thief: int
    side: str
    tile: str
    rats: int
    room: int = UNKNOWN
    silver: int = 0

    def cues(self) -> tuple[Cue, ...]:
        here = (ids.room(self.room),)
        silver = (Come(ids.silver(self.room), here, "reveal", "coins", tint="thing"),) if self.silver else ()
        rats = [Come(ids.rat(self.room, n), here, "reveal", "rat", Text("piece-rat")) for n in range(self.rats)]
        return Lay(here), Move(ids.thief(self.thief), here), *silver, *rats


class Searched(CellarEvent):
    untold = ("room", "noise")
    thief: int
    silver: int
    room: int = UNKNOWN
    noise: int = UNKNOWN

    def cues(self) -> tuple[Cue, ...]:
        return Go(ids.silver(self.room), "take"), Change(ids.NOISE, "", self.noise - 1, self.noise)


class Fought(CellarEvent):
    """`rats`: this many are left in the room."""

    untold = ("room", "rats")
    thief: int
    rolled: int
    needed: int
    won: int
    room: int = UNKNOWN
    rats: int = 0

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.won),)

    def cues(self) -> tuple[Cue, ...]:
        who, rat = ids.thief(self.thief), ids.rat(self.room, self.rats if self.won else self.rats - 1)
        roll = Roll(
            who, Text("roll-fight"), (self.rolled,), total=self.rolled, against=self.needed,
            outcome="hit" if self.won else "miss",
        )  # fmt: skip
        strike = Strike(who, (rat,), "blow", "hit" if self.won else "miss")
        return (roll, strike, Go(rat, "slain")) if self.won else (roll, strike)


class Wounding(CellarEvent):
    """A thief is about to lose health. Others may step in."""

    thief: int


class Wounded(CellarEvent):
    """`dropped`: the tricks of one who falls."""

    untold = ("room", "dropped")
    thief: int
    health: int
    room: int = UNKNOWN
    dropped: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        who = ids.thief(self.thief)
        bite = Strike(ids.rat(self.room, 0), (who,), "blow", "hit")
        return bite, Change(who, "life", self.health + 1, self.health), *discarded(self.thief, *self.dropped)


class Healed(CellarEvent):
    thief: int
    health: int

    def cues(self) -> tuple[Cue, ...]:
        return (Change(ids.thief(self.thief), "life", self.health - 1, self.health),)


class RanOff(CellarEvent):
    """A rat leaves a room, and `rats` stay."""

    untold = ("room", "rats")
    room: int
    rats: int

    def cues(self) -> tuple[Cue, ...]:
        return (Go(ids.rat(self.room, self.rats), "flee"),)


class Distracted(CellarEvent):
    thief: int
    friend: int

    def cues(self) -> tuple[Cue, ...]:
        return discarded(self.friend, "distraction")


class Drew(CellarEvent):
    hidden: ClassVar[tuple[str, ...]] = ("card",)
    thief: int
    card: str | None

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card or "", ids.DECK, ids.hand(self.thief)),)


class Reshuffled(CellarEvent):
    """The discards are the new deck."""

    cards: int

    def cues(self) -> tuple[Cue, ...]:
        return (Pass("", ids.DISCARD, ids.DECK, self.cards),)


class Played(CellarEvent):
    thief: int
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return discarded(self.thief, self.card)


class Left(CellarEvent):
    untold = ("dropped",)
    thief: int
    silver: int
    dropped: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        silver = (Score("friend", Text("tally-silver"), self.silver),) if self.silver else ()
        return Go(ids.thief(self.thief), "leave"), *silver, *discarded(self.thief, *self.dropped)


class Listened(CellarEvent):
    """The ogre's sleep after a turn."""

    untold = ("before",)
    rolled: int
    rats: int
    noise: int
    before: int = UNKNOWN

    def cues(self) -> tuple[Cue, ...]:
        stirs = self.rolled <= self.rats
        roll = Roll(
            "", Text("roll-ogre"), (self.rolled,), total=self.rolled, against=self.rats + 1,
            outcome="harm" if stirs else "pass",
        )  # fmt: skip
        return (roll, Change(ids.NOISE, "", self.before, self.noise)) if stirs else (roll,)


class Quieted(CellarEvent):
    """A lullaby."""

    untold = ("before",)
    noise: int
    before: int

    def cues(self) -> tuple[Cue, ...]:
        return (Change(ids.NOISE, "", self.before, self.noise),)


class Dawned(CellarEvent):
    noise: int

    def cues(self) -> tuple[Cue, ...]:
        return (Change(ids.NOISE, "", self.noise - 1, self.noise),)


def discarded(thief: int, *cards: str) -> tuple[Cue, ...]:
    return tuple(Pass(card, ids.hand(thief), ids.DISCARD) for card in cards)


EVENTS: tuple[type[Event], ...] = (
    Began, Packed, Peeked, Sneaked, Opened, Searched, Fought, Wounding, Wounded, Healed, RanOff, Distracted, Drew,
    Reshuffled, Played, Left, Listened, Quieted, Dawned,
)  # fmt: skip
