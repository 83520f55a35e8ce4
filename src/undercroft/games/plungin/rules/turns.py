"""How many actions a Hero has in a turn."""

from __future__ import annotations

from ..content import Look
from ..state import Hero
from . import figures

ACTIONS = 2


def actions_left(t: Look, hero: Hero) -> int:
    """Two actions; a third by Quicken, by Nimble while life is full, or in the shape of a nimble Monster.

    [plungin.action.two, plungin.ability.nimble, plungin.spell.quicken, plungin.spell.likeness,
    plungin.power.dragon-nimble]
    """
    turn = hero.turn
    return ACTIONS + bool(turn.extra or nimble(t, hero)) - turn.done


def nimble(t: Look, hero: Hero) -> bool:
    """Whether a Hero has a third action of his own: by Nimble while life is full, or in a nimble Monster's shape.

    [plungin.ability.nimble, plungin.spell.likeness, plungin.power.dragon-nimble]
    """
    if hero.likeness:
        return "nimble" in figures.powers(t, hero)
    return "nimble" in hero.abilities and figures.full_life(hero)


def recall(t: Look, hero: Hero) -> bool:
    """Somebody who has had his turn is given another action: what he did not use is forfeited, and who lost his turn to
    a stun or incapacity gets none. Whether he may act.

    [plungin.action.nothing, plungin.effect.stun-success, plungin.effect.incap-failure, plungin.effect.incap-success]
    """
    hero.turn.done = max(hero.turn.done, ACTIONS)
    hero.turn.over = False
    return not hero.condition and not hero.turn.barred and actions_left(t, hero) > 0
