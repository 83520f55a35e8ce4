"""What things, services and companions are called where they are sold, their price and chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel import Meaning, Text, Value
from undercroft.toolkit.odds import either

from ...content.catalogue import UTable
from ...content.offering import outcome
from ...content.settlements import Offer
from ...state import Figure
from .. import meanings
from ..activation import odds
from ..labels import deal, printed
from ..meanings import FAR_FETCHED, MAIN, USUAL
from ..options import Deal, Printed
from ..people import companions
from . import homes, market, services


def streets(in_vain: Callable[[str], bool]) -> Callable[[Value], Text]:
    """What a hero does in a settlement. A house that has nothing for him says so before he knocks."""

    def name(option: Value) -> Text:
        if not isinstance(option, Deal):
            return deal(option)
        if option.verb == "go" and in_vain(option.card):
            return Text("trade-go-in-vain", {"what": Text(f"service-{option.card}")})
        if option.verb == "sell":
            return Text("trade-sell", {"what": Text(f"card-{option.card}")})
        return deal(option)

    return name


def ware(option: Value) -> Text:
    """Something to buy, to sell, to hold, to wear or to pack."""
    if not isinstance(option, Deal):
        return Text(f"gear-{option}")
    return Text(f"gear-{option.verb}", {"what": Text(f"card-{option.card}")})


def service(t: UTable) -> Callable[[Value], Text]:
    """Offers, goods and people for hire."""

    def name(option: Value) -> Text:
        if isinstance(option, Printed):
            return printed(option)
        if not isinstance(option, Deal):
            return Text("service-leave")
        if option.verb in ROADSIDE:
            return roadside(t, option)
        if option.verb == "hire":
            return Text("service-hire", {"creature": Text(f"figure-{option.card}")})
        return ware(option)

    return name


ROADSIDE = ("boat", "house", "bed", "store", "fetch", "raise")


def roadside(t: UTable, option: Deal) -> Text:
    """A boat at a pier; a house, and what is done in it."""
    if option.verb == "boat":
        boat = t.content.boats[option.card]
        return Text("deal-boat", {"boat": Text(f"boat-{boat.id}"), "points": boat.structure})
    if option.verb == "raise":
        return Text("deal-raise", {"hero": Text(f"figure-{option.card}")})
    return Text(f"deal-{option.verb}", {"what": Text(f"card-{option.card}")} if option.verb in GOODS else {})


GOODS = ("store", "fetch")


# ------------------------------------------------------------------------------------------------ prices


def price(t: UTable, figure: Figure) -> Callable[[Value], Meaning]:
    """The coins that something costs, or brings."""

    def found(option: Value) -> Meaning:
        if not isinstance(option, Deal):
            return Meaning()
        if option.verb == "sell":
            coins = market.sale(t, market.offered_for_sale(t, figure, option.card))
            return Meaning(detail=Text("detail-brings-coins", {"coins": coins}), rank=USUAL)
        if option.verb == "return":
            coins = market.price(t, figure, market.ware(t, option.card))
            return Meaning(detail=Text("detail-brings-coins", {"coins": coins}), rank=USUAL)
        rank = FAR_FETCHED if option.verb in ("stow", "home") else MAIN
        return Meaning(meanings.price("coins", cost(t, figure, option)), rank=rank)

    return found


def cost(t: UTable, figure: Figure, option: Deal) -> int:
    """What goods, people, boats, houses and lives cost.  [dun.heroes.buy-between]"""
    more = t.state.stay.surcharge
    match option.verb:
        case "buy":
            return market.price(t, figure, market.ware(t, option.card))
        case "bard":
            return market.barding(t, t.content.armors[option.card])
        case "hire":
            return companions.price(t, figure, t.content.companions[option.card])
        case "boat":
            return t.content.boats[option.card].cost + more
        case "raise":
            return t.content.points.resurrection_cost + more
        case "house":
            return homes.PRICE + more
    return 0


def offered(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[Value], Meaning]:
    """What a card of a settlement costs, the chance to pass its test, and what follows; goods by their price."""

    def found(option: Value) -> Meaning:
        if not isinstance(option, Printed):
            return price(t, figure)(option)
        one = offers[option.id]
        paid = (*meanings.price("coins", one.coins), *meanings.price("experience", one.xp))
        trial = services.trial(one)
        parts = either(odds.of_trial(t, figure, trial)) if trial is not None else ()
        return Meaning(paid, parts, outcome(one))

    return found
