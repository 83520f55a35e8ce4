"""What a blow is worth."""

from __future__ import annotations

from ..content import PlunginTable
from ..content.definitions import MAG
from ..rules import attacks, figures
from ..rules.options import Attack, Boost, Charge
from ..state import Foe
from .judgement import blow
from .situation import ATTACK, NEVER, Scene

FUTILE, FEW = 0.03, 5
"""Few dice from afar that will not even hurt only call for a Random Event."""


def attack_worth(scene: Scene, act: Attack | Charge) -> float:
    """How good a blow is; the mighty and the nearly dead Monsters first."""
    t, foe = scene.t, figures.foe_with(scene.t, act.target.ref)
    if foe is None or (scene.mending and not foe.aware):
        return NEVER
    charging = isinstance(act, Charge)
    dice = attacks.dice(t, scene.ref, foe, act.weapon, charge=charging)
    if isinstance(act, Boost):
        dice += figures.stat(t, scene.hero, MAG) // 3 - 1
    worth = blow(t, foe, dice, attacks.least(t, scene.hero, act.weapon))
    if worth < FUTILE and dice < FEW and not figures.adjacent(t, scene.hero.cell, foe.cell):
        return NEVER
    worth *= 1.6 if isinstance(act, Attack) and act.second else 1.0
    return ATTACK + 30 * worth + danger(t, foe) + (4 if charging else 0)


def danger(t: PlunginTable, foe: Foe) -> float:
    """Whom to remove first."""
    kind = figures.kind_of(t, foe)
    return min(6.0, kind.atk / max(1, foe.lif) / 2 + 3 * (kind.magic is not None))
