"""Between independent quests: the resting place and its event, the Inn, and visits to Places and Services."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from undercroft.kernel import End, Value, Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.definitions import LARGE, ROAD_EFFECTS, Attribute
from ...content.settlements import Danger, Offer, Service, TravelEvent
from ...events import BoatTaken, Dismissed, Lodged, Offered, Raised, Rested, Travelled, Visited
from ...road import Group, Vessel
from ...state import NOBODY, Figure, Mark, Note
from .. import labels
from ..aftermath import aftermath, experience
from ..characters import figures, has, hero_of
from ..checks import Trial, take_test, test_worth
from ..harm import effects
from ..options import DONE, Deal, Printed, seen
from ..people import companions
from ..turns import gathered
from . import homes, market, pricelist, services, wardrobe

PLACES = ("town", "town", "castle", "city", "city", "city")
VISITS = 3
SECOND_THOUGHTS = 30
"""So often a hero can take things from one place to another, or lie down at home, in one stay."""
LEAVE, INVEST = End("leave"), Word("invest")
PAY, DISMISS = Word("pay"), Word("dismiss")
FOLK = ("pet", "mercenary", "giant")


def travellers(t: UTable) -> list[Figure]:
    return [t.state.figures[who] for who in t.state.stay.trading if who in t.state.figures]


# ------------------------------------------------------------------------------------------------ the resting place


async def arrive(t: UTable) -> None:
    """1D6 once for the group: 1-2 a town, 3 a castle, 4-6 a city; then a Travel Event of such a place.

    [dun.between.return-to-town, dun.between.location-roll, dun.between.event]
    """
    (rolled,) = await t.roll(1, 6, "resting-place")
    t.state.stay.resting = PLACES[rolled - 1]
    t.tell(Rested(place=t.state.stay.resting, rolled=rolled, cites=("dun.between.location-roll",)))
    cards = [card for card in t.content.travel.values() if card.place == t.state.stay.resting]
    await travel(t, cards[t.below(len(cards), "travel")])


async def travel(t: UTable, card: TravelEvent, plus: int = 0) -> None:
    """1D6 that nobody's Fortune can change: if it reaches the number on the card, the event happens.

    [dun.between.event, dun.travel.card-format, dun.travel.fortune, dun.travel.event-roll]
    """
    if await strikes(t, card, plus):
        await happen(t, card)


async def strikes(t: UTable, card: TravelEvent, plus: int = 0) -> bool:
    """Whether the roll reaches the number on the card.  [dun.travel.event-roll, dun.travel.fortune]"""
    t.reveal()
    (rolled,) = await t.roll(1, 6, "travel")
    happens = rolled + plus >= card.needs
    told = card.id if happens else "none"
    t.tell(Travelled(story=told, rolled=rolled + plus, needs=card.needs, plus=plus, cites=("dun.between.event",)))
    if happens:
        t.used(card.id)
    return happens


async def happen(t: UTable, card: TravelEvent | Danger) -> None:
    """What each hero does about it, or the group as one. Those who fall are never left behind.

    [dun.travel.fortune, dun.ko.travel-event-body, dun.ko.prisoner-replaced]
    """
    concerned = list(t.state.stay.trading)
    if card.one:
        concerned = [concerned[t.below(len(concerned), "travel")]]
    if card.together:
        await as_one(t, card.id, card.offers)
    else:
        for who in concerned:
            await alone(t, who, card)
    await fates(t)


async def alone(t: UTable, who: int, card: TravelEvent | Danger) -> None:
    """A hero chooses for himself.  [dun.between.event]"""
    figure = t.state.figures[who]
    offers = {one.id: one for one in services.open_offers(t, figure, card.offers)}
    chosen = await t.choose(
        figure.seat,
        "travel",
        [Printed("offer", id) for id in offers],
        label=labels.printed,
        meaning=pricelist.offered(t, figure, offers),
        about={"name": figure.card, "story": card.id},
        at=seen(figure),
        cites=("dun.between.event",),
    )
    await services.accept(t, who, offers[chosen.id], fortune=True)


async def as_one(
    t: UTable, story: str, offered: tuple[Offer, ...], *, fortune: bool = True, eloquent: bool = False
) -> bool:
    """The group decides together: it pays together, the best of them is tested, and what follows befalls everybody;
    what befalls the group as a whole does so once, and whom Fortune has saved is spared the rest; it changes nothing of
    a card of Places and Services. Whether the test was passed; the eloquent may repeat some.

    [dun.travel.event-roll, dun.travel.fortune, dun.place.no-fortune, dun.skill.scholarly.eloquence.tests,
    dun.fortune.fatal-roll]
    """
    party = list(t.state.stay.trading)
    purse = sum(figure.coins for figure in travellers(t))
    offers = {
        one.id: one
        for one in offered
        if one.coins <= purse and any(services.able(t, figure, one) for figure in travellers(t))
    }
    chosen = await t.choose(
        t.state.figures[party[0]].seat,
        "travel-together",
        [Printed("offer", id) for id in offers],
        label=labels.printed,
        meaning=lambda one: pricelist.offered(t, best_at(t, offers[one.id]), offers)(one),
        about={"story": story},
        cites=("dun.between.event",),
    )
    offer = offers[chosen.id]
    acts = best_at(t, offer)
    t.tell(Offered(who=acts.id, name=acts.card, offer=offer.id, coins=offer.coins, cites=("dun.between.event",)))
    pay_together(t, offer.coins)
    services.use_up(t, travellers(t), offer)
    found, test, passed = offer.effects, services.trial(offer), True
    if test is not None:
        talker = next((figure.id for figure in travellers(t) if eloquent and has(t, figure, "speaks-well")), NOBODY)
        for who in (best_at(t, offer).id, talker):
            if who != NOBODY:
                result = await take_test(t, who, test.attribute, test.key, target=test.target, fortune=fortune)
                passed = result.passed
                if passed:
                    break
        found = offer.effects if passed else offer.failed
    spared: set[int] = set()
    for effect in found:
        for who in party[:1] if isinstance(effect, ROAD_EFFECTS) else party:
            if who not in spared and await services.settle(t, who, (effect,), fatal=fortune):
                spared.add(who)
    return passed


def pay_together(t: UTable, cost: int, payers: Sequence[Figure] = ()) -> None:
    """The coins come from the member of the group who has most."""
    for rich in sorted(payers or travellers(t), key=lambda figure: -figure.coins):
        spent = min(cost, rich.coins)
        rich.coins -= spent
        cost -= spent


def best_at(t: UTable, offer: Offer) -> Figure:
    """Who of the group is likeliest to pass.  [dun.test.attribute]"""
    test = services.trial(offer)
    if test is None:
        return travellers(t)[0]
    return max(travellers(t), key=lambda figure: test_worth(t, figure, Trial(test.attribute, test.key)))


async def fates(t: UTable) -> None:
    """What becomes of those who have fallen outside a quest: their friends have them.  [dun.ko.travel-event-body]"""
    for figure in travellers(t):
        if figure.marks & Mark.KNOCKED_OUT:
            await aftermath.fate(t, figure.id, recovered=True)
            t.state.figures[figure.id].marks &= ~Mark.LEFT
    bury(t)


def bury(t: UTable) -> None:
    """The dead go no further, and their companions go home; on the road their friends carry them.

    [dun.companion.owner-dead, dun.ko.travel-event-body]
    """
    for figure in travellers(t):
        if figure.marks & Mark.DEAD:
            for companion in companions.of(t, figure):
                del t.state.figures[companion.id]
            t.state.stay.trading.remove(figure.id)
            if t.state.road is None:
                del t.state.figures[figure.id]
    if not t.state.stay.trading:
        move_on(t)


# ------------------------------------------------------------------------------------------------ the Inn


async def lodge(t: UTable) -> None:
    """Everybody pays for the Inn and is restored; then companions are kept or let go. Three visits follow, none for
    those who are locked up.

    [dun.between.visits, dun.between.maintenance, dun.between.three-visits]
    """
    for figure in travellers(t):
        stay(t, figure)
    for who in list(t.state.stay.trading):
        for companion in [f.id for f in companions.of(t, t.state.figures[who])]:
            await maintain(t, who, companion)
    t.state.stay.visits = {f.id: 0 if f.uses.pop(services.LOCKED_UP, None) else VISITS for f in travellers(t)}


def lodging(t: UTable, figure: Figure, *, at_home: bool = False) -> int:
    """A coin, one more for Large heroes; nothing for survivors outside the cities. At home only the Large pay theirs.

    [dun.between.visits, dun.skill.nature.large.lodging, dun.skill.exploration.survival.lodging, dun.home.use]
    """
    if at_home:
        return int(figure.size >= LARGE)
    if has(t, figure, "lives-off-the-land") and t.state.stay.resting != "city":
        return 0
    return t.content.points.inn_cost + (figure.size >= LARGE) + t.state.stay.surcharge


def stay(t: UTable, figure: Figure, *, at_home: bool = False) -> None:
    """The Inn gives back Vitality, Mana and Fortune, and takes nothing of what the road has given. Friends help who
    cannot pay; where nobody has a coin left there is straw, and half of the wounds remain.

    [dun.between.visits, dun.hero.replenish, dun.fortune.temporary, dun.ko.survivor-wounded]
    """
    cost = lodging(t, figure, at_home=at_home)
    paid = sum(f.coins for f in travellers(t)) >= cost
    for payer in (figure, *travellers(t)) if paid else ():
        share = min(cost, payer.coins)
        payer.coins -= share
        cost -= share
    life, mana = figures.vitality_left(figure), figure.mana
    if paid:
        boon = figure.uses.pop(Note.BOON, 0)
        figure.wounds = 0
        figure.mana = figure.base[Attribute.MANA]
        full = max(0, hero_of(t.state, t.content, figure).fortune + figure.luck + boon)
        figure.fortune = full if t.state.road is None else max(full, figure.fortune)
    else:
        figure.wounds -= -(-figure.wounds // 2)
    bars = {"life": (life, figures.vitality_left(figure)), "mana": (mana, figure.mana)}
    t.tell(Lodged(who=figure.id, name=figure.card, paid=int(paid), cites=("dun.between.visits",), **bars))


async def maintain(t: UTable, who: int, companion: int) -> None:
    """Upkeep is due at every rest; a companion who is not paid leaves, and a mercenary's gear is whole again.

    [dun.companion.maintenance, dun.companion.unpaid-leaves, dun.between.maintenance,
    dun.companion.mercenary-replenish]
    """
    hero, figure = t.state.figures[who], t.state.figures[companion]
    card = t.content.companions[figure.card]
    options = [PAY, DISMISS] if card.upkeep <= hero.coins else [DISMISS]
    chosen = await t.choose(
        hero.seat,
        "upkeep",
        options,
        about={"name": hero.card, "creature": card.id, "coins": card.upkeep},
        at=seen(figure),
        cites=("dun.companion.maintenance",),
    )
    hero, figure = t.state.figures[who], t.state.figures[companion]
    if chosen == DISMISS:
        del t.state.figures[companion]
        t.tell(Dismissed(creature=card.id, name=hero.card, cites=("dun.companion.unpaid-leaves",)))
        return
    hero.coins -= card.upkeep
    figure.wounds, figure.mana = 0, figure.base[Attribute.MANA]
    if not card.pet:
        companions.arm(t, figure)


# ------------------------------------------------------------------------------------------------ visits


async def visit(t: UTable, who: int) -> None:
    """All visits of a hero come before those of the next.  [dun.place.order, dun.between.three-visits]"""
    if t.state.stay.visiting:
        await serve(t, who, t.content.services[t.state.stay.visiting])
        return
    figure = t.state.figures[who]
    options: list[Value] = [DONE]
    options += [Deal("go", card.id) for card in t.content.services.values() if may_enter(t, who, card)]
    if len(experience.investments(t, who)) > 1:
        options.append(INVEST)
    options += dict.fromkeys(Deal("sell", card, who) for card in market.sellable(t, figure))
    if t.state.making.second_thoughts < SECOND_THOUGHTS:
        options += wardrobe.changes(t, figure)
        options += [Deal("along" if one.marks & Mark.LEFT else "home", one.card) for one in companions.of(t, figure)]
    left = t.state.stay.visits.get(who, 0)
    about: dict[str, Argument] = {"name": figure.card, "coins": figure.coins, "left": left}
    chosen = await t.choose(
        figure.seat,
        "trade",
        options,
        label=pricelist.streets(lambda card: in_vain(t, who, t.content.services[card])),
        meaning=pricelist.price(t, figure),
        about=about,
        at=seen(figure),
        cites=("dun.between.three-visits",),
    )
    if chosen == INVEST:
        await experience.invest(t, who)
    elif not isinstance(chosen, Deal):
        t.state.stay.trading.remove(who)
        t.state.making.second_thoughts = 0
        if not t.state.stay.trading:
            move_on(t)
    elif chosen.verb == "go":
        enter(t, who, t.content.services[chosen.card])
        if t.content.services[chosen.card].rest:
            await lie_down(t, who)
    elif chosen.verb == "sell":
        market.sell(t, who, chosen.card)
    elif chosen.verb in ("along", "home"):
        t.state.making.second_thoughts += 1
        send(t, who, chosen.card, home=chosen.verb == "home")
    else:
        t.state.making.second_thoughts += 1
        wardrobe.change(t, who, chosen)


def send(t: UTable, who: int, card: str, *, home: bool) -> None:
    """A companion waits at home during the next quest, or comes along after all.  [dun.heroes.companions]"""
    for companion in companions.of(t, t.state.figures[who]):
        if companion.card == card:
            companion.marks = companion.marks | Mark.LEFT if home else companion.marks & ~Mark.LEFT


def may_enter(t: UTable, who: int, card: Service) -> bool:
    """Any card of the deck, whatever the settlement, but on the road only what it has; one for the whole group needs a
    visit of everybody.

    [dun.between.three-visits, dun.place.group-cards, dun.place.icons]
    """
    visits, road = t.state.stay.visits, t.state.road
    if card.road if road is None else card.id not in road.services:
        return False
    return all(visits.values()) if card.group else bool(visits.get(who))


def enter(t: UTable, who: int, card: Service) -> None:
    """[dun.between.three-visits, dun.place.group-cards]"""
    for guest in t.state.stay.visits if card.group else (who,):
        t.state.stay.visits[guest] -= 1
    t.state.stay.visiting = card.id
    t.used(card.id)
    t.tell(Visited(who=who, name=t.state.figures[who].card, service=card.id, cites=("dun.place.cards",)))


def group_of(t: UTable, who: int) -> Group:
    """The group on the road that a hero belongs to."""
    assert t.state.road is not None
    return next(group for group in t.state.road.groups if who in group.members)


async def lie_down(t: UTable, who: int, *, at_home: bool = False) -> None:
    """On the road the Inn is one of the three visits: the hero is restored, and anyone who follows him is paid. At home
    he pays nothing for himself, unless he needs a Large bed.

    [dun.campaign.no-recovery, dun.companion.maintenance, dun.place.three-visits, dun.home.use]
    """
    t.state.stay.visiting = ""
    group_of(t, who).rested = True
    stay(t, t.state.figures[who], at_home=at_home)
    for companion in [f.id for f in companions.of(t, t.state.figures[who])]:
        await maintain(t, who, companion)


def in_vain(t: UTable, who: int, card: Service) -> bool:
    """Whether a hero would find nothing there that he needs and can pay for."""
    return not card.rest and not over_the_counter(t, who, card)


def open_to(t: UTable, who: int, card: Service) -> dict[str, Offer]:
    """What a card offers to a hero that he has not taken yet.  [dun.place.cards]"""
    return {
        one.id: one
        for one in services.open_offers(t, t.state.figures[who], dearer(t, card.offers))
        if f"{who} {card.id} {one.id}" not in t.state.stay.served
    }


def over_the_counter(t: UTable, who: int, card: Service) -> list[Value]:
    """Offers, boats, a house, the dead who are called back, goods and people for hire."""
    figure = t.state.figures[who]
    options: list[Value] = [Printed("offer", id) for id in open_to(t, who, card)]
    options += [Deal("boat", boat) for boat in for_sale(t, who, card)]
    options += homes.options(t, who) if card.home and t.state.making.second_thoughts < SECOND_THOUGHTS else []
    options += [Deal("raise", t.state.figures[body].card) for body in bodies(t, who, card)]
    options += [Deal("buy", ware) for ware in wares(t, figure, card)]
    options += [Deal("hire", folk) for folk in people(t, figure, card)]
    options += [Deal("bard", ware) for ware in market.bardings(t, figure)] if "armor" in card.goods else []
    return options


async def serve(t: UTable, who: int, card: Service) -> None:
    """One decision that the card offers: each offer once, goods and companions as long as there are coins.

    [dun.place.cards, dun.place.no-fortune, dun.heroes.buy-between]
    """
    figure = t.state.figures[who]
    offers = open_to(t, who, card)
    options: list[Value] = [LEAVE, *over_the_counter(t, who, card)]
    about: dict[str, Argument] = {"name": figure.card, "service": card.id, "coins": figure.coins}
    chosen = await t.choose(
        figure.seat,
        "service",
        options,
        label=pricelist.service(t),
        meaning=pricelist.offered(t, figure, offers),
        about=about,
        at=seen(figure),
        cites=("dun.place.cards",),
    )
    if isinstance(chosen, Deal):
        await deal(t, who, chosen)
    elif not isinstance(chosen, Printed):
        t.state.stay.visiting = ""
    else:
        t.state.stay.served.append(f"{who} {card.id} {chosen}")
        guests = list(t.state.stay.visits) if card.group else [who]
        for guest in guests:
            if guest in t.state.figures and t.state.figures[guest].coins >= offers[chosen.id].coins:
                await services.accept(t, guest, offers[chosen.id], fortune=False, eloquent=card.eloquent)


async def deal(t: UTable, who: int, chosen: Deal) -> None:
    """Goods, armor for mounts, boats, a house, people for hire.  [dun.place.cards, dun.heroes.buy-between]"""
    if chosen.verb == "buy":
        await market.buy(t, who, chosen.card)
    elif chosen.verb == "bard":
        market.bard(t, who, chosen.card)
    elif chosen.verb == "boat":
        take_boat(t, who, chosen.card)
    elif chosen.verb == "raise":
        await call_back(t, who, chosen.card)
    elif chosen.verb == "bed":
        t.state.making.second_thoughts += 1
        await lie_down(t, who, at_home=True)
    elif chosen.verb in homes.VERBS:
        t.state.making.second_thoughts += 1
        homes.carry_out(t, who, chosen)
    else:
        await companions.engage(t, who, chosen.card)


def dearer(t: UTable, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """In a settlement of the other side everything that costs coins costs one more.  [dun.alignment.surcharge]"""
    if not t.state.stay.surcharge:
        return offers
    return tuple(replace(one, coins=one.coins + t.state.stay.surcharge) if one.coins else one for one in offers)


def for_sale(t: UTable, who: int, card: Service) -> list[str]:
    """Boats at a pier, for a group that has none here; one that it left in the ice is given up for it.

    [dun.boat.types, dun.boat.lost]
    """
    if not card.boats:
        return []
    group = group_of(t, who)
    if group.boat is not None and group.boat.at == group.at:
        return []
    purse = sum(figure.coins for figure in travellers(t))
    return [boat.id for boat in t.content.boats.values() if boat.cost + t.state.stay.surcharge <= purse]


def take_boat(t: UTable, who: int, boat: str) -> None:
    """The group pays for it, and it lies at the pier.  [dun.boat.types, dun.boat.structure]"""
    group, card = group_of(t, who), t.content.boats[boat]
    pay_together(t, card.cost + t.state.stay.surcharge)
    group.boat = Vessel(boat, card.structure, group.at)
    t.used(boat)
    t.tell(BoatTaken(who=who, name=t.state.figures[who].card, boat=boat, cites=("dun.boat.types",)))


def bodies(t: UTable, who: int, card: Service) -> list[int]:
    """The dead whom a Healer can call back, if the group has the coins.  [dun.ko.recovered-death]"""
    if not card.raises or t.state.road is None:
        return []
    purse = sum(figure.coins for figure in guests(t))
    return group_of(t, who).bodies if purse >= t.content.points.resurrection_cost + t.state.stay.surcharge else []


def guests(t: UTable) -> list[Figure]:
    """Everybody of the group who is in the settlement."""
    return [t.state.figures[who] for who in t.state.stay.visits if who in t.state.figures]


async def call_back(t: UTable, who: int, card: str) -> None:
    """The group pays, and the dead hero continues with it; the injury that remains is incurable.

    [dun.ko.recovered-death, dun.injury.decision-first]
    """
    group = group_of(t, who)
    figure = next(t.state.figures[body] for body in group.bodies if t.state.figures[body].card == card)
    pay_together(t, t.content.points.resurrection_cost + t.state.stay.surcharge, guests(t))
    group.bodies.remove(figure.id)
    group.members.append(figure.id)
    figure.marks &= ~(Mark.DEAD | Mark.LEFT)
    figure.uses.pop(aftermath.BODY, None)
    t.tell(Raised(who=figure.id, name=figure.card, cites=("dun.ko.recovered-death",)))
    await aftermath.injury(t, figure.id, curable=False)


def wares(t: UTable, figure: Figure, card: Service) -> list[str]:
    """What this shop sells and the hero can pay and use.  [dun.heroes.buy-between, dun.equip.card-limit-shops]"""
    if not card.goods or card.goods[0] in FOLK:
        return []
    sold = {ware for deck in card.goods for ware in effects.deck_of(t, deck)}
    return [ware for ware in market.buyable(t, figure) if ware in sold]


def people(t: UTable, figure: Figure, card: Service) -> list[str]:
    """Companions for hire.  [dun.companion.one-each, dun.between.three-visits]"""
    if not card.goods or card.goods[0] not in FOLK:
        return []
    return [folk for folk in companions.hireable(t, figure) if trade_of(t, folk) in card.goods]


def trade_of(t: UTable, folk: str) -> str:
    """Where a companion is to be had: on the road giants only at sacred places.  [dun.giant.acquire]"""
    card = t.content.companions[folk]
    if t.state.road is not None and figures.GIANT in card.kinds:
        return "giant"
    return "pet" if card.pet else "mercenary"


def move_on(t: UTable) -> None:
    """The stay is over: what happened in it scores for nobody. Gaps in the party can be filled, on the road in every
    settlement; then the next quest, or the road again."""
    remember_the_stay(t)
    t.state.stay.trading, t.state.stay.served, t.state.stay.sought = [], [], []
    t.state.quest.achievements = [0, 0]
    if t.state.road is None:
        gathered(t)
    elif gap(t):
        t.state.turn.phase = "muster"
        t.state.stay.visits = {figure.id: 0 for figure in t.state.figures.values() if figure.kind == "hero"}


def remember_the_stay(t: UTable) -> None:
    """What has been asked for without success on the road is not there in the next turn of the same stay either.

    [dun.equip.uncommon-attempts, dun.place.longer-stay]
    """
    group = next((one for one in t.state.road.groups if not one.done), None) if t.state.road is not None else None
    if group is not None:
        group.sought = list(t.state.stay.sought)


def gap(t: UTable) -> bool:
    """Whether the party has lost somebody, and a group is where another may join it."""
    inside = any(group.inside and not group.done for group in t.state.road.groups) if t.state.road else False
    return inside and sum(figure.kind == "hero" for figure in t.state.figures.values()) < t.state.party.start_heroes
