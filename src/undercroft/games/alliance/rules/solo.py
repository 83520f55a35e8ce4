"""The Solo/Cooperative Cards: they take the place of monster activation.

In the cooperative game, which was designed for this edition, Section I is carried out once, by the player with the
initiative; then every player carries out Section II or III for the own Alliance.
"""

from __future__ import annotations

from functools import partial

from undercroft.kernel import Meaning, Text, Value
from undercroft.kernel.text import Argument

from .. import ids
from ..board import in_arc
from ..content import AllianceTable, Content
from ..content.definitions import Hunt, Rouse, Tiles, Upgrades
from ..content.figures import CYCLES
from ..events import (
    DungeonActs,
    HandLessened,
    Hunts,
    LeftGame,
    MonsterReadied,
    NobodyHunts,
    NothingTaken,
    SoloCardTurned,
    SoloDeckEmpty,
    UpgradeDiscarded,
)
from ..state import State, name, own
from . import battle, challenges, doors, drafting, labels, meanings, monsters, wounds
from .abilities import armor, dodge, value
from .options import OTHERWISE, Assault, Character

FIRST, SECOND = "first", "second"
DISCARDED = 3
"""Cards that the discard icon takes."""


async def first_section(t: AllianceTable) -> None:
    """Section I.  [alliance.solo.section1, alliance.solo.replaces-monster-activation]"""
    activity = t.content.solo[t.state.solo_card].first
    if isinstance(activity, Upgrades):
        upgrades(t, activity)
    elif isinstance(activity, Tiles):
        tile(t, activity)
    elif isinstance(activity, Rouse):
        await rouse(t, t.state.initiative)


def upgrades(t: AllianceTable, activity: Upgrades) -> None:
    """One card leaves the game, one is discarded; both are replaced in their slots.

    [alliance.solo.upgrade-icon-remove, alliance.solo.upgrade-icon-discard]
    """
    area = t.state.upgrade_area
    red, blue = area[activity.red - 1], area[activity.blue - 1]
    if red:
        t.state.box.append(red)
        t.tell(LeftGame(thing=red, cites=("alliance.solo.upgrade-icon-remove",)))
    if blue:
        t.state.upgrade_discard.append(blue)
        t.tell(UpgradeDiscarded(card=blue, cites=("alliance.solo.upgrade-icon-discard",)))
    drafting.refill(t, activity.red - 1)
    drafting.refill(t, activity.blue - 1)


def tile(t: AllianceTable, activity: Tiles) -> None:
    """One tile leaves the game, the last wherever it lies.  [alliance.solo.tile-icon, alliance.solo.tile-icon-last]"""
    area = t.state.tile_area
    left = [slot for slot, one in enumerate(area) if one]
    if not left:
        return
    slot = left[0] if len(left) == 1 else activity.red - 1
    t.state.box.append(area[slot])
    t.tell(LeftGame(thing=area[slot], cites=("alliance.solo.tile-icon",)))
    doors.replenish(t, slot)
    wounds.call_the_end(t)


async def rouse(t: AllianceTable, seat: int) -> int | None:
    """The highest XP exhausted monster becomes ready; ties are the player's choice.

    [alliance.solo.ready-icon, alliance.solo.ties]
    """
    tired = [who for who, token in t.state.monsters.items() if not token.ready]
    if not tired:
        return None
    most = max(value(t.content, t.state.monsters[who].card) for who in tired)
    best = [who for who in tired if value(t.content, t.state.monsters[who].card) == most]
    options, cites = [Character(who, t.state.monsters[who].card) for who in best], ("alliance.solo.ties",)
    who = (await t.choose(seat, "rouse", options, label=labels.plain, cites=cites)).who
    t.tell(MonsterReadied(who=name(t.state, who), figure=who, cites=("alliance.solo.ready-icon",)))
    wounds.make_ready(t, who)
    return who


async def then_section(t: AllianceTable, seat: int) -> None:
    """Section II, or Section III where it cannot be carried out.

    [alliance.solo.section2, alliance.solo.section3, alliance.solo.next-highest]
    """
    hunt = t.content.solo[t.state.solo_card].then
    options, optional = assaults(t.state, t.content, seat, hunt)
    if not options:
        await otherwise_section(t, seat)
        return
    found: list[Value] = [*options, OTHERWISE] if optional else [*options]

    def meaning(option: Value) -> Meaning:
        if not isinstance(option, Assault):
            return meanings.hunt(option, ())
        reached = stands(t.state, t.content, option.who, quarry(t.state, t.content, seat, hunt, option.choice))
        return meanings.hunt(option, tuple(labels.name_of(t.state, hero) for hero in sorted(reached)))

    cites, at = ("alliance.solo.section2",), (ids.SOLO,)
    chosen = await t.choose(seat, "hunt", found, label=labels.hunt, meaning=meaning, cites=cites, at=at)
    if not isinstance(chosen, Assault):
        await otherwise_section(t, seat)
        return
    await assault(t, seat, chosen.who, quarry(t.state, t.content, seat, hunt, chosen.choice), chosen.bonus)


def assaults(state: State, content: Content, seat: int, hunt: Hunt) -> tuple[list[Assault], bool]:
    """The highest XP ready monsters that can attack; where none of the highest can, the next highest are optional.

    [alliance.solo.attack-icon-hero, alliance.solo.attack-any-plus2, alliance.solo.attack-any-type3,
    alliance.solo.attack-lowest-defense, alliance.solo.next-highest]
    """
    waiting = monsters.ready(state)
    for rank, worth in enumerate(sorted({value(content, state.monsters[who].card) for who in waiting}, reverse=True)):
        group = [who for who in waiting if value(content, state.monsters[who].card) == worth]
        found = [
            Assault(choice, who, state.monsters[who].card, attack_bonus(state, content, hunt, choice, who))
            for choice in (FIRST, SECOND)
            for who in group
            if stands(state, content, who, quarry(state, content, seat, hunt, choice))
        ]
        if found:
            return found, rank > 0
    return [], False


def quarry(state: State, content: Content, seat: int, hunt: Hunt, choice: str) -> list[int]:
    """The heroes whom a choice allows to attack.  [alliance.solo.attack-lowest-defense]"""
    heroes = [hero for hero in own(seat) if not state.heroes[hero].down]
    if choice == SECOND or not heroes:
        return heroes
    if hunt.icons:
        cards = {hero: content.heroes[state.heroes[hero].card] for hero in heroes}
        return [hero for hero in heroes if any(icon in (cards[hero].race, *cards[hero].classes) for icon in hunt.icons)]
    shields = {hero: armor(state, content, hero) + dodge(state, content, hero) for hero in heroes}
    return [hero for hero in heroes if shields[hero] == min(shields.values())]


def attack_bonus(state: State, content: Content, hunt: Hunt, choice: str, who: int) -> int:
    """+1 against an icon, +0 against the lowest defense, +2 against any, or +3 with the shown attack type.

    [alliance.solo.attack-any-type3, alliance.solo.icons]
    """
    if choice == FIRST:
        return 1 if hunt.icons else 0
    if not hunt.kind:
        return 2
    return 3 if content.monsters[state.monsters[who].card].kind == hunt.kind else 0


def stands(state: State, content: Content, who: int, heroes: list[int]) -> dict[int, list[int]]:
    """For each of these heroes that the monster can attack, the spaces from which it can."""
    found: dict[int, list[int]] = {}
    for cell, reached in monsters.positions(state, content, who).items() if heroes else ():
        for hero in reached:
            if hero in heroes:
                found.setdefault(hero, []).append(cell)
    return found


async def assault(t: AllianceTable, seat: int, who: int, heroes: list[int], bonus: int) -> None:
    """The monster moves into position, attacks, and is exhausted.  [alliance.solo.exhaust, alliance.solo.ties]"""
    spots = stands(t.state, t.content, who, heroes)
    t.tell(Hunts(seat=seat, who=name(t.state, who), bonus=bonus, figure=who, cites=("alliance.solo.section2",)))
    hero = await monsters.choose_victim(t, seat, who, spots, bonus, goes=True)
    cell = await monsters.choose_stand(t, seat, who, spots[hero])
    monsters.place(t, who, cell)
    await monsters.spin(t, seat, who, [side for side in range(4) if in_arc(cell, side, t.state.heroes[hero].cell)])
    await battle.monster_attack(t, who, hero, bonus)
    monsters.exhaust(t, who)


async def otherwise_section(t: AllianceTable, seat: int) -> None:
    """Section III: all its activities, each as far as possible.  [alliance.solo.section3]"""
    t.tell(NobodyHunts(seat=seat, solo=t.state.solo_card, cites=("alliance.solo.section3",)))
    penalty, felt = t.content.solo[t.state.solo_card].otherwise, False
    if penalty.burst:
        felt = await monster_burst(t, seat)
    if penalty.spend:
        felt = drafting.spend_by_card(t, seat) or felt
    if penalty.discard:
        felt = await discard_three(t, seat) or felt
    if penalty.wounds:
        felt = await damage(t, seat, penalty.wounds, penalty.heroes, penalty.poison) or felt
    if not felt:
        t.tell(NothingTaken(seat=seat, cites=("alliance.solo.section3",)))


async def monster_burst(t: AllianceTable, seat: int) -> bool:
    """The highest XP exhausted monster becomes ready and attacks any hero with +3. Says whether there is one.

    [alliance.solo.burst-icon]
    """
    who = await rouse(t, seat)
    heroes = [hero for hero in own(seat) if not t.state.heroes[hero].down]
    if who is not None and stands(t.state, t.content, who, heroes):
        await assault(t, seat, who, heroes, 3)
    return who is not None


async def discard_three(t: AllianceTable, seat: int) -> bool:
    """Three cards from hand; at the end of a round the hand size is as much smaller when it is filled again. Says
    whether that costs anything.

    [alliance.solo.discard-icon, alliance.solo.discard-hand-size]
    """
    held, last = bool(t.state.alliances[seat].hand), t.state.cycle == CYCLES
    await challenges.discard_cards(t, seat, DISCARDED, ("alliance.solo.discard-icon",))
    if last:
        t.state.alliances[seat].hand_less = DISCARDED
        t.tell(HandLessened(seat=seat, count=DISCARDED, cites=("alliance.solo.discard-hand-size",)))
    return held or last


async def damage(t: AllianceTable, seat: int, amount: int, count: int, poison: bool) -> bool:
    """So many heroes of the player's choice get so many wounds each. Says whether anybody stands who can.

    [alliance.solo.damage-icon]
    """
    chosen: list[int] = []
    for _ in range(count):
        heroes = [hero for hero in own(seat) if not t.state.heroes[hero].down and hero not in chosen]
        if not heroes:
            break
        options, cites = [Character(hero, t.state.heroes[hero].card) for hero in heroes], ("alliance.solo.damage-icon",)
        solo = Text(f"solo-{t.state.solo_card}")
        about: dict[str, Argument] = {"wounds": amount, "poison": int(poison), "solo": solo}
        meaning = partial(meanings.suffer, t.state, t.content)
        ask = t.choose(seat, "suffer", options, label=labels.plain, meaning=meaning, cites=cites, about=about)
        hero = (await ask).who
        chosen.append(hero)
        await wounds.wound_hero(t, hero, amount, poison, cause="dungeon")
    return bool(chosen)


def next_card(t: AllianceTable) -> None:
    """The next card is turned up at once, so that the coming activation is known.  [alliance.solo.next-card]"""
    state = t.state
    old, cites = state.solo_card, ("alliance.solo.next-card",)
    state.box.append(old)
    state.solo_card = state.solo_deck.pop() if state.solo_deck else ""
    if state.solo_card:
        t.used(state.solo_card)
        t.reveal()
        t.tell(SoloCardTurned(solo=state.solo_card, out=old, left=len(state.solo_deck), cites=cites))
    else:
        t.tell(SoloDeckEmpty(solo=old, cites=cites))


async def first_step(t: AllianceTable) -> None:
    """Section I once in the cycle."""
    t.tell(DungeonActs(solo=t.state.solo_card, cites=("alliance.solo.section1",)))
    await first_section(t)
    t.state.at += 1


async def then_step(t: AllianceTable, seat: int) -> None:
    """Sections II and III for one Alliance; after the last one the next card is turned up."""
    await then_section(t, seat)
    t.state.at += 1
    if t.state.at > t.state.seats:
        next_card(t)
