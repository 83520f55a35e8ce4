"""Before and between quests: choosing or making Heroes, spending XP and gold, replacing the dead; the world outside."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Meaning, Text
from undercroft.toolkit.campaigns import fewest

from ..content import Content, PlunginTable
from ..content.definitions import LIF, STATS
from ..events.base import Dice, Move
from ..events.fights import Healed, Revived
from ..events.quest import Bought, Learned, Mustered, Sold
from ..events.things import LeftBehind
from ..ids import sheet_id, zone_id
from ..state import OUT, Hero, State
from . import (
    combat,
    creation,
    dead,
    experience,
    figures,
    inventory,
    items,
    lending,
    meanings,
    objects,
    removal,
    spells,
)
from .options import (
    DONE,
    GIVE_UP,
    KEEP,
    MAGIC,
    NO_MAGIC,
    REPLACE,
    RETURN,
    RISE,
    Act,
    Buy,
    Corpse,
    Learn,
    Raise,
    Recruit,
    Sell,
    Study,
    Use,
)

NOBODY = -1
"""Nobody's place."""


def seat_of(t: PlunginTable, number: int) -> int:
    """Which seat runs which Hero: in turn, or all that are too many with the first seat. Who joins a party that has
    played before goes to the one who has the fewest. [plungin.hero.party-split]"""
    state = t.state
    if state.legacy:
        return fewest([hero.seat for hero in state.heroes], state.seats)
    if t.content.points.uneven:
        return max(0, number - (state.party - state.seats))
    return number % state.seats


async def muster(t: PlunginTable) -> None:
    """One more Hero joins: a ready-made one, or one to be made by points.

    [plungin.hero.samples, plungin.hero.name-concept]
    """
    seat = seat_of(t, len(t.state.heroes))
    hero = await newcomer(t, seat)
    t.state.heroes.append(hero)
    if len(t.state.heroes) == t.state.party:
        t.state.phase = "prepare" if t.content.points.creation or t.state.legacy else "enter"


async def newcomer(t: PlunginTable, seat: int, place: int = NOBODY) -> Hero:
    """A Hero to join the party, perhaps in another's place.

    [plungin.hero.creation-points, plungin.hero.non-magic-start]
    """
    options = [Recruit(id) for id in recruits(t.state, t.content)]
    about = {"seat": seat + 1, "number": len(t.state.heroes) + 1}
    cites = ("plungin.hero.samples",)
    chosen = await t.choose(
        seat,
        "recruit",
        options,
        label=lambda one: recruit_label(t, one),
        meaning=lambda one: recruit_meaning(t, one),
        about=about,
        cites=cites,
    )
    id, sheet = chosen.hero, t.content.heroes[chosen.hero]
    t.used(id)
    if t.content.points.creation:
        cites = ("plungin.hero.non-magic-start",)
        named = {"hero": Text("name", {"name": id})}
        magic = await t.choose(seat, "magic", (MAGIC, NO_MAGIC), about=named, at=chosen.at, cites=cites)
        hero = creation.blank(id, seat, magic is MAGIC)
    else:
        hero = creation.from_sheet(sheet, seat)
    tell_mustered(t, hero, place)
    return hero


def tell_mustered(t: PlunginTable, hero: Hero, place: int) -> None:
    """A Hero is in the party; what was on the sheet of one whose place he takes is gone."""
    moved: tuple[Move, ...] = ()
    gate = False
    if place != NOBODY:
        old = t.state.heroes[place]
        gone = (Move(card, zone_id(part, place), "") for part, card in cards_of(old))
        moved = (*gone, *(Move(card, "", zone_id(part, place)) for part, card in cards_of(hero)))
        gate = old.gate != OUT
    cites = ("plungin.hero.samples",)
    t.tell(
        Mustered(hero=hero.id, level=hero.level, place=place, moved=moved, lif=hero.lif, gate=int(gate), cites=cites)
    )


def cards_of(hero: Hero) -> list[tuple[str, str]]:
    """All that stands on a sheet, with the part of it."""
    abilities = [taken.partition(" ")[0] for taken in hero.abilities]
    worn = [thing for thing in (hero.armor, *hero.hands, *hero.attire) if thing]
    parts = {
        "worn": worn, "items": hero.items, "spells": hero.spells, "abilities": abilities, "trinkets": hero.trinkets
    }  # fmt: skip
    return [(part, card) for part, cards in parts.items() for card in cards]


def recruits(state: State, content: Content) -> list[str]:
    """Ready-made Heroes who are not yet in the party: those of the pack while a party gathers, else beginners, who take
    the places of the dead, too; the fallen only if need be.

    [plungin.hero.samples, plungin.dead.replace]
    """
    present = {person(id) for id in (*(hero.id for hero in state.heroes), *state.at_home)}
    here = present | {person(id) for id in state.fallen}
    wanted = [id for id in content.pack.party if person(id) not in here]
    if wanted and state.phase == "muster" and not state.legacy:
        return wanted
    beginners = [id for id, sheet in content.heroes.items() if sheet.level == 1]
    return [id for id in beginners if id not in here] or [id for id in beginners if id not in present]


def person(id: str) -> str:
    """Who somebody is, whatever his level: `george-3` is George."""
    return id.rstrip("0123456789").rstrip("-")


def recruit_label(t: PlunginTable, option: Recruit) -> Text:
    """A ready-made Hero; by points only the name and concept are taken."""
    sheet = t.content.heroes[option.hero]
    told: dict[str, Any] = {"hero": Text("name", {"name": sheet.id}), "concept": Text("name", {"name": sheet.concept})}
    if t.content.points.creation:
        return Text("recruit-name", told)
    return Text("recruit-hero", {**told, "level": sheet.level})


def recruit_meaning(t: PlunginTable, option: Recruit) -> Meaning:
    """What is on the sheet of a ready-made Hero."""
    if t.content.points.creation:
        return Meaning()
    sheet, told = t.content.heroes[option.hero], dict[str, Any]()
    stats = zip(STATS, sheet.stats, strict=True)
    told["stats"] = tuple(Text("stat", {"stat": Text("name", {"name": stat}), "value": value}) for stat, value in stats)
    gear = (sheet.armor, *sheet.hands, *sheet.attire, *sheet.items)
    things = [*sheet.abilities, *sheet.spells, *(thing for thing in gear if thing)]
    told["things"] = tuple(ability_name(t, thing) for thing in things)
    return Meaning(detail=Text("detail-sheet", told))


# ------------------------------------------------------------------------------------------ preparing


async def prepare(t: PlunginTable, ref: int) -> None:
    """One purchase or choice of a Hero outside the dungeon.

    [plungin.exit.services, plungin.magic.buy-between, plungin.level.ability, plungin.level.spells, plungin.xp.use]
    """
    hero = t.state.heroes[ref]
    options = options_for(t, ref)
    chosen = await t.choose(
        hero.seat,
        "prepare",
        options,
        label=lambda act: prepare_label(t, act),
        meaning=lambda act: prepare_meaning(t, hero, act),
        about={"hero": figures.named_text(t, hero.id), "gold": hero.gold, "xp": hero.xp, "points": hero.points},
        at=(sheet_id(ref),),
        cites=("plungin.exit.services",),
    )
    await carry_out(t, ref, chosen)


def prepare_label(t: PlunginTable, act: Act) -> Text:
    """What can be had outside."""
    args: dict[str, int | str | Text] = {}
    if isinstance(act, (Buy, Sell)):
        args["thing"] = figures.named_text(t, act.thing)
    elif isinstance(act, (Raise, Learn)):
        args["thing"] = ability_name(t, act.stat if isinstance(act, Raise) else act.what)
    elif isinstance(act, Use):
        args["thing"] = figures.named_text(t, act.thing)
        if act.on:
            args["who"] = figures.named_text(t, act.on.kind)
            return Text("prepare-use-on", args)
    return Text(f"prepare-{act.verb}", args)


def prepare_meaning(t: PlunginTable, hero: Hero, act: Act) -> Meaning:
    """What it costs, in gold, XP or points; what is sold brings gold."""
    if isinstance(act, Buy):
        return Meaning(cost=(meanings.price(creation.price(t.content, act.thing), "gold"),))
    if isinstance(act, Sell):
        gold = creation.price(t.content, act.thing) * t.content.points.buy_back // 100
        return Meaning(detail=Text("detail-sold", {"gold": gold}), rank=2)
    if act is RISE:
        return Meaning(cost=(meanings.price(experience.next_level(t, hero), "xp"),))
    if isinstance(act, (Raise, Learn)):
        coin = "points" if hero.making or isinstance(act, Raise) else "xp"
        cost = improvement_cost(t, hero, act)
        return Meaning(cost=(meanings.price(cost, coin),)) if cost else Meaning(detail=Text("detail-free"))
    return Meaning()


def improvement_cost(t: PlunginTable, hero: Hero, act: Raise | Learn) -> int:
    """What a stat, an ability or a spell costs this Hero now.

    [plungin.hero.stat-cost, plungin.level.stat-price, plungin.hero.ability-half-price, plungin.magic.full-price]
    """
    if isinstance(act, Raise):
        return creation.STEP if hero.making else hero.stats[STATS.index(act.stat)] + 1
    if isinstance(act, Study):
        return creation.spell_price(t.content, hero, act.what)
    ability = t.content.abilities[act.what.split(" ")[0]]
    return creation.half_price(ability) if hero.making else ability.cost


def ability_name(t: PlunginTable, name: str) -> Text:
    """A thing, spell or ability; with the weapon or school that is named."""
    first, _, second = name.partition(" ")
    if not second:
        return figures.named_text(t, first)
    return Text("name-with", {"name": figures.named_text(t, first), "of": figures.named_text(t, second)})


def options_for(t: PlunginTable, ref: int) -> list[Act]:
    """Everything a Hero can do outside; abilities and spells only between quests. Who lies in a sarcophagus comes back
    by himself: nobody takes his place."""
    hero = t.state.heroes[ref]
    if hero.lif == 0:
        alive = any(other.lif > 0 for other in t.state.heroes)
        return [KEEP] if ref in t.state.coffin else [REPLACE, *([KEEP] if alive else [])]
    found: list[Act] = [] if hero.making and hero.free and spells_left(t, hero) else [DONE]
    found += [Buy(thing) for thing in shopping(t, hero)]
    if t.content.points.buy_back:
        found += [Sell(thing, ref) for thing in belongings(hero) if creation.price(t.content, thing)]
    if hero.making:
        found += creation_options(t, ref)
    else:
        found += advance_options(t, ref)
    found += potion_options(t, ref)
    return found


def spells_left(t: PlunginTable, hero: Hero) -> bool:
    return bool(creation.spells_for(t.content, hero, 0))


def shopping(t: PlunginTable, hero: Hero) -> list[str]:
    """What a Hero can pay and carry.  [plungin.exit.services, plungin.equip.slots, plungin.equip.not-for-sale]"""
    return [
        thing
        for thing in creation.goods(t.content)
        if creation.price(t.content, thing) <= hero.gold and room_for(t, hero, thing)
    ]


def room_for(t: PlunginTable, hero: Hero, thing: str) -> bool:
    """Outside one can always change into another suit of armor; the old one stays there.  [plungin.equip.one-armor]"""
    return inventory.fits(t, hero, thing) or (inventory.kind(t.content, thing) == "armor" and thing != hero.armor)


def belongings(hero: Hero) -> list[str]:
    worn = [hero.armor] if hero.armor else []
    return list(dict.fromkeys([*worn, *hero.hands, *hero.attire, *(item for item in hero.items if item != "backpack")]))


def creation_options(t: PlunginTable, ref: int) -> list[Act]:
    """What creation points buy: stats, one ability at half price, spells at full price.

    [plungin.hero.one-ability, plungin.hero.stat-cost, plungin.hero.start-spells]
    """
    hero, content = t.state.heroes[ref], t.content
    stats = [index for index in range(len(STATS)) if creation.can_raise(content, hero, index)]
    found: list[Act] = [Raise(STATS[index], ref) for index in stats]
    if not hero.abilities:
        found += [
            Learn(name, ref)
            for name in creation.abilities_for(content, hero)
            if creation.half_price(content.abilities[name.split(" ")[0]]) <= hero.points
        ]
    return found + [Study(id, ref) for id in creation.spells_for(content, hero, hero.points)]


def advance_options(t: PlunginTable, ref: int) -> list[Act]:
    """Levels and stats; between quests also abilities, one per level gained, and spells.

    [plungin.level.immediate, plungin.level.ability, plungin.level.spells, plungin.magic.buy-between]
    """
    hero = t.state.heroes[ref]
    found: list[Act] = [RISE] if experience.can_rise(t, hero) else []
    found += [Raise(STATS[index], ref) for index in experience.raisable(t, hero)] if hero.points else []
    if t.state.visits:
        return found
    if hero.learned < hero.level:
        found += [
            Learn(name, ref)
            for name in creation.abilities_for(t.content, hero)
            if t.content.abilities[name.split(" ")[0]].cost <= hero.xp
        ]
    return found + [Study(id, ref) for id in creation.spells_for(t.content, hero, hero.xp)]


def potion_options(t: PlunginTable, ref: int) -> list[Act]:
    """Potions work outside too.  [plungin.exit.services, plungin.item.potion-of-breath, plungin.item.healing-potion]"""
    hero = t.state.heroes[ref]
    found: list[Act] = []
    for item in dict.fromkeys(lending.usable_items(t, ref)):
        effect = t.content.items[item].effect if item in t.content.items else ""
        if effect in ("heal", "water") and (hero.lif < hero.stats[LIF] or hero.venom):
            found.append(Use(item, objects.owner(t, ref, item)))
        if effect == "antidote" and hero.venom:
            found.append(Use(item, objects.owner(t, ref, item)))
        if effect == "revive":
            owner = objects.owner(t, ref, item)
            found += [Use(item, owner, Corpse(other, t.state.heroes[other].id)) for other in dead.corpses(t)]
    return found


async def carry_out(t: PlunginTable, ref: int, act: Act) -> None:
    """Do what was chosen outside."""
    hero = t.state.heroes[ref]
    if act in (DONE, KEEP):
        hero.ready = True
        if hero.making:
            hero.making, hero.points, hero.free = False, 0, []
    elif act is REPLACE:
        await replace(t, ref)
    elif isinstance(act, Buy):
        buy(t, hero, act.thing)
    elif isinstance(act, Sell):
        sell(t, hero, act.thing)
    elif act is RISE:
        experience.rise(t, hero)
    elif isinstance(act, Use):
        await use_outside(t, ref, act)
    elif isinstance(act, (Raise, Learn)):
        improve(t, hero, act)


def buy(t: PlunginTable, hero: Hero, thing: str) -> None:
    """At the price of the Item List.  [plungin.exit.services, plungin.equip.item-list]"""
    cost = creation.price(t.content, thing)
    hero.gold -= cost
    who, into, cites = figures.hero_name(t, hero), inventory.zone(t, hero, thing), ("plungin.equip.one-armor",)
    if hero.armor and inventory.kind(t.content, thing) == "armor":
        moved = (Move(hero.armor, into, ""),)
        t.tell(LeftBehind(hero=who, thing=figures.called(t, hero.armor), moved=moved, cites=cites))
    t.used(thing)
    called, moved, cites = figures.called(t, thing), (Move(thing, "", into),), ("plungin.equip.item-list",)
    t.tell(Bought(hero=who, thing=called, gold=cost, moved=moved, purse=hero.gold, cites=cites))
    inventory.take(t, hero, thing, passed=True)


def sell(t: PlunginTable, hero: Hero, thing: str) -> None:
    """Where goods are bought back.  [plungin.exit.services]"""
    gold = creation.price(t.content, thing) * t.content.points.buy_back // 100
    moved = (Move(thing, inventory.drop(t, hero, thing), ""),)
    hero.gold += gold
    who, called, cites = figures.hero_name(t, hero), figures.called(t, thing), ("plungin.exit.services",)
    t.tell(Sold(hero=who, thing=called, gold=gold, moved=moved, purse=hero.gold, cites=cites))


def improve(t: PlunginTable, hero: Hero, act: Raise | Learn) -> None:
    """Stats, abilities and spells, paid with creation points before the first quest and with XP later.

    [plungin.hero.ability-half-price, plungin.level.ability, plungin.magic.full-price, plungin.xp.use]
    """
    making = hero.making
    if isinstance(act, Raise):
        index = STATS.index(act.stat)
        if making:
            creation.raise_stat(hero, index)
            experience.tell_raised(t, hero, index, "plungin.hero.stat-cost")
        else:
            experience.raise_stat(t, hero, index)
        return
    cost = improvement_cost(t, hero, act)
    if isinstance(act, Study):
        creation.take_spell(t.content, hero, act.what)
    else:
        hero.learned += not making
        creation.learn(t.content, hero, act.what)
    if making:
        hero.points -= cost
    else:
        hero.xp -= cost
    thing, _, of = act.what.partition(" ")
    part = "spells" if isinstance(act, Study) else "abilities"
    moved = (Move(thing, "", zone_id(part, figures.number_of(t, hero))),)
    t.tell(Learned(hero=figures.hero_name(t, hero), thing=thing, of=of, moved=moved, cites=("plungin.xp.use",)))


async def use_outside(t: PlunginTable, ref: int, act: Use) -> None:
    """A potion outside the dungeon.  [plungin.use.action, plungin.dead.revive]"""
    hero, item = t.state.heroes[ref], t.content.items[act.thing]
    owner = objects.owner(t, ref, act.thing)
    items.tell_used(t, ref, act.thing, owner)
    objects.spend_item(t, ref, act.thing)
    if item.effect == "revive":
        (rolled,) = await t.roll(1, item.amount or items.DRINK, "breath")
        assert act.on is not None
        other = t.state.heroes[act.on.ref]
        other.lif = min(rolled, other.stats[LIF])
        other.ready = False
        fell = (Dice("breath", (rolled,), item.amount or items.DRINK, sheet_id(ref)),)
        name, cites = figures.name(t, act.on.ref), ("plungin.dead.revive",)
        t.tell(Revived(hero=name, lif=other.lif, fell=fell, cites=cites))
    elif item.effect == "antidote":
        spells.cure(t, hero)
    else:
        await items.drink_up(t, ref, item, owner)


async def replace(t: PlunginTable, ref: int) -> None:
    """A new level 1 Hero takes a dead one's place; what the dead one had is gone.  [plungin.dead.replace]"""
    old = t.state.heroes[ref]
    t.state.fallen.append(old.id)
    new = await newcomer(t, old.seat, ref)
    t.state.heroes[ref] = new


async def set_out(t: PlunginTable) -> None:
    """All are ready: into the dungeon, or back into it.  [plungin.entry.placement, plungin.exit.dungeon-persists]"""
    for hero in t.state.heroes:
        hero.ready = False
    t.state.phase = "enter"


def rest(t: PlunginTable, hero: Hero) -> None:
    """Outside the living come to full life, and venom ends, where the table has it so.  [plungin.exit.services]"""
    gained = combat.heal(t, hero, hero.stats[LIF])
    if gained:
        who, cites = figures.hero_name(t, hero), ("plungin.exit.services",)
        t.tell(Healed(who=who, lif=gained, left=hero.lif, cites=cites))
    spells.cure(t, hero)


async def outside(t: PlunginTable) -> None:
    """The party is out: the quest may be won by what it carries, else it rests, shops and comes back, or gives up. All
    stays as it is in the dungeon, creatures that were called there, too.

    [plungin.exit.only-way-out, plungin.exit.dungeon-persists, plungin.exit.services, plungin.dead.all-dead,
    plungin.spell.summon-control]
    """
    goal = t.content.pack.goal
    out = [hero for ref, hero in enumerate(t.state.heroes) if ref not in t.state.coffin]
    if goal.kind == "carry-out" and any(goal.what in hero.items for hero in out):
        removal.win(t)
        return
    for hero in t.state.heroes:
        hero.cell = OUT
        if t.content.points.rest == "outside" and hero.lif > 0:
            rest(t, hero)
    speaker = next(hero.seat for hero in t.state.heroes if hero.lif > 0)
    cites = ("plungin.exit.dungeon-persists",)
    chosen = await t.choose(speaker, "outside", (RETURN, GIVE_UP), meaning=meanings.outside, cites=cites)
    if chosen is GIVE_UP:
        removal.end(t, "abandoned")
    else:
        t.state.phase = "prepare"
