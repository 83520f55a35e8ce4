"""What the automaton's creatures reckon and choose, in figures."""

from fractions import Fraction

import pytest

from undercroft.games.universalis.content.quests import Door, Fixed
from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.automaton import aims, artificial, positions, reckoning
from undercroft.games.universalis.rules.harm import Blow
from undercroft.games.universalis.rules.squares import movement
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Held, Mark, Note
from undercroft.testing import run

LONG = "a" * 20
SIXTH = Fraction(1, 6)

# ------------------------------------------------------------------------------------------------ reckoning


@pytest.mark.rule("dun.adp.attack.choice")
@pytest.mark.parametrize(
    ("dice", "armor", "worn", "left", "wounds"),
    [
        (2, 0, 4, 9, 6 * SIXTH),
        (3, 0, 6, 9, 3 * SIXTH),
        (3, -1, 6, 9, 6 * SIXTH),
        (3, 0, 1, 9, 15 * SIXTH),
        (3, 0, 7, 9, 3 * SIXTH),
        (3, 1, 6, 9, Fraction(3, 36)),
        (0, 0, 4, 9, 2 * SIXTH),
        (5, 0, 2, 2, Fraction(2)),
    ],
)
def test_the_wounds_to_be_expected(arena, dice, armor, worn, left, wounds):
    a = arena()
    hero = a.hero(4, 4, armor=worn, natural=worn, vitality=left)
    assert reckoning.bite(a.t, hero, Blow(dice, armor=armor, kind="melee")) == wounds


@pytest.mark.rule("dun.adp.attack.choice")
@pytest.mark.parametrize(
    ("weapon", "declared", "worn", "wounds"),
    [
        ("broadsword", (), (), 4 * 3 * SIXTH),
        ("axe", (), (), 4 * 4 * SIXTH),
        ("scimitar", (), (), 5 * 3 * SIXTH),
    ],
)
def test_a_hit_is_worth_its_dice_against_the_armor(arena, weapon, declared, worn, wounds):
    """Strength 3, Armor 4."""
    a = arena()
    orc, hero = a.orc(4, 4, hands=(weapon,), strength=3), a.hero(4, 3, armor=4, vitality=30, worn=worn)
    assert reckoning.struck(a.t, orc, hero, a.content.weapons[weapon], declared) == wounds


@pytest.mark.rule("dun.adp.spells.friendly-fire")
def test_a_spell_that_hits_as_many_of_its_own_is_worth_nothing(arena):
    a = arena()
    splash = next(one for one in a.content.spells.values() if one.nature == "projectile" and one.splash and one.dice)
    orc = a.orc(1, 1, spells=[splash.id], mana=9, intelligence=5)
    hero = a.hero(6, 4, vitality=30)
    do = Do("cast", hero.id, word=splash.id)
    alone = reckoning.spell(a.t, orc, do)
    assert alone.foes == 1
    second = a.hero(7, 4, vitality=30)
    assert reckoning.spell(a.t, orc, do).foes == 2
    assert reckoning.spell(a.t, orc, do).wounds == 2 * alone.wounds
    a.orc(6, 5)
    assert reckoning.spell(a.t, orc, do).foes == 2
    a.orc(5, 5)
    assert reckoning.spell(a.t, orc, do) == reckoning.NOTHING
    second.cell = a.at(9, 4)
    assert reckoning.spell(a.t, orc, do) == reckoning.NOTHING


# ------------------------------------------------------------------------------------------------ order, Actions


@pytest.mark.rule("dun.adp.order", "dun.adp.order-ties")
def test_the_order_of_creatures(arena):
    a = arena()
    leader = a.orc(0, 1, leader=True, vp=9)
    slow, quick = a.orc(1, 1, agility=2), a.orc(2, 1, agility=4)
    rich = a.orc(3, 1, vp=3)
    caster = a.orc(4, 1, spells=["fire-bolt"], mana=2)
    spent = a.orc(5, 1, spells=["fire-bolt"])
    spent.mana = 0
    bow = a.orc(6, 1, hands=("short-bow",))
    waits = a.orc(7, 1, marks=Mark.WAITS)
    out = a.orc(8, 1, marks=Mark.KNOCKED_OUT)
    a.hero(9, 1)
    found = artificial.order(a.t)
    assert found == [bow.id, caster.id, rich.id, quick.id, spent.id, slow.id, leader.id]
    assert waits.id not in found
    assert out.id not in found
    assert [artificial.step_of(a.t, one) for one in (bow, caster, rich, leader)] == [0, 1, 2, 3]
    chief = a.orc(9, 2, leader=True, spells=["fire-bolt"], mana=1)
    assert artificial.step_of(a.t, chief) == 1


@pytest.mark.rule("dun.adp.leader.actions")
@pytest.mark.parametrize(("heroes", "more"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_the_leaders_actions_grow_with_the_party(arena, heroes, more):
    a = arena()
    a.state.party.start_heroes = heroes
    assert artificial.extra_actions(a.t, a.orc(3, 3, leader=True)) == more
    assert artificial.extra_actions(a.t, a.orc(4, 3)) == 0


# ------------------------------------------------------------------------------------------------ arms


@pytest.mark.rule("dun.adp.blunder.dropped-weapon")
def test_an_unarmed_creature_takes_its_weapon_from_the_floor_if_nobody_is_near(arena):
    a = arena()
    orc = a.orc(4, 4, hands=())
    lying = {"axe": (4, 6), "torch": (5, 4), "broadsword": (5, 5)}
    a.state.map.floor = [(a.at(*xy), Held(card, dropped=orc.id)) for card, xy in lying.items()]
    active = a.activate(orc)
    assert artificial.take_up(a.t, orc.id)
    assert ([held.card for held in orc.hands], active.action) == (["broadsword"], 0)
    assert [held.card for _, held in a.state.map.floor] == ["axe", "torch"]
    orc.cell = a.at(4, 5)
    assert not artificial.take_up(a.t, orc.id), "no Action is left"
    active.action = 1
    hero = a.hero(3, 4)
    assert not artificial.take_up(a.t, orc.id), "an enemy is upon it"
    hero.cell = a.at(9, 0)
    assert artificial.take_up(a.t, orc.id)
    active.action = 1
    assert not artificial.take_up(a.t, orc.id), "a torch is no weapon"


@pytest.mark.rule("dun.adp.attack.weapon-by-armor", "dun.adp.blunder.dropped-weapon")
@pytest.mark.parametrize(
    ("hands", "pack", "foe", "wanted"),
    [
        pytest.param((), ("axe", "mace"), (5, 4), "axe", id="an enemy upon it"),
        pytest.param(("short-bow",), ("axe",), (5, 4), "axe", id="with a bow in hand"),
        pytest.param(("mace",), ("axe",), (5, 4), "", id="armed"),
        pytest.param((), (), (5, 4), "", id="nothing to draw"),
        pytest.param((), ("axe",), (9, 4), "axe", id="far off"),
        pytest.param(("broadsword",), ("javelin",), (9, 4), "javelin", id="a hand is free"),
        pytest.param(("broadsword", "shield"), ("javelin",), (9, 4), "", id="no hand is free"),
        pytest.param(("short-bow",), ("axe",), (9, 4), "", id="it shoots"),
        pytest.param((), (), (9, 4), "", id="nothing at all"),
    ],
)
def test_the_weapon_of_the_moment(arena, hands, pack, foe, wanted):
    a = arena(start=((0, 7),))
    orc = a.orc(4, 4, hands=hands, pack=pack)
    a.hero(*foe)
    a.activate(orc)
    assert artificial.weapon_for_now(a.t, orc.id) == wanted


@pytest.mark.rule("dun.adp.attack.weapon-by-armor")
def test_the_blade_that_suits_the_nearest_enemy(arena):
    a = arena(start=((0, 7),))
    orc = a.orc(4, 4, hands=("broadsword",), pack=("axe",))
    near, far = a.hero(7, 4, worn=("chainmail",), vitality=30), a.hero(11, 4, vitality=30)
    a.activate(orc)
    assert artificial.better_blade(a.t, orc, ["axe"]) == "axe"
    assert artificial.better_blade(a.t, orc, []) == ""
    near.cell, far.cell = far.cell, near.cell
    assert artificial.better_blade(a.t, orc, ["axe"]) == ""
    del a.state.figures[near.id], a.state.figures[far.id]
    assert artificial.better_blade(a.t, orc, ["axe"]) == ""


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("near", "loaded"), [(False, True), (True, False)])
def test_it_loads_only_if_there_is_nobody_to_strike(arena, near, loaded):
    a = arena(LONG, start=((19, 0),))
    a.hero(8 if near else 3, 0, marks=Mark.KNOCKED_DOWN)
    orc = a.orc(9, 0, hands=(Held("crossbow", loaded=False),))
    a.activate(orc)
    a.run(artificial.make_ready(a.t, orc.id))
    assert orc.hands == [Held("crossbow", loaded=loaded)]


# ------------------------------------------------------------------------------------------------ attacks


@pytest.mark.rule("dun.adp.attack.skill-limit", "dun.adp.attack.choice")
def test_a_declared_skill_is_counted_and_a_blow_says_that_it_was_struck(arena):
    a = arena()
    orc = a.orc(5, 4, skills=("mighty-blow",), hands=("broadsword",), combat=9)
    a.hero(5, 3, armor=6, vitality=20, combat=1)
    a.activate(orc)
    a.t.script([6, 5, 1, 2, *[1] * 12])
    assert run(aims.melee_attack(a.t, orc.id)) is True
    a.t.left_dice.clear()
    skill = a.content.skills["mighty-blow"]
    assert orc.uses.get("mighty-blow", 0) == 1 or skill.uses
    assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.adp.attack.choice")
def test_a_skill_used_as_an_attack_is_an_attack(arena):
    a = arena()
    beast = a.orc(5, 4, size=3, skills=("corrosive-vomit",), hands=("club",), combat=1)
    a.hero(5, 3, agility=1, vitality=9, combat=3, hands=("broadsword",))
    a.activate(beast)
    assert a.run(aims.melee_attack(a.t, beast.id), [1, 2, 1, 1, 1, 1, 1]) is True
    alone = arena()
    orc = alone.orc(5, 4)
    alone.hero(9, 1)
    alone.activate(orc)
    assert alone.run(aims.melee_attack(alone.t, orc.id)) is False


def test_who_lies_or_hides_behind_a_shield_does_not_strike(arena):
    a = arena()
    orc = a.orc(5, 4, hands=("broadsword",))
    hero, other = a.hero(5, 3), a.hero(4, 4)
    active = a.activate(orc)
    for mark in (Mark.KNOCKED_DOWN, Mark.SHIELDED):
        orc.marks = mark
        assert a.run(aims.best_blow(a.t, orc.id)) is None
    orc.marks = 0
    active.bound = other.id
    assert a.run(aims.best_blow(a.t, orc.id))[0].target == other.id
    active.bound = hero.id
    assert a.run(aims.best_blow(a.t, orc.id))[0].target == hero.id


@pytest.mark.rule("dun.adp.attack.specific-target")
def test_its_prey_is_whom_the_order_or_the_sheet_names(arena):
    a = arena(creatures=(Fixed("orc-warrior", (4, 4), target="herbod"), Fixed("orc-warrior", (4, 5))))
    orc = a.orc(4, 4)
    other, named = a.hero(5, 4, card="borgron"), a.hero(9, 4, card="herbod")
    assert aims.prey(a.t, orc) is None
    orc.uses[Note.SHEET] = 1
    assert aims.prey(a.t, orc) is named
    nearer = a.hero(7, 4, card="herbod")
    assert aims.prey(a.t, orc) is nearer
    assert aims.priority(a.t, orc, nearer, Fraction(0)) < aims.priority(a.t, orc, other, Fraction(1))
    orc.uses[Note.SHEET] = 2
    assert aims.prey(a.t, orc) is None
    assert aims.group(a.t, a.pet(1, 1)) == "pet"


@pytest.mark.rule("dun.adp.attack.skill-limit")
def test_skills_used_three_times_rest_unless_there_is_nothing_else(arena):
    a = arena()
    orc = a.orc(4, 4)
    options = [(reckoning.NOTHING, Do("skill", word="breath")), (reckoning.NOTHING, Do("skill", word="stomp"))]
    assert aims.rested(a.t, orc.id, options, others=True) == options
    orc.uses["breath"] = 3
    assert aims.rested(a.t, orc.id, options, others=True) == options[1:]
    orc.uses["stomp"] = 3
    assert aims.rested(a.t, orc.id, options, others=True) == []
    assert aims.rested(a.t, orc.id, options, others=False) == options
    orc.uses["breath"] = 2
    assert aims.rested(a.t, orc.id, options, others=False) == options[:1]


def test_bows_and_what_can_be_thrown_make_a_shooter(arena):
    a = arena()
    for held, far in (
        (Held("short-bow"), True),
        (Held("javelin"), True),
        (Held("dagger"), False),
        (Held("broadsword"), False),
        (Held("shield"), False),
        (Held("crossbow", loaded=False), True),
        (Held("javelin", loaded=False), False),
    ):
        assert (aims.far_weapon(a.t, held) is not None) is far, held.card
        assert aims.shooter(a.t, a.orc(4, 4, hands=(Held("axe"), held))) is far


# ------------------------------------------------------------------------------------------------ places


@pytest.mark.rule("dun.adp.move.path")
def test_through_a_wall_nobody_strikes_though_the_square_is_next_to_it(arena):
    a = arena("aaab\naaab\naaab", doors=(Door("d", (2, 0), "east", "open"),), start=((0, 2),))
    a.reveal_all()
    orc, hero = a.orc(0, 0, movement=9), a.hero(3, 2)
    ways = movement.routes(a.t, orc, 9)
    assert {a.board.xy(cell) for cell in positions.striking_squares(a.t, orc, hero, ways)} == {(3, 1)}
    orc.hands = [Held("spear")]
    assert {a.board.xy(cell) for cell in positions.striking_squares(a.t, orc, hero, ways)} == {(3, 1), (3, 0)}


@pytest.mark.rule("dun.adp.move.path")
def test_a_larger_base_strikes_with_any_part_of_it(arena):
    a = arena("\n".join(["a" * 8] * 6), start=((0, 5),))
    giant, hero = a.creature("cave-troll", 0, 0, hands=()), a.hero(5, 2)
    ways = movement.routes(a.t, giant, 9)
    found = {a.board.xy(cell) for cell in positions.striking_squares(a.t, giant, hero, ways)}
    assert found == {(x, y) for x in range(3, 7) for y in range(4)} - {(4, 1), (5, 1), (4, 2), (5, 2)}


# ------------------------------------------------------------------------------------------------ watchmen


@pytest.mark.rule("dun.skill.nature.watchman.adp")
def test_a_watchman_goes_to_the_nearest_door_that_nobody_has_opened(arena):
    doors = (Door("d", (5, 0), "east"), Door("e", (5, 2), "east"))
    a = arena("aaaaaab\naaaaaab\naaaaaab", doors=doors, start=((0, 2),))
    guard = a.orc(1, 1, skills=("watchman",), movement=6)
    active = a.activate(guard)
    assert a.run(artificial.keep_watch(a.t, guard.id))
    assert guard.cell == a.at(5, 0)
    assert active.points == 2
    for door in a.state.map.doors:
        door.explored = True
    assert not a.run(artificial.keep_watch(a.t, guard.id))
    for door in a.state.map.doors:
        door.explored = False
    active.move_over = True
    a.state.map.doors[0].lock = a.state.map.doors[1].lock = True
    assert not a.run(artificial.keep_watch(a.t, guard.id))


@pytest.mark.rule("dun.adp.attack.non-offensive")
def test_who_helps_thinks_of_the_worst_hurt_first(arena):
    a = arena()
    healing = next(one for one in a.content.spells.values() if one.nature == "healing" and not one.square)
    shaman = a.orc(4, 4, spells=[healing.id], mana=9, intelligence=9)
    one, two = a.orc(5, 4, wounds=1, vitality=9), a.orc(4, 5, wounds=3, vitality=9)
    a.activate(shaman)
    assert {do.target for do in aims.supports(a.t, shaman.id)} == {one.id, two.id}
    assert aims.supports(a.t, shaman.id, self_only=True) == []
    a.t.script([4, 6, 5, *[1] * 10])
    assert run(artificial.kindly(a.t, shaman.id))
    a.t.left_dice.clear()
    assert (one.wounds, two.wounds < 3) == (1, True)
    assert a.state.turn.active.action == 0


def test_how_many_blows_an_action_has(arena):
    a = arena()
    assert attacks.attacks_per_action(a.t, a.orc(4, 4)) == 1
    assert attacks.attacks_per_action(a.t, a.orc(5, 4, skills=("double-attack",))) == 2
