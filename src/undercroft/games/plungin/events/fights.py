"""What figures do to each other: moves, blows, wounds, death and what heals."""

from __future__ import annotations

from undercroft.kernel import Event

from .base import Change, Rolled, Spoken, Who


class Moved(Spoken):
    who: Who
    cell: int


class Charged(Moved):
    """A Move and an Attack in one."""


class Noticed(Spoken):
    monsters: tuple[Who, ...]


class Unnoticed(Spoken):
    monster: Who
    who: Who


class Attacked(Rolled):
    who: Who
    target: Who
    dice: int
    hits: int


class SpellStruck(Attacked):
    spell: str


class MagicStruck(Attacked):
    """A Monster's magic, whose roll is its attack roll too."""


class Defended(Rolled):
    who: Who
    dice: int
    blocked: int


class Hurt(Spoken):
    who: Who
    damage: int
    left: int


class Unharmed(Spoken):
    who: Who


class Pushed(Spoken):
    who: Who
    cell: int


class Followed(Spoken):
    who: Who


class Disabled(Spoken):
    who: Who
    condition: str


class Tested(Rolled):
    who: Who
    condition: str
    dice: int
    needed: int
    recovered: int


class Assisted(Spoken):
    hero: Who
    who: Who
    dice: int


class Died(Spoken):
    hero: str


class Revived(Spoken):
    hero: str
    lif: int


class RevivedAt(Revived):
    """In the dungeon, on a square."""

    cell: int


class Removed(Spoken):
    monster: Who
    xp: int
    gold: int


class Faded(Spoken):
    who: Who


class LifeRolled(Spoken):
    monster: Who
    total: int
    result: str
    changes: tuple[Change, ...] = ()


class Healed(Spoken):
    who: Who
    lif: int


class Poisoned(Spoken):
    hero: str


class VenomWorked(Spoken):
    hero: str
    held: int


class Cured(Spoken):
    hero: str


class Slowed(Spoken):
    who: Who


class Burned(Spoken):
    hero: str
    armor: str


class MonsterActed(Spoken):
    monster: Who
    deed: str
    cell: int
    worked: int = 1


class Withstood(Spoken):
    hero: str


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
)
