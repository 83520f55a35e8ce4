"""A monster's attack, regardless of the target: its strength with the die, the sweep around it, and how it is told."""

from __future__ import annotations

import msgspec

from ..content import AllianceTable
from ..content.definitions import Kind
from ..content.figures import DIE
from ..events import Attacked, PowerRolled
from ..state import FIRST_MONSTER, State, name
from . import accounts
from .abilities import power
from .die import roll_die
from .reach import adjacent, cell_of, obstruction
from .strengths import monster_strength


class Sum(msgspec.Struct, frozen=True, gc=False):
    """A strength or a defense; `die` is the side of the die that was added, 0 if none was; `parts`: what else is in it
    beyond what is printed, where a log is kept."""

    total: int
    die: int = 0
    parts: accounts.Account = ()

    @property
    def rolled(self) -> int:
        """What the die gave to it."""
        return DIE[self.die - 1] if self.die else 0


async def strength_of(t: AllianceTable, who: int, target: int, bonus: int = 0) -> Sum:
    """Printed attack, power and die.  [alliance.battle.monster-attack-total, alliance.component.die-uses]"""
    parts = accounts.of_monster_strength(t, who, target, bonus) if t.watched else ()
    if not power(t.content.monsters[t.state.monsters[who].card]).attack_die:
        return Sum(monster_strength(t.state, t.content, who, target) + bonus, parts=parts)
    die = await roll_die(t, "power")
    found = Sum(monster_strength(t.state, t.content, who, target) + bonus + DIE[die - 1], die, parts)
    cites = ("alliance.component.die-uses",)
    whose = name(t.state, who)
    t.tell(PowerRolled(who=whose, added=found.rolled, strength=found.total, figure=who, die=die, cites=cites))
    return found


async def shield_of(t: AllianceTable, target: int, total: int, parts: accounts.Account = ()) -> Sum:
    """A defense, with the die where a monster's power adds it."""
    if target < FIRST_MONSTER or not power(t.content.monsters[t.state.monsters[target].card]).defense_die:
        return Sum(total, parts=parts)
    die = await roll_die(t, "defense")
    return Sum(total + DIE[die - 1], die, parts)


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
    kind: Kind = "melee",
    covered: bool = True,
) -> None:
    """`less`: what a Reaction and toughness take off the damage; `source`: the card that makes the attack; `covered`:
    those in the line count."""
    if t.log is not None:
        cover = 0
        if t.watched and kind == "ranged" and covered:
            cover = obstruction(t.state, cell_of(t.state, who), cell_of(t.state, target))
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
            figure=who,
            aim=target,
            how="blow" if kind == "melee" else "shot",
            die=shield.die,
            made_of=attack.parts,
            shielded_by=shield.parts,
            cover=cover,
            cites=("alliance.battle.damage",),
        )
        t.tell(event)
