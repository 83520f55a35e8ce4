"""Bounds, conditions and whose figure it is: where a rule stops, what just does not count, and what is told of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content import Gear, gear_of, with_gear
from undercroft.games.plungin.content.definitions import MAG, Armor, Attire, Item, PlaceRule, UniqueLocation, Weapon
from undercroft.games.plungin.events.fights import Healed, MonsterActed, Slowed
from undercroft.games.plungin.events.magic import Breathed, Fizzled
from undercroft.games.plungin.events.things import Lost
from undercroft.games.plungin.rules import (
    construction,
    creation,
    dungeon,
    experience,
    figures,
    happenings,
    inventory,
    items,
    laws,
    laying,
    monsters,
    movement,
    muster,
    objects,
    offers,
    phases,
    places,
    removal,
    traps,
    treasure,
)
from undercroft.games.plungin.state import OUT, Ally, Left

TOLL = packs.built_in("drowned-toll")
GOLEM = (2, 3, 0, 0, 0, 4, 3, 1)


def golem(q: Any, cell: int, owner: int = 0) -> Ally:
    """A golem as the spell makes it."""
    number = movement.place_ally(q.t, Ally(0, "golem", owner, owner, cell, GOLEM))
    return next(ally for ally in q.state.allies if ally.number == number)


def lair(quest: Any, *heroes: str, rules: tuple[PlaceRule, ...]) -> Any:
    """A party in a Unique Location with rules of its own."""
    q = quest(*heroes, uniques=(UniqueLocation(id="planned-eye", tile="eye-of-doom", rules=rules),))
    room = q.room("eye-of-doom")
    q.state.rooms[room] = replace(q.state.rooms[room], unique="planned-eye")
    for number in range(len(heroes)):
        q.hero(number, cell=q.at(number + 1, 6, room))
    return q


# ------------------------------------------------------------------------------------------ traps and events


@pytest.mark.rule("plungin.move.other-effects", "plungin.trap.other-rolls")
@pytest.mark.parametrize(("known", "die", "held"), [(False, [], True), (True, [4], True), (True, [5], False)])
def test_a_sluice_gate_holds_a_creature_as_it_holds_a_hero(quest: Any, known: bool, die: list[int], held: bool) -> None:
    q = quest("odile", pack=TOLL)  # DEX 1
    q.hero(cell=q.at(3, 2))
    creature = golem(q, q.at(4, 5))
    q.run(traps.spring(q.t, 0, "sluice", known), dice=[5, *[1] * known, *die, *[1] * 5])
    assert [slowed.who.name for slowed in q.t.told(Slowed)] == ["golem"] * held
    assert (q.hero().turn.slowed, creature.turn.slowed) == (False, held)
    assert any(option.verb == "move" for option in offers.ally_options(q.t, creature)) != held


@pytest.mark.rule("plungin.event.chart")
def test_a_second_wind_is_told_with_the_life_that_it_brings(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(1, lif=3)
    q.run(happenings.happen(q.t, 1, q.t.content.happenings["second-wind"]))
    assert [(healed.who.name, healed.lif) for healed in q.t.told(Healed)] == [("george", 1)]
    assert q.hero(1).lif == 4


@pytest.mark.rule("plungin.dice.event-trigger")
@pytest.mark.parametrize("lif", [0, 1])
def test_no_event_befalls_the_dead(quest: Any, lif: int) -> None:
    q = quest("meezle", "george")
    q.hero(lif=lif)
    q.run(happenings.random_event(q.t, 0), dice=[6] * lif)  # a dropped purse
    assert q.rolls() == ["event"] * lif


@pytest.mark.rule("plungin.trap.immediate")
def test_a_trap_ends_a_time_in_which_nothing_happened(quest: Any) -> None:
    q = quest("meezle")
    q.state.idle = 7
    q.run(traps.spring(q.t, 0, "poison-needle", False), dice=[1, 1, 1])
    assert q.state.idle == 0


@pytest.mark.rule("plungin.unique.content")
def test_a_place_strikes_nobody_again_whom_it_has_killed(quest: Any) -> None:
    q = lair(quest, "meezle", "george", rules=(PlaceRule("hazard", what="falling-block"),))
    q.hero(lif=2)
    q.hero(1, cell=q.at(1, 2))
    q.run(places.begin_phase(q.t), dice=[1, 2, 3])  # DEX 3 of Meezle: 2 damage, and no second test
    assert (q.hero().lif, q.rolls()) == (0, ["avoid"])


@pytest.mark.rule("plungin.unique.content")
def test_one_monster_that_knows_is_enough_to_call(quest: Any) -> None:
    q = lair(quest, "meezle", rules=(PlaceRule("calls", 1, "gremlin"),))
    q.foe("orc", q.at(1, 1, 1), aware=False)
    q.foe("orc", q.at(2, 1, 1), blind=True)
    q.run(places.begin_phase(q.t))
    assert len(q.state.foes) == 2
    q.foe("orc", q.at(3, 1, 1))
    q.run(places.begin_phase(q.t), dice=[3, 3, 1])
    assert [foe.kind for foe in q.state.foes[3:]] == ["gremlin"]


# ------------------------------------------------------------------------------------------ Monsters' turns


@pytest.mark.rule("plungin.detect.unaware-idle")
@pytest.mark.parametrize(("aware", "blind", "acts"), [(True, False, True), (False, False, False), (True, True, False)])
def test_who_has_lost_sight_of_the_heroes_since_the_order_was_rolled_does_nothing(
    quest: Any, aware: bool, blind: bool, acts: bool
) -> None:
    q = quest("meezle")
    orc = q.foe("orc", q.at(1, 6), aware=aware, blind=blind)
    q.state.queue = [orc.number]
    q.run(monsters.turn(q.t, orc.number), dice=[1] * 3 * acts)
    assert (q.state.queue, orc.cell != q.at(1, 6)) == ([], acts)


@pytest.mark.rule("plungin.turn.monster-order")
def test_a_monster_that_fell_before_its_turn_is_passed_over(quest: Any) -> None:
    q = quest("meezle")
    q.state.queue = [11]
    q.run(monsters.turn(q.t, 11))
    assert (q.state.queue, q.rolls()) == ([], [])


@pytest.mark.rule("plungin.power.fire-breath", "plungin.law.maneuver")
def test_a_drakeling_flies_off_and_breathes_from_there(quest: Any) -> None:
    q = quest("meezle", "george")
    q.room()
    q.hero(cell=q.at(3, 3, 1))
    drakeling = q.foe("fire-drakeling", q.at(3, 4, 1))
    q.run(monsters.act(q.t, drakeling), dice=[5, 5])  # Meezle's two of Defense against 3
    assert [(acted.deed, acted.cell) for acted in q.t.told(MonsterActed)] == [("move", drakeling.cell)]
    assert [breath.damage for breath in q.t.told(Breathed)] == [3]
    assert q.hero().lif == q.hero().stats[-1] - 1
    assert drakeling.cell == q.at(6, 6, 1)


# ------------------------------------------------------------------------------------------ weapons and things


@pytest.mark.rule("plungin.ability.charge", "plungin.equip.spear")
def test_a_charge_ends_where_the_weapon_reaches(quest: Any) -> None:
    q = quest("meezle")
    q.room()
    q.hero(abilities=["charge"], hands=["spear"], cell=q.at(3, 6), mov=4)
    near, far = q.foe("orc", q.at(4, 6, 1)), q.foe("orc", q.at(3, 4, 1))
    charges = [option for option in q.options() if option.startswith("charge")]
    assert charges == [f"charge spear orc-{near.number} {spot(q.at(3, 2))}"]
    far.cell = q.at(3, 5, 1)  # 3 squares from where he stops
    charges = [option for option in q.options() if option.startswith("charge")]
    assert charges == [f"charge spear orc-{foe.number} {spot(q.at(3, 2))}" for foe in (near, far)]


@pytest.mark.rule("plungin.stat.mag", "plungin.use.action")
@pytest.mark.parametrize(("dice", "strikes"), [([5, 5, 1, 1], True), ([5, 4, 1, 1], False)])
def test_a_thunder_rod_needs_two_successes(quest: Any, dice: list[int], strikes: bool) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 2), items=["thunder-rod"], mag=1, magic=True)
    orc = q.foe("orc", q.at(3, 5))
    q.act(f"use thunder-rod orc-{orc.number}", dice=[*dice, *[1, 1, 1] * strikes])
    assert q.rolls() == ["magic-item", *["defense"] * strikes]
    assert len(q.t.told(Fizzled)) == (not strikes)


@pytest.mark.rule("plungin.item.backpack", "plungin.equip.backpack-positions")
def test_a_backpack_goes_before_what_is_carried(quest: Any) -> None:
    q = quest("meezle")
    q.hero(items=["torch", "antidote", "key"])
    inventory.take(q.t, q.hero(), "backpack")
    assert q.hero().items == ["backpack", "torch", "antidote", "key"]


@pytest.mark.rule("plungin.key.great-last-chest")
def test_what_a_monster_leaves_falls_to_one_who_barely_lives(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    q.state.order = [1, 2, 0]
    q.hero(1, lif=1)
    q.hero(2, lif=1)
    assert treasure.taker(q.t, 2) is q.hero(2)
    assert treasure.taker(q.t, -1) is q.hero(1)


@pytest.mark.rule("plungin.hero.creation-points")
def test_a_sheets_third_spell_costs_what_it_is_priced_at(quest: Any) -> None:
    content = quest("odile").t.content
    sheet = content.heroes["odile"]
    points, gold = creation.sheet_cost(content, sheet)
    more = replace(sheet, spells=(*sheet.spells, "lightning"))
    assert creation.sheet_cost(content, more) == (points + content.spells["lightning"].cost, gold)


# ------------------------------------------------------------------------------------------ ways


@pytest.mark.rule("plungin.wander.roll")
def test_who_was_thrown_into_a_room_by_monsters_brings_no_wanderers_by_his_next_action(quest: Any) -> None:
    q = quest("meezle")
    q.room()
    q.hero(cell=q.at(3, 6, 1), items=["torch"])
    q.state.rooms[1] = replace(q.state.rooms[1], had_monsters=True)
    q.state.returned = [0]
    q.act("pass")
    q.fresh()
    q.act(f"move {spot(q.at(3, 5, 1))}")
    assert q.rolls() == []


@pytest.mark.rule("plungin.build.shared-doorway", "plungin.door.open")
@pytest.mark.parametrize("open", [True, False])
def test_a_shared_door_that_stands_open_is_a_way_through(quest: Any, open: bool) -> None:
    q = quest("meezle")
    q.room("room-6x6", 1)
    shared = q.door(1, 0)
    objects.change(q.t, shared, True, open=open, trap="")
    q.room("room-6x6", 0)
    ref = q.door(2, 1)
    q.open(ref)
    spots = laying.spots(q.t, q.state.doors[ref], q.t.content.tiles["room-6x6"])
    index = laying.lay(q.t, spots[0].placed, ref)
    construction.share_door(q.t, index, 2)
    door = q.state.doors[shared]
    assert door.leads == index
    assert (door.beyond[0] in figures.board(q.t).near[door.cells[0]]) == open


@pytest.mark.rule("plungin.exit.services")
def test_a_hero_with_one_life_left_speaks_for_the_party_outside(quest: Any) -> None:
    q = quest("meezle", "george", seats=2)
    q.hero(lif=1, cell=OUT)
    q.hero(1, cell=OUT)
    q.run(muster.outside(q.t), answers=("return",))
    assert q.t.asked[-1].seat == 0
    q.hero(lif=0)
    q.run(muster.outside(q.t), answers=("return",))
    assert q.t.asked[-1].seat == 1


@pytest.mark.rule("plungin.entry.placement", "plungin.turn.initiative")
def test_who_comes_back_first_is_first_in_the_order(quest: Any) -> None:
    q = quest("meezle", "george")
    q.state.visits = 1
    q.hero(1, cell=OUT)
    q.run(phases.place(q.t, 0), answers=(spot(q.at(1, 1)),))
    q.run(phases.place(q.t, 1), answers=(spot(q.at(2, 1)),))
    assert q.state.order == [0, 1]
    q.run(phases.place(q.t, 0), answers=(spot(q.at(3, 1)),))
    assert q.state.order == [1, 0]


@pytest.mark.rule("plungin.xp.spell-lock-trap")
@pytest.mark.parametrize(("lost", "xp"), [(1, 4), (0, 0)])
def test_healing_pays_from_the_first_point_of_life_on(quest: Any, lost: int, xp: int) -> None:
    q = quest("brother-cecil", "george")
    q.hero(1, lif=q.hero(1).lif - lost)
    magic = q.hero().stats[MAG]
    q.act("cast life-force george-1", dice=[5] * magic + [3])
    assert q.state.pool == xp
    assert [healed.lif for healed in q.t.told(Healed)] == [lost]


def test_a_pack_takes_over_what_it_does_not_know_itself() -> None:
    """Gear that a party found elsewhere, table by table; what the pack has of the same name stays its own."""
    winter = packs.built_in("borrowed-winter")
    things = Gear(
        weapons=(Weapon(id="brought-blade", bonus=9),),
        armors=(Armor(id="brought-coat", bonus=9),),
        items=(Item(id="brought-cup", effect="bottle"),),
        attire=(Attire(id="brought-hat", place="head", wit=9),),
    )
    richer = with_gear(winter, msgspec.json.encode(things))
    for table in ("weapons", "armors", "items", "attire"):
        assert getattr(richer, table) == (*getattr(winter, table), *getattr(things, table))
    again = with_gear(richer, msgspec.json.encode(things))
    assert again == richer
    assert gear_of(richer, {"brought-blade", "brought-coat", "brought-cup", "brought-hat"}) == things
    assert gear_of(richer, {"sword"}) == Gear()


@pytest.mark.rule("plungin.spell.invisibility", "plungin.detect.modified-roll")
@pytest.mark.parametrize(("unseen", "stealth", "dice"), [(True, False, 3), (True, True, 2), (False, True, 5)])
def test_a_hidden_hero_takes_dice_from_whoever_might_see_him(
    quest: Any, unseen: bool, stealth: bool, dice: int
) -> None:
    q = quest("meezle")
    q.room()
    drakeling = q.foe("fire-drakeling", q.at(3, 3, 1), facing=2, aware=False)  # WIT 6
    q.hero(cell=q.at(2, 6, 1), unseen=unseen, abilities=["stealth"] * stealth)
    q.act(f"move {spot(q.at(3, 6, 1))}", dice=[1] * dice)
    assert q.t.rolled == [(dice, 6, "detect")]
    assert not drakeling.aware


@pytest.mark.rule("plungin.treasure.abandoned")
def test_who_leaves_loses_his_own_things_and_nobody_elses(quest: Any) -> None:
    q = quest("meezle", "george")
    q.room()
    q.hero(cell=q.at(3, 1))
    q.state.litter = {0: [Left(0, "torch"), Left(1, "antidote")]}
    q.act(f"move {spot(q.at(3, 6, 1))}")
    assert q.state.litter == {0: [Left(1, "antidote")]}
    assert [lost.thing for lost in q.t.told(Lost)] == ["torch"]


@pytest.mark.rule("plungin.component.plot-counter", "plungin.time.counter-advance")
@pytest.mark.parametrize(
    ("most", "built", "shown"),
    [(3, 1, (1, False)), (3, 2, (1, True)), (3, 4, (3, True)), (3, 9, (3, True)), (0, 2, (1, True))],
)
def test_the_plot_counter_shows_the_last_number_for_ever(
    quest: Any, most: int, built: int, shown: tuple[int, bool]
) -> None:
    q = quest("meezle", span=(2, most))
    q.state.built = built
    assert dungeon.counter(q.t) == shown


@pytest.mark.rule("plungin.equip.manna-boost")
@pytest.mark.parametrize("magic", [0, 1, 2])
def test_any_magic_at_all_boosts_a_manna_weapon(quest: Any, magic: int) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 2), hands=["manna-sword"], mag=magic, magic=True)
    q.foe("orc", q.at(3, 3))
    assert ("boost manna-sword orc-11" in q.options()) == (magic > 0)
    assert "attack manna-sword orc-11" in q.options()


@pytest.mark.rule("plungin.law.group-target", "plungin.law.swarm")
def test_who_has_left_the_dungeon_is_nobodys_prey_any_more(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(cell=OUT)
    rat = q.foe("tunnel-rat", q.at(1, 6))
    q.state.prey = {"tunnel-rat": 0}
    assert q.run(laws.target(q.t, rat)) == 1
    assert q.state.prey == {"tunnel-rat": 1}


@pytest.mark.rule("plungin.key.great-last-chest", "plungin.treasure.storage-item")
def test_a_full_bag_hands_the_key_to_a_friend_who_barely_lives(quest: Any) -> None:
    """One who does not live takes nothing; then the key lies there for good, until somebody has a place for it."""
    for lif, taken in ((1, ["great-key"]), (0, [])):
        q = quest("meezle", "george")
        q.hero(items=["torch"] * 4)
        q.hero(1, lif=lif, items=[])
        treasure.give(q.t, q.hero(), "great-key")
        assert (len(q.hero().items), q.hero(1).items) == (4, taken)
        assert [left.thing for left in q.state.litter.get(0, [])] == ([] if taken else ["great-key"])


@pytest.mark.rule("plungin.detect.no-pursuit", "plungin.attack.ranged")
@pytest.mark.parametrize(("open", "row", "prey"), [(True, 1, 0), (True, 6, None), (False, 1, None)])
def test_a_bowman_goes_for_whom_he_can_hit_elsewhere(quest: Any, open: bool, row: int, prey: int | None) -> None:
    q = quest("meezle")
    q.room(open=open)
    bowman = q.foe("orc-bowman", q.at(3, 1, 1))
    reach = q.t.content.monsters["orc-bowman"].range
    q.hero(cell=q.at(3, row))
    assert (row + 5 <= reach) == (row == 1)
    assert q.run(laws.target(q.t, bowman)) == prey


@pytest.mark.rule("plungin.dead.zero", "plungin.treasure.monster-gold", "plungin.xp.shares", "plungin.dead.replace")
@pytest.mark.parametrize("lives", [True, False])
def test_with_one_life_left_a_hero_counts_everywhere_and_with_none_nowhere(quest: Any, lives: bool) -> None:
    q = quest("meezle", "george")
    cell = q.hero(1).cell
    q.hero(0, gold=0, xp=0, cell=q.at(1, 2))
    q.hero(1, lif=int(lives), cell=cell if lives else OUT, torch=1, gold=0, xp=0)
    both = [0, 1] if lives else [0]
    assert figures.living(q.t) == both == figures.heroes_on(q.t, 0) == [ref for ref, _ in figures.prey(q.t)]
    assert (cell in figures.occupied(q.t)) == lives == figures.torchlight(q.t, 0) == (1 in items.receivers(q.t, 0))
    removal.share_gold(q.t, 9)
    experience.earn(q.t, 120)
    assert [hero.gold for hero in q.state.heroes] == ([5, 4] if lives else [9, 0])
    assert [hero.xp for hero in q.state.heroes] == ([60, 60] if lives else [120, 0])
    q.hero(0, lif=0, cell=OUT)
    assert [str(act) for act in muster.options_for(q.t, 0)] == ["replace", *["keep"] * lives]


@pytest.mark.rule("plungin.ability.dual-weapons")
@pytest.mark.parametrize(
    ("abilities", "hands", "pairs"),
    [
        (["dual-weapons"], ["sword", "dagger"], ["sword+dagger", "dagger+sword"]),
        (["dual-weapons"], ["sword"], []),
        (["dual-weapons"], ["sword", "shield"], []),
        ([], ["sword", "dagger"], []),
    ],
)
def test_a_pair_takes_two_weapons_and_the_ability(
    quest: Any, abilities: list[str], hands: list[str], pairs: list[str]
) -> None:
    q = quest("meezle")
    q.hero(abilities=abilities, hands=hands, cell=q.at(3, 2))
    q.foe("orc", q.at(3, 3))
    assert [option for option in q.options() if "+" in option] == [f"attack {pair} orc-11" for pair in pairs]


@pytest.mark.rule("plungin.round.builder-rotation", "plungin.monster.controller")
def test_the_next_seat_builds_and_the_last_builder_runs_the_monsters(quest: Any) -> None:
    q = quest("meezle", "george", "sonia", seats=3)
    found = []
    for _ in range(4):
        q.run(phases.end_round(q.t))
        found.append((q.state.controller, q.state.builder))
    assert found == [(0, 1), (1, 2), (2, 0), (0, 1)]


@pytest.mark.rule("plungin.key.great-last-chest")
@pytest.mark.parametrize("waiting", [True, False])
def test_no_key_is_wanted_while_an_open_great_door_waits_to_be_built_behind(quest: Any, waiting: bool) -> None:
    q = quest("meezle")
    for ref in range(3):
        objects.change(q.t, ref, True, dead=True)
    q.room("room-6x6", 0)
    great = q.door(1, 0, "great")
    objects.change(q.t, great, True, open=waiting)
    assert dungeon.key_wanted(q.t) != waiting
