"""What options mean to a table: cost, odds, details and rank. Actions of a character are in `previews`."""

from __future__ import annotations

from fractions import Fraction

from undercroft.kernel import Cost, Meaning, Text, Value, say
from undercroft.toolkit.odds import either

from ..content import DoriaTable
from ..content.definitions import Card, Dice
from ..content.facts import facts
from ..events.base import dice_text
from ..icons import COSTS
from ..state import PLACES
from . import gear
from .dice import every, spread
from .options import NOTHING, Amount, Deal, Give, Repair, Shift, Spot, Thing

MAIN, USUAL, FAR_FETCHED = range(3)


def price(what: str, value: int) -> tuple[Cost, ...]:
    """So many action points, psi points or coins; nothing if it is free."""
    return (Cost(value, Text(f"cost-{what}"), COSTS[what]),) if value else ()


def points(ap: int, pp: int = 0) -> tuple[Cost, ...]:
    """Action points and psi points."""
    return (*price("ap", ap), *price("pp", pp))


# ----------------------------------------------------------------------------------------------- cards


def facts_meaning(t: DoriaTable, thing: Thing) -> Meaning:
    """A card with its values."""
    if thing == NOTHING:
        return Meaning()
    return Meaning(detail=say("detail-facts", facts=facts(t.content.numbered[thing.number])))


def armor_meaning(t: DoriaTable, thing: Thing) -> Meaning:
    """How much armor takes.  [doria.damage.hero-armor, doria.card.armor-damaged]"""
    if thing == NOTHING:
        return Meaning()
    return Meaning(detail=say("detail-armor", ar=t.content.numbered[thing.number].ar))


def defense_meaning(t: DoriaTable, thing: Thing, dice: Dice, total: int, magic: bool) -> Meaning:
    """The chance that an item keeps an attack off, and what a ward costs.  [doria.dice.comparative]"""
    count, bonus = dice
    chance = Fraction(sum(clean for rolled, clean, _ in spread(count) if rolled + bonus > total), every(count))
    card = t.content.numbered[thing.number] if thing.card else None
    cost = price("pp", card.pp) if card is not None and card.kind == "ward" and not magic else ()
    return Meaning(cost, either(chance, "block", "harm"), say("detail-dice", dice=dice_text(dice)))


def boost_meaning(option: Amount, rolled: int, attack: int, pp: int) -> Meaning:
    """What psi points buy, and how many are left.  [doria.psi.resist-boost]"""
    if not option.number:
        return Meaning()
    total = rolled + option.number
    effect = "detail-boost-resist" if total > attack else "detail-boost-soften"
    return Meaning(price("pp", option.number), (), say(effect, total=total, left=pp - option.number))


def spot_meaning(card: Card, option: Value) -> Meaning:
    """Where people would put a card, and where hardly anybody would: what fits anywhere is not worn as a hat."""
    if isinstance(option, Give):
        return Meaning(rank=USUAL)
    return Meaning(rank=place_rank(card, option.place) if isinstance(option, Spot) else FAR_FETCHED)


def place_rank(card: Card, place: str) -> int:
    at = PLACES.index(place) if place in PLACES else -1
    odd = card.zone == "any" and at >= 0 and at not in (*gear.HANDS, *gear.ACCESSORIES)
    return FAR_FETCHED if odd or (at >= 0 and card.group == "valuables") else MAIN


def shift_meaning(t: DoriaTable, shift: Shift, ap: int) -> Meaning:
    return Meaning(points(ap), rank=place_rank(t.content.numbered[shift.number], shift.place))


def repair_meaning(work: Repair) -> Meaning:
    """[doria.repair.cost]"""
    count = len(work.numbers)
    return Meaning(points(work.ap), detail=say("detail-cards", count=count) if count > 1 else None)


def deal_meaning(t: DoriaTable, deal: Deal) -> Meaning:
    """What is paid for a card, or what it brings.  [doria.phase-i.exchange]"""
    if not deal.card:
        return Meaning()
    card = t.content.numbered[deal.number]
    if deal.verb == "pay":
        worn = any(deal.number in who.body for who in t.state.heroes)
        gold = gear.gold_value(t.state, t.content, deal.number)
        return Meaning(detail=say("detail-brings", gold=gold), rank=FAR_FETCHED if worn else USUAL)
    return Meaning(price("gold", card.gold), detail=say("detail-facts", facts=facts(card)))
