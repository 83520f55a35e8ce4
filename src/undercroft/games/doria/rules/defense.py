"""Attacks of monsters: the roll, the defense of each character, and what the monster's ability adds."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.kernel import Text

from ..content import DoriaTable
from ..content.definitions import Dice
from ..events import Defended, GearDamaged, MonsterDrank, Resisting, Struck
from ..state import NO_CARD, Strike
from . import gear, health, labels, meanings, monsters, status
from .dice import Rolled, roll, roll_for_monster
from .monsters import stats
from .options import NOTHING, UNARMED, Amount, Thing, things
from .telling import name_parts, tell

BARE = (2, 0)
"""Dodge and innate psi resistance."""


async def strike(
    t: DoriaTable, monster: int, targets: list[int], free: bool = False, spared: tuple[int, ...] = ()
) -> None:
    """One attack roll, against which every target defends by itself; a fumble misses them all.

    [doria.ai.activation, doria.monster.ogre-de, doria.monster.troll-de, doria.psi.monster, doria.dice.fumble,
    doria.fumble.monster-en]
    """
    dice = stats(t, monster).attack
    rolled = await roll_for_monster(t, dice, "monster-attack")
    who = t.state.monsters[monster]
    who.shown = True
    if t.log is not None:
        told = {**monsters.told(who), "attack": rolled.total, "targets": len(targets), "fumble": int(rolled.fumble)}
        tell(t, Struck(**told, dice=dice, cites=("doria.ai.activation",)))
    if not rolled.fumble:
        t.state.strike = Strike(monster, rolled.total, tuple(targets), (), free, spared)


async def defend(t: DoriaTable) -> None:
    """The next target of a monster's attack defends."""
    blow = t.state.strike
    assert blow is not None
    hero, rest = blow.targets[0], blow.targets[1:]
    t.state.strike = replace(blow, targets=rest)
    if blow.monster not in t.state.monsters or not health.conscious(t, hero):
        return
    values = stats(t, blow.monster)
    ignoring = "magic-breaker" in values.abilities
    hit, steps = await parry(t, hero, blow.total, values.attack_type == "magic", blow.monster, ignoring)
    if not hit:
        return
    lost = await health.wound(
        t, hero, values.damage + steps, element=values.element, piercing=values.piercing, ignoring_magic=ignoring
    )
    await after_hit(t, blow.monster, hero, lost)
    if lost and t.state.strike is not None:
        t.state.strike = replace(blow, targets=rest, wounded=(*blow.wounded, hero))


async def end_strike(t: DoriaTable) -> None:
    """An orc that has drawn blood goes on at once, against somebody whom it has not bloodied yet if it can.

    [doria.monster.orc-de]
    """
    blow, t.state.strike = t.state.strike, None
    assert blow is not None
    if not blow.wounded or blow.free or blow.monster not in t.state.monsters:
        return
    if "berserker" in stats(t, blow.monster).abilities:
        t.state.activations.insert(0, (blow.monster, monsters.sparing(*blow.spared, *blow.wounded)))


async def after_hit(t: DoriaTable, monster: int, hero: int, lost: int) -> None:
    """What a monster's ability and modifications do to a character that was hit.

    [doria.card.poison-en, doria.monster.slimecrawler-de, doria.monster.golem-de, doria.monster.vampire-de,
    doria.monster.black-knight-de]
    """
    values, who = stats(t, monster), t.state.monsters[monster]
    if t.state.result:
        return
    if "slime" in values.abilities:
        health.poison(t, hero, 1)
    if "destroying" in values.abilities:
        destroy_held(t, hero)
    if lost <= 0:
        return
    if "psi-poison" in values.abilities:
        health.poison(t, hero, 2)
    health.poison(t, hero, values.poison)
    if "bloodsucker" in values.abilities or values.drains:
        who.hp += lost
        cites = ("doria.monster.vampire-de",)
        tell(t, MonsterDrank(**monsters.told(who), gained=lost, hp=who.hp, cites=cites))
    for mod in who.mods:
        effect = t.content.modifications[mod].hit
        if effect is not None:
            await effect(t, monster, hero)


def destroy_held(t: DoriaTable, hero: int) -> None:
    """The items in both hands are damaged.  [doria.monster.black-knight-de]"""
    who = t.state.heroes[hero]
    held = dict.fromkeys(who.body[at] for at in gear.HANDS if who.body[at] != NO_CARD)
    for number in held:
        if number in t.state.damaged:
            continue
        gear.damage_card(t, number)
        card = t.content.numbered[number]
        tell(t, GearDamaged(hero=who.kind, card=card.id, why="blow", cites=("doria.monster.black-knight-de",)))


# ----------------------------------------------------------------------------------------------- the defense


async def parry(
    t: DoriaTable,
    hero: int,
    total: int,
    magic: bool,
    monster: int = -1,
    ignoring_magic: bool = False,
    card: str = "",
) -> tuple[bool, int]:
    """Choose one item, roll, and for magic add psi points; gives whether it hit and how critically.

    [doria.defense.choose, doria.psi.resist, doria.defense.ties, doria.damage.critical, doria.fumble.hero-result,
    doria.use.defense-no-ap, doria.fumble.critical-failure]
    """
    who = t.state.heroes[hero]
    items = shields(t, hero, magic, ignoring_magic)
    chosen = NOTHING
    if items:
        against = monsters.named(t, monster) if monster in t.state.monsters else Text(f"card-{card}")
        bare = [UNARMED] if has_bare(t, hero, magic, bool(items)) else []
        chosen = await t.choose(
            who.seat,
            "resist" if magic else "defend",
            [*things(t, items), *bare],
            label=lambda thing: labels.defense_label(thing, magic),
            meaning=lambda thing: meanings.defense_meaning(t, thing, defense_dice(t, hero, thing, magic), total, magic),
            cites=("doria.psi.resist",) if magic else ("doria.defense.choose",),
            about={"hero": who.kind, "attack": total, "by": against},
            at=(f"hero-{hero}", *((f"monster-{monster}",) if monster in t.state.monsters else ())),
        )
        chosen = chosen if chosen.card else NOTHING
    elif not has_bare(t, hero, magic, False):
        return _judged(t, hero, Rolled(0, 0), total, chosen, magic, monster, card, bare=False)
    if chosen != NOTHING and not magic and t.content.numbered[chosen.number].kind == "ward":
        health.lose_psi(t, hero, t.content.numbered[chosen.number].pp, use="ward")
    rolled = await roll(t, defense_dice(t, hero, chosen, magic), "psi-resistance" if magic else "defense")
    if t.watched:
        name_defense(t, hero, chosen, magic)
    if magic and not rolled.fumble:
        spent = await boost_resistance(t, hero, rolled.total, total)
        rolled = Rolled(rolled.total + spent, rolled.ones)
    return _judged(t, hero, rolled, total, chosen, magic, monster, card)


def _judged(
    t: DoriaTable, hero: int, rolled: Rolled, total: int, chosen: Thing, magic: bool, monster: int, card: str,
    bare: bool = True,
) -> tuple[bool, int]:  # fmt: skip
    """A tie is a hit; a fumble fails and damages the item.  [doria.dice.comparative, doria.fumble.hero]"""
    if rolled.fumble and chosen != NOTHING:
        gear.damage_card(t, chosen.number)
    hit = total >= rolled.total or rolled.fumble
    steps = max(0, total - rolled.total) // 10 if hit else 0
    if t.log is not None:
        item = chosen.card if chosen != NOTHING else "none" if not bare else "innate" if magic else "dodge"
        dice = defense_dice(t, hero, chosen, magic) if item != "none" else None
        tell_defense(t, hero, rolled, total, item, magic, monster, card, steps, dice)
    return hit, steps


def tell_defense(
    t: DoriaTable, hero: int, rolled: Rolled, total: int, item: str, magic: bool, monster: int, card: str,
    steps: int, dice: Dice | None,
) -> None:  # fmt: skip
    """A defense, whether it was enough, and what it has cost."""
    by = monsters.told(t.state.monsters[monster]) if monster in t.state.monsters else {"monster": card, "figure": -1}
    cites = ("doria.psi.resist",) if magic else ("doria.dice.comparative",)
    kind, hit, fumble = t.state.heroes[hero].kind, int(total >= rolled.total or rolled.fumble), int(rolled.fumble)
    tell(
        t,
        Defended(
            hero=kind,
            **by,
            attack=total,
            defense=rolled.total,
            hit=hit,
            fumble=fumble,
            item=item,
            critical=steps,
            dice=dice,
            cites=cites,
        ),
    )
    if rolled.fumble and item not in ("dodge", "innate", "none"):
        tell(t, GearDamaged(hero=kind, card=item, why="fumble", cites=("doria.fumble.hero",)))


def shields(t: DoriaTable, hero: int, magic: bool, ignoring_magic: bool) -> list[int]:
    """The worn, whole items that can be used to defend; never one whose cost would kill.

    [doria.card.defense-value, doria.card.psi-value, doria.use.defensive-body-en, doria.repair.damaged-item-en]
    """
    who, numbered, damaged = t.state.heroes[hero], t.content.numbered, t.state.damaged
    found = []
    for number in gear.equipped(who):
        card = numbered[number]
        if (card.psi if magic else card.defense) is None or number in damaged or not gear.meets(who, card):
            continue
        if not magic and card.kind == "ward" and who.pp - card.pp <= t.content.points.death_at:
            continue
        if not (ignoring_magic and not magic and status.is_magic(t, number)):
            found.append(number)
    return found


def has_bare(t: DoriaTable, hero: int, magic: bool, armed: bool) -> bool:
    """Dodge and innate resistance, for those who reach their minimum.

    [doria.defense.dodge-en, doria.defense.dodge-de, doria.setup.custom-hero-skills-en, doria.psi.resist-default]
    """
    points, own = t.content.points, t.state.heroes[hero].attributes
    needs = points.innate_psi_needs if magic else points.dodge_needs
    if not all(own[attribute] >= value for attribute, value in needs):
        return False
    return magic or points.dodge_always or not armed


def defense_dice(t: DoriaTable, hero: int, chosen: Thing, magic: bool) -> Dice:
    """The dice of the item, or the bare ones, and all bonuses.

    [doria.card.defense-bonus, doria.card.psi-bonus, doria.bonus.defense-en, doria.bonus.parry-de,
    doria.bonus.psi-resistance-de, doria.card.disarmed-en]
    """
    who = t.state.heroes[hero]
    card = t.content.numbered[chosen.number] if chosen.card else None
    printed = BARE if card is None else (card.psi if magic else card.defense) or BARE
    more = "defense-psi" in who.bonuses or ("psi-resistance" if magic else "parry") in who.bonuses
    worn = who.worn[gear.RESIST if magic else gear.DEFEND] + gear.modifier(who, "resist" if magic else "defend")
    return max(1, printed[0] + more - who.disarmed), printed[1] + worn


def name_defense(t: DoriaTable, hero: int, chosen: Thing, magic: bool) -> None:
    """What adds to the defense that was rolled, for those who watch."""
    key = "resist" if magic else "defend"
    given, whole = gear.modifier(t.state.heroes[hero], key), defense_dice(t, hero, chosen, magic)[1]
    worn = t.state.heroes[hero].worn[gear.RESIST if magic else gear.DEFEND]
    printed = (f"card-{chosen.card}", whole - worn - given) if chosen.card else ("part-own", 0)
    name_parts(t, printed, ("part-worn", worn), (f"boon-{key}", given))


async def boost_resistance(t: DoriaTable, hero: int, rolled: int, total: int) -> int:
    """After the roll psi points may be added, one each, to resist or to lower critical hits.

    [doria.psi.resist-boost]
    """
    if rolled > total:
        return 0
    who = t.state.heroes[hero]
    useful = [0, *(total - rolled - 10 * step + 1 for step in range((total - rolled) // 10, -1, -1))]
    amounts = [Amount(spent) for spent in useful if who.pp - spent > t.content.points.death_at]
    if len(amounts) > 1:
        tell(t, Resisting(hero=who.kind, attack=total, defense=rolled, cites=("doria.psi.resist-boost",)))
    chosen = await t.choose(
        who.seat,
        "psi-boost",
        amounts,
        label=lambda option: labels.boost_label(option, rolled, total),
        meaning=lambda option: meanings.boost_meaning(option, rolled, total, who.pp),
        cites=("doria.psi.resist-boost",),
        about={"hero": who.kind, "rolled": rolled, "attack": total},
        at=(f"hero-{hero}",),
    )
    health.lose_psi(t, hero, chosen.number, ("doria.psi.resist-boost",), use="resist")
    return chosen.number
