"""The action phase: what a character can do, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.kernel import Text, say

from ..content import DoriaTable
from ..events import Waited
from ..state import NO_CARD, NOBODY
from . import combat, explore, gear, ground, health, items, loot, monsters, moving, scenario, trade, traps
from .ground import board
from .options import (
    WAITS,
    Act,
    Attack,
    Choices,
    Clear,
    Cut,
    Disarm,
    Do,
    FarJump,
    Jump,
    LetDown,
    OpenDoor,
    PickUp,
    Plain,
    Search,
    Swap,
    Use,
    Wait,
    Walk,
)
from .previews import act_label, act_meaning
from .telling import tell

EQUIP, STOW, THROW, TAKE, REPAIR = (Plain(verb) for verb in ("equip", "stow", "throw", "take", "repair"))


def legal(t: DoriaTable, hero: int) -> list[Act]:
    """Every action that a character may take now.  [doria.action.list, doria.phase-d.overspend]"""
    state, square = t.state, t.state.heroes[hero].square
    found = moving.moves(t, hero)
    if square in board(t).doors_at:
        found += doors(t, hero)
    if square in state.treasures:
        found += searches(t, hero)
    if state.monsters or state.caught:
        found += attacks(t, hero)
    found += uses(t, hero)
    found += handling(t, hero)
    found += lifts(t, hero)
    if state.dungeon.rubble:
        found += clearing(t, hero)
    if state.caught:
        found += disarming(t, hero)
    found += scenario.actions(t, hero)
    found += waits(t, hero)
    return found


def doors(t: DoriaTable, hero: int) -> Sequence[Act]:
    """The doors that can be opened from where the character stands."""
    who, here = t.state.heroes[hero], board(t)
    return moving.openable(t, here.doors_at[who.square]) if who.square in here.doors_at and not who.buried else ()


def searches(t: DoriaTable, hero: int) -> Sequence[Act]:
    """A treasure can be searched where it lies.  [doria.search.one-card]"""
    square = t.state.heroes[hero].square
    return (Search(1, square), Search(2, square)) if square in t.state.treasures else ()


def attacks(t: DoriaTable, hero: int) -> Sequence[Act]:
    return combat.attacks(t, hero, board(t)) if t.state.monsters or t.state.caught else ()


def uses(t: DoriaTable, hero: int) -> Sequence[Act]:
    return items.uses(t, hero, board(t))


def lifts(t: DoriaTable, hero: int) -> Sequence[Act]:
    """Who lies unconscious can be picked up, and put down again."""
    for other in t.state.heroes:
        if other.unconscious:
            return moving.lifts(t, hero)
    return ()


def clearing(t: DoriaTable, hero: int) -> Sequence[Act]:
    """Rubble can be cleared away.  [doria.marker.rubble-clear-en, doria.marker.rubble-clear-de]"""
    return [Clear(square) for square in near_rubble(t, hero)]


def disarming(t: DoriaTable, hero: int) -> Sequence[Act]:
    """Lasting traps can be disarmed."""
    caught = t.state.caught
    return [Disarm(at, caught[at].card) for at in traps.disarmable(t, hero)] if caught else ()


def handling(t: DoriaTable, hero: int) -> list[Act]:
    """What can be done with equipment; which card is asked afterwards."""
    who = t.state.heroes[hero]
    found: list[Act] = []
    if (who.belt or who.pack) and trade.can_draw(t, hero):
        found.append(EQUIP)
    if who.belt or max(who.body) != NO_CARD:
        found.append(STOW)
    if len(t.state.heroes) > 1:
        if gear.owns(who) and trade.can_throw(t, hero):
            found.append(THROW)
        if trade.can_take(t, hero):
            found.append(TAKE)
    if t.state.damaged and trade.can_repair(t, hero):
        found.append(REPAIR)
    return found


def near_rubble(t: DoriaTable, hero: int) -> list[int]:
    """Rubble next to a character, or above it.  [doria.marker.rubble-clear-en, doria.marker.rubble-clear-de]"""
    here, square = board(t), t.state.heroes[hero].square
    return [rubble for rubble in t.state.dungeon.rubble if here.touches(square, rubble)]


def waits(t: DoriaTable, hero: int) -> list[Wait]:
    """Wait one point, until a certain friend or the next monster comes first, or for the rest of the round.

    [doria.wait.any, doria.phase-d.no-saving]
    """
    state, ap, beast = t.state, t.state.heroes[hero].ap, 0
    lost = {1, ap}
    for other, who in enumerate(state.heroes):
        if 0 < who.ap <= ap and other != hero and not who.unconscious and not who.away:
            lost.add(ap - who.ap + 1)
    for monster in state.monsters.values():
        if not monster.acted:
            value = monsters.initiative(state, t.content, monster)
            if beast < value <= ap:
                beast = value
    if beast:
        lost.add(ap - beast + 1)
    return [WAITS[points] for points in sorted(lost) if 1 <= points <= ap]


PARTS: dict[type, Callable[[DoriaTable, int], Sequence[Act]]] = {
    **dict.fromkeys((Walk, FarJump, Jump, Swap), moving.moves),
    OpenDoor: doors,
    Search: searches,
    **dict.fromkeys((Attack, Cut), attacks),
    Use: uses,
    Plain: handling,
    **dict.fromkeys((PickUp, LetDown), lifts),
    Clear: clearing,
    Disarm: disarming,
    Do: scenario.actions,
    Wait: waits,
}
"""Where the actions of each kind are listed."""


async def act(t: DoriaTable, hero: int) -> None:
    """One action of the character who is highest on the board.

    [doria.phase-d.highest-acts, doria.phase-d.pay-then-resolve]
    """
    who = t.state.heroes[hero]
    t.state.active, t.state.stopped = hero, who.square
    chosen = await t.choose(
        who.seat,
        "act",
        Choices(lambda: legal(t, hero), lambda kind: PARTS[kind](t, hero)),
        label=lambda action: act_label(t, hero, action),
        meaning=lambda action: act_meaning(t, hero, action),
        refuse=lambda text: why_not(t, hero, text),
        cites=("doria.action.list",),
        about={"hero": who.kind, "ap": who.ap},
        at=(f"hero-{hero}",),
        hidden=True,
    )
    await do(t, hero, chosen)
    after(t, hero)


async def go_on(t: DoriaTable, hero: int) -> None:
    """The next part of a movement of several parts.  [doria.jump.combine, doria.swap.combine-en]"""
    who = t.state.heroes[hero]
    chosen = await t.choose(
        who.seat,
        "move-on",
        moving.parts(t, hero),
        label=lambda part: act_label(t, hero, part),
        meaning=lambda part: act_meaning(t, hero, part),
        cites=("doria.jump.combine",),
        about={"hero": who.kind, "ap": who.ap},
        at=(f"hero-{hero}",),
    )
    await moving.move_on(t, hero, chosen)
    after(t, hero)


async def do(t: DoriaTable, hero: int, action: Act) -> None:
    """Carry out an action."""
    if isinstance(action, (Walk, FarJump, Jump, Swap)):
        await moving.move(t, hero, action)
    elif isinstance(action, Attack):
        await combat.attack(t, hero, action)
    elif isinstance(action, OpenDoor):
        await explore.open_door(t, hero, action.door)
    elif isinstance(action, Search):
        await loot.search(t, hero, action.cards)
    elif isinstance(action, Use):
        await items.use(t, hero, action)
    elif isinstance(action, Wait):
        t.state.heroes[hero].ap -= action.ap
        tell(t, Waited(hero=t.state.heroes[hero].kind, ap=action.ap, cites=("doria.wait.any",)))
    elif isinstance(action, (PickUp, LetDown)):
        moving.lift(t, hero, action)
    elif isinstance(action, Clear):
        t.state.heroes[hero].ap -= ground.CLEARING_AP
        ground.clear_rubble(t, action.square)
    elif isinstance(action, Disarm):
        await traps.disarm(t, hero, action.trap)
    elif isinstance(action, Do):
        await scenario.act(t, hero, action)
    elif isinstance(action, Plain):
        await HANDLED[action.verb](t, hero)


HANDLED = {"equip": trade.draw, "stow": trade.stow, "throw": trade.throw, "take": trade.take, "repair": trade.repair}


def after(t: DoriaTable, hero: int) -> None:
    """Who has stopped next to a mercenary is attacked for free.  [doria.monster.mercenary-de]"""
    if t.state.moving != NOBODY or not health.conscious(t, hero):
        return
    who = t.state.heroes[hero]
    if who.square == t.state.stopped or not t.state.monsters:
        return
    near = board(t).near[who.square]
    for monster in t.state.monsters.values():
        if monster.square in near and "battle-hardened" in monsters.stats(t, monster.id).abilities:
            t.state.activations.append((monster.id, hero))


# ----------------------------------------------------------------------------------------------- refusals


def why_not(t: DoriaTable, hero: int, text: str) -> Text | None:
    """Why an action that exists is not possible now."""
    verb, who = text.partition(" ")[0], t.state.heroes[hero]
    if verb == "walk":
        if who.held or who.buried:
            return say("no-held", cites=("doria.card.immobilized-en",))
        return say("no-walk", ap=who.ap, cites=("doria.walk.not-negative", "doria.walk.monsters-block"))
    if verb == "search":
        return say("no-search", cites=("doria.search.one-card",))
    if verb == "open":
        return say("no-door", cites=("doria.reveal.blocked-by-hero-en",))
    if verb == "attack":
        return say("no-attack", cites=("doria.los.required",))
    return None
