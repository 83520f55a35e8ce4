"""Blows between heroes and monsters, and what becomes of monsters."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.kernel import Text
from undercroft.toolkit.cues import Come, Cue, Go, Mark, Move, Strike, Turn

from .. import ids
from .base import Dice, DoriaEvent, FigureEvent, Seen, named, rolled, untold


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
        attack = self.seen.find("attack") if self.seen else None
        totals = {"attack": rolled(self.attack, self.dice, attack), "defense": rolled(self.defense, self.guard)}
        how = 3 if self.fumble else 2 if self.hit and self.critical else self.hit
        return Text(plain.id, {**plain.args, **totals, "hit": how}, plain.cites)

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        outcome = "miss" if not self.hit else "critical" if self.critical else "hit"
        attack, guard = seen.find("attack"), seen.find("monster-defense")
        strike = Strike(seen.hero, (seen.monster,), seen.how or "blow", outcome)
        if attack is not None:
            against = guard.roll(seen.monster, total=self.defense) if guard else self.defense
            return attack.roll(seen.hero, against, outcome, self.attack), strike
        parried = "harm" if self.hit else "block"  # the same attack against another one
        dice = (guard.roll(seen.monster, self.attack, parried, self.defense),) if guard else ()
        return *dice, strike


class Aimed(DoriaEvent):
    """A character's attack roll that falls on friends first."""

    hero: str
    card: str
    attack: int
    dice: Dice | None = None

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "attack": rolled(self.attack, self.dice)}, plain.cites)


class Fumbled(DoriaEvent):
    """`spent`: the card is not damaged but gone. An attack on a trap, and one in an old save, names no monster."""

    hero: str
    card: str
    spent: int = 0
    monster: str = ""
    figure: int = -1

    def text(self) -> Text:
        plain = super().text()
        return Text(
            plain.id, {**plain.args, "monster": named(self.monster, self.figure) if self.monster else 0}, plain.cites
        )

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        missed = (Strike(seen.hero, (seen.monster,), seen.how or "blow", "miss"),) if self.monster else ()
        return *[fallen.roll(seen.hero, outcome="miss") for fallen in seen.rolls], *missed


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

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Mark(seen.monster, "poison", "work"),)


class NoFigure(FigureEvent):
    """There is no figure for another of its kind, so this one acts."""


class NoneToRaise(DoriaEvent):
    """No figure is left for a zombie to raise, so those who would have act."""


class ModsTaken(FigureEvent):
    """A monster takes over the modifications of one for which there is no figure."""

    mods: str

    def text(self) -> Text:
        mods = tuple(Text(f"modification-{mod}") for mod in self.mods.split())
        return Text("event-mods-taken", {"monster": named(self.monster, self.figure), "mods": mods}, self.cites)


class MonsterDefeated(FigureEvent):
    xp: int

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Go(seen.monster, "slain"),)


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

    path: tuple[int, ...] = ()

    def text(self) -> Text:
        return untold(super().text(), "path")

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        """One from outside comes in by the first square of its way."""
        way = tuple(map(ids.cell, self.path))
        came = [cue for cue in seen.cues if isinstance(cue, Come)]
        if not way or not came:
            return (Move(seen.monster, way),) if way else ()
        enters = replace(came[0], cells=way[:1])
        return (enters, Move(enters.piece, way[1:])) if way[1:] else (enters,)


class MonsterStays(FigureEvent):
    """It is held, or no way leads to anybody."""


class MonsterPushed(FigureEvent):
    square: int
    x: int = 0
    y: int = 0

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return seen.moves("push")


class Struck(FigureEvent):
    """A monster attacks: its roll."""

    attack: int
    targets: int
    fumble: int = 0
    dice: Dice | None = None

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "attack": rolled(self.attack, self.dice)}, plain.cites)

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        outcome = "miss" if self.fumble else ""
        return tuple([fallen.roll(seen.monster, None, outcome, self.attack) for fallen in seen.rolls])


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
        fallen = self.seen.find("defense", "psi-resistance") if self.seen else None
        defense = rolled(self.defense, self.dice, fallen)
        told = {**plain.args, "hit": 2 if fumbled else self.hit, "defense": defense}
        if not self.item or self.item == "none":
            return Text(f"{plain.id}-not" if self.item else plain.id, told, plain.cites)
        bare = self.item in ("dodge", "innate")
        how = Text(f"by-{self.item}") if bare else Text("by-item", {"card": Text(f"card-{self.item}")})
        return Text(f"{plain.id}-with", {**told, "how": how}, plain.cites)

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        outcome = "block" if not self.hit else "critical" if self.critical else "hit"
        attack, defense = seen.find("attack"), seen.find("defense", "psi-resistance")
        strike = Strike(seen.monster or (attack.who if attack else ""), (seen.hero,), seen.how or "blow", outcome)
        if defense is None:
            return strike, *([attack.roll("")] if attack else [])
        dice = defense.roll(seen.hero, None if attack else self.attack, "harm" if self.hit else "block", self.defense)
        return (attack.roll("", dice, outcome, self.attack), strike) if attack else (dice, strike)


class Resisting(DoriaEvent):
    """A roll against magic, before psi points are added to it."""

    hero: str
    attack: int
    defense: int

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return tuple([fallen.roll(seen.hero, self.attack, "", self.defense) for fallen in seen.rolls])


class OnGuard(FigureEvent):
    """A monster strikes for free at somebody who stops next to it."""

    hero: str


class Activated(FigureEvent):
    """A monster's turn has come, or in its frenzy comes `again`."""

    again: int = 0

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Turn(seen.monster),)
