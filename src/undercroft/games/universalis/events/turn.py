"""The turn: what can happen."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.toolkit.cues import Change, Cue, Go, Mark, Part, Pass, Roll, Say, Score, Turn

from .. import ids
from .base import Dice, Event, Goods, Standing


class Mustered(Event):
    seat: int
    hero: str


class SheetRead(Event):
    """The open part of the Quest Sheet is read out, and the note of the section where the heroes begin."""

    story: str
    note: str = ""

    def cues(self) -> tuple[Cue, ...]:
        return (Say(self.text()),)


class Began(Event):
    """A side's turn has begun."""

    turn: int
    side: str

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(title=self.text()), Change(ids.TURN, "", self.turn, self.turn))


class Activated(Event):
    """An activation begins; a creature of the Artificial Dark Player acts by its behaviour card."""

    who: int
    name: str
    behaviour: str = ""

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-as", said.args, said.cites) if self.behaviour else said

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(ids.sheet(self.who)),)


class Recovered(Event):
    who: int
    name: str
    rolled: int
    condition: str
    passed: int
    plus: int = 0

    def cues(self) -> tuple[Cue, ...]:
        of = ids.figure(self.who)
        parts = (Part(Text("part-skills"), self.plus),) if self.plus else ()
        outcome, fell = "pass" if self.passed else "fail", self.rolled - self.plus
        roll = Roll(of, Text("roll-recovery"), (fell,), parts=parts, total=self.rolled, against=4, outcome=outcome)
        told = (roll,) if self.rolled else ()
        return (*told, Mark(of, self.condition, "end")) if self.passed else told


class UsedSkill(Standing):
    """A skill that is used as an Action; `target` is 0 where it concerns nobody else. Its user may have turned."""

    who: int
    name: str
    skill: str
    target: int = 0
    other: str = ""

    def cues(self) -> tuple[Cue, ...]:
        return self.goes(self.who, turns=True) if self.cells else ()


class WithoutEffect(Event):
    """A skill that did nothing to its target."""

    skill: str
    target: int
    other: str


class Tested(Event):
    untold = ("dice",)
    who: int
    name: str
    test: str
    total: int
    target: int
    passed: int
    dice: Dice | None = None

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {**said.args, "test": Text(f"roll-{self.test}")}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        return (self.dice.roll(self.target, "pass" if self.passed else "fail"),) if self.dice is not None else ()


class FortuneSpent(Event):
    """`on`: the roll that is made again, with what it has shown; "fatal" if it is about life."""

    untold = ("powers",)
    who: int
    name: str
    left: int
    on: str
    total: int = 0
    powers: tuple[str, ...] = ()
    """Cards of the Dark Player by which it was given, and which are gone with it."""

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {**said.args, "roll": Text(f"roll-{self.on}")}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        spent = Change(ids.sheet(self.who), "fortune", self.left + 1, self.left)
        return (spent, *(Pass(card, ids.POWERS, "") for card in self.powers))


class Scored(Event):
    side: str
    points: int
    why: str

    def cues(self) -> tuple[Cue, ...]:
        return (Score({"heroes": "friend", "dark": "foe"}[self.side], Text(f"why-{self.why}"), self.points),)


class GoalReached(Event):
    goal: str


class Left(Event):
    """`others`: who goes with him."""

    untold = ("others",)
    who: int
    name: str
    others: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        return tuple(Go(ids.figure(id), "leave") for id in (self.who, *self.others))


class CameToPass(Event):
    """A note of the sheet is read out on the way."""

    note: str

    def cues(self) -> tuple[Cue, ...]:
        return (Say(self.text()),)


class Ended(Event):
    reason: str


class Crafted(Event):
    """A secondary skill was tried."""

    who: int
    name: str
    craft: str
    total: int
    target: int
    passed: int


class Followed(Goods):
    """What a game master let follow after a test."""

    who: int
    name: str
    what: str


class EndRead(Event):
    """The end of the sheet is read out: one of its endings, or the only one that a plain quest has."""

    quest: str
    ending: str = ""

    def text(self) -> Text:
        return super().text() if self.ending else Text(f"quest-{self.quest}-end")


class MeritEarned(Event):
    merit: str
    coins: int
    xp: int
