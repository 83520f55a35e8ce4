"""Where the automaton's creatures go, drawn square by square."""

import pytest

from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.rules.automaton import artificial, positions
from undercroft.games.universalis.rules.squares import movement
from undercroft.games.universalis.state import Held, Mark, Order

HALL = "\n".join(["a" * 8] * 5)


def drawn(a, row):
    """A figure for each square; a dot: no way leads there."""
    wide = a.board.width
    page = ["." if number >= positions.FAR else str(number) for number in row]
    return " ".join("".join(page[at : at + wide]) for at in range(0, len(page), wide))


@pytest.mark.rule("dun.adp.move.nearest", "dun.adp.move.no-agility-tests")
@pytest.mark.parametrize(
    ("kind", "marks", "picture"),
    [
        ("pit", 0, "22222.77 21112.66 21012.55 21112.45 22222345"),
        ("abyss", 0, "22222.77 21112.66 21012.55 21112.45 22222345"),
        ("deep-water", 0, "22222.77 21112.66 21012.55 21112.45 22222345"),
        ("pit", Mark.FLYING, "22222345 21112345 21012345 21112345 22222345"),
        ("forest", 0, "22222345 21112345 21012345 21112345 22222345"),
    ],
)
def test_steps_are_counted_around_what_one_would_fall_into(arena, kind, marks, picture):
    a = arena(HALL, ground=(Ground(kind, (5, 0), 1, 4),))
    assert drawn(a, positions.walks(a.t, a.orc(7, 2, marks=marks), a.at(2, 2))) == picture


@pytest.mark.rule("dun.adp.move.nearest")
def test_steps_around_a_wall_and_to_a_larger_enemy(arena):
    a = arena("aaabbb\naaabbb\naaabbb", doors=(Door("d", (2, 0), "east", "open"),), start=((0, 2),))
    a.reveal_all()
    orc, hero = a.orc(5, 2), a.hero(2, 2)
    assert drawn(a, positions.walks(a.t, orc, hero.cell)) == "222345 211445 210555"
    assert positions.steps_to(a.t, orc, hero) == 5
    giant = a.figure(1, 1, side=0, kind="mercenary", card="giant-of-stone", size=3, span=4)
    assert drawn(a, positions.approach_to(a.t, orc, giant)) == "111123 100223 100333"


@pytest.mark.rule("dun.adp.move.nearest")
def test_the_nearest_are_counted_by_their_ways(arena):
    a = arena("aaabbb\naaabbb\naaabbb", doors=(Door("d", (2, 0), "east", "open"),), start=((0, 2),))
    a.reveal_all()
    orc = a.orc(3, 2)
    behind, open_ = a.hero(2, 2), a.hero(5, 0)
    assert positions.nearest_ones(a.t, orc) == [open_]
    open_.cell = a.at(0, 0)
    assert positions.nearest_ones(a.t, orc) == [behind, open_]
    behind.cell = a.at(2, 0)
    assert positions.nearest_ones(a.t, orc) == [behind]
    a.state.figures.clear()
    assert positions.nearest_ones(a.t, orc) == []


@pytest.mark.rule("dun.adp.position.spread")
def test_who_stands_beside_a_square_crowds_it(arena):
    a = arena(HALL)
    orc = a.orc(0, 0)
    a.orc(4, 2)
    a.creature("cave-troll", 5, 3)
    assert [positions.crowded(a.t, orc, a.at(*at)) for at in ((3, 2), (5, 2), (4, 3), (7, 0), (1, 0))] == [
        1,
        2,
        2,
        0,
        0,
    ]


@pytest.mark.rule("dun.adp.move.path")
def test_nobody_stands_in_a_door_through_which_others_must_come(arena):
    a = arena("aaabbb\naaabbb\naaabbb", doors=(Door("d", (2, 1), "east", "open"),), start=((0, 2),))
    a.reveal_all()
    orc, hero = a.orc(4, 1), a.hero(0, 1)
    assert [positions.blocks(a.t, orc, hero, a.at(x, 1)) for x in (1, 2, 3)] == [0, 0, 0]
    ally = a.orc(5, 1)
    assert [positions.blocks(a.t, orc, hero, a.at(x, 1)) for x in (1, 2, 3, 4)] == [0, 1, 1, 0]
    a.orc(5, 2)
    assert positions.blocks(a.t, orc, hero, a.at(2, 1)) == 2
    hero.cell = a.at(4, 1)
    assert positions.blocks(a.t, orc, hero, a.at(2, 1)) == 0
    assert ally.side == orc.side


@pytest.mark.rule("dun.adp.position.guard-leader")
def test_how_far_a_square_lies_from_the_enemys_way_to_the_leader(arena):
    a = arena(HALL, start=((0, 4),))
    orc, hero = a.orc(3, 0), a.hero(1, 2)
    assert positions.detour(a.t, orc, hero, a.at(3, 4)) == 0
    leader = a.orc(6, 2, leader=True)
    assert [positions.detour(a.t, orc, hero, a.at(x, y)) for x, y in ((2, 2), (4, 2), (1, 0), (0, 2), (3, 0))] == [
        0, 0, 2, 2, 0,
    ]  # fmt: skip
    assert positions.detour(a.t, leader, hero, a.at(0, 2)) == 0
    leader.marks |= Mark.KNOCKED_OUT
    assert positions.detour(a.t, orc, hero, a.at(0, 2)) == 0


def of_card(a, word, value=True):
    """A creature whose card says so."""
    for creature in a.content.creatures.values():
        card = a.content.behaviours[creature.behaviour]
        if bool(getattr(card, word)) is value and creature.base == "1x1":
            return creature.id
    raise AssertionError(word)


@pytest.mark.rule("dun.adp.specific-over-general", "dun.adp.move.path")
def test_what_makes_a_square_suitable(arena):
    a = arena(HALL, start=((0, 4),))
    plain = next(
        creature.id
        for creature in a.content.creatures.values()
        if creature.base == "1x1"
        and not any(getattr(a.content.behaviours[creature.behaviour], word) for word in ("flanks", "wades", "heedless"))
    )
    hero, second = a.hero(3, 2, facing="north"), a.hero(5, 2, facing="north")
    orc = a.creature(plain, 0, 0, hands=())
    stance = positions.stances(a.t, orc, hero)
    assert stance(a.at(3, 1)) == (0, 0, 0, 0, 0, 0)
    orc.hands = [Held("spear")]
    stance = positions.stances(a.t, orc, hero)
    assert (stance(a.at(3, 1))[0], stance(a.at(3, 0))[0]) == (1, 0)
    flank = a.creature(of_card(a, "flanks"), 0, 0, hands=())
    stance = positions.stances(a.t, flank, hero)
    assert (stance(a.at(3, 1))[1], stance(a.at(3, 3))[1], stance(a.at(2, 2))[1]) == (1, 0, 1)
    wader = a.creature("cave-troll", 0, 0, hands=())
    stance = positions.stances(a.t, wader, hero)
    assert (stance(a.at(4, 3))[2], stance(a.at(1, 2))[2], stance(a.at(0, 0))[2]) == (-2, -1, 0)
    assert second.cell == a.at(5, 2)


# ------------------------------------------------------------------------------------------------ keeping away


@pytest.mark.rule("dun.adp.specific-over-general")
def test_who_keeps_away_and_how_far(arena):
    a = arena(HALL)
    name = of_card(a, "keeps")
    far = a.content.behaviours[a.content.creatures[name].behaviour].keeps
    bow = a.creature(name, 1, 1, hands=("short-bow",))
    bow.spells = ()
    assert positions.keeps(a.t, bow) == far > 1
    bow.hands = []
    assert positions.keeps(a.t, bow) == 0
    bow.pack = [Held("javelin")]
    assert positions.keeps(a.t, bow) == far
    bow.pack, bow.spells, bow.mana = [], ("fire-bolt",), 1
    assert positions.keeps(a.t, bow) == far
    bow.mana = 0
    assert positions.keeps(a.t, bow) == 0
    close = a.creature(of_card(a, "keeps", value=False), 3, 1, hands=("short-bow",))
    assert positions.keeps(a.t, close) == 0


@pytest.mark.rule("dun.adp.specific-over-general")
@pytest.mark.parametrize("more", [{}, {"move_over": True}, {"points": 0}, {"running": True}])
def test_a_shooter_steps_back_only_if_it_may_still_move(arena, more):
    a = arena("a" * 20, start=((0, 0),))
    bow = a.creature(of_card(a, "keeps"), 9, 0, hands=("short-bow",), facing="west")
    a.hero(7, 0, marks=Mark.KNOCKED_DOWN)
    a.activate(bow, **{"points": 2, **more})
    a.run(positions.step_back(a.t, bow.id))
    assert a.board.xy(bow.cell)[0] == (9 if more else 11)
    assert a.state.turn.active.begun is not bool(more)


@pytest.mark.rule("dun.adp.disengage")
@pytest.mark.parametrize(("foes", "tries"), [(0, False), (1, True), (2, True), (3, False)])
def test_a_shooter_held_by_one_or_two_tries_to_get_away(arena, monkeypatch, foes, tries):
    a = arena(HALL, start=((0, 4),))
    bow = a.creature(of_card(a, "keeps"), 4, 2, hands=("short-bow",))
    for x, y in ((5, 2), (3, 2), (4, 1))[:foes]:
        a.hero(x, y)
    found = []

    async def disengage(t, who, do):
        found.append(do.verb)

    monkeypatch.setattr(positions.efforts, "disengage", disengage)
    active = a.activate(bow)
    a.run(positions.break_away(a.t, bow.id))
    assert found == ["disengage"] * tries
    found.clear()
    for hindered in ({"action": 0}, {"points": 0}):
        a.activate(bow, **hindered)
        a.run(positions.break_away(a.t, bow.id))
    bow.marks |= Mark.KNOCKED_DOWN
    a.activate(bow)
    a.run(positions.break_away(a.t, bow.id))
    assert found == []
    assert active.who == bow.id


@pytest.mark.rule("dun.adp.move.nearest")
def test_it_comes_as_near_as_it_can_or_stays(arena):
    a = arena("a" * 20, start=((19, 0),))
    orc, hero = a.orc(2, 0), a.hero(15, 0)
    ways = movement.routes(a.t, orc, 5)
    assert a.run(positions.nearer_square(a.t, orc, ways)) == a.at(7, 0)
    hero.cell = a.at(3, 0)
    assert a.run(positions.nearer_square(a.t, orc, movement.routes(a.t, orc, 5))) is None
    del a.state.figures[hero.id]
    assert a.run(positions.nearer_square(a.t, orc, ways)) is None


@pytest.mark.rule("dun.adp.behavior-leader", "dun.adp.move.nearest")
@pytest.mark.parametrize(
    ("more", "marks", "goes"),
    [({}, 0, True), ({"move_over": True}, 0, False), ({"points": 0}, 0, False), ({}, Mark.IN_PIT, False)],
)
def test_who_comes_up_to_an_enemy_has_his_action_left_and_no_move(arena, more, marks, goes):
    a = arena("a" * 20, start=((19, 0),))
    orc = a.orc(2, 0, marks=marks, hands=("axe",))
    a.hero(6, 0)
    active = a.activate(orc, **more)
    assert a.run(positions.approach(a.t, orc.id)) is goes
    assert orc.cell == a.at(5 if goes else 2, 0)
    if goes:
        assert (active.points, active.move_over, active.begun, active.action) == (0, True, True, 1)


@pytest.mark.rule("dun.adp.move.nearest")
def test_who_has_run_can_do_no_more(arena):
    a = arena("a" * 20, start=((19, 0),))
    orc = a.orc(2, 0, hands=("axe",))
    a.hero(18, 0)
    active = a.activate(orc)
    assert a.run(positions.approach(a.t, orc.id), [2, 3]) is False
    assert (orc.cell, active.action, active.points, active.move_over) == (a.at(12, 0), 0, 0, True)


@pytest.mark.rule("dun.adp.target.engaged", "dun.adp.attack.specific-target")
def test_a_shooter_looks_for_a_view_unless_it_is_sent_after_somebody(arena, monkeypatch):
    a = arena("aaaaaabbb\naaaaaabbb\naaaaaabbb", doors=(Door("d", (5, 1), "east", "open"),), start=((8, 2),))
    a.reveal_all()
    archer, hero = a.orc(4, 0, hands=("short-bow",), facing="east"), a.hero(8, 1)
    ways = movement.routes(a.t, archer, 6)
    view = a.run(positions.attack_square(a.t, archer, ways))
    assert view == positions.sight_square(a.t, archer, ways) == a.at(3, 0)
    monkeypatch.setattr(positions.aims, "prey", lambda t, figure: hero)
    close = a.run(positions.attack_square(a.t, archer, ways))
    assert close in positions.striking_squares(a.t, archer, hero, ways)
    a.state.turn.order = Order(hero.id, archer.id)  # a player who sends it somewhere has it shoot
    assert a.run(positions.attack_square(a.t, archer, ways)) == view


@pytest.mark.rule("dun.adp.attack.specific-target", "dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("x", "draws"), [(9, True), (13, False)])
def test_who_is_sent_after_somebody_draws_what_it_can_throw_at_him(arena, x, draws):
    a = arena("a" * 20)
    goblin, quarry = a.creature("goblin-sneak", 1, 0, pack=("shuriken",)), a.hero(x, 0)
    a.activate(goblin)
    a.state.turn.order = Order(quarry.id, goblin.id)
    assert artificial.weapon_for_now(a.t, goblin.id) == ("shuriken" if draws else "")
    near = a.hero(4, 0)  # another one is near enough, but it was not sent after him
    near.marks |= Mark.KNOCKED_DOWN
    assert artificial.weapon_for_now(a.t, goblin.id) == ("shuriken" if draws else "")


@pytest.mark.rule("dun.adp.move.path")
def test_a_large_one_with_a_long_weapon_keeps_all_of_itself_off(arena):
    a = arena(HALL, start=((0, 4),))
    hero = a.hero(5, 2)
    troll = a.creature("cave-troll", 0, 0, hands=("spear",))
    stance = positions.stances(a.t, troll, hero)
    assert [stance(a.at(x, 2))[0] for x in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("dun.adp.move.nearest", "dun.adp.move.no-agility-tests")
@pytest.mark.parametrize(("marks", "steps"), [(0, 9999), (Mark.FLYING, 4)])
def test_a_wall_bars_the_way_to_all_but_flyers(arena, marks, steps):
    a = arena("a" * 10, ground=(Ground("high", (4, 0), 2, 1, 3),))
    orc = a.orc(6, 0, marks=marks)
    assert positions.walks(a.t, orc, a.at(2, 0))[orc.cell] == steps
