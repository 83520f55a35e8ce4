"""Doors and Chests, traps, locks, keys, treasure, items."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content.definitions import Chart, Group, Keys, Stage, Trap
from undercroft.games.plungin.events.things import FoundTreasure, Lost, TrapKnown
from undercroft.games.plungin.rules import dungeon, figures, inventory, items, objects, phases, traps, treasure
from undercroft.games.plungin.state import INCAPACITATED, OUT, STUNNED, Left

NEEDLE, AXE = "poison-needle", "swinging-axe"


def with_chest(quest: Any, hero: str = "meezle", **chest: Any) -> Any:
    """A Hero at 3,3 and a Chest south of him at 3,4."""
    q = quest(hero, "george")
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), **chest)
    return q


def verbs(q: Any, number: int = 0) -> set[str]:
    return {option.split()[0] for option in q.options(number)}


# ------------------------------------------------------------------------------------------ looking for traps


@pytest.mark.rule("plungin.trapfind.action", "plungin.stat.wit", "plungin.trapfind.difficulty")
def test_detecting_is_wit_against_the_objects_difficulty(quest: Any) -> None:
    q = with_chest(quest, difficulty=2)
    q.act("detect chest-0", dice=[5, 5, 1, 1])  # WIT 3, then the chart: a 1 is no trap
    assert q.t.rolled == [(3, 6, "detect-trap"), (1, 8, "trap-chart")]
    assert q.state.chests[0].trap == ""
    assert q.t.told(TrapKnown)[0].trap == "none"


@pytest.mark.rule("plungin.trapfind.failure", "plungin.trapfind.limit")
def test_a_failed_detection_leaves_the_state_unknown_until_the_next_phase(quest: Any) -> None:
    q = with_chest(quest)
    q.hero(wit=2)
    q.act("detect chest-0", dice=[3, 4])
    assert q.state.chests[0].trap == "?"
    assert "detect chest-0" not in q.options()
    q.hero(1, cell=q.at(2, 4))
    assert "detect chest-0" in q.options(1)  # another Hero may try
    q.run(phases.begin_phase(q.t))
    q.act("detect chest-0", dice=[6, 2, 1])
    assert q.state.chests[0].trap == ""
    assert q.state.chests[0].detected


@pytest.mark.rule("plungin.trapfind.action")
def test_only_from_the_next_square(quest: Any) -> None:
    q = with_chest(quest)
    q.hero(cell=q.at(4, 3))
    assert not verbs(q) & {"detect", "open"}
    q.hero(cell=q.at(3, 1))
    assert "open door-0" in q.options()
    q.hero(cell=q.at(2, 1))  # not before the doorway
    assert "open door-0" not in q.options()


@pytest.mark.rule("plungin.trapfind.success")
def test_what_the_chart_said_is_never_rolled_again(quest: Any) -> None:
    q = with_chest(quest)
    q.act("detect chest-0", dice=[5, 1, 1, 6])
    assert (q.state.chests[0].trap, q.state.chests[0].detected) == (NEEDLE, True)
    assert "detect chest-0" not in q.options()
    q.act("open chest-0", dice=[1, 1, 1, 17])  # the needle misses; treasure
    assert "trap-chart" not in q.rolls()[2:]


# ------------------------------------------------------------------------------------------ disarming


@pytest.mark.rule("plungin.disarm.stat", "plungin.stat.dex", "plungin.xp.spell-lock-trap")
def test_two_successes_disarm_a_swinging_axe(quest: Any) -> None:
    q = with_chest(quest, trap=AXE, detected=True)
    q.act("disarm chest-0", dice=[1, 5, 5])
    assert q.t.rolled == [(3, 6, "disarm")]
    assert q.state.chests[0].trap == ""
    assert q.state.pool == 4
    assert not q.state.chests[0].open


@pytest.mark.rule("plungin.disarm.stat", "plungin.trap.poison-needle")
def test_a_needle_is_disarmed_with_wit(quest: Any) -> None:
    q = with_chest(quest, trap=NEEDLE, detected=True)
    q.hero(wit=2, dex=1)
    q.act("disarm chest-0", dice=[5, 1])
    assert q.state.pool == 2


@pytest.mark.rule("plungin.disarm.allowed")
def test_an_undetected_trap_cannot_be_disarmed(quest: Any) -> None:
    q = with_chest(quest, trap=NEEDLE)
    assert "disarm chest-0" not in q.options()
    objects.change(q.t, 0, False, detected=True)
    assert "disarm chest-0" in q.options()


@pytest.mark.rule(
    "plungin.disarm.failure",
    "plungin.trap.spring-disarm",
    "plungin.disarm.failure-bonus",
    "plungin.disarm.stays-closed",
)
def test_a_failed_disarm_springs_the_trap_with_an_extra_die(quest: Any) -> None:
    q = with_chest(quest, trap=AXE, detected=True)
    q.act("disarm chest-0", dice=[1, 5, 3, 5, 1, 1, 1, 1, 1, 1, 5])
    assert q.t.rolled == [(3, 6, "disarm"), (5, 6, "trap"), (3, 6, "defense")]  # DEF 1, leather, and one more
    assert not q.state.chests[0].open
    assert q.state.pool == 0
    q.act("open chest-0", dice=[17])  # safe now
    assert q.state.chests[0].open


@pytest.mark.rule("plungin.ability.trap-trickster")
def test_a_trickster_succeeds_from_four_whatever_the_stat(quest: Any) -> None:
    q = with_chest(quest, trap=NEEDLE, detected=True)
    q.hero(abilities=["trap-trickster"])
    q.act("disarm chest-0", dice=[4, 1, 1])
    assert q.state.chests[0].trap == ""
    other = with_chest(quest, trap=NEEDLE, detected=True)
    other.act("disarm chest-0", dice=[4, 1, 1, 1, 1, 1])
    assert "SprungOn" in other.events()


# ------------------------------------------------------------------------------------------ opening


@pytest.mark.rule(
    "plungin.open.unlocked-action", "plungin.open.untrapped", "plungin.open.trap-check", "plungin.door.unlocked"
)
def test_opening_an_unlocked_door_rolls_the_trap_chart_and_no_more(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    door = q.door(room, 1)
    q.hero(cell=q.at(6, 3, room))
    q.act(f"open door-{door}", dice=[1])
    assert q.t.rolled == [(1, 6, "trap-chart")]
    assert q.state.doors[door].open


@pytest.mark.rule("plungin.entry.doors-unlocked")
def test_the_entry_doors_are_not_trapped(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 1))
    q.act("open door-0")
    assert q.rolls() == []
    assert q.state.doors[0].open
    assert not [door for door in q.state.doors if door.kind == "locked"]


@pytest.mark.rule(
    "plungin.open.trapped", "plungin.trap.spring-open", "plungin.open.truth-revealed", "plungin.trapfind.skip"
)
def test_opening_unexamined_springs_an_unknown_trap_without_extra_die(quest: Any) -> None:
    q = with_chest(quest)
    q.act("open chest-0", dice=[6, 5, 1, 1, 1, 5, 17])
    assert q.t.rolled[:3] == [(1, 8, "trap-chart"), (3, 6, "trap"), (2, 6, "defense")]
    assert q.state.chests[0].empty  # and it is open all the same


@pytest.mark.rule("plungin.open.detected-bonus", "plungin.trap.poison-needle")
def test_a_detected_needle_gives_an_extra_die(quest: Any) -> None:
    q = with_chest(quest, trap=NEEDLE, detected=True)
    q.act("open chest-0", dice=[5, 1, 1, 1, 1, 5, 17])
    assert q.t.rolled[:2] == [(3, 6, "trap"), (3, 6, "defense")]
    assert q.hero().lif == 5


@pytest.mark.rule("plungin.trap.attack", "plungin.trap.poison-needle")
def test_a_needle_strikes_the_opener_only_and_pushes_nobody(quest: Any) -> None:
    q = with_chest(quest, trap=NEEDLE)
    q.hero(1, cell=q.at(2, 3))
    q.act("open chest-0", dice=[5, 5, 1, 1, 1, 17])
    assert q.hero().lif == 3
    assert q.hero().condition == INCAPACITATED  # RES 1
    assert q.hero().cell == q.at(3, 3)
    assert q.hero(1).lif == 5
    assert q.state.chests[0].empty  # he still gets the treasure


@pytest.mark.rule("plungin.open.trapped")
def test_another_hero_loots_the_chest_of_a_dead_opener(quest: Any) -> None:
    q = with_chest(quest, trap=NEEDLE)
    q.hero(lif=1)
    q.act("open chest-0", dice=[5, 1, 1, 1, 1])
    assert q.hero().lif == 0
    assert q.state.chests[0].open
    assert not q.state.chests[0].empty
    q.hero(1, cell=q.at(4, 4))
    q.act("loot chest-0", dice=[17], number=1)
    assert q.hero(1).items == ["great-key"]
    assert q.state.chests[0].empty


@pytest.mark.rule("plungin.trap.once", "plungin.open.locked-repeat", "plungin.open.locked-failure-trapped")
def test_a_failed_lock_springs_the_needle_once(quest: Any) -> None:
    q = with_chest(quest, locked=True, trap=NEEDLE, detected=True)
    q.hero(abilities=[])
    q.act("pick chest-0", dice=[4, 3, 1, 5, 1, 1, 5, 1, 1])
    assert q.t.rolled == [(3, 6, "lock"), (3, 6, "trap"), (3, 6, "defense")]
    assert q.state.chests[0].locked
    assert not q.state.chests[0].open
    q.fresh()
    q.act("pick chest-0", dice=[4, 3, 1])  # nothing happens any more
    assert q.rolls()[3:] == ["lock"]
    q.act("pick chest-0", dice=[5, 3, 1, 17])
    assert q.state.chests[0].open


@pytest.mark.rule("plungin.open.locked-roll", "plungin.open.locked-success", "plungin.open.locked-difficulty")
def test_a_lock_opened_has_no_consequences_even_if_trapped(quest: Any) -> None:
    q = with_chest(quest, locked=True, difficulty=2)
    q.act("pick chest-0", dice=[4, 4, 1, 17])  # Lock Picking: successes from 4
    assert q.t.rolled == [(3, 6, "lock"), (1, 20, "treasure")]
    assert q.state.chests[0].trap == "?"
    assert q.state.pool == 4  # twice the Difficulty


@pytest.mark.rule("plungin.open.locked-failure-trap-check", "plungin.open.locked-failure-untrapped")
def test_a_failed_lock_settles_the_trap_state(quest: Any) -> None:
    q = with_chest(quest, locked=True)
    q.act("pick chest-0", dice=[1, 3, 1, 1])
    assert q.rolls() == ["lock", "trap-chart"]
    assert q.state.chests[0].trap == ""
    q.act("pick chest-0", dice=[1, 3, 1])
    assert q.rolls() == ["lock", "trap-chart", "lock"]


@pytest.mark.rule("plungin.open.locked-failure-trapped", "plungin.open.detected-bonus")
def test_a_trap_found_by_failing_gives_no_extra_die(quest: Any) -> None:
    q = with_chest(quest, locked=True)
    q.act("pick chest-0", dice=[1, 3, 1, 6, 5, 1, 1, 5, 1])
    assert q.t.rolled[-1] == (2, 6, "defense")


@pytest.mark.rule("plungin.ability.lock-picking")
def test_lock_picking_counts_fours_on_locks_only(quest: Any) -> None:
    q = with_chest(quest, locked=True)
    q.act("detect chest-0", dice=[4, 3, 1])
    assert q.state.chests[0].trap == "?"
    q.hero(abilities=[])
    q.act("pick chest-0", dice=[4, 3, 1, 1])
    assert not q.state.chests[0].open


@pytest.mark.rule("plungin.item.lock-picks")
def test_lock_picks_add_two_dice_once(quest: Any) -> None:
    q = with_chest(quest, locked=True)
    assert objects.lock_dice(q.t, 0) == 3
    q.hero(items=["lock-picks"])
    assert objects.lock_dice(q.t, 0) == 5
    q.hero(items=["lock-picks", "lock-picks"])
    assert objects.lock_dice(q.t, 0) == 5


@pytest.mark.rule("plungin.open.locked-roll")
def test_a_lock_beyond_everybody_yields_to_nothing_but_successes(quest: Any) -> None:
    q = with_chest(quest, locked=True, difficulty=4)
    assert objects.lock_needs(q.t, 0, q.state.chests[0]) == 3
    q.hero(1, dex=4)
    assert objects.lock_needs(q.t, 0, q.state.chests[0]) == 4  # George could do it
    printed = quest("meezle", points={"stubborn_locks": False})
    printed.chest(printed.at(3, 4), locked=True, difficulty=4)
    assert objects.lock_needs(printed.t, 0, printed.state.chests[0]) == 4


@pytest.mark.rule("plungin.door.locked", "plungin.door.trap-first")
def test_a_locked_door_cannot_simply_be_opened(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    door = q.door(room, 1, "locked", trap=NEEDLE)
    q.hero(cell=q.at(6, 3, room))
    assert f"open door-{door}" not in q.options()
    q.act(f"pick door-{door}", dice=[3, 3, 3, 1, 1, 1])
    assert not q.state.doors[door].open  # the trap is gone, the lock is not
    assert q.state.doors[door].trap == ""


# ------------------------------------------------------------------------------------------ Great Doors, keys


def at_great_door(quest: Any, **setup: Any) -> Any:
    q = quest("meezle", "george", **setup)
    room = q.room()
    q.door(room, 0, "great")
    q.hero(cell=q.at(3, 1, room))
    q.hero(1, cell=q.at(4, 1, room))
    return q


@pytest.mark.rule("plungin.door.great", "plungin.item.great-door-key", "plungin.door.great-untrapped")
def test_only_a_great_key_opens_a_great_door_and_is_used_up(quest: Any) -> None:
    q = at_great_door(quest, keys=Keys(opens="both"))
    q.hero(items=["key", "lock-picks"])
    assert not verbs(q) & {"pick", "open", "unlock", "detect"}
    q.hero(items=["great-key", "great-key"])
    q.act("unlock door-4")
    assert q.state.doors[4].open
    assert q.hero().items == ["great-key"]
    assert q.rolls() == []


@pytest.mark.rule("plungin.dead.use-items", "plungin.door.great")
def test_a_dead_companions_key_may_be_used(quest: Any) -> None:
    q = at_great_door(quest)
    q.hero(1, items=["great-key", "sword"], hands=["sword"])
    assert "unlock door-4" not in q.options()
    q.hero(1, lif=0, cell=OUT)
    assert "unlock door-4" in q.options()
    assert not [option for option in q.options() if "sword" in option and option.startswith("wield")]
    q.act("unlock door-4")
    assert q.hero(1).items == ["sword"]


@pytest.mark.rule("plungin.key.bypass", "plungin.key.quest-rules", "plungin.item.key")
def test_a_key_opens_safely_where_the_quest_has_keys(quest: Any) -> None:
    q = with_chest(quest, locked=True, trap=NEEDLE)
    q.hero(items=["key"])
    assert "unlock chest-0" not in q.options()
    keyed = quest("meezle", keys=Keys(opens="chests", used_up=True))
    keyed.hero(cell=keyed.at(3, 3), items=["key"])
    keyed.chest(keyed.at(3, 4), locked=True, trap=NEEDLE)
    keyed.act("unlock chest-0", dice=[17])
    assert keyed.state.chests[0].empty
    assert keyed.rolls() == ["treasure"]
    assert "key" not in keyed.hero().items
    assert keyed.state.pool == 0  # no lock was picked


@pytest.mark.rule("plungin.key.great-last-chest", "plungin.key.great-source")
def test_the_last_chest_holds_the_great_key(quest: Any) -> None:
    q = with_chest(quest, trap="")
    q.state.built = sum(q.pack.span)
    for door in (0, 1, 2):
        q.state.doors[door] = msgspec.structs.replace(q.state.doors[door], dead=True)
    q.act("open chest-0")
    assert q.rolls() == []  # no treasure roll
    assert q.hero().items[-1] == "great-key"
    assert q.state.great_keys == 1


@pytest.mark.rule("plungin.key.great-last-chest")
@pytest.mark.parametrize("why_not", ["unexplored", "another chest", "found before"])
def test_other_chests_are_rolled_for(quest: Any, why_not: str) -> None:
    q = with_chest(quest, trap="")
    q.state.built = sum(q.pack.span)
    for door in (0, 1, 2):
        q.state.doors[door] = msgspec.structs.replace(q.state.doors[door], dead=why_not != "unexplored")
    if why_not == "another chest":
        q.chest(q.at(6, 6))
    q.state.great_keys = int(why_not == "found before")
    q.act("open chest-0", dice=[1, 4])
    assert q.rolls() == ["treasure", "gold"]


@pytest.mark.rule("plungin.key.great-last-chest")
def test_monsters_leave_a_key_when_no_chest_can(quest: Any) -> None:
    from undercroft.games.plungin.rules import combat

    for switched in (True, False):
        q = quest("meezle", points={"key_from_monsters": switched})
        q.state.built = sum(q.pack.span)
        for door in (0, 1, 2):
            q.state.doors[door] = msgspec.structs.replace(q.state.doors[door], dead=True)
        assert dungeon.key_wanted(q.t)
        one, two = q.foe("orc", q.at(5, 5)), q.foe("orc", q.at(6, 6))
        q.run(combat.harm(q.t, one.number, 1, 0))
        assert "great-key" not in q.hero().items  # the group is not gone yet
        q.run(combat.harm(q.t, two.number, 1, 0))
        assert ("great-key" in q.hero().items) is switched


@pytest.mark.rule("plungin.key.great-last-chest")
def test_if_no_monster_is_left_a_patrol_brings_the_key(quest: Any, charts: Any, one: Any) -> None:
    for switched in (True, False):
        orcs = charts(monsters=one(Group("orc", 1), 20))
        q = quest("meezle", points={"key_from_monsters": switched}, charts=orcs)
        for door in (0, 1, 2):
            q.state.doors[door] = msgspec.structs.replace(q.state.doors[door], dead=True)
        q.run(phases.bring_key(q.t), dice=[12, 1] if switched else ())
        assert bool(q.state.foes) is switched
        q.run(phases.bring_key(q.t))  # one is enough
    enough = quest("meezle")
    enough.run(phases.bring_key(enough.t))
    assert enough.state.foes == []  # there is still something to explore


# ------------------------------------------------------------------------------------------ traps


@pytest.mark.rule("plungin.trap.other-rolls", "plungin.open.detected-bonus")
def test_a_trap_may_ask_for_another_roll(quest: Any) -> None:
    q = quest("meezle")
    q.t.content.traps["gas"] = Trap(
        id="gas", stat="dex", difficulty=1, stages=(Stage("test", stat="res", successes=2, condition="stunned"),)
    )
    q.hero(res=2)
    q.run(traps.spring(q.t, 0, "gas", True), dice=[5, 5, 1])  # RES 2 and one more as it was detected
    assert q.t.rolled == [(3, 6, "avoid")]
    assert q.hero().condition == 0
    q.run(traps.spring(q.t, 0, "gas", False), dice=[5, 1])
    assert q.hero().condition == STUNNED


@pytest.mark.rule("plungin.trap.other-rolls", "plungin.trap.immediate")
def test_stages_follow_one_another_and_may_hit_others_nearby(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    q.t.content.traps["saw"] = Trap(
        id="saw",
        stat="dex",
        difficulty=1,
        stages=(Stage("attack", affects="adjacent", dice=1), Stage("test", stat="dex", damage=1, affects="tile")),
    )
    q.hero(2, cell=q.at(6, 6))
    q.run(traps.spring(q.t, 0, "saw", False), dice=[1, 1, 5, 1, 1, 1, 1, 1])
    assert q.rolls() == ["trap", "trap", "avoid", "avoid", "avoid"]
    assert [hero.lif for hero in q.state.heroes] == [5, 4, 3]  # George and Sonia fail the test


@pytest.mark.rule("plungin.trap.where")
def test_a_random_event_may_bring_a_trap(quest: Any) -> None:
    from undercroft.games.plungin.rules import happenings

    q = quest("meezle")
    q.run(happenings.happen(q.t, 0, q.t.content.happenings["forgotten-dart"]), dice=[1, 1, 1])
    assert q.rolls() == ["trap"]


# ------------------------------------------------------------------------------------------ treasure


@pytest.mark.rule("plungin.treasure.chest-roll", "plungin.treasure.storage", "plungin.open.roller")
def test_the_opener_keeps_the_find_gold_takes_no_place(quest: Any) -> None:
    q = with_chest(quest, trap="")
    q.act("open chest-0", dice=[3, 7])  # a purse: 10 and a d10
    assert q.hero().gold == 27
    assert q.hero(1).gold == 0
    assert q.hero().items == ["healing-potion"]


@pytest.mark.rule("plungin.treasure.storage-item", "plungin.treasure.storage-attire", "plungin.treasure.storage")
def test_useful_things_take_positions_wearables_places(quest: Any) -> None:
    q = with_chest(quest)
    for id in ("healing-potion", "kettle-helmet", "silver-thimble", "spear"):
        q.run(treasure.receive(q.t, 0, q.t.content.treasures[id]))
    assert q.hero().items == ["healing-potion", "healing-potion"]
    assert q.hero().attire == ["kettle-helmet"]
    assert q.hero().trinkets == ["silver-thimble"]
    assert q.hero().hands == ["sword", "spear"]


@pytest.mark.rule("plungin.treasure.unique-reroll")
def test_unique_treasure_is_found_once(quest: Any) -> None:
    q = with_chest(quest, trap="")
    q.chest(q.at(4, 3), trap="")
    q.hero(cell=q.at(3, 3))
    q.act("open chest-0", dice=[13])
    assert q.state.found_uniques == ["kettle-helmet"]
    q.act("open chest-1", dice=[13, 13, 17])
    assert q.rolls() == ["treasure"] * 4
    assert [told.treasure for told in q.t.told(FoundTreasure)] == ["kettle-helmet", "great-key"]
    assert q.state.found_uniques == ["kettle-helmet"]  # of Great Keys there are several


@pytest.mark.rule("plungin.ability.prosperous")
def test_the_prosperous_choose_from_two_rolls(quest: Any) -> None:
    q = with_chest(quest, trap="")
    q.hero(abilities=["prosperous"])
    q.act("open chest-0", "great-key", dice=[12, 17])
    assert q.hero().items[-1] == "great-key"
    assert q.hero().gold == 10


@pytest.mark.rule("plungin.treasure.abandoned", "plungin.equip.item-positions")
def test_what_is_left_lying_is_lost_when_its_hero_leaves(quest: Any) -> None:
    q = quest("meezle", "george")
    room = q.room()
    q.hero(cell=q.at(3, 6, room), items=["torch"] * 4)
    q.hero(1, cell=q.at(1, 1, room))
    q.run(treasure.stow(q.t, 0, "antidote"), answers=("leave",))
    assert q.state.litter == {room: [Left(0, "antidote")]}
    assert "take antidote" in q.options(1)
    q.act(_to(q, 3, 1))
    assert q.state.litter == {}
    assert q.t.told(Lost)[0].thing == "antidote"


def _to(q: Any, column: int, row: int) -> str:
    cell = q.at(column, row)
    return f"move {spot(cell)}"


@pytest.mark.rule("plungin.treasure.abandoned")
def test_a_thing_can_be_exchanged_or_picked_up(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(items=["torch"] * 4)
    q.run(treasure.stow(q.t, 0, "antidote"), answers=("torch",))
    assert sorted(q.hero().items) == ["antidote", "torch", "torch", "torch"]
    q.act("take torch", number=1)
    assert q.hero(1).items == ["torch"]
    assert q.state.litter == {}


# ------------------------------------------------------------------------------------------ carrying


@pytest.mark.rule(
    "plungin.equip.item-positions", "plungin.equip.backpack-positions", "plungin.item.backpack", "plungin.equip.slots"
)
def test_four_items_or_a_backpack_and_seven_more(quest: Any) -> None:
    q = quest("meezle")
    q.hero(items=["torch"] * 3)
    assert inventory.fits(q.t, q.hero(), "torch")
    q.hero(items=["torch"] * 4)
    assert not inventory.fits(q.t, q.hero(), "torch")
    assert not inventory.fits(q.t, q.hero(), "backpack")  # it needs one of the first four positions
    q.hero(items=["torch"] * 3 + ["backpack"])
    for _ in range(4):
        assert inventory.fits(q.t, q.hero(), "torch")
        inventory.take(q.t, q.hero(), "torch")
    assert not inventory.fits(q.t, q.hero(), "torch")
    assert len(q.hero().items) == 8


@pytest.mark.rule("plungin.equip.attire", "plungin.equip.attire-per-place")
def test_ten_rings_but_never_boots_with_shoes(quest: Any) -> None:
    q = quest("meezle")
    for _ in range(10):
        assert inventory.fits(q.t, q.hero(), "ring-of-turned-edges")
        inventory.take(q.t, q.hero(), "ring-of-turned-edges")
    assert not inventory.fits(q.t, q.hero(), "ring-of-turned-edges")
    inventory.take(q.t, q.hero(), "boots-of-the-courier")
    assert not inventory.fits(q.t, q.hero(), "felt-shoes")
    assert inventory.fits(q.t, q.hero(), "kettle-helmet")
    assert figures.moves(q.t, 0) == 4


@pytest.mark.rule("plungin.equip.one-armor", "plungin.equip.hands", "plungin.equip.two-handed")
def test_one_suit_two_hands(quest: Any) -> None:
    q = quest("konrad")
    assert inventory.hands_free(q.t.content, q.hero()) == 0  # an axe fills both
    assert not inventory.fits(q.t, q.hero(), "leather")
    q.hero(hands=["shield"], armor="", def_=1)
    assert inventory.fits(q.t, q.hero(), "leather")
    inventory.take(q.t, q.hero(), "shield")
    assert q.hero().hands == ["shield", "shield"]
    assert figures.defense_dice(q.t, 0) == 3  # shields add up
    for weapon in ("battle-axe", "bow", "war-hammer"):
        assert inventory.hands_needed(q.t.content, weapon) == 2
    assert inventory.hands_needed(q.t.content, "crossbow") == 1


@pytest.mark.rule("plungin.weapon.change")
def test_changing_weapons_is_an_action_and_rearranges_both_hands(quest: Any) -> None:
    q = quest("george")
    q.hero(items=["battle-axe"], cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))
    assert "attack battle-axe orc-11" not in q.options()
    q.act("wield battle-axe")
    assert q.hero().hands == ["battle-axe"]
    assert sorted(q.hero().items) == ["shield", "sword"]
    assert q.hero().turn.done == 1
    assert "attack battle-axe orc-11" in q.options()
    assert "attack sword orc-11" not in q.options()


# ------------------------------------------------------------------------------------------ items


@pytest.mark.rule(
    "plungin.item.healing-potion", "plungin.item.one-use", "plungin.power.venomous-cure", "plungin.use.action"
)
def test_a_healing_potion_heals_a_d4_and_ends_venom(quest: Any) -> None:
    q = quest("meezle")
    assert "use healing-potion" not in q.options()
    q.hero(lif=1, venom=True)
    q.act("use healing-potion", dice=[3])
    assert (q.hero().lif, q.hero().venom, q.hero().items) == (4, False, [])
    assert q.t.rolled == [(1, 4, "heal")]


@pytest.mark.rule("plungin.item.antidote", "plungin.power.venomous-cure")
def test_an_antidote_cures_and_does_not_heal(quest: Any) -> None:
    q = quest("meezle")
    q.hero(lif=2, items=["antidote"])
    assert "use antidote" not in q.options()
    q.hero(venom=True)
    q.act("use antidote")
    assert (q.hero().lif, q.hero().venom, q.hero().items) == (2, False, [])


@pytest.mark.rule("plungin.item.potion-of-breath", "plungin.dead.revive")
def test_a_potion_of_breath_revives_with_a_d4(quest: Any) -> None:
    q = quest("meezle", "konrad")
    q.hero(items=["potion-of-breath"], cell=q.at(3, 3))
    q.hero(1, lif=0, cell=OUT, venom=True)
    q.act("use potion-of-breath konrad-1", dice=[4])
    assert q.hero(1).lif == 3  # never above his LIF
    assert q.hero(1).cell in (q.at(3, 2), q.at(4, 3), q.at(3, 4), q.at(2, 3))
    assert q.state.order == [0, 1]


@pytest.mark.rule("plungin.item.bottle", "plungin.special.fountain-drink", "plungin.special.fountain-limit")
def test_drinking_and_bottling_once_per_visit(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("fountain")
    q.hero(lif=1, cell=q.at(3, 3, room), items=["bottle"], mov=6)
    assert {"drink", "fill"} <= set(q.options())
    q.act("drink", dice=[2])
    assert q.hero().lif == 3
    assert not {"drink", "fill"} & set(q.options())
    q.fresh()
    q.act(_to(q, 3, 1))  # out
    q.hero(cell=q.at(3, 1))
    q.fresh()
    cell = q.at(3, 4, room)
    q.act(f"move {spot(cell)}")
    q.act("fill")
    assert q.hero().items == ["fountain-water"]
    q.fresh()
    q.act("use fountain-water", dice=[2])
    assert (q.hero().lif, q.hero().items) == (5, ["bottle"])  # the bottle is not used up


@pytest.mark.rule("plungin.special.fountain-tile", "plungin.special.fountain-drink")
def test_the_fountain_is_the_middle_of_a_6x6_room(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("fountain")
    q.hero(lif=1)
    for square, offered in (((3, 3), True), ((4, 4), True), ((2, 3), False)):
        q.hero(cell=q.at(*square, room))
        assert ("drink" in q.options()) is offered
    assert (q.shape("fountain").width, q.shape("fountain").height) == (6, 6)


@pytest.mark.rule(
    "plungin.special.sarcophagus-revive", "plungin.special.sarcophagus-limit", "plungin.special.sarcophagus-tile"
)
def test_the_sarcophagus_gives_a_hero_back_with_one_life_next_round(quest: Any) -> None:
    q = quest("meezle", "george")
    room = q.room("sarcophagus")
    q.hero(1, lif=0, cell=OUT)
    q.hero(cell=q.at(1, 1, room))
    assert "bury george-1" not in q.options()
    q.hero(cell=q.at(3, 2, room))
    assert q.at(3, 3, room) not in figures.board(q.t).near[q.at(3, 2, room)]  # nobody steps onto it
    q.act("bury george-1")
    assert q.hero(1).lif == 0
    q.run(phases.begin_phase(q.t))
    assert q.hero(1).lif == 0  # not yet: the next round
    q.run(phases.end_round(q.t))
    assert q.hero(1).lif == 1
    q.hero(1, lif=0, cell=OUT)
    q.fresh()
    assert "bury george-1" not in q.options()


@pytest.mark.rule("plungin.special.sarcophagus-revive", "plungin.round.construction-trigger")
@pytest.mark.parametrize("left", [True, False])
def test_where_nothing_can_be_built_any_more_nobody_lies_in_the_sarcophagus_for_ever(quest: Any, left: bool) -> None:
    """No round would end again; with a door left to explore he waits for the next one."""
    q = quest("meezle", "george")
    room = q.room("sarcophagus")
    q.hero(1, lif=0, cell=OUT)
    q.hero(cell=q.at(3, 2, room))
    q.act("bury george-1")
    q.state.used_uniques = [*q.t.content.uniques]  # no Great Door is wanted any more
    q.state.doors = [msgspec.structs.replace(door, dead=not left, open=False) for door in q.state.doors]
    assert q.state.doors
    q.run(phases.check_doors(q.t))
    assert q.state.phase == "begin"
    assert q.hero(1).lif == (0 if left else 1)
    assert bool(q.state.coffin) is left


@pytest.mark.rule("plungin.use.give")
def test_items_are_handed_to_neighbours_weapons_only_by_switch(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(items=["torch", "dagger"])
    q.hero(1, cell=q.at(2, 2))
    q.act("give torch george-1")
    assert (q.hero().items, q.hero(1).items) == (["dagger"], ["torch"])
    assert "give dagger george-1" not in q.options()
    q.hero(1, cell=q.at(3, 2))
    assert not [option for option in q.options() if option.startswith("give")]
    free = quest("meezle", "george", points={"hand_over": True})
    free.hero(items=["dagger"])
    free.hero(1, cell=free.at(2, 2))
    assert "give dagger george-1" in free.options()


@pytest.mark.rule("plungin.item.torch", "plungin.item.permanent")
def test_torches_cancel_darkness_and_burn_down(quest: Any) -> None:
    q = quest("meezle", dark=True)
    q.hero(items=["torch", "torch"], cell=q.at(3, 3))
    q.chest(q.at(3, 4), locked=True)
    assert objects.lock_dice(q.t, 0) == 2  # one die less in the dark
    q.act("use torch")
    assert objects.lock_dice(q.t, 0) == 3
    q.run(items.burn_down(q.t), dice=[2])
    assert q.hero().torch
    q.run(items.burn_down(q.t), dice=[1])
    assert not q.hero().torch
    assert q.hero().items == ["torch"]
    light = quest("meezle")
    light.hero(items=["torch"])
    assert "use torch" not in light.options()


@pytest.mark.rule("plungin.stat.mag", "plungin.use.action")
def test_a_magic_item_rolls_mag(quest: Any) -> None:
    q = quest("william")
    q.hero(items=["spark-wand"], cell=q.at(3, 1))
    q.foe("orc", q.at(3, 6))
    q.act("use spark-wand orc-11", dice=[3, 3, 3, 3, 3, 3])
    assert q.t.rolled == [(6, 6, "magic-item")]  # MAG 5 and 1
    q.hero(mag=0)
    assert not [option for option in q.options() if option.startswith("use")]


@pytest.mark.rule("plungin.item.kinds", "plungin.item.permanent")
def test_carried_things_need_no_use(quest: Any) -> None:
    q = quest("meezle")
    q.hero(items=["lock-picks", "backpack", "bottle"], lif=2)
    assert not [option for option in q.options() if option.startswith("use")]


@pytest.mark.rule("plungin.trapfind.other-objects")
def test_only_doors_and_chests_can_be_examined(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("fountain")
    q.hero(cell=q.at(3, 2, room))
    assert "detect" not in verbs(q)


def test_charts_without_limit_give_the_last_result() -> None:
    chart = Chart(6, (3, 5), ("low", "high"))
    assert [chart.at(total) for total in (1, 3, 4, 5, 9)] == ["low", "low", "high", "high", "high"]
