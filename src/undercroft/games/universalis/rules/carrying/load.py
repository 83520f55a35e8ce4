"""What a hero can carry, and what happens when it is too much."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Attribute, Item
from ...state import Figure, Held, Mark
from . import bodies

MOST_SHIELDS, MOST_ARMORS, MOST_WEAPONS, MOST_COINS = 1, 2, 5, 30


def item(t: UTable, held: Held) -> Item | None:
    """The equipment card of a thing."""
    c = t.content
    return c.weapons.get(held.card) or c.armors.get(held.card) or c.shields.get(held.card) or c.objects.get(held.card)


def everything(figure: Figure) -> list[Held]:
    """All that he carries, magic things included.  [dun.gloss.equipment]"""
    return [*figure.hands, *figure.worn, *figure.pack]


def weight(t: UTable, figure: Figure) -> int:
    """The weight of all he carries, worn armor and bodies included; weapons and armor weigh double for Large
    characters.

    [dun.carry.weight-limit, dun.equip.weight, dun.skill.nature.large.equipment, dun.carry.companion-weight,
    dun.carry.companion-load, dun.carry.companion-pair, dun.carry.gem-weight]
    """
    total = 0
    for held in everything(figure):
        card = item(t, held)
        if card is not None:
            heavy = figure.size >= LARGE and (held.card in t.content.weapons or held.card in t.content.armors)
            total += card.weight * (2 if heavy else 1)
        else:
            total += 1
    body = bodies.carried_by(t, figure.id) if figure.kind != "creature" else None
    if body is None:
        return total
    return total + (-(-most_weight(body) // 2) if bodies.HELPER in body.uses else most_weight(body))


def most_weight(figure: Figure) -> int:
    """(Strength + Vitality) x 2, by their unmodified values.  [dun.carry.weight-limit]"""
    return 2 * (figure.base[Attribute.STRENGTH] + figure.base[Attribute.VITALITY])


def counts(t: UTable, figure: Figure) -> tuple[tuple[int, int], ...]:
    """Shields, body armors and weapons, each with its limit.  [dun.carry.object-limit]"""
    c, shields, armors, weapons = t.content, 0, 0, 0
    for held in everything(figure):
        weapons += held.card in c.weapons
        shields += held.card in c.shields
        armors += held.card in c.armors and c.armors[held.card].body
    return (shields, MOST_SHIELDS), (armors, MOST_ARMORS), (weapons, MOST_WEAPONS)


def excess(t: UTable, figure: Figure) -> int:
    """0: within all limits; 1: one of them (weight, objects, coins) is broken; 2: more, or one by more than double.

    [dun.carry.excess-simple, dun.carry.excess-severe, dun.carry.coin-limit]
    """
    pairs = ((weight(t, figure), most_weight(figure)), (figure.coins, MOST_COINS))
    objects = counts(t, figure)
    heavy, many = (sum([have > most for have, most in limits]) for limits in (pairs, objects))
    if not heavy and not many:
        return 0
    double = any(have > 2 * most for have, most in (*pairs, *objects))
    return 2 if heavy + bool(many) >= 2 or double else 1


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
