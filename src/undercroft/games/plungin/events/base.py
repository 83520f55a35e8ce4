"""What all events are made of. Figures are named by the ids of Heroes and the kinds of Monsters and allies, and carry
their number, by which cues find them in the scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from undercroft.kernel import Event, Text
from undercroft.toolkit import cues
from undercroft.toolkit.cues import Cue, Mark, Pass, Roll, Score

from ..board import spot
from ..ids import FIRST_NUMBER, cell_id, figure_id, sheet_id

DICE = ("rolled", "least", "parts", "fell")
PLAIN = ("story", "reason", "result", "deed", "title", "goal")
"""Fields that are not names."""
SQUARES = ("cell", "far")
"""Fields that are squares."""
SIDES = ("north", "east", "south", "west")
UNKNOWN = -9
"""The number of a figure in a log from before events carried it."""


class Who(msgspec.Struct, frozen=True):
    """Somebody by what he is called; Monsters and creatures with their number among those of their kind. `ref` is the
    number by which the rules refer to a figure."""

    name: str
    nth: int = 0
    ref: int = UNKNOWN

    @property
    def text(self) -> Text:
        name = Text("name", {"name": self.name})
        return Text("figure", {"who": name, "nth": self.nth}) if self.nth else name


Somebody = Who | str
"""A Hero; logs from before events carried numbers have only the name."""


def ref_of(who: Somebody | None) -> int:
    return who.ref if isinstance(who, Who) else UNKNOWN


def piece(who: Somebody | None) -> str:
    """A figure on the map."""
    ref = ref_of(who)
    return figure_id(ref) if ref >= 0 else ""


def sheet(who: Somebody | None) -> str:
    """A Hero, on the map or not; others are only ever on the map."""
    ref = ref_of(who)
    return sheet_id(ref) if 0 <= ref < FIRST_NUMBER else piece(who)


def squares(cells: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(cell_id, cells))


class Thing(msgspec.Struct, frozen=True):
    """A door or Chest by its place in the list; people count from 1, as on the map. `parts`: how many squares wide a
    door is."""

    kind: str
    number: int
    parts: int = 0

    @property
    def text(self) -> Text:
        return Text("numbered", {"what": Text("name", {"name": self.kind}), "number": self.number + 1})


class Change(msgspec.Struct, frozen=True):
    """A stat that is more or less from now on."""

    stat: str
    by: int

    @property
    def text(self) -> Text:
        return Text("stat-change", {"stat": Text("name", {"name": self.stat}), "by": self.by})


class Dice(msgspec.Struct, frozen=True):
    """Dice for a chart or its like, and which roll they were. `by`: whose they are in the scene; else the game's."""

    key: str
    dice: tuple[int, ...]
    sides: int
    by: str = ""

    @property
    def text(self) -> Text:
        return Text("roll-fell", {"what": Text(f"roll-{self.key}"), "number": sum(self.dice)})

    @property
    def cue(self) -> Roll:
        return Roll(self.by, Text(f"roll-{self.key}"), self.dice, self.sides, total=sum(self.dice))


class Bonus(msgspec.Struct, frozen=True):
    """So many dice of a roll, and what they are for: a stat, a weapon, the dark."""

    name: str
    dice: int

    @property
    def text(self) -> Text:
        return Text("roll-part", {"name": Text("name", {"name": self.name}), "dice": self.dice})


class Move(msgspec.Struct, frozen=True):
    """A thing goes from one part of a sheet or tile to another; "" is the box."""

    card: str
    source: str
    target: str


class Spoken(Event, kw_only=True):
    """Names are spoken as nested texts, so that one message per thing is enough. `fell`: dice of charts that led to
    it. Fields in `untold` are only for cues."""

    untold: ClassVar[tuple[str, ...]] = ()

    fell: tuple[Dice, ...] = ()

    def text(self) -> Text:
        said = super().text()
        names: dict[str, Text | tuple[Text, ...]] = {}
        silent = (*DICE, *self.untold)
        for field in said.args:
            value = getattr(self, field)
            if field in silent:
                continue
            if isinstance(value, (Who, Thing)):
                names[field] = value.text
            elif isinstance(value, tuple):
                names[field] = tuple(one.text for one in value)
            elif isinstance(value, str) and field not in PLAIN:
                names[field] = Text("name", {"name": value})
        for field in SQUARES:
            if isinstance(cell := said.args.get(field), int):
                names[field] = Text("spot", {"spot": spot(cell)})
        if isinstance(facing := said.args.get("facing"), int):
            names["facing"] = Text(f"side-{SIDES[facing]}")
        told = {name: value for name, value in said.args.items() if name not in silent}
        return Text(said.id, {**told, **names}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        """The dice of charts, then what this event shows, as far as it is known who it is about."""
        return (*(dice.cue for dice in self.fell), *filter(about_somebody, self.shown()))

    def shown(self) -> Iterator[Cue]:
        """What this kind of event looks like."""
        return iter(())


def about_somebody(cue: Cue) -> bool:
    return bool(getattr(cue, "piece", "?") and getattr(cue, "of", "?"))


def earned(why: str, xp: int) -> Iterator[Cue]:
    """XP for the group, as a part of what the quest was worth."""
    return iter((Score("friend", Text(f"tally-{why}"), xp),) if xp else ())


def ends(who: Somebody, marks: tuple[str, ...]) -> Iterator[Cue]:
    """Conditions that are over."""
    return (Mark(sheet(who), mark, "end") for mark in marks)


def passes(moved: tuple[Move, ...]) -> Iterator[Cue]:
    return (Pass(one.card, one.source, one.target) for one in moved)


def life(who: Somebody, before: int, after: int) -> Cue:
    return cues.Change(sheet(who), "life", before, after)


class Rolled(Spoken, kw_only=True):
    """Dice fell: which, and the lowest number that is a success. Tables show them; the text does without."""

    rolled: tuple[int, ...] = ()
    least: int = 0
    parts: tuple[Bonus, ...] = ()

    def text(self) -> Text:
        """`made`: what the dice are for, where that is more than one thing."""
        said = super().text()
        parts = tuple([part.text for part in self.parts]) if len(self.parts) > 1 else ()
        made = Text("roll-made", {"parts": parts}) if parts else Text("roll-made-plain")
        return Text(said.id, {**said.args, "made": made}, said.cites)

    @property
    def counted(self) -> tuple[bool, ...]:
        return tuple(die >= self.least for die in self.rolled)

    def roll(self, who: str, key: str, good: bool, against: Roll | int | None = None) -> Iterator[Roll]:
        """These dice, if there were any."""
        if self.rolled:
            outcome = ("pass" if good else "fail") if isinstance(against, int) else ("hit" if good else "miss")
            yield pool(who, key, self.rolled, self.least, self.parts, against, outcome)


def pool(
    who: str,
    key: str,
    dice: tuple[int, ...],
    least: int,
    parts: tuple[Bonus, ...] = (),
    against: Roll | int | None = None,
    outcome: str = "",
) -> Roll:
    """A pool of D6, of which each that shows at least `least` is a success."""
    what = Text(f"roll-{key}")
    if parts:
        what = Text("roll-pool", {"what": what, "parts": tuple(part.text for part in parts)})
    counted = tuple(die >= least for die in dice)
    return Roll(who, what, dice, counted=counted, total=sum(counted), against=against, outcome=outcome, each=least)
