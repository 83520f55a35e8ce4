"""What can be done with the things that somebody has, listed once for each set of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Object
from ...state import Figure, Held
from ..carrying import baggage, displaced, hands_for, unique
from ..characters import figures
from ..fighting import spoils
from ..squares import Do, Situation

MOST_GEAR = 5000


class Gear(msgspec.Struct, frozen=True, gc=False):
    """What somebody can do with his things as he has them now."""

    drawn: tuple[Do, ...]
    armed: tuple[Do, ...]
    """Weapons drawn: all that can be drawn in a Melee Range."""
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
    wielded: bool
    """Whether there is something magic on him or in his hands."""
    strange: bool
    """Whether there is something in the backpack that he does not know."""
    pieces: bool
    """Whether there are helmets, greaves or bracelets on him or in the backpack."""


def gear(t: UTable, s: Situation) -> Gear:
    """Listed once for each set of things, because the same question comes again and again.  [dun.quick.list]"""
    wardrobe = t.content.outfits
    last = wardrobe.last  # read once: several sessions share it
    if last[0] is s:
        return last[1]  # type: ignore[no-any-return]
    figure = s.figure
    key = (
        figure.id, figure.kind, figure.size, tuple(figure.injuries),
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
    figure, objects, ware, who = s.figure, t.content.objects, t.content.outfits.ware, s.figure.id
    in_hand, own, worn = unique(figure.hands), unique(baggage.own(figure)), unique(figure.worn)
    packed = own if figure.kind == "hero" else unique(figure.pack)
    drawn, armed = draw_offers(t, figure, own)
    drunk = [Do("drink", word=held.card, who=who) for held in own if held.known and ware(held.card).use == "quick"]
    served = [(held.card, objects[held.card]) for held in own if ware(held.card).use == "action"]
    changed = exchange_offers(t, s, packed, in_hand) if in_hand and packed else []
    changed += [Do("stow", word=held.card, who=who) for held in in_hand]
    lamps, lit = lamp_offers(t, figure, in_hand)
    on_him = any(held.magic for held in figure.worn)
    return Gear(
        tuple(drawn),
        tuple(armed),
        (*changed, *drunk),
        tuple(coat_offers(t, s, own, in_hand)) if in_hand else (),
        tuple(lamps),
        tuple(armor_offers(t, figure, worn, packed)),
        tuple(lit),
        tuple(served),
        tuple(unique([*figure.pack, *figures.handled(t, figure)])),
        on_him or any(held.magic for held in figure.pack),
        on_him or any(held.magic for held in figure.hands),
        not all(held.known for held in figure.pack),
        any(is_piece(t, held) for held in (*figure.worn, *figure.pack)),
    )


def draw_offers(t: UTable, figure: Figure, own: Sequence[Held]) -> tuple[list[Do], list[Do]]:
    """What he can take into his hands, and the weapons among it.  [dun.quick.list]"""
    drawn, armed = [], []
    for held in own:
        card = t.content.outfits.ware(held.card)
        if card.hands > 0 and allowed(t, figure, held, displaced(t, figure, held)):
            drawn.append(Do("draw", word=held.card, who=figure.id))
            if card.weapon:
                armed.append(drawn[-1])
    return drawn, armed


def lamp_offers(t: UTable, figure: Figure, in_hand: Sequence[Held]) -> tuple[list[Do], list[Do]]:
    """Lights that can be put down, and those that can be lit.  [dun.light.drop, dun.light.activate]"""
    down = [Do("put-down", word=held.card, who=figure.id) for held in in_hand if held.lit]
    dark = [held for held in in_hand if not held.lit and t.content.outfits.ware(held.card).light]
    return down, [Do("light", word=held.card, who=figure.id) for held in dark]


def armor_offers(t: UTable, figure: Figure, worn: Sequence[Held], packed: Sequence[Held]) -> list[Do]:
    """Armor can be put on by one who wears none, and put off.  [dun.armor.don, dun.armor.don-scope]"""
    ware = t.content.outfits.ware
    off = [held for held in worn if ware(held.card).body]
    on = [] if off else [held for held in packed if ware(held.card).body and allowed(t, figure, held)]
    return [Do("don" if on else "doff", word=held.card, who=figure.id) for held in on or off]


def drawable(t: UTable, figure: Figure, held: Held) -> bool:
    """Whether something of his own can be taken from the backpack; in a Melee Range only weapons can.

    [dun.quick.not-in-melee-range, dun.hero.hands-zone]
    """
    return hands_for(t, held) > 0 and allowed(t, figure, held, displaced(t, figure, held))


def is_piece(t: UTable, held: Held) -> bool:
    """Armor that does not cover the body: a Quick Action like other objects.  [dun.armor.don-scope]"""
    card = t.content.outfits.ware(held.card)
    return card.armor and not card.body


def allowed(t: UTable, figure: Figure, held: Held, leaving: Sequence[Held] = ()) -> bool:
    """One magic object or relic of each type at a time, once those that are `leaving` are put away; relics never for
    Large and Huge characters; nothing that was made for another size.

    [dun.magic-object.one-per-type, dun.magic-object.backpack, dun.relic.size, dun.equip.found-weapon-size,
    dun.injury.one-armed]
    """
    if figure.injuries and hands_for(t, held) > figures.arms(figure):
        return False
    if held.fit and not spoils.suits(figure, held):
        return False
    if not held.magic or not held.known:
        return True
    card, gone = t.content.magic[held.magic], {one.magic for one in leaving}
    worn = [one.type for one in figures.outfit(t, figure).magic if one.id not in gone]
    return card.type not in worn and not (card.relic and figure.size >= LARGE)


def exchange_offers(t: UTable, s: Situation, packed: list[Held], in_hand: list[Held]) -> list[Do]:
    """Something in hand goes into the backpack for something out of it, though there is a hand for both: so that a hand
    stays free. One magic weapon goes for another in any case.
    [dun.quick.list, dun.walk.one-quick-action, dun.magic-object.one-per-type]"""
    figure, ware, found = s.figure, t.content.outfits.ware, list[Do]()
    free = figures.arms(figure) - sum(ware(held.card).hands for held in figure.hands)
    for held in packed:
        needed = ware(held.card).hands
        if not needed or (free < needed and not held.magic):
            continue
        bound = bool(held.magic) and not allowed(t, figure, held, displaced(t, figure, held))
        for old in in_hand:
            room = free + ware(old.card).hands * bound
            if old.card != held.card and needed <= room and allowed(t, figure, held, (old,)):
                found.append(Do("exchange", word=held.card, ways=(old.card,), who=figure.id))
    return found


def drinkable(t: UTable, held: Held) -> bool:
    return held.known and t.content.outfits.ware(held.card).use == "quick"


def coat_offers(t: UTable, s: Situation, own: list[Held], in_hand: list[Held]) -> list[Do]:
    """Poison goes on a weapon in hand that can be poisoned.  [dun.equip.poison-excluded]"""
    flasks = [held for held in own if held.known and t.content.outfits.ware(held.card).use == "attack"]
    return [
        Do("coat", word=flask.card, ways=(blade.card,), who=s.figure.id)
        for flask in flasks
        for blade in in_hand
        if can_be_poisoned(t, blade)
    ]


def can_be_poisoned(t: UTable, held: Held) -> bool:
    weapon = t.content.weapons.get(held.card)
    return weapon is not None and not held.poisoned and not {"unpoisonable", "natural", "blunt"} & set(weapon.marks)
