"""Campaigns: fleeing, and what happens after a scenario."""

from __future__ import annotations

from undercroft.kernel import Decline, Step, Word, say
from undercroft.toolkit.paths import FAR, steps_from

from ..content import Content, DoriaTable
from ..events import AllKept, CampaignItemGiven, CardKept, CardsReturned, Ended, Followed, MonsterPointsGained, Mourned
from ..state import State
from . import gear, monsters, moving, phases
from .ground import board
from .options import NOTHING, Person, Thing, people, person_label, things
from .telling import tell

LEVEL_POINTS = 10
DEATH_POINTS = 5
GOLD_PER_CARD = 3
LAST_CHAPTER = 8
GO_ON, FLEE = Decline("go-on"), Word("flee")
NEXT, REPLAY = Word("next"), Word("replay")
NEW_HERO, FEWER = Word("new-hero"), Word("fewer")


def chapter(state: State, content: Content) -> int:
    """The number of the scenario in its campaign; in a homemade one the next after those won.

    [doria.camp.custom-en]
    """
    printed: int = content.scenarios[state.setting.scenario].chapter
    return printed or state.homemade


def next_step(state: State, content: Content) -> Step | None:
    """After the end of a scenario: in a campaign the rewards, else nothing.  [doria.mode.campaign]"""
    if state.setting.mode != "campaign" or state.phase == "closed":
        return None
    if state.phase != "rewards":
        return ("begin_rewards",)
    return ("reward",) if state.queue else ("close_campaign",)


# ----------------------------------------------------------------------------------------------- fleeing


def can_flee(t: DoriaTable) -> bool:
    """No trap is active, the scenario allows it, and every conscious character could get to the entrance, by jumps too;
    the others, who go as well, are in nobody's way.

    [doria.camp.escape-en, doria.walk.pass-heroes, doria.jump.purpose]
    """
    if t.state.setting.mode != "campaign" or t.state.caught or not t.content.scenarios[t.state.setting.scenario].escape:
        return False
    here, closed = board(t), moving.monster_mask(t)
    squares = [t.state.heroes[hero].square for hero in monsters.targets(t.state)]
    doors = here.entrances

    def ahead(square: int) -> list[int]:
        return [other for other in here.near[square] if other in doors or not closed >> other & 1]

    return all(not steps_from((square,), ahead, FAR).keys().isdisjoint(doors) for square in squares)


async def ask_to_flee(t: DoriaTable) -> None:
    """At the end of a round the party may flee from a campaign scenario.  [doria.camp.escape-en]"""
    doors = tuple(f"cell-{square}" for square in board(t).entrances)
    chosen = await t.choose(t.state.speaker, "flee", (GO_ON, FLEE), cites=("doria.camp.escape-en",), at=doors)
    if chosen is FLEE:
        t.state.result = "fled"
        tell(t, Ended(reason="fled", cites=("doria.camp.escape-en",)))


# ----------------------------------------------------------------------------------------------- after the scenario


async def begin_rewards(t: DoriaTable) -> None:
    """What experience is enough for is paid out, and only the rest carried over; monster points are added up; after a
    death the party decides how to go on.

    [doria.camp.xp-carry-en, doria.camp.monster-points-en, doria.camp.death-points-en, doria.camp.points-permanent-en]
    """
    phases.redeem(t)
    state = t.state
    points, state.monster_points = state.monster_points, 0
    add_points(t, points, "doom")
    state.advances = state.result.startswith("won")
    if state.result == "lost-death":
        await after_death(t)
    if t.state.advances:
        t.state.chapters_won = max(t.state.chapters_won, chapter(t.state, t.content))
        await hand_out_items(t)
    t.state.phase, t.state.queue = "rewards", [hero for hero, who in enumerate(t.state.heroes) if who.away != "quit"]


def add_points(t: DoriaTable, points: int, why: str) -> None:
    """Monster points of the campaign only ever grow.  [doria.camp.points-permanent-en]"""
    t.state.campaign_points += points
    total = t.state.campaign_points
    tell(t, MonsterPointsGained(points=points, total=total, why=why, cites=("doria.camp.monster-points-en",)))


async def after_death(t: DoriaTable) -> None:
    """The dead lose all but campaign items; the party continues to the next scenario or plays this one again.

    [doria.camp.death-en, doria.camp.death-next-en, doria.camp.death-replay-en, doria.camp.death-new-hero-en]
    """
    limit = t.content.points.death_at
    dead = [hero for hero, who in enumerate(t.state.heroes) if min(who.hp, who.pp) <= limit]
    for hero in dead:
        await bury(t, hero)
    chosen = await t.choose(
        t.state.speaker,
        "after-death",
        (NEXT, REPLAY),
        cites=("doria.camp.death-next-en", "doria.camp.death-replay-en"),
        at=tuple(f"sheet-hero-{hero}" for hero in dead),
    )
    if chosen is NEXT:
        t.state.advances = True
        add_points(t, DEATH_POINTS, "death")


async def bury(t: DoriaTable, hero: int) -> None:
    """Equipment is lost but for campaign items; the player makes a new character or none.

    [doria.camp.death-en, doria.camp.death-new-hero-en]
    """
    who = t.state.heroes[hero]
    heirlooms = [number for number in gear.owned(who) if number >= t.content.standard]
    for number in gear.owned(who):
        if number not in heirlooms:
            gear.discard_card(t, hero, number)
    tell(t, Mourned(hero=who.kind, cites=("doria.camp.death-en",)))
    others = [other for other, friend in enumerate(t.state.heroes) if other != hero and friend.away != "quit"]
    options = [NEW_HERO, FEWER] if others else [NEW_HERO]
    chosen = await t.choose(
        who.seat,
        "dead",
        options,
        about={"hero": who.kind},
        cites=("doria.camp.death-new-hero-en",),
        at=(f"sheet-hero-{hero}",),
    )
    t.state.heroes[hero].away = "dead" if chosen is NEW_HERO else "quit"
    if chosen is FEWER:
        alive = [other for other in others if t.state.heroes[other].away in ("", "left")]
        for number in heirlooms:
            gear.remove(t.content, t.state.heroes[hero], number)
            gear.stow(t.content, t.state.heroes[(alive or others)[0]], number)
    fewer, cites = int(chosen is FEWER), ("doria.camp.death-new-hero-en",)
    tell(t, Followed(hero=t.state.heroes[hero].kind, fewer=fewer, cites=cites))


async def hand_out_items(t: DoriaTable) -> None:
    """Campaign items of a scenario that was won, or that the party leaves behind after a death: whatever its end
    brings, all receive. The players decide who gets each; what somebody has already is not found again.

    [doria.comp.campaign-items-en, doria.camp.death-next-en]
    """
    for id in t.content.scenarios[t.state.setting.scenario].items:
        number = next(n for n in range(t.content.standard, len(t.content.numbered)) if t.content.numbered[n].id == id)
        heirs = [hero for hero, who in enumerate(t.state.heroes) if who.away != "quit"]
        if number not in t.state.lost:
            continue
        to: Person = await t.choose(
            t.state.speaker,
            "campaign-item",
            people(t, heirs),
            label=person_label,
            about={"card": id},
            at=tuple(f"sheet-hero-{hero}" for hero in heirs),
        )
        t.state.lost.remove(number)
        gear.stow(t.content, t.state.heroes[to.hero], number)
        t.used(id)
        tell(t, CampaignItemGiven(hero=to.kind, card=id, cites=("doria.comp.campaign-items-en",)))


def cards_allowed(won: int) -> int:
    """How many cards may be kept in all after so many scenarios: one more after the first, third, fifth and seventh.

    [doria.camp.keep-cards-en, doria.camp.rewards-en, doria.camp.escape-result-en]

    >>> [cards_allowed(won) for won in range(9)]
    [0, 1, 1, 2, 2, 3, 3, 4, 4]
    """
    return (won + 1) // 2


def brings_bonus(number: int) -> bool:
    """After every second scenario a hero bonus.  [doria.camp.hero-bonus-en, doria.level.hero-campaign]"""
    return number > 0 and number % 2 == 0


async def reward(t: DoriaTable) -> None:
    """What the next character gets: a bonus, or the cards that it may keep. Who plays the scenario again after a death
    keeps all cards.  [doria.camp.rewards-en, doria.camp.death-en, doria.camp.death-replay-en]
    """
    hero = t.state.queue[0]
    who = t.state.heroes[hero]
    if who.away != "dead" and t.state.advances and brings_bonus(chapter(t.state, t.content)):
        await phases.xp_bonus(t, hero)
    if who.away != "dead":
        if t.state.result == "lost-death" and not t.state.advances:
            keep_all(t, hero)
        else:
            await keep_cards(t, hero)
    t.state.queue.pop(0)


def keep_all(t: DoriaTable, hero: int) -> None:
    """The survivors keep their cards for now.  [doria.camp.death-en]"""
    who = t.state.heroes[hero]
    for number in gear.owned(who):
        gear.remove(t.content, who, number)
        who.hand.append(number)
    tell(t, AllKept(hero=who.kind, cards=len(who.hand), cites=("doria.camp.death-en",)))


async def keep_cards(t: DoriaTable, hero: int) -> None:
    """Cards are discarded but for those that the reward lets keep, chosen again each time; campaign items stay.

    [doria.camp.discard-en, doria.camp.keep-cards-en, doria.camp.keep-by-gold-en]
    """
    who = t.state.heroes[hero]
    who.hand = [number for number in gear.owned(who) if number >= t.content.standard]
    owned = gear.owned(who)
    left = [number for number in owned if keepable(t, number)]
    for number in owned:
        gear.remove(t.content, who, number)
        if number not in left and number not in who.hand:
            put_back(t, number)
    t.state.drawn += left
    tell_returned(t, hero, len(owned))
    while options := [number for number in left if fits(t, hero, number)]:
        chosen: Thing = await t.choose(
            who.seat,
            "keep-card",
            [NOTHING, *things(t, options)],
            label=lambda thing: say("keep-thing", card=thing.card or "nothing"),
            about={"hero": who.kind},
            cites=("doria.camp.keep-cards-en",),
            at=(f"sheet-hero-{hero}",),
        )
        if chosen == NOTHING:
            break
        left.remove(chosen.number)
        t.state.drawn.remove(chosen.number)
        t.state.heroes[hero].hand.append(chosen.number)
        tell(t, CardKept(hero=t.state.heroes[hero].kind, card=chosen.card, cites=("doria.camp.keep-cards-en",)))
    for number in left:
        t.state.drawn.remove(number)
        put_back(t, number)
    tell_returned(t, hero, len(left))


def tell_returned(t: DoriaTable, hero: int, cards: int) -> None:
    if cards:
        kind, cites = t.state.heroes[hero].kind, ("doria.camp.discard-en",)
        tell(t, CardsReturned(hero=kind, cards=cards, cites=cites))


def keepable(t: DoriaTable, number: int) -> bool:
    """Loot with a gold value; traps are not worth a place."""
    return number < t.content.loot and t.content.numbered[number].kind != "trap"


def put_back(t: DoriaTable, number: int) -> None:
    """A card goes back to where it came from."""
    if number < t.content.loot:
        gear.to_discard(t, number)
    else:
        gear.mend_card(t, number)
        t.state.standard.append(number)


def fits(t: DoriaTable, hero: int, number: int) -> bool:
    """Whether one more card may be kept: by number, or as a variant by gold.  [doria.camp.keep-by-gold-en]"""
    kept = [other for other in t.state.heroes[hero].hand if other < t.content.loot]
    allowed = cards_allowed(t.state.chapters_won)
    if not t.state.setting.switches.keep_by_gold:
        return len(kept) < allowed
    gold = sum(t.content.numbered[other].gold for other in (*kept, number))
    return gold <= GOLD_PER_CARD * allowed


async def close_campaign(t: DoriaTable) -> None:
    """If the heroes' level is now above the monsters', the monsters gain a point.

    [doria.camp.points-for-hero-level-en]
    """
    number = chapter(t.state, t.content)
    grown = t.state.advances and brings_bonus(number) and number < LAST_CHAPTER
    if grown and hero_level(t.state, t.content) > monster_level(t.state.campaign_points):
        add_points(t, 1, "grown")
    t.state.phase = "closed"


def hero_level(state: State, content: Content) -> int:
    """One more than the hero bonuses: those of the chapters won, and in a small party the one it began with. Where
    nobody has survived those of the dead count, and the one of a chapter that the party goes on from.

    [doria.level.hero-campaign, doria.duo.bonus-en, doria.solo.bonus-en, doria.camp.death-next-en]
    """
    own = [len(who.bonuses) for who in state.heroes if who.away in ("", "left")]
    if not own:
        brought = state.advances and brings_bonus(chapter(state, content))
        own = [len(who.bonuses) + brought for who in state.heroes if who.away == "dead"]
    return 1 + max([state.chapters_won // 2, *own])


def monster_level(points: int) -> int:
    """Every ten monster points raise the monsters by a level permanently. [doria.camp.monster-level-en]

    >>> [monster_level(points) for points in (0, 9, 10, 19, 20)]
    [1, 1, 2, 2, 3]
    """
    return 1 + points // LEVEL_POINTS
