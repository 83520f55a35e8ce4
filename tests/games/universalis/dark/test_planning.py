"""The plan of the classic Dark Player: made before play, activated in time, lost without points."""

import pytest

from undercroft.games.universalis.content.quests import Door, Section
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.dark import planning, playing, powers, preparing, spawning
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, Planned
from undercroft.kernel import seeded

TWO = "\n".join(["aaaabbbbbb"] * 6)


def classic(arena, **more):
    more.setdefault("doors", (Door("gate", (3, 2), "east"),))
    a = arena(more.pop("drawing", TWO), dark_seat=1, **more)
    a.state.mode, a.state.turn.phase = "classic", "act"
    a.state.dark.hand = [
        "pit",
        "riddle",
        "enemy-spotted",
        "wandering-creature",
        "ambush",
        "regeneration",
        "fireball-trap",
    ]
    return a


def creatures(a):
    return [f.card for f in a.state.figures.values() if f.side == DARK]


def grunt(a, vp=1):
    return next(n for n in a.content.factions["great-orc-clans"].creatures if a.content.creatures[n].vp == vp)


@pytest.mark.rule("dun.classic.prepare", "dun.classic.no-random")
def test_cards_are_planned_with_exact_places_within_the_budget(arena):
    a = classic(arena, leader="orc-champion")
    a.state.dark.leader_card, a.state.dark.reserve, a.state.turn.phase = "orc-champion", 6, "prepare"
    orc = grunt(a)
    script = ["none", "pit", f"square @{a.at(6, 2)}", "wandering-creature", "section #1", orc, str(a.at(9, 5)), "done"]
    a.run(preparing.prepare(a.t), (), [*script, "riddle", "door #0", "done"])
    assert a.state.dark.plan == [
        Planned("pit", "square", a.at(6, 2)),
        Planned("wandering-creature", "section", 1, ((orc, a.at(9, 5)),)),
        Planned("riddle", "door", 0),
    ]
    assert a.state.dark.reserve == 6
    last = [str(option) for option in a.t.asked[-1].options]
    assert "pit" in last
    assert "ambush" not in last
    assert "fireball-trap" not in last
    assert all(ask.seat == 1 for ask in a.t.asked)


@pytest.mark.rule("dun.classic.prepare", "dun.dpsetup.leader-item-secret")
def test_nobody_else_sees_the_plan(arena):
    a = classic(arena)
    a.state.dark.plan = [Planned("pit", "square", a.at(6, 2)), Planned("wandering-creature", "section", 1)]
    assert GAME.view(a.state, a.content, 0)["plan"] is None
    assert len(GAME.view(a.state, a.content, 1)["plan"]) == 2
    GAME.redeal(a.state, a.content, 0, seeded(5))
    assert [item.card for item in a.state.dark.plan] == ["pit", "wandering-creature"]
    assert a.board.section[a.state.dark.plan[0].place] == 1
    kept = list(a.state.dark.plan)
    GAME.redeal(a.state, a.content, 1, seeded(6))
    assert a.state.dark.plan == kept


@pytest.mark.rule("dun.classic.prepare")
def test_one_obstacle_for_a_square_or_door_and_a_card_three_times(arena):
    a = classic(arena)
    a.state.dark.reserve = 20
    a.state.dark.plan = [Planned("pit", "square", a.at(x, 0)) for x in (5, 6)] + [Planned("riddle", "door", 0)]
    pit, riddle = a.content.dark["pit"], a.content.dark["riddle"]
    places = [str(do) for do in planning._places(a.t, pit)]
    assert f"square @{a.at(5, 0)}" not in places
    assert f"square @{a.at(5, 1)}" in places
    assert planning._places(a.t, riddle) == []
    assert planning._plannable(a.t, "pit", 9)
    a.state.dark.plan.append(Planned("pit", "square", a.at(7, 0)))
    assert not planning._plannable(a.t, "pit", 9)


@pytest.mark.rule("dun.classic.prepare", "dun.dp-trap.when-quest-sheet")
def test_a_planned_trap_waits_on_its_square_even_in_the_safe_zone(arena):
    a = classic(arena)
    a.state.dark.plan, a.state.dark.reserve = [Planned("pit", "square", a.at(2, 2))], 5
    a.state.dark.hand.append("stake")
    hero = a.hero(1, 2, perception=9)
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 2)}", [6, 5])
    assert hero.cell == a.at(1, 2)
    assert a.state.dark.reserve == 3
    assert a.state.dark.plan == []
    assert a.state.dark.discard == ["pit"]
    assert "pit" in a.state.dark.hand


@pytest.mark.rule("dun.classic.no-budget", "dun.dp.activate-afford")
def test_a_planned_trap_without_points_is_lost(arena):
    a = classic(arena)
    a.state.dark.plan, a.state.dark.reserve, a.state.dark.hand = [Planned("pit", "square", a.at(2, 2))], 1, ["pit"]
    hero = a.hero(1, 2)
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 2)}")
    assert hero.cell == a.at(2, 2)
    assert (a.state.dark.plan, a.state.dark.reserve, a.state.dark.discard) == ([], 1, [])


@pytest.mark.rule("dun.classic.prepare", "dun.place.reveal")
def test_planned_creatures_stand_where_they_were_planned(arena):
    a = classic(arena)
    hero = a.hero(3, 2)
    orc = grunt(a)
    a.state.dark.reserve, a.state.dark.hand = 3, ["wandering-creature"]
    a.state.dark.plan = [Planned("wandering-creature", "section", 1, ((orc, a.at(9, 5)), (orc, a.at(8, 0))))]
    a.state.map.doors[0].obstacle = True
    a.activate(hero)
    a.reveal_all()
    a.run(playing.on_reveal(a.t, 1, hero.id, broken=False), (), ["pass"])
    assert sorted(f.cell for f in a.state.figures.values() if f.side == DARK) == [a.at(8, 0), a.at(9, 5)]
    assert a.state.dark.reserve == 1
    assert a.state.dark.discard == ["wandering-creature"]


@pytest.mark.rule("dun.classic.no-budget")
def test_a_giant_that_cannot_be_paid_is_out_for_the_rest_of_the_adventure(arena):
    """dun.ex3.classic-giant"""
    a = classic(arena)
    hero = a.hero(3, 2)
    names = a.content.factions["great-orc-clans"].creatures
    giant = max(names, key=lambda name: a.content.creatures[name].vp)
    a.reveal_all()
    a.state.dark.reserve = a.content.creatures[giant].vp - 1
    a.state.dark.plan = [Planned("special-creature", "section", 1, ((giant, a.at(8, 3)),))]
    a.state.dark.hand = ["special-creature"]
    assert giant in spawning.affordable(a.t, [], 99)
    assert planning.encounters(a.t, "section", 1, hero.id) == []
    assert creatures(a) == []
    assert a.state.dark.plan == []
    assert giant not in spawning.affordable(a.t, [], 99)
    assert a.state.dark.discard == []


@pytest.mark.rule("dun.classic.prepare", "dun.classic.no-random")
def test_each_of_five_planned_cards_comes_at_its_moment(arena):
    """dun.ex3.classic-hand"""
    sections = (Section("a"), Section("b", main=True), Section("c", kind="corridor"))
    drawing = "\n".join(["aaaabbbbbbcc"] * 6)
    doors = (Door("gate", (3, 2), "east"), Door("back", (9, 2), "east"))
    a = classic(arena, drawing=drawing, doors=doors, sections=sections, chests=((8, 0),))
    orc = grunt(a)
    a.state.dark.reserve, a.state.turn.number = 30, 3
    a.state.dark.hand = ["pit", "ambush", "enemy-spotted", "fireball-trap", "regeneration"]
    a.state.dark.plan = [
        Planned("pit", "square", a.at(2, 4)),
        Planned("ambush", "section", 2),
        Planned("enemy-spotted", "chest", a.at(8, 0), ((orc, a.at(4, 5)),)),
        Planned("fireball-trap", "chest", a.at(8, 0)),
        Planned("regeneration", "leader", -1),
    ]
    a.reveal_all()
    hero = a.hero(1, 4, perception=12, vitality=20, intelligence=9)
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 4)}", [5, 5])
    assert a.state.dark.discard == ["pit"]
    boss = a.orc(5, 0, card="orc-champion")
    a.run(planning.strengthen(a.t, boss.id))
    assert a.state.dark.discard[-1] == "regeneration"
    assert ("regeneration", boss.id) in a.state.dark.powers
    del a.state.figures[boss.id]
    hero.cell, a.state.figures[hero.id].marks = a.at(8, 1), 0
    a.activate(hero)
    chest = a.state.map.chests[a.at(8, 0)]
    assert a.run(playing.on_opening(a.t, hero.id, chest, "chest"), [6, 5, 1, 2], []) == "trapped"
    assert a.state.dark.discard[-1] == "enemy-spotted"
    assert [f.cell for f in a.state.figures.values() if f.side == DARK] == [a.at(4, 5)]
    a.state.figures = {hero.id: hero}
    a.activate(hero)
    assert a.run(playing.on_opening(a.t, hero.id, chest, "chest"), [6, 6], []) == "trapped"
    assert chest.trap == "fireball-trap"
    hero.cell, a.state.turn.active, a.state.turn.side = a.at(10, 3), None, DARK
    script = [orc, str(a.at(6, 3)), "done", "none"]
    a.run(turns.start_dark(a.t), [1, 2, 6, 5], script)
    assert a.state.dark.discard == ["pit", "regeneration", "enemy-spotted", "fireball-trap", "ambush"]
    assert a.state.dark.plan == []


@pytest.mark.rule("dun.classic.prepare")
def test_a_power_for_a_leader_needs_points_and_a_fitting_leader(arena):
    a = classic(arena)
    boss = a.orc(5, 0, card="orc-champion", leader=True)
    a.state.dark.hand, a.state.dark.reserve = ["keen-eye", "regeneration"], 2
    a.state.dark.plan = [Planned("keen-eye", "leader", -1), Planned("regeneration", "leader", -1)]
    assert powers.eligible(a.t, a.content.dark["keen-eye"]) == []
    a.run(planning.strengthen(a.t, boss.id))
    assert (a.state.dark.plan, a.state.dark.powers, a.state.dark.reserve) == ([], [], 2)
