"""What a Hero or a creature on the Heroes' side can do now."""

from __future__ import annotations

from ..board import Board
from ..content import PlunginTable
from ..content.definitions import STATS
from ..kits import Kit
from ..state import NO_OWNER, OUT, Ally, Hero
from . import (
    arms,
    attacks,
    casting,
    dead,
    dungeon,
    experience,
    figures,
    inventory,
    items,
    lending,
    movement,
    objects,
    outfit,
    places,
    treasure,
)
from .options import (
    DRINK,
    FILL,
    GATE,
    LEAVE,
    MOVES,
    PASS,
    RISE,
    SEARCH,
    Act,
    Assist,
    Attack,
    Boost,
    Bury,
    Cast,
    Charge,
    ChestAt,
    Corpse,
    Give,
    Handle,
    Leap,
    Raise,
    Somebody,
    Take,
    Use,
    Wield,
)
from .turns import ACTIONS

Noted = list[dict[int, int]]
"""The squares that a figure can walk to, each with the square before it, if they have been listed in this step."""


def may_move(hero: Hero) -> bool:
    """One Move per Action Phase; the third action that Nimble gives may be another.

    [plungin.move.once, plungin.move.nimble, plungin.action.limits]
    """
    if hero.turn.slowed or hero.turn.moves > 1:
        return False
    if not hero.turn.moves:
        return True
    return hero.turn.done >= ACTIONS and figures.has(hero, "nimble") and figures.full_life(hero)


def hero_options(t: PlunginTable, ref: int, noted: Noted | None = None) -> list[Act]:
    """Everything that a Hero may do now; where he can go is noted for later.

    [plungin.action.table, plungin.action.limits, plungin.action.nothing]
    """
    state, board = t.state, figures.board(t)
    hero = state.heroes[ref]
    found: list[Act] = [PASS]
    if may_move(hero):
        found += move_options(t, ref, noted)
    if hero.turn.only_move:
        return found + free_options(t, ref)
    kit = outfit.kit(t, hero)
    if state.foes and hero.turn.attacks < 2:
        found += attack_options(t, board, ref, kit)
    if kit.acrobat:
        found += [Leap(cell) for cell in attacks.leaps(t, ref, figures.occupied(t))]
    room = state.rooms[board.tile_of[hero.cell]]
    if kit.spells and hero.turn.casts < 2 and not ((room.unique or room.special) and casting.hushed(t, hero)):
        found += cast_options(t, ref, kit)
    if state.chests or hero.cell in board.sills:
        found += opening_options(t, board, ref)
    found += company_options(t, board, ref, kit)
    if not places.plain(t, board, hero.cell):
        found += place_options(t, ref)
    if hero.points or hero.gate != OUT or experience.can_rise(t, hero):
        found += free_options(t, ref)
    return found


def opening_options(t: PlunginTable, board: Board, ref: int) -> list[Act]:
    """What can be done with the doors and Chests before a Hero.  [plungin.open.unlocked-action, plungin.key.bypass]"""
    cell = t.state.heroes[ref].cell
    doors = objects.doors_at(t, board, cell) if cell in board.sills else []
    chests = objects.chests_at(t, board, cell) if t.state.chests else []
    if not doors and not chests:
        return []
    return object_options(t, ref, doors, chests) + key_options(t, ref, doors, chests)


def company_options(t: PlunginTable, board: Board, ref: int, kit: Kit) -> list[Act]:
    """Items, also those of the dead who are carried along, and help for those on adjacent squares.

    [plungin.use.action, plungin.dead.use-items, plungin.effect.assist]
    """
    hero, near = t.state.heroes[ref], board.near[t.state.heroes[ref].cell]
    company, corpses = bool(t.state.allies), False
    for friend in t.state.heroes:
        if friend.cell in near:
            company = True
        elif friend.lif == 0:
            corpses = True
    found: list[Act] = []
    if corpses or kit.swaps or (kit.tools and (kit.gadgets or hero.venom or not figures.full_life(hero))):
        found += item_options(t, ref, kit, lending.lent_items(t) if corpses else [])
    if company:
        found += help_options(t, ref)
    return found


def move_options(t: PlunginTable, ref: int, noted: Noted | None = None) -> list[Act]:
    """Every square within reach; out through the exit from a square before it, or by a secret exit that was found.

    [plungin.move.distance, plungin.exit.only-way-out, plungin.unique.eye-of-doom-exit]
    """
    figure = figures.figure(t, ref)
    assert figure is not None
    cells = movement.ways(t, figure)
    if noted is not None:
        noted.append(cells)
    found: list[Act]
    if movement.flies(t, figure):
        taken = figures.occupied(t)
        found = [MOVES[cell] for cell in cells if cell not in taken]
    else:
        found = [MOVES[cell] for cell in cells]
        del found[0]  # where it stands
    if ref < figures.FIRST_NUMBER and (not cells.keys().isdisjoint(exit_squares(t)) or secret_exit(t, ref)):
        found.append(LEAVE)
    return found


def secret_exit(t: PlunginTable, ref: int) -> bool:
    """Whether a Hero is in a Unique Location whose secret exit shows, now that its Monsters are gone.

    [plungin.unique.eye-of-doom-exit]
    """
    if not t.state.used_uniques:
        return False
    return dungeon.secret_exit(t, figures.tile_of(t, t.state.heroes[ref].cell))


def exit_squares(t: PlunginTable) -> tuple[int, ...]:
    for door in t.state.doors:
        if door.kind == "exit":
            return door.cells
    return ()


def attack_options(t: PlunginTable, board: Board, ref: int, kit: Kit) -> list[Act]:
    """Weapons and targets, with a boost for manna weapons, pairs of weapons, charges.

    [plungin.attack.target, plungin.equip.manna-boost, plungin.ability.dual-weapons, plungin.ability.charge,
    plungin.unique.content]
    """
    hero = t.state.heroes[ref]
    found: list[Act] = []
    foes = {kit.far: within_reach(t, board, hero.cell, kit.far)}
    if foes[kit.far]:
        hushed = figures.silent(t, hero.cell)
        for arm in kit.arms:
            if arm.reach not in foes:
                foes[arm.reach] = within_reach(t, board, hero.cell, arm.reach)
            for foe in foes[arm.reach]:
                found.append(Attack(arm.weapon, foe))
                if arm.boosts and not hushed:
                    found.append(Boost(arm.weapon, foe))
        for first, second in kit.pairs:
            found += [Attack(first, foe, second) for foe in foes[attacks.reach(t, hero, first)]]
    if kit.charges and may_move(hero):
        for cell, prey, weapon in attacks.charges(t, ref, figures.occupied(t)):
            found.append(Charge(weapon, Somebody(prey.number, prey.kind), cell))
    return found


def within_reach(t: PlunginTable, board: Board, cell: int, far: int) -> list[Somebody]:
    """Monsters that a weapon of this reach can hit from a square.  [plungin.attack.target]"""
    near = board.near[cell]
    return [
        Somebody(foe.number, foe.kind)
        for foe in t.state.foes
        if foe.cell in near or (far and board.in_range(cell, foe.cell, far))
    ]


def cast_options(t: PlunginTable, ref: int, kit: Kit) -> list[Act]:
    """Spells that can be cast at something; at what is asked next.  [plungin.cast.action, plungin.cast.twice]"""
    found: list[Act] = []
    for id in kit.spells:
        aims = casting.targets(t, ref, t.content.spells[id])
        if aims is not None:
            found.append(Cast(id, ref, aims))
    return found


def object_options(t: PlunginTable, actor: int, doors: list[int], chests: list[int]) -> list[Act]:
    """Examine, disarm and open doors and Chests within reach.

    [plungin.trapfind.action, plungin.disarm.allowed, plungin.open.unlocked-action, plungin.open.locked-roll]
    """
    found: list[Act] = []
    for ref in doors:
        found += one_object(t, actor, ref, True)
    for ref in chests:
        found += one_object(t, actor, ref, False)
    return found


def one_object(t: PlunginTable, actor: int, ref: int, is_door: bool) -> list[Act]:
    """What can be done with a door or Chest without a key."""
    thing, at = objects.get(t, ref, is_door), objects.at(t, ref, is_door)
    figure = figures.figure(t, actor)
    assert isinstance(figure, (Hero, Ally))
    if thing.open:
        return [Handle("loot", at)] if isinstance(figure, Hero) else []
    if objects.great(thing):
        return []
    found: list[Act] = []
    if thing.trap == objects.UNSETTLED and objects.tag(ref, is_door) not in figure.turn.examined:
        found.append(Handle("detect", at))
    if objects.armed(thing) and thing.detected:
        found.append(Handle("disarm", at))
    if not objects.locked(thing):
        found.append(Handle("open", at))
    elif not (is_door and t.state.doors[ref].key_only):
        found.append(Handle("pick", at))
    return found


def key_options(t: PlunginTable, ref: int, doors: list[int], chests: list[int]) -> list[Act]:
    """Locks within reach that a Hero's keys open.  [plungin.key.bypass, plungin.door.great]"""
    carried = lending.usable_items(t, ref)
    found: list[Act] = []
    for door in doors:
        thing = t.state.doors[door]
        if (thing.kind == "great" and treasure.GREAT_KEY in carried) or (
            "key" in carried and objects.key_opens(t, thing, True)
        ):
            found.append(Handle("unlock", objects.at(t, door, True)))
    if "key" in carried:
        for chest in chests:
            if objects.key_opens(t, t.state.chests[chest], False) and not t.state.chests[chest].open:
                found.append(Handle("unlock", ChestAt(chest)))
    return found


def item_options(t: PlunginTable, ref: int, kit: Kit, lent: list[str]) -> list[Act]:
    """Items to use, and weapons to change to; the dead lend their items (`lent`).

    [plungin.use.action, plungin.weapon.change]
    """
    hero = t.state.heroes[ref]
    found: list[Act] = []
    for item in dict.fromkeys((*kit.tools, *lent)) if lent else kit.tools:
        if not items.usable(t, ref, item):
            continue
        effect, owner = t.content.items[item].effect, objects.owner(t, ref, item)
        if effect == "revive":
            found += [Use(item, owner, corpse(t, other)) for other in dead.corpses(t)]
        elif effect == "bolt":
            found += [Use(item, owner, figures.somebody(t, foe)) for foe in items.bolt_targets(t, ref, item)]
        else:
            found.append(Use(item, owner))
    if kit.swaps and not hero.likeness:
        found += [Wield(thing, ref) for thing in kit.swaps]
    return found


def corpse(t: PlunginTable, ref: int) -> Corpse:
    return Corpse(ref, t.state.heroes[ref].id)


def help_options(t: PlunginTable, ref: int) -> list[Act]:
    """Assist friends, hand things over.  [plungin.effect.assist, plungin.use.give]"""
    hero = t.state.heroes[ref]
    found: list[Act] = [Assist(figures.somebody(t, other)) for other in items.helpless(t, hero.cell, ref)]
    if hero.items:
        for other in items.receivers(t, ref):
            taker = t.state.heroes[other]
            found += [Give(thing, ref, Somebody(other, taker.id)) for thing in items.giveable(t, hero, taker)]
    return found


def place_options(t: PlunginTable, ref: int) -> list[Act]:
    """What a place offers: the fountain, the sarcophagus, things left lying."""
    hero = t.state.heroes[ref]
    board = figures.board(t)
    tile = board.tile_of[hero.cell]
    found: list[Act] = []
    if hero.cell in board.marks and items.at_fountain(t, hero):
        found.append(DRINK)
        if t.content.pack.bottled_water and "bottle" in lending.usable_items(t, ref):
            found.append(FILL)
    if not hero.turn.searched and places.hidden(t, tile) is not None:
        found.append(SEARCH)
    if board.stones:
        found += [Bury(corpse(t, other)) for other in items.for_coffin(t, hero)]
    if tile in t.state.litter:
        found += take_options(t, hero, tile)
    return found


def take_options(t: PlunginTable, hero: Hero, tile: int) -> list[Act]:
    """Things lying about for which a Hero has a place; for what nobody could carry he may leave another thing.

    [plungin.treasure.abandoned, plungin.equip.slots]
    """
    lying = t.state.litter[tile]
    lies = [left.thing for left in lying]
    waits = {left.thing for left in lying if left.owner == NO_OWNER}
    return [
        Take(thing, tile, lies.index(thing))
        for thing in dict.fromkeys(lies)
        if inventory.fits(t, hero, thing) or (thing in waits and inventory.exchanges(t, hero, thing))
    ]


def free_options(t: PlunginTable, ref: int) -> list[Act]:
    """What takes no action: going up a level, raising stats, the way back through an Earth Gate.

    [plungin.level.immediate, plungin.level.points, plungin.spell.earth-gate-return]
    """
    hero, found = t.state.heroes[ref], growth_options(t, ref)
    if hero.gate != OUT and not hero.likeness and not (hero.turn.gated and t.content.points.gate_once):
        found.append(GATE)
    return found


def growth_options(t: PlunginTable, ref: int) -> list[Act]:
    """A level is gained and spent on stats whenever the Hero likes in his turn.

    [plungin.level.immediate, plungin.level.points]
    """
    hero = t.state.heroes[ref]
    found: list[Act] = [RISE] if experience.can_rise(t, hero) else []
    if hero.points:
        found += [Raise(STATS[index], ref) for index in experience.raisable(t, hero)]
    return found


def ally_options(t: PlunginTable, ally: Ally) -> list[Act]:
    """Creatures move, attack and help; images do anything but attack.

    [plungin.spell.summon-control, plungin.spell.shadow-images-actions, plungin.spell.doppelganger]
    """
    found: list[Act] = [PASS]
    if ally.turn.moves < 1 and not ally.turn.slowed:
        found += move_options(t, ally.number)
    if ally.turn.only_move:
        return found
    if ally.kind != "shadow-image" and ally.turn.attacks < 2:
        found += [Attack(arms.BARE, foe) for foe in within_reach(t, figures.board(t), ally.cell, ally.range)]
    if ally.kind in ("shadow-image", "doppelganger"):
        board = figures.board(t)
        doors, chests = objects.doors_at(t, board, ally.cell), objects.chests_at(t, board, ally.cell)
        found += object_options(t, ally.number, doors, chests)
        if not ally.turn.searched and places.hidden(t, board.tile_of[ally.cell]) is not None:
            found.append(SEARCH)
        if ally.kind == "shadow-image" and t.content.points.images_act:
            found += key_options(t, ally.owner, doors, chests)
    found += [Assist(figures.somebody(t, other)) for other in items.helpless(t, ally.cell, ally.number)]
    return found
