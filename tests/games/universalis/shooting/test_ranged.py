"""Line of sight, cover, ranged attacks, Defensive Shots."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.rules.shooting import defensive, ranged
from undercroft.games.universalis.rules.shooting.ranged import (
    can_shoot,
    make_blow,
    max_range,
    range_modifier,
    shoot,
    shot_plus,
)
from undercroft.games.universalis.rules.squares import sight
from undercroft.games.universalis.rules.squares.grounds import Spot
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 20


def plus(a, one, two, card="short-bow", **more):
    held = next(held for held in one.hands if held.card == card)
    return shot_plus(a.t, one, two, a.content.weapons[card], held, **more)


def range_of(arena, far, hero=(), orc=()):
    a = arena(LANE, start=((19, 0),))
    one = a.hero(0, 0, **{"hands": ("short-bow",), "shooting": 5, "facing": "east", **dict(hero)})
    two = a.orc(far, 0, **{"facing": "west", **dict(orc)})
    return a, one, two


@pytest.mark.rule("dun.ranged.distance")
def test_the_targets_square_counts_and_the_shooters_does_not(arena):
    a = arena()
    assert a.board.distance(a.at(0, 0), a.at(4, 3)) == 4


@pytest.mark.rule("dun.ranged.mod-distance")
def test_range_bands():
    assert [range_modifier(n) for n in (1, 3, 4, 6, 7, 9, 10, 30)] == [0, 0, -1, -1, -2, -2, -3, -3]


@pytest.mark.rule("dun.ranged.hit", "dun.walk.shot-point-blank")
def test_ten_hits_and_nine_misses(arena):
    a, one, two = range_of(arena, 3, {"shooting": 3}, {"armor": 4, "vitality": 9})
    hit, _, hurt = a.run(shoot(a.t, one.id, two.id, one.hands[0]), [4, 3, 1, 2, 5])
    assert hit
    assert hurt.wounds == 1
    hit, _, _ = a.run(shoot(a.t, one.id, two.id, one.hands[0]), [3, 3])
    assert not hit


@pytest.mark.rule("dun.ranged.mod-moved", "dun.ranged.mod-behind")
def test_medium_distance_moved_and_from_behind(arena):
    a, one, two = range_of(arena, 8, {"movement": 6}, {"facing": "east"})
    a.activate(one, moved=1)
    assert plus(a, one, two) == 5 - 2 - 1 + 1
    a.activate(one, moved=4)
    assert plus(a, one, two) == 5 - 2 - 2 + 1
    a.activate(one)
    assert plus(a, one, two) == 5 - 2 + 1


@pytest.mark.rule("dun.ranged.mod-moved-throwing")
def test_throwing_weapons_do_not_mind_moving(arena):
    a, one, two = range_of(arena, 3, {"hands": ("dagger",)})
    a.activate(one, moved=4)
    assert plus(a, one, two, "dagger") == 5


@pytest.mark.rule("dun.ranged.mod-small", "dun.ranged.mod-large", "dun.ranged.mod-stationary", "dun.ranged.mod-flying")
def test_size_stillness_and_flight(arena):
    a, one, two = range_of(arena, 2)
    values = []
    for size in (1, 2, 3, 4):
        two.size = size
        values.append(plus(a, one, two))
    assert values == [4, 5, 6, 7]
    two.size, two.marks = 2, Mark.STATIONARY
    assert plus(a, one, two) == 7
    two.marks = Mark.FLYING
    assert plus(a, one, two) == 4


@pytest.mark.rule("dun.ranged.mod-agility")
def test_a_nimbler_target_costs_one(arena):
    a, one, two = range_of(arena, 2, {"agility": 3}, {"agility": 4})
    assert plus(a, one, two) == 4
    one.base = (*one.base[:5], 4, *one.base[6:])
    assert plus(a, one, two) == 5


@pytest.mark.rule("dun.skill.exploration.slippery", "dun.skill.nature.lethal-gaze.shooting")
def test_slippery_and_dreadful_targets(arena):
    a, one, two = range_of(arena, 2, {"agility": 4}, {"skills": ("slippery",), "agility": 4})
    assert plus(a, one, two) == 4
    two.skills = ("lethal-gaze",)
    assert plus(a, one, two) == 3


@pytest.mark.rule("dun.ranged.half-range-critical")
def test_no_extra_dice_beyond_half_range_except_for_throwing(arena):
    a, one, two = range_of(arena, 10)
    bow = a.content.weapons["short-bow"]
    assert make_blow(a.t, one.id, two.id, bow, one.hands[0], 1, [], beyond=True).dice == 3
    assert make_blow(a.t, one.id, two.id, bow, one.hands[0], 1, [], beyond=False).dice == 4
    a.run(shoot(a.t, one.id, two.id, one.hands[0]), [6, 3, 1, 1, 1])
    assert a.t.rolled[-1] == (3, 6, "damage")
    two.cell = a.at(9, 0)
    a.run(shoot(a.t, one.id, two.id, one.hands[0]), [6, 3, 1, 1, 1, 1])


@pytest.mark.rule("dun.equip.range", "dun.equip.range-strength", "dun.ranged.requirements")
def test_range_is_printed_or_strength_times_a_number(arena):
    a, one, two = range_of(arena, 19)
    assert not can_shoot(a.t, one, one.hands[0], two)
    two.cell = a.at(18, 0)
    assert can_shoot(a.t, one, one.hands[0], two)
    one.base = (*one.base[:2], 4, *one.base[3:])
    assert max_range(a.t, one, a.content.weapons["javelin"]) == 12


@pytest.mark.rule("dun.ranged.not-engaged")
def test_no_shots_from_a_melee_range(arena):
    a, one, two = range_of(arena, 5)
    a.activate(one)
    assert f"shoot short-bow #{two.id}" in a.offers(one)
    a.orc(1, 0)
    assert not any(text.startswith("shoot") for text in a.offers(one))


@pytest.mark.rule("dun.ranged.stray", "dun.ranged.stray-small")
def test_a_miss_with_one_one_hits_an_ally_next_to_the_target(arena):
    a, one, two = range_of(arena, 5, {"shooting": 3})
    ally = a.hero(6, 0, vitality=9)
    a.run(shoot(a.t, one.id, two.id, one.hands[0]), [1, 4, 5, 5, 1])
    assert ally.wounds == 2
    ally.size = 1
    a.run(shoot(a.t, one.id, two.id, one.hands[0]), [1, 4])
    assert ally.wounds == 2
    ally.size = 2
    a.run(shoot(a.t, one.id, two.id, one.hands[0]), [2, 4])
    assert ally.wounds == 2


@pytest.mark.rule("dun.ranged.blunder-ally", "dun.ranged.blunder-ends", "dun.ranged.blunder-break")
def test_a_blunder_hits_the_ally_beside_the_path_and_ends_the_activation(arena):
    a = arena(LANE + "\n" + LANE, start=((19, 0),))
    one = a.hero(0, 0, hands=("short-bow",), facing="east")
    near, far = a.hero(3, 1, vitality=9), a.hero(9, 0, vitality=9)
    two = a.orc(8, 0, facing="west")
    active = a.activate(one)
    a.do(one, f"shoot short-bow #{two.id}", [1, 1, 3, 5, 5, 1])
    assert (near.wounds, far.wounds) == (2, 0)
    assert active.quick == 0
    assert one.hands == [Held("short-bow")]


@pytest.mark.rule("dun.ranged.blunder-break")
def test_the_bow_may_break_on_a_blunder(arena):
    a, one, two = range_of(arena, 5)
    a.run(shoot(a.t, one.id, two.id, one.hands[0]), [1, 1, 2])
    assert one.hands == []


@pytest.mark.rule("dun.equip.reload")
def test_a_reload_weapon_takes_an_action_to_load(arena):
    a, one, two = range_of(arena, 5, {"hands": ("handgun",)}, {"vitality": 20})
    a.activate(one)
    a.do(one, f"shoot handgun #{two.id}", [4, 3, 1, 1, 1])
    assert not one.hands[0].loaded
    active = a.activate(one)
    assert not any(text.startswith("shoot") for text in a.offers(one))
    a.do(one, "reload handgun")
    assert one.hands[0].loaded
    assert active.action == 0


@pytest.mark.rule("dun.equip.reload-two")
def test_two_empty_guns_take_two_actions(arena):
    a = arena(LANE, start=((19, 0),))
    one = a.hero(0, 0, hands=(Held("handgun", loaded=False), Held("handgun", loaded=False)))
    a.activate(one)
    a.do(one, "reload handgun")
    assert [held.loaded for held in one.hands] == [True, False]
    assert "reload handgun" not in a.offers(one)


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots", "dun.skill.combat.fast-shooting.no-reload")
def test_fast_shooting_gives_two_shots_at_minus_one_without_moving(arena):
    a, one, two = range_of(arena, 3, {"skills": ("fast-shooting",)}, {"vitality": 20})
    a.activate(one, moved=1)
    assert not any("fast-shooting" in text for text in a.offers(one))
    active = a.activate(one)
    a.do(one, f"shoot short-bow+fast-shooting #{two.id}", [2, 4, 1, 1, 1, 2, 3])
    assert [event.total for event in a.t.told(ranged.Shot)] == [10, 9]
    assert active.points == 0
    one.hands = [Held("handgun")]
    a.activate(one)
    assert not any("fast-shooting" in text for text in a.offers(one))


@pytest.mark.rule(
    "dun.skill.combat.accurate-shooting", "dun.skill.combat.lethal-shot", "dun.skill.nature.small.projectiles"
)
def test_skills_of_archers(arena):
    a, one, two = range_of(arena, 3, {"skills": ("accurate-shooting", "lethal-shot")})
    bow = a.content.weapons["short-bow"]
    blow = make_blow(a.t, one.id, two.id, bow, one.hands[0], 1, [], beyond=False)
    assert (blow.dice, blow.armor) == (5, -1)
    one.skills = ("small",)
    assert make_blow(a.t, one.id, two.id, bow, one.hands[0], 0, [], beyond=False).dice == 2


# ------------------------------------------------------------------------------------------------ sight and cover


@pytest.mark.rule("dun.los.line", "dun.los.wall")
def test_walls_stop_sight_and_open_doors_do_not(arena):
    a = arena("aaabbb\naaabbb\naaabbb", doors=(Door("gap", (2, 1), "east"),))
    a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=3)
    hero, orc = a.hero(0, 1, facing="east"), a.orc(5, 1)
    assert not sight.sees(a.t, hero, orc)
    a.reveal_all()
    assert sight.sees(a.t, hero, orc)
    orc.cell = a.at(5, 0)
    hero.cell = a.at(0, 2)
    assert sight.best_line(a.t, hero, orc) is not None


@pytest.mark.rule("dun.los.facing")
def test_no_sight_behind_ones_back(arena):
    a = arena()
    hero, orc = a.hero(5, 5, facing="north"), a.orc(5, 7)
    assert not sight.sees(a.t, hero, orc)
    assert sight.sees(a.t, hero, orc, facing=False)
    hero.facing = 2
    assert sight.sees(a.t, hero, orc)


@pytest.mark.rule("dun.los.height-block", "dun.cover.when", "dun.cover.adjacent", "dun.cover.types")
def test_low_furniture_covers_its_neighbour_and_high_furniture_hides_all_but_the_tall(arena):
    a = arena(LANE, furniture=(Furnishing("table", (4, 0)), Furnishing("cupboard", (10, 0))))
    end = max(a.board.pieces[0].squares)
    hero = a.hero(0, 0, facing="east")
    beside, away = a.orc(a.board.xy(end)[0] + 1, 0), a.orc(9, 0)
    assert sight.best_line(a.t, hero, beside) == "light"
    beside.marks = Mark.KNOCKED_DOWN
    assert sight.best_line(a.t, hero, away) == ""
    hidden = a.orc(11, 0)
    away.marks = Mark.KNOCKED_DOWN
    assert sight.best_line(a.t, hero, hidden) is None
    hidden.size = 3
    assert sight.best_line(a.t, hero, hidden) == "light"


@pytest.mark.rule("dun.los.characters-block", "dun.condition.kd-no-range")
def test_characters_block_sight_unless_they_lie(arena):
    a = arena(LANE)
    hero, mid, orc = a.hero(0, 0, facing="east"), a.orc(3, 0), a.orc(6, 0)
    assert not sight.sees(a.t, hero, orc)
    mid.marks |= Mark.KNOCKED_DOWN
    assert sight.sees(a.t, hero, orc)
    mid.marks, mid.size = 0, 1
    assert sight.sees(a.t, hero, orc)


@pytest.mark.rule("dun.los.flying")
def test_everybody_sees_a_flyer(arena):
    a = arena(LANE)
    hero, orc = a.hero(0, 0, facing="east"), a.orc(6, 0)
    a.orc(3, 0)
    assert not sight.sees(a.t, hero, orc)
    orc.marks |= Mark.FLYING
    assert sight.sees(a.t, hero, orc)


@pytest.mark.rule("dun.los.pit")
def test_from_a_pit_nobody_above_is_seen(arena):
    a = arena(LANE)
    hero, orc = a.hero(3, 0, facing="east", marks=Mark.IN_PIT), a.orc(6, 0)
    assert not sight.sees(a.t, hero, orc)
    hero.marks = 0
    assert sight.sees(a.t, hero, orc)


@pytest.mark.rule("dun.ranged.mod-cover", "dun.skill.exploration.eagle-eye.cover", "dun.skill.exploration.skulk.cover")
def test_cover_costs_one_or_two(arena):
    a = arena(LANE, furniture=(Furnishing("table", (4, 0)),))
    end = a.board.xy(max(a.board.pieces[0].squares))[0] + 1
    one, two = a.hero(2, 0, hands=("short-bow",), facing="east"), a.orc(end, 0)
    assert ranged.hindered(a.t, one, two, a.content.weapons["short-bow"], ())[0] == -1
    two.skills = ("skulk",)
    assert ranged.hindered(a.t, one, two, a.content.weapons["short-bow"], ())[0] == -2
    two.skills, one.skills = (), ("eagle-eye",)
    assert ranged.hindered(a.t, one, two, a.content.weapons["short-bow"], ())[0] == 0


# ------------------------------------------------------------------------------------------------ Defensive Shots


def charge(arena, start, **hero):
    a = arena(LANE, start=((19, 0),))
    orc = a.orc(start, 0, movement=12, vitality=2, facing="west", armor=3)
    archer = a.hero(2, 0, **{"hands": ("short-bow",), "facing": "east", "shooting": 5, **hero})
    a.activate(orc)
    return a, orc, archer


@pytest.mark.rule("dun.defshot.trigger", "dun.defshot.timing", "dun.defshot.stop", "dun.defshot.penalty")
def test_a_wounding_defensive_shot_stops_the_charge_three_squares_away(arena):
    a, orc, archer = charge(arena, 9)
    from undercroft.games.universalis.rules.moving.walking import walk
    from undercroft.games.universalis.rules.squares.movement import routes

    ways = routes(a.t, orc, 12)
    a.run(walk(a.t, orc.id, ways, a.at(3, 0)), [4, 3, 5, 1, 1], ["shoot"])
    assert a.t.told(ranged.Shot)[0].total == 7 + 5 - 2
    assert orc.cell == a.at(5, 0)
    assert orc.wounds == 1
    assert archer.marks & Mark.HAS_SHOT


@pytest.mark.rule("dun.defshot.stop")
def test_a_missed_one_does_not_stop_it(arena):
    from undercroft.games.universalis.rules.moving.walking import walk
    from undercroft.games.universalis.rules.squares.movement import routes

    a, orc, _ = charge(arena, 9)
    a.run(walk(a.t, orc.id, routes(a.t, orc, 12), a.at(3, 0)), [3, 3], ["shoot"])
    assert orc.cell == a.at(3, 0)


@pytest.mark.rule("dun.defshot.min-start", "dun.defshot.once", "dun.defshot.reloading")
def test_no_defensive_shot_at_short_notice_twice_or_unloaded(arena):
    a, orc, archer = charge(arena, 9)
    beside = Spot(a.at(3, 0))
    assert defensive.watchers(a.t, orc.id, beside) == [archer.id]
    assert defensive.watchers(a.t, orc.id, Spot(a.at(4, 0))) == []
    a.state.turn.active.start = orc.cell = a.at(5, 0)
    assert defensive.watchers(a.t, orc.id, beside) == []
    assert defensive.may_defend(a.t, archer, orc)
    archer.marks |= Mark.HAS_SHOT
    assert not defensive.may_defend(a.t, archer, orc)
    archer.marks, archer.hands = 0, [Held("handgun", loaded=False)]
    assert not defensive.may_defend(a.t, archer, orc)


@pytest.mark.rule("dun.defshot.large")
def test_a_large_target_stops_only_on_a_double_six(arena):
    a, orc, archer = charge(arena, 9)
    orc.size, orc.cell = 3, a.at(5, 0)
    orc.base = (*orc.base[:9], 50, *orc.base[10:])
    assert not a.run(defensive.defensive_shot(a.t, archer.id, orc.id), [5, 4, 6, 6, 6], ["shoot"])
    archer.marks = 0
    assert a.run(defensive.defensive_shot(a.t, archer.id, orc.id), [6, 6, 6, 6, 6, 6, 6], ["shoot"])
