"""Telling what happens. Where somebody may watch, an event gets what tables need of it: the numbers of its figures, the
dice that fell, and all that has changed on the table since the event before it.

What changes is found by comparing, so that no rule can forget to say it; whatever has not changed costs one comparison.
Where nobody watches (`t.watched`), nothing of this is done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from copy import copy
from typing import Any
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from undercroft.kernel.clone import cloner, cloner_of_many
from undercroft.kernel.game import Rule
from undercroft.toolkit.cues import Alter, Change, Go, Lay, Mark, Move, Open, Pass

from .. import chart, ids
from ..content import DoriaTable
from ..content.definitions import Card
from ..events.base import Arrival, DoriaEvent, Fallen, Seen, Shown
from ..events.monsters import MonsterDefeated
from ..icons import TOKENS, icon
from ..shapes import Dungeon
from ..state import NO_CARD, NOBODY, OUTSIDE, PLACES, Hero, Monster, State

Figure = Hero | Monster
HERO_STATES = ("unconscious", "held", "buried", "disarmed")
MONSTER_STATES = ("held", "buried", "disarmed")
HOW = {"melee": "blow", "shield": "blow", "ranged": "shot", "spell": "spell", "magic": "spell", "ritual": "spell"}


def tell(t: DoriaTable, event: DoriaEvent) -> None:
    """Put an event into the log, with what has changed since the one before."""
    if t.log is None:
        return
    if t.watched and (trace := TRACES.get(t)) is not None:
        event.seen = trace.seen(t, event)
    t.log.append(event)


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
    if not t.watched or t.log is None or (trace := TRACES.get(t)) is None:
        return
    more = trace.changes(t)
    if more and t.log and trace.asked == t.decisions:
        last = t.log[-1]
        assert isinstance(last, DoriaEvent)
        seen = last.seen or Seen()
        t.log[-1] = replace(last, seen=replace(seen, shown=(*seen.shown, *more)))


def traced(rule: Rule) -> Rule:
    """A step whose changes are told. It looks at the table when it begins, so that a game that is rebuilt from that
    point tells the same."""

    def begin(t: DoriaTable, *args: Any) -> Awaitable[None]:
        if t.watched:
            settle(t)
            if (trace := TRACES.get(t)) is None:
                TRACES[t] = Trace(t)
            else:
                trace.fallen, trace.gone = [], -1
        return rule(t, *args)

    return begin


TRACKS = ("doom", "round", "level", "xp", "gold", "monster-points")
DOOM = 41
"""The doom counter on the head; each step leads to the next lower space."""
PILES = (ids.DISCARD, ids.DRAWN, ids.SHOP, ids.STANDARD, ids.TRAPS)
NONE: list[int] = []
BARS = ("life", "mana", "action")

copy_of_hero, copies_of_heroes = cloner(Hero), cloner_of_many(Hero)


def decks(state: State) -> tuple[int, int, int, str]:
    """How many tiles, monster cards and door events are left, and the tile in hand."""
    tile = state.reveal.tile if state.reveal else ""
    return len(state.tiles), len(state.monster_deck), len(state.door_deck), tile


def piles(state: State) -> list[list[int]]:
    """The cards that lie open next to the board."""
    caught = [trap.card for trap in state.caught] if state.caught else NONE
    return [state.discard, state.drawn, state.shop, state.standard, caught]


def tracks(state: State) -> tuple[int, ...]:
    points = state.campaign_points + state.monster_points
    return DOOM - state.doom, state.round, state.level, state.xp, state.gold, points


def spot(who: Hero) -> int:
    """Where a character is seen."""
    return OUTSIDE if who.away else who.square


def bars(who: Hero) -> tuple[int, int, int]:
    return who.hp, who.pp, max(0, who.ap)


class Trace:
    """The table as it was at the last event, and the dice that have fallen since. Whatever is still equal to what is
    kept here has not changed: only the rest is looked at and kept again."""

    def __init__(self, t: DoriaTable) -> None:
        state = t.state
        self.gone = self.asked = -1
        self.fallen: list[Fallen] = []
        self.heroes = copies_of_heroes(state.heroes)
        self.monsters = {id: copy(who) for id, who in state.monsters.items()}
        self.dungeon, self.ground = state.dungeon, state.ground.copy()
        self.treasures, self.tokens = state.treasures[:], state.tokens.copy()
        self.piles = [pile[:] for pile in piles(state)]
        self.stacks = list(map(len, state.stacks))
        self.decks, self.tracks, self.active = decks(state), tracks(state), state.active

    def seen(self, t: DoriaTable, event: DoriaEvent) -> Seen:
        """What tables need of an event."""
        kind, number = getattr(event, "monster", ""), getattr(event, "figure", -1)
        monster = self.figure(t, kind, number) if kind and number >= 0 else -1
        hero, other = self.hero(t, getattr(event, "hero", "")), self.hero(t, getattr(event, "other", ""))
        active, turn = t.state.active, None
        if active not in (NOBODY, self.active):
            turn = hero_id(active, t.state.heroes[active]), t.state.heroes[active].seat
        found = self.changes(t)
        if isinstance(event, MonsterDefeated):  # it is still there for what its death brings about
            self.gone = monster
            self.monsters.pop(monster, None)
        self.asked = t.decisions
        fallen, self.fallen = tuple(self.fallen), []
        return Seen(hero, other, self.monster_id(monster), how(t, event), fallen, turn, tuple(found))

    def hero(self, t: DoriaTable, kind: str) -> str:
        """The character that people call so; who was chosen again is the later one."""
        if kind:
            for n in reversed(range(len(t.state.heroes))):
                if t.state.heroes[n].kind == kind:
                    return hero_id(n, t.state.heroes[n])
        return ""

    def monster_id(self, id: int) -> str:
        if id < 0:
            return ""
        known = self.monsters.get(id)
        return ids.monster_sheet(id) if known is not None and known.square == OUTSIDE else ids.monster(id)

    def figure(self, t: DoriaTable, kind: str, figure: int) -> int:
        """The number of the monster that people call so."""
        for id, who in (*self.monsters.items(), *t.state.monsters.items()):
            if who.figure == figure and kind == (who.boss or who.kind):
                return id
        return -1

    def changes(self, t: DoriaTable) -> list[Shown]:
        """What has changed since the last look, in the order in which it can be shown: the ground first, then who
        comes, moves, changes and goes."""
        found: list[Shown] = []
        state = t.state
        if state.dungeon is not self.dungeon or state.ground != self.ground:
            found += ground_differences(t, self.dungeon, self.ground)
            self.dungeon, self.ground = state.dungeon, state.ground.copy()
        if state.treasures != self.treasures:
            found += treasure_differences(self.treasures, state.treasures)
            self.treasures = state.treasures[:]
        if state.tokens != self.tokens:
            found += token_differences(self.tokens, state.tokens)
            self.tokens = state.tokens.copy()
        moved = self.moved(t)
        if state.heroes != self.heroes:
            found += self.hero_changes(t, moved)
        if state.monsters != self.monsters:
            found += self.monster_changes(state.monsters)
        if (left := decks(state)) != self.decks:
            found += deck_differences(self.decks, left)
            self.decks = left
        if moved.before or moved.after or moved.stacks:
            found += moved.passes()
        if (now := tracks(state)) != self.tracks:
            for track, old, new in zip(TRACKS, self.tracks, now, strict=True):
                if old != new and track_shown(t, track):
                    found.append(Change(track, "", old, new))
            self.tracks = now
        self.active = state.active
        return found

    def hero_changes(self, t: DoriaTable, moved: Moved) -> Iterator[Shown]:
        """Characters who are not as they were; where their cards lie is left to `moved`."""
        heroes = t.state.heroes
        if len(heroes) < len(self.heroes):  # somebody stays at home: nobody is where one was counted before
            self.heroes = copies_of_heroes(heroes)
        for n, who in enumerate(heroes):
            if n >= len(self.heroes):
                if spot(who) != OUTSIDE:
                    yield hero_comes(t, n)
                moved.hero(n, None, who)
                self.heroes.append(copy_of_hero(who))
            elif who != (old := self.heroes[n]):
                yield from hero_differences(t, n, old, who)
                moved.hero(n, old, who)
                self.heroes[n] = copy_of_hero(who)

    def monster_changes(self, monsters: dict[int, Monster]) -> Iterator[Shown]:
        for id, who in monsters.items():
            if who != (old := self.monsters.get(id)) and id != self.gone:
                yield from monster_differences(id, old, who)
                self.monsters[id] = copy(who)
        if len(self.monsters) + (self.gone in monsters) > len(monsters):
            for id in [id for id in self.monsters if id not in monsters]:
                if self.monsters.pop(id).square != OUTSIDE:
                    yield Go(ids.monster(id), "vanish")

    def moved(self, t: DoriaTable) -> Moved:
        """Cards that came to piles and stacks or left them."""
        state, moved = t.state, Moved(t.content.numbered)
        if (piles_now := piles(state)) != self.piles:
            for at, (old, new) in enumerate(zip(self.piles, piles_now, strict=True)):
                if old != new:
                    moved.pile(PILES[at], old, new)
                    self.piles[at] = new[:]
        if (sizes := list(map(len, state.stacks))) != self.stacks:
            for at, (before, after) in enumerate(zip(self.stacks, sizes, strict=True)):
                moved.stacks[ids.stack(at)] = after - before
            self.stacks = sizes
        return moved


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


def track_shown(t: DoriaTable, track: str) -> bool:
    return {"gold": t.state.phase == "I", "monster-points": t.state.setting.mode == "campaign"}.get(track, True)


def ground_differences(t: DoriaTable, dungeon: Dungeon, ground: dict[int, str]) -> Iterator[Shown]:
    atlas = t.content.atlas
    old, here = atlas.board(dungeon), atlas.board(t.state.dungeon)
    if new := range(len(old.dungeon.placements), len(here.dungeon.placements)):
        yield Lay(rooms=tuple([ids.room(slot) for slot in new]))
    kinds = {cell.id: cell.kind for cell in chart.cells(old, tuple(ground.items()))}
    for cell in chart.cells(here, tuple(t.state.ground.items())):
        if kinds.get(cell.id, cell.kind) != cell.kind:
            yield Alter(cell.id, cell.kind)
    edges = {edge.id: edge.kind for edge in chart.all_edges(old)}
    for edge in chart.all_edges(here):
        if edges.pop(edge.id, "") != edge.kind:
            yield Open(edge.id, edge.kind)
    for gone in edges:
        yield Open(gone, "gone")


def treasure_differences(before: list[int], after: list[int]) -> Iterator[Shown]:
    for square in after:
        if square not in before:
            picture = icon("", "treasure")
            yield Arrival(ids.treasure(square), ids.cell(square), "reveal", picture, "thing", "piece-treasure")
    for square in before:
        if square not in after:
            yield Go(ids.treasure(square), "take")


def token_differences(before: dict[int, str], after: dict[int, str]) -> Iterator[Shown]:
    for square, token in before.items():
        if after.get(square) != token:
            yield Go(ids.token(square), "take")
    for square, token in after.items():
        if before.get(square) != token:
            picture = TOKENS.get(token) or icon("", "token")
            yield Arrival(ids.token(square), ids.cell(square), "reveal", picture, "thing", f"token-{token}")


def hero_comes(t: DoriaTable, n: int) -> Arrival:
    who = t.state.heroes[n]
    word = f"hero-{who.kind}" if who.kind in t.content.heroes else "kind-hero"
    return Arrival(ids.hero(n), ids.cell(who.square), "enter", icon(who.kind, "hero"), f"seat-{who.seat}", word)


def hero_differences(t: DoriaTable, n: int, before: Hero, after: Hero) -> Iterator[Shown]:
    piece, left, here = ids.hero(n), spot(before), spot(after)
    if left == OUTSIDE != here:
        yield hero_comes(t, n)
    elif left != here != OUTSIDE:
        yield Move(piece, (ids.cell(here),), "carry" if after.unconscious else "walk")
    owner = ids.hero_sheet(n) if OUTSIDE in (left, here) else piece
    for key, old, new in zip(BARS, bars(before), bars(after), strict=True):
        if old != new:
            yield Change(owner, key, old, new)
    yield from mark_differences(owner, before.poison, after.poison)
    yield from state_differences(owner, HERO_STATES, before, after)
    if (before.carries == NOBODY) != (after.carries == NOBODY):
        yield Mark(owner, "carries", "come" if after.carries != NOBODY else "end")
    if left != OUTSIDE == here:
        yield Go(piece, "leave")


def mark_differences(owner: str, before: int, after: int) -> Iterator[Shown]:
    if before != after:
        yield Mark(owner, "poison", "come" if after else "end", after or None)


def state_differences(owner: str, names: tuple[str, ...], before: Figure, after: Figure) -> Iterator[Shown]:
    for name in names:
        if (new := getattr(after, name)) != getattr(before, name):
            yield Mark(owner, name, "come" if new else "end")


def monster_differences(id: int, old: Monster | None, who: Monster) -> Iterator[Shown]:
    piece, kind = ids.monster(id), who.boss or who.kind
    if old is None or old.square == OUTSIDE != who.square:
        if who.square != OUTSIDE:
            way, word = "reveal" if old is None else "enter", kind if who.figure else f"monster-{kind}"
            yield Arrival(piece, ids.cell(who.square), way, icon(kind, "monster"), "foe", word, who.figure)
    elif old.square != who.square != OUTSIDE:
        yield Move(piece, (ids.cell(who.square),))
    if old is None:
        return
    owner = ids.monster_sheet(id) if OUTSIDE in (old.square, who.square) else piece
    if max(0, old.hp) != max(0, who.hp):
        yield Change(owner, "life", max(0, old.hp), max(0, who.hp))
    yield from mark_differences(owner, old.poison, who.poison)
    yield from state_differences(owner, MONSTER_STATES, old, who)
    for mod in who.mods:
        if mod not in old.mods:
            yield Mark(owner, mod)
    if old.square != OUTSIDE == who.square:
        yield Go(piece, "leave")


# ----------------------------------------------------------------------------------------------- cards


def deck_differences(before: tuple[int, int, int, str], after: tuple[int, int, int, str]) -> Iterator[Shown]:
    """Tiles, monster cards and door events; the tile in hand is known."""
    tiles, monsters, doors, old = before
    left, monsters_left, doors_left, tile = after
    if old != tile:
        if old:
            yield Pass(old, ids.TILE, "")
        if tile:
            yield Pass(tile, ids.TILES if tiles > left else "", ids.TILE)
            tiles -= tiles > left
    yield from counted(ids.TILES, left - tiles)
    yield from counted(ids.MONSTERS, monsters_left - monsters)
    yield from counted(ids.DOORS, doors_left - doors)


def counted(zone: str, more: int) -> Iterator[Shown]:
    """A deck with so many cards more or less."""
    if more:
        yield Pass("", "", zone, more) if more > 0 else Pass("", zone, "", -more)


class Moved:
    """Where cards lay and lie, of all piles and characters where some have moved. Of stacks only the number is
    known."""

    __slots__ = ("after", "before", "cards", "stacks")

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.before: dict[int, str] = {}
        self.after: dict[int, str] = {}
        self.stacks: dict[str, int] = {}

    def pile(self, zone: str, before: list[int], after: list[int]) -> None:
        self.before |= dict.fromkeys([number for number in before if number != NO_CARD], zone)
        self.after |= dict.fromkeys([number for number in after if number != NO_CARD], zone)

    def hero(self, n: int, before: Hero | None, after: Hero) -> None:
        if before is None or (before.body, before.belt, before.pack, before.hand) != (
            after.body, after.belt, after.pack, after.hand,
        ):  # fmt: skip
            self.before |= carried(n, before) if before else {}
            self.after |= carried(n, after)

    def passes(self) -> Iterator[Shown]:
        """Cards that lie elsewhere now."""
        before, stacks, cards = self.before, self.stacks, self.cards
        for number, target in self.after.items():
            source = before.pop(number, "")
            if source == target:
                continue
            if not source:
                source = next((stack for stack, more in stacks.items() if more < 0), "")
                if source:
                    stacks[source] += 1
            yield Pass(cards[number].id, source, target)
        for number, source in before.items():
            yield Pass(cards[number].id, source, "")
        for stack, more in stacks.items():
            yield from counted(stack, more)


def carried(n: int, who: Hero) -> dict[int, str]:
    """Where each card of a character lies: the first hand last, so that what needs both is in it."""
    places = zip(reversed(PLACES), reversed(who.body), strict=True)
    found = {number: ids.slot(n, place) for place, number in places if number != NO_CARD}
    found |= dict.fromkeys(who.belt, ids.slot(n, "belt")) | dict.fromkeys(who.pack, ids.slot(n, "pack"))
    return found | dict.fromkeys(who.hand, ids.hand(n))
