"""Before and between quests: what can happen."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.toolkit.cues import Change, Cue, Mark, Pass, Roll

from .. import ids
from .base import Dice, Event, Goods


class Afterwards(Goods, kw_only=True):
    """What somebody is after a blow of fate: Vitality and Mana before and now, skills that are lost and gained."""

    untold: ClassVar[tuple[str, ...]] = (*Goods.untold, "life", "mana", "lost", "gained", "wounded")
    life: tuple[int, int] = (0, 0)
    mana: tuple[int, int] = (0, 0)
    lost: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    wounded: bool = False

    def after(self, who: int) -> tuple[Cue, ...]:
        skills, of = ids.zone("skills", who), ids.sheet(who)
        found: list[Cue] = [Pass(f"skill-{one}", skills, "") for one in self.lost]
        found += [Pass(f"skill-{one}", "", skills) for one in self.gained]
        for key, (before, now) in ((ids.LIFE, self.life), (ids.MANA, self.mana)):
            if before != now:
                found.append(Change(of, key, before, now))
        if self.life[0] != self.life[1]:
            found.append(Mark(of, "wounded", "come" if self.wounded else "end"))
        return (*found, *Goods.cues(self))


class Rested(Event):
    """Where the group rests between two quests."""

    untold = ("rolled",)
    place: str
    rolled: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return (Roll("", Text("roll-resting-place"), (self.rolled,), total=self.rolled),) if self.rolled else ()


class Travelled(Event):
    """A Travel Event roll in a settlement; `story` is none if the number was not reached. `rolled` is with `plus`."""

    untold = ("plus",)
    story: str
    rolled: int
    needs: int
    plus: int | None = None

    def cues(self) -> tuple[Cue, ...]:
        if self.plus is None:
            return ()
        fell, outcome = (self.rolled - self.plus,), "fail" if self.story == "none" else "pass"
        return (Roll("", Text("roll-travel"), fell, total=self.rolled, against=self.needs, outcome=outcome),)


class Lodged(Event):
    """A rest, with the Vitality and the Mana before and after it."""

    untold = ("life", "mana")
    who: int
    name: str
    paid: int
    life: tuple[int, int] = (0, 0)
    mana: tuple[int, int] = (0, 0)

    def cues(self) -> tuple[Cue, ...]:
        of, bars = ids.sheet(self.who), ((ids.LIFE, self.life), (ids.MANA, self.mana))
        return tuple(Change(of, key, before, now) for key, (before, now) in bars if before != now)


class Dismissed(Event):
    """A companion was not paid and has left."""

    creature: str
    name: str


class Visited(Event):
    who: int
    name: str
    service: str


class Offered(Event):
    """A hero takes up what a card of a settlement offers."""

    who: int
    name: str
    offer: str
    coins: int


class Purse(Event):
    """Coins are lost."""

    who: int
    name: str
    coins: int


class Blessed(Event):
    """Somebody has more, or less, of something for the next quest: Fortune, experience, an attribute."""

    who: int
    name: str
    bonus: str
    value: str
    lasts: int = 0


class Chanced(Event):
    """What the die says about an offer; `nothing` comes of it."""

    who: int
    name: str
    rolled: int
    nothing: bool

    def cues(self) -> tuple[Cue, ...]:
        return (Roll(ids.sheet(self.who), Text("roll-service"), (self.rolled,), total=self.rolled),)


class Mended(Event):
    """An injury is cured."""

    who: int
    name: str


class Traded(Goods):
    who: int
    name: str
    item: str
    how: str


class Hired(Event):
    who: int
    name: str
    creature: str


class Fated(Afterwards):
    """What became of a hero who was Knocked Out."""

    who: int
    name: str
    rolled: int
    result: str

    def cues(self) -> tuple[Cue, ...]:
        roll = Roll(ids.sheet(self.who), Text("roll-fate"), (self.rolled,), total=self.rolled)
        return (*((roll,) if self.rolled else ()), *self.after(self.who))


class Avenged(Afterwards):
    """A relative takes the place of the dead."""

    who: int
    name: str

    def cues(self) -> tuple[Cue, ...]:
        return self.after(self.who)


class Robbed(Goods):
    """Half of a prisoner's things are gone."""

    who: int
    name: str


class Injured(Afterwards):
    """An injury that stays; `what` is the attribute or the forgotten skill, where the table leaves it open."""

    untold = (*Afterwards.untold, "dice")
    who: int
    name: str
    rolled: int
    what: str = ""
    forgotten: bool = False
    dice: Dice | None = None

    def text(self) -> Text:
        said = super().text()
        what = {"what": Text(f"{'skill' if self.forgotten else 'attribute'}-{self.what}")} if self.what else {}
        injury = Text("injury-none") if self.forgotten and not what else Text(f"injury-{self.rolled}", what)
        return Text(said.id, {**said.args, "injury": injury}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        return (*((self.dice.roll(),) if self.dice is not None else ()), *self.after(self.who))


class Invested(Event):
    who: int
    name: str
    what: str
    cost: int


class Raised(Event):
    """A Healer has called a dead hero back."""

    who: int
    name: str


class CraftLearned(Event):
    """Experience went into a secondary skill, with success or without."""

    who: int
    name: str
    craft: str
    passed: int
    bonus: int
