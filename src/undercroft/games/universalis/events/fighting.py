"""Encounters, blows, shots and what they do: what can happen."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.kernel.text import Argument
from undercroft.toolkit.cues import Change, Come, Cue, Go, Mark, Pass, Roll, Strike

from .. import ids
from ..state import NOBODY
from .base import Dice, Event, Standing, called


class SpawnRow(Event):
    """A row of the Creature Spawn Table, what it costs, and whether there are points enough for it."""

    card: str
    rolled: int
    row: tuple[str, ...]
    cost: int
    enough: bool

    def text(self) -> Text:
        said = super().text()
        names = tuple(Text(f"figure-{one}") for one in self.row)
        told = {"rolled": self.rolled, "cost": self.cost, "enough": int(self.enough)}
        return Text(said.id, {"card": self.card, "creatures": names, **told}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        return (Roll("", Text("roll-spawn"), (self.rolled,), total=self.rolled),)


class Placed(Standing):
    """`pair` is the mount that a creature comes in the saddle of; `beast` is what that is."""

    untold = (*Standing.untold, "beast", "side")
    creature: str
    who: int
    cell: int
    at: str
    beast: str = ""
    side: int = 1

    def cues(self) -> tuple[Cue, ...]:
        cells, tint = ids.cells(self.cells or (self.cell,)), "foe" if self.side else "friend"
        called_so = called(self.creature, self.who)
        name = called_so if isinstance(called_so, Text) else Text(f"figure-{called_so}")
        come = Come(ids.figure(self.who), cells, "reveal", name=name, tint=tint)
        if self.pair == NOBODY or not self.beast:
            return (come,)
        beast = Text(f"figure-{self.beast}")
        return (Come(ids.figure(self.pair), cells, "reveal", name=beast, tint=tint), come)


class Initiative(Event):
    untold = ("rolls",)
    heroes: int
    dark: int
    winner: str
    rolls: tuple[Dice, Dice] | None = None

    def cues(self) -> tuple[Cue, ...]:
        if self.rolls is None:
            return ()
        ours, theirs = self.rolls
        return (ours.roll(theirs.roll(), "pass" if self.winner == "heroes" else "fail"),)


class Surprised(Standing):
    who: int
    name: str
    cell: int
    at: str

    def cues(self) -> tuple[Cue, ...]:
        return self.goes(self.who, "push") if self.cells else ()


class Attacked(Standing):
    """A melee attack; the dice of both sides, unless they have been told before a question about them. The attacker has
    turned to his target."""

    untold = (*Standing.untold, "rolls")
    who: int
    name: str
    target: int
    other: str
    weapon: str
    attack: int
    defence: int
    hit: int
    rolls: tuple[Dice, Dice] | None = None
    criticals: int = 0
    blunder: int = 0
    """The attacker's dice are a critical failure; `fumble`: the defender's."""
    fumble: int = 0

    def text(self) -> Text:
        said, (ours, theirs) = super().text(), self.rolls or (None, None)
        mine, other = modifiers(ours), modifiers(theirs)
        sides: dict[str, Argument] = {"mine": mine, "more": len(mine), "their": other, "theirs": len(other)}
        return Text(said.id, {**said.args, **sides}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        outcome = ("critical" if self.criticals else "hit") if self.hit else "miss"
        turned = self.goes(self.who, turns=True) if self.cells else ()
        rolls = (self.rolls[0].roll(self.rolls[1].roll(), outcome),) if self.rolls is not None else ()
        return (*turned, *rolls, Strike(ids.figure(self.who), (ids.figure(self.target),), "blow", outcome))


class Shot(Standing):
    untold = (*Standing.untold, "dice", "needed")
    who: int
    name: str
    target: int
    other: str
    weapon: str
    total: int
    hit: int
    dice: Dice | None = None
    needed: int = 0
    criticals: int = 0
    blunder: int = 0

    def text(self) -> Text:
        said, mine = super().text(), modifiers(self.dice)
        return Text(said.id, {**said.args, "mine": mine, "more": len(mine)}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        outcome = ("critical" if self.criticals else "hit") if self.hit else "miss"
        turned = self.goes(self.who, turns=True) if self.cells else ()
        rolls = (self.dice.roll(self.needed or None, outcome),) if self.dice is not None else ()
        return (*turned, *rolls, Strike(ids.figure(self.who), (ids.figure(self.target),), "shot", outcome))


class Strayed(Event):
    """A shot that missed strikes an ally of the shooter."""

    who: int
    name: str
    target: int
    other: str

    def cues(self) -> tuple[Cue, ...]:
        return (Strike(ids.figure(self.who), (ids.figure(self.target),), "shot", "hit"),)


class Blocked(Event):
    untold = ("dice",)
    who: int
    name: str
    rolled: int
    blocked: int
    dice: Dice | None = None
    needed: int = 0

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.blocked),)

    def cues(self) -> tuple[Cue, ...]:
        if self.dice is None:
            return ()
        return (self.dice.roll(self.needed or None, "block" if self.blocked else "fail"),)


class Damaged(Event):
    """`before` and `left`: the Vitality; `rolled` with what it must reach, unless the dice were told before a question
    about them; `wounded`: what becomes of him now. His sheet shows it, and his figure where he has one."""

    untold = ("rolled", "need", "before", "wounded")
    who: int
    name: str
    dice: int
    wounds: int
    left: int
    rolled: Dice | None = None
    need: int = 0
    before: int = -1
    wounded: bool = False

    def cues(self) -> tuple[Cue, ...]:
        of = ids.sheet(self.who)
        outcome = "harm" if self.wounds else "fail"
        rolls = (self.rolled.roll(None, outcome, self.need),) if self.rolled is not None else ()
        if self.before < 0 or not self.wounds or not self.left:
            return rolls  # whether a fatal blow takes effect is told by what follows
        return (
            *rolls,
            Change(of, ids.LIFE, self.before, self.left),
            Mark(of, "wounded", "come" if self.wounded else "end"),
        )


class Afflicted(Event):
    who: int
    name: str
    condition: str

    def cues(self) -> tuple[Cue, ...]:
        return (Mark(ids.figure(self.who), self.condition),)


class Cured(Event):
    who: int
    name: str
    condition: str

    def cues(self) -> tuple[Cue, ...]:
        return (Mark(ids.figure(self.who), self.condition, "end"),)


class Healed(Event):
    """`left`: the Vitality now; `wounded`: whether there is still but one point of it."""

    untold = ("left", "wounded", "dice")
    who: int
    name: str
    amount: int
    left: int = -1
    wounded: bool = False
    dice: Dice | None = None

    def cues(self) -> tuple[Cue, ...]:
        of = ids.figure(self.who)
        rolls = (self.dice.roll(),) if self.dice is not None else ()
        if self.left < 0:
            return rolls
        mark = Mark(of, "wounded", "come" if self.wounded else "end")
        return (*rolls, Change(of, ids.LIFE, self.left - self.amount, self.left), mark)


class ManaChanged(Event):
    """Mana was spent, lost or gained; `mana` is what there is now."""

    untold = ("dice",)
    who: int
    name: str
    before: int
    mana: int
    dice: Dice | None = None

    def cues(self) -> tuple[Cue, ...]:
        rolls = (self.dice.roll(),) if self.dice is not None else ()
        return (*rolls, Change(ids.sheet(self.who), ids.MANA, self.before, self.mana))


class Saved(Event):
    """A Fortune point against a fatal blow; a second one needs no roll."""

    who: int
    name: str
    rolled: int
    saved: int

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.saved),)

    def text(self) -> Text:
        said = super().text()
        return said if self.rolled else Text(f"{said.id}-surely", said.args, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        of, outcome = ids.figure(self.who), "pass" if self.saved else "fail"
        roll = Roll(of, Text("roll-fatal"), (self.rolled,), total=self.rolled, against=5, outcome=outcome)
        return (roll,) if self.rolled else ()


class KnockedOut(Event):
    """A hero stays where he lies; everybody else is gone."""

    untold = ("stays", "before", "left", "powers")
    who: int
    name: str
    stays: bool = False
    before: int = 0
    left: int = 0
    powers: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        of = ids.figure(self.who)
        lost = (Change(of, ids.LIFE, self.before, max(0, self.left)),) if self.before > self.left else ()
        if not self.stays:
            return (*lost, Go(of, "slain"), *(Pass(card, ids.POWERS, "") for card in self.powers))
        return (*lost, Mark(of, "wounded", "end")) if lost else ()


class Rolled(Standing):
    """Dice that are told before a question about them, or before they are rolled again; who strikes or shoots has
    turned to his target."""

    untold = (*Standing.untold, "dice", "other")
    who: int
    name: str
    dice: Dice
    other: Dice | None = None
    needed: int | None = None

    def text(self) -> Text:
        said, dice = super().text(), self.dice
        what: dict[str, Argument] = {
            "roll": Text(f"roll-{dice.key}"), "fell": added(dice), "total": dice.total or 0, "needed": "none",
        }  # fmt: skip
        if self.who == NOBODY:
            return Text(f"{said.id}-alone", what, said.cites)
        if dice.key == "damage" and self.needed is not None:
            return Text(f"{said.id}-wounds", {**what, **said.args}, said.cites)
        if self.other is not None:
            theirs: dict[str, Argument] = {"their": added(self.other), "theirs": self.other.total or 0}
            return Text(f"{said.id}-against", {**said.args, **what, **theirs}, said.cites)
        return Text(said.id, {**what, **said.args}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        turned = self.goes(self.who, turns=True) if self.cells else ()
        return (*turned, self.dice.roll(self.other.roll() if self.other is not None else self.needed))


def modifiers(dice: Dice | None) -> tuple[Text, ...]:
    """What was added to dice or taken from them, by name."""
    return (
        tuple(Text("gain", {"what": Text(name), "value": f"{value:+d}"}) for name, value in dice.parts) if dice else ()
    )


def added(dice: Dice) -> str:
    """All dice of a roll, in the order in which they fell, and the sum of its modifiers in brackets."""
    plus = sum(value for _, value in dice.parts)
    return " + ".join(map(str, dice.dice)) + (f" ({plus:+d})" if plus else "")
