"""Why a thing that somebody points at cannot be used now: squares, monsters, doors, cards, characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.kernel import Ask, Text, Value, say
from undercroft.toolkit.paths import FAR
from undercroft.toolkit.pointing import meant

from .. import ids
from ..content import DoriaTable
from ..content.definitions import Card
from ..shapes import RED, WALL
from ..state import NOBODY, OUTSIDE, Hero, Monster
from . import combat, gear, items, monsters, moving
from .ground import board

FAR_WALK = 99


def why_not(t: DoriaTable, ask: Ask[Value], id: str) -> Iterable[Text]:
    """The reasons, while a character acts or goes on moving."""
    card = meant(id, ids.card, range(len(t.content.numbered)))
    if card is not None and ask.key in OF_CARDS:
        return OF_CARDS[ask.key](t, card)
    hero = t.state.active if ask.key == "act" else t.state.moving if ask.key == "move-on" else NOBODY
    if hero == NOBODY:
        return ()
    if card is not None:
        return (not_used(t, hero, card),)
    return reasons(t, hero, id)


def reasons(t: DoriaTable, hero: int, id: str) -> Iterable[Text]:
    """Of squares, monsters, characters, treasures, tokens and doors."""
    heroes, treasures, here = t.state.heroes, t.state.treasures, board(t)
    if (square := meant(id, ids.cell, range(here.size))) is not None:
        return (not_there(t, hero, square),)
    for monster in t.state.monsters.values():
        if id in (ids.monster(monster.id), ids.monster_sheet(monster.id)):
            return (not_attacked(t, hero, monster),)
    for other in range(len(heroes)):
        if id in (ids.hero(other), ids.hero_sheet(other)):
            return (not_helped(t, hero, other),)
    if (square := meant(id, ids.treasure, treasures)) is not None:
        return (say("no-treasure-away", cites=("doria.search.one-card",)),)
    if (square := meant(id, ids.token, t.state.tokens)) is not None:
        return (say("no-token-now" if square == heroes[hero].square else "no-token-away"),)
    doors = {here.edge(door) for door in (*here.unopened, *here.dungeon.opened, *here.dungeon.barred)}
    if (edge := meant(id, ids.door, doors)) is not None:
        return (not_opened(t, hero, edge),)
    return ()


def not_there(t: DoriaTable, hero: int, square: int) -> Text:
    """Nobody walks through monsters and walls or ends a walk on another, and not farther than action points last.

    [doria.walk.cost, doria.walk.not-negative, doria.walk.monsters-block, doria.walk.blocked-squares]
    """
    who = t.state.heroes[hero]
    here = moving.board_for(t, who)
    if square == who.square:
        return say("no-stand", cites=("doria.walk.cost",))
    if not moving.can_move(t, who):
        return say("no-held", cites=("doria.card.immobilized-en",))
    if square in here.dungeon.rubble:
        return say("no-rubble", cites=("doria.walk.blocked-squares",))
    if here.kinds[square] in (WALL, RED):
        return say("no-wall" if here.kinds[square] == WALL else "no-hole", cites=("doria.walk.blocked-squares",))
    if moving.monster_mask(t) >> square & 1:
        return say("no-monster-there", cites=("doria.walk.monsters-block",))
    if square in moving.hero_squares(t, hero):
        return say("no-hero-there", cites=("doria.walk.pass-heroes",))
    if moving.pinned(t, here, who.square):
        return say("no-pinned", cites=("doria.walk.monsters-block",))
    steps = here.reach(who.square, moving.monster_mask(t), FAR_WALK).get(square)
    if steps is None:
        return say("no-way", cites=("doria.walk.monsters-block", "doria.walk.blocked-squares"))
    needed = max(steps * moving.factor(who), who.ap + 1)
    return say("no-far", needed=needed, ap=max(0, who.ap), cites=("doria.walk.cost", "doria.walk.not-negative"))


def not_attacked(t: DoriaTable, hero: int, monster: Monster) -> Text:
    """A card to attack with, in range and in sight, that can hurt such a monster and be paid for.

    [doria.los.required, doria.los.range, doria.combat.choose-item]
    """
    who, here, name = t.state.heroes[hero], board(t), monsters.named(t, monster.id)
    arms = combat.armory(t, hero)
    if t.state.moving == hero:
        return say("no-act-moving", cites=("doria.walk.single-action",))
    if monster.square == OUTSIDE:
        return say("no-outside", monster=name)
    if not arms:
        return say("no-weapon", cites=("doria.combat.choose-item",))
    needed = combat.range_needed(here, who, monster)
    if needed == FAR:
        return say("no-sight", monster=name, cites=("doria.los.required",))
    reaching = [(number, card) for number, card, range in arms if needed <= range]
    if not reaching:
        range = max([range for _, _, range in arms])
        return say("no-range", monster=name, needed=needed, range=range, cites=("doria.los.range",))
    if not any(combat.hurts(t, card, number, monsters.stats(t, monster.id)) for number, card in reaching):
        return say("no-immune", monster=name, cites=("doria.combat.choose-item",))
    return say("no-psi", cites=("doria.psi.attack",))


def not_helped(t: DoriaTable, hero: int, other: int) -> Text:
    """Characters are healed, carried and changed places with.  [doria.los.required, doria.swap.cost-en]"""
    friend = t.state.heroes[other]
    if other == hero:
        return say("no-self")
    if friend.away or friend.square == OUTSIDE:
        return say("no-gone", other=friend.kind)
    here, who = board(t), t.state.heroes[hero]
    if friend.unconscious and friend.square != who.square:
        return say("no-carry-away", other=friend.kind, cites=("doria.carry.pick-up",))
    if not here.sees(who.square, friend.square):
        return say("no-friend-sight", other=friend.kind, cites=("doria.los.required",))
    return say("no-help", other=friend.kind, cites=("doria.los.required",))


def not_opened(t: DoriaTable, hero: int, edge: int) -> Text:
    """Doors are opened from their square, while tiles are left.  [doria.reveal.standing-at-door-en]"""
    here, who = board(t), t.state.heroes[hero]
    if edge in {here.edge(door) for door in here.dungeon.barred}:
        return say("no-barred", cites=("doria.trap.blocked-doors",))
    if edge not in {here.edge(door) for door in here.unopened}:
        return say("no-open-door", cites=("doria.walk.cost",))
    if all(here.edge(door) != edge for door in here.doors_at.get(who.square, ())):
        return say("no-door-away", cites=("doria.reveal.standing-at-door-en",))
    if who.buried:
        return say("no-held", cites=("doria.card.immobilized-en",))
    return say("no-tiles", cites=("doria.reveal.free",))


def not_used(t: DoriaTable, hero: int, number: int) -> Text:
    """A card is used from the body or the belt by the one who carries it, if it is whole and one is able to.

    [doria.use.backpack, doria.repair.damaged-item-en, doria.equip.requirements]
    """
    who, card = t.state.heroes[hero], t.content.numbered[number]
    if number not in gear.owned(who):
        owner = next((other for other in t.state.heroes if number in gear.owned(other)), None)
        if owner is None:
            return say("no-card-away")
        return say("no-card-other", other=owner.kind, cites=("doria.take.cost",))
    if card.attack is None and card.use is None:
        return say("no-card-passive" if gear.where(who, number) == "body" else "no-card-worn")
    if gear.where(who, number) == "pack":
        return say("no-card-pack", cites=("doria.use.backpack",))
    if number in t.state.damaged:
        return say("no-card-damaged", cites=("doria.repair.damaged-item-en",))
    if not gear.meets(who, card):
        return say("no-card-needs", cites=("doria.equip.requirements",))
    if t.state.moving == hero:
        return say("no-act-moving", cites=("doria.walk.single-action",))
    return next(unready(t, hero, number, card))


def unready(t: DoriaTable, hero: int, number: int, card: Card) -> Iterator[Text]:
    """A card at hand: hands, psi points, or somebody to use it on are missing.  [doria.use.two-handed-belt-en]"""
    who = t.state.heroes[hero]
    if number in who.belt and not combat.from_belt(t.content, who, card):
        yield say("no-card-hands", cites=("doria.use.two-handed-belt-en",))
    if not combat.affordable(t, who, card.pp):
        yield say("no-psi", cites=("doria.psi.attack",))
    if card.attack is None or card.use is not None:
        if not items.targets(t, hero, card, board(t)):
            yield say("no-card-idle", cites=("doria.card.ap-cost",))
        yield say("no-card-belt", cites=("doria.use.from-belt-en",))
    near = nearest(t, who)
    range = combat.reach_of(who, card)
    if near == FAR:
        yield say("no-prey", cites=("doria.los.required",))
    elif near > range:
        yield say("no-prey-range", needed=near, range=range, cites=("doria.los.range",))
    yield say("no-prey-immune", cites=("doria.combat.choose-item",))


def not_bought(t: DoriaTable, number: int) -> Iterable[Text]:
    """What lies in the shop is paid for with the gold of other cards.  [doria.phase-i.exchange]"""
    if number not in t.state.shop:
        return
    gold = t.content.numbered[number].gold
    if gold > t.state.gold:
        yield say("no-gold", needed=gold, gold=t.state.gold, cites=("doria.phase-i.exchange",))
    else:
        yield say("no-sale", cites=("doria.phase-i.exchange",))


def not_defending(t: DoriaTable, number: int) -> Iterable[Text]:
    """One defends with what one carries ready and is whole.  [doria.defense.choose, doria.repair.damaged-item-en]"""
    whole = number not in t.state.damaged
    yield say("no-defense" if whole else "no-card-damaged", cites=("doria.defense.choose",))


OF_CARDS = {"shop": not_bought, "defend": not_defending, "resist": not_defending}
"""Questions that cards answer."""


def nearest(t: DoriaTable, who: Hero) -> int:
    """How far the nearest monster in sight is away."""
    here = board(t)
    seen = [combat.range_needed(here, who, one) for one in t.state.monsters.values() if one.square != OUTSIDE]
    return min(seen, default=FAR)
