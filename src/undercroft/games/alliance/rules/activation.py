"""A hero's activation: choose a hero, move, attack, play cards, rest."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Text

from ..content import AllianceTable, Content
from ..events import Activated, LeftDungeon, MovedAgain, Rested
from ..geometry import SIDES, SPACES
from ..state import FIRST_MONSTER, HEROES, NOBODY, State, Turn, name, own
from . import battle, cards, challenges, decks, doors, drafting, movement, wounds
from .abilities import has
from .board import taken
from .labels import attack_label, force_label, playing_label, token_label
from .wounds import space_label

DONE, AGAIN = "done", "again"
TURNS = tuple(f"face {side}" for side in SIDES)


# ------------------------------------------------------------------------------------------------- choosing the hero


async def activate(t: AllianceTable, seat: int) -> None:
    """Choose a ready hero, and whether it takes a normal turn or rests.

    [alliance.hero.choose, alliance.cycle.each-hero-once, alliance.hero.rest-option,
    alliance.hero.defeated-must-activate]
    """
    options = starts(t.state, seat)
    cites = ("alliance.hero.choose",)
    chosen = await t.choose(seat, "activate", options, label=start_label, cites=cites)
    verb, _, card = chosen.partition(" ")
    hero = next(one for one in own(seat) if t.state.heroes[one].card == card)
    figure = t.state.heroes[hero]
    figure.ready = False
    t.used(card)
    t.state.turn = Turn(hero)
    t.tell(Activated(seat=seat, hero=card, cites=cites))
    if verb == "rest":
        await rest(t, hero)
    elif verb == "rise":
        await cards.burst(t, hero, "heal")
    elif verb == "leave":
        await leave_dungeon(t, hero)


def starts(state: State, seat: int) -> list[str]:
    """Each ready hero acts or rests; a defeated one rises by a Burst of Strength, rests, or leaves the dungeon.

    [alliance.defeat.next-activation, alliance.rest.leave-defeated-only]
    """
    found = list[str]()
    for hero in own(seat):
        figure = state.heroes[hero]
        if not figure.ready:
            continue
        if not figure.down:
            found += [f"activate {figure.card}", f"rest {figure.card}"]
            continue
        if len(state.alliances[seat].hand) >= 2 and not figure.burst:
            found.append(f"rise {figure.card}")
        found.append(f"rest {figure.card}")
        if free_at_home(state, hero):
            found.append(f"leave {figure.card}")
    return found


def free_at_home(state: State, hero: int) -> list[int]:
    """The spaces of the own Starting Tile where nobody else is."""
    occupied = taken(state, but=hero)
    return [cell for cell in SPACES[state.alliances[hero // HEROES].home] if cell not in occupied]


def start_label(option: str) -> Text:
    verb, _, card = option.partition(" ")
    return Text(f"activate-{verb}", {"hero": Text(f"hero-{card}")}, CITES[verb])


CITES = {
    "activate": ("alliance.hero.choose",),
    "rest": ("alliance.rest.standard",),
    "rise": ("alliance.burst.while-defeated",),
    "leave": ("alliance.rest.leave-dungeon",),
}


async def rest(t: AllianceTable, hero: int) -> None:
    """Remove any three Wound Tokens, then one full movement without attack.

    [alliance.rest.standard, alliance.rest.movement, alliance.rest.defeated-standard]
    """
    assert t.state.turn is not None
    t.state.turn.resting = t.state.heroes[hero].peaceful = True
    removed = await wounds.heal(t, hero, 3 + has(t.state, t.content, hero, "first-aid"))
    t.tell(Rested(hero=t.state.heroes[hero].card, removed=removed, cites=("alliance.rest.standard",)))


async def leave_dungeon(t: AllianceTable, hero: int) -> None:
    """Without wounds back on an empty space of the own Starting Tile; nothing else in this activation.

    [alliance.rest.leave-dungeon, alliance.rest.leave-no-action]
    """
    seat, free = hero // HEROES, [str(cell) for cell in free_at_home(t.state, hero)]
    cites = ("alliance.rest.leave-dungeon",)
    cell = await t.choose(seat, "return", free, label=space_label, cites=cites)
    side = await t.choose(seat, "face", list(SIDES), label=side_label, cites=cites)
    figure = t.state.heroes[hero]
    figure.wounds = figure.poison = 0
    figure.down, figure.cell, figure.facing = False, int(cell), SIDES.index(side)
    assert t.state.turn is not None
    t.state.turn.over = True
    t.tell(LeftDungeon(hero=figure.card, cites=cites))


def side_label(side: str) -> Text:
    return Text(f"side-{side}")


# ------------------------------------------------------------------------------------------------------ one action


async def act(t: AllianceTable) -> None:
    """One action of the active hero, until it is done.

    [alliance.hero.steps, alliance.hero.speed-uses, alliance.hero.attack-optional, alliance.hero.speed-optional]
    """
    turn = t.state.turn
    assert turn is not None
    seat = turn.hero // HEROES
    chosen = await t.choose(
        seat,
        "act",
        lambda: actions(t.state, t.content, turn),
        label=lambda option: label(t, option),
        refuse=lambda text: why_not(t, text),
        cites=("alliance.hero.steps",),
        about={"hero": t.state.heroes[turn.hero].card, "speed": movement.left(t.state, t.content, turn)},
        hidden=True,
    )
    await do(t, turn, chosen)


def actions(state: State, content: Content, turn: Turn) -> list[Any]:
    """All that the active hero may do now. In a shared space it can only move on; after an attack it neither moves nor
    turns, before it may turn for nothing.

    [alliance.move.end-empty, alliance.move.facing, alliance.move.spin-free, alliance.move.spin-before-attack,
    alliance.hero.two-attacks-spin-ok, alliance.hero.two-attacks-no-spin-between]
    """
    hero, points = turn.hero, movement.left(state, content, turn)
    cell, found = state.heroes[hero].cell, list[Any]()
    ground = movement.Ground(state, content, hero)
    if points > 0:
        found += [f"move {where}" for where, _ in movement.steps(ground, cell, points)]
    if cell in ground.taken:
        return found or [DONE]
    if points > 0:
        found += activities(state, content, hero)
    if not turn.attacked:
        if not turn.spun:
            facing = state.heroes[hero].facing
            found += [text for side, text in enumerate(TURNS) if side != facing]
        if turn.movement == 1 and not turn.resting and turn.spent:
            found.append(AGAIN)
    for source in battle.sources(state, content, turn):
        found += [f"attack {name(state, who)} with {source}" for who in battle.targets(state, content, turn, source)]
    found += cards.playings(state, content, turn)
    found += cards.bursts(state, content, turn)
    found.append(DONE)
    return found


def activities(state: State, content: Content, hero: int) -> list[str]:
    """What Speed points buy besides steps.  [alliance.hero.speed-uses]"""
    found = doors.passages(state, content, hero)
    if state.challenges:
        found += [f"{verb} {token.cell}" for verb, token in challenges.chests(state, content, hero)]
        for token in challenges.searches(state, content, hero):
            found.append(f"{'disarm' if token.known else 'search'} {token.cell}")
    return found


async def do(t: AllianceTable, turn: Turn, chosen: Any) -> None:
    if isinstance(chosen, cards.Playing):
        await cards.play(t, turn, chosen)
        turn = _now(t)
    else:
        verb, _, what = chosen.partition(" ")
        if verb == "face":
            t.state.heroes[turn.hero].facing = SIDES.index(what)
            turn.spun = True
            return
        await VERBS[verb](t, turn, what)
    turn.spun = False


def _now(t: AllianceTable) -> Turn:
    assert t.state.turn is not None
    return t.state.turn


async def move(t: AllianceTable, turn: Turn, where: str) -> None:
    await movement.step(t, turn, where)


async def again(t: AllianceTable, turn: Turn, _: str) -> None:
    """No attack this round, but a second movement with fresh Speed points.

    [alliance.hero.second-movement, alliance.hero.second-movement-no-attack, alliance.rest.no-second-movement]
    """
    turn.movement, turn.used = 2, 0
    t.state.heroes[turn.hero].peaceful = True
    t.tell(MovedAgain(hero=t.state.heroes[turn.hero].card, cites=("alliance.hero.second-movement",)))


async def open_door(t: AllianceTable, turn: Turn, side: str) -> None:
    await doors.open_door(t, turn, SIDES.index(side))


async def force_door(t: AllianceTable, turn: Turn, side: str) -> None:
    await doors.force_door(t, turn, SIDES.index(side))


async def chest(t: AllianceTable, turn: Turn, cell: str) -> None:
    """[alliance.chest.open-adjacent]"""
    movement.pay(turn, 1)
    await challenges.open_chest(t, turn.hero, _token(t, int(cell), locked=False))


async def unlock(t: AllianceTable, turn: Turn, cell: str) -> None:
    points = movement.left(t.state, t.content, turn)
    movement.pay(turn, await challenges.unlock(t, turn.hero, _token(t, int(cell), locked=True), points))


def _token(t: AllianceTable, cell: int, locked: bool) -> Any:
    content = t.content
    return next(
        token
        for token in t.state.challenges
        if token.cell == cell
        and token.up
        and content.challenges[token.card].reward
        and content.challenges[token.card].locked == locked
    )


async def search(t: AllianceTable, turn: Turn, cell: str) -> None:
    """[alliance.search.where]"""
    token = next(one for one in t.state.challenges if one.cell == int(cell) and not one.up and not one.known)
    points = movement.left(t.state, t.content, turn)
    movement.pay(turn, await challenges.search(t, turn.hero, token, points))


async def disarm(t: AllianceTable, turn: Turn, cell: str) -> None:
    token = next(one for one in t.state.challenges if one.cell == int(cell) and one.known)
    points = movement.left(t.state, t.content, turn)
    movement.pay(turn, await challenges.disarm(t, turn.hero, token, points))


async def attack(t: AllianceTable, turn: Turn, what: str) -> None:
    target, _, source = what.partition(" with ")
    await battle.hero_attack(t, turn, source, character(t.state, target))


def character(state: State, text: str) -> int:
    """A character by the name that options give it."""
    number = text.rpartition("-")[2]
    if number.isdigit() and int(number) >= FIRST_MONSTER:
        return int(number)
    return next((who for who, figure in enumerate(state.heroes) if figure.card == text), NOBODY)


async def burst(t: AllianceTable, turn: Turn, option: str) -> None:
    await cards.burst(t, turn.hero, option)


async def done(t: AllianceTable, turn: Turn, _: str) -> None:
    """The main part of the activation is over; a hero left in a shared space finds an empty one.

    [alliance.move.end-empty, alliance.hero.attack-optional]
    """
    turn.over = True
    await wounds.settle(t, turn.hero)


VERBS = {
    "move": move,
    AGAIN: again,
    "open": open_door,
    "force": force_door,
    "chest": chest,
    "unlock": unlock,
    "search": search,
    "disarm": disarm,
    "attack": attack,
    "burst": burst,
    DONE: done,
}


def label(t: AllianceTable, option: Any) -> Text:
    """What an action is called, with a preview of what it does."""
    if isinstance(option, cards.Playing):
        return playing_label(t.state, option)
    verb, _, what = option.partition(" ")
    hero = _now(t).hero
    if verb == "attack":
        target, _, source = what.partition(" with ")
        return attack_label(t.state, t.content, hero, source, character(t.state, target))
    if verb == "force":
        return force_label(t.state, t.content, hero, what)
    if verb in ("open", "face"):
        return Text(f"act-{verb}", {"side": Text(f"side-{what}")})
    if verb in ("chest", "unlock", "search", "disarm"):
        return token_label(t.state, t.content, hero, verb, what)
    if verb in ("move", "burst"):
        return Text(f"act-{verb}", {"way": Text(f"{'way' if verb == 'move' else 'burst'}-{what}")})
    return Text(f"act-{verb}")


def why_not(t: AllianceTable, text: str) -> Text | None:
    """Why an action that exists is not possible now."""
    turn, verb = t.state.turn, text.partition(" ")[0]
    if turn is None or verb not in (*VERBS, "face", "play", "repeat"):
        return None
    if verb in ("move", "open", "force", "chest", "unlock", "search", "disarm", "face", AGAIN) and turn.attacked:
        return Text("no-after-attack", {}, ("alliance.hero.no-move-after-attack",))
    if verb == "attack" and not battle.may_attack(turn):
        return Text("no-attack-now", {}, ("alliance.hero.second-movement-no-attack", "alliance.rest.no-attack"))
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
