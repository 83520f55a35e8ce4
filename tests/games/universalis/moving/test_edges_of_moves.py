"""Square 0, the last point of a move, and what is left to do after a quest."""

import pytest

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.rules.checks import skills
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.squares import passages
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Mark

LANE = "a" * 12


@pytest.mark.rule("dun.push.allowed", "dun.push.optional")
@pytest.mark.parametrize(("where", "cell", "take"), [("0", 0, ["stay"]), ("-1", 1, [])])
def test_one_is_pushed_onto_the_first_square_of_the_board_like_onto_any_other(arena, where, cell, take):
    a = arena(LANE, start=((11, 0),))
    hero, orc = a.hero(2, 0, hands=("broadsword",), combat=9, strength=1), a.creature("orc-warrior", 1, 0, vitality=9)
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [5, 4, 1, 2, 1, 1], [where, *take])
    assert orc.cell == cell


@pytest.mark.rule("dun.skill.nature.watchman.adp")
@pytest.mark.parametrize(("points", "goes"), [(0, False), (1, True)])
def test_a_watchman_uses_his_last_point_to_come_to_a_door(arena, points, goes):
    a = arena("aaaabbbb", doors=(Door("gate", (3, 0), "east"),), start=((0, 0),))
    guard = a.creature("orc-spearman", 2, 0)
    active = a.activate(guard, points=points)
    assert a.run(artificial.keep_watch(a.t, guard.id)) is goes
    assert guard.cell == a.at(3 if goes else 2, 0)
    assert active.points == 0


@pytest.mark.rule("dun.xp.invest-when", "dun.ko.lost-prisoner")
def test_after_a_quest_the_living_and_free_invest_their_experience(arena):
    a = arena()
    one, dead = a.hero(1, 1, card="shara", marks=Mark.LEFT), a.hero(2, 1, card="herbod", marks=Mark.DEAD | Mark.LEFT)
    held = a.hero(3, 1, card="taeral", marks=Mark.LEFT)
    held.uses[aftermath.CAPTIVE] = 1
    a.state.quest.ended = "won"
    a.activate(one)
    a.run(aftermath.begin(a.t), (), ["rescue"])
    assert a.state.turn.active is None, "nobody acts any more"
    assert a.state.stay.investing == [one.id]
    assert (a.state.turn.phase, a.state.quest.settled) == ("aftermath", True)
    assert dead.id in a.state.figures


@pytest.mark.rule("dun.move.through-ally", "dun.large.base-2x1")
def test_a_mount_that_an_enemy_touches_with_its_second_square_cannot_be_crossed(arena):
    """A horse lies across the lane: its hind square is beside the orc, its front is not."""
    a = arena("aaaaaaaa\n..a.....")
    hero, keeper = a.hero(5, 0, movement=6), a.hero(7, 0)
    horse = a.companion("riding-horse", 4, 0, kind="pet", owner=keeper.id)
    a.activate(hero)
    assert a.at(2, 0) in routes(a.t, hero, 6).ends
    orc = a.creature("orc-warrior", 2, 1, marks=Mark.KNOCKED_DOWN)
    assert a.at(2, 0) not in routes(a.t, hero, 6).ends
    assert (horse.span, orc.cell) == (2, a.at(2, 1))


@pytest.mark.rule("dun.ko.body", "dun.carry.companion-cost")
@pytest.mark.parametrize("x", [0, 1])
def test_a_body_on_the_first_square_of_the_board_is_lifted_like_any_other(arena, x):
    a = arena(LANE, start=((11, 0),))
    hero, fallen = a.hero(x + 1, 0), a.hero(x, 0, marks=Mark.KNOCKED_OUT)
    a.activate(hero)
    a.do(hero, f"lift #{fallen.id}")
    assert fallen.owner == hero.id


@pytest.mark.rule("dun.reveal.arrow", "dun.reveal.arrow-remove")
@pytest.mark.parametrize(
    ("x", "y", "door", "facing"),
    [
        (3, 2, ("gap", (3, 2), "east"), 2), (4, 2, ("gap", (3, 2), "east"), 6), (2, 2, ("gap", (2, 2), "south"), 4),
        (2, 3, ("gap", (2, 2), "south"), 0),
    ],
)  # fmt: skip
def test_an_arrow_points_from_either_side_into_what_nobody_knows(arena, x, y, door, facing):
    east = door[2] == "east"
    drawing = "\n".join(["aaaabbbb"] * 6) if east else "\n".join(["aaaa"] * 3 + ["bbbb"] * 3)
    a = arena(drawing, doors=(Door(*door, kind="arrow"),))
    known = a.board.section[a.at(x, y)]
    a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=1 << known, pieces=a.board.pieces)
    assert passages.arrow_at(a.t, a.at(x, y)) == [(0, facing)]
    a.reveal_all()
    assert passages.arrow_at(a.t, a.at(x, y)) == []


@pytest.mark.rule("dun.encounter.not-start-section", "dun.encounter.no-space")
def test_a_thief_comes_where_heroes_are_and_not_where_creatures_are(arena):
    drawing = "\n".join(["aaaabbbbbbcccccc"] * 6)
    doors = (Door("gate", (3, 2), "east"), Door("back", (9, 2), "east"))
    a = arena(drawing, dark_seat=1, doors=doors)
    a.reveal_all()
    a.state.dark.reserve = 5
    hero = a.hero(7, 2)
    orc = a.creature("orc-warrior", 14, 5)
    for door in a.state.map.doors:
        door.state = "closed"
    found = spawning.lurking(a.t, True)
    assert a.board.section[hero.cell] in found
    assert (a.board.section[orc.cell] in found) is (a.board.section[orc.cell] in spawning.lurking(a.t, False))


@pytest.mark.rule("dun.meleerange.occupied-ignore", "dun.meleerange.capacity")
@pytest.mark.parametrize("held", [True, False])
def test_a_friend_on_the_first_square_of_the_board_keeps_an_enemy_busy_too(arena, held):
    a = arena("\n".join([LANE] * 2), start=((11, 0),))
    hero = a.hero(4, 0, movement=5)
    a.creature("orc-warrior", 1, 1)
    if held:
        a.hero(0, 0)
    a.activate(hero, rolled=True)
    assert (f"move @{a.at(1, 0)}" in a.offers(hero)) is held
    a.do(hero, f"move @{a.at(1 if held else 2, 0)}")
    assert hero.cell == a.at(1 if held else 2, 0)


@pytest.mark.rule("dun.meleerange.occupied-ignore", "dun.large.base-2x1")
@pytest.mark.parametrize("x", [3, 4])
def test_a_mount_keeps_an_enemy_busy_with_either_of_its_squares(arena, x):
    """Its second square lies west of the first: at (3, 1) it touches the orc, at (4, 1) neither does."""
    a = arena("\n".join([LANE] * 3), start=((11, 0),))
    hero, keeper = a.hero(6, 0, movement=7), a.hero(11, 2)
    a.companion("riding-horse", x, 2, kind="pet", owner=keeper.id)
    a.creature("orc-warrior", 1, 1)
    a.activate(hero, rolled=True)
    assert (f"move @{a.at(0, 0)}" in a.offers(hero)) is (x == 3)
    a.do(hero, f"move @{a.at(0 if x == 3 else 2, 0)}")
    assert hero.cell == a.at(0 if x == 3 else 2, 0)


@pytest.mark.rule("dun.terrain.step-down", "dun.skill.nature.flying.choose")
def test_a_flyer_pays_for_every_square_over_a_drop(arena):
    a = arena(LANE, ground=(Ground("high", (5, 0), 7, 1, 2),))
    drake = a.creature("drakeling", 7, 0, marks=Mark.FLYING)
    a.activate(drake)
    assert routes(a.t, drake, 3).ends[a.at(4, 0)] == 3
    assert a.at(3, 0) not in routes(a.t, drake, 3).ends


@pytest.mark.rule("dun.evolve.fortune")
@pytest.mark.parametrize(("luck", "offered"), [(0, True), (1, True), (2, False)])
def test_fortune_is_bought_twice_at_most(arena, luck, offered):
    a = arena()
    hero = a.hero(1, 1, card="shara", xp=9, luck=luck)
    assert ("fortune" in [str(one) for one in experience.investments(a.t, hero.id)]) is offered


@pytest.mark.rule("dun.skill.combat.hatred-towards-character-creature.reroll")
def test_one_of_its_kinds_is_enough_to_be_hated(arena):
    a = arena()
    for card in (one for one in a.content.creatures.values() if len(one.kinds) > 1):
        foe = a.creature(card.id, 4, 4)
        for kind in card.kinds:
            hero = a.hero(1, 1, traits=(Trait("hatred-towards", word=kind),), skills=("hatred-towards",))
            assert skills.hates(a.t, hero, foe)
        del a.state.figures[foe.id]
    elf = a.hero(1, 2, traits=(Trait("hatred-towards", word="elf"),), skills=("hatred-towards",))
    assert not skills.hates(a.t, elf, a.creature("orc-warrior", 4, 4))


@pytest.mark.rule("dun.adp.place.thief", "dun.encounter.free-squares")
def test_a_dark_players_thief_stands_three_squares_from_heroes_on_their_feet_only(arena):
    """Neither a hero who lies there nor other creatures count; where no hero stands it may be anywhere."""
    drawing = "\n".join(["aaaabbbbbbbbbbbb"] * 3)
    a = arena(drawing, dark_seat=1, doors=(Door("gate", (3, 1), "east"),))
    a.reveal_all()
    a.state.dark.reserve = 5
    hero = a.hero(9, 1)
    a.hero(13, 1, marks=Mark.KNOCKED_OUT)
    a.creature("orc-warrior", 6, 0)
    picked = []

    def see(ask):
        picked.append({a.board.xy(option.cell) for option in ask.options})
        return ask.options[0]

    a.run(spawning.place_creatures(a.t, "thief", 1, -1), (), ["orc-warrior", see])
    assert picked == [{(x, y) for x in (6, 12) for y in range(3)} - {(6, 0)}]
    hero.marks = Mark.KNOCKED_OUT
    a.state.figures = {id: f for id, f in a.state.figures.items() if f.kind == "hero"}
    a.run(spawning.place_creatures(a.t, "thief", 1, -1), (), ["orc-warrior", see])
    assert {x for x, _ in picked[1]} == set(range(4, 16))
