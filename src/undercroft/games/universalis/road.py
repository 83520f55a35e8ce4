"""The state of a journey: where the groups are, what they have with them, and what comes after them."""

from __future__ import annotations

import msgspec

from .things import Held

YEAR, MILD = 40, 30
"""So many turns has a year; after so many of them winter comes.  [dun.winter.cycle]"""


def winter(turn: int) -> bool:
    """Turns 31 to 40, 71 to 80 and so on.  [dun.winter.cycle]"""
    return (turn - 1) % YEAR >= MILD


def season(turn: int) -> str:
    """ "winter" or "mild".  [dun.winter.cycle]"""
    return "winter" if winter(turn) else "mild"


class Vessel(msgspec.Struct):
    """A group's boat: its card, the Structure points that are left, and the place where it lies.

    [dun.boat.structure, dun.boat.disembark]
    """

    kind: str
    structure: int
    at: str


class Group(msgspec.Struct):
    """Heroes who travel together.  [dun.campaign.split]"""

    members: list[int]
    at: str
    """The label of the territory, sea area or river icon."""
    inside: str = ""
    """The settlement that they are in."""
    through: list[str] = []
    """The territory through which they have ridden this turn."""
    rested: bool = False
    """Somebody of them has rested in an Inn or the like.  [dun.danger.trigger]"""
    refused: list[str] = []
    """Bridges that they could not cross this turn."""
    jailed: int = 0
    """Turns that this hero has still to sit in prison."""
    moved: bool = False
    """Their way of this turn is decided."""
    done: bool = False
    """Their turn is over."""
    camped: bool = False
    entered: list[str] = []
    """Settlements that they have been in this turn."""
    put_off: list[str] = []
    """Quests that somebody does not want to begin this turn."""
    sought: list[str] = []
    """Uncommon things that they have asked for in this stay, of one turn or more.  [dun.equip.uncommon-attempts]"""
    delay: int = 0
    """Turns in which they go nowhere."""
    half_way: str = ""
    """Where overloaded heroes are on their way to."""
    boat: Vessel | None = None
    bodies: list[int] = []
    """Dead heroes whom they carry to a Healer.  [dun.ko.travel-event-body]"""


class Due(msgspec.Struct, frozen=True):
    """A Travel Event roll that is still to be made: the place, and the deck unless it can be chosen."""

    at: str
    deck: str = ""


class Road(msgspec.Struct):
    """A journey: all that is on the map now."""

    region: str
    turn: int = 1
    groups: list[Group] = []
    due: list[Due] = []
    """Event rolls of the group that acts now."""
    dark: bool = False
    """It is the Dark Player's turn.  [dun.campaign.alternation]"""
    lair: str = ""
    """His territory."""
    dangers: list[str] = []
    """Where the Danger markers are."""
    prowling: list[int] = []
    """Markers that have still to move in this turn."""
    dice: int = 0
    """Dice for new markers that he has still to roll."""
    homes: dict[str, list[Held]] = {}
    """The houses of the heroes, by settlement, with what is kept there.  [dun.home.use]"""
    services: list[str] = []
    """The Places and Services of where the visits are made now."""
    last: int = 40
    """The last turn of this journey: after a year it is passed on as it is."""
    quest: str = ""
    """The quest that ended the journey."""
    epic: bool = False
    """It is an Epic Event: the turn continues after it."""
    shifts: int = 0
    """How often in this turn somebody has parted or joined."""
    spent: list[str] = []
    """Epic Events that have been played.  [dun.quest-sheet.epic-single-attempt]"""
