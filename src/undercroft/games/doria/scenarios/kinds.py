"""What a scenario is made of: its tile deck, tokens, guards, deeds, goal and hooks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from undercroft.kernel import Definition

SquareEffect = Callable[[Any, int, int], Awaitable[None]]
"""`async (t, hero, square)`: what a deed does."""
Hook = Callable[[Any], Awaitable[None]]
"""`async (t)`: what happens at a certain time."""
Left = list[dict[str, int | str]]
"""What is left to do, in figures: each with a `kind`, how much is `done` and how much is `wanted`."""


class Goal(msgspec.Struct, frozen=True):
    """`test(state, content)`: None while the scenario continues, else the reason of its end; `left`: what is to do."""

    test: Callable[[Any, Any], str | None]
    left: Callable[[Any, Any], Left]

    def __call__(self, state: Any, content: Any) -> str | None:
        return self.test(state, content)


FOUR = 4
"""Heroes for whom a scenario's figures are."""
Added = tuple[int, int, int, int, int, int]
"""How much more a figure is with one to six heroes."""
AS_FOR_FOUR: Added = (0, 0, 0, 0, 0, 0)


class Part(msgspec.Struct, frozen=True):
    """A part of the tile deck, shuffled by itself: certain tiles, and some of the others, which `themes` may narrow.
    `added` says how many more of these there are with one to six heroes: few heroes meet few monsters in every room and
    grow quickly, on many heroes more monsters wait in each."""

    tiles: tuple[str, ...] = ()
    others: int = 0
    themes: tuple[str, ...] = ()
    added: Added = AS_FOR_FOUR

    def count(self, party: int) -> int:
        """How many of the others there are for so many heroes."""
        return self.others + self.added[party - 1]


class Placing(msgspec.Struct, frozen=True):
    """Tokens laid on a tile when it is revealed (any tile if none is named): on the first square with one of these
    marks, or on each of them. The mark `*` is the middle of the tile, else the free square next to it."""

    token: str
    tile: str = ""
    marks: str = "*"
    each: bool = False
    most: int = 99


class Guard(msgspec.Struct, frozen=True):
    """A monster or a boss that waits on a tile."""

    tile: str
    kind: str = ""
    boss: str = ""
    mods: tuple[str, ...] = ()


def watch(tile: str, *kinds: str, boss: str = "", mods: tuple[str, ...] = ()) -> tuple[Guard, ...]:
    """Who waits on a tile: the boss, then the others."""
    led = (Guard(tile, boss=boss),) if boss else ()
    return (*led, *(Guard(tile, kind=kind, mods=mods) for kind in kinds))


def behind(first: int, tile: str, last: int, added: Added = AS_FOR_FOUR) -> tuple[Part, ...]:
    """A deck in which a tile lies behind so many others or one more, and in front of the last ones."""
    return (Part(others=first, added=added), Part(tiles=(tile,), others=1), Part(others=last))


class Deed(msgspec.Struct, frozen=True):
    """An action that only this scenario has: on a square with the token, for action points, perhaps with a check.
    Where it is not `asked`, it is an offer that leads to no goal."""

    verb: str
    token: str
    ap: int
    done: SquareEffect
    check: tuple[int, int] | None = None
    tn: int = 0
    per_level: int = 0
    failed: SquareEffect | None = None
    may: Callable[[Any, int], bool] | None = None
    asked: bool = True


class Scenario(Definition, frozen=True):
    """One adventure. `chapter` is its place in a campaign, and `leads` says which chapter an ending leads to where that
    decides; `escape` whether the party may flee from it; `ground` lays fire, ice or air on squares instead of tokens;
    `door_events` and `room_events` say that doors and rooms bring events without the switch."""

    deck: tuple[Part, ...]
    goal: Goal
    start: str = "a-1"
    tokens: tuple[Placing, ...] = ()
    guards: tuple[Guard, ...] = ()
    ground: tuple[Placing, ...] = ()
    deeds: tuple[Deed, ...] = ()
    begins: Hook | None = None
    round_begins: Hook | None = None
    phase_f: Hook | None = None
    revealed: Callable[[Any, int], Awaitable[None]] | None = None
    defeated: Callable[[Any, int, int], Awaitable[None]] | None = None
    hero_leaves: Callable[[Any, int], None] | None = None
    forbids: tuple[str, ...] = ()
    door_events: bool = False
    room_events: bool = False
    campaign: str = ""
    chapter: int = 0
    leads: tuple[tuple[str, str], ...] = ()
    items: tuple[str, ...] = ()
    escape: bool = True


def campaign(id: str, *chapters: Scenario | tuple[Scenario, ...]) -> tuple[Scenario, ...]:
    """The chapters of a campaign in their order; of those that share a place an ending decides which one follows."""
    return tuple(
        msgspec.structs.replace(one, campaign=id, chapter=number)
        for number, place in enumerate(chapters, 1)
        for one in (place if isinstance(place, tuple) else (place,))
    )
