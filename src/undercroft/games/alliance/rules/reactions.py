"""Reactions: cards played out of turn in answer to an attack."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.kernel.text import Argument

from .. import ids
from ..board import distance
from ..content import AllianceTable, Content
from ..content.definitions import Card, Guard, Riposte, Strike
from ..events import Reacted
from ..state import HEROES, NOBODY, State, own
from . import effects, labels, meanings
from .abilities import room_for, to_defeat, toughness
from .options import PASS, Reaction


class Reply(msgspec.Struct):
    """What the Reactions to one attack add up to."""

    guard: int = 0
    ripostes: tuple[tuple[int, Strike, str], ...] = ()
    """Who strikes back, how, and by which card."""


async def react(t: AllianceTable, attacker: int, target: int, power: int, shield: Callable[[State], int]) -> Reply:
    """The defender's player may answer before damage is worked out, and sees what the blow would do as things stand.
    Whether the question is put depends only on what all may know.

    [alliance.reaction.when, alliance.reaction.window, alliance.reaction.ready-or-exhausted]
    """
    seat, reply = target // HEROES, Reply()
    while could_react(t.state, t.content, seat, target):
        if t.state.seats == 1 and not answers(t.state, t.content, seat, target, t.state.alliances[seat].hand):
            break  # nobody is there to whom the silence would tell something
        against = shield(t.state) + reply.guard + toughness(t.state, t.content, target)
        about: dict[str, Argument] = {
            "who": labels.name_of(t.state, attacker),
            "hero": labels.name_of(t.state, target),
            "strength": power,
            "defense": against,
            "outcome": labels.outcome(power - against, to_defeat(t.state, t.content, target)),
        }
        chosen = await t.choose(
            seat,
            "react",
            lambda: [PASS, *answers(t.state, t.content, seat, target, t.state.alliances[seat].hand, attacker)],
            label=labels.reaction,
            meaning=lambda one: meanings.reaction(t.state, t.content, one, target, power, shield, reply.guard),
            window=True,
            cites=("alliance.reaction.window",),
            about=about,
            at=(ids.piece(attacker), ids.piece(target)),
        )
        if not isinstance(chosen, Reaction):
            break
        await play(t, chosen.hero, chosen.card, attacker, reply)
    return reply


def could_react(state: State, content: Content, seat: int, target: int) -> bool:
    """Whether anybody at the table could think that the seat holds a fitting Reaction: a card that lies neither open
    nor on the discard pile may be in hand, deck or face down under a hero.  [alliance.reaction.window]"""
    alliance = state.alliances[seat]
    if not alliance.hand:
        return False
    buried = [card for hero in own(seat) for card in state.heroes[hero].buried]
    return bool(answers(state, content, seat, target, [*alliance.hand, *alliance.deck, *buried]))


def answers(
    state: State, content: Content, seat: int, target: int, held: list[str], attacker: int = NOBODY
) -> list[Reaction]:
    """Those of these cards that fit this attack.  [alliance.reaction.requirement]"""
    reactions = dict.fromkeys([id for id in held if id in content.reactions])
    return [
        Reaction(hero, state.heroes[hero].card, card.id, target, attacker)
        for card in [content.cards[id] for id in reactions]
        for hero in own(seat)
        if fits(state, content, card, hero, target)
    ]


def fits(state: State, content: Content, card: Card, hero: int, target: int) -> bool:
    """The event that the card names, its icons, and the limit of its types."""
    if (card.trigger == "attacked") != (hero == target) or card.id not in content.usable[state.heroes[hero].card]:
        return False
    if card.within and distance(state.heroes[hero].cell, state.heroes[target].cell) > card.within:
        return False
    return not state.heroes[hero].down and room_for(state, content, hero, card)


async def play(t: AllianceTable, hero: int, id: str, attacker: int, reply: Reply) -> None:
    """Face up into the column of the reacting hero; its bonus counts from now to the end of the round.

    [alliance.reaction.duration, alliance.reaction.requirement]
    """
    state, figure = t.state, t.state.heroes[hero]
    state.alliances[hero // HEROES].hand.remove(id)
    figure.column += (id,)
    t.used(id)
    t.tell(Reacted(seat=hero // HEROES, hero=figure.card, card=id, figure=hero, cites=("alliance.reaction.when",)))
    card = t.content.cards[id]
    for effect in card.effects:
        if isinstance(effect, Guard):
            reply.guard += effect.amount
        elif isinstance(effect, Riposte):
            reply.ripostes += ((hero, effect.strike, id),)
        else:
            await effects.carry_out(t, hero, effect, attacker if card.aim in ("enemy", "foe", "monster") else hero)
