"""What potions, water and a helping hand are worth, and who goes to whom."""

from __future__ import annotations

from ..board import apart
from ..content.definitions import MAG
from ..rules import figures, pools
from ..rules.options import Act, Assist, Use
from ..state import Hero
from . import judgement
from .fighting import danger
from .judgement import blow, missing
from .situation import ASSIST, ATTACK, MEND, NEVER, REVIVE, Scene


def use_worth(scene: Scene, act: Use) -> float:
    """Potions when life is short, or when nobody can heal; breath for the dead; light in the dark."""
    t, hero, item = scene.t, scene.hero, scene.t.content.items[act.thing]
    if item.effect == "revive":
        return REVIVE
    if item.effect == "antidote":
        return 58.0
    if item.effect in ("heal", "water"):
        if scene.hunters:
            return ATTACK + 32 if judgement.weak(hero) and missing(hero) >= 2 else NEVER
        healer = judgement.can_cast(t, judgement.HEALING)
        return MEND if not healer and (missing(hero) >= 3 or hero.lif <= 2 or hero.venom) else NEVER
    if item.effect == "torch":
        return 26.0 if not figures.torchlight(t, figures.tile_of(t, hero.cell)) else NEVER
    foe = figures.foe_with(t, act.on.ref) if act.on else None
    if item.effect == "bolt" and foe is not None and not scene.mending:
        dice = figures.stat(t, hero, MAG) + item.amount
        return ATTACK + 30 * blow(t, foe, dice, pools.least(t, hero)) + danger(t, foe)
    return NEVER


def assist_worth(scene: Scene, act: Assist) -> float:
    friend = figures.figure(scene.t, act.friend.ref)
    return ASSIST if friend is not None and isinstance(friend, Hero) and not friend.help else 5.0


def drink_worth(scene: Scene, act: Act) -> float:
    return MEND + 4 * missing(scene.hero) if missing(scene.hero) or scene.hero.venom else NEVER


def mending_goals(scene: Scene) -> tuple[int, ...]:
    """Healers go to the wounded, helpers to the helpless; the others stay."""
    t, board = scene.t, figures.board(scene.t)
    able = [ref for ref in figures.living(t) if not t.state.heroes[ref].condition]
    for other in judgement.helpless(t):
        near = min(able, key=lambda ref: (apart(t.state.heroes[ref].cell, t.state.heroes[other].cell), ref), default=-1)
        if near == scene.ref:
            return board.near[t.state.heroes[other].cell]
    if scene.ref in judgement.can_cast(t, judgement.HEALING):
        hurt = [ref for ref in judgement.wounded(t) if ref != scene.ref]
        return board.near[t.state.heroes[hurt[0]].cell] if hurt else ()
    return ()
