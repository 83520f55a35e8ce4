"""Equipment that a Dark Player buys for his creatures as he places them."""

from __future__ import annotations

from collections.abc import Callable, Container

from undercroft.kernel import Meaning, Text, Value, Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.definitions import CHAMPION, ELITE, LARGE, Item
from ...events import Outfitted
from ...state import Figure, Held
from .. import labels, meanings
from ..carrying import TWO_HANDS, bags, hands_for
from ..options import NONE, Kit, Printed, seen

MOST_ALIKE = 3
KINDS = ("weapon", "shield", "armor", "flask")
SINGLY = Word("singly")


def cost(figure: Figure, card: Item) -> int:
    """1 point, 2 for a rare thing; double for an Elite, triple for a Champion or Leader, double again for Large ones.

    [dun.dp-buy.cost]
    """
    points = 2 if card.uncommon else 1
    if figure.leader or figure.level == CHAMPION:
        points *= 3
    elif figure.level == ELITE:
        points *= 2
    return points * (2 if figure.size >= LARGE else 1)


def handed(t: UTable, figure: Figure) -> bool:
    """Those who fight with what nature gave them use no equipment."""
    weapons, card = t.content.weapons, t.content.profile(figure.card)
    arms = [held.card for held in (*figure.hands, *figure.pack) if held.card in weapons]
    return "animal" not in card.kinds and not any("natural" in weapons[arm].marks for arm in arms)


def wares(t: UTable, figure: Figure) -> list[str]:
    """What it can use, that can be paid, and of which fewer than three have been bought: weapons for close combat, a
    shield for a hand that is free, one body armor, helmets and the like, potions, and poisons for a blade.

    [dun.dp-buy.when, dun.dp-buy.limit, dun.encounter.ranged-half, dun.hero.hands-zone]
    """
    c = t.content
    if not t.state.dark.reserve or not handed(t, figure):
        return []
    worn = {held.card for held in figure.worn}
    armored = any(card in c.armors and c.armors[card].body for card in worn)
    cards: list[Item] = [
        card
        for card in c.weapons.values()
        if card.cost and card.kind != "ranged" and not {"natural", "long"} & set(card.marks)
    ]
    shielded = any(held.card in c.shields for held in figure.hands)
    if not shielded and sum(hands_for(t, held) for held in figure.hands) < TWO_HANDS:
        cards += c.shields.values()
    cards += [card for card in c.armors.values() if card.id not in worn and not (card.body and armored)]
    cards += [card for card in c.objects.values() if card.use in ("quick", "attack")]
    bought = t.state.dark.bought
    return [
        card.id for card in cards if cost(figure, card) <= t.state.dark.reserve and bought.get(card.id, 0) < MOST_ALIKE
    ]


async def outfit(t: UTable, placed: list[int]) -> None:
    """New creatures come as they are, or the best weapon, shield, armor or flask that can be paid goes to each of them;
    or everything is chosen singly.  [dun.dp-buy.when]"""
    while options := kits(t, placed):
        about: dict[str, Argument] = {"count": len(placed), "reserve": t.state.dark.reserve}
        at = tuple(id for who in placed if who in t.state.figures for id in seen(t.state.figures[who]))
        offered = [NONE, *options, SINGLY]
        chosen = await t.choose(t.state.dark.seat, "outfits", offered, label=labels.kit, about=about, at=at)
        if chosen == SINGLY:
            for who in placed:
                await offer(t, who)
        if not isinstance(chosen, Kit):
            return
        for who in placed:
            best = best_of(t, who, chosen.kind)
            if best:
                buy(t, t.state.figures[who], best)


def kits(t: UTable, placed: list[int]) -> list[Kit]:
    """What at least one of them could be given."""
    return [Kit(kind) for kind in KINDS if any(best_of(t, who, kind) for who in placed)]


def best_of(t: UTable, who: int, kind: str) -> str:
    """The dearest thing of a kind that somebody can use and that can be paid; none if he has one.  [dun.dp-buy.when]"""
    if who not in t.state.figures:
        return ""
    figure, c = t.state.figures[who], t.content
    decks: dict[str, Container[str]] = {
        "weapon": c.weapons, "shield": c.shields, "armor": c.armors, "flask": c.objects,
    }  # fmt: skip
    cards = decks[kind]
    bought = [held.card for held in (*figure.hands, *figure.worn, *figure.pack) if held.card in cards]
    if kind != "flask" and len(bought) > (kind == "weapon"):
        return ""
    found = [ware for ware in wares(t, figure) if ware in cards and ware not in bought]
    return max(found, key=lambda ware: printed(t, ware).cost, default="")


async def offer(t: UTable, who: int) -> None:
    """One thing after another.  [dun.dp-buy.when]"""
    while who in t.state.figures and (options := wares(t, t.state.figures[who])):
        about: dict[str, Argument] = {"creature": t.state.figures[who].card, "reserve": t.state.dark.reserve}
        meaning = paid(t, t.state.figures[who])
        offered = [NONE, *(Printed("item", id) for id in options)]
        at = seen(t.state.figures[who])
        chosen = await t.choose(t.state.dark.seat, "outfit", offered, label=ware, meaning=meaning, about=about, at=at)
        if not isinstance(chosen, Printed):
            return
        buy(t, t.state.figures[who], chosen.id)


def printed(t: UTable, id: str) -> Item:
    """The card of a piece of equipment."""
    c = t.content
    return c.weapons.get(id) or c.shields.get(id) or c.armors.get(id) or c.objects[id]


def buy(t: UTable, figure: Figure, chosen: str) -> None:
    """It is paid and put where it belongs: into a free hand, on the body, or into the pack."""
    c, card, before = t.content, printed(t, chosen), bags.look(t, figure)
    price = cost(figure, card)
    t.state.dark.reserve -= price
    t.state.dark.bought[chosen] = t.state.dark.bought.get(chosen, 0) + 1
    full = sum(hands_for(t, held) for held in figure.hands)
    in_hand = chosen in c.shields or (chosen in c.weapons and full + card.hands <= TWO_HANDS)
    zone = figure.hands if in_hand else figure.worn if chosen in c.armors else figure.pack
    zone.append(Held(chosen))
    reserve, moved = t.state.dark.reserve, bags.moved(t, before)
    cites = ("dun.dp-buy.when",)
    t.tell(Outfitted(who=figure.id, name=figure.card, item=chosen, cost=price, reserve=reserve, cites=cites, **moved))


def ware(option: Value) -> Text:
    """Something that the Dark Player can buy for a creature."""
    return labels.printed(option) if isinstance(option, Printed) else Text("outfit-none")


def paid(t: UTable, figure: Figure) -> Callable[[Value], Meaning]:
    """What he pays for it.  [dun.dp-buy.when]"""
    return lambda option: (
        Meaning(meanings.price("reserve", cost(figure, printed(t, option.id))))
        if isinstance(option, Printed)
        else Meaning()
    )
