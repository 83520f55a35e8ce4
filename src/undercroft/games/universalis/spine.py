"""Whose turn it is, and how the quest ends for each seat."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import SeatOutcome, Step

from .content.catalogue import Content
from .parcel import itinerary
from .rules.aftermath import BODY, CAPTIVE, endings
from .rules.journey import days
from .rules.people import LENT
from .rules.plot import triggers
from .state import DARK, HEROES, MOST_ATTEMPTS, NOBODY, Figure, Mark, Note, State


def next_step(state: State, content: Content) -> Step | None:
    """Heroes are mustered; then a turn of the heroes and a turn of the Dark Player, again and again.

    [dun.turn.alternate, dun.turn.order-free, dun.turn.dp-turn]
    """
    if state.road is not None and state.turn.phase == "road":
        return None if state.quest.ended else days.next_step(state)
    if state.quest.ended:
        return after(state, content)
    if state.stay.trading:
        return in_town(state)
    if state.turn.phase == "muster":
        return mustering(state)
    if state.turn.phase in ("dwell", "prepare"):
        return (state.turn.phase,)
    return in_turn(state, content)


def after(state: State, content: Content) -> Step | None:
    """What a quest still does when it is over; then its aftermath, and what the heroes make of their experience."""
    if not state.quest.settled:
        return ("plot",) if triggers.due(state, content) else ("aftermath",)
    return ("invest", state.stay.investing[0]) if state.stay.investing else None


def in_town(state: State) -> Step:
    """Between quests: the heroes arrive, one after another visits what there is, and at last they lodge."""
    if not state.stay.resting:
        return ("arrive",)
    return ("visit", state.stay.trading[0]) if state.stay.visits else ("lodge",)


def mustering(state: State) -> Step:
    """Before a quest: heroes are made and equipped, mounts are left or taken, companions hired."""
    if state.making.draft is not None:
        return ("create",)
    if state.making.outfitting != NOBODY:
        return ("outfit", state.making.outfitting)
    if state.stay.stabling:
        return ("stable", state.stay.stabling[0])
    return ("hire", state.stay.hiring[0]) if state.stay.hiring else ("muster",)


def in_turn(state: State, content: Content) -> Step:
    """A figure that interrupts comes before the active character, he before those who wait, and they before the turn's
    end.

    [dun.turn.order-free, dun.turn.dp-turn]
    """
    turn = state.turn
    if turn.cutting != NOBODY:
        return ("act", turn.active.who) if turn.active is not None else ("resume",)
    if turn.extra:
        return ("extra",)
    if triggers.due(state, content):
        return ("plot",)
    if turn.phase == "start":
        return ("start_heroes",) if turn.side == HEROES else ("start_dark",)
    if turn.active is not None:
        return ("act", turn.active.who)
    if turn.side == HEROES:
        return ("choose_next",) if waiting(state) else ("end_heroes",)
    if turn.queue:
        return ("artificial",)
    return ("dark_act",) if state.dark.seat != NOBODY or state.mode == "rotating" else ("end_dark",)


def waiting(state: State) -> bool:
    """Whether anybody on the heroes' side has still to be activated in this turn.  [dun.turn.order-free]"""
    gone = Mark.KNOCKED_OUT | Mark.LEFT | Mark.ACTIVATED
    for f in state.figures.values():
        if f.side != HEROES or f.marks & gone:
            continue
        return True
    return False


def outcome(state: State, content: Content) -> tuple[SeatOutcome, ...]:
    """The heroes win together or lose together.  [dun.end.conditions, dun.end.defeat, dun.end.quest-victory]"""
    won = state.quest.ended in ("won", "quest", "year")
    result = []
    for seat in range(state.seats):
        dark = seat == state.dark.seat
        score = state.quest.achievements[DARK if dark else HEROES]
        stage = state.quest.ended == "quest"  # the journey has reached a quest, which is played next
        result.append(SeatOutcome(won != dark, score, state.quest.ended, ("dun.end.conditions",), stage))
    return tuple(result)


def legacy(state: State, content: Content) -> dict[str, Any] | None:
    """What the heroes take along to the next quest: themselves with all they have, their companions, what they have
    searched, who is a prisoner where, and the quest that comes next by itself.

    [dun.heroes.keep, dun.hero.coins-record, dun.furniture.persists]
    """
    if not state.quest.settled:
        return None
    played = [state.quest.id] if state.road is None else []
    party = [f for f in state.figures.values() if f.kind == "hero"]
    alive = [f for f in party if not f.marks & Mark.DEAD]
    heroes = [f for f in alive if CAPTIVE not in f.uses]
    caught = {**state.saga.captives, **{quest: [f for f in alive if CAPTIVE in f.uses] for quest in played}}
    gone = [f.card for f in party if f.marks & Mark.DEAD and BODY not in f.uses]
    names = known_by_name(state, alive, caught)
    ids = {hero.id for hero in heroes}
    followers = [f for f in state.figures.values() if f.owner in ids and stays_on(f, content)]
    return {
        "party": state.party.start_heroes,
        "scenario": next_quest(state, content),
        "attempts": {**state.saga.attempts, **dict.fromkeys(played, endings.attempts(state))},
        "captives": {quest: msgspec.to_builtins(held) for quest, held in caught.items() if held},
        "companions": msgspec.to_builtins(followers),
        "created": {name: msgspec.to_builtins(hero) for name, hero in state.saga.created.items() if name in names},
        "heroes": msgspec.to_builtins(heroes),
        "visited": sorted({*state.saga.visited, *played}),
        "searched": {**state.saga.past, **{quest: list(state.map.searched) for quest in played}},
        "elements": dict(state.saga.elements),
        "facts": list(state.saga.facts),
        "fallen": list(dict.fromkeys((*state.saga.fallen, *gone))),
        "lasting": lasting_on(state) if state.road is not None else {},
        "road": msgspec.to_builtins(itinerary(state, state.road)) if state.road is not None else None,
    }


def known_by_name(state: State, alive: list[Figure], caught: dict[str, list[Figure]]) -> set[str]:
    """The heroes whose making is still of use: the living, those whose bodies lie somewhere, and the prisoners."""
    dead = [f for f in state.figures.values() if BODY in f.uses]
    return {hero.card for hero in (*alive, *dead, *(f for held in caught.values() for f in held))}


def next_quest(state: State, content: Content) -> str:
    """The quest that comes next by itself: a failed one again, up to two attempts or while somebody is held there; else
    the next of the book that is still open. A campaign has its own thread; an Epic Event is met on the road alone.

    [dun.quest-sheet.two-attempts, dun.ko.prisoner-rescue]
    """
    if state.road is not None:
        return state.road.quest or state.quest.id
    if state.quest.id in content.quests and content.quests[state.quest.id].threaded:
        return next(iter(thread(state, content)), state.quest.id)
    if captured(state) or state.quest.id not in content.quests:
        return state.quest.id
    if 0 < endings.attempts(state) < MOST_ATTEMPTS and content.quests[state.quest.id].kind != "epic":
        return state.quest.id
    quests = [
        quest.id for quest in content.quests.values() if quest.kind == "independent" or quest.id == state.quest.id
    ]
    place = quests.index(state.quest.id) + 1
    following = [*quests[place:], *quests[:place]]
    return next((quest for quest in following if state.saga.attempts.get(quest, 0) < MOST_ATTEMPTS), following[0])


def thread(state: State, content: Content) -> list[str]:
    """What may follow a quest of a campaign; nothing where the campaign is over."""
    return endings.follows(state, content, captured(state))


def captured(state: State) -> bool:
    """Whether somebody is held here.  [dun.ko.prisoner-rescue]"""
    return any(CAPTIVE in f.uses for f in state.figures.values())


def lasting_on(state: State) -> dict[str, list[Any]]:
    """What lasts for the next quest, by the hero whom it concerns.  [dun.campaign.start-condition]"""
    heroes = [figure for figure in state.figures.values() if figure.kind == "hero"]
    found = {f.card: [one for one in state.lasting if one.target == f.id and one.lasts == "quest"] for f in heroes}
    return {card: [msgspec.to_builtins(one) for one in mine] for card, mine in found.items() if mine}


def stays_on(figure: Figure, content: Content) -> bool:
    """Companions who were hired or bought follow their hero; those who joined on the way go home.

    [dun.companion.maintenance, dun.companion.mercenary-loadout]
    """
    hired = figure.kind in ("mercenary", "pet") and content.companions[figure.card].cost > 0
    return hired and LENT not in figure.uses and Note.SUMMONED not in figure.uses
