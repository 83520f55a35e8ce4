"""Magic Elements: putting them on, and the powers that they have as an Action."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import MagicObject
from ...events import Handled
from ...state import NOBODY, Figure, Held, Mark
from ..carrying import bags, hands
from ..characters import figures
from ..harm import effects
from ..squares import Do, Situation, best_line, board_of, distance, spared, spend_action
from . import quick
from .gear import allowed, gear, is_piece

ELEMENT = "element"


def all_offers(t: UTable, s: Situation) -> list[Do]:
    """What a hero can do with magic things, and with objects whose use is an Action; few have any."""
    things = gear(t, s)
    found = wear_offers(t, s) if things.magic or things.pieces else []
    if s.may_act and things.served:
        found += quick.object_offers(t, s)
    if s.may_act and things.wielded:
        found += offers(t, s)
    return found


def wear_offers(t: UTable, s: Situation) -> list[Do]:
    """Rings, boots and other known elements from the backpack, and helmets, greaves and bracelets: each takes the place
    of what it cannot be worn with.

    [dun.magic-object.one-per-type, dun.magic-object.backpack, dun.armor.don-scope, dun.quick.not-in-melee-range]
    """
    figure, who, things = s.figure, s.figure.id, gear(t, s)
    if figure.kind != "hero" or s.hampered or s.beast or not s.may_quick or not (things.magic or things.pieces):
        return []
    packed = [held for held in hands.unique(figure.pack) if wearable(t, figure, held)]
    found = [Do("wear", word=held.card, who=who) for held in packed]
    return found + [Do("unwear", word=held.card, who=who) for held in figure.worn if put_on(t, held)]


def is_element(t: UTable, held: Held) -> bool:
    return bool(held.magic) and held.known and t.content.magic[held.magic].type == ELEMENT


def put_on(t: UTable, held: Held) -> bool:
    """Whether a thing is put on and off by a Quick Action.  [dun.armor.don-scope]"""
    return is_piece(t, held) or (is_element(t, held) and not hands.hands_for(t, held))


def replaced(t: UTable, figure: Figure, held: Held) -> list[Held]:
    """What comes off for it: an element for an element, a helmet for a helmet.  [dun.magic-object.one-per-type]"""
    element = is_element(t, held)
    return [one for one in figure.worn if one.card == held.card or (element and is_element(t, one))]


def wearable(t: UTable, figure: Figure, held: Held) -> bool:
    off = replaced(t, figure, held)
    return put_on(t, held) and held not in off and allowed(t, figure, held, off)


async def wear(t: UTable, who: int, do: Do) -> None:
    """[dun.magic-object.backpack, dun.armor.don-scope]"""
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    if do.verb == "wear":
        held = next(one for one in figure.pack if one.card == do.word and wearable(t, figure, one))
        figure.pack.remove(held)
        off = replaced(t, figure, held)
        figure.worn = [*(one for one in figure.worn if one not in off), held]
        figure.pack += off
    else:
        held = next(one for one in figure.worn if one.card == do.word and put_on(t, one))
        figure.worn.remove(held)
        figure.pack.append(held)
    hands.spend_quick(t)
    how = "worn" if do.verb == "wear" else "taken-off"
    moved, cites = bags.moved(t, before), ("dun.magic-object.backpack",)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how=how, cites=cites, **moved))


def left(figure: Figure, card: MagicObject) -> int:
    """How often its power can still be used in this quest."""
    return card.uses - figure.uses.get(f"power-{card.id}", 0)


def offers(t: UTable, s: Situation) -> list[Do]:
    """The powers of magic objects in use: on himself, or on an enemy in range and sight; out of Melee Range.

    [dun.magic-object.types, dun.los.needed]
    """
    figure = s.figure
    if figure.kind != "hero" or s.hampered or s.beast or figure.marks & Mark.KNOCKED_DOWN or not gear(t, s).wielded:
        return []
    found: list[Do] = []
    for card in figures.outfit(t, figure).magic:
        if not (card.effects or card.play) or not left(figure, card):
            continue
        targets = aims(t, figure, card.range) if card.range else [figure.id]
        found += [Do("invoke", target=id, word=card.id) for id in targets]
    return found


def aims(t: UTable, figure: Figure, reach: int) -> list[int]:
    """Enemies in range and sight; riders attack no Average mount of others.

    [dun.los.needed, dun.mount.attack-mounts]
    """
    board, rides = board_of(t), figure.riding != NOBODY
    return [
        foe.id
        for foe in figures.enemies(t.state, figure)
        if distance(board, figure, foe) <= reach
        and not (rides and spared(foe))
        and best_line(t, figure, foe, facing=False) is not None
    ]


async def invoke(t: UTable, who: int, do: Do) -> None:
    """An Action; the power has one use less.  [dun.magic-object.types]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    name = f"power-{do.word}"
    figure.uses[name] = figure.uses.get(name, 0) + 1
    t.tell(Handled(who=who, name=figure.card, item=do.word, how="used", cites=("dun.magic-object.types",)))
    use = effects.Use(card=do.word, source=who, target=do.target, kind="spell")
    await effects.play_out(t, t.content.magic[do.word], use)
