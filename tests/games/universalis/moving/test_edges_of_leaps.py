"""Leaps, stealth, grabs and throws: each with the case next to it."""

import pytest

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.harm import pushing
from undercroft.games.universalis.rules.magic import casting
from undercroft.games.universalis.rules.moving import efforts
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.state import Held, Mark, SetTrap
from undercroft.testing import run

LANE = "a" * 12
HALL = "\n".join([LANE] * 8)


def verbs(a, figure, verb):
    return [text for text in a.offers(figure) if text.split()[0] == verb]


# ------------------------------------------------------------------------------------------------ leaps


def jumper(arena, **more):
    a = arena("\n".join([LANE] * 3))
    hero = a.hero(3, 1, skills=("flying-jump",), agility=5, **more)
    return a, hero, a.creature("orc-warrior", 4, 1, facing="west")


@pytest.mark.rule("dun.skill.exploration.flying-jump")
@pytest.mark.parametrize(
    ("marks", "may"), [(0, True), (Mark.KNOCKED_DOWN, False), (Mark.STATIONARY, False), (Mark.IN_PIT, False)]
)
def test_who_cannot_move_does_not_leap(arena, marks, may):
    a, hero, _ = jumper(arena, marks=marks)
    a.activate(hero)
    assert bool(verbs(a, hero, "leap")) is may


@pytest.mark.rule("dun.skill.exploration.flying-jump")
@pytest.mark.parametrize("change", ["none", "used", "over", "larger", "apart", "pit", "full"])
def test_over_whom_and_where_one_leaps(arena, change):
    a, hero, orc = jumper(arena)
    a.activate(hero, used=["leap"] if change == "used" else [], move_over=change == "over")
    goals = {a.at(5, y) for y in (0, 1, 2)}
    if change == "larger":
        orc.size = 3
    elif change == "apart":
        orc.cell = a.at(5, 1)
    elif change == "full":
        a.creature("orc-warrior", 5, 1)
        goals -= {a.at(5, 1)}
    elif change == "pit":
        a.state.map.layout = a.state.map.layout.__class__(
            ways=0, revealed=a.state.map.layout.revealed, pieces=(), overtiles=((a.at(5, 0), "abyss"),)
        )
        goals -= {a.at(5, 0)}
    found = {int(text.split("@")[1]) for text in verbs(a, hero, "leap")}
    assert found == (goals if change in ("none", "full", "pit") else set())


@pytest.mark.rule("dun.skill.exploration.flying-jump")
def test_a_leap_counts_as_two_squares_and_costs_no_points(arena):
    a, hero, orc = jumper(arena)
    active = a.activate(hero, turned=True)
    a.do(hero, f"leap #{orc.id} @{a.at(5, 1)}", [4, 3])
    assert hero.cell == a.at(5, 1)
    assert (active.moved, active.begun, active.turned) == (2, True, False)
    assert active.points == 0, "he has landed in the orc's Melee Range"
    assert ("flying-jump" in active.skills) is a.content.skills["flying-jump"].active
    assert not verbs(a, hero, "leap")


@pytest.mark.rule("dun.skill.exploration.flying-jump")
def test_a_failed_leap_leaves_him_where_he_is(arena):
    a, hero, orc = jumper(arena)
    active = a.activate(hero)
    a.do(hero, f"leap #{orc.id} @{a.at(5, 1)}", [1, 2])
    assert (hero.cell, active.moved) == (a.at(3, 1), 0)
    assert active.begun
    assert not verbs(a, hero, "leap")


@pytest.mark.rule("dun.skill.exploration.flying-jump", "dun.trap.detected-step")
def test_a_trap_waits_where_he_would_come_down(arena):
    a, hero, orc = jumper(arena)
    a.state.map.traps = [SetTrap(a.at(5, 1), "snare", known=True)]
    a.activate(hero)
    a.t.script([4, 3, *[6] * 8], a.way_to(hero, f"leap #{orc.id} @{a.at(5, 1)}"))
    active = a.state.turn.active
    run(activation.act(a.t, hero.id))
    assert active.moved == 0, "the trap has stopped him before he stood there"
    assert a.t.rolled[0][2] == "leap"
    assert len(a.t.rolled) > 1


@pytest.mark.rule("dun.skill.nature.flying.blocked", "dun.skill.nature.huge.terrain")
@pytest.mark.parametrize(("size", "falls"), [(3, True), (4, False)])
def test_a_huge_flyer_comes_down_over_a_pit_and_stands(arena, size, falls):
    a = arena("a" * 8, ground=(Ground("pit", (3, 0)),))
    flyer = a.orc(3, 0, size=size, marks=Mark.FLYING, vitality=9, wounds=8)
    a.run(efforts.come_down(a.t, flyer.id), [1] * 4 * falls)
    assert not flyer.marks & Mark.FLYING
    assert bool(flyer.marks & Mark.KNOCKED_DOWN) is falls


@pytest.mark.rule("dun.skill.exploration.stealth")
@pytest.mark.parametrize(
    ("x", "movement", "offered"), [(6, 4, True), (7, 4, False), (6, 5, True), (7, 5, True), (8, 5, False)]
)
def test_one_sneaks_past_whom_he_could_reach(arena, x, movement, offered):
    a = arena(LANE)
    hero, orc = a.hero(1, 0, skills=("stealth",), movement=movement, agility=5), a.creature("orc-warrior", x, 0)
    active = a.activate(hero)
    assert verbs(a, hero, "sneak") == ([f"sneak #{orc.id}"] if offered else [])
    if offered:
        a.do(hero, f"sneak #{orc.id}")
        assert (active.free_of, active.used) == ([orc.id], ["sneak"])
        assert not verbs(a, hero, "sneak")


@pytest.mark.rule("dun.skill.exploration.tracker.adp")
def test_what_a_tracker_has_seen_cannot_be_taken_back(arena):
    a = arena(LANE)
    hero = a.hero(1, 0, skills=("tracker",))
    a.state.dark.encounter_deck = ["ambush", "thief", "reinforcements", "enemy-spotted"]
    shown = []
    a.t.reveal = lambda: shown.append(1)
    a.activate(hero)
    a.do(hero, "track")
    assert shown == [1]


# ------------------------------------------------------------------------------------------------ grabs


@pytest.mark.rule("dun.skill.nature.grab-and-suffocate")
def test_a_hydra_grabs_as_many_as_it_has_arms_for(arena):
    a = arena(HALL)
    hydra = a.creature("cave-hydra", 4, 4, facing="north")
    near = [a.hero(x, 3, strength=9, agility=0, vitality=9) for x in (3, 4, 5, 6)]
    huge, far = a.hero(3, 4, size=4, agility=0), a.hero(10, 0, agility=0)
    most = max(1, monstrous.trait(a.t, hydra, monstrous.GRASP))
    assert 1 <= most < 4
    a.run(monstrous.suffocate(a.t, hydra.id, near[1].id), [1, 2, 3, 3] * most)
    held = [one for one in near if one.marks & Mark.LOSES_TURN]
    assert held[0] is near[0] or near[1] in held
    assert len(held) == most
    assert near[1] in held
    assert not (huge.marks | far.marks) & Mark.LOSES_TURN


@pytest.mark.rule("dun.skill.nature.grab-and-suffocate", "dun.fortune.fatal-roll")
@pytest.mark.parametrize(("fortune", "answers", "rolled"), [(0, (), ()), (1, ("spend",), (6,))])
def test_who_dies_of_it_or_is_saved_loses_no_turn(arena, fortune, answers, rolled):
    a = arena(HALL)
    hydra = a.creature("cave-hydra", 4, 4, facing="north")
    hero = a.hero(4, 3, strength=2, agility=0, vitality=1, fortune=fortune)
    again = ["pass"] * bool(fortune)
    a.run(monstrous.suffocate(a.t, hydra.id, hero.id), [1, 2, 5, 5, *rolled], [*again, *again, *answers])
    assert not hero.marks & Mark.LOSES_TURN
    assert bool(hero.marks & Mark.KNOCKED_OUT) is not bool(fortune)


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.skill.nature.grab-and-throw.wall")
@pytest.mark.parametrize(("x", "end", "armor"), [(6, 11, 4), (8, 11, 3), (9, 11, 3)])
def test_whoever_is_thrown_flies_as_far_as_the_troll_is_strong(arena, x, end, armor):
    """Strength 5; a wall on the way lowers his Armor by 1."""
    a = arena("\n".join([LANE] * 2))
    troll = a.creature("cave-troll", x - 2, 0, facing="east")
    hero = a.hero(x, 0, armor=4, vitality=9)
    a.run(monstrous.throw(a.t, troll.id, hero.id), [6, 5, 1, 2, *[armor] * 5])
    assert a.board.xy(hero.cell)[0] == end
    assert hero.wounds == 5
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.grab-and-throw.collision")
def test_somebody_in_the_way_falls_and_makes_room(arena):
    a = arena("\n".join([LANE] * 2))
    troll = a.creature("cave-troll", 2, 0, facing="east")
    hero, friend = a.hero(4, 0, armor=4, vitality=9), a.hero(6, 0)
    a.run(monstrous.throw(a.t, troll.id, hero.id), [6, 5, 1, 2, *[4] * 5])
    assert friend.marks & Mark.KNOCKED_DOWN
    assert hero.cell == a.at(6, 0)
    assert friend.cell == a.at(7, 0)
    assert hero.wounds == 5, "no wall has stopped him"


@pytest.mark.rule("dun.skill.nature.grab-and-throw.collision", "dun.skill.nature.grab-and-throw.wall")
def test_with_no_room_behind_the_other_he_is_stopped_as_by_a_wall(arena):
    a = arena("aaaaaaa")
    troll = a.orc(1, 0, facing="east", strength=5, size=3)
    hero, friend = a.hero(2, 0, armor=4, vitality=9), a.hero(4, 0)
    a.hero(5, 0)
    a.hero(6, 0)
    a.run(monstrous.throw(a.t, troll.id, hero.id), [6, 5, 1, 2, *[3] * 5])
    assert (hero.cell, friend.cell) == (a.at(3, 0), a.at(4, 0))
    assert friend.marks & Mark.KNOCKED_DOWN
    assert hero.wounds == 5, "his Armor counts 1 less"


def hurled(arena, ground, dice, rows=LANE, more=(), **hero):
    """A hero on (2, 0) is thrown 5 squares to the east: to (7, 0)."""
    a = arena(rows, ground=ground)
    troll = a.orc(1, 0, facing="east", strength=5, size=3)
    thrown = a.hero(2, 0, armor=4, vitality=30, **hero)
    others = [a.hero(x, 0, vitality=9, marks=marks) for x, marks in more]
    a.run(monstrous.throw(a.t, troll.id, thrown.id), [6, 5, 1, 2, *dice])
    return a, thrown, others


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.fall.where", "dun.push.fall")
@pytest.mark.parametrize("ground", ["pit", "abyss", "deep-water"])
def test_who_is_thrown_flies_over_what_has_no_floor(arena, ground):
    a, hero, _ = hurled(arena, (Ground(ground, (5, 0)),), [4, 4, 3, 3, 3])
    assert hero.cell == a.at(7, 0)
    assert hero.wounds == 2, "the dice of the throw, and none of a fall"
    assert hero.marks & (Mark.KNOCKED_DOWN | Mark.IN_PIT | Mark.KNOCKED_OUT) == Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.fall.where", "dun.push.fall")
def test_who_is_thrown_into_a_pit_falls_and_is_hurt_by_the_throw(arena):
    """The 4 dice of the fall, then the 5 of the throw."""
    a, hero, _ = hurled(arena, (Ground("pit", (7, 0)),), [4, 3, 3, 3, 4, 4, 3, 3, 3])
    assert (hero.cell, hero.wounds) == (a.at(7, 0), 3)
    assert hero.marks & Mark.IN_PIT
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.fall.abyss")
def test_who_is_thrown_into_an_abyss_is_lost(arena):
    _, hero, _ = hurled(arena, (Ground("abyss", (7, 0)),), [])
    assert hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.skill.nature.grab-and-throw.collision", "dun.climb.pit")
@pytest.mark.parametrize(("below", "end"), [(True, (7, 0)), (False, (5, 0))])
def test_who_is_at_the_bottom_of_a_pit_is_flown_over(arena, below, end):
    ground = (Ground("pit", (5, 0)),) if below else ()
    a, hero, (other,) = hurled(arena, ground, [3] * 5, more=[(5, Mark.IN_PIT if below else 0)])
    assert a.board.xy(hero.cell) == end
    assert bool(other.marks & Mark.KNOCKED_DOWN) is not below


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.skill.nature.grab-and-throw.wall")
def test_who_is_thrown_over_an_edge_falls_once_where_he_comes_down(arena):
    """Three points down to the lane's east half: one fall, from the height at which he began."""
    a = arena(LANE, ground=(Ground("high", (0, 0), 4, 1, 3),))
    troll = a.orc(1, 0, facing="east", strength=5, size=3)
    hero = a.hero(2, 0, armor=4, vitality=30)
    a.run(monstrous.throw(a.t, troll.id, hero.id), [6, 5, 1, 2, 4, 3, 3, *[4] * 5])
    assert (hero.cell, hero.wounds) == (a.at(7, 0), 6)


# ------------------------------------------------------------------------------------------------ breath and charges


@pytest.mark.rule("dun.skill.nature.breath.attack", "dun.skill.nature.breath.agility")
def test_breath_passes_those_who_have_fallen_out_of_the_fight(arena):
    a = arena("\n".join([LANE] * 3))
    drake = a.creature("drakeling", 1, 1, facing="east")
    one, two = a.hero(2, 1, agility=0, vitality=9), a.hero(3, 1, agility=0, marks=Mark.KNOCKED_OUT)
    far = monstrous.trait(a.t, drake, monstrous.BREATH)
    a.run(monstrous.breathe(a.t, drake.id, one.id), [1, 2, *[6] * far])
    assert one.wounds == far
    assert two.wounds == 0


@pytest.mark.rule("dun.skill.nature.breath.cover", "dun.shield.magic-breath")
def test_a_shield_takes_a_die_of_breath_off(arena):
    a = arena(LANE)
    drake = a.creature("drakeling", 1, 0, facing="east")
    hero = a.hero(3, 0, agility=0, vitality=9, hands=("shield",))
    far = monstrous.trait(a.t, drake, monstrous.BREATH)
    a.run(monstrous.breathe(a.t, drake.id, hero.id), [6] * (far - 1))
    assert hero.wounds == far - 1


@pytest.mark.rule("dun.skill.nature.onslaught.avoid")
def test_who_has_no_room_stays_in_the_way(arena):
    a = arena(LANE)
    boar, hero = a.orc(3, 0, facing="east"), a.hero(4, 0)
    a.hero(5, 0)
    monstrous.step_aside(a.t, boar.id, hero.id)
    assert (boar.cell, hero.cell) == (a.at(3, 0), a.at(4, 0))
    b = arena("\n".join([LANE] * 2))
    boar, hero = b.orc(3, 0, facing="east"), b.hero(4, 0, marks=Mark.STATIONARY)
    monstrous.step_aside(b.t, boar.id, hero.id)
    assert (boar.cell, hero.cell) == (b.at(3, 0), b.at(4, 0))
    hero.marks = 0
    monstrous.step_aside(b.t, boar.id, hero.id)
    assert boar.cell == b.at(4, 0)
    assert hero.cell != b.at(4, 0)


@pytest.mark.rule("dun.skill.nature.onslaught.targets")
@pytest.mark.parametrize(
    ("x", "y", "marks", "rolls"), [(5, 3, 0, 2), (5, 3, Mark.KNOCKED_DOWN, 1), (3, 5, 0, 1), (8, 3, 0, 1)]
)
def test_an_onslaught_goes_on_to_one_more_beside_the_first(arena, x, y, marks, rolls):
    a = arena(HALL)
    bull = a.orc(4, 4, facing="north", strength=3)
    hero = a.hero(4, 3, vitality=20, strength=9)
    a.hero(x, y, vitality=20, strength=9, marks=marks)
    a.run(monstrous.charge(a.t, bull.id, hero.id), [6, 5, 1, 2, 1, 1, 1] * rolls)
    assert sum(key == "onslaught" for *_, key in a.t.rolled) == 2 * rolls


@pytest.mark.rule("dun.skill.nature.sting")
def test_a_sting_is_a_blow_with_the_strength_of_the_arm(arena):
    a = arena()
    viper = a.creature("cave-viper", 4, 4, facing="north")
    hero = a.hero(4, 3, armor=4, vitality=9, facing="south", combat=0)
    a.activate(viper)
    assert monstrous.aim_near(a.t, situation(a.t, viper.id)) == [hero.id]
    a.run(monstrous.sting(a.t, viper.id, hero.id), [5, 4, 1, 2, 3, 3, 3, 6])
    assert hero.wounds == 4, "three dice against Armor 3, and the poison"
    assert hero.marks & Mark.POISONED


@pytest.mark.rule("dun.skill.nature.rock-throwing.condition")
@pytest.mark.parametrize(("size", "mark"), [(2, Mark.KNOCKED_DOWN), (3, Mark.STUNNED)])
def test_a_rock_throws_the_smaller_down_and_stuns_the_large(arena, size, mark):
    a = arena("\n".join([LANE] * 2))
    giant = a.creature("stone-giant", 0, 0, facing="east", shooting=9)
    hero = a.hero(5, 0, size=size, armor=6, vitality=30)
    a.activate(giant)
    a.run(monstrous.hurl(a.t, giant.id, hero.id), [4, 3, *[1] * 8])
    assert hero.marks & mark
    assert hero.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN) == mark
    assert giant.hands == [Held("club")]


# ------------------------------------------------------------------------------------------------ saved by Fortune


def doomed(arena, **more):
    """A hero with one point of Vitality and one of Fortune."""
    a = arena(HALL)
    return a, a.hero(4, 3, vitality=1, fortune=1, agility=2, courage=2, strength=2, armor=2, facing="south", **more)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.fortune.reroll-opponent")
@pytest.mark.parametrize("saved", [True, False])
@pytest.mark.parametrize(
    ("card", "attack", "dice"),
    [
        ("cave-troll", monstrous.throw, (6, 5, 1, 2, *[6] * 5)),
        ("keening-maid", monstrous.shriek, (6,)),
        ("stone-giant", monstrous.trample, (1, 2, *[6] * 6)),
        ("stone-giant", monstrous.hurl, (5, 5, *[6] * 8)),
        ("maze-minotaur", monstrous.collide, (6, 5, 1, 2, *[6] * 6)),
        ("red-dragon", monstrous.sweep, (6, 5, 1, 2, *[6] * 5)),
    ],
)
def test_who_is_saved_by_fortune_suffers_nothing_else(arena, card, attack, dice, saved):
    a, hero = doomed(arena)
    beast = a.creature(card, 4, 4, facing="north", shooting=5)
    a.t.script(dice, [])
    contest = ["pass"] if attack in (monstrous.throw, monstrous.collide, monstrous.sweep, monstrous.hurl) else []
    rolls = ["pass"] if attack is monstrous.trample else []
    a.run(attack(a.t, beast.id, hero.id), [5 if saved else 1], [*contest, *rolls, "pass", "spend"])
    assert bool(hero.marks & Mark.KNOCKED_OUT) is not saved
    assert not hero.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN)
    assert hero.wounds == (0 if saved else hero.wounds)


@pytest.mark.rule("dun.skill.nature.onslaught.knockdown")
@pytest.mark.parametrize(("strength", "down"), [(6, True), (7, False), (5, True)])
def test_an_onslaught_throws_down_who_is_not_stronger(arena, strength, down):
    a = arena(HALL)
    bull, hero = a.creature("maze-minotaur", 4, 4, facing="north"), a.hero(4, 3, strength=strength, vitality=30)
    a.run(monstrous.collide(a.t, bull.id, hero.id), [6, 5, 1, 2, *[1] * 6])
    assert bool(hero.marks & Mark.KNOCKED_DOWN) is down


@pytest.mark.rule("dun.fall.damage", "dun.fortune.fatal-roll")
@pytest.mark.parametrize("saved", [True, False])
def test_a_fall_from_which_fortune_saves_knocks_nobody_down(arena, saved):
    a, hero = doomed(arena)
    a.run(pushing.fall(a.t, hero.id, 3), [6, 6, 6, 5 if saved else 1], ["pass", "spend"])
    assert not hero.marks & Mark.KNOCKED_DOWN
    assert bool(hero.marks & Mark.KNOCKED_OUT) is not saved


@pytest.mark.rule("dun.magic.blunder", "dun.fortune.fatal-roll")
def test_a_backlash_from_which_fortune_saves_stuns_nobody(arena):
    a, hero = doomed(arena, spells=("fireball",), intelligence=3)
    hero.mana = 3
    a.run(casting.blunder(a.t, hero.id, a.content.spells["fireball"]), [6, 6, 6, 6, 6, 5], ["pass", "spend"])
    assert not hero.marks & (Mark.STUNNED | Mark.KNOCKED_OUT)
    assert hero.mana == 3 - a.content.spells["fireball"].mana
