"""Attacks of characters: who can be attacked with what, the roll, the damage, and defeated monsters."""

from __future__ import annotations

from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import Content, DoriaTable
from ..content.definitions import Boost, Card, Dice
from ..events import Aimed, Attacked, Fumbled, MonsterDefeated, MonsterHurt, TrapAttacked
from ..state import NO_CARD, NOBODY, OUTSIDE, Hero, Monster
from . import defense, gear, health, loot, monsters, moving, scenario, status, traps, xp
from .dice import AttackOdds, attack_odds, roll, roll_for_monster
from .ground import board
from .kept import by_gear
from .monsters import Stats, stats
from .options import Attack, Cut
from .telling import name_parts, tell

TYPES = {"melee": "melee", "shield": "melee", "ranged": "ranged", "spell": "spell"}
NO_BOOST = Boost(pp=0)
TAKE_AP = 5
"""What it costs to take a card from another, before it is used."""


def attack_type(card: Card) -> str:
    return TYPES.get(card.kind, "")


def reach_of(hero: Hero, card: Card) -> int:
    """The range of a card; the range bonus doubles it and makes 1 of 0. What spreads around a square spreads no
    farther, but may then start from the next square.

    [doria.card.range, doria.bonus.range, doria.bonus.range-zero, doria.bonus.range-area]
    """
    doubled = "range" in hero.bonuses
    if card.reach.kind == "around":
        return card.reach.radius + doubled
    return max(1, card.range * 2) if doubled else card.range


def ready(content: Content, who: Hero, damaged: list[int]) -> tuple[tuple[int, int], ...]:
    """The cards to attack with, in hand or in the belt, and what each costs.

    [doria.combat.choose-item, doria.use.attack-cost, doria.use.from-belt-en, doria.use.from-belt-de,
    doria.use.backpack,
    doria.use.two-handed-belt-en, doria.use.two-handed-belt-de, doria.repair.damaged-item-en]
    """
    numbered = content.numbered
    found: list[tuple[int, int]] = []
    for number in gear.equipped(who):
        card = numbered[number]
        if card.attack is not None and number not in damaged and gear.meets(who, card):
            found.append((number, gear.discounted(who, card.ap)))
    for number in who.belt:
        card = numbered[number]
        if card.attack is None or number in damaged or not gear.meets(who, card):
            continue
        if from_belt(content, who, card):
            found.append((number, gear.discounted(who, card.ap + content.points.belt_ap)))
    return tuple(found)


weapons = by_gear(ready)


@by_gear
def armory(content: Content, who: Hero, damaged: list[int]) -> tuple[tuple[int, Card, int], ...]:
    """The same cards, and how far each reaches.  [doria.card.range]"""
    cards = [(number, content.numbered[number]) for number, _ in ready(content, who, damaged)]
    return tuple([(number, card, reach_of(who, card)) for number, card in cards])


def from_belt(content: Content, who: Hero, card: Card) -> bool:
    """One-handed cards work from the belt, two-handed ones only where the edition lets a free hand help."""
    if card.hands < 2:
        return True
    return content.points.two_handed_from_belt and NO_CARD in (who.body[7], who.body[8])


def attacks(t: DoriaTable, hero: int, here: Board) -> list[Attack]:
    """Every attack that a character could make now."""
    if not t.state.monsters and not t.state.caught:
        return []
    arms = armory(t, hero)
    if not arms:
        return []
    found: list[Attack] = []
    who, farthest = t.state.heroes[hero], max([range for _, _, range in arms])
    prey = [
        (monster, range_needed(here, who, monster))
        for monster in t.state.monsters.values()
        if monster.square != OUTSIDE and not here.out_of_range(who.square, monster.square, farthest)
    ]
    if not prey and not t.state.caught:
        return []
    for number, card, range in arms:
        if not affordable(t, who, attack_pp(card)):
            continue
        for monster, needed in prey:
            if needed <= range and hurts(t, card, number, stats(t, monster.id)):
                found.append(Attack(number, card.id, monster.id, monster.kind))
                for at, boost in enumerate(status.boosts_of(t, number)):
                    if affordable(t, who, attack_pp(card) + boost.pp):
                        found.append(Attack(number, card.id, monster.id, monster.kind, at))
        if t.state.caught and card.reach.kind != "one":
            found += cuts(t, who, number, card, here)
    return found


def cuts(t: DoriaTable, who: Hero, number: int, card: Card, here: Board) -> list[Cut]:
    """What hits several targets can be aimed at a trap like the Vine Tendrils, where it holds somebody.

    [doria.trap.area-attack-en]
    """
    found = list[Cut]()
    for at, caught in enumerate(t.state.caught):
        trap = t.content.numbered[caught.card]
        if trap.trap is not None and trap.trap.guard is not None:
            squares = dict.fromkeys(t.state.heroes[held].square for held in caught.heroes)
            near = [square for square in squares if here.in_range(who.square, square, reach_of(who, card))]
            found += [Cut(number, card.id, NOBODY, trap.id, trap=at, square=square) for square in near]
    return found


def attack_pp(card: Card) -> int:
    """A spell costs its psi points, a weapon only for its special effect.  [doria.card.psi-cost-items]"""
    return card.pp if card.kind == "spell" else 0


def affordable(t: DoriaTable, who: Hero, pp: int) -> bool:
    """Psi points may go below zero, but nobody casts to their own death."""
    return who.pp - pp > t.content.points.death_at


def can_attack(t: DoriaTable, who: Hero, card: Card, number: int, monster: Monster, here: Board) -> bool:
    """In range, in sight, and not proof against it.

    [doria.los.required, doria.monster.mummy, doria.monster.skeleton-de, doria.monster.poltergeist]
    """
    if monster.square == OUTSIDE or range_needed(here, who, monster) > reach_of(who, card):
        return False
    return hurts(t, card, number, stats(t, monster.id))


def hurts(t: DoriaTable, card: Card, number: int, values: Stats) -> bool:
    """Whether this card can do anything against such a monster.

    [doria.monster.mummy, doria.monster.skeleton-de, doria.monster.poltergeist, doria.card.magic-item-en]
    """
    kind = attack_type(card)
    if kind in values.immune:
        return False
    if kind == "ranged" and "thin-bones" in values.abilities:
        return False
    if kind != "spell":
        magic = status.is_magic(t, number)
        if magic and "magic-breaker" in values.abilities:
            return False
        if not magic and "permeable" in values.abilities:
            return False
    return True


def range_needed(here: Board, who: Hero, monster: Monster) -> int:
    """Whom one sees is as far as the squares say, the buried can only be reached from the next square, and so can what
    haunts a wall be seen; `FAR` where no range is enough.

    [doria.los.range, doria.los.required, doria.marker.rubble-buried-en, doria.monster.poltergeist-visible]
    """
    start, end = who.square, monster.square
    if who.buried or monster.buried:
        return 0 if here.touches(start, end) else FAR
    if here.near[end]:
        return here.sight_range(start, end)
    return here.apart(start, end) if monster.shown and here.sees_into(start, end) else FAR


# ----------------------------------------------------------------------------------------------- the attack


def attack_dice(t: DoriaTable, hero: int, card: Card, boost: Boost) -> Dice:
    """The dice of the card and all bonuses of the attacker.

    [doria.combat.choose-item, doria.card.attack-bonus, doria.bonus.melee, doria.bonus.ranged, doria.bonus.magic]
    """
    assert card.attack is not None
    who, kind = t.state.heroes[hero], attack_type(card)
    worn = who.worn[(gear.MELEE, gear.RANGED, gear.SPELL)[("melee", "ranged", "spell").index(kind)]]
    count = card.attack[0] + boost.dice + (("magic" if kind == "spell" else kind) in who.bonuses)
    bonus = card.attack[1] + boost.bonus + worn + gear.modifier(who, kind)
    return max(1, count - who.disarmed), bonus


def name_attack(t: DoriaTable, hero: int, card: Card, boost: Boost) -> None:
    """What adds to the attack that was rolled, for those who watch."""
    who, kind = t.state.heroes[hero], attack_type(card)
    printed, given = card.attack[1] if card.attack else 0, gear.modifier(who, kind)
    worn = attack_dice(t, hero, card, boost)[1] - printed - boost.bonus - given
    name_parts(t, (f"card-{card.id}", printed + boost.bonus), ("part-worn", worn), (f"boon-{kind}", given))


def attack_damage(t: DoriaTable, hero: int, card: Card, boost: Boost, values: Stats) -> int:
    """Printed damage, what the card adds against such monsters, and the damage bonus.

    [doria.card.damage, doria.bonus.damage]
    """
    return base_damage(t, hero, card, boost) + sum(extra for tag, extra in card.versus if tag in values.tags)


def base_damage(t: DoriaTable, hero: int, card: Card, boost: Boost) -> int:
    """Damage to anybody.  [doria.card.damage, doria.bonus.damage]"""
    who = t.state.heroes[hero]
    return card.damage + boost.damage + ("damage" in who.bonuses) + gear.modifier(who, "damage")


def armor_left(values: Stats, element: str, piercing: bool) -> int:
    """Armor of a monster against this damage.

    [doria.card.monster-armor, doria.card.vulnerability, doria.card.piercing-en, doria.damage.monster-zero-ar-en]
    """
    return 0 if piercing or (element and element == values.vulnerable) else values.ar


def boost_of(t: DoriaTable, action: Attack) -> Boost:
    return NO_BOOST if action.boost < 0 else status.boosts_of(t, action.number)[action.boost]


async def attack(t: DoriaTable, hero: int, action: Attack) -> None:
    """One attack with one item: pay, roll once, and let each target defend by itself.

    [doria.phase-d.pay-then-resolve, doria.combat.one-item, doria.psi.attack, doria.psi.special-weapons]
    """
    t.state.heroes[hero].ap -= dict(weapons(t, hero))[action.number]
    if isinstance(action, Cut):
        await cut(t, hero, action)
    else:
        await resolve(t, hero, action)


async def resolve(t: DoriaTable, hero: int, action: Attack) -> None:
    """The attack itself, once its action points are paid.  [doria.combat.one-item, doria.psi.attack]"""
    card, boost = t.content.numbered[action.number], boost_of(t, action)
    t.used(card.id)
    health.spend_psi(t, hero, attack_pp(card) + boost.pp)
    targets, friends = struck(t, hero, card, action.number, action.monster)
    rolled = await roll(t, attack_dice(t, hero, card, boost), "attack")
    if t.watched:
        name_attack(t, hero, card, boost)
    if card.spent:
        gear.discard_card(t, hero, action.number)
    if rolled.fumble:
        fumble(t, hero, action.number, action.monster)
        return
    if friends and not targets:
        aim(t, hero, card, rolled.total, attack_dice(t, hero, card, boost))
    for monster in targets:
        await strike_monster(t, hero, action.number, boost, monster, rolled.total)
    for friend in friends:
        await strike_friend(t, hero, card, boost, friend, rolled.total)


def aim(t: DoriaTable, hero: int, card: Card, total: int, dice: Dice) -> None:
    """Those who are hit see the roll before they defend."""
    kind, cites = t.state.heroes[hero].kind, ("doria.combat.friendly-fire-en",)
    tell(t, Aimed(hero=kind, card=card.id, attack=total, dice=dice, cites=cites))


async def cut(t: DoriaTable, hero: int, action: Cut) -> None:
    """An attack on a trap: it defends with its guard, may fumble that, and ends when it is hit. Others in the area
    defend as usual; what leaps from target to target strikes the trap alone.

    [doria.trap.area-attack-en, doria.trap.effects-end-en, doria.combat.friendly-fire-en]
    """
    card, caught, here = t.content.numbered[action.number], t.state.caught[action.trap], board(t)
    trap = t.content.numbered[caught.card].trap
    assert trap is not None
    assert trap.guard is not None
    t.used(card.id)
    health.spend_psi(t, hero, attack_pp(card))
    hit: list[int] = []
    friends: list[int] = []
    if card.reach.kind in ("burst", "around"):
        centre = t.state.heroes[hero].square if card.reach.kind == "around" else action.square
        others = [m.id for m in t.state.monsters.values() if m.square != OUTSIDE and can_hurt(t, action.number, m)]
        hit, friends = spread_from(t, hero, card, here, centre, others)
    rolled = await roll(t, attack_dice(t, hero, card, NO_BOOST), "attack")
    if t.watched:
        name_attack(t, hero, card, NO_BOOST)
    if card.spent:
        gear.discard_card(t, hero, action.number)
    if rolled.fumble:
        fumble(t, hero, action.number)
        return
    guard = await roll_for_monster(t, trap.guard, "monster-defense")
    kind, id, falls = t.state.heroes[hero].kind, action.kind, rolled.total >= guard.total or guard.fumble
    tell(t, TrapAttacked(hero=kind, trap=id, card=card.id, attack=rolled.total, defense=guard.total, hit=int(falls)))
    if falls:
        traps.end_trap(t, caught, hero)
    for monster in hit:
        await strike_monster(t, hero, action.number, NO_BOOST, monster, rolled.total)
    for friend in friends:
        await strike_friend(t, hero, card, NO_BOOST, friend, rolled.total)


def can_hurt(t: DoriaTable, number: int, monster: Monster) -> bool:
    return hurts(t, t.content.numbered[number], number, stats(t, monster.id))


def fumble(t: DoriaTable, hero: int, number: int, monster: int = NOBODY) -> None:
    """Two ones: a miss, and the item is damaged.  [doria.fumble.hero, doria.fumble.hero-result]"""
    who, card = t.state.heroes[hero], t.content.numbered[number]
    if not card.spent:
        gear.damage_card(t, number)
    aimed = monsters.told(t.state.monsters[monster]) if monster != NOBODY else {}
    tell(t, Fumbled(hero=who.kind, card=card.id, spent=int(card.spent), **aimed, cites=("doria.fumble.hero",)))


async def strike_monster(t: DoriaTable, hero: int, number: int, boost: Boost, monster: int, total: int) -> None:
    """A monster defends; the attack hits with an equal total, and always if the monster fumbles.

    [doria.dice.comparative, doria.dice.fumble, doria.defense.ties, doria.damage.critical, doria.fumble.monster-en,
    doria.damage.monster]
    """
    card, values = t.content.numbered[number], stats(t, monster)
    guard = values.psi if card.kind == "spell" else values.defense
    rolled = await roll_for_monster(t, guard, "monster-defense")
    hit = total >= rolled.total or rolled.fumble
    more = max(0, total - rolled.total) // 10 + (t.content.points.fumbled_defense_damage if rolled.fumble else 0)
    damage = attack_damage(t, hero, card, boost, values) + more if hit else 0
    if t.log is not None:
        tell(
            t,
            Attacked(
                hero=t.state.heroes[hero].kind,
                **monsters.told(t.state.monsters[monster]),
                card=card.id,
                attack=total,
                defense=rolled.total,
                damage=damage,
                hit=int(hit),
                critical=more if hit else 0,
                fumble=int(rolled.fumble),
                dice=attack_dice(t, hero, card, boost),
                guard=guard,
                cites=("doria.dice.comparative", "doria.damage.critical"),
            ),
        )
    if hit:
        await after_hit(t, hero, number, boost, monster, damage)


async def after_hit(t: DoriaTable, hero: int, number: int, boost: Boost, monster: int, damage: int) -> None:
    """Damage, and what the item does besides.

    [doria.card.elemental-damage-en, doria.card.piercing-en, doria.card.poison-en]
    """
    card = t.content.numbered[number]
    before = t.state.monsters[monster].hp
    piercing = card.piercing or boost.piercing
    await hurt_monster(t, monster, damage, boost.element or card.element, piercing, hero)
    if boost.immobilize or card.immobilize:
        status.hold_monster(t, monster)
    if boost.disarm or card.disarm:
        status.disarm_monster(t, monster)
    lost = before - (t.state.monsters[monster].hp if monster in t.state.monsters else 0)
    if lost > 0:
        venom = card.poison + boost.poison + ("poison" in status.charms(t, number))
        status.poison_monster(t, monster, venom)
        if card.drain:
            health.heal(t, hero, lost)
    if card.push and monster in t.state.monsters:
        moving.push(t, monster, t.state.heroes[hero].square, card.push)


async def strike_friend(t: DoriaTable, hero: int, card: Card, boost: Boost, friend: int, total: int) -> None:
    """Who stands in the way must defend like any target, and suffers the same.  [doria.combat.friendly-fire-en]"""
    if not health.conscious(t, friend):
        return
    hit, steps = await defense.parry(t, friend, total, card.kind == "spell", card=card.id)
    if not hit:
        return
    if boost.immobilize or card.immobilize:
        status.hold(t, friend)
    if boost.disarm or card.disarm:
        status.disarm(t, friend)
    damage = base_damage(t, hero, card, boost) + steps
    piercing = card.piercing or boost.piercing
    lost = await health.wound(t, friend, damage, element=boost.element or card.element, piercing=piercing)
    if lost > 0:
        health.poison(t, friend, card.poison + boost.poison)


def struck(t: DoriaTable, hero: int, card: Card, number: int, monster: int) -> tuple[list[int], list[int]]:
    """The monsters and friends that an attack on this monster reaches.

    [doria.los.only-target, doria.bonus.range-area, doria.psi.caster-exempt-en, doria.walk.figures-sight-en]
    """
    reach, here = card.reach, board(t)
    if reach.kind == "one":
        return [monster], []
    others = [
        other.id
        for other in t.state.monsters.values()
        if other.id != monster and other.square != OUTSIDE and hurts(t, card, number, stats(t, other.id))
    ]
    who = t.state.heroes[hero]
    if reach.kind == "sweep":
        near = [other for other in others if can_attack(t, who, card, number, t.state.monsters[other], here)]
        return [monster, *(near[: reach.count - 1] if reach.count else near)], []
    if reach.kind == "chain":
        return leaps(t, here, monster, others, reach.radius, reach.count), []
    aimed = t.state.monsters[monster].square
    if reach.kind != "around":
        hit, friends = spread_from(t, hero, card, here, aimed, others)
        return [monster, *hit], friends
    spreads = [spread_from(t, hero, card, here, centre, others) for centre in centres(here, who, card, aimed)]
    hit, friends = max(spreads, key=lambda one: (len(one[0]), -len(one[1])))
    return [monster, *hit], friends


def centres(here: Board, who: Hero, card: Card, aimed: int) -> list[int]:
    """From where a spell around its caster may start so that it reaches this square: from the caster, or with the range
    bonus from a square next to it.  [doria.bonus.range-zero]
    """
    around = [who.square, *(here.near[who.square] if "range" in who.bonuses else ())]
    return [at for at in around if here.in_range(at, aimed, card.reach.radius)] or [who.square]


def spread_from(
    t: DoriaTable, hero: int, card: Card, here: Board, centre: int, others: list[int]
) -> tuple[list[int], list[int]]:
    """The other monsters within the radius around a square, and the friends where the card does not spare them.

    [doria.combat.friendly-fire-en, doria.psi.caster-exempt-en]
    """
    row, radius = here.range_row(centre), card.reach.radius
    hit = [other for other in others if row[t.state.monsters[other].square] <= radius]
    friends = [
        other
        for other, friend in enumerate(t.state.heroes)
        if card.reach.friends and other != hero and health.conscious(t, other) and row[friend.square] <= radius
    ]
    return hit, friends


def leaps(t: DoriaTable, here: Board, first: int, others: list[int], radius: int, most: int) -> list[int]:
    """A spell that leaps from each target on to one near it: the longest row of up to so many in all."""
    squares = {other: t.state.monsters[other].square for other in (first, *others)}

    def longest(row: list[int]) -> list[int]:
        if len(row) == most:
            return row
        reach = here.range_row(squares[row[-1]])
        ahead = [other for other in others if other not in row and reach[squares[other]] <= radius]
        return max((longest([*row, other]) for other in ahead), key=len, default=row)

    return longest([first])


# ----------------------------------------------------------------------------------------------- damage to monsters


async def hurt_monster(
    t: DoriaTable, monster: int, amount: int, element: str = "", piercing: bool = False, by: int = NOBODY
) -> None:
    """Damage beyond a monster's armor; at no hit points it is defeated.

    [doria.damage.monster, doria.card.monster-armor]
    """
    who = t.state.monsters[monster]
    lost = max(0, amount - armor_left(stats(t, monster), element, piercing))
    before, who.hp = who.hp, who.hp - lost
    if t.log is not None:
        told = {**monsters.told(who), "lost": min(lost, before), "hp": max(0, who.hp), "armor": amount - lost}
        tell(t, MonsterHurt(**told, cites=("doria.damage.monster",)))
    if who.hp <= 0:
        await defeat(t, monster, by)


async def defeat(t: DoriaTable, monster: int, by: int) -> None:
    """The group gains experience, and the one who did it draws loot.

    [doria.defeat.xp, doria.card.mod-xp, doria.card.mod-loot, doria.defeat.loot-en, doria.defeat.loot-de]
    """
    who = t.state.monsters[monster]
    mods = [t.content.modifications[mod] for mod in who.mods]
    boss = t.content.bosses[who.boss] if who.boss else None
    gained = 1 + sum(mod.xp for mod in mods) + (boss.xp if boss else 0)
    tell(t, MonsterDefeated(**monsters.told(who), xp=gained, cites=("doria.defeat.xp",)))
    await scenario.monster_defeated(t, monster, by)
    for mod in mods:
        if mod.dies is not None:
            await mod.dies(t, monster)
    del t.state.monsters[monster]
    t.state.activations = [entry for entry in t.state.activations if entry[0] != monster]
    t.state.late = [other for other in t.state.late if other != monster]
    xp.gain(t, gained)
    if by != NOBODY:
        loot.draw(t, by, 1 + sum(mod.loot for mod in mods) + (boss.loot if boss else 0))


# ----------------------------------------------------------------------------------------------- odds


def odds(t: DoriaTable, hero: int, action: Attack) -> AttackOdds:
    """What an attack is worth before it is chosen."""
    card, boost, values = t.content.numbered[action.number], boost_of(t, action), stats(t, action.monster)
    guard = values.psi if card.kind == "spell" else values.defense
    armor = armor_left(values, boost.element or card.element, card.piercing or boost.piercing)
    damage = attack_damage(t, hero, card, boost, values)
    if t.state.setting.switches.average_monster_dice:
        guard = (0, guard[0] * 6 + guard[1])
    dice, clumsy = attack_dice(t, hero, card, boost), t.content.points.fumbled_defense_damage
    return attack_odds(dice, guard, damage, armor, clumsy)
