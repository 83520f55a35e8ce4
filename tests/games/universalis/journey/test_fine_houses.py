"""The fine print of a house of one's own: what it costs, and how often one changes one's mind in it."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.rules.between import stays
from undercroft.games.universalis.state import Held


def at_home(trip, **more):
    on = trip("t30", inside="norkfall")
    on.road.homes = {"norkfall": [Held("rope")]}
    on.heroes[0].pack = [Held("torch")]
    on.go("enter norkfall", dice=[1])
    on.go("go home")
    return on


@pytest.mark.rule("dun.home.use")
@pytest.mark.parametrize(("thoughts", "offered"), [(0, True), (29, True), (30, False)])
def test_a_house_is_used_thirty_times_in_one_stay(trip, thoughts, offered):
    on = at_home(trip)
    on.state.making.second_thoughts = thoughts
    found = stays.over_the_counter(on.t, on.heroes[0].id, on.content.services["home"])
    inside = [str(one) for one in found]
    assert inside == (["bed home", "store torch", "fetch rope"] if offered else [])


@pytest.mark.rule("dun.home.use")
@pytest.mark.parametrize("deal", ["bed home", "store torch", "fetch rope"])
def test_whatever_is_done_at_home_is_counted(trip, deal):
    on = at_home(trip)
    before = on.state.making.second_thoughts
    on.go(deal)
    assert on.state.making.second_thoughts == before + 1


@pytest.mark.rule("dun.home.buy")
@pytest.mark.parametrize(("coins", "surcharge", "offered"), [(15, 0, True), (14, 0, False), (15, 1, False)])
def test_all_of_the_group_pay_for_a_house(trip, coins, surcharge, offered):
    """Thirty coins, of which the other hero has fifteen."""
    on = trip("t30", inside="norkfall")
    on.heroes[0].coins, on.heroes[1].coins = coins, 15
    on.go("enter norkfall", dice=[1])
    on.go("go home")
    on.state.stay.surcharge = surcharge
    found = stays.over_the_counter(on.t, on.heroes[0].id, on.content.services["home"])
    assert [str(one) for one in found] == (["house home"] if offered else [])
