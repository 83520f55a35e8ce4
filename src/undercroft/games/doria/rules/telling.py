"""Telling what happens. Where somebody may watch, an event gets what tables need of it: the numbers of its figures, the
dice that fell, and all that has changed on the table since the event before it.

What changes is found by comparing, so that no rule can forget to say it. Only a log makes that necessary: in the lab
there is none, and nothing of this is done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Iterator
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from undercroft.kernel.game import Rule
from undercroft.toolkit.cues import Alter, Change, Go, Lay, Mark, Move, Open, Pass

from .. import chart, ids
from ..content import DoriaTable
from ..events.base import Arrival, DoriaEvent, Fallen, Seen, Shown
from ..events.monsters import MonsterDefeated
from ..icons import TOKENS, icon
from ..state import NO_CARD, NOBODY, OUTSIDE, PLACES, Hero, Monster, State

HERO_STATES = ("unconscious", "held", "buried", "disarmed")
MONSTER_STATES = ("held", "buried", "disarmed")
HOW = {"melee": "blow", "shield": "blow", "ranged": "shot", "spell": "spell", "magic": "spell", "ritual": "spell"}


def tell(t: DoriaTable, event: DoriaEvent) -> None:
    """Put an event into the log, with what has changed since the one before."""
    if t.log is None:
        return
    trace = TRACES.get(t)
    if trace is not None:
        event.seen = trace.seen(t, event)
    t.tell(event)


def note(t: DoriaTable, key: str, dice: tuple[int, ...], bonus: int) -> None:
    """Dice have fallen; the next event tells them."""
    if (trace := TRACES.get(t)) is not None:
        active = t.state.active
        who = hero_id(active, t.state.heroes[active]) if key == "attack" and active != NOBODY else ""
        trace.fallen.append(Fallen(key, dice, bonus, who))


def name_parts(t: DoriaTable, *parts: tuple[str, int]) -> None:
    """What was added to the last dice, each by the message that names it."""
    trace = TRACES.get(t)
    if trace is not None and trace.fallen:
        trace.fallen[-1] = replace(trace.fallen[-1], parts=tuple([part for part in parts if part[1]]))


def settle(t: DoriaTable) -> None:
    """What has changed since the last event belongs to it, as long as nobody was asked anything after it."""
    trace = TRACES.get(t)
    if t.log is None or trace is None:
        return
    more = trace.changes(t)
    if more and t.log and trace.asked == t.decisions:
        last = t.log[-1]
        assert isinstance(last, DoriaEvent)
        seen = last.seen or Seen()
        t.log[-1] = replace(last, seen=replace(seen, shown=(*seen.shown, *more)))


def traced(rule: Rule) -> Rule:
    """A step whose changes are told. It looks at the table when it begins, so that a game that is built anew from that
    point tells the same."""

    def begin(t: DoriaTable, *args: Any) -> Awaitable[None]:
        if t.log is not None:
            settle(t)
            if (trace := TRACES.get(t)) is None:
                TRACES[t] = Trace(t)
            else:
                trace.fallen, trace.gone = [], -1
        return rule(t, *args)

    return begin


class HeroNow(NamedTuple):
    """A character as people see it."""

    square: int
    bars: tuple[int, int, int]
    poison: int
    states: tuple[bool, ...]
    carries: int
    cards: tuple[list[int], ...]
    """On the body, in the belt, in the backpack, and not placed yet."""


class MonsterNow(NamedTuple):
    square: int
    hp: int
    poison: int
    states: tuple[bool, ...]
    mods: tuple[str, ...]
    kind: str
    figure: int


class Now(NamedTuple):
    """The table as people see it."""

    heroes: list[HeroNow]
    monsters: dict[int, MonsterNow]
    dungeon: Any
    ground: dict[int, str]
    treasures: list[int]
    tokens: dict[int, str]
    piles: tuple[list[int], ...]
    stacks: list[int]
    decks: tuple[int, int, int]
    tile: str
    tracks: tuple[int, ...]
    active: int


TRACKS = ("doom", "round", "level", "xp", "gold", "monster-points")
DOOM = 41
"""The doom counter on the head; each step leads to the next lower space."""
PILES = (ids.DISCARD, ids.DRAWN, ids.SHOP, ids.STANDARD, ids.TRAPS)
BARS = ("life", "mana", "action")


def hero_now(who: Hero) -> HeroNow:
    square = OUTSIDE if who.away else who.square
    states = (who.unconscious, who.held, who.buried, who.disarmed)
    bars = (who.hp, who.pp, max(0, who.ap))
    cards = who.body[:], who.belt[:], who.pack[:], who.hand[:]
    return HeroNow(square, bars, who.poison, states, who.carries, cards)


def monster_now(who: Monster) -> MonsterNow:
    states = (who.held, who.buried, who.disarmed)
    return MonsterNow(who.square, max(0, who.hp), who.poison, states, who.mods, who.boss or who.kind, who.figure)


def now(state: State, gone: int) -> Now:
    return Now(
        [hero_now(who) for who in state.heroes],
        {id: monster_now(who) for id, who in state.monsters.items() if id != gone},
        state.dungeon,
        dict(state.ground),
        state.treasures[:],
        dict(state.tokens),
        (
            state.discard[:], state.drawn[:], [number for number in state.shop if number != NO_CARD],
            state.standard[:], [caught.card for caught in state.caught],
        ),
        [len(stack) for stack in state.stacks],
        (len(state.tiles), len(state.monster_deck), len(state.door_deck)),
        state.reveal.tile if state.reveal else "",
        (
            DOOM - state.doom, state.round, state.level, state.xp, state.gold,
            state.campaign_points + state.monster_points,
        ),
        state.active,
    )  # fmt: skip


class Trace:
    """The table as it was at the last event, and the dice that have fallen since."""

    def __init__(self, t: DoriaTable) -> None:
        self.gone = self.asked = -1
        self.before = now(t.state, self.gone)
        self.fallen: list[Fallen] = []

    def seen(self, t: DoriaTable, event: DoriaEvent) -> Seen:
        """What tables need of an event."""
        heroes = {who.kind: hero_id(n, who) for n, who in enumerate(t.state.heroes)}
        hero, other = (heroes.get(getattr(event, name, ""), "") for name in ("hero", "other"))
        monster = self.figure(t, getattr(event, "monster", ""), getattr(event, "figure", -1))
        active, turn = t.state.active, None
        if active not in (NOBODY, self.before.active):
            turn = hero_id(active, t.state.heroes[active]), t.state.heroes[active].seat
        found = self.changes(t)
        if isinstance(event, MonsterDefeated):  # it is still there for what its death brings about
            self.gone = monster
            self.before.monsters.pop(monster, None)
        self.asked = t.decisions
        fallen, self.fallen = tuple(self.fallen), []
        return Seen(hero, other, self.monster_id(monster), how(t, event), fallen, turn, tuple(found))

    def monster_id(self, id: int) -> str:
        if id < 0:
            return ""
        known = self.before.monsters.get(id)
        return ids.monster_sheet(id) if known is not None and known.square == OUTSIDE else ids.monster(id)

    def figure(self, t: DoriaTable, kind: str, figure: int) -> int:
        """The number of the monster that people call so."""
        if not kind or figure < 0:
            return -1
        known = {**self.before.monsters, **{id: monster_now(who) for id, who in t.state.monsters.items()}}
        return next((id for id, who in known.items() if (who.kind, who.figure) == (kind, figure)), -1)

    def changes(self, t: DoriaTable) -> list[Shown]:
        """What has changed since the last look."""
        before, self.before = self.before, now(t.state, self.gone)
        return [] if before == self.before else list(differences(t, before, self.before))


TRACES: WeakKeyDictionary[DoriaTable, Trace] = WeakKeyDictionary()


def hero_id(n: int, who: Hero) -> str:
    """The figure, or the sheet of who is not on the board."""
    return ids.hero_sheet(n) if who.away or who.square == OUTSIDE else ids.hero(n)


def how(t: DoriaTable, event: DoriaEvent) -> str:
    """How a card or a monster strikes."""
    card = t.content.cards.get(getattr(event, "card", ""))
    if card is not None:
        return HOW.get(card.kind, "")
    id = getattr(event, "monster", "")
    boss = t.content.bosses.get(id)
    kind = t.content.monsters.get(boss.base if boss else id)
    return HOW.get(kind.attack_type, "") if kind else ""


# ----------------------------------------------------------------------------------------------- what has changed


def differences(t: DoriaTable, before: Now, after: Now) -> Iterator[Shown]:
    """In the order in which it can be shown: the ground first, then who comes, moves, changes and goes."""
    if after.dungeon is not before.dungeon or after.ground != before.ground:
        yield from ground_differences(t, before, after)
    yield from thing_differences(before, after)
    for n, who in enumerate(after.heroes):
        if n >= len(before.heroes):
            if who.square != OUTSIDE:
                yield hero_comes(t, n)
        elif who != before.heroes[n]:
            yield from hero_differences(t, n, before.heroes[n], who)
    if after.monsters != before.monsters:
        yield from monster_differences(before.monsters, after.monsters)
    yield from deck_differences(before, after)
    if before.stacks != after.stacks or before.piles != after.piles or before.heroes != after.heroes:
        yield from card_differences(t, before, after)
    for track, old, new in zip(TRACKS, before.tracks, after.tracks, strict=True):
        if old != new and track_shown(t, track):
            yield Change(track, "", old, new)


def track_shown(t: DoriaTable, track: str) -> bool:
    return {"gold": t.state.phase == "I", "monster-points": t.state.setting.mode == "campaign"}.get(track, True)


def ground_differences(t: DoriaTable, before: Now, after: Now) -> Iterator[Shown]:
    atlas = t.content.atlas
    old, here = atlas.board(before.dungeon), atlas.board(after.dungeon)
    if new := range(len(old.dungeon.placements), len(here.dungeon.placements)):
        yield Lay(rooms=tuple([ids.room(slot) for slot in new]))
    kinds = {cell.id: cell.kind for cell in chart.cells(old, tuple(before.ground.items()))}
    for cell in chart.cells(here, tuple(after.ground.items())):
        if kinds.get(cell.id, cell.kind) != cell.kind:
            yield Alter(cell.id, cell.kind)
    edges = {edge.id: edge.kind for edge in chart.all_edges(old)}
    for edge in chart.all_edges(here):
        if edges.pop(edge.id, "") != edge.kind:
            yield Open(edge.id, edge.kind)
    for gone in edges:
        yield Open(gone, "gone")


def thing_differences(before: Now, after: Now) -> Iterator[Shown]:
    """Treasures and tokens."""
    if before.treasures != after.treasures:
        for square in after.treasures:
            if square not in before.treasures:
                picture = icon("", "treasure")
                yield Arrival(ids.treasure(square), ids.cell(square), "reveal", picture, "thing", "piece-treasure")
        for square in before.treasures:
            if square not in after.treasures:
                yield Go(ids.treasure(square), "take")
    if before.tokens != after.tokens:
        for square, token in before.tokens.items():
            if after.tokens.get(square) != token:
                yield Go(ids.token(square), "take")
        for square, token in after.tokens.items():
            if before.tokens.get(square) != token:
                picture = TOKENS.get(token) or icon("", "token")
                yield Arrival(ids.token(square), ids.cell(square), "reveal", picture, "thing", f"token-{token}")


def hero_comes(t: DoriaTable, n: int) -> Arrival:
    who = t.state.heroes[n]
    word = f"hero-{who.kind}" if who.kind in t.content.heroes else "kind-hero"
    return Arrival(ids.hero(n), ids.cell(who.square), "enter", icon(who.kind, "hero"), f"seat-{who.seat}", word)


def hero_differences(t: DoriaTable, n: int, before: HeroNow, after: HeroNow) -> Iterator[Shown]:
    piece = ids.hero(n)
    if before.square == OUTSIDE != after.square:
        yield hero_comes(t, n)
    elif before.square != after.square != OUTSIDE:
        yield Move(piece, (ids.cell(after.square),), "carry" if after.states[0] else "walk")
    owner = ids.hero_sheet(n) if OUTSIDE in (before.square, after.square) else piece
    for key, old, new in zip(BARS, before.bars, after.bars, strict=True):
        if old != new:
            yield Change(owner, key, old, new)
    yield from mark_differences(owner, before.poison, after.poison)
    yield from state_differences(owner, HERO_STATES, before.states, after.states)
    if (before.carries == NOBODY) != (after.carries == NOBODY):
        yield Mark(owner, "carries", "come" if after.carries != NOBODY else "end")
    if before.square != OUTSIDE == after.square:
        yield Go(piece, "leave")


def mark_differences(owner: str, before: int, after: int) -> Iterator[Shown]:
    if before != after:
        yield Mark(owner, "poison", "come" if after else "end", after or None)


def state_differences(
    owner: str, names: tuple[str, ...], before: tuple[bool, ...], after: tuple[bool, ...]
) -> Iterator[Shown]:
    for name, old, new in zip(names, before, after, strict=True):
        if old != new:
            yield Mark(owner, name, "come" if new else "end")


def monster_differences(before: dict[int, MonsterNow], after: dict[int, MonsterNow]) -> Iterator[Shown]:
    for id, who in after.items():
        old, piece = before.get(id), ids.monster(id)
        if old is None or old.square == OUTSIDE != who.square:
            if who.square != OUTSIDE:
                way, word = "reveal" if old is None else "enter", who.kind if who.figure else f"monster-{who.kind}"
                look = icon(who.kind, "monster"), "foe", word, who.figure
                yield Arrival(piece, ids.cell(who.square), way, *look)
        elif old.square != who.square != OUTSIDE:
            yield Move(piece, (ids.cell(who.square),))
        if old is None or old == who:
            continue
        owner = ids.monster_sheet(id) if OUTSIDE in (old.square, who.square) else piece
        if old.hp != who.hp:
            yield Change(owner, "life", old.hp, who.hp)
        yield from mark_differences(owner, old.poison, who.poison)
        yield from state_differences(owner, MONSTER_STATES, old.states, who.states)
        for mod in who.mods:
            if mod not in old.mods:
                yield Mark(owner, mod)
        if old.square != OUTSIDE == who.square:
            yield Go(piece, "leave")
    for id, old in before.items():
        if id not in after and old.square != OUTSIDE:
            yield Go(ids.monster(id), "vanish")


# ----------------------------------------------------------------------------------------------- cards


def deck_differences(before: Now, after: Now) -> Iterator[Shown]:
    """Tiles, monster cards and door events; the tile in hand is known."""
    if (before.decks, before.tile) == (after.decks, after.tile):
        return
    (tiles, monsters, doors), left = before.decks, after.decks
    if before.tile != after.tile:
        if before.tile:
            yield Pass(before.tile, ids.TILE, "")
        if after.tile:
            yield Pass(after.tile, ids.TILES if tiles > left[0] else "", ids.TILE)
            tiles -= tiles > left[0]
    for zone, old, new in ((ids.TILES, tiles, left[0]), (ids.MONSTERS, monsters, left[1]), (ids.DOORS, doors, left[2])):
        yield from counted(zone, new - old)


def card_differences(t: DoriaTable, before: Now, after: Now) -> Iterator[Shown]:
    """Cards that lie elsewhere now. Of those in stacks only the number is known."""
    sizes = enumerate(zip(before.stacks, after.stacks, strict=True))
    stacks = Counter({ids.stack(at): new - old for at, (old, new) in sizes})
    if before.piles != after.piles or [who.cards for who in before.heroes] != [who.cards for who in after.heroes]:
        old_places, new_places = places(before), places(after)
        for number, target in new_places.items():
            source = old_places.get(number, "")
            if source == target:
                continue
            if not source:
                source = next((stack for stack, more in stacks.items() if more < 0), "")
                stacks[source] += bool(source)
            yield Pass(t.content.numbered[number].id, source, target)
        for number, source in old_places.items():
            if number not in new_places:
                yield Pass(t.content.numbered[number].id, source, "")
    for stack, more in stacks.items():
        yield from counted(stack, more)


def counted(zone: str, more: int) -> Iterator[Shown]:
    """A deck with so many cards more or less."""
    if more and zone:
        yield Pass("", "", zone, more) if more > 0 else Pass("", zone, "", -more)


def places(table: Now) -> dict[int, str]:
    """Where each card lies that people see."""
    found = {number: zone for zone, pile in zip(PILES, table.piles, strict=True) for number in pile}
    for n, who in enumerate(table.heroes):
        body, belt, pack, hand = who.cards
        for place, number in zip(reversed(PLACES), reversed(body), strict=True):  # the first hand last
            if number != NO_CARD:
                found[number] = ids.slot(n, place)
        found |= dict.fromkeys(belt, ids.slot(n, "belt")) | dict.fromkeys(pack, ids.slot(n, "pack"))
        found |= dict.fromkeys(hand, ids.hand(n))
    return found
