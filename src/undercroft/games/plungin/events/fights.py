"""What figures do to each other: moves, blows, wounds, death and what heals."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Event, Text
from undercroft.toolkit.cues import Come, Cue, Go, Mark, Roll, Strike
from undercroft.toolkit.cues import Move as Moves
from undercroft.toolkit.scene import SIDES, Side

from ..ids import cell_id, figure_id
from .base import (
    Bonus,
    Change,
    Move,
    Rolled,
    Somebody,
    Spoken,
    Who,
    earned,
    ends,
    life,
    passes,
    piece,
    pool,
    sheet,
    squares,
)

NO_SIDE = -1


def side(looks: int) -> Side | None:
    return SIDES[looks] if looks >= 0 else None


class Moved(Spoken):
    """`path`: every square entered; `how`: walk, fly, leap."""

    untold = ("path", "how")
    who: Who
    cell: int
    path: tuple[int, ...] = ()
    how: str = "walk"

    def shown(self) -> Iterator[Cue]:
        yield Moves(piece(self.who), squares(self.path or (self.cell,)), self.how)


class Charged(Moved):
    """A Move and an Attack in one."""

    def shown(self) -> Iterator[Cue]:
        yield from super().shown()
        yield Mark(sheet(self.who), "charged")


class Noticed(Rolled):
    """`by` had to roll for it."""

    monsters: tuple[Who, ...]
    by: Who | None = None

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.by), "detect", True, 1)
        for monster in self.monsters:
            yield from ends(monster, ("unaware", "blind"))
            yield Mark(piece(monster), "aware")


class Unnoticed(Rolled):
    monster: Who
    who: Who

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.monster), "detect", False, 1)


class Attacked(Rolled, kw_only=True):
    """`how`: blow, shot, spell."""

    untold = ("how",)
    who: Who
    target: Who
    dice: int
    hits: int
    how: str = "blow"

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.who), "attack", self.hits > 0)
        yield Strike(piece(self.who), (piece(self.target),), self.how, "hit" if self.hits else "miss")


class SpellStruck(Attacked):
    spell: str


class MagicStruck(Attacked):
    """A Monster's magic, whose roll is its attack roll too."""


class Defended(Rolled):
    """`against`: the attack dice and their lowest success, of `by` or of a trap; `hits` in all."""

    untold = ("by", "hits", "against", "against_least", "against_parts")
    who: Who
    dice: int
    blocked: int
    by: Who | None = None
    hits: int = 0
    against: tuple[int, ...] = ()
    against_least: int = 0
    against_parts: tuple[Bonus, ...] = ()

    def shown(self) -> Iterator[Cue]:
        if self.rolled:
            against: Roll | int = self.hits
            if self.against:
                key = "attack" if self.by else "trap"
                against = pool(piece(self.by), key, self.against, self.against_least, self.against_parts)
            outcome = "block" if self.blocked >= self.hits else "harm"
            yield pool(piece(self.who), "defense", self.rolled, self.least, self.parts, against, outcome)
        if self.hits and self.blocked >= self.hits:
            yield Strike(piece(self.by), (piece(self.who),), "blow" if self.by else "trap", "block")


class Hurt(Spoken):
    """`had`: life before; `ended`: what damage puts an end to."""

    untold = ("had", "ended")
    who: Who
    damage: int
    left: int
    had: int = 0
    ended: tuple[str, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield life(self.who, self.had or self.left + self.damage, self.left)
        yield from ends(self.who, self.ended)


class Unharmed(Spoken):
    """A shape has taken the damage."""

    untold = ("ended",)
    who: Who
    ended: tuple[str, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield from ends(self.who, ("likeness", *self.ended))


class Pushed(Spoken):
    untold = ("path",)
    who: Who
    cell: int
    path: tuple[int, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield Moves(piece(self.who), squares(self.path or (self.cell,)), "push")


class Followed(Spoken):
    """`looks`: where a Monster faces now."""

    untold = ("path", "looks")
    who: Who
    path: tuple[int, ...] = ()
    looks: int = NO_SIDE

    def shown(self) -> Iterator[Cue]:
        if self.path:
            yield Moves(piece(self.who), squares(self.path), "walk", side(self.looks))


class Disabled(Rolled):
    """`was`: the condition before; the dice, if any, did not resist."""

    untold = ("was", "needed")
    who: Who
    condition: str
    was: str = ""
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.who), "resist", False, self.needed)
        yield from ends(self.who, (self.was,) if self.was else ())
        yield Mark(sheet(self.who), self.condition)


class Tested(Rolled):
    """`helped`: dice that friends have added."""

    untold = ("helped",)
    who: Who
    condition: str
    dice: int
    needed: int
    recovered: int
    helped: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.who), "recover", bool(self.recovered), self.needed)
        yield from ends(self.who, (self.condition,) if self.recovered else ())
        yield from ends(self.who, ("help",) if self.helped else ())


class Assisted(Spoken):
    hero: Who
    who: Who
    dice: int

    def shown(self) -> Iterator[Cue]:
        yield Mark(sheet(self.who), "help")


class Died(Spoken):
    untold = ("ended",)
    hero: Somebody
    ended: tuple[str, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield Go(piece(self.hero), "slain")
        yield from ends(self.hero, self.ended)


class Revived(Spoken):
    hero: Somebody
    lif: int

    def shown(self) -> Iterator[Cue]:
        yield life(self.hero, 0, self.lif)


class RevivedAt(Revived):
    """In the dungeon, on a square."""

    cell: int

    def shown(self) -> Iterator[Cue]:
        yield Come(piece(self.hero), (cell_id(self.cell),), "rise")
        yield from super().shown()


class Removed(Spoken):
    monster: Who
    xp: int
    gold: int

    def shown(self) -> Iterator[Cue]:
        yield Go(piece(self.monster), "slain")
        yield from earned("monsters", self.xp)


class Faded(Spoken):
    who: Who

    def shown(self) -> Iterator[Cue]:
        yield Go(piece(self.who), "vanish")


class LifeRolled(Spoken):
    """`hurt`: all damage so far."""

    untold = ("hurt",)
    monster: Who
    total: int
    result: str
    changes: tuple[Change, ...] = ()
    hurt: int = 0

    def shown(self) -> Iterator[Cue]:
        if self.hurt:
            yield Mark(piece(self.monster), "hurt", "come", self.hurt)


class Healed(Spoken):
    """`left`: life from now on."""

    untold = ("left",)
    who: Who
    lif: int
    left: int = 0

    def shown(self) -> Iterator[Cue]:
        if self.lif and self.left:
            yield life(self.who, self.left - self.lif, self.left)


class Poisoned(Spoken):
    hero: Somebody

    def shown(self) -> Iterator[Cue]:
        yield Mark(sheet(self.hero), "venom")


class VenomWorked(Rolled):
    hero: Somebody
    held: int

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "venom", bool(self.held), 1)
        yield Mark(sheet(self.hero), "venom", "work")


class Cured(Spoken):
    hero: Somebody

    def shown(self) -> Iterator[Cue]:
        yield from ends(self.hero, ("venom",))


class Slowed(Spoken):
    who: Who


class Burned(Spoken):
    untold = ("moved",)
    hero: Somebody
    armor: str
    moved: tuple[Move, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield from passes(self.moved)


class MonsterActed(Rolled):
    """A Move with its `path`, or magic with its dice against `needed`."""

    untold = ("path", "how", "looks", "needed")
    monster: Who
    deed: str
    cell: int
    worked: int = 1
    path: tuple[int, ...] = ()
    how: str = "walk"
    looks: int = NO_SIDE
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.monster), "magic", bool(self.worked), self.needed)
        if self.path:
            yield Moves(piece(self.monster), squares(self.path), self.how, side(self.looks))


class Withstood(Rolled):
    untold = ("needed",)
    hero: Somebody
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "resist", True, self.needed)


class OrderRolled(Spoken):
    """Dice say in which order Monsters act; those that are tied roll again."""

    untold = ("rolls",)
    monsters: tuple[Who, ...]
    rolls: tuple[tuple[int, int], ...] = ()

    def shown(self) -> Iterator[Cue]:
        for ref, die in self.rolls:
            yield Roll(figure_id(ref), Text("roll-order"), (die,), total=die)


EVENTS: tuple[type[Event], ...] = (
    Moved,
    Charged,
    Noticed,
    Unnoticed,
    Attacked,
    SpellStruck,
    MagicStruck,
    Defended,
    Hurt,
    Unharmed,
    Pushed,
    Followed,
    Disabled,
    Tested,
    Assisted,
    Died,
    Revived,
    RevivedAt,
    Removed,
    Faded,
    LifeRolled,
    Healed,
    Poisoned,
    VenomWorked,
    Cured,
    Slowed,
    Burned,
    MonsterActed,
    Withstood,
    OrderRolled,
)
