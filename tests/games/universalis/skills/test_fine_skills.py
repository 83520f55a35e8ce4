"""The fine print of skills: when each is offered, and what it leaves alone."""

from __future__ import annotations

from fractions import Fraction

import pytest

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.hooks import Worth
from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.content.skills import monstrous, worths
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.state import HEROES, Held, Mark


def named(a, figure, word):
    return [text for text in a.offers(figure) if text.startswith(word)]


# ------------------------------------------------------------------------------------------------ declared blows


@pytest.mark.rule("dun.skill.combat.brutal-blow.critical", "dun.skill.combat.unstoppable-charge")
@pytest.mark.parametrize(
    ("weapon", "forward", "declared"),
    [
        ("broadsword", 3, ["", "+mighty-blow"]),
        ("greatsword", 2, ["", "+mighty-blow", "+brutal-blow", "+mighty-blow+brutal-blow"]),
        ("staff", 3, ["", "+mighty-blow"]),
    ],
)
def test_brutal_blows_and_charges_take_two_hands(arena, weapon, forward, declared):
    skills = ("brutal-blow", "unstoppable-charge", "mighty-blow")
    a, hero, orc = arena.duel({"hands": (weapon,), "skills": skills})
    a.activate(hero, forward=forward, moved=forward)
    assert named(a, hero, "attack") == [f"attack {weapon}{word} #{orc.id}" for word in declared]


@pytest.mark.rule("dun.skill.combat.unstoppable-charge")
def test_only_the_first_attack_of_a_turn_is_a_charge(arena):
    a, hero, orc = arena.duel({"hands": ("greatsword",), "skills": ("unstoppable-charge", "double-attack")})
    a.activate(hero, forward=3, moved=3)
    assert f"attack greatsword+unstoppable-charge #{orc.id}" in a.offers(hero)
    a.activate(hero, forward=3, moved=3, attacks=1)
    assert named(a, hero, "attack") == [f"attack greatsword #{orc.id}"]


# ------------------------------------------------------------------------------------------------ quick reloading


@pytest.mark.rule("dun.skill.combat.quick-reloading", "dun.turn.free-quick-action", "dun.turn.swap-action")
@pytest.mark.parametrize(
    ("active", "offered"),
    [
        ({}, True),
        ({"quick": 0}, True),
        ({"quick": 1, "action": 0}, True),
        ({"quick": 0, "action": 0}, False),
    ],
)
def test_a_quick_reload_needs_a_quick_action(arena, active, offered):
    a = arena()
    hero = a.hero(5, 4, skills=("quick-reloading",))
    hero.hands = [Held("handgun", loaded=False)]
    a.activate(hero, **active)
    assert bool(named(a, hero, "quick-reload")) is offered


@pytest.mark.rule("dun.skill.combat.quick-reloading", "dun.action.not-in-melee-range")
@pytest.mark.parametrize(("y", "offered"), [(2, True), (3, False)])
def test_nobody_reloads_quickly_beside_an_enemy(arena, y, offered):
    a = arena()
    hero = a.hero(5, 4, skills=("quick-reloading",))
    hero.hands = [Held("handgun", loaded=False)]
    a.orc(5, y, facing="south")
    a.activate(hero)
    assert bool(named(a, hero, "quick-reload")) is offered


@pytest.mark.rule("dun.skill.combat.quick-reloading")
@pytest.mark.parametrize(("held", "offered"), [(Held("handgun", loaded=False), True), (Held("handgun"), False)])
def test_only_an_empty_weapon_is_reloaded(arena, held, offered):
    a = arena()
    hero = a.hero(5, 4, skills=("quick-reloading",))
    hero.hands = [held]
    a.activate(hero)
    assert bool(named(a, hero, "quick-reload")) is offered


# ------------------------------------------------------------------------------------------------ the worth of attacks


@pytest.mark.rule("dun.adp.attack.choice", "dun.skill.nature.invulnerable.hits")
@pytest.mark.parametrize("attack", ["rammed", "swept", "trampled", "rock", "sting"])
def test_against_the_invulnerable_a_critical_hit_is_hoped_for(arena, attack):
    """Whoever only criticals can wound is still worth an attack."""
    a = arena()
    beast = a.orc(4, 4, size=4, span=4, strength=6, facing="north", hands=("broadsword",), shooting=5)
    plain = a.hero(4, 3, facing="south")
    wanted = getattr(worths, attack)(a.t, beast, plain)
    plain.skills = ("invulnerable",)
    found = getattr(worths, attack)(a.t, beast, plain)
    assert wanted.wounds > Fraction(1)
    assert found == wanted


@pytest.mark.rule("dun.adp.attack.choice", "dun.skill.nature.ethereal.hit")
def test_breath_and_vomit_are_magic_that_burns_the_ethereal(arena):
    a = arena()
    beast = a.creature("drakeling", 4, 4, facing="north")
    ghost = a.hero(4, 3, facing="south", skills=("ethereal",))
    assert worths.vomit(a.t, beast, ghost).wounds > 0
    assert worths.breath(a.t, beast, ghost).wounds > 0
    assert worths.shriek(a.t, beast, ghost).wounds > Fraction(1, 2)
    assert worths.rock(a.t, beast, ghost) == Worth(1, worths.rock(a.t, beast, ghost).wounds)


# ------------------------------------------------------------------------------------------------ breath


@pytest.mark.rule("dun.skill.nature.breath.attack", "dun.psych.leader-death")
@pytest.mark.parametrize(("courage", "stays"), [((6, 5), True), ((1, 2), False)])
def test_who_flees_before_the_breath_reaches_him_is_not_burnt(arena, courage, stays):
    """It burns its own Leader, whose Grunt behind him loses heart; so may the drakeling, but its breath goes on."""
    a = arena()
    drake = a.creature("drakeling", 2, 4, facing="east")
    leader = a.orc(3, 4, leader=True, natural=1, vitality=1, level="champion", marks=Mark.KNOCKED_DOWN)
    grunt = a.orc(4, 4, courage=1, natural=1, vitality=9, marks=Mark.KNOCKED_DOWN)
    hero = a.hero(5, 4, natural=1, vitality=9, marks=Mark.KNOCKED_DOWN)
    a.activate(drake)
    a.do(drake, f"skill breath #{hero.id}", [6, 6, 6, *courage, 1, 2, 6, 6, 6])
    assert leader.id not in a.state.figures
    assert grunt.id not in a.state.figures
    assert (drake.id in a.state.figures) is stays
    assert hero.wounds == 3


THRALLS = [
    ("red-dragon", "sweep", [6, 5, 1, 1]), ("stone-giant", "trampling", [1, 2]),
    ("cave-hydra", "grab-and-suffocate", [1, 2]), ("keening-maid", "shriek-from-the-underworld", []),
]  # fmt: skip


@pytest.mark.rule("dun.psych.leader-death", "dun.spell.controlled-ally")
@pytest.mark.parametrize(("card", "skill", "dice"), THRALLS)
def test_a_thrall_that_fells_the_leader_meets_none_who_has_fled(arena, card, skill, dice):
    """The second die of all that wounds is the Leader's end; then his Grunt tests Courage in vain."""
    a = arena()
    beast = a.creature(card, 4, 4, facing="north")
    beast.side = HEROES
    leader = a.orc(4, 3, leader=True, vitality=1, agility=1, armor=1, strength=1, courage=1, size=1)
    grunt = a.orc(5, 3, courage=1, agility=1, armor=1, vitality=9, size=1)
    a.activate(beast)
    text = next(text for text in a.offers(beast) if skill in text)
    most = {"sweep": 5, "trampling": 7, "grab-and-suffocate": 2, "shriek-from-the-underworld": 1}[skill]
    a.play(beast, text, [*dice, *[6] * most, 1, 2])
    assert leader.id not in a.state.figures
    assert grunt.id not in a.state.figures


@pytest.mark.rule("dun.skill.nature.breath.attack")
def test_a_wall_ends_the_breath(arena):
    """The squares behind it are squares of the same board in the same line."""
    a = arena("\n".join(["a" * 5 + "b" * 5] * 3))
    a.reveal_all()
    drake = a.creature("drakeling", 2, 1, facing="east")
    near, far = (a.hero(x, 1, natural=1, vitality=9, marks=Mark.KNOCKED_DOWN) for x in (4, 5))
    a.activate(drake)
    assert named(a, drake, "skill breath") == [f"skill breath #{near.id}"]
    a.do(drake, f"skill breath #{near.id}", [6, 6, 6])
    assert (near.wounds, far.wounds) == (3, 0)


@pytest.mark.rule("dun.skill.nature.breath.attack")
@pytest.mark.parametrize(("at", "hit"), [((0, 0), True), ((9, 3), True), ((0, 2), False)])
def test_the_breath_reaches_the_corners_and_ends_at_the_edge(arena, at, hit):
    """East of the last square of a row no line goes on in the next row."""
    a = arena("\n".join(["a" * 10] * 4))
    drake = a.creature("drakeling", *{(0, 0): (2, 0), (9, 3): (7, 3), (0, 2): (8, 1)}[at])
    hero = a.hero(*at, natural=1, vitality=9, marks=Mark.KNOCKED_DOWN)
    other = a.hero(9, 1, natural=1, vitality=9, marks=Mark.KNOCKED_DOWN) if at == (0, 2) else None
    line = monstrous.breath_line(a.t, drake, other or hero)
    assert (hero.cell in line) is hit
    assert len(line) == {(0, 0): 2, (9, 3): 2, (0, 2): 1}[at]


# ------------------------------------------------------------------------------------------------ onslaught and music


@pytest.mark.rule("dun.skill.nature.onslaught.avoid")
def test_who_steps_aside_takes_the_first_free_square_and_leaves_his_own(arena):
    a = arena()
    beast, mark = a.creature("maze-minotaur", 5, 5, facing="north"), a.hero(5, 4, agility=6)
    a.orc(4, 3)
    a.activate(beast, forward=3, moved=3)
    a.do(beast, f"skill onslaught #{mark.id}", [1, 2, 6, 5])
    assert mark.cell == a.at(5, 3)
    assert beast.cell == a.at(5, 4)
    assert not mark.wounds


@pytest.mark.rule("dun.skill.scholarly.inspiring-music")
@pytest.mark.parametrize(("moved", "points", "left"), [(0, 5, 3), (2, 3, 1), (3, 2, 0), (1, 1, 1)])
def test_a_musician_has_half_his_movement_in_all(arena, moved, points, left):
    a = arena("a" * 12)
    bard = a.hero(0, 0, skills=("inspiring-music",), movement=5, hands=("musical-instrument",), intelligence=4)
    a.activate(bard, moved=moved, points=points)
    a.do(bard, f"talent inspiring-music #{bard.id}", [3, 3])
    assert a.state.turn.active.points == left


# ------------------------------------------------------------------------------------------------ grabs


@pytest.mark.rule("dun.skill.nature.grab-and-suffocate")
@pytest.mark.parametrize(("value", "held"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_grab_holds_as_many_as_the_profile_says(arena, value, held):
    """First the one who was named, then others within reach; the largest and the farthest never."""
    a = arena()
    beast = a.orc(3, 3, skills=("grab-and-suffocate",), traits=(Trait("grab-and-suffocate", value),), facing="north")
    near = [a.hero(x, 2, agility=3, strength=6) for x in (2, 3, 4)]
    a.hero(4, 3, size=3)
    a.hero(5, 2)
    a.activate(beast)
    a.do(beast, f"skill grab-and-suffocate #{near[1].id}", [1, 2, 1, 1] * held)
    lost = [hero for hero in a.state.figures.values() if hero.marks & Mark.LOSES_TURN]
    assert lost == sorted([near[1], near[0], near[2]][:held], key=lambda hero: hero.id)


# ------------------------------------------------------------------------------------------------ more figures


@pytest.mark.rule("dun.skill.combat.quick-reloading")
def test_of_two_empty_weapons_one_is_reloaded_at_a_time(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("quick-reloading",))
    hero.hands = [Held("handgun", loaded=False)] * 2
    a.activate(hero)
    assert named(a, hero, "quick-reload") == ["quick-reload handgun"]
    a.do(hero, "quick-reload handgun")
    assert [held.loaded for held in hero.hands] == [True, False]


@pytest.mark.rule("dun.skill.combat.sword-master", "dun.attack.max-three")
def test_each_extra_attack_of_a_huge_sword_master_answers_one_critical(arena):
    """The blow that a critical has given gives none; the next of his own may again."""
    skills = ("sword-master", "multiple-attacks")
    a, hero, orc = arena.duel(
        {"skills": skills, "size": 4, "combat": 5, "strength": 1}, {"vitality": 99, "armor": 6, "size": 4}
    )
    active = a.activate(hero)
    left = []
    for _ in range(4):
        a.play(hero, f"attack broadsword #{orc.id}", [6, 5, 1, 2])
        left.append(active.most)
    assert left == [3, 2, 2, 1]


@pytest.mark.rule("dun.skill.exploration.flying-jump")
@pytest.mark.parametrize(("marks", "left"), [(0, 0), (Mark.KNOCKED_DOWN, 5)])
def test_a_leap_costs_no_points_where_nobody_stops_the_leaper(arena, marks, left):
    a = arena("\n".join(["a" * 14] * 3))
    hero = a.hero(3, 1, skills=("flying-jump",), agility=5)
    orc = a.creature("orc-warrior", 4, 1, facing="west", marks=marks)
    active = a.activate(hero)
    a.do(hero, f"leap #{orc.id} @{a.at(5, 1)}", [4, 3])
    assert (active.points, active.moved) == (left, 2)


@pytest.mark.rule("dun.skill.nature.lethal-gaze.test", "dun.cover.adjacent")
@pytest.mark.parametrize(
    ("table", "hands", "need"),
    [((), (), 7), ((), ("shield",), 6), ((5, 1), (), 6), ((1, 1), (), 6), ((3, 1), (), 7), ((5, 1), ("shield",), 5)],
)
def test_a_shield_and_cover_help_against_a_lethal_gaze(arena, table, hands, need):
    """Ten with an Intelligence of 3; chairs before either of them are light cover, in the middle they are none."""
    more = {"furniture": (Furnishing("chairs", table),)} if table else {}
    for rolled, out in ((need, False), (need - 1, True)):
        a = arena("\n".join(["a" * 12] * 3), **more)
        a.orc(0, 1, skills=("lethal-gaze",), facing="east")
        hero = a.hero(6, 1, facing="west", intelligence=3, hands=hands)
        a.run(activation.begin(a.t, hero.id), [rolled - 2, 2])
        assert bool(hero.marks & Mark.KNOCKED_OUT) is out


@pytest.mark.rule("dun.skill.nature.breath.attack", "dun.skill.nature.ethereal.hit")
def test_breath_burns_the_ethereal(arena):
    a = arena()
    drake = a.creature("drakeling", 2, 4, facing="east")
    ghost = a.hero(4, 4, natural=3, vitality=9, skills=("ethereal",), marks=Mark.KNOCKED_DOWN)
    a.activate(drake)
    a.do(drake, f"skill breath #{ghost.id}", [3, 3, 2])
    assert ghost.wounds == 2


@pytest.mark.rule("dun.skill.nature.sweep", "dun.skill.nature.tail-swipe")
@pytest.mark.parametrize(("size", "hit"), [(2, True), (3, True), (4, False)])
def test_only_smaller_ones_are_swept_away(arena, size, hit):
    """A dragon sweeps the first; the second must be smaller than it too."""
    a = arena()
    dragon = a.creature("red-dragon", 4, 5, facing="north")
    first = a.hero(4, 4, agility=1, armor=6, vitality=30)
    second = a.hero(5, 4, agility=1, armor=6, vitality=30, size=size)
    a.activate(dragon)
    beaten = [6, 5, 1, 2, *[1] * 5]
    a.do(dragon, f"skill sweep #{first.id}", beaten * (1 + hit))
    assert first.marks & Mark.KNOCKED_DOWN
    assert bool(second.marks & Mark.KNOCKED_DOWN) is hit
