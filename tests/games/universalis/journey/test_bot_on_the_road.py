"""The bot on the road: onward to quests, to an Inn when weary, into a camp when none is near."""

import pytest

from undercroft.games.universalis.bots import heroes
from undercroft.games.universalis.game import GAME
from undercroft.kernel import configure, inline


def answer(on):
    on.options()
    return str(heroes.policy(on.t, on.t.asked[-1]))


def test_it_goes_to_the_nearest_flag_that_is_open(trip):
    on = trip("t30")
    assert answer(on) == "go t62"
    closed = trip("t30")
    closed.state.attempts = {"the-old-cellar": 2}
    assert answer(closed) == "go t53", "to the fort in the Troll Forest"


@pytest.mark.parametrize(("at", "chosen"), [("t54", "go t69"), ("t28", "camp")])
def test_the_weary_look_for_a_bed_and_camp_where_none_is_near(trip, at, chosen):
    on = trip(at)
    on.heroes[0].wounds = on.heroes[0].base[9] - 1
    assert answer(on) == chosen


def test_whoever_is_worn_sleeps_in_the_inn(trip):
    on = trip("t30", inside="norkfall")
    on.heroes[0].wounds = 1
    on.go("enter norkfall", dice=[1])
    assert answer(on) == "go inn"
    on.go("go inn")
    assert answer(on) == "done"


def test_its_journeys_come_to_a_quest():
    config = configure(GAME.info, seed=2, seats=2, heroes=3, scenario="journey", options={"ready-party": True})
    table = inline.play(GAME, config, heroes.policy)
    assert (table.state.ended, table.state.road.quest) == ("quest", "the-old-cellar")
