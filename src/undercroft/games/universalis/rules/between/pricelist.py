"""What things, services and companions are called where they are sold, with their price and chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument
from undercroft.toolkit.odds import percent

from ...content.catalogue import UTable
from ...content.offering import outcome
from ...content.settlements import Offer
from ...state import Figure
from ..activation import odds
from ..labels import deal, printed
from ..options import Deal, Printed
from ..people import companions
from . import homes, market, services


def streets(t: UTable, figure: Figure, in_vain: Callable[[str], bool]) -> Callable[[Value], Text]:
    """What a hero does in a settlement. A house that has nothing for him says so before he knocks."""

    def name(option: Value) -> Text:
        if not isinstance(option, Deal):
            return deal(option)
        if option.verb == "go" and in_vain(option.card):
            return Text("trade-go-in-vain", {"what": Text(f"service-{option.card}")})
        if option.verb == "sell":
            coins = market.sale(t, market.offered_for_sale(t, figure, option.card))
            return Text("trade-sell", {"what": Text(f"card-{option.card}"), "coins": coins})
        return deal(option)

    return name


def ware_at(t: UTable, figure: Figure) -> Callable[[Value], Text]:
    """Something to buy, to sell, to hold, to wear or to pack, with its price."""

    def name(option: Value) -> Text:
        if not isinstance(option, Deal):
            return Text(f"gear-{option}")
        args: dict[str, Argument] = {"what": Text(f"card-{option.card}")}
        if option.verb == "bard":
            args["coins"] = market.barding(t, t.content.armors[option.card])
        if option.verb in ("buy", "return"):
            args["coins"] = market.price(t, figure, market.ware(t, option.card))
        return Text(f"gear-{option.verb}", args)

    return name


def offer(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[Printed], Text]:
    """What a card of a settlement offers, with what it costs, the chance to pass its test, and what follows."""

    def name(option: Printed) -> Text:
        one = offers[option.id]
        args: dict[str, Argument] = {"what": printed(option), "coins": one.coins, "xp": one.xp}
        trial, follows = services.trial(one), outcome(one)
        said = Text("offer", args)
        if trial is not None:
            said = Text("offer-odds", {**args, "chance": percent(odds.of_trial(t, figure, trial))})
        return said if follows is None else Text("offer-follows", {"offer": said, "follows": follows})

    return name


def service(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[Value], Text]:
    """Offers, goods and people for hire."""

    def name(option: Value) -> Text:
        if isinstance(option, Printed):
            return offer(t, figure, offers)(option)
        if not isinstance(option, Deal):
            return Text("service-leave")
        if option.verb in ROADSIDE:
            return roadside(t, option)
        if option.verb == "hire":
            coins = companions.price(t, figure, t.content.companions[option.card])
            return Text("service-hire", {"creature": Text(f"figure-{option.card}"), "coins": coins})
        return ware_at(t, figure)(option)

    return name


ROADSIDE = ("boat", "house", "bed", "store", "fetch", "raise")


def roadside(t: UTable, option: Deal) -> Text:
    """A boat at a pier with its price; a house, and what is done in it."""
    if option.verb == "boat":
        boat = t.content.boats[option.card]
        told: dict[str, Argument] = {"boat": Text(f"boat-{boat.id}"), "points": boat.structure}
        return Text("deal-boat", {**told, "coins": boat.cost + t.state.stay.surcharge})
    if option.verb == "raise":
        cost = t.content.points.resurrection_cost + t.state.stay.surcharge
        return Text("deal-raise", {"hero": Text(f"figure-{option.card}"), "coins": cost})
    if option.verb == "house":
        return Text("deal-house", {"coins": homes.PRICE + t.state.stay.surcharge})
    return Text(f"deal-{option.verb}", {"what": Text(f"card-{option.card}")} if option.verb != "bed" else {})
