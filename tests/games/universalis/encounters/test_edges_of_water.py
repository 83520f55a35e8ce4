"""Water, clocks, chests, gazes and talents: bounds and rare branches."""

import pytest

from undercroft.games.universalis.content.definitions import Summon
from undercroft.games.universalis.content.quests import Door, Ground, Section
from undercroft.games.universalis.content.skills import reactions, talents
from undercroft.games.universalis.rules.automaton import aims
from undercroft.games.universalis.rules.characters import competing, figures, party
from undercroft.games.universalis.rules.checks import fear, skills
from undercroft.games.universalis.rules.encounters import encounters, water
from undercroft.games.universalis.rules.exploring import exploration, revealing
from undercroft.games.universalis.rules.harm.effects import Use
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.rules.turns import clock, turns
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Fallen, Held, Lasting, Mark, Note
from undercroft.testing import run

LANE = "a" * 12
HALL = "\n".join([LANE] * 8)
TWO = "\n".join(["aaaabbbbbb"] * 6)
GATE = (Door("gate", (3, 2), "east"),)


# ------------------------------------------------------------------------------------------------ water


def pool(arena, seat=NOBODY):
    """A flooded room of six squares by six."""
    a = arena(TWO, dark_seat=seat, doors=GATE, factions=("followers-of-the-claw",),
              ground=(Ground("deep-water", (6, 1), 2, 2),))  # fmt: skip
    a.reveal_all()
    return a, a.hero(3, 2)


@pytest.mark.rule("dun.skill.nature.aquatic-animal.surface")
def test_the_corners_of_a_flooded_room_where_nobody_stands(arena):
    a, hero = pool(arena)
    assert [a.board.xy(cell) for cell in water.corners(a.t)] == [(4, 0), (9, 0), (4, 5), (9, 5)]
    hero.cell = a.at(9, 0)
    assert [a.board.xy(cell) for cell in water.corners(a.t)] == [(4, 0), (4, 5), (9, 5)]
    b = arena(TWO, doors=GATE, ground=(Ground("deep-water", (6, 1), 2, 2),))
    b.hero(0, 0)
    assert water.corners(b.t) == [], "nobody has seen the room yet"


@pytest.mark.rule("dun.skill.nature.aquatic-animal.surface", "dun.skill.nature.aquatic-animal.adp", "dun.score.dp-turn")
@pytest.mark.parametrize(("die", "rises"), [(4, True), (3, False)])
def test_at_the_start_of_the_dark_turn_a_viper_rises_on_four(arena, die, rises):
    a, hero = pool(arena)
    far = a.hero(0, 5)
    a.creature("claw-initiate", 9, 3)
    a.state.dark.submerged, a.state.turn.side = ["cave-viper"], DARK
    a.run(turns.start_dark(a.t), [die, *((1, 2, 6, 5) if rises else ()), 1])
    assert a.state.dark.submerged == ([] if rises else ["cave-viper"])
    vipers = [f for f in a.state.figures.values() if f.card == "cave-viper"]
    assert len(vipers) == rises
    if rises:
        (viper,) = vipers
        assert a.board.xy(viper.cell) in {(4, 0), (9, 0), (4, 5), (9, 5)}
        assert viper.facing == a.board.facing(viper.cell, hero.cell)
        assert a.board.distance(viper.cell, hero.cell) < a.board.distance(viper.cell, far.cell) or far.cell


@pytest.mark.rule("dun.skill.nature.aquatic-animal.surface")
def test_a_dark_player_lets_it_rise_in_the_first_corner_of_the_board(arena):
    """Square 0 is a corner like any other; it looks at the nearest hero, not at its friends."""
    a = arena("\n".join(["aaaaaa"] * 4), dark_seat=1, start=((3, 3),), ground=(Ground("deep-water", (2, 1), 2, 2),))
    near, _ = a.hero(2, 0), a.hero(5, 3)
    a.creature("claw-initiate", 0, 1)
    a.state.dark.submerged = ["cave-viper"]
    a.run(water.surface(a.t), [1, 2, 6, 5], [str(a.at(0, 0))])
    viper = next(f for f in a.state.figures.values() if f.card == "cave-viper")
    assert viper.cell == a.at(0, 0)
    assert viper.facing == a.board.facing(viper.cell, near.cell)


@pytest.mark.rule("dun.init.trigger-spawn")
def test_without_anybody_new_or_any_hero_nobody_rolls_for_initiative(arena):
    a = arena()
    orc = a.creature("orc-warrior", 4, 4)
    assert a.run(encounters.initiative(a.t, [orc.id], fighting=False))
    a.hero(1, 1)
    assert a.run(encounters.initiative(a.t, [99], fighting=False))
    assert a.t.rolled == []


@pytest.mark.rule("dun.spell.aoe")
def test_nobody_is_summoned_for_a_summoner_who_is_gone(arena):
    a = arena()
    a.run(encounters.summon(a.t, Summon("spirit-wolf"), Use(card="spirit-pack", source=99, target=99)))
    assert a.state.figures == {}


# ------------------------------------------------------------------------------------------------ competing, company


@pytest.mark.rule("dun.compete.best", "dun.compete.worst")
@pytest.mark.parametrize(
    ("feats", "gained", "xp"),
    [
        ((5, 3, None), (1, 1, 1), (2, 1, 0)), ((5, 3, 0), (1, 1, 0), (2, 1, 0)), ((5, 3, 0), (2, 2, 2), (3, 2, 1)),
        ((5, 5, 0), (1, 1, 1), (1, 1, 0)), ((5, 0), (1, 1), (2, 1)), ((0, 0, 0), (1, 1, 1), (1, 1, 1)),
        ((1, None, None), (0, 0, 0), (1, 0, 0)),
    ],
)  # fmt: skip
def test_the_best_gains_and_the_last_of_three_loses_a_point(arena, feats, gained, xp):
    a = arena()
    a.switch(compete=True)
    heroes = [a.hero(x, 0, xp=got) for x, got in enumerate(gained)]
    for hero, count in zip(heroes, feats, strict=True):
        hero.uses |= {} if count is None else {Note.FEATS: count}
    competing.award(a.t, heroes, {hero.id: got for hero, got in zip(heroes, gained, strict=True)})
    assert tuple(hero.xp for hero in heroes) == xp


@pytest.mark.rule("dun.heroes.restrictions-optional", "dun.heroes.type-mix")
@pytest.mark.parametrize("free", [0, 1])
def test_how_many_are_still_missing_in_a_party(arena, free):
    a = arena()
    a.switch(free_party=free)
    a.state.party.start_heroes = 3
    a.hero(1, 1)
    assert party.company(a.state, a.content).left == 2


@pytest.mark.rule("dun.size.equals-height", "dun.terrain.elevated")
def test_who_is_in_a_pit_is_no_higher_than_the_floor(arena):
    a = arena(LANE, ground=(Ground("pit", (3, 0)), Ground("high", (6, 0), 3, 1, 2)))
    assert figures.height(a.t, a.hero(3, 0, marks=Mark.IN_PIT)) == 0
    assert figures.height(a.t, a.hero(2, 0)) == 2
    assert figures.height(a.t, a.hero(7, 0)) == 4
    assert figures.height(a.t, a.creature("grave-rats", 0, 0)) == 2


@pytest.mark.rule("dun.mount.height", "dun.terrain.elevated")
@pytest.mark.parametrize(("x", "high"), [(3, 3), (8, 5)])
def test_a_rider_is_one_higher_than_his_mount_and_what_it_stands_on(arena, x, high):
    a = arena(LANE, ground=(Ground("high", (6, 0), 4, 1, 2),))
    hero = a.hero(x, 0)
    horse = a.companion("riding-horse", x, 0, kind="pet", owner=hero.id)
    bind(a.t, hero, horse)
    assert figures.height(a.t, hero) == high


# ------------------------------------------------------------------------------------------------ clocks


@pytest.mark.rule("dun.timed.dark-player")
@pytest.mark.parametrize(
    ("width", "main", "who", "great"),
    [(8, False, HEROES, False), (9, False, HEROES, True), (3, True, HEROES, True), (9, False, DARK, False)],
)
def test_a_great_fight_is_one_in_more_than_forty_squares_or_the_main_room(arena, width, main, who, great):
    a = arena("\n".join(["a" * width + "bb"] * 5), sections=(Section("a", main=main), Section("b")),
              doors=(Door("gate", (width - 1, 2), "east", kind="open"),))  # fmt: skip
    a.reveal_all()
    hero, orc = a.hero(width, 0), a.creature("orc-warrior", width, 3)
    (hero if who == HEROES else orc).cell = a.at(0, 0)
    assert clock.great_fight(a.t) is great


@pytest.mark.rule("dun.timed.dark-player", "dun.timed.clock-stops")
def test_the_clock_is_looked_at_while_some_creatures_have_acted_and_others_have_not(arena):
    a = arena("\n".join(["a" * 9] * 5), dark_seat=1)
    a.switch(timed=True)
    a.hero(0, 0)
    one, two = a.creature("orc-warrior", 5, 3), a.creature("orc-warrior", 6, 3)
    assert not a.run(clock.dark_time_is_up(a.t))
    one.marks |= Mark.ACTIVATED
    assert a.run(clock.dark_time_is_up(a.t), (), ["over"])
    assert a.t.asked[-1].about["place"] == clock.control.place_of(a.t, one.cell)
    two.marks |= Mark.ACTIVATED
    assert not a.run(clock.dark_time_is_up(a.t))


# ------------------------------------------------------------------------------------------------ exploring


@pytest.mark.rule("dun.break.no-ranged", "dun.quick.give", "dun.break.chest")
def test_of_two_guns_the_loaded_one_is_fired_and_has_served(arena):
    a = arena(chests=((4, 3),))
    hero = a.hero(4, 4, hands=("handgun",))
    hero.hands = [Held("handgun", loaded=False), Held("handgun")]
    held, weapon = exploration.gun_of(a.t, hero, "handgun")
    assert held == Held("handgun")
    assert weapon.id == "handgun"
    a.state.map.chests[a.at(4, 3)].tried = a.content.points.chest_attempts
    active = a.activate(hero)
    a.do(hero, f"blast-chest handgun @{a.at(4, 3)}", [1, 1, 1])
    assert "item-handgun" in active.used
    assert all(not one.loaded for one in hero.hands)


@pytest.mark.rule("dun.riddle.solve", "dun.chest.open")
def test_a_chest_with_a_riddle_is_solved_before_it_is_opened(arena):
    a = arena(chests=((4, 3),))
    chest, cell = a.state.map.chests[a.at(4, 3)], a.at(4, 3)
    chest.riddle = True
    hero = a.hero(4, 4, intelligence=5)
    a.activate(hero)
    offers = a.offers(hero)
    assert f"solve-chest @{cell}" in offers
    assert f"chest @{cell}" not in offers
    assert f"break-chest @{cell}" not in offers
    a.do(hero, f"solve-chest @{cell}", [4, 3])
    assert not chest.riddle
    a.activate(hero)
    assert f"chest @{cell}" in a.offers(hero)
    chest.riddle = chest.failed = True
    assert f"solve-chest @{cell}" not in a.offers(hero)


@pytest.mark.rule("dun.chest.open", "dun.trap.ignore")
def test_a_trapped_chest_goes_off_once_and_then_stands_open(arena):
    a = arena(chests=((4, 3),))
    chest, cell = a.state.map.chests[a.at(4, 3)], a.at(4, 3)
    chest.trap = "poison-needle"
    hero = a.hero(4, 4, dexterity=5, vitality=30, armor=6, natural=6)
    a.state.supply.treasures = []
    a.activate(hero)
    a.t.script([6] * 2 + [1] * 12, a.way_to(hero, f"chest @{cell}"))
    run(turns.act(a.t, hero.id))
    assert chest.trap == ""
    chest.state, chest.tried, chest.obstacle, a.t.left_dice = "closed", 0, True, []
    a.activate(hero)
    a.do(hero, f"chest @{cell}", [6, 5])
    assert chest.state == "open"
    assert f"chest @{cell}" not in a.offers(hero)


@pytest.mark.rule("dun.skill.exploration.thief", "dun.corpse.dice", "dun.corpse.leader")
def test_a_thief_rolls_ones_and_twos_again_and_finds_what_the_dead_bore(arena):
    a = arena()
    hero = a.hero(4, 4, skills=("thief",))
    a.state.map.fallen = [Fallen("champion", True, ("wolfs-bite",), (hero.id,)), Fallen("grunt", False, (), (99,))]
    a.activate(hero)
    a.do(hero, "corpses", [2, 3, 1, 4, 5])
    assert hero.coins == 2
    assert [held.magic for held in hero.pack] == ["wolfs-bite"]
    assert len(a.state.map.fallen) == 1


@pytest.mark.rule("dun.leader.place", "dun.dpsetup.leader-item")
@pytest.mark.parametrize("item", ["wolfs-bite", "ring-of-second-breath", ""])
def test_the_leader_wears_the_object_that_was_chosen_for_him(arena, item):
    a = arena(TWO, doors=GATE, leader="orc-champion")
    a.state.dark.leader_card, a.state.dark.leader_item = "orc-champion", item
    a.reveal_all()
    hero = a.hero(3, 2)
    a.run(revealing.place_leader(a.t, 1, hero.id))
    leader = next(f for f in a.state.figures.values() if f.leader)
    card = a.content.magic.get(item)
    found = [(held.card, held.magic) for held in leader.worn if held.magic]
    assert found == ([(card.base or card.id, item)] if card else [])
    assert a.state.dark.leader_placed


# ------------------------------------------------------------------------------------------------ fear, skills, turns


@pytest.mark.rule("dun.skill.nature.fearsome.contact")
def test_nobody_who_is_gone_is_frightened(arena):
    a = arena()
    a.creature("grave-wight", 4, 3)
    hero = a.hero(4, 4, marks=Mark.KNOCKED_OUT)
    a.run(fear.contact(a.t, hero.id))
    a.run(fear.contact(a.t, 99))
    assert a.t.rolled == []


@pytest.mark.rule("dun.skill.active-passive")
@pytest.mark.parametrize(("who", "skill", "lent"), [(0, "fearsome", True), (1, "fearsome", False), (0, "elite", False)])
def test_a_lasting_effect_lends_its_skill_to_its_target_alone(arena, who, skill, lent):
    a = arena()
    pair = a.hero(1, 1), a.hero(2, 1)
    a.state.lasting = [
        Lasting(pair[0].id, "combat", 1, "turn"),
        Lasting(pair[0].id, "", 0, "combat", "deafening-roar", pair[0].id, skill="fearsome"),
        Lasting(pair[1].id, "", 0, "turn", "encouraging", pair[0].id, skill="encouraged"),
    ]
    assert skills.granted(a.t, pair[who], skill) is lent
    a.state.lasting = []
    assert not skills.granted(a.t, pair[who], skill)


@pytest.mark.rule("dun.skill.active-passive")
def test_only_skills_with_few_uses_are_asked_about(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.creature("orc-warrior", 4, 4)
    for skill in ("great-explorer", "climber", "impassible"):
        few = a.content.skills[skill].uses > 0
        assert skills.is_asked(a.t, hero, skill) is few
        assert not skills.is_asked(a.t, orc, skill)
    once = next(one.id for one in a.content.skills.values() if one.uses == 1)
    assert skills.is_asked(a.t, hero, once)


@pytest.mark.rule("dun.end.conditions")
def test_a_quest_that_is_over_is_not_ended_again(arena):
    a = arena()
    a.hero(1, 1, marks=Mark.KNOCKED_OUT)
    a.state.quest.ended = "won"
    turns.settle(a.t)
    assert a.state.quest.ended == "won"
    a.state.quest.ended = ""
    turns.settle(a.t)
    assert a.state.quest.ended == "fallen"


@pytest.mark.rule("dun.turn.budget")
@pytest.mark.parametrize("gone", [True, False])
def test_who_is_out_of_the_fight_does_nothing_more(arena, gone):
    a = arena()
    hero, other = a.hero(1, 1), a.hero(3, 3)
    a.activate(hero)
    if gone:
        del a.state.figures[hero.id]
    else:
        hero.marks |= Mark.KNOCKED_OUT
    a.run(turns.act(a.t, hero.id))
    assert a.state.turn.active is None
    assert other.cell == a.at(3, 3)


@pytest.mark.rule("dun.init.reinforce-win")
def test_a_creature_that_acts_at_once_waits_in_the_turn_that_follows(arena):
    a = arena(dark_seat=1)
    a.hero(1, 1)
    orc = a.creature("orc-warrior", 8, 5)
    orc.seat = 1
    a.state.turn.extra = [orc.id]
    a.run(turns.extra_next(a.t), (), [f"activate #{orc.id}"])
    assert a.state.turn.active.who == orc.id
    a.do(orc, "end")
    a.run(turns.resume(a.t))
    assert orc.marks & Mark.WAITS


# ------------------------------------------------------------------------------------------------ gazes, traps, talents


@pytest.mark.rule("dun.skill.nature.lethal-gaze.test", "dun.skill.nature.lethal-gaze.immune")
@pytest.mark.parametrize(
    ("hands", "die", "out"), [((), 7, False), ((), 6, True), (("shield",), 6, False), (("shield",), 5, True)]
)
def test_a_shield_helps_against_the_gaze_of_a_basilisk(arena, hands, die, out):
    a = arena(HALL)
    beast = a.creature("basilisk", 6, 3, facing="west")
    hero = a.hero(1, 3, facing="east", intelligence=3, hands=hands)
    active = a.activate(hero)
    found = a.run(reactions.gazed_at(a.t, beast, hero), [die - die // 2, die // 2])
    assert found is out
    assert active.used == [f"gaze-{beast.id}"]
    assert bool(hero.marks & Mark.KNOCKED_OUT) is out
    if not out:
        assert not a.run(reactions.gazed_at(a.t, beast, hero)), "once in an activation"


@pytest.mark.rule("dun.skill.exploration.trapper.limits")
def test_a_trapper_traps_nobody_twice(arena):
    a = arena(LANE)
    hero, orc = a.hero(1, 0, skills=("trapper",)), a.creature("orc-warrior", 3, 0, perception=9)
    assert not a.run(reactions.trapped(a.t, hero, orc), [4, 4], ["spring"])
    assert hero.uses[f"trapper-{orc.id}"] == 1
    assert not a.run(reactions.trapped(a.t, hero, orc))
    assert len(a.t.asked) == 1


@pytest.mark.rule("dun.skill.scholarly.mislead")
@pytest.mark.parametrize(("x", "leader", "near"), [(7, False, True), (8, False, False), (7, True, False)])
def test_whom_one_misleads(arena, x, leader, near):
    a = arena(LANE)
    hero, orc = a.hero(1, 0, skills=("mislead",), intelligence=5), a.creature("orc-warrior", x, 0, leader=leader)
    a.activate(hero)
    assert talents.aim_dupes(a.t, situation(a.t, hero.id)) == ([orc.id] if near else [])
    a.run(talents.mislead(a.t, hero.id, orc.id), [6, 5, 1, 2])
    assert orc.uses[Note.MISLED] == 1
    assert orc.marks & Mark.LOSES_TURN
    assert talents.aim_dupes(a.t, situation(a.t, hero.id)) == []


@pytest.mark.rule("dun.skill.scholarly.first-aid")
def test_first_aid_ends_the_move_of_the_healer_and_the_deeds_of_the_patient(arena):
    a = arena()
    hero, friend = a.hero(4, 4, skills=("first-aid",)), a.hero(5, 4)
    friend.wounds, hero.wounds = 3, 1
    active = a.activate(hero)
    a.run(talents.first_aid(a.t, hero.id, friend.id))
    assert (friend.wounds, hero.wounds) == (1, 1)
    assert (active.move_over, active.points) == (True, 0)
    assert friend.marks & Mark.HELD
    assert friend.uses[Note.AIDED] == a.state.turn.number
    a.run(talents.first_aid(a.t, hero.id, hero.id))
    assert hero.wounds == 0
    assert not hero.marks & Mark.HELD


@pytest.mark.rule("dun.skill.scholarly.recovering-mana", "dun.skill.scholarly.recovering-mana.markers")
def test_of_three_spells_the_two_most_often_cast_are_refreshed(arena):
    a = arena()
    hero = a.hero(4, 4, mana=6, vitality=5)
    hero.mana, hero.casts = 1, {"fireball": 1, "lightning": 3, "cinder-dart": 2, "hellbolt": 0}
    a.run(talents.recover_mana(a.t, hero.id, hero.id), [1, 2, 6, 1])
    assert (hero.mana, hero.wounds) == (3, 2)
    assert hero.casts == {"fireball": 1, "lightning": 2, "cinder-dart": 1, "hellbolt": 0}


@pytest.mark.rule("dun.adp.attack.non-offensive")
@pytest.mark.parametrize(
    ("wounds", "mana", "pool", "hurt", "spent"),
    [
        (0, 2, 6, False, False),
        (1, 1, 6, True, True),
        (2, 0, 6, True, True),
        (0, 1, 1, False, False),
        (0, 1, 2, False, True),
    ],
)
def test_who_needs_help(arena, wounds, mana, pool, hurt, spent):
    a = arena()
    one = a.creature("fallen-cleric", 4, 4, mana=pool)
    one.mana, one.wounds = mana, wounds
    assert talents.hurt(a.t, one, one) is hurt
    assert talents.spent(a.t, one, one) is spent
    assert not talents.in_company(a.t, one, one)
    a.creature("ghoul", 8, 4)
    assert talents.in_company(a.t, one, one)
    assert aims.near_foe(a.t, one) is False
