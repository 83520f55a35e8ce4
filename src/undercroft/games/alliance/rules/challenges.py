"""Challenge Tokens: chests, traps, searching and disarming."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument

from .. import ids
from ..board import ARCHES, BEYOND, DISTANCES, PLACE, SIDES_OF, WIDTH, connected, near
from ..content import AllianceTable, Content
from ..content.definitions import ALL, Trap
from ..content.figures import DIE
from ..events import (
    Attempted,
    ChallengeRevealed,
    ChestOpened,
    Discarded,
    Hampered,
    MonsterReadied,
    TrapDisarmed,
    TrapLeft,
    TrapSprung,
    Unharmed,
)
from ..state import HEROES, NOWHERE, ChallengeToken, State, Turn, name
from . import decks, labels, meanings, wounds, xp
from .abilities import gear, has, pits, speed
from .die import roll_die
from .options import LEAVE, Effort, Handle, Token
from .pace import pay
from .reach import enemy_rooms
from .tokens import face_down, meant


async def entered(t: AllianceTable, hero: int) -> None:
    """A hero has stepped into a room: its face-down tokens are turned up, in the player's order.

    [alliance.challenge.reveal-on-entry, alliance.challenge.entry-chest, alliance.challenge.entry-trap,
    alliance.search.trap-known-entry]
    """
    cell = t.state.heroes[hero].cell
    place = PLACE[cell]
    while waiting := face_down(t.state, place):
        tokens, at = [Token(token.cell) for token in waiting], (ids.piece(hero),)
        cites = ("alliance.challenge.reveal-on-entry",)
        chosen = await t.choose(hero // HEROES, "reveal", tokens, label=labels.plain, cites=cites, at=at)
        token = next(one for one in face_down(t.state, place) if one.cell == chosen.cell)
        trap = t.content.challenges[token.card].trap is not None
        turn_up(t, hero, token, told=trap)
        if trap:
            await spring(t, hero, replace(token, up=True), cell)


def turn_up(t: AllianceTable, hero: int, token: ChallengeToken, told: bool = False) -> None:
    """`told`: the log is about to say so anyhow."""
    t.reveal()
    t.used(token.card)
    t.state.challenges[t.state.challenges.index(token)] = replace(token, up=True)
    if not told:
        tell_token(t, hero, token)


def tell_token(t: AllianceTable, hero: int, token: ChallengeToken) -> None:
    told = ChallengeRevealed(
        hero=t.state.heroes[hero].card,
        challenge=token.card,
        level=token.level,
        x=token.cell % WIDTH,
        y=token.cell // WIDTH,
        figure=hero,
        cell=token.cell,
        cites=("alliance.challenge.reveal-on-entry",),
    )
    t.tell(told)


def remove(state: State, token: ChallengeToken) -> None:
    state.challenges.remove(token)
    state.box.append(token.card)


# -------------------------------------------------------------------------------------------------------------- traps


async def spring(t: AllianceTable, hero: int, token: ChallengeToken, cell: int = NOWHERE) -> None:
    """A trap goes off in the hero's own space, then it is discarded; a pit stays there permanently. Who enters a room
    sets off all its traps in the space where it came in, even if it falls by one of them and is laid down elsewhere.

    [alliance.challenge.entry-trap, alliance.challenge.trap-discard, alliance.challenge.pit-stays,
    alliance.disarm.fail, alliance.disarm.fail-pit]
    """
    state, figure = t.state, t.state.heroes[hero]
    cell = figure.cell if cell == NOWHERE else cell
    trap = t.content.challenges[token.card].trap
    assert trap is not None
    pit = NOWHERE, 0
    if trap.pit:
        state.challenges[state.challenges.index(token)] = replace(token, cell=cell)
        pit = cell, pits(state, t.content).count(cell)
    else:
        remove(state, token)
    told = TrapSprung(
        hero=figure.card,
        challenge=token.card,
        level=token.level,
        figure=hero,
        cell=token.cell,
        pit=pit,
        cites=("alliance.challenge.entry-trap",),
    )
    t.tell(told)
    await _suffer(t, hero, trap, token.level, PLACE[cell])


async def _suffer(t: AllianceTable, hero: int, trap: Trap, level: int, place: int) -> None:
    """What the Encounter Card of a trap says, for the hero and for the room where it goes off."""
    state = t.state
    others = [other for other, figure in enumerate(state.heroes) if other != hero and PLACE[figure.cell] == place]
    if trap.alarm:
        _alarm(t, place)
    if has(state, t.content, hero, "trap-proof"):
        t.tell(Unharmed(hero=state.heroes[hero].card, figure=hero, cites=("alliance.challenge.entry-trap",)))
    else:
        _hamper(t, hero, trap.speed)
        await wounds.wound_hero(t, hero, trap.wounds[level - 1], trap.poison)
        await discard_cards(t, hero // HEROES, trap.discard, ("alliance.challenge.entry-trap",))
    for other in others if trap.room else ():
        if not has(t.state, t.content, other, "trap-proof"):
            await wounds.wound_hero(t, other, trap.wounds[level - 1], trap.poison)


def _hamper(t: AllianceTable, hero: int, points: int) -> None:
    """Speed points of the active hero's movement are lost, as far as there are any left: what a card gives later is
    not touched, unless the movement is over."""
    turn = t.state.turn
    if turn is None or turn.hero != hero:
        return
    lost = max(0, min(points, speed(t.state, t.content, hero) - turn.used))
    turn.used += points if points >= ALL else lost
    if lost:
        cites, stuck = ("alliance.challenge.entry-trap",), int(points > lost)
        t.tell(Hampered(hero=t.state.heroes[hero].card, points=lost, stuck=stuck, figure=hero, cites=cites))


def _alarm(t: AllianceTable, place: int) -> None:
    """Exhausted monsters in this and in connected rooms become ready."""
    rooms = {place, *connected(t.state.arches, place)}
    for who, token in t.state.monsters.items():
        if PLACE[token.cell] in rooms and not token.ready:
            t.tell(MonsterReadied(who=name(t.state, who), figure=who))
            wounds.make_ready(t, who)


async def discard_cards(t: AllianceTable, seat: int, count: int, cites: tuple[str, ...]) -> None:
    """The player discards hand cards of choice, all if there are too few."""
    for left in range(count, 0, -1):
        if not t.state.alliances[seat].hand:
            return
        card = await decks.choose_card(t, seat, "must-discard", cites, {"count": left})
        t.state.alliances[seat].hand.remove(card)
        t.state.alliances[seat].discard.append(card)
        t.tell(Discarded(seat=seat, card=card, cites=cites))


# ------------------------------------------------------------------------------------------------------------- rolling


def efforts(level: int, left: int) -> list[Effort]:
    """How many extra Speed points may be committed before a roll, or enough of them to do without it.

    [alliance.locked.take-time, alliance.locked.auto-success, alliance.secret.take-time, alliance.secret.auto-success,
    alliance.chest.locked-take-time, alliance.chest.locked-auto-success, alliance.disarm.take-time,
    alliance.disarm.auto-success]

    >>> [[str(one) for one in efforts(*case)] for case in ((2, 1), (2, 5), (0, 1))]
    [['0', '1'], ['0', '1', 'sure'], ['sure']]
    """
    sure = [Effort(level, sure=True)] if left >= level else []
    return [Effort(extra) for extra in range(min(level, left + 1))] + sure


async def attempt(t: AllianceTable, hero: int, what: str, level: int, effort: Effort, cites: tuple[str, ...]) -> bool:
    """Roll the Dungeon Die and add the extra points; announcing the full price needs no roll.

    [alliance.locked.attempt, alliance.secret.attempt, alliance.chest.locked-attempt, alliance.disarm.roll]
    """
    die = 0 if effort.sure else await roll_die(t, what)
    rolled = DIE[die - 1] + gear(t.state, t.content, hero).bonus.die if die else 0
    success, name_of_hero = rolled + effort.points >= level, t.state.heroes[hero].card
    told = Attempted(
        hero=name_of_hero,
        what=what,
        rolled=rolled,
        extra=effort.points,
        level=level,
        success=int(success),
        sure=int(effort.sure),
        figure=hero,
        die=die,
        cites=cites,
    )
    t.tell(told)
    return success


async def choose_effort(
    t: AllianceTable, hero: int, what: str, level: int, left: int, cites: tuple[str, ...], at: tuple[str, ...]
) -> Effort:
    """Ask how much Speed goes into an attempt."""
    chosen = await _ask_effort(t, hero, what, level, efforts(level, left), cites, at)
    assert isinstance(chosen, Effort)
    return chosen


async def _ask_effort(
    t: AllianceTable,
    hero: int,
    what: str,
    level: int,
    options: Sequence[Value],
    cites: tuple[str, ...],
    at: tuple[str, ...],
) -> Value:
    die = gear(t.state, t.content, hero).bonus.die
    about: dict[str, Argument] = {"level": level, "what": Text(f"what-{what}")}
    return await t.choose(
        hero // HEROES,
        "effort",
        options,
        label=labels.effort,
        meaning=lambda one: meanings.effort(level, die, one),
        cites=cites,
        about=about,
        at=(ids.piece(hero), *at),
    )


# ------------------------------------------------------------------------------------------------------------- chests


def handlings(state: State, content: Content, hero: int) -> list[Handle]:
    """What Speed points buy besides steps and doors.  [alliance.hero.speed-uses]"""
    found = chests(state, content, hero)
    for token in searches(state, content, hero):
        found.append(Handle("disarm" if token.known else "search", token.cell))
    return found


def chests(state: State, content: Content, hero: int) -> list[Handle]:
    """What the hero can do with chests next to it or under it.

    [alliance.chest.open-adjacent, alliance.chest.monster-blocks, alliance.chest.locked-attempt,
    alliance.chest.locked-no-enemies]
    """
    cell, found = state.heroes[hero].cell, list[Handle]()
    far = DISTANCES[cell]
    for token in [one for one in state.challenges if one.up and far[one.cell] <= 1]:
        card = content.challenges[token.card]
        if card.reward is None or (token.cell != cell and token.cell not in near(state.arches)[cell]):
            continue
        if not card.locked and not any(monster.cell == token.cell for monster in state.monsters.values()):
            found.append(Handle("chest", token.cell))
        if card.locked and undisturbed(state, content, hero, PLACE[cell], PLACE[token.cell]):
            found.append(Handle("unlock", token.cell))
    return found


async def handle(t: AllianceTable, turn: Turn, chosen: Handle, left: int) -> None:
    """Each costs a Speed point before anything is seen of it.  [alliance.chest.open-adjacent, alliance.search.where]"""
    token = meant(t.state, t.content, chosen.cell)
    pay(turn, 1)
    if chosen.verb == "unlock":
        await unlock(t, turn, token, left - 1)
    elif chosen.verb == "search":
        await look_at(t, turn, token, left - 1)
    elif chosen.verb == "disarm":
        await disarm(t, turn, token, left - 1)
    else:
        await open_chest(t, turn.hero, token)


def undisturbed(state: State, content: Content, hero: int, *places: int) -> bool:
    """No enemy in these rooms, or a card that lets the hero work in spite of them.

    [alliance.locked.no-enemies, alliance.secret.no-enemies, alliance.chest.locked-no-enemies,
    alliance.search.no-enemies]
    """
    return has(state, content, hero, "unhindered") or enemy_rooms(state, hero).isdisjoint(places)


async def open_chest(t: AllianceTable, hero: int, token: ChallengeToken) -> None:
    """The reward of the Encounter Card, then the token is discarded.

    [alliance.chest.result, alliance.chest.locked-success, alliance.xp.sources]
    """
    seat, reward = hero // HEROES, t.content.challenges[token.card].reward
    assert reward is not None
    remove(t.state, token)
    told = ChestOpened(
        hero=t.state.heroes[hero].card,
        challenge=token.card,
        level=token.level,
        figure=hero,
        cell=token.cell,
        cites=("alliance.chest.result",),
    )
    t.tell(told)
    xp.gain(t, seat, reward.xp[token.level - 1], "alliance.xp.sources")
    decks.draw(t, seat, reward.draw, told=True)
    await wounds.heal(t, hero, reward.heal)


async def unlock(t: AllianceTable, turn: Turn, token: ChallengeToken, left: int) -> None:
    """Try a Locked Chest.  [alliance.chest.locked-fail]"""
    hero, cites = turn.hero, ("alliance.chest.locked-attempt",)
    effort = await choose_effort(t, hero, "chest", token.level, left, cites, (ids.token(token.cell),))
    pay(turn, effort.points)
    if await attempt(t, hero, "chest", token.level, effort, cites):
        await open_chest(t, hero, token)


# ---------------------------------------------------------------------------------------------------------- searching


def searches(state: State, content: Content, hero: int) -> list[ChallengeToken]:
    """Face-down tokens in rooms beyond an open passage that the hero stands next to; an open pit is none.

    [alliance.search.where, alliance.search.no-enemies, alliance.search.trap-known, alliance.challenge.pit-no-disarm]
    """
    cell = state.heroes[hero].cell
    place, found = PLACE[cell], list[ChallengeToken]()
    for side in SIDES_OF[cell]:
        if state.arches & ARCHES[place][side]:
            tokens = face_down(state, BEYOND[place][side])
            if tokens and undisturbed(state, content, hero, place, BEYOND[place][side]):
                found += tokens
    return found


async def look_at(t: AllianceTable, turn: Turn, token: ChallengeToken, left: int) -> None:
    """Turn a token up; a trap goes down again, known, or is disarmed at once.

    [alliance.search.chest, alliance.search.trap-choice]
    """
    if t.content.challenges[token.card].trap is None:
        turn_up(t, turn.hero, token)
        return
    seen = replace(token, known=True)
    t.reveal()
    t.used(token.card)
    t.state.challenges[t.state.challenges.index(token)] = seen
    tell_token(t, turn.hero, token)
    await disarm_or_leave(t, turn, seen, left)


async def disarm_or_leave(t: AllianceTable, turn: Turn, token: ChallengeToken, left: int) -> None:
    """[alliance.search.trap-choice, alliance.search.trap-known]"""
    hero = turn.hero
    options = [LEAVE, *efforts(token.level, left)]
    cites, at = ("alliance.search.trap-choice",), (ids.token(token.cell),)
    effort = await _ask_effort(t, hero, "trap", token.level, options, cites, at)
    if not isinstance(effort, Effort):
        hero_name = t.state.heroes[hero].card
        t.tell(TrapLeft(hero=hero_name, challenge=token.card, figure=hero, cell=token.cell, cites=cites))
        return
    await _disarm(t, turn, token, effort)


async def disarm(t: AllianceTable, turn: Turn, token: ChallengeToken, left: int) -> None:
    """Disarm a trap that was seen before.  [alliance.search.trap-known]"""
    cites, at = ("alliance.disarm.roll",), (ids.token(token.cell),)
    effort = await choose_effort(t, turn.hero, "trap", token.level, left, cites, at)
    await _disarm(t, turn, token, effort)


async def _disarm(t: AllianceTable, turn: Turn, token: ChallengeToken, effort: Effort) -> None:
    """[alliance.disarm.roll, alliance.disarm.take-time, alliance.disarm.success, alliance.disarm.fail]"""
    hero = turn.hero
    pay(turn, effort.points)
    if await attempt(t, hero, "trap", token.level, effort, ("alliance.disarm.roll",)):
        remove(t.state, token)
        hero_name, cites = t.state.heroes[hero].card, ("alliance.disarm.success",)
        t.tell(TrapDisarmed(hero=hero_name, challenge=token.card, figure=hero, cell=token.cell, cites=cites))
    else:
        up = replace(token, up=True)
        t.state.challenges[t.state.challenges.index(token)] = up
        await spring(t, hero, up)
