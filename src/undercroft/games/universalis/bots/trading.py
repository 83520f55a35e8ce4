"""What heroes do between two quests: they are healed, arm themselves, buy luck and lessons, and grow.

Nobody spends a visit on what he cannot pay; who has nothing to buy earns a few coins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..rules.actions import allowed
from ..rules.aftermath import experience
from ..rules.between import market, services, stays
from ..rules.carrying import hands_for, load
from ..rules.characters import arms, class_of, figures
from ..rules.magic import casting
from ..rules.options import Deal, Increase
from ..rules.people import companions
from ..state import Figure, Held, Mark

POTIONS, STORE, RICH = 2, 4, 20
"""So many healing potions are enough for one hero; so many for one with more coins than that, who would else have to
carry them."""
LEARNED = (
    "strong", "hardy", "tough", "hardened", "combat-master", "sword-master", "elite", "brutal-blow", "powerful-blow",
    "accurate-shooting", "first-aid", "battle-dancer", "lucky",
)  # fmt: skip
"""Skills that a hero likes to learn before all others."""
LESSONS = ("sparring", "study")
"""What experience can be bought with."""
STUDIOUS = 4
"""The Intelligence from which a book is a cheaper teacher than a sparring partner."""


WHOLE = 3
"""The experience points of most investments: what is beyond them is over."""


class Wish(NamedTuple):
    """Where a hero goes, and what he takes there."""

    service: str
    take: str


def needs(t: UTable, figure: Figure) -> Iterator[Wish]:
    """What nobody should go into a quest without: his health, somebody next to him, a blade and armor."""
    if figure.marks & Mark.DISEASED:
        yield Wish("healer", "cure-disease")
        yield Wish("herbalist", "fever-brew")
    if services.curable(figure):
        yield Wish("healer", "cure-injury")
    if t.state.party.start_heroes == 1:
        yield from (Wish("mercenary-hall", f"hire {card}") for card in comrades(t, companions.hireable(t, figure)))
    if not any(held.card in t.content.weapons for held in (*figure.hands, *figure.pack)):
        yield from (Wish("blacksmith", f"buy {card}") for card in blades(t, figure))
    yield from (Wish("blacksmith", f"buy {card}") for card in protection(t, figure))


def wishes(t: UTable, figure: Figure) -> Iterator[Wish]:
    """What he would like, the most urgent first, as far as he can pay it."""
    coins = figure.coins
    yield from needs(t, figure)
    if coins >= 8 and figure.base[Attribute.INTELLIGENCE] < STUDIOUS:
        yield Wish("combat-school", "sparring")
    if coins >= 4 and figure.base[Attribute.INTELLIGENCE] >= STUDIOUS:
        yield Wish("library", "study")
    yield Wish("temple", "candle")
    potions = sum(held.card == "healing-potion" for held in load.everything(figure))
    if potions < (STORE if coins > RICH else POTIONS):
        yield Wish("alchemist", "buy healing-potion")
    if coins <= RICH:
        yield Wish("market", "haggle")


def comrades(t: UTable, cards: Iterable[str]) -> list[str]:
    """Of those for hire the fighters who get through a door and stand by somebody, the best first."""
    folk = [t.content.companions[card] for card in cards]
    steady = [one for one in folk if "flees" not in t.content.known[one.skills].words]
    return [one.id for one in sorted(steady, key=lambda one: -one.vp) if not one.pet and one.base == "1x1"]


def protection(t: UTable, figure: Figure) -> list[str]:
    """Armor that he can wear over what he has, and a shield for the hand next to his weapon, the best first. A
    wizard's hand stays free, for without one he casts nothing."""
    c, worn = t.content, {held.card for held in figure.worn}
    clad = any(card in c.armors and c.armors[card].body for card in worn)
    free = arms(figure) - sum(hands_for(t, held) for held in figure.hands)
    found = {}
    for card in market.buyable(t, figure):
        if card in c.armors and card not in worn and not (clad and c.armors[card].body):
            found[card] = 2 * c.armors[card].bonus
        elif (
            card in c.shields
            and free > 0
            and any(held.card in c.weapons for held in figure.hands)
            and not figure.spells
            and not any(held.card in c.shields for held in figure.hands)
        ):
            found[card] = 3
    return sorted((card for card in found if found[card] > 0), key=lambda card: -found[card])


def blades(t: UTable, figure: Figure) -> list[str]:
    """Weapons that he can pay, the one that hurts most first."""
    arms_of = t.content.weapons
    return sorted(
        (card for card in market.buyable(t, figure) if card in arms_of), key=lambda card: -arms_of[card].damage
    )


def payable(t: UTable, figure: Figure, wish: Wish) -> bool:
    """Whether a wish can be had now: paid, and not taken before in this stay."""
    card = t.content.services[wish.service]
    if wish.take.startswith("hire "):
        return wish.take.removeprefix("hire ") in companions.hireable(t, figure)
    if wish.take.startswith("buy "):
        ware = wish.take.removeprefix("buy ")
        return ware in market.buyable(t, figure) and carries(t, figure, ware)
    if f"{figure.id} {card.id} {wish.take}" in t.state.stay.served:
        return False
    return any(offer.id == wish.take for offer in services.open_offers(t, figure, stays.dearer(t, card.offers)))


def carries(t: UTable, figure: Figure, ware: str) -> bool:
    """Whether he can carry that, too."""
    figure.pack.append(Held(ware))
    over = load.excess(t, figure)
    figure.pack.pop()
    return not over


def trade(t: UTable, ask: Ask[Any]) -> Any:
    """Experience is invested, found armor put on, what is too much sold, and then the most urgent wish."""
    figure = t.state.figures[t.state.stay.trading[0]]
    grow = invests(t, figure, ask) or dressed(t, figure, ask) or lightened(t, figure, ask)
    if grow is not None:
        return grow
    ways = (ask.find(f"go {wish.service}") for wish in wishes(t, figure) if payable(t, figure, wish))
    return next((way for way in ways if way is not None), ask.options[0])


def invests(t: UTable, figure: Figure, ask: Ask[Any]) -> Any:
    """Experience is invested if there is anything that he would buy with it."""
    word = ask.find("invest")
    if word is None or investment(t, figure, experience.investments(t, figure.id)) == experience.KEEP:
        return None
    return word


def dressed(t: UTable, figure: Figure, ask: Ask[Any]) -> Any:
    """What he carries and could wear, or hold if his hands are empty: rather what is magic. For that he also puts a
    plain weapon away."""
    deals, arms = [one for one in ask.options if isinstance(one, Deal)], t.content.weapons
    worn = (one for one in deals if one.verb == "wear")
    bare = not any(held.card in arms for held in figure.hands)
    blades = [one for one in deals if one.verb == "hold" and bare and one.card in arms]
    charmed = {held.card for held in figure.pack if held.magic and held.known}
    held = max(blades, key=lambda one: one.card in charmed, default=None)
    away = (one for one in deals if one.verb == "stow" and (cumbers(t, figure, one) or exchanged(t, figure, one)))
    return next(worn, None) or held or next(away, None)


def lightened(t: UTable, figure: Figure, ask: Ask[Any]) -> Any:
    """Anyone who carries too much sells what is in his pack, shields and armor first, then weapons."""
    if not load.excess(t, figure) or figure.coins > load.MOST_COINS:
        return None
    packed, c = {held.card for held in figure.pack if not held.magic}, t.content
    spare = [one for one in ask.options if isinstance(one, Deal) and one.verb == "sell" and one.card in packed]
    arms = [one for one in spare if one.card in c.shields or one.card in c.armors]
    return next(iter(arms or [one for one in spare if one.card in c.weapons] or spare), None)


def cumbers(t: UTable, figure: Figure, deal: Deal) -> bool:
    """Whether a shield takes the hand that a wizard casts with."""
    return bool(figure.spells) and deal.card in t.content.shields and casting.hands_full(t, figure)


def exchanged(t: UTable, figure: Figure, deal: Deal) -> bool:
    """Whether this is his only weapon, a plain one, and he has one of its kind in the pack that is known to be magic
    and no weaker."""
    c = t.content
    if deal.verb != "stow" or deal.card not in c.weapons:
        return False
    plain, *others = [held for held in figure.hands if held.card in c.weapons]
    if others or plain.magic:
        return False
    old, free = c.weapons[plain.card], arms(figure) - sum(hands_for(t, held) for held in figure.hands)
    return any(
        held.magic
        and held.known
        and (new := c.weapons.get(held.card)) is not None
        and new.kind == old.kind
        and new.damage >= old.damage
        and hands_for(t, held) <= free + hands_for(t, plain)
        and allowed(t, figure, held)
        for held in figure.pack
    )


def service(t: UTable, ask: Ask[Any]) -> Any:
    """What he has come for, and then he leaves."""
    figure = t.state.figures[t.state.stay.trading[0]]
    here = [wish for wish in wishes(t, figure) if wish.service == t.state.stay.visiting and payable(t, figure, wish)]
    return next((one for wish in here if (one := ask.find(wish.take)) is not None), ask.options[0])


def invest(t: UTable, ask: Ask[Any]) -> Any:
    who = t.state.stay.investing[0] if t.state.stay.investing else t.state.stay.trading[0]
    return investment(t, t.state.figures[who], ask.options)


def investment(t: UTable, figure: Figure, options: Sequence[Any]) -> Any:
    """What keeps a hero alive for few points, then what he fights with; skills at last. A point that is over buys a
    lesson in a craft, where there are crafts."""
    shoots = figures.value(t, figure, Attribute.SHOOTING) > figures.value(t, figure, Attribute.COMBAT)
    for name in ("vitality", "shooting" if shoots else "combat", "strength"):
        if Increase(name) in options and not (name != "vitality" and class_of(t, figure).lores):
            return Increase(name)
    if experience.CRAFT in options and figure.xp % WHOLE and not figure.crafts:
        return experience.CRAFT
    return next((one for one in (experience.FORTUNE, experience.NEW_SKILL) if one in options), options[-1])


def learn(t: UTable, ask: Ask[Any]) -> Any:
    """What the fight is decided by."""
    known = {str(option): option for option in ask.options}
    return next((known[skill] for skill in LEARNED if skill in known), ask.options[0])


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "trade": trade,
    "service": service,
    "invest": invest,
    "learn": learn,
}
