"""The worked examples of the rulebook, first part: dice, movement, exploration, encounters, ranged combat, melee.

Each docstring names its example.
"""

import pytest

from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Ground, Section
from undercroft.games.universalis.rules import activation, encounters, fighting, figures, melee, ranged, ropes, sight
from undercroft.games.universalis.rules import traps as trapping
from undercroft.games.universalis.rules.engagement import behind, engaged_with, in_front
from undercroft.games.universalis.rules.melee import Blows, attack_plus, defence_plus, strike
from undercroft.games.universalis.rules.movement import routes
from undercroft.games.universalis.rules.rolls import Roll, d3, passes
from undercroft.games.universalis.rules.shields import breaks
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark, SetTrap

LANE = "a" * 20
TWO = "aaaabbbb\naaaabbbb\naaaabbbb"


def blows(a, one, two, card="test-sword", **more):
    held = next((held for held in one.hands if held.card == card), None)
    return Blows(one.id, two.id, held, a.content.weapons[card], **more)


def duel(arena, hero=(), orc=(), **sheet):
    """Two characters face to face in the middle of the hall."""
    a = arena(**sheet)
    one = a.hero(5, 4, **{"hands": ("test-sword",), **dict(hero)})
    two = a.orc(5, 3, **{"hands": ("test-sword",), "facing": "south", **dict(orc)})
    return a, one, two


def rooms(arena, kind="door", **more):
    """Two rooms; the Scenario Die always shows Power, so that nothing comes of it."""
    more.setdefault("points", {"scenario_die": ("power",) * 6})
    return arena(TWO, doors=(Door("gate", (3, 1), "east", kind=kind),), **more)


def placed(piece, x):
    """A piece of furniture, or a column, in a lane."""
    where = "elements" if piece == "column" else "furniture"
    return {where: (Furnishing(piece, (x, 0)),)} if piece else {}


def ends(a, figure, points):
    return routes(a.t, figure, points).ends


# ------------------------------------------------------------------------------------------------ dice


@pytest.mark.rule("dun.dice.d3")
def test_a_d3_is_half_a_die():
    """dun.ex.d3-map"""
    assert [d3(face) for face in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("dun.dice.threshold")
@pytest.mark.parametrize("die", range(1, 7))
def test_four_plus_means_four_five_and_six(arena, die):
    """dun.ex.d6-threshold: recovery on 4+, a block on 5+."""
    a = arena()
    hero = a.hero(1, 1, marks=Mark.STUNNED)
    a.run(activation.begin(a.t, hero.id), [die])
    assert bool(hero.marks & Mark.STUNNED) is (die < 4)
    a, hero, orc = duel(arena, hero={"combat": 9}, orc={"hands": ("test-shield",), "vitality": 9})
    a.run(strike(a.t, blows(a, hero, orc)), [3, 3, 2, 2, die, *([] if die >= 5 else [6, 1, 1, 1])], ["-1"])
    assert orc.wounds == (0 if die >= 5 else 1)


@pytest.mark.rule("dun.test.criticals-natural", "dun.test.double-six")
def test_only_natural_sixes_are_a_double_critical():
    """dun.ex.natural-double-six"""
    assert Roll((6, 6), 12).criticals == 2
    assert Roll((5, 4), 12).criticals == 0
    assert passes(Roll((6, 6), 12), 99)
    assert not passes(Roll((5, 4), 12), 99)


# ------------------------------------------------------------------------------------------------ beginning and end


@pytest.mark.rule("dun.heroes.start-outside", "dun.heroes.start-square")
@pytest.mark.parametrize("x", [0, 1])
def test_he_enters_by_either_square_and_walks_on(arena, x):
    """dun.ex.start-two-squares"""
    a = arena(LANE, start=((0, 0), (1, 0)), points={"scenario_die": ("power",) * 6})
    taeral = a.hero(-1, 0, movement=6)
    a.run(activation.begin(a.t, taeral.id), (), [str(a.at(x, 0))])
    assert taeral.cell == a.at(x, 0)
    a.do(taeral, f"move @{a.at(x + 5, 0)}", [1])
    assert taeral.cell == a.at(x + 5, 0)
    assert a.state.layout.revealed == 1


@pytest.mark.rule("dun.end.leave-square")
def test_he_leaves_from_the_starting_square_at_once(arena):
    """dun.ex.leave-scenario"""
    a = arena(LANE)
    taeral, _ = a.hero(5, 0, movement=6), a.hero(12, 0)
    a.activate(taeral)
    assert "leave" not in a.offers(taeral)
    taeral.facing = 6
    a.state.options["literal-obstacles"] = 0
    a.state.active.rolled = True
    a.do(taeral, f"move @{a.at(0, 0)}")
    a.do(taeral, "leave")
    assert taeral.marks & Mark.LEFT
    assert taeral.cell == -1


# ------------------------------------------------------------------------------------------------ movement


@pytest.mark.rule("dun.size.equals-height")
def test_a_human_is_two_high(arena):
    """dun.ex.human-height"""
    a = arena()
    human = a.hero(1, 1)
    assert (human.size, figures.height(a.t, human)) == (2, 2)


@pytest.mark.rule("dun.door.open-unexplored", "dun.reveal.door-then-move", "dun.turn.budget")
def test_the_door_is_opened_with_the_action_and_the_move_remains(arena):
    """dun.ex.door-then-advance"""
    a = rooms(arena)
    borgron = a.hero(3, 1)
    active = a.activate(borgron)
    a.do(borgron, "open #0", [1, 1])
    assert a.state.layout.revealed == 3
    assert (active.action, active.points) == (0, 5)
    assert f"move @{a.at(5, 1)}" in a.offers(borgron)


@pytest.mark.rule("dun.terrain.difficult-cost")
def test_movement_six_is_three_difficult_squares(arena):
    """dun.ex.difficult-six"""
    a = arena(LANE, ground=(Ground("difficult", (1, 0), 12),))
    taeral = a.hero(0, 0, movement=6)
    a.activate(taeral)
    assert list(ends(a, taeral, 6)) == [a.at(1, 0), a.at(2, 0), a.at(3, 0)]


@pytest.mark.rule("dun.terrain.elevated")
def test_on_a_table_he_is_three_high(arena):
    """dun.ex.table-height"""
    a = arena(LANE, furniture=(Furnishing("table", (2, 0)),))
    human, below = a.hero(2, 0, hands=("test-sword",)), a.orc(1, 0, facing="east")
    assert figures.height(a.t, human) == 3
    assert human.size == 2
    assert attack_plus(a.t, human, below, blows(a, human, below)) == 4


@pytest.mark.rule("dun.terrain.too-high", "dun.terrain.climb-cost", "dun.terrain.step-down")
@pytest.mark.parametrize("piece", ["wardrobe", "column", "table", ""])
def test_over_the_low_piece_but_not_over_the_high_ones(arena, piece):
    """dun.ex.three-routes: the table stands for the shrine, of the same height."""
    a = arena(LANE, **placed(piece, 1))
    far = max(a.board.pieces[0].squares) + 1 if piece else a.at(2, 0)
    taeral = a.hero(0, 0, movement=6)
    a.activate(taeral)
    found = ends(a, taeral, 6)
    if piece == "table":
        wide = len(a.board.pieces[0].squares)
        assert found[a.at(1, 0)] == 2
        assert found[far] == found[far - 1] + 1
        assert wide >= 1
    elif piece:
        assert found == {}
    else:
        assert found[far] == 2


@pytest.mark.rule("dun.move.through-ally", "dun.move.directions")
def test_through_an_ally_for_two_points(arena):
    """dun.ex.three-routes"""
    a = arena(LANE)
    taeral = a.hero(0, 0, movement=6)
    ally = a.hero(1, 0)
    a.activate(taeral)
    assert a.at(1, 0) not in ends(a, taeral, 6)
    assert ends(a, taeral, 6)[a.at(2, 0)] == 3
    ally.cell = a.at(19, 0)
    assert ends(a, taeral, 6)[a.at(2, 0)] == 2


@pytest.mark.rule("dun.swim.distance", "dun.swim.roll", "dun.swim.shore")
def test_two_points_are_left_at_the_shore(arena):
    """dun.ex.swim-borgron"""
    a = arena(LANE, ground=(Ground("deep-water", (1, 0), 2),))
    borgron = a.hero(0, 0, agility=4)
    active = a.activate(borgron)
    a.do(borgron, "swim", [1, 2])
    assert active.points == 4
    assert max(ends(a, borgron, active.points)) == a.at(4, 0)


@pytest.mark.rule("dun.large.walk-over", "dun.huge.narrow")
def test_a_dragon_walks_over_an_elf_but_through_no_door(arena):
    """dun.ex.huge-dragon"""
    a = arena("aaaaaabbb\naaaaaabbb", doors=(Door("gate", (5, 0), "east", kind="open"),))
    a.reveal_all()
    dragon = a.orc(0, 0, size=4, span=4, movement=9)
    a.hero(2, 0)
    a.hero(2, 1)
    a.activate(dragon)
    found = ends(a, dragon, 9)
    assert a.at(4, 0) in found
    assert a.at(1, 0) not in found
    assert not any(a.board.xy(cell)[0] > 5 for cell in found)


# ------------------------------------------------------------------------------------------------ exploration


@pytest.mark.rule("dun.break.door", "dun.break.values", "dun.break.accumulate", "dun.break.initiative")
def test_shara_breaks_a_door_in_two_turns(arena):
    """dun.ex.break-door-shara"""
    a = rooms(arena)
    shara = a.hero(3, 1, strength=4, hands=("broadsword",))
    door = a.state.doors[0]
    door.lock = True
    a.activate(shara)
    a.do(shara, "break #0", [1, 3, 4, 5, 5])
    assert (door.wounds, door.state) == (2, "closed")
    a.state.turn += 1
    a.activate(shara)
    a.do(shara, "break #0", [2, 4, 5, 6, 6, 1, 1])
    assert door.state == "broken"
    assert len(door.blows) == 2


@pytest.mark.rule("dun.break.initiative")
def test_two_turns_of_blows_give_two_initiative(arena):
    """dun.ex.break-door-shara"""
    a = rooms(arena)
    a.reveal_all()
    a.hero(3, 1, intelligence=9)
    orc = a.orc(7, 1)
    assert not a.run(encounters.initiative(a.t, [orc.id], fighting=False, blows=2, broken=True), [4, 4, 4, 3])
    b = rooms(arena)
    b.reveal_all()
    b.hero(3, 1, intelligence=9)
    orc = b.orc(7, 1)
    assert b.run(encounters.initiative(b.t, [orc.id], fighting=False, blows=2, broken=True), [4, 4, 3, 3])


@pytest.mark.rule("dun.climb.pit")
@pytest.mark.parametrize(("dice", "out"), [([4, 4], True), ([3, 3], False)])
def test_shara_climbs_out_of_a_pit(arena, dice, out):
    """dun.ex.climb-shara"""
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    shara = a.hero(3, 0, agility=3, marks=Mark.IN_PIT)
    active = a.activate(shara)
    a.do(shara, f"climb @{a.at(4, 0)}", dice)
    assert (shara.cell == a.at(4, 0)) is out
    assert bool(shara.marks & Mark.IN_PIT) is not out
    assert active.action == 0
    assert not out or (active.points, active.quick) == (0, 0)


@pytest.mark.rule("dun.search.secret-door", "dun.search.secret-door-no-move", "dun.search.secret-door-normal")
def test_taeral_finds_a_secret_door_and_opens_it_next_turn(arena):
    """dun.ex.secret-door-taeral"""
    a = rooms(arena, kind="secret")
    taeral = a.hero(0, 1, perception=2, movement=6)
    active = a.activate(taeral)
    a.do(taeral, "secret", [5, 4])
    assert a.state.doors[0].state == "closed"
    assert active.points == 0
    a.state.turn += 1
    a.activate(taeral, rolled=True)
    a.do(taeral, f"move @{a.at(3, 1)}")
    a.do(taeral, "open #0", [1, 1])
    assert a.state.layout.revealed == 3


@pytest.mark.rule("dun.search.element-once")
def test_a_cupboard_is_searched_by_nobody_twice(arena):
    """dun.ex.cupboard-and-fountain: the cupboard."""
    a = rooms(arena, furniture=(Furnishing("cupboard", (0, 0)),))
    one, two = a.hero(1, 1), a.hero(0, 1)
    a.state.stock = {}
    a.activate(one)
    a.do(one, "search #0", [6, 5])
    assert one.pack == []
    a.activate(two)
    assert "search #0" not in a.offers(two)


@pytest.mark.rule("dun.identify.unknown-use", "dun.magic-object.break-repeat")
def test_an_unknown_magic_broadsword_is_a_broadsword_that_seldom_breaks(arena):
    """dun.ex.unknown-magic-sword"""
    sword = Held("broadsword", magic="anything", known=False)
    a, hero, orc = duel(arena, hero={"hands": (sword,), "strength": 3}, orc={"vitality": 9})
    plan = Blows(hero.id, orc.id, sword, a.content.weapons["broadsword"])
    assert melee.make_blow(a.t, plan, 0, backed=False).dice == 4
    assert not a.run(breaks(a.t, sword, 1), [1, 2])
    assert a.run(breaks(a.t, Held("broadsword"), 1), [1])


@pytest.mark.rule("dun.trap.detect-target", "dun.trap.deactivate")
@pytest.mark.parametrize(("detect", "found"), [([3, 4], True), ([2, 4], False)])
def test_a_trap_of_seven_and_five(arena, detect, found):
    """dun.ex.trap-card-7-5: the arrows at a tripwire."""
    a = rooms(arena)
    card = a.content.dark["tripwire-arrows"]
    assert (card.detect, card.disarm) == (7, 5)
    hero = a.hero(1, 1, vitality=9)
    a.activate(hero)
    a.run(trapping.spring(a.t, hero.id, card.id, a.at(2, 1)), [*detect, *([] if found else [1, 1, 1])])
    assert a.state.traps == ([SetTrap(a.at(2, 1), card.id, known=True)] if found else [])
    if found:
        a.activate(hero)
        a.do(hero, f"disarm @{a.at(2, 1)}", [2, 3])
        assert a.state.traps == []
        assert hero.wounds == 0


@pytest.mark.rule("dun.rope.enemy-adjacent", "dun.rope.not-in-melee-range")
def test_an_enemy_at_the_pit_hinders_both_and_one_at_the_helper_stops_her(arena):
    """dun.ex.rope-enemy"""
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    taeral, shara = a.hero(3, 0, agility=3, marks=Mark.IN_PIT), a.hero(4, 0, strength=3, pack=("rope",))
    orc = a.orc(2, 0)
    a.activate(shara)
    a.do(shara, "rope")
    shara.cell = a.at(5, 0)
    a.activate(taeral)
    a.do(taeral, f"climb @{a.at(4, 0)}", [4, 3, 4, 3])
    assert taeral.marks & Mark.IN_PIT
    a.activate(taeral)
    a.do(taeral, f"climb @{a.at(4, 0)}", [4, 3, 4, 4])
    assert taeral.cell == a.at(4, 0)
    taeral.cell, orc.cell = a.at(3, 0), a.at(6, 0)
    assert ropes.helper(a.t, taeral, a.at(4, 0)) is None


# ------------------------------------------------------------------------------------------------ initiative, surprise


@pytest.mark.rule("dun.init.trigger-reveal", "dun.init.heroes-win", "dun.init.heroes-win-skip")
def test_borgron_wins_initiative_and_the_orcs_do_not_act(arena):
    """dun.ex.initiative-door"""
    drawing = "\n".join(["aaaabbbbbbbbbb"] * 4)
    a = arena(drawing, doors=(Door("gate", (3, 1), "east"),), points={"scenario_die": ("power",) * 6},
              creatures=(Fixed("test-orc", (12, 1)), Fixed("test-orc", (12, 3))))  # fmt: skip
    a.state.reserve = 5
    borgron, shara = a.hero(3, 1, perception=1), a.hero(0, 0)
    a.activate(borgron)
    a.do(borgron, "open #0", [1, 1, 4, 2, 2, 3])
    assert sum(figure.side == DARK for figure in a.state.figures.values()) == 2
    assert (a.state.side, a.state.phase, a.state.hand) == (HEROES, "start", [])
    assert not (borgron.marks | shara.marks) & Mark.ACTIVATED


@pytest.mark.rule("dun.init.trigger-spawn", "dun.init.reinforce-lose")
def test_reinforcements_that_lose_wait_alone(arena):
    """dun.ex.initiative-reinforcements"""
    a = arena(LANE)
    a.hero(5, 0)
    a.state.side = DARK
    fighting_orc, new = a.orc(6, 0), a.orc(15, 0)
    a.run(encounters.initiative(a.t, [new.id], fighting=True), [5, 5, 2, 2])
    assert new.marks & Mark.WAITS
    assert not fighting_orc.marks & Mark.WAITS
    assert a.state.side == DARK


@pytest.mark.rule("dun.surprise.condition", "dun.surprise.effect", "dun.behind.condition")
def test_the_orc_is_caught_and_turned_with_its_back_to_the_elf(arena):
    """dun.ex.surprise-orc, dun.ex.surprise-borgron"""
    a = arena()
    elf, orc = a.hero(3, 3, facing="east"), a.orc(7, 3, intelligence=3, facing="west")
    lost = Roll((2, 3), 5)
    a.run(encounters.surprise(a.t, elf, orc, Roll((2, 6), 8), lost))
    assert orc.cell == a.at(7, 3)
    a.run(encounters.surprise(a.t, elf, orc, Roll((3, 5), 8), lost), (), [str(a.at(6, 3)), "2"])
    assert orc.cell == a.at(6, 3)
    assert not sight.sees(a.t, orc, elf)
    assert behind(a.board, elf, orc)


# ------------------------------------------------------------------------------------------------ sight and facing


@pytest.mark.rule("dun.los.height-block", "dun.cover.adjacent", "dun.cover.types")
@pytest.mark.parametrize(
    ("piece", "size", "cover"),
    [("", 2, ""), ("bed", 2, "light"), ("column", 2, None), ("cupboard", 2, None), ("wardrobe", 3, "light")],
)
def test_what_taeral_sees(arena, piece, size, cover):
    """dun.ex.los-taeral"""
    a = arena(LANE, **placed(piece, 4))
    x = a.board.xy(max(a.board.pieces[0].squares))[0] + 1 if piece else 5
    taeral, target = a.hero(0, 0, facing="east"), a.orc(x, 0, size=size)
    assert sight.best_line(a.t, taeral, target) == cover


@pytest.mark.rule("dun.los.flying")
def test_a_flyer_among_enemies_is_seen(arena):
    """dun.ex.los-flyer"""
    a = arena(LANE)
    nariant = a.hero(6, 0, marks=Mark.FLYING)
    near, far = a.orc(3, 0, facing="east"), a.orc(0, 0, facing="east")
    assert sight.sees(a.t, near, nariant)
    assert sight.sees(a.t, far, nariant)
    nariant.marks = 0
    assert not sight.sees(a.t, far, nariant)


@pytest.mark.rule("dun.facing.front-back")
def test_the_back_of_a_diagonal_facing(arena):
    """dun.ex.facing-diagonal"""
    a = arena()
    shara = a.hero(5, 5, facing="north-east")
    around = a.board.field(a.state.layout).touching[shara.cell]
    back = {cell for cell in around if not in_front(a.board, shara, cell)}
    assert back == {a.at(4, 5), a.at(4, 6), a.at(5, 6)}


# ------------------------------------------------------------------------------------------------ engagement


@pytest.mark.rule("dun.move.disengage-several")
@pytest.mark.parametrize(("second", "free"), [([3, 3], True), ([2, 3], False)])
def test_borgron_needs_two_passed_tests(arena, second, free):
    """dun.ex.disengage-two"""
    a = arena()
    borgron = a.hero(5, 5, agility=4)
    a.orc(5, 4)
    a.orc(6, 4)
    active = a.activate(borgron)
    a.do(borgron, "disengage", [3, 3, *second])
    assert bool(active.points) is free


@pytest.mark.rule("dun.meleerange.enter-stop", "dun.meleerange.occupied-ignore")
def test_the_orc_stops_beside_shara_unless_she_is_engaged(arena):
    """dun.ex.orc-stops"""
    a = arena("\n".join([LANE] * 3), start=((19, 0),))
    orc, shara = a.orc(0, 0), a.hero(4, 1)
    a.activate(orc)
    assert a.at(3, 0) in ends(a, orc, 9)
    assert a.at(6, 0) not in ends(a, orc, 9)
    a.orc(4, 2)
    assert a.at(6, 0) in ends(a, orc, 9)
    assert shara


@pytest.mark.rule("dun.meleerange.relief", "dun.meleerange.capacity", "dun.behind.condition")
def test_taeral_passes_the_orc_that_borgron_holds_but_not_the_troll(arena):
    """dun.ex.taeral-past-orc"""
    a = arena("\n".join([LANE] * 5), start=((19, 0),))
    taeral, orc = a.hero(1, 0), a.orc(4, 1, facing="south")
    borgron = a.hero(4, 2)
    troll = a.orc(10, 1, size=3, span=4, facing="west")
    shara = a.hero(12, 1, hands=("test-sword",))
    a.activate(taeral)
    assert engaged_with(a.t, borgron) == [orc.id]
    assert a.at(7, 0) in ends(a, taeral, 9)
    taeral.cell = a.at(9, 1)
    assert engaged_with(a.t, taeral) == [troll.id]
    assert engaged_with(a.t, shara) == [troll.id]
    a.activate(shara)
    assert melee.from_behind(a.t, shara, troll)


# ------------------------------------------------------------------------------------------------ ranged combat


@pytest.mark.rule("dun.ranged.distance")
def test_three_squares_between_are_a_distance_of_four(arena):
    """dun.ex.distance-four"""
    a = arena()
    assert a.board.distance(a.at(1, 1), a.at(5, 1)) == 4
    assert a.board.distance(a.at(1, 1), a.at(5, 4)) == 4


@pytest.mark.rule("dun.ranged.hit", "dun.ranged.stray", "dun.ranged.blunder-ally")
@pytest.mark.parametrize(
    ("dice", "hit"), [([5, 4, 6, 1, 1], "orc"), ([1, 5, 6, 1, 1], "borgron"), ([1, 1, 3, 6, 1, 1], "shara")]
)
def test_where_the_arrow_goes(arena, dice, hit):
    """dun.ex.stray-arrow"""
    a = arena(LANE + "\n" + LANE, start=((19, 0),))
    taeral = a.hero(0, 0, hands=("test-bow",), facing="east", shooting=4)
    who = {"shara": a.hero(3, 1, vitality=9), "borgron": a.hero(9, 1, vitality=9)}
    who["orc"] = a.orc(8, 0, vitality=9, facing="west")
    a.activate(taeral)
    a.do(taeral, f"shoot test-bow #{who['orc'].id}", dice)
    assert {name: figure.wounds for name, figure in who.items()} == {name: int(name == hit) for name in who}


@pytest.mark.rule("dun.ranged.mod-distance", "dun.ranged.mod-moved", "dun.ranged.mod-behind")
def test_a_shot_at_medium_distance_from_behind(arena):
    """dun.ex.shot-medium-behind"""
    a = arena(LANE, start=((19, 0),))
    taeral = a.hero(0, 0, hands=("test-bow",), facing="east", shooting=5, movement=6)
    bones = a.orc(8, 0, facing="east", vitality=9)
    a.activate(taeral, moved=1)
    a.do(taeral, f"shoot test-bow #{bones.id}", [4, 3, 1, 1, 1])
    (shot,) = a.t.told(ranged.Shot)
    assert shot.total == 10
    assert a.t.rolled[-1] == (3, 6, "damage")


# ------------------------------------------------------------------------------------------------ pushing


@pytest.mark.rule("dun.push.allowed", "dun.push.fall", "dun.fall.damage")
def test_shara_pushes_an_orc_into_a_pit(arena):
    """dun.ex.push-pit"""
    hero = {"combat": 9, "strength": 2}
    a, shara, orc = duel(arena, hero, {"vitality": 9, "natural": 3, "armor": 6}, ground=(Ground("pit", (5, 2)),))
    a.run(strike(a.t, blows(a, shara, orc)), [3, 3, 2, 2, 1, 1, 1, 3, 4, 2, 1], [str(a.at(5, 2)), "stay"])
    assert orc.cell == a.at(5, 2)
    assert orc.wounds == 2
    assert orc.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.push.larger")
def test_borgron_does_not_push_a_troll(arena):
    """dun.ex.push-troll"""
    a, borgron, troll = duel(arena, {"combat": 9}, {"vitality": 9, "size": 3})
    a.run(strike(a.t, blows(a, borgron, troll)), [3, 3, 2, 2, 1, 1, 1, 1])
    assert troll.cell == a.at(5, 3)
    assert a.t.asked == []


@pytest.mark.rule("dun.push.allowed")
def test_the_square_of_a_troll_is_no_place_for_a_pushed_orc(arena):
    """dun.ex.push-orc-by-troll"""
    a, borgron, orc = duel(arena, {"combat": 9}, {"vitality": 9})
    a.orc(5, 1, size=3, span=4, facing="south")
    a.run(strike(a.t, blows(a, borgron, orc)), [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(4, 2)), "stay"])
    assert orc.cell == a.at(4, 2)
    assert {str(option) for option in a.t.asked[0].options} == {"-1", str(a.at(4, 2))}


@pytest.mark.rule("dun.push.allowed", "dun.turn.budget")
def test_after_the_push_she_may_move_freely(arena):
    """dun.ex.push-then-move (a)"""
    a, shara, orc = duel(arena, {"combat": 9}, {"vitality": 9})
    active = a.activate(shara)
    a.do(shara, f"attack test-sword #{orc.id}", [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(5, 2)), "stay"])
    assert engaged_with(a.t, shara) == []
    assert active.points == 5
    assert f"move @{a.at(5, 7)}" in a.offers(shara)


@pytest.mark.rule("dun.position.take")
def test_after_her_move_she_may_still_take_the_square(arena):
    """dun.ex.push-then-move (b)"""
    a, shara, orc = duel(arena, {"combat": 9}, {"vitality": 9})
    a.activate(shara, moved=5, points=0)
    a.do(shara, f"attack test-sword #{orc.id}", [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(5, 2)), "take"])
    assert shara.cell == a.at(5, 3)
    assert engaged_with(a.t, shara) == [orc.id]


# ------------------------------------------------------------------------------------------------ melee


@pytest.mark.rule("dun.melee.mod-weapon")
def test_an_axe_costs_one(arena):
    """dun.ex.axe-minus-one"""
    a, hero, orc = duel(arena, {"hands": ("axe",), "combat": 4})
    assert attack_plus(a.t, hero, orc, blows(a, hero, orc, "axe")) == 3
    assert defence_plus(a.t, hero, orc) == 3


@pytest.mark.rule("dun.melee.mod-cover")
@pytest.mark.parametrize("attacker", ["skeleton", "borgron"])
def test_past_the_door_jamb_at_minus_one(arena, attacker):
    """dun.ex.skeleton-door-jamb, dun.ex.melee-cover-corner"""
    a = arena(TWO, doors=(Door("gap", (3, 1), "east", kind="open"),))
    a.reveal_all()
    borgron = a.hero(3, 1, hands=("test-sword",))
    bones = a.orc(4, 2, hands=("test-sword",), facing="west")
    one, two = (bones, borgron) if attacker == "skeleton" else (borgron, bones)
    assert attack_plus(a.t, one, two, blows(a, one, two)) == 2
    bones.cell = a.at(4, 1)
    assert attack_plus(a.t, one, two, blows(a, one, two)) == 3


@pytest.mark.rule("dun.melee.mod-cover", "dun.reach.range")
def test_a_spear_reaches_over_a_bed_at_minus_one(arena):
    """dun.ex.spear-over-bed"""
    a = arena("\n".join(["a" * 8] * 5), furniture=(Furnishing("bed", (3, 2)),))
    bones, shara = a.orc(3, 1, hands=("test-spear",), facing="south"), a.hero(3, 3)
    assert shara in fighting.attackable(a.t, bones)
    assert attack_plus(a.t, bones, shara, blows(a, bones, shara, "test-spear")) == 2


@pytest.mark.rule("dun.melee.mod-elevated")
def test_from_the_top_of_the_stairs(arena):
    """dun.ex.stairs-plus-one"""
    a, shara, orc = duel(arena, ground=(Ground("stairs", (5, 4)),))
    assert attack_plus(a.t, shara, orc, blows(a, shara, orc)) == 4
    assert attack_plus(a.t, orc, shara, blows(a, orc, shara)) == 3


@pytest.mark.rule("dun.reach.blocked")
def test_no_spear_through_an_ally(arena):
    """dun.ex.spear-through-ally"""
    a = arena()
    orc, borgron = a.orc(5, 2, hands=("test-spear",), facing="south"), a.hero(5, 4)
    assert borgron in fighting.attackable(a.t, orc)
    a.orc(5, 3)
    assert borgron not in fighting.attackable(a.t, orc)


@pytest.mark.rule("dun.reach.stop", "dun.reach.closing", "dun.reach.adjacent-penalty")
def test_the_spear_stops_shara_and_she_closes_in(arena):
    """dun.ex.spear-stops-shara"""
    a = arena("\n".join(["aaa"] * 10))
    orc = a.orc(1, 2, hands=("test-spear",), facing="south", vitality=9)
    shara = a.hero(1, 7, hands=("test-sword",), combat=9)
    a.activate(shara, rolled=True)
    assert a.at(1, 3) not in ends(a, shara, 5)
    a.do(shara, f"move @{a.at(1, 4)}")
    assert attack_plus(a.t, orc, shara, blows(a, orc, shara, "test-spear")) == 3
    a.do(shara, f"attack test-sword #{orc.id}", [3, 3, 2, 2, 6, 1, 1, 1], ["-1"])
    assert shara.cell == a.at(1, 3)
    assert (orc.cell, orc.wounds) == (a.at(1, 2), 1)
    assert attack_plus(a.t, orc, shara, blows(a, orc, shara, "test-spear")) == 2


@pytest.mark.rule("dun.turn.free-quick-action", "dun.turn.swap-action", "dun.quick.give")
def test_shara_drinks_for_free_and_gives_instead_of_her_action(arena):
    """dun.ex.initiative-door"""
    a = arena(LANE)
    shara, borgron = a.hero(3, 0, pack=("healing-potion", "test-axe")), a.hero(4, 0)
    shara.wounds = 2
    a.orc(15, 0)
    active = a.activate(shara)
    a.do(shara, next(text for text in a.offers(shara) if text.startswith("drink")))
    assert (active.quick, active.action) == (0, 1)
    a.do(shara, f"give test-axe #{borgron.id}")
    assert (active.quick, active.action) == (0, 0)
    assert borgron.pack == [Held("test-axe")]
    assert not any(text.startswith(("give", "drink")) for text in a.offers(shara))


@pytest.mark.rule("dun.large.base-2x1")
def test_a_centaur_walks_like_one_square_and_ends_on_two(arena):
    """dun.ex.centaur-2x1"""
    a = arena("\n".join([LANE] * 2), start=((19, 0),))
    centaur = a.hero(0, 0, span=2, other=1, movement=7)
    a.activate(centaur, rolled=True)
    a.do(centaur, next(text for text in a.offers(centaur) if text.startswith(f"move @{a.at(3, 0)}")))
    pair = sorted((centaur.cell, centaur.other))
    assert pair[1] - pair[0] in (1, a.board.width)
    a.activate(centaur)
    assert max(a.board.xy(cell)[0] for cell in ends(a, centaur, 7)) >= 10


@pytest.mark.rule("dun.gloss.section", "dun.gloss.main-room")
def test_five_sections_and_one_of_them_is_the_main_room(arena):
    """dun.ex.sections-five"""
    letters = [Section(letter, main=letter == "e") for letter in "abcde"]
    a = arena("aabbee\naabbee\nccddee\nccddee", sections=tuple(letters))
    assert len(a.board.sections) == 5
    assert [section.id for section in a.board.sections if section.main] == ["e"]
    assert a.board.squares[4].bit_count() == 8


@pytest.mark.rule("dun.light.hand")
def test_the_torch_in_hand_is_lit_and_the_one_in_the_pack_is_not(arena):
    """dun.ex.organiser: mace and torch in the hands, rope and potion in the backpack."""
    a = arena()
    torch = Held("torch", lit=True)
    hero = a.hero(1, 1, hands=("mace", torch), worn=("chainmail",), pack=("rope", "healing-potion"))
    a.state.dark_sections[0] = "dark"
    assert figures.unlit(a.t, hero.cell) == ""
    hero.hands.remove(torch)
    hero.pack.append(torch)
    assert figures.unlit(a.t, hero.cell) == "dark"


@pytest.mark.rule("dun.cover.when", "dun.cover.types")
def test_a_line_that_touches_the_corner_of_a_column_gives_heavy_cover(arena):
    """dun.ex.los-taeral: the column's corner."""
    a = arena(elements=(Furnishing("column", (3, 2)),))
    taeral, bones = a.hero(0, 0, facing="south-east"), a.orc(3, 3)
    assert sight.best_line(a.t, taeral, bones) == "heavy"
    bones.cell = a.at(2, 3)
    assert sight.best_line(a.t, taeral, bones) == ""


@pytest.mark.rule("dun.los.flying")
def test_a_high_column_hides_even_a_flyer(arena):
    """dun.ex.los-flyer: the column stands for the tree."""
    a = arena(LANE, elements=(Furnishing("column", (3, 0)),))
    nariant = a.hero(6, 0, marks=Mark.FLYING)
    orc, other = a.orc(0, 0, facing="east"), a.orc(4, 0, facing="east")
    assert not sight.sees(a.t, orc, nariant)
    assert sight.sees(a.t, other, nariant)
