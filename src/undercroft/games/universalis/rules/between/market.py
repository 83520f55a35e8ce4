"""Outside quests: buying and selling."""

from __future__ import annotations

from collections.abc import Mapping

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Item
from ...events import Traded
from ...state import Figure, Held
from .. import telling
from ..carrying import bags, load
from ..characters import class_of, has
from ..harm import effects
from ..people import companions
from . import wardrobe


def price(t: UTable, figure: Figure, card: Item) -> int:
    """Weapons and armor cost double for Large heroes.  [dun.skill.nature.large.equipment, dun.heroes.large-price]"""
    heavy = card.id in t.content.weapons or card.id in t.content.armors
    return card.cost * (2 if figure.size >= LARGE and heavy else 1) + t.state.stay.surcharge


def goods(t: UTable) -> list[Item]:
    c = t.content
    return [*c.weapons.values(), *c.armors.values(), *c.shields.values(), *c.objects.values()]


def ware(t: UTable, card: str) -> Item:
    c = t.content
    zones: tuple[Mapping[str, Item], ...] = (c.weapons, c.armors, c.shields, c.objects)
    return next(zone[card] for zone in zones if card in zone)


def buyable(t: UTable, figure: Figure) -> list[str]:
    """What is left in stock, can be paid, suits the class, and has not been asked for without success.

    [dun.heroes.buy-between, dun.equip.card-limit-shops, dun.equip.uncommon-attempts, dun.create.money-spending,
    dun.equip.uncommon-where, dun.alignment.surcharge]
    """
    stock, stay, coins = t.state.supply.stock, t.state.stay, figure.coins
    found = [card for card in suitable(t, figure) if card.cost <= coins and stock.get(card.id)]
    if t.state.road is not None and stay.resting == "town":
        found = [card for card in found if not card.uncommon]
    if figure.size >= LARGE or stay.surcharge:
        found = [card for card in found if price(t, figure, card) <= coins]
    return [card.id for card in found if card.id not in stay.sought] if stay.sought else [card.id for card in found]


def suitable(t: UTable, figure: Figure) -> list[Item]:
    """The goods with a price that suit a hero: the same for all of a class, but for Battle Wizards and for those of
    them who have a weapon already, and listed for each of these once."""
    known, own = t.content.outfits.suitable, class_of(t, figure).id
    if has(t, figure, "casts-in-armor"):
        own += " armed" if foreign_arms(t, figure) else " unarmed"
    if own not in known:
        known[own] = [card for card in goods(t) if card.cost > 0 and suits(t, figure, card.id)]
    return known[own]


def suits(t: UTable, figure: Figure, card: str) -> bool:
    """The limits that a class sets on equipment.  [dun.create.money-spending, dun.class.card]"""
    own, c = class_of(t, figure), t.content
    if has(t, figure, "casts-in-armor") and battle_gear(t, figure, card):
        return True
    if card in c.armors and c.armors[card].body:
        return own.armor == "heavy" or (own.armor == "light" and not c.armors[card].heavy)
    if card in c.shields:
        return own.shields
    return not (card in c.weapons and own.weapons) or card in own.weapons


def battle_gear(t: UTable, figure: Figure, card: str) -> bool:
    """A Battle Wizard may wear light armor and carry one common weapon.  [dun.skill.scholarly.battle-wizard.gear]"""
    armor, weapon = t.content.armors.get(card), t.content.weapons.get(card)
    if armor is not None:
        return armor.body and not armor.heavy
    return weapon is not None and not weapon.uncommon and not foreign_arms(t, figure)


def foreign_arms(t: UTable, figure: Figure) -> bool:
    """Whether he has a weapon that his class does not use.  [dun.skill.scholarly.battle-wizard.gear]"""
    own, weapons = class_of(t, figure).weapons, t.content.weapons
    return any(held.card in weapons and held.card not in own for held in (*figure.hands, *figure.pack))


async def buy(t: UTable, who: int, card: str) -> None:
    """At the printed price; uncommon things if 2D6 reach their number, with one attempt of the group in each stay.

    [dun.equip.uncommon-roll, dun.equip.uncommon-attempts, dun.equip.uncommon-where]
    """
    item = ware(t, card)
    if item.uncommon:
        t.state.stay.sought.append(card)
        rolled = await t.roll(2, 6, "uncommon")
        telling.rolled(t, telling.plain(who, "uncommon", rolled), item.uncommon, ("dun.equip.uncommon-roll",))
        if sum(rolled) < item.uncommon:
            return
    t.state.stay.served.append(bought(who, card))
    take(t, who, card)


def bought(who: int, card: str) -> str:
    """How a stay remembers that a hero has bought something: he does not sell it there again."""
    return f"{who} bought {card}"


def take(t: UTable, who: int, card: str) -> None:
    """A thing is paid and put on, held or packed.  [dun.heroes.buy-between, dun.create.money-spending]"""
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    figure.coins -= price(t, figure, ware(t, card))
    t.state.supply.stock[card] -= 1
    wardrobe.put_away(t, figure, Held(card))
    t.used(card)
    moved = bags.moved(t, before)
    t.tell(Traded(who=who, name=figure.card, item=card, how="bought", cites=("dun.heroes.buy-between",), **moved))


def bareback(t: UTable, figure: Figure) -> Figure | None:
    """A mount of his that wears no armor yet."""
    return next((one for one in companions.of(t, figure) if has(t, one, "carries-riders") and not one.worn), None)


def barding(t: UTable, card: Item) -> int:
    """The usual price whatever the size of the mount; where strangers pay more, a coin more.

    [dun.mount.armor, dun.alignment.surcharge]
    """
    return card.cost + t.state.stay.surcharge


def bardings(t: UTable, figure: Figure) -> list[str]:
    """Armor that can be made for his mount, if he can pay it.  [dun.mount.armor]"""
    if bareback(t, figure) is None:
        return []
    made = [card for card in t.content.armors.values() if card.barding and barding(t, card) <= figure.coins]
    return [card.id for card in made if t.state.supply.stock.get(card.id)]


def bard(t: UTable, who: int, card: str) -> None:
    """[dun.mount.armor, dun.alignment.surcharge]"""
    figure = t.state.figures[who]
    mount = bareback(t, figure)
    assert mount is not None
    before = bags.look(t, figure, mount)
    figure.coins -= barding(t, t.content.armors[card])
    t.state.supply.stock[card] -= 1
    mount.worn.append(Held(card))
    moved = bags.moved(t, before)
    t.tell(Traded(who=who, name=figure.card, item=card, how="bought", cites=("dun.mount.armor",), **moved))


def give_back(t: UTable, who: int, card: str) -> None:
    """A new hero thinks better of it; he has his coins again.  [dun.create.money-spending]"""
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    zone = next(zone for zone in (figure.pack, figure.hands, figure.worn) if Held(card) in zone)
    zone.remove(Held(card))
    figure.coins += price(t, figure, ware(t, card))
    effects.put_back(t, card)
    moved = bags.moved(t, before)
    t.tell(Traded(who=who, name=figure.card, item=card, how="returned", cites=("dun.create.money-spending",), **moved))


def sale(t: UTable, held: Held) -> int:
    """Half its price, rounded up; weapons taken from the dead are worth nothing.

    [dun.between.sell, dun.corpse.unarmed-resale]
    """
    if held.taken:
        return 0
    if held.magic:
        return 5 * t.content.magic[held.magic].vp
    item = next((one for one in goods(t) if one.id == held.card), None)
    return -(-item.cost // 2) if item is not None else 0


def sellable(t: UTable, figure: Figure) -> list[str]:
    """What has a price, but for what he has just bought.  [dun.between.sell, dun.place.sell]"""
    fresh = t.state.stay.served
    own = [held.card for held in load.everything(figure) if sale(t, held)]
    return [card for card in own if own.count(card) > fresh.count(bought(figure.id, card))]


def offered_for_sale(t: UTable, figure: Figure, card: str) -> Held:
    """Which of several alike is sold: first what is packed away."""
    return next(
        held
        for zone in (figure.pack, figure.hands, figure.worn)
        for held in zone
        if held.card == card and sale(t, held)
    )


def sell(t: UTable, who: int, card: str) -> None:
    """[dun.between.sell]"""
    figure = t.state.figures[who]
    held, before = offered_for_sale(t, figure, card), bags.look(t, figure)
    next(zone for zone in (figure.pack, figure.hands, figure.worn) if any(one is held for one in zone)).remove(held)
    figure.coins += sale(t, held)
    if not held.magic:
        effects.put_back(t, card)
    moved = bags.moved(t, before)
    t.tell(Traded(who=who, name=figure.card, item=card, how="sold", cites=("dun.between.sell",), **moved))
