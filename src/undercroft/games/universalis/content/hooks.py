"""Named points at which an entry has its say: what a skill can bring along besides numbers.

A rule asks at its point; who answers stands next to the entry. The tables are made once per set of skills, see
`catalogue.Known`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..rules.checks import Roll, Trial
    from ..rules.fighting import Blows
    from ..rules.options import Do
    from ..rules.squares import Situation
    from ..state import Figure
    from .catalogue import UTable
    from .definitions import Weapon


class Worth(NamedTuple):
    """What an attack promises: enemies that it can hit, and the wounds to be expected."""

    foes: int
    wounds: Fraction


class Deed(NamedTuple):
    """An Action of its own, at a target or at oneself."""

    aim: Callable[[UTable, Situation], list[int]]
    """Whom it can be used on now."""
    perform: Callable[[UTable, int, int], Awaitable[None]]
    """Who does it, to whom."""
    worth: Callable[[UTable, Figure, Figure], Worth] | None = None
    """For attacks: what the Artificial Dark Player may hope for."""
    helps: Callable[[UTable, Figure, Figure], bool] | None = None
    """For all others: whether it would help this friend now.  [dun.adp.attack.non-offensive]"""
    distant: bool = False
    """An attack from afar.  [dun.adp.attack.kind-priority]"""
    bodily: bool = True
    """An attack with the body if it is not from afar, which one must dare.  [dun.skill.nature.fearsome.attack]"""
    turns: bool = True
    """Its user turns to the target."""
    beside_enemies: bool = False
    """It can be used with enemies adjacent, though it is no attack."""
    trial: Trial | None = None
    """The test that decides it."""
    name: str = ""
    """The skill as which it counts, if that is another one."""


class Feat(NamedTuple):
    """Something else that a character can do in its activation, under a verb of its own."""

    verb: str
    offers: Callable[[UTable, Situation], list[Do]]
    perform: Callable[[UTable, int, Do], Awaitable[None]]
    order: int = 0
    """Its place among those of one character."""


class Hit(NamedTuple):
    """A blow or a shot that has hit."""

    attacker: Figure
    defender: Figure
    criticals: int
    double: bool = False
    """Both dice of the attack showed the same."""


def always(t: UTable, hit: Hit) -> bool:
    return True


class Edge(NamedTuple):
    """What a skill does to the damage of a hit."""

    order: int = 0
    """Of several, who is asked first: only two Active skills can be used."""
    when: Callable[[UTable, Hit], bool] = always
    dice: int = 0
    armor: int = 0
    """The target's Armor counts so much higher."""
    ones: bool = False
    """One 1 among the damage dice is rolled again."""
    all_ones: bool = False
    sixes: bool = False
    """A 6 wounds twice."""


def suits(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return True


class Aid(NamedTuple):
    """An Active skill that only helps an attack and comes into play by itself.  [dun.skill.active-passive]"""

    order: int
    """Its place where a player chooses two of several."""
    edge: Edge | None = None
    fits: Callable[[UTable, Figure, Figure, Weapon, bool], bool] = suits
    """Whether it could help an attack with this weapon; the last says if two shots are fired."""
    more: Callable[[UTable, Figure], bool] | None = None
    """For skills that give a melee Action one more blow: whether this one would now."""


def allowed(t: UTable, figure: Figure, weapon: Weapon) -> bool:
    return True


class Declared(NamedTuple):
    """An Active skill that is declared with a blow, because it costs something.  [dun.skill.active-passive]"""

    order: int
    plus: int = -1
    """To the attack roll."""
    edge: Edge | None = None
    fits: Callable[[UTable, Figure, Weapon], bool] = allowed
    alone: bool = False
    """It takes the place of all normal attacks."""


class Struck(NamedTuple):
    """Somebody has been wounded by an attack."""

    who: int
    target: int
    wounds: int
    out: bool
    melee: bool
    using: Sequence[str] = ()
    """The Active skills of this attack, if it is not made in its owner's activation."""


class Wounding(NamedTuple):
    """What follows at least one wound by an attack; True: the victim's Fortune has undone that attack."""

    order: int
    follow: Callable[[UTable, Struck], Awaitable[bool]]


class Follow(NamedTuple):
    """What the dice of an attack roll bring to the attacker."""

    order: int
    follow: Callable[[UTable, Blows, Roll, bool], None]


class Guard(NamedTuple):
    """Somebody who looks after an ally at his side."""

    ward: Callable[[UTable, Figure], int]
    """Whom he looks after, or -1."""
    takes: Callable[[UTable, Figure, int], Awaitable[bool]]
    """Whether he takes a shot or a magic projectile upon himself."""


Entering = Callable[["UTable", "Figure", "Figure"], Awaitable[bool]]
"""What its owner does about an enemy who enters a square or begins his activation; True if that stops the other."""

Art = Callable[["UTable", "Blows", int], Awaitable[str]]
"""What a critical blow does besides or instead: "stun", "throw" or nothing."""
