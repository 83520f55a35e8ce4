"""The round: phases A to H except the action phase."""

from __future__ import annotations

from undercroft.kernel import Decline, End, Value, Word

from ..content import Content, DoriaTable
from ..content.definitions import ATTRIBUTES, CON, WIS
from ..events import (
    AttributeRaised,
    BonusChosen,
    Called,
    DoomCounted,
    Ended,
    FellUnconscious,
    Healed,
    HeroMarked,
    HeroPlaced,
    InitiativeRolled,
    KeptTrapCounted,
    NoneToRaise,
    PointsGained,
    PoisonChecked,
    PoisonWorks,
    RoundBegan,
    StayedUnconscious,
    XpPaid,
)
from ..state import NOBODY, OUTSIDE, Hero, State
from . import combat, doom, gear, health, labels, monsters, scenario, shop, spawn, status, traps, xp
from .dice import check, roll
from .ground import board
from .options import Bonus, Grow, Person, Split, people, person_label
from .telling import name_parts, tell

CAP = 40
POISON_TARGET, POISON_PER_LEVEL = 28, 2
RECOVERY = 3
ROLL, REST = Word("roll"), Word("rest")
PAY, STEP = Word("pay"), Decline("step")
SAVE = End("save")
GROWTH = tuple(Grow(at, name) for at, name in enumerate(ATTRIBUTES))


# ----------------------------------------------------------------------------------------------- A and B


async def begin_round(t: DoriaTable) -> None:
    """The round marker moves up, and the shop is filled.

    [doria.phase-a.advance, doria.phase-a.door-side-en, doria.phase-a.scenario-rounds, doria.phase-b.refill]
    """
    state = t.state
    if state.round == 0:
        scenario.introduce(t)
    state.round += 1
    state.door_opened, state.active = False, NOBODY
    tell(t, RoundBegan(round=state.round, cites=("doria.phase-a.advance",)))
    trapped = [hero for caught in state.caught for hero in caught.heroes]
    for hero, who in enumerate(state.heroes):
        who.boons, who.after = who.after, {}
        who.rolled = False
        if who.held and hero not in trapped:
            who.held = False
            tell(t, HeroMarked(hero=who.kind, what="freed", cites=("doria.card.immobilized-en",)))
    for monster in state.monsters.values():
        monster.acted = False
    await scenario.round_begins(t)
    await shop.refill(t)
    t.state.phase, t.state.queue = "C", [hero for hero, who in enumerate(t.state.heroes) if not who.away]


# ----------------------------------------------------------------------------------------------- C


async def initiative(t: DoriaTable) -> None:
    """The next character rolls for its action points, or stays unconscious; in the smallest parties nobody falls.

    [doria.phase-c.roll, doria.phase-c.stay-unconscious, doria.phase-h.wake-choice-de, doria.solo.no-unconscious-en,
    doria.duo.no-unconscious-de]
    """
    hero = t.state.queue[0]
    who = t.state.heroes[hero]
    if who.unconscious and t.content.points.wake_choice_at_roll:
        await choose_to_wake(t, hero)
        who = t.state.heroes[hero]
    t.state.queue.pop(0)
    if who.unconscious and who.resting:
        who.ap = 0
        tell(t, StayedUnconscious(hero=who.kind, cites=("doria.phase-c.stay-unconscious",)))
        return
    count = initiative_dice(who)
    bonus = who.ip + gear.modifier(who, "ip") - initiative_penalty(t, who)
    rolled = await roll(t, (count, bonus), "initiative")
    if t.watched:
        name_parts(t, ("value-ip", who.ip), ("boon-ip", gear.modifier(who, "ip")))
    fumble = rolled.fumble or (count == 1 and rolled.ones == 1)
    who = t.state.heroes[hero]
    who.ap, who.rolled = min(CAP, rolled.total), True
    got, told = rolled.total - bonus, int(fumble)
    if t.state.party <= t.content.points.never_unconscious_up_to:
        who.ap, fumble, told = max(1, who.ap), False, 2 * told
    tell(t, InitiativeRolled(hero=who.kind, rolled=got, ap=who.ap, fumble=told, cites=("doria.phase-c.roll",)))
    await settle(t, hero, fumble)


def initiative_dice(who: Hero) -> int:
    """2D, one more with the bonus, one fewer while anything is negative.

    [doria.phase-c.roll, doria.phase-c.negative-die, doria.neg.ip, doria.neg.threshold, doria.bonus.initiative]
    """
    return 2 + ("initiative" in who.bonuses) - (min(who.hp, who.pp, who.ip) < 0)


def initiative_penalty(t: DoriaTable, who: Hero) -> int:
    """The worse of negative hit and psi points; not for a lone character.

    [doria.neg.initiative-penalty, doria.solo.negative-en]
    """
    if t.state.party <= t.content.points.negative_not_subtracted_up_to:
        return 0
    return max(0, -min(who.hp, who.pp))


async def settle(t: DoriaTable, hero: int, fumble: bool) -> None:
    """Below 1 AP, or after a fumble, a character is unconscious for the round; else it wakes where it lies.

    [doria.phase-c.unconscious, doria.phase-c.fumble, doria.dice.fumble-one-die]
    """
    who = t.state.heroes[hero]
    if fumble or who.ap < 1:
        again, who.unconscious, who.resting, who.carries = who.unconscious, True, False, NOBODY
        cites = ("doria.phase-c.unconscious", "doria.phase-c.doom-step")
        tell(t, FellUnconscious(hero=who.kind, again=int(again), cites=cites))
        t.state.fallen += 1
    elif who.unconscious:
        await status.wake_up(t, hero)


async def choose_to_wake(t: DoriaTable, hero: int) -> None:
    """Roll for initiative, or stay unconscious.  [doria.phase-h.wake-choice-en, doria.phase-h.wake-choice-de]"""
    who = t.state.heroes[hero]
    chosen = await t.choose(
        who.seat,
        "wake",
        (ROLL, REST),
        about={"hero": who.kind, "hp": who.hp, "pp": who.pp},
        cites=("doria.phase-h.wake-choice-en",),
        at=(f"sheet-hero-{hero}",),
    )
    t.state.heroes[hero].resting = chosen is REST


async def all_rolled(t: DoriaTable) -> None:
    """After all rolls: is anybody awake, perhaps outside, and how far does the doom counter move for those who fell?

    [doria.end.all-unconscious, doria.phase-c.doom-step, doria.game.player-count-finished-heroes]
    """
    state = t.state
    if all(who.unconscious for who in state.heroes if who.away != "quit"):
        state.result = "lost-unconscious"
        tell(t, Ended(reason=state.result, cites=("doria.end.all-unconscious",)))
        return
    if state.round == 1:
        await place_heroes(t)
        await scenario.begin(t)
    for who in t.state.heroes:
        if who.unconscious:
            who.ap = 0
    doom.advance(t, t.state.fallen)
    t.state.fallen, t.state.phase = 0, "D"


async def place_heroes(t: DoriaTable) -> None:
    """On the start squares I to VI, the fastest first; the players order equals.  [doria.setup.start-squares]"""
    here = board(t)
    t.used(t.state.dungeon.placements[0].tile)
    marked = sorted((mark, square) for square, mark in enumerate(here.marks) if mark in "123456" and mark)
    floor = [square for square in range(here.size) if here.walk[square]]
    squares = [square for _, square in marked] or floor
    left = [hero for hero, who in enumerate(t.state.heroes) if not who.away]
    for square in squares[: len(left)]:
        best = max(t.state.heroes[hero].ap for hero in left)
        tied = [hero for hero in left if t.state.heroes[hero].ap == best]
        chosen: Person = await t.choose(
            t.state.speaker,
            "start-order",
            people(t, tied),
            label=person_label,
            cites=("doria.setup.start-squares",),
            at=(f"cell-{square}",),
        )
        t.state.heroes[chosen.hero].square = square
        left.remove(chosen.hero)
        x, y = here.xy(square)
        tell(t, HeroPlaced(hero=chosen.kind, x=x, y=y, cites=("doria.setup.start-squares",)))


# ----------------------------------------------------------------------------------------------- E and F


async def poison(t: DoriaTable) -> None:
    """The next poisoned character: CON + WIS + 2D, then a hit point for each marker left.

    [doria.phase-e.check, doria.phase-e.success, doria.phase-e.failure, doria.phase-e.damage,
    doria.phase-e.unconscious-en]
    """
    hero = t.state.queue.pop(0)
    target = POISON_TARGET + POISON_PER_LEVEL * t.state.level
    result = await check(t, hero, (CON, WIS), target, "poison")
    who = t.state.heroes[hero]
    who.poison = max(0, who.poison - 1 - result.steps) if result.passed else who.poison + result.steps
    tell(
        t,
        PoisonChecked(
            hero=who.kind, total=result.total, target=target, markers=who.poison, cites=("doria.phase-e.check",)
        ),
    )
    health.lose_hp(t, hero, who.poison, ("doria.phase-e.damage",))


async def poisoned_monsters(t: DoriaTable) -> None:
    """A poisoned monster loses a hit point for each marker, without a check.  [doria.phase-e.monsters-en]"""
    t.state.phase, t.state.queue = "F", list(range(len(t.content.points.phase_f)))
    if not t.content.points.poisoned_monsters_suffer:
        return
    for monster in tuple(t.state.monsters.values()):
        if monster.poison:
            tell(t, PoisonWorks(**monsters.told(monster), cites=("doria.phase-e.monsters-en",)))
            await combat.hurt_monster(t, monster.id, monster.poison, piercing=True)


async def special(t: DoriaTable) -> None:
    """The next kind of special action, in the edition's order.  [doria.phase-f.order-en, doria.phase-f.order-de]"""
    part = t.content.points.phase_f[t.state.queue.pop(0)]
    await SPECIAL[part](t)


async def modifications(t: DoriaTable) -> None:
    """Modifications and bosses that act at the end of the round.  [doria.phase-f.sources]"""
    for monster in tuple(t.state.monsters.values()):
        effects = [t.content.modifications[mod].phase_f for mod in monster.mods]
        if monster.boss:
            effects.append(t.content.bosses[monster.boss].phase_f)
        for effect in effects:
            if effect is not None and monster.id in t.state.monsters:
                await effect(t, monster.id)


async def zombies(t: DoriaTable) -> None:
    """Each zombie, or in the first edition only the first, raises another in front of itself; if no figure is left,
    it acts.

    [doria.monster.zombie-en, doria.monster.zombie-de, doria.spawn.no-figure-zombies-en,
    doria.spawn.no-figure-zombies-de]
    """
    risen = [
        monster.id
        for monster in t.state.monsters.values()
        if "awakening" in monsters.stats(t, monster.id).abilities and monster.square != OUTSIDE
    ]
    if risen and not t.content.points.zombies_all_multiply:
        risen = [await monsters.first_of(t, risen)]
    for zombie in risen:
        kind = t.state.monsters[zombie].kind
        others = [other for other in t.state.monsters.values() if other.kind == kind and not other.boss]
        if len(others) < t.content.monsters[kind].figures:
            tell(t, Called(**monsters.told(t.state.monsters[zombie]), kind=kind, cites=("doria.monster.zombie-en",)))
            await spawn.appear(t, kind, t.state.monsters[zombie].square)
        else:
            if not t.state.activations:
                tell(t, NoneToRaise(cites=("doria.spawn.no-figure-zombies-en", "doria.spawn.no-figure-zombies-de")))
            monsters.activate(t, zombie)


SPECIAL = {
    "modifications": modifications,
    "traps": traps.phase_f,
    "zombies": zombies,
    "scenario": scenario.phase_f,
}


# ----------------------------------------------------------------------------------------------- G


async def count_doom(t: DoriaTable) -> None:
    """A space for each tile with a character, and one if no door was opened.

    [doria.phase-g.tiles, doria.phase-g.unconscious-count-en, doria.phase-g.no-door, doria.duo.track-de,
    doria.solo.rules-de]
    """
    tiles = len({who.square // 25 for who in t.state.heroes if not who.away and who.square != OUTSIDE})
    more = 0 if t.state.door_opened else 1
    if more and tiles and t.content.points.doom_for_xp and t.state.party == 1 and t.state.xp > 0:
        more = await pay_for_doom(t)
    spared = min(tiles + more, t.content.points.small_party_track) if t.state.party <= 2 else 0
    tell(
        t,
        DoomCounted(tiles=tiles, door=1 - more, spared=spared, cites=("doria.phase-g.tiles", "doria.phase-g.no-door")),
    )
    doom.advance(t, tiles + more - spared)
    t.state.phase, t.state.queue = "H", [hero for hero, who in enumerate(t.state.heroes) if not who.away]


async def pay_for_doom(t: DoriaTable) -> int:
    """A lone character may give 1 XP instead of the step for no door.  [doria.solo.doom-en]"""
    alone = tuple(f"sheet-hero-{hero}" for hero, who in enumerate(t.state.heroes) if not who.away)
    chosen = await t.choose(t.state.speaker, "doom-xp", (PAY, STEP), cites=("doria.solo.doom-en",), at=alone)
    if chosen is STEP:
        return 1
    t.state.xp -= 1
    tell(t, XpPaid(xp=1, total=t.state.xp, cites=("doria.solo.doom-en",)))
    return 0


# ----------------------------------------------------------------------------------------------- H


def redeem_price(state: State, content: Content) -> int:
    """How much group experience one pay-out takes.  [doria.xp.redeem-single-en, doria.xp.redeem-campaign-en]"""
    return state.party * content.points.redeem_factor[state.setting.mode == "campaign"]


def redeem(t: DoriaTable) -> None:
    """Group experience becomes attribute points, again while enough is left, for all whom the price is paid for: also
    for who has left by the scenario's exit.

    [doria.xp.redeem-single-en, doria.xp.redeem-campaign-en, doria.xp.redeem-de, doria.phase-h.spend, doria.duo.xp-en,
    doria.duo.xp-de, doria.solo.xp-en, doria.solo.xp-de, doria.mode.single, doria.game.player-count-finished-heroes]
    """
    points = t.content.points
    campaign = t.state.setting.mode == "campaign"
    price = redeem_price(t.state, t.content)
    times = t.state.xp // price if price else 0
    gained = times * points.points_per_redeem[campaign]
    t.state.xp -= times * price
    for who in t.state.heroes:
        if who.away != "quit":
            who.xp += gained
            who.gained += gained
    if gained:
        tell(t, PointsGained(points=gained, price=point_price(t), cites=("doria.xp.group-track",)))


async def level_up(t: DoriaTable) -> None:
    """What Phase H brings the next character: bonus, attribute points, regeneration, recovery.

    [doria.phase-h.order, doria.phase-h.hero-bonus, doria.level.hero-rounds-en, doria.level.hero-rounds-de]
    """
    hero = t.state.queue[0]
    if t.state.setting.mode != "campaign" and t.state.round in t.content.points.hero_level_rounds:
        await xp_bonus(t, hero)
    await spend_points(t, hero)
    who = t.state.heroes[hero]
    if "regeneration" in who.bonuses:
        regenerate(t, hero)
    if who.unconscious:
        await recover(t, hero)
        if not t.content.points.wake_choice_at_roll:
            await choose_to_wake(t, hero)
    t.state.queue.pop(0)


def regenerate(t: DoriaTable, hero: int) -> None:
    """A hit point and a psi point, neither above its maximum.  [doria.bonus.regeneration-en]"""
    who = t.state.heroes[hero]
    hp, pp = int(who.hp < who.max_hp), int(who.pp < who.max_pp)
    who.hp, who.pp = who.hp + hp, who.pp + pp
    if hp or pp:
        tell(t, Healed(hero=who.kind, hp=hp, pp=pp, cites=("doria.bonus.regeneration-en",)))


async def xp_bonus(t: DoriaTable, hero: int) -> None:
    """A permanent bonus that the character does not have yet.  [doria.bonus.choose, doria.bonus.table]"""
    who = t.state.heroes[hero]
    options = [Bonus(bonus) for bonus in t.content.points.hero_bonuses if bonus not in who.bonuses]
    if not options:
        return
    chosen = await t.choose(
        who.seat,
        "bonus",
        options,
        label=labels.bonus_label,
        about={"hero": who.kind},
        cites=("doria.bonus.choose",),
        at=(f"sheet-hero-{hero}",),
    )
    who = t.state.heroes[hero]
    who.bonuses.append(chosen.bonus)
    tell(t, BonusChosen(hero=who.kind, bonus=chosen.bonus, cites=("doria.bonus.choose",)))


def point_price(t: DoriaTable) -> int:
    """Experience per attribute point.  [doria.xp.attribute-cost-de, doria.xp.attribute-cost-option-de]"""
    if t.content.points.xp_per_point == 1:
        return 1
    return t.state.setting.switches.xp_per_point


async def spend_points(t: DoriaTable, hero: int) -> None:
    """Raise attributes, or save the points.  [doria.phase-h.spend, doria.xp.save-points-en, doria.xp.raise-current]"""
    price = point_price(t)
    while t.state.heroes[hero].xp >= price:
        who = t.state.heroes[hero]
        options: tuple[Value, ...] = (*GROWTH, SAVE)
        chosen = await t.choose(
            who.seat,
            "raise",
            options,
            label=lambda option: labels.grow_label(t, hero, option),
            about={"hero": who.kind, "points": who.xp // price},
            cites=("doria.phase-h.spend",),
            at=(f"sheet-hero-{hero}",),
        )
        if not isinstance(chosen, Grow):
            return
        raise_attribute(t, hero, chosen.attribute)
        t.state.heroes[hero].xp -= price


def raise_attribute(t: DoriaTable, hero: int, attribute: int) -> None:
    """One point more; derived values and current ones follow.  [doria.xp.raise-current, doria.derived.recalculate]"""
    who = t.state.heroes[hero]
    who.attributes[attribute] += 1
    gear.refresh(t.content, who)
    value = who.attributes[attribute]
    tell(
        t, AttributeRaised(hero=who.kind, attribute=ATTRIBUTES[attribute], value=value, cites=("doria.phase-h.spend",))
    )


async def recover(t: DoriaTable, hero: int) -> None:
    """Three points, divided freely, neither value above its maximum.  [doria.phase-h.unconscious-recovery]"""
    who = t.state.heroes[hero]
    most_hp, most_pp = max(0, who.max_hp - who.hp), max(0, who.max_pp - who.pp)
    total = min(RECOVERY, most_hp + most_pp)
    splits = [Split(hp, total - hp) for hp in range(total, -1, -1) if hp <= most_hp and total - hp <= most_pp]
    chosen = await t.choose(
        who.seat,
        "recover",
        splits,
        label=labels.split_label,
        about={"hero": who.kind},
        cites=("doria.phase-h.unconscious-recovery",),
        at=(f"sheet-hero-{hero}",),
    )
    who = t.state.heroes[hero]
    who.hp, who.pp = who.hp + chosen.hp, who.pp + chosen.pp
    if total:
        tell(t, Healed(hero=who.kind, hp=chosen.hp, pp=chosen.pp, cites=("doria.phase-h.unconscious-recovery",)))


async def begin_level_up(t: DoriaTable) -> None:
    """Before the characters: traps kept from the set-up count, and group experience is paid out.

    [doria.setup.keep-traps-en, doria.phase-h.order]
    """
    for number in t.state.kept_traps:
        tell(t, KeptTrapCounted(card=t.content.numbered[number].id, cites=("doria.setup.keep-traps-en",)))
        xp.gain(t, traps.trap_of(t, number).xp)
    t.state.kept_traps = []
    redeem(t)
    t.state.phase = "H2"
