"""The actions of a thief."""

from __future__ import annotations

from undercroft.kernel import Text, say
from undercroft.toolkit.odds import die

from ..content import CellarTable
from ..events import Distracted, Fought, Opened, Played, Searched, Sneaked, Wounded, Wounding
from ..setup import STAIRS
from ..state import SIDES, Room, Thief
from . import turn

BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}
TURNED = "NESW"
SIDE_OF = {"N": "north", "E": "east", "S": "south", "W": "west"}


def legal(t: CellarTable, seat: int) -> list[str]:
    """Every action that the thief may take now, by its text."""
    state, thief = t.state, t.state.thieves[seat]
    rats = state.rats[thief.room]
    found = ["fight"] if rats else []
    if not rats and state.silver[thief.room]:
        found.append("search")
    for side in state.rooms[thief.room].doors:
        beyond = state.rooms.get(thief.room + SIDES[side])
        if beyond is not None and BACK[side] in beyond.doors:
            found.append(f"sneak {side}")
        elif beyond is None and state.stack and not rats:
            found.append(f"open {side}")
    found += [f"play {card}" for card in dict.fromkeys(thief.hand) if playable(t, thief, card)]
    if len(thief.hand) < turn.HAND_LIMIT:
        found.append("listen")
    if thief.room == STAIRS:
        found.append("leave")
    found.append("wait")
    return found


def playable(t: CellarTable, thief: Thief, id: str) -> bool:
    """A card with an action, where it can do something.  [cellar.card.play]"""
    card = t.content.cards[id]
    if card.play is None:
        return False
    full = 3 + t.content.tools[thief.tool].health
    return (not card.needs_rat or t.state.rats[thief.room] > 0) and (not card.needs_wound or thief.health < full)


def label(t: CellarTable, seat: int, action: str) -> Text:
    """What an action is called, with its odds.  [cellar.fight.target]"""
    verb, _, what = action.partition(" ")
    if verb == "fight":
        needed = needed_to_fight(t, seat)
        chance = round(100 * die(6).at_least(needed))
        return say("act-fight", needed=needed, chance=chance, cites=("cellar.fight.target",))
    if verb == "play":
        return Text("act-play", {"card": Text(f"card-{what}")}, (f"cellar.card.{what}",))
    if verb in ("sneak", "open"):
        return Text(f"act-{verb}", {"side": Text(f"side-{what}")}, (f"cellar.{verb}",))
    return Text(f"act-{verb}", {}, (f"cellar.{verb}",))


def why_not(t: CellarTable, seat: int, action: str) -> Text | None:
    """Why an action that exists is not possible now."""
    state, thief = t.state, t.state.thieves[seat]
    verb, _, what = action.partition(" ")
    if verb in ("sneak", "open") and what in SIDES:
        if what not in state.rooms[thief.room].doors:
            return say("no-door", cites=("cellar.sneak",))
        if verb == "open" and state.rats[thief.room]:
            return say("no-rats-first", cites=("cellar.open",))
        return say("no-way", cites=(f"cellar.{verb}",))
    if verb == "search":
        return say("no-rats-first" if state.rats[thief.room] else "no-silver", cites=("cellar.search",))
    if verb == "fight":
        return say("no-rat", cites=("cellar.fight.target",))
    if verb == "leave":
        return say("no-stairs", cites=("cellar.leave",))
    if verb == "listen":
        return say("no-hand-limit", cites=("cellar.listen",))
    if verb == "play":
        return say("no-card", cites=("cellar.card.play",))
    return None


async def do(t: CellarTable, seat: int, action: str) -> None:
    verb, _, what = action.partition(" ")
    if verb == "sneak":
        sneak(t, seat, what)
    elif verb == "open":
        await open_door(t, seat, what)
    elif verb == "search":
        search(t, seat)
    elif verb == "fight":
        await fight(t, seat)
    elif verb == "play":
        await play(t, seat, what)
    elif verb == "listen":
        turn.draw(t, seat)
    elif verb == "leave":
        turn.leave(t, seat)


def sneak(t: CellarTable, seat: int, side: str) -> None:
    """Through a door into a known room. Rats let thieves pass.  [cellar.sneak]"""
    t.state.thieves[seat].room += SIDES[side]
    t.tell(Sneaked(thief=seat, side=side, cites=("cellar.sneak",)))


async def open_door(t: CellarTable, seat: int, side: str) -> None:
    """Draw a tile, turn it so that a door meets this one, and go in.  [cellar.open, cellar.open.turn]"""
    t.state.drawn = t.state.stack.pop()
    tile = t.content.tiles[t.state.drawn]
    t.reveal()
    t.used(tile.id)
    ways = turnings(tile.doors, BACK[side])
    turned = await t.choose(seat, "turn", ways, label=turn_label, cites=("cellar.open.turn",))
    thief, t.state.drawn = t.state.thieves[seat], ""
    thief.room += SIDES[side]
    t.state.rooms[thief.room] = Room(tile.id, tuple(turned.split("-")))
    t.state.silver[thief.room], t.state.rats[thief.room] = tile.silver, tile.rats
    t.tell(Opened(thief=seat, side=side, tile=tile.id, rats=tile.rats, cites=("cellar.open",)))


def turnings(doors: str, side: str) -> list[str]:
    """The different ways to lay a tile so that it has a door on `side`.

    >>> turnings("NE", "south")
    ['east-south', 'south-west']
    """
    found = []
    for quarter in range(4):
        sides = sorted((TURNED.index(door) + quarter) % 4 for door in doors)
        names = [SIDE_OF[TURNED[index]] for index in sides]
        if side in names and "-".join(names) not in found:
            found.append("-".join(names))
    return found


def turn_label(turned: str) -> Text:
    return Text("turn-doors", {"sides": tuple(Text(f"side-{side}") for side in turned.split("-"))})


def search(t: CellarTable, seat: int) -> None:
    """All the silver of a room without rats, and one noise.  [cellar.search]"""
    thief = t.state.thieves[seat]
    found, t.state.silver[thief.room] = t.state.silver[thief.room], 0
    thief.silver += found
    t.state.noise += 1
    t.tell(Searched(thief=seat, silver=found, cites=("cellar.search",)))


def needed_to_fight(t: CellarTable, seat: int) -> int:
    """4 or more (first printing: 5), 1 less with a club.  [cellar.fight.target, cellar.tool.club]"""
    return t.content.points.rat_falls_to - t.content.tools[t.state.thieves[seat].tool].fight


async def fight(t: CellarTable, seat: int) -> None:
    """Roll a die: the rat is gone, or the thief is bitten.  [cellar.fight.target, cellar.fight.bite]"""
    needed = needed_to_fight(t, seat)
    (rolled,) = await t.roll(1, 6, "fight")
    won = rolled >= needed
    t.tell(Fought(thief=seat, rolled=rolled, needed=needed, won=int(won), cites=("cellar.fight.target",)))
    if won:
        t.state.rats[t.state.thieves[seat].room] -= 1
    else:
        await wound(t, seat)


async def wound(t: CellarTable, seat: int) -> None:
    """Lose one health, unless a friend steps in.  [cellar.fight.bite, cellar.card.distraction]"""
    wounding = await t.window(Wounding(thief=seat))
    if not wounding.prevented:
        thief = t.state.thieves[seat]
        thief.health -= 1
        t.tell(Wounded(thief=seat, health=thief.health, cites=("cellar.fight.bite",)))
        if thief.health == 0:
            t.state.discard += thief.hand
            thief.hand = []


async def distraction(t: CellarTable, wounding: Wounding, seat: int) -> None:
    """A friend in the same or the next room may play it and the bite is off. Everybody near who holds any card is
    asked, so that the question tells nothing.  [cellar.card.distraction, cellar.card.window]"""
    thief, friend = t.state.thieves[wounding.thief], t.state.thieves[seat]
    near = friend.room == thief.room or friend.room - thief.room in SIDES.values()
    if seat == wounding.thief or wounding.prevented or not friend.hand or not near:
        return
    chosen = await t.choose(
        seat,
        "distract",
        lambda: ["pass", "play distraction"] if "distraction" in t.state.thieves[seat].hand else ["pass"],
        label=distract_label,
        window=True,
        cites=("cellar.card.distraction",),
        about={"thief": wounding.thief + 1},
    )
    if chosen != "pass":
        discard(t, seat, "distraction")
        wounding.prevented = 1
        t.tell(Distracted(thief=wounding.thief, friend=seat, cites=("cellar.card.distraction",)))


def distract_label(option: str) -> Text:
    return Text("distract-pass" if option == "pass" else "distract-play")


async def play(t: CellarTable, seat: int, id: str) -> None:
    """Play a trick from the hand.  [cellar.card.play]"""
    discard(t, seat, id)
    effect = t.content.cards[id].play
    assert effect is not None
    t.tell(Played(thief=seat, card=id, cites=(f"cellar.card.{id}",)))
    await effect(t, seat)


def discard(t: CellarTable, seat: int, id: str) -> None:
    t.used(id)
    t.state.thieves[seat].hand.remove(id)
    t.state.discard.append(id)


EFFECTS = {"distraction": distraction}
