"""Magic Elements: putting them on, and the powers that they have as an Action."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import MagicObject
from ...events import Handled
from ...state import Figure, Held, Mark
from ..carrying import bags, hands
from ..characters import figures
from ..harm import effects
from ..squares import Do, Situation, best_line, board_of, distance, spend_action
from . import quick
from .gear import allowed, gear

ELEMENT = "element"


def all_offers(t: UTable, s: Situation) -> list[Do]:
    """What a hero can do with magic things, and with objects whose use is an Action; few have any."""
    things = gear(t, s)
    found = wear_offers(t, s) if things.magic else []
    if s.may_act and things.served:
        found += quick.object_offers(t, s)
    if s.may_act and things.wielded:
        found += offers(t, s)
    return found


def wear_offers(t: UTable, s: Situation) -> list[Do]:
    """Rings, boots and other known elements from the backpack, one in use at a time; the one in use goes back.

    [dun.magic-object.one-per-type, dun.magic-object.backpack]
    """
    figure, who = s.figure, s.figure.id
    if figure.kind != "hero" or s.combat or s.beast or not s.may_quick or not gear(t, s).magic:
        return []
    packed = [held for held in hands.unique(s.figure.pack) if wearable(t, s.figure, held)]
    found = [Do("wear", word=held.card, who=who) for held in packed]
    return found + [Do("unwear", word=held.card, who=who) for held in s.figure.worn if is_element(t, held)]


def is_element(t: UTable, held: Held) -> bool:
    return bool(held.magic) and held.known and t.content.magic[held.magic].type == ELEMENT


def wearable(t: UTable, figure: Figure, held: Held) -> bool:
    return is_element(t, held) and not hands.hands_for(t, held) and allowed(t, figure, held)


async def wear(t: UTable, who: int, do: Do) -> None:
    """[dun.magic-object.backpack]"""
    figure = t.state.figures[who]
    source, goal = (figure.pack, figure.worn) if do.verb == "wear" else (figure.worn, figure.pack)
    held, before = next(held for held in source if held.card == do.word and held.magic), bags.look(t, figure)
    source.remove(held)
    goal.append(held)
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
    board = board_of(t)
    return [
        foe.id
        for foe in figures.enemies(t.state, figure)
        if distance(board, figure, foe) <= reach and best_line(t, figure, foe, facing=False) is not None
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
