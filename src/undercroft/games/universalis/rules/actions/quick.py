"""Quick Actions: equipment, potions, doors, levers, light."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import Object
from ...events import Closed, Handled, Opened
from ...state import NOBODY, NOWHERE, Figure, Held, Mark
from .. import telling
from ..carrying import USED, baggage, bags, displaced, hands_for, spend_quick, unique
from ..characters import figures, has
from ..exploring import exploration
from ..fighting import spoils
from ..harm import effects
from ..squares import (
    Do,
    Situation,
    adjacent,
    around,
    board_of,
    footprint,
    in_melee,
    passages,
    spend_action,
    threatened,
)
from .gear import coat_offers, drawable, drinkable, exchange_offers, gear


def offers(t: UTable, s: Situation) -> list[Do]:
    """Creatures have weapons to draw and doors to work.

    [dun.quick.list, dun.quick.not-in-melee-range, dun.spell.skinchanger-limits, dun.door.reopen]
    """
    if not s.may_quick or s.figure.kind == "pet" or s.beast:
        return []
    if s.figure.kind == "creature":
        doors = [] if s.hampered else door_offers(t, s)
        found = creature_offers(t, s) if s.figure.pack else []
        return found + doors if doors and has_hands(t, s.figure) else found
    figure, things = s.figure, gear(t, s)
    if s.hampered:
        return [*things.armed]
    found = [*things.drawn, *things.changed]
    if t.state.map.floor:
        found += [Do("pick-up", cell=cell, word=card) for cell, card in within_reach(t, figure)]
    found += door_offers(t, s)
    found += give_offers(t, s)
    found += lever_offers(t, s)
    found += things.coated
    if figure.uses:
        found += spoils.offers(t, s)
    found += things.lamps
    if figure.marks & Mark.OVERLOADED:
        burning = {lamp.word for lamp in things.lamps}
        spare = [held for held in unique(baggage.own(figure)) if held.card not in burning]
        found += [Do("put-down", word=held.card, who=figure.id) for held in spare]
    return found


def creature_offers(t: UTable, s: Situation) -> list[Do]:
    """Weapons and what a Dark Player has bought for a creature.  [dun.dp.creature-activation, dun.dp-buy.when]"""
    in_hand, own, packed = unique(s.figure.hands), unique(baggage.own(s.figure)), unique(s.figure.pack)
    usable = [held for held in own if not s.hampered or t.content.outfits.ware(held.card).weapon]
    found = [Do("draw", word=held.card, who=s.figure.id) for held in usable if drawable(t, s.figure, held)]
    if not s.hampered:
        found += exchange_offers(t, s, packed, in_hand)
        found += [Do("drink", word=held.card, who=s.figure.id) for held in packed if drinkable(t, held)]
        found += coat_offers(t, s, own, in_hand)
    return found


async def draw(t: UTable, who: int, do: Do) -> None:
    """Take something in hand, in exchange for the thing that is named; what finds no hand goes into the backpack. A
    weapon drawn in a Melee Range costs 1 Combat Skill this turn.

    [dun.quick.list, dun.hero.hands-zone, dun.melee.mod-draw, dun.equip.no-draw-penalty,
    dun.skill.combat.swift-drawing, dun.walk.one-quick-action]
    """
    figure = t.state.figures[who]
    held, before = next(held for held in figure.pack if held.card == do.word), bags.look(t, figure)
    figure.pack.remove(held)
    away = [next(other for other in figure.hands if other.card == old) for old in do.ways]
    figure.hands = [other for other in figure.hands if not any(other is one for one in away)]
    away += reversed(displaced(t, figure, held))
    figure.hands = [other for other in figure.hands if not any(other is one for one in away)]
    figure.pack += away
    for other in away:
        t.tell(Handled(who=who, name=figure.card, item=other.card, how="stowed", cites=("dun.hero.hands-zone",)))
    figure.hands.insert(0, held)
    weapon = figures.weapon(t, held)
    swift = has(t, figure, "draws-swiftly")
    if weapon is not None and in_melee(t, figure) and "no-draw-penalty" not in weapon.marks and not swift:
        figure.marks |= Mark.DREW
    spend_quick(t)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how="drawn", cites=("dun.quick.list",), **moved))


async def stow(t: UTable, who: int, do: Do) -> None:
    figure = t.state.figures[who]
    held, before = next(held for held in figure.hands if held.card == do.word), bags.look(t, figure)
    figure.hands.remove(held)
    figure.pack.append(held)
    spend_quick(t)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how="stowed", cites=("dun.quick.list",), **moved))


async def drink(t: UTable, who: int, do: Do) -> None:
    """A potion: its effects replace those of an earlier one.

    [dun.walk.potion-quick, dun.equip.potion-no-stack, dun.equip.consumed]
    """
    figure = t.state.figures[who]
    held = next(held for held in figure.pack if held.card == do.word and held.known)
    thing, before = t.content.objects[held.card], bags.look(t, figure)
    spend_quick(t)
    if not thing.reusable:
        figure.pack.remove(held)
        effects.put_back(t, held.card)
    if thing.potion:
        potions = {card.id for card in t.content.objects.values() if card.potion}
        t.state.lasting = [e for e in t.state.lasting if not (e.target == who and e.card in potions)]
    t.used(held.card)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how="used", cites=("dun.walk.potion-quick",), **moved))
    use = effects.Use(card=held.card, source=who, target=who)
    await effects.apply_all(t, thing.effects, use)


async def put_down(t: UTable, who: int, do: Do) -> None:
    """A light source left on the ground continues giving light; anyone who bears too much leaves something behind.

    [dun.light.drop, dun.quick.list]
    """
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    lamp = next((held for held in figure.hands if held.card == do.word and held.lit), None)
    if lamp is not None:
        figure.hands.remove(lamp)
        t.state.map.lights.append(figure.cell)
    else:
        held = next(held for held in baggage.own(figure) if held.card == do.word)
        figure.pack.remove(held)
        t.state.map.floor.append((figure.cell, held))
    spend_quick(t)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=do.word, how="put-down", cites=("dun.light.drop",), **moved))


async def coat(t: UTable, who: int, do: Do) -> None:
    """The weapon poisons whom it wounds, until the quest is over.  [dun.condition.poisoned, dun.equip.consumed]"""
    flask, (blade,) = do.word, do.ways
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    figure.pack.remove(next(held for held in figure.pack if held.card == flask))
    effects.put_back(t, flask)
    place = next(n for n, held in enumerate(figure.hands) if held.card == blade)
    figure.hands[place] = replace(figure.hands[place], poisoned=True)
    spend_quick(t)
    t.used(flask)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=flask, how="used", cites=("dun.condition.poisoned",), **moved))


def object_offers(t: UTable, s: Situation) -> list[Do]:
    """Objects whose use is an Action: on oneself, on an adjacent friend, or (Holy Water) on an adjacent enemy of the
    underworld.  [dun.equip.consumed]"""
    if s.figure.kind != "hero" or s.beast or s.figure.marks & Mark.KNOCKED_DOWN:
        return []
    found: list[Do] = []
    served = gear(t, s).served
    if not served:
        return found
    for card, thing in served:
        if thing.kind == "holy-water":
            foes = [f for f in s.foes if has(t, f, "unholy")]
            found += [Do("use", target=f.id, word=card, who=s.figure.id) for f in foes if adjacent(t, s.figure, f)]
        elif not s.hampered:
            friends = [f for f in s.allies if adjacent(t, s.figure, f)]
            found += [Do("use", target=f.id, word=card, who=s.figure.id) for f in (s.figure, *friends)]
    return found


async def use_object(t: UTable, who: int, do: Do) -> None:
    """[dun.equip.consumed]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    held, before = next(held for held in figure.pack if held.card == do.word), bags.look(t, figure)
    thing = t.content.objects[held.card]
    if not thing.reusable:
        figure.pack.remove(held)
        effects.put_back(t, held.card)
    t.used(held.card)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how="used", cites=("dun.equip.consumed",), **moved))
    use = effects.Use(card=held.card, source=who, target=do.target)
    await splash(t, who, thing, use)


async def splash(t: UTable, who: int, thing: Object, use: effects.Use) -> None:
    """The effects of an object; who hates the Underworld tries again with Holy Water that has done nothing.

    [dun.skill.combat.hatred-towards-the-underworld.holy-water]
    """
    before = t.state.figures[use.target].wounds
    await effects.apply_all(t, thing.effects, use)
    target = t.state.figures.get(use.target)
    hater = has(t, t.state.figures[who], "hates-the-unholy")
    if thing.kind == "holy-water" and hater and target is not None and target.wounds == before:
        await effects.apply_all(t, thing.effects, use)


def within_reach(t: UTable, figure: Figure) -> list[tuple[int, str]]:
    """Things that lie on his square or next to it, out of enemies' Melee Range.  [dun.quick.reach,
    dun.melee.pick-up]"""
    near = around(t, figure)
    lying = dict.fromkeys((cell, held.card) for cell, held in t.state.map.floor if near >> cell & 1)
    return [(cell, card) for cell, card in lying if not threatened(t, cell, figure.side)]


async def pick_up(t: UTable, who: int, do: Do) -> None:
    """[dun.melee.pick-up]"""
    spend_quick(t)
    take_from_floor(t, who, do)


def take_from_floor(t: UTable, who: int, do: Do) -> None:
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    found = next((cell, held) for cell, held in t.state.map.floor if cell == do.cell and held.card == do.word)
    t.state.map.floor.remove(found)
    held = replace(found[1], dropped=NOBODY, borne=found[1].borne and figure.kind == "mercenary")
    room = sum(hands_for(t, other) for other in figure.hands) + hands_for(t, held) <= figures.arms(figure)
    if room and hands_for(t, held) and spoils.suits(figure, held):
        figure.hands.insert(0, held)
    else:
        figure.pack.append(held)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how="picked-up", cites=("dun.melee.pick-up",), **moved))


def has_hands(t: UTable, figure: Figure) -> bool:
    """Whether a creature can work a door: no animal, and no swarm.  [dun.door.reopen]"""
    return "animal" not in t.content.profile(figure.card).kinds and not has(t, figure, "swarms")


def shut_again(t: UTable) -> list[int]:
    """The doors between explored areas that somebody has closed.  [dun.door.reopen]"""
    doors = board_of(t).doors
    return [
        n
        for n, door in enumerate(t.state.map.doors)
        if door.state == "closed"
        and door.explored
        and doors[n].door.kind in ("door", "secret")
        and passages.unexplored(t, n) == NOWHERE
    ]


def door_offers(t: UTable, s: Situation) -> list[Do]:
    """Doors to explored areas open and close.  [dun.door.reopen]"""
    board = s.field.board
    base = s.base & board.thresholds
    if not base:
        return []
    found = []
    for n in board.doors_beside(base):
        if not base & board.at_door[n]:
            continue
        door, kind = t.state.map.doors[n], board.doors[n].door.kind
        known = door.explored and kind in ("door", "secret") and passages.unexplored(t, n) == NOWHERE
        if known and door.state in ("open", "closed"):
            found.append(Do("close-door" if door.state == "open" else "reopen", target=n))
    return found


async def work_door(t: UTable, who: int, do: Do) -> None:
    """[dun.door.reopen]"""
    spend_quick(t)
    door = t.state.map.doors[do.target]
    door.state = "open" if do.verb == "reopen" else "closed"
    t.state.map.layout = replace(t.state.map.layout, ways=passages.ways_now(t))
    at, edge = board_of(t).spot(board_of(t).doors[do.target].pairs[0][0]), telling.edge(t, do.target)
    name, cites = t.state.figures[who].card, ("dun.door.reopen",)
    if do.verb == "reopen":
        t.tell(Opened(who=who, name=name, what="door", at=at, cites=cites, **edge))
    else:
        t.tell(Closed(what="door", at=at, cites=cites, **edge))


def give_offers(t: UTable, s: Situation) -> list[Do]:
    """Heroes hand things to adjacent heroes who are in no Melee Range; mercenaries give nothing of their own and take
    only what they bear for their hero.

    [dun.companion.mercenary-own-gear, dun.companion.mercenary-new-gear, dun.quick.give,
    dun.quick.not-in-melee-range]"""
    if s.figure.kind != "hero" or not (s.allies or s.own):
        return []
    found: list[Do] = []
    field, near = s.field, s.near
    takers: list[int] = []
    for ally in s.allies:
        if ally.kind != "hero" or ally.human is not None:
            continue
        beside = near >> ally.cell & 1 if ally.span == 1 else near & footprint(field.board, ally)
        if beside and not (s.foes and in_melee(t, ally)):
            takers.append(ally.id)
    if takers:
        mine = [held.card for held in gear(t, s).given]
        if s.active.used or t.state.lasting:
            mine = [held.card for held in gear(t, s).given if not in_use(t, s.figure, held)]
        found += [Do("give", target=ally, word=card, who=s.figure.id) for ally in takers for card in mine]
    return found + baggage.offers(t, s) if s.own else found


def in_use(t: UTable, figure: Figure, held: Held) -> bool:
    """A rope with which he is helping, a weapon or a tool that he has used cannot serve somebody else in the same turn.

    [dun.quick.give]
    """
    active = t.state.turn.active
    if active is not None and USED + held.card in active.used:
        return True
    thing = t.content.objects.get(held.card) if t.state.lasting else None
    return (
        thing is not None
        and thing.kind == "rope"
        and any(effect.target == figure.id and effect.skill == "roping" for effect in t.state.lasting)
    )


async def give(t: UTable, who: int, do: Do) -> None:
    """[dun.quick.give]"""
    figure, ally = t.state.figures[who], t.state.figures[do.target]
    before = bags.look(t, figure, ally)
    spend_quick(t)
    if ally.kind == "hero":
        zone = next(zone for zone in (figure.pack, figure.hands) if any(held.card == do.word for held in zone))
        held = next(held for held in zone if held.card == do.word)
        zone.remove(held)
        ally.pack.append(held)
    else:
        baggage.entrust(t, figure, ally, do.word)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=do.word, how="given", cites=("dun.quick.give",), **moved))


def lever_offers(t: UTable, s: Situation) -> list[Do]:
    """A lever within reach.  [dun.quick.list]"""
    board = s.field.board
    if not board.levers:
        return []
    near = around(t, s.figure) & s.field.explored
    return [
        Do("lever", target=piece.index)
        for piece in t.state.map.layout.pieces
        if board.furnishings[piece.index].opens
        and any(near >> cell & 1 for cell in piece.squares)
        and s.figure.kind == "hero"
        and f"lever-{piece.index}" not in t.state.map.found
    ]


async def pull_lever(t: UTable, who: int, do: Do) -> None:
    """The door that the sheet names swings open."""
    spend_quick(t)
    board = board_of(t)
    t.state.map.found.append(f"lever-{do.target}")
    wanted = board.furnishings[do.target].opens
    for n, access in enumerate(board.doors):
        if access.door.id == wanted and t.state.map.doors[n].state != "open":
            await exploration.swing_open(t, who, n)
