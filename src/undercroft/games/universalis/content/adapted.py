"""Adventures of other games as Quest Sheets: what they would cost, and which cards stand for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .definitions import CHAMPION, Creature, DarkCard
from .quests import IN_ADVANCE as IN_ADVANCE
from .quests import Fixed, Quest
from .sheet_checks import Plan

Creatures = Mapping[str, Creature]
Cards = Mapping[str, DarkCard]
Instead = Callable[[str], str]
"""Who takes a creature's place, where another faction dwells."""


def as_printed(name: str) -> str:
    return name


def bill(quest: Quest, creatures: Creatures, cards: Cards, instead: Instead = as_printed) -> Iterator[tuple[str, int]]:
    """Each creature, trap, lock and riddle of a sheet with its points, the Leader first; what is free costs nothing.

    [dun.adapt.level]
    """
    if quest.leader:
        yield instead(quest.leader), creatures[instead(quest.leader)].vp
    for fixed in quest.creatures:
        if not fixed.free and not (fixed.leader and quest.leader):
            yield instead(fixed.creature), creatures[instead(fixed.creature)].vp
    for card in obstacles(quest, cards):
        yield card, cards[card].cost


def obstacles(quest: Quest, cards: Cards) -> list[str]:
    """The Obstacle cards that a sheet needs, each as often as it needs it."""
    needed = [trap.card for trap in quest.traps if not trap.free]
    for use in ("lock", "riddle"):
        card = next((card.id for card in cards.values() if card.use == use), "")
        needed += [card for door in quest.doors if getattr(door, use)]
    return needed


def level(quest: Quest, creatures: Creatures, cards: Cards, instead: Instead = as_printed) -> int:
    """The Quest's Level: what all its creatures and obstacles would cost.  [dun.adapt.level]"""
    return sum(cost for _, cost in bill(quest, creatures, cards, instead))


def cards_used(quest: Quest, creatures: Creatures, cards: Cards) -> list[str]:
    """One Obstacle and one Encounter card of each kind that an adapted adventure uses.  [dun.adapt.hand]"""
    plan, groups = Plan(quest), dict[str, list[Fixed]]()
    for fixed in quest.creatures:
        groups.setdefault(plan.at(fixed.at), []).append(fixed)
    found = [encounter([creatures[one.creature] for one in group], cards) for group in groups.values()]
    return sorted({*obstacles(quest, cards), *found} - {""})


def encounter(group: list[Creature], cards: Cards) -> str:
    """The Encounter card that would bring these creatures: Special Creature for a Champion or what no other card could
    pay alone, else the smallest card that pays for all of them."""
    ranked = sorted((card for card in cards.values() if card.use == "section"), key=lambda card: card.cost)
    most = ranked[-1].cost if ranked else 0
    if len(group) == 1 and (group[0].level == CHAMPION or group[0].vp > most):
        return next((card.id for card in cards.values() if card.use == "special"), "")
    worth = sum(one.vp for one in group)
    return next((card.id for card in ranked if card.cost >= worth), ranked[-1].id if ranked else "")
