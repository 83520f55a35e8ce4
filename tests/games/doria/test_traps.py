"""Traps: whom they concern, checks, lasting traps, rewards; loot after a kill."""

import pytest

from undercroft.games.doria.content import effects
from undercroft.games.doria.content.definitions import AGI, STR, Trap
from undercroft.games.doria.events import TrapChecked
from undercroft.games.doria.rules import actions, combat, gear, ground, loot, moving, previews, spawn, traps
from undercroft.games.doria.rules.options import Disarm
from undercroft.games.doria.state import Caught
from undercroft.toolkit.odds import either

LARGE = {
    (0, 0): "#######\n#..... \n#..... \n#..... \n#..... \n#..... \n#######",
    (1, 0): "#######\n .....#\n .....#\n .....D\n .....#\n .....#\n#######",
    (2, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


def boulder(s):
    """28 and 3 for each level against strength and agility, in an area; 3 damage, 1 XP."""
    return s.card("boulder-trap")


def drawn(s, number, dice):
    """The first character draws this card as loot."""
    s.state.stacks = [[number], [], []]
    loot.draw(s.t, 0, 1)
    assert s.step(dice) == "take_due"


def phase_f(s):
    """What lasting traps do at the end of a round."""
    s.state.phase, s.state.queue = "F", [s.content.points.phase_f.index("traps")]
    assert s.step() == "special"
    s.state.phase, s.state.queue = "D", []


async def hurt(t, hero):
    from undercroft.games.doria.rules import health

    health.lose_hp(t, hero, 2)


def with_trap(s, *args, **fields):
    number = s.card("boulder-trap")
    s.revise(number, trap=Trap(*args, **fields))
    return number


@pytest.mark.rule("doria.trap.disarm", "doria.trap.failure-en")
def test_the_boulder_needs_28_and_three_per_monster_level(scene):
    s = scene(heroes={"adventurer": (0, 0), "warrior": (1, 0)})
    s.set("adventurer", str_=9, agi=8)
    s.set("warrior", str_=13, agi=9)
    number = boulder(s)
    assert traps.target_number(s.t, traps.trap_of(s.t, number)) == 31
    drawn(s, number, [7, 6, 5, 4])
    checks = s.told(TrapChecked)
    assert [(told.hero, told.total, told.passed) for told in checks] == [("adventurer", 30, 0), ("warrior", 31, 1)]
    assert s.hero("adventurer").hp == s.hero("adventurer").max_hp - 3
    assert s.hero("warrior").hp == s.hero("warrior").max_hp
    s.state.level = 3
    assert traps.target_number(s.t, traps.trap_of(s.t, number)) == 37


@pytest.mark.rule("doria.trap.failure-en")
@pytest.mark.parametrize("dice", [[2, 2], [9, 9], [1, 1]])
@pytest.mark.parametrize("edition", ["en", "de"])
def test_critical_results_mean_nothing_but_two_ones_fail(scene, dice, edition):
    s = scene(heroes={"warrior": (0, 0)}, edition=edition)
    s.set("warrior", str_=60 if dice != [2, 2] else 0, agi=0, hp=10)
    drawn(s, boulder(s), dice)
    assert s.hero("warrior").hp == (10 if dice == [9, 9] else 7)


@pytest.mark.rule("doria.trap.in-loot")
def test_a_trap_acts_the_moment_it_is_drawn(scene):
    s = scene(heroes={"warrior": (0, 0)})
    drawn(s, boulder(s), [2, 2])
    assert s.hero("warrior").hp == 10


@pytest.mark.rule("doria.trap.types-en")
def test_person_area_and_room(scene):
    s = scene(LARGE, heroes={"warrior": (4, 0), "mage": (5, 0), "ranger": (0, 4), "huntress": (12, 2)})
    person, area, room = (Trap(scope, (STR, AGI), 28) for scope in ("person", "area", "room"))
    assert traps.concerned(s.t, 0, person) == [0]
    assert traps.concerned(s.t, 0, area) == [0, 1]
    assert traps.concerned(s.t, 0, Trap("area", (STR, AGI), 28, radius=8)) == [0, 1, 2]
    assert traps.concerned(s.t, 0, room) == [0, 1, 2]  # over the open side, up to the door
    assert traps.concerned(s.t, 3, room) == [3]


@pytest.mark.rule("doria.trap.types-de")
def test_single_and_group_traps_in_the_first_edition(scene):
    s = scene(LARGE, heroes={"warrior": (4, 0), "mage": (5, 0), "ranger": (0, 4), "huntress": (12, 2)}, edition="de")
    assert traps.concerned(s.t, 0, Trap("person", (STR, AGI), 28)) == [0]
    assert traps.concerned(s.t, 0, Trap("area", (STR, AGI), 28)) == [0, 1, 2]  # a group trap fills the room
    assert traps.concerned(s.t, 0, Trap("room", (STR, AGI), 28)) == [0, 1, 2]


@pytest.mark.rule("doria.trap.immune", "doria.uncon.immune")
def test_monsters_and_the_unconscious_are_immune(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("mage", unconscious=True, hp=2)
    orc = s.monster("orc", 0, 1)
    drawn(s, boulder(s), [2, 2])
    assert s.hero("mage").hp == 2
    assert s.state.monsters[orc].hp == 1


@pytest.mark.rule("doria.trap.rewards-en", "doria.card.trap-xp-en")
@pytest.mark.parametrize("dice", [[9, 9], [2, 2]])
def test_the_card_is_gold_and_its_experience_is_the_groups_disarmed_or_not(scene, dice):
    s = scene(heroes={"warrior": (0, 0)})
    number = boulder(s)
    drawn(s, number, dice)
    assert s.state.xp == 1
    assert s.hero("warrior").pack == [number]
    assert gear.gold_value(s.state, s.content, number) == s.content.cards["boulder-trap"].gold == 1


@pytest.mark.rule("doria.trap.rewards-en")
def test_who_disarms_it_gets_the_card(scene):
    s = scene(heroes={"adventurer": (0, 0), "warrior": (1, 0)})
    number = boulder(s)
    drawn(s, number, [2, 2, 9, 9])
    assert s.hero("warrior").pack == [number]


@pytest.mark.rule("doria.trap.rewards-de")
def test_in_the_first_edition_who_disarms_gets_the_experience(scene):
    s = scene(heroes={"warrior": (0, 0)}, edition="de")
    number = boulder(s)
    drawn(s, number, [9, 9])
    assert (s.state.xp, s.hero("warrior").xp) == (0, 1)
    assert s.hero("warrior").pack == []
    drawn(s, number, [2, 2])
    assert s.hero("warrior").xp == 1  # nothing for a trap that struck


@pytest.mark.rule("doria.card.trap-bonus-en", "doria.card.tn-bonus-en")
def test_trap_bonuses_help_and_target_number_bonuses_do_not(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", str_=10, agi=10)
    gloves, hood = s.card("leather-helmet"), s.card("dagger")
    s.revise(gloves, needs=(), traps=2, tn_bonus=5)
    s.revise(hood, needs=(), traps=1, zone="accessory", hands=0)
    gear.put_on(s.content, s.hero("warrior"), gloves, 0)
    gear.put_on(s.content, s.hero("warrior"), hood, 5)
    drawn(s, boulder(s), [4, 4])
    told = s.told(TrapChecked)[0]
    assert (told.total, told.target, told.passed) == (31, 31, 1)


# ----------------------------------------------------------------------------------------------- lasting traps


@pytest.mark.rule("doria.trap.blocked-doors", "doria.trap.effects-end-en")
def test_a_room_trap_blocks_the_doors_until_it_is_disarmed(scene):
    s = scene(LARGE, heroes={"warrior": (4, 0), "huntress": (12, 2)})
    number = s.card("portcullis")
    drawn(s, number, [2, 2])
    assert s.board.joined_slots(1) == [0]  # the door to the third tile is a wall
    assert s.state.caught[0].slots == (0, 1)
    assert s.state.xp == 0  # not over yet
    assert "disarm 0" in map(str, actions.legal(s.t, 0))
    assert "disarm 0" not in map(str, actions.legal(s.t, 1))
    s.step(answers=["disarm 0"], dice=[2, 2])
    assert s.hero("warrior").ap == 10
    assert s.state.caught
    s.step(answers=["disarm 0"], dice=[9, 9])
    assert s.state.caught == []
    assert sorted(s.board.joined_slots(1)) == [0, 2]
    assert s.hero("warrior").pack == [number]
    assert s.state.xp == 1


@pytest.mark.rule("doria.trap.move-inside")
def test_inside_a_closed_room_everybody_moves_freely(scene):
    s = scene(LARGE, heroes={"warrior": (4, 0), "huntress": (12, 2)})
    drawn(s, s.card("portcullis"), [2, 2])
    reached = {s.at(option.square) for option in moving.moves(s.t, 0) if str(option).startswith("walk")}
    assert (0, 0) in reached
    assert (9, 4) in reached
    assert (10, 2) not in reached


@pytest.mark.rule("doria.trap.no-movement-en")
def test_who_is_held_is_freed_with_the_trap(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    drawn(s, s.card("water-pit"), [2, 2])
    assert s.hero("warrior").held
    assert moving.moves(s.t, 0) == []
    phase_f(s)
    assert s.hero("warrior").hp == 12
    assert s.hero("mage").hp == 4
    assert traps.disarmable(s.t, 1) == [0]  # a neighbour can help
    s.set("warrior", ap=0)
    s.set("mage", ap=20)
    s.step([10, 9, 9], ["disarm 0"])
    assert s.hero("mage").ap == 15
    assert not s.hero("warrior").held


@pytest.mark.rule("doria.trap.effects-end-en")
def test_some_traps_end_by_themselves(scene):
    s = scene(heroes={"warrior": (0, 0)})
    number = s.card("wire-snare")
    s.state.round = 3
    drawn(s, number, [2, 2])
    phase_f(s)
    assert s.hero("warrior").held
    s.state.round = 4
    phase_f(s)
    assert not s.hero("warrior").held
    assert s.state.caught == []
    assert s.hero("warrior").pack == [number]


def test_disarming_means_its_chance(scene):
    from undercroft.games.doria.rules.dice import check_odds

    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", str_=10, agi=5)
    number = with_trap(s, "room", (STR, AGI), 28, 3, lasting=True)
    s.state.caught.append(Caught(number, 0, (0,), (), (), 1))
    assert previews.act_meaning(s.t, 0, Disarm(0, number)).odds == either(check_odds(15, 31))


@pytest.mark.rule("doria.trap.area-attack-en")
def test_an_area_effect_with_friends_hits_characters_in_it_and_a_chain_does_not(scene):
    from undercroft.games.doria.content.definitions import Reach

    s = scene(heroes={"mage": (0, 0), "warrior": (3, 0)})
    orb = s.give("mage", "psi-orb")
    orc = s.monster("orc", 2, 0)
    s.revise(orb, reach=Reach("burst", radius=1, friends=True))
    assert combat.struck(s.t, 0, s.content.numbered[orb], orb, orc) == ([orc], [1])
    s.revise(orb, reach=Reach("chain", radius=2))
    assert combat.struck(s.t, 0, s.content.numbered[orb], orb, orc) == ([orc], [])


# ----------------------------------------------------------------------------------------------- loot after a kill


def kill(s, mods=()):
    orc = s.monster("orc", 4, 4, mods=mods)
    s.run(combat.defeat(s.t, orc, 0))


@pytest.mark.rule("doria.defeat.loot-en", "doria.defeat.loot-de", "doria.monster.constant-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_one_loot_card_for_a_monster_at_any_level(scene, edition):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, edition=edition)
    s.state.level = 3
    kill(s)
    assert s.state.loot_due == [(0, 1)]
    assert s.state.xp == 1
    for monster in s.content.monsters.values():
        assert monster.ap == s.content.monsters[monster.id].ap
    s.state.stacks = [[s.card("wooden-club")], [], []]
    s.step(answers=["pack"])
    assert len(s.hero("warrior").pack) == 1
    assert s.state.loot_due == []


@pytest.mark.rule("doria.defeat.loot-order-en", "doria.defeat.loot-multi-en")
def test_cards_for_all_kills_of_one_action_are_played_out_in_draw_order(scene):
    s = scene(heroes={"warrior": (0, 0)})
    kill(s)
    kill(s)
    assert s.state.loot_due == [(0, 1), (0, 1)]
    trap, club = boulder(s), s.card("wooden-club")
    s.state.stacks = [[club, trap], [], []]
    s.step(dice=[2, 2])
    assert s.hero("warrior").hp == 10
    s.step(answers=["pack"])
    assert s.hero("warrior").pack == [trap, club]


@pytest.mark.rule("doria.defeat.trap-stop-en")
@pytest.mark.parametrize("stops", [False, True])
def test_stopping_at_a_trap_is_a_variant(scene, stops):
    s = scene(heroes={"warrior": (0, 0)}, stop_after_trap=stops)
    trap, club = boulder(s), s.card("wooden-club")
    s.state.stacks = [[club, trap], [], []]
    loot.draw(s.t, 0, 2)
    s.step(dice=[2, 2], answers=["stop"] if stops else [])
    assert s.state.loot_due == ([] if stops else [(0, 1)])


@pytest.mark.rule("doria.defeat.trap-stop-de")
def test_in_the_first_edition_drawing_stops_at_the_first_trap(scene):
    s = scene(heroes={"warrior": (0, 0)}, edition="de")
    first, second, club = boulder(s), boulder(s), s.card("wooden-club")
    s.state.stacks = [[club, second, first], [], []]
    loot.draw(s.t, 0, 3)
    s.step(dice=[2, 2], answers=["draw"])
    s.step(dice=[2, 2], answers=["stop"])
    assert s.hero("warrior").hp == 7
    assert s.state.loot_due == []
    assert s.state.stacks[0] == [club]


# ----------------------------------------------------------------------------------------------- spawning


@pytest.mark.rule("doria.spawn.modification")
@pytest.mark.parametrize(("edition", "kind"), [("en", "mummy"), ("de", "orc")])
def test_a_slimecrawler_and_a_colossal_monster(scene, edition, kind):
    s = scene(
        "#######\n#.....#\n#.w.w.#\n#.....#\n#.....#\n#.....#\n#######", heroes={"warrior": (0, 4)}, edition=edition
    )
    s.state.icons = [s.sq(1, 1), s.sq(3, 1)]
    s.state.monster_deck += [kind, "colossal", "slimecrawler"]
    s.step()
    s.step()
    slime, colossal = s.state.monsters.values()
    assert (slime.kind, slime.mods, s.at(slime.square)) == ("slimecrawler", (), (1, 1))
    assert (colossal.kind, colossal.mods, s.at(colossal.square)) == (kind, ("colossal",), (3, 1))
    assert s.state.monster_discard[-3:] == ["slimecrawler", "colossal", kind]


@pytest.mark.rule("doria.spawn.extra-monsters", "doria.spawn.modification")
def test_a_horde_stands_as_near_as_possible_and_closer_to_the_hero(scene):
    s = scene(heroes={"warrior": (2, 4)})
    s.state.monster_deck += ["zombie", "fire-creature", "horde", "explosion"]
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    horde = list(s.state.monsters.values())
    assert len(horde) == 3
    assert all(set(zombie.mods) == {"explosion", "horde", "fire-creature"} for zombie in horde)
    assert {s.at(zombie.square) for zombie in horde} == {(0, 0), (1, 0), (0, 1)}


@pytest.mark.rule("doria.spawn.extra-monsters")
def test_between_equal_squares_the_one_closer_to_a_character_counts(scene):
    s = scene(heroes={"warrior": (4, 0), "mage": (0, 4)})
    assert s.at(spawn.free_square(s.t, "orc", s.sq(2, 2))) == (2, 2)
    s.monster("orc", 2, 2)
    s.hero("mage").square = s.sq(4, 4)
    assert s.at(spawn.free_square(s.t, "orc", s.sq(2, 2))) in ((2, 1), (3, 2), (2, 3))
    s.hero("warrior").square, s.hero("mage").square = s.sq(2, 0), s.sq(2, 4)
    assert s.at(spawn.free_square(s.t, "orc", s.sq(2, 2))) == (2, 3)  # melee looks at strength: the mage is weaker


@pytest.mark.rule("doria.monster.goblin")
def test_goblins_come_in_pairs(scene):
    s = scene(heroes={"warrior": (4, 4)})
    s.state.monster_deck.append("goblin")
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    assert [monster.kind for monster in s.state.monsters.values()] == ["goblin", "goblin"]
    for x in range(3):
        s.monster("goblin", x, 3)
    s.state.monster_deck.append("goblin")
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    assert len(s.state.monsters) == 5
    assert len(s.state.activations) == 2  # no figure left, for neither of them


@pytest.mark.rule("doria.spawn.no-figure", "doria.spawn.no-figure-mods-en")
def test_without_a_gargoyle_figure_the_closest_gets_blocker_and_acts(scene):
    s = scene(heroes={"warrior": (4, 4)})
    far, near = s.monster("gargoyle", 0, 0), s.monster("gargoyle", 3, 3)
    s.state.monster_deck += ["gargoyle", "blocker"]
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    assert s.state.monsters[near].mods == ("blocker",)
    assert s.state.monsters[far].mods == ()
    assert s.state.activations == [(near, -1)]
    assert not s.state.monsters[near].acted  # it acts again at its normal initiative


@pytest.mark.rule("doria.spawn.no-figure-mods-de")
def test_in_the_first_edition_the_modifications_are_lost(scene):
    s = scene(heroes={"warrior": (4, 4)}, edition="de")
    zombies = [s.monster("zombie", x, 0) for x in range(3)]
    s.state.monster_deck += ["zombie", "fast"]
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    assert all(s.state.monsters[zombie].mods == () for zombie in zombies)
    assert s.state.activations == [(zombies[2], -1)]


@pytest.mark.rule("doria.spawn.fast-mods-en")
def test_fast_monsters_act_before_the_players(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.active = 0
    s.run(spawn.bring(s.t, "zombie", ("fast",), s.sq(4, 4)))
    assert s.state.activations == [(0, -1)]
    s.run(spawn.bring(s.t, "zombie", (), s.sq(4, 4)))
    assert len(s.state.activations) == 1


@pytest.mark.rule("doria.spawn.mod-effects-not-monsters-en")
def test_an_explosion_hurts_characters_never_monsters(scene):
    s = scene(heroes={"warrior": (1, 0), "mage": (4, 4)})
    bomb, other = s.monster("zombie", 0, 0, mods=("explosion",)), s.monster("orc", 0, 1)
    s.run(combat.defeat(s.t, bomb, 1))
    assert s.hero("warrior").hp < 13
    assert s.hero("mage").hp == 4
    assert s.state.monsters[other].hp == 1


def test_ground_change_keeps_the_rest(scene):
    s = scene()
    ground.dig_hole(s.t, 3)
    ground.dig_hole(s.t, 3)
    assert s.state.dungeon.holes == (3,)


@pytest.mark.rule("doria.spawn.extra-monsters")
def test_figures_never_appear_in_a_part_that_does_not_hang_together(scene):
    s = scene("#######\n#.#...#\n###...#\n#######\n#######\n#######\n#######", heroes={"warrior": (4, 1)})
    s.monster("orc", 0, 0)
    assert spawn.free_square(s.t, "zombie", s.sq(0, 0)) == spawn.OUTSIDE  # its only square is taken
    s.state.monsters.clear()
    assert spawn.free_square(s.t, "zombie", s.sq(0, 0)) == s.sq(0, 0)


# ----------------------------------------------------------------------------------------------- rooms left behind

TWO_ROOMS = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


def barred(scene, heroes, **more):
    """The warrior has drawn a Portcullis, and nobody has opened it."""
    s = scene(TWO_ROOMS, heroes=heroes, **more)
    s.set("warrior", str_=1, per=1)
    portcullis = s.card("portcullis")
    drawn(s, portcullis, [2, 3] * len([x for x, _ in heroes.values() if x < 5]))
    assert s.board.is_barred(s.sq(4, 2) * 4 + 1)
    return s, portcullis


@pytest.mark.rule("doria.trap.effects-end-en", "doria.trap.blocked-doors", "doria.trap.rewards-en")
def test_a_barred_room_opens_when_the_last_one_leaves_by_the_exit(scene):
    s, portcullis = barred(scene, {"warrior": (1, 1), "huntress": (0, 0), "mage": (7, 2)}, scenario="buried-alive")
    s.state.tokens[s.sq(1, 1)] = "exit"
    s.step(answers=["do leave"])
    assert s.state.caught  # the huntress is in there still
    s.set("huntress", ap=20, square=s.sq(1, 1))
    s.step(answers=["do leave"])
    assert s.state.caught == []
    assert not s.board.is_barred(s.sq(4, 2) * 4 + 1)
    assert portcullis in s.state.discard  # who drew it is out
    assert s.state.xp == 1


@pytest.mark.rule("doria.trap.effects-end-en")
def test_who_lies_unconscious_in_a_barred_room_keeps_it_barred(scene):
    s, _ = barred(scene, {"warrior": (1, 1), "mage": (7, 2)})
    s.set("mage", ap=20, square=s.sq(1, 3), unconscious=True)
    s.run(effects.recall(s.t, 1, 0))
    assert s.state.caught  # recalled to the mage, into the same room
    s.set("mage", square=s.sq(7, 2), unconscious=False)
    s.run(effects.recall(s.t, 1, 0))
    assert s.state.caught == []
    assert s.state.heroes[0].pack  # it pays as gold all the same


@pytest.mark.rule("doria.trap.effects-end-en", "doria.secret.in-trapped-room-en")
def test_a_barred_room_that_is_left_through_a_secret_door_opens(scene):
    s, _ = barred(scene, {"warrior": (4, 4), "mage": (7, 2)})
    secret = s.sq(4, 4) * 4 + 1
    ground.change(s.t, secret=(secret,), opened=(*s.state.dungeon.opened, secret))
    s.step(answers=[f"walk {s.sq(3, 4)}"])
    assert s.state.caught
    s.step(answers=[f"walk {s.sq(5, 4)}"])
    assert s.state.caught == []


@pytest.mark.rule("doria.trap.effects-end-en", "doria.trap.blocked-doors")
def test_a_door_that_two_traps_bar_opens_with_the_second(scene):
    s, _ = barred(scene, {"warrior": (1, 1), "mage": (7, 2)})
    s.set("mage", str_=1, wis=1)
    flood = next(n for n, card in enumerate(s.content.numbered) if card.id == "flooding-room")
    s.run(traps.spring(s.t, 1, flood), dice=[2, 3])  # in the room behind the same door
    door = s.sq(4, 2) * 4 + 1
    traps.end_trap(s.t, s.state.caught[0], 0)
    assert s.board.is_barred(door)
    traps.end_trap(s.t, s.state.caught[0], 1)
    assert not s.board.is_barred(door)
    assert s.state.dungeon.barred == ()


@pytest.mark.rule("doria.trap.disarm")
def test_a_wire_snare_is_loosened_for_five_points(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", str_=1, agi=1)
    drawn(s, s.card("wire-snare"), [2, 3])
    s.step(dice=[2, 3], answers=["disarm 0"])
    assert s.hero("warrior").ap == 20 - 5
    assert s.hero("warrior").held


@pytest.mark.rule("doria.defeat.trap-stop-en", "doria.defeat.loot-multi-en")
def test_stopping_leaves_the_cards_of_all_monsters_of_the_action(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)}, stop_after_trap=True)
    s.state.stacks = [[s.card("wooden-club"), boulder(s)], [], []]
    loot.draw(s.t, 0, 1)
    loot.draw(s.t, 0, 1)
    loot.draw(s.t, 1, 1)
    s.step(dice=[9, 9], answers=["stop"])
    assert s.state.loot_due == [(1, 1)]  # the mage draws for her own
