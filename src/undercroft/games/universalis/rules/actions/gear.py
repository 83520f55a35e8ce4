"""What can be done with the things that somebody has, listed once for each set of them."""

from __future__ import annotations

import msgspec

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Object
from ...state import Figure, Held
from ..carrying import baggage, hands_for, unique
from ..characters import figures
from ..fighting import spoils
from ..squares import Do, Situation

MOST_GEAR = 5000


class Gear(msgspec.Struct, frozen=True, gc=False):
    """What somebody can do with his things as he has them now."""

    drawn: tuple[Do, ...]
    changed: tuple[Do, ...]
    """Exchanged, stowed or drunk."""
    coated: tuple[Do, ...]
    lamps: tuple[Do, ...]
    """Left on the ground, burning."""
    dressed: tuple[Do, ...]
    """Armor put on and taken off."""
    lit: tuple[Do, ...]
    served: tuple[tuple[str, Object], ...]
    """Objects whose use is an Action."""
    given: tuple[Held, ...]
    """What could be handed to others."""
    magic: bool
    """Whether there is something magic on him or in the backpack."""
    strange: bool
    """Whether there is something in the backpack that he does not know."""


def gear(t: UTable, s: Situation) -> Gear:
    """Listed once for each set of things, because the same question comes again and again.  [dun.quick.list]"""
    figure, wardrobe = s.figure, t.content.outfits
    last = wardrobe.last  # read once: several sessions share it
    if last is not None and last[0] is s:
        return last[1]  # type: ignore[no-any-return]
    key = (
        figure.id, figure.kind, figure.size, s.hampered, tuple(figure.injuries),
        tuple(figure.hands), tuple(figure.worn), tuple(figure.pack),
    )  # fmt: skip
    found: Gear | None = wardrobe.gear.get(key)
    if found is None:
        if len(wardrobe.gear) > MOST_GEAR:
            wardrobe.gear.clear()
        found = wardrobe.gear[key] = _gear(t, s)
    wardrobe.last = (s, found)
    return found


def _gear(t: UTable, s: Situation) -> Gear:
    """[dun.quick.list, dun.light.drop, dun.armor.don, dun.armor.don-scope, dun.light.activate]"""
    figure, objects, ware = s.figure, t.content.objects, t.content.outfits.ware
    in_hand, packed, who = unique(figure.hands), unique(baggage.own(figure)), figure.id
    drawn = [Do("draw", word=card, who=who) for card in drawable(t, s)] if packed else []
    changed = exchange_offers(t, s) if figure.hands and figure.pack else []
    changed += [Do("stow", word=held.card, who=who) for held in in_hand]
    changed += [Do("drink", word=held.card, who=who) for held in packed if drinkable(t, held)]
    worn = [held for held in unique(figure.worn) if is_body(t, held)]
    spare = [] if worn else [held for held in unique(figure.pack) if is_body(t, held)]
    return Gear(
        tuple(drawn),
        tuple(changed),
        tuple(coat_offers(t, s)),
        tuple([Do("put-down", word=held.card, who=who) for held in in_hand if held.lit]),
        tuple([Do("don" if spare else "doff", word=held.card, who=who) for held in spare or worn]),
        tuple([Do("light", word=held.card, who=who) for held in in_hand if not held.lit and is_lamp(t, held)]),
        tuple([(held.card, objects[held.card]) for held in packed if ware(held.card).use == "action"]),
        tuple(unique([*figure.pack, *figures.handled(t, figure)])),
        any(held.magic for held in (*figure.pack, *figure.worn)),
        not all(held.known for held in figure.pack),
    )


def drawable(t: UTable, s: Situation) -> list[str]:
    """What can be taken from the backpack; in a Melee Range only weapons.

    [dun.quick.not-in-melee-range, dun.hero.hands-zone]
    """
    found: list[str] = []
    for held in unique(baggage.own(s.figure)):
        card = t.content.outfits.ware(held.card)
        if card.hands and (card.weapon or not s.hampered) and allowed(t, s.figure, held):
            found.append(held.card)
    return found


def allowed(t: UTable, figure: Figure, held: Held) -> bool:
    """One magic object or relic of each type at a time; relics never for Large and Huge characters; nothing that was
    made for another size.

    [dun.magic-object.one-per-type, dun.magic-object.backpack, dun.relic.size, dun.equip.found-weapon-size,
    dun.injury.one-armed]
    """
    if figure.injuries and hands_for(t, held) > figures.arms(figure):
        return False
    if not spoils.suits(figure, held):
        return False
    if not held.magic or not held.known:
        return True
    card = t.content.magic[held.magic]
    worn = [one.type for one in figures.outfit(t, figure).magic]
    return card.type not in worn and not (card.relic and figure.size >= LARGE)


def exchange_offers(t: UTable, s: Situation) -> list[Do]:
    """Something in hand goes into the backpack for something out of it, though there is a hand for both: so that a hand
    stays free.  [dun.quick.list, dun.walk.one-quick-action]"""
    free = figures.arms(s.figure)
    for held in s.figure.hands:
        free -= hands_for(t, held)
    if free <= 0:
        return []
    return [
        Do("exchange", word=held.card, ways=(old.card,), who=s.figure.id)
        for held in unique(s.figure.pack)
        if 0 < hands_for(t, held) <= free and allowed(t, s.figure, held)
        for old in unique(s.figure.hands)
        if old.card != held.card
    ]


def drinkable(t: UTable, held: Held) -> bool:
    return held.known and t.content.outfits.ware(held.card).use == "quick"


def coat_offers(t: UTable, s: Situation) -> list[Do]:
    """Poison goes on a weapon in hand that can be poisoned.  [dun.equip.poison-excluded]"""
    flasks = [held for held in unique(baggage.own(s.figure)) if is_poison(t, held)]
    return [
        Do("coat", word=flask.card, ways=(blade.card,), who=s.figure.id)
        for flask in flasks
        for blade in unique(s.figure.hands)
        if can_be_poisoned(t, blade)
    ]


def is_poison(t: UTable, held: Held) -> bool:
    return held.known and t.content.outfits.ware(held.card).use == "attack"


def can_be_poisoned(t: UTable, held: Held) -> bool:
    weapon = t.content.weapons.get(held.card)
    return weapon is not None and not held.poisoned and not {"unpoisonable", "natural", "blunt"} & set(weapon.marks)


def is_body(t: UTable, held: Held) -> bool:
    return t.content.outfits.ware(held.card).body


def is_lamp(t: UTable, held: Held) -> bool:
    return t.content.outfits.ware(held.card).light
