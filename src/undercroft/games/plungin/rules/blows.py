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
    damage, detail = wounds(t, foe, prey.ref, found.cell), Text("detail-life", {"life": found.lif})
    if damage is None:
        return Meaning(detail=detail)
    return Meaning(odds=harm(damage.at_least(1), damage.at_least(found.lif)), detail=detail)


def wounds(t: PlunginTable, foe: Foe, ref: int, cell: int) -> Odds[int] | None:
    """The damage of what a Monster does to somebody by its Law: magic, breath, else a blow; nothing where its magic
    does none.

    [plungin.law.conspire, plungin.power.fire-breath, plungin.damage.amount]
    """
    kind, defense = figures.kind_of(t, foe), figures.defense_dice(t, ref)
    if kind.magic is not None and kind.law == "conspire" and not figures.silent(t, foe.cell):
        bolt = kind.magic.kind == "bolt"
        return damage_odds(kind.mag + kind.magic.bonus, pools.NORMAL, defense) if bolt else None
    by_law = kind.law == "maneuver" and not kind.breathes_first
    if kind.breath is not None and (by_law or not figures.adjacent(t, foe.cell, cell)):
        most = kind.breath.damage
        return pools.chances(defense).map(lambda blocked: max(0, most - blocked))
    return damage_odds(max(0, kind.atk + foe.atk), pools.NORMAL, defense)
