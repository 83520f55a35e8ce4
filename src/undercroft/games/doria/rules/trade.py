"""Handling equipment: taking in hand, putting away, throwing, taking from others, repairing."""

from __future__ import annotations

from undercroft.kernel import Meaning, Value, Word

from ..content import Content, DoriaTable
from ..events import Equipped, Repaired, Taken, Thrown
from ..state import NO_CARD, OUTSIDE, PLACES, Hero
from . import combat, gear, health, items, labels, loot, meanings, monsters, status
from .ground import board
from .kept import by_gear
from .options import (
    NO,
    YES,
    Attack,
    Person,
    Repair,
    Shift,
    StrikeTaken,
    Thing,
    UseTaken,
    people,
    person_label,
    thing_label,
    things,
)
from .previews import taken_label, taken_meaning
from .telling import tell

REPAIR_OTHER_AP = 5
KEEP = Word("keep")
NO_EFFECT = -1


# ----------------------------------------------------------------------------------------------- in hand and away


def draws(t: DoriaTable, hero: int) -> list[Shift]:
    """Cards from belt and backpack that can be put on, and from the backpack to the belt.

    [doria.equip.take-from-belt-en, doria.equip.take-from-belt-de, doria.equip.take-from-backpack]
    """
    who = t.state.heroes[hero]
    found: list[Shift] = []
    for number in (*who.belt, *who.pack):
        card = t.content.numbered[number].id
        found += [Shift(number, card, PLACES[at], hero) for at in gear.places_for(t.content, who, number)]
    if len(who.belt) < gear.belt_places(t.content, who):
        found += [Shift(number, t.content.numbered[number].id, "belt", hero) for number in who.pack]
    return found


@by_gear
def can_draw(content: Content, who: Hero, damaged: list[int]) -> bool:
    """Whether anything can be taken out of belt or backpack to some use."""
    if who.pack and len(who.belt) < gear.belt_places(content, who):
        return True
    return any(gear.places_for(content, who, number) for number in (*who.belt, *who.pack))


def draw_cost(t: DoriaTable, hero: int, number: int) -> int:
    """What it costs to get a card out.  [doria.equip.zone-access-en, doria.bonus.ap-retrieve]"""
    who = t.state.heroes[hero]
    return gear.discounted(who, gear.access(t.content, gear.where(who, number)))


async def draw(t: DoriaTable, hero: int) -> None:
    """Take a card out of belt or backpack; what it replaces goes down.  [doria.equip.take-from-belt-en]"""
    who = t.state.heroes[hero]
    chosen: Shift = await t.choose(
        who.seat,
        "equip",
        draws(t, hero),
        label=labels.shift_label,
        meaning=lambda shift: meanings.shift_meaning(t, shift, draw_cost(t, hero, shift.number)),
        cites=("doria.equip.zone-access-en",),
        about={"hero": who.kind},
        at=(f"sheet-hero-{hero}",),
    )
    who = t.state.heroes[hero]
    who.ap -= draw_cost(t, hero, chosen.number)
    gear.remove(t.content, who, chosen.number)
    await loot.lay(t, hero, chosen.number, chosen.place)


def stows(t: DoriaTable, hero: int) -> list[Shift]:
    """Cards that can be moved down, to the belt or the backpack, at no cost.  [doria.equip.downgrade-free]"""
    who = t.state.heroes[hero]
    room = len(who.belt) < gear.belt_places(t.content, who)
    named = t.content.numbered
    found = [Shift(number, named[number].id, "pack", hero) for number in (*gear.equipped(who), *who.belt)]
    if room:
        found += [Shift(number, named[number].id, "belt", hero) for number in gear.equipped(who)]
    return found


async def stow(t: DoriaTable, hero: int) -> None:
    """Move a card down.  [doria.equip.downgrade-free]"""
    who = t.state.heroes[hero]
    chosen: Shift = await t.choose(
        who.seat,
        "stow",
        stows(t, hero),
        label=labels.shift_label,
        meaning=lambda shift: meanings.shift_meaning(t, shift, 0),
        cites=("doria.equip.downgrade-free",),
        about={"hero": who.kind},
        at=(f"sheet-hero-{hero}",),
    )
    who = t.state.heroes[hero]
    gear.remove(t.content, who, chosen.number)
    if chosen.place == "belt" and len(who.belt) < gear.belt_places(t.content, who):
        who.belt.append(chosen.number)
    else:
        who.pack.append(chosen.number)
    tell(t, Equipped(hero=who.kind, card=chosen.card, place=chosen.place, cites=("doria.equip.downgrade-free",)))
    health.check_death(t, hero)


# ----------------------------------------------------------------------------------------------- throwing


def receivers(t: DoriaTable, hero: int) -> list[int]:
    """Conscious characters on the same tile or one joined to it; with the harder variant only those in sight.

    [doria.throw.reach, doria.throw.sight-option, doria.trap.blocked-doors]
    """
    here, heroes, square = board(t), t.state.heroes, t.state.heroes[hero].square
    near = (square // 25, *here.joined_slots(square // 25))
    found = [other for other in monsters.targets(t.state) if other != hero and heroes[other].square // 25 in near]
    if t.state.setting.switches.throw_in_sight:
        found = [other for other in found if here.sees(square, t.state.heroes[other].square)]
    return found


def can_throw(t: DoriaTable, hero: int) -> bool:
    """Whether there is anybody to throw to.  [doria.throw.reach, doria.throw.sight-option]"""
    heroes, square = t.state.heroes, t.state.heroes[hero].square
    if t.state.setting.switches.throw_in_sight:
        return bool(receivers(t, hero))
    near = (square // 25, *board(t).joined_slots(square // 25))
    for who in heroes:
        there = who.square != OUTSIDE and who is not heroes[hero] and who.square // 25 in near
        if there and not who.unconscious and not who.away:
            return True
    return False


def throwable(t: DoriaTable, hero: int) -> list[int]:
    """Weapons, spells, potions and armor; traps kept for their gold can be passed on too."""
    return gear.owned(t.state.heroes[hero])


async def throw(t: DoriaTable, hero: int) -> None:
    """Throw a card to another character, who may equip it at once.

    [doria.throw.turn, doria.throw.cost-en, doria.throw.cost-de, doria.throw.displaced-card,
    doria.equip.take-from-backpack]
    """
    who = t.state.heroes[hero]
    thing: Thing = await t.choose(
        who.seat,
        "throw",
        things(t, throwable(t, hero)),
        label=thing_label,
        meaning=lambda thing: Meaning(meanings.points(draw_cost(t, hero, thing.number))),
        cites=("doria.throw.cost-en",),
        about={"hero": who.kind},
        at=(f"sheet-hero-{hero}",),
    )
    to: Person = await t.choose(
        who.seat,
        "throw-to",
        people(t, receivers(t, hero)),
        label=person_label,
        about={"hero": who.kind, "card": thing.card},
        at=(f"card-{thing.number}",),
    )
    who = t.state.heroes[hero]
    who.ap -= draw_cost(t, hero, thing.number)
    gear.remove(t.content, who, thing.number)
    tell(t, Thrown(hero=who.kind, other=to.kind, card=thing.card, cites=("doria.throw.turn",)))
    health.check_death(t, hero)
    await loot.receive(t, to.hero, thing.number)


# ----------------------------------------------------------------------------------------------- from others


def beside(t: DoriaTable, hero: int) -> tuple[int, ...]:
    """The square of a character and those next to it; rubble keeps nobody off who is that near.

    [doria.take.cost, doria.marker.rubble-buried-en]
    """
    square = t.state.heroes[hero].square
    return square, *board(t).bare.near[square]


def givers(t: DoriaTable, hero: int) -> list[int]:
    """Characters with cards next to this one, or lying on its square.  [doria.take.cost]"""
    near = beside(t, hero)
    return [
        other
        for other, friend in enumerate(t.state.heroes)
        if friend.square in near and other != hero and not friend.away and gear.owns(friend)
    ]


def can_take(t: DoriaTable, hero: int) -> bool:
    """Whether there is anybody to take a card from.  [doria.take.cost]"""
    heroes, near = t.state.heroes, beside(t, hero)
    for friend in heroes:
        if friend.square in near and friend is not heroes[hero] and not friend.away and gear.owns(friend):
            return True
    return False


async def take(t: DoriaTable, hero: int) -> None:
    """Take a card from a neighbour who agrees or is unconscious, to keep it or to use it at once.

    [doria.take.cost, doria.take.unconscious, doria.take.use-directly, doria.take.afterwards, doria.bonus.ap-retrieve]
    """
    who = t.state.heroes[hero]
    giver: Person = await t.choose(
        who.seat,
        "take-from",
        people(t, givers(t, hero)),
        label=person_label,
        about={"hero": who.kind},
        at=(f"hero-{hero}",),
    )
    friend = t.state.heroes[giver.hero]
    thing: Thing = await t.choose(
        who.seat,
        "take",
        things(t, gear.owned(friend)),
        label=thing_label,
        meaning=lambda thing: meanings.facts_meaning(t, thing),
        about={"hero": who.kind, "other": friend.kind},
        at=(f"sheet-hero-{giver.hero}",),
    )
    if not friend.unconscious and friend.seat != who.seat:
        agreed = await t.choose(
            friend.seat,
            "agree-take",
            (YES, NO),
            about={"hero": who.kind, "other": friend.kind, "card": thing.card},
            cites=("doria.take.cost",),
            at=(f"card-{thing.number}",),
        )
        if agreed is NO:
            return
    await use_or_keep(t, hero, giver.hero, thing.number)


async def use_or_keep(t: DoriaTable, hero: int, giver: int, number: int) -> None:
    """The taken card is used in the same action, or kept.  [doria.take.use-directly, doria.take.afterwards]"""
    who, card = t.state.heroes[hero], t.content.numbered[number]
    options: list[Value] = [KEEP, *direct_uses(t, hero, number)]
    chosen = await t.choose(
        who.seat,
        "take-use",
        options,
        label=lambda option: taken_label(t, number, option),
        meaning=lambda option: taken_meaning(t, hero, number, option),
        about={"hero": who.kind, "card": card.id},
        at=(f"card-{number}",),
    )
    who, friend = t.state.heroes[hero], t.state.heroes[giver]
    spent = combat.TAKE_AP if chosen is KEEP else combat.TAKE_AP + card.ap
    who.ap -= gear.discounted(who, spent)
    gear.remove(t.content, friend, number)
    tell(t, Taken(hero=who.kind, other=friend.kind, card=card.id, cites=("doria.take.cost",)))
    health.check_death(t, giver)
    if chosen is KEEP:
        await loot.receive(t, hero, number)
        return
    if not card.spent:
        await to_hand(t, hero, number)
    else:
        t.state.heroes[hero].pack.append(number)
    if isinstance(chosen, UseTaken):
        await items.apply(t, hero, number, chosen.target)
    elif isinstance(chosen, StrikeTaken):
        await strike_with(t, hero, number, chosen)


def direct_uses(t: DoriaTable, hero: int, number: int) -> list[UseTaken] | list[StrikeTaken]:
    """What could be done at once with a card of another, also with the special effect of a weapon.

    [doria.take.use-directly, doria.psi.special-weapons]
    """
    who, card, here = t.state.heroes[hero], t.content.numbered[number], board(t)
    if number in t.state.damaged or not gear.meets(who, card):
        return []
    if card.use is not None and combat.affordable(t, who, card.pp):
        return [UseTaken(target, t.state.heroes[target].kind) for target in items.targets(t, hero, card, here)]
    if card.attack is None:
        return []
    found = [m.id for m in t.state.monsters.values() if combat.can_attack(t, who, card, number, m, here)]
    costs = [(NO_EFFECT, 0), *((at, boost.pp) for at, boost in enumerate(status.boosts_of(t, number)))]
    paid = [at for at, pp in costs if combat.affordable(t, who, combat.attack_pp(card) + pp)]
    return [StrikeTaken(monster, monsters.named(t, monster), at) for monster in found for at in paid]


async def to_hand(t: DoriaTable, hero: int, number: int) -> None:
    """Into the hand of who used it last.  [doria.take.afterwards]"""
    who = t.state.heroes[hero]
    places = gear.places_for(t.content, who, number)
    hands = [place for place in places if place in gear.HANDS] or list(places[:1])
    free = [place for place in hands if who.body[place] == NO_CARD] or hands
    await loot.lay(t, hero, number, PLACES[free[0]])


async def strike_with(t: DoriaTable, hero: int, number: int, chosen: StrikeTaken) -> None:
    """Attack with the taken card; its action points are paid already."""
    card, kind = t.content.numbered[number], t.state.monsters[chosen.monster].kind
    await combat.resolve(t, hero, Attack(number, card.id, chosen.monster, kind, chosen.boost))


# ----------------------------------------------------------------------------------------------- repairing


def repairs(t: DoriaTable, hero: int) -> list[Repair]:
    """All repairs of own cards and of those of characters in range 1.

    [doria.repair.cost, doria.repair.other-hero, doria.repair.set, doria.repair.set-backpack]
    """
    who = t.state.heroes[hero]
    found: list[Repair] = []
    for other, broken in broken_near(t, hero).items():
        more = REPAIR_OTHER_AP if other != hero else 0
        for number in broken:
            cost = gear.discounted(who, t.content.numbered[number].ap + surcharge(t, other, number) + more)
            found.append(Repair(other, (number,), cost, t.content.numbered[number].id))
        found += sets(t, hero, other, broken, more)
    return found


def can_repair(t: DoriaTable, hero: int) -> bool:
    """Whether there is anything to repair."""
    heroes, near, damaged = t.state.heroes, beside(t, hero), t.state.damaged
    for friend in heroes:
        if (friend is heroes[hero] or friend.square in near) and not friend.away:
            for number in (*friend.body, *friend.belt, *friend.pack):
                if number in damaged:
                    return True
    return False


def broken_near(t: DoriaTable, hero: int) -> dict[int, list[int]]:
    """The damaged cards of a character and of those in range 1.  [doria.repair.other-hero]"""
    heroes, near, damaged = t.state.heroes, beside(t, hero), t.state.damaged
    return {
        other: [number for number in gear.owned(friend) if number in damaged]
        for other, friend in enumerate(heroes)
        if (other == hero or friend.square in near) and not friend.away
    }


def surcharge(t: DoriaTable, owner: int, number: int) -> int:
    """Reaching a card that is put away, where the edition asks for it.  [doria.repair.cost]"""
    belt, pack = t.content.points.repair_surcharge
    return {"belt": belt, "pack": pack}.get(gear.where(t.state.heroes[owner], number), 0)


def sets(t: DoriaTable, hero: int, owner: int, broken: list[int], more: int) -> list[Repair]:
    """All damaged pieces of a set on body and in the belt, for the dearest of them; the belt adds once.

    [doria.repair.set, doria.repair.set-belt-en, doria.repair.set-backpack]
    """
    friend, groups = t.state.heroes[owner], dict[str, list[int]]()
    for number in broken:
        card = t.content.numbered[number]
        if card.kind == "armor" and card.group and number not in friend.pack:
            groups.setdefault(card.group, []).append(number)
    found: list[Repair] = []
    for group, numbers in groups.items():
        worn = [number for number in numbers if number not in friend.belt]
        for pieces in {tuple(worn), tuple(numbers)}:
            if len(pieces) > 1:
                dearest = max(t.content.numbered[number].ap for number in pieces)
                extra = t.content.points.set_belt_ap if any(number in friend.belt for number in pieces) else 0
                cost = gear.discounted(t.state.heroes[hero], dearest + extra + more)
                found.append(Repair(owner, pieces, cost, group))
    return sorted(found, key=str)


async def repair(t: DoriaTable, hero: int) -> None:
    """Spend the action points on the card and take the markers off.  [doria.repair.cost]"""
    who = t.state.heroes[hero]
    chosen: Repair = await t.choose(
        who.seat,
        "repair",
        repairs(t, hero),
        label=lambda work: labels.repair_label(t, work),
        meaning=meanings.repair_meaning,
        cites=("doria.repair.cost",),
        about={"hero": who.kind},
        at=(f"sheet-hero-{hero}",),
    )
    t.state.heroes[hero].ap -= chosen.ap
    for number in chosen.numbers:
        gear.mend_card(t, number)
        tell(t, Repaired(hero=who.kind, card=t.content.numbered[number].id, cites=("doria.repair.cost",)))
