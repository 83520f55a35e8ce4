"""What a quest passes on to the next one: heroes and companions with all they have, prisoners, and what is known."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.toolkit import campaigns

from . import INFO
from .content.definitions import Hero
from .road import Due, Road, Vessel
from .state import Figure, Lasting, State
from .things import Held


class AtHome(msgspec.Struct, kw_only=True):
    """A hero who does not take part, with his companions and, if a player created him, what he is."""

    hero: Figure
    companions: list[Figure] = []
    created: Hero | None = None


class Band(msgspec.Struct, kw_only=True):
    """A group on the road, its heroes by name.  [dun.campaign.split]"""

    heroes: list[str]
    at: str
    inside: str = ""
    moved: bool = False
    done: bool = False
    delay: int = 0
    half_way: str = ""
    jailed: int = 0
    camped: bool = False
    rested: bool = False
    entered: list[str] = []
    sought: list[str] = []
    due: list[Due] = []
    """What is still ahead of them in this turn, after an Epic Event."""
    boat: Vessel | None = None
    bodies: list[Figure] = []
    """Dead heroes whom they carry to a Healer.  [dun.ko.travel-event-body]"""


class Itinerary(msgspec.Struct, kw_only=True):
    """Where the groups are and when, what comes after them, and what they own on the map."""

    region: str
    turn: int = 1
    groups: list[Band] = []
    lair: str = ""
    dangers: list[str] = []
    homes: dict[str, list[Held]] = {}
    spent: list[str] = []


class Parcel(campaigns.Parcel, kw_only=True):
    """`party` is how many heroes set out; attempts, prisoners and searched furniture are by quest; `road` is where a
    group that travels will go on, and `facts` what has come to pass in the story."""

    party: int = 0
    attempts: dict[str, int] = {}
    captives: dict[str, list[Figure]] = {}
    companions: list[Figure] = []
    created: dict[str, Hero] = {}
    heroes: list[Figure] = []
    bench: list[AtHome] = []
    visited: list[str] = []
    searched: dict[str, list[int]] = {}
    elements: dict[str, int] = {}
    facts: list[str] = []
    fallen: list[str] = []
    """Heroes who are permanently dead, by name."""
    lasting: dict[str, list[Lasting]] = {}
    """What Travel Events and services of the road have done to heroes for the next quest, by their names."""
    road: Itinerary | None = None


def read(handed: dict[str, Any]) -> Parcel:
    return campaigns.read(Parcel, handed, INFO)


def itinerary(state: State, road: Road) -> Itinerary:
    """The road as the next game finds it. A quest takes the turn of the group that plays it: once no other group has to
    act in this turn, the next one begins, and with the heroes. After an Epic Event the turn continues.

    [dun.campaign.heroes-first, dun.campaign.turn]
    """
    playing = next((group for group in road.groups if not group.done), None) if road.quest else None
    waiting = [group for group in road.groups if not group.done and group is not playing] if road.quest else []
    same = road.epic or bool(waiting)
    return Itinerary(
        region=road.region,
        turn=road.turn + (road.quest != "" and not same),
        groups=[
            Band(
                heroes=[state.figures[who].card for who in group.members],
                at=group.at,
                inside=group.inside,
                moved=road.epic and group.moved,
                done=group.done if road.epic else bool(waiting) and group not in waiting,
                delay=group.delay,
                half_way=group.half_way,
                jailed=group.jailed,
                camped=same and group.camped,
                rested=same and group.rested,
                entered=group.entered if same else [],
                sought=group.sought,
                due=road.due if road.epic and group is playing else [],
                boat=group.boat,
                bodies=[state.figures[who] for who in group.bodies],
            )
            for group in road.groups
        ],
        lair=road.lair,
        dangers=list(road.dangers),
        homes=road.homes,
        spent=list(road.spent),
    )


def together(handed: dict[str, Any]) -> dict[str, Any]:
    """On the road everybody travels, also the heroes of those who are absent.  [dun.campaign.absent-heroes-travel]"""
    parcel = read(handed)
    last = max((hero.id for hero in parcel.heroes), default=0)
    for id, one in enumerate(parcel.bench, last + 1):
        parcel.heroes.append(replace(one.hero, id=id))
        parcel.companions += [replace(companion, owner=id) for companion in one.companions]
        if one.created is not None:
            parcel.created[one.hero.card] = one.created
    parcel.bench = []
    return campaigns.plain(parcel)
