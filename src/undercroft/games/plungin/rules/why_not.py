"""Why a thing that somebody points at cannot be used now: squares, Monsters, doors, Chests, spells, items, friends."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from undercroft.kernel import Ask, Text, Value, say
from undercroft.toolkit.pointing import meant

from ..board import path_to
from ..content import PlunginTable
from ..ids import cell_id, chest_id, door_ids, feature_id, figure_id, own_id, sheet_id
from ..state import Ally, Door, Foe, Hero
from . import arms, attacks, casting, figures, items, lending, movement, objects, offers, outfit

FAR_WALK = 99
FEATURES = ("fountain", "sarcophagus")
STRIKES = CASTS = 2
"""In a turn.  [plungin.attack.twice, plungin.cast.twice]"""


def why_not(t: PlunginTable, ask: Ask[Value], id: str) -> Iterable[Text]:
    """The reasons, while a Hero or a creature on the Heroes' side acts."""
    ref = meant(ask.at[0], figure_id, figures.everybody(t)) if ask.key in ("act", "ally") and ask.at else None
    actor = None if ref is None else figures.figure(t, ref)
    if ref is None or not isinstance(actor, (Hero, Ally)):
        return ()
    return reasons(t, ref, actor, id)


def reasons(t: PlunginTable, ref: int, actor: Hero | Ally, id: str) -> Iterable[Text]:
    """What is pointed at, and what is in the way."""
    if (cell := meant(id, cell_id, figures.board(t).tile_of)) is not None:
        return (not_there(t, actor, cell),)
    for foe in t.state.foes:
        if id in (figure_id(foe.number), sheet_id(foe.number)):
            return (not_attacked(t, actor, foe),)
    for other in (*range(len(t.state.heroes)), *[ally.number for ally in t.state.allies]):
        if id in (figure_id(other), sheet_id(other)):
            return (not_helped(t, ref, actor, other),)
    for door in range(len(t.state.doors)):
        if id in door_ids(door, len(t.state.doors[door].cells)):
            return (not_opened(t, actor, t.state.doors[door], door),)
    if (chest := meant(id, chest_id, range(len(t.state.chests)))) is not None:
        return (not_looted(t, actor, chest),)
    standing = [(feature, tile) for feature in FEATURES for tile in range(len(t.state.layout.tiles))]
    if (place := meant(id, lambda one: feature_id(*one), standing)) is not None:
        return (say("no-feature" if figures.tile_of(t, actor.cell) == place[1] else "no-feature-away"),)
    return not_used(t, ref, actor, id) if isinstance(actor, Hero) else ()


def not_there(t: PlunginTable, actor: Hero | Ally, cell: int) -> Text:
    """One Move in a turn, square by square, around others, not through closed doors.

    [plungin.move.once, plungin.move.distance, plungin.move.blocked, plungin.move.closed-door]
    """
    board = figures.board(t)
    if cell == actor.cell:
        return say("no-stand", cites=("plungin.move.distance",))
    if cell in figures.occupied(t):
        return say("no-taken", cites=("plungin.move.blocked",))
    if actor.turn.slowed:
        return say("no-slowed", cites=("plungin.move.other-effects",))
    moved = not offers.may_move(actor) if isinstance(actor, Hero) else actor.turn.moves > 0
    if moved:
        return say("no-second-move", cites=("plungin.move.once",))
    over = movement.flies(t, actor)
    far = board.reach(actor.cell, FAR_WALK, () if over else figures.in_the_way(t), over=over)
    if cell not in far:
        return say("no-way", cites=("plungin.move.blocked", "plungin.move.closed-door"))
    steps, most = len(path_to(far, cell)), figures.squares(t, board, actor)
    return say("no-far", steps=steps, most=most, cites=("plungin.move.distance",))


def not_attacked(t: PlunginTable, actor: Hero | Ally, foe: Foe) -> Text:
    """A weapon that reaches it, by line of sight, twice in a turn.

    [plungin.attack.target, plungin.attack.line-of-sight, plungin.attack.twice]
    """
    name, board = figures.whom(t, foe.number), figures.board(t)
    if actor.turn.only_move:
        return say("no-only-move", cites=("plungin.effect.stun-success",))
    if isinstance(actor, Ally) and actor.kind == "shadow-image":
        return say("no-image-attack", cites=("plungin.spell.shadow-images-actions",))
    if actor.turn.attacks >= STRIKES:
        return say("no-third-attack", cites=("plungin.attack.twice",))
    far = outfit.kit(t, actor).far if isinstance(actor, Hero) else attacks.reach(t, actor, arms.BARE)
    if not far:
        return say("no-beside", who=name, cites=("plungin.attack.melee",))
    if not board.sees(actor.cell, foe.cell):
        return say("no-sight", who=name, cites=("plungin.attack.line-of-sight",))
    return say("no-range", who=name, most=far, cites=("plungin.attack.ranged", "plungin.attack.range-count"))


def not_helped(t: PlunginTable, ref: int, actor: Hero | Ally, other: int) -> Text:
    """Friends next to one are assisted and given things. [plungin.effect.assist, plungin.use.give]"""
    if other == ref:
        return say("no-self")
    friend, name = figures.figure(t, other), figures.whom(t, other)
    if friend is None or (isinstance(friend, Hero) and not figures.on_map(friend)):
        return say("no-gone", who=name)
    if not figures.adjacent(t, actor.cell, friend.cell):
        return say("no-friend-away", who=name, cites=("plungin.effect.assist", "plungin.use.give"))
    return say("no-help", who=name, cites=("plungin.effect.assist", "plungin.use.give"))


def not_opened(t: PlunginTable, actor: Hero | Ally, door: Door, ref: int) -> Text:
    """Doors are opened from the squares before them; a Great Door by its key alone.

    [plungin.trapfind.action, plungin.door.great, plungin.key.bypass]
    """
    if door.kind == "exit":
        return say("no-exit", cites=("plungin.exit.only-way-out",))
    if door.open or door.dead:
        return say("no-open-door" if door.open else "no-dead-door", cites=("plungin.door.open",))
    if ref not in objects.doors_at(t, figures.board(t), actor.cell):
        return say("no-door-away", cites=("plungin.trapfind.action",))
    if actor.turn.only_move:
        return say("no-only-move", cites=("plungin.effect.stun-success",))
    return say("no-great-key" if objects.great(door) else "no-key", cites=("plungin.door.great", "plungin.key.bypass"))


def not_looted(t: PlunginTable, actor: Hero | Ally, ref: int) -> Text:
    """Chests next to one that still hold something. [plungin.trapfind.action]"""
    chest, cites = t.state.chests[ref], ("plungin.trapfind.action",)
    if chest.empty:
        return say("no-empty", cites=cites)
    if not figures.adjacent(t, actor.cell, chest.cell):
        return say("no-chest-away", cites=cites)
    return say("no-only-move" if actor.turn.only_move else "no-chest", cites=cites)


def not_used(t: PlunginTable, ref: int, hero: Hero, id: str) -> Iterable[Text]:
    """Spells, things and abilities on the sheets of the Heroes."""
    for other, owner in enumerate(t.state.heroes):
        called = partial(own_id, other)
        things = [*owner.items, *owner.hands, *owner.attire, *([owner.armor] if owner.armor else ())]
        if (spell := meant(id, called, owner.spells)) is not None and other == ref:
            return (not_cast(t, hero, spell),)
        if (thing := meant(id, called, things)) is not None and (other == ref or thing in lending.usable_items(t, ref)):
            return (idle(t, hero, thing),)
        if spell is not None or thing is not None:
            return (say("no-other-sheet", who=figures.whom(t, other)),)
        if any(id.startswith(called(one) + "-") for one in (*owner.spells, *things)):
            return (say("no-copy"),)
        if any(called(taken.replace(" ", "-")) == id for taken in owner.abilities):
            return (say("no-passive"),)
    return ()


def not_cast(t: PlunginTable, hero: Hero, spell: str) -> Text:
    """Two spells in a turn, where magic works and there is somebody to cast them at.

    [plungin.magic.eligibility, plungin.cast.twice, plungin.cast.catastrophe, plungin.cast.spell-fields]
    """
    if hero.turn.only_move:
        return say("no-only-move", cites=("plungin.effect.stun-success",))
    if hero.turn.casts >= CASTS:
        return say("no-third-cast", cites=("plungin.cast.twice",))
    if casting.hushed(t, hero):
        return say("no-magic-here", cites=("plungin.unique.content",))
    if spell not in casting.known(hero):
        lost = spell in hero.lost
        return say("no-spell-lost" if lost else "no-magic", cites=("plungin.cast.catastrophe",))
    return say("no-spell-target", cites=("plungin.cast.spell-fields",))


def idle(t: PlunginTable, hero: Hero, thing: str) -> Text:
    """Items that would do something now.  [plungin.use.action, plungin.weapon.change]"""
    if hero.turn.only_move:
        return say("no-only-move", cites=("plungin.effect.stun-success",))
    if items.tool(t, thing):
        effect, cites = t.content.items[thing].effect, ("plungin.use.action",)
        if effect == "bolt" and casting.hushed(t, hero):
            return say("no-magic-here", cites=("plungin.unique.content",))
        return say("no-hale" if effect in ("heal", "water", "antidote") else "no-item-now", cites=cites)
    if thing in hero.hands and thing in t.content.weapons:
        return say("no-in-hand", cites=("plungin.attack.target",))
    if thing in t.content.weapons:
        return say("no-swap", cites=("plungin.weapon.change",))
    return say("no-passive", cites=("plungin.item.permanent",))
