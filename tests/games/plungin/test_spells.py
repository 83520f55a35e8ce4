"""Casting, the thirty spells, and those whom they call."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin.board import spot as square
from undercroft.games.plungin.content.definitions import MAG
from undercroft.games.plungin.events.magic import SpellLost
from undercroft.games.plungin.rules import (
    acting,
    calling,
    casting,
    combat,
    figures,
    laws,
    monsters,
    offers,
    phases,
    spells,
)
from undercroft.games.plungin.state import OUT, STUNNED

HIT, MISS = [5] * 5, [3] * 5


def caster(quest: Any, school: str, *known: str, others: tuple[str, ...] = (), **setup: Any) -> Any:
    """William with MAG 5 in the middle of a room, with other spells than his own."""
    q = quest("william", *others, **setup)
    q.room()
    q.hero(abilities=[f"magic-school {school}"], spells=list(known), cell=q.at(3, 3, 1))
    for number in range(1, len(others) + 1):
        q.hero(number, cell=q.at(number, 6, 1))
    return q


def spot(q: Any, column: int, row: int) -> str:
    return square(q.at(column, row, 1))


# ------------------------------------------------------------------------------------------ casting


@pytest.mark.rule("plungin.cast.action", "plungin.dice.required")
@pytest.mark.parametrize(("dice", "worked"), [([5, 1, 3, 3, 3], False), ([5, 6, 3, 3, 3], True)])
def test_difficulty_two_needs_two_successes(quest: Any, dice: list[int], worked: bool) -> None:
    q = caster(quest, "fire", "fire-shield")
    q.act("cast fire-shield william-0", dice=dice)
    assert q.t.rolled == [(5, 6, "cast")]
    assert q.hero().shell == (2 if worked else 0)
    assert q.hero().turn.casts == 1


@pytest.mark.rule("plungin.cast.twice", "plungin.cast.repeat")
def test_any_number_of_times_but_twice_per_phase(quest: Any) -> None:
    q = caster(quest, "fire", "fire-shield", "pulse")
    q.act("cast fire-shield william-0", dice=MISS)
    q.act("cast fire-shield william-0", dice=MISS)
    assert not [option for option in q.options() if option.startswith("cast")]
    q.run(phases.begin_phase(q.t))
    assert "cast fire-shield william-0" in q.options()


@pytest.mark.rule("plungin.magic.eligibility")
def test_spells_need_a_school_and_two_points_of_magic(quest: Any) -> None:
    q = caster(quest, "fire", "fire-shield")
    q.hero(mag=1)
    assert casting.castable(q.t, q.hero()) == []
    q.hero(mag=2)
    assert casting.castable(q.t, q.hero()) == ["fire-shield"]
    q.hero(abilities=[])
    assert casting.castable(q.t, q.hero()) == []


@pytest.mark.rule("plungin.cast.catastrophe", "plungin.magic.copies", "plungin.dice.event-trigger")
def test_nothing_but_ones_and_twos_loses_one_copy_and_brings_an_event(quest: Any) -> None:
    q = caster(quest, "fire", "fire-shield", "fire-shield")
    q.act("cast fire-shield william-0", dice=[1, 1, 2, 1, 2, 6])
    assert q.hero().lost == ["fire-shield"]
    assert len(q.t.told(SpellLost)) == 1
    assert q.rolls() == ["cast", "event"]
    assert "cast fire-shield william-0" in q.options()  # the second copy
    q.act("cast fire-shield william-0", dice=[1, 1, 2, 1, 2, 6])
    assert casting.castable(q.t, q.hero()) == []
    assert len(q.hero().spells) == 2  # their places stay taken


@pytest.mark.rule("plungin.ability.elemental-memory")
def test_elemental_memory_keeps_a_spell_once(quest: Any) -> None:
    q = caster(quest, "fire", "fire-shield")
    q.hero(abilities=["magic-school fire", "elemental-memory"])
    q.act("cast fire-shield william-0", "keep", dice=[1, 1, 2, 1, 2, 6])
    assert q.hero().lost == []
    assert q.rolls() == ["cast", "event"]  # the event happens all the same
    q.fresh()
    q.act("cast fire-shield william-0", dice=[1, 1, 2, 1, 2, 6])
    assert q.hero().lost == ["fire-shield"]


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.xp.sources")
def test_a_cast_is_worth_twice_its_difficulty_if_it_changes_something(quest: Any) -> None:
    q = caster(quest, "earth", "earth-gate", "harden")
    q.act("cast earth-gate", spot(q, 1, 1), dice=HIT)
    assert q.state.pool == 8
    q.fresh()
    q.act("cast harden william-0", dice=HIT)
    assert q.state.pool == 10
    q.fresh()
    q.act("cast harden william-0", dice=HIT)  # he is hard already
    assert q.state.pool == 10
    printed = caster(quest, "earth", "harden", points={"cast_xp_always": True})
    printed.act("cast harden william-0", dice=HIT)
    printed.act("cast harden william-0", dice=HIT)
    assert printed.state.pool == 4


@pytest.mark.rule("plungin.xp.spell-lock-trap")
def test_a_resisted_cast_earns_its_xp_once_per_phase(quest: Any) -> None:
    q = caster(quest, "shadow", "night")
    q.foe("orc", q.at(1, 1, 1))
    q.act("cast night", dice=[*HIT, 5, 5, 5])
    q.act("cast night", dice=[*HIT, 5, 5, 5])
    assert q.state.pool == 4


@pytest.mark.rule("plungin.xp.spell-lock-trap")
def test_an_empty_room_pays_once_per_spell_and_round(quest: Any) -> None:
    q = caster(quest, "earth", "earth-gate")
    for column, pool in ((1, 8), (2, 8)):
        q.run(phases.begin_phase(q.t))
        q.act("cast earth-gate", spot(q, column, 1), dice=HIT)
        assert q.state.pool == pool
    q.run(phases.end_round(q.t))
    q.run(phases.begin_phase(q.t))
    q.act("cast earth-gate", spot(q, 1, 1), dice=HIT)
    assert q.state.pool == 16
    q.foe("orc", q.at(6, 6, 1))  # before a Monster it pays in every phase
    for column, pool in ((2, 24), (2, 24), (1, 32)):  # but not where the gate stands already
        q.run(phases.begin_phase(q.t))
        q.act("cast earth-gate", spot(q, column, 1), dice=HIT)
        assert q.state.pool == pool


@pytest.mark.rule("plungin.spell.summon-control")
def test_so_many_creatures_at_a_time_as_the_table_allows(quest: Any) -> None:
    for most, offered in ((1, False), (0, True)):
        q = caster(quest, "earth", "golem", points={"creatures": most})
        q.act("cast golem", spot(q, 6, 1), dice=HIT)
        assert ("cast golem" in q.options()) is offered


@pytest.mark.rule("plungin.cast.resist", "plungin.spell.blind-sleep")
def test_each_monster_resists_for_itself(quest: Any) -> None:
    q = caster(quest, "air", "sleep")
    one, two = q.foe("orc", q.at(1, 1, 1)), q.foe("orc", q.at(6, 1, 1))
    away = q.foe("orc", q.at(1, 1))
    q.act("cast sleep", dice=[*HIT, 5, 1, 1, 5, 5, 1])
    assert (one.blind, one.aware) == (True, False)
    assert (two.blind, two.aware) == (False, True)  # two successes
    assert not away.blind
    assert q.rolls() == ["cast", "resist", "resist"]


@pytest.mark.rule("plungin.cast.spell-fields")
def test_a_range_in_squares_works_like_a_weapons(quest: Any) -> None:
    q = caster(quest, "fire", "flame")
    orc = q.foe("orc", q.at(3, 6))
    q.hero(cell=q.at(3, 2, 1))
    assert not [option for option in q.options() if option.startswith("cast")]
    q.hero(cell=q.at(3, 6, 1))
    orc.cell = q.at(3, 4)  # 4 squares, through the open door
    assert f"cast flame orc-{orc.number}" in q.options()
    orc.cell = q.at(3, 5)
    assert f"cast flame orc-{orc.number}" not in q.options()
    orc.cell = q.at(1, 1)  # behind the wall
    q.hero(cell=q.at(1, 6, 1))
    assert f"cast flame orc-{orc.number}" not in q.options()


# ------------------------------------------------------------------------------------------ sleep, fog, night


@pytest.mark.rule("plungin.spell.blind-sleep", "plungin.spell.sleep", "plungin.spell.fog", "plungin.spell.night")
@pytest.mark.parametrize(("school", "spell"), [("air", "sleep"), ("water", "fog"), ("shadow", "night")])
def test_the_blinded_neither_notice_nor_act(quest: Any, school: str, spell: str) -> None:
    q = caster(quest, school, spell)
    orc = q.foe("orc", q.at(3, 1, 1), facing=2)
    q.act(f"cast {spell}", dice=[*HIT, 1, 1, 1])
    q.act(f"move {square(q.at(3, 2, 1))}")
    assert not orc.aware
    q.passing()
    q.step()
    assert (q.state.phase, q.state.queue) == ("heroes", [0])  # a new Action Phase, without a turn of the orc's
    assert (q.t.content.spells[spell].difficulty, q.t.content.spells[spell].resist) == (2, 2)


@pytest.mark.rule("plungin.spell.blind-sleep-end", "plungin.detect.attacked")
def test_an_attack_on_one_wakes_all(quest: Any) -> None:
    q = caster(quest, "air", "sleep")
    one, two = (
        q.foe("orc", q.at(1, 1, 1), blind=True, aware=False),
        q.foe("orc", q.at(6, 1, 1), blind=True, aware=False),
    )
    q.act(f"attack manna-staff orc-{one.number}", dice=[3, 3])
    for orc in (one, two):
        assert (orc.blind, orc.aware) == (False, True)


@pytest.mark.rule("plungin.spell.blind-sleep")
def test_a_sprung_trap_wakes_them_too(quest: Any) -> None:
    from undercroft.games.plungin.rules import traps

    q = caster(quest, "air", "sleep")
    orc = q.foe("orc", q.at(1, 1, 1), blind=True, aware=False)
    q.run(traps.spring(q.t, 0, "poison-needle", False), dice=[1, 1, 1])
    assert (orc.blind, orc.aware) == (False, True)


# ------------------------------------------------------------------------------------------ air


@pytest.mark.rule("plungin.spell.teleport")
def test_teleport_moves_a_character_up_to_six_squares_whatever_lies_between(quest: Any) -> None:
    q = caster(quest, "air", "teleport", others=("george",))
    q.hero(1, cell=q.at(3, 4, 1))
    assert {"cast teleport william-0", "cast teleport george-1"} <= set(q.options())
    q.act("cast teleport george-1", square(q.at(1, 2)), dice=HIT)  # through the wall
    assert q.hero(1).cell == q.at(1, 2)
    assert q.hero().turn.moves == 0
    cells = [option.cell for option in q.t.asked[-1].options]
    assert all(abs(cell % 120 - q.at(3, 4, 1) % 120) + abs(cell // 120 - q.at(3, 4, 1) // 120) <= 6 for cell in cells)
    assert q.hero().cell not in cells
    assert "cast teleport george-1" not in q.options()  # no longer adjacent


@pytest.mark.rule("plungin.spell.teleport", "plungin.detect.front")
def test_a_monster_can_be_sent_away_and_an_arrival_is_noticed(quest: Any) -> None:
    q = caster(quest, "air", "teleport")
    orc = q.foe("orc", q.at(3, 4, 1))
    q.act(f"cast teleport orc-{orc.number}", square(q.at(3, 2)), dice=HIT)
    assert orc.cell == q.at(3, 2)
    watcher = q.foe("orc", q.at(6, 1, 1), facing=2, aware=False)
    q.fresh()
    q.act("cast teleport william-0", spot(q, 6, 3), dice=HIT)
    assert watcher.aware


@pytest.mark.rule("plungin.spell.invisibility", "plungin.spell.invisibility-end")
def test_invisibility_ends_with_damage(quest: Any) -> None:
    q = caster(quest, "air", "invisibility", others=("george",))
    q.act("cast invisibility george-1", dice=HIT)
    assert q.hero(1).unseen
    q.run(combat.harm(q.t, 1, 1))
    assert not q.hero(1).unseen


@pytest.mark.rule("plungin.spell.lightning")
def test_lightning_is_one_roll_with_two_more_dice(quest: Any) -> None:
    q = caster(quest, "air", "lightning")
    orc = q.foe("orc", q.at(3, 6, 1))
    q.act(f"cast lightning orc-{orc.number}", dice=[5, 1, 1, 1, 1, 1, 1, 5, 1, 1])
    assert q.t.rolled == [(7, 6, "cast"), (3, 6, "defense")]
    assert q.state.pool == 2
    assert orc.cell == q.at(3, 1)  # pushed through the doorway
    q.fresh()
    q.act(f"cast lightning orc-{orc.number}", dice=[3] * 7)
    assert q.rolls()[-1] == "cast"  # no success, no hit


@pytest.mark.rule("plungin.spell.soul-catcher", "plungin.spell.rebirth", "plungin.dead.revive")
@pytest.mark.parametrize(("school", "spell"), [("air", "soul-catcher"), ("earth", "rebirth")])
def test_the_dead_come_back_with_full_life(quest: Any, school: str, spell: str) -> None:
    q = caster(quest, school, spell, others=("george", "konrad"))
    q.hero(1, lif=0, cell=OUT)
    q.state.order = [1, 0, 2]
    assert f"cast {spell} konrad-2" not in q.options()
    q.act(f"cast {spell} george-1", dice=HIT)
    assert q.hero(1).lif == 5
    assert q.hero(1).cell in figures.board(q.t).near[q.hero().cell]
    assert q.state.order == [0, 2, 1]
    assert q.t.content.spells[spell].difficulty == 4


# ------------------------------------------------------------------------------------------ fire and water


@pytest.mark.rule("plungin.spell.fireball", "plungin.spell.ice-shards")
@pytest.mark.parametrize(("school", "spell", "damage"), [("fire", "fireball", 1), ("water", "ice-shards", 2)])
def test_area_spells_do_fixed_damage_less_defense(quest: Any, school: str, spell: str, damage: int) -> None:
    q = caster(quest, school, spell, others=("george",))
    q.hero(0, cell=q.at(6, 6, 1))
    q.hero(1, cell=q.at(1, 1, 1), res=5, armor="", hands=["wooden-shield"])  # DEF 1 and 1
    near, safe = q.foe("orc", q.at(3, 3, 1)), q.foe("orc", q.at(4, 1, 1))
    q.act(f"cast {spell}", spot(q, 1, 1), dice=[*HIT, 1, 1, 5, 5, 1])
    assert q.hero(1).lif == 5 - damage
    assert near in q.state.foes  # two blocks
    assert near.cell == q.at(3, 3, 1)  # no pushback
    assert safe.lif == 1
    assert q.rolls() == ["cast", "defense", "defense"]
    assert len(q.t.asked[-1].options) == 16  # blocks in a 6x6 room
    assert q.hero(1).hands == ([] if spell == "fireball" else ["wooden-shield"])


@pytest.mark.rule("plungin.spell.fireball")
def test_a_block_is_cut_off_on_a_narrow_tile(quest: Any) -> None:
    q = quest("william")
    q.room("hall")
    assert len(spells.blocks(q.t, 1)) == 4
    assert len(spells.block_cells(q.t, 1, spells.blocks(q.t, 1)[0])) == 6


@pytest.mark.rule("plungin.spell.fire-shield", "plungin.spell.harden")
def test_armor_spells_add_to_defense_and_not_to_themselves(quest: Any) -> None:
    q = caster(quest, "fire", "fire-shield", others=("george",))
    before = figures.defense_dice(q.t, 1)
    for _ in range(2):
        q.fresh()
        q.act("cast fire-shield george-1", dice=HIT)
    assert figures.defense_dice(q.t, 1) == before + 2
    q.hero(abilities=["magic-school earth"], spells=["harden"])
    q.fresh()
    q.act("cast harden george-1", dice=HIT)
    assert figures.defense_dice(q.t, 1) == before + 3
    q.run(combat.harm(q.t, 1, 9))
    assert (q.hero(1).shell, q.hero(1).skin) == (0, 0)


@pytest.mark.rule("plungin.spell.pulse", "plungin.spell.life-force", "plungin.spell.heal-venom")
@pytest.mark.parametrize(("school", "spell"), [("fire", "pulse"), ("earth", "life-force")])
def test_healing_spells_heal_a_d4_beside_the_caster_and_end_venom(quest: Any, school: str, spell: str) -> None:
    q = caster(quest, school, spell, others=("george", "konrad"))
    q.hero(1, cell=q.at(3, 4, 1), lif=1, venom=True)
    assert f"cast {spell} konrad-2" not in q.options()  # not adjacent
    q.act(f"cast {spell} george-1", dice=[*HIT, 3])
    assert (q.hero(1).lif, q.hero(1).venom) == (4, False)
    assert q.t.rolled[-1] == (1, 4, "heal")


@pytest.mark.rule("plungin.spell.flame")
def test_flame_is_fire_within_four_squares(quest: Any) -> None:
    q = caster(quest, "fire", "flame")
    orc = q.foe("orc", q.at(3, 6, 1))
    q.act(f"cast flame orc-{orc.number}", dice=[5, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    assert q.state.foes == []
    assert q.t.content.spells["flame"].fire
    assert q.t.content.spells["flame"].range == 4


@pytest.mark.rule("plungin.spell.consume", "plungin.spell.shadow-passage", "plungin.spell.no-great-door")
@pytest.mark.parametrize(("school", "spell"), [("fire", "consume"), ("shadow", "shadow-passage")])
def test_a_door_gives_way_with_its_locks_and_traps_but_no_great_door(quest: Any, school: str, spell: str) -> None:
    q = caster(quest, school, spell)
    door = q.door(1, 0, "locked", trap="poison-needle")
    q.hero(cell=q.at(3, 1, 1))
    q.act(f"cast {spell} door-{door}", dice=HIT)
    assert q.state.doors[door].open
    assert q.rolls() == ["cast"]
    assert q.state.pool == 2 * q.t.content.spells[spell].difficulty
    great = caster(quest, school, spell)
    great.door(1, 0, "great")
    great.hero(cell=great.at(3, 1, 1))
    assert not [option for option in great.options() if option.startswith("cast")]


@pytest.mark.rule("plungin.spell.shadow-passage")
def test_shadow_passage_fails_on_doors_that_only_a_key_opens(quest: Any) -> None:
    for school, spell, works in (("shadow", "shadow-passage", False), ("fire", "consume", True)):
        q = caster(quest, school, spell)
        q.door(1, 0, "locked", key_only=True)
        q.hero(cell=q.at(3, 1, 1))
        assert bool([option for option in q.options() if option.startswith("cast")]) is works


@pytest.mark.rule("plungin.spell.quicken")
def test_quicken_gives_a_third_action_at_once_if_the_turn_is_over(quest: Any) -> None:
    q = caster(quest, "water", "quicken", others=("george",))
    q.act("cast quicken william-0", dice=HIT)
    assert acting.actions_left(q.t, q.hero()) == 2
    q.hero(1).turn.done = 2
    q.state.queue = [0]
    q.act("cast quicken george-1", dice=HIT)
    assert q.state.queue == [1, 0]
    assert acting.actions_left(q.t, q.hero(1)) == 1


@pytest.mark.rule("plungin.spell.wave")
def test_a_wave_pushes_the_four_neighbours_three_squares(quest: Any) -> None:
    q = caster(quest, "water", "wave", others=("george",))
    q.hero(1, cell=q.at(4, 3, 1))
    orc, diagonal = q.foe("orc", q.at(3, 4, 1)), q.foe("orc", q.at(2, 2, 1))
    stopped = q.foe("orc", q.at(3, 2, 1))
    q.act("cast wave", dice=HIT)
    assert q.hero(1).cell == q.at(6, 3, 1)  # the wall stops him after two
    assert orc.cell == q.at(3, 1)  # through the open doorway
    assert stopped.cell == q.at(3, 1, 1)
    assert diagonal.cell == q.at(2, 2, 1)
    assert q.rolls() == ["cast"]


# ------------------------------------------------------------------------------------------ earth


@pytest.mark.rule("plungin.spell.earth-gate", "plungin.spell.earth-gate-return", "plungin.spell.earth-gate-single")
def test_a_gate_brings_back_the_caster_and_his_neighbours_without_an_action(quest: Any) -> None:
    q = caster(quest, "earth", "earth-gate", others=("george", "konrad"))
    q.act("cast earth-gate", spot(q, 1, 1), dice=HIT)
    assert q.hero().gate == q.at(1, 1, 1)
    q.hero(0, cell=q.at(3, 3))
    q.hero(1, cell=q.at(3, 4))
    q.hero(2, cell=q.at(4, 4))
    orc = q.foe("orc", q.at(2, 3))
    q.fresh()
    q.act("gate")
    assert q.hero().cell == q.at(1, 1, 1)
    assert {q.hero(1).cell, orc.cell} == {q.at(2, 1, 1), q.at(1, 2, 1)}
    assert q.hero(2).cell == q.at(4, 4)  # diagonal
    assert q.hero().turn.done == 0
    assert "gate" not in q.options()  # once per turn
    q.fresh()
    assert "gate" in q.options()  # it stays
    q.act("cast earth-gate", spot(q, 6, 1), dice=HIT)
    assert q.hero().gate == q.at(6, 1, 1)


@pytest.mark.rule("plungin.spell.pit")
def test_a_pit_swallows_who_does_not_resist_but_no_boss(quest: Any) -> None:
    q = caster(quest, "earth", "pit")
    orc = q.foe("orc", q.at(3, 6, 1))
    q.act(f"cast pit orc-{orc.number}", dice=[*HIT, 5, 5, 1])
    assert orc in q.state.foes
    q.act(f"cast pit orc-{orc.number}", dice=[*HIT, 5, 1, 1])
    assert q.state.foes == []
    assert q.state.pool == 4 + 11  # one reward for the spell, and the orc
    assert q.hero().gold == 5 + 6
    demon = q.foe("eye-demon", q.at(3, 6, 1))
    q.fresh()
    q.act(f"cast pit eye-demon-{demon.number}", dice=HIT)
    assert demon in q.state.foes


# ------------------------------------------------------------------------------------------ shadow


@pytest.mark.rule("plungin.spell.drain")
@pytest.mark.parametrize(("successes", "life"), [(2, 1), (3, 2), (5, 3)])
def test_drain_takes_a_point_per_success_beyond_two(quest: Any, successes: int, life: int) -> None:
    q = caster(quest, "shadow", "drain")
    orc = q.foe("orc", q.at(6, 6, 1), lif=2)
    q.hero(lif=1)
    q.act(f"cast drain orc-{orc.number}", dice=[5] * successes + [3] * (5 - successes))
    assert q.hero().lif == life  # never more than the target had
    assert "defense" not in q.rolls()
    assert (orc in q.state.foes) is (successes < 4)


@pytest.mark.rule("plungin.spell.find", "plungin.spell.find-once")
def test_find_settles_a_trap_on_the_tile_once_per_object(quest: Any) -> None:
    q = caster(quest, "shadow", "find")
    q.chest(q.at(6, 1, 1))
    door = q.door(1, 0)
    q.act("cast find chest-0", dice=[*HIT, 6])
    assert (q.state.chests[0].trap, q.state.chests[0].detected) == ("poison-needle", True)
    assert "cast find chest-0" not in q.options()
    assert f"cast find door-{door}" in q.options()
    room = caster(quest, "shadow", "find", points={"find_per_room": True})
    room.chest(room.at(6, 1, 1))
    room.door(1, 0)
    room.act("cast find chest-0", dice=[*HIT, 1])
    assert not [option for option in room.options() if option.startswith("cast")]


@pytest.mark.rule("plungin.spell.find-once")
def test_a_failed_find_may_be_repeated(quest: Any) -> None:
    q = caster(quest, "shadow", "find")
    q.chest(q.at(6, 1, 1))
    q.act("cast find chest-0", dice=MISS)
    assert "cast find chest-0" in q.options()


@pytest.mark.rule("plungin.spell.likeness", "plungin.spell.likeness-end")
def test_a_likeness_has_the_monsters_figures_and_absorbs_one_wound(quest: Any) -> None:
    q = caster(quest, "water", "likeness")
    foe = q.foe("stone-gargoyle", q.at(6, 6, 1))
    assert f"cast likeness stone-gargoyle-{foe.number}" in q.options()
    q.act(f"cast likeness stone-gargoyle-{foe.number}", dice=HIT)
    assert figures.moves(q.t, 0) == 6
    assert figures.defense_dice(q.t, 0) == 2  # no robe
    assert figures.flies(figures.powers_of(q.t, 0))
    assert casting.castable(q.t, q.hero()) == []
    assert figures.stat(q.t, q.hero(), MAG) == 0
    q.run(combat.harm(q.t, 0, 9))
    assert (q.hero().lif, q.hero().likeness) == (3, "")
    assert q.hero().condition == 0


# ------------------------------------------------------------------------------------------ summons


@pytest.mark.rule("plungin.spell.summon-attack", "plungin.spell.demon-attack")
@pytest.mark.parametrize(
    ("summon", "magic", "attack"),
    [
        ("ethereal", 2, 1),
        ("ethereal", 5, 2),
        ("ethereal", 14, 6),
        ("golem", 10, 4),
        ("fire-drake", 3, 1),
        ("demon", 5, 5),
        ("demon", 10, 8),
    ],
)
def test_attack_of_summons_by_the_casters_magic(quest: Any, summon: str, magic: int, attack: int) -> None:
    q = quest("william")
    assert calling.summoned_attack(q.t, q.t.content.summons[summon], magic) == attack
    more = quest("william", points={"summons_one_more": True})
    most = more.t.content.summons[summon].atk_most
    assert calling.summoned_attack(more.t, more.t.content.summons[summon], magic) == min(most, attack + 1)


@pytest.mark.rule(
    "plungin.spell.ethereal", "plungin.spell.fire-drake", "plungin.spell.golem", "plungin.spell.summon-control"
)
@pytest.mark.parametrize(
    ("school", "spell", "stats", "flies"),
    [
        ("air", "ethereal", (2, 0, 0, 0, 0, 6, 1, 1), True),
        ("fire", "fire-drake", (2, 2, 0, 0, 0, 6, 1, 1), True),
        ("earth", "golem", (2, 3, 0, 0, 0, 4, 3, 1), False),
    ],
)
def test_summons_act_after_their_caster_under_his_player(
    quest: Any, school: str, spell: str, stats: Any, flies: bool
) -> None:
    q = caster(quest, school, spell, others=("george",), seats=2)
    q.act(f"cast {spell}", spot(q, 6, 1), dice=HIT)
    (ally,) = q.state.allies
    assert (ally.cell, ally.stats, figures.flies(ally.powers)) == (q.at(6, 1, 1), stats, flies)
    q.act("pass")
    assert q.state.queue == [ally.number, 1]
    orc = q.foe("orc", q.at(6, 2, 1))
    q.run(acting.act_ally(q.t, ally.number), dice=[5, 3, 1, 1, 1], answers=(f"attack bare-hands orc-{orc.number}",))
    assert q.t.asked[-1].seat == 0
    assert orc not in q.state.foes
    assert q.state.pool >= 11  # it counts for the caster
    q.run(combat.harm(q.t, ally.number, 1))
    assert q.state.allies == []


@pytest.mark.rule("plungin.dice.event-exempt", "plungin.spell.summon-control")
def test_a_creatures_rolls_bring_no_event_and_it_has_two_actions(quest: Any) -> None:
    q = caster(quest, "earth", "golem")
    q.act("cast golem", spot(q, 6, 1), dice=HIT)
    q.act("pass")
    (ally,) = q.state.allies
    orc = q.foe("orc", q.at(6, 2, 1))
    for _ in range(2):
        q.run(acting.act_ally(q.t, ally.number), dice=[1, 1], answers=(f"attack bare-hands orc-{orc.number}",))
    assert "event" not in q.rolls()
    assert q.state.queue == []


@pytest.mark.rule("plungin.spell.demon", "plungin.spell.demon-control", "plungin.cast.further-requirements")
def test_a_demon_obeys_after_a_resistance_test(quest: Any) -> None:
    q = caster(quest, "shadow", "demon")
    q.act("cast demon", spot(q, 6, 1), dice=[*HIT, 5])
    (demon,) = q.state.allies
    assert demon.stats == (5, 6, 3, 2, 0, 6, 3, 1)
    assert q.t.rolled[-1] == (1, 6, "control")


@pytest.mark.rule("plungin.spell.demon-control")
def test_an_unruly_demon_is_after_its_caster(quest: Any) -> None:
    q = caster(quest, "shadow", "demon", others=("george",))
    q.hero(1, cell=q.at(6, 2, 1))
    q.act("cast demon", spot(q, 6, 1), dice=[*HIT, 4])
    assert q.state.allies == []
    (demon,) = q.state.foes
    assert q.run(laws.target(q.t, demon)) == 0  # George is nearer
    q.run(monsters.act(q.t, demon), dice=[3] * 5)
    assert q.t.rolled[-1] == (5, 6, "attack")  # MAG 5


@pytest.mark.rule("plungin.spell.demon-duration")
@pytest.mark.parametrize("obeys", [True, False])
def test_a_demon_ends_with_its_caster(quest: Any, obeys: bool) -> None:
    q = caster(quest, "shadow", "demon", others=("george",))
    q.act("cast demon", spot(q, 6, 1), dice=[*HIT, 5 if obeys else 4])
    assert len(q.state.allies) + len(q.state.foes) == 1
    q.run(combat.harm(q.t, 1, 9))
    assert len(q.state.allies) + len(q.state.foes) == 1
    q.hero(1, lif=1)
    q.run(combat.harm(q.t, 0, 9))
    assert q.state.allies == []
    assert q.state.foes == []


# ------------------------------------------------------------------------------------------ copies, images


@pytest.mark.rule("plungin.spell.doppelganger", "plungin.spell.doppelganger-end")
def test_an_ice_copy_has_the_heros_figures_and_melts_when_he_leaves(quest: Any) -> None:
    q = caster(quest, "water", "doppelganger", others=("george",))
    q.hero(1, cell=q.at(3, 6, 1))
    q.act("cast doppelganger george-1", dice=HIT)
    (copy,) = q.state.allies
    assert copy.cell in figures.board(q.t).near[q.at(3, 6, 1)]
    assert copy.stats == (3, 4, 2, 1, 0, 3, 1, 1)  # sword, chainmail and shield; LIF 1
    assert copy.owner == 1
    q.state.queue = [1]
    q.act("pass", number=1)
    assert q.state.queue == [copy.number]  # its own turn, after its Hero
    q.fresh(1)
    cell = q.at(3, 1)
    q.act(f"move {square(cell)}", number=1)
    assert q.state.allies == []


@pytest.mark.rule("plungin.spell.shadow-images", "plungin.spell.shadow-images-actions")
def test_two_images_move_and_open_but_do_not_attack(quest: Any) -> None:
    q = caster(quest, "shadow", "shadow-images")
    q.act("cast shadow-images", dice=HIT)
    one, two = q.state.allies
    assert figures.moves(q.t, one.number) == 3
    q.foe("orc", one.cell - 1 if one.cell - 1 != q.hero().cell and one.cell - 1 != two.cell else one.cell + 1)
    q.chest(one.cell + 120 if one.cell + 120 not in (two.cell, q.hero().cell) else one.cell - 120)
    verbs = {act.verb for act in offers.ally_options(q.t, one)}
    assert {"move", "detect", "open"} <= verbs
    assert "attack" not in verbs
    assert not verbs & {"cast", "use"}


@pytest.mark.rule("plungin.spell.shadow-images-vanish")
def test_an_attacked_image_vanishes_even_without_a_hit(quest: Any) -> None:
    q = caster(quest, "shadow", "shadow-images")
    q.act("cast shadow-images", dice=HIT)
    one, two = q.state.allies
    orc = q.foe("orc", q.at(6, 6, 1))
    q.run(combat.attack(q.t, orc.number, one.number, 3, 5, melee=False), dice=[1, 1, 1])
    assert q.state.allies == [two]
    assert q.rolls()[-1] == "attack"


@pytest.mark.rule("plungin.spell.shadow-images-detected")
def test_an_image_gives_the_heroes_away_and_is_a_target(quest: Any) -> None:
    q = caster(quest, "shadow", "shadow-images")
    q.act("cast shadow-images", dice=HIT)
    image = q.state.allies[0]
    orc = q.foe("orc", q.at(6, 1, 1), facing=3, aware=False)
    q.state.queue = [image.number]
    cell = q.at(4, 2, 1)
    image.cell = q.at(4, 3, 1)
    q.run(acting.act_ally(q.t, image.number), answers=(f"move {square(cell)}",))
    assert orc.aware
    image.cell = q.at(6, 2, 1)
    assert q.run(laws.target(q.t, orc)) == image.number


@pytest.mark.rule("plungin.effect.assist")
def test_allies_are_helped_too(quest: Any) -> None:
    q = caster(quest, "earth", "golem")
    q.act("cast golem", spot(q, 3, 4), dice=HIT)
    q.state.allies[0].condition = STUNNED
    q.act(f"assist golem-{q.state.allies[0].number}")
    assert q.state.allies[0].help == 1


@pytest.mark.rule("plungin.spell.shadow-images-actions")
def test_by_switch_images_use_their_casters_keys(quest: Any) -> None:
    for switched in (False, True):
        q = caster(quest, "shadow", "shadow-images", points={"images_act": switched})
        door = q.door(1, 0, "great")
        q.act("cast shadow-images", dice=HIT)
        image = q.state.allies[0]
        image.cell = q.at(3, 1, 1)
        q.hero(items=["great-key"])
        found = {str(act) for act in offers.ally_options(q.t, image)}
        assert (f"unlock door-{door}" in found) is switched
    q.state.queue = [image.number]
    q.run(acting.act_ally(q.t, image.number), answers=(f"unlock door-{door}",))
    assert q.state.doors[door].open
    assert q.hero().items == []
