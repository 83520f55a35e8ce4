"""When the automaton's creatures draw something to throw."""

import pytest

from undercroft.games.universalis.rules.automaton import artificial


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("far", "drawn"), [(0, "javelin"), (1, "")])
def test_a_javelin_is_drawn_where_a_walk_brings_an_enemy_within_its_range(arena, far, drawn):
    """A square farther it stays in the pack: the creature would run past its throw."""
    a = arena("a" * 40, start=((0, 0),))
    orc = a.orc(0, 0, movement=4, pack=("javelin",))
    reach = a.content.weapons["javelin"].range * (3 if a.content.weapons["javelin"].range_strength else 1)
    a.hero(4 + reach + far, 0)
    a.activate(orc)
    assert artificial.weapon_for_now(a.t, orc.id) == drawn
