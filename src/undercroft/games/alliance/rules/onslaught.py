"""A monster's attack, whoever it is aimed at: its strength with the die, the sweep around it, and how it is told."""

from __future__ import annotations

import msgspec

from ..content import AllianceTable
from ..events import Attacked
from ..state import FIRST_MONSTER, State, name
from .abilities import power
from .die import roll_die
from .reach import adjacent
from .strengths import monster_strength


class Sum(msgspec.Struct, frozen=True, gc=False):
    """A strength or a defense; `rolled` is what the die gave to it."""

    total: int
    rolled: int = 0


async def strength_of(t: AllianceTable, who: int, target: int, bonus: int = 0) -> Sum:
    """Printed attack, power and die.  [alliance.battle.monster-attack-total, alliance.component.die-uses]"""
    rolled = await roll_die(t, "power") if power(t.content.monsters[t.state.monsters[who].card]).attack_die else 0
    return Sum(monster_strength(t.state, t.content, who, target) + bonus + rolled, rolled)


async def shield_of(t: AllianceTable, target: int, total: int) -> Sum:
    """A defense, with the die where a monster's power adds it."""
    if target < FIRST_MONSTER or not power(t.content.monsters[t.state.monsters[target].card]).defense_die:
        return Sum(total)
    rolled = await roll_die(t, "defense")
    return Sum(total + rolled, rolled)


def swept(state: State, who: int, target: int) -> list[int]:
    """The other heroes around a monster that sweeps when it attacks."""
    cell = state.monsters[who].cell
    return [hero for hero, figure in enumerate(state.heroes) if hero != target and adjacent(state, cell, figure.cell)]


def tell(
    t: AllianceTable,
    who: int,
    target: int,
    attack: Sum,
    shield: Sum,
    damage: int,
    less: tuple[int, int] = (0, 0),
    source: str = "none",
) -> None:
    """`less`: what a Reaction and toughness take off the damage; `source`: the card that makes the attack."""
    if t.log is not None:
        event = Attacked(
            who=name(t.state, who),
            target=name(t.state, target),
            strength=attack.total,
            defense=shield.total,
            damage=damage,
            guard=less[0],
            tough=less[1],
            rolled=attack.rolled,
            parried=shield.rolled,
            source=source,
            cites=("alliance.battle.damage",),
        )
        t.tell(event)
