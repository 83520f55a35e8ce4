"""What the offers of Travel Events and dangers, and a night in a bed, are worth to the bots' heroes, in coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..content import definitions as d
from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..content.settlements import Offer
from ..rules.activation import odds
from ..rules.between import market, services, stays
from ..rules.characters import figures, hero_of
from ..rules.people import companions
from ..state import Figure, Mark

WOUND, DOWN, FORTUNE, MANA, ILL = 2.5, 30.0, 3.0, 1.0, 6.0
"""A wound, one too many, a point of Fortune or Mana, an illness."""
POINT, TURN = 6.0, 2.0
"""A point of experience; a turn of the campaign."""
FOUND = {"common": 1.5, "special": 4.0, "potion": 5.0, "treasure": 8.0, "magic": 15.0, "relic": 20.0}
THING = 3.0
"""A card of any other deck."""
PASSAGE = 4.0
"""What it is worth to get over a bridge."""


def worth(t: UTable, figure: Figure, effect: d.AnyEffect) -> float:
    """An effect on a hero outside a quest."""
    match effect:
        case d.GainCoins():
            return max(-figure.coins, effect.amount) + 3.5 * effect.d6 + 2 * effect.d3
        case d.GainFortune():
            return FORTUNE * effect.amount
        case d.Wound():
            return -hurt(figure, effect.amount)
        case d.Harm():
            return -hurt(figure, effect.dice / 2)
        case d.Heal():
            amount = figure.wounds if effect.full else effect.amount + 3.5 * effect.die
            return WOUND * min(figure.wounds, amount)
        case d.GainMana():
            return MANA * min(effect.amount, figure.base[Attribute.MANA] - figure.mana)
        case d.Cure():
            return ILL * bool(figure.marks & Mark.DISEASED)
        case d.Afflict():
            return -ILL
        case d.Modify():
            return 1.5 * effect.value
        case d.Find():
            return FOUND.get(effect.deck, THING) * effect.count
        case d.Gain():
            return 0.5 * market.ware(t, effect.object).cost
        case d.Hull():
            return TURN * effect.amount
        case d.Delay() | d.Jail():
            return -TURN * effect.turns * (1 if isinstance(effect, d.Delay) else 3)
        case d.Nearer():
            return -effect.places
        case d.Astray():
            return -TURN
        case d.LoseThing():
            return -THING * bool(figure.pack)
        case d.LoseBeast():
            return -2 * THING * bool(companions.of(t, figure))
    return 0.0


def hurt(figure: Figure, wounds: float) -> float:
    """Wounds cost more, the fewer one can still bear."""
    return WOUND * wounds + DOWN * (figures.vitality_left(figure) <= wounds)


def offer(t: UTable, figure: Figure, one: Offer) -> float:
    """What a hero gains by an offer on average."""
    return found_by(t, figure, one, [figure]) + POINT * one.experience * chance(t, figure, one) - one.coins - one.spent


def found_by(t: UTable, tested: Figure, one: Offer, befallen: list[Figure]) -> float:
    """What the dice bring, good and bad, to all whom it befalls."""
    if one.table:
        return sum((line.high - line.low + 1) / 6 * total(t, befallen, line.effects) for line in one.table)
    passed = chance(t, tested, one)
    return passed * total(t, befallen, one.effects) + (1 - passed) * total(t, befallen, one.failed)


def chance(t: UTable, figure: Figure, one: Offer) -> float:
    test = services.trial(one)
    return 1.0 if test is None else float(odds.of_trial(t, figure, test))


def total(t: UTable, befallen: list[Figure], effects: d.Effects) -> float:
    """Everybody's share; what befalls a group as a whole does so once."""
    return sum(
        worth(t, figure, effect)
        for effect in effects
        for figure in (befallen[:1] if isinstance(effect, d.ROAD_EFFECTS) else befallen)
    )


# ------------------------------------------------------------------------------------------------ events


def offers_of(t: UTable, story: str) -> dict[str, Offer]:
    """The offers of a Travel Event, a danger or a service."""
    c = t.content
    card = c.travel.get(story) or c.dangers.get(story) or c.services[story]
    return {one.id: one for one in card.offers}


def travel(t: UTable, ask: Ask[Any]) -> Any:
    """Each hero does what is best for himself."""
    offers = offers_of(t, str(ask.about["story"]))
    figure = next(f for f in stays.travellers(t) if f.card == ask.about["name"])
    return max(ask.options, key=lambda one: offer(t, figure, offers[one.id]))


def together(t: UTable, ask: Ask[Any]) -> Any:
    """What is best for all; a bridge is there to be crossed."""
    story = str(ask.about["story"])
    offers, party = offers_of(t, story), stays.travellers(t)

    def value(option: Any) -> float:
        one = offers[option.id]
        tested = stays.best_at(t, one)
        passage = PASSAGE * chance(t, tested, one) if story == "bridge" else 0.0
        return found_by(t, tested, one, party) + passage - one.coins - one.spent

    return max(ask.options, key=value)


def rest(t: UTable, figure: Figure) -> float:
    """What a night in a bed gives back."""
    full = hero_of(t.state, t.content, figure).fortune + figure.luck
    missing = WOUND * figure.wounds + FORTUNE * max(0, full - figure.fortune)
    return missing + MANA * (figure.base[Attribute.MANA] - figure.mana) - stays.lodging(t, figure)


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "travel": travel,
    "travel-together": together,
}
