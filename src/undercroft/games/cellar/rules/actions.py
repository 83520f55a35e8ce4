"""The actions of a thief."""

from __future__ import annotations

from undercroft.kernel import Cost, Meaning, Text, Value, say
from undercroft.toolkit.odds import die, either

from .. import ids
from ..content import CellarTable
from ..events import (
    Distracted,
    Drew,
    Fought,
    Left,
    Opened,
    Played,
    Reshuffled,
    Searched,
    Sneaked,
    Wounded,
    Wounding,
)  # fmt: skip
from ..icons import COSTS
from ..setup import STAIRS
from ..state import FULL_HEALTH, SIDES, Room, Thief
from .options import LEAVE, LISTEN, PASS, WAIT, Act, Fight, Lay, Open, Play, Search, Sneak

HAND_LIMIT = 3
BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}
TURNED = "NESW"
SIDE_OF = {"N": "north", "E": "east", "S": "south", "W": "west"}


def legal(t: CellarTable, seat: int) -> list[Act]:
    """Every action that the thief may take now."""
    state, thief = t.state, t.state.thieves[seat]
    room, rats = thief.room, state.rats[thief.room]
    found: list[Act] = [Fight(room)] if rats else []
    if not rats and state.silver[room]:
        found.append(Search(room))
    for side in state.rooms[room].doors:
        beyond = state.rooms.get(room + SIDES[side])
        if beyond is not None and BACK[side] in beyond.doors:
            found.append(Sneak(room, side))
        elif beyond is None and state.stack and not rats:
            found.append(Open(room, side))
    tricks = dict.fromkeys(thief.hand)
    found += [Play(card, seat, thief.hand.index(card)) for card in tricks if playable(t, thief, card)]
    if len(thief.hand) < HAND_LIMIT:
        found.append(LISTEN)
    if room == STAIRS:
        found.append(LEAVE)
    found.append(WAIT)
    return found


def playable(t: CellarTable, thief: Thief, id: str) -> bool:
    """A card with an action, where it can do something.  [cellar.card.play]"""
    card = t.content.cards[id]
    if card.play is None:
        return False
    full = FULL_HEALTH + t.content.tools[thief.tool].health
    return (not card.needs_rat or t.state.rats[thief.room] > 0) and (not card.needs_wound or thief.health < full)


def label(action: Act) -> Text:
    """What an action is called, in a few words."""
    match action:
        case Fight():
            return say("act-fight", cites=("cellar.fight.target",))
        case Play(card=card):
            return Text("act-play", {"card": Text(f"card-{card}")}, (f"cellar.card.{card}",))
        case Sneak(side=side):
            return Text("act-sneak", {"side": Text(f"side-{side}")}, ("cellar.sneak",))
        case Open(side=side):
            return Text("act-open", {"side": Text(f"side-{side}")}, ("cellar.open",))
    return Text(f"act-{action}", {}, (f"cellar.{action}",))


def meaning(t: CellarTable, seat: int, action: Act) -> Meaning:
    """What an action costs, how likely it is and what it does, unless that stands on the card it is about.

    [cellar.fight.target, cellar.search]
    """
    match action:
        case Fight():
            needed = needed_to_fight(t, seat)
            return Meaning(
                odds=either(die(6).at_least(needed), "hit", "harm"), detail=say("detail-fight", needed=needed)
            )
        case Search(room=room):
            noise = Cost(1, Text("cost-noise"), COSTS["noise"])
            return Meaning(cost=(noise,), detail=say("detail-search", silver=t.state.silver[room]))
    if action is LISTEN:
        return Meaning(detail=Text("detail-listen"), rank=1)
    if action is LEAVE:
        detail = say("detail-leave", silver=t.state.thieves[seat].silver)
        return Meaning(detail=detail, rank=1, confirm=Text("confirm-leave"))
    return Meaning()


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


async def do(t: CellarTable, seat: int, action: Act) -> None:
    match action:
        case Sneak(side=side):
            sneak(t, seat, side)
        case Open(side=side):
            await open_door(t, seat, side)
        case Search():
            search(t, seat)
        case Fight():
            await fight(t, seat)
        case Play(card=card):
            await play(t, seat, card)
    if action is LISTEN:
        draw(t, seat)
    elif action is LEAVE:
        leave(t, seat)


def sneak(t: CellarTable, seat: int, side: str) -> None:
    """Through a door into a known room. Rats let thieves pass.  [cellar.sneak]"""
    thief = t.state.thieves[seat]
    thief.room += SIDES[side]
    t.tell(Sneaked(thief=seat, side=side, room=thief.room, cites=("cellar.sneak",)))


async def open_door(t: CellarTable, seat: int, side: str) -> None:
    """Draw a tile, turn it so that a door meets this one, and go in.  [cellar.open, cellar.open.turn]"""
    t.state.drawn = t.state.stack.pop()
    tile = t.content.tiles[t.state.drawn]
    t.reveal()
    t.used(tile.id)
    ways = [Lay(doors) for doors in turnings(tile.doors, BACK[side])]
    turned = await t.choose(seat, "turn", ways, label=turn_label, cites=("cellar.open.turn",))
    thief, t.state.drawn = t.state.thieves[seat], ""
    thief.room += SIDES[side]
    t.state.rooms[thief.room] = Room(tile.id, turned.doors)
    t.state.silver[thief.room], t.state.rats[thief.room] = tile.silver, tile.rats
    t.tell(
        Opened(
            thief=seat,
            side=side,
            tile=tile.id,
            rats=tile.rats,
            room=thief.room,
            silver=tile.silver,
            cites=("cellar.open",),
        )
    )


def turnings(doors: str, side: str) -> list[tuple[str, ...]]:
    """The different ways to lay a tile so that it has a door on `side`.

    >>> turnings("NE", "south")
    [('east', 'south'), ('south', 'west')]
    """
    found: list[tuple[str, ...]] = []
    for quarter in range(4):
        sides = sorted((TURNED.index(door) + quarter) % 4 for door in doors)
        names = tuple(SIDE_OF[TURNED[index]] for index in sides)
        if side in names and names not in found:
            found.append(names)
    return found


def turn_label(turned: Lay) -> Text:
    return Text("turn-doors", {"sides": tuple(Text(f"side-{side}") for side in turned.doors)})


def search(t: CellarTable, seat: int) -> None:
    """All the silver of a room without rats, and one noise.  [cellar.search]"""
    thief = t.state.thieves[seat]
    found, t.state.silver[thief.room] = t.state.silver[thief.room], 0
    thief.silver += found
    t.state.noise += 1
    t.tell(Searched(thief=seat, silver=found, room=thief.room, noise=t.state.noise, cites=("cellar.search",)))


def needed_to_fight(t: CellarTable, seat: int) -> int:
    """4 or more (first printing: 5), 1 less with a club.  [cellar.fight.target, cellar.tool.club]"""
    return t.content.points.rat_falls_to - t.content.tools[t.state.thieves[seat].tool].fight


async def fight(t: CellarTable, seat: int) -> None:
    """Roll a die: the rat is gone, or the thief is bitten.  [cellar.fight.target, cellar.fight.bite]"""
    needed = needed_to_fight(t, seat)
    (rolled,) = await t.roll(1, 6, "fight")
    won, room = rolled >= needed, t.state.thieves[seat].room
    t.state.rats[room] -= won
    t.tell(
        Fought(
            thief=seat,
            rolled=rolled,
            needed=needed,
            won=int(won),
            room=room,
            rats=t.state.rats[room],
            cites=("cellar.fight.target",),
        )
    )
    if not won:
        await wound(t, seat)


async def wound(t: CellarTable, seat: int) -> None:
    """Lose one health, unless a friend steps in.  [cellar.fight.bite, cellar.card.distraction]"""
    t.tell(Wounding(thief=seat))
    for friend in range(len(t.state.thieves)):
        if near(t, friend, seat) and await steps_in(t, friend, seat):
            return
    thief = t.state.thieves[seat]
    thief.health -= 1
    dropped = drop(t, seat) if thief.health == 0 else ()
    t.tell(Wounded(thief=seat, health=thief.health, room=thief.room, dropped=dropped, cites=("cellar.fight.bite",)))


def drop(t: CellarTable, seat: int) -> tuple[str, ...]:
    """Anyone who leaves the game leaves their tricks."""
    thief = t.state.thieves[seat]
    dropped, thief.hand = tuple(thief.hand), []
    t.state.discard += dropped
    return dropped


def near(t: CellarTable, friend: int, thief: int) -> bool:
    """Everybody in the same or the next room who holds any card is asked, so that the question tells nothing.

    [cellar.card.window]
    """
    other, bitten = t.state.thieves[friend], t.state.thieves[thief]
    away = other.room - bitten.room
    return friend != thief and bool(other.hand) and (away == 0 or away in SIDES.values())


async def steps_in(t: CellarTable, friend: int, thief: int) -> bool:
    """A friend may play a distraction, and the bite is off.  [cellar.card.distraction]"""
    chosen = await t.choose(
        friend,
        "distract",
        lambda: distractions(t, friend),
        label=distract_label,
        window=True,
        cites=("cellar.card.distraction",),
        about={"thief": thief + 1},
        at=(ids.thief(thief),),
    )
    if chosen is PASS:
        return False
    discard(t, friend, "distraction")
    t.tell(Distracted(thief=thief, friend=friend, cites=("cellar.card.distraction",)))
    return True


def distractions(t: CellarTable, seat: int) -> list[Value]:
    hand = t.state.thieves[seat].hand
    return [PASS, Play("distraction", seat, hand.index("distraction"))] if "distraction" in hand else [PASS]


def distract_label(option: Value) -> Text:
    return Text("distract-pass" if option is PASS else "distract-play")


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


def draw(t: CellarTable, seat: int) -> None:
    """Draw a trick; an empty deck is made new from the discards.  [cellar.card.draw]"""
    if not t.state.deck:
        t.state.deck, t.state.discard = t.state.discard, []
        t.shuffle(t.state.deck)
        t.tell(Reshuffled(cards=len(t.state.deck), cites=("cellar.card.draw",)))
    if t.state.deck:
        card = t.state.deck.pop()
        t.state.thieves[seat].hand.append(card)
        t.reveal()
        t.tell(Drew(thief=seat, card=card, to=(seat,), cites=("cellar.card.draw",)))


def leave(t: CellarTable, seat: int) -> None:
    """Up the stairs, with all that is in the pockets.  [cellar.leave]"""
    thief = t.state.thieves[seat]
    assert thief.room == STAIRS
    thief.left = True
    t.tell(Left(thief=seat, silver=thief.silver, dropped=drop(t, seat), cites=("cellar.leave",)))
