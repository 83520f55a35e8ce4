"""Why a thing that a thief points at cannot be used now."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Ask, Text, say
from undercroft.toolkit.pointing import meant

from .. import ids
from ..content import CellarTable
from ..state import FULL_HEALTH, SIDES
from .options import Act


def why_not(t: CellarTable, ask: Ask[Act], id: str) -> Iterator[Text]:
    """Of rooms, doors, rats, silver, cards and thieves, when a thief acts."""
    if ask.key != "act":
        return
    rooms = t.state.rooms
    if (room := meant(id, ids.room, rooms)) is not None:
        yield not_there(t, ask.seat, room)
    elif (door := meant(id, lambda one: ids.door(*one), [(at, side) for at in rooms for side in SIDES])) is not None:
        yield from not_through(t, ask.seat, id, door[0])
    elif (room := next((at for at in rooms if id in ids.rats(at, t.state.rats[at])), None)) is not None:
        yield not_here(t, ask.seat, room) or say("no-one-rat", cites=("cellar.fight.target",))
    elif (room := meant(id, ids.silver, rooms)) is not None:
        yield not_here(t, ask.seat, room) or say("no-rats-first", cites=("cellar.search",))
    elif (thief := meant(id, ids.thief, range(len(t.state.thieves)))) is not None:
        yield say("no-thief-self" if thief == ask.seat else "no-thief", cites=("cellar.turn.actions",))
    else:
        yield from not_played(t, ask.seat, id)


def not_there(t: CellarTable, seat: int, room: int) -> Text:
    """A thief sneaks through a door into the next room.  [cellar.sneak]"""
    here = t.state.thieves[seat].room
    if room == here:
        return say("no-stay", cites=("cellar.sneak",))
    return say("no-wall" if room - here in SIDES.values() else "no-far", cites=("cellar.sneak",))


def not_through(t: CellarTable, seat: int, id: str, room: int) -> Iterator[Text]:
    """Doors are opened from their room, when its rats are gone and tiles are left.  [cellar.open]"""
    here = t.state.thieves[seat].room
    if all(ids.door(here, side) != id for side in t.state.rooms[here].doors):
        yield say("no-door-here", cites=("cellar.open",))
    elif any(ids.door(room, side) == id and room + SIDES[side] in t.state.rooms for side in SIDES):
        yield say("no-arch", cites=("cellar.sneak",))
    elif t.state.rats[here]:
        yield say("no-rats-first", cites=("cellar.open",))
    else:
        yield say("no-tiles", cites=("cellar.open",))


def not_here(t: CellarTable, seat: int, room: int) -> Text | None:
    """A thief fights and searches where it stands.  [cellar.search, cellar.fight.target]"""
    return None if room == t.state.thieves[seat].room else say("no-other-room", cites=("cellar.search",))


def not_played(t: CellarTable, seat: int, id: str) -> Iterator[Text]:
    """A trick is played where it can do something.  [cellar.card.play]"""
    thief = t.state.thieves[seat]
    place = meant(id, lambda at: ids.card(seat, at), range(len(thief.hand)))
    if place is None:
        return
    name = thief.hand[place]
    card, cites = t.content.cards[name], ("cellar.card.play",)
    if card.play is None:
        yield say("no-reaction", cites=(f"cellar.card.{name}",))
    elif card.needs_rat and not t.state.rats[thief.room]:
        yield say("no-rat", cites=cites)
    elif card.needs_wound and thief.health >= FULL_HEALTH + t.content.tools[thief.tool].health:
        yield say("no-wound", cites=cites)
    else:
        yield say("no-second", cites=cites)
