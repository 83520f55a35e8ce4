"""Named points at which an entry has its say: what a skill can bring along besides numbers.

A rule asks at its point; who answers stands beside the entry. The tables are made once per set of skills, see
`catalogue.Known`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..rules.options import Do
    from ..rules.squares import Situation
    from ..rules.tests import Trial
    from ..state import Figure
    from .catalogue import UTable


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
