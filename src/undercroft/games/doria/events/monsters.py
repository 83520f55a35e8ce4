"""Blows between heroes and monsters, and what becomes of monsters."""

from __future__ import annotations

from undercroft.kernel import Event, Text

from .base import Dice, FigureEvent, named, rolled


class Attacked(FigureEvent):
    """A character's attack against one monster. `critical` is the damage that critical hits and a `fumble` of the
    monster add; `dice` and `guard` are what was rolled for attack and defense. Old saves lack these."""

    hero: str
    card: str
    attack: int
    defense: int
    damage: int
    hit: int = 1
    critical: int = 0
    fumble: int = 0
    dice: Dice | None = None
    guard: Dice | None = None

    def text(self) -> Text:
        plain = super().text()
        totals = {"attack": rolled(self.attack, self.dice), "defense": rolled(self.defense, self.guard)}
        how = 3 if self.fumble else 2 if self.hit and self.critical else self.hit
        return Text(plain.id, {**plain.args, **totals, "hit": how}, plain.cites)


class Fumbled(Event):
    """`spent`: the card is not damaged but gone."""

    hero: str
    card: str
    spent: int = 0


class MonsterHurt(FigureEvent):
    """`armor`: how much of the damage its armor stopped."""

    lost: int
    hp: int
    armor: int = 0


class MonsterMarked(FigureEvent):
    """A monster is `held`, `freed` again, `disarmed`, `poisoned` or `buried`."""

    what: str

    def text(self) -> Text:
        return Text(f"event-monster-{self.what}", {"monster": named(self.monster, self.figure)}, self.cites)


class MonsterBurst(FigureEvent):
    """In dying it hurts all around."""


class MonsterCursed(FigureEvent):
    """Its death brings doom nearer."""


class Called(FigureEvent):
    """A monster calls others of a kind to its side."""

    kind: str

    def text(self) -> Text:
        return Text(f"event-called-{self.kind}", {"monster": named(self.monster, self.figure)}, self.cites)


class Ordered(FigureEvent):
    """A monster makes another one act."""


class MonsterDrank(FigureEvent):
    """It lives on what it has taken from a character."""

    gained: int
    hp: int


class WoundsClosed(FigureEvent):
    """A hit point of a monster grows back."""

    hp: int


class PoisonWorks(FigureEvent):
    """The poison in a monster takes its hit points at the end of the round."""


class NoFigure(FigureEvent):
    """There is no figure for another of its kind, so this one acts."""


class NoneToRaise(Event):
    """No figure is left for a zombie to raise, so those who would have act."""


class ModsTaken(FigureEvent):
    """A monster takes over the modifications of one for which there is no figure."""

    mods: str

    def text(self) -> Text:
        mods = tuple(Text(f"modification-{mod}") for mod in self.mods.split())
        return Text("event-mods-taken", {"monster": named(self.monster, self.figure), "mods": mods}, self.cites)


class MonsterDefeated(FigureEvent):
    xp: int


class MonsterAppeared(FigureEvent):
    square: int
    mods: str
    x: int = 0
    y: int = 0

    def text(self) -> Text:
        mods = tuple(Text(f"modification-{mod}") for mod in self.mods.split())
        id = "event-monster-appeared-modified" if mods else "event-monster-appeared"
        place = Text("at-square", {"x": self.x, "y": self.y}) if self.square >= 0 else Text("at-entrance")
        return Text(id, {"monster": named(self.monster, self.figure), "mods": mods, "place": place}, self.cites)


class MonsterMoved(FigureEvent):
    square: int
    x: int = 0
    y: int = 0


class MonsterStays(FigureEvent):
    """It is held, or no way leads to anybody."""


class MonsterPushed(FigureEvent):
    square: int
    x: int = 0
    y: int = 0


class Struck(FigureEvent):
    """A monster attacks: its roll."""

    attack: int
    targets: int
    fumble: int = 0
    dice: Dice | None = None

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "attack": rolled(self.attack, self.dice)}, plain.cites)


class Defended(FigureEvent, kw_only=True):
    """A character's defense against a monster; `figure` -1: against the card of a friend. `item` is the card, `dodge`,
    `innate` or `none`, `critical` the damage that critical hits add. Old saves lack these, and whether it was a
    `fumble`."""

    figure: int = 0
    hero: str
    attack: int
    defense: int
    hit: int
    fumble: int = 0
    item: str = ""
    critical: int = 0
    dice: Dice | None = None

    def text(self) -> Text:
        plain = super().text()
        fumbled = self.hit and (self.fumble or self.defense > self.attack)
        told = {**plain.args, "hit": 2 if fumbled else self.hit, "defense": rolled(self.defense, self.dice)}
        if not self.item or self.item == "none":
            return Text(f"{plain.id}-not" if self.item else plain.id, told, plain.cites)
        bare = self.item in ("dodge", "innate")
        how = Text(f"by-{self.item}") if bare else Text("by-item", {"card": Text(f"card-{self.item}")})
        return Text(f"{plain.id}-with", {**told, "how": how}, plain.cites)


class OnGuard(FigureEvent):
    """A monster strikes for free at somebody who stops beside it."""

    hero: str


class Activated(FigureEvent):
    """A monster's turn has come, or in its frenzy comes `again`."""

    again: int = 0
