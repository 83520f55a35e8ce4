"""Footbridges square by square: where one can be built, what it takes, and under whom it breaks."""

import pytest

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.events import BridgeFell, BridgeStands
from undercroft.games.universalis.rules.hazards import bridges
from undercroft.games.universalis.state import Building, Held, Mark

MAP = "\n".join(["a" * 7] * 5)
CLIFF = Ground("abyss", (2, 0), 2, 5)
TOOLS = ("pickaxes", "rope")


def cliff(arena, *more, **sheet):
    return arena(MAP, ground=(CLIFF, *more), **sheet)


def pair(arena, own=TOOLS, theirs=()):
    a = cliff(arena)
    return a, a.hero(1, 2, pack=own), a.hero(4, 2, pack=theirs)


@pytest.mark.rule("dun.bridge.start")
def test_the_squares_of_a_cliff_straight_ahead(arena):
    a = cliff(arena)
    assert bridges.across(a.t, a.at(1, 2), 1) == (a.at(2, 2), a.at(3, 2))
    assert bridges.across(a.t, a.at(4, 2), -1) == (a.at(3, 2), a.at(2, 2))
    assert bridges.across(a.t, a.at(1, 2), -1) == ()
    assert bridges.across(a.t, a.at(0, 0), -1) == ()
    assert bridges.across(a.t, a.at(2, 0), 7) == (), "it never comes to another side"
    corner = arena("aaa\naaa", ground=(Ground("abyss", (0, 0), 2),))
    assert bridges.across(corner.t, corner.at(2, 0), -1) == (), "the board ends"


@pytest.mark.rule("dun.bridge.start")
@pytest.mark.parametrize(
    ("own", "theirs", "may"),
    [
        (TOOLS, (), True),
        ((), TOOLS, True),
        (TOOLS[:1], TOOLS[1:], False),
        ((), (), False),
    ],
)
def test_one_of_the_two_has_pickaxes_and_a_rope(arena, own, theirs, may):
    a, hero, friend = pair(arena, own, theirs)
    found = [(friend.id, (a.at(2, 2), a.at(3, 2)))] if may else []
    assert bridges.partners(a.t, hero) == found
    friend.marks |= Mark.KNOCKED_DOWN
    assert bridges.partners(a.t, hero) == []
    friend.marks = 0
    a.orc(5, 2)
    assert bridges.partners(a.t, hero) == []


@pytest.mark.rule("dun.bridge.start", "dun.bridge.time")
@pytest.mark.parametrize(
    ("active", "kind", "at", "found"),
    [
        ({}, "hero", (1, 2), ["bridge"]),
        ({"moved": 1}, "hero", (1, 2), []),
        ({"action": 0}, "hero", (1, 2), []),
        ({}, "pet", (1, 2), []),
        ({}, "hero", (1, 3), []),
        ({}, "hero", (0, 2), []),
    ],
)
def test_who_can_begin_a_bridge(arena, active, kind, at, found):
    a, hero, _ = pair(arena)
    hero.kind, hero.cell = kind, a.at(*at)
    a.activate(hero, **active)
    assert [text.split()[0] for text in a.offers(hero) if text.split()[0] in ("bridge", "build")] == found


@pytest.mark.rule("dun.bridge.start", "dun.bridge.time")
@pytest.mark.parametrize("giver", [0, 1])
def test_the_tools_are_gone_and_both_work_turn_by_turn(arena, giver):
    a, hero, friend = pair(arena, *((TOOLS, ()) if giver == 0 else ((), TOOLS)))
    a.activate(hero)
    a.play(hero, f"bridge #{friend.id}", [])
    gap = (a.at(2, 2), a.at(3, 2))
    assert a.state.map.building == [Building(hero.id, friend.id, (hero.cell, friend.cell), gap, 2, (hero.id,))]
    assert (hero.pack, friend.pack) == ([], [])
    bridges.progress(a.t)
    assert [(job.left, job.worked) for job in a.state.map.building] == [(2, ())], "one of them did not work"
    for left in (1, 0):
        for one in (hero, friend):
            a.activate(one)
            a.play(one, "build", [])
        bridges.progress(a.t)
        assert [job.left for job in a.state.map.building] == [left] * (left > 0)
    assert a.state.map.layout.bridges == (gap,)
    assert [event.cell for event in a.t.told(BridgeStands)] == [gap[0]]


@pytest.mark.rule("dun.bridge.time")
def test_who_leaves_his_place_gives_it_up(arena):
    a, hero, friend = pair(arena)
    job = Building(hero.id, friend.id, (hero.cell, friend.cell), (a.at(2, 2), a.at(3, 2)), 2)
    for change in ("cell", "marks", "gone"):
        a.state.map.building = [job]
        bridges.progress(a.t)
        assert a.state.map.building == [job]
        if change == "cell":
            friend.cell = a.at(4, 3)
        elif change == "marks":
            friend.cell, friend.marks = a.at(4, 2), Mark.KNOCKED_OUT
        else:
            friend.marks = 0
            del a.state.figures[friend.id]
        bridges.progress(a.t)
        assert a.state.map.building == []
        friend.cell = a.at(4, 2)
        friend.marks = 0


def test_what_is_spent_is_the_first_of_its_kind(arena):
    a = cliff(arena)
    hero = a.hero(1, 2, hands=("rope",), pack=("axe", "rope"))
    bridges.spend(a.t, hero, "rope")
    assert (hero.hands, hero.pack) == ([Held("rope")], [Held("axe")])
    bridges.spend(a.t, hero, "rope")
    assert hero.hands == []
    bridges.spend(a.t, hero, "rope")
    assert hero.pack == [Held("axe")]


# ------------------------------------------------------------------------------------------------ standing bridges


@pytest.mark.rule("dun.bridge.destroy")
def test_the_two_ends_of_a_bridge(arena):
    a = cliff(arena, Ground("footbridge", (2, 2), 2))
    (bridge,) = a.board.bridges
    assert bridges.ends(a.t, bridge) == (a.at(1, 2), a.at(4, 2))
    hero = a.hero(1, 2)
    for at, may in (((1, 2), True), ((4, 2), True), ((1, 1), False), ((2, 2), False)):
        hero.cell = a.at(*at)
        a.activate(hero)
        assert (f"cut-bridge @{bridge[0]}" in a.offers(hero)) is may, at
    hero.kind = "pet"
    hero.cell = a.at(1, 2)
    assert not [text for text in a.offers(hero) if text.startswith("cut-bridge")]
    short = arena(MAP, ground=(Ground("abyss", (3, 0), 1, 5), Ground("footbridge", (3, 2))))
    assert bridges.ends(short.t, short.board.bridges[0]) == (short.at(2, 2), short.at(4, 2))


@pytest.mark.rule("dun.bridge.destroy", "dun.bridge.large", "dun.bridge.huge")
def test_with_a_bridge_all_fall_who_stand_on_it_but_flyers(arena):
    a = cliff(arena, Ground("footbridge", (2, 2), 2))
    (bridge,) = a.board.bridges
    cutter, flyer = a.hero(1, 2), a.hero(2, 2, marks=Mark.FLYING)
    victim, safe = a.orc(3, 2), a.orc(4, 2)
    a.activate(cutter)
    a.play(cutter, f"cut-bridge @{bridge[0]}", [])
    assert a.state.turn.active.action == 0
    assert [event.cell for event in a.t.told(BridgeFell)] == [bridge[0]]
    assert victim.id not in a.state.figures or victim.marks & Mark.KNOCKED_OUT
    assert (flyer.cell, safe.cell) == (a.at(2, 2), a.at(4, 2))
    assert not flyer.marks & Mark.KNOCKED_OUT
    assert set(a.state.map.layout.overtiles) == {(cell, "abyss") for cell in bridge}


@pytest.mark.rule("dun.bridge.large", "dun.bridge.huge")
@pytest.mark.parametrize(
    ("size", "marks", "before", "dice", "breaks"),
    [
        (2, 0, (1, 2), [], False),
        (3, 0, (1, 2), [1], True),
        (3, 0, (1, 2), [2], False),
        (3, 0, (3, 2), [], False),
        (4, 0, (1, 2), [], True),
        (4, Mark.FLYING, (1, 2), [], False),
    ],
)
def test_under_whom_a_bridge_gives_way(arena, monkeypatch, size, marks, before, dice, breaks):
    a = cliff(arena, Ground("footbridge", (2, 2), 2))
    fell = []

    async def collapse(t, bridge):
        fell.append(bridge)

    monkeypatch.setattr(bridges, "collapse", collapse)
    one = a.orc(2, 2, size=size, marks=marks)
    assert a.run(bridges.gives_way(a.t, one.id, a.at(*before), a.at(2, 2)), dice) is breaks
    assert fell == [a.board.bridges[0]] * breaks
    assert not a.run(bridges.gives_way(a.t, one.id, a.at(0, 0), a.at(1, 1)))
