"""What a player sees before deciding: ways, whom one could still attack, what a character can strike."""

import pytest

from undercroft.games.universalis import ids
from undercroft.games.universalis.rules import foresight
from undercroft.games.universalis.rules.options import Do
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import Ask

from ..stage import FIELD, OPEN


def reach(a, *cells):
    ask = Ask(0, "act", [Do("move", cell=cell) for cell in cells])
    return [(one.path, one.targets) for one in foresight.reach(a.t, ask)]


@pytest.mark.rule("dun.move.points", "dun.melee.target")
def test_a_move_names_its_squares_and_whom_one_could_still_attack(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(5, 4, movement=5, hands=("sword",))
    orc = a.orc(8, 4, facing="west", hands=("axe",))
    a.activate(hero)
    beside, away = a.at(7, 4), a.at(4, 4)
    (path, targets), (_, none) = reach(a, beside, away)
    assert path == (ids.cell(a.at(6, 4)), ids.cell(beside))
    assert (targets, none) == ((ids.figure(orc.id),), ())
    assert hero.cell == a.at(5, 4)
    a.state.turn.active.action = 0
    assert reach(a, beside)[0][1] == ()


@pytest.mark.rule("dun.ranged.requirements", "dun.ranged.not-engaged")
def test_who_has_a_bow_shoots_from_afar_but_not_next_to_an_enemy(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(5, 4, movement=5)
    hero.hands = [Held("short-bow", loaded=True)]
    near, far = a.orc(5, 2, facing="south", hands=("axe",)), a.orc(10, 4, facing="west", hands=("axe",))
    a.activate(hero)
    (_, free), (_, held) = reach(a, a.at(5, 5), a.at(4, 3))
    assert set(free) == {ids.figure(near.id), ids.figure(far.id)}
    assert ids.figure(far.id) not in held


@pytest.mark.rule("dun.meleerange.area", "dun.condition.kd-no-range")
def test_a_character_strikes_the_squares_round_it_and_farther_after_a_move(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(5, 4)
    orc = a.orc(9, 4, facing="west", hands=("axe",))
    found = foresight.threat(a.t, ids.figure(orc.id))
    assert {ids.cell(a.at(8, 4)), ids.cell(a.at(10, 5))} <= set(found.now)
    assert ids.cell(a.at(7, 4)) not in found.now
    assert ids.cell(a.at(7, 4)) in found.soon
    assert found.seen == (ids.figure(hero.id),)
    orc.marks |= Mark.STATIONARY
    assert foresight.threat(a.t, ids.figure(orc.id)).soon == found.now
    orc.marks |= Mark.KNOCKED_DOWN
    assert foresight.threat(a.t, ids.figure(orc.id)).soon == ()
