"""Equipment that a Dark Player buys for his creatures as he places them."""

from __future__ import annotations

from ..content.catalogue import UTable
from ..content.definitions import CHAMPION, ELITE, LARGE, Item
from ..state import Figure, Held
from . import labels

NONE = "none"
MOST_ALIKE = 3


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


def wares(t: UTable, figure: Figure) -> list[str]:
    """What it can use, that can be paid, and of which fewer than three have been bought.

    [dun.dp-buy.when, dun.dp-buy.limit]
    """
    c = t.content
    cards: list[Item] = [*c.shields.values()] if not any(h.card in c.shields for h in figure.hands) else []
    cards += [card for card in c.armors.values() if card.body] if not figure.worn else []
    cards += [card for card in c.objects.values() if card.potion == "healing"]
    return [
        card.id
        for card in cards
        if cost(figure, card) <= t.state.reserve and t.state.options.get(f"bought-{card.id}", 0) < MOST_ALIKE
    ]


async def offer(t: UTable, who: int) -> None:
    """[dun.dp-buy.when]"""
    figure = t.state.figures[who]
    options = [NONE, *wares(t, figure)]
    chosen = await t.choose(t.state.dark_seat, "outfit", options, label=labels.ware, about={"creature": figure.card})
    if chosen == NONE:
        return
    figure, c = t.state.figures[who], t.content
    card: Item = c.shields.get(chosen) or c.armors.get(chosen) or c.objects[chosen]
    t.state.reserve -= cost(figure, card)
    t.state.options[f"bought-{chosen}"] = t.state.options.get(f"bought-{chosen}", 0) + 1
    zone = figure.hands if chosen in c.shields else figure.worn if chosen in c.armors else figure.pack
    zone.append(Held(chosen))
