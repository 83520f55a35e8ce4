"""Who plays, how characters grow, who leaves and who joins."""

from __future__ import annotations

from undercroft.kernel import Value

from .things import OfHero


class Persona(Value, frozen=True):
    """A premade character."""

    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"persona-{self.kind}",)

    def __str__(self) -> str:
        return self.kind


class Bonus(Value, frozen=True):
    """A permanent bonus."""

    bonus: str

    def __str__(self) -> str:
        return self.bonus


class Grow(Value, frozen=True):
    """An attribute to raise, by its number."""

    attribute: int
    name: str

    def __str__(self) -> str:
        return self.name


class Split(Value, frozen=True):
    """How recovered points are divided."""

    hp: int
    pp: int

    def __str__(self) -> str:
        return f"hp {self.hp} pp {self.pp}"


class Spring(OfHero, frozen=True):
    """A character who springs the trap in the shop."""

    def __str__(self) -> str:
        return f"spring {self.hero}"


class Leave(OfHero, frozen=True):
    """A character leaves the game."""

    def __str__(self) -> str:
        return f"leave {self.hero}"


class Join(Value, frozen=True):
    """A new character, run by this seat."""

    seat: int

    def __str__(self) -> str:
        return f"join {self.seat}"


class Speak(Value, frozen=True):
    """This seat speaks for the party from now on."""

    seat: int

    def __str__(self) -> str:
        return f"speaker {self.seat}"
