"""Reactions: cards played out of turn in answer to an attack."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from undercroft.kernel import Text

from ..content import AllianceTable, Content
from ..content.definitions import Card, Guard, Riposte, Strike
from ..events import Reacted, spoken
from ..geometry import distance
from ..state import HEROES, State, name, own
from . import effects
from .abilities import full_types, gear, room_for


class Reply(msgspec.Struct):
    """What the Reactions to one attack add up to."""

    guard: int = 0
    ripostes: tuple[tuple[int, Strike], ...] = ()


class Answer(NamedTuple):
    """A Reaction that could be played: which hero plays which card."""

    hero: int
    card: str
    text: str

    def __str__(self) -> str:
        return self.text


PASS = Answer(-1, "", "pass")


async def react(t: AllianceTable, attacker: int, target: int) -> Reply:
    """The defender's player may answer before damage is worked out. Whether the question is put depends only on what
    lies open: cards in hand, and a hero who could still play a Reaction.

    [alliance.reaction.when, alliance.reaction.window, alliance.reaction.ready-or-exhausted]
    """
    seat, reply = target // HEROES, Reply()
    while _could_react(t.state, t.content, seat):
        about = {"who": spoken(name(t.state, attacker)), "hero": spoken(name(t.state, target))}
        chosen = await t.choose(
            seat,
            "react",
            lambda: [PASS, *answers(t.state, t.content, seat, target)],
            label=label,
            window=True,
            cites=("alliance.reaction.window",),
            about=about,
        )
        if chosen.hero < 0:
            break
        await play(t, chosen.hero, chosen.card, attacker, reply)
    return reply


def label(answer: Answer) -> Text:
    if answer.hero < 0:
        return Text("react-pass")
    hero = spoken(answer.text.partition(" ")[0])
    return Text("react-play", {"hero": hero, "card": Text(f"card-{answer.card}")}, ("alliance.reaction.when",))


def _could_react(state: State, content: Content, seat: int) -> bool:
    return bool(state.alliances[seat].hand) and any(may_react(state, content, hero) for hero in own(seat))


def may_react(state: State, content: Content, hero: int) -> bool:
    """A hero who stands and has no Reaction in the column yet.  [alliance.reaction.type-limit]"""
    return not state.heroes[hero].down and not full_types(gear(state, content, hero), ("reaction",))


def answers(state: State, content: Content, seat: int, target: int) -> list[Answer]:
    """The Reactions in hand that fit this attack.  [alliance.reaction.requirement]"""
    held = [content.cards[id] for id in dict.fromkeys(state.alliances[seat].hand)]
    cards = [card for card in held if card.trigger is not None]
    return [
        Answer(hero, card.id, f"{state.heroes[hero].card} {card.id}")
        for card in cards
        for hero in own(seat)
        if fits(state, content, card, hero, target)
    ]


def fits(state: State, content: Content, card: Card, hero: int, target: int) -> bool:
    """The event that the card names, its icons, and the limit of its types."""
    if (card.trigger == "attacked") != (hero == target) or not content.usable[state.heroes[hero].card, card.id]:
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
    t.tell(Reacted(seat=hero // HEROES, hero=figure.card, card=id, cites=("alliance.reaction.when",)))
    card = t.content.cards[id]
    for effect in card.effects:
        if isinstance(effect, Guard):
            reply.guard += effect.amount
        elif isinstance(effect, Riposte):
            reply.ripostes += ((hero, effect.strike),)
        else:
            await effects.carry_out(t, hero, effect, attacker if card.aim in ("enemy", "foe", "monster") else hero)
