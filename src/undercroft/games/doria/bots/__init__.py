"""This game's heuristics: a party that keeps together, strikes first, repairs what it wears and heads for the goal.

It uses only what lies open: the table is cooperative, and no deck is looked into.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..content import Content, DoriaTable
from ..content.definitions import Card
from ..rules import defense, gear
from ..rules.options import NOTHING, Amount, Give, Person, Persona, Spot, Thing
from ..rules.shop import blocking, takers
from ..state import NO_CARD, PLACES, Hero, State
from . import care, doors, tactics, ways, worth
from .evaluation import evaluate as evaluate
from .speaking import speaking


def steady(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Answer as a sensible player would."""
    chooser = CHOOSERS.get(ask.key)
    return chooser(t, ask) if chooser is not None else ask.options[0]


# ----------------------------------------------------------------------------------------------- before the game


PREFERRED = ("warrior", "shield-maiden", "adventurer", "huntress", "scoundrel", "ranger", "priestess", "mage")

COMPANIES = {2: ("warrior", "priestess"), 3: ("warrior", "shield-maiden", "mage")}
"""Small parties in which somebody stands in front of who heals or casts."""


def choose_hero(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Fighters in front, then somebody who heals and somebody who shoots."""
    personas = [option for option in ask.options if isinstance(option, Persona)]
    wanted = (*COMPANIES.get(len(t.state.heroes), ()), *PREFERRED)
    return min(personas, key=lambda option: wanted.index(option.kind))


def arrange_card(t: DoriaTable, ask: Ask[Any]) -> Any:
    """A card goes to whom it helps most beyond what they have already, but nobody gives the own standard items away, or
    what helps oneself nearly as much; junk is kept as gold."""
    hero = speaking(t, ask)
    who = t.state.heroes[hero]
    number = who.hand[0]
    mine = t.content.numbered[number].id in t.content.heroes[who.kind].items if who.kind in t.content.heroes else False
    gifts = [option for option in ask.options if isinstance(option, Give) and not mine]
    shares = [(worth.share(t, gift.hero, number), gift) for gift in gifts]
    most, best = max(shares, key=lambda pair: pair[0], default=(0.0, None))
    if best is not None and most > 1 + GENEROUS * max(0.0, worth.share(t, hero, number)):
        return best
    spots = {option.place: option for option in ask.options if isinstance(option, Spot)}
    card = t.content.numbered[number]
    if not worth.BODY.isdisjoint(spots) and card.kind != "potion" and not card.spent:
        planned = worth.outfit(t, hero).get(number)
        if planned in spots:
            return spots[planned]
    aside = [place for place in spots if place not in worth.BODY or card.kind == "potion" or card.spent]
    return spots[best_place(t, hero, number, card, aside)]


GENEROUS = 1.5
"""So much more must a card help a friend than oneself to be given away."""


def best_place(t: DoriaTable, hero: int, number: int, card: Card, places: list[str]) -> str:
    """On the body where it does more than what lies there; potions and second weapons in the belt, the rest below. A
    potion is worn only where the belt is full and nothing else lies."""
    if card.kind == "potion" or card.spent:
        return potion_place(t, hero, places)
    gains = {place: worth.gain_at(t, hero, number, place) for place in places if place in worth.BODY}
    best = max(gains, key=lambda place: gains[place], default="")
    if best and gains[best] > 0:
        return best
    handy = card.kind in ("potion", "ritual") or (card.attack is not None and card.hands < 2)
    if "belt" in places and handy and gear.meets(t.state.heroes[hero], card):
        return "belt"
    return "pack"


def potion_place(t: DoriaTable, hero: int, places: list[str]) -> str:
    """At hand, but not where a helmet or a weapon would go."""
    body = t.state.heroes[hero].body
    free = [place for place in worth.HANDY if place in places and (place == "belt" or body[PLACES.index(place)] < 0)]
    return free[0] if free else "pack"


def place(t: DoriaTable, ask: Ask[Any]) -> Any:
    hero = speaking(t, ask)
    number = t.state.drawn[-1]
    chosen = best_place(t, hero, number, t.content.numbered[number], [spot.place for spot in ask.options])
    return next(spot for spot in ask.options if spot.place == chosen)


def keep(t: DoriaTable, ask: Ask[Thing]) -> Thing:
    """The better card; a trap only if both are."""
    hero = speaking(t, ask)
    return max(ask.options, key=lambda thing: worth.find(t, hero, thing.number))


def standard(t: DoriaTable, ask: Ask[Thing]) -> Thing:
    """Loot is better than more standard items."""
    return ask.options[0]


def swap_card(t: DoriaTable, ask: Ask[Thing]) -> Thing:
    """Nobody goes in without a good weapon: the card that is of least use to the party goes for one."""
    hero = speaking(t, ask)
    who = t.state.heroes[hero]
    if best_arms(t, who, t.state.standard) <= 1.5 * best_arms(t, who, who.hand):
        return NOTHING

    def use(thing: Thing) -> float:
        best = max(worth.share(t, other, thing.number) for other in worth.present(t))
        return best + 0.5 * t.content.numbered[thing.number].gold

    return min([thing for thing in ask.options if thing != NOTHING], key=use)


def best_arms(t: DoriaTable, who: Hero, numbers: list[int]) -> float:
    """What the best weapon among some cards is worth to a character; nothing if there is none."""
    cards = [t.content.numbered[number] for number in numbers]
    return max([worth.fitted(who, card, worth.attacking(card)) for card in cards if arms(who, card)], default=0.0)


def swap_for(t: DoriaTable, ask: Ask[Thing]) -> Thing:
    """The best weapon."""
    who = t.state.heroes[speaking(t, ask)]

    def value(thing: Thing) -> float:
        card = t.content.numbered[thing.number]
        return worth.fitted(who, card, worth.attacking(card))

    return max(ask.options, key=value)


def arms(who: Hero, card: Card) -> bool:
    """Whether somebody could fight with a card again and again."""
    return card.attack is not None and not card.spent and gear.meets(who, card) and who.max_pp >= 3 * card.pp


# ----------------------------------------------------------------------------------------------- being attacked


def armor(t: DoriaTable, ask: Ask[Thing]) -> Thing:
    """The smallest armor that stops it all, else the thickest."""
    damage = int(str(ask.about["damage"]))
    pieces = [thing for thing in ask.options if thing != NOTHING]

    def rating(thing: Thing) -> int:
        return t.content.numbered[thing.number].ar

    enough = [thing for thing in pieces if rating(thing) >= damage]
    return min(enough, key=rating) if enough else max(pieces, key=rating)


def defend(t: DoriaTable, ask: Ask[Thing]) -> Thing:
    """Whatever rolls highest; a ward only as long as there are psi points for it."""
    hero, magic = speaking(t, ask), ask.key == "resist"

    def expected(thing: Thing) -> float:
        count, bonus = defense.defense_dice(t, hero, thing, magic)
        ward = bool(thing.card) and not magic and t.content.numbered[thing.number].kind == "ward"
        short = ward and t.state.heroes[hero].pp < t.content.numbered[thing.number].pp
        return 6.1 * count + bonus - 20.0 * short

    return max(ask.options, key=expected)


def psi_boost(t: DoriaTable, ask: Ask[Amount]) -> Amount:
    """Psi points against a spell if few are enough."""
    spare = t.state.heroes[speaking(t, ask)].pp - 2
    cheap = [option for option in ask.options if option.number <= max(0, min(4, spare))]
    return max(cheap, key=lambda option: option.number)


def target(t: DoriaTable, ask: Ask[Person]) -> Person:
    """If we may say whom the monster attacks: the healthiest."""
    return max(ask.options, key=lambda person: t.state.heroes[person.hero].hp)


# ----------------------------------------------------------------------------------------------- growing


def bonus(t: DoriaTable, ask: Ask[Any]) -> Any:
    """More damage first, then what the character does most."""
    who = t.state.heroes[speaking(t, ask)]
    caster = who.attributes[4] + who.attributes[5] > who.attributes[0] + who.attributes[1]
    wanted = [
        "damage",
        "magic" if caster else "melee",
        "initiative",
        "action-points",
        "defense-psi",
        "parry",
        "regeneration",
    ]
    return min(ask.options, key=lambda option: wanted.index(option.bonus) if option.bonus in wanted else len(wanted))


def raise_attribute(t: DoriaTable, ask: Ask[Any]) -> Any:
    """What brings a better card into use soonest; else more hit points."""
    hero = speaking(t, ask)
    who = t.state.heroes[hero]
    wanted = worth.missing(t, hero)
    return ask.options[wanted if wanted >= 0 else int(who.attributes[0] > who.attributes[1])]


def wake(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Rest while others hold the line and it would be a poor roll."""
    who = t.state.heroes[speaking(t, ask)]
    up = sum(not other.unconscious and not other.away for other in t.state.heroes)
    return ask.find("rest" if min(who.hp, who.pp) < 0 and up * 2 >= len(t.state.heroes) else "roll")


def recover(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Whichever is lower first."""
    who = t.state.heroes[speaking(t, ask)]
    return max(ask.options, key=lambda split: min(who.hp + split.hp, who.pp + split.pp))


# ----------------------------------------------------------------------------------------------- the shop


def shop(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Buy what helps somebody more than what is paid for it, and clear traps away that leave hardly a place there; pay
    with what nobody can use, and no more than is asked if it can be helped."""
    goods = [deal for deal in ask.options if deal.verb == "buy"]
    gains = [(best_gain(t, deal.number), deal) for deal in goods]
    most, wanted = max(gains, key=lambda pair: pair[0], default=(0.0, None))
    if wanted is not None and most >= worth.USEFUL:
        return wanted
    blocked = blocking(t)
    cleared = [deal for deal in ask.options if deal.verb == "clear"]
    if cleared and len(blocked) >= CROWDED:
        return min(cleared, key=lambda deal: t.content.numbered[deal.number].gold)
    hero = speaking(t, ask)
    pack = t.state.heroes[hero].pack
    spare = [deal for deal in ask.options if deal.verb == "pay" and deal.number in pack]
    junk = [deal for deal in spare if worth.junk(t, hero, deal.number)]
    price = aim(t, blocked) if junk else 0
    if price:
        short = price - t.state.gold

        def loss(deal: Any) -> tuple[int, bool, float]:
            gold = gear.gold_value(t.state, t.content, deal.number)
            return max(0, gold - short), gold != short, worth.of_card(t.content.numbered[deal.number])

        return min(junk, key=loss)
    return next(deal for deal in ask.options if deal.verb == "done")


def aim(t: DoriaTable, blocked: list[int]) -> int:
    """The highest price of something worth having, or else of a trap that crowds the shop, that can be raised by paying
    with what nobody can use; 0 if there is none."""
    numbered = t.content.numbered
    dear = [number for number in t.state.shop if number != NO_CARD and is_dear(t, number)]
    prices = [numbered[number].gold for number in dear if best_gain(t, number) >= worth.USEFUL]
    if not prices and len(blocked) >= CROWDED:
        prices = [numbered[number].gold for number in blocked]
    stock = t.state.gold + sum([worth.junk_gold(t, other) for other in worth.present(t)]) if prices else 0
    return max([price for price in prices if price <= stock], default=0)


CROWDED = 2
"""With so many traps in it the shop is worth clearing."""


def is_dear(t: DoriaTable, number: int) -> bool:
    """Whether a card on sale costs more than there is."""
    card = t.content.numbered[number]
    return card.kind != "trap" and card.gold > t.state.gold


def best_gain(t: DoriaTable, number: int) -> float:
    """What a card in the shop would do for somebody who can be given it now."""
    return max([worth.gain(t, hero, number) for hero in takers(t)], default=0.0)


def deliver(t: DoriaTable, ask: Ask[Any]) -> Any:
    """To whom it helps most."""
    card = ask.about.get("card")
    number = next(n for n in t.state.shop if n != NO_CARD and t.content.numbered[n].id == card)
    return max(ask.options, key=lambda person: worth.gain(t, person.hero, number))


def shop_discard(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Make room for new cards unless this one is wanted; while nobody can harm a monster that is here, nothing is but
    what would."""
    card = ask.about.get("card")
    number = next(n for n in t.state.shop if n != NO_CARD and t.content.numbered[n].id == card)
    wanted = best_gain(t, number) >= worth.USEFUL
    if wanted and worth.unharmed(t):
        wanted = any(worth.answers(t, hero, number) for hero in takers(t))
    return ask.find("keep" if wanted else "discard")


# ----------------------------------------------------------------------------------------------- campaigns


def keep_card(t: DoriaTable, ask: Ask[Thing]) -> Thing:
    """The card that does most for this character; something is better than nothing."""
    who = t.state.heroes[speaking(t, ask)]
    cards = [thing for thing in ask.options if thing != NOTHING]

    def value(thing: Thing) -> float:
        card = t.content.numbered[thing.number]
        return worth.of_card(card) * (1.0 if gear.meets(who, card) else 0.4)

    return max(cards, key=value)


def campaign_item(t: DoriaTable, ask: Ask[Any]) -> Any:
    """To whom it helps most."""
    number = next(n for n in t.state.lost if t.content.numbered[n].id == ask.about["card"])
    return max(ask.options, key=lambda person: worth.gain(t, person.hero, number))


def after_death(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Who fell early tries again; who came far goes on and pays for it."""
    return ask.find("replay" if t.state.round <= EARLY else "next")


EARLY = 8
"""Up to here the scenario was hardly begun."""

LATE = 40
"""Who has come no farther by now stands before what can be neither hurt nor passed."""


def flee(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Nobody waits for ever. Before that a beaten party fights on: it wins more chapters than one that flees."""
    return ask.find("flee" if t.state.round > LATE else "go-on")


Chooser = Callable[[DoriaTable, Ask[Any]], Any]

CHOOSERS: dict[str, Chooser] = {
    "hero": choose_hero,
    "standard": standard,
    "swap-card": swap_card,
    "swap-for": swap_for,
    "keep-trap": lambda t, ask: ask.find("keep"),
    "arrange": lambda t, ask: ask.find("by-hand"),
    "arrange-card": arrange_card,
    "place": place,
    "keep": keep,
    "armor": armor,
    "defend": defend,
    "resist": defend,
    "psi-boost": psi_boost,
    "target": target,
    "bonus": bonus,
    "raise": raise_attribute,
    "wake": wake,
    "recover": recover,
    "shop": shop,
    "deliver": deliver,
    "shop-discard": shop_discard,
    "keep-card": keep_card,
    "campaign-item": campaign_item,
    "after-death": after_death,
    "flee": flee,
    "act": tactics.act,
    "equip": care.equip,
    "repair": care.repair,
    "throw": care.throw,
    "throw-to": care.throw_to,
    "open": doors.open_door,
    "lay": doors.lay,
    "move-on": ways.move_on,
}
