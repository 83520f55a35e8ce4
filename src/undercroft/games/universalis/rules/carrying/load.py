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
    c, things = t.content, everything(figure)
    shields = sum(held.card in c.shields for held in things)
    armors = sum(held.card in c.armors and c.armors[held.card].body for held in things)
    weapons = sum(held.card in c.weapons for held in things)
    return (shields, MOST_SHIELDS), (armors, MOST_ARMORS), (weapons, MOST_WEAPONS)


def excess(t: UTable, figure: Figure) -> int:
    """0: within all limits; 1: one of them (weight, objects, coins) is broken; 2: more, or one by more than double.

    [dun.carry.excess-simple, dun.carry.excess-severe, dun.carry.coin-limit]
    """
    pairs = ((weight(t, figure), most_weight(figure)), (figure.coins, MOST_COINS))
    objects = counts(t, figure)
    broken = sum(have > most for have, most in pairs) + any(have > most for have, most in objects)
    double = any(have > 2 * most for have, most in (*pairs, *objects))
    return 2 if broken >= 2 or double else int(broken == 1)


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
