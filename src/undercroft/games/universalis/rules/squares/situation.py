"""What a character can do just now."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...content.catalogue import UTable
from ...content.definitions import HUGE, Attribute
from ...field import Field
from ...state import NOBODY, NOWHERE, OUT, Activation, Figure, Mark
from ..characters import field_of, footprint
from ..options import END as END
from ..options import Do as Do
from .engagement import beset, engaged_with, near_any, touched


class Situation(msgspec.Struct, frozen=True, gc=False):
    """What bars Actions just now."""

    figure: Figure
    active: Activation
    hampered: bool
    """In an enemy's Melee Range or next to an enemy."""
    engaged: list[int]
    combat: bool
    """This is a combat turn for him."""
    field: Field
    """The board as it is now."""
    own: Sequence[Figure] = ()
    """His companions, and the body that he carries."""
    allies: Sequence[Figure] = ()
    """The others of his side who stand on the board."""
    foes: Sequence[Figure] = ()
    """His enemies on the board."""
    bodies: bool = False
    """Somebody is Knocked Out."""
    may_act: bool = False
    """An Action is left, for more than the one opponent to whom a step has bound him."""
    may_explore: bool = False
    """[dun.action.not-in-melee-range, dun.action.no-exploring-in-combat, dun.action.companions-no-explore,
    dun.mount.no-search]"""
    may_quick: bool = False
    """A Quick Action is left: one for free, a second instead of the Action; none while running.

    [dun.turn.free-quick-action, dun.turn.swap-action, dun.quick.when, dun.run.no-quick-action]
    """
    beast: bool = False
    """In the shape of an animal, without hands for anything.  [dun.spell.skinchanger-limits]"""
    base: int = 0
    """The squares on which he stands, as a bitmask."""
    near: int = 0
    """Those that touch them, no wall between and not too far up or down."""

    @property
    def sprints(self) -> bool:
        """Who runs on his own feet has no time for anything else; a rider has, while his mount gallops.

        [dun.run.declare, dun.mount.gallop]
        """
        return self.active.running and self.figure.riding == NOBODY

    @property
    def deft(self) -> bool:
        """Huge creatures, those with Intelligence below 3 and skinchangers make no Dexterity tests.

        [dun.hero.no-dexterity-test, dun.spell.skinchanger]
        """
        return self.figure.size < HUGE and self.figure.base[Attribute.INTELLIGENCE] >= 3 and not self.beast


def situation(t: UTable, who: int) -> Situation:
    figure, active = t.state.figures[who], t.state.turn.active
    assert active is not None
    own: list[Figure] = []
    allies: list[Figure] = []
    foes: list[Figure] = []
    field, side, bodies = field_of(t), figure.side, 0
    for one in t.state.figures.values():
        if one.owner == who:
            own.append(one)
        if one.marks & OUT:
            bodies |= one.marks & Mark.KNOCKED_OUT
        elif one.cell != NOWHERE and one is not figure:
            (allies if one.side == side else foes).append(one)
    hampered = bool(foes) and beset(t, field, figure, foes)
    engaged = engaged_with(t, figure) if hampered else []
    combat = hampered or (bool(foes) and near_any(field.board, figure, foes))
    may_act = active.action > 0 and active.bound == NOBODY
    may_explore = may_act and not combat and figure.kind == "hero" and figure.riding == NOBODY
    sprints = active.running and figure.riding == NOBODY
    may_quick = (active.quick > 0 or may_act) and not (sprints and active.moved)
    plain, cell = figure.span == 1, figure.cell
    return Situation(
        figure, active, hampered, engaged, combat, field, own, allies, foes, bool(bodies),
        may_act, may_explore, may_quick, figure.human is not None,
        1 << cell if plain else footprint(field.board, figure),
        field.within_reach[cell] if plain else touched(field, figure),
    )  # fmt: skip


def spend_action(active: Activation) -> None:
    """The Action of the activation; a move that has begun is over with it.  [dun.turn.budget]"""
    active.action -= 1
    active.begun = True
    active.turned = False
    if active.moved:
        active.move_over = True
