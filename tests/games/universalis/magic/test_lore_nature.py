"""Nature: thickets, wasps, weather."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.squares.movement import remains_rough
from undercroft.games.universalis.state import HEROES

from ..stage import cast, goes_on, laid, meadow, rolled


@pytest.mark.rule("dun.skill.nature.pathfinder")
def test_a_thicket_is_a_forest(arena):
    a = arena()
    hero = a.hero(1, 1)
    cast(a, hero, "sudden-thicket", hero, answers=[str(a.at(5, 4))])
    assert laid(a) == {(x, y): "forest" for x in (4, 5, 6) for y in (3, 4, 5)}
    faun, orc = a.of_race("beastmen", 5, 4, traits=a.content.races["beastmen"].traits), a.orc(4, 4)
    assert figures.path_of(a.t, faun) == "forest"
    assert remains_rough(a.t, orc)


@pytest.mark.rule("dun.magic.permanent-duration", "dun.damage.natural-armor")
def test_wasps_sting_again_and_spoil_the_aim(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, vitality=9, armor=6)
    cast(a, hero, "angry-wasps", orc, [3, 1])
    assert [figures.bonus(a.t, orc, roll) for roll in ("shot", "casting", "attack")] == [-1, -1, 0]
    goes_on(a, HEROES, [3, 3])
    assert orc.wounds == 3


def test_a_storm_is_twice_as_bad_under_the_open_sky(arena):
    for place, dice in ((arena(), 3), (meadow(arena), 6)):
        hero, orc = place.hero(1, 1), place.orc(5, 1, vitality=20)
        friend, far = place.hero(5, 2, vitality=20), place.orc(8, 1)
        cast(place, hero, "call-the-storm", orc, [1] * (2 * dice))
        assert rolled(place, "damage") == [dice, dice]
        assert (friend.wounds, far.wounds) == (0, 0)


def test_autumn_feeds_and_heals_while_there_are_provisions(arena):
    a = arena()
    hero = a.hero(1, 1, wounds=3)
    a.state.supply.stock["pack-of-provisions"] = 1
    cast(a, hero, "autumns-bounty", hero)
    cast(a, hero, "autumns-bounty", hero)
    assert hero.wounds == 1
    assert [held.card for held in hero.pack] == ["pack-of-provisions"]


def test_the_pathless_path_is_for_those_who_set_out_together(arena):
    a = arena()
    hero, near, far = a.hero(1, 1, movement=5), a.hero(4, 1, movement=5), a.hero(6, 1, movement=5)
    heavy = a.hero(1, 3, worn=("full-armor",))
    cast(a, hero, "pathless-path", hero)
    assert [figures.value(a.t, one, Attribute.MOVEMENT) for one in (hero, near, far)] == [6, 6, 5]
    assert [figures.sure_footed(a.t, one) for one in (hero, near, far, heavy)] == [True, True, False, False]


def test_a_heart_of_oak_stands(arena):
    a = arena()
    hero = a.hero(1, 1, strength=3, armor=3, movement=5)
    cast(a, hero, "heart-of-oak", hero)
    values = [figures.value(a.t, hero, one) for one in (Attribute.STRENGTH, Attribute.ARMOR, Attribute.MOVEMENT)]
    assert values == [5, 4, 3]
    assert figures.bonus(a.t, hero, "disengage") == -2
