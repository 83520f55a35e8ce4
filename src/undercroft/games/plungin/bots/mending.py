"""What potions, water and a helping hand are worth, and who goes to whom."""

from __future__ import annotations

from ..board import apart
from ..content.definitions import MAG
from ..rules import figures, items, pools
from ..rules.options import Act, Assist, Use
from ..state import Hero
from . import judgement
from .fighting import danger
from .judgement import blow, missing
from .situation import ASSIST, ATTACK, MEND, NEVER, REVIVE, Scene

LENDING = 38.0
"""Another hand for somebody who has help already: less than to heal, more than to walk."""

WARDING = 72.0
"""A torch that keeps off what hurts everybody here comes before most blows."""

RINGING, CROWD = 73.0, 2
"""What stuns so many at once comes before most blows."""


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
        if not light_worth(scene):
            return NEVER
        return WARDING if judgement.hazardous(t, figures.tile_of(t, hero.cell)) else 26.0
    if item.effect == "dread":
        return RINGING if len(items.who_dread(t, hero.cell)) >= CROWD else NEVER
    foe = figures.foe_with(t, act.on.ref) if act.on else None
    if item.effect == "bolt" and foe is not None and not scene.mending:
        dice = figures.stat(t, hero, MAG) + item.amount
        return ATTACK + 30 * blow(t, foe, dice, pools.least(t, hero)) + danger(t, foe)
    return NEVER


def light_worth(scene: Scene) -> bool:
    """A torch is for the one who has something to do in the dark, or for the first of the party, where none burns."""
    t, hero = scene.t, scene.hero
    if figures.torchlight(t, figures.tile_of(t, hero.cell)):
        return False
    sent = scene.errand is not None and scene.errand.who == scene.ref
    shunned = not figures.dark(t, hero.cell)  # then it keeps something off
    return sent or shunned or not any(other.torch for other in t.state.heroes if figures.on_map(other))


def assist_worth(scene: Scene, act: Assist) -> float:
    """One hand for each of the helpless at once; more hands while nothing else is to be done."""
    friend = figures.figure(scene.t, act.friend.ref)
    if not isinstance(friend, Hero):
        return 5.0
    return ASSIST if not friend.help else LENDING if scene.calm else 5.0


def drink_worth(scene: Scene, act: Act) -> float:
    return MEND + 4 * missing(scene.hero) if missing(scene.hero) or scene.hero.venom else NEVER


def mending_goals(scene: Scene, who: int = -1) -> tuple[int, ...]:
    """Everybody goes to the helpless, the wounded to a fountain that is near, healers to the wounded and the worst of
    them to the healer; the others stay."""
    t, board = scene.t, figures.board(scene.t)
    ref, heroes = scene.ref if who < 0 else who, t.state.heroes
    helpless = judgement.helpless(t)
    if helpless:
        if heroes[ref].condition:
            return ()
        return board.near[
            min((heroes[other].cell for other in helpless), key=lambda cell: apart(heroes[ref].cell, cell))
        ]
    if ref in judgement.thirsty(t):
        return judgement.wells(t)
    healers, hurt = judgement.can_cast(t, judgement.HEALING), judgement.wounded(t)
    if ref in healers:
        others = [other for other in hurt if other != ref]
        return board.near[heroes[others[0]].cell] if others else ()
    if healers and hurt and hurt[0] == ref:
        return board.near[heroes[healers[0]].cell]
    return ()
