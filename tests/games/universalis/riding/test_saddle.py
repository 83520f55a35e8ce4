"""Into the saddle and down, moving as one, galloping, and where nobody rides."""

import pytest
from tests.games.universalis.stage import FIELD, OPEN, meadow, offered

from undercroft.games.universalis.content.quests import Ground, Section
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.rules.squares import engagement, movement, sight
from undercroft.games.universalis.rules.squares.mounted import bind, unbind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, NOBODY, Mark


def beast(a, card, x, y, owner, **more):
    """A mount of a hero; the second square of a 2x1 base lies west of the first."""
    return a.companion(card, x, y, kind="pet", owner=owner.id, **more)


def rider(a, x, y, card="riding-horse", mount=(), **more):
    """A hero in the saddle."""
    hero = a.hero(x, y, **more)
    horse = beast(a, card, x, y, hero, **dict(mount))
    bind(a.t, hero, horse)
    return hero, horse


def squares(a, figure):
    return {a.board.xy(cell) for cell in engagement.squares(a.board, figure)}


# ------------------------------------------------------------------------------------------------ mounting


@pytest.mark.rule("dun.mount.mounting", "dun.mount.who", "dun.skill.nature.mount.ride")
def test_mounting_is_a_quick_action_and_the_horse_moves_as_usual_but_does_not_gallop(arena):
    a = meadow(arena)
    hero = a.hero(5, 4, movement=4)
    horse = beast(a, "riding-horse", 4, 4, hero)
    active = a.activate(hero)
    a.do(hero, f"mount-up #{horse.id}")
    assert (hero.riding, horse.ridden) == (horse.id, hero.id)
    assert (active.quick, active.action) == (0, 1)
    assert squares(a, hero) == squares(a, horse) == {(4, 4), (3, 4)}
    assert active.points == 9
    assert (active.start, active.start_other) == (horse.cell, horse.other)
    assert offered(a, hero, "gallop") == []
    a.do(hero, f"move @{a.at(12, 4)}")
    assert squares(a, hero) == squares(a, horse) == {(12, 4), (11, 4)}


@pytest.mark.rule("dun.mount.mounting")
def test_dismounting_is_a_quick_action_to_a_free_square_beside_the_mount(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, movement=4)
    other = a.hero(6, 4)
    active = a.activate(hero)
    found = offered(a, hero, "dismount")
    assert f"dismount @{a.at(6, 3)}" in found
    assert f"dismount @{other.cell}" not in found
    assert f"dismount @{a.at(8, 4)}" not in found
    assert len(found) == 9  # ten squares touch two in a row, and one of them is taken
    a.do(hero, f"dismount @{a.at(6, 3)}")
    assert (hero.riding, horse.ridden, hero.span, hero.cell) == (NOBODY, NOBODY, 1, a.at(6, 3))
    assert squares(a, horse) == {(5, 4), (4, 4)}
    assert active.quick == 0
    assert active.points == 4  # he has not ridden yet
    assert horse.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.mount.mounting")
def test_who_has_ridden_walks_no_further_after_dismounting(arena):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4)
    a.activate(hero)
    a.do(hero, f"move @{a.at(8, 4)}")
    a.do(hero, f"dismount @{a.at(9, 4)}")
    assert offered(a, hero, "move") == []


@pytest.mark.rule("dun.mount.mounting")
def test_a_horse_that_was_led_does_not_move_a_second_time(arena):
    a = meadow(arena)
    hero = a.hero(5, 4, movement=4)
    horse = beast(a, "riding-horse", 4, 4, hero)
    a.activate(hero)
    a.do(hero, f"lead #{horse.id}")
    a.do(hero, f"move @{a.at(8, 4)}")
    a.do(hero, f"mount-up #{horse.id}")
    assert offered(a, hero, "move") == []


@pytest.mark.rule("dun.mount.mounting", "dun.quick.not-in-melee-range")
def test_nobody_mounts_beside_an_enemy_or_from_afar(arena):
    a = meadow(arena)
    hero = a.hero(5, 4)
    beast(a, "riding-horse", 3, 4, hero)
    a.activate(hero)
    assert offered(a, hero, "mount-up") == []
    hero.cell = a.at(4, 4)
    assert offered(a, hero, "mount-up")
    a.orc(5, 5)
    assert offered(a, hero, "mount-up") == []


@pytest.mark.rule("dun.mount.who", "dun.mount.exception")
def test_a_bear_is_ridden_only_if_the_sheet_says_so(arena):
    for sheet, rides in (({}, False), ({"mounts": ("ogre-bruiser",)}, False), ({"mounts": ("hill-bear",)}, True)):
        a = meadow(arena, **sheet)
        hero = a.hero(5, 4)
        bear = a.companion("hill-bear", 6, 4, kind="pet", owner=hero.id)
        a.activate(hero)
        assert (f"mount-up #{bear.id}" in a.offers(hero)) == rides


@pytest.mark.rule("dun.skill.nature.mount.ride", "dun.skill.nature.raging-mount.ride")
@pytest.mark.parametrize(
    ("card", "size", "rides"),
    [
        ("riding-horse", 1, True),
        ("riding-horse", 2, True),
        ("riding-horse", 3, False),
        ("great-wolf", 1, True),
        ("great-wolf", 2, True),
        ("great-wolf", 3, False),
        ("hippogriff", 2, True),
        ("hippogriff", 3, False),
    ],
)
def test_smaller_characters_ride_and_average_ones_on_average_mounts(arena, card, size, rides):
    a = meadow(arena)
    hero = a.hero(6, 4, size=size)
    mount = beast(a, card, 4, 4, hero)
    mount.cell = a.at(4, 4) if mount.span == 4 else a.at(5, 4)
    mount.other = a.at(4, 4) if mount.span == 2 else NOBODY
    a.activate(hero)
    assert (f"mount-up #{mount.id}" in a.offers(hero)) == rides


@pytest.mark.rule("dun.mount.who")
def test_one_mount_bears_one_rider_and_an_animal_rides_nothing(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4)
    other = a.hero(6, 4)
    a.activate(other)
    assert offered(a, other, "mount-up") == []
    hound = a.companion("war-hound", 6, 5, kind="pet", owner=other.id)
    free = beast(a, "riding-horse", 8, 5, other)
    a.state.turn.active = None
    a.activate(hound)
    assert engagement.adjacent(a.t, hound, free)
    assert offered(a, hound, "mount-up") == []
    assert (hero.riding, horse.ridden) == (horse.id, hero.id)


# ------------------------------------------------------------------------------------------------ where


@pytest.mark.rule("dun.mount.indoors", "dun.mount.where")
@pytest.mark.parametrize(
    ("outdoor", "riding", "rides"),
    [
        (True, "outdoors", True),
        (False, "outdoors", False),
        (False, "everywhere", True),
        (True, "nowhere", False),
    ],
)
def test_one_rides_outdoors_unless_the_sheet_says_otherwise(arena, outdoor, riding, rides):
    a = arena(FIELD, sections=(Section("a", outdoor=outdoor),), riding=riding)
    hero = a.hero(5, 4)
    beast(a, "riding-horse", 4, 4, hero)
    a.activate(hero)
    assert bool(offered(a, hero, "mount-up")) == rides


@pytest.mark.rule("dun.mount.indoors")
def test_a_rider_stops_before_the_house_and_a_walker_enters_it(arena):
    from undercroft.games.universalis.content.quests import Door

    drawing = "\n".join(["aaaaaabbbbbb"] * 4)
    gap = Door("gap", (5, 0), "east", kind="open", width=4)
    a = arena(drawing, sections=(Section("a", outdoor=True), Section("b")), doors=(gap,))
    a.reveal_all()
    hero, horse = rider(a, 2, 1)
    a.activate(hero)
    ends = {a.board.xy(cell)[0] for cell in movement.routes(a.t, hero, 9).ends}
    assert max(ends) == 5
    a.do(hero, f"dismount @{a.at(3, 1)}")
    assert any(f"move @{a.at(6, y)}" in a.offers(hero) for y in range(4))
    assert horse.ridden == NOBODY


# ------------------------------------------------------------------------------------------------ moving


@pytest.mark.rule("dun.mount.movement")
def test_a_rider_has_the_movement_of_his_mount_and_both_have_moved(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, movement=4)
    a.run(activation.begin(a.t, hero.id))
    active = a.state.turn.active
    assert (active.points, active.movement) == (9, 9)
    a.do(hero, f"move @{a.at(10, 4)}")
    assert (active.points, active.moved) == (4, 5)
    assert hero.marks & horse.marks & Mark.MOVED
    assert squares(a, horse) == {(10, 4), (9, 4)}


@pytest.mark.rule("dun.mount.movement", "dun.large.base-2x1", "dun.move.no-end-occupied")
def test_the_pair_needs_room_for_the_mount_and_is_in_nobodys_way_twice(arena):
    a = arena("\n".join(["a" * 8, "a......a", "a......a"]), **OPEN)
    hero, _ = rider(a, 4, 0)
    friend = a.hero(0, 0)
    a.activate(hero)
    ends = {a.board.xy(cell) for cell in movement.routes(a.t, hero, 9).ends}
    assert (0, 0) not in ends
    assert (1, 0) in ends
    a.state.turn.active = None
    a.activate(friend, points=9)
    ends = {a.board.xy(cell) for cell in movement.routes(a.t, friend, 9).ends}
    assert (4, 0) not in ends
    assert (3, 0) not in ends
    assert (6, 0) in ends  # past a friend, one square costs 1 more, the pair's two squares 2


@pytest.mark.rule("dun.mount.gallop")
def test_a_gallop_is_the_mounts_run_and_leaves_the_rider_his_action(arena):
    a = meadow(arena)
    hero, horse = rider(a, 3, 4, hands=("broadsword",))
    orc = a.orc(18, 4)
    active = a.activate(hero)
    assert offered(a, hero, "run") == []
    a.do(hero, "gallop", [3, 4])
    assert (active.points, active.action, active.running) == (16, 1, True)
    a.do(hero, f"move @{a.at(17, 4)}")
    assert f"attack broadsword #{orc.id}" in a.offers(hero)
    assert horse.marks & Mark.ACTIVATED
    assert horse.id not in turns.waiting_ids(a.t)


@pytest.mark.rule("dun.mount.gallop", "dun.run.distance", "dun.run.stumble")
@pytest.mark.parametrize(("dice", "points"), [([1, 1], 4), ([6, 6], 18), ([1, 2], 12)])
def test_how_far_a_horse_gallops(arena, dice, points):
    a = meadow(arena)
    hero, _ = rider(a, 3, 4)
    active = a.activate(hero)
    a.do(hero, "gallop", dice)
    assert active.points == points


@pytest.mark.rule("dun.mount.gallop")
@pytest.mark.parametrize("why", ["stunned", "acted", "moved", "engaged"])
def test_no_gallop(arena, why):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4)
    a.activate(hero)
    assert offered(a, hero, "gallop") == ["gallop"]
    if why == "stunned":
        horse.marks |= Mark.STUNNED
    elif why == "acted":
        horse.marks |= Mark.ACTIVATED
    elif why == "moved":
        a.do(hero, f"move @{a.at(6, 4)}")
    else:
        a.creature("cave-troll", 6, 4)
    assert offered(a, hero, "gallop") == []


@pytest.mark.rule("dun.mount.difficult-terrain")
def test_no_gallop_from_or_over_difficult_ground_though_one_can_walk_there(arena):
    a = meadow(arena, ground=(Ground("forest", (8, 0), 1, 10),))
    hero, _ = rider(a, 5, 4)
    a.activate(hero)
    assert max(a.board.xy(cell)[0] for cell in movement.routes(a.t, hero, 9).ends) > 8
    assert max(a.board.xy(cell)[0] for cell in movement.routes(a.t, hero, 9, running=True).ends) == 7
    b = meadow(arena, ground=(Ground("forest", (4, 0), 1, 10),))
    hero, _ = rider(b, 5, 4)  # its hind legs stand in the wood
    b.activate(hero)
    assert offered(b, hero, "gallop") == []


@pytest.mark.rule("dun.mount.no-climb")
def test_no_mount_climbs_a_ladder_with_a_rider(arena):
    a = arena("\n".join(["a" * 8] * 1), **OPEN, ground=(Ground("ladder", (5, 0)),))
    hero, horse = rider(a, 3, 0)
    a.activate(hero)
    assert max(a.board.xy(cell)[0] for cell in movement.routes(a.t, hero, 9).ends) == 4
    walker = a.hero(7, 0)
    hero.cell = horse.cell = a.at(1, 0)
    hero.other = horse.other = a.at(0, 0)
    assert a.at(5, 0) in movement.routes(a.t, walker, 5).ends


@pytest.mark.rule("dun.mount.no-climb", "dun.skill.nature.flying.traps")
@pytest.mark.parametrize("marks", [0, Mark.FLYING])
def test_a_mount_on_its_wings_passes_ladders_and_comes_down_in_any_corner(arena, marks):
    a = arena("\n".join(["a" * 12] * 2), **OPEN, ground=(Ground("ladder", (5, 0)), Ground("ladder", (5, 1))))
    hero, _ = rider(a, 8, 0, "hippogriff", mount={"marks": marks})
    a.activate(hero)
    ends = movement.routes(a.t, hero, 12).ends
    assert {a.at(5, 0) in ends, a.at(0, 0) in ends} == {bool(marks)}


@pytest.mark.rule("dun.mount.no-climb")
def test_nobody_scales_a_wall_on_horseback(arena):
    a = arena(
        "aaabbb", sections=(Section("a", outdoor=True), Section("b", height=3, outdoor=True)), riding="everywhere"
    )
    a.reveal_all()
    a.switch(climbing=True)
    hero = a.hero(2, 0, hands=(), movement=9)
    hound = a.companion("riding-horse", 2, 0, kind="pet", owner=hero.id)
    hound.span, hound.other = 1, NOBODY
    a.activate(hero)
    hound.cell = a.at(0, 0)
    on_foot = offered(a, hero, "scale")
    hound.cell = hero.cell
    bind(a.t, hero, hound)
    assert offered(a, hero, "scale") == []
    assert on_foot or a.board.steep


@pytest.mark.rule("dun.mount.ignores-mr")
def test_a_mounted_rider_rides_past_orcs_and_stops_before_a_troll(arena):
    a = meadow(arena)
    hero, _ = rider(a, 3, 4)
    a.orc(7, 3, hands=("broadsword",))
    active = a.activate(hero)
    a.do(hero, f"move @{a.at(11, 4)}")
    assert hero.cell == a.at(11, 4)
    assert active.points == 1
    for card, furthest in (("cave-troll", 6), ("orc-warrior", 12)):
        b = arena("\n".join(["a" * 20] * 3), **OPEN)
        hero, _ = rider(b, 3, 2)
        foe = b.creature(card, 7, 0)
        foe.facing = 4
        assert max(b.board.xy(cell)[0] for cell in movement.routes(b.t, hero, 9).ends) == furthest


@pytest.mark.rule("dun.mount.ignores-mr", "dun.action.not-in-melee-range")
def test_beside_an_orc_a_rider_is_free_to_ride_off_but_does_not_shoot(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, hands=("short-bow",))
    orc = a.orc(6, 4, hands=("broadsword",))
    a.activate(hero)
    assert engagement.engaged_with(a.t, hero) == []
    assert offered(a, hero, "move")
    assert offered(a, hero, "shoot") == []
    assert engagement.in_melee(a.t, horse)
    unbind(a.t, hero)
    horse.cell, horse.other = a.at(1, 1), a.at(0, 1)
    assert engagement.engaged_with(a.t, hero) == [orc.id]


# ------------------------------------------------------------------------------------------------ sight and facing


@pytest.mark.rule("dun.mount.height")
def test_a_rider_is_one_higher_than_his_mount_and_looks_over_heads(arena):
    a = meadow(arena)
    hero, horse = rider(a, 3, 4)
    assert (figures.height(a.t, horse), figures.height(a.t, hero)) == (2, 3)
    lord = a.hero(3, 8, size=2)
    griffin = beast(a, "hippogriff", 3, 8, lord)
    bind(a.t, lord, griffin)
    assert figures.height(a.t, lord) == 4
    foe = a.orc(9, 4, facing="west")
    a.orc(6, 4)
    assert sight.sees(a.t, hero, foe, facing=False)
    assert not sight.sees(a.t, horse, foe, facing=False)


@pytest.mark.rule("dun.mount.facing")
def test_rider_and_mount_look_the_same_way(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, facing="east", mount={"facing": "east"}, hands=("broadsword",))
    a.activate(hero)
    a.do(hero, "turn south")
    assert hero.facing == horse.facing == 4
    orc = a.orc(5, 3, facing="south")
    a.do(hero, f"attack broadsword #{orc.id}", [1, 2, 6, 5])
    assert hero.facing == horse.facing == 1  # struck from his nearer square


# ------------------------------------------------------------------------------------------------ dealing with things


@pytest.mark.rule("dun.mount.no-search")
def test_a_rider_neither_searches_nor_opens_chests(arena):
    a = meadow(arena, chests=((6, 5),), furniture=())
    hero, _ = rider(a, 5, 4, dexterity=3)
    a.activate(hero)
    verbs = {text.split()[0] for text in a.offers(hero)}
    assert not verbs & {"secret", "search-room", "chest", "search"}
    a.do(hero, f"dismount @{a.at(6, 4)}")
    verbs = {text.split()[0] for text in a.offers(hero)}
    assert {"secret", "search-room", "chest"} <= verbs


@pytest.mark.rule("dun.mount.load-action")
def test_a_rider_reaches_the_saddle_bags(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, pack=("rope",))
    horse.hands = []
    a.activate(hero)
    a.do(hero, f"give rope #{horse.id}")
    assert [held.card for held in horse.pack] == ["rope"]
    assert f"take-back rope #{horse.id}" in a.offers(hero)


@pytest.mark.rule("dun.companion.one-each", "dun.travel.mount-carries")
def test_anybody_buys_a_horse_where_there_is_room_to_ride_and_two_buy_the_same(arena):
    a = meadow(arena)
    one, two = a.hero(1, 1, coins=10), a.hero(3, 1, coins=10)
    assert "riding-horse" in companions.hireable(a.t, one)
    beast(a, "riding-horse", 1, 3, one)
    assert "riding-horse" in companions.hireable(a.t, two)
    assert "riding-horse" not in companions.hireable(a.t, one)  # one companion each
    b = arena(FIELD)
    assert "riding-horse" not in companions.hireable(b.t, b.hero(1, 1, coins=10))
    assert "war-hound" not in companions.hireable(a.t, two)


# ------------------------------------------------------------------------------------------------ two of a turn


@pytest.mark.rule("dun.mount.both-attack")
def test_rider_and_mount_both_attack_in_a_turn_and_the_mount_does_not_move_on_its_own(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, card="war-horse", hands=("broadsword",))
    orc = a.orc(6, 4, hands=("broadsword",), facing="west", vitality=20)
    a.state.turn.number = 3
    a.run(turns.start_heroes(a.t))
    assert turns.waiting_ids(a.t) == [hero.id, horse.id]
    a.run(activation.begin(a.t, hero.id))
    a.do(hero, f"attack broadsword #{orc.id}", [1, 2, 6, 5])
    a.do(hero, "end")
    assert turns.waiting_ids(a.t) == [horse.id]
    a.run(activation.begin(a.t, horse.id))
    assert offered(a, horse, "move") == []
    assert offered(a, horse, "gallop") == []
    a.do(horse, f"attack improvised-weapon #{orc.id}", [6, 4, 1, 2, *[1] * 5], ["-1"])
    assert a.state.turn.active.attacks == 1


@pytest.mark.rule("dun.mount.raging")
def test_a_wolf_whose_rider_is_out_acts_by_itself_for_its_player(arena):
    a = meadow(arena, dark_seat=1)
    hero, wolf = rider(a, 5, 4, card="great-wolf")
    hero.marks |= Mark.KNOCKED_OUT
    hero.riding, wolf.ridden, hero.span, hero.other = NOBODY, NOBODY, 1, NOBODY
    a.state.turn.number = 3
    a.run(turns.start_heroes(a.t))
    assert turns.waiting_ids(a.t) == [wolf.id]
    a.run(activation.begin(a.t, wolf.id))
    assert offered(a, wolf, "move")


@pytest.mark.rule("dun.mount.both-attack", "dun.adp.order")
def test_the_automatons_mount_comes_after_its_rider(arena):
    a = meadow(arena)
    a.hero(2, 4)
    chief = a.orc(12, 4, vp=1)
    wolf = a.figure(12, 4, side=DARK, kind="creature", card="great-wolf", skills=("raging-mount",), span=2, vp=2)
    wolf.other = a.at(13, 4)
    bind(a.t, chief, wolf)
    other = a.orc(15, 8, vp=5)
    assert artificial.order(a.t) == [other.id, chief.id, wolf.id]


@pytest.mark.rule("dun.mount.mounting", "dun.mount.fall-flying")
@pytest.mark.parametrize("flying", [Mark.FLYING, 0])
def test_nobody_dismounts_in_the_air_but_after_landing(arena, flying):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4, "hippogriff", mount={"marks": flying})
    a.activate(hero)
    assert bool(offered(a, hero, "dismount")) is not bool(flying)
    if flying:
        a.do(hero, "land")
        assert offered(a, hero, "dismount")
