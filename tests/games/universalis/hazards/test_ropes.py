"""Ropes: helping others out of pits and over gaps."""

import pytest

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.state import Mark


def pit(arena, **more):
    a = arena("a" * 12, ground=(Ground("pit", (3, 0)),))
    climber = a.hero(3, 0, agility=3, marks=Mark.IN_PIT, **more)
    friend = a.hero(4, 0, strength=3, pack=("rope",))
    return a, climber, friend


@pytest.mark.rule("dun.rope.declare", "dun.rope.test")
def test_a_friend_with_a_rope_makes_up_for_a_failed_climb(arena):
    a, climber, friend = pit(arena)
    active = a.activate(friend)
    a.do(friend, "rope")
    assert active.action == 0
    a.activate(climber)
    a.do(climber, f"climb @{a.at(2, 0)}", [3, 3])
    assert climber.marks & Mark.IN_PIT
    friend.cell = a.at(5, 0)
    a.activate(climber)
    a.do(climber, f"climb @{a.at(4, 0)}", [3, 3, 4, 3])
    assert climber.cell == a.at(4, 0)


@pytest.mark.rule("dun.rope.declare")
def test_the_rope_is_offered_only_with_a_rope_beside_a_pit(arena):
    a, _, friend = pit(arena)
    a.activate(friend)
    assert "rope" in a.offers(friend)
    friend.cell = a.at(6, 0)
    assert "rope" not in a.offers(friend)
    friend.cell, friend.pack = a.at(4, 0), []
    assert "rope" not in a.offers(friend)


@pytest.mark.rule("dun.rope.direction", "dun.rope.not-in-melee-range")
def test_only_towards_the_helper_and_not_if_he_is_beset(arena):
    from undercroft.games.universalis.rules.hazards import ropes

    a, climber, friend = pit(arena)
    a.activate(friend)
    a.do(friend, "rope")
    friend.cell = a.at(5, 0)
    assert ropes.helper(a.t, climber, a.at(4, 0)) is friend
    assert ropes.helper(a.t, climber, a.at(2, 0)) is None
    a.orc(6, 0)
    assert ropes.helper(a.t, climber, a.at(4, 0)) is None


@pytest.mark.rule("dun.rope.large", "dun.rope.allies", "dun.rope.enemy-adjacent")
@pytest.mark.parametrize(("size", "ally", "enemy", "needs"), [(2, 0, 0, 7), (3, 0, 0, 8), (2, 1, 0, 6), (2, 0, 1, 8)])
def test_what_helps_and_hinders_the_helper(arena, size, ally, enemy, needs):
    from undercroft.games.universalis.rules.hazards import ropes

    a, climber, friend = pit(arena, size=size)
    a.activate(friend)
    a.do(friend, "rope")
    friend.cell = a.at(5, 0)
    if ally:
        a.hero(6, 0)
    if enemy:
        a.orc(2, 0)
    gap = a.at(3, 0)
    assert a.run(ropes.saves(a.t, climber.id, a.at(4, 0), gap), [needs // 2, needs - needs // 2])
    low = needs - 1
    assert not a.run(ropes.saves(a.t, climber.id, a.at(4, 0), gap), [low // 2, low - low // 2])
