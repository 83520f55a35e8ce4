"""From quest to quest: what lives on, what comes next, and who takes part in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from undercroft.kernel import Text
from undercroft.toolkit import campaigns
from undercroft.toolkit.campaigns import Line, line

from . import INFO
from .content import Content, gear_of
from .content.definitions import Mark
from .parcel import Parcel
from .state import Hero, State

QUESTS = tuple(choice.id for choice in INFO.scenarios)
"""The packs that come with the game, in the order of a campaign."""


def legacy(state: State, content: Content) -> dict[str, Any]:
    return campaigns.plain(hand_on(state, content, Parcel()))


def hand_on(state: State, content: Content, before: Parcel) -> Parcel:
    """The party lives on: sheets, the XP pool, those who fell; keys and prizes of the quest stay behind. Who stayed at
    home is as before.

    [plungin.exit.services, plungin.dead.replace, plungin.xp.pool]
    """
    party = [
        replace(hero, items=[one for one in hero.items if not _of_the_quest(content, one)]) for hero in state.heroes
    ]
    carried = {thing for hero in (*state.heroes, *before.bench) for thing in things(hero)}
    won = state.reason == "won"
    done = [*before.done, *([state.scenario] if won and state.scenario not in before.done else [])]
    following = next_quest(state.scenario, won, done)
    left = [mark for mark in content.pack.marks if won and mark.id not in before.marks and made(state, mark)]
    others = [quest for quest in QUESTS if quest not in done and quest != following]
    return Parcel(
        version=INFO.version,
        scenario=following,
        next=[following, *others] if following else list(QUESTS),
        log=list(chronicle(state, before, left, following)),
        party=party,
        bench=before.bench,
        fallen=list(state.fallen),
        pool=state.pool,
        gear=gear_of(content.pack, carried),
        won=won,
        done=done,
        marks={**before.marks, **{mark.id: content.pack.names.get(mark.id, mark.id) for mark in left}},
    )


def made(state: State, mark: Mark) -> bool:
    """Whether a quest that was won left this mark."""
    if mark.within:
        return state.phases <= mark.within
    rooms = {room.unique: room.done for room in state.rooms if room.unique}
    return rooms.get(mark.done) is True or rooms.get(mark.spared) is False


def things(hero: Hero) -> list[str]:
    return [hero.armor, *hero.hands, *hero.attire, *hero.items]


def next_quest(quest: str, won: bool, done: Sequence[str]) -> str:
    """The quest that comes after one that was won; a lost one is tried again, and after the last nothing is named."""
    if quest not in QUESTS:
        return next((one for one in QUESTS if one not in done), "") if done else ""
    at = QUESTS.index(quest) + won
    return next((one for one in QUESTS[at:] if one not in done), "")


def chronicle(state: State, before: Parcel, left: Sequence[Mark], following: str) -> Iterator[Line]:
    """Who joined, rose or fell; what they left in the world; what was earned."""
    known = {hero.id: hero for hero in (*before.party, *before.bench)}
    for hero in state.heroes:
        name = Text("name", {"name": hero.id})
        if known and hero.id not in known:
            yield line("log-joined", hero=name)
        if hero.lif == 0:
            yield line("log-dead", hero=name)
        elif hero.id in known and hero.level > known[hero.id].level:
            yield line("log-rose", hero=name, level=hero.level)
    for mark in left:
        yield line("told", story=mark.story)
    yield line("log-pool", pool=state.pool, gold=sum(hero.gold for hero in state.heroes))
    if state.reason == "won" and not following and state.scenario in QUESTS:
        yield line("log-thread")


def choose(parcel: Parcel, who: Sequence[str], size: int, seats: int) -> Parcel:
    """Who takes part; the others stay at home. Seats and newcomers are for the set-up.  [plungin.hero.party-split]"""
    known = {hero.id: hero for hero in (*parcel.party, *parcel.bench)}
    party = [known[id] for id in who]
    return replace(parcel, party=party, bench=[hero for id, hero in known.items() if id not in who])


def _of_the_quest(content: Content, item: str) -> bool:
    return item in content.items and content.items[item].effect in ("great-key", "key", "goal")
