"""Encounters, blows, shots and what they do: what can happen."""

from __future__ import annotations

from undercroft.kernel import Text

from .base import Event


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


class Placed(Event):
    creature: str
    who: int
    cell: int
    at: str


class Initiative(Event):
    heroes: int
    dark: int
    winner: str


class Surprised(Event):
    who: int
    name: str
    cell: int
    at: str


class Attacked(Event):
    who: int
    name: str
    target: int
    other: str
    weapon: str
    attack: int
    defence: int
    hit: int


class Shot(Event):
    who: int
    name: str
    target: int
    other: str
    weapon: str
    total: int
    hit: int


class Strayed(Event):
    """A shot that missed strikes an ally of the shooter."""

    who: int
    name: str
    target: int
    other: str


class Blocked(Event):
    who: int
    name: str
    rolled: int
    blocked: int

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.blocked),)


class Damaged(Event):
    who: int
    name: str
    dice: int
    wounds: int
    left: int


class Afflicted(Event):
    who: int
    name: str
    condition: str


class Cured(Event):
    who: int
    name: str
    condition: str


class Healed(Event):
    who: int
    name: str
    amount: int


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


class KnockedOut(Event):
    who: int
    name: str
