"""Monsters' order, actions and Laws; the Doom Dragon; wandering Monsters and Random Events."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content.definitions import Group
from undercroft.games.plungin.events.places import Happened
from undercroft.games.plungin.rules import combat, figures, happenings, laws, monsters
from undercroft.games.plungin.state import INCAPACITATED, OUT, STUNNED, WELL

MISS3 = [3, 1, 1]


def in_room(quest: Any, *heroes: str, tile: str = "room-6x6", **setup: Any) -> Any:
    """A room in the north of the Entry Tile in which everybody is put."""
    q = quest(*(heroes or ("meezle", "george")), **setup)
    q.room(tile)
    for number in range(len(q.state.heroes)):
        q.hero(number, cell=q.at(number + 3, 6, 1))
    return q


def law(q: Any, kind: str, **changes: Any) -> None:
    """A Monster type with other figures."""
    q.t.content.monsters[kind] = msgspec.structs.replace(q.t.content.monsters[kind], **changes)


# ------------------------------------------------------------------------------------------ order, actions


@pytest.mark.rule("plungin.turn.monster-order", "plungin.turn.monster-order-ties")
def test_highest_die_first_and_only_ties_roll_again(quest: Any) -> None:
    q = quest("meezle")
    for column in (1, 2, 3, 4):
        q.foe("orc", q.at(column, 6))
    q.passing()
    q.step(dice=[2, 5, 6, 5, 1, 4])  # the two fives: 1 and 4
    assert q.state.queue == [13, 14, 12, 11]
    assert q.t.rolled == [(4, 6, "order"), (2, 6, "order")]


@pytest.mark.rule("plungin.turn.monster-order")
def test_monsters_of_all_rooms_are_in_one_order(quest: Any) -> None:
    q = in_room(quest)
    q.foe("orc", q.at(1, 1, 1))
    q.foe("orc", q.at(1, 1))
    q.foe("orc", q.at(1, 2), aware=False)
    q.passing()
    q.step(dice=[1, 2])
    assert q.state.queue == [12, 11]


@pytest.mark.rule("plungin.monster.actions", "plungin.law.brutal")
def test_two_attacks_in_reach_else_a_move_and_an_attack(quest: Any) -> None:
    q = in_room(quest, "meezle")
    orc = q.foe("orc", q.at(3, 5, 1))
    q.run(monsters.act(q.t, orc), dice=MISS3 * 2)
    assert q.rolls() == ["attack", "attack"]
    orc.cell = q.at(3, 3, 1)
    q.run(monsters.act(q.t, orc), dice=MISS3)
    assert orc.cell == q.at(3, 5, 1)
    assert q.rolls() == ["attack", "attack", "attack"]
    orc.cell = q.at(3, 1, 1)  # five rows off: one Move of 3 is not enough
    q.run(monsters.act(q.t, orc))
    assert orc.cell == q.at(3, 4, 1)


@pytest.mark.rule("plungin.law.brutal", "plungin.monster.laws-decide")
def test_brutal_goes_for_the_nearest_on_foot(quest: Any) -> None:
    q = in_room(quest)
    orc = q.foe("orc", q.at(1, 5, 1))
    assert q.run(laws.target(q.t, orc)) == 0
    q.hero(1, cell=q.at(1, 6, 1))
    assert q.run(laws.target(q.t, orc)) == 1


@pytest.mark.rule("plungin.law.brutal")
def test_characters_in_the_way_do_not_count_for_nearness(quest: Any) -> None:
    q = in_room(quest)
    orc = q.foe("orc", q.at(1, 6, 1))
    q.foe("orc", q.at(2, 6, 1))
    q.foe("orc", q.at(1, 5, 1))
    q.hero(0, cell=q.at(3, 6, 1))
    q.hero(1, cell=q.at(1, 3, 1))
    q.hero(1, cell=q.at(1, 2, 1))
    assert q.run(laws.target(q.t, orc)) == 0  # 2 steps through a friend, against 4


@pytest.mark.rule("plungin.monster.controller")
def test_ties_go_to_the_player_who_built_last(quest: Any) -> None:
    q = in_room(quest, "meezle", "george", seats=2)
    q.state.controller = 1
    orc = q.foe("orc", q.at(3, 5, 1))
    q.hero(0, cell=q.at(2, 5, 1))
    q.hero(1, cell=q.at(4, 5, 1))
    assert q.run(laws.target(q.t, orc), answers=("1",)) == 1
    assert q.t.asked[0].seat == 1


@pytest.mark.rule("plungin.effect.stun-success", "plungin.effect.incap-success")
def test_monsters_shake_off_conditions_like_heroes(quest: Any) -> None:
    q = in_room(quest, "meezle")
    orc = q.foe("orc", q.at(3, 3, 1), condition=STUNNED)
    q.state.queue = [orc.number]
    q.run(monsters.turn(q.t, orc.number), dice=[5, 1, 1])  # RES 3; then only a Move
    assert (orc.condition, orc.cell) == (WELL, q.at(3, 5, 1))
    orc.condition = INCAPACITATED
    q.state.queue = [orc.number]
    q.run(monsters.turn(q.t, orc.number), dice=[5, 5, 1])
    assert orc.condition == WELL
    assert q.rolls() == ["recover", "recover"]


# ------------------------------------------------------------------------------------------ the Laws


@pytest.mark.rule("plungin.law.frenzy")
def test_frenzy_takes_another_hero_each_turn(quest: Any) -> None:
    q = in_room(quest)
    law(q, "orc", law="frenzy")
    orc = q.foe("orc", q.at(3, 5, 1))
    q.run(monsters.act(q.t, orc), dice=MISS3 * 2)
    assert orc.last == 0
    assert q.run(laws.target(q.t, orc)) == 1
    q.hero(1, lif=0, cell=OUT)
    assert q.run(laws.target(q.t, orc)) == 0  # only one is left


@pytest.mark.rule("plungin.law.lured")
def test_lured_goes_for_magic_users(quest: Any) -> None:
    q = in_room(quest, "meezle", "william")
    law(q, "orc", law="lured")
    orc = q.foe("orc", q.at(3, 5, 1))
    assert q.run(laws.target(q.t, orc)) == 1
    q.hero(1, lif=0, cell=OUT)
    assert q.run(laws.target(q.t, orc)) == 0


@pytest.mark.rule("plungin.law.repulsed", "plungin.law.repulsed-no-target")
def test_repulsed_avoids_magic_users_and_retreats_from_them(quest: Any) -> None:
    q = in_room(quest, "william", "meezle")
    law(q, "orc", law="repulsed", range=6)
    orc = q.foe("orc", q.at(3, 4, 1))
    assert q.run(laws.target(q.t, orc)) == 1
    assert not laws.keeps_away(q.t, orc, 1)
    q.hero(1, lif=0, cell=OUT)
    q.run(monsters.act(q.t, orc), dice=MISS3)
    assert orc.cell == q.at(3, 1, 1) or orc.cell == q.at(1, 3, 1)  # three squares farther away, still in range
    assert q.rolls() == ["attack"]
    law(q, "orc", range=0)
    orc.cell = q.at(3, 4, 1)
    q.run(monsters.act(q.t, orc))
    assert q.rolls() == ["attack"]  # without a ranged weapon it only retreats


@pytest.mark.rule("plungin.law.maneuver")
def test_maneuver_keeps_its_distance_and_shoots(quest: Any) -> None:
    q = in_room(quest, "meezle")
    law(q, "orc", law="maneuver", range=4)
    orc = q.foe("orc", q.at(3, 4, 1))
    q.run(monsters.act(q.t, orc), dice=MISS3)
    far = abs(orc.cell % 120 - q.hero().cell % 120) + abs(orc.cell // 120 - q.hero().cell // 120)
    assert far == 4  # no farther than it can shoot
    assert q.rolls() == ["attack"]
    q.run(monsters.act(q.t, orc), dice=MISS3 * 2)  # it cannot get farther: two shots
    assert q.rolls() == ["attack"] * 3


@pytest.mark.rule("plungin.law.conspire")
def test_conspire_keeps_away_and_uses_magic(quest: Any) -> None:
    q = in_room(quest, "meezle")
    wisp = q.foe("will-o-the-wisp", q.at(3, 4, 1))
    q.run(monsters.act(q.t, wisp), dice=[5, 1, 1, 1])
    assert q.state.sleepy == {1: [wisp.number]}
    assert wisp.cell in (q.at(6, 1, 1), q.at(1, 1, 1))
    assert q.rolls() == ["magic"]


@pytest.mark.rule("plungin.law.regroup", "plungin.law.group-target")
def test_regroup_shoots_one_hero_together_from_afar(quest: Any) -> None:
    q = in_room(quest)
    law(q, "orc", law="regroup", range=8)
    one, two = q.foe("orc", q.at(3, 4, 1)), q.foe("orc", q.at(4, 4, 1))
    q.state.prey = {}
    q.run(monsters.act(q.t, one), dice=MISS3)
    assert q.state.prey == {"orc": 0}
    assert q.run(laws.target(q.t, two)) == 0  # George is nearer to it
    assert laws.keeps_away(q.t, two, 0)


@pytest.mark.rule("plungin.law.swarm", "plungin.law.group-target")
def test_a_swarm_goes_for_the_first_ones_nearest(quest: Any) -> None:
    q = in_room(quest)
    one, two = q.foe("stone-deviling", q.at(3, 5, 1)), q.foe("stone-deviling", q.at(4, 5, 1))
    other = q.foe("orc", q.at(6, 6, 1))
    q.run(monsters.act(q.t, one), dice=[3, 1] * 2)
    assert q.run(laws.target(q.t, two)) == 0
    assert q.run(laws.target(q.t, other)) == 1
    q.run(monsters.order(q.t), dice=[1, 2, 3])
    assert q.state.prey == {}  # chosen anew each phase


@pytest.mark.rule("plungin.law.sneaky")
def test_sneaky_waits_for_a_hero_beside_another_monster(quest: Any) -> None:
    q = in_room(quest)
    ghoblin = q.foe("wood-ghoblin", q.at(3, 5, 1))
    q.run(monsters.act(q.t, ghoblin))
    assert q.rolls() == []
    orc = q.foe("orc", q.at(4, 5, 1))  # beside George
    assert q.run(laws.target(q.t, ghoblin)) == 1
    orc.cell = q.at(1, 1, 1)
    assert q.run(laws.target(q.t, ghoblin)) is None


@pytest.mark.rule("plungin.law.sneaky-cornered")
def test_sneaky_strikes_back_only_in_a_corner(quest: Any) -> None:
    q = in_room(quest, "meezle")
    free = q.foe("wood-ghoblin", q.at(3, 4, 1))
    combat.note_fight(q.t, 0, free.number)
    assert q.run(laws.target(q.t, free)) is None
    free.cell = q.at(1, 1, 1)
    q.hero(cell=q.at(3, 3, 1))
    combat.note_fight(q.t, 0, free.number)
    assert q.run(laws.target(q.t, free)) == 0
    q.hero(cell=q.at(1, 2, 1))
    q.state.queue = [free.number]
    q.run(monsters.turn(q.t, free.number), dice=[3, 1, 3, 1])
    assert free.cornered == -1  # for its next turn only


@pytest.mark.rule("plungin.law.sneaky-cornered")
@pytest.mark.parametrize("blocked", [True, False])
def test_an_open_door_is_no_way_out_of_a_corner(quest: Any, blocked: bool) -> None:
    """The ghoblin stands before the open north door, and a Chest on either side of it, or on one only."""
    q = quest("george")
    q.room()
    q.hero(cell=q.at(3, 2))
    ghoblin = q.foe("wood-ghoblin", q.at(3, 1))
    q.chest(q.at(2, 1))
    if blocked:
        q.chest(q.at(4, 1))
    q.act(f"attack sword wood-ghoblin-{ghoblin.number}", dice=[3, 1, 1])
    assert ghoblin.cornered == (0 if blocked else -1)


@pytest.mark.rule("plungin.pushback.monster-follow-up", "plungin.law.conspire")
def test_nobody_steps_after_a_bolt_of_magic_however_near(quest: Any) -> None:
    """The printed witches never follow; one of a user's pack that is brutal would, after a blow."""
    q = in_room(quest, "meezle")
    law(q, "hedge-witch", law="brutal")
    q.hero(cell=q.at(3, 4, 1), life=9)
    witch = q.foe("hedge-witch", q.at(3, 3, 1))
    magic = q.t.content.monsters["hedge-witch"].magic
    q.run(monsters.use_magic(q.t, witch, magic, 0), dice=[6, 6, 1, *[1] * figures.defense_dice(q.t, 0)])
    assert q.hero().cell == q.at(3, 5, 1)  # pushed
    assert witch.cell == q.at(3, 3, 1)


@pytest.mark.rule("plungin.law.malicious", "plungin.law.pack", "plungin.law.pursuit-escape")
@pytest.mark.parametrize(("kind", "follows"), [("malicious", True), ("pack", True), ("brutal", False)])
def test_malicious_and_pack_follow_through_one_doorway_not_two(quest: Any, kind: str, follows: bool) -> None:
    q = in_room(quest, "meezle")
    q.room("room-6x6", q.door(1, 0))
    law(q, "orc", law=kind)
    orc = q.foe("orc", q.at(3, 6, 1))
    q.hero(cell=q.at(3, 4))
    q.run(monsters.act(q.t, orc), dice=MISS3 if follows else ())
    assert (orc.cell == q.at(3, 3)) is follows
    orc.cell = q.at(3, 6, 2)  # two doorways away
    q.run(monsters.act(q.t, orc))
    assert orc.cell == q.at(3, 6, 2)


@pytest.mark.rule("plungin.law.pack", "plungin.law.group-target")
def test_a_pack_shares_its_prey(quest: Any) -> None:
    q = in_room(quest)
    law(q, "orc", law="pack")
    q.state.prey = {"orc": 1}
    assert q.run(laws.target(q.t, q.foe("orc", q.at(3, 5, 1)))) == 1


@pytest.mark.rule("plungin.law.table")
def test_every_law_has_a_monster(quest: Any) -> None:
    q = quest("meezle")
    used = {monster.law for monster in q.t.content.monsters.values()}
    assert used == {
        "brutal",
        "conspire",
        "frenzy",
        "lured",
        "maneuver",
        "regroup",
        "repulsed",
        "sneaky",
        "swarm",
        "malicious",
        "pack",
    }
    assert set(combat.FOLLOWING) == {"brutal", "frenzy", "lured", "swarm", "malicious", "pack"}


# ------------------------------------------------------------------------------------------ the Doom Dragon


def lair(quest: Any, *heroes: str) -> Any:
    q = in_room(quest, *heroes, tile="room-8x8")
    q.foe("doom-dragon", q.at(1, 1, 1))
    return q


@pytest.mark.rule("plungin.power.fire-breath", "plungin.equip.wooden-shield-fire")
def test_fire_breath_burns_a_block_with_seven_points(quest: Any) -> None:
    q = lair(quest, "meezle", "george", "sonia")
    q.hero(0, cell=q.at(4, 4, 1), life=9, res=4, hands=["wooden-shield"])
    q.hero(1, cell=q.at(5, 5, 1), life=9)
    q.hero(2, cell=q.at(8, 8, 1), life=9)
    dragon = q.state.foes[0]
    breath = q.t.content.monsters["doom-dragon"].breath
    q.run(monsters.breathe(q.t, dragon, breath, 0), dice=[5, 5, 1, *[6] * 4])
    assert q.hero(0).lif == 4  # 7 less 2
    assert q.hero(1).lif == 6
    assert q.hero(2).lif == 9  # outside the 2x2
    assert q.hero(0).hands == []  # burnt
    assert "attack" not in q.rolls()
    assert q.hero(0).cell == q.at(4, 4, 1)  # nobody is pushed


@pytest.mark.rule("plungin.power.dragon-nimble", "plungin.monster.doom-dragon-law")
def test_three_breaths_at_three_targets(quest: Any) -> None:
    q = lair(quest, "meezle", "george", "sonia")
    for number, square in enumerate(((4, 1), (4, 8), (8, 5))):
        q.hero(number, cell=q.at(*square, 1), life=9, res=9)
    q.run(monsters.act(q.t, q.state.foes[0]), dice=[1] * 2 + [1] * 4 + [1] * 3)
    assert [hero.lif for hero in q.state.heroes] == [2, 2, 2]


@pytest.mark.rule("plungin.monster.doom-dragon-adjacent", "plungin.monster.doom-dragon-law")
def test_an_adjacent_hero_gets_one_blow_and_breath_besides(quest: Any) -> None:
    q = lair(quest, "meezle")
    q.hero(cell=q.at(1, 2, 1), life=20, res=9)
    q.run(monsters.act(q.t, q.state.foes[0]), dice=[1] * 15 + [1] * 2)
    assert q.rolls() == ["attack", "defense"]  # a blow of 15 dice, one breath; nobody else to breathe at
    assert q.hero().lif == 13


# ------------------------------------------------------------------------------------------ other powers


@pytest.mark.rule("plungin.stat.res")
def test_fear_stuns_who_cannot_resist(quest: Any) -> None:
    q = in_room(quest)
    q.run(monsters.frighten(q.t, 1, 1), dice=[4, 5])
    assert [hero.condition for hero in q.state.heroes] == [STUNNED, WELL]


# ------------------------------------------------------------------------------------------ wandering Monsters


def cleared(quest: Any, **setup: Any) -> Any:
    """A room that once had Monsters; the party stands before it."""
    q = quest("meezle", "george", **setup)
    q.room()
    q.state.rooms[1] = msgspec.structs.replace(q.state.rooms[1], had_monsters=True, entered=True)
    q.hero(0, cell=q.at(3, 1))
    return q


def into(q: Any) -> str:
    cell = q.at(3, 5, 1)
    return f"move {spot(cell)}"


@pytest.mark.rule("plungin.wander.roll", "plungin.wander.where")
def test_the_first_hero_back_in_a_cleared_room_rolls(quest: Any) -> None:
    q = cleared(quest)
    q.act(into(q), dice=[2])
    assert q.t.rolled == [(1, 6, "wander")]
    q.hero(1, cell=q.at(3, 1))
    q.act(f"move {spot(q.at(4, 6, 1))}", number=1)
    assert q.rolls() == ["wander"]  # not once per Hero


@pytest.mark.rule("plungin.wander.roll")
def test_a_room_that_was_cleared_from_outside_is_not_entered_again(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    orc = q.foe("orc", q.at(3, 4, room))
    q.hero(cell=q.at(3, 1))
    q.run(combat.harm(q.t, orc.number, 1, 0))  # shot through the doorway
    q.act(into(q))
    assert q.rolls() == []  # nobody has been in there yet
    q.fresh()
    q.act(f"move {spot(q.at(3, 1))}")
    q.fresh()
    q.act(into(q), dice=[2])
    assert q.rolls() == ["wander"]


@pytest.mark.rule("plungin.wander.roll")
def test_a_new_room_beyond_a_cleared_one_is_not_entered_again(quest: Any) -> None:
    q = cleared(quest)
    door = q.door(1, 0)
    q.open(door)
    beyond = q.room("room-4x4", door)
    q.state.rooms[beyond] = msgspec.structs.replace(q.state.rooms[beyond], had_monsters=True)
    q.hero(mov=9)
    q.act(f"move {spot(q.state.doors[door].beyond[0])}")  # through the cleared room in one Move
    assert q.rolls() == []


@pytest.mark.rule("plungin.wander.roll", "plungin.spell.earth-gate-return")
def test_who_comes_back_in_company_rolls_once(quest: Any) -> None:
    q = cleared(quest)
    q.hero(0, cell=q.at(3, 3), gate=q.at(3, 3, 1))
    q.hero(1, cell=q.at(3, 4))
    q.act("gate", dice=[2])
    assert q.rolls() == ["wander"]
    other = cleared(quest)
    other.hero(0, cell=other.at(3, 3), gate=other.at(3, 3, 1))
    other.hero(1, cell=other.at(3, 4, 1))  # he has been there all the time
    other.act("gate")
    assert other.rolls() == []


@pytest.mark.rule("plungin.wander.where")
def test_no_roll_where_a_monster_is_left_or_never_was(quest: Any) -> None:
    q = cleared(quest)
    q.foe("orc", q.at(1, 1, 1), aware=False)
    q.act(into(q))
    assert q.rolls() == []
    never = quest("meezle")
    never.room()
    never.hero(cell=never.at(3, 1))
    never.act(into(never))
    assert never.rolls() == []


@pytest.mark.rule("plungin.wander.where")
def test_hallways_and_the_entry_tile_bring_no_wandering_monsters(quest: Any) -> None:
    q = quest("meezle")
    q.room("hall")
    for room in (0, 1):
        q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], had_monsters=True, entered=True)
    q.hero(cell=q.at(3, 1))
    cell = q.at(1, 5, 1)
    q.act(f"move {spot(cell)}")
    q.fresh()
    q.act(f"move {spot(q.at(3, 1))}")
    assert q.rolls() == []


@pytest.mark.rule(
    "plungin.wander.roll", "plungin.wander.doorway", "plungin.wander.detect", "plungin.wander.attack-first"
)
def test_wandering_monsters_come_by_a_rolled_doorway_and_attack_at_once(quest: Any, charts: Any, one: Any) -> None:
    from undercroft.games.plungin.spine import next_step

    q = cleared(quest, charts=charts(monsters=one(Group("orc", 1), 20)))
    q.door(1, 0)
    q.act(into(q), dice=[1, 2, 12, 1])  # wander, the second of two doorways, an orc, its facing
    (orc,) = q.state.foes
    assert q.rolls() == ["wander", "doorway-number", "monsters", "facing"]
    assert orc.cell == q.at(3, 1, 1)
    assert orc.aware
    assert next_step(q.state, q.t.content) == ("ambush", orc.number)
    q.run(happenings.ambush(q.t, orc.number), dice=MISS3)
    assert orc.cell == q.at(3, 4, 1)
    assert next_step(q.state, q.t.content) == ("act", 0)


@pytest.mark.rule("plungin.wander.attack-first")
def test_they_attack_first_even_against_their_law(quest: Any, charts: Any, one: Any) -> None:
    q = cleared(quest, charts=charts(monsters=one(Group("wood-ghoblin", 2), 20)))
    q.act(into(q), dice=[1, 4, 1, 1, 5, 2])  # two ghoblins, who are Sneaky, at the one doorway
    first = q.state.ambush[0]
    q.run(happenings.ambush(q.t, first), dice=[3, 1] * 2)
    assert "attack" in q.rolls()


@pytest.mark.rule("plungin.wander.full")
def test_full_doorways_send_them_to_the_nearest_squares(quest: Any) -> None:
    from undercroft.games.plungin.rules import inhabitants

    q = cleared(quest)
    q.chest(q.at(3, 6, 1))
    q.chest(q.at(4, 6, 1))
    q.run(inhabitants.come_in(q.t, 1, (q.at(3, 6, 1), q.at(4, 6, 1)), "orc", 2), dice=[1, 1])
    assert {foe.cell for foe in q.state.foes} <= {q.at(3, 5, 1), q.at(2, 6, 1), q.at(4, 5, 1), q.at(5, 6, 1)}


# ------------------------------------------------------------------------------------------ Random Events


def fumble(quest: Any, die: int, *heroes: str, **setup: Any) -> Any:
    """A Hero looks for a trap and rolls nothing but 1s and 2s; the event die shows `die`."""
    q = quest(*(heroes or ("meezle",)), **setup)
    q.hero(cell=q.at(3, 3), wit=2)
    q.chest(q.at(3, 4))
    q.t.script([2, 1, die])
    return q


@pytest.mark.rule("plungin.dice.event-trigger", "plungin.event.chart")
def test_nothing_but_ones_and_twos_brings_an_event(quest: Any) -> None:
    q = fumble(quest, 6)
    q.act("detect chest-0")
    assert q.rolls() == ["detect-trap", "event"]
    assert q.hero().gold == 20  # a purse
    assert q.t.told(Happened)[0].event == "dropped-purse"


@pytest.mark.rule("plungin.dice.event-trigger")
def test_a_three_saves_from_it_and_no_dice_are_no_fumble(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3), wit=2)
    q.chest(q.at(3, 4))
    q.act("detect chest-0", dice=[3, 1])
    q.hero(wit=0)
    q.fresh()
    q.act("detect chest-0")
    assert q.rolls() == ["detect-trap"]


@pytest.mark.rule("plungin.dice.event-exempt")
def test_defense_monsters_and_traps_bring_no_event(quest: Any) -> None:
    q = in_room(quest, "meezle")
    orc = q.foe("orc", q.at(3, 5, 1))
    q.run(monsters.act(q.t, orc), dice=[1, 1, 1, 5, 1, 1, 1, 1])
    assert "event" not in q.rolls()


@pytest.mark.rule("plungin.dice.event-trigger")
def test_the_action_counts_first(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3), dex=1)
    q.chest(q.at(3, 4), locked=True, trap="poison-needle")
    q.act("pick chest-0", dice=[1, 1, 1, 1, 6])
    assert q.rolls() == ["lock", "trap", "event"]


@pytest.mark.rule("plungin.event.reroll")
def test_an_event_that_cannot_apply_is_rolled_again(quest: Any) -> None:
    q = fumble(quest, 3)  # nobody there to hear an echo
    q.t.script([5, 4])  # full of life: no second wind
    q.act("detect chest-0")
    assert q.rolls() == ["detect-trap", "event", "event", "event"]
    assert q.hero().turn.slowed


@pytest.mark.rule("plungin.event.reroll")
def test_no_event_if_none_can_apply(quest: Any, charts: Any, one: Any) -> None:
    q = quest("meezle", charts=charts(event=one("second-wind")))
    q.run(happenings.random_event(q.t, 0))
    assert q.rolls() == []


@pytest.mark.rule("plungin.ability.lucky")
def test_the_lucky_choose_from_two_rolls(quest: Any) -> None:
    q = fumble(quest, 4)
    q.hero(abilities=["lucky"])
    q.act("detect chest-0", "dropped-purse", dice=[6])
    assert q.hero().gold == 20
    assert not q.hero().turn.slowed


@pytest.mark.rule("plungin.event.monster-patrol")
def test_a_patrol_comes_by_the_doorway_of_entry_and_knows_the_heroes(quest: Any, charts: Any, one: Any) -> None:
    q = quest("meezle", charts=charts(monsters=one(Group("orc", 3), 20)))
    q.room()
    q.door(1, 0)
    q.hero(cell=q.at(3, 1), mov=6)
    cell = q.at(3, 3, 1)
    q.act(f"move {spot(cell)}")
    q.run(happenings.happen(q.t, 0, q.t.content.happenings["monster-patrol"]), dice=[1, 1, 1, 1])
    assert {foe.cell for foe in q.state.foes} > {q.at(3, 6, 1), q.at(4, 6, 1)}
    assert all(foe.aware for foe in q.state.foes)
    entry = quest("meezle", charts=charts(monsters=one(Group("orc", 1), 20)))
    entry.run(happenings.happen(entry.t, 0, entry.t.content.happenings["monster-patrol"]), dice=[1, 1])
    assert entry.state.foes[0].cell in (entry.at(3, 6), entry.at(4, 6))  # by the Dungeon Exit


@pytest.mark.rule("plungin.event.chart")
def test_other_events(quest: Any) -> None:
    q = in_room(quest, "meezle")
    orc = q.foe("orc", q.at(1, 1, 1), aware=False)
    happen = q.t.content.happenings
    q.run(happenings.happen(q.t, 0, happen["clattering-echo"]))
    assert orc.aware
    q.hero(lif=3, torch=1)
    q.run(happenings.happen(q.t, 0, happen["second-wind"]))
    q.run(happenings.happen(q.t, 0, happen["cold-draught"]))
    assert (q.hero().lif, q.hero().torch) == (4, 0)


@pytest.mark.rule("plungin.event.reroll")
@pytest.mark.parametrize(
    ("aware", "blind", "elsewhere", "happens"),
    [
        (False, False, False, True),
        (True, False, False, False),  # it knows already
        (False, True, False, False),  # it sleeps on
        (False, False, True, False),  # it is in another room
    ],
)
def test_an_echo_is_rolled_again_where_it_would_wake_nobody(
    quest: Any, aware: bool, blind: bool, elsewhere: bool, happens: bool
) -> None:
    q = in_room(quest, "meezle")
    orc = q.foe("orc", q.at(1, 1, 0 if elsewhere else 1), aware=aware, blind=blind)
    q.run(happenings.random_event(q.t, 0), dice=[3] if happens else [3, 6])  # else a dropped purse
    assert [told.event for told in q.t.told(Happened)] == ["clattering-echo" if happens else "dropped-purse"]
    assert orc.aware is (happens or aware)


@pytest.mark.rule("plungin.power.fire-breath")
@pytest.mark.parametrize(("size", "squares"), [(4, 16), (5, 1), (3, 9)])
def test_a_breath_may_fill_a_room_but_not_burst_it(quest: Any, size: int, squares: int) -> None:
    """All printed ones are two squares wide; users' Monsters may have others."""
    q = quest("meezle")
    room = q.room("room-4x4")
    q.hero(cell=q.at(2, 2, room))
    block = monsters.best_block(q.t, room, q.at(2, 2, room), size, -1)
    assert (len(block), q.at(2, 2, room) in block) == (squares, True)


@pytest.mark.rule("plungin.stat.rng", "plungin.monster.stats")
def test_printed_figures_of_a_monster(quest: Any) -> None:
    q = quest("meezle")
    orc = q.t.content.monsters["orc"]
    assert (orc.atk, orc.defense, orc.wit, orc.rng, orc.mov, orc.res, orc.lif, orc.gold, orc.xp) == (
        3,
        3,
        3,
        4,
        3,
        3,
        1,
        6,
        11,
    )
    assert orc.mag == 0


@pytest.mark.rule("plungin.monster.quest-stats-first", "plungin.boss.quest-rules")
def test_a_quests_own_figures_come_first(quest: Any) -> None:
    from undercroft.games.plungin import packs
    from undercroft.games.plungin.content import Points, of_pack

    pack = packs.built_in("knocking-wall")
    orc = of_pack(pack, Points()).monsters["orc"]
    own = msgspec.structs.replace(pack, monsters=(*pack.monsters, msgspec.structs.replace(orc, atk=9)))
    assert of_pack(own, Points()).monsters["orc"].atk == 9
    assert orc.atk == 3


@pytest.mark.rule("plungin.boss.where", "plungin.boss.laws")
def test_bosses_stand_in_unique_locations_and_have_laws(quest: Any) -> None:
    q = quest("meezle")
    on_chart = {row.monster for row in q.pack.charts.monsters.results}
    bosses = [monster for monster in q.t.content.monsters.values() if monster.life is not None]
    assert bosses
    for boss in bosses:
        assert boss.id not in on_chart
        assert any(boss.id == group.monster for place in q.pack.uniques for group in place.inhabitants)
        assert boss.law
