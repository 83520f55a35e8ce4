"""What the Dark Player's bot does with its cards, points and creatures. It knows its own hand and the whole map."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask

from . import fencing, scouting
from .content.catalogue import Content, UTable
from .content.definitions import Attribute
from .rules import figures
from .rules.engagement import board_of, side_in_combat
from .rules.options import Do
from .rules.spawning import faction
from .state import HEROES

GUARDS = 8
"""Points that are kept until the Leader is on the board."""


def obstacle(t: UTable, ask: Ask[Any]) -> Any:
    """A trap or lock while enough is left for the creatures; nothing is saved once a hero is weak."""
    cards = [card for card in ask.options if card in t.content.dark]
    weak = any(figures.vitality_left(hero) <= 2 for hero in scouting.party(t))
    spare = t.state.reserve - (2 if weak else 6)
    payable = [card for card in cards if t.content.dark[card].cost <= spare]
    if payable:
        return max(payable, key=lambda card: t.content.dark[card].cost)
    later = any(t.content.dark[card].use == "trap" and t.content.dark[card].cost <= spare for card in t.state.hand)
    return ask.options[0] if later or "pass-section" not in ask.options else "pass-section"


def encounter(t: UTable, ask: Ask[Any]) -> Any:
    """The largest encounter that the points allow; something is saved for the Leader's own room."""
    known = t.content.dark
    cards = [card for card in ask.options if card in known and known[card].kind == "encounter"]
    saved = 0 if t.state.options.get("leader-placed") or not t.state.leader_card else GUARDS
    cards = [card for card in cards if worth_of_card(t, card) <= t.state.reserve - saved]
    if not cards or (side_in_combat(t, HEROES) and t.state.reserve < 6):
        return "pass"
    return max(cards, key=lambda card: worth_of_card(t, card))


def worth_of_card(t: UTable, card: str) -> int:
    """The points that an Encounter card can put on the board now."""
    cost = t.content.dark[card].cost
    dearest = max(t.content.creatures[name].vp for name in t.content.factions[faction(t)].creatures)
    return min(t.state.reserve, cost if cost > 0 else dearest)


def creature(t: UTable, ask: Ask[Any]) -> Any:
    """The most valuable first, with shooters behind them."""
    names = [name for name in ask.options if name != "done"]
    if not names:
        return "done"
    return max(names, key=lambda name: strength(t.content, name))


def strength(content: Content, name: str) -> float:
    card = content.creatures[name]
    base = card.attributes
    return card.vp * 3 + base[Attribute.COMBAT] + base[Attribute.VITALITY] / 2 + len(card.skills) / 4


def place(t: UTable, ask: Ask[Any]) -> Any:
    """Near the heroes for fighters, far for shooters."""
    board = board_of(t)
    heroes = scouting.party(t)
    name = ask.about.get("creature", "")
    card = t.content.creatures.get(str(name))
    far = card is not None and card.behaviour in ("ranged-fighter", "sorcerer")

    def near(cell: int) -> int:
        steps = min((board.distance(cell, hero.cell) for hero in heroes), default=0)
        return steps if far else -steps

    return max(ask.options, key=near)


def dark(t: UTable, ask: Ask[Any]) -> Any:
    """Powers and reinforcements in a fight, then all creatures; points for what is left over."""

    def worth(do: Do) -> float:
        if do.verb == "power":
            return 5.0 + t.state.figures[do.target].vp if t.content.dark[do.word].cost <= t.state.reserve - 2 else -1.0
        if do.verb == "come":
            return 8.0
        if do.verb == "improve":
            return 1.0 if t.state.reserve > GUARDS else -1.0
        if do.verb == "activate":
            return 4.0 + (1 if fencing.shoots(t, t.state.figures[do.target]) else 0)
        if do.verb == "discard":
            return 3.0 + t.content.dark[do.word].discard / 10 if spare(t, do.word) else -2.0
        return 0.0

    return max(ask.options, key=worth)


KEPT = 2
"""Encounter cards that the Dark Player keeps; the others are worth more as points."""


def meetings(t: UTable) -> list[str]:
    """The Encounter cards in hand, the best first; those that wait for their moment are not counted."""
    cards = [card for card in t.state.hand if t.content.dark[card].use in ("section", "special")]
    return sorted(cards, key=lambda card: -abs(t.content.dark[card].cost))


def spare(t: UTable, card: str) -> bool:
    """Whether a card is better turned into points."""
    if t.content.dark[card].kind == "encounter":
        return card in meetings(t)[KEPT:]
    return t.state.reserve < 6 or len(t.state.hand) >= 4


def draw(t: UTable, ask: Ask[Any]) -> Any:
    """Encounters until there are enough of them."""
    wanted = "encounters" if len(meetings(t)) < KEPT else "obstacles"
    return wanted if wanted in ask.options else ask.options[0]


def discard(t: UTable, ask: Ask[Any]) -> Any:
    return max(
        ask.options, key=lambda card: t.content.dark[card].discard - 3 * (t.content.dark[card].kind == "encounter")
    )


def upgrade(t: UTable, ask: Ask[Any]) -> Any:
    """The dearest improvement of the Leader that leaves enough for an encounter in hand."""
    profile = t.content.creatures[t.state.leader_card]
    costs = {up.id: up.cost for up in profile.upgrades}
    kept = GUARDS if meetings(t) else 0
    payable = [name for name in ask.options if name in costs and costs[name] <= t.state.reserve - kept]
    return max(payable, key=lambda name: costs[name]) if payable else ask.options[0]


def leader(t: UTable, ask: Ask[Any]) -> Any:
    """The strongest that can be paid at once."""
    payable = [name for name in ask.options if t.content.creatures[name].vp <= max(3, t.state.reserve // 2)]
    return max(payable or ask.options, key=lambda name: strength(t.content, name))
