"""A hero's activation: choose a hero, move, attack, play cards, rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, overload

from undercroft.kernel import Text
from undercroft.toolkit.scene import SIDES

from .. import ids
from ..board import PLACE, SPACES, WIDTH
from ..content import AllianceTable, Content
from ..events import Activated, Faced, LeftDungeon, MovedAgain, Rested, Waited
from ..state import HEROES, State, Turn, own
from . import battle, cards, challenges, decks, doors, drafting, effects, labels, meanings, movement, wounds
from .abilities import times, to_defeat
from .ground import Ground, steps
from .options import (
    AGAIN,
    DONE,
    Act,
    Again,
    Attack,
    Burst,
    Done,
    Facing,
    Force,
    Handle,
    Move,
    Open,
    Playing,
    Space,
    Spin,
    Start,
    card_of,
)
from .reach import taken

# ------------------------------------------------------------------------------------------------- choosing the hero


async def activate(t: AllianceTable, seat: int) -> None:
    """Choose a ready hero, and whether it takes a normal turn or rests.

    [alliance.hero.choose, alliance.cycle.each-hero-once, alliance.hero.rest-option,
    alliance.hero.defeated-must-activate]
    """
    cites = ("alliance.hero.choose",)
    chosen = await t.choose(
        seat, "activate", starts(t.state, seat), label=labels.start, meaning=meanings.start, cites=cites
    )
    hero = chosen.hero
    t.state.heroes[hero].ready = False
    t.used(chosen.card)
    t.state.turn = Turn(hero, idle=chosen.verb == "activate")
    t.tell(Activated(seat=seat, hero=chosen.card, figure=hero, cites=cites))
    if chosen.verb == "rest":
        await rest(t, hero)
    elif chosen.verb == "rise":
        await cards.burst(t, hero, "heal")
    elif chosen.verb == "leave":
        await leave_dungeon(t, hero)


def starts(state: State, seat: int) -> list[Start]:
    """Each ready hero acts or rests; a defeated one rises by a Burst of Strength, rests, or leaves the dungeon.

    [alliance.defeat.next-activation, alliance.rest.leave-defeated-only]
    """
    found = list[Start]()
    for hero in own(seat):
        figure = state.heroes[hero]
        if not figure.ready:
            continue
        verbs = ["rest"]
        if not figure.down:
            verbs = ["activate", "rest"]
        else:
            if len(state.alliances[seat].hand) >= 2 and not figure.burst:
                verbs.insert(0, "rise")
            if free_at_home(state, hero):
                verbs.append("leave")
        found += [Start(verb, hero, figure.card) for verb in verbs]
    return found


def free_at_home(state: State, hero: int) -> list[int]:
    """The spaces of the own Starting Tile where nobody else is."""
    occupied = taken(state, but=hero)
    return [cell for cell in SPACES[state.alliances[hero // HEROES].home] if cell not in occupied]


async def rest(t: AllianceTable, hero: int) -> None:
    """Remove any three Wound Tokens, then one full movement without attack.

    [alliance.rest.standard, alliance.rest.movement, alliance.rest.defeated-standard]
    """
    assert t.state.turn is not None
    t.state.turn.resting = t.state.heroes[hero].peaceful = True
    figure = t.state.heroes[hero]
    amount = min(3 + times(t.state, t.content, hero, "first-aid"), figure.wounds + figure.poison)
    told = Rested(hero=figure.card, removed=amount, figure=hero, cites=("alliance.rest.standard",))
    await wounds.heal(t, hero, amount, told=told)


async def leave_dungeon(t: AllianceTable, hero: int) -> None:
    """Without wounds back on an empty space of the own Starting Tile; nothing else in this activation.

    [alliance.rest.leave-dungeon, alliance.rest.leave-no-action]
    """
    seat, free = hero // HEROES, [Space(cell, hero) for cell in free_at_home(t.state, hero)]
    cites, at = ("alliance.rest.leave-dungeon",), (ids.piece(hero),)
    about = {"hero": labels.name_of(t.state, hero)}
    cell = (await t.choose(seat, "return", free, label=labels.plain, cites=cites, about=about, at=at)).cell
    figure, x, y = t.state.heroes[hero], cell % WIDTH, cell // WIDTH
    life = to_defeat(t.state, t.content, hero)
    figure.wounds = figure.poison = 0
    figure.down, figure.cell = False, cell
    left = to_defeat(t.state, t.content, hero)
    t.tell(LeftDungeon(hero=figure.card, x=x, y=y, figure=hero, life=life, left=left, cites=cites))
    facing = figure.facing
    await effects.choose_facing(t, seat, hero, cites)
    figure = t.state.heroes[hero]
    if figure.facing != facing:
        t.tell(Faced(who=figure.card, side=SIDES[figure.facing], figure=hero, cites=cites))
    assert t.state.turn is not None
    t.state.turn.over = True


# ------------------------------------------------------------------------------------------------------ one action


async def act(t: AllianceTable) -> None:
    """One action of the active hero, until it is done.

    [alliance.hero.steps, alliance.hero.speed-uses, alliance.hero.attack-optional, alliance.hero.speed-optional]
    """
    turn = t.state.turn
    assert turn is not None
    seat, points = turn.hero // HEROES, movement.left(t.state, t.content, turn)
    crowded = turn.used > 0 and wounds.shares(t, turn.hero)  # only steps lead into a space that is taken
    if crowded and caught(t, turn, points):
        await make_room(t, turn, points)
        return
    listed = actions if crowded or t.policy is None else Actions
    chosen = await t.choose(
        seat,
        "act",
        lambda: listed(t.state, t.content, turn, points),
        label=lambda option: labels.action(t, option),
        meaning=lambda option: meanings.action(t, option),
        refuse=lambda text: why_not(t, text),
        cites=("alliance.hero.steps",),
        about={"hero": labels.called(turn.hero, t.state.heroes[turn.hero].card), "speed": points},
        at=ids.actor(turn.hero),
        hidden=decks.secret(t.state, seat),
    )
    turn.idle = turn.idle and isinstance(chosen, (Spin, Done))
    await DEEDS[type(chosen)](t, turn, chosen)


def caught(t: AllianceTable, turn: Turn, points: int) -> bool:
    """Whether a hero who shares a space has no way on: a trap took its Speed points, or an ally's aura is left behind.

    [alliance.move.end-empty]
    """
    return not steps(Ground(t.state, t.content, turn.hero), t.state.heroes[turn.hero].cell, points)


async def make_room(t: AllianceTable, turn: Turn, points: int) -> None:
    """The nearest empty space, and this movement is over; cards, an attack or a second movement remain. It is entered
    as by a step: another room shows its challenges, and a Treasure Chest there may be opened for nothing.

    [alliance.move.end-empty, alliance.challenge.reveal-on-entry, alliance.chest.open-by-entering]
    """
    hero, room = turn.hero, PLACE[t.state.heroes[turn.hero].cell]
    turn.used += points
    await wounds.settle(t, hero)
    if PLACE[t.state.heroes[hero].cell] != room:
        await challenges.entered(t, hero)
    await movement.step_on_chest(t, hero)


def actions(state: State, content: Content, turn: Turn, points: int) -> list[Act]:
    """All that the active hero may do now, with this many Speed points left. In a shared space it can only move on.
    After an attack it neither moves nor turns; before one it may turn for nothing.

    [alliance.move.end-empty, alliance.move.facing, alliance.move.spin-free, alliance.move.spin-before-attack,
    alliance.hero.two-attacks-spin-ok, alliance.hero.two-attacks-no-spin-between]
    """
    hero, found = turn.hero, list[Act]()
    cell = state.heroes[hero].cell
    ground = Ground(state, content, hero)
    moves: list[Act] = [Move(cell, other) for other in steps(ground, cell, points)] if points > 0 else []
    if cell in ground.taken:
        return moves
    for source in battle.sources(state, content, turn):
        for who in battle.targets(state, content, turn, source):
            found.append(Attack(hero, who, card_of(state, who), source))
    found += moves
    if not turn.attacked:
        if turn.movement == 1 and not turn.resting and turn.used:
            found.append(AGAIN)
        found.append(Spin(hero))
    if points > 0:
        found += doors.passages(state, content, hero)
        if state.challenges:
            found += challenges.handlings(state, content, hero)
    found += cards.playings(state, content, turn, points)
    found += cards.bursts(state, content, turn)
    found.append(DONE)
    return found


class Actions(Sequence[Act]):
    """The same for a hero who has its space for itself, listed when somebody looks: a policy, which answers before
    anything changes, may know what it wants."""

    def __init__(self, state: State, content: Content, turn: Turn, points: int) -> None:
        self._of = state, content, turn, points
        self._listed: list[Act] | None = None

    def listed(self) -> list[Act]:
        if self._listed is None:
            self._listed = actions(*self._of)
        return self._listed

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.listed())

    def __iter__(self) -> Iterator[Act]:
        return iter(self.listed())

    @overload
    def __getitem__(self, index: int) -> Act: ...
    @overload
    def __getitem__(self, index: slice) -> list[Act]: ...
    def __getitem__(self, index: int | slice) -> Act | list[Act]:
        return self.listed()[index]


def attack(t: AllianceTable, turn: Turn, chosen: Attack) -> Awaitable[None]:
    return battle.hero_attack(t, turn, chosen.source, chosen.target)


def move(t: AllianceTable, turn: Turn, chosen: Move) -> Awaitable[None]:
    return movement.step(t, turn, chosen.cell)


async def spin(t: AllianceTable, turn: Turn, chosen: Spin) -> None:
    """Turn to another side for nothing.  [alliance.move.spin-free, alliance.move.facing]"""
    hero = turn.hero
    options = [Facing(hero, side) for side in range(4) if side != t.state.heroes[hero].facing]
    about, at = {"who": labels.name_of(t.state, hero)}, (ids.piece(hero),)
    cites = ("alliance.move.spin-free",)
    side = await t.choose(hero // HEROES, "face", options, label=labels.plain, cites=cites, about=about, at=at)
    t.state.heroes[hero].facing = side.side
    if t.log is not None:
        t.tell(Faced(who=t.state.heroes[hero].card, side=SIDES[side.side], figure=hero, cites=cites))


async def again(t: AllianceTable, turn: Turn, _: Again) -> None:
    """No attack this round, but a second movement with fresh Speed points.

    [alliance.hero.second-movement, alliance.hero.second-movement-no-attack, alliance.rest.no-second-movement]
    """
    turn.movement, turn.used = 2, 0
    t.state.heroes[turn.hero].peaceful = True
    cites = ("alliance.hero.second-movement",)
    t.tell(MovedAgain(hero=t.state.heroes[turn.hero].card, figure=turn.hero, cites=cites))


def open_door(t: AllianceTable, turn: Turn, chosen: Open) -> Awaitable[None]:
    return doors.open_door(t, turn, chosen.side)


def force_door(t: AllianceTable, turn: Turn, chosen: Force) -> Awaitable[None]:
    return doors.force_door(t, turn, chosen.side)


def handle(t: AllianceTable, turn: Turn, chosen: Handle) -> Awaitable[None]:
    """Chests and traps next to the hero, and challenges in the next room. [alliance.hero.speed-uses]"""
    return challenges.handle(t, turn, chosen, movement.left(t.state, t.content, turn))


def burst(t: AllianceTable, turn: Turn, chosen: Burst) -> Awaitable[None]:
    return cards.burst(t, turn.hero, chosen.option)


async def done(t: AllianceTable, turn: Turn, _: Done) -> None:
    """The main part of the activation is over.  [alliance.hero.attack-optional]"""
    turn.over = True
    if turn.idle:
        cites = ("alliance.hero.attack-optional",)
        t.tell(Waited(hero=t.state.heroes[turn.hero].card, figure=turn.hero, cites=cites))


DEEDS: dict[type[Act], Callable[[AllianceTable, Turn, Any], Awaitable[None]]] = {
    Attack: attack,
    Move: move,
    Spin: spin,
    Again: again,
    Open: open_door,
    Force: force_door,
    Handle: handle,
    Playing: cards.play,
    Burst: burst,
    Done: done,
}

MOVING = ("move", "open", "force", "chest", "unlock", "search", "disarm", "face", "again")


def why_not(t: AllianceTable, text: str) -> Text | None:
    """Why an action that exists is not possible now. What was typed is no option, so only its first word tells."""
    turn, verb = t.state.turn, text.split(" ")[0]
    if turn is None or verb not in (*MOVING, "attack", "burst", "play", "repeat", "done"):
        return None
    if verb in MOVING and turn.attacked:
        return Text("no-after-attack", {}, ("alliance.hero.no-move-after-attack",))
    if verb == "attack" and not battle.may_attack(t.state, turn):
        return Text("no-attack-now", {}, ("alliance.hero.second-movement-no-attack", "alliance.rest.no-attack"))
    if verb == "attack" and not battle.sources(t.state, t.content, turn):
        return Text("no-attack-left", {}, ("alliance.hero.one-attack", "alliance.hero.two-attacks"))
    if verb == "attack":
        return Text("no-target", {}, ("alliance.battle.legal-targets",))
    if verb == "burst" and t.state.heroes[turn.hero].burst:
        return Text("no-second-burst", {}, ("alliance.burst.limit",))
    if verb in ("play", "repeat"):
        return Text("no-card", {}, ("alliance.cards.play-requirement", "alliance.cards.one-per-type"))
    return Text("no-way", {}, ("alliance.move.step-cost",))


# ------------------------------------------------------------------------------------------------ after the main part


async def draft(t: AllianceTable, seat: int) -> None:
    """After the main part; what it earned may be spent.  [alliance.draft.when, alliance.xp.spend-same-activation]"""
    await drafting.draft(t, seat)
    t.state.turn = None
    t.state.stage = "draw"


async def draw(t: AllianceTable, seat: int) -> None:
    """The activation is over, and the next player's begins.  [alliance.draw.concurrent, alliance.cycle.hero-order]"""
    await decks.discard_and_draw(t, seat)
    t.state.stage = "heroes"
    t.state.at += 1
