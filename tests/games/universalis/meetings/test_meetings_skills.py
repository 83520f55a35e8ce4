"""Where a skill meets another rule: larger bases, Fortune, riders, traps, darkness, new turns."""

import pytest

from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.definitions import Attribute, Trait
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.rules.activation import activation, compelled
from undercroft.games.universalis.rules.characters import figures, shapes
from undercroft.games.universalis.rules.checks import opposed
from undercroft.games.universalis.rules.encounters import new_turn
from undercroft.games.universalis.rules.harm import lose
from undercroft.games.universalis.rules.magic import aids, casting, spell_effects
from undercroft.games.universalis.rules.squares import bind, situation
from undercroft.games.universalis.state import Mark, Note, SetTrap

HIPPO = {"kind": "pet", "facing": "south"}

# ------------------------------------------------------------------------------------------ rocks


def thrower(arena, **hero):
    a = arena()
    giant = a.orc(0, 0, span=4, size=4, strength=6, shooting=4, skills=("rock-throwing",), facing="south")
    mark = a.hero(1, 4, **{"vitality": 20, "armor": 6, "facing": "north", **hero})
    a.activate(giant)
    return a, giant, mark


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack", "dun.ranged.modifiers")
@pytest.mark.parametrize(
    ("hero", "needed"),
    [({}, 6), ({"size": 1}, 7), ({"agility": 4}, 7), ({"facing": "south"}, 5), ({"marks": Mark.STATIONARY}, 4)],
)
def test_a_rock_flies_like_any_thrown_weapon(arena, hero, needed):
    for total, hit in ((needed, True), (needed - 1, False)):
        a, giant, mark = thrower(arena, **hero)
        dice = (2, total - 2) if total < 8 else (3, total - 3)
        a.run(monstrous.hurl(a.t, giant.id, mark.id), [*dice, *([1] * 8 if hit else [])])
        assert bool(mark.marks & Mark.KNOCKED_DOWN) is hit


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack", "dun.shield.block", "dun.shield.block-not-kd")
def test_a_shield_stops_the_rock_but_not_the_fall(arena):
    a, giant, mark = thrower(arena, hands=("shield",), agility=3)
    a.run(monstrous.hurl(a.t, giant.id, mark.id), [3, 4, 5, 1, 1, 1, 1], ["pass"])
    assert (mark.wounds, bool(mark.marks & Mark.KNOCKED_DOWN)) == (0, True)
    assert mark.hands == [], "a Huge one breaks it and half of the dice get through"


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack", "dun.ranged.stray")
def test_a_rock_that_misses_with_a_one_strikes_a_friend_beside_the_target(arena):
    a, giant, mark = thrower(arena)
    friend = a.orc(2, 4, vitality=20, armor=6)
    a.run(monstrous.hurl(a.t, giant.id, mark.id), [1, 3, *[6] * 8])
    assert (mark.wounds, friend.wounds) == (0, 8)


# ------------------------------------------------------------------------------------------ Onslaught


@pytest.mark.rule("dun.skill.nature.onslaught.avoid", "dun.large.reference-square")
def test_a_large_charger_rushes_on_to_where_its_target_was(arena):
    a = arena()
    bull = a.orc(5, 1, span=4, size=3, agility=0, strength=5, skills=("onslaught",), facing="south")
    hero = a.hero(5, 3, agility=6)
    a.activate(bull, forward=3)
    a.run(monstrous.collide(a.t, bull.id, hero.id), [2, 2, 3, 3])
    assert a.at(5, 3) in a.board.base(bull.cell, 4)
    assert a.at(5, 3) != hero.cell
    assert hero.cell not in a.board.base(bull.cell, 4)


@pytest.mark.rule("dun.skill.nature.onslaught.unarmed", "dun.skill.nature.large.armor")
@pytest.mark.parametrize(("size", "wounds"), [(2, 0), (3, 1)])
def test_the_weight_of_a_large_charger_lowers_armor(arena, size, wounds):
    a = arena()
    bull = a.orc(5, 1, span=4 if size == 3 else 1, size=size, agility=9, strength=1, facing="south")
    hero = a.hero(5, 3 if size == 3 else 2, armor=4, strength=9, vitality=9)
    a.run(monstrous.collide(a.t, bull.id, hero.id), [3, 3, 2, 2, 4])
    assert hero.wounds == wounds


@pytest.mark.rule("dun.mount.onslaught", "dun.skill.nature.onslaught.targets")
def test_the_second_of_two_is_no_rider_either(arena):
    a = arena(riding="everywhere")
    bull = a.orc(5, 2, strength=4, agility=9, skills=("onslaught",), facing="south")
    hero = a.hero(5, 3, vitality=9, armor=6)
    rider = a.hero(6, 3, vitality=9, armor=6)
    beast = a.companion("war-horse", 6, 3, owner=rider.id, **HIPPO)
    beast.other = a.at(6, 4)
    bind(a.t, rider, beast)
    a.activate(bull, forward=3)
    a.do(bull, f"skill onslaught #{hero.id}", [3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 6, 6])
    assert hero.marks & Mark.KNOCKED_DOWN
    assert not rider.marks & Mark.KNOCKED_DOWN


# ------------------------------------------------------------------------------------------ breath, gaze, snares


def dragon(arena, **hero):
    a = arena()
    beast = a.orc(5, 0, skills=("breath",), traits=(Trait("breath", 4, "fire"),), facing="south")
    return a, beast, a.hero(5, 2, **{"agility": 9, "vitality": 9, **hero})


@pytest.mark.rule("dun.skill.nature.breath.agility", "dun.condition.kd-state", "dun.condition.stationary")
@pytest.mark.parametrize("mark", [Mark.KNOCKED_DOWN, Mark.STATIONARY])
def test_who_cannot_move_does_not_dodge_a_breath(arena, mark):
    a, beast, hero = dragon(arena, marks=mark)
    a.run(monstrous.breathe(a.t, beast.id, hero.id), [6, 6, 1, 1])
    assert (hero.wounds, hero.cell) == (2, a.at(5, 2))
    a, beast, hero = dragon(arena)
    a.run(monstrous.breathe(a.t, beast.id, hero.id), [3, 3])
    assert (hero.wounds, hero.cell != a.at(5, 2)) == (0, True)


@pytest.mark.rule("dun.skill.nature.breath.attack", "dun.large.reference-square")
@pytest.mark.parametrize("y", [2, 4])
def test_a_breath_reaches_an_ogre_by_any_square_in_a_straight_line(arena, y):
    """Near the beast the ogre's first square lies rather to the south-west, where the breath would miss it."""
    a = arena()
    beast = a.orc(6, 0, skills=("breath",), traits=(Trait("breath", 6, "fire"),), facing="south")
    ogre = a.of_race("ogres", 5, y, vitality=20)
    a.activate(beast)
    assert monstrous.aim_breath(a.t, situation(a.t, beast.id)) == [ogre.id]
    assert monstrous.breath_line(a.t, beast, ogre)[:4] == [a.at(6, y) for y in (1, 2, 3, 4)]


@pytest.mark.rule("dun.skill.exploration.trapper", "dun.run.perception")
@pytest.mark.parametrize(("running", "caught"), [(False, False), (True, True)])
def test_who_runs_into_a_trappers_snare_sees_it_worse(arena, running, caught):
    a = arena(dark_seat=1)
    a.hero(5, 0, skills=("trapper",))
    foe = a.orc(5, 4, perception=1, vitality=9, armor=6)
    a.activate(foe, running=running)
    a.do(foe, f"move @{a.at(5, 3)}", [3, 4, *([6, 6, 1, 1] if caught else [])], ["spring"])
    assert (foe.wounds, a.state.turn.active.points > 0) == ((2, False) if caught else (0, True))


# ------------------------------------------------------------------------------------------ contests and Fortune


@pytest.mark.rule("dun.fortune.reroll-own", "dun.fortune.reroll-opponent", "dun.test.opposed")
def test_fortune_repeats_either_roll_of_a_contest_once(arena):
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, fortune=3, agility=3)
    foe = a.orc(5, 3, agility=3)
    lost = a.run(opposed(a.t, foe.id, hero.id, Attribute.AGILITY, "grab"), [4, 4, 2, 2, 2, 3, 6, 5], ["own", "other"])
    assert (lost.winner, hero.fortune) == (1, 1)
    assert (lost.first.dice, lost.second.dice) == ((6, 5), (2, 3))
    won = a.run(opposed(a.t, foe.id, hero.id, Attribute.AGILITY, "grab"), [4, 4, 2, 2, 1, 2], ["other"])
    assert (won.winner, hero.fortune) == (-1, 0)
    plain = a.run(opposed(a.t, foe.id, hero.id, Attribute.AGILITY, "grab"), [4, 4, 2, 2])
    assert plain.winner == 1


@pytest.mark.rule("dun.test.opposed", "dun.fortune.reroll-own")
@pytest.mark.parametrize("first", [True, False])
def test_nobody_spends_fortune_on_a_tie_that_is_rolled_again(arena, first):
    a = arena(dark_seat=1)
    hero, foe = a.hero(5, 4, fortune=3, agility=3), a.orc(5, 3, agility=3)
    pair = (hero.id, foe.id) if first else (foe.id, hero.id)
    dice = [3, 3, 4, 2, *([5, 5, 1, 2] if first else [1, 2, 5, 5])]
    contest = a.run(opposed(a.t, *pair, Attribute.AGILITY, "grab"), dice)
    assert (contest.won, hero.fortune) == (first, 3)


@pytest.mark.rule("dun.skill.nature.onslaught.avoid", "dun.fortune.reroll-own")
def test_fortune_saves_from_an_onslaught_and_a_tie_avoids_it(arena):
    a = arena(dark_seat=1)
    bull = a.orc(5, 3, strength=9, agility=3, facing="south")
    hero = a.hero(5, 4, fortune=1, agility=3)
    a.run(monstrous.collide(a.t, bull.id, hero.id), [4, 4, 2, 2, 4, 4], ["own"])
    assert (hero.wounds, hero.fortune, bull.cell) == (0, 0, a.at(5, 4))


# ------------------------------------------------------------------------------------------ what grows back


@pytest.mark.rule("dun.skill.nature.regeneration")
def test_only_what_the_last_turn_cost_grows_back(arena):
    a = arena()
    troll = a.orc(1, 1, vitality=9, skills=("regeneration",))
    troll.wounds = 3
    a.run(lose(a.t, troll.id, 2))
    a.run(activation.begin(a.t, troll.id), [5, 4])
    assert troll.wounds == 4
    a.run(activation.begin(a.t, troll.id))
    assert troll.wounds == 4, "the older wounds stay"


@pytest.mark.rule("dun.skill.nature.regeneration", "dun.turn.recovery-rise")
def test_nothing_grows_back_on_the_ground(arena):
    a = arena()
    troll = a.orc(1, 1, vitality=9, skills=("regeneration",), marks=Mark.KNOCKED_DOWN)
    a.run(lose(a.t, troll.id, 2))
    a.run(activation.begin(a.t, troll.id))
    assert (troll.wounds, Note.LOST in troll.uses) == (2, False)


# ------------------------------------------------------------------------------------------ leaps and shapes


@pytest.mark.rule("dun.skill.exploration.flying-jump", "dun.trap.detected-step")
def test_a_leap_ends_on_a_trap_like_a_step(arena):
    a = arena()
    a.state.map.traps = [SetTrap(a.at(5, 2), "stake", known=True)]
    hero = a.hero(5, 4, agility=5, vitality=9, skills=("flying-jump",))
    foe = a.orc(5, 3)
    a.activate(hero)
    a.do(hero, f"leap #{foe.id} @{a.at(5, 2)}", [3, 3, 6, 6, 6, 6])
    assert (a.state.map.traps, hero.wounds > 0, hero.cell) == ([], True, a.at(5, 2))


@pytest.mark.rule("dun.skill.nature.lycanthropy.change", "dun.action.not-in-melee-range")
def test_nobody_becomes_a_wolf_beside_an_enemy(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("lycanthropy",))
    a.activate(hero)
    assert "change" in a.offers(hero)
    a.orc(5, 3)
    assert "change" not in a.offers(hero)


# ------------------------------------------------------------------------------------------ larger bases


@pytest.mark.rule("dun.skill.combat.berserker.compulsion", "dun.large.reference-square")
def test_a_berserk_ogre_comes_as_near_as_his_base_allows(arena):
    a = arena()
    ogre = a.of_race("ogres", 0, 0, marks=Mark.BERSERK, movement=2)
    foe = a.orc(5, 1)
    a.activate(ogre)
    moves = [do for do in activation.legal(a.t, ogre.id) if do.verb == "move"]
    assert moves
    assert {do.cell for do in moves} == {a.at(3, 0), a.at(3, 1), a.at(3, 2)}
    assert compelled.distance(a.board, ogre, foe) == 4


@pytest.mark.rule("dun.companion.sharp-senses", "dun.large.reference-square")
def test_a_pet_helps_the_nose_of_an_ogre_from_any_side(arena):
    a = arena()
    ogre = a.of_race("ogres", 2, 2)
    base = figures.value(a.t, ogre, Attribute.PERCEPTION)
    pet = a.pet(4, 3, owner=ogre.id, skills=("sharp-senses",))
    assert figures.value(a.t, ogre, Attribute.PERCEPTION) == base + 1
    pet.cell = a.at(5, 3)
    assert figures.value(a.t, ogre, Attribute.PERCEPTION) == base


@pytest.mark.rule("dun.spell.projectile-line", "dun.los.line")
def test_a_bolt_at_a_troll_takes_the_straight_way(arena):
    """The line goes to the square of its base that is nearest, not to its upper left one past somebody else."""
    a = arena()
    hero = a.hero(6, 6, intelligence=9, mana=9, spells=("lightning",), vitality=9)
    troll = a.creature("cave-troll", 5, 1, facing="south", vitality=30)
    bystander = a.orc(5, 3, vitality=9)
    a.activate(hero)
    assert a.board.field(a.state.map.layout).line(hero.cell, troll.cell).crossed.count(bystander.cell) == 1
    a.run(spell_effects.fly(a.t, hero.id, troll.id, a.content.spells["lightning"], 6, 0), [1] * 6)
    assert bystander.wounds == 0


# ------------------------------------------------------------------------------------------ hands and things


@pytest.mark.rule("dun.magic.free-hand", "dun.injury.one-armed")
def test_the_one_armed_cast_with_an_empty_hand_only(arena):
    a = arena()
    hero = a.hero(5, 4, mana=5, spells=("favour-of-the-gods",), hands=("broadsword",))
    assert not casting.hands_full(a.t, hero)
    hero.injuries = ["2"]
    assert casting.hands_full(a.t, hero)
    hero.hands = []
    assert not casting.hands_full(a.t, hero)


@pytest.mark.rule("dun.quick.give")
def test_a_sword_that_has_struck_is_not_handed_on_in_the_same_turn(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), combat=9, strength=9, pack=("dagger",))
    friend = a.hero(4, 4)
    foe = a.orc(5, 3, vitality=1, armor=2)
    a.activate(hero)
    a.do(hero, f"attack broadsword #{foe.id}", [3, 3, 2, 2, *[6] * 10], ["stay"])
    given = [one for one in a.offers(hero) if one.startswith("give")]
    assert given == [f"give dagger #{friend.id}"]


@pytest.mark.rule("dun.quick.give", "dun.door.pick-lock")
def test_picklocks_serve_one_in_a_turn(arena):
    a, hero = at_a_door(arena, hands=("picklocks",), dexterity=3)
    a.state.map.doors[0].lock = True
    friend = a.hero(1, 0)
    a.activate(hero)
    assert f"give picklocks #{friend.id}" in a.offers(hero)
    a.do(hero, "pick #0", [1, 2])
    assert a.state.map.doors[0].failed
    assert a.state.turn.active.quick == 1
    assert f"give picklocks #{friend.id}" not in a.offers(hero)


@pytest.mark.rule("dun.quick.give", "dun.chest.open")
def test_picklocks_that_have_tried_a_chest_are_not_handed_on(arena):
    a = arena(chests=((2, 2),))
    hero, friend = a.hero(3, 3, hands=("picklocks",), dexterity=3), a.hero(4, 3)
    a.state.map.chests[a.at(2, 2)].obstacle = True
    a.activate(hero)
    assert f"give picklocks #{friend.id}" in a.offers(hero)
    a.do(hero, f"chest @{a.at(2, 2)}", [1, 2])
    assert a.state.turn.active.quick == 1
    assert f"give picklocks #{friend.id}" not in a.offers(hero)


@pytest.mark.rule("dun.spell.skinchanger-limits", "dun.quick.give")
def test_nobody_hands_a_bear_a_potion(arena):
    a = arena()
    hero = a.hero(5, 4, pack=("healing-potion",))
    friend = a.hero(4, 4)
    a.activate(hero)
    assert f"give healing-potion #{friend.id}" in a.offers(hero)
    wolf = next(card for card in a.content.creatures.values() if "werewolf" in card.kinds)
    shapes.take(a.t, friend, wolf)
    assert f"give healing-potion #{friend.id}" not in a.offers(hero)


# ------------------------------------------------------------------------------------------ doors


DOOR = "aaabbb"


def at_a_door(arena, **hero):
    a = arena(DOOR, doors=(q.Door("d", (2, 0), "east"),))
    return a, a.hero(2, 0, **hero)


@pytest.mark.rule("dun.break.no-ranged", "dun.equip.reload", "dun.equip.detonation-initiative")
def test_gunpowder_breaks_a_door_and_is_heard(arena):
    a, hero = at_a_door(arena, hands=("arquebus",), strength=1)
    a.state.map.doors[0].lock = True
    a.activate(hero)
    a.do(hero, "blast arquebus #0", [4, 4, 4, 4, 3])
    assert (a.state.map.doors[0].wounds, hero.hands[0].loaded, a.state.turn.detonations) == (4, False, 1)
    a.activate(hero)
    assert [one for one in a.offers(hero) if one.startswith("blast")] == [], "it is empty"


@pytest.mark.rule("dun.break.no-ranged")
def test_a_bow_blasts_nothing(arena):
    a, hero = at_a_door(arena, hands=("short-bow",))
    a.state.map.doors[0].lock = True
    a.activate(hero)
    assert [one for one in a.offers(hero) if one.startswith("blast")] == []


@pytest.mark.rule("dun.hero.no-dexterity-test", "dun.trap.deactivate")
def test_dull_hands_disarm_no_door(arena):
    for wits, offered in ((3, True), (2, False)):
        a, hero = at_a_door(arena, intelligence=wits)
        a.state.map.doors[0].trap = "stake"
        a.activate(hero)
        assert ("disarm-door #0" in a.offers(hero)) is offered
        assert "open #0" in a.offers(hero)


@pytest.mark.rule("dun.action.no-exploring-in-combat", "dun.trap.ignore")
def test_in_combat_a_trapped_door_can_be_opened_but_not_disarmed(arena):
    a, hero = at_a_door(arena)
    a.state.map.doors[0].trap = "stake"
    a.orc(0, 0)
    a.activate(hero)
    assert "open #0" in a.offers(hero)
    assert "disarm-door #0" not in a.offers(hero)


# ------------------------------------------------------------------------------------------ a new turn


@pytest.mark.rule(
    "dun.init.heroes-win", "dun.magic.one-aid-per-turn", "dun.mount.gallop", "dun.skill.scholarly.first-aid"
)
def test_a_turn_won_by_initiative_is_a_new_one(arena):
    a = arena()
    hero = a.hero(5, 4, mana=3, spells=("favour-of-the-gods",), pack=("magic-scroll",))
    hero.uses |= {Note.AID: aids.this_turn(a.t), Note.AIDED: a.state.turn.number, Note.GALLOPED: 4, Note.STOOD_IN: 2}
    hero.uses["expert-archer"] = 1
    assert not aids.has_aid(a.t, hero, "scroll")
    new_turn(a.t, 0)
    assert aids.has_aid(a.t, hero, "scroll")
    assert hero.uses == {"expert-archer": 1}
