"""A turn of a Hero or of a creature on the Heroes' side, from the first question to the next in order."""

from __future__ import annotations

from ..board import path_to
from ..content import PlunginTable
from ..content.definitions import STATS
from ..events.base import Move as Pass
from ..events.fights import Moved
from ..events.quest import Went
from ..events.things import Changed, PickedUp
from ..ids import figure_id, zone_id
from ..state import OUT, Ally, Hero
from . import (
    attacks,
    casting,
    combat,
    dead,
    experience,
    figures,
    happenings,
    inventory,
    items,
    labels,
    makeup,
    meanings,
    movement,
    objects,
    offers,
    places,
    pools,
    spells,
    treasure,
)
from .options import (
    DRINK,
    FILL,
    FREE,
    GATE,
    LEAVE,
    PASS,
    RISE,
    SEARCH,
    Act,
    Assist,
    Attack,
    Boost,
    Bury,
    Cast,
    CastAt,
    Charge,
    Give,
    Handle,
    Leap,
    Move,
    Plain,
    Raise,
    Somebody,
    Take,
    Use,
    Wield,
)
from .turns import ACTIONS, actions_left

# ------------------------------------------------------------------------------------------ a Hero's action


async def act(t: PlunginTable, ref: int) -> None:
    """One action of a Hero; a turn begins with the test of his condition.

    [plungin.action.two, plungin.flow.action.condition-first, plungin.flow.action.hero-turn]
    """
    hero = t.state.heroes[ref]
    if not hero.turn.begun and not await begin(t, ref, hero):
        end_turn(t, ref)
        return
    noted: offers.Noted = []
    chosen = await t.choose(
        hero.seat,
        "act",
        lambda: offers.hero_options(t, ref, noted),
        label=lambda option: labels.hero(t, option),
        meaning=lambda option: meanings.hero(t, ref, option),
        about={"hero": figures.named_text(t, hero.id), "actions": actions_left(t, hero)},
        at=HERO_FIGURES[ref],
        cites=("plungin.action.two",),
    )
    if chosen is PASS:
        hero.turn.over = True
        end_turn(t, ref)
        return
    if chosen.verb not in FREE:
        hero.turn.done += 1
    t.state.returned = []
    botched = await do(t, ref, chosen, noted)
    for _ in range(botched):
        await happenings.random_event(t, ref)
    if t.state.returned:
        await happenings.wander(t)
    if finished(t, ref):
        end_turn(t, ref)


HERO_FIGURES = tuple((figure_id(ref),) for ref in range(figures.FIRST_NUMBER))
"""What an action of each Hero is about."""


async def begin(t: PlunginTable, ref: int, figure: Hero | Ally) -> bool:
    """Stunned or incapacitated Characters roll first; whether anything can be done this turn.

    [plungin.effect.stun-success, plungin.effect.incap-success]
    """
    figure.turn.begun = True
    if not figure.condition:
        return True
    figure.turn.only_move = await combat.recover(t, ref)
    figure.turn.barred = True
    return figure.turn.only_move


def finished(t: PlunginTable, ref: int) -> bool:
    """Whether a Hero's turn is over."""
    hero = t.state.heroes[ref]
    turn = hero.turn
    if t.state.reason or hero.lif <= 0 or hero.cell == OUT or turn.over or hero.condition:
        return True
    return actions_left(t, hero) <= 0 or (turn.only_move and turn.done > 0)


def end_turn(t: PlunginTable, ref: int) -> None:
    """Next in order; a Hero's creatures act right after him.

    [plungin.turn.initiative, plungin.spell.summon-control]
    """
    queue = t.state.queue
    if ref in queue:
        queue.remove(ref)
    if t.state.allies and figures.is_hero(ref):
        queue[:0] = [number for number in movement.creatures(t, ref) if number not in queue]


async def do(t: PlunginTable, ref: int, act: Act, noted: offers.Noted) -> int:
    """Carry out an action; how many of its rolls were botched."""
    if isinstance(act, Move) and act.verb == "move":
        t.state.heroes[ref].turn.moves += 1
        await movement.walk(t, ref, movement.way_to(t, ref, act.cell, noted[0] if noted else None))
    elif isinstance(act, Attack):
        return await attacks.attack(t, ref, act.target.ref, act.weapon, act.second, boost=isinstance(act, Boost))
    elif isinstance(act, Charge):
        return await attacks.charge(t, ref, act.cell, act.target.ref, act.weapon)
    elif isinstance(act, Cast):
        return await casting.cast(t, ref, act.spell, await aim(t, ref, act))
    elif isinstance(act, Use):
        return await items.use(t, ref, act.thing, act.on.ref if act.on else casting.NOBODY)
    elif isinstance(act, Handle):
        return await do_object(t, ref, act)
    elif act is SEARCH:
        return int(await places.search(t, ref))
    elif isinstance(act, Plain):
        await do_plain(t, ref, act)
    else:
        await do_other(t, ref, act)
    return 0


async def aim(t: PlunginTable, ref: int, act: Cast) -> int:
    """The number of whom or what a spell is cast at.  [plungin.cast.spell-fields, plungin.attack.target]"""
    if not act.aims:
        return casting.NOBODY
    hero = t.state.heroes[ref]
    chosen = await t.choose(
        hero.seat,
        "aim",
        [CastAt(act.spell, target) for target in act.aims],
        label=lambda option: labels.aim(t, option),
        meaning=lambda option: meanings.aim(t, ref, option),
        about={"hero": figures.named_text(t, hero.id), "spell": figures.named_text(t, act.spell)},
        at=(figure_id(ref),),
        cites=("plungin.cast.spell-fields",),
    )
    if isinstance(chosen.target, Somebody) or t.content.spells[act.spell].target != "object":
        return chosen.target.ref
    return chosen.target.tag


async def do_object(t: PlunginTable, actor: int, act: Handle) -> int:
    """Everything that is done to doors and Chests."""
    ref, is_door = act.thing.ref, act.is_door
    if act.deed == "detect":
        return int(await objects.detect(t, actor, ref, is_door))
    if act.deed == "disarm":
        return int(await objects.disarm(t, actor, ref, is_door))
    if act.deed == "pick":
        return int(await objects.pick(t, actor, ref, is_door))
    if act.deed == "open":
        await objects.open_unlocked(t, actor, ref, is_door)
    elif act.deed == "unlock":
        await objects.use_key(t, actor, ref, is_door)
    else:
        await objects.loot(t, actor, ref)
    return 0


async def do_plain(t: PlunginTable, ref: int, act: Plain) -> None:
    """What one word says."""
    hero = t.state.heroes[ref]
    if act is DRINK:
        await items.drink(t, ref)
    elif act is FILL:
        items.fill_bottle(t, ref)
    elif act is RISE:
        experience.rise(t, hero)
    elif act is GATE:
        hero.turn.gated = True
        await spells.go_through_gate(t, ref)
    elif act is LEAVE:
        await leave(t, ref)


async def do_other(t: PlunginTable, ref: int, act: Act) -> None:
    """What needs no roll of the Hero."""
    hero = t.state.heroes[ref]
    if isinstance(act, Leap):
        await attacks.leap(t, ref, act.cell)
    elif isinstance(act, Wield):
        wield(t, ref, act.thing)
    elif isinstance(act, Bury):
        dead.lay_in(t, act.friend.ref, items.stones_at(t, hero)[0])
    elif isinstance(act, Assist):
        items.assist(t, ref, act.friend.ref)
    elif isinstance(act, Give):
        items.give(t, ref, act.thing, act.to.ref)
    elif isinstance(act, Take):
        await take(t, ref, act)
    elif isinstance(act, Raise):
        experience.raise_stat(t, hero, STATS.index(act.stat))


def wield(t: PlunginTable, ref: int, thing: str) -> None:
    """Take another weapon or shield in hand.  [plungin.weapon.change]"""
    pack, hand = zone_id("items", ref), zone_id("worn", ref)
    away = inventory.swap(t, t.state.heroes[ref], thing)
    moved = (Pass(thing, pack, hand), *(Pass(held, hand, pack) for held in away))
    who, called, cites = figures.name(t, ref), figures.called(t, thing), ("plungin.weapon.change",)
    t.tell(Changed(hero=who, thing=called, moved=moved, cites=cites))


async def take(t: PlunginTable, ref: int, act: Take) -> None:
    """Pick up what lies on the tile.  [plungin.treasure.abandoned]"""
    things = t.state.litter[act.tile]
    del things[act.place]
    if not things:
        del t.state.litter[act.tile]
    hero = t.state.heroes[ref]
    into = inventory.zone(t, hero, act.thing) if inventory.fits(t, hero, act.thing) else ""
    moved = (Pass(act.thing, zone_id("lying", act.tile), into),)
    who, called, cites = figures.name(t, ref), figures.called(t, act.thing), ("plungin.treasure.abandoned",)
    t.tell(PickedUp(hero=who, thing=called, moved=moved, cites=cites))
    await treasure.stow(t, ref, act.thing, taken_up=True)


async def leave(t: PlunginTable, ref: int) -> None:
    """Out through the Dungeon Exit, after as much of the Move as leads there; or by a secret exit.

    [plungin.exit.only-way-out, plungin.unique.eye-of-doom-exit, plungin.detect.front]
    """
    hero = t.state.heroes[ref]
    before = offers.exit_squares(t)
    if hero.cell not in before and not offers.secret_exit(t, ref):
        known = movement.ways(t, hero)
        end = next(cell for cell in known if cell in before)
        await movement.walk(t, ref, movement.way_to(t, ref, end, known))
    movement.abandon(t, ref, figures.tile_of(t, hero.cell))
    movement.melt(t, ref)
    hero.cell = OUT
    t.tell(Went(hero=figures.name(t, ref), cites=("plungin.exit.only-way-out",)))


# ------------------------------------------------------------------------------------------ allies


async def act_ally(t: PlunginTable, number: int) -> None:
    """One action of a creature on the Heroes' side; its rolls never bring Random Events.

    [plungin.spell.summon-control, plungin.dice.event-exempt]
    """
    ally = figures.ally_with(t, number)
    assert ally is not None
    if not ally.turn.begun and not await begin(t, number, ally):
        end_turn(t, number)
        return
    chosen = await t.choose(
        t.state.heroes[ally.owner].seat,
        "ally",
        offers.ally_options(t, ally),
        label=lambda option: labels.ally(t, option),
        meaning=lambda option: meanings.ally(t, number, option),
        about={"ally": figures.whom(t, number), "actions": ACTIONS - ally.turn.done},
        at=(figure_id(number),),
        cites=("plungin.spell.summon-control",),
    )
    ally.turn.done += 1
    if chosen is PASS:
        ally.turn.over = True
    elif isinstance(chosen, Move):
        ally.turn.moves += 1
        await walk_ally(t, number, chosen.cell)
    elif isinstance(chosen, Attack):
        ally.turn.attacks += 1
        await ally_attack(t, ally, chosen.target.ref)
    elif isinstance(chosen, Assist):
        items.assist(t, number, chosen.friend.ref)
    elif isinstance(chosen, Handle):
        await do_object(t, number, chosen)
    elif chosen is SEARCH:
        await places.search(t, number)
    left = figures.ally_with(t, number)
    if left is None or left.turn.over or left.turn.only_move or left.condition or left.turn.done >= ACTIONS:
        end_turn(t, number)


async def walk_ally(t: PlunginTable, number: int, end: int) -> None:
    """Images and copies are noticed like Heroes, summoned creatures are not.  [plungin.spell.shadow-images-detected]"""
    ally = figures.ally_with(t, number)
    assert ally is not None
    if ally.kind in ("shadow-image", "doppelganger"):
        await movement.walk(t, number, movement.way_to(t, number, end))
    else:
        path: tuple[int, ...] = ()
        how = "walk"
        if t.log is not None:
            path = tuple(path_to(movement.ways(t, ally), end))
            how = "fly" if movement.flies(t, ally) else "walk"
        movement.shift(t, number, end)
        cites = ("plungin.spell.summon-control",)
        t.tell(Moved(who=figures.name(t, number), cell=end, path=path, how=how, cites=cites))


async def ally_attack(t: PlunginTable, ally: Ally, target: int) -> None:
    """An attack of a creature on the Heroes' side.  [plungin.spell.summon-attack, plungin.spell.doppelganger]"""
    foe = figures.foe_with(t, target)
    assert foe is not None
    melee = figures.adjacent(t, ally.cell, foe.cell)
    dice = attacks.ally_dice(t, ally, foe)
    parts = makeup.creature(t, dice)
    await combat.attack(t, ally.number, target, dice, pools.NORMAL, melee=melee, parts=parts)
