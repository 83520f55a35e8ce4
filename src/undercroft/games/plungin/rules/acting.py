"""A turn of a Hero or of a creature on the Heroes' side: what can be done, and doing it."""

from __future__ import annotations

from functools import cache

import msgspec

from ..board import spot
from ..content import PlunginTable
from ..content.definitions import MAG, STATS
from ..events import Changed, Went
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
    movement,
    objects,
    spells,
    treasure,
)

ACTIONS = 2
FREE = ("pass", "rise", "raise", "gate", "done")


class Act(msgspec.Struct, frozen=True):
    """One thing to do: a verb, a thing or spell by id, a figure or object by kind and number, a square."""

    verb: str
    what: str = ""
    kind: str = ""
    ref: int = -1
    cell: int = -1

    def __str__(self) -> str:
        words = [self.verb]
        if self.what:
            words.append(self.what)
        if self.kind:
            words.append(f"{self.kind}-{self.ref}")
        if self.cell >= 0:
            words.append(spot(self.cell))
        return " ".join(words)


PASS = Act("pass")


@cache
def move_to(cell: int) -> Act:
    return Act("move", cell=cell)


def actions_left(hero: Hero) -> int:
    """Two actions; a third by Quicken, or by Nimble while life is full.

    [plungin.action.two, plungin.ability.nimble, plungin.spell.quicken]
    """
    third = hero.turn.extra or (figures.has(hero, "nimble") and figures.full_life(hero))
    return ACTIONS + bool(third) - hero.turn.done


def may_move(hero: Hero) -> bool:
    """One Move per Action Phase; the third action that Nimble gives may be another.

    [plungin.move.once, plungin.move.nimble, plungin.action.limits]
    """
    again = hero.turn.done >= ACTIONS and figures.has(hero, "nimble") and figures.full_life(hero)
    return hero.turn.moves < 1 + again and not hero.turn.slowed


# ------------------------------------------------------------------------------------------ options


def hero_options(t: PlunginTable, ref: int) -> list[Act]:
    """Everything that a Hero may do now.  [plungin.action.table, plungin.action.limits, plungin.action.nothing]"""
    hero = t.state.heroes[ref]
    found = [PASS]
    taken = figures.occupied(t)
    if may_move(hero):
        found += move_options(t, ref, taken)
    if hero.turn.only_move:
        return found
    if t.state.foes and hero.turn.attacks < 2:
        found += attack_options(t, ref, taken)
    if figures.has(hero, "acrobat"):
        found += [Act("leap", cell=cell) for cell in attacks.leaps(t, ref, taken)]
    if hero.spells and hero.turn.casts < 2:
        found += cast_options(t, ref)
    doors, chests = objects.doors_at(t, hero.cell), objects.chests_at(t, hero.cell)
    if doors or chests:
        found += object_options(t, ref, doors, chests)
        found += key_options(t, ref, doors, chests)
    found += item_options(t, ref)
    found += help_options(t, ref)
    found += place_options(t, ref)
    found += free_options(t, ref)
    return found


def move_options(t: PlunginTable, ref: int, taken: set[int]) -> list[Act]:
    """Every square within reach; out through the exit from a square before it, or by a secret exit that was found.

    [plungin.move.distance, plungin.exit.only-way-out, plungin.unique.eye-of-doom-exit]
    """
    cells = movement.destinations(t, ref, taken)
    found = [move_to(cell) for cell in cells if cell not in taken]
    if ref < figures.FIRST_NUMBER and (any(cell in cells for cell in exit_squares(t)) or secret_exit(t, ref)):
        found.append(Act("leave"))
    return found


def secret_exit(t: PlunginTable, ref: int) -> bool:
    """Whether a Hero is in a Unique Location whose secret exit shows, now that its Monsters are gone.

    [plungin.unique.eye-of-doom-exit]
    """
    if not t.state.used_uniques:
        return False
    tile = figures.tile_of(t, t.state.heroes[ref].cell)
    unique = t.state.rooms[tile].unique
    return bool(unique) and t.content.uniques[unique].secret_exit and not figures.foes_on(t, tile)


def exit_squares(t: PlunginTable) -> tuple[int, ...]:
    return next(door.cells for door in t.state.doors if door.kind == "exit")


def attack_options(t: PlunginTable, ref: int, taken: set[int]) -> list[Act]:
    """Weapons and targets, with a boost for manna weapons, pairs of weapons, charges.

    [plungin.attack.target, plungin.equip.manna-boost, plungin.ability.dual-weapons, plungin.ability.charge]
    """
    hero = t.state.heroes[ref]
    found: list[Act] = []
    for weapon in attacks.weapons(t, hero):
        far = attacks.reach(t, hero, weapon)
        manna = weapon != attacks.BARE and t.content.weapons[weapon].manna and figures.stat(t, hero, MAG) > 0
        for foe in t.state.foes:
            if attacks.can_reach(t, hero.cell, foe.cell, far):
                found.append(Act("attack", weapon, foe.kind, foe.number))
                if manna:
                    found.append(Act("boost", weapon, foe.kind, foe.number))
    for pair in attacks.pairs(t, hero):
        far = attacks.reach(t, hero, pair.partition("+")[0])
        found += [
            Act("attack", pair, foe.kind, foe.number)
            for foe in t.state.foes
            if attacks.can_reach(t, hero.cell, foe.cell, far)
        ]
    if figures.has(hero, "charge") and may_move(hero):
        for cell, number, weapon in attacks.charges(t, ref, taken):
            found.append(Act("charge", weapon, figures.ident(t, number), number, cell))
    return found


def cast_options(t: PlunginTable, ref: int) -> list[Act]:
    """Spells and what they can be aimed at.  [plungin.cast.action, plungin.cast.twice]"""
    hero = t.state.heroes[ref]
    found: list[Act] = []
    for id in casting.castable(t, hero):
        spell = t.content.spells[id]
        for target in casting.targets(t, ref, spell):
            found.append(Act("cast", id, target_kind(t, spell.target, target), target))
    return found


def target_kind(t: PlunginTable, kind: str, target: int) -> str:
    """How an option names what a spell is aimed at."""
    if target == casting.NOBODY:
        return ""
    if kind in ("door", "object"):
        return kind
    return figures.ident(t, target)


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
    thing, kind = objects.get(t, ref, is_door), "door" if is_door else "chest"
    figure = figures.figure(t, actor)
    assert isinstance(figure, (Hero, Ally))
    if thing.open:
        return [Act("loot", kind=kind, ref=ref)] if isinstance(figure, Hero) else []
    if objects.great(thing):
        return []
    found = []
    if thing.trap == objects.UNSETTLED and objects.tag(ref, is_door) not in figure.turn.examined:
        found.append(Act("detect", kind=kind, ref=ref))
    if objects.armed(thing) and thing.detected:
        found.append(Act("disarm", kind=kind, ref=ref))
    if not objects.locked(thing):
        found.append(Act("open", kind=kind, ref=ref))
    elif not (is_door and t.state.doors[ref].key_only):
        found.append(Act("pick", kind=kind, ref=ref))
    return found


def key_options(t: PlunginTable, ref: int, doors: list[int], chests: list[int]) -> list[Act]:
    """Locks within reach that a Hero's keys open.  [plungin.key.bypass, plungin.door.great]"""
    carried = objects.usable_items(t, ref)
    found: list[Act] = []
    for door in doors:
        thing = t.state.doors[door]
        if (thing.kind == "great" and treasure.GREAT_KEY in carried) or (
            "key" in carried and objects.key_opens(t, thing, True)
        ):
            found.append(Act("unlock", kind="door", ref=door))
    if "key" in carried:
        for chest in chests:
            if objects.key_opens(t, t.state.chests[chest], False) and not t.state.chests[chest].open:
                found.append(Act("unlock", kind="chest", ref=chest))
    return found


def item_options(t: PlunginTable, ref: int) -> list[Act]:
    """Items to use, and weapons to change to; the dead lend their items.

    [plungin.use.action, plungin.weapon.change]
    """
    hero = t.state.heroes[ref]
    found: list[Act] = []
    for item in dict.fromkeys(objects.usable_items(t, ref)):
        if not items.usable(t, ref, item):
            continue
        effect = t.content.items[item].effect
        if effect == "revive":
            found += [Act("use", item, t.state.heroes[other].id, other) for other in dead.corpses(t)]
        elif effect == "bolt":
            found += [Act("use", item, figures.ident(t, foe), foe) for foe in items.bolt_targets(t, ref, item)]
        else:
            found.append(Act("use", item))
    if not hero.likeness:
        found += [Act("wield", thing) for thing in inventory.swaps(t, hero) if inventory.can_swap(t, hero, thing)]
    return found


def help_options(t: PlunginTable, ref: int) -> list[Act]:
    """Assist friends, hand things over.  [plungin.effect.assist, plungin.use.give]"""
    hero = t.state.heroes[ref]
    found = [Act("assist", kind=figures.ident(t, other), ref=other) for other in items.helpless(t, hero.cell, ref)]
    for other in items.receivers(t, ref) if hero.items else ():
        taker = t.state.heroes[other]
        found += [Act("give", thing, taker.id, other) for thing in items.giveable(t, hero, taker)]
    return found


def place_options(t: PlunginTable, ref: int) -> list[Act]:
    """What a place offers: the fountain, the sarcophagus, things left lying."""
    hero = t.state.heroes[ref]
    found: list[Act] = []
    if items.at_fountain(t, hero):
        found.append(Act("drink"))
        if "bottle" in hero.items and t.content.pack.bottled_water:
            found.append(Act("fill"))
    if figures.board(t).stones:
        found += [Act("bury", kind=t.state.heroes[other].id, ref=other) for other in items.for_coffin(t, hero)]
    for thing in dict.fromkeys(lying(t, hero)):
        if inventory.fits(t, hero, thing):
            found.append(Act("take", thing))
    return found


def lying(t: PlunginTable, hero: Hero) -> list[str]:
    """Things left on the tile."""
    if not t.state.litter:
        return []
    return [thing.split(" ", 1)[1] for thing in t.state.litter.get(figures.tile_of(t, hero.cell), [])]


def free_options(t: PlunginTable, ref: int) -> list[Act]:
    """What takes no action: going up a level, raising stats, the way back through an Earth Gate.

    [plungin.level.immediate, plungin.level.points, plungin.spell.earth-gate-return]
    """
    hero = t.state.heroes[ref]
    found = [Act("rise")] if experience.can_rise(t, hero) else []
    if hero.points:
        found += [Act("raise", STATS[index]) for index in experience.raisable(t, hero)]
    if hero.gate != OUT and not hero.likeness and not (hero.turn.gated and t.content.points.gate_once):
        found.append(Act("gate"))
    return found


# ------------------------------------------------------------------------------------------ a Hero's action


async def act(t: PlunginTable, ref: int) -> None:
    """One action of a Hero; a turn begins with the test of his condition.

    [plungin.action.two, plungin.flow.action.condition-first, plungin.flow.action.hero-turn]
    """
    hero = t.state.heroes[ref]
    if not hero.turn.begun and not await begin(t, ref):
        end_turn(t, ref)
        return
    chosen = await t.choose(
        hero.seat,
        "act",
        hero_options(t, ref),
        label=lambda option: labels.hero(t, ref, option),
        about={"hero": figures.named_text(t, hero.id), "actions": actions_left(hero)},
        cites=("plungin.action.two",),
    )
    if chosen.verb not in FREE:
        hero.turn.done += 1
    if chosen.verb == "pass":
        hero.turn.over = True
    else:
        t.state.returned = []
        botched = await do(t, ref, chosen)
        for _ in range(botched):
            await happenings.random_event(t, ref)
        await happenings.wander(t)
    if finished(t, ref):
        end_turn(t, ref)


async def begin(t: PlunginTable, ref: int) -> bool:
    """Stunned or incapacitated Characters roll first; whether anything can be done this turn.

    [plungin.effect.stun-success, plungin.effect.incap-success]
    """
    figure = figures.figure(t, ref)
    assert isinstance(figure, (Hero, Ally))
    figure.turn.begun = True
    if not figure.condition:
        return True
    figure.turn.only_move = await combat.recover(t, ref)
    return figure.turn.only_move


def finished(t: PlunginTable, ref: int) -> bool:
    """Whether a Hero's turn is over."""
    hero = t.state.heroes[ref]
    if t.state.reason or not figures.on_map(hero) or hero.turn.over or hero.condition:
        return True
    return actions_left(hero) <= 0 or (hero.turn.only_move and hero.turn.done > 0)


def end_turn(t: PlunginTable, ref: int) -> None:
    """Next in order; a Hero's creatures act right after him.

    [plungin.turn.initiative, plungin.spell.summon-control]
    """
    queue = t.state.queue
    if ref in queue:
        queue.remove(ref)
    if ref < figures.FIRST_NUMBER:
        mine = [ally.number for ally in t.state.allies if ally.owner == ref and not ally.turn.begun]
        queue[:0] = [number for number in mine if number not in queue]


async def do(t: PlunginTable, ref: int, act: Act) -> int:
    """Carry out an action; how many of its rolls were botched."""
    hero = t.state.heroes[ref]
    if act.verb == "move":
        hero.turn.moves += 1
        await movement.walk(t, ref, movement.way_to(t, ref, act.cell))
    elif act.verb == "attack":
        return await attacks.attack(t, ref, act.ref, act.what)
    elif act.verb == "boost":
        return await attacks.attack(t, ref, act.ref, act.what, boost=True)
    elif act.verb == "charge":
        return await attacks.charge(t, ref, act.cell, act.ref, act.what)
    elif act.verb == "cast":
        return await casting.cast(t, ref, act.what, act.ref)
    elif act.verb == "use":
        return await items.use(t, ref, act.what, act.ref)
    elif act.verb in OBJECT_VERBS:
        return await do_object(t, ref, act)
    else:
        await do_other(t, ref, act)
    return 0


OBJECT_VERBS = ("detect", "disarm", "open", "pick", "unlock", "loot")


async def do_object(t: PlunginTable, actor: int, act: Act) -> int:
    """Everything that is done to doors and Chests."""
    is_door = act.kind == "door"
    if act.verb == "detect":
        return int(await objects.detect(t, actor, act.ref, is_door))
    if act.verb == "disarm":
        return int(await objects.disarm(t, actor, act.ref, is_door))
    if act.verb == "pick":
        return int(await objects.pick(t, actor, act.ref, is_door))
    if act.verb == "open":
        await objects.open_unlocked(t, actor, act.ref, is_door)
    elif act.verb == "unlock":
        await objects.use_key(t, actor, act.ref, is_door)
    else:
        await objects.loot(t, actor, act.ref)
    return 0


async def do_other(t: PlunginTable, ref: int, act: Act) -> None:
    """What needs no roll of the Hero."""
    hero = t.state.heroes[ref]
    if act.verb == "leap":
        await attacks.leap(t, ref, act.cell)
    elif act.verb == "wield":
        inventory.swap(t, hero, act.what)
        t.tell(Changed(hero=hero.id, thing=act.what, cites=("plungin.weapon.change",)))
    elif act.verb == "assist":
        items.assist(t, ref, act.ref)
    elif act.verb == "give":
        items.give(t, ref, act.what, act.ref)
    elif act.verb == "drink":
        await items.drink(t, ref)
    elif act.verb == "fill":
        items.fill_bottle(t, ref)
    elif act.verb == "bury":
        dead.lay_in(t, act.ref, items.stones_at(t, hero)[0])
    elif act.verb == "take":
        take(t, ref, act.what)
    elif act.verb == "rise":
        experience.rise(t, hero)
    elif act.verb == "raise":
        experience.raise_stat(t, hero, STATS.index(act.what))
    elif act.verb == "gate":
        hero.turn.gated = True
        await spells.go_through_gate(t, ref)
    elif act.verb == "leave":
        leave(t, ref)


def take(t: PlunginTable, ref: int, thing: str) -> None:
    """Pick up what lies on the tile.  [plungin.treasure.abandoned]"""
    hero = t.state.heroes[ref]
    tile = figures.tile_of(t, hero.cell)
    things = t.state.litter[tile]
    things.remove(next(entry for entry in things if entry.endswith(f" {thing}")))
    if not things:
        del t.state.litter[tile]
    inventory.take(t, hero, thing)


def leave(t: PlunginTable, ref: int) -> None:
    """Out through the Dungeon Exit.  [plungin.exit.only-way-out]"""
    hero = t.state.heroes[ref]
    hero.turn.moves += 1
    movement.abandon(t, ref, figures.tile_of(t, hero.cell))
    movement.melt(t, ref)
    hero.cell = OUT
    t.tell(Went(hero=hero.id, cites=("plungin.exit.only-way-out",)))


# ------------------------------------------------------------------------------------------ allies


def ally_options(t: PlunginTable, ally: Ally) -> list[Act]:
    """Creatures move, attack and help; images do anything but attack.

    [plungin.spell.summon-control, plungin.spell.shadow-images-actions, plungin.spell.doppelganger]
    """
    found = [PASS]
    if ally.turn.moves < 1:
        found += move_options(t, ally.number, figures.occupied(t))
    if ally.turn.only_move:
        return found
    if ally.kind != "shadow-image" and ally.turn.attacks < 2:
        found += [
            Act("attack", attacks.BARE, foe.kind, foe.number)
            for foe in t.state.foes
            if attacks.can_reach(t, ally.cell, foe.cell, ally.range)
        ]
    if ally.kind in ("shadow-image", "doppelganger"):
        doors, chests = objects.doors_at(t, ally.cell), objects.chests_at(t, ally.cell)
        found += object_options(t, ally.number, doors, chests)
        if ally.kind == "shadow-image" and t.content.points.images_act:
            found += key_options(t, ally.owner, doors, chests)
    found += [
        Act("assist", kind=figures.ident(t, other), ref=other) for other in items.helpless(t, ally.cell, ally.number)
    ]
    return found


async def act_ally(t: PlunginTable, number: int) -> None:
    """One action of a creature on the Heroes' side; its rolls never bring Random Events.

    [plungin.spell.summon-control, plungin.dice.event-exempt]
    """
    ally = figures.ally_with(t, number)
    assert ally is not None
    if not ally.turn.begun and not await begin(t, number):
        end_turn(t, number)
        return
    chosen = await t.choose(
        t.state.heroes[ally.owner].seat,
        "ally",
        ally_options(t, ally),
        label=lambda option: labels.ally(t, number, option),
        about={"ally": figures.named_text(t, ally.kind), "actions": ACTIONS - ally.turn.done},
        cites=("plungin.spell.summon-control",),
    )
    ally.turn.done += 1
    if chosen.verb == "pass":
        ally.turn.over = True
    elif chosen.verb == "move":
        ally.turn.moves += 1
        await walk_ally(t, number, chosen.cell)
    elif chosen.verb == "attack":
        ally.turn.attacks += 1
        await ally_attack(t, ally, chosen.ref)
    elif chosen.verb == "assist":
        items.assist(t, number, chosen.ref)
    else:
        await do_object(t, number, chosen)
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
        movement.shift(t, number, end)


async def ally_attack(t: PlunginTable, ally: Ally, target: int) -> None:
    """ATK dice as they are.  [plungin.spell.summon-attack, plungin.spell.doppelganger]"""
    foe = figures.foe_with(t, target)
    assert foe is not None
    melee = figures.adjacent(t, ally.cell, foe.cell)
    await combat.attack(t, ally.number, target, ally.stats[0], 5, melee=melee)
