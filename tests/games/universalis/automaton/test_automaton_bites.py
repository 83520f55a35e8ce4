"""What the Artificial Dark Player's creatures reckon with before they move or strike: ranks, ways, squares."""

from fractions import Fraction

import pytest

from undercroft.games.universalis.content.quests import Fixed, Furnishing, Ground
from undercroft.games.universalis.rules.automaton import aims, positions
from undercroft.games.universalis.rules.squares import routes
from undercroft.games.universalis.state import DARK, Held, Mark, Note

LONG = "a" * 20
CHANCE = Fraction(1, 3)


# ------------------------------------------------------------------------------------------------ whom


@pytest.mark.rule("dun.adp.target.priority", "dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("card", "leader", "wishes"),
    [
        ("ghoul", False, ()),
        ("ghoul", True, ()),
        ("dire-wolf", False, (4, -2)),
        ("dire-wolf", True, (4, -2)),
    ],
)
def test_the_order_of_targets(arena, card, leader, wishes):
    """Whom the sheet names, what the card says, then the surest hit, the lowest Armor and the nearest."""
    a = arena(LONG)
    beast, hero = a.creature(card, 1, 0, leader=leader), a.hero(5, 0, armor=5, vitality=9)
    hero.wounds = 2
    assert aims.priority(a.t, beast, hero, CHANCE) == (False, *wishes, -CHANCE, 5, 4)
    assert aims.priority(a.t, beast, hero, CHANCE, near=0)[-1] == 0


@pytest.mark.rule("dun.adp.attack.specific-target")
def test_the_sheets_target_comes_before_all_others(arena):
    a = arena(LONG, creatures=(Fixed("ghoul", (1, 0)), Fixed("ghoul", (1, 0), target="mercenary")))
    ghoul, hero = a.creature("ghoul", 9, 0), a.hero(8, 0)
    near, far = a.companion("sellsword", 12, 0), a.companion("sellsword", 3, 0)
    for place, sought in ((0, None), (1, None), (2, near)):
        ghoul.uses[Note.SHEET] = place
        assert aims.prey(a.t, ghoul) is sought
    assert [aims.priority(a.t, ghoul, one, CHANCE)[0] for one in (hero, near, far)] == [True, False, True]
    near.cell = a.at(15, 0)
    assert aims.prey(a.t, ghoul) is near, "of two who are as far away, the first"
    near.cell = a.at(16, 0)
    assert aims.prey(a.t, ghoul) is far


@pytest.mark.rule("dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("more", "soft"),
    [
        ({}, 1),
        ({"hands": ("short-bow",)}, 0),
        ({"hands": ("broadsword",)}, 1),
        ({"hands": (Held("short-bow", loaded=False),)}, 1),
        ({"hands": (Held("handgun", loaded=False),)}, 0),
        ({"pack": ("short-bow",)}, 1),
        ({"spells": ("fireball",), "mana": 1}, 0),
        ({"spells": ("fireball",), "mana": 0}, 1),
        ({"mana": 3}, 1),
    ],
)
def test_flyers_seek_shooters_and_who_can_still_cast(arena, more, soft):
    a = arena(LONG)
    card = next(one.id for one in a.content.creatures.values() if one.behaviour == "flying")
    bat, hero = a.orc(1, 0, card=card), a.hero(5, 0, **more)
    assert aims.priority(a.t, bat, hero, CHANCE)[1] == soft


@pytest.mark.rule("dun.adp.attack.non-offensive")
@pytest.mark.parametrize(("x", "near"), [(9, True), (10, False)])
def test_an_enemy_is_near_within_eight_squares(arena, x, near):
    a = arena(LONG)
    orc, hero = a.orc(1, 0), a.hero(x, 0)
    assert aims.near_foe(a.t, orc) is near
    hero.marks |= Mark.KNOCKED_OUT
    assert not aims.near_foe(a.t, orc)


@pytest.mark.rule("dun.adp.attack.skill-limit")
@pytest.mark.parametrize(
    ("x", "points", "over", "blows"),
    [(6, 4, False, True), (7, 4, False, False), (6, 4, True, False), (6, 0, False, False)],
)
def test_it_comes_to_blows_if_a_square_beside_an_enemy_is_within_reach(arena, x, points, over, blows):
    a = arena(LONG)
    orc = a.orc(1, 0)
    a.hero(x, 0)
    a.activate(orc, points=points, move_over=over)
    assert aims.comes_to_blows(a.t, orc.id) is blows
    a.state.turn.active = None
    assert not aims.comes_to_blows(a.t, orc.id)


@pytest.mark.rule("dun.adp.attack.skill-limit", "dun.large.reference-square")
@pytest.mark.parametrize(("x", "blows"), [(8, True), (9, False)])
def test_a_large_one_comes_to_blows_with_any_part_of_its_base(arena, x, blows):
    """The troll covers columns 1 and 2; with 4 points one of its squares comes to column 6, the base to 7."""
    a = arena("\n".join(["a" * 14] * 2), start=((13, 0),))
    troll = a.creature("cave-troll", 1, 0)
    a.hero(x, 0)
    a.activate(troll, points=4)
    assert aims.comes_to_blows(a.t, troll.id) is blows


# ------------------------------------------------------------------------------------------------ ways


@pytest.mark.rule("dun.adp.move.nearest", "dun.adp.move.no-agility-tests")
@pytest.mark.parametrize("drop", ["pit", "abyss", "deep-water"])
def test_ways_are_counted_around_what_one_would_fall_into_unless_one_flies(arena, drop):
    a = arena("aaaaaa\naaaaaa", ground=(Ground(drop, (2, 0), depth=2),))
    orc, hero = a.orc(5, 0), a.hero(0, 0)
    row = positions.walks(a.t, orc, hero.cell)
    assert [row[a.at(x, 0)] for x in range(6)] == [0, 1, positions.FAR, *[positions.FAR] * 3]
    orc.marks |= Mark.FLYING
    row = positions.walks(a.t, orc, hero.cell)
    assert [row[a.at(x, 0)] for x in range(6)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("dun.adp.move.nearest")
def test_a_drop_beside_the_target_is_no_place_to_strike_from(arena):
    a = arena("aaaaaa\naaaaaa", ground=(Ground("pit", (1, 0)),))
    orc, hero = a.orc(5, 0), a.hero(0, 0)
    row = positions.walks(a.t, orc, hero.cell)
    assert (row[a.at(1, 0)], row[a.at(1, 1)], row[a.at(2, 0)], row[a.at(5, 0)]) == (positions.FAR, 1, 2, 5)


@pytest.mark.rule("dun.adp.move.nearest")
def test_steps_are_counted_between_the_nearest_squares_of_two_bases(arena):
    a = arena("\n".join(["a" * 12] * 4))
    troll, ogre = a.creature("cave-troll", 1, 0), a.of_race("ogres", 7, 1)
    assert (troll.span, ogre.span) == (4, 4)
    assert positions.steps_to(a.t, troll, ogre) == 5
    assert positions.steps_to(a.t, ogre, troll) == 5
    small = a.hero(3, 3)
    assert positions.steps_to(a.t, troll, small) == 2
    assert positions.nearest_ones(a.t, troll) == [small]
    small.cell = a.at(7, 0)
    ogre.cell = a.at(7, 2)
    assert positions.nearest_ones(a.t, troll) == [ogre, small]


@pytest.mark.rule("dun.adp.behavior-leader", "dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("leader", "wounds", "friend", "holds"),
    [(True, 0, True, True), (False, 0, True, False), (True, 1, True, False), (True, 0, False, False)],
)
def test_an_unhurt_leader_with_allies_holds_its_place(arena, leader, wounds, friend, holds):
    a = arena(LONG)
    chief = a.creature("ghoul", 1, 0, leader=leader)
    chief.wounds = wounds
    a.hero(15, 0)
    if friend:
        a.orc(3, 0)
    assert positions.holds_place(a.t, chief) is holds


@pytest.mark.rule("dun.adp.behavior-leader", "dun.adp.attack.specific-target")
def test_a_leader_whom_the_sheet_sends_out_or_whose_card_is_restless_does_not_wait(arena):
    a = arena(LONG, creatures=(Fixed("ghoul", (1, 0), target="herbod"),))
    chief = a.creature("ghoul", 1, 0, leader=True)
    a.hero(15, 0)
    a.orc(3, 0)
    assert positions.holds_place(a.t, chief)
    chief.uses[Note.SHEET] = 1
    assert not positions.holds_place(a.t, chief)
    restless = next(one.id for one in a.content.creatures.values() if one.behaviour == "raazbal")
    assert not positions.holds_place(a.t, a.orc(5, 0, card=restless, leader=True))


@pytest.mark.rule("dun.adp.move.nearest")
@pytest.mark.parametrize("hindered", [{}, {"marks": Mark.KNOCKED_DOWN}, {"marks": Mark.IN_PIT}])
@pytest.mark.parametrize(("points", "over"), [(5, False), (0, False), (5, True)])
def test_only_who_can_move_comes_nearer(arena, hindered, points, over):
    a = arena(LONG)
    orc = a.orc(1, 0, movement=5, **hindered)
    a.hero(5, 0)
    a.activate(orc, points=points, move_over=over)
    moves = not hindered and points > 0 and not over
    assert a.run(positions.approach(a.t, orc.id)) is moves
    assert orc.cell == (a.at(4, 0) if moves else a.at(1, 0))


# ------------------------------------------------------------------------------------------------ squares


@pytest.mark.rule("dun.adp.target.engaged")
@pytest.mark.parametrize(("weapon", "found"), [("broadsword", [6, 8]), ("spear", [5, 6, 8, 9])])
def test_squares_to_strike_from_are_one_away_or_two_with_a_long_weapon(arena, weapon, found):
    a = arena(LONG)
    orc, hero = a.orc(1, 0, hands=(weapon,)), a.hero(7, 0, marks=Mark.KNOCKED_DOWN)
    ways = routes(a.t, orc, 12)
    ends = positions.striking_squares(a.t, orc, hero, ways)
    assert sorted(a.board.xy(end)[0] for end in ends) == [x for x in found if a.at(x, 0) in ways.ends]


@pytest.mark.rule("dun.adp.position.spread")
def test_a_square_is_crowded_by_the_allies_next_to_it(arena):
    a = arena()
    orc = a.orc(0, 0)
    a.orc(4, 3)
    a.creature("cave-troll", 6, 3)
    a.orc(9, 7)
    a.hero(5, 5)
    assert [positions.crowded(a.t, orc, a.at(x, 4)) for x in (2, 3, 4, 5, 8, 10)] == [0, 1, 1, 2, 1, 0]


@pytest.mark.rule("dun.adp.position.guard-leader")
def test_a_detour_is_counted_from_the_enemys_way_to_the_leader(arena):
    a = arena()
    orc, hero = a.orc(5, 2), a.hero(1, 4)
    assert positions.detour(a.t, orc, hero, a.at(5, 0)) == 0, "there is no Leader"
    chief = a.orc(9, 4, leader=True)
    assert [positions.detour(a.t, orc, hero, a.at(x, y)) for x, y in ((5, 4), (5, 6), (1, 7), (10, 4))] == [0, 0, 3, 2]
    assert positions.detour(a.t, chief, hero, a.at(10, 4)) == 0
    chief.marks |= Mark.KNOCKED_OUT
    assert positions.detour(a.t, orc, hero, a.at(10, 4)) == 0


@pytest.mark.rule("dun.adp.position.guard-leader")
def test_where_the_enemy_cannot_come_to_the_leader_nothing_is_a_detour(arena):
    a = arena("aaaaa", ground=(Ground("abyss", (2, 0)),))
    orc, hero = a.orc(3, 0), a.hero(0, 0)
    a.orc(4, 0, leader=True)
    assert positions.detour(a.t, orc, hero, a.at(1, 0)) == 0


@pytest.mark.rule("dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("card", "more", "kept"),
    [
        ("orc-shaman", {"spells": ("fireball",), "mana": 1}, 6),
        ("orc-shaman", {"spells": ("fireball",), "mana": 0, "hands": ()}, 0),
        ("orc-shaman", {"spells": (), "mana": 2, "hands": ()}, 0),
        ("orc-shaman", {"spells": (), "hands": (), "pack": ("short-bow",)}, 6),
        ("ghoul", {"hands": ("short-bow",)}, 0),
    ],
)
def test_who_can_shoot_or_cast_keeps_the_distance_of_its_card(arena, card, more, kept):
    a = arena(LONG)
    figure = a.creature(card, 1, 0, **more)
    if "mana" in more:
        figure.mana = more["mana"]
    assert positions.keeps(a.t, figure) == kept


@pytest.mark.rule("dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("x", "points", "over", "running", "marks", "end"),
    [
        (6, 5, False, False, 0, 2),
        (10, 5, False, False, 0, 5),
        (8, 1, False, False, 0, 4),
        (6, 0, False, False, 0, 5),
        (6, 5, True, False, 0, 5),
        (6, 5, False, True, 0, 5),
        (6, 5, False, False, Mark.KNOCKED_DOWN, 5),
        (6, 5, False, False, Mark.IN_PIT, 5),
    ],
)
def test_a_shooter_steps_back_as_far_as_its_card_says(arena, x, points, over, running, marks, end):
    a = arena(LONG)
    card = next(one.id for one in a.content.creatures.values() if one.behaviour == "ranged-fighter")
    archer = a.creature(card, 5, 0, hands=("short-bow",), marks=marks)
    a.hero(x, 0, marks=Mark.KNOCKED_DOWN)
    a.activate(archer, points=points, move_over=over, running=running)
    a.run(positions.step_back(a.t, archer.id))
    assert a.board.xy(archer.cell)[0] == end


@pytest.mark.rule("dun.adp.attack.kind-priority")
def test_a_shooter_goes_to_the_nearest_square_from_which_it_sees_somebody(arena):
    a = arena("aaaaaaa\naaaaaaa\naaaaaaa", elements=(Furnishing("column", (3, 1)),))
    archer, hero = a.orc(1, 1, hands=("short-bow",), facing="east"), a.hero(6, 1)
    ways = routes(a.t, archer, 5)
    end = positions.sight_square(a.t, archer, ways)
    assert end is not None
    assert archer.cell == a.at(1, 1), "it has only looked"
    assert ways.ends[end] == 1
    hero.cell = a.at(2, 2)
    assert positions.sight_square(a.t, archer, routes(a.t, archer, 0)) is None
    assert hero.side != DARK
