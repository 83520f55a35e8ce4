"""What a blow may do: the odds of its damage, and what tables show of them."""

from __future__ import annotations

from fractions import Fraction

from undercroft.kernel import Chance, Meaning, Text
from undercroft.toolkit import odds
from undercroft.toolkit.odds import Odds

from ..content import PlunginTable
from ..state import Ally, Foe, Hero
from . import figures, pools
from .options import Prey


def damage_odds(dice: int, least: int, defense: int) -> Odds[int]:
    """Exact odds of the damage of one attack roll.  [plungin.damage.amount]"""
    hits, blocks = pools.chances(dice, least), pools.chances(defense)
    return hits.joint(blocks).map(lambda pair: max(0, pair[0] - pair[1]))


def harm(hurt: Fraction, kill: Fraction) -> tuple[Chance, ...]:
    """Nothing, hurt, removed.  [plungin.damage.amount, plungin.damage.zero-life]"""
    parts = [("miss", 1 - hurt, None), ("hit", hurt - kill, "odds-hurts"), ("critical", kill, "odds-removes")]
    return tuple(
        Chance(outcome, odds.percent(chance, 1000) / 10, Text(name) if name else None)
        for outcome, chance, name in parts
    )


def upon(t: PlunginTable, foe: Foe, prey: Prey) -> Meaning:
    """What an attack of a Monster would do to somebody, and how much life is left.  [plungin.damage.amount]"""
    found = figures.figure(t, prey.ref)
    assert isinstance(found, (Hero, Ally))
    dice = max(0, figures.kind_of(t, foe).atk + foe.atk)
    damage = damage_odds(dice, pools.NORMAL, figures.defense_dice(t, prey.ref))
    detail = Text("detail-life", {"life": found.lif})
    return Meaning(odds=harm(damage.at_least(1), damage.at_least(found.lif)), detail=detail)
