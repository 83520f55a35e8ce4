"""Bases larger than one square: the same walk, the same reach, the same hazards as for everybody else."""

import pytest

from undercroft.games.universalis import check
from undercroft.games.universalis.bots import heroes
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Furnishing, Ground, Section, TrapSquare
from undercroft.games.universalis.events import Moved, Shot
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.activation import captions
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import melee
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.moving import walking
from undercroft.games.universalis.rules.options import Do, Menu
from undercroft.games.universalis.rules.squares import engagement, grounds, movement
from undercroft.games.universalis.state import DARK, NOWHERE, Mark, SetTrap
from undercroft.kernel import configure
from undercroft.kernel.inline import play
from undercroft.texts import voice

SPEAK = voice("universalis")
QUIET = {"scenario_die": ("power",) * 6}
HALL = "\n".join(["a" * 20] * 6)
LARGE_RACES = ("cyclops", "minotaurs", "ogres", "trolls")
GATE = Door("gap", (5, 1), "east", kind="arrow", width=2)


def base(a, figure):
    return {a.board.xy(cell) for cell in engagement.squares(a.board, figure)}


def ends(a, figure, points):
    return {a.board.xy(cell) for cell in movement.routes(a.t, figure, points).ends}


# ------------------------------------------------------------------------------------------------ the walk


@pytest.mark.rule("dun.large.reference-square", "dun.reveal.arrow", "dun.reveal.stop")
@pytest.mark.parametrize("race", LARGE_RACES)
def test_a_large_hero_who_walks_onto_an_arrow_sees_what_lies_beyond(arena, race):
    a = arena("\n".join(["aaaaaabbbb"] * 4), doors=(GATE,), points=QUIET)
    hero = a.of_race(race, 0, 1, facing="east")
    active = a.activate(hero, rolled=True)
    a.do(hero, f"move @{a.at(4, 1)}", [1, 1])
    assert a.state.map.layout.revealed == 3
    assert base(a, hero) == {(4, 1), (5, 1), (4, 2), (5, 2)}
    assert (active.points, active.move_over) == (0, True)


@pytest.mark.rule("dun.large.base-2x1", "dun.reveal.arrow")
def test_a_centaur_on_an_arrow_sees_what_lies_beyond_and_lies_behind_himself(arena):
    a = arena("\n".join(["aaaaaabbbb"] * 4), doors=(GATE,), points=QUIET)
    hero = a.of_race("centaurs", 2, 1, facing="east")
    a.activate(hero, rolled=True)
    a.do(hero, f"move @{a.at(5, 1)}", [1, 1])
    assert a.state.map.layout.revealed == 3
    assert base(a, hero) == {(5, 1), (4, 1)}


@pytest.mark.rule("dun.reveal.arrow")
def test_a_diagonal_step_onto_an_arrow_shows_nothing_until_he_turns(arena):
    a = arena("\n".join(["aaaaaabbbb"] * 4), doors=(GATE,), points=QUIET)
    hero = a.hero(4, 0, facing="south")
    a.activate(hero, rolled=True)
    a.do(hero, f"move @{a.at(5, 1)}", [1])
    assert a.state.map.layout.revealed == 1
    a.do(hero, "turn east", [1])
    assert a.state.map.layout.revealed == 3


@pytest.mark.rule("dun.reveal.arrow")
def test_who_stands_on_an_arrow_is_told_where_he_could_look(arena):
    a = arena("\n".join(["aaaaaabbbb"] * 4), doors=(GATE,), points=QUIET)
    hero = a.hero(4, 0, facing="south")
    a.activate(hero, rolled=True)
    turn = Menu(Do("turn"), (Do("turn", word="east"), Do("turn", word="west")))
    assert captions.choice(a.t, hero.id, turn).id == "menu-turn"
    a.do(hero, f"move @{a.at(5, 1)}", [1])
    assert SPEAK(captions.choice(a.t, hero.id, turn)) == "Turn ... (unexplored: east)"
    told = [SPEAK(captions.label(a.t, hero.id, do)) for do in turn.inside]
    assert told == ["Turn east and look into the unknown", "Turn west"]
    a.do(hero, "turn east", [1])
    assert captions.choice(a.t, hero.id, turn).id == "menu-turn"


@pytest.mark.rule("dun.reveal.arrow")
def test_one_who_was_turned_towards_an_arrow_may_look(arena):
    a = arena("\n".join(["aaaaaabbbb"] * 4), doors=(GATE,), points=QUIET)
    hero = a.of_race("ogres", 4, 1, facing="east")
    a.activate(hero)
    assert "turn east" in a.offers(hero)
    a.do(hero, "turn east", [1])
    assert a.state.map.layout.revealed == 3
    assert "turn east" not in a.offers(hero)


@pytest.mark.rule("dun.large.reference-square", "dun.move.points")
def test_every_square_of_a_large_walk_is_told_and_paid(arena):
    a = arena(HALL)
    troll = a.creature("cave-troll", 2, 2, movement=6)
    active = a.activate(troll)
    a.run(walk(a, troll, a.at(6, 2)))
    assert active.points == 6 - 3  # its foremost square moves 3, and the base may lie before it
    assert active.moved == 3
    assert [a.board.xy(event.end) for event in a.t.told(Moved)] == [(3, 2), (4, 2), (6, 2)]


def walk(a, figure, end):
    from undercroft.games.universalis.rules.moving.walking import walk

    return walk(a.t, figure.id, movement.routes(a.t, figure, a.state.turn.active.points), end)


@pytest.mark.rule("dun.large.reference-square")
def test_a_large_walker_goes_between_a_friend_and_a_table_and_ends_where_it_fits(arena):
    a = arena("\n".join(["a" * 9] * 4), furniture=(Furnishing("cupboard", (4, 0)),), start=((8, 3),))
    troll = a.creature("cave-troll", 0, 0, movement=9)
    a.orc(4, 2)
    a.orc(3, 3)
    a.activate(troll)
    found = ends(a, troll, 9)
    assert (6, 0) in found
    assert not {(3, 0), (4, 0), (3, 1), (4, 1)} & found
    a.run(walk(a, troll, a.at(6, 0)))
    assert base(a, troll) == {(6, 0), (7, 0), (6, 1), (7, 1)}


@pytest.mark.rule("dun.dp-trap.when-quest-sheet", "dun.large.reference-square")
@pytest.mark.parametrize("at", [(6, 2), (7, 2), (6, 3), (7, 3)])
def test_a_trap_of_the_sheet_lies_under_any_square_of_a_large_base(arena, at):
    a = arena(HALL, traps=(TrapSquare("stake", at, free=True),), points=QUIET)
    ogre = a.of_race("ogres", 0, 2, movement=9, vitality=30, facing="east")
    a.activate(ogre, rolled=True)
    a.do(ogre, f"move @{a.at(6, 2)}", [1, 2] + [1] * 4)
    assert a.state.map.traps == []
    assert at in base(a, ogre)
    assert a.state.turn.active.move_over


@pytest.mark.rule("dun.dp-trap.when-other-square")
def test_the_dark_player_is_asked_for_a_trap_once_for_every_step_of_a_large_hero(arena):
    a = arena(HALL, dark_seat=1)
    ogre = a.of_race("ogres", 0, 2, movement=9, facing="east")
    a.state.dark.hand, a.state.dark.reserve = ["stake"], 9
    a.activate(ogre)
    a.do(ogre, f"move @{a.at(6, 2)}", (), ["pass"] * 3)
    asked = [ask.about["place"] for ask in a.t.asked if ask.key == "obstacle"]
    assert asked == ["a"] * 3  # squares 4, 5 and 6 of the foremost column lie outside the Safe Zone


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_the_safe_zone_lies_around_the_whole_base(arena):
    a = arena(HALL)
    ogre = a.of_race("ogres", 5, 2)
    a.activate(ogre)
    safe = [x for x in range(20) if traps.in_safe_zone(a.t, ogre.id, a.at(x, 2))]
    assert safe == [3, 4, 5, 6, 7, 8]


@pytest.mark.rule("dun.trap.undetected", "dun.trap.one-square")
def test_the_blast_of_a_trap_reaches_the_nearest_square_of_a_base(arena):
    a = arena(HALL)
    hero = a.hero(8, 2, vitality=30)
    near, far = a.companion("ogre-bruiser", 6, 2, vitality=30), a.companion("ogre-bruiser", 4, 4, vitality=30)
    a.run(traps.go_off(a.t, hero.id, "fireball-trap"), [1] * 14)
    assert sum(key == "avoid" for _, _, key in a.t.rolled) == 2
    assert engagement.distance(a.board, hero, near) == 1
    assert engagement.distance(a.board, hero, far) == 3


@pytest.mark.rule("dun.large.reference-square", "dun.trap.one-square")
@pytest.mark.parametrize(
    ("heroes", "trap", "stands"),
    [
        ((), None, (3, 3)), ((5,), None, (3, 2)), ((1,), None, (3, 3)), ((5, 1), None, (3, 3)), ((1, 5), None, (3, 3)),
        ((), (3, 4), (3, 2)), ((), (3, 2), (3, 3)), ((5,), (3, 2), (4, 2)), ((1,), (4, 4), (3, 2)),
    ],
)  # fmt: skip
def test_on_its_way_a_troll_keeps_off_traps_and_then_off_enemies(arena, heroes, trap, stands):
    """It comes from the west with its upper row on the way; the heroes stand two rows above or below. Where it cannot
    keep off both of them it goes straight on, and a trap that it sees matters more."""
    a = arena("\n".join(["a" * 20] * 7), dark_seat=1)
    troll = a.creature("cave-troll", 2, 3, facing="east")
    for y in heroes:
        a.named("shara", 4, y, facing="north" if y > 3 else "south", hands=("broadsword",))
    a.state.map.traps = [SetTrap(a.at(*trap), "pit-trap", known=True)] if trap else []
    assert walking.foothold(a.t, troll, a.at(4, 3)) == (a.at(*stands), NOWHERE)


@pytest.mark.rule("dun.large.reference-square")
def test_no_square_is_shunned_where_nobody_is(arena):
    """Along the wall into the corner of the map, where the first square lies."""
    a = arena(HALL, start=((19, 5),))
    troll = a.creature("cave-troll", 0, 1, facing="north")
    assert walking.foothold(a.t, troll, a.at(1, 0)) == (a.at(0, 0), NOWHERE)


# ------------------------------------------------------------------------------------------------ narrow places


CORRIDOR = "\n".join(["bbbb......cccc", "bbbbaaaaaacccc", "bbbb......cccc", "bbbb......cccc"])
OPEN = (Door("west", (3, 1), "east", kind="open"), Door("east", (9, 1), "east", kind="open"))


def corridor(arena, **more):
    a = arena(CORRIDOR, sections=(Section("a", kind="corridor"), Section("b"), Section("c")), doors=OPEN, **more)
    a.reveal_all()
    return a


@pytest.mark.rule("dun.large.narrow")
@pytest.mark.parametrize("card", ["cave-troll", "maze-minotaur", "basilisk", "bone-colossus"])
def test_a_large_creature_ends_in_a_corridor_one_square_wide(arena, card):
    a = corridor(arena, start=((13, 3),))
    beast = a.creature(card, 2, 1, movement=6, skills=("large",))
    a.activate(beast)
    a.run(walk(a, beast, a.at(5, 1)))
    assert base(a, beast) == {(5, 1), (4, 1)}
    assert a.state.turn.active.points == 6 - 2 - 2  # each square of the corridor is difficult ground
    assert figures.value(a.t, beast, Attribute.COMBAT) == beast.base[Attribute.COMBAT] - 1
    hero = a.hero(6, 1)
    assert engagement.adjacent(a.t, beast, hero)


@pytest.mark.rule("dun.large.narrow")
def test_who_stays_in_a_narrow_place_still_feels_it_and_who_comes_out_is_whole_again(arena):
    from undercroft.games.universalis.rules.activation import activation

    a = corridor(arena, start=((13, 3),))
    troll = a.creature("cave-troll", 5, 1, skills=("large",), marks=Mark.ROUGH)
    troll.other = a.at(4, 1)
    a.run(activation.begin(a.t, troll.id))
    assert troll.marks & Mark.ROUGH
    a.state.turn.active.points = 9
    a.run(walk(a, troll, a.at(1, 1)))
    assert base(a, troll) == {(1, 1), (2, 1), (1, 2), (2, 2)}
    a.run(activation.begin(a.t, troll.id))
    assert not troll.marks & Mark.ROUGH


@pytest.mark.rule("dun.huge.narrow")
@pytest.mark.parametrize("card", ["red-dragon", "stone-giant"])
def test_a_huge_one_stays_out_of_it(arena, card):
    a = corridor(arena, start=((13, 3),))
    beast = a.creature(card, 1, 1, movement=12, skills=())
    a.activate(beast)
    assert {x for x, _ in ends(a, beast, 12)} <= {0, 1, 2}


@pytest.mark.rule("dun.large.narrow", "dun.large.reference-square")
def test_who_comes_out_of_a_corridor_stands_whole_where_there_is_room(arena):
    """Though with one square still in the corridor it would have to turn nothing."""
    a = corridor(arena, start=((13, 3),))
    troll = a.creature("cave-troll", 8, 1, skills=("large",))
    troll.other = a.at(7, 1)
    a.activate(troll, points=9)
    a.run(walk(a, troll, a.at(10, 1)))
    assert base(a, troll) == {(10, 1), (11, 1), (10, 2), (11, 2)}


@pytest.mark.rule("dun.heroes.start-square", "dun.large.narrow")
def test_an_ogre_enters_by_a_starting_square_in_a_narrow_corridor(arena):
    from undercroft.games.universalis.rules.activation import activation

    a = arena("aaaaaa", start=((0, 0),))
    ogre = a.of_race("ogres", 0, 0)
    ogre.cell = -1
    a.run(activation.begin(a.t, ogre.id))
    assert base(a, ogre) == {(0, 0), (1, 0)}


@pytest.mark.rule("dun.large.base-2x1")
def test_a_mule_follows_round_a_corner_on_two_squares_that_touch(arena):
    a = arena("aaaa\n...a\n...a")
    mule = a.companion("pack-mule", 1, 0, kind="pet")
    a.activate(mule)
    a.run(walk(a, mule, a.at(3, 2)))
    assert base(a, mule) == {(3, 2), (3, 1)}


# ------------------------------------------------------------------------------------------------ doors, chests, things


@pytest.mark.rule("dun.door.adjacent")
@pytest.mark.parametrize(
    ("side", "door", "at"), [("east", (6, 2), (5, 2)), ("south", (3, 4), (3, 3)), ("west", (1, 2), (1, 2)),
                             ("north", (3, 1), (3, 1))]
)  # fmt: skip
def test_a_door_on_any_side_of_a_large_base_can_be_opened(arena, side, door, at):
    rows = [".dddddd.", *["waaaaaae"] * 4, ".ssssss."]
    a = arena("\n".join(rows), doors=(Door("d", door, side),), start=((1, 1),))
    ogre = a.of_race("ogres", *at)
    a.activate(ogre)
    assert "open #0" in a.offers(ogre)
    ogre.cell = a.at(3, 2) if side in ("east", "west") else a.at(5, 2)
    assert "open #0" not in a.offers(ogre)


@pytest.mark.rule("dun.chest.open", "dun.search.element", "dun.quick.reach")
def test_chests_furniture_and_things_beside_any_square_of_the_base(arena):
    from undercroft.games.universalis.state import Held

    a = arena(HALL, chests=((4, 2),), furniture=(Furnishing("cupboard", (2, 4)),))
    ogre = a.of_race("ogres", 2, 2)
    a.state.map.floor.append((a.at(4, 3), Held("axe")))
    a.activate(ogre)
    offers = a.offers(ogre)
    assert f"chest @{a.at(4, 2)}" in offers
    assert "search #0" in offers
    assert f"pick-up axe @{a.at(4, 3)}" in offers
    ogre.cell = a.at(0, 0)
    assert not {f"chest @{a.at(4, 2)}", "search #0", f"pick-up axe @{a.at(4, 3)}"} & {*a.offers(ogre)}


@pytest.mark.rule("dun.search.element")
def test_what_he_was_beside_in_this_activation_can_be_searched_from_afar(arena):
    a = arena(HALL, furniture=(Furnishing("cupboard", (3, 0)),), points=QUIET)
    hero = a.hero(2, 1)
    a.activate(hero, rolled=True)
    a.do(hero, f"move @{a.at(6, 2)}")
    assert "search #0" in a.offers(hero)
    a.activate(hero)
    assert "search #0" not in a.offers(hero)


@pytest.mark.rule("dun.end.leave-square")
def test_a_base_leaves_the_dungeon_with_one_square_on_the_start_even_beside_an_enemy(arena):
    a = arena(HALL, start=((3, 3),))
    ogre = a.of_race("ogres", 2, 2)
    a.orc(4, 2)
    a.activate(ogre)
    assert "leave" in a.offers(ogre)
    ogre.cell = a.at(4, 4)
    assert "leave" not in a.offers(ogre)


# ------------------------------------------------------------------------------------------------ fighting


@pytest.mark.rule("dun.defshot.trigger", "dun.defshot.timing", "dun.defshot.large")
@pytest.mark.parametrize("card", ["cave-troll", "red-dragon", "grave-rats"])
def test_a_shooter_shoots_at_a_larger_mover_three_squares_away(arena, card):
    a = arena(HALL, start=((0, 0),))
    archer = a.hero(2, 2, shooting=5, hands=("short-bow",), facing="east")
    beast = a.creature(card, 9, 2, movement=9, facing="west", vitality=30, skills=())
    a.activate(beast)
    a.run(walk(a, beast, a.at(3, 2)), [1, 2], ["shoot"])
    log = list(a.t.log)
    shot = next(n for n, event in enumerate(log) if isinstance(event, Shot))
    before = [event for event in log[:shot] if isinstance(event, Moved)]
    assert a.board.xy(before[-1].end) == (5, 2)
    assert archer.marks & Mark.HAS_SHOT
    assert beast.cell == a.at(3, 2)


@pytest.mark.rule("dun.defshot.trigger", "dun.los.facing")
def test_nobody_shoots_at_one_who_comes_from_behind_or_from_out_of_sight(arena):
    for facing, furniture in (("west", ()), ("east", (Furnishing("cupboard", (7, 1)),))):
        a = arena("\n".join(["a" * 20] * 3), start=((0, 0),), furniture=furniture)
        a.hero(2, 1, shooting=5, hands=("short-bow",), facing=facing)
        orc = a.orc(8, 1, movement=9, facing="west")
        a.activate(orc)
        a.run(walk(a, orc, a.at(3, 1)))
        assert orc.cell == a.at(3, 1)


@pytest.mark.rule("dun.defshot.trigger")
def test_a_spearman_who_stops_two_squares_away_comes_for_him_a_swordsman_does_not(arena):
    for weapon, asked in (("spear", True), ("axe", False)):
        a = arena("a" * 20, start=((0, 0),))
        a.hero(2, 0, shooting=5, hands=("short-bow",), facing="east")
        orc = a.orc(8, 0, movement=9, facing="west", hands=(weapon,))
        a.activate(orc)
        a.run(walk(a, orc, a.at(4, 0)), (), ["pass"] * asked)
        assert any(ask.key == "defensive-shot" for ask in a.t.asked) is asked


@pytest.mark.rule("dun.defshot.min-start", "dun.defshot.stop")
def test_a_move_in_two_legs_is_one_move_and_its_end_is_the_end(arena):
    a = arena("a" * 20, start=((19, 0),), dark_seat=1)
    archer = a.hero(2, 0, shooting=9, hands=("short-bow",), facing="east")
    orc = a.orc(8, 0, movement=9, facing="west", vitality=9)
    a.activate(orc)
    a.do(orc, f"move @{a.at(5, 0)}")
    assert not archer.marks & Mark.HAS_SHOT
    a.do(orc, f"move @{a.at(3, 0)}", [4, 4, 6, 6, 6], ["shoot"])
    assert orc.cell == a.at(5, 0)
    assert orc.wounds
    assert a.state.turn.active.move_over
    assert not any(option.startswith("move") for option in a.offers(orc))


@pytest.mark.rule("dun.run.no-melee-range", "dun.meleerange.occupied-ignore")
def test_a_runner_keeps_out_of_a_melee_range_though_a_friend_holds_the_enemy(arena):
    a = arena(points=QUIET)
    hero, orc = a.hero(1, 4, facing="east"), a.orc(5, 4)
    a.hero(5, 5)
    a.activate(hero, rolled=True)
    zone = engagement.melee_range(a.t, orc)
    running = movement.routes(a.t, hero, 10, running=True).ends
    assert not any(zone >> cell & 1 for cell in running)
    assert any(zone >> cell & 1 for cell in movement.routes(a.t, hero, 10).ends)


@pytest.mark.rule("dun.move.through-ally")
def test_a_large_friend_who_is_held_at_its_far_side_bars_the_way(arena):
    a = arena(HALL)
    a.creature("cave-troll", 4, 2)
    mover = a.orc(1, 2, movement=9)
    assert grounds.ground(a.t, mover).friends >> a.at(4, 2) & 1
    a.hero(6, 2)
    assert grounds.ground(a.t, mover).enemies >> a.at(4, 2) & 1


@pytest.mark.rule("dun.move.within-melee-range")
def test_a_troll_shifts_with_its_whole_base(arena):
    a = arena(HALL, dark_seat=1)
    troll = a.creature("cave-troll", 4, 2)
    troll2 = a.of_race("ogres", 6, 2)
    a.activate(troll)
    shifts = [option for option in a.offers(troll) if option.startswith("shift")]
    assert f"shift @{a.at(4, 1)}" in shifts
    assert f"shift @{a.at(3, 2)}" not in shifts
    a.do(troll, f"shift @{a.at(4, 1)}")
    assert base(a, troll) == {(4, 1), (5, 1), (4, 2), (5, 2)}
    assert engagement.adjacent(a.t, troll, troll2)


@pytest.mark.rule("dun.push.allowed", "dun.position.take")
def test_a_large_attacker_pushes_a_large_opponent_and_follows(arena):
    a = arena("\n".join(["a" * 12] * 8))
    ogre = a.of_race("ogres", 5, 5, combat=9, hands=("broadsword",))
    troll = a.creature("cave-troll", 5, 3, vitality=20, skills=())
    hits = [3, 3, 2, 2, *[1] * figures.value(a.t, ogre, Attribute.STRENGTH), 1]
    a.run(melee.strike(a.t, a.blows(ogre, troll)), hits, [str(a.at(5, 2)), "take"])
    assert base(a, troll) == {(5, 2), (6, 2), (5, 3), (6, 3)}
    assert base(a, ogre) == {(5, 4), (6, 4), (5, 5), (6, 5)}


@pytest.mark.rule("dun.push.larger")
def test_a_human_pushes_no_troll(arena):
    a = arena("\n".join(["a" * 12] * 8))
    hero = a.hero(5, 5, combat=9, hands=("broadsword",))
    troll = a.creature("cave-troll", 5, 3, vitality=20, skills=())
    a.run(melee.strike(a.t, a.blows(hero, troll)), [3, 3, 2, 2, 1, 1, 1, 1])
    assert troll.cell == a.at(5, 3)


@pytest.mark.rule("dun.psych.leader-death")
@pytest.mark.parametrize(("x", "tested"), [(12, True), (13, False)])
def test_grunts_within_six_squares_of_any_part_of_a_large_leader_lose_heart(arena, x, tested):
    a = arena(HALL)
    raazbal = a.creature("raazbal", 5, 1, leader=True, level="champion")
    grunt = a.orc(x, 1, courage=0)
    a.run(damage.knock_out(a.t, raazbal.id), [1, 2] if tested else ())
    assert (grunt.id in a.state.figures) is not tested


@pytest.mark.rule("dun.jump.test", "dun.large.reference-square")
def test_an_ogre_jumps_with_one_square_of_its_base(arena):
    a = arena("\n".join(["a" * 12] * 2), ground=(Ground("pit", (4, 0), 1, 2),), points=QUIET)
    ogre = a.of_race("ogres", 2, 0, agility=9, facing="east")
    a.activate(ogre, rolled=True)
    assert f"jump @{a.at(5, 0)}" in a.offers(ogre)
    a.do(ogre, f"jump @{a.at(5, 0)}", [3, 3])
    assert base(a, ogre) == {(5, 0), (6, 0), (5, 1), (6, 1)}


# ------------------------------------------------------------------------------------------------ whole games


def playing(race):
    """The careful bot with a new hero of this race; every base is checked at every decision."""

    def policy(t, ask):
        if t.state.turn.phase != "muster":
            assert list(check._squares(t.state, t.content)) == []
        wanted = {"hero": "create", "create-race": race}.get(ask.key, "")
        return ask.find(wanted) or heroes.policy(t, ask) if wanted else heroes.policy(t, ask)

    return policy


@pytest.mark.parametrize("race", list(GAME.content(configure(GAME.info, seed=1)).races))
def test_a_lone_hero_of_every_race_explores(race):
    config = configure(GAME.info, seed=3, seats=1, mode="artificial", scenario="the-oathbound-barrow", heroes=1)
    state = play(GAME, config, playing(race)).state
    assert state.quest.ended
    assert state.map.sections_found >= 2
    hero = next(figure for figure in state.figures.values() if figure.kind == "hero")
    assert hero.span == {"1x1": 1, "2x1": 2, "2x2": 4}[GAME.content(config).races[race].base]


def test_the_bases_of_large_creatures_keep_together_in_whole_games():
    large = set()

    def policy(t, ask):
        large.update(f.card for f in t.state.figures.values() if f.side == DARK and f.span == 4)
        assert list(check._squares(t.state, t.content)) == [] or t.state.turn.phase == "muster"
        return heroes.policy(t, ask)

    for seed in range(4):
        config = configure(GAME.info, seed=seed, seats=1, mode="artificial", scenario="the-red-mothers-lair", heroes=4)
        assert play(GAME, config, policy).state.quest.ended
    assert large


@pytest.mark.rule("dun.search.element")
def test_a_search_is_offered_once_however_many_squares_of_a_base_are_beside_the_piece(arena):
    a = arena(furniture=(Furnishing("bed", (5, 2)),))
    hero = a.hero(5, 3, size=3, span=4)
    a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("search ")] == ["search #0"]
