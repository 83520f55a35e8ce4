"""Monsters leave the game: XP, gold, keys and the quest's goal."""

from __future__ import annotations

import msgspec

from ..content import PlunginTable
from ..events.fights import Faded, Removed
from ..events.places import Told
from ..events.quest import Ended, LearnedMore, Rewarded, RewardedFor, WayOutShown
from ..state import NO_HOME, Foe
from . import dungeon, experience, figures, treasure


def remove(t: PlunginTable, foe: Foe, by: int) -> None:
    """A removed Monster yields its XP and gold, unless a trap or another Monster did it.

    [plungin.xp.monster, plungin.treasure.monster-gold, plungin.xp.sources, plungin.ability.quick-learner]
    """
    kind = figures.kind_of(t, foe)
    tile, who = figures.tile_of(t, foe.cell), figures.name(t, foe.number)
    take_off(t, foe)
    earned = by >= 0 and figures.foe_with(t, by) is None
    cites = ("plungin.xp.monster", "plungin.treasure.monster-gold")
    t.tell(Removed(monster=who, xp=kind.xp * earned, gold=kind.gold * earned, cites=cites))
    if earned:
        experience.earn(t, kind.xp)
        share_gold(t, kind.gold)
        if kind.xp:
            quick_learner(t, by)
    if not figures.foes_on(t, tile):
        treasure.key_of_last_group(t, by)
    finish_location(t, foe, by)
    check_goal(t, foe.kind)
    show_way_out(t, foe.home)


def vanish(t: PlunginTable, foe: Foe, cite: str) -> None:
    """A Monster is gone without anybody's doing; what depended on it comes to its end anyway.

    [plungin.unique.eye-of-doom-end, plungin.spell.demon-duration]
    """
    who = figures.name(t, foe.number)
    take_off(t, foe)
    t.tell(Faded(who=who, cites=(cite,)))
    finish_location(t, foe)
    check_goal(t, foe.kind)
    show_way_out(t, foe.home)


def take_off(t: PlunginTable, foe: Foe) -> None:
    """Take a Monster off the map and out of every list."""
    state = t.state
    state.foes.remove(foe)
    for numbers in (state.queue, state.ambush):
        if foe.number in numbers:
            numbers.remove(foe.number)
    end_sleepy(t, foe)


def end_sleepy(t: PlunginTable, foe: Foe) -> None:
    """A Sleepy spell holds until its caster's next turn, or until its caster is gone.  [plungin.power.sleepy]"""
    sleepy = t.state.sleepy
    for tile in [tile for tile, casters in sleepy.items() if foe.number in casters]:
        sleepy[tile].remove(foe.number)
        if not sleepy[tile]:
            del sleepy[tile]


def share_gold(t: PlunginTable, gold: int) -> None:
    """Evenly among the living, the rest in initiative order.  [plungin.treasure.monster-gold]"""
    alive = [ref for ref in t.state.order if t.state.heroes[ref].lif > 0]
    for place, ref in enumerate(alive):
        t.state.heroes[ref].gold += gold // len(alive) + (place < gold % len(alive))


def quick_learner(t: PlunginTable, by: int) -> None:
    """One XP more for the Hero who removed the Monster, himself or through his creature.

    [plungin.ability.quick-learner, plungin.spell.summon-control]
    """
    ally = figures.ally_with(t, by)
    ref = ally.owner if ally else by
    if figures.is_hero(ref) and figures.has(t.state.heroes[ref], "quick-learner"):
        hero = t.state.heroes[ref]
        hero.xp += 1
        t.tell(LearnedMore(hero=figures.name(t, ref), xp=1, cites=("plungin.ability.quick-learner",)))


def finish_location(t: PlunginTable, foe: Foe, by: int = -1) -> None:
    """When the Monsters of a Unique Location (or its guardian) are gone, its task is done: XP, gold, and the prize for
    the one who removed the last. Those who only passed through have no part in it.

    [plungin.xp.quest, plungin.unique.eye-of-doom-staff, plungin.unique.content]
    """
    room = t.state.rooms[foe.home]
    if foe.home == NO_HOME or foe.bound >= 0 or not room.unique or room.done:
        return
    location = t.content.uniques[room.unique]
    if not location.inhabitants or (dungeon.natives(t, foe.home) and foe.kind != location.guardian):
        return
    t.state.rooms[foe.home] = msgspec.structs.replace(room, done=True)
    if location.xp or location.gold:
        place, cites = figures.called(t, location.id), ("plungin.xp.quest",)
        t.tell(RewardedFor(place=place, xp=location.xp, gold=location.gold, cites=cites))
        experience.earn(t, location.xp)
        share_gold(t, location.gold)
    if location.prize:
        t.state.prizes.append(location.prize)
        treasure.hand_prize(t, location.prize, by)


def show_way_out(t: PlunginTable, tile: int) -> None:
    """The secret exit of a location shows with the last of its Monsters gone.  [plungin.unique.eye-of-doom-exit]"""
    if tile != NO_HOME and dungeon.secret_exit(t, tile) and not t.state.reason:
        place = figures.called(t, t.state.rooms[tile].unique)
        t.tell(WayOutShown(place=place, cites=("plungin.unique.eye-of-doom-exit",)))


def check_goal(t: PlunginTable, removed: str) -> None:
    """All Monsters of the goal's location removed, or the one that had to be killed.

    [plungin.unique.eye-of-doom-end, plungin.unique.eye-of-doom-exit, plungin.round.repeat]
    """
    goal = t.content.pack.goal
    if goal.kind == "slay":
        if removed == goal.what:
            win(t)
        return
    if goal.kind != "clear" or goal.what not in t.state.used_uniques:
        return
    home = next(index for index, room in enumerate(t.state.rooms) if room.unique == goal.what)
    if not any(foe.home == home for foe in t.state.foes):
        win(t)


def win(t: PlunginTable) -> None:
    """The quest is complete: its reward, and the way home.  [plungin.xp.quest, plungin.round.repeat]"""
    if t.state.reason:
        return
    goal = t.content.pack.goal
    t.tell(Rewarded(xp=goal.xp, gold=goal.gold, cites=("plungin.xp.quest",)))
    experience.earn(t, goal.xp)
    share_gold(t, goal.gold)
    end(t, "won")


def end(t: PlunginTable, reason: str) -> None:
    """The quest is over."""
    if not t.state.reason:
        t.state.reason = reason
        story = t.content.pack.ending if reason == "won" else t.content.pack.defeat
        if story:
            t.tell(Told(story=story))
        t.tell(Ended(reason=reason))
