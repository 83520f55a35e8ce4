"""Potions, herbs and provisions on the road: only these and certain places give anything back there."""

from __future__ import annotations

from collections.abc import Iterator

from ...content import definitions as d
from ...content.catalogue import UTable
from ...content.definitions import Attribute, Object
from ...events import Handled
from ...road import Group
from ...state import Figure, Mark
from ..between import services
from ..carrying import baggage, bags
from ..harm import effects
from ..options import Way
from . import groups


def options(t: UTable, group: Group) -> Iterator[Way]:
    """What somebody of the group has and somebody of it needs; a road is time enough to hand it over.

    [dun.campaign.no-recovery]
    """
    here = groups.chart(t).ids[group.at]
    cards = dict.fromkeys(
        held.card for figure in groups.members(t, group) for held in baggage.own(figure) if held.known
    )
    for thing in (t.content.objects[card] for card in cards if card in t.content.objects):
        for figure in groups.members(t, group):
            if any(helps(figure, effect) for effect in thing.effects):
                yield Way("drink", figure.card, here, thing.id)


def helps(figure: Figure, effect: d.Effect) -> bool:
    """Vitality or Mana for anyone who lacks it, a cure for the diseased. [dun.campaign.no-recovery]"""
    if isinstance(effect, d.Heal):
        return bool(figure.wounds)
    if isinstance(effect, d.GainMana):
        return figure.mana < figure.base[Attribute.MANA]
    return isinstance(effect, d.Cure) and "diseased" in effect.conditions and bool(figure.marks & Mark.DISEASED)


async def carry_out(t: UTable, group: Group, way: Way) -> None:
    """It is used up, and costs no time.  [dun.campaign.no-recovery, dun.equip.consumed]"""
    thing = t.content.objects[way.via]
    target = next(figure for figure in groups.members(t, group) if figure.card == way.place)
    owner = next(one for one in (target, *groups.members(t, group)) if has_it(one, thing))
    held = next(held for held in baggage.own(owner) if held.card == thing.id and held.known)
    before = bags.look(t, owner)
    owner.pack.remove(held)
    effects.put_back(t, held.card)
    t.used(held.card)
    moved, cites = bags.moved(t, before), ("dun.campaign.no-recovery",)
    t.tell(Handled(who=target.id, name=target.card, item=thing.id, how="used", cites=cites, **moved))
    await services.settle(t, target.id, thing.effects, fatal=False)


def has_it(figure: Figure, thing: Object) -> bool:
    return any(held.card == thing.id and held.known for held in baggage.own(figure))
