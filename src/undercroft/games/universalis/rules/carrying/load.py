"""What a hero can carry, and what happens when it is too much."""

from __future__ import annotations

from typing import NamedTuple

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Attribute
from ...state import Figure, Held, Mark
from .. import telling

MOST_LOADS = 5000
MOST_SHIELDS, MOST_ARMORS, MOST_WEAPONS, MOST_COINS = 1, 2, 5, 30


HELPER = "helper"
"""Under this name a body notes its second carrier."""


def carried_by(t: UTable, who: int) -> Figure | None:
    """The body that somebody carries, alone or with another."""
    for f in t.state.figures.values():
        if f.marks & Mark.KNOCKED_OUT and (f.owner == who or f.uses.get(HELPER) == who):
            return f
    return None


def everything(figure: Figure) -> list[Held]:
    """All that he carries, magic things included.  [dun.gloss.equipment]"""
    return [*figure.hands, *figure.worn, *figure.pack]


def weight(t: UTable, figure: Figure) -> int:
    """The weight of all he carries, worn armor and bodies included; weapons and armor weigh double for Large
    characters.

    [dun.carry.weight-limit, dun.equip.weight, dun.skill.nature.large.equipment, dun.carry.companion-weight,
    dun.carry.companion-load, dun.carry.companion-pair, dun.carry.gem-weight]
    """
    return _load(t, figure).weight + weight_of_body(t, figure)


def weight_of_body(t: UTable, figure: Figure) -> int:
    """What a body weighs that he carries, or his half of it.  [dun.carry.companion-weight, dun.carry.companion-pair]"""
    body = carried_by(t, figure.id) if figure.kind != "creature" else None
    if body is None:
        return 0
    return -(-most_weight(body) // 2) if HELPER in body.uses else most_weight(body)


def most_weight(figure: Figure) -> int:
    """(Strength + Vitality) x 2, by their unmodified values.  [dun.carry.weight-limit]"""
    return 2 * (figure.base[Attribute.STRENGTH] + figure.base[Attribute.VITALITY])


class Load(NamedTuple):
    """What a set of things comes to."""

    weight: int
    shields: int
    armors: int
    weapons: int


def limits(load: Load) -> tuple[tuple[int, int], ...]:
    """Shields, body armors and weapons, each with its limit.  [dun.carry.object-limit]"""
    return (load.shields, MOST_SHIELDS), (load.armors, MOST_ARMORS), (load.weapons, MOST_WEAPONS)


def _load(t: UTable, figure: Figure) -> Load:
    """Added up once for each set of things and kept with the printed cards: anyone who begins his activation is
    asked."""
    known, large = t.content.outfits.loads, figure.size >= LARGE
    key = (large, *figure.hands, *figure.worn, *figure.pack)
    found: Load | None = known.get(key)
    if found is None:
        if len(known) > MOST_LOADS:
            known.clear()
        ware, weight, shields, armors, weapons = t.content.outfits.ware, 0, 0, 0, 0
        for held in everything(figure):
            card = ware(held.card)
            weight += card.weight * (2 if large and (card.weapon or card.armor) else 1)
            shields += card.shield
            armors += card.body
            weapons += card.weapon and "natural" not in t.content.weapons[held.card].marks
        found = known[key] = Load(weight, shields, armors, weapons)
    return found


def excess(t: UTable, figure: Figure) -> int:
    """0: within all limits; 1: one of them (weight, objects, coins) is broken; 2: more, or one by more than double.

    [dun.carry.excess-simple, dun.carry.excess-severe, dun.carry.coin-limit]
    """
    load, broken, double, many = _load(t, figure), 0, 0, 0
    weight = load.weight + weight_of_body(t, figure)
    for have, most in ((weight, most_weight(figure)), (figure.coins, MOST_COINS)):
        if have > most:
            broken += 1
            double |= have > 2 * most
    for have, most in limits(load):
        if have > most:
            many = 1
            double |= have > 2 * most
    return 2 if broken + many >= 2 or double else broken + many


def weigh_down(t: UTable, who: int) -> None:
    """At the start of his activation: Stunned while overloaded; severely, neither move nor Action.

    [dun.carry.excess-simple, dun.carry.excess-severe]
    """
    figure, active = t.state.figures[who], t.state.turn.active
    if figure.kind != "hero":
        return
    over = excess(t, figure)
    before = figure.marks
    figure.marks = figure.marks | Mark.OVERLOADED if over else figure.marks & ~Mark.OVERLOADED
    telling.marked(t, figure, before, ("dun.carry.excess-simple",))
    if over == 2 and active is not None:
        active.action, active.points, active.move_over = 0, 0, True
