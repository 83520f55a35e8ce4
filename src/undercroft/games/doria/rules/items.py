"""Using items: potions, spells with a target number, tools."""

from __future__ import annotations

from ..board import Board
from ..content import Content, DoriaTable
from ..content.definitions import Card
from ..events import SpellChecked, Used
from ..state import Hero
from . import combat, gear, health
from .dice import check
from .kept import by_gear
from .options import Use
from .telling import tell


@by_gear
def usable(content: Content, who: Hero, damaged: list[int]) -> tuple[tuple[int, int], ...]:
    """The cards with a use, on the body or in the belt, and what each costs.

    [doria.use.from-belt-en, doria.use.from-belt-de, doria.use.backpack, doria.repair.damaged-item-en,
    doria.card.ap-cost]
    """
    found: list[tuple[int, int]] = []
    for number in gear.equipped(who):
        card = content.numbered[number]
        if card.use is not None and number not in damaged and gear.meets(who, card):
            found.append((number, gear.discounted(who, card.ap)))
    for number in who.belt:
        card = content.numbered[number]
        if card.use is None or number in damaged or not gear.meets(who, card):
            continue
        if combat.from_belt(content, who, card) and card.kind in ("potion", "ritual", "tool", "spell"):
            found.append((number, gear.discounted(who, card.ap + content.points.belt_ap)))
    return tuple(found)


def uses(t: DoriaTable, hero: int, here: Board) -> list[Use]:
    """Every use of an item that a character could make now."""
    found: list[Use] = []
    who = t.state.heroes[hero]
    for number, _ in usable(t, hero):
        card = t.content.numbered[number]
        if combat.affordable(t, who, card.pp):
            found += [Use(number, card.id, target) for target in targets(t, hero, card, here)]
    return found


def targets(t: DoriaTable, hero: int, card: Card, here: Board) -> list[int]:
    """Oneself, and with a friendly card the characters in range and in sight whom it helps.

    [doria.los.required, doria.take.potion-target-en]
    """
    state, usable = t.state, card.usable
    who = state.heroes[hero]
    found = [hero] if usable is None or usable(state, t.content, hero, hero) else []
    if card.friendly:
        range = combat.reach_of(who, card)
        for other, friend in enumerate(state.heroes):
            if other == hero or friend.away or not (usable is None or usable(state, t.content, hero, other)):
                continue
            if card.anywhere or helps(here, who, friend, range):
                found.append(other)
    return found


def helps(here: Board, who: Hero, friend: Hero, range: int) -> bool:
    """In range and in sight; under rubble only from the next square.

    [doria.los.required, doria.marker.rubble-buried-en]
    """
    if who.buried or friend.buried:
        return range >= 1 and here.touches(who.square, friend.square)
    return here.in_range(who.square, friend.square, range)


async def use(t: DoriaTable, hero: int, action: Use) -> None:
    """Pay the action points and use the item.  [doria.card.ap-cost, doria.phase-d.pay-then-resolve]"""
    t.state.heroes[hero].ap -= dict(usable(t, hero))[action.number]
    await apply(t, hero, action.number, action.target)


async def apply(t: DoriaTable, hero: int, number: int, target: int) -> None:
    """What an item does, after its check if it has a target number; a potion is used up.

    [doria.card.target-number, doria.psi.tn-spell, doria.use.potion-discarded, doria.card.psi-cost]
    """
    card = t.content.numbered[number]
    t.used(card.id)
    who, friend = t.state.heroes[hero], t.state.heroes[target]
    tell(t, Used(hero=who.kind, card=card.id, other=friend.kind, cites=("doria.card.ap-cost",)))
    passed = True
    if card.tn:
        passed = await cast(t, hero, card)
    else:
        health.spend_psi(t, hero, card.pp)
    if card.spent:
        spend(t, number)
    if passed and card.use is not None and not t.state.result:
        await card.use(t, hero, target)


def spend(t: DoriaTable, number: int) -> None:
    """Used up: onto the discard pile, regardless of who carries it. [doria.use.potion-discarded]"""
    for hero, who in enumerate(t.state.heroes):
        if number in gear.owned(who):
            gear.discard_card(t, hero, number)


def target_number(t: DoriaTable, hero: int, card: Card) -> int:
    """The printed number less the bonuses that are worn, where they count.

    [doria.card.tn-bonus-en, doria.card.tn-bonus-de]
    """
    helped = card.kind in t.content.points.tn_bonus_kinds
    return card.tn - (t.state.heroes[hero].worn[gear.TN] if helped else 0)


async def cast(t: DoriaTable, hero: int, card: Card) -> bool:
    """2D and both attributes of the card against its number; each critical success saves a psi point.

    [doria.psi.tn-spell, doria.psi.tn-critical, doria.card.psi-cost]
    """
    attributes = (card.needs[0][0], card.needs[-1][0])
    result = await check(t, hero, attributes, target_number(t, hero, card), "spell")
    saved = result.steps if result.passed else 0
    health.spend_psi(t, hero, max(0, card.pp - saved))
    tell(
        t,
        SpellChecked(
            hero=t.state.heroes[hero].kind,
            card=card.id,
            total=result.total,
            target=result.target,
            passed=int(result.passed),
            cites=("doria.psi.tn-spell",),
        ),
    )
    return result.passed
