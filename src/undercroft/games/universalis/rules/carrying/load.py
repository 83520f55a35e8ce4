"""What a hero can carry, and what happens when it is too much."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Attribute
from ...state import Figure, Held, Mark
from . import bodies

MOST_SHIELDS, MOST_ARMORS, MOST_WEAPONS, MOST_COINS = 1, 2, 5, 30


def everything(figure: Figure) -> list[Held]:
    """All that he carries, magic things included.  [dun.gloss.equipment]"""
    return [*figure.hands, *figure.worn, *figure.pack]


def weight(t: UTable, figure: Figure) -> int:
    """The weight of all he carries, worn armor and bodies included; weapons and armor weigh double for Large
    characters.

    [dun.carry.weight-limit, dun.equip.weight, dun.skill.nature.large.equipment, dun.carry.companion-weight,
    dun.carry.companion-load, dun.carry.companion-pair, dun.carry.gem-weight]
    """
    total, ware = 0, t.content.outfits.ware
    for held in everything(figure):
        card = ware(held.card)
        total += card.weight * (2 if figure.size >= LARGE and (card.weapon or card.armor) else 1)
    body = bodies.carried_by(t, figure.id) if figure.kind != "creature" else None
    if body is None:
        return total
    return total + (-(-most_weight(body) // 2) if bodies.HELPER in body.uses else most_weight(body))


def most_weight(figure: Figure) -> int:
    """(Strength + Vitality) x 2, by their unmodified values.  [dun.carry.weight-limit]"""
    return 2 * (figure.base[Attribute.STRENGTH] + figure.base[Attribute.VITALITY])


def counts(t: UTable, figure: Figure) -> tuple[tuple[int, int], ...]:
    """Shields, body armors and weapons, each with its limit.  [dun.carry.object-limit]"""
    ware, shields, armors, weapons = t.content.outfits.ware, 0, 0, 0
    for held in everything(figure):
        card = ware(held.card)
        weapons += card.weapon
        shields += card.shield
        armors += card.body
    return (shields, MOST_SHIELDS), (armors, MOST_ARMORS), (weapons, MOST_WEAPONS)


def excess(t: UTable, figure: Figure) -> int:
    """0: within all limits; 1: one of them (weight, objects, coins) is broken; 2: more, or one by more than double.

    [dun.carry.excess-simple, dun.carry.excess-severe, dun.carry.coin-limit]
    """
    broken = double = many = 0
    for have, most in ((weight(t, figure), most_weight(figure)), (figure.coins, MOST_COINS)):
        broken += have > most
        double |= have > 2 * most
    for have, most in counts(t, figure):
        many |= have > most
        double |= have > 2 * most
    return 2 if broken + many >= 2 or double else broken + many


def weigh_down(t: UTable, who: int) -> None:
    """At the start of his activation: Stunned while overloaded; severely, neither move nor Action.

    [dun.carry.excess-simple, dun.carry.excess-severe]
    """
    figure, active = t.state.figures[who], t.state.active
    if figure.kind != "hero":
        return
    over = excess(t, figure)
    figure.marks = figure.marks | Mark.OVERLOADED if over else figure.marks & ~Mark.OVERLOADED
    if over == 2 and active is not None:
        active.action, active.points, active.move_over = 0, 0, True
